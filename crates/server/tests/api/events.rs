//! The stream of events: somebody who was cut off continues it, and nothing is missing or doubled.

use std::collections::HashMap;

use catalogue::Table;
use ring::digest::{SHA256, digest};
use serde_json::{Value, json};
use store::{NewTable, Person, PlayedMove, Sitter, Status};
use tabletop::{Chance, Seed};

use super::caller::{Caller, still, still_in, two_at};
use crate::support::{Site, store_in};

/// A stream that is being read.
struct Stream {
    response: reqwest::Response,
    text: String,
    caller: Caller,
}

impl Stream {
    /// Continues the stream of a table after event number `last`.
    async fn after(caller: &Caller, table: &str, last: u64) -> Stream {
        let request = caller.request("GET", &format!("{table}/events"));
        let response = request.header("last-event-id", last).send().await.unwrap();
        assert_eq!(response.status(), 200);
        Stream { response, text: String::new(), caller: caller.clone() }
    }

    /// The next event with a number.
    async fn next(&mut self) -> Value {
        loop {
            while !self.text.contains("\n\n") {
                let chunk = self.response.chunk().await.unwrap().expect("the stream goes on");
                self.text.push_str(std::str::from_utf8(&chunk).unwrap());
            }
            let (event, rest) = self.text.split_once("\n\n").unwrap();
            let fields: HashMap<&str, &str> =
                event.lines().filter_map(|it| it.split_once(": ")).collect();
            let numbered = self.read(&fields);
            self.text = rest.to_string();
            if let Some(data) = numbered {
                return data;
            }
        }
    }

    /// The data of an event that has a number.
    fn read(&self, fields: &HashMap<&str, &str>) -> Option<Value> {
        let data: Value = serde_json::from_str(fields.get("data")?).unwrap();
        self.caller.document.check_event(fields["event"], &data);
        let number: u64 = fields.get("id")?.parse().unwrap();
        assert_eq!((data["seq"].as_u64(), &data["kind"]), (Some(number), &fields["event"].into()));
        Some(data)
    }

    /// The events up to number `last`.
    async fn up_to(&mut self, last: u64) -> Vec<Value> {
        let mut events = vec![self.next().await];
        while events[events.len() - 1]["seq"] != last {
            events.push(self.next().await);
        }
        events
    }
}

/// Everything that somebody may know of what happened after event number `after`, and the last
/// number.
async fn log(caller: &Caller, table: &str, after: u64) -> (Vec<Value>, u64) {
    let log = caller.sees(&format!("{table}/log?after={after}")).await;
    (log["events"].as_array().unwrap().clone(), log["seq"].as_u64().unwrap())
}

const LONG: [(&str, &str); 2] = [("events", "off"), ("rounds", "none")];

/// This many moves of a long game.
fn moves(seed: Seed, number: usize) -> Vec<PlayedMove> {
    let mut game = catalogue::open("planisphere", 2, &LONG, None, seed).unwrap();
    let mut chance = Chance::new(Seed::from_number(7));
    let mut moves = Vec::new();
    while moves.len() < number {
        let (seat, mv) = any(game.as_ref(), &mut chance);
        game.play(seat, &[&mv]).unwrap();
        moves.push(PlayedMove { seat: seat.0, mv });
    }
    moves
}

/// Any move of a seat that is asked.
fn any(game: &dyn Table, chance: &mut Chance) -> (tabletop::Seat, String) {
    let seat = game.to_act().iter().next().expect("the game goes on");
    let mut moves = game.legal_moves(seat);
    let at = chance.below(moves.len());
    (seat, moves.swap_remove(at))
}

/// Whose token it is.
async fn owner(site: &Site, caller: &Caller) -> Person {
    let hash = digest(&SHA256, caller.token.as_bytes());
    let id: String = hash.as_ref().iter().map(|byte| format!("{byte:02x}")).collect();
    let store = store_in(site.folder.path()).await;
    store.session(&id).await.unwrap().unwrap()
}

/// A table of two in the middle of a long game.
async fn in_the_middle(site: &Site, ida: &Caller, nils: &Caller, plies: usize) -> String {
    let seed = Seed::from_number(3);
    let cards = catalogue::cards("planisphere", None).unwrap();
    let sitter = |it: &Person| Sitter::Person {
        id: it.id.clone(),
        name: it.name.clone(),
        relief: None,
        beside: false,
    };
    let (ida, nils) = (owner(site, ida).await, owner(site, nils).await);
    let options = catalogue::open("planisphere", 2, &LONG, None, seed).unwrap().options();
    let table = NewTable {
        id: "long".into(),
        game: "planisphere".into(),
        rules_revision: catalogue::info("planisphere").unwrap().rules_revision,
        cards: (cards.hash, cards.file),
        options: options.into_iter().map(|(key, value)| (key.to_string(), value)).collect(),
        seed: seed.to_string(),
        commitment: seed.commitment(),
        host: ida.id.clone(),
        invite_key: "key".into(),
        listed: false,
        lang: "en".into(),
        seats: vec![sitter(&ida), sitter(&nils)],
        status: Status::Running,
        replay_of: None,
        day: None,
        duel: None,
        tournament: None,
        hints: true,
        clock: None,
        moves: moves(seed, plies),
    };
    store_in(site.folder.path()).await.add_table(&table).await.unwrap();
    "/tables/long".to_string()
}

