//! The name that is nearest to one that was typed and that nothing has.

use frame::wording::plain;
use strsim::osa_distance;

/// The name in which the fewest letters differ, if it is no more than one in three.
pub(crate) fn nearest(typed: &str, names: impl Iterator<Item = String>) -> Option<String> {
    let typed = letters(typed);
    let far = |name: &String| osa_distance(&typed, &letters(name));
    let best = names.min_by_key(far)?;
    (far(&best) * 3 <= typed.chars().count()).then_some(best)
}

fn letters(name: &str) -> String {
    plain(name).chars().filter(|it| it.is_alphabetic()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slip_of_the_finger_is_understood() {
        let names = || ["Ogre", "Cuisinier", "L’attaque du labo"].map(str::to_string).into_iter();
        let meant = |typed: &str| nearest(typed, names());
        assert_eq!(meant("orge").as_deref(), Some("Ogre"));
        assert_eq!(meant("4 x cuisiner").as_deref(), Some("Cuisinier"));
        assert_eq!(meant("l'ataque du labo").as_deref(), Some("L’attaque du labo"));
        assert_eq!(meant("trombone"), None);
    }
}
