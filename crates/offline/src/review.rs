//! The review of a game that is over, made piece by piece: each piece is thought about like the move
//! of a bot, and what has come of it is kept, so that it goes on there at the next start.

use std::collections::BTreeMap;

use desk::review::{self, KeptDecision, LuckyMoment, PastGame, ReviewProgress};
use frame::data::ReplayChances;
use maud::Markup;
use serde::{Deserialize, Serialize};

use crate::Solo;
use crate::files::ME;
use crate::message::{Order, ThoughtFor};
use crate::solo::Granted;
use crate::think::{Advised, Wanted};

/// After how many moves the luck so far is kept.
const KEPT_EVERY: usize = 16;

/// What is kept of a review.
#[derive(Default, Serialize, Deserialize)]
struct ReviewFile {
    decisions: Vec<KeptDecision>,
    luck: Vec<LuckyMoment>,
}

/// A review that is made or done.
pub(crate) struct SoloReview {
    past: PastGame,
    /// After how many moves each decision was taken.
    plies: Vec<usize>,
    file: ReviewFile,
    progress: ReviewProgress,
}

impl SoloReview {
    /// Goes on from what is kept, if anything.
    fn of(past: PastGame, kept: Option<&String>) -> SoloReview {
        let plies = review::decisions(&past);
        let mut file: ReviewFile =
            kept.and_then(|it| serde_json::from_str(it).ok()).unwrap_or_default();
        let fit = file.decisions.iter().zip(&plies).take_while(|(it, ply)| it.ply == **ply);
        let fit = fit.count();
        file.decisions.truncate(fit);
        file.luck.truncate(1 + past.game.plies());
        let weighed = file.decisions.iter().map(|it| review::named(&past, it));
        let progress = ReviewProgress {
            weighed: weighed.collect(),
            decisions: Some(plies.len()),
            luck: file.luck.clone(),
            movers: (0..past.game.plies()).map(|it| past.game.mover(it)).collect(),
        };
        SoloReview { past, plies, file, progress }
    }

    /// What is to be thought about next; none when all is done.
    fn next(&self) -> Option<Wanted> {
        if let Some(ply) = self.plies.get(self.file.decisions.len()) {
            return Some(Wanted::Weighing { ply: *ply });
        }
        let moment = self.file.luck.len();
        (moment <= self.past.game.plies()).then(|| Wanted::Luck { ply: moment.checked_sub(1) })
    }

    /// Takes up what has come of it, and says whether that is to be kept now; none if nothing has.
    fn found(&mut self, text: &str) -> Option<bool> {
        match self.next()? {
            Wanted::Weighing { ply } => {
                let advised: Advised = serde_json::from_str(text).ok()?;
                let kept = KeptDecision { ply, moves: advised.moves, reasons: advised.reasons };
                self.progress.weighed.push(review::named(&self.past, &kept));
                self.file.decisions.push(kept);
                Some(true)
            }
            _ => {
                let moment: LuckyMoment = serde_json::from_str(text).ok()?;
                self.progress.luck.push(moment.clone());
                self.file.luck.push(moment);
                Some(self.file.luck.len().is_multiple_of(KEPT_EVERY) || self.next().is_none())
            }
        }
    }
}

impl Solo {
    /// The page of a review, which is begun when it is first asked for.
    pub(crate) fn review_page(&mut self, path: &str, id: &str) -> Granted<Markup> {
        let lang = self.lang();
        let seat = self.state(id)?.reviewed(ME)?;
        let names = self.state(id)?.names(lang);
        let game = self.state(id)?.facts().game.clone();
        if !self.reviews.contains_key(id) {
            self.begin_review(id)?;
        }
        let progress = &self.reviews[id].progress;
        Ok(review::page(self.reader(path), (id, &game), names, seat, progress))
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
        self.orders
            .push(Order::Think { thought: ThoughtFor::Review { table: id.to_string() }, work });
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
