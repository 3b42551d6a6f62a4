# Niagara in English. Arguments named $seat and $rival arrive as players' names.
# Messages named word-… are building blocks of this file alone; another language has its own.

game-sentence = Paddle out for gems, rob your rivals on the way back, and mind the current: it takes everyone nearer to the fall.

## Building blocks

word-colour = { $colour ->
    [pink] pink
    [blue] blue
    [yellow] yellow
    [white] white
   *[violet] violet
}
word-deposit = { $deposit ->
    [pink] pink
    [blue] blue
    [yellow] yellow
    [white] white
   *[violet] violet
}
word-place = { $place ->
    [left-6] space 6, left branch
    [left-7] space 7, left branch
    [right-6] space 6, right branch
    [right-7] space 7, right branch
   *[other] space { $place }
}
word-tile = { $tile ->
    [cloud] the cloud
   *[other] tile { $tile }
}
word-weather = { $weather ->
    [1] +1
    [2] +2
   *[other] { $weather }
}
word-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
word-kept = { $kept ->
    [one] { $kept } point
   *[other] { $kept } points
}

## Actions, as a player chooses them

action-drawn-seat = The lot falls on { $seat }
action-repair = Repair a canoe with a { word-colour } gem
action-repair-nothing = Repair nothing
action-play = Play { word-tile }
action-canoe = Move canoe { $number }
action-stay = Leave the canoe on the bank
action-load = Load a { word-colour } gem
action-unload = Unload the gem here
action-to = Go to { word-place }
action-land = Land on the bank
action-fall = Go over the fall
action-steal = Steal from canoe { $number } of { $rival }
action-steal-nothing = Steal nothing
action-weather-down = Move the weather marker down: slower river
action-weather-up = Move the weather marker up: faster river

## The log

log-first = { $seat } gets the lifebelt for the first round.
log-repair = { $seat } repairs a canoe with a { word-colour } gem.
log-no-repair = { $seat } repairs nothing.
log-chosen = { $seat } chooses a tile.
log-chosen-own = { $seat } chooses { word-tile }.
log-reveal = { $seat } turns up { word-tile }.
log-no-canoe = { $seat } has no canoe to move.
log-canoe = { $seat } moves canoe { $number }.
log-stay = { $seat } leaves a canoe on the bank.
log-load = { $seat } loads a { word-colour } gem at the { word-deposit } deposit.
log-unload = { $seat } unloads a { word-colour } gem at the { word-deposit } deposit.
log-go = { $seat } goes to { word-place } with canoe { $number }.
log-land = { $seat } lands canoe { $number } on the bank.
log-land-gem = { $seat } lands canoe { $number } on the bank and brings home a { word-colour } gem.
log-fall = { $seat } goes over the fall with canoe { $number }.
log-steal = { $seat } steals a { word-colour } gem from { $rival }.
log-no-steal = { $seat } steals nothing.
log-weather = { $seat } moves the weather marker to { word-weather }.
log-goal = { $seat } has enough gems to win: the game ends with this phase.
log-river = { $speed ->
    [0] The river stands still.
    [one] The river moves { $speed } space.
   *[other] The river moves { $speed } spaces.
}
log-swept = The fall takes canoe { $number } of { $seat }.
log-swept-gem = The fall takes canoe { $number } of { $seat }; its { word-colour } gem returns to its deposit.
log-tiles-back = { $seat } takes all seven tiles back.
log-lifebelt = Round { $round }: the lifebelt passes to { $seat }.
log-free-canoe = { $seat } has nothing left and gets one canoe back for free.
log-end = The game is over.

## How the game ended

finale-gems = { $colour ->
    [pink] Pink gems
    [blue] Blue gems
    [yellow] Yellow gems
    [white] White gems
   *[violet] Violet gems
}
finale-close =
    { $goals ->
        [0] Nobody reached a goal.
       *[other] { $count ->
            [0] Everybody reached a goal.
            [one] The next player was { $count } gem short of a goal.
           *[other] The next player was { $count } gems short of a goal.
        }
    }
ended-four-alike = four gems of one colour
ended-five-colours = gems of five colours
ended-any-seven = seven gems
ended-different-goals = several players reached different goals at once
ended-round-limit = round 100 was over

## What an action costs and brings

