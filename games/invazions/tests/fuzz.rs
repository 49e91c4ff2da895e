//! A million moves that are not offered, as texts and as moves, from every seat, at moments of
//! every kind: each is refused and changes nothing. And scenarios of any text.

use std::collections::{BTreeMap, BTreeSet};
use std::str::FromStr;

use conformance::{Trial, by_instinct, seat};
use invazions::Invazions;
use invazions::card::{Defender, HumanCard, Location, Research, ZombieCard};
use invazions::moves::{Moment, Move, Plan, Topic};
use invazions::scenario::{Recipe, STORIES, Scenario};
use tabletop::{Chance, Game, Log, Refusal, Seat};

fn defenders() -> Vec<Defender> {
    let humans = HumanCard::HUMANS.into_iter().map(Defender::Human);
    humans.chain(Research::ALL.into_iter().map(Defender::Research)).collect()
}

/// Every move that the text form can name.
fn all_moves() -> Vec<Move> {
    let plain = [
        Move::Keep,
        Move::Spare,
        Move::End,
        Move::Decline,
        Move::Carry,
        Move::Skip,
        Move::Done,
        Move::Announce,
        Move::Wait,
        Move::Agree,
        Move::Disagree,
        Move::Propose(Plan::Announce),
    ];
    let mut moves: BTreeSet<Move> = plain.into();
    moves.extend(HumanCard::ALL.map(Move::Discard));
    moves.extend(Location::ALL.into_iter().flat_map(moves_at));
    for card in ZombieCard::ALL {
        let one = [Move::Clean, Move::Drop, Move::Attack, Move::Sacrifice, Move::Take];
        moves.extend(one.iter().map(|make| make(card)));
        moves.extend(Seat::all(5).map(|seat| Move::Propose(Plan::Take(seat, card))));
    }
    for defender in defenders() {
        moves.extend([Move::Wound(defender), Move::Propose(Plan::Wound(defender))]);
    }
    for seat in Seat::all(5) {
        moves.extend([Move::Lead(seat), Move::Propose(Plan::Lead(seat))]);
    }
    moves.extend(Topic::ALL.into_iter().flat_map(|it| [Move::Ask(it), Move::Tell(it)]));
    moves.extend(
        Moment::ALL.into_iter().flat_map(|it| [Move::Stop(it, true), Move::Stop(it, false)]),
    );
    moves.into_iter().collect()
}

fn moves_at(at: Location) -> Vec<Move> {
    let one = [Move::Gift, Move::Barricade, Move::Slash, Move::Stand, Move::Charge, Move::Go];
    let mut moves: Vec<Move> = one.iter().map(|make| make(at)).collect();
    moves.extend(HumanCard::HUMANS.map(|card| Move::Play(card, at)));
    moves.extend(Research::ALL.map(|card| Move::Install(card, at)));
    moves.extend(ZombieCard::ALL.map(|card| Move::Capture(card, at)));
    moves.extend(defenders().into_iter().map(|it| Move::Save(it, at)));
    moves.extend(Seat::all(5).map(|seat| Move::Propose(Plan::Go(seat, at))));
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
const TRIED: usize = 120;
const WANTED: usize = 1_000_000;

#[test]
fn a_million_moves_refused() {
    let moves = by_kind(all_moves());
    let mut chance = Chance::from_number(99);
    let mut reasons = BTreeSet::new();
    let (mut refused, mut seed) = (0, 0);
    while refused < WANTED {
        let (players, scenario) = (2 + (seed % 3) as u8, STORIES[seed as usize % STORIES.len()]);
        let options = [("scenario", scenario)];
        let trial = Trial { players, options: &options, games: 1, seed };
        let mut game: Invazions = seat::<Invazions>(&trial, seed).game().clone();
        while !game.to_act().is_empty() {
            refused += refuse(&game, &moves, &mut chance, &mut reasons);
            step(&mut game, &mut chance);
        }
        refused += refuse(&game, &moves, &mut chance, &mut reasons);
        seed += 1;
    }
    // The reasons are 24; a few need positions that chance seldom makes.
    assert!(20 < reasons.len(), "only these reasons came up: {reasons:?}");
}

/// Tries moves from every seat; says how many were refused.
fn refuse(
    game: &Invazions,
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

fn offered(game: &Invazions, seat: Seat) -> Vec<Move> {
    let mut moves = Vec::new();
    if seat.index() < usize::from(game.players()) {
        game.legal_moves(seat, &mut moves);
        game.asides(seat, &mut moves);
    }
    moves
}

fn step(game: &mut Invazions, chance: &mut Chance) {
    let seat = game.to_act().first().expect("somebody is asked");
    let mv = by_instinct(game, seat, chance);
    game.carry_out(seat, mv, &mut Log::silent());
}

/// A text with a few bytes changed.
fn garbled(text: &str, chance: &mut Chance) -> String {
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..chance.below(3) {
        let at = chance.below(bytes.len());
        match chance.below(3) {
            0 => bytes[at] = chance.below(256) as u8,
            1 => bytes.insert(at, *chance.pick(b" -.,;:*abcdeABCDE0123456789\n\0")),
            _ => _ = bytes.remove(at),
        }
        if bytes.is_empty() {
            bytes.push(b' ');
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// Whatever bytes come, they are no move or one that is written the same way.
#[test]
fn texts_at_random() {
    let texts: Vec<String> = all_moves().iter().map(Move::to_string).collect();
    let mut chance = Chance::from_number(7);
    for _ in 0..300_000 {
        let text = chance.pick(&texts).clone();
        let text = garbled(&text, &mut chance);
        if let Ok(mv) = Move::from_str(&text) {
            assert_eq!(mv.to_string(), text);
        }
    }
}

/// Whatever text a scenario is, it is refused with a reason or can be played.
#[test]
fn scenarios_at_random() {
    let own = "zombies:ogre,ishtar,legion;rages:swell,contagion,sneak;humans:survivors*12,soldier,cook,janitor*4,guard,agent;bravery:stand,gift,slash,charge*4;research:infected,virus;locations:radio,hall";
    let mut chance = Chance::from_number(8);
    let mut good = 0;
    for _ in 0..20_000 {
        let text = garbled(own, &mut chance);
        match Scenario::named(&text, 2) {
            Ok(Scenario::Cards(recipe)) => {
                good += 1;
                let again = Recipe::parse(&recipe.to_string());
                assert_eq!(again, Ok(recipe), "{text}");
            }
            Ok(Scenario::ByLot) => panic!("{text} names no draw by lot"),
            Err(fault) => assert!(!fault.key().is_empty() && !fault.args().is_empty()),
        }
    }
    assert!(1_000 < good && good < 19_000, "{good} are good");
}

/// Every move parses back from its text.
#[test]
fn every_move_has_a_text() {
    for mv in all_moves() {
        assert_eq!(mv.to_string().parse(), Ok(mv), "{mv}");
    }
}
