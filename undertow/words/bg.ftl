# The shell: everything that belongs to no single game. Arguments named $seat and $rival arrive as players' names.

## Refusals that any game can give

no-such-action = В тази игра няма действие „{ $text }“.
match-is-over = Партията свърши.
not-your-turn = Не си на ход.
nothing-to-undo = Няма какво да се върне: последното действие е на случайността или на друг играч.
companion-draw-first = Първо въведи какво е изтеглено.
companion-no-draw = Сега не се тегли нищо.
companion-not-here = Това не може да се изтегли тук.
companion-nothing-told = Още не е въведено нищо, което да се върне.
companion-all-out = { $count ->
    [one] В кутията има само { $count } такава и вече е извадена. Провери купчината.
   *[other] В кутията има само { $count } такива и всички вече са извадени. Провери купчината.
}
companion-secret-draw = Тази карта вижда само притежателят ѝ, затова програмата не може да я изтегли.
companion-not-your-draw = Тази карта вижда и може да назове само { $seat }.
companion-tell-hand = { $count ->
    [one] Кажи коя карта се показва.
   *[other] Кажи кои { $count } карти се показват.
}
companion-no-deal = Никоя ръка, която отговаря на известното, не позволява това. Има ли грешка при въвеждането? Върни назад и въведи отново.

## People

player-name = Играч { $number }
bot-name = Бот { $number }

## The terminal table

