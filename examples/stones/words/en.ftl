action-drawn-seat = { $seat } begins
action-take = Take { $count }
preview-left = { $count ->
    [one] One stone is left.
   *[other] { $count } stones are left.
}
refused-lot = The lot has been drawn already.
refused-same = Your opponent has just taken this number.
refused-too-many = { $count ->
    [one] Only one stone is left.
   *[other] Only { $count } stones are left.
}
log-first = { $seat } begins.
log-take = { $seat } takes { $count }.
ended-no-move = nobody could take a stone any more
