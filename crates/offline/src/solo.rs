//! The tables of one device, and their rooms.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::Arc;

use catalogue::{GameInfo, Table};
use desk::{Asking, Fragment, Showing};
use facts::{Person, Sitter, Status, Stay, TableFacts, Write};
use frame::shell::Reader;
use room::{
    Access, Advice, Effect, Failure, HintedMove, Known, Luck, Objection, Request, Room, Settings,
    Shelf, State, TablePlan, Task,
};
use tabletop::{Chance, Record, Seat, Seed};
use web::guide::{Guide, MARK};
use words::{Lang, Listener};

use crate::answer::{SoloRefusal, done};
use crate::files::{self, ME, Owner};
use crate::message::{AddressAnswer, AddressAsked, Message, News, Order, Orders, ThoughtFor};
use crate::review::SoloReview;
use crate::think::{ThoughtWork, Wanted};

/// How the ids of tables of a device begin, so that nobody takes them for those of a server.
pub(crate) const SOLO: &str = "solo-";

/// A table, what it is about to be, and its room if somebody asked for it.
struct SoloTable {
    shelf: Shelf,
    room: Option<Room>,
    next: Option<Shelf>,
}

/// What follows when a room has answered.
pub(crate) enum SoloReply {
    /// Nobody waits.
    Nothing,
    /// The usual answer; with the version, if the request makes a new one.
    Done { call: u64, json: bool, advances: bool },
    /// The address is answered after all.
    Page(AddressAsked),
    /// The way to the list of tables.
    Tables { call: u64, json: bool },
}

/// What follows when something is kept.
pub(crate) enum Follows {
    /// The room hears of it, as its write with this number.
    Room { table: String, number: u64 },
    /// The answer can be given.
    Answer { call: u64, answer: AddressAnswer },
}

/// What a page listens to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Hears {
    /// What changed on the page of a table.
    Changes,
    /// That something happened at a table.
    Pings,
    /// That a review has come further.
    Review,
}

/// A page that listens.
struct Listens {
    stream: u64,
    table: String,
    hears: Hears,
    shown: Option<Arc<Fragment>>,
}

/// Everything of somebody who plays alone.
#[derive(Default)]
pub struct Solo {
    pub(crate) owner: Owner,
    tables: BTreeMap<String, SoloTable>,
    /// The files of cards, by their hash.
    cards: BTreeMap<String, String>,
    listening: Vec<Listens>,
    pub(crate) reviews: BTreeMap<String, SoloReview>,
    /// What is kept of each review.
    pub(crate) review_files: BTreeMap<String, String>,
    replies: HashMap<u64, SoloReply>,
    follows: HashMap<u64, Follows>,
    /// Tables whose pages are to be drawn again.
    told: BTreeSet<String>,
    tickets: u64,
    keeps: u64,
    pub(crate) now: i64,
    luck: Option<Chance>,
    pub(crate) orders: Vec<Order>,
}

/// Whether a person who plays alone may have what they ask, or why not.
pub(crate) type Granted<T> = Result<T, SoloRefusal>;

impl Solo {
    /// Hears a message, a [`Message`] as JSON, and says what is to be done, [`Orders`] as JSON.
    pub fn serve(&mut self, message: &str) -> String {
        if let Ok(message) = serde_json::from_str(message) {
            self.hear(message);
        }
        let orders = Orders { orders: std::mem::take(&mut self.orders), wake: self.wake() };
        serde_json::to_string(&orders).expect("plain data is JSON")
    }

    fn hear(&mut self, message: Message) {
        self.now = message.now;
        self.luck = message.luck.parse::<Seed>().ok().map(Chance::new);
        match message.news {
            News::Begins { files, lang } => self.begin(files, lang),
            News::Asked(asked) => self.asked(asked),
            News::Listens { stream, path, origin } => self.listens(stream, &path, &origin),
            News::Leaves { stream } => self.leaves(stream),
            News::Kept { number, done } => self.kept(number, done),
            News::Thought { thought, text } => self.thought(thought, text),
            News::Time => {}
        }
        self.pass_time();
        self.tell();
    }

