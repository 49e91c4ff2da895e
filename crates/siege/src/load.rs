//! Tables full of people who play: each opens a page, hears the news of it, and answers by the
//! buttons that it shows.

use std::io::{Error, Result};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use rand_chacha::ChaCha8Rng;
use rand_core::{Rng as _, SeedableRng as _};
use tokio::sync::watch;
use tokio::task::JoinSet;

use crate::wire::{CookieHolder, Wire};

/// A game, and how many people play it at a table.
pub type GameAndPeople = (&'static str, usize);

/// What is played: only people, so that what is measured is the server and not its bots. It names
/// the games, as any program does that knows only the wire.
pub const KINDS: [GameAndPeople; 5] =
    [("pulp", 1), ("oh-no", 3), ("planisphere", 2), ("invazions", 2), ("xeno", 2)];

/// Connections over which moves are sent.
const WIRES: usize = 64;

/// Tables that are opened at once.
const OPENERS: usize = 16;

/// What is counted while people play.
#[derive(Debug, Default)]
pub struct Count {
    /// Milliseconds from a move until its answer, in thousandths.
    answered: Mutex<Vec<u32>>,
    /// The same until the page of the one who moved shows it.
    shown: Mutex<Vec<u32>>,
    refused: AtomicU64,
    failed: AtomicU64,
    idle: AtomicU64,
}

/// How long something took, as percentiles.
#[derive(Clone, Copy, Debug)]
pub struct Spread {
    pub count: usize,
    /// Milliseconds, for 500, 990 and 999 in 1,000, and at most.
    pub milliseconds: [f64; 4],
}

impl Spread {
    fn of(mut times: Vec<u32>) -> Spread {
        times.sort_unstable();
        let at = |share: f64| {
            let place = (times.len() as f64 * share) as usize;
            times.get(place.min(times.len().saturating_sub(1))).copied().unwrap_or_default()
        };
        let milliseconds = [0.5, 0.99, 0.999, 1.0].map(|it| f64::from(at(it)) / 1000.0);
        Spread { count: times.len(), milliseconds }
    }
}

/// What was counted in a while.
#[derive(Clone, Copy, Debug)]
pub struct MovesCounted {
    pub answered: Spread,
    pub shown: Spread,
    /// Moves that a page offered and that were out of date when they came.
    pub refused: u64,
    /// Moves without a proper answer.
    pub failed: u64,
    /// Times at which a table's turn came and nobody had a move to make.
    pub idle: u64,
    pub seconds: f64,
}

/// What a page shows to one who sits there.
#[derive(Clone, Debug, Default)]
struct PageOfSitter {
    seq: u64,
    moves: Vec<String>,
    over: bool,
    /// Where it asks how far one may go back, if it does not know.
    back: Option<String>,
}

/// How long a page waits before it asks that.
const REST: Duration = Duration::from_millis(400);

/// How long people wait for what a table plays by itself.
const BREATH: Duration = Duration::from_millis(20);

/// What a stream has sent of a page.
#[derive(Default)]
struct StreamedPage {
    html: String,
}

impl StreamedPage {
    /// The page as it is after an event; nothing if that is none of a page.
    fn heed(&mut self, event: &str) -> Option<PageOfSitter> {
        let fields = |name: &str| -> Vec<&str> {
            event.lines().filter_map(|it| it.strip_prefix(name)).collect()
        };
        let data = fields("data: ").join("\n");
        match fields("event: ").concat().as_str() {
            "fragment" => self.html = data,
            "patch" => self.html = patched(&self.html, &data)?,
            _ => return None,
        }
        read_page(&self.html)
    }
}

/// A page of which parts are replaced, as its script does it: letters are counted in UTF-16.
fn patched(html: &str, changes: &str) -> Option<String> {
    let changes: Vec<(usize, usize, String)> = serde_json::from_str(changes).ok()?;
    let (mut after, mut rest) = (String::with_capacity(html.len()), html);
    for (stays, goes, text) in changes {
        let (kept, others) = rest.split_at(place(rest, stays)?);
        after.extend([kept, &text]);
        rest = &others[place(others, goes)?..];
    }
    after.push_str(rest);
    Some(after)
}

/// After how many bytes a text has this length in UTF-16.
fn place(text: &str, mut length: usize) -> Option<usize> {
    for (at, letter) in text.char_indices() {
        if length == 0 {
            return Some(at);
        }
        length = length.checked_sub(letter.len_utf16())?;
    }
    (length == 0).then_some(text.len())
}

/// What stands in `text` between each `before` and the next quote.
pub(crate) fn quoted<'a>(text: &'a str, before: &'a str) -> impl Iterator<Item = &'a str> {
    text.split(before).skip(1).filter_map(|it| it.split('"').next())
}

/// What a page shows; nothing if this is none.
fn read_page(text: &str) -> Option<PageOfSitter> {
    let seq = quoted(text, "data-seq=\"").next()?.parse().ok()?;
    let moves = quoted(text, "name=\"move\" value=\"").map(|it| it.replace("&amp;", "&"));
    let moves = moves.collect();
    let back = quoted(text, "id=\"back\" data-ask=\"").next().map(str::to_string);
    Some(PageOfSitter { seq, moves, over: text.contains("class=\"curtain"), back })
}

/// Somebody at a table, with their page open.
struct SitterOfTable {
    person: CookieHolder,
    page: watch::Receiver<PageOfSitter>,
}

/// A table with its people.
pub struct BesiegedTable {
    id: String,
    kind: GameAndPeople,
    sitters: Vec<SitterOfTable>,
    /// The onlookers, each with the page open.
    _onlookers: Vec<SitterOfTable>,
    chance: ChaCha8Rng,
}

/// A server under load.
#[derive(Clone)]
pub struct Site {
    address: String,
    wires: Arc<Vec<tokio::sync::Mutex<Option<Wire>>>>,
    next: Arc<AtomicU64>,
    /// How many onlookers each table has.
    onlookers: usize,
}

impl BesiegedTable {
    pub fn id(&self) -> &str {
        &self.id
    }

    fn is_over(&self) -> bool {
        self.sitters.iter().any(|it| it.page.borrow().over)
    }
}

impl Site {
    /// The server at `host:port`.
    pub fn at(address: &str) -> Site {
        let wires = (0..WIRES).map(|_| tokio::sync::Mutex::new(None)).collect();
        let wires = Arc::new(wires);
        Site { address: address.to_string(), wires, next: Arc::default(), onlookers: 0 }
    }

    /// The same server, with this many onlookers at each table.
    #[must_use]
    pub fn watched_by(self, onlookers: usize) -> Site {
        Site { onlookers, ..self }
    }

    fn number(&self) -> u64 {
        self.next.fetch_add(1, Ordering::Relaxed)
    }

    /// Asks over one of the connections; the status and the body.
    pub(crate) async fn ask(&self, request: &[u8]) -> Result<crate::wire::Answer> {
        let mut place = self.wires[self.number() as usize % WIRES].lock().await;
        let mut wire = match place.take() {
            Some(wire) => wire,
            None => Wire::open(&self.address).await?,
        };
        let answer = wire.ask(request).await?;
        if answer.open {
            *place = Some(wire);
        }
        Ok(answer)
    }

    async fn must(&self, person: &mut CookieHolder, request: &[u8]) -> Result<serde_json::Value> {
        let answer = self.ask(request).await?;
        person.heed(&answer);
        match answer.status {
            200 => Ok(answer.json()),
            status => Err(Error::other(format!("{status}: {}", answer.text()))),
        }
    }

    /// Opens a table, seats everybody, begins, and opens their pages.
    async fn open(&self, kind: GameAndPeople) -> Result<BesiegedTable> {
        let number = self.number();
        let mut people: Vec<CookieHolder> =
            (0..kind.1).map(|at| CookieHolder::stranger((number * 8 + at as u64) as u32)).collect();
        let seats = ["seat1", "seat2", "seat3", "seat4", "seat5"].into_iter().enumerate();
        let choice = |at: usize| match at {
            0 => "me",
            at if at < kind.1 => "link",
            _ => "closed",
        };
        let mut form = vec![("game", kind.0), ("open", "on")];
        form.extend(seats.map(|(at, name)| (name, choice(at))));
        let request = people[0].post("/new", &form);
        let opened = self.must(&mut people[0], &request).await?;
        let id = opened["table"].as_str().unwrap_or_default().to_string();
        for person in &mut people[1..] {
            let request = person.post(&format!("/t/{id}/sit"), &[]);
            self.must(person, &request).await?;
        }
        if 1 < kind.1 {
            let request = people[0].post(&format!("/t/{id}/start"), &[]);
            self.must(&mut people[0], &request).await?;
        }
        let chance = ChaCha8Rng::seed_from_u64(number);
        let mut sitters = Vec::new();
        for person in people {
            sitters.push(self.sit(&id, person).await?);
        }
        let mut onlookers = Vec::new();
        for at in 0..self.onlookers {
            let stranger = CookieHolder::stranger((self.number() * 8 + at as u64) as u32);
            onlookers.push(self.sit(&id, stranger).await?);
        }
        Ok(BesiegedTable { id, kind, sitters, _onlookers: onlookers, chance })
    }

    /// Plays a game to its end; its table, and one who sat there.
    pub(crate) async fn played(&self, kind: GameAndPeople) -> Result<(String, CookieHolder)> {
        let (mut table, count) = (self.open(kind).await?, Count::default());
        while !table.is_over() {
            if !self.turn(&mut table, &count).await {
                tokio::time::sleep(BREATH).await;
            }
        }
        Ok((table.id, table.sitters.swap_remove(0).person))
    }

    /// Opens somebody's page: from now on they hear what is new.
    async fn sit(&self, table: &str, person: CookieHolder) -> Result<SitterOfTable> {
        let mut wire = Wire::open(&self.address).await?;
        wire.send(&person.stream(&format!("/t/{table}/stream"))).await?;
        if wire.begin().await? != 200 {
            return Err(Error::other("no stream"));
        }
        let (news, page) = watch::channel(PageOfSitter::default());
        tokio::spawn(async move {
            let (mut event, mut sent) = (Vec::new(), StreamedPage::default());
            while let Ok(piece) = wire.piece().await {
                event.extend(piece);
                if event.ends_with(b"\n\n") {
                    let seen = sent.heed(&String::from_utf8_lossy(&event));
                    event.clear();
                    if seen.is_some_and(|it| news.send(it).is_err()) {
                        return;
                    }
                }
            }
        });
        tokio::spawn(self.clone().ask_back(person.clone(), page.clone()));
        Ok(SitterOfTable { person, page })
    }

    /// Asks how far one may go back as a page does: when nothing has happened for a moment, and no longer
    /// than until something happens. It has a connection of its own, since the answer may take long.
    async fn ask_back(self, person: CookieHolder, mut page: watch::Receiver<PageOfSitter>) {
        let mut kept = None;
        while page.changed().await.is_ok() {
            let Some(path) = page.borrow_and_update().back.clone() else { continue };
            tokio::time::sleep(REST).await;
            if page.has_changed().unwrap_or(true) {
                continue;
            }
            let wire = match kept.take() {
                Some(wire) => Ok(wire),
                None => Wire::open(&self.address).await,
            };
            let Ok(mut wire) = wire else { continue };
            let (mut news, request) = (page.clone(), person.get(&path));
            tokio::select! {
                answer = wire.ask(&request) => kept = answer.is_ok_and(|it| it.open).then_some(wire),
                _ = news.changed() => (),
            }
        }
    }

    /// Opens this many tables, of these games in turn.
    ///
    /// # Errors
    /// The server refuses one.
    pub async fn open_tables(
        &self,
        count: usize,
        kinds: &[GameAndPeople],
    ) -> Result<Vec<BesiegedTable>> {
        let mut tables = Vec::with_capacity(count);
        let mut opening = JoinSet::new();
        for at in 0..count {
            let (site, kind) = (self.clone(), kinds[at % kinds.len()]);
            opening.spawn(async move { site.open(kind).await });
            if OPENERS <= opening.len() {
                tables.extend(opening.join_next().await.map(flat).transpose()?);
            }
        }
        while let Some(opened) = opening.join_next().await {
            tables.push(flat(opened)?);
        }
        Ok(tables)
    }

    /// A stranger looks at these pages, one after the other; how long each took.
    ///
    /// # Errors
    /// One is not shown.
    pub async fn look_at(&self, paths: &[String]) -> Result<Spread> {
        let (mut stranger, mut times) = (CookieHolder::stranger(0), Vec::new());
        for path in paths {
            let (start, request) = (Instant::now(), stranger.get(path));
            let answer = self.ask(&request).await?;
            stranger.heed(&answer);
            // A game that had ended was not copied.
            if answer.status == 404 {
                continue;
            }
            if answer.status != 200 {
                return Err(Error::other(format!("{path}: {}", answer.status)));
            }
            times.push(u32::try_from(start.elapsed().as_micros()).unwrap_or(u32::MAX));
        }
        Ok(Spread::of(times))
    }

    /// Lets people move at every table for a while, each table once in every `every`; with none,
    /// as soon as the last move is shown. Hands the tables back.
    pub async fn play(
        &self,
        tables: Vec<BesiegedTable>,
        every: Option<Duration>,
        while_: Duration,
    ) -> (Vec<BesiegedTable>, MovesCounted) {
        let count = Arc::new(Count::default());
        let start = Instant::now();
        let end = start + while_;
        let mut playing = JoinSet::new();
        for (at, table) in tables.into_iter().enumerate() {
            let (site, count) = (self.clone(), Arc::clone(&count));
            let wait = every.map(|it| it.mul_f64(at as f64 * 0.618_034 % 1.0));
            playing.spawn(async move {
                tokio::time::sleep(wait.unwrap_or_default()).await;
                site.play_at(table, every, end, &count).await
            });
        }
        let mut tables = Vec::new();
        while let Some(Ok(table)) = playing.join_next().await {
            tables.extend(table);
        }
        (tables, counted(&count, start.elapsed()))
    }

    async fn play_at(
        &self,
        mut table: BesiegedTable,
        every: Option<Duration>,
        end: Instant,
        count: &Count,
    ) -> Option<BesiegedTable> {
        let mut turn = Instant::now();
        while Instant::now() < end {
            if table.is_over() {
                table = self.open(table.kind).await.ok()?;
            }
            let moved = self.turn(&mut table, count).await;
            match every {
                Some(every) => {
                    turn += every;
                    tokio::time::sleep_until(turn.into()).await;
                }
                // What the table plays by itself takes a moment.
                None if !moved => tokio::time::sleep(BREATH).await,
                None => {}
            }
        }
        Some(table)
    }

    /// Lets a person who is asked at the table move. False if nobody is asked.
    async fn turn(&self, table: &mut BesiegedTable, count: &Count) -> bool {
        let asked = |it: &&mut SitterOfTable| !it.page.borrow().moves.is_empty();
        let Some(sitter) = table.sitters.iter_mut().find(asked) else {
            count.idle.fetch_add(1, Ordering::Relaxed);
            return false;
        };
        let page = sitter.page.borrow_and_update().clone();
        let mv = &page.moves[table.chance.next_u32() as usize % page.moves.len()];
        let seq = page.seq.to_string();
        let path = format!("/t/{}/move", table.id);
        let request = sitter.person.post(&path, &[("seq", &seq), ("move", mv)]);
        let start = Instant::now();
        match self.ask(&request).await.map(|it| it.status) {
            Ok(200) => {
                note(&count.answered, start);
                let later = sitter.page.wait_for(|it| page.seq < it.seq);
                if let Ok(Ok(_)) = tokio::time::timeout(Duration::from_secs(30), later).await {
                    note(&count.shown, start);
                }
            }
            Ok(409 | 422) => {
                count.refused.fetch_add(1, Ordering::Relaxed);
                return false;
            }
            Ok(_) | Err(_) => {
                count.failed.fetch_add(1, Ordering::Relaxed);
                return false;
            }
        }
        true
    }
}

fn flat<T>(joined: std::result::Result<Result<T>, tokio::task::JoinError>) -> Result<T> {
    joined.map_err(Error::other)?
}

fn note(times: &Mutex<Vec<u32>>, start: Instant) {
    let took = u32::try_from(start.elapsed().as_micros()).unwrap_or(u32::MAX);
    times.lock().expect("noting does not panic").push(took);
}

fn counted(count: &Count, while_: Duration) -> MovesCounted {
    let times =
        |it: &Mutex<Vec<u32>>| std::mem::take(&mut *it.lock().expect("noting does not panic"));
    let number = |it: &AtomicU64| it.load(Ordering::Relaxed);
    MovesCounted {
        answered: Spread::of(times(&count.answered)),
        shown: Spread::of(times(&count.shown)),
        refused: number(&count.refused),
        failed: number(&count.failed),
        idle: number(&count.idle),
        seconds: while_.as_secs_f64(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_is_made_of_what_changed() {
        let mut sent = StreamedPage::default();
        let page = "<div data-seq=\"4\"><button name=\"move\" value=\"draw\">É</button></div>";
        let first = sent.heed(&format!("event: fragment\nid: 4\ndata: {page}\n\n")).unwrap();
        assert_eq!((first.seq, first.moves), (4, vec!["draw".to_string()]));
        let patch = r#"[[15,1,"5"],[2,43,"<p>Wait"]]"#;
        let second = sent.heed(&format!("event: patch\nid: 5\ndata: {patch}\n\n")).unwrap();
        assert_eq!((second.seq, second.moves.len()), (5, 0));
        assert_eq!(sent.html, "<div data-seq=\"5\"><p>Wait</div>");
    }
}
