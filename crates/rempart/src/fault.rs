//! Everything that can be wrong with a call, as sentences that say what would be right.

use std::io;
use std::path::{Path, PathBuf};

use bots::{BadPlayer, Player, TrainError};
use catalogue::{GAMES, OpenError, UnknownGame, info};
use lab::SimulateError;
use speech::faults::{record, replay, setup};
use tabletop::{CardError, RecordError, ReplayError};
use words::{Lang, Value};

/// Why a command cannot do what was asked.
#[derive(Debug)]
pub(crate) enum CommandFault {
    /// A sentence already.
    Usage(String),
    Open {
        error: OpenError,
        cards: Option<PathBuf>,
    },
    Player(BadPlayer),
    /// The number of bots does not fit the number of seats.
    Bots {
        bots: usize,
        players: u8,
    },
    /// A style that no bot of the game has, with those that there are.
    Style(String, Vec<&'static str>),
    Option(String),
    Seed(String),
    Seat {
        given: String,
        players: u8,
    },
    Ply {
        given: usize,
        plies: usize,
    },
    /// Something that `--over` does not take.
    Over(String),
    /// A network that the game does not have, with those that it has.
    Net(String, Vec<&'static str>),
    /// A game without networks, with those that have some.
    NoNets(String, Vec<&'static str>),
    Games,
    Threads,
    /// A width that no interval has.
    Until(f64),
    /// `--paired` for seats that all have the same bot.
    Paired,
    /// A ladder of fewer than two bots.
    Ladder,
    Read(PathBuf, io::Error),
    Write(PathBuf, io::Error),
    /// A file is not the state of this training.
    Resume(PathBuf),
    /// A line of a file is no curve.
    Curves(PathBuf, String),
    /// A file holds what another call has found.
    OtherFindings(PathBuf),
    Record(PathBuf, RecordError),
    Replay(PathBuf, ReplayError),
    /// A file of settings cannot be read.
    Settings(PathBuf, String),
    /// A file of settings has a key that nothing has, with the nearest that something has.
    Setting(PathBuf, String, &'static str),
    Serve(String),
    /// The store cannot be read or changed.
    Store(store::Error),
    /// The file is a database of another program, or of a later version of this one.
    Foreign(PathBuf),
    /// The file is not a database, or is damaged.
    Broken(PathBuf),
    /// Another server uses the folder.
    InUse(PathBuf),
    /// The command does not apply to a shared database, which has tools of its own for this.
    Shared,
    NoTable(String),
    NoPerson(String),
    NotBanned(String),
    /// Nobody reads what is printed any more.
    Output,
}

type MessageArgs<'a> = Vec<(&'static str, Value<'a>)>;

fn text(value: impl ToString) -> Value<'static> {
    Value::from(value.to_string())
}

fn path(path: &Path) -> Value<'static> {
    text(path.display())
}

impl CommandFault {
    pub(crate) fn sentence(&self, lang: Lang) -> String {
        let say = |key: &str, args: MessageArgs<'_>| {
            lang.say_with(&format!("terminal-error-{key}"), &args)
        };
        match self {
            CommandFault::Usage(sentence) => sentence.clone(),
            CommandFault::Open { error, cards } => open(error, cards.as_deref(), lang),
            CommandFault::Player(BadPlayer(given)) => {
                say("bot", vec![("given", text(given)), ("known", text(Player::FORMS.join(", ")))])
            }
            CommandFault::Bots { bots, players } => {
                say("bots", vec![("bots", text(bots)), ("players", text(players))])
            }
            CommandFault::Style(given, known) if known.is_empty() => {
                say("no-style", vec![("given", text(given))])
            }
            CommandFault::Style(given, known) => {
                say("style", vec![("given", text(given)), ("known", text(known.join(", ")))])
            }
            CommandFault::Option(given) => say("pair", vec![("given", text(given))]),
            CommandFault::Seed(given) => say("seed", vec![("given", text(given))]),
            CommandFault::Seat { given, players } => {
                let last = tabletop::Seat(players - 1);
                say("seat", vec![("given", text(given)), ("last", text(last))])
            }
            CommandFault::Ply { given, plies } => {
                say("ply", vec![("given", text(given)), ("plies", text(plies))])
            }
            CommandFault::Curves(file, line) => {
                say("curves", vec![("file", path(file)), ("line", text(line))])
            }
            CommandFault::Over(given) => say("over", vec![("given", text(given))]),
            CommandFault::Net(given, known) => {
                say("net", vec![("given", text(given)), ("known", text(known.join(", ")))])
            }
            CommandFault::NoNets(given, known) => {
                say("no-nets", vec![("given", text(given)), ("known", text(known.join(", ")))])
            }
            CommandFault::Games => say("games", vec![]),
            CommandFault::Threads => say("threads", vec![]),
            CommandFault::Until(given) => say("until", vec![("given", text(given))]),
            CommandFault::Paired => say("paired", vec![]),
            CommandFault::Ladder => say("ladder", vec![]),
            CommandFault::Read(file, why) => {
                say("read", vec![("file", path(file)), ("why", text(why))])
            }
            CommandFault::Resume(file) => say("resume", vec![("file", path(file))]),
            CommandFault::Write(file, why) => {
                say("write", vec![("file", path(file)), ("why", text(why))])
            }
            CommandFault::OtherFindings(file) => say("findings", vec![("file", path(file))]),
            CommandFault::Record(file, error) => {
                let args = vec![("file", path(file)), ("why", text(record(error, lang)))];
                say("record", args)
            }
            CommandFault::Replay(file, error) => {
                say("record", vec![("file", path(file)), ("why", text(replay(error, lang)))])
            }
            CommandFault::Settings(file, why) => {
                say("settings", vec![("file", path(file)), ("why", text(why.trim_end()))])
            }
            CommandFault::Setting(file, given, near) => {
                let args = vec![("file", path(file)), ("given", text(given)), ("near", text(near))];
                say("setting", args)
            }
            CommandFault::Serve(why) => say("serve", vec![("why", text(why))]),
            CommandFault::Store(why) => say("store", vec![("why", text(why))]),
            CommandFault::Foreign(file) => say("foreign", vec![("file", path(file))]),
            CommandFault::Broken(file) => say("broken", vec![("file", path(file))]),
            CommandFault::InUse(folder) => say("in-use", vec![("folder", path(folder))]),
            CommandFault::Shared => say("shared", vec![]),
            CommandFault::NoTable(given) => say("table", vec![("given", text(given))]),
            CommandFault::NoPerson(given) => say("person", vec![("given", text(given))]),
            CommandFault::NotBanned(given) => say("banned", vec![("given", text(given))]),
            CommandFault::Output => String::new(),
        }
    }
}

impl From<BadPlayer> for CommandFault {
    fn from(error: BadPlayer) -> CommandFault {
        CommandFault::Player(error)
    }
}

impl From<store::Error> for CommandFault {
    fn from(error: store::Error) -> CommandFault {
        CommandFault::Store(error)
    }
}

impl From<UnknownGame> for CommandFault {
    fn from(error: UnknownGame) -> CommandFault {
        CommandFault::Open { error: error.into(), cards: None }
    }
}

impl From<io::Error> for CommandFault {
    /// Only for errors of printing; errors of files carry the name of the file.
    fn from(_: io::Error) -> CommandFault {
        CommandFault::Output
    }
}

impl CommandFault {
    /// `cards` is the card file that was asked for.
    pub(crate) fn opening(error: OpenError, cards: Option<&Path>) -> CommandFault {
        CommandFault::Open { error, cards: cards.map(Path::to_path_buf) }
    }

