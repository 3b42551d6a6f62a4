# Atlantis in Bulgarian. Arguments named $seat and $rival arrive as players' names.
# Messages named word-… are building blocks of this file alone; another language has its own.

game-sentence = Островът потъва, а всяка крачка отнася пътеката зад теб: преведи три фигурки до Континента с всичко ценно, което могат да отнесат.

## Building blocks

word-item =
    { $item ->
        [flag] флаг
        [olive] маслиново клонче
        [helmet] шлем
        [amphora] амфора
        [ring] пръстен
        [statue] статуя
        [crown] корона
        [coins] монети
        [wreath] венец
        [lyre] лира
        [sickle] сърп
       *[weapons] оръжия
    }
word-card =
    { $item ->
        [flag] карта с флаг
        [olive] карта с маслиново клонче
        [helmet] карта с шлем
        [amphora] карта с амфора
        [ring] карта с пръстен
        [statue] карта със статуя
        [crown] карта с корона
        [coins] карта с монети
        [wreath] карта с венец
        [lyre] карта с лира
        [sickle] карта със сърп
       *[weapons] карта с оръжия
    }
word-tile =
    { $tile ->
        [flag] флаг { $value }
        [olive] маслиново клонче { $value }
        [helmet] шлем { $value }
        [amphora] амфора { $value }
        [ring] пръстен { $value }
        [statue] статуя { $value }
        [crown] корона { $value }
        [coins] монети { $value }
        [wreath] венец { $value }
        [lyre] лира { $value }
        [sickle] сърп { $value }
       *[weapons] оръжия { $value }
    }
word-place =
    { $place ->
        [atlantis] Атлантида
        [mainland] Континента
       *[other] място { $place }
    }
word-cards =
    { $cards ->
        [one] { $cards } карта
       *[other] { $cards } карти
    }
word-price =
    { $price ->
        [one] { $price } точка
       *[other] { $price } точки
    }
word-points =
    { $points ->
        [one] { $points } точка
       *[other] { $points } точки
    }

## Names of the items in this match's edition, in full and for the board in text

item-flag = флаг
item-olive = маслиново клонче
item-helmet = шлем
item-amphora = амфора
item-ring = пръстен
item-statue = статуя
item-crown = корона
item-coins = монети
item-wreath = венец
item-lyre = лира
item-sickle = сърп
item-weapons = оръжия
short-flag = Фл
short-olive = Ма
short-helmet = Шл
short-amphora = Ам
short-ring = Пр
short-statue = Ст
short-crown = Ко
short-coins = Мо
short-wreath = Ве
short-lyre = Ли
short-sickle = Съ
short-weapons = Ор
colour-red = червено
colour-green = зелено
colour-grey = сиво
colour-brown = кафяво
colour-blue = синьо
colour-white = бяло
colour-gold = златно

## Actions, as a player chooses them

action-drawn-seat = Жребият посочва { $seat }
action-revealed = Открива се плочка: { word-tile }
action-drawn = Тегли се { word-card }
action-figure = Премести фигурка { $number } от { word-place }
action-play = Изиграй { word-card }
action-buy = Купи { word-cards } с плочка със стойност { $value }
action-pay-card = Плати с { word-card }
action-pay-tile = Плати с плочка със стойност { $value }
action-show = Покажи картите си и тегли: никоя фигурка не може да се премести
action-draw = Не поставяй мост и тегли
action-bridge = Постави моста си на разлома при { $gap }

## The log

