//! Whether what the pages of INVAZIONS predict comes true: compared with what the game then
//! reports, in random games.

use std::collections::BTreeMap;

use conformance::Trial;
use invazions::card::{Location, ZombieCard};
use invazions::event::Told;
use invazions::moves::Move;
use invazions::view::{PlaceView, Stage, View};
use invazions::{HUMAN, Invazions};
use tabletop::{Chance, Game, Seat, Seated, Viewer};

use invazions_page::Page;
use preview::watch::{Prediction, Watch, WatchedMove, watch};

/// What a horde was told that it needs to get into its location.
#[derive(Default)]
struct Watcher {
    needs: BTreeMap<Location, u8>,
}

impl Watch<Invazions> for Watcher {
    const KINDS: &'static [&'static str] = &[
        "antidote", "attack", "braced", "breaks", "charge", "cost", "falls", "freed", "hand",
        "might", "needs", "points", "reach", "stand", "wall",
    ];

    fn see(&mut self, moment: &WatchedMove<'_, Invazions>) {
        let shown = moment.shown();
        for it in &shown {
            match it.kind.as_str() {
                "antidote" => antidote(moment, it),
                "attack" => attack(moment, it),
                "braced" => braced(moment, it),
                "breaks" => breaks(moment, it, &shown),
                "charge" => taken(moment, it),
                "cost" => cost(moment, it),
                "falls" => falls(moment, it),
                "freed" => freed(moment, it),
                "hand" => hand(moment, it),
                "might" => might(moment, it),
                "needs" => self.needs(moment, it),
                "points" => points(moment, it),
                "reach" => is_there(moment, it),
                "stand" => stand(moment, it),
                "wall" => wall(moment, it),
                kind => panic!("`{kind}` is foretold"),
            }
        }
        reach(moment, &shown);
        self.stormed(moment);
    }
}

impl Watcher {
    /// Notes what it needs to get in.
    fn needs(&mut self, moment: &WatchedMove<'_, Invazions>, shown: &Prediction) {
        if let Move::Go(at) = moment.mv
            && shown.mv == Some(moment.mv.to_string())
        {
            self.needs.insert(at, shown.read());
        }
    }

    /// Checks that this was what it needed.
    fn stormed(&mut self, moment: &WatchedMove<'_, Invazions>) {
        for (at, _, resistance) in storms(&moment.told()) {
            assert_eq!(self.needs.remove(&at), Some(resistance), "{}", moment.here());
        }
    }
}

fn view(table: &Seated<Invazions>, seat: Seat) -> View {
    table.game().view(Viewer::Seat(seat))
}

fn place(view: &View, at: Location) -> &PlaceView {
    view.place(at).expect("a location of the table")
}

/// Where the hordes got in or were repelled, with their attack and the Resistance.
fn storms(told: &[Told]) -> Vec<(Location, u8, u8)> {
    let storm = |it: &Told| match it {
        Told::Penetrated { at, attack, resistance, .. }
        | Told::Repelled { at, attack, resistance, .. } => Some((*at, *attack, *resistance)),
        _ => None,
    };
    told.iter().filter_map(storm).collect()
}

fn storm(told: &[Told], at: Location) -> Option<(u8, u8)> {
    storms(told).iter().find(|it| it.0 == at).map(|it| (it.1, it.2))
}

/// "radio 4/5": the location, and what is said of it.
fn split(shown: &Prediction) -> (Location, &str) {
    let (at, what) = shown.value.split_once(' ').expect("a location and what is said of it");
    (at.parse().expect("a location"), what)
}

/// The attack at a location after a card or a Charge.
fn attack(moment: &WatchedMove<'_, Invazions>, shown: &Prediction) {
    let (after, told) = moment.tried(shown.mv.as_deref().expect("a move is named"));
    let at = told.iter().find_map(|it| match it {
        Told::Attacked { at, .. } | Told::Braved { at, .. } => Some(*at),
        _ => None,
    });
    let at = at.expect("somebody attacks or is brave");
    let now = storm(&told, at).map(|it| it.0);
    let now = now.unwrap_or_else(|| place(&view(&after, moment.seat), at).attack);
    assert_eq!(now, shown.read::<u8>(), "{} {shown:?}", moment.here());
}

