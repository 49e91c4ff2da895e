//! What the events in force change. [`effective`](crate::effective) and the phases ask here
//! whenever they need it.

use tabletop::{Seat, SetOf};

use super::{Happening, Rewrite, Rule, Where, Whom};
use crate::card::{Card, Sex, Trait};
use crate::deck::Shot;
use crate::effective::{Attribute, Barriers};
use crate::map::{Continent, Lands, Region, Square, Squares};
use crate::state::Planisphere;
use crate::view::{ClashResult, Phase};

/// The traits that are powers; being a machine or a marine is not one (PL 11.19).
const POWERS: [Trait; 4] = [Trait::Flying, Trait::Control, Trait::Martyr, Trait::Swift];

/// The rules of these events.
pub(crate) fn rules_of(
    numbers: impl Iterator<Item = u8> + Clone,
) -> impl Iterator<Item = Rule> + Clone {
    numbers.flat_map(|it| Happening::of(it).holds).copied()
}

// What is in force.
impl Planisphere {
    /// The rules in force, in the order of the rolls.
    fn rules(&self) -> impl Iterator<Item = Rule> + Clone + '_ {
        rules_of(self.in_force.iter().map(|it| it.number))
    }

    pub(crate) fn holds(&self, rule: Rule) -> bool {
        self.rules().any(|it| it == rule)
    }

    /// The events in force without which something would be different now, by their numbers.
    pub(crate) fn events_behind(&self, differs: impl Fn(&Planisphere) -> bool) -> Vec<u8> {
        let mut numbers: Vec<u8> = self.in_force.iter().map(|it| it.number).collect();
        numbers.dedup();
        numbers.retain(|number| {
            let mut without = self.clone();
            without.in_force.retain(|it| it.number != *number);
            differs(&without)
        });
        numbers
    }

    /// How many events in force have this rule (PL 10.3).
    pub(crate) fn times(&self, rule: Rule) -> u8 {
        self.rules().filter(|it| *it == rule).count() as u8
    }
}

// Values.
impl Planisphere {
    /// The value set by the last event in force that sets it (PL 10.4).
    pub(crate) fn set_by_events(&self, attribute: Attribute) -> Option<i8> {
        self.rules().fold(None, |last, rule| {
            if let Rule::Set(it, value) = rule
                && it == attribute
            {
                Some(value)
            } else {
                last
            }
        })
    }

    /// What all events in force add; `square` is where the unit stands or would stand.
    pub(crate) fn added_by_events(
        &self,
        attribute: Attribute,
        card: Card,
        square: Option<Square>,
    ) -> i8 {
        let added = |rule| {
            if let Rule::Add(it, plus, place) = rule
                && it == attribute
                && self.counts(place, square)
            {
                return plus;
            }
            0
        };
        // PL 11.66: speed for strength. The strength is taken where specials are counted.
        let speed =
            attribute == Attribute::Dis && self.units[card.slot()].is_some_and(|it| it.light);
        self.rules().map(added).sum::<i8>() + i8::from(speed)
    }

    fn counts(&self, place: Where, square: Option<Square>) -> bool {
        let on = |squares: Squares| square.is_some_and(|it| squares.contains(it));
        match place {
            Where::Everywhere => true,
            Where::Within(region) => on(region.squares()),
            Where::Asia => on(Continent::Asia.squares()),
            Where::On(terrain) => square.is_some_and(|it| self.terrain_at(it, terrain)),
            Where::Striking | Where::Struck => false, // These count only in contact, see `contact_bonus`.
        }
    }

    /// What events add to the ATT of the unit that strikes and to the DEF of the unit that is
    /// struck in contact (PL 11.58 and 11.75).
    pub(crate) fn contact_bonus(&self, attribute: Attribute) -> i8 {
        let added = |rule| {
            if let Rule::Add(it, plus, Where::Striking | Where::Struck) = rule
                && it == attribute
            {
                return plus;
            }
            0
        };
        self.rules().map(added).sum()
    }

