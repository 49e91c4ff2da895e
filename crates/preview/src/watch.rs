//! Random games whose pages are read: what they predict, and what happens then.

use std::any::type_name;
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};

use conformance::{Trial, by_prior, seat};
use frame::looks::{GameOf, Looks};
use scraper::{ElementRef, Html, Selector};
use tabletop::{Chance, Game, Judgement, Seat, Seated, Viewer};
use words::Lang;

use crate::drawn::drawn;

/// A prediction on a page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Prediction {
    pub kind: String,
    pub value: String,
    /// The move that is attached where it stands, if there is exactly one.
    pub mv: Option<String>,
}

impl Prediction {
    /// The value as a number, or as whatever else it is.
    ///
    /// # Panics
    /// When it is none.
    pub fn read<T: std::str::FromStr>(&self) -> T {
        self.value.parse().unwrap_or_else(|_| panic!("{self:?}"))
    }
}

/// Watches a game from its beginning, and compares predictions with what comes.
pub trait Watch<G: Judgement>: Default {
    /// Every kind of prediction that the game's pages show.
    const KINDS: &'static [&'static str];

    /// Looks at a moment, and at the move that is made there.
    ///
    /// # Panics
    /// When a prediction is wrong.
    fn see(&mut self, moment: &WatchedMove<'_, G>);
}

/// A position of a game, the move that is about to be made, and what comes of it.
#[derive(Debug)]
pub struct WatchedMove<'a, G: Judgement> {
    pub before: &'a Seated<G>,
    pub seat: Seat,
    pub mv: G::Move,
    pub after: &'a Seated<G>,
    reader: &'a PageReader<G>,
}

impl<G: Judgement> WatchedMove<'_, G> {
    /// What the page predicts to the seat that is about to move.
    pub fn shown(&self) -> Vec<Prediction> {
        self.shown_to(Viewer::Seat(self.seat))
    }

    pub fn shown_to(&self, viewer: Viewer) -> Vec<Prediction> {
        self.reader.read(self.before, viewer)
    }

    /// What the page predicts to a viewer after the move.
    pub fn shown_after(&self, viewer: Viewer) -> Vec<Prediction> {
        self.reader.read(self.after, viewer)
    }

    /// What the seat that moves is told of the move.
    pub fn told(&self) -> Vec<G::Told> {
        told(self.after, Viewer::Seat(self.seat))
    }

    /// The table, and what is told, if the seat makes this move instead, such as the one that a
    /// prediction is about.
    ///
    /// # Panics
    /// When the game does not take it.
    pub fn tried(&self, mv: &str) -> (Seated<G>, Vec<G::Told>) {
        let mut instead = self.before.clone();
        let mv = mv.parse().unwrap_or_else(|_| panic!("`{mv}` is no move"));
        instead.play(self.seat, mv).expect("what a page offers is accepted");
        let told = told(&instead, Viewer::Seat(self.seat));
        (instead, told)
    }

    /// The moment in words, for messages of the test.
    pub fn here(&self) -> String {
        let (plies, mv) = (self.before.entries().len(), self.mv);
        format!("{} move {plies}: {} `{mv}`", G::ID, self.seat)
    }
}

/// What a viewer is told of the last move.
fn told<G: Judgement>(table: &Seated<G>, viewer: Viewer) -> Vec<G::Told> {
    let last = table.entries().last().expect("a move was made");
    last.events.iter().filter_map(|it| G::tell(it, viewer)).collect()
}

