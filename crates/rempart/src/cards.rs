//! `rempart cards`: every card of a game, as text or data.

use std::io::{self, Write};

use words::Lang;

use crate::args::CardsArgs;
use crate::board;
use crate::fault::CommandFault;

pub(crate) fn run(args: &CardsArgs, lang: Lang) -> Result<(), CommandFault> {
    let cards =
        catalogue::cards(&args.game, None).map_err(|error| CommandFault::opening(error, None))?;
    let text = if args.toml {
        cards.file
    } else if args.json {
        let data: serde_json::Value =
            toml::from_str(&cards.file).expect("a card set that was read is TOML");
        format!("{data:#}\n")
    } else {
        board::cards(&args.game, &cards.hash, lang)
    };
    io::stdout().lock().write_all(text.as_bytes())?;
    Ok(())
}
