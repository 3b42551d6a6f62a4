# Atlantis in English. Arguments named $seat and $rival arrive as players' names.
# Messages named word-… are building blocks of this file alone; another language has its own.

game-sentence = The island is sinking, and every step takes away the path behind you: bring three figures to the Mainland with as many valuables as they can carry.

## Building blocks

word-item = { $item ->
    [flag] flag
    [olive] olive branch
    [helmet] helmet
    [amphora] amphora
    [ring] ring
    [statue] statue
    [crown] crown
    [coins] coins
    [wreath] wreath
    [lyre] lyre
    [sickle] sickle
   *[weapons] weapons
}
word-tile = { $tile ->
    [flag] flag { $value }
    [olive] olive branch { $value }
    [helmet] helmet { $value }
    [amphora] amphora { $value }
    [ring] ring { $value }
    [statue] statue { $value }
    [crown] crown { $value }
    [coins] coins { $value }
    [wreath] wreath { $value }
    [lyre] lyre { $value }
    [sickle] sickle { $value }
   *[weapons] weapons { $value }
}
word-place = { $place ->
    [atlantis] Atlantis
    [mainland] the Mainland
   *[other] place { $place }
}
word-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
word-price = { $price ->
    [one] { $price } point
   *[other] { $price } points
}
word-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Names of the items in this match's edition, in full and for the board in text

item-flag = flag
item-olive = olive branch
item-helmet = helmet
item-amphora = amphora
item-ring = ring
item-statue = statue
item-crown = crown
item-coins = coins
item-wreath = wreath
item-lyre = lyre
item-sickle = sickle
item-weapons = weapons
short-flag = Fl
short-olive = Ol
short-helmet = He
short-amphora = Am
short-ring = Ri
short-statue = St
short-crown = Cr
short-coins = Co
short-wreath = Wr
short-lyre = Ly
short-sickle = Si
short-weapons = We

colour-red = red
colour-green = green
colour-grey = grey
colour-brown = brown
colour-blue = blue
colour-white = white
colour-gold = gold

## Actions, as a player chooses them

action-drawn-seat = The lot falls on { $seat }
action-revealed = Turned up: { word-tile }
action-drawn = A card is drawn: { word-item }
action-figure = Move figure { $number } from { word-place }
action-play = Play { word-item }
action-buy = Sell a tile of { $value } for { word-cards }
action-pay-card = Pay with a card: { word-item }
action-pay-tile = Pay with a tile of { $value }
action-show = Show your hand and draw: no figure can move
action-draw = Place no bridge and draw
action-bridge = Place your bridge on the gap at { $gap }

## The log

log-first = { $seat } begins.
log-laid = At { word-place }: { word-tile }.
log-revealed = Below it at { word-place }: { word-tile }.
log-drawn = { $seat } draws a card.
log-drawn-own = { $seat } draws a card: { word-item }.
log-figure = { $seat } moves figure { $number }.
log-play = { $seat } plays { word-item }: figure { $number } goes to { word-place }.
log-play-occupied = { $seat } plays { word-item }: figure { $number } comes to { word-place }, which is occupied, and must go on.
log-price = { $seat } owes { word-price } for the water crossed.
log-pay-card = { $seat } pays with a card: { word-item }.
log-pay-tile = { $seat } pays with a tile of { $value }.
log-tile = { $seat } takes { word-tile } from { word-place }.
log-no-tile = There is no tile behind the figure for { $seat } to take.
log-gap = There is now water at { $gap }.
log-slide = The end of the path moves up.
log-buy = { $seat } sells a tile of { $value } for cards.
log-show = { $seat } can move no figure and shows { word-cards }.
log-no-bridge = { $seat } places no bridge.
log-bridge = { $seat } places a bridge on the gap at { $gap }.
log-shuffle = The discard pile is shuffled into a new deck.
log-no-cards = No card is left for { $seat } to draw.
log-third-figure = { $seat } has all three figures on the Mainland: the game ends with this turn.
log-standstill = Nobody can move or draw any more: the game ends here.
log-paid = { $seat } owes { word-price } for the way to the Mainland and pays { $value }.
log-unpaid = { $seat } owes { word-price } for the way to the Mainland and can pay only { $value }.
log-score = { $seat }: { word-points }.

