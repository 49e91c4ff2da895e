//! The lines of the card file as they are written, and how they become cards.
//!
//! Every power has a `phase` and an `effect`. The other fields depend on the effect, and a field
//! that does not belong to it is an error.

use serde::Deserialize;
use tabletop::Spanned;

use super::{Face, InvasionCard, InvasionSet, Might, Preset, ThreatTile};
use crate::card::{
    Against, Band, Counted, Design, Effect, Goods, Keyword, Kind, Power, Price, Reward, Score,
    Scored, Sold, Source, Tag,
};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct File {
    pub(super) card: Vec<Spanned<Row>>,
    pub(super) preset: Vec<PresetRow>,
    pub(super) invasion: InvasionRow,
}

/// Where the values of a line come from. It is checked and then not needed.
#[derive(Deserialize, Default, Debug)]
#[serde(deny_unknown_fields, default)]
struct LineSources {
    #[serde(rename = "rulebook")]
    _rulebook: Vec<String>,
    #[serde(rename = "known")]
    _known: Vec<String>,
}

#[derive(Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(rename_all = "kebab-case")]
enum Set {
    Base,
    XenoInvasion,
}

#[derive(Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(rename_all = "kebab-case")]
enum Type {
    World,
    Development,
}

#[derive(Deserialize, Clone, Copy, Debug)]
#[serde(deny_unknown_fields)]
struct GoodsRow {
    kind: Kind,
    how: Source,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct Row {
    id: Design,
    set: Set,
    r#type: Type,
    #[serde(default = "one")]
    copies: u8,
    cost: Option<u8>,
    defence: Option<u8>,
    vp: Option<i8>,
    start: Option<u8>,
    goods: Option<GoodsRow>,
    #[serde(default)]
    chromosome: bool,
    #[serde(default)]
    keywords: Vec<Keyword>,
    #[serde(default)]
    powers: Vec<PowerRow>,
    #[serde(default)]
    scoring: Vec<ScoreRow>,
    #[serde(rename = "edition-2018")]
    second: Option<Change>,
    #[serde(default, rename = "source")]
    _source: LineSources,
}

/// What the second edition prints instead.
#[derive(Deserialize, Clone, Default, Debug)]
#[serde(deny_unknown_fields)]
struct Change {
    cost: Option<u8>,
    vp: Option<i8>,
    powers: Option<Vec<PowerRow>>,
    scoring: Option<Vec<ScoreRow>>,
}

fn one() -> u8 {
    1
}

#[derive(Deserialize, Clone, Default, PartialEq, Debug)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct RewardRow {
    #[serde(default)]
    vp: u8,
    #[serde(default)]
    cards: u8,
    vp_is_number_minus: Option<u8>,
}

#[derive(Deserialize, Clone, Default, PartialEq, Debug)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct PowerRow {
    phase: Option<Band>,
    effect: String,
    amount: Option<i8>,
    for_each: Option<Tag>,
    kind: Option<String>,
    only_against: Option<String>,
    discount: Option<u8>,
    not_for: Option<Vec<String>>,
    only_for: Option<String>,
    good: Option<String>,
    goods: Option<Vec<String>>,
    times: Option<u8>,
    reward: Option<RewardRow>,
    reward_each: Option<RewardRow>,
    up_to: Option<u8>,
    uses_trade_bonuses: Option<bool>,
    what: Option<String>,
    price: Option<String>,
}

#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct ScoreRow {
    points: i8,
    for_each: String,
    named: Option<Design>,
}

/// A word of the file as a value.
fn word<'a, T: Deserialize<'a>>(text: &'a str) -> Result<T, String> {
    let from: serde::de::value::StrDeserializer<'a, serde::de::value::Error> =
        serde::de::IntoDeserializer::into_deserializer(text);
    T::deserialize(from).map_err(|error| error.to_string())
}

/// A kind of goods, or none for `any`.
fn kind_or_any(text: &str) -> Result<Option<Kind>, String> {
    if text == "any" { Ok(None) } else { word(text).map(Some) }
}

