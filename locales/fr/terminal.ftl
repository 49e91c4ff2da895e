# Le programme dans un terminal.

## Aide

terminal-heading-usage = Usage :
terminal-heading-commands = Commandes
terminal-heading-arguments = Arguments
terminal-heading-options = Options

terminal-about-rempart = Rempart : des jeux d’invasion. Sans commande, sert le site.
terminal-about-serve = Sert le site
terminal-serving = Rempart est à { $address } (Ctrl-C l’arrête ; tous les coups sont en sûreté)
terminal-metrics = Les mesures pour Prometheus sont sous { $address } et /metrics
terminal-data-mended = Ce qui est gardé dans { $folder } était ouvert : d’autres sur cette machine pouvaient le lire. Désormais, seul son propriétaire le peut.
terminal-backup-done = Tout est dans { $file }. Pour le restaurer, arrêtez le serveur et mettez-le à la place de rempart.db.

## Administration

terminal-admin-closed = La table { $what } est fermée.
terminal-admin-banned = { $what } est exclu.
terminal-admin-unbanned = { $what } n’est plus exclu.
terminal-admin-forgotten = De { $what }, il ne reste rien, sinon que quelqu’un était là.
terminal-admin-tables = table | jeu | état | personnes | coups | dernier
terminal-admin-people = personne | nom | compte | tables | connexions | depuis
terminal-admin-sessions = personne | nom | depuis | dernière
terminal-admin-bans = qui | depuis | pourquoi
terminal-about-play = Joue une partie ici, contre ou avec des robots
terminal-about-simulate = Joue beaucoup de parties entre robots et compte ce qui arrive
terminal-about-balance = Fait un tableau des taux de victoire, en Markdown
terminal-about-train = Entraîne le réseau d’un robot en le faisant jouer contre lui-même ; même graine, mêmes poids
terminal-about-replay = Montre une partie enregistrée
terminal-about-verify = Vérifie des parties enregistrées
terminal-about-cards = Donne toutes les cartes d’un jeu
terminal-about-backup = Copie tout dans un seul fichier, sans arrêter le serveur
terminal-about-admin = S’occupe des tables et des gens, sans arrêter le serveur
terminal-about-tables = Donne la liste des tables
terminal-about-people = Donne la liste des gens
terminal-about-sessions = Donne la liste des navigateurs connectés
terminal-about-bans = Donne la liste des exclus
terminal-about-close = Ferme une table, qu’on peut encore lire
terminal-about-ban = Exclut une personne ou une adresse : elle ne peut plus ouvrir de table, prendre place ni parler
terminal-about-unban = Lève une exclusion
terminal-about-export = Écrit en JSON tout ce qui est gardé d’une personne
terminal-about-forget = Efface une personne : des robots prennent ses places, son nom et ses mots disparaissent

