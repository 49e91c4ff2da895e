# Choisir le jeu, et en préparer une table.

pulp-name = Pulp Invasion!
pulp-length = 30 min
pulp-kind = Des dés et un sac de cubes
pulp-pitch = Vous êtes capitaine sur la Bordure Extérieure, seul contre trois races aliens. Engagez les gardes et les espions ou évadez-vous, dépensez vos capacités jusqu’au dernier point, et fouillez les planètes : il faut les Super Armes avant que l’Hégémonie ne soit prête.
pulp-option-difficulty = Quelle difficulté ?
pulp-option-difficulty-hint = Super Armes à trouver
pulp-option-difficulty-simple = Simple
pulp-option-difficulty-simple-badge = 4
pulp-option-difficulty-simple-hint = Quatre Super Armes, et autant de cubes blancs pour échouer.
pulp-option-difficulty-normal = Normal
pulp-option-difficulty-normal-badge = 5
pulp-option-difficulty-normal-hint = Cinq Super Armes, cinq cubes blancs.
pulp-option-difficulty-advanced = Avancé
pulp-option-difficulty-advanced-badge = 6
pulp-option-difficulty-advanced-hint = Les six Super Armes, six cubes blancs.
pulp-option-captain = Quel capitaine ?
pulp-option-captain-hint = Chacun a ses points et ses dés.
pulp-option-captain-random = Tiré au sort
pulp-option-captain-random-hint = Comme le veut le livret.
pulp-option-captain-mina = Mina Tormelson
pulp-option-captain-mina-hint = Ne laisse aucun dé à terre.
pulp-option-captain-rex = Rex Corrigan
pulp-option-captain-rex-hint = Fort en Combat.
pulp-option-captain-quill = Doc Selwyn Quill
pulp-option-captain-quill-hint = Un esprit d’ingénieur : ni expert en armement ni agent à bord.
pulp-option-captain-zora = Zora Keel
pulp-option-captain-zora-hint = Forte en Diplomatie.
pulp-option-captain-jax = Jax Halloran
pulp-option-captain-jax-hint = À l’aise partout.
pulp-option-captain-astra = Astra Vane
pulp-option-captain-astra-hint = Combat et Super Science.

# Pourquoi un coup est refusé

