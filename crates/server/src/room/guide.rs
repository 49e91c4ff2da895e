//! A first game: who plays what, as its script has it.

use store::Sitter;
use tabletop::Seat;
use web::guide::{Guide, Guided, MARK};

use super::Room;
use crate::trouble::Trouble;

impl Room {
    /// The script of the table and how far it is. None where there is none, and none any more
    /// once somebody has played on after its end, or lets a bot play.
    pub(super) fn guided(&self) -> Option<Guided<'static>> {
        self.row.replay_of.as_deref().filter(|it| *it == MARK)?;
        let guide = Guide::dealt(&self.row.game, &self.row.seed, &self.row.options)?;
        let game = self.game.as_deref()?;
        let at = game.plies();
        let led = matches!(
            self.row.seats.get(guide.seat.index()),
            Some(Sitter::Person { relief: None, .. })
        );
        let follows = |ply: usize| {
            let (seat, mv) = game.entry(ply);
            guide.lines.get(ply).is_some_and(|it| it.seat == seat && it.mv == mv)
        };
        (led && (0..at).all(follows)).then_some(Guided { guide, at })
    }

    /// The script while it goes on.
    pub(super) fn led(&self) -> Option<Guided<'static>> {
        self.guided().filter(|it| !it.is_over())
    }

    /// Other moves than those of the script have to wait. What the rules refuse is left to them.
    pub(super) fn check_script(&self, seat: Seat, moves: &[String]) -> Result<(), Trouble> {
        let Some(guided) = self.led() else { return Ok(()) };
        let Some(game) = self.game.as_deref() else { return Ok(()) };
        let offered = game.legal_moves(seat);
        let first = moves.first().is_some_and(|it| offered.contains(it));
        match guided.wants(moves) || !first {
            true => Ok(()),
            false => Err(Trouble::bad("guide-hold")),
        }
    }
}
