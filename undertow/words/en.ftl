# The shell: everything that belongs to no single game. Arguments named $seat and $rival arrive as players' names.

## Refusals that any game can give

no-such-action = There is no action “{ $text }” in this game.
match-is-over = The match is over.
not-your-turn = It is not your turn.
nothing-to-undo = There is nothing to take back: chance or another player acted last.
companion-draw-first = First say what was drawn.
companion-no-draw = Nothing is drawn now.
companion-not-here = That cannot be drawn here.
companion-nothing-told = Nothing has been entered yet that could be taken back.
companion-all-out = { $count ->
    [one] The box has only { $count } of these, and it is already out. Check the pile.
   *[other] The box has only { $count } of these, and all are already out. Check the pile.
}
companion-secret-draw = Only its owner sees this card, so the program cannot draw it.
companion-not-your-draw = Only { $seat } sees this card and can say what it is.
companion-tell-hand = { $count ->
    [one] Say which card is shown.
   *[other] Say which { $count } cards are shown.
}
companion-no-deal = No hand that fits what is known allows this. Was something mistyped? Take it back and tell it again.

## People

player-name = Player { $number }
bot-name = Bot { $number }

## The terminal table

table-your-move = { $name }, what do you do?
table-choosing = { $name }, choose in secret:
table-curtain = The screen is for { $name } now. Press Enter when nobody else is looking.
table-prompt = A number, or: why, preview, undo, log, rules, view, save, quit, help
table-not-understood = “{ $text }” is neither a number from 1 to { $count } nor a command. Type help.
table-why-usage = Say which action, in its short form, for example: why { $example }
table-preview-usage = Say which action by its number from 1 to { $count }, for example: preview 1
table-nothing-to-preview = It costs nothing and brings nothing by itself.
table-allowed = That is allowed: it is in the list above.
table-no-such-rule = There is no rule { $rule }.
rules-missing = This game comes without a text of its rules.
table-undone = Taken back.
table-saved = Saved to { $file }.
table-not-saved = Not saved: { $reason }
table-kept = The match is saved. Continue it with: { $command }
table-winners = { $count ->
    [0] Nobody wins.
    [one] { $names } wins.
   *[other] { $names } win together.
}
table-ended-by = How it ended: { $ending }.
table-commitment = Chance is fixed in advance; its commitment is { $commitment }
table-seed = The seed of chance was { $seed }
table-help-why = why ACTION: why an action is not allowed, with the rule
table-help-preview = preview N: what action N costs and brings
table-help-undo = undo: take back your last action
table-help-log = log: what has happened so far
table-help-rules = rules [RULE]: the rules, or one of them
table-help-view = view: draw the board again
table-help-save = save [FILE]: write the match to a file
table-help-quit = quit: leave the table; the match is kept

## What the server refuses

refused-bad-address = This address cannot be used: { $reason }.
refused-bad-box = These components do not fit the game.
refused-bad-cards = These cards are not possible: { $reason }.
refused-bad-file = This is not a match file: line { $line }, { $reason }.
refused-bad-invitation = This invitation does not belong to this table.
refused-bad-login = Name or password is wrong.
refused-bad-name = A name has 1 to { $longest } printable characters.
refused-bad-options = These options are not possible: { $reason }.
refused-bad-origin = This request comes from another site.
refused-bad-position = This is not a position of the game: column { $column }, { $reason }.
refused-bad-request = This request cannot be understood: { $reason }.
refused-bad-token = This link or token is unknown, used up or out of date.
refused-banned = This account or address is banned from this server.
refused-broken-log = The stored log of this match cannot be replayed; it was left unchanged.
refused-busy = The server’s database does not answer. Try again in { $seconds } s.
refused-closed = This table is closed.
refused-illegal-action = This action is not allowed now.
refused-internal = Something went wrong on the server; nothing was changed.
refused-method-not-allowed = This address does not answer such a request.
refused-name-taken = This name is taken.
refused-no-hints = No hints are given at a rated table.
refused-no-offer = There is no request to answer.
refused-nonce-given = Another nonce was already given for this seat.
refused-nonce-too-early = A nonce counts only after the commitment: reserve a seed first.
refused-nothing-to-choose = There is nothing to choose here: chance decides, or the match is over.
refused-not-begun = The match has not begun: seats are still open.
no-page = This server has no page: it was built where the page could not be built. Programs can play here. To let people play, install a complete build of Undertow.
refused-not-found = There is no such table or page.
refused-not-idle = This seat is not idle.
refused-not-over = This is possible once the match is over.
refused-not-signed-in = This needs an account: sign in first.
refused-not-your-seat = This is not your seat.
refused-other-rules-version = This match began with version { $version } of the rules; this server plays version { $known }.
refused-others-play = Other people sit at this table; leave it instead.
refused-rated-analysis = This is on the board of a rated match in progress. It can be analysed once the match is over.
refused-rated-position = A match that begins with a position cannot be rated.
refused-rated-undo = At a rated table an action cannot be taken back once something was drawn after it.
refused-seat-taken = No such seat is open.
refused-stale = The table has moved on; look at it again.
refused-too-large = { $limit ->
    [one] This is larger than { $limit } byte.
   *[other] This is larger than { $limit } bytes.
}
refused-too-many-requests = Too many requests; wait { $seconds } s.
refused-too-many-subscriptions = { $limit ->
    [one] You already get notices in { $limit } place; remove it first.
   *[other] You already get notices in { $limit } places; remove one first.
}
refused-too-many-tables = { $limit ->
    [one] You have { $limit } unfinished match; finish it first.
   *[other] You have { $limit } unfinished matches; finish one first.
}
refused-too-many-undos = That was taken back too often; play on first.
refused-used-reservation = This reservation was used for another table.
refused-no-companion = Nothing is told at this table: the program draws.
refused-no-hints-here = No advice is given at this table.
refused-no-unknown-hands = Hands cannot be left unknown in this game, or with more than one bot.
refused-rated-companion = A match at a real table cannot be rated.
refused-told-chance = This match was drawn at a real table, so there is no seed to check.
refused-unknown-hands = The hands of this match were not told, so there is nothing to review.

