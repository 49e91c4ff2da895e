//! What can be asked of a table.

use facts::Person;
use tabletop::Seat;

use crate::draft::Draft;
use crate::objection::Objection;
use crate::shown::PageSeen;
use crate::state::{Advice, Known};

/// What a person, or the administrator of the server, asks of a table.
#[derive(Clone, PartialEq, Debug)]
pub enum Request {
    Play {
        person: String,
        page: PageSeen,
        moves: Vec<String>,
    },
    Undo {
        person: String,
        page: PageSeen,
    },
    /// Take back every move of their turn that may be taken back.
    RestartTurn {
        person: String,
        page: PageSeen,
    },
    /// Confirm that their turn is over.
    Confirm {
        person: String,
        page: PageSeen,
    },
    Say {
        person: Person,
        words: String,
        known: Known,
    },
    /// A bot has thought about a hint for this seat.
    Advise {
        person: Person,
        seat: Seat,
        advice: Advice,
    },
    /// Let a bot of this level play for them from now on.
    Relieve {
        person: Person,
        level: String,
    },
    /// Play themselves again.
    ComeBack {
        person: Person,
    },
    /// Sit down on this seat, or on any free one.
    Sit {
        person: Person,
        seat: Option<usize>,
        known: Known,
    },
    /// Let somebody with this name play on their device.
    SitBeside {
        person: Person,
        seat: usize,
        name: String,
        known: Known,
    },
    Free {
        person: String,
        seat: usize,
    },
    GiveToBot {
        person: String,
        seat: usize,
        level: String,
    },
    Start {
        person: String,
    },
    /// They open the table again; the store knows that they have `seen` this many moves.
    Arrive {
        person: Person,
        seen: Option<usize>,
    },
    /// They have read what happened since they last looked.
    HaveSeen {
        person: String,
    },
    /// They opened a page of the table.
    OpenPage {
        person: String,
    },
    /// They closed a page of the table.
    ClosePage {
        person: String,
    },
    /// The device was passed on to the one in this seat.
    Uncover {
        person: String,
        seat: usize,
    },
    /// The device is going to be passed on.
    Cover {
        person: String,
    },
    /// They go away for a while.
    Leave {
        person: Person,
    },
    /// They give up their seat.
    Resign {
        person: Person,
    },
    /// They are gone for good.
    Part {
        person: String,
    },
    SendAway {
        host: Person,
        seat: usize,
    },
    /// Agree to end the game as it stands, or no longer agree.
    Agree {
        person: Person,
        agrees: bool,
    },
    /// End the game here: the one person who plays it goes on elsewhere, from its file.
    Carry {
        person: String,
    },
    /// End the game if it runs: its deal is played again elsewhere.
    GiveUp,
    /// Close a table that nobody plays at, since everybody went to another one.
    Abandon,
    /// The same people play again at that table.
    SetRematch {
        host: String,
        next: String,
    },
    // The remaining requests report what the store has already done:
    /// Whether they confirm their turns.
    SetConfirms {
        person: String,
        confirms: bool,
    },
    Rename {
        person: String,
        name: String,
    },
    /// Their words are erased.
    Unsay {
        person: String,
    },
    /// What a guest had now belongs to a person.
    Adopt {
        guest: String,
        person: Person,
    },
}

impl Request {
    /// The person who asks; none if it is nobody at the table.
    pub fn person(&self) -> Option<&str> {
        match self {
            Request::Play { person, .. }
            | Request::Undo { person, .. }
            | Request::RestartTurn { person, .. }
            | Request::Confirm { person, .. }
            | Request::Free { person, .. }
            | Request::GiveToBot { person, .. }
            | Request::Start { person }
            | Request::HaveSeen { person }
            | Request::OpenPage { person }
            | Request::ClosePage { person }
            | Request::Uncover { person, .. }
            | Request::Cover { person }
            | Request::Part { person }
            | Request::Carry { person }
            | Request::SetRematch { host: person, .. }
            | Request::SetConfirms { person, .. }
            | Request::Rename { person, .. }
            | Request::Unsay { person } => Some(person),
            Request::Say { person, .. }
            | Request::Advise { person, .. }
            | Request::Relieve { person, .. }
            | Request::ComeBack { person }
            | Request::Sit { person, .. }
            | Request::SitBeside { person, .. }
            | Request::Arrive { person, .. }
            | Request::Leave { person }
            | Request::Resign { person }
            | Request::SendAway { host: person, .. }
            | Request::Agree { person, .. }
            | Request::Adopt { person, .. } => Some(&person.id),
            Request::GiveUp | Request::Abandon => None,
        }
    }
}

impl Draft<'_> {
    /// Carries out a request, following the rules of tables.
    pub(crate) fn serve(&mut self, request: Request) -> Result<(), Objection> {
        match request {
            Request::Play { person, page, moves } => self.play(&person, page, &moves)?,
            Request::Undo { person, page } => self.undo(&person, page)?,
            Request::RestartTurn { person, page } => self.restart_turn(&person, page)?,
            Request::Confirm { person, page } => self.state.confirm(&person, page)?,
            Request::Say { person, words, known } => self.say(&person, words, known)?,
            Request::Advise { person, seat, advice } => self.advise(&person, seat, advice)?,
            Request::Relieve { person, level } => self.relieve(&person, level)?,
            Request::ComeBack { person } => self.come_back(&person)?,
            Request::Sit { person, seat, known } => self.sit(&person, seat, known)?,
            Request::SitBeside { person, seat, name, known } => {
                self.sit_beside(&person, seat, name, known)?;
            }
            Request::Free { person, seat } => self.free(&person, seat)?,
            Request::GiveToBot { person, seat, level } => self.give_to_bot(&person, seat, level)?,
            Request::Start { person } => self.start(&person)?,
            Request::HaveSeen { person } => self.have_seen(&person)?,
            Request::Uncover { person, seat } => self.state.uncover(&person, seat)?,
            Request::Cover { person } => self.state.cover(&person),
            Request::Leave { person } => self.leave(&person),
            Request::Resign { person } => self.resign(&person)?,
            Request::Part { person } => self.part(&person),
            Request::SendAway { host, seat } => self.send_away(&host, seat)?,
            Request::Agree { person, agrees } => self.agree(&person, agrees)?,
            Request::Carry { person } => self.carry(&person)?,
            Request::GiveUp if self.is_running() => self.close("error-closed-given-up"),
            Request::GiveUp => {}
            Request::Abandon => self.close("error-closed-left"),
            Request::SetRematch { host, next } => self.set_rematch(&host, &next),
            Request::SetConfirms { person, confirms } => {
                self.state.set_confirms(&person, confirms);
            }
            Request::Rename { person, name } => self.state.rename(&person, &name),
            Request::Unsay { person } => self.state.unsay(&person),
            Request::Adopt { guest, person } => self.state.adopt(&guest, &person),
            // The room itself keeps who looks at the table.
            Request::Arrive { .. } | Request::OpenPage { .. } | Request::ClosePage { .. } => {
                return Ok(());
            }
        }
        self.told = true;
        Ok(())
    }
}
