# Atlantica in Russian. Arguments named $seat and $rival arrive as players' names: of any gender, never declined.
# Messages named word-… are building blocks of this file alone; another language has its own.

game-sentence = Нанимай водолазов и корабли, поднимай сокровища затонувшего царства и успей погрузить их до урагана.

## Building blocks

# Nominative, masculine: with «водолаз».
word-colour =
    { $colour ->
        [white] белый
        [yellow] жёлтый
        [red] красный
        [green] зелёный
        [blue] синий
       *[violet] фиолетовый
    }
# Instrumental singular, masculine: with «водолазом».
word-colour-instrumental =
    { $colour ->
        [white] белым
        [yellow] жёлтым
        [red] красным
        [green] зелёным
        [blue] синим
       *[violet] фиолетовым
    }
# Instrumental plural: with «водолазами».
word-colours-instrumental =
    { $colour ->
        [white] белыми
        [yellow] жёлтыми
        [red] красными
        [green] зелёными
        [blue] синими
       *[violet] фиолетовыми
    }
# Genitive and animate accusative, singular: with «водолаза».
word-colour-genitive =
    { $colour ->
        [white] белого
        [yellow] жёлтого
        [red] красного
        [green] зелёного
        [blue] синего
       *[violet] фиолетового
    }
# Genitive and animate accusative, plural: with «водолазов».
word-colours-genitive =
    { $colour ->
        [white] белых
        [yellow] жёлтых
        [red] красных
        [green] зелёных
        [blue] синих
       *[violet] фиолетовых
    }
# Nominative, after a colon.
word-kind =
    { $kind ->
        [architecture] архитектура
        [ceramics] керамика
        [gold] золото
        [amphorae] амфоры
        [inscriptions] надписи
        [sculptures] скульптуры
       *[weapons] оружие
    }
word-ship =
    { $ship ->
        [boat] лодка
        [freighter] грузовое судно
        [transport] транспортный корабль
       *[other] корабль
    }
# Accusative.
word-ship-accusative =
    { $ship ->
        [boat] лодку
        [freighter] грузовое судно
        [transport] транспортный корабль
       *[other] корабль
    }
word-card =
    { $card ->
        [plus-2] «+2»
        [plus-3] «+3»
        [plus-4] «+4»
        [three-kinds] «5 за три вида»
        [four-kinds] «7 за четыре вида»
        [one-kind] «1 за каждое сокровище одного вида»
        [blue] «1 за каждое синее сокровище»
        [per-research] «1 за каждую карту исследований»
        [per-ship] «1 за каждый корабль»
        [twelve-crates] «6 за двенадцать ящиков»
       *[joker] «джокер»
    }
# Infinitive.
word-action =
    { $action ->
        [dive-1] нырнуть за сокровищем на поле 1
        [dive-2] нырнуть за двумя сокровищами
        [dive-3] нырнуть за тремя сокровищами
        [hire-boat] нанять лодку
        [hire-freighter] нанять грузовое судно
        [hire-transport] нанять транспортный корабль
        [recruit-3] нанять 3 водолазов
        [recruit-6] нанять 6 водолазов
        [treat-all] угостить всю таверну
        [study-first] взять первую карту исследований
        [study-any] взять любую карту исследований
       *[study-two] взять две карты исследований
    }
word-crates =
    { $crates ->
        [one] { $crates } ящик
        [few] { $crates } ящика
        [many] { $crates } ящиков
       *[other] { $crates } ящика
    }
# Accusative.
word-divers =
    { $count ->
        [one] { $count } карту водолаза
        [few] { $count } карты водолазов
        [many] { $count } карт водолазов
       *[other] { $count } карты водолазов
    }
word-symbols-left =
    { $left ->
        [one] { $left } символ цены
        [few] { $left } символа цены
        [many] { $left } символов цены
       *[other] { $left } символа цены
    }

## Actions, as a player chooses them

