# Fantazja in Russian. Arguments named $seat and $rival arrive as players' names: of any gender, never declined.
# Messages named word-… are building blocks of this file alone; another language has its own.

game-sentence = Две фракции магов отстраивают одну страну: клади плитки сторона к стороне, надстраивай здания соперника и берегись Тёмной Энергии.

## Building blocks

# Nominative, also in quotation marks after a declined «плитка».
word-tile =
    { $building ->
        [house] Дом { $level } { $letter }
        [mill] Мельница { $level } { $letter }
        [windmill] Ветряк { $level } { $letter }
        [garrison] Гарнизон { $level } { $letter }
        [tower] Башня мага { $level } { $letter }
        [market] Рынок
        [well] Колодец Силы
        [observatory] Обсерватория
        [special] Особое здание { $letter }
       *[wonder] Чудо
    }
word-tile-accusative =
    { $building ->
        [house] Дом { $level } { $letter }
        [mill] Мельницу { $level } { $letter }
        [windmill] Ветряк { $level } { $letter }
        [garrison] Гарнизон { $level } { $letter }
        [tower] Башню мага { $level } { $letter }
        [market] Рынок
        [well] Колодец Силы
        [observatory] Обсерваторию
        [special] Особое здание { $letter }
       *[wonder] Чудо
    }
# Genitive plural: with «зданий».
word-types-genitive =
    { $type ->
        [residential] жилых
        [production] производственных
        [military] военных
        [magic] магических
       *[special] особых
    }
# Genitive: with «символы».
word-symbol-genitive =
    { $symbol ->
        [earth] земли
        [air] воздуха
        [water] воды
       *[fire] огня
    }
# Genitive: with «с».
word-side-genitive =
    { $side ->
        [north] севера
        [east] востока
        [south] юга
       *[west] запада
    }

## Actions, as a player chooses them

action-drawn-seat = По жребию начинает { $seat }
action-drawn = Взята плитка: { word-tile }
action-shown = Показана плитка: { word-tile }
action-build = Построить { word-tile-accusative }
action-imagine = Получить очко воображения: { word-tile }
action-use = Применить силу { word-types-genitive } зданий
action-give = Сбросить { word-tile-accusative }
action-take = Взять { word-tile-accusative }
action-enough = Больше не менять плитки
action-swap = Заменить здание плиткой «{ word-tile }»
action-bury = Положить { word-tile-accusative } под стопку
action-bury-nothing = Больше не класть
action-at = Клетка { $cell }
action-turn =
    { $turning ->
        [one] Повернуть на { $turning } градус
        [few] Повернуть на { $turning } градуса
        [many] Повернуть на { $turning } градусов
       *[other] Повернуть на { $turning } градуса
    }
action-pay = Заплатить плиткой «{ word-tile }»
action-end-turn = Закончить ход

## The log

log-first = { $seat } начинает игру.
log-drawn = { $seat } берёт { word-tile-accusative }.
log-drawn-secret = { $seat } берёт плитку.
log-shown = { $seat } видит плитку: { word-tile }.
log-shown-secret = { $seat } видит плитку соперника.
log-build = { $seat } собирается построить { word-tile-accusative }.
log-imagine = { $seat } получает очко воображения: { word-tile }.
log-imagine-secret = { $seat } получает очко воображения.
log-use = { $seat } применяет силу { word-types-genitive } зданий.
log-give = { $seat } сбрасывает { word-tile-accusative }.
log-take = { $seat } берёт { word-tile-accusative } из сброса.
log-enough = { $seat } больше не меняет плитки.
log-swap = { $seat } собирается заменить здание плиткой «{ word-tile }».
log-bury = { $seat } выбирает { word-tile-accusative }, чтобы положить под стопку.
log-bury-secret = { $seat } выбирает плитку, чтобы положить под стопку.
log-bury-nothing = { $seat } больше ничего не кладёт под стопку.
log-place = { $seat } строит { word-tile-accusative } на клетке { $cell }.
log-replace = { $seat } заменяет здание на клетке { $cell } плиткой «{ word-tile }».
log-guard = { $seat } кладёт жетон военных зданий на здание на клетке { $cell }.
log-turn = Ход { $turn }: { $seat }.
log-pay = { $seat } платит плиткой «{ word-tile }».
log-end-turn = { $seat } заканчивает ход.
log-bonus = { $seat } получает бонусный жетон.
log-dark-energy =
    { $count ->
        [one] Тёмная Энергия: с поля уходит { $count } плитка.
        [few] Тёмная Энергия: с поля уходят { $count } плитки.
        [many] Тёмная Энергия: с поля уходит { $count } плиток.
       *[other] Тёмная Энергия: с поля уходит { $count } плитки.
    }
