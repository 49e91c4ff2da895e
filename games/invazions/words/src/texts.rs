//! The texts of cards, made from their values, and the words of the board.

use invazions::card::{HumanCard, Location, Research, Sort, ZombieCard};
use tabletop::Seat;

use super::Voice;
use words::Value;

fn number(n: u8) -> Value<'static> {
    u32::from(n).into()
}

impl Voice<'_> {
    /// The message `invazions-board-KEY`.
    pub fn say(&self, key: &str) -> String {
        crate::MESSAGES.say(self.to.lang, &format!("invazions-board-{key}"))
    }

    pub fn say_with(&self, key: &str, args: &[(&str, Value<'_>)]) -> String {
        crate::MESSAGES.say_with(self.to.lang, &format!("invazions-board-{key}"), args)
    }

    /// A sentence about what `seat` is or does; `$me` lets a message choose between "you" and
    /// `$name`.
    pub fn of_seat(&self, key: &str, seat: Seat, more: &[(&str, Value<'_>)]) -> String {
        let mut args = vec![("me", self.is_me(seat).into()), ("name", self.name(seat).into())];
        args.extend(more.iter().cloned());
        self.say_with(key, &args)
    }

    /// "at the Hangar"
    pub fn at(&self, place: Location) -> String {
        self.say_with("at", &[("place", place.word().into())])
    }

    /// Zombie, Rage or freed.
    pub fn sort(&self, sort: Sort) -> String {
        let word = match sort {
            Sort::Zombie => "zombie",
            Sort::Rage => "rage",
            Sort::Freed => "freed",
        };
        self.say_with("sort", &[("sort", word.into())])
    }

    /// Human, Survivor or Bravery.
    pub fn human_sort(&self, card: HumanCard) -> String {
        let word = match card {
            HumanCard::Survivors => "survivor",
            it if it.is_human() => "human",
            _ => "bravery",
        };
        self.say_with("sort", &[("sort", word.into())])
    }

    /// When a Bravery card may be played.
    pub fn hour(&self, card: HumanCard) -> String {
        self.say_with("hour", &[("card", card.word().into())])
    }

    /// What a zombie-side card does, from its values.
    pub fn zombie_text(&self, card: ZombieCard) -> String {
        let face = self.cards.zombie(card);
        let brings = [
            ("cards", face.cards),
            ("zombies", face.zombies),
            ("rages", face.rages),
            ("recruits", face.recruits),
            ("contaminations", face.contaminations),
        ];
        let brings = brings.iter().filter(|it| 0 < it.1);
        let brings = brings.map(|(key, n)| self.brings(key, *n)).collect::<Vec<_>>().join(", ");
        let own = self.say_with(
            "text-zombie",
            &[
                ("card", card.word().into()),
                ("each", number(face.each)),
                ("sacrifices", number(face.sacrifices)),
                ("draws", number(face.draws)),
            ],
        );
        match (brings.is_empty(), own.is_empty()) {
            (_, true) => brings,
            (true, false) => own,
            (false, false) if card == ZombieCard::Vermin => format!("{own} {brings}"),
            (false, false) => format!("{brings}. {own}"),
        }
    }

    fn brings(&self, key: &str, n: u8) -> String {
        self.say_with(&format!("bring-{key}"), &[("n", number(n))])
    }

    /// What a card of the human deck does, from its values; `soldier_first` is whether a Soldier
    /// takes wounds before everything else.
    pub fn human_text(&self, card: HumanCard, soldier_first: bool) -> String {
        let mut args: Vec<(&str, Value<'_>)> = vec![("card", card.word().into())];
        if card.is_human() {
            let face = self.cards.human(card);
            args.extend([
                ("cards", number(face.cards)),
                ("resources", number(face.resources)),
                ("hand", number(face.hand)),
                ("walls", number(face.walls)),
                ("limit", number(face.limit)),
                ("wounded", number(face.wounded)),
                ("points", number(face.points)),
                ("first", if soldier_first { "yes" } else { "no" }.into()),
            ]);
        } else {
            args.push(("amount", number(self.cards.bravery(card).amount)));
        }
        self.say_with("text-human", &args)
    }

    /// What a Research card brings, from its values.
    pub fn research_text(&self, card: Research) -> String {
        let face = self.cards.research(card);
        self.say_with(
            "text-research",
            &[
                ("card", card.word().into()),
                ("points", number(face.points)),
                ("bonus", number(face.bonus)),
                ("need", number(face.need)),
                ("armour", number(face.armour)),
            ],
        )
    }
}