terminal-arg-lang = La langue : fr ou en (sinon celle du système)
terminal-arg-help = Montre cette aide
terminal-arg-version = Montre la version
terminal-arg-listen = L’adresse d’écoute (127.0.0.1:8080)
terminal-arg-data = Le dossier qui garde parties et joueurs (rempart-data)
terminal-arg-metrics = Une seconde adresse, où /metrics répond à Prometheus (aucune)
terminal-arg-trusted_proxy = Un serveur web, ou leur réseau, comme 10.0.0.0/24, que l’on croit quand il dit pour qui il demande ; peut être répété (cette machine)
terminal-arg-keep = Après combien de jours finit ce à quoi personne ne touche : lobby=7, guest=180, talk=365 (après la partie), game=14 (elle s’endort) ; peut être répété
terminal-arg-log = La forme du journal : text, ou json avec un objet par ligne (text)
terminal-arg-copy = Le fichier à créer
terminal-arg-most = Le nombre de lignes (100)
terminal-arg-table = La table, telle que son adresse la nomme
terminal-arg-reason = Pourquoi, en quelques mots : les intéressés les liront
terminal-arg-who = Une personne, par son numéro dans la liste ou le nom de son compte ; ou une adresse
terminal-arg-game = Le jeu, par son nom court : oh-no
terminal-arg-players = Le nombre de joueurs (le plus petit possible)
terminal-arg-options = Une option du jeu, comme level=2 ; peut être répétée
terminal-arg-seed = La graine du hasard : un nombre entier, ou 64 chiffres hexadécimaux
terminal-arg-cards = Un fichier de cartes à la place de celles du jeu
terminal-arg-bots = random, cadet, sergeant, captain, search, search:N parties ou search:Nms ; pour simulate, un seul pour toutes les places ou un par place, avec des virgules
terminal-arg-over = Ce que le tableau parcourt : une option, une option avec quelques valeurs, ou players=2,3 ; peut être répété
terminal-arg-games = Le nombre de parties (1000)
terminal-arg-threads = Le nombre de fils d’exécution (un par cœur) ; les résultats n’en dépendent pas
terminal-arg-json = Écrit du JSON
terminal-arg-toml = Écrit le fichier de cartes tel quel
terminal-arg-records = Un dossier où enregistrer chaque partie
terminal-arg-net = Le réseau : pour xeno, peace, ou invasion pour le mode Invasion
terminal-arg-weights = Où écrire les poids
terminal-arg-file = Une partie enregistrée
terminal-arg-files = Des parties enregistrées
terminal-arg-ply = Montre la partie après tant de coups (tous)
terminal-arg-seat = La place : A, B, … Pour replay ce qu’elle voit (vue d’un spectateur), pour play la vôtre (A)

## Ce qui ne va pas dans un appel

terminal-usage-command = Il n’y a pas de commande « { $given } ». Il y a : { $known }.
terminal-usage-argument = « { $given } » n’a pas de sens ici. Ajoutez --help pour voir ce qui en a.
terminal-usage-value = { $argument } ne peut pas être « { $given } » : il faut { $expected }.
terminal-usage-no-value = { $argument } demande une valeur.
terminal-usage-missing = Il manque : { $argument }. Ajoutez --help pour voir l’usage.
terminal-usage-conflict = { $argument } et { $other } s’excluent.
terminal-expected-lang = fr ou en
terminal-expected-log = text ou json
terminal-expected-number = un nombre entier, pas trop grand

terminal-error-game = Il n’y a pas de jeu « { $given } ». Il y a : { $known }.
terminal-error-players = { $asked } { AGREE($asked, "joueur", "joueurs") } demandés, mais le jeu se joue de { $least } à { $most }.
terminal-error-key = Il n’y a pas d’option « { $key } ». Il y a : { $known }.
terminal-error-value = L’option « { $key } » ne peut pas valoir « { $value } » : elle accepte { $values }.
terminal-error-pair = Une option s’écrit clé=valeur, et non « { $given } ».
terminal-error-bot = Il n’y a pas de robot « { $given } ». Il y a : { $known }.
terminal-error-bots = { $bots } robots pour { $players } places : donnez-en un pour toutes, ou un par place.
terminal-error-seed = « { $given } » n’est pas une graine : donnez un nombre entier, ou 64 chiffres hexadécimaux.
terminal-error-seat = « { $given } » n’est pas une place de cette partie : donnez A à { $last }.
terminal-error-ply = La partie a { $plies } { AGREE($plies, "coup", "coups") } : il n’y a pas de position après { $given }.
terminal-error-over = « { $given } » ne se parcourt pas : nommez une option dont les valeurs se comptent, une option avec ses valeurs comme rounds=20,40, ou players.
terminal-error-games = Il faut jouer au moins une partie.
terminal-error-net = Ce jeu n’a pas de réseau « { $given } ». Il y a : { $known }.
terminal-error-no-nets = Le jeu « { $given } » n’a pas de réseau à entraîner. Il y en a pour : { $known }.
terminal-error-threads = Il faut au moins un fil d’exécution.
terminal-error-cards = { $file }, ligne { $line } : { $what }
terminal-error-read = Impossible de lire { $file } : { $why }
terminal-error-write = Impossible d’écrire { $file } : { $why }
terminal-error-record = { $file }, { $why }
terminal-error-serve = Impossible de servir le site : { $why }
terminal-error-store = Impossible de lire ou de changer ce qui est gardé : { $why }
terminal-error-foreign = { $file } est la base d’un autre programme, ou d’une version plus récente de celui-ci. Rien n’y a été changé ; nommez un autre dossier avec --data.
terminal-error-broken = { $file } n’est pas une base, ou elle est abîmée. Rien n’y a été changé ; mettez à sa place une copie faite par rempart backup, ou nommez un autre dossier avec --data.
terminal-error-in-use = Un autre serveur utilise { $folder }. Arrêtez-le, ou nommez un autre dossier avec --data ; plusieurs serveurs se partagent une base PostgreSQL.
terminal-error-shared = Tout est dans la base que nomme DATABASE_URL : pg_dump la copie sans arrêter le serveur.
terminal-error-table = Il n’y a pas de table « { $given } ».
terminal-error-person = Personne n’est connu comme « { $given } ».
terminal-error-banned = « { $given } » n’est pas exclu.