action-drawn-seat = По жребию начинает { $seat }
action-drawn = Из колоды взят водолаз: { word-colour }
action-revealed-treasure = Открывается сокровище: { word-kind }
action-revealed-hurricane = Открывается ураган
action-revealed-ship = Открывается { word-ship } ({ word-crates })
action-revealed-research = Открывается карта исследований: { word-card }
action-act =
    { $action ->
        [dive-1] Катер: нырнуть за сокровищем на поле 1
        [dive-2] Катер: нырнуть за двумя сокровищами на полях 1–3
        [dive-3] Катер: нырнуть за любыми тремя сокровищами
        [hire-boat] Порт: нанять лодку
        [hire-freighter] Порт: нанять грузовое судно
        [hire-transport] Порт: нанять транспортный корабль
        [recruit-3] Таверна: нанять 3 водолазов
        [recruit-6] Таверна: нанять 6 водолазов
        [treat-all] Таверна: угостить всю таверну и взять две карты со знаком таверны
        [study-first] Станция: взять карту исследований с поля 1
        [study-any] Станция: взять любую карту исследований
       *[study-two] Станция: взять любые две карты исследований
    }
action-catch-breath = Отдохнуть: взять 5 карт водолазов
action-pay = Заплатить { word-colour-instrumental } водолазом
action-pay-two = Заплатить двумя { word-colours-instrumental } водолазами вместо недостающего
action-take-treasure = Взять сокровище с поля { $space }: { word-kind }
action-take-ship = Взять верхний корабль: { word-ship }
action-take-research = Взять карту исследований с поля { $space }: { word-card }
action-end-turn = Закончить ход
action-take-no-more = Больше не брать

## The log

log-first = { $seat } начинает игру.
log-dealt = { $seat } получает водолаза.
log-dealt-own = { $seat } получает { word-colour-genitive } водолаза.
log-drawn = { $seat } берёт водолаза.
log-drawn-own = { $seat } берёт { word-colour-genitive } водолаза.
log-hurricane = Ураган! Его открывает { $seat }.
log-revealed-treasure = Открывается сокровище: { word-kind }.
log-revealed-ship = Открывается { word-ship } ({ word-crates }).
log-revealed-research = Открывается карта исследований: { word-card }.
log-act =
    { $action ->
        [dive-1] { $seat } ныряет у самой поверхности.
        [dive-2] { $seat } ныряет немного глубже.
        [dive-3] { $seat } ныряет на опасную глубину.
        [hire-boat] { $seat } нанимает в порту лодку.
        [hire-freighter] { $seat } нанимает в порту грузовое судно.
        [hire-transport] { $seat } нанимает в порту транспортный корабль.
        [recruit-3] { $seat } нанимает в таверне 3 водолазов.
        [recruit-6] { $seat } нанимает в таверне 6 водолазов.
        [treat-all] { $seat } угощает всю таверну.
        [study-first] { $seat } берёт на станции карту исследований с поля 1.
        [study-any] { $seat } берёт на станции любую карту исследований.
       *[study-two] { $seat } берёт на станции любые две карты исследований.
    }
log-catch-breath = { $seat } отдыхает.
log-pay = { $seat } платит { word-colour-instrumental } водолазом.
log-pay-two = { $seat } платит двумя { word-colours-instrumental } водолазами вместо недостающего.
log-take-treasure = { $seat } берёт сокровище: { word-kind }.
log-take-ship = { $seat } берёт { word-ship-accusative } ({ word-crates }).
log-take-research = { $seat } берёт карту исследований: { word-card }.
log-take-no-more = { $seat } больше карт не берёт.
log-end-turn = { $seat } заканчивает ход.
log-recruits = { $seat } кладёт перед собой { word-divers } рубашкой вверх.
log-new-deck = Разыгранные карты водолазов перемешиваются и становятся новой колодой.
log-calm = Двадцать раундов никто не ныряет, и ураган приходит сам; считается, что его открывает { $seat }.
log-last-turns =
    { $count ->
        [one] Остаётся { $count } ход.
        [few] Остаётся { $count } хода.
        [many] Остаётся { $count } ходов.
       *[other] Остаётся { $count } хода.
    }
log-turn = Ходит { $seat }.
log-end = Игра окончена.

## How the game ended

ended-hurricane = открыт ураган
ended-calm = двадцать раундов никто не нырял

## What an action costs and brings

