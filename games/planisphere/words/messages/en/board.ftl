# The board of Invasion.

## Names

planisphere-board-title = Invasion
planisphere-board-people = { $people ->
    [tripods] Tripods of Mars
    [little-greens] Little Green Martians
    [amazons] Amazons of Venus
    [queen] Queen of Venus
    [pods] Duplicating Pods
    [jelly] Jelly of Antares
    [scouts] Scout Saucers
    [colossus] Colossus of Krontar
    [ice-thing] Thing from the Ice
    [brains] Brains of Psychos
    [lianas] Vines of Rigel
    [ants] Titan Ants of Orion
    [mantises] Mantises of Thule
    [gillmen] Gill-Men of Neptune
    [hexapod] Abyssal Hexapod
    [jellyfish] Jellyfish of Europa
    [mutants] Mutants of Ixion
    [fanatics] Fanatics of Saturn
    [monoliths] Crystal Monoliths
    [raptor] Antimatter Raptor
    [selenites] Burrowing Selenites
    [spectres] Ionic Spectres
    [vestals] Vestals of Jupiter
   *[androids] Androids of Procyon
}
    .form = { $people ->
        [queen] singular
        [jelly] singular
        [colossus] singular
        [ice-thing] singular
        [hexapod] singular
        [raptor] singular
       *[other] plural
    }
planisphere-board-and = { $most } and { $last }
planisphere-board-terrain = { $terrain ->
    [ocean] ocean
    [desert] desert
    [forest] woods
    [mountain] mountain
   *[ice] ice
}
planisphere-board-region = { $region ->
    [us-west] US west coast
    [north-africa] North Africa
    [ussr] USSR
    [atlantic] Atlantic
    [south-africa] South Africa and Madagascar
    [india] India
    [mexico] Mexico
    [central-america] Central America
    [europe] Europe
   *[japan] Japan
}
planisphere-board-continent = { $continent ->
    [north-america] North America
    [south-america] South America
    [europe] Europe
    [africa] Africa
    [asia] Asia
    [oceania] Oceania
   *[antarctica] Antarctica
}
planisphere-board-map-name = { $name ->
    [north-america] NORTH AMERICA
    [south-america] SOUTH AMERICA
    [africa] AFRICA
    [europe] EUROPE
    [ussr] U.S.S.R.
    [asia] ASIA
    [oceania] OCEANIA
    [antarctica] ANTARCTICA
    [atlantic] Atlantic Ocean
    [pacific] Pacific Ocean
    [indian] Indian Ocean
    [south-seas] South Seas
   *[arctic] Arctic Ocean
}

## The map

planisphere-board-map = Planisphere
planisphere-board-map-pan = Map to scroll
planisphere-board-legend = Planisphere of invasions
planisphere-board-legend-shoals = shoals (count as the land beside them)
planisphere-board-zoom-in = Zoom in
planisphere-board-zoom-out = Zoom out
planisphere-board-zoom-all = The whole map
planisphere-board-units = Units on the map
planisphere-board-unit-name =
    { $unit }, { $me ->
         [yes] yours
        *[other] of { $name }
     }, { $square }, attack { $att }, defence { $def }{ $left ->
         [0] { "" }
         [one] , gestating for { $left } turn
        *[other] , gestating for { $left } turns
     }{ $choices ->
         [0] { "" }
         [one] , { $choices } choice
        *[other] , { $choices } choices
     }{ $dies ->
         [yes] , condemned
        *[no] { "" }
     }{ $stuck ->
         [yes] , held in place
        *[no] { "" }
     }{ $fined ->
         [yes] , fined
        *[no] { "" }
     }
planisphere-board-pick-unit = Choose { $unit }
planisphere-board-breed-unit = Put in gestation: { $unit }
planisphere-board-crowd-here = On the same square
planisphere-board-crowd-targets = Targets that share a square
planisphere-board-crowd-picks = Sharing a square
planisphere-board-ways = { $unit }: where to go, whom to shoot at
planisphere-board-way =
    { $square }{ $steps ->
         [0] { "" }
         [one] , { $steps } square
        *[other] , { $steps } squares
     }{ $deadly ->
         [yes] . Deadly square
        *[no] { "" }
     }