    fn begin(&mut self, files: BTreeMap<String, String>, lang: String) {
        let of = |kind: &'static str| {
            files.iter().filter_map(move |(name, text)| Some((name.strip_prefix(kind)?, text)))
        };
        self.cards = of("cards/").map(|(hash, file)| (hash.to_string(), file.clone())).collect();
        let tables = of("table/").filter_map(|(id, text)| {
            let shelf = files::read(text, &self.cards)?;
            Some((id.to_string(), SoloTable { shelf, room: None, next: None }))
        });
        self.tables = tables.collect();
        self.review_files = of("review/").map(|(id, it)| (id.to_string(), it.clone())).collect();
        let owner = files.get("owner").and_then(|it| serde_json::from_str(it).ok());
        self.owner = owner.unwrap_or(Owner { lang, ..Owner::default() });
        if self.owner.name.is_empty() {
            let luck = [self.below(256) as u8, self.below(256) as u8];
            self.owner.name = desk::names::playful(self.lang(), luck);
            self.remember_owner();
        }
    }

    pub(crate) fn lang(&self) -> Lang {
        self.owner.lang()
    }

    pub(crate) fn me(&self) -> Person {
        let (name, lang) = (self.owner.name.clone(), self.lang().code().to_string());
        Person { id: ME.to_string(), name, lang }
    }

    /// Who reads a page at this address.
    pub(crate) fn reader<'a>(&'a self, path: &'a str) -> Reader<'a> {
        self.owner.reader(path)
    }

    pub(crate) fn asking<'a>(&'a self, path: &'a str, origin: &'a str) -> Asking<'a> {
        self.owner.asking(path, origin)
    }

    /// A random number below `most`.
    fn below(&mut self, most: usize) -> usize {
        self.luck.as_mut().map_or(0, |it| it.below(most))
    }

    /// A seed that nobody can foresee.
    pub(crate) fn seed(&mut self) -> Seed {
        self.luck.as_mut().map_or_else(|| Seed::from_number(0), Chance::seed)
    }

    pub(crate) fn answer(&mut self, call: u64, answer: AddressAnswer) {
        self.orders.push(Order::Answer { call, answer });
    }

    /// Has these texts kept, and does what follows then.
    pub(crate) fn keep(&mut self, files: BTreeMap<String, String>, follows: Option<Follows>) {
        self.keeps += 1;
        self.follows.extend(follows.map(|it| (self.keeps, it)));
        self.orders.push(Order::Keep { number: self.keeps, files });
    }

    fn owner_file(&self) -> BTreeMap<String, String> {
        let text = serde_json::to_string(&self.owner).expect("plain data is JSON");
        BTreeMap::from([("owner".to_string(), text)])
    }

    /// Keeps what is known of the owner, and answers when it is kept.
    pub(crate) fn keep_owner(&mut self, call: u64, answer: AddressAnswer) {
        self.keep(self.owner_file(), Some(Follows::Answer { call, answer }));
    }

    /// The same, while nobody waits for it.
    pub(crate) fn remember_owner(&mut self) {
        self.keep(self.owner_file(), None);
    }

    fn kept(&mut self, number: u64, done: bool) {
        match self.follows.remove(&number) {
            Some(Follows::Room { table, number }) => {
                let now = self.now;
                let Some(it) = self.tables.get_mut(&table) else { return };
                let next = it.next.take();
                match (next, &mut it.room) {
                    (Some(next), Some(room)) if done => {
                        it.shelf = next;
                        room.stored(now, number);
                    }
                    (_, Some(room)) => room.failed(now, number, Failure::Away),
                    (_, None) => {}
                }
                self.settle(&table);
            }
            Some(Follows::Answer { call, answer }) => match done {
                true => self.answer(call, answer),
                false => {
                    let refusal = SoloRefusal::from(Objection::away());
                    let answer = refusal.answer(self.reader("/"), false);
                    self.answer(call, answer);
                }
            },
            None => {}
        }
    }

    /// Every table as it is kept, with its room if it is awake.
    pub(crate) fn shelves(&self) -> impl Iterator<Item = &Shelf> {
        self.tables.values().map(|it| &it.shelf)
    }

    /// The room of a table, which is woken if it sleeps.
    pub(crate) fn room(&mut self, id: &str) -> Granted<&Room> {
        let now = self.now;
        let table = self.tables.get_mut(id).ok_or_else(SoloRefusal::not_found)?;
        if table.room.is_none() {
            let kept = table.shelf.kept(script(&table.shelf.facts)).or_else(|reason| {
                // Its text stays as it is: another version of the program may be able to go on.
                let facts = &table.shelf.facts;
                let (status, reason) = (Status::Closed, Some(reason.to_string()));
                let closed = TableFacts { status, reason, ..facts.clone() };
                Shelf { facts: closed, ..table.shelf.clone() }.kept(None)
            });
            let kept = kept.map_err(|_| SoloRefusal::from(Objection::broken()))?;
            let mut room = Room::wake(kept, settings(), now, true, true);
            room.time(now);
            table.room = Some(room);
            self.settle(id);
        }
        let room = self.tables.get(id).and_then(|it| it.room.as_ref());
        room.ok_or_else(SoloRefusal::not_found)
    }

    /// The table as it is shown to its owner.
    pub(crate) fn showing(&mut self, id: &str) -> Granted<Showing<'_>> {
        let now = self.now;
        Ok(Showing::of(self.room(id)?, now))
    }

    /// What is kept of a table.
    pub(crate) fn shelf(&self, id: &str) -> Granted<&Shelf> {
        self.tables.get(id).map(|it| &it.shelf).ok_or_else(SoloRefusal::not_found)
    }

    pub(crate) fn state(&mut self, id: &str) -> Granted<&State> {
        Ok(self.room(id)?.state())
    }

    /// Asks something of a table.
    pub(crate) fn ask(&mut self, id: &str, request: Request, reply: SoloReply) -> Granted<()> {
        let now = self.now;
        self.room(id)?;
        self.tickets += 1;
        self.replies.insert(self.tickets, reply);
        let ticket = self.tickets;
        if let Some(room) = self.tables.get_mut(id).and_then(|it| it.room.as_mut()) {
            room.ask(now, ticket, request);
        }
        self.settle(id);
        Ok(())
    }

    /// Carries out what a room wants done.
    fn settle(&mut self, id: &str) {
        while let Some(effects) =
            self.tables.get_mut(id).and_then(|it| it.room.as_mut()).map(Room::effects)
        {
            if effects.is_empty() {
                return;
            }
            for effect in effects {
                self.carry_out(id, effect);
            }
        }
    }

    fn carry_out(&mut self, id: &str, effect: Effect) {
        match effect {
            Effect::Answer { ticket, answer } => self.replied(id, ticket, answer),
            Effect::Store { number, before, writes, .. } => self.store(id, number, before, &writes),
            Effect::Read { plies, version } => self.read(id, plies, version),
            Effect::Think(task) => self.think(id, task),
            Effect::Tell => {
                self.told.insert(id.to_string());
            }
            // Whoever plays alone is not called, and a table that stands still tries again.
            Effect::Call { .. } | Effect::Remind { .. } | Effect::StandsStill(_) => {}
        }
    }

    /// Has kept what a room writes.
    fn store(&mut self, id: &str, number: u64, before: u64, writes: &[Write]) {
        let now = self.now;
        let Some(table) = self.tables.get_mut(id) else { return };
        let mut next = table.shelf.clone();
        if !next.write(before, writes) {
            if let Some(room) = table.room.as_mut() {
                room.failed(now, number, Failure::Stale);
            }
            return;
        }
        next.facts.changed = now / 1000;
        let files = BTreeMap::from([(format!("table/{id}"), files::written(&next))]);
        table.next = Some(next);
        self.keep(files, Some(Follows::Room { table: id.to_string(), number }));
    }

    /// Tells a room what is kept of it.
    fn read(&mut self, id: &str, plies: usize, version: u64) {
        let now = self.now;
        let Some(table) = self.tables.get_mut(id) else { return };
        let Some(room) = table.room.as_mut() else { return };
        if !room.learn(now, table.shelf.news(plies, version)) {
            match table.shelf.kept(script(&table.shelf.facts)) {
                Ok(kept) => room.replace(now, kept),
                Err(_) => room.unreadable(now),
            }
        }
    }

    fn replied(&mut self, id: &str, ticket: u64, answer: Result<u64, Objection>) {
        let Some(reply) = self.replies.remove(&ticket) else { return };
        match (reply, answer) {
            (SoloReply::Nothing, _) => {}
            (SoloReply::Page(asked), _) => {
                let page = self.table_page(&asked, id);
                self.give(&asked, page);
            }
            (SoloReply::Done { call, json, advances }, Ok(version)) => {
                self.answer(call, done(json, id, advances.then_some(version)));
            }
            (SoloReply::Tables { call, json }, Ok(_)) => {
                let tables = crate::answer::redirect("/tables");
                self.answer(call, if json { done(true, id, None) } else { tables });
            }
            (
                SoloReply::Done { call, json, .. } | SoloReply::Tables { call, json },
                Err(objection),
            ) => {
                let path = format!("/t/{id}/");
                let answer = SoloRefusal::from(objection).answer(self.reader(&path), json);
                self.answer(call, answer);
            }
        }
    }

    /// Answers an address.
    pub(crate) fn give(&mut self, asked: &AddressAsked, answer: Granted<AddressAnswer>) {
        let answer = answer.unwrap_or_else(|it| it.answer(self.reader(&asked.path), asked.json));
        self.answer(asked.call, answer);
    }

    fn think(&mut self, id: &str, task: Task) {
        let Task { number, game, seat, level, people } = task;
        let people = people.iter().map(|it| it.0).collect();
        let work = self.work(id, game.as_ref(), seat, Wanted::Move { level, people });
        let thought = ThoughtFor::Move { table: id.to_string(), number };
        self.orders.push(Order::Think { thought, work });
    }

    /// Work for a worker in which bots think.
    pub(crate) fn work(
        &mut self,
        id: &str,
        game: &dyn Table,
        seat: Seat,
        wanted: Wanted,
    ) -> String {
        let luck = self.seed().to_string();
        let cards = self.tables.get(id).map(|it| it.shelf.cards.clone()).unwrap_or_default();
        let record = Record { outcome: None, ..game.record(&[]) }.to_string();
        let work = ThoughtWork { record, cards, seat: seat.0, wanted, luck };
        serde_json::to_string(&work).expect("plain data is JSON")
    }

    /// Lets a bot think about what the owner asks it.
    pub(crate) fn consult(
        &mut self,
        asked: &AddressAsked,
        id: &str,
        page: room::PageSeen,
    ) -> Granted<()> {
        let question = self.state(id)?.question(ME, page)?;
        let room::HintQuestion { game, seat, settled } = question;
        let work = self.work(id, game.as_ref(), seat, Wanted::Advice);
        let (call, json, table) = (asked.call, asked.json, id.to_string());
        let thought = ThoughtFor::Hint { call, table, seat: seat.0, settled, json };
        self.orders.push(Order::Think { thought, work });
        Ok(())
    }

    fn thought(&mut self, thought: ThoughtFor, text: String) {
        let now = self.now;
        match thought {
            ThoughtFor::Move { table, number } => {
                if let Some(room) = self.tables.get_mut(&table).and_then(|it| it.room.as_mut()) {
                    room.thought(now, number, Some(text).filter(|it| !it.is_empty()));
                }
                self.settle(&table);
            }
            ThoughtFor::Review { table } => self.reviewed(&table, &text),
            ThoughtFor::Hint { call, table, seat, settled, json } => {
                let thought: bots::Hints = serde_json::from_str(&text).unwrap_or_default();
                let hint = |it: bots::WeighedMove| HintedMove {
                    mv: it.mv,
                    visits: it.visits,
                    worth: it.worth,
                };
                let hints = thought.moves.into_iter().map(hint).collect();
                let advice = Advice { settled, hints, reasons: thought.reasons };
                let (person, seat) = (self.me(), Seat(seat));
                let request = Request::Advise { person, seat, advice };
                let reply = SoloReply::Done { call, json, advances: true };
                let _ = self.ask(&table, request, reply);
            }
        }
    }

    /// When to come back, if nothing else happens.
    fn wake(&self) -> Option<i64> {
        self.tables.values().filter_map(|it| it.room.as_ref()?.next_wake()).min()
    }

    fn pass_time(&mut self) {
        let now = self.now;
        let due = |it: &SoloTable| it.room.as_ref().and_then(Room::next_wake);
        let due = self.tables.iter().filter(|it| due(it.1).is_some_and(|it| it <= now));
        let due: Vec<String> = due.map(|it| it.0.clone()).collect();
        for id in due {
            if let Some(room) = self.tables.get_mut(&id).and_then(|it| it.room.as_mut()) {
                room.time(now);
            }
            self.settle(&id);
        }
    }

    fn listens(&mut self, stream: u64, path: &str, origin: &str) {
        let mut parts = path.trim_start_matches('/').split('/').skip(1);
        let (id, what) = (parts.next().unwrap_or_default(), parts.next().unwrap_or_default());
        let table = id.to_string();
        let hears = match what {
            "events" => Hears::Pings,
            "review" => Hears::Review,
            _ => Hears::Changes,
        };
        if self.room(id).is_err() {
            self.orders.push(Order::End { stream });
            return;
        }
        self.listening.push(Listens { stream, table, hears, shown: None });
        if hears == Hears::Review {
            return;
        }
        if hears == Hears::Changes {
            let text = format!("event: scripts\ndata: {}\n\n", env!("CARGO_PKG_VERSION"));
            self.orders.push(Order::Tell { stream, text });
        }
        let _ = self.ask(id, Request::OpenPage { person: ME.to_string() }, SoloReply::Nothing);
        if hears == Hears::Changes {
            self.show(stream, origin);
        }
    }

    fn leaves(&mut self, stream: u64) {
        let Some(at) = self.listening.iter().position(|it| it.stream == stream) else { return };
        let Listens { table, hears, .. } = self.listening.swap_remove(at);
        if hears != Hears::Review {
            let closes = Request::ClosePage { person: ME.to_string() };
            let _ = self.ask(&table, closes, SoloReply::Nothing);
        }
    }

    /// Everybody who looks at a table that changed looks again.
    fn tell(&mut self) {
        let told = std::mem::take(&mut self.told);
        let looking = self.listening.iter().filter(|it| told.contains(&it.table));
        let looking: Vec<(u64, Hears)> = looking.map(|it| (it.stream, it.hears)).collect();
        for (stream, hears) in looking {
            match hears {
                Hears::Changes => self.show(stream, ""),
                Hears::Pings => self.ping(stream),
                Hears::Review => {}
            }
        }
    }

    fn ping(&mut self, stream: u64) {
        self.orders.push(Order::Tell { stream, text: "data: changed\n\n".into() });
    }

    /// Those who look at a review hear that it has come further.
    pub(crate) fn tell_of_review(&mut self, id: &str) {
        let looks = |it: &&Listens| it.table == id && it.hears == Hears::Review;
        let looking: Vec<u64> = self.listening.iter().filter(looks).map(|it| it.stream).collect();
        looking.into_iter().for_each(|it| self.ping(it));
    }

    /// Sends a page what it does not show yet.
    fn show(&mut self, stream: u64, origin: &str) {
        let Some(at) = self.listening.iter().position(|it| it.stream == stream) else { return };
        let Listens { table, shown, .. } = &self.listening[at];
        let (id, shown) = (table.clone(), shown.clone());
        let now = self.now;
        let Some(room) = self.tables.get(&id).and_then(|it| it.room.as_ref()) else { return };
        let showing = Showing::of(room, now);
        let asking = self.asking("/", origin);
        let access = Access::Member;
        let fresh = showing.fresh(&asking, access, shown.as_deref(), |sight, reader| {
            Ok(Arc::new(showing.fragment(&asking, access, sight, reader)?))
        });
        let Ok(Some(fresh)) = fresh else { return };
        let patch = shown.and_then(|it| fresh.patch(&it));
        let (kind, data) = match &patch {
            Some(patch) => ("patch", patch.as_str()),
            None => ("fragment", &*fresh.html),
        };
        let data = data.replace('\n', "\ndata: ");
        let text = format!("event: {kind}\nid: {}\ndata: {data}\n\n", fresh.version);
        self.listening[at].shown = Some(fresh);
        self.orders.push(Order::Tell { stream, text });
    }

    /// Opens a table, and leads there when it is kept.
    pub(crate) fn open(&mut self, asked: &AddressAsked, plan: TablePlan) -> Granted<String> {
        let id = self.add(plan)?;
        let answer = done(asked.json, &id, None);
        let shelf = &self.tables[&id].shelf;
        let mut files = BTreeMap::from([(format!("table/{id}"), files::written(shelf))]);
        if !self.cards.contains_key(&shelf.facts.cards) {
            self.cards.insert(shelf.facts.cards.clone(), shelf.cards.clone());
            files.insert(format!("cards/{}", shelf.facts.cards), shelf.cards.clone());
        }
        self.keep(files, Some(Follows::Answer { call: asked.call, answer }));
        Ok(id)
    }

    fn add(&mut self, plan: TablePlan) -> Granted<String> {
        let broken = || SoloRefusal::from(Objection::broken());
        let game = catalogue::info(&plan.game).map_err(|_| broken())?;
        let (seed, cards, replay_of) = match plan.luck.clone() {
            Luck::Again(it) => (it.seed, it.cards, Some(it.of)),
            Luck::Fresh | Luck::Day(_) | Luck::Duel(_) => {
                let newest = catalogue::cards(game.id, None).map_err(|_| broken())?;
                (self.seed().to_string(), newest.hash, None)
            }
        };
        let file = self.cards_of(game.id, &cards).ok_or_else(broken)?;
        let commitment = seed.parse::<Seed>().map_err(|_| broken())?.commitment();
        let luck: Vec<u8> = (0..8).map(|_| self.below(256) as u8).collect();
        let id = format!("{SOLO}{}", desk::names::token(&luck));
        let moves = plan.moves.clone();
        let facts = self.facts_of(plan, game, &id);
        let version = moves.len() as u64;
        let facts = TableFacts { seed, commitment, cards, replay_of, version, ..facts };
        let shelf = Shelf { moves, ..Shelf::new(facts, file) };
        self.tables.insert(id.clone(), SoloTable { shelf, room: None, next: None });
        Ok(id)
    }

    /// The file of the cards with this hash, if it is known here.
    pub(crate) fn cards_of(&self, game: &str, hash: &str) -> Option<String> {
        let newest = catalogue::cards(game, None).ok().filter(|it| it.hash == hash);
        newest.map(|it| it.file).or_else(|| self.cards.get(hash).cloned())
    }

    /// A table of a plan, but for its deal.
    fn facts_of(&self, plan: TablePlan, game: &GameInfo, id: &str) -> TableFacts {
        let confirms = self.owner.confirms;
        let stay =
            |it: &Sitter| Stay { confirms: confirms && it.person().is_some(), ..Stay::default() };
        let is_free = plan.seats.contains(&Sitter::Free);
        TableFacts {
            id: id.to_string(),
            game: plan.game,
            rules_revision: game.rules_revision,
            cards: String::new(),
            options: desk::opening::all_options(game, plan.options),
            seed: String::new(),
            commitment: String::new(),
            host: ME.to_string(),
            invite_key: String::new(),
            listed: false,
            lang: plan.lang.code().to_string(),
            status: if is_free { Status::Lobby } else { Status::Running },
            reason: None,
            outcome: None,
            won: false,
            version: 0,
            writes: 0,
            at_rest: false,
            created: self.now / 1000,
            changed: self.now / 1000,
            replay_of: None,
            day: None,
            duel: None,
            tournament: None,
            sealed: false,
            hints: plan.hints,
            clock: plan.clock.map(|it| it.to_string()),
            rematch: None,
            stays: plan.seats.iter().map(stay).collect(),
            seats: plan.seats,
        }
    }

    /// From now on the owner has another name, at every table.
    pub(crate) fn rename(&mut self, name: String) {
        self.owner.name.clone_from(&name);
        self.everywhere(|shelf| {
            for seat in &mut shelf.facts.seats {
                if let Sitter::Person { name: old, beside: false, .. } = seat {
                    old.clone_from(&name);
                }
            }
        });
        let name = self.owner.name.clone();
        self.ask_everywhere(|| Request::Rename { person: ME.to_string(), name: name.clone() });
    }

    /// Whether the turns of the owner wait for a word of theirs, at all tables.
    pub(crate) fn set_confirms(&mut self, confirms: bool) {
        self.owner.confirms = confirms;
        self.everywhere(|shelf| shelf.set_confirms(ME, confirms));
        self.ask_everywhere(|| Request::SetConfirms { person: ME.to_string(), confirms });
    }

    /// Changes what is kept of every table.
    fn everywhere(&mut self, change: impl Fn(&mut Shelf)) {
        let mut files = BTreeMap::new();
        for (id, table) in &mut self.tables {
            change(&mut table.shelf);
            table.next.as_mut().map(&change);
            files.insert(format!("table/{id}"), files::written(&table.shelf));
        }
        self.keep(files, None);
    }

    fn ask_everywhere(&mut self, request: impl Fn() -> Request) {
        let awake = self.tables.iter().filter(|it| it.1.room.is_some());
        let awake: Vec<String> = awake.map(|it| it.0.clone()).collect();
        for id in awake {
            let _ = self.ask(&id, request(), SoloReply::Nothing);
        }
    }

    /// What the owner may do at a table: it is theirs.
    pub(crate) fn access(&mut self, id: &str) -> Granted<Access> {
        let now = self.now;
        Ok(self.state(id)?.access(Some(ME), Known::default(), now)?)
    }
}

/// The script of a table, if its deal is that of a first game.
fn script(facts: &TableFacts) -> Option<Arc<room::script::Script>> {
    facts.replay_of.as_deref().filter(|it| *it == MARK)?;
    let guide = Guide::dealt(&facts.game, &facts.seed, &facts.options)?;
    Some(Arc::clone(&guide.script))
}

/// As those of the server.
fn settings() -> Settings {
    Settings { pace: 700, minute: 60_000, remind: i64::MAX / 4, name_move }
}

fn name_move(lang: Lang, names: &[String], game: &dyn Table, seat: Seat, mv: &str) -> String {
    speech::at(game).move_name(game, mv, Listener::new(lang, names, Some(seat)))
}