## Notices

notice-your-turn = It is your turn.
notice-match-over = The match is over.

## The page

page-welcome = Board games by the river, ready when you are
page-play-now = Play now
page-new-table = New table
page-learn = Learn to play
page-lesson = Step { $number } of { $count }
page-next = Next
page-skip-tutorial = Skip the tutorial
page-lessons = The lessons
page-tasks = Small tasks
page-task = Task { $number } of { $count }
page-try = Try it yourself
page-task-hint = Hint
page-task-done = Well done!
page-task-lost = It cannot be done any more this way.
page-task-again = Try again
page-task-next = Next task
page-not-there = Not there. Click what glows.
page-tool = Score helper
page-about-game = Rules and components
page-players = { $least } to { $most } players
page-players-exactly = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
page-minutes = { $least } to { $most } minutes
page-minutes-about =
    { $count ->
        [one] about { $count } minute
       *[other] about { $count } minutes
    }
page-go-on-playing = Continue
page-my-matches = My matches
page-match-won = Won
page-match-lost = Lost
page-match-shared = Shared win
page-with = with { $names }
page-more-matches = Show all
page-picture-of = The board of { $game } now
page-watch = Watch
page-open-file = Look at a match file
page-account = Account
page-account-why = With an account your tables and results are with you on every device. Without one you play as a guest of this browser.
page-account-name = Name
page-password = Password
page-password-how = at least 8 characters
page-sign-in = Sign in
page-sign-up = New account
page-sign-out = Sign out
page-signed-in-as = Signed in as { $name }
page-statistics = Finished matches
page-count-finished = finished
page-count-won = won
page-statistics-none = No match finished yet.
page-status-waiting = Waiting for players
page-status-playing = Being played
page-status-finished = Finished
page-your-turn = Your turn
page-to-act = to act
page-guest = Guest
page-your-name = Your name
page-change-name = Change the name
page-seats = Seats
page-who-sits = Who sits at seat { $number }
page-seat-me = Me
page-seat-here = Somebody at this screen
page-seat-name = Name at seat { $number }
page-seat-bot = Bot
page-seat-friend = A friend, by link
page-seat-open = open seat
page-bot-level = The bot’s level
page-bot-otter = Otter
page-bot-heron = Heron
page-bot-fox = Fox
page-bot-bear = Bear
page-bot-owl = Owl
page-bot-beaver = Beaver
page-bot-frog = Frog
page-bot-cat = Cat
page-bot-crab = Crab
page-bot-seal = Seal
page-bot-hare = Hare
page-bot-duck = Duck
bot-level-random = random
bot-level-greedy = quick
bot-level-first-time = first time
bot-level-beginner = beginner
bot-level-casual = casual
bot-level-strong = strong
bot-level-expert = expert
bot-level-master = master
bot-level-about-first-time = Has just learnt the rules: looks at a few actions and misses most of the others.
bot-level-about-beginner = Knows what is good for it now, and overlooks a lot.
bot-level-about-casual = Plays like somebody who has played a few evenings: sound, but easily surprised.
bot-level-about-strong = Looks ahead through its turn and the answers; makes few mistakes.
bot-level-about-expert = Searches thoroughly at every choice.
bot-level-about-master = Searches ten times as long as the expert.
page-bot-character = The bot’s character
page-bot-character-none = plain
bot-level-partner = as strong as I am
bot-level-about-partner = Grows stronger when you win and weaker when you lose, so that you stay evenly matched.
page-partner-level = Now it plays like “{ $level }”.
page-partner-strength = Now between “{ $lower }” and “{ $higher }”, at { $percent } % of the way.
page-options = Options
page-listed = Anybody may watch this table
page-begin = Set up the table
page-back = Back
page-home = All games
page-join = Join this table
page-sit-down = Sit down
# The title of a link that people share; the game's name is not inflected.
share-invitation = Come and play { $game }
page-invite = Invite friends
page-invite-how = Send this link, or let them scan the code. The match begins when every seat is taken.
page-qr = The link as a QR code
page-table-menu = More at this table
page-continue = Continue on another device
page-continue-how = Open this link on the other device, or scan the code there. It works once, within seven days; your seat then moves over there.
page-recover = Your match, on this device
page-recover-how = Your seat moves to this device. On the other one you only watch from then on.
page-recover-here = Continue here
page-ask-undo = Ask to take back my last action
page-leave = Leave the table
page-leave-how = Your seat becomes free; anybody with the invitation can take it.
page-leave-sure = Leave
page-stand-in = Let a bot play here
page-bot-for = bot for { $name }
page-rematch-join = Join the new match
page-download = Download the match
page-copy-link = Copy the link
page-copied = Copied
page-language = Language
page-language-en = English
page-language-bg = Български
page-language-pl = Polski
page-language-ru = Русский
page-settings = Settings
page-theme = Theme
page-theme-auto = same as the device
page-theme-light = afternoon
page-theme-dark = evening
page-speed = Speed of the pieces
page-speed-slow = slow
page-speed-normal = normal
page-speed-fast = fast
page-speed-off = at once
page-confirm-setting = Confirm the last action of a turn
page-forced-setting = Steps without a choice happen by themselves
page-keys-setting = Single keys take actions
page-sound = Sounds: volume
page-bed-setting = Water or wind in the background
page-notices = Tell me when it is my turn
page-notices-refused = This browser does not allow notices from this page; its own settings can change that.
page-notices-here = Notices come while this page is open somewhere.
page-notices-asking = Asking the browser …
page-notices-unreached = The push service of this browser does not answer: notices come only while this page is open somewhere. Switch them off and on to try again.
page-notices-always = Notices come even when this page is closed.
page-choice = Your choice
page-close = Close
page-stale = A newer version of this page is available.
page-reload = Reload
page-offline = No connection
page-offline-text = Your tables wait for you. Come back once you are online again.
page-offline-again = Try again
page-board-in-words = The board in words
page-your-move = Your move
page-actions = What you can do
page-turn-so-far = Your turn so far
page-undo = Undo
page-confirm = Confirm
page-skip = Skip
page-since-my-turn = What happened?
page-chosen = Chosen. You can change your mind until everybody has chosen.
page-waiting-for = Waiting for { $names }
page-turn-of = { $name }’s turn
page-set-up = { $count ->
    [one] The table is set up ({ $count } step)
   *[other] The table is set up ({ $count } steps)
}
page-waiting-for-players = Waiting for players
page-reconnecting = Reconnecting … your moves are kept.
page-moment = { $count ->
    [one] After { $number } of { $count } action
   *[other] After { $number } of { $count } actions
}
page-now = Back to now
page-show-moment = Show this moment
page-log = Log
page-score = score
page-players-tab = Players
page-drawer = Log, players, rules
page-header = Undertow: home and settings
page-rules = Rules
page-rule = Rule { $rule }
page-search-rules = Search the rules
page-nothing-found = Nothing found.
page-rematch = Play again
page-won-by = { $points ->
    [one] Decided by { $points } point.
   *[other] Decided by { $points } points.
}
page-won-level = Level on points: the tie-break decided.
page-won-shared = Level to the end: the victory is shared.
page-key-moments = What decided it
page-breakdown = Points
page-total = Total
page-show-me = Show me
page-just-play = Just play
page-first-now = Now:
page-count-again = Count again
page-result = Result
page-see-board = See the board
page-replay = Replay
page-review = Review
page-review-progress = The review is being worked out
page-replay-slider = Moment of the match
page-turn-number = Turn { $number } of { $count }
page-chapter = { $text } – turn { $number }
page-back-turn = One turn back
page-on-turn = One turn forward
page-play-on = Play
page-pause = Pause
page-back-one = One action back
page-on-one = One action forward
page-play-from-here = Play from here
page-from-moment = From a finished match, after action { $number }
page-from-position = This match began with a position.
page-position = Position
page-position-text = The position as text
page-position-fits = This is a position of the game.
page-position-help = Change the line, and the board follows. ? stands for what a seat does not know; it is dealt when a match begins.
page-share-moment = Share this moment
page-knowledge = Seen by
page-spectator = a spectator
page-curtain = The screen is for { $name } now. Go on when nobody else is looking.
page-raise-curtain = Raise the curtain
page-offer-undo = { $name } asks to take back the last action.
page-offer-stand-in = { $name } asks to let a bot play for an idle seat.
page-agree = Agree
page-decline = Decline
page-bot-acts = A bot plays for you.
page-thinking-short = thought only briefly: the server is busy
page-return = Take my seat back
page-about = About
page-about-text = Undertow is free software under the MIT licence. Boards, tiles and pictures are our own drawings; the games belong to their designers and publishers.
page-about-icons = Small icons are by Lorc, Delapouite and the other artists of game-icons.net, under the licence CC BY 3.0.
page-components = What is in the box
page-source = Source