log-removed = Убрана плитка: { word-tile } ({ $seat }).
log-under =
    { $count ->
        [one] Под стопку игрока { $seat } уходит { $count } плитка.
        [few] Под стопку игрока { $seat } уходят { $count } плитки.
        [many] Под стопку игрока { $seat } уходит { $count } плиток.
       *[other] Под стопку игрока { $seat } уходит { $count } плитки.
    }
log-under-own = Под твою стопку уходит { word-tile }.
log-token = { $seat } получает жетон { word-types-genitive } зданий.
log-token-back = { $seat } забирает обратно жетон { word-types-genitive } зданий.
log-token-pool = В общий запас возвращается жетон { word-types-genitive } зданий.
log-out-of-tiles = У игрока { $seat } больше нет плиток.
log-skips = Рука пуста: { $seat } пропускает действие.
log-end = Игра окончена: { $points } на { $others }.

## How the game ended

finale-type = { $type ->
    [residential] Жилые здания
    [production] Производственные здания
    [military] Военные здания
    [magic] Магические здания
   *[special] Особые здания
}
finale-bonus = Бонусные жетоны
ended-points = больше победных очков
ended-imagination = поровну победных очков, больше очков воображения
ended-draw = ничья: поровну и победных очков, и очков воображения

## What an action costs and brings

preview-imagination = Ты получаешь 1 очко воображения.
preview-fits =
    { $count ->
        [one] Подходит { $count } клетка: { $cells }.
        [few] Подходят { $count } клетки: { $cells }.
        [many] Подходит { $count } клеток: { $cells }.
       *[other] Подходит { $count } клетки: { $cells }.
    }
preview-pay = Стоит 1 очко воображения.
preview-pay-with = Стоит 1 очко воображения: { word-tile } уходит в сброс.
preview-choose-turning = Подходит в нескольких положениях; выбор будет следующим шагом.
preview-guard = До твоего следующего хода соперник не может ничего положить на это здание и ничего к нему приставить. Тёмная Энергия всё же может его убрать.
preview-scores = Счёт после этого: у тебя { $own }, у соперника { $others }.
preview-bonus = Даёт бонусный жетон.
preview-removed = Тёмная Энергия убирает плитку: { word-tile } ({ $seat }).
preview-may-end = Это завершает игру, если дальше не применить силу здания.
preview-token = В конце хода { $seat } получит жетон { word-types-genitive } зданий.
preview-token-pool = В конце хода жетон { word-types-genitive } зданий вернётся в общий запас.
preview-use-residential = Обменять до 3 плиток с руки на плитки из своего сброса.
preview-use-production = Одна плитка из твоего сброса становится очком воображения.
preview-use-military = Положить жетон на здание: в свой следующий ход соперник не может ничего положить на него и ничего к нему приставить. Тёмная Энергия всё же может его убрать.
preview-use-magic = Увидеть до 4 случайных плиток с руки соперника и положить до 2 из них под его стопку.
preview-use-special = Заменить своё здание плиткой с руки того же уровня.
preview-swap = Заменённая плитка приходит тебе на руку.
preview-take = Ты берёшь на руку { word-tile-accusative }.
preview-take-imagination = { word-tile } становится очком воображения.
preview-give = { word-tile } уходит в твой сброс.
preview-bury = { word-tile } уходит под стопку соперника.

## Why something is not allowed

