//! The recorded games in the form of their files: a line of JSON for each number drawn and each
//! choice, and one with everything for each round.

use std::collections::BTreeMap;

use serde::Deserialize;
use tabletop::SetOf;

use crate::card::{CARDS, Card};

/// A card of the deck by its number in the recording program.
type Number = usize;

#[derive(Deserialize)]
#[serde(tag = "t", rename_all = "snake_case")]
enum Raw {
    Designs { names: Vec<String> },
    Game(RawGame),
    Rng { v: usize },
    Choice(RawChoice),
    State { s: RawState },
    End(RawEnd),
}

#[derive(Deserialize)]
struct RawGame {
    g: u32,
    players: u8,
    advanced: u8,
    deck: Vec<usize>,
}

#[derive(Deserialize)]
struct RawChoice {
    round: u16,
    cur_action: i8,
    seat: u8,
    kind: Kind,
    args: Vec<i32>,
    list: Vec<Number>,
    special: Vec<i32>,
    options: Vec<RawOption>,
    chosen: RawOption,
}

#[derive(Deserialize)]
struct RawOption {
    rv: i32,
    list: Vec<i32>,
    special: Vec<i32>,
    #[serde(default)]
    pick: Option<usize>,
}

#[derive(Deserialize)]
struct RawState {
    round: u16,
    vp_pool: i16,
    deck: usize,
    discard: usize,
    players: Vec<RawPlayer>,
}

#[derive(Deserialize)]
struct RawPlayer {
    seat: u8,
    vp: u16,
    military: i8,
    tableau: Vec<Number>,
    goods_on: Vec<Number>,
    hand: Vec<Number>,
}

#[derive(Deserialize)]
struct RawEnd {
    rounds: u16,
    players: Vec<RawScore>,
}

#[derive(Deserialize)]
struct RawScore {
    seat: u8,
    score: i16,
    winner: u8,
    tiebreak: u16,
}

/// What a choice is about.
#[derive(Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub(super) enum Kind {
    Start,
    Action,
    Discard,
    Place,
    Payment,
    Good,
    Trade,
    Consume,
    ConsumeHand,
    Lucky,
    DiscardProduce,
    Windfall,
    Produce,
}

/// An answer: given, or offered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Answer {
    /// A single number: of a card, or a guess.
    pub(super) value: i32,
    /// Cards, or actions.
    pub(super) list: Vec<i32>,
    /// Cards of another sort, or the numbers of powers.
    pub(super) special: Vec<i32>,
    /// This many cards of the choice's list.
    pub(super) pick: Option<usize>,
}

#[derive(Clone, Debug)]
pub(super) struct Choice {
    pub(super) round: u16,
    /// The action card whose phase it is, from 1; 10 for the discard to ten.
    pub(super) action: i8,
    pub(super) seat: u8,
    pub(super) kind: Kind,
    pub(super) args: Vec<i32>,
    pub(super) list: SetOf<Card>,
    pub(super) special: Vec<i32>,
    pub(super) options: Vec<Answer>,
    pub(super) chosen: Answer,
}

/// One player at the end of a round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Empire {
    pub(super) chips: u16,
    pub(super) military: i8,
    pub(super) tableau: SetOf<Card>,
    pub(super) stocked: SetOf<Card>,
    pub(super) hand: SetOf<Card>,
}

/// Everything at the end of a round.
#[derive(Clone, Debug)]
pub(super) struct Position {
    pub(super) round: u16,
    pub(super) pool: i16,
    pub(super) deck: usize,
    pub(super) discards: usize,
    /// By seat.
    pub(super) empires: BTreeMap<u8, Empire>,
}

/// A player's score at the end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Score {
    pub(super) points: i16,
    pub(super) won: bool,
    pub(super) tie: u16,
}

#[derive(Clone, Debug)]
pub(super) enum Line {
    /// A number was drawn, for a card of the pile.
    Draw(usize),
    Choice(Choice),
    Position(Position),
    End {
        rounds: u16,
        scores: BTreeMap<u8, Score>,
    },
}

