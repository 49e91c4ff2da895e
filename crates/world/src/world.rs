//! One table, its servers, its store and its people, and everything that can go wrong between them.

use std::collections::{BTreeMap, BTreeSet};

use catalogue::Table;
use facts::{PlayedMove, Status, Write};
use room::{Cause, Effect, Failure, Objection, Request, Room, Settings};
use tabletop::{Chance, Seat};
use words::Lang;

use crate::client::{Client, Wish, Wishes, answers, look};
use crate::disk::Disk;
use crate::opening;
use crate::{Plant, PromiseKind, WorldFault, WorldTally};

/// For how many milliseconds things go wrong at a table, and how long it may take to recover.
const TROUBLE: i64 = 120_000;
const REST: i64 = 4 * 3_600_000;

/// After how many milliseconds everybody whose server lives must be answered.
const PATIENCE: i64 = 60_000;

/// More events than ever happen in one millisecond.
const SPIN: u32 = 1_000;

/// The table has recovered when this many moves were played in quiet times.
const WELL: usize = 12;

const SETTINGS: Settings = Settings { pace: 700, minute: 60_000, remind: 90_000, name_move };

/// A table where reminders are due at once has nothing left to do while people think.
const SLEEPY: Settings = Settings { remind: 0, ..SETTINGS };

fn name_move(_: Lang, _: &[String], _: &dyn Table, _: Seat, mv: &str) -> String {
    mv.to_string()
}

/// How likely each fault is, in thousandths.
#[derive(Clone, Copy, Debug)]
struct Weather {
    store: usize,
    deaths: usize,
    network: usize,
}

impl Weather {
    fn any(chance: &mut Chance) -> Weather {
        let bad = [0, 20, 100, 300];
        Weather {
            store: *chance.pick(&bad),
            deaths: *chance.pick(&[0, 2, 10, 40]),
            network: *chance.pick(&bad),
        }
    }
}

/// Something that was given to the store.
#[derive(Clone, Debug)]
struct Landing {
    life: u32,
    number: u64,
    /// The number of earlier writes that it expects; none if that does not matter.
    before: Option<u64>,
    writes: Vec<Write>,
    /// The wish that it is for.
    wish: Option<u64>,
}

/// An event that is going to happen.
#[derive(Clone, Debug)]
enum Event {
    /// Somebody may want something.
    Client(usize),
    /// What they sent arrives at the server in this place.
    Arrives(usize, usize, u64),
    /// What was given to the store reaches the disk.
    Lands(Landing),
    /// The store reports the result of a write.
    Written { life: u32, number: u64, failure: Option<Failure> },
    /// The store has been read.
    Read { life: u32, plies: usize, version: u64, fails: bool },
    /// A bot has thought.
    Thought { life: u32, number: u64, mv: Option<String> },
    /// A server starts in this place.
    Begins(usize),
    /// A server hears that another one has written.
    Hears { life: u32 },
    /// Some server takes over what must be done only once for the table.
    Keeps,
    /// The clock of the machine is set.
    ClockJumps(i64),
    /// The server looks at the time.
    Wakes { life: u32 },
}

/// A running server, with everything that it knows of the table.
struct Server {
    life: u32,
    room: Room,
}

/// A person who asked a server and was not answered yet: which client with which wish, and since
/// when.
struct WaitingClient {
    life: u32,
    client: usize,
    wish: u64,
    since: i64,
}

