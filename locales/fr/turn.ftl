# Revenir en arrière, confirmer son tour, ce qui s’est passé entre-temps.

turn-restart-means = Recommencer mon tour : reprendre mes { $n } derniers coups
turn-stop-beginning = Rien à reprendre : la partie commence ici.
turn-stop-luck = Impossible de revenir plus loin : le hasard a parlé.
turn-stop-somebody = Impossible de revenir plus loin : { $name } a joué depuis.
turn-stop-learnt = Impossible de revenir plus loin : { $name } a appris quelque chose.
turn-stop-learnt-you = Impossible de revenir plus loin : vous avez appris quelque chose.
turn-stop-learnt-all = Impossible de revenir plus loin : tout le monde a appris quelque chose.
turn-confirm = Confirmer mon tour
turn-confirm-ask = Confirmez-vous votre tour ?
turn-confirm-why = Les autres attendent votre confirmation ; jusque-là, vous pouvez encore revenir en arrière.
turn-wait-ask = { $name } peut encore se raviser
turn-wait-why = Son tour est joué et attend sa confirmation.
turn-setting = Confirmer mes tours
turn-setting-means = Tant que vous pourriez encore reprendre votre dernier coup, les autres attendent que vous confirmiez. Vaut à toutes vos tables.
turn-setting-on = Me demander de confirmer
turn-setting-off = Ne plus me le demander

turn-since =
    { $n ->
        [one] Depuis votre dernier passage
       *[other] Depuis votre dernier passage ({ $n })
    }
turn-since-more =
    { $n ->
        [one] Et une autre ligne dans le récit.
       *[other] Et { $n } autres lignes dans le récit.
    }
turn-since-seen = J’ai vu
# Les mots par lesquels le récit s’adresse à qui le lit. Une barre les sépare.
turn-since-you = vous|votre|vos
turn-since-ticket =
    { $n ->
        [one] un coup depuis votre passage
       *[other] { $n } coups depuis votre passage
    }
