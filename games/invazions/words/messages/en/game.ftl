# Choosing the game, and setting up a table of it.

invazions-name = INVAZIONS
invazions-length = 45 min
invazions-kind = One against all
invazions-pitch = The last humans look for the antidote behind their barricades; the hordes come to free their captives. On one side six sorts of bravery and four experiments; on the other, decks that grow with every door that is broken in. Thirty research points, or five freed zombies.
invazions-camp-one = The humans
invazions-camp-one-goal = Hold the locations and finish the antidote. One seat.
invazions-camp-many = The hordes
invazions-camp-many-goal = Break in, devour, free the captives. They win together.
invazions-option-scenario = Which scenario?
invazions-option-scenario-hint = or one of your own, in one line
invazions-option-scenario-labo = Attack on the Lab
invazions-option-scenario-labo-badge = 1
invazions-option-scenario-labo-hint = For a first game.
invazions-option-scenario-bataille = The Last Battle
invazions-option-scenario-bataille-badge = 2
invazions-option-scenario-bataille-hint = Cook, Guard and Contagion.
invazions-option-scenario-freres = Free Our Brothers
invazions-option-scenario-freres-badge = 3
invazions-option-scenario-freres-hint = Swallowers and Whistlers against Snipers.
invazions-option-scenario-contre-attaque = Counter-attack
invazions-option-scenario-contre-attaque-badge = 4
invazions-option-scenario-contre-attaque-hint = Zyorkshire, and whatever follows.
invazions-option-scenario-typed = One of your own, in one line
invazions-option-scenario-moyens = Whatever Is at Hand
invazions-option-scenario-moyens-badge = ?
invazions-option-scenario-moyens-hint = Cards are drawn by lot.
invazions-lists = Its cards
invazions-workshop = Build a scenario of your own
invazions-workshop-won = Among bots, humans win { $won } of { $games } ({ $low }–{ $high } %).
invazions-option-scenario-value = A scenario of your own
invazions-option-soldat_first = Is the Soldier wounded before everybody?
invazions-option-soldat_first-hint = or only before the Research
invazions-option-soldat_first-on = Before everybody
invazions-option-soldat_first-on-hint = While he stands, nothing else is touched.
invazions-option-soldat_first-off = Before the Research
invazions-option-soldat_first-off-hint = As the booklet’s example reads.
invazions-option-three_humans = Two players: three Humans a location?
invazions-option-three_humans-hint = the booklet lets beginners keep four
invazions-option-three_humans-on = Three
invazions-option-three_humans-on-hint = The rule for two players.
invazions-option-three_humans-off = Four
invazions-option-three_humans-off-hint = For first games.

# Why a scenario is refused

invazions-scenario-no-such = There is no scenario “{ $text }”; there are: { $known }, or one of your own in one line.
invazions-scenario-no-such-section = “{ $text }” is no section of a scenario.
invazions-scenario-section-twice = The section { invazions-section } comes twice.
invazions-scenario-no-such-card = “{ $word }” does not belong in the section { invazions-section }.
invazions-scenario-twice = “{ $word }” comes twice in the section { invazions-section }.
invazions-scenario-copies = The box holds { $most } cards “{ $word }”: from 1 to { $most } can be taken, not { $copies }.
invazions-scenario-number = Section { invazions-section }: { $needed } are needed for so many players, { $there } are there.
invazions-scenario-deck = The human deck has from { $least } to { $most } cards; { $there } are there.
invazions-scenario-advice = { $share ->
    [survivors] Advice: { $least } to { $most } Survivors; { $there } are there.
    [humans] Advice: { $least } to { $most } other Humans; { $there } are there.
   *[bravery] Advice: { $least } to { $most } Bravery cards; { $there } are there.
}
invazions-section = { $section ->
    [zombies] Zombies
    [rages] Rages
    [humans] Humans
    [bravery] Bravery
    [research] Research
   *[locations] Locations
}

# Why a move is refused

