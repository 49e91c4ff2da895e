//! What a player can still add to its defence in an invasion step, and at what price.

use tabletop::ArrayVec;

use crate::card::{Kind, Price};

/// A power that adds temporary strength or defence (XI 15.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Aid {
    pub(crate) price: Price,
    pub(crate) strength: i8,
}

/// What a player can pay with.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Purse {
    pub(crate) cards: u8,
    /// Goods by kind.
    pub(crate) goods: [u8; Kind::ALL.len()],
}

impl Purse {
    pub(crate) fn pays(self, price: Price) -> bool {
        !self.after(price).is_empty()
    }

    /// What may be left after paying, once for each way to pay.
    pub(crate) fn after(self, price: Price) -> ArrayVec<Purse, { Kind::ALL.len() }> {
        match price {
            Price::Itself => [self].into_iter().collect(),
            Price::Card => self.less_a_card().into_iter().collect(),
            Price::Good(kind) => {
                let kinds = Kind::ALL.into_iter().filter(|it| kind.is_none_or(|kind| kind == *it));
                kinds.filter_map(|it| self.less_a_good(it)).collect()
            }
        }
    }

    pub(crate) fn less_a_card(self) -> Option<Purse> {
        Some(Purse { cards: self.cards.checked_sub(1)?, ..self })
    }

    pub(crate) fn less_a_good(mut self, kind: Kind) -> Option<Purse> {
        let good = &mut self.goods[kind as usize];
        *good = good.checked_sub(1)?;
        Some(self)
    }
}

/// The most that `aids` can add when each is used at most once.
pub(crate) fn most(aids: &[Aid], purse: Purse) -> i8 {
    let Some((first, rest)) = aids.split_first() else {
        return 0;
    };
    let with = purse.after(first.price).into_iter().map(|it| first.strength + most(rest, it)).max();
    match with {
        Some(with) if first.price == Price::Itself => with,
        Some(with) => with.max(most(rest, purse)),
        None => most(rest, purse),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn aid(strength: i8, price: Price) -> Aid {
        Aid { price, strength }
    }

    /// One good pays for one power, so the better power is used.
    #[test]
    fn a_good_is_paid_once() {
        let aids = [aid(2, Price::Good(None)), aid(3, Price::Good(Some(Kind::Genes)))];
        let purse = |goods| Purse { cards: 0, goods };
        assert_eq!(most(&aids, purse([0, 0, 0, 0])), 0);
        assert_eq!(most(&aids, purse([0, 0, 1, 0])), 3);
        assert_eq!(most(&aids, purse([1, 0, 0, 0])), 2);
        assert_eq!(most(&aids, purse([1, 0, 1, 0])), 5);
    }

    #[test]
    fn cards_run_out() {
        let aids = [aid(2, Price::Card), aid(1, Price::Card), aid(3, Price::Itself)];
        let purse = |cards| Purse { cards, goods: [0; 4] };
        assert_eq!(most(&aids, purse(0)), 3);
        assert_eq!(most(&aids, purse(1)), 5);
        assert_eq!(most(&aids, purse(7)), 6);
    }
}
