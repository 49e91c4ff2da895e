offline-title = Jouer sans réseau
offline-footer = Sans réseau
offline-lead = Tous les jeux tiennent dans votre navigateur : les règles, les robots et ces pages. Téléchargez-les une fois, et jouez dans le train.
offline-all = Contre des robots de tous les niveaux, ou à plusieurs autour de cet appareil, avec conseils, retours en arrière, relectures, décisions pesées, premières parties, problèmes, règles et cartes.
offline-kept = Vos parties sont gardées dans ce navigateur et nulle part ailleurs. Elles survivent à une page fermée et à un redémarrage, mais pas à l’effacement de ses données.
offline-not = Les amis au loin, la donne du jour, les duels et le journal ont besoin du serveur.
offline-script = Pour cela, votre navigateur doit autoriser les scripts.
offline-take = Télécharger ({ $size } Mo)
offline-busy = Téléchargement
offline-ready = Tout est là. Sans réseau, ce site joue depuis votre navigateur. Vous pouvez aussi le faire tout de suite.
offline-go = Jouer depuis ce navigateur
offline-failed = Le téléchargement a échoué. Réessayez quand le réseau sera meilleur.
offline-impossible = Ce navigateur ne le peut pas, ou l’adresse de ce site n’est pas sûre (https).
offline-alone = Vous jouez depuis ce navigateur.
offline-back = Revenir au serveur
offline-home-lead = Vous jouez depuis ce navigateur, sans serveur. Choisissez un jeu.
offline-needs-server = Pour cela, le site a besoin de son serveur et du réseau.

# Une partie qui continue ailleurs.
carry-title = Continuer ailleurs
carry-means = La partie s’arrête ici et vous enregistrez son fichier : avec lui, vous continuez sans réseau, sur un autre appareil ou sur un autre serveur. Le fichier contient tout ce qui est caché, si bien qu’une partie tirée d’un fichier ne compte dans aucune liste.
carry = Emporter la partie
carry-save = Enregistrer le fichier de la partie
import-title = Une partie tirée d’un fichier
import-lead = Une partie commencée sur un autre appareil ou sur un autre serveur continue ici.
import-file = Le fichier de la partie (.rec)
import-send = L’ouvrir
import-where = Un tel fichier vient du menu d’une table où vous jouez seul avec des robots (« Continuer ailleurs »), ou d’une partie terminée.
import-moves-made = { $n ->
    [0] Aucun coup n’a été joué.
    [one] Un coup a été joué.
   *[other] { $n } coups ont été joués.
}
import-over = Cette partie est terminée. Vous pouvez la revoir, la faire analyser et rejouer sa donne.
import-seat = Quelle est votre place ?
import-bots = Robots aux autres places
import-go = Continuer cette partie
import-look = La ranger parmi mes parties
import-counts = Qui a le fichier peut lire ce qui est caché. Cette partie ne change donc aucun classement et n’entre pas dans le journal.
import-unreadable = Ce fichier n’est pas une partie de ce site : la ligne { $line } est illisible. Choisissez un fichier dont le nom finit par « rec ».
import-game = Il n’y a pas ici de jeu nommé « { $game } ».
import-rules = Cette partie suit d’autres règles que ce programme et ne peut pas continuer ici. Le programme qui l’a commencée sait la jouer.
import-no-seed = Ce fichier ne contient pas la donne, car la partie était encore en cours là où il a été enregistré. Emportez d’abord la partie depuis cet endroit.
import-cards = Cette partie a été distribuée avec des cartes inconnues ici. Le programme qui l’a commencée sait la jouer.
import-moves = Les coups de ce fichier ne sont pas ceux d’une partie : il a été modifié ou il est incomplet.
import-large = Ce fichier est trop grand pour une partie.
