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

## What the server refuses

refused-bad-file = This is not a match file: line { $line }, { $reason }.
refused-bad-invitation = This invitation does not belong to this table.
refused-bad-login = Name or password is wrong.
refused-bad-name = A name has 1 to { $longest } printable characters.
refused-bad-options = These options are not possible: { $reason }.
refused-bad-origin = This request comes from another site.
refused-bad-request = This request is not understood: { $reason }.
refused-bad-token = This link or token is unknown, used up or out of date.
refused-broken-log = The stored log of this match does not replay; it is left untouched.
refused-illegal-action = This action is not allowed now.
refused-internal = Something went wrong on the server; nothing was changed.
refused-method-not-allowed = This address does not answer such a request.
refused-name-taken = This name is taken.
refused-no-offer = There is nothing to answer.
refused-not-begun = The match has not begun: seats are still open.
refused-not-found = There is no such table or page.
refused-not-idle = This seat is not idle.
refused-not-over = This is possible once the match is over.
refused-not-signed-in = This needs an account: sign in first.
refused-not-your-seat = This is not your seat.
refused-other-rules = This match began with version { $version } of the rules; this server plays version { $known }.
refused-seat-taken = No such seat is open.
refused-stale = The table has moved on; look at it again.
refused-too-large = This is larger than { $limit } bytes.
refused-too-many-requests = Too many requests; wait { $seconds } s.
refused-too-many-tables = You have { $limit } unfinished tables; finish one first.
