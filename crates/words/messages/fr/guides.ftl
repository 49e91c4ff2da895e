# Les premières parties.

guide-step = { $n } sur { $of }
guide-wait = Regardez un instant : la table joue la suite.
guide-hold = C’est possible aussi. Pour cette première partie, faites ce qui est marqué : les mots au-dessus des boutons disent pourquoi.
guide-onwards = Jouer une vraie partie
