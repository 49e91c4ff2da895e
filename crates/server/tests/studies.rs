//! Studies over HTTP: chapters of games that hide nothing, notes that only their author writes.

use crate::support::{Person, Site, play_on, store_in, two_at};
use crate::tournaments::signed_up;

const TWO: [(&str, &str); 3] = [("game", "xeno"), ("seat1", "me"), ("seat2", "link")];

async fn why(person: &Person, path: &str, fields: &[(&str, &str)]) -> (u16, String) {
    let (status, answer) = person.send(path, fields).await;
    (status, answer["error"].as_str().unwrap_or_default().to_string())
}

async fn begins(person: &Person, fields: &[(&str, &str)]) -> String {
    let form = [&[("name", "Endings")], fields].concat();
    person.must("/studies", &form).await["study"].as_str().unwrap().to_string()
}

async fn status(person: &Person, path: &str) -> u16 {
    person.get(path).send().await.unwrap().status().as_u16()
}

/// Ida and Nils, who have an account and have played a game to its end.
async fn after_a_game(site: &Site) -> (Person, Person, String) {
    let (ida, nils, table) = two_at(site, &TWO).await;
    let (ida, nils) = (signed_up(ida, "Ida").await, signed_up(nils, "Nils").await);
    play_on(&[&ida, &nils], &table, |_| false).await;
    (ida, nils, table)
}

