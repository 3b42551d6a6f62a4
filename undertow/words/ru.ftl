# The shell: everything that belongs to no single game. Arguments named $seat and $rival arrive as players' names.

## Refusals that any game can give

no-such-action = В этой игре нет действия «{ $text }».
match-is-over = Партия окончена.
not-your-turn = Сейчас не твой ход.
nothing-to-undo = Отменять нечего: последним действовал случай или другой игрок.
companion-draw-first = Сначала введи, что вытянуто.
companion-no-draw = Сейчас ничего не тянут.
companion-not-here = Здесь это вытянуть нельзя.
companion-nothing-told = Пока ничего не введено, поэтому отменять нечего.
companion-all-out = { $count ->
    [one] В коробке только { $count } такой компонент, и он уже в игре. Проверь стопку.
    [few] В коробке только { $count } таких компонента, и все уже в игре. Проверь стопку.
    [many] В коробке только { $count } таких компонентов, и все уже в игре. Проверь стопку.
   *[other] В коробке только { $count } такого компонента. Проверь стопку.
}
companion-secret-draw = Эту карту видит только её владелец, поэтому программа не может её вытянуть.
companion-not-your-draw = Эту карту видит и может назвать только { $seat }.
companion-tell-hand = { $count ->
    [one] Укажи, какие карты показаны: { $count } карта.
    [few] Укажи, какие карты показаны: { $count } карты.
    [many] Укажи, какие карты показаны: { $count } карт.
   *[other] Укажи, какие карты показаны: { $count } карты.
}
companion-no-deal = Ни одна рука, подходящая к тому, что известно, этого не позволяет. Может быть, где-то ошибка ввода? Верни ход и введи его заново.

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
rules-missing = У этой игры нет текста правил.
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
table-seed = Начальное число случайности: { $seed }
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
refused-bad-box = Такой состав не подходит к игре.
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
refused-bad-position = Это не позиция из этой игры: столбец { $column }, { $reason }.
refused-bad-request = Запрос непонятен: { $reason }.
refused-bad-token = Эта ссылка или ключ неизвестны, использованы или устарели.
refused-banned = Этой учётной записи или адресу закрыт доступ к серверу.
refused-broken-log = Запись этой партии не воспроизводится; она остаётся нетронутой.
refused-busy = База данных сервера не отвечает. Повтори через { $seconds } с.
refused-closed = Этот стол закрыт.
refused-illegal-action = Это действие сейчас не разрешено.
refused-internal = На сервере что-то пошло не так; ничего не изменено.
refused-method-not-allowed = Этот адрес не принимает таких запросов.
refused-name-taken = Это имя занято.
refused-no-hints = За рейтинговым столом подсказок нет.
refused-no-offer = Отвечать не на что.
refused-nonce-given = Для этого места уже дано другое случайное число.
refused-nonce-too-early = Случайное число учитывается только после контрольного отпечатка: сначала зарезервируй начальное число.
refused-nothing-to-choose = Здесь нечего выбирать: решает случай или партия окончена.
refused-not-begun = Партия ещё не началась: есть свободные места.
no-page = У этого сервера нет страницы: её не удалось собрать при установке. Программы могут здесь играть. Чтобы играли и люди, установи полную версию Undertow.
refused-not-found = Такого стола или страницы нет.
refused-not-idle = Игрок на этом месте не медлит.
refused-not-over = Это станет возможно, когда партия закончится.
refused-not-signed-in = Для этого нужна учётная запись: сначала войди.
refused-not-your-seat = Это не твоё место.
refused-other-rules-version = Партия началась по версии { $version } правил; этот сервер играет по версии { $known }.
refused-others-play = За этим столом сидят и другие люди; не закрывай его, а встань из-за стола.
refused-rated-analysis = Это стоит на доске идущей рейтинговой партии. Анализ возможен после её окончания.
refused-rated-position = Партия, начатая с позиции, не может быть рейтинговой.
refused-rated-undo = За рейтинговым столом нельзя отменить действие, после которого что-то выпало.
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
        [1] Уведомления уже приходят в { $limit } место; сначала убери его.
        [one] Уведомления уже приходят в { $limit } место; сначала убери одно.
        [few] Уведомления уже приходят в { $limit } места; сначала убери одно.
        [many] Уведомления уже приходят в { $limit } мест; сначала убери одно.
       *[other] Уведомления уже приходят в { $limit } места; сначала убери одно.
    }
refused-too-many-tables =
    { $limit ->
        [1] У тебя { $limit } незаконченная партия; сначала закончи её.
        [one] У тебя { $limit } незаконченная партия; сначала закончи одну.
        [few] У тебя { $limit } незаконченные партии; сначала закончи одну.
        [many] У тебя { $limit } незаконченных партий; сначала закончи одну.
       *[other] У тебя { $limit } незаконченной партии; сначала закончи одну.
    }
