//! Tournaments: points, standings, and going from round to round (decision 67). All of it is computed
//! from the games that are stored, so it does not matter which server does it, nor how often.

use std::collections::{BTreeMap, BTreeSet};
use std::iter::repeat_with;
use std::time::Duration;

use desk::USUAL_BOT;
use desk::opening::me;
use room::{Luck, TablePlan};
use store::{
    NewRound, NewTable, Person, Sitter, TournamentFacts, TournamentGame, TournamentPlayer,
};
use tabletop::Verdict;
use words::Lang;

use crate::App;
use crate::groups::{DEALS, next_tables};
use crate::hub::Shared;
use crate::pages::opening::new_table;
use crate::pages::results::GAMES_MAX;
use crate::pairing::{Entrant, Pairings, all_play_all, rounds_of_all, swiss};
use crate::results::{ratings, standings as results};
use crate::schedule::{self, all_in_groups};
use crate::trouble::Trouble;

/// The most who take part, and the most rounds of a Swiss tournament.
pub(crate) const PLAYERS_MAX: u32 = 256;
pub(crate) const ROUNDS_MAX: u8 = 15;

/// What a won game is worth. Every place at a table of any size is a whole number of these.
pub(crate) const WIN: i64 = 24;

/// All play all, each against each.
pub(crate) const ALL: &str = "all";

/// Before the first round people are ordered by their ratings.
pub(crate) const BY_RATING: &str = "rating";

/// How often a server looks for tournaments that can go on.
const EVERY: Duration = Duration::from_secs(1);

/// How somebody stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct TournamentScore {
    pub(crate) points: i64,
    /// The points of those they met, a game at a time: 12 for each point.
    pub(crate) buchholz: i64,
    /// The points of those they beat, and half of those they tied with: 24 for each point.
    pub(crate) berger: i64,
    pub(crate) won: u32,
    pub(crate) played: u32,
}

/// What two at a table did against one another: 2 for the better, 1 each if they tied, 0 for both who
/// did not play to the end.
fn compare(one: Option<(u8, i64)>, other: Option<(u8, i64)>) -> i64 {
    match (one, other) {
        (None, _) => 0,
        (Some(_), None) => 2,
        (Some(one), Some(other)) => match one.cmp(&other) {
            std::cmp::Ordering::Greater => 2,
            std::cmp::Ordering::Equal => 1,
            std::cmp::Ordering::Less => 0,
        },
    }
}

/// What everybody at a table brought home to compare, in the order of the seats; none for whoever was
/// not there at the end. A game that nobody can end is a draw.
fn brought(game: &TournamentGame) -> Vec<Option<(u8, i64)>> {
    let results = game.outcome.as_deref().map(results).unwrap_or_default();
    let result = |at: usize| match results.get(at) {
        // Whoever draws has drawn, whatever the points.
        Some(it) if it.verdict == Verdict::Drawn => (1, 0),
        Some(it) if it.verdict == Verdict::Won => (2, it.score),
        Some(it) => (0, it.score),
        None => (1, 0),
    };
    (0..game.people.len()).map(|at| game.has_stayed(at).then(|| result(at))).collect()
}

/// For a game that is over, what everybody has against each other at the table.
fn against(game: &TournamentGame) -> Option<Vec<Vec<i64>>> {
    let brought = game.is_over().then(|| brought(game))?;
    let all = 0..brought.len();
    let others = |one: usize| all.clone().filter(move |it| *it != one);
    let row = |one: usize| others(one).map(|it| compare(brought[one], brought[it])).collect();
    Some(all.clone().map(row).collect())
}

/// The points of a game for those who were to play it; none while it runs.
pub(crate) fn points(game: &TournamentGame) -> Option<Vec<i64>> {
    let against = against(game)?;
    let most = 2 * (against.len() as i64 - 1).max(1);
    Some(against.iter().map(|it| WIN * it.iter().sum::<i64>() / most).collect())
}

/// How everybody stands, by person.
pub(crate) fn scores(facts: &TournamentFacts) -> BTreeMap<&str, TournamentScore> {
    let mut scores: BTreeMap<&str, TournamentScore> =
        facts.players.iter().map(|it| (it.person.as_str(), TournamentScore::default())).collect();
    for game in &facts.games {
        for (person, points) in game.people.iter().zip(points(game).unwrap_or_default()) {
            let score = scores.entry(person).or_default();
            score.points += points;
            score.won += u32::from(points == WIN);
            score.played += 1;
        }
    }
    for (_, person) in &facts.byes {
        scores.entry(person).or_default().points += WIN;
    }
    break_ties(facts, &mut scores);
    scores
}

