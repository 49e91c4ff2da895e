# The board of INVAZIONS

## Things

invazions-board-at = { $place ->
    [radio] at the Radio Room
    [hall] at the Entrance Hall
    [hangar] at the Hangar
   *[canteen] at the Canteen
}
invazions-board-sort = { $sort ->
    [zombie] Zombie
    [rage] Rage
    [freed] Freed
    [survivor] Survivor
    [human] Human
   *[bravery] Bravery
}

## What cards say

invazions-board-bring-cards = +{ $n } { $n ->
    [one] Card
   *[other] Cards
}
invazions-board-bring-zombies = +{ $n } { $n ->
    [one] Zombie
   *[other] Zombies
}
invazions-board-bring-rages = +{ $n } Rage
invazions-board-bring-recruits = +{ $n } { $n ->
    [one] Recruit
   *[other] Recruits
}
invazions-board-bring-contaminations = +{ $n } Contamination
invazions-board-text-zombie = { $card ->
    [wounded] Dead weight, played like a Zombie.
    [freed] Cannot be played. Five among you all: victory.
    [john-frum] Turn up the top card of the human deck: a Human is discarded; otherwise sacrifice a hand card, or put it back.
    [legion] +{ $each } for each Zombie that its horde has already played this turn.
    [swallower] Sacrifice another Zombie from your hand, or itself.
    [vermin] First sacrifice { $sacrifices } Contamination cards of the location.
    [swell] Each Horde at another location draws { $draws ->
        [one] a card
       *[other] { $draws } cards
    }.
    [no-survivors] +{ $each } for each Survivors card here.
    [selection] You may sacrifice a hand card: +{ $draws } { $draws ->
        [one] Card
       *[other] Cards
    }.
    [harangue] Take a Contamination card of the location into your hand.
    [sneak] Is sacrificed. You may take a Contamination card of the location, even without breaking in.
   *[other] { "" }
}
invazions-board-text-human = { $card ->
    [survivors] On entering: draw { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }. Several may be at one location.
    [soldier] { $first ->
        [yes] Must be devoured before everything else.
       *[no] The Research here cannot be devoured before them.
    }
    [guard] Each Horde plays at most { $limit } cards here.
    [sniper] Each Horde that attacks here takes { $wounded ->
        [one] a Wounded Member
       *[other] { $wounded } Wounded Members
    }.
    [cook] +{ $resources } Resource each turn. Always wounded last.
    [arsonist] In play at the start of the turn: hand limit +{ $hand }.
    [technician] Resistance of the location +{ $walls }.
    [janitor] On entering: you may sacrifice a Contamination card here.
    [agent] On entering: +{ $points } Research Point at once.
    [slash] At one location each Horde discards { $amount } cards or puts a Wounded Member on its deck.
    [prophylaxis] A card that should be devoured stays in play.
    [stand] The Humans of one location: +{ $amount } Resistance this turn.
    [charge] At a location with a Human: attack −{ $amount } for each Horde there.
    [capture] At a location with a Human, sacrifice a Zombie of its Contamination: +{ $amount } Point.
   *[gift] Discard a Survivor next to a Research: +{ $amount } Points.
}
invazions-board-hour = { $card ->
    [slash] After the choice of locations
    [prophylaxis] After the wounds
    [stand] Before the wounds
    [charge] Before the wounds
   *[other] During your turn
}
invazions-board-text-research = { $points ->
    [one] { $points } point a turn
   *[other] { $points } points a turn
}{ $card ->
    [infected] , +{ $bonus } with { $need } Survivors here.
    [immunology] , +{ $bonus } with { $need } Humans here.
    [virus] , +{ $bonus } if nobody broke in. May be attacked directly.
   *[equipment] . Humans here: +{ $armour } Resistance. Takes a Human there already.
}

## Verbs on things