preview-symbols =
    { $count ->
        [one] Тратит { $count } символ цены; на этот ход останется { word-symbols-left }.
        [few] Тратит { $count } символа цены; на этот ход останется { word-symbols-left }.
        [many] Тратит { $count } символов цены; на этот ход останется { word-symbols-left }.
       *[other] Тратит { $count } символа цены; на этот ход останется { word-symbols-left }.
    }
preview-pay =
    { $count ->
        [1] Стоит одного { word-colour-genitive } водолаза; этого цвета останется: { $left }.
       *[other] Стоит двух { word-colours-genitive } водолазов; этого цвета останется: { $left }.
    }
preview-divers = В конце хода ты возьмёшь на руку { word-divers }.
preview-no-divers = Карт водолазов больше не осталось.
preview-choose =
    { $area ->
        [boat] { $count ->
            [one] Ты выбираешь { $count } сокровище.
            [few] Ты выбираешь { $count } сокровища.
            [many] Ты выбираешь { $count } сокровищ.
           *[other] Ты выбираешь { $count } сокровища.
        }
        [station] { $count ->
            [one] Ты выбираешь { $count } карту исследований.
            [few] Ты выбираешь { $count } карты исследований.
            [many] Ты выбираешь { $count } карт исследований.
           *[other] Ты выбираешь { $count } карты исследований.
        }
       *[other] { $count ->
            [one] Ты выбираешь { $count } карту со знаком таверны.
            [few] Ты выбираешь { $count } карты со знаком таверны из разных областей.
            [many] Ты выбираешь { $count } карт со знаком таверны из разных областей.
           *[other] Ты выбираешь { $count } карты со знаком таверны из разных областей.
        }
    }
preview-choose-up-to =
    { $area ->
        [boat] { $count ->
            [1] Ты выбираешь не больше одного сокровища.
           *[other] Ты выбираешь сокровища, не больше { $count }.
        }
        [station] { $count ->
            [1] Ты выбираешь не больше одной карты исследований.
           *[other] Ты выбираешь карты исследований, не больше { $count }.
        }
       *[other] { $count ->
            [1] Ты выбираешь не больше одной карты со знаком таверны.
           *[other] Ты выбираешь карты со знаком таверны из разных областей, не больше { $count }.
        }
    }
preview-treasure =
    Даёт сокровище: { word-kind }; это твоё { $count }-е сокровище этого вида. Такой набор приносит { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }, если хватит ящиков.
preview-ship = Даёт { word-ship-accusative } ({ word-crates }).
preview-research = Даёт карту исследований { word-card }.
preview-score = Изменение твоего счёта: { $points }, всего { $total }.
preview-unpayable = После этого уже нечем будет заплатить, чтобы { word-action }.
preview-no-crate =
    { $count ->
        [one] Без ящика останется { $count } твоё сокровище.
        [few] Без ящика останутся { $count } твоих сокровища.
        [many] Без ящика останется { $count } твоих сокровищ.
       *[other] Без ящика останется { $count } твоего сокровища.
    }
preview-hurricane =
    { $cards ->
        [1] При пополнении после этого хода откроется карта урагана.
       *[other] { $draws ->
            [one] При пополнении после этого хода откроется { $draws } карта из { $cards }, среди которых лежит ураган.
            [few] При пополнении после этого хода откроются { $draws } карты из { $cards }, среди которых лежит ураган.
            [many] При пополнении после этого хода откроется { $draws } карт из { $cards }, среди которых лежит ураган.
           *[other] При пополнении после этого хода откроется { $draws } карты из { $cards }, среди которых лежит ураган.
        }
    }

## Why something is not allowed

