//! Whether what the pages of Xeno Invasion predict comes true: compared with what the game then
//! reports, in random games.

use std::collections::{BTreeMap, BTreeSet};

use conformance::Trial;
use tabletop::{Game, Refusal, Seat, Seated, Viewer, Why};
use xeno::card::{Card, Effect};
use xeno::event::{Draw, Loss, Told};
use xeno::moves::{Action, Move};
use xeno::view::{Phase, PowerRef, Stage, View};
use xeno::{Ask, Xeno};

use preview::watch::{Prediction, Watch, WatchedMove, watch};
use xeno_page::Page;

/// What was shown in a round that is not over.
#[derive(Default)]
struct Watcher {
    /// How many cards the players who picked Explore would draw and keep.
    exploring: BTreeMap<Seat, (u8, u8)>,
    /// How many worlds would be damaged, as it was shown.
    risks: BTreeMap<Seat, String>,
    /// The players whose defence failed, and who have a damaged world for it.
    overrun: BTreeSet<Seat>,
    damaged: BTreeSet<Seat>,
    /// The totals of the players who ended their answer there.
    ended: BTreeMap<Seat, i8>,
    /// What the players who picked Develop, Settle or Trade could place or sell, as it was shown.
    picked: BTreeMap<Seat, (Move, Prediction)>,
    /// How many cards a player who pays has still to give, with those that it has picked.
    paying: BTreeMap<Seat, String>,
    /// Results that were shown as sure, with the strength of the invasion.
    sure: BTreeMap<Seat, (i8, i8)>,
}

impl Watch<Xeno> for Watcher {
    const KINDS: &'static [&'static str] = &[
        "barred", "costs", "damages", "defence", "draws", "keeps", "pays", "places", "raises",
        "reach", "sells", "short", "total",
    ];

    fn see(&mut self, moment: &WatchedMove<'_, Xeno>) {
        self.compare(moment);
        for shown in moment.shown() {
            match shown.kind.as_str() {
                "total" => self.total(moment, &shown),
                "reach" => reach(moment, &shown),
                "defence" => self.sure(moment, &shown),
                "damages" => self.risk(&shown),
                "draws" | "keeps" => self.explores(moment, &shown),
                "costs" => costs(moment, &shown),
                "short" => short(moment, &shown),
                "barred" => barred(moment, &shown),
                "places" | "sells" => self.picks(moment, shown),
                "raises" => raises(moment, &shown),
                "pays" => self.pays(moment, shown),
                kind => panic!("`{kind}` is foretold"),
            }
        }
        for told in moment.told() {
            self.hear(moment, &told);
        }
    }
}

impl Watcher {
    /// What is shown to a player who picks Explore.
    fn explores(&mut self, moment: &WatchedMove<'_, Xeno>, shown: &Prediction) {
        if shown.mv == Some(moment.mv.to_string()) {
            let (draws, keeps) = self.exploring.entry(moment.seat).or_default();
            *(if shown.kind == "draws" { draws } else { keeps }) = shown.read();
        }
    }

    /// What is shown to a player who pays; powers that are used first change it.
    fn pays(&mut self, moment: &WatchedMove<'_, Xeno>, shown: Prediction) {
        if matches!(moment.mv, Move::Pay(_)) {
            self.paying.insert(moment.seat, shown.value);
        }
    }

    /// What is shown on an action to a player who picks it.
    fn picks(&mut self, moment: &WatchedMove<'_, Xeno>, shown: Prediction) {
        if shown.mv == Some(moment.mv.to_string()) {
            self.picked.insert(moment.seat, (moment.mv, shown));
        }
    }