now-lot = Сначала жребий решает, кто начинает.
now-draw = Сначала берутся плитки.
now-main = Это относится к другому шагу: сейчас построй здание, получи очко воображения или примени силу здания.
now-place = Сначала выбери клетку.
now-turn = Сначала выбери, как повернуть плитку.
now-pay = Сначала выбери очко воображения для оплаты.
now-give = Сначала выбери плитку с руки для сброса или закончи обмен.
now-take = Сначала выбери плитку из своего сброса.
now-swap = Сначала выбери плитку с руки, которая заменит здание.
now-show = Сначала показываются плитки.
now-bury = Сначала выбери, какие из показанных плиток уйдут под стопку.
refused-tile-not-in-box = В этой коробке нет такой плитки.
refused-tile-not-in-hand = У тебя на руке нет плитки «{ word-tile }».
refused-action-done = В этом ходу действий больше нет.
refused-no-imagination = Большое здание стоит 1 очко воображения, а у тебя нет ни одного.
refused-no-place = { word-tile } сейчас никуда не подходит.
refused-no-base = { word-tile-accusative } не на что поставить: нужно здание того же типа на уровень ниже.
refused-cell-taken = Эта клетка занята.
refused-cell-touches-nothing = Эта клетка не касается ни одного здания.
refused-wrong-symbol = У соседней плитки с { word-side-genitive } здесь символы { word-symbol-genitive }, и новую не повернуть так, чтобы совпали все стороны.
refused-wrong-count =
    У соседней плитки с { word-side-genitive } здесь { $count ->
        [one] { $count } символ
        [few] { $count } символа
        [many] { $count } символов
       *[other] { $count } символа
    } { word-symbol-genitive }, а у новой только { $own }.
refused-guarded = В этом ходу здание охраняет жетон военных зданий.
refused-beside-guarded = Соседнее здание охраняет жетон военных зданий: в этом ходу сюда нельзя ничего приставить.
refused-no-building = Здесь нет здания.
refused-castle-stays = Замок — не здание.
refused-other-type =
    { $type ->
        [residential] Эту плитку можно положить только на жилое здание.
        [production] Эту плитку можно положить только на производственное здание.
        [military] Эту плитку можно положить только на военное здание.
        [magic] Эту плитку можно положить только на магическое здание.
       *[special] Эту плитку можно положить только на особое здание.
    }
refused-other-level = Уровни не подходят: большое здание кладётся на здание уровнем ниже, а заменить здание можно только другим того же уровня.
refused-wrong-symbols-below = Плитку не повернуть так, чтобы символы стояли как на нижней.
refused-wrong-turning = В этом положении плитка не подходит или выглядит так же, как в другом.
refused-not-an-imagination-point = Эта плитка — не твоё очко воображения.
refused-token-not-held = У тебя нет этого жетона.
refused-power-used = В этом ходу сила здания уже применена.
refused-discard-empty = Это ничего не даст: твой сброс пуст.
refused-hand-empty = Это ничего не даст: твоя рука пуста.
refused-opponent-hand-empty = Это ничего не даст: рука соперника пуста.
refused-land-empty = Это ничего не даст: зданий ещё нет.
refused-nothing-to-replace = Этой плиткой не заменить ни одно твоё здание.
refused-tile-not-discarded = В твоём сбросе нет плитки «{ word-tile }».
refused-just-put-down = Эта плитка только что сброшена.
refused-just-taken-up = Эта плитка только что взята.
refused-not-shown = Эта плитка не была показана.
refused-already-buried = Эта плитка уже выбрана.
refused-special-not-replaced = Особые здания нельзя заменять, и ими нельзя заменять другие.
refused-not-your-building = Это здание не твоё.
refused-must-act = Сначала выполни действие; отказаться от него нельзя.
refused-not-exchanged-yet = Обменяй хотя бы одну плитку.

## Options

option-first = Кто начинает
option-first-lot = по жребию
option-first-seat = игрок { $number }
option-empty-hand = Пустая рука в начале хода
option-empty-hand-draw-first = игрок сначала берёт плитки
option-empty-hand-skip = игрок пропускает действие и берёт плитки в конце хода

## The board in text

board-turn = Ход { $turn }
board-tiles-left = Осталось сыграть плиток: { $count }
board-bonus-left = Бонусных жетонов осталось: { $count }
board-guard = Жетон военных зданий на клетке { $cell } до следующего хода игрока { $seat }
board-guard-waits = Жетон военных зданий ждёт следующего хода игрока { $seat }
board-type = тип
board-token = жетон
board-to-take = не хватает
board-to-lose = до возврата
board-at-turn-end = в конце хода
board-pool = запас
board-on-land = на здании
board-player = игрок
board-score = очки
board-hand = рука
board-pile = стопка
board-imagination = воображение
board-bonus = бонус
board-discard = Сброс, { $seat }: { $tiles }
board-known = Известно о плитках игрока { $seat }: { $tiles }
board-known-imagination = среди очков воображения: { $tiles }
board-known-either = на руке или среди очков воображения: { $tiles }
board-own-pile = Твоя стопка: { $tiles }
board-own-imagination = Твои очки воображения: { $tiles }
board-own-hand = Твоя рука
board-fits = подходит
board-fails-symbol = символ: { $cells }
board-fails-count = число: { $cells }
board-fails-guarded = под охраной: { $cells }
board-fails-level = уровень: { $cells }
board-shown = Показаны: { $tiles }
board-tile = { word-tile }
board-type-name =
    { $type ->
        [residential] жилой
        [production] производственный
        [military] военный
        [magic] магический
       *[special] особый
    }
