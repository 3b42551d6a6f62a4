# Atlantica in Polish. Arguments named $seat and $rival arrive as players' names, which are never declined:
# they stand as the subject, after a colon, or after a declined "gracz".
# Messages named word-… are building blocks of this file alone; another language has its own.

game-sentence = Zatrudniaj nurków, wynajmuj statki, wydobywaj skarby zatopionego królestwa i załaduj je, zanim nadejdzie huragan.

## Building blocks

# Instrumental singular, masculine: with „nurkiem”.
word-colour-instrumental =
    { $colour ->
        [white] białym
        [yellow] żółtym
        [red] czerwonym
        [green] zielonym
        [blue] niebieskim
       *[violet] fioletowym
    }
# Instrumental plural: with „nurkami”.
word-colours-instrumental =
    { $colour ->
        [white] białymi
        [yellow] żółtymi
        [red] czerwonymi
        [green] zielonymi
        [blue] niebieskimi
       *[violet] fioletowymi
    }
# Accusative singular of a person: with „nurka”; the genitive is the same.
word-colour-accusative =
    { $colour ->
        [white] białego
        [yellow] żółtego
        [red] czerwonego
        [green] zielonego
        [blue] niebieskiego
       *[violet] fioletowego
    }
# Genitive plural: with „nurków”.
word-colours-genitive =
    { $colour ->
        [white] białych
        [yellow] żółtych
        [red] czerwonych
        [green] zielonych
        [blue] niebieskich
       *[violet] fioletowych
    }
# Nominative, after a colon.
word-kind =
    { $kind ->
        [architecture] architektura
        [ceramics] ceramika
        [gold] złoto
        [amphorae] amfory
        [inscriptions] inskrypcje
        [sculptures] rzeźby
       *[weapons] broń
    }
word-ship =
    { $ship ->
        [boat] łódź
        [freighter] frachtowiec
        [transport] statek transportowy
       *[other] statek
    }
# Accusative.
word-ship-accusative =
    { $ship ->
        [boat] łódź
        [freighter] frachtowiec
        [transport] statek transportowy
       *[other] statek
    }
word-card =
    { $card ->
        [plus-2] „+2”
        [plus-3] „+3”
        [plus-4] „+4”
        [three-kinds] „5 za trzy rodzaje”
        [four-kinds] „7 za cztery rodzaje”
        [one-kind] „1 za każdy skarb jednego rodzaju”
        [blue] „1 za każdy niebieski skarb”
        [per-research] „1 za każdą kartę badań”
        [per-ship] „1 za każdy statek”
        [twelve-crates] „6 za dwanaście skrzyń”
       *[joker] „joker”
    }
# Infinitive.
word-action =
    { $action ->
        [dive-1] zanurkować po skarb z pola 1
        [dive-2] zanurkować po dwa skarby
        [dive-3] zanurkować po trzy skarby
        [hire-boat] wynająć łódź
        [hire-freighter] wynająć frachtowiec
        [hire-transport] wynająć statek transportowy
        [recruit-3] zatrudnić 3 nurków
        [recruit-6] zatrudnić 6 nurków
        [treat-all] postawić kolejkę wszystkim
        [study-first] wziąć pierwszą kartę badań
        [study-any] wziąć dowolną kartę badań
       *[study-two] wziąć dwie karty badań
    }
word-crates =
    { $crates ->
        [one] { $crates } skrzynia
        [few] { $crates } skrzynie
        [many] { $crates } skrzyń
       *[other] { $crates } skrzyni
    }
# Nominative and accusative, which are alike but for the singular.
word-divers =
    { $count ->
        [one] { $count } kartę nurka
        [few] { $count } karty nurków
        [many] { $count } kart nurków
       *[other] { $count } karty nurków
    }
word-symbols-left =
    { $left ->
        [one] { $left } symbol kosztu
        [few] { $left } symbole kosztu
        [many] { $left } symboli kosztu
       *[other] { $left } symbolu kosztu
    }

## Actions, as a player chooses them

