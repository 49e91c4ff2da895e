# Choisir le jeu, et en préparer une table.

invazions-name = INVAZIONS
invazions-length = 45 min
invazions-kind = Un contre tous
invazions-pitch = Les derniers humains cherchent l’antidote derrière leurs barricades ; les hordes viennent libérer leurs captifs. D’un côté, six sortes de bravoure et quatre expériences ; de l’autre, des paquets qui grossissent à chaque porte enfoncée. Trente points de recherche, ou cinq zombies libérés.
invazions-camp-one = Les humains
invazions-camp-one-goal = Tenir les lieux et finir l’antidote. Une seule place.
invazions-camp-many = Les hordes
invazions-camp-many-goal = Percer, dévorer, libérer les captifs. Elles gagnent ensemble.
invazions-option-scenario = Quel scénario ?
invazions-option-scenario-hint = ou le vôtre, en une ligne
invazions-option-scenario-labo = L’attaque du labo
invazions-option-scenario-labo-badge = 1
invazions-option-scenario-labo-hint = Pour une première partie.
invazions-option-scenario-bataille = La dernière bataille
invazions-option-scenario-bataille-badge = 2
invazions-option-scenario-bataille-hint = Cuisinier, Garde et Contagion.
invazions-option-scenario-freres = Libérez nos frères
invazions-option-scenario-freres-badge = 3
invazions-option-scenario-freres-hint = Avaleurs et Siffleurs contre les Tireurs d’élite.
invazions-option-scenario-contre-attaque = Contre-attaque
invazions-option-scenario-contre-attaque-badge = 4
invazions-option-scenario-contre-attaque-hint = Zyorkshire, et ce qu’il entraîne.
invazions-option-scenario-typed = Le vôtre, en une ligne
invazions-option-scenario-moyens = Avec les moyens du bord
invazions-option-scenario-moyens-badge = ?
invazions-option-scenario-moyens-hint = Les cartes sont tirées au hasard.
invazions-lists = Ses cartes
invazions-workshop = Composer son scénario
invazions-workshop-won = Entre robots, les humains gagnent { $won } fois sur { $games } ({ $low } à { $high } %).
invazions-option-scenario-value = Un scénario à soi
invazions-option-soldat_first = Le Soldat est-il blessé avant tout le monde ?
invazions-option-soldat_first-hint = ou seulement avant la Recherche
invazions-option-soldat_first-on = Avant tout le monde
invazions-option-soldat_first-on-hint = Tant qu’il tient, rien d’autre n’est touché.
invazions-option-soldat_first-off = Avant la Recherche
invazions-option-soldat_first-off-hint = La lecture de l’exemple du livret.
invazions-option-three_humans = À deux, trois Humains par lieu ?
invazions-option-three_humans-hint = le livret permet d’en garder quatre pour débuter
invazions-option-three_humans-on = Trois
invazions-option-three_humans-on-hint = La règle à deux joueurs.
invazions-option-three_humans-off = Quatre
invazions-option-three_humans-off-hint = Pour les premières parties.

# Pourquoi un scénario est refusé

invazions-scenario-no-such = Il n’y a pas de scénario « { $text } » ; il y a : { $known }, ou le vôtre en une ligne.
invazions-scenario-no-such-section = « { $text } » n’est pas une rubrique de scénario.
invazions-scenario-section-twice = La rubrique { invazions-section } vient deux fois.
invazions-scenario-no-such-card = « { $word } » n’a pas sa place dans la rubrique { invazions-section }.
invazions-scenario-twice = « { $word } » vient deux fois dans la rubrique { invazions-section }.
invazions-scenario-copies = La boîte contient { $most } cartes « { $word } » ; il en faut de 1 à { $most }, pas { $copies }.
invazions-scenario-number = Rubrique { invazions-section } : il en faut { $needed } pour ce nombre de joueurs, il y en a { $there }.
invazions-scenario-deck = La pioche humaine compte de { $least } à { $most } cartes ; il y en a { $there }.
invazions-scenario-advice = { $share ->
    [survivors] Conseil : { $least } à { $most } Survivants ; il y en a { $there }.
    [humans] Conseil : { $least } à { $most } autres Humains ; il y en a { $there }.
   *[bravery] Conseil : { $least } à { $most } cartes Bravoure ; il y en a { $there }.
}
invazions-section = { $section ->
    [zombies] Zombies
    [rages] Rages
    [humans] Humains
    [bravery] Bravoure
    [research] Recherche
   *[locations] Lieux
}

