# The board of Race for the Galaxy: Xeno Invasion

## Cards

xeno-board-damaged = damaged

## The table

xeno-board-name = Xeno Invasion
xeno-board-moment-over = Game over
xeno-board-moment-mine = Your turn
xeno-board-moment-wait = Others are choosing
xeno-board-moment-watch = Watching
xeno-board-note-mine = your turn
xeno-board-note-asked = choosing…
xeno-board-note-ready = ready
xeno-board-note-places = { $card }
xeno-board-round = { $n ->
    [0] Start
   *[other] Round { $n }
}
xeno-board-phases = Phases of round { $n }
xeno-board-phase-pick = Actions
xeno-board-phase-explore = Explore
xeno-board-phase-develop = Develop
xeno-board-phase-settle = Settle
xeno-board-phase-consume = Consume
xeno-board-phase-produce = Produce
xeno-board-phase-limit = Hand limit
xeno-board-phase-invasion = Invasion
xeno-board-nobody = nobody
xeno-board-for-all = no bonus
xeno-board-bonus-explore-5 = +5
xeno-board-bonus-explore-1-1 = +1 +1
xeno-board-bonus-develop = cost −1
xeno-board-bonus-settle = +1 card
xeno-board-bonus-trade = a sale
xeno-board-bonus-double = VP ×2
xeno-board-bonus-produce = windfall
xeno-board-bonus-repair = 2 repairs
xeno-board-invasion = Invasion step
xeno-board-step-admirals = Admirals
xeno-board-step-threat = Threat
xeno-board-step-cards = Cards
xeno-board-step-fights = Fights
xeno-board-step-damage = Damage
xeno-board-together = Together { $n }
xeno-board-threat = Threat { $n }
xeno-board-track = The threat is { $threat }, all empires together have { $total }. { $disks }
xeno-board-chips-left = of { $most } VP
xeno-board-defeats = of 2 defeats
xeno-board-deck = in the deck
xeno-board-wave = Wave { $n }
xeno-board-wave-left = { $n } left
xeno-board-waves = The invasion cards
xeno-board-waves-about = Struck through: has attacked. Of waves 1 and 2 not all are played with; those of wave 3 come back when none is left.
xeno-board-best-admiral = Best admiral
xeno-board-best-effort = Best war effort
xeno-board-wave-from = from round 3 on

## Empires

xeno-board-my-empire = Your empire
xeno-board-stat-military = military
xeno-board-stat-xenos = strength against the Xenos
xeno-board-stat-xenos-and-defence = strength against the Xenos, and standing defence against invasions
xeno-board-stat-defence = standing defence against invasions
xeno-board-stat-hand = cards in hand
xeno-board-stat-points = points so far
xeno-board-of-twelve = { $n } / 12
xeno-board-card-there = { $card }{ $good ->
    [yes] , with a good
   *[no] { "" }
}{ $damaged ->
    [yes] , damaged
   *[no] { "" }
}
xeno-board-worth-now = Now worth { $n }.
xeno-board-look = Read the cards of { $name }
xeno-board-tableau = Cards in play
xeno-board-sums = { $points } { AGREE($points, "point", "points") } so far, { $chips } of them in chips ({ $effort } for the war effort) and { $awards } in awards. { $cards } { AGREE($cards, "card", "cards") }, { $goods ->
    [0] no goods
    [one] 1 good
   *[other] { $goods } goods
}, { $hand } in hand.
xeno-board-lands-here = Comes here: { $card }
xeno-board-starts = Start worlds
xeno-board-kept = Yours
xeno-board-kept-theirs = Kept
xeno-board-actions = Actions
xeno-board-picked = Picked
xeno-board-explores = see { $draw }, keep { $keep }

## The hand

xeno-board-hand = Your hand
xeno-board-hand-theirs = Hand
xeno-board-hand-empty = Your hand is empty.
xeno-board-hand-empty-theirs = No card in hand.
xeno-board-sort = Sort the hand
xeno-board-sort-card = As dealt
xeno-board-sort-cost = By cost
xeno-board-sort-sort = By sort
xeno-board-placing = Placing this one
xeno-board-price-cards = { $n ->
    [one] card
   *[other] cards
}
xeno-board-price-free = Free
xeno-board-price-strength = by strength
xeno-board-price-too-dear = (too dear)
xeno-board-price-twin = (you have it)
xeno-board-price-short = { $n } short

