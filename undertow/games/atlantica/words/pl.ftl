# Atlantica in Polish. Arguments named $seat and $rival arrive as players' names, which are never declined:
# they stand as the subject, after a colon, or after a declined "gracz".
# Messages named word-… are building blocks of this file alone; another language has its own.

game-sentence = Wynajmuj nurków i statki, wydobywaj skarby zatopionego królestwa i załaduj je, zanim nadejdzie huragan.

## Building blocks

# Nominative, masculine: with „nurek”.
word-colour =
    { $colour ->
        [white] biały
        [yellow] żółty
        [red] czerwony
        [green] zielony
        [blue] niebieski
       *[violet] fioletowy
    }
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
# Nominative and accusative, which are alike.
word-ship =
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
        [recruit-3] wynająć małą ekipę (3 nurków)
        [recruit-6] wynająć dużą ekipę (6 nurków)
        [treat-all] postawić kolejkę wszystkim nurkom
        [study-first] wziąć pierwszą kartę badań
        [study-any] wziąć dowolną kartę badań
       *[study-two] wziąć dwie karty badań
    }
# Nominative.
word-crates =
    { $crates ->
        [one] { $crates } skrzynia
        [few] { $crates } skrzynie
        [many] { $crates } skrzyń
       *[other] { $crates } skrzyni
    }
# Accusative.
word-divers =
    { $count ->
        [one] { $count } kartę nurka
        [few] { $count } karty nurków
        [many] { $count } kart nurków
       *[other] { $count } karty nurków
    }
word-divers-face-down =
    { $count ->
        [one] { $count } zakrytą kartę nurka
        [few] { $count } zakryte karty nurków
        [many] { $count } zakrytych kart nurków
       *[other] { $count } zakrytej karty nurków
    }
# Nominative and accusative, which are alike.
word-symbols-left =
    { $left ->
        [one] { $left } symbol kosztu
        [few] { $left } symbole kosztu
        [many] { $left } symboli kosztu
       *[other] { $left } symbolu kosztu
    }

## Actions, as a player chooses them

action-drawn-seat = Los wskazuje: { $seat }
action-drawn = Dobrany nurek: { word-colour }
action-revealed-treasure = Odkryto skarb: { word-kind }
action-revealed-hurricane = Odkryto huragan
action-revealed-ship = Odkryto: { word-ship } ({ word-crates })
action-revealed-research = Odkryto kartę badań: { word-card }
action-act =
    { $action ->
        [dive-1] Łódź: zanurkuj po skarb z pola 1
        [dive-2] Łódź: zanurkuj po dwa skarby z pól od 1 do 3
        [dive-3] Łódź: zanurkuj po trzy dowolne skarby
        [hire-boat] Port: wynajmij łódź
        [hire-freighter] Port: wynajmij frachtowiec
        [hire-transport] Port: wynajmij statek transportowy
        [recruit-3] Tawerna: wynajmij małą ekipę (3 nurków)
        [recruit-6] Tawerna: wynajmij dużą ekipę (6 nurków)
        [treat-all] Tawerna: postaw kolejkę wszystkim nurkom, weź dwie karty z symbolem tawerny
        [study-first] Stacja: weź kartę badań z pola 1
        [study-any] Stacja: weź jedną dowolną kartę badań
       *[study-two] Stacja: weź dwie dowolne karty badań
    }
action-catch-breath = Złap oddech: dobierz 5 kart nurków
action-pay = Zapłać { word-colour-instrumental } nurkiem
action-pay-two = Zapłać dwoma { word-colours-instrumental } nurkami zamiast brakującego
action-take-treasure = Weź skarb z pola { $space }: { word-kind }
action-take-ship = Weź wierzchni statek: { word-ship }
action-take-research = Weź kartę badań z pola { $space }: { word-card }
action-end-turn = Zakończ turę
action-take-no-more = Nie bierz więcej

## The log

