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
table-nothing-to-preview = Само по себе это действие ничего не стоит и ничего не даёт.
table-allowed = Это разрешено: это действие есть в списке выше.
table-no-such-rule = Правила { $rule } нет.
table-undone = Отменено.
table-saved = Сохранено в файл { $file }.
table-not-saved = Не сохранено: { $reason }
table-kept = Партия сохранена. Продолжить её: { $command }
table-winners =
    { $count ->
        [0] Никто не побеждает.
        [1] Побеждает { $names }.
       *[other] Вместе побеждают: { $names }.
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
refused-bad-name =
    { $longest ->
        [one] Имя — от 1 до { $longest } печатного знака.
        [few] Имя — от 1 до { $longest } печатных знаков.
        [many] Имя — от 1 до { $longest } печатных знаков.
       *[other] Имя — от 1 до { $longest } печатного знака.
    }
refused-bad-options = Такие параметры невозможны: { $reason }.
refused-bad-origin = Этот запрос пришёл с другого сайта.
refused-bad-request = Запрос непонятен: { $reason }.
refused-bad-token = Эта ссылка или ключ неизвестны, использованы или устарели.
refused-banned = Этому аккаунту или адресу закрыт доступ к серверу.
refused-broken-log = Запись этой партии не воспроизводится; она остаётся нетронутой.
refused-closed = Этот стол закрыт.
refused-illegal-action = Это действие сейчас не разрешено.
refused-internal = На сервере что-то пошло не так; ничего не изменено.
refused-method-not-allowed = Этот адрес не принимает таких запросов.
refused-name-taken = Это имя занято.
refused-no-hints = За рейтинговым столом подсказок нет.
refused-no-offer = Отвечать не на что.
refused-nonce-given = Для этого места уже дано другое случайное число.
refused-nonce-too-early = Случайное число учитывается только после обязательства: сначала зарезервируй зерно.
refused-not-begun = Партия ещё не началась: есть свободные места.
refused-not-found = Такого стола или страницы нет.
refused-not-idle = Игрок на этом месте не медлит.
refused-not-over = Это станет возможно, когда партия закончится.
refused-not-signed-in = Для этого нужна учётная запись: сначала войди.
refused-not-your-seat = Это не твоё место.
refused-other-rules = Партия началась по версии { $version } правил; этот сервер играет по версии { $known }.
refused-others-play = Здесь сидят и другие люди; вместо закрытия встаньте из-за стола.
refused-rated-undo = За рейтинговым столом никто не возвращается за розыгрыш случая.
refused-seat-taken = Такого свободного места нет.
refused-stale = Партия ушла вперёд; посмотри на стол ещё раз.
refused-too-large =
    { $limit ->
        [one] Это больше { $limit } байта.
        [few] Это больше { $limit } байт.
        [many] Это больше { $limit } байт.
       *[other] Это больше { $limit } байта.
    }
refused-too-many-requests = Слишком много запросов; подожди { $seconds } с.
refused-too-many-subscriptions =
    { $limit ->
        [one] Уведомления уже приходят в { $limit } место; сначала убери одно.
        [few] Уведомления уже приходят в { $limit } места; сначала убери одно.
        [many] Уведомления уже приходят в { $limit } мест; сначала убери одно.
       *[other] Уведомления уже приходят в { $limit } места; сначала убери одно.
    }
refused-too-many-tables =
    { $limit ->
        [one] У тебя { $limit } незаконченная партия; сначала закончи одну.
        [few] У тебя { $limit } незаконченные партии; сначала закончи одну.
        [many] У тебя { $limit } незаконченных партий; сначала закончи одну.
       *[other] У тебя { $limit } незаконченной партии; сначала закончи одну.
    }
refused-too-many-undos = Это возвращали слишком часто; сначала сыграй дальше.
refused-used-reservation = Эта бронь уже использована для другого стола.

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
page-tool = Подсчёт очков
page-about-game = Правила и состав игры
page-players =
    { $most ->
        [one] { $least }–{ $most } игрок
        [few] { $least }–{ $most } игрока
        [many] { $least }–{ $most } игроков
       *[other] { $least }–{ $most } игрока
    }
page-players-exactly =
    { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
        [many] { $count } игроков
       *[other] { $count } игрока
    }
page-minutes =
    { $most ->
        [one] { $least }–{ $most } минута
        [few] { $least }–{ $most } минуты
        [many] { $least }–{ $most } минут
       *[other] { $least }–{ $most } минуты
    }
page-my-tables = Мои столы
page-watch = Смотреть
page-open-file = Посмотреть партию из файла
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
page-seat-here = Кто-то у этого экрана
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
page-options = Параметры
page-listed = Наблюдать за этим столом может любой
page-begin = Создать стол
page-back = Назад
page-home = Все игры
page-join = Сесть за этот стол
page-sit-down = Сесть
page-invite = Пригласить друзей
page-invite-how = Отправь эту ссылку или дай отсканировать код. Партия начнётся, когда все места будут заняты.
page-qr = Ссылка в виде QR-кода
page-table-menu = Ещё за этим столом
page-continue = Продолжить на другом устройстве
page-continue-how = Открой эту ссылку на другом устройстве или отсканируй там код. Она действует один раз, в течение семи дней; после этого твоё место переходит туда.
page-recover = Твоя партия на этом устройстве
page-recover-how = Твоё место переходит на это устройство. На другом с этой минуты можно только смотреть.
page-recover-here = Продолжить здесь
page-ask-undo = Попросить отменить моё последнее действие
page-leave = Встать из-за стола
page-leave-how = Твоё место освободится; его может занять любой, у кого есть приглашение.
page-leave-sure = Встать
page-stand-in = Пусть здесь играет бот
page-bot-for = бот за игрока { $name }
page-rematch-join = Присоединиться к новой партии
page-download = Скачать партию
page-copy-link = Скопировать ссылку
page-copied = Скопировано
page-language = Язык
page-language-en = English
page-language-bg = Български
page-language-pl = Polski
page-language-ru = Русский
page-settings = Настройки
page-theme = Оформление
page-theme-auto = как на устройстве
page-theme-light = день
page-theme-dark = вечер
page-speed = Скорость движения фигур
page-speed-slow = медленно
page-speed-normal = обычно
page-speed-fast = быстро
page-speed-off = сразу
page-confirm-setting = Подтверждать последнее действие хода
page-sound = Звук
page-notices = Сообщать мне, когда мой ход
page-notices-refused = Этот браузер не разрешает этой странице уведомления; это можно изменить в его настройках.
page-notices-here = Уведомления приходят, пока эта страница где-то открыта.
page-notices-asking = Спрашиваем браузер …
page-notices-unreached = Служба уведомлений этого браузера не отвечает: уведомления приходят, только пока эта страница где-то открыта. Чтобы попробовать ещё раз, выключи их и включи снова.
page-notices-always = Уведомления приходят, даже когда эта страница закрыта.
page-choice = Твой выбор
page-close = Закрыть
page-stale = Вышла новая версия этой страницы.
page-reload = Обновить
page-offline = Нет связи
page-offline-text = Твои столы ждут. Возвращайся, когда снова появится связь.
page-offline-again = Попробовать ещё раз
page-board-in-words = Поле, описанное словами
page-your-move = Твой ход
page-actions = Что ты можешь сделать
page-turn-so-far = Твой ход до этого момента
page-undo = Отменить
page-confirm = Подтвердить
page-skip = Пропустить
page-since-my-turn = Что произошло?
page-chosen = Выбрано. Ты можешь передумать, пока не выбрали все.
page-waiting-for = Ждём: { $names }
page-waiting-for-players = Ждём игроков
page-reconnecting = Восстанавливаем связь … твои ходы сохранены.
page-moment =
    { $count ->
        [one] После { $number } из { $count } действия
        [few] После { $number } из { $count } действий
        [many] После { $number } из { $count } действий
       *[other] После { $number } из { $count } действия
    }
page-now = Вернуться к текущему моменту
page-show-moment = Показать этот момент
page-log = Ход игры
page-rules = Правила
page-rule = Правило { $rule }
page-search-rules = Искать в правилах
page-nothing-found = Ничего не найдено.
page-rematch = Сыграть ещё
page-replay = Просмотр партии
page-replay-slider = Момент партии
page-play-on = Воспроизвести
page-pause = Пауза
page-back-one = На действие назад
page-on-one = На действие вперёд
page-share-moment = Поделиться моментом
page-knowledge = Смотрит
page-spectator = зритель
page-curtain = Сейчас у экрана { $name }. Продолжай, когда никто больше не смотрит.
page-raise-curtain = Поднять занавес
page-offer-undo = { $name } просит отменить последнее действие.
page-offer-stand-in = { $name } предлагает, чтобы за бездействующего игрока ходил бот.
page-agree = Согласиться
page-decline = Отказать
page-bot-acts = За тебя играет бот.
page-thinking-short = думал недолго: сервер занят
page-return = Вернуться в игру
page-about = О сайте
page-about-text = Undertow — свободная программа под лицензией MIT. Поля, жетоны и картинки нарисованы нами; игры принадлежат их авторам и издателям.
page-about-icons = Маленькие значки нарисовали Lorc, Delapouite и другие художники game-icons.net; лицензия CC BY 3.0.
page-components = Что в коробке
page-grades = A: напечатано в правилах или подтверждено двумя открытыми источниками. B: один открытый источник или вывод из расчёта. C: наша реконструкция.
page-component = Компонент
page-grade = Оценка
page-source = Источник

## Hints

page-hint = Как лучше пойти?
page-hint-thinking = Думаем …
page-hint-title = Лучшие продолжения
page-hint-chance = шанс на победу { $chance } %
page-hint-interval = вероятно, от { $low } до { $high } %
page-rated = Рейтинговая партия: подсказок нет ни у кого
page-hint-close = Закрыть подсказки
hint-forced = Ничего другого сделать нельзя.
hint-plan = Это лучше всего готовит следующие ходы.

## Проверенная случайность

page-commitment-title = Почему случай честен
page-commitment-how = До партии сервер выбрал тайное начальное число и опубликовал его отпечаток. Затем браузер каждого игрока добавил своё случайное число. После партии начальное число открывается, и ваш браузер заново вычисляет каждый жребий.
page-commitment = Отпечаток:
page-chance-checking = Проверяем случайность …
page-chance-checked = { $count ->
    [0] Случаю нечего было решать
    [one] Случайность проверена: { $count } жребий
    [few] Случайность проверена: { $count } жребия
   *[many] Случайность проверена: { $count } жребиев
}
page-chance-checked-how = Ваш браузер вычислил каждый жребий из начального числа и случайных чисел игроков; все они верны.
page-chance-checked-nonce = Среди них и ваше собственное число.
page-chance-unchecked = Случайность не удалось проверить.
page-chance-wrong = Случайность не такая, как было обещано.
page-chance-wrong-seed = Начальное число не подходит к отпечатку.
page-chance-wrong-commitment = Отпечаток не тот, который ваш браузер видел до партии.
page-chance-wrong-nonce = Случайное число вашего браузера не было использовано.
page-chance-wrong-note = Сервер добавил то, чего добавлять нельзя.
page-chance-wrong-draw = Строка { $number } журнала не следует из начального числа.
page-chance-wrong-log = Строка { $number } журнала не совпадает с тем, что выпало.

## Столы, которые ждут

page-waiting-tables = Вас ждёт партия
page-waiting-tables-how = Продолжите одну из них или закройте какую-нибудь.
page-new-match-refused = Сейчас новую партию начать нельзя
page-new-match = Новая партия
page-go-on = Продолжить
page-close-table = Закрыть стол
page-close-table-how = Партия закончится насовсем. У неё не будет результата, и она нигде не засчитывается.
page-close-table-sure = Закрыть насовсем
page-bot-for = Бот вместо { $name }
page-idle-timeout = Бот может заменить игрока через
page-idle-timeout-minutes = 10 минут
page-idle-timeout-hour = час
page-idle-timeout-day = сутки
page-idle-timeout-days = 3 дня
page-idle-timeout-week = неделю

## Учётная запись и что хранится

page-sign-out-everywhere = Выйти на всех устройствах
page-account-data = Учётная запись и данные
page-download-data = Скачать мои данные
page-change-password = Сменить пароль
page-password-old = Текущий пароль
page-password-new = Новый пароль
page-password-changed = Пароль изменён.
page-delete-account = Удалить учётную запись
page-delete-account-how = Ваше имя, пароль, устройства и места будут удалены. Законченные партии останутся у тех, кто в них играл, без вашего имени.
page-delete-account-sure = Удалить насовсем
page-privacy = Конфиденциальность
page-privacy-kept = Что хранится
page-privacy-kept-text = Ходы ваших партий, имя, которое вы вводите за столом, а если у вас есть учётная запись, её имя и хеш пароля. Ни адреса почты, ни настоящего имени, ни рекламы.
page-privacy-cookie = Один файл cookie
page-privacy-cookie-text = Он сообщает серверу, какие столы ваши. Больше он ни для чего не нужен.
page-privacy-device = На вашем устройстве
page-privacy-device-text = Ваши настройки и случайные числа, с помощью которых браузер проверяет случайность.
page-privacy-shown = Что видят другие
page-privacy-shown-text = Люди за вашим столом видят ваше имя и ходы. Посторонние видят их только за столами, открытыми для зрителей, а законченную партию может посмотреть тот, у кого есть ссылка.
page-privacy-others = Больше никто
page-privacy-others-text = Страница ничего не загружает с других сайтов. Если вы попросите уведомления, их доставит push-служба вашего браузера.
page-privacy-rights = Ваши данные
page-privacy-rights-text = На странице учётной записи можно скачать всё, что о вас хранится, и удалить её.