planisphere-board-way-attack =
    Attacks { $foe }: { $result ->
         [won] destroyed
         [lost] our loss
        *[equal] a tie
     }
planisphere-board-way-reached = Can come here as things are: { $units }
planisphere-board-way-shot = In range where they stand: { $units }
planisphere-board-aim = Shoot at { $unit }, { $square }, force { $force }
planisphere-board-pair = With { $unit }, { $square }

## Phases

planisphere-board-phases = The phases of the round
planisphere-board-phase = { $phase ->
    [draw] Draw
    [reinforcement] Landing
    [movement] Movement
    [shooting] Shooting
    [contact] Contact
    [reproduction] Breeding
   *[happenings] Events
}

## Figures

planisphere-board-dis = MOV
planisphere-board-ter = TER
planisphere-board-att = ATT
planisphere-board-def = DEF
planisphere-board-tir = SHOT
planisphere-board-rep = REP
planisphere-board-trait = { $trait ->
    [machine] machine
    [flying] flying
    [marine] marine
    [control] control
    [martyr] martyr
   *[swift] swift
}
planisphere-board-sex = { $sex ->
    [male] ♂ male
   *[female] ♀ female
}
planisphere-board-power = { $power ->
    [ray] Heat Ray: its shot has +1 force on a square with woods.
    [pack] Pack: +1 ATT while another of its people is on its square.
    [charm] Charm: controls males only.
    [duplication] Duplication: when it destroys in contact, an identical card may join its square at once.
    [absorption] Absorption: +1 ATT for each contact victory, 2 at most.
    [amorphous] Weakness, Amorphous: never counter-attacks.
    [overheating] Weakness, Overheating: after an equal contact it does not move in its next movement.
    [fire] Weakness, Fire: shots against it have +1 force.
    [grip] Embrace: who attacks it on an ocean square has −1 ATT.
    [shield] Shield: shots against it have −1 force.
    [burrowing] Burrowing: out of reach of shots on mountain and desert.
    [invisible] Invisible: out of reach of shots.
   *[infiltration] Infiltration: enemies on its square have −1 DEF.
}
planisphere-board-ground-more = +{ $def } DEF on a square with { $terrain }.
planisphere-board-ground-less = Weakness: −{ $def } DEF on a square with { $terrain }.
planisphere-board-card-about =
    Moves { $dis }. Forbidden terrain: { $ter }. Attack { $att }, defence { $def }, { $range ->
         [0] no shot
        *[other] shoots { $range } far with force { $force }
     }, gestation { $rep }.

## Units

planisphere-board-owned-by = { $me ->
    [yes] Yours
   *[other] { $name }’s
}
planisphere-board-gestates = { $rounds ->
    [one] Gestating: { $rounds } turn left. Defends with both, never strikes back.
   *[other] Gestating: { $rounds } turns left. Defends with both, never strikes back.
}
planisphere-board-dies = { $rounds ->
    [1] Condemned: destroyed at the end of this round.
   *[other] Condemned: destroyed in { $rounds } rounds, this one included.
}
planisphere-board-pinned = Has just replaced another: it does not move in its next movement.
planisphere-board-fined = Its owner has given up shooting and attacking.
planisphere-board-heading = Last move: { $heading ->
    [north] north
    [east] east
    [south] south
   *[west] west
}.
planisphere-board-victories = { $victories ->
    [one] { $victories } victory.
   *[other] { $victories } victories.
}
planisphere-board-lent =
    { $me ->
         [yes] Comes back to you
        *[other] Goes back to { $name }
     } { $rounds ->
         [one] at the end of the round.
        *[other] in { $rounds } rounds.
     }
planisphere-board-paralysed = Paralysed: no move, no shot, no attack.
planisphere-board-overheated = Overheated: it stays put in its next movement.
planisphere-board-light = Lightened: −1 ATT, −1 DEF, +1 MOV, swift.
planisphere-board-has-moved = Has moved in this round.
planisphere-board-has-aimed = Has announced its shot.

