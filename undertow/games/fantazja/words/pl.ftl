# Fantazja po polsku. Argumenty $seat i $rival to nazwy graczy, nieodmieniane.
# Komunikaty word-… to cegiełki tylko tego pliku.

game-sentence = Dwie frakcje magów odbudowują jedną krainę: dokładaj kafelki bok do boku, nadbudowuj domy rywala i strzeż się Mrocznej Energii.

## Cegiełki

word-tile = { $building ->
    [house] Domek { $level } { $letter }
    [mill] Młyn { $level } { $letter }
    [windmill] Wiatrak { $level } { $letter }
    [garrison] Garnizon { $level } { $letter }
    [tower] Wieża Maga { $level } { $letter }
    [market] Targowisko
    [well] Studnia Mocy
    [observatory] Obserwatorium
   *[wonder] Cud
}
word-tile-accusative = { $building ->
    [house] Domek { $level } { $letter }
    [mill] Młyn { $level } { $letter }
    [windmill] Wiatrak { $level } { $letter }
    [garrison] Garnizon { $level } { $letter }
    [tower] Wieżę Maga { $level } { $letter }
    [market] Targowisko
    [well] Studnię Mocy
    [observatory] Obserwatorium
   *[wonder] Cud
}
word-type = { $type ->
    [residential] mieszkalny
    [production] produkcyjny
    [military] militarny
    [magic] magiczny
   *[special] specjalny
}
word-type-genitive = { $type ->
    [residential] mieszkalnego
    [production] produkcyjnego
    [military] militarnego
    [magic] magicznego
   *[special] specjalnego
}
word-symbol = { $symbol ->
    [earth] ziemię
    [air] powietrze
    [water] wodę
   *[fire] ogień
}
word-side = { $side ->
    [north] północy
    [east] wschodzie
    [south] południu
   *[west] zachodzie
}
## Akcje

action-drawn-seat = Los wskazuje: { $seat }
action-drawn = Dobrany kafelek: { word-tile }
action-shown = Pokazany kafelek: { word-tile }
action-build = Wybuduj { word-tile-accusative }
action-imagine = Punkt Wyobraźni: { word-tile }
action-use = Użyj mocy budynku { word-type-genitive }
action-give = Odrzuć { word-tile-accusative }
action-take = Weź { word-tile-accusative }
action-enough = Nie wymieniaj więcej
action-swap = Wprowadź { word-tile-accusative }
action-bury = Odłóż { word-tile-accusative } na spód stosu
action-bury-nothing = Nie odkładaj nic więcej na spód stosu
action-at = Pole { $cell }
action-turn = Obrót o { $turning } stopni
action-pay = Zapłać kafelkiem { word-tile }
action-end-turn = Zakończ turę

## Dziennik

log-first = { $seat } zaczyna.
log-drawn = { $seat } dobiera { word-tile-accusative }.
log-drawn-secret = { $seat } dobiera kafelek.
log-shown = { $seat } ogląda { word-tile-accusative }.
log-shown-secret = { $seat } ogląda kafelek.
log-build = { $seat } zamierza wybudować { word-tile-accusative }.
log-imagine = { $seat } odkłada { word-tile-accusative } jako Punkt Wyobraźni.
log-imagine-secret = { $seat } odkłada Punkt Wyobraźni.
log-use = { $seat } używa mocy budynku { word-type-genitive }.
log-give = { $seat } odrzuca { word-tile-accusative }.
log-take = { $seat } bierze { word-tile-accusative } ze stosu odrzuconych.
log-enough = { $seat } nie wymienia więcej kafelków.
log-swap = { $seat } zamierza wprowadzić { word-tile-accusative }.
log-bury = { $seat } wybiera { word-tile-accusative } na spód stosu.
log-bury-secret = { $seat } wybiera kafelek na spód stosu.
log-bury-nothing = { $seat } nie odkłada nic więcej na spód stosu.
log-place = { $seat } buduje { word-tile-accusative } na polu { $cell }.
log-replace = { $seat } zastępuje budynek na polu { $cell } kafelkiem { word-tile }.
log-guard = { $seat } kładzie żeton militarny na budynku na polu { $cell }.
log-turn = Tura { $turn }: { $seat }.
log-pay = { $seat } płaci kafelkiem { word-tile }.
log-end-turn = { $seat } kończy turę.
log-bonus = { $seat } otrzymuje żeton Bonusu.
log-dark-energy = { $count ->
    [one] Mroczna Energia: z gry znika { $count } kafelek.
    [few] Mroczna Energia: z gry znikają { $count } kafelki.
    [many] Mroczna Energia: z gry znika { $count } kafelków.
   *[other] Mroczna Energia: z gry znika { $count } kafelka.
}
log-removed = Usunięto: { word-tile } ({ $seat }).
log-under = { $count ->
    [one] Na spód stosu gracza { $seat } trafia { $count } kafelek.
    [few] Na spód stosu gracza { $seat } trafiają { $count } kafelki.
    [many] Na spód stosu gracza { $seat } trafia { $count } kafelków.
   *[other] Na spód stosu gracza { $seat } trafia { $count } kafelka.
}
log-under-own = Na spodzie twojego stosu: { word-tile }.
log-token = { $seat } otrzymuje żeton { word-type }.
log-token-back = { $seat } odzyskuje żeton { word-type }.
log-token-pool = Żeton { word-type } wraca do puli.
log-out-of-tiles = { $seat } nie ma już kafelków.
log-end = Koniec gry: { $points } do { $others }.

