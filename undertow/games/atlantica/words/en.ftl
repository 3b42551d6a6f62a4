# Atlantica in English. Arguments named $seat and $rival arrive as players' names.
# Messages named word-… are building blocks of this file alone; another language has its own.

game-sentence = Hire divers and ships, raise the treasures of a drowned kingdom, and be loaded before the hurricane comes.

## Building blocks

word-colour = { $colour ->
    [white] white
    [yellow] yellow
    [red] red
    [green] green
    [blue] blue
   *[violet] violet
}
word-kind = { $kind ->
    [architecture] architecture
    [ceramics] ceramics
    [gold] gold
    [amphorae] amphorae
    [inscriptions] inscriptions
    [sculptures] sculptures
   *[weapons] weapons
}
word-ship = { $ship ->
    [boat] boat
    [freighter] freighter
    [transport] transport ship
   *[other] ship
}
word-card = { $card ->
    [plus-2] “+2”
    [plus-3] “+3”
    [plus-4] “+4”
    [three-kinds] “5 for three kinds”
    [four-kinds] “7 for four kinds”
    [one-kind] “1 for each treasure of one kind”
    [blue] “1 for each blue treasure”
    [per-research] “1 for each research card”
    [per-ship] “1 for each ship”
    [twelve-crates] “6 for twelve crates”
   *[joker] “joker”
}
word-action = { $action ->
    [dive-1] dive for the treasure on space 1
    [dive-2] dive for two treasures
    [dive-3] dive for three treasures
    [hire-boat] hire a boat
    [hire-freighter] hire a freighter
    [hire-transport] hire a transport ship
    [recruit-3] recruit 3 divers
    [recruit-6] recruit 6 divers
    [treat-all] treat everybody in the tavern
    [study-first] study the first research card
    [study-any] study any one research card
   *[study-two] study any two research cards
}
word-crates = { $crates ->
    [one] { $crates } crate
   *[other] { $crates } crates
}
word-divers = { $count ->
    [one] { $count } diver card
   *[other] { $count } diver cards
}
word-symbols-left = { $left ->
    [one] { $left } symbol
   *[other] { $left } symbols
}

## Actions, as a player chooses them

action-drawn-seat = The lot falls on { $seat }
action-drawn = A { word-colour } diver is drawn
action-revealed-treasure = A treasure is turned up: { word-kind }
action-revealed-hurricane = The hurricane is turned up
action-revealed-ship = A { word-ship } with { word-crates } is turned up
action-revealed-research = A research card is turned up: { word-card }
action-act = { $action ->
    [dive-1] Boat: dive for the treasure on space 1
    [dive-2] Boat: dive for two treasures from spaces 1 to 3
    [dive-3] Boat: dive for any three treasures
    [hire-boat] Port: hire the boat
    [hire-freighter] Port: hire the freighter
    [hire-transport] Port: hire the transport ship
    [recruit-3] Tavern: recruit 3 divers
    [recruit-6] Tavern: recruit 6 divers
    [treat-all] Tavern: treat everybody and take two cards with the tavern symbol
    [study-first] Station: study the research card on space 1
    [study-any] Station: study any one research card
   *[study-two] Station: study any two research cards
}
action-catch-breath = Catch your breath: draw 5 diver cards
action-pay = Pay with a { word-colour } diver
action-pay-two = Pay with two { word-colour } divers instead of the missing one
action-take-treasure = Take the treasure on space { $space }: { word-kind }
action-take-ship = Take the { word-ship } on top of its stack
action-take-research = Take the research card on space { $space }: { word-card }
action-end-turn = End the turn
action-take-no-more = Take no more

## The log