/// Plays the trial's games, every other one by the priors and the rest at random, with a watcher
/// for each. Every kind of prediction must be shown at some time, and no other may be.
///
/// Then it plays the same games with pages that predict something else, kind by kind: the watcher
/// must notice.
///
/// # Panics
/// When a prediction is wrong, or a planted fault is not noticed.
pub fn watch<L: Looks, W: Watch<GameOf<L>>>(trial: &Trial<'_>)
where
    GameOf<L>: Judgement,
{
    let reader = PageReader::new(drawn::<L>, None);
    games::<_, W>(trial, &reader);
    let seen = reader.seen.into_inner();
    let kinds: Vec<&str> = seen.keys().map(String::as_str).collect();
    let mut known = W::KINDS.to_vec();
    known.sort_unstable();
    assert_eq!(kinds, known, "what the pages of {} foretell: {seen:?}", GameOf::<L>::ID);
    for kind in W::KINDS {
        let spoilt = PageReader::new(drawn::<L>, Some(kind));
        let caught = catch_unwind(AssertUnwindSafe(|| games::<_, W>(trial, &spoilt)));
        assert!(caught.is_err(), "{} has not noticed false `{kind}`", type_name::<W>());
    }
}

fn games<G: Judgement, W: Watch<G>>(trial: &Trial<'_>, reader: &PageReader<G>) {
    for number in trial.seed..trial.seed + trial.games {
        let mut chance = Chance::from_number(number);
        let mut table = seat::<G>(trial, number);
        let mut watch = W::default();
        while !table.game().to_act().is_empty() {
            let (seat, mv) = random_move(table.game(), number, &mut chance);
            let mut after = table.clone();
            after.play(seat, mv).expect("an offered move is accepted");
            watch.see(&WatchedMove { before: &table, seat, mv, after: &after, reader });
            table = after;
        }
    }
}

/// Somebody's move: in every other game by the priors, else any.
pub(crate) fn random_move<G: Judgement>(
    game: &G,
    number: u64,
    chance: &mut Chance,
) -> (Seat, G::Move) {
    let asked: Vec<Seat> = game.to_act().iter().collect();
    let seat = *chance.pick(&asked);
    if !number.is_multiple_of(2) {
        return (seat, by_prior(game, seat, chance));
    }
    let mut moves = Vec::new();
    game.legal_moves(seat, &mut moves);
    (seat, *chance.pick(&moves))
}

/// Draws the part of a page that changes.
type DrawChanging<G> = fn(&Seated<G>, Viewer, Lang, bool) -> String;

/// Draws pages and reads what they predict.
#[derive(Debug)]
struct PageReader<G: Game> {
    draw: DrawChanging<G>,
    /// Forecasts of this kind are read with another value than is shown.
    spoilt: Option<&'static str>,
    /// How often each kind was shown.
    seen: RefCell<BTreeMap<String, usize>>,
}

impl<G: Game> PageReader<G> {
    fn new(draw: DrawChanging<G>, spoilt: Option<&'static str>) -> PageReader<G> {
        PageReader { draw, spoilt, seen: RefCell::default() }
    }

    fn read(&self, table: &Seated<G>, viewer: Viewer) -> Vec<Prediction> {
        let page = (self.draw)(table, viewer, Lang::En, false);
        if !page.contains("data-forecast") {
            return Vec::new();
        }
        let page = Html::parse_fragment(&page);
        let selector = Selector::parse("[data-forecast]").expect("a selector");
        page.select(&selector).flat_map(|it| self.shown(it)).collect()
    }

    fn shown(&self, element: ElementRef<'_>) -> Vec<Prediction> {
        let text = element.attr("data-forecast").expect("it is selected by it");
        text.split("; ").map(|it| self.one(element, it)).collect()
    }

    fn one(&self, element: ElementRef<'_>, text: &str) -> Prediction {
        let (kind, value) = text.split_once(' ').unwrap_or((text, ""));
        *self.seen.borrow_mut().entry(kind.to_string()).or_default() += 1;
        let value = if self.spoilt == Some(kind) { other(value) } else { value.to_string() };
        Prediction { kind: kind.to_string(), value, mv: attached(element) }
    }
}

/// Another value than this: one more, the opposite, or another text.
fn other(value: &str) -> String {
    match (value, value.parse::<i64>()) {
        ("yes", _) => "no".to_string(),
        ("no", _) => "yes".to_string(),
        (_, Ok(number)) => (number + 1).to_string(),
        (_, Err(_)) => last_raised(value).unwrap_or_else(|| format!("{value}?")),
    }
}

/// A text that ends with a number of its own, with one added; none if the number is part of a
/// card's name.
fn last_raised(value: &str) -> Option<String> {
    let rest = value.trim_end_matches(|it: char| it.is_ascii_digit());
    let number: u32 = value[rest.len()..].parse().ok()?;
    (!rest.ends_with('.')).then(|| format!("{rest}{}", number + 1))
}

/// The move of the element, or of the nearest one around it that has any.
fn attached(element: ElementRef<'_>) -> Option<String> {
    let around = element.ancestors().filter_map(ElementRef::wrap);
    let moves = [element].into_iter().chain(around).map(moves_in).find(|it| !it.is_empty())?;
    match moves.as_slice() {
        [mv] => Some(mv.clone()),
        _ => None,
    }
}

/// The different moves of an element and of what is in it.
fn moves_in(element: ElementRef<'_>) -> Vec<String> {
    let selector = Selector::parse("[name=move]").expect("a selector");
    let own = element.attr("name").is_some_and(|it| it == "move");
    let inside = element.select(&selector);
    let elements = own.then_some(element).into_iter().chain(inside);
    let mut moves: Vec<String> =
        elements.filter_map(|it| it.attr("value")).map(str::to_string).collect();
    moves.sort();
    moves.dedup();
    moves
}
