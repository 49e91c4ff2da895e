//! A million moves that are not offered, as texts and as moves, from every seat, at moments of
//! every kind: each is refused and changes nothing.

use std::collections::{BTreeMap, BTreeSet};
use std::str::FromStr;

use conformance::{Trial, by_instinct, seat};
use oh_no::OhNo;
use oh_no::card::{Card, Colour};
use oh_no::deck::Cards;
use oh_no::moves::{Move, Plan, Topic};
use tabletop::{CardSet, Chance, Game, Log, Refusal, Seat};

/// Every move that the text form can name with the cards of the box.
fn all_moves() -> Vec<Move> {
    let cards = Cards::parse(Cards::BUILTIN).expect("the built-in cards are good");
    let plain = [
        Move::Draw,
        Move::Send,
        Move::Pass,
        Move::Refuse,
        Move::End,
        Move::Conflict,
        Move::GiveIn,
        Move::Hold,
        Move::Agree,
        Move::Disagree,
    ];
    let mut moves: BTreeSet<Move> = plain.into();
    for seat in Seat::all(5) {
        moves.extend([Move::Give(seat), Move::Call(seat)]);
    }
    for card in cards.resistance.iter().chain(&cards.hubs) {
        moves.extend(moves_of(*card));
    }
    for alien in &cards.matrix {
        moves.insert(Move::Destroy(*alien));
        moves.extend(cards.resistance.iter().map(|card| Move::Strike(*card, *alien)));
    }
    moves.extend(Topic::all().flat_map(|it| [Move::Ask(it), Move::Tell(it)]));
    moves.extend(Plan::ALL.map(Move::Propose));
    moves.into_iter().collect()
}

fn moves_of(card: Card) -> Vec<Move> {
    let one = [
        Move::Pack,
        Move::Zap,
        Move::Perch,
        Move::Evaporate,
        Move::Build,
        Move::Morph,
        Move::With,
        Move::Discard,
        Move::Counter,
        Move::Finish,
    ];
    let mut moves: Vec<Move> = one.iter().map(|make| make(card)).collect();
    for colour in Colour::WEAPON {
        moves.extend([Move::Fight(card, colour), Move::Aid(card, colour)]);
        moves.extend(Seat::all(5).map(|seat| Move::Beam(card, colour, seat)));
    }
    moves
}

/// The moves of each kind together, so that kinds of few moves are tried as often as others.
fn by_kind(moves: Vec<Move>) -> Vec<Vec<Move>> {
    let mut kinds: BTreeMap<String, Vec<Move>> = BTreeMap::new();
    for mv in moves {
        let text = mv.to_string();
        let kind = text.split(' ').next().unwrap_or_default();
        kinds.entry(kind.to_string()).or_default().push(mv);
    }
    kinds.into_values().collect()
}

/// How many moves are tried between two moves of the game.
const TRIED: usize = 250;
const WANTED: usize = 1_000_000;

#[test]
fn a_million_moves_refused() {
    let moves = by_kind(all_moves());
    let mut chance = Chance::from_number(99);
    let mut reasons = BTreeSet::new();
    let (mut refused, mut seed) = (0, 0);
    while refused < WANTED {
        let (players, level) = (3 + (seed % 3) as u8, ["0", "1", "2", "3"][seed as usize % 4]);
        let options = [("level", level)];
        let trial = Trial { players, options: &options, games: 1, seed };
        let mut game: OhNo = seat::<OhNo>(&trial, seed).game().clone();
        while !game.to_act().is_empty() {
            refused += refuse(&game, &moves, &mut chance, &mut reasons);
            step(&mut game, &mut chance);
        }
        refused += refuse(&game, &moves, &mut chance, &mut reasons);
        seed += 1;
    }
    // All but one came up: the reasons are 22.
    assert!(20 < reasons.len(), "only these reasons came up: {reasons:?}");
}

/// Tries moves from every seat; says how many were refused.
fn refuse(
    game: &OhNo,
    moves: &[Vec<Move>],
    chance: &mut Chance,
    reasons: &mut BTreeSet<String>,
) -> usize {
    let offered: Vec<Vec<Move>> = Seat::all(5).map(|seat| offered(game, seat)).collect();
    let mut tried = game.clone();
    let mut refused = 0;
    for _ in 0..TRIED {
        // Mostly seats that are asked: the others' moves are all refused alike.
        let asked = game.to_act().first().filter(|_| chance.below(4) != 0);
        let seat = asked.unwrap_or_else(|| Seat(chance.below(game.players().into()) as u8));
        let kind = chance.below(moves.len());
        let mv = *chance.pick(&moves[kind]);
        if offered[seat.index()].contains(&mv) {
            continue;
        }
        match tried.play(seat, mv, &mut Log::silent()) {
            Ok(()) => panic!("{seat} {mv} was not offered, and accepted"),
            Err(Refusal::Because(why)) => _ = reasons.insert(format!("{why:?}")),
            Err(Refusal::NotAsked(it)) => assert_eq!(it, seat),
            Err(Refusal::Over) => assert!(game.to_act().is_empty()),
        }
        refused += 1;
    }
    // One look at the end is enough: a change would stay.
    assert!(tried == *game, "a refused move changed something");
    refused
}

fn offered(game: &OhNo, seat: Seat) -> Vec<Move> {
    let mut moves = Vec::new();
    if seat.index() < usize::from(game.players()) {
        game.legal_moves(seat, &mut moves);
        game.asides(seat, &mut moves);
    }
    moves
}

fn step(game: &mut OhNo, chance: &mut Chance) {
    let seat = game.to_act().first().expect("somebody is asked");
    let mv = by_instinct(game, seat, chance);
    game.carry_out(seat, mv, &mut Log::silent());
}

/// Whatever bytes come, they are no move or one that is written the same way.
#[test]
fn texts_at_random() {
    let texts: Vec<String> = all_moves().iter().map(Move::to_string).collect();
    let mut chance = Chance::from_number(7);
    for _ in 0..300_000 {
        let mut bytes = chance.pick(&texts).clone().into_bytes();
        for _ in 0..chance.below(3) {
            let at = chance.below(bytes.len());
            match chance.below(3) {
                0 => bytes[at] = chance.below(256) as u8,
                1 => bytes.insert(at, *chance.pick(b" -.abcdeABCDE0123456789\n\0")),
                _ => _ = bytes.remove(at),
            }
            if bytes.is_empty() {
                bytes.push(b' ');
            }
        }
        let text = String::from_utf8_lossy(&bytes);
        if let Ok(mv) = Move::from_str(&text) {
            assert_eq!(mv.to_string(), text);
        }
    }
}

/// Every move parses back from its text.
#[test]
fn every_move_has_a_text() {
    for mv in all_moves() {
        let needless = matches!(mv, Move::Fight(card, colour) | Move::Aid(card, colour) | Move::Beam(card, colour, _)
            if card.colour().is_none() || (card.colour() != Some(Colour::Black) && card.colour() != Some(colour)));
        if !needless {
            assert_eq!(mv.to_string().parse(), Ok(mv), "{mv}");
        }
    }
}
