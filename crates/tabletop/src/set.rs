//! Sets of small things as bits.

use std::fmt;
use std::hash::Hash;
use std::marker::PhantomData;

use serde::Serialize;

/// A card or piece with a small index, so that a set of them is a set of bits.
pub trait Indexed: Copy {
    /// A type with enough bits for all indices: `u128` up to 128 of them, `[u64; N]` up to `64 *
    /// N`.
    type Bits: Bits;

    fn index(self) -> u8;
    fn from_index(index: u8) -> Self;
}

/// A fixed number of bits.
pub trait Bits: Copy + Eq + Hash {
    const NONE: Self;

    fn only(index: u8) -> Self;
    fn union(self, other: Self) -> Self;
    fn minus(self, other: Self) -> Self;
    fn intersection(self, other: Self) -> Self;
    fn len(self) -> usize;
    fn first(self) -> Option<u8>;
    /// Removes the lowest bit and returns its index.
    fn pop(&mut self) -> Option<u8>;
    fn has(self, index: u8) -> bool;
    /// The bits above `index`.
    fn after(self, index: u8) -> Self;

    fn is_empty(self) -> bool {
        self == Self::NONE
    }
}

impl Bits for u128 {
    const NONE: u128 = 0;

    #[inline]
    fn only(index: u8) -> u128 {
        1 << index
    }

    #[inline]
    fn union(self, other: u128) -> u128 {
        self | other
    }

    #[inline]
    fn minus(self, other: u128) -> u128 {
        self & !other
    }

    #[inline]
    fn intersection(self, other: u128) -> u128 {
        self & other
    }

    #[inline]
    fn len(self) -> usize {
        self.count_ones() as usize
    }

    #[inline]
    fn first(self) -> Option<u8> {
        (self != 0).then(|| self.trailing_zeros() as u8)
    }

    #[inline]
    fn pop(&mut self) -> Option<u8> {
        let first = self.first()?;
        *self &= *self - 1;
        Some(first)
    }

    #[inline]
    fn has(self, index: u8) -> bool {
        (self >> index) & 1 != 0
    }

    #[inline]
    fn after(self, index: u8) -> u128 {
        self & (!1 << index)
    }
}

impl<const WORDS: usize> Bits for [u64; WORDS] {
    const NONE: [u64; WORDS] = [0; WORDS];

    fn only(index: u8) -> [u64; WORDS] {
        let mut bits = Self::NONE;
        bits[usize::from(index / 64)] = 1 << (index % 64);
        bits
    }

    fn union(self, other: [u64; WORDS]) -> [u64; WORDS] {
        std::array::from_fn(|at| self[at] | other[at])
    }

    fn minus(self, other: [u64; WORDS]) -> [u64; WORDS] {
        std::array::from_fn(|at| self[at] & !other[at])
    }

    fn intersection(self, other: [u64; WORDS]) -> [u64; WORDS] {
        std::array::from_fn(|at| self[at] & other[at])
    }

    fn len(self) -> usize {
        self.iter().map(|word| word.count_ones() as usize).sum()
    }

    fn first(self) -> Option<u8> {
        let at = self.iter().position(|word| *word != 0)?;
        Some(at as u8 * 64 + self[at].trailing_zeros() as u8)
    }

    fn pop(&mut self) -> Option<u8> {
        let (at, word) = self.iter_mut().enumerate().find(|(_, word)| **word != 0)?;
        let first = at as u8 * 64 + word.trailing_zeros() as u8;
        *word &= *word - 1;
        Some(first)
    }

    fn has(self, index: u8) -> bool {
        (self[usize::from(index / 64)] >> (index % 64)) & 1 != 0
    }

    fn after(self, index: u8) -> [u64; WORDS] {
        let word = usize::from(index / 64);
        std::array::from_fn(|at| match at.cmp(&word) {
            std::cmp::Ordering::Less => 0,
            std::cmp::Ordering::Equal => self[at] & (!1 << (index % 64)),
            std::cmp::Ordering::Greater => self[at],
        })
    }
}

/// A set of cards or pieces of one kind, as bits.
pub struct SetOf<T: Indexed>(T::Bits, PhantomData<T>);

