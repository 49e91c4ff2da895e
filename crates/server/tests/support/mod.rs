//! A server on a free port, and people who talk to it over HTTP.

use std::path::Path;
use std::time::Duration;

use place::Place;
use reqwest::redirect::Policy;
use reqwest::{Client, RequestBuilder, Response, StatusCode};
use serde_json::Value;
use server::Config;
use store::{NewTable, PlayedMove, Status, Store};
use tabletop::{Chance, Seed};
use tempfile::TempDir;
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

#[path = "../../../store/tests/support/place.rs"]
pub(crate) mod place;

/// With the value `postgres`, the tests use PostgreSQL instead of files.
const ON: &str = "REMPART_TEST_ON";

/// The file, in a folder, that then holds the address of its database.
const ADDRESS: &str = "address";

/// A running server; its files live as long as `folder`.
pub(crate) struct Site {
    pub(crate) base: String,
    pub(crate) folder: TempDir,
    stop: oneshot::Sender<()>,
    done: JoinHandle<()>,
}

pub(crate) const FILE: &str = "rempart.db";

pub(crate) async fn store_in(folder: &Path) -> Store {
    if std::env::var(ON).is_ok_and(|it| it == "postgres") {
        return Store::connect(&address_in(folder)).await.unwrap();
    }
    Store::open(&folder.join(FILE)).await.unwrap()
}

/// The address of the database that stands for the file in that folder.
fn address_in(folder: &Path) -> String {
    let note = folder.join(ADDRESS);
    if let Ok(address) = std::fs::read_to_string(&note) {
        return address;
    }
    let Some(Place::Server(address)) = Place::server() else { panic!("no PostgreSQL to test on") };
    std::fs::write(note, &address).unwrap();
    address
}

/// Settings for tests: bots do not pause, nothing is limited, and every deal is known. With `DEAL`
/// the host is asked first, and alone, so nothing moves at a new table before a person does.
pub(crate) fn quick() -> Config {
    Config {
        pace: Duration::ZERO,
        thought: Duration::from_millis(30),
        limits: false,
        foreseen: Some(Seed::from_number(DEAL)),
        ..Config::default()
    }
}

const DEAL: u64 = 1;

/// How long one waits for work that goes behind everything else that this machine does, other tests
/// among it.
pub(crate) const AT_LEISURE: Duration = Duration::from_secs(300);

impl Site {
    /// A server with an empty file, whose bots do not pause.
    pub(crate) async fn open() -> Site {
        Site::open_in(tempfile::tempdir().unwrap()).await
    }

    pub(crate) async fn open_in(folder: TempDir) -> Site {
        Site::open_with(folder, quick()).await
    }

    pub(crate) async fn open_with(folder: TempDir, config: Config) -> Site {
        let store = store_in(folder.path()).await;
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let base = format!("http://{}", listener.local_addr().unwrap());
        let (stop, stopped) = oneshot::channel();
        let done = tokio::spawn(async move {
            let shutdown = async {
                let _ = stopped.await;
            };
            server::run(listener, store, config, shutdown).await.unwrap();
        });
        Site { base, folder, stop, done }
    }

    /// Stops the server and returns its folder.
    pub(crate) async fn close(self) -> TempDir {
        self.stop.send(()).unwrap();
        tokio::time::timeout(Duration::from_secs(10), self.done).await.unwrap().unwrap();
        self.folder
    }

    /// Somebody with a browser of their own.
    pub(crate) fn somebody(&self) -> Person {
        Person::at(&self.base)
    }
}

/// Somebody with cookies.
#[derive(Clone)]
pub(crate) struct Person {
    pub(crate) http: Client,
    pub(crate) base: String,
}

type Fields<'a> = &'a [(&'a str, &'a str)];

impl Person {
    pub(crate) fn at(base: &str) -> Person {
        let _ = rustls::crypto::ring::default_provider().install_default();
        let http = Client::builder().cookie_store(true).redirect(Policy::none()).build().unwrap();
        Person { http, base: base.to_string() }
    }

    /// The same browser, when the server has another address.
    pub(crate) fn moved(&self, site: &Site) -> Person {
        Person { http: self.http.clone(), base: site.base.clone() }
    }

    pub(crate) fn get(&self, path: &str) -> RequestBuilder {
        self.http.get(format!("{}{path}", self.base))
    }

    pub(crate) fn post(&self, path: &str, fields: Fields<'_>) -> RequestBuilder {
        let request = self.http.post(format!("{}{path}", self.base));
        request.header("accept", "application/json").header("accept-language", "en").form(fields)
    }

    pub(crate) async fn page(&self, path: &str) -> String {
        let response = self.get(path).send().await.unwrap();
        assert_eq!(response.status(), StatusCode::OK, "{path}");
        response.text().await.unwrap()
    }

    /// The page that a browser gets whose form is refused.
    pub(crate) async fn refused_page(&self, path: &str, fields: Fields<'_>) -> String {
        let request = self.http.post(format!("{}{path}", self.base)).form(fields);
        let answer = request.header("accept-language", "en").send().await.unwrap();
        assert!(answer.status().is_client_error(), "{}", answer.status());
        answer.text().await.unwrap()
    }

