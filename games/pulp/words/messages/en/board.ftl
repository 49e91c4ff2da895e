# The board of Pulp Invasion!

## The things of the box

pulp-board-ability-combat = Combat
pulp-board-ability-diplomacy = Diplomacy
pulp-board-ability-science = Super Science
pulp-board-sector-kah = Kah
pulp-board-sector-omn = Omn
pulp-board-sector-veld = Veld
pulp-board-alien-kah = The Hive of Kah
pulp-board-alien-omn = The Quietus
pulp-board-alien-veld = The Brain Monarch
pulp-board-captain-mina = Mina Tormelson
pulp-board-captain-rex = Rex Corrigan
pulp-board-captain-quill = Doc Selwyn Quill
pulp-board-captain-zora = Zora Keel
pulp-board-captain-jax = Jax Halloran
pulp-board-captain-astra = Astra Vane
pulp-board-die-red = Weapons expert
pulp-board-die-blue = Infiltrated agent
pulp-board-die-green = Engineer
pulp-board-die-orange = Artificial intelligence
pulp-board-die-pink = Digitiser
pulp-board-die-short-red = Weapons
pulp-board-die-short-blue = Agent
pulp-board-die-short-green = Engineer
pulp-board-die-short-orange = A.I.
pulp-board-die-short-pink = Digitiser
pulp-board-kind-guard = Guard
pulp-board-kind-agent = Agent
pulp-board-kind-event = Event
pulp-board-kind-place = Place
pulp-board-token-code = code
pulp-board-token-key = key
pulp-board-colour-red = red
pulp-board-colour-blue = blue
pulp-board-colour-green = green
pulp-board-colour-black = black
pulp-board-colour-white = white
pulp-board-colour-yellow = yellow
pulp-board-cubes = { $count } { $colour } { $count ->
    [one] cube
   *[other] cubes
}

pulp-board-card-sentinel = Sentinel
pulp-board-card-dome-guard = Dome Guard
pulp-board-card-patroller = Patroller
pulp-board-card-robot-brigadier = Robot Brigadier
pulp-board-card-vanguard = Vanguard
pulp-board-card-star-hoplite = Star Hoplite
pulp-board-card-cerberus = Cerberus
pulp-board-card-iron-legionary = Iron Legionary
pulp-board-card-orbit-hunter = Orbit Hunter
pulp-board-card-blind-lookout = Blind Lookout
pulp-board-card-gunner = Gunner
pulp-board-card-swarm-guard = Swarm Guard
pulp-board-card-reaper-drone = Reaper Drone
pulp-board-card-centurion = Centurion
pulp-board-card-janissary = Janissary
pulp-board-card-thunder-bearer = Thunder Bearer
pulp-board-card-jailer = Jailer
pulp-board-card-lizard-man = Lizard Man
pulp-board-card-killer-automaton = Killer Automaton
pulp-board-card-tracker = Tracker
pulp-board-card-border-guard = Border Guard
pulp-board-card-gladiator = Gladiator
pulp-board-card-praetorian = Praetorian
pulp-board-card-commander = Commander
pulp-board-card-mata-vorr = Mata Vorr the Spy
pulp-board-card-masked-saboteur = Masked Saboteur
pulp-board-card-crooked-diplomat = Crooked Diplomat
pulp-board-card-telepath = Telepath
pulp-board-card-smuggler = Smuggler
pulp-board-card-false-settler = False Settler
pulp-board-card-baron-xor = Baron Xor
pulp-board-card-inquisitor = Inquisitor
pulp-board-card-renegade-savant = Renegade Savant
pulp-board-card-the-double = The Double
pulp-board-card-bounty-hunter = Bounty Hunter
pulp-board-card-traitor-ambassador = Traitor Ambassador
pulp-board-card-ion-storm = Ion Storm
pulp-board-card-meteor-shower = Meteor Shower
pulp-board-card-drive-failure = Drive Failure
pulp-board-card-distress-call = Distress Call
pulp-board-card-slave-revolt = Slave Revolt
pulp-board-card-black-nebula = Black Nebula
pulp-board-card-dome-city = Domed City
pulp-board-card-orbital-market = Orbital Market
pulp-board-card-ancient-ruins = Ruins of the Ancients
pulp-board-card-free-spaceport = Free Spaceport
pulp-board-card-underground-lab = Underground Laboratory
pulp-board-card-thrax-arena = Arena of Thrax