board-symbol-letter =
    { $symbol ->
        [earth] З
        [air] Х
        [water] В
       *[fire] О
    }
board-type-letter =
    { $type ->
        [residential] Д
        [production] М
        [military] Г
        [magic] Б
       *[special] С
    }
board-legend = З земля, Х воздух, В вода, О огонь · Д дом, М мельница, Г гарнизон, Б башня мага, С особое · * Тёмная Энергия · # под охраной · + подходит · ^ соперник может надстроить

## The page

page-board = Страна
page-castle = Замок
page-side = { $side ->
    [north] север
    [east] восток
    [south] юг
   *[west] запад
} { $symbol ->
    [earth] земля
    [air] воздух
    [water] вода
   *[fire] огонь
} { $count }
page-points =
    { $count ->
        [one] { $count } очко
        [few] { $count } очка
        [many] { $count } очков
       *[other] { $count } очка
    }
page-dark-energy = Тёмная Энергия
page-under = под ней: { $tiles }
page-build-at = Построить { word-tile-accusative } на клетке { $cell }
page-removes = Тёмная Энергия убирает: { $tiles }.
page-whole-land = Вся страна
page-follow = Следить за игрой
page-closer = Ближе
page-farther = Дальше
page-more-cells = Подходящих клеток дальше: { $count }
page-coverable = Соперник ещё может это надстроить.
page-majorities = Перевес
page-type-counts = { $type ->
    [residential] Жилые
    [production] Производственные
    [military] Военные
    [magic] Магические
   *[special] Особые
} · { $counts }
page-token-of = жетон { word-types-genitive } зданий
page-token-free = Жетон в общем запасе.
page-token-held = Жетон у игрока { $seat }.
page-token-take =
    { $count ->
        [0] { $seat }: зданий хватает, чтобы его получить.
        [one] { $seat }: нужно ещё { $count } здание, чтобы его получить.
        [few] { $seat }: нужно ещё { $count } здания, чтобы его получить.
        [many] { $seat }: нужно ещё { $count } зданий, чтобы его получить.
       *[other] { $seat }: нужно ещё { $count } здания, чтобы его получить.
    }
