# Choosing the game, and setting up a table of it.

planisphere-name = Invasion
planisphere-length = 45 min
planisphere-kind = Each against all
planisphere-pitch = Earth is taken already… by several invaders at once. Land your peoples where the dice say, march on the others, shoot from afar, multiply: the last to hold a square is master of the planet. And a hundred events to meddle with it.
planisphere-option-events = With events?
planisphere-option-events-hint = A seventh phase: everybody throws the hundred-sided die.
planisphere-option-events-on = A hundred events
planisphere-option-events-on-badge = 100
planisphere-option-events-on-hint = The extended rules: earthquakes, sharks, apocalypse and other mishaps.
planisphere-option-events-off = Without events
planisphere-option-events-off-badge = 0
planisphere-option-events-off-hint = War, and nothing but war.
planisphere-option-landings = How many units to begin with?
planisphere-option-landings-hint = Landed before the first round, beside the usual reinforcement. The rules have none.
planisphere-option-landings-value =
    { $value ->
        [0] No landing in advance
        [1] One landing in advance
       *[other] { $value } landings in advance
    }
planisphere-option-rounds = How many rounds at most?
planisphere-option-rounds-hint = Then units are counted, then their strength. The rules know no last round; we recommend the fifteenth.
planisphere-option-rounds-typed = Last round
planisphere-option-rounds-value =
    { $value ->
        [1] One round
       *[other] { $value } rounds at most
    }
planisphere-option-rounds-none = No limit, as printed
planisphere-option-rebirth = And if everybody perishes at once?
planisphere-option-rebirth-hint = When nobody has a unit left.
planisphere-option-rebirth-on = All land again
planisphere-option-rebirth-on-hint = Nobody is out, and everybody lands again without a test. Recommended: otherwise one game in three ends so with events.
planisphere-option-rebirth-off = A draw, as printed
planisphere-option-rebirth-off-hint = Nobody is left to rule the Earth.
planisphere-option-wrap = Is the Earth round?
planisphere-option-wrap-hint = The left and the right edge of the map.
planisphere-option-wrap-on = A round Earth
planisphere-option-wrap-on-hint = East and west of the map meet.
planisphere-option-wrap-off = A flat Earth
planisphere-option-wrap-off-hint = The map ends at its edges.
planisphere-option-rotation = Who begins each round?
planisphere-option-rotation-hint = The first player of each phase.
planisphere-option-rotation-on = Each in turn
planisphere-option-rotation-on-hint = Another player begins each round. Recommended: whoever acts last knows most, and wins more.
planisphere-option-rotation-off = Always the first
planisphere-option-rotation-off-hint = The first seat begins every round.

# Why a move is refused

planisphere-why-not-now = That is not what is decided now.
planisphere-why-not-in-hand = That card is not in your reserve.
planisphere-why-not-yours = That unit is not yours, or not on the map.
planisphere-why-must-land = A card must land: the battle has to begin.
planisphere-why-gestating = That unit is in gestation: it does nothing else.
planisphere-why-moved = That unit has moved in this round.
planisphere-why-aimed = That unit has announced its shot.
planisphere-why-fought = These two have fought in this round.
planisphere-why-controlled = That unit has tried to take another over in this round.
planisphere-why-overheated = That unit has overheated: it does not move in this phase.
planisphere-why-forbidden-terrain = That square contains, if only a little, the terrain that the unit may not enter.
planisphere-why-out-of-reach = No way leads there with this movement.
planisphere-why-no-shot = That unit does not shoot.
planisphere-why-out-of-range = The target is out of range.
planisphere-why-burrowed = That target has gone to ground: nobody can shoot at it there.
planisphere-why-invisible = That target is invisible: nobody can shoot at it.
planisphere-why-no-enemy = That is no enemy unit on the map.
planisphere-why-no-contact = The two units are not on the same square.
planisphere-why-not-the-attacker = The other one came: it attacks.
planisphere-why-no-control = That unit cannot take others over.
planisphere-why-machine = A machine cannot be taken over.
planisphere-why-no-male = That unit takes over males only.
planisphere-why-no-martyr = That unit is no martyr.
planisphere-why-must-fight = There are attacks left to resolve.
planisphere-why-no-twin = A card of the reserve that is identical to the unit is needed.
planisphere-why-no-double = Only a card that is identical to the winner can join it.

# What happened