## Contacts

planisphere-board-contact = Contact
planisphere-board-contact-of = Contact: { $unit }, { $target }
planisphere-board-attempt = Taking over
planisphere-board-attempt-result = { $taken ->
    [yes] { $die } against { $def }: { $target } { AGREE($target, "changes", "change") } camp.
   *[no] { $die } against { $def }: { $target } { AGREE($target, "resists", "resist") }.
}
planisphere-board-attacks = attacks
planisphere-board-defends = defends
planisphere-board-sum-attack = Attack
planisphere-board-sum-back = Counter-attack
planisphere-board-sum-swift = Strikes first
planisphere-board-shot-word = shot
planisphere-board-verdict = { $result ->
    [won] { $defender }: destroyed
    [lost] { $attacker }: destroyed
   *[equal] A tie
}
planisphere-board-verdict-if = (if nobody goes away until then)
planisphere-board-fought = This contact has been fought in this round.
planisphere-board-off = { $off ->
    [truce] No combat: nobody fights.
    [gestating] No combat: both are in gestation.
    [paralysed] No combat: the one that came is paralysed.
    [fined] No combat: the owner of the one that came has given up attacking.
    [frightened] No combat: the one that came will take fright.
   *[guarded] No combat: all who came will be teleported.
}
planisphere-board-do-attack = Attack { $target }
planisphere-board-do-control = Take over { $target }: { $faces } in 10, or else nothing
planisphere-board-do-martyr = Martyrdom: { $unit } { AGREE($unit, "takes", "take") } { $target } along
planisphere-board-do-lighten = Lighten: −1 ATT, −1 DEF, +1 MOV

## Arrivals

planisphere-board-arrival = Arrival
planisphere-board-never-on = never on { $terrain }
planisphere-board-test-passed = Cleared to land
planisphere-board-test-failed = No clearance
planisphere-board-test-odds = The d20 beats the d10 in { $whole }.{ $tenths }% of rolls.
planisphere-board-test-dice = d20: { $d20 }. d10: { $d10 }.
planisphere-board-try-rolled = the square rolled
planisphere-board-try-above = above
planisphere-board-try-right = to the right
planisphere-board-try-below = below
planisphere-board-try-left = to the left
planisphere-board-try-good = { $terrains }: it lands here
planisphere-board-try-bad = { $terrains }: forbidden
planisphere-board-crashed = The saucer crashes: the card goes under the pile.

## News

planisphere-board-news = Newsreel
planisphere-board-news-in-force = in force
planisphere-board-no-news = Nothing to report.
planisphere-board-no-events = This game is played without events.
planisphere-board-lasts = { $rounds ->
    [0] next round
    [1] this round
   *[other] { $rounds } rounds
}
planisphere-board-lasts-not = at once
planisphere-board-lasts-game = the whole game

## What threatens

planisphere-board-threats = What threatens
planisphere-board-threats-reach = can come
planisphere-board-threats-range = can shoot
planisphere-board-threats-moves = your ways

## What events did

planisphere-board-summary = The events of round { $round }
planisphere-board-summary-toll = { $events ->
    [one] { $events } event
   *[other] { $events } events
}, { $fallen ->
    [0] nobody fell.
   *[other] { $fallen } destroyed: { $whose }.
}
planisphere-board-summary-mine = yours
planisphere-board-summary-by = in combat with { $unit }
planisphere-board-summary-shots = shot
planisphere-board-summary-nothing = It destroyed nobody.
planisphere-board-summary-ready = Ready

## Hand

planisphere-board-hand = Reserve
planisphere-board-hand-none = Your reserve is empty.
planisphere-board-pile = draw pile
planisphere-board-destroyed = destroyed
planisphere-board-last-destroyed = last: { $unit }, { $square }
planisphere-board-verb-land = Land
planisphere-board-verb-duplicate = Duplicate
planisphere-board-verb-choose = Choose
planisphere-board-do-land = Bring into play
planisphere-board-do-duplicate = Lay beside
planisphere-board-do-choose = Choose this card

## Decision