## Verbs on things

xeno-board-verb-keep = Keep
xeno-board-verb-pick = Pick
xeno-board-verb-place = Place
xeno-board-verb-use = Use
xeno-board-verb-bunker = Bunker
xeno-board-verb-spend = Spend
xeno-board-verb-sell = Sell
xeno-board-verb-guess = Guess
xeno-board-verb-produce = Produce
xeno-board-verb-repair = Repair
xeno-board-verb-damage = Damage
xeno-board-verb-discard = Discard
xeno-board-verb-pay = Pay
xeno-board-verb-nothing = Nothing
xeno-board-verb-done = Done

## The stage

xeno-board-plan = The phases of round { $n } and who picked them
xeno-board-paying = Paying for { $card }
xeno-board-bill-cost = Printed cost
xeno-board-bill-bonus = Your Develop action
xeno-board-bill-powers = Powers of your empire
xeno-board-bill-due = To pay
xeno-board-paid-of = of { $n } paid
xeno-board-paid-suggested = Ticked at first: what is hardest to place. Touch another card to swap.
xeno-board-pays = pays
xeno-board-stays = kept
xeno-board-seal = Defend with { $n }
xeno-board-places = { $n ->
    [0] { $card }, free
   *[other] { $card } for { $n }
}
xeno-board-places-nothing = you could place nothing now
xeno-board-sells = sells a good for { $n } cards
xeno-board-sells-nothing = you have no good to sell
xeno-board-damaged-now = { $n ->
    [0] nothing of yours is damaged
    [one] 1 world is damaged
   *[other] { $n } worlds are damaged
}
xeno-board-up-to = up to { $n }

## The decision

