//! What bots count has a name in every language, and nothing else has.

use std::collections::BTreeSet;

use catalogue::{Table, Visitor, visit};
use tabletop::{Judgement, Seat, Seated, Seed};
use words::Lang;

/// The words of all that the seats of a table watch.
struct Words<'a>(&'a dyn Table);

impl Visitor for Words<'_> {
    type Out = BTreeSet<String>;

    fn visit<G: Judgement>(self) -> BTreeSet<String> {
        let seated: Option<&Seated<G>> = self.0.as_any().downcast_ref();
        let game = seated.expect("a table holds the game that it names").game();
        let gauges = Seat::all(game.players()).flat_map(|it| game.gauges(it));
        gauges.map(|it| it.word.to_string()).collect()
    }
}

#[test]
fn whatever_is_counted_has_a_name() {
    for info in catalogue::GAMES {
        let seed = Seed::from_number(1);
        let players = info.players.0;
        let table = catalogue::open(info.id, players, &[], None, seed).expect("it opens");
        let words = visit(info.id, Words(table.as_ref())).expect("it is a game");
        assert!(!words.is_empty(), "{} counts nothing", info.id);
        let begins = format!("{}-hint-", info.id);
        let areas = speech::of(info.id).expect("it speaks").messages().areas();
        for lang in Lang::ALL {
            let lines = areas.iter().flat_map(|it| it.1[lang as usize].lines());
            let keys = lines.filter_map(|it| it.strip_prefix(&begins)?.split_once(" ="));
            let named: BTreeSet<String> = keys.map(|it| it.0.to_string()).collect();
            assert_eq!(named, words, "{} in {}", info.id, lang.code());
        }
    }
}