# Pourquoi un coup est refusé

invazions-why-not-now = Ce n’est pas ce qui se décide en ce moment.
invazions-why-not-in-hand = Cette carte n’est pas dans votre main.
invazions-why-no-such-place = Ce lieu n’est pas de cette partie.
invazions-why-too-dear = Il vous manque des pions Ressource.
invazions-why-full = Ce lieu n’accueille plus aucun Humain.
invazions-why-there = Un Humain de cette sorte est déjà sur ce lieu.
invazions-why-no-such-research = Cette Recherche est déjà en place, ou n’est pas de cette partie.
invazions-why-has-research = Ce lieu a déjà sa Recherche.
invazions-why-needs-human = Cette Recherche n’a pas de Résistance : il faut d’abord un Humain sur le lieu.
invazions-why-must-move = La Barricade ne reste jamais deux tours de suite au même endroit.
invazions-why-barricaded = La Barricade ne laisse passer qu’une Horde.
invazions-why-wrong-moment = Cette Bravoure se joue à un autre moment.
invazions-why-no-target = Cette Bravoure n’aurait rien à faire sur ce lieu.
invazions-why-freed-last = Les Vermines ne prennent un Zombie Libéré que s’il ne reste rien d’autre.
invazions-why-freed-stays = Un Zombie Libéré ne se joue pas et ne se sacrifie pas ainsi.
invazions-why-no-more-zombies = Vous ne pouvez plus jouer de Zombie ce tour-ci.
invazions-why-no-more-rages = Vous ne pouvez plus jouer de Rage ce tour-ci.
invazions-why-not-a-zombie = L’Avaleur ne veut qu’un Zombie.
invazions-why-not-there = Cette carte n’est pas sous le lieu.
invazions-why-not-standing = Cette carte n’est pas sur ce lieu, ou elle a été dévorée.
invazions-why-shielded = Les Humains du lieu doivent être dévorés avant la Recherche.
invazions-why-soldier-first = Le Soldat doit être dévoré d’abord.
invazions-why-cook-last = Le Cuisinier est le dernier Humain à être blessé.
invazions-why-too-few-freed = Avec si peu de Zombies Libérés, personne ne peut en croire cinq.
invazions-why-nothing-new = Tout le monde le sait déjà, ou vous venez de parler.
invazions-why-no-plan = Cela ne se décidera pas ce tour.

# Les cartes

invazions-card-member = Membre de la Horde
    .form = masculine
invazions-card-wounded = Membre Blessé
    .form = masculine
invazions-card-ogre = Ogre
    .form = masculine
invazions-card-ishtar = Ishtar
    .form = feminine
invazions-card-john-frum = John Frum
    .form = masculine
invazions-card-tracker = Traqueur
    .form = masculine
invazions-card-legion = Légion
    .form = feminine
invazions-card-swallower = Avaleur
    .form = masculine
invazions-card-whistler = Siffleur
    .form = masculine
invazions-card-vermin = Vermines
    .form = feminine plural
invazions-card-zyorkshire = Zyorkshire
    .form = masculine
invazions-card-devour = Dévorons-les
    .form = masculine
invazions-card-hue-and-cry = À cor et à cri
    .form = masculine
invazions-card-overrun = Débordez leurs défenses
    .form = masculine
invazions-card-swell = Grossir les rangs
    .form = masculine
invazions-card-no-survivors = Aucun survivant
    .form = masculine
invazions-card-contagion = Contagion
    .form = feminine
invazions-card-selection = Sélection naturelle
    .form = feminine
invazions-card-fanfare = Entrée en fanfare
    .form = feminine
invazions-card-harangue = Haranguer la horde
    .form = masculine
invazions-card-sneak = Se faufiler
    .form = masculine
invazions-card-freed = Zombie Libéré
    .form = masculine
invazions-card-survivors = Survivants
    .form = masculine plural
invazions-card-soldier = Soldat
    .form = masculine
invazions-card-guard = Garde
    .form = masculine
invazions-card-sniper = Tireur d’élite
    .form = masculine
invazions-card-cook = Cuisinier
    .form = masculine
invazions-card-arsonist = Incendiaire
    .form = masculine
invazions-card-technician = Technicien de maintenance
    .form = masculine
invazions-card-janitor = Agent d’entretien
    .form = masculine
invazions-card-agent = Agent secret
    .form = masculine
invazions-card-slash = Trancher dans le vif
    .form = masculine
invazions-card-prophylaxis = Prophylaxie
    .form = feminine
