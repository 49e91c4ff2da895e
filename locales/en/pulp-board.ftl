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
pulp-board-rule-trophy = an engaged Guard of strength 3 or more gives back 1 { $ability }
pulp-board-exchange = { $points } points of another ability stand for 1
pulp-board-action-hive = Each Guard evaded adds { $count ->
    [one] { $count } black cube
   *[other] { $count } black cubes
} to the bag.
pulp-board-action-quietus = The leftmost card has 1 more strength for every { $per } black cubes on the Quietus, { $most } at most.
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
pulp-board-power-mirror = A die goes up { $count } faces, or is rolled again
pulp-board-power-evade = Evade a card without paying or drawing
pulp-board-power-cubes = { $n } cube in exploration
pulp-board-power-blacken = A black cube leaves the bag
pulp-board-face-strength = { $n } in { $ability }
pulp-board-face-any = { $n } against anything
pulp-board-also-raise = , and a system die goes up { $count }
pulp-board-also-whites = , or evading, 2 white cubes leave the bag
pulp-board-also-cube = , or +1 cube in exploration
pulp-board-also-two-cubes = , or evading, 2 cubes of your choice leave the bag
pulp-board-face-cube = +1 cube in exploration
pulp-board-face-roll = engaging: rolls the { $die } die
pulp-board-face-swap = engaging a Guard with a planet: swaps a die
pulp-board-face-reroll-agent = engaging an Agent or Event: rolls a die again
pulp-board-face-reroll-guard = engaging a Guard with a planet: rolls a die again
pulp-board-face-icons = { $count ->
    [one] one planet icon of an evaded card counts
   *[other] one planet icon of { $count } evaded cards counts
}
pulp-board-face-take = evading: a cube of your choice leaves the bag
pulp-board-face-draw = evading: a random cube leaves the bag
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
pulp-board-verb-take = Take
pulp-board-verb-draw = Draw
pulp-board-verb-sell = Sell
pulp-board-verb-activate = Activate
pulp-board-verb-spend = Give up
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
pulp-board-do-take = a { $colour } cube
pulp-board-do-draw = draw the cubes
pulp-board-do-sell = sell a { $token }
pulp-board-do-activate = pay for the effect
pulp-board-do-spend = give up a { $token }
pulp-board-do-gain = +1 { $ability }
pulp-board-do-study = study the { $weapon }
pulp-board-do-understand = understand the { $weapon }
pulp-board-do-claim = take the { $weapon }
pulp-board-do-lose = lose 1 { $ability }
pulp-board-do-keep = keep { $card }
pulp-board-do-keep-as-key = keep { $card } as a key
pulp-board-do-done = go on
