//! Who can sit in an empty seat, and how that is written.

use std::fmt;
use std::num::NonZeroU32;
use std::str::FromStr;
use std::time::Duration;

use tabletop::Style;

/// Who decides for a seat that no person sits in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Player {
    /// Any move, each as likely.
    Random,
    Level(Level),
    /// A level with a style of play; in a game that does not have the style, like the level alone.
    Styled(Level, Style),
    /// A level without its trained network, to measure what training is worth.
    Untaught(Level),
    /// The search with a budget of its own.
    Search(Budget),
}

/// The levels that people choose from.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Level {
    /// Plays what comes naturally, and looks at nothing further.
    Recruit,
    Cadet,
    Sergeant,
    Captain,
    General,
}

/// How long a search thinks about one move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// So many iterations, each in an imagined game; the choice is the same on every machine.
    Games(NonZeroU32),
    Time(Duration),
}

/// How a search thinks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Search {
    pub budget: Budget,
    /// After how many moves a rollout is broken off and evaluated.
    pub horizon: u16,
    /// How it explores by a judgement made by hand; a trained network has an exploration of its own.
    pub exploration: Exploration,
    /// Whether it uses the trained network, in a game that has one. A rollout then goes on until
    /// the game is next quiet.
    pub taught: bool,
    /// Which moves it likes besides.
    pub style: Option<Style>,
}

/// How a search explores moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Exploration {
    /// The constant of PUCT that weighs it against what moves were worth so far, in hundredths.
    pub boldness: u16,
    /// The share of it that follows the priors of moves, in percent; at 0 all moves are explored
    /// alike.
    pub prior_weight: u8,
}

impl Budget {
    const fn games(games: u32) -> Budget {
        Budget::Games(NonZeroU32::new(games).expect("a budget is more than nothing"))
    }

    /// One of `of` equal parts.
    pub(crate) fn part(self, of: u32) -> Budget {
        match self {
            Budget::Games(games) => {
                Budget::Games(NonZeroU32::new(games.get() / of).unwrap_or(NonZeroU32::MIN))
            }
            Budget::Time(time) => Budget::Time(time / of),
        }
    }

    /// The budget of `search` written alone.
    pub const USUAL: Budget = Budget::games(400);
}

impl Search {
    /// A captain's search, with this budget instead of its own.
    pub(crate) fn of(budget: Budget) -> Search {
        Search { budget, horizon: FAR, exploration: FOR_MANY_GAMES, taught: true, style: None }
    }
}

impl Level {
    /// The weakest first.
    pub const ALL: [Level; 5] =
        [Level::Recruit, Level::Cadet, Level::Sergeant, Level::Captain, Level::General];

    /// The level where nobody has chosen one.
    pub const USUAL: Level = Level::Sergeant;

    /// How each is written, the weakest first.
    pub const WORDS: [&str; 5] = {
        let mut words = [""; 5];
        let mut at = 0;
        while at < words.len() {
            words[at] = Level::ALL[at].word();
            at += 1;
        }
        words
    };

    pub const fn word(self) -> &'static str {
        match self {
            Level::Recruit => "recruit",
            Level::Cadet => "cadet",
            Level::Sergeant => "sergeant",
            Level::Captain => "captain",
            Level::General => "general",
        }
    }

    /// Weaker levels have fewer iterations, shorter rollouts and less use of the priors; a cadet
    /// uses no trained network, and a recruit does not search.
    fn search(self) -> Option<Search> {
        let bold = |prior_weight| Exploration { boldness: 150, prior_weight };
        let (games, horizon, exploration) = match self {
            Level::Recruit => return None,
            Level::Cadet => (16, 8, bold(20)),
            Level::Sergeant => (40, 24, bold(80)),
            Level::Captain => (400, FAR, FOR_MANY_GAMES),
            Level::General => (4000, FAR, FOR_MANY_GAMES),
        };
        let taught = self != Level::Cadet;
        Some(Search { budget: Budget::games(games), horizon, exploration, taught, style: None })
    }
}

/// The horizon of a captain, and of a search that is given a budget.
const FAR: u16 = 60;

/// Whoever imagines many games can trust what moves were worth in them.
const FOR_MANY_GAMES: Exploration = Exploration { boldness: 70, prior_weight: 60 };

/// What follows the name of a level that must not use its trained network.
const UNTAUGHT: &str = "untaught";

impl Player {
    /// Every way to write a player.
    pub const FORMS: [&'static str; 11] = [
        "random",
        "recruit",
        "cadet",
        "sergeant",
        "captain",
        "general",
        "LEVEL:STYLE",
        "LEVEL:untaught",
        "search",
        "search:N",
        "search:Nms",
    ];

