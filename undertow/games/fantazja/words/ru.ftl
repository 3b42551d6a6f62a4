# Fantazja по-русски. Аргументы $seat и $rival — имена игроков, не склоняются.
# Сообщения word-… — строительные блоки только этого файла.

game-sentence = Две фракции магов заново отстраивают один край: кладите плитки сторона к стороне, надстраивайте дома соперника и берегитесь Тёмной Энергии.

## Строительные блоки

word-tile = { $building ->
    [house] Дом { $level } { $letter }
    [mill] Мельница { $level } { $letter }
    [windmill] Ветряк { $level } { $letter }
    [garrison] Гарнизон { $level } { $letter }
    [tower] Башня мага { $level } { $letter }
    [market] Рынок
    [well] Колодец Силы
    [observatory] Обсерватория
   *[wonder] Чудо
}
word-tile-accusative = { $building ->
    [house] Дом { $level } { $letter }
    [mill] Мельницу { $level } { $letter }
    [windmill] Ветряк { $level } { $letter }
    [garrison] Гарнизон { $level } { $letter }
    [tower] Башню мага { $level } { $letter }
    [market] Рынок
    [well] Колодец Силы
    [observatory] Обсерваторию
   *[wonder] Чудо
}
word-type = { $type ->
    [residential] жилой
    [production] производственный
    [military] военный
    [magic] магический
   *[special] особый
}
word-type-genitive = { $type ->
    [residential] жилого
    [production] производственного
    [military] военного
    [magic] магического
   *[special] особого
}
word-symbol = { $symbol ->
    [earth] земля
    [air] воздух
    [water] вода
   *[fire] огонь
}
word-side = { $side ->
    [north] севера
    [east] востока
    [south] юга
   *[west] запада
}

## Действия

action-drawn-seat = Жребий указывает: { $seat }
action-drawn = Взята плитка: { word-tile }
action-shown = Показана плитка: { word-tile }
action-build = Построить { word-tile-accusative }
action-imagine = Очко воображения: { word-tile }
action-use = Применить силу { word-type-genitive } жетона
action-give = Сбросить { word-tile-accusative }
action-take = Взять { word-tile-accusative }
action-enough = Больше не менять
action-swap = Ввести { word-tile-accusative }
action-bury = Положить { word-tile-accusative } под стопку
action-bury-nothing = Больше ничего не класть под стопку
action-at = Клетка { $cell }
action-turn = Повернуть на { $turning } градусов
action-pay = Заплатить плиткой { word-tile }
action-end-turn = Закончить ход

## Журнал

log-first = { $seat } начинает.
log-drawn = { $seat } берёт { word-tile-accusative }.
log-drawn-secret = { $seat } берёт плитку.
log-shown = { $seat } видит плитку: { word-tile }.
log-shown-secret = { $seat } видит одну плитку.
log-build = { $seat } собирается строить { word-tile-accusative }.
log-imagine = { $seat } откладывает { word-tile-accusative } как очко воображения.
log-imagine-secret = { $seat } откладывает очко воображения.
log-use = { $seat } применяет силу { word-type-genitive } жетона.
log-give = { $seat } сбрасывает { word-tile-accusative }.
log-take = { $seat } берёт { word-tile-accusative } из сброса.
log-enough = { $seat } больше не меняет плитки.
log-swap = { $seat } собирается ввести { word-tile-accusative }.
log-bury = { $seat } выбирает { word-tile-accusative }, чтобы положить под стопку.
log-bury-secret = { $seat } выбирает плитку, чтобы положить под стопку.
log-bury-nothing = { $seat } больше ничего не кладёт под стопку.
log-place = { $seat } строит { word-tile-accusative } на клетке { $cell }.
log-replace = { $seat } заменяет здание на клетке { $cell } плиткой { word-tile }.
log-guard = { $seat } кладёт военный жетон на здание на клетке { $cell }.
log-turn = Ход { $turn }: { $seat }.
log-pay = { $seat } платит плиткой { word-tile }.
log-end-turn = { $seat } заканчивает ход.
log-bonus = { $seat } получает бонусный жетон.
log-dark-energy = { $count ->
    [one] Тёмная Энергия: убирается { $count } плитка.
    [few] Тёмная Энергия: убираются { $count } плитки.
   *[many] Тёмная Энергия: убирается { $count } плиток.
}
log-removed = Убрано: { word-tile } ({ $seat }).
log-under = { $count ->
    [one] Под стопку игрока { $seat } уходит { $count } плитка.
    [few] Под стопку игрока { $seat } уходят { $count } плитки.
   *[many] Под стопку игрока { $seat } уходит { $count } плиток.
}
log-under-own = Под вашей стопкой: { word-tile }.
log-token = { $seat } получает { word-type } жетон.
log-token-back = { $seat } забирает { word-type } жетон обратно.
log-token-pool = В общий запас возвращается { word-type } жетон.
log-out-of-tiles = У игрока { $seat } больше нет плиток.
log-end = Игра окончена: { $points } на { $others }.

