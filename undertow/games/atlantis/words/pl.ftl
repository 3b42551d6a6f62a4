# Atlantis in Polish. Arguments named $seat and $rival arrive as players' names, which are never declined:
# they stand as the subject, after a colon, or after a declined "gracz".
# Messages named word-… are building blocks of this file alone; another language has its own.

game-sentence = Wyspa tonie, a z każdym krokiem ubywa ścieżki za twoimi plecami: doprowadź trzy pionki na Kontynent i ocal jak najwięcej.

## Building blocks

# Nominative, after a colon or in quotation marks.
word-item =
    { $item ->
        [flag] flaga
        [olive] gałązka oliwna
        [helmet] hełm
        [amphora] amfora
        [ring] pierścień
        [statue] posąg
        [crown] korona
        [coins] monety
        [wreath] wieniec
        [lyre] lira
        [sickle] sierp
       *[weapons] broń
    }
word-tile =
    { $tile ->
        [flag] flaga { $value }
        [olive] gałązka oliwna { $value }
        [helmet] hełm { $value }
        [amphora] amfora { $value }
        [ring] pierścień { $value }
        [statue] posąg { $value }
        [crown] korona { $value }
        [coins] monety { $value }
        [wreath] wieniec { $value }
        [lyre] lira { $value }
        [sickle] sierp { $value }
       *[weapons] broń { $value }
    }
# Where.
word-place =
    { $place ->
        [atlantis] na Atlantydzie
        [mainland] na Kontynencie
       *[other] na polu { $place }
    }
# Where to.
word-to-place =
    { $place ->
        [atlantis] na Atlantydę
        [mainland] na Kontynent
       *[other] na pole { $place }
    }
# Where from.
word-from-place =
    { $place ->
        [atlantis] z Atlantydy
        [mainland] z Kontynentu
       *[other] z pola { $place }
    }
# Accusative.
word-cards =
    { $cards ->
        [one] { $cards } kartę
        [few] { $cards } karty
        [many] { $cards } kart
       *[other] { $cards } karty
    }
# Nominative.
word-cards-nominative =
    { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
        [many] { $cards } kart
       *[other] { $cards } karty
    }
# Nominative and accusative, which are alike.
word-price =
    { $price ->
        [one] { $price } punkt
        [few] { $price } punkty
        [many] { $price } punktów
       *[other] { $price } punktu
    }
word-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }

## Names of the items in this match's edition, in full and for the board in text

item-flag = flaga
item-olive = gałązka oliwna
item-helmet = hełm
item-amphora = amfora
item-ring = pierścień
item-statue = posąg
item-crown = korona
item-coins = monety
item-wreath = wieniec
item-lyre = lira
item-sickle = sierp
item-weapons = broń
short-flag = Fl
short-olive = Ol
short-helmet = He
short-amphora = Am
short-ring = Pi
short-statue = Po
short-crown = Ko
short-coins = Mo
short-wreath = Wi
short-lyre = Li
short-sickle = Si
short-weapons = Br
colour-red = czerwony
colour-green = zielony
colour-grey = szary
colour-brown = brązowy
colour-blue = niebieski
colour-white = biały
colour-gold = złoty

## Actions, as a player chooses them

action-drawn-seat = Los wskazuje: { $seat }
action-revealed = Odkryty kafelek: { word-tile }
action-drawn = Dobrana karta: { word-item }
action-figure = Wybierz pionek { $number } { word-from-place }
action-play = Zagraj kartę: { word-item }
action-buy = Oddaj kafelek o wartości { $value } za { word-cards }
action-pay-card = Zapłać kartą: { word-item }
action-pay-tile = Zapłać kafelkiem o wartości { $value }
action-show = Pokaż rękę i dobierz karty: żaden pionek nie może ruszyć
action-draw = Nie stawiaj mostu i dobierz karty
action-bridge = Postaw swój most nad wyrwą { $gap }

## The log