pub(crate) struct World {
    seed: u64,
    plant: Plant,
    chance: Chance,
    weather: Weather,
    /// What is going to happen, in order of time.
    events: BTreeMap<(i64, u64), Event>,
    counter: u64,
    /// Milliseconds since the world began, and by how much the clock of the machine is wrong.
    time: i64,
    offset: i64,
    disk: Disk,
    /// The writes that reached the disk: of which server, under which number.
    landed: BTreeSet<(u32, u64)>,
    /// One or two places for servers.
    servers: Vec<Option<Server>>,
    /// How many servers there have been, and which of them does what must be done only once for the
    /// table.
    lives: u32,
    keeper: u32,
    /// Whether the table may sleep, and whether it does.
    is_sleepy: bool,
    is_asleep: bool,
    clients: Vec<Client>,
    wishes: Wishes,
    waiting: BTreeMap<u64, WaitingClient>,
    tickets: u64,
    /// Moves that bots chose and that the table has not played yet.
    thoughts: Vec<PlayedMove>,
    /// The last version that anybody was told is stored.
    promised: u64,
    quiet: bool,
    /// Whether everything that happens is printed.
    is_told: bool,
    tally: WorldTally,
}

type WorldResult = Result<(), WorldFault>;

impl World {
    pub(crate) fn new(seed: u64, plant: Plant) -> World {
        let mut chance = Chance::from_number(seed);
        let disk = opening::open(&mut chance);
        // Taken from the seed itself, so that tables with one server stay as they were.
        let places = if seed.is_multiple_of(6) { 2 } else { 1 };
        let clients = Client::all(disk.facts.seats.len(), places == 2);
        let weather = Weather::any(&mut chance);
        World {
            seed,
            plant,
            chance,
            weather,
            events: BTreeMap::new(),
            counter: 0,
            time: 0,
            offset: 1_700_000_000_000,
            disk,
            landed: BTreeSet::new(),
            servers: std::iter::repeat_with(|| None).take(places).collect(),
            lives: 0,
            keeper: 0,
            // Only where there is one server: the other would have to be told to wake it.
            is_sleepy: places == 1 && seed.is_multiple_of(4),
            is_asleep: false,
            clients,
            wishes: Wishes::new(),
            waiting: BTreeMap::new(),
            tickets: 0,
            thoughts: Vec::new(),
            promised: 0,
            quiet: false,
            is_told: std::env::var_os("WORLD_TOLD").is_some(),
            tally: WorldTally { tables: 1, ..WorldTally::default() },
        }
    }

    /// Simulates the table with faults, then without, until it has recovered.
    pub(crate) fn live(mut self) -> Result<WorldTally, WorldFault> {
        for place in 0..self.servers.len() {
            self.at(0, Event::Begins(place));
        }
        for client in 0..self.clients.len() {
            let soon = self.within(2_000);
            self.at(soon, Event::Client(client));
        }
        if self.chance.below(3) == 0 {
            let (when, far) = (self.within(TROUBLE), self.within(40 * 3_600_000));
            self.at(when, Event::ClockJumps(far));
        }
        self.run(TROUBLE)?;
        self.rest()?;
        Ok(self.tally)
    }

    /// Nothing fails any more, so the table must go on.
    fn rest(&mut self) -> WorldResult {
        self.weather = Weather { store: 0, deaths: 0, network: 0 };
        self.quiet = true;
        for place in 0..self.servers.len() {
            self.at(0, Event::Begins(place));
        }
        for client in 0..self.clients.len() {
            self.at(0, Event::Client(client));
        }
        let (end, goal) = (self.time + REST, self.disk.moves.len() + WELL);
        while self.disk.facts.status == Status::Running && self.disk.moves.len() < goal {
            if end <= self.time {
                // One that sleeps is woken to say why.
                self.begin(0)?;
                let states = self.living().map(|it| it.room.state());
                let asked: Vec<_> =
                    states.map(|it| (it.asked(), it.pondering(), it.seats())).collect();
                let awaited = &self.disk.awaited;
                let what = format!("nobody can play any more: {asked:?}; it waits for {awaited:?}");
                return self.fault(PromiseKind::Stuck, what);
            }
            self.run(self.time + 10_000)?;
        }
        self.run(self.time + PATIENCE)?;
        self.check_answered()?;
        self.check_disk()
    }

    fn fault(&self, kind: PromiseKind, what: impl Into<String>) -> WorldResult {
        Err(WorldFault { seed: self.seed, kind, what: what.into() })
    }