now-act = Сначала выбери действие или закончи ход.
now-pay = Сначала нужно оплатить выбранное действие.
now-take = Сначала возьми карты, которые даёт твоё действие.
refused-area-used = В этом ходу эта область уже использована.
refused-too-many-symbols = Это стоит больше, чем осталось на этот ход: { word-symbols-left }.
refused-nothing-there = Там больше нечего взять.
refused-two-missing = Тебе не хватает цветов больше чем для одного символа, а заменить можно только один.
refused-replaced-already = Тебе не хватает цвета, а в этом ходу две карты уже заменили недостающую.
refused-no-pair = Тебе не хватает цвета, и нет двух лишних карт одного другого цвета.
refused-already-acted = Отдых занимает весь ход, а в этом ходу уже было другое действие.
refused-nothing-done = В этом ходу ещё ничего не сделано; вместо этого можно отдохнуть.
refused-colour-not-asked = Этот символ не требует этого цвета.
refused-colour-not-held = У тебя нет водолаза этого цвета.
refused-not-missing = У тебя есть водолаз нужного цвета, поэтому двое других его не заменят.
refused-pair-not-held = У тебя нет двух водолазов этого цвета.
refused-rest-unpayable = Тогда нечем будет оплатить остальную часть действия.
refused-not-on-this-dive = Это погружение не достаёт до этого поля.
refused-no-tavern-symbol = На этом поле нет знака таверны.
refused-not-in-the-station = Твоё действие даёт только карты исследований со станции.
refused-not-the-first = Твоё действие даёт только карту исследований с поля 1.
refused-space-empty = Это поле пусто.
refused-same-area = Две карты должны быть из разных областей.
refused-must-take = В этой партии берут все карты, которые даёт действие.

## Options

option-first = Кто начинает
option-first-lot = по жребию
option-first-seat = игрок { $number }
option-last-round = После урагана
option-last-round-book = у каждого ещё один ход
option-last-round-equal-turns = раунд доигрывается, потом у каждого ещё один ход
option-taking = Карты, которые даёт действие
option-taking-all = нужно взять все
option-taking-up-to = можно взять меньше или ни одной

## The board in text

board-round = Раунд { $round }
board-turn = Ход: { $seat }
board-symbols-left = осталось: { word-symbols-left }
board-replaced = замена использована
board-hurricane-hidden =
    Ураган: в стопке из { $stack ->
        [one] { $stack } карты
        [few] { $stack } карт
        [many] { $stack } карт
       *[other] { $stack } карты
    }{ $deck ->
        [0] { "" }
       *[other] , до неё других карт: { $deck }
    }
board-hurricane-chance = шанс при этом пополнении: { $draws } из { $cards }
board-hurricane-found = Ураган у игрока { $seat }, осталось ходов: { $turns }
board-extra-turn = На ход больше других: { $names }
board-area =
    { $area ->
        [boat] Катер
        [port] Порт
        [tavern] Таверна
       *[station] Станция
    }
board-deck = колода { $count }
board-used = разыграно { $count }
board-kind = { word-kind }
board-card =
    { $card ->
        [plus-2] +2
        [plus-3] +3
        [plus-4] +4
        [three-kinds] 5 за 3 вида
        [four-kinds] 7 за 4 вида
        [one-kind] 1 за вид
        [blue] 1 за синие
        [per-research] 1 за исслед.
        [per-ship] 1 за корабль
        [twelve-crates] 6 за 12 ящ.
       *[joker] джокер
    }
board-colour-letter =
    { $colour ->
        [white] Б
        [yellow] Ж
        [red] К
        [green] З
        [blue] С
       *[violet] Ф
    }
board-ship = { word-ship } { $crates }
board-hand = Твои водолазы
board-unseen = Ещё не открытые сокровища
board-player = игрок
board-score = счёт
board-treasures = сокровища
board-crates = ящики
board-ships-and-research = корабли и исследования
board-divers = водолазы
board-with-room = с местом на всё: { $points }
board-lacks = нет { $colours }
board-dropped = нет места: { $kinds }

## The score helper

score-treasures = Сокровища, например gold=4,weapons=1
score-ships = Ящики на твоих кораблях, например 3,2
score-research = Карты исследований, например +2,joker
score-total = Лучший счёт: { $total }
score-set =
    { $jokers ->
        [0] { $points } за { $count } × { word-kind }
       *[other] { $points } за { $count } × { word-kind }, с джокерами: { $jokers }
    }
