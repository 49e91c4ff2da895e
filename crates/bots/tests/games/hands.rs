//! Rock, paper, scissors, answered in secret. Scissors are blunt: they win only half the prize.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use serde::Serialize;
use tabletop::{
    BySeat, Chance, Game, Judgement, Log, Outcome, Seat, SeatSet, Seed, Setup, SetupError,
    Standing, Verdict, Viewer,
};

use super::{NoCards, NoMove, Plain};

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub(crate) enum Hand {
    Rock,
    Paper,
    Scissors,
}

impl Hand {
    pub(crate) const ALL: [Hand; 3] = [Hand::Rock, Hand::Paper, Hand::Scissors];
}

#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Hands {
    pub(crate) shown: [Option<Hand>; 2],
    chance: Chance,
}

/// Who is still asked, and one's own answer.
#[derive(Clone, PartialEq, Hash, Debug, Serialize)]
pub(crate) struct HandsView {
    asked: SeatSet,
    mine: Option<Hand>,
    shown: Option<[Option<Hand>; 2]>,
}

impl Hands {
    pub(crate) fn with(shown: [Option<Hand>; 2]) -> Hands {
        Hands { shown, chance: Chance::from_number(1) }
    }
}

impl fmt::Display for Hand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(["rock", "paper", "scissors"][*self as usize])
    }
}

impl FromStr for Hand {
    type Err = NoMove;

    fn from_str(text: &str) -> Result<Hand, NoMove> {
        Hand::ALL.into_iter().find(|it| it.to_string() == text).ok_or(NoMove)
    }
}

/// The outcome for whoever plays `mine` against `other`.
fn verdict(mine: Hand, other: Hand) -> Verdict {
    match (mine, other) {
        (Hand::Rock, Hand::Scissors) | (Hand::Paper, Hand::Rock) => Verdict::Won,
        (Hand::Scissors, Hand::Paper) => Verdict::Drawn,
        _ => Verdict::Lost,
    }
}

impl Game for Hands {
    const ID: &'static str = "hands";
    const RULES_REVISION: u32 = 1;
    const PLAYERS: (u8, u8) = (2, 2);
    const ENDINGS: &'static [&'static str] = &["shown"];
    const MOVES_MAX: usize = 2;

    type Options = Plain;
    type Cards = NoCards;
    type Move = Hand;
    type Event = ();
    type Told = ();
    type View = HandsView;
    type Why = NoMove;

    fn setup(_: &Setup<Plain>, _: Arc<NoCards>, seed: Seed) -> Result<Hands, SetupError> {
        Ok(Hands { shown: [None; 2], chance: Chance::new(seed) })
    }

    fn players(&self) -> u8 {
        2
    }

    fn to_act(&self) -> SeatSet {
        Seat::all(2).filter(|seat| self.shown[seat.index()].is_none()).collect()
    }

    fn legal_moves(&self, seat: Seat, moves: &mut Vec<Hand>) {
        if self.to_act().contains(seat) {
            moves.extend(Hand::ALL);
        }
    }

    fn carry_out(&mut self, seat: Seat, mv: Hand, _: &mut Log<()>) {
        self.shown[seat.index()] = Some(mv);
    }

    fn why_not(&self, _: Seat, _: Hand) -> NoMove {
        NoMove
    }

    fn view(&self, viewer: Viewer) -> HandsView {
        let asked = self.to_act();
        HandsView {
            asked,
            mine: viewer.seat().and_then(|seat| self.shown[seat.index()]),
            shown: asked.is_empty().then_some(self.shown),
        }
    }

    fn tell(_: &(), _: Viewer) -> Option<()> {
        None
    }

    /// An answer that the viewer has not seen is any answer.
    fn imagine(&self, viewer: Viewer, chance: &mut Chance) -> Hands {
        let mut imagined = self.clone();
        for seat in Seat::all(2).filter(|it| Viewer::Seat(*it) != viewer) {
            if let Some(hand) = &mut imagined.shown[seat.index()] {
                *hand = *chance.pick(&Hand::ALL);
            }
        }
        imagined
    }

    fn with_other_luck(&self, _: &mut Chance) -> Hands {
        self.clone()
    }

    fn outcome(&self) -> Option<Outcome> {
        let [Some(first), Some(second)] = self.shown else { return None };
        let verdicts = [verdict(first, second), verdict(second, first)];
        let seats = BySeat::new(2, |seat| Standing { verdict: verdicts[seat.index()], score: 0 });
        Some(Outcome { ending: "shown", seats })
    }

    fn chance(&self) -> &Chance {
        &self.chance
    }

    fn census(&self) -> Result<(), String> {
        Ok(())
    }
}

impl Judgement for Hands {}