    /// Where nothing has changed an empire since a player picked, its card costs what was shown.
    fn compare(&mut self, moment: &WatchedMove<'_, Xeno>) {
        let view = moment.before.game().view(Viewer::Seat(moment.seat));
        let Some((mv, foretold)) = self.picked.get(&moment.seat) else { return };
        let (phase, needs) = match mv {
            Move::Pick(Action::Develop) => (Phase::Develop, &[][..]),
            Move::Pick(Action::Settle) => (Phase::Settle, &[Phase::Develop][..]),
            _ => return,
        };
        let same =
            view.phase == phase && !view.again && needs.iter().all(|it| !view.phases.contains(it));
        if !same || !matches!(view.stage, Stage::Together { ask: Ask::Develop | Ask::Settle }) {
            return;
        }
        let (card, _) = foretold.value.split_once(' ').expect("a card and a price");
        let about =
            |it: &Prediction| it.kind == "costs" && it.value.starts_with(&format!("{card} "));
        for shown in moment.shown().iter().filter(|it| about(it)) {
            assert_eq!(shown.value, foretold.value, "{}", moment.here());
        }
    }

    fn risk(&mut self, shown: &Prediction) {
        let seat = shown.value.split(' ').next().and_then(|it| it.parse().ok()).expect("a seat");
        self.risks.insert(seat, shown.value.clone());
    }

    /// A round is over: as many worlds were damaged as was shown.
    fn close(&mut self, moment: &WatchedMove<'_, Xeno>) {
        for seat in &self.overrun {
            let worlds = u8::from(self.damaged.contains(seat));
            // Where nobody was asked, nobody saw the fights.
            let shown = self.risks.remove(seat).unwrap_or(format!("{seat} {worlds}"));
            assert_eq!(shown, format!("{seat} {worlds}"), "{}", moment.here());
        }
        *self = Watcher::default();
    }

    /// A player who stops has the total that was shown.
    fn total(&mut self, moment: &WatchedMove<'_, Xeno>, shown: &Prediction) {
        if moment.mv == Move::Done {
            self.ended.insert(moment.seat, shown.read());
        }
    }

    /// A result that is sure before the fights are over, compared with what is told of them.
    fn sure(&mut self, moment: &WatchedMove<'_, Xeno>, shown: &Prediction) {
        let words: Vec<&str> = shown.value.split(' ').collect();
        let [seat, total, might] = words[..] else { panic!("{shown:?}") };
        let seat: Seat = seat.parse().expect("a seat");
        let fight = (total.parse().expect("a total"), might.parse().expect("a strength"));
        let view = moment.before.game().view(Viewer::Spectator);
        match view.invasion.expect("the Invasion mode").fought[seat] {
            Some(_) => assert_eq!(self.sure.get(&seat), Some(&fight), "{}", moment.here()),
            None => {
                self.sure.insert(seat, fight);
            }
        }
    }

    /// The good that was shown brings what was shown, if the empire is still as it was.
    fn sold(&self, moment: &WatchedMove<'_, Xeno>, seat: Seat, sale: &str) {
        let view = moment.before.game().view(Viewer::Spectator);
        let changed = [Phase::Develop, Phase::Settle].iter().any(|it| view.phases.contains(it));
        let trades = matches!(view.stage, Stage::Sell { power: None, .. });
        let Some((Move::Pick(Action::Trade), shown)) = self.picked.get(&seat) else { return };
        let world = |it: &str| it.split(' ').next().map(str::to_string);
        if !changed && trades && world(sale) == world(&shown.value) {
            assert_eq!(sale, shown.value, "{} {seat}", moment.here());
        }
    }

    fn hear(&mut self, moment: &WatchedMove<'_, Xeno>, told: &Told) {
        match told {
            Told::Defended { seat, strength, might, .. }
            | Told::Overrun { seat, strength, might } => {
                let fight = (*strength, *might);
                let sure = self.sure.insert(*seat, fight).unwrap_or(fight);
                assert_eq!(sure, fight, "{} {seat}", moment.here());
                let ended = self.ended.remove(seat).unwrap_or(*strength);
                assert_eq!(ended, *strength, "{} {seat}", moment.here());
                if matches!(told, Told::Overrun { .. }) {
                    self.overrun.insert(*seat);
                }
            }
            Told::Damaged { seat, .. } => {
                self.damaged.insert(*seat);
            }
            Told::Drew { seat, why: Draw::Explore, count, .. } => {
                let shown = self.exploring.get(seat).map(|it| it.0);
                assert_eq!(shown.unwrap_or(*count), *count, "{} {seat}", moment.here());
            }
            Told::Discarded { seat, why: Loss::Explore, count, .. } => {
                let shown = self.exploring.get(seat).map(|it| it.0 - it.1);
                assert_eq!(shown.unwrap_or(*count), *count, "{} {seat}", moment.here());
            }
            Told::Discarded { seat, why: Loss::Cost { card }, count, .. } => {
                let paid = format!("{card} {count}");
                let shown = self.paying.remove(seat).unwrap_or(paid.clone());
                assert_eq!(shown, paid, "{} {seat}", moment.here());
            }
            Told::Sold { seat, world, cards } => {
                self.sold(moment, *seat, &format!("{world} {cards}"))
            }
            Told::RoundBegan { .. } | Told::Ended { .. } => self.close(moment),
            _ => (),
        }
    }
}

