//! What somebody decided, weighed when their game is over, and the luck of the whole game apart from
//! it: what there is to weigh, what has been weighed, and the page.
//!
//! Whoever runs this lets bots think about one piece of it after the other, and keeps what they found.
//! Words are not kept, since they may name people.

use std::ops::Range;

use bots::{Hints, WeighedMove};
use catalogue::Table;
use frame::data;
use frame::shell::Reader;
use maud::Markup;
use room::Objection;
use serde::{Deserialize, Serialize};
use tabletop::{MoveReason, Outcome, Seat, Viewer};
use web::site::{
    self, AgainstLots, DecisionShown, LuckShown, MomentShown, RoundMark, SeatEnd, WhenShown,
};
use words::{Lang, Listener, NamedRound, capital};

use crate::contest::tells_apart;
use crate::future::{round_number, told_to_all};
use crate::puzzle::chapter_of;
use crate::reasons::reason_shown;
use crate::{Asking, Showing};

/// A game whose decisions are to be weighed.
pub struct PastGame {
    pub game: Box<dyn Table>,
    pub seat: Seat,
    pub names: Vec<String>,
    /// The moves that a bot made instead, as spans of their numbers.
    pub relieved: Vec<Range<usize>>,
}

/// A text in every language.
type InEveryLanguage = [String; Lang::ALL.len()];

/// One decision, weighed.
#[derive(Clone, Debug)]
pub struct ReviewedDecision {
    /// After how many moves it was taken.
    pub ply: usize,
    /// In which round, in each language; none for a game that counts none.
    pub round: [Option<NamedRound>; Lang::ALL.len()],
    /// What was asked.
    pub asked: InEveryLanguage,
    /// What was played, and what the bot thought of; the best first.
    pub moves: Vec<Named>,
    /// The place in `moves` of the one that was played.
    pub played: usize,
    /// What it gave away, from 0 (nothing) to 1 (the game).
    pub loss: f64,
    /// How it compares with lots, where that was found out.
    pub compared: Option<AgainstLots>,
    /// In what the best differs from it.
    pub reasons: Vec<MoveReason>,
}

/// A move that a bot has weighed, in words.
#[derive(Clone, Debug)]
pub struct Named {
    pub hint: WeighedMove,
    pub words: InEveryLanguage,
}

/// So many standard errors must lie between two moves before one of them is called worse.
const SURE: f64 = 2.0;

/// A decision, as it is kept.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct KeptDecision {
    pub ply: usize,
    /// The text of each move, in how many games it was tried, and what it is worth.
    pub moves: Vec<(String, u32, f64)>,
    /// The standard error of what each is worth; empty in what was kept before these were.
    #[serde(default)]
    pub doubts: Vec<f64>,
    /// The place of what the search chose, before the moves were weighed.
    #[serde(default)]
    pub found: Option<usize>,
    /// What a move drawn by lot was worth.
    #[serde(default)]
    pub drawn: Option<f64>,
    /// In what the best differs from what was played.
    #[serde(default)]
    pub reasons: Vec<MoveReason>,
    /// The chapter of the rules that decided what was asked.
    #[serde(default)]
    pub chapter: String,
}

/// The chances of all seats before luck fell and after it: at the deal, then at each move.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct LuckyMoment {
    /// On average over other luck.
    pub expected: Vec<f64>,
    pub came: Vec<f64>,
}

impl LuckyMoment {
    /// Whether all seats have the same chance.
    fn is_alike(&self) -> bool {
        self.came.iter().all(|it| *it == self.came[0])
    }
}

/// A round or turn of a game that is over.
#[derive(Clone, Debug)]
pub struct RoundBegun {
    /// After how many moves somebody was first asked in it.
    pub ply: usize,
    /// What it is called, in each language.
    pub name: InEveryLanguage,
    pub number: u16,
}

/// How far a review is.
#[derive(Clone, Debug, Default)]
pub struct ReviewProgress {
    /// In the order of the game.
    pub weighed: Vec<ReviewedDecision>,
    /// How many decisions there were, once they are counted.
    pub decisions: Option<usize>,
    /// The luck of the deal, then that of each move.
    pub luck: Vec<LuckyMoment>,
    /// Who made each move.
    pub movers: Vec<Seat>,
    /// The rounds that the game had, if it counts them.
    pub rounds: Vec<RoundBegun>,
}

