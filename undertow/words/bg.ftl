# The shell: everything that belongs to no single game. Arguments named $seat and $rival arrive as players' names.

## Refusals that any game can give

no-such-action = В тази игра няма действие „{ $text }“.
match-is-over = Партията свърши.
not-your-turn = Не си на ход.
nothing-to-undo = Няма какво да върнеш назад: последно се намеси случайността или друг играч.

## People

seat-name = Място { $number }
seat-you = Ти
bot-random = Случаен бот
bot-greedy = Алчен бот

## The terminal table

table-your-move = { $name }, какво правиш?
table-choosing = { $name }, избери тайно:
table-number-or-command = Число или: why ДЕЙСТВИЕ, preview N, undo, log, rules, view, save ФАЙЛ, quit, help
table-not-understood = „{ $text }“ не е нито число от 1 до { $count }, нито команда. Напиши help.
table-why-usage = Кажи кое действие, например: why { $example }
table-allowed = Това е позволено: има го в списъка по-горе.
table-no-rule = Това не е правило на играта.
table-rule = Правило { $rule }
table-undone = Върнато назад.
table-saved = Записано в { $file }.
table-not-saved = Не е записано: { $reason }
table-winners = { $count ->
    [one] { $names } печели.
   *[other] { $names } печелят заедно.
}
table-score = { $name }: { $score }
table-ended-by = Край на партията: { $ending }.
table-left = Партията остава недовършена. Следващия път първо я запиши, за да я продължиш по-късно.
table-help-why = why ДЕЙСТВИЕ – защо дадено действие не е позволено, заедно с правилото
table-help-preview = preview N – какво струва и какво носи действие N
table-help-undo = undo – връща последното ти действие
table-help-log = log – какво се е случило досега
table-help-rules = rules [ПРАВИЛО] – правилата или едно от тях
table-help-view = view – показва отново игралното поле
table-help-save = save ФАЙЛ – записва партията във файл
table-help-quit = quit – напуска масата
table-costs = Струва
table-brings = Носи
table-warns = Внимавай
table-fixed-turn = Това става от само себе си: { $name } има само една възможност.
table-commitment = Случайността е определена предварително; контролният ѝ отпечатък е { $commitment }
table-seed = Началното число на случайността беше { $seed }
