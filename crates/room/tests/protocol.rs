//! What a room promises to whoever runs it: nothing counts before it is stored, requests that come
//! meanwhile wait in order, and what the store has is true.

use std::collections::BTreeSet;

use facts::{Person, PlayedMove, Sitter, Status, Stay, TableFacts, Write};
use room::{
    Cause, Effect, Failure, Kept, Known, Objection, PageSeen, Request, Room, Settings, TableNews,
};
use tabletop::{Seat, Seed};

const SETTINGS: Settings = Settings {
    pace: 700,
    minute: 60_000,
    remind: 90_000,
    name_move: |_, _, _, _, mv| mv.to_string(),
};

fn person(id: &str) -> Person {
    Person { id: id.to_string(), name: id.to_uppercase(), lang: "en".to_string() }
}

fn sitter(id: &str) -> Sitter {
    let Person { id, name, .. } = person(id);
    Sitter::Person { id, name, relief: None, beside: false }
}

fn facts(game: &str, seats: Vec<Sitter>) -> TableFacts {
    let seed = Seed::from_number(1);
    TableFacts {
        id: "t".to_string(),
        game: game.to_string(),
        rules_revision: catalogue::info(game).expect("a game").rules_revision,
        cards: String::new(),
        options: Vec::new(),
        seed: seed.to_string(),
        commitment: seed.commitment(),
        host: "ida".to_string(),
        invite_key: String::new(),
        listed: false,
        lang: "en".to_string(),
        status: Status::Running,
        reason: None,
        outcome: None,
        won: false,
        version: 0,
        writes: 0,
        at_rest: false,
        created: 0,
        changed: 0,
        replay_of: None,
        day: None,
        duel: None,
        tournament: None,
        sealed: false,
        hints: true,
        clock: None,
        rematch: None,
        stays: vec![Stay::default(); seats.len()],
        seats,
    }
}

/// A table that has just begun, with these people on its seats.
fn table(seats: Vec<Sitter>) -> Room {
    table_of("oh-no", seats)
}

fn table_of(game: &str, seats: Vec<Sitter>) -> Room {
    let (players, facts) = (seats.len() as u8, facts(game, seats));
    let game = catalogue::open(game, players, &[], None, Seed::from_number(1)).expect("a game");
    let kept = Kept {
        facts,
        game: Some(game),
        cards: None,
        said: Vec::new(),
        versions: Default::default(),
        memo: None,
        barred: BTreeSet::new(),
        script: None,
    };
    let mut room = Room::wake(kept, SETTINGS, 0, true, true);
    room.time(0);
    room.effects();
    room
}

fn people() -> Room {
    table(vec![sitter("ida"), sitter("nils"), sitter("uma")])
}

/// A move of a seat that is asked.
fn a_move(room: &Room) -> Request {
    let game = room.state().game().expect("it has begun");
    let seat = game.to_act().first().expect("somebody is asked");
    let moves = vec![game.legal_moves(seat).swap_remove(0)];
    by(room, seat, |person, page| Request::Play { person, page, moves })
}

/// What the person in a seat wants, who sees what there is to see.
fn by(room: &Room, seat: Seat, wants: impl FnOnce(String, PageSeen) -> Request) -> Request {
    let state = room.state();
    let person = state.seats().sitter(seat).person().expect("a person").to_string();
    let page = PageSeen { seq: state.version_for(Some(&person)), seat: Some(seat) };
    wants(person, page)
}

fn words(id: &str) -> Request {
    Request::Say { person: person(id), words: "Hello".to_string(), known: Known::default() }
}

/// What the store is given: the number of the job, and what to write.
fn given(room: &mut Room) -> (u64, Vec<Write>) {
    let given = room.effects().into_iter().find_map(|it| match it {
        Effect::Store { number, writes, .. } => Some((number, writes)),
        _ => None,
    });
    given.expect("something is written")
}