fn break_ties<'a>(facts: &'a TournamentFacts, scores: &mut BTreeMap<&'a str, TournamentScore>) {
    let points: BTreeMap<&str, i64> =
        scores.iter().map(|(it, score)| (*it, score.points)).collect();
    let of = |person: &str| points.get(person).copied().unwrap_or_default();
    for game in &facts.games {
        let Some(against) = against(game) else { continue };
        let share = 12 / (against.len() as i64 - 1).max(1);
        for (at, person) in game.people.iter().enumerate() {
            let others = game.people.iter().enumerate().filter(|it| it.0 != at);
            let others: Vec<i64> = others.map(|it| of(it.1)).collect();
            let score = scores.entry(person).or_default();
            score.buchholz += share * others.iter().sum::<i64>();
            let beaten = others.iter().zip(&against[at]).map(|(points, won)| points * won);
            score.berger += share * beaten.sum::<i64>();
        }
    }
    // Who sat out is as if they had beaten one who ends where they end.
    for (_, person) in &facts.byes {
        let own = of(person);
        let score = scores.entry(person).or_default();
        score.buchholz += 12 * own;
        score.berger += 24 * own;
    }
}

/// The places of those who take part in `facts.players`, the best first, with how they stand.
pub(crate) fn table(facts: &TournamentFacts) -> Vec<(usize, TournamentScore)> {
    let scores = scores(facts);
    let score =
        |at: usize| scores.get(facts.players[at].person.as_str()).copied().unwrap_or_default();
    let mut table: Vec<(usize, TournamentScore)> =
        (0..facts.players.len()).map(|at| (at, score(at))).collect();
    table.sort_by_key(|(at, it)| (-it.points, -it.buchholz, -it.berger, -i64::from(it.won), *at));
    table
}

/// How many rounds there are. Before a tournament begins, all play all has as many as those who came
/// by then need.
pub(crate) fn rounds(facts: &TournamentFacts) -> i64 {
    match facts.system.as_str() {
        ALL if facts.seats == 2 => rounds_of_all(facts.players.len()) as i64,
        ALL => schedule::rounds(facts.players.len(), facts.seats.into(), has_smaller(facts)) as i64,
        _ => facts.rounds.into(),
    }
}

/// What somebody has behind them, for pairing. `number` gives the numbers of those who are paired.
fn entrant(
    facts: &TournamentFacts,
    person: &str,
    score: i64,
    number: &BTreeMap<&str, usize>,
) -> Entrant {
    let byes = facts.byes.iter().filter(|it| it.1 == person).count() as u32;
    let mut entrant =
        Entrant { score, byes, seats: vec![0; facts.seats.into()], ..Entrant::default() };
    for game in &facts.games {
        let Some(seat) = game.people.iter().position(|it| it == person) else { continue };
        entrant.seats[seat] += 1;
        for other in game.people.iter().filter_map(|it| number.get(it.as_str())) {
            *entrant.met.entry(*other).or_default() += 1;
        }
    }
    entrant
}

/// Who sits at each table, and who sits out.
type RoundPlan = (Vec<Vec<String>>, Vec<String>);

/// The next round: who meets whom. None if there is none any more.
fn next_round(facts: &TournamentFacts) -> Option<RoundPlan> {
    if facts.games.iter().any(|it| !it.is_over()) || rounds(facts) <= facts.round {
        return None;
    }
    if facts.system == DEALS {
        return next_tables(facts).map(|tables| (tables, Vec::new()));
    }
    let all = facts.system == ALL;
    let ranked = if all {
        (0..facts.players.len()).map(|at| (at, TournamentScore::default())).collect()
    } else {
        table(facts)
    };
    let gone = |at: usize| facts.players[at].gone.is_some();
    if ranked.iter().filter(|it| !gone(it.0)).count() < least(facts) {
        return None;
    }
    let ranked: Vec<(usize, TournamentScore)> =
        ranked.into_iter().filter(|it| all || !gone(it.0)).collect();
    let person = |at: usize| facts.players[ranked[at].0].person.clone();
    let number: BTreeMap<&str, usize> = ranked
        .iter()
        .enumerate()
        .map(|(at, it)| (facts.players[it.0].person.as_str(), at))
        .collect();
    let entrants: Vec<Entrant> = ranked
        .iter()
        .map(|it| entrant(facts, &facts.players[it.0].person, it.1.points, &number))
        .collect();
    let gone: BTreeSet<usize> = (0..ranked.len()).filter(|at| gone(ranked[*at].0)).collect();
    let (seats, smaller) = (usize::from(facts.seats), has_smaller(facts));
    let Pairings { tables, byes } = match (all, seats) {
        (true, 2) => all_play_all(&entrants, facts.round as usize, &gone),
        (true, _) => all_in_groups(&entrants, (seats, smaller), facts.round as usize, &gone),
        (false, _) => swiss(&entrants, seats, smaller),
    };
    let named = |table: Vec<usize>| table.into_iter().map(person).collect();
    Some((tables.into_iter().map(named).collect(), byes.into_iter().map(person).collect()))
}