score-card = { $points } за { $count } × { word-card }
score-card-kind = { $points } за { $count } × { word-card }, выбрано: { word-kind }
score-ship = Корабль, { word-crates }: { $treasures }
score-empty = пусто
score-dropped = Без места: { $count } × { word-kind }
score-jokers-unused = Джокеры без сокровища, к которому их можно присоединить: { $count }
score-room-for-all = Если бы места хватило на всё, счёт был бы равен { $points }.

## The page

phase-act = Выбери действие или отдохни
phase-act-on = Выбери ещё одно действие ({ word-symbols-left }) или закончи ход
phase-pay = Заплати водолазом с руки
phase-take = { $count ->
    [one] Возьми { $count } карту
    [few] Возьми { $count } карты
    [many] Возьми { $count } карт
   *[other] Возьми { $count } карты
}
page-goal = { $treasures ->
    [one] { $treasures } сокровище
    [few] { $treasures } сокровища
    [many] { $treasures } сокровищ
   *[other] { $treasures } сокровища
}, мест: { $crates } · { $cards ->
    [0] ураган уже здесь
    [1] ураган — следующая карта
   *[other] ураган среди ближайших карт: { $cards }
}
page-goal-match = Наборы сокровищ приносят очки, если к приходу урагана лежат в ящиках
first-goal = Поднимай наборы сокровищ и нанимай корабли с ящиками для них, пока ураган не закончил игру.
first-step = Нажми на светящуюся табличку: её цвета — водолазы, которых стоит действие; если способ один, оно оплатится само.
page-filled = { $seat }: все ящики заполнены!
page-storm = Шторм уже здесь: любая карта может оказаться ураганом!
finale-research = Исследования
finale-kind = Набор: { word-kind }
page-board = Катер, порт, таверна и исследовательская станция
page-colour = { word-colour }
page-card = { word-card }
page-ship = { word-ship }
page-crate-count = { word-crates }
page-card-short =
    { $card ->
        [three-kinds] 3 вида
        [four-kinds] 4 вида
        [one-kind] один вид
        [blue] синие
        [per-research] исследования
        [per-ship] корабли
        [twelve-crates] 12 ящиков
        [joker] джокер
       *[other] очки
    }
page-affordable = Тебе есть чем это оплатить
page-one-short = Не хватает одного водолаза: { $colours }
page-tavern-symbol = знак таверны
page-gain = { $points } к твоему счёту сейчас
page-pile-research = Оставшиеся карты исследований
page-pile-treasures = Колода сокровищ
page-pile-hurricane = Стопка с ураганом
page-pile-divers = Колода водолазов
page-pile-used = Разыгранные карты водолазов
page-gauge =
    { $deck ->
        [one] { $deck } карта, затем { $stack } с ураганом
        [few] { $deck } карты, затем { $stack } с ураганом
        [many] { $deck } карт, затем { $stack } с ураганом
       *[other] { $deck } карты, затем { $stack } с ураганом
    }
page-seat-row = { $name }: счёт { $score }, водолазы { $divers }, сокровища { $treasures }, ящики { $crates }
page-pay-with = Заплати:
page-plan = То, что тебе сейчас по карману, отмечено ✓; − показывает единственного недостающего водолаза.
page-ending =
    { $ending ->
        [catch-breath] отдых
        [take-no-more] хватит
       *[other] конец
    }
page-face-down =
    { $count ->
        [one] { $count } карта водолаза лежит рубашкой вверх до конца хода.
        [few] { $count } карты водолазов лежат рубашкой вверх до конца хода.
        [many] { $count } карт водолазов лежат рубашкой вверх до конца хода.
       *[other] { $count } карты водолазов лежат рубашкой вверх до конца хода.
    }
page-divers =
    { $count ->
        [one] { $count } водолаз
        [few] { $count } водолаза
        [many] { $count } водолазов
       *[other] { $count } водолаза
    }
page-crates = сокровища { $treasures }, ящики { $crates }
page-crates-missing = { $count } без места
page-one-more = ещё одно: +{ $points }
page-score-now = Счёт, если бы игра закончилась сейчас
page-scores = Счёт
page-scores-text = Если бы игра закончилась сейчас, при лучшей погрузке:
page-no-room = без места
page-jokers =
    { $count ->
        [1] джокер
        [one] { $count } джокер
        [few] { $count } джокера
        [many] { $count } джокеров
       *[other] { $count } джокера
    }
