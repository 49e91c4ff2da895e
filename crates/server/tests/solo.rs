//! What a game for one needs, over HTTP: a table of one's own, the same deal again, the deal of the
//! day, a bot that gives hints or plays for a while, and a review of one's decisions.

use std::time::{Duration, Instant};

use serde_json::Value;
use server::Config;
use tabletop::{Chance, Seat, Seed};

use crate::support::{
    AT_LEISURE, Person, Site, WITH_A_FRIEND, pick, play_on, quick, store_in, two_at_a_table,
    visitor,
};

const ALONE: [(&str, &str); 2] = [("game", "pulp"), ("seat1", "me")];

fn seq(data: &Value) -> String {
    data["seq"].as_u64().unwrap().to_string()
}

/// Plays a game for one to its end.
async fn finish(person: &Person, table: &str) {
    play_on(&[person], table, |_| false).await;
    assert_eq!(person.sees(table).await["status"], "finished");
}

/// What `person` is told who posts to a table and is refused.
async fn refused(person: &Person, path: &str, fields: &[(&str, &str)]) -> String {
    let (status, heard) = person.send(path, fields).await;
    assert!((400..500).contains(&status), "{path}: {heard}");
    heard["error"].as_str().unwrap().to_string()
}

/// The status and the text of a page.
async fn looks(person: &Person, path: &str) -> (u16, String) {
    let page = person.get(path).send().await.unwrap();
    (page.status().as_u16(), page.text().await.unwrap())
}

/// The seed, which the server must keep to itself.
async fn seed_of(site: &Site, table: &str) -> String {
    let store = store_in(site.folder.path()).await;
    let seed = store.table(table).await.unwrap().unwrap().seed;
    store.close().await;
    seed
}

