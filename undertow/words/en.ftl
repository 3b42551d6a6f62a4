# The shell: everything that belongs to no single game. Arguments named $seat and $rival arrive as players' names.

## Refusals that any game can give

no-such-action = There is no action “{ $text }” in this game.
match-is-over = The match is over.
not-your-turn = It is not your turn.
nothing-to-undo = There is nothing to take back: chance or another player acted last.

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
table-undone = Taken back.
table-saved = Saved to { $file }.
table-not-saved = Not saved: { $reason }
table-kept = The match is kept. Take it up again with: { $command }
table-winners = { $count ->
    [one] { $names } wins.
   *[other] { $names } win together.
}
table-ended-by = How it ended: { $ending }.
table-commitment = Chance is fixed beforehand; its commitment is { $commitment }
table-seed = The seed of chance was { $seed }
table-help-why = why ACTION: why an action is not allowed, with the rule
table-help-preview = preview N: what action N costs and brings
table-help-undo = undo: take back your last action
table-help-log = log: what has happened so far
table-help-rules = rules [RULE]: the rules, or one of them
table-help-view = view: draw the board again
table-help-save = save [FILE]: write the match to a file
table-help-quit = quit: leave the table; the match is kept