/// What Bravery costs.
fn cost(moment: &WatchedMove<'_, Invazions>, shown: &Prediction) {
    let told = moment.tried(shown.mv.as_deref().expect("a move is named")).1;
    let paid = told.iter().find_map(|it| match it {
        Told::Braved { cost, .. } => Some(*cost),
        _ => None,
    });
    assert_eq!(paid, Some(shown.read()), "{} {shown:?}", moment.here());
}

/// What the research of a location brings if the turn ends now.
fn points(moment: &WatchedMove<'_, Invazions>, shown: &Prediction) {
    let (at, points) = split(shown);
    let stage = view(moment.before, moment.seat).stage;
    if !matches!(stage, Stage::Recruiting { .. } | Stage::Announcing { .. }) {
        return;
    }
    for told in moment.told() {
        if let Told::Researched { at: there, points: brought, .. } = told
            && there == at
        {
            assert_eq!(brought.to_string(), points, "{} {shown:?}", moment.here());
        }
    }
}

/// Where the antidote stands when the turn ends, if nothing is devoured before.
fn antidote(moment: &WatchedMove<'_, Invazions>, shown: &Prediction) {
    let before = view(moment.before, moment.seat);
    if !matches!(before.stage, Stage::Recruiting { .. } | Stage::Announcing { .. }) {
        return;
    }
    let last = moment.told().into_iter().rev().find_map(|it| match it {
        Told::Researched { now, .. } => Some(now),
        _ => None,
    });
    assert!(last.is_none_or(|it| it == shown.read::<u8>()), "{} {shown:?} {last:?}", moment.here());
}

/// The Zombies Libérés that have been told of. One that somebody takes is added, and a horde that
/// announces is told the same number.
fn freed(moment: &WatchedMove<'_, Invazions>, shown: &Prediction) {
    let all = shown.read::<u8>();
    let announced = |told: &Told| match told {
        Told::Announced { freed, .. } => Some(*freed),
        _ => None,
    };
    if view(moment.before, moment.seat).offers(Move::Announce) {
        let told = moment.tried("announce").1;
        assert_eq!(told.iter().find_map(announced), Some(all), "{} {shown:?}", moment.here());
    }
    let took = |it: &Told| matches!(it, Told::Recruited { card: ZombieCard::Freed, .. });
    if moment.told().iter().any(took) {
        let after = view(moment.after, moment.seat).freed;
        assert_eq!(after, all + 1, "{} {shown:?}", moment.here());
    }
}

/// The most that the hand adds by printed values: tries all ways to play a hand of which no card
/// draws, counts or asks anything.
fn might(moment: &WatchedMove<'_, Invazions>, shown: &Prediction) {
    let now = view(moment.before, moment.seat);
    if !matches!(now.stage, Stage::Attacking { seat } if seat == moment.seat) {
        return;
    }
    let hand = &now.horde(moment.seat).expect("a horde attacks").hand;
    if hand.iter().all(|it| is_plain(*it)) {
        let most = most(moment.before, moment.seat);
        assert_eq!(most, shown.read::<u8>(), "{} {shown:?} {hand:?}", moment.here());
    }
}

/// Whether a card adds what is printed on it, and does nothing else to an attack but let more cards
/// be played.
fn is_plain(card: ZombieCard) -> bool {
    use ZombieCard::{Devour, Fanfare, Freed, Ishtar, Member, Ogre, Overrun, Wounded};
    matches!(card, Devour | Fanfare | Freed | Ishtar | Member | Ogre | Overrun | Wounded)
}

