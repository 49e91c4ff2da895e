//! What is stored is there when the database is opened again: for a file, and for PostgreSQL.

#[path = "support/place.rs"]
mod place;
#[path = "support/sample.rs"]
mod sample;

use std::collections::BTreeSet;
use std::time::Duration;

use place::Place;
use store::{
    Account, DEVICES_MAX, Device, DuelPlace, DuelRound, End, Mark, Mate, NewDuel, NewTable, Person,
    PlayedMove, PuzzleTry, Said, Sitter, Status, Store, TalkKind, Undone, Victory, Write,
};

/// Runs each test on a file and on a PostgreSQL database.
macro_rules! on_both {
    ($($test:ident),*) => {
        mod in_a_file {
            $(#[tokio::test]
            async fn $test() {
                super::$test(&super::Place::file()).await;
            })*
        }

        mod on_postgres {
            $(#[tokio::test]
            async fn $test() {
                if let Some(place) = super::Place::server() {
                    super::$test(&place).await;
                }
            })*
        }
    };
}

on_both!(
    a_table_lasts,
    a_table_rests,
    moves_are_appended_all_or_none,
    a_move_is_taken_out_from_between_others,
    a_victory_is_written_once,
    a_secret_is_made_once,
    nobody_is_known_who_has_changed,
    a_try_is_made_once,
    a_puzzle_is_answered_once,
    a_duel_hides_its_games_until_all_are_over,
    a_duel_begins_with_a_finished_game,
    a_review_is_kept_as_it_grows,
    a_person_may_be_relieved,
    devices_remind_those_who_asked
);

async fn person(store: &Store, id: &str) -> Sitter {
    let person = Person { id: id.into(), name: format!("N-{id}"), lang: "fr".into() };
    store.add_person(&person).await.unwrap();
    Sitter::Person { id: person.id, name: person.name, relief: None, beside: false }
}

fn table(id: &str, seats: Vec<Sitter>) -> NewTable {
    let options = vec![("tide".into(), "high".into())];
    NewTable { options, listed: true, seats, status: Status::Lobby, ..sample::table(id) }
}

async fn opened(store: &Store) {
    let seats = vec![person(store, "ida").await, Sitter::Bot("cadet".into()), Sitter::Free];
    store.add_table(&table("t1", seats)).await.unwrap();
}

fn draw(seat: u8) -> PlayedMove {
    PlayedMove { seat, mv: "draw".into() }
}

/// Writes after everything that is there.
async fn write(store: &Store, table: &str, write: Write) {
    let before = store.table(table).await.unwrap().unwrap().writes;
    assert!(store.write(table, before, &[write]).await.unwrap());
}

fn moves(seq: usize, seats: &[u8]) -> Write {
    Write::Moves { seq, moves: seats.iter().map(|it| draw(*it)).collect(), end: None }
}

/// What is left of a move with that version, taken back at the version `since`.
fn left(version: u64, since: u64) -> [Undone; 2] {
    [
        Undone { version, seen: 0b11, since: None },
        Undone { version: since, seen: 0b11, since: Some(version) },
    ]
}

fn seated(seat: usize, sitter: &Sitter) -> Write {
    Write::Seat { seat, sitter: sitter.clone(), away: None }
}

async fn a_table_lasts(place: &Place) {
    let store = place.open().await;
    opened(&store).await;
    assert_eq!(store.open_tables(9).await.unwrap().len(), 1);
    let nils = person(&store, "nils").await;
    write(&store, "t1", seated(2, &nils)).await;
    write(&store, "t1", Write::Begins).await;
    write(&store, "t1", moves(0, &[0, 1])).await;
    let said = Said {
        person: "nils".into(),
        name: "N-nils".into(),
        seat: Some(2),
        kind: TalkKind::Words,
        words: "Hé".into(),
        version: 3,
    };
    write(&store, "t1", Write::Said(said.clone())).await;
    store.close().await;

    let store = place.open().await;
    let table = store.table("t1").await.unwrap().unwrap();
    assert_eq!(table.status, Status::Running);
    assert_eq!(table.version, 3);
    assert_eq!(table.seats[2], nils);
    assert_eq!(table.options, [("tide".to_string(), "high".to_string())]);
    assert_eq!(store.moves("t1").await.unwrap(), [draw(0), draw(1)]);
    assert_eq!(store.said("t1", 9).await.unwrap(), [said]);
    assert_eq!(store.said_at("t1").await.unwrap(), [3]);
    assert_eq!(store.restless(1).await.unwrap(), ["t1"]);
    assert_eq!(store.open_tables(9).await.unwrap(), []);
    assert_eq!(store.card_file("h").await.unwrap(), "cards");
}

