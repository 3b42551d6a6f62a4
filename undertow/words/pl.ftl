# The shell: everything that belongs to no single game. Arguments named $seat and $rival arrive as players' names.

## Refusals that any game can give

no-such-action = W tej grze nie ma akcji „{ $text }”.
match-is-over = Partia jest zakończona.
not-your-turn = To nie twoja kolej.
nothing-to-undo = Nie ma czego cofnąć: ostatni ruch wykonał los albo inny gracz.

## People

seat-name = Miejsce { $number }
seat-you = Ty
bot-random = Bot losowy
bot-greedy = Bot zachłanny

## The terminal table

table-your-move = { $name }, co robisz?
table-choosing = { $name }, wybierz w tajemnicy:
table-number-or-command = Numer albo: why AKCJA, preview N, undo, log, rules, view, save PLIK, quit, help
table-not-understood = „{ $text }” to ani numer od 1 do { $count }, ani polecenie. Wpisz help.
table-why-usage = Podaj akcję, na przykład: why { $example }
table-allowed = To jest dozwolone: znajdziesz to na liście powyżej.
table-no-rule = To nie jest zasada gry.
table-rule = Zasada { $rule }
table-undone = Cofnięto.
table-saved = Zapisano w pliku { $file }.
table-not-saved = Nie zapisano: { $reason }
table-winners = { $count ->
    [one] Wygrywa { $names }.
   *[other] Wspólnie wygrywają: { $names }.
}
table-score = { $name }: { $score }
table-ended-by = Powód zakończenia: { $ending }.
table-left = Partia zostaje niedokończona. Następnym razem najpierw ją zapisz, żeby móc do niej wrócić.
table-help-why = why AKCJA — dlaczego akcja jest niedozwolona, z podaniem zasady
table-help-preview = preview N — ile kosztuje i co daje akcja N
table-help-undo = undo — cofnij swoją ostatnią akcję
table-help-log = log — co się do tej pory wydarzyło
table-help-rules = rules [ZASADA] — wszystkie zasady albo jedna z nich
table-help-view = view — narysuj planszę jeszcze raz
table-help-save = save PLIK — zapisz partię do pliku
table-help-quit = quit — odejdź od stołu
table-costs = Koszt
table-brings = Zysk
table-warns = Uwaga
table-fixed-turn = To dzieje się samo: { $name } ma tylko jedną możliwość.
table-commitment = Los jest ustalony z góry; jego kryptograficzne zobowiązanie to { $commitment }
table-seed = Ziarno losowości to { $seed }
