# Choisir le jeu, et en préparer une table.

oh-no-name = Oh no... INVASION!!!
oh-no-length = 30 min
oh-no-kind = Tous ensemble
oh-no-pitch = Il en vient de la gauche, il en vient de la droite, et chacun donne des ordres aux autres. Bâtissez vos stations, passez-vous les armes à temps, zappez ce qui passe, et détruisez la Matrice avant que ses huit boucliers ne soient sortis. On gagne ensemble ou pas du tout.
oh-no-option-level = Quel courage ?
oh-no-option-level-hint = points par survivant
oh-no-option-level-0 = Monsieur Mauviette
oh-no-option-level-0-badge = 2
oh-no-option-level-0-hint = Les mains sont visibles, les téléporteurs atteignent les boucliers, et les Invaliens n’éliminent personne pour de bon.
oh-no-option-level-1 = Sergent Mollasson
oh-no-option-level-1-badge = 3
oh-no-option-level-1-hint = Les règles telles qu’elles sont imprimées.
oh-no-option-level-2 = Capitaine Duracuir
oh-no-option-level-2-badge = 5
oh-no-option-level-2-hint = Un module saboté deux fois est perdu. Perdez le dernier et vous êtes éliminé.
oh-no-option-level-3 = Amiral Peurderien
oh-no-option-level-3-badge = 7
oh-no-option-level-3-hint = Comme Capitaine, et pas un mot sur les zaps ni sur le Conflit Final.
oh-no-option-matrix = Comment mélanger la Matrice ?
oh-no-option-matrix-hint = Les huit boucliers sont l’horloge de la partie.
oh-no-option-matrix-mixed = Paquet entier mélangé
oh-no-option-matrix-mixed-hint = Les boucliers peuvent se suivre.
oh-no-option-matrix-piles = Huit paquets empilés
oh-no-option-matrix-piles-hint = Un bouclier par paquet : ils viennent régulièrement.
