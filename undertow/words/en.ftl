# The shell: everything that belongs to no single game. Arguments named $seat and $rival arrive as players' names.

## Refusals that any game can give

no-such-action = There is no action “{ $text }” in this game.
match-is-over = The match is over.
not-your-turn = It is not your turn.
nothing-to-undo = There is nothing to take back: chance or another player acted last.

## People

seat-name = Seat { $number }
seat-you = You
bot-random = Random bot
bot-greedy = Greedy bot

## The terminal table

table-your-move = { $name }, what do you do?
table-choosing = { $name }, choose in secret:
table-number-or-command = A number, or: why ACTION, preview N, undo, log, rules, view, save FILE, quit, help
table-not-understood = “{ $text }” is neither a number from 1 to { $count } nor a command. Type help.
table-why-usage = Say which action, for example: why { $example }
table-allowed = That is allowed: it is in the list above.
table-no-rule = This is no rule of the game.
table-rule = Rule { $rule }
table-undone = Taken back.
table-saved = Saved to { $file }.
table-not-saved = Not saved: { $reason }
table-winners = { $count ->
    [one] { $names } wins.
   *[other] { $names } win together.
}
table-score = { $name }: { $score }
table-ended-by = How it ended: { $ending }.
table-left = The match is left unfinished. Save it first next time to go on later.
table-help-why = why ACTION — why an action is not allowed, with the rule
table-help-preview = preview N — what action N costs and brings
table-help-undo = undo — take back your last action
table-help-log = log — what has happened so far
table-help-rules = rules [RULE] — the rules, or one of them
table-help-view = view — draw the board again
table-help-save = save FILE — write the match to a file
table-help-quit = quit — leave the table
table-costs = Costs
table-brings = Brings
table-warns = Beware
table-fixed-turn = That happens by itself: { $name } had only one possibility.
table-commitment = Chance is fixed beforehand; its commitment is { $commitment }
table-seed = The seed was { $seed }
