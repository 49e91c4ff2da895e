//! One word for one thing: in French, a game and its rulebook use the same word for a thing
//! everywhere.

#[allow(dead_code, reason = "each test uses a part of it")]
#[path = "numbers/messages.rs"]
mod messages;

use std::fs;
use std::path::Path;

use messages::messages;
use words::Lang;

/// For each game, the word that it uses, and the words that it must not use for the same thing.
const NAMES: &[(&str, &str, &[&str])] = &[
    ("oh-no", "Centre de transport", &["hub"]),
    ("oh-no", "bâtir", &["construi", "construction"]),
    ("oh-no", "roquette", &["fusée"]),
    ("oh-no", "Évaporalien", &["Evaporalien"]),
    ("oh-no", "Conflit final", &["Conflit Final"]),
    ("oh-no", "Bouclier", &["bouclier"]),
    ("oh-no", "Téléporteur", &["téléporteur"]),
    ("oh-no", "type", &["même sorte", "chaque sorte", "leur sorte", "par sorte"]),
    ("oh-no", "pioche", &["paquet Résistance", "paquet Matrice"]),
    ("oh-no", "contrer", &["parade", "l’arrête", "arrête un kamikaze"]),
    ("oh-no", "renoncer", &["Céder", "céder"]),
    ("invazions", "percer", &["pénétr", "qui est entré", "vous entrez"]),
    ("invazions", "installer", &["posent des Recherches", "des Humains et des Recherches"]),
    ("planisphere", "riposte", &["contre-attaque", "Contre-attaque"]),
    ("pulp", "événement", &["évènement", "Évènement"]),
    ("pulp", "Monarque-Cerveau", &["Monarque Cerveau"]),
    ("pulp", "Intelligence artificielle", &["Intelligence Artificielle"]),
    ("pulp", "rangée", &["ligne des rencontres"]),
    ("pulp", "dé de système", &["dé système", "dés système"]),
    ("pulp", "un dé monte", &["relève"]),
];

/// Everything that is said of a game in French, with its place.
fn said_of(game: &str) -> Vec<(String, String)> {
    let areas = speech::of(game).expect("a game that speaks").messages().areas();
    let texts = areas.iter().flat_map(|it| messages(it.1[Lang::Fr as usize]));
    let parts = texts.flat_map(|(key, parts)| {
        parts.into_iter().map(move |it| (key.clone(), it.1.to_string())).collect::<Vec<_>>()
    });
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games").join(game);
    let book = fs::read_to_string(folder.join("rulebook.fr.md")).expect("a rulebook");
    let lines = book.lines().map(|it| ("rulebook.fr.md".to_string(), it.to_string()));
    parts.chain(lines).collect()
}

fn otherwise(texts: &[(String, String)], words: &[&str]) -> Vec<String> {
    let is = |text: &str| words.iter().any(|it| text.contains(it));
    texts.iter().filter(|it| is(&it.1)).map(|it| format!("{}: {}", it.0, it.1)).collect()
}

#[test]
fn a_thing_has_one_name() {
    for (game, name, others) in NAMES {
        let texts = said_of(game);
        let found = otherwise(&texts, others);
        assert!(found.is_empty(), "{game} says “{name}”, but here not: {found:#?}");
        let stem = name.trim_end_matches('r').to_lowercase();
        let used = texts.iter().any(|it| it.1.to_lowercase().contains(&stem));
        assert!(used, "nothing of {game} is called “{name}”");
    }
}

#[test]
fn another_name_is_found() {
    let texts = [("oh-no-board-log-built".to_string(), "Vous construisez".to_string())];
    assert_eq!(otherwise(&texts, NAMES[1].2).len(), 1);
}