log-first = Zaczyna { $seat }.
log-laid = Kafelek { word-place }: { word-tile }.
log-revealed = Pod spodem { word-place }: { word-tile }.
log-drawn = { $seat } dobiera kartę.
log-drawn-own = { $seat } dobiera kartę: { word-item }.
log-figure = { $seat } wybiera pionek { $number }.
log-play = { $seat } zagrywa kartę „{ word-item }”: pionek { $number } idzie { word-to-place }.
log-play-occupied = { $seat } zagrywa kartę „{ word-item }”: pionek { $number } trafia { word-to-place }, które jest zajęte, i musi iść dalej.
log-price = { $seat } płaci za przeprawę: do zapłaty { word-price }.
log-pay-card = { $seat } płaci kartą „{ word-item }”.
log-pay-tile = { $seat } płaci kafelkiem o wartości { $value }.
log-tile = { $seat } zabiera { word-from-place } kafelek „{ word-tile }”.
log-no-tile = { $seat } nie zabiera kafelka: z tyłu nie ma żadnego wolnego.
log-gap = W ścieżce jest teraz wyrwa: { $gap }.
log-slide = Koniec ścieżki się przysuwa.
log-buy = { $seat } oddaje kafelek o wartości { $value } za karty.
log-show = { $seat } nie może ruszyć żadnym pionkiem i pokazuje rękę: { word-cards-nominative }.
log-no-bridge = { $seat } nie stawia mostu.
log-bridge = { $seat } stawia most nad wyrwą { $gap }.
log-shuffle = Odrzucone karty zostają potasowane i tworzą nową talię.
log-no-cards = { $seat } nic nie dobiera: nie ma już kart.
log-third-figure = { $seat } ma wszystkie trzy pionki na Kontynencie: ta tura kończy grę.
log-standstill = Nikt nie może już ruszyć ani dobrać karty: gra się kończy.
log-paid = { $seat }: dług za drogę na Kontynent to { word-price }, zapłacono { $value }.
log-unpaid = { $seat }: dług za drogę na Kontynent to { word-price }, zapłacono tylko { $value }.
log-score = { $seat }: { word-points }.

## How the game ended

ended-third-figure = trzy pionki jednego gracza na Kontynencie
ended-standstill = nikt nie mógł już ruszyć ani dobrać karty

## What an action costs and brings

preview-card = { word-item }: { word-to-place }, cena { $price }, kafelek „{ word-tile }”.
preview-card-no-tile = { word-item }: { word-to-place }, cena { $price }, bez kafelka.
preview-card-goes-on = { word-item }: { word-to-place }, cena { $price }, pole zajęte, więc potrzebna jest kolejna karta.
preview-leads-to = Pionek idzie { word-to-place }.
preview-goes-on = To pole jest zajęte: potrzebna jest kolejna karta.
preview-gap = Przeprawa przez wyrwę { $gap } kosztuje { word-price }.
preview-price = Do zapłaty za ten ruch: { word-price }.
preview-tile = Zabierasz kafelek „{ word-tile }” { word-from-place }.
preview-tile-lower = Zabierasz kafelek „{ word-tile }” { word-from-place }; kafelek pod nim zostaje odkryty.
preview-no-tile = Z tyłu nie ma żadnego wolnego kafelka.
preview-new-gap = Potem jest tam wyrwa { $gap }, a przeprawa przez nią kosztuje { word-price }.
preview-path-slides = Potem koniec ścieżki się przysuwa.
preview-cards = Dobierasz { word-cards }.
preview-ends-game = To twój trzeci pionek: ta tura kończy grę.
preview-would-lose = W tej chwili oznacza to przegraną: { $own } do { $best }.
preview-sold = Twój kafelek o wartości { $value } wypada z gry.
preview-may-be-stuck = Bez tego kafelka żaden twój pionek nie może ruszyć, chyba że pomoże kupiona karta.
preview-bought-cannot-pay = Kupionymi kartami nie można płacić za przeprawę w tej turze.
preview-pays =
    { $value ->
        [one] Pokrywa { $value } punkt.
        [few] Pokrywa { $value } punkty.
        [many] Pokrywa { $value } punktów.
       *[other] Pokrywa { $value } punktu.
    }
preview-still-owed = Zostanie do zapłaty: { word-price }.
preview-overpaid =
    { $value ->
        [one] Przepada { $value } punkt.
        [few] Przepadają { $value } punkty.
        [many] Przepada { $value } punktów.
       *[other] Przepada { $value } punktu.
    }