page-unseen = Скрытое
page-hurricane = Ураган
page-unseen-text =
    Сокровища, которых ещё никто не видел: { $count }. { $boxed ->
        [0] Все они ещё откроются.
       *[other] Из них в игре: { $left }, в коробке: { $boxed }.
    }
page-unseen-ships = Ещё закрытые корабли
page-unseen-research = Карты исследований, которые ещё откроются
page-helper-text = С настоящей коробкой на столе: отметь, что лежит перед игроком, и увидишь лучший счёт и из чего он складывается.
page-helper-treasures = Сокровища
page-helper-ships = Корабли по числу ящиков
page-helper-research = Карты исследований

## The tutorial

word-way-closed = { $state ->
    [used] {" "}(в этот ход уже было)
    [short] {" "}(нечем заплатить)
   *[open] {""}
}
way-area = { $area ->
    [station] Станция: исследования, очки в конце игры
    [tavern] Таверна: новые водолазы на руку
    [port] Порт: корабли, ведь сокровище без ящика ничего не приносит
   *[boat] Катер: погружение за сокровищами, больше всего дают наборы одного вида
}{ word-way-closed }
way-breath = Или отдохни: ты берёшь 5 водолазов, и ход заканчивается.
way-turn = Три символа за ход, и каждое место только раз.
way-pay = Нажми на водолаза одного из нужных цветов. Раз за ход два одинаковых заменяют одного.
way-take = Нажимай на светящиеся карты. Зелёный значок показывает, сколько карта прибавит к твоему счёту.
lesson-goal = Ты играешь за A. Поднимай сокровища со дна, нанимай для них корабли и будь впереди, когда придёт ураган. Набор сокровищ одного вида ценнее, чем они же по отдельности.
lesson-hand = Это твои водолазы. Ими платят за всё: до трёх символов за ход, в каждой области один раз за ход.
lesson-costs = Каждая табличка — действие с ценой: эта требует белого или красного водолаза. Светится то, что можно оплатить. Найми лодку.
lesson-pay = Заплати: нажми на своего красного водолаза.
lesson-ship = Лодка твоя: в каждый её ящик помещается одно сокровище. Следующая лодка открывается сразу. Теперь нырни за сокровищем на поле 1.
lesson-pay-dive = Цена — зелёный или жёлтый водолаз. Заплати зелёным.
lesson-tavern = Сокровище твоё! На этот ход остался один символ. Найми в таверне 3 водолазов.
lesson-pay-tavern = Заплати синим. Новых водолазов ты возьмёшь на руку в конце хода.
lesson-end-turn = Все три символа потрачены. Закончи ход.
lesson-refill = Ряды сдвинулись влево и пополнились. Ходят другие; тем временем галочка отмечает то, что тебе по карману, а минус — единственного недостающего водолаза.
lesson-hurricane = Эта шкала показывает, как близко ураган: он среди последних карт. Когда он откроется, у каждого будет ещё один ход.
lesson-end = Если платить нечем, отдохни и возьми 5 водолазов. Вкладка «Счёт» в любой момент объясняет любой счёт. Это всё: удачи!
task-fill = На твоём грузовом судне три ящика, и один полон. Заполни его точно за этот ход.
task-fill-hint = Погружение за двумя сокровищами стоит зелёного или жёлтого и фиолетового водолаза. У тебя есть оба.
task-replace = Фиолетового водолаза у тебя нет. И всё же нырни за двумя сокровищами.
task-replace-hint = Раз за ход два водолаза одного цвета заменяют недостающего: заплати сначала жёлтым, потом двумя зелёными.
task-room = Два сокровища лежат на твоём причале без ящика и ничего не приносят. Погрузи за этот ход все сокровища.
task-room-hint = Сверху стопки B лежит грузовое судно с тремя ящиками. Оно стоит белого или красного и зелёного или синего водолаза.
task-storm = Ураган уже здесь, это последний ход, а ты отстаёшь на одно очко. Победи!
task-storm-hint = Зелёные значки показывают, сколько карта прибавит к твоему счёту. Тебе нужно чуть больше одной такой карты: посмотри, на что хватит водолазов.