## Jak skończyła się gra

ended-points = więcej Punktów Zwycięstwa
ended-imagination = równe punkty, więcej Punktów Wyobraźni
ended-draw = remis w punktach i w wyobraźni

## Co kosztuje i co daje akcja

preview-imagination = Jeden Punkt Wyobraźni więcej.
preview-fits = { $count ->
    [one] Pasuje na { $count } pole: { $cells }.
    [few] Pasuje na { $count } pola: { $cells }.
    [many] Pasuje na { $count } pól: { $cells }.
   *[other] Pasuje na { $count } pola: { $cells }.
}
preview-pay = Kosztuje 1 Punkt Wyobraźni.
preview-pay-with = Kosztuje Punkt Wyobraźni: { word-tile } trafia na stos odrzuconych.
preview-choose-turning = Pasuje w kilku ustawieniach; wybierzesz za chwilę.
preview-guard = Do twojej następnej tury rywal nic na nim nie położy i nic do niego nie dołoży.
preview-scores = Wynik po tej akcji: ty { $own }, rywal { $others }.
preview-bonus = Daje żeton Bonusu.
preview-removed = Mroczna Energia usuwa kafelek: { word-tile } ({ $seat }).
preview-may-end = To kończy grę, chyba że użyjesz jeszcze mocy.
preview-token = Na koniec tury { $seat } otrzyma żeton { word-type }.
preview-token-pool = Na koniec tury żeton { word-type } wróci do puli.
preview-use-residential = Wymień do 3 kafelków z ręki na kafelki ze swojego stosu odrzuconych.
preview-use-production = Jeden kafelek z twojego stosu odrzuconych staje się Punktem Wyobraźni.
preview-use-military = Połóż żeton na budynku: rywal nie ruszy go w następnej turze.
preview-use-magic = Obejrzyj do 4 losowych kafelków z ręki rywala i odłóż do 2 z nich na spód jego stosu.
preview-use-special = Zastąp swój budynek kafelkiem z ręki tego samego poziomu.
preview-swap = Zastąpiony kafelek trafia na twoją rękę.
preview-take = { word-tile } trafia na twoją rękę.
preview-take-imagination = { word-tile } staje się Punktem Wyobraźni.
preview-give = { word-tile } trafia na twój stos odrzuconych.
preview-bury = { word-tile } trafia na spód stosu rywala.

## Dlaczego nie wolno

