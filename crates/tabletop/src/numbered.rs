//! Moves as numbers, so that programs can choose among them and learn which are good.
//!
//! A game lists its kinds of moves and what each names; the macros here make the numbers of it. A
//! kind has a number for each combination of what it names. Where that would be tens of thousands,
//! a `;` divides the kind: its move is chosen in two parts, one number each. So a game has some
//! thousand numbers, and they depend on nothing but the list: neither on the cards, nor on the
//! options, nor on the position.

/// A way to number the values of a type.
pub trait Numbering {
    type Item: Copy;
    /// How many numbers there are.
    const COUNT: usize;

    /// The number of `item`, below [`COUNT`](Numbering::COUNT).
    fn number(item: Self::Item) -> usize;

    /// The item with the number `number`, which is below [`COUNT`](Numbering::COUNT).
    fn item(number: usize) -> Self::Item;
}

/// The numbers below `N` as themselves; a larger one counts as the largest.
#[derive(Clone, Copy, Debug)]
pub struct Below<const N: usize>;

impl<const N: usize> Numbering for Below<N> {
    type Item = u8;
    const COUNT: usize = N;

    fn number(item: u8) -> usize {
        usize::from(item).min(N - 1)
    }

    fn item(number: usize) -> u8 {
        number as u8
    }
}

impl Numbering for bool {
    type Item = bool;
    const COUNT: usize = 2;

    fn number(item: bool) -> usize {
        item.into()
    }

    fn item(number: usize) -> bool {
        number == 1
    }
}

impl Numbering for crate::Seat {
    type Item = crate::Seat;
    const COUNT: usize = crate::SEATS_MAX;

    #[inline]
    fn number(item: crate::Seat) -> usize {
        item.index()
    }

    fn item(number: usize) -> crate::Seat {
        crate::Seat(number as u8)
    }
}

/// The moves of a game as numbers.
pub trait ByNumber: crate::MoveText {
    /// How many numbers there are, those of second parts included.
    const ACTIONS: usize;

    /// How many of them are first parts of moves of two parts.
    const BEGINNINGS: usize;

    /// The place of a number among those that are first parts of moves of two parts; none for
    /// another number.
    fn beginning(number: usize) -> Option<usize>;

    /// The number of the move; for a move of two parts those of both.
    fn numbers(self) -> (usize, Option<usize>);

    /// The move with these numbers; none if there is none.
    fn from_numbers(first: usize, second: Option<usize>) -> Option<Self>;

    /// The numbers with which `number` makes a move of two parts: its second parts if it is a first
    /// one, its first parts if it is a second one; none if it is a move by itself.
    fn partners(number: usize) -> std::ops::Range<usize>;
}

/// The text of the move with the number `number`, which is no other's. For a part of a move, `...`
/// stands for what the other part says. Where what it names does not go together, no text is read
/// as that move, and it is never offered; that is said, too.
///
/// # Panics
/// If the game has no such number.
pub fn text_of_number<M: ByNumber>(number: usize) -> String {
    let never = |mv: M| format!("{mv} ({number}, never offered)");
    if let Some(mv) = M::from_numbers(number, None) {
        return if is_read(mv) { mv.to_string() } else { never(mv) };
    }
    let partners = M::partners(number);
    let is_first = number < partners.start;
    let with = |other: usize| {
        let (first, second) = if is_first { (number, other) } else { (other, number) };
        M::from_numbers(first, Some(second)).expect("partners make a move")
    };
    let mut moves = partners.clone().map(with).filter(|it| is_read(*it));
    let Some(one) = moves.next() else { return never(with(partners.start)) };
    left_open(&one.to_string(), &moves.next_back().unwrap_or(one).to_string())
}

/// Whether its text is read as the move.
fn is_read<M: ByNumber>(mv: M) -> bool {
    mv.to_string().parse().ok() == Some(mv)
}