/// The fewest who play at a table: one less than usual, where the game can be played so.
pub(crate) fn least(facts: &TournamentFacts) -> usize {
    let seats = usize::from(facts.seats);
    let fewest = catalogue::info(&facts.game).map_or(seats, |it| it.players.0.into());
    if 2 < seats && fewest < seats && is_playable(facts, facts.seats - 1) {
        seats - 1
    } else {
        seats
    }
}

/// Whether some tables may have one seat less.
fn has_smaller(facts: &TournamentFacts) -> bool {
    least(facts) < usize::from(facts.seats)
}

/// Whether the game can be set up like this for so many.
fn is_playable(facts: &TournamentFacts, players: u8) -> bool {
    let options: Vec<(&str, &str)> =
        facts.options.iter().map(|(key, value)| (key.as_str(), value.as_str())).collect();
    catalogue::open(&facts.game, players, &options, None, crate::luck::seed()).is_ok()
}

/// Begins the first round.
pub(crate) async fn begin(app: &App, mut facts: TournamentFacts) -> Result<(), Trouble> {
    if facts.seeding == BY_RATING {
        seed(app, &mut facts).await?;
    }
    match search(&facts).await? {
        Some(round) => open_round(app, &facts, round).await,
        None => Ok(()),
    }
}

/// Orders people by the ratings that they show, the best first; who has none comes last, by name.
async fn seed(app: &App, facts: &mut TournamentFacts) -> Result<(), Trouble> {
    let ratings = ratings(&app.store.ended(&facts.game, GAMES_MAX).await?);
    let mut sure: BTreeMap<String, f64> = BTreeMap::new();
    for it in &facts.players {
        if let Some(rated) = ratings.get(&it.person)
            && app.store.is_ranked(&it.person).await?
        {
            sure.insert(it.person.clone(), rated.sure());
        }
    }
    by_rating(&mut facts.players, &sure);
    let order: Vec<String> = facts.players.iter().map(|it| it.person.clone()).collect();
    Ok(app.store.seed_tournament(&facts.id, &order).await?)
}

fn by_rating(players: &mut [TournamentPlayer], sure: &BTreeMap<String, f64>) {
    let of = |it: &TournamentPlayer| sure.get(&it.person).copied().unwrap_or(f64::NEG_INFINITY);
    players.sort_by(|a, b| {
        of(b).total_cmp(&of(a)).then_with(|| a.name.to_lowercase().cmp(&b.name.to_lowercase()))
    });
}

/// The next round, looked for beside the tasks that serve people.
async fn search(facts: &TournamentFacts) -> Result<Option<RoundPlan>, Trouble> {
    let facts = facts.clone();
    let next = tokio::task::spawn_blocking(move || next_round(&facts)).await;
    next.map_err(|_| Trouble::broken())
}

/// Goes on with a running tournament: to the next round once all games of the last are over, or to its
/// end.
pub(crate) async fn advance(app: &App, id: &str) -> Result<(), Trouble> {
    let Some(facts) = app.store.tournament(id).await? else { return Ok(()) };
    if facts.status != "running" || facts.games.iter().any(|it| !it.is_over()) {
        return Ok(());
    }
    match search(&facts).await? {
        Some(round) => open_round(app, &facts, round).await,
        None => Ok(app.store.end_tournament(id, facts.round).await?),
    }
}

/// All tables of a round, or none: of several servers that do this at once, one does it.
async fn open_round(
    app: &App,
    facts: &TournamentFacts,
    (tables, byes): RoundPlan,
) -> Result<(), Trouble> {
    let mut opened: Vec<(NewTable, Vec<String>)> = Vec::new();
    let together = facts.system == DEALS;
    for people in tables {
        opened.push((table_of(app, facts, &people).await?, people));
    }
    if together {
        deal_alike(&mut opened);
    }
    let ids: Vec<String> = opened.iter().map(|it| it.0.id.clone()).collect();
    let tournament = facts.id.clone();
    let number = facts.round + 1;
    let round = NewRound { tournament, round: number, tables: opened, byes, sealed: together };
    if app.store.begin_round(&round).await? {
        for id in ids {
            // The clocks run at once, even if nobody looks.
            app.hub.room(&id).await?;
        }
    }
    Ok(())
}