preview-hand-shown = Wszyscy widzą twoją rękę, a twoja tura się kończy.
preview-only-bridge = To twój jedyny most.
preview-bridge = Przeprawa przez tę wyrwę kosztuje teraz { word-price }; z mostem będzie darmowa dla wszystkich.
preview-saves = Jeśli gra skończy się teraz, { $seat } oszczędzi na tym { word-price }.

## Why something is not allowed

now-start = Najpierw wybierz pionek; przedtem możesz oddać kafelek za karty albo postawić most.
now-move = Pionek jest w drodze: zagraj dla niego kartę.
now-pay = Najpierw zapłać za przeprawę; do zapłaty: { word-price }.
now-bridge = Ruch jest zakończony: postaw teraz most albo dobierz karty.
refused-no-such-seat = Przy tym stole nie ma takiego miejsca.
refused-tile-not-sold = Nie masz kafelka o tej wartości.
refused-already-bought = W tej turze kafelek został już oddany za karty.
refused-buys-nothing = Za kafelek o wartości 1 nic się nie kupi: połowa zaokrąglona w dół to zero kart.
refused-nothing-to-buy = Nie ma już kart do kupienia: talia i stos kart odrzuconych są puste.
refused-figure-saved = Ten pionek jest na Kontynencie i już się nie rusza.
refused-figures-alike = Twoje pionki na Atlantydzie są jednakowe: za dowolny rusza pierwszy z nich.
refused-hand-empty = Nie masz karty, którą można ruszyć pionkiem.
refused-figure-cannot-stop = Żadna z twoich kart nie prowadzi tego pionka na wolne pole.
refused-figure-cannot-pay = Nie możesz zapłacić za żadną przeprawę, na którą karty pozwalają temu pionkowi.
refused-card-not-held = Nie masz takiej karty.
refused-card-cannot-stop = Ta karta prowadzi na zajęte pole, a pozostałe nie prowadzą z niego na wolne.
refused-card-cannot-pay = Nie możesz zapłacić za wodę na tej drodze.
refused-can-move = Możesz ruszyć pionkiem, więc musisz.
refused-tile-not-owned = Nie masz kafelka o tej wartości.
refused-card-not-payable = Nie masz już takiej karty, żeby nią zapłacić.
refused-card-just-bought = Kartą kupioną w tej turze nie można płacić.
refused-pays-too-much = Jeśli tym zapłacisz, coś innego w zapłacie będzie zbędne; do zapłaty: { word-price }.
refused-bridge-used = Twój most już stoi.
refused-no-water = Na tym polu leży kafelek, a nie woda.
refused-end-of-the-path = Woda przy końcu ścieżki to nie wyrwa: koniec się przysuwa i nic się nie płaci.
refused-gap-bridged = Nad tą wyrwą stoi już most.
refused-not-the-first-place = Wyrwę oznacza się numerem jej pierwszego pola, licząc od Atlantydy.

## Options

option-first = Kto zaczyna
option-first-lot = losowo
option-first-seat = gracz { $number }
option-edition = Wydanie
option-edition-bg = bułgarskie: wydane karty wypadają z gry, kupionymi nie można płacić
option-edition-ru = rosyjskie: wydane karty trafiają na stos kart odrzuconych, kupionymi można płacić
option-stuck-bonus = Dodatkowe karty za uratowane pionki, gdy żaden nie może się ruszyć
option-stuck-bonus-off = nie, dwie karty
option-stuck-bonus-on = tak

## The board in text

board-atlantis = Atlantyda
board-mainland = Kontynent
board-deck = Talia { $cards }, odrzucone { $discarded }, poza grą { $out }
board-price = Do zapłaty: { word-price }
board-gaps = Wyrwy:
board-gap = { $gap }: { $price }
board-gap-bridged = { $gap }: most
board-unseen-tiles = Zakryte kafelki według przedmiotu: A { $a }; B { $b }
board-unseen-cards = Niewidoczne karty: { $cards }
board-hand = Twoja ręka:
board-bought = kupione w tej turze: { $cards }
board-nothing = brak
board-player = gracz
board-tiles = kafelki
board-cards = karty
board-shown = pokazane
board-bridge = most
board-dues = dług
board-score = wynik

