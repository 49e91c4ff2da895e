//! What somebody sees of the table.

use frame::data::{
    self, Beside, Board, Company, DealMark, Ending, Frame, Given, Guided, Here, HintState,
    KnownDeal, LogPart, ReasonShown, SameDeal, SharedDevice, TurnProgress, Weighed,
};
use frame::shell::Reader;
use frame::table;
use maud::Markup;
use room::names::aside;
use room::{Access, RecordAccess, TimeLeft};
use store::{Said, Sitter, Status, TalkKind};
use tabletop::{Glance, Seat, Viewer};
use web::boards;
use web::guide::{Guide, MARK};
use web::site;
use words::{Asked, Lang, Listener};

use super::Steward;
use crate::api::shape::Line;
use crate::asker::Asker;
use crate::clock::now;
use crate::fate;
use crate::pages::{BOTS, date_of, why_closed};
use crate::review::PastGame;
use crate::trouble::Trouble;

/// What is drawn of a table.
#[derive(Clone, Copy)]
pub(super) struct Sight {
    /// The moment that the clocks show, in milliseconds since 1970.
    pub(super) at: i64,
    /// What of the log is drawn, beside what is new to its reader.
    pub(super) log: LogPart,
    /// Whether it is the whole page, with what stays the same all game long, and how far one may
    /// go back: to find that takes a while.
    pub(super) whole: bool,
}

impl Sight {
    fn whole_now() -> Sight {
        Sight { at: now(), log: LogPart::default(), whole: true }
    }
}

/// A table for the list of one's own.
pub(crate) struct Glimpse {
    pub(crate) names: Vec<String>,
    /// What the reader is asked, in words, if they are.
    pub(crate) ask: Option<String>,
    /// For whom the table waits.
    pub(crate) waits_for: Vec<String>,
    /// What they have left to think, while they are asked.
    pub(crate) left: Option<TimeLeft>,
    /// How many moves the reader has not seen.
    pub(crate) unseen: usize,
}

impl Steward {
    /// The page of the table.
    pub(crate) async fn page(&self, asker: &Asker) -> Result<Markup, Trouble> {
        let access = self.access(asker.id().as_deref()).await?;
        match self.facts().status {
            Status::Lobby => Ok(self.lobby_page(asker)),
            _ if self.game().is_none() => Ok(self.closed_page(&asker.reader()).await?),
            _ => self.drawn(asker, access, Sight::whole_now(), table::page),
        }
    }

