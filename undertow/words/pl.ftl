# The shell: everything that belongs to no single game. Arguments named $seat and $rival arrive as players' names.

## Refusals that any game can give

no-such-action = W tej grze nie ma akcji „{ $text }”.
match-is-over = Partia jest zakończona.
not-your-turn = To nie twoja kolej.
nothing-to-undo = Nie ma czego cofnąć: ostatni działał los albo inny gracz.
companion-draw-first = Najpierw podaj, co zostało wylosowane.
companion-no-draw = Teraz nic się nie losuje.
companion-not-here = Tego nie można tu wylosować.
companion-nothing-told = Nic jeszcze nie podano, więc nie ma czego cofnąć.
companion-all-out = { $count ->
    [one] W pudełku jest tylko { $count } taki element i już go wyjęto. Sprawdź stos.
    [few] W pudełku są tylko { $count } takie elementy i wszystkie już wyjęto. Sprawdź stos.
    [many] W pudełku jest tylko { $count } takich elementów i wszystkie już wyjęto. Sprawdź stos.
   *[other] W pudełku jest tylko { $count } takiego elementu. Sprawdź stos.
}
companion-secret-draw = Tę kartę widzi tylko jej właściciel, więc program nie może jej dobrać.
companion-not-your-draw = Tę kartę widzi i może podać tylko { $seat }.
companion-tell-hand = { $count ->
    [one] Podaj, która karta jest pokazywana.
    [few] Podaj, które { $count } karty są pokazywane.
    [many] Podaj, które { $count } kart jest pokazywanych.
   *[other] Podaj, które karty są pokazywane ({ $count }).
}
companion-no-deal = Żadna ręka zgodna z tym, co wiadomo, na to nie pozwala. Czy coś wpisano błędnie? Cofnij i wpisz jeszcze raz.

## People

player-name = Gracz { $number }
bot-name = Bot { $number }

## The terminal table

table-your-move = { $name }, co robisz?
table-choosing = { $name }, wybierz w tajemnicy:
table-curtain = Teraz przy ekranie: { $name }. Naciśnij Enter, gdy nikt inny nie patrzy.
table-prompt = Numer albo polecenie: why, preview, undo, log, rules, view, save, quit, help
table-not-understood = „{ $text }” to ani numer od 1 do { $count }, ani polecenie. Wpisz help.
table-why-usage = Podaj akcję w krótkiej postaci, na przykład: why { $example }
table-preview-usage = Podaj numer akcji od 1 do { $count }, na przykład: preview 1
table-nothing-to-preview = Ta akcja sama w sobie nic nie kosztuje i nic nie daje.
table-allowed = To jest dozwolone: znajdziesz to na liście powyżej.
table-no-such-rule = Nie ma zasady { $rule }.
rules-missing = Ta gra nie ma tekstu zasad.
table-undone = Cofnięto.
table-saved = Zapisano w pliku { $file }.
table-not-saved = Nie zapisano: { $reason }
table-kept = Partia jest zachowana. Wrócisz do niej poleceniem: { $command }
table-winners =
    { $count ->
        [0] Nikt nie wygrywa.
        [1] Wygrywa { $names }.
       *[other] Wspólnie wygrywają: { $names }.
    }
table-ended-by = Powód zakończenia: { $ending }.
table-commitment = Los jest ustalony z góry; jego kryptograficzne zobowiązanie to { $commitment }
table-seed = Ziarno losowości to { $seed }
table-help-why = why AKCJA: dlaczego akcja jest niedozwolona, z podaniem zasady
table-help-preview = preview N: ile kosztuje i co daje akcja N
table-help-undo = undo: cofnij swoją ostatnią akcję
table-help-log = log: co się do tej pory wydarzyło
table-help-rules = rules [ZASADA]: wszystkie zasady albo jedna z nich
table-help-view = view: narysuj planszę jeszcze raz
table-help-save = save [PLIK]: zapisz partię do pliku
table-help-quit = quit: odejdź od stołu; partia zostaje zachowana

## What the server refuses

refused-bad-address = Tego adresu nie można użyć: { $reason }.
refused-bad-box = Te elementy nie pasują do gry.
refused-bad-cards = Takich kart być nie może: { $reason }.
refused-bad-file = To nie jest plik partii: wiersz { $line }, { $reason }.
refused-bad-invitation = To zaproszenie nie dotyczy tego stołu.
refused-bad-login = Nazwa lub hasło są błędne.
refused-bad-name =
    { $longest ->
        [1] Nazwa ma dokładnie { $longest } drukowalny znak.
       *[other] Nazwa ma od 1 do { $longest } drukowalnych znaków.
    }
refused-bad-options = Takie opcje nie są możliwe: { $reason }.
refused-bad-origin = To żądanie pochodzi z innej witryny.
refused-bad-position = To nie jest pozycja z tej gry: kolumna { $column }, { $reason }.
refused-bad-request = Żądanie jest niezrozumiałe: { $reason }.
refused-bad-token = Ten link lub klucz jest nieznany, zużyty albo nieaktualny.
refused-banned = To konto lub ten adres nie ma dostępu do serwera.
refused-broken-log = Zapis tej partii nie daje się odtworzyć; pozostaje nietknięty.
refused-busy = Baza danych serwera nie odpowiada. Spróbuj ponownie za { $seconds } s.
refused-closed = Ten stół jest zamknięty.
refused-illegal-action = Ta akcja nie jest teraz dozwolona.
refused-internal = Coś poszło nie tak na serwerze; niczego nie zmieniono.
refused-method-not-allowed = Ten adres nie przyjmuje takiego żądania.
refused-name-taken = Ta nazwa jest zajęta.
refused-no-hints = Przy stole rankingowym nie ma podpowiedzi.
refused-no-offer = Nie ma na co odpowiadać.
refused-nonce-given = Dla tego miejsca podano już inną liczbę losową.
refused-nonce-too-early = Liczba losowa liczy się dopiero po zobowiązaniu: najpierw zarezerwuj ziarno.
refused-nothing-to-choose = Nie ma tu czego wybierać: decyduje los albo partia jest skończona.
refused-not-begun = Partia jeszcze się nie zaczęła: są wolne miejsca.
no-page = Ten serwer nie ma strony, bo podczas instalacji nie udało się jej zbudować. Programy mogą tu grać. Aby mogli grać także ludzie, zainstaluj pełną wersję Undertow.
refused-not-found = Nie ma takiego stołu ani strony.
refused-not-idle = Na tym miejscu nikt nie zwleka z ruchem.
refused-not-over = Będzie to możliwe po zakończeniu partii.
refused-not-signed-in = Do tego potrzebne jest konto: najpierw się zaloguj.
refused-not-your-seat = To nie jest twoje miejsce.
refused-other-rules-version = Ta partia zaczęła się według wersji { $version } zasad; ten serwer gra według wersji { $known }.
refused-others-play = Siedzą tu też inne osoby; zamiast zamykać, wstań od stołu.
refused-rated-analysis = To stoi na planszy trwającej partii rankingowej. Analiza będzie możliwa po jej zakończeniu.
refused-rated-position = Partia rozpoczęta od pozycji nie może być rankingowa.
refused-rated-undo = Przy stole rankingowym nie można cofnąć akcji, po której nastąpiło losowanie.
refused-seat-taken = Nie ma takiego wolnego miejsca.
refused-stale = Partia poszła dalej; spójrz na stół jeszcze raz.
refused-too-large =
    { $limit ->
        [one] To jest większe niż { $limit } bajt.
        [few] To jest większe niż { $limit } bajty.
        [many] To jest większe niż { $limit } bajtów.
       *[other] To jest większe niż { $limit } bajta.
    }
