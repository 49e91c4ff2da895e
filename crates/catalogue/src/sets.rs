//! The card sets in use. Tables with the same cards share them: a server has thousands of tables,
//! and to read a card file takes longer than to play a game again.

use std::any::{Any, TypeId};
use std::sync::{Arc, Mutex, PoisonError};

use tabletop::{CardError, CardSet};

/// A set that was read from a card file.
struct SharedSet {
    kind: TypeId,
    file: Box<str>,
    set: Arc<dyn Any + Send + Sync>,
    is_builtin: bool,
}

/// The games' own sets, once they were asked for, and those that somebody has.
static IN_USE: Mutex<Vec<SharedSet>> = Mutex::new(Vec::new());

/// The set of a card file: the same one as long as somebody has it.
///
/// # Errors
/// Says what is wrong with the file, and in which line.
pub(crate) fn shared<C: CardSet>(file: &str) -> Result<Arc<C>, CardError> {
    if let Some(known) = known(file) {
        return Ok(known);
    }
    let set = Arc::new(C::parse(file)?);
    let shared = SharedSet {
        kind: TypeId::of::<C>(),
        file: file.into(),
        set: Arc::<C>::clone(&set),
        is_builtin: file == C::BUILTIN,
    };
    let mut sets = IN_USE.lock().unwrap_or_else(PoisonError::into_inner);
    sets.retain(|it| it.is_builtin || 1 < Arc::strong_count(&it.set));
    sets.push(shared);
    Ok(set)
}

fn known<C: CardSet>(file: &str) -> Option<Arc<C>> {
    let sets = IN_USE.lock().unwrap_or_else(PoisonError::into_inner);
    let found = sets.iter().find(|it| it.kind == TypeId::of::<C>() && *it.file == *file)?;
    Arc::clone(&found.set).downcast().ok()
}

#[cfg(test)]
mod tests {
    use pulp::deck::Cards;

    use super::*;

    fn set(note: &str) -> Arc<Cards> {
        shared(&format!("{}\n# {note}\n", Cards::BUILTIN)).expect("a comment is no fault")
    }

    #[test]
    fn tables_with_the_same_cards_share_them() {
        let (one, same, other) = (set("one"), set("one"), set("other"));
        assert!(Arc::ptr_eq(&one, &same) && !Arc::ptr_eq(&one, &other));
    }

    #[test]
    fn a_set_that_nobody_has_goes_when_another_comes() {
        let gone = Arc::downgrade(&set("gone"));
        let _next = set("next");
        assert!(gone.upgrade().is_none());
    }
}
