# Oh no... INVASION!!!

guide-oh-no-draw = Vous gagnez ou perdez ensemble : détruisez les Boucliers que sort la Matrice, puis la Matrice elle-même ; quand tous les Boucliers sont sortis, tout est perdu. À votre tour, vous agissez une ou deux fois : piocher, ou donner des cartes. Après chaque action, la Matrice envoie un alien. Piochez une carte.
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
guide-oh-no-discard = Le combat est fini. Des armes d’un même type que vous avez tirées, vous en perdez une, au choix ; les autres reviennent en main. Gardez la bombe noire : défaussez la verte.
guide-oh-no-evaporate = Des Évaporaliens ont reçu l’ordre d’attaquer : qui en a perd une carte pour chacun. Tous choisissent en même temps, sans voir ce que les autres abandonnent. Abandonnez le Modulomorphe.
guide-oh-no-call = Un Téléporteur marche aussi dans l’autre sens : qui en a un ailleurs peut tirer sur les aliens de votre station, si vous le demandez. Appelez à l’aide.
guide-oh-no-morph = Votre ami a déclenché le Conflit final : désormais un alien plonge sur un joueur après l’autre. Il vous appelle à l’aide. Votre Modulomorphe change deux cartes d’un même type ou d’une même couleur en un coup. Commencez par le Catalyseur.
guide-oh-no-with = Le second module complète la paire.
guide-oh-no-counter = Maintenant, il en plonge un sur vous. Une arme de sa couleur le contre, ou un Modulomorphe, mais aucune arme noire. Qui ne contre rien est éliminé. Contrez-le avec la roquette rose.
guide-oh-no-end = Qui contre un kamikaze peut frapper un Bouclier. Quand il n’en reste plus, n’importe quelle arme détruit la Matrice, et vous gagnez tous. Vous avez rencontré chaque décision habituelle ; des leçons, à côté des règles, montrent les plus rares. Continuez cette partie, ou commencez-en une vraie.

guide-oh-no-conflict-lesson = Leçon : le Conflit final
guide-oh-no-conflict-aid = Quelqu’un dont un module est hors d’usage vous appelle par les Téléporteurs. Une de vos armes peut tirer sur les aliens de là-bas ; elle est défaussée. On peut refuser. Tirez le canon noir comme mauve.
guide-oh-no-conflict-conflict = À vous, la main pleine d’armes de bien des couleurs. À tout moment de votre tour, vous pouvez déclencher le Conflit final ; on ne revient pas en arrière. Déclenchez-le.
guide-oh-no-conflict-counter = Chaque tour commence par un kamikaze. Une arme de sa couleur le contre. Contrez-le avec la roquette jaune.
guide-oh-no-conflict-strike = Qui en contre un peut détruire un Bouclier, avec une arme de sa couleur. Vous en avez deux rouges : tirez le canon rouge sur le Bouclier rouge.
guide-oh-no-conflict-save = Un kamikaze rouge plonge sur quelqu’un qui n’a rien contre lui et vous appelle. Sans vous, c’est l’élimination. Envoyez la bombe rouge.
guide-oh-no-conflict-help-strike = Au niveau 0, les Téléporteurs aident aussi contre les Boucliers : on vous rappelle, pour une frappe. Envoyez la bombe rose sur le Bouclier rose.
guide-oh-no-conflict-end = Il reste deux Boucliers, et le kamikaze suivant plonge sur vous. Rien dans votre main ne le contre : appelez à l’aide. Continuez, ou commencez une vraie partie.

guide-oh-no-matrix-lesson = Leçon : le dernier coup
guide-oh-no-matrix-draw = Aucun Bouclier ne protège encore la Matrice. Le Conflit final peut être bref, si vous avez les bonnes armes. Piochez une carte.
guide-oh-no-matrix-pass = Vous pourriez zapper ces aliens, mais la roquette serait perdue. Laissez-les passer.
guide-oh-no-matrix-conflict = Deux armes : une contre un kamikaze, une pour la Matrice. C’est un pari sur la couleur. Déclenchez le Conflit final.
guide-oh-no-matrix-counter = Un jaune, quelle chance. Contrez-le avec la roquette jaune.
guide-oh-no-matrix-end = Aucun Bouclier n’était là au début de votre tour : n’importe quelle arme détruit la Matrice, quelle que soit sa couleur. Tirez, et vous gagnez tous ; ou commencez une vraie partie, où des Boucliers seront sur le chemin.
