//! How good decisions were, as one number.

use words::Lang;

use super::wording::bot_name;

/// A decision that gave away less than this cannot be called worse: bots are not that exact.
pub(super) const SLIP: f64 = 0.05;

/// With less at stake in all decisions together, how good they were cannot be told.
const STAKES_MIN: f64 = 0.25;

/// Whose decisions were measured, and how good they are (`rempart accuracy`, docs/bots.md): the bots of
/// a game, weakest first. Where little is at stake in a decision, too few games tell it.
const MEANS: [(&str, &[(&str, u32)]); 4] = [
    ("oh-no", &[("recruit", 93), ("cadet", 95), ("sergeant", 97), ("captain", 100)]),
    (
        "invazions",
        &[("random", 9), ("recruit", 13), ("cadet", 32), ("sergeant", 80), ("captain", 96)],
    ),
    ("pulp", &[("random", 8), ("recruit", 44), ("cadet", 68), ("sergeant", 90), ("captain", 99)]),
    ("xeno", &[("random", 12), ("recruit", 21), ("cadet", 38), ("sergeant", 80), ("captain", 100)]),
];

/// A move, compared with what a search chose and with lots. Both numbers are as often too high as too
/// low, so they add up over many decisions.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct AgainstLots {
    /// How much more the move was worth that the search chose; less than 0 where the search was wrong.
    pub loss: f64,
    /// How much more that was worth than a move drawn by lot.
    pub stake: f64,
}

/// How good decisions were: 100 as those of a captain who has time, 0 as if moves had been drawn by
/// lot. None where hardly anything was at stake.
pub fn accuracy(decisions: impl Iterator<Item = AgainstLots>) -> Option<u32> {
    let (lost, staked) =
        decisions.fold((0.0, 0.0), |(lost, staked), it| (lost + it.loss, staked + it.stake));
    (STAKES_MIN <= staked).then(|| (100.0 * (1.0 - lost / staked)).clamp(0.0, 100.0).round() as u32)
}

/// What the number is for moves drawn by lot and for bots, in a sentence; nothing for a game in which
/// that was not measured.
pub(super) fn levels(lang: Lang, game: &str) -> String {
    let Some((_, means)) = MEANS.iter().find(|it| it.0 == game) else { return String::new() };
    let said = |(who, mean): &(&str, u32)| {
        let name = match *who {
            "random" => lang.say("player-accuracy-lot"),
            level => bot_name(lang, level),
        };
        format!("{name} {mean}")
    };
    let list: Vec<String> = means.iter().map(said).collect();
    lang.say_with("player-accuracy-levels", &[("list", list.join(", ").into())])
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The means of a table of docs/bots.md, in the order in which it names the games, without their
    /// intervals; a dash is none.
    fn written() -> Vec<Vec<u32>> {
        let text = include_str!("../../../../docs/bots.md");
        let table = text.split("## How good decisions are").nth(1).expect("its chapter");
        let rows = table.lines().skip_while(|it| !it.starts_with("|---"));
        let rows = rows.skip(1).take_while(|it| it.starts_with('|'));
        let mean = |cell: &str| -> Option<u32> { cell.split_whitespace().next()?.parse().ok() };
        rows.map(|row| row.split('|').skip(2).filter_map(mean).collect()).collect()
    }

    #[test]
    fn what_is_compared_with_is_what_was_measured() {
        let means = |game: &str| {
            let (_, means) = MEANS.iter().find(|it| it.0 == game).expect("a game");
            means.iter().map(|it| it.1).collect::<Vec<u32>>()
        };
        assert_eq!(written(), ["pulp", "xeno", "invazions", "oh-no"].map(means));
    }
}