log-first = { $seat } започва.
log-laid = На { word-place }: { word-tile }.
log-revealed = Отдолу на { word-place }: { word-tile }.
log-drawn = { $seat } тегли карта.
log-drawn-own = { $seat } тегли { word-card }.
log-figure = { $seat } мести фигурка { $number }.
log-play = { $seat } играе { word-card }: фигурка { $number } отива на { word-place }.
log-play-occupied = { $seat } играе { word-card }: фигурка { $number } стига до { word-place }, което е заето, и трябва да продължи.
log-price = { $seat } дължи { word-price } за преминаването през водата.
log-pay-card = { $seat } плаща с { word-card }.
log-pay-tile = { $seat } плаща с плочка със стойност { $value }.
log-tile = { $seat } взема плочка от { word-place }: { word-tile }.
log-no-tile = Зад фигурката няма плочка, която { $seat } да вземе.
log-gap = При { $gap } вече има вода.
log-slide = Краят на пътеката се приближава.
log-buy = { $seat } купува карти с плочка със стойност { $value }.
log-show = { $seat } не може да премести фигурка и показва { word-cards }.
log-no-bridge = { $seat } не поставя мост.
log-bridge = { $seat } поставя мост на разлома при { $gap }.
log-shuffle = Изиграните карти се разбъркват в ново тесте.
log-no-cards = Не е останала карта, която { $seat } да изтегли.
log-third-figure = { $seat } има и трите си фигурки на Континента: играта свършва с този ход.
log-standstill = Никой вече не може нито да премести фигурка, нито да тегли: играта свършва тук.
log-paid = { $seat } дължи { word-price } за пътя до Континента и плаща { $value }.
log-unpaid = { $seat } дължи { word-price } за пътя до Континента и може да плати само { $value }.
log-score = { $seat }: { word-points }.

## How the game ended

ended-third-figure = три фигурки на един играч на Континента
ended-standstill = никой вече не можеше нито да премести фигурка, нито да тегли

## What an action costs and brings

preview-card = { word-item }: до { word-place }, цена { $price }, вземаш { word-tile }.
preview-card-no-tile = { word-item }: до { word-place }, цена { $price }, няма плочка за вземане.
preview-card-goes-on = { word-item }: до { word-place }, цена { $price }; там е заето, затова трябва да последва още една карта.
preview-leads-to = Фигурката отива на { word-place }.
preview-goes-on = Там е заето: трябва да последва още една карта.
preview-gap = Разломът при { $gap } струва { $price }.
preview-price = Цена на това движение: { word-price }.
preview-tile = Вземаш { word-tile } от { word-place }.
preview-tile-lower = Вземаш { word-tile } от { word-place }; плочката отдолу се открива.
preview-no-tile = Зад фигурката няма плочка за вземане.
preview-new-gap = След това при { $gap } има разлом; преминаването му струва { $price }.
preview-path-slides = След това краят на пътеката се приближава.
preview-cards = Теглиш { word-cards }.
preview-ends-game = Това е третата ти фигурка: играта свършва с този ход.
preview-would-lose =
    { $own ->
        [one] При сегашното положение губиш: { $own } точка срещу { $best }.
       *[other] При сегашното положение губиш: { $own } точки срещу { $best }.
    }
preview-sold = Плочката ти със стойност { $value } излиза от играта.
preview-may-be-stuck = Без тази плочка никоя твоя фигурка не може да се премести, освен ако купена карта не помогне.
preview-bought-cannot-pay = С купените карти не можеш да плащаш за преминаване в този ход.
preview-pays =
    { $value ->
        [one] Плащаш { $value } точка.
       *[other] Плащаш { $value } точки.
    }
preview-still-owed = След това остава за плащане: { word-price }.
preview-overpaid =
    { $value ->
        [one] Губи се { $value } точка.
       *[other] Губят се { $value } точки.
    }
preview-hand-shown = Всички виждат картите ти и ходът ти свършва.
preview-only-bridge = Имаш само този мост.
preview-bridge = Този разлом, който струва { $price }, става безплатен за всички.
preview-saves = Ако играта свърши сега, това спестява на { $seat } { word-price }.

## Why something is not allowed