table-your-move = { $name }, какво правиш?
table-choosing = { $name }, избери тайно:
table-curtain = Сега екранът е за { $name }. Натисни Enter, когато никой друг не гледа.
table-prompt = Номер или команда: why, preview, undo, log, rules, view, save, quit, help
table-not-understood = „{ $text }“ не е нито номер от 1 до { $count }, нито команда. Напиши help.
table-why-usage = Посочи действието в кратката му форма, например: why { $example }
table-preview-usage = Посочи действието с номера му от 1 до { $count }, например: preview 1
table-nothing-to-preview = Само по себе си нито струва, нито носи нещо.
table-allowed = Това е позволено: има го в списъка по-горе.
table-no-such-rule = Няма правило { $rule }.
rules-missing = Тази игра е без текст на правилата.
table-undone = Върнато назад.
table-saved = Записано в { $file }.
table-not-saved = Не е записано: { $reason }
table-kept = Партията е запазена. Продължи я с: { $command }
table-winners =
    { $count ->
        [0] Никой не печели.
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

refused-bad-address = Този адрес не може да се използва: { $reason }.
refused-bad-box = Тези компоненти не са за играта.
refused-bad-cards = Такива карти не са възможни: { $reason }.
refused-bad-file = Това не е файл с партия: ред { $line }, { $reason }.
refused-bad-invitation = Тази покана не е за тази маса.
refused-bad-login = Името или паролата са грешни.
refused-bad-name = Името трябва да е дълго от 1 до { $longest } печатни знака.
refused-bad-options = Тези опции не са възможни: { $reason }.
refused-bad-origin = Тази заявка идва от друг сайт.
refused-bad-position = Това не е позиция от играта: колона { $column }, { $reason }.
refused-bad-request = Заявката не може да бъде разбрана: { $reason }.
refused-bad-token = Тази връзка или този ключ не съществува, вече е използван или е изтекъл.
refused-banned = Този профил или адрес няма достъп до сървъра.
refused-broken-log = Записът на тази партия не може да се възпроизведе; той остава непроменен.
refused-busy = Базата данни на сървъра не отговаря. Опитай отново след { $seconds } с.
refused-closed = Тази маса е затворена.
refused-illegal-action = Това действие сега не е позволено.
refused-internal = Нещо се обърка на сървъра; нищо не е променено.
refused-method-not-allowed = Този адрес не приема такава заявка.
refused-name-taken = Това име е заето.
refused-no-hints = На маса с класиране не се дават съвети.
refused-no-offer = Няма молба, на която да се отговори.
refused-nonce-given = За това място вече е дадено друго случайно число.
refused-nonce-too-early = Случайното число важи едва след контролния отпечатък: първо запази начално число.
refused-nothing-to-choose = Тук няма избор: решава случаят или партията е свършила.
refused-not-begun = Партията не е започнала: има свободни места.
no-page = Този сървър няма страница: тя не е била изградена при инсталирането. Тук могат да играят програми. За да играят и хора, инсталирай пълната версия на Undertow.
refused-not-found = Няма такава маса или страница.
refused-not-idle = Играчът на това място не бездейства.
refused-not-over = Това е възможно след края на партията.
refused-not-signed-in = За това е нужен профил: първо влез в него.
refused-not-your-seat = Това не е твоето място.
refused-other-rules-version = Партията е започнала с версия { $version } на правилата; този сървър играе с версия { $known }.
refused-others-play = На тази маса има и други хора; вместо това я напусни.
refused-rated-analysis = Това стои на дъската на започната партия за класиране. Анализът е възможен, след като тя свърши.
refused-rated-position = Партия, която започва от позиция, не може да е за класиране.
refused-rated-undo = На маса с класиране не можеш да върнеш действие, след което е теглено.
refused-seat-taken = Няма такова свободно място.
refused-stale = Масата се е променила; погледни я отново.
refused-too-large = { $limit ->
    [one] Това е по-голямо от { $limit } байт.
   *[other] Това е по-голямо от { $limit } байта.
}
refused-too-many-requests = Твърде много заявки; изчакай { $seconds } с.
refused-too-many-subscriptions = { $limit ->
    [one] Вече получаваш известия на { $limit } място; първо го махни.
   *[other] Вече получаваш известия на { $limit } места; първо махни някое.
}
refused-too-many-tables = { $limit ->
    [one] Имаш { $limit } недовършена партия; първо я довърши.
   *[other] Имаш { $limit } недовършени партии; първо довърши някоя.
}
refused-too-many-undos = Това действие беше връщано твърде много пъти; първо продължи играта.
refused-used-reservation = Тази резервация е използвана за друга маса.
refused-no-companion = На тази маса нищо не се въвежда: тегли програмата.
refused-no-hints-here = На тази маса не се дават съвети.
refused-no-unknown-hands = Ръцете не могат да останат неизвестни в тази игра или с повече от един бот.
refused-rated-companion = Партия на истинска маса не може да носи рейтинг.
refused-told-chance = В тази партия се тегли на истинска маса, затова няма начално число за проверка.
refused-unknown-hands = Ръцете в тази партия не са въведени, затова няма какво да се анализира.

## Notices

notice-your-turn = Ти си на ход.
notice-match-over = Партията свърши.

## The page

page-welcome = Настолни игри край реката – чакат само теб
page-play-now = Играй сега
page-new-table = Нова маса
page-learn = Научи играта
page-lesson = Стъпка { $number } от { $count }
page-next = Напред
page-skip-tutorial = Прескочи урока
page-lessons = Уроците
page-tasks = Малки задачи
page-task = Задача { $number } от { $count }
page-try = Опитай
page-task-hint = Подсказка
page-task-done = Браво!
page-task-lost = Така вече няма да стане.
page-task-again = Опитай пак
page-task-next = Следваща задача
page-not-there = Не там. Натисни това, което свети.
page-tool = Помощник за точкуване
page-about-game = Правила и компоненти
page-players = { $least }–{ $most } играчи
page-players-exactly = { $count ->
    [one] { $count } играч
   *[other] { $count } играчи
}
page-minutes = { $least }–{ $most } минути
page-minutes-about =
    { $count ->
        [one] около { $count } минута
       *[other] около { $count } минути
    }
page-go-on-playing = Продължи
page-my-matches = Моите партии
page-match-won = Победа
page-match-lost = Загуба
page-match-shared = Обща победа
page-with = съперници: { $names }
page-more-matches = Покажи всички
page-picture-of = Игралното поле на { $game } сега
page-watch = Гледай
page-open-file = Разгледай файл с партия
page-account = Профил
page-account-why = С профил масите и резултатите ти са с теб на всяко устройство. Без профил играеш като гост на този браузър.
page-account-name = Име
page-password = Парола
page-password-how = поне 8 знака
page-sign-in = Вход
page-sign-up = Нов профил
page-sign-out = Изход
page-signed-in-as = Профил: { $name }
page-statistics = Завършени партии
page-count-finished = завършени
page-count-won = спечелени
page-statistics-none = Още няма завършена партия.
page-status-waiting = Чака играчи
page-status-playing = В игра
page-status-finished = Завършена
page-your-turn = Ти си на ход
page-to-act = на ход
page-guest = Гост
page-your-name = Твоето име
page-change-name = Смени името
page-seats = Места
page-who-sits = Кой седи на място { $number }
page-seat-me = Аз
page-seat-here = Някой на този екран
page-seat-name = Име на място { $number }
page-seat-bot = Бот
page-seat-friend = Приятел, чрез връзка
page-seat-open = свободно място
page-bot-level = Ниво на бота
page-bot-otter = Видра
page-bot-heron = Чапла
page-bot-fox = Лисан
page-bot-bear = Мечо
page-bot-owl = Сова
page-bot-beaver = Бобър
page-bot-frog = Жабок
page-bot-cat = Котан
page-bot-crab = Рачо
page-bot-seal = Тюлен
page-bot-hare = Заек
page-bot-duck = Патица
bot-level-random = случаен
bot-level-greedy = бърз
bot-level-first-time = за пръв път
bot-level-beginner = начинаещ
bot-level-casual = любител
bot-level-strong = силен
bot-level-expert = експерт
bot-level-master = майстор
bot-level-about-first-time = Току-що е научил правилата: поглежда няколко действия и изпуска повечето други.
bot-level-about-beginner = Знае какво му е изгодно сега и пропуска много.
bot-level-about-casual = Играе като човек с няколко вечери зад гърба си: разумно, но лесно се изненадва.
bot-level-about-strong = Предвижда хода си и отговорите на другите; греши рядко.
bot-level-about-expert = Обмисля задълбочено всеки избор.
bot-level-about-master = Мисли десет пъти по-дълго от експерта.
page-bot-character = Характер на бота
page-bot-character-none = без особен характер
bot-level-partner = силен колкото мен
bot-level-about-partner = Става по-силен, когато печелиш, и по-слаб, когато губиш, така че силите да остават равни.
page-partner-level = Сега играе като „{ $level }“.
page-partner-strength = Сега е между „{ $lower }“ и „{ $higher }“, на { $percent } % от пътя.
page-options = Опции
page-listed = Всеки може да гледа тази маса
page-begin = Подреди масата
page-back = Назад
page-home = Всички игри
page-join = Седни на тази маса
page-sit-down = Седни
# The title of a link that people share; the game's name is not inflected.
share-invitation = Ела да играем { $game }
page-invite = Покани приятели
page-invite-how = Изпрати тази връзка или покажи кода за сканиране. Партията започва, когато всички места са заети.
page-qr = Връзката като QR код
page-table-menu = Още за тази маса
page-continue = Продължи на друго устройство
page-continue-how = Отвори тази връзка на другото устройство или сканирай кода там. Важи веднъж, в рамките на седем дни; после мястото ти се премества там.
page-recover = Твоята партия, на това устройство
page-recover-how = Мястото ти се премества на това устройство. Оттук нататък на другото само гледаш.
page-recover-here = Продължи тук
page-ask-undo = Помоли да върнеш последното си действие
page-leave = Напусни масата
page-leave-how = Мястото ти се освобождава; всеки, който има поканата, може да го заеме.
page-leave-sure = Напусни
page-stand-in = Нека тук играе бот
page-bot-for = бот вместо { $name }
page-rematch-join = Към новата партия
page-download = Свали партията
page-copy-link = Копирай връзката
page-copied = Копирано
page-language = Език
page-language-en = English
page-language-bg = Български
page-language-pl = Polski
page-language-ru = Русский
page-settings = Настройки
page-theme = Тема
page-theme-auto = според устройството
page-theme-light = следобед
page-theme-dark = вечер
page-speed = Скорост на фигурите
page-speed-slow = бавно
page-speed-normal = нормално
page-speed-fast = бързо
page-speed-off = веднага
page-confirm-setting = Потвърждавай последното действие на хода
page-forced-setting = Стъпките без избор стават сами
page-keys-setting = Отделни клавиши избират действия
page-sound = Сила на звука
page-bed-setting = Вода или вятър за фон
page-notices = Известявай ме, когато съм на ход
page-notices-refused = Този браузър не позволява известия от страницата; това се променя в неговите настройки.
page-notices-here = Известията идват, докато страницата е отворена някъде.
page-notices-asking = Питаме браузъра …
page-notices-unreached = Услугата за известия на този браузър не отговаря: известията идват само докато страницата е отворена някъде. За нов опит ги изключи и включи отново.
page-notices-always = Известията идват и при затворена страница.
page-choice = Твоят избор
page-close = Затвори
page-stale = Има по-нова версия на страницата.
page-reload = Презареди
page-offline = Няма връзка
page-offline-text = Масите ти те чакат. Върни се, щом отново си онлайн.
page-offline-again = Опитай пак
page-board-in-words = Игралното поле с думи
page-your-move = Твоят ход
page-actions = Какво можеш да направиш
page-turn-so-far = Ходът ти досега
page-undo = Върни
page-confirm = Потвърди
page-skip = Прескочи
page-since-my-turn = Какво стана?
page-chosen = Избрано. Можеш да размислиш, докато всички изберат.
page-waiting-for = Чакаме: { $names }
page-turn-of = На ход: { $name }
page-set-up = { $count ->
    [one] Подреждане на масата ({ $count } стъпка)
   *[other] Подреждане на масата ({ $count } стъпки)
}
page-waiting-for-players = Чакаме играчи
page-reconnecting = Свързваме се отново … ходовете ти са запазени.
page-moment = { $count ->
    [one] След { $number } от { $count } действие
   *[other] След { $number } от { $count } действия
}
page-now = Към текущия момент
page-show-moment = Покажи този момент
page-log = Дневник
page-score = точки
page-players-tab = Играчи
page-drawer = Дневник, играчи, правила
page-header = Undertow: начало и настройки
page-rules = Правила
page-rule = Правило { $rule }
page-search-rules = Търси в правилата
page-nothing-found = Нищо не е намерено.
page-rematch = Играй пак
page-won-by = { $points ->
    [one] Победа с разлика от { $points } точка.
   *[other] Победа с разлика от { $points } точки.
}
page-won-level = Равни точки: реши допълнителното правило.
page-won-shared = Равни до края: победата е обща.
page-key-moments = Какво реши партията
page-breakdown = Точки
page-total = Общо
page-show-me = Покажи ми
page-just-play = Направо играя
page-first-now = Сега:
page-count-again = Преброй отново
page-result = Резултат
page-see-board = Виж игралното поле
page-replay = Повторение
page-review = Преглед
page-review-progress = Прегледът се изчислява
page-replay-slider = Момент от партията
page-turn-number = Ход { $number } от { $count }
page-chapter = { $text } – ход { $number }
page-back-turn = Един ход назад
page-on-turn = Един ход напред
page-play-on = Пусни
page-pause = Пауза
page-back-one = Едно действие назад
page-on-one = Едно действие напред
page-play-from-here = Играй оттук
page-from-moment = От завършена партия, след действие { $number }
page-from-position = Тази партия започна от позиция.
page-position = Позиция
page-position-text = Позицията като текст
page-position-fits = Това е позиция от играта.
page-position-help = Промени реда и игралното поле ще го последва. ? значи, че играчът не го знае; то се раздава, когато започне партия.
page-share-moment = Сподели този момент
page-knowledge = През очите на
page-spectator = зрител
page-curtain = Сега екранът е за { $name }. Продължи, когато никой друг не гледа.
page-raise-curtain = Вдигни завесата
page-offer-undo = { $name } моли да върне последното действие.
page-offer-stand-in = { $name } предлага бот да играе вместо отсъстващия.
page-agree = Приеми
page-decline = Откажи
page-bot-acts = Бот играе вместо теб.
page-thinking-short = мисли само за кратко: сървърът е натоварен
page-return = Върни ми мястото
page-about = За Undertow
page-about-text = Undertow е свободен софтуер с лиценз MIT. Игралните полета, плочките и картинките са наши рисунки; игрите принадлежат на авторите и издателите си.
page-about-icons = Малките икони са от Lorc, Delapouite и другите художници на game-icons.net, с лиценз CC BY 3.0.
page-components = Какво има в кутията
page-source = Източник

## Hints

page-hint = Какво да направя?
page-hint-thinking = Обмисляне …
page-hint-title = Най-добрите продължения
page-hint-chance = { $chance } % шанс за победа
page-hint-interval = вероятно от { $low } до { $high } %
page-rated = С класиране: никой не получава съвети
page-hint-equal = Почти толкова добро
page-hint-close = Затвори съветите
hint-forced = Нищо друго не е възможно.
hint-plan = Подготвя най-доброто продължение.

## Chance that is checked

page-commitment-title = Как случайността остава честна
page-commitment-how = Преди партията сървърът избра тайно начално число и публикува този негов контролен отпечатък. После браузърът на всеки играч добави свое случайно число. След края началното число се показва и браузърът ти пресмята отново всяко теглене.
page-commitment = Контролен отпечатък:
page-chance-checking = Проверка на случайността …
page-chance-checked = { $count ->
    [0] Нямаше какво да решава случайността
    [one] Случайността е проверена: { $count } теглене
   *[other] Случайността е проверена: { $count } тегления
}
page-chance-checked-how = Браузърът ти пресметна всяко теглене от началното число и случайните числа на играчите; всички са верни.
page-chance-checked-nonce = Сред тях е и твоето случайно число.
page-chance-unchecked = Случайността не можа да бъде проверена.
page-chance-wrong = Случайността не е такава, каквато беше обещана.
page-chance-wrong-seed = Началното число не отговаря на контролния отпечатък.
page-chance-wrong-commitment = Контролният отпечатък не е този, който браузърът ти видя преди партията.
page-chance-wrong-nonce = Случайното число на браузъра ти не е използвано.
page-chance-wrong-note = Сървърът е добавил нещо непозволено.
page-chance-wrong-draw = Ред { $number } от дневника не следва от началното число.
page-chance-wrong-log = Ред { $number } от дневника не съвпада с изтегленото.

## Tables that wait

page-waiting-tables = Чака те партия
page-waiting-tables-how = Продължи някоя от тези партии или я затвори.
page-new-match-refused = Сега не можеш да започнеш нова партия
page-new-match = Нова партия
page-go-on = Продължи
page-close-table = Затвори масата
page-close-table-how = Партията приключва тук окончателно. Тя остава без резултат и не се брои никъде.
page-close-table-sure = Затвори окончателно
page-idle-timeout = Бот може да замести играч след
page-idle-timeout-minutes = 10 минути
page-idle-timeout-hour = един час
page-idle-timeout-day = един ден
page-idle-timeout-days = 3 дни
page-idle-timeout-week = една седмица

## The account and what is kept

page-sign-out-everywhere = Излез от всички устройства
page-account-data = Профил и данни
page-download-data = Изтегли моите данни
page-change-password = Смени паролата
page-password-old = Сегашна парола
page-password-new = Нова парола
page-password-changed = Паролата е сменена.
page-delete-account = Изтрий профила
page-delete-account-how = Името, паролата, устройствата и местата ти се изтриват. Завършените партии остават за другите, които са ги играли, но без твоето име.
page-delete-account-sure = Изтрий окончателно
page-privacy = Поверителност
page-privacy-kept = Какво се пази
page-privacy-kept-text = Ходовете в партиите ти, името, което пишеш на масата, и, ако имаш профил, неговото име и хеш на паролата. Без имейл, без истинско име, без реклами. С профил — също рейтингите ти и резултатите от партиите с класиране.
page-privacy-cookie = Една бисквитка
page-privacy-cookie-text = Тя казва на сървъра кои маси са твои. За друго не се използва.
page-privacy-device = На твоето устройство
page-privacy-device-text = Настройките ти и случайните числа, с които браузърът ти проверява случайността.
page-privacy-shown = Какво виждат другите
page-privacy-shown-text = Хората на твоята маса виждат името и ходовете ти. Непознати ги виждат само на маси, които всеки може да гледа, а който има връзката към завършена партия, може да я разгледа. Рейтингите ти се виждат от всички, освен ако не ги скриеш на страницата на профила, а маса, отворена за всеки, стои в залата с името ти.
page-privacy-others = Никой друг
page-privacy-others-text = Страницата не зарежда нищо от други сайтове. Ако поискаш известия, ги пренася услугата за известия на браузъра ти.
page-privacy-rights = Твоите данни
page-privacy-rights-text = На страницата на профила можеш да изтеглиш всичко, което се пази за теб, и да изтриеш профила си.
page-privacy-long = Колко дълго
page-keep-waiting = Маси, които не са започнали, след последната промяна
page-keep-bots = Текущи маси с един човек, след последния ход
page-keep-people = Текущи маси с няколко души, след последния ход
page-keep-closed = Затворени маси
page-keep-finished = Завършени партии
page-keep-guests = Гости без профил и без маса
page-keep-days =
    { $days ->
        [0] завинаги
        [one] { $days } ден
       *[other] { $days } дни
    }
page-former-player = Бивш играч

## Boxes: why components are refused (after the place), and pages about them

box-number = трябва да е цяло число от { $least } до { $most }, а не { $found }
box-numbers = трябва да съдържа цели числа от { $least } до { $most }, а не { $found }
box-length = трябва да има толкова числа: { $wanted }, а има { $found }
box-rows = трябва да има толкова реда: { $wanted }
box-tiles = плочките трябва да са { $wanted }, а са { $found }
box-grade = оценката е една от { $grades }
box-source = липсва източник
box-outside = стои извън всички блокове
box-missing = този блок липсва; има: { $blocks }
box-unknown-block = тази игра няма такъв блок; тя чете { $blocks }
box-unknown-fact = тази игра няма такива данни; тя чете { $facts }
box-fixed = по правилата тук е { $value }, а не { $found }
box-too-large = твърде голям: повече от { $most } B
box-unreadable = не може да се прочете: { $reason }
plain-reason = { $reason }
box-not-json = това не е кутия: нужна е таблица от блокове с фактите им, като JSON
components-fits = { $file } е кутия на { $game }
page-grade-words =
    { $grade ->
        [A] отпечатано в правилата или потвърдено от два публични източника
        [B] от един публичен източник или следва от изчисления
       *[C] наша реконструкция: в твоята кутия може да е друго
    }
page-own-source = твоята кутия

## Score helpers

score-unknown = { $name } е непознато; има { $names }
score-twice = { $name } е дадено два пъти
score-no-value = за { $name } липсва стойност
score-most = { $name }: най-много { $most }, а не { $found }
score-number = „{ $text }“ не е цяло число от { $least } до { $most }
score-gap = „{ $text }“ не е разлом; напиши двата му края, например 4-1, или bridge
page-helper-more = Добави: { $name }
page-helper-fewer = Махни: { $name }
page-helper-clear = Изчисти всичко
page-helper-own-box = Изчислено с твоята кутия.

## Boxes of their own, and the rulebook’s examples on the board

page-box = Моята кутия
page-box-differs = В моята кутия е друго
page-box-text = Имаш ли играта? Опиши веднъж какво наистина има в твоята кутия. Променя се само това, което правилата не определят; всичко се проверява, преди да се запази.
page-box-keep = Запази кутията
page-box-kept = Запазена е в този браузър.
page-box-kept-account = Запазена е в този браузър и в профила ти.
page-box-ours = Върни нашата кутия
page-box-play = Играй с тази кутия
page-box-use = Играй с моята кутия
page-box-add = Добави
page-box-remove = Махни { $name }
page-box-side = страна { $number }: символ
page-box-side-count = страна { $number }: брой
page-box-save-file = Запиши като файл
page-own-box-here = Играе се с кутията на собственик: компонентите ѝ се различават от нашите.
page-show-example =
    { $number ->
        [0] Покажи на игралното поле
       *[other] Покажи на игралното поле ({ $number })
    }
page-no-example = Няма такъв пример.

## Plans: what an action leads to, and what may go wrong

word-cases =
    { $cases ->
        [10] Почти сигурно
       *[other] В около { $cases } от 10 случая
    }
plan-wins = Печели партията.
plan-risk-defeat = { word-cases } някой друг печели преди следващия ти ход.

## Checking chance

chance-right = Случайност: всяко теглене следва от началното число.
chance-wrong = Случайност: действие { $number } не следва от началното число.
chance-note = Бележка за случайността преди действие { $number }: { $text }
chance-no-commitment = Файлът не посочва контролен отпечатък, с който да се сравни началното число.
position-right = Позиция: съдържа всеки компонент от кутията точно веднъж и не нарушава никое правило.

## Options that are refused

bad-option-seats = { $game }: броят на местата е { $counts }, а не { $seats }
bad-option-name = { $game } няма опция „{ $name }“; има { $names }
bad-option-value = стойностите на опцията „{ $name }“ са { $values }; „{ $value }“ не е сред тях
bad-option-first = опцията „Кой започва“ (first) сочи място { $first }, но местата са от 0 до { $last }
bad-option-position =
    позицията е за толкова места: { $seats }, и { $options ->
        [none] опциите по подразбиране
       *[other] { $options }
    }

## Match files that cannot be read: the reason after the line

file-line = ред { $line }: { $reason }
file-too-large = файлът е по-голям от { $most } MiB
file-not-text = това не е текст в UTF-8
file-cut-short = файлът свършва преди този ред: отрязан е
file-long-line = редът е по-дълъг от допустимото: най-много { $most } знака
file-control-character = в реда има управляващ знак
file-first-line = файл с партия започва с „{ $wanted }“
file-format = форматът „{ $found }“ не е познат; познати са { $formats }
file-game = няма игра „{ $name }“
file-rules-version = { $name } няма версия { $version } на правилата
file-header = редовете на заглавната част изглеждат така: „key: value“
file-unexpected = „{ $key }“ не се очаква тук
file-option-twice = опцията „{ $name }“ е дадена два пъти
file-name = името има от 1 до { $longest } знака, без интервали около него
file-names = броят на имената е { $names }, а на местата – { $seats }
file-shipped-box = партията е играна с компонентите на програмата, а не с тези от друг файл
file-other-box = партията е играна с компоненти с отпечатък { $digest }…, които файлът не съдържа; посочи техния файл
file-changed-box = тези компоненти нямат отпечатъка от предишния ред
file-position = позицията, колона { $column }
file-number = „{ $text }“ не е цяло число
file-hexadecimal = шестнайсетичните цифри тук трябва да са { $digits }
file-other-seed = началното число не отговаря на контролния отпечатък
file-note = „{ $text }“ не е бележка за случайността; тя гласи „burn“ или „nonce SEAT HEX“
file-note-seat = бележката сочи място след последното; броят на местата е { $seats }
file-note-order = бележките за случайността стоят по реда на позициите си
file-note-beyond = бележка за случайността стои на { $at }, след края на дневника
file-after-note = след бележка за случайността може да има само други такива бележки
file-notes-format = файлът има формат { $format } само ако съдържа бележки за случайността
file-not-legal = „{ $text }“ не е позволено тук{ $rule ->
    [no] {""}
   *[other] {" "}(правило { $rule })
}
file-no-action = играта няма действие „{ $text }“
file-no-outcome = тук не може да се изтегли „{ $text }“
file-expected = тук трябва да стои „{ $wanted }“
file-after-result = след резултата не може да има нищо

## Positions that cannot be read: the reason after the column

position-column = колона { $column }: { $reason }
position-number = „{ $text }“ не е число от { $least } до { $most }
position-name = „{ $text }“ не е сред тези: { $names }
position-items = броят на елементите тук е { $found }, а не { $wanted }
position-twice = „{ $text }“ стои тук два пъти
position-most = от един вид не може да има повече от { $most }
position-game = позиция на { $game } започва с „{ $game }“
position-knowledge = това е каквото знае едно място, а не цялата позиция
position-whole = това е цялата позиция, а не каквото знае едно място: липсва „seen by“
position-longest = позицията има най-много { $most } знака
position-line = позицията е един ред печатен текст
position-head = след „{ $name }“ следват броят на местата и евентуално „box …“ и „seen by …“
position-other-box = позицията е записана с други компоненти
position-no-seat = няма място { $number }
position-seats = няма място { $number }; местата са от 0 до { $last }
position-index = след „{ $key }“ стои едно от { $names }, а не „{ $text }“
position-no-index = „{ $key }“ няма индекс
position-facts-only = позиция на { $game } има един запис, „facts“
position-census = липсват компоненти или има излишни
position-entry = записът е „key: item, item“ или „key index: item, item“
position-open = „{ $key }“ не може да остане тук отворено с „?“
position-unfit = данните не си съответстват
position-component = броят на „{ $name }“ е { $found }, а не { $wanted }
position-nobody = никой не може да действа, а партията не е свършила
position-stuck = оттук не може да се играе нататък
position-stuck-after = след „{ $text }“ не може да се играе нататък
position-guess = нищо не отговаря на това, което знае мястото
position-unknown = „{ $key }“ не е запис на { $game }; има { $names }
position-packed = това не е кратък запис на позиция; може би връзката е непълна
position-lot = жребият определя кой започва
position-ending = партията е свършила, но липсва как

## The review

review-title = Преглед
review-player = Играч
review-accuracy = Точност
review-error-rate = Загуба на ход
review-luck = Късмет
review-own = Собствена игра
review-others = Игра на другите
review-result = Резултат
review-even = Равен дял
review-adjusted = Без късмет
review-turn = Ход
review-key-moments = Ключови моменти
review-verdict-forced = принудено
review-verdict-brilliant = блестящо
review-verdict-only-move = единствен ход
review-verdict-best = най-добро
review-verdict-good = добро
review-verdict-inaccuracy = неточност
review-verdict-mistake = грешка
review-verdict-blunder = груба грешка
review-wins = { $seat } печели.
review-shares-victory = { $seat } споделя победата.
review-loses = { $seat } губи.
review-unfinished = Партията не е завършена. Шансът на { $seat } е { $chance } %.
review-lucky = { $points ->
    [one] Късметът донесе { $points } точка от сто.
   *[other] Късметът донесе { $points } точки от сто.
}
review-unlucky = { $points ->
    [one] Лошият късмет отне { $points } точка от сто.
   *[other] Лошият късмет отне { $points } точки от сто.
}
review-luck-even = Късметът се изравни.
review-own-clean = Никой избор не струваше точки.
review-own-cost = { $points ->
    [one] Собствените избори изпуснаха { $points } точка.
   *[other] Собствените избори изпуснаха { $points } точки.
}
review-others-gave = { $points ->
    [one] Изборите на другите донесоха { $points } точка.
   *[other] Изборите на другите донесоха { $points } точки.
}
review-others-took = { $points ->
    [one] Изборите на другите отнеха { $points } точка.
   *[other] Изборите на другите отнеха { $points } точки.
}
review-costliest = Най-скъп беше ход номер { $turn }: „{ $text }“. По-добре беше „{ $better }“.
review-not-luck = Не късметът реши това.
review-was-luck = Без късмет щеше да е { $chance } %.
review-moment-loss = { $points ->
    [one] { $seat } изпуска { $points } точка: „{ $text }“. По-добре беше „{ $better }“.
   *[other] { $seat } изпуска { $points } точки: „{ $text }“. По-добре беше „{ $better }“.
}
review-moment-lucky = { $points ->
    [one] Късмет за { $seat }, { $points } точка: { $text }
   *[other] Късмет за { $seat }, { $points } точки: { $text }
}
review-moment-unlucky = { $points ->
    [one] Лош късмет за { $seat }, { $points } точка по-малко: { $text }
   *[other] Лош късмет за { $seat }, { $points } точки по-малко: { $text }
}
review-moment-lead = Тук { $seat } повежда окончателно: { $text }

## Errors in a command line

usage-error = Грешка: { $reason }
usage-form = Употреба: { $form }
usage-help = Помощ: „{ $command }“.
usage-no-command = няма команда „{ $name }“; списъкът е в „undertow --help“
usage-missing-command = липсва команда
usage-no-option = няма опция { $name }
usage-no-option-but = няма опция { $name }; може би имаш предвид: { $names }
usage-missing-argument = липсва { $name }
usage-missing-option = липсва опцията { $name }
usage-needs-value = опцията { $name } изисква стойност
usage-takes-no-value = опцията { $name } не приема стойност
usage-extra = това е излишно: { $names }
usage-bad-value = { $name }: { $reason }
usage-whole-number = трябва да е цяло число
usage-number = трябва да е число
usage-least = трябва да е поне { $least }
usage-most = трябва да е най-много { $most }
usage-pair = опция се пише „name=value“, а не „{ $text }“
usage-file-or-position = посочи файл с партия или дай позиция с --position TEXT
usage-resume-or-position = продължи записана партия или започни от позиция, но не и двете
usage-fewer-actions =
    { $count ->
        [one] във файла { $file } има само { $count } действие
       *[other] във файла { $file } има само { $count } действия
    }
usage-no-seed = във файла { $file } няма начално число, затова случайността не може да се провери
usage-no-choice = тук никой няма какво да избира: виж друг ход с --move
usage-other-chooser = тук място { $number } няма какво да избира, но място { $other } има
usage-no-puzzles = във файла { $file } няма задачи
usage-ending = името { $file } трябва да завършва на едно от тези: { $endings }
usage-one-match = --html записва страницата на една партия; посочи файл
usage-no-matches = в папката { $file } няма файлове с партии (*{ $ending })
usage-bots = ботове: { $bots }, места: { $seats }; посочи един бот за всички места или по един за всяко
usage-seed = началното число на случайността има { $digits } шестнайсетични цифри
usage-name = името има от 1 до { $most } печатни знака
usage-other-game = това е партия на { $found }, а не на { $wanted }
usage-seats = места в партията: { $count }; кажи кой седи на тях, например --seats you,bot,bot
usage-url = публичният адрес започва с http:// или https://
usage-no-file = няма файл { $file }
usage-folder = { $file } е папка, а не файл
usage-not-allowed = файлът { $file } не може да се отвори: няма права
usage-packages = сървърът има нужда от още пакети (липсва { $name }): { $command }
no-such-game = няма игра „{ $name }“; има { $names }, а други се пишат package:NAME
no-such-version = { $game } няма версия { $version } на правилата; има { $versions }
no-such-bot = няма бот „{ $name }“; има { $names }, нива с характер като strong+thief или с тегла като expert@FILE и партньори като partner=2.5
no-such-character = в тази игра няма характер „{ $name }“; има { $names }
no-such-level = няма ниво „{ $name }“; има { $names }
no-such-rule = няма правило „{ $name }“; има { $names }
no-rule-mentions = никое правило не споменава „{ $text }“
no-such-effort = няма степен „{ $name }“; има { $names }
no-such-theme = няма тема „{ $name }“; има { $names }
no-such-language = няма език „{ $name }“; има { $names }
no-score-helper = за { $game } няма помощник за точкуване; има за { $names }
no-other-box = { $game } не може да се играе с други компоненти
box-changed = компонентите във файла { $file } са променени
## Задачи, учене от грешките, дъска за анализ

theme-wins = Победа
theme-quiet = Тихи ходове
puzzle-steps = { $count ->
    [one] Решава едно действие, макар че веднага не носи нищо.
   *[other] Решават { $count } действия в този ред, макар че веднага не носят нищо.
}
puzzle-margin = { $points ->
    [one] Всеки друг начин губи поне { $points } точка шанс за победа.
   *[other] Всеки друг начин губи поне { $points } точки шанс за победа.
}
page-puzzles = Задачи
page-puzzles-lead = Ходове от истински партии с един най-добър начин.
page-puzzle-today = Задача на деня
page-puzzle-find = Намери най-добрия ход за { $name }.
page-puzzle-known = Виждаш това, което знае този играч.
page-puzzle-on = Дотук е вярно. Продължавай.
page-puzzle-solved = Решена!
page-puzzle-wrong = Има по-добро.
page-puzzle-loses = { $points ->
    [one] Това губи { $points } точка (± { $error }).
   *[other] Това губи { $points } точки (± { $error }).
}
page-puzzle-leads = Какво може да последва:
page-puzzle-why = Защо е грешно?
page-puzzle-busy = Анализът е зает. Попитай пак след минута.
page-puzzle-again = Опитай пак
page-puzzle-solution = Покажи решението
page-puzzle-next = Следваща задача
page-puzzle-game = Игра
page-puzzle-any-game = Всички игри
page-puzzle-any-theme = Всички теми
page-puzzle-theme = Тема
page-puzzle-difficulty = Трудност
page-puzzle-easier = По-лесна
page-puzzle-even = За моето ниво
page-puzzle-harder = По-трудна
page-puzzle-points = Трудност { $points }
page-puzzle-rating = Моят рейтинг
page-puzzle-streak = Поредни дни
page-puzzle-best-streak = Най-дълго
page-puzzle-count = Решени
page-puzzle-today-done = Решена днес. Новата идва в полунощ по Гринуич.
page-puzzle-none = Още няма такава задача.
page-puzzle-before-solved = Тази вече си я решил.
page-puzzle-before-failed = Тази вече си я опитвал. Тя не променя рейтинга ти.
page-learn-mistakes = Учи се от грешките
page-learn-number = Момент { $number } от { $count }
page-learn-taken = Изиграно беше „{ $text }“. Намери нещо по-добро.
page-learn-right = Вярно: наравно с най-доброто.
page-learn-hint = Започва от едно от означените места.
page-learn-show = Покажи
page-learn-none = Никой избор на този играч не е загубил достатъчно за упражнение.
page-learn-end = Това беше последният момент.
page-learn-whose = Чии грешки
page-analysis = Дъска за анализ
page-analysis-open = Анализ
page-analysis-live = Анализ на живо
page-analysis-thinking = Търсене …
page-analysis-done = Търсенето приключи.
page-analysis-chance = Решава случаят
page-analysis-draw = Тегли
page-analysis-odds = { $percent } %
page-analysis-over = Партията тук е свършила.
page-analysis-tree = Варианти
page-analysis-comment = Бележка към това действие
page-analysis-remove = Премахни оттук нататък
page-analysis-save = Запази като файл на партия
page-analysis-start = Начало
page-analysis-viewer = Чий поглед
page-analysis-whoever = На този, който действа
page-analysis-empty = Действай на дъската или избери от вариантите. Всяко разклонение се пази тук.
## Придружител на истинската кутия

page-companion = С истинската кутия
page-companion-how = Кутията е на масата пред вас. Програмата води дневника и точките, казва какво е позволено и може да играе с вас.
page-companion-begin = Започни с кутията
page-companion-hands = Карти в ръка
page-companion-hands-told = Всеки въвежда своите, без другите да гледат
page-companion-hands-unknown = Остават неизвестни; програмата знае само това, което виждат всички
page-companion-hints = Може да се иска съвет
page-companion-set-up = Подготовка на кутията
page-companion-ready = Всичко е готово
page-companion-what-drawn = Какво се изтегли?
page-companion-what-drawn-by = { $name }, какво изтегли?
page-companion-what-drawn-bot = Това е за { $name }. Някой го поглежда, натиска го тук и не казва на никого.
page-companion-share = { $percent } %
page-companion-rare = под 1 %
page-companion-draw-for-us = Нека тегли програмата
page-companion-take-back = Върни назад
page-companion-done = Готово
page-companion-bot-turn = { $name } иска да направите това:
page-companion-step = Стъпка { $number } от { $count }
page-companion-bot-thinks = { $name } мисли …
page-companion-turn-up = Обърнете избраното и го въведете едно след друго.
page-companion-speak = Изговаряй ходовете
page-companion-show-hand = Кои карти показва { $name }?
page-companion-hand-count = { $count } от { $total }
page-companion-only-public = Ръцете не се въвеждат тук. Програмата знае само това, което виждат всички.
page-companion-other-device = Това се въвежда на друго устройство.
page-companion-own-box = Тази кутия се различава от издадената: вземете толкова компоненти, колкото има в нея.
## Meeting people

page-lobby = Игра с хора
page-lobby-how = Намери някого, който иска да играе същото, или седни на свободно място.
page-lobby-find = Намери съперник
page-lobby-open = Свободни места
page-lobby-none = В момента никой не чака. Ако потърсиш съперник, масата ти ще се появи тук за всички.
page-lobby-sit = Седни
page-lobby-replace = Смени бота
page-lobby-fill = Може да се включи бот
page-lobby-range = Рейтинг от { $least } до { $most }
page-lobby-from = Рейтинг от { $least }
page-lobby-up-to = Рейтинг до { $most }
page-lobby-account = За партии с класиране е нужен профил.
page-lobby-rated = С класиране
page-which-game = Игра
page-open-to-all = Отворена за всеки, показва се в залата
page-fill = След минута ботове заемат свободните места, докато някой дойде
page-least-rating = Рейтинг поне
page-most-rating = Рейтинг най-много
page-clock = Часовник
page-clock-none = Без часовник
page-clock-move = { $time } на ход
page-clock-reserve = { $time } в резерв
page-clock-increment = +{ $time } на ход
page-clock-vacation = { $time } отпуска
page-clock-zero-bot = Ако на някого му свърши времето, бот поема мястото; след хода на бота то може да се вземе обратно.
page-clock-zero-loss = На когото му свърши времето, губи.
page-clock-left = Оставащо време
page-clock-pause = Спри часовниците
page-clock-resume = Пусни часовниците
page-clock-warning = { $seconds ->
    [one] Остава { $seconds } секунда
   *[other] Остават { $seconds } секунди
}
page-offer-pause = { $name } предлага да спрем часовниците.
page-leaderboard = Класация
page-leaderboard-how = Тук са играчите с поне десет партии с класиране, които са разрешили да се виждат. Числото след ± показва колко сигурен е рейтингът.
page-leaderboard-none = Още никой няма десет партии с класиране.
page-ratings = Рейтинги
page-rating-matches = { $count ->
    [one] { $count } партия с класиране
   *[other] { $count } партии с класиране
}
page-rating-provisional = временен
page-rating-doubt = вероятно между { $low } и { $high }
page-rating-graph = Рейтинг за { $count ->
    [one] { $count } партия
   *[other] { $count } партии
}
page-rating-none = Още няма партии с класиране.
page-rating-changes = Какво промени тази партия
page-rating-up = По-добре от очакваното според рейтингите.
page-rating-down = По-слабо от очакваното според рейтингите.
page-rating-even = Както се очакваше според рейтингите.
page-rating-bot = Рейтингът на бота е измерен и не се променя.
page-rating-forfeit-time = Времето изтече: брои се за последно място.
page-rating-forfeit-left = Напускане: брои се за последно място.
page-rating-not-counted = Тази партия не променя рейтингите: всеки трябва да има профил и само едно място, а играта да е каквато е в кутията.
page-rating-pending = Рейтингите се изчисляват …
page-profile = Профил
page-profile-none = Няма играч с това име, който да показва рейтингите си.
page-show-ratings = Другите могат да виждат рейтингите ми
refused-account-needed = За партии с класиране в залата е нужен профил. Първо влез или си създай профил.
refused-forfeited = Това място вече загуби партията с класиране; бот я доиграва.
refused-no-clock = На тази маса няма часовник.
refused-rating-range = Тази маса е за други рейтинги.
refused-time-over = Времето на това място изтече.
page-position-put-here = Сложи тук
page-position-where = Натисни къде отива.
page-position-tap = Натисни компонент, после мястото му. Думите и числата се променят направо. Записите се наричат както в текста по-долу.
page-position-analyse = Анализ
page-position-begin = Начало за
page-position-known-by = Известно на
page-position-known-all = всичко
page-position-known-spectator = всички