action-drawn-seat = Los wskazuje: { $seat }
action-drawn = Z talii wychodzi nurek { word-colour-accusative } koloru
action-revealed-treasure = Odkryto skarb: { word-kind }
action-revealed-hurricane = Odkryto huragan
action-revealed-ship = Odkryto statek: { word-ship }, { word-crates }
action-revealed-research = Odkryto kartę badań: { word-card }
action-act =
    { $action ->
        [dive-1] Łódź: weź skarb z pola 1
        [dive-2] Łódź: weź dwa skarby z pól od 1 do 3
        [dive-3] Łódź: weź trzy dowolne skarby
        [hire-boat] Port: wynajmij łódź
        [hire-freighter] Port: wynajmij frachtowiec
        [hire-transport] Port: wynajmij statek transportowy
        [recruit-3] Tawerna: zatrudnij 3 nurków
        [recruit-6] Tawerna: zatrudnij 6 nurków
        [treat-all] Tawerna: postaw kolejkę wszystkim, weź dwie karty z symbolem tawerny
        [study-first] Stacja: weź kartę badań z pola 1
        [study-any] Stacja: weź jedną dowolną kartę badań
       *[study-two] Stacja: weź dwie dowolne karty badań
    }
action-catch-breath = Złap oddech: dobierz 5 kart nurków
action-pay = Zapłać { word-colour-instrumental } nurkiem
action-pay-two = Zapłać dwoma { word-colours-instrumental } nurkami za brakującego
action-take-treasure = Weź skarb z pola { $space }: { word-kind }
action-take-ship = Weź z wierzchu stosu: { word-ship }
action-take-research = Weź kartę badań z pola { $space }: { word-card }
action-end-turn = Zakończ turę

## The log

log-first = { $seat } zaczyna.
log-dealt = { $seat } dostaje nurka.
log-dealt-own = { $seat } dostaje { word-colour-accusative } nurka.
log-drawn = { $seat } dobiera nurka.
log-drawn-own = { $seat } dobiera { word-colour-accusative } nurka.
log-hurricane = Huragan! Odkrywa go { $seat }.
log-revealed-treasure = Odkryto skarb: { word-kind }.
log-revealed-ship = Odkryto statek: { word-ship }, { word-crates }.
log-revealed-research = Odkryto kartę badań: { word-card }.
log-act =
    { $action ->
        [dive-1] { $seat } nurkuje tuż pod powierzchnią.
        [dive-2] { $seat } nurkuje trochę głębiej.
        [dive-3] { $seat } nurkuje na niebezpieczną głębię.
        [hire-boat] { $seat } idzie do portu po łódź.
        [hire-freighter] { $seat } idzie do portu po frachtowiec.
        [hire-transport] { $seat } idzie do portu po statek transportowy.
        [recruit-3] { $seat } idzie do tawerny po małą ekipę.
        [recruit-6] { $seat } idzie do tawerny po dużą ekipę.
        [treat-all] { $seat } stawia kolejkę całej tawernie.
        [study-first] { $seat } trafia w stacji na przypadkowe odkrycie.
        [study-any] { $seat } szuka w stacji odkrycia.
       *[study-two] { $seat } szuka w stacji dwóch odkryć.
    }
log-catch-breath = { $seat } łapie oddech.
log-pay = { $seat } płaci { word-colour-instrumental } nurkiem.
log-pay-two = { $seat } płaci dwoma { word-colours-instrumental } nurkami za brakującego.
log-take-treasure = { $seat } bierze skarb: { word-kind }.
log-take-ship = { $seat } bierze { word-ship-accusative }: { word-crates }.
log-take-research = { $seat } bierze kartę badań: { word-card }.
log-end-turn = { $seat } kończy turę.
log-recruits = { $seat } odkłada przed sobą { word-divers }, zakryte.
log-new-deck = Zużyte karty nurków są tasowane i tworzą nową talię.
log-calm = Od dwudziestu rund nikt nie nurkuje, więc huragan przychodzi sam; za znalazcę uchodzi { $seat }.
log-last-turns =
    { $count ->
        [one] Została { $count } tura.
        [few] Zostały { $count } tury.
        [many] Zostało { $count } tur.
       *[other] Zostało { $count } tury.
    }
log-turn = Tura gracza: { $seat }.
log-end = Koniec gry.

## How the game ended

ended-hurricane = odkryto huragan
ended-calm = przez dwadzieścia rund nikt nie nurkował