## Чем закончилась игра

ended-points = больше победных очков
ended-imagination = поровну очков, больше очков воображения
ended-draw = ничья и по очкам, и по воображению

## Цена и выгода действия

preview-imagination = Ещё одно очко воображения.
preview-fits = { $count ->
    [one] Подходит { $count } клетка: { $cells }.
    [few] Подходят { $count } клетки: { $cells }.
   *[many] Подходит { $count } клеток: { $cells }.
}
preview-pay = Стоит 1 очко воображения.
preview-pay-with = Стоит очко воображения: { word-tile } уходит в сброс.
preview-choose-turning = Подходит в нескольких положениях; выберете следующим шагом.
preview-guard = До вашего следующего хода соперник ничего не положит на него и ничего к нему не приставит.
preview-scores = Счёт после этого: у вас { $own }, у соперника { $others }.
preview-bonus = Даёт бонусный жетон.
preview-removed = Тёмная Энергия убирает плитку: { word-tile } ({ $seat }).
preview-may-end = Это завершает игру, если дальше не применить силу.
preview-token = В конце хода { $seat } получит { word-type } жетон.
preview-token-pool = В конце хода { word-type } жетон вернётся в общий запас.
preview-use-residential = Обменять до 3 плиток с руки на плитки из своего сброса.
preview-use-production = Одна плитка из вашего сброса становится очком воображения.
preview-use-military = Положить жетон на здание: в следующий ход соперник его не тронет.
preview-use-magic = Увидеть до 4 случайных плиток с руки соперника и положить до 2 из них под его стопку.
preview-use-special = Заменить своё здание плиткой с руки того же уровня.
preview-swap = Заменённая плитка возвращается на руку.
preview-take = { word-tile } переходит на руку.
preview-take-imagination = { word-tile } становится очком воображения.
preview-give = { word-tile } уходит в ваш сброс.
preview-bury = { word-tile } уходит под стопку соперника.

## Почему нельзя

