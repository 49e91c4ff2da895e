//! Writes a page for each state that a table of INVAZIONS can be in, from both sides and in both
//! languages, to look at them: `cargo run -p invazions-page --example invazions_states -- FOLDER`.

use std::io;
use std::sync::Arc;

use frame::data::{ChatLine, Here};
use invazions::deck::Cards;
use invazions::moves::Move;
use invazions::options::InvazionsOptions;
use invazions::view::{Stage, View};
use invazions::{HUMAN, Invazions};
use invazions_page::Page;
use preview::{PeopleAtTable, States};
use tabletop::{CardSet, Chance, Game, Judgement, Options, Seat, Seated, Seed, Setup, Viewer};

const GAMES: u64 = 60;
const STORIES: [&str; 4] = ["freres", "contre-attaque", "labo", "bataille"];

const PEOPLE: PeopleAtTable =
    &[("Maëlle", Here::Yes), ("Bastien", Here::Yes), ("Inès", Here::Away), ("Nils", Here::Bot)];

const SAID: &[ChatLine<'_>] =
    &[ChatLine { name: "Bastien", seat: Some(Seat(1)), text: "Toc toc.", note: false }];

fn main() -> io::Result<()> {
    let mut found = States::new();
    for seed in 0..GAMES {
        play(seed, &mut found);
    }
    found.recall(keep)?;
    found.write(PEOPLE, SAID)
}

/// How much there is to draw; of each state the position with the most is kept.
fn riches(view: &View) -> usize {
    let below = view.places.iter().map(|it| it.humans.len() * 4 + it.contamination.len());
    let played = view.hordes.iter().map(|it| it.played.len() * 2 + it.hand.len());
    1 + below.sum::<usize>() + played.sum::<usize>() + view.human.hand.len() + view.moves.len()
}

/// Plays one game by the priors, keeping the fullest position of each state.
fn play(seed: u64, found: &mut States<Page>) {
    let mut chance = Chance::from_number(seed);
    let players = 2 + (seed % 3) as u8;
    let story = STORIES[(seed / 3 % 4) as usize];
    let options = InvazionsOptions::from_pairs([("scenario", story)]).expect("a scenario");
    let cards = Arc::new(Cards::parse(Cards::BUILTIN).expect("the box is whole"));
    let setup = Setup { players, options };
    let mut seated =
        Seated::<Invazions>::new(setup, cards, Seed::from_number(seed)).expect("a table");
    loop {
        keep(&seated, found);
        let Some(seat) = seated.game().to_act().first() else { return };
        let mv = choose(seated.game(), seat, seed % 5 == 4, &mut chance);
        seated.play(seat, mv).expect("a legal move");
        if chance.below(6) == 0 {
            talk(&mut seated, &mut chance);
        }
    }
}

fn talk(seated: &mut Seated<Invazions>, chance: &mut Chance) {
    let seat = Seat(chance.below(seated.setup().players.into()) as u8);
    let mut asides = Vec::new();
    seated.game().asides(seat, &mut asides);
    if !asides.is_empty() {
        let mv = *chance.pick(&asides);
        seated.play(seat, mv).expect("an aside");
    }
}

/// A move by the priors; in `meek` games the human side plays nothing, so that the hordes advance.
fn choose(game: &Invazions, seat: Seat, meek: bool, chance: &mut Chance) -> Move {
    let mut moves = Vec::new();
    game.legal_moves(seat, &mut moves);
    if meek && moves.contains(&Move::End) {
        return Move::End;
    }
    let weights: Vec<f32> = moves.iter().map(|it| game.prior(seat, *it)).collect();
    moves[chance.weighted(&weights)]
}

fn keep(seated: &Seated<Invazions>, found: &mut States<Page>) {
    for viewer in Viewer::all(seated.setup().players) {
        let view = seated.game().view(viewer);
        found.keep(states(&view), riches(&view), seated, viewer);
    }
}

/// The names of the states that a view is in.
fn states(view: &View) -> Vec<String> {
    let stage = match &view.stage {
        Stage::Bravery { moment } => format!("bravery-{}", moment.word()),
        other => format!("{other:?}").split(' ').next().unwrap_or_default().to_lowercase(),
    };
    let who = match view.me {
        None => "watch",
        Some(HUMAN) => "human",
        Some(_) => "horde",
    };
    let asked = if view.moves.is_empty() { "waits" } else { "asked" };
    let mut names = vec![format!("{}p-{who}-{stage}-{asked}", view.players)];
    if let Some(outcome) = &view.outcome {
        names = vec![format!("end-{}-{who}", outcome.ending)];
    }
    if matches!(view.stage, Stage::Bravery { .. }) && view.moves.len() > 2 {
        names.push(format!("{}p-interrupt-{}", view.players, view.moves.len().min(6)));
    }
    if view.human.resources == 0 && view.turn == 1 && view.me == Some(HUMAN) {
        names.push(format!("{}p-human-poor", view.players));
    }
    if view.talk.proposal.is_some() {
        names.push(format!("{}p-{who}-proposal", view.players));
    }
    names
}
