# Fantazja in English. Arguments named $seat and $rival arrive as players' names.
# Messages named word-… are building blocks of this file alone; another language has its own.

game-sentence = Two factions of mages rebuild one land: lay tiles side by side, build over your rival’s houses, and beware of Dark Energy.

## Building blocks

word-tile = { $building ->
    [house] House { $level } { $letter }
    [mill] Mill { $level } { $letter }
    [windmill] Windmill { $level } { $letter }
    [garrison] Garrison { $level } { $letter }
    [tower] Mage’s Tower { $level } { $letter }
    [market] Market
    [well] Well of Power
    [observatory] Observatory
    [special] Special building { $letter }
   *[wonder] Wonder
}
word-type = { $type ->
    [residential] residential
    [production] production
    [military] military
    [magic] magic
   *[special] special
}
word-symbol = { $symbol ->
    [earth] earth
    [air] air
    [water] water
   *[fire] fire
}
word-side = { $side ->
    [north] north
    [east] east
    [south] south
   *[west] west
}

## Actions, as a player chooses them

action-drawn-seat = The lot falls on { $seat }
action-drawn = { word-tile } is drawn
action-shown = { word-tile } is shown
action-build = Build { word-tile }
action-imagine = Imagination point: { word-tile }
action-use = Use the { word-type } power
action-give = Discard { word-tile }
action-take = Take { word-tile }
action-enough = Exchange no more tiles
action-swap = Replace a building with { word-tile }
action-bury = Put { word-tile } under the pile
action-bury-nothing = Put no more under the pile
action-at = At { $cell }
action-turn = Turn it by { $turning } degrees
action-pay = Pay with { word-tile }
action-end-turn = End the turn

## The log

log-first = { $seat } begins.
log-drawn = { $seat } draws { word-tile }.
log-drawn-secret = { $seat } draws a tile.
log-shown = { $seat } is shown { word-tile }.
log-shown-secret = { $seat } is shown a tile.
log-build = { $seat } is about to build { word-tile }.
log-imagine = { $seat } puts down { word-tile } as an imagination point.
log-imagine-secret = { $seat } puts down a tile as an imagination point.
log-use = { $seat } uses the { word-type } power.
log-give = { $seat } discards { word-tile }.
log-take = { $seat } takes { word-tile } from the discard pile.
log-enough = { $seat } exchanges no more tiles.
log-swap = { $seat } is about to replace a building with { word-tile }.
log-bury = { $seat } chooses { word-tile } to go under the pile.
log-bury-secret = { $seat } chooses a tile to go under the pile.
log-bury-nothing = { $seat } puts no more tiles under the pile.
log-place = { $seat } builds { word-tile } at { $cell }.
log-replace = { $seat } replaces the building at { $cell } with { word-tile }.
log-guard = { $seat } puts the military token on the building at { $cell }.
log-turn = Turn { $turn }: { $seat }.
log-pay = { $seat } pays with { word-tile }.
log-end-turn = { $seat } ends the turn.
log-bonus = { $seat } gets a bonus token.
log-dark-energy = { $count ->
    [one] Dark Energy: { $count } tile is removed.
   *[other] Dark Energy: { $count } tiles are removed.
}
log-removed = Removed: { word-tile } ({ $seat }).
log-under = { $count ->
    [one] { $count } tile goes under the pile of { $seat }.
   *[other] { $count } tiles go under the pile of { $seat }.
}
log-under-own = Under your pile: { word-tile }.
log-token = { $seat } gets the { word-type } token.
log-token-back = { $seat } takes the { word-type } token back.
log-token-pool = The { word-type } token goes to the pool.
log-out-of-tiles = { $seat } has no tile left.
log-skips = { $seat } has an empty hand and skips the action.
log-end = The game is over: { $points } to { $others }.

## How the game ended

