# The shell: everything that belongs to no single game. Arguments named $seat and $rival arrive as players' names.


## Refusals that any game can give

no-such-action = В этой игре нет действия «{ $text }».
match-is-over = Партия окончена.
not-your-turn = Сейчас не твой ход.
nothing-to-undo = Отменять нечего: последним действовал случай или другой игрок.

## People

player-name = Игрок { $number }
bot-name = Бот { $number }

## The terminal table

table-your-move = { $name }, что делаешь?
table-choosing = { $name }, выбирай втайне от других:
table-curtain = Сейчас у экрана { $name }. Нажми Enter, когда никто больше не смотрит.
table-prompt = Номер или команда: why, preview, undo, log, rules, view, save, quit, help
table-not-understood = «{ $text }» — не номер от 1 до { $count } и не команда. Набери help.
table-why-usage = Укажи действие в краткой форме, например: why { $example }
table-preview-usage = Укажи номер действия от 1 до { $count }, например: preview 1
table-nothing-to-preview = Само по себе оно ничего не стоит и ничего не даёт.
table-allowed = Это разрешено: смотри список выше.
table-no-such-rule = Правила { $rule } нет.
table-undone = Отменено.
table-saved = Сохранено в файл { $file }.
table-not-saved = Не сохранено: { $reason }
table-kept = Партия сохранена. Продолжить её: { $command }
table-winners =
    { $count ->
        [one] Побеждает { $names }.
       *[other] Вместе побеждают { $names }.
    }
table-ended-by = Чем всё закончилось: { $ending }.
table-commitment = Все случайности определены заранее; их контрольный отпечаток: { $commitment }
table-seed = Зерно случайности: { $seed }
table-help-why = why ДЕЙСТВИЕ: почему действие запрещено и по какому правилу
table-help-preview = preview N: чего стоит действие N и что оно даёт
table-help-undo = undo: отменить своё последнее действие
table-help-log = log: что уже произошло
table-help-rules = rules [ПРАВИЛО]: все правила или одно из них
table-help-view = view: показать поле ещё раз
table-help-save = save [ФАЙЛ]: записать партию в файл
table-help-quit = quit: выйти из-за стола; партия сохраняется

## What the server refuses

refused-bad-file = Это не файл партии: строка { $line }, { $reason }.
refused-bad-invitation = Это приглашение не к этому столу.
refused-bad-login = Имя или пароль неверны.
refused-bad-name = Имя — от 1 до { $longest } печатных знаков.
refused-bad-options = Такие настройки невозможны: { $reason }.
refused-bad-origin = Этот запрос пришёл с другого сайта.
refused-bad-request = Запрос непонятен: { $reason }.
refused-bad-token = Эта ссылка или ключ неизвестны, использованы или устарели.
refused-broken-log = Запись этой партии не воспроизводится; она остаётся нетронутой.
refused-illegal-action = Это действие сейчас не разрешено.
refused-internal = На сервере что-то пошло не так; ничего не изменено.
refused-method-not-allowed = Этот адрес не принимает таких запросов.
refused-name-taken = Это имя занято.
refused-no-offer = Отвечать не на что.
refused-not-begun = Партия не началась: есть свободные места.
refused-not-found = Такого стола или страницы нет.
refused-not-idle = Это место не бездействует.
refused-not-over = Это возможно после конца партии.
refused-not-signed-in = Для этого нужна учётная запись: сначала войдите.
refused-not-your-seat = Это не ваше место.
refused-other-rules = Партия началась с версии { $version } правил; этот сервер играет по версии { $known }.
refused-seat-taken = Такого свободного места нет.
refused-stale = Стол изменился; посмотрите на него снова.
refused-too-large = Это больше { $limit } байт.
refused-too-many-requests = Слишком много запросов; подождите { $seconds } с.
refused-too-many-tables = Незаконченных столов у вас: { $limit }; сначала закончите какой-нибудь.
