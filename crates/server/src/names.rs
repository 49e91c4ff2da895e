//! Random names, for people who chose none, and for things.

use subtle::ConstantTimeEq as _;
use words::Lang;

/// Letters and digits that are not mistaken for each other.
const LETTERS: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz023456789";

/// Random bytes from the operating system.
pub(crate) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system gives random bytes");
    bytes
}

/// A random word of `length` letters, five bits each: an id or a secret.
pub(crate) fn token(length: usize) -> String {
    let letter = |_| char::from(LETTERS[usize::from(random::<1>()[0] % 32)]);
    (0..length).map(letter).collect()
}

/// Whether two secrets are the same, told in a time that does not say where they differ.
pub(crate) fn is_same(one: &str, other: &str) -> bool {
    one.as_bytes().ct_eq(other.as_bytes()).into()
}

/// The words of a message that lists them.
fn list(lang: Lang, key: &str) -> Vec<String> {
    lang.say(key).split('|').map(str::to_string).collect()
}

fn one_of(lang: Lang, key: &str) -> String {
    let mut words = list(lang, key);
    let at = usize::from(random::<1>()[0]) % words.len();
    words.swap_remove(at)
}

/// A name for somebody who chose none yet.
pub(crate) fn playful(lang: Lang) -> String {
    format!("{} {}", one_of(lang, "people-ranks"), one_of(lang, "people-stars"))
}

/// What the bot in a seat is called.
pub(crate) fn bot(lang: Lang, seat: usize) -> String {
    let mut names = list(lang, "people-bots");
    let at = seat % names.len();
    names.swap_remove(at)
}

/// A text on one line, without control characters or spaces around.
pub(crate) fn tidy(text: &str) -> String {
    let plain: String = text.chars().map(|it| if it.is_control() { ' ' } else { it }).collect();
    plain.split_whitespace().collect::<Vec<_>>().join(" ")
}