planisphere-board-round = { $round ->
    [0] Before the first round
   *[other] Round { $round }
}
planisphere-board-who-mine = Your turn
planisphere-board-who-waiting = { $names } to decide
planisphere-board-who-over = The game is over
planisphere-board-ask-reinforcing = { $must ->
    [yes] Which unit lands first?
   *[no] A reinforcement?
}
planisphere-board-why-reinforcing = { $tested ->
    [yes] Choose a card of your reserve: the d20 must beat the d10, then the dice say where.
   *[no] Choose a card of your reserve: the dice say where it lands.
}{ $landings ->
    [0] { "" }
    [one] { " " }One more may land after it.
   *[other] { " " }{ $landings } more may land after it.
}
planisphere-board-ask-moving = Which unit moves?
planisphere-board-why-moving = { $left ->
    [one] Choose a unit, then a green square. { $left } has not moved.
   *[other] Choose a unit, then a green square. { $left } have not moved.
}
planisphere-board-ask-aiming = Who shoots at whom?
planisphere-board-why-aiming = Choose a unit, then its target. Shots count in the contact phase.
planisphere-board-ask-fighting = Which contact?
planisphere-board-why-fighting = The result is certain: no dice in contact, except for taking over.
planisphere-board-ask-duplicating = { $unit }: does an identical card join it?
planisphere-board-why-duplicating = Choose it in your reserve.
planisphere-board-ask-breeding = A gestation?
planisphere-board-why-breeding = A unit whose twin you hold waits without acting, and then they are two. Of several twins, choose one in your reserve.
planisphere-board-ask-over = The game is over.
planisphere-board-why-over = The Earth has decided.
planisphere-board-wait-reinforcing = { $name } chooses a reinforcement.
planisphere-board-wait-moving = { $name } moves units.
planisphere-board-wait-aiming = { $name } announces shots.
planisphere-board-wait-fighting = { $name } resolves contacts.
planisphere-board-wait-duplicating = { $name } may lay an identical card.
planisphere-board-wait-breeding = { $name } may put a unit in gestation.
planisphere-board-wait-over = The game is over.
planisphere-board-meanwhile-reinforcing = The dice will decide on the arrival.
planisphere-board-meanwhile-moving = Look at the units on the map.
planisphere-board-meanwhile-aiming = Damage comes in the contact phase.
planisphere-board-meanwhile-fighting = The sums are on the map.
planisphere-board-meanwhile-duplicating = This is for the last victory only.
planisphere-board-meanwhile-breeding = Two identical units will soon both act.
planisphere-board-meanwhile-over = The Earth has decided.
planisphere-board-why-out = You have no unit left: you watch the end.
planisphere-board-done-reinforcing = No reinforcement
planisphere-board-done-moving = End of movement
planisphere-board-done-aiming = No more shots
planisphere-board-done-fighting = End of contacts
planisphere-board-done-duplicating = Lay nothing
planisphere-board-done-breeding = No gestation
planisphere-board-done-over = End
planisphere-board-ask-continent = On which continent?
planisphere-board-why-continent = { $unit } { AGREE($unit, "lands there at random, on a square that it may", "land there at random, on a square that they may") } enter.
planisphere-board-wait-continent = { $name } chooses a continent.
planisphere-board-meanwhile-continent = The dice do the rest.
planisphere-board-ask-explosion = { AGREE($unit, "Does", "Do") } { $unit } sacrifice { AGREE($unit, "itself", "themselves") }?
planisphere-board-why-explosion = Everything within two squares would be destroyed, friends included. Choose the unit to do it.
planisphere-board-wait-explosion = { $name } may sacrifice { $unit }.
planisphere-board-meanwhile-explosion = Everything within two squares would be destroyed.
planisphere-board-done-explosion = No sacrifice
planisphere-board-ask-choosing = { $more ->
    [0] { $event }. { $question }
    [1] { $event }. { $question }
   *[other] { $event }. { $question } { $more } more choices.
}{ $chosen ->
    [0] { "" }
   *[other] { " " }Chosen: { $picked }.
}
planisphere-board-why-choosing = { $effect }
planisphere-board-wait-choosing = { $event }: { $name } chooses.
planisphere-board-meanwhile-choosing = { $effect }
planisphere-board-done-choosing = Pass
planisphere-board-verb-replace = Replace
planisphere-board-verb-breed = Gestate
planisphere-board-do-breed = In gestation on { $unit }, { $square }
planisphere-board-do-replace = In the place of { $unit }, { $square }