/// The most that a horde adds on any way to go on.
fn most(table: &Seated<Invazions>, seat: Seat) -> u8 {
    let now = view(table, seat);
    if !matches!(now.stage, Stage::Attacking { seat: here } if here == seat) {
        return 0;
    }
    let plays = now.moves.iter().filter_map(|it| match it.0 {
        Move::Attack(card) => Some(card),
        _ => None,
    });
    let adds = plays.map(|card| {
        let mut after = table.clone();
        after.play(seat, Move::Attack(card)).expect("it is offered");
        // The human side does nothing.
        while matches!(view(&after, seat).stage, Stage::Bravery { .. }) {
            after.play(HUMAN, Move::Decline).expect("it may decline");
        }
        table.cards().zombie(card).attack + most(&after, seat)
    });
    adds.max().unwrap_or_default()
}

/// A card that is said to be in reach is there.
fn is_there(moment: &WatchedMove<'_, Invazions>, shown: &Prediction) {
    let (at, who) = split(shown);
    let view = view(moment.before, moment.seat);
    let place = place(&view, at);
    let human = place.humans.iter().any(|it| it.card.to_string() == who);
    let research = place.research.is_some_and(|it| it.research.to_string() == who);
    assert!(human || research, "{} {shown:?}", moment.here());
}

/// As many as were in reach are devoured if the hordes want the most cards.
fn reach(moment: &WatchedMove<'_, Invazions>, shown: &[Prediction]) {
    if !is_idle(moment.mv) {
        return;
    }
    for (at, ..) in storms(&moment.told()) {
        let in_reach = shown.iter().filter(|it| it.kind == "reach" && split(it).0 == at).count();
        assert_eq!(felled(moment, at), in_reach, "{} {at}", moment.here());
    }
}

/// Neither raises nor lowers an attack.
fn is_idle(mv: Move) -> bool {
    matches!(mv, Move::Decline | Move::Done)
}

/// How many are devoured at a location if the weakest is always wounded first.
fn felled(moment: &WatchedMove<'_, Invazions>, at: Location) -> usize {
    let devoured = |told: &[Told]| {
        told.iter()
            .filter(|it| matches!(it, Told::Devoured { at: there, .. } if *there == at))
            .count()
    };
    let (mut table, mut count) = (moment.after.clone(), devoured(&moment.told()));
    while let Stage::Wounding { seat, at: here, .. } = view(&table, moment.seat).stage {
        let mv = weakest(&view(&table, seat), here);
        table.play(seat, mv).expect("it is offered");
        let events = &table.entries().last().expect("a move was made").events;
        let told: Vec<Told> =
            events.iter().filter_map(|it| Invazions::tell(it, Viewer::Spectator)).collect();
        count += devoured(&told);
    }
    count
}

fn weakest(view: &View, at: Location) -> Move {
    let place = place(view, at);
    let resistance = |mv: &Move| {
        let Move::Wound(defender) = mv else { return u8::MAX };
        let word = defender.to_string();
        let human = place.humans.iter().find(|it| it.card.to_string() == word);
        human.map(|it| it.resistance).or(place.research.map(|it| it.resistance)).unwrap_or(u8::MAX)
    };
    let moves = view.moves.iter().map(|it| it.0);
    moves.min_by_key(resistance).expect("somebody can be wounded")
}

/// By how much Stand raises the Humans of a location.
fn stand(moment: &WatchedMove<'_, Invazions>, shown: &Prediction) {
    let (after, told) = moment.tried(shown.mv.as_deref().expect("a move is named"));
    let at = told.iter().find_map(|it| match it {
        Told::Braved { at, .. } => Some(*at),
        _ => None,
    });
    let at = at.expect("somebody is brave");
    let now = place(&view(&after, moment.seat), at).stand;
    let before = place(&view(moment.before, moment.seat), at).stand;
    let over = told.iter().any(|it| matches!(it, Told::TurnBegan { .. }));
    assert!(over || now == before + shown.read::<u8>(), "{} {shown:?}", moment.here());
}

