# The board of Oh no... INVASION!!!

## Colours and cards

oh-no-board-colour = { $colour }
oh-no-board-weapon = { $colour } { $kind }
oh-no-board-weapon-a = { $colour ->
    [orange] an { oh-no-board-weapon }
   *[other] a { oh-no-board-weapon }
}
oh-no-board-weapon-the = the { oh-no-board-weapon }
oh-no-board-module = { $kind ->
    [hub] Hub { $number }
    [catalyst] Catalyst
    [modulomorph] Modulomorph
   *[teleporter] Teleporter
}
oh-no-board-module-a = { $kind ->
    [hub] { oh-no-board-module }
   *[other] a { oh-no-board-module }
}
oh-no-board-module-the = { $kind ->
    [hub] { oh-no-board-module }
   *[other] the { oh-no-board-module }
}
oh-no-board-none = nothing
oh-no-board-and = { $most } and { $last }
oh-no-board-aliens = { $count ->
    [one] { $colour ->
        [orange] an { oh-no-board-species-one }
       *[other] a { oh-no-board-species-one }
    }
   *[other] { $count } { oh-no-board-horde }
}
oh-no-board-species-one = { $colour } { $species ->
    [invalien] Invalien
    [evaporalien] Evaporalien
   *[sabotalien] Sabotalien
}
oh-no-board-horde = { oh-no-board-species-one }s
oh-no-board-shield = the { $colour } Shield
oh-no-board-alien-in-full = { $alien }; flies { $flight ->
    [left] clockwise
   *[right] counter-clockwise
}; orders { $colour }{ $at ->
    [0] { "" }
   *[other] { " " }from { $at } on
}
oh-no-board-topic = { $topic ->
    [cannons] cannons
    [rockets] rockets
    [bombs] bombs
    [modules] modules
   *[other] { $topic } weapons
}
oh-no-board-topic-of = { oh-no-board-topic }
oh-no-board-species = { $species ->
    [invalien] Invaliens
    [evaporalien] Evaporaliens
    [sabotalien] Sabotaliens
   *[shield] Shields
}
oh-no-board-module-kind = { $kind ->
    [hub] Hub
    [catalyst] Catalyst
    [modulomorph] Modulomorph
   *[teleporter] Teleporter
}
oh-no-board-rules = How to play
oh-no-board-rules-goal = You win or lose together. Destroy the Shields that are out, then the Matrice, in the Final Conflict. You lose when all Shields are out before that, or when nobody is left.
oh-no-board-rules-turn-1 = On your turn, one or two actions: draw a card, or give cards to another player. After each, the Matrice sends a card.
oh-no-board-rules-turn-2 = The alien starts at the active player’s station and flies round the table to the first station with its symbol. On its way it can be zapped with a weapon of its colour.
oh-no-board-rules-turn-3 = When it lands it gives an order: all aliens of the colour in its bubble attack, wherever they are.
oh-no-board-rules-turn-4 = Then build modules, then fight: a weapon destroys all aliens of its colour at your station.
oh-no-board-rules-things = Who does what
oh-no-board-rules-conflict = The Final Conflict
oh-no-board-you-object = you

## What a card does