/// What two texts have in common at their beginnings and at their ends.
fn left_open(one: &str, other: &str) -> String {
    let (one, other): (Vec<&str>, Vec<&str>) =
        (one.split(' ').collect(), other.split(' ').collect());
    let begin = one.iter().zip(&other).take_while(|(one, other)| one == other).count();
    let rest = one[begin..].iter().rev().zip(other[begin..].iter().rev());
    let end = rest.take_while(|(one, other)| one == other).count();
    [&one[..begin], &["..."], &one[one.len() - end..]].concat().join(" ")
}

/// Numbers the values of a type that has an index: `numbered_by_index!(Card: 113)`.
#[macro_export]
macro_rules! numbered_by_index {
    ($($of:ty: $count:expr),+ $(,)?) => {$(
        impl $crate::Numbering for $of {
            type Item = $of;
            const COUNT: usize = $count;

            fn number(item: $of) -> usize {
                $crate::Indexed::index(item).into()
            }

            fn item(number: usize) -> $of {
                $crate::Indexed::from_index(number as u8)
            }
        }
    )+};
}

/// Numbers the values of a type that has a list of all of them, in the order of their declaration:
/// `numbered_by_list!(Continent: Continent::ALL)`.
#[macro_export]
macro_rules! numbered_by_list {
    ($($of:ty: $all:expr),+ $(,)?) => {$(
        impl $crate::Numbering for $of {
            type Item = $of;
            const COUNT: usize = $all.len();

            fn number(item: $of) -> usize {
                item as usize
            }

            fn item(number: usize) -> $of {
                $all[number]
            }
        }
    )+};
}

/// Numbers the values of an enum, kind by kind; after the colon stands how that part is numbered:
/// `numbered_kinds!(Means { Bonus, Power(card: Card) })`.
#[macro_export]
macro_rules! numbered_kinds {
    ($of:ident { $($kind:ident $(($($part:ident: $by:ty),+))?),+ $(,)? }) => {
        impl $crate::Numbering for $of {
            type Item = $of;
            const COUNT: usize = 0 $(+ 1 $($(* <$by as $crate::Numbering>::COUNT)+)?)+;

            fn number(item: $of) -> usize {
                enum Nth { $($kind),+ }
                const SIZES: &[usize] = &[$(1 $($(* <$by as $crate::Numbering>::COUNT)+)?),+];
                match item {
                    $($of::$kind $(($($part),+))? => {
                        const FROM: usize = $crate::sum_before(SIZES, Nth::$kind as usize);
                        let (mut at, mut scale) = (FROM, 1);
                        $($(
                            at += scale * <$by as $crate::Numbering>::number($part);
                            scale *= <$by as $crate::Numbering>::COUNT;
                        )+)?
                        let _ = (&mut at, &mut scale);
                        at
                    })+
                }
            }

            fn item(number: usize) -> $of {
                let mut left = number;
                $({
                    let size = 1 $($(* <$by as $crate::Numbering>::COUNT)+)?;
                    if left < size {
                        $($(
                            let $part = <$by as $crate::Numbering>::item(
                                left % <$by as $crate::Numbering>::COUNT,
                            );
                            left /= <$by as $crate::Numbering>::COUNT;
                        )+)?
                        let _ = left;
                        return $of::$kind $(($($part),+))?;
                    }
                    left -= size;
                })+
                panic!("there is no number {number}, {left} are too many")
            }
        }
    };
}