## How the game ended

ended-third-figure = three figures of one player on the Mainland
ended-standstill = nobody could move or draw any more

## What an action costs and brings

preview-card = { word-item }: to { word-place }, price { $price }, takes { word-tile }.
preview-card-no-tile = { word-item }: to { word-place }, price { $price }, no tile to take.
preview-card-goes-on = { word-item }: to { word-place }, price { $price }, occupied, so another card must follow.
preview-leads-to = The figure goes to { word-place }.
preview-goes-on = That place is occupied: another card must follow.
preview-gap = The gap at { $gap } costs { $price }.
preview-price = To pay for this move: { word-price }.
preview-tile = You take { word-tile } from { word-place }.
preview-tile-lower = You take { word-tile } from { word-place }; the tile below it is turned up.
preview-no-tile = There is no tile behind the figure to take.
preview-new-gap = Then there is a gap at { $gap }, which costs { $price } to cross.
preview-path-slides = Then the end of the path moves up.
preview-cards = You draw { word-cards }.
preview-ends-game = This is your third figure: the game ends with this turn.
preview-would-lose = { $own ->
    [one] As things stand you would lose: { $own } point against { $best }.
   *[other] As things stand you would lose: { $own } points against { $best }.
}
preview-sold = Your tile of { $value } leaves the game.
preview-may-be-stuck = Without that tile no figure of yours can move, unless a bought card helps.
preview-bought-cannot-pay = Bought cards cannot pay for crossings in this turn.
preview-pays = { $value ->
    [one] Pays { $value } point.
   *[other] Pays { $value } points.
}
preview-still-owed = Still to pay then: { word-price }.
preview-overpaid = { $value ->
    [one] { $value } point is lost.
   *[other] { $value } points are lost.
}
preview-hand-shown = Everybody sees your whole hand, and your turn ends.
preview-only-bridge = You have only this bridge.
preview-bridge = This gap, which costs { $price }, becomes free for everybody.
preview-saves = If the game ended now, this would save { $seat } { word-price }.

## Why something is not allowed

now-start = First choose a figure to move; before that you may sell a tile or place your bridge.
now-move = A figure is on its way: play a card for it.
now-pay = First pay for the crossing: { word-price } left to pay.
now-bridge = Your move is done: place your bridge now, or draw.
refused-no-such-seat = There is no such seat at this table.
refused-tile-not-sold = You have no tile of that value.
refused-already-bought = You have already sold a tile in this turn.
refused-buys-nothing = A tile of 1 buys nothing: half of it, rounded down, is no card.
refused-nothing-to-buy = There is no card left to buy: deck and discard pile are empty.
refused-figure-saved = That figure is on the Mainland and moves no more.
refused-figures-alike = Your figures on Atlantis are alike: it is always the first of them that moves.
refused-hand-empty = You have no card to move a figure with.
refused-figure-cannot-stop = None of your cards leads that figure to a free place.
refused-figure-cannot-pay = You could not pay for any crossing that your cards allow this figure.
refused-card-not-held = You have no such card.
refused-card-cannot-stop = That card leads to an occupied place, and your other cards do not lead on to a free one.
refused-card-cannot-pay = You could not pay for the water on that way.
refused-can-move = You can move a figure, so you must.
refused-tile-not-owned = You have no tile of that value.
refused-card-not-payable = You have no such card left to pay with.
refused-card-just-bought = A card bought in this turn cannot pay.
refused-pays-too-much = With that, another part of the payment would be unnecessary; { word-price } left to pay.
refused-bridge-used = Your bridge has been placed already.
refused-no-water = There is a tile at that place, not water.
refused-end-of-the-path = Water next to an end of the path is no gap: the end moves up, and nothing is paid.
refused-gap-bridged = That gap has a bridge already.
refused-not-the-first-place = A gap is named by its first place, counted from Atlantis.

## Options

option-first = Who begins
option-first-lot = by lot
option-first-seat = player { $number }
option-edition = Edition
option-edition-bg = Bulgarian: spent cards leave the game, bought cards cannot pay
option-edition-ru = Russian: spent cards are discarded, bought cards can pay
option-stuck-bonus = Extra cards for saved figures when no figure can move
option-stuck-bonus-off = no, two cards
option-stuck-bonus-on = yes

