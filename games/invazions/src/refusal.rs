//! Why a move is refused, as a sentence's key and the section that decides it.

use tabletop::{Seat, Why};

use crate::card::{HumanCard, Location, Research, ZombieCard};
use crate::moves::Move;
use crate::state::Invazions;
use crate::step::{HUMAN, Step};

/// Why a move is not offered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// Now something else is decided.
    NotNow,
    /// The card is not in the player's hand.
    NotInHand,
    /// The location is not one of this table's.
    NoSuchPlace,
    /// Not enough resources.
    TooDear,
    /// The location has all the Humans that it takes.
    Full,
    /// This Human is there already.
    There,
    /// The Research card is not one of this game's, or at a location already.
    NoSuchResearch,
    /// The location has its Research card.
    HasResearch,
    /// Without a Human there it cannot be installed.
    NeedsHuman,
    /// The barricade must move.
    MustMove,
    /// At the barricade there is room for one horde.
    Barricaded,
    /// This card is played at another moment.
    WrongMoment,
    /// Nothing there that it could do something to.
    NoTarget,
    /// A Zombie Libéré is not played, nor sacrificed while anything else is there.
    FreedStays,
    /// No more Zombies this turn.
    NoMoreZombies,
    /// No more Rages this turn.
    NoMoreRages,
    /// A Guard: no more cards at this location.
    Guarded,
    /// The two cards are picked in card order.
    OutOfOrder,
    /// This card can only be sacrificed if it is a Zombie.
    NotAZombie,
    /// That contamination card is not at the location.
    NotThere,
    /// What stands before it must be devoured first.
    Shielded,
    /// That horde has played or is not there.
    NoSuchHorde,
    /// Too few Zombies Libérés for anybody to believe in five.
    TooFewFreed,
    /// It has been said, or would tell nobody anything.
    NothingNew,
}

impl Why for Reason {
    fn key(self) -> &'static str {
        match self {
            Reason::NotNow => "invazions-why-not-now",
            Reason::NotInHand => "invazions-why-not-in-hand",
            Reason::NoSuchPlace => "invazions-why-no-such-place",
            Reason::TooDear => "invazions-why-too-dear",
            Reason::Full => "invazions-why-full",
            Reason::There => "invazions-why-there",
            Reason::NoSuchResearch => "invazions-why-no-such-research",
            Reason::HasResearch => "invazions-why-has-research",
            Reason::NeedsHuman => "invazions-why-needs-human",
            Reason::MustMove => "invazions-why-must-move",
            Reason::Barricaded => "invazions-why-barricaded",
            Reason::WrongMoment => "invazions-why-wrong-moment",
            Reason::NoTarget => "invazions-why-no-target",
            Reason::FreedStays => "invazions-why-freed-stays",
            Reason::NoMoreZombies => "invazions-why-no-more-zombies",
            Reason::NoMoreRages => "invazions-why-no-more-rages",
            Reason::Guarded => "invazions-why-guarded",
            Reason::OutOfOrder => "invazions-why-out-of-order",
            Reason::NotAZombie => "invazions-why-not-a-zombie",
            Reason::NotThere => "invazions-why-not-there",
            Reason::Shielded => "invazions-why-shielded",
            Reason::NoSuchHorde => "invazions-why-no-such-horde",
            Reason::TooFewFreed => "invazions-why-too-few-freed",
            Reason::NothingNew => "invazions-why-nothing-new",
        }
    }

    fn section(self) -> &'static str {
        match self {
            Reason::NotNow | Reason::NotInHand | Reason::TooDear => "3.1",
            Reason::NoSuchPlace => "1.1",
            Reason::Full | Reason::There => "3.2",
            Reason::NoSuchResearch | Reason::HasResearch => "3.3",
            Reason::NeedsHuman => "3.4",
            Reason::MustMove => "3.5",
            Reason::Barricaded => "4.1",
            Reason::WrongMoment | Reason::NoTarget => "3.6",
            Reason::FreedStays => "10.3",
            Reason::NoMoreZombies | Reason::NoMoreRages => "5.3",
            Reason::Guarded => "11.3",
            Reason::OutOfOrder => "12.1",
            Reason::NotAZombie => "10.9",
            Reason::NotThere => "7.1",
            Reason::Shielded => "6.3",
            Reason::NoSuchHorde => "5.2",
            Reason::TooFewFreed => "7.4",
            Reason::NothingNew => "4.3",
        }
    }
}