## What an action costs and brings

preview-symbols =
    { $count ->
        [one] Kosztuje { $count } symbol; na tę turę zostanie ci jeszcze: { word-symbols-left }.
        [few] Kosztuje { $count } symbole; na tę turę zostanie ci jeszcze: { word-symbols-left }.
        [many] Kosztuje { $count } symboli; na tę turę zostanie ci jeszcze: { word-symbols-left }.
       *[other] Kosztuje { $count } symbolu; na tę turę zostanie ci jeszcze: { word-symbols-left }.
    }
preview-pay =
    { $count ->
        [one] Kosztuje jednego { word-colour-accusative } nurka; zostanie ci ich tego koloru: { $left }.
       *[other] Kosztuje dwóch { word-colours-genitive } nurków; zostanie ci ich tego koloru: { $left }.
    }
preview-divers = Na koniec tury bierzesz do ręki { word-divers }.
preview-choose =
    { $area ->
        [boat] Wybierasz skarby, o ile tyle ich jest: { $count }.
        [station] Wybierasz karty badań, o ile tyle ich jest: { $count }.
       *[other] Wybierasz karty z symbolem tawerny, każdą z innego obszaru: { $count }.
    }
preview-treasure = Daje skarb: { word-kind }. Masz ich wtedy { $count }; tyle jest warte { $points }, jeśli starczy miejsca.
preview-ship = Daje { word-ship-accusative }: { word-crates }.
preview-research = Daje kartę badań { word-card }.
preview-score = Twój wynik teraz: { $total }, zmiana o { $points }.
preview-unpayable = Potem nie da się już opłacić akcji: { word-action }.
preview-no-crate =
    { $count ->
        [one] Bez skrzyni zostanie { $count } twój skarb.
        [few] Bez skrzyni zostaną { $count } twoje skarby.
        [many] Bez skrzyni zostanie { $count } twoich skarbów.
       *[other] Bez skrzyni zostanie { $count } twojego skarbu.
    }
preview-hurricane = Uzupełnianie po tej turze odkryje tyle kart: { $draws }, spośród { $cards }, wśród których jest huragan.

## Why something is not allowed

now-act = Najpierw wybierz akcję albo zakończ turę.
now-pay = Najpierw trzeba opłacić wybraną akcję.
now-take = Najpierw weź karty, które daje twoja akcja.
refused-area-used = Ten obszar jest już w tej turze wykorzystany.
refused-too-many-symbols = To kosztuje więcej, niż zostało ci w tej turze: { word-symbols-left }.
refused-nothing-there = Nie ma tam już nic do wzięcia.
refused-two-missing = Brakuje ci kolorów do więcej niż jednego symbolu, a zastąpić można tylko jeden.
refused-replaced-already = Brakuje ci koloru, a w tej turze dwie karty zastąpiły już jedną.
refused-no-pair = Brakuje ci koloru, a nie masz na zbyciu dwóch kart innego koloru.
refused-already-acted = Złapanie oddechu to cała tura, a ta już się zaczęła od innej akcji.
refused-nothing-done = W tej turze nie było jeszcze żadnej akcji; zamiast tego złap oddech.
refused-colour-not-asked = Ten symbol nie wymaga tego koloru.
refused-colour-not-held = Nie masz nurka tego koloru.
refused-not-missing = Masz nurka wymaganego koloru, więc dwóch innych nie może go zastąpić.
refused-pair-not-held = Nie masz dwóch nurków tego koloru.
refused-rest-unpayable = Wtedy reszty akcji nie dałoby się opłacić.
refused-not-on-this-dive = To nurkowanie nie sięga tego pola.
refused-no-tavern-symbol = Na tym polu nie ma symbolu tawerny.
refused-not-in-the-station = Twoja akcja daje tylko karty badań ze stacji.
refused-space-empty = To pole jest puste.
refused-same-area = Obie karty muszą pochodzić z różnych obszarów.

## Options

option-first = Kto zaczyna
option-first-lot = losowo
option-first-seat = gracz { $number }
option-last-round = Po nadejściu huraganu
option-last-round-book = każdy ma jeszcze jedną turę
option-last-round-equal-turns = najpierw koniec rundy, potem każdy ma jeszcze jedną turę