refused-too-many-requests = Za dużo żądań; odczekaj { $seconds } s.
refused-too-many-subscriptions =
    { $limit ->
        [1] Powiadomienia przychodzą już do { $limit } miejsca; najpierw je usuń.
       *[other] Powiadomienia przychodzą już do { $limit } miejsc; najpierw usuń któreś.
    }
refused-too-many-tables =
    { $limit ->
        [one] Masz { $limit } niedokończoną partię; najpierw ją dokończ.
        [few] Masz { $limit } niedokończone partie; najpierw dokończ którąś.
        [many] Masz { $limit } niedokończonych partii; najpierw dokończ którąś.
       *[other] Masz { $limit } niedokończonej partii; najpierw dokończ którąś.
    }
refused-too-many-undos = Cofnięto to zbyt wiele razy; najpierw zagraj dalej.
refused-used-reservation = Tej rezerwacji użyto już dla innego stołu.
refused-no-companion = Przy tym stole niczego się nie wpisuje: losuje program.
refused-no-hints-here = Przy tym stole nie ma podpowiedzi.
refused-no-unknown-hands = W tej grze albo z więcej niż jednym botem ręce nie mogą pozostać nieznane.
refused-rated-companion = Partia przy prawdziwym stole nie może być rankingowa.
refused-told-chance = W tej partii losowano przy prawdziwym stole, więc nie ma ziarna do sprawdzenia.
refused-unknown-hands = W tej partii nie podano kart na rękach, więc nie ma czego analizować.

## Notices

notice-your-turn = Twoja kolej.
notice-match-over = Partia jest zakończona.

## The page

page-welcome = Gry planszowe nad rzeką: wszystko gotowe, siadaj do stołu
page-play-now = Graj teraz
page-new-table = Nowy stół
page-learn = Naucz się grać
page-lesson = Krok { $number } z { $count }
page-next = Dalej
page-skip-tutorial = Pomiń samouczek
page-lessons = Lekcje
page-tasks = Małe zadania
page-task = Zadanie { $number } z { $count }
page-try = Spróbuj
page-task-hint = Wskazówka
page-task-done = Brawo!
page-task-lost = W ten sposób już się nie uda.
page-task-again = Jeszcze raz
page-task-next = Następne zadanie
page-not-there = Nie tam. Kliknij to, co się świeci.
page-tool = Kalkulator punktów
page-about-game = Zasady i elementy
page-players = { $least }–{ $most } graczy
page-players-exactly =
    { $count ->
        [1] { $count } gracz
       *[other] { $count } graczy
    }
page-minutes =
    { $most ->
        [one] { $least }–{ $most } minuta
        [few] { $least }–{ $most } minuty
        [many] { $least }–{ $most } minut
       *[other] { $least }–{ $most } minuty
    }
page-minutes-about =
    { $count ->
        [one] około { $count } minuty
        [few] około { $count } minut
        [many] około { $count } minut
       *[other] około { $count } minuty
    }