invazions-why-not-now = That is not what is being decided now.
invazions-why-not-in-hand = That card is not in your hand.
invazions-why-no-such-place = That location is not in this game.
invazions-why-too-dear = You lack resources.
invazions-why-full = This location takes no more Humans.
invazions-why-there = A Human of this kind is at this location already.
invazions-why-no-such-research = This Research is in place already, or not in this game.
invazions-why-has-research = This location has its Research already.
invazions-why-needs-human = This Research has no Resistance: it takes a Human at the location first.
invazions-why-must-move = The Barricade never stays in one place for two turns.
invazions-why-barricaded = The Barricade lets only one Horde through.
invazions-why-wrong-moment = This Bravery is played at another moment.
invazions-why-no-target = This Bravery would have nothing to do at this location.
invazions-why-freed-last = Vermin take a Freed Zombie only when nothing else is left.
invazions-why-freed-stays = A Freed Zombie is not played, nor sacrificed like this.
invazions-why-no-more-zombies = You can play no more Zombies this turn.
invazions-why-no-more-rages = You can play no more Rages this turn.
invazions-why-not-a-zombie = The Swallower only wants a Zombie.
invazions-why-not-there = That card is not under the location.
invazions-why-not-standing = That card is not at this location, or it has been devoured.
invazions-why-shielded = The Humans here must be devoured before the Research.
invazions-why-soldier-first = The Soldier must be devoured first.
invazions-why-cook-last = The Cook is the last Human to be wounded.
invazions-why-too-few-freed = With so few Freed Zombies nobody can believe in five.
invazions-why-nothing-new = Everybody knows that already, or you have just spoken.
invazions-why-no-plan = Nobody will decide that this turn.

# The cards

invazions-card-member = Horde Member
invazions-card-wounded = Wounded Member
invazions-card-ogre = Ogre
invazions-card-ishtar = Ishtar
invazions-card-john-frum = John Frum
invazions-card-tracker = Tracker
invazions-card-legion = Legion
invazions-card-swallower = Swallower
invazions-card-whistler = Whistler
invazions-card-vermin = Vermin
    .form = plural
invazions-card-zyorkshire = Zyorkshire
invazions-card-devour = Devour Them
invazions-card-hue-and-cry = Hue and Cry
invazions-card-overrun = Overrun Their Defences
invazions-card-swell = Swell the Ranks
invazions-card-no-survivors = No Survivors
invazions-card-contagion = Contagion
invazions-card-selection = Natural Selection
invazions-card-fanfare = Grand Entrance
invazions-card-harangue = Harangue the Horde
invazions-card-sneak = Sneak In
invazions-card-freed = Freed Zombie
invazions-card-survivors = Survivors
    .form = plural
invazions-card-soldier = Soldier
invazions-card-guard = Guard
invazions-card-sniper = Sniper
invazions-card-cook = Cook
invazions-card-arsonist = Arsonist
invazions-card-technician = Technician
invazions-card-janitor = Janitor
invazions-card-agent = Secret Agent
invazions-card-slash = Cut to the Quick
invazions-card-prophylaxis = Prophylaxis
invazions-card-stand = Hold the Line
invazions-card-charge = Into the Fray
invazions-card-capture = Capture a Specimen
invazions-card-gift = Gift to Science
invazions-card-infected = Experiment on the Infected
invazions-card-immunology = Immunological Experiment
invazions-card-virus = Selective Virus
invazions-card-equipment = Better Equipment
invazions-location-radio = Radio Room
invazions-location-hall = Entrance Hall
invazions-location-hangar = Hangar
invazions-location-canteen = Canteen
invazions-topic-zombies = Zombies
invazions-topic-rages = Rages
invazions-topic-freed = Freed Zombies
invazions-moment-places = after the choice of locations
invazions-moment-cards = after each card: { $at }
invazions-moment-wounds = before the wounds
invazions-moment-recruitment = before recruitment
invazions-moment-idle = when nothing that you hold can be played
invazions-nothing = nothing
invazions-and = { $most } and { $last }
invazions-plan-go = { $name } → { $at }
invazions-plan-lead = { $name } plays next
invazions-plan-wound = Wound { $card }
invazions-plan-take = { $name } recruits { $card }
invazions-plan-announce = Announce five Freed Zombies

# What happened

