game-sentence = Build a cairn together, and let somebody else topple it.

view-cairn = Cairn
view-weight = Weight
view-bears = Bears
view-bag = In the bag
view-hand = Your stones
view-prop = Your prop
view-stones = stones
view-crowned = crowned
view-taken = taken
view-props = props

action-drawn-seat = { $seat } begins
action-drawn-weight = Draw a stone of weight { $weight }
action-place = Lay weight { $weight } on the cairn
action-prop = Prop the cairn up

preview-weight = The cairn would weigh { $weight } of { $bears }.
preview-crowns = You crown the cairn.
preview-topples = { $count ->
    [one] The cairn topples: you take one stone.
   *[other] The cairn topples: you take { $count } stones.
}
preview-bears = The cairn would bear { $bears }.

refused-chance = Only chance does that.
refused-no-stone = You have no stone of weight { $weight }.
refused-no-prop = You have laid your prop already.

log-first = { $seat } begins.
log-draw = { $seat } draws a stone.
log-draw-own = { $seat } draws a stone of weight { $weight }.
log-place = { $seat } lays a stone of weight { $weight }.
log-crown = { $seat } crowns the cairn.
log-topple = { $count ->
    [one] The cairn topples: { $seat } takes one stone.
   *[other] The cairn topples: { $seat } takes { $count } stones.
}
log-prop = { $seat } props the cairn up.

ended-no-stones = all stones have been laid
