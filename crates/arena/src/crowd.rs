//! Many games at once, for programs that learn from all of them together.

use std::thread;

use bots::Player;
use catalogue::{NumericVisitor, visit_numeric};
use tabletop::{ByNumber, Chance, Numeric, Seat, Seed};

use crate::environment::Size;
use crate::rules::{CannotPlay, CheckedRules, NotOffered, Rules};
use crate::turns::{Meant, Turns, rewards};
use crate::written::Written;

/// Which games are played at once.
#[derive(Clone, Debug)]
pub struct CrowdPlan {
    pub rules: Rules,
    /// How many.
    pub games: usize,
    pub seed: Seed,
    /// Seats in which bots sit. They answer by themselves, so the others are asked at each step.
    pub bots: Vec<(Seat, Player)>,
    pub threads: usize,
    /// Whether observations are written; without them a seat sees 0 numbers.
    pub observed: bool,
}

/// Where a crowd writes: arrays with one row for each game. Observations and masks are written in
/// place: only what was set there before is cleared.
#[derive(Debug)]
pub struct Arrays<'a> {
    /// What the seat that is asked sees: [`Size::width`] numbers for each game.
    pub observations: &'a mut [f32],
    /// 1 for each number that it may choose: [`Size::actions`] for each game.
    pub masks: &'a mut [i8],
    /// The seat that is asked.
    pub turns: &'a mut [i8],
    /// What the end paid each seat, if the game ended in this step; else 0.
    pub rewards: &'a mut [f32],
    /// Its points at that end.
    pub scores: &'a mut [i32],
    /// 1 if a game ended in this step. The other arrays show the first position of the next game.
    pub ended: &'a mut [i8],
}

/// Many games of one kind.
pub trait Crowd: Send + Sync {
    fn size(&self) -> Size;
    fn players(&self) -> u8;
    fn games(&self) -> usize;
    /// How many moves have been played, those of bots included.
    fn moves(&self) -> u64;
    /// Begins all games again, and shows them.
    ///
    /// # Errors
    /// An array that has another size.
    fn reset(&mut self, seed: Seed, arrays: Arrays<'_>) -> Result<(), CannotPlay>;
    /// Chooses a number in each game, for the seat that is asked there.
    ///
    /// # Errors
    /// The first game in which it is not offered, and why; then nothing has changed.
    fn step(
        &mut self,
        actions: &[i64],
        arrays: Arrays<'_>,
    ) -> Result<Result<(), (usize, NotOffered)>, CannotPlay>;
    /// Draws one of the offered numbers for each game, all equally likely.
    ///
    /// # Errors
    /// An array that has another size.
    fn sample(&mut self, actions: &mut [i64]) -> Result<(), CannotPlay>;
    /// What `player` would choose in each game.
    ///
    /// # Errors
    /// An array that has another size.
    fn advise(&mut self, player: Player, actions: &mut [i64]) -> Result<(), CannotPlay>;
}

/// One of the games.
struct Place<G: Numeric> {
    turns: Turns<G>,
    /// Where the seeds of its games come from, and the luck of whoever chooses at random.
    chance: Chance,
    /// What is set in this game's row.
    written: Written,
    meant: Option<Meant<G::Move>>,
    moves: u64,
}

struct Row<'a> {
    observation: &'a mut [f32],
    mask: &'a mut [i8],
    turn: &'a mut i8,
    rewards: &'a mut [f32],
    scores: &'a mut [i32],
    ended: &'a mut i8,
}

struct Many<G: Numeric> {
    rules: CheckedRules<G>,
    size: Size,
    bots: Vec<(Seat, Player)>,
    threads: usize,
    places: Vec<Place<G>>,
}

impl<G: Numeric> Place<G> {
    fn new(rules: &CheckedRules<G>, seed: Seed) -> Place<G> {
        let mut chance = Chance::new(seed);
        let turns = Turns::new(rules.deal(chance.seed()), rules.talk);
        Place { turns, chance, written: Written::default(), meant: None, moves: 0 }
    }

    /// Bots answer until somebody else is asked or the game is over.
    fn let_bots_play(&mut self, bots: &[(Seat, Player)]) {
        while let Some(seat) = self.turns.turn()
            && let Some((_, player)) = bots.iter().find(|it| it.0 == seat)
        {
            self.turns.play_by(seat, *player, &mut self.chance);
            self.moves += 1;
        }
    }

