//! The script of a first game: who plays what, as long as it is followed.

use tabletop::Seat;

/// The script of a game whose moves are fixed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Script {
    /// Where the newcomer sits.
    pub seat: Seat,
    pub lines: Vec<ScriptMove>,
}

/// A move of the script.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScriptMove {
    pub seat: Seat,
    pub mv: String,
    pub by: By,
}

/// Who makes a move of the script.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum By {
    /// The table itself.
    Table,
    /// The newcomer, beginning the step with this name.
    Newcomer(&'static str),
    /// The newcomer, continuing the same step.
    GoingOn,
}

impl Script {
    /// What the newcomer is to play after `at` moves: the rest of a step, all of it or a part.
    pub fn wanted(&self, at: usize) -> &[ScriptMove] {
        let rest = self.lines.get(at..).unwrap_or_default();
        let Some((first, others)) = rest.split_first() else { return &[] };
        if first.by == By::Table {
            return &[];
        }
        let on = others.iter().take_while(|it| it.by == By::GoingOn).count();
        &rest[..=on]
    }

    /// How many moves of the newcomer the table makes from `at` on, before it asks them again.
    pub fn played_for_newcomer(&self, at: usize) -> usize {
        let rest = self.lines.get(at..).unwrap_or_default();
        let by_table = rest.iter().take_while(|it| it.by == By::Table);
        by_table.filter(|it| it.seat == self.seat).count()
    }

    /// Whether the script is over after `at` moves.
    pub fn is_over(&self, at: usize) -> bool {
        self.lines.len() <= at
    }

    /// The move that the table makes for `seat` after `at` moves.
    pub fn scripted(&self, at: usize, seat: Seat) -> Option<&str> {
        let line = self.lines.get(at)?;
        (line.by == By::Table && line.seat == seat).then_some(line.mv.as_str())
    }

    /// Whether these moves are the next ones of the step after `at` moves.
    pub fn wants(&self, at: usize, moves: &[String]) -> bool {
        let wanted = self.wanted(at);
        moves.len() <= wanted.len() && wanted.iter().zip(moves).all(|(line, mv)| line.mv == *mv)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn script() -> Script {
        let line = |seat, mv: &str, by| ScriptMove { seat: Seat(seat), mv: mv.to_string(), by };
        Script {
            seat: Seat(1),
            lines: vec![
                line(0, "draw", By::Table),
                line(1, "pay 1", By::Newcomer("pay")),
                line(1, "pay 2", By::GoingOn),
            ],
        }
    }

    #[test]
    fn the_table_plays_its_lines_and_waits_for_the_others() {
        let script = script();
        assert_eq!(script.scripted(0, Seat(0)), Some("draw"));
        assert_eq!((script.scripted(0, Seat(1)), script.scripted(1, Seat(1))), (None, None));
        assert!(!script.is_over(2) && script.is_over(3));
    }

    #[test]
    fn what_the_table_plays_for_the_newcomer_is_known_beforehand() {
        let mut script = script();
        let line = |seat, by| ScriptMove { seat: Seat(seat), mv: "pass".to_string(), by };
        let more = [(1, By::Table), (0, By::Table), (1, By::Table), (1, By::Newcomer("end"))];
        script.lines.extend(more.map(|(seat, by)| line(seat, by)));
        let played = [0, 3, 4, 5, 7].map(|at| script.played_for_newcomer(at));
        assert_eq!(played, [0, 2, 1, 1, 0]);
    }

    #[test]
    fn a_step_is_played_at_once_or_in_parts() {
        let (script, moves) = (script(), ["pay 1".to_string(), "pay 2".to_string()]);
        assert!(script.wants(1, &moves) && script.wants(1, &moves[..1]));
        assert!(script.wants(2, &moves[1..]) && !script.wants(1, &moves[1..]));
        assert!(script.wanted(0).is_empty() && script.wanted(3).is_empty());
    }
}