refused-too-many-undos = Это действие отменяли слишком часто; сначала сыграй дальше.
refused-used-reservation = Эта бронь уже использована для другого стола.
refused-no-companion = За этим столом ничего не вводят: тянет программа.
refused-no-hints-here = За этим столом подсказок нет.
refused-no-unknown-hands = В этой игре или с несколькими ботами карты на руках не могут остаться неизвестными.
refused-rated-companion = Партия за настоящим столом не может быть рейтинговой.
refused-told-chance = В этой партии тянули за настоящим столом, поэтому начального числа для проверки нет.
refused-unknown-hands = Карты на руках в этой партии не введены, поэтому разбирать нечего.

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
page-lessons = Уроки
page-tasks = Небольшие задания
page-task = Задание { $number } из { $count }
page-try = Попробовать
page-task-hint = Подсказка
page-task-done = Отлично!
page-task-lost = Так уже не получится.
page-task-again = Ещё раз
page-task-next = Следующее задание
page-not-there = Не туда. Нажми на то, что светится.
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
page-minutes-about =
    { $count ->
        [one] около { $count } минуты
        [few] около { $count } минут
        [many] около { $count } минут
       *[other] около { $count } минуты
    }
page-go-on-playing = Продолжить
page-my-matches = Мои партии
page-match-won = Победа
page-match-lost = Поражение
page-match-shared = Общая победа
page-with = соперники: { $names }
page-more-matches = Показать все
page-picture-of = Поле игры { $game } сейчас
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
page-change-name = Сменить имя
page-seats = Места
page-who-sits = Кто сидит на месте { $number }
page-seat-me = Я
page-seat-here = Кто-то у этого экрана
page-seat-name = Имя на месте { $number }
page-seat-bot = Бот
page-seat-friend = Друг, по ссылке
page-seat-open = свободное место
page-bot-level = Уровень бота
page-bot-otter = Выдра
page-bot-heron = Цапля
page-bot-fox = Лис
page-bot-bear = Медведь
page-bot-owl = Сова
page-bot-beaver = Бобр
page-bot-frog = Лягушка
page-bot-cat = Кот
page-bot-crab = Краб
page-bot-seal = Тюлень
page-bot-hare = Заяц
page-bot-duck = Утка
bot-level-random = случайный
bot-level-greedy = быстрый
bot-level-first-time = впервые
bot-level-beginner = новичок
bot-level-casual = любитель
bot-level-strong = сильный
bot-level-expert = эксперт
bot-level-master = мастер
bot-level-about-first-time = Только что выучил правила: видит несколько действий и упускает остальные.
bot-level-about-beginner = Знает, что выгодно сейчас, и многое упускает.
bot-level-about-casual = Играет как человек после нескольких вечеров: разумно, но его легко удивить.
bot-level-about-strong = Просчитывает свой ход и ответы других; ошибается редко.
bot-level-about-expert = Тщательно обдумывает каждый выбор.
bot-level-about-master = Думает в десять раз дольше эксперта.
page-bot-character = Характер бота
page-bot-character-none = обычный
bot-level-partner = такой же сильный, как я
bot-level-about-partner = Становится сильнее, когда ты выигрываешь, и слабее, когда проигрываешь, чтобы силы были равны.
page-partner-level = Сейчас играет на уровне «{ $level }».
page-partner-strength = Сейчас между уровнями «{ $lower }» и «{ $higher }», пройдено { $percent } % пути.
page-options = Параметры
page-listed = Наблюдать за этим столом может любой
page-begin = Создать стол
page-back = Назад
page-home = Все игры
page-join = Сесть за этот стол
page-sit-down = Сесть
# The title of a link that people share; the game's name is not inflected.
share-invitation = Приходи сыграть в игру { $game }
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
page-forced-setting = Шаги без выбора делаются сами
page-keys-setting = Отдельные клавиши выбирают действия
page-sound = Громкость звуков
page-bed-setting = Фоном шум воды или ветра
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
page-turn-of = Ход: { $name }
page-set-up = { $count ->
    [one] Подготовка стола ({ $count } шаг)
    [few] Подготовка стола ({ $count } шага)
    [many] Подготовка стола ({ $count } шагов)
   *[other] Подготовка стола ({ $count } шага)
}
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
page-log = Журнал
page-score = счёт
page-players-tab = Игроки
page-drawer = Журнал, игроки, правила
page-header = Undertow: главная и настройки
page-rules = Правила
page-rule = Правило { $rule }
page-search-rules = Искать в правилах
page-nothing-found = Ничего не найдено.
page-rematch = Сыграть ещё
page-won-by = { $points ->
    [one] Победа с перевесом в { $points } очко.
    [few] Победа с перевесом в { $points } очка.
    [many] Победа с перевесом в { $points } очков.
   *[other] Победа с перевесом в { $points } очка.
}
page-won-level = Поровну очков: решило правило ничьей.
page-won-shared = Поровну до конца: победа общая.
page-key-moments = Что решило партию
page-breakdown = Очки
page-total = Всего
page-show-me = Показать
page-just-play = Сразу играть
page-first-now = Сейчас:
page-count-again = Посчитать ещё раз
page-result = Результат
page-see-board = Посмотреть на поле
page-replay = Просмотр партии
page-review = Разбор
page-review-progress = Разбор вычисляется
page-replay-slider = Момент партии
page-turn-number = Ход { $number } из { $count }
page-chapter = { $text } — ход { $number }
page-back-turn = На ход назад
page-on-turn = На ход вперёд
page-play-on = Воспроизвести
page-pause = Пауза
page-back-one = На действие назад
page-on-one = На действие вперёд
page-play-from-here = Играть отсюда
page-from-moment = Из завершённой партии, после действия { $number }
page-from-position = Эта партия началась с позиции.
page-position = Позиция
page-position-text = Позиция текстом
page-position-fits = Это позиция из этой игры.
page-position-help = Измени строку, и поле изменится вслед за ней. ? — то, чего игрок не знает; оно раздаётся в начале партии.
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
page-thinking-short = думает недолго: сервер занят
page-return = Вернуть моё место
page-about = О сайте
page-about-text = Undertow — свободная программа под лицензией MIT. Поля, жетоны и картинки нарисованы нами; игры принадлежат их авторам и издателям.
page-about-icons = Маленькие значки нарисовали Lorc, Delapouite и другие художники game-icons.net; лицензия CC BY 3.0.
page-components = Что в коробке
page-source = Источник