    pub(super) fn drawn(
        &self,
        asker: &Asker,
        access: Access,
        sight: Sight,
        draw: impl FnOnce(&Frame<'_>, &Board) -> Markup,
    ) -> Result<Markup, Trouble> {
        let game = self.game().ok_or_else(Trouble::broken)?;
        self.framed(asker, access, sight, |frame| Ok(draw(frame, &boards::board(frame, game))))
    }

    /// How far the asker may go back, as their page shows it; `mine` says that they are asked.
    pub(crate) async fn back(&self, asker: &Asker, mine: bool) -> Result<Markup, Trouble> {
        let access = self.access(asker.id().as_deref()).await?;
        self.framed(asker, access, Sight::whole_now(), |frame| Ok(frame::turn::back(frame, mine)))
    }

    fn framed(
        &self,
        asker: &Asker,
        access: Access,
        sight: Sight,
        draw: impl FnOnce(&Frame<'_>) -> Result<Markup, Trouble>,
    ) -> Result<Markup, Trouble> {
        let state = self.state();
        let viewer = state.viewer(asker.id().as_deref());
        let names = self.names(asker.lang);
        let sitters = self.sitters(&names);
        let said = self.worth_showing(state.talk(access));
        let lines: Vec<String> = said.iter().map(|it| line(asker.lang, it)).collect();
        let said: Vec<data::ChatLine<'_>> = said.iter().copied().zip(&lines).map(spoken).collect();
        let advice = self.advised(Listener::new(asker.lang, &names, viewer.seat()), viewer);
        let reasons = self.reasons(asker.lang, viewer);
        let invite = self.invitation(asker);
        let others = OtherPeople::of(self, asker.id().as_deref(), sight.at);
        let turn = self.turn(viewer, sight.whole);
        let guided = self.guided(asker.lang, viewer);
        let since = self.new_from(viewer);
        let frame = Frame {
            lang: asker.lang,
            table: &self.facts().id,
            seq: state.version(viewer),
            sitters: &sitters,
            viewer,
            said: &said,
            log: since.map_or(sight.log, |it| sight.log.with(it.told)),
            undo: 0 < turn.back,
            whole: sight.whole,
            deal: self.deal(),
            beside: Beside {
                company: self.company(viewer, &others),
                guide: guided.as_ref(),
                since,
                given: self.given_to(asker.lang, viewer),
                turn,
                reasons: &reasons,
                ..self.beside(access, viewer, &invite, advice.as_deref())
            },
        };
        draw(&frame)
    }

    /// The address that lets somebody in.
    pub(super) fn invitation(&self, asker: &Asker) -> String {
        format!("{}/t/{}?k={}", asker.origin, self.facts().id, self.facts().invite_key)
    }

    /// What a bot said to the viewer, with its moves named.
    fn advised(&self, to: Listener<'_>, viewer: Viewer) -> Option<Vec<Weighed>> {
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
    fn reasons(&self, lang: Lang, viewer: Viewer) -> Vec<ReasonShown> {
        let advice = viewer.seat().and_then(|it| self.state().advice(it));
        let game = &self.facts().game;
        let named = |it: &room::HintReason| ReasonShown {
            what: speech::say(lang, game, &format!("{game}-hint-{}", it.word)),
            at_once: it.at_once,
            best: it.best,
            next: it.next,
            good: it.good,
        };
        advice.map(|it| it.reasons.iter().map(named).collect()).unwrap_or_default()
    }

    /// What the viewer can do beside playing.
    fn beside<'a>(
        &'a self,
        access: Access,
        viewer: Viewer,
        invite: &'a str,
        advice: Option<&'a [Weighed]>,
    ) -> Beside<'a> {
        let (state, mark) = (self.state(), self.mark());
        let Some(seat) = viewer.seat() else {
            let invite = (access == Access::Member).then_some(invite);
            let over = state.is_over();
            return Beside { invite, mark, over, ..Beside::default() };
        };
        let over = state.is_over();
        Beside {
            invite: Some(invite),
            hint: advice.map_or_else(|| self.may_ask(seat), HintState::Given),
            bots: if over || state.is_try() || state.led().is_some() { &[] } else { &BOTS },
            relief: state.relief_of(seat),
            same_deal: match (state.may_replay(), over) {
                (false, _) => SameDeal::No,
                (true, true) => SameDeal::Again,
                (true, false) => SameDeal::GivingUp,
            },
            over,
            review: over,
            mark,
            duel: self.facts().duel.as_deref(),
            may_duel: state
                .seats()
                .sitter(seat)
                .person()
                .is_some_and(|it| state.duel_to_offer(it).is_ok()),
            ..Beside::default()
        }
    }

    /// What the viewer can do about the others.
    fn company<'a>(&'a self, viewer: Viewer, others: &'a OtherPeople) -> Company<'a> {
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
        }
    }

