//! The Journal de l'Espace: the victories in co-operative games.

use facts::{Mate, Victory};
use sqlx::FromRow;

use crate::{Result, Store, Tx, from_json, run, to_json};

#[derive(FromRow)]
struct VictoryRow {
    table_id: String,
    game: String,
    options: String,
    team: String,
    points: i64,
    at: i64,
}

impl VictoryRow {
    fn read(self) -> Result<Victory> {
        Ok(Victory {
            options: from_json(&self.options)?,
            team: from_json(&self.team)?,
            table: self.table_id,
            game: self.game,
            points: self.points,
            at: self.at,
        })
    }
}

/// Adds a victory, once.
pub(crate) async fn insert(all: &mut Tx<'_>, victory: &Victory) -> Result<()> {
    let inserted = sqlx::query(
        "insert into victories (table_id, game, options, team, points, at) \
         values ($1, $2, $3, $4, $5, $6) on conflict do nothing",
    );
    let inserted =
        inserted.bind(&victory.table).bind(&victory.game).bind(to_json(&victory.options));
    let inserted = inserted.bind(to_json(&victory.team)).bind(victory.points).bind(victory.at);
    run(inserted, &mut **all).await
}

/// Changes the name of somebody who took part.
pub(crate) async fn rename_mate(
    all: &mut Tx<'_>,
    table: &str,
    seat: usize,
    name: &str,
) -> Result<()> {
    let team: Option<String> = sqlx::query_scalar("select team from victories where table_id = $1")
        .bind(table)
        .fetch_optional(&mut **all)
        .await?;
    let Some(team) = team else { return Ok(()) };
    let mut team: Vec<Mate> = from_json(&team)?;
    if let Some(mate) = team.get_mut(seat) {
        mate.name = name.to_string();
    }
    let renamed = sqlx::query("update victories set team = $2 where table_id = $1");
    run(renamed.bind(table).bind(to_json(&team)), &mut **all).await
}

impl Store {
    /// The victories, the latest first.
    ///
    /// # Errors
    /// The store fails.
    pub async fn victories(&self, most: u32) -> Result<Vec<Victory>> {
        let rows: Vec<VictoryRow> =
            sqlx::query_as("select * from victories order by at desc, table_id limit $1")
                .bind(i64::from(most))
                .fetch_all(&self.pool)
                .await?;
        rows.into_iter().map(VictoryRow::read).collect()
    }
}
