//! Statistics of finished games, and ratings of people who played against each other.

use std::collections::{BTreeMap, HashMap, HashSet};

use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};
use store::{EndedGame, SitterAtEnd};
use tabletop::Verdict;
use web::site::{Chosen, Rated, TallyShown};

/// How a game ended for one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct SeatResult {
    pub(crate) verdict: Verdict,
    pub(crate) score: i64,
}

/// What an outcome, in the text form of a record, means for each seat.
pub(crate) fn standings(outcome: &str) -> Vec<SeatResult> {
    let standing = |line: &str| {
        let mut words = line.strip_prefix("result ")?.split(' ').skip(1);
        let verdict = words.next()?;
        let verdict = [Verdict::Won, Verdict::Lost, Verdict::Drawn]
            .into_iter()
            .find(|it| it.to_string() == verdict)?;
        Some(SeatResult { verdict, score: words.next()?.parse().ok()? })
    };
    outcome.lines().filter_map(standing).collect()
}

/// Whether somebody played their own seat to its end.
fn is_person(player: &SitterAtEnd) -> bool {
    player.person.is_some() && player.bot.is_none()
}

/// Whether that is the seat of this person, who played it to its end themselves.
pub(crate) fn is_own_seat(player: &SitterAtEnd, person: &str) -> bool {
    player.person.as_deref() == Some(person) && is_person(player) && !player.beside
}

/// Tallies, by what they are about.
pub(crate) type Groups<K> = BTreeMap<K, TallyShown>;

/// Games, counted in several ways.
#[derive(Debug, Default)]
pub(crate) struct CountedGames {
    pub(crate) total: TallyShown,
    pub(crate) by_options: Groups<Chosen>,
    pub(crate) by_players: Groups<usize>,
    /// The levels of the bots at the table; empty where only people played.
    pub(crate) by_bots: Groups<Vec<String>>,
}

impl CountedGames {
    /// Counts a game for one of its seats.
    pub(crate) fn add(&mut self, ended: &EndedGame, standing: SeatResult) {
        let bots = ended.players.iter().filter(|it| it.person.is_none());
        let mut bots: Vec<String> = bots.filter_map(|it| it.bot.clone()).collect();
        bots.sort_unstable();
        bots.dedup();
        let tallies = [
            &mut self.total,
            self.by_options.entry(ended.options.clone()).or_default(),
            self.by_players.entry(ended.players.len()).or_default(),
            self.by_bots.entry(bots).or_default(),
        ];
        for tally in tallies {
            tally.add(standing.verdict, standing.score);
        }
    }
}

/// The results of a person in these games, by game. A seat that a bot played at the end, or that
/// somebody played on their device, does not count as theirs.
pub(crate) fn of_person(ended: &[EndedGame], person: &str) -> BTreeMap<String, CountedGames> {
    let mut games: BTreeMap<String, CountedGames> = BTreeMap::new();
    for it in ended {
        let standings = standings(&it.outcome);
        let seat = it.players.iter().position(|player| is_own_seat(player, person));
        if let Some(standing) = seat.and_then(|seat| standings.get(seat)) {
            games.entry(it.game.clone()).or_default().add(it, *standing);
        }
    }
    games
}

/// The results of people in these games: for each game, the best result that one of them had.
pub(crate) fn of_people(ended: &[EndedGame]) -> CountedGames {
    let mut counted = CountedGames::default();
    for it in ended {
        let standings = standings(&it.outcome);
        let people = it.players.iter().zip(standings).filter(|(player, _)| is_person(player));
        let best = people.map(|(_, standing)| standing).max_by_key(|it| (worth(*it), it.score));
        if let Some(standing) = best {
            counted.add(it, standing);
        }
    }
    counted
}

fn worth(standing: SeatResult) -> usize {
    3 - place(standing.verdict)
}

/// Winners come first, losers last.
fn place(verdict: Verdict) -> usize {
    match verdict {
        Verdict::Won => 1,
        Verdict::Drawn => 2,
        Verdict::Lost => 3,
    }
}

/// The people whom a game ranks differently, with their places. Empty if all ended alike, as in
/// games that all win or lose together, or if somebody knew the deal.
fn contest(ended: &EndedGame) -> Vec<(&str, usize)> {
    let standings = standings(&ended.outcome);
    let seats = ended.players.iter().zip(&standings);
    let people = seats.filter(|(player, _)| is_person(player) && !player.beside);
    let people: Vec<(&str, usize)> = people
        .filter_map(|(player, it)| Some((player.person.as_deref()?, place(it.verdict))))
        .collect();
    let places: HashSet<usize> = people.iter().map(|it| it.1).collect();
    if ended.again || places.len() < 2 { Vec::new() } else { people }
}

type RatingsSoFar = HashMap<String, (WengLinRating, u32)>;

fn rated((rating, games): (WengLinRating, u32)) -> Rated {
    Rated { value: rating.rating, spread: rating.uncertainty, games }
}

/// The rating of everybody who played against people in these games, with the number of such games.
/// The games are ordered, the earliest first.
pub(crate) fn ratings(ended: &[EndedGame]) -> HashMap<String, Rated> {
    let known = rate(ended, |_, _| {});
    known.into_iter().map(|(person, it)| (person, rated(it))).collect()
}

