//! The battery of promises that every game keeps, checked by playing at random.
//!
//! A game runs it with one line for each set-up, in `tests/conformance.rs`:
//!
//! ```text
//! check::<OhNo>(&Trial { players: 3, options: &[("level", "1")], games: 1_000, seed: 1 });
//! ```
//!
//! Code that reads strangers' texts must never panic; this tries it:
//!
//! ```
//! use conformance::strangers::fuzz;
//!
//! # let corpus = std::env::temp_dir().join("conformance-example");
//! # std::fs::create_dir_all(&corpus)?;
//! fuzz(&corpus, vec!["level=2".to_string()], |text| {
//!     let _ = text.split_once('=');
//! });
//! # Ok::<(), std::io::Error>(())
//! ```
//!
//! # Where things are
//!
//! - `citations.rs` compares code, tests and rulebook of a game, `fuzz.rs` tries moves that are not
//!   offered, `learning.rs` asks what a network reads and says, `luck.rs` whether luck to come is
//!   dealt fairly, `numbers.rs` checks moves and positions as numbers, `picks.rs` checks that things
//!   can be picked in any order, `records.rs` that kept games replay, `refusals.rs` that each refusal
//!   names the rule that refuses, `scene.rs` plays scenes, which are positions written as a few lines
//!   of text, `strangers.rs` tries strange texts, `unasked.rs` checks what a table answers for
//!   somebody, `undo.rs` checks undo from outside. Its `tests/tidy` checks promises about the source itself, this file included

pub mod citations;
pub mod fuzz;
pub mod learning;
pub mod luck;
pub mod numbers;
pub mod picks;
pub mod records;
pub mod refusals;
pub mod scene;
pub mod strangers;
pub mod unasked;
pub mod undo;

use std::sync::Arc;

use tabletop::{
    CardSet, Chance, Judgement, Log, Options, Record, Seat, Seated, Setup, UndoStop, Viewer,
};

/// One set-up of a game, to be played a number of times.
#[derive(Clone, Copy, Debug)]
pub struct Trial<'a> {
    pub players: u8,
    pub options: &'a [(&'a str, &'a str)],
    /// The battery plays so many times more as the variable `BATTERY` says.
    pub games: u64,
    /// The seed of the first game; the next games count up from it.
    pub seed: u64,
}