invazions-board-verb-discard = Discard
invazions-board-verb-keep = Keep
invazions-board-verb-play = Play
invazions-board-verb-install = Install
invazions-board-verb-capture = Capture
invazions-board-verb-gift = Give
invazions-board-verb-clean = Sacrifice
invazions-board-verb-spare = Spare
invazions-board-verb-end = Barricade
invazions-board-verb-barricade = Barricade
invazions-board-verb-slash = Bravery
invazions-board-verb-stand = Bravery
invazions-board-verb-charge = Bravery
invazions-board-verb-save = Save
invazions-board-verb-decline = Pass
invazions-board-verb-go = Attack
invazions-board-verb-drop = Discard
invazions-board-verb-carry = Carry
invazions-board-verb-lead = Play
invazions-board-verb-yield = Let go first
invazions-board-verb-attack = Play
invazions-board-verb-sacrifice = Sacrifice
invazions-board-verb-take = Take
invazions-board-verb-skip = Pass
invazions-board-verb-done = Done
invazions-board-verb-wound = Devour
invazions-board-verb-announce = Announce
invazions-board-verb-wait = Wait

## What follows

invazions-board-then-charge = attack { $before } → { $after }, { $holds ->
    [yes] the wall holds
   *[no] still broken
}
invazions-board-then-charge-later = the attack to come −{ $n }
invazions-board-then-stand = { $humans ->
    [one] one Human
   *[other] { $humans } Humans
} +{ $amount }{ $risk ->
    [0] { "" }
   *[other] , { $risk } in reach now
}
invazions-board-then-slash = { $names }: { $amount ->
    [one] a card
   *[other] { $amount } cards
}, or a Wounded Member
invazions-board-then-attack = { $after } against { $resistance }: { $holds ->
    [yes] still holds
   *[no] broken
}
invazions-board-then-walls = Resistance { $before } → { $n }
invazions-board-then-breaks = hands that break in: { $now } % → { $then } %, at most { $most }
invazions-board-then-worst = with { $most }, the most that may come, { $falls ->
    [0] nobody falls
   *[other] { $cards } fall
}
invazions-board-then-worst-one = with { $most }, the most that may come, { $card } { AGREE($card, "falls", "fall") }
invazions-board-then-humans = { $there } of { $most } Humans there
invazions-board-then-announce = { $n } { AGREE($n, "Freed Zombie", "Freed Zombies") }
invazions-board-then-go = { $barricade ->
    [yes] Alone. Takes { $resistance }
   *[no] { $hordes ->
        [0] Takes { $resistance }
        [one] With one horde. Takes { $resistance }
       *[other] With { $hordes } hordes. Takes { $resistance }
    }
}

## The building

invazions-board-harvest = { $n ->
    [one] 1 point at the end of the turn
   *[other] { $n } points at the end of the turn
}
invazions-board-humans = Humans here
invazions-board-defender-name = { $card }, Resistance { $resistance }{ $doomed ->
    [yes] , in reach
   *[no] { "" }
}
invazions-board-in-reach = in reach
invazions-board-fallen = devoured
invazions-board-fallen-name = { $card }, devoured
invazions-board-no-research = No research
invazions-board-nobody-outside = No horde here
invazions-board-agreed = Agreed: { $plan }
invazions-board-played-by = { $me ->
    [yes] Your cards
   *[no] Cards of { $name }
}
invazions-board-played-name = { $card }, attack { $attack }{ $sacrificed ->
    [yes] , sacrificed
   *[no] { "" }
}
invazions-board-just-played = { $me ->
    [yes] You have just played { $card }
   *[no] { $name } has just played { $card }
}
invazions-board-horde-finished = has played
invazions-board-horde-left = { $limit ->
    [99] { $zombies } Z · { $rages } R left
   *[other] { $zombies } Z · { $rages } R, { $limit } in all
}
invazions-board-contamination = Contamination
invazions-board-clean = None
invazions-board-attack = Attack
invazions-board-resistance = Resistance
invazions-board-wall = { $state ->
    [over] Broken, { $over } left over
    [broken] Broken, nothing left over
    [barred] Barricade: one horde at most
    [calm] Quiet
   *[holds] Holds, { $missing } missing
}{ $charge ->
    [0] { "" }
   *[other] { " " }(charge −{ $charge })
}{ $stand ->
    [0] { "" }
   *[other] { " " }(Humans +{ $stand })
}