/// An aid raises the defence as far as is shown, once it is paid for.
fn raises(moment: &WatchedMove<'_, Xeno>, shown: &Prediction) {
    let mv = shown.mv.as_ref().expect("it stands on a move");
    let (mut table, _) = moment.tried(mv);
    let (seat, due) = (moment.seat, |view: &View| view.due().is_some());
    let mut view = table.game().view(Viewer::Seat(seat));
    while table.game().to_act().contains(seat) && due(&view) {
        table.play(seat, view.moves[0].0).expect("an offered move is accepted");
        view = table.game().view(Viewer::Seat(seat));
    }
    let still = view.own.and_then(|it| it.defence).map(|it| it.total);
    // A player who has no more to add is not asked again: the rules have the total.
    let told = told_total(&table, seat);
    let total = still.filter(|_| told == i8::MIN).or(Some(told).filter(|it| *it != i8::MIN));
    let foretold: i8 = shown.read();
    assert_eq!(total.unwrap_or(foretold), foretold, "{}", moment.here());
}

/// The card of the hand that a price is about, if it may be placed.
fn placeable(moment: &WatchedMove<'_, Xeno>, shown: &Prediction) -> Option<Card> {
    let card = shown.value.split(' ').next()?.parse().expect("a card");
    let moves = moment.before.game().view(Viewer::Seat(moment.seat)).moves;
    moves.iter().any(|it| it.0 == Move::Place(card)).then_some(card)
}

/// What placing a card leads to if its owner pays without powers, or uses powers first.
struct Placing {
    /// How many cards it has paid.
    paid: u8,
    /// The powers used, and the strength with them.
    used: Vec<PowerRef>,
    strength: Option<i8>,
    /// Whether it went as far as that.
    done: bool,
}

/// Places a card; all others place nothing, or make the first move about what they have placed.
fn place(moment: &WatchedMove<'_, Xeno>, card: Card, powers: bool) -> Placing {
    let (mut table, told) = moment.tried(&format!("place {card}"));
    let now = |view: &View| (view.phase, view.again, view.round);
    let phase = now(&moment.before.game().view(Viewer::Spectator));
    let mut placing = Placing { paid: 0, used: Vec::new(), strength: None, done: false };
    placing.hear(moment.seat, &told);
    while now(&table.game().view(Viewer::Spectator)) == phase {
        let Some(seat) = table.game().to_act().first() else { break };
        let mine = seat == moment.seat;
        let wanted = |mv: &Move| match mine {
            true => matches!(mv, Move::Use(..)) == powers,
            false => *mv == Move::Nothing,
        };
        let moves = table.game().view(Viewer::Seat(seat)).moves;
        let mut moves: Vec<Move> = moves.iter().map(|it| it.0).collect();
        moves.sort_by_key(|it| !wanted(it));
        let mv = moves[0];
        if mine && !powers && !wanted(&mv) {
            return placing;
        }
        let entry = table.play(seat, mv).expect("an offered move is accepted");
        let told: Vec<Told> = entry.events.iter().filter_map(|it| tell(it, moment.seat)).collect();
        placing.hear(moment.seat, &told);
    }
    placing.done = true;
    placing
}

fn tell(event: &<Xeno as Game>::Event, to: Seat) -> Option<Told> {
    Xeno::tell(event, Viewer::Seat(to))
}