preview-pay-gem = Costs a { word-colour } gem of yours.
preview-canoe-back = One lost canoe returns to the bank.
preview-canoe-stays-lost = Your lost canoe stays lost this round.
preview-points = This canoe has { word-points }.
preview-cloud = You move no canoe, only the weather marker, by one step.
preview-speeds = The river’s speed will be { $least } to { $most }.
preview-speed = The river’s speed will be { $speed }.
preview-end = Canoe { $number } can go to { word-place }.
preview-end-deposit = Canoe { $number } can go to { word-place } and keep { word-kept } for the deposit.
preview-end-land = Canoe { $number } can land on the bank.
preview-cost = Costs { word-points }.
preview-kept = { $points ->
    [one] { word-points } is kept for the deposit there.
   *[other] { word-points } are kept for the deposit there.
}
preview-gem-loaded = Brings a { word-colour } gem aboard.
preview-gem-unloaded = Leaves the { word-colour } gem here.
preview-gem-landed = Brings a { word-colour } gem home: it is yours.
preview-gem-stolen = Brings a { word-colour } gem aboard.
preview-goal = With it you have enough gems to win, and the game ends after this phase.
preview-may-steal = A gem can be stolen there.
preview-may-fall = At a speed of { $speed } or more the river takes this canoe over the fall.
preview-canoe-lost = The canoe is lost, and any gem aboard returns to its deposit.
preview-weather = The weather becomes { word-weather }.

## Why something is not allowed

now-lot = First the lot decides who begins.
now-repair = First decide whether to repair a lost canoe.
now-choose = Now everybody chooses a tile; canoes move later.
now-pick-canoe = First choose which canoe to move.
now-move = This canoe is in the middle of its move and has { word-points } left.
now-arrive = { $points ->
    [one] The { word-points } that was kept must be used at the deposit here.
   *[other] The { word-points } that were kept must be used at the deposit here.
}
now-steal = First decide whether to steal here.
now-weather = You played the cloud: move the weather marker one step; canoes stay where they are.
refused-no-such-seat = There is no such seat at this table.
refused-gem-not-owned = You own no gem of that colour on the bank.
refused-tile-played = That tile lies in your pile; it returns when all seven have been played.
refused-canoe-lost = That canoe went over the fall; it can be repaired at the start of a round.
refused-canoe-moved = That canoe has finished its move for this turn.
refused-canoes-alike = Your canoes are alike, and it makes no difference which one moves: choose canoe 1.
refused-canoe-must-move = A canoe that must move has not moved yet.
refused-no-deposit = There is no deposit at this space.
refused-canoe-full = The canoe is full: it carries one gem.
refused-canoe-empty = The canoe is empty.
refused-deposit-used = This canoe has already used a deposit in this turn.
refused-too-few-points = That costs 2 points; this canoe has { word-points } left.
refused-colour-not-there = There is no gem of that colour in this deposit.
refused-same-colour = The gem loaded must differ in colour from the one just unloaded.
refused-loaded-this-turn = A gem loaded in this turn cannot be unloaded into a deposit.
refused-other-branch = A move goes in one direction: up one branch and down the other is not allowed.
refused-no-move = The canoe is there already.
refused-too-far = That is too far: the canoe has only { word-points } left.
refused-points-left = That would leave points unused. All must be used, except the 2 or 4 that a deposit takes on arrival.
refused-nothing-to-load = Points would be left unused: the deposit there has no gem to load.
refused-on-the-bank = The canoe is on the bank already.
refused-own-canoe = You cannot rob your own canoe.
refused-victim-elsewhere = That canoe is not on this space.
refused-victim-empty = That canoe carries no gem.
refused-weather-at-the-end = The weather marker is at the end of its scale and must move the other way.
refused-not-landed-this-turn = By the rules of this table, a gem loaded in this turn cannot be brought to the bank yet.

## Options

option-first = Who begins
option-first-lot = by lot
option-first-seat = player { $number }
option-repairs = Repairs in one round
option-repairs-any = as many as you can pay for
option-repairs-one-a-round = one canoe a round
option-show-played-tiles = Show which tiles are left
option-show-played-tiles-on = yes
option-show-played-tiles-off = no, only the last one played
option-tie = Several winners
option-tie-shared = share the victory
option-tie-gem-value = the more valuable gems decide
option-load-and-land = Bringing a gem home in the turn it was loaded
option-load-and-land-allowed = allowed
option-load-and-land-forbidden = not allowed

## The board in text

board-bank = bank
board-left-branch = left
board-right-branch = right
board-round = Round { $round }
board-weather = Weather { word-weather }
board-lifebelt = Lifebelt: { $seat }
board-next-branch-left = The next disc goes left
board-next-branch-right = The next disc goes right
board-speeds = Possible speeds: { $speeds }
board-player = player
board-owned = gems on the bank
board-missing = missing for 4 alike / 5 colours / any 7
board-colour-letter =
    { $colour ->
        [pink] P
        [blue] B
        [yellow] Y
        [white] W
       *[violet] V
    }
board-tile = tile
board-tiles-left = tiles left
board-lost = lost: { $canoes }
board-points-left = { word-points } left

## The page

