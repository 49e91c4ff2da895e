//! Why a move is refused: the key of a sentence, and the section that decides.

use tabletop::Why;

use crate::card::{Ability, Also, Die, Encounter, Face, Weapon};
use crate::deck::Power;
use crate::moves::Move;
use crate::rules::gives_cube;
use crate::state::{Found, OwnDie, Pulp, Slot};
use crate::step::{Choice, Step};
use crate::view::{CannotUse, Fate};

/// Why a move is not offered.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Reason {
    /// Something else is decided now.
    NotNow,
    /// The planet does not lie open.
    NoPlanet,
    /// The captain has no such die.
    NoDie,
    /// A swap exchanges one of the captain's dice for one that is not owned.
    NoSwap,
    /// The face does something else, or works at another moment.
    WrongFace,
    /// One die for each card, and it has been used.
    DieUsed,
    /// A die gives cubes once a turn, and has done so.
    OnceATurn,
    /// Dice and weapons come before the first point, and one has been paid.
    PayingBegan,
    /// The same, while evading.
    EscapeBegan,
    /// There is nothing that a die could act on.
    NothingToDo,
    /// The die shows 6 already, or is not of the kind that goes up.
    NotRaised,
    /// A card with a printed strength of 0 can only be evaded.
    NoStrength,
    /// The points are not enough, or those left would not be enough for the rest.
    CannotPay,
    /// More than is due.
    TooMuch,
    /// No strength of this ability is due; other points must be exchanged.
    NotDue,
    /// Points of one ability do not stand for another at this rate.
    BadRate,
    /// An evasion is paid with single points, from an ability that has one.
    NoPoint,
    /// The bag has no such cube, or none that may be taken.
    NoCube,
    /// No such cube was drawn.
    NotDrawn,
    /// The super weapon has not been found.
    NotFound,
    /// The super weapon is not among those to be found.
    NotInPile,
    /// The super weapon is not understood.
    NotUnderstood,
    /// The super weapon has been used in this phase.
    WeaponUsed,
    /// The super weapon works at another moment, or has nothing to act on.
    WeaponMoment,
    /// The super weapon is understood already and takes no cube.
    Understood,
    /// The hand lacks the code or key that the planet costs.
    NoToken,
    /// The hand has no such card to give up.
    NoneLeft,
    /// The planet has no second effect that could be paid for now.
    NoEffect,
    /// There is no market, it has bought a card already, or the hand has no card of this kind.
    NothingToSell,
    /// The ability is at its most.
    AtMost,
    /// The ability is at 0.
    AtZero,
    /// Only engaged cards with a code or key can be kept, each once.
    NotKept,
    /// Only the first engaged card counts as a key, and only where a place says so.
    NotAKey,
}

impl Reason {
    pub const ALL: [Reason; 33] = [
        Reason::NotNow,
        Reason::NoPlanet,
        Reason::NoDie,
        Reason::NoSwap,
        Reason::WrongFace,
        Reason::DieUsed,
        Reason::OnceATurn,
        Reason::PayingBegan,
        Reason::EscapeBegan,
        Reason::NothingToDo,
        Reason::NotRaised,
        Reason::NoStrength,
        Reason::CannotPay,
        Reason::TooMuch,
        Reason::NotDue,
        Reason::BadRate,
        Reason::NoPoint,
        Reason::NoCube,
        Reason::NotDrawn,
        Reason::NotFound,
        Reason::NotInPile,
        Reason::NotUnderstood,
        Reason::WeaponUsed,
        Reason::WeaponMoment,
        Reason::Understood,
        Reason::NoToken,
        Reason::NoneLeft,
        Reason::NoEffect,
        Reason::NothingToSell,
        Reason::AtMost,
        Reason::AtZero,
        Reason::NotKept,
        Reason::NotAKey,
    ];
}