## What is in the box

component-divers = Карты водолазов
component-treasures = Карты сокровищ
component-treasure-colours = Цвета сокровищ
component-set-values = Очки за наборы из 1, 2, 3 … карт
component-hurricane = Ураган и его стопка
component-ships = Ящики на кораблях
component-research = Карты исследований
component-costs = Цены действий
# Names of facts; $block tells apart those that are called alike.
fact =
    { $part ->
        [white] белый
        [yellow] жёлтый
        [red] красный
        [green] зелёный
        [blue] { $block ->
            [research] «1 за каждое синее сокровище»
           *[other] синий
        }
        [violet] фиолетовый
        [pink] розовый
        [orange] оранжевый
        [or] или
        [architecture] архитектура
        [ceramics] керамика
        [gold] золото
        [amphorae] амфоры
        [inscriptions] надписи
        [sculptures] скульптуры
        [weapons] оружие
        [treasures_in_its_stack] сокровищ в его стопке
        [back_in_the_box] возвращаются в коробку при 2, 3, 4, 5 игроках
        [boat] { $block ->
            [costs] катер
           *[other] лодка
        }
        [freighter] грузовое судно
        [transport] транспортный корабль
        [port] порт
        [tavern] таверна
        [station] центральная исследовательская станция
        [treasures] поля сокровищ
        [ships] стопки кораблей
        [research] поля исследований
        [plus-2] «+2»
        [plus-3] «+3»
        [plus-4] «+4»
        [three-kinds] «5 за три вида»
        [four-kinds] «7 за четыре вида»
        [one-kind] «1 за каждое сокровище одного вида»
        [per-research] «1 за каждую карту исследований»
        [per-ship] «1 за каждый корабль»
        [twelve-crates] «6 за двенадцать ящиков»
        [joker] «джокер»
       *[other] { $part }
    }
source =
    { $block ->
        [divers] правила, состав игры
        [treasures] правила, список карт сокровищ
        [treasure_colours] розовые амфоры, оранжевые надписи и зелёные скульптуры — из примеров в правилах; остальные четыре — методом исключения
        [set_values] из примеров в правилах: все амфоры, 5 синих, 3 и 4 красных, 1 и 4 жёлтых, от 1 до 3 оранжевых, 1 и 3 зелёных, 1 и 2 фиолетовых; остальное подобрано к ним
        [hurricane] правила, подготовка к игре
        [ships] наша реконструкция; в правилах сказано: по восемь кораблей в трёх стопках, от 1 до 5 ящиков, на больших обычно больше
        [research] наша реконструкция количества; в правилах сказано: тридцать карт одиннадцати видов, от двух до четырёх каждого
        [costs] правила, действия 1–4
       *[other] наша реконструкция; в правилах сказано только, что у некоторых полей есть знак
    }

## Why a box is refused

box-values = значений должно быть от 1 до { $most }
box-rising = больше карт должны давать больше очков
box-research = карт исследований должно быть { $wanted }, а их { $found }
box-colours = у каждого вида свой цвет: { $colours }
box-tavern-areas = знак должен быть хотя бы в двух областях
box-spaces = поля: { $spaces }
box-twice = одно поле названо дважды

## The score helper

score-values = Твои шкалы очков, например gold=1/4/9/15
score-reconstructed = Реконструкция: { $points } за { $count } × { word-kind }. Сравни её со своими картами.
page-helper-values = Шкалы очков на твоих картах, за 1, 2, 3 … карт
component-tavern-symbols = Поля со знаком таверны

## Plans: what an action leads to, and what may go wrong

word-cases =
    { $cases ->
        [10] Почти наверняка
        [1] Примерно в 1 случае из 10
       *[other] Примерно в { $cases } случаях из 10
    }
plan-points =
    { $points ->
        [one] Приносит { $points } очко до твоего следующего хода.
        [few] Приносит { $points } очка до твоего следующего хода.
        [many] Приносит { $points } очков до твоего следующего хода.
       *[other] Приносит { $points } очка до твоего следующего хода.
    }