## The board in text

board-atlantis = Atlantis
board-mainland = Mainland
board-deck = Deck { $cards }, discarded { $discarded }, out of the game { $out }
board-price = To pay: { word-price }
board-gaps = Gaps:
board-gap = { $gap }: { $price }
board-gap-bridged = { $gap }: bridge
board-unseen-tiles = Face-down tiles by item: A { $a }; B { $b }
board-unseen-cards = Unseen cards: { $cards }
board-hand = Your hand:
board-bought = bought in this turn: { $cards }
board-nothing = nothing
board-player = player
board-tiles = tiles
board-cards = cards
board-shown = shown
board-bridge = bridge
board-dues = dues now
board-score = score now

## The page

phase-start = Choose where to go: click a lit place
phase-stuck = No figure of yours can move
phase-move = Play a card: choose where the figure goes
phase-pay = Pay { word-points } for the crossing
phase-bridge = Place your bridge, or draw to end your turn
page-goal = Home: { $home } of 3 figures · you hold { word-points }{ $due ->
    [0] {""}
   *[other] {" "}· you owe { $due }
}
page-goal-match = The most points win once three figures of one player are home
page-home = { $count ->
    [one] { $count } figure home
   *[other] { $count } figures home
}
first-goal = Bring your three figures over the sinking path to the Mainland, and carry off as many points as you can.
first-step = Click a lit place: its labels say what going there costs and which tile you take on the way.
page-sinks = The sea takes another part of Atlantis!
finale-tiles = Tiles carried off
finale-cards = Cards in hand
finale-dues = Paid for the way home
page-board = The path from Atlantis to the Mainland
page-look-closer = Look closer and follow the action
page-whole-path = Show the whole path
page-discard = Discard pile
page-tile-of = Tile of { $value }
page-place = Place { $place }
page-below = { $count ->
    [one] one tile face down
   *[other] { $count } tiles face down
}
page-pay-with = Pay with tiles and cards
page-pays-exactly = That is exactly { $value }.
page-pays-lost = { $value ->
    [one] You overpay { $value } point, which is lost.
   *[other] You overpay { $value } points, which are lost.
}
page-pays-too-little = Still { $value } to pay.
page-pays-too-much = Part of this is unnecessary (rule W4).
page-pay = Pay { $value }
page-pay-cheapest = Cheapest way
page-if-ended = If it ended now: owes { $due }, score { $points }
page-settled = Owed { $due }, score { $points }
page-dues = Dues
page-dues-explained = If the game ended now: the prices of all gaps ahead of each figure, as things are now.
page-figure = Figure { $number }
page-owes = owes
page-holds = tiles + cards
page-score = score
page-unseen = Unseen
page-unseen-explained = Tiles that lie face down, with their values, and cards in the deck and in other hands.
page-item = item
page-tiles-of-letter = tiles { $letter }
page-cards = cards
page-one-more-card = one more card

## The tutorial