impl Placing {
    fn hear(&mut self, me: Seat, told: &[Told]) {
        for told in told {
            match told {
                Told::Discarded { seat, why: Loss::Cost { .. }, count, .. } if *seat == me => {
                    self.paid += count;
                }
                Told::Used { seat, power, .. } if *seat == me => self.used.push(*power),
                Told::Conquered { seat, strength, .. } if *seat == me => {
                    self.strength = Some(*strength);
                }
                _ => (),
            }
        }
    }
}

/// As many cards are paid, if no power helps.
fn costs(moment: &WatchedMove<'_, Xeno>, shown: &Prediction) {
    let Some(card) = placeable(moment, shown) else { return };
    let placing = place(moment, card, false);
    if placing.done {
        assert_eq!(shown.value, format!("{card} {}", placing.paid), "{}", moment.here());
    }
}

/// Without what powers add, this much strength is missing.
fn short(moment: &WatchedMove<'_, Xeno>, shown: &Prediction) {
    let Some(card) = placeable(moment, shown) else { return };
    let placing = place(moment, card, true);
    let Some(strength) = placing.strength else { return };
    let view = moment.before.game().view(Viewer::Spectator);
    let face = view.faces.of(card);
    let added = placing.used.iter().map(|it| {
        match view.faces.power(it.card, it.number).expect("a power").effect {
            Effect::Military { amount, against, .. } if face.resists(against) => amount,
            _ => 0,
        }
    });
    let missing = face.cost as i8 - (strength - added.sum::<i8>());
    assert_eq!(shown.value, format!("{card} {missing}"), "{}", moment.here());
}

/// A card that cannot be placed is refused for the reason that is shown.
fn barred(moment: &WatchedMove<'_, Xeno>, shown: &Prediction) {
    let card = shown.value.split(' ').next().expect("a card");
    let mv: Move = format!("place {card}").parse().expect("a move");
    let Err(Refusal::Because(why)) = moment.before.clone().play(moment.seat, mv).map(drop) else {
        panic!("{} {shown:?}", moment.here());
    };
    assert_eq!(shown.value, format!("{card} {}", why.key()), "{}", moment.here());
}

/// The most that a defence can reach is what the best continuation reaches.
fn reach(moment: &WatchedMove<'_, Xeno>, shown: &Prediction) {
    assert_eq!(best(moment.before, moment.seat), shown.read::<i8>(), "{}", moment.here());
}

/// The highest total of all continuations; which cards of the hand are paid makes no difference.
fn best(table: &Seated<Xeno>, seat: Seat) -> i8 {
    let view = table.game().view(Viewer::Seat(seat));
    let Some(defence) = view.own.as_ref().and_then(|it| it.defence) else { return i8::MIN };
    let moves = view.moves.iter().map(|it| it.0);
    let (pays, mut rest): (Vec<Move>, Vec<Move>) =
        moves.filter(|it| *it != Move::Done).partition(|it| matches!(it, Move::Pay(_)));
    rest.extend(pays.first());
    let on = rest.into_iter().map(|mv| {
        let mut after = table.clone();
        after.play(seat, mv).expect("an offered move is accepted");
        // A player who has no more to add is not asked again: the rules have the total.
        best(&after, seat).max(told_total(&after, seat))
    });
    on.max().unwrap_or(defence.total).max(defence.total)
}

/// What the seat has just been told to have defended with.
fn told_total(table: &Seated<Xeno>, seat: Seat) -> i8 {
    let last = table.entries().last().expect("a move was made");
    let told = last.events.iter().filter_map(|it| Xeno::tell(it, Viewer::Seat(seat)));
    told.filter_map(|it| match it {
        Told::Defended { seat: whose, strength, .. }
        | Told::Overrun { seat: whose, strength, .. } => (whose == seat).then_some(strength),
        _ => None,
    })
    .max()
    .unwrap_or(i8::MIN)
}

#[test]
fn the_board_says_what_happens() {
    // The box's start hands include New Military Tactics, with which worlds are taken that are too
    // strong otherwise.
    let options = &[("start", "preset")];
    watch::<Page, Watcher>(&Trial { players: 3, options, games: 5, seed: 10 });
}
