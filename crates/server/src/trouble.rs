//! What goes wrong with a request: a status, and a sentence in the reader's language.

use std::num::NonZeroU32;
use std::time::Duration;

use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use desk::refusal::{self, Rule};
use room::{Cause, Objection};
use store::Error;
use words::Lang;

use crate::api::shape::{Problem, TableState};

/// Why a request is refused. It changed nothing.
#[derive(Clone, Debug)]
pub(crate) struct Trouble {
    pub(crate) status: StatusCode,
    /// The key of the message.
    pub(crate) key: String,
    pub(crate) args: Vec<(&'static str, String)>,
    /// The table's version now.
    pub(crate) seq: Option<u64>,
    /// The fields that cannot be accepted.
    pub(crate) fields: Box<[String]>,
    /// The table as it is now, for a program that assumed otherwise.
    pub(crate) table: Option<Box<TableState>>,
    /// After how many seconds to try again.
    pub(crate) again: Option<NonZeroU32>,
    /// The rule that decides.
    pub(crate) rule: Option<Box<Rule>>,
}

impl Trouble {
    pub(crate) fn new(status: StatusCode, key: impl Into<String>) -> Trouble {
        Trouble {
            status,
            key: key.into(),
            args: Vec::new(),
            seq: None,
            fields: Box::default(),
            table: None,
            again: None,
            rule: None,
        }
    }

    pub(crate) fn bad(key: impl Into<String>) -> Trouble {
        Trouble::new(StatusCode::UNPROCESSABLE_ENTITY, key)
    }

    /// It is not known who asks.
    pub(crate) fn unknown(key: impl Into<String>) -> Trouble {
        Trouble::new(StatusCode::UNAUTHORIZED, key)
    }

    pub(crate) fn forbidden(key: impl Into<String>) -> Trouble {
        Trouble::new(StatusCode::FORBIDDEN, key)
    }

    pub(crate) fn conflict(key: impl Into<String>) -> Trouble {
        Trouble::new(StatusCode::CONFLICT, key)
    }

    pub(crate) fn not_found() -> Trouble {
        Trouble::new(StatusCode::NOT_FOUND, "error-not-found")
    }

    pub(crate) fn broken() -> Trouble {
        Trouble::new(StatusCode::INTERNAL_SERVER_ERROR, "error-broken")
    }

    /// The database is away for now.
    pub(crate) fn away() -> Trouble {
        let again = NonZeroU32::new(5);
        Trouble { again, ..Trouble::new(StatusCode::SERVICE_UNAVAILABLE, "error-store-away") }
    }

    pub(crate) fn unavailable() -> Trouble {
        Trouble::new(StatusCode::SERVICE_UNAVAILABLE, "error-broken")
    }

    /// Too many of something; it may be tried again after this time.
    pub(crate) fn too_many(key: &str, again: Duration) -> Trouble {
        let again = NonZeroU32::new(again.as_secs().clamp(1, u32::MAX.into()) as u32);
        Trouble { again, ..Trouble::new(StatusCode::TOO_MANY_REQUESTS, key) }
    }

    pub(crate) fn with(mut self, name: &'static str, value: impl Into<String>) -> Trouble {
        self.args.push((name, value.into()));
        self
    }

    /// The answer to a program.
    pub(crate) fn problem(&self, lang: Lang) -> Problem {
        let detail = self.args.iter().find(|it| it.0 == "detail");
        Problem {
            error: self.key.clone(),
            message: self.sentence(lang),
            section: self.rule.as_deref().map(|it| it.section.to_string()),
            rule: self.rule.as_deref().copied().map(Rule::address),
            why: self.rule.as_deref().map(|it| it.why(lang)),
            detail: detail.map(|it| it.1.clone()),
            seq: self.seq,
            fields: self.fields.to_vec(),
            table: self.table.clone(),
        }
    }

    pub(crate) fn sentence(&self, lang: Lang) -> String {
        refusal::sentence(lang, &self.key, &self.args)
    }
}

impl From<Error> for Trouble {
    fn from(error: Error) -> Trouble {
        tracing::error!(%error, "the store failed");
        crate::meters::failed("store");
        match error {
            Error::Io(_) | Error::Protocol(_) | Error::PoolTimedOut | Error::PoolClosed => {
                Trouble::away()
            }
            _ => Trouble::broken(),
        }
    }
}

/// An objection of a table.
impl From<Objection> for Trouble {
    fn from(objection: Objection) -> Trouble {
        let Objection { cause, key, args, version, section } = objection;
        let trouble = match cause {
            Cause::Senseless => Trouble::bad(key),
            Cause::Forbidden => Trouble::forbidden(key),
            Cause::Conflict => Trouble::conflict(key),
            Cause::Broken => Trouble::broken(),
            Cause::Away => Trouble::away(),
        };
        let rule = section.map(|(game, section)| Box::new(Rule { game, section }));
        Trouble { args, seq: version, rule, ..trouble }
    }
}

/// Only the status: the words are added where the reader is known (`asker::meet`).
impl IntoResponse for Trouble {
    fn into_response(self) -> Response {
        let mut response = self.status.into_response();
        response.extensions_mut().insert(self);
        response
    }
}