pulp-board-planet-arkadya = Arkadya
pulp-board-planet-brontus = Brontus VII
pulp-board-planet-cyrrh = Cyrrh
pulp-board-planet-dravik = Dravik Prime
pulp-board-planet-eos = Eos-9
pulp-board-planet-fomal = Fomal
pulp-board-planet-gorgonia = Gorgonia
pulp-board-planet-hesper = Veil of Hesper
pulp-board-planet-ixalon = Ixalon
pulp-board-planet-jovar = Jovar
pulp-board-planet-kelm = Kelm
pulp-board-planet-luminar = Luminar

pulp-board-weapon-disintegrator = Omega Disintegrator
pulp-board-weapon-ray = Soothing Ray
pulp-board-weapon-mirror = Time Mirror
pulp-board-weapon-field = Phase Field
pulp-board-weapon-eye = Cyclops Eye
pulp-board-weapon-bomb = Black Neutron Bomb

## What cards and dice do

pulp-board-line-strength = Strength { $n }
pulp-board-line-second = { $n } of { $ability }
pulp-board-line-planets = Planet icons { $n }
pulp-board-line-evading = Evading it costs { $count } more { $count ->
    [one] point
   *[other] points
}
pulp-board-line-bag = { $cube } goes into the bag
pulp-board-rule-strength = strengths in { $ability } { $n }, at least 1
pulp-board-rule-guards = Guards paid in { $ability }: strength { $n }
pulp-board-rule-free-evasion = the first evasion of the phase costs no point
pulp-board-rule-market = once a phase, a card from the hand for { $n } in one ability
pulp-board-rule-first-is-key = the first card engaged in the phase may be kept as a key
pulp-board-rule-cubes = { $n } cube in exploration
pulp-board-rule-raise = at the start of the phase a die goes up { $count ->
    [one] { $count } face
   *[other] { $count } faces
}
pulp-board-rule-trophy = an engaged Guard of printed strength { $least } or more gives back 1 { $ability }
pulp-board-exchange = { $points } points of another ability stand for 1
pulp-board-action-hive = Each Guard evaded adds { $count ->
    [one] { $count } black cube
   *[other] { $count } black cubes
} to the bag.
pulp-board-action-quietus = The leftmost card has 1 more strength of its own icon { $per ->
    [one] for each black cube
   *[other] for every { $per } black cubes
} on the Quietus, { $most } at most.
pulp-board-free-cubes = { $n } { $count ->
    [one] cube
   *[other] cubes
}
pulp-board-free-guards = { $n } cube if at least { $least } Guards were engaged
pulp-board-free-engaged = { $n } cube if at least { $least } cards were engaged
pulp-board-free-whites-leave = White cubes drawn leave the bag
pulp-board-free-double = A coloured cube gives 2 points instead of 1; { $n } cube
pulp-board-free-raise = A die goes up { $count ->
    [one] { $count } face
   *[other] { $count } faces
}
pulp-board-paid-cubes-then-lose = { $n } cubes, then 1 { $ability } less
pulp-board-paid-blacks-leave = black cubes drawn do nothing
pulp-board-paid-redraw = put back a drawn cube, draw another
pulp-board-paid-crew = +1 cube for each crew die on { $least } or more, { $n } at most
pulp-board-paid-raise = another die goes up { $count ->
    [one] { $count } face
   *[other] { $count } faces
}
pulp-board-paid-more = if no yellow cube came, draw { $count } more
pulp-board-cost = { $any ->
    [0] { $keys ->
        [0] { "" }
        [1] a key
       *[other] { $keys } keys
    }{ $codes ->
        [0] { "" }
       *[other] { $keys ->
            [0] { "" }
           *[other] { " " }and{ " " }
        }{ $codes ->
            [1] a code
           *[other] { $codes } codes
        }
    }
   *[other] { $any } keys or codes
}
pulp-board-sentence = { $text }.
pulp-board-planet-paid = For { $cost }: { $effect }.
pulp-board-power-weaken = One card’s strength { $n }
pulp-board-power-choose-ability = Choose the ability that pays for a card
pulp-board-power-mirror = A die goes up { $count ->
    [one] { $count } face
   *[other] { $count } faces
}, or is rolled again
pulp-board-power-evade = Evade a card without paying or drawing
pulp-board-power-cubes = { $n } cube in exploration
pulp-board-power-blacken = A black cube leaves the bag
pulp-board-face-strength = { $n } in { $ability }
pulp-board-face-any = { $n } against anything
pulp-board-also-raise = , and a system die goes up { $count }
pulp-board-also-whites = , or evading, 2 white cubes leave the bag
pulp-board-also-cube = , or +1 cube in exploration
pulp-board-also-two-cubes = , or evading, 2 cubes of your choice, never yellow, leave the bag
pulp-board-face-cube = +1 cube in exploration
pulp-board-face-roll = engaging: rolls the { $die } die
pulp-board-face-swap = engaging a Guard with a planet: swaps a die
pulp-board-face-reroll-agent = engaging an Agent or Event: rolls a die again
pulp-board-face-reroll-guard = engaging a Guard with a planet: rolls a die again
pulp-board-face-icons = { $count ->
    [one] one planet icon of an evaded card counts
   *[other] one planet icon of { $count } evaded cards counts
}
pulp-board-face-take = evading: a cube of your choice, never yellow, leaves the bag in place of the first draw
pulp-board-face-draw = evading: a random cube leaves the bag in place of the first draw, and costs nothing; yellow goes back
pulp-board-face-understand = a Super Weapon that was found is understood
pulp-board-face-choose = a yellow cube: choose the Super Weapon
pulp-board-in-sector = { $sector }: { $text }.
pulp-board-about-card = { $kind ->
    [guard] Guard, strength { $strength }, icon { $icon }
    [agent] Agent, strength { $strength }, icon { $icon }
    [event] Event, strength { $strength }, icon { $icon }
   *[place] Place
}, cube { $cubes }{ $planets ->
    [0] { "" }
    [one] , { $planets } planet icon
   *[other] , { $planets } planet icons
}{ $token ->
    [key] , a key
    [code] , a code
   *[none] { "" }
}. { $text }

