# Niagara in Bulgarian. Arguments named $seat and $rival arrive as players' names.
# Messages named word-… are building blocks of this file alone; another language has its own.

game-sentence = Греби към кристалите, ограбвай съперниците си на връщане и внимавай с течението: то отнася всички все по-близо до водопада.

## Building blocks

word-colour =
    { $colour ->
        [pink] розов
        [blue] син
        [yellow] жълт
        [white] бял
       *[violet] лилав
    }
word-the-colour =
    { $colour ->
        [pink] розовият
        [blue] синият
        [yellow] жълтият
        [white] белият
       *[violet] лилавият
    }
word-the-deposit =
    { $deposit ->
        [pink] розовото находище
        [blue] синьото находище
        [yellow] жълтото находище
        [white] бялото находище
       *[violet] лилавото находище
    }
word-to-place =
    { $place ->
        [left-6] на поле 6 в левия ръкав
        [left-7] на поле 7 в левия ръкав
        [right-6] на поле 6 в десния ръкав
        [right-7] на поле 7 в десния ръкав
       *[other] на поле { $place }
    }
word-tile =
    { $tile ->
        [cloud] плочката с облака
       *[other] плочка { $tile }
    }
word-points =
    { $points ->
        [one] { $points } точка
       *[other] { $points } точки
    }
word-kept =
    { $kept ->
        [one] { $kept } точка
       *[other] { $kept } точки
    }
word-weather =
    { $weather ->
        [1] +1
        [2] +2
       *[other] { $weather }
    }

## Actions, as a player chooses them

action-drawn-seat = Жребият посочва { $seat }
action-repair = Поправи кану срещу { word-colour } кристал
action-repair-nothing = Не поправяй нищо
action-play = Изиграй { word-tile }
action-canoe = Премести кану { $number }
action-stay = Остави кануто на брега
action-load = Натовари { word-colour } кристал
action-unload = Разтовари кристала тук
action-to = Отиди { word-to-place }
action-land = Излез на брега
action-fall = Спусни се във водопада
action-steal = Открадни от кану { $number } на { $rival }
action-steal-nothing = Не кради нищо
action-weather-down = Премести маркера за времето надолу: по-бавна река
action-weather-up = Премести маркера за времето нагоре: по-бърза река

## The log

log-first = { $seat } получава спасителния пояс за първия рунд.
log-repair = { $seat } поправя кану срещу { word-colour } кристал.
log-no-repair = { $seat } не поправя нищо.
log-chosen = { $seat } избира плочка.
log-chosen-own = { $seat } избира { word-tile }.
log-reveal = { $seat } обръща { word-tile }.
log-no-canoe = { $seat } няма кану за местене.
log-canoe = { $seat } мести кану { $number }.
log-stay = { $seat } оставя кану на брега.
log-load = { $seat } товари { word-colour } кристал от { word-the-deposit }.
log-unload = { $seat } разтоварва { word-colour } кристал в { word-the-deposit }.
log-go = { $seat } отива с кану { $number } { word-to-place }.
log-land = { $seat } излиза с кану { $number } на брега.
log-land-gem = { $seat } излиза с кану { $number } на брега и прибира { word-colour } кристал.
log-fall = { $seat } се спуска с кану { $number } във водопада.
log-steal = { $seat } краде { word-colour } кристал от { $rival }.
log-no-steal = { $seat } не краде нищо.
log-weather = { $seat } премества маркера за времето на { word-weather }.
log-goal = { $seat } има достатъчно кристали за победа: играта свършва с тази фаза.
log-river =
    { $speed ->
        [0] Реката стои на място.
        [7] Реката се придвижва със { $speed } полета.
        [one] Реката се придвижва с { $speed } поле.
       *[other] Реката се придвижва с { $speed } полета.
    }
log-swept = Водопадът отнася кану { $number } на { $seat }.
log-swept-gem = Водопадът отнася кану { $number } на { $seat }; { word-the-colour } кристал от него се връща в находището си.
log-tiles-back = { $seat } взема обратно всичките си седем плочки.
log-lifebelt = Рунд { $round }: { $seat } получава спасителния пояс.
log-free-canoe = { $seat } вече няма нищо и получава едно кану обратно безплатно.
log-end = Играта свърши.

## How the game ended

finale-gems = { $colour ->
    [pink] Розови кристали
    [blue] Сини кристали
    [yellow] Жълти кристали
    [white] Бели кристали
   *[violet] Лилави кристали
}
finale-close =
    { $goals ->
        [0] Никой не постигна цел.
       *[other] { $count ->
            [0] Всички постигнаха цел.
            [one] На следващия играч не достигна { $count } кристал.
           *[other] На следващия играч не достигнаха { $count } кристала.
        }
    }