/// A table at rest is known to wait for somebody, until something happens there.
async fn a_table_rests(place: &Place) {
    let store = place.open().await;
    opened(&store).await;
    let nils = person(&store, "nils").await;
    write(&store, "t1", seated(2, &nils)).await;
    write(&store, "t1", Write::Begins).await;
    let names = |ids: &[&str]| ids.iter().map(ToString::to_string).collect::<BTreeSet<_>>();
    let waits = async |who: &str| {
        let waits = store.waits(who, 1).await.unwrap();
        (waits.at_rest, waits.awake)
    };
    assert_eq!(waits("nils").await, (names(&[]), names(&["t1"])));
    write(&store, "t1", Write::Rests(names(&["nils"]))).await;
    assert!(store.table("t1").await.unwrap().unwrap().at_rest);
    assert!(!store.is_restless("t1").await.unwrap());
    assert_eq!(store.restless(1).await.unwrap(), [""; 0]);
    assert_eq!(waits("nils").await, (names(&["t1"]), names(&[])));
    assert_eq!(waits("ida").await, (names(&[]), names(&[])));
    write(&store, "t1", moves(0, &[0])).await;
    assert!(store.is_restless("t1").await.unwrap());
    assert_eq!(waits("ida").await, (names(&[]), names(&["t1"])));
    write(&store, "t1", Write::Rests(names(&["ida"]))).await;
    assert_eq!(waits("ida").await, (names(&["t1"]), names(&[])));
    assert_eq!(waits("nils").await, (names(&[]), names(&[])));
}

async fn moves_are_appended_all_or_none(place: &Place) {
    let store = place.open().await;
    opened(&store).await;
    write(&store, "t1", moves(0, &[0, 1])).await;
    let doubled = [moves(2, &[2]), moves(1, &[0])];
    assert!(store.write("t1", 1, &doubled).await.is_err());
    assert!(!store.write("t1", 0, &[moves(2, &[2])]).await.unwrap(), "somebody was faster");
    assert_eq!(store.moves("t1").await.unwrap(), [draw(0), draw(1)]);
    assert_eq!(store.table("t1").await.unwrap().unwrap().version, 2);
    write(&store, "t1", Write::TakeBack { seq: 1, left: left(2, 3) }).await;
    assert_eq!(store.table("t1").await.unwrap().unwrap().version, 3);
    assert_eq!(store.moves("t1").await.unwrap(), [draw(0)]);
    assert_eq!(store.undone("t1").await.unwrap(), left(2, 3), "their numbers stay");
}

async fn a_move_is_taken_out_from_between_others(place: &Place) {
    let store = place.open().await;
    opened(&store).await;
    write(&store, "t1", moves(0, &[0, 1, 2, 0])).await;
    write(&store, "t1", Write::TakeBack { seq: 1, left: left(2, 5) }).await;
    assert_eq!(store.moves("t1").await.unwrap(), [draw(0), draw(2), draw(0)]);
    write(&store, "t1", Write::TakeBack { seq: 0, left: left(1, 6) }).await;
    assert_eq!(store.moves("t1").await.unwrap(), [draw(2), draw(0)]);
    write(&store, "t1", moves(2, &[1])).await;
    assert_eq!(store.moves("t1").await.unwrap(), [draw(2), draw(0), draw(1)]);
}

async fn a_victory_is_written_once(place: &Place) {
    let store = place.open().await;
    opened(&store).await;
    write(&store, "t1", Write::Begins).await;
    let victory = Victory {
        table: "t1".into(),
        game: "harbour".into(),
        options: vec![("tide".into(), "high".into())],
        team: vec![Mate { name: "Ida".into(), survived: true }],
        points: 9,
        at: 1,
    };
    for _ in 0..2 {
        let end = End {
            outcome: "end lighthouse".into(),
            won: true,
            victory: Some(victory.clone()),
            mark: None,
        };
        write(&store, "t1", Write::Ends(end)).await;
    }
    assert_eq!(store.victories(9).await.unwrap(), [victory]);
    assert_eq!(store.finished("ida", i64::MAX, 9).await.unwrap().len(), 1);
}

async fn a_secret_is_made_once(place: &Place) {
    let store = place.open().await;
    assert_eq!(store.secret("cookies", "one").await.unwrap(), "one");
    assert_eq!(store.secret("cookies", "two").await.unwrap(), "one");
}

