# Les premières parties.

guide-step = { $n } sur { $of }
guide-wait = Regardez un instant : la table joue la suite.
guide-hold = C’est possible aussi. Pour cette première partie, faites ce qui est marqué : les mots au-dessus des boutons disent pourquoi.
guide-onwards = Jouer une vraie partie

# Oh no... INVASION!!!

guide-oh-no-draw = Trois stations tiennent le rempart. À votre tour, vous agissez une ou deux fois : piocher, ou donner des cartes. Après chaque action, la Matrice envoie un alien. Piochez une carte.
guide-oh-no-give = Vous pouvez agir une seconde fois. Votre hub porte des cartes à un autre joueur, qui en a peut-être plus besoin. Commencez à donner : choisissez la station marquée.
guide-oh-no-pack = Cochez le Modulomorphe et envoyez-le. Vous deux savez ce qui est parti, le troisième joueur n’en voit que le nombre.
guide-oh-no-end-turn = Les actions sont finies. Vous pourriez construire des modules et tirer sur les aliens de votre station. Cette fois, finissez votre tour.
guide-oh-no-build = Un module fonctionne dès qu’il est posé. Avec un Catalyseur, chaque pioche rapporte deux cartes au lieu d’une. Mais ses symboles attirent aussi des aliens. Construisez le Catalyseur.
guide-oh-no-zap = Des Évaporaliens roses vont se poser ici, et donneraient un ordre à d’autres. Une arme de leur couleur les zappe avant ; les deux disparaissent. Zappez-les avec le canon rose.
guide-oh-no-fight = Ce qui s’est posé reste jusqu’à ce qu’on le combatte. Chaque arme débarrasse votre station de tous les aliens de sa couleur. Tirez la bombe rouge.
guide-oh-no-pass = On ne peut pas tout zapper, et l’on demande à chacun le long du chemin. Laissez venir ce Sabotalien.
guide-oh-no-perch = Un Sabotalien se pose sur un module qui montre son symbole, et c’est le propriétaire de la station qui choisit. S’il en reçoit l’ordre, il met ce module hors d’usage. Choisissez le hub.
guide-oh-no-beam = Avec un Téléporteur à chaque bout, vous atteignez une autre station, une fois par tour. Aidez votre voisin avec la bombe verte.
guide-oh-no-black = Une arme noire remplace n’importe quelle couleur. Tirez la bombe noire comme mauve.
guide-oh-no-discard = Le combat est fini. Des armes d’une même sorte que vous avez tirées, vous en perdez une, au choix ; les autres reviennent en main. Gardez la bombe noire : défaussez la verte.
guide-oh-no-evaporate = Des Évaporaliens ont reçu l’ordre d’attaquer : qui en a perd une carte pour chacun. Tous choisissent en même temps, sans voir ce que les autres abandonnent. Abandonnez le Modulomorphe.
guide-oh-no-call = Un Téléporteur marche aussi dans l’autre sens : qui en a un ailleurs peut tirer sur les aliens de votre station, si vous le demandez. Appelez à l’aide.
guide-oh-no-morph = Votre ami a déclenché le Conflit Final : désormais un alien plonge sur un joueur après l’autre. Il vous appelle à l’aide. Votre Modulomorphe change deux cartes d’un même type ou d’une même couleur en un coup. Commencez par le Catalyseur.
guide-oh-no-with = Le second module complète la paire.
guide-oh-no-counter = Maintenant, il en plonge un sur vous. Une arme de sa couleur l’arrête, ou un Modulomorphe, mais aucune arme noire. Qui n’arrête rien est éliminé. Contrez-le avec la fusée rose.
guide-oh-no-end = Qui arrête un kamikaze peut frapper un Bouclier. Quand il n’en reste plus, n’importe quelle arme détruit la Matrice, et vous gagnez tous. Vous avez rencontré chaque sorte de décision : continuez cette partie, ou commencez-en une vraie.

# Pulp Invasion!

guide-pulp-planet = Vous êtes seul contre trois races, et quatre Super Armes sont à trouver. Chaque tour commence par une planète : son texte vaut pour l’exploration à la fin du tour. Choisissez Jovar.
guide-pulp-engage = Voici quatre rencontres, l’une après l’autre de gauche à droite. Engagez-en une et ses icônes planète comptent pour vous ; évadez-vous et elles ne comptent pas. Engagez la première.
guide-pulp-pay = L’icône du bord gauche de la carte suivante dit quelle capacité paie. Deux points d’une autre iraient aussi. Payez en Combat.
guide-pulp-die = Un dé par carte peut aider, avant le premier point payé. Ce que fait sa face visible est écrit à côté. Servez-vous du dé orange, l’Intelligence Artificielle.
guide-pulp-lower = Un dé qui a servi descend d’une face, ou de deux : choisissez la face que vous voulez ensuite. Sur 1 il reste. Descendez-le d’une face.
guide-pulp-evade-pay = Une force de 0 ne s’engage pas : il faut s’évader. Cela coûte un point au choix ; puis deux cubes de couleur tirés du sac coûtent un point chacun. Payez en Diplomatie.
guide-pulp-gain = L’exploration : un cube par icône planète engagée. Le jaune trouve une Super Arme, le noir et le blanc sont de la malchance. Un cube de couleur vaut un point de n’importe quelle capacité. Prenez du Combat.
guide-pulp-keep = À la fin du tour, vous pouvez garder des cartes engagées qui montrent une clef ou un code : les planètes s’en paient. Gardez la carte marquée.
guide-pulp-keep-too = Et celle-ci : autant que vous voulez.
guide-pulp-end = Un nouveau tour commence par une planète. Trouvez toutes les Super Armes avant que les trois piles soient épuisées, et n’ayez jamais deux capacités à 0 pendant les rencontres. Vous connaissez maintenant les décisions habituelles : continuez, ou commencez une vraie partie.

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
guide-xeno-bunker = Les Xenos encore, et il vous manque un peu de force. Une fois par invasion, votre bunker ajoute 2 pour une carte de la main. Utilisez-le.
guide-xeno-pick-explore = Tous vos mondes ont tenu. Il vous manque maintenant des cartes : Explorer en fait piocher. Des deux sortes, l’une en fait piocher plus, l’autre en laisse garder une de plus. Choisissez Explorer +1 +1.
guide-xeno-explore = Gardez ce qui sert vos projets ; le reste est défaussé. Laissez partir les trois cartes marquées.
guide-xeno-end = Votre rival a choisi Consommer : Vente ; vous consommez donc tous deux, et vous dites ce qui vient d’abord. La partie finit quand les points de la réserve sont épuisés, quand quelqu’un a douze cartes, ou quand les Xenos sont repoussés ou vainqueurs. Vous connaissez chaque sorte de décision courante : continuez, ou commencez une partie à vous.