impl<T: Indexed> SetOf<T> {
    pub const EMPTY: SetOf<T> = SetOf(T::Bits::NONE, PhantomData);

    pub fn only(item: T) -> SetOf<T> {
        SetOf(T::Bits::only(item.index()), PhantomData)
    }

    pub fn contains(self, item: T) -> bool {
        self.0.has(item.index())
    }

    pub fn insert(&mut self, item: T) {
        *self = self.union(SetOf::only(item));
    }

    pub fn remove(&mut self, item: T) {
        *self = self.minus(SetOf::only(item));
    }

    pub fn len(self) -> usize {
        self.0.len()
    }

    pub fn is_empty(self) -> bool {
        self.0.is_empty()
    }

    #[must_use]
    pub fn union(self, other: SetOf<T>) -> SetOf<T> {
        SetOf(self.0.union(other.0), PhantomData)
    }

    #[must_use]
    pub fn minus(self, other: SetOf<T>) -> SetOf<T> {
        SetOf(self.0.minus(other.0), PhantomData)
    }

    #[must_use]
    pub fn intersection(self, other: SetOf<T>) -> SetOf<T> {
        SetOf(self.0.intersection(other.0), PhantomData)
    }

    /// The members whose index is above that of `item`.
    #[must_use]
    pub fn after(self, item: T) -> SetOf<T> {
        SetOf(self.0.after(item.index()), PhantomData)
    }

    /// In the order of their indices.
    pub fn iter(self) -> impl Iterator<Item = T> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || left.pop().map(T::from_index))
    }

    pub fn first(self) -> Option<T> {
        self.0.first().map(T::from_index)
    }
}

impl<T: Indexed> Clone for SetOf<T> {
    fn clone(&self) -> SetOf<T> {
        *self
    }
}
impl<T: Indexed> Copy for SetOf<T> {}
impl<T: Indexed> PartialEq for SetOf<T> {
    fn eq(&self, other: &SetOf<T>) -> bool {
        self.0 == other.0
    }
}
impl<T: Indexed> Eq for SetOf<T> {}
impl<T: Indexed> Hash for SetOf<T> {
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

#[cfg(test)]
mod tests {
    use super::*;

    macro_rules! numbers {
        ($name:ident, $bits:ty) => {
            #[derive(Clone, Copy, PartialEq, Debug)]
            struct $name(u8);

            impl Indexed for $name {
                type Bits = $bits;

                fn index(self) -> u8 {
                    self.0
                }
                fn from_index(index: u8) -> $name {
                    $name(index)
                }
            }
        };
    }
    numbers!(Narrow, u128);
    numbers!(Wide, [u64; 3]);

    /// Compares sets of `T` with plain lists of the same numbers.
    fn keeps_its_promises<T: Indexed + PartialEq + fmt::Debug>(below: u8) {
        let thirds = || (0..below).filter(|at| at % 3 == 0);
        let set: SetOf<T> = thirds().map(T::from_index).collect();
        let all: SetOf<T> = (0..below).map(T::from_index).collect();
        assert!(set.iter().map(T::index).eq(thirds()));
        assert_eq!(set.len(), thirds().count());
        assert_eq!(all.minus(set).len(), usize::from(below) - set.len());
        assert!(all.minus(set).intersection(set).is_empty());
        assert!(all.minus(set).union(set) == all);
        for at in 0..below {
            let item = T::from_index(at);
            assert_eq!(set.contains(item), at % 3 == 0);
            assert!(set.after(item).iter().map(T::index).eq(thirds().filter(|it| at < *it)));
            assert_eq!(SetOf::only(item).first(), Some(item));
            let mut without = all;
            without.remove(item);
            assert_eq!(without.len(), usize::from(below) - 1);
            without.insert(item);
            assert!(without == all);
        }
        assert_eq!(SetOf::<T>::EMPTY.first(), None);
    }

    #[test]
    fn sets_of_any_width_behave_like_lists() {
        keeps_its_promises::<Narrow>(128);
        keeps_its_promises::<Wide>(192);
    }
}
