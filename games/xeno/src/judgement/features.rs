//! What a network reads of a position: what one player knows of it, as numbers. Their order is the
//! order of the weights in the files, so changing it needs a new training.

use tabletop::{BySeat, Inputs, Seat, SetOf};

use crate::card::{Card, DESIGNS, Kind, Tag};
use crate::event::Bonus;
use crate::invasion::Invasion;
use crate::moves::Action;
use crate::rules::{PHASES, phase_of};
use crate::state::{Empire, Xeno};
use crate::view::{Bill, Phase, Powers};

/// The most rivals that a player can have.
const RIVALS: usize = 4;

/// So many degrees of lacking strength are told apart: none, one and so on; the last one is for all greater
/// ones.
const LACKS: usize = 6;

/// What the cards of the hand promise for the phases that may come, by the judgement made by hand.
struct Prospects {
    /// The gain of the best development, or world, that could be placed.
    develop: f32,
    settle: f32,
    sale: f32,
    fed: f32,
    crop: f32,
    /// The cards of the hand that could be placed now.
    able: SetOf<Card>,
}

fn designs(cards: SetOf<Card>) -> impl Iterator<Item = usize> {
    cards.iter().map(|it| it.design() as usize)
}

fn tell_cards(cards: SetOf<Card>, weight: f32, to: &mut Inputs) {
    to.each(designs(cards), DESIGNS, weight);
}

impl Xeno {
    /// Writes what `seat` knows.
    pub(super) fn told(&self, seat: Seat, to: &mut Inputs) {
        self.tell_table(to);
        self.tell_round(seat, to);
        self.tell_own(seat, to);
        self.tell_prospects(seat, to);
        self.tell_rivals(seat, to);
        if let Some(xenos) = &self.invasion {
            self.tell_invasion(xenos, seat, to);
        }
        self.tell_hopes(seat, to);
    }

    fn tell_table(&self, to: &mut Inputs) {
        let players = usize::from(self.empires.players());
        to.one_of(Some(players - 2), RIVALS);
        to.flag(self.options.expert);
        to.steps(self.round.into(), 0, 12);
        let share = f32::from(self.pool.max(0)) / (12 * players) as f32;
        to.number(share);
        to.steps((8.0 * (1.0 - share)) as i32, 0, 8);
        to.one_of(Some(self.phase as usize), Phase::Invasion as usize + 1);
    }

    /// The player's actions that may still take effect in this round, its sealed ones included.
    fn coming(&self, seat: Seat) -> impl Iterator<Item = Action> {
        let empire = &self.empires[seat];
        let picking = self.phase == Phase::Pick;
        let picks = if picking { &empire.sealed.for_rules().actions } else { &empire.picks };
        let phase = self.phase;
        let still = move |it: &Action| {
            Phase::Pick <= phase && phase < Phase::Limit && phase <= phase_of(*it)
        };
        picks.iter().copied().filter(still)
    }

    /// Whether a phase is still to come, as far as the player knows.
    fn awaits(&self, seat: Seat, phase: Phase) -> bool {
        match self.phase {
            Phase::Pick => self.coming(seat).any(|it| phase_of(it) == phase),
            _ => Phase::Pick < self.phase && self.phase < phase && self.happens(phase),
        }
    }

    fn tell_round(&self, seat: Seat, to: &mut Inputs) {
        for action in Action::ALL {
            to.number(self.coming(seat).filter(|it| *it == action).count() as f32);
        }
        PHASES.iter().for_each(|it| to.flag(self.awaits(seat, *it)));
        let others = f32::from(self.empires.players() - 1);
        for action in Action::ALL {
            let picked = |it: Seat| self.empires[it].picks.iter().filter(|it| **it == action);
            let count: usize = self.rivals(seat).map(|it| picked(it).count()).sum();
            to.number(count as f32 / others);
        }
    }

    fn rivals(&self, seat: Seat) -> impl Iterator<Item = Seat> {
        self.seats().filter(move |it| *it != seat)
    }

    /// The number of cards in hand, with those that will come and without those that are due.
    fn purse_of(&self, seat: Seat) -> i32 {
        let hand = self.hand(seat).len() as i32;
        let drawn = match self.phase {
            Phase::Develop | Phase::Settle => self.after_placing(self.phase, seat),
            _ => 0,
        };
        hand - i32::from(self.empires[seat].owes) + i32::from(drawn)
    }

    fn tell_own(&self, seat: Seat, to: &mut Inputs) {
        let empire = &self.empires[seat];
        let hand = self.hand(seat);
        tell_cards(self.working(seat), 1.0, to);
        tell_cards(hand, 1.0, to);
        to.steps(self.purse_of(seat), 0, 12);
        to.steps(empire.tableau.len() as i32, 1, 11);
        to.number(f32::from(empire.chips) / 10.0);
        to.number(f32::from(self.points(seat)) / 20.0);
        for kind in Kind::ALL {
            to.steps(self.stocked(seat, Some(kind)).len() as i32, 0, 3);
        }
        to.steps(empire.stocked.len() as i32, 0, 6);
        tell_powers(&empire.powers, to);
    }