page-go-on-playing = Graj dalej
page-my-matches = Moje partie
page-match-won = Wygrana
page-match-lost = Przegrana
page-match-shared = Wspólna wygrana
page-with = przeciwnicy: { $names }
page-more-matches = Pokaż wszystkie
page-picture-of = Plansza gry { $game } teraz
page-watch = Oglądaj
page-open-file = Obejrzyj partię z pliku
page-account = Konto
page-account-why = Z kontem twoje stoły i wyniki są z tobą na każdym urządzeniu. Bez konta grasz jako gość tej przeglądarki.
page-account-name = Nazwa
page-password = Hasło
page-password-how = co najmniej 8 znaków
page-sign-in = Zaloguj się
page-sign-up = Nowe konto
page-sign-out = Wyloguj się
page-signed-in-as = Zalogowano: { $name }
page-statistics = Zakończone partie
page-count-finished = zakończone
page-count-won = wygrane
page-statistics-none = Żadna partia nie jest jeszcze zakończona.
page-status-waiting = Czeka na graczy
page-status-playing = W toku
page-status-finished = Zakończona
page-your-turn = Twoja kolej
page-to-act = ma ruch
page-guest = Gość
page-your-name = Twoje imię
page-change-name = Zmień imię
page-seats = Miejsca
page-who-sits = Kto siedzi na miejscu { $number }
page-seat-me = Ja
page-seat-here = Ktoś przy tym ekranie
page-seat-name = Imię przy miejscu { $number }
page-seat-bot = Bot
page-seat-friend = Znajomy, przez link
page-seat-open = wolne miejsce
page-bot-level = Poziom bota
page-bot-otter = Wydra
page-bot-heron = Czapla
page-bot-fox = Lis
page-bot-bear = Miś
page-bot-owl = Sowa
page-bot-beaver = Bóbr
page-bot-frog = Żaba
page-bot-cat = Kot
page-bot-crab = Krab
page-bot-seal = Foka
page-bot-hare = Zając
page-bot-duck = Kaczka
bot-level-random = losowy
bot-level-greedy = szybki
bot-level-first-time = pierwszy raz
bot-level-beginner = początkujący
bot-level-casual = przeciętny
bot-level-strong = mocny
bot-level-expert = ekspert
bot-level-master = mistrz
bot-level-about-first-time = Dopiero poznał zasady: widzi kilka możliwości, a większość przeocza.
bot-level-about-beginner = Wie, co opłaca się teraz, i wiele przeocza.
bot-level-about-casual = Gra jak ktoś po kilku wieczorach: rozsądnie, ale łatwo go zaskoczyć.
bot-level-about-strong = Przewiduje swoją turę i odpowiedzi innych; rzadko się myli.
bot-level-about-expert = Starannie rozważa każdy wybór.
bot-level-about-master = Myśli dziesięć razy dłużej niż ekspert.
page-bot-character = Charakter bota
page-bot-character-none = zwyczajny
bot-level-partner = tak mocny jak ja
bot-level-about-partner = Gra mocniej, gdy wygrywasz, i słabiej, gdy przegrywasz, żeby siły pozostały wyrównane.
page-partner-level = Teraz gra na poziomie „{ $level }”.
page-partner-strength = Teraz między poziomami „{ $lower }” i „{ $higher }”, w { $percent } % drogi.
page-options = Opcje
page-listed = Ten stół może oglądać każdy
page-begin = Przygotuj stół
page-back = Wstecz
page-home = Wszystkie gry
page-join = Dołącz do stołu
page-sit-down = Usiądź
# The title of a link that people share; the game's name is not inflected.
share-invitation = Zagrajmy w grę { $game }
page-invite = Zaproś znajomych
page-invite-how = Wyślij ten link albo daj zeskanować kod. Partia zacznie się, gdy wszystkie miejsca będą zajęte.
page-qr = Link jako kod QR
page-table-menu = Więcej przy tym stole
page-continue = Graj dalej na innym urządzeniu
page-continue-how = Otwórz ten link na drugim urządzeniu albo zeskanuj tam kod. Działa raz, przez siedem dni; twoje miejsce przenosi się wtedy tam.
page-recover = Twoja partia na tym urządzeniu
page-recover-how = Twoje miejsce przenosi się na to urządzenie. Na tamtym od tej chwili tylko oglądasz.
page-recover-here = Graj dalej tutaj
page-ask-undo = Poproś o cofnięcie swojej ostatniej akcji
page-leave = Odejdź od stołu
page-leave-how = Twoje miejsce się zwalnia; może je zająć każdy, kto ma zaproszenie.
page-leave-sure = Odejdź
page-stand-in = Niech gra tu bot
page-bot-for = bot za gracza { $name }
page-rematch-join = Dołącz do nowej partii
page-download = Pobierz partię
page-copy-link = Skopiuj link
page-copied = Skopiowano
page-language = Język
page-language-en = English
page-language-bg = Български
page-language-pl = Polski
page-language-ru = Русский
page-settings = Ustawienia
page-theme = Motyw
page-theme-auto = jak na urządzeniu
page-theme-light = popołudnie
page-theme-dark = wieczór
page-speed = Szybkość ruchu pionków
page-speed-slow = wolno
page-speed-normal = normalnie
page-speed-fast = szybko
page-speed-off = od razu
page-confirm-setting = Potwierdzaj ostatnią akcję tury
page-forced-setting = Kroki bez wyboru dzieją się same
page-keys-setting = Pojedyncze klawisze wybierają akcje
page-sound = Głośność dźwięków
page-bed-setting = Woda lub wiatr w tle
page-notices = Powiadamiaj mnie, gdy przyjdzie moja kolej
page-notices-refused = Ta przeglądarka nie pozwala tej stronie na powiadomienia; można to zmienić w jej ustawieniach.
page-notices-here = Powiadomienia przychodzą, gdy ta strona jest gdzieś otwarta.
page-notices-asking = Pytamy przeglądarkę …
page-notices-unreached = Usługa powiadomień tej przeglądarki nie odpowiada: powiadomienia przychodzą tylko wtedy, gdy ta strona jest gdzieś otwarta. Aby spróbować jeszcze raz, wyłącz je i włącz.
page-notices-always = Powiadomienia przychodzą także wtedy, gdy ta strona jest zamknięta.
page-choice = Twój wybór
page-close = Zamknij
page-stale = Jest nowsza wersja tej strony.
page-reload = Odśwież
page-offline = Brak połączenia
page-offline-text = Twoje stoły czekają. Wróć, gdy znów będziesz online.
page-offline-again = Spróbuj ponownie
page-board-in-words = Plansza opisana słowami
page-your-move = Twój ruch
page-actions = Co możesz zrobić
page-turn-so-far = Twoja tura do tej pory
page-undo = Cofnij
page-confirm = Potwierdź
page-skip = Pomiń
page-since-my-turn = Co się wydarzyło?
page-chosen = Wybrano. Możesz zmienić zdanie, dopóki nie wybiorą wszyscy.
page-waiting-for = Czekamy na: { $names }
page-turn-of = Tura: { $name }
page-set-up = { $count ->
    [one] Przygotowanie stołu ({ $count } krok)
    [few] Przygotowanie stołu ({ $count } kroki)
    [many] Przygotowanie stołu ({ $count } kroków)
   *[other] Przygotowanie stołu ({ $count } kroku)
}
page-waiting-for-players = Czekamy na graczy
page-reconnecting = Ponowne łączenie … twoje ruchy nie przepadną.
page-moment = Po { $number } z { $count } akcji
page-now = Wróć do bieżącej chwili
page-show-moment = Pokaż tę chwilę
page-log = Dziennik
page-score = wynik
page-players-tab = Gracze
page-drawer = Dziennik, gracze, zasady
page-header = Undertow: strona główna i ustawienia
page-rules = Zasady
page-rule = Zasada { $rule }
page-search-rules = Szukaj w zasadach
page-nothing-found = Nic nie znaleziono.
page-rematch = Zagraj jeszcze raz
page-won-by = { $points ->
    [one] Wygrana różnicą { $points } punktu.
    [few] Wygrana różnicą { $points } punktów.
    [many] Wygrana różnicą { $points } punktów.
   *[other] Wygrana różnicą { $points } punktu.
}
page-won-level = Równo w punktach: zdecydowała zasada remisu.
page-won-shared = Równo do końca: zwycięstwo jest wspólne.
page-key-moments = Co zdecydowało
page-breakdown = Punkty
page-total = Razem
page-show-me = Pokaż mi
page-just-play = Od razu gram
page-first-now = Teraz:
page-count-again = Policz jeszcze raz
page-result = Wynik
page-see-board = Zobacz planszę
page-replay = Powtórka
page-review = Przegląd
page-review-progress = Trwa obliczanie przeglądu
page-replay-slider = Chwila partii
page-turn-number = Tura { $number } z { $count }
page-chapter = { $text } – tura { $number }
page-back-turn = Jedną turę wstecz
page-on-turn = Jedną turę naprzód
page-play-on = Odtwórz
page-pause = Pauza
page-back-one = Jedną akcję wstecz
page-on-one = Jedną akcję naprzód
page-play-from-here = Graj od tego miejsca
page-from-moment = Z zakończonej partii, po akcji { $number }
page-from-position = Ta partia zaczęła się od pozycji.
page-position = Pozycja
page-position-text = Pozycja jako tekst
page-position-fits = To jest pozycja z tej gry.
page-position-help = Zmień wiersz, a plansza zmieni się za nim. ? oznacza to, czego gracz nie wie; zostanie rozdane na początku partii.
page-share-moment = Udostępnij tę chwilę
page-knowledge = Patrzy
page-spectator = widz
page-curtain = Teraz przy ekranie: { $name }. Kontynuuj, gdy nikt inny nie patrzy.
page-raise-curtain = Podnieś kurtynę
page-offer-undo = { $name } prosi o cofnięcie ostatniej akcji.
page-offer-stand-in = { $name } proponuje, by za nieobecną osobę grał bot.
page-agree = Zgódź się
page-decline = Odmów
page-bot-acts = Gra za ciebie bot.
page-thinking-short = myśli krótko: serwer jest zajęty
page-return = Odzyskaj moje miejsce
page-about = O stronie
page-about-text = Undertow to wolne oprogramowanie na licencji MIT. Plansze, żetony i obrazki narysowaliśmy sami; gry należą do ich autorów i wydawców.
page-about-icons = Małe ikony są dziełem Lorca, Delapouite’a i innych artystów z game-icons.net, na licencji CC BY 3.0.
page-components = Co jest w pudełku
page-source = Źródło

