//! Writes a page for each state that a table can be in, in both languages, to look at them:
//! `cargo run -p oh-no-page --example oh_no_states -- FOLDER`.

use std::io;
use std::sync::Arc;

use frame::data::{ChatLine, Here};
use oh_no::OhNo;
use oh_no::deck::Cards;
use oh_no::moves::Move;
use oh_no::options::OhNoOptions;
use oh_no::view::{Closed, Phase, Purpose, Stage, View};
use oh_no_page::Page;
use preview::{PeopleAtTable, States};
use tabletop::{CardSet, Chance, Game, Judgement, Options, Seat, Seated, Seed, Setup, Viewer};

const GAMES: u64 = 400;

const PEOPLE: PeopleAtTable = &[
    ("Camille", Here::Yes),
    ("Béatrice", Here::Yes),
    ("Théo", Here::Away),
    ("Nils", Here::Bot),
    ("Ève", Here::Bot),
];

const SAID: &[ChatLine<'_>] = &[
    ChatLine { name: "Béatrice", seat: Some(Seat(1)), text: "Courage !", note: false },
    ChatLine { name: "Zoé", seat: None, text: "Je regarde.", note: false },
];

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
    let station = |it: &oh_no::view::StationView| it.modules.len() + it.hordes.len();
    let hand = view.me.map_or(0, |me| view.stations[me].hand.len());
    1 + view.stations.values().map(station).sum::<usize>()
        + hand
        + view.shields.len()
        + view.moves.len()
}

/// Plays one game at random, keeping the fullest position of each state.
fn play(seed: u64, found: &mut States<Page>) {
    let mut chance = Chance::from_number(seed);
    let players = 3 + (seed % 3) as u8;
    let level = ["1", "2", "3", "0"][(seed / 3 % 4) as usize];
    let options = OhNoOptions::from_pairs([("level", level)]).expect("the option is known");
    let cards = Arc::new(Cards::parse(Cards::BUILTIN).expect("the box is whole"));
    let setup = Setup { players, options };
    let mut seated = Seated::<OhNo>::new(setup, cards, Seed::from_number(seed)).expect("a table");
    loop {
        keep(&seated, found);
        let Some(seat) = seated.game().to_act().first() else { return };
        let mv = choose(seated.game(), seat, &mut chance);
        seated.play(seat, mv).expect("a legal move");
        if chance.below(12) == 0 {
            talk(&mut seated, &mut chance);
        }
    }
}

fn talk(seated: &mut Seated<OhNo>, chance: &mut Chance) {
    let seat = Seat(chance.below(seated.setup().players.into()) as u8);
    let mut asides = Vec::new();
    seated.game().asides(seat, &mut asides);
    if !asides.is_empty() {
        let mv = *chance.pick(&asides);
        seated.play(seat, mv).expect("an aside");
    }
}

/// A random move, but mostly as people play, and slow to end the game.
fn choose(game: &OhNo, seat: Seat, chance: &mut Chance) -> Move {
    let mut moves = Vec::new();
    game.legal_moves(seat, &mut moves);
    if chance.below(5) == 0 {
        moves.retain(|it| !matches!(it, Move::Conflict | Move::GiveIn) || chance.below(8) == 0);
    }
    if moves.is_empty() || chance.below(4) == 0 {
        moves.clear();
        game.legal_moves(seat, &mut moves);
        return *chance.pick(&moves);
    }
    let weight = |mv: &Move| (game.prior(seat, *mv) * 100.0) as usize + 1;
    let mut left = chance.below(moves.iter().map(weight).sum());
    let heavy = |mv: &&Move| {
        let here = weight(mv);
        let found = left < here;
        left = left.saturating_sub(here);
        found
    };
    *moves.iter().find(heavy).unwrap_or(&moves[0])
}

fn keep(seated: &Seated<OhNo>, found: &mut States<Page>) {
    for viewer in Viewer::all(seated.setup().players) {
        let view = seated.game().view(viewer);
        found.keep(states(&view), riches(&view), seated, viewer);
    }
}