    /// Whether it plays the move with the highest prior, without a search, where a trained network
    /// compares moves.
    pub(crate) fn is_greedy(self) -> bool {
        matches!(self, Player::Level(Level::Sergeant) | Player::Styled(Level::Sergeant, _))
    }

    /// Which moves it likes besides those that are good.
    pub fn style(self) -> Option<Style> {
        match self {
            Player::Styled(_, style) => Some(style),
            Player::Random | Player::Level(_) | Player::Untaught(_) | Player::Search(_) => None,
        }
    }

    /// How the player searches; `random` does not.
    pub fn search(self) -> Option<Search> {
        match self {
            Player::Random => None,
            Player::Level(level) => level.search(),
            Player::Styled(level, style) => {
                level.search().map(|it| Search { style: Some(style), ..it })
            }
            Player::Untaught(level) => level.search().map(|it| Search { taught: false, ..it }),
            Player::Search(budget) => Some(Search::of(budget)),
        }
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Player::Random => f.write_str("random"),
            Player::Level(level) => f.write_str(level.word()),
            Player::Styled(level, style) => write!(f, "{}:{}", level.word(), style.word()),
            Player::Untaught(level) => write!(f, "{}:{UNTAUGHT}", level.word()),
            Player::Search(Budget::USUAL) => f.write_str("search"),
            Player::Search(Budget::Games(games)) => write!(f, "search:{games}"),
            Player::Search(Budget::Time(time)) => write!(f, "search:{}ms", time.as_millis()),
        }
    }
}

/// A text that names no player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadPlayer(pub String);

impl fmt::Display for BadPlayer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no player {}; there are: {}", self.0, Player::FORMS.join(", "))
    }
}

impl std::error::Error for BadPlayer {}

fn level(word: &str) -> Option<Level> {
    Level::ALL.into_iter().find(|it| it.word() == word)
}

fn style(word: &str) -> Option<Style> {
    Style::ALL.into_iter().find(|it| it.word() == word)
}

fn budget(text: &str) -> Option<Budget> {
    let number = |digits: &str| digits.parse::<NonZeroU32>().ok();
    match text.strip_suffix("ms") {
        Some(digits) => {
            number(digits).map(|it| Budget::Time(Duration::from_millis(it.get().into())))
        }
        None => number(text).map(Budget::Games),
    }
}

impl FromStr for Player {
    type Err = BadPlayer;

    fn from_str(text: &str) -> Result<Player, BadPlayer> {
        let player = match text.split_once(':') {
            Some(("search", rest)) => budget(rest).map(Player::Search),
            Some((word, UNTAUGHT)) => level(word).map(Player::Untaught),
            Some((word, rest)) => {
                level(word).zip(style(rest)).map(|(level, style)| Player::Styled(level, style))
            }
            None if text == "random" => Some(Player::Random),
            None if text == "search" => Some(Player::Search(Budget::USUAL)),
            None => level(text).map(Player::Level),
        };
        player.ok_or_else(|| BadPlayer(text.to_string()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_player_parses_back() {
        for text in [
            "random",
            "recruit",
            "captain",
            "cadet:untaught",
            "general:bold",
            "search",
            "search:50",
            "search:9ms",
        ] {
            assert_eq!(text.parse::<Player>().map(|it| it.to_string()), Ok(text.to_string()));
        }
    }

    #[test]
    fn a_bad_player_is_told_the_good_ones() {
        for text in [
            "",
            "admiral",
            "search:",
            "search:0",
            "search:-1",
            "search:3s",
            "random:3",
            "captain:sly",
        ] {
            let error = text.parse::<Player>().unwrap_err();
            assert!(
                error.to_string().contains("captain, general, LEVEL:STYLE, LEVEL:untaught, search"),
                "{error}"
            );
        }
    }

    #[test]
    fn a_higher_level_looks_further_and_at_more() {
        let effort = |level: &Level| match level.search() {
            None => (0, 0),
            Some(Search { budget: Budget::Games(games), horizon, .. }) => (games.get(), horizon),
            Some(Search { budget: Budget::Time(_), .. }) => {
                panic!("levels are the same everywhere")
            }
        };
        let efforts: Vec<_> = Level::ALL.iter().map(effort).collect();
        for pair in efforts.windows(2) {
            assert!(pair[0].0 < pair[1].0 && pair[0].1 <= pair[1].1);
        }
    }
}
