# Going back, confirming one's turn, what happened meanwhile.

my-turn-undo = Take back
my-turn-restart = Restart
my-turn-restart-means = Restart my turn: take back my last { $n } moves
my-turn-stop-beginning = Nothing to take back: the game begins here.
my-turn-stop-luck = No further back: luck has been drawn.
my-turn-stop-somebody = No further back: { $name } has moved since.
my-turn-stop-learnt = No further back: { $name } has learnt something.
my-turn-stop-learnt-you = No further back: you have learnt something.
my-turn-stop-learnt-all = No further back: everybody has learnt something.
my-turn-confirm = Confirm my turn
my-turn-confirm-who = Your turn
my-turn-confirm-ask = Do you confirm your turn?
my-turn-confirm-why = The others wait for your word; until then you may still go back.
my-turn-wait-who = Waiting for { $name }
my-turn-wait-ask = { $name } may still go back
my-turn-wait-why = Their turn is played and waits for their word.
my-turn-setting = Confirm my turns
my-turn-setting-means = While you could still take back your last move, the others wait until you confirm. This holds at all your tables.
my-turn-setting-on = Ask me to confirm
my-turn-setting-off = Stop asking me

my-turn-since =
    { $n ->
        [one] Since you last looked
       *[other] Since you last looked ({ $n })
    }
my-turn-since-more =
    { $n ->
        [one] And one more line in the log.
       *[other] And { $n } more lines in the log.
    }
my-turn-since-seen = Seen
my-turn-since-ticket =
    { $n ->
        [one] one move since you looked
       *[other] { $n } moves since you looked
    }