/// Whoever asks again is known, and what changes them is heeded at once; what another program
/// changes in the same file, when the notice of it is read.
async fn nobody_is_known_who_has_changed(place: &Place) {
    let store = place.open().await;
    person(&store, "ida").await;
    let name = async || store.guest("ida").await.unwrap().map(|it| it.name);
    assert_eq!((name().await, name().await), (Some("N-ida".into()), Some("N-ida".into())));
    store.rename("ida", "Ida").await.unwrap();
    assert_eq!(name().await, Some("Ida".into()));
    let account = Account { person: "ida".into(), login: "ida".into(), hash: String::new() };
    assert!(store.add_account(&account).await.unwrap());
    assert_eq!(name().await, None, "she must sign in from now on");
    let is_in = async |session: &str| store.session(session).await.unwrap().is_some();
    for session in ["one", "two", "three"] {
        store.add_session(session, "ida").await.unwrap();
        assert!(is_in(session).await);
    }
    store.end_session("one").await.unwrap();
    assert_eq!((is_in("one").await, is_in("two").await, is_in("three").await), (false, true, true));
    store.end_other_sessions("ida", "two").await.unwrap();
    assert_eq!((is_in("two").await, is_in("three").await), (true, false));
    let last = store.last_notice().await.unwrap();
    place.open().await.forget("ida", "somebody").await.unwrap();
    assert!(last < store.news(last).await.unwrap().last);
    assert!(!is_in("two").await);
}

/// A person has one try at the deal of a day, and only its first end counts.
async fn a_try_is_made_once(place: &Place) {
    let store = place.open().await;
    let ida = person(&store, "ida").await;
    let account = Account { person: "ida".into(), login: "ida".into(), hash: String::new() };
    assert!(store.add_account(&account).await.unwrap());
    let day = "2026-11-21";
    let of_the_day = |id: &str| NewTable { day: Some(day.into()), ..table(id, vec![ida.clone()]) };
    store.add_table(&of_the_day("t1")).await.unwrap();
    assert!(store.add_table(&of_the_day("t2")).await.is_err());
    let again = NewTable { replay_of: Some("t1".into()), ..of_the_day("t3") };
    store.add_table(&again).await.unwrap();
    let begun = Some(("t1".to_string(), false));
    assert_eq!(store.try_of("harbour", day, "ida").await.unwrap(), begun);
    assert_eq!(store.tries("harbour", day).await.unwrap(), []);
    for (id, score) in [("t3", 30), ("t1", 9), ("t1", 12)] {
        let mark = Some(Mark { verdict: "won".into(), score, moves: 40 });
        let end = End { outcome: "end lighthouse".into(), won: true, victory: None, mark };
        write(&store, id, Write::Ends(end)).await;
    }
    let tries = store.tries("harbour", day).await.unwrap();
    assert_eq!(tries.len(), 1);
    assert_eq!((tries[0].name.as_str(), tries[0].score, tries[0].moves), ("N-ida", 9, 40));
    assert_eq!(store.days("harbour", day, 9).await.unwrap(), []);
    assert_eq!(store.days("harbour", "2026-11-22", 9).await.unwrap(), [(day.to_string(), 1)]);
}

/// A bot that plays for a person shares the seat with them, and goes when they are back.
async fn a_person_may_be_relieved(place: &Place) {
    let store = place.open().await;
    opened(&store).await;
    let ida = |relief: Option<&str>| Sitter::Person {
        id: "ida".into(),
        name: "N-ida".into(),
        relief: relief.map(str::to_string),
        beside: false,
    };
    for sitter in [ida(Some("captain")), ida(None)] {
        write(&store, "t1", seated(0, &sitter)).await;
        assert_eq!(store.table("t1").await.unwrap().unwrap().seats[0], sitter);
    }
    assert_eq!(store.reliefs("t1", 0).await.unwrap().len(), 1, "no move was made");
    write(&store, "t1", moves(0, &[0, 1])).await;
    write(&store, "t1", seated(0, &ida(Some("captain")))).await;
    write(&store, "t1", moves(2, &[0, 1, 0])).await;
    write(&store, "t1", seated(0, &ida(None))).await;
    write(&store, "t1", moves(5, &[0])).await;
    assert_eq!(store.reliefs("t1", 0).await.unwrap(), [0..0, 2..5]);
    write(&store, "t1", Write::TakeBack { seq: 1, left: left(2, 7) }).await;
    assert_eq!(store.reliefs("t1", 0).await.unwrap(), [0..0, 1..4], "as the moves move up");
    write(&store, "t1", seated(0, &ida(Some("cadet")))).await;
    assert_eq!(store.reliefs("t1", 0).await.unwrap()[2], 5..i64::MAX as usize);
    assert_eq!(store.reliefs("t1", 1).await.unwrap(), []);
    assert!(store.is_in_play("c").await.unwrap());
    store.close_table("t1", "given-up").await.unwrap();
    assert!(!store.is_in_play("c").await.unwrap());
}