log-first = { $seat } zaczyna.
log-dealt = { $seat } dostaje nurka.
log-dealt-own = { $seat } dostaje { word-colour-accusative } nurka.
log-drawn = { $seat } dobiera nurka.
log-drawn-own = { $seat } dobiera { word-colour-accusative } nurka.
log-hurricane = Huragan! Odkrywa go { $seat }.
log-revealed-treasure = Odkryto skarb: { word-kind }.
log-revealed-ship = Odkryto: { word-ship } ({ word-crates }).
log-revealed-research = Odkryto kartę badań: { word-card }.
log-act =
    { $action ->
        [dive-1] { $seat } nurkuje tuż pod powierzchnią.
        [dive-2] { $seat } nurkuje trochę głębiej.
        [dive-3] { $seat } nurkuje na niebezpiecznej głębi.
        [hire-boat] { $seat } wynajmuje w porcie łódź.
        [hire-freighter] { $seat } wynajmuje w porcie frachtowiec.
        [hire-transport] { $seat } wynajmuje w porcie statek transportowy.
        [recruit-3] { $seat } wynajmuje w tawernie małą ekipę nurków.
        [recruit-6] { $seat } wynajmuje w tawernie dużą ekipę nurków.
        [treat-all] { $seat } stawia w tawernie kolejkę wszystkim nurkom.
        [study-first] { $seat } bierze w stacji kartę badań z pola 1: przypadkowe odkrycie.
        [study-any] { $seat } bierze w stacji kartę badań: wartościowe odkrycie.
       *[study-two] { $seat } bierze w stacji dwie karty badań: dwa sensacyjne odkrycia.
    }
log-catch-breath = { $seat } łapie oddech.
log-pay = { $seat } płaci { word-colour-instrumental } nurkiem.
log-pay-two = { $seat } płaci dwoma { word-colours-instrumental } nurkami zamiast brakującego.
log-take-treasure = { $seat } bierze skarb: { word-kind }.
log-take-ship = { $seat } bierze { word-ship } ({ word-crates }).
log-take-research = { $seat } bierze kartę badań: { word-card }.
log-take-no-more = { $seat } nie bierze więcej kart.
log-end-turn = { $seat } kończy turę.
log-recruits = { $seat } kładzie przed sobą { word-divers-face-down }.
log-new-deck = Zużyte karty nurków zostają potasowane i tworzą nową talię.
log-calm = Od dwudziestu rund nikt nie nurkuje, więc huragan przychodzi sam; przyjmuje się, że odkrywa go { $seat }.
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
        [one] Zużywa { $count } symbol kosztu; na tę turę zostanie ci jeszcze: { word-symbols-left }.
        [few] Zużywa { $count } symbole kosztu; na tę turę zostanie ci jeszcze: { word-symbols-left }.
        [many] Zużywa { $count } symboli kosztu; na tę turę zostanie ci jeszcze: { word-symbols-left }.
       *[other] Zużywa { $count } symbolu kosztu; na tę turę zostanie ci jeszcze: { word-symbols-left }.
    }
preview-pay =
    { $count ->
        [1] Kosztuje jednego { word-colour-accusative } nurka; w tym kolorze zostanie ci: { $left }.
       *[other] Kosztuje dwóch { word-colours-genitive } nurków; w tym kolorze zostanie ci: { $left }.
    }
preview-divers = Na koniec tury bierzesz do ręki { word-divers }.
preview-no-divers = Nie ma już żadnej karty nurka do dobrania.
preview-choose =
    { $area ->
        [boat] { $count ->
            [one] Wybierasz { $count } skarb.
            [few] Wybierasz { $count } skarby.
            [many] Wybierasz { $count } skarbów.
           *[other] Wybierasz { $count } skarbu.
        }
        [station] { $count ->
            [one] Wybierasz { $count } kartę badań.
            [few] Wybierasz { $count } karty badań.
            [many] Wybierasz { $count } kart badań.
           *[other] Wybierasz { $count } karty badań.
        }
       *[other] { $count ->
            [one] Wybierasz { $count } kartę z symbolem tawerny.
            [few] Wybierasz { $count } karty z symbolem tawerny, każdą z innego obszaru.
            [many] Wybierasz { $count } kart z symbolem tawerny, każdą z innego obszaru.
           *[other] Wybierasz { $count } karty z symbolem tawerny, każdą z innego obszaru.
        }
    }