finale-type = { $type ->
    [residential] Residential buildings
    [production] Production buildings
    [military] Military buildings
    [magic] Magic buildings
   *[special] Special buildings
}
finale-bonus = Bonus tokens
ended-points = more victory points
ended-imagination = equal points, more imagination points left
ended-draw = a draw, equal in points and imagination

## What an action costs and brings

preview-imagination = One more imagination point.
preview-fits = { $count ->
    [one] Fits at { $count } cell: { $cells }.
   *[other] Fits at { $count } cells: { $cells }.
}
preview-pay = Costs 1 imagination point.
preview-pay-with = Costs an imagination point: { word-tile } goes to the discard pile.
preview-choose-turning = It fits turned in several ways; you choose next.
preview-guard = Until your next turn your rival may lay nothing on it and attach nothing to it. Dark Energy can still remove it.
preview-scores = Score after it: you { $own }, your rival { $others }.
preview-bonus = Brings a bonus token.
preview-removed = Dark Energy removes { word-tile } ({ $seat }).
preview-may-end = This ends the game, unless a power follows.
preview-token = At the end of the turn { $seat } gets the { word-type } token.
preview-token-pool = At the end of the turn the { word-type } token goes to the pool.
preview-use-residential = Exchange up to 3 tiles from your hand for tiles from your discard pile.
preview-use-production = One tile from your discard pile becomes an imagination point.
preview-use-military = Put the token on a building: in the next turn your rival may lay nothing on it and attach nothing to it. Dark Energy can still remove it.
preview-use-magic = See up to 4 random tiles from your rival’s hand and put up to 2 of them under your rival’s draw pile.
preview-use-special = Replace a building of yours with a tile of the same level from your hand.
preview-swap = The tile that it replaces comes to your hand.
preview-take = Brings { word-tile } to your hand.
preview-take-imagination = { word-tile } becomes an imagination point.
preview-give = { word-tile } goes to your discard pile.
preview-bury = { word-tile } goes under your rival’s draw pile.

## Why something is not allowed

now-lot = First the lot decides who begins.
now-draw = First tiles are drawn.
now-main = That belongs to another step: now build, put down an imagination point or use a power.
now-place = First choose the cell.
now-turn = First choose how the tile is turned.
now-pay = First choose the imagination point to pay with.
now-give = First choose a tile from your hand to discard, or exchange no more.
now-take = First choose a tile from your discard pile.
now-swap = First choose the tile from your hand that replaces a building.
now-show = First the tiles are shown.
now-bury = First choose which of the tiles shown go under the pile.
refused-tile-not-in-box = There is no such tile in this box.
refused-tile-not-in-hand = You do not have { word-tile } in your hand.
refused-action-done = There is no further action in this turn.
refused-no-imagination = A large building costs 1 imagination point, and you have none.
refused-no-place = { word-tile } fits nowhere now.
refused-no-base = No building can carry { word-tile }: it needs one of the same type, one level lower.
refused-cell-taken = Something stands there already.
refused-cell-touches-nothing = That cell touches no building.
refused-wrong-symbol = To the { word-side } the neighbour shows { word-symbol }, and the tile cannot be turned to match on all sides.
refused-wrong-count =
    To the { word-side } the neighbour shows { word-symbol } { $count ->
        [one] { $count } time
       *[other] { $count } times
    }; the tile has only { $own } there.