## Hints

page-hint = Как лучше пойти?
page-hint-thinking = Думаем …
page-hint-title = Лучшие продолжения
page-hint-chance = шанс на победу { $chance } %
page-hint-interval = вероятно, от { $low } до { $high } %
page-rated = Рейтинговая партия: подсказок нет ни у кого
page-hint-equal = Примерно так же хорошо
page-hint-close = Закрыть подсказки
hint-forced = Ничего другого сделать нельзя.
hint-plan = Это лучше всего готовит следующие ходы.

## Chance that is checked

page-commitment-title = Почему случай честен
page-commitment-how = До партии сервер выбрал тайное начальное число и опубликовал его контрольный отпечаток. Затем браузер каждого игрока добавил своё случайное число. После партии начальное число открывается, и твой браузер заново вычисляет каждый жребий.
page-commitment = Контрольный отпечаток:
page-chance-checking = Проверяем случайность …
page-chance-checked = { $count ->
    [0] Случаю нечего было решать
    [one] Случайность проверена: { $count } жребий
    [few] Случайность проверена: { $count } жребия
    [many] Случайность проверена: { $count } жребиев
   *[other] Случайность проверена: { $count } жребия
}
page-chance-checked-how = Твой браузер вычислил каждый жребий из начального числа и случайных чисел игроков; все они верны.
page-chance-checked-nonce = Среди них и твоё собственное число.
page-chance-unchecked = Случайность не удалось проверить.
page-chance-wrong = Случайность не такая, как было обещано.
page-chance-wrong-seed = Начальное число не подходит к контрольному отпечатку.
page-chance-wrong-commitment = Контрольный отпечаток не тот, который твой браузер видел до партии.
page-chance-wrong-nonce = Случайное число твоего браузера не было использовано.
page-chance-wrong-note = Сервер добавил то, чего добавлять нельзя.
page-chance-wrong-draw = Строка { $number } журнала не следует из начального числа.
page-chance-wrong-log = Строка { $number } журнала не совпадает с тем, что выпало.

## Tables that wait

page-waiting-tables = Тебя ждёт партия
page-waiting-tables-how = Продолжи одну из этих партий или закрой какую-нибудь.
page-new-match-refused = Сейчас новую партию начать нельзя
page-new-match = Новая партия
page-go-on = Продолжить
page-close-table = Закрыть стол
page-close-table-how = Партия закончится насовсем. У неё не будет результата, и она нигде не будет засчитана.
page-close-table-sure = Закрыть насовсем
page-idle-timeout = Бот может заменить игрока через
page-idle-timeout-minutes = 10 минут
page-idle-timeout-hour = час
page-idle-timeout-day = сутки
page-idle-timeout-days = 3 дня
page-idle-timeout-week = неделю

## The account and what is kept

page-sign-out-everywhere = Выйти на всех устройствах
page-account-data = Учётная запись и данные
page-download-data = Скачать мои данные
page-change-password = Сменить пароль
page-password-old = Текущий пароль
page-password-new = Новый пароль
page-password-changed = Пароль изменён.
page-delete-account = Удалить учётную запись
page-delete-account-how = Твоё имя, пароль, устройства и места будут удалены. Завершённые партии останутся у тех, кто в них играл, без твоего имени.
page-delete-account-sure = Удалить насовсем
page-privacy = Конфиденциальность
page-privacy-kept = Что хранится
page-privacy-kept-text = Ходы твоих партий, имя, которое ты вводишь за столом, а если у тебя есть учётная запись, её имя и хеш пароля. Ни адреса почты, ни настоящего имени, ни рекламы. С учётной записью — также рейтинги и результаты рейтинговых партий.
page-privacy-cookie = Один файл cookie
page-privacy-cookie-text = Он сообщает серверу, какие столы твои. Больше он ни для чего не нужен.
page-privacy-device = На твоём устройстве
page-privacy-device-text = Твои настройки и случайные числа, с помощью которых браузер проверяет случайность.
page-privacy-shown = Что видят другие
page-privacy-shown-text = Люди за твоим столом видят твоё имя и ходы. Посторонние видят их только за столами, открытыми для зрителей, а завершённую партию может посмотреть тот, у кого есть ссылка. Рейтинги видят все, если не скрыть их на странице учётной записи, а стол, открытый для всех, стоит в зале с твоим именем.
page-privacy-others = Больше никто
page-privacy-others-text = Страница ничего не загружает с других сайтов. Если попросить уведомления, их доставит служба уведомлений твоего браузера.
page-privacy-rights = Твои данные
page-privacy-rights-text = На странице учётной записи можно скачать всё, что о тебе хранится, и удалить её.
page-privacy-long = Как долго
page-keep-waiting = Столы, за которыми игра не началась, после последнего изменения
page-keep-bots = Текущие партии с одним человеком, после последнего хода
page-keep-people = Текущие партии с несколькими людьми, после последнего хода
page-keep-closed = Закрытые столы
page-keep-finished = Завершённые партии
page-keep-guests = Гости без учётной записи и без стола
page-keep-days =
    { $days ->
        [0] навсегда
        [one] { $days } день
        [few] { $days } дня
        [many] { $days } дней
       *[other] { $days } дня
    }