## The moves

pulp-board-verb-leave = Leave
pulp-board-verb-explore = Explore
pulp-board-verb-raise = Turn up
pulp-board-verb-engage = Engage
pulp-board-verb-evade = Evade
pulp-board-verb-die = Use
pulp-board-verb-die-at = Use
pulp-board-verb-strike = Use
pulp-board-verb-cube = +1 cube
pulp-board-verb-reroll = Re-roll
pulp-board-verb-swap = Swap
pulp-board-verb-lower = Lower
pulp-board-verb-weapon = Use
pulp-board-verb-weapon-at = Use
pulp-board-verb-pay = Pay
pulp-board-verb-exchange = Pay
pulp-board-verb-take = −1
pulp-board-verb-put-back = Put back
pulp-board-verb-draw = Draw
pulp-board-verb-sell = Sell
pulp-board-verb-activate = Activate
pulp-board-verb-spend = Give up
pulp-board-verb-find = Find
pulp-board-verb-gain = Gain
pulp-board-verb-study = Study
pulp-board-verb-understand = Understand
pulp-board-verb-claim = Choose
pulp-board-verb-lose = Lose
pulp-board-verb-keep = Keep
pulp-board-verb-keep-as-key = Keep
pulp-board-verb-done = Go on

pulp-board-do-leave = leave the { $die }
pulp-board-do-explore = explore { $planet }
pulp-board-do-raise = turn up the { $die }
pulp-board-do-engage = engage
pulp-board-do-evade = evade
pulp-board-do-die = use the { $die }
pulp-board-do-die-at = against the strength in { $ability }
pulp-board-do-strike = against the strength in { $ability }
pulp-board-do-cube = +1 cube in exploration
pulp-board-do-reroll = re-roll the { $die }
pulp-board-do-swap = for the { $other }
pulp-board-do-lower = lower it by { $n } { $n ->
    [one] face
   *[other] faces
}
pulp-board-do-weapon = use the { $weapon }
pulp-board-do-weapon-at = in { $ability }
pulp-board-do-pay = pay { $n } { $ability }
pulp-board-do-exchange = pay { $n } { $ability } for { $due }
pulp-board-do-take = a { $colour } cube
pulp-board-do-draw = draw the cubes
pulp-board-do-sell = sell a { $token }
pulp-board-do-activate = pay for the effect
pulp-board-do-spend = give up a { $token }
pulp-board-do-find = take the Super Weapon on top of the pile
pulp-board-do-gain = +1 { $ability }
pulp-board-gained = { $n } { $ability }
pulp-board-exchanged = { $n } { $ability } for { $covers } { $due }
pulp-board-do-study = study the { $weapon }
pulp-board-do-understand = understand the { $weapon }
pulp-board-do-claim = take the { $weapon }
pulp-board-do-lose = lose 1 { $ability }
pulp-board-do-keep = keep { $card }
pulp-board-do-keep-as-key = keep { $card } as a key
pulp-board-do-done = go on

