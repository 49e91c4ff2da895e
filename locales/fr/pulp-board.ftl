# Le plateau de Pulp Invasion!

## Les choses de la boîte

pulp-board-ability-combat = Combat
pulp-board-ability-diplomacy = Diplomatie
pulp-board-ability-science = Super Science
pulp-board-sector-kah = Kah
pulp-board-sector-omn = Omn
pulp-board-sector-veld = Veld
pulp-board-alien-kah = La Ruche de Kah
pulp-board-alien-omn = Le Quietus
pulp-board-alien-veld = Le Monarque-Cerveau
pulp-board-captain-mina = Mina Tormelson
pulp-board-captain-rex = Rex Corrigan
pulp-board-captain-quill = Doc Selwyn Quill
pulp-board-captain-zora = Zora Keel
pulp-board-captain-jax = Jax Halloran
pulp-board-captain-astra = Astra Vane
pulp-board-die-red = Expert en armement
pulp-board-die-blue = Agent infiltré
pulp-board-die-green = Ingénieur
pulp-board-die-orange = Intelligence artificielle
pulp-board-die-pink = Numérisation
pulp-board-die-short-red = Armes
pulp-board-die-short-blue = Infiltré
pulp-board-die-short-green = Ingénieur
pulp-board-die-short-orange = I.A.
pulp-board-die-short-pink = Numéris.
pulp-board-kind-guard = Garde
pulp-board-kind-agent = Agent
pulp-board-kind-event = Évènement
pulp-board-kind-place = Lieu
pulp-board-token-code = code
pulp-board-token-key = clef
pulp-board-colour-red = rouge
pulp-board-colour-blue = bleu
pulp-board-colour-green = vert
pulp-board-colour-black = noir
pulp-board-colour-white = blanc
pulp-board-colour-yellow = jaune
pulp-board-cubes = { $count } { $count ->
    [one] cube { $colour ->
        [red] rouge
        [blue] bleu
        [green] vert
        [black] noir
        [white] blanc
       *[yellow] jaune
    }
   *[other] cubes { $colour ->
        [red] rouges
        [blue] bleus
        [green] verts
        [black] noirs
        [white] blancs
       *[yellow] jaunes
    }
}

pulp-board-card-sentinel = Sentinelle
pulp-board-card-dome-guard = Garde-Dôme
pulp-board-card-patroller = Patrouilleur
pulp-board-card-robot-brigadier = Brigadier-Robot
pulp-board-card-vanguard = Vanguard
pulp-board-card-star-hoplite = Hoplite stellaire
pulp-board-card-cerberus = Cerbère
pulp-board-card-iron-legionary = Légionnaire de fer
pulp-board-card-orbit-hunter = Chasseur d’orbites
pulp-board-card-blind-lookout = Vigie aveugle
pulp-board-card-gunner = Canonnier
pulp-board-card-swarm-guard = Garde-Essaim
pulp-board-card-reaper-drone = Drone faucheur
pulp-board-card-centurion = Centurion
pulp-board-card-janissary = Janissaire
pulp-board-card-thunder-bearer = Porte-Foudre
pulp-board-card-jailer = Geôlier
pulp-board-card-lizard-man = Homme-Lézard
pulp-board-card-killer-automaton = Automate tueur
pulp-board-card-tracker = Traqueur
pulp-board-card-border-guard = Garde-frontière
pulp-board-card-gladiator = Gladiateur
pulp-board-card-praetorian = Prétorien
pulp-board-card-commander = Commandeur
pulp-board-card-mata-vorr = Mata Vorr l’espionne
pulp-board-card-masked-saboteur = Saboteur masqué
pulp-board-card-crooked-diplomat = Diplomate véreux
pulp-board-card-telepath = Télépathe
pulp-board-card-smuggler = Contrebandier
pulp-board-card-false-settler = Faux colon
pulp-board-card-baron-xor = Baron Xor
pulp-board-card-inquisitor = Inquisitrice
pulp-board-card-renegade-savant = Savant renégat
pulp-board-card-the-double = Le Double
pulp-board-card-bounty-hunter = Chasseur de primes
pulp-board-card-traitor-ambassador = Ambassadeur félon
pulp-board-card-ion-storm = Orage ionique
pulp-board-card-meteor-shower = Pluie de météores
pulp-board-card-drive-failure = Panne de propulsion
pulp-board-card-distress-call = Signal de détresse
pulp-board-card-slave-revolt = Révolte d’esclaves
pulp-board-card-black-nebula = Nébuleuse noire
pulp-board-card-dome-city = Cité sous dôme
pulp-board-card-orbital-market = Marché orbital
pulp-board-card-ancient-ruins = Ruines des Anciens
pulp-board-card-free-spaceport = Astroport libre
pulp-board-card-underground-lab = Laboratoire souterrain
pulp-board-card-thrax-arena = Arène de Thrax