page-former-player = Бывший игрок

## Boxes: why components are refused (after the place), and pages about them

box-number = нужно целое число от { $least } до { $most }, а не { $found }
box-numbers = нужны целые числа от { $least } до { $most }, а не { $found }
box-length = чисел должно быть { $wanted }, а их { $found }
box-rows = строк должно быть { $wanted }
box-tiles = плиток (жетонов) должно быть { $wanted }, а их { $found }
box-grade = оценка — одна из { $grades }
box-source = нет источника
box-outside = стоит вне всех блоков
box-missing = этого блока нет; есть: { $blocks }
box-unknown-block = в этой игре нет такого блока; она читает { $blocks }
box-unknown-fact = в этой игре нет таких данных; она читает { $facts }
box-fixed = по правилам здесь { $value }, а не { $found }
box-too-large = слишком большой: больше { $most } Б
box-unreadable = не читается: { $reason }
plain-reason = { $reason }
box-not-json = это не коробка: нужна таблица блоков с их данными, как JSON
components-fits = { $file } — коробка игры { $game }
page-grade-words =
    { $grade ->
        [A] напечатано в правилах или подтверждено двумя открытыми источниками
        [B] из одного открытого источника или следует из расчёта
       *[C] наша реконструкция: в твоей коробке может быть иначе
    }
page-own-source = твоя коробка

## Score helpers

score-unknown = { $name } неизвестно; есть { $names }
score-twice = { $name } указано дважды
score-no-value = для { $name } нет значения
score-most = { $name }: не больше { $most }, а не { $found }
score-number = «{ $text }» — не целое число от { $least } до { $most }
score-gap = «{ $text }» — не преграда; напиши оба её края, например 4-1, или bridge
page-helper-more = Добавить: { $name }
page-helper-fewer = Убрать: { $name }
page-helper-clear = Очистить всё
page-helper-own-box = Подсчитано по твоей коробке.

## Boxes of their own, and the rulebook’s examples on the board

page-box = Моя коробка
page-box-differs = В моей коробке иначе
page-box-text = У тебя есть эта игра? Опиши один раз, что на самом деле лежит в твоей коробке. Изменить можно только то, чего не определяют правила; всё проверяется перед сохранением.
page-box-keep = Сохранить коробку
page-box-kept = Сохранено в этом браузере.
page-box-kept-account = Сохранено в этом браузере и в твоей учётной записи.
page-box-ours = Вернуть нашу коробку
page-box-play = Играть с этой коробкой
page-box-use = Играть с моей коробкой
page-box-add = Добавить
page-box-remove = Убрать: { $name }
page-box-side = сторона { $number }: символ
page-box-side-count = сторона { $number }: сколько
page-box-save-file = Сохранить в файл
page-own-box-here = Играют с коробкой владельца: её компоненты отличаются от наших.
page-show-example =
    { $number ->
        [0] Показать на поле
       *[other] Показать на поле ({ $number })
    }
page-no-example = Такого примера нет.

## Plans: what an action leads to, and what may go wrong

word-cases =
    { $cases ->
        [10] Почти наверняка
        [1] Примерно в 1 случае из 10
       *[other] Примерно в { $cases } случаях из 10
    }
plan-wins = Приносит победу в партии.
plan-risk-defeat = { word-cases } до твоего следующего хода побеждает кто-то другой.

## Checking chance

chance-right = Случайность: каждый жребий следует из начального числа.
chance-wrong = Случайность: действие { $number } не следует из начального числа.
chance-note = Заметка о случайности перед действием { $number }: { $text }
chance-no-commitment = В файле нет контрольного отпечатка, с которым можно сравнить начальное число.
position-right = Позиция: каждый компонент из коробки есть в ней ровно один раз, правила не нарушены.

## Options that are refused

bad-option-seats = { $game }: возможное число мест — { $counts }, а не { $seats }
bad-option-name = у { $game } нет параметра «{ $name }»; есть { $names }
bad-option-value = значения параметра «{ $name }» — { $values }; «{ $value }» среди них нет
bad-option-first = параметр «Кто начинает» (first) указывает место { $first }, но места идут от 0 до { $last }
bad-option-position =
    позиция — для стольких мест: { $seats }, и { $options ->
        [none] параметров по умолчанию
       *[other] { $options }
    }

## Match files that cannot be read: the reason after the line

