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
