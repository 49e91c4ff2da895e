# Pulp Invasion!

terminal-pulp-ending-weapons-found = All Super Weapons are found.
terminal-pulp-ending-abilities-lost = Two abilities are at 0.
terminal-pulp-ending-piles-exhausted = No encounters are left.
terminal-pulp-where = { $captain } · turn { $turn } of { $turns } · Super Weapons { $found } of { $of }
terminal-pulp-sector = { $here ->
    [yes] [{ $sector } { $cards }]
   *[no] { $sector } { $cards }
}
terminal-pulp-quietus = Quietus: { $cubes }
terminal-pulp-planet = Planet: { $planet }. { $about }
terminal-pulp-place = Place: { $card }. { $about }
terminal-pulp-engaged = beaten
terminal-pulp-evaded = evaded
terminal-pulp-evade-only = evade only
terminal-pulp-planets = { $n } { $n ->
    [one] planet
   *[other] planets
}
terminal-pulp-dice = Dice
terminal-pulp-die = { $die } [{ $number }] { $text }
terminal-pulp-bag = Bag ({ $size }): { $cubes } · next cube yellow: { $percent }%
terminal-pulp-cube = { $count } { $colour }
terminal-pulp-odds = Exploration: { $cubes } { $cubes ->
    [one] cube
   *[other] cubes
}, { $percent }% to find a Super Weapon.
terminal-pulp-hand = Hand: { $cards }
terminal-pulp-weapons = Super Weapons: { $weapons }
terminal-pulp-weapon = { $weapon } ({ $state ->
    [ready] ready
    [used] used already
   *[closed] { $on } of { $needs }
}: { $power })
terminal-pulp-drawn = Drawn: { $cubes }
terminal-pulp-none = nothing
terminal-pulp-engage = engage: { $due }
terminal-pulp-evade = evade: { $points } { $points ->
    [one] point
   *[other] points
}, then 2 cubes (Combat { $combat }%, Diplomacy { $diplomacy }%, Super Science { $science }%){ $ruin ->
    [0] { "" }
   *[other] ; danger of defeat { $ruin }%
}
terminal-pulp-lower = lower to { $n }: { $text }
terminal-pulp-with = { $move }: { $text }
terminal-pulp-cards-heading = { $kind }: { $count }
terminal-pulp-cards-captains = Captains
terminal-pulp-cards-captain = { $captain }: { $tracks }; dice: { $dice }, keeps { $keep }
terminal-pulp-cards-track = { $start }/{ $most }
terminal-pulp-cards-sectors = Hegemony
terminal-pulp-cards-planets = Planets
terminal-pulp-cards-weapons = Super Weapons
terminal-pulp-cards-weapon = { $weapon } ({ $cubes }): { $power }
terminal-pulp-cards-encounters = Encounters
terminal-pulp-cards-line = { $name }: { $text }
