//! How fast the rules are, on one thread: `cargo bench -p lab`. A new game joins each list of types.

use std::sync::Arc;

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use frame::data::{Beside, Frame, Here, KnownDeal, LogPart, SeatName};
use frame::table::page as write_page;
use invazions::Invazions;
use oh_no::OhNo;
use planisphere::Planisphere;
use pulp::Pulp;
use tabletop::{CardSet, Chance, Game, Judgement, Log, Seat, Seated, Seed, Setup, Viewer};
use words::Lang;
use xeno::Xeno;

/// How many games one measurement plays.
const GAMES: u64 = 200;

fn main() {
    divan::main();
}

fn new_game<G: Game>(cards: &Arc<G::Cards>, number: u64) -> G {
    let setup = Setup { players: G::PLAYERS.0, options: G::Options::default() };
    G::setup(&setup, Arc::clone(cards), Seed::from_number(number)).expect("the usual setup")
}

fn cards<G: Game>() -> Arc<G::Cards> {
    Arc::new(G::Cards::parse(G::Cards::BUILTIN).expect("the game's own cards"))
}

/// Makes one random move; returns whether there was one to make.
fn random_move<G: Game>(game: &mut G, legal: &mut Vec<G::Move>, chance: &mut Chance) -> bool {
    let Some(seat) = game.to_act().first() else { return false };
    legal.clear();
    game.legal_moves(seat, legal);
    let mv = *chance.pick(legal);
    game.carry_out(seat, mv, &mut Log::silent());
    true
}

/// Plays random games to their ends; returns how many moves they took.
fn play_games<G: Game>(cards: &Arc<G::Cards>) -> u64 {
    let (mut legal, mut chance, mut moves) = (Vec::new(), Chance::from_number(1), 0);
    for number in 0..GAMES {
        let mut game = new_game::<G>(cards, number);
        while random_move(&mut game, &mut legal, &mut chance) {
            moves += 1;
        }
    }
    moves
}

fn length<G: Game>(cards: &Arc<G::Cards>, number: u64) -> usize {
    let (mut legal, mut chance) = (Vec::new(), Chance::from_number(number));
    let mut game = new_game::<G>(cards, number);
    std::iter::from_fn(|| random_move(&mut game, &mut legal, &mut chance).then_some(())).count()
}

/// The number of the longest of some random games.
fn longest<G: Game>(cards: &Arc<G::Cards>) -> u64 {
    (0..GAMES).max_by_key(|it| length::<G>(cards, *it)).expect("there are games")
}

/// The longest of some random games at its half, and a seat that is asked there.
fn middle<G: Game>() -> (G, Seat) {
    let cards = cards::<G>();
    let number = longest::<G>(&cards);
    let (mut legal, mut chance) = (Vec::new(), Chance::from_number(number));
    let mut game = new_game::<G>(&cards, number);
    for _ in 0..length::<G>(&cards, number) / 2 {
        random_move(&mut game, &mut legal, &mut chance);
    }
    let seat = game.to_act().first().expect("the game is not over");
    (game, seat)
}

#[divan::bench(types = [OhNo, Planisphere, Invazions, Pulp, Xeno])]
fn random_games<G: Game>(bencher: Bencher<'_, '_>) {
    let cards = cards::<G>();
    bencher.counter(ItemsCount::new(GAMES)).bench(|| play_games::<G>(&cards));
}

#[divan::bench(types = [OhNo, Planisphere, Invazions, Pulp, Xeno])]
fn random_moves<G: Game>(bencher: Bencher<'_, '_>) {
    let cards = cards::<G>();
    bencher.counter(ItemsCount::new(play_games::<G>(&cards))).bench(|| play_games::<G>(&cards));
}

#[divan::bench(types = [OhNo, Planisphere, Invazions, Pulp, Xeno])]
fn clone<G: Game>(bencher: Bencher<'_, '_>) {
    let (game, _) = middle::<G>();
    bencher.bench(|| black_box(&game).clone());
}

#[divan::bench(types = [OhNo, Planisphere, Invazions, Pulp, Xeno])]
fn legal_moves<G: Game>(bencher: Bencher<'_, '_>) {
    let (game, seat) = middle::<G>();
    let mut legal = Vec::new();
    bencher.bench_local(|| {
        legal.clear();
        black_box(&game).legal_moves(seat, &mut legal);
        legal.len()
    });
}

#[divan::bench(types = [OhNo, Planisphere, Invazions, Pulp, Xeno])]
fn view<G: Game>(bencher: Bencher<'_, '_>) {
    let (game, seat) = middle::<G>();
    bencher.bench(|| black_box(&game).view(Viewer::Seat(seat)));
}

#[divan::bench(types = [OhNo, Planisphere, Invazions, Pulp, Xeno])]
fn imagine<G: Game>(bencher: Bencher<'_, '_>) {
    let (game, seat) = middle::<G>();
    let mut chance = Chance::from_number(1);
    bencher.bench_local(|| black_box(&game).imagine(Viewer::Seat(seat), &mut chance));
}

/// Draws the whole page of a table, with its log, at the half of a game.
#[divan::bench(types = [OhNo, Planisphere, Invazions, Pulp, Xeno])]
fn page<G: Judgement>(bencher: Bencher<'_, '_>) {
    let setup = Setup { players: G::PLAYERS.0, options: G::Options::default() };
    let number = longest::<G>(&cards::<G>());
    let mut table =
        Seated::<G>::new(setup, cards::<G>(), Seed::from_number(number)).expect("the usual setup");
    let (mut legal, mut chance) = (Vec::new(), Chance::from_number(number));
    for _ in 0..length::<G>(&cards::<G>(), number) / 2 {
        let seat = table.game().to_act().first().expect("the game is not over");
        legal.clear();
        table.game().legal_moves(seat, &mut legal);
        table.play(seat, *chance.pick(&legal)).expect("the move is legal");
    }
    let commitment = table.seed().commitment();
    let sitters = [SeatName { name: "Ada", here: Here::Bot }; tabletop::SEATS_MAX];
    let frame = Frame {
        lang: Lang::En,
        table: "bench",
        seq: 0,
        sitters: &sitters[..usize::from(G::PLAYERS.0)],
        viewer: Viewer::Seat(Seat(0)),
        aside: false,
        said: &[],
        log: LogPart::default(),
        undo: false,
        whole: true,
        deal: KnownDeal { commitment: &commitment, seed: None },
        beside: Beside::default(),
    };
    bencher.bench_local(|| {
        let board = web::boards::board(&frame, black_box(&table));
        write_page(&frame, &board).into_string()
    });
}
