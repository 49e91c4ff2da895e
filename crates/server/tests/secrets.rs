//! Nothing that a viewer may not know is in any byte that it is sent.

use std::collections::HashSet;

use crate::support::{Person, Pushed, Site, pick, two_at_a_table};
use serde_json::Value;
use tabletop::{Record, Seat, Viewer};

/// Everything that somebody was sent at one moment: page, data and stream.
struct Sent {
    viewer: Viewer,
    plies: usize,
    bytes: String,
    /// What the engine shows and tells that person, as text.
    shown: String,
}

async fn look(person: &Person, table: &str, turn: usize) -> Option<(Value, Sent)> {
    let before = person.sees(table).await;
    // Now and then somebody asks for a hint; its text is searched too.
    let heard = if turn.is_multiple_of(25) { hinted(person, table, &before).await } else { None };
    let page = person.page(&format!("/t/{table}")).await;
    let pushed = Pushed::to(person, table).await.next().await;
    let after = person.sees(table).await;
    // If the number of moves is the same before and after, nothing happened between.
    (before["plies"] == after["plies"]).then(|| {
        let seat = before["seat"].as_u64();
        let sent = Sent {
            viewer: seat.map_or(Viewer::Spectator, |it| Viewer::Seat(Seat(it as u8))),
            plies: before["plies"].as_u64().unwrap() as usize,
            bytes: format!("{page}\n{pushed}\n{after}\n{heard:?}"),
            shown: format!("{}{}", before["view"], before["told"]),
        };
        (before, sent)
    })
}

/// A bot's hint, for a person who has a choice.
async fn hinted(person: &Person, table: &str, data: &Value) -> Option<Value> {
    let choice = data["view"]["moves"].as_array().is_some_and(|it| 1 < it.len());
    let seq = data["seq"].as_u64().filter(|_| choice)?.to_string();
    Some(person.send(&format!("/t/{table}/hint"), &[("seq", &seq)]).await.1)
}

/// Every hand, as its owner sees it.
fn hands(engine: &dyn catalogue::Table) -> Vec<Vec<String>> {
    let hand = |seat: Seat| {
        let view = engine.view_json(Viewer::Seat(seat));
        let cards = view["stations"][seat.index()]["hand"].as_array().unwrap().clone();
        cards.iter().map(|it| it.as_str().unwrap().to_string()).collect()
    };
    Seat::all(engine.players()).map(hand).collect()
}

/// Whether `text` contains the name of the card, and not only a longer name that begins like it.
fn names(text: &str, card: &str) -> bool {
    text.match_indices(card).any(|(at, _)| {
        let next = text[at + card.len()..].chars().next();
        !next.is_some_and(|it| it == '.' || it == '-' || it.is_alphanumeric())
    })
}

/// The test plays until it has looked often enough, however the games go.
#[tokio::test(flavor = "multi_thread")]
async fn no_hidden_card_and_no_seed_is_sent() {
    let site = Site::open().await;
    let mut searched = 0;
    for _ in 0..10 {
        searched += hidden_in_one_game(&site).await;
        if 1000 < searched {
            return;
        }
    }
    panic!("hidden cards looked for: {searched}");
}

/// Plays a game, and searches all that is sent for what is hidden; returns how often it looked.
async fn hidden_in_one_game(site: &Site) -> usize {
    let (ida, nils, table) = two_at_a_table(site).await;
    let page = ida.page(&format!("/t/{table}")).await;
    assert!(page.contains("data-stream"));
    let watcher = site.somebody();
    let key = {
        let store = crate::support::store_in(site.folder.path()).await;
        let key = store.table(&table).await.unwrap().unwrap().invite_key;
        store.close().await;
        key
    };
    watcher.get(&format!("/t/{table}?k={key}")).send().await.unwrap();

    let mut sent = Vec::new();
    for turn in 0..400 {
        let people = [&ida, &nils, &watcher];
        let mut over = false;
        for person in people {
            let Some((data, it)) = look(person, &table, turn).await else { continue };
            over = data["status"] != "running";
            if over {
                break;
            }
            sent.push(it);
            if let Some(mv) = pick(&data, turn) {
                person.plays(&table, data["seq"].as_u64().unwrap(), &mv).await;
            }
        }
        if over {
            break;
        }
    }
    let record: Record = ida.page(&format!("/t/{table}/record")).await.parse().unwrap();
    let seed = record.deal.seed.unwrap().to_string();
    let engine = catalogue::replay(&record, None).unwrap();

    let mut searched = 0;
    let mut known: Vec<(Viewer, HashSet<String>)> = Vec::new();
    for it in &sent {
        assert!(!it.bytes.contains(&seed), "the seed, after {} moves", it.plies);
        let at = known.iter().position(|(viewer, _)| *viewer == it.viewer).unwrap_or_else(|| {
            known.push((it.viewer, HashSet::new()));
            known.len() - 1
        });
        let hands = hands(engine.at(it.plies).as_ref());
        for card in hands.iter().flatten() {
            // A card that was shown once may still stand in the log.
            if names(&it.shown, card) || known[at].1.contains(card) {
                known[at].1.insert(card.clone());
                continue;
            }
            searched += 1;
            assert!(!names(&it.bytes, card), "{card} to {:?} after {} moves", it.viewer, it.plies);
        }
    }
    searched
}
