//! Rounds that the recorded game plays differently are left out: ours goes on from the position
//! after them.

use tabletop::{Log, Seat, SetOf, Stepped};

use super::replay::{Done, Replay, Stopped};
use super::trace::{Line, Position};
use crate::card::{CARDS, Card};
use crate::state::{Empire, Sealed, Xeno};
use crate::step::Step;

impl Replay<'_> {
    /// Leaves out the round that has just begun.
    pub(super) fn skip_round(&mut self) -> Done {
        let round = self.game.round;
        let Some((at, position)) = self.position_of(round) else {
            return Err(Stopped); // It was the last round.
        };
        become_position(&mut self.game, position);
        let recorded = self.recorded;
        let later = |it: &usize| match &recorded.lines[*it] {
            Line::Choice(choice) => round < choice.round,
            Line::Draw(_) | Line::Position(_) | Line::End { .. } => true,
        };
        self.queues.iter_mut().for_each(|(_, queue)| queue.retain(later));
        self.unknown.iter_mut().for_each(|(_, unknown)| *unknown = SetOf::EMPTY);
        self.line = self.line.max(at);
        self.game.advance(&mut Log::silent());
        Ok(())
    }
}

/// Sets the game up as it was recorded after a round; the next round begins.
fn become_position(game: &mut Xeno, position: &Position) {
    *game.goods.for_rules_mut() = [None; CARDS];
    let mut placed = SetOf::EMPTY;
    for (seat, theirs) in &position.empires {
        let empire = &mut game.empires[Seat(*seat)];
        furnish(empire, theirs);
        placed = placed.union(theirs.hand).union(theirs.tableau);
        game.refresh(Seat(*seat));
    }
    let mut rest: Vec<Card> = Card::all().filter(|it| !placed.contains(*it)).collect();
    for world in position.empires.values().flat_map(|it| it.stocked.iter()) {
        game.goods.for_rules_mut()[world.slot()] = rest.pop();
    }
    *game.discards.for_rules_mut() = rest.split_off(position.deck).into_iter().collect();
    *game.deck.for_rules_mut() = rest.into_iter().collect();
    game.pool = position.pool;
    game.again = false;
    game.steps_mut().clear();
    game.steps_mut().push(Step::BeginRound);
}

fn furnish(empire: &mut Empire, theirs: &super::trace::Empire) {
    empire.tableau = theirs.tableau.iter().collect();
    empire.laid = theirs.tableau;
    empire.stocked = theirs.stocked;
    *empire.hand.for_rules_mut() = theirs.hand;
    *empire.dropped.for_rules_mut() = SetOf::EMPTY;
    *empire.sealed.for_rules_mut() = Sealed::default();
    empire.chips = theirs.chips;
    empire.placed = None;
}