impl ReviewProgress {
    pub fn is_done(&self) -> bool {
        self.decisions == Some(self.weighed.len()) && self.luck.len() == 1 + self.movers.len()
    }
}

/// The part of what is kept of a table's review that belongs to no seat.
pub const LUCK: &str = "luck";

/// After how many moves each decision was taken: where the seat had a choice and answered.
pub fn decisions(past: &PastGame) -> Vec<usize> {
    let relieved = |ply: usize| past.relieved.iter().any(|it| it.contains(&ply));
    let mut then = past.game.at(0);
    let mut decisions = Vec::new();
    for ply in 0..past.game.plies() {
        let (seat, mv) = past.game.entry(ply);
        let legal = then.legal_moves(past.seat);
        if seat == past.seat && !relieved(ply) && 1 < legal.len() && legal.contains(&mv) {
            decisions.push(ply);
        }
        then.play(seat, &[&mv]).expect("what was legal once is legal again");
    }
    decisions
}

/// The rounds of a game, from the first on; none for a game that counts none.
pub fn rounds(past: &PastGame) -> Vec<RoundBegun> {
    let mut then = past.game.at(0);
    let mut rounds: Vec<RoundBegun> = Vec::new();
    for ply in 0..past.game.plies() {
        let name = |lang| round(past, then.as_ref(), lang).map(|it| it.name).unwrap_or_default();
        let number = round_number(then.as_ref(), past.seat);
        if rounds.last().map_or(0, |it| it.number) < number {
            rounds.push(RoundBegun { ply, name: Lang::ALL.map(name), number });
        }
        let (seat, mv) = past.game.entry(ply);
        then.play(seat, &[&mv]).expect("what was legal once is legal again");
    }
    rounds
}

fn round(past: &PastGame, then: &dyn Table, lang: Lang) -> Option<NamedRound> {
    let to = Listener::new(lang, &past.names, Some(past.seat));
    speech::at(then).round(then, Viewer::Seat(past.seat), to)
}

impl KeptDecision {
    pub fn of((ply, chapter): (usize, String), thought: Hints) -> KeptDecision {
        let Hints { moves, found, drawn, reasons } = thought;
        let doubts = moves.iter().map(|it| it.doubt).collect();
        let moves = moves.into_iter().map(|it| (it.mv, it.visits, it.worth)).collect();
        KeptDecision { ply, moves, doubts, found: Some(found), drawn, reasons, chapter }
    }

    fn place(&self, mv: &str) -> Option<usize> {
        self.moves.iter().position(|it| it.0 == mv)
    }

    fn doubt(&self, at: usize) -> f64 {
        self.doubts.get(at).copied().unwrap_or_default()
    }

    /// What the best move was worth more than `mv`, which is nothing where that may be luck; none if
    /// it was not weighed.
    pub fn loss(&self, mv: &str) -> Option<f64> {
        let at = self.place(mv)?;
        let loss = self.moves[0].2 - self.moves[at].2;
        Some(if SURE * self.doubt(0).hypot(self.doubt(at)) < loss { loss } else { 0.0 })
    }

    /// How `mv` compares with a move drawn by lot, where that was found out.
    pub fn compared(&self, mv: &str) -> Option<AgainstLots> {
        let found = self.moves.get(self.found?)?.2;
        let loss = found - self.moves[self.place(mv)?].2;
        Some(AgainstLots { loss, stake: found - self.drawn? })
    }

    pub fn hints(&self) -> Vec<WeighedMove> {
        let hint = |(at, it): (usize, &(String, u32, f64))| WeighedMove {
            mv: it.0.clone(),
            visits: it.1,
            worth: it.2,
            doubt: self.doubt(at),
        };
        self.moves.iter().enumerate().map(hint).collect()
    }
}

/// The chapter of the rules that decides what a seat is asked.
pub fn chapter(then: &dyn Table, seat: Seat) -> String {
    chapter_of(&speech::section(then, Viewer::Seat(seat))).to_string()
}