invazions-card-stand = Tenir la position
    .form = masculine
invazions-card-charge = Foncer dans le tas
    .form = masculine
invazions-card-capture = Capture de cobaye
    .form = feminine
invazions-card-gift = Don pour la recherche
    .form = masculine
invazions-card-infected = Expérience sur les infectés
    .form = feminine
invazions-card-immunology = Expérience immunologique
    .form = feminine
invazions-card-virus = Virus sélectifs
    .form = masculine plural
invazions-card-equipment = Amélioration d’équipement
    .form = feminine
invazions-location-radio = Salle radio
    .form = feminine
invazions-location-hall = Hall d’entrée
    .form = masculine
invazions-location-hangar = Hangar
    .form = masculine
invazions-location-canteen = Cantine
    .form = feminine
invazions-topic-zombies = Zombies
invazions-topic-rages = Rages
invazions-topic-freed = Zombies Libérés
invazions-moment-places = après le choix des lieux
invazions-moment-cards = après chaque carte : { $at }
invazions-moment-wounds = avant les blessures
invazions-moment-recruitment = avant le recrutement
invazions-moment-idle = quand rien de votre main ne peut se jouer
invazions-nothing = rien
invazions-and = { $most } et { $last }
invazions-plan-go = { $name } → { $at }
invazions-plan-lead = { $name } joue ensuite
invazions-plan-wound = Blesser { $card }
invazions-plan-take = { $name } recrute { $card }
invazions-plan-announce = Annoncer cinq Zombies Libérés

# Ce qui s’est passé

