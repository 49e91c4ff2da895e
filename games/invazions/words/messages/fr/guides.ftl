# INVAZIONS, the humans

guide-invazions-side = les humains
guide-invazions-play = Vous menez les humains : 30 points de Recherche gagnent, si les hordes ne trouvent pas cinq Zombies Libérés avant. Les Ressources paient vos cartes. Un Technicien rend un lieu plus dur à forcer. Posez le Technicien de maintenance à la cantine.
guide-invazions-janitor = Certains Humains agissent en entrant. L’Agent d’entretien retire une carte que les hordes pourraient recruter. Posez-le à la cantine.
guide-invazions-clean = Les Vermines attaquent fort. Retirez-les.
guide-invazions-install = Une Recherche rapporte des points à chaque fin de tour, et les Humains à côté d’elle la protègent. Installez celle qui est marquée à la cantine, où les murs sont solides.
guide-invazions-barricade = Tout ce qui pouvait se payer est posé. Maintenant la barricade : à son lieu, une seule horde peut venir. Contre une horde seule elle n’arrête personne, mais il faut la placer. Mettez-la au hall d’entrée.
guide-invazions-bravery = La horde arrive. À certains moments, on vous demande si vous interrompez par une Bravoure, même si vous n’en avez pas : les autres n’en apprennent rien. Jouez Trancher dans le vif au hall d’entrée : la horde perd des cartes ou porte un blessé.
guide-invazions-discard = La horde est repoussée. Au premier tour à deux, elle peut recruter quand même, mais n’a rien pris ; votre Recherche a rapporté ses points. Un nouveau tour : avant de piocher, vous pouvez défausser une carte pour en piocher une autre. Défaussez la carte marquée.
guide-invazions-agent = Ce qui ne demande pas de réflexion se joue désormais pour vous ; le journal le dit. Un Agent secret rapporte un point aussitôt. Posez-le au hall d’entrée.
guide-invazions-save = Des tours ont passé. La horde a recruté des cartes fortes, elle a percé et dévore votre Recherche : celle-ci vous reviendrait et coûterait plus. La Prophylaxie garde une carte en jeu. Sauvez les Virus sélectifs.
guide-invazions-soldier = Un Soldat est dévoré avant la Recherche, et résiste longtemps. Posez-le au hall d’entrée.
guide-invazions-gift = Le Don pour la recherche change les Survivants d’un lieu qui a une Recherche en points, aussitôt. Jouez-le au hall d’entrée.
guide-invazions-capture = La Capture de cobaye : un Zombie sous un lieu qui a un Humain rapporte un point. Prenez l’Avaleur à la cantine.
guide-invazions-end = La horde a quatre Zombies Libérés : avec un de plus, elle gagne. Il vous manque un point, et vous tenez encore un Don pour la recherche. Jouez-le à la cantine : les humains gagnent aussitôt. Vous aurez vu une partie entière ; la première partie des hordes montre l’autre camp.

# INVAZIONS, the hordes

