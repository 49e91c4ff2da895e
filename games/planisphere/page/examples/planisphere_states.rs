//! Writes a page for each state that a table of Invasion can be in, in both languages, to look
//! at them: `cargo run -p planisphere-page --example planisphere_states -- FOLDER`.

use std::io;
use std::sync::Arc;

use frame::data::{ChatLine, Here};
use planisphere::Planisphere;
use planisphere::deck::Cards;
use planisphere::moves::Move;
use planisphere::options::PlanisphereOptions;
use planisphere::view::{Stage, View};
use planisphere_page::Page;
use preview::{PeopleAtTable, States};
use tabletop::{CardSet, Chance, Game, Options, Seat, Seated, Seed, Setup, Viewer};

const GAMES: u64 = 60;
/// The number of games that end early by counting, some of them as a draw.
const COUNTED: u64 = 300;
const PLIES: usize = 1500;

const PEOPLE: PeopleAtTable =
    &[("Basile", Here::Yes), ("Maud", Here::Yes), ("Ingrid", Here::Bot), ("Théo", Here::Away)];

const SAID: &[ChatLine<'_>] =
    &[ChatLine { name: "Maud", seat: Some(Seat(1)), text: "L’Afrique est à moi.", note: false }];

fn main() -> io::Result<()> {
    let mut found = States::new();
    for seed in 0..GAMES + COUNTED {
        play(seed, &mut found);
    }
    found.recall(keep)?;
    found.write(PEOPLE, SAID)
}

/// How much there is to draw; of each state the position with the most is kept, except for crowded
/// ones.
fn riches(view: &View) -> usize {
    let crowd = view.units.len().saturating_sub(20) * 4;
    let rest = view.contacts.len().min(3) * 3 + view.in_force.len() * 2 + view.shots.len() * 3;
    (view.units.len() * 2 + view.moves.len().min(80) / 2 + rest).saturating_sub(crowd)
}

fn play(seed: u64, found: &mut States<Page>) {
    let mut chance = Chance::from_number(seed);
    let players = 2 + (seed % 3) as u8;
    let (rounds, landings) = if seed < GAMES { ("40", "1") } else { ("1", "0") };
    let options = PlanisphereOptions::from_pairs([("rounds", rounds), ("landings", landings)]);
    let options = options.expect("the options are known");
    let cards = Arc::new(Cards::parse(Cards::BUILTIN).expect("the box is whole"));
    let setup = Setup { players, options };
    let mut seated =
        Seated::<Planisphere>::new(setup, cards, Seed::from_number(seed)).expect("a table");
    for _ in 0..PLIES {
        keep(&seated, found);
        let Some(seat) = seated.game().to_act().first() else { return };
        let mv = choose(seated.game(), seat, &mut chance);
        seated.play(seat, mv).expect("a legal move");
    }
}

/// A random move, but rarely the one that does nothing.
fn choose(game: &Planisphere, seat: Seat, chance: &mut Chance) -> Move {
    let mut moves = Vec::new();
    game.legal_moves(seat, &mut moves);
    let busy: Vec<Move> = moves.iter().copied().filter(|it| *it != Move::Done).collect();
    let marching = matches!(moves.first(), Some(Move::Move(..)));
    let idle = busy.is_empty() || chance.below(if marching { 3 } else { 9 }) == 0;
    if idle && moves.contains(&Move::Done) { Move::Done } else { *chance.pick(&busy) }
}

fn keep(seated: &Seated<Planisphere>, found: &mut States<Page>) {
    for viewer in Viewer::all(seated.setup().players) {
        let view = seated.game().view(viewer);
        found.keep(states(&view), riches(&view), seated, viewer);
    }
}

/// The names of the states that a view is in.
fn states(view: &View) -> Vec<String> {
    let who = match (view.me, view.moves.is_empty()) {
        (None, _) => "spectator",
        (Some(_), true) => "waiting",
        (Some(_), false) => "mine",
    };
    let mut names = vec![format!("{}-{who}", stage(view))];
    let mine = who == "mine";
    let fresh = view.landing.as_ref().is_some_and(|it| it.landed.is_some() && it.tried.len() > 2);
    let crashed =
        view.landing.as_ref().is_some_and(|it| it.landed.is_none() && !it.tried.is_empty());
    let arrives = matches!(view.stage, Stage::Reinforcing { .. });
    let offers = |which: fn(&Move) -> bool| view.moves.iter().any(|it| which(&it.0));
    let also = [
        (fresh && arrives, "landing-tried"),
        (crashed && arrives, "landing-crashed"),
        (offers(|it| matches!(it, Move::Control(..))), "moves-control"),
        (offers(|it| matches!(it, Move::Martyr(..))), "moves-martyr"),
        (offers(|it| matches!(it, Move::Lighten(_))), "moves-lighten"),
        (offers(|it| matches!(it, Move::Pick(_))), "moves-pick"),
        (offers(|it| matches!(it, Move::Pair(..))), "moves-pair"),
        (offers(|it| matches!(it, Move::Continent(_))), "moves-continent"),
        (mine && view.units.iter().any(|it| it.gestation.is_some()), "gestation"),
        (mine && view.in_force.len() > 2, "events-many"),
        (mine && !view.changed.is_empty(), "terrain-changed"),
        (mine && !view.deadly.is_empty(), "deadly"),
        (view.me.is_some_and(|me| view.camps[me].out), "me-out"),
        (mine && crowd(view) > 3, "crowd"),
    ];
    names.extend(also.iter().filter(|it| it.0).map(|it| it.1.to_string()));
    names
}

/// The most units on one square.
fn crowd(view: &View) -> usize {
    let here = |square| view.units.iter().filter(|it| it.square == square).count();
    view.units.iter().map(|it| here(it.square)).max().unwrap_or_default()
}

fn stage(view: &View) -> String {
    let name = match &view.stage {
        Stage::Reinforcing { must: true, .. } => "reinforcing-must",
        Stage::Reinforcing { .. } => "reinforcing",
        Stage::Moving { .. } => "moving",
        Stage::Aiming { .. } => "aiming",
        Stage::Fighting { .. } => "fighting",
        Stage::Duplicating { .. } => "duplicating",
        Stage::Breeding { .. } => "breeding",
        Stage::NamingContinent { .. } => "continent",
        Stage::UnderAttack { .. } => "explosion",
        Stage::Choosing { event, .. } => return format!("choosing-{event:02}"),
        Stage::Over => "over",
    };
    match &view.outcome {
        Some(outcome) => format!("{name}-{}", outcome.ending),
        None => name.to_string(),
    }
}