log-first = { $seat } begins.
log-dealt = { $seat } is dealt a diver.
log-dealt-own = { $seat } is dealt a { word-colour } diver.
log-drawn = { $seat } draws a diver.
log-drawn-own = { $seat } draws a { word-colour } diver.
log-hurricane = The hurricane! { $seat } has turned it up.
log-revealed-treasure = A treasure is turned up: { word-kind }.
log-revealed-ship = A { word-ship } with { word-crates } is turned up.
log-revealed-research = A research card is turned up: { word-card }.
log-act = { $action ->
    [dive-1] { $seat } dives just below the surface.
    [dive-2] { $seat } dives a little deeper.
    [dive-3] { $seat } dives into the dangerous depths.
    [hire-boat] { $seat } hires a boat in the port.
    [hire-freighter] { $seat } hires a freighter in the port.
    [hire-transport] { $seat } hires a transport ship in the port.
    [recruit-3] { $seat } recruits 3 divers in the tavern.
    [recruit-6] { $seat } recruits 6 divers in the tavern.
    [treat-all] { $seat } treats everybody in the tavern.
    [study-first] { $seat } studies the first research card in the station.
    [study-any] { $seat } studies a research card in the station.
   *[study-two] { $seat } studies two research cards in the station.
}
log-catch-breath = { $seat } stops to catch breath.
log-pay = { $seat } pays with a { word-colour } diver.
log-pay-two = { $seat } pays with two { word-colour } divers instead of the missing one.
log-take-treasure = { $seat } takes a treasure: { word-kind }.
log-take-ship = { $seat } takes a { word-ship } with { word-crates }.
log-take-research = { $seat } takes a research card: { word-card }.
log-take-no-more = { $seat } takes no more.
log-end-turn = { $seat } ends the turn.
log-recruits = { $seat } puts { word-divers } aside, face down.
log-new-deck = The used diver cards are shuffled into a new deck.
log-calm = Nobody has dived for twenty rounds, so the hurricane comes by itself; { $seat } is taken to have found it.
log-last-turns = { $count ->
    [one] { $count } turn is left.
   *[other] { $count } turns are left.
}
log-turn = It is the turn of { $seat }.
log-end = The game is over.

## How the game ended

ended-hurricane = the hurricane was turned up
ended-calm = nobody dived for twenty rounds

## What an action costs and brings

preview-symbols = { $count ->
    [one] Costs { $count } symbol; { word-symbols-left } left in this turn.
   *[other] Costs { $count } symbols; { word-symbols-left } left in this turn.
}
preview-pay = { $count ->
    [one] Costs a { word-colour } diver; you keep { $left } of that colour.
   *[other] Costs two { word-colour } divers; you keep { $left } of that colour.
}
preview-divers = { word-divers } will come to your hand at the end of the turn.
preview-no-divers = No diver card is left to draw.
preview-choose = { $area ->
    [boat] { $count ->
        [one] You choose one treasure.
       *[other] You choose { $count } treasures.
    }
    [station] { $count ->
        [one] You choose one research card.
       *[other] You choose { $count } research cards.
    }
   *[other] { $count ->
        [one] You choose one card with the tavern symbol.
       *[other] You choose { $count } cards with the tavern symbol, from different areas.
    }
}
preview-choose-up-to = { $area ->
    [boat] { $count ->
        [one] You choose one treasure, or none.
       *[other] You choose up to { $count } treasures.
    }
    [station] { $count ->
        [one] You choose one research card, or none.
       *[other] You choose up to { $count } research cards.
    }
   *[other] { $count ->
        [one] You choose one card with the tavern symbol, or none.
       *[other] You choose up to { $count } cards with the tavern symbol, from different areas.
    }
}
preview-treasure = { $count ->
    [one] Brings a treasure: { word-kind }. It is your first of that kind, worth { $points } if there is room for it.
   *[other] Brings a treasure: { word-kind }. You then have { $count } of that kind, worth { $points } in all if there is room for them.
}
preview-ship = Brings a { word-ship } with { word-crates }.
preview-research = Brings the research card { word-card }.
preview-score = Changes your score by { $points }, to { $total }.
preview-unpayable = Afterwards you can no longer afford to { word-action }.
preview-no-crate = { $count ->
    [one] One of your treasures will be without a crate.
   *[other] { $count } of your treasures will be without a crate.
}
preview-hurricane = { $cards ->
    [one] The refill after this turn will turn up the hurricane.
   *[other] The refill after this turn will turn up { $draws } of the { $cards } cards that include the hurricane.
}

## Why something is not allowed

