//! Who is asked what, by numbers.

use tabletop::{
    ByNumber, BySeat, Bystander, Chance, Inputs, Log, Numeric, Outcome, SEATS_MAX, Seat, Verdict,
    text_of_number,
};

use crate::rules::NotOffered;

/// A position with what is offered in it.
#[derive(Clone, Debug)]
pub(crate) struct Turns<G: Numeric> {
    pub(crate) game: G,
    talk: bool,
    /// The first of the seats that are asked, and what it is offered, each move once.
    turn: Option<Seat>,
    offered: Vec<G::Move>,
    /// The first part of a move, for each seat that has chosen one.
    begun: [Option<usize>; SEATS_MAX],
}

/// What a number means.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Meant<M> {
    /// This move.
    Whole(M),
    /// The first part of a move.
    Begun(usize),
}

impl<G: Numeric> Turns<G> {
    pub(crate) fn new(game: G, talk: bool) -> Turns<G> {
        let mut turns =
            Turns { game, talk, turn: None, offered: Vec::new(), begun: [None; SEATS_MAX] };
        turns.look();
        turns
    }

    /// The same moment of another game, in which the seats have begun the same.
    pub(crate) fn elsewhere(&self, game: G) -> Turns<G> {
        Turns { begun: self.begun, ..Turns::new(game, self.talk) }
    }

    /// Takes another game, and keeps the room of the lists.
    pub(crate) fn restart(&mut self, game: G) {
        self.game = game;
        self.begun = [None; SEATS_MAX];
        self.look();
    }

    /// Finds out who is asked what.
    fn look(&mut self) {
        self.turn = self.game.to_act().first();
        self.offered.clear();
        if let Some(seat) = self.turn {
            self.game.legal_moves(seat, &mut self.offered);
            if self.talk {
                self.game.asides(seat, &mut self.offered);
            }
        }
    }

    pub(crate) fn turn(&self) -> Option<Seat> {
        self.turn
    }

    pub(crate) fn begun(&self, seat: Seat) -> Option<usize> {
        self.begun[seat.index()]
    }

    /// What `seat` sees, and what it has begun.
    pub(crate) fn observe(&self, seat: Seat, to: &mut Inputs) {
        self.game.observe(seat, to);
        let begun = self.begun(seat).and_then(<G::Move>::beginning);
        to.one_of(begun, <G::Move>::BEGINNINGS);
    }

    /// How many numbers a seat sees.
    pub(crate) fn width(&self) -> usize {
        let mut inputs = Inputs::default();
        self.observe(Seat(0), &mut inputs);
        inputs.width()
    }