refused-guarded = The military token guards that building in this turn.
refused-beside-guarded = The military token guards the building beside it: nothing may be attached there in this turn.
refused-no-building = There is no building.
refused-castle-stays = The castle is not a building.
refused-other-type = Only a { word-type } building can carry this tile.
refused-other-level = The levels do not fit: large tiles go on a building one level lower, and an exchange keeps the level.
refused-wrong-symbols-below = The tile cannot be turned so that its symbols match those of the tile below.
refused-wrong-turning = Turned like that the tile does not fit, or it looks the same as turned another way.
refused-not-an-imagination-point = That tile is not one of your imagination points.
refused-token-not-held = You do not hold that token.
refused-power-used = You have already used a power in this turn.
refused-discard-empty = It would do nothing: your discard pile is empty.
refused-hand-empty = It would do nothing: your hand is empty.
refused-opponent-hand-empty = It would do nothing: your rival’s hand is empty.
refused-land-empty = It would do nothing: there is no building yet.
refused-nothing-to-replace = No building of yours can be replaced with it.
refused-tile-not-discarded = { word-tile } is not in your discard pile.
refused-just-put-down = You have just discarded that tile.
refused-just-taken-up = You have just taken that tile.
refused-not-shown = That tile was not shown.
refused-already-buried = That tile is chosen already.
refused-special-not-replaced = Special buildings are neither replaced nor do they replace others.
refused-not-your-building = That building is not yours.
refused-must-act = First take an action; passing is not allowed.
refused-not-exchanged-yet = Exchange at least one tile.

## Options

option-first = Who begins
option-first-lot = by lot
option-first-seat = player { $number }
option-empty-hand = If the hand is empty when a turn begins
option-empty-hand-draw-first = the player first draws
option-empty-hand-skip = the player skips the action and draws at the end of the turn

## The board in text

board-turn = Turn { $turn }
board-tiles-left = Tiles to play: { $count }
board-bonus-left = Bonus tokens left: { $count }
board-guard = Military token on { $cell } until the next turn of { $seat }
board-guard-waits = The military token waits for the next turn of { $seat }
board-type = type
board-token = token
board-to-take = to take it
board-to-lose = to free it
board-at-turn-end = turn’s end
board-pool = pool
board-on-land = on the land
board-player = player
board-score = score
board-hand = hand
board-pile = pile
board-imagination = imagination
board-bonus = bonus
board-discard = Discarded, { $seat }: { $tiles }
board-known = Known of { $seat }: { $tiles }
board-known-imagination = among the imagination points: { $tiles }
board-known-either = in hand or as imagination: { $tiles }
board-own-pile = Your pile: { $tiles }
board-own-imagination = Your imagination points: { $tiles }
board-own-hand = Your hand
board-fits = fits
board-fails-symbol = symbol: { $cells }
board-fails-count = count: { $cells }
board-fails-guarded = guarded: { $cells }
board-fails-level = level: { $cells }
board-shown = Shown: { $tiles }
board-tile = { word-tile }
board-type-name = { word-type }
board-symbol-letter =
    { $symbol ->
        [earth] E
        [air] A
        [water] W
       *[fire] F
    }
board-type-letter =
    { $type ->
        [residential] H
        [production] M
        [military] G
        [magic] T
       *[special] S
    }
board-legend = E earth, A air, W water, F fire · H house, M mill, G garrison, T tower, S special · * Dark Energy · # guarded · + fits · ^ the rival may cover it

## The page

