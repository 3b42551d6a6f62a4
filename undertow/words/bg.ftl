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

## What the server refuses

refused-bad-file = Това не е файл с партия: ред { $line }, { $reason }.
refused-bad-invitation = Тази покана не е за тази маса.
refused-bad-login = Името или паролата са грешни.
refused-bad-name = Името има от 1 до { $longest } печатни знака.
refused-bad-options = Тези настройки не са възможни: { $reason }.
refused-bad-origin = Тази заявка идва от друг сайт.
refused-bad-request = Заявката не е разбрана: { $reason }.
refused-bad-token = Тази връзка или ключ е непозната, използвана или изтекла.
refused-broken-log = Записът на тази партия не може да се възпроизведе; той остава недокоснат.
refused-illegal-action = Това действие сега не е позволено.
refused-internal = Нещо се обърка на сървъра; нищо не е променено.
refused-method-not-allowed = Този адрес не приема такава заявка.
refused-name-taken = Това име е заето.
refused-no-offer = Няма на какво да се отговори.
refused-not-begun = Партията не е започнала: има свободни места.
refused-not-found = Няма такава маса или страница.
refused-not-idle = Това място не бездейства.
refused-not-over = Това е възможно след края на партията.
refused-not-signed-in = За това е нужен профил: първо влезте.
refused-not-your-seat = Това не е вашето място.
refused-other-rules = Партията е започнала с версия { $version } на правилата; този сървър играе с версия { $known }.
refused-seat-taken = Няма такова свободно място.
refused-stale = Масата се е променила; погледнете я отново.
refused-too-large = Това е по-голямо от { $limit } байта.
refused-too-many-requests = Твърде много заявки; изчакайте { $seconds } с.
refused-too-many-tables = Имате { $limit } недовършени маси; първо довършете някоя.
