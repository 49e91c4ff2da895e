//! Every card of the box in one text, so that a changed card shows as a difference.
//! `UPDATE_EXPECT=1 cargo test -p pulp --test gallery` writes it anew.

use std::fmt::Write as _;

use expect_test::expect_file;
use pulp::card::{Captain, Colour, Die, Encounter, FACES, Kind, Planet, Sector, Token, Weapon};
use pulp::deck::Cards;
use tabletop::CardSet;

fn builtin() -> Cards {
    Cards::parse(Cards::BUILTIN).expect("the built-in cards are good")
}

fn encounter(cards: &Cards, card: Encounter) -> String {
    let printed = cards.encounter(card);
    let cubes: Vec<&str> = printed.cubes.iter().map(|it| it.word()).collect();
    let cubes = cubes.join("+");
    if printed.kind == Kind::Place {
        let rules: Vec<String> =
            printed.rules.iter().map(|(sector, rule)| format!("{sector}: {rule:?}")).collect();
        return format!("{:2} {card} ({cubes}) {}", card.number(), rules.join("; "));
    }
    let icon = printed.icon.expect("a card of the row has an icon");
    let token = printed.token.map(|it| format!(", {it}")).unwrap_or_default();
    let line = printed.line.map(|(sector, line)| format!("; {sector}: {line:?}"));
    format!(
        "{:2} {card} ({cubes}) {}, icon {icon}, planets {}{token}{}",
        card.number(),
        printed.strength,
        printed.planets,
        line.unwrap_or_default()
    )
}

#[test]
fn gallery() {
    let cards = builtin();
    let mut text = format!("Cards {}\n", cards.hash());
    text += "\nCaptains\n";
    for it in Captain::ALL {
        let card = cards.captain(*it);
        let dice: Vec<&str> = card.dice.iter().map(|it| it.word()).collect();
        let (start, most) = (card.start, card.most);
        let dice = dice.join(", ");
        let _ = writeln!(text, "{it}: {start:?} of {most:?}, keeps {} of {dice}", card.keep);
    }
    text += "\nSectors\n";
    for it in Sector::ALL {
        let _ = writeln!(text, "{it}: {:?}", cards.action(*it));
    }
    text += "\nPlanets\n";
    for it in Planet::ALL {
        let card = cards.planet(*it);
        let free = card.free.map(|it| format!(" {it:?}")).unwrap_or_default();
        let paid = card.paid.map(|(cost, paid)| format!(" for {cost:?}: {paid:?}"));
        let _ = writeln!(text, "{it}:{free}{}", paid.unwrap_or_default());
    }
    text += "\nSuper weapons\n";
    for it in Weapon::ALL {
        let card = cards.weapon(*it);
        let _ = writeln!(text, "{it}: {} cubes, {:?}", card.cubes, card.power);
    }
    for kind in [Kind::Guard, Kind::Agent, Kind::Event, Kind::Place] {
        let _ = writeln!(text, "\n{}s", kind.word());
        for it in Encounter::ALL.iter().filter(|it| cards.encounter(**it).kind == kind) {
            let _ = writeln!(text, "{}", encounter(&cards, *it));
        }
    }
    text += "\nDice\n";
    for die in Die::ALL {
        for number in 1..=FACES {
            let _ = writeln!(text, "{die} {number}: {:?}", die.face(number));
        }
    }
    expect_file!["gallery.txt"].assert_eq(&text);
}

/// The counts that the set was made by: cubes by colour, icons, tokens, lines by sector.
#[test]
fn counts() {
    let cards = builtin();
    let all = || Encounter::ALL.iter().map(|it| cards.encounter(*it));
    let cubes = |colour: &Colour| all().flat_map(|it| &it.cubes).filter(|it| *it == colour).count();
    let colours: Vec<usize> = Colour::ALL.iter().map(cubes).collect();
    assert_eq!(colours, [11, 12, 12, 16, 3, 0]);
    let tokens = |token: Token| all().filter(|it| it.token == Some(token)).count();
    assert_eq!((tokens(Token::Code), tokens(Token::Key)), (10, 10));
    let lines =
        |sector: &Sector| all().filter(|it| it.line.is_some_and(|(at, _)| at == *sector)).count();
    assert_eq!(Sector::ALL.iter().map(lines).collect::<Vec<_>>(), [14, 14, 14]);
    let kinds = |kind: Kind| all().filter(|it| it.kind == kind).count();
    let counted = [Kind::Guard, Kind::Agent, Kind::Event, Kind::Place].map(kinds);
    assert_eq!(counted, [24, 12, 6, 6]);
}
