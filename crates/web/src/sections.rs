//! Which section of the rulebook decides what is asked now: where a link beside the question leads.

use std::borrow::Cow;

use xeno::Ask;

/// The number of a section, such as `7.3`.
pub type Number = Cow<'static, str>;

/// The address of a section of the rules of a game.
pub fn address(game: &str, section: &str) -> String {
    format!("/rules/{game}#{section}")
}

pub(crate) fn oh_no(stage: &oh_no::view::Stage) -> Number {
    use oh_no::view::{Phase, Purpose, Stage};
    Cow::Borrowed(match stage {
        Stage::Turn { phase: Phase::Act } => "2.1",
        Stage::Turn { phase: Phase::Build } => "2.5",
        Stage::Turn { phase: Phase::Fight } => "6.1",
        Stage::Packing { .. } => "2.3",
        Stage::Flight { .. } => "3.4",
        Stage::Perching { .. } => "3.6",
        Stage::Evaporating { .. } => "4.2",
        Stage::Morphing { .. } => "6.4",
        Stage::Spending { .. } => "6.2",
        Stage::Calling { purpose: Purpose::Fight, .. } => "6.6",
        Stage::Calling { purpose: Purpose::Strike, .. } => "9.0",
        Stage::Calling { .. } | Stage::Countering { .. } => "7.3",
        Stage::Striking { at_matrix: true, .. } => "7.6",
        Stage::Striking { .. } => "7.5",
        Stage::Over => "8.1",
    })
}

pub(crate) fn pulp(stage: &pulp::view::Stage) -> Number {
    use pulp::view::Stage;
    Cow::Borrowed(match stage {
        Stage::LeavingDice { .. } => "1.3",
        Stage::ChoosingPlanet => "2.2",
        Stage::Raising { .. } => "5.6",
        Stage::Meeting { .. } => "2.6",
        Stage::Engaging { .. } => "3.5",
        Stage::Rolled { .. } => "5.7",
        Stage::Lowering { .. } => "5.5",
        Stage::Rerolling | Stage::Swapping => "5.8",
        Stage::Mirroring { .. } => "8.4",
        Stage::Evading { .. } => "4.1",
        Stage::Taking { .. } => "4.5",
        Stage::Understanding => "8.2",
        Stage::Trading { .. } => "7.6",
        Stage::Preparing => "6.3",
        Stage::Settling | Stage::PuttingBack => "6.6",
        Stage::Spending { .. } => "6.4",
        Stage::Finding | Stage::Claiming => "8.5",
        Stage::Resolving => "6.5",
        Stage::Using { .. } => "7.3",
        Stage::Losing { .. } => "7.5",
        Stage::Keeping => "9.1",
        Stage::Over => "10.1",
    })
}

/// An event that asks has the number of its roll.
pub(crate) fn planisphere(stage: &planisphere::view::Stage) -> Number {
    use planisphere::view::Stage;
    Cow::Borrowed(match stage {
        Stage::Reinforcing { .. } => "3.1",
        Stage::Moving { .. } => "4.1",
        Stage::Aiming { .. } => "5.1",
        Stage::Fighting { .. } => "6.3",
        Stage::Duplicating { .. } => "9.4",
        Stage::Breeding { .. } => "7.1",
        Stage::NamingContinent { .. } => "11.2",
        Stage::UnderAttack { .. } => "11.36",
        Stage::Choosing { event, .. } => return Cow::Owned(format!("11.{event}")),
        Stage::Over => "2.5",
    })
}

pub(crate) fn invazions(stage: &invazions::view::Stage) -> Number {
    use invazions::view::Stage;
    Cow::Borrowed(match stage {
        Stage::Discarding => "2.2",
        Stage::Acting => "3.1",
        Stage::Cleaning { .. } => "11.8",
        Stage::Barricading => "3.5",
        Stage::Going { .. } => "4.1",
        Stage::Bravery { .. } => "3.6",
        Stage::Slashed { .. } => "12.1",
        Stage::Ordering { .. } => "5.2",
        Stage::Attacking { .. } => "5.3",
        Stage::Frum { .. } => "10.6",
        Stage::Swallowing { .. } => "10.9",
        Stage::Selecting { .. } => "10.16",
        Stage::Gnawing { .. } => "10.10",
        Stage::Haranguing { .. } => "10.18",
        Stage::Sneaking { .. } => "10.19",
        Stage::Wounding { .. } => "6.2",
        Stage::Recruiting { .. } => "7.1",
        Stage::Announcing { .. } => "7.4",
        Stage::Over => "8.2",
    })
}

