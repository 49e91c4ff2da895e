# Invasion

guide-planisphere-first-landing = Des peuples d’extraterrestres atterrissent partout sur la carte ; le dernier qui a des unités est maître de la Terre. D’abord quatre atterrissages, à tour de rôle. Les dés choisissent la case. Faites atterrir les Vestales.
guide-planisphere-reinforce = Le premier tour. À chaque tour, vous pouvez mettre une carte en jeu. Chaque unité a un terrain qu’elle ne doit pas toucher : si les dés y mènent, on essaie les cases autour, et si aucune ne convient elle s’écrase, comme vos Tripodes. Faites atterrir la carte marquée.
guide-planisphere-move = L’autre a atterri au milieu de vos unités. Chaque unité peut avancer d’autant de cases que son DIS, de côté et de haut en bas. Qui vient sur un ennemi l’attaque. Choisissez les Cosses dupliquantes, puis la case marquée.
guide-planisphere-join = À deux contre une : amenez les Lianes sur la même case.
guide-planisphere-stay = Les autres peuvent rester où elles sont. Finissez vos déplacements.
guide-planisphere-aim = Les unités qui tirent annoncent une cible à leur portée. Les dégâts viennent à la phase suivante et s’ajoutent à l’attaque d’un ami. Choisissez les Lianes, puis la cible marquée.
guide-planisphere-attack = Le contact : qui est venu attaque, ATT et tirs des amis contre DEF. Plus détruit ; autant ne change rien ; moins, et l’autre riposte. Avec le tir des Lianes, vous avez plus : attaquez.
guide-planisphere-breed = Le combat est gagné : les Soucoupes sont détruites. En dernier vient la reproduction : une unité dont vous tenez la jumelle peut entrer en gestation, et quelques tours plus tard elles sont deux. Mettez les Vestales en gestation.
guide-planisphere-end = Un tour finit par des événements : chacun en tire un parmi cent, et il vaut pour tous. La Chasse a détruit les Cerveaux volants de l’autre ; le Sabotage immobilise les machines pendant ce tour. Vous connaissez les décisions habituelles ; des leçons, à côté des règles, montrent les plus rares.

guide-planisphere-events-lesson = Leçon : les événements
guide-planisphere-events-land = Avec les règles étendues, chaque tour finit par un événement pour chaque joueur, parmi cent. D’abord, faites atterrir l’unité marquée.
guide-planisphere-events-breed = Vous avez en main la jumelle de l’unité en jeu : elle peut entrer en gestation, et bientôt elles seront deux. Mettez-la en gestation.
guide-planisphere-events-stake = L’événement est un pari : chacun mise une carte, et le dé le plus haut emporte tout. Misez la carte marquée.
guide-planisphere-events-kamikaze = Le pari fut perdu, et votre Chose des glaces a atterri chez l’autre. Autre événement : une de vos unités peut se sacrifier pour détruire n’importe quel ennemi. Choisissez la paire marquée.
guide-planisphere-events-end = La plupart des événements ne demandent rien ; les autres disent quoi choisir. Un nouveau tour commence : continuez, ou commencez une vraie partie.

guide-planisphere-double-lesson = Leçon : la duplication
guide-planisphere-double-aim = Tard dans une partie. Vos Lianes peuvent tirer sur un ennemi à leur portée. Choisissez-les, puis la cible marquée.
guide-planisphere-double-double = Vos Cosses dupliquantes, attaquées, ont riposté : l’attaquant est détruit. Une autre Cosse de votre main peut maintenant se poser sur sa case. Posez-la.
guide-planisphere-double-end = Une unité gagnée, pour rien. Un nouveau tour commence : continuez, ou commencez une vraie partie.
