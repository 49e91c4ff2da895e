//! XI 1: how the game is set up, and how players start.

use std::sync::Arc;

use tabletop::{
    ArrayVec, Audience, BySeat, Chance, Log, Seat, SeatSet, Secret, Seed, SetOf, Setup, Steps,
};

use crate::card::{CARDS, Card};
use crate::deck::{Cards, Preset};
use crate::event::{Draw, Event, Loss, Told};
use crate::options::{Start, XenoOptions};
use crate::state::{Empire, Sealed, Tally, Xeno};
use crate::step::{Ask, Step};
use crate::view::{Phase, Powers};

/// Chips in the pool for each player (XI 1.6).
const CHIPS_EACH: i16 = 12;

/// The cards dealt, and how many of them are not kept.
const DEALT: usize = 6;
const NOT_KEPT: u8 = 2;

pub(super) fn deal(setup: &Setup<XenoOptions>, cards: Arc<Cards>, seed: Seed) -> Xeno {
    let faces = Arc::clone(cards.faces(setup.options.edition));
    let mut chance = Chance::new(seed);
    let invasion =
        setup.options.invasion.then(|| super::invasion::ready(setup, &cards, &mut chance));
    let mut game = Xeno {
        faces,
        options: setup.options.clone(),
        round: 0,
        phase: Phase::Start,
        again: false,
        first: Seat(0),
        empires: BySeat::new(setup.players, empire),
        deck: Secret::new(Audience::NOBODY, ArrayVec::new()),
        discards: Secret::new(Audience::NOBODY, SetOf::EMPTY),
        goods: Secret::new(Audience::NOBODY, [None; CARDS]),
        pool: CHIPS_EACH * i16::from(setup.players),
        seen: SetOf::EMPTY,
        guess: None,
        shown: SetOf::EMPTY,
        invasion,
        tally: Tally::default(),
        steps: Steps::new(Step::BeginRound),
        ending: None,
        chance,
        cards,
    };
    match setup.options.start {
        Start::Choice => game.deal_choices(),
        Start::Preset => game.deal_presets(),
    }
    game
}

fn empire(seat: Seat) -> Empire {
    Empire {
        dealt: Secret::new(seat, SetOf::EMPTY),
        hand: Secret::new(seat, SetOf::EMPTY),
        dropped: Secret::new(seat, SetOf::EMPTY),
        tableau: ArrayVec::new(),
        laid: SetOf::EMPTY,
        stocked: SetOf::EMPTY,
        damaged: SetOf::EMPTY,
        chips: 0,
        effort: 0,
        awards: 0,
        picks: ArrayVec::new(),
        placed: None,
        helped: ArrayVec::new(),
        bunkered: false,
        given: SetOf::EMPTY,
        powers: Powers::default(),
        used: 0,
        produced: SetOf::EMPTY,
        owes: 0,
        sealed: Secret::new(seat, Sealed::default()),
        repairs: 0,
        bonus: false,
        closed: false,
    }
}

impl Xeno {
    /// XI 1.2: a blue and a red start world for each player; all other cards are the deck, and each
    /// player is dealt six.
    fn deal_choices(&mut self) {
        let starts = |odd: u8| {
            let faces = &self.faces;
            let wanted = move |it: &Card| faces.of(*it).start.is_some_and(|at| at % 2 == odd);
            Card::all().filter(wanted).collect::<ArrayVec<Card, 8>>()
        };
        let (mut blue, mut red) = (starts(0), starts(1));
        self.chance.shuffle(&mut blue);
        self.chance.shuffle(&mut red);
        let mut out = SetOf::EMPTY;
        for (_, empire) in self.empires.iter_mut() {
            let dealt: SetOf<Card> = [blue.pop(), red.pop()].into_iter().flatten().collect();
            *empire.dealt.for_rules_mut() = dealt;
            out = out.union(dealt);
        }
        self.fill_deck(out);
        let deck = self.deck.for_rules_mut();
        for (_, empire) in self.empires.iter_mut() {
            *empire.hand.for_rules_mut() = (0..DEALT).filter_map(|_| deck.pop()).collect();
            empire.owes = NOT_KEPT;
        }
        let waiting = SeatSet::all(self.empires.players());
        self.steps.push(Step::Together { ask: Ask::Start, waiting });
    }

    /// Shuffles all cards except `out` into the deck.
    fn fill_deck(&mut self, out: SetOf<Card>) {
        let deck = self.deck.for_rules_mut();
        *deck = Card::all().filter(|it| !out.contains(*it)).collect();
        self.chance.shuffle(deck);
    }

    /// XI 1.3: start worlds with the hands that the box proposes.
    fn deal_presets(&mut self) {
        let mut presets: Vec<Preset> = self.cards.presets.clone();
        self.chance.shuffle(&mut presets);
        let mut out = SetOf::EMPTY;
        for ((_, empire), preset) in self.empires.iter_mut().zip(presets) {
            let first = |it: crate::card::Design| it.cards().next();
            let hand: SetOf<Card> = preset.hand.iter().filter_map(|it| first(*it)).collect();
            let world = first(preset.world).expect("every design has a card");
            *empire.hand.for_rules_mut() = hand;
            empire.tableau.push(world);
            empire.laid.insert(world);
            out = out.union(hand).union(empire.laid);
        }
        self.fill_deck(out);
        self.first_worlds(&mut Log::silent());
        tabletop::Stepped::advance(self, &mut Log::silent());
    }

    /// The start worlds are revealed, and what is not kept is discarded.
    pub(super) fn start(&mut self, log: &mut Log<Event>) {
        for seat in self.seats() {
            let hand = *self.empires[seat].hand.for_rules();
            log.add(|| Event::Drew {
                seat,
                why: Draw::Start,
                count: hand.len() as u8,
                cards: Secret::new(seat, hand),
            });
            let sealed = self.unseal(seat);
            let empire = &mut self.empires[seat];
            let world = sealed.card.expect("everybody keeps a start world");
            let mut rest = std::mem::take(empire.dealt.for_rules_mut());
            rest.remove(world);
            *empire.hand.for_rules_mut() = hand.union(rest);
            empire.tableau.push(world);
            empire.laid.insert(world);
            empire.owes = 0;
            log.add(|| Event::Open(Told::Started { seat, world }));
            self.discard(seat, sealed.picked.union(rest), Loss::Start, log);
        }
        self.first_worlds(log);
    }

    /// XI 1.4: timing order begins with the lowest start world; windfall worlds have a good.
    fn first_worlds(&mut self, log: &mut Log<Event>) {
        let number = |seat: &Seat| self.faces.of(self.empires[*seat].tableau[0]).start;
        self.first = self.seats().min_by_key(number).unwrap_or_default();
        for seat in self.in_order() {
            let world = self.empires[seat].tableau[0];
            if self.faces.of(world).is_windfall() {
                self.stock(seat, world, log);
            }
            self.refresh(seat);
        }
    }
}
