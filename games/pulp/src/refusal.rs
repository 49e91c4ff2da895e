//! Why a move is refused, as a sentence's key and the section that decides it.

use tabletop::Why;

use crate::card::{Ability, Also, Colour, Die, Encounter, Face, Token, Weapon};
use crate::deck::Power;
use crate::moves::Move;
use crate::rules::gives_cube;
use crate::state::{Found, OwnDie, Pulp, Slot};
use crate::step::{Choice, Step};
use crate::view::{Bar, Fate};

/// Why a move is not offered.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Reason {
    /// Now something else is decided.
    NotNow,
    /// The planet does not lie open.
    NoPlanet,
    /// The captain has no such die.
    NoDie,
    /// The face does something else, or at another moment.
    WrongFace,
    /// One die for each card.
    DieUsed,
    /// Once a turn.
    OnceATurn,
    /// Dice and weapons come before the first point that is paid.
    PayingBegan,
    /// Nothing is there for it to act on.
    NothingToDo,
    /// The die shows 6 already, or is not the kind that goes up.
    NotRaised,
    /// A card with a printed strength of 0 is evaded.
    NoStrength,
    /// The points do not suffice.
    CannotPay,
    /// What is due is paid in order: its own ability first, then the others.
    OutOfOrder,
    /// The super weapon has not been found.
    NotFound,
    /// The super weapon is not understood.
    NotUnderstood,
    /// The super weapon has been used in this phase.
    WeaponUsed,
    /// It is understood already, and takes no cube.
    Understood,
    /// The bag has no such cube, or it may not be taken.
    NoCube,
    /// The hand lacks the code or key.
    NoToken,
    /// The planet has nothing more to be paid for.
    NoEffect,
    /// The ability cannot rise.
    AtMost,
    /// The ability is at 0.
    AtZero,
    /// Only engaged cards with a code or key are kept, in the order of the box.
    NotKept,
}

impl Reason {
    pub const ALL: [Reason; 22] = [
        Reason::NotNow,
        Reason::NoPlanet,
        Reason::NoDie,
        Reason::WrongFace,
        Reason::DieUsed,
        Reason::OnceATurn,
        Reason::PayingBegan,
        Reason::NothingToDo,
        Reason::NotRaised,
        Reason::NoStrength,
        Reason::CannotPay,
        Reason::OutOfOrder,
        Reason::NotFound,
        Reason::NotUnderstood,
        Reason::WeaponUsed,
        Reason::Understood,
        Reason::NoCube,
        Reason::NoToken,
        Reason::NoEffect,
        Reason::AtMost,
        Reason::AtZero,
        Reason::NotKept,
    ];
}

impl Why for Reason {
    fn key(self) -> &'static str {
        match self {
            Reason::NotNow => "pulp-why-not-now",
            Reason::NoPlanet => "pulp-why-no-planet",
            Reason::NoDie => "pulp-why-no-die",
            Reason::WrongFace => "pulp-why-wrong-face",
            Reason::DieUsed => "pulp-why-die-used",
            Reason::OnceATurn => "pulp-why-once-a-turn",
            Reason::PayingBegan => "pulp-why-paying-began",
            Reason::NothingToDo => "pulp-why-nothing-to-do",
            Reason::NotRaised => "pulp-why-not-raised",
            Reason::NoStrength => "pulp-why-no-strength",
            Reason::CannotPay => "pulp-why-cannot-pay",
            Reason::OutOfOrder => "pulp-why-out-of-order",
            Reason::NotFound => "pulp-why-not-found",
            Reason::NotUnderstood => "pulp-why-not-understood",
            Reason::WeaponUsed => "pulp-why-weapon-used",
            Reason::Understood => "pulp-why-understood",
            Reason::NoCube => "pulp-why-no-cube",
            Reason::NoToken => "pulp-why-no-token",
            Reason::NoEffect => "pulp-why-no-effect",
            Reason::AtMost => "pulp-why-at-most",
            Reason::AtZero => "pulp-why-at-zero",
            Reason::NotKept => "pulp-why-not-kept",
        }
    }

    fn section(self) -> &'static str {
        match self {
            Reason::NotNow => "2.1",
            Reason::NoPlanet => "2.2",
            Reason::NoDie | Reason::WrongFace => "5.1",
            Reason::DieUsed => "5.2",
            Reason::OnceATurn => "5.3",
            Reason::PayingBegan | Reason::OutOfOrder => "3.6",
            Reason::NothingToDo => "5.4",
            Reason::NotRaised => "5.6",
            Reason::NoStrength => "3.4",
            Reason::CannotPay => "3.5",
            Reason::NotFound | Reason::NotUnderstood | Reason::WeaponUsed => "8.3",
            Reason::Understood => "8.2",
            Reason::NoCube => "4.5",
            Reason::NoToken | Reason::NoEffect => "6.2",
            Reason::AtMost => "7.3",
            Reason::AtZero => "7.5",
            Reason::NotKept => "9.1",
        }
    }
}

