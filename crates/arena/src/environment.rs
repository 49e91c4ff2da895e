//! One game by numbers, with its history.

use std::sync::Arc;

use bots::Player;
use catalogue::{GameInfo, NumericVisitor, OpenError, Table, card_set, info, visit_numeric};
use tabletop::{
    ByNumber, Chance, Inputs, Numeric, Options, Outcome, Record, Seat, SeatSet, Seated, Seed,
    Setup, Viewer, text_of_number,
};

use crate::rules::{CannotPlay, CheckedRules, NotOffered, Rules};
use crate::turns::{Meant, Turns, rewards};

/// How many actions a game has, and how many numbers a seat sees.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Size {
    pub actions: usize,
    pub width: usize,
}

/// A game of any kind.
pub trait Environment: Send + Sync {
    fn info(&self) -> &'static GameInfo;
    fn size(&self) -> Size;
    fn players(&self) -> u8;
    fn options(&self) -> Vec<(&'static str, String)>;
    fn seed(&self) -> Seed;
    /// Begins again with another seed.
    fn reset(&mut self, seed: Seed);
    /// The seats that are asked now; empty when the game is over.
    fn asked(&self) -> SeatSet;
    /// The first of them.
    fn turn(&self) -> Option<Seat>;
    /// The first part of a move that `seat` has chosen.
    fn begun(&self, seat: Seat) -> Option<usize>;
    /// The numbers that `seat` may choose now, the lowest first; empty if it is not asked.
    fn offered(&self, seat: Seat) -> Vec<usize>;
    /// The same, each number perhaps more than once and in any order.
    fn each_offered(&self, seat: Seat, each: &mut dyn FnMut(usize));
    /// Chooses a number for `seat`.
    ///
    /// # Errors
    /// Why it is not offered; then nothing has changed.
    fn act(&mut self, seat: Seat, number: i64) -> Result<(), NotOffered>;
    /// Chooses a whole move, or says something, as text.
    ///
    /// # Errors
    /// Why it is not offered; then nothing has changed.
    fn play(&mut self, seat: Seat, text: &str) -> Result<(), NotOffered>;
    /// What `seat` may answer, as text.
    fn legal_moves(&self, seat: Seat) -> Vec<String>;
    /// What `seat` may say without being asked, as text.
    fn asides(&self, seat: Seat) -> Vec<String>;
    /// The text of a number; none if the game has no such number.
    fn text(&self, number: usize) -> Option<String>;
    /// The numbers of a move; none if the text is no move.
    fn numbers(&self, text: &str) -> Option<(usize, Option<usize>)>;
    /// What `seat` sees, in numbers.
    fn observe(&self, seat: Seat, to: &mut Inputs);
    /// What `viewer` sees, as the game says it.
    fn view(&self, viewer: Viewer) -> serde_json::Value;
    fn outcome(&self) -> Option<Outcome>;
    /// What the end pays `seat`; 0 before the end.
    fn reward(&self, seat: Seat) -> f32;
    /// How many moves have been played; none if the game was imagined.
    fn plies(&self) -> Option<usize>;
    /// The game at a table, to be drawn or recorded; none if it was imagined, because then nobody
    /// has played what was before.
    fn table(&self) -> Option<Box<dyn Table>>;
    fn record(&self, names: &[String]) -> Option<Record>;
    /// All that `seat` knows, as JSON: what it was told since the game began, with the moves that it
    /// made itself, the move that it has begun, and its view; none if the game was imagined.
    fn information_state(&self, seat: Seat) -> Option<String>;
    /// A game as it might be, given what `viewer` knows.
    fn imagine(&self, viewer: Viewer, chance: &mut Chance) -> Box<dyn Environment>;
    fn fork(&self) -> Box<dyn Environment>;
    /// The number that `player` chooses for `seat`; none if the seat is not asked.
    fn choice(&self, seat: Seat, player: Player, chance: &mut Chance) -> Option<usize>;
    /// Plays on to the end, with `player` in every seat; returns the number of moves.
    fn finish(&mut self, player: Player, chance: &mut Chance) -> usize;
}

struct Single<G: Numeric> {
    rules: CheckedRules<G>,
    width: usize,
    seed: Seed,
    turns: Turns<G>,
    /// None if the game was imagined.
    played: Option<Vec<(Seat, G::Move)>>,
}

impl<G: Numeric> Clone for Single<G> {
    fn clone(&self) -> Single<G> {
        Single {
            rules: self.rules.clone(),
            width: self.width,
            seed: self.seed,
            turns: self.turns.clone(),
            played: self.played.clone(),
        }
    }
}

impl<G: Numeric> Single<G> {
    fn new(rules: CheckedRules<G>, seed: Seed) -> Single<G> {
        let turns = Turns::new(rules.deal(seed), rules.talk);
        let width = turns.width();
        Single { rules, width, seed, turns, played: Some(Vec::new()) }
    }