## The board

pulp-board-moment-mine = Your turn
pulp-board-moment-watch = Under way
pulp-board-moment-over = Over
pulp-board-sectors = The sectors of the Hegemony
pulp-board-alien-short-kah = Kah
pulp-board-alien-short-omn = Quietus
pulp-board-alien-short-veld = Veld
pulp-board-pile = { $state ->
    [done] done
   *[other] { $cards } { $cards ->
        [one] card
       *[other] cards
    }
}
# What the black cubes on the Quietus lend to the leftmost card.
pulp-board-load = strength +{ $n }
pulp-board-planets = The planets
pulp-board-row = The row of encounters
pulp-board-nothing = nothing
pulp-board-stamp-engaged = ENGAGED
pulp-board-stamp-evaded = EVADED
pulp-board-due = to pay
pulp-board-due-left = left
pulp-board-due-evade = evade it
pulp-board-standing = { $fate ->
    [engaged] Engaged.
    [evaded] Evaded.
   *[other] { $engageable ->
        [no] It can only be evaded.
       *[yes] To pay: { $due }{ $borrowed ->
            [no] { "" }
           *[yes] { " " }(the icon of { $icon })
        }.
    }
} { $fate ->
    [evaded] { "" }
   *[other] { $planets ->
        [0] No planet icon.
        [one] Counts for { $planets } planet icon.
       *[other] Counts for { $planets } planet icons.
    }
}
pulp-board-ship = Your captain
pulp-board-ship-theirs = Captain
pulp-board-captain-short-mina = Mina
pulp-board-captain-short-rex = Rex
pulp-board-captain-short-quill = Doc Quill
pulp-board-captain-short-zora = Zora
pulp-board-captain-short-jax = Jax
pulp-board-captain-short-astra = Astra
pulp-board-track = { $ability } { $points } of { $most }
pulp-board-about-combat = Pays for cards whose icon is a pistol. A red cube drawn in an evasion costs 1 of it.
pulp-board-about-diplomacy = Pays for cards whose icon is a speech bubble. A blue cube drawn in an evasion costs 1 of it.
pulp-board-about-science = Pays for cards whose icon is an atom. A green cube drawn in an evasion costs 1 of it.
pulp-board-dice = The dice
pulp-board-die-on = { $die }, face { $n }
pulp-board-guest = Rolled by the A.I.: { $die }
pulp-board-glance-roll-red = rolls red
pulp-board-glance-roll-blue = rolls blue
pulp-board-glance-roll-green = rolls green
pulp-board-glance-swap = swaps
pulp-board-glance-reroll = re-rolls
pulp-board-glance-take = −1 cube
pulp-board-glance-understand = decodes
pulp-board-glance-choose = chooses
pulp-board-bar-wrong-moment = Not now: its moment is another (rule { $section }).
pulp-board-bar-die-used = One die an engagement or evasion, each once a card (rule { $section }).
pulp-board-bar-once-a-turn = Used in this turn already (rule { $section }).
pulp-board-bar-paying-began = Paying has begun: dice and weapons come first (rule { $section }).
pulp-board-bar-nothing-to-do = Nothing here to act on (rule { $section }).
pulp-board-bar-not-understood = Not understood yet (rule { $section }).
pulp-board-hand = Your hand
pulp-board-hand-theirs = Hand
pulp-board-in-hand = { $token ->
    [key] { $n ->
        [0] No key
        [one] { $n } key
       *[other] { $n } keys
    }
   *[code] { $n ->
        [0] No code
        [one] { $n } code
       *[other] { $n } codes
    }
} in hand
pulp-board-locker = The bag and the Super Weapons
pulp-board-bag = The bag: { $n } { $n ->
    [one] cube
   *[other] cubes
}
pulp-board-in-bag = { $cubes } in the bag
pulp-board-tally-colour = The next cube is one with { $percent }%. { $reserve } are left in the reserve.
pulp-board-about-cube-red = Red: evading, costs 1 Combat; exploring, 1 point of your choice, or a step to understand a weapon.
pulp-board-about-cube-blue = Blue: evading, costs 1 Diplomacy; exploring, 1 point of your choice, or a step to understand a weapon.
pulp-board-about-cube-green = Green: evading, costs 1 Super Science; exploring, 1 point of your choice, or a step to understand a weapon.
pulp-board-about-cube-black = Black: exploring, goes on the Quietus, or costs 1 point once its sector is past.
pulp-board-about-cube-white = White: exploring, a failure; it goes back into the bag.
pulp-board-about-cube-yellow = Yellow: exploring, a Super Weapon is found.
pulp-board-odds-next = Next cube: { $percent }% yellow.
pulp-board-odds-exploration = { $cubes ->
    [0] No cube to draw on the planet.
    [one] { $cubes } cube to draw: { $percent }% to find a Super Weapon.
   *[other] { $cubes } cubes to draw: { $percent }% to find a Super Weapon.
}
pulp-board-odds-if-engaged = If you engage { $card }: { $cubes ->
    [0] no cube to draw
    [one] { $cubes } cube to draw
   *[other] { $cubes } cubes to draw
}, { $percent }% to find a Super Weapon.
pulp-board-weapons = Super Weapons
pulp-board-found = { $found } of { $of }
pulp-board-weapons-left = { $n } still hidden
pulp-board-understanding = { $state ->
    [used] Understood, used in this phase already.
    [ready] Understood: once each encounter phase.
   *[closed] { $missing ->
        [one] { $missing } more cube to understand it.
       *[other] { $missing } more cubes to understand it.
    }
}
pulp-board-needs = { $n ->
    [0] To understand it: nothing.
    [one] To understand it: { $n } cube.
   *[other] To understand it: { $n } cubes.
}
pulp-board-rest = { $n } { $n ->
    [one] encounter not seen yet
   *[other] encounters not seen yet
}
pulp-board-rest-planets = Planets in the pile
pulp-board-keeps = { $n ->
    [one] One die is kept
   *[other] { $n } dice are kept
}
pulp-board-motto-mina = “All my dice, one helmet, and nobody to tell me no.”
pulp-board-motto-rex = “Hit first. Explain it to the Council later.”
pulp-board-motto-quill = “Every weapon is an equation badly put.”
pulp-board-motto-zora = “Smile. They aim worse when you smile.”
pulp-board-motto-jax = “If it flies, I fly it. If it falls, I fly it too.”
pulp-board-motto-astra = “One eye is enough to see the trap.”
pulp-board-about-die-red = Crew: hits strengths, Combat above all.
pulp-board-about-die-blue = Crew: Diplomacy, and cubes in exploration.
pulp-board-about-die-green = Crew: Super Science, and turns systems up.
pulp-board-about-die-orange = System: rolls other dice, again or anew, or swaps them.
pulp-board-about-die-pink = System: searches the bag, saves icons, understands.
pulp-board-haul = The exploration
pulp-board-sum-icons = from cards
pulp-board-sum-planet = from the planet
pulp-board-sum-place = from the place
pulp-board-sum-bonus = from dice and weapons
pulp-board-sum-total = { $n } { $n ->
    [one] cube
   *[other] cubes
}
pulp-board-went-waiting = to resolve
pulp-board-went-weapon = { $weapon }
pulp-board-went-quietus = to the Quietus
pulp-board-went-lost = −1 { $ability }
pulp-board-went-reserve = reserve
pulp-board-went-bag = to the bag

