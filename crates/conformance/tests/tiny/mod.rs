//! A tiny game, honest or with one planted fault. Two players each show a card, at the same time,
//! until no card is left; the higher sum wins.

use std::cell::Cell;
use std::fmt;
use std::str::FromStr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use serde::Serialize;
use tabletop::{
    Audience, BySeat, CardError, CardSet, Chance, Game, Judgement, Log, OptionSpec, Options,
    Outcome, Refusal, Seat, SeatSet, Secret, Seed, Setup, SetupError, Standing, Verdict, Viewer,
    Why,
};

pub(crate) const HONEST: u8 = 0;
pub(crate) const SHOWS_HANDS: u8 = 1;
pub(crate) const TELLS_DRAWS: u8 = 2;
pub(crate) const REFUSES_ITS_OFFER: u8 = 3;
pub(crate) const LOSES_A_CARD: u8 = 4;
pub(crate) const OFFERS_TWICE: u8 = 5;
pub(crate) const FIRST_COME: u8 = 6;
pub(crate) const ASKS_FOR_NOTHING: u8 = 7;
pub(crate) const NEVER_ENDS: u8 = 8;
pub(crate) const MISSPELLS: u8 = 9;
pub(crate) const HALF_REFUSES: u8 = 10;
pub(crate) const ENDS_SOMEHOW: u8 = 11;
pub(crate) const HAS_OTHER_LUCK: u8 = 12;
pub(crate) const IMAGINES_A_CARD_TOO_MANY: u8 = 13;
pub(crate) const TALK_DECIDES: u8 = 14;
pub(crate) const HINTS_BY_ITS_MOVES: u8 = 15;
pub(crate) const TALKS_AFTER_THE_END: u8 = 16;
pub(crate) const TELLS_CHOICES: u8 = 17;
pub(crate) const SHOWS_ANSWERS: u8 = 18;
/// No fault: two cards are shown at a time, picked in any order.
pub(crate) const PICKS_PAIRS: u8 = 19;
pub(crate) const PICKS_IN_ORDER: u8 = 20;
pub(crate) const REMEMBERS_THE_ORDER: u8 = 21;
pub(crate) const OTHER_LUCK_TAKES_HANDS: u8 = 22;
pub(crate) const OTHER_LUCK_IS_SORTED: u8 = 23;

thread_local! {
    /// How many moves were carried out in this thread, in all games.
    pub(crate) static CARRIED_OUT: Cell<usize> = const { Cell::new(0) };
}

/// The game, with the fault number `BUG`.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Tiny<const BUG: u8> {
    deck: Vec<u8>,
    hands: BySeat<Vec<u8>>,
    shown: BySeat<Vec<u8>>,
    discard: Vec<u8>,
    sums: BySeat<i32>,
    greeted: SeatSet,
    first: Option<Seat>,
    chance: Chance,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Move {
    Show(u8),
    Sulk,
    Greet,
}

#[derive(Clone, PartialEq, Hash, Debug, Serialize)]
pub(crate) struct View {
    hand: Option<Vec<u8>>,
    sizes: Vec<usize>,
    discard: Vec<u8>,
    to_act: SeatSet,
    greeted: SeatSet,
    others: Vec<u8>,
}

#[derive(Clone, Debug)]
pub(crate) struct Drew {
    seat: Seat,
    card: Secret<u8>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub(crate) struct ToldDrew {
    seat: Seat,
    card: Option<u8>,
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct NotHeld;

impl Why for NotHeld {
    fn key(self) -> &'static str {
        "tiny-why-not-held"
    }
    fn section(self) -> &'static str {
        "1"
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct NoOptions;

impl Options for NoOptions {
    const SPECS: &'static [OptionSpec] = &[];
    fn get(&self, _key: &str) -> String {
        String::new()
    }
    fn set(&mut self, _key: &str, _value: &str) {}
}

#[derive(PartialEq, Debug)]
pub(crate) struct Nine;

impl CardSet for Nine {
    const BUILTIN: &'static str = "";
    fn parse(_file: &str) -> Result<Nine, CardError> {
        Ok(Nine)
    }
    fn canonical(&self) -> String {
        "1 to 9".to_string()
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Show(card) => write!(f, "show {card}"),
            Move::Sulk => f.write_str("sulk"),
            Move::Greet => f.write_str("greet"),
        }
    }
}

impl FromStr for Move {
    type Err = ();

