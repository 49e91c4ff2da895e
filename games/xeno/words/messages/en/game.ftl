# Choosing the game, and setting up a table of it.

xeno-name = Race for the Galaxy: Xeno Invasion
xeno-length = 45 min
xeno-kind = Simultaneous civilisations
xeno-pitch = Everybody secretly picks a phase, and everybody plays all that were picked. Explore, develop, settle, trade, produce: every card is a world, its price or a good. And from the third round on the Xenos come, in three waves: hold your worlds, repulse them together, and still have the finest empire.
xeno-option-invasion = With the invasion?
xeno-option-invasion-hint = The mode for which the expansion is named.
xeno-option-invasion-on = Three waves of Xenos
xeno-option-invasion-on-badge = 3
xeno-option-invasion-on-hint = From round 3 on every empire is attacked each round. Repulse them together, or be defeated together.
xeno-option-invasion-off = In peace
xeno-option-invasion-off-badge = 0
xeno-option-invasion-off-hint = The cards of the expansion, without the invasion. For a first game.
xeno-option-start = How does everybody start?
xeno-option-start-hint = The start world and the first hand.
xeno-option-start-choice = By choice
xeno-option-start-choice-hint = One start world of two, four cards of six.
xeno-option-start-preset = Ready-made hands
xeno-option-start-preset-hint = A start world with four cards that suit it. For beginners.
xeno-option-edition = Which edition of the base game?
xeno-option-edition-hint = Five cards were changed.
xeno-option-edition-2007 = First edition
xeno-option-edition-2007-hint = The values of 2007, with which the expansion counts.
xeno-option-edition-2018 = Second edition
xeno-option-edition-2018-hint = The values of 2018 for those five cards.
xeno-option-expert = At two, two actions each?
xeno-option-expert-hint = The variant for two experts.
xeno-option-expert-on = Two actions
xeno-option-expert-on-hint = Each picks two cards a round; Develop or Settle may come twice. For two players only.
xeno-option-expert-off = One action
xeno-option-expert-off-hint = As with more players.

xeno-setup-experts = The variant for experts is for two players; here there are { $players }.

# Why a move is refused

xeno-why-not-now = Something else is being decided: choose among what is offered.
xeno-why-not-in-hand = This card is not in your hand.
xeno-why-not-in-tableau = This card is not in your tableau.
xeno-why-not-dealt = You were not dealt this start world.
xeno-why-not-again = Two actions are two different cards; only Develop and Settle are there twice.
xeno-why-no-such-action = This action belongs to the Invasion mode.
xeno-why-no-development = Only developments are placed now.
xeno-why-no-world = Only worlds are placed now.
xeno-why-twin = You have this development already: nobody may have it twice.
xeno-why-dear-development = You do not have enough cards to pay for it.
xeno-why-dear-world = You do not have enough cards to pay for this world.
xeno-why-too-weak = Your military is too weak for this world.
xeno-why-picked = You have picked this one already.
xeno-why-not-enough = Something is still due: give that first.
xeno-why-enough = You have picked as many as you may.
xeno-why-no-power = This card has no power that can be used now.
xeno-why-no-use = This power is of no use for the world you place.
xeno-why-paid-once = One power pays for a military world, and only one; what makes a cost zero joins in after it.
xeno-why-barred = This power does not pay for such a world.
xeno-why-unpaid = You have nothing to pay for this with.
xeno-why-no-aid = This does not help against an invasion.
xeno-why-used = This power has been used already in this phase.
xeno-why-no-food = There is no good that this power takes.
xeno-why-wrong-good = The power in use takes another good.
xeno-why-no-good-to-sell = There is no good to sell on this world.
xeno-why-no-good-to-give = There is no good to give on this world.
xeno-why-compulsory = This power must be used as long as it can be.
xeno-why-must-produce = A windfall world can still produce: choose which.
xeno-why-produced = This world has a good, or has produced in this phase already.
xeno-why-not-producible = Nothing you have left produces on this world.
xeno-why-not-damaged = This world is not damaged.
xeno-why-no-target = Only a world of your own can be damaged.
xeno-why-damaged = This world is damaged already.
xeno-why-no-means = You cannot pay for a repair like that.
xeno-why-no-guess = This number cannot be guessed.

