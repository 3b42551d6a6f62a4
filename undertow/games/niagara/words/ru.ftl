# Niagara in Russian. Arguments named $seat and $rival arrive as players' names: of any gender, never declined.
# Messages named word-… are building blocks of this file alone; another language has its own.

game-sentence = Плыви за самоцветами, грабь соперников на обратном пути и следи за течением: оно несёт всех к водопаду.

## Building blocks

# Nominative and accusative, masculine: with «самоцвет».
word-colour =
    { $colour ->
        [pink] розовый
        [blue] синий
        [yellow] жёлтый
        [white] белый
       *[violet] фиолетовый
    }
# Prepositional, masculine: with «на … прииске».
word-deposit-prepositional =
    { $deposit ->
        [pink] розовом
        [blue] синем
        [yellow] жёлтом
        [white] белом
       *[violet] фиолетовом
    }
# Where to, with its preposition.
word-to-place =
    { $place ->
        [left-6] на участок 6 левого рукава
        [left-7] на участок 7 левого рукава
        [right-6] на участок 6 правого рукава
        [right-7] на участок 7 правого рукава
       *[other] на участок { $place }
    }
# Accusative.
word-tile =
    { $tile ->
        [cloud] облако
       *[other] жетон { $tile }
    }
# Nominative and accusative.
word-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
# Accusative.
word-kept =
    { $kept ->
        [one] { $kept } очко
        [few] { $kept } очка
        [many] { $kept } очков
       *[other] { $kept } очка
    }
# As on the scale.
word-weather =
    { $weather ->
        [1] +1
        [2] +2
       *[other] { $weather }
    }

## Actions, as a player chooses them

action-drawn-seat = По жребию начинает { $seat }
action-repair = Починить каноэ за { word-colour } самоцвет
action-repair-nothing = Ничего не чинить
action-play = Выбрать { word-tile }
action-canoe = Передвинуть каноэ { $number }
action-stay = Оставить каноэ на берегу
action-load = Погрузить { word-colour } самоцвет
action-unload = Выгрузить самоцвет здесь
action-to = Плыть { word-to-place }
action-land = Вернуться на берег
action-fall = Уйти в водопад
action-steal = Украсть самоцвет у игрока { $rival } с каноэ { $number }
action-steal-nothing = Ничего не красть
action-weather-down = Сдвинуть маркер погоды вниз: течение слабее
action-weather-up = Сдвинуть маркер погоды вверх: течение сильнее

## The log

log-first = { $seat } начинает игру со спасательным кругом.
log-repair = { $seat } чинит каноэ за { word-colour } самоцвет.
log-no-repair = { $seat } ничего не чинит.
log-chosen = { $seat } выбирает жетон.
log-chosen-own = { $seat } выбирает { word-tile }.
log-reveal = { $seat } открывает { word-tile }.
log-no-canoe = { $seat } пропускает движение: все каноэ потеряны.
log-canoe = { $seat } передвигает каноэ { $number }.
log-stay = { $seat } оставляет каноэ на берегу.
log-load = { $seat } грузит { word-colour } самоцвет на { word-deposit-prepositional } прииске.
log-unload = { $seat } выгружает { word-colour } самоцвет на { word-deposit-prepositional } прииске.
log-go = { $seat } плывёт в каноэ { $number } { word-to-place }.
log-land = { $seat } возвращает каноэ { $number } на берег.
log-land-gem = { $seat } возвращает каноэ { $number } на берег и привозит домой { word-colour } самоцвет.
log-fall = { $seat } уходит в водопад на каноэ { $number }.
log-steal = { $seat } крадёт { word-colour } самоцвет у игрока { $rival }.
log-no-steal = { $seat } ничего не крадёт.
log-weather = { $seat } сдвигает маркер погоды на отметку { word-weather }.
log-goal = { $seat } набирает достаточно самоцветов для победы: игра закончится вместе с этой фазой.
log-river =
    { $speed ->
        [0] Река стоит на месте.
        [one] Река сдвигается на { $speed } участок.
        [few] Река сдвигается на { $speed } участка.
        [many] Река сдвигается на { $speed } участков.
       *[other] Река сдвигается на { $speed } участка.
    }
