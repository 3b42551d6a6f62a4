# Atlantis in Russian. Arguments named $seat and $rival arrive as players' names: of any gender, never declined.
# Messages named word-… are building blocks of this file alone; another language has its own.

game-sentence = Остров тонет, и с каждым шагом путь за спиной исчезает: доведи три фигурки до Материка и спаси как можно больше ценностей.

## Building blocks

# Nominative, after a colon or a dash.
word-item =
    { $item ->
        [flag] флаг
        [olive] оливковая ветвь
        [helmet] шлем
        [amphora] амфора
        [ring] кольцо
        [statue] статуя
        [crown] корона
        [coins] монеты
        [wreath] венок
        [lyre] лира
        [sickle] серп
       *[weapons] оружие
    }
# Nominative, after a colon or in quotation marks.
word-tile =
    { $tile ->
        [flag] флаг { $value }
        [olive] оливковая ветвь { $value }
        [helmet] шлем { $value }
        [amphora] амфора { $value }
        [ring] кольцо { $value }
        [statue] статуя { $value }
        [crown] корона { $value }
        [coins] монеты { $value }
        [wreath] венок { $value }
        [lyre] лира { $value }
        [sickle] серп { $value }
       *[weapons] оружие { $value }
    }
# Where.
word-place =
    { $place ->
        [atlantis] на Атлантиде
        [mainland] на Материке
       *[other] на участке { $place }
    }
# Where to.
word-to-place =
    { $place ->
        [atlantis] на Атлантиду
        [mainland] на Материк
       *[other] на участок { $place }
    }
# Where from.
word-from-place =
    { $place ->
        [atlantis] с Атлантиды
        [mainland] с Материка
       *[other] с участка { $place }
    }
# Accusative.
word-cards =
    { $cards ->
        [one] { $cards } карту
        [few] { $cards } карты
        [many] { $cards } карт
       *[other] { $cards } карты
    }
# Nominative.
word-cards-nominative =
    { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
        [many] { $cards } карт
       *[other] { $cards } карты
    }
# Nominative and accusative.
word-price =
    { $price ->
        [one] { $price } очко
        [few] { $price } очка
        [many] { $price } очков
       *[other] { $price } очка
    }
word-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }

## Names of the items in this match's edition, in full and for the board in text

item-flag = флаг
item-olive = оливковая ветвь
item-helmet = шлем
item-amphora = амфора
item-ring = кольцо
item-statue = статуя
item-crown = корона
item-coins = монеты
item-wreath = венок
item-lyre = лира
item-sickle = серп
item-weapons = оружие
short-flag = Фл
short-olive = Ол
short-helmet = Шл
short-amphora = Ам
short-ring = Ко
short-statue = Ст
short-crown = Кр
short-coins = Мо
short-wreath = Ве
short-lyre = Ли
short-sickle = Се
short-weapons = Ор
colour-red = красный
colour-green = зелёный
colour-grey = серый
colour-brown = коричневый
colour-blue = синий
colour-white = белый
colour-gold = золотой

## Actions, as a player chooses them

action-drawn-seat = По жребию начинает { $seat }
action-revealed = Открывается жетон: { word-tile }
action-drawn = Выпадает карта: { word-item }
action-figure = Выбрать фигурку { $number } { word-from-place }
action-play = Разыграть карту: { word-item }
action-buy = Отдать жетон со значением { $value } за { word-cards }
action-pay-card = Заплатить картой: { word-item }
action-pay-tile = Заплатить жетоном со значением { $value }
action-show = Показать руку и взять карты: ни одна фигурка не может идти
action-draw = Не ставить мост и взять карты
action-bridge = Поставить мост через преграду { $gap }

## The log

