# INVAZIONS

terminal-invazions-ending-antidote = The antidote is ready.
terminal-invazions-ending-breakthrough = The antidote is ready at once.
terminal-invazions-ending-freed = Five Freed Zombies.
terminal-invazions-ending-false-alarm = A false announcement.
terminal-invazions-ending-exhausted = A hundred turns are over.
terminal-invazions-standing = Turn { $turn } · antidote { $points }/{ $goal } · resources { $resources }/{ $most } · freed { $freed }/{ $needed } · contamination { $contamination } · wounded { $wounded }
terminal-invazions-place = { $place }: { $attack } against { $resistance }{ $barricade ->
    [yes] , barricade
   *[no] { "" }
}
terminal-invazions-inside = inside: { $cards }
terminal-invazions-outside = outside: { $cards }
terminal-invazions-below = contamination: { $cards }
terminal-invazions-laboratory = laboratory: { $cards }
terminal-invazions-side = { $seat }{ $me ->
    [yes] {" "}(you)
   *[no] { "" }
}: hand { $hand }, deck { $deck }, discards { $discard }{ $known ->
    [no] { "" }
   *[yes] {" "}· { $cards }
}
terminal-invazions-falling = would fall now: { $cards }
terminal-invazions-proposed = { $proposal } No answer yet from { $seats }.
terminal-invazions-asked = { $stage ->
   *[over] { "" }
    [discarding] { $seats } may discard a card.
    [acting] { $seats } plays Humans and Research.
    [cleaning] { $seats }: which Contamination does the Janitor sacrifice ({ $place })?
    [barricading] { $seats } moves the Barricade.
    [going] { $seats } chooses a location.
    [bravery-places] { $seats }: Bravery, now that the hordes have chosen?
    [bravery-cards] { $seats }: Bravery after this card?
    [bravery-wounds] { $seats }: Bravery before the wounds?
    [bravery-recruitment] { $seats }: Bravery before recruitment?
    [slashed] { $seats } discards cards or carries a Wounded Member.
    [ordering] { $seats } plays now or lets other hordes go first.
    [attacking] { $seats } plays Zombies and Rages.
    [frum] { $seats }: John Frum turned up { $card }. Sacrifice a hand card to discard it?
    [swallowing] { $seats }: which Zombie does the Swallower swallow?
    [selecting] { $seats }: sacrifice a hand card and draw another?
    [gnawing] { $seats }: which Contamination do the Vermin gnaw ({ $number } left)?
    [haranguing] { $seats }: which Contamination comes to hand?
    [sneaking] { $seats }: which Contamination is carried off?
    [wounding] { $seats }: what is devoured next ({ $place }, { $number } left)?
    [recruiting] { $seats } recruits ({ $place }).
    [announcing] { $seats } may announce five Freed Zombies.
}
terminal-invazions-cards-humans = The humans: cost/Resistance
terminal-invazions-cards-hordes = The hordes: attack