/// A decision in words, once it is weighed.
pub fn named(past: &PastGame, kept: &KeptDecision) -> ReviewedDecision {
    let (ply, hints) = (kept.ply, kept.hints());
    let then = past.game.at(ply);
    let (_, mv) = past.game.entry(ply);
    let played = kept.place(&mv).unwrap_or_default();
    let name = |lang, mv: &str| {
        let to = Listener::new(lang, &past.names, Some(past.seat));
        capital(&speech::at(then.as_ref()).move_name(then.as_ref(), mv, to))
    };
    let in_words = |hint: WeighedMove| {
        let words = Lang::ALL.map(|lang| name(lang, &hint.mv));
        Named { hint, words }
    };
    ReviewedDecision {
        ply,
        round: Lang::ALL.map(|lang| round(past, then.as_ref(), lang)),
        asked: Lang::ALL.map(|lang| asked(past, then.as_ref(), lang)),
        moves: hints.into_iter().map(in_words).collect(),
        played,
        loss: kept.loss(&mv).unwrap_or_default(),
        compared: kept.compared(&mv),
        reasons: kept.reasons.clone(),
    }
}

/// What the page asked then.
fn asked(past: &PastGame, then: &dyn Table, lang: Lang) -> String {
    let to = Listener::new(lang, &past.names, Some(past.seat));
    speech::at(then).asked(then, Viewer::Seat(past.seat), to).ask
}

/// What a replay shows of what is kept of the review of `seat`; none before any luck is measured.
pub fn chances(
    game: &dyn Table,
    seat: Seat,
    decisions: &[KeptDecision],
    luck: &[LuckyMoment],
) -> Option<data::ReplayChances> {
    let players = luck.first()?.came.len();
    let together = is_together(game.game(), players) && luck.iter().all(LuckyMoment::is_alike);
    let line = |seat: usize| (seat, luck.iter().map(|it| it.came[seat]).collect());
    let cost = |it: &KeptDecision| {
        let (_, mv) = game.entry(it.ply);
        site::cost(it.loss(&mv)?).map(|cost| (it.ply, cost))
    };
    Some(data::ReplayChances {
        lines: (0..if together { 1 } else { players }).map(line).collect(),
        own: if together { 0 } else { seat.index() },
        mistakes: decisions.iter().filter_map(cost).collect(),
    })
}

/// Whether so many players of a game win or lose together.
fn is_together(game: &str, players: usize) -> bool {
    1 < players && catalogue::info(game).is_ok_and(|it| !tells_apart(it))
}

/// The game of a review, for its page.
#[derive(Clone, Debug)]
pub struct ReviewedGame {
    pub table: String,
    pub game: String,
    /// How it ended, in words, and why.
    pub ending: [String; 2],
    pub names: Vec<String>,
    /// How it ended for each seat, where they played against one another.
    pub ends: Vec<SeatEnd>,
    /// Where the reader sat.
    pub seat: Seat,
    /// Whether its boards may be looked at: its deal is new to nobody.
    pub told: bool,
}

impl Showing<'_> {
    /// The game that a review is of.
    ///
    /// # Errors
    /// It is not over, or this person did not sit there.
    pub fn reviewed(self, asking: &Asking<'_>) -> Result<ReviewedGame, Objection> {
        let names = self.names(asking.lang());
        let together = names.len() == 1 || is_together(&self.facts().game, names.len());
        let outcome = self.game().and_then(Table::outcome).filter(|_| !together);
        Ok(ReviewedGame {
            table: self.facts().id.clone(),
            game: self.facts().game.clone(),
            ending: self.ended(asking),
            names,
            ends: outcome.map(|it| ends(&it)).unwrap_or_default(),
            seat: self.state().reviewed(asking.person.unwrap_or_default())?,
            told: told_to_all(self.state(), self.now).is_ok(),
        })
    }
}

/// The place of each seat, and its points. Points that decide nothing are left out: where sides count
/// different things, less may win.
fn ends(outcome: &Outcome) -> Vec<SeatEnd> {
    let worth: Vec<(f32, i32)> =
        outcome.seats.iter().map(|(seat, it)| (outcome.worth(seat), it.score)).collect();
    let counts =
        worth.iter().all(|it| worth.iter().all(|other| it.0 <= other.0 || it.1 >= other.1));
    let end = |own: &(f32, i32)| SeatEnd {
        place: 1 + worth.iter().filter(|it| own < it).count(),
        points: counts.then_some(own.1),
    };
    worth.iter().map(end).collect()
}

