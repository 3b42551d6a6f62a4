# The shell: everything that belongs to no single game. Arguments named $seat and $rival arrive as players' names.

## Refusals that any game can give

no-such-action = В этой игре нет действия «{ $text }».
match-is-over = Партия окончена.
not-your-turn = Сейчас не твой ход.
nothing-to-undo = Отменять нечего: последним действовал случай или другой игрок.

## People

seat-name = Игрок { $number }
seat-you = Ты
bot-random = Случайный бот
bot-greedy = Жадный бот

## The terminal table

table-your-move = { $name }, что делаешь?
table-choosing = { $name }, выбирай втайне от других:
table-number-or-command = Номер или команда: why ДЕЙСТВИЕ, preview N, undo, log, rules, view, save ФАЙЛ, quit, help
table-not-understood = «{ $text }» — не номер от 1 до { $count } и не команда. Набери help.
table-why-usage = Укажи действие, например: why { $example }
table-allowed = Это разрешено: смотри список выше.
table-no-rule = Такого правила в игре нет.
table-rule = Правило { $rule }
table-undone = Отменено.
table-saved = Сохранено в файл { $file }.
table-not-saved = Не сохранено: { $reason }
table-winners = { $count ->
    [one] Побеждает { $names }.
   *[other] Вместе побеждают { $names }.
}
table-score = { $name }: { $score }
table-ended-by = Чем всё закончилось: { $ending }.
table-left = Партия остаётся незаконченной. В следующий раз сначала сохрани её, чтобы потом продолжить.
table-help-why = why ДЕЙСТВИЕ — почему действие запрещено и по какому правилу
table-help-preview = preview N — чего стоит действие N и что оно даёт
table-help-undo = undo — отменить своё последнее действие
table-help-log = log — что уже произошло
table-help-rules = rules [ПРАВИЛО] — все правила или одно из них
table-help-view = view — показать поле ещё раз
table-help-save = save ФАЙЛ — записать партию в файл
table-help-quit = quit — выйти из-за стола
table-costs = Цена
table-brings = Результат
table-warns = Осторожно
table-fixed-turn = Это происходит само собой: { $name } не имеет другого выбора.
table-commitment = Все случайности определены заранее; их контрольный отпечаток: { $commitment }
table-seed = Зерно случайности: { $seed }