pulp-why-not-now = Autre chose se décide en ce moment : choisissez parmi ce qui est proposé.
pulp-why-no-planet = Choisissez l’une des planètes visibles.
pulp-why-no-die = Vous n’avez pas ce dé : servez-vous d’un des vôtres.
pulp-why-wrong-face = Cette face ne fait rien à ce moment : lisez ce qu’elle dit.
pulp-why-die-used = Un seul de vos dés par engagement ou évasion, et chacun une fois par carte : attendez la carte suivante.
pulp-why-once-a-turn = Une fois par tour : attendez le tour suivant.
pulp-why-paying-began = Les dés et les armes passent avant le premier point : annulez d’abord le paiement.
pulp-why-nothing-to-do = Rien ici sur quoi agir : choisissez autre chose.
pulp-why-not-raised = Ce dé ne peut pas monter : choisissez-en un du bon genre, qui montre moins de 6.
pulp-why-no-strength = Une carte dont la force imprimée est 0 ne s’engage pas : évadez-vous.
pulp-why-cannot-pay = Vos points ne suffisent pas pour tout le dû : évadez-vous, ou payez autrement.
pulp-why-no-swap = On rend un de ses dés pour en prendre un que l’on n’a pas : choisissez-en un autre.
pulp-why-escape-began = En s’évadant aussi, les dés et les armes passent avant le premier point : annulez d’abord le paiement.
pulp-why-too-much = C’est plus que le dû : payez le dû au plus.
pulp-why-not-due = Rien n’est dû dans cette capacité : échangez ses points contre ce qui est dû.
pulp-why-bad-rate = Ce n’est pas le cours : payez des échanges entiers, d’une autre capacité.
pulp-why-no-point = S’évader se paie point par point, avec une capacité qui en a : choisissez-en une autre.
pulp-why-not-drawn = Aucun cube de cette couleur n’a été tiré : remettez-en un de ceux qui l’ont été.
pulp-why-not-in-pile = Cette Super Arme n’est pas dans la pile : prenez-en une qui y est.
pulp-why-weapon-moment = Cette Super Arme a un autre moment, ou rien sur quoi agir ici : lisez ce qu’elle dit.
pulp-why-none-left = Il ne reste aucune carte de ce genre en main : cédez-en une autre.
pulp-why-nothing-to-sell = Le marché achète une carte par phase, de celles de votre main : il n’y a rien à lui vendre maintenant.
pulp-why-not-a-key = Seule la première carte engagée compte comme clef, où un lieu le dit : gardez celle-ci telle quelle.
pulp-why-not-found = Cette Super Arme n’est pas découverte : choisissez-en une que vous avez.
pulp-why-not-understood = Cette Super Arme n’est pas comprise : posez-y d’abord des cubes.
pulp-why-weapon-used = Cette Super Arme a déjà servi dans cette phase : attendez la suivante.
pulp-why-understood = Cette Super Arme est déjà comprise : servez-vous du cube ailleurs.
pulp-why-no-cube = Ce cube ne peut pas être pris : choisissez une autre couleur.
pulp-why-no-token = Il vous manque le code ou la clef : gardez des cartes engagées qui en montrent.
pulp-why-no-effect = La planète n’offre rien de plus ici : continuez.
pulp-why-at-most = Cette capacité ne peut pas monter : choisissez-en une autre.
pulp-why-at-zero = Cette capacité n’a plus de point : choisissez-en une autre.
pulp-why-not-kept = On ne garde que des cartes engagées ce tour-ci, avec un code ou une clef, chacune une fois.

# Les chapitres des règles

pulp-chapter-1 = Mise en place
pulp-chapter-2 = La phase de rencontre
pulp-chapter-3 = Engager
pulp-chapter-4 = S’évader
pulp-chapter-5 = Les dés
pulp-chapter-6 = L’exploration de la planète
pulp-chapter-7 = Les cubes
pulp-chapter-8 = Les Super Armes
pulp-chapter-9 = La fin du tour, et ce que changent les cartes
pulp-chapter-10 = La fin de la partie

# Ce qui s’est passé