fn device(id: &str, created: i64) -> Device {
    Device {
        id: id.into(),
        name: "Firefox, Linux".into(),
        address: format!("https://push.example/{id}"),
        point: "point".into(),
        secret: "hush".into(),
        origin: "https://here.example".into(),
        created,
    }
}

async fn devices_of(store: &Store, person: &str) -> Vec<String> {
    store.devices(person).await.unwrap().into_iter().map(|it| it.id).collect()
}

/// A device belongs to one person; the oldest makes room for a new one; a device ends with its
/// session and its person.
async fn devices_remind_those_who_asked(place: &Place) {
    let store = place.open().await;
    for id in ["ida", "nils", "guest"] {
        person(&store, id).await;
    }
    let add = async |person, session, id: &str, created| {
        store.add_device(person, session, &device(id, created)).await.unwrap()
    };
    store.add_session("s1", "ida").await.unwrap();
    store.add_session("s2", "ida").await.unwrap();
    assert!(add("ida", Some("s1"), "a", 1).await);
    assert!(add("ida", Some("s1"), "a", 2).await, "asked for twice");
    assert!(!add("nils", None, "a", 1).await, "somebody else's");
    store.remove_device("nils", "a").await.unwrap();
    assert_eq!(store.devices("ida").await.unwrap(), [device("a", 1)]);
    for (at, id) in ["b", "c", "d", "e", "f", "g", "h"].into_iter().enumerate() {
        assert!(add("ida", Some("s2"), id, 2 + at as i64).await);
    }
    assert_eq!(devices_of(&store, "ida").await.len(), DEVICES_MAX as usize);
    assert!(add("ida", Some("s2"), "0", 9).await);
    assert_eq!(devices_of(&store, "ida").await.join(""), "bcdefgh0");
    // A guest's device moves into the account, and ends with the session of that sign-in.
    assert!(add("guest", None, "late", 99).await);
    store.adopt("guest", "ida").await.unwrap();
    assert_eq!(devices_of(&store, "ida").await.join(" "), "c d e f g h 0 late");
    store.add_session("s3", "ida").await.unwrap();
    store.remove_device("ida", "c").await.unwrap();
    store.end_session("s2").await.unwrap();
    assert_eq!(devices_of(&store, "ida").await, ["late"]);
    assert!(add("ida", Some("s1"), "again", 100).await);
    store.end_other_sessions("ida", "s1").await.unwrap();
    assert_eq!(devices_of(&store, "ida").await, ["again"]);
    // The export leaves out what would let others send messages. The device ends with the person.
    let account = Account { person: "ida".into(), login: "ida".into(), hash: "h".into() };
    store.add_account(&account).await.unwrap();
    let kept = store.dossier("ida").await.unwrap();
    assert_eq!(kept["devices"][0]["address"], "https://push.example/again");
    assert!(!kept.to_string().contains("hush"));
    store.forget("ida", "somebody").await.unwrap();
    assert_eq!(devices_of(&store, "ida").await, [""; 0]);
}

/// One round, over the cards and options of the sample.
fn duel(id: &str, played: Option<&str>) -> NewDuel {
    let sample = sample::table("any");
    let round = DuelRound { seat: 0, seed: sample.seed, bots: vec!["cadet".into()] };
    NewDuel {
        id: id.into(),
        game: sample.game,
        cards: sample.cards,
        options: sample.options,
        rounds: vec![round],
        host: "ida".into(),
        bot: None,
        played: played.map(str::to_string),
    }
}

async fn a_duel_hides_its_games_until_all_are_over(place: &Place) {
    let store = place.open().await;
    let ida = person(&store, "ida").await;
    for id in ["nils", "uma"] {
        person(&store, id).await;
    }
    let place = |duel: &str, side| Some(DuelPlace { duel: duel.into(), round: 0, side });
    let over = || Write::Ends(End { outcome: "end".into(), won: true, victory: None, mark: None });
    let sealed = async |id: &str| store.table(id).await.unwrap().unwrap().sealed;
    assert!(store.add_duel(&duel("d1", None)).await.unwrap());
    for who in ["ida", "nils", "uma"] {
        store.accept_duel("d1", who).await.unwrap();
    }
    let read = store.duel("d1").await.unwrap().unwrap();
    assert_eq!((read.side_of("nils"), read.side_of("uma")), (Some(1), None), "the first counts");
    let game = |id: &str, side| NewTable {
        duel: place("d1", side),
        status: Status::Running,
        ..table(id, vec![ida.clone()])
    };
    store.add_table(&game("t1", 0)).await.unwrap();
    assert!(store.add_table(&game("again", 0)).await.is_err(), "one game a side");
    write(&store, "t1", over()).await;
    assert!(sealed("t1").await, "the other side has its game before it");
    store.add_table(&game("t2", 1)).await.unwrap();
    assert_eq!(store.duel("d1").await.unwrap().unwrap().ended, None);
    store.close_table("t2", "given-up").await.unwrap();
    let read = store.duel("d1").await.unwrap().unwrap();
    assert!(read.ended.is_some() && read.games.len() == 2);
    assert!(!sealed("t1").await && !sealed("t2").await);
    let told = store.news(0).await.unwrap().tables;
    assert!(told.contains(&"t1".to_string()), "running servers read it again");
}

