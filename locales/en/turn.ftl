# Going back, confirming one's turn, what happened meanwhile.

turn-restart-means = Restart my turn: take back my last { $n } moves
turn-stop-beginning = Nothing to take back: the game begins here.
turn-stop-luck = No further back: luck has been drawn.
turn-stop-somebody = No further back: { $name } has moved since.
turn-stop-learnt = No further back: { $name } has learnt something.
turn-stop-learnt-you = No further back: you have learnt something.
turn-stop-learnt-all = No further back: everybody has learnt something.
turn-confirm = Confirm my turn
turn-confirm-ask = Do you confirm your turn?
turn-confirm-why = The others wait for your word; until then you may still go back.
turn-wait-ask = { $name } may still go back
turn-wait-why = Their turn is played and waits for their word.
turn-setting = Confirm my turns
turn-setting-means = While you could still take back your last move, the others wait until you confirm. This holds at all your tables.
turn-setting-on = Ask me to confirm
turn-setting-off = Stop asking me

turn-since =
    { $n ->
        [one] Since you last looked
       *[other] Since you last looked ({ $n })
    }
turn-since-more =
    { $n ->
        [one] And one more line in the log.
       *[other] And { $n } more lines in the log.
    }
turn-since-seen = Seen
# The words by which the log speaks to its reader, with bars between them.
turn-since-you = you|your|yours
turn-since-ticket =
    { $n ->
        [one] one move since you looked
       *[other] { $n } moves since you looked
    }