    /// The value within the limits that events in force set; nothing is less than 0 (PL 10.4).
    pub(crate) fn capped_by_events(&self, attribute: Attribute, value: i8) -> i8 {
        let cap = |value: i8, rule| {
            if let Rule::DisAtMost(most) = rule
                && attribute == Attribute::Dis
            {
                return value.min(most);
            }
            value
        };
        self.rules().fold(value, cap).max(0)
    }

    /// TIR after the events in force: the last event that gives one, unless an event forbids it (PL
    /// 10.4).
    pub(crate) fn shot_after_events(&self, printed: Option<Shot>) -> Option<Shot> {
        let given = |shot, rule| if let Rule::SetShot(it) = rule { Some(it) } else { shot };
        self.rules().fold(printed, given).filter(|_| self.specials_work())
    }

    /// Traits after the events in force: exchanged, then granted, then forbidden (PL 10.4).
    pub(crate) fn traits_after_events(&self, card: Card, printed: SetOf<Trait>) -> SetOf<Trait> {
        let mut traits = printed;
        for rule in self.rules() {
            if let Rule::Grant(it) = rule {
                traits.insert(it);
            } else if rule == Rule::SwapMartyrsAndControl {
                swap(&mut traits, Trait::Martyr, Trait::Control);
            }
        }
        if let Some(unit) = self.units[card.slot()] {
            traits = traits.union(unit.granted());
        }
        if !self.specials_work() {
            POWERS.into_iter().for_each(|it| traits.remove(it));
        }
        traits
    }

    /// Sex after the events in force; machines have none (PL 11.53).
    pub(crate) fn sex_after_events(&self, printed: Option<Sex>) -> Option<Sex> {
        if self.holds(Rule::Grant(Trait::Machine)) {
            return None;
        }
        match (printed, self.times(Rule::SwapSexes) % 2) {
            (Some(Sex::Male), 1) => Some(Sex::Female),
            (Some(Sex::Female), 1) => Some(Sex::Male),
            (sex, _) => sex,
        }
    }

    /// Whether special boxes work (PL 11.19).
    pub(crate) fn specials_work(&self) -> bool {
        !self.holds(Rule::NoSpecials)
    }

    /// Whether weaknesses are off (PL 11.35).
    pub(crate) fn are_shielded(&self) -> bool {
        self.holds(Rule::NoWeaknesses)
    }
}

fn swap(traits: &mut SetOf<Trait>, one: Trait, other: Trait) {
    let (had_one, had_other) = (traits.contains(one), traits.contains(other));
    if had_one != had_other {
        let (lost, gained) = if had_one { (one, other) } else { (other, one) };
        traits.remove(lost);
        traits.insert(gained);
    }
}

// The ground.
impl Planisphere {
    /// The terrains of all squares now, rewritten in the order of the rolls (PL 10.4). A unit that
    /// stands on ground that became forbidden lives on (PL 10.5).
    pub(crate) fn lands(&self) -> Lands {
        lands_under(self.rules())
    }

    /// The squares on which a unit dies that enters (PL 11.15, 11.23, 11.24 and 11.34).
    pub(crate) fn deadly(&self) -> Squares {
        deadly_under(self.rules())
    }

    /// The event that makes a square deadly.
    pub(crate) fn killer_at(&self, square: Square) -> Option<u8> {
        let kills = |rule: &Rule| matches!(rule, Rule::Fatal(it) if it.squares().contains(square));
        let mut numbers = self.in_force.iter().map(|it| it.number);
        numbers.find(|it| Happening::of(*it).holds.iter().any(kills))
    }

    pub(crate) fn barriers(&self) -> Barriers {
        barriers_under(self.rules())
    }

    /// Squares from which and into which nobody shoots (PL 11.14).
    pub(crate) fn no_shots(&self) -> Squares {
        no_shots_under(self.rules())
    }

    /// Whether steps of movement are diagonal (PL 11.38).
    pub(crate) fn steps_are_diagonal(&self) -> bool {
        self.holds(Rule::Diagonal)
    }
}

