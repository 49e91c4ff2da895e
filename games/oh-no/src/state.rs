//! The whole truth about one game. Nothing here leaves the process: the outside world gets a
//! [`View`](crate::view::View).

use std::sync::Arc;

use tabletop::{
    ArrayVec, Audience, BySeat, Chance, Log, SEATS_MAX, Seat, SeatSet, Secret, SetOf, Steps, Viewer,
};

use crate::card::{Alien, Card, Colour, Module};
use crate::deck::Cards;
use crate::event::{Event, Told};
use crate::moves::Topic;
use crate::options::Level;
use crate::step::Step;
use crate::view::{Phase, Proposal, Question};

/// How deep the stack of steps may grow.
pub(crate) const DEPTH: usize = 8;

/// One game of Oh no... INVASION!!! Deliberately not `Serialize`: a saved game is its record.
///
/// ```compile_fail
/// fn save(game: oh_no::OhNo) -> impl serde::Serialize { game }
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct OhNo {
    pub(crate) cards: Arc<Cards>,
    pub(crate) level: Level,
    pub(crate) stations: BySeat<Station>,
    /// The top is the last.
    pub(crate) resistance: Secret<ArrayVec<Card, 96>>,
    pub(crate) resistance_discard: SetOf<Card>,
    /// The top is the last.
    pub(crate) matrix: Secret<ArrayVec<Alien, 96>>,
    /// The heights at which the piles of a stacked Matrice begin, from the bottom up; empty once
    /// everything is shuffled together.
    pub(crate) piles: ArrayVec<u8, 48>,
    pub(crate) matrix_discard: SetOf<Alien>,
    /// The Shields beside the Matrice.
    pub(crate) shields: SetOf<Alien>,
    /// The Shields destroyed so far, wherever their cards are now.
    pub(crate) struck: SetOf<Alien>,
    /// Hubs out of the game.
    pub(crate) boxed: SetOf<Card>,
    /// Who began the game.
    pub(crate) first: Seat,
    pub(crate) turn: Turn,
    pub(crate) conflict: bool,
    pub(crate) talk: Conversation,
    pub(crate) steps: Steps<Step, DEPTH>,
    pub(crate) ending: Option<&'static str>,
    pub(crate) chance: Chance,
}

/// What a turn remembers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Turn {
    pub(crate) seat: Seat,
    pub(crate) actions: u8,
    pub(crate) phase: Phase,
    /// The Catalyst has been used.
    pub(crate) catalysed: bool,
    /// A Teleporter has been used.
    pub(crate) teleported: bool,
    /// Who has been called for help.
    pub(crate) called: SeatSet,
}

impl Turn {
    pub(crate) fn of(seat: Seat) -> Turn {
        let called = SeatSet::EMPTY;
        Turn { seat, actions: 0, phase: Phase::Act, catalysed: false, teleported: false, called }
    }
}

/// What the table is talking about.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Conversation {
    pub(crate) question: Option<Question>,
    pub(crate) proposal: Option<Proposal>,
    /// Who has asked or proposed something since the last move.
    pub(crate) spoken: SeatSet,
}

/// One player's station and hand, and what others know of the hand.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Station {
    pub(crate) out: bool,
    pub(crate) hand: Secret<SetOf<Card>>,
    /// Cards of the hand that are picked but not committed.
    pub(crate) picked: Secret<SetOf<Card>>,
    /// The cards of the hand that each other viewer knows; spectators have the last place.
    pub(crate) known: [SetOf<Card>; SEATS_MAX + 1],
    /// ON 10.2: how many of the cards that not everybody knows may be of this topic: those that
    /// came after the player said that it had none, or no others. None if the player said nothing.
    pub(crate) lacks: [Option<u8>; Topic::COUNT],
    pub(crate) modules: ArrayVec<Installed, 32>,
    /// Invaliens and Evaporaliens.
    pub(crate) aliens: SetOf<Alien>,
    /// Weapons played in this turn's fight, which lie at the station until it ends.
    pub(crate) laid: SetOf<Card>,
}