## The decision

pulp-board-who-me = Your turn
pulp-board-who-watched = Under way
pulp-board-who-over = Over
pulp-board-turn = Turn { $n }
pulp-board-where = turn { $turn } of { $turns }{ $at ->
    [0] { "" }
   *[other] { " " }· encounter { $at } of { $of }
}
pulp-board-ask-leaving = { $n ->
    [one] Which die stays ashore?
   *[other] Which dice stay ashore?
}
pulp-board-why-leaving = { $captain } sets out with the others. Crew dice start on 6, system dice are rolled.
pulp-board-ask-planet = Which planet will you explore this turn?
pulp-board-why-planet = It is chosen before the encounters are seen. The others come later.
pulp-board-ask-raising = Which die goes up { $n } { $n ->
    [one] face
   *[other] faces
}?
pulp-board-why-raising = { $cause ->
    [place] The spaceport looks after your dice.
    [engineer] The engineer turns a system die up.
   *[planet] { $planet } turns a die up.
}
pulp-board-ask-meeting = { $card }: engage or evade?
pulp-board-why-meeting = Engaged, it keeps its icon and its planets. Evading: how likely, in %, each ability loses a point.
pulp-board-odd-nought = Printed strength 0: it can only be evaded (rule { $section }).
pulp-board-odd-alone = Alone in the row, it is paid with its own icon (rule { $section }).
pulp-board-danger = Careful: evading ends the mission with { $n }%.
pulp-board-danger-engaging = Careful: however you pay for it, two abilities end at 0.
pulp-board-left = { $n } left
pulp-board-ends = ends the mission
pulp-board-missing = { $n ->
    [one] One point is missing: it is exchanged for { $exchange } of another ability.
   *[other] { $n } points are missing: each is exchanged for { $exchange } of another ability.
}
pulp-board-ask-engaging = How do you pay for { $card }?
pulp-board-why-engaging = Each strength with its own ability. { $exchange } points of another stand for 1: touch its track.
pulp-board-ask-rolled = What does this die do?
pulp-board-why-rolled = The artificial intelligence rolled it for this card only.
pulp-board-ask-lowering = How far down goes the { $die }?
pulp-board-why-lowering = A used die goes down one face; you may skip one.
pulp-board-ask-rerolling = Which die is rolled again?
pulp-board-why-rerolling = Any of yours.
pulp-board-ask-swapping = Which die is swapped, and for which?
pulp-board-why-swapping = A crew die comes on 6, a system die is rolled.
pulp-board-ask-mirroring = Which die does the Mirror touch?
pulp-board-why-mirroring = It goes up { $n ->
    [one] { $n } face
   *[other] { $n } faces
}, or is rolled again.
pulp-board-ask-evading = What do you spend to get away from { $card }?
pulp-board-why-evading = { $n ->
    [0] Nothing to pay
    [one] { $n } point of any ability
   *[other] { $n } points, each of any ability
}; { $cubes ->
    [0] there is no coloured cube to draw.
    [one] then { $cubes } coloured cube is drawn, which costs 1 point.
   *[other] then { $cubes } coloured cubes are drawn, and each costs 1 point.
}
pulp-board-ask-taking = Which cube leaves the bag?
pulp-board-why-taking = { $n } more, to the reserve.
pulp-board-ask-understanding = Which Super Weapon is understood?
pulp-board-why-understanding = The digitiser analyses it without cubes.
pulp-board-ask-trading = Which ability does the market raise?
pulp-board-why-trading = By { $n } { $n ->
    [one] point
   *[other] points
}.
pulp-board-ask-preparing = Ready to explore { $planet }?
pulp-board-why-preparing = { $cubes ->
    [0] No cube will be drawn.
    [one] { $cubes } cube will be drawn from the bag.
   *[other] { $cubes } cubes will be drawn from the bag.
}
pulp-board-ask-settling = Do anything about this draw?
pulp-board-why-settling = The cubes are on the table, nothing is resolved yet.
pulp-board-ask-putting-back = Which cube goes back into the bag?
pulp-board-why-putting-back = Another is drawn in its place.
pulp-board-ask-spending = What do you give up for { $planet }?
pulp-board-why-spending = { $n } more { $n ->
    [one] card
   *[other] cards
} from your hand, key or code.
pulp-board-ask-finding = A yellow cube: choose the Super Weapon?
pulp-board-why-finding = The digitiser can search the pile.
pulp-board-ask-claiming = Which Super Weapon do you take?
pulp-board-why-claiming = The others go back to the pile, shuffled.
pulp-board-ask-using = What is { $cube } for?
pulp-board-why-using = A point of an ability below its most, or a step to understand a weapon that was found.
pulp-board-ask-losing = Which ability loses 1 point?
pulp-board-why-losing = The Quietus is behind you: the black cube strikes.
pulp-board-ask-resolving = Which cube comes first?
pulp-board-why-resolving = { $cube } can be used now{ $yellow ->
    [yes] ; what a yellow cube finds can be studied at once
   *[no] { "" }
}{ $black ->
    [yes] ; a black one costs a point, but makes room for another
   *[no] { "" }
}.
pulp-board-ask-keeping = Which cards do you keep in hand?
pulp-board-why-keeping = Those that you engaged and that bear a key or a code. Untick what you do not want.
pulp-board-ask-over = The mission is over.
pulp-board-why-over = { "" }
pulp-board-points = { $n } { $n ->
    [one] point
   *[other] points
}
pulp-board-then = , then −1:
pulp-board-otherwise = Otherwise
pulp-board-from-to = { $from } → { $to }
pulp-board-percent = { $n }%
pulp-board-draw = Draw { $n } { $n ->
    [one] cube
   *[other] cubes
}
pulp-board-lower-to = To { $n }
pulp-board-done-raising = Turn nothing up
pulp-board-done-rolled = Do not use it
pulp-board-done-rerolling = Roll nothing
pulp-board-done-settling = Resolve the cubes
pulp-board-draw-evading = Draw the cubes
pulp-board-done-keeping = Keep, end the turn

