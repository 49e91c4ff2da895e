# La page qu’écrit --report.

report-balance = { $game } : équilibre, { $games } { AGREE($games, "partie", "parties") } de { $bots }
report-ladder = { $game } : cotes des robots, { $games } { AGREE($games, "partie", "parties") }
report-intervals = Un point est ce qui a été trouvé, et son trait l’intervalle à 95 % : il contient la vraie valeur 19 fois sur 20. Sans trait, on ignore à quel point le point est sûr.
report-until = Ici, les intervalles valent à tout moment : on peut les regarder autant qu’on veut pendant les parties.
report-paired = Chaque donne a été jouée avec chaque robot à chaque place. Les parties d’une même donne dépendent l’une de l’autre : seuls les résultats des robots ont un intervalle.
report-ratings-mean = Un robot dont la cote est plus haute de 400 obtient 10 points sur 11 : un entier quand il fait mieux, un demi quand les deux font aussi bien. La moyenne des cotes est 0.

report-bots = Taux de victoire de chaque robot, où qu’il soit
report-rates = Taux de victoire
report-scores = Score moyen
report-score = Score : { $of }
report-lengths = Coups par partie
report-length = Nombre moyen de coups par partie
report-endings = Comment finissent les parties
report-ending = Parties qui finissent ainsi : { $of }
report-by = Taux de victoire, selon { $of }
report-ratings = Cotes
report-duels = Part des points dans chaque duel
report-played = Ce qui va avec la victoire
report-held = Les cartes en main qui vont avec la victoire
report-held-means = De combien une place gagne plus souvent dans les parties où elle avait une carte en main quand on lui demandait quelque chose que dans les autres : les { $shown } cartes, sur { $all }, dont c’est le plus sûr. Ce qui a été joué est dit plus haut : une carte qui n’aide que qui la joue se trouve là et non ici. Choisies parmi tant d’autres, quelques-unes ne sont là que par hasard.
report-played-means = De combien une place gagne plus souvent dans les parties où elle a joué une chose que dans les autres : les { $shown } choses, sur { $all }, dont c’est le plus sûr. Cela dit ce qui va ensemble, non ce qui cause quoi : qui mène peut jouer davantage. Choisies parmi tant d’autres, quelques-unes ne sont là que par hasard.
report-facts = Compté
report-again = Pour le refaire
report-table = En nombres

report-what = quoi
report-estimate = estimation [95 %]
report-values = valeurs
report-seats = parties d’une place
report-rate = taux de victoire
report-more = de plus que sans [95 %]
report-everybody = tous ensemble
report-seat = place { $seat }
report-seat-of = place { $seat }, { $bot }
report-pair = { $one } contre { $other }