## Hints

page-hint = What would you do?
page-hint-thinking = Thinking …
page-hint-title = The best ways to go on
page-hint-chance = { $chance } % to win
page-hint-interval = probably { $low } to { $high } %
page-rated = Rated: nobody gets hints
page-hint-equal = About as good
page-hint-close = Close the hints
hint-forced = There is nothing else to do.
hint-plan = It sets up the best continuation.

## Chance that is checked

page-commitment-title = How chance is kept fair
page-commitment-how = Before the match the server fixed a secret seed and published this fingerprint of it, the commitment. Every player’s browser then added a random number of its own. After the match the seed is shown, and your browser works out every draw again.
page-commitment = Commitment:
page-chance-checking = Checking chance …
page-chance-checked = { $count ->
    [0] Chance had nothing to decide
    [one] Chance checked: { $count } draw
   *[other] Chance checked: { $count } draws
}
page-chance-checked-how = Your browser worked out every draw from the seed and the players’ random numbers; all of them are right.
page-chance-checked-nonce = Your own random number is among them.
page-chance-unchecked = Chance could not be checked.
page-chance-wrong = Chance is not what was promised.
page-chance-wrong-seed = The seed does not fit the commitment.
page-chance-wrong-commitment = The commitment is not the one that your browser saw before the match.
page-chance-wrong-nonce = The random number of your browser was not used.
page-chance-wrong-note = The server mixed in something that is not allowed.
page-chance-wrong-draw = Line { $number } of the log is not what the seed gives.
page-chance-wrong-log = Line { $number } of the log is not what was drawn.