oh-no-board-about-weapon = Destroys all { $colour } aliens at your station, { $colour } aliens that fly past it, a { $colour } kamikaze or a { $colour } Shield.
oh-no-board-about-black = Replaces a weapon of any colour. Kamikazes do not feel it.
oh-no-board-about-module = { $kind ->
    [hub] Lets you give cards from your hand to one other player, as an action.
    [catalyst] { $level ->
        [0] Whenever you draw, you draw 2 cards.
        [1] Whenever you draw, you draw 2 cards.
       *[other] Once a turn, when you draw, you draw 2 cards.
    }
    [modulomorph] Discard two cards of one colour or one type to destroy an alien card, a kamikaze or a Shield of your choice.
   *[teleporter] Once a turn, attack another station that has a Teleporter too, or call its owner for help.
} While sabotaged it does nothing, until its Sabotalien is gone.
oh-no-board-about-species = { $species ->
    [invalien] When Invaliens of a colour are ordered to attack, every station with enough of them is crushed.
    [evaporalien] When ordered to attack, each makes the station it is at discard a card.
    [sabotalien] Sits down on a module of its colour. When ordered to, it sabotages it{ $level ->
        [0] .
        [1] .
       *[other] ; a module that is sabotaged already is destroyed.
    }
   *[shield] Protects the Matrice. When all the Shields are out, everybody loses. In the Final Conflict they must all be destroyed.
}
oh-no-board-about-beast = The Matrice sends an alien after every action. The Final Conflict aims at it: first the Shields, then the beast.

## The table

oh-no-board-station = { $me ->
    [yes] Your station
   *[no] { $name }’s station
}
oh-no-board-hand-size = { $count ->
    [0] no cards in hand
    [one] one card in hand
   *[other] { $count } cards in hand
}
oh-no-board-module-card = { $module }, symbols: { $symbols }
oh-no-board-tile = { $module }, symbols: { $symbols }{ $sabotaged ->
    [yes] ; sabotaged
   *[no] { "" }
}{ $guest ->
    [none] { "" }
   *[other] ; occupied by { $guest }
}
oh-no-board-horde-aimed = { $aliens }, crushed at { $at }
oh-no-board-laid = Weapons played in this fight
oh-no-board-known-hand = Cards known in this hand
oh-no-board-lacks = has no { $topics }
oh-no-board-matrix = The Matrice
oh-no-board-beast = Matrice, { $cards ->
    [one] one card
   *[other] { $cards } cards
}
oh-no-board-shields = { $count ->
    [0] No Shields
    [one] 1 Shield
   *[other] { $count } Shields
}
oh-no-board-shields-note = at { $max } all is lost
oh-no-board-shields-label = Shields out: { $count } of { $max }. At { $max } everybody loses.
oh-no-board-shields-final = { $count ->
    [0] No Shields left!
    [one] 1 Shield left
   *[other] { $count } Shields left
}
oh-no-board-shields-note-final = { $count ->
    [0] now any weapon kills it
   *[other] then one weapon kills it
}
oh-no-board-shields-label-final = Shields still standing: { $count }
oh-no-board-struck = destroyed: { $shield }
oh-no-board-resistance = Resistance
oh-no-board-discards = discards
oh-no-board-hand = Your hand
oh-no-board-hand-theirs = Hand
oh-no-board-hand-empty = Your hand is empty.
oh-no-board-hand-empty-theirs = No card in hand.
oh-no-board-road = The two steps of this turn
oh-no-board-road-counter = Counter the kamikaze
oh-no-board-road-strike = Strike

oh-no-board-flag-out = { $me ->
    [yes] eliminated
   *[no] out
}
oh-no-board-flag-passed = lets it pass
oh-no-board-flag-unarmed = nothing to zap with
oh-no-board-flag-asked = { $me ->
    [yes] it passes you
   *[no] zap it or let it pass?
}
oh-no-board-flag-lands-asked = { $me ->
    [yes] last chance to zap
   *[no] zap it before it lands?
}
oh-no-board-flag-lands = lands here
oh-no-board-flag-helper = { $me ->
    [yes] you are called
   *[no] called for help
}
oh-no-board-flag-owes = { $me ->
    [yes] you must discard
   *[no] must discard
}
oh-no-board-flag-thinks = thinking
oh-no-board-note-out = out
oh-no-board-note-mine = your move
oh-no-board-note-asked = thinking
oh-no-board-note-active = playing
oh-no-board-moment-mine = Your turn
oh-no-board-moment-wait = Waiting
oh-no-board-moment-watch = Watching
oh-no-board-moment-over = Finished

## Moves: the verb on the card, then the whole move