preview-choose-up-to =
    { $area ->
        [boat] { $count ->
            [1] Wybierasz najwyżej { $count } skarb.
           *[other] Wybierasz skarby, najwyżej { $count }.
        }
        [station] { $count ->
            [1] Wybierasz najwyżej { $count } kartę badań.
           *[other] Wybierasz karty badań, najwyżej { $count }.
        }
       *[other] { $count ->
            [1] Wybierasz najwyżej { $count } kartę z symbolem tawerny.
           *[other] Wybierasz karty z symbolem tawerny, najwyżej { $count }, każdą z innego obszaru.
        }
    }
preview-treasure =
    Daje skarb: { word-kind }; to twój { $count }. skarb tego rodzaju. Taki zestaw daje { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }, jeśli wystarczy skrzyń.
preview-ship = Daje { word-ship } ({ word-crates }).
preview-research = Daje kartę badań { word-card }.
preview-score = Zmiana twojego wyniku: { $points }, razem { $total }.
preview-unpayable = Potem nie będzie już czym zapłacić, żeby { word-action }.
preview-no-crate =
    { $count ->
        [one] Bez skrzyni zostanie { $count } twój skarb.
        [few] Bez skrzyni zostaną { $count } twoje skarby.
        [many] Bez skrzyni zostanie { $count } twoich skarbów.
       *[other] Bez skrzyni zostanie { $count } twojego skarbu.
    }
preview-hurricane =
    { $cards ->
        [1] Przy uzupełnianiu po tej turze zostanie odkryta karta huraganu.
       *[other] { $draws ->
            [one] Przy uzupełnianiu po tej turze zostanie odkryta { $draws } karta z { $cards }, wśród których jest huragan.
            [few] Przy uzupełnianiu po tej turze zostaną odkryte { $draws } karty z { $cards }, wśród których jest huragan.
            [many] Przy uzupełnianiu po tej turze zostanie odkrytych { $draws } kart z { $cards }, wśród których jest huragan.
           *[other] Przy uzupełnianiu po tej turze zostanie odkryte { $draws } karty z { $cards }, wśród których jest huragan.
        }
    }

## Why something is not allowed

now-act = Najpierw wybierz akcję albo zakończ turę.
now-pay = Najpierw trzeba opłacić wybraną akcję.
now-take = Najpierw weź karty, które daje twoja akcja.
refused-area-used = Ten obszar jest już w tej turze wykorzystany.
refused-too-many-symbols = To kosztuje więcej, niż zostało ci w tej turze: { word-symbols-left }.
refused-nothing-there = Nie ma tam już nic do wzięcia.
refused-two-missing = Brakuje ci kolorów do więcej niż jednego symbolu, a zastąpić można tylko jeden.
refused-replaced-already = Brakuje ci koloru, a w tej turze dwie karty zastąpiły już brakującą.
refused-no-pair = Brakuje ci koloru, a nie masz na zbyciu dwóch kart jednego innego koloru.
refused-already-acted = Złapanie oddechu zajmuje całą turę, a w tej turze była już inna akcja.
refused-nothing-done = W tej turze nie było jeszcze żadnej akcji; zamiast tego złap oddech.
refused-colour-not-asked = Ten symbol nie wymaga tego koloru.
refused-colour-not-held = Nie masz nurka tego koloru.
refused-not-missing = Masz nurka wymaganego koloru, więc dwóch innych nie może go zastąpić.
refused-pair-not-held = Nie masz dwóch nurków tego koloru.
refused-rest-unpayable = Wtedy reszty akcji nie dałoby się opłacić.
refused-not-on-this-dive = To nurkowanie nie sięga tego pola.
refused-no-tavern-symbol = Na tym polu nie ma symbolu tawerny.
refused-not-in-the-station = Twoja akcja daje tylko karty badań ze stacji.
refused-not-the-first = Twoja akcja daje tylko kartę badań z pola 1.
refused-space-empty = To pole jest puste.
refused-same-area = Obie karty muszą pochodzić z różnych obszarów.
refused-must-take = W tej partii bierze się wszystkie karty, które daje akcja.

## Options

option-first = Kto zaczyna
option-first-lot = losowo
option-first-seat = gracz { $number }
option-last-round = Po nadejściu huraganu
option-last-round-book = każdy ma jeszcze jedną turę
option-last-round-equal-turns = najpierw koniec rundy, potem każdy ma jeszcze jedną turę
option-taking = Karty, które daje akcja
option-taking-all = trzeba wziąć wszystkie
option-taking-up-to = można wziąć mniej albo żadnej

