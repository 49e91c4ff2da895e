# The board of INVAZIONS

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
    [legion] +{ $each } for each Zombie already played this turn.
    [swallower] Sacrifice another Zombie from your hand, or itself.
    [vermin] First sacrifice { $sacrifices } Contamination cards of the location.
    [swell] Each Horde at another location draws a card.
    [no-survivors] +{ $each } for each Survivors card here.
    [selection] You may sacrifice a hand card: +1 Card.
    [harangue] Take a Contamination card of the location into your hand.
    [sneak] Is sacrificed. Take a Contamination card of the location, even without breaking in.
   *[other] { "" }
}
invazions-board-text-human = { $card ->
    [survivors] On entering: draw { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }. May be there twice.
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
