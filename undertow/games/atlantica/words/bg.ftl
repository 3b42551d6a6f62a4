# Atlantica in Bulgarian. Arguments named $seat and $rival arrive as players' names.
# Messages named word-… are building blocks of this file alone; another language has its own.

game-sentence = Наемай водолази и кораби, изваждай съкровищата на потъналото царство и ги натовари, преди да дойде ураганът.

## Building blocks

# Masculine, with „водолаз“.
word-colour =
    { $colour ->
        [white] бял
        [yellow] жълт
        [red] червен
        [green] зелен
        [blue] син
       *[violet] лилав
    }
# With the preposition: „със“ before с and з.
word-with-colour =
    { $colour ->
        [white] с бял
        [yellow] с жълт
        [red] с червен
        [green] със зелен
        [blue] със син
       *[violet] с лилав
    }
# Plural, with „водолази“.
word-colours =
    { $colour ->
        [white] бели
        [yellow] жълти
        [red] червени
        [green] зелени
        [blue] сини
       *[violet] лилави
    }
word-kind =
    { $kind ->
        [architecture] архитектура
        [ceramics] керамика
        [gold] злато
        [amphorae] амфори
        [inscriptions] надписи
        [sculptures] скулптури
       *[weapons] оръжия
    }
word-ship =
    { $ship ->
        [boat] лодка
        [freighter] товарен кораб
        [transport] транспортен кораб
       *[other] кораб
    }
word-card =
    { $card ->
        [plus-2] „+2“
        [plus-3] „+3“
        [plus-4] „+4“
        [three-kinds] „5 за три вида“
        [four-kinds] „7 за четири вида“
        [one-kind] „1 за всяко съкровище от един вид“
        [blue] „1 за всяко синьо съкровище“
        [per-research] „1 за всяка карта с проучване“
        [per-ship] „1 за всеки кораб“
        [twelve-crates] „6 за дванайсет сандъка“
       *[joker] „жокер“
    }
# A noun phrase, after a colon.
word-action =
    { $action ->
        [dive-1] гмуркане за съкровището на поле 1
        [dive-2] гмуркане за две съкровища
        [dive-3] гмуркане за три съкровища
        [hire-boat] наемане на лодка
        [hire-freighter] наемане на товарен кораб
        [hire-transport] наемане на транспортен кораб
        [recruit-3] наемане на 3 водолази
        [recruit-6] наемане на 6 водолази
        [treat-all] почерпка за всички в кръчмата
        [study-first] проучване на първата карта
        [study-any] проучване на коя да е карта
       *[study-two] проучване на кои да е две карти
    }
word-crates =
    { $crates ->
        [one] { $crates } сандък
       *[other] { $crates } сандъка
    }
word-divers =
    { $count ->
        [one] { $count } карта с водолаз
       *[other] { $count } карти с водолази
    }
word-points =
    { $points ->
        [one] { $points } точка
       *[other] { $points } точки
    }
word-symbols-left =
    { $left ->
        [one] { $left } символ
       *[other] { $left } символа
    }

## Actions, as a player chooses them

action-drawn-seat = Жребият посочва { $seat }
action-drawn = Изтеглен е { word-colour } водолаз
action-revealed-treasure = Открито е съкровище: { word-kind }
action-revealed-hurricane = Открит е ураганът
action-revealed-ship = Открит е кораб: { word-ship }, { word-crates }
action-revealed-research = Открита е карта с проучване: { word-card }
action-act =
    { $action ->
        [dive-1] Катер: гмурни се за съкровището на поле 1
        [dive-2] Катер: гмурни се за две съкровища от полета 1 до 3
        [dive-3] Катер: гмурни се за кои да е три съкровища
        [hire-boat] Пристанище: наеми лодката
        [hire-freighter] Пристанище: наеми товарния кораб
        [hire-transport] Пристанище: наеми транспортния кораб
        [recruit-3] Кръчма: наеми 3 водолази
        [recruit-6] Кръчма: наеми 6 водолази
        [treat-all] Кръчма: почерпи всички и вземи две карти със знака на кръчмата
        [study-first] Станция: проучи картата на поле 1
        [study-any] Станция: проучи коя да е карта
       *[study-two] Станция: проучи кои да е две карти
    }
