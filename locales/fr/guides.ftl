# Les premières parties.

guide-step = { $n } sur { $of }
guide-wait = Regardez un instant : la table joue la suite.
guide-hold = C’est possible aussi. Pour cette première partie, faites ce qui est marqué : les mots au-dessus des boutons disent pourquoi.
guide-onwards = Jouer une vraie partie

# Oh no... INVASION!!!

guide-oh-no-draw = Trois stations tiennent le rempart. À votre tour, vous agissez une ou deux fois : piocher, ou donner des cartes. Après chaque action, la Matrice envoie un alien. Piochez une carte.
guide-oh-no-give = Vous pouvez agir une seconde fois. Votre Centre de transport porte des cartes à un autre joueur, qui en a peut-être plus besoin. Commencez à donner : choisissez la station marquée.
guide-oh-no-pack = Cochez le Modulomorphe et envoyez-le. Vous deux savez ce qui est parti, le troisième joueur n’en voit que le nombre.
guide-oh-no-end-turn = Les actions sont finies. Vous pourriez bâtir des modules et tirer sur les aliens de votre station. Cette fois, finissez votre tour.
guide-oh-no-build = Un module fonctionne dès qu’il est posé. Avec un Catalyseur, chaque pioche rapporte deux cartes au lieu d’une. Mais ses symboles attirent aussi des aliens. Bâtissez le Catalyseur.
guide-oh-no-zap = Des Évaporaliens roses vont se poser ici, et donneraient un ordre à d’autres. Une arme de leur couleur les zappe avant ; les deux disparaissent. Zappez-les avec le canon rose.
guide-oh-no-fight = Ce qui s’est posé reste jusqu’à ce qu’on le combatte. Chaque arme débarrasse votre station de tous les aliens de sa couleur. Tirez la bombe rouge.
guide-oh-no-pass = On ne peut pas tout zapper, et l’on demande à chacun le long du chemin. Laissez venir ce Sabotalien.
guide-oh-no-perch = Un Sabotalien se pose sur un module qui montre son symbole, et c’est le propriétaire de la station qui choisit. S’il en reçoit l’ordre, il met ce module hors d’usage. Choisissez le Centre de transport.
guide-oh-no-beam = Avec un Téléporteur à chaque bout, vous atteignez une autre station, une fois par tour. Aidez votre voisin avec la bombe verte.
guide-oh-no-black = Une arme noire remplace n’importe quelle couleur. Tirez la bombe noire comme mauve.
guide-oh-no-discard = Le combat est fini. Des armes d’une même sorte que vous avez tirées, vous en perdez une, au choix ; les autres reviennent en main. Gardez la bombe noire : défaussez la verte.
guide-oh-no-evaporate = Des Évaporaliens ont reçu l’ordre d’attaquer : qui en a perd une carte pour chacun. Tous choisissent en même temps, sans voir ce que les autres abandonnent. Abandonnez le Modulomorphe.
guide-oh-no-call = Un Téléporteur marche aussi dans l’autre sens : qui en a un ailleurs peut tirer sur les aliens de votre station, si vous le demandez. Appelez à l’aide.
guide-oh-no-morph = Votre ami a déclenché le Conflit Final : désormais un alien plonge sur un joueur après l’autre. Il vous appelle à l’aide. Votre Modulomorphe change deux cartes d’un même type ou d’une même couleur en un coup. Commencez par le Catalyseur.
guide-oh-no-with = Le second module complète la paire.
guide-oh-no-counter = Maintenant, il en plonge un sur vous. Une arme de sa couleur l’arrête, ou un Modulomorphe, mais aucune arme noire. Qui n’arrête rien est éliminé. Contrez-le avec la roquette rose.
guide-oh-no-end = Qui arrête un kamikaze peut frapper un Bouclier. Quand il n’en reste plus, n’importe quelle arme détruit la Matrice, et vous gagnez tous. Vous avez rencontré chaque décision habituelle ; des leçons, à côté des règles, montrent les plus rares. Continuez cette partie, ou commencez-en une vraie.

