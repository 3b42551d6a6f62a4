# Fantazja in Bulgarian. Arguments named $seat and $rival arrive as players' names.
# Messages named word-… are building blocks of this file alone; another language has its own.

game-sentence = Две фракции магове възстановяват едно царство: реди плочки страна до страна, строй върху къщите на съперника и се пази от Тъмната енергия.

## Building blocks

word-tile = { $building ->
    [house] Къща { $level } { $letter }
    [mill] Мелница { $level } { $letter }
    [windmill] Вятърна мелница { $level } { $letter }
    [garrison] Гарнизон { $level } { $letter }
    [tower] Кула на мага { $level } { $letter }
    [market] Пазар
    [well] Кладенец на силата
    [observatory] Обсерватория
    [special] Специална сграда { $letter }
   *[wonder] Чудо
}
# Plural, with „сгради“.
word-type = { $type ->
    [residential] жилищни
    [production] производствени
    [military] военни
    [magic] магически
   *[special] специални
}
# Plural and definite, with „сгради“.
word-the-type = { $type ->
    [residential] жилищните
    [production] производствените
    [military] военните
    [magic] магическите
   *[special] специалните
}
# Singular, with „сграда“.
word-of-type = { $type ->
    [residential] жилищна
    [production] производствена
    [military] военна
    [magic] магическа
   *[special] специална
}
word-symbol = { $symbol ->
    [earth] земя
    [air] въздух
    [water] вода
   *[fire] огън
}
word-side = { $side ->
    [north] север
    [east] изток
    [south] юг
   *[west] запад
}

## Actions, as a player chooses them

action-drawn-seat = Жребият посочва { $seat }
action-drawn = Изтеглена плочка: { word-tile }
action-shown = Показана плочка: { word-tile }
action-build = Построй { word-tile }
action-imagine = Остави като точка въображение: { word-tile }
action-use = Използвай силата на { word-the-type } сгради
action-give = Изхвърли { word-tile }
action-take = Вземи { word-tile }
action-enough = Не заменяй повече плочки
action-swap = Замени сграда с { word-tile }
action-bury = Сложи { word-tile } под купчината
action-bury-nothing = Не слагай повече
action-at = Поле { $cell }
action-turn = Завърти на { $turning } градуса
action-pay = Плати с { word-tile }
action-end-turn = Завърши хода

## The log

log-first = { $seat } започва.
log-drawn = { $seat } тегли { word-tile }.
log-drawn-secret = { $seat } тегли плочка.
log-shown = { $seat } вижда { word-tile }.
log-shown-secret = { $seat } вижда плочка.
log-build = { $seat } ще строи { word-tile }.
log-imagine = { $seat } оставя { word-tile } като точка въображение.
log-imagine-secret = { $seat } оставя плочка като точка въображение.
log-use = { $seat } използва силата на { word-the-type } сгради.
log-give = { $seat } изхвърля { word-tile }.
log-take = { $seat } взема { word-tile } от изхвърлените плочки.
log-enough = { $seat } не заменя повече плочки.
log-swap = { $seat } ще замени сграда с { word-tile }.
log-bury = { $seat } избира да сложи под купчината { word-tile }.
log-bury-secret = { $seat } избира коя плочка да сложи под купчината.
log-bury-nothing = { $seat } не слага повече плочки под купчината.
log-place = { $seat } строи { word-tile } на поле { $cell }.
log-replace = { $seat } заменя сградата на поле { $cell } с { word-tile }.
log-guard = { $seat } слага жетона за военни сгради върху сградата на поле { $cell }.
log-turn = Ход { $turn }: { $seat }.
log-pay = { $seat } плаща с { word-tile }.
log-end-turn = { $seat } завършва хода си.
log-bonus = { $seat } получава бонус жетон.
log-dark-energy = { $count ->
    [one] Тъмна енергия: { $count } плочка се премахва.
   *[other] Тъмна енергия: { $count } плочки се премахват.
}
log-removed = Премахната плочка: { word-tile } ({ $seat }).
log-under = { $count ->
    [one] { $count } плочка отива под купчината на { $seat }.
   *[other] { $count } плочки отиват под купчината на { $seat }.
}
log-under-own = Под твоята купчина: { word-tile }.
log-token = { $seat } получава жетона за { word-type } сгради.
log-token-back = { $seat } си връща жетона за { word-type } сгради.
log-token-pool = Жетонът за { word-type } сгради се връща в общия запас.
log-out-of-tiles = { $seat } няма повече плочки.
log-skips = { $seat } няма плочки в ръката и пропуска действието.
log-end = Край на играта: { $points } на { $others }.

