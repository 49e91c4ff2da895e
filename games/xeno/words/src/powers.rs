//! The texts of cards, made from their values: every power in full and in a few words, what points
//! are counted for, and a whole card in the order of reading.

use xeno::card::{
    Against, Band, Counted, Effect, Goods, Keyword, Kind, Power, Price, Reward, Score, Scored,
    Sold, Source, Tag,
};
use xeno::deck::Face;

use super::{Voice, number, signed, strength, yes};
use words::{Lang, TextsKept, Value};

/// How long a text may be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Length {
    /// A sentence.
    Full,
    /// A label on a card.
    Short,
}

/// Describes powers, at one length.
#[derive(Clone, Copy)]
struct Teller<'a> {
    voice: Voice<'a>,
    length: Length,
}

type Arg = (&'static str, Value<'static>);

impl Teller<'_> {
    fn is_full(self) -> bool {
        self.length == Length::Full
    }

    /// The message `xeno-power-KEY` or `xeno-short-KEY`.
    fn say(self, key: &str, args: &[Arg]) -> String {
        let area = if self.is_full() { "power" } else { "short" };
        self.voice.say_with(&format!("{area}-{key}"), args)
    }

    /// The same message with a number, of cards or of something else.
    fn amount(self, key: &str, n: u8, more: &[Arg]) -> String {
        self.say(key, &[&self.voice.amount_args(n)[..], more].concat())
    }

    /// It has an arm for each effect, so it may be long.
    fn effect(self, power: &Power) -> String {
        let price = ("price", self.price(power.price).into());
        let paid = ("paid", yes(power.price.is_some()));
        match power.effect {
            Effect::DrawExtra { amount: n, for_each } => {
                self.amount("draw-extra", n, &[self.each(for_each)])
            }
            Effect::KeepExtra { amount: n } => self.amount("keep-extra", n, &[]),
            Effect::DrawAtStart { amount: n } => self.amount("draw-at-start", n, &[]),
            Effect::ReduceCost { amount: n, .. } if power.band == Band::Develop => {
                self.amount("reduce-development", n, &[])
            }
            Effect::ReduceCost { amount: n, kind } => {
                self.amount("reduce-world", n, &self.voice.kind_args(kind))
            }
            Effect::DrawAfterPlacing { amount: n } if power.band == Band::Develop => {
                self.amount("draw-after-development", n, &[])
            }
            Effect::DrawAfterPlacing { amount: n } => self.amount("draw-after-world", n, &[]),
            Effect::Military { amount: n, against, for_each } => {
                let n = ("n", signed(n).into());
                let lasts = self.lasts(power.price);
                self.say("military", &[n, price, self.against(against), self.each(for_each), lasts])
            }
            Effect::Defence { amount: n } => {
                let lasting = ("lasting", yes(power.price.is_some()));
                self.say("defence", &[("n", signed(n).into()), price, lasting])
            }
            Effect::PayForMilitary { discount, not_alien, only_chromosome } => {
                let limits = [("aliens", yes(not_alien)), ("only", yes(only_chromosome))];
                self.amount("pay-for-military", discount, &limits)
            }
            Effect::CostBecomesZero => self.say("cost-becomes-zero", &[price]),
            Effect::SellMore { amount: n, good } => self.amount("sale", n, &self.sold(good)),
            Effect::Consume { goods, times, reward } => self.consume(goods, times, reward),
            Effect::DiscardForChips { up_to: n } => self.amount("discard-cards", n, &[]),
            Effect::GainChips { amount: n } => self.amount("gain-chips", n, &[]),
            Effect::Draw { amount: n } => self.amount("draw", n, &[]),
            Effect::Sell { with_powers } => self.say("sell", &[("bonuses", yes(with_powers))]),
            Effect::Guess { from, to } => {
                self.say("guess", &[number("from", from), number("to", to)])
            }
            Effect::ProduceHere => self.say("produce-here", &[paid, price]),
            Effect::ProduceWindfall { kind } => {
                let [good, kind] = self.voice.kind_args(kind);
                self.say("produce-windfall", &[paid, price, good, kind])
            }
            Effect::DrawIfProduced { amount: n } => self.amount("draw-if-produced", n, &[]),
            Effect::DrawForEach { amount: n, what } => {
                self.amount("draw-for-each", n, &[("what", self.counted(what).into())])
            }
            Effect::DrawIfMost { amount: n, kind } => {
                self.amount("draw-if-most", n, &self.voice.kind_args(Some(kind)))
            }
            Effect::Repair { amount: n } => self.amount("repair", n, &[]),
            Effect::AddGood => self.say("add-good", &[]),
        }
    }

    fn consume(self, goods: Goods, times: u8, reward: Reward) -> String {
        let reward = ("reward", self.reward(reward).into());
        match goods {
            Goods::One(_) | Goods::Two(..) => {
                let goods = ("goods", self.goods_of_a_use(goods).into());
                self.say("consume", &[goods, reward, number("times", times)])
            }
            Goods::ThreeKinds => self.say("consume-kinds", &[reward]),
            Goods::EachKind => self.say("consume-each-kind", &[reward]),
            Goods::All => self.say("consume-all", &[]),
        }
    }

    /// "1 rare elements good and another good of any kind"; "rare + good"
    fn goods_of_a_use(self, goods: Goods) -> String {
        let voice = self.voice;
        match (goods, self.length) {
            (Goods::One(kind), Length::Full) => voice.goods(1, kind),
            (Goods::One(kind), Length::Short) => voice.kind_in_short(kind),
            (Goods::Two(one, other), Length::Full) if one == other => voice.goods(2, one),
            (Goods::Two(one, None), Length::Full) => {
                voice.and(&[voice.goods(1, one), voice.say("another-good")])
            }
            (Goods::Two(one, other), Length::Full) => {
                voice.and(&[voice.goods(1, one), voice.goods(1, other)])
            }
            (Goods::Two(one, other), Length::Short) => {
                format!("{} + {}", voice.kind_in_short(one), voice.kind_in_short(other))
            }
            (Goods::ThreeKinds | Goods::EachKind | Goods::All, _) => String::new(),
        }
    }

    /// "1 VP and 2 cards"
    fn reward(self, reward: Reward) -> String {
        let vp = (0 < reward.vp).then(|| self.voice.vp(reward.vp.into()));
        let cards = (0 < reward.cards).then(|| self.voice.cards_counted(reward.cards));
        let parts: Vec<String> = [vp, cards].into_iter().flatten().collect();
        if self.is_full() { self.voice.and(&parts) } else { parts.join(" + ") }
    }

    fn price(self, price: Option<Price>) -> String {
        let key = if self.is_full() { "price" } else { "short-price" };
        let say = |what: &str, args: &[Arg]| self.voice.say_with(&format!("{key}-{what}"), args);
        match price {
            None => String::new(),
            Some(Price::Card) => say("card", &[]),
            Some(Price::Itself) => say("itself", &[]),
            Some(Price::Good(kind)) => {
                let goods = ("goods", self.voice.goods(1, kind).into());
                say("good", &[goods, ("good", self.voice.kind_in_short(kind).into())])
            }
        }
    }

    fn against(self, against: Against) -> Arg {
        let key = if self.is_full() { "against" } else { "short-against" };
        let say = |what: &str, args: &[Arg]| self.voice.say_with(&format!("{key}-{what}"), args);
        let text = match against {
            Against::Everything if self.is_full() => String::new(),
            Against::Everything => say("everything", &[]),
            Against::Xeno => say("xeno", &[]),
            Against::Rebel => say("rebel", &[]),
            Against::Kind(kind) => say("kind", &self.voice.kind_args(Some(kind))),
        };
        ("against", text.into())
    }

    /// How long the strength lasts that was paid for.
    fn lasts(self, price: Option<Price>) -> Arg {
        let text = if price.is_some() { self.voice.say("lasts") } else { String::new() };
        ("lasts", text.into())
    }

    fn each(self, tag: Option<Tag>) -> Arg {
        let Some(tag) = tag else { return ("each", "".into()) };
        let what = ("what", self.counted(Counted::Cards(tag)).into());
        let key = if self.is_full() { "for-each" } else { "short-each" };
        ("each", self.voice.say_with(key, &[what]).into())
    }

    /// What a power counts, as one of it.
    fn counted(self, what: Counted) -> String {
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
                let what = ("what", self.counted(Counted::Cards(tag)).into());
                let key = if self.is_full() { "each-pair" } else { "short-each-pair" };
                return self.voice.say_with(key, &[what]);
            }
        };
        let short = format!("xeno-short-what-{word}");
        match self.length {
            Length::Short if crate::MESSAGES.knows(self.voice.to.lang, &short) => {
                crate::MESSAGES.say(self.voice.to.lang, &short)
            }
            _ => self.voice.say(&format!("each-{word}")),
        }
    }

    fn sold(self, good: Sold) -> [Arg; 2] {
        match good {
            Sold::Any => self.voice.kind_args(None),
            Sold::Kind(kind) => self.voice.kind_args(Some(kind)),
            Sold::Here => {
                [("good", "here".into()), ("kind", self.voice.say("short-good-here").into())]
            }
        }
    }
}