## The page

phase-start = Wybierz cel: kliknij podświetlone pole
phase-stuck = Żaden twój pionek nie może się ruszyć
phase-move = Zagraj kartę: wybierz, dokąd idzie pionek
phase-pay = Zapłać za przeprawę: { word-points }
phase-bridge = Postaw swój most albo dobierz karty, by zakończyć turę
page-goal = Na Kontynencie: { $home } z 3 pionków · masz { word-points }{ $due ->
    [0] {""}
   *[other] {" "}· zapłacisz { $due }
}
page-goal-match = Gdy trzy pionki jednego gracza dotrą na Kontynent, wygrywa gracz z największą liczbą punktów
page-home = { $count ->
    [one] { $count } pionek na Kontynencie
    [few] { $count } pionki na Kontynencie
    [many] { $count } pionków na Kontynencie
   *[other] { $count } pionka na Kontynencie
}
first-goal = Przeprowadź trzy pionki tonącą ścieżką na Kontynent i wynieś jak najwięcej punktów.
first-step = Kliknij podświetlone pole: jego etykiety mówią, ile kosztuje i jaki kafelek zbierzesz po drodze.
page-sinks = Morze pochłania kolejną część Atlantydy!
finale-tiles = Wyniesione kafelki
finale-cards = Karty na ręce
finale-dues = Zapłacone za drogę
page-board = Ścieżka z Atlantydy na Kontynent
page-look-closer = Przybliż i śledź przebieg gry
page-whole-path = Pokaż całą ścieżkę
page-discard = Stos kart odrzuconych
page-tile-of = Kafelek o wartości { $value }
page-place = Pole { $place }
page-below = { $count ->
    [one] jeden zakryty kafelek
    [few] { $count } zakryte kafelki
    [many] { $count } zakrytych kafelków
   *[other] { $count } zakrytego kafelka
}
page-pay-with = Zapłać kafelkami i kartami
page-pays-exactly = To dokładnie { $value }.
page-pays-lost = { $value ->
    [one] Nadpłata przepada: { $value } punkt.
    [few] Nadpłata przepada: { $value } punkty.
    [many] Nadpłata przepada: { $value } punktów.
   *[other] Nadpłata przepada: { $value } punktu.
}
page-pays-too-little = Do zapłaty zostaje jeszcze { $value }.
page-pays-too-much = Coś z tego jest zbędne (zasada W4).
page-pay = Zapłać { $value }
page-pay-cheapest = Najtaniej
page-if-ended = Gdyby to był koniec: dług { $due }, wynik { $points }
page-settled = Dług { $due }, wynik { $points }
page-dues = Długi
page-dues-explained = Gdyby gra skończyła się teraz: ceny wszystkich wyrw przed każdym pionkiem w obecnym położeniu.
page-figure = Pionek { $number }
page-owes = dług
page-holds = kafelki + karty
page-score = wynik
page-unseen = Ukryte
page-unseen-explained = Zakryte kafelki z ich wartościami oraz karty w talii i u przeciwników.
page-item = przedmiot
page-tiles-of-letter = kafelki { $letter }
page-cards = karty
page-one-more-card = jeszcze jedna karta

## The tutorial

