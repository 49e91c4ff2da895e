# Invasion

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
