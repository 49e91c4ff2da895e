//! Why something is refused, in words.

use room::Cause;
use words::{Lang, Value};

/// A section of the rules of a game, by which something is refused.
#[derive(Clone, Copy, Debug)]
pub struct Rule {
    pub game: &'static str,
    pub section: &'static str,
}

impl Rule {
    /// Where it can be read.
    pub fn address(self) -> String {
        words::rulebook::address(self.game, self.section)
    }

    /// The words of the link to it.
    pub fn why(self, lang: Lang) -> String {
        lang.say_with("learn-why", &[("number", self.section.into())])
    }
}

/// The status of HTTP for a refusal.
pub fn status(cause: Cause) -> u16 {
    match cause {
        Cause::Senseless => 422,
        Cause::Forbidden => 403,
        Cause::Conflict => 409,
        Cause::Broken => 500,
        Cause::Away => 503,
    }
}

/// The message with this key, with its arguments named as games name them.
pub fn sentence(lang: Lang, key: &str, args: &[(&'static str, String)]) -> String {
    let args: Vec<(&str, Value<'_>)> =
        args.iter().map(|(name, value)| (*name, value.as_str().into())).collect();
    speech::named(lang, key, &args)
}

/// The pages whose forms are sent to their own addresses.
const FORMS: [&str; 6] = ["/sign-in", "/sign-up", "/name", "/new", "/import", "/reminders"];

/// Where somebody came from: the form that was sent, or the table that a path is about.
pub fn way_back(path: &str) -> Option<&str> {
    let page = path.split('?').next().unwrap_or(path);
    if FORMS.contains(&page) {
        return Some(path);
    }
    if page.starts_with("/account/") {
        return Some("/account");
    }
    let rest = page.strip_prefix("/t/")?;
    rest.find('/').map(|at| &path[..at + 3])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_went_wrong_leads_back_to_where_it_was_asked() {
        assert_eq!(way_back("/sign-in"), Some("/sign-in"));
        assert_eq!(way_back("/new?game=xeno"), Some("/new?game=xeno"));
        assert_eq!(way_back("/account/password"), Some("/account"));
        assert_eq!(way_back("/t/abc/move"), Some("/t/abc"));
        assert_eq!(way_back("/t/abc"), None, "it would lead to itself");
        assert_eq!(way_back("/nowhere"), None);
    }
}
