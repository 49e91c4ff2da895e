# Race for the Galaxy: Xeno Invasion

terminal-xeno-ending-chips = The last of the VP chips are taken.
terminal-xeno-ending-twelve = Twelve cards in a tableau.
terminal-xeno-ending-rounds = Ninety-nine rounds have passed.
terminal-xeno-ending-repulsed = The Xenos are repulsed.
terminal-xeno-ending-defeated = The empires are defeated.
terminal-xeno-none = nothing
terminal-xeno-with = { $move } · { $about }
terminal-xeno-card = { $card }: { $about }
terminal-xeno-bill = { $bill ->
    [cards] { $n } to pay ·{ " " }
    [strength] for strength alone ·{ " " }
   *[short] { $n } strength short ·{ " " }
}
terminal-xeno-damaged = { " " }(damaged)
terminal-xeno-standing = { $round ->
    [0] Before the first round
   *[other] Round { $round } · { $phase }
}{ $known ->
    [yes] { " " }(this round: { $phases })
   *[no] { "" }
} · deck { $deck }, discards { $discards }, pool { $pool } VP
terminal-xeno-invasion = Invasion: together { $total } against a threat of { $threat } · cards by wave { $waves } · defeats { $defeats } of 2 · admirals: { $disks }
terminal-xeno-faced = ! { $seat } faces { $might }
terminal-xeno-empire = { $asked ->
    [yes] →
   *[no] { " " }
} { $seat }{ $me ->
    [yes] { " " }(you)
   *[no] { "" }
}{ $picked ->
    [yes] : { $actions }
   *[no] { "" }
} · { $points } { $many ->
    [one] point
   *[other] points
} ({ $chips } VP in chips{ $invasion ->
    [yes] { $effort ->
        [0] { "" }
       *[other] , { $effort } of them for the war effort
    }{ $awards ->
        [0] { "" }
       *[other] , { $awards } in awards
    }) · military { $military }, against the Xenos { $xenos }, defending { $defence }
   *[no] ) · military { $military }
}
terminal-xeno-tableau = { "    " }tableau ({ $count }): { $cards }
terminal-xeno-hand = { "    " }hand ({ $size }){ $known ->
    [0] { "" }
   *[other] : { $cards }{ $unknown ->
        [0] { "" }
       *[other] { " " }and { $unknown } unknown
    }
}
terminal-xeno-dealt = { "    " }start worlds: { $cards }
terminal-xeno-in-hand = { $card } ({ $military ->
    [yes] military { $cost }
   *[no] { $cost }
})
terminal-xeno-chosen = { "    " }chosen: { $chosen }
terminal-xeno-bunker = bunker
terminal-xeno-good-of = the good of { $card }
terminal-xeno-sheet = { $won ->
    [yes] ★
   *[no] { " " }
} { $seat }: { $score } = worlds { $worlds }, developments { $developments }, counted cards { $counted }, chips { $chips }, awards { $awards }{ $bonus ->
    [0] { "" }
   *[other] , bonuses { $bonus }
}
terminal-xeno-over = The game is over.
terminal-xeno-asked = { $seats }: { $ask ->
    [start] choose a start world and the cards to discard
    [pick] pick an action
    [explore] discard after exploring
    [develop] choose a development to place
    [pay-development] pay for the development
    [settle] choose a world to place
    [pay-world] take or pay for the world
    [war-effort] give to the war effort
    [defend] defend
    [due-bunker] discard a card for the bunker
    [due-card] discard a card for { $card }
    [due-good] discard a good for { $card }
    [damage] choose the world that is damaged
    [hand-limit] discard down to ten
    [sell] sell a good
    [consume] use a consume power
    [feed] choose the goods
    [guess] guess a number
    [cash] discard cards for VP
    [produce] produce
    [charge] pay for the power
   *[mend] pay for the repair
}{ $left ->
    [0] .
   *[other] { " " }({ $left } more).
}