action-catch-breath = Поеми си дъх: изтегли 5 карти с водолази
action-pay = Плати { word-with-colour } водолаз
action-pay-two = Плати с двама { word-colours } водолази вместо липсващия
action-take-treasure = Вземи съкровището на поле { $space }: { word-kind }
action-take-ship = Вземи най-горния кораб: { word-ship }
action-take-research = Вземи картата с проучване на поле { $space }: { word-card }
action-end-turn = Завърши хода
action-take-no-more = Не вземай повече

## The log

log-first = { $seat } започва.
log-dealt = { $seat } получава водолаз.
log-dealt-own = { $seat } получава { word-colour } водолаз.
log-drawn = { $seat } тегли водолаз.
log-drawn-own = { $seat } тегли { word-colour } водолаз.
log-hurricane = Ураганът! { $seat } го открива.
log-revealed-treasure = Открито е съкровище: { word-kind }.
log-revealed-ship = Открит е кораб: { word-ship }, { word-crates }.
log-revealed-research = Открита е карта с проучване: { word-card }.
log-act =
    { $action ->
        [dive-1] { $seat } се гмурка точно под повърхността.
        [dive-2] { $seat } се гмурка малко по-дълбоко.
        [dive-3] { $seat } се гмурка в опасните дълбини.
        [hire-boat] { $seat } наема лодка на пристанището.
        [hire-freighter] { $seat } наема товарен кораб на пристанището.
        [hire-transport] { $seat } наема транспортен кораб на пристанището.
        [recruit-3] { $seat } наема 3 водолази в кръчмата.
        [recruit-6] { $seat } наема 6 водолази в кръчмата.
        [treat-all] { $seat } черпи всички в кръчмата.
        [study-first] { $seat } проучва първата карта в станцията.
        [study-any] { $seat } проучва карта в станцията.
       *[study-two] { $seat } проучва две карти в станцията.
    }
log-catch-breath = { $seat } си поема дъх.
log-pay = { $seat } плаща { word-with-colour } водолаз.
log-pay-two = { $seat } плаща с двама { word-colours } водолази вместо липсващия.
log-take-treasure = { $seat } взема съкровище: { word-kind }.
log-take-ship = { $seat } взема кораб: { word-ship }, { word-crates }.
log-take-research = { $seat } взема карта с проучване: { word-card }.
log-take-no-more = { $seat } не взема повече карти.
log-end-turn = { $seat } завършва хода си.
log-recruits = { $seat } оставя настрана { word-divers } с лицето надолу.
log-new-deck = Изиграните карти с водолази се разбъркват в ново тесте.
log-calm = Двайсет рунда никой не се е гмуркал и ураганът идва сам; за негов откривател се смята { $seat }.
log-last-turns =
    { $count ->
        [one] Остава { $count } ход.
       *[other] Остават { $count } хода.
    }
log-turn = На ход е { $seat }.
log-end = Играта свърши.

## How the game ended

ended-hurricane = ураганът беше открит
ended-calm = двайсет рунда без гмуркане

## What an action costs and brings

preview-symbols =
    { $count ->
        [one] Струва { $count } символ; остава за този ход: { word-symbols-left }.
       *[other] Струва { $count } символа; остава за този ход: { word-symbols-left }.
    }
preview-pay =
    { $count ->
        [one] Струва един { word-colour } водолаз; от този цвят след това имаш { $left }.
       *[other] Струва двама { word-colours } водолази; от този цвят след това имаш { $left }.
    }
preview-divers = В края на хода вземаш в ръка { word-divers }.
preview-no-divers = Няма повече карти с водолази за теглене.
preview-choose =
    { $area ->
        [boat] { $count ->
            [one] Избираш едно съкровище.
           *[other] Избираш { $count } съкровища.
        }
        [station] { $count ->
            [one] Избираш една карта с проучване.
           *[other] Избираш { $count } карти с проучвания.
        }
       *[other] { $count ->
            [one] Избираш една карта със знака на кръчмата.
           *[other] Избираш { $count } карти със знака на кръчмата от различни зони.
        }
    }