## Tables that wait

page-waiting-tables = A match waits for you
page-waiting-tables-how = Go on with one of these, or close one.
page-new-match-refused = No new match now
page-new-match = New match
page-go-on = Continue
page-close-table = Close the table
page-close-table-how = The match ends here for good. It has no result and counts nowhere.
page-close-table-sure = Close for good
page-idle-timeout = A bot may stand in after
page-idle-timeout-minutes = 10 minutes
page-idle-timeout-hour = an hour
page-idle-timeout-day = a day
page-idle-timeout-days = 3 days
page-idle-timeout-week = a week

## The account and what is kept

page-sign-out-everywhere = Sign out everywhere
page-account-data = Account and data
page-download-data = Download my data
page-change-password = Change password
page-password-old = Current password
page-password-new = New password
page-password-changed = The password is changed.
page-delete-account = Delete account
page-delete-account-how = Your name, password, devices and seats are deleted. Finished matches stay for the others who played them, without your name.
page-delete-account-sure = Delete for good
page-privacy = Privacy
page-privacy-kept = What is kept
page-privacy-kept-text = The moves of your matches, the name you type at a table, and, if you have an account, its name and a hash of the password. No e-mail address, no real name, no advertising. With an account, also your ratings and the results of rated matches.
page-privacy-cookie = One cookie
page-privacy-cookie-text = It tells the server which tables are yours. It is not used for anything else.
page-privacy-device = On your device
page-privacy-device-text = Your settings, and the random numbers with which your browser checks chance.
page-privacy-shown = What others see
page-privacy-shown-text = The people at your table see your name and moves. Strangers see them only at tables that anybody may watch, and whoever has the link of a finished match can replay it. Your ratings are seen by everybody unless you hide them on the account page, and a table that you open to anybody stands in the lobby with your name.
page-privacy-others = Nobody else
page-privacy-others-text = The page loads nothing from other sites. If you ask for notices, the push service of your browser carries them.
page-privacy-rights = Your data
page-privacy-rights-text = On the account page you can download all that is kept about you, and delete your account.
page-privacy-long = For how long
page-keep-waiting = Tables that never began, after their last change
page-keep-bots = Running tables with one person, after the last move
page-keep-people = Running tables with several people, after the last move
page-keep-closed = Closed tables
page-keep-finished = Finished matches
page-keep-guests = Guests without an account or a table
page-keep-days =
    { $days ->
        [0] for ever
        [one] { $days } day
       *[other] { $days } days
    }
page-former-player = Former player

## Boxes: why components are refused (after the place), and pages about them

box-number = must be a whole number from { $least } to { $most }, not { $found }
box-numbers = must hold whole numbers from { $least } to { $most }, not { $found }
box-length = needs { $wanted } numbers and has { $found }
box-rows = needs { $wanted } rows
box-tiles = there must be { $wanted } tiles, but there are { $found }
box-grade = the grade is one of { $grades }
box-source = a source is missing
box-outside = is outside every block
box-missing = this block is missing; there are: { $blocks }
box-unknown-block = is not a block of this game; it reads { $blocks }
box-unknown-fact = this game has no such fact; it reads { $facts }
box-fixed = the rulebook fixes this at { $value }, not { $found }
box-too-large = too large: more than { $most } B
box-unreadable = cannot be read: { $reason }
plain-reason = { $reason }
box-not-json = is not a box: a table of blocks with their facts, as JSON
components-fits = { $file } fits { $game }
page-grade-words = { $grade ->
    [A] printed in the rulebook, or confirmed by two public sources
    [B] from one public source, or forced by arithmetic
   *[C] our reconstruction: your box may differ
}
page-own-source = your own box