xeno-board-who-mine = Your turn.
xeno-board-who-too = Also choosing: { $names }.
xeno-board-who-waiting = Waiting for { $names }.
xeno-board-who-last = Everybody else has answered.
xeno-board-who-over = The game is over.
xeno-board-ask-start = Choose your start world.
xeno-board-ask-start-cards = Discard { $n } of your six cards.
xeno-board-ask-pick = { $which ->
    [1] Which is the first of your two actions?
    [2] And the second of your two actions?
   *[other] Which action this round?
}
xeno-board-ask-explore = Discard { $n ->
    [one] a card.
   *[other] { $n } cards.
}
xeno-board-ask-develop = { $again ->
    [yes] Develop, a second time: place a development, or nothing.
   *[no] Place a development, or nothing.
}
xeno-board-ask-pay = Pay { $n ->
    [one] a card for { $card }.
   *[other] { $n } cards for { $card }.
}
xeno-board-ask-settle = { $again ->
    [yes] Settle, a second time: settle a world, or nothing.
   *[no] Settle a world, or nothing.
}
xeno-board-ask-pay-world = How do you take { $card }?
xeno-board-ask-war-effort = Give goods to the war effort?
xeno-board-ask-defend = { $ends ->
    [holds] { $total } against { $might }: your empire holds.
    [may] { $total } against { $might } breaks; up to { $reach } is possible.
   *[breaks] { $total } against { $might } breaks; { $reach } is the most.
}
xeno-board-ask-due-bunker = Choose the card to discard for the bunker.
xeno-board-ask-due-card = Choose the card to discard for { $card }.
xeno-board-ask-due-good = Choose the good to discard for { $card }.
xeno-board-ask-damage = Which of your worlds is damaged?
xeno-board-ask-limit = Ten cards at most: discard { $n ->
    [one] one.
   *[other] { $n }.
}
xeno-board-ask-sell = Which good do you sell?
xeno-board-ask-consume = Which power next?
xeno-board-ask-feed = Which good goes into { $card }?
xeno-board-ask-guess = Guess the cost of the next card.
xeno-board-ask-cash = Discard cards for points, { $n } at most?
xeno-board-ask-produce = What next in Produce?
xeno-board-ask-charge = Pay a card for { $card }.
xeno-board-ask-mend = Discard two cards to repair { $card }.
xeno-board-why-start = Its powers work from the first round on; the lowest number goes first.
xeno-board-why-start-cards = The other four are your hand.
xeno-board-why-pick = { $which ->
    [0] Everybody plays each phase that somebody picks; you alone have the bonus of yours.
   *[other] You alone have the bonuses of yours. Develop or Settle picked twice makes two phases.
}
xeno-board-why-explore = You may discard what you drew or what you held.
xeno-board-why-develop = Above each card stands what it costs now. All reveal together.
xeno-board-why-pay = What you pay with is discarded face down.
xeno-board-why-settle = Civil worlds are paid for, military ones are taken by strength. All reveal together.
xeno-board-why-pay-world = Use powers of your empire, or pay.
xeno-board-why-war-effort = Each good is a point, and the threat falls as much, but not below nought.
xeno-board-why-defend = The attacker wins ties.
xeno-board-why-due-bunker = It adds 2 to your defence in this step.
xeno-board-why-due-card = { $power }
xeno-board-why-due-good = { $power }
xeno-board-why-damage = It lies face down, without its good and its powers, until it is repaired.
xeno-board-why-limit = You hold { $hand }.
xeno-board-why-sell = { $open ->
    [no] Novelty brings 2 cards, rare 3, genes 4, alien 5; your trade powers add to that.
   *[other] { $power }
}
xeno-board-why-consume = Goods that a power can take must be consumed; the order is yours.
xeno-board-why-feed = { $power }
xeno-board-why-guess = { $power }
xeno-board-why-cash = { $power }
xeno-board-why-produce = Each power and your bonus once, in the order you like.
xeno-board-why-charge = { $power }
xeno-board-why-mend = The world works again at once.
xeno-board-wait-start = The others choose how they start.
xeno-board-wait-start-cards = The others choose how they start.
xeno-board-wait-pick = The others pick their actions.
xeno-board-wait-explore = The others explore.
xeno-board-wait-develop = The others develop.
xeno-board-wait-pay = The others pay for their developments.
xeno-board-wait-settle = The others settle.
xeno-board-wait-pay-world = The others take their worlds.
xeno-board-wait-war-effort = The others think about the war effort.
xeno-board-wait-defend = The others defend.
xeno-board-wait-damage = The others count their damage.
xeno-board-wait-limit = The others discard down to ten cards.
xeno-board-wait-sell = { $name } sells a good.
xeno-board-wait-consume = { $name } consumes.
xeno-board-wait-feed = { $name } consumes.
xeno-board-wait-guess = { $name } guesses a cost.
xeno-board-wait-cash = { $name } discards cards for points.
xeno-board-wait-produce = { $name } produces.
xeno-board-wait-charge = { $name } produces.
xeno-board-wait-mend = { $name } repairs { $card }.
xeno-board-meanwhile-sealed = Your answer is in; all are revealed together.
xeno-board-meanwhile-turn = Then comes whoever is next.
xeno-board-meanwhile-together = All answers are revealed together.
xeno-board-confirm-start-cards = Discard
xeno-board-confirm-explore = Discard
xeno-board-confirm-limit = Discard
xeno-board-confirm-pay = Pay
xeno-board-confirm-pay-world = Pay
xeno-board-confirm-mend = Repair
xeno-board-confirm-cash = Confirm
xeno-board-confirm-war-effort = Confirm

## The invasion step

xeno-board-rank = place on the track
xeno-board-awards = { $n ->
    [one] 1 award for a successful defence
   *[other] { $n } awards for a successful defence
}
xeno-board-risk = { $n ->
    [0] If it breaks through: no world is left to damage
    [one] If it breaks through: the only world that is whole is damaged
   *[other] If it breaks through: one of { $n } worlds is damaged
}
xeno-board-attack = attack { $n }
xeno-board-defence-total = defence
xeno-board-military-plus = the attack is the military and { $n } more
xeno-board-part-military = military { $n }
xeno-board-part-xenos = against Xenos { $n }
xeno-board-part-defence = defence { $n }
xeno-board-part-added = added now { $n }
xeno-board-holds = { $total } against { $might }: holds
xeno-board-holds-so-far = Holds as it is
xeno-board-decides = Still deciding
xeno-board-sealed = Answered, sealed
xeno-board-breaks = { $total } against { $might }: breaks through
xeno-board-breaks-unless = { $lacks } short: it must beat { $might }
xeno-board-help = Reinforcements for this fight
xeno-board-bunker-price = bunker: 1 card
xeno-board-bunker-used = Bunker +2

## The end