file-line = строка { $line }: { $reason }
file-too-large = файл больше { $most } МиБ
file-not-text = это не текст UTF-8
file-cut-short = файл кончается перед этой строкой: он обрезан
file-long-line = строка длиннее, чем можно: предел — { $most }
file-control-character = в строке есть управляющий символ
file-first-line = файл партии начинается с «{ $wanted }»
file-format = формат «{ $found }» неизвестен; известны { $formats }
file-game = нет игры «{ $name }»
file-rules-version = у { $name } нет версии правил { $version }
file-header = строки заголовка выглядят так: «key: value»
file-unexpected = «{ $key }» здесь не ожидается
file-option-twice = параметр «{ $name }» указан дважды
file-name = в имени от 1 до { $longest } знаков, без пробелов по краям
file-names = имён — { $names }, а мест — { $seats }
file-shipped-box = партия сыграна с компонентами из программы, а не из другого файла
file-other-box = партия сыграна с компонентами с отпечатком { $digest }…, которых в файле нет; укажи их файл
file-changed-box = у этих компонентов не тот отпечаток, что в предыдущей строке
file-position = позиция, столбец { $column }
file-number = «{ $text }» — не целое число
file-hexadecimal = шестнадцатеричных цифр здесь должно быть { $digits }
file-other-seed = начальное число не подходит к контрольному отпечатку
file-note = «{ $text }» — не заметка о случайности; она выглядит как «burn» или «nonce SEAT HEX»
file-note-seat = заметка указывает место дальше последнего: всего мест { $seats }
file-note-order = заметки о случайности стоят в порядке своих позиций
file-note-beyond = заметка о случайности стоит на { $at }, за концом журнала
file-after-note = после заметки о случайности могут стоять только такие же заметки
file-notes-format = у файла формат { $format } только тогда, когда в нём есть заметки о случайности
file-not-legal = «{ $text }» здесь нельзя{ $rule ->
    [no] {""}
   *[other] {" "}(правило { $rule })
}
file-no-action = в игре нет действия «{ $text }»
file-no-outcome = здесь нельзя вытянуть «{ $text }»
file-expected = здесь должно стоять «{ $wanted }»
file-after-result = после результата ничего не может быть

## Positions that cannot be read: the reason after the column

position-column = столбец { $column }: { $reason }
position-number = «{ $text }» — не число от { $least } до { $most }
position-name = «{ $text }» нет среди этих: { $names }
position-items = элементов здесь { $found }, а не { $wanted }
position-twice = «{ $text }» стоит здесь дважды
position-most = одного вида не может быть больше { $most }
position-game = позиция игры { $game } начинается с «{ $game }»
position-knowledge = это то, что знает одно место, а не вся позиция
position-whole = это вся позиция, а не то, что знает одно место: нет «seen by»
position-longest = знаков в позиции не больше { $most }
position-line = позиция — это одна строка печатного текста
position-head = после «{ $name }» идут число мест и, возможно, «box …» и «seen by …»
position-other-box = позиция записана с другими компонентами
position-no-seat = места { $number } нет
position-seats = места { $number } нет; места идут от 0 до { $last }
position-index = после «{ $key }» стоит одно из { $names }, а не «{ $text }»
position-no-index = у «{ $key }» нет индекса
position-facts-only = в позиции игры { $game } одна запись, «facts»
position-census = компонентов не хватает или слишком много
position-entry = запись — это «key: item, item» или «key index: item, item»
position-open = «{ $key }» нельзя оставить здесь открытым через «?»
position-unfit = данные не согласуются
position-component = число «{ $name }» — { $found }, а не { $wanted }
position-nobody = никто не может действовать, а партия не окончена
position-stuck = отсюда нельзя играть дальше
position-stuck-after = после «{ $text }» нельзя играть дальше
position-guess = ничто не подходит к тому, что знает место
position-unknown = «{ $key }» — не запись игры { $game }; есть { $names }
position-packed = это не краткая запись позиции; возможно, ссылка обрезана
position-lot = кто начинает, решает жребий
position-ending = партия окончена, но не сказано как

## The review

review-title = Разбор
review-player = Игрок
review-accuracy = Точность
review-error-rate = Потеря за ход
review-luck = Везение
review-own = Своя игра
review-others = Игра других
review-result = Итог
review-even = Равная доля
review-adjusted = Без везения
review-turn = Ход
review-key-moments = Ключевые моменты
review-verdict-forced = вынужденно
review-verdict-brilliant = блестяще
review-verdict-only-move = единственный ход
review-verdict-best = лучшее
review-verdict-good = хорошо
review-verdict-inaccuracy = неточность
review-verdict-mistake = ошибка
review-verdict-blunder = грубая ошибка
review-wins = { $seat } побеждает.
review-shares-victory = { $seat } делит победу.
review-loses = { $seat } проигрывает.
review-unfinished = Партия не закончена. Шанс игрока { $seat }: { $chance } %.
review-lucky =
    { $points ->
        [one] Везение принесло { $points } очко из ста.
        [few] Везение принесло { $points } очка из ста.
        [many] Везение принесло { $points } очков из ста.
       *[other] Везение принесло { $points } очка из ста.
    }
review-unlucky =
    { $points ->
        [one] Невезение отняло { $points } очко из ста.
        [few] Невезение отняло { $points } очка из ста.
        [many] Невезение отняло { $points } очков из ста.
       *[other] Невезение отняло { $points } очка из ста.
    }
