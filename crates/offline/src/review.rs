//! The review of a game that is over, made piece by piece: each piece is thought about like the move
//! of a bot, and what has come of it is kept, so that it goes on there at the next start.

use desk::review::{self, KeptDecision, LuckyMoment, PastGame, ReviewProgress};
use serde::{Deserialize, Serialize};

use crate::think::Wanted;

/// After how many moves the luck so far is kept.
const KEPT_EVERY: usize = 16;

/// What is kept of a review.
#[derive(Default, Serialize, Deserialize)]
pub(crate) struct ReviewFile {
    pub(crate) decisions: Vec<KeptDecision>,
    pub(crate) luck: Vec<LuckyMoment>,
}

/// A review that is made or done.
pub(crate) struct SoloReview {
    pub(crate) past: PastGame,
    /// After how many moves each decision was taken.
    plies: Vec<usize>,
    pub(crate) file: ReviewFile,
    pub(crate) progress: ReviewProgress,
}

impl SoloReview {
    /// Goes on from what is kept, if anything.
    pub(crate) fn of(past: PastGame, kept: Option<&String>) -> SoloReview {
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
            rounds: review::rounds(&past),
        };
        SoloReview { past, plies, file, progress }
    }

    /// What is to be thought about next; none when all is done.
    pub(crate) fn next(&self) -> Option<Wanted> {
        if let Some(ply) = self.plies.get(self.file.decisions.len()) {
            return Some(Wanted::Weighing { ply: *ply });
        }
        let moment = self.file.luck.len();
        (moment <= self.past.game.plies()).then(|| Wanted::Luck { ply: moment.checked_sub(1) })
    }

    /// Takes up what has come of it, and says whether that is to be kept now; none if nothing has.
    pub(crate) fn found(&mut self, text: &str) -> Option<bool> {
        match self.next()? {
            Wanted::Weighing { ply } => {
                let thought: bots::Hints = serde_json::from_str(text).ok()?;
                let chapter = review::chapter(&*self.past.game.at(ply), self.past.seat);
                let kept = KeptDecision::of((ply, chapter), thought);
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
