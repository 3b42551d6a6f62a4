# Fantazja на български. Аргументите $seat и $rival са имена на играчи.
# Съобщенията word-… са градивни елементи само на този файл.

game-sentence = Две фракции магове възстановяват една земя: редете плочки страна до страна, строете върху къщите на съперника и се пазете от Тъмната енергия.

## Градивни елементи

word-tile = { $building ->
    [house] Къща { $level } { $letter }
    [mill] Мелница { $level } { $letter }
    [windmill] Вятърна мелница { $level } { $letter }
    [garrison] Гарнизон { $level } { $letter }
    [tower] Кула на мага { $level } { $letter }
    [market] Пазар
    [well] Кладенец на силата
    [observatory] Обсерватория
   *[wonder] Чудо
}
word-type = { $type ->
    [residential] жилищен
    [production] производствен
    [military] военен
    [magic] магически
   *[special] специален
}
word-type-definite = { $type ->
    [residential] жилищния
    [production] производствения
    [military] военния
    [magic] магическия
   *[special] специалния
}
word-type-subject = { $type ->
    [residential] Жилищният
    [production] Производственият
    [military] Военният
    [magic] Магическият
   *[special] Специалният
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

## Действия

action-drawn-seat = Жребият посочва: { $seat }
action-drawn = Изтеглена плочка: { word-tile }
action-shown = Показана плочка: { word-tile }
action-build = Построй { word-tile }
action-imagine = Точка въображение: { word-tile }
action-use = Използвай силата на { word-type-definite } жетон
action-give = Изхвърли { word-tile }
action-take = Вземи { word-tile }
action-enough = Не заменяй повече
action-swap = Въведи { word-tile }
action-bury = Сложи { word-tile } под купчината
action-bury-nothing = Не слагай повече под купчината
action-at = Поле { $cell }
action-turn = Завърти на { $turning } градуса
action-pay = Плати с { word-tile }
action-end-turn = Край на хода

## Дневник

log-first = { $seat } започва.
log-drawn = { $seat } тегли { word-tile }.
log-drawn-secret = { $seat } тегли плочка.
log-shown = { $seat } вижда { word-tile }.
log-shown-secret = { $seat } вижда плочка.
log-build = { $seat } ще строи { word-tile }.
log-imagine = { $seat } оставя { word-tile } като точка въображение.
log-imagine-secret = { $seat } оставя точка въображение.
log-use = { $seat } използва силата на { word-type-definite } жетон.
log-give = { $seat } изхвърля { word-tile }.
log-take = { $seat } взема { word-tile } от изхвърлените.
log-enough = { $seat } не заменя повече плочки.
log-swap = { $seat } ще въведе { word-tile }.
log-bury = { $seat } избира { word-tile } за под купчината.
log-bury-secret = { $seat } избира плочка за под купчината.
log-bury-nothing = { $seat } не слага повече под купчината.
log-place = { $seat } строи { word-tile } на { $cell }.
log-replace = { $seat } заменя сградата на { $cell } с { word-tile }.
log-guard = { $seat } слага военния жетон върху сградата на { $cell }.
log-turn = Ход { $turn }: { $seat }.
log-pay = { $seat } плаща с { word-tile }.
log-end-turn = { $seat } приключва хода.
log-bonus = { $seat } получава бонус жетон.
log-dark-energy = { $count ->
    [one] Тъмна енергия: { $count } плочка отпада.
   *[other] Тъмна енергия: { $count } плочки отпадат.
}
log-removed = Отпада: { word-tile } ({ $seat }).
log-under = { $count ->
    [one] { $count } плочка отива под купчината на { $seat }.
   *[other] { $count } плочки отиват под купчината на { $seat }.
}
log-under-own = Под вашата купчина: { word-tile }.
log-token = { $seat } получава { word-type-definite } жетон.
log-token-back = { $seat } си връща { word-type-definite } жетон.
log-token-pool = { word-type-subject } жетон се връща в общия запас.
log-out-of-tiles = { $seat } няма повече плочки.
log-end = Край на играта: { $points } на { $others }.

## Как завърши играта

ended-points = повече победни точки
ended-imagination = равни точки, повече точки въображение
ended-draw = равенство и по точки, и по въображение

## Какво струва и носи едно действие

preview-imagination = Още една точка въображение.
preview-fits = { $count ->
    [one] Пасва на { $count } поле: { $cells }.
   *[other] Пасва на { $count } полета: { $cells }.
}
preview-pay = Струва 1 точка въображение.
preview-pay-with = Струва точка въображение: { word-tile } отива при изхвърлените.
preview-choose-turning = Пасва в няколко положения; изборът е следващ.
preview-guard = До следващия ви ход съперникът не може да слага нищо върху нея и да долепя нищо до нея.
preview-scores = Резултат след това: вие { $own }, съперникът { $others }.
preview-bonus = Носи бонус жетон.
preview-removed = Тъмната енергия премахва { word-tile } ({ $seat }).
preview-may-end = Това приключва играта, освен ако не последва сила.
preview-token = В края на хода { $seat } получава { word-type-definite } жетон.
preview-token-pool = В края на хода се връща в общия запас този жетон: { word-type }.
preview-use-residential = Заменете до 3 плочки от ръката си с плочки от своите изхвърлени.
preview-use-production = Една от вашите изхвърлени плочки става точка въображение.
preview-use-military = Сложете жетона върху сграда: съперникът няма да може да я пипа в следващия ход.
preview-use-magic = Вижте до 4 случайни плочки от ръката на съперника и сложете до 2 от тях под купчината му.
preview-use-special = Заменете своя сграда с плочка от ръката си от същото ниво.
preview-swap = Заменената плочка идва в ръката ви.
preview-take = { word-tile } идва в ръката ви.
preview-take-imagination = { word-tile } става точка въображение.
preview-give = { word-tile } отива при изхвърлените ви плочки.
preview-bury = { word-tile } отива под купчината на съперника.

## Защо не е позволено

now-lot = Първо жребият решава кой започва.
now-draw = Първо се теглят плочки.
now-main = Това е за друга стъпка: сега стройте, оставете точка въображение или използвайте сила.
now-place = Първо изберете поле.
now-turn = Първо изберете как е завъртяна плочката.
now-pay = Първо изберете с коя точка въображение плащате.
now-give = Първо изберете плочка от ръката си или спрете да заменяте.
now-take = Първо изберете плочка от своите изхвърлени.
now-swap = Първо изберете плочката от ръката, която заменя сграда.
now-show = Първо се показват плочките.
now-bury = Първо изберете кои от показаните плочки отиват под купчината.
refused-tile-not-in-box = В тази кутия няма такава плочка.
refused-tile-not-in-hand = Нямате в ръката си { word-tile }.
refused-action-done = В този ход няма повече действия.
refused-no-imagination = Голямата сграда струва 1 точка въображение, а вие нямате.
refused-no-place = { word-tile } не пасва никъде сега.
refused-no-base = Няма върху какво да стои { word-tile }: нужна е сграда от същия вид, с едно ниво по-ниска.
refused-cell-taken = Там вече има нещо.
refused-cell-touches-nothing = Това поле не допира до сграда.
refused-wrong-symbol = На { word-side } съседът показва { word-symbol } и плочката не може да се завърти така, че да пасва отвсякъде.
refused-wrong-count = На { word-side } съседът показва { word-symbol } { $count }, а плочката има там само { $own }.
refused-guarded = Военният жетон пази тази сграда в този ход.
refused-beside-guarded = Военният жетон пази съседната сграда: в този ход там не се долепя нищо.
refused-no-building = Там няма сграда.
refused-castle-stays = Замъкът не е сграда.
refused-other-type = Тази плочка стои само върху сграда от вида: { word-type }.
refused-other-level = Нивата не пасват: голяма плочка се слага върху сграда с едно ниво по-ниска, а замяната запазва нивото.
refused-wrong-symbols-below = Символите не могат да застанат като на плочката отдолу.
refused-wrong-turning = В това положение плочката не пасва или изглежда както в друго.
refused-not-an-imagination-point = Тази плочка не е ваша точка въображение.
refused-token-not-held = Нямате този жетон.
refused-power-used = В този ход вече е използвана сила.
refused-discard-empty = Не би имало ефект: нямате изхвърлени плочки.
refused-hand-empty = Не би имало ефект: ръката ви е празна.
refused-opponent-hand-empty = Не би имало ефект: ръката на съперника е празна.
refused-land-empty = Не би имало ефект: още няма сгради.
refused-nothing-to-replace = Никоя ваша сграда не може да се замени с това.
refused-tile-not-discarded = { word-tile } не е сред изхвърлените ви плочки.
refused-just-put-down = Току-що оставихте тази плочка.
refused-just-taken-up = Току-що взехте тази плочка.
refused-not-shown = Тази плочка не е показана.
refused-already-buried = Тази плочка вече е избрана.
refused-special-not-replaced = Специалните сгради не се заменят и не се въвеждат.
refused-not-your-building = Тази сграда не е ваша.
refused-must-act = Първо изпълнете действие; пас не е позволен.
refused-not-exchanged-yet = Заменете поне една плочка.

## Настройки

option-first = Кой започва
option-first-lot = по жребий
option-first-seat = играч { $number }

## Дъската като текст

board-turn = Ход { $turn }
board-tiles-left = Плочки за игра: { $count }
board-bonus-left = Останали бонус жетони: { $count }
board-guard = Военният жетон е на { $cell } до следващия ход на { $seat }
board-guard-waits = Военният жетон чака следващия ход на { $seat }
board-type = вид
board-token = жетон
board-to-take = липсват
board-to-lose = до връщане
board-at-turn-end = в края на хода
board-pool = запас
board-on-land = на полето
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
board-own-pile = Вашата купчина: { $tiles }
board-own-imagination = Вашите точки въображение: { $tiles }
board-own-hand = Вашата ръка
board-fits = пасва
board-fails-symbol = символ: { $cells }
board-fails-count = брой: { $cells }
board-fails-guarded = пазени: { $cells }
board-fails-level = ниво: { $cells }
board-shown = Показани: { $tiles }
board-tile = { word-tile }
board-type-name = { word-type }
board-legend = E земя, A въздух, W вода, F огън · H къща, M мелница, G гарнизон, T кула, S специална · * Тъмна енергия · # пазено · + пасва · ^ съперникът може да надстрои

## Страницата

page-board = Земята
page-castle = Замъкът
page-side = { $side ->
    [north] север
    [east] изток
    [south] юг
   *[west] запад
} { $symbol ->
    [earth] земя
    [air] въздух
    [water] вода
   *[fire] огън
} { $count }
page-points = { $count ->
    [one] { $count } точка
   *[other] { $count } точки
}
page-dark-energy = Тъмна енергия
page-under = под нея: { $tiles }
page-build-at = Построяване на { word-tile } на { $cell }
page-removes = Тъмната енергия премахва: { $tiles }.
page-whole-land = Цялата земя
page-follow = Следене на играта
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
page-token-of = { word-type } жетон
page-token-free = Жетонът е в общия запас.
page-token-held = Жетонът е у { $seat }.
page-token-take = { $count ->
    [0] { $seat } има достатъчно, за да го вземе.
    [one] На { $seat } не достига още { $count } сграда, за да го вземе.
   *[other] На { $seat } не достигат още { $count } сгради, за да го вземе.
}
page-token-lose = Връща се в запаса, щом броят се изравни; сега разликата е { $count }.
page-piles = Плочки
page-discard = Изхвърлени плочки на { $seat }
page-own-deck = Остават във вашата купчина
page-own-imagination = Вашите точки въображение
page-put-under = Сложени от вас под купчината на съперника, в този ред
page-known-in-hand = Със сигурност в ръката на { $seat }
page-known-as-imagination = Със сигурност точка въображение на { $seat }
page-unseen = Ръка, купчина и въображение на { $seat }
page-put-down = Като точка въображение
page-put-back = Обратно в ръката
page-step-main = Изберете плочка за строеж или за въображение, или използвайте сила.
page-step-picked = Изберете светещо поле или свалете плочката като точка въображение.
page-step-fits-nowhere = Тази плочка сега не пасва никъде; може да стане точка въображение.
page-step-power = Действието е готово. Използвайте сила или завършете хода.
page-step-place = Изберете светещо поле.
page-step-guard = Изберете сградата, която да се пази.
page-step-turn = Изберете как да лежи плочката.
page-step-pay = Изберете с коя точка въображение плащате.
page-step-give = Изберете плочка за сваляне.
page-step-take = Изберете плочка от своите изхвърлени.
page-step-swap = Изберете плочката, която влиза в игра.
page-step-bury = Изберете до две плочки на съперника, които да отидат под купчината.
lesson-goal = Вие сте A, съперникът ви е B. Заедно възстановявате земята около замъка и всеки иска накрая неговите сгради да струват повече. Броят се само горните плочки.
lesson-sides = На всяка страна има стихия: планините са земя, извивките – въздух, капките – вода, пламъците – огън. От един до три знака.
lesson-pick = Ходът е едно действие. Първо строим: изберете Къща I b. В истинска игра веднага виждате всяко поле, където пасва, вече завъртяна.
lesson-place = Допиращите се страни трябва да показват една и съща стихия, а вашата плочка – поне толкова знака. Където не пасва, белег показва коя страна пречи. Сложете къщата северно от замъка.
lesson-counts = B сложи гарнизон на изток. Звездата около знака и мълнията са Тъмна енергия: запомнете я. И до тази сграда вече може да се долепят други.
lesson-imagine = Големите сгради струват точка въображение. За нея вместо строеж се сваля плочка от ръката с лице надолу. Натиснете Гарнизон I a.
lesson-large = Вече имате точка, това е луната, и можете да платите за ниво II. То се слага върху сграда от същия вид с едно ниво по-ниска, ваша или на съперника. Изберете Къща II a.
lesson-cover = Сложете я върху своята къща: 3 точки вместо 1. Ако по-късно сложите ниво III върху свое ниво II, получавате и бонус жетон за 5 точки.
lesson-majority = Който има поне две сгради от един вид и повече от другия, получава в края на хода жетона му, а с него и сила за следващите ходове. Над земята се вижда колко не достига. Изберете Къща I a.
lesson-attach = Втората ви къща: сложете я на изток.
lesson-dark = Жилищният жетон е ваш. Но B сложи плочка с Тъмна енергия до тази на изток: и двете изчезнаха, а с тях и новата ви къща, защото вече нищо не я свързва със замъка. Преди да сложите такава плочка, всичко, което би изчезнало, се зачертава.
lesson-end = Щом всички плочки са изиграни, решават точките на видимите плочки, а после точките въображение. Приятно строене!
