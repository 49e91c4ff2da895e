//! What a game adds so that programs which only know numbers can play it.

use crate::judgement::Judgement;
use crate::net::Inputs;
use crate::numbered::ByNumber;
use crate::seat::Seat;

/// A game whose moves have fixed numbers, and that says in numbers what a seat sees.
pub trait Numeric: Judgement<Move: ByNumber> {
    /// What `seat` knows of the position. At one table all positions, seen from any seat, give as
    /// many numbers in the same order, and nothing that the seat does not know changes them.
    fn observe(&self, seat: Seat, to: &mut Inputs);
}
