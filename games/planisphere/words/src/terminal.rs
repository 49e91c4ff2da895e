//! Invasion in lines of text: the map as a grid of letters, then every unit by name.

use crate::Voice;
use planisphere::deck::Face;
use planisphere::map::{LATITUDES, LONGITUDES, Lands, Square, Terrain};
use planisphere::view::{CampView, ContactView, InForceView, Phase, Stage, UnitView, View};
use tabletop::Seat;
use words::Value;

use words::yes;

/// What only the terminal says of the game.
#[derive(Clone, Copy)]
pub(crate) struct TerminalVoice<'a>(pub(crate) Voice<'a>);

impl TerminalVoice<'_> {
    pub(crate) fn position(self, view: &View) -> String {
        let mut lines = vec![self.heading(view), String::new(), map(view), self.key()];
        for (seat, camp) in view.camps.iter() {
            lines.push(String::new());
            lines.push(self.camp(view, seat, camp));
            let units = view.units.iter().filter(|it| it.owner == seat);
            lines.extend(units.map(|it| self.unit(it)));
        }
        lines.push(String::new());
        lines.extend(view.in_force.iter().map(|it| self.event(it)));
        lines.extend(view.contacts.iter().map(|it| self.contact(it)));
        lines.push(self.stage(view));
        lines.join("\n") + "\n"
    }

    pub(crate) fn all_cards(self) -> String {
        let lines = self.0.cards.peoples().map(|(people, face)| {
            let copies = self.0.cards.copies(people);
            format!("{copies} × {:<28} {}", self.0.people(people), self.face(face))
        });
        lines.collect::<Vec<_>>().join("\n") + "\n"
    }
}