terminal-record-none = ligne { $line } : ce n’est pas un enregistrement ; la première ligne serait « rempart record 1 ».
terminal-record-expected = ligne { $line } : attendu ici : { $what }.
terminal-record-unexpected = ligne { $line } : « { $what } » n’a rien à faire ici.

terminal-replay-other = ligne { $line } : { $what ->
    [rules] partie jouée sous la révision { $recorded } des règles ; ce programme joue la révision { $here }.
    [cards] partie jouée avec les cartes { $recorded } ; ici ce sont { $here }.
   *[game] enregistrement de { $recorded } ; ici le jeu est { $here }.
}
terminal-replay-sealed = la graine est gardée secrète : la partie était encore en cours à l’enregistrement.
terminal-replay-promise = la graine n’est pas celle qui avait été promise avant la partie.
terminal-replay-unreadable = ligne { $line } : « { $mv } » n’est pas un coup.
terminal-replay-illegal = ligne { $line } : { $seat } ne peut pas jouer « { $mv } » ici.
terminal-replay-outcome = ligne { $line } : l’enregistrement dit « { $recorded } », mais la partie finit « { $here } ».

## Simulate

terminal-train-wrong = après { $games } { AGREE($games, "partie", "parties") } : erreur moyenne { $wrong }
terminal-simulate-progress = {"{wide_bar}"} {"{pos}"}/{"{len}"} parties, encore {"{eta}"}
terminal-simulate-heading =
    { $game }, { $players } { AGREE($players, "joueur", "joueurs") }, { $options }
    { $games } { AGREE($games, "partie", "parties") }, graine { $seed }
terminal-simulate-seat = place
terminal-simulate-bot = robot
terminal-simulate-wins = victoires
terminal-simulate-rate = taux de victoire [95 %]
terminal-simulate-score = score moyen [95 %]
terminal-simulate-ending = fin
terminal-simulate-games = parties
terminal-simulate-share = part [95 %]
terminal-simulate-pace =
    { $length } { AGREE($length, "coup", "coups") } par partie, de { $shortest } à { $longest }
    { $moves } { AGREE($moves, "coup", "coups") } en { $seconds } s : { $games } { AGREE($games, "partie", "parties") } et { $speed } { AGREE($speed, "coup", "coups") } par seconde

terminal-balance-length = coups par partie
terminal-balance-fact = compté
terminal-balance-total = total
terminal-balance-per-game = par partie

## Play

terminal-play-welcome =
    Vous êtes à la place { $seat }, des robots aux autres. Tapez le numéro d’un coup, ou son texte entre parenthèses.
    ? pour l’aide, p pour la position, u pour reprendre un coup, q pour quitter.
