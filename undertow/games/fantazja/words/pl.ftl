# Fantazja in Polish. Arguments named $seat and $rival arrive as players' names, which are never declined:
# they stand as the subject, after a colon, or after a declined "gracz".
# Messages named word-… are building blocks of this file alone; another language has its own.

game-sentence = Dwie frakcje magów odbudowują jedną krainę: dokładaj kafelki bok do boku, buduj na budynkach przeciwnika i strzeż się Mrocznej Energii.

## Building blocks

# Nominative, also in quotation marks after a declined "kafelek".
word-tile =
    { $building ->
        [house] Domek { $level } { $letter }
        [mill] Młyn { $level } { $letter }
        [windmill] Wiatrak { $level } { $letter }
        [garrison] Garnizon { $level } { $letter }
        [tower] Wieża Maga { $level } { $letter }
        [market] Targowisko
        [well] Studnia Mocy
        [observatory] Obserwatorium
        [special] Budynek specjalny { $letter }
       *[wonder] Cud
    }
word-tile-accusative =
    { $building ->
        [house] Domek { $level } { $letter }
        [mill] Młyn { $level } { $letter }
        [windmill] Wiatrak { $level } { $letter }
        [garrison] Garnizon { $level } { $letter }
        [tower] Wieżę Maga { $level } { $letter }
        [market] Targowisko
        [well] Studnię Mocy
        [observatory] Obserwatorium
        [special] Budynek specjalny { $letter }
       *[wonder] Cud
    }
# Genitive: with "budynku" and "Mocy Budynku".
word-type-genitive =
    { $type ->
        [residential] mieszkalnego
        [production] produkcyjnego
        [military] militarnego
        [magic] magicznego
       *[special] specjalnego
    }
# Genitive: with "symbole".
word-symbol-genitive =
    { $symbol ->
        [earth] Ziemi
        [air] Powietrza
        [water] Wody
       *[fire] Ognia
    }
# Genitive: with "od".
word-side-genitive =
    { $side ->
        [north] północy
        [east] wschodu
        [south] południa
       *[west] zachodu
    }

## Actions, as a player chooses them

action-drawn-seat = Los wskazuje: { $seat }
action-drawn = Dobrany kafelek: { word-tile }
action-shown = Pokazany kafelek: { word-tile }
action-build = Wybuduj { word-tile-accusative }
action-imagine = Pozyskaj Punkt Wyobraźni: { word-tile }
action-use = Użyj Mocy Budynku { word-type-genitive }
action-give = Odrzuć { word-tile-accusative }
action-take = Weź { word-tile-accusative }
action-enough = Nie wymieniaj więcej kafelków
action-swap = Zastąp budynek kafelkiem „{ word-tile }”
action-bury = Połóż { word-tile-accusative } na spód stosu
action-bury-nothing = Nie kładź więcej
action-at = Pole { $cell }
action-turn =
    { $turning ->
        [one] Obrót o { $turning } stopień
        [few] Obrót o { $turning } stopnie
        [many] Obrót o { $turning } stopni
       *[other] Obrót o { $turning } stopnia
    }
action-pay = Zapłać kafelkiem „{ word-tile }”
action-end-turn = Zakończ turę

## The log

log-first = { $seat } zaczyna.
log-drawn = { $seat } dobiera { word-tile-accusative }.
log-drawn-secret = { $seat } dobiera kafelek.
log-shown = { $seat } ogląda { word-tile-accusative }.
log-shown-secret = { $seat } ogląda kafelek.
log-build = { $seat } zamierza wybudować { word-tile-accusative }.
log-imagine = { $seat } pozyskuje Punkt Wyobraźni: { word-tile }.
log-imagine-secret = { $seat } pozyskuje Punkt Wyobraźni.
log-use = { $seat } używa Mocy Budynku { word-type-genitive }.
log-give = { $seat } odrzuca { word-tile-accusative }.
log-take = { $seat } bierze { word-tile-accusative } ze Stosu Kafelków Odrzuconych.
log-enough = { $seat } nie wymienia więcej kafelków.
log-swap = { $seat } zamierza zastąpić budynek kafelkiem „{ word-tile }”.
log-bury = { $seat } wybiera { word-tile-accusative } na spód stosu.
log-bury-secret = { $seat } wybiera kafelek na spód stosu.
log-bury-nothing = { $seat } nie kładzie nic więcej na spód stosu.
log-place = { $seat } buduje { word-tile-accusative } na polu { $cell }.
log-replace = { $seat } zastępuje budynek na polu { $cell } kafelkiem „{ word-tile }”.
log-guard = { $seat } kładzie żeton Mocy Budynku militarnego na budynku na polu { $cell }.
log-turn = Tura { $turn }: { $seat }.
log-pay = { $seat } płaci kafelkiem „{ word-tile }”.
log-end-turn = { $seat } kończy turę.
log-bonus = { $seat } otrzymuje żeton Bonusu.
log-dark-energy =
    { $count ->
        [one] Mroczna Energia: z gry znika { $count } kafelek.
        [few] Mroczna Energia: z gry znikają { $count } kafelki.
        [many] Mroczna Energia: z gry znika { $count } kafelków.
       *[other] Mroczna Energia: z gry znika { $count } kafelka.
    }