now-lot = Najpierw los decyduje, kto zaczyna.
now-draw = Najpierw dobierane są kafelki.
now-main = To należy do innego kroku: teraz buduj, odłóż Punkt Wyobraźni albo użyj mocy.
now-place = Najpierw wybierz pole.
now-turn = Najpierw wybierz, jak obrócić kafelek.
now-pay = Najpierw wybierz Punkt Wyobraźni, którym płacisz.
now-give = Najpierw wybierz kafelek z ręki do odrzucenia albo zakończ wymianę.
now-take = Najpierw wybierz kafelek ze swojego stosu odrzuconych.
now-swap = Najpierw wybierz kafelek z ręki, który zastąpi budynek.
now-show = Najpierw pokazywane są kafelki.
now-bury = Najpierw wybierz, które z pokazanych kafelków trafią na spód stosu.
refused-tile-not-in-box = W tym pudełku nie ma takiego kafelka.
refused-tile-not-in-hand = Tego kafelka nie masz na ręce: { word-tile }.
refused-action-done = W tej turze nie ma już akcji.
refused-no-imagination = Duży Budynek kosztuje 1 Punkt Wyobraźni, a nie masz żadnego.
refused-no-place = { word-tile } nigdzie teraz nie pasuje.
refused-no-base = { word-tile } nie ma na czym stanąć: potrzebny jest budynek tego samego typu, o poziom niższy.
refused-cell-taken = To pole jest zajęte.
refused-cell-touches-nothing = To pole nie przylega do żadnego budynku.
refused-wrong-symbol = Na { word-side } sąsiad pokazuje { word-symbol }, a kafelka nie da się obrócić tak, by zgadzały się wszystkie boki.
refused-wrong-count = Na { word-side } sąsiad pokazuje { word-symbol } { $count }, a kafelek ma tam tylko { $own }.
refused-guarded = W tej turze tego budynku strzeże żeton militarny.
refused-beside-guarded = Sąsiedniego budynku strzeże żeton militarny: w tej turze nic tu nie dołożysz.
refused-no-building = Tu nie ma budynku.
refused-castle-stays = Zamek nie jest budynkiem.
refused-other-type = Ten kafelek może stanąć tylko na budynku typu: { word-type }.
refused-other-level = Poziomy się nie zgadzają: duży kafelek kładzie się na budynku o poziom niższym, a wymiana zachowuje poziom.
refused-wrong-symbols-below = Nie da się ustawić symboli tak jak na kafelku poniżej.
refused-wrong-turning = W tym ustawieniu kafelek nie pasuje albo wygląda tak samo jak w innym.
refused-not-an-imagination-point = Ten kafelek nie jest twoim Punktem Wyobraźni.
refused-token-not-held = Nie masz tego żetonu.
refused-power-used = W tej turze moc została już użyta.
refused-discard-empty = Nic by to nie dało: twój stos odrzuconych jest pusty.
refused-hand-empty = Nic by to nie dało: nie masz nic na ręce.
refused-opponent-hand-empty = Nic by to nie dało: rywal nie ma nic na ręce.
refused-land-empty = Nic by to nie dało: nie ma jeszcze budynków.
refused-nothing-to-replace = Żadnego twojego budynku nie da się tym zastąpić.
refused-tile-not-discarded = Tego kafelka nie ma na twoim stosie odrzuconych: { word-tile }.
refused-just-put-down = Ten kafelek właśnie został odrzucony.
refused-just-taken-up = Ten kafelek właśnie trafił na rękę.
refused-not-shown = Ten kafelek nie został pokazany.
refused-already-buried = Ten kafelek jest już wybrany.
refused-special-not-replaced = Budynków specjalnych się nie zastępuje ani nie wprowadza.
refused-not-your-building = Ten budynek nie jest twój.
refused-must-act = Najpierw wykonaj akcję; nie można z niej zrezygnować.
refused-not-exchanged-yet = Wymień co najmniej jeden kafelek.

## Opcje

option-first = Kto zaczyna
option-first-lot = losowo
option-first-seat = gracz { $number }

## Plansza w tekście

board-turn = Tura { $turn }
board-tiles-left = Kafelki do zagrania: { $count }
board-bonus-left = Żetony Bonusu w puli: { $count }
board-guard = Żeton militarny na { $cell } do następnej tury gracza { $seat }
board-guard-waits = Żeton militarny czeka na następną turę gracza { $seat }
board-type = typ
board-token = żeton
board-to-take = brakuje
board-to-lose = do zwrotu
board-at-turn-end = na koniec tury
board-pool = pula
board-on-land = na planszy
board-player = gracz
board-score = punkty
board-hand = ręka
board-pile = stos
board-imagination = wyobraźnia
board-bonus = bonus
board-discard = Odrzucone, { $seat }: { $tiles }
board-known = Wiadomo o ręce gracza { $seat }: { $tiles }
board-known-imagination = wśród Punktów Wyobraźni: { $tiles }
board-known-either = na ręce lub jako wyobraźnia: { $tiles }
board-own-pile = Twój stos: { $tiles }
board-own-imagination = Twoje Punkty Wyobraźni: { $tiles }
board-own-hand = Twoja ręka
board-fits = pasuje
board-fails-symbol = symbol: { $cells }
board-fails-count = liczba: { $cells }
board-fails-guarded = strzeżone: { $cells }
board-fails-level = poziom: { $cells }
board-shown = Pokazane: { $tiles }
board-tile = { word-tile }
board-type-name = { word-type }
board-legend = E ziemia, A powietrze, W woda, F ogień · H domek, M młyn, G garnizon, T wieża, S specjalny · * Mroczna Energia · # strzeżone · + pasuje · ^ rywal może nadbudować

## Strona

