# Invasion

terminal-planisphere-none = nothing
terminal-planisphere-heading =
    { $round ->
        [0] Before the first round
       *[other] Round { $round }
    } · { $first } begins · draw pile: { $pile } · destroyed: { $dead }
terminal-planisphere-camp =
    { $asked ->
        [yes] →
       *[no] { " " }
    } { $seat }{ $me ->
        [yes] { " " }(you)
       *[no] { "" }
    }{ $out ->
        [yes] , out
       *[no] , reserve ({ $size }): { $unknown ->
            [0] { $cards }
           *[other] { $known ->
                [0] { $unknown ->
                    [one] { $unknown } unknown card
                   *[other] { $unknown } unknown cards
                }
               *[other] { $cards }, and { $unknown } more
            }
        }{ $fined ->
            [yes] , fined: no shots and no attacks
           *[no] { "" }
        }
    }
terminal-planisphere-gestating = gestating
terminal-planisphere-dies = { $rounds ->
    [one] condemned: { $rounds } round left
   *[other] condemned: { $rounds } rounds left
}
terminal-planisphere-pinned = does not move in its next movement
terminal-planisphere-overheated = overheated
terminal-planisphere-victories = { $victories ->
    [one] { $victories } victory
   *[other] { $victories } victories
}
terminal-planisphere-no-combat = no combat
terminal-planisphere-paralysed = paralysed
terminal-planisphere-light = lightened
terminal-planisphere-moved = has moved
terminal-planisphere-stage =
    { $seats ->
        [none] The game is over.
       *[other] { $phase ->
            [draw] Draw
            [reinforcement] Landing
            [movement] Movement
            [shooting] Shooting
            [contact] Contact
            [reproduction] Breeding
           *[happenings] Event { $event }
        }: { $seats } to decide.
    }
terminal-planisphere-ending-last-standing = One player alone is left standing.
terminal-planisphere-ending-annihilation = Everybody was annihilated at one blow.
terminal-planisphere-ending-round-limit = The last round is played: most units win.
terminal-planisphere-ending-round-limit-drawn = The last round is played, and it is a tie.