review-luck-even = Везение уравнялось.
review-own-clean = Ни одно решение не стоило очков.
review-own-cost =
    { $points ->
        [one] Собственные решения стоили { $points } очко.
        [few] Собственные решения стоили { $points } очка.
        [many] Собственные решения стоили { $points } очков.
       *[other] Собственные решения стоили { $points } очка.
    }
review-others-gave =
    { $points ->
        [one] Решения других принесли { $points } очко.
        [few] Решения других принесли { $points } очка.
        [many] Решения других принесли { $points } очков.
       *[other] Решения других принесли { $points } очка.
    }
review-others-took =
    { $points ->
        [one] Решения других отняли { $points } очко.
        [few] Решения других отняли { $points } очка.
        [many] Решения других отняли { $points } очков.
       *[other] Решения других отняли { $points } очка.
    }
review-costliest = Дороже всего обошёлся ход номер { $turn }: «{ $text }». Лучше было «{ $better }».
review-not-luck = Дело решило не везение.
review-was-luck = Без везения было бы { $chance } %.
review-moment-loss =
    { $points ->
        [one] { $seat } упускает { $points } очко: «{ $text }». Лучше было «{ $better }».
        [few] { $seat } упускает { $points } очка: «{ $text }». Лучше было «{ $better }».
        [many] { $seat } упускает { $points } очков: «{ $text }». Лучше было «{ $better }».
       *[other] { $seat } упускает { $points } очка: «{ $text }». Лучше было «{ $better }».
    }
review-moment-lucky =
    { $points ->
        [one] Везение, { $seat } получает { $points } очко: { $text }
        [few] Везение, { $seat } получает { $points } очка: { $text }
        [many] Везение, { $seat } получает { $points } очков: { $text }
       *[other] Везение, { $seat } получает { $points } очка: { $text }
    }
review-moment-unlucky =
    { $points ->
        [one] Невезение, { $seat } теряет { $points } очко: { $text }
        [few] Невезение, { $seat } теряет { $points } очка: { $text }
        [many] Невезение, { $seat } теряет { $points } очков: { $text }
       *[other] Невезение, { $seat } теряет { $points } очка: { $text }
    }
review-moment-lead = Здесь { $seat } окончательно выходит вперёд: { $text }

## Errors in a command line

usage-error = Ошибка: { $reason }
usage-form = Использование: { $form }
usage-help = Справка: «{ $command }».
usage-no-command = нет команды «{ $name }»; их список: «undertow --help»
usage-missing-command = не указана команда
usage-no-option = нет параметра { $name }
usage-no-option-but = нет параметра { $name }; возможно, имелось в виду: { $names }
usage-missing-argument = не указано: { $name }
usage-missing-option = не указан параметр { $name }
usage-needs-value = параметру { $name } нужно значение
usage-takes-no-value = у параметра { $name } нет значения
usage-extra = это лишнее: { $names }
usage-bad-value = { $name }: { $reason }
usage-whole-number = нужно целое число
usage-number = нужно число
usage-least = нужно не меньше { $least }
usage-most = нужно не больше { $most }
usage-pair = параметр пишется «name=value», а не «{ $text }»
usage-file-or-position = укажи файл партии или позицию: --position TEXT
usage-resume-or-position = продолжи сохранённую партию или начни с позиции, но не то и другое сразу
usage-fewer-actions =
    { $count ->
        [one] в файле { $file } всего { $count } действие
        [few] в файле { $file } всего { $count } действия
        [many] в файле { $file } всего { $count } действий
       *[other] в файле { $file } всего { $count } действия
    }
usage-no-seed = в файле { $file } нет начального числа, поэтому случайность не проверить
usage-no-choice = здесь никому нечего выбирать: посмотри другой ход с помощью --move
usage-other-chooser = месту { $number } здесь нечего выбирать, выбирает место { $other }
usage-no-puzzles = в файле { $file } нет задач
usage-ending = имя { $file } должно оканчиваться на одно из этих: { $endings }
usage-one-match = --html записывает страницу одной партии; укажи файл
usage-no-matches = в папке { $file } нет файлов партий (*{ $ending })
usage-bots = ботов: { $bots }, мест: { $seats }; укажи одного бота на все места или по одному на каждое
usage-seed = в начальном числе случайности столько шестнадцатеричных цифр: { $digits }
usage-name = в имени от 1 до { $most } печатных знаков
usage-other-game = это партия { $found }, а не { $wanted }
usage-seats = мест в партии: { $count }; укажи, кто на них сидит, например --seats you,bot,bot
usage-url = публичный адрес начинается с http:// или https://
usage-no-file = нет файла { $file }
usage-folder = { $file } — папка, а не файл
usage-not-allowed = файл { $file } не открыть: нет прав
usage-packages = серверу нужны ещё пакеты (нет { $name }): { $command }
no-such-game = нет игры «{ $name }»; есть { $names }, а другие пишутся package:NAME
no-such-version = у { $game } нет версии правил { $version }; есть { $versions }
no-such-bot = бота «{ $name }» нет; есть { $names }, уровни с характером, например strong+thief, или с весами, например expert@FILE, и партнёры, например partner=2.5
no-such-character = характера «{ $name }» в этой игре нет; есть { $names }
no-such-level = нет уровня «{ $name }»; есть { $names }
no-such-rule = нет правила «{ $name }»; есть { $names }
no-rule-mentions = ни в одном правиле нет «{ $text }»
no-such-effort = нет такой тщательности: «{ $name }»; есть { $names }
no-such-theme = нет темы «{ $name }»; есть { $names }
no-such-language = нет языка «{ $name }»; есть { $names }
no-score-helper = для { $game } нет подсчёта очков; он есть для { $names }
no-other-box = { $game } не играется с другими компонентами
box-changed = компоненты в файле { $file } изменились
## Задачи, работа над ошибками, доска анализа

