//! The sums of a tableau's powers. They are made whenever the tableau changes, so that no phase has
//! to look at cards.

use tabletop::SetOf;

use crate::card::{Against, Band, Card, Effect, Power, Sold, Tag};
use crate::deck::Faces;
use crate::view::{PowerRef, Powers};

/// How many of the cards belong to the sort.
fn count(faces: &Faces, cards: SetOf<Card>, tag: Tag) -> u8 {
    cards.intersection(faces.tagged(tag)).len() as u8
}

/// `amount` once, or for each card of the sort (XI 5.10).
fn times(faces: &Faces, cards: SetOf<Card>, amount: i8, for_each: Option<Tag>) -> i8 {
    amount * for_each.map_or(1, |tag| count(faces, cards, tag) as i8)
}

impl Powers {
    /// The sums of the powers of `cards`; `invasion` is whether powers of the Invasion mode work
    /// (XI 8.2).
    pub(crate) fn of(faces: &Faces, cards: SetOf<Card>, invasion: bool) -> Powers {
        let mut powers = Powers::default();
        for card in cards.iter() {
            for (at, power) in faces.of(card).powers.iter().enumerate() {
                let number = at as u8 + 1;
                powers.add(faces, cards, PowerRef { card, number }, power, invasion);
            }
        }
        powers
    }

    fn add(
        &mut self,
        faces: &Faces,
        cards: SetOf<Card>,
        at: PowerRef,
        power: &Power,
        invasion: bool,
    ) {
        match power.band {
            Band::Explore => self.add_explore(faces, cards, power),
            Band::Develop => self.add_develop(power),
            Band::Settle => self.add_settle(faces, cards, at, power, invasion),
            Band::Trade => self.add_trade(power),
            Band::Consume => self.consume.push(at),
            Band::Produce if matches!(power.effect, Effect::Repair { .. }) && !invasion => (),
            Band::Produce => self.produce.push(at),
            Band::WhenPlaced => (),
        }
    }

    fn add_explore(&mut self, faces: &Faces, cards: SetOf<Card>, power: &Power) {
        if let Effect::DrawExtra { amount, for_each } = power.effect {
            self.explore_draw += times(faces, cards, amount as i8, for_each) as u8;
        }
        if let Effect::KeepExtra { amount } = power.effect {
            self.explore_keep += amount;
        }
    }

    fn add_develop(&mut self, power: &Power) {
        if let Effect::DrawAtStart { amount } = power.effect {
            self.develop_before += amount;
        }
        if let Effect::ReduceCost { amount, .. } = power.effect {
            self.develop_discount += amount;
        }
        if let Effect::DrawAfterPlacing { amount } = power.effect {
            self.develop_after += amount;
        }
    }

    fn add_settle(
        &mut self,
        faces: &Faces,
        cards: SetOf<Card>,
        at: PowerRef,
        power: &Power,
        invasion: bool,
    ) {
        let lone = power.price.is_some() || matches!(power.effect, Effect::PayForMilitary { .. });
        if let Effect::Defence { amount } = power.effect {
            match (invasion, lone) {
                (false, _) => (),
                (true, true) => self.settle.push(at),
                (true, false) => self.defence += amount,
            }
        } else if lone {
            self.settle.push(at);
        } else {
            self.add_standing(faces, cards, power);
        }
    }

    fn add_standing(&mut self, faces: &Faces, cards: SetOf<Card>, power: &Power) {
        if let Effect::Military { amount, against, for_each } = power.effect {
            let amount = times(faces, cards, amount, for_each);
            match against {
                Against::Everything => self.military += amount,
                Against::Xeno => self.against_xeno += amount,
                Against::Rebel => self.against_rebel += amount,
                Against::Kind(kind) => self.against_kind[kind as usize] += amount,
            }
        }
        match power.effect {
            Effect::ReduceCost { amount, kind: None } => self.discount += amount,
            Effect::ReduceCost { amount, kind: Some(kind) } => {
                self.kind_discount[kind as usize] += amount;
            }
            _ => (),
        }
        if let Effect::DrawAfterPlacing { amount } = power.effect {
            self.settle_after += amount;
        }
    }

    fn add_trade(&mut self, power: &Power) {
        if let Effect::SellMore { amount, good } = power.effect {
            match good {
                Sold::Any => self.trade += amount,
                Sold::Kind(kind) => self.kind_trade[kind as usize] += amount,
                Sold::Here => (),
            }
        }
    }
}