log-swept = { $seat } теряет каноэ { $number }: его уносит водопад.
log-swept-gem = { $seat } теряет каноэ { $number }: его уносит водопад, а { word-colour } самоцвет возвращается на прииск своего цвета.
log-tiles-back = { $seat } забирает обратно все семь жетонов.
log-lifebelt = Раунд { $round }: спасательный круг получает { $seat }.
log-free-canoe = { $seat } остаётся ни с чем и бесплатно получает одно каноэ.
log-end = Игра окончена.

## How the game ended

finale-gems = { $colour ->
    [pink] Розовые самоцветы
    [blue] Синие самоцветы
    [yellow] Жёлтые самоцветы
    [white] Белые самоцветы
   *[violet] Фиолетовые самоцветы
}
finale-close =
    { $goals ->
        [0] Цели не достиг никто.
       *[other] { $count ->
            [0] Цели достигли все.
            [one] Следующему игроку не хватило { $count } самоцвета.
            [few] Следующему игроку не хватило { $count } самоцветов.
            [many] Следующему игроку не хватило { $count } самоцветов.
           *[other] Следующему игроку не хватило { $count } самоцвета.
        }
    }
ended-four-alike = четыре самоцвета одного цвета
ended-five-colours = самоцветы пяти цветов
ended-any-seven = семь самоцветов
ended-different-goals = несколько игроков одновременно достигли разных целей
ended-round-limit = сыграно 100 раундов

## What an action costs and brings

preview-pay-gem = Ты отдаёшь свой { word-colour } самоцвет.
preview-canoe-back = Одно потерянное каноэ возвращается на берег.
preview-canoe-stays-lost = В этом раунде каноэ остаётся потерянным.
preview-points = У этого каноэ { word-points }.
preview-cloud = Каноэ не двигаются: ты сдвигаешь только маркер погоды, на один шаг.
preview-speeds = Скорость реки будет от { $least } до { $most }.
preview-speed = Скорость реки будет { $speed }.
preview-end = Каноэ { $number } может поплыть { word-to-place }.
preview-end-deposit = Каноэ { $number } может поплыть { word-to-place } и сохранить { word-kept } для прииска.
preview-end-land = Каноэ { $number } может вернуться на берег.
preview-cost = Стоит { word-points }.
preview-kept = Для прииска сохраняется { word-points }.
preview-gem-loaded = На борту будет { word-colour } самоцвет.
preview-gem-unloaded = Здесь выгружается { word-colour } самоцвет.
preview-gem-landed = Ты привозишь домой { word-colour } самоцвет: он твой.
preview-gem-stolen = На борту будет { word-colour } самоцвет.
preview-goal = С ним у тебя хватает самоцветов для победы, и игра заканчивается после этой фазы.
preview-may-steal = Там можно украсть самоцвет.
preview-may-fall = При скорости { $speed } и выше река унесёт это каноэ в водопад.
preview-canoe-lost = Каноэ будет потеряно, а самоцвет, если он на борту, вернётся на прииск своего цвета.
preview-weather = Погода станет { word-weather }.

## Why something is not allowed

now-lot = Сначала жребий решает, кто начинает.
now-repair = Сначала реши, чинить ли потерянное каноэ.
now-choose = Сейчас все выбирают жетоны; каноэ двигаются позже.
now-pick-canoe = Сначала выбери, какое каноэ двигать.
now-move = Это каноэ ещё не закончило движение: осталось { word-points }.
now-arrive =
    { $points ->
        [one] Сохранённое { $points } очко
        [few] Сохранённые { $points } очка
        [many] Сохранённые { $points } очков
       *[other] Сохранённые { $points } очка
    } нужно потратить здесь, на прииске.
