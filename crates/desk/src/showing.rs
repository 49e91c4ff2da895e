//! What somebody sees of a table.

use std::ops::Range;

use catalogue::Table;
use facts::{PlayedMove, Said, Sitter, Status, TableFacts, TalkKind};
use frame::data::{
    self, Beside, Board, Company, DealMark, Ending, Frame, Given, Guided, Here, HintState,
    KnownDeal, LastMove, LogPart, ReasonShown, SameDeal, SharedDevice, Since, TurnProgress,
    Weighed,
};
use frame::table;
use maud::Markup;
use room::names::aside;
use room::{Access, OTHER_CARDS, Objection, Room, State, TimeLeft};
use tabletop::{Glance, Seat, Viewer};
use web::boards;
use web::guide::{Guide, MARK};
use web::site;
use words::{Asked, Lang, Listener};

use crate::closed::{ClosedTable, closed, why_closed};
use crate::reasons::reason_shown;
use crate::{Asking, BOTS, days};

/// A table that is shown at a moment.
#[derive(Clone, Copy)]
pub struct Showing<'a> {
    pub(crate) room: &'a Room,
    /// Milliseconds since 1970.
    pub(crate) now: i64,
}

/// What is drawn of a table.
#[derive(Clone, Copy)]
pub struct Sight<'a> {
    /// The moment that the clocks show, in milliseconds since 1970.
    pub at: i64,
    /// What of the log is drawn, beside what is new to its reader.
    pub log: LogPart<'a>,
    /// Whether it is the whole page, with what stays the same all game long, and how far one may
    /// go back: to find that takes a while.
    pub whole: bool,
}

/// A table for the list of one's own.
pub struct Glimpse {
    pub names: Vec<String>,
    /// What the reader is asked, in words, if they are.
    pub ask: Option<String>,
    /// For whom the table waits.
    pub waits_for: Vec<String>,
    /// What they have left to think, while they are asked.
    pub left: Option<TimeLeft>,
    /// How many moves the reader has not seen.
    pub unseen: usize,
}

impl<'a> Showing<'a> {
    pub fn of(room: &'a Room, now: i64) -> Showing<'a> {
        Showing { room, now }
    }

    fn whole_now(self) -> Sight<'a> {
        Sight { at: self.now, log: LogPart::default(), whole: true }
    }