log-removed = Usunięto: { word-tile } ({ $seat }).
log-under =
    { $count ->
        [one] Na spód Stosu Dobierania gracza { $seat } trafia { $count } kafelek.
        [few] Na spód Stosu Dobierania gracza { $seat } trafiają { $count } kafelki.
        [many] Na spód Stosu Dobierania gracza { $seat } trafia { $count } kafelków.
       *[other] Na spód Stosu Dobierania gracza { $seat } trafia { $count } kafelka.
    }
log-under-own = Na spód twojego Stosu Dobierania trafia { word-tile }.
log-token = { $seat } otrzymuje żeton Mocy Budynku { word-type-genitive }.
log-token-back = { $seat } odzyskuje żeton Mocy Budynku { word-type-genitive }.
log-token-pool = Żeton Mocy Budynku { word-type-genitive } wraca do puli.
log-out-of-tiles = { $seat } nie ma już kafelków.
log-skips = { $seat } ma pustą rękę i pomija akcję.
log-end = Koniec gry: { $points } do { $others }.

## How the game ended

finale-type = { $type ->
    [residential] Budynki mieszkalne
    [production] Budynki produkcyjne
    [military] Budynki militarne
    [magic] Budynki magiczne
   *[special] Budynki specjalne
}
finale-bonus = Żetony Bonusu
ended-points = więcej Punktów Zwycięstwa
ended-imagination = równa liczba Punktów Zwycięstwa, więcej Punktów Wyobraźni
ended-draw = remis: tyle samo Punktów Zwycięstwa i Punktów Wyobraźni

## What an action costs and brings

preview-imagination = Pozyskujesz 1 Punkt Wyobraźni.
preview-fits =
    { $count ->
        [one] Pasuje na { $count } pole: { $cells }.
        [few] Pasuje na { $count } pola: { $cells }.
        [many] Pasuje na { $count } pól: { $cells }.
       *[other] Pasuje na { $count } pola: { $cells }.
    }
preview-pay = Kosztuje 1 Punkt Wyobraźni.
preview-pay-with = Kosztuje 1 Punkt Wyobraźni: { word-tile } trafia na Stos Kafelków Odrzuconych.
preview-choose-turning = Pasuje w kilku ustawieniach; wybierzesz za chwilę.
preview-guard = Do twojej następnej tury przeciwnik nie może nic na nim położyć ani nic do niego dołożyć. Mroczna Energia nadal może go usunąć.
preview-scores = Wynik po tej akcji: ty { $own }, przeciwnik { $others }.
preview-bonus = Daje żeton Bonusu.
preview-removed = Mroczna Energia usuwa kafelek: { word-tile } ({ $seat }).
preview-may-end = To kończy grę, chyba że użyjesz jeszcze Mocy Budynku.
preview-token = Na koniec tury { $seat } otrzyma żeton Mocy Budynku { word-type-genitive }.
preview-token-pool = Na koniec tury żeton Mocy Budynku { word-type-genitive } wróci do puli.
preview-use-residential = Wymień najwyżej 3 kafelki z ręki na kafelki ze swojego Stosu Kafelków Odrzuconych.
preview-use-production = Jeden kafelek z twojego Stosu Kafelków Odrzuconych staje się Punktem Wyobraźni.
preview-use-military = Połóż żeton na budynku: w następnej turze przeciwnik nie może nic na nim położyć ani nic do niego dołożyć. Mroczna Energia nadal może go usunąć.
preview-use-magic = Obejrzyj najwyżej 4 losowe kafelki z ręki przeciwnika i połóż najwyżej 2 z nich na spód jego Stosu Dobierania.
preview-use-special = Zastąp swój budynek kafelkiem z ręki tego samego poziomu.
preview-swap = Zastąpiony kafelek bierzesz na rękę.
preview-take = Bierzesz na rękę { word-tile-accusative }.
preview-take-imagination = { word-tile } staje się Punktem Wyobraźni.
preview-give = { word-tile } trafia na twój Stos Kafelków Odrzuconych.
preview-bury = { word-tile } trafia na spód Stosu Dobierania przeciwnika.