    /// Posts; returns the status and the answer that a program gets.
    pub(crate) async fn send(&self, path: &str, fields: Fields<'_>) -> (u16, Value) {
        heard(self.post(path, fields).send().await.unwrap()).await
    }

    pub(crate) async fn must(&self, path: &str, fields: Fields<'_>) -> Value {
        let (status, answer) = self.send(path, fields).await;
        assert_eq!(status, 200, "{path} {fields:?}: {answer}");
        answer
    }

    /// Opens a table with the form; returns its id.
    pub(crate) async fn opens(&self, fields: Fields<'_>) -> String {
        let answer = self.must("/new", fields).await;
        answer["table"].as_str().unwrap().to_string()
    }

    /// The table as data.
    pub(crate) async fn sees(&self, table: &str) -> Value {
        let request = self.get(&format!("/t/{table}")).header("accept", "application/json");
        let (status, data) = heard(request.send().await.unwrap()).await;
        assert_eq!(status, 200, "{data}");
        data
    }

    pub(crate) async fn plays(&self, table: &str, seq: u64, mv: &str) -> (u16, Value) {
        let seq = seq.to_string();
        self.send(&format!("/t/{table}/move"), &[("seq", &seq), ("move", mv)]).await
    }
}

async fn heard(response: Response) -> (u16, Value) {
    (response.status().as_u16(), response.json().await.unwrap())
}

/// A move of the person's own seat; one that ends the game only if there is no other.
pub(crate) fn pick(data: &Value, turn: usize) -> Option<String> {
    let moves: Vec<&str> =
        data["view"]["moves"].as_array()?.iter().filter_map(Value::as_str).collect();
    let calm: Vec<&str> =
        moves.iter().copied().filter(|it| !matches!(*it, "conflict" | "give-in")).collect();
    let from = if calm.is_empty() { moves } else { calm };
    (!from.is_empty()).then(|| from[(turn * 7 + 3) % from.len()].to_string())
}

/// The form of a table for three: me, somebody by the link, a bot.
pub(crate) const WITH_A_FRIEND: [(&str, &str); 7] = [
    ("game", "oh-no"),
    ("seat1", "me"),
    ("seat2", "link"),
    ("seat3", "bot"),
    ("bot3", "cadet"),
    ("seat4", "closed"),
    ("seat5", "closed"),
];

/// A running table of two people, who sit in this order, and a bot.
pub(crate) async fn two_at_a_table(site: &Site) -> (Person, Person, String) {
    two_at(site, &WITH_A_FRIEND).await
}

/// A running table that one person opens by `form` and another comes to by its link.
pub(crate) async fn two_at(site: &Site, form: Fields<'_>) -> (Person, Person, String) {
    let ida = site.somebody();
    let table = ida.opens(form).await;
    let nils = guest(site, &ida, &table, "Nils").await;
    ida.must(&format!("/t/{table}/start"), &[]).await;
    (ida, nils, table)
}

/// A running table of three people without a bot, so that only they move.
pub(crate) async fn three_at(site: &Site, clock: Fields<'_>) -> ([Person; 3], String) {
    let ida = site.somebody();
    let mut form = WITH_A_FRIEND.to_vec();
    form.retain(|(key, _)| !matches!(*key, "seat3" | "bot3"));
    let table = ida.opens(&[&form[..], &[("seat3", "link")], clock].concat()).await;
    let nils = guest(site, &ida, &table, "Nils").await;
    let uma = guest(site, &ida, &table, "Uma").await;
    ida.must(&format!("/t/{table}/start"), &[]).await;
    ([ida, nils, uma], table)
}

/// Somebody who comes by the link of the table's host and sits down.
async fn guest(site: &Site, host: &Person, table: &str, name: &str) -> Person {
    let guest = visitor(site, host, table).await;
    guest.must(&format!("/t/{table}/sit"), &[("name", name)]).await;
    guest
}

/// Somebody who comes by the link of the table's host.
pub(crate) async fn visitor(site: &Site, host: &Person, table: &str) -> Person {
    let page = host.page(&format!("/t/{table}")).await;
    let invite = page.split("?k=").nth(1).unwrap();
    let key: String = invite.chars().take_while(char::is_ascii_alphanumeric).collect();
    let guest = site.somebody();
    let came = guest.get(&format!("/t/{table}?k={key}")).send().await.unwrap();
    assert_eq!(came.status(), StatusCode::SEE_OTHER);
    guest
}

/// Lets people who are asked move, until `enough`; returns what everybody saw at each step.
pub(crate) async fn play_on(
    people: &[&Person],
    table: &str,
    mut enough: impl FnMut(&Value) -> bool,
) -> Vec<Value> {
    let mut seen = Vec::new();
    for turn in 0..100_000 {
        for (at, person) in people.iter().enumerate() {
            let data = person.sees(table).await;
            let done = data["status"] != "running" || enough(&data);
            if let (false, Some(mv)) = (done, pick(&data, turn + at)) {
                // A bot may have been faster; then the page is out of date, and the loop looks
                // again.
                person.plays(table, data["seq"].as_u64().unwrap(), &mv).await;
            }
            seen.push(data);
            if done {
                return seen;
            }
        }
    }
    panic!("the game has no end");
}

