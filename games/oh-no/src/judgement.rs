//! What helps a bot: the value of a position, the priors of moves, and the answers of an honest
//! player. All of it looks at imagined games or at a view.

use tabletop::{
    ArrayVec, BySeat, Chance, Game, Gauge, Judgement, Log, Seat, SeatSet, Seed, Stepped, Steps,
    Viewer,
};

use crate::card::{Alien, Card, Colour, Module, Species};
use crate::moves::{Move, Plan};
use crate::muster::Prospects;
use crate::rules::{ELIMINATED_IN_CONFLICT, MATRIX_DESTROYED};
use crate::state::OhNo;
use crate::step::Step;
use crate::view::{StationView, View};

/// How many Final Conflicts are played out for one judgement.
const REHEARSALS: u32 = 2;

/// The value of destroying the Matrice whatever the number of survivors; the rest up to 1 grows
/// with their number.
const WON: f32 = 0.4;

/// The most that a lost Final Conflict can be worth; it grows with the number of Shields destroyed.
const NEARLY: f32 = 0.15;

impl Judgement for OhNo {
    const MAIN: &'static [&'static str] = &["level"];

    fn hand(&self, seat: Seat) -> Vec<String> {
        self.view(Viewer::Seat(seat)).stations[seat].hand.iter().map(ToString::to_string).collect()
    }

    fn progress(&self) -> f32 {
        let out = self.shields.len() as f32 / f32::from(self.cards.shields);
        if self.conflict { 1.0 } else { (0.9 * out).min(0.9) }
    }

    fn allies(&self, _seat: Seat) -> SeatSet {
        SeatSet::all(self.players())
    }

    fn judge(&self) -> BySeat<f32> {
        let worth = self.judged();
        BySeat::new(self.players(), |_| worth)
    }

    fn prior(&self, seat: Seat, mv: Move) -> f32 {
        self.hand_made_prior(seat, mv)
    }

    fn aim(&self, _seat: Seat) -> Option<f32> {
        self.esteem()
    }

    fn habits(&self, seat: Seat, mv: Move) -> Vec<&'static str> {
        self.habits_of(seat, mv)
    }

    fn gauges(&self, seat: Seat) -> Vec<Gauge> {
        let elsewhere: u8 =
            self.alive().iter().filter(|it| *it != seat).map(|it| self.aliens_at(it)).sum();
        let hand = self.hand(seat);
        let weapons = hand.iter().filter(|it| it.as_weapon().is_some()).count() as u8;
        vec![
            Gauge::low("aliens", self.aliens_at(seat)),
            Gauge::low("elsewhere", elsewhere),
            Gauge::high("alive", self.alive().len() as u8),
            Gauge::low("shields", self.shields.len() as u8),
            Gauge::high("weapons", weapons),
            Gauge::high(
                "modules",
                self.stations[seat].modules.iter().filter(|it| !it.sabotaged).count() as u8,
            ),
        ]
    }

    fn reply(view: &View, seat: Seat) -> Option<Move> {
        self::reply(view, seat)
    }
}

impl OhNo {
    /// The aliens at a station, whatever their colour.
    fn aliens_at(&self, seat: Seat) -> u8 {
        Colour::ALIEN.into_iter().map(|it| self.count(seat, it)).sum()
    }

    /// How well the group stands: what the Final Conflict would bring if it began now, or what the
    /// group could still become if it waits.
    pub(crate) fn judged(&self) -> f32 {
        let mut chance = self.chance.clone();
        let sum: f32 = (0..REHEARSALS).map(|_| self.rehearse(chance.seed())).sum();
        let now = sum / REHEARSALS as f32;
        if self.conflict {
            return now;
        }
        let Prospects { begin, wait } = self.prospects();
        wait.max(0.5 * (now + begin))
    }

    /// The value of the end to a bot. The group's points count survivors (ON 8.1), so bots count
    /// them too; a lost game is worth more the further the group came, so that bots keep trying.
    fn esteem(&self) -> Option<f32> {
        let alive = self.alive().len() as f32 / f32::from(self.players());
        let struck = self.struck.len() as f32;
        let near = struck / (struck + self.shields.len() as f32 + 1.0);
        Some(match self.ending? {
            MATRIX_DESTROYED => WON + (1.0 - WON) * alive,
            ELIMINATED_IN_CONFLICT => NEARLY * near,
            _ => 0.0,
        })
    }

