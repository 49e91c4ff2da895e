//! Writes a page for each stage of Pulp Invasion!, in both languages, to look at them:
//! `cargo run -p pulp-page --example pulp_states -- FOLDER`.

use std::io;
use std::sync::Arc;

use frame::data::Here;
use preview::{PeopleAtTable, States};
use pulp::Pulp;
use pulp::deck::Cards;
use pulp::moves::Move;
use pulp::options::PulpOptions;
use pulp::view::{Fate, Stage, View};
use pulp_page::Page;
use tabletop::{CardSet, Chance, Game, Judgement, Options, Seat, Seated, Seed, Setup, Viewer};

const GAMES: u64 = 1500;
const ME: Seat = Seat(0);

const PEOPLE: PeopleAtTable = &[("Camille", Here::Yes)];

fn main() -> io::Result<()> {
    let mut found = States::new();
    for seed in 0..GAMES {
        play(seed, &mut found);
    }
    found.recall(keep)?;
    found.write(PEOPLE, &[])
}

/// How much there is to draw; of each stage the position with the most is kept.
fn riches(view: &View) -> usize {
    view.moves.len() + view.weapons.len() * 2 + view.hand.len() + view.drawn.len() + view.row.len()
}

/// Plays one game, keeping the fullest position of each stage.
fn play(seed: u64, found: &mut States<Page>) {
    let mut chance = Chance::from_number(seed);
    let difficulty = ["simple", "normal", "advanced"][seed as usize % 3];
    let options = PulpOptions::from_pairs([("difficulty", difficulty)]).expect("a difficulty");
    let cards = Arc::new(Cards::parse(Cards::BUILTIN).expect("the box is whole"));
    let setup = Setup { players: 1, options };
    let mut seated = Seated::<Pulp>::new(setup, cards, Seed::from_number(seed)).expect("a table");
    let bent = [1.0, 0.2, 3.0][seed as usize / 3 % 3];
    loop {
        keep(&seated, found);
        if seated.game().to_act().is_empty() {
            return;
        }
        let mv = choose(seated.game(), &mut chance, bent);
        seated.play(ME, mv).expect("a legal move");
    }
}

/// A move by the priors, in some games with a preference for evading, so that games reach all
/// stages and ends.
fn choose(game: &Pulp, chance: &mut Chance, bent: f32) -> Move {
    let mut moves = Vec::new();
    game.legal_moves(ME, &mut moves);
    let weight = |mv: &Move| match mv {
        Move::Evade => game.prior(ME, *mv).max(0.05) * bent,
        _ => game.prior(ME, *mv).max(0.05),
    };
    moves[chance.weighted(&moves.iter().map(weight).collect::<Vec<f32>>())]
}

fn keep(seated: &Seated<Pulp>, found: &mut States<Page>) {
    let viewer = Viewer::Seat(ME);
    let view = seated.game().view(viewer);
    found.keep(stages(&view), riches(&view), seated, viewer);
}

/// The names of what a view shows.
fn stages(view: &View) -> Vec<String> {
    let mut names = vec![stage(view)];
    let mut also = |holds: bool, name: &str| {
        if holds {
            names.push(name.to_string());
        }
    };
    let evaded = view.row.iter().filter(|it| it.fate == Fate::Evaded).count();
    let met = view.row.iter().find(|it| it.fate == Fate::Met);
    also(met.is_some_and(|it| !it.engageable), "meeting-nought");
    also(met.is_some() && evaded == 3, "meeting-alone");
    also(evaded > 1 && view.drawn.len() > 4, "exploring-evaded");
    also(view.drawn.len() > 9, "exploring-many");
    also(view.weapons.len() > 4, "weapons-many");
    also(view.hand.len() > 3 && view.row.len() == 4, "hand-large");
    names
}

fn stage(view: &View) -> String {
    match &view.outcome {
        Some(outcome) => format!("over-{}", outcome.ending),
        None => {
            let debug = format!("{:?}", view.stage);
            let word: String = debug.chars().take_while(|it| it.is_alphanumeric()).collect();
            match view.stage {
                Stage::Raising { cause, .. } => format!("{word}-{cause:?}").to_lowercase(),
                _ => word.to_lowercase(),
            }
        }
    }
}