invazions-log-turn-began = Turn { $turn }
invazions-log-contaminated = { $at }: { $card } { AGREE($card, "joins", "join") } the contamination.
invazions-log-human-discarded = { $me ->
    [yes] You discard { $card }.
   *[no] { $name } discards { $card }.
}
invazions-log-drew = { $me ->
    [yes] You draw
   *[no] { $name } draws
} { $seen ->
    [yes] { $cards }.
   *[no] { $count ->
        [one] a card.
       *[other] { $count } cards.
    }
}
invazions-log-human-reshuffled = The human discards are shuffled into a new deck.
invazions-log-supplied = { $me ->
    [yes] You gain
   *[no] { $name } gains
} { $gained ->
    [0] no resources
    [one] one resource
   *[other] { $gained } resources
}: { $now } in all.
invazions-log-played = { $me ->
    [yes] You play
   *[no] { $name } plays
} { $card }: { $at } ({ $cost }).
invazions-log-installed = { $me ->
    [yes] You install
   *[no] { $name } installs
} { $card }: { $at } ({ $cost }).
invazions-log-cleaned = { $at }: { $freed ->
    [yes] { $card } { AGREE($card, "goes", "go") } back into the Contamination pile.
   *[no] { $card } { AGREE($card, "is", "are") } sacrificed.
}
invazions-log-captured = { $at }: { $card } { AGREE($card, "serves as a specimen", "serve as specimens") }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $now }).
invazions-log-given = { $at }: Survivors give themselves to science, { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $now }).
invazions-log-points-at-once = { $card }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} at once ({ $now }).
invazions-log-barricaded = { $me ->
    [yes] You barricade
   *[no] { $name } barricades
}: { $at }.
invazions-log-braved = Bravery! { $card }: { $at } ({ $cost }).
invazions-log-researched = { $card } ({ $at }): { $points ->
    [0] no points
    [one] { $points } point
   *[other] { $points } points
} of antidote, { $now } in all.
invazions-log-returned = { $card } { AGREE($card, "goes", "go") } back to the humans; { AGREE($card, "its", "their") } die shows { $die }: so much more to pay.
invazions-log-horde-reshuffled = { $me ->
    [yes] Your discards are shuffled into a new deck.
   *[no] { $name }’s discards are shuffled into a new deck.
}
invazions-log-went = { $me ->
    [yes] You go
   *[no] { $name } goes
}: { $at }.
invazions-log-dropped = { $me ->
    [yes] You discard
   *[no] { $name } discards
} { $cards }.
invazions-log-carried = { $me ->
    [yes] You put a Wounded Member on top of your deck.
   *[no] { $name } puts a Wounded Member on top of the deck.
}
invazions-log-sniped = { $at }: the Sniper hits { $me ->
    [yes] your Horde
   *[no] { $name }’s Horde
}, { $count ->
    [one] one Wounded Member.
   *[other] { $count } Wounded Members.
}
invazions-log-leads = { $me ->
    [yes] You play your cards.
   *[no] { $name } plays now.
}
invazions-log-yielded = { $me ->
    [yes] You let other hordes play first.
   *[no] { $name } lets other hordes play first.
}
invazions-log-attacked = { $me ->
    [yes] You play
   *[no] { $name } plays
} { $card }: attack { $attack } ({ $at }).
invazions-log-turned-up = John Frum turns up { $card }{ $human ->
    [yes] , which { AGREE($card, "is", "are") } discarded.
   *[no] .
}
invazions-log-frum-discarded = { $card } { AGREE($card, "is", "are") } discarded.
invazions-log-frum-put-back = { $card } { AGREE($card, "goes", "go") } back on the human deck.
invazions-log-sacrificed = { $me ->
    [yes] You sacrifice
   *[no] { $name } sacrifices
} { $card }.
invazions-log-sacrificed-itself = { $card } { AGREE($card, "is", "are") } sacrificed; { AGREE($card, "its", "their") } attack counts.
invazions-log-gnawed = { $at }: { $card } { AGREE($card, "is", "are") } sacrificed from the contamination.
invazions-log-harangued = { $me ->
    [yes] You take
   *[no] { $name } takes
} { $card } to hand ({ $at }).
invazions-log-sneaked = { $me ->
    [yes] You carry off
   *[no] { $name } carries off
} { $card } ({ $at }).
invazions-log-recruited = { $me ->
    [yes] You recruit
   *[no] { $name } recruits
} { $card } ({ $at }).
invazions-log-recruited-no-more = { $me ->
    [yes] You recruit
   *[no] { $name } recruits
} { $some ->
    [yes] nothing more
   *[no] nothing
} ({ $at }).
invazions-log-finished = { $me ->
    [yes] You have finished.
   *[no] { $name } has finished.
}
invazions-log-penetrated = { $at } is broken into: { $attack } against { $resistance }{ invazions-log-sum }.
invazions-log-repelled = { $at } holds: { $attack } against { $resistance }{ invazions-log-sum }.
invazions-log-sum = { $charged ->
    [0] { $walled ->
        [0] { "" }
       *[other] { " " }({ invazions-card-technician }: { $printed } + { $walled })
    }
   *[other] { $walled ->
        [0] { " " }({ invazions-card-charge }: { $played } − { $charged })
       *[other] { " " }({ invazions-card-charge }: { $played } − { $charged }; { invazions-card-technician }: { $printed } + { $walled })
    }
}
invazions-log-hurt = { $me ->
    [yes] You take a Wounded Member.
   *[no] { $name } takes a Wounded Member.
}
invazions-log-devoured = { $at }: { $card }, devoured! ({ $points } against { $resistance })
invazions-log-withstood = { $at }: { $card } { AGREE($card, "withstands", "withstand") }: { $points } against { $resistance }{ invazions-log-firm }.
invazions-log-firm = { $stand ->
    [0] { $armour ->
        [0] { "" }
       *[other] { " " }({ invazions-card-equipment }: +{ $armour })
    }
   *[other] { $armour ->
        [0] { " " }({ invazions-card-stand }: +{ $stand })
       *[other] { " " }({ invazions-card-stand }: +{ $stand }; { invazions-card-equipment }: +{ $armour })
    }
}
invazions-log-saved = { $at }: { $card } { AGREE($card, "stays", "stay") } in play.
invazions-log-announced = { $me ->
    [yes] You announce
   *[no] { $name } announces
} five Freed Zombies: there are { $freed }.
invazions-log-ended-antidote = The antidote is ready: { $points } { AGREE($points, "point", "points") }. The humans win.
invazions-log-ended-breakthrough = A breakthrough! { $points } { AGREE($points, "point", "points") } at once: the humans win.
invazions-log-ended-freed = { $freed } { AGREE($freed, "Freed Zombie", "Freed Zombies") }: the hordes win.
invazions-log-ended-false-alarm = There are only { $freed }: the humans win.
invazions-log-ended-exhausted = A hundred turns are over: { $points } { AGREE($points, "point", "points") } against { $freed } { AGREE($freed, "Freed Zombie", "Freed Zombies") }.
invazions-log-asked = { $me ->
    [yes] You ask
   *[no] { $name } asks
}: who holds { $topic }?
invazions-log-stated = { $me ->
    [yes] You say
   *[no] { $name } says
}: { $count ->
    [0] no { $topic }.
   *[other] { $cards }.
}
invazions-log-held = { $me ->
    [yes] You say that you hold
   *[no] { $name } says that they hold
}: { $cards }.
invazions-log-proposed = { $me ->
    [yes] You propose
   *[no] { $name } proposes
}: { $plan }.
invazions-log-agreed = { $me ->
    [yes] You agree
   *[no] { $name } agrees
}: { $plan }.
invazions-log-disagreed = { $me ->
    [yes] You disagree
   *[no] { $name } disagrees
}: { $plan }.
invazions-log-stop-on = You will be asked: { $moment }.
invazions-log-stop-off = You will not be asked: { $moment }.