oh-no-board-verb-draw = Draw
oh-no-board-verb-give = Give
oh-no-board-verb-pack = Give
oh-no-board-verb-send = Give
oh-no-board-verb-zap = Zap
oh-no-board-verb-pass = Let pass
oh-no-board-verb-perch = Here
oh-no-board-verb-evaporate = Discard
oh-no-board-verb-build = Build
oh-no-board-verb-fight = Fire
oh-no-board-verb-beam = Fire
oh-no-board-verb-call = Help!
oh-no-board-verb-aid = Help
oh-no-board-verb-refuse = Refuse
oh-no-board-verb-morph = Morph
oh-no-board-verb-with = With
oh-no-board-verb-destroy = Destroy
oh-no-board-verb-discard = Discard
oh-no-board-verb-end = End
oh-no-board-verb-conflict = Final Conflict
oh-no-board-verb-counter = Counter
oh-no-board-verb-give-in = Give in
oh-no-board-verb-strike = Strike
oh-no-board-verb-finish = Kill
oh-no-board-verb-hold = Hold
oh-no-board-verb-ask = Ask
oh-no-board-verb-tell = Tell
oh-no-board-verb-propose = Propose
oh-no-board-verb-agree = Agree
oh-no-board-verb-disagree = Disagree

oh-no-board-do-draw = Draw
oh-no-board-do-give = Give cards to { $name }
oh-no-board-do-pack = Give { $card }
oh-no-board-do-send = Give these cards
oh-no-board-do-zap = Zap with { $card }
oh-no-board-do-pass = Let it pass
oh-no-board-do-pass-unarmed = Nothing { $colour }: let it pass
oh-no-board-do-perch = Leave it on { $card }
oh-no-board-do-evaporate = Discard { $card }
oh-no-board-do-build = Build { $card }
oh-no-board-do-fight = Fire at the { $colour } aliens at your station
oh-no-board-do-beam = Fire at the { $colour } aliens at { $name }’s station, by Teleporter
oh-no-board-do-call = Call { $name } for help, by Teleporter
oh-no-board-do-aid = Help with { $card }, against { $colour }
oh-no-board-do-refuse = Refuse
oh-no-board-do-morph = Start with { $card }
oh-no-board-do-with = Add { $card }
oh-no-board-do-destroy = Destroy { $alien }
oh-no-board-do-discard = Discard { $card }
oh-no-board-do-end = End my turn
oh-no-board-do-conflict = Start the Final Conflict
oh-no-board-do-counter = Counter with { $card }
oh-no-board-do-give-in = Give in and be out
oh-no-board-do-strike = Strike the { $colour } Shield with { $card }
oh-no-board-do-finish = Strike the Matrice with { $card }
oh-no-board-do-hold = Do not strike
oh-no-board-do-agree = Agree
oh-no-board-do-disagree = Disagree
oh-no-board-removes = { $count ->
    [one] destroys one alien
   *[other] destroys { $count } aliens
}
oh-no-board-confirm-give = Give
oh-no-board-confirm-evaporate = Discard

oh-no-board-sure-no = Not now
oh-no-board-sure-conflict-1 = There is no way back: the game ends when all have won or all are out.
oh-no-board-sure-conflict-2 = On every turn a kamikaze attacks: counter it with a weapon of its colour, never a black one, or be out. A Modulomorph counters it as well, and so does another player through both your Teleporters.
oh-no-board-sure-conflict-3 = Whoever counters may destroy a Shield. When none are left, any weapon destroys the Matrice. You go first.
oh-no-board-sure-give-in-1 = The kamikaze hits you: you are out and lose all your cards.
oh-no-board-sure-give-in-2 = The next player faces a new kamikaze.
oh-no-board-sure-give-in-3 = Your weapons will be of no use to anybody.

## The decision