now-act = First choose an action, or end the turn.
now-pay = First pay for the action you have chosen.
now-take = First take the cards that your action gives.
refused-area-used = You have already used this area in this turn.
refused-too-many-symbols = That costs more than the { word-symbols-left } you have left in this turn.
refused-nothing-there = There is nothing left to take there.
refused-two-missing = You lack the colours for more than one symbol, and only one may be replaced.
refused-replaced-already = You lack a colour, and a card has already been replaced by two in this turn.
refused-no-pair = You lack a colour and have no two cards of another colour to spare for it.
refused-already-acted = Catching your breath takes a whole turn, and you have already acted.
refused-nothing-done = You have done nothing yet; catch your breath instead.
refused-colour-not-asked = This symbol does not ask for that colour.
refused-colour-not-held = You have no diver of that colour.
refused-not-missing = You have a diver of a colour that is asked for, so two others cannot replace it.
refused-pair-not-held = You do not have two divers of that colour.
refused-rest-unpayable = After that you could not pay for the rest of the action.
refused-not-on-this-dive = This dive does not reach that space.
refused-no-tavern-symbol = That space has no tavern symbol.
refused-not-in-the-station = Your action only takes research cards from the station.
refused-not-the-first = Your action takes only the research card on space 1.
refused-space-empty = That space is empty.
refused-same-area = The two cards must come from different areas.
refused-must-take = In this match you take all the cards that your action gives.

## Options

option-first = Who begins
option-first-lot = by lot
option-first-seat = player { $number }
option-last-round = After the hurricane
option-last-round-book = everybody has one more turn
option-last-round-equal-turns = finish the round, then everybody has one more turn
option-taking = Cards that an action gives
option-taking-all = all must be taken
option-taking-up-to = some or all may be left

## The board in text

board-round = Round { $round }
board-turn = Turn: { $seat }
board-symbols-left = { word-symbols-left } left
board-replaced = replacement used
board-hurricane-hidden = { $stack ->
    [one] Hurricane: the last card
   *[other] Hurricane: among the last { $stack } cards
}{ $deck ->
    [0] {""}
    [one] , after { $deck } other card
   *[other] , after { $deck } other cards
}
board-hurricane-chance = chance in this refill: { $draws } of { $cards }
board-hurricane-found = Hurricane found by { $seat }, turns left: { $turns }
board-extra-turn = One turn more than the others: { $names }
board-area = { $area ->
    [boat] Boat
    [port] Port
    [tavern] Tavern
   *[station] Station
}
board-deck = deck { $count }
board-used = used { $count }
board-kind = { word-kind }
board-card = { $card ->
    [plus-2] +2
    [plus-3] +3
    [plus-4] +4
    [three-kinds] 5 for 3 kinds
    [four-kinds] 7 for 4 kinds
    [one-kind] 1 per one kind
    [blue] 1 per blue
    [per-research] 1 per research
    [per-ship] 1 per ship
    [twelve-crates] 6 for 12 crates
   *[joker] joker
}
board-colour-letter = { $colour ->
    [white] W
    [yellow] Y
    [red] R
    [green] G
    [blue] B
   *[violet] V
}
board-ship = { word-ship } { $crates }
board-hand = Your divers
board-unseen = Unseen treasures
board-player = player
board-score = score
board-treasures = treasures
board-crates = crates
board-ships-and-research = ships and research
board-divers = divers
board-with-room = with room { $points }
board-lacks = no { $colours }
board-dropped = no room: { $kinds }

## The score helper

score-treasures = Treasures, such as gold=4,weapons=1
score-ships = Crates of your ships, such as 3,2
score-research = Research cards, such as +2,joker
score-total = Best score: { $total }
score-set = { $jokers ->
    [0] { $points } for { $count } × { word-kind }
   *[other] { $points } for { $count } × { word-kind } with jokers: { $jokers }
}
score-card = { $points } for { $count } × { word-card }
score-card-kind = { $points } for { $count } × { word-card }, naming { word-kind }
score-ship = Ship with { word-crates }: { $treasures }
score-empty = empty
score-dropped = Without room: { $count } × { word-kind }
score-jokers-unused = Jokers without a treasure to join: { $count }
score-room-for-all = With room for all it would be { $points }.

## The page