now-lot = Сначала жребий решает, кто начинает.
now-draw = Сначала берутся плитки.
now-main = Это относится к другому шагу: сейчас стройте, откладывайте очко воображения или применяйте силу.
now-place = Сначала выберите клетку.
now-turn = Сначала выберите, как повернуть плитку.
now-pay = Сначала выберите очко воображения для оплаты.
now-give = Сначала выберите плитку с руки для сброса или закончите обмен.
now-take = Сначала выберите плитку из своего сброса.
now-swap = Сначала выберите плитку с руки, которая заменит здание.
now-show = Сначала показываются плитки.
now-bury = Сначала выберите, какие из показанных плиток уйдут под стопку.
refused-tile-not-in-box = В этой коробке нет такой плитки.
refused-tile-not-in-hand = Этой плитки нет у вас на руке: { word-tile }.
refused-action-done = В этот ход действий больше нет.
refused-no-imagination = Большое здание стоит 1 очко воображения, а у вас нет ни одного.
refused-no-place = { word-tile } сейчас никуда не подходит.
refused-no-base = { word-tile } не на что поставить: нужно здание того же типа на уровень ниже.
refused-cell-taken = Эта клетка занята.
refused-cell-touches-nothing = Эта клетка не касается ни одного здания.
refused-wrong-symbol = С { word-side } у соседа { word-symbol }, и плитку не повернуть так, чтобы совпали все стороны.
refused-wrong-count = С { word-side } у соседа { word-symbol } { $count }, а у плитки там только { $own }.
refused-guarded = В этот ход здание охраняет военный жетон.
refused-beside-guarded = Соседнее здание охраняет военный жетон: в этот ход сюда ничего не приставить.
refused-no-building = Здесь нет здания.
refused-castle-stays = Замок — не здание.
refused-other-type = Эту плитку можно положить только на здание типа: { word-type }.
refused-other-level = Уровни не подходят: большая плитка кладётся на здание уровнем ниже, а замена сохраняет уровень.
refused-wrong-symbols-below = Символы не повернуть так, как на нижней плитке.
refused-wrong-turning = В этом положении плитка не подходит или выглядит так же, как в другом.
refused-not-an-imagination-point = Эта плитка — не ваше очко воображения.
refused-token-not-held = У вас нет этого жетона.
refused-power-used = В этот ход сила уже применена.
refused-discard-empty = Это ничего не даст: ваш сброс пуст.
refused-hand-empty = Это ничего не даст: ваша рука пуста.
refused-opponent-hand-empty = Это ничего не даст: рука соперника пуста.
refused-land-empty = Это ничего не даст: зданий ещё нет.
refused-nothing-to-replace = Ни одно ваше здание этим не заменить.
refused-tile-not-discarded = Этой плитки нет в вашем сбросе: { word-tile }.
refused-just-put-down = Эта плитка только что сброшена.
refused-just-taken-up = Эта плитка только что взята.
refused-not-shown = Эта плитка не была показана.
refused-already-buried = Эта плитка уже выбрана.
refused-special-not-replaced = Особые здания не заменяют и не вводят.
refused-not-your-building = Это здание не ваше.
refused-must-act = Сначала выполните действие; пасовать нельзя.
refused-not-exchanged-yet = Обменяйте хотя бы одну плитку.

## Настройки

option-first = Кто начинает
option-first-lot = по жребию
option-first-seat = игрок { $number }

## Поле текстом

board-turn = Ход { $turn }
board-tiles-left = Осталось сыграть плиток: { $count }
board-bonus-left = Бонусных жетонов осталось: { $count }
board-guard = Военный жетон на { $cell } до следующего хода игрока { $seat }
board-guard-waits = Военный жетон ждёт следующего хода игрока { $seat }
board-type = тип
board-token = жетон
board-to-take = не хватает
board-to-lose = до возврата
board-at-turn-end = в конце хода
board-pool = запас
board-on-land = на поле
board-player = игрок
board-score = очки
board-hand = рука
board-pile = стопка
board-imagination = воображение
board-bonus = бонус
board-discard = Сброс, { $seat }: { $tiles }
board-known = Известно о руке игрока { $seat }: { $tiles }
board-known-imagination = среди очков воображения: { $tiles }
board-known-either = на руке или как воображение: { $tiles }
board-own-pile = Ваша стопка: { $tiles }
board-own-imagination = Ваши очки воображения: { $tiles }
board-own-hand = Ваша рука
board-fits = подходит
board-fails-symbol = символ: { $cells }
board-fails-count = число: { $cells }
board-fails-guarded = под охраной: { $cells }
board-fails-level = уровень: { $cells }
board-shown = Показаны: { $tiles }
board-tile = { word-tile }
board-type-name = { word-type }
board-legend = E земля, A воздух, W вода, F огонь · H дом, M мельница, G гарнизон, T башня, S особое · * Тёмная Энергия · # под охраной · + подходит · ^ соперник может надстроить

## Страница