now-start = Първо избери фигурка, която да преместиш; преди това можеш да купиш карти или да поставиш моста си.
now-move = Фигурката е на път: изиграй карта за нея.
now-pay = Първо плати за преминаването; остава за плащане: { word-price }.
now-bridge = Движението ти е завършено: сега постави моста си или тегли.
refused-no-such-seat = На тази маса няма такова място.
refused-tile-not-sold = Нямаш плочка с тази стойност.
refused-already-bought = В този ход вече купи карти.
refused-buys-nothing = С плочка със стойност 1 не се купува нищо: половината ѝ, закръглена надолу, е нула карти.
refused-nothing-to-buy = Няма карти за купуване: тестето и купчинката с изиграни карти са празни.
refused-figure-saved = Тази фигурка е на Континента и повече не се мести.
refused-figures-alike = Фигурките ти на Атлантида са еднакви: винаги тръгва първата от тях.
refused-hand-empty = Нямаш карта, с която да преместиш фигурка.
refused-figure-cannot-stop = Никоя твоя карта не отвежда тази фигурка до свободно място.
refused-figure-cannot-pay = Не можеш да платиш за нито едно преминаване, което картите ти позволяват на тази фигурка.
refused-card-not-held = Нямаш такава карта.
refused-card-cannot-stop = Тази карта води до заето място, а другите ти карти не водят от него до свободно.
refused-card-cannot-pay = Не можеш да платиш за водата по този път.
refused-can-move = Можеш да преместиш фигурка, затова трябва да го направиш.
refused-tile-not-owned = Нямаш плочка с тази стойност.
refused-card-not-payable = Вече нямаш такава карта, с която да платиш.
refused-card-just-bought = С карта, купена в този ход, не може да се плаща.
refused-pays-too-much = С това друга част от плащането става излишна; остава за плащане: { word-price }.
refused-bridge-used = Мостът ти вече е поставен.
refused-no-water = На това място има плочка, а не вода.
refused-end-of-the-path = Водата до края на пътеката не е разлом: краят се приближава и не се плаща нищо.
refused-gap-bridged = На този разлом вече има мост.
refused-not-the-first-place = Разломът се назовава с първото си място, броено от Атлантида.

## Options

option-first = Кой започва
option-first-lot = по жребий
option-first-seat = играч { $number }
option-edition = Издание
option-edition-bg = българско: платените карти излизат от играта, с купените не се плаща
option-edition-ru = руско: платените карти отиват при изиграните, с купените може да се плаща
option-stuck-bonus = Допълнителни карти за спасените фигурки, когато никоя не може да се премести
option-stuck-bonus-off = не, две карти
option-stuck-bonus-on = да

## The board in text

board-atlantis = Атлантида
board-mainland = Континент
board-deck = Тесте { $cards }, изиграни { $discarded }, извън играта { $out }
board-price = За плащане: { word-price }
board-gaps = Разломи:
board-gap = { $gap }: { $price }
board-gap-bridged = { $gap }: мост
board-unseen-tiles = Закрити плочки по предмет: A { $a }; B { $b }
board-unseen-cards = Скрити карти: { $cards }
board-hand = Картите ти:
board-bought = купени в този ход: { $cards }
board-nothing = няма
board-player = играч
board-tiles = плочки
board-cards = карти
board-shown = показани
board-bridge = мост
board-dues = дължи сега
board-score = точки сега

## The page

phase-start = Избери накъде: натисни светещо място
phase-stuck = Нито една твоя фигурка не може да се премести
phase-move = Изиграй карта: избери докъде да стигне фигурката
phase-pay = Плати { word-points } за преминаването
phase-bridge = Постави моста си или тегли, за да завършиш хода
page-goal = На Континента: { $home } от 3 фигурки · имаш { word-points }{ $due ->
    [0] {""}
   *[other] {" "}· дължиш { $due }
}
page-goal-match = Когато три фигурки на един играч стигнат до Континента, побеждава онзи с най-много точки
page-home = { $count ->
    [one] { $count } фигурка на Континента
   *[other] { $count } фигурки на Континента
}
first-goal = Преведи трите си фигурки по потъващата пътека до Континента и отнеси колкото може повече точки.
first-step = Натисни светещо място: надписите му казват колко струва и коя плочка вземаш по пътя.
page-sinks = Морето поглъща още една част от Атлантида!
finale-tiles = Отнесени плочки
finale-cards = Карти в ръка
finale-dues = Платено за пътя
page-board = Пътеката от Атлантида до Континента
page-look-closer = Погледни отблизо и следи хода
page-whole-path = Покажи цялата пътека
page-discard = Изиграни карти
page-tile-of = Плочка със стойност { $value }
page-place = Място { $place }
page-below = { $count ->
    [one] една закрита плочка
   *[other] { $count } закрити плочки
}
page-pay-with = Плащане с плочки и карти
page-pays-exactly = Точно { $value }.
page-pays-lost = { $value ->
    [one] Надплащаш { $value } точка, която се губи.
   *[other] Надплащаш { $value } точки, които се губят.
}
page-pays-too-little = Остава за плащане: { $value }.
page-pays-too-much = Част от това е излишна (правило W4).
page-pay = Плати { $value }
page-pay-cheapest = Най-евтино
page-if-ended = Ако свърши сега: дължи { $due }, резултат { $points }
page-settled = Дължимо { $due }, резултат { $points }
page-dues = Дължимо
page-dues-explained = Ако играта свърши сега: цените на всички разломи пред всяка фигурка, каквито са в момента.
page-figure = Фигурка { $number }
page-owes = дължи
page-holds = плочки + карти
page-score = резултат
page-unseen = Скрити
page-unseen-explained = Закритите плочки с техните стойности и картите в тестето и в ръцете на другите.
page-item = предмет
page-tiles-of-letter = плочки { $letter }
page-cards = карти
page-one-more-card = още една карта