invazions-log-turn-began = Tour { $turn }
invazions-log-contaminated = { $at } : { $card } { AGREE($card, "rejoint", "rejoignent") } la contamination.
invazions-log-human-discarded = { $me ->
    [yes] Vous défaussez { $card }.
   *[no] { $name } défausse { $card }.
}
invazions-log-drew = { $me ->
    [yes] Vous piochez
   *[no] { $name } pioche
} { $seen ->
    [yes] { $cards }.
   *[no] { $count ->
        [one] une carte.
       *[other] { $count } cartes.
    }
}
invazions-log-human-reshuffled = La défausse humaine est mélangée en nouvelle pioche.
invazions-log-supplied = { $me ->
    [yes] Vous { $gained ->
        [0] ne recevez
       *[other] recevez
    }
   *[no] { $name } { $gained ->
        [0] ne reçoit
       *[other] reçoit
    }
} { $gained ->
    [0] aucune Ressource
    [one] une Ressource
   *[other] { $gained } Ressources
} : { $now } en tout.
invazions-log-played = { $me ->
    [yes] Vous jouez
   *[no] { $name } joue
} { $card } : { $at } ({ $cost }).
invazions-log-installed = { $me ->
    [yes] Vous installez
   *[no] { $name } installe
} { $card } : { $at } ({ $cost }).
invazions-log-cleaned = { $at } : { $freed ->
    [yes] { $card } { AGREE($card, "retourne", "retournent") } dans la pile Contamination.
   *[no] { $card } { AGREE($card, "est sacrifié", "est sacrifiée", "sont sacrifiés", "sont sacrifiées") }.
}
invazions-log-captured = { $at } : { $card } { AGREE($card, "sert", "servent") } de cobaye, { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $now }).
invazions-log-given = { $at } : des Survivants se donnent à la recherche, { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $now }).
invazions-log-points-at-once = { $card } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} aussitôt ({ $now }).
invazions-log-barricaded = { $me ->
    [yes] Vous barricadez
   *[no] { $name } barricade
} : { $at }.
invazions-log-braved = Bravoure ! { $card } : { $at } ({ $cost }).
invazions-log-researched = { $card } ({ $at }) : { $points ->
    [0] aucun point
    [one] { $points } point
   *[other] { $points } points
} d’antidote, { $now } en tout.
invazions-log-returned = { $card } { AGREE($card, "revient", "reviennent") } aux humains ; { AGREE($card, "son", "leur") } dé montre { $die } : autant de plus à payer.
invazions-log-horde-reshuffled = { $me ->
    [yes] Votre défausse est mélangée en nouvelle pioche.
   *[no] La défausse { DE($name) } est mélangée en nouvelle pioche.
}
invazions-log-went = { $me ->
    [yes] Vous allez
   *[no] { $name } va
} : { $at }.
invazions-log-dropped = { $me ->
    [yes] Vous défaussez
   *[no] { $name } défausse
} { $cards }.
invazions-log-carried = { $me ->
    [yes] Vous posez un Membre Blessé sur votre pioche.
   *[no] { $name } pose un Membre Blessé sur sa pioche.
}
invazions-log-sniped = { $at } : le Tireur d’élite touche { $me ->
    [yes] votre Horde
   *[no] la Horde { DE($name) }
}, { $count ->
    [one] un Membre Blessé.
   *[other] { $count } Membres Blessés.
}
invazions-log-leads = { $me ->
    [yes] À vous de jouer vos cartes.
   *[no] { $name } joue ses cartes.
}
invazions-log-yielded = { $me ->
    [yes] Vous laissez d’autres hordes jouer d’abord.
   *[no] { $name } laisse d’autres hordes jouer d’abord.
}
invazions-log-attacked = { $me ->
    [yes] Vous jouez
   *[no] { $name } joue
} { $card } : attaque { $attack } ({ $at }).
invazions-log-turned-up = John Frum retourne { $card }{ $human ->
    [yes] , qui { AGREE($card, "est défaussé", "est défaussée", "sont défaussés", "sont défaussées") }.
   *[no] .
}
invazions-log-frum-discarded = { $card } { AGREE($card, "est défaussé", "est défaussée", "sont défaussés", "sont défaussées") }.
invazions-log-frum-put-back = { $card } { AGREE($card, "retourne", "retournent") } sur la pioche humaine.
invazions-log-sacrificed = { $me ->
    [yes] Vous sacrifiez
   *[no] { $name } sacrifie
} { $card }.
invazions-log-sacrificed-itself = { $card } { AGREE($card, "est sacrifié", "est sacrifiée", "sont sacrifiés", "sont sacrifiées") } ; { AGREE($card, "son", "leur") } attaque compte.
invazions-log-gnawed = { $at } : { $card } { AGREE($card, "est sacrifié", "est sacrifiée", "sont sacrifiés", "sont sacrifiées") } dans la contamination.
invazions-log-harangued = { $me ->
    [yes] Vous prenez
   *[no] { $name } prend
} { $card } en main ({ $at }).
invazions-log-sneaked = { $me ->
    [yes] Vous emportez
   *[no] { $name } emporte
} { $card } ({ $at }).
invazions-log-recruited = { $me ->
    [yes] Vous recrutez
   *[no] { $name } recrute
} { $card } ({ $at }).
invazions-log-recruited-no-more = { $me ->
    [yes] Vous ne recrutez
   *[no] { $name } ne recrute
} { $some ->
    [yes] plus rien
   *[no] rien
} ({ $at }).
invazions-log-finished = { $me ->
    [yes] Vous avez fini de jouer.
   *[no] { $name } a fini de jouer.
}
invazions-log-penetrated = { $at } { AGREE($at, "est percé", "est percée", "sont percés", "sont percées") } : { $attack } contre { $resistance }{ invazions-log-sum }.
invazions-log-repelled = { $at } tient : { $attack } contre { $resistance }{ invazions-log-sum }.
invazions-log-sum = { $charged ->
    [0] { $walled ->
        [0] { "" }
       *[other] { " " }({ invazions-card-technician } : { $printed } + { $walled })
    }
   *[other] { $walled ->
        [0] { " " }({ invazions-card-charge } : { $played } − { $charged })
       *[other] { " " }({ invazions-card-charge } : { $played } − { $charged } ; { invazions-card-technician } : { $printed } + { $walled })
    }
}
invazions-log-hurt = { $me ->
    [yes] Vous prenez un Membre Blessé.
   *[no] { $name } prend un Membre Blessé.
}
invazions-log-devoured = { $at } : { $card }, { AGREE($card, "dévoré", "dévorée", "dévorés", "dévorées") } ! ({ $points } contre { $resistance })
invazions-log-withstood = { $at } : { $card } { AGREE($card, "résiste", "résistent") } : { $points } contre { $resistance }{ invazions-log-firm }.
invazions-log-firm = { $stand ->
    [0] { $armour ->
        [0] { "" }
       *[other] { " " }({ invazions-card-equipment } : +{ $armour })
    }
   *[other] { $armour ->
        [0] { " " }({ invazions-card-stand } : +{ $stand })
       *[other] { " " }({ invazions-card-stand } : +{ $stand } ; { invazions-card-equipment } : +{ $armour })
    }
}
invazions-log-saved = { $at } : { $card } { AGREE($card, "reste", "restent") } en jeu.
invazions-log-announced = { $me ->
    [yes] Vous annoncez
   *[no] { $name } annonce
} cinq Zombies Libérés : il y en a { $freed }.
invazions-log-ended-antidote = L’antidote est prêt : { $points } { AGREE($points, "point", "points") }. Les humains l’emportent.
invazions-log-ended-breakthrough = Une percée ! { $points } { AGREE($points, "point", "points") } d’un coup : les humains l’emportent.
invazions-log-ended-freed = { $freed } { AGREE($freed, "Zombie Libéré", "Zombies Libérés") } : les hordes l’emportent.
invazions-log-ended-false-alarm = Il n’y en a que { $freed } : les humains l’emportent.
invazions-log-ended-exhausted = Cent tours ont passé : { $points } { AGREE($points, "point", "points") } contre { $freed } { AGREE($freed, "Zombie Libéré", "Zombies Libérés") }.
invazions-log-asked = { $me ->
    [yes] Vous demandez
   *[no] { $name } demande
} : qui a des { $topic } ?
invazions-log-stated = { $me ->
    [yes] Vous dites
   *[no] { $name } dit
} : { $count ->
    [0] pas de { $topic }.
   *[other] { $cards }.
}
invazions-log-held = { $me ->
    [yes] Vous dites avoir
   *[no] { $name } dit avoir
} : { $cards }.
invazions-log-proposed = { $me ->
    [yes] Vous proposez
   *[no] { $name } propose
} : { $plan }.
invazions-log-agreed = { $me ->
    [yes] Vous êtes d’accord
   *[no] { $name } est d’accord
} : { $plan }.
invazions-log-disagreed = { $me ->
    [yes] Vous n’êtes pas d’accord
   *[no] { $name } n’est pas d’accord
} : { $plan }.
invazions-log-stop-on = On vous demandera : { $moment }.
invazions-log-stop-off = On ne vous demandera plus : { $moment }.