preview-choose-up-to =
    { $area ->
        [boat] { $count ->
            [one] Избираш едно съкровище или нито едно.
           *[other] Избираш до { $count } съкровища.
        }
        [station] { $count ->
            [one] Избираш една карта с проучване или нито една.
           *[other] Избираш до { $count } карти с проучвания.
        }
       *[other] { $count ->
            [one] Избираш една карта със знака на кръчмата или нито една.
           *[other] Избираш до { $count } карти със знака на кръчмата от различни зони.
        }
    }
preview-treasure =
    { $count ->
        [one] Вземаш съкровище: { word-kind }. То е първото ти от този вид и носи { word-points }, ако има място за него.
       *[other] Вземаш съкровище: { word-kind }. С него имаш { $count } от този вид и те носят общо { word-points }, ако има място за тях.
    }
preview-ship = Вземаш кораб: { word-ship }, { word-crates }.
preview-research = Вземаш картата с проучване { word-card }.
preview-score = Промяна на резултата ти: { $points }, общо { $total }.
preview-unpayable = След това вече няма с какво да платиш за това: { word-action }.
preview-no-crate =
    { $count ->
        [one] Без сандък ще остане { $count } твое съкровище.
       *[other] Без сандък ще останат { $count } твои съкровища.
    }
preview-hurricane =
    { $cards ->
        [one] При попълването след този ход ще се открие ураганът.
       *[other] { $draws ->
            [one] При попълването след този ход ще се открие { $draws } от { $cards } карти, сред които е ураганът.
           *[other] При попълването след този ход ще се открият { $draws } от { $cards } карти, сред които е ураганът.
        }
    }

## Why something is not allowed

now-act = Първо избери действие или завърши хода.
now-pay = Първо плати избраното действие.
now-take = Първо вземи картите, които дава действието ти.
refused-area-used = Тази зона вече е използвана в този ход.
refused-too-many-symbols = Това струва повече, отколкото ти остава за този ход: { word-symbols-left }.
refused-nothing-there = Там вече няма какво да се вземе.
refused-two-missing = Липсват ти цветове за повече от един символ, а само един може да се замени.
refused-replaced-already = Липсва ти цвят, а в този ход вече замени една карта с две.
refused-no-pair = Липсва ти цвят, а нямаш две свободни карти от друг цвят, с които да го замениш.
refused-already-acted = Поемането на дъх е цял ход, а в този ход вече извърши друго действие.
refused-nothing-done = В този ход още нищо не е направено; вместо това си поеми дъх.
refused-colour-not-asked = Този символ не иска такъв цвят.
refused-colour-not-held = Нямаш водолаз от този цвят.
refused-not-missing = Имаш водолаз от искан цвят, затова двама други не могат да го заменят.
refused-pair-not-held = Нямаш двама водолази от този цвят.
refused-rest-unpayable = След това няма да можеш да платиш останалото от действието.
refused-not-on-this-dive = Това гмуркане не стига до това поле.
refused-no-tavern-symbol = На това поле няма знак на кръчмата.
refused-not-in-the-station = Действието ти дава само карти с проучвания от станцията.
refused-not-the-first = Действието ти дава само картата с проучване на поле 1.
refused-space-empty = Това поле е празно.
refused-same-area = Двете карти трябва да са от различни зони.
refused-must-take = В тази партия се вземат всички карти, които действието дава.

## Options

option-first = Кой започва
option-first-lot = по жребий
option-first-seat = играч { $number }
option-last-round = След урагана
option-last-round-book = всеки има още един ход
option-last-round-equal-turns = рундът се доиграва и след това всеки има още един ход
option-taking = Картите, които дава едно действие
option-taking-all = вземат се всички
option-taking-up-to = може да се вземат и по-малко или нито една

## The board in text

board-round = Рунд { $round }
board-turn = На ход: { $seat }
board-symbols-left =
    { $left ->
        [one] остава { word-symbols-left }
       *[other] остават { word-symbols-left }
    }
board-replaced = замяната е използвана
board-hurricane-hidden =
    { $stack ->
        [one] Ураганът: последната карта
       *[other] Ураганът: сред последните { $stack } карти
    }{ $deck ->
        [0] {""}
        [one] , след още { $deck } карта
       *[other] , след още { $deck } карти
    }