    /// Goes on to the next question for somebody who is no bot. Where a game ends, what it paid is
    /// noted, and the next begins.
    fn go_on(&mut self, rules: &CheckedRules<G>, bots: &[(Seat, Player)], row: &mut Row<'_>) {
        loop {
            self.let_bots_play(bots);
            let Some(outcome) = self.turns.game.outcome() else { return };
            *row.ended = 1;
            for (seat, reward) in rewards(&outcome).iter() {
                row.rewards[seat.index()] = *reward;
                row.scores[seat.index()] = outcome.seats[seat].score;
            }
            self.turns.restart(rules.deal(self.chance.seed()));
        }
    }

    fn act(&mut self, rules: &CheckedRules<G>, bots: &[(Seat, Player)], row: &mut Row<'_>) {
        if *row.ended != 0 {
            *row.ended = 0;
            row.rewards.fill(0.0);
            row.scores.fill(0);
        }
        let (seat, meant) = (self.turns.turn(), self.meant.take());
        let (seat, meant) = (seat.expect("a game goes on"), meant.expect("it was checked"));
        if self.turns.take(seat, meant).is_some() {
            self.moves += 1;
            self.go_on(rules, bots, row);
        }
        self.show(row);
    }

    /// Writes what the seat that is asked sees and may choose.
    fn show(&mut self, row: &mut Row<'_>) {
        let seat = self.turns.turn().expect("a game goes on");
        *row.turn = seat.0 as i8;
        if !row.observation.is_empty() {
            self.written.forget(row.observation);
            self.written.observe(row.observation, |it| self.turns.observe(seat, it));
        }
        self.written.withdraw(row.mask);
        self.turns.each_number(seat, |it| self.written.offer(row.mask, it));
    }
}

fn needs(array: &'static str, here: usize, needed: usize) -> Result<(), CannotPlay> {
    if here == needed { Ok(()) } else { Err(CannotPlay::Size { array, here, needed }) }
}

impl<G: Numeric> Many<G> {
    fn check(&self, arrays: &Arrays<'_>) -> Result<(), CannotPlay> {
        let (games, players) = (self.places.len(), usize::from(self.players()));
        needs("observations", arrays.observations.len(), games * self.size.width)?;
        needs("masks", arrays.masks.len(), games * self.size.actions)?;
        needs("turns", arrays.turns.len(), games)?;
        needs("rewards", arrays.rewards.len(), games * players)?;
        needs("scores", arrays.scores.len(), games * players)?;
        needs("ended", arrays.ended.len(), games)
    }

    /// Does `work` with every game and its row, on all threads.
    fn each(
        &mut self,
        arrays: Arrays<'_>,
        work: impl Fn(&mut Place<G>, &CheckedRules<G>, &[(Seat, Player)], &mut Row<'_>) + Sync,
    ) {
        let players = usize::from(self.players());
        let (rules, bots, size) = (&self.rules, &self.bots, self.size);
        let mut unseen = arrays.observations;
        let observations = std::iter::from_fn(move || {
            let (row, rest) = std::mem::take(&mut unseen).split_at_mut_checked(size.width)?;
            unseen = rest;
            Some(row)
        });
        let rows = observations
            .zip(arrays.masks.chunks_mut(size.actions))
            .zip(arrays.turns)
            .zip(arrays.rewards.chunks_mut(players).zip(arrays.scores.chunks_mut(players)))
            .zip(arrays.ended);
        let rows = rows.map(|((((observation, mask), turn), (rewards, scores)), ended)| Row {
            observation,
            mask,
            turn,
            rewards,
            scores,
            ended,
        });
        let games = self.places.len();
        let mut all = self.places.iter_mut().zip(rows);
        if self.threads == 1 {
            all.for_each(|(place, mut row)| work(place, rules, bots, &mut row));
            return;
        }
        let share = games.div_ceil(self.threads);
        let work = &work;
        thread::scope(|scope| {
            for _ in 0..self.threads {
                let part: Vec<_> = all.by_ref().take(share).collect();
                scope.spawn(move || {
                    part.into_iter()
                        .for_each(|(place, mut row)| work(place, rules, bots, &mut row));
                });
            }
        });
    }
}

impl<G: Numeric> Crowd for Many<G> {
    fn size(&self) -> Size {
        self.size
    }

