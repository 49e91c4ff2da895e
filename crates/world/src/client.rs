//! The people at a simulated table, and what they ask of it.

use std::collections::BTreeMap;

use facts::Person;
use room::{Advice, HintedMove, Known, PageSeen, Request, State};
use tabletop::{Chance, MoveReason, Seat, Viewer};

use crate::disk::Disk;
use crate::opening::person;

/// A request, however often it is sent.
#[derive(Clone, Debug)]
pub(crate) struct Wish {
    pub(crate) request: Request,
    /// Whether it asks for moves that are answers, not asides.
    pub(crate) answers: bool,
    /// How often it was stored.
    pub(crate) stored: u32,
}

/// Somebody at the table.
#[derive(Clone, Debug)]
pub(crate) struct Client {
    pub(crate) person: Person,
    /// The number of the wish that is not answered yet, and how often it was sent.
    pub(crate) open: Option<(u64, u32)>,
    pages: u32,
    /// Whether they make requests of every kind. Without it they make the requests of the first
    /// version of this world, so that old seeds still repeat.
    wide: bool,
}

impl Client {
    pub(crate) fn all(count: usize, wide: bool) -> Vec<Client> {
        (0..count).map(|it| Client { person: person(it), open: None, pages: 0, wide }).collect()
    }

    /// What they ask next, given the table as they see it. In quiet times they only play.
    pub(crate) fn wish(
        &mut self,
        state: &State,
        disk: &Disk,
        chance: &mut Chance,
        quiet: bool,
    ) -> Option<Request> {
        let id = self.person.id.clone();
        if let Some((seat, _)) = state.passed_to(&id) {
            return Some(Request::Uncover { person: id, seat: seat.index() });
        }
        if quiet || chance.below(3) != 0 {
            let plays = self.play(state, chance, quiet);
            if plays.is_some() || quiet {
                return plays;
            }
        }
        self.whim(state, disk, chance)
    }

    /// A move, if they are asked for one; in quiet times also whatever gets them back to playing.
    fn play(&self, state: &State, chance: &mut Chance, quiet: bool) -> Option<Request> {
        let id = self.person.id.clone();
        let page = page(state, &id);
        if let Some(other) = state.pass_on(&id) {
            return Some(Request::Uncover { person: id, seat: other.index() });
        }
        let seat = state.seat_of(&id).filter(|_| state.is_running())?;
        if state.relief_of(seat).is_some() {
            return quiet.then(|| Request::ComeBack { person: self.person.clone() });
        }
        match state.pondering() {
            Some(other) if other == seat => return Some(Request::Confirm { person: id, page }),
            Some(_) => return None,
            None => {}
        }
        let legal = state.game()?.legal_moves(seat);
        let awaited = state.is_asked(seat) && legal.is_empty();
        let offered = if awaited { state.game()?.asides(seat) } else { legal };
        let mv = (!offered.is_empty()).then(|| chance.pick(&offered).clone())?;
        Some(Request::Play { person: id, page, moves: vec![mv] })
    }

    fn whim(&mut self, state: &State, disk: &Disk, chance: &mut Chance) -> Option<Request> {
        let (id, person) = (self.person.id.clone(), self.person.clone());
        let page = page(state, &id);
        let known = Known { invited: true, tried: false, confirms: chance.below(2) == 0 };
        let seat = chance.below(state.seats().count());
        let level = "cadet".to_string();
        Some(match chance.below(if self.wide { 31 } else { 24 }) {
            0 | 1 => Request::Undo { person: id, page },
            2 => Request::RestartTurn { person: id, page },
            3 => Request::Say { person, words: "Hello".to_string(), known },
            4 => Request::Confirm { person: id, page },
            5 => Request::SetConfirms { person: id, confirms: known.confirms },
            6 => Request::Leave { person },
            7 | 8 => {
                let seen = state.seat_of(&id).and_then(|it| disk.look(it));
                Request::Arrive { person, seen }
            }
            9 => Request::Relieve { person, level },
            10 | 11 => Request::ComeBack { person },
            12 => Request::Agree { person, agrees: chance.below(3) == 0 },
            13 if chance.below(10) == 0 => Request::Resign { person },
            14 => Request::Sit { person, seat: None, known },
            15 => Request::GiveToBot { person: id, seat, level },
            16 | 17 => Request::Start { person: id },
            18 => Request::Cover { person: id },
            19 => Request::HaveSeen { person: id },
            20 => {
                self.pages += 1;
                Request::OpenPage { person: id }
            }
            21 if 0 < self.pages => {
                self.pages -= 1;
                Request::ClosePage { person: id }
            }
            22 => return self.hint(state, page, chance),
            which => self.bold(which, (page, seat), known, chance),
        })
    }

    /// What few people do: a host's requests, and moves that nobody offered.
    fn bold(
        &self,
        which: usize,
        (page, seat): (PageSeen, usize),
        known: Known,
        chance: &mut Chance,
    ) -> Request {
        let (id, person) = (self.person.id.clone(), self.person.clone());
        match which {
            24 | 25 => Request::SitBeside { person, seat, name: "Beside".to_string(), known },
            26 | 27 => Request::Free { person: id, seat },
            28 => Request::SendAway { host: person, seat },
            29 if chance.below(4) == 0 => Request::Part { person: id },
            30 => Request::SetRematch { host: id, next: "next".to_string() },
            // Also versions from long ago.
            _ => {
                let seq = page.seq.saturating_sub(chance.below(3) as u64);
                let page = PageSeen { seq, ..page };
                Request::Play { person: id, page, moves: vec![chance.below(9).to_string()] }
            }
        }
    }

    fn hint(&self, state: &State, page: PageSeen, chance: &mut Chance) -> Option<Request> {
        let question = state.question(&self.person.id, page).ok()?;
        let moves = question.game.legal_moves(question.seat);
        let hint = HintedMove { mv: chance.pick(&moves).clone(), visits: 9, worth: 0.5 };
        let (word, at_once) = ("cards".to_string(), chance.below(2) == 0);
        let reasons = vec![MoveReason { word, at_once, best: 2.5, next: 1.0, good: true }];
        let advice = Advice { settled: question.settled, hints: vec![hint], reasons };
        Some(Request::Advise { person: self.person.clone(), seat: question.seat, advice })
    }
}

/// What the page of a person shows now.
fn page(state: &State, person: &str) -> PageSeen {
    PageSeen { seq: state.version_for(Some(person)), seat: state.seat_of(person) }
}

/// Whether the moves of a request are answers, not asides, for the person who makes them.
pub(crate) fn answers(state: &State, request: &Request) -> bool {
    let Request::Play { person, moves, .. } = request else { return false };
    let seat = state.seat_of(person);
    let asides = |seat: Seat| state.game().map(|it| it.asides(seat)).unwrap_or_default();
    seat.is_some_and(|seat| !moves.iter().all(|it| asides(seat).contains(it)))
}

/// The wishes of everybody.
pub(crate) type Wishes = BTreeMap<u64, Wish>;

/// Looks at the table as every viewer, to find whatever would break a page.
pub(crate) fn look(state: &State) {
    for viewer in Viewer::all(state.seats().count() as u8) {
        let known = state.plies_shown(viewer);
        assert!(
            state.game().is_none() || known <= state.plies(),
            "nobody saw more moves than there are"
        );
        let noticed = state.noticed(viewer).count() as u64;
        assert_eq!(noticed, state.version(viewer), "versions are counted without gaps");
    }
}