/// What Charge takes from the attack that is still to come.
fn taken(moment: &WatchedMove<'_, Invazions>, shown: &Prediction) {
    let (after, told) = moment.tried(shown.mv.as_deref().expect("a move is named"));
    let at = told.iter().find_map(|it| match it {
        Told::Braved { at, .. } => Some(*at),
        _ => None,
    });
    let at = at.expect("somebody is brave");
    let now = place(&view(&after, moment.seat), at).charge;
    let before = place(&view(moment.before, moment.seat), at).charge;
    let over = told.iter().any(|it| matches!(it, Told::TurnBegan { .. }));
    assert!(over || now == before + shown.read::<u8>(), "{} {shown:?}", moment.here());
}

/// How the attack stands against the wall, if nothing changes it before the wounds.
fn wall(moment: &WatchedMove<'_, Invazions>, shown: &Prediction) {
    let (at, stands) = split(shown);
    if let Some((attack, resistance)) = storm(&moment.told(), at)
        && is_idle(moment.mv)
    {
        assert_eq!(format!("{attack}/{resistance}"), stands, "{}", moment.here());
    }
}

/// The location where the move that is attached lets something enter, and how it stands then; none
/// if the game is over.
fn entered(moment: &WatchedMove<'_, Invazions>, shown: &Prediction) -> Option<(View, Location)> {
    let (after, told) = moment.tried(shown.mv.as_deref().expect("a move is named"));
    let at = told.iter().find_map(|it| match it {
        Told::Played { at, .. } | Told::Installed { at, .. } => Some(*at),
        _ => None,
    });
    let view = view(&after, moment.seat);
    (view.outcome.is_none()).then(|| (view, at.expect("something enters")))
}

/// The Resistance of a location with a Technician more, and what that leaves to the hordes.
fn braced(moment: &WatchedMove<'_, Invazions>, shown: &Prediction) {
    let (view, at) = entered(moment, shown).expect("a Technician brings no points");
    let (cards, place) = (moment.before.cards(), place(&view, at));
    let ahead = view.ahead(place, &view.spreads(cards)).expect("the hordes have drawn");
    let breaks = (ahead.breaks * 100.0).round().clamp(0.0, 100.0);
    let (resistance, said) = shown.value.split_once(' ').expect("both are said");
    let (chance, most) = said.split_once('/').expect("a chance and the most");
    assert_eq!(place.resistance.to_string(), resistance, "{} {shown:?}", moment.here());
    assert_eq!(ahead.most.to_string(), most, "{} {shown:?}", moment.here());
    let chance: f64 = chance.parse().expect("a number");
    assert!((chance - breaks).abs() <= 1.0, "{} {shown:?} {breaks}", moment.here());
}

/// Who would fall at a location if the hordes brought the most that they can.
fn falls(moment: &WatchedMove<'_, Invazions>, shown: &Prediction) {
    let Some((view, at)) = entered(moment, shown) else { return };
    let place = place(&view, at);
    let spreads = view.spreads(moment.before.cards());
    let most = view.ahead(place, &spreads).expect("the hordes have drawn").most;
    let names: String = place.felled_by(most, false).iter().map(|it| format!(" {it}")).collect();
    assert_eq!(format!("{at} {most}{names}"), shown.value, "{}", moment.here());
}

/// The attack of a horde's hand in games that agree with all that the viewer knows.
fn imagined(moment: &WatchedMove<'_, Invazions>, horde: Seat) -> Vec<u8> {
    let (viewer, mut chance) = (Viewer::Seat(moment.seat), Chance::from_number(5));
    let hand = |game: &Invazions| {
        let view = game.view(Viewer::Seat(horde));
        view.horde(horde).expect("a horde").might(moment.before.cards())
    };
    (0..DEALS).map(|_| hand(&moment.before.game().imagine(viewer, &mut chance))).collect()
}

