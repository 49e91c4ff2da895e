# Race for the Galaxy : Invasion Xeno

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
} { $seat } : { $score } = mondes { $worlds }, développements { $developments }, cartes à décompte { $counted }, jetons { $chips }, récompenses { $awards }{ $bonus ->
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
