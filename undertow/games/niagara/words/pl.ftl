# Niagara in Polish. Arguments named $seat and $rival arrive as players' names, which are never declined:
# they stand as the subject, after a colon, or after a declined "gracz".
# Messages named word-… are building blocks of this file alone; another language has its own.

game-sentence = Wypłyń po klejnoty, okradaj przeciwników w drodze powrotnej i uważaj na nurt: każdego znosi coraz bliżej wodospadu.

## Building blocks

# Nominative and accusative, which are alike.
word-gem =
    { $colour ->
        [pink] różowy klejnot
        [blue] niebieski klejnot
        [yellow] żółty klejnot
        [white] biały klejnot
       *[violet] fioletowy klejnot
    }
word-deposit-genitive =
    { $deposit ->
        [pink] różowego złoża
        [blue] niebieskiego złoża
        [yellow] żółtego złoża
        [white] białego złoża
       *[violet] fioletowego złoża
    }
word-to-place =
    { $place ->
        [left-6] na pole 6 w lewej odnodze
        [left-7] na pole 7 w lewej odnodze
        [right-6] na pole 6 w prawej odnodze
        [right-7] na pole 7 w prawej odnodze
       *[other] na pole { $place }
    }
word-tile-accusative =
    { $tile ->
        [cloud] chmurę
       *[other] żeton { $tile }
    }
# Nominative and accusative, which are alike.
word-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
word-points-kept =
    { $points ->
        [one] Zachowany { $points } punkt
        [few] Zachowane { $points } punkty
        [many] Zachowane { $points } punktów
       *[other] Zachowane { $points } punktu
    }
word-kept-accusative =
    { $kept ->
        [one] { $kept } punkt
        [few] { $kept } punkty
        [many] { $kept } punktów
       *[other] { $kept } punktu
    }
word-weather =
    { $weather ->
        [1] +1
        [2] +2
       *[other] { $weather }
    }

## Actions, as a player chooses them

action-drawn-seat = Los wskazuje: { $seat }
action-repair = Napraw kanu za { word-gem }
action-repair-nothing = Nic nie naprawiaj
action-play = Wybierz { word-tile-accusative }
action-canoe = Rusz kanu { $number }
action-stay = Zostaw kanu na brzegu
action-load = Załaduj { word-gem }
action-unload = Wyładuj tu klejnot
action-to = Płyń { word-to-place }
action-land = Przybij do brzegu
action-fall = Spłyń w dół wodospadu
action-steal = Ukradnij klejnot z kanu { $number } gracza { $rival }
action-steal-nothing = Nic nie kradnij
action-weather-down = Przesuń znacznik pogody w dół: spokojniejszy nurt
action-weather-up = Przesuń znacznik pogody w górę: bystrzejszy nurt

## The log

log-first = { $seat } zaczyna z kołem ratunkowym.
log-repair = { $seat } naprawia kanu za { word-gem }.
log-no-repair = { $seat } nic nie naprawia.
log-chosen = { $seat } wybiera żeton.
log-chosen-own = { $seat } wybiera { word-tile-accusative }.
log-reveal = { $seat } odkrywa { word-tile-accusative }.
log-no-canoe = { $seat } nie ma czym płynąć.
log-canoe = { $seat } rusza kanu { $number }.
log-stay = { $seat } zostawia kanu na brzegu.
log-load = { $seat } ładuje { word-gem } z { word-deposit-genitive }.
log-unload = { $seat } wyładowuje { word-gem } do { word-deposit-genitive }.
log-go = { $seat } płynie kanu { $number } { word-to-place }.
log-land = { $seat } przybija kanu { $number } do brzegu.
log-land-gem = { $seat } przybija kanu { $number } do brzegu i zdobywa { word-gem }.
log-fall = { $seat } spływa kanu { $number } w dół wodospadu.
log-steal = { $seat } kradnie { word-gem } z kanu gracza { $rival }.
log-no-steal = { $seat } nic nie kradnie.
log-weather = { $seat } przesuwa znacznik pogody na { word-weather }.
log-goal = { $seat } ma dość klejnotów, by wygrać: gra kończy się po tej fazie.
log-river =
    { $speed ->
        [0] Rzeka stoi w miejscu.
        [one] Rzeka przesuwa się o { $speed } pole.
        [few] Rzeka przesuwa się o { $speed } pola.
        [many] Rzeka przesuwa się o { $speed } pól.
       *[other] Rzeka przesuwa się o { $speed } pola.
    }