    /// What is offered to `seat` as whole moves.
    fn moves(&self, seat: Seat) -> std::borrow::Cow<'_, [G::Move]> {
        if self.turn == Some(seat) {
            return self.offered.as_slice().into();
        }
        let mut moves = Vec::new();
        self.game.legal_moves(seat, &mut moves);
        if self.talk && !moves.is_empty() {
            self.game.asides(seat, &mut moves);
        }
        moves.into()
    }

    /// Calls `each` with every number that `seat` may choose, some of them more than once.
    pub(crate) fn each_number(&self, seat: Seat, mut each: impl FnMut(usize)) {
        let begun = self.begun(seat);
        for mv in self.moves(seat).iter() {
            let (first, second) = mv.numbers();
            match begun {
                None => each(first),
                Some(begun) if begun == first => second.into_iter().for_each(&mut each),
                Some(_) => (),
            }
        }
    }

    /// The numbers that `seat` may choose, the lowest first.
    pub(crate) fn numbers(&self, seat: Seat) -> Vec<usize> {
        let mut numbers = Vec::new();
        self.each_number(seat, |it| numbers.push(it));
        numbers.sort_unstable();
        numbers.dedup();
        numbers
    }

    /// What `number` means for `seat`.
    pub(crate) fn meant(&self, seat: Seat, number: i64) -> Result<Meant<G::Move>, NotOffered> {
        let actions = <G::Move>::ACTIONS;
        let at = usize::try_from(number).ok().filter(|it| *it < actions);
        let at = at.ok_or(NotOffered::OutOfRange { number, actions })?;
        let mv = match self.begun(seat) {
            Some(first) => <G::Move>::from_numbers(first, Some(at)),
            None => <G::Move>::from_numbers(at, None),
        };
        let moves = self.moves(seat);
        if let Some(mv) = mv.filter(|it| moves.contains(it)) {
            return Ok(Meant::Whole(mv));
        }
        if self.begun(seat).is_none() && moves.iter().any(|it| begins(*it, at)) {
            return Ok(Meant::Begun(at));
        }
        Err(self.refusal(seat, text_of_number::<G::Move>(at), mv))
    }

    /// Why `seat` is not offered `mv`.
    pub(crate) fn refusal(&self, seat: Seat, text: String, mv: Option<G::Move>) -> NotOffered {
        let asked = self.game.to_act();
        if asked.is_empty() {
            return NotOffered::Over;
        }
        if !asked.contains(seat) {
            return NotOffered::NotAsked { seat, asked: asked.iter().collect() };
        }
        let name = |it: usize| format!("{it} ({})", text_of_number::<G::Move>(it));
        let offered = self.numbers(seat).into_iter().map(name).collect();
        // The rules are asked only about what can be said; a number may name a card that is not in
        // the box.
        let mv = mv.filter(|it| it.to_string().parse::<G::Move>().ok() == Some(*it));
        let section = mv.map(|it| tabletop::Why::section(self.game.why_not(seat, it)));
        NotOffered::Because { text, section, offered }
    }

    /// Does what `seat` chose; returns the move, if it is complete.
    pub(crate) fn take(&mut self, seat: Seat, meant: Meant<G::Move>) -> Option<G::Move> {
        match meant {
            Meant::Begun(first) => {
                self.begun[seat.index()] = Some(first);
                None
            }
            Meant::Whole(mv) => {
                // Whoever else has begun a move begins again: the position is another one.
                self.begun = [None; SEATS_MAX];
                self.game.carry_out(seat, mv, &mut Log::silent());
                self.look();
                Some(mv)
            }
        }
    }

    /// The number that a bot chooses for `seat`, which is asked.
    pub(crate) fn choice(&self, seat: Seat, player: bots::Player, chance: &mut Chance) -> usize {
        let begun = self.begun(seat);
        let mut moves = Vec::new();
        self.game.legal_moves(seat, &mut moves);
        if let Some(first) = begun {
            moves.retain(|it| begins(*it, first));
        }
        let bystander = Bystander::new(&self.game, seat);
        let mv = bots::decide(&bystander, &moves, player, chance);
        // A search looks at all moves; the part that was begun stays.
        let mv = if moves.contains(&mv) { mv } else { *chance.pick(&moves) };
        let (first, second) = mv.numbers();
        begun.map_or(first, |_| second.expect("what was begun has a second part"))
    }

    /// Lets a bot answer for `seat`, which is asked; returns its move.
    pub(crate) fn play_by(
        &mut self,
        seat: Seat,
        player: bots::Player,
        chance: &mut Chance,
    ) -> G::Move {
        let mut moves = Vec::new();
        let legal = match self.talk || self.turn != Some(seat) {
            true => {
                self.game.legal_moves(seat, &mut moves);
                &moves
            }
            false => &self.offered,
        };
        let mv = bots::decide(&Bystander::new(&self.game, seat), legal, player, chance);
        self.take(seat, Meant::Whole(mv)).expect("a whole move")
    }
}

fn begins<M: ByNumber>(mv: M, first: usize) -> bool {
    let (begin, second) = mv.numbers();
    begin == first && second.is_some()
}

/// What the end of a game pays each seat: 1 for a win, 0 for a draw, -1 for a defeat.
pub(crate) fn rewards(outcome: &Outcome) -> BySeat<f32> {
    BySeat::new(outcome.seats.players(), |seat| match outcome.verdict(seat) {
        Verdict::Won => 1.0,
        Verdict::Drawn => 0.0,
        Verdict::Lost => -1.0,
    })
}