async fn a_review_is_kept_as_it_grows(place: &Place) {
    let store = place.open().await;
    let ida = person(&store, "ida").await;
    store.add_table(&table("t1", vec![ida])).await.unwrap();
    assert_eq!(store.review("t1", "A").await.unwrap(), None);
    for body in ["[1]", "[1,2]"] {
        store.keep_review("t1", "A", body).await.unwrap();
        assert_eq!(store.review("t1", "A").await.unwrap().as_deref(), Some(body));
    }
    assert_eq!(store.review("t1", "luck").await.unwrap(), None, "each part by itself");
}

/// A game that was played before hides itself, and belongs to one duel. A duel that nobody took up
/// or played goes.
async fn a_duel_begins_with_a_finished_game(place: &Place) {
    let store = place.open().await;
    let ida = person(&store, "ida").await;
    person(&store, "nils").await;
    let running = NewTable { status: Status::Running, ..table("t1", vec![ida]) };
    store.add_table(&running).await.unwrap();
    assert!(!store.add_duel(&duel("d1", Some("t1"))).await.unwrap(), "it still runs");
    let end = End { outcome: "end".into(), won: true, victory: None, mark: None };
    write(&store, "t1", Write::Ends(end)).await;
    assert!(store.add_duel(&duel("d1", Some("t1"))).await.unwrap());
    assert!(!store.add_duel(&duel("d2", Some("t1"))).await.unwrap());
    assert!(store.table("t1").await.unwrap().unwrap().sealed);
    for id in ["d3", "d4"] {
        assert!(store.add_duel(&duel(id, None)).await.unwrap());
    }
    store.accept_duel("d4", "nils").await.unwrap();
    tokio::time::sleep(Duration::from_millis(1100)).await;
    assert_eq!(store.remove_stale_duels(0).await.unwrap(), 1);
    let left = store.duels_of("ida", 9).await.unwrap();
    let left: BTreeSet<&str> = left.iter().map(|it| it.id.as_str()).collect();
    assert_eq!(left, BTreeSet::from(["d1", "d4"]));
    assert_eq!(store.dossier("nils").await.unwrap()["duels"][0]["part"], "took up");
}

async fn a_puzzle_is_answered_once(place: &Place) {
    let store = place.open().await;
    for id in ["ida", "guest"] {
        person(&store, id).await;
    }
    let answer = |person: &str, puzzle: &str, solved| PuzzleTry {
        person: person.into(),
        game: "harbour".into(),
        puzzle: puzzle.into(),
        mv: "crane".into(),
        solved,
        day: solved.then(|| "2026-11-21".to_string()),
        at: 1_795_000_000,
    };
    store.add_puzzle_try(&answer("ida", "aa", true)).await.unwrap();
    store.add_puzzle_try(&answer("ida", "aa", false)).await.unwrap();
    store.add_puzzle_try(&answer("guest", "aa", false)).await.unwrap();
    store.add_puzzle_try(&answer("guest", "bb", false)).await.unwrap();
    drop(store);
    let store = place.open().await;
    assert_eq!(store.puzzle_tries_of("ida").await.unwrap(), [answer("ida", "aa", true)]);
    assert_eq!(store.puzzle_tries("harbour", 2).await.unwrap().len(), 2);
    // What both have answered stays as the person did.
    store.adopt("guest", "ida").await.unwrap();
    let mut mine = store.puzzle_tries_of("ida").await.unwrap();
    mine.sort_by(|a, b| a.puzzle.cmp(&b.puzzle));
    assert_eq!(mine, [answer("ida", "aa", true), answer("ida", "bb", false)]);
    assert_eq!(store.puzzle_tries_of("guest").await.unwrap(), []);
    store.forget("ida", "somebody").await.unwrap();
    assert_eq!(store.puzzle_tries("harbour", 9).await.unwrap(), []);
}