    /// Plays a Final Conflict that begins now, each move drawn by the priors; returns what the end
    /// is worth.
    fn rehearse(&self, luck: Seed) -> f32 {
        let mut game = self.clone();
        game.chance = Chance::new(luck);
        let deck = game.matrix.for_rules_mut();
        game.chance.shuffle(deck);
        let seat = game.turn.seat;
        if !game.conflict {
            for (_, station) in game.stations.iter_mut() {
                *station.picked.for_rules_mut() = Default::default();
            }
            game.steps = Steps::new(Step::BeginConflict { seat });
            game.advance(&mut Log::silent());
        }
        let mut moves = Vec::new();
        while let Some(seat) = game.to_act().first() {
            moves.clear();
            game.legal_moves(seat, &mut moves);
            let mv = game.by_priors(seat, &moves);
            game.carry_out(seat, mv, &mut Log::silent());
        }
        game.esteem().unwrap_or_default()
    }

    /// A move drawn by the priors to the third power, since a good player nearly always makes the
    /// move that looks best.
    fn by_priors(&mut self, seat: Seat, moves: &[Move]) -> Move {
        let priors: ArrayVec<f32, 64> =
            moves.iter().take(64).map(|mv| self.hand_made_prior(seat, *mv).powi(3)).collect();
        moves[self.chance.weighted(&priors)]
    }

    /// The prior of a move.
    pub(crate) fn hand_made_prior(&self, seat: Seat, mv: Move) -> f32 {
        match mv {
            Move::Draw => 6.0,
            Move::Give(to) => self.prior_of_give(seat, to),
            Move::Pack(card) => self.prior_of_pack(seat, card),
            Move::Send => 2.0,
            Move::Zap(card) => self.prior_of_zap(card),
            Move::Pass => 1.0,
            Move::Perch(module) => self.prior_of_perch(module),
            Move::Evaporate(card) | Move::Discard(card) => self.prior_of_lose(seat, card),
            Move::Build(card) => self.prior_of_build(seat, card),
            Move::Fight(card, colour) => self.prior_of_fight(seat, card, colour, seat),
            Move::Beam(card, colour, at) => 0.7 * self.prior_of_fight(seat, card, colour, at),
            Move::Call(_) => {
                if self.conflict {
                    4.0
                } else {
                    0.3
                }
            }
            Move::Aid(..) => 4.0,
            Move::Refuse => {
                if self.conflict {
                    0.4
                } else {
                    1.0
                }
            }
            Move::Morph(card) => self.prior_of_morph(seat, card),
            Move::With(card) => {
                if self.is_spare(seat, card) {
                    2.0
                } else {
                    0.8
                }
            }
            Move::Destroy(alien) => self.prior_of_destroy(alien),
            Move::End => 1.2,
            Move::Conflict => self.prior_of_end_it(),
            Move::Counter(card) => {
                if self.strikes(card) {
                    6.0
                } else {
                    12.0
                }
            }
            Move::GiveIn => 0.002,
            Move::Strike(card, _) => {
                if card.colour() == Some(Colour::Black) {
                    5.0
                } else {
                    14.0
                }
            }
            Move::Finish(_) => 100.0,
            Move::Hold => 0.05,
            Move::Ask(_) | Move::Tell(_) | Move::Propose(_) | Move::Agree | Move::Disagree => 0.0,
        }
    }

    /// High for what saves the receiver; low but for a giver with many cards more.
    fn prior_of_give(&self, seat: Seat, to: Seat) -> f32 {
        let surplus = self.hand(seat).len().saturating_sub(self.hand(to).len());
        match () {
            () if self.hand(seat).iter().any(|it| self.would_save(it, to)) => 6.0,
            () if 5 < surplus => 0.5,
            () => 0.05,
        }
    }

    /// Whether the weapon clears `seat` of Invaliens that may soon crush it, and `seat` has no
    /// other weapon for them.
    fn would_save(&self, card: Card, seat: Seat) -> bool {
        let Some(colour) = card.colour().filter(|it| it.species() == Species::Invalien) else {
            return false;
        };
        let armed = self.hand(seat).iter().any(|it| it.colour() == Some(colour));
        !armed && RESCUE <= self.count(seat, colour)
    }

    /// High for what saves the receiver, very low for anything else.
    fn prior_of_pack(&self, seat: Seat, card: Card) -> f32 {
        let Some(Step::Pack { to, .. }) = self.steps.top() else { return 0.0 };
        match () {
            () if self.would_save(card, *to) => 8.0,
            () if self.is_spare(seat, card) => 0.7,
            () => 0.3,
        }
    }