impl Voice<'_> {
    /// What a power does, as a sentence.
    pub fn power(&self, power: &Power) -> String {
        let text = Teller { voice: *self, length: Length::Full }.effect(power);
        match power.effect {
            Effect::Defence { .. } | Effect::Repair { .. } => {
                self.say_with("power-in-invasion", &[("text", text.into())])
            }
            _ => text,
        }
    }

    /// What a power does, in a few words: a label on a card.
    pub fn power_in_short(&self, power: &Power) -> String {
        Teller { voice: *self, length: Length::Short }.effect(power)
    }

    /// A number: alone, of cards, and of cards more.
    fn amount_args(&self, n: u8) -> [Arg; 3] {
        let more = self.say_with("more-cards", &[number("n", n)]);
        [number("n", n), ("cards", self.cards_counted(n).into()), ("more", more.into())]
    }

    /// A kind as the word by which messages choose, and in short.
    fn kind_args(&self, kind: Option<Kind>) -> [Arg; 2] {
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

    /// "3 VP"
    pub fn vp(&self, n: i16) -> String {
        self.say_with("vp", &[("n", strength(n).into())])
    }

    /// What points are given for: "genes production world", or a card.
    pub fn scored(&self, each: Scored) -> String {
        match each {
            Scored::Cards(tag) => self.say(&format!("each-{}", tag_word(tag))),
            Scored::Named(design) => self.design(design),
            Scored::ThreeChips => self.say("each-three-chips"),
            Scored::Military => self.say("each-military"),
            Scored::Good => self.say("each-good"),
        }
    }

    /// "2 VP per genes production world"
    pub fn score(&self, score: &Score) -> String {
        let points = ("points", self.vp(score.points.into()).into());
        let named = matches!(score.each, Scored::Named(_));
        let key = if named { "score-named" } else { "score" };
        self.say_with(key, &[points, ("what", self.scored(score.each).into())])
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
            self.say_with(key, &[("good", kind.word().into()), ("kind", self.kind(kind).into())])
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

    /// All that is printed on a card, in the order of reading.
    pub fn about(&self, face: &Face) -> String {
        static PRINTED: TextsKept<(Lang, Face)> = TextsKept::new();
        PRINTED.get((self.to.lang, face.clone()), || self.printed(face))
    }

    fn printed(&self, face: &Face) -> String {
        let powers = face.powers.iter().map(|it| {
            let args = [("band", self.band(it.band).into()), ("text", self.power(it).into())];
            self.say_with("band-and-power", &args)
        });
        let scores = face.scores.iter().map(|it| self.score(it) + ".");
        let lines = [self.nature(face)].into_iter().chain(powers).chain(scores);
        lines.collect::<Vec<_>>().join(" ")
    }
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