## How the game ended

finale-type = { $type ->
    [residential] Жилищни сгради
    [production] Производствени сгради
    [military] Военни сгради
    [magic] Магически сгради
   *[special] Специални сгради
}
finale-bonus = Бонус жетони
ended-points = повече победни точки
ended-imagination = равни победни точки, но повече останали точки въображение
ended-draw = наравно и по победни точки, и по точки въображение

## What an action costs and brings

preview-imagination = Още една точка въображение.
preview-fits = { $count ->
    [one] Пасва на { $count } поле: { $cells }.
   *[other] Пасва на { $count } полета: { $cells }.
}
preview-pay = Струва 1 точка въображение.
preview-pay-with = Струва точка въображение: { word-tile } отива при изхвърлените плочки.
preview-choose-turning = Пасва, завъртяна по няколко начина; избираш в следващата стъпка.
preview-guard = До следващия ти ход съперникът не може нито да слага плочки върху тази сграда, нито да долепя до нея. Тъмната енергия пак може да я премахне.
preview-scores = Резултат след това: ти { $own }, съперникът { $others }.
preview-bonus = Носи бонус жетон.
preview-removed = Тъмната енергия премахва { word-tile } ({ $seat }).
preview-may-end = Това е краят на играта, освен ако не последва сила.
preview-token = В края на хода { $seat } получава жетона за { word-type } сгради.
preview-token-pool = В края на хода жетонът за { word-type } сгради се връща в общия запас.
preview-use-residential = Замени до 3 плочки от ръката си с плочки от своите изхвърлени.
preview-use-production = Една от твоите изхвърлени плочки става точка въображение.
preview-use-military = Сложи жетона върху сграда: в следващия си ход съперникът не може нито да слага плочки върху нея, нито да долепя до нея. Тъмната енергия пак може да я премахне.
preview-use-magic = Виж до 4 случайни плочки от ръката на съперника и сложи до 2 от тях под купчината му.
preview-use-special = Замени своя сграда с плочка от ръката си от същото ниво.
preview-swap = Заменената плочка идва в ръката ти.
preview-take = { word-tile } идва в ръката ти.
preview-take-imagination = { word-tile } става точка въображение.
preview-give = { word-tile } отива при изхвърлените ти плочки.
preview-bury = { word-tile } отива под купчината на съперника.

## Why something is not allowed

now-lot = Първо жребият решава кой започва.
now-draw = Първо се теглят плочки.
now-main = Това е за друга стъпка: сега строй, остави точка въображение или използвай сила.
now-place = Първо избери поле.
now-turn = Първо избери как да е завъртяна плочката.
now-pay = Първо избери с коя точка въображение плащаш.
now-give = Първо избери плочка от ръката си, която да изхвърлиш, или не заменяй повече.
now-take = Първо избери плочка от своите изхвърлени.
now-swap = Първо избери плочката от ръката си, която заменя сграда.
now-show = Първо се показват плочките.
now-bury = Първо избери кои от показаните плочки отиват под купчината.
refused-tile-not-in-box = В тази кутия няма такава плочка.
refused-tile-not-in-hand = Нямаш { word-tile } в ръката си.
refused-action-done = В този ход вече няма друго действие.
refused-no-imagination = Голямата сграда струва 1 точка въображение, а ти нямаш нито една.
refused-no-place = { word-tile } сега не пасва никъде.
refused-no-base = { word-tile } няма върху какво да стои: нужна е сграда от същия вид, с едно ниво по-ниска.
refused-cell-taken = Там вече има нещо.
refused-cell-touches-nothing = Това поле не се допира до сграда.
refused-wrong-symbol = На { word-side } съседът показва { word-symbol } и плочката не може да се завърти така, че да пасва от всички страни.
refused-wrong-count =
    На { word-side } съседът показва { word-symbol } { $count ->
        [one] { $count } път
       *[other] { $count } пъти
    }, а плочката там – само { $own }.