log-swept = Wodospad porywa kanu { $number } gracza { $seat }.
log-swept-gem = Wodospad porywa kanu { $number } gracza { $seat }; { word-gem } wraca do złoża swojego koloru.
log-tiles-back = { $seat } odzyskuje wszystkie siedem żetonów.
log-lifebelt = Runda { $round }: koło ratunkowe przejmuje { $seat }.
log-free-canoe = { $seat } nie ma już nic i odzyskuje jedno kanu za darmo.
log-end = Koniec gry.

## How the game ended

finale-gems = { $colour ->
    [pink] Różowe klejnoty
    [blue] Niebieskie klejnoty
    [yellow] Żółte klejnoty
    [white] Białe klejnoty
   *[violet] Fioletowe klejnoty
}
finale-close =
    { $goals ->
        [0] Nikt nie osiągnął celu.
       *[other] { $count ->
            [0] Wszyscy osiągnęli cel.
            [1] Następnemu graczowi zabrakło { $count } klejnotu.
           *[other] Następnemu graczowi zabrakło { $count } klejnotów.
        }
    }
ended-four-alike = cztery klejnoty jednego koloru
ended-five-colours = klejnoty w pięciu kolorach
ended-any-seven = siedem klejnotów
ended-different-goals = kilku graczy naraz osiągnęło różne cele
ended-round-limit = koniec setnej rundy

## What an action costs and brings

preview-pay-gem = Oddajesz swój { word-gem }.
preview-canoe-back = Jedno utracone kanu wraca na brzeg.
preview-canoe-stays-lost = W tej rundzie nie odzyskujesz utraconego kanu.
preview-points = To kanu ma { word-points }.
preview-cloud = Nie ruszasz żadnym kanu; przesuwasz znacznik pogody o jeden stopień.
preview-speeds = Prędkość rzeki wyniesie od { $least } do { $most }.
preview-speed = Prędkość rzeki wyniesie { $speed }.
preview-end = Kanu { $number } może popłynąć { word-to-place }.
preview-end-deposit = Kanu { $number } może popłynąć { word-to-place } i zachować { word-kept-accusative } na złoże.
preview-end-land = Kanu { $number } może przybić do brzegu.
preview-cost = Kosztuje { word-points }.
preview-kept = Zachowujesz { word-points } na tamtejsze złoże.
preview-gem-loaded = Na pokład trafia { word-gem }.
preview-gem-unloaded = Wyładowujesz tu { word-gem }.
preview-gem-landed = Przywozisz { word-gem }: jest twój.
preview-gem-stolen = Na pokład trafia { word-gem }.
preview-goal = Dzięki niemu masz dość klejnotów, by wygrać, a gra kończy się po tej fazie.
preview-may-steal = Można tam ukraść klejnot.
preview-may-fall = Przy prędkości { $speed } lub większej rzeka zrzuci to kanu z wodospadu.
preview-canoe-lost = Tracisz kanu, a klejnot z pokładu wraca do złoża swojego koloru.
preview-weather = Pogoda zmienia się na { word-weather }.

## Why something is not allowed

now-lot = Najpierw los decyduje, kto zaczyna.
now-repair = Najpierw zdecyduj, czy naprawiasz utracone kanu.
now-choose = Teraz wszyscy wybierają żetony; kanu ruszają później.
now-pick-canoe = Najpierw wybierz, którym kanu ruszasz.
now-move = To kanu jest w trakcie ruchu i ma jeszcze { word-points }.
now-arrive = { word-points-kept } trzeba wykorzystać przy tutejszym złożu.
now-steal = Najpierw zdecyduj, czy tu kradniesz.
now-weather = Twój żeton to chmura: przesuń znacznik pogody o jeden stopień; kanu zostają na miejscu.
refused-no-such-seat = Przy tym stole nie ma takiego miejsca.
refused-gem-not-owned = Nie masz zdobytego klejnotu tego koloru.
refused-tile-played = Ten żeton leży na twoim stosie; wróci, gdy zagrasz wszystkie siedem.
refused-canoe-lost = To kanu spadło z wodospadu; można je naprawić na początku rundy.
refused-canoe-moved = To kanu zakończyło już ruch w tej turze.
refused-canoes-alike = Twoje kanu niczym się nie różnią i wszystko jedno, którym ruszasz: wybierz kanu 1.
refused-canoe-must-move = Kanu, które musi ruszyć, jeszcze nie ruszyło.
refused-no-deposit = Przy tym polu nie ma złoża.
refused-canoe-full = Kanu jest pełne: mieści jeden klejnot.
refused-canoe-empty = Kanu jest puste.
refused-deposit-used = W tej turze to kanu już korzystało ze złoża.
refused-too-few-points =
    { $points ->
        [0] To kosztuje 2 punkty, a kanu nie ma już żadnego.
       *[other] To kosztuje 2 punkty, a kanu ma jeszcze tylko { word-points }.
    }
