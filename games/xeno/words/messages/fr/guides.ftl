# Race for the Galaxy: Xeno Invasion

guide-xeno-pick = L’empire qui a le plus de points gagne : ils viennent des cartes et des jetons. Chacun choisit une action en secret. Puis tous jouent chaque phase que quelqu’un a choisie, et la vôtre vous donne un bonus. Au premier tour d’une invasion, tous peuvent coloniser de toute façon. Choisissez Coloniser.
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