# Invasion

guide-planisphere-first-landing = Des peuples d’extraterrestres atterrissent partout sur la carte ; le dernier qui a des unités est maître de la Terre. D’abord quatre atterrissages, à tour de rôle. Les dés choisissent la case. Faites atterrir les marqués.
guide-planisphere-reinforce = Le premier tour. À chaque tour, vous pouvez mettre une carte en jeu. Chaque unité a un terrain qu’elle ne doit pas toucher : si les dés y mènent, on essaie les cases autour. Faites atterrir la carte marquée.
guide-planisphere-move = Chaque unité peut avancer d’autant de cases que son DIS, de côté et de haut en bas. Qui vient sur un ennemi l’attaque. Choisissez la Méduse, puis la case marquée.
guide-planisphere-stay = Les autres peuvent rester où elles sont. Finissez vos déplacements.
guide-planisphere-aim = Les unités qui tirent annoncent une cible à leur portée. Les dégâts viennent à la phase suivante et s’ajoutent à l’attaque d’un ami. Choisissez la Méduse, puis la cible marquée.
guide-planisphere-attack = Le contact : qui est venu attaque, ATT et tirs des amis contre DEF. Plus détruit ; autant ne change rien ; moins, et l’autre riposte. Attaquez.
guide-planisphere-end = En dernier vient la reproduction : une unité dont vous tenez la jumelle peut entrer en gestation, et quelques tours plus tard elles sont deux. Puis le tour suivant. Vous connaissez chaque sorte de décision : continuez, ou commencez une vraie partie, avec ses cent événements.

# INVAZIONS, the humans

guide-invazions-side = les humains
guide-invazions-play = Vous menez les humains : 30 points de Recherche gagnent, si les hordes ne trouvent pas cinq Zombies Libérés avant. Les Ressources paient vos cartes. Les Survivants sont bon marché et rapportent une carte. Posez ceux qui sont marqués dans la salle radio.
guide-invazions-install = Une Recherche rapporte des points à chaque fin de tour, et les Humains à côté d’elle la protègent. Installez celle qui est marquée dans la salle radio.
guide-invazions-end-action = Tout ce qui pouvait se payer est posé. Finissez votre action.
guide-invazions-barricade = Maintenant la barricade : à son lieu, une seule horde peut venir. Contre une horde seule elle n’arrête personne, mais elle doit changer de place. Mettez-la à la salle radio.
guide-invazions-bravery = La horde arrive. À certains moments, vous pouvez interrompre par une Bravoure ; on vous le demande quoi que vous ayez. Jouez Trancher dans le vif à la salle radio : la horde perd deux cartes ou porte un blessé.
guide-invazions-end = La horde a joué, les blessures ont été réparties, elle a recruté, et votre Recherche a rapporté ses points. Nouveau tour : vous pouvez défausser une carte avant de piocher. Vous connaissez chaque sorte de décision des humains : continuez, ou commencez une vraie partie.

# INVAZIONS, the hordes

guide-invazions-hordes-side = les hordes
guide-invazions-hordes-go = Vous menez une horde : vous gagnez avec cinq Zombies Libérés. Ils sont parmi les cartes Contamination sous les lieux. Choisissez où aller : ce que vous pouvez y recruter est visible. Allez au hall d’entrée.
guide-invazions-hordes-slashed = Les humains interrompent par une Bravoure : vous défaussez deux cartes ou portez un Membre Blessé. Défaussez la carte marquée.
guide-invazions-hordes-attack = Jusqu’à trois Zombies et une Rage attaquent. Si le tout atteint la Résistance du lieu, vous entrez. Jouez la Rage marquée.
guide-invazions-hordes-done = Vous n’êtes pas tenu de jouer tout ce que vous avez. Arrêtez là.
guide-invazions-hordes-end = Le recrutement : qui est entré prend une carte du lieu dans sa défausse, et à deux la horde le fait de toute façon au premier tour. Un Zombie Libéré, c’est ce que vous cherchez. Vous connaissez chaque sorte de décision des hordes : prenez-le et continuez, ou commencez une vraie partie.
