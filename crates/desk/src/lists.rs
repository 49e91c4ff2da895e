//! Tables in lists.

use facts::{Sitter, Status, TableFacts};
use room::names::aside;
use web::guide::{Guide, MARK};
use web::site;
use words::Lang;

use crate::{Asking, Glimpse};

/// A table in the list of one who sits there; `now` in seconds since 1970.
pub fn my_table(
    asking: &Asking<'_>,
    facts: &TableFacts,
    glimpse: Glimpse,
    now: i64,
) -> site::MyTable {
    let others = facts.seats.iter().zip(&glimpse.names);
    let others = others.filter(|(it, _)| **it != Sitter::Free && it.person() != asking.person);
    site::MyTable {
        with: others.map(|(_, name)| name.clone()).collect(),
        left: glimpse.left,
        unseen: glimpse.unseen,
        standing: standing(facts, glimpse),
        ago: now.abs_diff(facts.changed),
        id: facts.id.clone(),
        game: facts.game.clone(),
        guide: guide(asking.lang(), facts),
    }
}

/// What a table with a guide teaches.
fn guide(lang: Lang, facts: &TableFacts) -> Option<String> {
    facts.replay_of.as_deref().filter(|it| *it == MARK)?;
    Some(Guide::dealt(&facts.game, &facts.seed, &facts.options)?.title(lang))
}

/// Puts first the tables that wait for their reader.
pub fn sort(tables: &mut [site::MyTable]) {
    tables.sort_by_key(|it| !matches!(it.standing, site::TableStanding::YourTurn { .. }));
}

fn standing(facts: &TableFacts, glimpse: Glimpse) -> site::TableStanding {
    match (facts.status, glimpse.ask) {
        (Status::Lobby, _) => site::TableStanding::Gathering {
            free: facts.seats.iter().filter(|it| **it == Sitter::Free).count(),
        },
        (_, Some(ask)) => site::TableStanding::YourTurn { ask },
        (_, None) => site::TableStanding::Waiting { whom: glimpse.waits_for },
    }
}

/// The name of the person who opened a table, if they sit there.
pub fn host_of(lang: Lang, table: &TableFacts) -> String {
    let named = |it: &Sitter| match it {
        Sitter::Person { id, name, .. } if *id == table.host => Some(aside(name)),
        Sitter::Person { .. } | Sitter::Bot(_) | Sitter::Free => None,
    };
    let host = table.seats.iter().find_map(named);
    host.unwrap_or_else(|| lang.say("people-somebody"))
}
