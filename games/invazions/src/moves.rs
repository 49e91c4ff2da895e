//! Every move, with its text form, and what the hordes can talk about.

use std::fmt;
use std::str::FromStr;

use serde::{Serialize, Serializer};
use tabletop::Seat;

use crate::card::{Defender, HumanCard, Location, Research, Sort, ZombieCard};

/// What a question or a true statement about a horde's hand is about.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Topic {
    Zombies,
    Rages,
    /// Zombies Libérés.
    Freed,
}

/// A plan that a horde can propose to the others with one click.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Plan {
    /// This horde goes there.
    Go(Seat, Location),
    /// This horde plays next.
    Lead(Seat),
    /// This card is wounded next.
    Wound(Defender),
    /// This horde recruits this card.
    Take(Seat, ZombieCard),
    /// Announce that the hordes own five Zombies Libérés.
    Announce,
}

/// A moment at which the human side may be asked for Bravery.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Moment {
    /// The hordes have chosen their locations and played no card yet.
    Places,
    /// A horde at this location has played a card, and its effect is over.
    Cards(Location),
    /// Every horde has played; the wounds come next.
    Wounds,
    /// The wounds are dealt, and what they devoured has not left yet.
    Recruitment,
    /// Any of these at which it can play nothing.
    Idle,
}

/// One small decision. The order of the variants is the order in which moves are offered.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    // The human side: start of the turn.
    Discard(HumanCard),
    /// Discard nothing.
    Keep,
    // The human action.
    /// Play a Human at a location.
    Play(HumanCard, Location),
    /// Install a Research card at a location.
    Install(Research, Location),
    /// Bravery: sacrifice this contamination card of the location for a point.
    Capture(ZombieCard, Location),
    /// Bravery: discard Survivors of the location for points.
    Gift(Location),
    /// The Janitor sacrifices this contamination card.
    Clean(ZombieCard),
    /// The Janitor sacrifices nothing.
    Spare,
    /// Play nothing more.
    End,
    Barricade(Location),
    // Bravery, where the human side may interrupt.
    Slash(Location),
    Stand(Location),
    Charge(Location),
    /// Prophylaxis: what would be devoured stays.
    Save(Defender, Location),
    /// No Bravery now.
    Decline,
    // The hordes.
    Go(Location),
    /// Discard a card because of Slash.
    Drop(ZombieCard),
    /// Put a Membre Blessé on top of the own draw pile instead.
    Carry,
    /// Play one's cards now.
    Lead,
    /// Let other hordes play first.
    Yield,
    /// Play a Zombie or a Rage.
    Attack(ZombieCard),
    /// Sacrifice a card, as the card just played demands.
    Sacrifice(ZombieCard),
    /// Take this contamination card of the location.
    Take(ZombieCard),
    /// Sacrifice or take nothing.
    Skip,
    /// Play no more cards this turn.
    Done,
    Wound(Defender),
    /// Announce five Zombies Libérés.
    Announce,
    /// Do not announce.
    Wait,
    // What the hordes can say, at any time.
    Ask(Topic),
    Tell(Topic),
    /// Say that one holds this card.
    Hold(ZombieCard),
    /// Propose a plan, or add one to what one has just proposed.
    Propose(Plan),
    Agree,
    Disagree,
    /// Be asked for Bravery at this moment, or not.
    Stop(Moment, bool),
}

impl Topic {
    pub const ALL: [Topic; 3] = [Topic::Zombies, Topic::Rages, Topic::Freed];

    pub fn includes(self, card: ZombieCard) -> bool {
        match self {
            Topic::Zombies => card.sort() == Sort::Zombie,
            Topic::Rages => card.sort() == Sort::Rage,
            Topic::Freed => card.sort() == Sort::Freed,
        }
    }

    /// The word in moves.
    pub fn word(self) -> &'static str {
        match self {
            Topic::Zombies => "zombies",
            Topic::Rages => "rages",
            Topic::Freed => "freed",
        }
    }
}

impl Plan {
    /// The sort of plan, without its details.
    pub fn word(self) -> &'static str {
        match self {
            Plan::Go(..) => "go",
            Plan::Lead(_) => "lead",
            Plan::Wound(_) => "wound",
            Plan::Take(..) => "take",
            Plan::Announce => "announce",
        }
    }

    /// What it decides, and for whom where each horde decides it for itself. Of two plans for the
    /// same decision only one can be kept to.
    pub fn decision(self) -> (&'static str, Option<Seat>) {
        let whose = match self {
            Plan::Go(seat, _) | Plan::Take(seat, _) => Some(seat),
            Plan::Lead(_) | Plan::Wound(_) | Plan::Announce => None,
        };
        (self.word(), whose)
    }

    /// The move with which `seat`, which is asked, keeps to the plan; none if the plan is about
    /// something else.
    pub fn answer(self, seat: Seat) -> Option<Move> {
        match self {
            Plan::Go(who, at) => (who == seat).then_some(Move::Go(at)),
            Plan::Lead(who) => Some(if who == seat { Move::Lead } else { Move::Yield }),
            Plan::Wound(defender) => Some(Move::Wound(defender)),
            Plan::Take(who, card) => (who == seat).then_some(Move::Take(card)),
            Plan::Announce => Some(Move::Announce),
        }
    }
}

