//! The moves as numbers, and what the captain sees in numbers.

use tabletop::{Below, Inputs, Numbering, Numeric, Seat, SetOf, numbered_by_index, numbered_moves};

use crate::card::{Ability, Colour, Die, Encounter, FACES, Planet, Token, Weapon};
use crate::deck::TRACK_MAX;
use crate::moves::Move;
use crate::state::Pulp;
use crate::step::{Choice, Step};
use crate::view::Raiser;

numbered_by_index!(
    Ability: Ability::ALL.len(),
    Colour: Colour::ALL.len(),
    Die: Die::ALL.len(),
    Encounter: Encounter::ALL.len(),
    Planet: Planet::ALL.len(),
    Token: Token::ALL.len(),
    Weapon: Weapon::ALL.len(),
);

/// Points of an ability.
type OnTrack = Below<{ TRACK_MAX as usize + 1 }>;

numbered_moves!(Move {
    Leave(die: Die),
    Explore(planet: Planet),
    Raise(die: Die),
    Engage,
    Evade,
    Die(die: Die),
    DieAt(die: Die, ability: Ability),
    Strike(ability: Ability),
    Cube,
    Reroll(die: Die),
    Swap(die: Die, other: Die),
    Lower(faces: Below<3>),
    Weapon(weapon: Weapon),
    WeaponAt(weapon: Weapon, ability: Ability),
    Pay(ability: Ability, points: OnTrack),
    Exchange(ability: Ability, points: OnTrack, due: Ability),
    Take(colour: Colour),
    Draw,
    Sell(token: Token),
    Activate,
    Spend(token: Token),
    Find,
    Gain(ability: Ability),
    Study(weapon: Weapon),
    Understand(weapon: Weapon),
    Claim(weapon: Weapon),
    Lose(ability: Ability),
    Keep(card: Encounter),
    KeepAsKey(card: Encounter),
    Done,
});

/// The most cards in a row.
const ROW: usize = 4;

impl Numeric for Pulp {
    fn observe(&self, _: Seat, to: &mut Inputs) {
        self.told(to);
        self.tell_cards(to);
        self.tell_question(to);
    }
}

/// The number of a card; its own number is that of the rulebook.
fn place_of(card: Encounter) -> usize {
    <Encounter as Numbering>::number(card)
}

fn tell_set(cards: SetOf<Encounter>, to: &mut Inputs) {
    to.each(cards.iter().map(place_of), Encounter::COUNT, 1.0);
}

impl Pulp {
    /// Which cards lie where.
    fn tell_cards(&self, to: &mut Inputs) {
        tell_set(self.hand, to);
        tell_set(self.as_keys, to);
        tell_set(self.discard, to);
        to.one_of(self.place.map(place_of), Encounter::COUNT);
        for at in 0..ROW {
            let card = self.turn.row.get(at).map(|it| place_of(it.card));
            to.one_of(card, Encounter::COUNT);
        }
        to.each(self.explored.iter().map(Planet::number), Planet::COUNT, 1.0);
    }

    /// What the answer depends on; what is asked is told with the mission.
    fn tell_question(&self, to: &mut Inputs) {
        let choice = match self.steps.top() {
            Some(Step::Ask(choice)) => Some(*choice),
            _ => None,
        };
        let (die, number) = match choice {
            Some(Choice::Rolled { die, number }) => (Some(die), number),
            Some(Choice::Lower { die } | Choice::Take { die, .. }) => (Some(die), 0),
            _ => (None, 0),
        };
        to.one_of(die.map(Die::number), Die::COUNT);
        to.one_of(usize::from(number).checked_sub(1), FACES.into());
        let amount = match choice {
            Some(Choice::Raise { faces, .. } | Choice::Mirror { faces }) => faces,
            Some(Choice::Take { cubes, .. }) => cubes,
            Some(Choice::Trade { points }) => points,
            Some(Choice::Spend { cards }) => cards,
            _ => 0,
        };
        to.steps(amount.into(), 0, 4);
        let raiser = match choice {
            Some(Choice::Raise { raiser, .. }) => Some(match raiser {
                Raiser::Place => 0,
                Raiser::Engineer => 1,
                Raiser::Planet => 2,
                Raiser::PlanetAgain => 3,
            }),
            _ => None,
        };
        to.one_of(raiser, 4);
        to.one_of(self.turn.raised.map(Die::number), Die::COUNT);
        to.flag(self.turn.paying);
        to.flag(self.turn.evaded);
    }
}
