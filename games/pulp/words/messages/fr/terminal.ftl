# Pulp Invasion!

terminal-pulp-ending-weapons-found = Toutes les Super Armes sont découvertes.
terminal-pulp-ending-abilities-lost = Deux capacités sont à 0.
terminal-pulp-ending-piles-exhausted = Il n’y a plus de rencontres.
terminal-pulp-where = { $captain } · tour { $turn } sur { $turns } · Super Armes { $found } sur { $of }
terminal-pulp-sector = { $here ->
    [yes] [{ $sector } { $cards }]
   *[no] { $sector } { $cards }
}
terminal-pulp-quietus = Quietus : { $cubes }
terminal-pulp-planet = Planète : { $planet }. { $about }
terminal-pulp-place = Lieu : { $card }. { $about }
terminal-pulp-engaged = carte engagée
terminal-pulp-evaded = carte évadée
terminal-pulp-evade-only = évasion seule
terminal-pulp-planets = { $n } { $n ->
    [0] planète
    [one] planète
   *[other] planètes
}
terminal-pulp-dice = Dés
terminal-pulp-die = { $die } [{ $number }] { $text }
terminal-pulp-bag = Sac ({ $size }) : { $cubes } · prochain cube jaune : { $percent } %
terminal-pulp-cube = { $count } { $colour }{ $count ->
    [0] { "" }
    [one] { "" }
   *[other] s
}
terminal-pulp-odds = Exploration : { $cubes } { $cubes ->
    [0] cube
    [one] cube
   *[other] cubes
}, { $percent } % de trouver une Super Arme.
terminal-pulp-hand = Main : { $cards }
terminal-pulp-weapons = Super Armes : { $weapons }
terminal-pulp-weapon = { $weapon } ({ $state ->
    [ready] prête
    [used] déjà utilisée
   *[closed] { $on } sur { $needs }
} : { $power })
terminal-pulp-drawn = Tirés : { $cubes }
terminal-pulp-none = rien
terminal-pulp-engage = engager : { $due }
terminal-pulp-evade = s’évader : { $points } { $points ->
    [0] point
    [one] point
   *[other] points
}, puis 2 cubes (Combat { $combat } %, Diplomatie { $diplomacy } %, Super Science { $science } %){ $ruin ->
    [0] { "" }
   *[other]  ; danger de défaite { $ruin } %
}
terminal-pulp-lower = baisser à { $n } : { $text }
terminal-pulp-with = { $move } : { $text }
terminal-pulp-cards-heading = { $kind } : { $count }
terminal-pulp-cards-captains = Capitaines
terminal-pulp-cards-captain = { $captain } : { $tracks } ; dés : { $dice }, en garde { $keep }
terminal-pulp-cards-track = { $start }/{ $most }
terminal-pulp-cards-sectors = Hégémonie
terminal-pulp-cards-planets = Planètes
terminal-pulp-cards-weapons = Super Armes
terminal-pulp-cards-weapon = { $weapon } ({ $cubes }) : { $power }
terminal-pulp-cards-encounters = Rencontres
terminal-pulp-cards-line = { $name } : { $text }