ended-four-alike = четири кристала от един цвят
ended-five-colours = кристали от пет цвята
ended-any-seven = седем кристала
ended-different-goals = няколко играчи едновременно постигнаха различни цели
ended-round-limit = рунд 100 приключи

## What an action costs and brings

preview-pay-gem = Плащаш един свой { word-colour } кристал.
preview-canoe-back = Едно изгубено кану се връща на брега.
preview-canoe-stays-lost = Изгубеното ти кану остава изгубено и в този рунд.
preview-points = Това кану има { word-points }.
preview-cloud = Не местиш кану, а само маркера за времето, с една стъпка.
preview-speeds = Скоростта на реката ще е от { $least } до { $most }.
preview-speed = Скоростта на реката ще е { $speed }.
preview-end = Кану { $number } може да отиде { word-to-place }.
preview-end-deposit = Кану { $number } може да отиде { word-to-place } и да запази { word-kept } за находището.
preview-end-land = Кану { $number } може да излезе на брега.
preview-cost = Струва { word-points }.
preview-kept = Запазваш { word-points } за находището там.
preview-gem-loaded = Товариш { word-colour } кристал.
preview-gem-unloaded =
    { $colour ->
        [pink] Розовият кристал остава тук.
        [blue] Синият кристал остава тук.
        [yellow] Жълтият кристал остава тук.
        [white] Белият кристал остава тук.
       *[violet] Лилавият кристал остава тук.
    }
preview-gem-landed = Прибираш { word-colour } кристал: вече е твой.
preview-gem-stolen = Вземаш { word-colour } кристал в кануто си.
preview-goal = С него имаш достатъчно кристали за победа и играта свършва след тази фаза.
preview-may-steal = Там може да се открадне кристал.
preview-may-fall = При скорост { $speed } или повече реката отнася това кану във водопада.
preview-canoe-lost = Кануто е изгубено, а ако носи кристал, той се връща в находището си.
preview-weather = Времето става { word-weather }.

## Why something is not allowed

now-lot = Първо жребият решава кой започва.
now-repair = Първо реши дали да поправиш изгубено кану.
now-choose = Сега всички избират плочка; канутата се местят по-късно.
now-pick-canoe = Първо избери кое кану да преместиш.
now-move = Това кану е по средата на движението си и има още { word-points }.
now-arrive =
    { $points ->
        [one] Запазената { word-points } трябва да се използва в находището тук.
       *[other] Запазените { word-points } трябва да се използват в находището тук.
    }
now-steal = Първо реши дали да откраднеш тук.
now-weather = Изигра облака: премести маркера за времето с една стъпка; канутата остават по местата си.
refused-no-such-seat = На тази маса няма такова място.
refused-gem-not-owned = Нямаш кристал от този цвят на брега.
refused-tile-played = Тази плочка е в купчинката ти; връща се, когато и седемте бъдат изиграни.
refused-canoe-lost = Това кану падна във водопада; може да се поправи в началото на рунда.
refused-canoe-moved = Това кану вече приключи движението си за този ход.
refused-canoes-alike = Канутата ти са в еднакво положение и е все едно кое ще преместиш: избери кану 1.
refused-canoe-must-move = Има кану, което е длъжно да се премести, но още не се е преместило.
refused-no-deposit = До това поле няма находище.
refused-canoe-full = Кануто е пълно: носи само един кристал.
refused-canoe-empty = Кануто е празно.
refused-deposit-used = Това кану вече използва находище в този ход.
refused-too-few-points = Това струва 2 точки, а кануто има само { word-points }.
refused-colour-not-there = В това находище няма кристал от този цвят.
refused-same-colour = Кристалът, който товариш, трябва да се различава по цвят от току-що разтоварения.
refused-loaded-this-turn = Кристал, натоварен в този ход, не може да се разтовари в находище.
refused-other-branch = Движението е само в една посока: не може нагоре по единия ръкав и надолу по другия.
refused-no-move = Кануто вече е там.
refused-too-far = Твърде далеч е: кануто има само още { word-points }.
refused-points-left = Така ще останат неизползвани точки. Трябва да се използват всички, освен онези 2 или 4, които находището взема при пристигане.
refused-nothing-to-load = Ще останат неизползвани точки: в находището там няма кристал за товарене.
refused-on-the-bank = Кануто вече е на брега.
refused-own-canoe = Не можеш да ограбиш собственото си кану.
refused-victim-elsewhere = Това кану не е на същото поле.
refused-victim-empty = Това кану не носи кристал.
refused-weather-at-the-end = Маркерът за времето е в края на скалата и трябва да тръгне в другата посока.
refused-not-landed-this-turn = По правилата на тази маса кристал, натоварен в този ход, още не може да бъде откаран на брега.

