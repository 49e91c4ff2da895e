scenario-many = Scénarios publiés
scenario-lead = De quoi jouer, composé par les uns pour tous. Des robots jouent chaque scénario à côté des parties, ce qui dit s’il est équilibré.
scenario-none = Personne n’a encore publié de scénario.
scenario-see-name = Voir le scénario { $name }
scenario-for =
    { $n ->
        [one] pour une personne
       *[other] pour { $n } personnes
    }
scenario-votes =
    { $n ->
        [one] une voix
       *[other] { $n } voix
    }
scenario-plays =
    { $n ->
        [0] jamais joué
        [one] joué une fois
       *[other] joué { $n } fois
    }
scenario-not-measured = Son équilibre n’est pas encore mesuré.
scenario-new = Publier un scénario
scenario-account = Pour publier un scénario, il faut un compte.
scenario-build-first = Composez-en un d’abord ; sa page ramène ici.
scenario-name = Nom
scenario-about = À propos du scénario
scenario-publish = Le publier
scenario-play = Le jouer
scenario-vote = Il me plaît
scenario-unvote = Il ne me plaît plus
scenario-cards = Ses cartes
scenario-change = Le changer pour moi
scenario-remove = Retirer le scénario
scenario-remove-means = Ses voix sont perdues. Les tables qui le jouent continuent.
scenario-remove-yes = Oui, le retirer