fn answers(room: &mut Room) -> Vec<(u64, Result<u64, Objection>)> {
    let answer = |it| match it {
        Effect::Answer { ticket, answer } => Some((ticket, answer)),
        _ => None,
    };
    room.effects().into_iter().filter_map(answer).collect()
}

#[test]
fn nothing_stands_before_it_is_stored() {
    let mut room = people();
    room.ask(1, 1, a_move(&room));
    assert_eq!((room.state().plies(), room.state().facts().version), (0, 0));
    let effects = room.effects();
    let told = |it: &Effect| matches!(it, Effect::Tell | Effect::Answer { .. });
    assert!(!effects.iter().any(told), "nobody hears of it");
    room.stored(2, 1);
    assert_eq!((room.state().plies(), room.state().facts().version), (1, 1));
    assert_eq!(answers(&mut room), [(1, Ok(1))]);
}

#[test]
fn what_is_asked_meanwhile_waits_in_order() {
    let mut room = people();
    room.ask(1, 1, a_move(&room));
    room.ask(2, 2, words("ida"));
    room.ask(3, 3, words("nils"));
    for expected in 1..=3 {
        let number = given(&mut room).0;
        assert_eq!(number, expected);
        room.stored(3 + number as i64, number);
    }
    assert_eq!(room.state().facts().version, 3);
    assert_eq!(answers(&mut room), [(3, Ok(3))]);
}

#[test]
fn a_store_that_says_so_twice_says_nothing_of_what_comes_next() {
    let mut room = people();
    room.ask(1, 1, words("ida"));
    room.ask(1, 2, words("nils"));
    room.stored(2, 1);
    room.stored(3, 1);
    assert_eq!(room.state().facts().version, 1, "the second is still being written");
    room.stored(4, 2);
    assert_eq!(room.state().facts().version, 2);
}

/// What the store has of a table where, perhaps, one line was written after all.
fn news(room: &Room, said: &[Write]) -> TableNews {
    let mut facts = room.state().facts().clone();
    let lines = said.iter().filter_map(|it| match it {
        Write::Said(said) => Some(said.clone()),
        _ => None,
    });
    let said: Vec<_> = lines.collect();
    facts.version += said.len() as u64;
    facts.writes += said.len() as u64;
    let spoken = said.iter().map(|it| it.version).collect();
    TableNews { facts, moves: Vec::new(), spoken, said, memo: None, barred: BTreeSet::new() }
}

#[test]
fn after_a_failure_the_store_is_read_before_anything_else() {
    for is_written in [false, true] {
        let mut room = people();
        room.ask(1, 1, words("ida"));
        let (number, writes) = given(&mut room);
        room.ask(2, 2, words("nils"));
        room.failed(3, number, Failure::Away);
        let effects = room.effects();
        assert!(effects.iter().any(|it| matches!(it, Effect::Read { plies: 0, version: 0 })));
        assert!(!effects.iter().any(|it| matches!(it, Effect::Store { .. })), "Nils waits");
        let read = news(&room, if is_written { &writes } else { &[] });
        assert!(room.learn(4, read));
        room.time(4);
        let number = given(&mut room).0;
        room.stored(5, number);
        let version = 1 + u64::from(is_written);
        assert_eq!(answers(&mut room), [(2, Ok(version))]);
    }
}

#[test]
fn what_another_server_wrote_meanwhile_is_read_afterwards() {
    let mut room = people();
    room.ask(1, 1, words("ida"));
    let number = given(&mut room).0;
    room.doubt(2);
    assert!(room.effects().is_empty(), "first the store says how it went");
    room.stored(3, number);
    assert!(room.effects().iter().any(|it| matches!(it, Effect::Read { version: 1, .. })));
}

