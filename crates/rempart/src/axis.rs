//! What a table of balance goes over.

use catalogue::info;
use tabletop::OptionValues;

use crate::fault::CommandFault;

/// The name of `--over` for numbers of players; all other names are options of the game.
pub(crate) const PLAYERS: &str = "players";

/// An option, or the number of players, with the values that the table goes through.
pub(crate) struct Axis {
    pub(crate) key: String,
    pub(crate) values: Vec<String>,
}

impl Axis {
    /// From `key=one,two`, or from a key alone whose values can be listed.
    pub(crate) fn of(game: &str, text: &str) -> Result<Axis, CommandFault> {
        let (key, values) = match text.split_once('=') {
            Some((key, values)) => (key, values.split(',').map(str::to_string).collect()),
            None => (text, every_value(game, text)?),
        };
        Ok(Axis { key: key.to_string(), values })
    }
}

fn every_value(game: &str, key: &str) -> Result<Vec<String>, CommandFault> {
    let game = info(game)?;
    if key == PLAYERS {
        return Ok((game.players.0..=game.players.1).map(|it| it.to_string()).collect());
    }
    match game.options.iter().find(|it| it.key == key).map(|it| it.values) {
        Some(OptionValues::OneOf(values)) => Ok(values.iter().map(ToString::to_string).collect()),
        _ => Err(CommandFault::Over(key.to_string())),
    }
}

/// Every combination of the axes' values; the last axis changes fastest.
pub(crate) fn cells(axes: &[Axis]) -> Vec<Vec<String>> {
    axes.iter().fold(vec![Vec::new()], |cells, axis| {
        let longer =
            |cell: &Vec<String>, value: &String| [&cell[..], std::slice::from_ref(value)].concat();
        cells.iter().flat_map(|cell| axis.values.iter().map(move |it| longer(cell, it))).collect()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_combination_is_a_cell() {
        let axis = |text: &str| Axis::of("oh-no", text).unwrap();
        let cells = cells(&[axis("players=3,4"), axis("level=0,2")]);
        assert_eq!(cells, [["3", "0"], ["3", "2"], ["4", "0"], ["4", "2"]]);
        assert_eq!(axis("players").values, ["3", "4", "5"]);
        assert_eq!(axis("level").values.len(), 4);
    }
}
