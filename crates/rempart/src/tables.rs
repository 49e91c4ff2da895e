//! Results as tables of text.

use lab::{Interval, SimulationReport};
use words::Lang;

use crate::board::ending_of;
use crate::numbers::{number, percent};

/// What was played.
pub(crate) fn heading(report: &SimulationReport, lang: Lang) -> String {
    let options: Vec<String> =
        report.options.iter().map(|(key, value)| format!("{key}={value}")).collect();
    let args = [
        ("game", speech::name(lang, report.game).into()),
        ("players", report.bots.len().into()),
        ("options", options.join(", ").into()),
        ("games", number(lang, report.tally.games as f64, 0).into()),
        ("seed", seed(&report.seed).into()),
    ];
    let heading = lang.say_with("terminal-simulate-heading", &args);
    if !report.paired {
        return heading;
    }
    let args = [
        ("deals", number(lang, report.deals() as f64, 0).into()),
        ("times", report.games_of_a_deal.into()),
    ];
    heading + "\n" + &lang.say_with("terminal-simulate-paired", &args)
}

/// The seed as text: a plain number if it is one.
pub(crate) fn seed(text: &str) -> String {
    let (low, high) = text.split_at(16.min(text.len()));
    let number = u64::from_str_radix(low, 16).ok().filter(|_| high.bytes().all(|it| it == b'0'));
    number.map_or_else(|| text.to_string(), |it| it.swap_bytes().to_string())
}

/// A line for each bot, wherever it sat.
pub(crate) fn bot_rows(report: &SimulationReport, lang: Lang) -> Vec<Vec<String>> {
    let heads = ["bot", "wins", "rate", "score", "worth"];
    let heads = heads.iter().map(|it| lang.say(&format!("terminal-simulate-{it}"))).collect();
    let row = |side: usize| {
        vec![
            report.sides[side].bot.clone(),
            number(lang, report.tally.sides[side].won as f64, 0),
            range(report.side_rate(side), |it| percent(lang, it)),
            range(report.side_score(side), |it| number(lang, it, 2)),
            number(lang, report.worth(side), 0),
        ]
    };
    [heads].into_iter().chain((0..report.sides.len()).map(row)).collect()
}

/// A line for each seat; who sat there, if that was always the same.
pub(crate) fn seat_rows(report: &SimulationReport, lang: Lang) -> Vec<Vec<String>> {
    let heads = ["seat", "bot", "wins", "rate", "score"];
    let heads = heads.iter().map(|it| lang.say(&format!("terminal-simulate-{it}"))).collect();
    let row = |seat: tabletop::Seat| {
        let (rate, score) = (report.win_rate(seat), report.score(seat));
        vec![
            seat.to_string(),
            report.bots[seat.index()].clone(),
            number(lang, report.tally.seats[seat.index()].won as f64, 0),
            range(rate, |it| percent(lang, it)),
            range(score, |it| number(lang, it, 2)),
        ]
    };
    let mut rows: Vec<Vec<String>> = [heads].into_iter().chain(report.seats().map(row)).collect();
    if report.paired {
        rows.iter_mut().for_each(|it| {
            it.remove(1);
        });
    }
    rows
}

/// An estimate, with its interval if there is one.
pub(crate) fn range(it: Interval, text: impl Fn(f64) -> String) -> String {
    if it.is_known() {
        format!("{} [{} – {}]", text(it.at), text(it.low), text(it.high))
    } else {
        text(it.at)
    }
}

pub(crate) fn ending_rows(report: &SimulationReport, lang: Lang) -> Vec<Vec<String>> {
    let heads = ["ending", "games", "share"];
    let heads = heads.iter().map(|it| lang.say(&format!("terminal-simulate-{it}"))).collect();
    let row = |(ending, games): (&str, u64)| {
        let share = report.share(games);
        let name = ending_of(report.game, ending, lang);
        vec![name, number(lang, games as f64, 0), range(share, |it| percent(lang, it))]
    };
    [heads].into_iter().chain(report.endings().map(row)).collect()
}

/// What the games themselves counted.
pub(crate) fn fact_rows(report: &SimulationReport, lang: Lang) -> Vec<Vec<String>> {
    let heads = ["fact", "total", "per-game"];
    let heads = heads.iter().map(|it| lang.say(&format!("terminal-balance-{it}"))).collect();
    let row = |(name, total): (&String, &u64)| {
        let mean = *total as f64 / report.tally.games as f64;
        vec![name.clone(), number(lang, *total as f64, 0), number(lang, mean, 2)]
    };
    [heads].into_iter().chain(report.tally.facts.iter().map(row)).collect()
}

/// Rows, with their columns aligned.
pub(crate) fn columns(rows: &[Vec<String>]) -> String {
    let width = |at: usize| rows.iter().map(|it| it[at].chars().count()).max().unwrap_or(0);
    let widths: Vec<usize> = (0..rows[0].len()).map(width).collect();
    let line = |row: &Vec<String>| {
        let cells = row.iter().zip(&widths).map(|(cell, width)| format!("{cell:<width$}"));
        cells.collect::<Vec<_>>().join("  ").trim_end().to_string() + "\n"
    };
    rows.iter().map(line).collect()
}

/// A table in Markdown; the first row has the heads.
pub(crate) fn markdown(rows: &[Vec<String>]) -> String {
    let line = |row: &[String]| format!("| {} |\n", row.join(" | "));
    let rule = format!("|{}\n", "---|".repeat(rows[0].len()));
    line(&rows[0]) + &rule + &rows[1..].iter().map(|it| line(it)).collect::<String>()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_plain_seed_is_shown_as_it_was_given() {
        assert_eq!(seed(&tabletop::Seed::from_number(1234).to_string()), "1234");
        assert_eq!(seed(&"ab".repeat(32)), "ab".repeat(32));
    }

    #[test]
    fn a_table_is_markdown() {
        let rows = [vec!["a".to_string(), "b".to_string()], vec!["1".to_string(), "2".to_string()]];
        assert_eq!(markdown(&rows), "| a | b |\n|---|---|\n| 1 | 2 |\n");
    }
}
