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

refused-bad-address = Этот адрес использовать нельзя: { $reason }.
refused-bad-cards = Таких карт быть не может: { $reason }.
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
refused-no-hints = За рейтинговым столом подсказок нет.
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
refused-too-many-subscriptions = Мест, куда приходят ваши уведомления: { $limit }; сначала уберите какое-нибудь.
refused-too-many-tables = Незаконченных столов у вас: { $limit }; сначала закончите какой-нибудь.

## Notices

notice-your-turn = Твой ход.
notice-match-over = Партия окончена.

## The page

page-welcome = Настольные игры у реки: всё готово, садись
page-play-now = Играть
page-new-table = Новый стол
page-learn = Научиться играть
page-lesson = Шаг { $number } из { $count }
page-next = Дальше
page-skip-tutorial = Пропустить обучение
page-tool = Помощник подсчёта
page-about-game = Правила и детали
page-players = { $least }–{ $most } игроков
page-players-exactly = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[other] { $count } игроков
}
page-minutes = { $least }–{ $most } минут
page-my-tables = Мои столы
page-watch = Смотреть
page-open-file = Посмотреть файл партии
page-account = Учётная запись
page-account-why = С учётной записью твои столы и результаты с тобой на любом устройстве. Без неё ты играешь как гость этого браузера.
page-account-name = Имя
page-password = Пароль
page-password-how = не меньше 8 знаков
page-sign-in = Войти
page-sign-up = Новая учётная запись
page-sign-out = Выйти
page-signed-in-as = Выполнен вход: { $name }
page-statistics = Завершённые партии
page-count-finished = завершено
page-count-won = выиграно
page-statistics-none = Пока нет завершённых партий.
page-status-waiting = Ждёт игроков
page-status-playing = Идёт игра
page-status-finished = Завершена
page-your-turn = Твой ход
page-to-act = ходит
page-guest = Гость
page-your-name = Твоё имя
page-seats = Места
page-who-sits = Кто сидит на месте { $number }
page-seat-me = Я
page-seat-here = Кто-то за этим экраном
page-seat-name = Имя на месте { $number }
page-seat-bot = Бот
page-seat-friend = Друг, по ссылке
page-seat-open = свободное место
page-bot-level = Уровень бота
bot-level-random = случайный
bot-level-greedy = быстрый
bot-level-first-time = впервые
bot-level-beginner = новичок
bot-level-casual = любитель
bot-level-strong = сильный
bot-level-expert = эксперт
page-options = Варианты
page-listed = Этот стол может смотреть любой
page-begin = Накрыть стол
page-back = Назад
page-home = Все игры
page-join = Сесть за этот стол
page-sit-down = Сесть
page-invite = Позови друзей
page-invite-how = Отправь ссылку или дай отсканировать код. Партия начнётся, когда все места будут заняты.
page-qr = Ссылка в виде QR-кода
page-table-menu = Ещё за этим столом
page-continue = Продолжить на другом устройстве
page-continue-how = Открой эту ссылку на другом устройстве или отсканируй там код. Она действует один раз, семь дней; после этого твоё место переходит туда.
page-recover = Твоя партия, на этом устройстве
page-recover-how = Твоё место переходит на это устройство. На другом с этой минуты можно только смотреть.
page-recover-here = Продолжить здесь
page-ask-undo = Попросить вернуть своё последнее действие
page-leave = Встать из-за стола
page-leave-how = Твоё место освободится; его может занять любой, у кого есть приглашение.
page-leave-sure = Встать
page-stand-in = Пусть здесь играет бот
page-bot-for = бот за игрока { $name }
page-rematch-join = К новой партии
page-download = Скачать партию
page-copy-link = Скопировать ссылку
page-copied = Скопировано
page-language = Язык
page-language-en = English
page-language-bg = Български
page-language-pl = Polski
page-language-ru = Русский
page-settings = Настройки
page-theme = Освещение
page-theme-auto = как на устройстве
page-theme-light = день
page-theme-dark = вечер
page-speed = Скорость фигур
page-speed-slow = медленно
page-speed-normal = обычно
page-speed-fast = быстро
page-speed-off = сразу
page-confirm-setting = Подтверждать последнее действие хода
page-sound = Звук
page-notices = Сообщать, когда мой ход
page-notices-refused = Этот браузер не разрешает странице уведомления; это меняется в его настройках.
page-notices-here = Уведомления приходят, пока страница где-то открыта.
page-notices-asking = Спрашиваем браузер …
page-notices-unreached = Служба уведомлений этого браузера не отвечает: уведомления приходят, только пока страница где-то открыта. Чтобы попробовать ещё раз, выключи их и включи снова.
page-notices-always = Уведомления приходят, даже когда страница закрыта.
page-choice = Твой выбор
page-close = Закрыть
page-stale = Вышла новая версия страницы.
page-reload = Обновить
page-offline = Нет связи
page-offline-text = Твои столы ждут. Возвращайся, когда снова появится сеть.
page-offline-again = Попробовать ещё раз
page-board-in-words = Поле словами
page-your-move = Твой ход
page-actions = Что можно сделать
page-turn-so-far = Твой ход до этого момента
page-undo = Отменить
page-confirm = Подтвердить
page-skip = Пропустить
page-since-my-turn = Что произошло?
page-chosen = Выбрано. Можно передумать, пока не выбрали все.
page-waiting-for = Ждём: { $names }
page-waiting-for-players = Ждём игроков
page-reconnecting = Восстанавливаем связь … ходы сохранены.
page-moment = После { $number } из { $count } действий
page-now = Вернуться к партии
page-show-moment = Показать этот момент
page-log = Ход игры
page-rules = Правила
page-rule = Правило { $rule }
page-search-rules = Искать в правилах
page-nothing-found = Ничего не найдено.
page-rematch = Сыграть ещё
page-replay = Просмотр партии
page-replay-slider = Момент партии
page-play-on = Показать
page-pause = Пауза
page-back-one = На действие назад
page-on-one = На действие вперёд
page-share-moment = Поделиться моментом
page-knowledge = Глазами
page-spectator = зрителя
page-curtain = Теперь за экраном { $name }. Продолжай, когда никто другой не смотрит.
page-raise-curtain = Поднять занавес
page-offer-undo = { $name } просит отменить последнее действие.
page-offer-stand-in = { $name } предлагает, чтобы за отсутствующего играл бот.
page-agree = Согласиться
page-decline = Отказать
page-bot-acts = За тебя играет бот.
page-return = Снова играть за себя
page-about = О странице
page-about-text = Undertow — свободная программа под лицензией MIT. Поля, жетоны и картинки нарисованы нами; игры принадлежат их авторам и издателям.
page-about-icons = Маленькие значки нарисовали Lorc, Delapouite и другие художники game-icons.net; лицензия CC BY 3.0.
page-components = Что в коробке
page-grades = A: напечатано в правилах или подтверждено двумя открытыми источниками. B: один открытый источник или следует из расчёта. C: наша реконструкция.
page-component = Деталь
page-grade = Оценка
page-source = Источник

## Hints

page-hint = Как лучше пойти?
page-hint-thinking = Идёт обдумывание …
page-hint-title = Три хороших продолжения
page-hint-chance = { $chance } % на победу
page-hint-interval = вероятно, от { $low } до { $high } %
page-rated = Рейтинговая партия: без подсказок
page-hint-close = Закрыть подсказки
hint-forced = Больше ничего сделать нельзя.
hint-plan = Так лучше всего готовится то, что дальше.