impl<'a> Trial<'a> {
    /// A single game.
    pub const fn once(players: u8, options: &'a [(&'a str, &'a str)], seed: u64) -> Trial<'a> {
        Trial { players, options, games: 1, seed }
    }
}

/// On average, one move of this many also gets the expensive checks.
const THOROUGH: usize = 4;
/// In how many more imagined games a leak may show again, to tell it from coincidence.
const DOUBTS: u64 = 32;
/// On average, one imagined game of this many is played to its end.
const IMAGINATIVE: usize = 100;
/// On average, before one move of this many somebody says something.
const TALKATIVE: usize = 8;

/// Plays the trial's games, checking every promise after every move.
///
/// # Panics
/// When a promise is broken, naming the seed and the number of the move.
pub fn check<G: Judgement>(trial: &Trial<'_>) {
    let cards = cards::<G>();
    let times = std::env::var("BATTERY").map_or(1, |it| it.parse().expect("BATTERY is a number"));
    for seed in trial.seed..trial.seed + trial.games * times {
        let run = Run::<G>::new(trial, seed, &cards);
        let again = deal::<G>(trial, seed, &cards);
        assert!(again.game() == run.game(), "{}: dealt otherwise the second time", run.here());
        run.play();
    }
}

/// A game set up as the trial says, with the seed that a plain number stands for.
///
/// # Panics
/// When the game refuses the set-up.
pub fn seat<G: Judgement>(trial: &Trial<'_>, seed: u64) -> Seated<G> {
    deal(trial, seed, &cards::<G>())
}

fn cards<G: Judgement>() -> Arc<G::Cards> {
    Arc::new(G::Cards::parse(G::Cards::BUILTIN).expect("the built-in cards are good"))
}

fn deal<G: Judgement>(trial: &Trial<'_>, seed: u64, cards: &Arc<G::Cards>) -> Seated<G> {
    let options = G::Options::from_pairs(trial.options.iter().copied()).expect("good options");
    let setup = Setup { players: trial.players, options };
    Seated::new(setup, Arc::clone(cards), tabletop::Seed::from_number(seed)).expect("a good set-up")
}

/// What the error says when `from` is replaced by `to` in the built-in cards. The error must name
/// the line of `from`.
///
/// # Panics
/// When the cards are accepted all the same, or another line is named.
pub fn spoilt<C: CardSet>(from: &str, to: &str) -> String {
    let file = C::BUILTIN.replacen(from, to, 1);
    let line = C::BUILTIN.lines().position(|it| it.contains(from)).map(|it| it + 1);
    let error = C::parse(&file).expect_err("spoilt cards");
    assert_eq!(Some(error.line), line, "{error}");
    error.what
}

/// What a viewer is told of an event. For a player, only what a spectator is not told: what
/// everybody is told is checked for the spectator, who knows least.
fn told_to<G: Judgement>(event: &G::Event, viewer: Viewer) -> Option<G::Told> {
    let open = viewer.seat().and_then(|_| G::tell(event, Viewer::Spectator));
    G::tell(event, viewer).filter(|it| open.as_ref() != Some(it))
}

/// The moves that `seat` may answer with.
fn answers<G: Judgement>(game: &G, seat: Seat) -> Vec<G::Move> {
    let mut moves = Vec::new();
    game.legal_moves(seat, &mut moves);
    moves
}

/// The moves that `seat` may answer or say.
fn offered<G: Judgement>(game: &G, seat: Seat) -> Vec<G::Move> {
    let mut moves = answers(game, seat);
    game.asides(seat, &mut moves);
    moves
}

/// One game of the battery.
struct Run<G: Judgement> {
    seated: Seated<G>,
    /// The luck of the players, apart from that of the game.
    chance: Chance,
    seed: u64,
}

impl<G: Judgement> Run<G> {
    fn new(trial: &Trial<'_>, seed: u64, cards: &Arc<G::Cards>) -> Run<G> {
        let chance = Chance::from_number(seed ^ 0x0BA7_7E21);
        Run { seated: deal(trial, seed, cards), chance, seed }
    }

    fn game(&self) -> &G {
        self.seated.game()
    }

    fn here(&self) -> String {
        format!("{} seed {} move {}", G::ID, self.seed, self.seated.entries().len())
    }

    fn play(mut self) {
        while !self.game().to_act().is_empty() {
            assert!(self.seated.entries().len() < G::MOVES_MAX, "{}: no end", self.here());
            self.asked_means_able();
            if self.chance.below(TALKATIVE) == 0 {
                self.speak();
            }
            if self.chance.below(THOROUGH) == 0 {
                self.refused_means_unchanged();
                self.views_keep_secrets();
                self.other_luck_changes_no_view();
                self.answers_commute();
                self.answers_are_sealed();
                self.undo_crosses_nothing();
            }
            self.move_at_random();
            self.everything_is_in_its_place();
        }
        self.the_end_is_an_ending();
        self.the_record_replays();
    }

    fn moves(&self, seat: Seat) -> Vec<G::Move> {
        let mut moves = Vec::new();
        self.game().legal_moves(seat, &mut moves);
        moves
    }

    fn asked_means_able(&self) {
        for seat in Seat::all(self.game().players()) {
            let moves = self.moves(seat);
            let asked = self.game().to_act().contains(seat);
            assert_eq!(asked, !moves.is_empty(), "{}: {seat} asked, moves {moves:?}", self.here());
            assert!(moves.is_sorted_by(|a, b| a < b), "{}: unsorted or doubled", self.here());
            for mv in moves {
                let parsed = mv.to_string().parse().ok();
                assert_eq!(parsed, Some(mv), "{}: `{mv}` does not parse back", self.here());
            }
            if let Some(given) = self.game().standing(seat) {
                let offered = self.moves(seat).contains(&given);
                assert!(offered, "{}: `{given}` is no answer", self.here());
            }
        }
        let over = self.game().to_act().is_empty();
        assert_eq!(over, self.game().outcome().is_some(), "{}: outcome", self.here());
    }