/// A module in its place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Installed {
    pub(crate) card: Card,
    pub(crate) guest: Option<Alien>,
    pub(crate) sabotaged: bool,
}

impl Station {
    pub(crate) fn new(hand: Audience, seat: Seat, hub: Card) -> Station {
        let mut modules = ArrayVec::new();
        modules.push(Installed { card: hub, guest: None, sabotaged: false });
        Station {
            out: false,
            hand: Secret::new(hand, SetOf::EMPTY),
            picked: Secret::new(seat, SetOf::EMPTY),
            known: [SetOf::EMPTY; SEATS_MAX + 1],
            lacks: [None; Topic::COUNT],
            modules,
            aliens: SetOf::EMPTY,
            laid: SetOf::EMPTY,
        }
    }

    /// Whether a module of this kind is there and not sabotaged.
    pub(crate) fn works(&self, kind: Module) -> bool {
        self.modules.iter().any(|it| it.card.as_module() == Some(kind) && !it.sabotaged)
    }

    pub(crate) fn guests(&self) -> impl Iterator<Item = Alien> {
        self.modules.iter().filter_map(|it| it.guest)
    }

    /// Whether aliens of the colour are there, Sabotaliens included.
    pub(crate) fn has(&self, colour: Colour) -> bool {
        self.aliens.iter().chain(self.guests()).any(|it| it.colour() == colour)
    }

    pub(crate) fn is_invaded(&self) -> bool {
        !self.aliens.is_empty() || self.guests().next().is_some()
    }

    /// The colours of the aliens there.
    pub(crate) fn colours(&self) -> impl Iterator<Item = Colour> {
        Colour::ALIEN.into_iter().filter(|colour| self.has(*colour))
    }

    pub(crate) fn hand_size(&self) -> u8 {
        self.hand.for_rules().len() as u8
    }

    /// A card leaves the hand and everybody sees it; what was known of it is over.
    pub(crate) fn lose(&mut self, card: Card) {
        self.come_to_light(SetOf::only(card));
        self.hand.for_rules_mut().remove(card);
        self.known.iter_mut().for_each(|known| known.remove(card));
        self.cap_lacks();
    }

    /// Cards leave the hand face down. A viewer who does not see which (`sees`, by its place in
    /// `known`) no longer knows which of the cards that it knew are still there.
    pub(crate) fn lose_unseen(&mut self, cards: SetOf<Card>, sees: impl Fn(usize) -> bool) {
        // ON 10.2: a card that was known and may still be there counts as one that came just now.
        let doubtful = self.known_to_all().len() as u8;
        self.lacks.iter_mut().flatten().for_each(|later| *later += doubtful);
        for (at, known) in self.known.iter_mut().enumerate() {
            *known = if sees(at) { known.minus(cards) } else { SetOf::EMPTY };
        }
        let hand = self.hand.for_rules_mut();
        *hand = hand.minus(cards);
        self.cap_lacks();
    }

    /// ON 10.2: a card that everybody now sees, of a topic that was lacking, must have come after
    /// the statement; so one less of the others can be of it. Cards that stay hidden must change
    /// nothing.
    pub(crate) fn come_to_light(&mut self, cards: SetOf<Card>) {
        let news = cards.minus(self.known_to_all());
        for topic in Topic::all() {
            let of_topic = news.iter().filter(|card| topic.includes(*card)).count() as u8;
            if let Some(later) = &mut self.lacks[topic.index()] {
                *later = later.saturating_sub(of_topic);
            }
        }
    }

    /// No more cards can be of a topic than are hidden.
    fn cap_lacks(&mut self) {
        let hidden = self.hand_size() - self.known_to_all().len() as u8;
        self.lacks.iter_mut().flatten().for_each(|later| *later = (*later).min(hidden));
    }

    /// Adds cards that only some viewers see.
    pub(crate) fn gain_unseen(&mut self, cards: SetOf<Card>) {
        let hand = self.hand.for_rules_mut();
        *hand = hand.union(cards);
        for later in self.lacks.iter_mut().flatten() {
            *later += cards.len() as u8;
        }
    }