/// The tag with this number: the inverse of `tag as usize`.
pub(super) fn tag_at(at: usize) -> Tag {
    TAG_LIST[at]
}

const TAG_LIST: [Tag; super::TAGS] = [
    Tag::World,
    Tag::Development,
    Tag::MilitaryWorld,
    Tag::NonmilitaryWorld,
    Tag::RebelMilitaryWorld,
    Tag::XenoMilitaryWorld,
    Tag::ChromosomeWorld,
    Tag::NoveltyKindWorld,
    Tag::RareKindWorld,
    Tag::GenesKindWorld,
    Tag::AlienKindWorld,
    Tag::NoveltyProductionWorld,
    Tag::RareProductionWorld,
    Tag::GenesProductionWorld,
    Tag::AlienProductionWorld,
    Tag::NoveltyWindfallWorld,
    Tag::RareWindfallWorld,
    Tag::GenesWindfallWorld,
    Tag::AlienWindfallWorld,
    Tag::RebelCard,
    Tag::ImperiumCard,
    Tag::AlienCard,
    Tag::UpliftCard,
    Tag::TerraformingCard,
    Tag::AntiXenoCard,
    Tag::AntiXenoWorld,
    Tag::AntiXenoDevelopment,
    Tag::DevelopmentOfCost6,
    Tag::DevelopmentWithExplorePower,
    Tag::DevelopmentWithTradePower,
    Tag::DevelopmentWithConsumePower,
    Tag::WorldWithExplorePower,
    Tag::WorldWithTradePower,
    Tag::WorldWithConsumePower,
];

impl Row {
    /// What the row prints in both editions, or what is wrong with it.
    pub(super) fn faces(&self) -> Result<(Face, Face), String> {
        let none = Change::default();
        Ok((self.face(&none)?, self.face(self.second.as_ref().unwrap_or(&none))?))
    }

    fn face(&self, change: &Change) -> Result<Face, String> {
        let development = self.r#type == Type::Development;
        let military = self.defence.is_some();
        let cost = match (self.cost, self.defence) {
            (Some(cost), None) => change.cost.unwrap_or(cost),
            (None, Some(defence)) if !development => defence,
            _ => return Err("a card has either a cost or a defence".into()),
        };
        self.check()?;
        let powers = change.powers.as_ref().unwrap_or(&self.powers);
        let scoring = change.scoring.as_ref().unwrap_or(&self.scoring);
        Ok(Face {
            design: self.id,
            development,
            military,
            cost,
            vp: change.vp.or(self.vp).unwrap_or_default(),
            start: self.start,
            goods: self.goods.map(|it| (it.kind, it.how)),
            chromosome: self.chromosome,
            keywords: few("keywords", self.keywords.iter().copied().map(Ok))?,
            powers: few("powers", powers.iter().map(PowerRow::power))?,
            scores: few("scoring", scoring.iter().map(ScoreRow::score))?,
            expansion: self.set == Set::XenoInvasion,
        })
    }

    fn check(&self) -> Result<(), String> {
        let copies = self.id.copies();
        if self.copies != copies {
            return Err(format!("{} has copies = {copies}", self.id.word()));
        }
        if self.vp.is_some() != self.scoring.is_empty() {
            return Err("a card has either vp or scoring".into());
        }
        if self.start.is_some_and(|it| it != self.id as u8) {
            return Err("start worlds have the numbers 0 to 9, in their order".into());
        }
        Ok(())
    }
}

fn few<T, const MAX: usize>(
    what: &str,
    items: impl ExactSizeIterator<Item = Result<T, String>>,
) -> Result<tabletop::ArrayVec<T, MAX>, String> {
    if MAX < items.len() {
        return Err(format!("at most {MAX} {what}"));
    }
    items.collect()
}

