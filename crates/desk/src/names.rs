//! Names that are made up, for people who chose none.

use words::Lang;

/// One of the words of a message that is a list.
fn one_of(lang: Lang, key: &str, luck: u8) -> String {
    let words = lang.say(key);
    let words: Vec<&str> = words.split('|').collect();
    words[usize::from(luck) % words.len()].to_string()
}

/// The name that these random numbers stand for.
pub fn playful(lang: Lang, luck: [u8; 2]) -> String {
    let [rank, star] = luck;
    format!("{} {}", one_of(lang, "people-ranks", rank), one_of(lang, "people-stars", star))
}

/// Letters and digits that cannot be mistaken for each other.
const LETTERS: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz023456789";

/// The word that these random numbers stand for, five bits each: an id or a secret.
pub fn token(luck: &[u8]) -> String {
    luck.iter().map(|it| char::from(LETTERS[usize::from(it % 32)])).collect()
}