impl fmt::Display for Plan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Plan::Go(seat, location) => write!(f, "go {seat} {location}"),
            Plan::Lead(seat) => write!(f, "lead {seat}"),
            Plan::Wound(defender) => write!(f, "wound {defender}"),
            Plan::Take(seat, card) => write!(f, "take {seat} {card}"),
            Plan::Announce => f.write_str("announce"),
        }
    }
}

impl Moment {
    /// Every moment that a table with all four locations has.
    pub const ALL: [Moment; 8] = [
        Moment::Places,
        Moment::Cards(Location::Radio),
        Moment::Cards(Location::Hall),
        Moment::Cards(Location::Hangar),
        Moment::Cards(Location::Canteen),
        Moment::Wounds,
        Moment::Recruitment,
        Moment::Idle,
    ];

    /// The sort of moment, without its location.
    pub fn word(self) -> &'static str {
        match self {
            Moment::Places => "places",
            Moment::Cards(_) => "cards",
            Moment::Wounds => "wounds",
            Moment::Recruitment => "recruitment",
            Moment::Idle => "idle",
        }
    }
}

impl fmt::Display for Moment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Moment::Cards(location) => write!(f, "cards {location}"),
            Moment::Places | Moment::Wounds | Moment::Recruitment | Moment::Idle => {
                f.write_str(self.word())
            }
        }
    }
}

/// As its text.
macro_rules! as_text {
    ($($kind:ty),+) => {$(
        impl Serialize for $kind {
            fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.collect_str(self)
            }
        }
    )+};
}

impl fmt::Display for Topic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

as_text!(Topic, Plan, Moment);

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Discard(card) => write!(f, "discard {card}"),
            Move::Keep => f.write_str("keep"),
            Move::Play(card, at) => write!(f, "play {card} at {at}"),
            Move::Install(card, at) => write!(f, "install {card} at {at}"),
            Move::Capture(card, at) => write!(f, "capture {card} at {at}"),
            Move::Gift(at) => write!(f, "gift at {at}"),
            Move::Clean(card) => write!(f, "clean {card}"),
            Move::Spare => f.write_str("spare"),
            Move::End => f.write_str("end"),
            Move::Barricade(at) => write!(f, "barricade {at}"),
            Move::Slash(at) => write!(f, "slash at {at}"),
            Move::Stand(at) => write!(f, "stand at {at}"),
            Move::Charge(at) => write!(f, "charge at {at}"),
            Move::Save(defender, at) => write!(f, "save {defender} at {at}"),
            Move::Decline => f.write_str("decline"),
            Move::Go(at) => write!(f, "go {at}"),
            Move::Drop(card) => write!(f, "drop {card}"),
            Move::Carry => f.write_str("carry"),
            Move::Lead => f.write_str("lead"),
            Move::Yield => f.write_str("yield"),
            Move::Attack(card) => write!(f, "attack {card}"),
            Move::Sacrifice(card) => write!(f, "sacrifice {card}"),
            Move::Take(card) => write!(f, "take {card}"),
            Move::Skip => f.write_str("skip"),
            Move::Done => f.write_str("done"),
            Move::Wound(defender) => write!(f, "wound {defender}"),
            Move::Announce => f.write_str("announce"),
            Move::Wait => f.write_str("wait"),
            Move::Ask(topic) => write!(f, "ask {topic}"),
            Move::Tell(topic) => write!(f, "tell {topic}"),
            Move::Hold(card) => write!(f, "hold {card}"),
            Move::Propose(plan) => write!(f, "propose {plan}"),
            Move::Agree => f.write_str("agree"),
            Move::Disagree => f.write_str("disagree"),
            Move::Stop(moment, true) => write!(f, "stop {moment}"),
            Move::Stop(moment, false) => write!(f, "go-on {moment}"),
        }
    }
}

/// A text that is no move of this game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoSuchMove;

fn part<T: FromStr>(text: &str) -> Result<T, NoSuchMove> {
    text.parse().map_err(|_| NoSuchMove)
}

impl FromStr for Topic {
    type Err = NoSuchMove;

    fn from_str(word: &str) -> Result<Topic, NoSuchMove> {
        Topic::ALL.into_iter().find(|it| it.word() == word).ok_or(NoSuchMove)
    }
}

