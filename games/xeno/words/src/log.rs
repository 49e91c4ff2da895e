//! What happened in Race for the Galaxy, one sentence for each event; and moves in a few words.

use tabletop::Seat;
use xeno::card::{Card, Kind};
use xeno::deck::Might;
use xeno::event::{Bonus, Draw, Loss, Told};
use xeno::moves::{Action, Means, Move};
use xeno::view::{Phase, PowerRef};

use super::{Args, Voice, number, signed, strength, yes};
use words::Value;

impl Voice<'_> {
    /// "Consume: Trade"
    pub fn action(&self, action: Action) -> String {
        self.say(&format!("action-{}", action.word()))
    }

    /// What a player who picks the action has beyond the others.
    pub fn bonus(&self, action: Action) -> String {
        self.say(&format!("bonus-{}", action.word()))
    }

    /// "III Settle"
    pub fn phase(&self, phase: Phase) -> String {
        let word = match phase {
            Phase::Start => "start",
            Phase::Pick => "pick",
            Phase::Explore => "explore",
            Phase::Develop => "develop",
            Phase::Settle => "settle",
            Phase::Consume => "consume",
            Phase::Produce => "produce",
            Phase::Limit => "limit",
            Phase::Invasion => "invasion",
        };
        self.say(&format!("phase-{word}"))
    }

    /// The message `xeno-log-KEY` about what `seat` does.
    fn of(&self, key: &str, seat: Seat, more: Args<'_>) -> String {
        let name = self.to.name(seat);
        let mut args = vec![("me", yes(self.to.is_me(seat))), ("name", name.into())];
        args.extend(more);
        self.plain(key, args)
    }

    fn plain(&self, key: &str, args: Args<'_>) -> String {
        self.say_with(&format!("log-{key}"), &args)
    }

    fn cards(&self, cards: &[Card]) -> String {
        let names: Vec<String> = cards.iter().map(|it| self.card(*it)).collect();
        self.and(&names)
    }

    /// What a viewer was told, as a line of the log; none for an event that needs no line.
    pub fn told(&self, told: &Told) -> Option<String> {
        let nothing = match told {
            Told::Contributed { goods, .. } => goods.is_empty(),
            it => matches!(it, Told::Drew { count: 0, .. } | Told::Discarded { count: 0, .. }),
        };
        (!nothing).then(|| self.sentence(told))
    }

    /// What happened, as one sentence. One arm an event: a table, not a procedure.
    fn sentence(&self, told: &Told) -> String {
        match told {
            Told::Started { seat, world } => self.of("started", *seat, vec![self.world(*world)]),
            Told::RoundBegan { round } => {
                self.plain("round-began", vec![("round", u32::from(*round).into())])
            }
            Told::Picked { seat, actions } => {
                let actions: Vec<String> = actions.iter().map(|it| self.action(*it)).collect();
                self.of("picked", *seat, vec![("actions", self.and(&actions).into())])
            }
            Told::PhaseBegan { phase, again, automatic } => {
                let phase = ("phase", self.phase(*phase).into());
                let how = [("again", yes(*again)), ("automatic", yes(*automatic))];
                self.plain("phase-began", [vec![phase], how.to_vec()].concat())
            }
            Told::Drew { seat, why, count, cards } => {
                let why = self.why_drawn(*why);
                self.hand("drew", *seat, why, *count, cards.as_deref())
            }
            Told::Discarded { seat, why, count, cards } => {
                let why = self.why_lost(*why);
                self.hand("discarded", *seat, why, *count, cards.as_deref())
            }
            Told::Shuffled { count } => {
                self.plain("shuffled", vec![("cards", self.cards_counted(*count).into())])
            }
            Told::Placed { seat, card } => self.of("placed", *seat, vec![self.card_arg(*card)]),
            Told::PlacedNothing { seat } => self.of("placed-nothing", *seat, vec![]),
            Told::Conquered { seat, card, strength: by } => {
                let by = ("strength", strength(*by).into());
                self.of("conquered", *seat, vec![self.card_arg(*card), by])
            }
            Told::Bonus { seat, bonus: Bonus::BestAdmiral } => {
                self.of("best-admiral", *seat, vec![])
            }
            Told::Bonus { seat, bonus: Bonus::BestEffort } => self.of("best-effort", *seat, vec![]),
            Told::Ended { ending, winners } => self.ended(ending, winners),
            Told::Used { seat, power, good, gone } => {
                let world = good.map(|it| self.card(it)).unwrap_or_default();
                let args = vec![
                    self.card_arg(power.card),
                    ("power", self.power_named(*power).into()),
                    ("world", world.into()),
                    ("paid", yes(good.is_some())),
                    ("gone", yes(*gone)),
                ];
                self.of("used", *seat, args)
            }
            Told::Stocked { seat, world } => self.of("stocked", *seat, vec![self.world(*world)]),
            Told::Sold { seat, world, cards } => {
                let kind = self.faces.of(*world).kind().map(|it: Kind| self.kind(it));
                let kind = ("kind", kind.unwrap_or_default().into());
                let cards = ("cards", self.cards_counted(*cards).into());
                self.of("sold", *seat, vec![self.world(*world), kind, cards])
            }
            Told::Consumed { seat, power, goods, chips, cards } => {
                let args = vec![
                    self.card_arg(power.card),
                    number("count", goods.len() as u8),
                    ("worlds", self.cards(goods).into()),
                    ("reward", self.gained(*chips, *cards).into()),
                ];
                self.of("consumed", *seat, args)
            }
            Told::Cashed { seat, power, chips } => {
                let vp = ("vp", self.vp((*chips).into()).into());
                self.of("cashed", *seat, vec![self.card_arg(power.card), vp])
            }
            Told::Guessed { seat, number: guess, card, right } => {
                let cost = number("cost", self.faces.of(*card).cost);
                let args = vec![number("number", *guess), self.card_arg(*card), cost];
                self.of("guessed", *seat, [args, vec![("right", yes(*right))]].concat())
            }
            Told::Contributed { seat, goods, threat } => {
                let given = goods.len() as u8;
                let args = vec![
                    number("count", given),
                    ("worlds", self.cards(goods).into()),
                    ("vp", self.vp(given.into()).into()),
                    number("threat", *threat),
                ];
                self.of("contributed", *seat, args)
            }
            Told::Repaired { seat, world, means } => {
                let (word, with) = means_of(*means);
                let card = ("card", with.map(|it| self.card(it)).unwrap_or_default().into());
                self.of("repaired", *seat, vec![self.world(*world), ("means", word.into()), card])
            }
            Told::Disks { order } => {
                let disk = |(seat, space): &(Seat, i8)| {
                    let space = ("strength", strength(*space).into());
                    self.of("disk", *seat, vec![space])
                };
                let order: Vec<String> = order.iter().map(disk).collect();
                self.plain("disks", vec![("order", order.join(", ").into())])
            }
            Told::Mustered { total, threat } => {
                let repulsed = i16::from(*threat) <= *total;
                let total = ("total", strength(*total).into());
                let args = vec![total, number("threat", *threat), ("repulsed", yes(repulsed))];
                self.plain("mustered", args)
            }
            Told::InvasionsShuffled { count } => {
                self.plain("invasions-shuffled", vec![("cards", self.cards_counted(*count).into())])
            }
            Told::Faces { seat, card, might } => {
                let more = match card.might {
                    Might::Plain(_) => None,
                    Might::MilitaryPlus(more) => Some(signed(more)),
                };
                let args = vec![
                    ("might", strength(*might).into()),
                    ("plus", yes(more.is_some())),
                    ("more", more.unwrap_or_default().into()),
                ];
                self.of("faces", *seat, args)
            }
            Told::Bunkered { seat } => self.of("bunkered", *seat, vec![]),
            Told::Defended { seat, strength: own, might, awards } => {
                let args = [duel(*own, *might), vec![number("awards", *awards)]].concat();
                self.of("defended", *seat, args)
            }
            Told::Overrun { seat, strength: own, might } => {
                self.of("overrun", *seat, duel(*own, *might))
            }
            Told::Damaged { seat, world } => self.of("damaged", *seat, vec![self.world(*world)]),
            Told::Defeat { count } => self.plain("defeat", vec![number("count", *count)]),
        }
    }

    fn card_arg(&self, card: Card) -> (&'static str, Value<'static>) {
        ("card", self.card(card).into())
    }

    fn world(&self, world: Card) -> (&'static str, Value<'static>) {
        ("world", self.card(world).into())
    }

    /// What a power of a card does, in a few words.
    pub fn power_named(&self, power: PowerRef) -> String {
        let power = self.faces.power(power.card, power.number);
        power.map(|it| self.power_in_short(it)).unwrap_or_default()
    }

    /// Cards that come to a hand or leave it, by name if the viewer may know them.
    fn hand(
        &self,
        key: &str,
        seat: Seat,
        (why, card): (&'static str, Option<Card>),
        count: u8,
        cards: Option<&[Card]>,
    ) -> String {
        let args = vec![
            ("cards", self.cards_counted(count).into()),
            ("why", why.into()),
            ("card", card.map(|it| self.card(it)).unwrap_or_default().into()),
            ("seen", yes(cards.is_some())),
            ("names", self.cards(cards.unwrap_or_default()).into()),
        ];
        self.of(key, seat, args)
    }

    fn why_drawn(&self, why: Draw) -> (&'static str, Option<Card>) {
        match why {
            Draw::Start => ("start", None),
            Draw::Explore => ("explore", None),
            Draw::DevelopPowers => ("develop-powers", None),
            Draw::Placed => ("placed", None),
            Draw::Sale => ("sale", None),
            Draw::Power { power } => ("power", Some(power.card)),
        }
    }

    fn why_lost(&self, why: Loss) -> (&'static str, Option<Card>) {
        match why {
            Loss::Start => ("start", None),
            Loss::Explore => ("explore", None),
            Loss::Limit => ("limit", None),
            Loss::Cost { card } => ("cost", Some(card)),
            Loss::Power { power } => ("power", Some(power.card)),
            Loss::Bunker => ("bunker", None),
            Loss::Repair { world } => ("repair", Some(world)),
        }
    }

    /// "2 VP and 1 card", or that it was for nothing.
    fn gained(&self, chips: u8, cards: u8) -> String {
        let vp = (0 < chips).then(|| self.vp(chips.into()));
        let cards = (0 < cards).then(|| self.cards_counted(cards));
        let parts: Vec<String> = [vp, cards].into_iter().flatten().collect();
        if parts.is_empty() { self.say("log-for-nothing") } else { self.and(&parts) }
    }

    fn ended(&self, ending: &str, winners: &[Seat]) -> String {
        let names: Vec<String> = winners.iter().map(|it| self.to.name(*it).to_string()).collect();
        let args = vec![
            ("ending", self.say(&format!("log-ended-{ending}")).into()),
            number("count", names.len() as u8),
            ("winners", self.and(&names).into()),
        ];
        self.plain("ended", args)
    }

    /// The sort of a move, and the move in a few words.
    pub fn phrase(&self, mv: Move) -> (&'static str, String) {
        let (kind, args) = match mv {
            Move::Keep(card) => ("keep", vec![self.card_arg(card)]),
            Move::Pick(action) => ("pick", vec![("action", self.action(action).into())]),
            Move::Place(card) => ("place", vec![self.card_arg(card)]),
            Move::Use(card, number) => {
                let power = self.power_named(PowerRef { card, number });
                ("use", vec![self.card_arg(card), ("power", power.into())])
            }
            Move::Bunker => ("bunker", vec![]),
            Move::Spend(card) => ("spend", vec![self.card_arg(card)]),
            Move::Sell(card) => ("sell", vec![self.card_arg(card)]),
            Move::Guess(guess) => ("guess", vec![number("number", guess)]),
            Move::Produce(card) => ("produce", vec![self.card_arg(card)]),
            Move::Repair(card, means) => return self.repair(card, means),
            Move::Damage(card) => ("damage", vec![self.card_arg(card)]),
            Move::Discard(card) => ("discard", vec![self.card_arg(card)]),
            Move::Pay(card) => ("pay", vec![self.card_arg(card)]),
            Move::Nothing => ("nothing", vec![]),
            Move::Done => ("done", vec![]),
        };
        (kind, self.say_with(&format!("do-{kind}"), &args))
    }

    fn repair(&self, card: Card, means: Means) -> (&'static str, String) {
        let (word, with) = means_of(means);
        let other = ("other", with.map(|it| self.card(it)).unwrap_or_default().into());
        ("repair", self.say_with(&format!("do-repair-{word}"), &[self.card_arg(card), other]))
    }
}

/// The word for a way to pay for repairs, and the card that it names.
fn means_of(means: Means) -> (&'static str, Option<Card>) {
    match means {
        Means::Bonus => ("bonus", None),
        Means::Power(card) => ("power", Some(card)),
        Means::Good(card) => ("good", Some(card)),
        Means::Cards => ("cards", None),
    }
}

/// The strengths of a player and of an invasion.
fn duel(own: i8, might: i8) -> Args<'static> {
    vec![("strength", strength(own).into()), ("might", strength(might).into())]
}