    fn from_str(text: &str) -> Result<Move, ()> {
        match text.split_once(' ') {
            Some(("show", card)) => card.parse().map(Move::Show).map_err(|_| ()),
            None if text == "greet" => Ok(Move::Greet),
            _ => Err(()),
        }
    }
}

/// Luck that does not come from the game's own stream, which no game may use.
static LUCK: AtomicU64 = AtomicU64::new(0);

impl<const BUG: u8> Tiny<BUG> {
    fn draw(&mut self, seat: Seat, log: &mut Log<Drew>) {
        let Some(card) = self.deck.pop() else { return };
        if BUG == LOSES_A_CARD && card == 7 {
            return;
        }
        self.hands[seat].push(card);
        self.hands[seat].sort_unstable();
        log.add(|| Drew { seat, card: Secret::new(seat, card) });
    }

    /// When both have chosen, the cards are turned up together, and each player draws another.
    fn turn_up(&mut self, log: &mut Log<Drew>) {
        for seat in Seat::all(2) {
            for card in std::mem::take(&mut self.shown[seat]) {
                self.hands[seat].retain(|it| *it != card);
                self.discard.push(card);
                self.sums[seat] += i32::from(card);
            }
        }
        if BUG == NEVER_ENDS {
            self.deck.append(&mut self.discard);
        }
        Seat::all(2).for_each(|seat| self.draw(seat, log));
    }

    /// How many cards are shown at a time.
    const SHOWN: usize =
        if matches!(BUG, PICKS_PAIRS | PICKS_IN_ORDER | REMEMBERS_THE_ORDER) { 2 } else { 1 };

    fn has_shown(&self, seat: Seat) -> bool {
        self.shown[seat].len() == Self::SHOWN
    }

    fn show(&mut self, seat: Seat, card: u8) {
        self.shown[seat].push(card);
        if BUG != REMEMBERS_THE_ORDER {
            self.shown[seat].sort_unstable();
        }
    }

    fn may_show(&self, seat: Seat, card: u8) -> bool {
        let shown = &self.shown[seat];
        let in_order = shown.iter().all(|it| *it < card);
        !shown.contains(&card) && (BUG != PICKS_IN_ORDER || in_order)
    }

    fn is_over(&self) -> bool {
        self.hands.values().any(|it| it.len() < Self::SHOWN)
    }
}

impl<const BUG: u8> Judgement for Tiny<BUG> {}

impl<const BUG: u8> Game for Tiny<BUG> {
    const ID: &'static str = "tiny";
    const RULES_REVISION: u32 = 1;
    const PLAYERS: (u8, u8) = (2, 2);
    const ENDINGS: &'static [&'static str] = &["out-of-cards"];
    const MOVES_MAX: usize = 100;

    type Options = NoOptions;
    type Cards = Nine;
    type Move = Move;
    type Event = Drew;
    type Told = ToldDrew;
    type View = View;
    type Why = NotHeld;

    fn setup(_setup: &Setup<NoOptions>, _cards: Arc<Nine>, seed: Seed) -> Result<Self, SetupError> {
        let mut chance = Chance::new(seed);
        let mut deck: Vec<u8> = (1..=9).collect();
        chance.shuffle(&mut deck);
        if BUG == HAS_OTHER_LUCK {
            deck.rotate_left(LUCK.fetch_add(1, Ordering::Relaxed) as usize % 9);
        }
        let mut game = Tiny {
            deck,
            hands: BySeat::new(2, |_| Vec::new()),
            shown: BySeat::new(2, |_| Vec::new()),
            discard: Vec::new(),
            sums: BySeat::new(2, |_| 0),
            greeted: SeatSet::EMPTY,
            first: None,
            chance,
        };
        for _ in 0..=Self::SHOWN {
            Seat::all(2).for_each(|seat| game.draw(seat, &mut Log::silent()));
        }
        Ok(game)
    }

    fn players(&self) -> u8 {
        2
    }

    fn to_act(&self) -> SeatSet {
        let asked = Seat::all(2).filter(|seat| !self.has_shown(*seat));
        if self.is_over() { SeatSet::EMPTY } else { asked.collect() }
    }

    fn legal_moves(&self, seat: Seat, moves: &mut Vec<Move>) {
        if !self.to_act().contains(seat) || (BUG == ASKS_FOR_NOTHING && self.deck.len() < 3) {
            return;
        }
        let cards = self.hands[seat].iter().copied().filter(|card| self.may_show(seat, *card));
        moves.extend(cards.map(Move::Show));
        if BUG == OFFERS_TWICE && self.deck.is_empty() {
            moves.push(moves[moves.len() - 1]);
        }
        let hint = BUG == HINTS_BY_ITS_MOVES && self.hands[Seat(1 - seat.0)].contains(&9);
        let sulks = BUG == TALK_DECIDES && self.greeted.contains(seat);
        if hint {
            moves.remove(0);
        }
        if sulks {
            moves.truncate(1);
        }
        if BUG == MISSPELLS {
            moves.push(Move::Sulk);
        }
    }