## The tutorial

way-go = Натисни светещо място: картата води фигурка до следващата плочка със същия предмет.
way-label = В зелено е плочката, която вземаш по пътя, в червено – какво струва водата.
way-more = Надпис с карта: там стои някой, затова трябва да последва още една карта.
way-sell = Преди да се преместиш, можеш да купиш карти с една плочка: половината от стойността ѝ.
way-bridge = Можеш да поставиш моста си на разлом: оттам нататък там никой не плаща.
way-draw = Тегли, за да завършиш хода.
way-stuck = Нито една твоя карта не води до свободно място, за което можеш да платиш: покажи ръката си и изтегли две карти.
way-pay = Плочката плаща стойността си, картата – 1, а ресто не се връща.
lesson-goal = Атлантида потъва! Водиш три фигурки по пътеката до Континента. По пътя вземаш плочки, а стойностите им са твоите точки.
lesson-path = Всяка плочка показва предмет и стойност от 1 до 7. Където има две плочки една върху друга, долната е закрита и никой не я знае.
lesson-figure = Ти си A и играеш с червените фигурки. В хода си местиш една от тях. Онези на Атлантида са еднакви: натисни една.
lesson-card = Картата води фигурката до следващата плочка със същия предмет. Изиграй пръстена: най-близкият е на място 14, а плочката зад него ще е твоя.
lesson-tile = Взе корона 5, най-близката свободна плочка зад фигурката ти. На нейно място вече има вода. Разломът струва по-малката от стойностите в двата му края: тук 3 и 4, значи 3. В ръката ти има и нова карта.
lesson-others = B отиде на място 12 и взе плочката зад себе си, така че има втори разлом. Пак си на ход: премести друга фигурка.
lesson-occupied = Две фигурки не могат да стоят на една плочка. Флагът ти води до място 12, където стои B, затова трябва да последва още една карта. Изиграй флага.
lesson-gaps = Сега изиграй короната: напред до място 15, през два разлома за 2 и 3. Какво струва и какво носи една карта, се вижда, преди да я изиграеш.
lesson-pay = Дължиш 5. Плочките плащат стойността си, картите – по 1, а ресто не се връща. Предложен е най-евтиният начин: плати.
lesson-bridge = Всеки играч има един мост. Поставен на разлом, той остава там и вече никой не плаща за този разлом. Постави своя на разлома в средата на пътеката.
lesson-cards = В края на хода теглиш една карта и по още една за всяка пристигнала фигурка. Преди да преместиш фигурка, можеш с една плочка да купиш карти: половината от стойността ѝ.
lesson-end = Когато третата фигурка на някого пристигне, играта свършва, а всички останали плащат за всеки разлом, който е още пред фигурките им. Точките ти са стойностите на плочките и по една за всяка карта. Успех!
task-best = Всяко светещо място показва в червено какво струва да отидеш там и в зелено какво ти носи. Вземи най-ценната плочка.
task-best-hint = Потърси най-голямото зелено число. Фигурката ти на място 43 няма да ходи далеч.
task-cross = Премини водата безплатно: премести фигурка, без да платиш нито точка.
task-cross-hint = Разлом с мост не струва нищо на никого. Потърси фигурка, по чийто път има само мостове, и надпис без червено.
task-bridge = Имаш един мост. Постави го там, където ще ти спести най-много.
task-bridge-hint = Кръгчето върху всеки разлом е цената му. Пред фигурката ти на място 16 има два разлома: по-скъпият е наблизо.
task-home = Две твои фигурки са на Континента. Сложи край на играта с този ход и победи.
task-home-hint = Карта, чийто предмет никъде напред не се вижда, води до Континента. Тогава другият играч плаща за всеки разлом пред себе си.