oh-no-board-who-my-turn = Your turn
oh-no-board-who-answer = Your answer
oh-no-board-who-waiting = Waiting for { $names }
oh-no-board-who-over = Game over
oh-no-board-turn-of = { $me ->
    [yes] your turn
   *[no] { $name }’s turn
}
oh-no-board-turn-of-final = { $me ->
    [yes] Final Conflict, your turn
   *[no] Final Conflict, { $name }’s turn
}
oh-no-board-step-act = action { $action } of 2
oh-no-board-step-build = build and fight
oh-no-board-step-fight = fight
oh-no-board-step-counter = Final Conflict, step 1 of 2
oh-no-board-step-strike = Final Conflict, step 2 of 2
oh-no-board-step-final = Final Conflict

oh-no-board-ask-act = Draw a card, or give cards?
oh-no-board-ask-act-again = Act again, build, or go on to fight?
oh-no-board-ask-build = Build a module, fire, or end?
oh-no-board-ask-fight = Fire again, or end?
oh-no-board-ask-packing = Which cards for { $name }?
oh-no-board-ask-zap = Zap { $alien } flying past?
oh-no-board-ask-zap-landing = { $me ->
    [yes] Zap { $alien } before the landing?
   *[no] Zap { $alien }?
}
oh-no-board-ask-perch = On which module does { $alien } sit?
oh-no-board-ask-evaporate = { $count ->
    [one] Which card to discard?
   *[other] Which { $count } cards to discard?
}
oh-no-board-ask-morph-with = Which second card for the Modulomorph?
oh-no-board-ask-morph-fight = Which alien to destroy?
oh-no-board-ask-morph-counter = Destroy the kamikaze?
oh-no-board-ask-morph-strike = Which Shield to destroy?
oh-no-board-ask-spend = Which weapon to discard?
oh-no-board-ask-help-fight = Help { $name } with one of your weapons?
oh-no-board-ask-help-counter = Counter { $name }’s kamikaze?
oh-no-board-ask-help-strike = Strike a Shield for { $name }?
oh-no-board-ask-counter = Counter the { $colour } kamikaze, or you are out
oh-no-board-ask-strike = Strike a Shield?
oh-no-board-ask-finish = Strike the Matrice!
oh-no-board-why-act = Each action brings a card of the Matrice. After one or two actions you build, then fight.
oh-no-board-why-act-again = A second action brings another card of the Matrice. Building or firing ends your actions.
oh-no-board-why-build = Building and fighting bring no aliens. Firing ends building.
oh-no-board-why-fight = At the end only one weapon of each type played is discarded; the others come back to your hand.
oh-no-board-why-packing = Then a card of the Matrice is turned up.
oh-no-board-why-perch = When ordered to, it will sabotage it.
oh-no-board-why-evaporate = Ordered to attack: each Evaporalien at your station costs a card.
oh-no-board-why-morph-with = The two cards must share a colour or a type.
oh-no-board-why-morph-fight = One alien card at your station is destroyed.
oh-no-board-why-morph-counter = Both cards are discarded.
oh-no-board-why-morph-strike = Both cards are discarded, and the turn is over.
oh-no-board-why-spend = One weapon of each type played is discarded, your choice; the others come back to your hand.
oh-no-board-why-help-fight = The weapon destroys the aliens of its colour at that station and is discarded.
oh-no-board-why-help-counter = Without help { $name } may be out. What you play is discarded.
oh-no-board-why-help-strike = What you play is discarded.
oh-no-board-why-counter = A weapon of its colour, not a black one{ $help ->
    [yes] ; or another Teleporter, if you call
   *[no] { "" }
}{ $morph ->
    [yes] ; or your Modulomorph with two cards
   *[no] { "" }
}.
oh-no-board-why-strike = A weapon of a Shield’s colour, or a black one, destroys it. Then the turn is over.
oh-no-board-why-finish = Any weapon will do: you win.
oh-no-board-why-out = You are out, but when the others win, so do you.