phase-act = Choose an action, or catch your breath
phase-act-on = Choose another action ({ word-symbols-left } left), or end the turn
phase-pay = Pay with a diver of your hand
phase-take = { $count ->
    [one] Take one card
   *[other] Take { $count } cards
}
page-goal = { $treasures ->
    [one] { $treasures } treasure
   *[other] { $treasures } treasures
}, room for { $crates } · { $cards ->
    [0] the hurricane is here
    [one] the hurricane is the next card
   *[other] the hurricane is among the next { $cards } cards
}
page-goal-match = Sets of treasures score if they lie in crates when the hurricane comes
first-goal = Raise sets of treasures and hire ships with crates for them, before the hurricane ends the game.
first-step = Click a lit sign: its colours are the divers it costs, and it pays for itself where only one way is left.
page-filled = { $seat } has filled every crate!
page-storm = The storm front is here: any card may be the hurricane!
finale-research = Research
finale-kind = Set: { word-kind }
page-board = The boat, the port, the tavern and the research station
page-colour = { word-colour }
page-card = { word-card }
page-ship = { word-ship }
page-crate-count = { word-crates }
page-card-short = { $card ->
    [three-kinds] 3 kinds
    [four-kinds] 4 kinds
    [one-kind] one kind
    [blue] blue ones
    [per-research] research
    [per-ship] ships
    [twelve-crates] 12 crates
    [joker] joker
   *[other] points
}
page-affordable = You can pay for this
page-one-short = One diver short: { $colours }
page-tavern-symbol = tavern symbol
page-gain = { $points } for you now
page-pile-research = Research cards left
page-pile-treasures = Treasure deck
page-pile-hurricane = Hurricane stack
page-pile-divers = Diver deck
page-pile-used = Used diver cards
page-gauge = { $deck ->
    [one] { $deck } card, then { $stack } with the hurricane
   *[other] { $deck } cards, then { $stack } with the hurricane
}
page-seat-row = { $name }: score { $score }, divers { $divers }, treasures { $treasures }, crates { $crates }
page-pay-with = Pay with
page-plan = What you can pay for now is marked ✓; − shows the one diver you lack.
page-ending = { $ending ->
    [catch-breath] breath
    [take-no-more] enough
   *[other] end turn
}
page-face-down = { $count ->
    [one] { $count } diver lies face down until the end of the turn.
   *[other] { $count } divers lie face down until the end of the turn.
}
page-divers = { $count ->
    [one] { $count } diver
   *[other] { $count } divers
}
page-crates = treasures { $treasures }, crates { $crates }
page-crates-missing = { $count } without room
page-one-more = one more: +{ $points }
page-score-now = Score if the game ended now
page-scores = Scores
page-scores-text = If the game ended now, with the best loading:
page-no-room = no room
page-jokers = { $count ->
    [one] joker
   *[other] { $count } jokers
}
page-unseen = Unseen
page-hurricane = The hurricane
page-unseen-text = { $count ->
    [one] { $count } treasure has not been seen yet
   *[other] { $count } treasures have not been seen yet
}{ $boxed ->
    [0] ; all of them are still to come.
   *[other] : { $left } still to come, { $boxed } in the box.
}
page-unseen-ships = Ships still covered
page-unseen-research = Research cards still to come
page-helper-text = With the real box on the table: tap in what lies before a player, and see the best score and how it comes about.
page-helper-treasures = Treasures
page-helper-ships = Ships, by their crates
page-helper-research = Research cards

## The tutorial