page-token-lose = Он вернётся в общий запас, когда зданий станет поровну; сейчас разница — { $count }.
page-piles = Плитки
page-discard = Сброс игрока { $seat }
page-own-deck = Осталось в твоей стопке
page-own-imagination = Твои очки воображения
page-put-under = Положено тобой под стопку соперника, в этом порядке
page-known-in-hand = Точно на руке у игрока { $seat }
page-known-as-imagination = Точно очко воображения игрока { $seat }
page-unseen = Рука, стопка и очки воображения игрока { $seat }
page-put-down = Получить очко воображения
page-put-back = Оставить на руке
page-moment-over = { $seat } надстраивает здание игрока { $rival }
first-goal = Построй вокруг замка более ценный город: когда все плитки сыграны, каждая верхняя плитка приносит свои очки.
first-step = Выбери плитку с руки. Клетки, куда она подходит, подсветятся, и плитка уже будет повёрнута как надо.
page-goal = Считаются видимые плитки: у тебя { $own }, у соперника { $others }. Осталось сыграть: { $left }.
page-goal-match = Считаются видимые плитки. Осталось сыграть: { $left }.
page-tiles-to-play = плитки, которые осталось сыграть
page-step-main = Строй или получи очко воображения
page-step-nothing-fits = Ничего не подходит: получи очко воображения
page-step-picked = Выбери подсвеченную клетку или получи очко воображения.
page-step-fits-nowhere = Эта плитка сейчас никуда не подходит; за неё можно получить очко воображения.
page-step-power = Действие выполнено. Примени силу здания или закончи ход
page-step-place = Выбери подсвеченную клетку
page-step-guard = Выбери здание, которое будет охранять жетон
page-step-turn = Выбери, как ляжет плитка
page-step-pay = Выбери очко воображения для оплаты
page-step-give = Выбери плитку для сброса
page-step-take = Выбери плитку из своего сброса
page-step-swap = Выбери плитку, которой заменишь здание
page-step-bury = Выбери до двух плиток и положи их под стопку
way-build = Строй: { $count ->
    [one] подходит { $count } твоя плитка
    [few] подходят { $count } твои плитки
    [many] подходит { $count } твоих плиток
   *[other] подходит { $count } твоей плитки
}. Выбери одну и посмотри куда.
way-sides = На соприкасающихся сторонах один и тот же символ, а на твоей плитке его не меньше.
way-large = Большее здание кладут на здание того же типа уровнем ниже, даже на чужое. Оно стоит очко воображения.
way-imagine = Или положи плитку: она станет очком воображения.
way-nothing = Сейчас ничего не подходит. Ближе всего { word-tile }:
way-power = Раз за ход можно использовать силу своего жетона.
lesson-goal = Ты играешь за A против B. Вместе вы отстраиваете страну вокруг замка, но в конце важно, чьи здания принесут больше очков. Считаются только верхние плитки.
lesson-sides = На каждой стороне — символ: горы — земля, завитки — воздух, капли — вода, языки пламени — огонь. Он повторяется от одного до трёх раз.
lesson-pick = Ход — это одно действие. Сначала строим: выбери Дом I b. В настоящей партии ты сразу увидишь все клетки, куда он подходит, уже повёрнутым.
lesson-place = На соприкасающихся сторонах должен быть один и тот же символ, а на твоей плитке их должно быть не меньше. Там, где она не подходит, отметка показывает мешающую сторону. Построй Дом к северу от замка.
lesson-counts = B строит на востоке Гарнизон. Фиолетовый свет и молния — это Тёмная Энергия: запомни эти знаки. К этому зданию теперь тоже можно приставлять другие.
lesson-imagine = Большие здания стоят очко воображения. Его можно получить, если вместо постройки положить перед собой плитку с руки рубашкой вверх. Нажми на Гарнизон I a.
lesson-large = Теперь у тебя есть очко воображения — это месяц, и можно заплатить за уровень II. Его кладут на здание того же типа уровнем ниже, своё или соперника. Выбери Дом II a.
lesson-cover = Построй его на своём Доме: 3 очка вместо 1. Если позже построить уровень III на своём уровне II, ты получишь ещё и бонусный жетон в 5 очков.
lesson-majority = У кого в конце своего хода не меньше двух зданий одного типа и больше, чем у соперника, тот получает жетон этого типа, а с ним силу на следующие ходы. На краю поля видно, кто впереди. Выбери Дом I a.
lesson-attach = Твой второй Дом: построй его на востоке.
lesson-dark = Жетон жилых зданий твой. Но B кладёт плитку с Тёмной Энергией рядом с той, что на востоке: обе исчезают, а с ними и твой новый Дом, ведь с замком его больше ничто не соединяет. Прежде чем положить такую плитку, ты увидишь перечёркнутым всё, что исчезнет.
lesson-end = Когда все плитки сыграны, решают очки на видимых плитках, а при равенстве — очки воображения. Удачной стройки!

## What is in the box: names of blocks and facts, and where we know them from

component-castle = Замок
component-bonus = Бонусные жетоны
component-hand = Рука
component-residential = Жилые здания
component-production = Производственные здания
component-military = Военные здания
component-magic = Магические здания
component-special = Особые здания
# Names of facts; $block tells apart those that are called alike.
fact =
    { $part ->
        [sides] стороны, по часовой стрелке
        [tokens] жетоны
        [points] победные очки
        [tiles] плитки
        [dark] Тёмная Энергия
        [I] уровень{"\u00A0"}I
        [II] уровень{"\u00A0"}II
        [III] уровень{"\u00A0"}III
        [market] Рынок
        [well] Колодец Силы
        [observatory] Обсерватория
        [wonder] Чудо
        [others] другие особые здания
        [earth] земля
        [air] воздух
        [water] вода
        [fire] огонь
       *[other] { $part }
    }
source =
    { $block ->
        [castle] наша реконструкция: по одному символу каждого вида, чтобы можно было приставить любую первую плитку
        [bonus] правила, состав игры и бонус за здание уровня III
        [hand] правила, подготовка к игре
        [special] наша реконструкция, подобранная моделированием; Рынок, Колодец Силы и по 2 очка за них есть в примере из правил, Обсерватория — наша
       *[other] наша реконструкция, подобранная моделированием; 27 плиток у фракции напечатаны в правилах; очки взяты из их примера, названия тоже, кроме уровней, которых в нём нет
    }