## Why something is not allowed

now-lot = Najpierw los decyduje, kto zaczyna.
now-draw = Najpierw dobiera się kafelki.
now-main = To należy do innego kroku: teraz wybuduj budynek, pozyskaj Punkt Wyobraźni albo użyj Mocy Budynku.
now-place = Najpierw wybierz pole.
now-turn = Najpierw wybierz, jak obrócić kafelek.
now-pay = Najpierw wybierz Punkt Wyobraźni, którym płacisz.
now-give = Najpierw wybierz z ręki kafelek do odrzucenia albo zakończ wymianę.
now-take = Najpierw wybierz kafelek ze swojego Stosu Kafelków Odrzuconych.
now-swap = Najpierw wybierz z ręki kafelek, którym zastąpisz budynek.
now-show = Najpierw pokazuje się kafelki.
now-bury = Najpierw wybierz, które z pokazanych kafelków trafią na spód stosu.
refused-tile-not-in-box = W tym pudełku nie ma takiego kafelka.
refused-tile-not-in-hand = Nie masz na ręce kafelka „{ word-tile }”.
refused-action-done = W tej turze nie ma już kolejnej akcji.
refused-no-imagination = Duży Budynek kosztuje 1 Punkt Wyobraźni, a nie masz żadnego.
refused-no-place = { word-tile } nigdzie teraz nie pasuje.
refused-no-base = { word-tile } nie ma na czym stanąć: potrzebny jest budynek tego samego typu, o jeden poziom niższy.
refused-cell-taken = To pole jest zajęte.
refused-cell-touches-nothing = To pole nie przylega do żadnego budynku.
refused-wrong-symbol = Sąsiedni kafelek od { word-side-genitive } ma tu symbole { word-symbol-genitive }, a nowego nie da się obrócić tak, by zgadzały się wszystkie boki.
refused-wrong-count =
    Sąsiedni kafelek od { word-side-genitive } ma tu { $count ->
        [one] { $count } symbol
        [few] { $count } symbole
        [many] { $count } symboli
       *[other] { $count } symbolu
    } { word-symbol-genitive }, a nowy tylko { $own }.
refused-guarded = W tej turze tego budynku strzeże żeton Mocy Budynku militarnego.
refused-beside-guarded = Sąsiedniego budynku strzeże żeton Mocy Budynku militarnego: w tej turze nie można tu nic dołożyć.
refused-no-building = Tu nie ma budynku.
refused-castle-stays = Magiczny Zamek nie jest budynkiem.
refused-other-type = Ten kafelek można położyć tylko na kafelku budynku { word-type-genitive }.
refused-other-level = Poziomy się nie zgadzają: Duży Budynek kładzie się na budynku o jeden poziom niższym, a zastąpić budynek można tylko innym tego samego poziomu.
refused-wrong-symbols-below = Nie da się ustawić symboli tak jak na kafelku pod spodem.
refused-wrong-turning = W tym ustawieniu kafelek nie pasuje albo wygląda tak samo jak w innym.
refused-not-an-imagination-point = Ten kafelek nie jest twoim Punktem Wyobraźni.
refused-token-not-held = Nie masz tego żetonu.
refused-power-used = W tej turze Moc Budynku została już użyta.
refused-discard-empty = Nic by to nie dało: twój Stos Kafelków Odrzuconych jest pusty.
refused-hand-empty = Nic by to nie dało: nie masz nic na ręce.
refused-opponent-hand-empty = Nic by to nie dało: przeciwnik nie ma nic na ręce.
refused-land-empty = Nic by to nie dało: nie ma jeszcze żadnego budynku.
refused-nothing-to-replace = Żadnego twojego budynku nie da się zastąpić tym kafelkiem.
refused-tile-not-discarded = Na twoim Stosie Kafelków Odrzuconych nie ma kafelka „{ word-tile }”.
refused-just-put-down = Ten kafelek właśnie został odrzucony.
refused-just-taken-up = Ten kafelek właśnie trafił na rękę.
refused-not-shown = Ten kafelek nie został pokazany.
refused-already-buried = Ten kafelek jest już wybrany.
refused-special-not-replaced = Budynku specjalnego nie można zastąpić ani nim zastąpić innego.
refused-not-your-building = Ten budynek nie jest twój.
refused-must-act = Najpierw wykonaj akcję; nie można z niej zrezygnować.
refused-not-exchanged-yet = Wymień co najmniej jeden kafelek.