now-steal = Сначала реши, красть ли здесь самоцвет.
now-weather = Твой жетон — облако: сдвинь маркер погоды на один шаг; каноэ остаются на месте.
refused-no-such-seat = За этим столом нет такого места.
refused-gem-not-owned = У тебя на берегу нет самоцвета такого цвета.
refused-tile-played = Этот жетон лежит в твоей стопке; он вернётся, когда будут сыграны все семь.
refused-canoe-lost = Это каноэ упало в водопад; починить его можно в начале раунда.
refused-canoe-moved = Это каноэ уже закончило движение в этом ходу.
refused-canoes-alike = Твои каноэ в одинаковом положении, и всё равно, какое двигать: выбери каноэ 1.
refused-canoe-must-move = Есть каноэ, которое обязано двигаться и ещё не двигалось.
refused-no-deposit = На этом участке нет прииска.
refused-canoe-full = Каноэ занято: оно вмещает только один самоцвет.
refused-canoe-empty = Каноэ пустое.
refused-deposit-used = В этом ходу это каноэ уже грузило или выгружало самоцвет.
refused-too-few-points =
    { $points ->
        [0] Это стоит 2 очка, а очков больше нет.
       *[other] Это стоит 2 очка, а осталось только { word-points }.
    }
refused-colour-not-there = На этом прииске нет самоцвета такого цвета.
refused-same-colour = Новый самоцвет должен отличаться цветом от только что выгруженного.
refused-loaded-this-turn = Самоцвет, взятый на борт в этом ходу, нельзя выгрузить на прииск.
refused-other-branch = Движение идёт в одну сторону: подняться по одному рукаву и спуститься по другому нельзя.
refused-no-move = Каноэ уже там.
refused-too-far = Это слишком далеко: осталось только { word-points }.
refused-points-left = Так останутся лишние очки. Потратить нужно все, кроме 2 или 4, сохранённых для прииска по прибытии.
refused-nothing-to-load = Останутся лишние очки, а на том прииске нет самоцвета, на который их можно потратить.
refused-on-the-bank = Каноэ уже на берегу.
refused-own-canoe = Своё каноэ грабить нельзя.
refused-victim-elsewhere = Этого каноэ нет на этом участке.
refused-victim-empty = На этом каноэ нет самоцвета.
refused-weather-at-the-end = Маркер погоды на краю шкалы: его можно сдвинуть только в другую сторону.
refused-not-landed-this-turn = По правилам этого стола самоцвет, погруженный в этом ходу, ещё нельзя отвезти на берег.

## Options

option-first = Кто начинает
option-first-lot = по жребию
option-first-seat = игрок { $number }
option-repairs = Починка за один раунд
option-repairs-any = сколько можно оплатить
option-repairs-one-a-round = одно каноэ за раунд
option-show-played-tiles = Показывать, какие жетоны остались
option-show-played-tiles-on = да
option-show-played-tiles-off = нет, только последний сыгранный
option-tie = Несколько победителей
option-tie-shared = делят победу
option-tie-gem-value = решает ценность самоцветов
option-load-and-land = Отвезти самоцвет на берег в том же ходу, в котором он погружен
option-load-and-land-allowed = можно
option-load-and-land-forbidden = нельзя

## The board in text

board-bank = берег
board-left-branch = левый
board-right-branch = правый
board-round = Раунд { $round }
board-weather = Погода { word-weather }
board-lifebelt = Спасательный круг: { $seat }
board-next-branch-left = Следующий диск уйдёт влево
board-next-branch-right = Следующий диск уйдёт вправо
board-speeds = Возможные скорости: { $speeds }
board-player = игрок
board-owned = самоцветы на берегу
board-missing = не хватает до 4 одинаковых / 5 цветов / 7 любых
board-colour-letter =
    { $colour ->
        [pink] Р
        [blue] С
        [yellow] Ж
        [white] Б
       *[violet] Ф
    }
board-tile = жетон
board-tiles-left = оставшиеся жетоны
board-lost = потеряны: { $canoes }
board-points-left = Осталось: { word-points }

## The page