impl TerminalVoice<'_> {
    /// The message `terminal-planisphere-KEY`.
    fn say(self, key: &str, args: &[(&str, Value<'_>)]) -> String {
        crate::MESSAGES.say_with(self.0.to.lang, &format!("terminal-planisphere-{key}"), args)
    }

    /// The message `planisphere-board-KEY`, which the page says too.
    fn board(self, key: &str, args: &[(&str, Value<'_>)]) -> String {
        crate::MESSAGES.say_with(self.0.to.lang, &format!("planisphere-board-{key}"), args)
    }

    /// "one, two, three", or that there is nothing.
    fn list(self, names: impl IntoIterator<Item = String>) -> String {
        let names: Vec<String> = names.into_iter().collect();
        if names.is_empty() { self.say("none", &[]) } else { names.join(", ") }
    }

    fn heading(self, view: &View) -> String {
        self.say(
            "heading",
            &[
                ("round", u32::from(view.round).into()),
                ("pile", view.pile.into()),
                ("dead", view.graveyard.len().into()),
                ("first", view.first.to_string().into()),
            ],
        )
    }

    /// The meaning of the letters of the map.
    fn key(self) -> String {
        let terrain = |it: Terrain| {
            let name = self.board("terrain", &[("terrain", it.word().into())]);
            format!("{} {name}", it.letter().to_ascii_lowercase())
        };
        format!("    {}", Terrain::ALL.map(terrain).join(" · "))
    }

    fn camp(self, view: &View, seat: Seat, camp: &CampView) -> String {
        let unknown = usize::from(camp.hand_size) - camp.hand.len();
        self.say(
            "camp",
            &[
                ("seat", seat.to_string().into()),
                ("me", yes(view.me == Some(seat)).into()),
                ("out", yes(camp.out).into()),
                ("asked", yes(view.to_act.contains(seat)).into()),
                ("units", u32::from(camp.units).into()),
                ("size", u32::from(camp.hand_size).into()),
                ("unknown", unknown.into()),
                ("known", camp.hand.len().into()),
                ("fined", yes(camp.fined && !camp.out).into()),
                ("cards", self.list(camp.hand.iter().map(|it| self.0.card(*it))).into()),
            ],
        )
    }

    /// "    4·11  Tripods of Mars 2   MOV 2  ATT 5  DEF 5  3/2"
    fn unit(self, unit: &UnitView) -> String {
        let values = &unit.values;
        let shot = values.shot.map(|it| format!("  {}/{}", it.range, it.force));
        let state = [
            (unit.gestation.is_some(), "gestating"),
            (unit.paralysed && unit.gestation.is_none(), "paralysed"),
            (unit.overheated, "overheated"),
            (unit.pinned, "pinned"),
            (unit.light, "light"),
            (unit.moved, "moved"),
        ];
        let state = state.iter().filter(|it| it.0).map(|it| self.say(it.1, &[]));
        let dies = unit.dies.map(|it| self.say("dies", &[("rounds", u32::from(it).into())]));
        let victories = u32::from(unit.victories);
        let won =
            (0 < victories).then(|| self.say("victories", &[("victories", victories.into())]));
        let state: Vec<String> = state.chain(dies).chain(won).collect();
        format!(
            "    {:>5}  {:<28} {} {}  {} {}  {} {}{}  {}",
            self.0.square(unit.square),
            self.0.card(unit.card),
            self.board("dis", &[]),
            values.dis,
            self.board("att", &[]),
            values.att,
            self.board("def", &[]),
            values.def,
            shot.unwrap_or_default(),
            state.join(", "),
        )
        .trim_end()
        .to_string()
    }

    fn event(self, event: &InForceView) -> String {
        let (name, effect) = (self.0.happening(event.number), self.0.effect(event.number));
        format!("! {} {name}: {effect}", event.number)
    }

    /// "× 4·11  Mutants 1 → Colossus 2: 8 > 6"
    fn contact(self, contact: &ContactView) -> String {
        let clash = &contact.clash;
        let attack = i16::from(clash.att) + i16::from(clash.shots);
        let sign = match attack.cmp(&clash.def.into()) {
            std::cmp::Ordering::Less => '<',
            std::cmp::Ordering::Equal => '=',
            std::cmp::Ordering::Greater => '>',
        };
        let (one, other) = (self.0.card(clash.attacker), self.0.card(clash.defender));
        let square = self.0.square(contact.square);
        let off = contact.off.map(|_| format!(" ({})", self.say("no-combat", &[])));
        format!(
            "× {square}  {one} → {other}: {attack} {sign} {}{}",
            clash.def,
            off.unwrap_or_default()
        )
    }

    fn stage(self, view: &View) -> String {
        let seats: Vec<String> = view.to_act.iter().map(|it| it.to_string()).collect();
        let seats = if seats.is_empty() { "none".to_string() } else { seats.join(", ") };
        let event = match view.stage {
            Stage::Choosing { event, .. } => self.0.happening(event),
            _ => String::new(),
        };
        let phase = phase_word(view.phase);
        self.say(
            "stage",
            &[("phase", phase.into()), ("seats", seats.into()), ("event", event.into())],
        )
    }

    /// The values of a card in one line.
    fn face(self, face: &Face) -> String {
        let shot = face.shot.map_or("–".to_string(), |it| format!("{}/{}", it.range, it.force));
        let label = |key: &str| self.board(key, &[]);
        format!(
            "{} {}  {} {}  {} {}  {} {}  {} {shot}  {} {}",
            label("dis"),
            face.dis,
            label("ter"),
            face.ter.letter(),
            label("att"),
            face.att,
            label("def"),
            face.def,
            label("tir"),
            label("rep"),
            face.rep,
        )
    }
}

/// The word of a phase, as messages choose by it.
fn phase_word(phase: Phase) -> &'static str {
    match phase {
        Phase::Overture | Phase::Reinforcement => "reinforcement",
        Phase::Draw => "draw",
        Phase::Movement => "movement",
        Phase::Shooting => "shooting",
        Phase::Contact => "contact",
        Phase::Reproduction => "reproduction",
        Phase::Happenings => "happenings",
    }
}

/// Ten rows of twenty squares: the units there, otherwise the terrain in small letters.
fn map(view: &View) -> String {
    let ruler: String = (1..=LONGITUDES).map(|it| format!("{it:>4}")).collect();
    let row = |latitude: u8| {
        let squares = (1..=LONGITUDES).filter_map(move |it| Square::at(latitude, it));
        let squares: String = squares.map(|it| format!("{:>4}", square(view, it))).collect();
        format!("{latitude:>2} {squares}")
    };
    let rows: Vec<String> = (1..=LATITUDES).map(row).collect();
    format!("   {ruler}\n{}", rows.join("\n"))
}

/// `A`, `A2` for two of a player's units, `A:B` for enemies, otherwise `ofm`.
fn square(view: &View, square: Square) -> String {
    let here: Vec<&UnitView> = view.units.iter().filter(|it| it.square == square).collect();
    let mut owners: Vec<Seat> = here.iter().map(|it| it.owner).collect();
    owners.dedup();
    match (owners.as_slice(), here.len()) {
        ([], _) => ground(view, square),
        ([owner], 1) => owner.to_string(),
        ([owner], count) => format!("{owner}{count}"),
        ([one, other, ..], _) => format!("{one}:{other}"),
    }
}

fn ground(view: &View, square: Square) -> String {
    let letters = |terrains: &mut dyn Iterator<Item = Terrain>| -> String {
        terrains.map(|it| it.letter().to_ascii_lowercase()).collect()
    };
    match view.changed.iter().find(|it| it.0 == square) {
        Some((_, terrains)) => letters(&mut terrains.iter().copied()),
        None => letters(&mut Lands::PRINTED.at(square)),
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use planisphere::Planisphere;
    use planisphere::card::Card;
    use planisphere::deck::Cards;
    use planisphere::options::PlanisphereOptions;
    use tabletop::{CardSet, Game, Options, Seated, Seed, Setup, Viewer};
    use words::{Lang, Listener, Speaks, Speech};

    use super::*;
    use crate::Words;

    #[test]
    fn the_map_is_a_grid_with_everybody_on_it() {
        let options = PlanisphereOptions::from_pairs([("landings", "2")]).expect("an option");
        let cards = Arc::new(Cards::parse(Cards::BUILTIN).expect("the box is whole"));
        let setup = Setup { players: 2, options: Clone::clone(&options) };
        let mut seated =
            Seated::<Planisphere>::new(setup, Arc::clone(&cards), Seed::from_number(4))
                .expect("a table");
        for _ in 0..2 {
            let mut moves = Vec::new();
            let seat = seated.game().to_act().first().expect("somebody is asked");
            seated.game().legal_moves(seat, &mut moves);
            seated.play(seat, moves[0]).expect("a legal move");
        }
        let view = seated.game().view(Viewer::Spectator);
        let map = map(&view);
        assert_eq!(map.lines().count(), 11);
        assert!(map.lines().all(|it| it.len() <= 83), "{map}");
        assert!(
            map.lines().nth(4).is_some_and(|it| it.starts_with(" 4    o   o   o  od")),
            "{map}"
        );
        let letters = map.chars().filter(|it| it.is_ascii_uppercase()).count();
        assert_eq!(letters, view.units.len(), "{map}");
        let to = Listener {
            names: ["A", "B", "", "", ""],
            me: Some(Seat(0)),
            ..Listener::stranger(Lang::En)
        };
        let view = seated.game().view(Viewer::Seat(Seat(0)));
        let page = Words::voice(to, &cards, &options).position(&view);
        for unit in &view.units {
            let name = format!("{}·{}", unit.square.latitude(), unit.square.longitude());
            assert!(page.contains(&name), "{page}");
        }
    }

    #[test]
    fn every_people_has_a_line() {
        let cards = Cards::parse(Cards::BUILTIN).expect("the box is whole");
        let to = Listener::stranger(Lang::Fr);
        let cards = Words::voice(to, &cards, &PlanisphereOptions::default()).all_cards();
        let cards: Vec<&str> = cards.lines().collect();
        assert_eq!(cards.len(), 24);
        let first: Card = "tripods.1".parse().expect("a card");
        assert!(cards[0].contains("3/2") && first.copy() == 1, "{}", cards[0]);
    }
}