## Score helpers

score-unknown = { $name } is unknown; there are { $names }
score-twice = { $name } is given twice
score-no-value = { $name } needs a value
score-most = { $name }: at most { $most }, not { $found }
score-number = “{ $text }” is not a whole number from { $least } to { $most }
score-gap = “{ $text }” is no gap; write its two ends such as 4-1, or bridge
page-helper-more = One more: { $name }
page-helper-fewer = One fewer: { $name }
page-helper-clear = Clear all
page-helper-own-box = Worked out with the box that you typed in.

## Boxes of their own, and the rulebook’s examples on the board

page-box = My own box
page-box-differs = My box differs
page-box-text = Do you own the game? Type in what is really in your box, once. Only what the rulebook leaves open can be changed; everything is checked before it is kept.
page-box-keep = Keep this box
page-box-kept = Kept in this browser.
page-box-kept-account = Kept in this browser and with your account.
page-box-ours = Back to our box
page-box-play = Play with this box
page-box-use = Play with my own box
page-box-add = Add
page-box-remove = Remove { $name }
page-box-side = side { $number }: symbol
page-box-side-count = side { $number }: how many
page-box-save-file = Save as a file
page-own-box-here = Played with an owner’s own box: its components differ from ours.
page-show-example = { $number ->
    [0] Show on the board
   *[other] Show on the board ({ $number })
}
page-no-example = There is no such example.

## Plans: what an action leads to, and what may go wrong

word-cases = { $cases ->
    [10] Almost certainly
   *[other] In about { $cases } of 10 cases
}
plan-wins = Wins the match.
plan-risk-defeat = { word-cases } somebody else wins before your next turn.

## Checking chance

chance-right = Chance: every draw is the one that the seed gives.
chance-wrong = Chance: action { $number } is not what the seed gives.
chance-note = Chance note before action { $number }: { $text }
chance-no-commitment = The file names no commitment to compare the seed with.
position-right = Position: it has every component of the box once and breaks no rule.

## Options that are refused

bad-option-seats = { $game } is for { $counts } seats, not { $seats }
bad-option-name = { $game } has no option “{ $name }”; it has { $names }
bad-option-value = option “{ $name }” is one of { $values }, not “{ $value }”
bad-option-first = option “Who begins” (first) names seat { $first }, but the seats go from 0 to { $last }
bad-option-position =
    the position is for { $seats } seats and { $options ->
        [none] the default options
       *[other] { $options }
    }

## Match files that cannot be read: the reason after the line

file-line = line { $line }: { $reason }
file-too-large = the file is larger than { $most } MiB
file-not-text = this is not UTF-8 text
file-cut-short = the file ends before this line: it is cut short
file-long-line = the line is longer than { $most } characters
file-control-character = the line holds a control character
file-first-line = a match file begins with “{ $wanted }”
file-format = format “{ $found }” is not known; this program reads { $formats }
file-game = there is no game “{ $name }”
file-rules-version = { $name } has no rules version { $version }
file-header = a line of the header reads “key: value”
file-unexpected = “{ $key }” is not expected here
file-option-twice = option “{ $name }” is given twice
file-name = a name has 1 to { $longest } characters and no spaces around it
file-names = the number of names is { $names }, the number of seats { $seats }
file-shipped-box = the match was played with the components that come with the program, not with those of another file
file-other-box = the match was played with components of the digest { $digest }…, which the file does not contain; name their file
file-changed-box = these components do not have the digest of the line before
file-position = the position, column { $column }
file-number = “{ $text }” is not a whole number
file-hexadecimal = the hexadecimal digits here should number { $digits }
file-other-seed = the seed does not belong to the commitment
file-note = “{ $text }” is no chance note; it reads “burn” or “nonce SEAT HEX”
file-note-seat = the note names a seat beyond the last one; the number of seats is { $seats }
file-note-order = chance notes stand in the order of their positions
file-note-beyond = a chance note stands at { $at }, beyond the log
file-after-note = only chance notes may follow a chance note
file-notes-format = a file has format { $format } if it has chance notes, and only then
file-not-legal = “{ $text }” is not legal here{ $rule ->
    [no] {""}
   *[other] {" "}(rule { $rule })
}
file-no-action = the game has no action “{ $text }”
file-no-outcome = “{ $text }” cannot be drawn here
file-expected = “{ $wanted }” should stand here
file-after-result = nothing may follow the result

## Positions that cannot be read: the reason after the column

