//! The one source of luck of a game.

use std::fmt;
use std::str::FromStr;

use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};
use sha2::{Digest, Sha256};

/// The 256 bits that decide all luck of one game.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Seed([u8; 32]);

impl Seed {
    pub fn new(bytes: [u8; 32]) -> Seed {
        Seed(bytes)
    }

    /// The seed that a plain number stands for, in simulations and tests.
    pub fn from_number(number: u64) -> Seed {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&number.to_le_bytes());
        Seed(bytes)
    }

    /// What is published when a game starts, as a promise: SHA-256 of the seed, in hexadecimal
    /// digits.
    pub fn commitment(&self) -> String {
        hex(&Sha256::digest(self.0))
    }
}

/// Lower-case hexadecimal digits, two for each byte.
pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex(&self.0))
    }
}

/// Does not print the seed: it is a secret while its game runs.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(secret)")
    }
}

/// The error for a text that is no seed: neither a number nor 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BadSeed;

impl fmt::Display for BadSeed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a seed is a whole number or 64 hexadecimal digits")
    }
}

impl std::error::Error for BadSeed {}

impl FromStr for Seed {
    type Err = BadSeed;

    fn from_str(text: &str) -> Result<Seed, BadSeed> {
        if text.len() != 64 {
            return text.parse().map(Seed::from_number).map_err(|_| BadSeed);
        }
        let mut bytes = [0; 32];
        for (byte, digits) in bytes.iter_mut().zip(text.as_bytes().chunks(2)) {
            let digits = std::str::from_utf8(digits).map_err(|_| BadSeed)?;
            *byte = u8::from_str_radix(digits, 16).map_err(|_| BadSeed)?;
        }
        Ok(Seed(bytes))
    }
}

/// A stream of luck (ChaCha with 8 rounds), drawn in the order in which the rules need it.
///
/// How numbers are made from the stream is our own code and never changes, since records depend on
/// it.
#[derive(Clone, PartialEq, Eq)]
pub struct Chance(ChaCha8Rng);

impl Chance {
    pub fn new(seed: Seed) -> Chance {
        Chance(ChaCha8Rng::from_seed(seed.0))
    }

    /// One of many streams of the same seed, each with luck of its own; number 0 is
    /// [`new`](Chance::new).
    pub fn numbered(seed: Seed, number: u64) -> Chance {
        let mut stream = ChaCha8Rng::from_seed(seed.0);
        stream.set_stream(number);
        Chance(stream)
    }

    /// The stream that a plain number stands for, in imagined games, simulations and tests.
    pub fn from_number(number: u64) -> Chance {
        Chance::new(Seed::from_number(number))
    }

    /// How much of the stream has been used. If it differs between two moments, luck was drawn.
    pub fn position(&self) -> u128 {
        self.0.get_word_pos()
    }

    /// A number below `n`, all equally likely (Lemire's method).
    pub fn below(&mut self, n: usize) -> usize {
        assert!(0 < n && n <= u32::MAX as usize, "an empty choice has no outcome");
        let n = n as u32;
        let mut wide = u64::from(self.0.next_u32()) * u64::from(n);
        if (wide as u32) < n {
            let unfair = n.wrapping_neg() % n;
            while (wide as u32) < unfair {
                wide = u64::from(self.0.next_u32()) * u64::from(n);
            }
        }
        (wide >> 32) as usize
    }

    /// A roll of a die with `faces` faces, counted from 1.
    pub fn die(&mut self, faces: u8) -> u8 {
        self.below(faces.into()) as u8 + 1
    }

    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for at in (1..items.len()).rev() {
            items.swap(at, self.below(at + 1));
        }
    }

    /// Shuffles hidden cards for a viewer who imagines them. They are sorted first, so that their
    /// true order has no influence.
    pub fn deal_again<T: Ord>(&mut self, items: &mut [T]) {
        items.sort_unstable();
        self.shuffle(items);
    }

    /// One of `items`, all equally likely.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> &'a T {
        &items[self.below(items.len())]
    }

    /// The index of one of `weights`, chosen in proportion to the weights; all are equally likely
    /// if the weights are all 0.
    pub fn weighted(&mut self, weights: &[f32]) -> usize {
        const FINE: usize = 1 << 24;
        let total: f32 = weights.iter().sum();
        let mut left = total * self.below(FINE) as f32 / FINE as f32;
        let found = weights.iter().position(|weight| {
            left -= weight;
            left < 0.0
        });
        // All weights are 0, or the sum was rounded.
        found.unwrap_or_else(|| self.below(weights.len()))
    }

    /// A fresh seed drawn from this stream.
    pub fn seed(&mut self) -> Seed {
        let mut bytes = [0; 32];
        self.0.fill_bytes(&mut bytes);
        Seed(bytes)
    }
}

/// Prints nothing of the stream, which would tell what is to come.
impl fmt::Debug for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Chance(at {})", self.position())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_is_a_number_or_64_digits() {
        assert_eq!("7".parse(), Ok(Seed::from_number(7)));
        let seed = Chance::from_number(1).seed();
        assert_eq!(seed.to_string().parse(), Ok(seed));
        assert_eq!("seven".parse::<Seed>(), Err(BadSeed));
        assert_eq!("é".repeat(32).parse::<Seed>(), Err(BadSeed));
    }

    /// Records made today must replay for ever, so the numbers made from a seed may never change.
    #[test]
    fn the_stream_is_pinned() {
        let mut chance = Chance::from_number(42);
        let drawn: Vec<usize> = (0..8).map(|_| chance.below(100)).collect();
        assert_eq!(drawn, PINNED);
    }

    const PINNED: [usize; 8] = [9, 34, 8, 28, 39, 49, 58, 36];

    #[test]
    fn what_weighs_more_is_drawn_more() {
        let mut chance = Chance::from_number(5);
        let mut seen = [0_i32; 4];
        (0..60_000).for_each(|_| seen[chance.weighted(&[1.0, 0.0, 3.0, 2.0])] += 1);
        assert!(seen.iter().zip([10_000, 0, 30_000, 20_000]).all(|(a, b)| (a - b).abs() < 500));
        assert!((0..100).any(|_| chance.weighted(&[0.0, 0.0]) == 1), "weightless is alike");
    }

    #[test]
    fn every_number_is_as_likely() {
        let mut chance = Chance::from_number(3);
        let mut seen = [0_i32; 6];
        (0..60_000).for_each(|_| seen[chance.below(6)] += 1);
        assert!(seen.iter().all(|count| (count - 10_000).abs() < 500), "{seen:?}");
    }
}
