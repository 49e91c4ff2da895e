//! Sets of small things as bits.

use std::fmt;
use std::marker::PhantomData;

use serde::Serialize;

/// A card or piece with an index below 128, so that sets of it are bits.
pub trait Indexed: Copy {
    fn index(self) -> u8;
    fn from_index(index: u8) -> Self;
}

/// A set of cards or pieces of one kind, as bits.
pub struct SetOf<T>(u128, PhantomData<T>);

impl<T: Indexed> SetOf<T> {
    pub const EMPTY: SetOf<T> = SetOf(0, PhantomData);

    pub fn only(item: T) -> SetOf<T> {
        SetOf(1 << item.index(), PhantomData)
    }

    pub fn contains(self, item: T) -> bool {
        self.0 & (1 << item.index()) != 0
    }

    pub fn insert(&mut self, item: T) {
        self.0 |= 1 << item.index();
    }

    pub fn remove(&mut self, item: T) {
        self.0 &= !(1 << item.index());
    }

    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[must_use]
    pub fn union(self, other: SetOf<T>) -> SetOf<T> {
        SetOf(self.0 | other.0, PhantomData)
    }

    #[must_use]
    pub fn minus(self, other: SetOf<T>) -> SetOf<T> {
        SetOf(self.0 & !other.0, PhantomData)
    }

    #[must_use]
    pub fn intersection(self, other: SetOf<T>) -> SetOf<T> {
        SetOf(self.0 & other.0, PhantomData)
    }

    /// The members that come after `item`.
    #[must_use]
    pub fn after(self, item: T) -> SetOf<T> {
        SetOf(self.0 & (!1 << item.index()), PhantomData)
    }

    /// In the order of their indices.
    pub fn iter(self) -> impl Iterator<Item = T> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let at = (left != 0).then(|| left.trailing_zeros() as u8)?;
            left &= left - 1;
            Some(T::from_index(at))
        })
    }

    pub fn first(self) -> Option<T> {
        self.iter().next()
    }
}

impl<T> Clone for SetOf<T> {
    fn clone(&self) -> SetOf<T> {
        *self
    }
}
impl<T> Copy for SetOf<T> {}
impl<T> PartialEq for SetOf<T> {
    fn eq(&self, other: &SetOf<T>) -> bool {
        self.0 == other.0
    }
}
impl<T> Eq for SetOf<T> {}
impl<T> std::hash::Hash for SetOf<T> {
    fn hash<H: std::hash::Hasher>(&self, to: &mut H) {
        self.0.hash(to);
    }
}
impl<T: Indexed> Default for SetOf<T> {
    fn default() -> SetOf<T> {
        SetOf::EMPTY
    }
}
impl<T: Indexed> FromIterator<T> for SetOf<T> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> SetOf<T> {
        let mut set = SetOf::EMPTY;
        items.into_iter().for_each(|item| set.insert(item));
        set
    }
}
impl<T: Indexed + fmt::Debug> fmt::Debug for SetOf<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
impl<T: Indexed + Serialize> Serialize for SetOf<T> {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}