    fn prospects(&self, seat: Seat) -> Prospects {
        let hand = self.hand(seat);
        let empire = &self.empires[seat];
        let mut able = SetOf::EMPTY;
        let mut best = |tag: Tag| {
            let mut most = 0.0_f32;
            for card in hand.intersection(self.faces.tagged(tag)).iter() {
                let profit = self.profit(seat, card);
                if 0.0 < profit {
                    able.insert(card);
                }
                most = most.max(profit);
            }
            most
        };
        let (develop, settle) = (best(Tag::Development), best(Tag::World));
        let sales = empire.stocked.iter().map(|it| self.sale(seat, it, None));
        Prospects {
            develop,
            settle,
            sale: f32::from(sales.max().unwrap_or_default()) / 5.0,
            fed: empire.stocked.len().min(2 * empire.powers.consume.len()) as f32 / 4.0,
            crop: self.crop(seat) / 4.0,
            able,
        }
    }

    /// What the phases may bring, and what those will bring that surely come.
    fn tell_prospects(&self, seat: Seat, to: &mut Inputs) {
        let prospects = self.prospects(seat);
        tell_cards(prospects.able, 1.0, to);
        let has = |action: Action| self.coming(seat).any(|it| it == action);
        let gains = [
            (prospects.develop / 5.0, self.awaits(seat, Phase::Develop)),
            (prospects.settle / 5.0, self.awaits(seat, Phase::Settle)),
            (prospects.sale, has(Action::Trade)),
            (prospects.fed, has(Action::Double)),
            (prospects.fed, self.awaits(seat, Phase::Consume)),
            (prospects.crop, self.awaits(seat, Phase::Produce)),
        ];
        for (gain, comes) in gains {
            to.number(gain);
            to.number(if comes { gain } else { 0.0 });
            to.flag(comes && gain == 0.0);
        }
    }

    /// What cards of the hand would count, and how much strength worlds of the hand still want.
    fn tell_hopes(&self, seat: Seat, to: &mut Inputs) {
        let (hand, working) = (self.hand(seat), self.working(seat));
        let (mut now, mut later) = ([0.0; DESIGNS], [0.0; DESIGNS]);
        for card in hand.iter().filter(|it| !self.faces.of(*it).scores.is_empty()) {
            let design = card.design() as usize;
            let with = |more: SetOf<Card>| {
                let mut cards = working.union(more);
                cards.insert(card);
                f32::from(self.card_points(seat, cards, card)) / 10.0
            };
            now[design] = with(SetOf::EMPTY);
            later[design] = with(hand) - now[design];
        }
        now.iter().chain(&later).for_each(|it| to.number(*it));
        let adds = hand.iter().map(|it| self.six_points(seat, it));
        let (sum, most) = adds.fold((0.0, 0.0_f32), |(sum, most), it| (sum + it, most.max(it)));
        to.number(sum / 10.0);
        to.number(most / 5.0);
        self.tell_conquests(hand, seat, to);
    }

    /// The military worlds of the hand by the strength that is missing: how many points they have,
    /// and the most of one.
    fn tell_conquests(&self, hand: SetOf<Card>, seat: Seat, to: &mut Inputs) {
        let (mut sums, mut most) = ([0.0; LACKS], [0.0_f32; LACKS]);
        for world in hand.intersection(self.faces.tagged(Tag::MilitaryWorld)).iter() {
            let lack = match self.world_bill(seat, world, &[]) {
                Bill::Short { missing } => usize::from(missing).min(LACKS - 1),
                Bill::Strength | Bill::Cards { .. } => 0,
            };
            let points = f32::from(self.faces.of(world).vp) / 5.0;
            sums[lack] += points;
            most[lack] = most[lack].max(points);
        }
        sums.iter().chain(&most).for_each(|it| to.number(*it));
    }

    fn tell_rivals(&self, seat: Seat, to: &mut Inputs) {
        let others = f32::from(self.empires.players() - 1);
        let all = self.rivals(seat).flat_map(|it| designs(self.working(it)));
        to.each(all, DESIGNS, 1.0 / others);
        let points = BySeat::new(self.empires.players(), |it| self.points(it));
        let mut rivals: tabletop::ArrayVec<Seat, RIVALS> = self.rivals(seat).collect();
        rivals.sort_by_key(|it| std::cmp::Reverse((points[*it], self.empires[*it].tableau.len())));
        let longest = rivals.iter().map(|it| self.empires[*it].tableau.len()).max();
        to.steps(longest.unwrap_or_default() as i32, 3, 9);
        to.number(f32::from(points[seat] - points[rivals[0]]) / 10.0);
        to.steps(i32::from(points[seat] - points[rivals[0]]), -10, 20);
        for at in 0..RIVALS {
            match rivals.get(at) {
                Some(rival) => self.tell_rival(points[seat], points[*rival], *rival, to),
                None => (0..7).for_each(|_| to.number(0.0)),
            }
        }
    }