    fn strikes(&self, card: Card) -> bool {
        self.shields.iter().any(|it| card.colour() == Some(it.colour()))
    }

    /// A module of a kind that already works here, or one that nobody needs in the Final Conflict.
    fn is_spare(&self, seat: Seat, card: Card) -> bool {
        card.as_module().is_some_and(|kind| self.conflict || self.stations[seat].works(kind))
    }

    fn prior_of_zap(&self, card: Card) -> f32 {
        let Some(Step::Flight { alien, path, .. }) = self.steps.top() else { return 0.0 };
        let Some(target) = path.last() else { return 0.0 };
        let black = if card.colour() == Some(Colour::Black) { 0.4 } else { 1.0 };
        black * self.threat(*alien, *target)
    }

    /// The damage that an alien would do on landing, as the weight of zapping it.
    fn threat(&self, alien: Alien, target: Seat) -> f32 {
        let invader = self.cards.invader(alien);
        let hurt = |seat: Seat| f32::from(self.count(seat, invader.order));
        match alien.species() {
            Species::Invalien => {
                let at = invader.at.unwrap_or(u8::MAX);
                let crushed =
                    self.alive().iter().filter(|it| at <= self.count(*it, invader.order)).count();
                let there = f32::from(self.count(target, alien.colour()) + invader.aliens);
                25.0 * crushed as f32 + 0.02 * there.powi(2)
            }
            Species::Evaporalien => {
                let lost: f32 = self
                    .alive()
                    .iter()
                    .map(|it| hurt(it).min(f32::from(self.stations[it].hand_size())))
                    .sum();
                0.1 + 0.6 * (lost - 1.0).max(0.0)
            }
            Species::Sabotalien => 0.2 + 0.25 * self.alive().iter().map(hurt).sum::<f32>(),
            Species::Shield => 0.0,
        }
    }

    fn prior_of_perch(&self, module: Card) -> f32 {
        match module.as_module() {
            Some(Module::Hub) => 1.5,
            Some(Module::Catalyst) => 0.2,
            Some(Module::Modulomorph | Module::Teleporter) | None => 0.6,
        }
    }

    fn prior_of_lose(&self, seat: Seat, card: Card) -> f32 {
        match card.colour() {
            None if self.is_spare(seat, card) => 3.0,
            None => 1.0,
            Some(Colour::Black) => 0.3,
            Some(_) if self.strikes(card) => 0.5,
            Some(_) => 1.0,
        }
    }

    fn prior_of_build(&self, seat: Seat, card: Card) -> f32 {
        match card.as_module() {
            Some(kind) if self.stations[seat].works(kind) => 0.1,
            Some(Module::Catalyst) => 8.0,
            Some(Module::Modulomorph) => 4.0,
            Some(Module::Teleporter | Module::Hub) | None => 2.0,
        }
    }

    /// Only one weapon of each kind played is discarded (ON 6.2), so a second one of a kind costs
    /// nothing.
    fn prior_of_fight(&self, seat: Seat, card: Card, colour: Colour, at: Seat) -> f32 {
        let station = &self.stations[at];
        let aliens = f32::from(self.count(at, colour));
        let freed = station
            .modules
            .iter()
            .filter(|it| it.sabotaged && it.guest.is_some_and(|guest| guest.colour() == colour));
        let gain = match colour.species() {
            Species::Invalien => 0.12 * aliens.powi(2),
            Species::Evaporalien => 0.6 * aliens,
            Species::Sabotalien | Species::Shield => 0.3 * aliens,
        } + 2.0 * freed.count() as f32;
        let free = self.stations[seat].laid.iter().any(|it| it.as_weapon() == card.as_weapon());
        let black = if card.colour() == Some(Colour::Black) { 0.4 } else { 1.0 };
        gain * black * if free { 6.0 } else { 1.0 }
    }

    fn prior_of_morph(&self, seat: Seat, card: Card) -> f32 {
        let spare = if self.is_spare(seat, card) { 3.0 } else { 0.6 };
        match self.steps.top() {
            Some(Step::Kamikaze { .. } | Step::Call { .. }) => 2.5 * spare,
            Some(Step::Strike { .. }) => spare,
            _ => 0.05 * spare,
        }
    }

    fn prior_of_destroy(&self, alien: Alien) -> f32 {
        if alien.is_shield() { 1.0 } else { f32::from(self.cards.invader(alien).aliens) }
    }

    /// As high as drawing where beginning the Final Conflict promises 15 points more than waiting.
    fn prior_of_end_it(&self) -> f32 {
        let Prospects { begin, wait } = self.prospects();
        (12.0 * (begin - wait)).exp().clamp(0.001, 30.0)
    }
}

