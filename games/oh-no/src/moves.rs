//! Every move, with its text form, and what players can talk about.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use tabletop::Seat;

use crate::card::{Alien, Card, Colour, Weapon};

/// What a question or a true statement about a hand is about.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Topic {
    /// Weapons of one colour.
    Colour(Colour),
    /// Weapons of one kind.
    Weapon(Weapon),
    Modules,
}

/// A plan that a player can propose with one click.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Plan {
    /// Start the Final Conflict.
    Conflict,
    /// Do not start the Final Conflict yet.
    Wait,
    /// Somebody zap the alien that is flying.
    Zap,
    /// Let the alien that is flying pass.
    Spare,
    /// Pass me weapons, or save me through a Teleporter.
    Help,
}

/// One small decision. The order of the variants is the order in which moves are offered.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    // A: act.
    Draw,
    /// Use the hub to give cards to this seat.
    Give(Seat),
    /// Put a card among the gifts.
    Pack(Card),
    /// Give the packed cards.
    Send,
    // While an alien flies.
    Zap(Card),
    /// Let it fly on.
    Pass,
    /// Put a Sabotalien beside this module.
    Perch(Card),
    /// Give up a card to the Evaporaliens.
    Evaporate(Card),
    // B: build.
    Build(Card),
    // C: fight.
    /// Clear one's station of a colour.
    Fight(Card, Colour),
    /// Clear another station of a colour, through both Teleporters.
    Beam(Card, Colour, Seat),
    /// Ask another owner of a Teleporter for help.
    Call(Seat),
    /// Help the player who called, with a weapon.
    Aid(Card, Colour),
    Refuse,
    /// Feed a first card to the Modulomorph, then a second, then name its target.
    Morph(Card),
    With(Card),
    Destroy(Alien),
    /// Which of the weapons of one kind that were played is discarded.
    Discard(Card),
    /// End one's turn.
    End,
    // The Final Conflict.
    Conflict,
    Counter(Card),
    /// Be eliminated rather than counter the kamikaze.
    GiveIn,
    Strike(Card, Alien),
    /// Destroy the Matrice itself.
    Finish(Card),
    /// Strike nothing.
    Hold,
    // Talk, whenever it is allowed.
    Ask(Topic),
    Tell(Topic),
    Propose(Plan),
    Agree,
    Disagree,
}

impl Topic {
    /// Every topic, colours first.
    pub fn all() -> impl Iterator<Item = Topic> {
        let colours = Colour::WEAPON.into_iter().map(Topic::Colour);
        colours.chain(Weapon::ALL.into_iter().map(Topic::Weapon)).chain([Topic::Modules])
    }

    /// How many topics there are.
    pub const COUNT: usize = 13;

    /// The topic's place in [`all`](Topic::all).
    pub fn index(self) -> usize {
        match self {
            Topic::Colour(colour) => colour as usize,
            Topic::Weapon(weapon) => 9 + weapon as usize,
            Topic::Modules => 12,
        }
    }

    pub fn includes(self, card: Card) -> bool {
        match self {
            Topic::Colour(colour) => card.colour() == Some(colour),
            Topic::Weapon(weapon) => card.as_weapon() == Some(weapon),
            Topic::Modules => card.as_module().is_some(),
        }
    }

    /// The word in moves.
    pub fn word(self) -> &'static str {
        match self {
            Topic::Colour(colour) => colour.word(),
            Topic::Weapon(Weapon::Cannon) => "cannons",
            Topic::Weapon(Weapon::Rocket) => "rockets",
            Topic::Weapon(Weapon::Bomb) => "bombs",
            Topic::Modules => "modules",
        }
    }
}

impl Serialize for Topic {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(self.word())
    }
}

impl Plan {
    pub const ALL: [Plan; 5] = [Plan::Conflict, Plan::Wait, Plan::Zap, Plan::Spare, Plan::Help];

    /// The word in moves.
    pub fn word(self) -> &'static str {
        match self {
            Plan::Conflict => "conflict",
            Plan::Wait => "wait",
            Plan::Zap => "zap",
            Plan::Spare => "spare",
            Plan::Help => "help",
        }
    }
}

/// A black weapon says which colour it replaces: `black-bomb as yellow`.
struct Played(Card, Colour);