theme-wins = Победа
theme-quiet = Тихие ходы
puzzle-steps =
    { $count ->
        [one] Решает { $count } действие, хотя сразу оно ничего не даёт.
        [few] Решают { $count } действия в таком порядке, хотя сразу они ничего не дают.
        [many] Решают { $count } действий в таком порядке, хотя сразу они ничего не дают.
       *[other] Решают { $count } действия в таком порядке, хотя сразу они ничего не дают.
    }
puzzle-margin =
    { $points ->
        [one] Любой другой способ теряет не меньше { $points } очка шансов на победу.
        [few] Любой другой способ теряет не меньше { $points } очков шансов на победу.
        [many] Любой другой способ теряет не меньше { $points } очков шансов на победу.
       *[other] Любой другой способ теряет не меньше { $points } очка шансов на победу.
    }
page-puzzles = Задачи
page-puzzles-lead = Ходы из настоящих партий с единственным лучшим решением.
page-puzzle-today = Задача дня
page-puzzle-find = Найдите лучший ход за игрока { $name }.
page-puzzle-known = Вы видите то, что знает этот игрок.
page-puzzle-on = Пока верно. Дальше.
page-puzzle-solved = Решено!
page-puzzle-wrong = Есть лучше.
page-puzzle-loses =
    { $points ->
        [one] Это теряет { $points } очко (± { $error }).
        [few] Это теряет { $points } очка (± { $error }).
        [many] Это теряет { $points } очков (± { $error }).
       *[other] Это теряет { $points } очка (± { $error }).
    }
page-puzzle-leads = Что может последовать:
page-puzzle-why = Почему это неверно?
page-puzzle-busy = Анализ занят. Спросите через минуту.
page-puzzle-again = Ещё раз
page-puzzle-solution = Показать решение
page-puzzle-next = Следующая задача
page-puzzle-game = Игра
page-puzzle-any-game = Все игры
page-puzzle-any-theme = Все темы
page-puzzle-theme = Тема
page-puzzle-difficulty = Сложность
page-puzzle-easier = Легче
page-puzzle-even = По силам
page-puzzle-harder = Труднее
page-puzzle-points = Сложность { $points }
page-puzzle-rating = Мой рейтинг
page-puzzle-streak = Дней подряд
page-puzzle-best-streak = Дольше всего
page-puzzle-count = Решено
page-puzzle-today-done = Сегодня решена. Новая появится в полночь по Гринвичу.
page-puzzle-none = Таких задач пока нет.
page-puzzle-before-solved = Эту задачу вы уже решили.
page-puzzle-before-failed = Эту задачу вы уже пробовали. Рейтинг она не меняет.
page-learn-mistakes = Работа над ошибками
page-learn-number = Момент { $number } из { $count }
page-learn-taken = Было сыграно «{ $text }». Найдите лучше.
page-learn-right = Верно: не хуже лучшего.
page-learn-hint = Начинается с одного из отмеченных мест.
page-learn-show = Показать
page-learn-none = Ни одно решение этого игрока не потеряло столько, чтобы его стоило разбирать.
page-learn-end = Это был последний момент.
page-learn-whose = Чьи ошибки
page-analysis = Доска анализа
page-analysis-open = Анализ
page-analysis-live = Живой анализ
page-analysis-thinking = Поиск …
page-analysis-done = Поиск окончен.
page-analysis-chance = Решает случай
page-analysis-draw = Тянуть
page-analysis-odds = { $percent } %
page-analysis-over = Здесь партия окончена.
page-analysis-tree = Варианты
page-analysis-comment = Примечание к этому действию
page-analysis-remove = Удалить отсюда
page-analysis-save = Сохранить файлом партии
page-analysis-start = Начало
page-analysis-viewer = Чьими глазами
page-analysis-whoever = Того, кто действует
page-analysis-empty = Действуйте на доске или выбирайте из вариантов. Все ветви хранятся здесь.
## Спутник настоящей коробки

