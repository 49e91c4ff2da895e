# INVAZIONS, the humans

guide-invazions-side = les humains
guide-invazions-play = Vous menez les humains : 30 points de Recherche gagnent, si les hordes ne trouvent pas cinq Zombies Libérés avant. Les Ressources paient vos cartes. Un Technicien rend un lieu plus dur à forcer. Posez le Technicien de maintenance au hall d’entrée.
guide-invazions-janitor = Certains Humains agissent en entrant. L’Agent d’entretien retire une carte que les hordes pourraient recruter. Posez-le à la cantine.
guide-invazions-clean = Les Vermines attaquent fort. Retirez-les.
guide-invazions-install = Une Recherche rapporte des points à chaque fin de tour, et les Humains à côté d’elle la protègent. Installez celle qui est marquée au hall d’entrée, où les murs sont solides.
guide-invazions-barricade = Tout ce qui pouvait se payer est posé. Maintenant la barricade : à son lieu, une seule horde peut venir. Contre une horde seule elle n’arrête personne, mais il faut la placer. Mettez-la à la cantine.
guide-invazions-bravery = La horde arrive. À certains moments, on vous demande si vous interrompez par une Bravoure, même si vous n’en avez pas : les autres n’en apprennent rien. Jouez Trancher dans le vif au hall d’entrée : la horde perd des cartes ou porte un blessé.
guide-invazions-end = La horde est repoussée, elle a recruté comme toujours au premier tour à deux, et votre Recherche a rapporté ses points. Nouveau tour : vous pouvez défausser une carte avant de piocher. Vous connaissez chaque sorte de décision des humains : continuez, ou commencez une vraie partie.

# INVAZIONS, the hordes

guide-invazions-hordes-side = les hordes
guide-invazions-hordes-go = Vous menez une horde : vous gagnez avec cinq Zombies Libérés. Ils sont parmi les cartes Contamination sous les lieux. Choisissez où aller : ce que vous pouvez y recruter est visible. Allez au hall d’entrée.
guide-invazions-hordes-slashed = Les humains interrompent par une Bravoure : vous défaussez des cartes ou portez un Membre Blessé. Défaussez la carte marquée.
guide-invazions-hordes-attack = Jusqu’à trois Zombies et une Rage attaquent. Si le tout atteint la Résistance du lieu, vous percez. Jouez la Rage marquée.
guide-invazions-hordes-done = Vous n’êtes pas tenu de jouer tout ce que vous avez. Arrêtez là.
guide-invazions-hordes-end = Le recrutement : qui a percé prend une carte du lieu dans sa défausse, et à deux la horde le fait de toute façon au premier tour. Un Zombie Libéré, c’est ce que vous cherchez. Vous connaissez les décisions habituelles des hordes ; des leçons, à côté des règles, montrent les plus rares. Prenez-le et continuez, ou commencez une vraie partie.

guide-invazions-zombies-lesson = Leçon : ce que savent faire les zombies
guide-invazions-zombies-wait = Tard dans une partie : vous avez quatre Zombies Libérés. Désormais, à chaque fin de tour, vous pouvez en annoncer cinq ; mais qui se trompe perd. Attendez.
guide-invazions-zombies-vermin = Chaque carte fait quelque chose quand on la joue. Les Vermines attaquent fort, mais dévorent des cartes Contamination. Jouez la carte marquée.
guide-invazions-zombies-gnaw = Des cartes sous ce lieu doivent partir, l’une après l’autre ; vous dites lesquelles. Sacrifiez celle qui est marquée.
guide-invazions-zombies-gnaw-on = Et une autre : encore celle qui est marquée.
guide-invazions-zombies-wound = Vous avez percé. Ce qui dépasse la Résistance blesse des Humains, dans l’ordre qui vous plaît ; une carte ne tombe que si elle reçoit toute sa Résistance. Commencez par l’Incendiaire.
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