way-go = Kliknij podświetlone pole: karta prowadzi pionek do najbliższego kafelka z jej przedmiotem.
way-label = Na zielono jest kafelek, który zbierzesz po drodze, na czerwono cena przeprawy.
way-more = Etykieta z kartą: ktoś tam stoi, więc trzeba zagrać jeszcze jedną kartę.
way-sell = Przed ruchem możesz oddać kafelek za karty: tyle, ile wynosi połowa jego wartości.
way-bridge = Możesz postawić most nad wyrwą: odtąd nikt tam nie płaci.
way-draw = Dobierz karty, by zakończyć turę.
way-stuck = Żadna twoja karta nie prowadzi na wolne pole, na które cię stać: pokaż karty z ręki i dobierz dwie.
way-pay = Kafelek liczy się według swojej wartości, karta za 1, a reszty nikt nie wydaje.
lesson-goal = Atlantyda tonie! Prowadzisz trzy pionki ścieżką na Kontynent. Po drodze zbierasz kafelki, a ich wartości to twoje punkty.
lesson-path = Na każdym kafelku jest przedmiot i wartość od 1 do 7. Tam, gdzie leżą dwa kafelki jeden na drugim, dolny jest zakryty i nikt go nie zna.
lesson-figure = Grasz jako A i masz czerwone pionki. W swojej turze ruszasz jednym z nich. Te na Atlantydzie niczym się nie różnią: wybierz dowolny.
lesson-card = Karta prowadzi pionek do najbliższego kafelka z tym samym przedmiotem. Zagraj pierścień: najbliższy jest na polu 14, a kafelek za nim będzie twój.
lesson-tile = Zabierasz koronę 5, czyli najbliższy wolny kafelek za twoim pionkiem. Na jej miejscu jest teraz woda. Przeprawa przez wyrwę kosztuje tyle, ile mniejsza z wartości na jej brzegach: tu 3 i 4, więc 3. Na koniec dobierasz kartę.
lesson-others = B staje na polu 12 i zabiera kafelek za sobą, więc jest już druga wyrwa. Znów twoja kolej: wybierz inny pionek.
lesson-occupied = Dwa pionki nie mogą stać na jednym kafelku. Flaga prowadzi na pole 12, gdzie stoi B, więc trzeba będzie zagrać jeszcze jedną kartę. Zagraj flagę.
lesson-gaps = Teraz korona: dalej na pole 15, przez dwie wyrwy za 2 i 3. Zanim zagrasz kartę, widzisz, ile to kosztuje i co daje.
lesson-pay = Do zapłaty jest 5. Kafelek liczy się według swojej wartości, karta za 1, a reszty nikt nie wydaje. Najtańszy sposób jest już wybrany: zapłać.
lesson-bridge = Każdy ma jeden most i stawia go nad jedną wyrwą, na stałe: potem nikt już tam nie płaci. Postaw swój nad wyrwą w środku ścieżki.
lesson-cards = Na koniec tury dobierasz jedną kartę i jeszcze po jednej za każdy pionek, który już dotarł. Przed ruchem możesz oddać kafelek za karty: tyle, ile wynosi połowa jego wartości.
lesson-end = Gdy czyjś trzeci pionek dotrze na Kontynent, gra się kończy, a pozostali płacą za wszystkie wyrwy przed swoimi pionkami. Punkty to wartości kafelków i po jednym za każdą kartę. Powodzenia!
task-best = Każde świecące pole pokazuje na czerwono, ile kosztuje droga, a na zielono, co daje. Zabierz najcenniejszy kafelek.
task-best-hint = Poszukaj największej zielonej liczby. Twój pionek na polu 43 nie ma daleko.
task-cross = Przepraw się przez wodę za darmo: rusz pionkiem, nie płacąc ani punktu.
task-cross-hint = Wyrwa z mostem nic nie kosztuje. Poszukaj pionka, który ma po drodze same mosty, i etykiety bez czerwieni.
task-bridge = Masz jeden most. Postaw go tam, gdzie zaoszczędzi ci najwięcej.
task-bridge-hint = Moneta na każdej wyrwie to jej cena. Twój pionek na polu 16 ma przed sobą dwie wyrwy: droższa jest blisko.
task-home = Dwa twoje pionki są na Kontynencie. Zakończ grę w tej turze i wygraj.
task-home-hint = Karta, której przedmiotu nie widać nigdzie dalej, prowadzi na Kontynent. Przeciwnik zapłaci wtedy za każdą wyrwę przed sobą.

## What is in the box: names of blocks and facts, and where we know them from

component-path = Ścieżka: stosy od Atlantydy do Kontynentu
component-tiles = Kafelki ścieżki: ile jest kafelków o każdej wartości
component-cards = Karty ruchu
component-items = Przedmioty na kartach i kafelkach, w kolejności kolorów
component-colours = Kolory przedmiotów
component-pieces = Pozostałe elementy
# Names of facts; $block tells apart those that are called alike.
fact =
    { $part ->
        [stacks] kafelki w każdym stosie, 0 to woda
        [a] litera A
        [b] litera B
        [of_each_item] każdego przedmiotu
        [bg] wydanie bułgarskie
        [ru] wydanie rosyjskie
        [in_order] po kolei
        [figures_each_seat] pionki dla każdego gracza
        [bridges_each_seat] mosty dla każdego gracza
        [water_tiles] kafelki wody
        [red] czerwony
        [green] zielony
        [grey] szary
        [brown] brązowy
        [blue] niebieski
        [white] biały
        [gold] złoty
        [flag] flaga
        [olive] gałązka oliwna
        [helmet] hełm
        [amphora] amfora
        [ring] pierścień
        [statue] posąg
        [crown] korona
        [coins] monety
        [wreath] wieniec
        [lyre] lira
        [sickle] sierp
        [weapons] broń
       *[other] { $part }
    }