guide-invazions-hordes-side = les hordes
guide-invazions-hordes-go = Vous menez une horde : vous gagnez avec cinq Zombies Libérés, avant que les humains n’aient 30 points de Recherche. Ils sont parmi les cartes Contamination, sous les lieux. Choisissez où aller : ce qu’on peut y recruter est visible. Allez au hall d’entrée.
guide-invazions-hordes-stop = Au premier tour à deux, la horde recrute, qu’elle perce ou non. Gardez donc vos cartes : ne jouez plus rien.
guide-invazions-hordes-take = Le recrutement : une carte du lieu va dans votre défausse, et vient en main quand on la remélange. Un Ogre attaque fort. Prenez-le.
guide-invazions-hordes-return = Chaque tour apporte de nouvelles cartes sous les lieux. Un Zombie Libéré est sous la salle radio. La barricade n’arrête qu’une seconde horde. Allez à la salle radio.
guide-invazions-hordes-slashed = Les humains interrompent par une Bravoure : vous défaussez des cartes, ou portez un Membre Blessé. Défaussez la carte marquée ; l’autre part aussi.
guide-invazions-hordes-attack = Trois Zombies et une Rage au plus attaquent. Si le tout atteint la Résistance du lieu, vous percez. Commencez par la carte marquée ; l’Ogre suivra.
guide-invazions-hordes-freed = Vous avez percé. Tenir la position a sauvé les Humains du lieu, mais n’empêche pas de recruter. Prenez le Zombie Libéré.
guide-invazions-hordes-rage = Cette fois le hall d’entrée. Dévorons-les est une Rage qui en permet une autre : toute votre main peut donc attaquer. Commencez par elle.
guide-invazions-hordes-ishtar = Juste assez. Les Zombies Libérés ne se jouent pas et encombrent la main. Prenez d’abord Ishtar : le tour où elle attaque, vous recrutez une carte de plus.
guide-invazions-hordes-wound = Vous avez percé, avec l’Ogre et Ishtar. Ce que votre attaque a de plus que la Résistance blesse les Humains, dans l’ordre que vous voulez ; une carte ne tombe que si elle prend toute sa Résistance. Commencez par les Survivants.
guide-invazions-hordes-two = Ishtar : vous recrutez deux cartes au lieu d’une. Prenez d’abord le Zombie Libéré.
guide-invazions-hordes-wait = Deux tours plus tard : vous avez quatre Zombies Libérés. Désormais, vous pouvez en annoncer cinq à la fin de chaque tour, mais qui se trompe perd. Attendez.
guide-invazions-hordes-last = Le cinquième est sous la salle radio. Un Garde s’y tient : contre lui vous jouez quatre cartes au plus. Allez-y ; votre attaque se joue pour vous.
guide-invazions-hordes-end = Le cinquième Zombie Libéré est à vous. Annoncez-le : les hordes gagnent. Vous aurez vu une partie entière ; des leçons, à côté des règles, montrent ce que demandent d’autres cartes.

guide-invazions-zombies-lesson = Leçon : ce que savent faire les zombies
guide-invazions-zombies-wait = Tard dans une partie : vous avez quatre Zombies Libérés. Désormais, à chaque fin de tour, vous pouvez en annoncer cinq ; mais qui se trompe perd. Attendez.
guide-invazions-zombies-vermin = Chaque carte fait quelque chose quand on la joue. Les Vermines attaquent fort, mais dévorent des cartes Contamination. Jouez la carte marquée.
guide-invazions-zombies-gnaw = Des cartes sous ce lieu doivent partir, l’une après l’autre ; vous dites lesquelles. Sacrifiez celle qui est marquée.
guide-invazions-zombies-gnaw-on = Et une autre : encore celle qui est marquée.
guide-invazions-zombies-wound = Vous avez percé. Ce qui dépasse la Résistance blesse des Humains, dans l’ordre qui vous plaît ; une carte ne tombe que si elle reçoit toute sa Résistance. Commencez par l’Agent d’entretien.
guide-invazions-zombies-selection = Sélection naturelle : vous pouvez sacrifier une carte de la main pour en piocher une. Les cartes de départ sont faibles : sacrifiez Dévorons-les.
guide-invazions-zombies-frum = John Frum a retourné une carte des humains, une Bravoure. Vous pourriez sacrifier une carte pour la défausser ; la vôtre vaut mieux. Laissez-la retourner.
guide-invazions-zombies-harangue = Haranguer la horde met dans votre main une carte de sous le lieu, à jouer ce tour-ci. Prenez l’Avaleur.
guide-invazions-zombies-swallow = L’Avaleur mange un autre Zombie de votre main, sinon lui-même. Sacrifiez le faible, qui est marqué.
guide-invazions-zombies-end = Vous connaissez les cartes qui demandent quelque chose. Poursuivez votre attaque, ou commencez une vraie partie.

guide-invazions-together-lesson = Leçon : deux hordes
guide-invazions-together-wait = Les hordes gagnent ensemble, et leurs Zombies Libérés s’additionnent. Vous en avez quatre : en annoncer cinq ferait perdre. Attendez.
guide-invazions-together-go = Un Zombie Libéré est sous la salle radio. Allez-y.
guide-invazions-together-lead = Les hordes jouent l’une après l’autre, où qu’elles soient. Votre horde peut commencer, ou laisser passer l’autre : commencez.
guide-invazions-together-sneak = Se faufiler est sacrifiée quand on la joue, mais vous donne aussitôt une carte du lieu, même si l’attaque échoue. Jouez-la.
guide-invazions-together-steal = Prenez le Zombie Libéré : c’est le cinquième.
guide-invazions-together-end = Finissez le tour, puis annoncez cinq Zombies Libérés : les hordes gagnent. Ou commencez une vraie partie.
