//! The moves as numbers, and what a seat sees in numbers.

use tabletop::{
    Asks, Game, Inputs, Numbering, Numeric, Seat, Viewer, numbered_by_index, numbered_kinds,
    numbered_moves,
};

use crate::card::{Defender, HumanBag, HumanCard, Location, Research, ZombieBag, ZombieCard};
use crate::moves::{Moment, Move, Plan, Topic};
use crate::rules::FREED_GOAL;
use crate::state::{Horde, Invazions, Place};
use crate::step::{HUMAN, Step};

numbered_by_index!(
    ZombieCard: ZombieCard::ALL.len(),
    HumanCard: HumanCard::ALL.len(),
    Research: Research::ALL.len(),
    Location: Location::ALL.len(),
);
numbered_kinds!(Defender { Human(card: HumanCard), Research(card: Research) });
numbered_kinds!(Topic { Zombies, Rages, Freed });
numbered_kinds!(Moment { Places, Cards(at: Location), Wounds, Recruitment, Idle });
numbered_kinds!(Plan {
    Go(seat: Seat, at: Location),
    Lead(seat: Seat),
    Wound(defender: Defender),
    Take(seat: Seat, card: ZombieCard),
    Announce,
});

numbered_moves!(Move {
    Discard(card: HumanCard),
    Keep,
    Play(card: HumanCard, at: Location),
    Install(card: Research, at: Location),
    Capture(card: ZombieCard, at: Location),
    Gift(at: Location),
    Clean(card: ZombieCard),
    Spare,
    End,
    Barricade(at: Location),
    Slash(at: Location),
    Stand(at: Location),
    Charge(at: Location),
    Save(defender: Defender, at: Location),
    Decline,
    Go(at: Location),
    Drop(card: ZombieCard),
    Carry,
    Lead,
    Yield,
    Attack(card: ZombieCard),
    Sacrifice(card: ZombieCard),
    Take(card: ZombieCard),
    Skip,
    Done,
    Wound(defender: Defender),
    Announce,
    Wait,
    Ask(topic: Topic),
    Tell(topic: Topic),
    Hold(card: ZombieCard),
    Propose(plan: Plan),
    Agree,
    Disagree,
    Stop(moment: Moment, on: bool),
});

/// The number of different questions.
const QUESTIONS: usize = 17;

impl Numeric for Invazions {
    fn observe(&self, seat: Seat, to: &mut Inputs) {
        self.tell_common(to);
        self.tell_question(seat, to);
        Location::ALL.iter().for_each(|it| self.tell_location(*it, to));
        self.tell_human_side(seat, to);
        // The own horde first; the human side sees them in turn order.
        let own = self.seats().filter(|it| *it == seat);
        for horde in own.chain(self.seats().filter(|it| *it != seat)) {
            self.tell_one_horde(horde, seat, to);
        }
    }
}

fn tell_heap(cards: &ZombieBag, to: &mut Inputs) {
    to.counts(cards.counts(), 3.0);
}

fn tell_people(cards: &HumanBag, to: &mut Inputs) {
    to.counts(cards.counts(), 3.0);
}

impl Invazions {
    fn tell_common(&self, to: &mut Inputs) {
        to.one_of(Some(usize::from(self.players() - 2)), 3);
        to.flag(self.table.by_lot);
        to.flag(self.table.soldat_first);
        to.number(f32::from(self.table.humans_max) / 4.0);
        to.number(f32::from(self.turn) / 20.0);
        to.number(f32::from(self.points) / 30.0);
        to.steps(self.points.into(), 0, 30);
        to.steps(self.freed().into(), 0, FREED_GOAL.into());
        to.number(f32::from(self.wounded) / 10.0);
        to.number(f32::from(self.contamination_left()) / 40.0);
        tell_heap(&self.zombie_box, to);
    }

    /// What is asked, and what the answer depends on.
    fn tell_question(&self, seat: Seat, to: &mut Inputs) {
        let step = self.steps.top();
        to.one_of(step.and_then(question), QUESTIONS);
        let asked = step.and_then(|it| it.asks().first());
        to.flag(asked == Some(seat));
        to.flag(asked == Some(HUMAN));
        let moment = match step {
            Some(Step::Window { moment }) => Some(Moment::number(*moment)),
            _ => None,
        };
        to.one_of(moment, Moment::COUNT);
        let at = match step {
            Some(Step::Clean { at } | Step::Wound { at, .. } | Step::Recruit { at, .. }) => {
                Some(Location::number(self.place(*at).location))
            }
            _ => None,
        };
        to.one_of(at, Location::COUNT);
        let amount = match step {
            Some(Step::Wound { points, .. }) => *points,
            Some(Step::Vermin { left, .. }) => *left,
            _ => 0,
        };
        to.number(f32::from(amount) / 10.0);
        to.steps(amount.into(), 0, 8);
    }