    /// A random number of milliseconds, at most `most`.
    fn within(&mut self, most: i64) -> i64 {
        self.chance.below(most as usize + 1) as i64
    }

    fn is(&mut self, of_a_thousand: usize) -> bool {
        self.chance.below(1000) < of_a_thousand
    }

    fn now(&self) -> i64 {
        self.time + self.offset
    }

    fn at(&mut self, later: i64, event: Event) {
        self.counter += 1;
        self.events.insert((self.time + later, self.counter), event);
    }

    /// Processes all events before `end`.
    fn run(&mut self, end: i64) -> WorldResult {
        let (mut still, mut turns) = (self.time, 0);
        loop {
            let wakes = self.living().filter_map(|it| Some((it.room.next_wake()?, it.life)));
            let waker = wakes.min();
            let wake = waker.map(|it| it.0 - self.offset);
            let next = self.events.keys().next().map(|it| it.0);
            let wakes = wake.is_some_and(|it| next.is_none_or(|next| it <= next));
            let Some(first) = (if wakes { wake } else { next }) else { break };
            if end < first {
                break;
            }
            self.time = self.time.max(first);
            turns = if still == self.time { turns + 1 } else { 0 };
            still = self.time;
            if SPIN < turns {
                return self.fault(PromiseKind::Stuck, "the table does nothing, again and again");
            }
            if self.is_told {
                let event = self.events.values().next().filter(|_| !wakes);
                eprintln!("{} {event:?}", self.time);
            }
            if let Some((_, life)) = waker.filter(|_| wakes) {
                self.happen(Event::Wakes { life })?;
            } else if let Some((_, event)) = self.events.pop_first() {
                self.happen(event)?;
            }
            self.carry_out()?;
            self.check_answered()?;
        }
        self.time = self.time.max(end);
        Ok(())
    }

    fn happen(&mut self, event: Event) -> WorldResult {
        let now = self.now();
        match event {
            Event::Client(client) => {
                self.doze();
                self.visit(client)?;
                self.want(client);
            }
            Event::Arrives(place, client, wish) => {
                self.visit(client)?;
                self.arrive(place, client, wish);
            }
            Event::Lands(landing) => return self.land(&landing),
            Event::Written { life, number, failure } => self.written(life, number, failure),
            Event::Read { life, plies, version, fails } => {
                return self.read(life, (plies, version), fails);
            }
            Event::Thought { life, number, mv } => {
                if let Some(room) = self.alive(life) {
                    room.thought(now, number, mv);
                }
            }
            Event::Begins(place) => return self.begin(place),
            Event::Hears { life } => {
                self.tally.heard += 1;
                if let Some(room) = self.alive(life) {
                    room.doubt(now);
                }
            }
            Event::Keeps => self.keep(),
            Event::ClockJumps(far) => self.offset += far,
            Event::Wakes { life } => {
                if let Some(room) = self.alive(life) {
                    room.time(now);
                }
            }
        }
        Ok(())
    }

    /// The store reports a write to the room that asked for it.
    fn written(&mut self, life: u32, number: u64, failure: Option<Failure>) {
        let now = self.now();
        // A real store never claims a write that did not happen.
        let honest = self.plant != Plant::Early && !self.landed.contains(&(life, number));
        let failure = failure.or(honest.then_some(Failure::Stale));
        match (self.alive(life), failure) {
            (None, _) => {}
            (Some(room), None) => room.stored(now, number),
            (Some(room), Some(failure)) => room.failed(now, number, failure),
        }
    }

    fn living(&self) -> impl Iterator<Item = &Server> {
        self.servers.iter().flatten()
    }

    /// The room of that server, if it still lives.
    fn alive(&mut self, life: u32) -> Option<&mut Room> {
        let server = self.servers.iter_mut().flatten().find(|it| it.life == life);
        server.map(|it| &mut it.room)
    }

