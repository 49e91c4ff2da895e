//! Powers as signs.

use maud::{Markup, html};
use xeno::card::{Against, Band, Counted, Effect, Goods, Kind, Power, Reward, Sold, Tag};

use crate::art::signs::{classed, sign};

/// The phase in which a band is used, 1 to 5.
pub(super) fn phase(band: Band) -> u8 {
    match band {
        Band::Explore => 1,
        Band::Develop => 2,
        Band::Settle | Band::WhenPlaced => 3,
        Band::Trade | Band::Consume => 4,
        Band::Produce => 5,
    }
}

/// The phases as they are printed.
pub(super) const ROMAN: [&str; 6] = ["", "I", "II", "III", "IV", "V"];

/// A number with its sign.
pub(super) fn signed(number: impl Into<i32>) -> String {
    match number.into() {
        it if it < 0 => format!("−{}", -it),
        it => format!("+{it}"),
    }
}

/// The sign of a kind of goods, in its colour.
pub(super) fn good(kind: Kind) -> Markup {
    classed(kind.word(), &format!("g-{}", kind.word()))
}

/// The sign of a good of the kind, or of any.
pub(super) fn any_good(kind: Option<Kind>) -> Markup {
    kind.map_or_else(|| sign("any"), good)
}

/// A power in signs; a star says that it has a price.
pub(super) fn chip(power: &Power) -> Markup {
    html! { (effect(&power.effect, power.band)) @if power.price.is_some() { "*" } }
}

fn effect(effect: &Effect, band: Band) -> Markup {
    match *effect {
        Effect::DrawExtra { amount, for_each } => {
            html! { (sign("draw")) "+" (amount) (for_each.map(of_tag).unwrap_or_default()) }
        }
        Effect::KeepExtra { amount } => html! { (sign("keep")) "+" (amount) },
        Effect::DrawAtStart { amount } | Effect::Draw { amount } => draw(amount),
        Effect::DrawIfProduced { amount } | Effect::DrawIfMost { amount, .. } => draw(amount),
        Effect::ReduceCost { amount, kind } => {
            let what = kind.map_or_else(|| sign(placed(band)), good);
            html! { (what) "−" (amount) }
        }
        Effect::DrawAfterPlacing { amount } => html! { (sign(placed(band))) (draw(amount)) },
        Effect::Military { amount, against, for_each } => html! {
            (classed("mil", "red")) (signed(amount)) (target(against))
            (for_each.map(of_tag).unwrap_or_default())
        },
        Effect::PayForMilitary { discount, .. } => {
            html! { (classed("pay", "red")) @if discount > 0 { "−" (discount) } }
        }
        Effect::CostBecomesZero => html! { (sign("world")) "0" },
        Effect::Defence { amount } => html! { (classed("def", "blu")) (signed(amount)) },
        Effect::SellMore { amount, good } => html! { (sign("trade")) (sold(good)) "+" (amount) },
        Effect::Consume { goods, times, reward } => html! {
            (eaten(goods)) (classed("spend", "arr")) (brought(goods, reward))
            @if times > 1 { " ×" (times) }
        },
        Effect::DiscardForChips { up_to } => html! {
            (sign("card")) (classed("spend", "arr")) "1" (points())
            @if up_to > 1 { " ×" (up_to) }
        },
        Effect::GainChips { amount } => html! { (amount) (points()) },
        Effect::Sell { .. } => html! { (sign("trade")) "$" },
        Effect::Guess { .. } => sign("dice"),
        Effect::ProduceHere => sign("produce"),
        Effect::ProduceWindfall { kind } => html! { (sign("windfall")) (any_good(kind)) },
        Effect::DrawForEach { amount, what } => html! { (draw(amount)) (counted(what)) },
        Effect::Repair { amount } => html! { (sign("repair")) (amount) },
        Effect::AddGood => sign("produce"),
    }
}

fn draw(amount: u8) -> Markup {
    html! { (sign("draw")) (amount) }
}

fn points() -> Markup {
    classed("vp", "gld")
}

/// The sort of card that is placed in the phase of a band.
fn placed(band: Band) -> &'static str {
    if band == Band::Develop { "dev" } else { "world" }
}

fn target(against: Against) -> Markup {
    match against {
        Against::Everything => html! {},
        Against::Xeno => classed("k-xeno", "xc"),
        Against::Rebel => sign("k-rebel"),
        Against::Kind(kind) => good(kind),
    }
}

fn sold(what: Sold) -> Markup {
    match what {
        Sold::Kind(kind) => good(kind),
        Sold::Any | Sold::Here => html! {},
    }
}

fn eaten(goods: Goods) -> Markup {
    match goods {
        Goods::One(kind) => any_good(kind),
        Goods::Two(one, two) => html! { (any_good(one)) (any_good(two)) },
        Goods::ThreeKinds => html! { "3" (sign("any")) },
        Goods::EachKind => html! { "4" (sign("any")) },
        Goods::All => html! { "∞" (sign("any")) },
    }
}

fn brought(goods: Goods, reward: Reward) -> Markup {
    html! {
        @if goods == Goods::All { "−1" (points()) }
        @else {
            @if reward.vp > 0 { (reward.vp) (points()) }
            @if reward.cards > 0 { (reward.cards) (sign("card")) }
        }
    }
}

fn counted(what: Counted) -> Markup {
    match what {
        Counted::Produced(kind) => good(kind),
        Counted::KindsProduced | Counted::PairsProduced => sign("any"),
        Counted::Cards(tag) | Counted::Pairs(tag) => of_tag(tag),
    }
}

/// The sign of a sort of cards that powers count.
fn of_tag(tag: Tag) -> Markup {
    match tag {
        Tag::ImperiumCard => sign("k-imperium"),
        Tag::RebelMilitaryWorld | Tag::RebelCard => sign("k-rebel"),
        Tag::XenoMilitaryWorld => classed("k-xeno", "xc"),
        Tag::ChromosomeWorld => sign("chromosome"),
        Tag::MilitaryWorld => classed("mil", "red"),
        Tag::NoveltyKindWorld => good(Kind::Novelty),
        Tag::RareKindWorld => good(Kind::Rare),
        Tag::GenesKindWorld => good(Kind::Genes),
        Tag::AlienKindWorld => good(Kind::Alien),
        _ => sign("world"),
    }
}