## Options

option-first = Kto zaczyna
option-first-lot = losowo
option-first-seat = gracz { $number }
option-empty-hand = Pusta ręka na początku tury
option-empty-hand-draw-first = gracz najpierw dobiera kafelki
option-empty-hand-skip = gracz pomija akcję i dobiera kafelki na koniec tury

## The board in text

board-turn = Tura { $turn }
board-tiles-left = Kafelki do zagrania: { $count }
board-bonus-left = Żetony Bonusu w puli: { $count }
board-guard = Żeton Mocy Budynku militarnego na polu { $cell } do następnej tury gracza { $seat }
board-guard-waits = Żeton Mocy Budynku militarnego czeka na następną turę gracza { $seat }
board-type = typ
board-token = żeton
board-to-take = brakuje
board-to-lose = do zwrotu
board-at-turn-end = na koniec tury
board-pool = pula
board-on-land = na budynku
board-player = gracz
board-score = PZ
board-hand = ręka
board-pile = stos
board-imagination = wyobraźnia
board-bonus = bonus
board-discard = Stos Kafelków Odrzuconych, { $seat }: { $tiles }
board-known = Wiadomo o kafelkach gracza { $seat }: { $tiles }
board-known-imagination = wśród Punktów Wyobraźni: { $tiles }
board-known-either = na ręce lub wśród Punktów Wyobraźni: { $tiles }
board-own-pile = Twój Stos Dobierania: { $tiles }
board-own-imagination = Twoje Punkty Wyobraźni: { $tiles }
board-own-hand = Twoja ręka
board-fits = pasuje
board-fails-symbol = symbol: { $cells }
board-fails-count = liczba: { $cells }
board-fails-guarded = strzeżone: { $cells }
board-fails-level = poziom: { $cells }
board-shown = Pokazane: { $tiles }
board-tile = { word-tile }
board-type-name =
    { $type ->
        [residential] mieszkalny
        [production] produkcyjny
        [military] militarny
        [magic] magiczny
       *[special] specjalny
    }
board-symbol-letter =
    { $symbol ->
        [earth] Z
        [air] P
        [water] W
       *[fire] O
    }
board-type-letter =
    { $type ->
        [residential] D
        [production] M
        [military] G
        [magic] Ż
       *[special] S
    }
board-legend = Z Ziemia, P Powietrze, W Woda, O Ogień · D Domek, M Młyn, G Garnizon, Ż Wieża Maga, S specjalny · * Mroczna Energia · # strzeżone · + pasuje · ^ przeciwnik może tu budować

## The page

page-board = Kraina
page-castle = Magiczny Zamek
page-side = { $side ->
    [north] północ
    [east] wschód
    [south] południe
   *[west] zachód
} { $symbol ->
    [earth] Ziemia
    [air] Powietrze
    [water] Woda
   *[fire] Ogień
} { $count }
page-points =
    { $count ->
        [one] { $count } Punkt Zwycięstwa
        [few] { $count } Punkty Zwycięstwa
        [many] { $count } Punktów Zwycięstwa
       *[other] { $count } Punktu Zwycięstwa
    }
page-dark-energy = Mroczna Energia
page-under = pod spodem: { $tiles }
page-build-at = Wybuduj { word-tile-accusative } na polu { $cell }
page-removes = Mroczna Energia usuwa: { $tiles }.
page-whole-land = Cała kraina
page-follow = Śledź grę
page-closer = Bliżej
page-farther = Dalej
page-more-cells = Pasujące pola dalej: { $count }
page-coverable = Przeciwnik może na tym jeszcze budować.
page-majorities = Przewagi
page-type-counts = { $type ->
    [residential] Mieszkalne
    [production] Produkcyjne
    [military] Militarne
    [magic] Magiczne
   *[special] Specjalne
} · { $counts }
page-token-of = żeton Mocy Budynku { word-type-genitive }
page-token-free = Żeton jest w puli.
page-token-held = Żeton ma { $seat }.
page-token-take =
    { $count ->
        [0] { $seat } ma dość budynków, by go otrzymać.
        [1] { $seat } potrzebuje jeszcze { $count } budynku, by go otrzymać.
       *[other] { $seat } potrzebuje jeszcze { $count } budynków, by go otrzymać.
    }