impl Why for Reason {
    fn key(self) -> &'static str {
        match self {
            Reason::NotNow => "pulp-why-not-now",
            Reason::NoPlanet => "pulp-why-no-planet",
            Reason::NoDie => "pulp-why-no-die",
            Reason::NoSwap => "pulp-why-no-swap",
            Reason::WrongFace => "pulp-why-wrong-face",
            Reason::DieUsed => "pulp-why-die-used",
            Reason::OnceATurn => "pulp-why-once-a-turn",
            Reason::PayingBegan => "pulp-why-paying-began",
            Reason::EscapeBegan => "pulp-why-escape-began",
            Reason::NothingToDo => "pulp-why-nothing-to-do",
            Reason::NotRaised => "pulp-why-not-raised",
            Reason::NoStrength => "pulp-why-no-strength",
            Reason::CannotPay => "pulp-why-cannot-pay",
            Reason::TooMuch => "pulp-why-too-much",
            Reason::NotDue => "pulp-why-not-due",
            Reason::BadRate => "pulp-why-bad-rate",
            Reason::NoPoint => "pulp-why-no-point",
            Reason::NoCube => "pulp-why-no-cube",
            Reason::NotDrawn => "pulp-why-not-drawn",
            Reason::NotFound => "pulp-why-not-found",
            Reason::NotInPile => "pulp-why-not-in-pile",
            Reason::NotUnderstood => "pulp-why-not-understood",
            Reason::WeaponUsed => "pulp-why-weapon-used",
            Reason::WeaponMoment => "pulp-why-weapon-moment",
            Reason::Understood => "pulp-why-understood",
            Reason::NoToken => "pulp-why-no-token",
            Reason::NoneLeft => "pulp-why-none-left",
            Reason::NoEffect => "pulp-why-no-effect",
            Reason::NothingToSell => "pulp-why-nothing-to-sell",
            Reason::AtMost => "pulp-why-at-most",
            Reason::AtZero => "pulp-why-at-zero",
            Reason::NotKept => "pulp-why-not-kept",
            Reason::NotAKey => "pulp-why-not-a-key",
        }
    }

    fn section(self) -> &'static str {
        match self {
            Reason::NoDie => "1.3",
            Reason::NotNow => "2.1",
            Reason::NoPlanet => "2.2",
            Reason::NoStrength => "3.4",
            Reason::CannotPay | Reason::TooMuch => "3.5",
            Reason::PayingBegan => "3.6",
            Reason::NotDue | Reason::BadRate => "3.7",
            Reason::EscapeBegan | Reason::NoPoint => "4.1",
            Reason::NoCube => "4.5",
            Reason::DieUsed => "5.2",
            Reason::OnceATurn => "5.3",
            Reason::WrongFace | Reason::NothingToDo => "5.4",
            Reason::NotRaised => "5.6",
            Reason::NoSwap => "5.8",
            Reason::NoToken | Reason::NoEffect => "6.2",
            Reason::NoneLeft => "6.4",
            Reason::NotDrawn => "6.6",
            Reason::AtMost => "7.3",
            Reason::AtZero => "7.5",
            Reason::NothingToSell => "7.6",
            Reason::NotFound => "8.1",
            Reason::Understood => "8.2",
            Reason::NotUnderstood | Reason::WeaponUsed => "8.3",
            Reason::WeaponMoment => "8.4",
            Reason::NotInPile => "8.5",
            Reason::NotKept => "9.1",
            Reason::NotAKey => "9.3",
        }
    }
}

impl From<CannotUse> for Reason {
    fn from(bar: CannotUse) -> Reason {
        match bar {
            CannotUse::WrongMoment => Reason::WrongFace,
            CannotUse::DieUsed => Reason::DieUsed,
            CannotUse::OnceATurn => Reason::OnceATurn,
            CannotUse::PayingBegan => Reason::PayingBegan,
            CannotUse::EscapeBegan => Reason::EscapeBegan,
            CannotUse::NothingToDo => Reason::NothingToDo,
            CannotUse::NotUnderstood => Reason::NotUnderstood,
            CannotUse::WeaponUsed => Reason::WeaponUsed,
            CannotUse::WeaponMoment | CannotUse::WeaponIdle => Reason::WeaponMoment,
        }
    }
}

