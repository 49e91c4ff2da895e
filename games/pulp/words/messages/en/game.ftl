# Choosing the game, and setting up a table of it.

pulp-name = Pulp Invasion!
pulp-length = 30 min
pulp-kind = Dice and a bag of cubes
pulp-pitch = You are a captain on the outer rim, alone against three alien races. Engage guards and spies or slip past them, spend your wits to the last point, and dig the planets for Super Weapons before the Hegemony is ready.
pulp-option-difficulty = How hard a mission?
pulp-option-difficulty-hint = Super Weapons to find
pulp-option-difficulty-simple = Simple
pulp-option-difficulty-simple-badge = 4
pulp-option-difficulty-simple-hint = Four Super Weapons, and as many white cubes to fail by.
pulp-option-difficulty-normal = Normal
pulp-option-difficulty-normal-badge = 5
pulp-option-difficulty-normal-hint = Five Super Weapons, five white cubes.
pulp-option-difficulty-advanced = Advanced
pulp-option-difficulty-advanced-badge = 6
pulp-option-difficulty-advanced-hint = All six Super Weapons, six white cubes.
pulp-option-captain = Which captain?
pulp-option-captain-hint = Each has points and dice of their own.
pulp-option-captain-random = Drawn by lot
pulp-option-captain-random-hint = As the rulebook has it.
pulp-option-captain-mina = Mina Tormelson
pulp-option-captain-mina-hint = Leaves no die behind.
pulp-option-captain-rex = Rex Corrigan
pulp-option-captain-rex-hint = Strong in Combat.
pulp-option-captain-quill = Doc Selwyn Quill
pulp-option-captain-quill-hint = An engineer’s mind: neither weapons expert nor agent aboard.
pulp-option-captain-zora = Zora Keel
pulp-option-captain-zora-hint = Strong in Diplomacy.
pulp-option-captain-jax = Jax Halloran
pulp-option-captain-jax-hint = At home with everything.
pulp-option-captain-astra = Astra Vane
pulp-option-captain-astra-hint = Combat and Super Science.

# Why a move is refused

pulp-why-not-now = Something else is being decided now: choose among what is offered.
pulp-why-no-planet = Choose one of the planets that lie open.
pulp-why-no-die = You do not have that die: use one of yours.
pulp-why-wrong-face = That face does nothing at this moment: look at what it says.
pulp-why-die-used = One of your dice for each engagement or evasion, and each once a card: wait for the next card.
pulp-why-once-a-turn = Once a turn: wait for the next turn.
pulp-why-paying-began = Dice and weapons come before the first point: take the payment back first.
pulp-why-nothing-to-do = There is nothing here that it could act on: choose another.
pulp-why-not-raised = That die cannot go up: choose one that shows less than 6 and is of the right kind.
pulp-why-no-strength = A card with a printed strength of 0 cannot be engaged: evade it.
pulp-why-cannot-pay = Your points do not suffice for all that is due: evade, or pay in another way.
pulp-why-no-swap = You swap one of your dice for one that you do not have: choose another.
pulp-why-escape-began = Evading too, dice and weapons come before the first point: take the payment back first.
pulp-why-too-much = That is more than is due: pay what is due at most.
pulp-why-not-due = Nothing is due in that ability: exchange its points for what is due.
pulp-why-bad-rate = That is not the rate: pay whole exchanges, of another ability.
pulp-why-no-point = Evading is paid point by point, with an ability that has one: choose another.
pulp-why-not-drawn = No such cube was drawn: put back one of those that were.
pulp-why-not-in-pile = That Super Weapon is not in the pile: take one of those that are.
pulp-why-weapon-moment = That Super Weapon has another moment, or nothing to act on here: see what it says.
pulp-why-none-left = Your hand has no such card left: give up another.
pulp-why-nothing-to-sell = The market buys one card a phase, of those in your hand: there is nothing to sell it now.
pulp-why-not-a-key = Only the first engaged card counts as a key, where a place says so: keep this one as it is.
pulp-why-not-found = That Super Weapon has not been found: choose one that you have.
pulp-why-not-understood = That Super Weapon is not understood: put cubes on it first.
pulp-why-weapon-used = That Super Weapon has been used in this phase: wait for the next.
pulp-why-understood = That Super Weapon is understood already: use the cube elsewhere.
pulp-why-no-cube = That cube cannot be taken: choose another colour.
pulp-why-no-token = Your hand lacks the code or key: keep engaged cards that show one.
pulp-why-no-effect = The planet offers nothing more here: go on.
pulp-why-at-most = That ability cannot rise: choose another.
pulp-why-at-zero = That ability has no point left: choose another.
pulp-why-not-kept = Only cards engaged in this turn that show a code or a key can be kept, each once.

# The chapters of the rules

pulp-chapter-1 = Setting up
pulp-chapter-2 = The encounter phase
pulp-chapter-3 = Engaging
pulp-chapter-4 = Evading
pulp-chapter-5 = The dice
pulp-chapter-6 = Exploring the planet
pulp-chapter-7 = The cubes
pulp-chapter-8 = Super Weapons
pulp-chapter-9 = The end of the turn, and what cards change
pulp-chapter-10 = The end of the game