page-board = The river, its deposits and the bank
page-river-speed = River speed
page-slowest = The lowest tile so far: it sets the river’s speed
phase-choose = Choose how far your canoes paddle
phase-repair = Repair a lost canoe with a gem?
phase-pick-canoe = Which canoe moves next?
phase-move = Paddle: { word-points } left
phase-arrive = Load or unload a gem here
phase-steal = Steal the gem beside your canoe?
phase-weather = Move the weather marker one step
first-goal = Bring gems home to the bank before the river carries your canoes over the falls: 4 alike, 5 colours or any 7 win.
first-step = Choose a tile: its number is how far each of your canoes paddles. The lowest tile of all sets the river’s speed.
page-goal = 4 alike, 5 colours or any 7 gems: you have { $count }
page-goal-match = 4 alike, 5 colours or any 7 gems win
page-missing = to win: { $four } more alike, { $five ->
    [one] { $five } more colour
   *[other] { $five } more colours
} or { $seven } more of any kind
page-face-down = a tile, face down
page-tiles-count = tiles left: { $count }
page-weather = { word-weather }
page-colour = { word-colour }
page-tile = { word-tile }
page-place-bank = on the bank
page-place-lost = lost
page-place-space = { word-place }
page-deposit = The { $deposit } deposit: { $gems }
way-paddle = A number is what each of your canoes may paddle; loading a gem takes 2 of it.
way-river = The lowest tile with the weather is the river’s speed: { $least } to { $most } spaces this round.
way-cloud = The cloud moves the weather one step instead of your canoes.
way-go = Click a lit space: a point takes the canoe one space.
way-load = Loading and unloading take 2 points, at the space with the deposit’s number.
way-steal = An empty canoe that goes upstream may end beside a loaded one and steal its gem.
lesson-goal = You are A, with two canoes on the bank. To win, bring home to the bank four gems of one colour, five of different colours, or any seven.
lesson-deposits = Each deposit has a number: the river space from which its gems are loaded. The violet ones are at space 3.
lesson-choose = Everybody secretly chooses a tile: its number is how many points each canoe gets. Loading costs 2, so for space 3 you need 5. Play tile 5.
lesson-canoe = The tiles are turned up one after the other. It is your turn: move a canoe.
lesson-go = You can click whatever lights up. Go to space 3; two points are kept for loading.
lesson-load = Now load a violet gem.
lesson-others = The others paddle too. The lowest tile of the round is a 4.
lesson-river = So the river moved 4 spaces: four discs were pushed in, and every canoe went with its disc. Yours drifted into the left branch. Two more pushes there and it falls!
lesson-weather = The weather is added to the river’s speed. Whoever plays the cloud moves no canoe, but moves this marker one step.
lesson-choose-home = The bank is six spaces up. Play tile 6.
lesson-land = Your canoe has 6 points. Land on the bank.
lesson-end = The gem is yours! One more trick: an empty canoe that moves up and, with its last point, stops on a space with a rival’s loaded canoe may steal that gem. That is all you need: good luck!
component-canoes = Canoes
component-discs = River discs
component-gems = Gems
component-deposits = Deposits: the space they are reached from
component-paddles = Paddle tiles
component-weather = Weather scale
component-gem-value = Value of the gems, for the option about equal goals
# Names of facts; $block tells apart those that are called alike.
fact =
    { $part ->
        [each_seat] for each player
        [in_the_river] in the river
        [in_the_box] in the box
        [in_play] in play
        [colours] colours
        [pink] pink
        [blue] blue
        [yellow] yellow
        [white] white
        [violet] violet
        [cloud] cloud
        [lowest] lowest value
        [highest] highest value
        [at_the_start] at the start
       *[other] { $part }
    }
source =
    { $block ->
        [canoes] rulebook, list of contents
        [discs] rulebook, list of contents and figure 2
        [gems] rulebook, list of contents and set-up
        [deposits] rulebook, figures 5 to 7, with the help pages of Board Game Arena and BrettspielWelt
        [paddles] rulebook, phase I
        [weather] rulebook, figures 9 and 11
       *[other] the tie-break of Board Game Arena
    }

## Why a box is refused

box-shared-space = no two deposits may share a space

## The score helper

score-gems = Gems of player { $number }, such as pink=2,blue
score-player =
    { $count ->
        [one] Player { $number }: { $count } gem
       *[other] Player { $number }: { $count } gems
    }
score-goal =
    { $goal ->
        [four] { $left ->
            [0] four of one colour: reached
           *[other] four of one colour: { $left } missing
        }
        [five] { $left ->
            [0] all five colours: reached
           *[other] all five colours: { $left } missing
        }
       *[seven] { $left ->
            [0] any seven: reached
           *[other] any seven: { $left } missing
        }
    }
