//! Writes a page for each state that a table of Xeno Invasion can be in, in both languages, to
//! look at them: `cargo run -p web --example xeno_states -- FOLDER`.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::{env, fs, io};

use tabletop::{CardSet, Chance, Game, Options, Seat, Seated, Seed, Setup, Viewer};
use web::beside::Beside;
use web::deal::Deal;
use web::table::{Frame, Here, Said, Sitter, fragment, page};
use words::Lang;
use xeno::Xeno;
use xeno::deck::Cards;
use xeno::options::XenoOptions;
use xeno::view::{Stage, View};

const GAMES: u64 = 24;

fn main() -> io::Result<()> {
    let folder = PathBuf::from(env::args().nth(1).unwrap_or_else(|| "target/xeno".into()));
    fs::create_dir_all(folder.join("assets"))?;
    for asset in web::assets::ASSETS.iter().copied().chain(web::assets::pictures()) {
        fs::write(folder.join("assets").join(asset.name), asset.text)?;
    }
    let mut found = BTreeMap::new();
    for seed in 0..GAMES {
        play(seed, &mut found);
    }
    for (name, sample) in &found {
        for lang in Lang::ALL {
            write(&folder, name, lang, sample)?;
        }
    }
    println!("{} states in {}", found.len(), folder.display());
    Ok(())
}

type Found = BTreeMap<String, Sample>;

/// A position in which some state occurs.
struct Sample {
    riches: usize,
    seated: Seated<Xeno>,
    viewer: Viewer,
}

/// How much there is to draw: of each state the fullest position is kept.
fn riches(view: &View) -> usize {
    let empires = view.empires.values();
    let drawn = empires.map(|it| it.tableau.len() + it.stocked.len() + it.damaged.len());
    let hand = view.me.map_or(0, |it| view.empires[it].hand.len());
    1 + drawn.sum::<usize>() + 2 * view.moves.len() + hand.min(9)
}

/// Plays one game by instinct, keeping the fullest position of each state.
fn play(seed: u64, found: &mut Found) {
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
        let weights: Vec<f32> = moves.iter().map(|it| seated.game().instinct(seat, *it)).collect();
        let mv = moves[chance.weighted(&weights)];
        seated.play(seat, mv).expect("a legal move");
    }
}

fn keep(seated: &Seated<Xeno>, found: &mut Found) {
    for viewer in Viewer::all(seated.setup().players) {
        let view = seated.game().view(viewer);
        let name = state(&view);
        let richest = found.get(&name).map_or(0, |it| it.riches);
        if riches(&view) > richest {
            let here = Sample { riches: riches(&view), seated: seated.clone(), viewer };
            found.insert(name, here);
        }
    }
}

/// The name of the state that a view is in.
fn state(view: &View) -> String {
    let stage = match &view.stage {
        Stage::Together { ask } => format!("{ask:?}"),
        other => format!("{other:?}"),
    };
    let stage = stage.split(' ').next().unwrap_or_default().to_lowercase();
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

fn write(folder: &Path, name: &str, lang: Lang, sample: &Sample) -> io::Result<()> {
    let names = ["Hélène", "Cyril", "Noor", "Vega", "Anatole"];
    let seated = &sample.seated;
    let sitter = |at: usize| Sitter {
        name: names[at],
        here: [Here::Yes, Here::Yes, Here::Away, Here::Bot, Here::Bot][at],
    };
    let sitters: Vec<Sitter<'_>> = (0..usize::from(seated.setup().players)).map(sitter).collect();
    let said = [Said { name: names[1], seat: Some(Seat(1)), text: "11 !", note: false }];
    let frame = Frame {
        lang,
        table: "7",
        seq: seated.entries().len() as u64,
        sitters: &sitters,
        viewer: sample.viewer,
        said: &said,
        undo: seated.entries().len() % 2 == 1,
        deal: Deal { commitment: &seated.seed().commitment(), seed: None },
        beside: Beside::default(),
    };
    let board = web::boards::board(&frame, seated).expect("the game has pages");
    let html = page(&frame, &board).into_string();
    assert!(html.contains(&fragment(&frame, &board).into_string()), "the page holds its fragment");
    let html = html.replace("\"/assets/", "\"assets/");
    fs::write(folder.join(format!("{name}.{}.html", lang.code())), html)
}
