# Pulp Invasion!

guide-pulp-planet = Vous êtes seul contre trois races, et quatre Super Armes sont à trouver. Chaque tour commence par une planète : son texte vaut pour l’exploration à la fin du tour. Choisissez Jovar.
guide-pulp-engage = Voici quatre rencontres, l’une après l’autre de gauche à droite. Engagez-en une et ses icônes planète comptent pour vous ; évadez-vous et elles ne comptent pas. Engagez la première.
guide-pulp-pay = L’icône du bord gauche de la carte suivante dit quelle capacité paie. Deux points d’une autre iraient aussi. Payez en Combat.
guide-pulp-die = Un dé par carte peut aider, avant le premier point payé. Ce que fait sa face visible est écrit à côté. Servez-vous du dé orange, l’Intelligence artificielle.
guide-pulp-lower = Un dé qui a servi descend d’une face, ou de deux : choisissez la face que vous voulez ensuite. Sur 1 il reste. Descendez-le d’une face.
guide-pulp-evade-pay = Une force de 0 ne s’engage pas : il faut s’évader. Cela coûte un point au choix ; puis deux cubes de couleur tirés du sac coûtent un point chacun. Payez en Diplomatie.
guide-pulp-gain = L’exploration : un cube par icône planète engagée. Le jaune trouve une Super Arme, le noir et le blanc sont de la malchance. Un cube de couleur vaut un point de n’importe quelle capacité. Prenez du Combat.
guide-pulp-keep = À la fin du tour, vous pouvez garder des cartes engagées qui montrent une clef ou un code : les planètes s’en paient. Toutes sont déjà cochées : confirmez.
guide-pulp-end = Un nouveau tour commence par une planète. Trouvez toutes les Super Armes avant que les trois piles soient épuisées, et n’ayez jamais deux capacités à 0 pendant les rencontres. Vous connaissez maintenant les décisions habituelles ; des leçons, à côté des règles, montrent les plus rares. Continuez, ou commencez une vraie partie.

guide-pulp-dice-lesson = Leçon : ce que savent faire les dés
guide-pulp-dice-leave = La plupart des capitaines n’emportent pas tous leurs dés. Les dés d’équipage commencent sur 6, les systèmes sont lancés. Laissez l’Ingénieur.
guide-pulp-dice-machine = Ce que fait l’Intelligence artificielle dépend de sa face, décrite à côté. Servez-vous-en sur cette carte, avant de payer.
guide-pulp-dice-reroll = Ici, elle relance un de vos dés. La Numérisation est sur 6, sa meilleure face : relancez l’Intelligence artificielle elle-même.
guide-pulp-dice-strike = Sur 3, l’Intelligence artificielle a lancé un dé bleu : il ôte un point de Diplomatie à cette carte, ou fait tirer un cube de plus. Ôtez le point.
guide-pulp-dice-find = Un cube jaune trouve une Super Arme, au hasard. Sur 6, la Numérisation vous laisse choisir. Servez-vous-en.
guide-pulp-dice-claim = Une fois compris, l’Œil Cyclopéen ajoute un cube à chaque exploration. Prenez-le.
guide-pulp-dice-understand = Sur 3, la Numérisation comprend une arme sans cubes. Le Désintégrateur en demande plus que l’autre. Choisissez-le.
guide-pulp-dice-take = Sur 2, elle sort du sac un cube de votre choix, à la place du premier tirage d’une évasion. Les cubes noirs sont de la malchance : prenez-en un.
guide-pulp-dice-prepare = Avant de tirer les cubes, certains dés aident encore. Sur 1, la Numérisation ajoute un cube. Servez-vous-en.
guide-pulp-dice-raise = La planète Kelm fait monter un dé de deux faces. Sur 3, l’Intelligence artificielle lance un autre dé : faites-la monter.
guide-pulp-dice-end = Vous savez ce que font les dés : regardez leurs faces avant chaque carte. Continuez, ou commencez une vraie partie.

guide-pulp-hand-lesson = Leçon : cartes gardées et cubes noirs
guide-pulp-hand-keep = La fin d’un tour. Une carte à clef ou à code vaut d’être gardée : planètes et lieux en demandent. Elles sont cochées : confirmez.
guide-pulp-hand-sell = Le Marché orbital donne des points pour une carte de la main, une fois par tour. Vendez un code.
guide-pulp-hand-gain = Ces points vont tous à une seule capacité : choisissez la Diplomatie.
guide-pulp-hand-activate = Contre des cartes de la main, Luminar tire des cubes de plus, après le tirage. Payez.
guide-pulp-hand-spend = Clefs ou codes, comme il vous plaît. Vous avez plus de codes : dépensez-en un.
guide-pulp-hand-order = Des cubes de couleur et un noir : à vous de dire lequel vient d’abord là où cela peut compter, car un noir qui coûte un point fait de la place à un cube de couleur. Ici il y a assez de place : prenez du Combat.
guide-pulp-hand-lose = Le secteur du Quietus est passé : désormais, chaque cube noir coûte un point. À vous de dire de quelle capacité. Abandonnez de la Super Science.
guide-pulp-hand-end = Ensuite vient ce que vous gardez : décochez ce dont vous ne voulez pas, et confirmez. Continuez, ou commencez une vraie partie.

guide-pulp-mirror-lesson = Leçon : le Miroir Temporel
guide-pulp-mirror-pink = Une Super Arme doit être comprise avant de servir. Sur 3, la Numérisation s’en charge sans cubes. Servez-vous-en entre deux cartes.
guide-pulp-mirror-lower = Un dé qui a servi descend, d’une face ou de deux. Descendez-le d’une.
guide-pulp-mirror-mirror = Le Miroir Temporel est compris. Chaque arme comprise sert une fois par tour ; celle-ci entre deux cartes. Servez-vous-en.
guide-pulp-mirror-raise = Un dé monte, ou se relance. Faites monter l’Ingénieur.
guide-pulp-mirror-end = La carte suivante attend : engagez-la ou évadez-vous. Continuez, ou commencez une vraie partie.
