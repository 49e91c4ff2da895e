//! What the pages of Xeno Invasion foretell.

use std::collections::BTreeMap;

use conformance::Trial;
use tabletop::{Game, Seat, Seated, Viewer};
use xeno::Xeno;
use xeno::event::Told;
use xeno::moves::Move;

use crate::watch::{Moment, Shown, Watch, watch};

/// What was shown of a defence that is not over.
#[derive(Default)]
struct Watcher {
    /// The totals of those who ended their answer there.
    ended: BTreeMap<Seat, i8>,
    /// What was said to be sure, with the strength of the invasion.
    sure: BTreeMap<Seat, (i8, i8)>,
}

impl Watch<Xeno> for Watcher {
    const KINDS: &'static [&'static str] = &["defence", "reach", "total"];

    fn see(&mut self, moment: &Moment<'_, Xeno>) {
        for shown in moment.shown() {
            match shown.kind.as_str() {
                "total" => self.total(moment, &shown),
                "reach" => reach(moment, &shown),
                "defence" => self.sure(moment, &shown),
                kind => panic!("`{kind}` is foretold"),
            }
        }
        for told in moment.told() {
            self.hear(moment, &told);
        }
    }
}

impl Watcher {
    /// Who stops has the total that was shown.
    fn total(&mut self, moment: &Moment<'_, Xeno>, shown: &Shown) {
        if moment.mv == Move::Done {
            self.ended.insert(moment.seat, shown.read());
        }
    }

    /// A verdict that is sure before the fights are over, or what has been told of them.
    fn sure(&mut self, moment: &Moment<'_, Xeno>, shown: &Shown) {
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

    fn hear(&mut self, moment: &Moment<'_, Xeno>, told: &Told) {
        match told {
            Told::Defended { seat, strength, might, .. }
            | Told::Overrun { seat, strength, might } => {
                let fight = (*strength, *might);
                let sure = self.sure.insert(*seat, fight).unwrap_or(fight);
                assert_eq!(sure, fight, "{} {seat}", moment.here());
                let ended = self.ended.remove(seat).unwrap_or(*strength);
                assert_eq!(ended, *strength, "{} {seat}", moment.here());
            }
            Told::RoundBegan { .. } => *self = Watcher::default(),
            _ => (),
        }
    }
}

/// The most that a defence can come to is what the best way to go on comes to; who holds with less is
/// asked for no more.
fn reach(moment: &Moment<'_, Xeno>, shown: &Shown) {
    let (most, shown): (i8, i8) = (best(moment.before, moment.seat), shown.read());
    let view = moment.before.game().view(Viewer::Spectator);
    let might = view.invasion.expect("the Invasion mode").might[moment.seat].expect("a card");
    let enough = might < most && most < shown;
    assert!(most == shown || enough, "{} {most} {shown}", moment.here());
}

/// The highest total on any way on; which cards of the hand are paid makes no difference.
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
        // Whoever has no more to add is asked no more: the rules have what it came to.
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
    watch::<Xeno, Watcher>(&Trial { players: 3, options: &[], games: 6, seed: 1 });
}