## What is in the box: names of blocks and facts, and where we know them from

component-path = Пътеката: купчинки от Атлантида до Континента
component-tiles = Плочки с ценни предмети: по колко има от всяка стойност
component-cards = Карти за движение
component-items = Предмети върху картите и плочките, в реда на цветовете
component-colours = Цветове на предметите
component-pieces = Другият игрови материал
# Names of facts; $block tells apart those that are called alike.
fact =
    { $part ->
        [stacks] плочки във всяка купчинка, 0 е вода
        [a] гръб A
        [b] гръб B
        [of_each_item] от всеки предмет
        [bg] българско издание
        [ru] руско издание
        [in_order] по ред
        [figures_each_seat] фигурки за всеки играч
        [bridges_each_seat] мостове за всеки играч
        [water_tiles] морски плочки
        [red] червено
        [green] зелено
        [grey] сиво
        [brown] кафяво
        [blue] синьо
        [white] бяло
        [gold] златно
        [flag] флаг
        [olive] маслиново клонче
        [helmet] шлем
        [amphora] амфора
        [ring] пръстен
        [statue] статуя
        [crown] корона
        [coins] монети
        [wreath] венец
        [lyre] лира
        [sickle] сърп
        [weapons] оръжия
       *[other] { $part }
    }
source =
    { $block ->
        [path] и двете книжки с правила, подготовка
        [tiles] наша реконструкция: никоя книжка не посочва състава; всяка двойка предмет и стойност от българските примери е в него
        [cards] и двете книжки с правила, игрови материал
        [items] предметите, назовани в текста на всяка от книжките; българската амфора е наша догадка за кафявия
        [colours] българската книжка назовава шест цвята: ален, зелен, сив, кафяв, син, златен; руската – червен, зелен и златен венец; белият и останалият руски ред са наши
       *[other] и двете книжки с правила, игрови материал
    }

## The score helper

score-gaps = Разломи от Атлантида до Континента по двата им края, например 1-4,bridge,3-6
score-figures = Разломи пред всяка фигурка, например 3,1
score-tiles = Плочки по стойности, например 7=2,5
score-cards = Карти в ръка
score-total =
    { $points ->
        [one] Краен резултат: { $points } точка
       *[other] Краен резултат: { $points } точки
    }
score-due =
    { $price ->
        [one] фигурка { $number } дължи { $price } точка
       *[other] фигурка { $number } дължи { $price } точки
    }
score-worth = плочки { $tiles } и карти { $cards }
score-pay = за плащане { $price }: плочки { $tiles }, карти { $cards }
score-lost =
    { $points ->
        [one] { $points } точка е надплатена и се губи
       *[other] { $points } точки са надплатени и се губят
    }
score-missing =
    { $points ->
        [one] { $points } точка не може да се плати и се изважда от резултата
       *[other] { $points } точки не могат да се платят и се изваждат от резултата
    }
score-sure = Цените и стойностите са тези върху твоите плочки; тук нищо не е реконструирано.
page-helper-text = С истинската кутия на масата: въведи разломите в пътеката, колко от тях са пред всяка фигурка, и плочките и картите на играча. Ще видиш колко се дължи, как е най-добре да се плати и крайния резултат.
page-helper-gaps = Разломи, от Атлантида до Континента
page-helper-gap = Разлом { $number }: плочките в двата му края
page-helper-bridge = мост
page-helper-add-gap = Добави разлом
page-helper-remove-gap = Махни разлом { $number }
page-helper-figures = Разломи пред всяка фигурка; 0 на Континента
page-helper-figure = Фигурка { $number }
page-helper-tiles = Плочки на играча
page-helper-value = Стойност { $value }
page-helper-cards = Карти в ръка