impl Pulp {
    /// What is being decided; none when the game is over.
    pub(crate) fn choice(&self) -> Option<Choice> {
        match self.steps.top() {
            Some(Step::Ask(choice)) => Some(*choice),
            _ => None,
        }
    }

    /// Whether the card that is met is being paid for.
    pub(crate) fn is_engaging(&self) -> bool {
        let paying = [Step::Ask(Choice::Pay), Step::Offer(Choice::Pay)];
        self.steps.iter().any(|it| paying.contains(it))
    }

    /// Why a die cannot be used now; none when it can.
    pub(crate) fn die_bar(&self, own: &OwnDie) -> Option<CannotUse> {
        let face = own.die.face(own.number);
        let (serves, moment) = match self.choice() {
            Some(Choice::Meet) => (self.is_free(own), free_moment(face)),
            Some(Choice::Pay) => (self.can_use_to_engage(own), self.engaging_moment(face)),
            Some(Choice::Evade) => (self.serves_evading(face), evading_moment(face)),
            Some(Choice::Prepare) => (self.serves_exploring(face), exploring_moment(face)),
            Some(Choice::Resolve) => {
                let finds = self.offered(Choice::Resolve).contains(&Move::Die(own.die));
                (finds, face == Face::ChooseWeapon)
            }
            _ => (false, false),
        };
        let for_card = matches!(self.choice(), Some(Choice::Pay | Choice::Evade));
        match () {
            () if !moment => Some(CannotUse::WrongMoment),
            () if for_card && self.turn.paying => self.begun(),
            () if for_card && self.turn.die_spent => Some(CannotUse::DieUsed),
            () if self.turn.used.contains(own.die) => Some(CannotUse::DieUsed),
            () if !for_card && self.has_given(own.die) && !is_understanding(face) => {
                Some(CannotUse::OnceATurn)
            }
            () if !serves => Some(CannotUse::NothingToDo),
            () => None,
        }
    }

    /// Why it is too late for what comes before the first point; none if no point has been paid.
    fn begun(&self) -> Option<CannotUse> {
        let evading = self.choice() == Some(Choice::Evade);
        Some(if evading { CannotUse::EscapeBegan } else { CannotUse::PayingBegan })
    }

    /// Whether the face of a die works while a card like the one that is met is engaged.
    fn engaging_moment(&self, face: Face) -> bool {
        matches!(face, Face::Strength { .. }) || self.serves_engaging(face)
    }

    fn can_use_to_engage(&self, own: &OwnDie) -> bool {
        let uses =
            |it: &Move| matches!(it, Move::Die(die) | Move::DieAt(die, _) if *die == own.die);
        self.offered(Choice::Pay).iter().any(uses)
    }

    /// Why a super weapon cannot be used now; none when it can.
    pub(crate) fn weapon_bar(&self, found: &Found) -> Option<CannotUse> {
        let power = self.cards.weapon(found.weapon).power;
        let (serves, moment) = match (self.choice(), power) {
            (Some(Choice::Meet), Power::Mirror(_) | Power::Cubes(_) | Power::Blacken) => {
                (self.helps_between_cards(power), true)
            }
            (Some(Choice::Pay), Power::Weaken(_) | Power::ChooseAbility) => {
                let aims = |it: &Move| matches!(it, Move::WeaponAt(it, _) if *it == found.weapon);
                (self.offered(Choice::Pay).iter().any(aims), true)
            }
            (Some(Choice::Evade), Power::Evade) => (true, true),
            _ => (false, false),
        };
        match () {
            () if !found.understood => Some(CannotUse::NotUnderstood),
            () if found.used => Some(CannotUse::WeaponUsed),
            () if !moment => Some(CannotUse::WeaponMoment),
            () if self.turn.paying => self.begun(),
            () if !serves => Some(CannotUse::WeaponIdle),
            () => None,
        }
    }