# Les coups en quelques mots

invazions-do-discard = Défausser { $card }
invazions-do-keep = Ne rien défausser
invazions-do-play = { $card } : { $at }
invazions-do-install = Installer { $card } : { $at }
invazions-do-capture = Capturer { $card } : { $at }
invazions-do-gift = Don pour la recherche : { $at }
invazions-do-clean = Sacrifier { $card }
invazions-do-spare = Ne rien sacrifier
invazions-do-end = Placer la Barricade
invazions-do-barricade = Barricader : { $at }
invazions-do-slash = Trancher dans le vif : { $at }
invazions-do-stand = Tenir la position : { $at }
invazions-do-charge = Foncer dans le tas : { $at }
invazions-do-save = Sauver { $card } : { $at }
invazions-do-decline = Pas de Bravoure
invazions-do-go = Aller : { $at }
invazions-do-drop = Défausser { $card }
invazions-do-carry = Poser un Membre Blessé sur ma pioche
invazions-do-lead = Je joue maintenant
invazions-do-yield = Laisser passer les autres
invazions-do-attack = Jouer { $card }
invazions-do-sacrifice = Sacrifier { $card }
invazions-do-take = Prendre { $card }
invazions-do-skip = Rien
invazions-do-done = J’ai fini
invazions-do-wound = Blesser { $card }
invazions-do-announce = Annoncer cinq Zombies Libérés
invazions-do-wait = Ne pas annoncer
invazions-do-ask = Qui a des { $topic } ?
invazions-do-tell = Dire mes { $topic }
invazions-do-hold = Dire : { $card }
invazions-do-propose = { $plan }
invazions-do-agree = D’accord
invazions-do-disagree = Pas d’accord
invazions-do-stop = Me demander { $moment }
invazions-do-go-on = Ne pas me demander { $moment }

## Pourquoi un robot préfère un coup : ce qu’il compte

invazions-hint-antidote = { AGREE($n, "point", "points") } d’antidote
invazions-hint-freed = { AGREE($n, "Zombie Libéré recruté", "Zombies Libérés recrutés") }
invazions-hint-humans = { AGREE($n, "humain", "humains") } dans les lieux
invazions-hint-resistance = { AGREE($n, "point", "points") } de résistance sur tous les lieux
invazions-hint-research = { AGREE($n, "recherche installée", "recherches installées") }
invazions-hint-resources = { AGREE($n, "ressource", "ressources") }
invazions-hint-pack = { AGREE($n, "carte", "cartes") } dans votre horde
invazions-hint-attack = { AGREE($n, "point", "points") } d’attaque