    fn note(&mut self, seat: Seat, mv: Option<G::Move>) {
        if let (Some(played), Some(mv)) = (&mut self.played, mv) {
            played.push((seat, mv));
        }
    }

    fn seated(&self) -> Option<Seated<G>> {
        let mut seated = self.rules.seat(self.seed);
        for (seat, mv) in self.played.as_ref()? {
            seated.play(*seat, *mv).expect("what was played once can be played again");
        }
        Some(seated)
    }
}

impl<G: Numeric> Environment for Single<G> {
    fn info(&self) -> &'static GameInfo {
        info(G::ID).expect("a game of the catalogue")
    }

    fn size(&self) -> Size {
        Size { actions: <G::Move>::ACTIONS, width: self.width }
    }

    fn players(&self) -> u8 {
        self.rules.setup.players
    }

    fn options(&self) -> Vec<(&'static str, String)> {
        self.rules.setup.options.pairs()
    }

    fn seed(&self) -> Seed {
        self.seed
    }

    fn reset(&mut self, seed: Seed) {
        self.seed = seed;
        self.turns.restart(self.rules.deal(seed));
        self.played = Some(Vec::new());
    }

    fn asked(&self) -> SeatSet {
        self.turns.game.to_act()
    }

    fn turn(&self) -> Option<Seat> {
        self.turns.turn()
    }

    fn begun(&self, seat: Seat) -> Option<usize> {
        self.turns.begun(seat)
    }

    fn offered(&self, seat: Seat) -> Vec<usize> {
        self.turns.numbers(seat)
    }

    fn each_offered(&self, seat: Seat, each: &mut dyn FnMut(usize)) {
        self.turns.each_number(seat, each);
    }

    fn act(&mut self, seat: Seat, number: i64) -> Result<(), NotOffered> {
        let meant = self.turns.meant(seat, number)?;
        let mv = self.turns.take(seat, meant);
        self.note(seat, mv);
        Ok(())
    }

    fn play(&mut self, seat: Seat, text: &str) -> Result<(), NotOffered> {
        let Ok(mv) = text.parse::<G::Move>() else {
            let offered = self.legal_moves(seat);
            return Err(NotOffered::Unreadable { text: text.to_string(), offered });
        };
        if !self.turns.game.offers(seat, mv) {
            return Err(self.turns.refusal(seat, text.to_string(), Some(mv)));
        }
        self.turns.take(seat, Meant::Whole(mv));
        self.note(seat, Some(mv));
        Ok(())
    }

    fn legal_moves(&self, seat: Seat) -> Vec<String> {
        let mut moves = Vec::new();
        self.turns.game.legal_moves(seat, &mut moves);
        moves.iter().map(ToString::to_string).collect()
    }

    fn asides(&self, seat: Seat) -> Vec<String> {
        let mut moves = Vec::new();
        self.turns.game.asides(seat, &mut moves);
        moves.iter().map(ToString::to_string).collect()
    }

    fn text(&self, number: usize) -> Option<String> {
        (number < <G::Move>::ACTIONS).then(|| text_of_number::<G::Move>(number))
    }

    fn numbers(&self, text: &str) -> Option<(usize, Option<usize>)> {
        Some(text.parse::<G::Move>().ok()?.numbers())
    }

    fn observe(&self, seat: Seat, to: &mut Inputs) {
        to.clear();
        self.turns.observe(seat, to);
    }

