//! What comes in from the browser, and what it is to do.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// Something that happened, and when.
#[derive(Clone, Debug, Deserialize, Serialize)]
pub struct Message {
    /// Milliseconds since 1970.
    pub now: i64,
    /// 64 random hexadecimal digits, new each time.
    pub luck: String,
    pub news: News,
}

/// What happened.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum News {
    /// The program has just been started: these texts were kept, and the browser speaks this
    /// language.
    Begins { files: BTreeMap<String, String>, lang: String },
    /// An address is asked for.
    Asked(AddressAsked),
    /// A page listens at an address.
    Listens { stream: u64, path: String, origin: String },
    /// It listens no more.
    Leaves { stream: u64 },
    /// What was to be kept is kept, or could not be.
    Kept { number: u64, done: bool },
    /// A bot has thought.
    Thought { thought: ThoughtFor, text: String },
    /// Time has passed.
    Time,
}

/// An address that is asked for, as with a request of HTTP.
#[derive(Clone, Debug, Default, Deserialize, Serialize)]
pub struct AddressAsked {
    pub call: u64,
    pub method: String,
    /// The path and the query.
    pub path: String,
    pub origin: String,
    /// The form that was sent.
    #[serde(default)]
    pub body: String,
    /// Whether a script asks.
    #[serde(default)]
    pub json: bool,
}

/// For whom a bot thinks.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum ThoughtFor {
    /// For its seat at a table, as thought number so much of its room.
    Move { table: String, number: u64 },
    /// For a person who asked.
    Hint { call: u64, table: String, seat: u8, settled: u64, json: bool },
    /// For the next piece of the review of a game that is over.
    Review { table: String },
}

/// Something that the browser is to do.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Order {
    /// Keep these texts under these names, all or none, then say so with this number.
    Keep {
        number: u64,
        files: BTreeMap<String, String>,
    },
    Answer {
        call: u64,
        answer: AddressAnswer,
    },
    /// Send this to the page that listens.
    Tell {
        stream: u64,
        text: String,
    },
    /// There will be no more to hear.
    End {
        stream: u64,
    },
    /// Let a bot think about this work, which is a message for [`think`](crate::think).
    Think {
        thought: ThoughtFor,
        work: String,
    },
}

/// The answer to an address, as in HTTP.
#[derive(Clone, Debug, Serialize)]
pub struct AddressAnswer {
    pub status: u16,
    pub headers: Vec<(&'static str, String)>,
    pub body: String,
}

/// All that the browser is to do, in order, and when to come back at the latest.
#[derive(Clone, Debug, Serialize)]
pub struct Orders {
    pub orders: Vec<Order>,
    /// Milliseconds since 1970.
    pub wake: Option<i64>,
}