    fn tell_rival(&self, own: i16, points: i16, rival: Seat, to: &mut Inputs) {
        let empire = &self.empires[rival];
        to.number(f32::from(own - points) / 10.0);
        to.number(self.hand(rival).len() as f32 / 10.0);
        to.number(empire.tableau.len() as f32 / 12.0);
        to.number(empire.stocked.len() as f32 / 5.0);
        to.number(f32::from(empire.chips) / 10.0);
        to.number(f32::from(empire.powers.military) / 10.0);
        to.number(self.crop(rival) / 5.0);
    }

    fn tell_invasion(&self, xenos: &Invasion, seat: Seat, to: &mut Inputs) {
        let strengths = self.strengths();
        let total: i32 = strengths.values().map(|it| i32::from(*it)).sum();
        let lack = i32::from(xenos.threat) - total;
        to.number(lack as f32 / 20.0);
        to.steps(lack, 0, 20);
        let left = xenos.waves.left();
        left.iter().for_each(|it| to.number(f32::from(*it) / 10.0));
        to.one_of(left.iter().position(|it| 0 < *it), 3);
        to.steps(xenos.defeats.into(), 0, 1);
        let own = i32::from(strengths[seat]);
        to.steps(own, -2, 14);
        to.steps(own + i32::from(self.empires[seat].powers.defence), -2, 14);
        to.one_of(xenos.track.place(seat), RIVALS + 1);
        to.number(f32::from(xenos.award(seat)) / 5.0);
        self.tell_defence(xenos, seat, to);
        self.tell_damage(seat, to);
        to.flag(self.has_end_bonus(seat, Bonus::BestAdmiral));
        to.flag(self.has_end_bonus(seat, Bonus::BestEffort));
        self.tell_admirals(xenos, &strengths, seat, to);
    }

    /// The invasion card that the player faces, and its defence.
    fn tell_defence(&self, xenos: &Invasion, seat: Seat, to: &mut Inputs) {
        let faced = xenos.faced[seat].is_some();
        let margin = if faced { i32::from(self.margin(seat)) } else { 0 };
        to.flag(faced);
        to.flag(faced && 0 < margin);
        to.number(margin as f32 / 10.0);
        let safe =
            self.rivals(seat).any(|it| xenos.faced[it].is_some() && 0 < self.standing_margin(it));
        to.flag(faced && safe);
    }

    fn tell_damage(&self, seat: Seat, to: &mut Inputs) {
        let empire: &Empire = &self.empires[seat];
        let worth: i32 = empire.damaged.iter().map(|it| i32::from(self.faces.of(it).vp)).sum();
        to.steps(empire.damaged.len() as i32, 0, 4);
        to.number(worth as f32 / 5.0);
        to.number(f32::from(empire.repairs) / 2.0);
        tell_cards(empire.damaged, 1.0, to);
    }

    fn tell_admirals(&self, xenos: &Invasion, strengths: &BySeat<i8>, seat: Seat, to: &mut Inputs) {
        let rivals = || self.rivals(seat).map(|it| (it, &self.empires[it]));
        let most = rivals().map(|it| strengths[it.0]).max().unwrap_or_default();
        let effort = rivals().map(|it| it.1.effort).max().unwrap_or_default();
        let others = f32::from(self.empires.players() - 1);
        let sum =
            |value: &dyn Fn(Seat) -> f32| rivals().map(|it| value(it.0)).sum::<f32>() / others;
        to.number(f32::from(strengths[seat] - most) / 10.0);
        to.number((f32::from(self.empires[seat].effort) - f32::from(effort)) / 5.0);
        to.number(sum(&|it| f32::from(strengths[it]) / 10.0));
        to.number(sum(&|it| f32::from(self.empires[it].powers.defence) / 5.0));
        to.number(sum(&|it| self.empires[it].damaged.len() as f32 / 3.0));
        to.number(sum(&|it| if xenos.failed.contains(it) { 1.0 } else { 0.0 }));
    }
}

fn tell_powers(powers: &Powers, to: &mut Inputs) {
    to.steps(powers.military.into(), -2, 12);
    let signed = [powers.against_xeno, powers.against_rebel, powers.defence];
    signed.iter().chain(&powers.against_kind).for_each(|it| to.number(f32::from(*it) / 4.0));
    let plain = [
        powers.explore_draw,
        powers.explore_keep,
        powers.develop_before,
        powers.develop_discount,
        powers.develop_after,
        powers.discount,
        powers.settle_after,
        powers.trade,
    ];
    let kinds = powers.kind_discount.iter().chain(&powers.kind_trade);
    plain.iter().chain(kinds).for_each(|it| to.number(f32::from(*it) / 3.0));
    let lists = [powers.settle.len(), powers.consume.len(), powers.produce.len()];
    lists.iter().for_each(|it| to.number(*it as f32 / 5.0));
}