position-column = column { $column }: { $reason }
position-number = “{ $text }” is not a number from { $least } to { $most }
position-name = “{ $text }” is not one of these: { $names }
position-items = the number of items here is { $found }, not { $wanted }
position-twice = “{ $text }” is here twice
position-most = there cannot be more than { $most } of one kind
position-game = a position of { $game } begins with “{ $game }”
position-knowledge = this says what one seat knows, not the whole position
position-whole = this is the whole position, not what one seat knows: “seen by” is missing
position-longest = a position has at most { $most } characters
position-line = a position is one line of printable text
position-head = after “{ $name }” come the number of seats and perhaps “box …” and “seen by …”
position-other-box = the position was written with other components
position-no-seat = there is no seat { $number }
position-seats = there is no seat { $number }; seats go from 0 to { $last }
position-index = “{ $key }” is followed by one of { $names }, not “{ $text }”
position-no-index = “{ $key }” has no index
position-facts-only = a position of { $game } has one entry, “facts”
position-census = components are missing or too many
position-entry = an entry is “key: item, item” or “key index: item, item”
position-open = “{ $key }” cannot be left open by “?” here
position-unfit = the facts do not fit together
position-component = the number of “{ $name }” is { $found }, not { $wanted }
position-nobody = nobody can act, but the match is not over
position-stuck = nobody can play on from here
position-stuck-after = nobody can play on after “{ $text }”
position-guess = nothing fits what the seat knows
position-unknown = “{ $key }” is not an entry of { $game }; there are { $names }
position-packed = this is not a packed position; perhaps the link was cut
position-lot = the lot says who begins
position-ending = the match is over, but its ending is missing

## The review

review-title = Review
review-player = Player
review-accuracy = Accuracy
review-error-rate = Lost per turn
review-luck = Luck
review-own = Own play
review-others = Others’ play
review-result = Result
review-even = Even share
review-adjusted = Without luck
review-turn = Turn
review-key-moments = Key moments
review-verdict-forced = forced
review-verdict-brilliant = brilliant
review-verdict-only-move = only move
review-verdict-best = best
review-verdict-good = good
review-verdict-inaccuracy = inaccuracy
review-verdict-mistake = mistake
review-verdict-blunder = blunder
review-wins = { $seat } wins.
review-shares-victory = { $seat } shares the victory.
review-loses = { $seat } loses.
review-unfinished = The match is not finished. { $seat } stands at { $chance } %.
review-lucky = { $points ->
    [one] Luck brought { $points } point in a hundred.
   *[other] Luck brought { $points } points in a hundred.
}
review-unlucky = { $points ->
    [one] Bad luck cost { $points } point in a hundred.
   *[other] Bad luck cost { $points } points in a hundred.
}
review-luck-even = Luck evened out.
review-own-clean = No choice gave anything away.
review-own-cost = { $points ->
    [one] Own choices gave away { $points } point.
   *[other] Own choices gave away { $points } points.
}
review-others-gave = { $points ->
    [one] The others’ choices brought { $points } point.
   *[other] The others’ choices brought { $points } points.
}
review-others-took = { $points ->
    [one] The others’ choices cost { $points } point.
   *[other] The others’ choices cost { $points } points.
}
review-costliest = The costliest turn was number { $turn }: “{ $text }”. Better was “{ $better }”.
review-not-luck = It was not luck that decided this.
review-was-luck = Without luck it would have been { $chance } %.
review-moment-loss = { $points ->
    [one] { $seat } gives away { $points } point: “{ $text }”. Better was “{ $better }”.
   *[other] { $seat } gives away { $points } points: “{ $text }”. Better was “{ $better }”.
}
review-moment-lucky = { $points ->
    [one] Luck for { $seat }, worth { $points } point: { $text }
   *[other] Luck for { $seat }, worth { $points } points: { $text }
}
review-moment-unlucky = { $points ->
    [one] Bad luck for { $seat }, { $points } point lost: { $text }
   *[other] Bad luck for { $seat }, { $points } points lost: { $text }
}
review-moment-lead = Here { $seat } takes the lead for good: { $text }

## Errors in a command line

usage-error = Error: { $reason }
usage-form = Usage: { $form }
usage-help = Try “{ $command }” for help.
usage-no-command = there is no command “{ $name }”; “undertow --help” lists them
usage-missing-command = say which command
usage-no-option = there is no option { $name }
usage-no-option-but = there is no option { $name }; do you mean one of these: { $names }?
usage-missing-argument = { $name } is missing
usage-missing-option = the option { $name } is missing
usage-needs-value = the option { $name } needs a value
usage-takes-no-value = the option { $name } takes no value
usage-extra = this is too much: { $names }
usage-bad-value = { $name }: { $reason }
usage-whole-number = this must be a whole number
usage-number = this must be a number
usage-least = this must be at least { $least }
usage-most = this must be at most { $most }
usage-pair = an option is written “name=value”, not “{ $text }”
usage-file-or-position = name a match file, or give a position with --position TEXT
usage-resume-or-position = resume a saved match or begin with a position, not both
usage-fewer-actions =
    { $count ->
        [one] { $file } has only { $count } action
       *[other] { $file } has only { $count } actions
    }
