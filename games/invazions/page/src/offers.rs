//! Which thing on the board offers which move. Each legal move is taken once; the decision bar
//! offers those that no thing took.

use frame::forecast::Forecast;
use frame::thing::{Offer, Untaken, Use};
use invazions::card::{HumanCard, Location, Research, ZombieCard};
use invazions::moves::Move;
use invazions::view::{HumanHere, PlaceView, ResearchHere, Stage};
use invazions_words::busy_at;
use maud::Markup;

use super::speaker::Speaker;
use super::wall::percent;
use crate::art::{door, picture};

/// The viewer's moves that no thing has taken yet.
pub(super) struct Offers<'a> {
    speaker: Speaker<'a>,
    left: Untaken<Move>,
}

impl<'a> Offers<'a> {
    pub(super) fn new(speaker: Speaker<'a>) -> Offers<'a> {
        Offers { speaker, left: Untaken::new(speaker.view.moves.iter().map(|it| it.0)) }
    }

    /// Takes the moves of this sort.
    pub(super) fn take(&self, which: impl Fn(&Move) -> bool) -> Vec<Move> {
        self.left.take(which)
    }

    /// Takes the moves of this sort for one thing.
    pub(super) fn for_thing(&self, which: impl Fn(&Move) -> bool) -> Use {
        Use::of(self.take(which).into_iter().map(|mv| self.speaker.offer(mv)).collect())
    }

    /// What can be done with a card of the human hand.
    pub(super) fn for_human(&self, card: HumanCard) -> Use {
        self.for_thing(|mv| human_card(*mv) == Some(card))
    }

    /// What can be done with a card of a horde's hand.
    pub(super) fn for_zombie(&self, card: ZombieCard) -> Use {
        self.for_thing(|mv| {
            matches!(*mv, Move::Attack(it) | Move::Drop(it) | Move::Sacrifice(it) if it == card)
        })
    }

    pub(super) fn for_research(&self, card: Research) -> Use {
        self.for_thing(|mv| matches!(*mv, Move::Install(it, _) if it == card))
    }

    /// What can be done with a contamination card. Of all moves about one, only Capture names the
    /// location.
    pub(super) fn for_contamination(&self, card: ZombieCard, place: Location) -> Use {
        let busy = busy_at(self.speaker.view) == Some(place);
        let gnawing = matches!(self.speaker.view.stage, Stage::Gnawing { .. });
        self.for_thing(|mv| match *mv {
            Move::Clean(it) | Move::Take(it) => busy && it == card,
            Move::Sacrifice(it) => busy && gnawing && it == card,
            _ => false,
        })
    }
}

/// The card of the human hand that a move plays or discards.
pub(super) fn human_card(mv: Move) -> Option<HumanCard> {
    match mv {
        Move::Discard(card) | Move::Play(card, _) => Some(card),
        Move::Capture(..) => Some(HumanCard::Capture),
        Move::Gift(_) => Some(HumanCard::Gift),
        Move::Slash(_) => Some(HumanCard::Slash),
        Move::Stand(_) => Some(HumanCard::Stand),
        Move::Charge(_) => Some(HumanCard::Charge),
        Move::Save(..) => Some(HumanCard::Prophylaxis),
        _ => None,
    }
}

impl Speaker<'_> {
    /// A move in words and pictures.
    pub(super) fn offer(&self, mv: Move) -> Offer {
        let (kind, line) = self.phrase(mv);
        Offer {
            mv: mv.to_string(),
            verb: self.say(&format!("verb-{kind}")),
            line,
            then: self.consequence(mv),
            forecast: self.forecast(mv),
            pictures: picture_of(mv).into_iter().collect(),
        }
    }

