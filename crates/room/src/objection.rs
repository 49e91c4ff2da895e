//! Why a request is refused.

use catalogue::{Refused, WhyNot};

/// Why a request is refused: the key of a message. It changed nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Objection {
    pub cause: Cause,
    pub key: &'static str,
    pub args: Vec<(&'static str, String)>,
    /// The version at which the table stands, as the asker counts.
    pub version: Option<u64>,
    /// The game and the section of its rules that decides.
    pub section: Option<(&'static str, &'static str)>,
}

/// What kind of objection it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cause {
    /// Nobody could do that.
    Senseless,
    /// The asker may not.
    Forbidden,
    /// The table stands otherwise.
    Conflict,
    /// The program broke a promise.
    Broken,
    /// The store cannot be reached: what was asked may be done or not.
    Away,
}

impl Objection {
    fn new(cause: Cause, key: &'static str) -> Objection {
        Objection { cause, key, args: Vec::new(), version: None, section: None }
    }

    pub fn senseless(key: &'static str) -> Objection {
        Objection::new(Cause::Senseless, key)
    }

    pub fn forbidden(key: &'static str) -> Objection {
        Objection::new(Cause::Forbidden, key)
    }

    pub fn conflict(key: &'static str) -> Objection {
        Objection::new(Cause::Conflict, key)
    }

    pub fn broken() -> Objection {
        Objection::new(Cause::Broken, "error-broken")
    }

    pub fn away() -> Objection {
        Objection::new(Cause::Away, "error-store-away")
    }

    /// The same, with the version that its hearer could see.
    #[must_use]
    pub fn at(self, version: u64) -> Objection {
        Objection { version: Some(version), ..self }
    }

    /// What the rules of a game object to.
    pub(crate) fn of_rules(game: &'static str, refused: &Refused) -> Objection {
        match refused.why {
            WhyNot::Over => Objection::conflict("error-over"),
            WhyNot::NotAsked => Objection::conflict("error-not-asked"),
            WhyNot::Unreadable => Objection {
                args: vec![("move", refused.mv.clone())],
                ..Objection::senseless("error-unreadable")
            },
            WhyNot::Because { key, section } => {
                Objection { section: Some((game, section)), ..Objection::senseless(key) }
            }
        }
    }
}
