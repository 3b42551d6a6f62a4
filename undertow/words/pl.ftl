# The shell: everything that belongs to no single game. Arguments named $seat and $rival arrive as players' names.


## Refusals that any game can give

no-such-action = W tej grze nie ma akcji „{ $text }”.
match-is-over = Partia jest zakończona.
not-your-turn = To nie twoja kolej.
nothing-to-undo = Nie ma czego cofnąć: ostatni ruch wykonał los albo inny gracz.

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
table-nothing-to-preview = Sama w sobie nic nie kosztuje i nic nie daje.
table-allowed = To jest dozwolone: znajdziesz to na liście powyżej.
table-no-such-rule = Nie ma zasady { $rule }.
table-undone = Cofnięto.
table-saved = Zapisano w pliku { $file }.
table-not-saved = Nie zapisano: { $reason }
table-kept = Partia jest zachowana. Wrócisz do niej poleceniem: { $command }
table-winners =
    { $count ->
        [one] Wygrywa { $names }.
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

refused-bad-file = To nie jest plik partii: wiersz { $line }, { $reason }.
refused-bad-invitation = To zaproszenie nie dotyczy tego stołu.
refused-bad-login = Nazwa lub hasło są błędne.
refused-bad-name = Nazwa ma od 1 do { $longest } drukowalnych znaków.
refused-bad-options = Te ustawienia nie są możliwe: { $reason }.
refused-bad-origin = To żądanie pochodzi z innej strony.
refused-bad-request = Żądanie jest niezrozumiałe: { $reason }.
refused-bad-token = Ten link lub klucz jest nieznany, zużyty albo nieaktualny.
refused-broken-log = Zapis tej partii nie daje się odtworzyć; pozostaje nietknięty.
refused-illegal-action = Ta akcja nie jest teraz dozwolona.
refused-internal = Coś poszło źle na serwerze; niczego nie zmieniono.
refused-method-not-allowed = Ten adres nie przyjmuje takiego żądania.
refused-name-taken = Ta nazwa jest zajęta.
refused-no-offer = Nie ma na co odpowiadać.
refused-not-begun = Partia się nie zaczęła: są jeszcze wolne miejsca.
refused-not-found = Nie ma takiego stołu ani strony.
refused-not-idle = To miejsce nie jest bezczynne.
refused-not-over = Będzie to możliwe po zakończeniu partii.
refused-not-signed-in = Do tego potrzebne jest konto: najpierw się zaloguj.
refused-not-your-seat = To nie jest twoje miejsce.
refused-other-rules = Ta partia zaczęła się z wersją { $version } zasad; ten serwer gra według wersji { $known }.
refused-seat-taken = Nie ma takiego wolnego miejsca.
refused-stale = Stół się zmienił; spójrz na niego jeszcze raz.
refused-too-large = To jest większe niż { $limit } bajtów.
refused-too-many-requests = Za dużo żądań; odczekaj { $seconds } s.
refused-too-many-tables = Liczba twoich niedokończonych stołów: { $limit }; najpierw dokończ któryś.