pulp-log-nothing = rien
pulp-log-and = { $most } et { $last }
pulp-log-die-on = { $die } { $face }
pulp-log-die-left = Reste à terre : { $die }.
pulp-log-set-out = { $captain } part en mission : { $dice }.
pulp-log-planets-revealed = Nouvelles planètes : { $planets }.
pulp-log-planet-chosen = Tour { $turn }, secteur { $sector } : { $planet }
pulp-log-sector-entered = Un nouveau secteur : { $alien }
pulp-log-row-dealt = Les voici : { $cards }.
pulp-log-bag-filled = Dans le sac : { $cubes }{ $lacking ->
    [0] .
   *[other] { "\u202F" }; il manque { $missing } à la réserve.
}
pulp-log-place-arrived = Nouveau lieu sous le plateau : { $card }{ $first ->
    [yes] .
   *[no] , à la place de : { $old }.
}
pulp-log-line-holds = La ligne de « { $card } » vaut dans ce secteur : { $text }.
pulp-log-bag-grew = { $cube } de plus dans le sac ({ $cause }).
pulp-log-reserve-lacked = La réserve n’a plus de cube { $colour } ({ $cause }).
pulp-log-engaging = On engage : { $card }
pulp-log-weakened = { $cause } : { $points } de moins en { $ability }{ $left ->
    [0] , plus rien à payer.
   *[other] , encore { $left } à payer.
}
pulp-log-ability-chosen = { $weapon } : { $ability } paie pour tout.
pulp-log-paid = Payé : { $points } { $ability }{ $other ->
    [yes] { " " }pour { $covers } { $due }.
   *[no] .
}
pulp-log-engaged = Carte vaincue : { $card }.
pulp-log-evading = On s’évade : { $card }
pulp-log-escaped = Payé : 1 { $ability }.
pulp-log-escaped-free = { $cause } : s’évader ne coûte rien.
pulp-log-evasion-drew = { $cube } : { $lost ->
    [yes] −1 en { $ability }.
   *[no] plus rien à perdre en { $ability }.
}
pulp-log-evasion-drew-nothing = Aucun cube de couleur dans le sac.
pulp-log-evaded = Carte laissée derrière nous : { $card }.
pulp-log-taken-out = { $cause } : { $cubes } { $count ->
    [one] quitte
   *[other] quittent
} le sac.
pulp-log-put-back = { $cause } : { $cube } retourne dans le sac.
pulp-log-die-used = { $die } : la face { $face } sert.
pulp-log-die-turned = { $die } { $up ->
    [yes] monte
   *[no] descend
} à { $face }.
pulp-log-die-rolled = { $die }, relancé : { $face }.
pulp-log-rolled = L’intelligence artificielle lance : { $die } { $face }.
pulp-log-roll-wasted = Cette face ne sert à rien ici.
pulp-log-die-swapped = Échange : { $out } contre { $die }, sur { $face }.
pulp-log-weapon-used = En action : { $weapon }.
pulp-log-cubes-changed = { $cause } : { $by } { $count ->
    [one] cube
   *[other] cubes
} à l’exploration.
pulp-log-token-spent = { $card } : on donne { $token ->
    [key] la clef
   *[code] le code
} ({ $cause }).
pulp-log-gained = { $known ->
    [yes] { $cause } : +{ $points } en { $ability }.
   *[no] +{ $points } en { $ability }.
}
pulp-log-lost = { $cause } : −1 en { $ability }.
pulp-log-drew = Exploration ({ $planet }) : { $count ->
    [0] aucun cube.
   *[other] { $cubes }.
}
pulp-log-drew-more = { $count ->
    [0] Aucun cube de plus.
   *[other] Tirage de plus : { $cubes }.
}
pulp-log-weapon-found = Découverte : { $weapon } ! { $found } sur { $of }
pulp-log-studied = { $cube } sur : { $weapon }, { $cubes } sur { $needs }.
pulp-log-understood = Super Arme comprise : { $weapon }.
pulp-log-cube-wasted = { $cube } : inutile, à la réserve.
pulp-log-quietus-grew = Le Quietus a maintenant { $cubes }.
pulp-log-quietus-struck = Le Quietus est passé et se venge : { $lost ->
    [yes] −1 en { $ability }.
   *[no] plus rien à perdre.
}
pulp-log-failed = Cube blanc : un échec. Il retourne dans le sac.
pulp-log-spared = { $planet } : { $cube } va à la réserve, sans effet.
pulp-log-kept = { $card } : la carte est gardée comme { $token ->
    [key] clef
   *[code] code
}.
pulp-log-ended-weapons-found = Victoire : les { $of } Super Armes sont découvertes
pulp-log-ended-abilities-lost = Défaite au tour { $turn } : deux capacités à 0, avec { $found } { AGREE($found, "Super Arme", "Super Armes") } sur { $of }
pulp-log-ended-piles-exhausted = Défaite : plus de rencontres, avec { $found } { AGREE($found, "Super Arme", "Super Armes") } sur { $of }

## Pourquoi un robot préfère un coup : ce qu’il compte

pulp-hint-found = { AGREE($n, "Super Arme trouvée", "Super Armes trouvées") }
pulp-hint-spent = { AGREE($n, "capacité", "capacités") } à 0
pulp-hint-points = { AGREE($n, "point", "points") } de capacité en tout
pulp-hint-understood = { AGREE($n, "Super Arme comprise", "Super Armes comprises") }
pulp-hint-dice = { AGREE($n, "point", "points") } sur les dés en tout
pulp-hint-tokens = { AGREE($n, "carte gardée", "cartes gardées") }
