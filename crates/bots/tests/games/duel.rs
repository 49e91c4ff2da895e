//! Poker with one card each, from 1 to 9: the first bets or folds, the second calls or drops.

use std::cell::Cell;
use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use serde::Serialize;
use tabletop::{
    BySeat, Chance, Game, Judgement, Log, Outcome, Seat, SeatSet, Seed, Setup, SetupError,
    Standing, Style, Verdict, Viewer,
};

use super::{NoCards, NoMove, Plain};

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub(crate) enum DuelMove {
    /// Fold or drop: half the prize, for sure.
    Fold,
    /// Bet or call: all or nothing.
    Bet,
}

thread_local! {
    /// How many duels were imagined so far.
    pub(crate) static IMAGINED: Cell<u32> = const { Cell::new(0) };
}

#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Duel {
    pub(crate) cards: [usize; 2],
    pub(crate) answers: Vec<DuelMove>,
    chance: Chance,
}

#[derive(Clone, PartialEq, Hash, Debug, Serialize)]
pub(crate) struct DuelView {
    mine: Option<usize>,
    answers: Vec<DuelMove>,
}

impl Duel {
    pub(crate) fn with(cards: [usize; 2]) -> Duel {
        Duel { cards, answers: Vec::new(), chance: Chance::from_number(1) }
    }
}

impl fmt::Display for DuelMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if *self == DuelMove::Bet { "bet" } else { "fold" })
    }
}

impl FromStr for DuelMove {
    type Err = NoMove;

    fn from_str(text: &str) -> Result<DuelMove, NoMove> {
        [DuelMove::Fold, DuelMove::Bet].into_iter().find(|it| it.to_string() == text).ok_or(NoMove)
    }
}

impl Game for Duel {
    const ID: &'static str = "duel";
    const RULES_REVISION: u32 = 1;
    const PLAYERS: (u8, u8) = (2, 2);
    const ENDINGS: &'static [&'static str] = &["folded", "shown"];
    const MOVES_MAX: usize = 2;

    type Options = Plain;
    type Cards = NoCards;
    type Move = DuelMove;
    type Event = ();
    type Told = ();
    type View = DuelView;
    type Why = NoMove;

    fn setup(_: &Setup<Plain>, _: Arc<NoCards>, seed: Seed) -> Result<Duel, SetupError> {
        let mut chance = Chance::new(seed);
        let first = 1 + chance.below(9);
        let second = 1 + (first + chance.below(8)) % 9;
        Ok(Duel { cards: [first, second], answers: Vec::new(), chance })
    }

    fn players(&self) -> u8 {
        2
    }

    fn to_act(&self) -> SeatSet {
        match self.answers[..] {
            [] => SeatSet::only(Seat(0)),
            [DuelMove::Bet] => SeatSet::only(Seat(1)),
            _ => SeatSet::EMPTY,
        }
    }

    fn legal_moves(&self, seat: Seat, moves: &mut Vec<DuelMove>) {
        if self.to_act().contains(seat) {
            moves.extend([DuelMove::Fold, DuelMove::Bet]);
        }
    }

    fn carry_out(&mut self, _: Seat, mv: DuelMove, _: &mut Log<()>) {
        self.answers.push(mv);
    }

    fn why_not(&self, _: Seat, _: DuelMove) -> NoMove {
        NoMove
    }

    fn view(&self, viewer: Viewer) -> DuelView {
        let mine = viewer.seat().map(|seat| self.cards[seat.index()]);
        DuelView { mine, answers: self.answers.clone() }
    }

    fn tell(_: &(), _: Viewer) -> Option<()> {
        None
    }

    fn imagine(&self, viewer: Viewer, chance: &mut Chance) -> Duel {
        IMAGINED.set(IMAGINED.get() + 1);
        let mut imagined = self.clone();
        let seat = viewer.seat().expect("only players think here");
        let own = self.cards[seat.index()];
        imagined.cards[1 - seat.index()] = 1 + (own + chance.below(8)) % 9;
        imagined
    }

    fn with_other_luck(&self, _: &mut Chance) -> Duel {
        self.clone()
    }

    fn outcome(&self) -> Option<Outcome> {
        let (ending, verdicts) = match self.answers[..] {
            [DuelMove::Fold] => ("folded", [Verdict::Drawn, Verdict::Won]),
            [_, DuelMove::Fold] => ("folded", [Verdict::Won, Verdict::Drawn]),
            [_, DuelMove::Bet] if self.cards[1] < self.cards[0] => {
                ("shown", [Verdict::Won, Verdict::Lost])
            }
            [_, DuelMove::Bet] => ("shown", [Verdict::Lost, Verdict::Won]),
            _ => return None,
        };
        let seats = BySeat::new(2, |seat| Standing { verdict: verdicts[seat.index()], score: 0 });
        Some(Outcome { ending, seats })
    }

    fn chance(&self) -> &Chance {
        &self.chance
    }

    fn census(&self) -> Result<(), String> {
        Ok(())
    }
}

/// Here a bold player bets whatever it costs.
impl Judgement for Duel {
    fn styles(_seat: Seat) -> &'static [Style] {
        &[Style::Bold, Style::Careful]
    }

    fn liking(&self, style: Style, _seat: Seat, mv: DuelMove) -> f32 {
        if (style, mv) == (Style::Bold, DuelMove::Bet) { 1.0 } else { 0.0 }
    }
}