## Why a box is refused

box-most-tiles = это список, в нём плиток не больше { $most }
box-extending = малых и особых плиток не больше { $most }, а не { $found }; в примере из книжки правил семь плиток из 27 — уровня II или III
box-tile = плитка записывается {"{"} sides = "E1 A1 W1 F1", points = 1 {"}"}
box-tile-fact = { $fact } здесь не нужно; есть sides, points, dark
box-points = очки — целое число от 0 до { $most }, а не { $found }
box-dark = dark — это true или false, а не { $found }
box-sides = стороны — четыре буквы E, A, W, F с числами, например «E1 A1 W2 F3», а не { $found }
box-symbols = символов на стороне не больше { $most }, а не { $found }
box-castle = к замку не подходит ни одна малая или особая плитка

## The score helper

score-sculptors = Видимые здания Ваятелей, например residential-i=2,military-iii,special
score-engineers = Видимые здания Инженеров, например magic-ii,special=2
score-sculptors-bonus = Бонусные жетоны Ваятелей
score-engineers-bonus = Бонусные жетоны Инженеров
score-sculptors-imagination = Оставшиеся очки воображения Ваятелей
score-engineers-imagination = Оставшиеся очки воображения Инженеров
score-points = Очки на твоих плитках, если они другие, например ii=4
word-faction =
    { $faction ->
        [sculptors] Ваятели
       *[engineers] Инженеры
    }
word-type-plural =
    { $type ->
        [residential] жилые
        [production] производственные
        [military] военные
        [magic] магические
       *[special] особые
    }
score-faction =
    { $points ->
        [one] { word-faction }: { $points } победное очко
        [few] { word-faction }: { $points } победных очка
        [many] { word-faction }: { $points } победных очков
       *[other] { word-faction }: { $points } победного очка
    }
score-parts = здания { $buildings }, бонусные жетоны { $bonus }
score-winner = Побеждают { word-faction }.
score-winner-imagination = Побеждают { word-faction } благодаря очкам воображения.
score-draw = Ничья.
score-majority =
    { $token ->
        [sculptors] { word-type-plural }: { $own } против { $others }, жетон получают Ваятели в конце своего хода
        [engineers] { word-type-plural }: { $own } против { $others }, жетон получают Инженеры в конце своего хода
        [pool] { word-type-plural }: { $own } против { $others }, жетон возвращается в общий запас
       *[other] { word-type-plural }: { $own } против { $others }, жетон остаётся где был
    }
score-reconstructed = Очки взяты из примера в правилах: уровень I { $one }, II { $two }, III { $three }, особые { $special }. Правила не приводят их для каждой плитки, поэтому сравни их со своими.
score-own-points = По указанным тобой очкам: уровень I { $one }, II { $two }, III { $three }, особые { $special }.
page-helper-text = С настоящей коробкой на столе: отметь видимые здания, бонусные жетоны и очки воображения обеих фракций и увидишь очки, победителя и у кого больше зданий каждого типа.
page-faction = { word-faction }
page-helper-building =
    { $level ->
        [none] особые
       *[other] { word-type-plural } { $level }
    }
page-helper-bonus = бонусные жетоны
page-helper-imagination = очки воображения
page-helper-points = Очки на твоих плитках
page-helper-level =
    { $level ->
        [i] уровень I
        [ii] уровень II
        [iii] уровень III
       *[special] особые
    }

## Plans: what an action leads to, and what may go wrong

word-cases =
    { $cases ->
        [10] Почти наверняка
        [1] Примерно в 1 случае из 10
       *[other] Примерно в { $cases } случаях из 10
    }
plan-bonus = Приносит бонусный жетон.
plan-token = Приносит жетон { word-types-genitive } зданий.
plan-points =
    { $points ->
        [one] Приносит { $points } очко до твоего следующего хода.
        [few] Приносит { $points } очка до твоего следующего хода.
        [many] Приносит { $points } очков до твоего следующего хода.
       *[other] Приносит { $points } очка до твоего следующего хода.
    }
plan-rival-loses =
    { $points ->
        [one] Отнимает у соперника { $points } очко.
        [few] Отнимает у соперника { $points } очка.
        [many] Отнимает у соперника { $points } очков.
       *[other] Отнимает у соперника { $points } очка.
    }