## Tabs, list, end

planisphere-board-tabs = Under the map
planisphere-board-tab-situation = Situation
planisphere-board-tab-hand = Reserve
planisphere-board-tab-news = News
planisphere-board-list = All units
planisphere-board-list-unit = Unit
planisphere-board-list-owner = Player
planisphere-board-list-square = Square
planisphere-board-list-values = MOV · ATT/DEF
planisphere-board-list-can = Can go to, aim at
planisphere-board-end = End of the game
planisphere-board-end-of-world = The end of the world
planisphere-board-end-round = Round { $round }
planisphere-board-end-position = { $units ->
    [one] The last position: { $units } unit
   *[other] The last position: { $units } units
}
planisphere-board-end-won = { $me ->
    [yes] The Earth is yours!
   *[other] The Earth is { $name }’s.
}
planisphere-board-end-drawn = The Earth is nobody’s.
planisphere-board-ending = { $ending ->
    [last-standing] Everybody else has lost their last units.
    [annihilation] All units were destroyed at one blow.
    [round-limit] The last round is played: most units win, then the greater strength.
   *[round-limit-drawn] The last round is played: as many units and as much strength for { $names }.
}
planisphere-board-camp = { $units ->
     [one] { $units } unit
    *[other] { $units } units
 }, strength { $strength }
planisphere-board-camp-before = { $units ->
    [one] { $units } unit before
   *[other] { $units } units before
}
planisphere-board-drawn = draw
planisphere-board-end-home = Home
planisphere-board-end-journal = Journal
planisphere-board-end-again = Play again
planisphere-board-note =
    { $units ->
         [one] { $units } unit
        *[other] { $units } units
     } · { $cards ->
         [one] { $cards } card
        *[other] { $cards } cards
     }{ $fined ->
         [yes] { " " }· fined
        *[no] { "" }
     }
planisphere-board-note-out = out
planisphere-board-moment-over = Game over
planisphere-board-moment-mine = Your turn
planisphere-board-moment-wait = Waiting
planisphere-board-moment-watch = Watching

## The rules on one page

planisphere-board-rules = The rules
planisphere-board-rules-aim = Each player leads an army of aliens. Whoever has no unit left on the map is out, whatever the cards in hand; the last one standing is the master of the Earth.
planisphere-board-rules-round = A round
planisphere-board-rules-round-1 = Draw: a card each, four the first time.
planisphere-board-rules-round-2 = Landing: a card may land if the d20 beats the d10. Two dice name the square; if its forbidden terrain is there, the squares above, right, below and left are tried, and else the saucer crashes.
planisphere-board-rules-round-3 = Movement: each unit goes up to MOV squares and never enters its forbidden terrain.
planisphere-board-rules-round-4 = Shooting: everybody announces targets. Damage comes in the next phase.
planisphere-board-rules-round-5 = Contact: the one that came attacks. ATT and the shots of its allies against DEF: greater, the defender is destroyed; equal, nothing; smaller, it strikes back.
planisphere-board-rules-round-6 = Breeding: a unit whose twin is in hand begins a gestation. REP rounds later they are two.
planisphere-board-rules-round-7 = Events: everybody rolls a d100; what comes holds for all, usually during the next round.
planisphere-board-rules-map = The map
planisphere-board-rules-map-1 = A square contains one terrain or several: even a little of it counts.
planisphere-board-rules-map-2 = Sea in a square without ocean is drawn as shoals; land left blank does not count.
planisphere-board-rules-map-3 = Distances and moves go from side to side, never diagonally.
planisphere-board-rules-peoples = The peoples

## The gallery
planisphere-board-gallery-people = Peoples
planisphere-board-gallery-event = Events
