//! Lines of the log that are told again are taken from the page that told them before.

use catalogue::Table;
use frame::data::{Beside, Board, Frame, Here, KnownDeal, LineDrawn, LogPart, SeatName};
use tabletop::{Chance, Seed, Viewer};
use web::boards;
use words::Lang;

fn opened(game: &str, players: u8) -> Box<dyn Table> {
    catalogue::open(game, players, &[], None, Seed::from_number(8)).unwrap()
}

/// Plays a move by lot, if the game goes on.
fn play(table: &mut dyn Table, chance: &mut Chance) -> bool {
    let Some(seat) = table.to_act().first() else { return false };
    let mv: String = chance.pick(&table.legal_moves(seat)).clone();
    table.play(seat, &[&mv]).unwrap();
    true
}

fn drawn(table: &dyn Table, viewer: Viewer, log: LogPart<'_>) -> Board {
    let sitter = |name| SeatName { name, here: Here::Yes };
    let sitters = ["Ada", "Bob", "Cyril", "Dora", "Émile"].map(sitter);
    let frame = Frame {
        lang: Lang::Fr,
        table: "",
        seq: 0,
        sitters: &sitters[..usize::from(table.players())],
        viewer,
        aside: false,
        said: &[],
        log,
        undo: false,
        whole: false,
        deal: KnownDeal { commitment: "", seed: None },
        beside: Beside::default(),
    };
    boards::board(&frame, table)
}

#[test]
fn lines_that_are_told_again_say_the_same() {
    for info in catalogue::GAMES {
        let mut table = opened(info.id, info.players.0);
        let mut chance = Chance::from_number(9);
        let viewers: Vec<Viewer> = Viewer::all(info.players.0).collect();
        let mut known: Vec<(usize, Vec<LineDrawn>)> = vec![(0, Vec::new()); viewers.len()];
        let mut again = 0;
        for _ in 0..150 {
            for (viewer, (told, lines)) in viewers.iter().zip(&mut known) {
                let board = drawn(&*table, *viewer, LogPart::after(*told, lines));
                let anew = drawn(&*table, *viewer, LogPart::after(*told, &[]));
                let fresh = board.lines_drawn();
                assert_eq!(fresh, anew.lines_drawn(), "{} {viewer:?}", info.id);
                again += fresh.iter().filter(|it| lines.contains(it)).count();
                (*told, *lines) = (board.told, fresh);
            }
            if !play(&mut *table, &mut chance) {
                break;
            }
        }
        assert!(100 < again, "{}: {again}", info.id);
    }
}

#[test]
#[should_panic(expected = "says something else than before")]
fn a_line_that_says_something_else_is_found() {
    let mut table = opened("pulp", 1);
    play(&mut *table, &mut Chance::from_number(9));
    let board = drawn(&*table, Viewer::Spectator, LogPart::default());
    let mut lines = board.lines_drawn();
    lines[0].words = "Something else.".into();
    drawn(&*table, Viewer::Spectator, LogPart::after(board.told, &lines));
}