    /// What follows from a move, where that is not obvious.
    pub(super) fn consequence(&self, mv: Move) -> Option<String> {
        match mv {
            Move::Charge(at) => Some(self.after_charge(self.place(at))),
            Move::Stand(at) => Some(self.after_stand(self.place(at))),
            Move::Slash(at) => {
                let hordes = self.place(at).hordes.iter();
                let names: Vec<String> = hordes.map(|it| self.name(it).to_string()).collect();
                let amount = u32::from(self.cards.bravery(HumanCard::Slash).amount);
                let args = [("names", self.list(&names).into()), ("amount", amount.into())];
                Some(self.say_with("then-slash", &args))
            }
            Move::Attack(card) => self.after_attack(card),
            Move::Go(at) => Some(self.before_going(self.place(at))),
            Move::Play(HumanCard::Technician, at) => Some(self.after_bracing(self.place(at))),
            Move::Play(card, at) => Some(self.after_playing(card, self.place(at))),
            Move::Install(research, at) => {
                self.at_worst(&self.with_research(research, self.place(at)))
            }
            Move::Announce => Some(self.count("then-announce", self.view.freed)),
            _ => None,
        }
    }

    /// The same consequence, as data.
    fn forecast(&self, mv: Move) -> Option<Forecast> {
        Some(match mv {
            Move::Charge(at) if self.place(at).attack == 0 => {
                Forecast::new("charge", self.charge(self.place(at)))
            }
            Move::Charge(at) => Forecast::new("attack", self.charged(self.place(at))),
            Move::Attack(card) => Forecast::new("attack", self.raised(card)?),
            Move::Go(at) => Forecast::new("needs", self.place(at).resistance),
            Move::Play(HumanCard::Technician, at) => self.braced(self.place(at)),
            Move::Play(card, at) => self.falls(&self.with_human(card, self.place(at)))?,
            Move::Install(card, at) => self.falls(&self.with_research(card, self.place(at)))?,
            Move::Stand(_) => Forecast::new("stand", self.cards.bravery(HumanCard::Stand).amount),
            Move::Announce => Forecast::new("freed", self.view.freed),
            _ => return None,
        })
    }

    /// A location with one more Human.
    fn with_human(&self, card: HumanCard, place: &PlaceView) -> PlaceView {
        let mut place = place.clone();
        let armour = place.research.map_or(0, |it| self.cards.research(it.research).armour);
        let face = self.cards.human(card);
        let resistance = face.resistance + place.stand + armour;
        place.humans.push(HumanHere { card, resistance });
        place.resistance += face.walls;
        place
    }

    /// A location with this research, as far as it matters to an attack.
    fn with_research(&self, research: Research, place: &PlaceView) -> PlaceView {
        let mut place = place.clone();
        let face = self.cards.research(research);
        place.humans.iter_mut().for_each(|it| it.resistance += face.armour);
        place.research = Some(ResearchHere { research, resistance: face.resistance, points: 0 });
        place
    }

    /// "Resistance 5 → 8. Hands that break in: 62 % → 20 %, at most 9"
    fn after_bracing(&self, place: &PlaceView) -> String {
        let braced = self.with_human(HumanCard::Technician, place);
        let walls = [("before", place.resistance), ("n", braced.resistance)];
        let walls = walls.map(|(name, it)| (name, u32::from(it).into()));
        let raised = self.say_with("then-walls", &walls);
        let Some((now, then)) = self.ahead(place).zip(self.ahead(&braced)) else { return raised };
        let chances =
            [("now", percent(now.breaks)), ("then", percent(then.breaks)), ("most", then.most)];
        let args = chances.map(|(name, it)| (name, u32::from(it).into()));
        format!("{raised} · {}", self.say_with("then-breaks", &args))
    }

    /// The same as data.
    fn braced(&self, place: &PlaceView) -> Forecast {
        let braced = self.with_human(HumanCard::Technician, place);
        let ahead = self.ahead(&braced);
        let breaks = ahead.map(|it| format!(" {}/{}", percent(it.breaks), it.most));
        Forecast::new("braced", format!("{}{}", braced.resistance, breaks.unwrap_or_default()))
    }

    fn after_playing(&self, card: HumanCard, place: &PlaceView) -> String {
        let args = [
            ("there", (place.humans.len() as u32).into()),
            ("most", u32::from(place.humans_max).into()),
        ];
        let there = self.say_with("then-humans", &args);
        let worst = self.at_worst(&self.with_human(card, place));
        worst.map_or_else(|| there.clone(), |it| format!("{there} · {it}"))
    }

