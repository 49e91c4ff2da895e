//! Reviews of the device's games: when they are begun, and what is done with each piece.

use std::collections::BTreeMap;

use desk::review::{self, PastGame};
use frame::data::ReplayChances;
use maud::Markup;

use crate::Solo;
use crate::files::ME;
use crate::message::{AddressAsked, Order, ThoughtFor};
use crate::review::{ReviewFile, SoloReview};
use crate::solo::Granted;

impl Solo {
    /// The page of a review, which is begun when it is first asked for. It shows what came of the
    /// decision after `at` moves.
    pub(crate) fn review_page(
        &mut self,
        asked: &AddressAsked,
        id: &str,
        at: Option<usize>,
    ) -> Granted<Markup> {
        let owner = self.owner.clone();
        let of = self.showing(id)?.reviewed(&owner.asking(&asked.path, &asked.origin))?;
        if !self.reviews.contains_key(id) {
            self.begin_review(id)?;
        }
        Ok(review::page(self.reader(&asked.path), &of, &self.reviews[id].progress, at))
    }

    /// How the chances of a game went, if its review is kept.
    pub(crate) fn chances(&mut self, id: &str) -> Option<ReplayChances> {
        let kept: ReviewFile = serde_json::from_str(self.review_files.get(id)?).ok()?;
        let state = self.state(id).ok()?;
        let (seat, game) = (state.reviewed(ME).ok()?, state.whole().ok()?);
        review::chances(game, seat, &kept.decisions, &kept.luck)
    }

    fn begin_review(&mut self, id: &str) -> Granted<()> {
        let relieved = self.shelf(id)?.clone();
        let state = self.state(id)?;
        let seat = state.reviewed(ME)?;
        let names = state.names(state.lang());
        let game = state.whole()?;
        let game = game.at(game.plies());
        let past = PastGame { game, seat, names, relieved: relieved.relieved(seat) };
        let begun = SoloReview::of(past, self.review_files.get(id));
        self.reviews.insert(id.to_string(), begun);
        self.go_on_reviewing(id);
        Ok(())
    }

    fn go_on_reviewing(&mut self, id: &str) {
        let Some(review) = self.reviews.get(id) else { return };
        let Some(wanted) = review.next() else { return };
        let (game, seat) = (review.past.game.at(review.past.game.plies()), review.past.seat);
        let work = self.work(id, game.as_ref(), seat, wanted);
        let thought = ThoughtFor::Review { table: id.to_string() };
        self.orders.push(Order::Think { thought, work });
    }

    /// A piece of a review was thought about.
    pub(crate) fn reviewed(&mut self, id: &str, text: &str) {
        let Some(review) = self.reviews.get_mut(id) else { return };
        let Some(keeps) = review.found(text) else {
            // The rules broke somewhere; asked again, it begins where it was.
            self.reviews.remove(id);
            return;
        };
        if keeps {
            let text = serde_json::to_string(&review.file).expect("plain data is JSON");
            self.review_files.insert(id.to_string(), text.clone());
            self.keep(BTreeMap::from([(format!("review/{id}"), text)]), None);
        }
        self.tell_of_review(id);
        self.go_on_reviewing(id);
    }
}