guide-oh-no-conflict-lesson = Leçon : le Conflit Final
guide-oh-no-conflict-aid = Quelqu’un dont un module est hors d’usage vous appelle par les Téléporteurs. Une de vos armes peut tirer sur les aliens de là-bas ; elle est défaussée. On peut refuser. Tirez le canon noir comme mauve.
guide-oh-no-conflict-conflict = À vous, la main pleine d’armes de bien des couleurs. À tout moment de votre tour, vous pouvez déclencher le Conflit Final ; on ne revient pas en arrière. Déclenchez-le.
guide-oh-no-conflict-counter = Chaque tour commence par un kamikaze. Une arme de sa couleur l’arrête. Contrez-le avec la roquette jaune.
guide-oh-no-conflict-strike = Qui en arrête un peut détruire un Bouclier, avec une arme de sa couleur. Vous en avez deux rouges : tirez le canon rouge sur le Bouclier rouge.
guide-oh-no-conflict-save = Un kamikaze rouge plonge sur quelqu’un qui n’a rien contre lui et vous appelle. Sans vous, c’est l’élimination. Envoyez la bombe rouge.
guide-oh-no-conflict-help-strike = Au niveau 0, les Téléporteurs aident aussi contre les Boucliers : on vous rappelle, pour une frappe. Envoyez la bombe rose sur le Bouclier rose.
guide-oh-no-conflict-end = Il reste deux Boucliers, et le kamikaze suivant plonge sur vous. Rien dans votre main ne l’arrête : appelez à l’aide. Continuez, ou commencez une vraie partie.

guide-oh-no-matrix-lesson = Leçon : le dernier coup
guide-oh-no-matrix-draw = Aucun Bouclier ne protège encore la Matrice. Le Conflit Final peut être bref, si vous avez les bonnes armes. Piochez une carte.
guide-oh-no-matrix-pass = Vous pourriez zapper ces aliens, mais la roquette serait perdue. Laissez-les passer.
guide-oh-no-matrix-conflict = Deux armes : une contre un kamikaze, une pour la Matrice. C’est un pari sur la couleur. Déclenchez le Conflit Final.
guide-oh-no-matrix-counter = Un jaune, quelle chance. Contrez-le avec la roquette jaune.
guide-oh-no-matrix-end = Aucun Bouclier n’était là au début de votre tour : n’importe quelle arme détruit la Matrice, quelle que soit sa couleur. Tirez, et vous gagnez tous ; ou commencez une vraie partie, où des Boucliers seront sur le chemin.

# Pulp Invasion!

guide-pulp-planet = Vous êtes seul contre trois races, et quatre Super Armes sont à trouver. Chaque tour commence par une planète : son texte vaut pour l’exploration à la fin du tour. Choisissez Jovar.
guide-pulp-engage = Voici quatre rencontres, l’une après l’autre de gauche à droite. Engagez-en une et ses icônes planète comptent pour vous ; évadez-vous et elles ne comptent pas. Engagez la première.
guide-pulp-pay = L’icône du bord gauche de la carte suivante dit quelle capacité paie. Deux points d’une autre iraient aussi. Payez en Combat.
guide-pulp-die = Un dé par carte peut aider, avant le premier point payé. Ce que fait sa face visible est écrit à côté. Servez-vous du dé orange, l’Intelligence Artificielle.
guide-pulp-lower = Un dé qui a servi descend d’une face, ou de deux : choisissez la face que vous voulez ensuite. Sur 1 il reste. Descendez-le d’une face.
guide-pulp-evade-pay = Une force de 0 ne s’engage pas : il faut s’évader. Cela coûte un point au choix ; puis deux cubes de couleur tirés du sac coûtent un point chacun. Payez en Diplomatie.
guide-pulp-gain = L’exploration : un cube par icône planète engagée. Le jaune trouve une Super Arme, le noir et le blanc sont de la malchance. Un cube de couleur vaut un point de n’importe quelle capacité. Prenez du Combat.
guide-pulp-keep = À la fin du tour, vous pouvez garder des cartes engagées qui montrent une clef ou un code : les planètes s’en paient. Toutes sont déjà cochées : confirmez.
guide-pulp-end = Un nouveau tour commence par une planète. Trouvez toutes les Super Armes avant que les trois piles soient épuisées, et n’ayez jamais deux capacités à 0 pendant les rencontres. Vous connaissez maintenant les décisions habituelles ; des leçons, à côté des règles, montrent les plus rares. Continuez, ou commencez une vraie partie.