log-first = Начинает { $seat }.
log-laid = Жетон { word-place }: { word-tile }.
log-revealed = Нижний жетон { word-place }: { word-tile }.
log-drawn = { $seat } берёт карту.
log-drawn-own = { $seat } берёт карту: { word-item }.
log-figure = { $seat } выбирает фигурку { $number }.
log-play = { $seat } разыгрывает карту «{ word-item }»: фигурка { $number } идёт { word-to-place }.
log-play-occupied = { $seat } разыгрывает карту «{ word-item }»: фигурка { $number } приходит { word-to-place }, там занято, и нужно идти дальше.
log-price = { $seat } платит за переправу: к оплате { word-price }.
log-pay-card = { $seat } платит картой «{ word-item }».
log-pay-tile = { $seat } платит жетоном со значением { $value }.
log-tile = { $seat } забирает { word-from-place } жетон «{ word-tile }».
log-no-tile = { $seat } остаётся без жетона: позади нет ни одного свободного.
log-gap = Теперь на пути водная преграда: { $gap }.
log-slide = Край пути придвигается.
log-buy = { $seat } отдаёт жетон со значением { $value } за карты.
log-show = { $seat } не может передвинуть ни одной фигурки и показывает руку: { word-cards-nominative }.
log-no-bridge = { $seat } не ставит мост.
log-bridge = { $seat } ставит мост через преграду { $gap }.
log-shuffle = Сброс перемешивается и становится новой колодой.
log-no-cards = { $seat } не берёт карту: карт больше нет.
log-third-figure = { $seat } доводит до Материка третью фигурку: этот ход завершает игру.
log-standstill = Никто больше не может ни ходить, ни брать карты: игра заканчивается.
log-paid = { $seat }: долг за путь до Материка — { word-price }, уплачено { $value }.
log-unpaid = { $seat }: долг за путь до Материка — { word-price }, уплачено только { $value }.
log-score = { $seat }: { word-points }.

## How the game ended

ended-third-figure = три фигурки одного игрока на Материке
ended-standstill = никто больше не мог ни ходить, ни брать карты

## What an action costs and brings

preview-card = { word-item }: { word-to-place }, цена { $price }, жетон «{ word-tile }».
preview-card-no-tile = { word-item }: { word-to-place }, цена { $price }, жетона позади нет.
preview-card-goes-on = { word-item }: { word-to-place }, цена { $price }, там занято, нужна ещё одна карта.
preview-leads-to = Фигурка идёт { word-to-place }.
preview-goes-on = Там занято: нужна ещё одна карта.
preview-gap = Переправа через преграду { $gap } стоит { word-price }.
preview-price = За это движение нужно заплатить { word-price }.
preview-tile = Ты забираешь жетон «{ word-tile }» { word-from-place }.
preview-tile-lower = Ты забираешь жетон «{ word-tile }» { word-from-place }; жетон под ним открывается.
preview-no-tile = Позади нет ни одного свободного жетона.
preview-new-gap = После этого там преграда { $gap }, и переправа через неё стоит { word-price }.
preview-path-slides = После этого край пути придвигается.
preview-cards = Ты берёшь { word-cards }.
preview-ends-game = Это твоя третья фигурка: этот ход завершает игру.
preview-would-lose = Сейчас это означает поражение: { $own } против { $best }.
preview-sold = Твой жетон со значением { $value } уходит из игры.
preview-may-be-stuck = Без этого жетона ни одна твоя фигурка не сможет идти, разве что поможет купленная карта.
preview-bought-cannot-pay = Купленными картами в этом ходу нельзя платить за переправу.
preview-pays =
    { $value ->
        [one] Оплачивает { $value } очко.
        [few] Оплачивает { $value } очка.
        [many] Оплачивает { $value } очков.
       *[other] Оплачивает { $value } очка.
    }
preview-still-owed = Останется заплатить { word-price }.
preview-overpaid =
    { $value ->
        [one] Пропадает { $value } очко.
        [few] Пропадают { $value } очка.
        [many] Пропадает { $value } очков.
       *[other] Пропадает { $value } очка.
    }
preview-hand-shown = Все видят твою руку, и твой ход заканчивается.
preview-only-bridge = Это твой единственный мост.
preview-bridge = Сейчас переправа через эту преграду стоит { word-price }; с мостом она станет бесплатной для всех.
preview-saves = Если игра закончится сейчас, { $seat } сэкономит на этом { word-price }.

## Why something is not allowed