page-board = The land
page-castle = The castle
page-side = { word-side } { word-symbol } { $count }
page-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
page-dark-energy = Dark Energy
page-under = below it: { $tiles }
page-build-at = Build { word-tile } at { $cell }
page-removes = Dark Energy removes: { $tiles }.
page-whole-land = The whole land
page-follow = Follow the action
page-closer = Closer
page-farther = Farther away
page-more-cells = Fitting cells farther away: { $count }
page-coverable = Your rival may still build over it.
page-majorities = Majorities
page-type-counts = { $type ->
    [residential] Residential
    [production] Production
    [military] Military
    [magic] Magic
   *[special] Special
} · { $counts }
page-token-of = { $type ->
    [residential] residential token
    [production] production token
    [military] military token
    [magic] magic token
   *[special] special token
}
page-token-free = The token is in the pool.
page-token-held = { $seat } holds the token.
page-token-take = { $count ->
    [0] { $seat } has enough buildings to take it.
    [one] { $seat } needs { $count } more building to take it.
   *[other] { $seat } needs { $count } more buildings to take it.
}
page-token-lose = It goes to the pool when both have equally many buildings; now the difference is { $count }.
page-piles = Tiles
page-discard = Discard pile of { $seat }
page-own-deck = Left in your draw pile
page-own-imagination = Your imagination points
page-put-under = Put by you under your rival’s pile, in this order
page-known-in-hand = Surely in the hand of { $seat }
page-known-as-imagination = Surely an imagination point of { $seat }
page-unseen = Hand, pile and imagination of { $seat }
page-put-down = As an imagination point
page-put-back = Put back
page-moment-over = { $seat } builds over { $rival }
first-goal = Build the more valuable town around the castle: when all tiles are played, every tile that lies on top brings its points.
first-step = Pick a tile from your hand. Where it fits, it lights up, already turned the right way.
page-goal = Visible tiles count: you { $own }, your rival { $others }. Tiles to play: { $left }.
page-goal-match = Visible tiles count. Tiles to play: { $left }.
page-tiles-to-play = tiles to play
page-step-main = Build a tile or put one down
page-step-nothing-fits = Nothing fits: put a tile down
page-step-picked = Choose a lit cell, or put the tile down as an imagination point.
page-step-fits-nowhere = This tile fits nowhere now; you can put it down as an imagination point.
page-step-power = Your action is done. Use a power or end the turn
page-step-place = Choose a lit cell
page-step-guard = Choose the building that the token guards
page-step-turn = Choose how the tile lies
page-step-pay = Choose the imagination point to pay with
page-step-give = Choose a tile to discard
page-step-take = Choose a tile from your discard pile
page-step-swap = Choose the tile that replaces a building
page-step-bury = Choose up to two tiles to go under the pile
way-build = Build: { $count ->
    [one] one of your tiles fits
   *[other] { $count } of your tiles fit
}. Pick one and see where.
way-sides = Touching sides show the same symbol, and your tile at least as many of it.
way-large = A larger building goes on one of its type, one level lower, even your rival’s. It costs an imagination point.
way-imagine = Put a tile down instead: it becomes an imagination point.
way-nothing = Nothing fits now. { word-tile } comes nearest:
way-power = You may use the power of a token that you hold, once a turn.
lesson-goal = You are A and play against B. Together you rebuild the land around the castle, and at the end each wants to own the more valuable buildings. Only tiles on top count.
lesson-sides = Each side shows a symbol: mountains are earth, swirls air, drops water, flames fire. There are one to three of them.
lesson-pick = A turn is one action. First build: pick House I b. In a real match you then see every cell where it fits, already turned.
lesson-place = Touching sides must show the same symbol, and your tile at least as many. Where it does not fit, a mark shows the side in the way. Build the house north of the castle.
lesson-counts = B has built a garrison in the east. The violet light around it and the bolt are Dark Energy: remember that. More buildings may now be attached to this one too.
lesson-imagine = Large buildings cost an imagination point. To gain one, you put a tile from your hand face down instead of building. Click Garrison I a.
lesson-large = Now you have a point, the moon, and can pay for level II. It goes on a building of the same type, one level lower, yours or your rival’s. Pick House II a.
lesson-cover = Build it over your house: 3 points instead of 1. If you later build level III over your own level II, you also get a bonus token worth 5.
lesson-majority = Whoever has at least two buildings of a type, and more than the other player, gets its token at the end of the turn, and with it a power for later turns. At the edge of the board you see who leads. Pick House I a.
lesson-attach = Your second house: build it in the east.
lesson-dark = You have the residential token. But B laid a tile with Dark Energy beside the one in the east: both are gone, and your new house too, since nothing joins it to the castle any more. Before you lay such a tile, everything that would go is crossed out.
lesson-end = When all tiles have been played, the points of the visible tiles decide, then imagination points. Have fun building!

## What is in the box: names of blocks and facts, and where we know them from