source =
    { $block ->
        [path] obie instrukcje, przygotowanie gry
        [tiles] nasza rekonstrukcja: żadna instrukcja nie podaje składu; jest w nim każda para przedmiotu i wartości z bułgarskich przykładów
        [cards] obie instrukcje, zawartość pudełka
        [items] obrazki nazwane w tekście każdej z instrukcji; bułgarska amfora to nasz domysł co do brązowego
        [colours] bułgarska instrukcja wymienia sześć: czerwony, zielony, szary, brązowy, niebieski, złoty; rosyjska czerwony, zielony i złoty wieniec; biały i reszta rosyjskiej kolejności są nasze
       *[other] obie instrukcje, zawartość pudełka
    }

## The score helper

score-gaps = Wyrwy od Atlantydy do Kontynentu według obu końców, na przykład 1-4,bridge,3-6
score-figures = Wyrwy przed każdym pionkiem, na przykład 3,1
score-tiles = Kafelki według wartości, na przykład 7=2,5
score-cards = Karty na ręce
score-total =
    { $points ->
        [one] Wynik końcowy: { $points } punkt
        [few] Wynik końcowy: { $points } punkty
        [many] Wynik końcowy: { $points } punktów
       *[other] Wynik końcowy: { $points } punktu
    }
score-due =
    { $price ->
        [one] pionek { $number }: do zapłaty { $price } punkt
        [few] pionek { $number }: do zapłaty { $price } punkty
        [many] pionek { $number }: do zapłaty { $price } punktów
       *[other] pionek { $number }: do zapłaty { $price } punktu
    }
score-worth = kafelki { $tiles } i karty { $cards }
score-pay = do zapłaty { $price }: kafelki { $tiles }, karty { $cards }
score-lost =
    { $points ->
        [one] { $points } punkt nadpłaty przepada
        [few] { $points } punkty nadpłaty przepadają
        [many] { $points } punktów nadpłaty przepada
       *[other] { $points } punktu nadpłaty przepada
    }
score-missing =
    { $points ->
        [one] do zapłaty brakuje { $points } punktu, więc odejmuje się go od wyniku
        [few] do zapłaty brakuje { $points } punktów, więc odejmuje się je od wyniku
        [many] do zapłaty brakuje { $points } punktów, więc odejmuje się je od wyniku
       *[other] do zapłaty brakuje { $points } punktu, więc odejmuje się go od wyniku
    }
score-sure = Ceny i wartości są te, które widać na twoich kafelkach; nic tu nie jest rekonstrukcją.
page-helper-text = Z prawdziwym pudełkiem na stole: wpisz wyrwy w ścieżce, ile z nich jest przed każdym pionkiem, oraz kafelki i karty gracza. Zobaczysz, ile trzeba zapłacić, jak zrobić to najlepiej i jaki jest wynik końcowy.
page-helper-gaps = Wyrwy, od Atlantydy do Kontynentu
page-helper-gap = Wyrwa { $number }: kafelki na jej końcach
page-helper-bridge = most
page-helper-add-gap = Dodaj wyrwę
page-helper-remove-gap = Usuń wyrwę { $number }
page-helper-figures = Wyrwy przed każdym pionkiem; 0 na Kontynencie
page-helper-figure = Pionek { $number }
page-helper-tiles = Kafelki gracza
page-helper-value = Wartość { $value }
page-helper-cards = Karty na ręce

## Plans: what an action leads to, and what may go wrong

word-cases =
    { $cases ->
        [10] Niemal na pewno
        [1] Mniej więcej raz na 10
       *[other] Mniej więcej { $cases } razy na 10
    }