impl Invazions {
    /// The first thing that speaks against `mv` for `seat`, which is asked.
    pub(crate) fn reason_against(&self, seat: Seat, mv: Move) -> Reason {
        match mv {
            Move::Discard(card) => self.unless(
                |it| it == Step::Discard && !self.human_hand().contains(card),
                Reason::NotInHand,
            ),
            Move::Play(card, at) => self.against_playing(card, at),
            Move::Install(research, at) => self.against_installing(research, at),
            Move::Capture(_, at) => self.against_bravery(seat, HumanCard::Capture, at),
            Move::Gift(at) => self.against_bravery(seat, HumanCard::Gift, at),
            Move::Slash(at) => self.against_bravery(seat, HumanCard::Slash, at),
            Move::Stand(at) => self.against_bravery(seat, HumanCard::Stand, at),
            Move::Charge(at) => self.against_bravery(seat, HumanCard::Charge, at),
            Move::Save(_, at) => self.against_bravery(seat, HumanCard::Prophylaxis, at),
            Move::Barricade(at) => self.against_place(at, Step::Barricade, Reason::MustMove),
            Move::Go(at) => self.against_place(at, Step::Go { seat }, Reason::Barricaded),
            Move::Drop(card) => self.against_dropping(seat, card),
            Move::Lead(_) => {
                self.unless(|it| matches!(it, Step::Order { .. }), Reason::NoSuchHorde)
            }
            Move::Attack(card) => self.against_attacking(seat, card),
            Move::Sacrifice(card) => self.against_sacrificing(seat, card),
            Move::Take(_) | Move::Clean(_) => self.against_taking(),
            Move::Wound(_) => self.unless(|it| matches!(it, Step::Wound { .. }), Reason::Shielded),
            Move::Announce => {
                self.unless(|it| matches!(it, Step::Recruit { .. }), Reason::TooFewFreed)
            }
            Move::Ask(_) | Move::Tell(_) | Move::Propose(_) | Move::Stop(..) => Reason::NothingNew,
            Move::Keep
            | Move::Spare
            | Move::End
            | Move::Decline
            | Move::Carry
            | Move::Skip
            | Move::Done
            | Move::Wait
            | Move::Agree
            | Move::Disagree => Reason::NotNow,
        }
    }

    /// `why` if the step on top is of the right kind, else that something else is decided.
    fn unless(&self, right: impl Fn(Step) -> bool, why: Reason) -> Reason {
        if self.steps.top().is_some_and(|it| right(*it)) { why } else { Reason::NotNow }
    }

    fn against_place(&self, at: Location, right: Step, why: Reason) -> Reason {
        let why = if self.find(at).is_none() { Reason::NoSuchPlace } else { why };
        self.unless(|it| it == right, why)
    }

    fn against_playing(&self, card: HumanCard, at: Location) -> Reason {
        match self.find(at) {
            _ if self.steps.top() != Some(&Step::Action) => Reason::NotNow,
            None => Reason::NoSuchPlace,
            Some(_) if !self.human_hand().contains(card) => Reason::NotInHand,
            Some(_) if self.human.resources < self.cards.cost(card) => Reason::TooDear,
            Some(at) if self.fits(at, HumanCard::Survivors) => {
                debug_assert!(!self.fits(at, card), "what fits is offered");
                Reason::There
            }
            Some(_) => Reason::Full,
        }
    }