    pub(crate) fn state(self) -> &'a State {
        self.room.state()
    }

    pub(crate) fn facts(self) -> &'a TableFacts {
        self.state().facts()
    }

    pub(crate) fn game(self) -> Option<&'a dyn Table> {
        self.state().game()
    }

    pub fn names(self, lang: Lang) -> Vec<String> {
        self.state().names(lang)
    }

    /// The page of the table. `moves` are those that are kept, for a table without a board.
    ///
    /// # Errors
    /// The table cannot be drawn, which is a fault of the program.
    pub fn page(
        self,
        asking: &Asking<'_>,
        access: Access,
        moves: Vec<PlayedMove>,
    ) -> Result<Markup, Objection> {
        match self.facts().status {
            Status::Lobby => Ok(self.lobby_page(asking)),
            _ if self.game().is_none() => Ok(self.closed_page(asking, moves)),
            _ => self.drawn(asking, access, self.whole_now(), table::page),
        }
    }

    /// Whether it has moves that only its record can show.
    pub fn is_without_board(self) -> bool {
        self.facts().status != Status::Lobby && self.game().is_none()
    }

    pub(crate) fn drawn(
        self,
        asking: &Asking<'_>,
        access: Access,
        sight: Sight<'_>,
        draw: impl FnOnce(&Frame<'_>, &Board) -> Markup,
    ) -> Result<Markup, Objection> {
        let game = self.game().ok_or_else(Objection::broken)?;
        self.framed(asking, access, sight, |frame| Ok(draw(frame, &boards::board(frame, game))))
    }

    /// How far the asking may go back, as their page shows it; `mine` says that they are asked.
    ///
    /// # Errors
    /// It cannot be drawn, which is a fault of the program.
    pub fn back(
        self,
        asking: &Asking<'_>,
        access: Access,
        mine: bool,
    ) -> Result<Markup, Objection> {
        self.framed(asking, access, self.whole_now(), |frame| Ok(frame::turn::back(frame, mine)))
    }

    fn framed(
        self,
        asking: &Asking<'_>,
        access: Access,
        sight: Sight<'_>,
        draw: impl FnOnce(&Frame<'_>) -> Result<Markup, Objection>,
    ) -> Result<Markup, Objection> {
        let state = self.state();
        let viewer = state.viewer(asking.person);
        let names = self.names(asking.lang());
        let sitters = self.sitters(&names);
        let said = self.worth_showing(state.talk(access));
        let lines: Vec<String> = said.iter().map(|it| line(asking.lang(), it)).collect();
        let said: Vec<data::ChatLine<'_>> = said.iter().copied().zip(&lines).map(spoken).collect();
        let advice = self.advised(Listener::new(asking.lang(), &names, viewer.seat()), viewer);
        let reasons = self.reasons(asking.lang(), viewer);
        let invite = self.invitation(asking);
        let others = OtherPeople::of(self, asking.person, sight.at);
        let turn = self.turn(viewer, sight.whole);
        let guided = self.guided(asking.lang(), viewer);
        let since = self.new_from(viewer);
        let last = self.last_move(viewer);
        let frame = Frame {
            lang: asking.lang(),
            table: &self.facts().id,
            seq: state.version(viewer),
            sitters: &sitters,
            viewer,
            aside: false,
            said: &said,
            log: since.map_or(sight.log, |it| sight.log.with(it.told)),
            undo: 0 < turn.back,
            whole: sight.whole,
            deal: self.deal(),
            beside: Beside {
                company: self.company(viewer, &others),
                guide: guided.as_ref(),
                since,
                last,
                given: self.given_to(asking.lang(), viewer),
                turn,
                reasons: &reasons,
                club: asking.club,
                ..self.beside(access, viewer, &invite, advice.as_deref())
            },
        };
        draw(&frame)
    }

    /// The address that lets somebody in.
    pub fn invitation(self, asking: &Asking<'_>) -> String {
        if asking.reader.is_alone() {
            return String::new();
        }
        format!("{}/t/{}?k={}", asking.origin, self.facts().id, self.facts().invite_key)
    }

    /// What a bot said to the viewer, with its moves named.
    fn advised(self, to: Listener<'_>, viewer: Viewer) -> Option<Vec<Weighed>> {
        let (game, seat) = (self.game()?, viewer.seat()?);
        let advice = self.state().advice(seat)?;
        let weighed = |it: &room::HintedMove| Weighed {
            words: speech::at(game).advice(game, &it.mv, viewer, to),
            mv: it.mv.clone(),
            games: it.visits,
            worth: it.worth,
        };
        Some(advice.hints.iter().map(weighed).collect())
    }

    /// Why it would play the best of them, with what is counted named.
    fn reasons(self, lang: Lang, viewer: Viewer) -> Vec<ReasonShown> {
        let advice = viewer.seat().and_then(|it| self.state().advice(it));
        let game = &self.facts().game;
        let named = |it: &tabletop::MoveReason| reason_shown(lang, game, it);
        advice.map(|it| it.reasons.iter().map(named).collect()).unwrap_or_default()
    }

    /// What the viewer can do beside playing.
    fn beside<'b>(
        self,
        access: Access,
        viewer: Viewer,
        invite: &'b str,
        advice: Option<&'b [Weighed]>,
    ) -> Beside<'b>
    where
        'a: 'b,
    {
        let (state, mark) = (self.state(), self.mark());
        let Some(seat) = viewer.seat() else {
            let invite = (access == Access::Member).then_some(invite);
            let over = state.is_over();
            return Beside { invite, mark, over, ..Beside::default() };
        };
        let over = state.is_over();
        let in_reach = !invite.is_empty();
        Beside {
            invite: Some(invite),
            hint: advice.map_or_else(|| self.may_ask(seat), HintState::Given),
            bots: if over
                || state.is_try()
                || self.facts().tournament.is_some()
                || state.led().is_some()
            {
                &[]
            } else {
                &BOTS
            },
            relief: state.relief_of(seat),
            same_deal: match (state.may_replay() && mark != Some(DealMark::Puzzle), over) {
                (false, _) => SameDeal::No,
                (true, true) => SameDeal::Again,
                (true, false) => SameDeal::GivingUp,
            },
            carry: state.seats().sitter(seat).person().is_some_and(|it| state.may_carry(it)),
            over,
            review: over,
            mark,
            duel: self.facts().duel.as_deref(),
            tournament: self.facts().tournament.as_deref(),
            may_duel: in_reach
                && state
                    .seats()
                    .sitter(seat)
                    .person()
                    .is_some_and(|it| state.duel_to_offer(it).is_ok()),
            ..Beside::default()
        }
    }

    /// How the bots play that have a seat of their own.
    fn bots(self) -> Vec<data::BotAtTable> {
        let seats = self.state().seats();
        let bot = |(seat, it): (Seat, &Sitter)| match it {
            Sitter::Bot(level) => {
                let style = self.game().and_then(|game| seats.style(game, seat));
                Some(data::BotAtTable { seat, level: level.clone(), style })
            }
            Sitter::Person { .. } | Sitter::Free => None,
        };
        seats.sitters().filter_map(bot).collect()
    }

    /// What the viewer can do about the others.
    fn company(self, viewer: Viewer, others: &OtherPeople) -> Company<'_> {
        let device = match &others.passed_to {
            Some((next, rest)) => SharedDevice::Covered(*next, rest),
            None if others.shared => SharedDevice::Shared(others.pass_on),
            None => SharedDevice::One,
        };
        // The deal of a day is played alone, to its end.
        let state = self.state();
        let plays = state.is_running() && !state.is_try();
        let seat = viewer.seat().filter(|_| plays);
        Company {
            may_leave: seat.is_some_and(|it| state.relief_of(it).is_none()),
            may_resign: seat.is_some(),
            ending: seat
                .filter(|_| 1 < state.seats().voters().len())
                .map(|seat| Ending { mine: state.agrees(seat), others: &others.agreed }),
            dismissible: &others.dismissible,
            clocks: &others.clocks,
            rematch: viewer.seat().is_some() && self.facts().rematch.is_some(),
            device,
            bots: &others.bots,
        }
    }

    /// The talk, but for notes about hints that would flood it: somebody who plays against bots
    /// alone knows what they asked, and of several hints in a row one is enough.
    fn worth_showing(self, talk: &[Said]) -> Vec<&Said> {
        let people = self.state().seats().sitters().filter(|it| it.1.person().is_some()).count();
        let mut shown: Vec<&Said> = Vec::new();
        for said in talk {
            let again =
                shown.last().is_some_and(|it| it.kind == TalkKind::Hint && it.seat == said.seat);
            if said.kind != TalkKind::Hint || (1 < people && !again) {
                shown.push(said);
            }
        }
        shown
    }

    fn may_ask(self, seat: Seat) -> HintState<'a> {
        let state = self.state();
        if state.led().is_some() {
            return HintState::No;
        }
        let choice = self.game().is_some_and(|it| 1 < it.legal_moves(seat).len());
        if choice && state.hints_allowed() && state.pondering().is_none() {
            HintState::Offered
        } else {
            HintState::No
        }
    }

    /// What is out of the ordinary with the deal.
    pub fn mark(self) -> Option<DealMark> {
        let day = self.facts().day.as_deref().and_then(days::read).map(days::date_of);
        let again =
            self.facts().replay_of.as_ref().filter(|it| *it != MARK).map(|it| match it.as_str() {
                OTHER_CARDS => DealMark::Cards,
                crate::puzzle::MARK => DealMark::Puzzle,
                _ => self.state().goes_on_from().map_or(DealMark::Again, DealMark::PlayedOn),
            });
        let duel = self.facts().duel.as_ref().map(|_| DealMark::Duel);
        duel.or(again).or(day.map(DealMark::Day))
    }

    /// The seed stays here while the game runs.
    pub(crate) fn deal(self) -> KnownDeal<'a> {
        KnownDeal { commitment: &self.facts().commitment, seed: self.state().published(self.now) }
    }

    /// Who sits where, under these names.
    pub(crate) fn sitters(self, names: &[String]) -> Vec<data::SeatName<'_>> {
        names.iter().enumerate().map(|(seat, name)| self.sitter_at(seat, name)).collect()
    }

    fn sitter_at(self, seat: usize, name: &str) -> data::SeatName<'_> {
        let here = match &self.facts().seats[seat] {
            Sitter::Bot(_) | Sitter::Person { relief: Some(_), .. } => Here::Bot,
            Sitter::Person { id, .. } if self.room.presence().is_here(id) => Here::Yes,
            Sitter::Person { .. } | Sitter::Free => Here::Away,
        };
        data::SeatName { name, here }
    }

    fn lobby_page(self, asking: &Asking<'_>) -> Markup {
        let me = asking.person;
        // Those who play on my device are not me.
        let mine = |sitter: &Sitter| match sitter {
            Sitter::Person { id, beside: false, .. } => me == Some(id.as_str()),
            Sitter::Person { .. } | Sitter::Bot(_) | Sitter::Free => false,
        };
        let seat = |sitter: &Sitter| site::LobbySeat { sitter: shown(sitter), mine: mine(sitter) };
        let invite = self.invitation(asking);
        site::lobby(&site::Lobby {
            reader: asking.reader,
            table: &self.facts().id,
            game: &self.facts().game,
            options: self.facts().options.clone(),
            seats: self.facts().seats.iter().map(seat).collect(),
            invite: &invite,
            club: asking.club,
            host: &self.host_name(asking.lang()),
            is_host: me == Some(self.facts().host.as_str()),
            starts_itself: self.state().is_challenge(),
            open: self.facts().listed,
            hints: self.facts().hints,
            clock: self.state().clock(),
            bots: &BOTS,
            problems: Vec::new(),
        })
    }

    /// The host's name, if the host sits here; else the table goes by that of the first seat, if
    /// that is taken.
    fn host_name(self, lang: Lang) -> String {
        let seat = self.state().seat_of(&self.facts().host).unwrap_or_default();
        match self.facts().seats[seat.index()] {
            Sitter::Free => lang.say("people-somebody"),
            Sitter::Person { .. } | Sitter::Bot(_) => self.names(lang).swap_remove(seat.index()),
        }
    }

    /// A table that cannot be shown as a board: why, and every move as text.
    fn closed_page(self, asking: &Asking<'_>, moves: Vec<PlayedMove>) -> Markup {
        let names = self.names(asking.lang());
        let line = |it: PlayedMove| (names[usize::from(it.seat)].clone(), it.mv);
        closed(&ClosedTable {
            reader: asking.reader,
            table: &self.facts().id,
            game: &self.facts().game,
            reason: self.facts().reason.as_deref(),
            moves: moves.into_iter().map(line).collect(),
        })
    }

    /// What takes the place of a board that is open when its table is closed.
    pub(crate) fn closed_fragment(self, asking: &Asking<'_>, version: u64) -> Markup {
        let reason = why_closed(asking.lang(), self.facts().reason.as_deref());
        table::closed(asking.lang(), version, &reason)
    }

    /// What the script of the table tells its newcomer now.
    fn guided(self, lang: Lang, viewer: Viewer) -> Option<Guided> {
        self.state().guided()?;
        let facts = self.facts();
        let guide = Guide::dealt(&facts.game, &facts.seed, &facts.options)?;
        let is_newcomer = viewer.seat() == Some(guide.script.seat);
        is_newcomer.then(|| guide.told(lang, self.state().plies()))
    }

    /// What the table answered for the viewer, until they answer again.
    fn given_to(self, lang: Lang, viewer: Viewer) -> Option<Given<'a>> {
        let given = self.state().given_to(viewer)?;
        Some(Given { words: given.words.get(lang as usize)?, ordered: given.ordered })
    }

    /// What a page says of the viewer's turn; how far they may go back, only as far as that is known
    /// at a glance unless it is wanted `whole`.
    fn turn(self, viewer: Viewer, whole: bool) -> TurnProgress {
        let state = self.state();
        let unconfirmed = state.pondering();
        let Some(seat) = viewer.seat() else {
            return TurnProgress { unconfirmed, ..TurnProgress::default() };
        };
        let game = state.game().filter(|it| !it.to_act().is_empty());
        let Some(game) = game else { return TurnProgress::default() };
        let confirms = (1 < state.seats().count()).then(|| state.seats().confirms(seat));
        let own = |it: &usize| game.mover(*it) == seat;
        let own_from = |first: usize| (first..game.plies()).filter(own).count();
        let (at_best, line) = match game.undo_at_a_glance(seat) {
            Glance::Line(first, stop) => (own_from(first), Some((first, stop))),
            Glance::Unsure(first) => (own_from(first), whole.then(|| game.undo_line(seat))),
        };
        let Some((first, stop)) = line else {
            return TurnProgress {
                unsure: true,
                at_best,
                unconfirmed,
                confirms,
                ..TurnProgress::default()
            };
        };
        TurnProgress {
            back: own_from(first),
            at_best,
            stop: (0 < own_from(0)).then_some(stop),
            unsure: false,
            unconfirmed,
            confirms,
        }
    }

    /// How the table stands, for one who sits there; `look` is how many moves the one in a seat has
    /// seen, as it is stored.
    pub fn glimpse(self, asking: &Asking<'_>, look: impl FnOnce(Seat) -> Option<usize>) -> Glimpse {
        let names = self.names(asking.lang());
        let state = self.state();
        let me = asking.person.unwrap_or_default();
        let mine = state.seats().of_person(me).any(|seat| state.is_asked(seat));
        let mut ask = None;
        if let (true, Some((next, _))) = (mine, state.passed_to(me)) {
            let name = names[next.index()].as_str();
            ask = Some(asking.lang().say_with("site-ticket-pass", &[("name", name.into())]));
        } else if mine && state.pondering().is_some() {
            ask = Some(asking.lang().say("my-turn-confirm-ask"));
        } else if mine {
            ask = self.asked(asking, &names).map(|it| it.ask);
        }
        let waits_for = state.waits_for().iter().map(|seat| names[seat.index()].clone()).collect();
        let clocks = self.room.clocks_at(self.now);
        let left = state.seats().of_person(me).find_map(|it| clocks.get(it.index()).copied()?);
        let left = left.filter(|it| it.runs);
        let unseen = state.seat_of(me).map(|seat| state.unseen_moves(seat, look(seat)));
        let unseen = unseen.unwrap_or_default();
        Glimpse { names, ask, waits_for, left, unseen }
    }

    /// What is asked at the table now, as the asking reads it; after the game, how it ended.
    fn asked(self, asking: &Asking<'_>, names: &[String]) -> Option<Asked> {
        let game = self.game()?;
        let viewer = self.state().viewer(asking.person);
        let is_bot = |it: &Sitter| it.bot().is_some();
        let seats = self.facts().seats.iter().zip(Seat::all(game.players()));
        let bots = seats.filter(|it| is_bot(it.0)).map(|it| it.1).collect();
        let to = Listener { bots, ..Listener::new(asking.lang(), names, viewer.seat()) };
        Some(speech::at(game).asked(game, viewer, to))
    }

    /// How the game ended, in words: as its page says it to those who look back.
    pub fn ending(self, asking: &Asking<'_>) -> String {
        if self.game().is_none() {
            return why_closed(asking.lang(), self.facts().reason.as_deref());
        }
        let asked = self.asked(asking, &self.names(asking.lang()));
        asked.map(|it| it.why).unwrap_or_default()
    }

    /// Who won, and why, in words.
    pub(crate) fn ended(self, asking: &Asking<'_>) -> [String; 2] {
        let asked = self.asked(asking, &self.names(asking.lang()));
        asked.map(|it| [it.ask, it.why]).unwrap_or_default()
    }

    /// After which line of the log something is new to the viewer.
    fn new_from(self, viewer: Viewer) -> Option<Since> {
        let from = self.state().new_since(viewer)?;
        let told = told_of(self.state().whole().ok()?, 0..from, viewer);
        Some(Since { told })
    }

    /// What the viewer did last.
    fn last_move(self, viewer: Viewer) -> Option<LastMove> {
        let (moves, game) = (self.state().last_moves(viewer)?, self.game()?);
        let since = told_of(game, moves.end..game.plies(), viewer);
        Some(LastMove { told: told_of(game, moves, viewer), since })
    }
}

