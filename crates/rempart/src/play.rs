//! `rempart play`: a whole game in the terminal. One person sits in one seat, bots in all others.

use std::io::{self, BufRead, Write};

use bots::{Player, choose};
use catalogue::{Refused, Table, WhyNot, open};
use tabletop::{Chance, Seat, SeatSet, Verdict, Viewer};
use words::Lang;

use crate::args::PlayArgs;
use crate::board;
use crate::fault::CommandFault;
use crate::files::{TableSpec, seat};
use crate::simulate::bot;

pub(crate) fn run(args: &PlayArgs, lang: Lang) -> Result<(), CommandFault> {
    let spec = TableSpec::of(&args.table)?;
    let player = bot(&args.bots, &args.table.game)?;
    let me = seat(&args.seat, spec.players)?;
    let cards = spec.cards.as_deref();
    let table = open(&args.table.game, spec.players, &spec.pairs(), cards, spec.seed)
        .map_err(|error| CommandFault::opening(error, args.table.cards.as_deref()))?;
    let chance = Chance::new(spec.seed);
    let mut evening = Evening { table, me, player, chance, lang, told: 0 };
    let out = &mut io::stdout().lock();
    let finished = evening.play(&mut io::stdin().lock(), out)?;
    let farewell = if finished { "terminal-play-seed" } else { "terminal-play-left" };
    writeln!(out, "{}", lang.say_with(farewell, &[("seed", spec.seed_text.into())]))?;
    Ok(())
}

/// A game between a person at the keyboard and bots.
struct Evening {
    table: Box<dyn Table>,
    /// The person's seat.
    me: Seat,
    player: Player,
    /// The bots' luck.
    chance: Chance,
    lang: Lang,
    /// How many moves the person has been told of.
    told: usize,
}

/// Something that a person types.
enum TypedLine {
    Move(String),
    Help,
    Show,
    /// Take one's last move back.
    Undo,
    Quit,
    Nothing,
    /// A number that stands for no move.
    OutOfRange,
}

impl Evening {
    /// Plays to the end of the game (true) or of the input (false).
    fn play(&mut self, input: &mut dyn BufRead, out: &mut dyn Write) -> Result<bool, CommandFault> {
        let me = [("seat", self.me.to_string().into())];
        writeln!(out, "{}\n", self.lang.say_with("terminal-play-welcome", &me))?;
        while self.table.outcome().is_none() {
            let asked = self.table.to_act();
            if let Some((seat, mv)) = asked.iter().find_map(|it| self.ordered(it)) {
                self.make(seat, &mv);
            } else if !asked.contains(self.me) && !self.is_awaited() {
                self.bot_moves();
            } else {
                self.tell(out)?;
                if !self.ask(input, out)? {
                    return Ok(false);
                }
            }
        }
        self.tell(out)?;
        self.show(out)?;
        self.conclude(out)?;
        Ok(true)
    }

    /// What a seat has ordered beforehand, or its only answer. That betrays nothing here, since all
    /// others are bots, and bots look at no clock.
    fn ordered(&self, seat: Seat) -> Option<(Seat, String)> {
        let only = || self.table.only_answer(seat);
        Some((seat, self.table.standing(seat).or_else(only)?))
    }

    fn make(&mut self, seat: Seat, mv: &str) {
        self.table.play(seat, &[mv]).expect("bots and orders are legal moves");
        self.replies();
    }

    fn bot_moves(&mut self) {
        let seat = self.table.to_act().first().expect("a game that is not over asks somebody");
        let mv = choose(&*self.table, seat, &self.player, &mut self.chance);
        let mv = self.table.confer(seat, &mv, SeatSet::only(self.me));
        self.make(seat, &mv);
    }

    /// Whether a bot waits for a word of the person.
    fn is_awaited(&self) -> bool {
        self.table.to_act().iter().any(|it| self.table.awaited(it).contains(self.me))
    }

    /// What the person may type a number for: their moves, or, while a bot waits for a word, what
    /// they may say.
    fn choices(&self) -> Vec<String> {
        let moves = self.table.legal_moves(self.me);
        if moves.is_empty() { self.table.asides(self.me) } else { moves }
    }

    /// Lets bots react to what was said.
    fn replies(&mut self) {
        let me = self.me;
        for seat in Seat::all(self.table.players()).filter(|it| *it != me) {
            if let Some(mv) = self.table.reply(seat) {
                self.table.play(seat, &[&mv]).expect("a reply is offered");
            }
        }
    }

    /// Prints what has happened since the last time.
    fn tell(&mut self, out: &mut dyn Write) -> io::Result<()> {
        for ply in self.told..self.table.plies() {
            board::tell(&*self.table, ply, Viewer::Seat(self.me), self.lang, out)?;
        }
        self.told = self.table.plies();
        Ok(())
    }