#[tokio::test(flavor = "multi_thread")]
async fn an_author_writes_and_others_read() {
    let site = Site::open().await;
    let (ida, nils, table) = after_a_game(&site).await;
    let id = begins(&ida, &[]).await;
    let path = |what: &str| format!("/studies/{id}{what}");
    assert!(ida.page(&path("")).await.contains(&table), "her game may be chosen");
    let chapter = [("name", "The turn"), ("address", &format!("{}/t/{table}", site.base))];
    let answer = ida.must(&path("/chapters"), &chapter).await;
    assert_eq!(answer["chapter"], 1);
    let note = [("chapter", "1"), ("ply", "3"), ("words", "Here it turns."), ("marks", "a b>c")];
    ida.must(&path("/notes"), &note).await;
    ida.must(&path("/chapters/1"), &[("name", "The turn"), ("eyes", "1")]).await;
    let reader = site.somebody();
    let page = reader.page(&path("?lang=en")).await;
    for part in ["Here it turns.", "After 3 moves", "2 marks", "data-marks=\"a b&gt;c\""] {
        assert!(page.contains(part), "{part}: {page}");
    }
    assert!(!page.contains("id=\"chapter-note\"") && !page.contains("id=\"edit\""));
    assert!(!reader.page(&path("/board/1?ply=3")).await.contains("data-marked"), "no such places");
    let board = reader.get(&path("/board/1?ply=3")).send().await.unwrap();
    // Who reads it is told through whose eyes, may choose, and is nobody's "you".
    assert!(page.contains("chapter=1&amp;seat=2&amp;ply=3"), "{page}");
    for eyes in [0, 1, 2] {
        let seen = reader.page(&path(&format!("/board/1?seat={eyes}&ply=3&lang=en"))).await;
        assert!(!seen.contains("Your empire") && !seen.contains("are watching"), "{seen}");
        assert_eq!(seen.contains("id=\"hand\""), eyes != 0, "{seen}");
    }
    let policy = board.headers()["content-security-policy"].to_str().unwrap().to_string();
    assert!(board.status() == 200 && policy.contains("frame-ancestors 'self'"));
    // Nobody else changes anything.
    for what in ["/settings", "/delete", "/chapters", "/chapters/1", "/chapters/1/delete", "/notes"]
    {
        let refused = why(&nils, &path(what), &note).await;
        assert_eq!(refused, (403, "error-study-author".to_string()), "{what}");
    }
    assert!(!reader.page("/studies").await.contains(&id), "it is not listed");
    ida.must(&path("/settings"), &[("name", "Endings"), ("listed", "on")]).await;
    assert!(reader.page("/studies").await.contains(&id));
    // A note without words and marks is none.
    ida.must(&path("/notes"), &[("chapter", "1"), ("ply", "3")]).await;
    assert!(!reader.page(&path("")).await.contains("Here it turns."));
    ida.must("/account/delete", &[("gone", "six white horses")]).await;
    assert_eq!(status(&reader, &path("")).await, 404);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_still_hides_something_is_no_chapter() {
    let site = Site::open().await;
    let (ida, nils, over) = after_a_game(&site).await;
    let id = begins(&ida, &[]).await;
    let add = format!("/studies/{id}/chapters");
    let refused = async |table: &str| why(&ida, &add, &[("name", "X"), ("table", table)]).await;
    let running = ida.opens(&TWO).await;
    let (deal, duel) = (todays(&ida).await, in_a_duel(&ida).await);
    for table in [&running, &deal, &duel] {
        assert_eq!(refused(table).await, (409, "error-study-game".to_string()));
    }
    assert_eq!(refused("aaaaaaaaaa").await.0, 404);
    assert_eq!(refused("").await.0, 404);
    // A game that becomes the first of a duel hides itself again, and so do its notes.
    ida.must(&add, &[("name", "X"), ("table", &over)]).await;
    let note = [("chapter", "1"), ("ply", "1"), ("words", "Look at this.")];
    ida.must(&format!("/studies/{id}/notes"), &note).await;
    let (page, board) = (format!("/studies/{id}"), format!("/studies/{id}/board/1?ply=1"));
    assert!(nils.page(&page).await.contains("Look at this."));
    let store = store_in(site.folder.path()).await;
    hide(&store, &over).await;
    store.tell_of(std::slice::from_ref(&over)).await.unwrap();
    for _ in 0..100 {
        if status(&nils, &board).await == 403 {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    }
    assert_eq!(status(&nils, &board).await, 403);
    assert!(!nils.page(&page).await.contains("Look at this."));
}

/// The game at this table is the first of a duel from now on.
async fn hide(store: &store::Store, table: &str) {
    let facts = store.table(table).await.unwrap().unwrap();
    let file = store.card_file(&facts.cards).await.unwrap();
    let round = store::DuelRound { seat: 0, seed: facts.seed.clone(), bots: Vec::new() };
    let duel = store::NewDuel {
        id: "duel".to_string(),
        game: facts.game.clone(),
        cards: (facts.cards.clone(), file),
        options: facts.options.clone(),
        rounds: vec![round],
        host: facts.host.clone(),
        bot: None,
        played: Some(table.to_string()),
    };
    assert!(store.add_duel(&duel).await.unwrap());
}

/// A finished try at the deal of today.
async fn todays(person: &Person) -> String {
    let table = person.must("/daily/pulp", &[]).await["table"].as_str().unwrap().to_string();
    play_on(&[person], &table, |_| false).await;
    table
}

/// A finished game of a duel that still runs.
async fn in_a_duel(person: &Person) -> String {
    let fields = [("game", "pulp"), ("rival", "link"), ("level", "cadet")];
    let duel = person.must("/duels", &fields).await["duel"].as_str().unwrap().to_string();
    let answer = person.must(&format!("/duels/{duel}/play"), &[]).await;
    let table = answer["table"].as_str().unwrap().to_string();
    play_on(&[person], &table, |_| false).await;
    table
}

#[tokio::test(flavor = "multi_thread")]
async fn studies_are_bounded() {
    let site = Site::open().await;
    let (ida, _, table) = after_a_game(&site).await;
    let guest = site.somebody();
    assert_eq!(why(&guest, "/studies", &[("name", "X")]).await.1, "error-study-account");
    let (long, wide, places) = ("x".repeat(61), "x".repeat(1001), "a ".repeat(9));
    for (name, told) in [("…", "error-name-empty"), (&long, "error-words-long")] {
        assert_eq!(why(&ida, "/studies", &[("name", name)]).await.1, told);
    }
    let id = begins(&ida, &[]).await;
    ida.must(&format!("/studies/{id}/chapters"), &[("name", "X"), ("table", &table)]).await;
    for (ply, words, marks, told) in [
        ("1", wide.as_str(), "", "error-words-long"),
        ("1", "", places.as_str(), "error-study-marks"),
        ("1", "", "a>b>c", "error-study-marks"),
        ("1", "", "<b>", "error-study-marks"),
        ("99999", "x", "", "error-replay-end"),
        ("-1", "x", "", "error-no-seq"),
    ] {
        let note = [("chapter", "1"), ("ply", ply), ("words", words), ("marks", marks)];
        let refused = why(&ida, &format!("/studies/{id}/notes"), &note).await;
        assert_eq!(refused, (422, told.to_string()), "{ply} {marks}");
    }
    let eyes = [("name", "X"), ("eyes", "3")];
    assert_eq!(
        why(&ida, &format!("/studies/{id}/chapters/1"), &eyes).await.1,
        "error-no-such-seat"
    );
    for _ in 1..50 {
        begins(&ida, &[]).await;
    }
    assert_eq!(why(&ida, "/studies", &[("name", "X")]).await.1, "error-study-many");
}

/// From a replay, a study is begun with its game and at its moment.
#[tokio::test(flavor = "multi_thread")]
async fn a_study_begins_with_a_game() {
    let site = Site::open().await;
    let (ida, nils, over) = after_a_game(&site).await;
    let running = ida.opens(&TWO).await;
    let replay = |table: &str| format!("/t/{table}/replay?ply=3");
    let way = format!("/studies?table={over}&amp;ply=3#new");
    assert!(ida.page(&replay(&over)).await.contains(&way), "{way}");
    assert!(!site.somebody().page(&replay(&over)).await.contains("replay-study"), "no account");
    let page = ida.page(&format!("/studies?table={over}&ply=3")).await;
    assert!(page.contains(&format!("name=\"table\" value=\"{over}\"")), "{page}");
    let page = ida.page(&format!("/studies?table={running}")).await;
    assert!(!page.contains("name=\"table\""), "it still runs");
    let begun = ida.must("/studies", &[("name", "Turns"), ("table", &over), ("ply", "3")]).await;
    assert_eq!(begun["chapter"], 1);
    let id = begun["study"].as_str().unwrap();
    assert!(nils.page(&format!("/studies/{id}")).await.contains(&format!("/studies/{id}/board/1")));
    let form = [("name", "Turns"), ("table", running.as_str())];
    assert_eq!(why(&ida, "/studies", &form).await, (409, "error-study-game".to_string()));
}