pub(crate) fn xeno(view: &xeno::view::View) -> Number {
    use xeno::view::{Due, Stage};
    Cow::Borrowed(match view.stage {
        Stage::Together { ask: Ask::Defend } if view.due() == Some(Due::Bunker) => "15.4",
        Stage::Together { ask } => together(ask),
        Stage::Sell { .. } => "6.1",
        Stage::Consume { .. } => "6.2",
        Stage::Feed { .. } => "6.3",
        Stage::Guess { .. } => "6.7",
        Stage::Cash { .. } => "6.6",
        Stage::Produce { .. } => "7.1",
        Stage::Charge { .. } => "7.3",
        Stage::Mend { .. } => "17.4",
        Stage::Over => "2.6",
    })
}

fn together(ask: Ask) -> &'static str {
    match ask {
        Ask::Start => "1.2",
        Ask::Pick => "2.1",
        Ask::Explore => "3.1",
        Ask::Develop => "4.2",
        Ask::PayDevelopment => "4.3",
        Ask::Settle => "5.1",
        Ask::PayWorld => "5.2",
        Ask::WarEffort => "17.1",
        Ask::Defend => "15.3",
        Ask::Damage => "16.1",
        Ask::HandLimit => "2.3",
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use tabletop::Viewer;
    use words::Lang;
    use words::rulebook::Rulebook;

    use crate::boards;
    use room::script::By;

    use crate::guide::Guide;

    /// Where the game is over, nothing is asked.
    const OVER: [(&str, &str); 5] = [
        ("oh-no", "8.1"),
        ("pulp", "10.1"),
        ("planisphere", "2.5"),
        ("invazions", "8.2"),
        ("xeno", "2.6"),
    ];

    const SOURCE: &str = include_str!("sections.rs");

    /// The numbers that stand in each function of a file.
    fn numbers(source: &'static str) -> impl Iterator<Item = (&'static str, &'static str)> {
        let source = source.split("#[cfg(test)]").next().unwrap_or_default();
        source.split("\npub(crate) fn ").skip(1).flat_map(|function| {
            let game = function.split('(').next().unwrap_or_default();
            let literals = function.split('"').skip(1).step_by(2);
            literals.filter(|it| !it.contains('{')).map(move |it| (game, it))
        })
    }

    /// The events of Invasion that ask are one kind of decision: each says what it asks.
    fn kind<'a>(game: &str, number: &'a str) -> &'a str {
        let event = game == "planisphere" && number.starts_with("11.");
        if event { "11" } else { number }
    }

    /// The kinds of decisions that the newcomer of a guide makes, with what comes after its end.
    fn met(guide: &Guide) -> BTreeSet<String> {
        let options: Vec<(&str, &str)> =
            guide.options.iter().map(|(key, value)| (key.as_str(), value.as_str())).collect();
        let seed = guide.seed.parse().expect("a seed");
        let mut table =
            catalogue::open(guide.game, guide.players, &options, None, seed).expect("a table");
        let mut met = BTreeSet::new();
        for at in 0..=guide.script.lines.len() {
            let line = guide.script.lines.get(at);
            let asked = match line {
                Some(line) => line.by != By::Table,
                None => 1 < table.legal_moves(guide.script.seat).len(),
            };
            if asked {
                let number = boards::section(table.as_ref(), Viewer::Seat(guide.script.seat));
                met.insert(kind(guide.game, &number.expect("a section")).to_string());
            }
            if let Some(line) = line {
                table.play(line.seat, &[&line.mv]).expect("a move of the script");
            }
        }
        met
    }

    #[test]
    fn a_newcomer_meets_every_decision_that_is_ever_asked() {
        for game in catalogue::GAMES {
            let guides = Guide::all().iter().filter(|it| it.game == game.id);
            let met: BTreeSet<String> = guides.flat_map(met).collect();
            let asked = numbers(SOURCE).filter(|it| it.0.replace('_', "-") == game.id);
            let asked = asked.filter(|it| !OVER.contains(&(game.id, it.1)));
            let missing: Vec<_> =
                asked.filter(|it| !met.contains(kind(game.id, it.1))).map(|it| it.1).collect();
            assert!(missing.is_empty(), "{}: {missing:?} of {met:?}", game.id);
        }
    }

    #[test]
    fn every_question_and_every_verdict_leads_to_a_section() {
        for (source, least) in [(SOURCE, 80), (include_str!("verdicts.rs"), 90)] {
            for (game, number) in numbers(source) {
                let rules = Rulebook::of(&game.replace('_', "-"), Lang::En).expect("a game");
                assert!(rules.section(number).is_some(), "{game} {number}");
            }
            assert!(least < numbers(source).count());
        }
    }
}
