//! Why a request is refused.

use catalogue::{Refused, WhyNot};

/// Why a request is refused: the key of a message. The request changed nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Objection {
    pub cause: Cause,
    pub key: &'static str,
    pub args: Vec<(&'static str, String)>,
    /// The version of the table, in the asker's own count.
    pub version: Option<u64>,
    /// The game, and the section of its rules that decides.
    pub section: Option<(&'static str, &'static str)>,
}

/// What carrying out a request comes to.
pub(crate) type Done = Result<(), Objection>;

/// What kind of objection it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cause {
    /// Nobody could do that.
    Senseless,
    /// This person may not do that.
    Forbidden,
    /// The table is not as the request assumes.
    Conflict,
    /// The program broke one of its promises.
    Broken,
    /// The store cannot be reached; the request may or may not have been carried out.
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

    /// The same objection, with the version that the asker may know.
    #[must_use]
    pub fn at(self, version: u64) -> Objection {
        Objection { version: Some(version), ..self }
    }

    /// An objection of the rules of a game.
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