#[test]
fn while_the_store_is_away_nobody_is_kept_waiting() {
    let mut room = people();
    room.ask(1, 1, words("ida"));
    room.ask(1, 2, words("nils"));
    room.failed(2, 1, Failure::Away);
    room.unreadable(3);
    let heard = answers(&mut room);
    assert_eq!(heard.iter().map(|it| it.0).collect::<Vec<_>>(), [1, 2]);
    assert!(heard.iter().all(|it| it.1.as_ref().is_err_and(|it| it.cause == Cause::Away)));
    assert_eq!(room.next_wake(), Some(1003), "it is read again soon");
    room.ask(4, 3, words("uma"));
    assert!(room.effects().iter().any(|it| matches!(it, Effect::Read { .. })), "or at once");
}

#[test]
fn a_refused_request_writes_nothing() {
    let mut room = people();
    let moves = vec!["no such move".to_string()];
    let page = PageSeen { seq: 0, seat: None };
    room.ask(1, 1, Request::Play { person: "ida".to_string(), page, moves });
    room.ask(1, 2, Request::Undo { person: "ida".to_string(), page });
    let heard = answers(&mut room);
    assert!(heard.len() == 2 && heard.iter().all(|it| it.1.is_err()), "{heard:?}");
    assert!(room.is_ready());
}

#[test]
fn nobody_is_played_for_by_who_looked_at_the_device_before() {
    let mut room = table(vec![sitter("ida"), sitter("ida"), sitter("nils")]);
    let game = room.state().game().expect("it has begun");
    let asked = game.to_act().first().expect("somebody is asked");
    let moves = vec![game.legal_moves(asked).swap_remove(0)];
    let uncover = Request::Uncover { person: "ida".to_string(), seat: asked.index() };
    room.ask(1, 1, uncover);
    let number = given(&mut room).0;
    room.stored(2, number);
    answers(&mut room);
    let other = Seat(1 - asked.0);
    let play = |seat| {
        let page = PageSeen { seq: 0, seat: Some(seat) };
        Request::Play { person: "ida".to_string(), page, moves: moves.clone() }
    };
    room.ask(1, 2, play(other));
    let heard = answers(&mut room);
    assert!(matches!(&heard[..], [(2, Err(it))] if it.key == "error-stale"), "{heard:?}");
    room.ask(1, 3, play(asked));
    assert!(matches!(&given(&mut room).1[..], [Write::Moves { .. }, ..]), "their own page plays");
}

/// Carries out a request; what was written.
fn done(room: &mut Room, request: Request) -> Vec<Write> {
    room.ask(1, 1, request);
    let (number, writes) = given(room);
    room.stored(1, number);
    writes
}

/// A server that starts again asks the store which turn waits. (Simulated world, seed 510940.)
#[test]
fn a_confirmed_turn_stays_confirmed_when_the_move_after_it_is_taken_back() {
    let mut room = people();
    for person in ["ida", "nils", "uma"] {
        room.ask(0, 0, Request::SetConfirms { person: person.to_string(), confirms: true });
    }
    room.effects();
    let mut taken_back = 0;
    while room.state().is_running() {
        let Some(seat) = room.state().pondering() else {
            let request = a_move(&room);
            done(&mut room, request);
            continue;
        };
        let confirm = by(&room, seat, |person, page| Request::Confirm { person, page });
        done(&mut room, confirm);
        let Some(next) = room.state().asked().first() else { continue };
        let request = a_move(&room);
        done(&mut room, request);
        if room.state().undoable(next).is_some() {
            let undo = by(&room, next, |person, page| Request::Undo { person, page });
            done(&mut room, undo);
            assert_eq!(room.state().pondering(), None);
            taken_back += 1;
            let request = a_move(&room);
            done(&mut room, request);
        }
    }
    assert!(0 < taken_back);
}

#[test]
fn a_table_rests_when_nothing_is_left_to_do_and_no_longer_when_something_happens() {
    let mut room = people();
    room.rest(1);
    let (number, writes) = given(&mut room);
    let asked = room.state().game().expect("it has begun").to_act();
    let names = ["ida", "nils", "uma"];
    let awaited = asked.iter().map(|it| names[it.index()].to_string()).collect();
    assert_eq!(writes, [Write::Rests(awaited)]);
    room.stored(2, number);
    assert!(room.state().facts().at_rest && room.is_idle());
    room.ask(3, 1, Request::Resign { person: person("nils") });
    let number = given(&mut room).0;
    room.stored(4, number);
    assert!(!room.state().facts().at_rest);
}