## The board in text

board-round = Runda { $round }
board-turn = Tura: { $seat }
board-symbols-left = zostało: { word-symbols-left }
board-replaced = zastąpienie wykorzystane
board-hurricane-hidden =
    Huragan: { $stack ->
        [1] to ostatnia karta
       *[other] wśród ostatnich { $stack } kart
    }{ $deck ->
        [0] { "" }
       *[other] , wcześniej innych kart: { $deck }
    }
board-hurricane-chance = szansa przy tym uzupełnianiu: { $draws } z { $cards }
board-hurricane-found = Huragan u gracza { $seat }, pozostało tur: { $turns }
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
board-unseen = Jeszcze nieodkryte skarby
board-player = gracz
board-score = wynik
board-treasures = skarby
board-crates = skrzynie
board-ships-and-research = statki i badania
board-divers = nurkowie
board-with-room = z miejscem na wszystko: { $points }
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
score-room-for-all = Gdyby było miejsce na wszystko, wynik byłby równy { $points }.

## The page

phase-act = Wybierz akcję albo złap oddech
phase-act-on = Wybierz kolejną akcję ({ word-symbols-left }) albo zakończ turę
phase-pay = Zapłać nurkiem z ręki
phase-take = { $count ->
    [one] Weź jedną kartę
    [few] Weź { $count } karty
    [many] Weź { $count } kart
   *[other] Weź { $count } karty
}
page-goal = { $treasures ->
    [one] { $treasures } skarb
    [few] { $treasures } skarby
    [many] { $treasures } skarbów
   *[other] { $treasures } skarbu
}, miejsca: { $crates } · { $cards ->
    [0] huragan już jest
    [1] huragan to następna karta
   *[other] huragan leży wśród najbliższych kart: { $cards }
}
page-goal-match = Zestawy skarbów punktują, jeśli leżą w skrzyniach, gdy nadejdzie huragan
first-goal = Wydobywaj zestawy skarbów i wynajmuj statki ze skrzyniami na nie, zanim huragan zakończy grę.
first-step = Kliknij podświetloną tabliczkę: jej kolory to nurkowie, których kosztuje akcja; jeśli jest tylko jeden sposób, zapłata następuje sama.
page-filled = { $seat } ma pełne wszystkie skrzynie!
page-storm = Front burzowy już tu jest: każda karta może być huraganem!
finale-research = Badania
finale-kind = Zestaw: { word-kind }
page-board = Łódź, port, tawerna i stacja badawcza
page-colour = { word-colour }
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
page-gain = { $points } do twojego wyniku teraz
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
page-plan = To, na co cię teraz stać, ma znak ✓; − pokazuje jedynego brakującego nurka.
page-ending =
    { $ending ->
        [catch-breath] oddech
        [take-no-more] dość
       *[other] koniec
    }