planisphere-log-opening = Before the first round
planisphere-log-round = Round { $round }
planisphere-log-drew = { $me ->
    [yes] You draw { $cards }.
   *[no] { $name } draws { $cards }.
}
planisphere-log-unknown-cards = { $count ->
    [one] a card
   *[other] { $count } cards
}
planisphere-log-held-back = { $me ->
    [yes] You send no reinforcement.
   *[no] { $name } sends no reinforcement.
}
planisphere-log-missed = { $me ->
    [yes] You miss the arrival of { $unit }: { $d20 } against { $d10 }.
   *[no] { $name } misses the arrival of { $unit }: { $d20 } against { $d10 }.
}
planisphere-log-landed = { $me ->
    [yes] You land { $unit } on { $square }.
   *[no] { $name } lands { $unit } on { $square }.
}
planisphere-log-crashed = { $me ->
    [yes] Your saucer crashes near { $square }, for want of terrain for { $unit }. Back under the pile.
   *[no] { $name }’s saucer crashes near { $square }, for want of terrain for { $unit }. Back under the pile.
}
planisphere-log-moved = { $me ->
    [yes] You move { $unit }: { $from } → { $to }.
   *[no] { $name } moves { $unit }: { $from } → { $to }.
}
planisphere-log-lightened = { $me ->
    [yes] You lighten { $unit }.
   *[no] { $name } lightens { $unit }.
}
planisphere-log-aimed = { $me ->
    [yes] You aim at { $target } with { $unit }, force { $force }.
   *[no] { $name } aims at { $target } with { $unit }, force { $force }.
}
planisphere-log-strike = { $att }{ $shots ->
    [0] { "" }
   *[other] { " " }+ { $shots } of shots
}
planisphere-log-fought =
    { $unit } { AGREE($unit, "attacks", "attack") } { $target }: { $order ->
         [answered] { $strike } against { $def }, counter-attack { $back } against { $own }
         [forestalled] struck first, { $back } against { $own }
         [both] struck first, { $back } against { $own }, then { $strike } against { $def }
        *[alone] { $strike } against { $def }
     }{ $result ->
         [attacker-destroyed] , and { $unit } { AGREE($unit, "falls", "fall") }
         [equality] , to no effect
        *[defender-destroyed] , and { $target } { AGREE($target, "falls", "fall") }
     }{ $changed ->
         [yes] { " " }(changed by { $events }).
        *[no] .
     }
planisphere-log-shot-at = Shots at { $target }: { $force } against { $def }{ $enough ->
    [no] , to no effect
   *[yes] { "" }
}{ $changed ->
    [yes] { " " }(changed by { $events }).
   *[no] .
}
planisphere-log-controlled = { $taken ->
    [yes] { $unit } { AGREE($unit, "takes", "take") } { $target } over: { $die } against { $def }.
   *[no] { $unit } { AGREE($unit, "fails", "fail") } to take { $target } over: { $die } against { $def }.
}
planisphere-log-changed-camp = { $me ->
    [yes] { $unit } { AGREE($unit, "comes", "come") } over to you.
   *[no] { $unit } { AGREE($unit, "goes", "go") } over to { $name }.
}
planisphere-log-sacrificed = { $unit } { AGREE($unit, "sacrifices itself", "sacrifice themselves") } to destroy { $target }.
planisphere-log-destroyed = { $me ->
    [yes] You lose { $unit } on { $square }.
   *[no] { $name } loses { $unit } on { $square }.
}
planisphere-log-destroyed-by-event = { $me ->
    [yes] You lose { $unit } on { $square } ({ $happening }).
   *[no] { $name } loses { $unit } on { $square } ({ $happening }).
}
planisphere-log-duplicated = { $me ->
    [yes] You duplicate { $unit } on { $square }.
   *[no] { $name } duplicates { $unit } on { $square }.
}
planisphere-log-gestating = { $turns ->
    [one] { $unit }: a gestation of one round.
   *[other] { $unit }: a gestation of { $turns } rounds.
}
planisphere-log-born = Birth on { $square }: one more unit of { $unit }.
planisphere-log-out = { $me ->
    [yes] You have no unit left: you are out.
   *[no] { $name } has no unit left and is out.
}
planisphere-log-reborn = Nobody is left on Earth: everybody lands again.
planisphere-log-ended-last-standing = { $me ->
    [yes] You are the undisputed master of planet Earth.
   *[no] { $name } is the undisputed master of planet Earth.
}
planisphere-log-ended-annihilation = Nobody is left on Earth: a draw.
planisphere-log-ended-round-limit = { $me ->
    [yes] The last round is over: you win
   *[no] The last round is over: { $name } wins
} { $even ->
    [no] with { $units } { AGREE($units, "unit", "units") } to { $others }.
   *[yes] with as many units ({ $units }) and more strength, { $strength } to { $weaker }.
}
planisphere-log-ended-round-limit-drawn = The last round is over, and nobody is ahead: { $units } { AGREE($units, "unit", "units") } each, of strength { $strength }. A draw.

# Moves in a few words

planisphere-do-land = Send { $unit }
planisphere-do-move = { $unit } → { $square }
planisphere-advice-move = { $unit }: { $from } → { $square }
planisphere-do-lighten = Lighten { $unit }
planisphere-do-aim = { $unit } { AGREE($unit, "aims", "aim") } at { $target }
planisphere-do-attack = { $unit } { AGREE($unit, "attacks", "attack") } { $target }
planisphere-do-control = { $unit } { AGREE($unit, "takes", "take") } over { $target }
planisphere-do-martyr = { $unit } { AGREE($unit, "dies", "die") } with { $target }
planisphere-do-duplicate = Duplicate: lay { $unit }
planisphere-do-breed = Put { $unit } in gestation with { $target }
planisphere-do-continent = { $continent }
planisphere-do-pick = { $unit }
planisphere-do-pair = { $unit } and { $target }
planisphere-do-done = Nothing more

## Why a bot prefers a move: what it counts

planisphere-hint-units = { AGREE($n, "unit", "units") } of yours
planisphere-hint-enemies = { AGREE($n, "enemy unit", "enemy units") }
planisphere-hint-doomed = { AGREE($n, "unit", "units") } of yours that a contact would destroy
planisphere-hint-pairs = { AGREE($n, "unit", "units") } of yours in gestation
planisphere-hint-hand = { AGREE($n, "card", "cards") } in your reserve