    fn show(&self, out: &mut dyn Write) -> io::Result<()> {
        write!(out, "\n{}\n", board::position(&*self.table, Viewer::Seat(self.me), self.lang))
    }

    /// Asks for a move until one is made (true) or the person leaves (false).
    fn ask(&mut self, input: &mut dyn BufRead, out: &mut dyn Write) -> Result<bool, CommandFault> {
        self.show(out)?;
        self.offer(out)?;
        loop {
            write!(out, "> ")?;
            out.flush()?;
            let mut line = String::new();
            if input.read_line(&mut line).unwrap_or(0) == 0 {
                writeln!(out)?;
                return Ok(false);
            }
            match self.read(line.trim()) {
                TypedLine::Quit => return Ok(false),
                TypedLine::Help => self.help(out)?,
                TypedLine::Show => {
                    self.show(out)?;
                    self.offer(out)?;
                }
                TypedLine::Undo if self.take_back() => return Ok(true),
                TypedLine::Undo => writeln!(out, "{}", self.lang.say("terminal-play-no-undo"))?,
                TypedLine::Nothing => (),
                TypedLine::OutOfRange => {
                    let most = self.choices().len();
                    let args = [("most", most.into())];
                    writeln!(out, "{}", self.lang.say_with("terminal-play-number", &args))?;
                }
                TypedLine::Move(text) => match self.table.play(self.me, &[&text]) {
                    Ok(()) => {
                        self.replies();
                        return Ok(true);
                    }
                    Err(refused) => writeln!(out, "{}", refusal(&refused, self.lang))?,
                },
            }
        }
    }

    /// Takes back the person's last move, such as a card just picked, if nobody learnt anything
    /// from it.
    fn take_back(&mut self) -> bool {
        let Some(ply) = self.table.undoable(self.me) else { return false };
        self.table = self.table.without(ply);
        self.told = self.told.min(self.table.plies());
        true
    }

    fn read(&self, line: &str) -> TypedLine {
        match line {
            "" => TypedLine::Nothing,
            "q" => TypedLine::Quit,
            "?" => TypedLine::Help,
            "p" => TypedLine::Show,
            "u" => TypedLine::Undo,
            _ => match line.parse::<usize>() {
                Ok(number) => number
                    .checked_sub(1)
                    .and_then(|at| self.choices().into_iter().nth(at))
                    .map_or(TypedLine::OutOfRange, TypedLine::Move),
                Err(_) => TypedLine::Move(line.to_string()),
            },
        }
    }

    fn offer(&self, out: &mut dyn Write) -> io::Result<()> {
        let waits = self.table.legal_moves(self.me).is_empty();
        let key = if waits { "terminal-play-word" } else { "terminal-play-moves" };
        writeln!(out, "{}", self.lang.say(key))?;
        for (at, mv) in self.choices().iter().enumerate() {
            let name = board::move_name(&*self.table, mv, self.me, self.lang);
            writeln!(out, "{:>3}  {name}", at + 1)?;
        }
        Ok(())
    }

    fn help(&self, out: &mut dyn Write) -> io::Result<()> {
        writeln!(out, "{}", self.lang.say("terminal-play-help"))?;
        let asides = self.table.asides(self.me);
        if !asides.is_empty() {
            let args = [("asides", asides.join(" · ").into())];
            writeln!(out, "{}", self.lang.say_with("terminal-play-asides", &args))?;
        }
        Ok(())
    }

    fn conclude(&self, out: &mut dyn Write) -> io::Result<()> {
        let outcome = self.table.outcome().expect("the game is over");
        let verdict = match outcome.verdict(self.me) {
            Verdict::Won => "won",
            Verdict::Lost => "lost",
            Verdict::Drawn => "drawn",
        };
        let args = [
            ("verdict", verdict.into()),
            ("score", outcome.seats[self.me].score.into()),
            ("ending", board::ending(&*self.table, outcome.ending, self.lang).into()),
        ];
        writeln!(out, "{}", self.lang.say_with("terminal-play-over", &args))
    }
}