now-start = Сначала выбери фигурку; перед этим можно отдать жетон за карты или поставить мост.
now-move = Фигурка в пути: разыграй для неё карту.
now-pay = Сначала заплати за переправу; осталось заплатить { word-price }.
now-bridge = Движение закончено: поставь мост сейчас или возьми карты.
refused-no-such-seat = За этим столом нет такого места.
refused-tile-not-sold = У тебя нет жетона с таким значением.
refused-already-bought = В этом ходу жетон за карты уже отдан.
refused-buys-nothing = За жетон со значением 1 ничего не купить: половина с округлением вниз — это ни одной карты.
refused-nothing-to-buy = Покупать нечего: колода и сброс пусты.
refused-figure-saved = Эта фигурка уже на Материке и больше не ходит.
refused-figures-alike = Твои фигурки на Атлантиде одинаковы: за любую из них идёт первая.
refused-hand-empty = У тебя нет карт, чтобы передвинуть фигурку.
refused-figure-cannot-stop = Ни одна из твоих карт не приводит эту фигурку на свободный участок.
refused-figure-cannot-pay = Тебе нечем заплатить ни за одну переправу, которую карты позволяют этой фигурке.
refused-card-not-held = У тебя нет такой карты.
refused-card-cannot-stop = Эта карта ведёт на занятый участок, а остальные не ведут с него на свободный.
refused-card-cannot-pay = Тебе нечем заплатить за воду на этом пути.
refused-can-move = Ты можешь передвинуть фигурку, значит, это нужно сделать.
refused-tile-not-owned = У тебя нет жетона с таким значением.
refused-card-not-payable = У тебя больше нет такой карты, чтобы ею заплатить.
refused-card-just-bought = Картой, купленной в этом ходу, платить нельзя.
refused-pays-too-much = Если заплатить этим, что-то другое в оплате станет лишним; осталось заплатить { word-price }.
refused-bridge-used = Твой мост уже поставлен.
refused-no-water = Здесь лежит жетон, а не вода.
refused-end-of-the-path = Вода у края пути — не преграда: край придвигается, и платить не нужно.
refused-gap-bridged = Через эту преграду уже есть мост.
refused-not-the-first-place = Преграда обозначается номером её первого участка, считая от Атлантиды.

## Options

option-first = Кто начинает
option-first-lot = по жребию
option-first-seat = игрок { $number }
option-edition = Издание
option-edition-bg = болгарское: уплаченные карты уходят из игры, купленными платить нельзя
option-edition-ru = русское: уплаченные карты идут в сброс, купленными платить можно
option-stuck-bonus = Дополнительные карты за спасённые фигурки, когда ни одну нельзя передвинуть
option-stuck-bonus-off = нет, две карты
option-stuck-bonus-on = да

## The board in text

board-atlantis = Атлантида
board-mainland = Материк
board-deck = Колода { $cards }, сброс { $discarded }, вне игры { $out }
board-price = К оплате: { word-price }
board-gaps = Преграды:
board-gap = { $gap }: { $price }
board-gap-bridged = { $gap }: мост
board-unseen-tiles = Закрытые жетоны по предметам: A { $a }; B { $b }
board-unseen-cards = Скрытые карты: { $cards }
board-hand = Твоя рука:
board-bought = куплено в этом ходу: { $cards }
board-nothing = нет
board-player = игрок
board-tiles = жетоны
board-cards = карты
board-shown = показаны
board-bridge = мост
board-dues = долг
board-score = счёт

## The page

phase-start = Выбери, куда идти: нажми на светящийся участок
phase-stuck = Ни одна твоя фигурка не может идти
phase-move = Разыграй карту: выбери, куда идёт фигурка
phase-pay = Заплати за переправу: { word-points }
phase-bridge = Поставь мост или возьми карты и закончи ход
page-goal = На Материке: { $home } из 3 фигурок · у тебя { word-points }{ $due ->
    [0] {""}
   *[other] {" "}· долг { $due }
}
page-goal-match = Когда три фигурки одного игрока дойдут до Материка, побеждает тот, у кого больше всего очков
page-home = { $count ->
    [one] { $count } фигурка на Материке
    [few] { $count } фигурки на Материке
    [many] { $count } фигурок на Материке
   *[other] { $count } фигурки на Материке
}
first-goal = Проведи три фигурки по тонущему пути до Материка и унеси как можно больше очков.
first-step = Нажми на светящийся участок: подписи говорят, сколько это стоит и какой жетон ты заберёшь.
page-sinks = Море поглотило ещё одну часть Атлантиды!
finale-tiles = Унесённые жетоны
finale-cards = Карты на руке
finale-dues = Уплачено за путь
page-board = Путь от Атлантиды до Материка
page-look-closer = Приблизить и следить за ходом
page-whole-path = Показать весь путь
page-discard = Сброс
page-tile-of = Жетон со значением { $value }
page-place = Участок { $place }
page-below = { $count ->
    [one] { $count } закрытый жетон
    [few] { $count } закрытых жетона
    [many] { $count } закрытых жетонов
   *[other] { $count } закрытого жетона
}
page-pay-with = Заплатить жетонами и картами
page-pays-exactly = Ровно { $value }.
page-pays-lost = { $value ->
    [one] Лишнее пропадает: { $value } очко.
    [few] Лишнее пропадает: { $value } очка.
    [many] Лишнее пропадает: { $value } очков.
   *[other] Лишнее пропадает: { $value } очка.
}
page-pays-too-little = Осталось заплатить { $value }.
page-pays-too-much = Что-то из этого лишнее (правило W4).
page-pay = Заплатить { $value }
page-pay-cheapest = Дешевле всего
page-if-ended = На этот момент: долг { $due }, счёт { $points }
page-settled = Долг { $due }, счёт { $points }
page-dues = Долги
page-dues-explained = Если бы игра закончилась сейчас: цена всех преград перед каждой фигуркой на этот момент.
page-figure = Фигурка { $number }
page-owes = долг
page-holds = жетоны + карты
page-score = счёт
page-unseen = Скрыто
page-unseen-explained = Закрытые жетоны с их значениями, а также карты в колоде и на руках у соперников.
page-item = предмет
page-tiles-of-letter = жетоны { $letter }
page-cards = карты
page-one-more-card = нужна ещё карта