    /// The first reason against `mv`, which is not offered.
    pub(crate) fn reason_against(&self, mv: Move) -> Reason {
        let Some(choice) = self.choice() else { return Reason::NotNow };
        match mv {
            Move::Leave(die) => self.unless(choice == Choice::LeaveDie, self.against_die(die)),
            Move::Explore(_) => self.unless(choice == Choice::Planet, Reason::NoPlanet),
            Move::Raise(die) => self.against_raising(choice, die),
            Move::Engage => self.against_engaging(choice),
            Move::Die(die) | Move::DieAt(die, _) => self.against_using(choice, die),
            Move::Strike(_) | Move::Cube => {
                self.unless(matches!(choice, Choice::Rolled { .. }), Reason::WrongFace)
            }
            Move::Reroll(die) => {
                let rolls = matches!(choice, Choice::Reroll | Choice::Mirror { .. });
                self.unless(rolls, self.against_die(die))
            }
            Move::Swap(..) => self.unless(choice == Choice::Swap, Reason::NoSwap),
            Move::Lower(_) => self.unless(matches!(choice, Choice::Lower { .. }), Reason::NoDie),
            Move::Weapon(weapon) | Move::WeaponAt(weapon, _) => self.against_firing(choice, weapon),
            Move::Pay(ability, points) => self.against_paying(choice, ability, points),
            Move::Exchange(ability, points, due) => {
                self.unless(choice == Choice::Pay, self.against_exchanging(ability, points, due))
            }
            Move::Take(_) => self.against_taking(choice),
            Move::Sell(_) => self.against_selling(choice),
            Move::Activate => self.against_activating(choice),
            Move::Spend(_) => self.unless(matches!(choice, Choice::Spend { .. }), Reason::NoneLeft),
            Move::Gain(_) => {
                let gains = self.uses_a_cube() || matches!(choice, Choice::Trade { .. });
                self.unless(gains, Reason::AtMost)
            }
            Move::Study(weapon) => self.unless(self.uses_a_cube(), self.against_knowing(weapon)),
            Move::Understand(weapon) => {
                self.unless(choice == Choice::Understand, self.against_knowing(weapon))
            }
            Move::Claim(_) => self.unless(choice == Choice::Claim, Reason::NotInPile),
            Move::Lose(_) => {
                let loses = self.offered(choice).iter().any(|it| matches!(it, Move::Lose(_)));
                self.unless(loses, Reason::AtZero)
            }
            Move::Keep(_) => self.unless(choice == Choice::Keep, Reason::NotKept),
            Move::KeepAsKey(card) => self.against_a_key(choice, card),
            Move::Evade | Move::Find | Move::Draw | Move::Done => Reason::NotNow,
        }
    }

    /// `why` at the right moment, otherwise that something else is decided.
    fn unless(&self, right: bool, why: Reason) -> Reason {
        if right { why } else { Reason::NotNow }
    }

    fn against_die(&self, die: Die) -> Reason {
        if self.shows(die).is_some() { Reason::NotNow } else { Reason::NoDie }
    }

    fn against_raising(&self, choice: Choice, die: Die) -> Reason {
        let raises = matches!(choice, Choice::Raise { .. } | Choice::Mirror { .. });
        match () {
            () if !raises => Reason::NotNow,
            () if self.shows(die).is_none() => Reason::NoDie,
            () => Reason::NotRaised,
        }
    }

    fn against_engaging(&self, choice: Choice) -> Reason {
        match () {
            () if choice != Choice::Meet => Reason::NotNow,
            () if self.card(self.met()).strength == 0 => Reason::NoStrength,
            () => Reason::CannotPay,
        }
    }