oh-no-board-wait-act = { $name } chooses an action
oh-no-board-wait-act-again = { $name } chooses how to go on
oh-no-board-wait-build = { $name } builds or fights
oh-no-board-wait-fight = { $name } fights
oh-no-board-wait-zap = In flight: { $alien }. Zap, or let pass?
oh-no-board-wait-zap-landing = About to land: { $alien }. Zap, or not?
oh-no-board-wait-perch = { $name } chooses where { $alien } sits
oh-no-board-wait-evaporate = Evaporaliens attack: cards evaporate
oh-no-board-wait-spend = { $name } chooses the weapon to discard
oh-no-board-wait-help-fight = { $me ->
    [yes] You ask { $helper } for help
   *[no] { $name } asks { $helper } for help
}
oh-no-board-wait-help-counter = { oh-no-board-wait-help-fight }
oh-no-board-wait-help-strike = { oh-no-board-wait-help-fight }
oh-no-board-wait-counter = { $name } must counter { $alien }
oh-no-board-wait-strike = { $name } may strike a Shield
oh-no-board-wait-finish = { $name } may strike the Matrice
oh-no-board-meanwhile-act = Each action brings a card of the Matrice.
oh-no-board-meanwhile-act-again = A second action would bring another card of the Matrice.
oh-no-board-meanwhile-build = That brings no aliens.
oh-no-board-meanwhile-fight = A weapon destroys all aliens of its colour at the station.
oh-no-board-meanwhile-perch = When ordered to, it will sabotage that module.
oh-no-board-meanwhile-evaporate = Everybody chooses what to discard; all is shown together.
oh-no-board-meanwhile-spend = One weapon of each type played is discarded.
oh-no-board-meanwhile-help-fight = The Teleporters link the two stations.
oh-no-board-meanwhile-help-counter = Without help the kamikaze strikes.
oh-no-board-meanwhile-help-strike = The Teleporters link the two stations.
oh-no-board-meanwhile-counter = It takes a weapon of that colour; a black one will not do.
oh-no-board-meanwhile-strike = { $shields ->
    [one] It is the last one.
   *[other] There are { $shields } left.
}
oh-no-board-meanwhile-finish = Any weapon will do.

oh-no-board-outlook-arrival = Otherwise { $me ->
    [yes] you will have { $count }
   *[no] { $name } will have { $count }
},
oh-no-board-outlook-perch = Otherwise it sits down at { $me ->
    [yes] your station
   *[no] { $name }’s
},
oh-no-board-outlook-crush = and the { $colour } ones attack where there are { $at }: { $victims ->
    [0] nobody is crushed.
   *[other] { $names } crushed!
}
oh-no-board-outlook-evaporate = and the { $colour } ones attack: { $victims ->
    [0] nobody loses a card.
   *[other] cards lost by { $names }.
}
oh-no-board-outlook-sabotage = and the { $colour } ones sabotage: { $victims ->
    [0] no module is hit.
   *[other] modules hit: { $names }.
}

## Talk

oh-no-board-closed-zapping = At this level nobody talks while somebody decides whether to zap.
oh-no-board-closed-conflict = At this level there is no free talk during a turn: the Final Conflict is decided alone.
oh-no-board-talk-tell = Tell what I hold
oh-no-board-talk-ask = Ask who has…
oh-no-board-talk-propose = Propose
oh-no-board-answer = Answer
oh-no-board-question = { $me ->
    [yes] You ask: who has { $topic }?
   *[no] { $name } asks: who has { $topic }?
}
oh-no-board-proposal = { $me ->
    [yes] You propose: “{ $plan }”
   *[no] { $name } proposes: “{ $plan }”
}
oh-no-board-proposal-votes = For: { $agreed }. Against: { $disagreed }.
oh-no-board-plan-conflict = Let’s start the Final Conflict!
oh-no-board-plan-wait = Let’s wait with the Final Conflict.
oh-no-board-plan-zap = Somebody zap it!
oh-no-board-plan-spare = Let it pass.
oh-no-board-plan-help = I need help!