## The tutorial

way-go = Нажми на светящийся участок: карта ведёт фигурку к ближайшему жетону с её предметом.
way-label = Зелёным — жетон, который ты заберёшь по пути, красным — цена переправы.
way-more = Подпись с картой: там кто-то стоит, и придётся разыграть ещё одну карту.
way-sell = Перед движением можно отдать жетон за карты: их будет столько, какова половина его значения.
way-bridge = Можно поставить мост через преграду: с этих пор там никто не платит.
way-draw = Возьми карты, чтобы закончить ход.
way-stuck = Ни одна твоя карта не ведёт на свободный участок, за который ты можешь заплатить: покажи руку и возьми две карты.
way-pay = Жетон идёт по своему значению, карта — за 1, сдачи не бывает.
lesson-goal = Атлантида тонет! Ты ведёшь три фигурки на Материк по пути из жетонов. Попутно ты забираешь жетоны, и их значения — это твои очки.
lesson-path = На каждом жетоне — предмет и значение от 1 до 7. Там, где лежат два жетона один на другом, нижний закрыт, и никто его не знает.
lesson-figure = Ты играешь за A, у тебя красные фигурки. В свой ход ты передвигаешь одну из них. На Атлантиде они одинаковы: выбери любую.
lesson-card = Карта ведёт фигурку к ближайшему жетону с тем же предметом. Разыграй кольцо: ближайшее — на участке 14, а жетон позади него станет твоим.
lesson-tile = Ты забираешь корону 5 — ближайший свободный жетон позади фигурки. На его месте теперь вода. Переправа через преграду стоит столько, каково меньшее из значений по краям: здесь 3 и 4, значит, 3. В конце хода ты берёшь карту.
lesson-others = B встаёт на участок 12 и забирает жетон позади, так что преград уже две. Снова твой ход: выбери другую фигурку.
lesson-occupied = Две фигурки не могут стоять на одном жетоне. Флаг ведёт на участок 12, где стоит B, и придётся разыграть ещё одну карту. Разыграй флаг.
lesson-gaps = Теперь корона: дальше, на участок 15, через две преграды за 2 и 3. Сколько карта стоит и что приносит, видно ещё до того, как её разыграть.
lesson-pay = Заплатить нужно 5. Жетоны идут по своему значению, карты — по 1, сдачи не бывает. Самый дешёвый способ уже предложен: заплати.
lesson-bridge = У каждого один мост, через одну преграду и навсегда: потом там никто не платит. Поставь свой через преграду посреди пути.
lesson-cards = В конце хода ты берёшь одну карту и ещё по одной за каждую дошедшую фигурку. Перед движением можно отдать жетон за карты: их будет столько, какова половина его значения.
lesson-end = Когда у кого-то дойдёт третья фигурка, игра закончится, и все остальные заплатят за каждую преграду перед своими фигурками. Очки — это значения жетонов и по одному за каждую карту. Удачи!
task-best = У каждого светящегося участка красным написано, сколько стоит туда пойти, а зелёным — что это даёт. Забери самый ценный жетон.
task-best-hint = Найди самое большое зелёное число. Фигурке на участке 43 идти недалеко.
task-cross = Переправься даром: передвинь фигурку, не заплатив ни очка.
task-cross-hint = Преграда с мостом никому ничего не стоит. Найди фигурку, на пути которой одни мосты, и подпись без красного.
task-bridge = У тебя один мост. Поставь его там, где он сэкономит тебе больше всего.
task-bridge-hint = Монета на каждой преграде — её цена. Перед твоей фигуркой на участке 16 две преграды: более дорогая совсем рядом.
task-home = Две твои фигурки уже на Материке. Закончи игру этим ходом и победи.
task-home-hint = Карта, предмета которой впереди нигде не видно, ведёт на Материк. Тогда соперник платит за каждую преграду перед собой.

