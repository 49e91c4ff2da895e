//! First games: tables where a script plays everybody else and tells a newcomer, at each kind of
//! decision, what to look at and what to do.
//!
//! A script is a file of `games/ID/page/guides`: a head, then one move on each line, as in a
//! record.
//! - Before a move of the newcomer stands the name of its step; `+` continues the step.
//! - Behind `&` stands what a page sends with the move and the game does by itself.
//! - The table makes all other moves; those before a line `---` are made before the table opens.
//! - The text of a step is the message `guide-ID-STEP`.

use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock};

use frame::data::Guided;
use room::script::{By, Script, ScriptMove};
use words::Lang;

use crate::boards;

/// The seed, the table and the moves of a first game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Guide {
    /// The name of its file: that of the game, or of one of the sides of it.
    pub id: &'static str,
    pub game: &'static str,
    pub players: u8,
    pub options: Vec<(String, String)>,
    /// The seed, as in a record.
    pub seed: String,
    /// How many moves are made before the table opens, for lessons about what comes late.
    pub start: usize,
    /// Who plays which moves, and where the newcomer sits.
    pub script: Arc<Script>,
}

static GUIDES: LazyLock<Vec<Guide>> = LazyLock::new(|| {
    let scripts = boards::all().flat_map(|(_, game)| game.guides());
    scripts.map(|(id, text)| Guide::read(id, text)).collect()
});

/// Stands in the place of an earlier table's id where the deal is that of a guide.
pub const MARK: &str = "guide";

impl Guide {
    /// Every first game.
    pub fn all() -> &'static [Guide] {
        &GUIDES
    }

    /// The first game of that id.
    pub fn of(id: &str) -> Option<&'static Guide> {
        GUIDES.iter().find(|it| it.id == id)
    }

    /// The guide with this deal, at a table with these options.
    pub fn dealt(game: &str, seed: &str, options: &[(String, String)]) -> Option<&'static Guide> {
        let fits = |it: &&Guide| it.options.iter().all(|option| options.contains(option));
        GUIDES.iter().filter(|it| it.game == game && it.seed == seed).find(fits)
    }

    fn read(id: &'static str, text: &'static str) -> Guide {
        let (head, script) = text.split_once("\n\n").expect("a head before the moves");
        let mut head: BTreeMap<&str, &str> =
            head.lines().filter_map(|it| it.split_once(' ')).collect();
        let mut take = |key: &str| head.remove(key).unwrap_or_default();
        let game = take("game");
        let players = take("players").parse().expect("a number of players");
        let seat = take("seat").parse().expect("a seat");
        let option = |it: &str| {
            let (key, value) = it.split_once('=').expect("key=value");
            (key.to_string(), value.to_string())
        };
        let options = take("options").split_whitespace().map(option).collect();
        let seed = take("seed").to_string();
        let before = script.split_once("---\n").map_or("", |it| it.0);
        let start = before.lines().count();
        let moves = script.lines().filter(|it| !it.is_empty() && *it != "---");
        let script = Arc::new(Script { seat, lines: moves.map(read_line).collect() });
        Guide { id, game, players, options, seed, start, script }
    }

    /// The side that it teaches, where the sides differ.
    pub fn side(&self, lang: Lang) -> Option<String> {
        self.named(lang, "side")
    }

    /// The subject of a lesson: decisions that come late or rarely; none for a first game.
    pub fn lesson(&self, lang: Lang) -> Option<String> {
        self.named(lang, "lesson")
    }

    fn named(&self, lang: Lang, what: &str) -> Option<String> {
        let key = format!("guide-{}-{what}", self.id);
        speech::knows(lang, self.game, &key).then(|| speech::say(lang, self.game, &key))
    }

    /// What it is called where games are listed.
    pub fn title(&self, lang: Lang) -> String {
        self.lesson(lang).unwrap_or_else(|| lang.say("learn-first"))
    }

    /// The name of the step after `at` moves, and its number; none while the table plays.
    fn step(&self, at: usize) -> Option<(&'static str, usize)> {
        self.script.wanted(at).first()?;
        let named = self.script.lines[..=at].iter().filter_map(|it| match it.by {
            By::Newcomer(name) => Some(name),
            By::Table | By::GoingOn => None,
        });
        named.clone().next_back().map(|name| (name, named.count()))
    }

    /// What the newcomer is told after `at` moves.
    pub fn told(&self, lang: Lang, at: usize) -> Guided {
        let step = self.step(at);
        let over = self.script.is_over(at);
        let words = match step.map(|it| it.0).or(over.then_some("end")) {
            Some(step) => speech::say(lang, self.game, &format!("guide-{}-{step}", self.id)),
            None => lang.say("guide-wait"),
        };
        let wanted = self.script.wanted(at);
        let played = self.script.played_for_newcomer(at + wanted.len());
        Guided {
            game: self.game,
            title: self.title(lang),
            step: step.map(|(_, number)| (number, self.steps())),
            words,
            wanted: wanted.iter().map(|it| it.mv.clone()).collect(),
            then: (0 < played).then(|| said_of(lang, step.is_some(), played)),
            over,
        }
    }

    /// How many steps there are.
    fn steps(&self) -> usize {
        self.script.lines.iter().filter(|it| matches!(it.by, By::Newcomer(_))).count()
    }
}