    /// A server starts and wakes the table from what is stored.
    fn begin(&mut self, place: usize) -> WorldResult {
        if self.servers[place].is_some() {
            return Ok(());
        }
        self.check_disk()?;
        self.lives += 1;
        let (life, now) = (self.lives, self.now());
        let first = self.living().next().is_none();
        let alone = self.chance.below(2) == 0 && first && !self.is_asleep;
        self.is_asleep = false;
        let settings = if self.is_sleepy { SLEEPY } else { SETTINGS };
        if first {
            self.keeper = life;
        }
        let Some(kept) = self.disk.kept() else { return self.torn() };
        let room = Room::wake(kept, settings, now, first, alone);
        self.servers[place] = Some(Server { life, room });
        self.at(0, Event::Wakes { life });
        self.see(life)
    }

    /// A server dies with everything that it knew.
    fn die(&mut self, life: u32) {
        let Some(place) =
            self.servers.iter().position(|it| it.as_ref().is_some_and(|it| it.life == life))
        else {
            return;
        };
        self.tally.deaths += 1;
        self.servers[place] = None;
        self.waiting.retain(|_, it| it.life != life);
        if self.plant == Plant::Lost && self.disk.moves.len() > 2 {
            self.disk.forget();
        }
        // The next machine may have another clock.
        if self.chance.below(4) == 0 {
            self.offset += self.within(7_200_000) - 3_600_000;
        }
        let soon = self.within(5_000);
        self.at(soon, Event::Begins(place));
        if 1 < self.servers.len() {
            let soon = self.within(3_000);
            self.at(soon, Event::Keeps);
        }
    }

    /// If no server does what must be done only once for the table, one takes that over.
    fn keep(&mut self) {
        let now = self.now();
        if self.living().any(|it| it.life == self.keeper) {
            return;
        }
        if let Some(server) = self.servers.iter_mut().flatten().next() {
            self.keeper = server.life;
            server.room.keep(now, true);
        }
    }

    /// A table where nothing will happen by itself is noted as such, and then sleeps.
    fn doze(&mut self) {
        let now = self.now();
        let Some(server) = &mut self.servers[0] else { return };
        let facts = server.room.state().facts();
        if !self.is_sleepy || !server.room.is_idle() || facts.status != Status::Running {
            return;
        }
        if facts.at_rest {
            self.servers[0] = None;
            self.is_asleep = true;
            self.tally.slept += 1;
        } else {
            server.room.rest(now);
        }
    }

    /// Only those for whom the table waits come to a table that sleeps. Who came before it fell
    /// asleep wakes it with the request that is still on its way.
    fn visit(&mut self, client: usize) -> WorldResult {
        let knows = self.plant != Plant::Asleep;
        let comes = knows && self.disk.awaited.contains(&self.clients[client].person.id);
        if self.is_asleep && comes { self.begin(0) } else { Ok(()) }
    }

    fn want(&mut self, client: usize) {
        let pause = if self.quiet { 500 } else { 100 + self.within(4_000) };
        self.at(pause, Event::Client(client));
        if let Some((wish, sent)) = self.clients[client].open {
            // Somebody who gets no answer sends the request again, and gives up after a while.
            if sent < 4 || self.quiet {
                self.tally.resent += 1;
                self.send(client, wish, sent + 1);
            } else {
                self.clients[client].open = None;
            }
            return;
        }
        let (now, written, several) = (self.now(), self.disk.facts.writes, 1 < self.servers.len());
        let place = client % self.servers.len();
        let Some(server) = &mut self.servers[place] else { return };
        // One server among several asks the store for the number of writes before it shows a table. In
        // troubled times it does not here, so that it is often behind.
        if self.quiet && several && server.room.state().facts().writes != written {
            server.room.doubt(now);
        }
        let (state, quiet) = (server.room.state(), self.quiet);
        let wanted = self.clients[client].wish(state, &self.disk, &mut self.chance, quiet);
        let Some(request) = wanted else { return };
        let wish = self.wishes.len() as u64;
        let answers = answers(state, &request);
        self.wishes.insert(wish, Wish { request, answers, stored: 0 });
        self.send(client, wish, 1);
        if self.is(self.weather.network / 2) {
            // A double click.
            self.send(client, wish, 2);
        }
    }

