//! XI 10.3: picks have no order, in random games.

use conformance::{Trial, picks};
use xeno::Xeno;
use xeno::moves::Move;

/// Cards and goods of an answer.
fn is_card(mv: &Move) -> bool {
    matches!(mv, Move::Discard(_) | Move::Pay(_) | Move::Spend(_))
}

/// The actions of an expert.
fn is_action(mv: &Move) -> bool {
    matches!(mv, Move::Pick(_))
}

#[test]
fn cards_and_goods_are_picked_in_any_order() {
    for (players, options) in [(3, &[][..]), (4, &[("invasion", "off"), ("edition", "2018")][..])] {
        picks::check::<Xeno>(&Trial { players, options, games: 4, seed: 1 }, is_card);
    }
}

#[test]
fn two_experts_pick_in_any_order() {
    let options = &[("expert", "on")];
    picks::check::<Xeno>(&Trial { players: 2, options, games: 2, seed: 1 }, is_action);
}
