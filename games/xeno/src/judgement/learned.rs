//! The trained networks: small ones, for duels and larger tables without the Invasion mode, and for the
//! game with it.

use std::sync::LazyLock;

use tabletop::{
    BySeat, Ensemble, Inputs, Judgement, Learner, LearningOpponents, Lesson, Options, Seat, Setup,
};

use crate::moves::{Action, Move};
use crate::options::XenoOptions;
use crate::rules::DEFEATED;
use crate::state::Xeno;
use crate::step::{Ask, Step};

/// The networks, by their names.
const DUEL: &str = "duel";
const PEACE: &str = "peace";
const INVASION: &str = "invasion";

/// In the order of their names.
static NETS: LazyLock<[Ensemble; 3]> = LazyLock::new(|| {
    let files: [&[u8]; 3] =
        [include_bytes!("duel.net"), include_bytes!("peace.net"), include_bytes!("invasion.net")];
    files.map(|it| Ensemble::from_bytes(it).expect("the weights that come with the game"))
});

/// How far apart the values of two moves must be for the prior of the better one to be e times the
/// other's.
const DOUBT: f32 = 0.02;

/// How much less Repair is worth than the network says where nothing is damaged: Produce does all that
/// it does there, and more.
const IDLE: f32 = 0.1;

/// How much a point at the end adds to the logarithm of what a player has reached; a victory counts
/// for a point more.
const POINT: f32 = 0.15;

/// What saving the galaxy is worth to a bot, whoever wins the game.
const SAVED: f32 = 0.5;

/// What each round, beyond the first ones, is worth that a lost galaxy has lasted.
const LASTED: f32 = 0.025;
const FIRST_ROUNDS: u16 = 5;

/// What winning in a lost galaxy is worth to a bot; the rules call it a victory.
const PYRRHIC: f32 = 0.3;

impl Xeno {
    /// The network for this table.
    fn net(&self) -> &'static Ensemble {
        let at = match (self.options.invasion, self.empires.players()) {
            (false, 2) => 0,
            (false, _) => 1,
            (true, _) => 2,
        };
        &NETS[at]
    }

    /// The network's value of a position, or the value of the end.
    fn promise(&self, seat: Seat) -> f32 {
        self.aim(seat).unwrap_or_else(|| {
            let mut inputs = Inputs::default();
            self.told(seat, &mut inputs);
            self.net().value(&inputs)
        })
    }

    pub(crate) fn learned_worths(&self) -> BySeat<f32> {
        BySeat::new(self.empires.players(), |seat| self.promise(seat))
    }

    pub(crate) fn trained_prior(&self, seat: Seat, mv: Move) -> f32 {
        ((self.foreseen_by(seat, mv).promise(seat) - 0.5) / DOUBT).exp()
    }

    /// What the network does not see of a move.
    pub(crate) fn idleness(&self, seat: Seat, mv: Move) -> f32 {
        let idle = mv == Move::Pick(Action::Repair) && self.empires[seat].damaged.is_empty();
        if idle { -IDLE } else { 0.0 }
    }

    /// Whether the position is between two rounds: nobody has picked yet.
    pub(crate) fn is_between_rounds(&self) -> bool {
        let Some(Step::Together { ask: Ask::Pick, waiting }) = self.steps.top() else {
            return self.ending.is_some();
        };
        let undecided = |it: Seat| self.empires[it].sealed.for_rules().actions.is_empty();
        waiting.len() == usize::from(self.empires.players()) && self.seats().all(undecided)
    }

    /// The value of the end to a bot. Without the Invasion mode it is a player's share in what all have
    /// reached, each point worth more than the one before: so a network learns from every point, not
    /// only from those that decide. In the Invasion mode, saving the galaxy counts first.
    pub(crate) fn esteem(&self, seat: Seat) -> Option<f32> {
        let ending = self.ending?;
        let winners = self.winners();
        let won = if winners.contains(&seat) { 1.0 } else { 0.0 };
        Some(match self.invasion {
            None => {
                let points = |it| self.points(it) + i16::from(winners.contains(&it));
                let worth = |it| (POINT * f32::from(points(it))).exp();
                worth(seat) / self.seats().map(worth).sum::<f32>()
            }
            Some(_) if ending == DEFEATED => {
                let lasted = self.round.saturating_sub(FIRST_ROUNDS).min(8);
                LASTED * f32::from(lasted) + PYRRHIC * won
            }
            Some(_) => SAVED + (1.0 - SAVED) * won,
        })
    }
}

fn lesson(net: &str, company: LearningOpponents, table: (u8, &str)) -> Lesson<XenoOptions> {
    let (players, expert) = table;
    let invasion = if net == INVASION { "on" } else { "off" };
    let pairs = [("invasion", invasion), ("expert", expert)];
    let options = XenoOptions::from_pairs(pairs).expect("options of the game");
    Lesson { setup: Setup { players, options }, company }
}

impl Learner for Xeno {
    const NETS: &'static [&'static str] = &[DUEL, PEACE, INVASION];

    /// Without the Invasion mode the tables that each network plays at, smaller ones more often. With
    /// it tables of all sizes, and also games among strangers, who move at random: a network that has
    /// only ever had help tries to save the galaxy beside players who do nothing for it, and loses to
    /// them.
    fn lessons(net: &str) -> Vec<Lesson<XenoOptions>> {
        let own: &[_] = match net {
            DUEL => &[(2, "off"), (2, "off"), (2, "off"), (2, "off"), (2, "on")],
            PEACE => &[(3, "off"), (4, "off"), (3, "off"), (5, "off"), (4, "off"), (3, "off")],
            _ => &[(2, "off"), (3, "off"), (4, "off"), (2, "off"), (5, "off"), (2, "on")],
        };
        let own = own.iter().map(|it| lesson(net, LearningOpponents::Itself, *it));
        if net != INVASION {
            return own.collect();
        }
        let strange = [(2, "off"), (3, "off"), (4, "off"), (5, "off"), (2, "on")];
        let strange = strange.map(|it| lesson(net, LearningOpponents::Strangers, it));
        own.clone().chain(own).chain(strange).collect()
    }

    /// Where a galaxy is nearly always lost, good and bad moves have nearly the same value.
    fn settling(net: &str) -> f32 {
        if net == INVASION { 0.25 } else { 1.0 }
    }

    fn inputs(&self, seat: Seat, inputs: &mut Inputs) {
        self.told(seat, inputs);
    }

    fn foreseen(&self, seat: Seat, mv: Move) -> Xeno {
        self.foreseen_by(seat, mv)
    }
}
