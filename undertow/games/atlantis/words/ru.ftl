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
preview-price = За этот ход нужно заплатить { word-price }.
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

page-board = Путь от Атлантиды до Материка
page-look-closer = Приблизить и следить за ходом
page-whole-path = Показать весь путь
page-discard = Сброс
page-tile-of = Жетон { $value }
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
