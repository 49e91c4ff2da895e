//! What people answered to puzzles.

use facts::PuzzleTry;

use crate::{Result, Store, run};

type TryRow = (String, String, String, String, i64, Option<String>, i64);

fn puzzle_try((person, game, puzzle, mv, solved, day, at): TryRow) -> PuzzleTry {
    PuzzleTry { person, game, puzzle, mv, solved: solved != 0, day, at }
}

impl Store {
    /// Stores the answer of a person to a puzzle, unless they have answered it before.
    ///
    /// # Errors
    /// The store fails.
    pub async fn add_puzzle_try(&self, it: &PuzzleTry) -> Result<()> {
        let added = sqlx::query(
            "insert into puzzle_answers (person, game, puzzle, move, solved, day, at) \
             values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing",
        );
        let added = added.bind(&it.person).bind(&it.game).bind(&it.puzzle).bind(&it.mv);
        run(added.bind(i64::from(it.solved)).bind(&it.day).bind(it.at), &self.writes).await
    }

    /// What a person answered, the latest first.
    ///
    /// # Errors
    /// The store fails.
    pub async fn puzzle_tries_of(&self, person: &str) -> Result<Vec<PuzzleTry>> {
        let rows: Vec<TryRow> = sqlx::query_as(
            "select person, game, puzzle, move, solved, day, at from puzzle_answers \
             where person = $1 order by at desc, game, puzzle",
        )
        .bind(person)
        .fetch_all(&self.pool)
        .await?;
        Ok(rows.into_iter().map(puzzle_try).collect())
    }

    /// The last answers of all people to puzzles of `game`, the earliest first.
    ///
    /// # Errors
    /// The store fails.
    pub async fn puzzle_tries(&self, game: &str, most: u32) -> Result<Vec<PuzzleTry>> {
        let rows: Vec<TryRow> = sqlx::query_as(
            "select person, game, puzzle, move, solved, day, at from puzzle_answers \
             where game = $1 order by at desc, person, puzzle limit $2",
        )
        .bind(game)
        .bind(i64::from(most))
        .fetch_all(&self.pool)
        .await?;
        Ok(rows.into_iter().rev().map(puzzle_try).collect())
    }
}