refused-colour-not-there = W tym złożu nie ma klejnotu tego koloru.
refused-same-colour = Ładowany klejnot musi mieć inny kolor niż ten właśnie wyładowany.
refused-loaded-this-turn = Klejnotu załadowanego w tej turze nie można wyładować do złoża.
refused-other-branch = Ruch ma jeden kierunek: nie można płynąć jedną odnogą w górę, a drugą w dół.
refused-no-move = Kanu już tam jest.
refused-too-far = To za daleko: kanu ma jeszcze tylko { word-points }.
refused-points-left = Zostałyby niewykorzystane punkty. Trzeba wykorzystać wszystkie oprócz tych 2 lub 4, które zachowuje się na złoże u celu.
refused-nothing-to-load = Zostałyby niewykorzystane punkty, a w tamtejszym złożu nie ma klejnotu, na który można by je wydać.
refused-on-the-bank = Kanu już jest na brzegu.
refused-own-canoe = Nie można okraść własnego kanu.
refused-victim-elsewhere = Tego kanu nie ma na tym polu.
refused-victim-empty = To kanu nie wiezie klejnotu.
refused-weather-at-the-end = Znacznik pogody jest na końcu skali i można go przesunąć tylko w drugą stronę.
refused-not-landed-this-turn = Zgodnie z zasadami tego stołu klejnotu załadowanego w tej turze nie można jeszcze zawieźć na brzeg.

## Options

option-first = Kto zaczyna
option-first-lot = losowo
option-first-seat = gracz { $number }
option-repairs = Naprawy w jednej rundzie
option-repairs-any = tyle, ile da się opłacić
option-repairs-one-a-round = jedno kanu na rundę
option-show-played-tiles = Pokazuj, które żetony zostały
option-show-played-tiles-on = tak
option-show-played-tiles-off = nie, tylko ostatnio zagrany
option-tie = Kilku zwycięzców
option-tie-shared = wygrywają wspólnie
option-tie-gem-value = rozstrzyga wartość klejnotów
option-load-and-land = Zawiezienie klejnotu na brzeg w turze, w której go załadowano
option-load-and-land-allowed = dozwolone
option-load-and-land-forbidden = niedozwolone

## The board in text

board-bank = brzeg
board-left-branch = lewa
board-right-branch = prawa
board-round = Runda { $round }
board-weather = Pogoda { word-weather }
board-lifebelt = Koło ratunkowe: { $seat }
board-next-branch-left = Następny krążek popłynie w lewo
board-next-branch-right = Następny krążek popłynie w prawo
board-speeds = Możliwe prędkości: { $speeds }
board-player = gracz
board-owned = klejnoty na brzegu
board-missing = brakuje do 4 jednakowych / 5 kolorów / 7 dowolnych
board-colour-letter =
    { $colour ->
        [pink] R
        [blue] N
        [yellow] Ż
        [white] B
       *[violet] F
    }
board-tile = żeton
board-tiles-left = pozostałe żetony
board-lost = utracone: { $canoes }
board-points-left = Zostało: { word-points }

## The page

