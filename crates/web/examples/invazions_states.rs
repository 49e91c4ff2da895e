//! Writes a page for each state that a table of INVAZIONS can be in, from both sides and in both
//! languages, to look at them: `cargo run -p web --example invazions_states -- FOLDER`.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::{env, fs, io};

use invazions::deck::Cards;
use invazions::moves::Move;
use invazions::options::InvazionsOptions;
use invazions::view::{Stage, View};
use invazions::{HUMAN, Invazions};
use tabletop::{CardSet, Chance, Game, Options, Seat, Seated, Seed, Setup, Viewer};
use web::beside::Beside;
use web::deal::Deal;
use web::table::{Frame, Here, Said, Sitter, fragment, page};
use words::Lang;

const GAMES: u64 = 60;
const STORIES: [&str; 4] = ["freres", "contre-attaque", "labo", "bataille"];

fn main() -> io::Result<()> {
    let folder = PathBuf::from(env::args().nth(1).unwrap_or_else(|| "target/invazions".into()));
    fs::create_dir_all(folder.join("assets"))?;
    for asset in web::assets::ASSETS {
        fs::write(folder.join("assets").join(asset.name), asset.text)?;
    }
    let mut found = BTreeMap::new();
    for seed in 0..GAMES {
        play(seed, &mut found);
    }
    for (name, sample) in &found {
        for lang in Lang::ALL {
            write(&folder, name, lang, &sample.seated, sample.viewer)?;
        }
    }
    println!("{} states in {}", found.len(), folder.display());
    Ok(())
}

type Found = BTreeMap<String, Sample>;

/// A position in which some state occurs.
struct Sample {
    riches: usize,
    seated: Seated<Invazions>,
    viewer: Viewer,
}

/// How much there is to draw: of each state the fullest position is kept.
fn riches(view: &View) -> usize {
    let below = view.places.iter().map(|it| it.humans.len() * 4 + it.contamination.len());
    let played = view.hordes.iter().map(|it| it.played.len() * 2 + it.hand.len());
    1 + below.sum::<usize>() + played.sum::<usize>() + view.human.hand.len() + view.moves.len()
}

/// Plays one game by instinct, keeping the fullest position of each state.
fn play(seed: u64, found: &mut Found) {
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

/// By instinct; in `meek` games the human side plays nothing, so that the hordes get on.
fn choose(game: &Invazions, seat: Seat, meek: bool, chance: &mut Chance) -> Move {
    let mut moves = Vec::new();
    game.legal_moves(seat, &mut moves);
    if meek && moves.contains(&Move::End) {
        return Move::End;
    }
    let weights: Vec<f32> = moves.iter().map(|it| game.instinct(seat, *it)).collect();
    moves[chance.weighted(&weights)]
}

fn keep(seated: &Seated<Invazions>, found: &mut Found) {
    for viewer in Viewer::all(seated.setup().players) {
        let view = seated.game().view(viewer);
        for name in states(&view) {
            let richest = found.get(&name).map_or(0, |it| it.riches);
            if riches(&view) > richest {
                let here = Sample { riches: riches(&view), seated: seated.clone(), viewer };
                found.insert(name, here);
            }
        }
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

fn write(
    folder: &Path,
    name: &str,
    lang: Lang,
    seated: &Seated<Invazions>,
    viewer: Viewer,
) -> io::Result<()> {
    let names = ["Maëlle", "Bastien", "Inès", "Nils"];
    let sitter = |at: usize| Sitter {
        name: names[at],
        here: [Here::Yes, Here::Yes, Here::Away, Here::Bot][at],
    };
    let sitters: Vec<Sitter<'_>> = (0..usize::from(seated.setup().players)).map(sitter).collect();
    let said = [Said { name: names[1], seat: Some(Seat(1)), text: "Toc toc.", note: false }];
    let frame = Frame {
        lang,
        table: "7",
        seq: seated.entries().len() as u64,
        sitters: &sitters,
        viewer,
        said: &said,
        undo: seated.entries().len() % 2 == 1,
        deal: Deal { commitment: &seated.seed().commitment(), seed: None },
        beside: Beside::default(),
    };
    let board = web::boards::board(&frame, seated).expect("the game has pages");
    let html = page(&frame, &board).into_string().replace("\"/assets/", "\"assets/");
    assert!(html.contains(&fragment(&frame, &board).into_string()), "the page holds its fragment");
    fs::write(folder.join(format!("{name}.{}.html", lang.code())), html)
}