component-castle = The castle
component-bonus = Bonus tokens
component-hand = Hand
component-residential = Residential buildings
component-production = Production buildings
component-military = Military buildings
component-magic = Magic buildings
component-special = Special buildings
# Names of facts; $block tells apart those that are called alike.
fact =
    { $part ->
        [sides] sides, clockwise
        [tokens] tokens
        [points] victory points
        [tiles] tiles
        [dark] Dark Energy
        [I] level{"\u00A0"}I
        [II] level{"\u00A0"}II
        [III] level{"\u00A0"}III
        [market] Market
        [well] Well of Power
        [observatory] Observatory
        [wonder] Wonder
        [others] further special buildings
        [earth] earth
        [air] air
        [water] water
        [fire] fire
       *[other] { $part }
    }
source =
    { $block ->
        [castle] our reconstruction: one of each symbol, so that every first tile can be laid
        [bonus] rulebook, list of contents and the bonus for level III
        [hand] rulebook, set-up
        [special] our reconstruction, chosen by simulation; Market, Well of Power and 2 points for each are in the rulebook’s example, the Observatory is ours
       *[other] our reconstruction, chosen by simulation; 27 tiles to a faction are printed in the rulebook; the points are those of its example, and so are the names, but for levels that it does not show
    }

## Why a box is refused

box-most-tiles = is a list of tiles, at most { $most }
box-extending = small and special tiles: at most { $most }, not { $found }; of the 27 the rulebook’s example shows seven of level II or III
box-tile = a tile is written {"{"} sides = "E1 A1 W1 F1", points = 1 {"}"}
box-tile-fact = { $fact } is not expected; there are sides, points, dark
box-points = points must be a whole number from 0 to { $most }, not { $found }
box-dark = dark is true or false, not { $found }
box-sides = sides are four letters of E, A, W, F with counts, such as “E1 A1 W2 F3”, not { $found }
box-symbols = symbols on a side: at most { $most }, not { $found }
box-castle = no small or special tile fits beside the castle

## The score helper

score-sculptors = Visible buildings of the Sculptors, such as residential-i=2,military-iii,special
score-engineers = Visible buildings of the Engineers, such as magic-ii,special=2
score-sculptors-bonus = Bonus tokens of the Sculptors
score-engineers-bonus = Bonus tokens of the Engineers
score-sculptors-imagination = Imagination points left to the Sculptors
score-engineers-imagination = Imagination points left to the Engineers
score-points = Points of your tiles if they differ, such as ii=4
word-faction =
    { $faction ->
        [sculptors] Sculptors
       *[engineers] Engineers
    }
score-faction =
    { $points ->
        [one] { word-faction }: { $points } victory point
       *[other] { word-faction }: { $points } victory points
    }
score-parts = buildings { $buildings }, bonus tokens { $bonus }
score-winner = The { word-faction } win.
score-winner-imagination = The { word-faction } win by their imagination points.
score-draw = A draw.
score-majority =
    { $token ->
        [sculptors] { word-type }: { $own } against { $others }, the token goes to the Sculptors at the end of their turn
        [engineers] { word-type }: { $own } against { $others }, the token goes to the Engineers at the end of their turn
        [pool] { word-type }: { $own } against { $others }, the token goes back to the pool
       *[other] { word-type }: { $own } against { $others }, the token stays where it is
    }
score-reconstructed = Points are those of the rulebook’s example: level I { $one }, II { $two }, III { $three }, special { $special }. No rulebook prints them for every tile, so compare them with yours.
score-own-points = By the points that you told: level I { $one }, II { $two }, III { $three }, special { $special }.
page-helper-text = With the real box on the table: tap in the visible buildings, bonus tokens and imagination points of both factions, and see the points, the winner and who leads in each type.
page-faction = { word-faction }
page-helper-building = { $level ->
    [none] special
   *[other] { word-type } { $level }
}
page-helper-bonus = bonus tokens
page-helper-imagination = imagination points
page-helper-points = Points on your tiles
page-helper-level =
    { $level ->
        [i] level I
        [ii] level II
        [iii] level III
       *[special] special
    }

