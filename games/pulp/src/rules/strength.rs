//! PI 3: what a card of the row costs and counts. It is worked out when it is asked for; nothing of
//! it is stored.

use crate::card::{ABILITIES, Ability, Encounter, Kind};
use crate::deck::{Action, Line, Rule};
use crate::state::Pulp;
use crate::view::Fate;

/// PI 3.7: how many points of another ability stand for one, where nothing says otherwise.
const EXCHANGE: u8 = 2;
/// PI 4.1: the points that an evasion costs, where nothing says otherwise.
const EVASION: u8 = 1;

impl Pulp {
    /// PI 2.4: the rules of the place that hold in this sector.
    pub(crate) fn rules(&self) -> impl Iterator<Item = Rule> + '_ {
        let sector = self.sector();
        let rules = self.place.map(|it| &self.card(it).rules[..]).unwrap_or_default();
        rules.iter().filter(move |it| it.0 == sector).map(|it| it.1)
    }

    /// PI 2.7: what a card's own line changes in this sector.
    pub(crate) fn line(&self, card: Encounter) -> Option<Line> {
        self.card(card).line.filter(|it| it.0 == self.sector()).map(|it| it.1)
    }

    /// PI 3.1, 3.2 and 3.3: the card whose icon says how the card at `at` is paid: the next card
    /// that was not evaded, to the right and then from the left; the card itself when it is alone.
    pub(crate) fn icon_of(&self, at: usize) -> Encounter {
        let row = &self.turn.row;
        let others = row[at + 1..].iter().chain(&row[..at]);
        let next = { others }.find(|it| it.fate != Fate::Evaded);
        next.unwrap_or(&row[at]).card
    }

    /// The icon printed on a card of the row.
    pub(crate) fn icon(&self, card: Encounter) -> Ability {
        self.card(card).icon.expect("only places have no icon, and they leave the row")
    }

    /// PI 3.8: what engaging the card at `at` costs, by ability. Several strengths of one ability
    /// add up.
    pub(crate) fn cost(&self, at: usize) -> [u8; ABILITIES] {
        let card = self.turn.row[at].card;
        let main = self.icon(self.icon_of(at)) as usize;
        let mut cost = [0; ABILITIES];
        cost[main] = self.card(card).strength;
        if let Some(Line::Strength(by)) = self.line(card) {
            cost[main] = cost[main].saturating_add_signed(by);
        }
        if let Some(Line::Second { ability, strength }) = self.line(card) {
            cost[ability as usize] += strength;
        }
        cost[self.icon(card) as usize] += self.quietus_strength(at);
        for rule in self.rules() {
            if let Rule::Strength { ability, by } = rule {
                adjust(&mut cost, ability, by);
            }
            if let Rule::Guards { ability, by } = rule
                && self.card(card).kind == Kind::Guard
            {
                adjust(&mut cost, ability, by);
            }
        }
        cost
    }

    /// PI 9.5: the strength that the Quietus gives the leftmost card in its sector.
    fn quietus_strength(&self, at: usize) -> u8 {
        match self.cards.action(self.sector()) {
            Action::Quietus { per, most } if at == 0 => (self.quietus / per).min(most),
            Action::Quietus { .. } | Action::Hive(_) | Action::Exchange(_) => 0,
        }
    }

    /// PI 3.7 and 9.6: how many points of another ability stand for one, here and now.
    pub(crate) fn exchange(&self) -> u8 {
        let of_place = self
            .rules()
            .find_map(|it| if let Rule::Exchange(rate) = it { Some(rate) } else { None });
        of_place.unwrap_or_else(|| match self.cards.action(self.sector()) {
            Action::Exchange(rate) => rate,
            Action::Hive(_) | Action::Quietus { .. } => EXCHANGE,
        })
    }

    /// PI 6.1: the planet icons of the card at `at`.
    pub(crate) fn icons(&self, at: usize) -> u8 {
        let card = self.turn.row[at].card;
        let printed = self.card(card).planets;
        if let Some(Line::Planets(by)) = self.line(card) {
            return printed.saturating_add_signed(by);
        }
        printed
    }

    /// PI 4.1: the points that evading the card at `at` costs.
    pub(crate) fn evasion(&self, at: usize) -> u8 {
        // A place may make the first evasion of the phase free.
        if !self.turn.evaded && self.rules().any(|it| it == Rule::FreeEvasion) {
            return 0;
        }
        if let Some(Line::Evading(more)) = self.line(self.turn.row[at].card) {
            return EVASION + more;
        }
        EVASION
    }
}

/// Raises or lowers a strength that is above 0, but not below 1.
fn adjust(cost: &mut [u8; ABILITIES], ability: Ability, by: i8) {
    let strength = &mut cost[ability as usize];
    if 0 < *strength {
        *strength = strength.saturating_add_signed(by).max(1);
    }
}