    fn tell_location(&self, location: Location, to: &mut Inputs) {
        let found = self.find(location);
        to.flag(found.is_some());
        let empty = Place::new(location);
        let place = found.map_or(&empty, |at| self.place(at));
        tell_people(&place.humans, to);
        tell_people(&place.fallen, to);
        to.one_of(place.research.map(Research::number), Research::COUNT);
        to.flag(place.fallen_research);
        tell_heap(&place.contamination, to);
        to.number(f32::from(place.stand) / 4.0);
        to.number(f32::from(place.charge) / 4.0);
        to.flag(place.penetrated);
        to.flag(found.is_some() && self.human.barricade == found);
        let number = |it: u8| f32::from(it) / 10.0;
        to.number(found.map_or(0.0, |at| number(self.attack_at(at))));
        to.number(found.map_or(0.0, |at| number(self.resistance_of(at))));
    }

    /// The human side, and what `me` knows of its hand.
    fn tell_human_side(&self, me: Seat, to: &mut Inputs) {
        let (human, viewer) = (&self.human, Viewer::Seat(me));
        to.number(f32::from(human.hand_size()) / 8.0);
        to.number(f32::from(human.deck_size()) / 30.0);
        to.number(f32::from(human.resources) / 10.0);
        to.steps(human.resources.into(), 0, 12);
        tell_people(human.hand.seen_by(viewer).unwrap_or(&human.known), to);
        tell_people(&human.discard, to);
        to.one_of(human.open_top().map(HumanCard::number), HumanCard::COUNT);
        for research in Research::ALL {
            to.flag(human.research.iter().any(|it| it.0 == research));
            to.steps(human.die(research).into(), 0, 5);
        }
        let stops = human.stops.seen_by(viewer);
        for moment in Moment::ALL {
            to.flag(stops.is_some_and(|it| it.includes(moment)));
        }
    }

    /// One horde, and what `me` knows of its hand.
    fn tell_one_horde(&self, seat: Seat, me: Seat, to: &mut Inputs) {
        let horde: &Horde = &self.hordes[seat];
        to.number(f32::from(horde.hand_size()) / 5.0);
        to.number(f32::from(horde.deck_size()) / 10.0);
        tell_heap(horde.hand.seen_by(Viewer::Seat(me)).unwrap_or(&horde.known), to);
        tell_heap(&horde.discard, to);
        let played: ZombieBag = horde.played.iter().map(|it| it.card).collect();
        tell_heap(&played, to);
        to.number(f32::from(horde.attack()) / 10.0);
        let at = horde.at.map(|it| Location::number(self.place(it).location));
        to.one_of(at, Location::COUNT);
        to.number(f32::from(horde.freed()) / f32::from(FREED_GOAL));
        to.number(f32::from(horde.zombies_left) / 3.0);
        to.number(f32::from(horde.rages_left) / 2.0);
        to.number(f32::from(horde.recruits));
        to.number(f32::from(horde.picks) / 2.0);
        to.flag(horde.finished);
        to.flag(horde.picked);
        Topic::ALL.iter().for_each(|it| to.flag(horde.lacks[*it as usize] == Some(0)));
    }
}

/// What a step asks; none for one that asks nobody.
fn question(step: &Step) -> Option<usize> {
    Some(match step {
        Step::Discard => 0,
        Step::Action => 1,
        Step::Clean { .. } => 2,
        Step::Barricade => 3,
        Step::Go { .. } => 4,
        Step::Window { .. } => 5,
        Step::Slash { .. } => 6,
        Step::Order { .. } => 7,
        Step::Play { .. } => 8,
        Step::Frum { .. } => 9,
        Step::Swallow { .. } => 10,
        Step::Select { .. } => 11,
        Step::Vermin { .. } => 12,
        Step::Harangue { .. } | Step::Sneak { .. } => 13,
        Step::Wound { .. } => 14,
        Step::Recruit { .. } => 15,
        Step::Announce { .. } => 16,
        Step::BeginTurn
        | Step::Supply
        | Step::Combat
        | Step::Wounds
        | Step::Clear
        | Step::Recruited
        | Step::EndTurn => return None,
    })
}
