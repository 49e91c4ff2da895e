//! What goes on beside play: reviews of games that are over, and puzzles that people answer.

use std::io::{Error, Result};
use std::time::{Duration, Instant};

use crate::load::{GameAndPeople, KINDS, Site, quoted};
use crate::wire::CookieHolder;

/// How many games of each kind are reviewed.
const EACH: usize = 2;

/// Only the first of a game's puzzles are answered: every game has so many.
const PUZZLES: u64 = 20;

/// How often somebody who waits for a review looks at it.
const LOOK: Duration = Duration::from_secs(2);

/// A game that is over, with one who sat there.
struct ReviewedTable {
    table: String,
    sitter: CookieHolder,
}

/// Games that are over, of which nobody has asked for a review yet.
pub struct PastGames {
    site: Site,
    games: Vec<ReviewedTable>,
    /// How many puzzles were answered: each by somebody else.
    answered: u64,
}

/// What was done beside play.
#[derive(Clone, Copy, Debug, Default)]
pub struct DoneBeside {
    /// Decisions that were weighed.
    pub decisions: usize,
    /// Moments whose luck was measured.
    pub moments: usize,
    pub puzzles: u64,
}

impl PastGames {
    /// Plays some games to their end.
    ///
    /// # Errors
    /// The server refuses one.
    pub async fn played(site: &Site) -> Result<PastGames> {
        let mut games = Vec::new();
        let reviewed = |it: &&GameAndPeople| ["pulp", "oh-no"].contains(&it.0);
        for kind in KINDS.iter().filter(reviewed).cycle().take(EACH * 2) {
            let (table, sitter) = site.played(*kind).await?;
            games.push(ReviewedTable { table, sitter });
        }
        Ok(PastGames { site: site.clone(), games, answered: 0 })
    }

    /// Has no reviews made.
    pub fn forget(&mut self) {
        self.games.clear();
    }

    /// For a while, has the games reviewed and answers a puzzle in every `every`; none with zero.
    ///
    /// # Errors
    /// The server refuses a review or an answer.
    pub async fn go_on(&mut self, every: Duration, while_: Duration) -> Result<DoneBeside> {
        let (before, answered) = (self.look().await?, self.answered);
        let start = Instant::now();
        let (mut turn, mut looked, end) = (start, start, start + while_);
        while Instant::now() < end {
            if !every.is_zero() {
                self.answer().await?;
            }
            if LOOK <= looked.elapsed() {
                looked = Instant::now();
                self.look().await?;
            }
            turn += if every.is_zero() { LOOK } else { every };
            tokio::time::sleep_until(turn.min(end).into()).await;
        }
        let after = self.look().await?;
        Ok(DoneBeside {
            decisions: after.decisions - before.decisions,
            moments: after.moments - before.moments,
            puzzles: self.answered - answered,
        })
    }

    /// Looks at all reviews, which begins them; how far they are.
    async fn look(&self) -> Result<DoneBeside> {
        let mut seen = DoneBeside::default();
        for game in &self.games {
            let request = game.sitter.get(&format!("/t/{}/review", game.table));
            let review = self.site.ask(&request).await?;
            if review.status != 200 {
                return Err(Error::other(format!("a review: {}", review.text())));
            }
            let review = review.json();
            let length = |key: &str| review[key].as_array().map_or(0, Vec::len);
            seen.decisions += length("weighed");
            seen.moments += length("luck");
        }
        Ok(seen)
    }

    /// Somebody new looks at a puzzle, gives the first answer that it offers, and looks what it was
    /// worth.
    async fn answer(&mut self) -> Result<()> {
        let at = self.answered;
        self.answered += 1;
        let path = puzzle(at);
        // Strangers with these numbers sit at no table.
        let mut person = CookieHolder::stranger(0x00f0_0000 + at as u32);
        let page = self.site.ask(&person.get(&path)).await?;
        let text = page.text();
        let mv = quoted(&text, "name=\"move\" value=\"").next().map(|it| it.replace("&amp;", "&"));
        let mv = mv.ok_or_else(|| Error::other(format!("{path} asks nothing: {}", page.status)))?;
        let answer = self.site.ask(&person.post(&path, &[("move", &mv)])).await?;
        if answer.status != 303 {
            return Err(Error::other(format!("{path}: {}", answer.text())));
        }
        person.heed(&answer);
        self.site.ask(&person.get(&path)).await?;
        Ok(())
    }
}

/// The address of a puzzle: of each game in turn.
fn puzzle(at: u64) -> String {
    let (game, _) = KINDS[at as usize % KINDS.len()];
    format!("/puzzles/{game}/{}", 1 + at / KINDS.len() as u64 % PUZZLES)
}