invazions-board-wall-ahead = { $barred ->
    [yes] Barricade, one horde: { $chance } %, { $most } at most
   *[no] { $one ->
        [yes] One horde breaks in: { $chance } %. All: { $most } at most
       *[no] Hands that break in: { $chance } %, { $most } at most
    }
}

## How it stands

invazions-board-turn = Turn { $n }
invazions-board-antidote = Antidote
invazions-board-antidote-about = { $points } { AGREE($points, "point", "points") } of { $goal }; { $after } at the end of the turn, if nothing moves
invazions-board-resources = Resources
invazions-board-freed = Freed
invazions-board-of = { $n } of { $most }
invazions-board-step-start = Start
invazions-board-step-humans = Humans
invazions-board-step-places = Places
invazions-board-step-combat = Combat
invazions-board-step-wounds = Wounds
invazions-board-step-recruitment = Recruits
invazions-board-step-end = End

## Hand and piles

invazions-board-hand = Your hand
invazions-board-hand-theirs = Hand
invazions-board-hand-empty = No card in hand
invazions-board-laboratory = Laboratory: Research not installed
invazions-board-zombie-name = { $freed ->
    [yes] { $card }
   *[no] { $card }, { $sort }, attack { $attack }
}
invazions-board-human-name = { $human ->
    [yes] { $card }, { $sort }, cost { $cost }, Resistance { $resistance }
   *[no] { $card }, { $sort }, cost { $cost }
}
invazions-board-research-name = { $card }, Research, cost { $cost }
invazions-board-might = { " " }in your hand
invazions-board-might-theirs = { " " }in hand
invazions-board-bring = What the hordes can bring
invazions-board-bring-sum = { $me ->
    [yes] You bring { $mean } on average, { $most } at most.
   *[no] { $name } brings { $mean } on average, { $most } at most.
}
invazions-board-bring-about = The attack in a hand drawn from the known deck, by the values on its cards. What cards draw and count comes on top.
invazions-board-list = The scenario’s cards
invazions-board-list-by-lot = Drawn by lot when the table opens: these are the cards that may come.
invazions-board-list-humans = Humans
invazions-board-list-bravery = Bravery
invazions-board-list-research = Research
invazions-board-list-zombies = Zombies
invazions-board-list-rages = Rages
invazions-board-copies = × { $n }
invazions-board-at-hand = { $n } in hand
invazions-board-at-play = { $n } in play
invazions-board-at-discard = { $n } discarded
invazions-board-at-deck = { $n } in the deck
invazions-board-at-hand-or-deck = { $n } in hand or deck
invazions-board-at-laboratory = in the laboratory
invazions-board-at-hordes = { $n } with the hordes
invazions-board-at-below = { $n } under locations
invazions-board-at-pile = { $n } in the pile
invazions-board-at-box = { $n } out of the game
invazions-board-pile-contamination = contamination
invazions-board-pile-wounded = wounded
invazions-board-piles-about = Hand { $hand }, deck { $deck }, discards { $discard }{ $freed ->
    [0] .
   *[other] , Freed Zombies { $freed }.
}
invazions-board-known-hand = Known of the hand:
invazions-board-discard = Discards:
invazions-board-lacks = { $topic ->
    [zombies] no Zombie
    [rages] no Rage
   *[freed] no Freed Zombie
}
invazions-board-stops = Play on without asking me
invazions-board-stops-button = Play on without asking me: { $n ->
    [0] never
    [one] 1 moment
   *[other] { $n } moments
}
invazions-board-stops-about = At each of these moments you are asked for Bravery, whatever you hold, or the game plays on at once without asking you. The others are not told, but they can notice it from how fast it goes.
invazions-board-idle-order = Never ask me when I can play nothing
invazions-board-stop-on = Ask me
invazions-board-stop-off = Play on