board-hurricane-chance = шанс при това попълване: { $draws } от { $cards }
board-hurricane-found = Урагана откри { $seat }; оставащи ходове: { $turns }
board-extra-turn = С един ход повече от другите: { $names }
board-area =
    { $area ->
        [boat] Катер
        [port] Пристанище
        [tavern] Кръчма
       *[station] Станция
    }
board-deck = тесте { $count }
board-used = изиграни { $count }
board-kind = { word-kind }
board-card =
    { $card ->
        [plus-2] +2
        [plus-3] +3
        [plus-4] +4
        [three-kinds] 5 за 3 вида
        [four-kinds] 7 за 4 вида
        [one-kind] 1 за вид
        [blue] 1 за сини
        [per-research] 1 за проучв.
        [per-ship] 1 за кораб
        [twelve-crates] 6 за 12 сан.
       *[joker] жокер
    }
board-colour-letter =
    { $colour ->
        [white] Б
        [yellow] Ж
        [red] Ч
        [green] З
        [blue] С
       *[violet] Л
    }
board-ship = { word-ship } { $crates }
board-hand = Твоите водолази
board-unseen = Още неоткрити съкровища
board-player = играч
board-score = точки
board-treasures = съкровища
board-crates = сандъци
board-ships-and-research = кораби и проучвания
board-divers = водолази
board-with-room = с място { $points }
board-lacks = няма { $colours }
board-dropped = без място: { $kinds }

## The score helper

score-treasures = Съкровища, например gold=4,weapons=1
score-ships = Сандъци на корабите ти, например 3,2
score-research = Карти с проучвания, например +2,joker
score-total = Най-добър резултат: { $total }
score-set =
    { $jokers ->
        [0] { $points } за { $count } × { word-kind }
       *[other] { $points } за { $count } × { word-kind }, с жокери: { $jokers }
    }
score-card = { $points } за { $count } × { word-card }
score-card-kind = { $points } за { $count } × { word-card }, избран вид: { word-kind }
score-ship = Кораб, { word-crates }: { $treasures }
score-empty = празен
score-dropped = Без място: { $count } × { word-kind }
score-jokers-unused = Жокери без съкровище, към което да се присъединят: { $count }
score-room-for-all = С място за всички резултатът щеше да е { $points }.

## The page

phase-act = Избери действие или си поеми дъх
phase-act-on = Избери още едно действие ({ word-symbols-left }) или завърши хода
phase-pay = Плати с водолаз от ръката си
phase-take = { $count ->
    [one] Вземи една карта
   *[other] Вземи { $count } карти
}
page-goal = { $treasures ->
    [one] { $treasures } съкровище
   *[other] { $treasures } съкровища
}, място за { $crates } · { $cards ->
    [0] ураганът е тук
    [one] ураганът е следващата карта
   *[other] ураганът е сред следващите { $cards } карти
}
page-goal-match = Комплектите съкровища носят точки, ако са в сандъци, когато дойде ураганът
first-goal = Извади комплекти съкровища и наеми кораби със сандъци за тях, преди ураганът да сложи край на играта.
first-step = Натисни светеща табела: цветовете ѝ са водолазите, които струва; ако има само един начин, тя се плаща сама.
page-filled = { $seat } напълни всички сандъци!
page-storm = Бурята е тук: всяка карта може да е ураганът!
finale-research = Проучвания
finale-kind = Комплект: { word-kind }
page-board = Катерът, пристанището, кръчмата и изследователската станция
page-colour = { word-colour }
page-card = { word-card }
page-ship = { word-ship }
page-crate-count = { word-crates }
page-card-short = { $card ->
    [three-kinds] 3 вида
    [four-kinds] 4 вида
    [one-kind] един вид
    [blue] сините
    [per-research] проучване
    [per-ship] кораби
    [twelve-crates] 12 сандъка
    [joker] жокер
   *[other] точки
}
page-affordable = Можеш да го платиш
page-one-short = Липсва един водолаз: { $colours }
page-tavern-symbol = знак на кръчмата
page-gain = { $points } за теб сега
page-pile-research = Останали проучвания
page-pile-treasures = Тесте със съкровища
page-pile-hurricane = Купчина на урагана
page-pile-divers = Тесте с водолази
page-pile-used = Изиграни водолази
page-gauge = { $deck ->
    [one] { $deck } карта, после { $stack } с урагана
   *[other] { $deck } карти, после { $stack } с урагана
}
page-seat-row = { $name }: точки { $score }, водолази { $divers }, съкровища { $treasures }, сандъци { $crates }
page-pay-with = Плати с
page-plan = Това, което можеш да платиш сега, е отбелязано с ✓; − показва единствения липсващ водолаз.
page-ending = { $ending ->
    [catch-breath] дъх
    [take-no-more] стига
   *[other] край
}
page-face-down = { $count ->
    [one] { $count } водолаз лежи с лицето надолу до края на хода.
   *[other] { $count } водолази лежат с лицето надолу до края на хода.
}
page-divers = { $count ->
    [one] { $count } водолаз
   *[other] { $count } водолази
}
page-crates = съкровища { $treasures }, сандъци { $crates }
page-crates-missing = { $count } без място
page-one-more = още едно: +{ $points }
page-score-now = Резултат, ако играта свърши сега
page-scores = Точки
page-scores-text = Ако играта свърши сега, с най-доброто товарене:
page-no-room = без място
page-jokers = { $count ->
    [one] жокер
   *[other] { $count } жокера
}
page-unseen = Неоткрити
page-hurricane = Ураганът
page-unseen-text = { $count ->
    [one] Още никой не е видял { $count } съкровище
   *[other] Още никой не е видял { $count } съкровища
}{ $boxed ->
    [0] ; всички те тепърва излизат.
   *[other] : тепърва излизат { $left }, в кутията са { $boxed }.
}
page-unseen-ships = Още неоткрити кораби
page-unseen-research = Още неоткрити проучвания
page-helper-text = С истинската кутия на масата: отбележи какво лежи пред играча и виж най-добрия резултат и как се получава.
page-helper-treasures = Съкровища
page-helper-ships = Кораби според броя на сандъците
page-helper-research = Карти с проучвания