    /// A seat that is asked, and one of its moves.
    fn random_move(&mut self) -> (Seat, G::Move) {
        let asked: Vec<Seat> = self.game().to_act().iter().collect();
        let seat = *self.chance.pick(&asked);
        // Random games are often short; every other game is played by the priors, which leads to
        // where games are decided.
        if !self.seed.is_multiple_of(2) {
            return (seat, by_prior(self.seated.game(), seat, &mut self.chance));
        }
        let moves = self.moves(seat);
        (seat, *self.chance.pick(&moves))
    }

    fn move_at_random(&mut self) {
        let (seat, mv) = self.random_move();
        let refused = self.seated.play(seat, mv).err();
        assert_eq!(refused, None, "{}: `{mv}` is offered and refused", self.here());
    }

    /// Talk is accepted, and changes neither who is asked nor what may be answered.
    fn speak(&mut self) {
        let seat = Seat(self.chance.below(self.game().players().into()) as u8);
        let mut asides = Vec::new();
        self.game().asides(seat, &mut asides);
        if asides.is_empty() {
            return;
        }
        let said = *self.chance.pick(&asides);
        let decisions = |run: &Self| {
            let seats = Seat::all(run.game().players());
            (run.game().to_act(), seats.map(|seat| run.moves(seat)).collect::<Vec<_>>())
        };
        let before = decisions(self);
        assert!(self.seated.play(seat, said).is_ok(), "{}: `{said}`", self.here());
        assert_eq!(decisions(self), before, "{}: `{said}` changed a decision", self.here());
    }

    /// Moves of other seats and of other moments are refused and change nothing.
    fn refused_means_unchanged(&mut self) {
        let foreign = self.random_move().1;
        let earlier = self.seated.entries().iter().rev().take(6).map(|it| it.mv);
        let tried: Vec<G::Move> = earlier.chain([foreign]).collect();
        let before = self.game().clone();
        let mut game = before.clone();
        for seat in Seat::all(before.players()) {
            for mv in tried.iter().filter(|mv| !before.offers(seat, **mv)) {
                let refusal = game.play(seat, *mv, &mut Log::silent());
                assert!(refusal.is_err(), "{}: {seat} `{mv}`", self.here());
                assert!(game == before, "{}: refused `{mv}` changed something", self.here());
            }
        }
    }

    /// Dealing again what a viewer does not know changes nothing that the viewer sees: not its
    /// view, not its moves, and not what it is told of the next move that it can see.
    fn views_keep_secrets(&mut self) {
        for viewer in Viewer::all(self.game().players()) {
            let seed = self.chance.below(1 << 30) as u64;
            let elsewhere = self.game().imagine(viewer, &mut Chance::from_number(seed));
            let asked = (self.game().to_act(), elsewhere.to_act());
            assert_eq!(asked.0, asked.1, "{}: who is asked is a secret", self.here());
            let (here, there) = (self.game().view(viewer), elsewhere.view(viewer));
            assert!(here == there, "{}: {viewer:?} sees a secret", self.here());
            let bytes = |view: &G::View| serde_json::to_vec(view).expect("a view is plain data");
            assert_eq!(bytes(&here), bytes(&there), "{}: the view's bytes", self.here());
            let census = elsewhere.census();
            assert_eq!(census, Ok(()), "{}: imagined by {viewer:?}", self.here());
            if let Some(seat) = viewer.seat() {
                let (here, there) = (offered(self.game(), seat), offered(&elsewhere, seat));
                assert_eq!(here, there, "{}: {seat} is offered moves by a secret", self.here());
            }
            if self.chance.below(IMAGINATIVE) == 0 {
                self.imagined_games_play_on(viewer, elsewhere.clone());
            }
            self.log_keeps_secrets(viewer, elsewhere);
        }
    }

    /// Other luck to come is noticed by nobody: views and moves stay, and no card is lost.
    fn other_luck_changes_no_view(&mut self) {
        let seed = self.chance.below(1 << 30) as u64;
        let elsewhere = self.game().with_other_luck(&mut Chance::from_number(seed));
        assert_eq!(elsewhere.census(), Ok(()), "{}: with other luck", self.here());
        for viewer in Viewer::all(self.game().players()) {
            let same = self.game().view(viewer) == elsewhere.view(viewer);
            assert!(same, "{}: other luck changes what {viewer:?} sees", self.here());
        }
        for seat in Seat::all(self.game().players()) {
            let (here, there) = (offered(self.game(), seat), offered(&elsewhere, seat));
            assert_eq!(here, there, "{}: {seat} is offered moves by luck to come", self.here());
        }
        if self.chance.below(IMAGINATIVE) == 0 {
            self.imagined_games_play_on(Viewer::Spectator, elsewhere);
        }
    }