## The decision

invazions-board-who-interrupt = Interrupt?
invazions-board-who-my-turn = Your turn.
invazions-board-who-my-word = Your word is awaited.
invazions-board-who-waiting = Waiting for { $names }.
invazions-board-who-over = The game is over
invazions-board-why-wait = { "" }
invazions-board-why-word = What all hordes agree to is done. If one of you refuses, { $name } decides alone.
invazions-board-ask-discarding = Discard a card?
invazions-board-wait-discarding = { $name } may discard a card.
invazions-board-why-discarding = Then you draw up to { $hand } cards.
invazions-board-ask-acting = Play Humans and Research.
invazions-board-wait-acting = { $name } defends the shelter.
invazions-board-why-acting = { $resources ->
    [0] No Resource left.
    [one] 1 Resource left; what you do not spend stays.
   *[other] { $resources } Resources left; what you do not spend stays.
}
invazions-board-ask-cleaning = Which Contamination does the Janitor sacrifice { $at }?
invazions-board-wait-cleaning = { $name }: the Janitor cleans { $at }.
invazions-board-why-cleaning = A Freed Zombie goes back into the pile.
invazions-board-ask-barricading = Where does the barricade go?
invazions-board-wait-barricading = { $name } moves the barricade.
invazions-board-why-barricading = Never where it was in the turn before. One horde at most can go there.
invazions-board-ask-going = Where does your horde go?
invazions-board-wait-going = { $name } chooses a location.
invazions-board-why-going = Below each location lies what you can recruit if you break in.
invazions-board-ask-bravery-places = The hordes have chosen. Bravery?
invazions-board-wait-bravery-places = The humans may interrupt.
invazions-board-why-bravery-places = Cut to the Quick can only be played now.
invazions-board-ask-bravery-cards = { $last }. Bravery?
invazions-board-wait-bravery-cards = { $last }: the humans may interrupt.
invazions-board-why-bravery-early = { $later ->
    [yes] What you can play now can still be played before the wounds.
   *[no] Before the wounds the game plays on without asking you, as you have ordered.
}
invazions-board-ask-bravery-wounds = The wounds come next. Bravery?
invazions-board-wait-bravery-wounds = Before the wounds: the humans may interrupt.
invazions-board-why-bravery-wounds = The last moment for it: nothing can be played during the wounds.
invazions-board-ask-bravery-recruitment = Recruitment begins. Bravery?
invazions-board-wait-bravery-recruitment = Before recruitment: the humans may interrupt.
invazions-board-why-bravery-recruitment = Prophylaxis keeps a card that was devoured.
invazions-board-why-bravery-nothing = Nothing that you hold can be played now; the others cannot see that.
invazions-board-ask-slashed = { $dropped ->
    [yes] { $left ->
        [one] Discard one more card.
       *[other] Discard { $left } more cards.
    }
    [must] { $left ->
        [one] Discard a card.
       *[other] Discard { $left } cards.
    }
   *[no] { $left ->
        [one] Discard a card, or put a Wounded Member on your deck?
       *[other] Discard { $left } cards, or put a Wounded Member on your deck?
    }
}
invazions-board-wait-slashed = { $name } discards or takes a Wounded Member.
invazions-board-why-slashed = The humans have cut to the quick { $at }.
invazions-board-ask-ordering = Does your horde play now?
invazions-board-wait-ordering = { $name } plays now or lets other hordes go first.
invazions-board-why-ordering = Whoever begins plays all its cards before the next. If nobody begins, seat order decides.
invazions-board-ask-attacking = Play your cards { $at }.
invazions-board-wait-attacking = { $name } attacks { $at }.
invazions-board-why-attacking = { $attack } against { $resistance }. { $zombies ->
    [one] 1 Zombie
   *[other] { $zombies } Zombies
} and { $rages } Rage left{ $limit ->
    [99] .
   *[other] , { $limit } cards in all because of the Guard.
}
invazions-board-ask-frum = John Frum turned up { $card }. Sacrifice a hand card to discard it?
invazions-board-wait-frum = { $name } decides on { $card }.
invazions-board-why-frum = Otherwise it goes back on top of the human deck.
invazions-board-ask-swallowing = Which Zombie does the Swallower swallow?
invazions-board-wait-swallowing = { $name } feeds the Swallower.
invazions-board-why-swallowing = Otherwise it is sacrificed itself; its attack counts.
invazions-board-ask-selecting = Sacrifice a hand card and draw another?
invazions-board-wait-selecting = { $name } selects, naturally.
invazions-board-why-selecting = A weak card less is a strong one sooner.
invazions-board-ask-gnawing = Which Contamination do the Vermin gnaw?
invazions-board-wait-gnawing = { $name }’s Vermin gnaw { $at }.
invazions-board-why-gnawing = { $left ->
    [one] One more card.
   *[other] { $left } more cards.
}
invazions-board-ask-haranguing = Which Contamination do you take into your hand?
invazions-board-wait-haranguing = { $name } harangues { $at }.
invazions-board-why-haranguing = You may play it this turn.
invazions-board-ask-sneaking = Which Contamination do you carry off?
invazions-board-wait-sneaking = { $name } sneaks in { $at }.
invazions-board-why-sneaking = It goes to your discards, whether you break in or not.
invazions-board-ask-wounding = What is devoured next { $at }?
invazions-board-wait-wounding = { $name } chooses who is devoured { $at }.
invazions-board-why-wounding = { $points ->
    [one] 1 point left.
   *[other] { $points } points left.
} Whoever is chosen must take their full Resistance.
invazions-board-ask-recruiting = Whom do you recruit { $at }?
invazions-board-wait-recruiting = { $name } recruits { $at }.
invazions-board-why-recruiting = { $picks ->
    [one] One card, into your discards.
   *[other] { $picks } cards, into your discards.
}
invazions-board-ask-announcing = Announce five Freed Zombies?
invazions-board-wait-announcing = The hordes may announce.
invazions-board-why-announcing = You have { $freed } of { $goal } among you. A false announcement loses the game.
invazions-board-sure-announce = You have { $freed } of { $goal } Freed Zombies among you. If there are fewer than { $goal }, the humans win.
invazions-board-sure-no = Back
invazions-board-ask-over = The game is over.
invazions-board-wait-over = The game is over.