guide-pulp-dice-lesson = Leçon : ce que savent faire les dés
guide-pulp-dice-leave = La plupart des capitaines n’emportent pas tous leurs dés. Les dés d’équipage commencent sur 6, les systèmes sont lancés. Laissez l’Ingénieur.
guide-pulp-dice-machine = Ce que fait l’Intelligence Artificielle dépend de sa face, décrite à côté. Servez-vous-en sur cette carte, avant de payer.
guide-pulp-dice-reroll = Ici, elle relance un de vos dés. La Numérisation est sur 6, sa meilleure face : relancez l’Intelligence Artificielle elle-même.
guide-pulp-dice-strike = L’Intelligence Artificielle a lancé un dé rouge, qui ôte 2 à une force de cette carte. Elle en a deux : ôtez la Super Science.
guide-pulp-dice-find = Un cube jaune trouve une Super Arme, au hasard. Sur 6, la Numérisation vous laisse choisir. Servez-vous-en.
guide-pulp-dice-claim = La bombe ne demande aucun cube pour être comprise : elle sert tout de suite. Prenez-la.
guide-pulp-dice-understand = Sur 3, la Numérisation comprend une arme sans cubes. Le Désintégrateur en demande plus que l’autre. Choisissez-le.
guide-pulp-dice-take = Sur 2, elle sort du sac un cube de votre choix, à la place du premier tirage d’une évasion. Les cubes noirs sont de la malchance : prenez-en un.
guide-pulp-dice-prepare = Avant de tirer les cubes, certains dés aident encore. Sur 1, la Numérisation ajoute un cube. Servez-vous-en.
guide-pulp-dice-raise = La planète Kelm fait monter un dé. Votre Numérisation est sur 1 : faites-la monter.
guide-pulp-dice-end = Vous savez ce que font les dés : regardez leurs faces avant chaque carte. Continuez, ou commencez une vraie partie.

guide-pulp-hand-lesson = Leçon : cartes gardées et cubes noirs
guide-pulp-hand-keep = La fin d’un tour. Une carte à clef ou à code vaut d’être gardée : planètes et lieux en demandent. Elles sont cochées : confirmez.
guide-pulp-hand-sell = Le Marché orbital donne des points pour une carte de la main, une fois par tour. Vendez un code.
guide-pulp-hand-gain = Ces points vont tous à une seule capacité : choisissez la Diplomatie.
guide-pulp-hand-activate = Contre des cartes de la main, Luminar tire des cubes de plus, après le tirage. Payez.
guide-pulp-hand-spend = Clefs ou codes, comme il vous plaît. D’autres planètes voudront des codes : dépensez des clefs.
guide-pulp-hand-order = Des cubes de couleur et un noir : à vous de dire lequel vient d’abord là où cela peut compter, car un noir qui coûte un point fait de la place à un cube de couleur. Ici il y a assez de place : prenez du Combat.
guide-pulp-hand-lose = Le secteur du Quietus est passé : désormais, chaque cube noir coûte un point. À vous de dire de quelle capacité. Abandonnez de la Super Science.
guide-pulp-hand-end = Ensuite vient ce que vous gardez : décochez ce dont vous ne voulez pas, et confirmez. Continuez, ou commencez une vraie partie.

guide-pulp-mirror-lesson = Leçon : le Miroir Temporel
guide-pulp-mirror-pink = Une Super Arme doit être comprise avant de servir. Sur 3, la Numérisation s’en charge sans cubes. Servez-vous-en entre deux cartes.
guide-pulp-mirror-lower = Un dé qui a servi descend, d’une face ou de deux. Descendez-le d’une.
guide-pulp-mirror-mirror = Le Miroir Temporel est compris. Chaque arme comprise sert une fois par tour ; celle-ci entre deux cartes. Servez-vous-en.
guide-pulp-mirror-raise = Un dé monte, ou se relance. Faites monter l’Ingénieur.
guide-pulp-mirror-end = La carte suivante attend : engagez-la ou évadez-vous. Continuez, ou commencez une vraie partie.

# Race for the Galaxy: Xeno Invasion