## The end

pulp-board-end-weapons-found = All { $of } Super Weapons are found in { $turn } turns. The Hegemony goes home, and { $captain } goes back to trading.
pulp-board-end-abilities-lost = Two abilities at 0 in turn { $turn }: { $captain } can do no more. { $alien } invades the Alliance.
pulp-board-end-piles-exhausted = No encounter is left, and { $found } Super Weapons of { $of } are found. The invasion begins without waiting for { $captain }.
pulp-board-end = End of the mission
pulp-board-end-won = VICTORY!
pulp-board-end-lost = INVASION
pulp-board-ask-won = Mission accomplished
pulp-board-ask-lost = Mission lost
pulp-board-end-arms = { $found } { $found ->
    [one] Super Weapon found
   *[other] Super Weapons found
} of { $of }, in { $turn } turns.
pulp-board-end-planets = Planets explored
pulp-board-end-understood = Weapons understood
pulp-board-end-yellow = Yellow left in the bag
pulp-board-end-home = Home
pulp-board-end-journal = Journal
pulp-board-end-again = Play again

## The rules

pulp-board-rules = Pulp Invasion! on one page
pulp-board-rules-goal = Find the { $n } Super Weapons before the three piles of encounters are empty. Two abilities at 0 during an encounter, and all is lost.
pulp-board-rules-turn-1 = Choose a planet, then four encounters are turned up; their cubes go into the bag, and a place replaces the one before.
pulp-board-rules-turn-2 = From left to right, each card is engaged or evaded. It is engaged with the icon of the next card; the last takes that of the first.
pulp-board-rules-turn-3 = Engaging costs its strength. Two points of another ability stand for one; one die a card may help.
pulp-board-rules-turn-4 = Evading costs a point of your choice, then two coloured cubes are drawn: each costs a point of its ability. The card counts no more.
pulp-board-rules-turn-5 = Then the planet: as many cubes as there are planet icons on engaged cards. Keep keys and codes: planets are paid with them.
pulp-board-rules-cubes = The cubes
pulp-board-rules-signs = The signs
pulp-board-about-sign-planet = Planet icon: a cube to draw in the exploration, if the card was engaged.
pulp-board-about-sign-key = Key: kept in hand, pays for the effect of a planet.
pulp-board-about-sign-code = Code: kept in hand, pays for the effect of a planet.
pulp-board-rules-dice = A used die goes down one face, or two. On 1 it can still be used, until it is rolled again.

## The gallery
pulp-board-gallery-captain = Captains
pulp-board-gallery-planet = Planets
pulp-board-gallery-super-weapon = Super Weapons
