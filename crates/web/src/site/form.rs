//! The form that sets up a table: what it holds, read back from what a browser sends.

use room::{Clock, NoClock};
use tabletop::OptionSpec;
use words::Lang;

use super::{Chosen, GameOffer};

/// Who should sit in a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SeatChoice {
    /// The one who fills in the form.
    Me,
    /// Somebody of that name, on the same device.
    Here(String),
    /// Whoever follows the invitation.
    Link,
    /// A bot, by its level.
    Bot(String),
    /// There is no such seat.
    Closed,
}

/// What the form holds. The table has as many seats as are not closed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewTableForm {
    pub game: String,
    /// The chosen options; the others have their defaults.
    pub options: Chosen,
    pub seats: Vec<SeatChoice>,
    /// Whether the home page lists the table.
    pub open: bool,
    /// Whether nobody may ask a bot for a hint.
    pub no_hints: bool,
    /// How long people may think; none for as long as they like.
    pub clock: ClockChoice,
    /// The language of the table.
    pub lang: Lang,
    /// The club for which the table is opened.
    pub club: Option<String>,
}

/// How long people may think, as it is filled in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ClockChoice {
    /// `none`, `live` or `turns`.
    pub kind: String,
    pub minutes: String,
    pub seconds: String,
    pub days: String,
}

impl Default for ClockChoice {
    fn default() -> ClockChoice {
        let [kind, minutes, seconds, days] = ["none", "30", "20", "3"].map(String::from);
        ClockChoice { kind, minutes, seconds, days }
    }
}

impl ClockChoice {
    /// The clock, or none.
    ///
    /// # Errors
    /// There is no such clock.
    pub fn clock(&self) -> Result<Option<Clock>, NoClock> {
        let text = match self.kind.as_str() {
            "none" => return Ok(None),
            "live" => format!("live {}+{}", self.minutes, self.seconds),
            _ => format!("turns {}", self.days),
        };
        text.parse().map(Some)
    }
}

/// Something that cannot be accepted, beside the field that it is about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Problem {
    /// The field's name in the form, or `seats` for all seats together.
    pub field: String,
    pub message: String,
}

/// The value of an option whose value is typed beside it.
pub(super) const TYPED: &str = "#";

impl NewTableForm {
    /// The form as it is first shown: me, and bots of a level in the other seats.
    pub fn usual(game: &GameOffer, bot: &str, lang: Lang) -> NewTableForm {
        let (fewest, most) = (usize::from(game.players.0), usize::from(game.players.1));
        let seat = |seat| match seat {
            0 => SeatChoice::Me,
            _ if seat < fewest => SeatChoice::Bot(bot.to_string()),
            _ => SeatChoice::Closed,
        };
        let seats = (0..most).map(seat).collect();
        NewTableForm {
            game: game.id.to_string(),
            options: Vec::new(),
            seats,
            open: false,
            no_hints: false,
            clock: ClockChoice::default(),
            lang,
            club: None,
        }
    }

    /// What a browser sent: a box that is not among the fields was not ticked.
    pub fn sent(self, fields: &[(String, String)]) -> NewTableForm {
        NewTableForm { open: false, no_hints: false, ..self }.filled(fields)
    }

    /// Fields of a form or of an address, put over the present content; unknown fields change
    /// nothing.
    pub fn filled(mut self, fields: &[(String, String)]) -> NewTableForm {
        for (name, value) in fields {
            self.fill(name, typed(fields, name, value));
        }
        for (seat, choice) in self.seats.iter_mut().enumerate() {
            let sent = match choice {
                SeatChoice::Bot(level) => (level, sent_for(fields, "bot", seat)),
                SeatChoice::Here(name) => (name, sent_for(fields, "here", seat)),
                SeatChoice::Me | SeatChoice::Link | SeatChoice::Closed => continue,
            };
            if let (kept, Some(sent)) = sent {
                *kept = sent.to_string();
            }
        }
        self
    }

    fn fill(&mut self, name: &str, value: &str) {
        if let Some(key) = name.strip_prefix("option.") {
            self.options.retain(|(it, _)| it != key);
            self.options.push((key.to_string(), value.to_string()));
        } else if let Some(seat) = name.strip_prefix("seat").and_then(|it| it.parse::<usize>().ok())
        {
            self.seat(seat, value);
        } else if name == "open" {
            self.open = value == "on";
        } else if name == "no-hints" {
            self.no_hints = value == "on";
        } else if name == "clock" {
            self.clock.kind = value.to_string();
        } else if name == "clock-minutes" {
            self.clock.minutes = value.trim().to_string();
        } else if name == "clock-seconds" {
            self.clock.seconds = value.trim().to_string();
        } else if name == "clock-days" {
            self.clock.days = value.trim().to_string();
        } else if name == "lang" {
            self.lang = Lang::from_code(value).unwrap_or(self.lang);
        } else if name == "club" {
            self.club = Some(value.to_string());
        }
    }