## Plans: what an action leads to, and what may go wrong

word-cases = { $cases ->
    [10] Almost certainly
   *[other] In about { $cases } of 10 cases
}
plan-bonus = Earns a bonus token.
plan-token = Takes the { word-type } token.
plan-points = { $points ->
    [one] Brings { $points } point by your next turn.
   *[other] Brings { $points } points by your next turn.
}
plan-rival-loses = { $points ->
    [one] Costs your rival { $points } point.
   *[other] Costs your rival { $points } points.
}
plan-imagination = { $count ->
    [one] Leaves you with { $count } imagination point to build with.
   *[other] Leaves you with { $count } imagination points to build with.
}
plan-near-token = One more { word-type } building takes the token.
plan-risk-points = { $points ->
    [one] { word-cases } you lose { $points } point.
   *[other] { word-cases } you lose { $points } points.
}
plan-risk-token = { word-cases } you lose the { word-type } token.
task-mills = Take the majority of mills: you have one, and a second one lies in your hand.
task-mills-hint = Pick the mill and build it on the cell that lights up. At the end of your turn the token is yours.
task-over = Build over your rival’s house: a larger building of the same type may go on theirs, and the place is yours.
task-over-hint = The garrison in the west is level I. Pick Garrison II and build it there; it costs one imagination point.
task-dark = Let Dark Energy strike: take at least one of your rival’s buildings off the land.
task-dark-hint = A tile with the bolt, laid beside another one with a bolt, takes both away, and all that they alone joined to the castle. Try House I with the bolt in the north-east.
task-last = The last turns of a real match: three tiles each, and you are three points behind. Win!
task-last-hint = A building over one of your rival’s counts twice: you gain its points, your rival loses those below. Look at the garrison in the west.

## Positions that cannot be read: the reason after the column

position-somebody = in this step somebody must have the turn
position-guard-token = the military token on the land and the entry “guardian” need each other
position-token = only the military token can lie on the land
position-no-turn = nobody has the turn in which these tiles are drawn
position-skips = nobody skips an action in this match
position-joined = a building is not joined to the castle
position-guard = the military token must lie on a building
position-no-tile = no tile is being built
position-no-cell = the tile has no place
position-not-shown = the tile was not shown
position-no-power = no power is used
position-cell = “{ $text }” is not a cell; a cell is written like “2N 1E”
position-unseen-tiles =
    { $count ->
        [one] { $count } tile of seat { $number } is unseen
       *[other] { $count } tiles of seat { $number } are unseen
    }
position-nothing-shown = nothing was shown
position-known-more = more is known than there is
position-not-in-hand = the tile is not in the hand
position-shown-elsewhere = a tile that was shown is not in the hand
position-under = tiles under a pile: at most { $most }
position-buildings = buildings of the land: at most { $most }
position-box = the box has no such tile
position-known = a tile is not where it is known to be
position-building = a building is “cell = seat tile turning”
position-two-buildings = two buildings stand at { $cell }

## Themes of puzzles

theme-bonus = Bonus
theme-token = Token
theme-points = Points
theme-rival-loses = The rival loses
theme-imagination = Imagination
theme-near-token = Near a token
## Characters of bots

character-builder = builder
character-builder-about = Builds up to level III for the bonus.
character-dreamer = dreamer
character-dreamer-about = Saves imagination points.
character-collector = collector
character-collector-about = Wants the tokens of all types of buildings.
character-wrecker = wrecker
character-wrecker-about = Builds over what its rival has.
character-cautious = cautious one
character-cautious-about = Leaves no level II open to its rival.
## Themes of puzzles

## The set-up of the real box

set-up-1 = Lay the castle in the middle and the power and bonus tokens beside it (S1).
set-up-2 = One player takes the blue tiles of the Sculptors, the other the orange ones of the Engineers (S1).
set-up-3 = Each mixes the tiles into a face-down draw pile, draws six unseen and leaves room for a discard pile (S1).