refused-guarded = Жетонът за военни сгради пази тази сграда в този ход.
refused-beside-guarded = Жетонът за военни сгради пази съседната сграда: в този ход до нея не може да се долепя нищо.
refused-no-building = Там няма сграда.
refused-castle-stays = Замъкът не е сграда.
refused-other-type = Тази плочка може да се сложи само върху { word-of-type } сграда.
refused-other-level = Нивата не пасват: голяма сграда се слага върху сграда с едно ниво по-ниска, а при замяна нивото се запазва.
refused-wrong-symbols-below = Плочката не може да се завърти така, че символите ѝ да съвпаднат с тези на плочката отдолу.
refused-wrong-turning = Завъртяна така, плочката не пасва или изглежда също както при друго завъртане.
refused-not-an-imagination-point = Тази плочка не е твоя точка въображение.
refused-token-not-held = Нямаш този жетон.
refused-power-used = В този ход вече използва сила.
refused-discard-empty = Няма да има ефект: нямаш изхвърлени плочки.
refused-hand-empty = Няма да има ефект: ръката ти е празна.
refused-opponent-hand-empty = Няма да има ефект: ръката на съперника е празна.
refused-land-empty = Няма да има ефект: още няма сгради.
refused-nothing-to-replace = Никоя твоя сграда не може да се замени с тази плочка.
refused-tile-not-discarded = { word-tile } не е сред изхвърлените ти плочки.
refused-just-put-down = Току-що изхвърли тази плочка.
refused-just-taken-up = Току-що взе тази плочка.
refused-not-shown = Тази плочка не е показана.
refused-already-buried = Тази плочка вече е избрана.
refused-special-not-replaced = Специалните сгради нито се заменят, нито заменят други.
refused-not-your-building = Тази сграда не е твоя.
refused-must-act = Първо извърши действие; не можеш да пропуснеш хода.
refused-not-exchanged-yet = Замени поне една плочка.

## Options

option-first = Кой започва
option-first-lot = по жребий
option-first-seat = играч { $number }
option-empty-hand = Празна ръка в началото на хода
option-empty-hand-draw-first = играчът първо тегли плочки
option-empty-hand-skip = играчът пропуска действието и тегли плочки в края на хода

## The board in text

board-turn = Ход { $turn }
board-tiles-left = Плочки за игра: { $count }
board-bonus-left = Останали бонус жетони: { $count }
board-guard = Жетонът за военни сгради е на поле { $cell } до следващия ход на { $seat }
board-guard-waits = Жетонът за военни сгради чака следващия ход на { $seat }
board-type = сгради
board-token = жетон
board-to-take = липсват
board-to-lose = до връщане
board-at-turn-end = в края на хода
board-pool = запас
board-on-land = върху сграда
board-player = играч
board-score = точки
board-hand = ръка
board-pile = купчина
board-imagination = въображение
board-bonus = бонус
board-discard = Изхвърлени, { $seat }: { $tiles }
board-known = Известно за { $seat }: { $tiles }
board-known-imagination = сред точките въображение: { $tiles }
board-known-either = в ръката или като въображение: { $tiles }
board-own-pile = Твоята купчина: { $tiles }
board-own-imagination = Твоите точки въображение: { $tiles }
board-own-hand = Твоята ръка
board-fits = пасва
board-fails-symbol = символ: { $cells }
board-fails-count = брой: { $cells }
board-fails-guarded = пазени: { $cells }
board-fails-level = ниво: { $cells }
board-shown = Показани: { $tiles }
board-tile = { word-tile }
board-type-name = { word-type }
board-symbol-letter =
    { $symbol ->
        [earth] З
        [air] Х
        [water] В
       *[fire] О
    }