## Options

option-first = Кой започва
option-first-lot = по жребий
option-first-seat = играч { $number }
option-repairs = Поправки в един рунд
option-repairs-any = колкото можеш да платиш
option-repairs-one-a-round = по едно кану на рунд
option-show-played-tiles = Да се вижда кои плочки остават
option-show-played-tiles-on = да
option-show-played-tiles-off = не, само последната изиграна
option-tie = При няколко победители
option-tie-shared = делят си победата
option-tie-gem-value = решават по-ценните кристали
option-load-and-land = Откарване на кристал на брега в хода, в който е натоварен
option-load-and-land-allowed = позволено
option-load-and-land-forbidden = забранено

## The board in text

board-bank = бряг
board-left-branch = ляв
board-right-branch = десен
board-round = Рунд { $round }
board-weather = Време { word-weather }
board-lifebelt = Спасителен пояс: { $seat }
board-next-branch-left = Следващият диск отива наляво
board-next-branch-right = Следващият диск отива надясно
board-speeds = Възможни скорости: { $speeds }
board-player = играч
board-owned = кристали на брега
board-missing = липсват за 4 еднакви / 5 цвята / 7 какви да е
board-colour-letter =
    { $colour ->
        [pink] Р
        [blue] С
        [yellow] Ж
        [white] Б
       *[violet] Л
    }
board-tile = плочка
board-tiles-left = останали плочки
board-lost = изгубено: { $canoes }
board-points-left =
    { $points ->
        [one] Остава { word-points }
       *[other] Остават { word-points }
    }

## The page

page-board = Реката, находищата и брегът
page-river-speed = Скорост
page-slowest = Най-малката плочка досега: тя определя скоростта на реката
phase-choose = Избери колко далеч да гребат канутата ти
phase-repair = Ще поправиш ли изгубено кану с кристал?
phase-pick-canoe = Кое кану да се премести сега?
phase-move = Греби, остава: { word-points }
phase-arrive = Натовари или разтовари кристал тук
phase-steal = Ще откраднеш ли кристала до твоето кану?
phase-weather = Премести маркера за времето с една стъпка
first-goal = Докарай кристали на брега, преди реката да отнесе канутата ти във водопада: печелят 4 еднакви, 5 цвята или 7 какви да е.
first-step = Избери плочка: числото ѝ показва колко далеч гребе всяко твое кану. Най-малката плочка на масата определя скоростта на реката.
page-goal = 4 еднакви, 5 цвята или 7 какви да е кристала: имаш { $count }
page-goal-match = Печелят 4 еднакви, 5 цвята или 7 какви да е кристала
page-missing = до победа: още { $four ->
    [one] { $four } еднакъв
   *[other] { $four } еднакви
}, { $five ->
    [one] { $five } нов цвят
   *[other] { $five } нови цвята
} или { $seven ->
    [one] { $seven } какъв да е
   *[other] { $seven } какви да е
}
page-face-down = плочка с лице надолу
page-tiles-count = останали плочки: { $count }
page-weather = { word-weather }
page-colour = { word-colour }
page-tile = { word-tile }
page-place-bank = на брега
page-place-lost = изгубено
page-place-space = { $place ->
    [left-6] поле 6, ляв ръкав
    [left-7] поле 7, ляв ръкав
    [right-6] поле 6, десен ръкав
    [right-7] поле 7, десен ръкав
   *[other] поле { $place }
}
page-deposit = Находище, цвят { $deposit }: { $gems }
way-paddle = Числото показва колко може да гребе всяко твое кану; товаренето на кристал отнема 2 от него.
way-river = Най-малката плочка заедно с времето е скоростта на реката: от { $least } до { $most } полета в този кръг.
way-cloud = Облакът премества времето с една стъпка, а канутата ти остават на място.
way-go = Натисни светещо поле: с една точка кануто минава едно поле.
way-load = Товаренето и разтоварването струват 2 точки, на полето с числото на находището.
way-steal = Празно кану, което плава нагоре, може да спре до натоварено и да открадне кристала му.
lesson-goal = Ти си A и имаш две канута на брега. За победа докарай на брега четири кристала от един цвят, пет от различни цветове или седем какви да е.
lesson-deposits = Всяко находище има номер: полето на реката, от което се товарят кристалите му. Лилавите са при поле 3.
lesson-choose = Всеки тайно избира плочка: числото ѝ показва колко точки има всяко негово кану. Товаренето струва 2, затова за поле 3 ти трябват 5. Изиграй плочка 5.
lesson-canoe = Плочките се обръщат една след друга. Ти си на ход: премести кану.
lesson-go = Можеш да натиснеш всичко, което свети. Отиди на поле 3; две точки се запазват за товаренето.
lesson-load = Сега натовари лилав кристал.
lesson-others = И другите гребат. Най-малкото число в рунда е 4.
lesson-river = Затова реката се придвижи с 4 полета: бяха вкарани четири диска и всяко кану тръгна със своя диск. Твоето е в левия ръкав. Още два тласъка там и ще падне!
lesson-weather = Времето се прибавя към скоростта на реката. Който изиграе облака, не мести кану, а премества този маркер с една стъпка.
lesson-choose-home = До брега има шест полета нагоре. Изиграй плочка 6.
lesson-land = Кануто ти има 6 точки. Излез на брега.
lesson-end = Кристалът е твой! И още нещо: празно кану, което се придвижи нагоре и с последната си точка спре на поле с чуждо натоварено кану, може да открадне кристала му. Това е всичко, което ти трябва: успех!
component-canoes = Канута
component-discs = Речни дискове
component-gems = Кристали
component-deposits = Находища: полето, от което са достъпни
component-paddles = Плочки за движение
component-weather = Скала на времето
component-gem-value = Стойност на кристалите, за опцията при равни цели
# Names of facts; $block tells apart those that are called alike.
fact =
    { $part ->
        [each_seat] за всеки играч
        [in_the_river] в реката
        [in_the_box] в кутията
        [in_play] в игра
        [colours] цветове
        [pink] розов
        [blue] син
        [yellow] жълт
        [white] бял
        [violet] лилав
        [cloud] облак
        [lowest] най-малка стойност
        [highest] най-голяма стойност
        [at_the_start] в началото
       *[other] { $part }
    }