page-board = Rzeka, złoża i brzeg
page-river-speed = Prędkość
page-slowest = Najniższy jak dotąd żeton: wyznacza prędkość rzeki
phase-choose = Wybierz, jak daleko płyną twoje kanu
phase-repair = Naprawiasz utracone kanu za klejnot?
phase-pick-canoe = Które kanu rusza teraz?
phase-move = Wiosłuj. Zostało: { word-points }
phase-arrive = Załaduj albo wyładuj klejnot tutaj
phase-steal = Kradniesz klejnot obok swojego kanu?
phase-weather = Przesuń znacznik pogody o jeden stopień
first-goal = Przywieź klejnoty na brzeg, zanim rzeka zniesie twoje kanu do wodospadu: wygrywają 4 jednakowe, 5 kolorów albo 7 dowolnych.
first-step = Wybierz żeton: jego numer mówi, jak daleko płynie każde twoje kanu. Najniższy żeton ze wszystkich wyznacza prędkość rzeki.
page-goal = 4 jednakowe, 5 kolorów albo 7 dowolnych klejnotów: masz { $count }
page-goal-match = Wygrywają 4 jednakowe, 5 kolorów albo 7 dowolnych klejnotów
page-missing = do wygranej: { $four ->
    [one] { $four } jednakowy
    [few] { $four } jednakowe
    [many] { $four } jednakowych
   *[other] { $four } jednakowego
}, { $five ->
    [one] { $five } kolor
    [few] { $five } kolory
    [many] { $five } kolorów
   *[other] { $five } koloru
} albo { $seven ->
    [one] { $seven } dowolny
    [few] { $seven } dowolne
    [many] { $seven } dowolnych
   *[other] { $seven } dowolnego
}
page-face-down = zakryty żeton
page-tiles-count = pozostało żetonów: { $count }
page-weather = { word-weather }
page-colour = { $colour ->
    [pink] różowy
    [blue] niebieski
    [yellow] żółty
    [white] biały
   *[violet] fioletowy
}
page-tile = { $tile ->
    [cloud] chmura
   *[other] żeton { $tile }
}
page-place-bank = na brzegu
page-place-lost = utracone
page-place-space = { $place ->
    [left-6] pole 6, lewa odnoga
    [left-7] pole 7, lewa odnoga
    [right-6] pole 6, prawa odnoga
    [right-7] pole 7, prawa odnoga
   *[other] pole { $place }
}
page-deposit = Złoże (kolor { $deposit }): { $gems }
way-paddle = Liczba mówi, ile może przepłynąć każde twoje kanu; załadunek klejnotu zabiera z niej 2.
way-river = Najniższy żeton razem z pogodą to prędkość rzeki: w tej rundzie od { $least } do { $most } pól.
way-cloud = Chmura przesuwa pogodę o jeden stopień, a twoje kanu nie płyną.
way-go = Kliknij podświetlone pole: jeden punkt to jedno pole.
way-load = Załadunek i wyładunek kosztują 2 punkty, na polu z numerem złoża.
way-steal = Puste kanu, które płynie w górę, może stanąć obok załadowanego i ukraść jego klejnot.
lesson-goal = Grasz jako A i masz na brzegu dwa kanu. Aby wygrać, przywieź na brzeg cztery klejnoty jednego koloru, pięć w różnych kolorach albo siedem dowolnych.
lesson-deposits = Każde złoże ma numer: to pole rzeki, z którego ładuje się jego klejnoty. Fioletowe są przy polu 3.
lesson-choose = Każdy w tajemnicy wybiera żeton: jego numer mówi, ile punktów ma każde kanu. Załadunek kosztuje 2 punkty, więc żeby coś załadować na polu 3, potrzeba 5. Wybierz żeton 5.
lesson-canoe = Żetony odkrywa się po kolei. Teraz twoja kolej: rusz jednym kanu.
lesson-go = Można kliknąć to, co się świeci. Płyń na pole 3; dwa punkty zostaną na załadunek.
lesson-load = Teraz załaduj fioletowy klejnot.
lesson-others = Inni też wiosłują. Najniższy żeton w tej rundzie to 4.
lesson-river = Dlatego rzeka przesunęła się o 4 pola: wepchnięto cztery krążki, a każde kanu popłynęło ze swoim. Twoje jest w lewej odnodze. Jeszcze dwa pchnięcia w tej odnodze i spadnie!
lesson-weather = Pogodę dodaje się do prędkości rzeki. Kto zagra chmurę, nie rusza kanu, lecz przesuwa ten znacznik o jeden stopień.
lesson-choose-home = Do brzegu jest sześć pól w górę. Wybierz żeton 6.
lesson-land = Twoje kanu ma 6 punktów. Przybij do brzegu.
lesson-end = Klejnot jest twój! I jeszcze jedno: puste kanu, które popłynęło w górę i wykorzystało wszystkie punkty, może ukraść klejnot z załadowanego kanu przeciwnika na polu, na którym kończy ruch. To wszystko: powodzenia!
component-canoes = Kanu
component-discs = Krążki rzeki
component-gems = Klejnoty
component-deposits = Złoża: pole, z którego są dostępne
component-paddles = Żetony wioseł
component-weather = Skala pogody
component-gem-value = Wartość klejnotów, dla opcji przy równych celach
# Names of facts; $block tells apart those that are called alike.
fact =
    { $part ->
        [each_seat] dla każdego gracza
        [in_the_river] w rzece
        [in_the_box] w pudełku
        [in_play] w grze
        [colours] kolory
        [pink] różowy
        [blue] niebieski
        [yellow] żółty
        [white] biały
        [violet] fioletowy
        [cloud] chmura
        [lowest] najniższa wartość
        [highest] najwyższa wartość
        [at_the_start] na początku
       *[other] { $part }
    }