## Hints

page-hint = Co warto zrobić?
page-hint-thinking = Trwa namysł …
page-hint-title = Najlepsze możliwości
page-hint-chance = { $chance } % szans na wygraną
page-hint-interval = zapewne od { $low } do { $high } %
page-rated = Gra rankingowa: nikt nie dostaje podpowiedzi
page-hint-equal = Mniej więcej tak samo dobre
page-hint-close = Zamknij podpowiedzi
hint-forced = Nic innego nie da się zrobić.
hint-plan = To najlepiej przygotowuje dalsze ruchy.

## Chance that is checked

page-commitment-title = Skąd wiadomo, że los jest uczciwy
page-commitment-how = Przed partią serwer ustalił tajne ziarno i ogłosił jego odcisk, czyli zobowiązanie. Potem przeglądarka każdego gracza dodała własną liczbę losową. Po partii ziarno jest ujawniane, a twoja przeglądarka oblicza każde losowanie jeszcze raz.
page-commitment = Zobowiązanie:
page-chance-checking = Sprawdzanie losowań …
page-chance-checked = { $count ->
    [0] Los nie miał nic do rozstrzygnięcia
    [one] Los sprawdzony: { $count } losowanie
    [few] Los sprawdzony: { $count } losowania
    [many] Los sprawdzony: { $count } losowań
   *[other] Los sprawdzony: { $count } losowania
}
page-chance-checked-how = Twoja przeglądarka obliczyła każde losowanie z ziarna i liczb losowych graczy; wszystkie się zgadzają.
page-chance-checked-nonce = Jest wśród nich twoja własna liczba.
page-chance-unchecked = Nie udało się sprawdzić losowań.
page-chance-wrong = Los nie jest taki, jak obiecano.
page-chance-wrong-seed = Ziarno nie pasuje do zobowiązania.
page-chance-wrong-commitment = To nie jest zobowiązanie, które twoja przeglądarka widziała przed partią.
page-chance-wrong-nonce = Liczba losowa twojej przeglądarki nie została użyta.
page-chance-wrong-note = Serwer dodał coś, czego nie wolno dodawać.
page-chance-wrong-draw = Wiersz { $number } dziennika nie wynika z ziarna.
page-chance-wrong-log = Wiersz { $number } dziennika nie zgadza się z losowaniem.

## Tables that wait

page-waiting-tables = Czeka na ciebie partia
page-waiting-tables-how = Wróć do jednej z tych partii albo zamknij którąś.
page-new-match-refused = Teraz nie można zacząć nowej partii
page-new-match = Nowa partia
page-go-on = Graj dalej
page-close-table = Zamknij stół
page-close-table-how = Partia kończy się na dobre. Nie ma wyniku i nigdzie się nie liczy.
page-close-table-sure = Zamknij na dobre
page-idle-timeout = Bot może zastąpić gracza po
page-idle-timeout-minutes = 10 minutach
page-idle-timeout-hour = godzinie
page-idle-timeout-day = jednym dniu
page-idle-timeout-days = 3 dniach
page-idle-timeout-week = tygodniu

## The account and what is kept

page-sign-out-everywhere = Wyloguj wszędzie
page-account-data = Konto i dane
page-download-data = Pobierz moje dane
page-change-password = Zmień hasło
page-password-old = Obecne hasło
page-password-new = Nowe hasło
page-password-changed = Hasło zostało zmienione.
page-delete-account = Usuń konto
page-delete-account-how = Twoja nazwa, hasło, urządzenia i miejsca zostaną usunięte. Zakończone partie zostają dla innych, którzy w nich grali, bez twojej nazwy.
page-delete-account-sure = Usuń na dobre
page-privacy = Prywatność
page-privacy-kept = Co przechowujemy
page-privacy-kept-text = Ruchy twoich partii, imię wpisane przy stole, a jeśli masz konto, także jego nazwę i skrót hasła. Żadnych adresów e-mail, prawdziwych nazwisk ani reklam. Przy koncie także twoje rankingi i wyniki partii rankingowych.
page-privacy-cookie = Jedno ciasteczko
page-privacy-cookie-text = Mówi serwerowi, które stoły są twoje. Do niczego innego nie służy.
page-privacy-device = Na twoim urządzeniu
page-privacy-device-text = Twoje ustawienia oraz liczby losowe, którymi przeglądarka sprawdza losowania.
page-privacy-shown = Co widzą inni
page-privacy-shown-text = Osoby przy twoim stole widzą twoje imię i ruchy. Obcy widzą je tylko przy stołach otwartych dla widzów, a kto ma link do zakończonej partii, może ją odtworzyć. Twoje rankingi widzą wszyscy, chyba że ukryjesz je na stronie konta, a stół otwarty dla każdego widać w poczekalni z twoim imieniem.
page-privacy-others = Nikt inny
page-privacy-others-text = Strona nie wczytuje niczego z innych witryn. Jeśli poprosisz o powiadomienia, przenosi je usługa powiadomień twojej przeglądarki.
page-privacy-rights = Twoje dane
page-privacy-rights-text = Na stronie konta możesz pobrać wszystko, co o tobie przechowujemy, i usunąć konto.
page-privacy-long = Jak długo
page-keep-waiting = Stoły, przy których nie zaczęto gry, od ostatniej zmiany
page-keep-bots = Trwające partie z jedną osobą, od ostatniego ruchu
page-keep-people = Trwające partie z kilkoma osobami, od ostatniego ruchu
page-keep-closed = Zamknięte stoły
page-keep-finished = Zakończone partie
page-keep-guests = Goście bez konta i bez stołu
page-keep-days =
    { $days ->
        [0] na zawsze
        [one] { $days } dzień
        [few] { $days } dni
        [many] { $days } dni
       *[other] { $days } dnia
    }
page-former-player = Były gracz

## Boxes: why components are refused (after the place), and pages about them