page-token-lose = Wróci do puli, gdy liczby budynków się zrównają; różnica wynosi teraz { $count }.
page-piles = Kafelki
page-discard = Stos Kafelków Odrzuconych gracza { $seat }
page-own-deck = Zostało w twoim Stosie Dobierania
page-own-imagination = Twoje Punkty Wyobraźni
page-put-under = Położone przez ciebie na spód stosu przeciwnika, w tej kolejności
page-known-in-hand = Na pewno na ręce gracza { $seat }
page-known-as-imagination = Na pewno Punkt Wyobraźni gracza { $seat }
page-unseen = Ręka, Stos Dobierania i Punkty Wyobraźni gracza { $seat }
page-put-down = Pozyskaj Punkt Wyobraźni
page-put-back = Zostaw na ręce
page-moment-over = { $seat } buduje na budynku gracza { $rival }
first-goal = Odbuduj wokół Magicznego Zamku cenniejszą część krainy: gdy wszystkie kafelki są zagrane, każdy kafelek na wierzchu daje swoje Punkty Zwycięstwa.
first-step = Wybierz kafelek z ręki. Pola, na które pasuje, podświetlą się, a kafelek będzie już dobrze obrócony.
page-goal = Liczą się widoczne kafelki: ty { $own }, przeciwnik { $others }. Kafelki do zagrania: { $left }.
page-goal-match = Liczą się widoczne kafelki. Kafelki do zagrania: { $left }.
page-tiles-to-play = kafelki do zagrania
page-step-main = Wybuduj budynek albo pozyskaj Punkt Wyobraźni
page-step-nothing-fits = Nic nie pasuje: pozyskaj Punkt Wyobraźni
page-step-picked = Wybierz podświetlone pole albo pozyskaj Punkt Wyobraźni.
page-step-fits-nowhere = Ten kafelek teraz nigdzie nie pasuje; możesz nim pozyskać Punkt Wyobraźni.
page-step-power = Akcja wykonana. Użyj Mocy Budynku albo zakończ turę
page-step-place = Wybierz podświetlone pole
page-step-guard = Wybierz budynek, którego ma strzec żeton
page-step-turn = Wybierz ustawienie kafelka
page-step-pay = Wybierz Punkt Wyobraźni, którym płacisz
page-step-give = Wybierz kafelek do odrzucenia
page-step-take = Wybierz kafelek ze swojego Stosu Kafelków Odrzuconych
page-step-swap = Wybierz kafelek, którym zastąpisz budynek
page-step-bury = Wybierz najwyżej dwa kafelki na spód stosu
way-build = Buduj: { $count ->
    [one] pasuje jeden twój kafelek
    [few] pasują { $count } twoje kafelki
    [many] pasuje { $count } twoich kafelków
   *[other] pasuje { $count } twojego kafelka
}. Wybierz któryś i zobacz gdzie.
way-sides = Na stykających się bokach jest ten sam symbol, a na twoim kafelku co najmniej tyle samo.
way-large = Większy budynek kładzie się na budynku tego samego typu o poziom niższym, nawet przeciwnika. Kosztuje Punkt Wyobraźni.
way-imagine = Albo odłóż kafelek: stanie się Punktem Wyobraźni.
way-nothing = Teraz nic nie pasuje. Najbliżej jest { word-tile }:
way-power = Raz na turę możesz użyć mocy żetonu, który masz.
lesson-goal = Grasz jako A przeciwko B. Razem odbudowujecie krainę wokół Magicznego Zamku, ale na końcu liczy się, czyje budynki są więcej warte. Punktują tylko kafelki na wierzchu.
lesson-sides = Na każdym boku jest symbol: góry to Ziemia, zawijasy to Powietrze, krople to Woda, płomienie to Ogień. Powtarza się od jednego do trzech razy.
lesson-pick = Tura to jedna akcja. Najpierw budowa: wybierz Domek I b. W prawdziwej grze zobaczysz wtedy wszystkie pola, na które pasuje, z kafelkiem już obróconym.
lesson-place = Na stykających się bokach musi być ten sam symbol, a na twoim kafelku musi ich być co najmniej tyle samo. Jeśli kafelek gdzieś nie pasuje, znak pokazuje bok, który przeszkadza. Wybuduj Domek na północ od Magicznego Zamku.
lesson-counts = B buduje Garnizon na wschodzie. Fioletowe światło i błyskawica to Mroczna Energia: zapamiętaj te znaki. Do tego budynku też można teraz dokładać następne.
lesson-imagine = Duże Budynki kosztują Punkt Wyobraźni. Pozyskasz go, jeśli zamiast budować położysz przed sobą zakryty kafelek z ręki. Kliknij Garnizon I a.
lesson-large = Masz już Punkt Wyobraźni, to ten księżyc, i możesz zapłacić za poziom II. Kładzie się go na budynku tego samego typu o jeden poziom niższym, swoim albo przeciwnika. Wybierz Domek II a.
lesson-cover = Wybuduj go na swoim Domku: 3 Punkty Zwycięstwa zamiast 1. Jeśli później na własnym poziomie II wybudujesz poziom III, otrzymasz też żeton Bonusu wart 5 Punktów Zwycięstwa.
lesson-majority = Kto na koniec swojej tury ma co najmniej dwa budynki jednego typu i więcej niż przeciwnik, otrzymuje żeton Mocy Budynku tego typu i może go używać w następnych turach. Na brzegu planszy widać, kto prowadzi. Wybierz Domek I a.
lesson-attach = Twój drugi Domek: wybuduj go na wschodzie.
lesson-dark = Masz żeton Mocy Budynku mieszkalnego. Ale B kładzie kafelek z Mroczną Energią obok tego na wschodzie: oba znikają, a z nimi twój nowy Domek, bo nic go już nie łączy z Magicznym Zamkiem. Zanim położysz taki kafelek, zobaczysz przekreślone wszystko, co zniknie.
lesson-end = Gdy wszystkie kafelki są zagrane, decydują Punkty Zwycięstwa na widocznych kafelkach, a przy remisie Punkty Wyobraźni. Udanej budowy!