usage-no-seed = { $file } has no seed, so its chance cannot be checked
usage-no-choice = nobody has anything to choose here: look at another move with --move
usage-other-chooser = seat { $number } has nothing to choose here, but seat { $other } has
usage-no-puzzles = { $file } holds no puzzles
usage-ending = the name { $file } must have one of these endings: { $endings }
usage-one-match = --html writes the page of one match; name a file
usage-no-matches = { $file } holds no match files (*{ $ending })
usage-bots = bots: { $bots }, seats: { $seats }; name one bot for all seats, or one for each
usage-seed = a seed of chance is { $digits } hexadecimal digits
usage-name = a name has 1 to { $most } printable characters
usage-other-game = this is a match of { $found }, not of { $wanted }
usage-seats = seats of this match: { $count }; say who sits there, for example --seats you,bot,bot
usage-url = a public URL begins with http:// or https://
usage-no-file = there is no file { $file }
usage-folder = { $file } is a folder, not a file
usage-not-allowed = the file { $file } may not be opened
usage-packages = the server needs more packages (there is no { $name }): { $command }
no-such-game = there is no game “{ $name }”; there are { $names }, and others as package:NAME
no-such-version = { $game } has no rules version { $version }; it has { $versions }
no-such-bot = there is no bot “{ $name }”; there are { $names }, levels with a character as strong+thief or with weights as expert@FILE, and partners as partner=2.5
no-such-character = there is no character “{ $name }” in this game; there are { $names }
no-such-level = there is no level “{ $name }”; there are { $names }
no-such-rule = there is no rule “{ $name }”; there are { $names }
no-rule-mentions = no rule mentions “{ $text }”
no-such-effort = there is no effort “{ $name }”; there are { $names }
no-such-theme = there is no theme “{ $name }”; there are { $names }
no-such-language = there is no language “{ $name }”; there are { $names }
no-score-helper = { $game } has no score helper; these have one: { $names }
no-other-box = { $game } cannot be played with other components
box-changed = the components in { $file } have changed
## Puzzles, learning from mistakes, the analysis board

theme-wins = Winning
theme-quiet = Quiet turns
puzzle-steps = { $count ->
    [one] One action decides, though nothing is gained at once.
   *[other] { $count } actions in this order decide, though nothing is gained at once.
}
puzzle-margin = { $points ->
    [one] Every other way gives away at least { $points } point of winning chance.
   *[other] Every other way gives away at least { $points } points of winning chance.
}
page-puzzles = Puzzles
page-puzzles-lead = Turns from real matches with one best way.
page-puzzle-today = Puzzle of the day
page-puzzle-find = Find the best turn for { $name }.
page-puzzle-known = You see what this player knows.
page-puzzle-on = Right so far. Go on.
page-puzzle-solved = Solved!
page-puzzle-wrong = There is better.
page-puzzle-loses = { $points ->
    [one] This gives away { $points } point (± { $error }).
   *[other] This gives away { $points } points (± { $error }).
}
page-puzzle-leads = What may follow:
page-puzzle-why = Why is this wrong?
page-puzzle-busy = The analysis is busy. Ask again in a minute.
page-puzzle-again = Try again
page-puzzle-solution = Show the solution
page-puzzle-next = Next puzzle
page-puzzle-game = Game
page-puzzle-any-game = All games
page-puzzle-any-theme = All themes
page-puzzle-theme = Theme
page-puzzle-difficulty = Difficulty
page-puzzle-easier = Easier
page-puzzle-even = My level
page-puzzle-harder = Harder
page-puzzle-points = Difficulty { $points }
page-puzzle-rating = My rating
page-puzzle-streak = Days in a row
page-puzzle-best-streak = Longest
page-puzzle-count = Solved
page-puzzle-today-done = Solved today. A new one comes at midnight (UTC).
page-puzzle-none = There is no puzzle of this kind yet.
page-puzzle-before-solved = You have solved this one before.
page-puzzle-before-failed = You have tried this one before. It no longer changes your rating.
page-learn-mistakes = Learn from mistakes
page-learn-number = Moment { $number } of { $count }
page-learn-taken = Played was “{ $text }”. Find something better.
page-learn-right = Right: as good as the best.
page-learn-hint = It begins with one of the marked places.
page-learn-show = Show
page-learn-none = No choice of this player gave away enough to practise.
page-learn-end = That was the last moment.
page-learn-whose = Whose mistakes
page-analysis = Analysis board
page-analysis-open = Analyse
page-analysis-live = Live analysis
page-analysis-thinking = Searching …
page-analysis-done = Search finished.
page-analysis-chance = Chance decides
page-analysis-draw = Draw
page-analysis-odds = { $percent } %
page-analysis-over = The match is over here.
page-analysis-tree = Variations
page-analysis-comment = Comment on this action
page-analysis-remove = Remove from here on
page-analysis-save = Save as match file
page-analysis-start = Beginning
page-analysis-viewer = Whose eyes
page-analysis-whoever = Whoever acts
page-analysis-empty = Take actions on the board, or choose from the lines. Every branch is kept here.
## The companion of a real box