## The tutorial

word-way-closed = { $state ->
    [used] {" "}(вече е използвано този ход)
    [short] {" "}(не можеш да го платиш)
   *[open] {""}
}
way-area = { $area ->
    [station] Станция: изследвания, точки накрая
    [tavern] Кръчма: още водолази за ръката ти
    [port] Пристанище: кораби, защото съкровище без сандък не носи нищо
   *[boat] Катер: гмуркане за съкровища, най-много носят комплекти от един вид
}{ word-way-closed }
way-breath = Или си поеми дъх: теглиш 5 водолази и ходът ти свършва.
way-turn = Три символа на ход и всяко място само веднъж.
way-pay = Натисни водолаз от някой от исканите цветове. Веднъж на ход двама еднакви заменят един.
way-take = Натисни светещите карти. Зелената значка показва колко добавя картата към резултата ти.
lesson-goal = Ти си A. Изваждай съкровища от морето, наемай кораби за тях и гледай да водиш, когато дойде ураганът. Комплект от един вид носи повече от същите съкровища поотделно.
lesson-hand = Това са твоите водолази. С тях се плаща всичко: до три символа на ход и всяка зона веднъж на ход.
lesson-costs = Всяка табела е действие с цена: тази иска бял или червен водолаз. Свети онова, което можеш да платиш. Наеми лодката.
lesson-pay = Плати: натисни червения си водолаз.
lesson-ship = Лодката е твоя: всеки неин сандък побира едно съкровище. Следващата лодка се открива веднага. Сега се гмурни за съкровището на поле 1.
lesson-pay-dive = Цената е зелен или жълт водолаз. Плати със зелен.
lesson-tavern = Съкровище! Остава ти един символ за този ход. Наеми 3 водолази в кръчмата.
lesson-pay-tavern = Плати със син. Новите водолази идват в ръката ти в края на хода.
lesson-end-turn = Трите символа са изхарчени. Завърши хода.
lesson-refill = Редиците се преместиха наляво и се попълниха. Другите играят; междувременно отметка показва какво можеш да платиш, а минус – единствения липсващ водолаз.
lesson-hurricane = Тази скала показва колко близо е ураганът: той е сред последните карти. Щом бъде открит, всеки има още един ход.
lesson-end = Ако не можеш да платиш нищо, поеми си дъх и изтегли 5 водолази. Разделът „Точки“ обяснява всеки резултат по всяко време. Това е всичко, което ти трябва: успех!
task-fill = Твоят товарен кораб има три сандъка и един е пълен. Напълни го точно в този ход.
task-fill-hint = Гмуркането за две съкровища струва зелен или жълт и лилав водолаз. Имаш и двата.
task-replace = Нямаш лилав водолаз. Въпреки това се гмурни за две съкровища.
task-replace-hint = Веднъж на ход двама водолази от един цвят заменят липсващ: плати първо с жълтия, после с двамата зелени.
task-room = Две съкровища стоят на кея ти без сандък и не носят нищо. В този ход натовари всички съкровища.
task-room-hint = Най-отгоре в купчина B има товарен кораб с три сандъка. Струва бял или червен и зелен или син водолаз.
task-storm = Ураганът е тук, това е последният ход, а изоставаш с една точка. Победи!
task-storm-hint = Зелените значки показват колко добавя всяка карта към резултата ти. Трябва ти малко повече от една такава карта: виж за какво стигат водолазите ти.

