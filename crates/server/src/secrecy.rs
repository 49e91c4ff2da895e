//! Every byte that is sent to somebody while a game runs, against what is sent of the same game
//! with all that they do not know dealt again: the same.
//!
//! `REMPART_SECRET_GAMES=1000 cargo test -p server --lib secrecy -- --nocapture` plays a thousand
//! games and says how many answers were compared.

use std::any::Any;
use std::collections::HashMap;
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use axum::http::{HeaderMap, header};
use axum::response::IntoResponse;
use axum_extra::extract::cookie::{Cookie, SignedCookieJar};
use bots::{Budget, Player};
use catalogue::{GAMES, GameInfo, Refused, Table, Visitor, visit};
use reqwest::{Client, Response};
use store::{
    ClubBounds, DuelPlace, DuelRound, NewClub, NewDuel, NewRound, NewStudy, NewTable,
    NewTournament, Person, PlayedMove, Sitter, Status, Store,
};
use tabletop::{
    Bystander, Chance, Game, Glance, Judgement, Notices, Outcome, Record, Seat, SeatSet, Seated,
    Seed, Style, UndoStop, Viewer,
};
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::task::JoinSet;

use crate::Config;

/// Games that rooms are woken with, in the place of what the store says.
static INSTEAD: Mutex<Option<HashMap<String, Box<dyn Table>>>> = Mutex::new(None);

/// The game that the table `id` is to be woken with, if a test has one.
pub(crate) fn instead(id: &str) -> Option<Box<dyn Table>> {
    INSTEAD.lock().unwrap_or_else(PoisonError::into_inner).as_mut()?.remove(id)
}

fn wake_with(id: &str, game: Box<dyn Table>) {
    let mut all = INSTEAD.lock().unwrap_or_else(PoisonError::into_inner);
    all.get_or_insert_default().insert(id.to_string(), game);
}

/// A game as `viewer` might imagine it, with the history that it had.
struct Redealt<G: Judgement> {
    seated: Seated<G>,
    game: G,
    /// From which boards are drawn and hints are made.
    imagined: Seated<G>,
    viewer: Viewer,
}

impl<G: Judgement> Redealt<G> {
    fn new(seated: Seated<G>, viewer: Viewer) -> Redealt<G> {
        let number = 77 + seated.entries().len() as u64;
        let game: G = seated.game().imagine(viewer, &mut Chance::from_number(number));
        let imagined = seated.imagined(game.clone());
        Redealt { seated, game, imagined, viewer }
    }

    fn table(&self) -> &dyn Table {
        &self.seated
    }
}

fn texts<G: Game>(add: impl FnOnce(&mut Vec<G::Move>)) -> Vec<String> {
    let mut moves = Vec::new();
    add(&mut moves);
    moves.iter().map(ToString::to_string).collect()
}