impl fmt::Display for Played {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0.colour() {
            Some(Colour::Black) => write!(f, "{} as {}", self.0, self.1.word()),
            _ => write!(f, "{}", self.0),
        }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Draw => f.write_str("draw"),
            Move::Give(seat) => write!(f, "give {seat}"),
            Move::Pack(card) => write!(f, "pack {card}"),
            Move::Send => f.write_str("send"),
            Move::Zap(card) => write!(f, "zap {card}"),
            Move::Pass => f.write_str("pass"),
            Move::Perch(module) => write!(f, "perch {module}"),
            Move::Evaporate(card) => write!(f, "evaporate {card}"),
            Move::Build(card) => write!(f, "build {card}"),
            Move::Fight(card, colour) => write!(f, "fight {}", Played(*card, *colour)),
            Move::Beam(card, colour, seat) => {
                write!(f, "beam {} at {seat}", Played(*card, *colour))
            }
            Move::Call(seat) => write!(f, "call {seat}"),
            Move::Aid(card, colour) => write!(f, "aid {}", Played(*card, *colour)),
            Move::Refuse => f.write_str("refuse"),
            Move::Morph(card) => write!(f, "morph {card}"),
            Move::With(card) => write!(f, "with {card}"),
            Move::Destroy(alien) => write!(f, "destroy {alien}"),
            Move::Discard(card) => write!(f, "discard {card}"),
            Move::End => f.write_str("end"),
            Move::Conflict => f.write_str("conflict"),
            Move::Counter(card) => write!(f, "counter {card}"),
            Move::GiveIn => f.write_str("give-in"),
            Move::Strike(card, shield) => write!(f, "strike {card} at {shield}"),
            Move::Finish(card) => write!(f, "finish {card}"),
            Move::Hold => f.write_str("hold"),
            Move::Ask(topic) => write!(f, "ask {}", topic.word()),
            Move::Tell(topic) => write!(f, "tell {}", topic.word()),
            Move::Propose(plan) => write!(f, "propose {}", plan.word()),
            Move::Agree => f.write_str("agree"),
            Move::Disagree => f.write_str("disagree"),
        }
    }
}

/// A text that is no move of this game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoSuchMove;

fn part<T: FromStr>(text: &str) -> Result<T, NoSuchMove> {
    text.parse().map_err(|_| NoSuchMove)
}

/// `red-bomb`, or `black-bomb as yellow`.
fn played(words: &[&str]) -> Result<(Card, Colour), NoSuchMove> {
    let (card, colour) = match words {
        [card] => {
            let card: Card = part(card)?;
            (card, card.colour().ok_or(NoSuchMove)?)
        }
        [card, "as", colour] => (part(card)?, part(colour)?),
        _ => return Err(NoSuchMove),
    };
    Ok((card, colour))
}

fn plan(word: &str) -> Result<Plan, NoSuchMove> {
    Plan::ALL.into_iter().find(|it| it.word() == word).ok_or(NoSuchMove)
}

impl FromStr for Topic {
    type Err = NoSuchMove;

    fn from_str(word: &str) -> Result<Topic, NoSuchMove> {
        Topic::all().find(|it| it.word() == word).ok_or(NoSuchMove)
    }
}

impl FromStr for Move {
    type Err = NoSuchMove;

    fn from_str(text: &str) -> Result<Move, NoSuchMove> {
        let words: Vec<&str> = text.split(' ').collect();
        let mv = match words.as_slice() {
            ["draw"] => Move::Draw,
            ["give", seat] => Move::Give(part(seat)?),
            ["pack", card] => Move::Pack(part(card)?),
            ["send"] => Move::Send,
            ["zap", card] => Move::Zap(part(card)?),
            ["pass"] => Move::Pass,
            ["perch", card] => Move::Perch(part(card)?),
            ["evaporate", card] => Move::Evaporate(part(card)?),
            ["build", card] => Move::Build(part(card)?),
            ["fight", weapon @ ..] => played(weapon).map(|(card, as_)| Move::Fight(card, as_))?,
            ["beam", weapon @ .., "at", seat] => {
                let (card, colour) = played(weapon)?;
                Move::Beam(card, colour, part(seat)?)
            }
            ["call", seat] => Move::Call(part(seat)?),
            ["aid", weapon @ ..] => played(weapon).map(|(card, as_)| Move::Aid(card, as_))?,
            ["refuse"] => Move::Refuse,
            ["morph", card] => Move::Morph(part(card)?),
            ["with", card] => Move::With(part(card)?),
            ["destroy", alien] => Move::Destroy(part(alien)?),
            ["discard", card] => Move::Discard(part(card)?),
            ["end"] => Move::End,
            ["conflict"] => Move::Conflict,
            ["counter", card] => Move::Counter(part(card)?),
            ["give-in"] => Move::GiveIn,
            ["strike", card, "at", shield] => Move::Strike(part(card)?, part(shield)?),
            ["finish", card] => Move::Finish(part(card)?),
            ["hold"] => Move::Hold,
            ["ask", topic] => Move::Ask(part(topic)?),
            ["tell", topic] => Move::Tell(part(topic)?),
            ["propose", word] => Move::Propose(plan(word)?),
            ["agree"] => Move::Agree,
            ["disagree"] => Move::Disagree,
            _ => return Err(NoSuchMove),
        };
        // Each move has one spelling: `fight red-bomb as yellow` is no move.
        if mv.to_string() == text { Ok(mv) } else { Err(NoSuchMove) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_has_one_spelling() {
        for text in [
            "draw",
            "give C",
            "fight red-cannon",
            "beam black-bomb as red at B",
            "call A",
            "morph catalyst.2",
            "destroy blue.7",
            "strike yellow-cannon at yellow-shield",
            "ask bombs",
            "tell black",
            "propose conflict",
            "give-in",
        ] {
            assert_eq!(text.parse::<Move>().map(|it| it.to_string()), Ok(text.to_string()));
        }
        for text in
            ["", "Draw", "draw ", "fight red-bomb as yellow", "fight black-bomb", "give F", "zap"]
        {
            assert_eq!(text.parse::<Move>(), Err(NoSuchMove), "{text}");
        }
    }
}