guide-xeno-pick = Chacun choisit une action en secret. Puis tous jouent chaque phase que quelqu’un a choisie, et la vôtre vous donne un bonus. Choisissez Coloniser.
guide-xeno-develop = Votre rivale a choisi Développer : chacun peut donc poser un développement de sa main. Posez les Terraformeurs Élevés.
guide-xeno-pay = Une carte se paie avec d’autres cartes de votre main, qui sont perdues. Cochez les deux cartes marquées et payez.
guide-xeno-settle = Voici la phase que vous avez choisie. Un monde rouge est militaire : il ne coûte rien, mais votre force doit atteindre sa défense. Posez le monde marqué.
guide-xeno-pick-trade = Un nouveau tour. Qui choisit Consommer : Vente peut vendre une ressource contre des cartes, si un monde en porte une. Choisissez-la.
guide-xeno-settle-civil = Un tour plus tard. Un monde civil se paie comme un développement ; un monde trouvaille apporte une ressource. Posez les Pionniers de la Faille Étoilée.
guide-xeno-pay-world = Payez-le avec les cartes marquées.
guide-xeno-defend = Dès le tour 3, les Xenos viennent à chaque fin de tour. Votre total doit dépasser leur carte. Certains pouvoirs aident pour une fois : servez-vous de celui du monde marqué.
guide-xeno-defend-pay = Ce pouvoir se paie d’une ressource. Dépensez-la, et vous vous êtes défendu.
guide-xeno-pick-produce = Les mondes producteurs ont besoin de la phase Produire. C’est aussi le moment des réparations. Choisissez Produire.
guide-xeno-sell = Vous avez choisi Vente : vendez d’abord une ressource. Plus elle est rare, plus elle rapporte de cartes. Vendez celle des Pionniers de la Faille Étoilée.
guide-xeno-consume = Puis vos pouvoirs Consommer, chacun une fois : ils doivent servir tant qu’ils le peuvent, mais dans l’ordre que vous voulez. Commencez par le Nouveau Vinland.
guide-xeno-feed = Il prend n’importe quelle ressource et donne en échange des cartes ou des points. Prenez celle du Nouveau Vinland lui-même.
guide-xeno-damage = Cette fois, les Xenos étaient plus forts. Un de vos mondes est endommagé : il ne donne plus rien jusqu’à sa réparation dans une phase Produire. Choisissez celui qui vous manquera le moins.
guide-xeno-war-effort = Avant toute production, vous pouvez donner des ressources à l’effort de guerre : un point chacune, et la menace commune baisse. Donnez-en une.
guide-xeno-repair = À présent Produire : ressources, cartes et réparations, dans l’ordre que vous voulez. Un monde endommagé se répare pour deux cartes ou pour une ressource. Réparez les Pionniers de la Faille Étoilée avec des cartes.
guide-xeno-repair-pay = Dites quelles deux cartes paient : les cartes marquées.
guide-xeno-goods = Les mondes trouvailles ne produisent pas d’eux-mêmes, mais vous pouvez en faire produire un. Choisissez les Gangs Rebelles du Marché Noir : leur ressource vous a déjà aidé.
guide-xeno-bunker = Les Xenos encore, et il vous manque un peu de force. Une fois par étape d’invasion, votre bunker ajoute 2 pour une carte de la main. Utilisez-le.
guide-xeno-bunker-pay = Dites quelle carte le paie : la carte marquée.
guide-xeno-pick-explore = Tous vos mondes ont tenu. Il vous manque maintenant des cartes : Explorer en fait piocher. Des deux sortes, l’une en fait piocher plus, l’autre en laisse garder une de plus. Choisissez Explorer +1 +1.
guide-xeno-explore = Gardez ce qui sert vos projets ; le reste est défaussé. Laissez partir les trois cartes marquées.
guide-xeno-end = Votre rival a choisi Consommer : Vente ; vous consommez donc tous deux, et vous dites ce qui vient d’abord. La partie finit quand les points de la réserve sont épuisés, quand quelqu’un a douze cartes, ou quand les Xenos sont repoussés ou vainqueurs. Vous connaissez les décisions habituelles ; des leçons, à côté des règles, montrent les plus rares. Continuez, ou commencez une vraie partie.