source =
    { $block ->
        [canoes] правилата, списък на съдържанието
        [discs] правилата, списък на съдържанието и фигура 2
        [gems] правилата, списък на съдържанието и подготовка
        [deposits] правилата, фигури 5 до 7, и помощните страници на Board Game Arena и BrettspielWelt
        [paddles] правилата, фаза I
        [weather] правилата, фигури 9 и 11
       *[other] как Board Game Arena решава равенство
    }

## Why a box is refused

box-shared-space = две находища не могат да са на едно поле

## The score helper

score-gems = Кристали на играч { $number }, например pink=2,blue
score-player =
    { $count ->
        [one] Играч { $number }: { $count } кристал
       *[other] Играч { $number }: { $count } кристала
    }
score-goal =
    { $goal ->
        [four] { $left ->
            [0] четири еднакви: постигнато
            [one] четири еднакви: липсва { $left }
           *[other] четири еднакви: липсват { $left }
        }
        [five] { $left ->
            [0] пет различни: постигнато
            [one] пет различни: липсва { $left }
           *[other] пет различни: липсват { $left }
        }
       *[seven] { $left ->
            [0] седем какви да е: постигнато
            [one] седем какви да е: липсва { $left }
           *[other] седем какви да е: липсват { $left }
        }
    }
score-won =
    { $count ->
        [one] Победител: { $names }.
       *[other] Победители: { $names }.
    }
score-none-won = Още никой не е постигнал цел.
score-by-value = Ако сте се уговорили да решават по-ценните кристали: { $names }. Тези стойности са от Board Game Arena, не от правилата.
score-sure = Трите цели са отпечатани в правилата.
page-helper-text = С истинската кутия на масата: отбележи кристалите, които всеки играч е закарал на брега, и виж кой е постигнал цел и какво още липсва.
page-helper-player = Играч { $number }

## Plans: what an action leads to, and what may go wrong

word-cases =
    { $cases ->
        [10] Почти сигурно
       *[other] В около { $cases } от 10 случая
    }
word-the-ordinal =
    { $count ->
        [1] първия
        [2] втория
        [3] третия
       *[other] четвъртия
    }
plan-gem-home =
    { $left ->
        [0] Прибира { word-the-ordinal } { word-colour } кристал и това стига за победа.
        [one] Прибира { word-the-ordinal } { word-colour } кристал: до победата липсва още { $left } кристал.
       *[other] Прибира { word-the-ordinal } { word-colour } кристал: до победата липсват още { $left } кристала.
    }