/// That the table plays so many moves of the newcomer, now or after their step.
fn said_of(lang: Lang, later: bool, moves: usize) -> String {
    lang.say_with(if later { "guide-then" } else { "guide-plays" }, &[("n", moves.into())])
}

fn read_line(text: &'static str) -> ScriptMove {
    let (by, mv) = match text.split_once(": ") {
        Some(("+", mv)) => (By::GoingOn, mv),
        Some((step, mv)) => (By::Newcomer(step), mv),
        None => (By::Table, text),
    };
    let (seat, mv) = mv.split_once(' ').expect("a seat and a move");
    ScriptMove { seat: seat.parse().expect("a seat"), mv: mv.to_string(), by }
}

#[cfg(test)]
mod tests {
    use tabletop::Seat;

    use super::*;

    const TEXT: &str = "game oh-no\nplayers 3\nseat B\noptions level=0 matrix=piles\nseed 00\n\n\
                        A draw\n---\ndraw: B draw\nC pass\npay: B pay 1\n+: B pay 2\nA draw\n";

    #[test]
    fn a_script_is_read_and_followed() {
        let guide = Guide::read("oh-no", TEXT);
        assert_eq!((guide.players, guide.script.seat), (3, Seat(1)));
        assert_eq!((guide.start, guide.script.lines.len()), (1, 6));
        assert_eq!(guide.options[1], ("matrix".to_string(), "piles".to_string()));
        let wanted =
            |at| guide.script.wanted(at).iter().map(|it| it.mv.as_str()).collect::<Vec<_>>();
        assert_eq!(wanted(0), [""; 0]);
        assert_eq!(wanted(1), ["draw"]);
        assert_eq!(wanted(3), ["pay 1", "pay 2"]);
        assert_eq!(wanted(4), ["pay 2"]);
        assert_eq!(wanted(6), [""; 0]);
        assert_eq!((guide.step(4), guide.step(0), guide.steps()), (Some(("pay", 2)), None, 2));
    }

    #[test]
    fn a_guide_is_known_by_its_deal() {
        for guide in Guide::all() {
            let found = Guide::dealt(guide.game, &guide.seed, &guide.options);
            assert_eq!(found.map(|it| it.id), Some(guide.id));
        }
    }

    #[test]
    fn every_step_has_its_words() {
        for guide in Guide::all() {
            let steps = guide.script.lines.iter().filter_map(|it| match it.by {
                By::Newcomer(name) => Some(name),
                By::Table | By::GoingOn => None,
            });
            for step in steps.chain(["end"]) {
                let key = format!("guide-{}-{step}", guide.id);
                assert!(
                    Lang::ALL.iter().all(|it| speech::knows(*it, guide.game, &key)),
                    "nobody wrote {key}"
                );
            }
        }
    }
}