## Talk

invazions-board-talk-tell = Say what I hold
invazions-board-talk-ask = Ask the hordes
invazions-board-talk-propose = Propose a plan
invazions-board-talk-propose-these = Propose what is ticked
invazions-board-proposal = A proposal
invazions-board-votes = ({ $agreed } for, { $disagreed } against, { $waiting } to answer)

## Around

invazions-board-moment-over = Game over
invazions-board-moment-mine = Your turn
invazions-board-moment-wait = Please wait
invazions-board-moment-watch = Watching
invazions-board-note-mine = to play
invazions-board-note-asked = thinking
invazions-board-note-human = humans
invazions-board-note-horde = horde { $n }
invazions-board-end = The end
invazions-board-end-won = Victory!
invazions-board-end-lost = Defeat
invazions-board-end-humans = The humans win
invazions-board-end-hordes = The hordes win
invazions-board-end-antidote = The antidote is ready: thirty points.
invazions-board-end-breakthrough = A breakthrough: the antidote is ready before the night is over.
invazions-board-end-freed = Five Freed Zombies, and the hordes knew it.
invazions-board-end-false-alarm = The hordes cried victory too soon: they had not five Freed Zombies.
invazions-board-end-exhausted = A hundred nights: whoever was nearer wins.
invazions-board-end-points = { $n ->
    [one] point
   *[other] points
}
invazions-board-end-freed-count = { $n ->
    [one] freed
   *[other] freed
}
invazions-board-end-in = won
invazions-board-end-out = lost
invazions-board-end-home = Home
invazions-board-end-journal = The Journal
invazions-board-end-again = Again

## The rules