/// Why what was typed is refused.
fn refusal(refused: &Refused, lang: Lang) -> String {
    let args = [("given", refused.mv.as_str().into())];
    match refused.why {
        WhyNot::Over => lang.say("terminal-play-too-late"),
        WhyNot::NotAsked => lang.say("terminal-play-not-asked"),
        WhyNot::Unreadable => lang.say_with("terminal-play-unreadable", &args),
        WhyNot::Because { key, section } => {
            let [given] = args;
            let why = speech::named(lang, key, &[]);
            let args = [given, ("why", why.into()), ("section", section.into())];
            lang.say_with("terminal-play-refused", &args)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn evening() -> Evening {
        evening_of("oh-no", Seat(0))
    }

    fn evening_of(game: &str, me: Seat) -> Evening {
        let seed = tabletop::Seed::from_number(1);
        let table = open(game, 3, &[], None, seed).unwrap();
        let player = "search:2".parse().unwrap();
        Evening { table, me, player, chance: Chance::new(seed), lang: Lang::En, told: 0 }
    }

    /// Typing the first move again and again plays a whole game.
    #[test]
    fn a_game_can_be_played_by_numbers_alone() {
        let mut out = Vec::new();
        let finished = evening().play(&mut "1\n".repeat(2000).as_bytes(), &mut out).unwrap();
        assert!(finished, "{}", String::from_utf8_lossy(&out));
    }

    /// From either side; and nobody is asked where there is nothing to choose, unless they could take
    /// back what they did before.
    #[test]
    fn a_horde_and_the_human_side_can_be_played() {
        for me in [Seat(0), Seat(1)] {
            let mut evening = evening_of("invazions", me);
            let mut answers = 0;
            while !evening.play(&mut "1\n".as_bytes(), &mut Vec::new()).unwrap() {
                answers += 1;
                assert!(answers < 3000, "{me}");
                let asked = evening.choices().len();
                assert!(1 < asked || evening.table.undoable(me).is_some(), "{me}");
            }
        }
    }

    /// A bot proposes something and waits. The person is told so, and what they can say comes first
    /// in the list.
    #[test]
    fn a_bot_that_waits_for_a_word_is_heard() {
        for lang in Lang::ALL {
            let (mut evening, mut out) =
                (Evening { lang, ..evening_of("invazions", Seat(2)) }, Vec::new());
            assert!(!evening.play(&mut "q\n".as_bytes(), &mut out).unwrap());
            let out = String::from_utf8(out).unwrap();
            let lines: Vec<&str> = out.lines().collect();
            let word = lines.iter().position(|it| *it == lang.say("terminal-play-word"));
            let said = &lines[word.expect("a word is awaited") + 1..];
            assert!(said[0].starts_with("  1  ") && said[0].ends_with("(agree)"), "{out}");
            assert!(said[1].starts_with("  2  ") && said[1].ends_with("(disagree)"), "{out}");
            let seats = [("proposal", "".into()), ("seats", "C".into())];
            let awaited = speech::named(lang, "terminal-invazions-proposed", &seats);
            assert!(out.contains(&awaited), "{out}");
            assert!(!evening.play(&mut "2\nq\n".as_bytes(), &mut Vec::new()).unwrap());
            assert!(evening.table.awaited(Seat(1)).is_empty());
        }
    }

    /// A gift that was begun can be taken back, card by card, and so can the giving itself.
    #[test]
    fn what_was_begun_can_be_taken_back() {
        let (mut evening, mut out) = (evening(), Vec::new());
        let (me, mut chance) = (evening.me, Chance::from_number(1));
        while !evening.table.legal_moves(me).contains(&"give B".to_string()) {
            let seat = evening.table.to_act().first().unwrap();
            let mut moves = evening.table.legal_moves(seat);
            moves.retain(|it| it != "conflict");
            let mv: &String = chance.pick(&moves);
            evening.table.play(seat, &[mv]).unwrap();
        }
        let offered = evening.table.legal_moves(me);
        evening.play(&mut "give B\n1\nu\nu\nq\n".as_bytes(), &mut out).unwrap();
        assert_eq!(evening.table.legal_moves(me), offered, "{}", String::from_utf8_lossy(&out));
        // Before that, luck was drawn.
        evening.play(&mut "u\nq\n".as_bytes(), &mut out).unwrap();
        assert!(String::from_utf8_lossy(&out).contains("cannot be taken back"));
    }

    #[test]
    fn the_end_of_input_ends_the_game() {
        assert!(!evening().play(&mut "1\n?\np\n\n".as_bytes(), &mut Vec::new()).unwrap());
    }

    #[test]
    fn bad_input_is_explained_and_changes_nothing() {
        let typed = |text: &str| {
            let (mut evening, mut out) = (evening(), Vec::new());
            evening.play(&mut text.as_bytes(), &mut out).unwrap();
            (evening.table.plies(), String::from_utf8(out).unwrap())
        };
        let (plies, out) = typed("999\nfly away\nq\n");
        assert_eq!(plies, typed("q\n").0);
        assert!(out.contains("from 1 to"), "{out}");
        assert!(out.contains("“fly away”"), "{out}");
    }
}
