//! XI 9: what everything is worth, and how the game ended.

use tabletop::{BySeat, Outcome, Seat, SetOf, Standing, Verdict};

use crate::card::{Card, Scored};
use crate::rules::DEFEATED;
use crate::state::Xeno;

impl Xeno {
    /// XI 9.1, 16.4 and 18.5: chips, award tokens, and what the tableau counts as it is; damaged
    /// worlds count for nothing.
    pub(crate) fn points(&self, seat: Seat) -> i16 {
        let empire = &self.empires[seat];
        let cards = self.working(seat);
        let worth = |card: Card| self.card_points(seat, cards, card);
        (empire.chips + empire.awards) as i16 + cards.iter().map(worth).sum::<i16>()
    }

    /// What each card of the tableau counts, in the order of placing.
    pub(crate) fn worth(&self, seat: Seat) -> Vec<i16> {
        let cards = self.working(seat);
        let worth = |card: &Card| {
            if cards.contains(*card) { self.card_points(seat, cards, *card) } else { 0 }
        };
        self.empires[seat].tableau.iter().map(worth).collect()
    }

    /// What a card of the tableau counts.
    pub(crate) fn card_points(&self, seat: Seat, cards: SetOf<Card>, card: Card) -> i16 {
        let face = self.faces.of(card);
        let mut points = i16::from(face.vp);
        if face.scores.is_empty() {
            return points;
        }
        let mut left = cards;
        for (each, set) in self.faces.tally(card) {
            points += i16::from(*each) * left.intersection(*set).len() as i16;
            left = left.minus(*set);
        }
        let empire = &self.empires[seat];
        for score in &face.scores {
            let count = match score.each {
                Scored::ThreeChips => empire.chips as i16 / 3,
                Scored::Military => i16::from(empire.powers.military),
                Scored::Good => empire.stocked.len() as i16,
                Scored::Cards(_) | Scored::Named(_) => 0,
            };
            points += i16::from(score.points) * count;
        }
        points
    }

    /// Points at the end, with the bonuses of the Invasion mode.
    fn final_points(&self, ending: &str, seat: Seat) -> i16 {
        let bonus = if ending == DEFEATED { 0 } else { self.bonus_points(seat) };
        self.points(seat) + bonus
    }

    /// XI 9.3: points, then the number of cards in hand and goods on worlds.
    fn rank(&self, ending: &str, seat: Seat) -> (i16, usize) {
        let goods = self.empires[seat].stocked.len();
        (self.final_points(ending, seat), self.hand(seat).len() + goods)
    }

    /// Who has won, once the game is over.
    pub(crate) fn winners(&self) -> Vec<Seat> {
        let Some(ending) = self.ending else { return Vec::new() };
        let best = self.seats().map(|it| self.rank(ending, it)).max();
        self.seats().filter(|it| Some(self.rank(ending, *it)) == best).collect()
    }

    pub(crate) fn final_count(&self, ending: &'static str) -> Outcome {
        let winners = self.winners();
        let standing = |seat: Seat| Standing {
            verdict: if winners.contains(&seat) { Verdict::Won } else { Verdict::Lost },
            score: self.final_points(ending, seat).into(),
        };
        Outcome { ending, seats: BySeat::new(self.empires.players(), standing) }
    }
}