    /// "at most 9: Survivors and Cook fall"
    fn at_worst(&self, place: &PlaceView) -> Option<String> {
        let (most, falls) = self.worst(place)?;
        let most = ("most", u32::from(most).into());
        if let [one] = falls.as_slice() {
            return Some(self.say_with("then-worst-one", &[most, self.defender_arg(*one)]));
        }
        let names: Vec<String> = falls.iter().map(|it| self.defender(*it)).collect();
        let falls = ("falls", (falls.len() as u32).into());
        let args = [most, falls, ("cards", self.list(&names).into())];
        Some(self.say_with("then-worst", &args))
    }

    /// The same as data.
    fn falls(&self, place: &PlaceView) -> Option<Forecast> {
        let (most, falls) = self.worst(place)?;
        let names = falls.iter().map(|it| format!(" {it}")).collect::<String>();
        Some(Forecast::new("falls", format!("{} {most}{names}", place.location)))
    }

    /// What Charge takes from the attack at a location.
    fn charge(&self, place: &PlaceView) -> u8 {
        self.cards.bravery(HumanCard::Charge).amount * place.hordes.len() as u8
    }

    /// The attack at a location after Charge.
    fn charged(&self, place: &PlaceView) -> u8 {
        place.attack.saturating_sub(self.charge(place))
    }

    /// The attack at the location of the viewer's horde after one of its cards. It can rise by less
    /// than the card's attack, since Charge may take more than there is yet.
    fn raised(&self, card: ZombieCard) -> Option<u8> {
        let horde = self.my_horde()?;
        let place = self.place(horde.at?);
        let hordes = place.hordes.iter().filter_map(|it| self.view.horde(it));
        let played: u8 = hordes.map(|it| it.attack).sum();
        Some((played + self.attack_of(horde, card, place)).saturating_sub(place.charge))
    }

    /// "attack 6 → 4: it holds", or what it takes from an attack that is still to come.
    fn after_charge(&self, place: &PlaceView) -> String {
        if place.attack == 0 {
            return self.count("then-charge-later", self.charge(place));
        }
        self.attack_change("then-charge", place, self.charged(place))
    }

    fn attack_change(&self, key: &str, place: &PlaceView, after: u8) -> String {
        let args = [
            ("before", u32::from(place.attack).into()),
            ("after", u32::from(after).into()),
            ("resistance", u32::from(place.resistance).into()),
            ("holds", if after < place.resistance { "yes" } else { "no" }.into()),
        ];
        self.say_with(key, &args)
    }

    /// The defenders whom the attack would no longer reach with more Resistance.
    fn after_stand(&self, place: &PlaceView) -> String {
        let amount = self.cards.bravery(HumanCard::Stand).amount;
        let humans = (place.humans.len() as u32).into();
        let risk = (place.at_risk.len() as u32).into();
        let args = [("amount", u32::from(amount).into()), ("humans", humans), ("risk", risk)];
        self.say_with("then-stand", &args)
    }

    fn after_attack(&self, card: ZombieCard) -> Option<String> {
        let place = self.place(self.my_horde()?.at?);
        Some(self.attack_change("then-attack", place, self.raised(card)?))
    }

    fn before_going(&self, place: &PlaceView) -> String {
        let args = [
            ("resistance", u32::from(place.resistance).into()),
            ("barricade", if place.barricade { "yes" } else { "no" }.into()),
            ("hordes", (place.hordes.len() as u32).into()),
        ];
        self.say_with("then-go", &args)
    }
}

/// What a line of a menu shows beside its words.
fn picture_of(mv: Move) -> Option<Markup> {
    match mv {
        Move::Capture(card, _) | Move::Clean(card) | Move::Take(card) => Some(picture(card.word())),
        Move::Save(defender, _) => Some(picture(&defender.to_string())),
        Move::Play(_, at)
        | Move::Install(_, at)
        | Move::Gift(at)
        | Move::Slash(at)
        | Move::Stand(at)
        | Move::Charge(at) => Some(door(at.word())),
        _ => None,
    }
}