/// One recorded game.
pub(super) struct Recorded {
    /// Its number in its file.
    pub(super) number: u32,
    pub(super) players: u8,
    pub(super) expert: bool,
    /// Our card for each number of theirs.
    cards: Vec<Card>,
    pub(super) lines: Vec<Line>,
}

impl Recorded {
    pub(super) fn card(&self, number: i32) -> Card {
        self.cards[number as usize]
    }

    pub(super) fn set(&self, numbers: &[i32]) -> SetOf<Card> {
        numbers.iter().map(|it| self.card(*it)).collect()
    }
}

/// The games of a file.
pub(super) fn games(text: &str) -> Vec<Recorded> {
    let mut names = Vec::new();
    let mut games: Vec<Recorded> = Vec::new();
    for line in text.lines() {
        let raw: Raw = serde_json::from_str(line).expect("a line of a recorded game");
        match (raw, games.last_mut()) {
            (Raw::Designs { names: all }, _) => names = all,
            (Raw::Game(game), _) => games.push(begin(&game, &names)),
            (raw, Some(game)) => game.lines.push(line_of(raw, &game.cards)),
            (_, None) => panic!("a file begins with a game"),
        }
    }
    games
}

fn begin(game: &RawGame, names: &[String]) -> Recorded {
    let mut cards: Vec<Card> = Vec::new();
    for design in &game.deck {
        let word = word(&names[*design]);
        let design = crate::card::Design::from_word(&word).expect("a design of the game");
        let copy = design.cards().find(|it| !cards.contains(it));
        cards.push(copy.expect("no more copies than there are"));
    }
    assert_eq!(cards.len(), CARDS);
    let (number, expert) = (game.g, game.advanced == 1);
    Recorded { number, players: game.players, expert, cards, lines: Vec::new() }
}

/// A printed name as the word of its design: `Earth's Lost Colony` is `earths-lost-colony`.
fn word(name: &str) -> String {
    let kept = name.to_lowercase().replace(['\'', '.', ':', ','], "");
    kept.replace(' ', "-")
}

fn line_of(raw: Raw, cards: &[Card]) -> Line {
    match raw {
        Raw::Rng { v } => Line::Draw(v),
        Raw::Choice(choice) => Line::Choice(choice_of(choice, cards)),
        Raw::State { s } => Line::Position(position_of(s, cards)),
        Raw::End(end) => Line::End {
            rounds: end.rounds,
            scores: end.players.iter().map(|it| (it.seat, score_of(it))).collect(),
        },
        Raw::Designs { .. } | Raw::Game(_) => unreachable!("these begin a game"),
    }
}

fn set_of(numbers: &[Number], cards: &[Card]) -> SetOf<Card> {
    numbers.iter().map(|it| cards[*it]).collect()
}

fn choice_of(raw: RawChoice, cards: &[Card]) -> Choice {
    Choice {
        round: raw.round,
        action: raw.cur_action,
        seat: raw.seat,
        kind: raw.kind,
        args: raw.args,
        list: set_of(&raw.list, cards),
        special: raw.special,
        options: raw.options.into_iter().map(answer_of).collect(),
        chosen: answer_of(raw.chosen),
    }
}

fn answer_of(raw: RawOption) -> Answer {
    Answer { value: raw.rv, list: raw.list, special: raw.special, pick: raw.pick }
}

fn position_of(raw: RawState, cards: &[Card]) -> Position {
    let empire = |it: &RawPlayer| Empire {
        chips: it.vp,
        military: it.military,
        tableau: set_of(&it.tableau, cards),
        stocked: set_of(&it.goods_on, cards),
        hand: set_of(&it.hand, cards),
    };
    Position {
        round: raw.round,
        pool: raw.vp_pool,
        deck: raw.deck,
        discards: raw.discard,
        empires: raw.players.iter().map(|it| (it.seat, empire(it))).collect(),
    }
}

fn score_of(raw: &RawScore) -> Score {
    Score { points: raw.score, won: raw.winner == 1, tie: raw.tiebreak }
}