board-type-letter =
    { $type ->
        [residential] К
        [production] М
        [military] Г
        [magic] Л
       *[special] С
    }
board-legend = З земя, Х въздух, В вода, О огън · К къща, М мелница, Г гарнизон, Л кула, С специална · * Тъмна енергия · # пазена · + пасва · ^ съперникът може да строи върху нея

## The page

page-board = Царството
page-castle = Замъкът
page-side = { word-side } { word-symbol } { $count }
page-points = { $count ->
    [one] { $count } точка
   *[other] { $count } точки
}
page-dark-energy = Тъмна енергия
page-under = под нея: { $tiles }
page-build-at = Построй { word-tile } на поле { $cell }
page-removes = Тъмната енергия премахва: { $tiles }.
page-whole-land = Цялото царство
page-follow = Следи играта
page-closer = По-близо
page-farther = По-далеч
page-more-cells = Подходящи полета по-нататък: { $count }
page-coverable = Съперникът още може да строи върху нея.
page-majorities = Превес
page-type-counts = { $type ->
    [residential] Жилищни
    [production] Производствени
    [military] Военни
    [magic] Магически
   *[special] Специални
} · { $counts }
page-token-of = жетон за { word-type } сгради
page-token-free = Жетонът е в общия запас.
page-token-held = Жетонът е у { $seat }.
page-token-take = { $count ->
    [0] { $seat } има достатъчно сгради, за да го вземе.
    [one] На { $seat } не достига още { $count } сграда, за да го вземе.
   *[other] На { $seat } не достигат още { $count } сгради, за да го вземе.
}
page-token-lose = Връща се в общия запас, щом броят на сградите се изравни; сега разликата е { $count }.
page-piles = Плочки
page-discard = Изхвърлени плочки на { $seat }
page-own-deck = Остават в твоята купчина
page-own-imagination = Твоите точки въображение
page-put-under = Сложени от теб под купчината на съперника, в този ред
page-known-in-hand = Със сигурност в ръката на { $seat }
page-known-as-imagination = Със сигурност точка въображение на { $seat }
page-unseen = Ръка, купчина и въображение на { $seat }
page-put-down = Остави като точка въображение
page-put-back = Върни в ръката
page-moment-over = { $seat } строи върху сграда на { $rival }
first-goal = Построй по-ценния град около замъка: щом всички плочки са изиграни, всяка най-горна плочка носи точките си.
first-step = Избери плочка от ръката си. Полетата, на които пасва, светват и тя вече е завъртяна правилно.
page-goal = Броят се видимите плочки: ти { $own }, съперникът { $others }. Плочки за игра: { $left }.
page-goal-match = Броят се видимите плочки. Плочки за игра: { $left }.
page-tiles-to-play = плочки за игра
page-step-main = Построй сграда или остави плочка като точка въображение
page-step-nothing-fits = Нищо не пасва: остави плочка като точка въображение
page-step-picked = Избери светещо поле или остави плочката като точка въображение.
page-step-fits-nowhere = Тази плочка сега не пасва никъде; можеш да я оставиш като точка въображение.
page-step-power = Действието е извършено. Използвай сила или завърши хода
page-step-place = Избери светещо поле
page-step-guard = Избери сградата, която жетонът да пази
page-step-turn = Избери как да лежи плочката
page-step-pay = Избери с коя точка въображение плащаш
page-step-give = Избери плочка, която да изхвърлиш
page-step-take = Избери плочка от своите изхвърлени
page-step-swap = Избери плочката, която заменя сграда
page-step-bury = Избери до две плочки и ги сложи под купчината
way-build = Строй: { $count ->
    [one] една твоя плочка пасва
   *[other] { $count } твои плочки пасват
}. Избери една и виж къде.
way-sides = Допиращите се страни показват един и същ символ, а твоята плочка – поне толкова на брой.
way-large = По-голяма сграда се слага върху сграда от същия вид с едно ниво по-ниска, дори на съперника. Струва точка въображение.
way-imagine = Или остави плочка: тя става точка въображение.
way-nothing = Сега нищо не пасва. Най-близо е { word-tile }:
way-power = Можеш веднъж на ход да използваш силата на свой жетон.
lesson-goal = Ти си A, а съперникът ти е B. Заедно възстановявате царството около замъка и всеки иска накрая да има по-ценните сгради. Точки носят само най-горните плочки.
lesson-sides = На всяка страна има символ: планините са земя, извивките – въздух, капките – вода, пламъците – огън. Повтаря се от един до три пъти.
lesson-pick = Ходът е едно действие. Първо строежът: избери Къща I b. В истинска партия след това виждаш всички полета, на които плочката пасва, вече завъртяна.
lesson-place = Допиращите се страни трябва да показват един и същ символ, а твоята плочка – поне толкова на брой, колкото съседната. Където не пасва, белег показва коя страна пречи. Построй къщата северно от замъка.
lesson-counts = B построи гарнизон на изток. Лилавата светлина около него и мълнията са Тъмна енергия: запомни я. И до тази сграда вече може да се долепят други.
lesson-imagine = Големите сгради струват точка въображение. За да я получиш, вместо да строиш, оставяш плочка от ръката си с лицето надолу. Натисни Гарнизон I a.
lesson-large = Вече имаш точка, това е луната, и можеш да платиш за ниво II. То се слага върху сграда от същия вид с едно ниво по-ниска, твоя или на съперника. Избери Къща II a.
lesson-cover = Построй я върху своята къща: 3 точки вместо 1. Ако по-късно построиш ниво III върху свое ниво II, получаваш и бонус жетон за 5 точки.
lesson-majority = Който има поне две сгради от един вид и повече от другия играч, получава в края на хода си жетона за този вид, а с него и сила за следващите ходове. В края на игралното поле се вижда кой води. Избери Къща I a.
lesson-attach = Втората ти къща: построй я на изток.
lesson-dark = Жетонът за жилищни сгради е твой. Но B сложи плочка с Тъмна енергия до тази на изток: и двете са премахнати, а с тях и новата ти къща, защото вече нищо не я свързва със замъка. Преди да сложиш такава плочка, всичко, което би изчезнало, е зачертано.
lesson-end = Щом всички плочки са изиграни, решават точките на видимите плочки, а после точките въображение. Приятно строене!

