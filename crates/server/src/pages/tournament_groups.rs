//! Groups in a tournament that play the same deals: joining them, and how they stand.

use desk::forms::{FormFields, field};
use room::names;
use serde_json::{Value, json};
use store::{GroupBounds, NewGroup, Person, TournamentFacts, TournamentGame};
use web::site::{DealStanding, GroupShown, OpenGroup, TournamentPage, TournamentWay};

use super::Door;
use super::club_door::named_in;
use crate::App;
use crate::groups::{DealResult, Team, TeamScore, places, teams};
use crate::names::good_name;
use crate::tournaments::PLAYERS_MAX;
use crate::trouble::Trouble;

/// Clubs for which somebody may form a group: as many as one can be in.
const CLUBS_MAX: u32 = 20;

/// Somebody joins the group that a form names, or forms a new one. Returns whether there was room.
pub(super) async fn join_group(
    door: &Door,
    facts: &TournamentFacts,
    person: &Person,
    fields: &FormFields,
) -> Result<bool, Trouble> {
    if facts.has(&person.id) {
        return Ok(true);
    }
    let store = &door.app.store;
    let most = GroupBounds { players: PLAYERS_MAX, members: facts.seats };
    if let Some(number) = field(fields, "group") {
        let group = chosen(door, facts, (number, &person.id)).await?;
        return Ok(store.join_group(&facts.id, group, &person.id, most).await?);
    }
    let group = NewGroup {
        tournament: facts.id.clone(),
        name: good_name(field(fields, "name").unwrap_or_default())?,
        club: named_in(&door.app, &door.asker, fields).await?,
        person: person.id.clone(),
    };
    Ok(store.form_group(&group, most).await?)
}

/// The number of a group that a person may join.
async fn chosen(
    door: &Door,
    facts: &TournamentFacts,
    (number, person): (&str, &str),
) -> Result<i64, Trouble> {
    let group = facts.groups.iter().find(|it| it.number.to_string() == number);
    let group = group.ok_or_else(|| Trouble::bad("error-tournament-group"))?;
    match may_join(&door.app, group.club.as_deref(), person).await? {
        true => Ok(group.number),
        false => Err(Trouble::forbidden("error-club-member")),
    }
}

/// Whether a person may join a group of this club, or of none.
async fn may_join(app: &App, club: Option<&str>, person: &str) -> Result<bool, Trouble> {
    let Some(club) = club else { return Ok(true) };
    Ok(app.store.club(club, person, false).await?.is_some_and(|it| it.is_inside()))
}

/// The groups that a person can join, and for which clubs they can form one.
pub(super) async fn to_a_group(
    app: &App,
    facts: &TournamentFacts,
    person: &str,
) -> Result<TournamentWay, Trouble> {
    let clubs = clubs_of(app, person).await?;
    let inside = |club: Option<&str>| club.is_none_or(|it| clubs.iter().any(|own| own.0 == it));
    let group = |it: &Team<'_>| {
        Some(OpenGroup {
            number: it.number?,
            name: names::aside(it.name),
            taken: it.members.len(),
            of_club: it.club.is_some(),
            may_join: it.members.len() < usize::from(facts.seats) && inside(it.club),
        })
    };
    let groups = teams(facts).iter().filter_map(group).collect();
    Ok(TournamentWay::Group { groups, clubs })
}

/// The clubs that a person is in: their ids and names.
async fn clubs_of(app: &App, person: &str) -> Result<Vec<(String, String)>, Trouble> {
    let clubs = app.store.clubs(person, CLUBS_MAX).await?.into_iter();
    Ok(clubs.filter(|it| it.inside != 0).map(|it| (it.id, it.name)).collect())
}

/// The groups as they stand, the best first.
pub(super) fn groups_shown(facts: &TournamentFacts, me: Option<&str>) -> Vec<GroupShown> {
    let teams = teams(facts);
    let shown = |(at, score): &(usize, TeamScore)| group_shown(facts, &teams[*at], score, me);
    places(facts, &teams).iter().map(shown).collect()
}

fn group_shown(
    facts: &TournamentFacts,
    team: &Team<'_>,
    score: &TeamScore,
    me: Option<&str>,
) -> GroupShown {
    let mine = me.is_some_and(|it| team.has(it));
    let deal = |round| {
        let game = team.game(facts, round);
        game.map_or(DealStanding::Nothing, |it| deal_shown(it, score.deals.get(&round), mine))
    };
    GroupShown {
        name: names::aside(team.name),
        members: members(team),
        mine,
        gone: team.is_gone(),
        points: score.points,
        won: score.won,
        best: score.best,
        deals: (1..=facts.round).map(deal).collect(),
    }
}

/// Who is in a group, and whether they have left; at tables for one its name says it.
fn members(team: &Team<'_>) -> Vec<(String, bool)> {
    let members = team.members.iter().filter(|_| team.number.is_some());
    members.map(|it| (names::aside(&it.name), it.gone.is_some())).collect()
}

/// What is told of a game. Its result may tell what lies in the deal, so it waits until the round is
/// over.
fn deal_shown(game: &TournamentGame, result: Option<&DealResult>, mine: bool) -> DealStanding {
    match result {
        Some(it) => DealStanding::Over {
            points: it.points,
            won: it.won,
            forfeited: it.forfeited,
            table: game.table.clone(),
        },
        None if game.is_over() => DealStanding::Played,
        None => DealStanding::Playing(mine.then(|| game.table.clone())),
    }
}

/// The same for programs.
pub(super) fn groups_as_data(page: &TournamentPage<'_>) -> Value {
    let deal = |it: &DealStanding| match it {
        DealStanding::Nothing => Value::Null,
        DealStanding::Playing(table) => json!({ "status": "playing", "table": table }),
        DealStanding::Played => json!({ "status": "played" }),
        DealStanding::Over { points, won, forfeited, table } => json!({
            "status": "over", "points": points, "won": won, "forfeited": forfeited, "table": table,
        }),
    };
    let group = |it: &GroupShown| {
        let members = it.members.iter().map(|(name, gone)| json!({ "name": name, "gone": gone }));
        json!({
            "name": it.name, "members": members.collect::<Vec<_>>(), "points": it.points,
            "won": it.won, "best": it.best, "gone": it.gone,
            "deals": it.deals.iter().map(deal).collect::<Vec<_>>(),
        })
    };
    page.groups.iter().map(group).collect()
}