    fn asides(&self, seat: Seat, moves: &mut Vec<Move>) {
        let over = self.is_over() && BUG != TALKS_AFTER_THE_END;
        if !over && !self.greeted.contains(seat) {
            moves.push(Move::Greet);
        }
    }

    fn carry_out(&mut self, seat: Seat, mv: Move, log: &mut Log<Drew>) {
        CARRIED_OUT.with(|it| it.set(it.get() + 1));
        match mv {
            Move::Greet => self.greeted.insert(seat),
            Move::Show(card) => self.show(seat, card),
            Move::Sulk => (),
        }
        if BUG == FIRST_COME && mv != Move::Greet {
            self.first = self.first.or(Some(seat));
        }
        if BUG == TELLS_CHOICES
            && let Move::Show(card) = mv
        {
            log.add(|| Drew { seat, card: Secret::new(Audience::Everybody, card) });
        }
        if Seat::all(2).all(|seat| self.has_shown(seat)) {
            self.turn_up(log);
        }
    }

    fn why_not(&self, _seat: Seat, _mv: Move) -> NotHeld {
        NotHeld
    }

    fn view(&self, viewer: Viewer) -> View {
        let mine = |seat: Seat| self.hands[seat].clone();
        let others = match BUG {
            SHOWS_HANDS => mine(Seat(1)),
            SHOWS_ANSWERS => self.shown.values().flatten().copied().collect(),
            _ => Vec::new(),
        };
        View {
            hand: viewer.seat().map(mine),
            sizes: self.hands.values().map(Vec::len).collect(),
            discard: self.discard.clone(),
            to_act: self.to_act(),
            greeted: self.greeted,
            others,
        }
    }

    fn tell(event: &Drew, viewer: Viewer) -> Option<ToldDrew> {
        let to = if BUG == TELLS_DRAWS { Viewer::Seat(event.seat) } else { viewer };
        Some(ToldDrew { seat: event.seat, card: event.card.seen_by(to).copied() })
    }

    fn imagine(&self, viewer: Viewer, chance: &mut Chance) -> Self {
        let mut game = self.clone();
        game.chance = Chance::new(chance.seed());
        let hidden = |seat: &Seat| viewer != Viewer::Seat(*seat);
        let mut unseen = std::mem::take(&mut game.deck);
        for seat in Seat::all(2).filter(hidden) {
            unseen.append(&mut game.hands[seat]);
        }
        chance.shuffle(&mut unseen);
        for seat in Seat::all(2).filter(hidden) {
            game.hands[seat] = unseen.split_off(unseen.len() - self.hands[seat].len());
            game.hands[seat].sort_unstable();
            if BUG != SHOWS_ANSWERS {
                let mut shown = game.hands[seat].clone();
                chance.shuffle(&mut shown);
                shown.truncate(self.shown[seat].len());
                game.shown[seat] = shown;
            }
        }
        if BUG == IMAGINES_A_CARD_TOO_MANY {
            unseen.push(1);
        }
        game.deck = unseen;
        game
    }

    fn with_other_luck(&self, chance: &mut Chance) -> Self {
        let mut game = self.clone();
        game.chance = Chance::new(chance.seed());
        match BUG {
            OTHER_LUCK_IS_SORTED => game.deck.sort_unstable(),
            OTHER_LUCK_TAKES_HANDS => return game.imagine(Viewer::Spectator, chance),
            _ => chance.deal_again(&mut game.deck),
        }
        game
    }

    fn outcome(&self) -> Option<Outcome> {
        let ending = if BUG == ENDS_SOMEHOW { "somehow" } else { "out-of-cards" };
        let best = *self.sums.values().max().expect("two players");
        let standing = |seat| {
            let score: i32 = self.sums[seat];
            Standing { verdict: if score == best { Verdict::Won } else { Verdict::Lost }, score }
        };
        self.is_over().then(|| Outcome { ending, seats: BySeat::new(2, standing) })
    }

    fn chance(&self) -> &Chance {
        &self.chance
    }

    fn census(&self) -> Result<(), String> {
        let hands = self.hands.values().flatten();
        let mut all: Vec<u8> = hands.chain(&self.deck).chain(&self.discard).copied().collect();
        all.sort_unstable();
        if all == (1..=9).collect::<Vec<u8>>() { Ok(()) } else { Err(format!("{all:?}")) }
    }

    fn play(&mut self, seat: Seat, mv: Move, log: &mut Log<Drew>) -> Result<(), Refusal<NotHeld>> {
        let refused = BUG == REFUSES_ITS_OFFER && mv == Move::Show(5);
        if self.offers(seat, mv) && !refused {
            self.carry_out(seat, mv, log);
            return Ok(());
        }
        if BUG == HALF_REFUSES {
            self.sums[seat] -= 1;
        }
        Err(Refusal::Because(NotHeld))
    }
}