fn plan(words: &[&str]) -> Result<Plan, NoSuchMove> {
    Ok(match words {
        ["go", seat, location] => Plan::Go(part(seat)?, part(location)?),
        ["lead", seat] => Plan::Lead(part(seat)?),
        ["wound", defender] => Plan::Wound(part(defender)?),
        ["take", seat, card] => Plan::Take(part(seat)?, part(card)?),
        ["announce"] => Plan::Announce,
        _ => return Err(NoSuchMove),
    })
}

fn moment(words: &[&str]) -> Result<Moment, NoSuchMove> {
    Ok(match words {
        ["places"] => Moment::Places,
        ["cards", location] => Moment::Cards(part(location)?),
        ["wounds"] => Moment::Wounds,
        ["recruitment"] => Moment::Recruitment,
        ["idle"] => Moment::Idle,
        _ => return Err(NoSuchMove),
    })
}

/// A Human; Bravery is not played at a location like one.
fn human(word: &str) -> Result<HumanCard, NoSuchMove> {
    part(word).and_then(|card: HumanCard| if card.is_human() { Ok(card) } else { Err(NoSuchMove) })
}

/// The moves of the human side.
fn human_move(words: &[&str]) -> Result<Move, NoSuchMove> {
    Ok(match words {
        ["discard", card] => Move::Discard(part(card)?),
        ["keep"] => Move::Keep,
        ["play", card, "at", at] => Move::Play(human(card)?, part(at)?),
        ["install", card, "at", at] => Move::Install(part(card)?, part(at)?),
        ["capture", card, "at", at] => Move::Capture(part(card)?, part(at)?),
        ["gift", "at", at] => Move::Gift(part(at)?),
        ["clean", card] => Move::Clean(part(card)?),
        ["spare"] => Move::Spare,
        ["end"] => Move::End,
        ["barricade", at] => Move::Barricade(part(at)?),
        ["slash", "at", at] => Move::Slash(part(at)?),
        ["stand", "at", at] => Move::Stand(part(at)?),
        ["charge", "at", at] => Move::Charge(part(at)?),
        ["save", defender, "at", at] => Move::Save(part(defender)?, part(at)?),
        ["decline"] => Move::Decline,
        ["stop", rest @ ..] => Move::Stop(moment(rest)?, true),
        ["go-on", rest @ ..] => Move::Stop(moment(rest)?, false),
        _ => return Err(NoSuchMove),
    })
}

/// The moves of the hordes.
fn horde_move(words: &[&str]) -> Result<Move, NoSuchMove> {
    Ok(match words {
        ["go", at] => Move::Go(part(at)?),
        ["drop", card] => Move::Drop(part(card)?),
        ["carry"] => Move::Carry,
        ["lead"] => Move::Lead,
        ["yield"] => Move::Yield,
        ["attack", card] => Move::Attack(part(card)?),
        ["sacrifice", card] => Move::Sacrifice(part(card)?),
        ["take", card] => Move::Take(part(card)?),
        ["skip"] => Move::Skip,
        ["done"] => Move::Done,
        ["wound", defender] => Move::Wound(part(defender)?),
        ["announce"] => Move::Announce,
        ["wait"] => Move::Wait,
        ["ask", topic] => Move::Ask(part(topic)?),
        ["tell", topic] => Move::Tell(part(topic)?),
        ["hold", card] => Move::Hold(part(card)?),
        ["propose", rest @ ..] => Move::Propose(plan(rest)?),
        ["agree"] => Move::Agree,
        ["disagree"] => Move::Disagree,
        _ => return Err(NoSuchMove),
    })
}

impl FromStr for Move {
    type Err = NoSuchMove;

    fn from_str(text: &str) -> Result<Move, NoSuchMove> {
        let words: Vec<&str> = text.split(' ').collect();
        human_move(&words).or_else(|_| horde_move(&words))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_has_one_spelling() {
        for text in [
            "discard soldier",
            "play survivors at radio",
            "install infected at hangar",
            "capture john-frum at hall",
            "save equipment at canteen",
            "attack no-survivors",
            "propose go C hangar",
            "propose take B ogre",
            "propose wound cook",
            "propose announce",
            "hold no-survivors",
            "stop cards hangar",
            "go-on wounds",
            "go hall",
        ] {
            assert_eq!(text.parse::<Move>().map(|it| it.to_string()), Ok(text.to_string()));
        }
        for text in [
            "",
            "Keep",
            "keep ",
            "play slash at radio",
            "wound stand",
            "go",
            "stop cards",
            "lead B",
            "propose lead F",
            "hold cook",
        ] {
            assert_eq!(text.parse::<Move>(), Err(NoSuchMove), "{text}");
        }
    }
}