/// Numbers the moves of a game, kind by kind in the order of the list. What stands behind a `;` is
/// the second part of a move of two parts: `numbered_moves!(Move { Land(card: Card), Move(card:
/// Card; to: Square), Done })`. New kinds go to the end, so that the numbers of the others stay.
#[macro_export]
macro_rules! numbered_moves {
    ($of:ident {
        $($kind:ident $(($($part:ident: $by:ty),+ $(; $($rest:ident: $rest_by:ty),+)?))?),+ $(,)?
    }) => {
        const _: () = {
            enum NthMove { $($kind),+ }
            /// How many first parts each kind has, and how many second ones.
            const FIRSTS: &[usize] = &[$(1 $($(* <$by as $crate::Numbering>::COUNT)+)?),+];
            const SECONDS: &[usize] =
                &[$(0 $($(+ 1 $(* <$rest_by as $crate::Numbering>::COUNT)+)?)?),+];
            const SECOND_PARTS: usize = $crate::sum_before(FIRSTS, FIRSTS.len());

            impl $crate::ByNumber for $of {
                const ACTIONS: usize = SECOND_PARTS + $crate::sum_before(SECONDS, SECONDS.len());
                const BEGINNINGS: usize = $crate::sum_where(FIRSTS, SECONDS);

                fn beginning(number: usize) -> Option<usize> {
                    let (mut from, mut place) = (0, 0);
                    for (firsts, seconds) in FIRSTS.iter().zip(SECONDS) {
                        let has_seconds = 0 < *seconds;
                        if number < from + firsts {
                            return has_seconds.then(|| place + number - from);
                        }
                        from += firsts;
                        place += if has_seconds { *firsts } else { 0 };
                    }
                    None
                }

                fn numbers(self) -> (usize, Option<usize>) {
                    match self {
                        $($of::$kind $(($($part),+ $(, $($rest),+)?))? => {
                            const FROM: usize = $crate::sum_before(FIRSTS, NthMove::$kind as usize);
                            const SECOND: usize =
                                SECOND_PARTS + $crate::sum_before(SECONDS, NthMove::$kind as usize);
                            let (mut first, mut second) = (FROM, SECOND);
                            let (mut scale, mut rest_scale) = (1, 1);
                            $($(
                                first += scale * <$by as $crate::Numbering>::number($part);
                                scale *= <$by as $crate::Numbering>::COUNT;
                            )+)?
                            $($($(
                                let part = <$rest_by as $crate::Numbering>::number($rest);
                                second += rest_scale * part;
                                rest_scale *= <$rest_by as $crate::Numbering>::COUNT;
                            )+)?)?
                            let _ = (&mut first, &mut second, &mut scale, &mut rest_scale);
                            (first, (0 < SECONDS[NthMove::$kind as usize]).then_some(second))
                        })+
                    }
                }

                fn from_numbers(first: usize, second: Option<usize>) -> Option<$of> {
                    let (mut left, mut from) = (first, SECOND_PARTS);
                    $({
                        const SIZE: usize = FIRSTS[NthMove::$kind as usize];
                        const SECOND: usize = SECONDS[NthMove::$kind as usize];
                        if left < SIZE {
                            let mut rest = match second {
                                Some(it) => it.checked_sub(from).filter(|it| *it < SECOND)?,
                                None if SECOND == 0 => 0,
                                None => return None,
                            };
                            $($(
                                let $part = <$by as $crate::Numbering>::item(
                                    left % <$by as $crate::Numbering>::COUNT,
                                );
                                left /= <$by as $crate::Numbering>::COUNT;
                            )+)?
                            $($($(
                                let $rest = <$rest_by as $crate::Numbering>::item(
                                    rest % <$rest_by as $crate::Numbering>::COUNT,
                                );
                                rest /= <$rest_by as $crate::Numbering>::COUNT;
                            )+)?)?
                            let _ = (&mut left, &mut rest);
                            return Some($of::$kind $(($($part),+ $(, $($rest),+)?))?);
                        }
                        left -= SIZE;
                        from += SECOND;
                    })+
                    let _ = (left, from);
                    None
                }

                fn partners(number: usize) -> std::ops::Range<usize> {
                    let (mut first, mut second) = (0, SECOND_PARTS);
                    for (firsts, seconds) in FIRSTS.iter().zip(SECONDS) {
                        let (first_end, second_end) = (first + firsts, second + seconds);
                        if (first..first_end).contains(&number) {
                            return second..second_end;
                        }
                        if (second..second_end).contains(&number) {
                            return first..first_end;
                        }
                        (first, second) = (first_end, second_end);
                    }
                    0..0
                }
            }
        };
    };
}

/// The sum of the sizes before the place `at`.
pub const fn sum_before(sizes: &[usize], at: usize) -> usize {
    let (mut sum, mut place) = (0, 0);
    while place < at {
        sum += sizes[place];
        place += 1;
    }
    sum
}