/// The terrains of all squares under these rules, rewritten in their order.
pub(crate) fn lands_under(rules: impl Iterator<Item = Rule>) -> Lands {
    let mut lands = Lands::PRINTED;
    for rule in rules {
        let Rule::Ground(rewrite) = rule else { continue };
        match rewrite {
            Rewrite::Turns(from, into) => lands.turn(from, into),
            Rewrite::Covers(it) => lands.cover(Squares::ALL, it),
            Rewrite::CoversRegion(region, it) => lands.cover(region.squares(), it),
        }
    }
    lands
}

/// Where movement is barred (PL 11.13 and 11.18). A unit dies on a deadly square, so its way ends
/// there too.
pub(crate) fn barriers_under(rules: impl Iterator<Item = Rule> + Clone) -> Barriers {
    let sticky =
        regions(rules.clone(), |it| if let Rule::Sticky(it) = it { Some(it) } else { None });
    let closed =
        regions(rules.clone(), |it| if let Rule::Closed(it) = it { Some(it) } else { None });
    let deadly = deadly_under(rules);
    Barriers { exit: sticky.union(closed), entry: closed, stop: sticky.union(deadly) }
}

fn deadly_under(rules: impl Iterator<Item = Rule>) -> Squares {
    regions(rules, |it| if let Rule::Fatal(it) = it { Some(it) } else { None })
}

pub(crate) fn no_shots_under(rules: impl Iterator<Item = Rule>) -> Squares {
    regions(rules, |it| if let Rule::NoShotsAcross(it) = it { Some(it) } else { None })
}

/// The squares of all regions that rules name.
fn regions(rules: impl Iterator<Item = Rule>, named: impl Fn(Rule) -> Option<Region>) -> Squares {
    rules.filter_map(named).fold(Squares::EMPTY, |all, it| all.union(it.squares()))
}

// Phases.
impl Planisphere {
    /// Whether the phase takes place at all: drawing (PL 11.40, 11.51 and 11.92), movement (PL
    /// 11.39), shooting and contact (PL 11.5 and 11.59).
    pub(crate) fn happens(&self, phase: Phase) -> bool {
        match phase {
            Phase::Draw => !self.holds(Rule::NoDraw),
            Phase::Movement => !self.holds(Rule::NoMovement),
            Phase::Shooting | Phase::Contact => !self.holds(Rule::NoCombat),
            Phase::Overture | Phase::Reinforcement | Phase::Reproduction | Phase::Happenings => {
                true
            }
        }
    }

    /// Whether a player shoots and resolves its contacts in this round (PL 11.86).
    pub(crate) fn may_fight(&self, seat: Seat) -> bool {
        !self.fined.contains(seat)
    }

    /// How many cards, beyond one, each player draws and may bring into play (PL 11.7).
    pub(crate) fn extra_cards(&self) -> u8 {
        self.times(Rule::ExtraCard)
    }

    /// Whether arrival needs a test (PL 11.1).
    pub(crate) fn arrival_is_tested(&self) -> bool {
        !self.holds(Rule::ArrivalSucceeds)
    }

    /// Whether the owner names the continent, instead of throwing the dice of position (PL 11.2).
    pub(crate) fn lands_by_continent(&self) -> bool {
        self.holds(Rule::ContinentChosen)
    }

    /// Whether units may be put in gestation, and counters go down (PL 11.4).
    pub(crate) fn gestation_goes_on(&self) -> bool {
        !self.holds(Rule::NoGestation)
    }

    /// Whether the unit may be put in gestation; a unit that landed in this round may not (PL
    /// 11.62).
    pub(crate) fn may_breed(&self, card: Card) -> bool {
        self.unit(card).landed != self.round || !self.holds(Rule::NoGestationForNewcomers)
    }
}

// What units may do.
impl Planisphere {
    /// Whether an event keeps the unit from moving: it is paralysed, or has just replaced another
    /// (PL 11.81).
    pub(crate) fn is_held(&self, card: Card) -> bool {
        self.unit(card).pinned == Some(self.round) || self.is_paralysed(card)
    }