## What is in the box: names of blocks and facts, and where we know them from

component-path = Путь: стопки от Атлантиды до Материка
component-tiles = Жетоны пути: сколько их каждого значения
component-cards = Карты передвижения
component-items = Предметы на картах и жетонах, в порядке цветов
component-colours = Цвета предметов
component-pieces = Остальной состав игры
# Names of facts; $block tells apart those that are called alike.
fact =
    { $part ->
        [stacks] жетонов в каждой стопке, 0 — вода
        [a] буква A
        [b] буква B
        [of_each_item] каждого типа
        [bg] болгарское издание
        [ru] русское издание
        [in_order] по порядку
        [figures_each_seat] фигурок у каждого игрока
        [bridges_each_seat] мостов у каждого игрока
        [water_tiles] жетоны воды
        [red] красный
        [green] зелёный
        [grey] серый
        [brown] коричневый
        [blue] синий
        [white] белый
        [gold] золотой
        [flag] флаг
        [olive] оливковая ветвь
        [helmet] шлем
        [amphora] амфора
        [ring] кольцо
        [statue] статуя
        [crown] корона
        [coins] монеты
        [wreath] венок
        [lyre] лира
        [sickle] серп
        [weapons] оружие
       *[other] { $part }
    }
source =
    { $block ->
        [path] обе книги правил, подготовка к игре
        [tiles] наша реконструкция: ни одна книга правил не приводит состав; в нём есть каждая пара предмета и значения из болгарских примеров
        [cards] обе книги правил, состав игры
        [items] предметы, названные в тексте каждой книги правил; болгарская амфора — наша догадка о коричневом
        [colours] болгарская книга называет шесть цветов: красный, зелёный, серый, коричневый, синий, золотой; русская — красный, зелёный и золотой венок; белый и остальной русский порядок — наши
       *[other] обе книги правил, состав игры
    }

## The score helper

score-gaps = Преграды от Атлантиды до Материка по двум краям, например 1-4,bridge,3-6
score-figures = Преграды перед каждой фигуркой, например 3,1
score-tiles = Жетоны по значениям, например 7=2,5
score-cards = Карты на руке
score-total =
    { $points ->
        [one] Итог: { $points } очко
        [few] Итог: { $points } очка
        [many] Итог: { $points } очков
       *[other] Итог: { $points } очка
    }
score-due =
    { $price ->
        [one] за фигурку { $number } нужно заплатить { $price } очко
        [few] за фигурку { $number } нужно заплатить { $price } очка
        [many] за фигурку { $number } нужно заплатить { $price } очков
       *[other] за фигурку { $number } нужно заплатить { $price } очка
    }
score-worth = жетоны { $tiles } и карты { $cards }
score-pay = чтобы заплатить { $price }: жетоны { $tiles }, карты { $cards }
score-lost =
    { $points ->
        [one] { $points } очко переплачено и пропадает
        [few] { $points } очка переплачены и пропадают
        [many] { $points } очков переплачено и пропадает
       *[other] { $points } очка переплачено и пропадает
    }
score-missing =
    { $points ->
        [one] { $points } очко заплатить нечем, оно вычитается
        [few] { $points } очка заплатить нечем, они вычитаются
        [many] { $points } очков заплатить нечем, они вычитаются
       *[other] { $points } очка заплатить нечем, они вычитаются
    }