impl<G: Judgement> Table for Redealt<G> {
    fn game(&self) -> &'static str {
        G::ID
    }

    fn players(&self) -> u8 {
        self.game.players()
    }

    fn options(&self) -> Vec<(&'static str, String)> {
        self.table().options()
    }

    fn typed_options(&self) -> &dyn Any {
        self.table().typed_options()
    }

    fn to_act(&self) -> SeatSet {
        self.game.to_act()
    }

    fn legal_moves(&self, seat: Seat) -> Vec<String> {
        texts::<G>(|moves| self.game.legal_moves(seat, moves))
    }

    fn asides(&self, seat: Seat) -> Vec<String> {
        texts::<G>(|moves| self.game.asides(seat, moves))
    }

    fn play(&mut self, _: Seat, _: &[&str]) -> Result<(), Refused> {
        unreachable!("nobody moves while two deals are compared")
    }

    fn played(&self, _: Seat, _: &[&str]) -> Result<Box<dyn Table>, Refused> {
        unreachable!("nobody moves while two deals are compared")
    }

    fn plies(&self) -> usize {
        self.seated.entries().len()
    }

    fn entry(&self, ply: usize) -> (Seat, String) {
        self.table().entry(ply)
    }

    fn mover(&self, ply: usize) -> Seat {
        self.table().mover(ply)
    }

    fn view(&self, viewer: Viewer) -> Box<dyn Any + Send + Sync> {
        Box::new(self.game.view(viewer))
    }

    fn view_json(&self, viewer: Viewer) -> serde_json::Value {
        serde_json::to_value(self.game.view(viewer)).expect("a view is plain data")
    }

    fn told(&self, ply: usize, viewer: Viewer) -> Vec<Box<dyn Any + Send + Sync>> {
        self.table().told(ply, viewer)
    }

    fn told_json(&self, ply: usize, viewer: Viewer) -> Vec<serde_json::Value> {
        self.table().told_json(ply, viewer)
    }

    fn told_count(&self, ply: usize, viewer: Viewer) -> usize {
        self.table().told_count(ply, viewer)
    }

    fn cards(&self) -> Arc<dyn Any + Send + Sync> {
        self.table().cards()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }

    fn is_out(&self, seat: Seat) -> bool {
        self.game.is_out(seat)
    }

    fn is_hushed(&self) -> bool {
        self.game.is_hushed()
    }

    fn record(&self, names: &[String]) -> Record {
        self.seated.record(names)
    }

    fn notices(&self, first: usize) -> Vec<Notices> {
        self.seated.notices(first)
    }

    fn undo_line(&self, seat: Seat) -> (usize, UndoStop) {
        self.seated.undo_line(seat)
    }

    fn undo_at_a_glance(&self, seat: Seat) -> Glance {
        self.seated.undo_at_a_glance(seat)
    }

    fn undoable(&self, seat: Seat) -> Option<usize> {
        self.seated.undoable(seat)
    }

    fn without(&self, ply: usize) -> Box<dyn Table> {
        Box::new(Redealt::new(self.seated.without(ply), self.viewer))
    }

    /// The past is dealt again as well.
    fn at(&self, plies: usize) -> Box<dyn Table> {
        Box::new(Redealt::new(self.seated.at(plies), self.viewer))
    }

    fn reply(&self, _: Seat) -> Option<String> {
        None
    }

    fn styles(&self, seat: Seat) -> &'static [Style] {
        G::styles(seat)
    }

    fn awaited(&self, seat: Seat) -> SeatSet {
        self.game.awaited(seat)
    }

    fn confer(&self, _: Seat, mv: &str, _: SeatSet) -> String {
        mv.to_string()
    }

    fn only_answer(&self, seat: Seat) -> Option<String> {
        self.table().only_answer(seat)
    }

    fn is_evident(&self, seat: Seat) -> bool {
        self.table().is_evident(seat)
    }

    fn standing(&self, seat: Seat) -> Option<String> {
        self.game.standing(seat).map(|it| it.to_string())
    }

    fn as_any(&self) -> &dyn Any {
        &self.imagined
    }
}

/// Deals again what a viewer does not know, and lets a bot think in both deals.
struct DealAgain<'a> {
    table: &'a dyn Table,
    viewer: Viewer,
}

impl Visitor for DealAgain<'_> {
    type Out = Box<dyn Table>;

    fn visit<G: Judgement>(self) -> Box<dyn Table> {
        let seated: &Seated<G> = self.table.as_any().downcast_ref().expect("the game it names");
        let redealt = Redealt::new(seated.clone(), self.viewer);
        if let Some(seat) = self.viewer.seat().filter(|it| redealt.to_act().contains(*it)) {
            let thought = |game: &G| {
                let search = Player::Search(Budget::Games(THOUGHTS)).search().expect("a search");
                let bystander = Bystander::new(game, seat);
                let thought = bots::think(&bystander, &search, &mut Chance::from_number(5));
                let weighed = thought.considered.iter();
                let weighed: Vec<_> = weighed.map(|it| (it.mv, it.visits, it.worth)).collect();
                (thought.choice, weighed)
            };
            assert!(thought(seated.game()) == thought(&redealt.game), "{}: a hint", G::ID);
        }
        Box::new(redealt)
    }
}

/// So many games are looked at by one server, at the same time.
const BATCH: usize = 5;

/// In how many imagined games a bot tries its moves for a hint that is compared.
const THOUGHTS: NonZeroU32 = NonZeroU32::new(4).expect("some");