box-number = musi być liczbą całkowitą od { $least } do { $most }, a nie { $found }
box-numbers = musi zawierać liczby całkowite od { $least } do { $most }, a nie { $found }
box-length = liczb musi być { $wanted }, a jest { $found }
box-rows = wierszy musi być { $wanted }
box-tiles = kafelków musi być { $wanted }, a jest { $found }
box-grade = ocena to jedna z: { $grades }
box-source = brakuje źródła
box-outside = stoi poza wszystkimi blokami
box-missing = brakuje tego bloku; są: { $blocks }
box-unknown-block = ta gra nie ma takiego bloku; czyta { $blocks }
box-unknown-fact = ta gra nie ma takiej danej; czyta { $facts }
box-fixed = według instrukcji jest tu { $value }, a nie { $found }
box-too-large = za duży: ponad { $most } B
box-unreadable = nie da się odczytać: { $reason }
plain-reason = { $reason }
box-not-json = to nie jest pudełko: potrzebna jest tabela bloków z ich danymi, jako JSON
components-fits = { $file } to pudełko gry { $game }
page-grade-words =
    { $grade ->
        [A] wydrukowane w instrukcji albo potwierdzone przez dwa publiczne źródła
        [B] z jednego publicznego źródła albo z rachunku
       *[C] nasza rekonstrukcja: w twoim pudełku może być inaczej
    }
page-own-source = twoje pudełko

## Score helpers

score-unknown = nie ma { $name }; są { $names }
score-twice = { $name } podano dwa razy
score-no-value = { $name } wymaga wartości
score-most = { $name }: najwyżej { $most }, a nie { $found }
score-number = „{ $text }” nie jest liczbą całkowitą od { $least } do { $most }
score-gap = „{ $text }” nie jest wyrwą; napisz oba jej końce, na przykład 4-1, albo bridge
page-helper-more = Dodaj: { $name }
page-helper-fewer = Usuń: { $name }
page-helper-clear = Wyczyść wszystko
page-helper-own-box = Policzone według twojego pudełka.

## Boxes of their own, and the rulebook’s examples on the board

page-box = Moje pudełko
page-box-differs = W moim pudełku jest inaczej
page-box-text = Masz tę grę? Wpisz raz, co naprawdę jest w twoim pudełku. Zmienić można tylko to, czego instrukcja nie ustala; wszystko zostanie sprawdzone, zanim się zapisze.
page-box-keep = Zachowaj pudełko
page-box-kept = Zachowane w tej przeglądarce.
page-box-kept-account = Zachowane w tej przeglądarce i na twoim koncie.
page-box-ours = Wróć do naszego pudełka
page-box-play = Zagraj z tym pudełkiem
page-box-use = Graj z moim pudełkiem
page-box-add = Dodaj
page-box-remove = Usuń: { $name }
page-box-side = bok { $number }: symbol
page-box-side-count = bok { $number }: liczba
page-box-save-file = Zapisz jako plik
page-own-box-here = Gra toczy się z pudełkiem właściciela: jego elementy różnią się od naszych.
page-show-example =
    { $number ->
        [0] Pokaż na planszy
       *[other] Pokaż na planszy ({ $number })
    }
page-no-example = Nie ma takiego przykładu.

## Plans: what an action leads to, and what may go wrong

word-cases =
    { $cases ->
        [10] Niemal na pewno
        [1] Mniej więcej raz na 10
       *[other] Mniej więcej { $cases } razy na 10
    }
plan-wins = Wygrywa partię.
plan-risk-defeat = { word-cases } ktoś inny wygrywa przed twoją następną turą.

## Checking chance

chance-right = Losowość: każde losowanie wynika z ziarna.
chance-wrong = Losowość: akcja { $number } nie wynika z ziarna.
chance-note = Uwaga o losowości przed akcją { $number }: { $text }
chance-no-commitment = Plik nie podaje zobowiązania, z którym można porównać ziarno.
position-right = Pozycja: zawiera każdy element z pudełka dokładnie raz i nie łamie żadnej zasady.

## Options that are refused

bad-option-seats = { $game }: możliwa liczba miejsc to { $counts }, a nie { $seats }
bad-option-name = { $game } nie ma opcji „{ $name }”; ma { $names }
bad-option-value = wartości opcji „{ $name }” to { $values }; nie ma wśród nich „{ $value }”
bad-option-first = opcja „Kto zaczyna” (first) wskazuje miejsce { $first }, ale miejsca mają numery od 0 do { $last }
bad-option-position =
    pozycja jest dla takiej liczby miejsc: { $seats }, i { $options ->
        [none] opcji domyślnych
       *[other] { $options }
    }

## Match files that cannot be read: the reason after the line

file-line = wiersz { $line }: { $reason }
file-too-large = plik jest większy niż { $most } MiB
file-not-text = to nie jest tekst UTF-8
file-cut-short = plik kończy się przed tym wierszem: jest ucięty
file-long-line = wiersz ma więcej znaków niż { $most }
file-control-character = w wierszu jest znak sterujący
file-first-line = plik partii zaczyna się od „{ $wanted }”
file-format = format „{ $found }” nie jest znany; znane są { $formats }
file-game = nie ma gry „{ $name }”
file-rules-version = { $name } nie ma wersji { $version } zasad
file-header = wiersze nagłówka wyglądają tak: „key: value”
file-unexpected = „{ $key }” nie pasuje w tym miejscu
file-option-twice = opcja „{ $name }” jest podana dwa razy
file-name = nazwa ma od 1 do { $longest } znaków, bez spacji na brzegach
file-names = liczba nazw to { $names }, a liczba miejsc { $seats }
file-shipped-box = partię rozegrano elementami z programu, a nie z innego pliku
file-other-box = partię rozegrano elementami o skrócie { $digest }…, których nie ma w pliku; wskaż ich plik
file-changed-box = te elementy nie mają skrótu z poprzedniego wiersza
file-position = pozycja, kolumna { $column }
file-number = „{ $text }” nie jest liczbą całkowitą
file-hexadecimal = cyfr szesnastkowych powinno tu być { $digits }
file-other-seed = ziarno nie pasuje do zobowiązania
file-note = „{ $text }” nie jest uwagą o losowości; brzmi ona „burn” lub „nonce SEAT HEX”
file-note-seat = uwaga wskazuje miejsce dalsze niż ostatnie; liczba miejsc to { $seats }
file-note-order = uwagi o losowości stoją w kolejności swoich pozycji
file-note-beyond = uwaga o losowości stoi przy { $at }, poza dziennikiem
file-after-note = po uwadze o losowości mogą stać tylko dalsze takie uwagi
file-notes-format = plik ma format { $format } tylko wtedy, gdy zawiera uwagi o losowości
file-not-legal = „{ $text }” nie jest tu dozwolone{ $rule ->
    [no] {""}
   *[other] {" "}(zasada { $rule })
}
file-no-action = gra nie ma akcji „{ $text }”
file-no-outcome = nie można tu wylosować „{ $text }”
file-expected = tu powinno stać „{ $wanted }”
file-after-result = po wyniku nie może być już nic

## Positions that cannot be read: the reason after the column

