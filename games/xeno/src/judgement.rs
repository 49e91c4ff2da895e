//! What helps a bot: the value of a position and the priors of moves. All of it looks at imagined
//! games.

mod features;
mod foresight;
mod invasion;
mod learned;
mod styles;

use tabletop::{BySeat, Game, Gauge, Judgement, Seat, Style, Viewer};

use crate::card::{Card, Effect, Tag};
use crate::moves::{Action, Move};
use crate::state::Xeno;
use crate::step::{Ask, Step};
use crate::view::{Bill, PowerRef};

/// How many cards of the deck have each cost or defence, from 1 to 7; a guess wins that often.
const COSTS: [f32; 7] = [33.0, 41.0, 24.0, 22.0, 15.0, 23.0, 2.0];

impl Judgement for Xeno {
    const MAIN: &'static [&'static str] = &["invasion"];
    const SOMEBODY_WINS: bool = true;

    fn hand(&self, seat: Seat) -> Vec<String> {
        self.view(Viewer::Seat(seat)).empires[seat].hand.iter().map(ToString::to_string).collect()
    }

    fn progress(&self) -> f32 {
        let most = self.empires.values().map(|it| it.tableau.len()).max().unwrap_or_default();
        let cards = most as f32 / 12.0;
        let rounds = f32::from(self.round) / 15.0;
        cards.max(rounds).min(1.0)
    }

    fn judge(&self) -> BySeat<f32> {
        self.judged()
    }

    fn prior(&self, seat: Seat, mv: Move) -> f32 {
        self.hand_made_prior(seat, mv)
    }

    fn is_taught(&self) -> bool {
        true
    }

    fn learned(&self) -> Option<BySeat<f32>> {
        Some(self.learned_worths())
    }

    fn learned_prior(&self, seat: Seat, mv: Move) -> Option<f32> {
        Some(self.trained_prior(seat, mv))
    }

    fn missed(&self, seat: Seat, mv: Move) -> f32 {
        self.idleness(seat, mv)
    }

    fn is_quiet(&self) -> bool {
        self.is_between_rounds()
    }

    fn aim(&self, seat: Seat) -> Option<f32> {
        self.esteem(seat)
    }

    fn styles(_seat: Seat) -> &'static [Style] {
        &[Style::Soldier, Style::Trader]
    }

    fn liking(&self, style: Style, seat: Seat, mv: Move) -> f32 {
        self.liked(style, seat, mv)
    }

    fn round(&self) -> u16 {
        self.round
    }

    fn gauges(&self, seat: Seat) -> Vec<Gauge> {
        let empire = &self.empires[seat];
        let mut gauges = vec![
            Gauge::high("points", self.points(seat)),
            Gauge::high("placed", empire.tableau.len() as u8),
            Gauge::high("hand", self.hand_size(seat)),
            Gauge::high("goods", empire.stocked.len() as u8),
            Gauge::high("military", empire.powers.military),
        ];
        if self.invasion.is_some() {
            gauges.push(Gauge::low("damaged", empire.damaged.len() as u8));
            gauges.push(Gauge::high("defence", self.defence(seat)));
        }
        gauges
    }
}

impl Xeno {
    /// How well each seat stands: the points that it has and may still get, compared with the best
    /// of the others.
    pub(crate) fn judged(&self) -> BySeat<f32> {
        let left = self.rounds_left();
        let worth = BySeat::new(self.empires.players(), |seat| self.prospect(seat, left));
        BySeat::new(self.empires.players(), |seat| {
            let others = self.seats().filter(|it| *it != seat).map(|it| worth[it]);
            let best = others.fold(f32::MIN, f32::max);
            1.0 / (1.0 + (0.14 * (best - worth[seat])).exp())
        })
    }

    /// How many rounds the game may still last: until a twelfth card, or the last chip.
    fn rounds_left(&self) -> f32 {
        let most = self.empires.values().map(|it| it.tableau.len()).max().unwrap_or_default();
        let cards = 12_usize.saturating_sub(most) as f32 / 1.1;
        let chips = f32::from(self.pool.max(0)) / (2.0 * f32::from(self.empires.players()));
        cards.min(chips).max(0.0)
    }

    /// The points that the player has and may still get.
    fn prospect(&self, seat: Seat, left: f32) -> f32 {
        let empire = &self.empires[seat];
        let hand = (self.hand(seat).len() as f32).min(10.0);
        let coming = (left / 3.0).min(1.0);
        let goods: f32 = empire.stocked.iter().map(|it| self.good_worth(it)).sum();
        f32::from(self.points(seat))
            + (0.15 + 0.55 * coming) * hand
            + (0.2 + 0.5 * coming) * goods
            + left * self.engine(seat)
            + self.invasion_prospect(seat)
    }