score-sure = Цены и значения — те, что на твоих жетонах; здесь ничего не реконструировано.
page-helper-text = С настоящей коробкой на столе: введи преграды на пути, сколько их перед каждой фигуркой, и жетоны и карты игрока. Увидишь, сколько нужно заплатить, как это сделать выгоднее всего и каков итог.
page-helper-gaps = Преграды, от Атлантиды до Материка
page-helper-gap = Преграда { $number }: жетоны по её краям
page-helper-bridge = мост
page-helper-add-gap = Добавить преграду
page-helper-remove-gap = Убрать преграду { $number }
page-helper-figures = Преграды перед каждой фигуркой; 0 на Материке
page-helper-figure = Фигурка { $number }
page-helper-tiles = Жетоны игрока
page-helper-value = Значение { $value }
page-helper-cards = Карты на руке

## Plans: what an action leads to, and what may go wrong

word-cases =
    { $cases ->
        [10] Почти наверняка
        [1] Примерно в 1 случае из 10
       *[other] Примерно в { $cases } случаях из 10
    }
plan-figure-saved =
    { $count ->
        [1] Приводит первую фигурку на Материк.
        [2] Приводит вторую фигурку на Материк.
       *[other] Приводит третью фигурку на Материк.
    }
plan-tiles = Приносит жетоны на { word-points }, за вычетом платы.
plan-runs =
    { $count ->
        [one] Приближает твои фигурки к Материку на { $count } участок.
        [few] Приближает твои фигурки к Материку на { $count } участка.
        [many] Приближает твои фигурки к Материку на { $count } участков.
       *[other] Приближает твои фигурки к Материку на { $count } участка.
    }
plan-rival-pays = Путь игрока { $rival } дорожает на { word-points }, а твой нет.
plan-cards = На руке у тебя будет на { word-cards } больше.
plan-lead = Если бы партию подсчитали тогда, твой перевес составил бы { word-points }.
plan-risk-dues = { word-cases } твой путь дорожает примерно на { word-points }.
plan-risk-few-cards = { word-cases } у тебя почти не остаётся карт.

## Positions that cannot be read: the reason after the column

position-too-many-cards = карт одного цвета больше, чем в коробке
position-unseen-cards =
    { $count ->
        [one] неизвестна { $count } карта
        [few] неизвестны { $count } карты
        [many] неизвестно { $count } карт
       *[other] неизвестно { $count } карты
    }
position-certain = карты, которые точно на руках, не могут быть неизвестны
position-no-figure = ни одна фигурка не идёт
position-draws = число карт, которые нужно взять, не подходит к этому шагу
position-nothing-to-pay = платить не за что
position-no-path = нет пути
position-face-down = какой-то жетон лежит закрытым
position-figure-owner = фигурка принадлежит месту, которое ходит
position-no-second-tile = на участке { $number } нет второго жетона
position-water = на участке { $number } вода
position-hidden-tiles = закрытых жетонов { $letter } должно быть { $wanted }, а их { $found }
position-first-face-down = случай открывает первый закрытый жетон
position-not-certain = карты, которая точно на чужой руке, там нет
position-figure-place = на участке { $number } нет жетона для фигурки
position-path-length = участков пути должно быть { $wanted }, а их { $found }
position-not-shown = показанной карты нет на руке
position-not-bought = купленной карты нет на руке
position-two-figures = на участке { $number } стоят две фигурки
position-colour-values = «{ $name }» стоит здесь дважды или без значения

## Темы задач

theme-figure-saved = Спасённая фигура
theme-tiles = Плитки
theme-runs = Рывок вперёд
theme-rival-pays = Соперник платит
theme-cards = Карты
theme-lead = Выход вперёд
## Characters of bots

character-racer = бегун
character-racer-about = Спешит на Материк всеми фигурками.
character-collector = коллекционер
character-collector-about = Собирает по пути ценные жетоны.
character-hoarder = скопидом
character-hoarder-about = Держит полную руку карт.
character-cautious = осторожный
character-cautious-about = Переходит, пока путь ещё дёшев.
character-spoiler = вредитель
character-spoiler-about = Удорожает путь другим.
## Темы задач

## Подготовка настоящей коробки

set-up-1 = Перемешайте жетоны по буквам. От Атлантиды выложите из A десять стопок по два, десять одиночных и шесть стопок по два; жетон воды; из B шесть стопок по два, десять одиночных и десять стопок по два; затем Материк (S1).
set-up-2 = Откройте верхние жетоны один за другим, начиная от Атлантиды: программа спросит о каждом (S1).
set-up-3 = Каждый ставит три фигурки одного цвета на Атлантиду и берёт мост (S2).
set-up-4 = Перемешайте карты в закрытую колоду. Кто начинает, берёт 4 карты, следующий 5, затем 6 и 7 (S2).
