//! Writes a page for each state that a table of Xeno Invasion can be in, in both languages, to
//! look at them: `cargo run -p xeno-page --example xeno_states -- FOLDER`.

use std::io;
use std::sync::Arc;

use frame::data::{ChatLine, Here};
use preview::{PeopleAtTable, States};
use tabletop::{CardSet, Chance, Game, Judgement, Options, Seat, Seated, Seed, Setup, Viewer};
use xeno::Xeno;
use xeno::deck::Cards;
use xeno::options::XenoOptions;
use xeno::view::{Stage, View};
use xeno_page::Page;

const GAMES: u64 = 24;
const PEOPLE: PeopleAtTable = &[
    ("Hélène", Here::Yes),
    ("Cyril", Here::Yes),
    ("Noor", Here::Away),
    ("Vega", Here::Bot),
    ("Anatole", Here::Bot),
];

fn main() -> io::Result<()> {
    let mut found = States::new();
    for seed in 0..GAMES {
        play(seed, &mut found);
    }
    found.recall(keep)?;
    let said = ChatLine { name: PEOPLE[1].0, seat: Some(Seat(1)), text: "11 !", note: false };
    found.write(PEOPLE, &[said])
}

/// How much there is to draw; of each state the position with the most is kept.
fn riches(view: &View) -> usize {
    let empires = view.empires.values();
    let drawn = empires.map(|it| it.tableau.len() + it.stocked.len() + it.damaged.len());
    let hand = view.me.map_or(0, |it| view.empires[it].hand.len());
    1 + drawn.sum::<usize>() + 2 * view.moves.len() + hand.min(9)
}

/// Plays one game by the priors, keeping the fullest position of each state.
fn play(seed: u64, found: &mut States<Page>) {
    let mut chance = Chance::from_number(seed);
    let players = 2 + (seed % 4) as u8;
    let invasion = if seed % 4 == 2 { "off" } else { "on" };
    let expert = if players == 2 && seed.is_multiple_of(8) { "on" } else { "off" };
    let options = XenoOptions::from_pairs([("invasion", invasion), ("expert", expert)]);
    let setup = Setup { players, options: options.expect("such options") };
    let cards = Arc::new(Cards::parse(Cards::BUILTIN).expect("the box is whole"));
    let mut seated = Seated::<Xeno>::new(setup, cards, Seed::from_number(seed)).expect("a table");
    loop {
        keep(&seated, found);
        let asked: Vec<Seat> = seated.game().to_act().iter().collect();
        if asked.is_empty() {
            return;
        }
        let seat = *chance.pick(&asked);
        let mut moves = Vec::new();
        seated.game().legal_moves(seat, &mut moves);
        let weights: Vec<f32> = moves.iter().map(|it| seated.game().prior(seat, *it)).collect();
        let mv = moves[chance.weighted(&weights)];
        seated.play(seat, mv).expect("a legal move");
    }
}

fn keep(seated: &Seated<Xeno>, found: &mut States<Page>) {
    for viewer in Viewer::all(seated.setup().players) {
        let view = seated.game().view(viewer);
        found.keep([state(&view)], riches(&view), seated, viewer);
    }
}

/// The name of the state that a view is in.
fn state(view: &View) -> String {
    let stage = match (&view.stage, view.due()) {
        (Stage::Together { ask }, Some(due)) => format!("{ask:?}-{due:?}"),
        (Stage::Together { ask }, None) => format!("{ask:?}"),
        (other, _) => format!("{other:?}"),
    };
    let stage = stage.split([' ', '(']).next().unwrap_or_default().to_lowercase();
    let who = match (view.me, view.moves.is_empty()) {
        (None, _) => "watch",
        (Some(_), true) => "waits",
        (Some(_), false) => "asked",
    };
    let mode = match (view.options.invasion, view.options.expert) {
        (_, true) => "expert",
        (true, _) => "xeno",
        (false, _) => "base",
    };
    match &view.outcome {
        Some(outcome) => format!("{mode}-end-{}-{who}", outcome.ending),
        None => format!("{mode}-{stage}-{who}-{}p", view.empires.players()),
    }
}