source =
    { $block ->
        [canoes] instrukcja, zawartość pudełka
        [discs] instrukcja, zawartość pudełka i rysunek 2
        [gems] instrukcja, zawartość pudełka i przygotowanie gry
        [deposits] instrukcja, rysunki 5–7, oraz strony pomocy Board Game Arena i BrettspielWelt
        [paddles] instrukcja, faza I
        [weather] instrukcja, rysunki 9 i 11
       *[other] rozstrzyganie remisów w Board Game Arena
    }

## Why a box is refused

box-shared-space = dwa złoża nie mogą leżeć przy tym samym polu

## The score helper

score-gems = Klejnoty gracza { $number }, na przykład pink=2,blue
score-player =
    { $count ->
        [one] Gracz { $number }: { $count } klejnot
        [few] Gracz { $number }: { $count } klejnoty
        [many] Gracz { $number }: { $count } klejnotów
       *[other] Gracz { $number }: { $count } klejnotu
    }
score-goal =
    { $goal ->
        [four] { $left ->
            [0] cztery jednakowe: cel osiągnięty
           *[other] cztery jednakowe: brakuje { $left }
        }
        [five] { $left ->
            [0] pięć kolorów: cel osiągnięty
           *[other] pięć kolorów: brakuje { $left }
        }
       *[seven] { $left ->
            [0] siedem dowolnych: cel osiągnięty
           *[other] siedem dowolnych: brakuje { $left }
        }
    }
score-won =
    { $count ->
        [one] Wygrywa { $names }.
        [few] Wygrywają razem: { $names }.
        [many] Wygrywają razem: { $names }.
       *[other] Wygrywają razem: { $names }.
    }
score-none-won = Nikt jeszcze nie osiągnął celu.
score-by-value = Jeśli umówiliście się, że decydują cenniejsze klejnoty: { $names }. Te wartości pochodzą z Board Game Arena, nie z instrukcji.
score-sure = Trzy cele są wydrukowane w instrukcji.
page-helper-text = Z prawdziwym pudełkiem na stole: wskaż klejnoty, które każdy gracz dowiózł na brzeg, a zobaczysz, kto osiągnął cel i czego jeszcze brakuje.
page-helper-player = Gracz { $number }

## Plans: what an action leads to, and what may go wrong

word-cases =
    { $cases ->
        [10] Niemal na pewno
        [1] Mniej więcej raz na 10
       *[other] Mniej więcej { $cases } razy na 10
    }
word-ordinal =
    { $count ->
        [1] pierwszy
        [2] drugi
        [3] trzeci
       *[other] czwarty
    }
plan-gem-home =
    { $left ->
        [0] Przywozi { word-ordinal } { word-gem } i to wystarcza do wygranej.
        [1] Przywozi { word-ordinal } { word-gem }: do wygranej brakuje jeszcze { $left } klejnotu.
       *[other] Przywozi { word-ordinal } { word-gem }: do wygranej brakuje jeszcze { $left } klejnotów.
    }
plan-gem-aboard = Na pokład trafia { word-gem }; kanu stoi potem na polu { $space }.
plan-steals = Kradnie { word-gem } z kanu gracza { $rival }.
plan-canoe-back = Odzyskuje utracone kanu.
plan-canoe-safe = Sprowadza puste kanu bezpiecznie na brzeg.
plan-rival-falls = Rzeka zrzuca z wodospadu kanu gracza { $rival }.
plan-at-deposit =
    { $deposit ->
        [pink] W następnej rundzie kanu stoi już przy różowym złożu.
        [blue] W następnej rundzie kanu stoi już przy niebieskim złożu.
        [yellow] W następnej rundzie kanu stoi już przy żółtym złożu.
        [white] W następnej rundzie kanu stoi już przy białym złożu.
       *[violet] W następnej rundzie kanu stoi już przy fioletowym złożu.
    }