    fn send(&mut self, client: usize, wish: u64, sent: u32) {
        self.clients[client].open = Some((wish, sent));
        self.tally.sent += 1;
        if !self.is(self.weather.network) {
            let soon = if self.quiet { 10 } else { self.within(300) };
            // A request that is sent again may go to another server.
            let place = (client + sent as usize - 1) % self.servers.len();
            self.at(soon, Event::Arrives(place, client, wish));
        }
    }

    fn arrive(&mut self, place: usize, client: usize, wish: u64) {
        let (now, since) = (self.now(), self.time);
        let Some(Server { life, room }) = &mut self.servers[place] else { return };
        self.tickets += 1;
        let life = *life;
        self.waiting.insert(self.tickets, WaitingClient { life, client, wish, since });
        let request = self.wishes[&wish].request.clone();
        room.ask(now, self.tickets, request.clone());
        // The store knows it first, and with it every server.
        if let Request::SetConfirms { person, confirms } = request {
            self.disk.set_confirms(&person, confirms);
            if 1 < self.servers.len() {
                self.let_others_know(life);
            }
        }
    }

    /// Carries out what the rooms want done; a server may die before each effect.
    fn carry_out(&mut self) -> WorldResult {
        let lives: Vec<u32> = self.living().map(|it| it.life).collect();
        lives.into_iter().try_for_each(|it| self.carry_out_of(it))
    }

    fn carry_out_of(&mut self, life: u32) -> WorldResult {
        loop {
            let effects = self.alive(life).map(Room::effects).unwrap_or_default();
            if effects.is_empty() {
                return Ok(());
            }
            for effect in effects {
                if self.is(self.weather.deaths) {
                    self.die(life);
                    return Ok(());
                }
                self.affect(life, effect)?;
            }
        }
    }

    fn affect(&mut self, life: u32, effect: Effect) -> WorldResult {
        match effect {
            Effect::Answer { ticket, answer } => self.answer(ticket, answer),
            Effect::Store { number, before, writes, ticket } => {
                let wish = ticket.and_then(|it| Some(self.waiting.get(&it)?.wish));
                let before = Some(before);
                self.store(Landing { life, number, before, writes, wish });
                Ok(())
            }
            Effect::Read { plies, version } => {
                let fails = self.is(self.weather.store);
                let soon = self.within(50);
                self.at(soon, Event::Read { life, plies, version, fails });
                Ok(())
            }
            Effect::Think(task) => {
                let legal = task.game.legal_moves(task.seat);
                let mv = self.chance.pick(&legal).clone();
                let mv = task.game.confer(task.seat, &mv, task.people);
                self.thoughts.push(PlayedMove { seat: task.seat.0, mv: mv.clone() });
                let lost = self.is(self.weather.store / 10);
                let soon = self.within(3_000);
                let mv = (!lost).then_some(mv);
                self.at(soon, Event::Thought { life, number: task.number, mv });
                Ok(())
            }
            Effect::Tell => self.see(life),
            Effect::Call { .. } | Effect::StandsStill(_) => Ok(()),
            Effect::Remind { .. } => {
                self.tally.reminded += 1;
                Ok(())
            }
        }
    }

    /// Gives something to the store. The store may write it or not, soon or late, and report that
    /// truly, or report that it does not know.
    fn store(&mut self, given: Landing) {
        let (life, number) = (given.life, given.number);
        let (lands, says) = (self.within(20), 20 + self.within(30));
        let written = |failure| Event::Written { life, number, failure };
        let landing = Event::Lands(given.clone());
        if self.plant == Plant::Early {
            // The planted fault: reported before it is written.
            self.at(0, written(None));
            return self.at(2_000, landing);
        }
        if given.before != Some(self.disk.facts.writes) {
            return self.at(says, written(Some(Failure::Stale)));
        }
        if !self.is(self.weather.store) {
            self.at(lands, landing);
            let late = self.is(self.weather.store);
            let says = if late { 5_000 } else { says };
            self.at(says, written(None));
            if self.is(self.weather.store) {
                self.at(says + 40, written(None));
            }
            return;
        }
        self.fail(given, lands, says);
    }