## What is in the box: names of blocks and facts, and where we know them from

component-castle = Magiczny Zamek
component-bonus = Żetony Bonusu
component-hand = Ręka
component-residential = Budynki mieszkalne
component-production = Budynki produkcyjne
component-military = Budynki militarne
component-magic = Budynki magiczne
component-special = Budynki specjalne
# Names of facts; $block tells apart those that are called alike.
fact =
    { $part ->
        [sides] boki, zgodnie z ruchem wskazówek zegara
        [tokens] żetony
        [points] Punkty Zwycięstwa
        [tiles] kafelki
        [dark] Mroczna Energia
        [I] poziom{"\u00A0"}I
        [II] poziom{"\u00A0"}II
        [III] poziom{"\u00A0"}III
        [market] Targowisko
        [well] Studnia Mocy
        [observatory] Obserwatorium
        [wonder] Cud
        [others] dalsze budynki specjalne
        [earth] Ziemia
        [air] Powietrze
        [water] Woda
        [fire] Ogień
       *[other] { $part }
    }
source =
    { $block ->
        [castle] nasza rekonstrukcja: po jednym każdego symbolu, żeby dało się dołożyć każdy pierwszy kafelek
        [bonus] instrukcja, zawartość pudełka i bonus za budynek III poziomu
        [hand] instrukcja, przygotowanie do rozgrywki
        [special] nasza rekonstrukcja, dobrana symulacją; Targowisko, Studnia Mocy i po 2 punkty za nie są w przykładzie z instrukcji, Obserwatorium jest nasze
       *[other] nasza rekonstrukcja, dobrana symulacją; 27 kafelków frakcji podaje instrukcja; punkty pochodzą z jej przykładu, nazwy też, oprócz poziomów, których on nie pokazuje
    }

## Why a box is refused

box-most-tiles = to lista najwyżej tylu kafelków: { $most }
box-extending = kafelki Małych Budynków i budynków specjalnych: najwyżej { $most }, a nie { $found }; przykład w instrukcji pokazuje siedem z 27 kafelków jako poziom II lub III
box-tile = kafelek zapisuje się {"{"} sides = "E1 A1 W1 F1", points = 1 {"}"}
box-tile-fact = { $fact } jest tu zbędne; są sides, points, dark
box-points = punkty muszą być liczbą całkowitą od 0 do { $most }, a nie { $found }
box-dark = dark to true albo false, a nie { $found }
box-sides = boki to cztery litery E, A, W, F z liczbami, na przykład „E1 A1 W2 F3”, a nie { $found }
box-symbols = symboli na boku jest najwyżej { $most }, a nie { $found }
box-castle = do Magicznego Zamku nie pasuje żaden kafelek Małego Budynku ani budynku specjalnego

## The score helper

score-sculptors = Widoczne budynki Rzeźbiarzy Natury, na przykład residential-i=2,military-iii,special
score-engineers = Widoczne budynki Inżynierów Światła, na przykład magic-ii,special=2
score-sculptors-bonus = Żetony Bonusu Rzeźbiarzy Natury
score-engineers-bonus = Żetony Bonusu Inżynierów Światła
score-sculptors-imagination = Pozostałe Punkty Wyobraźni Rzeźbiarzy Natury
score-engineers-imagination = Pozostałe Punkty Wyobraźni Inżynierów Światła
score-points = Punkty na twoich kafelkach, jeśli są inne, na przykład ii=4
word-faction =
    { $faction ->
        [sculptors] Rzeźbiarze Natury
       *[engineers] Inżynierowie Światła
    }