## What is in the box: names of blocks and facts, and where we know them from

component-castle = Замъкът
component-bonus = Бонус жетони
component-hand = Ръка
component-residential = Жилищни сгради
component-production = Производствени сгради
component-military = Военни сгради
component-magic = Магически сгради
component-special = Специални сгради
# Names of facts; $block tells apart those that are called alike.
fact =
    { $part ->
        [sides] страни, по часовниковата стрелка
        [tokens] жетони
        [points] победни точки
        [tiles] плочки
        [dark] Тъмна енергия
        [I] ниво{"\u00A0"}I
        [II] ниво{"\u00A0"}II
        [III] ниво{"\u00A0"}III
        [market] Пазар
        [well] Кладенец на силата
        [observatory] Обсерватория
        [wonder] Чудо
        [others] други специални сгради
        [earth] земя
        [air] въздух
        [water] вода
        [fire] огън
       *[other] { $part }
    }
source =
    { $block ->
        [castle] наша реконструкция: по един от всеки символ, за да може да се сложи всяка първа плочка
        [bonus] правилата, съдържание на кутията и бонусът за ниво III
        [hand] правилата, подготовка
        [special] наша реконструкция, избрана чрез симулация; Пазар, Кладенец на силата и по 2 точки за тях са в примера в правилата, Обсерваторията е наша
       *[other] наша реконструкция, избрана чрез симулация; 27 плочки за фракция са отпечатани в правилата; точките са от примера в тях, имената също, освен на нивата, които той не показва
    }