position-column = kolumna { $column }: { $reason }
position-number = „{ $text }” nie jest liczbą od { $least } do { $most }
position-name = „{ $text }” nie jest wśród tych: { $names }
position-items = liczba elementów to tutaj { $found }, a nie { $wanted }
position-twice = „{ $text }” stoi tu dwa razy
position-most = jednego rodzaju nie może być więcej niż { $most }
position-game = pozycja gry { $game } zaczyna się od „{ $game }”
position-knowledge = to wiedza jednego miejsca, a nie cała pozycja
position-whole = to cała pozycja, a nie wiedza jednego miejsca: brakuje „seen by”
position-longest = znaków w pozycji może być najwyżej { $most }
position-line = pozycja to jeden wiersz drukowalnego tekstu
position-head = po „{ $name }” następują liczba miejsc i ewentualnie „box …” oraz „seen by …”
position-other-box = pozycję zapisano z innymi elementami
position-no-seat = nie ma miejsca { $number }
position-seats = nie ma miejsca { $number }; miejsca mają numery od 0 do { $last }
position-index = po „{ $key }” stoi jedno z { $names }, a nie „{ $text }”
position-no-index = „{ $key }” nie ma indeksu
position-facts-only = pozycja gry { $game } ma jeden wpis, „facts”
position-census = elementów brakuje albo jest ich za dużo
position-entry = wpis to „key: item, item” albo „key index: item, item”
position-open = „{ $key }” nie może tu pozostać otwarte przez „?”
position-unfit = dane nie pasują do siebie
position-component = liczba „{ $name }” to { $found }, a nie { $wanted }
position-nobody = nikt nie może działać, a partia nie jest zakończona
position-stuck = stąd nie da się grać dalej
position-stuck-after = po „{ $text }” nie da się grać dalej
position-guess = nic nie pasuje do tego, co wie to miejsce
position-unknown = „{ $key }” nie jest wpisem gry { $game }; są { $names }
position-packed = to nie jest skrócona pozycja; może link został ucięty
position-lot = los wskazuje, kto zaczyna
position-ending = partia jest zakończona, ale brakuje jej zakończenia

## The review

review-title = Przegląd
review-player = Gracz
review-accuracy = Dokładność
review-error-rate = Strata na turę
review-luck = Szczęście
review-own = Własna gra
review-others = Gra innych
review-result = Wynik
review-even = Równy udział
review-adjusted = Bez szczęścia
review-turn = Tura
review-key-moments = Kluczowe chwile
review-verdict-forced = wymuszone
review-verdict-brilliant = błyskotliwe
review-verdict-only-move = jedyny ruch
review-verdict-best = najlepsze
review-verdict-good = dobre
review-verdict-inaccuracy = niedokładność
review-verdict-mistake = błąd
review-verdict-blunder = gruby błąd
review-wins = { $seat } wygrywa.
review-shares-victory = { $seat } dzieli zwycięstwo.
review-loses = { $seat } przegrywa.
review-unfinished = Partia nie jest zakończona. Szansa gracza { $seat } to { $chance } %.
review-lucky =
    { $points ->
        [one] Szczęście dało { $points } punkt na sto.
        [few] Szczęście dało { $points } punkty na sto.
        [many] Szczęście dało { $points } punktów na sto.
       *[other] Szczęście dało { $points } punktu na sto.
    }
review-unlucky =
    { $points ->
        [one] Pech zabrał { $points } punkt na sto.
        [few] Pech zabrał { $points } punkty na sto.
        [many] Pech zabrał { $points } punktów na sto.
       *[other] Pech zabrał { $points } punktu na sto.
    }
review-luck-even = Szczęście się wyrównało.
review-own-clean = Żaden wybór nie kosztował punktów.
review-own-cost =
    { $points ->
        [one] Własne wybory kosztowały { $points } punkt.
        [few] Własne wybory kosztowały { $points } punkty.
        [many] Własne wybory kosztowały { $points } punktów.
       *[other] Własne wybory kosztowały { $points } punktu.
    }
review-others-gave =
    { $points ->
        [one] Wybory innych dały { $points } punkt.
        [few] Wybory innych dały { $points } punkty.
        [many] Wybory innych dały { $points } punktów.
       *[other] Wybory innych dały { $points } punktu.
    }
review-others-took =
    { $points ->
        [one] Wybory innych zabrały { $points } punkt.
        [few] Wybory innych zabrały { $points } punkty.
        [many] Wybory innych zabrały { $points } punktów.
       *[other] Wybory innych zabrały { $points } punktu.
    }
review-costliest = Najdroższa była tura numer { $turn }: „{ $text }”. Lepsze było „{ $better }”.
review-not-luck = O tym nie zdecydowało szczęście.
review-was-luck = Bez szczęścia byłoby { $chance } %.
review-moment-loss =
    { $points ->
        [one] { $seat } oddaje { $points } punkt: „{ $text }”. Lepsze było „{ $better }”.
        [few] { $seat } oddaje { $points } punkty: „{ $text }”. Lepsze było „{ $better }”.
        [many] { $seat } oddaje { $points } punktów: „{ $text }”. Lepsze było „{ $better }”.
       *[other] { $seat } oddaje { $points } punktu: „{ $text }”. Lepsze było „{ $better }”.
    }
review-moment-lucky =
    { $points ->
        [one] Szczęście: { $seat } zyskuje { $points } punkt: { $text }
        [few] Szczęście: { $seat } zyskuje { $points } punkty: { $text }
        [many] Szczęście: { $seat } zyskuje { $points } punktów: { $text }
       *[other] Szczęście: { $seat } zyskuje { $points } punktu: { $text }
    }
review-moment-unlucky =
    { $points ->
        [one] Pech: { $seat } traci { $points } punkt: { $text }
        [few] Pech: { $seat } traci { $points } punkty: { $text }
        [many] Pech: { $seat } traci { $points } punktów: { $text }
       *[other] Pech: { $seat } traci { $points } punktu: { $text }
    }
review-moment-lead = Tutaj { $seat } obejmuje prowadzenie na dobre: { $text }

## Errors in a command line

usage-error = Błąd: { $reason }
usage-form = Użycie: { $form }
usage-help = Pomoc: „{ $command }”.
usage-no-command = nie ma polecenia „{ $name }”; ich lista: „undertow --help”
usage-missing-command = brakuje polecenia
usage-no-option = nie ma opcji { $name }
usage-no-option-but = nie ma opcji { $name }; czy chodzi o jedną z tych: { $names }?
usage-missing-argument = brakuje { $name }
usage-missing-option = brakuje opcji { $name }
usage-needs-value = opcja { $name } wymaga wartości
usage-takes-no-value = opcja { $name } nie przyjmuje wartości
usage-extra = to zbędne: { $names }
usage-bad-value = { $name }: { $reason }
usage-whole-number = to musi być liczba całkowita
usage-number = to musi być liczba
usage-least = to musi być co najmniej { $least }
usage-most = to może być najwyżej { $most }
usage-pair = opcję zapisuje się „name=value”, a nie „{ $text }”
usage-file-or-position = podaj plik partii albo pozycję: --position TEXT
usage-resume-or-position = wznów zapisaną partię albo zacznij od pozycji, nie jedno i drugie
usage-fewer-actions =
    { $count ->
        [one] w pliku { $file } jest tylko { $count } akcja
        [few] w pliku { $file } są tylko { $count } akcje
        [many] w pliku { $file } jest tylko { $count } akcji
       *[other] w pliku { $file } jest tylko { $count } akcji
    }