# Actions and phases

xeno-action-explore-5 = Explore +5
xeno-action-explore-1-1 = Explore +1 +1
xeno-action-develop = Develop
xeno-action-settle = Settle
xeno-action-trade = Consume: Trade
xeno-action-double = Consume: ×2
xeno-action-produce = Produce
xeno-action-repair = Produce: Repair
xeno-bonus-explore-5 = You draw 5 more cards.
xeno-bonus-explore-1-1 = You draw 1 more card and keep 1 more.
xeno-bonus-develop = Your development costs 1 less.
xeno-bonus-settle = You draw 1 card after placing a world.
xeno-bonus-trade = You first sell a good for cards.
xeno-bonus-double = Your consume powers give twice the VP.
xeno-bonus-produce = You also produce on a windfall world.
xeno-bonus-repair = You may repair two damaged worlds.
xeno-phase-start = Start
xeno-phase-pick = Actions
xeno-phase-explore = I Explore
xeno-phase-develop = II Develop
xeno-phase-settle = III Settle
xeno-phase-consume = IV Consume
xeno-phase-produce = V Produce
xeno-phase-limit = Hand limit
xeno-phase-invasion = Invasion step

# Moves

xeno-do-keep = keep { $card }
xeno-do-pick = { $action }
xeno-do-place = place { $card }
xeno-do-use = use { $card }: { $power }
xeno-do-bunker = use the bunker
xeno-do-spend = give the good of { $card }
xeno-do-sell = sell the good of { $card }
xeno-do-guess = guess { $number }
xeno-do-produce = produce on { $card }
xeno-do-repair-bonus = repair { $card } with your bonus
xeno-do-repair-power = repair { $card } with { $other }
xeno-do-repair-good = repair { $card } for the good of { $other }
xeno-do-repair-cards = repair { $card } for two cards
xeno-do-damage = let { $card } be damaged
xeno-do-discard = discard { $card }
xeno-do-pay = pay with { $card }
xeno-do-nothing = place nothing
xeno-do-done = nothing more

# What happened