page-companion = С настоящей коробкой
page-companion-how = Коробка лежит у вас на столе. Программа ведёт журнал и счёт, говорит, что можно, и может играть с вами.
page-companion-begin = Начать с коробкой
page-companion-hands = Карты на руках
page-companion-hands-told = Каждый вводит свои, пока другие не смотрят
page-companion-hands-unknown = Остаются неизвестными; программа знает только то, что видят все
page-companion-hints = Можно просить совета
page-companion-set-up = Подготовка игры
page-companion-ready = Всё готово
page-companion-what-drawn = Что вытянули?
page-companion-what-drawn-by = { $name }, что тебе пришло?
page-companion-what-drawn-bot = Это для игрока { $name }. Кто-нибудь смотрит, нажимает здесь и никому не говорит.
page-companion-share = { $percent } %
page-companion-rare = меньше 1 %
page-companion-draw-for-us = Пусть тянет программа
page-companion-take-back = Вернуть
page-companion-done = Готово
page-companion-bot-turn = { $name } просит сделать так:
page-companion-step = Шаг { $number } из { $count }
page-companion-bot-thinks = { $name } думает …
page-companion-turn-up = Откройте выбранное и введите по очереди.
page-companion-speak = Произносить ходы
page-companion-show-hand = Какие карты показывает { $name }?
page-companion-hand-count = { $count } из { $total }
page-companion-only-public = Карты на руках здесь не вводят. Программа знает только то, что видят все.
page-companion-other-device = Это вводят на другом устройстве.
page-companion-own-box = Эта коробка отличается от изданной: возьмите столько компонентов, сколько в ней есть.
## Meeting people

page-lobby = Игра с людьми
page-lobby-how = Найди того, кто хочет сыграть в то же самое, или займи свободное место.
page-lobby-find = Найти соперника
page-lobby-open = Свободные места
page-lobby-none = Сейчас никто не ждёт. Если начать поиск соперника, твой стол увидят здесь все.
page-lobby-sit = Сесть за стол
page-lobby-replace = Сменить бота
page-lobby-fill = Может подсесть бот
page-lobby-range = Рейтинг от { $least } до { $most }
page-lobby-from = Рейтинг от { $least }
page-lobby-up-to = Рейтинг до { $most }
page-lobby-account = Для рейтинговых партий нужна учётная запись.
page-lobby-rated = Рейтинговая
page-which-game = Игра
page-open-to-all = Открыт для всех, виден в зале
page-fill = Через минуту свободные места занимают боты, пока кто-нибудь не придёт
page-least-rating = Рейтинг не ниже
page-most-rating = Рейтинг не выше
page-clock = Часы
page-clock-none = Без часов
page-clock-move = { $time } на ход
page-clock-reserve = { $time } в запасе
page-clock-increment = +{ $time } на ход
page-clock-vacation = { $time } отпуска
page-clock-zero-bot = Если у кого-то выйдет время, за него играет бот; после хода бота место можно вернуть.
page-clock-zero-loss = У кого вышло время, тот проиграл.
page-clock-left = Осталось времени
page-clock-pause = Остановить часы
page-clock-resume = Пустить часы
page-clock-warning = { $seconds ->
    [one] Осталась { $seconds } секунда
    [few] Осталось { $seconds } секунды
    [many] Осталось { $seconds } секунд
   *[other] Осталось { $seconds } секунды
}
page-offer-pause = { $name } предлагает остановить часы.
page-leaderboard = Таблица лидеров
page-leaderboard-how = В таблице те, кто сыграл не меньше десяти рейтинговых партий и разрешил себя показывать. Число после ± говорит, насколько точен рейтинг.
page-leaderboard-none = Ещё никто не сыграл десяти рейтинговых партий.
page-ratings = Рейтинги
page-rating-matches = { $count ->
    [one] { $count } рейтинговая партия
    [few] { $count } рейтинговые партии
    [many] { $count } рейтинговых партий
   *[other] { $count } рейтинговой партии
}
page-rating-provisional = предварительный
page-rating-doubt = вероятно, от { $low } до { $high }
page-rating-graph = Рейтинг за { $count ->
    [one] { $count } партию
    [few] { $count } партии
    [many] { $count } партий
   *[other] { $count } партии
}
page-rating-none = Рейтинговых партий ещё нет.
page-rating-changes = Что изменила эта партия
page-rating-up = Лучше, чем ожидалось по рейтингам.
page-rating-down = Хуже, чем ожидалось по рейтингам.
page-rating-even = Как и ожидалось по рейтингам.
page-rating-bot = Рейтинг бота измерен и не меняется.
page-rating-forfeit-time = Вышло время: засчитано последнее место.
page-rating-forfeit-left = Партия покинута: засчитано последнее место.
page-rating-not-counted = Эта партия не меняет рейтингов: у каждого должна быть учётная запись и одно место, а игра — такой, как в коробке.
page-rating-pending = Рейтинги подсчитываются …
page-profile = Профиль
page-profile-none = Никто с таким именем не показывает своих рейтингов.
page-show-ratings = Другие могут видеть мои рейтинги
refused-account-needed = Для рейтинговых партий в зале нужна учётная запись. Сначала войди или создай её.
refused-forfeited = Это место уже проиграло рейтинговую партию; её доигрывает бот.
refused-no-clock = За этим столом нет часов.
refused-rating-range = Этот стол для других рейтингов.
refused-time-over = Время этого места вышло.
page-position-put-here = Положить сюда
page-position-where = Нажми, куда положить.
page-position-tap = Нажми компонент, затем его новое место. Слова и числа меняются прямо в полях. Записи называются как в тексте ниже.
page-position-analyse = Анализ
page-position-begin = Начало для
page-position-known-by = Известно
page-position-known-all = всё
page-position-known-spectator = всем