usage-no-seed = w pliku { $file } nie ma ziarna, więc losowości nie da się sprawdzić
usage-no-choice = tutaj nikt niczego nie wybiera: obejrzyj inny ruch za pomocą --move
usage-other-chooser = miejsce { $number } niczego tu nie wybiera, wybiera miejsce { $other }
usage-no-puzzles = w pliku { $file } nie ma zadań
usage-ending = nazwa { $file } musi mieć jedno z tych zakończeń: { $endings }
usage-one-match = --html zapisuje stronę jednej partii; podaj plik
usage-no-matches = w folderze { $file } nie ma plików partii (*{ $ending })
usage-bots = boty: { $bots }, miejsca: { $seats }; podaj jednego bota na wszystkie miejsca albo po jednym na każde
usage-seed = ziarno losowości ma tyle cyfr szesnastkowych: { $digits }
usage-name = imię ma od 1 do { $most } znaków drukowalnych
usage-other-game = to partia gry { $found }, a nie { $wanted }
usage-seats = miejsca w partii: { $count }; podaj, kto na nich siedzi, na przykład --seats you,bot,bot
usage-url = publiczny adres zaczyna się od http:// albo https://
usage-no-file = nie ma pliku { $file }
usage-folder = { $file } to folder, a nie plik
usage-not-allowed = pliku { $file } nie można otworzyć: brak uprawnień
usage-packages = serwer potrzebuje dalszych pakietów (nie ma { $name }): { $command }
no-such-game = nie ma gry „{ $name }”; są { $names }, a inne zapisuje się package:NAME
no-such-version = { $game } nie ma wersji zasad { $version }; ma { $versions }
no-such-bot = nie ma bota „{ $name }”; są { $names }, poziomy z charakterem jak strong+thief albo z wagami jak expert@FILE i partnerzy jak partner=2.5
no-such-character = w tej grze nie ma charakteru „{ $name }”; są { $names }
no-such-level = nie ma poziomu „{ $name }”; są { $names }
no-such-rule = nie ma zasady „{ $name }”; są { $names }
no-rule-mentions = żadna zasada nie wspomina o „{ $text }”
no-such-effort = nie ma dokładności „{ $name }”; są { $names }
no-such-theme = nie ma motywu „{ $name }”; są { $names }
no-such-language = nie ma języka „{ $name }”; są { $names }
no-score-helper = { $game } nie ma kalkulatora punktów; mają go { $names }
no-other-box = { $game } nie pozwala grać innymi elementami
box-changed = elementy w pliku { $file } zmieniły się
## Zadania, nauka na błędach, plansza analizy

theme-wins = Zwycięstwo
theme-quiet = Ciche tury
puzzle-steps =
    { $count ->
        [one] Rozstrzyga jedna akcja, choć od razu nic nie daje.
        [few] Rozstrzygają { $count } akcje w tej kolejności, choć od razu nic nie dają.
        [many] Rozstrzyga { $count } akcji w tej kolejności, choć od razu nic nie dają.
       *[other] Rozstrzyga { $count } akcji w tej kolejności, choć od razu nic nie dają.
    }
puzzle-margin =
    { $points ->
        [one] Każdy inny sposób traci co najmniej { $points } punkt szansy na wygraną.
        [few] Każdy inny sposób traci co najmniej { $points } punkty szansy na wygraną.
        [many] Każdy inny sposób traci co najmniej { $points } punktów szansy na wygraną.
       *[other] Każdy inny sposób traci co najmniej { $points } punktu szansy na wygraną.
    }
page-puzzles = Zadania
page-puzzles-lead = Tury z prawdziwych partii z jednym najlepszym sposobem.
page-puzzle-today = Zadanie dnia
page-puzzle-find = Znajdź najlepszą turę dla gracza { $name }.
page-puzzle-known = Widzisz to, co wie ten gracz.
page-puzzle-on = Na razie dobrze. Dalej.
page-puzzle-solved = Rozwiązane!
page-puzzle-wrong = Da się lepiej.
page-puzzle-loses =
    { $points ->
        [one] To traci { $points } punkt (± { $error }).
        [few] To traci { $points } punkty (± { $error }).
        [many] To traci { $points } punktów (± { $error }).
       *[other] To traci { $points } punktu (± { $error }).
    }
page-puzzle-leads = Co może się wydarzyć:
page-puzzle-why = Dlaczego to błąd?
page-puzzle-busy = Analiza jest zajęta. Zapytaj za minutę.
page-puzzle-again = Spróbuj ponownie
page-puzzle-solution = Pokaż rozwiązanie
page-puzzle-next = Następne zadanie
page-puzzle-game = Gra
page-puzzle-any-game = Wszystkie gry
page-puzzle-any-theme = Wszystkie tematy
page-puzzle-theme = Temat
page-puzzle-difficulty = Trudność
page-puzzle-easier = Łatwiejsze
page-puzzle-even = Na moim poziomie
page-puzzle-harder = Trudniejsze
page-puzzle-points = Trudność { $points }
page-puzzle-rating = Mój ranking
page-puzzle-streak = Dni z rzędu
page-puzzle-best-streak = Najdłużej
page-puzzle-count = Rozwiązane
page-puzzle-today-done = Dziś rozwiązane. Nowe pojawi się o północy (UTC).
page-puzzle-none = Nie ma jeszcze takiego zadania.
page-puzzle-before-solved = To zadanie masz już rozwiązane.
page-puzzle-before-failed = To zadanie było już próbowane. Nie zmienia rankingu.
page-learn-mistakes = Ucz się na błędach
page-learn-number = Moment { $number } z { $count }
page-learn-taken = Zagrano „{ $text }”. Znajdź coś lepszego.
page-learn-right = Dobrze: tak samo dobre jak najlepsze.
page-learn-hint = Zaczyna się od jednego z zaznaczonych miejsc.
page-learn-show = Pokaż
page-learn-none = Żaden wybór tego gracza nie stracił tyle, by warto go ćwiczyć.
page-learn-end = To był ostatni moment.
page-learn-whose = Czyje błędy
page-analysis = Plansza analizy
page-analysis-open = Analizuj
page-analysis-live = Analiza na żywo
page-analysis-thinking = Szukam …
page-analysis-done = Szukanie zakończone.
page-analysis-chance = Decyduje los
page-analysis-draw = Losuj
page-analysis-odds = { $percent } %
page-analysis-over = Partia się tu kończy.
page-analysis-tree = Warianty
page-analysis-comment = Komentarz do tej akcji
page-analysis-remove = Usuń odtąd
page-analysis-save = Zapisz jako plik partii
page-analysis-start = Początek
page-analysis-viewer = Czyimi oczami
page-analysis-whoever = Tego, kto działa
page-analysis-empty = Wykonuj akcje na planszy albo wybieraj z wariantów. Każde rozgałęzienie zostaje tutaj.
## Towarzysz prawdziwego pudełka

