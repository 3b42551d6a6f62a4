# The shell: everything that belongs to no single game. Arguments named $seat and $rival arrive as players' names.


## Refusals that any game can give

no-such-action = В тази игра няма действие „{ $text }“.
match-is-over = Партията свърши.
not-your-turn = Не си на ход.
nothing-to-undo = Няма какво да върнеш назад: последно се намеси случайността или друг играч.

## People

player-name = Играч { $number }
bot-name = Бот { $number }

## The terminal table

table-your-move = { $name }, какво правиш?
table-choosing = { $name }, избери тайно:
table-curtain = Сега екранът е за { $name }. Натисни Enter, когато никой друг не гледа.
table-prompt = Число или команда: why, preview, undo, log, rules, view, save, quit, help
table-not-understood = „{ $text }“ не е нито число от 1 до { $count }, нито команда. Напиши help.
table-why-usage = Кажи кое действие, в кратката му форма, например: why { $example }
table-preview-usage = Кажи кое действие с числото му от 1 до { $count }, например: preview 1
table-nothing-to-preview = Само по себе си не струва и не носи нищо.
table-allowed = Това е позволено: има го в списъка по-горе.
table-no-such-rule = Няма правило { $rule }.
table-undone = Върнато назад.
table-saved = Записано в { $file }.
table-not-saved = Не е записано: { $reason }
table-kept = Партията е запазена. Продължи я с: { $command }
table-winners =
    { $count ->
        [one] { $names } печели.
       *[other] { $names } печелят заедно.
    }
table-ended-by = Край на партията: { $ending }.
table-commitment = Случайността е определена предварително; контролният ѝ отпечатък е { $commitment }
table-seed = Началното число на случайността беше { $seed }
table-help-why = why ДЕЙСТВИЕ: защо дадено действие не е позволено, заедно с правилото
table-help-preview = preview N: какво струва и какво носи действие N
table-help-undo = undo: връща последното ти действие
table-help-log = log: какво се е случило досега
table-help-rules = rules [ПРАВИЛО]: правилата или едно от тях
table-help-view = view: показва отново игралното поле
table-help-save = save [ФАЙЛ]: записва партията във файл
table-help-quit = quit: напуска масата; партията се запазва
