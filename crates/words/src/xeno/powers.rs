//! What cards say, made from their values: every power in full and in a few words, what points
//! are counted by, and a whole card as one would read it aloud.

use xeno::card::{
    Against, Band, Counted, Effect, Goods, Keyword, Kind, Power, Price, Reward, Score, Scored,
    Sold, Source, Tag,
};
use xeno::deck::Face;

use super::{Voice, number, signed};
use crate::Value;

/// How much of a text there is room for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Length {
    /// A sentence.
    Full,
    /// A label on a card.
    Short,
}

impl Length {
    fn area(self) -> &'static str {
        match self {
            Length::Full => "power",
            Length::Short => "short",
        }
    }
}

impl Voice<'_> {
    /// What a power does, as a sentence.
    pub fn power(&self, power: &Power) -> String {
        let text = self.effect(power, Length::Full);
        match power.effect {
            Effect::Defence { .. } | Effect::Repair { .. } => {
                self.say_with("power-in-invasion", &[("text", text.into())])
            }
            _ => text,
        }
    }

    /// What a power does, in a few words: a label on a card.
    pub fn power_in_short(&self, power: &Power) -> String {
        self.effect(power, Length::Short)
    }

    /// One arm an effect: a table, not a procedure.
    fn effect(&self, power: &Power, length: Length) -> String {
        let say = |key: &str, args: &[(&str, Value<'_>)]| {
            let price = ("price", Value::from(self.price(power.price, length)));
            let args: Vec<(&str, Value<'_>)> = args.iter().cloned().chain([price]).collect();
            self.say_with(&format!("{}-{key}", length.area()), &args)
        };
        let amount = |key: &str, n: u8| say(key, &[number("n", n), self.cards_arg(n)]);
        match power.effect {
            Effect::DrawExtra { amount: n, for_each } => say(
                "draw-extra",
                &[number("n", n), self.cards_arg(n), self.each_arg(for_each, length)],
            ),
            Effect::KeepExtra { amount: n } => amount("keep-extra", n),
            Effect::DrawAtStart { amount: n } => amount("draw-at-start", n),
            Effect::ReduceCost { amount: n, .. } if power.band == Band::Develop => {
                amount("reduce-development", n)
            }
            Effect::ReduceCost { amount: n, kind } => {
                let [good, kind] = self.kind_args(kind);
                say("reduce-world", &[number("n", n), good, kind])
            }
            Effect::DrawAfterPlacing { amount: n } if power.band == Band::Develop => {
                amount("draw-after-development", n)
            }
            Effect::DrawAfterPlacing { amount: n } => amount("draw-after-world", n),
            Effect::Military { amount: n, against, for_each } => say(
                "military",
                &[
                    ("n", signed(n).into()),
                    ("against", self.against(against, length).into()),
                    self.each_arg(for_each, length),
                    ("lasts", self.lasts(power.price, length).into()),
                ],
            ),
            Effect::Defence { amount: n } => {
                say("defence", &[("n", signed(n).into()), ("lasting", yes(power.price.is_some()))])
            }
            Effect::PayForMilitary { discount, not_alien, only_chromosome } => say(
                "pay-for-military",
                &[
                    number("n", discount),
                    ("aliens", yes(not_alien)),
                    ("only", yes(only_chromosome)),
                ],
            ),
            Effect::CostBecomesZero => say("cost-becomes-zero", &[]),
            _ => self.effect_of_goods(power, length, &say, &amount),
        }
    }

    /// What sells, consumes and produces.
    fn effect_of_goods(
        &self,
        power: &Power,
        length: Length,
        say: &dyn Fn(&str, &[(&str, Value<'_>)]) -> String,
        amount: &dyn Fn(&str, u8) -> String,
    ) -> String {
        match power.effect {
            Effect::SellMore { amount: n, good } => {
                let good = self.sold(good, length).into();
                say("sale", &[number("n", n), self.cards_arg(n), ("good", good)])
            }
            Effect::Consume { goods, times, reward } => {
                self.consume(goods, times, reward, length, say)
            }
            Effect::DiscardForChips { up_to: n } => amount("discard-cards", n),
            Effect::GainChips { amount: n } => amount("gain-chips", n),
            Effect::Draw { amount: n } => amount("draw", n),
            Effect::Sell { with_powers } => say("sell", &[("bonuses", yes(with_powers))]),
            Effect::Guess { from, to } => say("guess", &[number("from", from), number("to", to)]),
            Effect::ProduceHere => say("produce-here", &[paid(power.price)]),
            Effect::ProduceWindfall { kind } => {
                let [good, kind] = self.kind_args(kind);
                say("produce-windfall", &[paid(power.price), good, kind])
            }
            Effect::DrawIfProduced { amount: n } => amount("draw-if-produced", n),
            Effect::DrawForEach { amount: n, what } => {
                let what = self.counted(what, length).into();
                say("draw-for-each", &[number("n", n), self.cards_arg(n), ("what", what)])
            }
            Effect::DrawIfMost { amount: n, kind } => {
                let [good, kind] = self.kind_args(Some(kind));
                say("draw-if-most", &[number("n", n), self.cards_arg(n), good, kind])
            }
            Effect::Repair { amount: n } => amount("repair", n),
            Effect::AddGood => say("add-good", &[]),
            _ => unreachable!("an effect of the other table"),
        }
    }

    fn consume(
        &self,
        goods: Goods,
        times: u8,
        reward: Reward,
        length: Length,
        say: &dyn Fn(&str, &[(&str, Value<'_>)]) -> String,
    ) -> String {
        let reward = ("reward", Value::from(self.reward(reward, length)));
        match goods {
            Goods::One(_) | Goods::Two(..) => {
                let goods = self.goods_of_a_use(goods, length).into();
                say("consume", &[("goods", goods), reward, number("times", times)])
            }
            Goods::ThreeKinds => say("consume-kinds", &[reward]),
            Goods::EachKind => say("consume-each-kind", &[reward]),
            Goods::All => say("consume-all", &[]),
        }
    }

    /// "1 rare elements good and 1 genes good"
    fn goods_of_a_use(&self, goods: Goods, length: Length) -> String {
        match (goods, length) {
            (Goods::One(kind), Length::Full) => self.goods(1, kind),
            (Goods::One(kind), Length::Short) => self.kind_in_short(kind),
            (Goods::Two(one, other), Length::Full) if one == other => self.goods(2, one),
            (Goods::Two(one, other), Length::Full) => {
                self.and(&[self.goods(1, one), self.goods(1, other)])
            }
            (Goods::Two(one, other), Length::Short) => {
                format!("{} + {}", self.kind_in_short(one), self.kind_in_short(other))
            }
            (Goods::ThreeKinds | Goods::EachKind | Goods::All, _) => String::new(),
        }
    }

    /// "1 VP and 2 cards"
    fn reward(&self, reward: Reward, length: Length) -> String {
        let vp = (0 < reward.vp).then(|| self.vp(reward.vp.into()));
        let cards = (0 < reward.cards).then(|| self.cards_counted(reward.cards));
        let parts: Vec<String> = [vp, cards].into_iter().flatten().collect();
        match length {
            Length::Full => self.and(&parts),
            Length::Short => parts.join(" + "),
        }
    }

    fn price(&self, price: Option<Price>, length: Length) -> String {
        let key = match length {
            Length::Full => "price",
            Length::Short => "short-price",
        };
        match (price, length) {
            (None, _) => String::new(),
            (Some(Price::Card), _) => self.say(&format!("{key}-card")),
            (Some(Price::Itself), _) => self.say(&format!("{key}-itself")),
            (Some(Price::Good(kind)), Length::Full) => {
                self.say_with("price-good", &[("goods", self.goods(1, kind).into())])
            }
            (Some(Price::Good(kind)), Length::Short) => {
                self.say_with("short-price-good", &[("good", self.kind_in_short(kind).into())])
            }
        }
    }

    fn against(&self, against: Against, length: Length) -> String {
        let key = match length {
            Length::Full => "against",
            Length::Short => "short-against",
        };
        match against {
            Against::Everything if length == Length::Full => String::new(),
            Against::Everything => self.say("short-against-everything"),
            Against::Xeno => self.say(&format!("{key}-xeno")),
            Against::Rebel => self.say(&format!("{key}-rebel")),
            Against::Kind(kind) => {
                self.say_with(&format!("{key}-kind"), &self.kind_args(Some(kind)))
            }
        }
    }

    /// How long strength lasts that was paid for.
    fn lasts(&self, price: Option<Price>, length: Length) -> String {
        match (price, length) {
            (Some(_), Length::Full) => self.say("lasts"),
            _ => String::new(),
        }
    }

    fn each_arg(&self, tag: Option<Tag>, length: Length) -> (&'static str, Value<'static>) {
        let Some(tag) = tag else { return ("each", "".into()) };
        let what = ("what", self.counted(Counted::Cards(tag), length).into());
        let key = match length {
            Length::Full => "for-each",
            Length::Short => "short-each",
        };
        ("each", self.say_with(key, &[what]).into())
    }

    /// What a power counts, one of it.
    fn counted(&self, what: Counted, length: Length) -> String {
        let word = match what {
            Counted::Produced(Kind::Novelty) => "novelty-produced",
            Counted::Produced(Kind::Rare) => "rare-produced",
            Counted::Produced(Kind::Genes) => "genes-produced",
            Counted::Produced(Kind::Alien) => "alien-produced",
            Counted::KindsProduced => "kind-produced",
            Counted::PairsProduced => "pair-produced",
            Counted::Cards(tag) => tag_word(tag),
            Counted::Pairs(Tag::MilitaryWorld) => "pair-of-military-worlds",
            Counted::Pairs(tag) => {
                let what = self.counted(Counted::Cards(tag), length);
                let key = if length == Length::Full { "each-pair" } else { "short-each-pair" };
                return self.say_with(key, &[("what", what.into())]);
            }
        };
        let short = format!("xeno-short-what-{word}");
        match length {
            Length::Short if self.lang.knows(&short) => self.lang.say(&short),
            _ => self.say(&format!("each-{word}")),
        }
    }

    fn sold(&self, good: Sold, length: Length) -> String {
        match (good, length) {
            (Sold::Any, Length::Full) => "any".to_string(),
            (Sold::Here, Length::Full) => "here".to_string(),
            (Sold::Kind(kind), Length::Full) => kind.word().to_string(),
            (Sold::Any, Length::Short) => self.kind_in_short(None),
            (Sold::Here, Length::Short) => self.say("short-good-here"),
            (Sold::Kind(kind), Length::Short) => self.kind_in_short(Some(kind)),
        }
    }

    /// A kind as the word by which messages choose, and in short.
    fn kind_args(&self, kind: Option<Kind>) -> [(&'static str, Value<'static>); 2] {
        let word = kind.map_or("any", Kind::word);
        [("good", word.into()), ("kind", self.kind_in_short(kind).into())]
    }

    /// "rare"; "good" where any will do.
    pub fn kind_in_short(&self, kind: Option<Kind>) -> String {
        self.say(&format!("short-good-{}", kind.map_or("any", Kind::word)))
    }

    /// "rare elements"
    pub fn kind(&self, kind: Kind) -> String {
        self.say(&format!("good-{}", kind.word()))
    }

    /// "2 rare elements goods"
    pub fn goods(&self, n: u8, kind: Option<Kind>) -> String {
        let good = kind.map_or("any", Kind::word);
        self.say_with("goods", &[number("n", n), ("good", good.into())])
    }

    /// "2 cards"
    pub fn cards_counted(&self, n: u8) -> String {
        self.say_with("cards", &[number("n", n)])
    }

    fn cards_arg(&self, n: u8) -> (&'static str, Value<'static>) {
        ("cards", self.cards_counted(n).into())
    }

    /// "3 VP"
    pub fn vp(&self, n: i16) -> String {
        let text = if n < 0 { format!("−{}", n.unsigned_abs()) } else { n.to_string() };
        self.say_with("vp", &[("n", text.into())])
    }

    /// What one point or several are given for: "genes production world", or a card.
    pub fn scored(&self, each: Scored) -> String {
        match each {
            Scored::Cards(tag) => self.counted(Counted::Cards(tag), Length::Full),
            Scored::Named(design) => self.design(design),
            Scored::ThreeChips => self.say("each-three-chips"),
            Scored::Military => self.say("each-military"),
            Scored::Good => self.say("each-good"),
        }
    }

    /// "2 VP per genes production world"
    pub fn score(&self, score: &Score) -> String {
        let points = ("points", self.vp(score.points.into()).into());
        self.say_with("score", &[points, ("what", self.scored(score.each).into())])
    }

    /// The place of a power on its card: its phase.
    pub fn band(&self, band: Band) -> String {
        let word = match band {
            Band::Explore => "explore",
            Band::Develop => "develop",
            Band::Settle => "settle",
            Band::Trade => "trade",
            Band::Consume => "consume",
            Band::Produce => "produce",
            Band::WhenPlaced => "when-placed",
        };
        self.say(&format!("band-{word}"))
    }

    /// A highlighted word of titles.
    pub fn keyword(&self, keyword: Keyword) -> String {
        let word = match keyword {
            Keyword::Rebel => "rebel",
            Keyword::Imperium => "imperium",
            Keyword::Alien => "alien",
            Keyword::Uplift => "uplift",
            Keyword::Terraforming => "terraforming",
            Keyword::AntiXeno => "anti-xeno",
            Keyword::Xeno => "xeno",
        };
        self.say(&format!("keyword-{word}"))
    }

    /// What a card is, without its powers: "Military world, defence 3, 2 VP, windfall of genes."
    pub fn nature(&self, face: &Face) -> String {
        let sort = match (face.development, face.military) {
            (true, _) => "development",
            (false, true) => "military",
            (false, false) => "civil",
        };
        let points = if face.scores.is_empty() { self.vp(face.vp.into()) } else { "?".into() };
        let goods = face.goods.map(|(kind, source)| {
            let key = match source {
                Source::Production => "makes-production",
                Source::Windfall => "makes-windfall",
            };
            self.say_with(key, &[("kind", self.kind(kind).into())])
        });
        let chromosome = face.chromosome.then(|| self.say("has-chromosome"));
        let more = goods.into_iter().chain(chromosome).map(|it| format!(", {it}"));
        self.say_with(
            "nature",
            &[
                ("sort", sort.into()),
                number("cost", face.cost),
                ("points", points.into()),
                ("variable", yes(!face.scores.is_empty())),
                ("more", more.collect::<String>().into()),
            ],
        )
    }

    /// All that is printed on a card, as one would read it aloud.
    pub fn about(&self, face: &Face) -> String {
        let powers = face.powers.iter().map(|it| {
            let args = [("band", self.band(it.band).into()), ("text", self.power(it).into())];
            self.say_with("band-and-power", &args)
        });
        let scores = face.scores.iter().map(|it| self.score(it) + ".");
        let lines = [self.nature(face)].into_iter().chain(powers).chain(scores);
        lines.collect::<Vec<_>>().join(" ")
    }
}

fn yes(it: bool) -> Value<'static> {
    if it { "yes" } else { "no" }.into()
}

/// Whether a card of the hand has to be discarded for it.
fn paid(price: Option<Price>) -> (&'static str, Value<'static>) {
    ("paid", yes(price.is_some()))
}

/// The word of a sort of cards in messages.
fn tag_word(tag: Tag) -> &'static str {
    match tag {
        Tag::World => "world",
        Tag::Development => "development",
        Tag::MilitaryWorld => "military-world",
        Tag::NonmilitaryWorld => "nonmilitary-world",
        Tag::RebelMilitaryWorld => "rebel-military-world",
        Tag::XenoMilitaryWorld => "xeno-military-world",
        Tag::ChromosomeWorld => "chromosome-world",
        Tag::NoveltyKindWorld => "novelty-kind-world",
        Tag::RareKindWorld => "rare-kind-world",
        Tag::GenesKindWorld => "genes-kind-world",
        Tag::AlienKindWorld => "alien-kind-world",
        Tag::NoveltyProductionWorld => "novelty-production-world",
        Tag::RareProductionWorld => "rare-production-world",
        Tag::GenesProductionWorld => "genes-production-world",
        Tag::AlienProductionWorld => "alien-production-world",
        Tag::NoveltyWindfallWorld => "novelty-windfall-world",
        Tag::RareWindfallWorld => "rare-windfall-world",
        Tag::GenesWindfallWorld => "genes-windfall-world",
        Tag::AlienWindfallWorld => "alien-windfall-world",
        Tag::RebelCard => "rebel-card",
        Tag::ImperiumCard => "imperium-card",
        Tag::AlienCard => "alien-card",
        Tag::UpliftCard => "uplift-card",
        Tag::TerraformingCard => "terraforming-card",
        Tag::AntiXenoCard => "anti-xeno-card",
        Tag::AntiXenoWorld => "anti-xeno-world",
        Tag::AntiXenoDevelopment => "anti-xeno-development",
        Tag::DevelopmentOfCost6 => "development-of-cost-6",
        Tag::DevelopmentWithExplorePower => "development-with-explore-power",
        Tag::DevelopmentWithTradePower => "development-with-trade-power",
        Tag::DevelopmentWithConsumePower => "development-with-consume-power",
        Tag::WorldWithExplorePower => "world-with-explore-power",
        Tag::WorldWithTradePower => "world-with-trade-power",
        Tag::WorldWithConsumePower => "world-with-consume-power",
    }
}