    /// Seats are counted from 1 in the form.
    fn seat(&mut self, number: usize, value: &str) {
        let Some(seat) = number.checked_sub(1).and_then(|it| self.seats.get_mut(it)) else {
            return;
        };
        *seat = match value {
            "me" => SeatChoice::Me,
            "here" => SeatChoice::Here(seat.here().unwrap_or_default().to_string()),
            "link" => SeatChoice::Link,
            "bot" => SeatChoice::Bot(seat.bot().unwrap_or_default().to_string()),
            _ => SeatChoice::Closed,
        };
    }

    /// What is chosen for `key`.
    pub fn option(&self, key: &str) -> Option<&str> {
        self.options.iter().find(|(it, _)| it == key).map(|(_, value)| value.as_str())
    }
}

impl NewTableForm {
    /// Everything that prevents a table of `game` from being opened like this.
    pub fn problems(&self, lang: Lang, game: &GameOffer, bots: &[&str]) -> Vec<Problem> {
        let options = game.options.iter().filter_map(|it| self.option_problem(lang, it));
        let seats = (0..self.seats.len()).filter_map(|seat| self.seat_problem(lang, seat, bots));
        let clock = self.clock_problem(lang);
        options.chain(self.size_problem(lang, game)).chain(seats).chain(clock).collect()
    }

    fn clock_problem(&self, lang: Lang) -> Option<Problem> {
        let (minutes, seconds, days) = Clock::MOST;
        let most =
            [("minutes", minutes.into()), ("seconds", seconds.into()), ("days", days.into())];
        let message = || lang.say_with("account-clock-wrong", &most);
        let wrong = self.clock.clock().is_err();
        wrong.then(|| Problem { field: "clock".to_string(), message: message() })
    }

    fn option_problem(&self, lang: Lang, option: &OptionSpec) -> Option<Problem> {
        let good = self.option(option.key).is_none_or(|it| option.values.includes(it));
        let args = [("values", option.values.to_string().into())];
        let message = || lang.say_with("site-problem-option", &args);
        (!good).then(|| Problem { field: format!("option.{}", option.key), message: message() })
    }

    fn size_problem(&self, lang: Lang, game: &GameOffer) -> Option<Problem> {
        let (from, to) = game.players;
        let seats = self.seats.iter().filter(|it| **it != SeatChoice::Closed).count();
        let good = (usize::from(from)..=usize::from(to)).contains(&seats);
        let args = [("from", from.into()), ("to", to.into()), ("n", seats.into())];
        let message = || lang.say_with("site-problem-seats", &args);
        (!good).then(|| Problem { field: "seats".to_string(), message: message() })
    }

    /// Nobody sits twice, and every bot is of a known level.
    fn seat_problem(&self, lang: Lang, seat: usize, bots: &[&str]) -> Option<Problem> {
        let key = match &self.seats[seat] {
            SeatChoice::Me if self.seats[..seat].contains(&SeatChoice::Me) => "site-problem-twice",
            SeatChoice::Bot(level) if !bots.contains(&level.as_str()) => "site-problem-bot",
            SeatChoice::Here(_) if !self.seats.contains(&SeatChoice::Me) => "site-problem-here",
            _ => return None,
        };
        Some(Problem { field: format!("seat{}", seat + 1), message: lang.say(key) })
    }
}

/// What was sent for a field; for an option with several kinds of value, what was typed beside
/// [`TYPED`].
fn typed<'a>(fields: &'a [(String, String)], name: &str, value: &'a str) -> &'a str {
    let key = name.strip_prefix("option.").filter(|_| value == TYPED);
    let sent = key.and_then(|key| {
        let field = format!("typed.{key}");
        fields.iter().find(|(it, _)| *it == field)
    });
    sent.map_or(value, |(_, typed)| typed.trim())
}

/// What was typed or chosen for a seat beside the choice of who sits there.
fn sent_for<'a>(fields: &'a [(String, String)], what: &str, seat: usize) -> Option<&'a str> {
    let name = format!("{what}{}", seat + 1);
    fields.iter().find(|(it, _)| *it == name).map(|(_, value)| value.as_str())
}

impl SeatChoice {
    /// The form in which a browser sends it.
    pub(super) fn value(&self) -> &'static str {
        match self {
            SeatChoice::Me => "me",
            SeatChoice::Here(_) => "here",
            SeatChoice::Link => "link",
            SeatChoice::Bot(_) => "bot",
            SeatChoice::Closed => "closed",
        }
    }

    /// The level of the bot that sits there.
    pub(super) fn bot(&self) -> Option<&str> {
        match self {
            SeatChoice::Bot(level) => Some(level),
            SeatChoice::Me | SeatChoice::Here(_) | SeatChoice::Link | SeatChoice::Closed => None,
        }
    }

    /// The name of somebody on the same device.
    pub(super) fn here(&self) -> Option<&str> {
        match self {
            SeatChoice::Here(name) => Some(name),
            SeatChoice::Me | SeatChoice::Link | SeatChoice::Bot(_) | SeatChoice::Closed => None,
        }
    }
}