/// The page of a review, as far as it has come. It shows what came of the decision that was taken
/// after `at` moves, or else of the one that cost most.
pub fn page(
    reader: Reader<'_>,
    of: &ReviewedGame,
    review: &ReviewProgress,
    at: Option<usize>,
) -> Markup {
    let (lang, table, game) = (reader.lang, of.table.as_str(), of.game.as_str());
    let decisions: Vec<DecisionShown> =
        review.weighed.iter().map(|it| decision(lang, game, it)).collect();
    let luck = review.decisions.map(|_| LuckShown {
        table,
        names: of.names.clone(),
        ends: of.ends.clone(),
        together: is_together(game, of.names.len()),
        seat: of.seat.index(),
        rounds: review.rounds.iter().map(|it| mark(lang, it)).collect(),
        moments: moments(review),
        plies: review.movers.len(),
        mistakes: site::ReviewPage::mistakes(&decisions),
    });
    site::review(&site::ReviewPage {
        reader,
        table,
        game,
        ending: of.ending.clone(),
        end: of.ends.get(of.seat.index()).copied(),
        decisions,
        luck,
        total: review.decisions,
        told: of.told,
        at,
    })
}

fn mark(lang: Lang, it: &RoundBegun) -> RoundMark {
    RoundMark { ply: it.ply, number: it.number, name: it.name[lang as usize].clone() }
}

fn moments(review: &ReviewProgress) -> Vec<MomentShown> {
    let movers = [None].into_iter().chain(review.movers.iter().map(|it| Some(it.index())));
    let moment = |(it, mover): (&LuckyMoment, Option<usize>)| MomentShown {
        mover,
        expected: it.expected.clone(),
        came: it.came.clone(),
    };
    review.luck.iter().zip(movers).map(moment).collect()
}

fn decision(lang: Lang, game: &str, it: &ReviewedDecision) -> DecisionShown {
    DecisionShown {
        ply: it.ply,
        when: it.round[lang as usize].clone().map(|it| WhenShown { round: it.name, part: it.part }),
        asked: it.asked[lang as usize].clone(),
        moves: it.moves.iter().map(|it| shown(lang, it)).collect(),
        played: it.played,
        loss: it.loss,
        compared: it.compared,
        reasons: it.reasons.iter().map(|it| reason_shown(lang, game, it)).collect(),
    }
}

fn shown(lang: Lang, it: &Named) -> data::Weighed {
    data::Weighed {
        mv: it.hint.mv.clone(),
        words: it.words[lang as usize].clone(),
        games: it.hint.visits,
        worth: it.hint.worth,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_replay_shows_what_is_kept() {
        let seed = "7".repeat(64).parse().unwrap();
        let mut game = catalogue::open("pulp", 1, &[], None, seed).unwrap();
        let moves = game.legal_moves(Seat(0));
        game.play(Seat(0), &[&moves[1]]).unwrap();
        let weighed = |worth: [f64; 2]| KeptDecision {
            ply: 0,
            moves: vec![(moves[0].clone(), 9, worth[0]), (moves[1].clone(), 9, worth[1])],
            doubts: Vec::new(),
            found: None,
            drawn: None,
            reasons: Vec::new(),
            chapter: chapter(game.as_ref(), Seat(0)),
        };
        let luck = |came: f64| LuckyMoment { expected: vec![0.5], came: vec![came] };
        let seat = Seat(0);
        assert_eq!(chances(game.as_ref(), seat, &[], &[]), None, "nothing is measured yet");
        let bad = chances(game.as_ref(), seat, &[weighed([0.75, 0.5])], &[luck(0.6), luck(0.3)]);
        let bad = bad.unwrap();
        assert_eq!((bad.lines, bad.mistakes), (vec![(0, vec![0.6, 0.3])], vec![(0, 25)]));
        let good = chances(game.as_ref(), seat, &[weighed([0.52, 0.5])], &[luck(0.6)]).unwrap();
        assert!(good.mistakes.is_empty(), "two points may be chance");
    }
}