way-go = Click a lit place: a card takes a figure to the next tile with its item.
way-label = Green is the tile that you take on the way, red is what the water costs.
way-more = A label with a card: somebody stands there, so another card has to follow.
way-sell = Before you move you may sell a tile for cards: half its value.
way-bridge = You may place your bridge on a gap: from then on nobody pays there.
way-draw = Draw to end your turn.
way-stuck = None of your cards leads to a free place that you can pay for: show your hand and draw two cards.
way-pay = A tile pays its value, a card 1, and nobody gives change.
lesson-goal = Atlantis is sinking! You lead three figures along the path to the Mainland. On the way you pick up tiles, and their values are your points.
lesson-path = Every tile shows an item and a value from 1 to 7. Where the path is two tiles high, the lower one lies face down and nobody knows it.
lesson-figure = You are the red player, A. In your turn you move one figure. Those on Atlantis are all alike: click one.
lesson-card = A card takes the figure to the next tile with the same item. Play your ring: the nearest ring is at place 14, and the tile behind it will be yours.
lesson-tile = You took crown 5, the nearest free tile behind your figure. Its place is water now. A gap costs the smaller value of its two ends: here 3 and 4, so 3. You also drew a card.
lesson-others = B went to place 12 and took the tile behind, so there is a second gap. It is your turn again: move another figure.
lesson-occupied = Two figures cannot stand on one tile. Your flag leads to place 12, where B stands, so another card must follow. Play the flag.
lesson-gaps = Now play the crown: on to place 15, over two gaps for 2 and 3. What a card costs and brings is shown before you play it.
lesson-pay = You owe 5. Tiles pay their value, cards pay 1 each, and nobody gives change. The cheapest way is proposed: pay.
lesson-bridge = Each player has one bridge. Once placed on a gap it stays there, and nobody pays for that gap any more. Place yours on the gap in the middle of the path.
lesson-cards = At the end of your turn you draw one card, and one more for every figure that has arrived. Before moving you may sell a tile for half its value in cards.
lesson-end = When somebody’s third figure arrives, the game ends, and all others pay for every gap still ahead of their figures. Points are your tiles and one for each card. Good luck!
task-best = Every lit place says what going there costs, in red, and what it brings, in green. Take the tile that is worth the most.
task-best-hint = Look for the highest green number. Your figure at place 43 need not go far.
task-cross = Cross the water for nothing: move a figure without paying a point.
task-cross-hint = A gap with a bridge costs nobody anything. Look for a figure whose way has only bridges, and a label without a red part.
task-bridge = You have one bridge. Place it where it saves you the most.
task-bridge-hint = The coin on each gap is its price. Your figure at place 16 has two gaps ahead: the dearer one is near.
task-home = Two of your figures are home. End the game in this turn, and win.
task-home-hint = A card whose item lies nowhere ahead leads to the Mainland. The other player then pays for every gap ahead.

## What is in the box: names of blocks and facts, and where we know them from

component-path = The path: stacks from Atlantis to the Mainland
component-tiles = Path tiles: how many there are of each value
component-cards = Movement cards
component-items = Items on cards and tiles, in the order of the colours
component-colours = Colours of the items
component-pieces = Other pieces
# Names of facts; $block tells apart those that are called alike.
fact =
    { $part ->
        [stacks] tiles in each stack, 0 is water
        [a] letter A
        [b] letter B
        [of_each_item] of each item
        [bg] Bulgarian edition
        [ru] Russian edition
        [in_order] in order
        [figures_each_seat] figures for each player
        [bridges_each_seat] bridges for each player
        [water_tiles] water tiles
        [red] red
        [green] green
        [grey] grey
        [brown] brown
        [blue] blue
        [white] white
        [gold] gold
        [flag] flag
        [olive] olive branch
        [helmet] helmet
        [amphora] amphora
        [ring] ring
        [statue] statue
        [crown] crown
        [coins] coins
        [wreath] wreath
        [lyre] lyre
        [sickle] sickle
        [weapons] weapons
       *[other] { $part }
    }
source =
    { $block ->
        [path] both rulebooks, set-up
        [tiles] our reconstruction: neither rulebook prints the mix; every pair of item and value in the Bulgarian examples is in it
        [cards] both rulebooks, list of contents
        [items] the pictures named in either rulebook’s text; the Bulgarian amphora is our guess for the brown one
        [colours] the Bulgarian rulebook names six: red, green, grey, brown, blue, gold; the Russian one red, green and a golden wreath; white and the rest of the Russian order are ours
       *[other] both rulebooks, list of contents
    }

## The score helper

score-gaps = Gaps from Atlantis to the Mainland by their two ends, such as 1-4,bridge,3-6
score-figures = Gaps still ahead of each figure, such as 3,1
score-tiles = Tiles by their values, such as 7=2,5
score-cards = Cards in hand
score-total =
    { $points ->
        [one] Final count: { $points } point
       *[other] Final count: { $points } points
    }
score-due =
    { $price ->
        [one] figure { $number } owes { $price } point
       *[other] figure { $number } owes { $price } points
    }
score-worth = tiles { $tiles } and cards { $cards }
score-pay = to pay { $price }: tiles { $tiles }, cards { $cards }
score-lost =
    { $points ->
        [one] { $points } point is overpaid and lost
       *[other] { $points } points are overpaid and lost
    }
score-missing =
    { $points ->
        [one] { $points } point cannot be paid and counts against you
       *[other] { $points } points cannot be paid and count against you
    }