word-type-plural =
    { $type ->
        [residential] mieszkalne
        [production] produkcyjne
        [military] militarne
        [magic] magiczne
       *[special] specjalne
    }
score-faction =
    { $points ->
        [one] { word-faction }: { $points } Punkt Zwycięstwa
        [few] { word-faction }: { $points } Punkty Zwycięstwa
        [many] { word-faction }: { $points } Punktów Zwycięstwa
       *[other] { word-faction }: { $points } Punktu Zwycięstwa
    }
score-parts = budynki { $buildings }, żetony Bonusu { $bonus }
score-winner = Wygrywają { word-faction }.
score-winner-imagination = Wygrywają { word-faction } dzięki Punktom Wyobraźni.
score-draw = Remis.
score-majority =
    { $token ->
        [sculptors] { word-type-plural }: { $own } do { $others }, żeton otrzymują Rzeźbiarze Natury na koniec swojej tury
        [engineers] { word-type-plural }: { $own } do { $others }, żeton otrzymują Inżynierowie Światła na koniec swojej tury
        [pool] { word-type-plural }: { $own } do { $others }, żeton wraca do wspólnej puli
       *[other] { word-type-plural }: { $own } do { $others }, żeton zostaje na swoim miejscu
    }
score-reconstructed = Punkty pochodzą z przykładu w instrukcji: poziom I { $one }, II { $two }, III { $three }, specjalne { $special }. Instrukcja nie podaje ich dla każdego kafelka, więc porównaj je ze swoimi.
score-own-points = Według podanych przez ciebie punktów: poziom I { $one }, II { $two }, III { $three }, specjalne { $special }.
page-helper-text = Z prawdziwym pudełkiem na stole: wskaż widoczne budynki, żetony Bonusu i Punkty Wyobraźni obu frakcji, a zobaczysz punkty, zwycięzcę i to, kto ma przewagę w każdym typie.
page-faction = { word-faction }
page-helper-building =
    { $level ->
        [none] specjalne
       *[other] { word-type-plural } { $level }
    }
page-helper-bonus = żetony Bonusu
page-helper-imagination = Punkty Wyobraźni
page-helper-points = Punkty na twoich kafelkach
page-helper-level =
    { $level ->
        [i] poziom I
        [ii] poziom II
        [iii] poziom III
       *[special] specjalne
    }

## Plans: what an action leads to, and what may go wrong

word-cases =
    { $cases ->
        [10] Niemal na pewno
        [1] Mniej więcej raz na 10
       *[other] Mniej więcej { $cases } razy na 10
    }
plan-bonus = Zdobywa żeton Bonusu.
plan-token = Zdobywa żeton Mocy Budynku { word-type-genitive }.
plan-points =
    { $points ->
        [one] Daje { $points } Punkt Zwycięstwa do twojej następnej tury.
        [few] Daje { $points } Punkty Zwycięstwa do twojej następnej tury.
        [many] Daje { $points } Punktów Zwycięstwa do twojej następnej tury.
       *[other] Daje { $points } Punktu Zwycięstwa do twojej następnej tury.
    }
plan-rival-loses =
    { $points ->
        [one] Odbiera przeciwnikowi { $points } Punkt Zwycięstwa.
        [few] Odbiera przeciwnikowi { $points } Punkty Zwycięstwa.
        [many] Odbiera przeciwnikowi { $points } Punktów Zwycięstwa.
       *[other] Odbiera przeciwnikowi { $points } Punktu Zwycięstwa.
    }
plan-imagination =
    { $count ->
        [one] Zostawia ci { $count } Punkt Wyobraźni na budowę.
        [few] Zostawia ci { $count } Punkty Wyobraźni na budowę.
        [many] Zostawia ci { $count } Punktów Wyobraźni na budowę.
       *[other] Zostawia ci { $count } Punktu Wyobraźni na budowę.
    }
plan-near-token = Do żetonu Mocy Budynku { word-type-genitive } brakuje już tylko jednego budynku.
plan-risk-points =
    { $points ->
        [one] { word-cases } tracisz { $points } Punkt Zwycięstwa.
        [few] { word-cases } tracisz { $points } Punkty Zwycięstwa.
        [many] { word-cases } tracisz { $points } Punktów Zwycięstwa.
       *[other] { word-cases } tracisz { $points } Punktu Zwycięstwa.
    }