## The board in text

board-round = Runda { $round }
board-turn = Tura: { $seat }
board-symbols-left = zostało: { word-symbols-left }
board-replaced = zastąpienie wykorzystane
board-hurricane-hidden = Huragan: wśród ostatnich { $stack } kart, po { $deck } innych
board-hurricane-chance = szansa w tym uzupełnianiu: { $draws } z { $cards }
board-hurricane-found = Huragan odkrywa { $seat }, pozostałe tury: { $turns }
board-extra-turn = O turę więcej niż inni: { $names }
board-area =
    { $area ->
        [boat] Łódź
        [port] Port
        [tavern] Tawerna
       *[station] Stacja
    }
board-deck = talia { $count }
board-used = zużyte { $count }
board-kind = { word-kind }
board-card =
    { $card ->
        [plus-2] +2
        [plus-3] +3
        [plus-4] +4
        [three-kinds] 5 za 3 rodz.
        [four-kinds] 7 za 4 rodz.
        [one-kind] 1 za rodzaj
        [blue] 1 za nieb.
        [per-research] 1 za badania
        [per-ship] 1 za statek
        [twelve-crates] 6 za 12 skrz.
       *[joker] joker
    }
board-colour-letter =
    { $colour ->
        [white] B
        [yellow] Ż
        [red] C
        [green] Z
        [blue] N
       *[violet] F
    }
board-ship = { word-ship } { $crates }
board-hand = Twoi nurkowie
board-unseen = Skarby jeszcze niewidziane
board-player = gracz
board-score = wynik
board-treasures = skarby
board-crates = skrzynie
board-ships-and-research = statki i badania
board-divers = nurkowie
board-with-room = z miejscem { $points }
board-lacks = brak { $colours }
board-dropped = bez miejsca: { $kinds }

## The score helper

score-treasures = Skarby, na przykład gold=4,weapons=1
score-ships = Skrzynie na twoich statkach, na przykład 3,2
score-research = Karty badań, na przykład +2,joker
score-total = Najlepszy wynik: { $total }
score-set =
    { $jokers ->
        [0] { $points } za { $count } × { word-kind }
       *[other] { $points } za { $count } × { word-kind }, z jokerami: { $jokers }
    }
score-card = { $points } za { $count } × { word-card }
score-card-kind = { $points } za { $count } × { word-card }, wybrano: { word-kind }
score-ship = Statek, { word-crates }: { $treasures }
score-empty = pusty
score-dropped = Bez miejsca: { $count } × { word-kind }
score-jokers-unused = Jokery bez skarbu, do którego można je dołączyć: { $count }
score-room-for-all = Gdyby było miejsce na wszystko, wynik wyniósłby { $points }.

## The page

page-board = Łódź, port, tawerna i stacja badawcza
page-colour =
    { $colour ->
        [white] biały
        [yellow] żółty
        [red] czerwony
        [green] zielony
        [blue] niebieski
       *[violet] fioletowy
    }
page-card = { word-card }
page-ship = { word-ship }
page-crate-count = { word-crates }
page-card-short =
    { $card ->
        [three-kinds] 3 rodzaje
        [four-kinds] 4 rodzaje
        [one-kind] rodzaj
        [blue] niebieskie
        [per-research] badania
        [per-ship] statki
        [twelve-crates] 12 skrzyń
        [joker] joker
       *[other] punkty
    }
page-affordable = Stać cię na to
page-one-short = Brakuje jednego nurka: { $colours }
page-tavern-symbol = symbol tawerny
page-gain = { $points } dla ciebie teraz
page-pile-research = Pozostałe karty badań
page-pile-treasures = Talia skarbów
page-pile-hurricane = Stos z huraganem
page-pile-divers = Talia nurków
page-pile-used = Zużyte karty nurków
page-gauge =
    { $deck ->
        [one] { $deck } karta, potem { $stack } z huraganem
        [few] { $deck } karty, potem { $stack } z huraganem
        [many] { $deck } kart, potem { $stack } z huraganem
       *[other] { $deck } karty, potem { $stack } z huraganem
    }