/// All tables get the deal of the first.
fn deal_alike(tables: &mut [(NewTable, Vec<String>)]) {
    let Some((first, others)) = tables.split_first_mut() else { return };
    for (table, _) in others {
        table.seed.clone_from(&first.0.seed);
        table.commitment.clone_from(&first.0.commitment);
    }
}

fn sitter(facts: &TournamentFacts, id: &str) -> Sitter {
    let player = facts.players.iter().find(|it| it.person == id);
    let name = player.map(|it| it.name.clone()).unwrap_or_default();
    me(&Person { id: id.to_string(), name, lang: facts.lang.clone() })
}

/// The people of a table, and bots in seats that stay free.
fn sitters(facts: &TournamentFacts, people: &[String]) -> Vec<Sitter> {
    let people = people.iter().map(|it| sitter(facts, it));
    match facts.system.as_str() {
        DEALS => people
            .chain(repeat_with(|| Sitter::Bot(USUAL_BOT.to_string())))
            .take(facts.seats.into())
            .collect(),
        _ => people.collect(),
    }
}

async fn table_of(
    app: &App,
    facts: &TournamentFacts,
    people: &[String],
) -> Result<NewTable, Trouble> {
    let plan = TablePlan {
        game: facts.game.clone(),
        options: facts.options.clone(),
        seats: sitters(facts, people),
        listed: facts.listed && facts.system != DEALS,
        hints: false,
        clock: facts.clock.parse().ok(),
        lang: Lang::from_code(&facts.lang).unwrap_or_default(),
        luck: Luck::Fresh,
        moves: Vec::new(),
    };
    Ok(NewTable { tournament: Some(facts.id.clone()), ..new_table(app, &facts.host, plan).await? })
}

/// Looks after running tournaments, as long as the server runs.
pub(crate) async fn look_after(app: Shared) {
    let mut stopping = app.stopping.clone();
    let work = async {
        loop {
            tokio::time::sleep(EVERY).await;
            if let Err(trouble) = advance_all(&app).await {
                tracing::warn!(error = trouble.key, "tournaments do not go on");
            }
        }
    };
    tokio::select! {
        () = work => {}
        _ = stopping.wait_for(|it| *it) => {}
    }
}