page-board = Река, прииски и берег
page-river-speed = Скорость
page-slowest = Самый низкий жетон пока что: он задаёт скорость реки
phase-choose = Выбери, как далеко плывут твои каноэ
phase-repair = Починить потерянное каноэ за самоцвет?
phase-pick-canoe = Какое каноэ плывёт теперь?
phase-move = Греби. Осталось: { word-points }
phase-arrive = Погрузи или выгрузи здесь самоцвет
phase-steal = Украсть самоцвет рядом с твоим каноэ?
phase-weather = Сдвинь маркер погоды на один шаг
first-goal = Привези самоцветы на берег, пока река не унесла каноэ в водопад: побеждают 4 одинаковых, 5 цветов или 7 любых.
first-step = Выбери жетон: его число показывает, как далеко плывёт каждое твоё каноэ. Самый низкий жетон задаёт скорость реки.
page-goal = 4 одинаковых, 5 цветов или 7 любых самоцветов: у тебя { $count }
page-goal-match = Побеждают 4 одинаковых, 5 цветов или 7 любых самоцветов
page-missing = до победы: { $four ->
    [one] { $four } одинаковый
    [few] { $four } одинаковых
    [many] { $four } одинаковых
   *[other] { $four } одинакового
}, { $five ->
    [one] { $five } цвет
    [few] { $five } цвета
    [many] { $five } цветов
   *[other] { $five } цвета
} или { $seven ->
    [one] { $seven } любой
    [few] { $seven } любых
    [many] { $seven } любых
   *[other] { $seven } любого
}
page-face-down = жетон рубашкой вверх
page-tiles-count = осталось жетонов: { $count }
page-weather = { word-weather }
page-colour = { word-colour }
page-tile = { word-tile }
page-place-bank = на берегу
page-place-lost = потеряно
page-place-space = { $place ->
    [left-6] участок 6 левого рукава
    [left-7] участок 7 левого рукава
    [right-6] участок 6 правого рукава
    [right-7] участок 7 правого рукава
   *[other] участок { $place }
}
page-deposit = Прииск { $deposit }: { $gems }
way-paddle = Число показывает, сколько может проплыть каждое твоё каноэ; погрузка самоцвета забирает из него 2.
way-river = Самый низкий жетон вместе с погодой — это скорость реки: в этом раунде от { $least } до { $most } участков.
way-cloud = Облако сдвигает погоду на один шаг, а твои каноэ не плывут.
way-go = Нажми на светящийся участок: одно очко — один участок.
way-load = Погрузка и выгрузка стоят 2 очка, на участке с номером месторождения.
way-steal = Пустое каноэ, которое плывёт вверх, может остановиться рядом с гружёным и украсть его самоцвет.
lesson-goal = Ты играешь за A, на берегу два твоих каноэ. Чтобы победить, привези на берег четыре самоцвета одного цвета, пять разных или семь любых.
lesson-deposits = У каждого прииска есть номер: это участок реки, с которого грузят его самоцветы. Фиолетовые — у участка 3.
lesson-choose = Все тайно выбирают жетон: его число — это очки каждого каноэ. Погрузка стоит 2 очка, поэтому, чтобы погрузить самоцвет на участке 3, нужно 5. Выбери жетон 5.
lesson-canoe = Жетоны открывают по очереди. Твой ход: передвинь каноэ.
lesson-go = На то, что светится, можно нажать. Плыви на участок 3; два очка останутся на погрузку.
lesson-load = Теперь погрузи фиолетовый самоцвет.
lesson-others = Остальные тоже гребут. Самый низкий жетон раунда — 4.
lesson-river = Поэтому река сдвинулась на 4 участка: втолкнули четыре диска, и каждое каноэ уплыло вместе со своим. Твоё — в левом рукаве. Ещё два толчка в этом рукаве, и оно упадёт!
lesson-weather = Погода прибавляется к скорости реки. Кто сыграл облако, тот не двигает каноэ, а сдвигает этот маркер на один шаг.
lesson-choose-home = До берега шесть участков вверх. Выбери жетон 6.
lesson-land = У твоего каноэ 6 очков. Вернись на берег.
lesson-end = Самоцвет твой! И ещё: пустое каноэ, которое двигалось вверх и потратило все очки, может украсть самоцвет с гружёного каноэ соперника на участке, где закончило движение. Больше ничего знать не нужно: удачи!
component-canoes = Каноэ
component-discs = Диски реки
component-gems = Самоцветы
component-deposits = Прииски: участок, с которого они доступны
component-paddles = Жетоны с вёслами
component-weather = Шкала погоды
component-gem-value = Ценность самоцветов, для параметра о равных целях
# Names of facts; $block tells apart those that are called alike.
fact =
    { $part ->
        [each_seat] у каждого игрока
        [in_the_river] в реке
        [in_the_box] в коробке
        [in_play] в игре
        [colours] цвета
        [pink] розовый
        [blue] синий
        [yellow] жёлтый
        [white] белый
        [violet] фиолетовый
        [cloud] облако
        [lowest] наименьшее значение
        [highest] наибольшее значение
        [at_the_start] в начале
       *[other] { $part }
    }