terminal-play-moves = Vos coups :
terminal-play-word = La table attend votre réponse à ce qui est proposé. Vous pouvez dire :
terminal-play-number = Donnez un numéro de 1 à { $most }.
terminal-play-unreadable = « { $given } » n’est pas un coup. Donnez le numéro d’un coup, ou ? pour l’aide.
terminal-play-refused = Impossible : { $why } (règle { $section })
terminal-play-no-undo = Votre dernier coup ne peut être repris : le hasard a parlé, quelqu’un a joué, ou quelqu’un a appris quelque chose.
terminal-play-too-late = La partie est finie.
terminal-play-not-asked = Ce n’est pas à vous de décider maintenant.
terminal-play-help =
    Un numéro joue ce coup de la liste ; son texte entre parenthèses aussi.
    p montre encore la position, u reprend votre dernier coup si personne n’en a rien appris, q quitte, ? montre cette aide.
terminal-play-asides = Vous pouvez aussi dire, en le tapant : { $asides }
terminal-play-over =
    { $verdict ->
        [won] Gagné : { $ending } Score : { $score }.
        [drawn] Partie nulle : { $ending } Score : { $score }.
       *[lost] Perdu : { $ending } Score : { $score }.
    }
terminal-play-seed = Pour rejouer la même donne : --seed { $seed }
terminal-play-left = Vous quittez la partie. Pour rejouer la même donne : --seed { $seed }

## Replay, verify et cards

terminal-replay-heading =
    { $game }, { $players } { AGREE($players, "joueur", "joueurs") }, { $options }
    { $names }
    Après { $ply } { AGREE($ply, "coup", "coups") } sur { $plies } :
terminal-replay-ended = La partie est finie : { $ending }
terminal-replay-waits = La partie attend : { $seats }
terminal-verify-ok = ok, { $moves } { AGREE($moves, "coup", "coups") }, { $ending }
terminal-verify-running = pas finie
terminal-verify-wrong = { $file } : faux, { $why }
terminal-cards-heading = Jeu de cartes { $hash }

## Oh no... INVASION!!!

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
    [acting] { $seats } joue des Humains et des Recherches.
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
terminal-oh-no-ending-matrix-destroyed = la Matrice est détruite.
terminal-oh-no-ending-shielded = tous les Boucliers sont sortis.
terminal-oh-no-ending-eliminated = il ne reste personne.
terminal-oh-no-ending-eliminated-in-conflict = il ne reste personne au Conflit final.
terminal-oh-no-none = rien
terminal-oh-no-matrix =
    Matrice : { $deck } { AGREE($deck, "carte", "cartes") }, { $discard } { AGREE($discard, "défaussée", "défaussées") } · Résistance : { $resistance } { AGREE($resistance, "carte", "cartes") }, { $spent } { AGREE($spent, "défaussée", "défaussées") }
    { $conflict ->
        [yes] CONFLIT FINAL · Boucliers détruits : { $struck } · Boucliers debout : { $shields }
       *[no] Boucliers sortis : { $out } sur { $max } ({ $shields })
    }
terminal-oh-no-seat = { $seat }{ $me ->
        [yes] {" "}(vous)
       *[no] {""}
    }{ $out ->
        [yes] {" "}— hors jeu
       *[no] {""}
    }{ $active ->
        [yes] {" "}— à son tour
       *[no] {""}
    }
terminal-oh-no-hand = main de { $size }{ $known ->
        [0] {""}
       *[other]  : { $cards }{ $unknown ->
            [0] {""}
           *[other] , et { $unknown } { AGREE($unknown, "inconnue", "inconnues") }
        }
    }
terminal-oh-no-modules = modules : { $modules }
terminal-oh-no-module-there = { $module } ({ $symbols }{ $state ->
        [sabotaged]  ; SABOTÉ par { $guest }
        [watched]  ; Sabotalien { $guest } à côté
       *[free] {""}
    })
terminal-oh-no-horde = aliens : { $aliens }
terminal-oh-no-laid = joué dans ce combat : { $cards }
terminal-oh-no-order = Son ordre vise la couleur { $colour }{ $at ->
        [0] .
       *[other] , là où il y en a { $at } ou plus.
    }
terminal-oh-no-stage-turn =
    { $phase ->
        [act] { $seat } agit ({ $actions } { AGREE($actions, "action", "actions") } sur 2).
        [build] { $seat } peut bâtir, puis combattre.
       *[fight] { $seat } peut combattre.
    }