/// Everything that a person is sent of a table.
async fn bytes(person: &Person, table: &str) -> String {
    let data = person.sees(table).await;
    let (_, page) = looks(person, &format!("/t/{table}")).await;
    let (_, record) = looks(person, &format!("/t/{table}/record")).await;
    format!("{data}{page}{record}")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_for_one_begins_at_once() {
    let site = Site::open().await;
    let (ida, nils) = (site.somebody(), site.somebody());
    let form = ida.page("/new?game=pulp").await;
    assert!(!form.contains("name=\"seat2\"") && !form.contains("value=\"link\""));
    let table = ida.opens(&[("option.difficulty", "simple"), ALONE[0], ALONE[1]]).await;
    let data = ida.sees(&table).await;
    assert_eq!((data["status"].as_str(), data["seat"].as_u64()), (Some("running"), Some(0)));
    let told = ida.must("/play-now", &[("game", "pulp")]).await;
    let quick = told["table"].as_str().unwrap().to_string();
    assert_eq!(ida.sees(&quick).await["status"], "running");

    // Others can watch only by the link.
    assert_eq!(looks(&nils, &format!("/t/{table}")).await.0, 403);
    let page = ida.page(&format!("/t/{table}")).await;
    let key: String = page.split("?k=").nth(1).unwrap().chars().take(16).collect();
    nils.get(&format!("/t/{table}?k={key}")).send().await.unwrap();
    assert_eq!(nils.sees(&table).await["seat"], Value::Null);
    let (_, heard) = nils.plays(&table, 0, "done").await;
    assert_eq!(heard["error"], "error-no-seat");

    finish(&ida, &table).await;
    assert!(ida.page(&format!("/t/{table}/record")).await.contains("players 1"));
    assert!(ida.page("/finished").await.contains(&table));
    assert!(!ida.page("/journal").await.contains(&table), "one is no team");
}

/// The same deal is played again after the game was given up or has ended, and the seed stays
/// secret while anybody plays it.
#[tokio::test(flavor = "multi_thread")]
async fn the_same_deal_again() {
    let site = Site::open().await;
    let ida = site.somebody();
    let captain = [("option.captain", "zora"), ALONE[0], ALONE[1]];
    let first = ida.opens(&captain).await;
    play_on(&[&ida], &first, |data| 3 <= data["plies"].as_u64().unwrap()).await;
    let seed = seed_of(&site, &first).await;

    let heard = ida.must(&format!("/t/{first}/same-deal"), &[]).await;
    let second = heard["table"].as_str().unwrap().to_string();
    let (one, two) = (ida.sees(&first).await, ida.sees(&second).await);
    assert_eq!((one["status"].as_str(), two["status"].as_str()), (Some("closed"), Some("running")));
    for part in ["commitment", "options", "cards", "game"] {
        assert_eq!(one[part], two[part], "{part}");
    }
    assert_eq!((two["plies"].as_u64(), &two["replay"]), (Some(0), &Value::Bool(true)));
    for table in [&first, &second] {
        assert!(!bytes(&ida, table).await.contains(&seed), "the seed is still in play");
    }
    assert!(ida.page(&format!("/t/{second}?lang=en")).await.contains("Same deal again"));
    finish(&ida, &second).await;
    assert_eq!(ida.sees(&second).await["seed"], seed.as_str());

    // A game that is over is played again without giving anything up.
    let heard = ida.must(&format!("/t/{second}/same-deal"), &[]).await;
    let third = heard["table"].as_str().unwrap();
    assert_eq!(ida.sees(third).await["commitment"], two["commitment"]);
    assert_eq!(ida.sees(&second).await["status"], "finished");
    let nils = site.somebody();
    nils.page("/name").await;
    assert_eq!(refused(&nils, &format!("/t/{second}/same-deal"), &[]).await, "error-no-seat");
}

/// With others at the table, the deal can be played again only when the game is over.
#[tokio::test(flavor = "multi_thread")]
async fn a_deal_that_others_play_too_waits_for_the_end() {
    let site = Site::open().await;
    let (ida, nils, table) = two_at_a_table(&site).await;
    assert_eq!(refused(&ida, &format!("/t/{table}/same-deal"), &[]).await, "error-deal-running");
    play_on(&[&ida, &nils], &table, |_| false).await;
    let heard = ida.must(&format!("/t/{table}/same-deal"), &[]).await;
    let again = ida.sees(heard["table"].as_str().unwrap()).await;
    assert_eq!(again["commitment"], ida.sees(&table).await["commitment"]);
    assert_eq!(
        (again["status"].as_str(), &again["seats"][1]["free"]),
        (Some("lobby"), &true.into())
    );
}

/// What the lobby says about the seats and the start, to this person.
async fn awaits(person: &Person, table: &str) -> String {
    let (_, page) = looks(person, &format!("/t/{table}?lang=en")).await;
    let (_, rest) = page.split_once("class=\"lobby-state\"").expect("a lobby");
    rest.split(['>', '<']).nth(1).unwrap().to_string()
}

async fn status(person: &Person, table: &str) -> String {
    person.sees(table).await["status"].as_str().unwrap().to_string()
}

/// A game begins when the lobby says so: when its host starts it.
#[tokio::test(flavor = "multi_thread")]
async fn a_lobby_says_who_starts_the_game() {
    let site = Site::open().await;
    let ida = site.somebody();
    let table = ida.opens(&WITH_A_FRIEND).await;
    let nils = visitor(&site, &ida, &table).await;
    let [free, full] = ["can start the game.", "starts the game."];
    assert!(awaits(&ida, &table).await.ends_with("When it is taken, you can start the game."));
    assert!(awaits(&nils, &table).await.ends_with(free));
    nils.must(&format!("/t/{table}/sit"), &[("name", "Nils")]).await;
    assert!(awaits(&ida, &table).await.ends_with("start when you are ready."));
    assert!(awaits(&nils, &table).await.ends_with(full));
    assert_eq!(status(&nils, &table).await, "lobby", "it waits for the host");
    ida.must(&format!("/t/{table}/start"), &[]).await;
    assert_eq!(status(&nils, &table).await, "running");
}

/// A deal that was left for a friend begins by itself, as its lobby says, whoever takes the seat.
#[tokio::test(flavor = "multi_thread")]
async fn a_deal_for_a_friend_begins_when_the_seat_is_taken() {
    let site = Site::open().await;
    let ida = site.somebody();
    let first = ida.opens(&ALONE).await;
    finish(&ida, &first).await;
    let taken: [(&str, &[(&str, &str)]); 3] = [
        ("sit", &[("name", "Nils")]),
        ("beside", &[("seat", "1"), ("name", "Uma")]),
        ("bot", &[("seat", "1"), ("level", "cadet")]),
    ];
    for (way, fields) in taken {
        let heard = ida.must(&format!("/t/{first}/challenge"), &[]).await;
        let table = heard["table"].as_str().unwrap().to_string();
        let nils = visitor(&site, &ida, &table).await;
        for person in [&ida, &nils] {
            let says = awaits(person, &table).await;
            assert!(says.ends_with("The game starts when it is taken."), "{says}");
        }
        let who = if way == "sit" { &nils } else { &ida };
        who.must(&format!("/t/{table}/{way}"), fields).await;
        assert_ne!(status(&ida, &table).await, "lobby", "{way}");
    }
}

/// The page of a day, as data.
async fn results(person: &Person, path: &str) -> Value {
    let request = person.get(path).header("accept", "application/json");
    request.send().await.unwrap().json().await.unwrap()
}

async fn tries(person: &Person) -> String {
    let heard = person.must("/daily/pulp", &[]).await;
    heard["table"].as_str().unwrap().to_string()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_deal_of_the_day() {
    let site = Site::open().await;
    let (ida, nils) = (site.somebody(), site.somebody());
    ida.must("/sign-up", &[("name", "Ida"), ("password", "six white horses")]).await;
    nils.must("/sign-up", &[("name", "Nils"), ("password", "six white horses")]).await;
    let day = results(&ida, "/daily/pulp").await["day"].as_str().unwrap().to_string();
    let (mine, his) = (tries(&ida).await, tries(&nils).await);
    assert_eq!(tries(&ida).await, mine, "one try");
    let (one, two) = (ida.sees(&mine).await, nils.sees(&his).await);
    assert_eq!(one["commitment"], two["commitment"]);
    assert_eq!(one["options"], two["options"]);

    // Everybody plays it alone, and once.
    let now = seq(&one);
    let alone = |what: &str| format!("/t/{mine}/{what}");
    assert_eq!(refused(&ida, &alone("hint"), &[("seq", &now)]).await, "error-no-hints");
    assert_eq!(refused(&ida, &alone("relieve"), &[("level", "cadet")]).await, "error-day-alone");
    assert_eq!(refused(&ida, &alone("same-deal"), &[]).await, "error-day-first");

    finish(&ida, &mine).await;
    let listed = results(&nils, "/daily/pulp").await;
    assert_eq!(listed["results"].as_array().unwrap().len(), 1);
    let page = nils.page("/daily/pulp").await;
    assert!(page.contains("id=\"league\""), "the week has a league");
    assert!(!page.contains(&format!("/t/{mine}")), "he has it still before him");
    assert_eq!(looks(&nils, &format!("/t/{mine}")).await.0, 403);

    // A second time does not count. The seed stays secret until the day is over.
    let heard = ida.must(&alone("same-deal"), &[]).await;
    let again = heard["table"].as_str().unwrap().to_string();
    finish(&ida, &again).await;
    assert_eq!(results(&ida, "/daily/pulp").await["results"], listed["results"]);
    let seed = seed_of(&site, &mine).await;
    for table in [&mine, &again] {
        assert_eq!(ida.sees(table).await["seed"], Value::Null);
        assert!(!bytes(&ida, table).await.contains(&seed));
        assert_eq!(looks(&nils, &format!("/t/{table}")).await.0, 403);
    }
    finish(&nils, &his).await;
    assert_eq!(nils.sees(&mine).await["status"], "finished");
    if results(&ida, "/daily/pulp").await["day"] == day.as_str() {
        assert_eq!(results(&ida, "/daily/pulp").await["results"].as_array().unwrap().len(), 2);
    }
}

/// Plays a game to its end; whoever is asked the same answers the same.
async fn plays_alike(person: &Person, table: &str) {
    for _ in 0..5000 {
        let data = person.sees(table).await;
        if data["status"] != "running" {
            return;
        }
        match pick(&data, data["seq"].as_u64().unwrap() as usize) {
            Some(mv) => drop(person.plays(table, data["seq"].as_u64().unwrap(), &mv).await),
            None => tokio::time::sleep(Duration::from_millis(5)).await,
        }
    }
    panic!("the game has no end");
}

/// Where all win or lose together, one person and captains play the deal; the captains do the same for
/// everybody who plays alike.
#[tokio::test(flavor = "multi_thread")]
async fn the_deal_of_the_day_of_those_who_win_together() {
    let site =
        Site::open_with(tempfile::tempdir().unwrap(), Config { foreseen: None, ..quick() }).await;
    let mut games = Vec::new();
    for name in ["Ida", "Nils"] {
        let person = site.somebody();
        person.must("/sign-up", &[("name", name), ("password", "six white horses")]).await;
        let heard = person.must("/daily/oh-no", &[]).await;
        let table = heard["table"].as_str().unwrap().to_string();
        let now = seq(&person.sees(&table).await);
        assert_eq!(
            refused(&person, &format!("/t/{table}/hint"), &[("seq", &now)]).await,
            "error-no-hints"
        );
        plays_alike(&person, &table).await;
        let store = store_in(site.folder.path()).await;
        games.push(store.moves(&table).await.unwrap());
        store.close().await;
    }
    assert!(games[0].iter().any(|it| it.seat != 0), "captains moved");
    assert_eq!(games[0], games[1]);
    let stranger = site.somebody();
    assert_eq!(results(&stranger, "/daily/oh-no").await["results"].as_array().unwrap().len(), 2);
    let page = stranger.page("/daily/oh-no?lang=en").await;
    assert!(page.contains("id=\"league\"") && page.contains("Captains play the other 2 seats"));
    assert_eq!(
        looks(&stranger, "/daily/xeno").await.0,
        404,
        "there people play against each other"
    );
}

/// A guest may be somebody with other names, so guests are not ranked, even if they sign up later.
#[tokio::test(flavor = "multi_thread")]
async fn a_guest_may_try_the_deal_of_the_day_beside_the_results() {
    let site = Site::open().await;
    let guest = site.somebody();
    assert!(guest.page("/daily/pulp?lang=en").await.contains("as a guest"));
    let table = tries(&guest).await;
    finish(&guest, &table).await;
    guest.must("/sign-up", &[("name", "Ida"), ("password", "six white horses")]).await;
    assert_eq!(tries(&guest).await, table, "one try");
    assert_eq!(results(&guest, "/daily/pulp").await["results"], serde_json::json!([]));
}

/// The table `tried`: the deal of `day`, with every move stored.
async fn tried(store: &store::Store, day: &str) {
    let ida = store::Person { id: "ida".into(), name: "Ida".into(), lang: "fr".into() };
    store.add_person(&ida).await.unwrap();
    let account = store::Account { person: "ida".into(), login: "ida".into(), hash: String::new() };
    assert!(store.add_account(&account).await.unwrap());
    let (info, cards) = (catalogue::info("pulp").unwrap(), catalogue::cards("pulp", None).unwrap());
    let seed = Seed::from_number(7);
    let game = played(seed);
    let options = game.options().into_iter().map(|(key, value)| (key.to_string(), value));
    let table = store::NewTable {
        id: "tried".into(),
        game: "pulp".into(),
        rules_revision: info.rules_revision,
        cards: (cards.hash, cards.file),
        options: options.collect(),
        seed: seed.to_string(),
        commitment: seed.commitment(),
        host: ida.id.clone(),
        invite_key: "key".into(),
        listed: false,
        lang: "fr".into(),
        seats: vec![store::Sitter::Person {
            id: ida.id,
            name: ida.name,
            relief: None,
            beside: false,
        }],
        status: store::Status::Running,
        replay_of: None,
        day: Some(day.into()),
        duel: None,
        tournament: None,
        hints: true,
        clock: None,
        moves: Vec::new(),
    };
    store.add_table(&table).await.unwrap();
    let moves = (0..game.plies()).map(|ply| game.entry(ply));
    let moves: Vec<_> = moves.map(|(seat, mv)| store::PlayedMove { seat: seat.0, mv }).collect();
    let write = store::Write::Moves { seq: 0, moves, end: None };
    assert!(store.write("tried", 0, &[write]).await.unwrap());
}

/// A game for one, with any moves.
fn played(seed: Seed) -> Box<dyn catalogue::Table> {
    let mut game = catalogue::open("pulp", 1, &[], None, seed).unwrap();
    let mut chance = Chance::new(seed);
    while game.outcome().is_none() {
        let mv = chance.pick(&game.legal_moves(Seat(0))).clone();
        game.play(Seat(0), &[&mv]).unwrap();
    }
    game
}

/// Of an earlier day everything may be known.
#[tokio::test(flavor = "multi_thread")]
async fn a_day_that_is_over_is_open() {
    let folder = tempfile::tempdir().unwrap();
    let store = store_in(folder.path()).await;
    tried(&store, "2026-01-31").await;
    store.close().await;
    let site = Site::open_in(folder).await;
    let nils = site.somebody();
    // This wakes the table, so its end becomes known.
    assert_eq!(nils.sees("tried").await["status"], "finished");
    let page = nils.page("/daily/pulp/2026-01-31?lang=en").await;
    assert!(page.contains("/t/tried") && page.contains("31 January 2026"), "{page}");
    assert!(nils.page("/daily/pulp").await.contains("/daily/pulp/2026-01-31"));
    assert!(nils.sees("tried").await["seed"].is_string());
    for nothing in ["/daily/xeno", "/daily/pulp/2026-02-30", "/daily/pulp/9999-01-01"] {
        assert_eq!(looks(&nils, nothing).await.0, 404, "{nothing}");
    }
}

/// A bot takes the seat and gives it back; what it is still thinking then is thrown away.
#[tokio::test(flavor = "multi_thread")]
async fn a_bot_plays_for_a_while() {
    let pace = Duration::from_millis(40);
    let config = Config { pace, thought: Duration::from_millis(20), ..quick() };
    let site = Site::open_with(tempfile::tempdir().unwrap(), config).await;
    let ida = site.somebody();
    let table = ida.opens(&ALONE).await;
    let path = |what: &str| format!("/t/{table}/{what}");
    assert_eq!(refused(&ida, &path("relieve"), &[("level", "admiral")]).await, "error-level");
    ida.must(&path("relieve"), &[("level", "cadet")]).await;
    play_until(&ida, &table, 4).await;
    let data = ida.sees(&table).await;
    assert_eq!(data["seats"][0]["bot"], "cadet");
    let moved = pick(&data, 0).unwrap();
    let (_, heard) = ida.plays(&table, data["seq"].as_u64().unwrap(), &moved).await;
    assert_eq!(heard["error"], "error-relieved");
    let page = ida.page(&format!("/t/{table}?lang=en")).await;
    assert!(page.contains("Cadet plays for you") && !page.contains("<form id=\"moves\""));

    ida.must(&path("return"), &[]).await;
    let (_, before) = asked(&[&ida], &table).await;
    tokio::time::sleep(4 * pace).await;
    let after = ida.sees(&table).await;
    assert_eq!(before["plies"], after["plies"], "the bot is gone");
    let moved = pick(&after, 0).unwrap();
    let (status, heard) = ida.plays(&table, after["seq"].as_u64().unwrap(), &moved).await;
    assert_eq!(status, 200, "{heard}");
    assert!(ida.page(&format!("/t/{table}?lang=en")).await.contains("plays again"));
}

/// Waits until others have played this many moves.
async fn play_until(person: &Person, table: &str, plies: u64) {
    for _ in 0..500 {
        if plies <= person.sees(table).await["plies"].as_u64().unwrap() {
            return;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("nobody plays");
}

/// The table when one of `people` has a choice, and that person.
async fn asked<'a>(people: &[&'a Person], table: &str) -> (&'a Person, Value) {
    for _ in 0..500 {
        for person in people {
            let data = person.sees(table).await;
            match data["view"]["moves"].as_array().map_or(0, Vec::len) {
                0 => {}
                // What they could still take back is theirs to finish.
                1 => {
                    let only = pick(&data, 0).unwrap();
                    person.plays(table, data["seq"].as_u64().unwrap(), &only).await;
                }
                _ => return (person, data),
            }
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("nobody is asked");
}

/// A hint names moves that can be made, and only the person who asked sees it; the others see that
/// they asked.
#[tokio::test(flavor = "multi_thread")]
async fn a_hint_is_for_the_one_who_asks() {
    let site = Site::open().await;
    let (ida, nils, table) = two_at_a_table(&site).await;
    let (asker, data) = asked(&[&ida, &nils], &table).await;
    let other = if std::ptr::eq(asker, &ida) { &nils } else { &ida };
    let heard = asker.must(&format!("/t/{table}/hint"), &[("seq", &seq(&data))]).await;
    let hints = heard["hints"].as_array().unwrap();
    let legal = data["view"]["moves"].as_array().unwrap();
    assert!(!hints.is_empty() && hints.len() <= 3);
    for hint in hints {
        assert!(legal.contains(&hint["move"]), "{hint}");
        assert!((0.0..=1.0).contains(&hint["worth"].as_f64().unwrap()));
    }
    let path = format!("/t/{table}?lang=en");
    assert!(asker.page(&path).await.contains("id=\"hint\""));
    let page = other.page(&path).await;
    assert!(!page.contains("id=\"hint\""));
    assert!(page.contains("asked a bot for a hint"));
    let ask = format!("/t/{table}/hint");
    assert_eq!(refused(other, &ask, &[("seq", &seq(&heard))]).await, "error-not-asked");

    // A hint is good for its moment only.
    let now = asker.sees(&table).await;
    asker.plays(&table, now["seq"].as_u64().unwrap(), hints[0]["move"].as_str().unwrap()).await;
    assert!(!asker.page(&path).await.contains("id=\"hint\""));
    let late = refused(asker, &format!("/t/{table}/hint"), &[("seq", &seq(&data))]).await;
    assert!(["error-stale", "error-not-asked"].contains(&late.as_str()), "{late}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_may_forbid_hints() {
    let site = Site::open().await;
    let ida = site.somebody();
    let seats = [("seat1", "me"), ("seat2", "bot"), ("bot2", "cadet"), ("seat3", "bot")];
    let table = [("game", "oh-no"), ("bot3", "cadet"), ("no-hints", "on")];
    let table = ida.opens(&[&seats[..], &table[..]].concat()).await;
    let (_, data) = asked(&[&ida], &table).await;
    let heard = refused(&ida, &format!("/t/{table}/hint"), &[("seq", &seq(&data))]).await;
    assert_eq!(heard, "error-no-hints");
    assert!(!ida.page(&format!("/t/{table}")).await.contains("ask-hint"));
}

/// Decisions are reviewed after the game, for those who made them.
#[tokio::test(flavor = "multi_thread")]
async fn decisions_are_weighed_afterwards() {
    let config = Config { thought: Duration::from_millis(6), ..quick() };
    let site = Site::open_with(tempfile::tempdir().unwrap(), config).await;
    let (ida, nils) = (site.somebody(), site.somebody());
    let table = ida.opens(&ALONE).await;
    let path = format!("/t/{table}/review");
    assert_eq!(looks(&ida, &path).await.0, 409);
    let seen = play_on(&[&ida], &table, |_| false).await;
    let choices = |it: &&Value| it["view"]["moves"].as_array().is_some_and(|it| 1 < it.len());
    let mut plies: Vec<u64> =
        seen.iter().filter(choices).map(|it| it["plies"].as_u64().unwrap()).collect();
    plies.dedup();
    assert_eq!(looks(&nils, &path).await.0, 403);

    let mut review = results(&ida, &path).await;
    let start = Instant::now();
    while review["done"] != true && start.elapsed() < AT_LEISURE {
        tokio::time::sleep(Duration::from_millis(20)).await;
        review = results(&ida, &path).await;
    }
    let weighed = review["weighed"].as_array().unwrap();
    let at: Vec<u64> = weighed.iter().map(|it| it["ply"].as_u64().unwrap()).collect();
    assert_eq!(at, plies, "each decision, once");
    for it in weighed {
        let played = it["played"].as_u64().unwrap() as usize;
        assert!(played < it["moves"].as_array().unwrap().len());
        assert!((0.0..=1.0).contains(&it["loss"].as_f64().unwrap()));
    }
    let luck = review["luck"].as_array().unwrap();
    let last = |it: &serde_json::Value| it["came"][0].as_f64().unwrap();
    let ends = [0.0, 1.0].contains(&last(luck.last().unwrap()));
    assert!(ends && luck.iter().all(|it| (0.0..=1.0).contains(&last(it))), "{luck:?}");
    let page = ida.page(&format!("{path}?lang=en")).await;
    assert!(page.contains("My decisions, weighed") && !page.contains("data-watch"), "{page}");
    assert!(page.contains("Luck and skill") && page.contains("by luck"), "{page}");
}

/// How long this many moves take for somebody who plays alone with bots, the bots' moves included.
async fn moves_take(person: &Person, table: &str, most: usize) -> Duration {
    let start = Instant::now();
    let mut moves = 0;
    loop {
        let data = person.sees(table).await;
        let mine = data["asked"].as_array().unwrap().contains(&data["seat"]);
        match pick(&data, moves).filter(|_| mine) {
            Some(_) if moves == most => return start.elapsed(),
            Some(mv) => {
                person.plays(table, data["seq"].as_u64().unwrap(), &mv).await;
                moves += 1;
            }
            None => tokio::time::sleep(Duration::from_millis(10)).await,
        }
        assert!(start.elapsed() < Duration::from_secs(60), "nobody answers");
    }
}

/// While many people ask for hints, the bots of another table play as fast as otherwise.
#[tokio::test(flavor = "multi_thread")]
async fn hints_keep_no_bot_waiting() {
    let config = Config { thought: Duration::from_millis(400), ..quick() };
    let site = Site::open_with(tempfile::tempdir().unwrap(), config).await;
    let form = [("game", "oh-no"), ("bot2", "captain"), ("bot3", "captain")];
    let (ida, nils) = (site.somebody(), site.somebody());
    let table = nils.opens(&form).await;
    let usual = moves_take(&nils, &table, 3).await;
    let mut asked = Vec::new();
    for _ in 0..10 {
        let own = ida.opens(&form).await;
        moves_take(&ida, &own, 0).await;
        let now = seq(&ida.sees(&own).await);
        for address in 0..10 {
            let ask = ida.post(&format!("/t/{own}/hint"), &[("seq", &now)]);
            let ask = ask.header("x-forwarded-for", format!("198.51.100.{address}"));
            asked.push(tokio::spawn(ask.send()));
        }
    }
    let hurried = moves_take(&nils, &table, 3).await;
    let answered = asked.iter().filter(|it| it.is_finished()).count();
    assert!(answered < 80, "{answered} of 100 were answered by then");
    assert!(hurried < 2 * usual + Duration::from_secs(5), "{hurried:?} instead of {usual:?}");
    asked.iter().for_each(tokio::task::JoinHandle::abort);
}

/// What a bot played for somebody is not reviewed, whatever was said since.
#[tokio::test(flavor = "multi_thread")]
async fn what_a_bot_played_is_not_reviewed() {
    let site = Site::open().await;
    let ida = site.somebody();
    let table = ida.opens(&ALONE).await;
    ida.must(&format!("/t/{table}/relieve"), &[("level", "cadet")]).await;
    for _ in 0..205 {
        ida.must(&format!("/t/{table}/say"), &[("text", "Hm")]).await;
    }
    while ida.sees(&table).await["status"] == "running" {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    let site = Site::open_in(site.close().await).await;
    let ida = ida.moved(&site);
    let path = format!("/t/{table}/review");
    let mut review = results(&ida, &path).await;
    while review["decisions"].is_null() {
        tokio::time::sleep(Duration::from_millis(20)).await;
        review = results(&ida, &path).await;
    }
    assert_eq!(review["decisions"], 0, "no decision was hers");
}

/// A duel that `host` opens with this form; returns its address.
async fn duel(host: &Person, form: &[(&str, &str)]) -> String {
    let heard = host.must("/duels", form).await;
    format!("/duels/{}", heard["duel"].as_str().unwrap())
}

/// The table of the game that a person has to play in a duel.
async fn duelled(person: &Person, duel: &str) -> String {
    let heard = person.must(&format!("{duel}/play"), &[]).await;
    heard["table"].as_str().unwrap_or_else(|| panic!("no game is left: {heard}")).to_string()
}

/// The page of a duel, as soon as it has these words.
async fn told(person: &Person, duel: &str, words: &str) -> String {
    let start = Instant::now();
    loop {
        let page = person.page(&format!("{duel}?lang=en")).await;
        if page.contains(words) {
            return page;
        }
        assert!(start.elapsed() < Duration::from_secs(60), "{words}: {page}");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

/// Waits until a person may look at a table.
async fn opened(person: &Person, table: &str) {
    let start = Instant::now();
    while looks(person, &format!("/t/{table}")).await.0 != 200 {
        assert!(start.elapsed() < Duration::from_secs(30), "it stays hidden");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

/// The options that a form chose hold in both games of a duel, and its page names them.
#[tokio::test(flavor = "multi_thread")]
async fn a_duel_with_options() {
    let site = Site::open().await;
    let [ida, nils] = [(); 2].map(|()| site.somebody());
    let of = |option| [("game", "pulp"), ("rival", "link"), ("option.difficulty", option)];
    let duel = duel(&ida, &of("advanced")).await;
    for person in [&ida, &nils] {
        let table = duelled(person, &duel).await;
        let options = person.sees(&table).await["options"].clone();
        assert!(options.to_string().contains("advanced"), "{options}");
    }
    assert!(nils.page(&format!("{duel}?lang=en")).await.contains("Advanced"));
    assert_eq!(refused(&ida, "/duels", &of("many")).await, "error-setup");
    // A browser gets its form back, with what was chosen and why it cannot be.
    let form = [&of("many")[..], &[("level", "captain")]].concat();
    let page = ida.refused_page("/duels", &form).await;
    for part in ["role=\"alert\" tabindex=\"-1\" autofocus", "value=\"captain\" selected"] {
        assert!(page.contains(part), "{part}: {page}");
    }
}

/// Whoever only looks at a duel is nobody's "you": each board names the one who played.
#[tokio::test(flavor = "multi_thread")]
async fn a_duel_is_looked_at_by_name() {
    let site = Site::open().await;
    let [ida, nils, uma] = [(); 3].map(|()| site.somebody());
    for (person, name) in [(&ida, "Ida"), (&nils, "Nils")] {
        person.post("/name", &[("name", name)]).send().await.unwrap();
    }
    let duel = duel(&ida, &[("game", "xeno"), ("level", "cadet")]).await;
    for person in [&ida, &nils] {
        for _ in 0..2 {
            finish(person, &duelled(person, &duel).await).await;
        }
    }
    told(&uma, &duel, "Side by side").await;
    let board = async |person: &Person, side: u8| {
        let path = format!("{duel}/board/{side}?ply=0&lang=en");
        looks(person, &path).await.1
    };
    let theirs = board(&uma, 1).await;
    assert!(theirs.contains("<b><bdi>Nils</bdi></b>") && !theirs.contains("Your"), "{theirs}");
    assert!(!theirs.contains("id=\"lens\""), "no card is shown large there");
    assert!(!board(&ida, 1).await.contains("Your empire"), "it is that of Nils");
    assert!(board(&ida, 0).await.contains("Your empire"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_duel_by_a_link() {
    let site = Site::open().await;
    let [ida, nils, uma] = [(); 3].map(|()| site.somebody());
    let duel = duel(&ida, &[("game", "pulp")]).await;
    let mine = duelled(&ida, &duel).await;
    assert_eq!(duelled(&ida, &duel).await, mine, "one game");
    let seed = seed_of(&site, &mine).await;

    // Everybody plays alone.
    let alone = |what: &str| format!("/t/{mine}/{what}");
    let now = seq(&ida.sees(&mine).await);
    assert_eq!(refused(&ida, &alone("hint"), &[("seq", &now)]).await, "error-no-hints");
    assert_eq!(refused(&ida, &alone("relieve"), &[("level", "cadet")]).await, "error-duel-alone");
    let page = ida.page(&format!("/t/{mine}")).await;
    assert!(page.contains(&duel), "a way back");

    finish(&ida, &mine).await;
    hidden(&ida, &mine, &seed, &nils, &duel).await;

    let his = duelled(&nils, &duel).await;
    assert_eq!(refused(&uma, &format!("{duel}/play"), &[]).await, "error-duel-taken");
    let (one, two) = (ida.sees(&mine).await, nils.sees(&his).await);
    for part in ["commitment", "options", "cards"] {
        assert_eq!(one[part], two[part], "{part}");
    }
    assert!(!bytes(&nils, &his).await.contains(&seed));
    assert_eq!(looks(&uma, &format!("/t/{his}")).await.0, 403);
    finish(&nils, &his).await;

    seen(&uma, &duel, [&mine, &his]).await;
    assert_eq!(uma.sees(&mine).await["seed"], seed.as_str());
    assert!(ida.page("/duels?lang=en").await.contains(&duel), "it is listed");
}

/// Until a duel is over, `host`, who has played at `table`, is not told the seed and cannot play
/// the deal elsewhere; `rival`, who has not, sees nothing of what happened.
async fn hidden(host: &Person, table: &str, seed: &str, rival: &Person, duel: &str) {
    let data = host.sees(table).await;
    assert_eq!(data["seed"], Value::Null);
    assert!(!bytes(host, table).await.contains(seed));
    let at = |what: &str| format!("/t/{table}/{what}");
    let on = [("ply", "1"), ("seat", "1"), ("level", "cadet")];
    for (path, fields) in [("same-deal", &on[..0]), ("challenge", &on[..0]), ("replay", &on[..])] {
        assert_eq!(refused(host, &at(path), fields).await, "error-deal-first");
    }
    assert!(host.page(&format!("{duel}?lang=en")).await.contains("send the link"));
    let (_, page) = looks(rival, &format!("{duel}?lang=en")).await;
    assert!(page.contains("challenges you") && !page.contains(table), "{page}");
    let invited = data["invite"].as_str().and_then(|it| it.split_once("/t/")).unwrap().1;
    rival.get(&format!("/t/{invited}")).send().await.unwrap();
    for path in ["", "/replay", "/record", "/stream", "/events", "/review", "/back"]
        .map(|it| format!("/t/{table}{it}"))
    {
        assert_eq!(looks(rival, &path).await.0, 403, "{path}");
    }
    assert_eq!(looks(rival, &format!("{duel}/board/0")).await.0, 403);
}

/// Anybody sees all of a duel that is over: its page, its boards and its tables.
async fn seen(anybody: &Person, duel: &str, tables: [&str; 2]) {
    let page = told(anybody, duel, "Side by side").await;
    assert!(tables.iter().all(|it| page.contains(it)), "{page}");
    for side in ["0", "1"] {
        let board = anybody.get(&format!("{duel}/board/{side}?ply=3")).send().await.unwrap();
        let policy = board.headers()["content-security-policy"].to_str().unwrap().to_string();
        assert!(policy.contains("frame-ancestors 'self'"), "{policy}");
        let board = board.text().await.unwrap();
        assert!(board.contains("data-game=\"pulp\"") && !board.contains("<form"), "{board}");
    }
    assert_eq!(looks(anybody, &format!("{duel}/board/2")).await.0, 404);
    opened(anybody, tables[0]).await;
}

/// Whoever has not played learns nothing of the deal: with another deal, and another game of the
/// other side, every byte is the same.
#[tokio::test(flavor = "multi_thread")]
async fn a_duel_betrays_nothing_of_its_deal() {
    let mut seen = Vec::new();
    for deal in [5, 6] {
        let config = Config { foreseen: Some(Seed::from_number(deal)), ..quick() };
        let site = Site::open_with(tempfile::tempdir().unwrap(), config).await;
        let ida = site.somebody();
        let mut bytes = Vec::new();
        let duel = duel(&ida, &[("game", "pulp")]).await;
        ida.post("/name", &[("name", "Ida")]).send().await.unwrap();
        finish(&ida, &duelled(&ida, &duel).await).await;
        let nils = site.somebody();
        for path in [duel.clone(), format!("{duel}?round=1&ply=2"), format!("{duel}/board/0")] {
            let page = nils.get(&path).send().await.unwrap();
            bytes.push(page.text().await.unwrap().replace(&duel, "DUEL").replace(&site.base, ""));
        }
        seen.push(bytes);
    }
    assert_eq!(seen[0], seen[1]);
}

/// Against a bot in one's own seat; in a game for two, from each seat. A game that is given up is
/// lost.
#[tokio::test(flavor = "multi_thread")]
async fn a_duel_with_a_bot() {
    let site = Site::open().await;
    let ida = site.somebody();
    let form = [("game", "xeno"), ("level", "recruit"), ("rival", "bot"), ("bot", "recruit")];
    let duel = duel(&ida, &form).await;
    let first = duelled(&ida, &duel).await;
    let store = store_in(site.folder.path()).await;
    let id = duel.strip_prefix("/duels/").unwrap();
    let games = store.duel(id).await.unwrap().unwrap().games;
    let bots = games.iter().find(|it| it.side == 1).unwrap().table.clone();
    store.close().await;
    assert_eq!(looks(&ida, &format!("/t/{bots}")).await.0, 403, "its host must not watch it");
    let one = ida.sees(&first).await;
    let give_up = format!("{duel}/give-up");
    ida.must(&give_up, &[]).await;
    let second = duelled(&ida, &duel).await;
    assert_ne!(first, second);
    let two = ida.sees(&second).await;
    assert_ne!(one["commitment"], two["commitment"], "each seat has a deal of its own");
    assert_eq!(two["seat"], 1);
    ida.must(&give_up, &[]).await;
    assert_eq!(refused(&ida, &give_up, &[]).await, "error-duel-none");
    let page = told(&ida, &duel, "has won this duel").await;
    assert!(page.contains("seat 2") && page.contains("no board to look at"), "{page}");
}

/// A game that one has played alone is offered to a friend; from then on it is hidden.
#[tokio::test(flavor = "multi_thread")]
async fn a_duel_over_a_finished_game() {
    let site = Site::open().await;
    let (ida, nils) = (site.somebody(), site.somebody());
    let first = ida.opens(&ALONE).await;
    let offer = format!("/t/{first}/duel");
    assert_eq!(refused(&ida, &offer, &[]).await, "error-duel-unfit", "it still runs");
    finish(&ida, &first).await;
    assert_eq!(looks(&nils, &format!("/t/{first}")).await.0, 200);
    assert!(ida.page(&format!("/t/{first}")).await.contains("/duel\""), "it is offered");
    let heard = ida.must(&offer, &[]).await;
    let duel = format!("/duels/{}", heard["duel"].as_str().unwrap());
    assert_eq!(refused(&ida, &offer, &[]).await, "error-duel-unfit", "one duel");
    assert_eq!(looks(&nils, &format!("/t/{first}")).await.0, 403);
    assert_eq!(ida.sees(&first).await["seed"], Value::Null);
    let his = duelled(&nils, &duel).await;
    let (one, two) = (ida.sees(&first).await, nils.sees(&his).await);
    assert_eq!(one["commitment"], two["commitment"]);
    finish(&nils, &his).await;
    told(&nils, &duel, "Side by side").await;
}