/// The rating of a person after each of these games that changed it, with the moment it ended.
pub(crate) fn course(ended: &[EndedGame], person: &str) -> Vec<(i64, Rated)> {
    let mut course: Vec<(i64, Rated)> = Vec::new();
    rate(ended, |game, known| {
        let now = known.get(person).copied().map(rated);
        let games = course.last().map_or(0, |it| it.1.games);
        course.extend(now.filter(|it| it.games != games).map(|it| (game.at, it)));
    });
    course
}

/// Rates game after game, and shows what is known after each.
fn rate(ended: &[EndedGame], mut after: impl FnMut(&EndedGame, &RatingsSoFar)) -> RatingsSoFar {
    let mut known = RatingsSoFar::new();
    for game in ended {
        let people = contest(game);
        if people.is_empty() {
            continue;
        }
        let before: Vec<[WengLinRating; 1]> = people
            .iter()
            .map(|(person, _)| [known.get(*person).map(|it| it.0).unwrap_or_default()])
            .collect();
        let teams = before.iter().zip(&people);
        let teams: Vec<(&[WengLinRating], MultiTeamOutcome)> =
            teams.map(|(team, (_, place))| (&team[..], MultiTeamOutcome::new(*place))).collect();
        let rated = weng_lin_multi_team(&teams, &WengLinConfig::new());
        for ((person, _), team) in people.iter().zip(rated) {
            let games = known.get(*person).map_or(0, |it| it.1);
            known.insert((*person).to_string(), (team[0], games + 1));
        }
        after(game, &known);
    }
    known
}

/// A line of a public ranking.
#[derive(Clone, Debug)]
pub(crate) struct Ranked {
    pub(crate) person: String,
    /// The name under which they played last.
    pub(crate) name: String,
    pub(crate) login: String,
    pub(crate) rated: Rated,
}

/// The public ranking for these games. Best first, by the rating less its uncertainty.
pub(crate) fn ranking(ended: &[EndedGame]) -> Vec<Ranked> {
    let ratings = ratings(ended);
    let players = ended.iter().flat_map(|it| &it.players).filter(|it| it.ranked && !it.beside);
    let last: BTreeMap<&str, &SitterAtEnd> =
        players.filter_map(|it| Some((it.person.as_deref()?, it))).collect();
    let ranked = |(person, it): (&str, &SitterAtEnd)| {
        let rated = *ratings.get(person)?;
        let (person, login) = (person.to_string(), it.login.clone()?);
        Some(Ranked { person, name: it.name.clone(), login, rated })
    };
    let mut ranking: Vec<Ranked> = last.into_iter().filter_map(ranked).collect();
    ranking.sort_by(|a, b| {
        b.rated.sure().total_cmp(&a.rated.sure()).then_with(|| a.name.cmp(&b.name))
    });
    ranking
}

#[cfg(test)]
mod tests {
    use super::*;

    fn player(person: &str) -> SitterAtEnd {
        SitterAtEnd {
            person: Some(person.to_string()),
            name: person.to_uppercase(),
            bot: None,
            beside: false,
            ranked: person != "nils",
            login: Some(person.to_string()),
        }
    }

    fn game(people: &[&str], outcome: &str) -> EndedGame {
        EndedGame {
            table: String::new(),
            game: "xeno".to_string(),
            options: Vec::new(),
            outcome: outcome.to_string(),
            at: 0,
            again: false,
            listed: false,
            sealed: false,
            players: people.iter().map(|it| player(it)).collect(),
        }
    }

    const FIRST: &str = "end empire\nresult A won 31\nresult B lost 24";

    #[test]
    fn an_outcome_is_read_seat_by_seat() {
        let read = standings("end rout\nresult A won 31\nresult B lost -4\nresult C drawn 0");
        let drawn = SeatResult { verdict: Verdict::Drawn, score: 0 };
        assert_eq!((read.len(), read[1].score, read[2]), (3, -4, drawn));
    }

    #[test]
    fn who_wins_rises_and_who_is_not_to_be_ranked_is_not_named() {
        let games = [game(&["ida", "nils"], FIRST), game(&["ida", "uma"], FIRST)];
        let rated = ratings(&games);
        assert!(rated["ida"].value > 25.0 && rated["nils"].value < 25.0);
        assert_eq!((rated["ida"].games, rated["uma"].games), (2, 1));
        let ranking = ranking(&games);
        let names: Vec<&str> = ranking.iter().map(|it| it.name.as_str()).collect();
        assert_eq!(names, ["IDA", "UMA"]);
        let course = course(&games, "ida");
        assert_eq!(course.iter().map(|it| it.1.games).collect::<Vec<_>>(), [1, 2]);
        assert!(course[0].1.value < course[1].1.value && course[1].1 == rated["ida"]);
    }

    #[test]
    fn what_tells_nobody_apart_rates_nobody() {
        let together = "end victory\nresult A won 9\nresult B won 9";
        let mut again = game(&["ida", "nils"], FIRST);
        again.again = true;
        let mut left = game(&["ida", "nils"], FIRST);
        left.players[1].bot = Some("sergeant".to_string());
        assert!(ratings(&[game(&["ida", "nils"], together), again, left]).is_empty());
    }

    #[test]
    fn a_person_and_all_people_are_counted() {
        let games = [game(&["ida", "nils"], FIRST), game(&["nils", "ida"], FIRST)];
        let mine = &of_person(&games, "ida")["xeno"];
        let expected = TallyShown { games: 2, won: 1, drawn: 0, best: Some(31) };
        assert_eq!((mine.total, mine.by_players[&2]), (expected, expected));
        assert_eq!(of_people(&games).total.won, 2);
    }
}
