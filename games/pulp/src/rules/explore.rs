//! PI 6: the planet is explored: what is paid for, and how many cubes are drawn.

use tabletop::{ArrayVec, Log};

use super::Moves;
use crate::card::{Colour, Die, Kind, Token};
use crate::deck::{Cost, Free, Paid, PlanetCard, Rule};
use crate::event::{Cause, Told};
use crate::moves::Move;
use crate::state::{Pulp, Slot};
use crate::step::{Choice, Step};
use crate::view::{Drawn, Exploration, Fate, Raiser, Went};

impl Pulp {
    pub(crate) fn planet(&self) -> &PlanetCard {
        self.cards.planet(self.turn.planet.expect("a turn has its planet"))
    }

    pub(super) fn planet_cause(&self) -> Cause {
        Cause::Planet { planet: self.turn.planet.expect("a turn has its planet") }
    }

    pub(super) fn begin_exploration(&mut self) {
        self.turn.used = Default::default();
        self.steps.push(Step::Offer(Choice::Prepare));
        if let Some(Free::Raise(faces)) = self.planet().free {
            self.steps.push(Step::Offer(Choice::Raise { faces, raiser: Raiser::Planet }));
        }
    }

    /// PI 6.2 and 6.3: the planet's second effect and dice come before the draw.
    pub(super) fn prepare_moves(&self, moves: &mut Moves) {
        self.exploration_dice(moves);
        moves.push(Move::Draw);
        if self.can_activate() && !self.acts_after_drawing() {
            moves.push(Move::Activate);
        }
    }

    /// PI 6.6: some planets act on what was drawn.
    pub(super) fn settle_moves(&self, moves: &mut Moves) {
        if self.can_activate() && self.acts_after_drawing() {
            moves.push(Move::Activate);
        }
        moves.push(Move::Done);
    }

    fn acts_after_drawing(&self) -> bool {
        matches!(self.planet().paid, Some((_, Paid::Redraw | Paid::More(_))))
    }

    /// PI 6.2: once a turn, if the hand can pay and the effect has something to act on.
    pub(crate) fn can_activate(&self) -> bool {
        let Some((cost, paid)) = self.planet().paid else { return false };
        let drawn = &self.turn.drawn;
        let useful = match paid {
            Paid::Cubes(_) | Paid::CubesThenLose { .. } | Paid::BlacksLeave => true,
            Paid::Redraw => !drawn.is_empty(),
            Paid::Crew { least, most } => 0 < self.crew_on(least).min(most),
            Paid::Raise(_) => {
                let other = |die| self.turn.raised != Some(die);
                self.dice.iter().any(|it| it.number < crate::card::FACES && other(it.die))
            }
            Paid::More(_) => !drawn.iter().any(|it| it.colour == Colour::Yellow),
        };
        useful && !self.turn.activated && self.affords(cost)
    }

    pub(crate) fn affords(&self, cost: Cost) -> bool {
        let (codes, keys) = (self.tokens(Token::Code), self.tokens(Token::Key));
        cost.codes <= codes && cost.keys <= keys && cost.any <= codes + keys
    }

    /// How many crew dice show at least `least`.
    fn crew_on(&self, least: u8) -> u8 {
        let crew = self.dice.iter().filter(|it| !it.die.is_system() && least <= it.number);
        crew.count() as u8
    }

    pub(super) fn activate(&mut self, choice: Choice, log: &mut Log<Told>) {
        let (cost, _) = self.planet().paid.expect("what is activated has a cost");
        let cause = self.planet_cause();
        self.turn.activated = true;
        (0..cost.codes).for_each(|_| self.spend_token(Token::Code, cause, log));
        (0..cost.keys).for_each(|_| self.spend_token(Token::Key, cause, log));
        self.steps.push(Step::Offer(choice));
        self.steps.push(Step::Activated);
        if 0 < cost.any {
            self.begin_giving_up(cost.any, log);
        }
    }

    /// PI 6.4: the player picks codes and keys in any order; where there is nothing to choose they
    /// go by themselves.
    fn begin_giving_up(&mut self, cards: u8, log: &mut Log<Told>) {
        let held = Token::ALL.iter().map(|it| (*it, self.tokens(*it)));
        let held: ArrayVec<(Token, u8), 2> = held.filter(|it| 0 < it.1).collect();
        if held.len() > 1 && cards < held.iter().map(|it| it.1).sum() {
            return self.steps.push(Step::Ask(Choice::Spend { cards }));
        }
        let cause = self.planet_cause();
        for (token, count) in held {
            (0..cards.min(count)).for_each(|_| self.spend_token(token, cause, log));
        }
    }

    pub(super) fn spend_moves(&self, moves: &mut Moves) {
        let held = Token::ALL.iter().filter(|it| 0 < self.tokens(**it));
        moves.extend(held.map(|it| Move::Spend(*it)));
    }

    pub(super) fn give_up(&mut self, choice: Choice, token: Token, log: &mut Log<Told>) {
        let Choice::Spend { cards } = choice else {
            unreachable!("cards are given up where they are asked for");
        };
        self.spend_token(token, self.planet_cause(), log);
        if 1 < cards {
            self.steps.push(Step::Ask(Choice::Spend { cards: cards - 1 }));
        }
    }