    /// A game that a viewer imagines can be played to its end like any other.
    fn imagined_games_play_on(&mut self, viewer: Viewer, mut game: G) {
        for _ in 0..G::MOVES_MAX {
            let Some(seat) = game.to_act().first() else { break };
            let mut moves = Vec::new();
            game.legal_moves(seat, &mut moves);
            assert!(!moves.is_empty(), "{}: stuck as imagined by {viewer:?}", self.here());
            game.carry_out(seat, *self.chance.pick(&moves), &mut Log::silent());
        }
        assert!(game.outcome().is_some(), "{}: no end as imagined by {viewer:?}", self.here());
        assert_eq!(game.census(), Ok(()), "{}: played as imagined by {viewer:?}", self.here());
    }

    /// If a move leaves a viewer with the same view in both games, the viewer is told the same. A
    /// difference may be coincidence: a card that everybody sees may come from one hand as well as
    /// from another. A leak shows again in other imagined games.
    fn log_keeps_secrets(&mut self, viewer: Viewer, elsewhere: G) {
        let (seat, mv) = self.random_move();
        let after = |game: &G| {
            let (mut game, mut log) = (game.clone(), Log::keeping());
            game.carry_out(seat, mv, &mut log);
            let told = log.into_events().iter().filter_map(|it| told_to::<G>(it, viewer)).collect();
            (game.view(viewer), told)
        };
        let here: (_, Vec<G::Told>) = after(self.game());
        let differs = |game: &G| {
            game.offers(seat, mv) && {
                let there = after(game);
                there.0 == here.0 && there.1 != here.1
            }
        };
        if differs(&elsewhere) {
            let imagined = |doubt| self.game().imagine(viewer, &mut Chance::from_number(doubt));
            let again = (0..DOUBTS).any(|doubt| differs(&imagined(doubt)));
            assert!(!again, "{}: {viewer:?} is told a secret by `{mv}`", self.here());
        }
    }

    /// Seats that are asked together may answer in any order.
    fn answers_commute(&mut self) {
        let asked: Vec<Seat> = self.game().to_act().iter().collect();
        let &[one, other, ..] = asked.as_slice() else { return };
        let (moves, other_moves) = (self.moves(one), self.moves(other));
        let (mv, other_mv) = (*self.chance.pick(&moves), *self.chance.pick(&other_moves));
        let both = |first: (Seat, G::Move), second: (Seat, G::Move)| {
            let mut game = self.game().clone();
            game.carry_out(first.0, first.1, &mut Log::silent());
            assert!(game.to_act().contains(second.0), "{}: no longer asked", self.here());
            game.carry_out(second.0, second.1, &mut Log::silent());
            game
        };
        let (there, back) =
            (both((one, mv), (other, other_mv)), both((other, other_mv), (one, mv)));
        assert!(there == back, "{}: answers do not commute", self.here());
    }

    /// Of seats that are asked together, one that waits sees no difference between the answers of
    /// another, and is told of none.
    fn answers_are_sealed(&self) {
        let asked: Vec<Seat> = self.game().to_act().iter().collect();
        let &[one, other, ..] = asked.as_slice() else { return };
        let seen_after = |mv: &G::Move| {
            let (mut game, mut log) = (self.game().clone(), Log::keeping());
            game.carry_out(one, *mv, &mut log);
            let viewer = Viewer::Seat(other);
            let told = log.into_events().iter().filter_map(|it| G::tell(it, viewer)).collect();
            (game.to_act(), game.view(viewer), told)
        };
        let moves = self.moves(one);
        let first: (_, _, Vec<G::Told>) = seen_after(&moves[0]);
        for mv in &moves[1..] {
            let seen = seen_after(mv);
            let alike = seen.0 != first.0 || seen == first;
            assert!(alike, "{}: {other} can tell `{mv}` from `{}`", self.here(), moves[0]);
        }
    }

