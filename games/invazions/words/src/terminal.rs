//! INVAZIONS in lines of text.

use crate::Voice;
use invazions::HUMAN;
use invazions::card::{HumanCard, Location, Research, Sort, ZombieCard};
use invazions::view::{HordeView, HumanView, PlaceView, Stage, View};
use tabletop::Seat;
use words::Value;

use words::yes;

/// What only the terminal says of the game.
#[derive(Clone, Copy)]
pub(crate) struct TerminalVoice<'a>(pub(crate) Voice<'a>);

impl TerminalVoice<'_> {
    pub(crate) fn position(self, view: &View) -> String {
        let places: String = view.places.iter().map(|it| self.place(view, it)).collect();
        let hordes: String = view.hordes.iter().map(|it| self.horde(view, it)).collect();
        let asked = self.asked(view) + &self.proposed(view);
        let sides = self.human_side(view, &view.human) + &hordes;
        format!("{}\n\n{places}\n{sides}\n{asked}\n", self.standing(view))
    }

    /// Every card of the box, one kind on each line.
    pub(crate) fn all_cards(self) -> String {
        let cards = self.0.cards;
        let humans = HumanCard::ALL.map(|it| {
            let copies = usize::from(cards.copies(it));
            line(copies, &self.0.human(it), &self.value(it), &self.0.human_text(it, false))
        });
        let research = Research::ALL.map(|it| {
            let face = cards.research(it);
            let value = format!("{}/{}", face.cost, face.resistance);
            line(1, &self.0.research(it), &value, &self.0.research_text(it))
        });
        let zombies = ZombieCard::ALL.map(|it| {
            let face = cards.zombie(it);
            let name = self.0.zombie(it);
            line(face.copies.into(), &name, &face.attack.to_string(), &self.0.zombie_text(it))
        });
        let places =
            Location::ALL.map(|it| line(1, &self.0.location(it), &cards.walls(it).to_string(), ""));
        let parts = [
            ("cards-humans", humans.concat() + &research.concat() + &places.concat()),
            ("cards-hordes", zombies.concat()),
        ];
        parts.map(|(key, lines)| format!("{}\n{lines}", self.say(key, &[]))).join("\n")
    }
}