xeno-log-started = { $me ->
    [yes] You start
   *[no] { $name } starts
} with { $world }.
xeno-log-round-began = Round { $round }
xeno-log-picked = { $me ->
    [yes] You pick
   *[no] { $name } picks
} { $actions }.
xeno-log-phase-began = { $phase }{ $again ->
    [yes] , a second time
   *[no] { "" }
}{ $automatic ->
    [yes] , as in every first round
   *[no] { "" }
}
xeno-log-drew = { $me ->
    [yes] You draw
   *[no] { $name } draws
} { $cards }{ $why ->
    [start] { " " }to start with
    [explore] { " " }exploring
    [develop-powers] { " " }before developing
    [placed] { " " }after placing
    [sale] { " " }for the sale
   *[power] { " " }with { $card }
}{ $seen ->
    [yes] : { $names }.
   *[no] .
}
xeno-log-discarded = { $me ->
    [yes] You discard
   *[no] { $name } discards
} { $cards }{ $why ->
    [start] { " " }to start with
    [explore] { " " }after exploring
    [limit] , down to ten
    [cost] { " " }for { $card }
    [power] { " " }for { $card }
    [bunker] { " " }for the bunker
   *[repair] { " " }to repair { $card }
}{ $seen ->
    [yes] : { $names }.
   *[no] .
}
xeno-log-shuffled = The discards become a new deck of { $cards }.
xeno-log-placed = { $me ->
    [yes] You place
   *[no] { $name } places
} { $card }.
xeno-log-placed-nothing = { $me ->
    [yes] You place
   *[no] { $name } places
} nothing.
xeno-log-used = { $me ->
    [yes] You use
   *[no] { $name } uses
} { $card } ({ $power }){ $paid ->
    [yes] , with the good of { $world }
   *[no] { "" }
}{ $gone ->
    [yes] , which leaves the tableau.
   *[no] .
}
xeno-log-conquered = { $me ->
    [yes] You take
   *[no] { $name } takes
} { $card } with strength { $strength }.
xeno-log-stocked = { $me ->
    [yes] You have
   *[no] { $name } has
} a new good on { $world }.
xeno-log-sold = { $me ->
    [yes] You sell
   *[no] { $name } sells
} the good of { $world } ({ $kind }) for { $cards }.
xeno-log-consumed = { $me ->
    [yes] You use
   *[no] { $name } uses
} { $card }{ $count ->
    [0] { "" }
    [one] { " " }with the good of { $worlds }
   *[other] { " " }with the goods of { $worlds }
}: { $reward }.
xeno-log-for-nothing = nothing
xeno-log-cashed = { $me ->
    [yes] You take
   *[no] { $name } takes
} { $vp } with { $card }.
xeno-log-guessed = { $me ->
    [yes] You guess
   *[no] { $name } guesses
} { $number }; the card is { $card }, { $cost }: { $right ->
    [yes] right, and taken.
   *[no] wrong.
}
xeno-log-contributed = { $me ->
    [yes] You give
   *[no] { $name } gives
} { $count ->
    [one] the good
   *[other] the goods
} of { $worlds } to the war effort: { $vp }, and the threat is { $threat }.
xeno-log-repaired = { $me ->
    [yes] You repair
   *[no] { $name } repairs
} { $world }{ $means ->
    [bonus] { " " }with the bonus.
    [power] { " " }with { $card }.
    [good] { " " }for the good of { $card }.
   *[cards] { " " }for two cards.
}
xeno-log-disks = Admirals, the strongest first: { $order }
xeno-log-disk = { $me ->
    [yes] you
   *[no] { $name }
} { $strength }
xeno-log-mustered = Together { $total } against a threat of { $threat }: { $repulsed ->
    [yes] the Xenos are repulsed!
   *[no] the invasion step goes on.
}
xeno-log-invasions-shuffled = The cards of wave 3 come back: { $cards }.
xeno-log-faces = { $me ->
    [yes] You face
   *[no] { $name } faces
} an invasion card of { $might }{ $plus ->
    [no] .
   *[yes] { " " }(military { $more }).
}
xeno-log-bunkered = { $me ->
    [yes] You use your bunker.
   *[no] { $name } uses the bunker.
}
xeno-log-defended = { $me ->
    [yes] You hold
   *[no] { $name } holds
}, { $strength } against { $might }: { $awards } { $awards ->
    [one] award.
   *[other] awards.
}
xeno-log-overrun = { $me ->
    [yes] You do not hold
   *[no] { $name } does not hold
}, { $strength } against { $might }.
xeno-log-damaged = { $me ->
    [yes] Your { $world } is damaged.
   *[no] { $world }, of { $name }, is damaged.
}
xeno-log-defeat = { $count ->
    [one] Nobody held. Once more, and the empires are defeated.
   *[other] Nobody held, for the second time.
}
xeno-log-best-admiral = { $me ->
    [yes] You are
   *[no] { $name } is
} the best admiral: 5 VP.
xeno-log-best-effort = { $me ->
    [yes] You have
   *[no] { $name } has
} the best war effort: 5 VP.
xeno-log-ended-chips = The last of the VP chips are taken
xeno-log-ended-twelve = Twelve cards in a tableau
xeno-log-ended-rounds = Ninety-nine rounds have passed
xeno-log-ended-repulsed = The Xenos are repulsed
xeno-log-ended-defeated = The empires are defeated
xeno-log-ended = { $ending }: { $winners } { $count ->
    [one] wins.
   *[other] share the victory.
}

## Why a bot prefers a move: what it counts

xeno-hint-points = { AGREE($n, "victory point", "victory points") }
xeno-hint-placed = { AGREE($n, "card", "cards") } placed in your empire
xeno-hint-hand = { AGREE($n, "card", "cards") } in hand
xeno-hint-goods = { AGREE($n, "good", "goods") } on your worlds
xeno-hint-military = { AGREE($n, "point", "points") } of military
xeno-hint-damaged = { AGREE($n, "damaged world", "damaged worlds") }
xeno-hint-defence = { AGREE($n, "point", "points") } of defence