source =
    { $block ->
        [canoes] правила, состав игры
        [discs] правила, состав игры и рисунок 2
        [gems] правила, состав игры и подготовка
        [deposits] правила, рисунки 5–7, и страницы справки Board Game Arena и BrettspielWelt
        [paddles] правила, фаза I
        [weather] правила, рисунки 9 и 11
       *[other] как Board Game Arena решает ничьи
    }

## Why a box is refused

box-shared-space = два прииска не могут быть на одном участке

## The score helper

score-gems = Самоцветы игрока { $number }, например pink=2,blue
score-player =
    { $count ->
        [one] Игрок { $number }: { $count } самоцвет
        [few] Игрок { $number }: { $count } самоцвета
        [many] Игрок { $number }: { $count } самоцветов
       *[other] Игрок { $number }: { $count } самоцвета
    }
score-goal =
    { $goal ->
        [four] { $left ->
            [0] четыре одинаковых: цель достигнута
           *[other] четыре одинаковых: не хватает { $left }
        }
        [five] { $left ->
            [0] пять разных цветов: цель достигнута
           *[other] пять разных цветов: не хватает { $left }
        }
       *[seven] { $left ->
            [0] любые семь: цель достигнута
           *[other] любые семь: не хватает { $left }
        }
    }
score-won =
    { $count ->
        [1] Победа: { $names }.
       *[other] Победили вместе: { $names }.
    }
score-none-won = Цели пока не достиг никто.
score-by-value = Если вы договорились, что решают более ценные самоцветы: { $names }. Эти ценности взяты из Board Game Arena, а не из правил.
score-sure = Все три цели напечатаны в правилах.
page-helper-text = С настоящей коробкой на столе: отметь самоцветы, которые каждый игрок привёз на берег, и увидишь, кто достиг цели и чего ещё не хватает.
page-helper-player = Игрок { $number }

## Plans: what an action leads to, and what may go wrong

word-cases =
    { $cases ->
        [10] Почти наверняка
        [1] Примерно в 1 случае из 10
       *[other] Примерно в { $cases } случаях из 10
    }
word-ordinal =
    { $count ->
        [1] первый
        [2] второй
        [3] третий
       *[other] четвёртый
    }
plan-gem-home =
    { $left ->
        [0] Привозит домой { word-ordinal } { word-colour } самоцвет, и этого хватает для победы.
        [one] Привозит домой { word-ordinal } { word-colour } самоцвет: до победы не хватает ещё { $left } самоцвета.
        [few] Привозит домой { word-ordinal } { word-colour } самоцвет: до победы не хватает ещё { $left } самоцветов.
        [many] Привозит домой { word-ordinal } { word-colour } самоцвет: до победы не хватает ещё { $left } самоцветов.
       *[other] Привозит домой { word-ordinal } { word-colour } самоцвет: до победы не хватает ещё { $left } самоцвета.
    }