terminal-oh-no-stage-packing = Cartes à donner à { $seat } ; choisies : { $cards }.
terminal-oh-no-stage-flight = { $alien } en vol vers { $lands } ; { $seat } peut zapper. { $order }
terminal-oh-no-stage-perching = { $seat } choisit le module où se pose { $alien }.
terminal-oh-no-stage-evaporating = Les Évaporaliens attaquent (couleur : { $colour }) : il faut céder des cartes. Choisies : { $cards }.
terminal-oh-no-stage-morphing = Le Modulomorphe est nourri { $purpose } : { $cards }.
terminal-oh-no-stage-spending = { $seat } choisit laquelle est défaussée : { $cards }.
terminal-oh-no-stage-calling = { $seat } appelle { $helper } à l’aide { $purpose }.
terminal-oh-no-stage-countering = Kamikaze : { $alien } ! { $seat } doit contrer, ou sort du jeu.
terminal-oh-no-stage-striking =
    { $target ->
        [matrix] { $seat } peut détruire la Matrice.
       *[shield] { $seat } peut détruire un Bouclier.
    }
terminal-oh-no-stage-over = La partie est finie.
terminal-oh-no-purpose-fight = au combat
terminal-oh-no-purpose-counter = contre { $alien }
terminal-oh-no-purpose-strike = contre un Bouclier
terminal-oh-no-cards-matrix = Matrice : { $count } cartes
terminal-oh-no-cards-resistance = Résistance : { $count } cartes
terminal-oh-no-cards-module = { $module } ({ $symbols })

## Pulp Invasion!

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
terminal-pulp-engaged = vaincu
terminal-pulp-evaded = évadé
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

## Invasion

terminal-planisphere-none = rien
terminal-planisphere-heading =
    { $round ->
        [0] Avant le premier tour
       *[other] Tour { $round }
    } · { $first } commence · pioche : { $pile } · détruites : { $dead }
terminal-planisphere-camp =
    { $asked ->
        [yes] →
       *[no] { " " }
    } { $seat }{ $me ->
        [yes] { " " }(vous)
       *[no] { "" }
    }{ $out ->
        [yes] , éliminé
       *[no] , réserve ({ $size }) : { $unknown ->
            [0] { $cards }
           *[other] { $known ->
                [0] { $unknown ->
                    [one] { $unknown } carte inconnue
                   *[other] { $unknown } cartes inconnues
                }
               *[other] { $cards }, et { $unknown ->
                    [one] { $unknown } autre
                   *[other] { $unknown } autres
                }
            }
        }{ $fined ->
            [yes] , à l’amende : ni tir ni attaque
           *[no] { "" }
        }
    }
terminal-planisphere-gestating = en gestation
terminal-planisphere-dies = { $rounds ->
    [one] condamnée : encore { $rounds } tour
   *[other] condamnée : encore { $rounds } tours
}
terminal-planisphere-pinned = ne bouge pas à son prochain déplacement
terminal-planisphere-overheated = en surchauffe
terminal-planisphere-victories = { $victories ->
    [one] { $victories } victoire
   *[other] { $victories } victoires
}
terminal-planisphere-no-combat = pas de combat
terminal-planisphere-paralysed = paralysée
terminal-planisphere-light = allégée
terminal-planisphere-moved = a bougé
terminal-planisphere-stage =
    { $seats ->
        [none] La partie est finie.
       *[other] { $phase ->
            [draw] Pioche
            [reinforcement] Renfort
            [movement] Déplacement
            [shooting] Tir
            [contact] Contact
            [reproduction] Reproduction
           *[happenings] Événement { $event }
        } : { $seats } décide.
    }
terminal-planisphere-ending-last-standing = Un seul joueur tient encore debout.
terminal-planisphere-ending-annihilation = Tout le monde a été anéanti d’un coup.
terminal-planisphere-ending-round-limit = Le dernier tour est joué : le plus d’unités l’emporte.
terminal-planisphere-ending-round-limit-drawn = Le dernier tour est joué, à égalité.

## Race for the Galaxy : Invasion Xeno

