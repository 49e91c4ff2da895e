# Choisir le jeu, et en préparer une table.

oh-no-name = Oh no... INVASION!!!
oh-no-length = 30 min
oh-no-kind = Tous ensemble
oh-no-pitch = Il en vient de la gauche, il en vient de la droite, et chacun donne des ordres aux autres. Bâtissez vos stations, passez-vous les armes à temps, zappez ce qui passe, et détruisez la Matrice avant que ses huit Boucliers ne soient sortis. On gagne ensemble ou pas du tout.
oh-no-option-level = Quel courage ?
oh-no-option-level-hint = points par survivant
oh-no-option-level-0 = Monsieur Mauviette
oh-no-option-level-0-badge = 2
oh-no-option-level-0-hint = Les mains sont visibles, les Téléporteurs atteignent les Boucliers, et les Invaliens n’éliminent personne pour de bon.
oh-no-option-level-1 = Sergent Mollasson
oh-no-option-level-1-badge = 3
oh-no-option-level-1-hint = Les règles telles qu’elles sont imprimées.
oh-no-option-level-2 = Capitaine Duracuir
oh-no-option-level-2-badge = 5
oh-no-option-level-2-hint = Un module saboté deux fois est perdu. Perdez le dernier et vous êtes éliminé.
oh-no-option-level-3 = Amiral Peurderien
oh-no-option-level-3-badge = 7
oh-no-option-level-3-hint = Comme Capitaine, et pas un mot sur les zaps ni sur le Conflit final.
oh-no-option-matrix = Comment mélanger la Matrice ?
oh-no-option-matrix-hint = Les huit Boucliers sont l’horloge de la partie.
oh-no-option-matrix-mixed = Paquet entier mélangé
oh-no-option-matrix-mixed-hint = Les Boucliers peuvent se suivre.
oh-no-option-matrix-piles = Huit paquets empilés
oh-no-option-matrix-piles-hint = Un Bouclier par paquet : ils viennent régulièrement.

# Pourquoi un coup est refusé

oh-no-why-not-in-hand = Cette carte n’est pas dans votre main.
oh-no-why-already-picked = Vous avez déjà choisi cette carte.
oh-no-why-not-now = Ce n’est pas ce qui se décide en ce moment.
oh-no-why-act-first = Faites d’abord une ou deux actions : piocher ou transporter.
oh-no-why-actions-done = Les actions de ce tour sont faites.
oh-no-why-nothing-to-draw = Il ne reste aucune carte à piocher.
oh-no-why-build-before-fight = On bâtit avant de combattre.
oh-no-why-hub-down = Sans Centre de transport en état de marche, on ne peut rien donner.
oh-no-why-no-receiver = Ce joueur ne peut rien recevoir : il faut un autre joueur, encore en jeu.
oh-no-why-nothing-to-hit = Il n’y a rien ici que cela détruirait.
oh-no-why-black-against-kamikaze = Les kamikazes ne sentent pas les armes noires.
oh-no-why-wrong-colour = Cette arme n’est pas de la bonne couleur.
oh-no-why-not-a-weapon = Il faut une arme.
oh-no-why-not-a-module = On ne bâtit que des modules.
oh-no-why-no-teleporter = Il faut un Téléporteur en état de marche aux deux bouts.
oh-no-why-teleporter-used = Une seule attaque par Téléporteur par tour.
oh-no-why-already-called = On n’appelle chaque joueur qu’une fois par tour.
oh-no-why-no-help = Tout le monde voit que ce joueur ne pourrait que refuser : il n’a rien qui aide.
oh-no-why-no-modulomorph = Il faut un Modulomorphe en état de marche.
oh-no-why-no-pair = Le Modulomorphe demande deux cartes de même couleur ou de même type.
oh-no-why-no-perch = Ce module n’a pas le symbole, ou un Sabotalien l’occupe déjà.
oh-no-why-shields-first = La Matrice n’est vulnérable que si tous les Boucliers étaient détruits avant ce tour.
oh-no-why-no-such-shield = Ce Bouclier n’est pas là.
oh-no-why-talk-closed = À ce niveau, on n’en parle pas : chacun décide seul.
oh-no-why-nothing-new = La table le sait déjà, ou vous venez de parler.

## Pourquoi un robot préfère un coup : ce qu’il compte

oh-no-hint-aliens = { AGREE($n, "alien", "aliens") } chez vous
oh-no-hint-elsewhere = { AGREE($n, "alien", "aliens") } chez les autres
oh-no-hint-alive = { AGREE($n, "joueur", "joueurs") } encore en jeu
oh-no-hint-shields = { AGREE($n, "bouclier", "boucliers") } en place
oh-no-hint-weapons = { AGREE($n, "arme", "armes") } dans votre main
oh-no-hint-modules = { AGREE($n, "module qui marche", "modules qui marchent") } chez vous