/// A game of its kind, as it was after some of its moves.
fn moment(info: &GameInfo, number: u64) -> Box<dyn Table> {
    let mut chance = Chance::from_number(number);
    let (least, most) = info.players;
    let players = least + (number % u64::from(most - least + 1)) as u8;
    let mut table =
        catalogue::open(info.id, players, &[], None, Seed::from_number(number)).expect("a table");
    while let Some(seat) = table.to_act().first() {
        let asked: Vec<Seat> = table.to_act().iter().collect();
        let seat = if 1 < asked.len() { *chance.pick(&asked) } else { seat };
        let mv = chance.pick(&table.legal_moves(seat)).clone();
        table.play(seat, &[&mv]).expect("an offered move is accepted");
    }
    // While it still ran, and the table had nothing to play by itself.
    let last = chance.below(table.plies());
    let decides =
        |it: &dyn Table, seat| it.only_answer(seat).or_else(|| it.standing(seat)).is_none();
    let waits = |it: &dyn Table| it.to_act().iter().all(|seat| decides(it, seat));
    let calm = (0..=last).rev().map(|ply| table.at(ply)).find(|it| waits(it.as_ref()));
    calm.unwrap_or_else(|| table.at(0))
}

/// The people at a table, the one who watches last, and the cookies that they show.
struct TestPeople {
    people: Vec<Person>,
    cookies: Vec<String>,
}

impl TestPeople {
    async fn come(store: &Store) -> TestPeople {
        let key = crate::cookie_key(store).await.expect("a key");
        let (mut people, mut cookies) = (Vec::new(), Vec::new());
        for name in ["Ada", "Bruno", "Chloe", "Denis", "Eva", "Watcher"] {
            let person =
                Person { id: format!("id-{name}"), name: name.to_string(), lang: "en".to_string() };
            store.add_person(&person).await.expect("a person");
            let jar = SignedCookieJar::from_headers(&HeaderMap::new(), key.clone());
            let jar = jar.add(Cookie::new("rempart", person.id.clone()));
            let answer = jar.into_response();
            let cookie = answer.headers()[header::SET_COOKIE].to_str().expect("a cookie");
            cookies.push(cookie.split(';').next().unwrap_or_default().to_string());
            people.push(person);
        }
        TestPeople { people, cookies }
    }

    fn cookie(&self, viewer: Viewer) -> &str {
        &self.cookies[viewer.seat().map_or(self.people.len() - 1, |it| it.index())]
    }

    fn sitters(&self, players: u8) -> Vec<Sitter> {
        let sitter = |it: &Person| Sitter::Person {
            id: it.id.clone(),
            name: it.name.clone(),
            relief: None,
            beside: false,
        };
        self.people.iter().take(players.into()).map(sitter).collect()
    }
}

/// A server whose tables are woken with the games that a test has for them.
struct TestHouse {
    base: String,
    store: Store,
    people: TestPeople,
    http: Client,
    _stop: oneshot::Sender<()>,
    _folder: tempfile::TempDir,
}

impl TestHouse {
    async fn open() -> TestHouse {
        let _ = rustls::crypto::ring::default_provider().install_default();
        let folder = tempfile::tempdir().expect("a folder");
        let store = Store::open(&folder.path().join("rempart.db")).await.expect("a store");
        let people = TestPeople::come(&store).await;
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let base = format!("http://{}", listener.local_addr().expect("an address"));
        let (stop, stopped) = oneshot::channel::<()>();
        // Nothing moves by itself.
        let hour = Duration::from_secs(3600);
        let config = Config { pace: hour, limits: false, ..Config::default() };
        let served = crate::run(listener, store.clone(), config, async move {
            let _ = stopped.await;
        });
        tokio::spawn(async move { served.await.map_err(|it| it.to_string()) });
        TestHouse { base, store, people, http: Client::new(), _stop: stop, _folder: folder }
    }

    /// Lays a game out at a table of that name, which is in a club and in a study, and, if it has a
    /// `place` there, in a tournament.
    async fn lay_out(&self, id: &str, game: &dyn Table, place: TablePlace) {
        let record = game.record(&[]);
        let cards = catalogue::cards(&record.game, None).expect("cards");
        let played = |(seat, mv): &(Seat, String)| PlayedMove { seat: seat.0, mv: mv.clone() };
        let table = NewTable {
            id: id.to_string(),
            game: record.game.clone(),
            rules_revision: record.rules_revision,
            cards: (cards.hash, cards.file),
            options: record.options.clone(),
            seed: record.deal.seed.expect("a seed").to_string(),
            commitment: record.deal.commitment.clone(),
            host: self.people.people[0].id.clone(),
            invite_key: "key".to_string(),
            listed: true,
            lang: "en".to_string(),
            seats: self.people.sitters(game.players()),
            status: Status::Running,
            replay_of: None,
            day: None,
            duel: (place == TablePlace::Duel).then(|| DuelPlace {
                duel: format!("d{id}"),
                round: 0,
                side: 0,
            }),
            tournament: place.is_round().then(|| format!("t{id}")),
            hints: true,
            clock: None,
            moves: record.moves.iter().map(played).collect(),
        };
        match place {
            TablePlace::Alone => self.store.add_table(&table).await.expect("a table"),
            TablePlace::Round => self.begin_round(table, false).await,
            TablePlace::SealedRound => self.begin_round(table, true).await,
            TablePlace::Duel => self.begin_duel(&table).await,
        }
        self.gather(id).await;
        // Everybody has seen a part of it, and is told the rest.
        for seat in 0..game.players() {
            self.store.set_look(id, seat.into(), game.plies() / 2).await.expect("a look");
        }
    }