## The log

oh-no-board-log-turn-began = { $me ->
    [yes] You
   *[no] { $name }
}
oh-no-board-log-drew = { $me ->
    [yes] You draw
   *[no] { $name } draws
} { $seen ->
    [yes] { $cards }
   *[no] { $count ->
        [one] a card
       *[other] { $count } cards
    }
}.
oh-no-board-log-gave = { $me ->
    [yes] You give
   *[no] { $name } gives
} { $to } { $seen ->
    [yes] { $cards }
   *[no] { $count ->
        [one] a card
       *[other] { $count } cards
    }
}.
oh-no-board-log-resistance-reshuffled = The discards become the Resistance deck again.
oh-no-board-log-matrix-reshuffled = The discarded aliens become the Matrice deck again.
oh-no-board-log-alien-appeared = The Matrice sends { $alien }.
oh-no-board-log-shield-appeared = The Matrice puts out { $alien }: { $out } of { $max }.
oh-no-board-log-alien-lost = No station has the symbol: discarded.
oh-no-board-log-let-pass = { $me ->
    [yes] You let it pass.
   *[no] { $name } lets it pass.
}
oh-no-board-log-let-pass-unarmed = Nothing { $colour }: { $me ->
    [yes] you let it pass.
   *[no] { $name } lets it pass.
}
oh-no-board-log-zapped = { $me ->
    [yes] You zap
   *[no] { $name } zaps
} { $alien } with { $card }.
oh-no-board-log-invaded = Landing at { $me ->
    [yes] your station
   *[no] { $name }’s station
}: { $now } in all.
oh-no-board-log-perched = { $me ->
    [yes] At your station
   *[no] At { $name }’s station
}, { $alien } sits down on { $module }.
oh-no-board-log-order-crush = Order to the { $colour } ones: a station with { $at } or more is crushed.
oh-no-board-log-order-evaporate = Order to the { $colour } ones: cards evaporate.
oh-no-board-log-order-sabotage = Order to the { $colour } ones: sabotage.
oh-no-board-log-order-missed = Nobody is hit.
oh-no-board-log-evaporated = { $me ->
    [yes] You discard { $cards }.
   *[no] { $name } discards { $cards }.
}
oh-no-board-log-sabotaged = { $me ->
    [yes] Your station
   *[no] { $name }’s station
}: { $module } is sabotaged.
oh-no-board-log-module-lost = { $me ->
    [yes] Your station
   *[no] { $name }’s station
}: { $module } is destroyed with its Sabotalien.
oh-no-board-log-out-crushed = { $me ->
    [yes] Too many Invaliens: you are out.
   *[no] Too many Invaliens: { $name } is out.
}
oh-no-board-log-out-kamikaze = { $me ->
    [yes] The kamikaze hits you: you are out.
   *[no] The kamikaze hits { $name }, who is out.
}
oh-no-board-log-out-stranded = { $me ->
    [yes] No module left: you are out.
   *[no] No module left: { $name } is out.
}
oh-no-board-log-wiped = { $me ->
    [yes] Too many Invaliens: you lose all but your hub.
   *[no] Too many Invaliens: { $name } loses all but the hub.
}
oh-no-board-log-built = { $me ->
    [yes] You build { $card }.
   *[no] { $name } builds { $card }.
}
oh-no-board-log-fought = { $me ->
    [yes] You fire
   *[no] { $name } fires
} { $card }{ $far ->
    [yes] { $tome ->
        [yes] { " " }at your station
       *[no] { " " }at { $station }’s station
    }
   *[no] { "" }
}: { $count ->
    [one] one { $colour } alien destroyed.
   *[other] { $count } { $colour } aliens destroyed.
}
oh-no-board-log-morphed = { $me ->
    [yes] Your Modulomorph eats
   *[no] { $name }’s Modulomorph eats
} { $cards } and destroys { $alien }.
oh-no-board-log-restored = { $me ->
    [yes] Your station
   *[no] { $name }’s station
}: { $module } works again.
oh-no-board-log-spent = { $count ->
    [0] { $me ->
        [yes] You discard { $card }.
       *[no] { $name } discards { $card }.
    }
   *[other] Of the weapons fired, { $me ->
        [yes] you discard { $card } and take back { $kept }.
       *[no] { $name } discards { $card } and takes back { $kept }.
    }
}
oh-no-board-log-called = { $me ->
    [yes] You ask
   *[no] { $name } asks
} { $helper } for help.
oh-no-board-log-refused = { $me ->
    [yes] You refuse.
   *[no] { $name } refuses.
}
oh-no-board-log-conflict-began = { $me ->
    [yes] You start the Final Conflict
   *[no] { $name } starts the Final Conflict
}
oh-no-board-log-kamikaze = { $me ->
    [yes] Kamikaze at you
   *[no] Kamikaze at { $name }
}: { $alien }.
oh-no-board-log-countered = { $me ->
    [yes] You counter it
   *[no] { $name } counters it
}{ $helped ->
    [yes] { " " }for { $whom }
   *[no] { "" }
} with { $cards }.
oh-no-board-log-struck = { $me ->
    [yes] You destroy
   *[no] { $name } destroys
} { $shield } with { $cards }. { $left ->
    [0] None are left!
    [one] One is left.
   *[other] { $left } are left.
}
oh-no-board-log-held = { $me ->
    [yes] You do not strike.
   *[no] { $name } does not strike.
}
oh-no-board-log-matrix-destroyed = { $me ->
    [yes] You destroy the Matrice
   *[no] { $name } destroys the Matrice
} with { $card }!
oh-no-board-log-asked = { $me ->
    [yes] You ask
   *[no] { $name } asks
}: who has { $topic }?
oh-no-board-log-stated = { $me ->
    [yes] You say
   *[no] { $name } says
}: “{ $count ->
    [0] I have no { $none }
   *[other] I have { $cards }
}.”
oh-no-board-log-proposed = { $me ->
    [yes] You propose
   *[no] { $name } proposes
}: “{ $plan }”
oh-no-board-log-agreed = { $me ->
    [yes] You agree.
   *[no] { $name } agrees.
}
oh-no-board-log-disagreed = { $me ->
    [yes] You disagree.
   *[no] { $name } disagrees.
}
oh-no-board-log-ended-matrix-destroyed = Victory: { $points } { AGREE($points, "point", "points") }
oh-no-board-log-ended-shielded = Defeat: the Matrice is safe
oh-no-board-log-ended-eliminated = Defeat: nobody is left
oh-no-board-log-ended-eliminated-in-conflict = Defeat in the Final Conflict

## The end

oh-no-board-end = The end of the game
oh-no-board-end-won = VICTORY!
oh-no-board-end-lost = OH NO...
oh-no-board-end-lost-ask = Lost!
oh-no-board-end-matrix-destroyed = The Matrice is destroyed. Earth owes you a drink.
oh-no-board-end-shielded = All the Shields are out: nothing can reach the Matrice any more.
oh-no-board-end-eliminated = Every station has fallen. Earth has no defence left.
oh-no-board-end-eliminated-in-conflict = The Final Conflict took everybody.
oh-no-board-end-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
oh-no-board-end-sum = { $survivors ->
    [one] one survivor × { $each } points, level { $level }
   *[other] { $survivors } survivors × { $each } points, level { $level }
}
oh-no-board-end-in = held out
oh-no-board-end-out = out
oh-no-board-end-home = Home
oh-no-board-end-journal = Space Journal
oh-no-board-end-again = Play again

## The gallery
oh-no-board-gallery-weapon = Weapons
oh-no-board-gallery-module = Modules