    /// Adds a card that everybody sees.
    pub(crate) fn gain_open(&mut self, card: Card) {
        self.hand.for_rules_mut().insert(card);
        self.known.iter_mut().for_each(|known| known.insert(card));
    }

    /// What everybody knows to be in the hand.
    pub(crate) fn known_to_all(&self) -> SetOf<Card> {
        self.known[SEATS_MAX]
    }
}

/// The place of a viewer in [`Station::known`].
pub(crate) fn knower(viewer: Viewer) -> usize {
    viewer.seat().map_or(SEATS_MAX, Seat::index)
}

impl OhNo {
    pub(crate) fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(self.stations.players())
    }

    /// The seats still in the game.
    pub(crate) fn alive(&self) -> SeatSet {
        self.seats().filter(|seat| !self.stations[*seat].out).collect()
    }

    /// The next seat still in the game after `seat`, clockwise; itself if it is the only one.
    pub(crate) fn next_alive(&self, seat: Seat) -> Seat {
        let mut next = seat.next(self.stations.players());
        while self.stations[next].out && next != seat {
            next = next.next(self.stations.players());
        }
        next
    }

    pub(crate) fn hand(&self, seat: Seat) -> SetOf<Card> {
        *self.stations[seat].hand.for_rules()
    }

    pub(crate) fn picked(&self, seat: Seat) -> SetOf<Card> {
        *self.stations[seat].picked.for_rules()
    }

    pub(crate) fn pick(&mut self, seat: Seat, card: Card) {
        self.stations[seat].picked.for_rules_mut().insert(card);
    }

    /// Takes what was picked; nothing is picked afterwards.
    pub(crate) fn take_picked(&mut self, seat: Seat) -> SetOf<Card> {
        std::mem::take(self.stations[seat].picked.for_rules_mut())
    }

    /// How many aliens of a colour are at a station, Sabotaliens included.
    pub(crate) fn count(&self, seat: Seat, colour: Colour) -> u8 {
        let station = &self.stations[seat];
        let aliens = station.aliens.iter().chain(station.guests());
        aliens.filter(|it| it.colour() == colour).map(|it| self.cards.invader(it).aliens).sum()
    }

    /// Moves a card from a hand to the discards.
    pub(crate) fn discard(&mut self, seat: Seat, card: Card) {
        self.stations[seat].lose(card);
        self.resistance_discard.insert(card);
    }

    /// ON 2.7: an empty Résistance deck is made anew from its discards.
    pub(crate) fn draw_resistance(&mut self, log: &mut Log<Event>) -> Option<Card> {
        let deck = self.resistance.for_rules_mut();
        if deck.is_empty() && !self.resistance_discard.is_empty() {
            deck.extend(std::mem::take(&mut self.resistance_discard).iter());
            self.chance.shuffle(deck);
            log.add(|| Event::Open(Told::ResistanceReshuffled));
        }
        self.resistance.for_rules_mut().pop()
    }

    /// ON 7.7: an empty Matrice deck is made anew from its discards.
    pub(crate) fn draw_matrix(&mut self, log: &mut Log<Event>) -> Option<Alien> {
        let deck = self.matrix.for_rules_mut();
        if deck.is_empty() && !self.matrix_discard.is_empty() {
            deck.extend(std::mem::take(&mut self.matrix_discard).iter());
            self.chance.shuffle(deck);
            self.piles.clear();
            log.add(|| Event::Open(Told::MatrixReshuffled));
        }
        self.matrix.for_rules_mut().pop()
    }

    /// The game is over.
    pub(crate) fn end(&mut self, ending: &'static str, log: &mut Log<Event>) {
        self.ending = Some(ending);
        self.steps.clear();
        self.talk = Conversation::default();
        let survivors = self.alive().len() as u8;
        let points = self.points();
        log.add(|| Event::Open(Told::Ended { ending, points, survivors }));
    }

    /// The group's points: none unless the Matrice is destroyed (ON 8.1).
    pub(crate) fn points(&self) -> i32 {
        match self.ending {
            Some(crate::rules::MATRIX_DESTROYED) => self.level.points() * self.alive().len() as i32,
            _ => 0,
        }
    }
}
