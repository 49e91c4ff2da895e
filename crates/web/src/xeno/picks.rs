//! Several cards that are picked together and confirmed in one request.

use xeno::Ask;
use xeno::card::Card;
use xeno::moves::Move;
use xeno::view::{OwnAnswer, Stage, View};

use super::speaker::Speaker;

/// What the viewer ticks, in the order in which moves take it: card order.
#[derive(Clone, Debug)]
pub(super) struct Picks {
    pub(super) cards: Vec<Card>,
    pub(super) least: usize,
    pub(super) most: usize,
    make: fn(Card) -> Move,
    /// The move that ends the picking, if there is one.
    pub(super) end: Option<Move>,
}

impl Picks {
    /// What the viewer has to pick now, if anything. One card alone is a plain click.
    pub(super) fn of(speaker: &Speaker<'_>) -> Option<Picks> {
        let moves: Vec<Move> = speaker.view.moves.iter().map(|it| it.0).collect();
        let make = moves.iter().find_map(|it| maker(*it, &speaker.view.stage))?;
        let offered: Vec<Card> = moves.iter().filter_map(|it| carried(*it)).collect();
        let end = moves.contains(&Move::Done).then_some(Move::Done);
        let own = speaker.view.own.clone().unwrap_or_default();
        match end {
            Some(_) => Picks::up_to(speaker, &offered, make, end),
            None => Picks::exactly(speaker, &offered, make, &own),
        }
    }

    /// Any of those that are offered, and an end.
    fn up_to(
        speaker: &Speaker<'_>,
        offered: &[Card],
        make: fn(Card) -> Move,
        end: Option<Move>,
    ) -> Option<Picks> {
        let most = match speaker.view.stage {
            Stage::Cash { left, .. } => usize::from(left).min(offered.len()),
            Stage::Together { ask: Ask::WarEffort } => offered.len(),
            _ => return None,
        };
        Some(Picks { cards: offered.to_vec(), least: 0, most, make, end })
    }

    /// As many as are due: later cards are offered only as long as enough come after them.
    fn exactly(
        speaker: &Speaker<'_>,
        offered: &[Card],
        make: fn(Card) -> Move,
        own: &OwnAnswer,
    ) -> Option<Picks> {
        let (first, last) = (*offered.first()?, *offered.last()?);
        let mine = speaker.mine()?;
        let target = |it: &Card| own.card == Some(*it) || mine.placed == Some(*it);
        let pickable = mine.hand.iter().copied().filter(|it| !target(it) && first <= *it);
        let cards: Vec<Card> = pickable.collect();
        let count = cards.iter().filter(|it| last <= **it).count();
        (count > 1).then_some(Picks { cards, least: count, most: count, make, end: None })
    }

    /// The move that picks `card`.
    pub(super) fn mv(&self, card: Card) -> Option<String> {
        self.cards.contains(&card).then(|| (self.make)(card).to_string())
    }
}

/// How many of the moves of one request the game needs. Cards are picked in card order, and when
/// all that come after one must follow, the game takes them by itself. After the last good that can
/// be given to the war effort nothing is asked any more.
pub(crate) fn needed(view: &View, offered: &[Move], moves: &[Move]) -> Option<usize> {
    if let (Stage::Together { ask: Ask::WarEffort }, [.., last, Move::Done]) = (view.stage, moves) {
        let good = |it: &&Move| matches!(it, Move::Spend(_));
        return (offered.iter().rfind(good) == Some(last)).then(|| moves.len() - 1);
    }
    let picked: Vec<Card> = moves.iter().map(|it| of_hand(*it)).collect::<Option<_>>()?;
    let mine = &view.empires[view.me?];
    let own = view.own.as_ref().and_then(|it| it.card);
    let free = |it: &&Card| own != Some(**it) && mine.placed != Some(**it);
    let after = |card: Card| mine.hand.iter().filter(free).filter(|it| card < **it).count();
    let last = picked.len().checked_sub(1)?;
    (0..=last).find(|at| after(picked[*at]) == last - at).map(|at| at + 1)
}

/// The card of the hand that a move picks.
fn of_hand(mv: Move) -> Option<Card> {
    match mv {
        Move::Discard(card) | Move::Pay(card) => Some(card),
        _ => None,
    }
}

/// How a card is picked, if the move picks one of several.
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
