//! What strangers may write to the server, aside from moves and files of games
//! (`crates/catalogue/tests/strangers.rs`): each text is read or refused.

use std::path::{Path, PathBuf};

use axum::http::{HeaderMap, HeaderValue};
use conformance::strangers::fuzz;
use room::names::{aside, plain};
use serde::de::DeserializeOwned;
use words::Lang;

use crate::api::shape::{
    Agreement, AtSeat, Beside, BotAtSeat, Claim, Credentials, Entry, Key, Level, MeChange, Moves,
    NewGuest, NewTable, PlayOn, Seen, Words,
};
use crate::asker::forwarded_for;
use crate::names::{good_name, looks};
use crate::outgoing::address;
use crate::push::browser;

fn corpus(target: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus").join(target)
}

/// Whether the API accepts this body.
fn is_body<T: DeserializeOwned>(text: &str) -> bool {
    serde_json::from_str::<T>(text).is_ok()
}

#[test]
fn bodies_are_read_or_refused() {
    let readers = [
        is_body::<Agreement>,
        is_body::<AtSeat>,
        is_body::<Beside>,
        is_body::<BotAtSeat>,
        is_body::<Claim>,
        is_body::<Credentials>,
        is_body::<Entry>,
        is_body::<Key>,
        is_body::<Level>,
        is_body::<MeChange>,
        is_body::<Moves>,
        is_body::<NewGuest>,
        is_body::<NewTable>,
        is_body::<PlayOn>,
        is_body::<Seen>,
        is_body::<Words>,
    ];
    fuzz(&corpus("bodies"), Vec::new(), |text| {
        for reads in &readers {
            // Unknown fields are refused, so that nobody believes they had an effect.
            let more = text.replacen('{', "{\"strange\": 1, ", 1);
            assert!(!reads(text) || !text.starts_with('{') || !reads(&more), "{more}");
        }
    });
}

/// A name that is accepted is unchanged in a form, a sentence and an answer of the API.
#[test]
fn names_are_good_or_refused() {
    fuzz(&corpus("names"), Vec::new(), |text| {
        looks(text);
        assert_eq!(plain(&aside("Ida")), "Ida");
        let Ok(name) = good_name(text) else { return };
        assert_eq!(good_name(&name).ok().as_deref(), Some(name.as_str()), "{text:?}");
        assert!(name.chars().count() <= 24 && !name.chars().any(char::is_control), "{name:?}");
        assert_eq!(plain(&aside(&name)), name);
        assert!(!looks(&name).is_empty(), "{name:?}");
    });
}

#[test]
fn headers_are_read_or_passed_over() {
    fuzz(&corpus("headers"), Vec::new(), |text| {
        Lang::preferred(text);
        browser(text);
        let mut headers = HeaderMap::new();
        if let Ok(value) = HeaderValue::from_str(text) {
            headers.append("x-forwarded-for", value);
            forwarded_for(&headers);
        }
    });
}

#[test]
fn addresses_are_read_or_refused() {
    fuzz(&corpus("addresses"), Vec::new(), |text| {
        if let Ok(url) = address(text, false) {
            assert!(matches!(url.scheme(), "http" | "https"), "{url}");
            assert!(url.username().is_empty() && url.password().is_none(), "{url}");
        }
    });
}
