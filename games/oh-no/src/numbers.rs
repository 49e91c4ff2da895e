//! The moves as numbers, and what a seat sees in numbers.

use tabletop::{
    Game, Inputs, Numbering, Numeric, Seat, SetOf, Viewer, numbered_by_index, numbered_by_list,
    numbered_kinds, numbered_moves,
};

use crate::card::{Alien, Card, Colour, Face, Module, Weapon};
use crate::moves::{Move, Plan, Topic};
use crate::state::{OhNo, Station, knower};
use crate::step::Step;
use crate::view::{Closed, Purpose};

/// The numbers of weapons, which come first among the cards.
const WEAPONS: usize = 81;
/// Those of modules, which follow them.
const MODULES: usize = 32;
const CARDS: usize = WEAPONS + MODULES;
const ALIENS: usize = 128;
/// The number of different weapons and modules.
const FACES: usize = Weapon::ALL.len() * Colour::WEAPON.len() + Module::ALL.len();

numbered_by_index!(Card: CARDS, Alien: ALIENS);
numbered_by_list!(Colour: Colour::ALIEN, Weapon: Weapon::ALL);

/// Cards that are weapons.
struct Arm;

impl Numbering for Arm {
    type Item = Card;
    const COUNT: usize = WEAPONS;

    fn number(item: Card) -> usize {
        Card::number(item)
    }

    fn item(number: usize) -> Card {
        Card::item(number)
    }
}

/// Cards that are modules.
struct Part;

impl Numbering for Part {
    type Item = Card;
    const COUNT: usize = MODULES;

    fn number(item: Card) -> usize {
        Card::number(item) - WEAPONS
    }

    fn item(number: usize) -> Card {
        Card::item(WEAPONS + number)
    }
}

impl Numbering for Topic {
    type Item = Topic;
    const COUNT: usize = Topic::COUNT;

    fn number(item: Topic) -> usize {
        item.index()
    }

    fn item(number: usize) -> Topic {
        Topic::all().nth(number).expect("a topic")
    }
}

numbered_kinds!(Plan { Conflict, Wait, Zap, Spare, Help });

numbered_moves!(Move {
    Draw,
    Give(seat: Seat),
    Pack(card: Card),
    Send,
    Zap(card: Arm),
    Pass,
    Perch(module: Part),
    Evaporate(card: Card),
    Build(module: Part),
    Fight(card: Arm, colour: Colour),
    Beam(card: Arm, colour: Colour; seat: Seat),
    Call(seat: Seat),
    Aid(card: Arm, colour: Colour),
    Refuse,
    Morph(card: Card),
    With(card: Card),
    Destroy(alien: Alien),
    Discard(card: Card),
    End,
    Conflict,
    Counter(card: Card),
    GiveIn,
    Strike(card: Card; alien: Alien),
    Finish(card: Card),
    Hold,
    Ask(topic: Topic),
    Tell(topic: Topic),
    Propose(plan: Plan),
    Agree,
    Disagree,
});

/// The most players, each with a station.
const STATIONS: u8 = 5;

/// The number of different questions.
const QUESTIONS: usize = 10;

impl Numeric for OhNo {
    fn observe(&self, seat: Seat, to: &mut Inputs) {
        self.tell_table(seat, to);
        self.tell_question(seat, to);
        let players = self.players();
        for at in 0..players {
            self.tell_station(Seat((seat.0 + at) % players), seat, to);
        }
    }
}

fn tell_cards(cards: SetOf<Card>, to: &mut Inputs) {
    to.each(cards.iter().map(Card::number), CARDS, 1.0);
}

/// How many there are of each colour.
fn tell_colours(aliens: SetOf<Alien>, to: &mut Inputs) {
    let mut counts = [0_u8; Colour::ALIEN.len()];
    aliens.iter().for_each(|it| counts[it.colour() as usize] += 1);
    to.counts(&counts, 5.0);
}

/// How many there are of each weapon in each colour, and of each module.
fn tell_faces(cards: SetOf<Card>, to: &mut Inputs) {
    let mut counts = [0_u8; FACES];
    cards.iter().for_each(|it| counts[face(it)] += 1);
    to.counts(&counts, 3.0);
}

fn face(card: Card) -> usize {
    match card.face() {
        Face::Weapon(weapon, colour) => weapon as usize * Colour::WEAPON.len() + colour as usize,
        Face::Module(module) => FACES - Module::ALL.len() + module as usize,
    }
}

fn tell_aliens(aliens: SetOf<Alien>, to: &mut Inputs) {
    to.each(aliens.iter().map(Alien::number), ALIENS, 1.0);
}