    /// The talk, but for notes about hints that would flood it: somebody who plays against bots
    /// alone knows what they asked, and of several hints in a row one is enough.
    fn worth_showing<'a>(&self, talk: &'a [Said]) -> Vec<&'a Said> {
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

    fn may_ask(&self, seat: Seat) -> HintState<'_> {
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
    pub(crate) fn mark(&self) -> Option<DealMark> {
        let day = self.facts().day.as_deref().and_then(crate::daily::read).map(date_of);
        let again =
            self.facts().replay_of.as_ref().filter(|it| *it != MARK).map(|_| DealMark::Again);
        let duel = self.facts().duel.as_ref().map(|_| DealMark::Duel);
        duel.or(again).or(day.map(DealMark::Day))
    }

    /// The seed stays here while the game runs.
    pub(super) fn deal(&self) -> KnownDeal<'_> {
        KnownDeal { commitment: &self.facts().commitment, seed: self.state().published(now()) }
    }

    /// Who sits where, under these names.
    pub(super) fn sitters<'a>(&self, names: &'a [String]) -> Vec<data::SeatName<'a>> {
        names.iter().enumerate().map(|(seat, name)| self.sitter_at(seat, name)).collect()
    }

    fn sitter_at<'a>(&self, seat: usize, name: &'a str) -> data::SeatName<'a> {
        let here = match &self.facts().seats[seat] {
            Sitter::Bot(_) | Sitter::Person { relief: Some(_), .. } => Here::Bot,
            Sitter::Person { id, .. } if self.room.presence().is_here(id) => Here::Yes,
            Sitter::Person { .. } | Sitter::Free => Here::Away,
        };
        data::SeatName { name, here }
    }

    fn lobby_page(&self, asker: &Asker) -> Markup {
        let me = asker.id();
        // Those who play on my device are not me.
        let mine = |sitter: &Sitter| match sitter {
            Sitter::Person { id, beside: false, .. } => me.as_deref() == Some(id),
            Sitter::Person { .. } | Sitter::Bot(_) | Sitter::Free => false,
        };
        let seat = |sitter: &Sitter| site::LobbySeat { sitter: shown(sitter), mine: mine(sitter) };
        let invite = self.invitation(asker);
        site::lobby(&site::Lobby {
            reader: asker.reader(),
            table: &self.facts().id,
            game: &self.facts().game,
            options: self.facts().options.clone(),
            seats: self.facts().seats.iter().map(seat).collect(),
            invite: &invite,
            host: &self.host_name(asker.lang),
            is_host: me.as_deref() == Some(&self.facts().host),
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
    fn host_name(&self, lang: Lang) -> String {
        let seat = self.state().seat_of(&self.facts().host).unwrap_or_default();
        match self.facts().seats[seat.index()] {
            Sitter::Free => lang.say("people-somebody"),
            Sitter::Person { .. } | Sitter::Bot(_) => self.names(lang).swap_remove(seat.index()),
        }
    }

    /// A table that cannot be shown as a board: why, and every move as text.
    async fn closed_page(&self, reader: &Reader<'_>) -> Result<Markup, Trouble> {
        let moves = self.store.moves(&self.facts().id).await?;
        let names = self.names(reader.lang);
        let line = |it: store::PlayedMove| (names[usize::from(it.seat)].clone(), it.mv);
        Ok(crate::pages::closed(&crate::pages::Closed {
            reader: *reader,
            table: &self.facts().id,
            game: &self.facts().game,
            reason: self.facts().reason.as_deref(),
            moves: moves.into_iter().map(line).collect(),
        }))
    }

    /// What takes the place of a board that is open when its table is closed.
    pub(super) fn closed_fragment(&self, asker: &Asker, version: u64) -> Markup {
        let reason = why_closed(asker.lang, self.facts().reason.as_deref());
        table::closed(asker.lang, version, &reason)
    }

    /// The record: of a game that is over, whole; of one that still runs, to nobody.
    pub(crate) async fn record(&self, person: Option<&str>, lang: Lang) -> Result<String, Trouble> {
        self.access(person).await?;
        self.check_record().await?;
        let moves = self.store.moves(&self.facts().id).await?;
        let names = self.names(lang);
        Ok(tabletop::Record { names, ..fate::record(self.facts(), moves) }.to_string())
    }

    /// Whether the record may be read, with the seed in it.
    async fn check_record(&self) -> Result<(), Trouble> {
        let commitment = &self.facts().commitment;
        match self.state().record_access(now())? {
            RecordAccess::UnlessInPlay if self.store.is_in_play(commitment).await? => {
                Err(Trouble::conflict("error-record-running"))
            }
            RecordAccess::UnlessInPlay | RecordAccess::Yes => Ok(()),
        }
    }

    /// What the script of the table tells its newcomer now.
    fn guided(&self, lang: Lang, viewer: Viewer) -> Option<Guided> {
        self.state().guided()?;
        let facts = self.facts();
        let guide = Guide::dealt(&facts.game, &facts.seed, &facts.options)?;
        let is_newcomer = viewer.seat() == Some(guide.script.seat);
        is_newcomer.then(|| guide.told(lang, self.state().plies()))
    }

    /// What the table answered for the viewer, until they answer again.
    fn given_to(&self, lang: Lang, viewer: Viewer) -> Option<Given<'_>> {
        let given = self.state().given_to(viewer)?;
        Some(Given { words: given.words.get(lang as usize)?, ordered: given.ordered })
    }

    /// What a page says of the viewer's turn; how far they may go back, only as far as that is known
    /// at a glance unless it is wanted `whole`.
    fn turn(&self, viewer: Viewer, whole: bool) -> TurnProgress {
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

    /// The whole game, for weighing what `seat` decided in it.
    pub(crate) async fn past(&self, seat: Seat) -> Result<PastGame, Trouble> {
        let relieved = self.store.reliefs(&self.facts().id, seat.index()).await?;
        let game = self.game().ok_or_else(Trouble::broken)?;
        let names = self.names(self.state().lang());
        Ok(PastGame { game: game.at(game.plies()), seat, names, relieved })
    }

    /// How the table stands, for one who sits there.
    pub(crate) async fn glimpse(&self, asker: &Asker) -> Result<Glimpse, Trouble> {
        let names = self.names(asker.lang);
        let state = self.state();
        let me = asker.id().unwrap_or_default();
        let mine = state.seats().of_person(&me).any(|seat| state.is_asked(seat));
        let mut ask = None;
        if let (true, Some((next, _))) = (mine, state.passed_to(&me)) {
            let name = names[next.index()].as_str();
            ask = Some(asker.lang.say_with("site-ticket-pass", &[("name", name.into())]));
        } else if mine && state.pondering().is_some() {
            ask = Some(asker.lang.say("my-turn-confirm-ask"));
        } else if mine {
            ask = self.asked(asker, &names).map(|it| it.ask);
        }
        let waits_for = state.waits_for().iter().map(|seat| names[seat.index()].clone()).collect();
        let clocks = self.room.clocks_at(now());
        let left = state.seats().of_person(&me).find_map(|it| clocks.get(it.index()).copied()?);
        let left = left.filter(|it| it.runs);
        let unseen = match state.seat_of(&me) {
            Some(seat) => {
                let seen = self.store.look(&self.facts().id, seat.index()).await?;
                state.unseen_moves(seat, seen)
            }
            None => 0,
        };
        Ok(Glimpse { names, ask, waits_for, left, unseen })
    }

    /// Where the same people play again already.
    pub(crate) fn rematch(&self) -> Option<String> {
        self.facts().rematch.clone()
    }

    /// What is asked at the table now, as the asker reads it; after the game, how it ended.
    fn asked(&self, asker: &Asker, names: &[String]) -> Option<Asked> {
        let game = self.game()?;
        let viewer = self.state().viewer(asker.id().as_deref());
        let is_bot = |it: &Sitter| it.bot().is_some();
        let seats = self.facts().seats.iter().zip(Seat::all(game.players()));
        let bots = seats.filter(|it| is_bot(it.0)).map(|it| it.1).collect();
        let to = Listener { bots, ..Listener::new(asker.lang, names, viewer.seat()) };
        Some(speech::at(game).asked(game, viewer, to))
    }

    /// How the game ended, in words: as its page says it to those who look back.
    pub(crate) async fn ending(&self, asker: &Asker) -> Result<String, Trouble> {
        if self.game().is_none() {
            return Ok(why_closed(asker.lang, self.facts().reason.as_deref()));
        }
        let asked = self.asked(asker, &self.names(asker.lang));
        Ok(asked.map(|it| it.why).unwrap_or_default())
    }
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
}

impl OtherPeople {
    fn of(steward: &Steward, person: Option<&str>, at: i64) -> OtherPeople {
        let state = steward.state();
        let mine = person.and_then(|it| state.seat_of(it));
        let agrees = |it: &Seat| Some(*it) != mine && state.agrees(*it);
        OtherPeople {
            agreed: state.seats().voters().into_iter().filter(agrees).collect(),
            dismissible: person.map(|it| state.dismissible(it)).unwrap_or_default(),
            passed_to: person.and_then(|it| state.passed_to(it)),
            pass_on: person.and_then(|it| state.pass_on(it)),
            clocks: steward.room.clocks_at(at),
            shared: person.is_some_and(|it| 1 < state.seats().of_person(it).count()),
        }
    }
}

/// What a line of the talk says.
fn line(lang: Lang, said: &Said) -> String {
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
pub(crate) fn shown(sitter: &Sitter) -> site::SeatHolder {
    match sitter {
        Sitter::Person { name, .. } => site::SeatHolder::Person(aside(name)),
        Sitter::Bot(level) => site::SeatHolder::Bot(level.clone()),
        Sitter::Free => site::SeatHolder::Nobody,
    }
}

pub(super) fn said_as_data(lang: Lang, said: &Said) -> Line {
    Line {
        seat: said.seat,
        name: said.name.clone(),
        text: line(lang, said),
        note: said.kind != TalkKind::Words,
    }
}
