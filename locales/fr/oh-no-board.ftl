# Le plateau de Oh no... INVASION!!!

## Couleurs, accordées avec ce qu’elles qualifient

oh-no-board-masculine = { $colour ->
    [red] rouge
    [yellow] jaune
    [green] vert
    [silver] argenté
    [pink] rose
    [blue] bleu
    [orange] orange
    [mauve] mauve
   *[black] noir
}
oh-no-board-feminine = { $colour ->
    [green] verte
    [silver] argentée
    [blue] bleue
    [black] noire
   *[other] { oh-no-board-masculine }
}
oh-no-board-plural = { $colour ->
    [red] rouges
    [yellow] jaunes
    [green] verts
    [silver] argentés
    [pink] roses
    [blue] bleus
    [orange] orange
    [mauve] mauves
   *[black] noirs
}