impl OhNo {
    /// Habits of bots that simulations count: gifts, turns, and danger that a player leaves
    /// although it holds the weapon against it.
    fn habits_of(&self, seat: Seat, mv: Move) -> Vec<&'static str> {
        let first = matches!(mv, Move::Draw | Move::Give(_)) && self.turn.actions == 0;
        let perilous = |colour: Colour| {
            let aliens = self.count(seat, colour);
            let invalien = colour.species() == Species::Invalien;
            invalien
                && PERIL <= aliens
                && self.hand(seat).iter().any(|it| it.colour() == Some(colour))
        };
        let left = mv == Move::End && Colour::ALIEN.into_iter().any(perilous);
        let all = [(first, "turns"), (mv == Move::Send, "gifts"), (left, "peril-left")];
        all.into_iter().filter(|it| it.0).map(|it| it.1).collect()
    }
}

/// The number of Invaliens of a colour from which somebody else's weapon should go to their victim.
const RESCUE: u8 = 4;

/// The number of Invaliens of a colour that the next order may crush a station with.
const PERIL: u8 = 5;

/// The answer of an honest bot: which cards it holds when it is asked, and what it thinks of a
/// plan.
pub(crate) fn reply(view: &View, seat: Seat) -> Option<Move> {
    let question = view.talk.question.filter(|it| it.waiting.contains(seat));
    let proposal = view.talk.proposal.filter(|it| it.waiting.contains(seat));
    let said = question.map(|it| Move::Tell(it.topic)).or_else(|| {
        let agrees = approves(view, &view.stations[seat], proposal?.plan);
        Some(if agrees { Move::Agree } else { Move::Disagree })
    });
    said.filter(|mv| view.offers(*mv))
}

fn approves(view: &View, own: &StationView, plan: Plan) -> bool {
    let weapons = own.hand.iter().filter(|it| it.as_weapon().is_some()).count();
    let ready = view.shields.len() < weapons + 2;
    let holds_colour = |alien: Alien| {
        own.hand.iter().any(|it| it.colour().is_some_and(|colour| colour.hits(alien.colour())))
    };
    match plan {
        Plan::Conflict => ready,
        Plan::Wait => !ready,
        Plan::Zap => view.stage.alien().is_some_and(holds_colour),
        Plan::Spare => !view.stage.alien().is_some_and(holds_colour),
        Plan::Help => 2 < weapons,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::{after, set};

    const NEED: &str = "
        A: hub.3 | hand red-bomb blue-bomb
        B: hub.2 | aliens red.6 red.1
        C: hub.1";

    const A: Seat = Seat(0);

    /// A bot passes a weapon to a player whom it saves, and gives hardly anything else.
    #[test]
    fn a_weapon_is_passed_in_time() {
        let game = set(NEED);
        let prior = |mv| game.prior(A, mv);
        assert!(prior(Move::Draw) <= prior(Move::Give(Seat(1))));
        assert!(prior(Move::Give(Seat(2))) < 0.1);
        let packing = after(NEED, "A give B");
        let pack = |text: &str| packing.prior(A, text.parse().unwrap());
        assert!(10.0 * pack("pack blue-bomb") < pack("pack red-bomb"));
    }

    /// A bot values survivors as the score does.
    #[test]
    fn survivors_count() {
        let mut game = set(NEED);
        game.ending = Some(MATRIX_DESTROYED);
        let all = game.aim(A);
        game.stations[Seat(2)].out = true;
        assert!(game.aim(A) < all);
        let two = game.aim(A);
        game.ending = Some(ELIMINATED_IN_CONFLICT);
        assert!(game.aim(A) < two);
        assert_eq!(game.facts(), [("survivors".to_string(), 0)]);
    }

    /// Habits are counted: gifts, and danger that the weapon in hand would have ended.
    #[test]
    fn habits_are_counted() {
        let packed = after(NEED, "A give B\nA pack red-bomb");
        assert_eq!(packed.habits(A, Move::Send), ["gifts"]);
        let turn = |hand: &str| {
            set(&format!(
                "turn: A acted 1\nA: hub.3 | hand {hand} | aliens red.6 red.1\nB: hub.2\nC: hub.1"
            ))
        };
        assert_eq!(turn("red-bomb").habits(A, Move::End), ["peril-left"]);
        assert!(turn("blue-bomb").habits(A, Move::End).is_empty());
    }
}