guide-xeno-start-lesson = Leçon : votre propre départ
guide-xeno-start-start = Chacun garde un de deux mondes de départ et quatre cartes sur six. La Nouvelle Sparte est militaire : gardez-la.
guide-xeno-start-cards = Puis chacun garde quatre cartes sur six, en secret. Défaussez les deux cartes marquées, qui sont chères.
guide-xeno-start-pick = Au début, il faut du choix. Explorer +5 fait piocher le plus de cartes. Choisissez-la.
guide-xeno-start-settle = Au premier tour du mode Invasion, chacun peut coloniser. Le Monde des Jeux ne coûte qu’une carte. Posez-le.
guide-xeno-start-guess = Son pouvoir : dites un nombre. Si c’est le coût ou la défense de la carte du dessus, elle est à vous. Deux est fréquent : dites 2.
guide-xeno-start-limit = À la fin d’un tour, personne ne garde plus de dix cartes. Défaussez ce qui ne servira pas bientôt : la carte marquée.
guide-xeno-start-end = Les Xenos étaient trop forts cette fois ; dites lequel de vos mondes est endommagé. Continuez, ou commencez une vraie partie.

guide-xeno-powers-lesson = Leçon : payer en cartes
guide-xeno-powers-use = Au milieu d’une partie. Certains pouvoirs Consommer prennent des cartes de la main, et non des ressources. Servez-vous de celui du Front Intérieur Galactique.
guide-xeno-powers-cash = Il donne un point pour une carte. La Base Rebelle est bien trop forte pour vous : défaussez-la.
guide-xeno-powers-produce = Certains mondes trouvailles produisent par un pouvoir qui coûte une carte. Servez-vous de celui des Terraformeurs Élevés.
guide-xeno-powers-charge = Dites quelle carte le paie : la carte marquée.
guide-xeno-powers-end = Les Xenos reviennent : choisissez de quoi vous défendre. Continuez, ou commencez une vraie partie.

# Invasion

guide-planisphere-first-landing = Des peuples d’extraterrestres atterrissent partout sur la carte ; le dernier qui a des unités est maître de la Terre. D’abord quatre atterrissages, à tour de rôle. Les dés choisissent la case. Faites atterrir les marqués.
guide-planisphere-reinforce = Le premier tour. À chaque tour, vous pouvez mettre une carte en jeu. Chaque unité a un terrain qu’elle ne doit pas toucher : si les dés y mènent, on essaie les cases autour. Faites atterrir la carte marquée.
guide-planisphere-move = Chaque unité peut avancer d’autant de cases que son DIS, de côté et de haut en bas. Qui vient sur un ennemi l’attaque. Choisissez la Méduse, puis la case marquée.
guide-planisphere-stay = Les autres peuvent rester où elles sont. Finissez vos déplacements.
guide-planisphere-aim = Les unités qui tirent annoncent une cible à leur portée. Les dégâts viennent à la phase suivante et s’ajoutent à l’attaque d’un ami. Choisissez la Méduse, puis la cible marquée.
guide-planisphere-attack = Le contact : qui est venu attaque, ATT et tirs des amis contre DEF. Plus détruit ; autant ne change rien ; moins, et l’autre riposte. Attaquez.
guide-planisphere-end = En dernier vient la reproduction : une unité dont vous tenez la jumelle peut entrer en gestation, et quelques tours plus tard elles sont deux. Puis le tour suivant. Vous connaissez les décisions habituelles ; des leçons, à côté des règles, montrent les plus rares. Continuez, ou commencez une vraie partie, avec ses cent événements.

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

# INVAZIONS, the humans

guide-invazions-side = les humains
guide-invazions-play = Vous menez les humains : 30 points de Recherche gagnent, si les hordes ne trouvent pas cinq Zombies Libérés avant. Les Ressources paient vos cartes. Un Technicien rend un lieu plus dur à forcer. Posez le Technicien de maintenance au hall d’entrée.
guide-invazions-janitor = Certains Humains agissent en entrant. L’Agent d’entretien retire une carte que les hordes pourraient recruter. Posez-le à la cantine.
guide-invazions-clean = Les Vermines attaquent fort. Retirez-les.
guide-invazions-install = Une Recherche rapporte des points à chaque fin de tour, et les Humains à côté d’elle la protègent. Installez celle qui est marquée au hall d’entrée, où les murs sont solides.
guide-invazions-barricade = Tout ce qui pouvait se payer est posé. Maintenant la barricade : à son lieu, une seule horde peut venir. Contre une horde seule elle n’arrête personne, mais il faut la placer. Mettez-la à la cantine.
guide-invazions-bravery = La horde arrive. À certains moments, vous pouvez interrompre par une Bravoure ; on vous le demande quoi que vous ayez, sauf si vous avez ordonné que la partie continue sans vous demander. Jouez Trancher dans le vif au hall d’entrée : la horde perd des cartes ou porte un blessé.
guide-invazions-end = La horde est repoussée, elle a recruté comme toujours au premier tour à deux, et votre Recherche a rapporté ses points. Nouveau tour : vous pouvez défausser une carte avant de piocher. Vous connaissez chaque sorte de décision des humains : continuez, ou commencez une vraie partie.