impl OhNo {
    fn tell_table(&self, seat: Seat, to: &mut Inputs) {
        to.one_of(Some(usize::from(self.players() - 3)), usize::from(STATIONS - 2));
        to.one_of(Some(self.level as usize), 4);
        to.one_of(Some(self.turn.phase as usize), 3);
        to.steps(self.turn.actions.into(), 0, 2);
        to.flag(self.turn.catalysed);
        to.flag(self.turn.teleported);
        to.flag(self.conflict);
        to.number(f32::from(self.matrix_left()) / 40.0);
        to.number(f32::from(self.resistance_left()) / 60.0);
        to.steps(self.shields.len() as i32, 0, 12);
        to.steps(i32::from(self.cards.shields) - self.shields.len() as i32, 0, 12);
        for aliens in [self.shields, self.struck, self.matrix_discard] {
            tell_colours(aliens, to);
        }
        tell_faces(self.resistance_discard, to);
        to.one_of(self.talk_closed().map(|it| usize::from(it == Closed::Conflict)), 2);
        let viewer = Viewer::Seat(seat);
        let station = &self.stations[seat];
        tell_cards(station.hand.seen_by(viewer).copied().unwrap_or_default(), to);
        tell_cards(station.picked.seen_by(viewer).copied().unwrap_or_default(), to);
    }

    /// What the table is busy with; nobody but the one who chooses knows of a private step.
    fn tell_question(&self, seat: Seat, to: &mut Inputs) {
        let asked = self.to_act();
        to.flag(asked.contains(seat));
        to.number(asked.len() as f32 / f32::from(STATIONS));
        let open = |it: &&Step| {
            let is_mine = tabletop::Asks::asks(*it).contains(seat);
            question(it).is_some() && (is_mine || !it.is_private())
        };
        let step = self.steps.iter().find(open);
        to.one_of(step.and_then(question), QUESTIONS);
        to.one_of(step.and_then(alien).map(Alien::number), ALIENS);
        let purpose = step.and_then(purpose);
        to.flag(matches!(purpose, Some(Purpose::Fight)));
        to.flag(matches!(purpose, Some(Purpose::Strike)));
        let (colour, owes) = match step {
            Some(Step::Evaporate { colour, owes, .. }) => (Some(*colour), owes[seat]),
            _ => (None, 0),
        };
        to.one_of(colour.map(|it| it as usize), Colour::ALIEN.len());
        to.steps(owes.into(), 0, 3);
        let left = match step {
            Some(Step::Flight { path, asked, .. }) => path.len() as i32 - i32::from(*asked),
            _ => 0,
        };
        to.steps(left, 0, STATIONS.into());
        to.flag(matches!(step, Some(Step::Strike { at_matrix: true, .. })));
    }

    /// One station, and what `me` knows of the hand there.
    fn tell_station(&self, seat: Seat, me: Seat, to: &mut Inputs) {
        let station: &Station = &self.stations[seat];
        to.flag(station.out);
        to.flag(self.turn.seat == seat);
        to.flag(self.turn.called.contains(seat));
        to.flag(self.to_act().contains(seat));
        to.number(f32::from(station.hand_size()) / 8.0);
        tell_cards(station.known[knower(Viewer::Seat(me))], to);
        for topic in Topic::all() {
            to.flag(station.lacks[topic.index()] == Some(0));
        }
        let modules = || station.modules.iter();
        to.each(modules().map(|it| Part::number(it.card)), MODULES, 1.0);
        let broken = modules().filter(|it| it.sabotaged);
        to.each(broken.map(|it| Part::number(it.card)), MODULES, 1.0);
        Module::ALL.iter().for_each(|it| to.flag(station.works(*it)));
        let mut guests = SetOf::EMPTY;
        station.guests().for_each(|it| guests.insert(it));
        tell_aliens(station.aliens.union(guests), to);
        for colour in Colour::ALIEN {
            to.number(f32::from(self.count(seat, colour)) / 5.0);
        }
        tell_cards(station.laid, to);
    }
}

/// What a step asks; none for one that asks nobody.
fn question(step: &Step) -> Option<usize> {
    Some(match step {
        Step::Turn { .. } => 0,
        Step::Pack { .. } => 1,
        Step::Flight { .. } => 2,
        Step::Perch { .. } => 3,
        Step::Evaporate { .. } => 4,
        Step::Morph { .. } => 5,
        Step::Call { .. } => 6,
        Step::Spend { .. } => 7,
        Step::Kamikaze { .. } => 8,
        Step::Strike { .. } => 9,
        Step::DrawMatrix { .. }
        | Step::Land { .. }
        | Step::Order { .. }
        | Step::AfterAction
        | Step::EndFight { .. }
        | Step::NextTurn
        | Step::BeginConflict { .. }
        | Step::ConflictTurn { .. }
        | Step::NextConflictTurn => return None,
    })
}

/// What a Modulomorph or a helper is asked for.
fn purpose(step: &Step) -> Option<Purpose> {
    if let Step::Morph { purpose, .. } | Step::Call { purpose, .. } = step {
        return Some(*purpose);
    }
    None
}

/// The alien that flies, dives or sits down.
fn alien(step: &Step) -> Option<Alien> {
    if let Step::Flight { alien, .. } | Step::Perch { alien, .. } | Step::Kamikaze { alien, .. } =
        step
    {
        return Some(*alien);
    }
    match purpose(step)? {
        Purpose::Counter { alien } => Some(alien),
        Purpose::Fight | Purpose::Strike => None,
    }
}