    /// The worth of a good in points, while there is time to sell or consume it.
    fn good_worth(&self, world: Card) -> f32 {
        self.faces.of(world).kind().map_or(0.0, |kind| 0.6 + 0.3 * f32::from(kind.price()))
    }

    /// The points that the player's powers bring in a round.
    fn engine(&self, seat: Seat) -> f32 {
        let powers = &self.empires[seat].powers;
        let produce = powers.produce.len() as f32;
        let consume = powers.consume.len() as f32;
        let pairs = produce.min(1.3 * consume + 0.7);
        let explore = f32::from(powers.explore_draw + 2 * powers.explore_keep);
        let build = f32::from(powers.develop_discount + powers.discount + powers.develop_after);
        let kinds: u8 = powers.kind_discount.iter().sum();
        let strength = f32::from(powers.military.clamp(-2, 10));
        let xeno = f32::from(powers.against_xeno + powers.defence);
        0.35 * pairs
            + 0.08 * (produce + consume)
            + 0.06 * explore
            + 0.13 * build
            + 0.05 * f32::from(kinds)
            + 0.13 * strength
            + 0.04 * xeno
            + 0.1 * f32::from(powers.settle_after + powers.develop_before)
            + 0.05 * f32::from(powers.trade)
    }

    /// The worth of a card, in points, once it lies in the player's tableau.
    pub(crate) fn appeal(&self, seat: Seat, card: Card) -> f32 {
        let face = self.faces.of(card);
        let mut worth = f32::from(face.vp) + 0.8 * face.powers.len() as f32;
        if face.goods.is_some() {
            worth += self.good_worth(card);
        }
        if !face.scores.is_empty() {
            let mut cards = self.working(seat);
            cards.insert(card);
            worth += 1.0 + 1.2 * f32::from(self.card_points(seat, cards, card));
        }
        worth + self.six_points(seat, card) + self.bulwark(card)
    }

    /// What a card adds to the six-cost developments of the tableau.
    fn six_points(&self, seat: Seat, card: Card) -> f32 {
        let sixes = self.working(seat).intersection(self.faces.tagged(Tag::DevelopmentOfCost6));
        let adds = |six: Card| {
            self.faces.tally(six).iter().find(|it| it.1.contains(card)).map_or(0, |it| it.0)
        };
        sixes.iter().map(|it| f32::from(adds(it))).sum()
    }

    /// The prior of a move.
    #[warn(clippy::wildcard_enum_match_arm)]
    pub(crate) fn hand_made_prior(&self, seat: Seat, mv: Move) -> f32 {
        if let Some(prior) = self.prior_in_invasion(seat, mv) {
            return prior;
        }
        match mv {
            Move::Keep(world) => self.appeal(seat, world),
            Move::Pick(action) => self.prior_of_pick(seat, action),
            Move::Place(card) => self.prior_of_place(seat, card),
            Move::Use(card, number) => self.prior_of_use(seat, PowerRef { card, number }),
            Move::Spend(world) => 1.0 / self.good_worth(world),
            Move::Sell(world) => f32::from(self.sale(seat, world, None)).powi(2),
            Move::Guess(number) => {
                COSTS.get(usize::from(number).wrapping_sub(1)).map_or(0.0, |it| (it / 20.0).powi(2))
            }
            Move::Produce(world) => self.good_worth(world).powi(2),
            Move::Discard(card) | Move::Pay(card) => self.prior_of_lose(seat, card),
            Move::Nothing => 0.25,
            Move::Bunker | Move::Repair(..) | Move::Damage(_) => 1.0,
            Move::Done => self.prior_of_stop(),
        }
    }

    fn prior_of_stop(&self) -> f32 {
        match self.steps.top() {
            Some(Step::Together { ask: Ask::PayWorld, .. }) => 6.0,
            Some(Step::Consume { .. }) => 1.0,
            _ => 0.7,
        }
    }

    /// Higher for actions that bring more now.
    fn prior_of_pick(&self, seat: Seat, action: Action) -> f32 {
        let hand = self.hand(seat);
        let empire = &self.empires[seat];
        let goods = empire.stocked.len() as f32;
        let best = |tag: Tag| {
            let cards = hand.intersection(self.faces.tagged(tag));
            cards.iter().map(|it| self.profit(seat, it)).fold(0.0, f32::max)
        };
        match action {
            Action::ExploreFive => 1.5 / (1.0 + 0.25 * hand.len() as f32),
            Action::ExploreOne => 1.6 / (1.0 + 0.2 * hand.len() as f32),
            Action::Develop => 0.1 + 0.5 * best(Tag::Development),
            Action::Settle => 0.1 + 0.5 * best(Tag::World),
            Action::Trade if goods == 0.0 => 0.02,
            Action::Trade => {
                let sales = empire.stocked.iter().map(|it| self.sale(seat, it, None));
                let best = f32::from(sales.max().unwrap_or_default());
                0.6 * best / (1.0 + 0.1 * hand.len() as f32)
            }
            Action::Double => self.prior_of_double(seat),
            Action::Produce => 0.1 + 0.8 * self.crop(seat),
            Action::Repair => 1.2 * empire.damaged.len() as f32,
        }
    }

