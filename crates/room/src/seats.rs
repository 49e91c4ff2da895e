//! Who sits where, and what follows from it.

use catalogue::Table;
use facts::{Away, Sitter, Stay, TableFacts};
use tabletop::{Seat, SeatSet, Style};

use crate::objection::Objection;

/// The seats of a table.
#[derive(Clone, Copy, Debug)]
pub struct Seats<'a> {
    sitters: &'a [Sitter],
    stays: &'a [Stay],
}

impl<'a> Seats<'a> {
    pub fn of(facts: &'a TableFacts) -> Seats<'a> {
        Seats { sitters: &facts.seats, stays: &facts.stays }
    }

    pub fn count(self) -> usize {
        self.sitters.len()
    }

    /// Every sitter, in turn order.
    pub fn sitters(self) -> impl Iterator<Item = (Seat, &'a Sitter)> {
        self.sitters.iter().enumerate().map(|(at, it)| (Seat(at as u8), it))
    }

    /// The sitter of a seat that exists.
    pub fn sitter(self, seat: Seat) -> &'a Sitter {
        &self.sitters[seat.index()]
    }

    /// How the person in a seat keeps it.
    pub fn stay(self, seat: Seat) -> &'a Stay {
        &self.stays[seat.index()]
    }

    /// The sitter of a seat that a request names; an objection if there is no such seat.
    pub fn named(self, seat: usize) -> Result<&'a Sitter, Objection> {
        self.sitters.get(seat).ok_or_else(|| Objection::senseless("error-no-such-seat"))
    }

    /// Every seat of a person: more than one if others play on their device.
    pub fn of_person(self, person: &str) -> impl Iterator<Item = Seat> {
        self.sitters().filter(move |it| it.1.person() == Some(person)).map(|it| it.0)
    }

    /// Whether a person has a seat.
    pub fn has(self, person: &str) -> bool {
        self.of_person(person).next().is_some()
    }

    /// The first free seat.
    pub fn free(self) -> Option<Seat> {
        self.sitters().find(|it| *it.1 == Sitter::Free).map(|it| it.0)
    }

    /// The seats of people, even where a bot plays for them.
    pub fn people(self) -> SeatSet {
        self.sitters().filter(|it| it.1.person().is_some()).map(|it| it.0).collect()
    }

    /// The seats of people who play themselves.
    pub fn players(self) -> SeatSet {
        self.people().iter().filter(|it| self.bot(*it).is_none()).collect()
    }

    /// Whether nobody else who plays here could notice how fast this seat answers.
    pub fn is_among_bots(self, seat: Seat) -> bool {
        self.people().iter().all(|it| it == seat)
    }

    /// The level of the bot that plays a seat.
    pub fn bot(self, seat: Seat) -> Option<&'a str> {
        self.sitter(seat).bot()
    }

    /// The style of the bot in a seat, where its game has styles. Of several bots the first plays by its
    /// level alone, and the others each have a style of their own, as far as there are enough.
    pub fn style(self, game: &dyn Table, seat: Seat) -> Option<Style> {
        let styles = game.styles(seat);
        let plays = |it: Seat| matches!(self.sitter(it), Sitter::Bot(_));
        let alike = |it: &Seat| plays(*it) && game.styles(*it) == styles;
        let before = Seat::all(seat.0).filter(alike).count();
        let at = (before % (styles.len() + 1)).checked_sub(1).filter(|_| plays(seat))?;
        styles.get(at).copied()
    }

    /// The seats of people who must agree before a game ends as it stands: those who have not left.
    /// Pages offer this only where there are several.
    pub fn voters(self) -> Vec<Seat> {
        self.people().iter().filter(|it| self.stay(*it).away.is_none()).collect()
    }

    /// Whether everybody who must agree to end the game does.
    pub fn all_agree(self) -> bool {
        let voters = self.voters();
        !voters.is_empty() && voters.iter().all(|it| self.stay(*it).agrees)
    }

    /// Whether the person in a seat plays it themselves and confirms their turns.
    pub fn confirms(self, seat: Seat) -> bool {
        let sitter = self.sitter(seat);
        sitter.person().is_some() && sitter.bot().is_none() && self.stay(seat).confirms
    }

    /// The seats of a person that they have left.
    pub fn left_by(self, person: &str) -> Vec<Seat> {
        self.of_person(person).filter(|it| self.stay(*it).away == Some(Away::Left)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn person(id: &str, relief: Option<&str>) -> Sitter {
        let relief = relief.map(str::to_string);
        Sitter::Person { id: id.to_string(), name: id.to_uppercase(), relief, beside: false }
    }

    #[test]
    fn one_alone_among_bots_is_noticed_by_nobody() {
        let stays = [Stay::default(); 3];
        let bot = || Sitter::Bot("cadet".to_string());
        let sitters = [bot(), person("ida", None), bot()];
        let seats = Seats { sitters: &sitters, stays: &stays };
        assert!(seats.is_among_bots(Seat(1)) && !seats.is_among_bots(Seat(0)));
        let sitters = [person("nils", Some("cadet")), person("ida", None), bot()];
        let seats = Seats { sitters: &sitters, stays: &stays };
        assert!(!seats.is_among_bots(Seat(1)), "who lets a bot play may look on");
    }

    #[test]
    fn all_agree_who_have_not_left() {
        let sitters = [person("ida", None), person("nils", Some("sergeant"))];
        let mut stays = [Stay { agrees: true, ..Stay::default() }, Stay::default()];
        assert!(!Seats { sitters: &sitters, stays: &stays }.all_agree());
        stays[1].away = Some(Away::Left);
        assert!(Seats { sitters: &sitters, stays: &stays }.all_agree());
        let bots = [Sitter::Bot("cadet".to_string())];
        assert!(!Seats { sitters: &bots, stays: &stays }.all_agree(), "nobody is there to agree");
    }

    /// Of several bots no two play alike as long as there are styles, and whoever stands in for a person has no style.
    #[test]
    fn bots_of_one_table_differ() {
        let game = |id| catalogue::open(id, 3, &[], None, tabletop::Seed::from_number(1)).unwrap();
        let bot = || Sitter::Bot("captain".to_string());
        let styles = |id, sitters: [Sitter; 3]| {
            let seats = Seats { sitters: &sitters, stays: &[Stay::default(); 3] };
            Seat::all(3).map(|it| seats.style(game(id).as_ref(), it)).collect::<Vec<_>>()
        };
        let bots = [bot(), bot(), bot()];
        let soldier_and_trader = [None, Some(Style::Soldier), Some(Style::Trader)];
        assert_eq!(styles("xeno", bots.clone()), soldier_and_trader);
        assert_eq!(styles("invazions", bots.clone()), [None, None, Some(Style::Bold)]);
        assert_eq!(styles("oh-no", bots), [None; 3]);
        let relieved = [bot(), person("ida", Some("captain")), bot()];
        assert_eq!(styles("planisphere", relieved), [None, None, Some(Style::Bold)]);
    }

    #[test]
    fn the_seats_of_a_person_are_found() {
        let sitters = [person("ida", None), Sitter::Free, person("ida", None)];
        let seats = Seats { sitters: &sitters, stays: &[Stay::default(); 3] };
        assert_eq!(seats.of_person("ida").collect::<Vec<_>>(), [Seat(0), Seat(2)]);
        assert_eq!(seats.free(), Some(Seat(1)));
        assert!(seats.has("ida") && !seats.has("nils"));
        assert!(seats.named(3).is_err());
    }
}