/// How often a hand is imagined, and at one moment in how many.
const DEALS: usize = 150;
const SELDOM: usize = 8;

/// What a horde is said to bring: the mean over hands that it may hold, and no more than the most.
fn hand(moment: &WatchedMove<'_, Invazions>, shown: &Prediction) {
    let (seat, (most, mean)) = most_and_mean(shown);
    let truth = view(moment.before, seat).horde(seat).map(|it| it.might(moment.before.cards()));
    assert!(truth.expect("a horde") <= most, "{} {shown:?} {truth:?}", moment.here());
    if !moment.before.entries().len().is_multiple_of(SELDOM) {
        return;
    }
    let hands = imagined(moment, seat);
    let sum: f64 = hands.iter().map(|it| f64::from(*it)).sum();
    let there = sum / hands.len() as f64;
    assert!((there - mean).abs() < 1.0, "{} {shown:?}: {there}", moment.here());
    assert!(hands.iter().all(|it| *it <= most), "{} {shown:?}", moment.here());
}

/// "B 9/6"
fn most_and_mean(shown: &Prediction) -> (Seat, (u8, f64)) {
    let (seat, said) = shown.value.split_once(' ').expect("a seat and what it brings");
    let (most, mean) = said.split_once('/').expect("the most and the mean");
    let both = (most.parse().expect("a number"), mean.parse().expect("a number"));
    (seat.parse().expect("a seat"), both)
}

/// How likely a location is broken into, and the most that can come: the sum of what is said of the
/// hordes, or, at the barricade, the most of a single one.
fn breaks(moment: &WatchedMove<'_, Invazions>, shown: &Prediction, all: &[Prediction]) {
    let now = view(moment.before, moment.seat);
    let (at, said) = split(shown);
    let (chance, most) = said.split_once('/').expect("a chance and the most");
    let place = place(&now, at);
    let may_come = |it: &Seat| now.horde(*it).is_some_and(|it| it.at.is_none_or(|it| it == at));
    let hands = all.iter().filter(|it| it.kind == "hand").map(most_and_mean);
    let hands: BTreeMap<Seat, u8> = hands.map(|it| (it.0, it.1.0)).collect();
    let mosts = hands.iter().filter(|it| may_come(it.0)).map(|it| *it.1);
    let barred =
        place.barricade && matches!(now.stage, Stage::Going { .. } | Stage::Bravery { .. });
    let expected: u8 = if barred { mosts.max().unwrap_or(0) } else { mosts.sum() };
    if !barred || place.hordes.is_empty() {
        assert_eq!(expected.to_string(), most, "{} {shown:?} {hands:?}", moment.here());
    }
    if !moment.before.entries().len().is_multiple_of(SELDOM) {
        return;
    }
    let there = chance_of(moment, place, &now);
    let chance: f64 = chance.parse().expect("a number");
    assert!((chance - there).abs() < 15.0, "{} {shown:?}: {there}", moment.here());
}

/// In how many of a hundred imagined games those at a location, or the likeliest horde, break in.
fn chance_of(moment: &WatchedMove<'_, Invazions>, place: &PlaceView, now: &View) -> f64 {
    let of = |hands: Vec<u8>| {
        let enough = hands.iter().filter(|it| place.resistance <= **it).count();
        100.0 * enough as f64 / hands.len() as f64
    };
    if place.hordes.is_empty() {
        let free = now.hordes.iter().filter(|it| it.at.is_none());
        return free.map(|it| of(imagined(moment, it.seat))).fold(0.0, f64::max);
    }
    let mut sums = vec![0; DEALS];
    for seat in place.hordes.iter() {
        imagined(moment, seat).into_iter().zip(&mut sums).for_each(|(it, sum)| *sum += it);
    }
    of(sums)
}

#[test]
fn the_board_says_what_happens() {
    let options = [("scenario", "bataille")];
    watch::<Page, Watcher>(&Trial { players: 4, options: &options, games: 4, seed: 1 });
}