/// The names of the states that a view is in.
fn states(view: &View) -> Vec<String> {
    let mut names = vec![format!("{}-{}", stage(view), who(view))];
    let mut also = |holds: bool, name: &str| {
        if holds {
            names.push(name.to_string());
        }
    };
    let offers = |which: fn(&Move) -> bool| view.moves.iter().any(|it| which(&it.0));
    let me = view.me.map(|it| &view.stations[it]);
    also(offers(|it| matches!(it, Move::Beam(..))), "moves-beam");
    also(offers(|it| matches!(it, Move::Call(_))), "moves-call");
    also(offers(|it| matches!(it, Move::Morph(_))), "moves-morph");
    also(offers(|it| matches!(it, Move::Give(_))), "moves-give");
    also(view.talk.question.is_some() && view.me.is_some(), "talk-question");
    also(view.talk.proposal.is_some() && view.me.is_some(), "talk-proposal");
    also(view.talk.closed == Some(Closed::Zapping), "talk-closed-zapping");
    also(view.talk.closed == Some(Closed::Conflict), "talk-closed-conflict");
    also(me.is_some_and(|it| it.out), "me-out");
    also(me.is_some_and(|it| it.hand.len() > 9), "hand-large");
    also(me.is_some_and(|it| it.modules.len() > 4), "modules-many");
    also(me.is_some_and(|it| it.hordes.len() > 4), "hordes-many");
    also(view.stations.values().any(|it| it.modules.iter().any(|it| it.sabotaged)), "sabotaged");
    also(view.stations.values().any(|it| !it.lacks.is_empty()), "lacks");
    also(view.level as u8 == 0 && view.actions == 1, "open-hands");
    for players in 3..=5 {
        let flies = matches!(view.stage, Stage::Flight { asked: 1.., .. });
        let here = view.stations.players() == players && flies && !view.moves.is_empty();
        also(here, &format!("flight-of-{players}"));
    }
    names
}

fn who(view: &View) -> &'static str {
    match (view.me, view.moves.is_empty()) {
        (None, _) => "spectator",
        (Some(_), true) => "waiting",
        (Some(_), false) => "mine",
    }
}

fn stage(view: &View) -> String {
    let final_one = if view.final_conflict { "final-" } else { "" };
    let purpose = |it: &Purpose| match it {
        Purpose::Fight => "fight",
        Purpose::Counter { .. } => "counter",
        Purpose::Strike => "strike",
    };
    let name = match &view.stage {
        Stage::Turn { phase: Phase::Act } => format!("act-{}", view.actions),
        Stage::Turn { phase: Phase::Build } => "build".to_string(),
        Stage::Turn { phase: Phase::Fight } => "fight".to_string(),
        Stage::Packing { .. } => "packing".to_string(),
        Stage::Flight { path, asked, .. } => match (usize::from(*asked), path.len()) {
            (at, len) if at + 1 == len => "zap-landing".to_string(),
            (0, _) => "zap-drawer".to_string(),
            _ => "zap-passing".to_string(),
        },
        Stage::Perching { .. } => "perching".to_string(),
        Stage::Evaporating { owes, .. } => {
            let mine = view.me.map_or(0, |me| owes[me]);
            format!("evaporating-{}", if mine > 1 { "many" } else { "one" })
        }
        Stage::Morphing { cards, purpose: it } => format!("morph-{}-{}", cards.len(), purpose(it)),
        Stage::Spending { .. } => "spending".to_string(),
        Stage::Calling { purpose: it, .. } => format!("calling-{}", purpose(it)),
        Stage::Countering { .. } => "countering".to_string(),
        Stage::Striking { at_matrix: true, .. } => "finishing".to_string(),
        Stage::Striking { .. } => "striking".to_string(),
        Stage::Over => format!("over-{}", view.outcome.as_ref().map_or("", |it| it.ending)),
    };
    format!("{final_one}{name}")
}