page-companion = Z prawdziwym pudełkiem
page-companion-how = Pudełko leży na waszym stole. Program prowadzi dziennik i punkty, mówi, co wolno, i może grać z wami.
page-companion-begin = Zacznij z pudełkiem
page-companion-hands = Karty na ręce
page-companion-hands-told = Każdy wpisuje swoje, gdy inni nie patrzą
page-companion-hands-unknown = Pozostają nieznane; program wie tylko to, co widzą wszyscy
page-companion-hints = Można prosić o radę
page-companion-set-up = Przygotowanie gry
page-companion-ready = Wszystko gotowe
page-companion-what-drawn = Co zostało wylosowane?
page-companion-what-drawn-by = { $name }, co dobierasz?
page-companion-what-drawn-bot = To należy do gracza { $name }. Ktoś patrzy, dotyka obrazka i nikomu nie mówi.
page-companion-share = { $percent } %
page-companion-rare = poniżej 1 %
page-companion-draw-for-us = Niech losuje program
page-companion-take-back = Cofnij
page-companion-done = Gotowe
page-companion-bot-turn = { $name } prosi o wykonanie:
page-companion-step = Krok { $number } z { $count }
page-companion-bot-thinks = { $name } myśli …
page-companion-turn-up = Odkryjcie to, co wybraliście, i wpiszcie po kolei.
page-companion-speak = Wymawiaj ruchy
page-companion-show-hand = Jakie karty pokazuje { $name }?
page-companion-hand-count = { $count } z { $total }
page-companion-only-public = Kart na rękach się tu nie wpisuje. Program wie tylko to, co widzą wszyscy.
page-companion-other-device = To wpisuje się na innym urządzeniu.
page-companion-own-box = To pudełko różni się od wydanego: weźcie tyle elementów, ile w nim jest.
## Meeting people

page-lobby = Gra z ludźmi
page-lobby-how = Znajdź kogoś, kto chce zagrać w to samo, albo zajmij wolne miejsce.
page-lobby-find = Znajdź przeciwnika
page-lobby-open = Wolne miejsca
page-lobby-none = Teraz nikt nie czeka. Jeśli poszukasz przeciwnika, twój stół zobaczą tu wszyscy.
page-lobby-sit = Usiądź
page-lobby-replace = Zastąp bota
page-lobby-fill = Może dołączyć bot
page-lobby-range = Ranking od { $least } do { $most }
page-lobby-from = Ranking od { $least }
page-lobby-up-to = Ranking do { $most }
page-lobby-account = Partie rankingowe wymagają konta.
page-lobby-rated = Rankingowa
page-which-game = Gra
page-open-to-all = Otwarty dla każdego, widoczny w poczekalni
page-fill = Po minucie wolne miejsca zajmują boty, dopóki ktoś nie przyjdzie
page-least-rating = Ranking co najmniej
page-most-rating = Ranking najwyżej
page-clock = Zegar
page-clock-none = Bez zegara
page-clock-move = { $time } na ruch
page-clock-reserve = { $time } rezerwy
page-clock-increment = +{ $time } na ruch
page-clock-vacation = { $time } urlopu
page-clock-zero-bot = Gdy komuś skończy się czas, zastępuje go bot; po ruchu bota można wrócić na miejsce.
page-clock-zero-loss = Komu skończy się czas, ten przegrywa.
page-clock-left = Pozostały czas
page-clock-pause = Zatrzymaj zegary
page-clock-resume = Uruchom zegary
page-clock-warning = { $seconds ->
    [one] Została { $seconds } sekunda
    [few] Zostały { $seconds } sekundy
    [many] Zostało { $seconds } sekund
   *[other] Zostało { $seconds } sekundy
}
page-offer-pause = { $name } proponuje zatrzymać zegary.
page-leaderboard = Lista najlepszych
page-leaderboard-how = Na liście są gracze, którzy rozegrali co najmniej dziesięć partii rankingowych i zgadzają się być widoczni. Liczba po ± mówi, jak pewny jest ranking.
page-leaderboard-none = Nikt nie rozegrał jeszcze dziesięciu partii rankingowych.
page-ratings = Rankingi
page-rating-matches = { $count ->
    [one] { $count } partia rankingowa
    [few] { $count } partie rankingowe
    [many] { $count } partii rankingowych
   *[other] { $count } partii rankingowej
}
page-rating-provisional = tymczasowy
page-rating-doubt = prawdopodobnie między { $low } a { $high }
page-rating-graph = Ranking przez { $count ->
    [one] { $count } partię
    [few] { $count } partie
    [many] { $count } partii
   *[other] { $count } partii
}
page-rating-none = Nie ma jeszcze partii rankingowych.
page-rating-changes = Co zmieniła ta partia
page-rating-up = Lepiej, niż wynikało z rankingów.
page-rating-down = Gorzej, niż wynikało z rankingów.
page-rating-even = Tak, jak wynikało z rankingów.
page-rating-bot = Ranking bota jest zmierzony i się nie zmienia.
page-rating-forfeit-time = Koniec czasu: liczy się jako ostatnie miejsce.
page-rating-forfeit-left = Opuszczenie partii: liczy się jako ostatnie miejsce.
page-rating-not-counted = Ta partia nie zmienia rankingów: każdy musi mieć konto i jedno miejsce, a gra musi być taka jak w pudełku.
page-rating-pending = Trwa obliczanie rankingów …
page-profile = Profil
page-profile-none = Nikt o tym imieniu nie pokazuje swoich rankingów.
page-show-ratings = Inni mogą widzieć moje rankingi
refused-account-needed = Partie rankingowe w poczekalni wymagają konta. Najpierw zaloguj się albo załóż konto.
refused-forfeited = To miejsce przegrało już partię rankingową; dogrywa ją bot.
refused-no-clock = Przy tym stole nie ma zegara.
refused-rating-range = Ten stół jest dla innych rankingów.
refused-time-over = Czas tego miejsca się skończył.
page-position-put-here = Połóż tutaj
page-position-where = Dotknij miejsca docelowego.
page-position-tap = Dotknij elementu, a potem miejsca, do którego trafia. Słowa i liczby zmienia się wprost. Wpisy nazywają się tak jak w tekście poniżej.
page-position-analyse = Analizuj
page-position-begin = Początek dla
page-position-known-by = Znane
page-position-known-all = wszystko
page-position-known-spectator = wszystkim