## Why a box is refused

box-most-tiles = е списък с плочки, най-много { $most }
box-extending = малки и специални плочки: най-много { $most }, а не { $found }; от 27-те примерът в книжката показва седем от ниво II или III
box-tile = плочка се записва {"{"} sides = "E1 A1 W1 F1", points = 1 {"}"}
box-tile-fact = { $fact } не се очаква; има sides, points, dark
box-points = точките трябва да са цяло число от 0 до { $most }, а не { $found }
box-dark = dark е true или false, а не { $found }
box-sides = страните са четири букви E, A, W, F с числа, например „E1 A1 W2 F3“, а не { $found }
box-symbols = символи на една страна: най-много { $most }, а не { $found }
box-castle = до замъка не може да се сложи нито една малка или специална плочка

## The score helper

score-sculptors = Видими сгради на Ваятелите, например residential-i=2,military-iii,special
score-engineers = Видими сгради на Инженерите, например magic-ii,special=2
score-sculptors-bonus = Бонус жетони на Ваятелите
score-engineers-bonus = Бонус жетони на Инженерите
score-sculptors-imagination = Останали точки въображение на Ваятелите
score-engineers-imagination = Останали точки въображение на Инженерите
score-points = Точки на твоите плочки, ако са други, например ii=4
word-faction =
    { $faction ->
        [sculptors] Ваятели
       *[engineers] Инженери
    }
word-the-faction =
    { $faction ->
        [sculptors] Ваятелите
       *[engineers] Инженерите
    }
score-faction =
    { $points ->
        [one] { word-faction }: { $points } победна точка
       *[other] { word-faction }: { $points } победни точки
    }
score-parts = сгради { $buildings }, бонус жетони { $bonus }
score-winner = Печелят { word-the-faction }.
score-winner-imagination = Печелят { word-the-faction } с точките си въображение.
score-draw = Равенство.
score-majority =
    { $token ->
        [sculptors] { word-type }: { $own } срещу { $others }, жетонът отива при Ваятелите в края на хода им
        [engineers] { word-type }: { $own } срещу { $others }, жетонът отива при Инженерите в края на хода им
        [pool] { word-type }: { $own } срещу { $others }, жетонът се връща в общия запас
       *[other] { word-type }: { $own } срещу { $others }, жетонът остава, където е
    }
score-reconstructed = Точките са от примера в правилата: ниво I { $one }, II { $two }, III { $three }, специални { $special }. Правилата не ги посочват за всяка плочка, затова ги сравни с твоите.
score-own-points = По точките, които посочи: ниво I { $one }, II { $two }, III { $three }, специални { $special }.
page-helper-text = С истинската кутия на масата: отбележи видимите сгради, бонус жетоните и точките въображение на двете фракции и виж точките, победителя и кой води във всеки вид.
page-faction = { word-faction }
page-helper-building =
    { $level ->
        [none] специални
       *[other] { word-type } { $level }
    }
page-helper-bonus = бонус жетони
page-helper-imagination = точки въображение
page-helper-points = Точки върху твоите плочки
page-helper-level =
    { $level ->
        [i] ниво I
        [ii] ниво II
        [iii] ниво III
       *[special] специални
    }

## Plans: what an action leads to, and what may go wrong

word-cases =
    { $cases ->
        [10] Почти сигурно
       *[other] В около { $cases } от 10 случая
    }
plan-bonus = Печели бонус жетон.
plan-token = Взема жетона за { word-type } сгради.
plan-points =
    { $points ->
        [one] Носи { $points } точка до следващия ти ход.
       *[other] Носи { $points } точки до следващия ти ход.
    }
plan-rival-loses =
    { $points ->
        [one] Отнема на съперника { $points } точка.
       *[other] Отнема на съперника { $points } точки.
    }