terminal-xeno-ending-chips = Les derniers jetons PV sont pris.
terminal-xeno-ending-twelve = Douze cartes dans un tableau.
terminal-xeno-ending-rounds = Quatre-vingt-dix-neuf tours ont passé.
terminal-xeno-ending-repulsed = Les Xenos sont repoussés.
terminal-xeno-ending-defeated = Les empires sont vaincus.
terminal-xeno-none = rien
terminal-xeno-with = { $move } · { $about }
terminal-xeno-card = { $card } : { $about }
terminal-xeno-bill = { $bill ->
    [cards] { $n } à payer ·{ " " }
    [strength] par la seule force ·{ " " }
   *[short] il manque { $n } de force ·{ " " }
}
terminal-xeno-damaged = { " " }(endommagé)
terminal-xeno-standing = { $round ->
    [0] Avant le premier tour
   *[other] Tour { $round } · { $phase }
}{ $known ->
    [yes] { " " }(ce tour : { $phases })
   *[no] { "" }
} · pioche { $deck }, défausse { $discards }, réserve { $pool } PV
terminal-xeno-invasion = Invasion : ensemble { $total } contre une menace de { $threat } · cartes par vague { $waves } · déroutes { $defeats } sur 2 · amiraux : { $disks }
terminal-xeno-faced = ! { $seat } affronte { $might }
terminal-xeno-empire = { $asked ->
    [yes] →
   *[no] { " " }
} { $seat }{ $me ->
    [yes] { " " }(vous)
   *[no] { "" }
}{ $picked ->
    [yes] { "" } : { $actions }
   *[no] { "" }
} · total { $points } ({ $chips } PV en jetons{ $invasion ->
    [yes] { $effort ->
        [0] { "" }
       *[other] , dont { $effort } par l’effort de guerre
    }{ $awards ->
        [0] { "" }
       *[other] , { $awards } de récompenses
    }) · force { $military }, contre les Xenos { $xenos }, en défense { $defence }
   *[no] ) · force { $military }
}
terminal-xeno-tableau = { "    " }tableau ({ $count }) : { $cards }
terminal-xeno-hand = { "    " }main ({ $size }){ $known ->
    [0] { "" }
   *[other] { "" } : { $cards }{ $unknown ->
        [0] { "" }
       *[other] { " " }et { $unknown } { AGREE($unknown, "inconnue", "inconnues") }
    }
}
terminal-xeno-dealt = { "    " }mondes de départ : { $cards }
terminal-xeno-in-hand = { $card } ({ $military ->
    [yes] militaire { $cost }
   *[no] { $cost }
})
terminal-xeno-chosen = { "    " }choisi : { $chosen }
terminal-xeno-bunker = bunker
terminal-xeno-good-of = ressource de « { $card } »
terminal-xeno-sheet = { $won ->
    [yes] ★
   *[no] { " " }
} { $seat } : { $score } = mondes { $worlds }, développements { $developments }, cartes à décompte { $counted }, jetons { $chips }, récompenses { $awards }{ $bonus ->
    [0] { "" }
   *[other] , bonus { $bonus }
}
terminal-xeno-over = La partie est finie.
terminal-xeno-asked = { $seats } : { $ask ->
    [start] choisir un monde de départ et les cartes à défausser
    [pick] choisir une action
    [explore] défausser après l’exploration
    [develop] choisir un développement à poser
    [pay-development] payer le développement
    [settle] choisir un monde à poser
    [pay-world] prendre ou payer le monde
    [war-effort] contribuer à l’effort de guerre
    [defend] se défendre
    [due-bunker] défausser une carte pour le bunker
    [due-card] défausser une carte pour « { $card } »
    [due-good] défausser une ressource pour « { $card } »
    [damage] choisir le monde endommagé
    [hand-limit] défausser jusqu’à dix cartes
    [sell] vendre une ressource
    [consume] utiliser un pouvoir Consommer
    [feed] choisir les ressources
    [guess] annoncer un nombre
    [cash] défausser des cartes pour des PV
    [produce] produire
    [charge] payer le pouvoir
   *[mend] payer la réparation
}{ $left ->
    [0] .
   *[other] { "" } (encore { $left }).
}