pulp-board-planet-arkadya = Arkadya
pulp-board-planet-brontus = Brontus VII
pulp-board-planet-cyrrh = Cyrrh
pulp-board-planet-dravik = Dravik Prime
pulp-board-planet-eos = Éos-9
pulp-board-planet-fomal = Fomal
pulp-board-planet-gorgonia = Gorgonia
pulp-board-planet-hesper = Voile d’Hesper
pulp-board-planet-ixalon = Ixalon
pulp-board-planet-jovar = Jovar
pulp-board-planet-kelm = Kelm
pulp-board-planet-luminar = Luminar

pulp-board-weapon-disintegrator = Désintégrateur Oméga
pulp-board-weapon-ray = Rayon Apaisant
pulp-board-weapon-mirror = Miroir Temporel
pulp-board-weapon-field = Champ de Phase
pulp-board-weapon-eye = Œil Cyclopéen
pulp-board-weapon-bomb = Bombe à Neutrons Noire

## Ce que font les cartes et les dés

pulp-board-line-strength = Force { $n }
pulp-board-line-second = { $n } de { $ability }
pulp-board-line-planets = Icônes planète { $n }
pulp-board-line-evading = L’éviter coûte { $count } { $count ->
    [one] point
   *[other] points
} de plus
pulp-board-line-bag = { $cube } va dans le sac
pulp-board-rule-strength = forces en { $ability } { $n }, au moins 1
pulp-board-rule-guards = Gardes à payer en { $ability } : force { $n }
pulp-board-rule-free-evasion = la première évasion de la phase ne coûte aucun point
pulp-board-rule-market = une fois par phase, une carte de la main contre { $n } dans une capacité
pulp-board-rule-first-is-key = la première carte affrontée de la phase peut se garder comme une clef
pulp-board-rule-cubes = { $n } cube en exploration
pulp-board-rule-raise = au début de la phase, un dé monte de { $count ->
    [one] { $count } face
   *[other] { $count } faces
}
pulp-board-rule-trophy = un Garde de force 3 ou plus affronté rend 1 { $ability }
pulp-board-exchange = { $points } points d’une autre capacité en valent 1
pulp-board-action-hive = Chaque Garde évité ajoute { $count ->
    [one] { $count } cube noir
   *[other] { $count } cubes noirs
} au sac.
pulp-board-action-quietus = La carte de gauche gagne 1 de force pour { $per } cubes noirs sur le Quietus, { $most } au plus.
pulp-board-free-cubes = { $n } { $count ->
    [one] cube
   *[other] cubes
}
pulp-board-free-guards = { $n } cube si au moins { $least } Gardes ont été affrontés
pulp-board-free-engaged = { $n } cube si au moins { $least } cartes ont été affrontées
pulp-board-free-whites-leave = Les cubes blancs tirés quittent le sac
pulp-board-free-double = Un cube de couleur donne 2 points au lieu de 1 ; { $n } cube
pulp-board-free-raise = Un dé monte de { $count ->
    [one] { $count } face
   *[other] { $count } faces
}
pulp-board-paid-cubes-then-lose = { $n } cubes, puis 1 { $ability } de moins
pulp-board-paid-blacks-leave = les cubes noirs tirés ne font rien
pulp-board-paid-redraw = remettre un cube tiré, en tirer un autre
pulp-board-paid-crew = +1 cube par dé d’équipage sur { $least } ou plus, { $n } au plus
pulp-board-paid-raise = un autre dé monte de { $count ->
    [one] { $count } face
   *[other] { $count } faces
}
pulp-board-paid-more = si aucun cube jaune n’est sorti, en tirer { $count } de plus
pulp-board-cost = { $any ->
    [0] { $keys ->
        [0] { "" }
        [1] une clef
       *[other] { $keys } clefs
    }{ $codes ->
        [0] { "" }
       *[other] { $keys ->
            [0] { "" }
           *[other] { " " }et{ " " }
        }{ $codes ->
            [1] un code
           *[other] { $codes } codes
        }
    }
   *[other] { $any } clefs ou codes
}
pulp-board-sentence = { $text }.
pulp-board-planet-paid = Pour { $cost } : { $effect }.
pulp-board-power-weaken = La force d’une carte { $n }
pulp-board-power-choose-ability = Choisir la capacité qui paie une carte
pulp-board-power-mirror = Un dé monte de { $count } faces, ou se relance
pulp-board-power-evade = Éviter une carte sans rien payer ni tirer
pulp-board-power-cubes = { $n } cube en exploration
pulp-board-power-blacken = Un cube noir quitte le sac
pulp-board-face-strength = { $n } en { $ability }
pulp-board-face-any = { $n } contre tout
pulp-board-also-raise = , et un dé système monte de { $count }
pulp-board-also-whites = , ou en évitant 2 cubes blancs quittent le sac
pulp-board-also-cube = , ou +1 cube en exploration
pulp-board-also-two-cubes = , ou en évitant 2 cubes au choix quittent le sac
pulp-board-face-cube = +1 cube en exploration
pulp-board-face-roll = en affrontant : lance le dé { $die ->
    [red] rouge
    [blue] bleu
   *[green] vert
}
pulp-board-face-swap = en affrontant un Garde à planète : échange un dé
pulp-board-face-reroll-agent = en affrontant un Agent ou un Évènement : relance un dé
pulp-board-face-reroll-guard = en affrontant un Garde à planète : relance un dé
pulp-board-face-icons = { $count ->
    [one] une icône planète d’une carte évitée compte
   *[other] une icône planète de { $count } cartes évitées compte
}
pulp-board-face-take = en évitant : un cube au choix quitte le sac
pulp-board-face-draw = en évitant : un cube au hasard quitte le sac
pulp-board-face-understand = une Super Arme trouvée devient comprise
pulp-board-face-choose = un cube jaune : choisir la Super Arme
pulp-board-in-sector = { $sector } : { $text }.
pulp-board-about-card = { $kind ->
    [guard] Garde, force { $strength }, icône { $icon }
    [agent] Agent, force { $strength }, icône { $icon }
    [event] Évènement, force { $strength }, icône { $icon }
   *[place] Lieu
}, cube { $cubes }{ $planets ->
    [0] { "" }
    [one] , { $planets } icône planète
   *[other] , { $planets } icônes planète
}{ $token ->
    [key] , une clef
    [code] , un code
   *[none] { "" }
}. { $text }

