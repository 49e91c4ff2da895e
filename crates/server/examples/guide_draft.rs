//! Plays a game by bots over and over, and writes the one in which a seat meets the most kinds of
//! decisions the soonest as a first draft of a guide:
//! `cargo run -p server --example guide_draft -- GAME PLAYERS SEAT GAMES [KEY=VALUE]...`.
//! Beside the options of the game, `prefer=VERB,VERB` names moves that the seat makes once each as
//! soon as it can.

use std::collections::BTreeSet;
use std::error::Error;

use bots::Player;
use catalogue::Table;
use tabletop::{Chance, Seat, Seed, Viewer};
use web::beside::Beside;
use web::boards;
use web::deal::Deal;
use web::table::{Frame, Here, Sitter};
use words::Lang;

/// Games that take longer teach nothing.
const PLIES_MAX: usize = 400;

/// No option of a game.
const PREFER: &str = "prefer";

/// A game, with what was asked before each move of the newcomer.
struct Draft {
    seed: Seed,
    lines: Vec<(Seat, String, Option<String>)>,
    kinds: BTreeSet<String>,
}

fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [game, players, seat, games, options @ ..] = args.as_slice() else {
        return Err("usage: guide_draft GAME PLAYERS SEAT GAMES [KEY=VALUE]...".into());
    };
    let seat = seat.parse().map_err(|_| "seats are A to E")?;
    let (players, games) = (players.parse()?, games.parse()?);
    let options: Vec<(&str, &str)> = options.iter().filter_map(|it| it.split_once('=')).collect();
    let prefer: Vec<&str> = options.iter().filter(|it| it.0 == PREFER).map(|it| it.1).collect();
    let prefer: Vec<&str> = prefer.iter().flat_map(|it| it.split(',')).collect();
    let options: Vec<(&str, &str)> = options.into_iter().filter(|it| it.0 != PREFER).collect();
    let drafts = (0..games).map(|seed| draft(game, players, seat, &options, &prefer, seed));
    let best = drafts.max_by_key(|it| (it.kinds.len() * 25).saturating_sub(it.lines.len()));
    if let Some(best) = best {
        write(players, seat, &options, &best);
    }
    Ok(())
}

/// One game, up to the last new kind of decision.
fn draft(
    game: &str,
    players: u8,
    seat: Seat,
    options: &[(&str, &str)],
    prefer: &[&str],
    number: u64,
) -> Draft {
    let seed = Seed::from_number(number);
    let mut table = catalogue::open(game, players, options, None, seed).expect("a table");
    let (mut chance, mut lines, mut kinds) = (Chance::new(seed), Vec::new(), BTreeSet::new());
    let mut last = 0;
    while table.outcome().is_none() && lines.len() < PLIES_MAX {
        let asked = table.to_act();
        let next = if asked.contains(seat) { seat } else { asked.iter().next().expect("a seat") };
        let player = if next == seat { "sergeant" } else { "cadet" };
        let player: Player = player.parse().expect("a level");
        let kind =
            (next == seat && 1 < table.legal_moves(seat).len()).then(|| kind(table.as_ref(), seat));
        let new = |verb: &&&str| !kinds.contains(**verb);
        let wished = prefer.iter().filter(new).find_map(|verb| {
            let mut moves = table.legal_moves(next).into_iter();
            let mv = moves.find(|mv| mv.split(' ').next() == Some(verb))?;
            (next == seat).then_some((verb, mv))
        });
        if let Some((verb, _)) = &wished {
            kinds.insert((**verb).to_string());
            last = lines.len() + 1;
        }
        let mv = match wished {
            Some((_, mv)) => mv,
            None => bots::choose(table.as_ref(), next, &player, &mut chance),
        };
        table.play(next, &[&mv]).expect("a bot plays what is offered");
        if let Some(kind) = &kind
            && kinds.insert(kind.split('|').next().unwrap_or_default().to_string())
        {
            last = lines.len() + 1;
        }
        lines.push((next, mv, kind));
    }
    lines.truncate(last);
    Draft { seed, lines, kinds }
}

/// The section that decides what a seat is asked, and the question.
fn kind(table: &dyn Table, seat: Seat) -> String {
    let sitter = Sitter { name: "X", here: Here::Bot };
    let frame = Frame {
        lang: Lang::En,
        table: "",
        seq: 0,
        sitters: &vec![sitter; usize::from(table.players())],
        viewer: Viewer::Seat(seat),
        said: &[],
        undo: false,
        whole: true,
        deal: Deal { commitment: "", seed: None },
        beside: Beside::default(),
    };
    let board = boards::board(&frame, table).expect("a board");
    format!("{}|{}", board.section, board.decision.ask)
}

fn write(players: u8, seat: Seat, options: &[(&str, &str)], draft: &Draft) {
    println!("players {players}\nseat {seat}");
    let options: Vec<String> =
        options.iter().map(|(key, value)| format!("{key}={value}")).collect();
    println!("options {}\nseed {}\n", options.join(" "), draft.seed);
    for (seat, mv, kind) in &draft.lines {
        match kind {
            Some(kind) => println!("{kind}: {seat} {mv}"),
            None => println!("{seat} {mv}"),
        }
    }
}
