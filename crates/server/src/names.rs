//! Random names, for people who chose none, and for things.

use desk::forms::tidy;
use precis_profiles::Nickname;
use precis_profiles::precis_core::profile::Profile as _;
use subtle::ConstantTimeEq as _;
use unicode_security::MixedScript as _;
use unicode_security::confusable_detection::skeleton;
use words::Lang;

use crate::trouble::Trouble;

/// Random bytes from the operating system.
pub(crate) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system gives random bytes");
    bytes
}

/// A random word of `length` letters, five bits each: an id or a secret.
pub(crate) fn token(length: usize) -> String {
    let luck: Vec<u8> = (0..length).map(|_| random::<1>()[0]).collect();
    desk::names::token(&luck)
}

/// Compares two secrets in a time that does not tell where they differ.
pub(crate) fn is_same(one: &str, other: &str) -> bool {
    one.as_bytes().ct_eq(other.as_bytes()).into()
}

/// A random name for somebody who has not chosen one.
pub(crate) fn playful(lang: Lang) -> String {
    desk::names::playful(lang, random())
}

/// The most characters of a name.
const NAME_MAX: usize = 24;

/// What was typed, as a name: a nickname of PRECIS, with something readable in it, and no word with
/// letters of several scripts.
pub(crate) fn good_name(typed: &str) -> Result<String, Trouble> {
    let typed = tidy(typed);
    if typed.is_empty() {
        return Err(Trouble::bad("error-name-empty"));
    }
    let strange = || Trouble::bad("error-name-strange");
    let name = Nickname::new().enforce(typed.as_str()).map_err(|_| strange())?;
    if NAME_MAX < name.chars().count() {
        return Err(Trouble::bad("error-name-long").with("most", NAME_MAX.to_string()));
    }
    let readable = name.chars().any(char::is_alphanumeric);
    let pure = name.split(' ').all(|it| it.is_single_script());
    if readable && pure { Ok(name.into_owned()) } else { Err(strange()) }
}

/// What a name looks like: the same for two names that people would confuse (UTS 39).
pub(crate) fn looks(name: &str) -> String {
    skeleton(name).filter(|it| !it.is_whitespace()).collect::<String>().to_lowercase()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn named(typed: &str) -> Result<String, String> {
        good_name(typed).map_err(|it| it.key)
    }

    #[test]
    fn names_of_all_the_world_are_good() {
        for name in
            ["Ida", "Zoë", "O’Neill", "Иван", "Анна-Мария 2", "李小龍", "たろう太郎", "אבי", "محمد"]
        {
            assert_eq!(named(name).as_deref(), Ok(name));
        }
        assert_eq!(named("  Ida   B. ").as_deref(), Ok("Ida B."));
        assert_eq!(named("Ｉｄａ").as_deref(), Ok("Ida"));
        assert_eq!(named("Ida 🐙").as_deref(), Ok("Ida 🐙"));
    }

    #[test]
    fn names_that_deceive_are_not() {
        for name in
            ["I\u{200b}da", "Ida\u{ad}", "\u{3164}", "\u{2800}", "...", "Iдa", "\u{feff}Ida"]
        {
            assert_eq!(named(name).unwrap_err(), "error-name-strange", "{name:?}");
        }
        assert_eq!(named("\u{202e}adI").as_deref(), Ok("adI"), "it turns nothing");
        assert_eq!(named(" \u{202e} ").unwrap_err(), "error-name-empty");
        assert_eq!(named(&"x".repeat(25)).unwrap_err(), "error-name-long");
    }

    #[test]
    fn names_that_look_alike_are_found_out() {
        for (one, other) in
            [("Ida", "lda"), ("Ada", "Аdа"), ("Norman", "Norrnan"), ("Ida B", "IdaB")]
        {
            assert_eq!(looks(one), looks(other), "{one} {other}");
        }
        assert_ne!(looks("Ida"), looks("Ada"));
    }
}