## What is in the box

component-divers = Карти с водолази
component-treasures = Карти със съкровища
component-treasure-colours = Цветове на съкровищата
component-set-values = Стойности на комплекти от 1, 2, 3 … карти
component-hurricane = Ураганът и неговата купчина
component-ships = Сандъци на корабите
component-research = Карти с проучвания
component-costs = Цени на действията
# Names of facts; $block tells apart those that are called alike.
fact =
    { $part ->
        [white] бял
        [yellow] жълт
        [red] червен
        [green] зелен
        [blue] { $block ->
            [research] „1 за всяко синьо съкровище“
           *[other] син
        }
        [violet] лилав
        [pink] розов
        [orange] оранжев
        [or] или
        [architecture] архитектура
        [ceramics] керамика
        [gold] злато
        [amphorae] амфори
        [inscriptions] надписи
        [sculptures] скулптури
        [weapons] оръжия
        [treasures_in_its_stack] съкровища в неговата купчина
        [back_in_the_box] връщат се в кутията при 2, 3, 4, 5 играчи
        [boat] { $block ->
            [costs] катер
           *[other] лодка
        }
        [freighter] товарен кораб
        [transport] транспортен кораб
        [port] пристанище
        [tavern] кръчма
        [station] централна изследователска станция
        [treasures] полета за съкровища
        [ships] купчини с кораби
        [research] полета за проучвания
        [plus-2] „+2“
        [plus-3] „+3“
        [plus-4] „+4“
        [three-kinds] „5 за три вида“
        [four-kinds] „7 за четири вида“
        [one-kind] „1 за всяко съкровище от един вид“
        [per-research] „1 за всяка карта с проучване“
        [per-ship] „1 за всеки кораб“
        [twelve-crates] „6 за дванайсет сандъка“
        [joker] „жокер“
       *[other] { $part }
    }
source =
    { $block ->
        [divers] правилата, съдържание на кутията
        [treasures] правилата, списък на картите със съкровища
        [treasure_colours] розови амфори, оранжеви надписи и зелени скулптури от примерите в правилата; другите четири – по изключване
        [set_values] от примерите в правилата: всички амфори, 5 сини, 3 и 4 червени, 1 и 4 жълти, 1 до 3 оранжеви, 1 и 3 зелени, 1 и 2 лилави; останалото е съобразено с тях
        [hurricane] правилата, подготовка
        [ships] наша реконструкция; правилата казват: по осем кораба в три купчини, 1 до 5 сандъка, по-големите обикновено с повече
        [research] наша реконструкция на броя; правилата казват: трийсет карти от единайсет вида, по две до четири от вид
        [costs] правилата, действия 1 до 4
       *[other] наша реконструкция; правилата казват само, че някои полета имат знака
    }

## Why a box is refused

box-values = трябва да има от 1 до { $most } стойности
box-rising = повече карти трябва да носят повече точки
box-research = картите с проучвания трябва да са { $wanted }, а са { $found }
box-colours = всеки вид има свой цвят: { $colours }
box-tavern-areas = знакът трябва да е поне в две зони
box-spaces = полетата са { $spaces }
box-twice = едно поле е посочено два пъти

## The score helper