async fn advance_all(app: &App) -> Result<(), Trouble> {
    for id in app.store.tournaments_to_advance().await? {
        if let Err(trouble) = advance(app, &id).await {
            tracing::warn!(tournament = id, error = trouble.key, "a tournament does not go on");
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn person(id: &str, relief: Option<&str>) -> Sitter {
        let relief = relief.map(str::to_string);
        Sitter::Person { id: id.into(), name: id.into(), relief, beside: false }
    }

    fn game(round: i64, people: &[&str], outcome: &[&str]) -> TournamentGame {
        let result = |(at, it): (usize, &&str)| format!("result {} {it}", at + 1);
        let lines: Vec<String> = outcome.iter().enumerate().map(result).collect();
        TournamentGame {
            round,
            table: String::new(),
            status: "finished".into(),
            outcome: Some(format!("end done\n{}", lines.join("\n"))),
            people: people.iter().map(ToString::to_string).collect(),
            sitters: people.iter().map(|it| person(it, None)).collect(),
        }
    }

    fn facts(people: &[&str], games: Vec<TournamentGame>) -> TournamentFacts {
        let player = |it: &&str| TournamentPlayer {
            person: it.to_string(),
            name: it.to_string(),
            gone: None,
            team: None,
        };
        TournamentFacts {
            id: "t".into(),
            name: "Cup".into(),
            game: "xeno".into(),
            cards: String::new(),
            options: Vec::new(),
            seats: 2,
            clock: "turns 3".into(),
            system: "swiss".into(),
            rounds: 3,
            seeding: "joined".into(),
            listed: true,
            lang: "en".into(),
            host: "ida".into(),
            host_name: "Ida".into(),
            status: "running".into(),
            round: games.iter().map(|it| it.round).max().unwrap_or_default(),
            created: 0,
            players: people.iter().map(player).collect(),
            groups: Vec::new(),
            games,
            byes: Vec::new(),
        }
    }

    #[test]
    fn places_at_a_table_are_points() {
        let two = |one, other| points(&game(1, &["a", "b"], &[one, other])).unwrap();
        assert_eq!(two("won 3", "lost 9"), [24, 0]);
        assert_eq!(two("drawn 3", "drawn 9"), [12, 12]);
        let four = game(1, &["a", "b", "c", "d"], &["won 9", "lost 4", "lost 4", "lost 1"]);
        assert_eq!(points(&four).unwrap(), [24, 12, 12, 0]);
        let mut runs = four;
        runs.status = "running".into();
        assert_eq!(points(&runs), None);
    }

    #[test]
    fn who_was_not_there_at_the_end_has_lost() {
        let mut left = game(1, &["a", "b"], &["won 9", "lost 4"]);
        left.sitters[0] = person("a", Some("sergeant"));
        assert_eq!(points(&left).unwrap(), [0, 24]);
        left.sitters[1] = Sitter::Bot("sergeant".into());
        assert_eq!(points(&left).unwrap(), [0, 0]);
        let mut closed = game(1, &["a", "b"], &[]);
        (closed.status, closed.outcome) = ("closed".into(), None);
        assert_eq!(points(&closed).unwrap(), [12, 12]);
    }

    #[test]
    fn who_met_the_stronger_comes_first() {
        let won = ["won 1", "lost 0"];
        let games = vec![
            game(1, &["a", "b"], &won),
            game(1, &["c", "d"], &won),
            game(2, &["a", "c"], &won),
            game(2, &["d", "b"], &won),
        ];
        let facts = facts(&["a", "b", "c", "d"], games);
        let order: Vec<&str> =
            table(&facts).iter().map(|it| facts.players[it.0].person.as_str()).collect();
        // c and d have one point each; c met a, who has two, and d.
        assert_eq!(order, ["a", "c", "d", "b"]);
        let scores = scores(&facts);
        assert_eq!((scores["c"].buchholz, scores["d"].buchholz), (12 * 72, 12 * 24));
        assert_eq!(scores["a"].berger, 24 * 24);
        assert_eq!(scores["b"].berger, 0);
    }

    #[test]
    fn a_round_begins_when_the_last_is_over_and_the_last_has_an_end() {
        let won = ["won 1", "lost 0"];
        let mut it = facts(&["a", "b", "c"], vec![game(1, &["a", "b"], &won)]);
        it.byes = vec![(1, "c".into())];
        let (tables, byes) = next_round(&it).unwrap();
        // a and c lead; b has no point and no bye.
        assert_eq!((tables.concat().len(), byes), (2, vec!["b".to_string()]));
        it.games[0].status = "running".into();
        assert_eq!(next_round(&it), None);
        it.games[0].status = "finished".into();
        it.round = 3;
        assert_eq!(next_round(&it), None);
        it.round = 1;
        it.players[0].gone = Some(1);
        it.players[1].gone = Some(1);
        assert_eq!(next_round(&it), None, "nobody is left to meet");
    }

    #[test]
    fn all_play_all_at_tables_of_three() {
        let mut it = facts(&["a", "b", "c", "d", "e", "f", "g", "h", "i"], Vec::new());
        (it.seats, it.system) = (3, ALL.into());
        assert_eq!(rounds(&it), 4);
        let mut met = BTreeSet::new();
        for round in 0..4 {
            it.round = round;
            let (tables, byes) = next_round(&it).unwrap();
            assert_eq!((tables.len(), byes.len()), (3, 0));
            for table in tables {
                let pairs =
                    table.iter().flat_map(|a| table.iter().map(move |b| (a.clone(), b.clone())));
                met.extend(pairs.filter(|(a, b)| a < b));
            }
        }
        assert_eq!(met.len(), 36, "everybody has met everybody");
        it.round = 4;
        assert_eq!(next_round(&it), None);
    }

    #[test]
    fn who_has_no_rating_comes_last_by_name() {
        let mut it = facts(&["zoe", "Adam", "bob", "eve"], Vec::new());
        let sure = BTreeMap::from([("bob".to_string(), -3.5), ("eve".to_string(), 12.0)]);
        by_rating(&mut it.players, &sure);
        let order: Vec<&str> = it.players.iter().map(|it| it.person.as_str()).collect();
        assert_eq!(order, ["eve", "bob", "Adam", "zoe"]);
        // The upper half meets the lower half.
        let (tables, _) = next_round(&it).unwrap();
        let pairs: BTreeSet<BTreeSet<&str>> =
            tables.iter().map(|it| it.iter().map(String::as_str).collect()).collect();
        assert_eq!(pairs, BTreeSet::from([["eve", "Adam"].into(), ["bob", "zoe"].into()]));
    }
}