word-way-closed = { $state ->
    [used] {" "}(done this turn)
    [short] {" "}(you cannot pay for it)
   *[open] {""}
}
way-area = { $area ->
    [station] Station: research, points at the end
    [tavern] Tavern: more divers for your hand
    [port] Port: ships, since a treasure without a crate counts for nothing
   *[boat] Boat: dive for treasures, sets of one kind count most
}{ word-way-closed }
way-breath = Or catch your breath: you draw 5 divers, and your turn ends.
way-turn = Three symbols a turn, and each area once.
way-pay = Click a diver in one of the colours asked for. Once a turn two alike stand in for one.
way-take = Click lit cards. The green badge is what a card adds to your score.
lesson-goal = You are A. Raise treasures from the sea, hire ships to carry them, and be ahead when the hurricane comes. A set of the same kind is worth more than single pieces.
lesson-hand = These are your divers. They pay for everything: up to three symbols a turn, and each area once a turn.
lesson-costs = Each plate is an action with its price: this one asks for white or red. What you can pay for is lit. Hire the boat.
lesson-pay = Pay: click your red diver.
lesson-ship = The boat is yours: each of its crates carries one treasure. The next boat is turned up at once. Now dive for the treasure on space 1.
lesson-pay-dive = It costs green or yellow. Pay with green.
lesson-tavern = A treasure! One symbol is left this turn. In the tavern, recruit 3 divers.
lesson-pay-tavern = Pay with blue. The new divers come to your hand at the end of the turn.
lesson-end-turn = Three symbols are used up. End the turn.
lesson-refill = The rows slid to the left and were filled up again. The others play; meanwhile a tick marks what you could pay for, and a minus the one diver you lack.
lesson-hurricane = This gauge shows how near the hurricane is: it lies among the last cards. Once it is turned up, everybody has one more turn.
lesson-end = If you can pay for nothing, catch your breath and draw 5 divers. The tab “Scores” explains every score at any time. That is all you need: good luck!
task-fill = Your freighter has three crates, and one is full. Fill it exactly in this turn.
task-fill-hint = A dive for two treasures costs green or yellow, and violet. You hold both.
task-replace = You have no violet diver. Dive for two treasures all the same.
task-replace-hint = Once a turn two divers of one colour stand in for one that you lack: pay with yellow first, then with two green ones.
task-room = Two treasures lie on your pier without a crate, and they count for nothing. Bring every treasure aboard in this turn.
task-room-hint = A freighter with three crates lies on top of its stack. It costs white or red, and green or blue.
task-storm = The hurricane is here, this is the last turn, and you are one point behind. Win!
task-storm-hint = The green badges say what a card adds to your score. You need a little more than one of them: look at what your divers pay for.

## What is in the box

component-divers = Diver cards
component-treasures = Treasure cards
component-treasure-colours = Colours of the treasures
component-set-values = Values of sets of 1, 2, 3 … cards
component-hurricane = The hurricane and its stack
component-ships = Crates of the ships
component-research = Research cards
component-costs = What the actions cost
# Names of facts; $block tells apart those that are called alike.
fact =
    { $part ->
        [white] white
        [yellow] yellow
        [red] red
        [green] green
        [blue] { $block ->
            [research] “1 for each blue treasure”
           *[other] blue
        }
        [violet] violet
        [pink] pink
        [orange] orange
        [or] or
        [architecture] architecture
        [ceramics] ceramics
        [gold] gold
        [amphorae] amphorae
        [inscriptions] inscriptions
        [sculptures] sculptures
        [weapons] weapons
        [treasures_in_its_stack] treasures in its stack
        [back_in_the_box] back in the box with 2, 3, 4, 5 players
        [boat] { $block ->
            [costs] the boat (area)
           *[other] boat
        }
        [freighter] freighter
        [transport] transport ship
        [port] port
        [tavern] tavern
        [station] central research station
        [treasures] treasure spaces
        [ships] ship stacks
        [research] research spaces
        [plus-2] “+2”
        [plus-3] “+3”
        [plus-4] “+4”
        [three-kinds] “5 for three kinds”
        [four-kinds] “7 for four kinds”
        [one-kind] “1 for each treasure of one kind”
        [per-research] “1 for each research card”
        [per-ship] “1 for each ship”
        [twelve-crates] “6 for twelve crates”
        [joker] “joker”
       *[other] { $part }
    }
source =
    { $block ->
        [divers] rulebook, list of contents
        [treasures] rulebook, list of treasure cards
        [treasure_colours] pink amphorae, orange inscriptions and green sculptures from the rulebook’s examples; the other four by elimination
        [set_values] from the rulebook’s examples: all of amphorae, 5 blue, 3 and 4 red, 1 and 4 yellow, 1 to 3 orange, 1 and 3 green, 1 and 2 violet; the rest fits them
        [hurricane] rulebook, set-up
        [ships] our reconstruction; the rulebook says eight ships in each of three stacks, 1 to 5 crates, bigger ships usually with more
        [research] our reconstruction of the numbers; the rulebook says thirty cards of eleven kinds, two to four of each
        [costs] rulebook, actions 1 to 4
       *[other] our reconstruction; the rulebook says only that some spaces have the symbol
    }

## Why a box is refused