    fn view(&self, viewer: Viewer) -> serde_json::Value {
        serde_json::to_value(self.turns.game.view(viewer)).expect("views are plain data")
    }

    fn outcome(&self) -> Option<Outcome> {
        self.turns.game.outcome()
    }

    fn reward(&self, seat: Seat) -> f32 {
        self.outcome().map_or(0.0, |it| rewards(&it)[seat])
    }

    fn plies(&self) -> Option<usize> {
        self.played.as_ref().map(Vec::len)
    }

    fn table(&self) -> Option<Box<dyn Table>> {
        Some(Box::new(self.seated()?))
    }

    fn record(&self, names: &[String]) -> Option<Record> {
        Some(self.seated()?.record(names))
    }

    fn information_state(&self, seat: Seat) -> Option<String> {
        let (viewer, mut told) = (Viewer::Seat(seat), Vec::new());
        for entry in self.seated()?.entries() {
            if entry.seat == seat {
                told.push(serde_json::Value::String(entry.mv.to_string()));
            }
            let events = entry.events.iter().filter_map(|it| G::tell(it, viewer));
            told.extend(events.map(|it| serde_json::to_value(it).expect("told is plain data")));
        }
        Some(serde_json::json!([told, self.begun(seat), self.view(viewer)]).to_string())
    }

    fn imagine(&self, viewer: Viewer, chance: &mut Chance) -> Box<dyn Environment> {
        let game = self.turns.game.imagine(viewer, chance);
        let turns = self.turns.elsewhere(game);
        Box::new(Single { turns, played: None, ..self.clone() })
    }

    fn fork(&self) -> Box<dyn Environment> {
        Box::new(self.clone())
    }

    fn choice(&self, seat: Seat, player: Player, chance: &mut Chance) -> Option<usize> {
        self.asked().contains(seat).then(|| self.turns.choice(seat, player, chance))
    }

    fn finish(&mut self, player: Player, chance: &mut Chance) -> usize {
        let mut moves = 0;
        while let Some(seat) = self.turn() {
            let mv = self.turns.play_by(seat, player, chance);
            self.note(seat, Some(mv));
            moves += 1;
        }
        moves
    }
}

struct Begin<'a> {
    rules: &'a Rules,
    seed: Seed,
}

impl NumericVisitor for Begin<'_> {
    type Out = Result<Box<dyn Environment>, CannotPlay>;

    fn visit<G: Numeric>(self) -> Self::Out {
        Ok(Box::new(Single::<G>::new(CheckedRules::of(self.rules)?, self.seed)))
    }
}

/// Sets up a game.
///
/// # Errors
/// Says what is wrong with the game, players, options or cards.
pub fn environment(rules: &Rules, seed: Seed) -> Result<Box<dyn Environment>, CannotPlay> {
    visit_numeric(&rules.game, Begin { rules, seed })?
}

struct Replayed<'a> {
    record: &'a Record,
    cards: Option<&'a str>,
}

impl NumericVisitor for Replayed<'_> {
    type Out = Result<Box<dyn Environment>, CannotPlay>;

    fn visit<G: Numeric>(self) -> Self::Out {
        let cards = card_set::<G>(self.cards)?;
        let seated = Seated::<G>::replay(self.record, Arc::clone(&cards));
        let seated = seated.map_err(OpenError::Replay)?;
        let setup: Setup<G::Options> = seated.setup().clone();
        let seed = self.record.deal.seed.expect("a record that replays has its seed");
        let mut game = Single::<G>::new(CheckedRules { setup, cards, talk: false }, seed);
        for entry in seated.entries() {
            game.turns.take(entry.seat, Meant::Whole(entry.mv));
            game.note(entry.seat, Some(entry.mv));
        }
        Ok(Box::new(game))
    }
}

/// Plays a record again, checking all that it says.
///
/// # Errors
/// The first thing that does not hold.
pub fn of_record(record: &Record, cards: Option<&str>) -> Result<Box<dyn Environment>, CannotPlay> {
    visit_numeric(&record.game, Replayed { record, cards })?
}