invazions-board-rules = INVAZIONS in short
invazions-board-rules-goal = The humans win with 30 Research points. The hordes win when together they own five Freed Zombies and say so.
invazions-board-rules-turn-1 = Start: a Contamination card under each location. The humans may discard a card, draw to their limit and receive 2 Resources for each horde. Each horde draws 5 cards.
invazions-board-rules-turn-2 = The humans play Humans and Research, paying their cost: at most { $humans } Humans and 1 Research at a location, no Human twice but the Survivors. Then the barricade moves.
invazions-board-rules-turn-3 = Each horde goes to a location; at the barricade there is room for one.
invazions-board-rules-turn-4 = Combat: one horde after the other plays up to 3 Zombies and 1 Rage. The humans may interrupt with Bravery.
invazions-board-rules-turn-5 = Wounds: as much attack as Resistance breaks in. What is left over devours Humans, one after the other, each for its full Resistance; then the Research. Too little: each horde there takes a Wounded Member.
invazions-board-rules-turn-6 = Recruitment: each horde that broke in may take a Contamination card of the location. Then the hordes may announce five Freed Zombies; if they are wrong, they lose.
invazions-board-rules-turn-7 = End: the Research brings its points. A Research that was devoured costs one more each time: its die says how much.
invazions-board-rules-words = Discarded cards come back when the deck is reshuffled; destroyed and sacrificed cards are out of the game.
invazions-board-rules-two = With two players a failed attack brings no Wounded Member, in the first turn the horde recruits in any case, and the humans begin with 4 Resources.
invazions-board-rules-humans = The humans’ cards
invazions-board-rules-hordes = The hordes’ cards

## The workshop

invazions-board-workshop-title = A scenario of your own
invazions-board-workshop-about = Tick kinds and count copies; each check says what is missing. A scenario is one line of text: share it as a link or a file, and play it.
invazions-board-workshop-faults = It cannot be played like this:
invazions-board-workshop-fits = It can be played.
invazions-board-workshop-players = Players
invazions-board-workshop-zombies = Zombies, five copies each
invazions-board-workshop-rages = Rages, five copies each
invazions-board-workshop-humans = Humans
invazions-board-workshop-bravery = Bravery
invazions-board-workshop-research = Research
invazions-board-workshop-locations = Locations
invazions-board-workshop-of = { $there } of { $needed }
invazions-board-workshop-cards = { $there ->
    [one] 1 card
   *[other] { $there } cards
}
invazions-board-workshop-attack = attack { $n }
invazions-board-workshop-cost = cost { $n }
invazions-board-workshop-deck = Human deck: { $there } cards, from { $least } to { $most } are allowed. Freed Zombies: { $freed }.
invazions-board-workshop-check = Check
invazions-board-workshop-play = Play it
invazions-board-workshop-publish = Publish it here
invazions-board-workshop-share = Keep and share
invazions-board-workshop-link = A link to this scenario
invazions-board-workshop-download = As a file
invazions-board-workshop-text = The scenario as text, a section in each line; another one can be put here, with the names of the cards
invazions-board-workshop-open = Open this text
invazions-board-workshop-file = A file that was kept
invazions-board-workshop-upload = Open this file
invazions-board-workshop-unread = This text cannot be played as it is. Each fault is named under its line; what can be read is ticked below.
invazions-board-workshop-players-strange = “{ $text }”: it takes two, three or four players.
invazions-board-workshop-meant = Did you mean { $name }?
invazions-board-workshop-stories = Begin with a scenario of the rulebook
invazions-board-workshop-for = { $n } { AGREE($n, "player", "players") }
invazions-board-workshop-by-lot = The cards of this scenario are drawn by lot when the game begins: there is nothing to change here.
invazions-board-workshop-resistance = Resistance { $n }
invazions-board-workshop-worth = Average cost: { $cost }. Resistance: { $humans } of the Humans, { $walls } of the locations.

## The gallery
invazions-board-gallery-human = Humans
invazions-board-gallery-bravery = Bravery
invazions-board-gallery-research = Research