page-board = Край
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
page-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
    [many] { $count } очков
   *[other] { $count } очка
}
page-dark-energy = Тёмная Энергия
page-under = под ней: { $tiles }
page-build-at = Построить { word-tile-accusative } на { $cell }
page-removes = Тёмная Энергия убирает: { $tiles }.
page-whole-land = Весь край
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
page-token-of = { word-type } жетон
page-token-free = Жетон в общем запасе.
page-token-held = Жетон у игрока { $seat }.
page-token-take = { $count ->
    [0] { $seat }: зданий хватает, чтобы взять его.
    [one] { $seat }: нужно ещё { $count } здание, чтобы взять его.
    [few] { $seat }: нужно ещё { $count } здания, чтобы взять его.
   *[other] { $seat }: нужно ещё { $count } зданий, чтобы взять его.
}
page-token-lose = Он вернётся в запас, когда станет поровну; сейчас разница { $count }.
page-piles = Плитки
page-discard = Сброс игрока { $seat }
page-own-deck = Осталось в вашей стопке
page-own-imagination = Ваши очки воображения
page-put-under = Вы положили под стопку соперника, в этом порядке
page-known-in-hand = Точно на руке игрока { $seat }
page-known-as-imagination = Точно очко воображения игрока { $seat }
page-unseen = Рука, стопка и воображение игрока { $seat }
page-put-down = Как очко воображения
page-put-back = Вернуть на руку
page-step-main = Выберите плитку, чтобы построить или отложить её, либо примените силу.
page-step-picked = Выберите подсвеченную клетку или отложите плитку.
page-step-fits-nowhere = Эта плитка сейчас никуда не подходит; её можно отложить.
page-step-power = Действие выполнено. Примените силу или закончите ход.
page-step-place = Выберите подсвеченную клетку.
page-step-guard = Выберите здание, которое надо охранять.
page-step-turn = Выберите, как ляжет плитка.
page-step-pay = Выберите очко воображения для оплаты.
page-step-give = Выберите плитку, которую сбросите.
page-step-take = Выберите плитку из своего сброса.
page-step-swap = Выберите плитку, которая войдёт в игру.
page-step-bury = Выберите до двух плиток соперника, которые уйдут под стопку.
lesson-goal = Вы — A, ваш соперник — B. Вместе вы отстраиваете край вокруг замка, и каждый хочет, чтобы в конце его здания стоили больше. Считаются только верхние плитки.
lesson-sides = На каждой стороне стихия: горы — земля, завитки — воздух, капли — вода, языки пламени — огонь. От одного до трёх знаков.
lesson-pick = Ход — это одно действие. Сначала строим: выберите Дом I b. В партии вы сразу увидите все клетки, куда он подходит, уже повёрнутым.
lesson-place = Соприкасающиеся стороны должны показывать одну стихию, а на вашей плитке знаков должно быть не меньше. Где она не подходит, отметка показывает мешающую сторону. Положите дом к северу от замка.
lesson-counts = На востоке у B появился гарнизон. Звезда вокруг знака и молния — это Тёмная Энергия: запомните её. К этому зданию теперь тоже можно приставлять другие.
lesson-imagine = Большие здания стоят очко воображения. Чтобы его получить, вместо постройки плитку с руки кладут лицом вниз. Нажмите на Гарнизон I a.
lesson-large = Теперь у вас есть очко, это месяц, и можно заплатить за уровень II. Его кладут на здание того же типа уровнем ниже, своё или соперника. Выберите Дом II a.
lesson-cover = Положите его на свой дом: 3 очка вместо 1. Если позже положить уровень III на свой уровень II, вы получите ещё и бонусный жетон в 5 очков.
lesson-majority = У кого не меньше двух зданий одного типа и больше, чем у соперника, тот в конце хода получает его жетон и с ним силу на следующие ходы. Над краем видно, сколько не хватает. Выберите Дом I a.
lesson-attach = Ваш второй дом: положите его на востоке.
lesson-dark = Жилой жетон ваш. Но B кладёт плитку с Тёмной Энергией рядом с той, что на востоке: обе исчезли, а с ними и ваш новый дом, ведь с замком его больше ничто не соединяет. Прежде чем вы положите такую плитку, всё, что исчезнет, будет перечёркнуто.
lesson-end = Когда все плитки сыграны, решают очки видимых плиток, затем очки воображения. Удачной стройки!