page-board = Kraina
page-castle = Zamek
page-side = { $side ->
    [north] północ
    [east] wschód
    [south] południe
   *[west] zachód
} { $symbol ->
    [earth] ziemia
    [air] powietrze
    [water] woda
   *[fire] ogień
} { $count }
page-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
}
page-dark-energy = Mroczna Energia
page-under = pod spodem: { $tiles }
page-build-at = Zbuduj { word-tile-accusative } na { $cell }
page-removes = Mroczna Energia usuwa: { $tiles }.
page-whole-land = Cała kraina
page-follow = Śledź grę
page-closer = Bliżej
page-farther = Dalej
page-more-cells = Pasujące pola dalej: { $count }
page-coverable = Rywal może to jeszcze nadbudować.
page-majorities = Przewagi
page-type-counts = { $type ->
    [residential] Mieszkalne
    [production] Produkcyjne
    [military] Militarne
    [magic] Magiczne
   *[special] Specjalne
} · { $counts }
page-token-of = żeton { word-type }
page-token-free = Żeton jest w puli.
page-token-held = Żeton ma { $seat }.
page-token-take = { $count ->
    [0] { $seat } ma dość, by go zabrać.
    [one] { $seat } potrzebuje jeszcze { $count } budynku, by go zabrać.
   *[other] { $seat } potrzebuje jeszcze { $count } budynków, by go zabrać.
}
page-token-lose = Wróci do puli, gdy liczby się zrównają; różnica wynosi teraz { $count }.
page-piles = Kafelki
page-discard = Odrzucone kafelki gracza { $seat }
page-own-deck = Zostało w twoim stosie
page-own-imagination = Twoje Punkty Wyobraźni
page-put-under = Odłożone przez ciebie pod stos rywala, w tej kolejności
page-known-in-hand = Na pewno na ręce gracza { $seat }
page-known-as-imagination = Na pewno Punkt Wyobraźni gracza { $seat }
page-unseen = Ręka, stos i wyobraźnia gracza { $seat }
page-put-down = Jako Punkt Wyobraźni
page-put-back = Odłóż na rękę
page-step-main = Wybierz kafelek, by go zbudować lub odłożyć, albo użyj mocy.
page-step-picked = Wybierz podświetlone pole albo odłóż kafelek.
page-step-fits-nowhere = Ten kafelek teraz nigdzie nie pasuje; możesz go odłożyć.
page-step-power = Akcja wykonana. Użyj mocy albo zakończ turę.
page-step-place = Wybierz podświetlone pole.
page-step-guard = Wybierz budynek, którego ma strzec żeton.
page-step-turn = Wybierz ustawienie kafelka.
page-step-pay = Wybierz Punkt Wyobraźni, którym płacisz.
page-step-give = Wybierz kafelek do odłożenia.
page-step-take = Wybierz kafelek ze swojego stosu odrzuconych.
page-step-swap = Wybierz kafelek, który wchodzi do gry.
page-step-bury = Wybierz do dwóch kafelków rywala, które trafią na spód stosu.
lesson-goal = Jesteś A, twoim rywalem jest B. Razem odbudowujecie krainę wokół zamku, a każde z was chce mieć w niej na końcu cenniejsze budynki. Liczą się tylko kafelki na wierzchu.
lesson-sides = Na każdym boku jest żywioł: góry to ziemia, zawijasy to powietrze, krople to woda, płomienie to ogień. Od jednego do trzech symboli.
lesson-pick = Tura to jedna akcja. Najpierw budowa: wybierz Domek I b. W prawdziwej grze zobaczysz wtedy każde pole, na które pasuje, z kafelkiem już obróconym.
lesson-place = Stykające się boki muszą mieć ten sam żywioł, a twój kafelek co najmniej tyle samo symboli. Gdzie nie pasuje, znak pokazuje przeszkadzający bok. Połóż domek na północ od zamku.
lesson-counts = B ma garnizon na wschodzie. Gwiazda wokół znaku i błyskawica to Mroczna Energia: zapamiętaj to. Do tego budynku też można teraz dokładać kolejne.
lesson-imagine = Duże budynki kosztują Punkt Wyobraźni. Żeby go zdobyć, zamiast budować, kładzie się kafelek z ręki zakryty. Kliknij Garnizon I a.
lesson-large = Masz już punkt, czyli księżyc, i możesz zapłacić za poziom II. Kładzie się go na budynek tego samego typu o poziom niższy, swój albo rywala. Wybierz Domek II a.
lesson-cover = Połóż go na swoim domku: 3 punkty zamiast 1. Jeśli później na własnym poziomie II stanie twój poziom III, dostaniesz też żeton Bonusu wart 5 punktów.
lesson-majority = Kto ma co najmniej dwa budynki danego typu i więcej niż rywal, dostaje na koniec tury jego żeton, a z nim moc na następne tury. Nad krainą widać, ile brakuje. Wybierz Domek I a.
lesson-attach = Twój drugi domek: połóż go na wschodzie.
lesson-dark = Masz żeton mieszkalny. Ale B ma teraz drugi kafelek z Mroczną Energią obok tego na wschodzie: oba zniknęły, a z nimi twój nowy domek, bo nic nie łączy go już z zamkiem. Zanim położysz taki kafelek, wszystko, co by zniknęło, jest przekreślone.
lesson-end = Gdy wszystkie kafelki są zagrane, decydują punkty widocznych kafelków, potem Punkty Wyobraźni. Udanej budowy!