/// How many things the viewer was told of these moves.
fn told_of(game: &dyn Table, moves: Range<usize>, viewer: Viewer) -> usize {
    let known = moves.start..moves.end.min(game.plies());
    known.map(|ply| game.told_count(ply, viewer)).sum()
}

/// What the page says of the others at the table.
struct OtherPeople {
    /// Those who would end the game as it stands.
    agreed: Vec<Seat>,
    dismissible: Vec<Seat>,
    passed_to: Option<(Seat, Vec<Seat>)>,
    clocks: Vec<Option<TimeLeft>>,
    /// Whether several people use the device of the viewer.
    shared: bool,
    /// Who of them is asked, if not the viewer.
    pass_on: Option<Seat>,
    bots: Vec<data::BotAtTable>,
}

impl OtherPeople {
    fn of(showing: Showing<'_>, person: Option<&str>, at: i64) -> OtherPeople {
        let state = showing.state();
        let mine = person.and_then(|it| state.seat_of(it));
        let agrees = |it: &Seat| Some(*it) != mine && state.agrees(*it);
        OtherPeople {
            agreed: state.seats().voters().into_iter().filter(agrees).collect(),
            dismissible: person.map(|it| state.dismissible(it)).unwrap_or_default(),
            passed_to: person.and_then(|it| state.passed_to(it)),
            pass_on: person.and_then(|it| state.pass_on(it)),
            bots: showing.bots(),
            clocks: showing.room.clocks_at(at),
            shared: person.is_some_and(|it| 1 < state.seats().of_person(it).count()),
        }
    }
}