/// Takes a field that an effect needs.
fn need<T>(field: &mut Option<T>, name: &str) -> Result<T, String> {
    field.take().ok_or_else(|| format!("a power lacks `{name}`"))
}

impl PowerRow {
    fn power(&self) -> Result<Power, String> {
        let mut row = self.clone();
        let band = need(&mut row.phase, "phase")?;
        let name = std::mem::take(&mut row.effect);
        let effect = row.effect(band, &name)?;
        let price = match row.price.take().as_deref() {
            None => None,
            Some("discard-card-from-hand") => Some(Price::Card),
            Some("discard-this-card") => Some(Price::Itself),
            Some("discard-good") => Some(Price::Good(kind_or_any(&need(&mut row.good, "good")?)?)),
            Some(other) => return Err(format!("no price {other}")),
        };
        if row != PowerRow::default() {
            return Err(format!("{name} in {band:?} does not take all of its fields"));
        }
        Ok(Power { band, effect, price })
    }

    fn amount(&mut self) -> Result<u8, String> {
        need(&mut self.amount, "amount")?.try_into().map_err(|_| "a negative amount".to_string())
    }

    fn kind(&mut self) -> Result<Option<Kind>, String> {
        self.kind.take().map_or(Ok(None), |it| kind_or_any(&it))
    }

    fn effect(&mut self, band: Band, name: &str) -> Result<Effect, String> {
        Ok(match (band, name) {
            (Band::Explore, "draw-extra") => {
                Effect::DrawExtra { amount: self.amount()?, for_each: self.for_each.take() }
            }
            (Band::Explore, "keep-extra") => Effect::KeepExtra { amount: self.amount()? },
            (Band::Develop, "draw-at-phase-start") => {
                Effect::DrawAtStart { amount: self.amount()? }
            }
            (Band::Develop, "reduce-cost") => {
                Effect::ReduceCost { amount: self.amount()?, kind: None }
            }
            (Band::Develop, "draw-after-placing-development")
            | (Band::Settle, "draw-after-placing-world") => {
                Effect::DrawAfterPlacing { amount: self.amount()? }
            }
            (Band::Settle, _) => self.settle_effect(name)?,
            (Band::Trade, "draw-extra-when-selling") => {
                Effect::SellMore { amount: self.amount()?, good: self.sold()? }
            }
            (Band::Consume, _) => self.consume_effect(name)?,
            (Band::Produce, _) => self.produce_effect(name)?,
            (Band::WhenPlaced, "add-good-to-this-world") => Effect::AddGood,
            _ => return Err(format!("no effect {name} in {band:?}")),
        })
    }

    fn settle_effect(&mut self, name: &str) -> Result<Effect, String> {
        Ok(match name {
            "reduce-cost" => Effect::ReduceCost { amount: self.amount()?, kind: self.kind()? },
            "military" => Effect::Military {
                amount: need(&mut self.amount, "amount")?,
                against: self.against()?,
                for_each: self.for_each.take(),
            },
            "pay-for-military-world" => self.pay_for_military()?,
            "cost-becomes-zero" => {
                self.excluded(&[])?;
                Effect::CostBecomesZero
            }
            "defence-against-invasion" => {
                Effect::Defence { amount: need(&mut self.amount, "amount")? }
            }
            _ => return Err(format!("no effect {name} in Settle")),
        })
    }

    fn against(&mut self) -> Result<Against, String> {
        Ok(match self.only_against.take().as_deref() {
            None => Against::Everything,
            Some("xeno-military-world") => Against::Xeno,
            Some("rebel-military-world") => Against::Rebel,
            Some("world-of-kind") => Against::Kind(word(&need(&mut self.kind, "kind")?)?),
            Some(other) => return Err(format!("no strength against {other}")),
        })
    }

    /// What the power does not apply to, checked against what such powers may exclude.
    fn excluded(&mut self, more: &[&str]) -> Result<Vec<String>, String> {
        let known = ["alien-kind-world", "military-world"];
        let not_for = need(&mut self.not_for, "not-for")?;
        match not_for
            .iter()
            .find(|it| !known.contains(&it.as_str()) && !more.contains(&it.as_str()))
        {
            Some(other) => Err(format!("a power is not for {other}")),
            None => Ok(not_for),
        }
    }