/// A person who is asked moves.
async fn somebody_moves(people: [&Caller; 2], table: &str) -> Value {
    let asked = people[0].sees(table).await["asked"][0].as_u64().unwrap() as usize;
    people[asked].moves(table).await
}

#[tokio::test(flavor = "multi_thread")]
async fn who_was_cut_off_for_1_10_or_1000_moves_misses_nothing() {
    let site = still().await;
    let (ida, nils) = (Caller::guest(&site, "Ida").await, Caller::guest(&site, "Nils").await);
    let table = in_the_middle(&site, &ida, &nils, 1100).await;
    let (all, last) = log(&nils, &table, 0).await;
    assert_eq!((all.len(), last), (1100, 1100), "everything is public in this game");
    assert_eq!(Stream::after(&nils, &table, 0).await.up_to(last).await, all);
    for missed in [1, 10, 1000] {
        let mut stream = Stream::after(&nils, &table, last - missed).await;
        let events = stream.up_to(last).await;
        assert_eq!(events, all[all.len() - missed as usize..], "cut off for {missed}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stream_that_breaks_while_others_play_is_whole_again() {
    let site = still().await;
    let (ida, nils) = (Caller::guest(&site, "Ida").await, Caller::guest(&site, "Nils").await);
    let table = in_the_middle(&site, &ida, &nils, 30).await;
    let mut heard = Stream::after(&nils, &table, 0).await.up_to(30).await;
    for missed in [1, 10, 100] {
        // The stream is closed here; meanwhile the game goes on.
        for _ in 0..missed {
            somebody_moves([&ida, &nils], &table).await;
        }
        let last = heard[heard.len() - 1]["seq"].as_u64().unwrap();
        let mut stream = Stream::after(&nils, &table, last).await;
        let (_, now) = log(&nils, &table, 0).await;
        heard.extend(stream.up_to(now).await);
        // The game goes on while the stream is open.
        somebody_moves([&ida, &nils], &table).await;
        heard.push(stream.next().await);
        assert_eq!(heard, log(&nils, &table, 0).await.0, "after {missed}");
    }
}

/// Undone moves keep their numbers, so that nobody takes a new move for one that is gone; and all
/// numbers are the same when the server comes back.
#[tokio::test(flavor = "multi_thread")]
async fn what_is_taken_back_is_told_and_numbers_last() {
    let site = still().await;
    let (ida, nils) = (Caller::guest(&site, "Ida").await, Caller::guest(&site, "Nils").await);
    let table = in_the_middle(&site, &ida, &nils, 30).await;
    let people = [&ida, &nils];
    let mut state = somebody_moves(people, &table).await;
    while state["undo"] == false {
        state = somebody_moves(people, &table).await;
    }
    let mover = people[state["seat"].as_u64().unwrap() as usize];
    nils.does(&format!("{table}/say"), json!({ "text": "Ho?" })).await;
    let before = log(&ida, &table, 0).await.1;
    mover.does(&format!("{table}/undo"), json!({ "seq": before })).await;
    let (all, last) = log(&ida, &table, 0).await;
    assert_eq!(last, before + 1);
    let [said, back] = &all[all.len() - 2..] else { panic!("two events") };
    assert_eq!((&said["kind"], &said["said"]["text"]), (&json!("said"), &json!("Ho?")));
    assert_eq!((&back["kind"], &back["seq"]), (&json!("back"), &json!(last)));
    assert_eq!(back["since"], before - 1, "the move before the words");
    assert!(all.iter().all(|it| it["seq"] != before - 1), "it is gone");
    let again = somebody_moves(people, &table).await;
    let (all, _) = log(&ida, &table, 0).await;

    let site = still_in(site.close().await).await;
    let ida = ida.moved(&site);
    assert_eq!(log(&ida, &table, 0).await.0, all, "the numbers last");
    assert_eq!(ida.sees(&table).await["seq"], again["seq"]);
    let heard = Stream::after(&ida, &table, before).await.up_to(last + 1).await;
    assert_eq!(heard, all[all.len() - 2..]);
}

/// Where all decide at once, no number and no event tells that somebody has picked something.
#[tokio::test(flavor = "multi_thread")]
async fn hidden_answers_have_no_number() {
    let site = still().await;
    let game = json!({ "game": "xeno", "options": { "start": "choice" }, "seats": ["me", "link"] });
    let (ida, nils, table) = two_at(&site, game).await;
    let before = log(&nils, &table, 0).await;
    // A start world and one card: she must pick more, so she is still asked.
    for _ in 0..2 {
        let state = ida.moves(&table).await;
        assert_eq!(state["asked"], json!([0, 1]));
    }
    assert_eq!(log(&nils, &table, 0).await, before);
    let (hers, last) = log(&ida, &table, 0).await;
    assert_eq!((hers.len(), last), (2, 2), "she knows what she did");
    let undone = ida.does(&format!("{table}/undo"), json!({ "seq": last })).await;
    assert_eq!(undone["seq"], 3);
    assert_eq!(log(&nils, &table, 0).await, before, "and what she took back");
}