# INVAZIONS, the hordes

guide-invazions-hordes-side = les hordes
guide-invazions-hordes-go = Vous menez une horde : vous gagnez avec cinq Zombies Libérés. Ils sont parmi les cartes Contamination sous les lieux. Choisissez où aller : ce que vous pouvez y recruter est visible. Allez au hall d’entrée.
guide-invazions-hordes-slashed = Les humains interrompent par une Bravoure : vous défaussez des cartes ou portez un Membre Blessé. Défaussez la carte marquée.
guide-invazions-hordes-attack = Jusqu’à trois Zombies et une Rage attaquent. Si le tout atteint la Résistance du lieu, vous entrez. Jouez la Rage marquée.
guide-invazions-hordes-done = Vous n’êtes pas tenu de jouer tout ce que vous avez. Arrêtez là.
guide-invazions-hordes-end = Le recrutement : qui est entré prend une carte du lieu dans sa défausse, et à deux la horde le fait de toute façon au premier tour. Un Zombie Libéré, c’est ce que vous cherchez. Vous connaissez les décisions habituelles des hordes ; des leçons, à côté des règles, montrent les plus rares. Prenez-le et continuez, ou commencez une vraie partie.

guide-invazions-zombies-lesson = Leçon : ce que savent faire les zombies
guide-invazions-zombies-wait = Tard dans une partie : vous avez quatre Zombies Libérés. Désormais, à chaque fin de tour, vous pouvez en annoncer cinq ; mais qui se trompe perd. Attendez.
guide-invazions-zombies-vermin = Chaque carte fait quelque chose quand on la joue. Les Vermines attaquent fort, mais dévorent des cartes Contamination. Jouez la carte marquée.
guide-invazions-zombies-gnaw = Des cartes sous ce lieu doivent partir, l’une après l’autre ; vous dites lesquelles. Sacrifiez celle qui est marquée.
guide-invazions-zombies-gnaw-on = Et une autre : encore celle qui est marquée.
guide-invazions-zombies-wound = Vous êtes entré. Ce qui dépasse la Résistance blesse des Humains, dans l’ordre qui vous plaît ; une carte ne tombe que si elle reçoit toute sa Résistance. Commencez par l’Incendiaire.
guide-invazions-zombies-selection = Sélection naturelle : vous pouvez sacrifier une carte de la main pour en piocher une. Les cartes de départ sont faibles : sacrifiez Dévorons-les.
guide-invazions-zombies-frum = John Frum a retourné une carte des humains, une Bravoure. Vous pourriez sacrifier une carte pour la défausser ; vos Vermines valent mieux. Laissez-la retourner.
guide-invazions-zombies-harangue = Haranguer la horde met dans votre main une carte de sous le lieu, à jouer ce tour-ci. Prenez l’Avaleur.
guide-invazions-zombies-swallow = L’Avaleur mange un autre Zombie de votre main, sinon lui-même. Sacrifiez le faible, qui est marqué.
guide-invazions-zombies-end = Vous connaissez les cartes qui demandent quelque chose. Poursuivez votre attaque, ou commencez une vraie partie.

guide-invazions-together-lesson = Leçon : deux hordes
guide-invazions-together-wait = Les hordes gagnent ensemble, et leurs Zombies Libérés s’additionnent. Vous en avez quatre : en annoncer cinq ferait perdre. Attendez.
guide-invazions-together-go = Un Zombie Libéré est sous le hall d’entrée. Allez-y.
guide-invazions-together-lead = Les deux hordes sont au hall d’entrée, et jouent l’une après l’autre. Votre horde peut commencer, ou laisser passer l’autre : commencez.
guide-invazions-together-sneak = Se faufiler est sacrifiée quand on la joue, mais vous donne aussitôt une carte du lieu, même si l’attaque échoue. Jouez-la.
guide-invazions-together-steal = Prenez le Zombie Libéré : c’est le cinquième.
guide-invazions-together-end = Finissez le tour, puis annoncez cinq Zombies Libérés : les hordes gagnent. Ou commencez une vraie partie.
