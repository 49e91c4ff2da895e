//! The name that is nearest to one that was typed and that nothing has.

use frame::wording::plain;

/// The name in which the fewest letters differ, if it is no more than one in three.
pub(crate) fn nearest(typed: &str, names: impl Iterator<Item = String>) -> Option<String> {
    let typed: Vec<char> = letters(typed);
    let far = |name: &String| distance(&typed, &letters(name));
    let best = names.min_by_key(far)?;
    (far(&best) * 3 <= typed.len()).then_some(best)
}

fn letters(name: &str) -> Vec<char> {
    plain(name).chars().filter(|it| it.is_alphabetic()).collect()
}

/// How many letters must be changed, added or left out to make one word of the other; two that were
/// swapped count once.
fn distance(one: &[char], other: &[char]) -> usize {
    let mut rows = vec![(0..=other.len()).collect::<Vec<usize>>()];
    for (i, a) in one.iter().enumerate() {
        let mut row = vec![i + 1];
        for (j, b) in other.iter().enumerate() {
            let changed = rows[i][j] + usize::from(a != b);
            let mut least = changed.min(rows[i][j + 1] + 1).min(row[j] + 1);
            if 0 < i && 0 < j && *a == other[j - 1] && one[i - 1] == *b {
                least = least.min(rows[i - 1][j - 1] + 1);
            }
            row.push(least);
        }
        rows.push(row);
    }
    rows[one.len()][other.len()]
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