/// The sum of the sizes at places where `also` is not 0.
pub const fn sum_where(sizes: &[usize], also: &[usize]) -> usize {
    let (mut sum, mut place) = (0, 0);
    while place < sizes.len() {
        if also[place] != 0 {
            sum += sizes[place];
        }
        place += 1;
    }
    sum
}

#[cfg(test)]
mod tests {
    use std::fmt;
    use std::str::FromStr;

    use super::*;
    use crate::{Indexed, Seat};

    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    struct Card(u8);

    impl Indexed for Card {
        type Bits = u128;

        fn index(self) -> u8 {
            self.0
        }
        fn from_index(index: u8) -> Card {
            Card(index)
        }
    }
    numbered_by_index!(Card: 7);

    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    enum Price {
        Free,
        Points(u8),
        Trade(Card, bool),
    }
    numbered_kinds!(Price { Free, Points(points: Below<4>), Trade(card: Card, back: bool) });

    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    enum Move {
        Done,
        Buy(Card, Price),
        Give(Card, Seat, Card),
    }
    numbered_moves!(Move {
        Done,
        Buy(card: Card, price: Price),
        Give(card: Card; to: Seat, other: Card),
    });

    impl fmt::Display for Move {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            match self {
                Move::Done => f.write_str("done"),
                Move::Buy(card, price) => write!(f, "buy {} {price:?}", card.0),
                Move::Give(card, to, other) => write!(f, "give {} {to} for {}", card.0, other.0),
            }
        }
    }

    impl FromStr for Move {
        type Err = ();

        fn from_str(text: &str) -> Result<Move, ()> {
            let parts = |it: usize| match Move::partners(it) {
                none if none.is_empty() => vec![None],
                seconds => seconds.map(Some).collect(),
            };
            let pairs =
                (0..Move::ACTIONS).flat_map(|it| parts(it).into_iter().map(move |to| (it, to)));
            let mut moves = pairs.filter_map(|(first, second)| Move::from_numbers(first, second));
            moves.find(|it| it.to_string() == text).ok_or(())
        }
    }

    #[test]
    fn every_number_is_one_move_or_a_part_of_some() {
        assert_eq!(Price::COUNT, 1 + 4 + 14);
        assert_eq!(Move::ACTIONS, 1 + 7 * 19 + 7 + 35);
        let mut seen = 0;
        for first in 0..Move::ACTIONS {
            let seconds = Move::partners(first);
            let is_first = seconds.is_empty() || first < seconds.start;
            let seconds: Vec<Option<usize>> = match seconds.is_empty() {
                true => vec![None],
                false => seconds.map(Some).collect(),
            };
            for second in seconds.into_iter().filter(|_| is_first) {
                let mv = Move::from_numbers(first, second).expect("a move");
                assert_eq!(mv.numbers(), (first, second));
                seen += 1;
            }
        }
        assert_eq!(seen, 1 + 7 * 19 + 7 * 35);
        let beginnings: Vec<usize> = (0..Move::ACTIONS).filter_map(Move::beginning).collect();
        assert!(beginnings.into_iter().eq(0..Move::BEGINNINGS));
        assert_eq!((Move::BEGINNINGS, Move::beginning(1 + 7 * 19)), (7, Some(0)));
        assert_eq!(Move::from_numbers(0, Some(Move::ACTIONS - 1)), None);
        assert_eq!(Move::from_numbers(Move::ACTIONS, None), None);
    }

    #[test]
    fn a_part_of_a_move_says_what_it_leaves_open() {
        let (first, second) = Move::Give(Card(3), Seat(1), Card(5)).numbers();
        assert_eq!(text_of_number::<Move>(0), "done");
        assert_eq!(text_of_number::<Move>(first), "give 3 ...");
        assert_eq!(text_of_number::<Move>(second.unwrap()), "give ... B for 5");
        assert_eq!(
            text_of_number::<Move>(Move::Buy(Card(2), Price::Points(3)).numbers().0),
            "buy 2 Points(3)"
        );
    }
}