plan-imagination =
    { $count ->
        [one] Оставя ти { $count } точка въображение за строеж.
       *[other] Оставя ти { $count } точки въображение за строеж.
    }
plan-near-token = Още една { word-of-type } сграда взема жетона.
plan-risk-points =
    { $points ->
        [one] { word-cases } губиш { $points } точка.
       *[other] { word-cases } губиш { $points } точки.
    }
plan-risk-token = { word-cases } губиш жетона за { word-type } сгради.
task-mills = Вземи превеса при мелниците: една вече имаш, втората е в ръката ти.
task-mills-hint = Избери мелницата и я построй на светналото поле. В края на хода ти жетонът е твой.
task-over = Строй върху сграда на съперника: по-голяма сграда от същия вид може да се построи върху неговата и мястото е твое.
task-over-hint = Гарнизонът на запад е ниво I. Избери Гарнизон II и го построй там; струва една точка въображение.
task-dark = Нека удари Тъмната енергия: премахни поне една сграда на съперника.
task-dark-hint = Плочка с мълния до друга с мълния премахва и двете, а и всичко, което само те свързват със замъка. Опитай Къща I с мълнията на североизток.
task-last = Последните ходове на истинска партия: по три плочки, а изоставаш с три точки. Победи!
task-last-hint = Сграда върху чужда носи двойно: печелиш нейните точки, а съперникът губи тези под нея. Погледни гарнизона на запад.

## Positions that cannot be read: the reason after the column

position-somebody = в тази стъпка някой трябва да е на ход
position-guard-token = жетонът за военни сгради върху царството и записът „guardian“ са нужни заедно
position-token = само жетонът за военни сгради може да лежи в царството
position-no-turn = никой не е на ход, за да тегли плочки
position-skips = в тази партия никой не пропуска действие
position-joined = сграда не е свързана със замъка
position-guard = жетонът за военни сгради трябва да лежи върху сграда
position-no-tile = не се строи плочка
position-no-cell = плочката няма място
position-not-shown = плочката не е показана
position-no-power = не се използва сила
position-cell = „{ $text }“ не е поле; полето се записва така: „2N 1E“
position-unseen-tiles =
    { $count ->
        [one] неизвестна е { $count } плочка на място { $number }
       *[other] неизвестни са { $count } плочки на място { $number }
    }
position-nothing-shown = нищо не е показано
position-known-more = известно е повече, отколкото има
position-not-in-hand = плочката не е в ръката
position-shown-elsewhere = показана плочка не е в ръката
position-under = плочки под една купчина: най-много { $most }
position-buildings = сгради в царството: най-много { $most }
position-box = в кутията няма такава плочка
position-known = плочка не е там, където се знае, че е
position-building = сградата е „cell = seat tile turning“
position-two-buildings = на { $cell } стоят две сгради

## Теми на задачите

theme-bonus = Бонус
theme-token = Жетон
theme-points = Точки
theme-rival-loses = Съперникът губи
theme-imagination = Въображение
theme-near-token = Близо до жетон
## Characters of bots

character-builder = строител
character-builder-about = Строи до ниво III заради бонуса.
character-dreamer = мечтател
character-dreamer-about = Пести точки въображение.
character-collector = колекционер
character-collector-about = Иска жетоните на всички видове сгради.
character-wrecker = рушител
character-wrecker-about = Строи върху сградите на съперника.
character-cautious = предпазлив
character-cautious-about = Не оставя сграда от ниво II открита за съперника.
## Теми на задачите

## Подготовка на истинската кутия

set-up-1 = Поставете замъка в средата, а жетоните до него (S1).
set-up-2 = Единият играч взема сините плочки на Ваятелите, другият – оранжевите на Инженерите (S1).
set-up-3 = Всеки разбърква плочките си в купчина за теглене с лицето надолу, тегли шест, без другият да ги вижда, и оставя място за изхвърлени плочки (S1).