# Moves in a few words

invazions-do-discard = Discard { $card }
invazions-do-keep = Discard nothing
invazions-do-play = { $card }: { $at }
invazions-do-install = Install { $card }: { $at }
invazions-do-capture = Capture { $card }: { $at }
invazions-do-gift = Gift to Science: { $at }
invazions-do-clean = Sacrifice { $card }
invazions-do-spare = Sacrifice nothing
invazions-do-end = Place the Barricade
invazions-do-barricade = Barricade: { $at }
invazions-do-slash = Cut to the Quick: { $at }
invazions-do-stand = Hold the Line: { $at }
invazions-do-charge = Into the Fray: { $at }
invazions-do-save = Save { $card }: { $at }
invazions-do-decline = No Bravery
invazions-do-go = Go: { $at }
invazions-do-drop = Discard { $card }
invazions-do-carry = Put a Wounded Member on my deck
invazions-do-lead = I play now
invazions-do-yield = Let others go first
invazions-do-attack = Play { $card }
invazions-do-sacrifice = Sacrifice { $card }
invazions-do-take = Take { $card }
invazions-do-skip = Nothing
invazions-do-done = I have finished
invazions-do-wound = Wound { $card }
invazions-do-announce = Announce five Freed Zombies
invazions-do-wait = Do not announce
invazions-do-ask = Who holds { $topic }?
invazions-do-tell = Say my { $topic }
invazions-do-hold = Say: { $card }
invazions-do-propose = { $plan }
invazions-do-agree = Agreed
invazions-do-disagree = No
invazions-do-stop = Ask me { $moment }
invazions-do-go-on = Do not ask me { $moment }

## Why a bot prefers a move: what it counts

invazions-hint-antidote = { AGREE($n, "point", "points") } of antidote
invazions-hint-freed = { AGREE($n, "Freed Zombie", "Freed Zombies") } recruited
invazions-hint-humans = { AGREE($n, "human", "humans") } at the locations
invazions-hint-resistance = { AGREE($n, "point", "points") } of resistance at all locations
invazions-hint-research = { AGREE($n, "research card", "research cards") } installed
invazions-hint-resources = { AGREE($n, "resource", "resources") }
invazions-hint-pack = { AGREE($n, "card", "cards") } in your horde
invazions-hint-attack = { AGREE($n, "point", "points") } of attack