    /// What can be taken back was one's own move, without luck, and told nobody anything that they
    /// could not foresee. Those who have moved since are offered what they were offered, and the
    /// same answers lead to the same position again.
    fn undo_crosses_nothing(&mut self) {
        let plies = self.seated.entries().len();
        if plies == 0 || (30 < plies && self.chance.below(8) != 0) {
            return; // Replaying long games again and again shows nothing new.
        }
        // Not at every move: checking undo takes many imagined games.
        if self.game().chance().position() % 64 != plies as u128 % 64 {
            return;
        }
        for seat in [self.seated.entries()[plies - 1].seat, self.any_seat(plies)] {
            let (line, stop) = self.seated.undo_line(seat);
            self.going_back(seat, line);
            match stop {
                UndoStop::SomebodyElse(other) => assert_ne!(other, seat, "{}", self.here()),
                UndoStop::Beginning => assert_eq!(line, 0, "{}", self.here()),
                UndoStop::Luck | UndoStop::Learnt(_) => assert!(0 < line, "{}", self.here()),
            }
        }
    }

    fn any_seat(&self, number: usize) -> Seat {
        Seat((number % usize::from(self.game().players())) as u8)
    }

    /// Takes back what `seat` has done since move number `line`, and plays it again.
    fn going_back(&self, seat: Seat, line: usize) {
        let entries = self.seated.entries();
        let own: Vec<usize> =
            (line..entries.len()).filter(|it| entries[*it].seat == seat).collect();
        let mut past = self.seated.clone();
        for ply in own.iter().rev() {
            assert_eq!(past.undoable(seat), Some(*ply), "{}: one after the other", self.here());
            past = past.without(*ply);
        }
        let luck = |game: &G| game.chance().position();
        assert_eq!(luck(past.game()), luck(self.game()), "{}: luck undone", self.here());
        let since = own.first().map_or(entries.len(), |it| it + 1);
        for other in entries[since..].iter().map(|it| it.seat).filter(|it| *it != seat) {
            // Taking talk back is allowed to change what others may say, since everybody sees that.
            let (then, now) = (answers(past.game(), other), answers(self.game(), other));
            assert_eq!(then, now, "{}: {other} can tell that {seat} went back", self.here());
        }
        for ply in own {
            let again = past.play(seat, entries[ply].mv);
            assert!(again.is_ok(), "{}: not the same again", self.here());
        }
        assert!(past.game() == self.game(), "{}: elsewhere when played again", self.here());
    }

    fn everything_is_in_its_place(&self) {
        assert_eq!(self.game().census(), Ok(()), "{}", self.here());
    }

    fn the_end_is_an_ending(&self) {
        let ending = self.game().outcome().expect("a game that asks nobody is over").ending;
        assert!(G::ENDINGS.contains(&ending), "{}: `{ending}` is not listed", self.here());
        for seat in Seat::all(self.game().players()) {
            let mut asides = Vec::new();
            self.game().asides(seat, &mut asides);
            assert!(asides.is_empty(), "{}: talk after the end", self.here());
        }
    }

    /// The same seed and moves give the same game, read from the text of the record.
    fn the_record_replays(&self) {
        let text = self.seated.record(&[]).to_string();
        let record: Record = text.parse().expect("a record parses back");
        assert_eq!(record.to_string(), text, "{}: another text when read back", self.here());
        let replayed = Seated::<G>::replay(&record, Arc::clone(self.seated.cards()));
        let here = self.here();
        let replayed = replayed.unwrap_or_else(|error| panic!("{here}: no replay: {error}"));
        assert!(replayed.game() == self.game(), "{}: replayed otherwise", self.here());
    }
}

/// A move of `seat`, chosen at random in proportion to the game's own
/// [`prior`](Judgement::prior).
///
/// # Panics
/// When the seat is not asked.
pub fn by_prior<G: Judgement>(game: &G, seat: Seat, chance: &mut Chance) -> G::Move {
    let mut moves = Vec::new();
    game.legal_moves(seat, &mut moves);
    // A small weight for every move, so that even a move with a prior of 0 is played now and then.
    let weights: Vec<f32> = moves.iter().map(|mv| 0.001 + game.prior(seat, *mv)).collect();
    moves[chance.weighted(&weights)]
}