    /// A duel that one side plays at this table; the other has not begun.
    async fn begin_duel(&self, table: &NewTable) {
        let bots = vec!["captain".to_string(); table.seats.len() - 1];
        let duel = NewDuel {
            id: format!("d{}", table.id),
            game: table.game.clone(),
            cards: table.cards.clone(),
            options: table.options.clone(),
            rounds: vec![DuelRound { seat: 0, seed: table.seed.clone(), bots }],
            host: table.host.clone(),
            bot: None,
            played: None,
        };
        assert!(self.store.add_duel(&duel).await.expect("a duel"));
        self.store.accept_duel(&duel.id, &self.people.people[1].id).await.expect("a rival");
        self.store.add_table(table).await.expect("a table");
    }

    /// A tournament whose only game this table is.
    async fn begin_round(&self, table: NewTable, sealed: bool) {
        let cup = cup(&table, sealed);
        self.store.add_tournament(&cup).await.expect("a tournament");
        let person = |it: &Sitter| it.person().map(str::to_string);
        let people: Vec<String> = table.seats.iter().filter_map(person).collect();
        for person in &people {
            assert!(self.store.join_tournament(&cup.id, person, 9).await.expect("a store"));
        }
        let tables = vec![(table, people)];
        let round = NewRound { tournament: cup.id, round: 1, tables, byes: Vec::new(), sealed };
        assert!(self.store.begin_round(&round).await.expect("a round"));
    }

    /// The table is one of a club; a study does not take it while its game runs.
    async fn gather(&self, id: &str) {
        let (host, (club, study)) =
            (self.people.people[0].id.clone(), (format!("c{id}"), format!("s{id}")));
        let new = NewClub {
            id: club.clone(),
            name: "Owls".to_string(),
            about: String::new(),
            public: true,
            invite_key: "key".to_string(),
            founder: host.clone(),
        };
        let most = ClubBounds { clubs: 9999, members: 9 };
        assert!(self.store.add_club(&new, most).await.expect("a club"));
        self.store.add_club_table(&club, id).await.expect("a table of it");
        let (name, about) = ("Endings".to_string(), String::new());
        let new = NewStudy { id: study.clone(), name, about, listed: true, author: host };
        assert!(self.store.add_study(&new, 9999).await.expect("a study"));
        let chapter = self.store.add_chapter(&study, id, ("One", 1), 9).await.expect("a store");
        assert_eq!(chapter, None, "a game that runs is no chapter");
    }

    async fn ask(&self, address: &str, kind: &str, viewer: Viewer) -> Response {
        let request = self.http.get(format!("{}{address}", self.base));
        let request = request.header("accept", kind).header("accept-language", "en");
        request.header("cookie", self.people.cookie(viewer)).send().await.expect("an answer")
    }

    /// All that is sent of what a table belongs to.
    async fn sent_around(
        &self,
        id: &str,
        viewer: Viewer,
        table: &dyn Table,
    ) -> Vec<(String, String)> {
        let (game, then) = (table.game(), table.plies() / 2);
        let mut sent = Vec::new();
        for (address, kind) in [
            (format!("/clubs/c{id}"), "text/html"),
            (format!("/studies/s{id}?chapter=1&ply={then}"), "text/html"),
            (format!("/studies/s{id}/board/1?ply={then}"), "text/html"),
            (format!("/studies?table={id}"), "text/html"),
            (format!("/tournaments/t{id}"), "text/html"),
            (format!("/tournaments/t{id}"), "application/json"),
            (format!("/duels/d{id}"), "text/html"),
            (format!("/duels/d{id}/board/0?ply={then}"), "text/html"),
            (format!("/puzzles/{game}/1"), "text/html"),
            ("/finished".to_string(), "text/html"),
            ("/journal".to_string(), "text/html"),
        ] {
            let answer = self.ask(&address, kind, viewer).await;
            let status = answer.status();
            let text = uncounted(&answer.text().await.expect("a text"));
            // The list of all studies holds those of other tables.
            let text = match address.starts_with("/studies?") {
                true => text.split_once("id=\"new\"").map_or("", |it| it.1).to_string(),
                false => text,
            };
            let address = address.replace(id, "TABLE");
            sent.push((format!("{address} {kind} {status}"), text.replace(id, "TABLE")));
        }
        sent
    }