plan-risk-token = { word-cases } tracisz żeton Mocy Budynku { word-type-genitive }.
task-mills = Zdobądź przewagę w młynach: jeden już masz, drugi jest na twojej ręce.
task-mills-hint = Wybierz Młyn i wybuduj go na podświetlonym polu. Na koniec tury żeton jest twój.
task-over = Buduj na budynku przeciwnika: większy budynek tego samego typu można położyć na jego budynku i miejsce jest twoje.
task-over-hint = Garnizon na zachodzie ma poziom I. Wybierz Garnizon II i wybuduj go tam; kosztuje jeden Punkt Wyobraźni.
task-dark = Niech uderzy Mroczna Energia: usuń z krainy co najmniej jeden budynek przeciwnika.
task-dark-hint = Kafelek z błyskawicą obok innego z błyskawicą usuwa oba, a z nimi wszystko, co tylko one łączyły z Magicznym Zamkiem. Spróbuj z Domkiem I z błyskawicą na północnym wschodzie.
task-last = Ostatnie tury prawdziwej partii: po trzy kafelki, a do przeciwnika brakuje ci trzech punktów. Wygraj!
task-last-hint = Budynek na budynku przeciwnika liczy się podwójnie: zyskujesz jego punkty, a przeciwnik traci te pod spodem. Spójrz na garnizon na zachodzie.

## Positions that cannot be read: the reason after the column

position-somebody = w tym kroku ktoś musi mieć turę
position-guard-token = żeton Mocy Budynku militarnego w krainie i wpis „guardian” muszą występować razem
position-token = w krainie może leżeć tylko żeton Mocy Budynku militarnego
position-no-turn = nikt nie ma tury, w której dobierałby kafelki
position-skips = w tej partii nikt nie pomija akcji
position-joined = budynek nie ma połączenia z Magicznym Zamkiem
position-guard = żeton Mocy Budynku militarnego musi leżeć na budynku
position-no-tile = żaden kafelek nie jest budowany
position-no-cell = kafelek nie ma pola
position-not-shown = kafelek nie został pokazany
position-no-power = nie użyto Mocy Budynku
position-cell = „{ $text }” nie jest polem; pole zapisuje się tak: „2N 1E”
position-unseen-tiles =
    { $count ->
        [one] nieznany jest { $count } kafelek miejsca { $number }
        [few] nieznane są { $count } kafelki miejsca { $number }
        [many] nieznanych jest { $count } kafelków miejsca { $number }
       *[other] nieznane jest { $count } kafelka miejsca { $number }
    }
position-nothing-shown = niczego nie pokazano
position-known-more = wiadomo więcej, niż jest
position-not-in-hand = kafelka nie ma na ręce
position-shown-elsewhere = pokazanego kafelka nie ma na ręce
position-under = kafelków pod stosem może być najwyżej { $most }
position-buildings = budynków w krainie może być najwyżej { $most }
position-box = w pudełku nie ma takiego kafelka
position-known = kafelka nie ma tam, gdzie wiadomo, że jest
position-building = budynek to „cell = seat tile turning”
position-two-buildings = na polu { $cell } stoją dwa budynki

## Tematy zadań

theme-bonus = Premia
theme-token = Żeton
theme-points = Punkty
theme-rival-loses = Rywal traci
theme-imagination = Wyobraźnia
theme-near-token = Blisko żetonu
## Characters of bots

character-builder = budowniczy
character-builder-about = Buduje do poziomu III dla Bonusu.
character-dreamer = marzyciel
character-dreamer-about = Oszczędza Punkty Wyobraźni.
character-collector = kolekcjoner
character-collector-about = Chce mieć żetony wszystkich typów budynków.
character-wrecker = burzyciel
character-wrecker-about = Buduje na budynkach przeciwnika.
character-cautious = ostrożny
character-cautious-about = Nie zostawia przeciwnikowi odsłoniętych budynków poziomu II.
## Tematy zadań

## Przygotowanie prawdziwego pudełka

set-up-1 = Połóżcie Magiczny Zamek na środku, a żetony obok niego (S1).
set-up-2 = Jeden gracz bierze niebieskie kafelki Rzeźbiarzy, drugi pomarańczowe Inżynierów (S1).
set-up-3 = Każdy miesza swoje kafelki w zakryty Stos Dobierania, dobiera sześć tak, by drugi ich nie widział, i zostawia miejsce na Stos Kafelków Odrzuconych (S1).