# What happened

pulp-log-nothing = nothing
pulp-log-and = { $most } and { $last }
pulp-log-die-on = { $die } { $face }
pulp-log-die-left = The { $die } stays behind.
pulp-log-set-out = { $captain } sets out: { $dice }.
pulp-log-planets-revealed = New planets: { $planets }.
pulp-log-planet-chosen = Turn { $turn }, sector { $sector }: { $planet }
pulp-log-sector-entered = A new sector: { $alien }
pulp-log-row-dealt = Here come: { $cards }.
pulp-log-bag-filled = Into the bag: { $cubes }{ $lacking ->
    [0] .
   *[other] ; the reserve lacks { $missing }.
}
pulp-log-place-arrived = { $card } lies under the board{ $first ->
    [yes] .
   *[no] { " " }in place of { $old }.
}
pulp-log-line-holds = The line of { $card } counts in this sector: { $text }.
pulp-log-bag-grew = { $cube } into the bag ({ $cause }).
pulp-log-reserve-lacked = No { $colour } cube is left in the reserve ({ $cause }).
pulp-log-engaging = Engaging: { $card }
pulp-log-weakened = { $cause }: { $points } less of { $ability }{ $left ->
    [0] , nothing left to pay.
   *[other] , { $left } left to pay.
}
pulp-log-ability-chosen = { $weapon }: { $ability } pays for everything.
pulp-log-paid = Paid: { $points } { $ability }{ $other ->
    [yes] { " " }for { $covers } { $due }.
   *[no] .
}
pulp-log-engaged = { $card } is beaten.
pulp-log-evading = Evading: { $card }
pulp-log-escaped = Paid: 1 { $ability }.
pulp-log-escaped-free = { $cause }: evading costs nothing.
pulp-log-evasion-drew = { $cube } drawn: { $lost ->
    [yes] 1 { $ability } lost.
   *[no] { $ability } has nothing left to lose.
}
pulp-log-evasion-drew-nothing = The bag has no coloured cube to draw.
pulp-log-evaded = { $card } is behind us.
pulp-log-taken-out = { $cause }: { $cubes } { $count ->
    [one] leaves
   *[other] leave
} the bag.
pulp-log-put-back = { $cause }: { $cube } goes back into the bag.
pulp-log-die-used = { $die }, face { $face }, is used.
pulp-log-die-turned = { $die } goes { $up ->
    [yes] up
   *[no] down
} to { $face }.
pulp-log-die-rolled = { $die } is rolled: { $face }.
pulp-log-rolled = The artificial intelligence rolls { $die }: { $face }.
pulp-log-roll-wasted = That face is of no use here.
pulp-log-die-swapped = { $out } is changed for { $die }, which shows { $face }.
pulp-log-weapon-used = { $weapon } is used.
pulp-log-cubes-changed = { $cause }: { $by } { $count ->
    [one] cube
   *[other] cubes
} in the exploration.
pulp-log-token-spent = { $card } given up for its { $token ->
    [key] key
   *[code] code
} ({ $cause }).
pulp-log-gained = { $known ->
    [yes] { $cause }: { $points } { $ability } gained.
   *[no] { $points } { $ability } gained.
}
pulp-log-lost = { $cause }: 1 { $ability } lost.
pulp-log-drew = { $planet } is explored: { $count ->
    [0] no cube drawn.
   *[other] { $cubes }.
}
pulp-log-drew-more = { $count ->
    [0] No more cubes drawn.
   *[other] Drawn as well: { $cubes }.
}
pulp-log-weapon-found = { $weapon } found! { $found } of { $of }
pulp-log-studied = { $cube } onto { $weapon }: { $cubes } of { $needs }.
pulp-log-understood = { $weapon } is understood.
pulp-log-cube-wasted = { $cube } is of no use: to the reserve.
pulp-log-quietus-grew = The Quietus now has { $cubes }.
pulp-log-quietus-struck = The Quietus is past and strikes back: { $lost ->
    [yes] 1 { $ability } lost.
   *[no] nothing left to lose.
}
pulp-log-failed = A white cube: failure. It goes back into the bag.
pulp-log-spared = { $planet }: { $cube } goes to the reserve and does nothing.
pulp-log-kept = { $card } is kept as a { $token ->
    [key] key
   *[code] code
}.
pulp-log-ended-weapons-found = Victory: all { $of } Super Weapons are found
pulp-log-ended-abilities-lost = Defeat in turn { $turn }: two abilities are at 0, with { $found } of { $of } Super Weapons found
pulp-log-ended-piles-exhausted = Defeat: no encounters left, with { $found } of { $of } Super Weapons found

## Why a bot prefers a move: what it counts

pulp-hint-found = { AGREE($n, "Super Weapon", "Super Weapons") } found
pulp-hint-spent = { AGREE($n, "ability", "abilities") } at 0
pulp-hint-points = { AGREE($n, "point", "points") } of ability in all
pulp-hint-understood = { AGREE($n, "Super Weapon", "Super Weapons") } understood
pulp-hint-dice = { AGREE($n, "pip", "pips") } on the dice in all
pulp-hint-tokens = { AGREE($n, "card", "cards") } kept