score-values = Твоите редици от стойности, например gold=1/4/9/15
score-reconstructed = Реконструкция: { $points } за { $count } × { word-kind }. Сравни я с твоите карти.
page-helper-values = Редици от стойности върху твоите карти, за 1, 2, 3 … карти
component-tavern-symbols = Полета със знака на кръчмата

## Plans: what an action leads to, and what may go wrong

word-cases =
    { $cases ->
        [10] Почти сигурно
       *[other] В около { $cases } от 10 случая
    }
plan-points = Носи { word-points } до следващия ти ход.
plan-set = Комплектът ти нараства до { $count }: { word-kind }.
plan-aboard =
    { $count ->
        [one] Намира място на борда за { $count } чакащо съкровище.
       *[other] Намира място на борда за { $count } чакащи съкровища.
    }
plan-room = Остава ти свободно място: { word-crates }.
plan-research = Печели карта с проучване.
plan-divers = Екипът ти нараства: още { word-divers }.
plan-risk-no-crate =
    { $count ->
        [one] { word-cases } без сандък остава { $count } твое съкровище.
       *[other] { word-cases } без сандък остават { $count } твои съкровища.
    }
plan-risk-hurricane = { word-cases } ураганът се открива преди следващия ти ход.

# In the table of areas in the terminal: short.
board-act =
    { $action ->
        [dive-1] гмурни се 1
        [dive-2] гмурни се 2
        [dive-3] гмурни се 3
        [hire-boat] наеми лодка
        [hire-freighter] наеми товарен
        [hire-transport] наеми транспортен
        [recruit-3] наеми 3
        [recruit-6] наеми 6
        [treat-all] почерпи всички
        [study-first] проучи първата
        [study-any] проучи една
       *[study-two] проучи две
    }

## Positions that cannot be read: the reason after the column

position-too-many-divers = водолазите от един цвят са повече, отколкото има в кутията
position-unseen-divers =
    { $count ->
        [one] неизвестен е { $count } водолаз
       *[other] неизвестни са { $count } водолази
    }
position-seat-in-step = в тази стъпка няма място { $number }
position-no-draw = няма карта за теглене
position-turns-left = ходовете се броят, щом ураганът е открит
position-end-near = краят наближава, щом ураганът е открит
position-last-turn = след последния ход партията е свършила
position-unseen-treasures = броят на неоткритите съкровища е { $wanted }, а не { $found }
position-hurricane = ураганът е в своята купчина
position-no-action = още не е избрано действие
position-turn-of = изиграни ходове: { $turns }, затова на ход е място { $number }
position-no-turn = още никой не е на ход
position-no-stack = липсва купчината, която се открива
position-area = действието има зона и ниво
position-paid = всичко е платено
position-symbols = в един ход има три символа от цената
position-area-used = зоната вече е използвана
position-nothing-to-take = няма какво да се вземе
position-two-cards = на „{ $name }“ има две карти

## Теми на задачите

theme-points = Точки
theme-set = Комплекти
theme-aboard = Сандъци на борда
theme-room = Място на борда
theme-research = Изследване
theme-divers = Водолази
## Characters of bots

character-hunter = ловец на съкровища
character-hunter-about = Първо се гмурка за съкровища, после търси сандъци.
character-shipowner = корабовладелец
character-shipowner-about = Наема кораби рано и има място за всичко.
character-scholar = учен
character-scholar-about = Изследва винаги, когато може.
character-recruiter = вербовчик
character-recruiter-about = Обича големия екип от водолази.
character-cautious = предпазлив
character-cautious-about = Не оставя съкровище на кея.
## Теми на задачите

## Подготовка на истинската кутия

set-up-1 = Разбъркайте картите с водолази. Всеки получава по пет с лицето надолу (S1).
set-up-2 = Разбъркайте съкровищата. При двама, трима или четирима играчи върнете 26, 18 или 9 от тях в кутията, без да ги гледате (S2).
set-up-3 = Разбъркайте десет съкровища с урагана: тези единайсет карти са купчината с урагана. Останалите са тестето със съкровища (S2).
set-up-4 = Отворете първите шест съкровища на катера: програмата пита за всяко (S2).
set-up-5 = Разбъркайте всяка купчина кораби и обърнете горната карта; разбъркайте проучванията и отворете четири (S3).
