//! What people built for a game and published: votes, how often it was played, how it is balanced.

use sqlx::FromRow;

use crate::{Result, Store, now, run};

/// Something to be published.
#[derive(Clone, Debug)]
pub struct NewScenario {
    pub id: String,
    pub game: String,
    /// For how many it is.
    pub players: u8,
    /// The value of the game's option, or the hash of the cards.
    pub line: String,
    /// The card file, if it is one.
    pub file: Option<String>,
    pub name: String,
    pub about: String,
    pub author: String,
}

/// A published scenario, for one reader.
#[derive(Clone, PartialEq, Eq, Debug, FromRow)]
pub struct ScenarioFacts {
    pub id: String,
    pub game: String,
    pub players: i64,
    pub line: String,
    pub name: String,
    pub about: String,
    pub author: String,
    pub author_name: String,
    pub created: i64,
    /// With what it was measured, in how many games, and how many of them the first seat won.
    pub measured: String,
    pub games: i64,
    pub won: i64,
    pub votes: i64,
    /// How many games with it came to their end.
    pub plays: i64,
    voted: i64,
    is_cards: i64,
}

impl ScenarioFacts {
    /// Whether it is a card file, and its line the hash of the cards.
    pub fn is_cards(&self) -> bool {
        self.is_cards != 0
    }

    /// Whether the reader votes for it.
    pub fn is_voted(&self) -> bool {
        self.voted != 0
    }
}

/// A scenario of which too little is known.
#[derive(Clone, PartialEq, Eq, Debug, FromRow)]
pub struct ScenarioToMeasure {
    pub id: String,
    pub players: i64,
    pub line: String,
    /// How many games are known so far.
    pub games: i64,
    is_cards: i64,
}

impl ScenarioToMeasure {
    /// Whether it is a card file, and its line the hash of the cards.
    pub fn is_cards(&self) -> bool {
        self.is_cards != 0
    }
}

/// Scenarios as a reader ($1) finds them.
const SCENARIOS: &str = "select scenarios.id as id, game, players, line, scenarios.name as name, \
    about, author, people.name as author_name, scenarios.created as created, measured, games, won, \
    is_cards, (select count(*) from scenario_votes where scenario = scenarios.id) as votes, \
    (select count(*) from scenario_votes where scenario = scenarios.id and person = $1) as voted, \
    (select count(*) from scenario_tables join tables on tables.id = table_id where scenario = \
    scenarios.id and status = 'finished') as plays from scenarios join people on people.id = author";

const PUBLISHED: &str = "insert into scenarios (id, game, players, line, name, about, author, created, \
    is_cards) select $1, $2, $3, $4, $5, $6, id, $8, $10 from people where id = $7 and \
    (select count(*) from scenarios where author = $7) < $9 on conflict do nothing";

const VOTED: &str =
    "insert into scenario_votes (scenario, person) values ($1, $2) on conflict do nothing";
const UNVOTED: &str = "delete from scenario_votes where scenario = $1 and person = $2";

/// A table ($3) was opened with the line ($2) of a game ($1).
const PLAYED: &str = "insert into scenario_tables (table_id, scenario) select $3, id from scenarios \
    where game = $1 and line = $2 on conflict do nothing";

/// Of a game ($1), by what is measured now ($2), with fewer games than $3.
const TO_MEASURE: &str = "select id, players, line, is_cards, case when measured = $2 then games else 0 end as \
    games from scenarios where game = $1 and (measured <> $2 or games < $3) \
    order by case when measured = $2 then games else 0 end, created, id limit 1";

/// Games more ($4), of which so many ($5) were won, unless somebody else has counted them.
const MEASURED: &str = "update scenarios set games = $3 + $4, won = $5 + \
    case when measured = $2 then won else 0 end, measured = $2 where id = $1 \
    and case when measured = $2 then games else 0 end = $3";

const OF_A_SCENARIO: [&str; 3] = [
    "delete from scenario_votes where scenario = $1",
    "delete from scenario_tables where scenario = $1",
    "delete from scenarios where id = $1",
];

