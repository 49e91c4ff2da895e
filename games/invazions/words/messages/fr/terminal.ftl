# INVAZIONS

terminal-invazions-ending-antidote = L’antidote est prêt.
terminal-invazions-ending-breakthrough = L’antidote est prêt, aussitôt.
terminal-invazions-ending-freed = Cinq Zombies Libérés.
terminal-invazions-ending-false-alarm = Une fausse annonce.
terminal-invazions-ending-exhausted = Cent tours ont passé.
terminal-invazions-standing = Tour { $turn } · antidote { $points }/{ $goal } · ressources { $resources }/{ $most } · libérés { $freed }/{ $needed } · contamination { $contamination } · blessés { $wounded }
terminal-invazions-place = { $place } : { $attack } contre { $resistance }{ $barricade ->
    [yes] , barricade
   *[no] { "" }
}
terminal-invazions-inside = dedans : { $cards }
terminal-invazions-outside = dehors : { $cards }
terminal-invazions-below = contamination : { $cards }
terminal-invazions-laboratory = laboratoire : { $cards }
terminal-invazions-side = { $seat }{ $me ->
    [yes] {" "}(vous)
   *[no] { "" }
} : main { $hand }, pioche { $deck }, défausse { $discard }{ $known ->
    [no] { "" }
   *[yes] {" "}· { $cards }
}
terminal-invazions-falling = tomberait à l’instant : { $cards }
terminal-invazions-proposed = { $proposal } On attend la réponse de { $seats }.
terminal-invazions-asked = { $stage ->
   *[over] { "" }
    [discarding] { $seats } peut défausser une carte.
    [acting] { $seats } pose des Humains, installe des Recherches.
    [cleaning] { $seats } : quelle Contamination l’Agent d’entretien sacrifie-t-il ({ $place }) ?
    [barricading] { $seats } déplace la Barricade.
    [going] { $seats } choisit un lieu.
    [bravery-places] { $seats } : une Bravoure, maintenant que les hordes ont choisi ?
    [bravery-cards] { $seats } : une Bravoure après cette carte ?
    [bravery-wounds] { $seats } : une Bravoure avant les blessures ?
    [bravery-recruitment] { $seats } : une Bravoure avant le recrutement ?
    [slashed] { $seats } défausse des cartes ou porte un Membre Blessé.
    [ordering] { $seats } joue maintenant ou laisse passer d’autres hordes.
    [attacking] { $seats } joue des Zombies et des Rages.
    [frum] { $seats } : John Frum a retourné { $card }. Sacrifier une carte de la main pour la défausser ?
    [swallowing] { $seats } : quel Zombie l’Avaleur avale-t-il ?
    [selecting] { $seats } : sacrifier une carte de la main pour en piocher une autre ?
    [gnawing] { $seats } : quelle Contamination les Vermines rongent-elles (encore { $number }) ?
    [haranguing] { $seats } : quelle Contamination prendre en main ?
    [sneaking] { $seats } : quelle Contamination emporter ?
    [wounding] { $seats } : qui est dévoré ensuite ({ $place }, encore { $number }) ?
    [recruiting] { $seats } recrute ({ $place }).
    [announcing] { $seats } peut annoncer cinq Zombies Libérés.
}
terminal-invazions-cards-humans = Les humains : coût/Résistance
terminal-invazions-cards-hordes = Les hordes : attaque
