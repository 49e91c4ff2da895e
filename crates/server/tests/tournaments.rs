//! Tournaments over HTTP: programs play them to the end, some leave, and the table is right.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use crate::support::{Person, Site, play_on, quick, store_in};
use futures_util::future::join_all;
use serde_json::Value;
use server::Config;
use store::Lives;
use tabletop::Record;

const PASSWORD: &str = "six white horses";

/// The form of a Swiss tournament of a game for two, by turns.
pub(crate) const SWISS: [(&str, &str); 7] = [
    ("name", "Autumn Cup"),
    ("game", "planisphere"),
    ("seats", "2"),
    ("system", "swiss"),
    ("clock", "turns 3"),
    ("listed", "on"),
    ("option.rounds", "1"),
];

/// Somebody with an account of that name.
pub(crate) async fn signed_up(person: Person, name: &str) -> Person {
    person.must("/sign-up", &[("name", name), ("password", PASSWORD)]).await;
    person
}

/// A tournament of `rounds` rounds that the first of these people opened, in which all take part.
pub(crate) async fn opened(people: &BTreeMap<String, Person>, rounds: &str) -> String {
    let host = people.values().next().unwrap();
    let id = opens(host, &[&SWISS[..], &[("rounds", rounds)]].concat()).await;
    join_all(
        people.values().map(|it| async { it.must(&format!("/tournaments/{id}/join"), &[]).await }),
    )
    .await;
    host.must(&format!("/tournaments/{id}/begin"), &[]).await;
    id
}

/// A tournament as data.
pub(crate) async fn stands(person: &Person, id: &str) -> Value {
    let answer = person.get(&format!("/tournaments/{id}")).header("accept", "application/json");
    answer.send().await.unwrap().json().await.unwrap()
}

/// The tables of the last round, with the names of those who were to sit there.
fn last_round(data: &Value) -> Vec<(String, Vec<String>)> {
    let games = data["played"].as_array().unwrap().last().unwrap()["games"].as_array().unwrap();
    let name = |it: &Value| it["name"].as_str().unwrap().to_string();
    let game = |it: &Value| {
        let names = it["players"].as_array().unwrap().iter().map(name).collect();
        (it["table"].as_str().unwrap().to_string(), names)
    };
    games.iter().map(game).collect()
}

/// Everybody who is still there plays their game of the last round, as long as `enough` says.
pub(crate) async fn play_round(
    people: &BTreeMap<String, Person>,
    data: &Value,
    enough: impl Fn(&Value) -> bool + Copy,
) {
    let games = last_round(data).into_iter().map(|(table, names)| async move {
        let there: Vec<&Person> = names.iter().filter_map(|it| people.get(it)).collect();
        play_on(&there, &table, enough).await;
    });
    join_all(games).await;
}