    fn pay_for_military(&mut self) -> Result<Effect, String> {
        let not_for = self.excluded(&["xeno-military-world"])?;
        let only_chromosome = match self.only_for.take().as_deref() {
            None => false,
            Some("chromosome-world") => true,
            Some(other) => return Err(format!("no power only for {other}")),
        };
        Ok(Effect::PayForMilitary {
            discount: need(&mut self.discount, "discount")?,
            not_alien: not_for.iter().any(|it| it == "alien-kind-world"),
            only_chromosome,
        })
    }

    fn sold(&mut self) -> Result<Sold, String> {
        Ok(match need(&mut self.good, "good")?.as_str() {
            "any" => Sold::Any,
            "this-world" => Sold::Here,
            kind => Sold::Kind(word(kind)?),
        })
    }

    fn consume_effect(&mut self, name: &str) -> Result<Effect, String> {
        Ok(match name {
            "consume-goods" => self.consume_goods()?,
            "discard-cards-for-reward" => {
                let each = need(&mut self.reward_each, "reward-each")?;
                if each != (RewardRow { vp: 1, ..RewardRow::default() }) {
                    return Err("cards are discarded for a chip each".into());
                }
                Effect::DiscardForChips { up_to: need(&mut self.up_to, "up-to")? }
            }
            "draw" => Effect::Draw { amount: self.amount()? },
            "gain-vp" => Effect::GainChips { amount: self.amount()? },
            "gamble-guess-cost" => Effect::Guess { from: 1, to: 7 }, // XI 6.7
            "sell-one-good" => Effect::Sell {
                with_powers: need(&mut self.uses_trade_bonuses, "uses-trade-bonuses")?,
            },
            _ => return Err(format!("no effect {name} in Consume")),
        })
    }

    fn consume_goods(&mut self) -> Result<Effect, String> {
        let listed = need(&mut self.goods, "goods")?;
        let listed: Vec<&str> = listed.iter().map(String::as_str).collect();
        let goods = match listed.as_slice() {
            ["3-different-kinds"] => Goods::ThreeKinds,
            ["up-to-4-different-kinds"] => Goods::EachKind,
            ["all-remaining"] => Goods::All,
            [one] => Goods::One(kind_or_any(one)?),
            [one, two] => Goods::Two(kind_or_any(one)?, kind_or_any(two)?),
            _ => return Err("one or two goods".into()),
        };
        let each = goods == Goods::EachKind;
        let field = if each { &mut self.reward_each } else { &mut self.reward };
        let row = need(field, "reward")?;
        if row.vp_is_number_minus != (goods == Goods::All).then_some(1) {
            return Err("all goods give a chip less than there are, and no others do".into());
        }
        let reward = Reward { vp: row.vp, cards: row.cards };
        Ok(Effect::Consume { goods, times: self.times.take().unwrap_or(1), reward })
    }

    fn produce_effect(&mut self, name: &str) -> Result<Effect, String> {
        Ok(match name {
            "produce-on-this-world" => Effect::ProduceHere,
            "produce-on-windfall-world" => need(&mut self.kind, "kind")
                .and_then(|it| kind_or_any(&it))
                .map(|kind| Effect::ProduceWindfall { kind })?,
            "draw" => Effect::Draw { amount: self.amount()? },
            "draw-if-this-world-produced" => Effect::DrawIfProduced { amount: self.amount()? },
            "draw-for-each" => {
                Effect::DrawForEach { amount: self.amount()?, what: self.counted()? }
            }
            "draw-if-produced-most" => Effect::DrawIfMost {
                amount: self.amount()?,
                kind: word(&need(&mut self.kind, "kind")?)?,
            },
            "repair-world" => Effect::Repair { amount: self.amount()? },
            _ => return Err(format!("no effect {name} in Produce")),
        })
    }

