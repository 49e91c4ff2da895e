# Les premières parties.

guide-step = { $n } sur { $of }
guide-wait = Regardez un instant : la table joue la suite.
guide-hold = C’est possible aussi. Pour cette première partie, faites ce qui est marqué : les mots au-dessus des boutons disent pourquoi.
guide-then = { $n ->
    [one] Ensuite, le guide joue un coup à votre place.
   *[other] Ensuite, le guide joue { $n } coups à votre place.
}
guide-plays = { $n ->
    [one] Le guide joue votre prochain coup à votre place.
   *[other] Le guide joue vos { $n } prochains coups à votre place.
}
guide-onwards = Jouer une vraie partie