/// The tournament once `enough` accepts it.
pub(crate) async fn until(person: &Person, id: &str, enough: impl Fn(&Value) -> bool) -> Value {
    for _ in 0..600 {
        let data = stands(person, id).await;
        if enough(&data) {
            return data;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("it never comes to that: {}", stands(person, id).await);
}

/// What is wrong with a tournament that is over, by its own account of each round: somebody met
/// somebody again, sat out twice or played twice in a round, or the points are not the sum.
pub(crate) fn faults(data: &Value) -> Vec<String> {
    let (mut faults, mut met) = (Vec::new(), BTreeSet::new());
    let (mut points, mut sat_out) = (BTreeMap::<String, f64>::new(), BTreeSet::new());
    let text = |it: &Value| it.as_str().unwrap().to_string();
    for round in data["played"].as_array().unwrap() {
        let mut seen = BTreeSet::new();
        for game in round["games"].as_array().unwrap() {
            let players = game["players"].as_array().unwrap();
            let names: BTreeSet<String> = players.iter().map(|it| text(&it["name"])).collect();
            faults.extend((!met.insert(names.clone())).then(|| format!("again: {names:?}")));
            for it in players {
                *points.entry(text(&it["name"])).or_default() += it["points"].as_f64().unwrap();
            }
            faults.extend(names.into_iter().filter(|it| !seen.insert(it.clone())));
        }
        for name in round["byes"].as_array().unwrap().iter().map(text) {
            *points.entry(name.clone()).or_default() += 1.0;
            faults.extend((!sat_out.insert(name.clone())).then(|| format!("sits out: {name}")));
            faults.extend(Some(name).filter(|it| !seen.insert(it.clone())));
        }
    }
    let mut before = f64::MAX;
    for it in data["players"].as_array().unwrap() {
        let (name, told) = (text(&it["name"]), it["points"].as_f64().unwrap());
        let sum = points.get(&name).copied().unwrap_or_default();
        faults.extend((1e-9 < (told - sum).abs()).then(|| format!("{name}: {told}, not {sum}")));
        faults.extend((before < told).then(|| format!("{name} stands too low")));
        before = told;
    }
    faults
}

/// Replays every game from its record; returns how many there were.
pub(crate) async fn verify(person: &Person, data: &Value) -> usize {
    let mut games = 0;
    for round in data["played"].as_array().unwrap() {
        for game in round["games"].as_array().unwrap() {
            let table = game["table"].as_str().unwrap();
            let record = person.page(&format!("/t/{table}/record")).await;
            let record: Record = record.parse().unwrap();
            let replayed = catalogue::replay(&record, None).unwrap();
            assert_eq!(replayed.outcome().is_some(), record.outcome.is_some(), "{table}");
            games += 1;
        }
    }
    games
}

pub(crate) fn name(at: usize) -> String {
    format!("P{at:02}")
}

#[tokio::test(flavor = "multi_thread")]
async fn sixteen_programs_play_a_swiss_tournament() {
    let site = Site::open().await;
    let mut people = BTreeMap::new();
    for at in 0..16 {
        people.insert(name(at), signed_up(site.somebody(), &name(at)).await);
    }
    let id = opened(&people, "4").await;
    let stranger = site.somebody();
    for round in 1..=4 {
        let data = until(&stranger, &id, |it| it["round"] == round).await;
        // One leaves in the middle of a game, one between two.
        if round == 2 {
            let left = people.remove("P03").unwrap();
            left.must(&format!("/tournaments/{id}/leave"), &[]).await;
        }
        play_round(&people, &data, |_| false).await;
        if round == 2 {
            let left = people.remove("P05").unwrap();
            left.must(&format!("/tournaments/{id}/leave"), &[]).await;
        }
    }
    let data = until(&stranger, &id, |it| it["status"] == "over").await;
    assert_eq!(faults(&data), Vec::<String>::new());
    assert_eq!(verify(&stranger, &data).await, 8 + 8 + 7 + 7);
    let gone: Vec<&Value> =
        data["players"].as_array().unwrap().iter().filter(|it| it["gone"] == true).collect();
    assert_eq!(gone.len(), 2);
    let page = stranger.page(&format!("/tournaments/{id}?lang=en")).await;
    assert!(page.contains("This tournament is over") && page.contains("P03"), "{page}");
    assert!(!page.contains("data-watch"), "nothing more is to come");
    // The judge finds a planted fault.
    let mut wrong = data.clone();
    wrong["players"][0]["points"] = 9.into();
    wrong["played"][1] = wrong["played"][0].clone();
    assert!(8 < faults(&wrong).len());
}

#[tokio::test(flavor = "multi_thread")]
async fn who_does_not_come_loses_by_the_clock() {
    let config = Config { minute: Duration::from_millis(100), ..quick() };
    let site = Site::open_with(tempfile::tempdir().unwrap(), config).await;
    let mut people = BTreeMap::new();
    for at in 0..3 {
        people.insert(name(at), signed_up(site.somebody(), &name(at)).await);
    }
    let host = people["P00"].clone();
    let mut form = SWISS.to_vec();
    form.retain(|it| it.0 != "clock" && it.0 != "system");
    form.extend([("rounds", "1"), ("clock", "live 1+0"), ("system", "all")]);
    let id = opens(&host, &form).await;
    for person in people.values() {
        person.must(&format!("/tournaments/{id}/join"), &[]).await;
    }
    host.must(&format!("/tournaments/{id}/begin"), &[]).await;
    // Nobody plays a move: all games are lost by both, and the tournament comes to its end.
    let data = until(&host, &id, |it| it["status"] == "over").await;
    assert_eq!((&data["round"], &data["rounds"]), (&3.into(), &3.into()));
    let points: Vec<f64> = data["players"]
        .as_array()
        .unwrap()
        .iter()
        .map(|it| it["points"].as_f64().unwrap())
        .collect();
    assert_eq!(points, [1.0, 1.0, 1.0], "each sat out once");
    assert_eq!(faults(&data), Vec::<String>::new());
}

/// Whoever has no rating comes last, by name, however early they joined.
#[tokio::test(flavor = "multi_thread")]
async fn the_first_round_may_follow_ratings() {
    let site = Site::open().await;
    let host = signed_up(site.somebody(), "Zoe").await;
    let id = opens(&host, &form(("seeding", "rating"))).await;
    host.must(&format!("/tournaments/{id}/join"), &[]).await;
    for name in ["Nils", "Ida", "Uma"] {
        let person = signed_up(site.somebody(), name).await;
        person.must(&format!("/tournaments/{id}/join"), &[]).await;
    }
    let order = async || {
        let data = stands(&host, &id).await;
        let players = data["players"].as_array().unwrap().iter();
        players.map(|it| it["name"].as_str().unwrap().to_string()).collect::<Vec<_>>()
    };
    assert_eq!(order().await, ["Zoe", "Nils", "Ida", "Uma"]);
    host.must(&format!("/tournaments/{id}/begin"), &[]).await;
    assert_eq!(order().await, ["Ida", "Nils", "Uma", "Zoe"]);
}

/// What a program hears: the status, and why not.
fn why((status, answer): (u16, Value)) -> (u16, String) {
    (status, answer["error"].as_str().unwrap_or_default().to_string())
}

/// The usual form with one field changed.
fn form(change: (&'static str, &'static str)) -> Vec<(&'static str, &'static str)> {
    let mut form = [&SWISS[..], &[("rounds", "3")]].concat();
    form.retain(|it| it.0 != change.0);
    [form, vec![change]].concat()
}

pub(crate) async fn opens(host: &Person, form: &[(&str, &str)]) -> String {
    host.must("/tournaments", form).await["tournament"].as_str().unwrap().to_string()
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_played_is_not_opened() {
    let site = Site::open().await;
    let host = signed_up(site.somebody(), "Ida").await;
    let refused =
        async |person: &Person, change| why(person.send("/tournaments", &form(change)).await).1;
    assert_eq!(refused(&site.somebody(), ("a", "b")).await, "error-tournament-account");
    for (change, why) in [
        (("name", " "), "error-name-empty"),
        (("seats", "9"), "error-tournament-seats"),
        (("rounds", "0"), "error-tournament-rounds"),
        (("clock", "none"), "error-tournament-clock"),
        (("option.rounds", "many"), "error-setup"),
    ] {
        assert_eq!(refused(&host, change).await, why, "{change:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_may_not_is_refused() {
    let site = Site::open().await;
    let (guest, host) = (site.somebody(), signed_up(site.somebody(), "Ida").await);
    let nils = signed_up(site.somebody(), "Nils").await;
    let id = opens(&host, &form(("listed", "no"))).await;
    let path = |what: &str| format!("/tournaments/{id}/{what}");
    let refused = async |person: &Person, what: &str| why(person.send(&path(what), &[]).await).1;
    assert_eq!(refused(&guest, "join").await, "error-tournament-account");
    assert_eq!(refused(&nils, "begin").await, "error-tournament-host");
    assert_eq!(refused(&host, "begin").await, "error-tournament-few");
    assert!(!guest.page("/tournaments").await.contains(&id), "it is not listed");
    assert!(host.page("/tournaments").await.contains(&id));
    for person in [&host, &host, &nils] {
        person.must(&path("join"), &[]).await;
    }
    host.must(&path("begin"), &[]).await;
    let late = signed_up(site.somebody(), "Uma").await;
    assert_eq!(refused(&late, "join").await, "error-tournament-closed");
    assert_eq!(refused(&host, "begin").await, "error-tournament-begun");
    at_its_tables(&host, &late, &id).await;
}

/// There the host is nobody in particular, no bot helps, and nobody looks in without the link.
async fn at_its_tables(host: &Person, late: &Person, id: &str) {
    let table = stands(host, id).await["table"].as_str().unwrap().to_string();
    let away = host.send(&format!("/t/{table}/send-away"), &[("seat", "2")]).await;
    assert_eq!(why(away).1, "error-tournament-table");
    let relief = host.send(&format!("/t/{table}/relieve"), &[("level", "captain")]).await;
    assert_eq!(why(relief).1, "error-tournament-table");
    assert_eq!(late.get(&format!("/t/{table}")).send().await.unwrap().status(), 403);
    assert_eq!(stands(late, id).await["played"][0]["games"][0]["table"], Value::Null);
}

/// What nobody begins ends by itself; whoever deletes their account is nobody in particular.
#[tokio::test(flavor = "multi_thread")]
async fn open_ones_end_and_people_may_go() {
    let lives = Lives { lobby: 0, ..Lives::default() };
    let config = Config { lives, sweep: Duration::from_millis(200), ..quick() };
    let site = Site::open_with(tempfile::tempdir().unwrap(), config).await;
    let mut people = BTreeMap::new();
    for at in 0..3 {
        people.insert(name(at), signed_up(site.somebody(), &name(at)).await);
    }
    let running = opened(&people, "2").await;
    let form = [&SWISS[..], &[("rounds", "2")]].concat();
    let left =
        people["P01"].must("/tournaments", &form).await["tournament"].as_str().unwrap().to_string();
    let store = store_in(site.folder.path()).await;
    let person = store.profile("p01").await.unwrap().unwrap().person;
    let told = store.dossier(&person).await.unwrap();
    assert_eq!(told["tournaments"][0]["id"], running.as_str());
    assert_eq!(told["tournaments opened"][0]["id"], left.as_str());
    people["P01"].must("/account/delete", &[("gone", PASSWORD)]).await;
    let data = stands(&people["P00"], &running).await;
    assert!(!data.to_string().contains("P01"), "{data}");
    assert_eq!(data["players"].as_array().unwrap().len(), 3);
    tokio::time::sleep(Duration::from_millis(2500)).await;
    let gone = people["P00"].get(&format!("/tournaments/{left}")).send().await.unwrap();
    assert_eq!(gone.status(), 404);
    assert_eq!(stands(&people["P00"], &running).await["status"], "running");
}

/// What somebody filled in stays when a field of it is refused.
#[tokio::test(flavor = "multi_thread")]
async fn a_refused_tournament_stays_in_its_form() {
    let site = Site::open().await;
    let ida = signed_up(site.somebody(), "Ida").await;
    let form = [&SWISS[..4], &[("clock", "turns 7"), ("rounds", "99")]].concat();
    let page = ida.refused_page("/tournaments", &form).await;
    for part in [
        "role=\"alert\" tabindex=\"-1\" autofocus",
        "value=\"Autumn Cup\"",
        "value=\"turns 7\" selected",
        "value=\"99\"",
    ] {
        assert!(page.contains(part), "{part}: {page}");
    }
    assert!(!page.contains("name=\"listed\" checked"), "it was not ticked: {page}");
}