plan-gem-aboard = Натоварва { word-colour } кристал; след това кануто е на поле { $space }.
plan-steals = Открадва { word-colour } кристал от { $rival }.
plan-canoe-back = Връща едно изгубено кану.
plan-canoe-safe = Прибира празно кану на сигурно на брега.
plan-rival-falls = Реката отнася във водопада кану на { $rival }.
plan-at-deposit = За следващия рунд кануто е при { word-the-deposit }.
plan-risk-fall = { word-cases } реката отнася твое кану във водопада.
plan-risk-fall-gem = { word-cases } реката отнася твое натоварено кану във водопада.
plan-risk-robbed =
    { $colour ->
        [pink] { word-cases } някой открадва розовия кристал.
        [blue] { word-cases } някой открадва синия кристал.
        [yellow] { word-cases } някой открадва жълтия кристал.
        [white] { word-cases } някой открадва белия кристал.
       *[violet] { word-cases } някой открадва лилавия кристал.
    }
task-load = Натовари бял кристал в този ход. Белите кристали са при поле 4, а товаренето струва 2 точки.
task-load-hint = Четири точки за гребане дотам и две за товарене: избери плочка 6.
task-rob = Ограби B и докарай белия кристал на брега. Празното ти кану е две полета по-надолу.
task-rob-hint = Избери плочка 2: с последната си точка кануто ти спира до натовареното и можеш да откраднеш кристала. После се прибери, преди да те отнесе реката.
task-fall = Не всяко кану си струва спасяването. Спусни празното на ръба във водопада и докарай другото с кристала му на брега.
task-fall-hint = Избери плочка 2 и излез на брега с кану 2. После се спусни във водопада с кану 1: по-късно можеш да го поправиш срещу кристал.
task-win = Последните рундове на една партия: син кристал ще ти бъде пети цвят, а на B му трябва само още един лилав.
task-win-hint = Натовари син кристал с кану 1, преди да гребеш, и избери висока плочка: брегът е далеч, а реката е бърза.

## Positions that cannot be read: the reason after the column

position-lifebelt = спасителният пояс трябва да е у някое място, щом жребият е теглен, но не и преди това
position-newest = последната плочка не е в купчинката
position-moving = кану се посочва в стъпките „move“, „arrive“ и „steal“ и само в тях
position-must = кану от „must“ трябва да стои и в „may“
position-no-tile-left = място { $number } няма повече плочки
position-canoes-missing = липсват канутата на място { $number }
position-cargo = само кану в реката носи кристал
position-chosen-early = в тази стъпка никой не е избрал плочка
position-tile-played = тази плочка вече е изиграна
position-no-tile = не е останала плочка за избиране
position-not-chosen = място { $number } не е избрало плочка
position-next-chooser = на ход трябва да е първото място, което още не е избрало
position-canoe-lost = изгубено кану не може да се премести
position-revealed = плочката на мястото, което е на ход, трябва да е обърната
position-cloud = с облака стъпката трябва да е „weather“, и то само с него
position-no-canoe = никое кану не може да се премести
position-canoe-owner = кануто трябва да е на мястото, което е на ход
position-two-canoes = всяко място трябва да има две канута

## Теми на задачите

theme-gem-home = Скъпоценен камък у дома
theme-gem-aboard = Камък на борда
theme-steals = Кражба
theme-canoe-back = Върнато кану
theme-canoe-safe = Кану на сигурно
theme-rival-falls = През водопада
theme-at-deposit = При находището
## Characters of bots

character-thief = крадец
character-thief-about = Дебне под натоварените канута и краде.
character-hoarder = трупач
character-hoarder-about = Трупа колкото може повече кристали, без значение от цвета.
character-racer = състезател
character-racer-about = Гони четири кристала от един цвят.
character-collector = колекционер
character-collector-about = Иска по един кристал от всеки цвят.
character-cautious = предпазлив
character-cautious-about = Държи и двете си канута далеч от водопада.
## Теми на задачите

## Подготовка на истинската кутия

set-up-1 = Сложете дъното и капака на кутията едно до друго и поставете полето върху тях, така че водопадът да виси в края (S1).
set-up-2 = Във всяко находище сложете по седем кристала от неговия цвят (S1).
set-up-3 = Наредете девет диска в коритото на реката, първият до въжето; три диска остават до полето (S1).
set-up-4 = Поставете маркера за времето на 0 (C4).
set-up-5 = Всеки, ботовете също, получава две канута и седем плочки за движение от един цвят. Канутата са на брега (S1).
