//! Several cards that are picked together and confirmed in one request.

use xeno::Ask;
use xeno::card::Card;
use xeno::moves::Move;
use xeno::view::Stage;
use xeno_words::picked_together;

use super::pay::suggested;
use super::speaker::Speaker;

/// What the viewer ticks, in any order.
#[derive(Clone, Debug)]
pub(super) struct Picks {
    pub(super) cards: Vec<Card>,
    /// Those that are ticked at first.
    pub(super) proposed: Vec<Card>,
    pub(super) least: usize,
    pub(super) most: usize,
    make: fn(Card) -> Move,
    /// The move that ends the picking, if there is one.
    pub(super) end: Option<Move>,
}

impl Picks {
    /// What the viewer has to pick now, if anything. A single card needs no picking: it is one
    /// click.
    pub(super) fn of(speaker: &Speaker<'_>) -> Option<Picks> {
        let view = speaker.view;
        let (least, most) = picked_together(view)?;
        let moves: Vec<Move> = view.moves.iter().map(|it| it.0).collect();
        let make = moves.iter().find_map(|it| maker(*it, &view.stage))?;
        let cards: Vec<Card> = moves.iter().filter_map(|it| carried(*it)).collect();
        // A first game says itself what to pay with.
        let guided = speaker.frame.beside.guide.is_some();
        let proposed = if guided { Vec::new() } else { suggested(view, &cards, most) };
        let end = moves.contains(&Move::Done).then_some(Move::Done);
        Some(Picks { cards, proposed, least, most, make, end })
    }

    /// The move that picks `card`.
    pub(super) fn mv(&self, card: Card) -> Option<String> {
        self.cards.contains(&card).then(|| (self.make)(card).to_string())
    }
}

/// How the move for a card is made, if `mv` picks one of several cards.
fn maker(mv: Move, stage: &Stage) -> Option<fn(Card) -> Move> {
    match (mv, stage) {
        (Move::Discard(_), _) => Some(Move::Discard),
        (Move::Pay(_), _) => Some(Move::Pay),
        (Move::Spend(_), Stage::Together { ask: Ask::WarEffort }) => Some(Move::Spend),
        _ => None,
    }
}

/// The card of the hand, or the world, that a move picks.
fn carried(mv: Move) -> Option<Card> {
    match mv {
        Move::Discard(card) | Move::Pay(card) | Move::Spend(card) => Some(card),
        _ => None,
    }
}