score-won =
    { $count ->
        [one] { $names } has won.
       *[other] { $names } win together.
    }
score-none-won = Nobody has reached a goal yet.
score-by-value = If you have agreed that the more valuable gems decide: { $names }. Those values are from Board Game Arena, not from the rulebook.
score-sure = The three goals are printed in the rulebook.
page-helper-text = With the real box on the table: tap in the gems that each player has brought home, and see who has reached a goal and what is missing.
page-helper-player = Player { $number }

## Plans: what an action leads to, and what may go wrong

word-cases = { $cases ->
    [10] Almost certainly
   *[other] In about { $cases } of 10 cases
}
word-ordinal = { $count ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
}
plan-gem-home = { $left ->
    [0] Gets the { word-ordinal } { word-colour } gem home, and that is enough to win.
    [one] Gets the { word-ordinal } { word-colour } gem home: { $left } more gem wins.
   *[other] Gets the { word-ordinal } { word-colour } gem home: { $left } more gems win.
}
plan-gem-aboard = Gets a { word-colour } gem aboard; the canoe is then on space { $space }.
plan-steals = Steals a { word-colour } gem from { $rival }.
plan-canoe-back = Gets a lost canoe back.
plan-canoe-safe = Brings an empty canoe home, out of the river’s reach.
plan-rival-falls = The river takes a canoe of { $rival } over the fall.
plan-at-deposit = Stands at the { word-deposit } deposit for the next round.
plan-risk-fall = { word-cases } the river takes a canoe of yours over the fall.
plan-risk-fall-gem = { word-cases } the river takes a loaded canoe of yours over the fall.
plan-risk-robbed = { word-cases } somebody steals the { word-colour } gem.
task-load = Load a white gem this turn. White gems lie at space 4, and loading costs 2 points.
task-load-hint = Four points to paddle there and two to load: choose tile 6.
task-rob = Rob B and bring the white gem home. Your empty canoe lies two spaces below.
task-rob-hint = Choose tile 2: with its last point your canoe stops beside the loaded one, and you may steal. Then get home before the river does.
task-fall = Not every canoe is worth saving. Let the empty one at the brink go over the fall, and bring the other one home with its gem.
task-fall-hint = Choose tile 2 and land with canoe 2. Then go over the fall with canoe 1: one of your gems repairs it later.
task-win = The last rounds of a match: a blue gem would be your fifth colour, and B needs only one more violet gem.
task-win-hint = Load a blue gem with canoe 1 before you paddle, and choose a high tile: you are far from home and the river is quick.

## Positions that cannot be read: the reason after the column

position-lifebelt = a seat must have the lifebelt as soon as the lot is drawn, and not before
position-newest = the newest tile is not in the pile
position-moving = a canoe must be named in the steps “move”, “arrive” and “steal”, and only there
position-must = a canoe under “must” has to stand under “may” too
position-no-tile-left = seat { $number } has no tile left
position-canoes-missing = the canoes of seat { $number } are missing
position-cargo = only a canoe on the river carries a gem
position-chosen-early = nobody has chosen a tile in this step
position-tile-played = this tile has been played already
position-no-tile = no tile is left to choose
position-not-chosen = seat { $number } has chosen no tile
position-next-chooser = the seat to act must be the first that has not chosen
position-canoe-lost = a lost canoe cannot move
position-revealed = the tile of the seat to act must be revealed
position-cloud = the step must be “weather” with the cloud, and only with it
position-no-canoe = no canoe may move
position-canoe-owner = the canoe must belong to the seat to act
position-two-canoes = a seat must have two canoes

## Themes of puzzles

theme-gem-home = Gem home
theme-gem-aboard = Gem aboard
theme-steals = Theft
theme-canoe-back = A canoe back
theme-canoe-safe = A canoe in safety
theme-rival-falls = Over the fall
theme-at-deposit = At the deposit
## Characters of bots

character-thief = thief
character-thief-about = Waits below loaded canoes and steals.
character-hoarder = hoarder
character-hoarder-about = Wants as many gems as possible, of any colour.
character-racer = racer
character-racer-about = Goes for four gems of one colour.
character-collector = collector
character-collector-about = Wants every colour once.
character-cautious = cautious one
character-cautious-about = Keeps both canoes far from the fall.
## Themes of puzzles

## The set-up of the real box

set-up-1 = Put the two halves of the box side by side and lay the board over them, so that the fall hangs down at the end (S1).
set-up-2 = Put seven gems of its colour into each deposit (S1).
set-up-3 = Put nine discs into the river bed, the first one touching the rope; three discs lie beside the board (S1).
set-up-4 = Put the weather marker on 0 (C4).
set-up-5 = Everybody, bots too, gets two canoes and seven paddle tiles of one colour. The canoes stand on the bank (S1).