plan-gem-aboard = На борту окажется { word-colour } самоцвет; каноэ тогда будет на участке { $space }.
plan-steals = Крадёт { word-colour } самоцвет у игрока { $rival }.
plan-canoe-back = Возвращает потерянное каноэ.
plan-canoe-safe = Приводит пустое каноэ на берег, подальше от водопада.
plan-rival-falls = Река уносит в водопад каноэ игрока { $rival }.
plan-at-deposit = В следующем раунде каноэ уже стоит на { word-deposit-prepositional } прииске.
plan-risk-fall = { word-cases } река уносит твоё каноэ в водопад.
plan-risk-fall-gem = { word-cases } река уносит в водопад твоё каноэ с самоцветом.
plan-risk-robbed = { word-cases } у тебя крадут { word-colour } самоцвет.
task-load = Погрузи белый самоцвет за этот ход. Белые самоцветы лежат у участка 4, а погрузка стоит 2 очка.
task-load-hint = Четыре очка, чтобы доплыть, и два на погрузку: выбери жетон 6.
task-rob = Ограбь игрока B и привези белый самоцвет домой. Твоё пустое каноэ двумя участками ниже.
task-rob-hint = Выбери жетон 2: с последним очком каноэ остановится рядом с гружёным, и можно украсть самоцвет. Потом вернись на берег, пока тебя не унесла река.
task-fall = Не каждое каноэ стоит спасать. На пустом, что стоит на краю, уйди в водопад, а второе с самоцветом приведи на берег.
task-fall-hint = Выбери жетон 2 и вернись на берег на каноэ 2. Потом уйди в водопад на каноэ 1: позже его можно починить за самоцвет.
task-win = Последние раунды партии: синий самоцвет станет твоим пятым цветом, а игроку B нужен всего один фиолетовый.
task-win-hint = Погрузи синий самоцвет на каноэ 1, прежде чем плыть, и выбери большой жетон: до берега далеко, а река быстрая.

## Positions that cannot be read: the reason after the column

position-lifebelt = спасательный круг должен быть у одного из мест, как только брошен жребий, но не раньше
position-newest = последнего жетона нет в стопке
position-moving = каноэ указывают на шагах «move», «arrive» и «steal», и только на них
position-must = каноэ из записи «must» должно быть и в записи «may»
position-no-tile-left = у места { $number } не осталось жетонов
position-canoes-missing = нет каноэ места { $number }
position-cargo = самоцвет может быть только на каноэ в реке
position-chosen-early = на этом шаге никто ещё не выбрал жетон
position-tile-played = этот жетон уже сыгран
position-no-tile = не осталось жетонов для выбора
position-not-chosen = место { $number } не выбрало жетон
position-next-chooser = ходить должно первое место, которое ещё не выбрало
position-canoe-lost = потерянное каноэ не может двигаться
position-revealed = жетон места, которое ходит, должен быть открыт
position-cloud = с облаком шаг должен быть «weather», и только с ним
position-no-canoe = ни одно каноэ не может двигаться
position-canoe-owner = каноэ должно принадлежать месту, которое ходит
position-two-canoes = у каждого места должно быть два каноэ

## Темы задач

theme-gem-home = Камень дома
theme-gem-aboard = Камень на борту
theme-steals = Кража
theme-canoe-back = Каноэ возвращается
theme-canoe-safe = Каноэ в безопасности
theme-rival-falls = В водопад
theme-at-deposit = У месторождения
## Characters of bots

character-thief = вор
character-thief-about = Поджидает ниже гружёных каноэ и крадёт.
character-hoarder = скопидом
character-hoarder-about = Копит самоцветы любого цвета: чем больше, тем лучше.
character-racer = гонщик
character-racer-about = Собирает четыре самоцвета одного цвета.
character-collector = коллекционер
character-collector-about = Хочет получить каждый цвет.
character-cautious = осторожный
character-cautious-about = Держит оба каноэ подальше от водопада.
## Темы задач

## Подготовка настоящей коробки

set-up-1 = Поставьте две половины коробки рядом и положите на них поле, чтобы водопад свисал с края (S1).
set-up-2 = Положите в каждый прииск по семь самоцветов его цвета (S1).
set-up-3 = Выложите девять дисков в русло реки, первый — у верёвки; три диска лежат рядом с полем (S1).
set-up-4 = Поставьте маркер погоды на 0 (C4).
set-up-5 = Каждый, и бот тоже, получает два каноэ и семь жетонов с вёслами одного цвета. Каноэ стоят на берегу (S1).
