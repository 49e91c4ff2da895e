# Revenir en arrière, confirmer son tour, ce qui s’est passé entre-temps.

my-turn-undo = Reprendre
my-turn-restart = Recommencer
my-turn-restart-means = Recommencer mon tour : reprendre mes { $n } derniers coups
my-turn-stop-beginning = Rien à reprendre : la partie commence ici.
my-turn-stop-luck = Impossible de revenir plus loin : le hasard a parlé.
my-turn-stop-somebody = Impossible de revenir plus loin : { $name } a joué depuis.
my-turn-stop-learnt = Impossible de revenir plus loin : { $name } a appris quelque chose.
my-turn-stop-learnt-you = Impossible de revenir plus loin : vous avez appris quelque chose.
my-turn-stop-learnt-all = Impossible de revenir plus loin : tout le monde a appris quelque chose.
my-turn-confirm = Confirmer mon tour
my-turn-confirm-who = À vous
my-turn-confirm-ask = Confirmez-vous votre tour ?
my-turn-confirm-why = Les autres attendent votre confirmation ; jusque-là, vous pouvez encore revenir en arrière.
my-turn-wait-who = On attend { $name }
my-turn-wait-ask = { $name } peut encore se raviser
my-turn-wait-why = Son tour est joué et attend sa confirmation.
my-turn-setting = Confirmer mes tours
my-turn-setting-means = Tant que vous pourriez encore reprendre votre dernier coup, les autres attendent que vous confirmiez. Vaut à toutes vos tables.
my-turn-setting-on = Me demander de confirmer
my-turn-setting-off = Ne plus me le demander

my-turn-since =
    { $n ->
        [one] Depuis votre dernier passage
       *[other] Depuis votre dernier passage ({ $n })
    }
my-turn-since-more =
    { $n ->
        [one] Et une autre ligne dans le récit.
       *[other] Et { $n } autres lignes dans le récit.
    }
my-turn-since-seen = J’ai vu
my-turn-since-ticket =
    { $n ->
        [one] un coup depuis votre passage
       *[other] { $n } coups depuis votre passage
    }