    /// The store reports a failure, whatever became of the write.
    fn fail(&mut self, given: Landing, lands: i64, says: i64) {
        let (life, number) = (given.life, given.number);
        let written = |failure| Event::Written { life, number, failure };
        let landing = Event::Lands(given.clone());
        self.tally.failed += 1;
        let failure = *self.chance.pick(&[Failure::Away, Failure::Broken]);
        match self.chance.below(3) {
            0 => {}
            1 => self.at(lands, landing.clone()),
            // Written when nobody expects it any more.
            _ => self.at(says + 200, landing.clone()),
        }
        if self.plant == Plant::Doubled {
            // The planted fault: written once more, without reading what is there.
            self.at(lands, landing);
            self.at(says, Event::Lands(Landing { before: None, ..given }));
            return self.at(says + 5, written(None));
        }
        if self.plant != Plant::Stuck {
            self.at(says, written(Some(failure)));
        }
    }

    /// A write reaches the disk, unless the disk has other writes meanwhile.
    fn land(&mut self, landing: &Landing) -> WorldResult {
        // Half of the time, what a dying server was writing is never written.
        if self.alive(landing.life).is_none() && self.chance.below(2) == 0 {
            return Ok(());
        }
        let Some(before) = landing.before else { return self.land_again(landing) };
        if !self.disk.write(before, &landing.writes) {
            return Ok(());
        }
        self.landed.insert((landing.life, landing.number));
        self.let_others_know(landing.life);
        self.tally.stored += 1;
        for write in &landing.writes {
            if let Write::Moves { moves, end, .. } = write {
                self.tally.moves += moves.len() as u64;
                self.tally.over += u64::from(end.is_some());
                self.account_for(landing.wish, moves)?;
            }
        }
        Ok(())
    }

    /// After a while the other servers hear that this one has written.
    fn let_others_know(&mut self, life: u32) {
        let others: Vec<u32> = self.living().map(|it| it.life).filter(|it| *it != life).collect();
        for life in others {
            let soon = if self.is(self.weather.network) { 5_000 } else { self.within(100) };
            self.at(soon, Event::Hears { life });
        }
    }

    /// The planted fault: writes the same moves once more.
    fn land_again(&mut self, landing: &Landing) -> WorldResult {
        let seq = self.disk.moves.len();
        for write in &landing.writes {
            if let Write::Moves { moves, .. } = write {
                let again = Write::Moves { seq, moves: moves.clone(), end: None };
                self.disk.write(self.disk.facts.writes, &[again]);
                self.account_for(landing.wish, moves)?;
            }
        }
        Ok(())
    }

    /// Checks that somebody wanted these moves, and that each wish is stored once. Talk may be
    /// repeated.
    fn account_for(&mut self, wish: Option<u64>, moves: &[PlayedMove]) -> WorldResult {
        if let Some(wish) = wish.and_then(|it| self.wishes.get_mut(&it)) {
            wish.stored += 1;
            return match wish.answers && 1 < wish.stored {
                true => self.fault(PromiseKind::Doubled, format!("{moves:?} was stored twice")),
                false => Ok(()),
            };
        }
        let thought = moves.first().and_then(|it| self.thoughts.iter().position(|own| own == it));
        if let Some(at) = thought {
            self.thoughts.remove(at);
            return Ok(());
        }
        if moves.iter().all(|it| self.is_given(it)) {
            return Ok(());
        }
        self.fault(
            PromiseKind::Doubled,
            format!("{moves:?} was stored, and nobody wanted it (again)"),
        )
    }

