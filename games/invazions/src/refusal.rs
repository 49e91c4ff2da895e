//! Why a move is refused: the key of a sentence, and the section that decides.

use tabletop::{Seat, Why};

use crate::card::{Defender, HumanCard, Location, Research, ZombieCard};
use crate::moves::Move;
use crate::rules::ANNOUNCE_FROM;
use crate::state::Invazions;
use crate::step::{HUMAN, Step};

/// Why a move is not offered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// IZ 2.6: something else is decided now.
    NotNow,
    /// IZ 2.7: the card is not in the player's hand.
    NotInHand,
    /// The table has no such location.
    NoSuchPlace,
    /// Not enough resources.
    TooDear,
    /// The location has as many Humans as it takes.
    Full,
    /// This Human is there already.
    There,
    /// The game has no such Research card, or it is at a location already.
    NoSuchResearch,
    /// The location has a Research card already.
    HasResearch,
    /// It cannot be installed without a Human there.
    NeedsHuman,
    /// The barricade must go to another location.
    MustMove,
    /// There is room for only one horde at the barricade.
    Barricaded,
    /// This card is played at another moment.
    WrongMoment,
    /// There is nothing there that it could affect.
    NoTarget,
    /// A Zombie Libéré is neither played nor sacrificed from a hand.
    FreedStays,
    /// Vermin take a Zombie Libéré only when nothing else is left.
    FreedLast,
    /// No more Zombies this turn.
    NoMoreZombies,
    /// No more Rages this turn.
    NoMoreRages,
    /// This card can only be sacrificed if it is a Zombie.
    NotAZombie,
    /// That contamination card is not at the location.
    NotThere,
    /// It is not at the location, or has been devoured.
    NotStanding,
    /// Humans must be devoured before the Research card.
    Shielded,
    /// The Soldat must be devoured first.
    SoldierFirst,
    /// The Cuisinier is the last.
    CookLast,
    /// The hordes own too few Zombies Libérés for an announcement.
    TooFewFreed,
    /// It was said already, or would tell nobody anything.
    NothingNew,
    /// This is not decided, now or later in this turn.
    NoPlan,
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
            Reason::FreedLast => "invazions-why-freed-last",
            Reason::NoMoreZombies => "invazions-why-no-more-zombies",
            Reason::NoMoreRages => "invazions-why-no-more-rages",
            Reason::NotAZombie => "invazions-why-not-a-zombie",
            Reason::NotThere => "invazions-why-not-there",
            Reason::NotStanding => "invazions-why-not-standing",
            Reason::Shielded => "invazions-why-shielded",
            Reason::SoldierFirst => "invazions-why-soldier-first",
            Reason::CookLast => "invazions-why-cook-last",
            Reason::TooFewFreed => "invazions-why-too-few-freed",
            Reason::NothingNew => "invazions-why-nothing-new",
            Reason::NoPlan => "invazions-why-no-plan",
        }
    }

    fn section(self) -> &'static str {
        match self {
            Reason::NotNow => "2.6",
            Reason::NotInHand => "2.7",
            Reason::TooDear => "3.1",
            Reason::NoSuchPlace => "1.1",
            Reason::Full | Reason::There => "3.2",
            Reason::NoSuchResearch | Reason::HasResearch => "3.3",
            Reason::NeedsHuman => "3.4",
            Reason::MustMove => "3.5",
            Reason::Barricaded => "4.1",
            Reason::WrongMoment | Reason::NoTarget => "3.6",
            Reason::FreedStays => "10.3",
            Reason::FreedLast => "10.10",
            Reason::NoMoreZombies | Reason::NoMoreRages => "5.3",
            Reason::NotAZombie => "10.9",
            Reason::NotThere => "2.1",
            Reason::NotStanding => "6.2",
            Reason::Shielded => "6.3",
            Reason::SoldierFirst => "11.2",
            Reason::CookLast => "11.5",
            Reason::TooFewFreed => "7.4",
            Reason::NothingNew => "4.3",
            Reason::NoPlan => "4.4",
        }
    }
}

impl Invazions {
    /// The first reason against `mv` for `seat`, which is asked.
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
            Move::Drop(_) => self.unless(|it| matches!(it, Step::Slash { .. }), Reason::NotInHand),
            Move::Attack(card) => self.against_attacking(seat, card),
            Move::Sacrifice(card) => self.against_sacrificing(seat, card),
            Move::Take(_) | Move::Clean(_) => self.against_taking(),
            Move::Wound(defender) => self.against_wounding(defender),
            Move::Announce if self.freed() < ANNOUNCE_FROM => Reason::TooFewFreed,
            Move::Propose(plan) if !self.is_possible(plan) => Reason::NoPlan,
            Move::Hold(card) if seat == HUMAN || !self.hand(seat).contains(card) => {
                Reason::NotInHand
            }
            Move::Ask(_) | Move::Tell(_) | Move::Hold(_) | Move::Propose(_) | Move::Stop(..) => {
                Reason::NothingNew
            }
            Move::Keep
            | Move::Spare
            | Move::End
            | Move::Decline
            | Move::Carry
            | Move::Lead
            | Move::Yield
            | Move::Skip
            | Move::Done
            | Move::Announce
            | Move::Wait
            | Move::Agree
            | Move::Disagree => Reason::NotNow,
        }
    }

    /// `why` if the step on top is of the right kind; otherwise that something else is decided.
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

    /// Whether a Bravery card belongs to what is decided now.
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

    fn against_wounding(&self, defender: Defender) -> Reason {
        let Some(Step::Wound { at, .. }) = self.steps.top() else { return Reason::NotNow };
        let (cook, virus) = (Defender::Human(HumanCard::Cook), Defender::Research(Research::Virus));
        let place = self.place(*at);
        let humans = place.standing();
        let stands = match defender {
            Defender::Human(card) => humans.contains(card),
            Defender::Research(card) => place.standing_research() == Some(card),
        };
        let soldier = humans.contains(HumanCard::Soldier);
        match () {
            () if !stands => Reason::NotStanding,
            () if soldier && defender == virus => Reason::SoldierFirst,
            () if defender == cook => Reason::CookLast,
            () => Reason::Shielded,
        }
    }

    fn against_attacking(&self, seat: Seat, card: ZombieCard) -> Reason {
        use crate::card::Sort;
        let plays = matches!(self.steps.top(), Some(Step::Play { .. }));
        match card.sort() {
            _ if !plays => Reason::NotNow,
            _ if !self.hand(seat).contains(card) => Reason::NotInHand,
            Sort::Freed => Reason::FreedStays,
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
            Some(Step::Vermin { .. }) if self.lies_under(seat, card) => Reason::FreedLast,
            Some(Step::Vermin { .. }) => Reason::NotThere,
            _ => Reason::NotNow,
        }
    }

    /// Whether a card lies under the location where a horde is.
    fn lies_under(&self, seat: Seat, card: ZombieCard) -> bool {
        self.hordes[seat].at.is_some_and(|at| self.place(at).contamination.contains(card))
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