/// What a line of the talk says.
pub fn line(lang: Lang, said: &Said) -> String {
    let note = |key, bot: String| {
        lang.say_with(key, &[("name", said.name.as_str().into()), ("bot", bot.into())])
    };
    match said.kind {
        TalkKind::Words => said.words.clone(),
        TalkKind::Hint => note("site-note-hint", String::new()),
        TalkKind::Relieved => note("site-note-relieved", level_name(lang, &said.words)),
        TalkKind::Returned => note("site-note-returned", String::new()),
        TalkKind::Left => note("site-note-left", level_name(lang, &said.words)),
        TalkKind::OutOfTime => note("site-note-out-of-time", level_name(lang, &said.words)),
        TalkKind::Resigned => note("site-note-resigned", String::new()),
        TalkKind::SentAway => note("site-note-sent-away", said.words.clone()),
        TalkKind::Agrees => note("site-note-agrees", String::new()),
        TalkKind::Objects => note("site-note-objects", String::new()),
    }
}

fn level_name(lang: Lang, words: &str) -> String {
    lang.say(&format!("bot-{}", words.split(' ').next().unwrap_or_default()))
}

fn spoken<'a>((said, line): (&'a Said, &'a String)) -> data::ChatLine<'a> {
    let note = said.kind != TalkKind::Words;
    data::ChatLine { name: &said.name, seat: said.seat.map(Seat), text: line, note }
}

/// A seat as the pages of the site show it.
pub fn shown(sitter: &Sitter) -> site::SeatHolder {
    match sitter {
        Sitter::Person { name, .. } => site::SeatHolder::Person(aside(name)),
        Sitter::Bot(level) => site::SeatHolder::Bot(level.clone()),
        Sitter::Free => site::SeatHolder::Nobody,
    }
}