    fn against_using(&self, choice: Choice, die: Die) -> Reason {
        let uses = [Choice::Meet, Choice::Pay, Choice::Evade, Choice::Prepare, Choice::Resolve];
        match self.dice.iter().find(|it| it.die == die) {
            _ if !uses.contains(&choice) => Reason::NotNow,
            None => Reason::NoDie,
            Some(own) => self.die_bar(own).map_or(Reason::NothingToDo, Reason::from),
        }
    }

    fn against_firing(&self, choice: Choice, weapon: Weapon) -> Reason {
        let uses = [Choice::Meet, Choice::Pay, Choice::Evade];
        match self.found(weapon) {
            _ if !uses.contains(&choice) => Reason::NotNow,
            None => Reason::NotFound,
            Some(found) => self.weapon_bar(found).map_or(Reason::WeaponMoment, Reason::from),
        }
    }

    fn against_paying(&self, choice: Choice, ability: Ability, points: u8) -> Reason {
        let due = self.turn.due[ability as usize];
        match () {
            () if choice == Choice::Evade && self.turn.points != 0 => Reason::NoPoint,
            () if choice != Choice::Pay => Reason::NotNow,
            () if due == 0 => Reason::NotDue,
            () if due < points || points == 0 => Reason::TooMuch,
            () => Reason::CannotPay,
        }
    }

    fn against_exchanging(&self, ability: Ability, points: u8, due: Ability) -> Reason {
        let rate = self.exchange();
        match self.turn.due[due as usize] {
            0 => Reason::NotDue,
            _ if ability == due || points == 0 || !points.is_multiple_of(rate) => Reason::BadRate,
            most if most < points / rate => Reason::TooMuch,
            _ => Reason::CannotPay,
        }
    }

    fn against_taking(&self, choice: Choice) -> Reason {
        match () {
            () if matches!(choice, Choice::Take { .. }) => Reason::NoCube,
            () if choice == Choice::PutBack => Reason::NotDrawn,
            () => Reason::NotNow,
        }
    }

    fn against_selling(&self, choice: Choice) -> Reason {
        let market = choice == Choice::Meet && self.market().is_some();
        self.unless(market, Reason::NothingToSell)
    }

    /// Whether a coloured cube waits to be used now.
    fn uses_a_cube(&self) -> bool {
        self.choice() == Some(Choice::Resolve) && self.waiting_coloured().is_some()
    }

    fn against_activating(&self, choice: Choice) -> Reason {
        let explores = matches!(choice, Choice::Prepare | Choice::Settle);
        match self.turn.planet.and_then(|it| self.cards.planet(it).paid) {
            _ if !explores => Reason::NotNow,
            Some((cost, _)) if !self.affords(cost) => Reason::NoToken,
            Some(_) | None => Reason::NoEffect,
        }
    }

    fn against_knowing(&self, weapon: Weapon) -> Reason {
        if self.found(weapon).is_some() { Reason::Understood } else { Reason::NotFound }
    }

    fn against_a_key(&self, choice: Choice, card: Encounter) -> Reason {
        let engaged = |it: &Slot| it.card == card && it.fate == Fate::Engaged;
        let other = self.turn.row.iter().any(engaged) && !self.counts_as_key(card);
        match () {
            () if choice != Choice::Keep => Reason::NotNow,
            () if other => Reason::NotAKey,
            () => Reason::NotKept,
        }
    }
}

fn is_understanding(face: Face) -> bool {
    face == Face::Understand
}

fn free_moment(face: Face) -> bool {
    is_understanding(face) || gives_cube(face)
}

fn evading_moment(face: Face) -> bool {
    use Also::{OrTwoCubes, OrWhites};
    let takes = matches!(face, Face::Strength { also: OrWhites | OrTwoCubes, .. });
    takes || matches!(face, Face::TakeCube | Face::DrawCube)
}

fn exploring_moment(face: Face) -> bool {
    matches!(face, Face::Icons { .. }) || gives_cube(face)
}