    fn counted(&mut self) -> Result<Counted, String> {
        Ok(match need(&mut self.what, "what")?.as_str() {
            "kind-of-good-produced-this-phase" => Counted::KindsProduced,
            "pair-of-goods-produced-this-phase" => Counted::PairsProduced,
            "pair-of-military-worlds" => Counted::Pairs(Tag::MilitaryWorld),
            what => match what.strip_suffix("-good-produced-this-phase") {
                Some(kind) => Counted::Produced(word(kind)?),
                None => Counted::Cards(word(what)?),
            },
        })
    }
}

impl ScoreRow {
    fn score(&self) -> Result<Score, String> {
        let each = match (self.for_each.as_str(), self.named) {
            ("named-card", Some(design)) => Scored::Named(design),
            (_, Some(_)) => return Err("only `named-card` has a name".into()),
            ("3-vp-in-chips-rounded-down", None) => Scored::ThreeChips,
            ("point-of-total-unspecialised-military", None) => Scored::Military,
            ("good-on-own-worlds", None) => Scored::Good,
            (tag, None) => Scored::Cards(word(tag)?),
        };
        Ok(Score { points: self.points, each })
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PresetRow {
    world: Design,
    hand: [Design; 4],
}

impl PresetRow {
    pub(super) fn preset(&self) -> Preset {
        Preset { world: self.world, hand: self.hand }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct InvasionRow {
    waves: Vec<WaveRow>,
    threat: Vec<ThreatRow>,
    used: UsedRow,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct WaveRow {
    wave: u8,
    strengths: Vec<i8>,
    #[serde(default)]
    military_plus: Vec<i8>,
    #[serde(default, rename = "source")]
    _source: LineSources,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ThreatRow {
    players: u8,
    start: u8,
    awards: Vec<u8>,
    #[serde(default, rename = "source")]
    _source: LineSources,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct UsedRow {
    per_player: u8,
    experts: u8,
    #[serde(default, rename = "source")]
    _source: LineSources,
}

/// The most invasion cards that a deck can hold.
const INVASIONS_MAX: usize = 64;

impl InvasionRow {
    pub(super) fn set(&self) -> Result<InvasionSet, String> {
        if !self.waves.iter().map(|it| it.wave).eq([1, 2, 3]) {
            return Err("there are waves 1, 2 and 3, in this order".into());
        }
        if !self.threat.iter().map(|it| it.players).eq(2..=5) {
            return Err("there are threat tiles for 2 to 5 players, in this order".into());
        }
        let cards: Vec<InvasionCard> = self.waves.iter().flat_map(WaveRow::cards).collect();
        let wave = |wave: u8| cards.iter().filter(|it| it.wave == wave).count();
        let most = usize::from(self.used.per_player.max(self.used.experts)) * 5;
        if wave(1).min(wave(2)) < most || wave(3) < 5 || INVASIONS_MAX < cards.len() {
            return Err("five players need enough invasion cards of each wave".into());
        }
        let tiles = few("threat tiles", self.threat.iter().map(ThreatRow::tile))?;
        let used = &self.used;
        Ok(InvasionSet { cards, tiles, per_player: used.per_player, experts: used.experts })
    }
}

impl WaveRow {
    fn cards(&self) -> impl Iterator<Item = InvasionCard> {
        let plain = self.strengths.iter().copied().map(Might::Plain);
        let plus = self.military_plus.iter().copied().map(Might::MilitaryPlus);
        let wave = self.wave;
        plain.chain(plus).map(move |might| InvasionCard { wave, might })
    }
}

impl ThreatRow {
    fn tile(&self) -> Result<ThreatTile, String> {
        if self.awards.len() != usize::from(self.players) {
            return Err("a threat tile has awards for every place".into());
        }
        let awards = self.awards.iter().copied().collect();
        Ok(ThreatTile { start: self.start, awards })
    }
}