    /// All that is sent of a table to one who asks for everything, address by address.
    async fn sent(&self, id: &str, viewer: Viewer, plies: usize) -> Vec<(String, String)> {
        let then = plies / 2;
        let asked = [
            ("", "text/html"),
            ("", "application/json"),
            ("/replay", "text/html"),
            ("/replay", "application/json"),
            (&format!("/replay?ply={then}"), "text/html"),
            ("/record", "application/json"),
            ("/review", "text/html"),
            ("/review", "application/json"),
            ("/review/events", "text/event-stream"),
            ("/stream", "text/event-stream"),
            ("/back?mine", "text/html"),
            // As data, since pages of the site say how many tables wait, these among them.
            (&format!("/future?ply={then}"), "application/json"),
            ("/comic", "application/json"),
            ("/comic.svg", "application/json"),
        ];
        let mut sent = Vec::new();
        for (address, kind) in asked {
            let answer = self.ask(&format!("/t/{id}{address}"), kind, viewer).await;
            let status = answer.status();
            let text = match kind {
                "text/event-stream" => first_event(answer).await,
                _ => answer.text().await.expect("a text"),
            };
            // Why something is refused stands on a page of the site.
            let text = if status.is_success() { text } else { uncounted(&text) };
            // Only the name of the table differs.
            sent.push((format!("{address} {kind} {status}"), text.replace(id, "TABLE")));
        }
        sent
    }
}

/// A tournament in which this table is played; with other tables that have its deal, if it is `sealed`.
fn cup(table: &NewTable, sealed: bool) -> NewTournament {
    NewTournament {
        id: format!("t{}", table.id),
        name: "Cup".to_string(),
        game: table.game.clone(),
        cards: table.cards.clone(),
        options: table.options.clone(),
        seats: table.seats.len() as u8,
        clock: "turns 3".to_string(),
        system: if sealed { "deals" } else { "swiss" }.to_string(),
        rounds: 1,
        seeding: "joined".to_string(),
        listed: true,
        lang: "en".to_string(),
        host: table.host.clone(),
    }
}

/// A page without the number of tables that wait for its reader: both deals are among them.
fn uncounted(page: &str) -> String {
    let Some((before, rest)) = page.split_once("href=\"/tables\"") else { return page.to_string() };
    let after = rest.split_once("</a>").map_or("", |it| it.1);
    format!("{before}{after}")
}

/// To what a table belongs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum TablePlace {
    Alone,
    /// It is a game of a tournament.
    Round,
    /// So it is, and others play the same deal.
    SealedRound,
    /// One side of a duel plays there.
    Duel,
}

impl TablePlace {
    const ALL: [TablePlace; 4] =
        [TablePlace::Alone, TablePlace::Round, TablePlace::SealedRound, TablePlace::Duel];

    fn is_round(self) -> bool {
        matches!(self, TablePlace::Round | TablePlace::SealedRound)
    }

    /// Whether others are still to play the deal.
    fn is_sealed(self) -> bool {
        matches!(self, TablePlace::SealedRound | TablePlace::Duel)
    }
}

/// Which scripts the server has, and the first event that tells of the table.
async fn first_event(mut answer: Response) -> String {
    let mut bytes = Vec::new();
    let ends = |bytes: &[u8]| bytes.windows(2).filter(|it| *it == b"\n\n").count();
    while ends(&bytes) < 2 {
        let Ok(Some(chunk)) = answer.chunk().await else { break };
        bytes.extend_from_slice(&chunk);
    }
    String::from_utf8(bytes).expect("an event is text")
}