    /// The planet's second effect, which has been paid for.
    pub(super) fn activated(&mut self, log: &mut Log<Told>) {
        let (_, paid) = self.planet().paid.expect("what is activated has an effect");
        let cause = self.planet_cause();
        match paid {
            Paid::Cubes(cubes) | Paid::CubesThenLose { cubes, .. } => {
                self.change_cubes(cubes, cause, log);
            }
            Paid::Crew { least, most } => {
                let cubes = self.crew_on(least).min(most);
                self.change_cubes(cubes as i8, cause, log);
            }
            Paid::Raise(faces) => {
                let raiser = Raiser::PlanetAgain;
                self.steps.push(Step::Offer(Choice::Raise { faces, raiser }));
            }
            Paid::Redraw => self.steps.push(Step::Offer(Choice::PutBack)),
            Paid::More(cubes) => self.draw_out(cubes, true, log),
            // This one works when black cubes are resolved.
            Paid::BlacksLeave => (),
        }
    }

    /// PI 6.1: how many cubes are drawn, as things stand now.
    pub(crate) fn exploration(&self) -> Exploration {
        self.exploration_with(None)
    }

    /// The same, if the card at `next` were engaged as well.
    pub(crate) fn exploration_with(&self, next: Option<usize>) -> Exploration {
        let row = self.turn.row.iter().enumerate();
        let counts = |it: &(usize, &Slot)| it.1.fate == Fate::Engaged || next == Some(it.0);
        let engaged: ArrayVec<usize, 4> = row.filter(counts).map(|it| it.0).collect();
        let icons: u8 = engaged.iter().map(|at| self.icons(*at)).sum();
        let planet = if self.turn.planet.is_some() { self.cubes_of_planet(&engaged) } else { 0 };
        let place: i8 = self
            .rules()
            .filter_map(|it| if let Rule::Cubes(by) = it { Some(by) } else { None })
            .sum();
        let bonus = self.turn.bonus;
        let all = icons as i8 + planet + place + bonus;
        let cubes = (all.max(0) as u8).min(self.bag_size());
        Exploration { icons, planet, place, bonus, cubes }
    }

    /// The cubes that the planet gives or takes when these cards of the row are engaged.
    fn cubes_of_planet(&self, engaged: &[usize]) -> i8 {
        let guard = |at: &&usize| self.card(self.turn.row[**at].card).kind == Kind::Guard;
        let guards = engaged.iter().filter(guard).count();
        match self.planet().free {
            Some(Free::Cubes(cubes) | Free::Double { cubes }) => cubes,
            Some(Free::Guards { least, cubes }) if usize::from(least) <= guards => cubes,
            Some(Free::Engaged { least, cubes }) if usize::from(least) <= engaged.len() => cubes,
            Some(
                Free::Guards { .. } | Free::Engaged { .. } | Free::WhitesLeave | Free::Raise(_),
            )
            | None => 0,
        }
    }

    /// Goes on when the player wants nothing more: with an evasion that is free, or the
    /// exploration.
    pub(super) fn draw_on(&mut self, choice: Choice, log: &mut Log<Told>) {
        if choice == Choice::Evade {
            return self.escape_free(log);
        }
        self.steps.push(Step::DrawCubes);
    }

    /// PI 6.5: the cubes come out together.
    pub(super) fn draw_cubes(&mut self, log: &mut Log<Told>) {
        self.steps.push(Step::NextCubes);
        self.steps.push(Step::Offer(Choice::Settle));
        self.draw_out(self.exploration().cubes, false, log);
    }

    /// `more`: after the first draw of this exploration.
    fn draw_out(&mut self, cubes: u8, more: bool, log: &mut Log<Told>) {
        let before = self.turn.drawn.len();
        for _ in 0..cubes {
            let Some(colour) = self.draw(Colour::ALL) else { break };
            self.bag[colour as usize] -= 1;
            self.turn.drawn.push(Drawn { colour, went: Went::Waiting });
        }
        let planet = self.turn.planet.expect("a turn has its planet");
        log.add(|| {
            let cubes = self.turn.drawn[before..].iter().map(|it| it.colour).collect();
            Told::Drew { planet, more, cubes }
        });
    }

    pub(super) fn put_back_moves(&self, moves: &mut Moves) {
        let drawn = |colour: &&Colour| self.turn.drawn.iter().any(|it| it.colour == **colour);
        moves.extend(Colour::ALL.iter().filter(drawn).map(|it| Move::Take(*it)));
    }

    /// One drawn cube goes back, and another comes after the rest.
    pub(super) fn put_back(&mut self, colour: Colour, log: &mut Log<Told>) {
        let drawn = &mut self.turn.drawn;
        let at = drawn.iter().position(|it| it.colour == colour);
        drawn.remove(at.expect("only a drawn cube is put back"));
        self.bag[colour as usize] += 1;
        let cause = self.planet_cause();
        log.add(|| Told::PutBack { colour, cause });
        self.draw_out(1, true, log);
    }

    /// Whether the die has already given cubes in this turn.
    pub(crate) fn has_given(&self, die: Die) -> bool {
        self.turn.given.contains(die)
    }
}