page-companion = With the real box
page-companion-how = The box lies on your table. The program keeps the log and the score, says what is allowed, and can play along.
page-companion-begin = Begin with the box
page-companion-hands = Cards in hand
page-companion-hands-told = Their owners enter them, unseen by the others
page-companion-hands-unknown = They stay unknown; the program knows only what everybody sees
page-companion-hints = Advice may be asked for
page-companion-set-up = Set up the box
page-companion-ready = Everything is ready
page-companion-what-drawn = What was drawn?
page-companion-what-drawn-by = { $name }, what did you draw?
page-companion-what-drawn-bot = This goes to { $name }. Somebody looks at it, taps it and tells nobody.
page-companion-share = { $percent } %
page-companion-rare = below 1 %
page-companion-draw-for-us = Let the program draw
page-companion-take-back = Take back
page-companion-done = Done
page-companion-bot-turn = { $name } asks you to do this:
page-companion-step = Step { $number } of { $count }
page-companion-bot-thinks = { $name } is thinking …
page-companion-turn-up = Turn up what you have chosen, then enter it one after the other.
page-companion-speak = Speak the moves
page-companion-show-hand = Which cards does { $name } show?
page-companion-hand-count = { $count } of { $total }
page-companion-only-public = Hands are not entered here. The program knows only what everybody sees.
page-companion-other-device = Another device enters this.
page-companion-own-box = This box differs from the published one: take as many pieces as it has.
## Meeting people

page-lobby = Play people
page-lobby-how = Find somebody who wants to play the same, or take a seat that is open.
page-lobby-find = Find somebody
page-lobby-open = Open seats
page-lobby-none = Nobody is waiting right now. If you look for somebody, your table appears here for everybody.
page-lobby-sit = Sit down
page-lobby-replace = Take over from the bot
page-lobby-fill = A bot may fill in
page-lobby-range = Rating { $least } to { $most }
page-lobby-from = Rating from { $least }
page-lobby-up-to = Rating up to { $most }
page-lobby-account = Rated matches need an account.
page-lobby-rated = Rated
page-which-game = Game
page-open-to-all = Open to anybody, listed in the lobby
page-fill = Bots take open seats after a minute, until somebody comes
page-least-rating = Rating at least
page-most-rating = Rating at most
page-clock = Clock
page-clock-none = No clock
page-clock-move = { $time } a move
page-clock-reserve = { $time } in reserve
page-clock-increment = +{ $time } a move
page-clock-vacation = { $time } of vacation
page-clock-zero-bot = Whoever runs out of time is replaced by a bot and can take the seat back after its move.
page-clock-zero-loss = Whoever runs out of time has lost.
page-clock-left = Time left
page-clock-pause = Stop the clocks
page-clock-resume = Let the clocks run
page-clock-warning = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}
page-offer-pause = { $name } asks to stop the clocks.
page-leaderboard = Leaderboard
page-leaderboard-how = Whoever has played ten rated matches and lets others see it is listed. The number after ± says how sure the rating is.
page-leaderboard-none = Nobody has played ten rated matches yet.
page-ratings = Ratings
page-rating-matches = { $count ->
    [one] { $count } rated match
   *[other] { $count } rated matches
}
page-rating-provisional = provisional
page-rating-doubt = probably between { $low } and { $high }
page-rating-graph = Rating over { $count ->
    [one] { $count } match
   *[other] { $count } matches
}
page-rating-none = No rated matches yet.
page-rating-changes = What this match changed
page-rating-up = Better than the ratings led to expect.
page-rating-down = Worse than the ratings led to expect.
page-rating-even = As the ratings led to expect.
page-rating-bot = A bot’s rating is measured and stays.
page-rating-forfeit-time = Out of time: counted as last.
page-rating-forfeit-left = Left the match: counted as last.
page-rating-not-counted = This match changes no ratings: everybody needs an account and one seat, in the game as it comes in the box.
page-rating-pending = The ratings are being worked out …
page-profile = Profile
page-profile-none = Nobody with this name lets others see their ratings.
page-show-ratings = Others may see my ratings
refused-account-needed = Rated matches in the lobby need an account. Sign in or create one first.
refused-forfeited = This seat has lost the rated match; a bot plays it to the end.
refused-no-clock = This table has no clock.
refused-rating-range = This table is for other ratings.
refused-time-over = The time of this seat is over.
page-position-put-here = Put it here
page-position-where = Tap where it goes.
page-position-tap = Tap a piece, then the place where it goes. Words and numbers are changed directly. Entries are called as in the text below.
page-position-analyse = Analyse
page-position-begin = Set-up for
page-position-known-by = Known to
page-position-known-all = everything
page-position-known-spectator = everybody