plan-figure-saved =
    { $count ->
        [1] Doprowadza pierwszy pionek na Kontynent.
        [2] Doprowadza drugi pionek na Kontynent.
       *[other] Doprowadza trzeci pionek na Kontynent.
    }
plan-tiles = Zdobywa kafelki za { word-points }, po odliczeniu zapłaty.
plan-runs =
    { $count ->
        [one] Przybliża twoje pionki do Kontynentu o { $count } pole.
        [few] Przybliża twoje pionki do Kontynentu o { $count } pola.
        [many] Przybliża twoje pionki do Kontynentu o { $count } pól.
       *[other] Przybliża twoje pionki do Kontynentu o { $count } pola.
    }
plan-rival-pays = Droga gracza { $rival } drożeje o { word-points }, a twoja nie.
plan-cards = Na ręce masz więcej o { word-cards }.
plan-lead = Gdyby wtedy rozliczono partię, twoja przewaga wyniosłaby { word-points }.
plan-risk-dues = { word-cases } twoja droga drożeje o około { word-points }.
plan-risk-few-cards = { word-cases } zostajesz prawie bez kart.

## Positions that cannot be read: the reason after the column

position-too-many-cards = kart jednego koloru jest więcej niż w pudełku
position-unseen-cards =
    { $count ->
        [one] nieznana jest { $count } karta
        [few] nieznane są { $count } karty
        [many] nieznanych jest { $count } kart
       *[other] nieznane jest { $count } karty
    }
position-certain = karty, które na pewno są na rękach, nie są nieznane
position-no-figure = żaden pionek nie idzie
position-draws = karty do dobrania nie pasują do tego kroku
position-nothing-to-pay = nie ma czego płacić
position-no-path = brakuje ścieżki
position-face-down = jakiś kafelek leży zakryty
position-figure-owner = pionek należy do miejsca, które ma ruch
position-no-second-tile = na polu { $number } nie ma drugiego kafelka
position-water = na polu { $number } jest woda
position-hidden-tiles = liczba zakrytych kafelków { $letter } to { $wanted }, a nie { $found }
position-first-face-down = los odkrywa pierwszy zakryty kafelek
position-not-certain = karty, która na pewno jest na innej ręce, tam nie ma
position-figure-place = na polu { $number } nie ma kafelka dla pionka
position-path-length = liczba pól ścieżki to { $wanted }, a nie { $found }
position-not-shown = pokazanej karty nie ma na ręce
position-not-bought = kupionej karty nie ma na ręce
position-two-figures = na polu { $number } stoją dwa pionki
position-colour-values = „{ $name }” stoi tu dwa razy albo bez wartości

## Tematy zadań

theme-figure-saved = Ocalony pionek
theme-tiles = Płytki
theme-runs = Bieg naprzód
theme-rival-pays = Rywal płaci
theme-cards = Karty
theme-lead = Objęcie prowadzenia
## Characters of bots

character-racer = biegacz
character-racer-about = Spieszy się na Kontynent wszystkimi pionkami.
character-collector = kolekcjoner
character-collector-about = Zbiera po drodze cenne kafelki.
character-hoarder = zbieracz
character-hoarder-about = Trzyma pełną rękę kart.
character-cautious = ostrożny
character-cautious-about = Przechodzi, póki droga jest tania.
character-spoiler = szkodnik
character-spoiler-about = Podraża drogę innym.
## Tematy zadań

## Przygotowanie prawdziwego pudełka

set-up-1 = Potasujcie kafelki według liter. Od Atlantydy ułóżcie z A dziesięć stosów po dwa, dziesięć pojedynczych i sześć stosów po dwa; kafelek wody; z B sześć stosów po dwa, dziesięć pojedynczych i dziesięć stosów po dwa; na końcu ląd (S1).
set-up-2 = Odkryjcie górne kafelki jeden po drugim, począwszy od Atlantydy: program pyta o każdy (S1).
set-up-3 = Każdy stawia trzy pionki jednego koloru na Atlantydzie i bierze most (S2).
set-up-4 = Potasujcie karty w zakrytą talię. Kto zaczyna, dobiera 4 karty, następny 5, potem 6 i 7 (S2).