plan-set = Увеличивает твой набор до { $count }: { word-kind }.
plan-aboard =
    { $count ->
        [one] Находит место на борту для { $count } ожидавшего сокровища.
        [few] Находит место на борту для { $count } ожидавших сокровищ.
        [many] Находит место на борту для { $count } ожидавших сокровищ.
       *[other] Находит место на борту для { $count } ожидавшего сокровища.
    }
plan-room = Оставляет свободное место: { word-crates }.
plan-research = Приносит карту исследований.
plan-divers = Усиливает твою команду на { word-divers }.
plan-risk-no-crate =
    { $count ->
        [one] { word-cases } без ящика останется { $count } твоё сокровище.
        [few] { word-cases } без ящика останутся { $count } твоих сокровища.
        [many] { word-cases } без ящика останется { $count } твоих сокровищ.
       *[other] { word-cases } без ящика останется { $count } твоего сокровища.
    }
plan-risk-hurricane = { word-cases } ураган откроется до твоего следующего хода.

# In the table of areas in the terminal: short.
board-act =
    { $action ->
        [dive-1] нырнуть 1
        [dive-2] нырнуть 2
        [dive-3] нырнуть 3
        [hire-boat] нанять лодку
        [hire-freighter] нанять судно
        [hire-transport] нанять корабль
        [recruit-3] нанять 3
        [recruit-6] нанять 6
        [treat-all] угостить всех
        [study-first] взять первую
        [study-any] взять любую
       *[study-two] взять две
    }

## Positions that cannot be read: the reason after the column

position-too-many-divers = водолазов одного цвета больше, чем в коробке
position-unseen-divers =
    { $count ->
        [one] неизвестен { $count } водолаз
        [few] неизвестны { $count } водолаза
        [many] неизвестно { $count } водолазов
       *[other] неизвестно { $count } водолаза
    }
position-seat-in-step = на этом шаге места { $number } нет
position-no-draw = брать карту не нужно
position-turns-left = ходы считают, когда ураган открыт
position-end-near = конец близок, когда ураган открыт
position-last-turn = после последнего хода партия окончена
position-unseen-treasures = неоткрытых сокровищ должно быть { $wanted }, а их { $found }
position-hurricane = ураган лежит в своей стопке
position-no-action = действие ещё не выбрано
position-turn-of = сыграно ходов: { $turns }, поэтому ходит место { $number }
position-no-turn = ещё никто не ходит
position-no-stack = нет стопки, которую открывают
position-area = у действия есть область и уровень
position-paid = всё уже оплачено
position-symbols = на ход есть три символа цены
position-area-used = область уже использована
position-nothing-to-take = брать нечего
position-two-cards = на «{ $name }» две карты

## Темы задач

theme-points = Очки
theme-set = Наборы
theme-aboard = Ящики на борту
theme-room = Место на борту
theme-research = Исследование
theme-divers = Водолазы
## Characters of bots

character-hunter = охотник за сокровищами
character-hunter-about = Сначала ныряет за сокровищами, потом ищет ящики.
character-shipowner = судовладелец
character-shipowner-about = Рано нанимает корабли, и места хватает на всё.
character-scholar = учёный
character-scholar-about = Берёт карты исследований при любой возможности.
character-recruiter = вербовщик
character-recruiter-about = Любит большую команду водолазов.
character-cautious = осторожный
character-cautious-about = Не оставляет сокровищ на причале.
## Темы задач

## Подготовка настоящей коробки

set-up-1 = Перемешайте карты водолазов. Каждый получает по пять закрытых (S1).
set-up-2 = Перемешайте сокровища. Вдвоём, втроём или вчетвером уберите 26, 18 или 9 из них в коробку, не глядя (S2).
set-up-3 = Перемешайте десять сокровищ с ураганом: эти одиннадцать карт — стопка урагана. Остальное — колода сокровищ (S2).
set-up-4 = Откройте на катере первые шесть сокровищ: программа спросит о каждом (S2).
set-up-5 = Перемешайте каждую стопку кораблей и откройте верхнюю карту; перемешайте исследования и откройте четыре (S3).
