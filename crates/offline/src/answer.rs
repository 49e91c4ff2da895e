//! What is answered.

use desk::refusal::{self, Rule};
use maud::Markup;
use room::Objection;
use serde_json::{Value, json};
use web::picture;
use web::site::{self, ErrorPage, Mishap};
use words::Lang;

use crate::message::AddressAnswer;

/// As the server has it (`server/src/guard.rs`): scripts, styles and pictures come only from this
/// site, and none are inline.
const POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data:; object-src 'none'; \
    base-uri 'none'; form-action 'self'";

/// Why something is refused.
#[derive(Debug)]
pub(crate) struct SoloRefusal {
    status: u16,
    key: &'static str,
    args: Vec<(&'static str, String)>,
    seq: Option<u64>,
    rule: Option<Rule>,
}

impl From<Objection> for SoloRefusal {
    fn from(it: Objection) -> SoloRefusal {
        let rule = it.section.map(|(game, section)| Rule { game, section });
        let status = refusal::status(it.cause);
        SoloRefusal { status, key: it.key, args: it.args, seq: it.version, rule }
    }
}

impl SoloRefusal {
    fn new(status: u16, key: &'static str) -> SoloRefusal {
        SoloRefusal { status, key, args: Vec::new(), seq: None, rule: None }
    }

    pub(crate) fn not_found() -> SoloRefusal {
        SoloRefusal::new(404, "error-not-found")
    }

    /// What other people or a server are needed for.
    pub(crate) fn needs_server() -> SoloRefusal {
        SoloRefusal::new(404, "offline-needs-server")
    }

    /// The page, or what a script is told.
    pub(crate) fn answer(&self, reader: frame::shell::Reader<'_>, as_json: bool) -> AddressAnswer {
        let sentence = refusal::sentence(reader.lang, self.key, &self.args);
        if as_json {
            let lang: Lang = reader.lang;
            let value = json!({
                "error": self.key, "message": sentence, "seq": self.seq,
                "rule": self.rule.map(Rule::address), "why": self.rule.map(|it| it.why(lang)),
            });
            return AddressAnswer { status: self.status, ..data(&value) };
        }
        let rule = self.rule.map(|it| (it.address(), it.why(reader.lang)));
        let page = site::error(&ErrorPage {
            reader,
            mishap: Mishap::of(self.status),
            detail: Some(&sentence),
            rule: rule.as_ref().map(|(href, words)| (href.as_str(), words.as_str())),
            back: refusal::way_back(reader.path),
        });
        AddressAnswer { status: self.status, ..html(page) }
    }
}

fn of(kind: &str, body: String) -> AddressAnswer {
    let headers = [
        ("content-type", kind),
        ("content-security-policy", POLICY),
        ("x-content-type-options", "nosniff"),
        ("referrer-policy", "same-origin"),
        ("cache-control", "no-store"),
    ];
    let headers = headers.map(|(name, value)| (name, value.to_string())).into();
    AddressAnswer { status: 200, headers, body }
}

/// On every page: the worker in which bots think.
const THINKER: &str = "<script src=\"/assets/alone.js\" defer></script></head>";

pub(crate) fn html(page: Markup) -> AddressAnswer {
    of("text/html; charset=utf-8", page.into_string().replacen("</head>", THINKER, 1))
}

pub(crate) fn data(value: &Value) -> AddressAnswer {
    of("application/json", value.to_string())
}

pub(crate) fn asset(kind: &str, body: String) -> AddressAnswer {
    of(kind, body)
}

/// A picture that holds its own styles and pictures.
pub(crate) fn picture(svg: String) -> AddressAnswer {
    let mut answer = of("image/svg+xml", svg);
    let policy = answer.headers.iter_mut().filter(|it| it.0 == "content-security-policy");
    policy.for_each(|it| it.1 = picture::POLICY.to_string());
    answer
}

/// A text that is saved under this name.
pub(crate) fn saved(name: &str, text: String) -> AddressAnswer {
    let mut answer = of("text/plain; charset=utf-8", text);
    let save = format!("attachment; filename=\"{name}\"");
    answer.headers.push(("content-disposition", save));
    answer
}

pub(crate) fn redirect(to: &str) -> AddressAnswer {
    let mut answer = of("text/plain; charset=utf-8", String::new());
    answer.headers.push(("location", to.to_string()));
    AddressAnswer { status: 303, ..answer }
}

/// The answer after something was done: a script is told so, a browser goes to the table.
pub(crate) fn done(as_json: bool, table: &str, seq: Option<u64>) -> AddressAnswer {
    match as_json {
        true => data(&json!({ "ok": true, "table": table, "seq": seq })),
        false => redirect(&format!("/t/{table}")),
    }
}
