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
pulp-board-kind-event = Événement
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
pulp-board-line-evading = S’en évader coûte { $count } { $count ->
    [one] point
   *[other] points
} de plus
pulp-board-line-bag = { $cube } va dans le sac
pulp-board-rule-strength = forces en { $ability } { $n }, au moins 1
pulp-board-rule-guards = Gardes à payer en { $ability } : force { $n }
pulp-board-rule-free-evasion = la première évasion de la phase ne coûte aucun point
pulp-board-rule-market = une fois par phase, une carte de la main contre { $n } dans une capacité
pulp-board-rule-first-is-key = la première carte engagée de la phase peut se garder comme une clef
pulp-board-rule-cubes = { $n } cube en exploration
pulp-board-rule-raise = au début de la phase, un dé monte de { $count ->
    [one] { $count } face
   *[other] { $count } faces
}
pulp-board-rule-trophy = un Garde de force imprimée { $least } ou plus engagé rend 1 { $ability }
pulp-board-exchange = { $points } { AGREE($points, "point d’une autre capacité en vaut 1", "points d’une autre capacité en valent 1") }
pulp-board-action-hive = Chaque Garde dont on s’évade ajoute { $count ->
    [one] { $count } cube noir
   *[other] { $count } cubes noirs
} au sac.
pulp-board-action-quietus = La carte de gauche gagne 1 de force de sa propre icône { $per ->
    [one] par cube noir posé
   *[other] pour { $per } cubes noirs posés
} sur le Quietus, { $most } au plus.
pulp-board-free-cubes = { $n } { $count ->
    [one] cube
   *[other] cubes
}
pulp-board-free-guards = { $n } cube si au moins { $least } Gardes ont été engagés
pulp-board-free-engaged = { $n } cube si au moins { $least } cartes ont été engagées
pulp-board-free-whites-leave = Les cubes blancs tirés quittent le sac
pulp-board-free-double = Un cube de couleur donne 2 points au lieu de 1 ; { $n } cube
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
   *[other] { $any } { AGREE($any, "clef ou code", "clefs ou codes") }
}
pulp-board-sentence = { $text }.
pulp-board-planet-paid = Pour { $cost } : { $effect }.
pulp-board-power-weaken = La force d’une carte { $n }
pulp-board-power-choose-ability = Choisir la capacité qui paie une carte
pulp-board-power-mirror = Un dé monte de { $count } { AGREE($count, "face", "faces") }, ou se relance
pulp-board-power-evade = S’évader d’une carte sans rien payer ni tirer
pulp-board-power-cubes = { $n } cube en exploration
pulp-board-power-blacken = Un cube noir quitte le sac
pulp-board-face-strength = { $n } en { $ability }
pulp-board-face-any = { $n } contre tout
pulp-board-also-raise = , et un dé de système monte de { $count }
pulp-board-also-whites = , ou en s’évadant 2 cubes blancs quittent le sac
pulp-board-also-cube = , ou +1 cube en exploration
pulp-board-also-two-cubes = , ou en s’évadant 2 cubes au choix, jamais de jaune, quittent le sac
pulp-board-face-cube = +1 cube en exploration
pulp-board-face-roll = en engageant : lance le dé { $die ->
    [red] rouge
    [blue] bleu
   *[green] vert
}
pulp-board-face-swap = en engageant un Garde à planète : échange un dé
pulp-board-face-reroll-agent = en engageant un Agent ou un Événement : relance un dé
pulp-board-face-reroll-guard = en engageant un Garde à planète : relance un dé
pulp-board-face-icons = { $count ->
    [one] une icône planète d’une carte évadée compte
   *[other] une icône planète de { $count } cartes évadées compte
}
pulp-board-face-take = en s’évadant : un cube au choix, jamais jaune, quitte le sac à la place du premier tirage
pulp-board-face-draw = en s’évadant : un cube au hasard quitte le sac à la place du premier tirage, sans rien coûter ; un jaune y retourne
pulp-board-face-understand = une Super Arme trouvée devient comprise
pulp-board-face-choose = un cube jaune : choisir la Super Arme
pulp-board-in-sector = { $sector } : { $text }.
pulp-board-about-card = { $kind ->
    [guard] Garde, force { $strength }, icône { $icon }
    [agent] Agent, force { $strength }, icône { $icon }
    [event] Événement, force { $strength }, icône { $icon }
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
pulp-board-verb-engage = Engager
pulp-board-verb-evade = S’évader
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
pulp-board-verb-exchange = Payer
pulp-board-verb-take = −1
pulp-board-verb-put-back = Remettre
pulp-board-verb-draw = Tirer
pulp-board-verb-sell = Vendre
pulp-board-verb-activate = Activer
pulp-board-verb-spend = Donner
pulp-board-verb-find = Trouver
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
pulp-board-do-engage = engager
pulp-board-do-evade = s’évader
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
pulp-board-do-exchange = payer { $n } { $ability } pour { $due }
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
pulp-board-do-find = prendre la Super Arme du dessus de la pile
pulp-board-do-gain = +1 { $ability }
pulp-board-gained = { $n } { $ability }
pulp-board-exchanged = { $n } { $ability } pour { $covers } { $due }
pulp-board-do-study = étudier { $weapon }
pulp-board-do-understand = comprendre { $weapon }
pulp-board-do-claim = prendre { $weapon }
pulp-board-do-lose = perdre 1 { $ability }
pulp-board-do-keep = garder { $card }
pulp-board-do-keep-as-key = garder { $card } comme une clef
pulp-board-do-done = continuer

## Le plateau

pulp-board-moment-mine = À vous
pulp-board-moment-watch = En cours
pulp-board-moment-over = Terminé
pulp-board-sectors = Les secteurs de l’Hégémonie
pulp-board-alien-short-kah = Kah
pulp-board-alien-short-omn = Quietus
pulp-board-alien-short-veld = Veld
pulp-board-pile = { $state ->
    [done] terminé
   *[other] { $cards } { $cards ->
        [one] carte
       *[other] cartes
    }
}
# Ce que les cubes noirs du Quietus donnent à la carte de gauche.
pulp-board-load = force +{ $n }
pulp-board-planets = Les planètes
pulp-board-row = La rangée des rencontres
pulp-board-nothing = rien
pulp-board-stamp-engaged = VAINCU
pulp-board-stamp-evaded = ÉVADÉ
pulp-board-due = à payer
pulp-board-due-left = reste
pulp-board-due-evade = évasion
pulp-board-standing = { $fate ->
    [engaged] Engagée.
    [evaded] Évadée.
   *[other] { $engageable ->
        [no] On ne peut que s’en évader.
       *[yes] À payer : { $due }{ $borrowed ->
            [no] { "" }
           *[yes] { " " }(icône de { $icon })
        }.
    }
} { $fate ->
    [evaded] { "" }
   *[other] { $planets ->
        [0] Aucune icône planète.
        [one] Compte pour { $planets } icône planète.
       *[other] Compte pour { $planets } icônes planète.
    }
}
pulp-board-ship = Votre capitaine
pulp-board-ship-theirs = Capitaine
pulp-board-captain-short-mina = Mina
pulp-board-captain-short-rex = Rex
pulp-board-captain-short-quill = Doc Quill
pulp-board-captain-short-zora = Zora
pulp-board-captain-short-jax = Jax
pulp-board-captain-short-astra = Astra
pulp-board-track = { $ability } { $points } sur { $most }
pulp-board-about-combat = Paie les cartes dont l’icône est un pistolet. Un cube rouge tiré dans une évasion en coûte 1.
pulp-board-about-diplomacy = Paie les cartes dont l’icône est une bulle. Un cube bleu tiré dans une évasion en coûte 1.
pulp-board-about-science = Paie les cartes dont l’icône est un atome. Un cube vert tiré dans une évasion en coûte 1.
pulp-board-dice = Les dés
pulp-board-die-on = { $die }, face { $n }
pulp-board-guest = Lancé par l’I.A. : { $die }
pulp-board-glance-roll-red = lance rouge
pulp-board-glance-roll-blue = lance bleu
pulp-board-glance-roll-green = lance vert
pulp-board-glance-swap = échange
pulp-board-glance-reroll = relance
pulp-board-glance-take = −1 cube
pulp-board-glance-understand = comprend
pulp-board-glance-choose = choisit
pulp-board-bar-wrong-moment = Pas maintenant : ce n’est pas son moment (règle { $section }).
pulp-board-bar-die-used = Un dé par engagement ou évasion, chacun une fois par carte (règle { $section }).
pulp-board-bar-once-a-turn = Déjà utilisé ce tour-ci (règle { $section }).
pulp-board-bar-paying-began = Le paiement a commencé : les dés et les armes viennent avant (règle { $section }).
pulp-board-bar-nothing-to-do = Rien sur quoi agir ici (règle { $section }).
pulp-board-bar-not-understood = Pas encore comprise (règle { $section }).
pulp-board-hand = Votre main
pulp-board-hand-theirs = Main
pulp-board-in-hand = { $token ->
    [key] { $n ->
        [0] Aucune clef
        [one] { $n } clef
       *[other] { $n } clefs
    }
   *[code] { $n ->
        [0] Aucun code
        [one] { $n } code
       *[other] { $n } codes
    }
} en main
pulp-board-locker = Le sac et les Super Armes
pulp-board-bag = Le sac : { $n } { $n ->
    [one] cube
   *[other] cubes
}
pulp-board-in-bag = { $cubes } dans le sac
pulp-board-tally-colour = Le prochain cube tiré l’est à { $percent } %. Il en reste { $reserve } dans la réserve.
pulp-board-about-cube-red = Rouge : dans une évasion, coûte 1 Combat ; en explorant, 1 point au choix, ou un pas vers la compréhension d’une arme.
pulp-board-about-cube-blue = Bleu : dans une évasion, coûte 1 Diplomatie ; en explorant, 1 point au choix, ou un pas vers la compréhension d’une arme.
pulp-board-about-cube-green = Vert : dans une évasion, coûte 1 Super Science ; en explorant, 1 point au choix, ou un pas vers la compréhension d’une arme.
pulp-board-about-cube-black = Noir : en explorant, va sur le Quietus, ou coûte 1 point si son secteur est passé.
pulp-board-about-cube-white = Blanc : en explorant, un échec ; il retourne au sac.
pulp-board-about-cube-yellow = Jaune : en explorant, une Super Arme est trouvée.
pulp-board-odds-next = Prochain cube : { $percent } % de jaune.
pulp-board-odds-exploration = { $cubes ->
    [0] Aucun cube à tirer sur la planète.
    [one] { $cubes } cube à tirer : { $percent } % de trouver une Super Arme.
   *[other] { $cubes } cubes à tirer : { $percent } % de trouver une Super Arme.
}
pulp-board-odds-if-engaged = Si vous engagez { $card } : { $cubes ->
    [0] aucun cube à tirer
    [one] { $cubes } cube à tirer
   *[other] { $cubes } cubes à tirer
}, { $percent } % de trouver une Super Arme.
pulp-board-weapons = Super Armes
pulp-board-found = { $found } sur { $of }
pulp-board-weapons-left = { $n } { $n ->
    [one] encore cachée
   *[other] encore cachées
}
pulp-board-understanding = { $state ->
    [used] Comprise, déjà utilisée dans cette phase.
    [ready] Comprise : une fois par phase de rencontre.
   *[closed] { $missing ->
        [one] Encore { $missing } cube pour la comprendre.
       *[other] Encore { $missing } cubes pour la comprendre.
    }
}
pulp-board-needs = { $n ->
    [0] À comprendre : rien.
    [one] À comprendre : { $n } cube.
   *[other] À comprendre : { $n } cubes.
}
pulp-board-rest = { $n } { $n ->
    [one] rencontre jamais vue
   *[other] rencontres jamais vues
}
pulp-board-rest-planets = Planètes en pile
pulp-board-keeps = { $n ->
    [one] Un dé est gardé
   *[other] { $n } dés sont gardés
}
pulp-board-motto-mina = « Tous mes dés, un casque, et personne pour me dire non. »
pulp-board-motto-rex = « On frappe d’abord. On explique au Conseil ensuite. »
pulp-board-motto-quill = « Toute arme est une équation mal posée. »
pulp-board-motto-zora = « Souriez. Ils visent moins bien quand on sourit. »
pulp-board-motto-jax = « Si ça vole, je le pilote. Si ça tombe, aussi. »
pulp-board-motto-astra = « Un œil me suffit pour voir le piège. »
pulp-board-about-die-red = Équipage : frappe les forces, Combat surtout.
pulp-board-about-die-blue = Équipage : Diplomatie, et des cubes en exploration.
pulp-board-about-die-green = Équipage : Super Science, et fait monter les systèmes.
pulp-board-about-die-orange = Système : lance d’autres dés, en relance, en échange.
pulp-board-about-die-pink = Système : fouille le sac, sauve des icônes, comprend.
pulp-board-haul = L’exploration
pulp-board-sum-icons = des cartes
pulp-board-sum-planet = de la planète
pulp-board-sum-place = du lieu
pulp-board-sum-bonus = des dés et armes
pulp-board-sum-total = { $n } { $n ->
    [one] cube
   *[other] cubes
}
pulp-board-went-waiting = à résoudre
pulp-board-went-weapon = { $weapon }
pulp-board-went-quietus = au Quietus
pulp-board-went-lost = −1 { $ability }
pulp-board-went-reserve = réserve
pulp-board-went-bag = au sac

## La décision

pulp-board-who-me = À vous
pulp-board-who-watched = En cours
pulp-board-who-over = Terminé
pulp-board-turn = Tour { $n }
pulp-board-where = tour { $turn } sur { $turns }{ $at ->
    [0] { "" }
   *[other] { " " }· rencontre { $at } sur { $of }
}
pulp-board-ask-leaving = { $n ->
    [one] Quel dé laisser à quai ?
   *[other] Quels dés laisser à quai ?
}
pulp-board-why-leaving = { $captain } part avec les autres. Les dés d’équipage commencent sur 6, les dés de système sont lancés.
pulp-board-ask-planet = Quelle planète explorer ce tour-ci ?
pulp-board-why-planet = On la choisit avant de voir les rencontres. Celles qui restent viendront plus tard.
pulp-board-ask-raising = Quel dé monter de { $n } { $n ->
    [one] face
   *[other] faces
} ?
pulp-board-why-raising = { $cause ->
    [place] L’astroport entretient vos dés.
    [engineer] L’ingénieur fait monter un dé de système.
   *[planet] { $planet } fait monter un dé.
}
pulp-board-ask-meeting = { $card } : engager ou s’évader ?
pulp-board-why-meeting = Engagée, elle garde son icône et ses planètes. En s’évadant : le risque, en %, que chaque capacité perde un point.
pulp-board-odd-nought = Force imprimée 0 : on ne peut que s’évader (règle { $section }).
pulp-board-odd-alone = Seule dans la ligne, elle se paie avec sa propre icône (règle { $section }).
pulp-board-danger = Attention : s’évader a { $n } % de chances de finir la mission.
pulp-board-danger-engaging = Attention : de quelque façon qu’on la paie, deux capacités finissent à 0.
pulp-board-left = il en reste { $n }
pulp-board-ends = met fin à la mission
pulp-board-missing = { $n ->
    [one] Il manque un point : il s’échange contre { $exchange } d’une autre capacité.
   *[other] Il manque { $n } points : chacun s’échange contre { $exchange } d’une autre capacité.
}
pulp-board-ask-engaging = Comment payer { $card } ?
pulp-board-why-engaging = Chaque force avec sa propre capacité. { $exchange } { AGREE($exchange, "point d’une autre en vaut 1", "points d’une autre en valent 1") } : touchez sa piste.
pulp-board-ask-rolled = Que fait ce dé ?
pulp-board-why-rolled = L’intelligence artificielle l’a lancé pour cette carte seulement.
pulp-board-ask-lowering = De combien baisser { $die } ?
pulp-board-why-lowering = Un dé utilisé baisse d’une face ; vous pouvez en sauter une.
pulp-board-ask-rerolling = Quel dé relancer ?
pulp-board-why-rerolling = N’importe lequel des vôtres.
pulp-board-ask-swapping = Quel dé échanger, contre lequel ?
pulp-board-why-swapping = Un dé d’équipage arrive sur 6, un dé de système est lancé.
pulp-board-ask-mirroring = Quel dé le Miroir touche-t-il ?
pulp-board-why-mirroring = Il monte de { $n } { AGREE($n, "face", "faces") }, ou se relance.
pulp-board-ask-evading = Avec quoi fuir { $card } ?
pulp-board-why-evading = { $n ->
    [0] Rien à payer
    [one] { $n } point de la capacité de votre choix
   *[other] { $n } points, chacun d’une capacité de votre choix
} ; { $cubes ->
    [0] aucun cube de couleur n’est à tirer.
    [one] ensuite { $cubes } cube de couleur est tiré, qui coûte 1 point.
   *[other] ensuite { $cubes } cubes de couleur sont tirés, chacun coûte 1 point.
}
pulp-board-ask-taking = Quel cube retirer du sac ?
pulp-board-why-taking = { $n ->
    [one] Encore { $n }, vers la réserve.
   *[other] Encore { $n }, vers la réserve.
}
pulp-board-ask-understanding = Quelle Super Arme comprendre ?
pulp-board-why-understanding = La numérisation l’analyse sans cubes.
pulp-board-ask-trading = Quelle capacité le marché remonte-t-il ?
pulp-board-why-trading = De { $n } { $n ->
    [one] point
   *[other] points
}.
pulp-board-ask-preparing = Prêt à explorer { $planet } ?
pulp-board-why-preparing = { $cubes ->
    [0] Aucun cube ne sera tiré.
    [one] { $cubes } cube sera tiré du sac.
   *[other] { $cubes } cubes seront tirés du sac.
}
pulp-board-ask-settling = Agir sur ce tirage ?
pulp-board-why-settling = Les cubes sont sur la table, rien n’est encore résolu.
pulp-board-ask-putting-back = Quel cube remettre au sac ?
pulp-board-why-putting-back = Un autre sera tiré à sa place.
pulp-board-ask-spending = Que donner pour { $planet } ?
pulp-board-why-spending = Encore { $n } { $n ->
    [one] carte
   *[other] cartes
} de la main, clef ou code.
pulp-board-ask-finding = Un cube jaune : choisir la Super Arme ?
pulp-board-why-finding = La numérisation peut fouiller la pile.
pulp-board-ask-claiming = Quelle Super Arme prendre ?
pulp-board-why-claiming = Les autres retournent dans la pile, mélangées.
pulp-board-ask-using = À quoi sert { $cube } ?
pulp-board-why-using = Un point dans une capacité, sous son maximum, ou un pas vers la compréhension d’une arme trouvée.
pulp-board-ask-losing = Quelle capacité perd 1 point ?
pulp-board-why-losing = Le Quietus est derrière vous : le cube noir frappe.
pulp-board-ask-resolving = Quel cube vient d’abord ?
pulp-board-why-resolving = { $cube } peut servir maintenant{ $yellow ->
    [yes] { " " }; ce qu’un cube jaune trouve peut s’étudier aussitôt
   *[no] { "" }
}{ $black ->
    [yes] { " " }; un noir coûte un point, mais fait de la place pour un autre
   *[no] { "" }
}.
pulp-board-ask-keeping = Quelles cartes garder en main ?
pulp-board-why-keeping = Celles que vous avez engagées et qui portent une clef ou un code. Décochez ce dont vous ne voulez pas.
pulp-board-ask-over = La mission est finie.
pulp-board-why-over = { "" }
pulp-board-points = { $n } { $n ->
    [0] point
    [one] point
   *[other] points
}
pulp-board-then = , puis −1 :
pulp-board-otherwise = Autrement
pulp-board-from-to = { $from } → { $to }
pulp-board-percent = { $n } %
pulp-board-draw = Tirer { $n } { $n ->
    [0] cube
    [one] cube
   *[other] cubes
}
pulp-board-lower-to = Sur { $n }
pulp-board-done-raising = Ne rien monter
pulp-board-done-rolled = Ne pas s’en servir
pulp-board-done-rerolling = Ne rien relancer
pulp-board-done-settling = Résoudre les cubes
pulp-board-draw-evading = Tirer les cubes
pulp-board-done-keeping = Garder, finir le tour

## La fin

pulp-board-end-weapons-found = Les { $of } Super Armes sont trouvées en { $turn } { AGREE($turn, "tour", "tours") }. L’Hégémonie rentre chez elle, et { $captain } reprend son commerce.
pulp-board-end-abilities-lost = Deux capacités à 0 au tour { $turn } : { $captain } ne peut plus rien. { $alien } envahit l’Alliance.
pulp-board-end-piles-exhausted = Toutes les rencontres ont eu lieu, et { $found } { AGREE($found, "Super Arme", "Super Armes") } sur { $of }. L’invasion commence sans attendre { $captain }.
pulp-board-end = Fin de la mission
pulp-board-end-won = VICTOIRE !
pulp-board-end-lost = INVASION
pulp-board-ask-won = Mission accomplie
pulp-board-ask-lost = Mission perdue
pulp-board-end-arms = { $found } { $found ->
    [0] Super Arme trouvée
    [one] Super Arme trouvée
   *[other] Super Armes trouvées
} sur { $of }, en { $turn } { AGREE($turn, "tour", "tours") }.
pulp-board-end-planets = Planètes explorées
pulp-board-end-understood = Armes comprises
pulp-board-end-yellow = Jaunes restés au sac
pulp-board-end-home = Accueil
pulp-board-end-journal = Journal
pulp-board-end-again = Rejouer

## Les règles

pulp-board-rules = Pulp Invasion! en une page
pulp-board-rules-goal = Trouvez les { $n } Super Armes avant que les trois piles de rencontres ne soient vides. Deux capacités à 0 pendant une rencontre, et tout est perdu.
pulp-board-rules-turn-1 = Choisissez une planète, puis quatre rencontres sont retournées ; leurs cubes vont dans le sac, un lieu remplace le précédent.
pulp-board-rules-turn-2 = De gauche à droite, chaque carte : engager ou s’évader. On l’engage avec l’icône de la carte suivante ; la dernière prend celle de la première.
pulp-board-rules-turn-3 = Engager coûte sa force. Deux points d’une autre capacité en valent un ; un dé par carte peut aider.
pulp-board-rules-turn-4 = S’évader coûte un point au choix, puis deux cubes de couleur sont tirés : chacun coûte un point de sa capacité. La carte ne compte plus.
pulp-board-rules-turn-5 = Enfin la planète : autant de cubes que d’icônes planète sur les cartes engagées. Gardez les clefs et les codes : les planètes s’en paient.
pulp-board-rules-cubes = Les cubes
pulp-board-rules-signs = Les signes
pulp-board-about-sign-planet = Icône planète : un cube à tirer en exploration, si la carte a été engagée.
pulp-board-about-sign-key = Clef : se garde en main, paie l’effet d’une planète.
pulp-board-about-sign-code = Code : se garde en main, paie l’effet d’une planète.
pulp-board-rules-dice = Un dé utilisé descend d’une face, ou de deux. Sur 1 il reste utilisable, jusqu’à ce qu’on le relance.

## La galerie
pulp-board-gallery-captain = Capitaines
pulp-board-gallery-planet = Planètes
pulp-board-gallery-super-weapon = Super Armes