impl From<Bar> for Reason {
    fn from(bar: Bar) -> Reason {
        match bar {
            Bar::WrongMoment => Reason::WrongFace,
            Bar::DieUsed => Reason::DieUsed,
            Bar::OnceATurn => Reason::OnceATurn,
            Bar::PayingBegan => Reason::PayingBegan,
            Bar::NothingToDo => Reason::NothingToDo,
            Bar::NotUnderstood => Reason::NotUnderstood,
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
    pub(crate) fn die_bar(&self, own: &OwnDie) -> Option<Bar> {
        let face = own.die.face(own.number);
        let (serves, moment) = match self.choice() {
            Some(Choice::Meet) => (self.is_free(own), free_moment(face)),
            Some(Choice::Pay) => (self.can_use_to_engage(own), self.engaging_moment(face)),
            Some(Choice::Evade) => (self.serves_evading(face), evading_moment(face)),
            Some(Choice::Prepare) => (self.serves_exploring(face), exploring_moment(face)),
            Some(Choice::Find) => {
                let finds = face == Face::ChooseWeapon;
                (finds && 1 < self.weapons_in_pile(), finds)
            }
            _ => (false, false),
        };
        let for_card = matches!(self.choice(), Some(Choice::Pay | Choice::Evade));
        match () {
            () if !moment => Some(Bar::WrongMoment),
            () if for_card && self.turn.paying => Some(Bar::PayingBegan),
            () if for_card && self.turn.die_spent => Some(Bar::DieUsed),
            () if self.turn.used.contains(own.die) => Some(Bar::DieUsed),
            () if !for_card && self.has_given(own.die) && !is_understanding(face) => {
                Some(Bar::OnceATurn)
            }
            () if !serves => Some(Bar::NothingToDo),
            () => None,
        }
    }

    /// Whether the face of a die acts on cards that are engaged such as the one that is met.
    fn engaging_moment(&self, face: Face) -> bool {
        matches!(face, Face::Strength { .. }) || self.serves_engaging(face)
    }

    fn can_use_to_engage(&self, own: &OwnDie) -> bool {
        let uses =
            |it: &Move| matches!(it, Move::Die(die) | Move::DieAt(die, _) if *die == own.die);
        self.offered(Choice::Pay).iter().any(uses)
    }

    fn weapons_in_pile(&self) -> usize {
        usize::from(self.difficulty.weapons()) - self.found.len()
    }

    /// Why a super weapon cannot be used now; none when it can.
    pub(crate) fn weapon_bar(&self, found: &Found) -> Option<Bar> {
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
            () if !found.understood => Some(Bar::NotUnderstood),
            () if found.used => Some(Bar::OnceATurn),
            () if !moment => Some(Bar::WrongMoment),
            () if self.turn.paying => Some(Bar::PayingBegan),
            () if !serves => Some(Bar::NothingToDo),
            () => None,
        }
    }

    /// The first thing that speaks against `mv`, which is not offered.
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
            Move::Swap(..) => self.unless(choice == Choice::Swap, Reason::NoDie),
            Move::Lower(_) => self.unless(matches!(choice, Choice::Lower { .. }), Reason::NoDie),
            Move::Weapon(weapon) | Move::WeaponAt(weapon, _) => self.against_firing(choice, weapon),
            Move::Pay(ability, _) => self.against_paying(choice, ability),
            Move::Take(colour) => self.against_taking(choice, colour),
            Move::Sell(token) => self.against_selling(choice, token),
            Move::Activate => self.against_activating(choice),
            Move::Spend(_) => self.unless(matches!(choice, Choice::Spend { .. }), Reason::NoToken),
            Move::Gain(_) => {
                let gains = matches!(choice, Choice::Use | Choice::Trade { .. });
                self.unless(gains, Reason::AtMost)
            }
            Move::Study(weapon) => self.unless(choice == Choice::Use, self.against_knowing(weapon)),
            Move::Understand(weapon) => {
                self.unless(choice == Choice::Understand, self.against_knowing(weapon))
            }
            Move::Claim(_) => self.unless(choice == Choice::Claim, Reason::NotFound),
            Move::Lose(_) => self.unless(choice == Choice::Lose, Reason::AtZero),
            Move::Keep(card) | Move::KeepAsKey(card) => self.against_keeping(choice, card),
            Move::Evade | Move::Draw | Move::Done => Reason::NotNow,
        }
    }

    /// `why` at the right moment, else that something else is decided.
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
        let uses = [Choice::Meet, Choice::Pay, Choice::Evade, Choice::Prepare, Choice::Find];
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
            Some(found) => match self.weapon_bar(found) {
                Some(Bar::OnceATurn) => Reason::WeaponUsed,
                Some(Bar::WrongMoment) => Reason::NotNow,
                Some(bar) => bar.into(),
                None => Reason::NothingToDo,
            },
        }
    }

    fn against_paying(&self, choice: Choice, ability: Ability) -> Reason {
        let (evading, paid) = (choice == Choice::Evade, usize::from(self.turn.source));
        let later = if evading { (ability as usize) < paid } else { 0 < paid };
        match () {
            () if !evading && choice != Choice::Pay => Reason::NotNow,
            () if self.points(ability) == 0 => Reason::AtZero,
            () if evading && self.turn.points == 0 => Reason::NotNow,
            () if later => Reason::OutOfOrder,
            () => Reason::CannotPay,
        }
    }

    fn against_taking(&self, choice: Choice, colour: Colour) -> Reason {
        let takes = matches!(choice, Choice::Take { .. });
        match () {
            () if !takes && choice != Choice::PutBack => Reason::NotNow,
            () if takes && colour != Colour::Yellow && 0 < self.bag[colour as usize] => {
                Reason::OutOfOrder
            }
            () => Reason::NoCube,
        }
    }

    fn against_selling(&self, choice: Choice, token: Token) -> Reason {
        match () {
            () if choice != Choice::Meet || self.market().is_none() => Reason::NotNow,
            () if self.turn.sold => Reason::OnceATurn,
            () if self.tokens(token) == 0 => Reason::NoToken,
            () => Reason::NotNow,
        }
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

    fn against_keeping(&self, choice: Choice, card: Encounter) -> Reason {
        let engaged = |it: &Slot| it.card == card && it.fate == Fate::Engaged;
        match () {
            () if choice != Choice::Keep => Reason::NotNow,
            () if self.turn.row.iter().any(engaged) => Reason::NoToken,
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