    /// Whether the table plays this move by itself, since there was no other answer.
    fn is_given(&self, played: &PlayedMove) -> bool {
        let plies = self.disk.moves.len() - 1;
        let game = self.disk.kept().and_then(|it| it.game).map(|it| it.at(plies));
        game.is_some_and(|game| {
            let seat = Seat(played.seat);
            let given = [game.only_answer(seat), game.standing(seat), game.reply(seat)];
            given.iter().flatten().any(|it| *it == played.mv)
        })
    }

    fn read(&mut self, life: u32, (plies, version): (usize, u64), fails: bool) -> WorldResult {
        let (now, news) = (self.now(), self.disk.news(plies, version));
        let Some(room) = self.alive(life) else { return Ok(()) };
        if fails {
            room.unreadable(now);
        } else if room.learn(now, news) {
            room.time(now);
        } else {
            let Some(kept) = self.disk.kept() else { return self.torn() };
            if let Some(room) = self.alive(life) {
                room.replace(now, kept);
                room.time(now);
            }
        }
        Ok(())
    }

    fn torn(&self) -> WorldResult {
        self.fault(PromiseKind::Torn, "what is stored cannot be played again")
    }

    fn answer(&mut self, ticket: u64, answer: Result<u64, Objection>) -> WorldResult {
        if self.is_told {
            eprintln!("    {ticket}: {answer:?}");
        }
        let Some(WaitingClient { client, wish, .. }) = self.waiting.remove(&ticket) else {
            return self.fault(PromiseKind::Doubled, format!("ticket {ticket} is answered twice"));
        };
        self.tally.answered += 1;
        let known = &self.wishes[&wish];
        let unsure = matches!(&answer, Err(it) if matches!(it.cause, Cause::Away | Cause::Broken));
        match answer {
            Ok(_) if known.answers && known.stored == 0 => {
                let what = format!("{:?} is acknowledged and not stored", known.request);
                return self.fault(PromiseKind::Early, what);
            }
            Ok(_) => {
                self.tally.acknowledged += 1;
                self.promised = self.promised.max(self.disk.facts.version);
            }
            Err(_) => self.tally.refused += 1,
        }
        // An answer may get lost on its way. Somebody who hears that a request may have failed may
        // send it again.
        let lost = self.is(self.weather.network) || (unsure && self.chance.below(2) == 0);
        if !lost && self.clients[client].open.is_some_and(|(open, _)| open == wish) {
            self.clients[client].open = None;
        }
        Ok(())
    }

    /// Everybody at a server looks at the table; nobody may see what is not stored.
    fn see(&mut self, life: u32) -> WorldResult {
        let Some(server) = self.servers.iter().flatten().find(|it| it.life == life) else {
            return Ok(());
        };
        let state = server.room.state();
        self.tally.looks += 1;
        let version = state.facts().version;
        let Some(then) = self.disk.past.get(version as usize) else {
            let what = format!("version {version} is seen, {} stored", self.disk.facts.version);
            return self.fault(PromiseKind::Early, what);
        };
        let last = state.game().filter(|it| 0 < it.plies()).map(|it| it.entry(it.plies() - 1));
        let last = last.map(|(seat, mv)| PlayedMove { seat: seat.0, mv });
        let closed = state.facts().status == Status::Closed;
        if !closed && (state.plies(), &last) != (then.0, &then.1) {
            let what = format!("version {version} is {last:?} to those who look, and {then:?}");
            return self.fault(PromiseKind::Early, what);
        }
        look(state);
        Ok(())
    }

    /// Checks that what was acknowledged is there.
    fn check_disk(&self) -> WorldResult {
        if self.disk.facts.version < self.promised {
            let what = format!("version {} is gone", self.promised);
            return self.fault(PromiseKind::Lost, what);
        }
        Ok(())
    }

    /// Checks that nobody waits for ever at a server that lives.
    fn check_answered(&self) -> WorldResult {
        let late = self.waiting.values().find(|it| it.since + PATIENCE < self.time);
        match late {
            Some(waiting) => {
                let request = &self.wishes[&waiting.wish].request;
                self.fault(PromiseKind::Stuck, format!("{request:?} is not answered"))
            }
            None => Ok(()),
        }
    }
}