page-face-down =
    { $count ->
        [one] { $count } zakryta karta nurka czeka na koniec tury.
        [few] { $count } zakryte karty nurków czekają na koniec tury.
        [many] { $count } zakrytych kart nurków czeka na koniec tury.
       *[other] { $count } zakrytej karty nurków czeka na koniec tury.
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
page-scores-text = Gdyby gra skończyła się teraz, przy najlepszym załadunku:
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
page-unseen-text =
    Skarby, których nikt jeszcze nie widział: { $count }. { $boxed ->
        [0] Wszystkie jeszcze wyjdą.
       *[other] Z nich w grze: { $left }, w pudełku: { $boxed }.
    }
page-unseen-ships = Zakryte statki
page-unseen-research = Karty badań, które jeszcze wyjdą
page-helper-text = Z prawdziwym pudełkiem na stole: wskaż, co leży przed graczem, a zobaczysz najlepszy wynik i to, skąd się bierze.
page-helper-treasures = Skarby
page-helper-ships = Statki według liczby skrzyń
page-helper-research = Karty badań

## The tutorial

word-way-closed = { $state ->
    [used] {" "}(już w tej turze)
    [short] {" "}(nie stać cię na to)
   *[open] {""}
}
way-area = { $area ->
    [station] Stacja: badania, punkty na koniec
    [tavern] Tawerna: więcej nurków na rękę
    [port] Port: statki, bo skarb bez skrzyni nic nie jest wart
   *[boat] Łódź: nurkowanie po skarby, najwięcej dają zestawy jednego rodzaju
}{ word-way-closed }
way-breath = Albo złap oddech: dobierasz 5 nurków i kończysz turę.
way-turn = Trzy symbole na turę, a każde miejsce tylko raz.
way-pay = Kliknij nurka w jednym z żądanych kolorów. Raz na turę dwaj jednakowi zastępują jednego.
way-take = Kliknij podświetlone karty. Zielony znaczek mówi, ile karta dodaje do twojego wyniku.
lesson-goal = Grasz jako A. Wydobywaj skarby z morza, wynajmuj dla nich statki i prowadź, gdy nadejdzie huragan. Zestaw skarbów jednego rodzaju jest wart więcej niż pojedyncze sztuki.
lesson-hand = To twoi nurkowie. Nimi płaci się za wszystko: do trzech symboli w turze, a w każdym obszarze raz na turę.
lesson-costs = Każda tabliczka to akcja z ceną: ta kosztuje białego albo czerwonego nurka. Świeci się to, na co cię stać. Wynajmij łódź.
lesson-pay = Zapłać: kliknij swojego czerwonego nurka.
lesson-ship = Łódź jest twoja: w każdej jej skrzyni mieści się jeden skarb. Następną łódź odkrywa się od razu. Teraz zanurkuj po skarb z pola 1.
lesson-pay-dive = To kosztuje zielonego albo żółtego nurka. Zapłać zielonym.
lesson-tavern = Masz skarb! Na tę turę został ci jeden symbol. Wynajmij w tawernie małą ekipę: 3 nurków.
lesson-pay-tavern = Zapłać niebieskim. Nowych nurków weźmiesz do ręki na koniec tury.
lesson-end-turn = Wszystkie trzy symbole są zużyte. Zakończ turę.
lesson-refill = Rzędy przesunęły się w lewo i zostały uzupełnione. Grają inni; w tym czasie haczyk oznacza to, na co cię stać, a minus jedynego brakującego nurka.
lesson-hurricane = Ta skala pokazuje, jak blisko jest huragan: leży wśród ostatnich kart. Gdy zostanie odkryty, każdy ma jeszcze jedną turę.
lesson-end = Gdy na nic cię nie stać, złap oddech i dobierz 5 nurków. Zakładka „Wyniki” w każdej chwili objaśnia wszystkie wyniki. To wszystko: powodzenia!
task-fill = Twój frachtowiec ma trzy skrzynie, a jedna jest pełna. Zapełnij go dokładnie w tej turze.
task-fill-hint = Nurkowanie po dwa skarby kosztuje zielonego albo żółtego i fioletowego nurka. Masz obu.
task-replace = Nie masz fioletowego nurka. Mimo to zanurkuj po dwa skarby.
task-replace-hint = Raz na turę dwaj nurkowie jednego koloru zastępują jednego, którego brakuje: zapłać najpierw żółtym, potem dwoma zielonymi.
task-room = Dwa skarby leżą na twoim nabrzeżu bez skrzyni i nic nie są warte. Załaduj w tej turze wszystkie skarby.
task-room-hint = Na wierzchu stosu B leży frachtowiec z trzema skrzyniami. Kosztuje białego albo czerwonego i zielonego albo niebieskiego nurka.
task-storm = Huragan już jest, to ostatnia tura, a brakuje ci jednego punktu. Wygraj!
task-storm-hint = Zielone znaczki mówią, ile karta dodaje do twojego wyniku. Potrzebujesz trochę więcej niż jednej takiej karty: zobacz, na co wystarczy twoich nurków.

## What is in the box

component-divers = Karty nurków
component-treasures = Karty skarbów
component-treasure-colours = Kolory skarbów
component-set-values = Punkty za zestawy z 1, 2, 3 … kart
component-hurricane = Huragan i jego stos
component-ships = Skrzynie na statkach
component-research = Karty badań
component-costs = Koszty akcji
# Names of facts; $block tells apart those that are called alike.
fact =
    { $part ->
        [white] biały
        [yellow] żółty
        [red] czerwony
        [green] zielony
        [blue] { $block ->
            [research] „1 za każdy niebieski skarb”
           *[other] niebieski
        }
        [violet] fioletowy
        [pink] różowy
        [orange] pomarańczowy
        [or] lub
        [architecture] architektura
        [ceramics] ceramika
        [gold] złoto
        [amphorae] amfory
        [inscriptions] inskrypcje
        [sculptures] rzeźby
        [weapons] broń
        [treasures_in_its_stack] skarby w jego stosie
        [back_in_the_box] odkładane do pudełka przy 2, 3, 4, 5 graczach
        [boat] { $block ->
            [costs] łódź (obszar)
           *[other] łódź
        }
        [freighter] frachtowiec
        [transport] statek transportowy
        [port] port
        [tavern] tawerna
        [station] centralna stacja badawcza
        [treasures] pola skarbów
        [ships] stosy statków
        [research] pola badań
        [plus-2] „+2”
        [plus-3] „+3”
        [plus-4] „+4”
        [three-kinds] „5 za trzy rodzaje”
        [four-kinds] „7 za cztery rodzaje”
        [one-kind] „1 za każdy skarb jednego rodzaju”
        [per-research] „1 za każdą kartę badań”
        [per-ship] „1 za każdy statek”
        [twelve-crates] „6 za dwanaście skrzyń”
        [joker] „joker”
       *[other] { $part }
    }
source =
    { $block ->
        [divers] instrukcja, zawartość pudełka
        [treasures] instrukcja, lista kart skarbów
        [treasure_colours] różowe amfory, pomarańczowe inskrypcje i zielone rzeźby z przykładów w instrukcji; pozostałe cztery przez wykluczenie
        [set_values] z przykładów w instrukcji: wszystkie amfory, 5 niebieskich, 3 i 4 czerwone, 1 i 4 żółte, 1–3 pomarańczowe, 1 i 3 zielone, 1 i 2 fioletowe; reszta do nich dopasowana
        [hurricane] instrukcja, przygotowanie gry
        [ships] nasza rekonstrukcja; instrukcja mówi: po osiem statków w trzech stosach, od 1 do 5 skrzyń, na większych zwykle więcej
        [research] nasza rekonstrukcja liczb; instrukcja mówi: trzydzieści kart jedenastu rodzajów, od dwóch do czterech każdego
        [costs] instrukcja, akcje 1–4
       *[other] nasza rekonstrukcja; instrukcja mówi tylko, że niektóre pola mają ten symbol
    }

## Why a box is refused

box-values = wartości musi być od 1 do { $most }
box-rising = więcej kart musi dawać więcej punktów
box-research = kart badań musi być { $wanted }, a jest { $found }
box-colours = każdy rodzaj ma własny kolor: { $colours }
box-tavern-areas = symbol musi być w co najmniej dwóch obszarach
box-spaces = pola to { $spaces }
box-twice = jedno pole podano dwa razy

## The score helper

score-values = Twoje skale punktów, na przykład gold=1/4/9/15
score-reconstructed = Rekonstrukcja: { $points } za { $count } × { word-kind }. Porównaj ją ze swoimi kartami.
page-helper-values = Skale punktów na twoich kartach, za 1, 2, 3 … karty
component-tavern-symbols = Pola z symbolem tawerny

## Plans: what an action leads to, and what may go wrong

word-cases =
    { $cases ->
        [10] Niemal na pewno
        [1] Mniej więcej raz na 10
       *[other] Mniej więcej { $cases } razy na 10
    }
plan-points =
    { $points ->
        [one] Daje { $points } punkt do twojej następnej tury.
        [few] Daje { $points } punkty do twojej następnej tury.
        [many] Daje { $points } punktów do twojej następnej tury.
       *[other] Daje { $points } punktu do twojej następnej tury.
    }
plan-set = Powiększa twój zestaw do { $count }: { word-kind }.
plan-aboard =
    { $count ->
        [1] Znajduje miejsce na pokładzie dla { $count } czekającego skarbu.
       *[other] Znajduje miejsce na pokładzie dla { $count } czekających skarbów.
    }
plan-room = Zostawia wolne miejsce: { word-crates }.
plan-research = Zdobywa kartę badań.
plan-divers = Wzmacnia twoją ekipę o { word-divers }.
plan-risk-no-crate =
    { $count ->
        [one] { word-cases } bez skrzyni zostanie { $count } twój skarb.
        [few] { word-cases } bez skrzyni zostaną { $count } twoje skarby.
        [many] { word-cases } bez skrzyni zostanie { $count } twoich skarbów.
       *[other] { word-cases } bez skrzyni zostanie { $count } twojego skarbu.
    }
plan-risk-hurricane = { word-cases } huragan zostaje odkryty przed twoją następną turą.

# In the table of areas in the terminal: short.
board-act =
    { $action ->
        [dive-1] zanurkuj 1
        [dive-2] zanurkuj 2
        [dive-3] zanurkuj 3
        [hire-boat] wynajmij łódź
        [hire-freighter] wynajmij frachtowiec
        [hire-transport] wynajmij transport
        [recruit-3] wynajmij 3
        [recruit-6] wynajmij 6
        [treat-all] postaw kolejkę
        [study-first] weź pierwszą
        [study-any] weź dowolną
       *[study-two] weź dwie
    }

## Positions that cannot be read: the reason after the column

position-too-many-divers = nurków jednego koloru jest więcej niż w pudełku
position-unseen-divers =
    { $count ->
        [one] nieznany jest { $count } nurek
        [few] nieznanych jest { $count } nurków
        [many] nieznanych jest { $count } nurków
       *[other] nieznane jest { $count } nurka
    }
position-seat-in-step = w tym kroku nie ma miejsca { $number }
position-no-draw = nie ma karty do dobrania
position-turns-left = tury liczy się, gdy huragan jest odkryty
position-end-near = koniec jest blisko, gdy huragan jest odkryty
position-last-turn = po ostatniej turze partia jest zakończona
position-unseen-treasures = liczba nieodkrytych skarbów to { $wanted }, a nie { $found }
position-hurricane = huragan leży w swoim stosie
position-no-action = nie wybrano jeszcze akcji
position-turn-of = rozegrane tury: { $turns }, więc tura należy do miejsca { $number }
position-no-turn = nikt nie ma jeszcze tury
position-no-stack = brakuje stosu do odkrycia
position-area = akcja ma obszar i poziom
position-paid = wszystko jest zapłacone
position-symbols = na turę są trzy symbole kosztu
position-area-used = obszar jest już wykorzystany
position-nothing-to-take = nie ma nic do wzięcia
position-two-cards = na „{ $name }” są dwie karty

## Tematy zadań

theme-points = Punkty
theme-set = Zestawy
theme-aboard = Skrzynie na pokładzie
theme-room = Miejsce na pokładzie
theme-research = Badania
theme-divers = Nurkowie
## Characters of bots

character-hunter = łowca skarbów
character-hunter-about = Najpierw nurkuje po skarby, potem szuka skrzyń.
character-shipowner = armator
character-shipowner-about = Wcześnie wynajmuje statki i ma miejsce na wszystko.
character-scholar = badacz
character-scholar-about = Bierze karty badań, kiedy tylko może.
character-recruiter = werbownik
character-recruiter-about = Lubi mieć dużą załogę nurków.
character-cautious = ostrożny
character-cautious-about = Nie zostawia skarbów na nabrzeżu.
## Tematy zadań

## Przygotowanie prawdziwego pudełka

set-up-1 = Potasujcie karty nurków. Każdy dostaje pięć zakrytych (S1).
set-up-2 = Potasujcie skarby. Przy dwóch, trzech lub czterech graczach odłóżcie do pudełka 26, 18 lub 9 z nich bez patrzenia (S2).
set-up-3 = Potasujcie dziesięć skarbów z huraganem: te jedenaście kart to stos huraganu. Reszta to talia skarbów (S2).
set-up-4 = Odkryjcie na łodzi pierwsze sześć skarbów: program pyta o każdy (S2).
set-up-5 = Potasujcie każdy stos statków i odkryjcie wierzchnią kartę; potasujcie karty badań i odkryjcie cztery (S3).
