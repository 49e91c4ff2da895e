//! Two servers with one PostgreSQL database: each of them serves any table.

use std::collections::BTreeMap;
use std::time::Duration;

use crate::support::place::Place;
use crate::support::{Person, WITH_A_FRIEND, play_on, quick};
use crate::tournaments;
use serde_json::Value;
use server::Config;
use tabletop::{Record, Seat, Viewer};
use tokio::net::TcpListener;
use tokio::runtime::{Builder, Runtime};
use tokio::sync::oneshot;

/// A server that can be killed, so that nothing in it goes on.
struct Node {
    base: String,
    runtime: Option<Runtime>,
}

impl Node {
    async fn open(address: &str) -> Node {
        let runtime = Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
        let (tell, told) = oneshot::channel();
        let place = Place::Server(address.to_string());
        runtime.spawn(async move {
            let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
            let base = format!("http://{}", listener.local_addr().unwrap());
            tell.send(base).unwrap();
            let config = Config { remind: Duration::from_millis(100), ..quick() };
            server::run(listener, place.open().await, config, std::future::pending())
                .await
                .unwrap();
        });
        let base = told.await.unwrap();
        let node = Node { base, runtime: Some(runtime) };
        node.serves().await;
        node
    }

    async fn serves(&self) {
        while self.somebody().get("/healthz").send().await.is_err() {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    fn somebody(&self) -> Person {
        Person::at(&self.base)
    }

    /// The same browser, now at this server.
    fn welcomes(&self, person: &Person) -> Person {
        Person { http: person.http.clone(), base: self.base.clone() }
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
    }
}

/// Two servers that know each other; none where there is no PostgreSQL.
async fn two() -> Option<[Node; 2]> {
    let Some(Place::Server(address)) = Place::server() else { return None };
    let one = Node::open(&address).await;
    Some([one, Node::open(&address).await])
}

/// A running table that one person opens with `form` at the first server; another joins by its link
/// at the second.
async fn two_at(nodes: &[Node; 2], form: &[(&str, &str)]) -> (Person, Person, String) {
    let ida = nodes[0].somebody();
    let table = ida.opens(form).await;
    let nils = guest(&nodes[1], &ida, &table).await;
    nils.must(&format!("/t/{table}/sit"), &[("name", "Nils")]).await;
    ida.must(&format!("/t/{table}/start"), &[]).await;
    (ida, nils, table)
}

/// Somebody who comes to another server by the link of a table's host.
async fn guest(node: &Node, host: &Person, table: &str) -> Person {
    let page = host.page(&format!("/t/{table}")).await;
    let invite = page.split("?k=").nth(1).unwrap();
    let key: String = invite.chars().take_while(char::is_ascii_alphanumeric).collect();
    let guest = node.somebody();
    guest.get(&format!("/t/{table}?k={key}")).send().await.unwrap();
    guest
}

fn viewer(data: &Value) -> Viewer {
    data["seat"].as_u64().map_or(Viewer::Spectator, |seat| Viewer::Seat(Seat(seat as u8)))
}

/// Every view that was seen is one that the record of the game leads to.
async fn seen_as_it_was(seen: &[Value], person: &Person, table: &str) {
    let text = person.page(&format!("/t/{table}/record")).await;
    let record: Record = text.parse().unwrap();
    let engine = catalogue::replay(&record, None).unwrap();
    for data in seen {
        let plies = data["plies"].as_u64().unwrap() as usize;
        let told = engine.at(plies).view_json(viewer(data));
        assert_eq!(data["view"], told, "after {plies} moves");
    }
    assert_eq!(person.sees(table).await["outcome"], engine.outcome().unwrap().to_string());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_played_at_two_servers() {
    let Some(nodes) = two().await else { return };
    let (ida, nils, table) = two_at(&nodes, &WITH_A_FRIEND).await;
    let seen = play_on(&[&ida, &nils], &table, |_| false).await;
    seen_as_it_was(&seen, &nils, &table).await;
}

/// A table of two for the game of sealed answers.
const SEALED: [(&str, &str); 3] = [("game", "xeno"), ("seat1", "me"), ("seat2", "link")];

/// Where all answer at once, in secret, each at their own server.
#[tokio::test(flavor = "multi_thread")]
async fn sealed_answers_meet_at_two_servers() {
    let Some(nodes) = two().await else { return };
    let (ida, nils, table) = two_at(&nodes, &SEALED).await;
    let seen = play_on(&[&ida, &nils], &table, |_| false).await;
    seen_as_it_was(&seen, &ida, &table).await;
}

/// Reads a stream until these words come.
async fn hears(stream: &mut reqwest::Response, words: &str) {
    let mut heard = String::new();
    while !heard.contains(words) {
        let chunk = stream.chunk().await.unwrap().expect("the stream goes on");
        heard.push_str(&String::from_utf8_lossy(&chunk));
    }
}

/// A device that subscribed at one server is reminded by the other too: both sign with the same
/// key.
#[tokio::test(flavor = "multi_thread")]
async fn push_services_see_one_server() {
    let Some(nodes) = two().await else { return };
    let (one, other) = (nodes[0].somebody(), nodes[1].somebody());
    let (one, other) = tokio::join!(one.page("/reminders"), other.page("/reminders"));
    let key = |page: &str| page.split("data-push=\"").nth(1).map(|it| it[..87].to_string());
    assert!(key(&one).is_some());
    assert_eq!(key(&one), key(&other));
}

/// What happens at one server is pushed to those who listen at the other.
#[tokio::test(flavor = "multi_thread")]
async fn news_cross_from_server_to_server() {
    let Some(nodes) = two().await else { return };
    let (ida, nils, table) = two_at(&nodes, &WITH_A_FRIEND).await;
    let path = format!("/t/{table}");
    let mut stream = nils.get(&format!("{path}/stream")).send().await.unwrap();
    hears(&mut stream, "id=\"table\"").await;
    ida.must(&format!("{path}/say"), &[("text", "From afar")]).await;
    hears(&mut stream, "From afar").await;
    // Somebody who listens at that server is shown as present.
    let away = |page: &str| page.matches("data-here=\"no\"").count();
    let mut page = ida.page(&path).await;
    while away(&page) != 1 {
        tokio::time::sleep(Duration::from_millis(20)).await;
        page = ida.page(&path).await;
    }
    drop(stream);
    while away(&page) != 2 {
        tokio::time::sleep(Duration::from_millis(20)).await;
        page = ida.page(&path).await;
    }
    ida.post("/name", &[("name", "Idalina")]).send().await.unwrap();
    assert!(nils.page(&path).await.contains("Idalina"), "a new name is known everywhere");
}

/// Of two answers that exclude each other, given at the same time, exactly one is accepted.
#[tokio::test(flavor = "multi_thread")]
async fn one_of_two_answers_holds() {
    let Some(nodes) = two().await else { return };
    let (ida, nils, table) = two_at(&nodes, &WITH_A_FRIEND).await;
    let mut tried = 0;
    play_on(&[&ida, &nils], &table, |_| {
        tried += 1;
        30 < tried
    })
    .await;
    for person in [&ida, &nils] {
        for _ in 0..10 {
            both_answer(&nodes, person, &table).await;
        }
    }
    let open = ida.opens(&WITH_A_FRIEND).await;
    let path = format!("/t/{open}/sit");
    let people = [guest(&nodes[0], &ida, &open).await, guest(&nodes[1], &ida, &open).await];
    let sit = [("seat", "2")];
    let (one, other) = tokio::join!(people[0].send(&path, &sit), people[1].send(&path, &sit));
    let mut answers = [one.0, other.0];
    answers.sort_unstable();
    assert_eq!(answers, [200, 409], "a seat is one person's");
}

/// One person gives different answers at both servers at once.
async fn both_answer(nodes: &[Node; 2], person: &Person, table: &str) {
    let data = person.sees(table).await;
    let moves: Vec<&str> =
        data["view"]["moves"].as_array().unwrap().iter().filter_map(Value::as_str).collect();
    let ([first, .., last], Some(seq)) = (&moves[..], data["seq"].as_u64()) else { return };
    let (one, other) = (nodes[0].welcomes(person), nodes[1].welcomes(person));
    let (one, other) = tokio::join!(one.plays(table, seq, first), other.plays(table, seq, last));
    // If a bot was faster, neither is accepted.
    let held = [one.0, other.0].into_iter().filter(|it| *it == 200).count();
    assert!(held <= 1, "{first} {one:?}, {last} {other:?}");
}

/// When a server is killed, its people go on at the other, and its bots too.
#[tokio::test(flavor = "multi_thread")]
async fn a_server_takes_the_place_of_another() {
    let Some([one, other]) = two().await else { return };
    let nodes = [one, other];
    let mut tables = Vec::new();
    for _ in 0..4 {
        tables.push(two_at(&nodes, &WITH_A_FRIEND).await);
    }
    for (ida, nils, table) in &tables {
        let far = |data: &Value| 8 <= data["plies"].as_u64().unwrap();
        play_on(&[ida, nils], table, far).await;
    }
    let [one, other] = nodes;
    drop(one);
    for (ida, nils, table) in &tables {
        let ida = other.welcomes(ida);
        let seen = play_on(&[&ida, nils], table, |_| false).await;
        seen_as_it_was(&seen, &ida, table).await;
    }
}

/// A tournament at two servers, of which one is killed in the middle of a round.
async fn tournament_of(players: usize, rounds: i64) {
    let Some([one, other]) = two().await else { return };
    let nodes = [one, other];
    let mut people = BTreeMap::new();
    for at in 0..players {
        let person = tournaments::signed_up(nodes[at % 2].somebody(), &tournaments::name(at)).await;
        people.insert(tournaments::name(at), person);
    }
    let id = tournaments::opened(&people, &rounds.to_string()).await;
    let far = |data: &Value| 4 <= data["plies"].as_u64().unwrap();
    let watcher = nodes[1].somebody();
    let first = tournaments::stands(&watcher, &id).await;
    tournaments::play_round(&people, &first, far).await;
    let [one, other] = nodes;
    drop(one);
    let mut people: BTreeMap<String, Person> =
        people.iter().map(|(name, it)| (name.clone(), other.welcomes(it))).collect();
    for round in 1..=rounds {
        let data = tournaments::until(&watcher, &id, |it| it["round"] == round).await;
        // In each round somebody leaves in the middle of a game.
        let left = people.remove(&tournaments::name(round as usize)).unwrap();
        left.must(&format!("/tournaments/{id}/leave"), &[]).await;
        tournaments::play_round(&people, &data, |_| false).await;
    }
    let data = tournaments::until(&watcher, &id, |it| it["status"] == "over").await;
    assert_eq!(tournaments::faults(&data), Vec::<String>::new());
    let games = tournaments::verify(&watcher, &data).await;
    println!("{players} players, {rounds} rounds, {games} games");
    assert_eq!(data["players"].as_array().unwrap().len(), players);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_tournament_goes_on_when_a_server_is_killed() {
    tournament_of(8, 3).await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "it takes minutes"]
async fn a_tournament_of_sixty_four_goes_on_when_a_server_is_killed() {
    tournament_of(64, 6).await;
}