xeno-board-end = The end
xeno-board-end-won = The galaxy is yours!
xeno-board-end-drawn = The galaxy is shared.
xeno-board-end-winners = The galaxy belongs to { $names }.
xeno-board-end-chips = All point chips are taken.
xeno-board-end-twelve = An empire has twelve cards.
xeno-board-end-rounds = The time of the galaxy is over.
xeno-board-end-repulsed = Together the empires repulsed the Xenos!
xeno-board-end-defeated = The Xenos have overrun the galaxy: nobody could defend, twice. The most points win what is left.
xeno-board-end-in-chips = VP chips
xeno-board-end-table = What each empire is worth
xeno-board-end-empire = Empire
xeno-board-end-awards = Awards
xeno-board-end-worlds = Worlds
xeno-board-end-developments = Develop­ments
xeno-board-end-counted = Counted cards
xeno-board-end-bonuses = Bonuses
xeno-board-end-ties = Cards and goods, for ties
xeno-board-end-sheet = Card by card
xeno-board-end-points = Points
xeno-board-end-winner = winner
xeno-board-end-home = Home
xeno-board-end-journal = Journal
xeno-board-end-again = Play again

## The rules

xeno-board-rules = How it is played
xeno-board-rules-goal = Build an empire of worlds and developments. When the game ends, the most points win: those printed on your cards, those that your six-cost developments count, and chips.
xeno-board-rules-round-1 = Everybody picks an action in secret. Only phases that somebody picked are played, by all; who picked one has its bonus as well.
xeno-board-rules-round-2 = Explore: draw two cards and keep one. What you do not keep may come from your whole hand.
xeno-board-rules-round-3 = Develop: place a development and discard as many cards as it costs.
xeno-board-rules-round-4 = Settle: pay for a civil world, or take a military one whose defence your strength reaches. A windfall world comes with a good.
xeno-board-rules-round-5 = Consume: who picked Trade sells a good first. Then your powers turn goods into points and cards; they must if they can.
xeno-board-rules-round-6 = Produce: your production worlds get a good each. At the end of the round, ten cards at most stay in the hand.
xeno-board-rules-end = The game ends after the round in which the last point chip is taken or an empire has twelve cards.
xeno-board-rules-expert = Two experts pick two actions a round. Develop twice or Settle twice makes two such phases.
xeno-board-rules-costs = How many cards have which cost or defence
xeno-board-costs-developments = Developments
xeno-board-costs-civil = Civil worlds
xeno-board-costs-military = Military worlds
xeno-board-rules-signs = What the signs mean
xeno-board-sign-novelty = novelty goods
xeno-board-sign-rare = rare elements
xeno-board-sign-genes = genes
xeno-board-sign-alien = alien technology
xeno-board-sign-any = any good
xeno-board-sign-mil = military
xeno-board-sign-def = defence against invasions alone
xeno-board-sign-k-xeno = against the Xenos
xeno-board-sign-vp = points
xeno-board-sign-draw = draw cards
xeno-board-sign-keep = keep cards
xeno-board-sign-world = a world
xeno-board-sign-dev = a development
xeno-board-sign-pay = pay for a military world
xeno-board-sign-trade = sell a good
xeno-board-sign-produce = produce a good
xeno-board-sign-windfall = a good on a windfall world
xeno-board-sign-repair = repair a damaged world
xeno-board-sign-dice = guess a cost
xeno-board-sign-chromosome = the chromosome of uplifted worlds
xeno-board-sign-price = something must be given up for it
xeno-board-rules-invasion = The Xeno invasion
xeno-board-rules-invasion-1 = From round 3 on every round ends with an invasion step. Disks show each empire’s strength against the Xenos; if all together reach the threat, the Xenos are repulsed and the game ends.
xeno-board-rules-invasion-2 = Each empire faces an invasion card, the strongest the worst. Its defence must be greater: the attacker wins ties. Powers and the bunker help.
xeno-board-rules-invasion-3 = Who holds takes awards, more at the lower end of the track. Who does not has one of its worlds damaged.
xeno-board-rules-invasion-4 = When Produce begins, goods can be given to the war effort: a point each, and the threat falls. Damaged worlds are repaired in Produce, for two cards or a good, by a power, or by the bonus of Produce: Repair.
xeno-board-rules-invasion-5 = If twice nobody holds, the empires are defeated. Otherwise the best admiral and the best war effort get five points each.

## The gallery
xeno-board-gallery-development = Developments
xeno-board-gallery-civil-world = Civil worlds
xeno-board-gallery-military-world = Military worlds
xeno-board-gallery-set-base = Base game
xeno-board-gallery-set-expansion = Xeno Invasion