box-values = needs 1 to { $most } values
box-rising = more cards must be worth more
box-research = there must be { $wanted } research cards, but there are { $found }
box-colours = every kind needs its own colour: { $colours }
box-tavern-areas = the symbol must be in at least two areas
box-spaces = there are only these: { $spaces }
box-twice = a space stands here twice

## The score helper

score-values = Your own rows of values, such as gold=1/4/9/15
score-reconstructed = Reconstructed: { $points } for { $count } × { word-kind }. Compare it with your cards.
page-helper-values = Rows of values on your cards, for 1, 2, 3 … cards
component-tavern-symbols = Spaces with the tavern symbol

## Plans: what an action leads to, and what may go wrong

word-cases = { $cases ->
    [10] Almost certainly
   *[other] In about { $cases } of 10 cases
}
plan-points = { $points ->
    [one] Brings { $points } point by your next turn.
   *[other] Brings { $points } points by your next turn.
}
plan-set = Makes your set { $count } strong: { word-kind }.
plan-aboard = { $count ->
    [one] Gets { $count } waiting treasure aboard.
   *[other] Gets { $count } waiting treasures aboard.
}
plan-room = Leaves you with room to spare: { word-crates }.
plan-research = Wins a research card.
plan-divers = Strengthens your crew: { word-divers } more.
plan-risk-no-crate = { $count ->
    [one] { word-cases } { $count } treasure of yours is left without a crate.
   *[other] { word-cases } { $count } treasures of yours are left without a crate.
}
plan-risk-hurricane = { word-cases } the hurricane is found before your next turn.

# In the table of areas in the terminal: short.
board-act =
    { $action ->
        [dive-1] dive 1
        [dive-2] dive 2
        [dive-3] dive 3
        [hire-boat] hire boat
        [hire-freighter] hire freighter
        [hire-transport] hire transport
        [recruit-3] recruit 3
        [recruit-6] recruit 6
        [treat-all] treat all
        [study-first] study first
        [study-any] study any
       *[study-two] study two
    }

## Positions that cannot be read: the reason after the column

position-too-many-divers = there are more divers of a colour than the box has
position-unseen-divers =
    { $count ->
        [one] { $count } diver is unseen
       *[other] { $count } divers are unseen
    }
position-seat-in-step = there is no seat { $number } in this step
position-no-draw = no card is to be drawn
position-turns-left = turns are counted once the hurricane is found
position-end-near = the end is near once the hurricane is found
position-last-turn = the match is over after the last turn
position-unseen-treasures = the number of unseen treasures is { $wanted }, not { $found }
position-hurricane = the hurricane lies in its stack
position-no-action = no action has been chosen yet
position-turn-of = turns played: { $turns }, so it is the turn of seat { $number }
position-no-turn = nobody has a turn yet
position-no-stack = the stack to turn up is missing
position-area = an action has an area and a level
position-paid = everything is paid
position-symbols = a turn has three cost symbols
position-area-used = the area has been used already
position-nothing-to-take = there is nothing to take
position-two-cards = “{ $name }” has two cards

## Themes of puzzles

theme-points = Points
theme-set = Sets
theme-aboard = Crates aboard
theme-room = Room aboard
theme-research = Research
theme-divers = Divers
## Characters of bots

character-hunter = treasure hunter
character-hunter-about = Dives for treasures first and looks for crates later.
character-shipowner = shipowner
character-shipowner-about = Hires ships early and has room for everything.
character-scholar = scholar
character-scholar-about = Studies research cards whenever possible.
character-recruiter = recruiter
character-recruiter-about = Likes a large crew of divers.
character-cautious = cautious one
character-cautious-about = Leaves no treasure on the pier.
## Themes of puzzles

## The set-up of the real box

set-up-1 = Shuffle the diver cards. Everybody is dealt five of them face down (S1).
set-up-2 = Shuffle the treasures. With two, three or four players put 26, 18 or 9 of them back into the box unseen (S2).
set-up-3 = Shuffle ten treasures with the hurricane: these eleven are the hurricane stack. The rest is the treasure deck (S2).
set-up-4 = Lay the first six treasures open on the boat: the program asks for each of them (S2).
set-up-5 = Shuffle each stack of ships and turn up its top card; shuffle the research deck and lay four of its cards open (S3).