score-sure = Prices and values are those printed on your tiles; nothing here is reconstructed.
page-helper-text = With the real box on the table: type in the gaps of the path, how many are still ahead of each figure, and a player’s tiles and cards. You see what is owed, the best way to pay, and the final count.
page-helper-gaps = Gaps, from Atlantis to the Mainland
page-helper-gap = Gap { $number }: the tiles at its ends
page-helper-bridge = bridge
page-helper-add-gap = Add a gap
page-helper-remove-gap = Remove gap { $number }
page-helper-figures = Gaps ahead of each figure; 0 on the Mainland
page-helper-figure = Figure { $number }
page-helper-tiles = Tiles of the player
page-helper-value = Value { $value }
page-helper-cards = Cards in hand

## Plans: what an action leads to, and what may go wrong

word-cases = { $cases ->
    [10] Almost certainly
   *[other] In about { $cases } of 10 cases
}
plan-figure-saved = { $count ->
    [1] Brings the first figure to the Mainland.
    [2] Brings the second figure to the Mainland.
   *[other] Brings the third figure to the Mainland.
}
plan-tiles = Wins tiles worth { word-points }, payments counted.
plan-runs = { $count ->
    [one] Brings your figures { $count } place nearer to the Mainland.
   *[other] Brings your figures { $count } places nearer to the Mainland.
}
plan-rival-pays = Makes the way of { $rival } dearer by { word-points }, not yours.
plan-cards = { $cards ->
    [one] Leaves you { $cards } more card in hand.
   *[other] Leaves you { $cards } more cards in hand.
}
plan-lead = You would be { word-points } ahead if the match were settled then.
plan-risk-dues = { word-cases } your own way gets dearer, by about { word-points }.
plan-risk-few-cards = { word-cases } you are left with hardly a card.

## Positions that cannot be read: the reason after the column

position-too-many-cards = there are more cards of a colour than the box has
position-unseen-cards =
    { $count ->
        [one] { $count } card is unseen
       *[other] { $count } cards are unseen
    }
position-certain = cards that are certain to be in hands are not unseen
position-no-figure = no figure is moving
position-draws = the cards to draw do not fit this step
position-nothing-to-pay = there is nothing to pay
position-no-path = the path is missing
position-face-down = a tile lies face down
position-figure-owner = the figure belongs to the seat to act
position-no-second-tile = no second tile lies at place { $number }
position-water = place { $number } is water
position-hidden-tiles = the number of hidden tiles { $letter } is { $wanted }, not { $found }
position-first-face-down = chance turns up the first tile that lies face down
position-not-certain = a card that is certain to be in other hands is not there
position-figure-place = there is no tile at place { $number } for a figure
position-path-length = the number of places of the path is { $wanted }, not { $found }
position-not-shown = a card that was shown is not in the hand
position-not-bought = a card that was bought is not in the hand
position-two-figures = two figures stand at place { $number }
position-colour-values = “{ $name }” is here twice, or without a value

## Themes of puzzles

theme-figure-saved = Figure saved
theme-tiles = Tiles
theme-runs = Running ahead
theme-rival-pays = The rival pays
theme-cards = Cards
theme-lead = Taking the lead
## Characters of bots

character-racer = runner
character-racer-about = Hurries to the Mainland with all figures.
character-collector = collector
character-collector-about = Collects valuable tiles on the way.
character-hoarder = hoarder
character-hoarder-about = Keeps a full hand of cards.
character-cautious = cautious one
character-cautious-about = Crosses while the way is still cheap.
character-spoiler = spoiler
character-spoiler-about = Makes the others’ way dear.
## Themes of puzzles

## The set-up of the real box

set-up-1 = Shuffle the tiles by letter. From Atlantis lay of A ten stacks of two, ten single tiles and six stacks of two; one water tile; of B six stacks of two, ten single tiles and ten stacks of two; then the Mainland (S1).
set-up-2 = Turn up the upper tiles, one after the other from Atlantis: the program asks for each of them (S1).
set-up-3 = Everybody puts three figures of one colour on Atlantis and takes a bridge (S2).
set-up-4 = Shuffle the movement cards into a face-down deck. Whoever begins draws 4 cards, the next player 5, then 6, then 7 (S2).