page-seat-row = { $name }: wynik { $score }, nurkowie { $divers }, skarby { $treasures }, skrzynie { $crates }
page-pay-with = Zapłać:
page-plan = Na co cię teraz stać, ma znak ✓; − pokazuje jedynego brakującego nurka.
page-ending =
    { $ending ->
        [catch-breath] oddech
       *[other] koniec
    }
page-face-down =
    { $count ->
        [one] { $count } zakryty nurek czeka na koniec tury.
        [few] { $count } zakryci nurkowie czekają na koniec tury.
        [many] { $count } zakrytych nurków czeka na koniec tury.
       *[other] { $count } zakrytego nurka czeka na koniec tury.
    }
page-divers =
    { $count ->
        [one] { $count } nurek
        [few] { $count } nurków
        [many] { $count } nurków
       *[other] { $count } nurka
    }
page-crates = skarby { $treasures }, skrzynie { $crates }
page-crates-missing = { $count } bez miejsca
page-one-more = jeszcze jeden: +{ $points }
page-score-now = Wynik, gdyby gra skończyła się teraz
page-scores = Wyniki
page-scores-text = Gdyby gra skończyła się teraz, z najlepszym załadunkiem:
page-no-room = bez miejsca
page-jokers =
    { $count ->
        [one] joker
        [few] { $count } jokery
        [many] { $count } jokerów
       *[other] { $count } jokera
    }
page-unseen = Zakryte
page-hurricane = Huragan
page-unseen-text = Tylu skarbów nikt nie widział: { $count }; z nich wyjdą jeszcze { $left }, pozostałe są w pudełku.
page-unseen-ships = Zakryte statki
page-unseen-research = Karty badań, które wyjdą
page-helper-text = Z prawdziwym pudełkiem na stole: wskaż, co leży przed graczem, i zobacz najlepszy wynik oraz skąd się bierze.
page-helper-treasures = Skarby
page-helper-ships = Statki według skrzyń
page-helper-research = Karty badań
page-helper-more = O jeden więcej: { $name }
page-helper-fewer = O jeden mniej: { $name }
page-helper-clear = Wyczyść wszystko

## The tutorial

lesson-goal = Grasz jako A. Wydobywaj skarby z morza, wynajmuj dla nich statki i prowadź, gdy nadejdzie huragan. Kilka skarbów jednego rodzaju jest wartych więcej niż pojedyncze.
lesson-hand = To twoi nurkowie. Nimi płaci się za wszystko: do trzech symboli w turze, w każdym obszarze raz na turę.
lesson-costs = Każda tabliczka to akcja z ceną: ta kosztuje biały albo czerwony. Świeci to, na co cię stać. Wynajmij łódź.
lesson-pay = Zapłać: kliknij swojego czerwonego nurka.
lesson-ship = Łódź jest twoja: w każdej jej skrzyni mieści się jeden skarb. Następna łódź odkrywa się od razu. Teraz zanurkuj po skarb z pola 1.
lesson-pay-dive = Cena to zielony albo żółty. Zapłać zielonym.
lesson-tavern = Skarb! W tej turze został ci jeden symbol. Zatrudnij w tawernie 3 nurków.
lesson-pay-tavern = Zapłać niebieskim. Nowi nurkowie trafią do ręki na koniec tury.
lesson-end-turn = Trzy symbole zużyte. Zakończ turę.
lesson-refill = Rzędy przesunęły się w lewo i zostały uzupełnione. Grają inni; w tym czasie haczyk oznacza to, na co cię stać, a minus jedynego brakującego nurka.
lesson-hurricane = Ta skala pokazuje, jak blisko jest huragan: leży wśród ostatnich kart. Gdy zostanie odkryty, każdy ma jeszcze jedną turę.
lesson-end = Gdy na nic cię nie stać, złap oddech i dobierz 5 nurków. Zakładka „Wyniki” w każdej chwili objaśnia każdy wynik. To wszystko: powodzenia!

## What is in the box

component-divers = Karty nurków
component-treasures = Karty skarbów
component-treasure-colours = Kolory skarbów
component-set-values = Wartości zestawów
component-hurricane = Huragan i jego stos
component-ships = Statki i ich skrzynie
component-research = Karty badań
component-costs = Koszty akcji
component-tavern-symbols = Pola z symbolem tawerny