    /// The same fault, naming the card file that was asked for.
    pub(crate) fn with_cards(self, cards: Option<&Path>) -> CommandFault {
        match self {
            CommandFault::Open { error, .. } => CommandFault::opening(error, cards),
            other => other,
        }
    }

    pub(crate) fn simulating(error: SimulateError, cards: Option<&Path>) -> CommandFault {
        match error {
            SimulateError::Open(error) => CommandFault::opening(error, cards),
            SimulateError::Write(file, why) => CommandFault::Write(file, why),
        }
    }

    pub(crate) fn training(error: TrainError, game: &str, net: &str) -> CommandFault {
        match error {
            TrainError::Game(known) => CommandFault::NoNets(game.to_string(), known),
            TrainError::Net(known) => CommandFault::Net(net.to_string(), known),
        }
    }
}

fn open(error: &OpenError, cards: Option<&Path>, lang: Lang) -> String {
    match error {
        OpenError::UnknownGame(UnknownGame(given)) => {
            let known: Vec<&str> = GAMES.iter().map(|it| it.id).collect();
            let args = [("given", text(given)), ("known", text(known.join(", ")))];
            lang.say_with("terminal-error-game", &args)
        }
        OpenError::Cards(CardError { line, what }) => {
            let file = cards.map_or_else(String::new, |it| it.display().to_string());
            let args = [("file", text(file)), ("line", text(line)), ("what", text(what))];
            lang.say_with("terminal-error-cards", &args)
        }
        OpenError::Setup(error) => setup(error, lang),
        OpenError::Replay(error) => replay(error, lang),
    }
}

/// The number of players if the call names none: the fewest that the game allows.
pub(crate) fn usual_players(game: &str) -> Result<u8, CommandFault> {
    Ok(info(game)?.players.0)
}