impl TerminalVoice<'_> {
    /// The message `terminal-invazions-KEY`.
    fn say(self, key: &str, args: &[(&str, Value<'_>)]) -> String {
        crate::MESSAGES.say_with(self.0.to.lang, &format!("terminal-invazions-{key}"), args)
    }

    /// "Ogre 5": the card and its attack; a Zombie Libéré never attacks.
    fn zombie(self, card: ZombieCard) -> String {
        match card.sort() {
            Sort::Freed => self.0.zombie(card),
            Sort::Zombie | Sort::Rage => {
                format!("{} {}", self.0.zombie(card), self.0.cards.zombie(card).attack)
            }
        }
    }

    fn zombies(self, cards: &[ZombieCard]) -> String {
        cards.iter().map(|it| self.zombie(*it)).collect::<Vec<_>>().join(", ")
    }

    /// "Soldier 2/5": the cost and the Resistance; Bravery has only a cost.
    fn human(self, card: HumanCard) -> String {
        format!("{} {}", self.0.human(card), self.value(card))
    }

    fn value(self, card: HumanCard) -> String {
        let cost = self.0.cards.cost(card);
        match card.is_human() {
            true => format!("{cost}/{}", self.0.cards.human(card).resistance),
            false => cost.to_string(),
        }
    }

    fn humans(self, cards: &[HumanCard]) -> String {
        cards.iter().map(|it| self.human(*it)).collect::<Vec<_>>().join(", ")
    }

    /// Who is asked what.
    fn asked(self, view: &View) -> String {
        let (mut at, mut card, mut number) = (String::new(), String::new(), 0);
        match view.stage {
            Stage::Cleaning { at: place } | Stage::Recruiting { at: place, .. } => {
                at = self.0.location(place);
            }
            Stage::Wounding { at: place, points, .. } => {
                (at, number) = (self.0.location(place), points);
            }
            Stage::Gnawing { left, .. } => number = left,
            Stage::Frum { card: Some(it), .. } => card = self.0.human(it),
            _ => (),
        }
        let seats: Vec<String> = view.to_act.iter().map(|it| it.to_string()).collect();
        let args = [
            ("seats", seats.join(", ").into()),
            ("stage", view.stage.word().into()),
            ("place", at.into()),
            ("card", card.into()),
            ("number", number.into()),
        ];
        self.say("asked", &args)
    }

    /// What is proposed, and whose answer is awaited.
    fn proposed(self, view: &View) -> String {
        let Some(proposal) = &view.talk.proposal else { return String::new() };
        let awaited = view.awaited();
        if awaited.is_empty() {
            return String::new();
        }
        let seats: Vec<String> = awaited.iter().map(|it| it.to_string()).collect();
        let args =
            [("proposal", self.0.proposed(proposal).into()), ("seats", seats.join(", ").into())];
        format!("\n{}", self.say("proposed", &args))
    }

    /// How the game stands, in a line.
    fn standing(self, view: &View) -> String {
        self.say(
            "standing",
            &[
                ("turn", view.turn.into()),
                ("points", view.points.into()),
                ("goal", view.points_goal.into()),
                ("resources", view.human.resources.into()),
                ("most", view.human.resources_max.into()),
                ("freed", view.freed.into()),
                ("needed", view.freed_goal.into()),
                ("contamination", view.contamination.into()),
                ("wounded", view.wounded.into()),
            ],
        )
    }

    fn place(self, view: &View, place: &PlaceView) -> String {
        let barricade = yes(place.barricade);
        let head = self.say(
            "place",
            &[
                ("place", self.0.location(place.location).into()),
                ("attack", place.attack.into()),
                ("resistance", place.resistance.into()),
                ("barricade", barricade.into()),
            ],
        );
        let humans =
            place.humans.iter().map(|it| format!("{} {}", self.0.human(it.card), it.resistance));
        let research = place.research.map(|it| {
            format!("{} {} (+{})", self.0.research(it.research), it.resistance, it.points)
        });
        let inside: Vec<String> = humans.chain(research).collect();
        let played = view.hordes.iter().filter(|it| it.at == Some(place.location));
        let played: Vec<String> = played.map(|it| self.played(it)).collect();
        let falling: Vec<String> = place.at_risk.iter().map(|it| self.0.defender(*it)).collect();
        let lines = [
            ("inside", inside.join(", ")),
            ("falling", falling.join(", ")),
            ("outside", played.join(" · ")),
            ("below", self.zombies(&place.contamination)),
        ];
        let lines = lines.into_iter().filter(|it| !it.1.is_empty());
        let lines = lines
            .map(|(key, cards)| format!("    {}\n", self.say(key, &[("cards", cards.into())])));
        format!("{head}\n{}", lines.collect::<String>())
    }

    /// A horde at a location, with what it has played.
    fn played(self, horde: &HordeView) -> String {
        let cards =
            horde.played.iter().map(|it| format!("{} {}", self.0.zombie(it.card), it.attack));
        format!("{} [{}]", horde.seat, cards.collect::<Vec<_>>().join(", "))
    }

    fn human_side(self, view: &View, human: &HumanView) -> String {
        let line = self.side(
            view,
            HUMAN,
            (human.hand_size, human.deck, human.discard.len()),
            self.humans(&human.hand),
        );
        let research = human.research.iter().filter(|it| it.at.is_none());
        let research = research.map(|it| format!("{} ({})", self.0.research(it.research), it.cost));
        let idle: Vec<String> = research.collect();
        if idle.is_empty() {
            return line;
        }
        format!("{line}    {}\n", self.say("laboratory", &[("cards", idle.join(", ").into())]))
    }

    fn horde(self, view: &View, horde: &HordeView) -> String {
        let sizes = (horde.hand_size, horde.deck, horde.discard.len());
        self.side(view, horde.seat, sizes, self.zombies(&horde.hand))
    }

    fn side(
        self,
        view: &View,
        seat: Seat,
        (hand, deck, discard): (u8, u8, usize),
        cards: String,
    ) -> String {
        let me = yes(view.me == Some(seat));
        let args = [
            ("seat", seat.to_string().into()),
            ("me", me.into()),
            ("hand", hand.into()),
            ("deck", deck.into()),
            ("discard", discard.into()),
            ("known", yes(!cards.is_empty()).into()),
            ("cards", cards.into()),
        ];
        self.say("side", &args) + "\n"
    }
}

fn line(copies: usize, name: &str, value: &str, text: &str) -> String {
    format!("  {copies:>2} × {name} {value}  {text}").trim_end().to_string() + "\n"
}