    /// What Consume would bring: the goods that powers take.
    fn prior_of_double(&self, seat: Seat) -> f32 {
        let empire = &self.empires[seat];
        let fed = empire.stocked.len().min(2 * empire.powers.consume.len());
        if fed == 0 { 0.03 } else { 0.7 * fed as f32 }
    }

    /// How many worlds would produce.
    fn crop(&self, seat: Seat) -> f32 {
        let empire = &self.empires[seat];
        let here = |it: &&PowerRef| {
            self.effect(**it) == Effect::ProduceHere && !empire.stocked.contains(it.card)
        };
        let fallow = self.working(seat).intersection(self.faces.windfalls()).minus(empire.stocked);
        let wind = |it: &&PowerRef| matches!(self.effect(**it), Effect::ProduceWindfall { .. });
        let winds = 1 + empire.powers.produce.iter().filter(wind).count();
        let own = empire.powers.produce.iter().filter(here).count();
        (own + winds.min(fallow.len())) as f32
    }

    /// What placing a card of the hand would gain now, less what it costs; none if it cannot be
    /// placed.
    fn profit(&self, seat: Seat, card: Card) -> f32 {
        let purse = self.hand(seat).len() as u8 - 1;
        let cost = if self.faces.of(card).development {
            let cost = self.development_cost(seat, card);
            if purse < cost || self.has_twin(seat, card) {
                return 0.0;
            }
            cost
        } else if self.may_take(seat, card) {
            self.world_bill(seat, card, &[]).cards().unwrap_or_default().min(purse)
        } else {
            return 0.0;
        };
        (self.appeal(seat, card) - 0.5 * f32::from(cost) + 1.0).max(0.2)
    }

    fn prior_of_place(&self, seat: Seat, card: Card) -> f32 {
        0.4 * self.profit(seat, card).powi(2)
    }

    /// High for cards that are worth least, or cannot be paid for in a long time.
    fn prior_of_lose(&self, seat: Seat, card: Card) -> f32 {
        let dear = f32::from(self.faces.of(card).cost);
        let worth = self.appeal(seat, card) - 0.4 * dear + 1.0;
        let twin =
            if self.faces.of(card).development && self.has_twin(seat, card) { 9.0 } else { 1.0 };
        twin / (0.4 + worth.max(0.0)).powi(2)
    }

    fn prior_of_use(&self, seat: Seat, power: PowerRef) -> f32 {
        match (self.steps.top(), self.effect(power)) {
            (Some(Step::Together { ask: Ask::PayWorld, .. }), effect) => {
                self.prior_of_help(seat, effect)
            }
            (_, Effect::DiscardForChips { .. }) => 0.5 / (1.0 + self.rounds_left()),
            (_, Effect::ProduceHere) => 2.0,
            _ => 1.5,
        }
    }

    /// High for powers that the world needs, or that save cards.
    fn prior_of_help(&self, seat: Seat, effect: Effect) -> f32 {
        let empire = &self.empires[seat];
        let Some(card) = empire.placed else { return 0.0 };
        let Some(sealed) = empire.sealed.seen_by(Viewer::Seat(seat)) else { return 0.0 };
        match (self.world_bill(seat, card, &sealed.used), effect) {
            (Bill::Short { .. }, _) | (_, Effect::AddGood) => 6.0,
            (Bill::Cards { count }, Effect::CostBecomesZero) => f32::from(count),
            (Bill::Cards { .. } | Bill::Strength, _) => 0.02,
        }
    }

    /// What simulations count of a finished game.
    pub(crate) fn counted(&self) -> Vec<(String, u32)> {
        let mut facts = vec![("rounds".to_string(), self.round.into())];
        for action in Action::ALL {
            let count = self.tally.actions[action as usize];
            facts.push((format!("picked-{}", action.word()), count.into()));
        }
        let best = self.seats().map(|it| self.points(it)).max().unwrap_or_default();
        facts.push(("best-points".to_string(), best.max(0) as u32));
        facts.push(("shuffles".to_string(), self.tally.shuffles.into()));
        if let Some(invasion) = &self.invasion {
            facts.push(("threat".to_string(), invasion.threat.into()));
            facts.push(("defeats".to_string(), invasion.defeats.into()));
            facts.push(("defended".to_string(), self.tally.defended.into()));
            facts.push(("damaged".to_string(), self.tally.damaged.into()));
            facts.push(("repaired".to_string(), self.tally.repaired.into()));
        }
        facts
    }
}
