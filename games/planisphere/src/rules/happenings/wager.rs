//! PL 11.82: each player stakes a card, and the highest die takes them all.

use tabletop::{Log, Seat};

use crate::card::Card;
use crate::event::Event;
use crate::happening::News;
use crate::map::LONGITUDES;
use crate::state::Planisphere;
use crate::step::Step;

impl Planisphere {
    /// Asks each player for a card; `then` follows when all have chosen.
    pub(super) fn ask_for_all(&mut self, number: u8, then: Step) {
        self.stakes.iter_mut().for_each(|it| *it = None);
        self.steps.push(then);
        self.consult_everybody(number);
    }

    /// Everybody sees the stake; it stays where it is until the dice have decided.
    pub(super) fn stake(&mut self, seat: Seat, card: Card, log: &mut Log<Event>) {
        self.stakes[seat.index()] = Some(card);
        self.report(log, News::Staked { seat, card });
        if self.hand(seat).contains(card) {
            self.show(tabletop::SetOf::only(card));
        }
    }

    /// What players have chosen so far.
    pub(crate) fn stakes(&self) -> Vec<(Seat, Card)> {
        self.seats().filter_map(|seat| Some((seat, self.stakes[seat.index()]?))).collect()
    }

    pub(crate) fn settle_wager(&mut self, log: &mut Log<Event>) {
        let stakes = std::mem::take(&mut self.stakes);
        let players: Vec<Seat> =
            self.in_order().filter(|it| stakes[it.index()].is_some()).collect();
        let Some(winner) = self.highest_die(players, log) else { return };
        self.report(log, News::Pot { seat: winner });
        for card in stakes.into_iter().flatten() {
            self.win_stake(card, winner, log);
        }
    }

    /// The player who throws highest; equal ones throw again.
    fn highest_die(&mut self, mut players: Vec<Seat>, log: &mut Log<Event>) -> Option<Seat> {
        while 1 < players.len() {
            let throws: Vec<(u8, Seat)> =
                players.iter().map(|seat| (self.throw_for(*seat, log), *seat)).collect();
            let best = throws.iter().map(|it| it.0).max()?;
            players = throws.into_iter().filter(|it| it.0 == best).map(|it| it.1).collect();
        }
        players.pop()
    }

    fn throw_for(&mut self, seat: Seat, log: &mut Log<Event>) -> u8 {
        let die = self.chance.die(LONGITUDES);
        self.report(log, News::Threw { seat, die });
        die
    }

    fn win_stake(&mut self, card: Card, winner: Seat, log: &mut Log<Event>) {
        if self.is_on_board(card) {
            if self.unit(card).owner != winner {
                self.change_camp(card, winner, log);
            }
        } else if let Some(from) = self.seats().find(|it| self.hand(*it).contains(card))
            && from != winner
        {
            self.pass_card(card, from, winner);
            self.report(log, News::Passed { card, from, to: winner });
        }
    }
}