/// What goes when a person ($1) is forgotten.
pub(crate) const FORGOTTEN: [&str; 3] = [
    "delete from scenario_votes where person = $1 or scenario in \
     (select id from scenarios where author = $1)",
    "delete from scenario_tables where scenario in (select id from scenarios where author = $1)",
    "delete from scenarios where author = $1",
];

impl Store {
    /// Publishes a scenario, unless it is there already, or its author has `most`. Returns whether it
    /// did.
    ///
    /// # Errors
    /// The store fails.
    pub async fn add_scenario(&self, it: &NewScenario, most: u32) -> Result<bool> {
        let mut all = self.writes.begin().await?;
        if let Some(file) = &it.file {
            let kept = "insert into card_sets (hash, file) values ($1, $2) on conflict do nothing";
            run(sqlx::query(kept).bind(&it.line).bind(file), &mut *all).await?;
        }
        let added = sqlx::query(PUBLISHED).bind(&it.id).bind(&it.game).bind(i64::from(it.players));
        let added = added.bind(&it.line).bind(&it.name).bind(&it.about).bind(&it.author);
        let added = added.bind(now()).bind(i64::from(most)).bind(i64::from(it.file.is_some()));
        let added = added.execute(&mut *all).await?.rows_affected() == 1;
        all.commit().await?;
        Ok(added)
    }

    /// # Errors
    /// The store fails.
    pub async fn scenario(&self, id: &str, reader: &str) -> Result<Option<ScenarioFacts>> {
        let statement = format!("{SCENARIOS} where scenarios.id = $2");
        sqlx::query_as(&statement).bind(reader).bind(id).fetch_optional(&self.pool).await
    }

    /// The scenarios for which most vote first.
    ///
    /// # Errors
    /// The store fails.
    pub async fn scenarios(&self, reader: &str, most: u32) -> Result<Vec<ScenarioFacts>> {
        let statement =
            format!("{SCENARIOS} order by votes desc, plays desc, created desc, id limit $2");
        let found = sqlx::query_as(&statement).bind(reader).bind(i64::from(most));
        found.fetch_all(&self.pool).await
    }

    /// The published scenario with this line.
    ///
    /// # Errors
    /// The store fails.
    pub async fn scenario_of(&self, game: &str, line: &str) -> Result<Option<String>> {
        let found = sqlx::query_scalar("select id from scenarios where game = $1 and line = $2");
        found.bind(game).bind(line).fetch_optional(&self.pool).await
    }

    /// A person votes for a scenario, or no longer.
    ///
    /// # Errors
    /// The store fails.
    pub async fn vote(&self, scenario: &str, person: &str, on: bool) -> Result<()> {
        let vote = if on { VOTED } else { UNVOTED };
        run(sqlx::query(vote).bind(scenario).bind(person), &self.writes).await
    }

    /// # Errors
    /// The store fails.
    pub async fn remove_scenario(&self, id: &str) -> Result<()> {
        let mut all = self.writes.begin().await?;
        for statement in OF_A_SCENARIO {
            run(sqlx::query(statement).bind(id), &mut *all).await?;
        }
        all.commit().await
    }

    /// A table was opened with what may be a published scenario.
    ///
    /// # Errors
    /// The store fails.
    pub async fn note_scenario(&self, game: &str, line: &str, table: &str) -> Result<()> {
        run(sqlx::query(PLAYED).bind(game).bind(line).bind(table), &self.writes).await
    }

    /// The scenario of a game of which least is known, `by` these rules, cards and bots, from fewer
    /// than `most` games.
    ///
    /// # Errors
    /// The store fails.
    pub async fn scenario_to_measure(
        &self,
        game: &str,
        by: &str,
        most: u32,
    ) -> Result<Option<ScenarioToMeasure>> {
        let next = sqlx::query_as(TO_MEASURE).bind(game).bind(by).bind(i64::from(most));
        next.fetch_optional(&self.pool).await
    }

    /// More games of a scenario were played; the first of two servers counts.
    ///
    /// # Errors
    /// The store fails.
    pub async fn measure_scenario(
        &self,
        known: &ScenarioToMeasure,
        by: &str,
        (games, won): (i64, i64),
    ) -> Result<()> {
        let measured = sqlx::query(MEASURED).bind(&known.id).bind(by).bind(known.games);
        run(measured.bind(games).bind(won), &self.writes).await
    }
}