## Plans: what an action leads to, and what may go wrong

word-cases =
    { $cases ->
        [10] Почти сигурно
       *[other] В около { $cases } от 10 случая
    }
plan-figure-saved =
    { $count ->
        [1] Извежда първата фигурка на Континента.
        [2] Извежда втората фигурка на Континента.
       *[other] Извежда третата фигурка на Континента.
    }
plan-tiles = Печели плочки за { word-points }, като се приспадне платеното.
plan-runs =
    { $count ->
        [one] Приближава фигурките ти до Континента: { $count } място по-напред.
       *[other] Приближава фигурките ти до Континента: { $count } места по-напред.
    }
plan-rival-pays = Пътят на { $rival } поскъпва, а твоят не: { word-points } повече.
plan-cards = Така в ръката ти има още { word-cards }.
plan-lead = Ако партията се приключи тогава, водиш; разликата е { word-points }.
plan-risk-dues = { word-cases } твоят път поскъпва с около { word-points }.
plan-risk-few-cards = { word-cases } оставаш почти без карти.

## Positions that cannot be read: the reason after the column

position-too-many-cards = картите от един цвят са повече, отколкото има в кутията
position-unseen-cards =
    { $count ->
        [one] неизвестна е { $count } карта
       *[other] неизвестни са { $count } карти
    }
position-certain = карти, които със сигурност са в нечия ръка, не са неизвестни
position-no-figure = никоя фигурка не се мести
position-draws = картите за теглене не отговарят на тази стъпка
position-nothing-to-pay = няма какво да се плаща
position-no-path = пътеката липсва
position-face-down = една плочка е закрита
position-figure-owner = фигурката е на мястото, което е на ход
position-no-second-tile = на място { $number } няма втора плочка
position-water = на място { $number } има вода
position-hidden-tiles = броят на закритите плочки { $letter } е { $wanted }, а не { $found }
position-first-face-down = случайността открива първата закрита плочка
position-not-certain = карта, която със сигурност е в чужда ръка, не е там
position-figure-place = на място { $number } няма плочка за фигурка
position-path-length = броят на местата в пътеката е { $wanted }, а не { $found }
position-not-shown = показана карта не е в ръката
position-not-bought = купена карта не е в ръката
position-two-figures = на място { $number } стоят две фигурки
position-colour-values = „{ $name }“ стои тук два пъти или е без стойност

## Теми на задачите

theme-figure-saved = Спасена фигура
theme-tiles = Плочки
theme-runs = Напред по пътя
theme-rival-pays = Съперникът плаща
theme-cards = Карти
theme-lead = Повеждане
## Characters of bots

character-racer = бегач
character-racer-about = Бърза с всички фигурки към Континента.
character-collector = колекционер
character-collector-about = Събира ценни плочки по пътя.
character-hoarder = трупач
character-hoarder-about = Пази пълна ръка с карти.
character-cautious = предпазлив
character-cautious-about = Минава, докато пътят е още евтин.
character-spoiler = вредител
character-spoiler-about = Оскъпява пътя на другите.
## Теми на задачите

## Подготовка на истинската кутия

set-up-1 = Разбъркайте плочките по букви. От Атлантида наредете от A десет купчини по две, десет единични и шест купчини по две; една плочка с вода; от B шест купчини по две, десет единични и десет купчини по две; накрая Континента (S1).
set-up-2 = Обърнете горните плочки една след друга, като започнете от Атлантида: програмата пита за всяка (S1).
set-up-3 = Всеки слага три фигурки от един цвят на Атлантида и взема мост (S2).
set-up-4 = Разбъркайте картите в тесте с лицето надолу. Който започва, тегли 4 карти, следващият 5, после 6 и 7 (S2).