/// Compares what everybody is sent at one moment of one game; says how many answers that were.
async fn compare(house: &TestHouse, info: &GameInfo, number: u64) -> usize {
    let table = moment(info, number);
    let (plies, seed) = (table.plies(), table.record(&[]).deal.seed.expect("a seed").to_string());
    let place = TablePlace::ALL[number as usize % TablePlace::ALL.len()];
    let mut compared = 0;
    for viewer in Viewer::all(table.players()) {
        let here = format!("{} {number} after {plies} moves to {viewer:?}", info.id);
        let again = visit(info.id, DealAgain { table: table.as_ref(), viewer }).expect("a game");
        let at = viewer.seat().map_or(9, |it| it.0);
        let mut sent = Vec::new();
        for (name, game) in [("true", table.at(plies)), ("else", again)] {
            let id = format!("{name}{number:05}{at}");
            house.lay_out(&id, game.as_ref(), place).await;
            wake_with(&id, game);
            let at_the_table = house.sent(&id, viewer, plies).await;
            let around = house.sent_around(&id, viewer, table.as_ref()).await;
            sent.push([at_the_table, around].concat());
        }
        let (truth, elsewhere) = (&sent[0], &sent[1]);
        for (one, other) in truth.iter().zip(elsewhere) {
            assert!(one == other, "{here}: {}", difference(one, other));
            assert!(!one.1.contains(&seed), "{here}: the seed at {}", one.0);
            compared += 1;
        }
        looked(truth, viewer, place, &here);
    }
    compared
}

/// Whether that is what it is about: a table, unless others play its deal and the reader does not, the
/// club with it, a study that has no board of it, and its tournament.
fn looked(sent: &[(String, String)], viewer: Viewer, place: TablePlace, here: &str) {
    let hidden = place.is_sealed() && viewer.seat().is_none();
    let status = if hidden { "403 Forbidden" } else { "200 OK" };
    assert!(sent[0].0.ends_with(status), "{here}: {}", sent[0].0);
    let streamed = sent.iter().find(|it| it.0.starts_with("/stream")).expect("a stream");
    assert!(hidden || streamed.1.contains("id=\"table\""), "{here}");
    let of = |address: &str| {
        let found = sent.iter().find(|it| it.0.starts_with(address));
        found.unwrap_or_else(|| panic!("{here}: nothing at {address}"))
    };
    let lists = of("/clubs/").1.contains("/t/TABLE");
    assert_eq!(lists, !place.is_sealed(), "{here}: the club");
    assert!(of("/studies/sTABLE?").0.ends_with("200 OK"), "{here}");
    assert!(of("/studies/sTABLE/board").0.ends_with("404 Not Found"), "{here}");
    let cup = of("/tournaments/").0.ends_with("200 OK");
    assert_eq!(cup, place.is_round(), "{here}: the tournament");
    let duel = place == TablePlace::Duel;
    assert_eq!(of("/duels/dTABLE ").0.ends_with("200 OK"), duel, "{here}: the duel");
    assert!(!of("/review text").0.ends_with("200 OK"), "{here}: no review while it runs");
}

/// Where two answers part.
fn difference(one: &(String, String), other: &(String, String)) -> String {
    let at = one.1.bytes().zip(other.1.bytes()).position(|(a, b)| a != b).unwrap_or_default();
    let part = |text: &str| {
        let (from, to) = (at.saturating_sub(200), text.len().min(at + 200));
        String::from_utf8_lossy(&text.as_bytes()[from..to]).into_owned()
    };
    format!("{} / {}\n{}\nELSEWHERE\n{}", one.0, other.0, part(&one.1), part(&other.1))
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_that_is_sent_depends_on_what_its_reader_may_not_know() {
    let games = std::env::var("REMPART_SECRET_GAMES").ok().and_then(|it| it.parse().ok());
    // Each kind of game in each place.
    let games: u64 = games.unwrap_or((GAMES.len() * TablePlace::ALL.len()) as u64);
    let mut compared = 0;
    for first in (0..games).step_by(BATCH) {
        let house = Arc::new(TestHouse::open().await);
        let mut batch = JoinSet::new();
        for number in first..games.min(first + BATCH as u64) {
            let (house, info) = (Arc::clone(&house), &GAMES[number as usize % GAMES.len()]);
            batch.spawn(async move { compare(&house, info, number).await });
        }
        while let Some(done) = batch.join_next().await {
            compared += done.expect("a game that keeps its secrets");
        }
    }
    println!("{games} games, {compared} answers the same in both deals");
    assert!(games as usize * 30 <= compared, "{compared} answers compared");
}