/// Replaces the game of `table` with one that was begun elsewhere; its people have the same seats.
/// Returns the table's id. `clock` is how long they may think.
pub(crate) async fn put(
    site: &Site,
    table: &str,
    game: &dyn catalogue::Table,
    clock: Option<&str>,
) -> String {
    let store = store_in(site.folder.path()).await;
    let people = store.table(table).await.unwrap().unwrap();
    let record = game.record(&[]);
    let id = format!("put{}", record.deal.commitment.get(..12).unwrap());
    let moves = record.moves.iter();
    let cards = catalogue::cards(&record.game, None).unwrap();
    let new = NewTable {
        id: id.clone(),
        game: record.game.clone(),
        rules_revision: record.rules_revision,
        cards: (cards.hash, cards.file),
        options: record.options.clone(),
        seed: record.deal.seed.unwrap().to_string(),
        commitment: record.deal.commitment.clone(),
        host: people.host.clone(),
        invite_key: people.invite_key.clone(),
        listed: true,
        lang: people.lang.clone(),
        seats: people.seats.clone(),
        status: Status::Running,
        replay_of: None,
        day: None,
        duel: None,
        tournament: None,
        hints: true,
        clock: clock.map(str::to_string),
        moves: moves.map(|(seat, mv)| PlayedMove { seat: seat.0, mv: mv.clone() }).collect(),
    };
    store.add_table(&new).await.unwrap();
    store.close().await;
    id
}

/// A game played at random up to the first moment that `wanted` accepts; the same one every time.
pub(crate) fn until(
    game: &str,
    players: u8,
    wanted: impl Fn(&dyn catalogue::Table) -> bool,
) -> Box<dyn catalogue::Table> {
    for number in 0..200 {
        let mut table =
            catalogue::open(game, players, &[], None, Seed::from_number(number)).unwrap();
        let mut chance = Chance::from_number(number);
        while let Some(seat) = table.to_act().first() {
            if wanted(table.as_ref()) {
                return table;
            }
            let mv = chance.pick(&table.legal_moves(seat)).clone();
            table.play(seat, &[&mv]).unwrap();
        }
    }
    panic!("no such moment of {game}");
}

/// What a table pushes to somebody.
pub(crate) struct Pushed {
    response: Response,
    rest: Vec<u8>,
    html: String,
}

impl Pushed {
    /// The stream of a table for `person`.
    pub(crate) async fn to(person: &Person, table: &str) -> Pushed {
        Pushed::by(person.get(&format!("/t/{table}/stream"))).await
    }

    /// The stream that a request opens.
    pub(crate) async fn by(request: RequestBuilder) -> Pushed {
        Pushed { response: request.send().await.unwrap(), rest: Vec::new(), html: String::new() }
    }

    /// What the page shows after the next event; and the letters of that, and whether they are only
    /// what changed.
    pub(crate) async fn shown(&mut self) -> (String, usize, bool) {
        let event = self.next().await;
        let fields = |name: &str| -> Vec<&str> {
            event.lines().filter_map(|it| it.strip_prefix(name)).collect()
        };
        let (kind, data) = (fields("event: ").concat(), fields("data: ").join("\n"));
        self.html = match kind.as_str() {
            "fragment" => data.clone(),
            "patch" => patched(&self.html, &data),
            _ => panic!("no page: {event}"),
        };
        (self.html.clone(), data.len(), kind == "patch")
    }

    /// The next event, as its text; that the stream still lives is none, nor is which scripts the
    /// server has.
    pub(crate) async fn next(&mut self) -> String {
        loop {
            if let Some(at) = self.rest.windows(2).position(|it| it == b"\n\n") {
                let event: Vec<u8> = self.rest.drain(..at + 2).take(at).collect();
                let event = String::from_utf8(event).unwrap();
                if !event.starts_with(':') && !event.starts_with("event: scripts") {
                    return event;
                }
                continue;
            }
            let chunk = self.response.chunk().await.unwrap().expect("the stream goes on");
            self.rest.extend_from_slice(&chunk);
        }
    }
}

/// A page of which parts are replaced, as the script in it does that: its letters are counted in UTF-16.
fn patched(html: &str, changes: &str) -> String {
    let changes: Vec<(usize, usize, String)> = serde_json::from_str(changes).unwrap();
    let before: Vec<u16> = html.encode_utf16().collect();
    let (mut after, mut from) = (Vec::new(), 0);
    for (stays, goes, text) in changes {
        after.extend_from_slice(&before[from..from + stays]);
        after.extend(text.encode_utf16());
        from += stays + goes;
    }
    after.extend_from_slice(&before[from..]);
    String::from_utf16(&after).unwrap()
}
