//! Tournaments of games that all at a table win or lose together (decision 67): people form groups, and
//! in each round all groups play the same deal.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use store::{TournamentFacts, TournamentGame, TournamentPlayer};
use tabletop::Verdict;

use crate::results::standings;

/// All groups play the same deals.
pub(crate) const DEALS: &str = "deals";

/// The fewest groups with which a tournament begins.
pub(crate) const GROUPS_MIN: usize = 2;

/// Those who play together. At tables for one everybody is a group.
#[derive(Clone, Debug)]
pub(crate) struct Team<'a> {
    /// None at tables for one.
    pub(crate) number: Option<i64>,
    pub(crate) name: &'a str,
    /// The club whose members alone may join.
    pub(crate) club: Option<&'a str>,
    pub(crate) members: Vec<&'a TournamentPlayer>,
}

/// What a group made of a deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct DealResult {
    /// As the game counts them.
    pub(crate) points: i64,
    pub(crate) won: bool,
    /// Whether somebody of the group was not there at the end.
    pub(crate) forfeited: bool,
}

/// How a group stands.
#[derive(Clone, Debug, Default)]
pub(crate) struct TeamScore {
    pub(crate) points: i64,
    pub(crate) won: u32,
    /// Of how many deals no group made more.
    pub(crate) best: u32,
    /// By round, once nobody can play its deal any more.
    pub(crate) deals: BTreeMap<i64, DealResult>,
}

impl<'a> Team<'a> {
    fn alone(player: &'a TournamentPlayer) -> Team<'a> {
        Team { number: None, name: &player.name, club: None, members: vec![player] }
    }

    /// Whether everybody has left.
    pub(crate) fn is_gone(&self) -> bool {
        self.members.iter().all(|it| it.gone.is_some())
    }

    pub(crate) fn has(&self, person: &str) -> bool {
        self.members.iter().any(|it| it.person == person)
    }

    /// The game of this group in a round.
    pub(crate) fn game(
        &self,
        facts: &'a TournamentFacts,
        round: i64,
    ) -> Option<&'a TournamentGame> {
        let own = |it: &&TournamentGame| it.people.first().is_some_and(|it| self.has(it));
        facts.games.iter().filter(|it| it.round == round).find(own)
    }
}

/// The groups, in the order in which they came.
pub(crate) fn teams(facts: &TournamentFacts) -> Vec<Team<'_>> {
    if facts.seats == 1 {
        return facts.players.iter().map(Team::alone).collect();
    }
    let teams = facts.groups.iter().map(|group| Team {
        number: Some(group.number),
        name: &group.name,
        club: group.club.as_deref(),
        members: facts.players.iter().filter(|it| it.team == Some(group.number)).collect(),
    });
    teams.collect()
}

/// Whether nobody can play the deal of a round any more.
pub(crate) fn is_told(facts: &TournamentFacts, round: i64) -> bool {
    facts.games.iter().filter(|it| it.round == round).all(TournamentGame::is_over)
}

/// What came of a game that is over. If somebody was not there at the end, their group gets nothing.
fn result(game: &TournamentGame) -> DealResult {
    if !(0..game.people.len()).all(|at| game.has_stayed(at)) {
        return DealResult { forfeited: true, ..DealResult::default() };
    }
    // All at the table have the same result; a game that nobody could end has none.
    let first = game.outcome.as_deref().and_then(|it| standings(it).first().copied());
    first.map_or_else(DealResult::default, |it| DealResult {
        points: it.score,
        won: it.verdict == Verdict::Won,
        forfeited: false,
    })
}

/// The places of the groups in `teams`, the best first, with how they stand: by points, then by games
/// won, then by deals of which no group made more.
pub(crate) fn places(facts: &TournamentFacts, teams: &[Team<'_>]) -> Vec<(usize, TeamScore)> {
    let mut scores = vec![TeamScore::default(); teams.len()];
    for round in (1..=facts.round).filter(|it| is_told(facts, *it)) {
        let games = teams.iter().map(|it| it.game(facts, round).map(result));
        let results: Vec<Option<DealResult>> = games.collect();
        let most = results.iter().flatten().map(|it| (it.won, it.points)).max();
        for (score, result) in scores.iter_mut().zip(results) {
            let Some(it) = result else { continue };
            score.points += it.points;
            score.won += u32::from(it.won);
            score.best += u32::from(!it.forfeited && Some((it.won, it.points)) == most);
            score.deals.insert(round, it);
        }
    }
    let mut places: Vec<(usize, TeamScore)> = scores.into_iter().enumerate().collect();
    places.sort_by_key(|(at, it)| (Reverse((it.points, it.won, it.best)), *at));
    places
}

/// The tables of the next round: who is still there, group by group.
pub(crate) fn next_tables(facts: &TournamentFacts) -> Option<Vec<Vec<String>>> {
    let there = |team: &Team<'_>| {
        team.members.iter().filter(|it| it.gone.is_none()).map(|it| it.person.clone()).collect()
    };
    let tables: Vec<Vec<String>> = teams(facts).iter().map(there).collect();
    let tables: Vec<Vec<String>> = tables.into_iter().filter(|it| !it.is_empty()).collect();
    (!tables.is_empty()).then_some(tables)
}