#[test]
fn giving_up_a_seat_is_written_as_one() {
    let mut room = people();
    room.ask(1, 1, Request::Resign { person: person("nils") });
    let (number, writes) = given(&mut room);
    let whole = matches!(&writes[..], [Write::Said(_), Write::Guest { .. }, Write::Seat { .. }]);
    assert!(whole, "{writes:?}");
    room.stored(2, number);
    assert_eq!(room.state().seats().bot(Seat(1)), Some("sergeant"));
}

#[test]
fn a_bot_plays_what_it_thought_no_sooner_than_people_can_follow() {
    let bot = || Sitter::Bot("cadet".to_string());
    let mut room = table(vec![bot(), bot(), bot()]);
    assert!(room.is_busy(), "a bot thinks");
    let game = room.state().game().expect("it has begun");
    let legal = game.legal_moves(game.to_act().first().expect("somebody is asked"));
    room.thought(100, 1, Some(legal[0].clone()));
    let due = room.next_wake().expect("it is going to be played");
    assert_eq!(due, 700);
    room.time(due - 1);
    assert!(room.is_ready());
    room.time(due);
    assert!(matches!(&given(&mut room).1[..], [Write::Moves { .. }, ..]));
}

/// What the table has played by itself at that time.
fn carried_out(room: &mut Room, now: i64) -> Vec<PlayedMove> {
    room.time(now);
    let mut played = Vec::new();
    for effect in room.effects() {
        if let Effect::Store { number, writes, .. } = effect {
            played.extend(writes.into_iter().flat_map(|it| match it {
                Write::Moves { moves, .. } => moves,
                _ => Vec::new(),
            }));
            room.stored(now, number);
        }
    }
    played
}

/// What an ally says while a bot thinks is answered before the bot does what it thought of.
#[test]
fn a_bot_answers_what_is_said_before_it_moves() {
    let bot = || Sitter::Bot("cadet".to_string());
    let mut room = table(vec![sitter("ida"), bot(), bot()]);
    let game = room.state().game().expect("it has begun");
    assert_eq!(game.to_act().first(), Some(Seat(1)));
    let thought = game.legal_moves(Seat(1)).swap_remove(0);
    room.thought(100, 1, Some(thought));
    let page = PageSeen { seq: room.state().version_for(Some("ida")), seat: Some(Seat(0)) };
    let moves = vec!["propose wait".to_string()];
    room.ask(200, 1, Request::Play { person: "ida".to_string(), page, moves });
    let number = given(&mut room).0;
    room.stored(210, number);
    let said: Vec<PlayedMove> = (7..40).flat_map(|it| carried_out(&mut room, it * 100)).collect();
    let own = said.iter().find(|it| it.seat == 1).expect("it says something");
    assert!(["agree", "disagree"].contains(&own.mv.as_str()), "{said:?}");
}

/// IZ 3.6: without a clock, who may interrupt is waited for, be it for a month.
#[test]
fn a_moment_to_interrupt_passes_by_no_clock() {
    let mut room = table_of("invazions", vec![sitter("ida"), sitter("nils")]);
    let may_interrupt = |room: &Room| {
        let game = room.state().game().expect("it has begun");
        game.to_act().contains(Seat(0))
            && game.legal_moves(Seat(0)).contains(&"decline".to_string())
    };
    let mut now = 0;
    while !may_interrupt(&room) {
        now += 1000;
        room.ask(now, 1, a_move(&room));
        carried_out(&mut room, now);
    }
    for day in 1..=30 {
        assert_eq!(carried_out(&mut room, now + day * 86_400_000), [], "after {day} days");
    }
}