plan-imagination =
    { $count ->
        [one] Оставляет тебе для строительства { $count } очко воображения.
        [few] Оставляет тебе для строительства { $count } очка воображения.
        [many] Оставляет тебе для строительства { $count } очков воображения.
       *[other] Оставляет тебе для строительства { $count } очка воображения.
    }
plan-near-token = До жетона { word-types-genitive } зданий не хватает лишь одного здания.
plan-risk-points =
    { $points ->
        [one] { word-cases } ты теряешь { $points } очко.
        [few] { word-cases } ты теряешь { $points } очка.
        [many] { word-cases } ты теряешь { $points } очков.
       *[other] { word-cases } ты теряешь { $points } очка.
    }
plan-risk-token = { word-cases } ты теряешь жетон { word-types-genitive } зданий.
task-mills = Получи перевес по мельницам: одна у тебя уже стоит, вторая на руке.
task-mills-hint = Выбери мельницу и построй её на подсвеченной клетке. В конце хода жетон твой.
task-over = Надстрой здание соперника: более крупное здание того же типа можно построить на его здании, и место твоё.
task-over-hint = Гарнизон на западе — уровня I. Выбери Гарнизон II и построй его там; это стоит одно очко воображения.
task-dark = Пусть ударит Тёмная Энергия: убери хотя бы одно здание соперника.
task-dark-hint = Плитка с молнией рядом с другой плиткой с молнией убирает обе, а с ними всё, что только они соединяли с замком. Попробуй Дом I с молнией на северо-востоке.
task-last = Последние ходы настоящей партии: по три плитки, а ты отстаёшь на три очка. Победи!
task-last-hint = Здание поверх чужого даёт вдвойне: ты получаешь его очки, а соперник теряет те, что под ним. Взгляни на гарнизон на западе.

## Positions that cannot be read: the reason after the column

position-somebody = на этом шаге кто-то должен ходить
position-guard-token = жетон военных зданий на поле и запись «guardian» нужны вместе
position-token = в стране может лежать только жетон военных зданий
position-no-turn = никто не ходит, чтобы брать плитки
position-skips = в этой партии никто не пропускает действие
position-joined = здание не связано с замком
position-guard = жетон военных зданий должен лежать на здании
position-no-tile = никакая плитка не строится
position-no-cell = у плитки нет клетки
position-not-shown = плитка не была показана
position-no-power = сила здания не применяется
position-cell = «{ $text }» — не клетка; клетку записывают так: «2N 1E»
position-unseen-tiles =
    { $count ->
        [one] неизвестна { $count } плитка места { $number }
        [few] неизвестны { $count } плитки места { $number }
        [many] неизвестно { $count } плиток места { $number }
       *[other] неизвестно { $count } плитки места { $number }
    }
position-nothing-shown = ничего не было показано
position-known-more = известно больше, чем есть
position-not-in-hand = плитки нет на руке
position-shown-elsewhere = показанной плитки нет на руке
position-under = плиток под стопкой не больше { $most }
position-buildings = зданий в стране не больше { $most }
position-box = в коробке нет такой плитки
position-known = плитки нет там, где она должна быть
position-building = здание — это «cell = seat tile turning»
position-two-buildings = на клетке { $cell } стоят два здания

## Темы задач

theme-bonus = Бонус
theme-token = Жетон
theme-points = Очки
theme-rival-loses = Соперник теряет
theme-imagination = Воображение
theme-near-token = Рядом с жетоном
## Characters of bots

character-builder = строитель
character-builder-about = Строит до уровня III ради бонуса.
character-dreamer = мечтатель
character-dreamer-about = Копит очки воображения.
character-collector = собиратель
character-collector-about = Хочет получить жетоны всех видов зданий.
character-wrecker = разрушитель
character-wrecker-about = Строит поверх зданий соперника.
character-cautious = осторожный
character-cautious-about = Не оставляет сопернику открытых зданий уровня II.
## Темы задач

## Подготовка настоящей коробки

set-up-1 = Положите замок в середину, а жетоны рядом с ним (S1).
set-up-2 = Один игрок берёт синие плитки Ваятелей, другой — оранжевые Инженеров (S1).
set-up-3 = Каждый перемешивает свои плитки в закрытую стопку, берёт шесть так, чтобы другой их не видел, и оставляет место для сброса (S1).