## Les coups

pulp-board-verb-leave = Laisser
pulp-board-verb-explore = Explorer
pulp-board-verb-raise = Monter
pulp-board-verb-engage = Affronter
pulp-board-verb-evade = Éviter
pulp-board-verb-die = Utiliser
pulp-board-verb-die-at = Utiliser
pulp-board-verb-strike = Utiliser
pulp-board-verb-cube = +1 cube
pulp-board-verb-reroll = Relancer
pulp-board-verb-swap = Échanger
pulp-board-verb-lower = Baisser
pulp-board-verb-weapon = Utiliser
pulp-board-verb-weapon-at = Utiliser
pulp-board-verb-pay = Payer
pulp-board-verb-take = Prendre
pulp-board-verb-draw = Tirer
pulp-board-verb-sell = Vendre
pulp-board-verb-activate = Activer
pulp-board-verb-spend = Donner
pulp-board-verb-gain = Gagner
pulp-board-verb-study = Étudier
pulp-board-verb-understand = Comprendre
pulp-board-verb-claim = Choisir
pulp-board-verb-lose = Perdre
pulp-board-verb-keep = Garder
pulp-board-verb-keep-as-key = Garder
pulp-board-verb-done = Continuer

pulp-board-do-leave = laisser { $die }
pulp-board-do-explore = explorer { $planet }
pulp-board-do-raise = monter { $die }
pulp-board-do-engage = affronter
pulp-board-do-evade = éviter
pulp-board-do-die = utiliser { $die }
pulp-board-do-die-at = contre la force en { $ability }
pulp-board-do-strike = contre la force en { $ability }
pulp-board-do-cube = +1 cube en exploration
pulp-board-do-reroll = relancer { $die }
pulp-board-do-swap = contre { $other }
pulp-board-do-lower = baisser de { $n } { $n ->
    [one] face
   *[other] faces
}
pulp-board-do-weapon = utiliser { $weapon }
pulp-board-do-weapon-at = en { $ability }
pulp-board-do-pay = payer { $n } { $ability }
pulp-board-do-take = un cube { $colour ->
    [red] rouge
    [blue] bleu
    [green] vert
    [black] noir
    [white] blanc
   *[yellow] jaune
}
pulp-board-do-draw = tirer les cubes
pulp-board-do-sell = vendre { $token ->
    [key] une clef
   *[code] un code
}
pulp-board-do-activate = payer l’effet
pulp-board-do-spend = donner { $token ->
    [key] une clef
   *[code] un code
}
pulp-board-do-gain = +1 { $ability }
pulp-board-do-study = étudier { $weapon }
pulp-board-do-understand = comprendre { $weapon }
pulp-board-do-claim = prendre { $weapon }
pulp-board-do-lose = perdre 1 { $ability }
pulp-board-do-keep = garder { $card }
pulp-board-do-keep-as-key = garder { $card } comme une clef
pulp-board-do-done = continuer