    /// Whether an event keeps the unit from shooting.
    pub(crate) fn is_silenced(&self, card: Card) -> bool {
        self.is_paralysed(card) || !self.may_fight(self.unit(card).owner)
    }

    /// Whether an event keeps the unit from moving, shooting and beginning a combat (PL 10.11).
    pub(crate) fn is_paralysed(&self, card: Card) -> bool {
        self.rules().any(|rule| matches!(rule, Rule::Paralysed(whom) if self.is_hit(whom, card)))
    }

    /// Whether units may give up strength for speed (PL 11.66).
    pub(crate) fn may_lighten(&self) -> bool {
        self.holds(Rule::Featherweight)
    }

    /// Whether `whom` includes this unit.
    pub(crate) fn is_hit(&self, whom: Whom, card: Card) -> bool {
        let unit = self.unit(card);
        match whom {
            Whom::All => true,
            Whom::In(region) => region.squares().contains(unit.square),
            Whom::With(it) => self.has(card, it),
            Whom::Of(sex) => self.sex(card) == Some(sex),
            Whom::OfIn(sex, region) => {
                self.is_hit(Whom::Of(sex), card) && self.is_hit(Whom::In(region), card)
            }
            Whom::AttackAbove(most) => most < self.att(card),
            Whom::Moving(dis) => self.dis(card) == dis,
            Whom::Winners => self.winners.contains(card),
            Whom::VictoriesAbove(most) => most < unit.victories,
            Whom::CannotFight => self.cannot_fight(card),
            Whom::BesideMale => {
                self.sex(card) == Some(Sex::Female)
                    && self.units_at(unit.square).any(|it| self.is_idle_male(it))
            }
        }
    }

    /// PL 11.94: whether a unit is in gestation, kept by an event from beginning a combat, or too
    /// weak to hurt anybody.
    fn cannot_fight(&self, card: Card) -> bool {
        let harmless = self.att(card) <= 0 && self.shot(card).is_none();
        harmless || !self.acts(card)
    }

    fn is_idle_male(&self, card: Card) -> bool {
        self.sex(card) == Some(Sex::Male) && !self.is_gestating(card)
    }
}

// Combat.
impl Planisphere {
    /// Whether units of one camp fight each other (PL 11.22).
    pub(crate) fn friends_fight(&self) -> bool {
        self.holds(Rule::Paranoia)
    }

    /// Whether the defender strikes first, unless Célérité decides otherwise (PL 11.48).
    pub(crate) fn defenders_strike_first(&self) -> bool {
        self.holds(Rule::DefenderFirst)
    }

    /// The result of a combat after events: undone (PL 11.27) or inverted (PL 11.26), except for
    /// units that nothing destroys (PL 11.63).
    pub(crate) fn result_after_events(
        &self,
        attacker: Card,
        defender: Card,
        result: ClashResult,
    ) -> ClashResult {
        let result = if self.is_inverted() { result.inverted() } else { result };
        let victim = match result {
            ClashResult::DefenderDestroyed => defender,
            ClashResult::AttackerDestroyed => attacker,
            ClashResult::Equality => return result,
        };
        let spared = self.holds(Rule::WithoutEffect) || self.is_safe(victim);
        if spared { ClashResult::Equality } else { result }
    }

    /// Whether an attempt to take a unit over succeeds (PL 11.26).
    pub(crate) fn control_after_events(&self, taken: bool) -> bool {
        taken != self.is_inverted()
    }

    /// Whether results are inverted (PL 11.26); twice inverted is not inverted (PL 10.3).
    pub(crate) fn is_inverted(&self) -> bool {
        self.times(Rule::Inverted) % 2 == 1
    }

    /// Whether nothing can destroy the unit (PL 11.63).
    pub(crate) fn is_safe(&self, card: Card) -> bool {
        self.rules().any(|rule| matches!(rule, Rule::Indestructible(it) if self.has(card, it)))
    }
}