    fn players(&self) -> u8 {
        self.rules.setup.players
    }

    fn games(&self) -> usize {
        self.places.len()
    }

    fn moves(&self) -> u64 {
        self.places.iter().map(|it| it.moves).sum()
    }

    fn reset(&mut self, seed: Seed, arrays: Arrays<'_>) -> Result<(), CannotPlay> {
        self.check(&arrays)?;
        arrays.observations.fill(0.0);
        arrays.masks.fill(0);
        arrays.rewards.fill(0.0);
        arrays.scores.fill(0);
        arrays.ended.fill(0);
        let mut chance = Chance::new(seed);
        for place in &mut self.places {
            *place = Place::new(&self.rules, chance.seed());
        }
        self.each(arrays, |place, rules, bots, row| {
            place.go_on(rules, bots, row);
            // Games that bots have ended among themselves are none of this crowd's.
            *row.ended = 0;
            row.rewards.fill(0.0);
            row.scores.fill(0);
            place.show(row);
        });
        Ok(())
    }

    fn step(
        &mut self,
        actions: &[i64],
        arrays: Arrays<'_>,
    ) -> Result<Result<(), (usize, NotOffered)>, CannotPlay> {
        self.check(&arrays)?;
        needs("actions", actions.len(), self.places.len())?;
        for (at, (place, action)) in self.places.iter_mut().zip(actions).enumerate() {
            let seat = place.turns.turn().expect("a game goes on");
            match place.turns.meant(seat, *action) {
                Ok(meant) => place.meant = Some(meant),
                Err(error) => return Ok(Err((at, error))),
            }
        }
        self.each(arrays, Place::act);
        Ok(Ok(()))
    }

    fn sample(&mut self, actions: &mut [i64]) -> Result<(), CannotPlay> {
        needs("actions", actions.len(), self.places.len())?;
        for (place, action) in self.places.iter_mut().zip(actions) {
            *action = (*place.chance.pick(place.written.offered())).into();
        }
        Ok(())
    }

    fn advise(&mut self, player: Player, actions: &mut [i64]) -> Result<(), CannotPlay> {
        needs("actions", actions.len(), self.places.len())?;
        let share = self.places.len().div_ceil(self.threads);
        thread::scope(|scope| {
            for (places, actions) in self.places.chunks_mut(share).zip(actions.chunks_mut(share)) {
                scope.spawn(move || {
                    for (place, action) in places.iter_mut().zip(actions) {
                        let seat = place.turns.turn().expect("a game goes on");
                        *action = place.turns.choice(seat, player, &mut place.chance) as i64;
                    }
                });
            }
        });
        Ok(())
    }
}

struct Gather<'a>(&'a CrowdPlan);

impl NumericVisitor for Gather<'_> {
    type Out = Result<Box<dyn Crowd>, CannotPlay>;

    fn visit<G: Numeric>(self) -> Self::Out {
        let CrowdPlan { rules, games, seed, bots, threads, observed } = self.0;
        let rules = CheckedRules::<G>::of(rules)?;
        let players = rules.setup.players;
        if *games == 0 || *threads == 0 {
            return Err(CannotPlay::Nothing);
        }
        if let Some((seat, _)) = bots.iter().find(|it| players <= it.0.0) {
            return Err(CannotPlay::NoSeat { seat: *seat, players });
        }
        if Seat::all(players).all(|seat| bots.iter().any(|it| it.0 == seat)) {
            return Err(CannotPlay::AllBots);
        }
        let mut chance = Chance::new(*seed);
        let places: Vec<Place<G>> =
            (0..*games).map(|_| Place::new(&rules, chance.seed())).collect();
        let width = if *observed { places[0].turns.width() } else { 0 };
        let size = Size { actions: <G::Move>::ACTIONS, width };
        Ok(Box::new(Many { rules, size, bots: bots.clone(), threads: *threads, places }))
    }
}

/// Sets up many games; they are shown by [`Crowd::reset`].
///
/// # Errors
/// Says what is wrong with the plan.
pub fn crowd(plan: &CrowdPlan) -> Result<Box<dyn Crowd>, CannotPlay> {
    visit_numeric(&plan.rules.game, Gather(plan))?
}