    fn against_installing(&self, research: Research, at: Location) -> Reason {
        let known = self.human.research.iter().any(|it| it.0 == research);
        let free = self.places.iter().all(|it| it.research != Some(research));
        match self.find(at) {
            _ if self.steps.top() != Some(&Step::Action) => Reason::NotNow,
            None => Reason::NoSuchPlace,
            Some(_) if !known || !free => Reason::NoSuchResearch,
            Some(at) if self.place(at).research.is_some() => Reason::HasResearch,
            Some(_) if self.human.resources < self.research_cost(research) => Reason::TooDear,
            Some(_) => Reason::NeedsHuman,
        }
    }

    fn against_bravery(&self, seat: Seat, card: HumanCard, at: Location) -> Reason {
        match () {
            () if seat != HUMAN => Reason::NotNow,
            () if self.find(at).is_none() => Reason::NoSuchPlace,
            () if !self.human_hand().contains(card) => Reason::NotInHand,
            () if !self.is_its_moment(card) => Reason::WrongMoment,
            () if self.human.resources < self.cards.cost(card) => Reason::TooDear,
            () => Reason::NoTarget,
        }
    }

    /// Whether a Bravery card is one for what is decided now.
    fn is_its_moment(&self, card: HumanCard) -> bool {
        use crate::moves::Moment;
        match self.steps.top() {
            Some(Step::Action) => matches!(card, HumanCard::Capture | HumanCard::Gift),
            Some(Step::Window { moment: Moment::Recruitment }) => card == HumanCard::Prophylaxis,
            Some(Step::Window { moment }) => {
                let first = *moment == Moment::Places && card == HumanCard::Slash;
                first || matches!(card, HumanCard::Stand | HumanCard::Charge)
            }
            _ => false,
        }
    }

    fn against_dropping(&self, seat: Seat, card: ZombieCard) -> Reason {
        let slashed = matches!(self.steps.top(), Some(Step::Slash { .. }));
        match () {
            () if !slashed => Reason::NotNow,
            () if !self.hand(seat).contains(card) => Reason::NotInHand,
            () => Reason::OutOfOrder,
        }
    }

    fn against_attacking(&self, seat: Seat, card: ZombieCard) -> Reason {
        use crate::card::Sort;
        let plays = matches!(self.steps.top(), Some(Step::Play { .. }));
        match card.sort() {
            _ if !plays => Reason::NotNow,
            _ if !self.hand(seat).contains(card) => Reason::NotInHand,
            Sort::Freed => Reason::FreedStays,
            _ if self.cards_left(seat) == Some(0) => Reason::Guarded,
            Sort::Zombie => Reason::NoMoreZombies,
            Sort::Rage => Reason::NoMoreRages,
        }
    }

    fn against_sacrificing(&self, seat: Seat, card: ZombieCard) -> Reason {
        let holds = self.hordes[seat].hand_size() != 0 && self.hand(seat).contains(card);
        match self.steps.top() {
            Some(Step::Frum { .. } | Step::Swallow { .. } | Step::Select { .. }) if !holds => {
                Reason::NotInHand
            }
            Some(Step::Swallow { .. }) if card != ZombieCard::Freed => Reason::NotAZombie,
            Some(Step::Frum { .. } | Step::Swallow { .. } | Step::Select { .. }) => {
                Reason::FreedStays
            }
            Some(Step::Vermin { .. }) if card == ZombieCard::Freed => Reason::FreedStays,
            Some(Step::Vermin { .. }) => Reason::NotThere,
            _ => Reason::NotNow,
        }
    }

    fn against_taking(&self) -> Reason {
        let takes = |it: Step| {
            matches!(
                it,
                Step::Clean { .. }
                    | Step::Harangue { .. }
                    | Step::Sneak { .. }
                    | Step::Recruit { .. }
            )
        };
        self.unless(takes, Reason::NotThere)
    }
}