plan-risk-fall = { word-cases } rzeka zrzuca twoje kanu z wodospadu.
plan-risk-fall-gem = { word-cases } rzeka zrzuca z wodospadu twoje kanu z klejnotem.
plan-risk-robbed = { word-cases } ktoś kradnie { word-gem }.
task-load = Załaduj biały klejnot w tej turze. Białe klejnoty leżą przy polu 4, a załadunek kosztuje 2 punkty.
task-load-hint = Cztery punkty, żeby tam dopłynąć, i dwa na załadunek: wybierz żeton 6.
task-rob = Okradnij gracza B i przywieź biały klejnot na brzeg. Twoje puste kanu jest dwa pola niżej.
task-rob-hint = Wybierz żeton 2: z ostatnim punktem kanu zatrzyma się obok załadowanego i możesz ukraść klejnot. Potem wróć na brzeg, zanim porwie cię rzeka.
task-fall = Nie każde kanu warto ratować. Pustym, które jest na krawędzi, spłyń w dół wodospadu, a drugie z klejnotem przyprowadź na brzeg.
task-fall-hint = Wybierz żeton 2 i przybij do brzegu kanu 2. Potem spłyń kanu 1 w dół wodospadu: później naprawisz je za klejnot.
task-win = Ostatnie rundy partii: niebieski klejnot byłby twoim piątym kolorem, a graczowi B brakuje tylko jednego fioletowego.
task-win-hint = Załaduj niebieski klejnot na kanu 1, zanim popłyniesz, i wybierz wysoki żeton: do brzegu daleko, a nurt jest szybki.

## Positions that cannot be read: the reason after the column

position-lifebelt = koło ratunkowe musi mieć jakieś miejsce, gdy tylko los jest wyciągnięty, ale nie wcześniej
position-newest = ostatnio zagranego żetonu nie ma na stosie
position-moving = kanu podaje się w krokach „move”, „arrive” i „steal” i tylko w nich
position-must = kanu z wpisu „must” musi być też we wpisie „may”
position-no-tile-left = miejsce { $number } nie ma już żetonów
position-canoes-missing = brakuje kanu miejsca { $number }
position-cargo = tylko kanu na rzece wiezie klejnot
position-chosen-early = w tym kroku nikt nie wybrał jeszcze żetonu
position-tile-played = ten żeton jest już zagrany
position-no-tile = nie ma już żetonu do wyboru
position-not-chosen = miejsce { $number } nie wybrało żetonu
position-next-chooser = ruch musi mieć pierwsze miejsce, które jeszcze nie wybrało
position-canoe-lost = utracone kanu nie może ruszyć
position-revealed = żeton miejsca, które ma ruch, musi być odkryty
position-cloud = przy chmurze krok to „weather”, i tylko przy niej
position-no-canoe = żadne kanu nie może ruszyć
position-canoe-owner = kanu musi należeć do miejsca, które ma ruch
position-two-canoes = każde miejsce musi mieć dwa kanu

## Tematy zadań

theme-gem-home = Klejnot w domu
theme-gem-aboard = Klejnot na pokładzie
theme-steals = Kradzież
theme-canoe-back = Odzyskane kanu
theme-canoe-safe = Kanu bezpieczne
theme-rival-falls = W dół wodospadu
theme-at-deposit = Przy złożu
## Characters of bots

character-thief = złodziej
character-thief-about = Czeka poniżej załadowanych kanu i kradnie.
character-hoarder = zbieracz
character-hoarder-about = Chce mieć jak najwięcej klejnotów, obojętnie jakich.
character-racer = sprinter
character-racer-about = Zbiera cztery klejnoty jednego koloru.
character-collector = kolekcjoner
character-collector-about = Chce mieć każdy kolor.
character-cautious = ostrożny
character-cautious-about = Trzyma oba kanu z dala od wodospadu.
## Tematy zadań

## Przygotowanie prawdziwego pudełka

set-up-1 = Ustawcie obie części pudełka obok siebie i połóżcie na nich planszę, tak by wodospad zwisał na końcu (S1).
set-up-2 = Do każdego złoża włóżcie siedem klejnotów jego koloru (S1).
set-up-3 = Ułóżcie dziewięć krążków w korycie rzeki, pierwszy przy linie; trzy krążki leżą obok planszy (S1).
set-up-4 = Postawcie znacznik pogody na 0 (C4).
set-up-5 = Każdy, także bot, dostaje dwa kanu i siedem żetonów wioseł jednego koloru. Kanu stoją na brzegu (S1).
