//! INVAZIONS in words: the names of things, and what happened.

mod question;
mod sections;
mod terminal;
mod texts;

use std::fmt::Display;

use invazions::Invazions;
use invazions::card::{Defender, HumanCard, Location, Research, ZombieCard};
use invazions::deck::Cards;
use invazions::event::Told;
use invazions::moves::{Moment, Move, Plan, Topic};
use invazions::options::InvazionsOptions;
use invazions::scenario::{Advice, Fault, LineSection};
use invazions::view::View;
use tabletop::Seat;
use words::{
    Asked, Lang, Listener, Messages, NamedRound, SectionNumber, Speaks, Speech, Value, areas,
};

pub use self::question::busy_at;

/// All that the game can say.
pub static MESSAGES: Messages = Messages::new(areas!["game", "board", "terminal", "guides"]);

/// What the game says; see [`Speech`].
#[derive(Clone, Copy, Debug)]
pub struct Words;

impl Speech for Words {
    type Game = Invazions;
    type Voice<'a> = Voice<'a>;

    const MESSAGES: &'static Messages = &MESSAGES;
    const RULEBOOK: [&'static str; 2] =
        [include_str!("../../rulebook.fr.md"), include_str!("../../rulebook.md")];

    fn voice<'a>(to: Listener<'a>, cards: &'a Cards, _: &InvazionsOptions) -> Voice<'a> {
        Voice { to, cards }
    }

    fn verdict(told: &Told) -> Option<SectionNumber> {
        sections::verdict(told)
    }
}

impl Speaks<Invazions> for Voice<'_> {
    fn tell(&self, told: &Told) -> Option<String> {
        Some(self.sentence(told))
    }

    fn asked(&self, view: &View) -> Asked {
        self.question(view)
    }

    fn round(&self, view: &View) -> Option<NamedRound> {
        let name = self.say_with("turn", &[("n", u32::from(view.turn).into())]);
        (0 < view.turn).then(|| NamedRound { number: view.turn.into(), name, part: None })
    }

    fn move_name(&self, mv: Move) -> String {
        self.phrase(mv).1
    }

    fn position(&self, view: &View) -> String {
        terminal::TerminalVoice(*self).position(view)
    }

    fn card_named(&self, text: &str) -> Option<String> {
        let lang = self.to.lang;
        let zombie = text.parse().ok().map(|it| self.zombie(it));
        let human = || text.parse().ok().map(|it| self.human(it));
        let research = || text.parse().ok().map(|it| research(lang, it));
        let location = || text.parse().ok().map(|it| location(lang, it));
        zombie.or_else(human).or_else(research).or_else(location)
    }

    fn all_cards(&self) -> String {
        terminal::TerminalVoice(*self).all_cards()
    }

    fn aside(&self) -> Self {
        Voice { to: self.to.aside(), ..*self }
    }
}

/// Speaks to one viewer of one table.
#[derive(Clone, Copy, Debug)]
pub struct Voice<'a> {
    pub to: Listener<'a>,
    pub cards: &'a Cards,
}

type Args<'a> = Vec<(&'static str, Value<'a>)>;

/// The name of a zombie-side card.
pub fn zombie(lang: Lang, card: ZombieCard) -> String {
    MESSAGES.say(lang, &format!("invazions-card-{card}"))
}

/// The name of a card of the human deck.
pub fn human(lang: Lang, card: HumanCard) -> String {
    MESSAGES.say(lang, &format!("invazions-card-{card}"))
}

/// The name of a Research card.
pub fn research(lang: Lang, card: Research) -> String {
    MESSAGES.say(lang, &format!("invazions-card-{card}"))
}

/// The name of a location.
pub fn location(lang: Lang, location: Location) -> String {
    MESSAGES.say(lang, &format!("invazions-location-{location}"))
}

/// The name of a section of a scenario.
pub fn section(lang: Lang, section: LineSection) -> String {
    MESSAGES.say_with(lang, "invazions-section", &[("section", section.word().into())])
}

/// Why a scenario cannot be played, as a sentence.
pub fn fault(lang: Lang, fault: &Fault) -> String {
    let mut args = fault.args();
    // A card that was understood is called by its name; what was not, as it was typed.
    let known = matches!(fault, Fault::Twice { .. } | Fault::Copies { .. });
    for (_, word) in args.iter_mut().filter(|it| known && it.0 == "word") {
        *word = card_or_location(lang, word);
    }
    let args: Args<'_> = args.iter().map(|(name, it)| (*name, it.as_str().into())).collect();
    MESSAGES.say_with(lang, fault.key(), &args)
}

fn card_or_location(lang: Lang, word: &str) -> String {
    let keys = ["card", "location"].map(|sort| format!("invazions-{sort}-{word}"));
    let key = keys.iter().find(|it| MESSAGES.knows(lang, it));
    key.map_or_else(|| word.to_string(), |it| MESSAGES.say(lang, it))
}

/// Where a scenario does not follow the rulebook's advice, as a sentence.
pub fn advice(lang: Lang, advice: &Advice) -> String {
    MESSAGES.say_with(
        lang,
        "invazions-scenario-advice",
        &[
            ("share", advice.share.word().into()),
            ("there", u32::from(advice.there).into()),
            ("least", u32::from(advice.least).into()),
            ("most", u32::from(advice.most).into()),
        ],
    )
}

impl Voice<'_> {
    pub fn zombie(&self, card: ZombieCard) -> String {
        zombie(self.to.lang, card)
    }

    pub fn human(&self, card: HumanCard) -> String {
        human(self.to.lang, card)
    }

    pub fn research(&self, card: Research) -> String {
        research(self.to.lang, card)
    }

    pub fn location(&self, at: Location) -> String {
        location(self.to.lang, at)
    }

    pub fn defender(&self, defender: Defender) -> String {
        match defender {
            Defender::Human(card) => self.human(card),
            Defender::Research(card) => self.research(card),
        }
    }

    pub fn name(&self, seat: Seat) -> &str {
        self.to.name(seat)
    }

    /// Whether this is the reader's seat, as messages read it: `yes` or `no`.
    pub fn is_me(&self, seat: Seat) -> &'static str {
        if self.to.is_me(seat) { "yes" } else { "no" }
    }

    /// "Zombies", "Rages"
    pub fn topic(&self, topic: Topic) -> String {
        MESSAGES.say(self.to.lang, &format!("invazions-topic-{topic}"))
    }

    /// "after the choice of locations"
    pub fn moment(&self, moment: Moment) -> String {
        let key = format!("invazions-moment-{}", moment.word());
        let at = match moment {
            Moment::Cards(at) => self.location(at),
            Moment::Places | Moment::Wounds | Moment::Recruitment | Moment::Idle => String::new(),
        };
        MESSAGES.say_with(self.to.lang, &key, &[("at", at.into())])
    }

    /// A plan of the hordes, as a short sentence.
    pub fn plan(&self, plan: Plan) -> String {
        let args = match plan {
            Plan::Go(seat, at) => vec![self.who(seat), self.me(seat), self.place(at)],
            Plan::Lead(seat) => vec![self.who(seat), self.me(seat)],
            Plan::Wound(defender) => vec![self.defender_arg(defender)],
            Plan::Take(seat, card) => vec![self.who(seat), self.me(seat), self.card_arg(card)],
            Plan::Announce => vec![],
        };
        MESSAGES.say_with(self.to.lang, &format!("invazions-plan-{}", plan.word()), &args)
    }

    /// "Ogre, Ogre, Ishtar"
    pub fn zombies(&self, cards: &[ZombieCard]) -> String {
        let names: Vec<String> = cards.iter().map(|it| self.zombie(*it)).collect();
        self.list(&names)
    }

    pub fn humans(&self, cards: &[HumanCard]) -> String {
        let names: Vec<String> = cards.iter().map(|it| self.human(*it)).collect();
        self.list(&names)
    }

    /// "A, B and C"
    pub fn list(&self, names: &[String]) -> String {
        match names {
            [] => MESSAGES.say(self.to.lang, "invazions-nothing"),
            [one] => one.clone(),
            [most @ .., last] => MESSAGES.say_with(
                self.to.lang,
                "invazions-and",
                &[("most", most.join(", ").into()), ("last", last.as_str().into())],
            ),
        }
    }

    fn who(&self, seat: Seat) -> (&'static str, Value<'static>) {
        ("name", self.name(seat).to_string().into())
    }

    fn me(&self, seat: Seat) -> (&'static str, Value<'static>) {
        ("me", self.is_me(seat).into())
    }

    fn place(&self, at: Location) -> (&'static str, Value<'static>) {
        ("at", MESSAGES.thing(self.to.lang, &format!("invazions-location-{at}")).into())
    }

    /// A card as an argument that sentences can agree with.
    pub fn card_arg(&self, card: impl Display) -> (&'static str, Value<'static>) {
        ("card", MESSAGES.thing(self.to.lang, &format!("invazions-card-{card}")).into())
    }

    pub fn defender_arg(&self, defender: Defender) -> (&'static str, Value<'static>) {
        match defender {
            Defender::Human(card) => self.card_arg(card),
            Defender::Research(card) => self.card_arg(card),
        }
    }

    /// The message `log-KEY` about what `seat` does.
    fn of(&self, key: &str, seat: Seat, more: Args<'_>) -> String {
        let mut args = vec![self.who(seat), self.me(seat)];
        args.extend(more);
        self.plain(key, args)
    }

    /// The message `log-KEY` about what the human side, seat A, does.
    fn by_humans(&self, key: &str, more: Args<'_>) -> String {
        self.of(key, invazions::HUMAN, more)
    }

    fn plain(&self, key: &str, args: Args<'_>) -> String {
        MESSAGES.say_with(self.to.lang, &format!("invazions-log-{key}"), &args)
    }

    /// What happened, as one sentence.
    pub fn sentence(&self, told: &Told) -> String {
        match told {
            Told::TurnBegan { turn } => self.plain("turn-began", vec![number("turn", *turn)]),
            Told::Contaminated { at, card } => {
                self.plain("contaminated", vec![self.place(*at), self.card_arg(*card)])
            }
            Told::HumanDiscarded { card } => {
                self.by_humans("human-discarded", vec![self.card_arg(*card)])
            }
            Told::HumanDrew { count, cards } => self.human_drew(*count, cards.as_deref()),
            Told::HumanReshuffled => self.by_humans("human-reshuffled", vec![]),
            Told::Supplied { gained, now } => {
                self.by_humans("supplied", vec![number("gained", *gained), number("now", *now)])
            }
            Told::Played { card, at, cost } => self.by_humans(
                "played",
                vec![self.card_arg(*card), self.place(*at), number("cost", *cost)],
            ),
            Told::Installed { research, at, cost } => self.by_humans(
                "installed",
                vec![self.card_arg(*research), self.place(*at), number("cost", *cost)],
            ),
            Told::Cleaned { at, card } => self.cleaned(*at, *card),
            Told::Captured { at, card, points, now } => self.by_humans(
                "captured",
                vec![
                    self.place(*at),
                    self.card_arg(*card),
                    number("points", *points),
                    number("now", *now),
                ],
            ),
            Told::Given { at, points, now } => self.by_humans(
                "given",
                vec![self.place(*at), number("points", *points), number("now", *now)],
            ),
            Told::PointsAtOnce { card, points, now } => self.plain(
                "points-at-once",
                vec![self.card_arg(*card), number("points", *points), number("now", *now)],
            ),
            Told::Barricaded { at } => self.by_humans("barricaded", vec![self.place(*at)]),
            Told::Braved { card, at, cost } => self.by_humans(
                "braved",
                vec![self.card_arg(*card), self.place(*at), number("cost", *cost)],
            ),
            Told::Researched { research, at, points, now } => self.plain(
                "researched",
                vec![
                    self.card_arg(*research),
                    self.place(*at),
                    number("points", *points),
                    number("now", *now),
                ],
            ),
            Told::Returned { research, die } => {
                self.plain("returned", vec![self.card_arg(*research), number("die", *die)])
            }
            Told::Ended { ending, points, freed } => self.plain(
                &format!("ended-{ending}"),
                vec![number("points", *points), number("freed", *freed)],
            ),
            Told::HordeDrew { seat, count, cards } => {
                self.horde_drew(*seat, *count, cards.as_deref())
            }
            Told::HordeReshuffled { seat } => self.of("horde-reshuffled", *seat, vec![]),
            Told::Went { seat, at } => self.of("went", *seat, vec![self.place(*at)]),
            Told::Dropped { seat, cards } => {
                self.of("dropped", *seat, vec![("cards", self.zombies(cards).into())])
            }
            Told::Carried { seat } => self.of("carried", *seat, vec![]),
            Told::Sniped { seat, at, count } => {
                self.of("sniped", *seat, vec![self.place(*at), number("count", *count)])
            }
            Told::Leads { seat } => self.of("leads", *seat, vec![]),
            Told::Yielded { seat } => self.of("yielded", *seat, vec![]),
            Told::Attacked { seat, card, at, attack } => self.of(
                "attacked",
                *seat,
                vec![self.card_arg(*card), self.place(*at), number("attack", *attack)],
            ),
            Told::TurnedUp { seat, card } => {
                let human = if card.is_human() { "yes" } else { "no" };
                self.of("turned-up", *seat, vec![self.card_arg(*card), ("human", human.into())])
            }
            Told::FrumDecided { card, discarded, .. } => {
                let key = if *discarded { "frum-discarded" } else { "frum-put-back" };
                self.plain(key, vec![self.card_arg(*card)])
            }
            Told::Sacrificed { seat, card } => {
                self.of("sacrificed", *seat, vec![self.card_arg(*card)])
            }
            Told::SacrificedItself { card, .. } => {
                self.plain("sacrificed-itself", vec![self.card_arg(*card)])
            }
            Told::Gnawed { at, card, .. } => {
                self.plain("gnawed", vec![self.place(*at), self.card_arg(*card)])
            }
            Told::Harangued { seat, at, card } => self.taken("harangued", *seat, *at, *card),
            Told::Sneaked { seat, at, card } => self.taken("sneaked", *seat, *at, *card),
            Told::Recruited { seat, at, card } => self.taken("recruited", *seat, *at, *card),
            Told::RecruitedNoMore { seat, at, some } => {
                let some = ("some", words::yes(*some).into());
                self.of("recruited-no-more", *seat, vec![self.place(*at), some])
            }
            Told::Finished { seat } => self.of("finished", *seat, vec![]),
            Told::Penetrated { at, attack, resistance, charged, walled } => {
                self.stormed("penetrated", *at, [*attack, *resistance], [*charged, *walled])
            }
            Told::Repelled { at, attack, resistance, charged, walled } => {
                self.stormed("repelled", *at, [*attack, *resistance], [*charged, *walled])
            }
            Told::Hurt { seat } => self.of("hurt", *seat, vec![]),
            Told::Devoured { at, defender, points, resistance } => {
                let sum = vec![number("points", *points), number("resistance", *resistance)];
                self.fate("devoured", *at, *defender, sum)
            }
            Told::Withstood { at, defender, points, resistance, stand, armour } => {
                let sum = [("points", *points), ("resistance", *resistance)];
                let why = [("stand", *stand), ("armour", *armour)];
                let args = sum.into_iter().chain(why).map(|(name, it)| number(name, it)).collect();
                self.fate("withstood", *at, *defender, args)
            }
            Told::Saved { at, defender } => self.fate("saved", *at, *defender, vec![]),
            Told::Announced { seat, freed } => {
                self.of("announced", *seat, vec![number("freed", *freed)])
            }
            Told::Asked { seat, topic } => {
                self.of("asked", *seat, vec![("topic", self.topic(*topic).into())])
            }
            Told::Stated { seat, topic, cards } => self.of(
                "stated",
                *seat,
                vec![
                    ("topic", self.topic(*topic).into()),
                    ("count", (cards.len() as u32).into()),
                    ("cards", self.zombies(cards).into()),
                ],
            ),
            Told::Held { seat, card, count } => {
                let cards = vec![*card; usize::from(*count)];
                self.of("held", *seat, vec![("cards", self.zombies(&cards).into())])
            }
            Told::Proposed { seat, plans } => self.of("proposed", *seat, self.plans_arg(plans)),
            Told::Agreed { seat, plans } => self.of("agreed", *seat, self.plans_arg(plans)),
            Told::Disagreed { seat, plans } => self.of("disagreed", *seat, self.plans_arg(plans)),
            Told::StopSet { moment, on } => self.plain(
                if *on { "stop-on" } else { "stop-off" },
                vec![("moment", self.moment(*moment).into())],
            ),
        }
    }

    /// Plans as one: "A → Hall, B → Hangar and A plays next".
    pub fn plans(&self, plans: &[Plan]) -> String {
        self.list(&plans.iter().map(|it| self.plan(*it)).collect::<Vec<_>>())
    }

    fn plans_arg(&self, plans: &[Plan]) -> Args<'static> {
        vec![("plan", self.plans(plans).into())]
    }

    fn plan_arg(&self, plan: Plan) -> (&'static str, Value<'static>) {
        ("plan", self.plan(plan).into())
    }

    fn human_drew(&self, count: u8, cards: Option<&[HumanCard]>) -> String {
        let seen = if cards.is_some() { "yes" } else { "no" };
        let cards = self.humans(cards.unwrap_or_default());
        let args = vec![number("count", count), ("seen", seen.into()), ("cards", cards.into())];
        self.by_humans("drew", args)
    }

    fn horde_drew(&self, seat: Seat, count: u8, cards: Option<&[ZombieCard]>) -> String {
        let seen = if cards.is_some() { "yes" } else { "no" };
        let cards = self.zombies(cards.unwrap_or_default());
        let args = vec![number("count", count), ("seen", seen.into()), ("cards", cards.into())];
        self.of("drew", seat, args)
    }

    fn cleaned(&self, at: Location, card: ZombieCard) -> String {
        let freed = if card == ZombieCard::Freed { "yes" } else { "no" };
        let args = vec![self.place(at), self.card_arg(card), ("freed", freed.into())];
        self.plain("cleaned", args)
    }

    fn taken(&self, key: &str, seat: Seat, at: Location, card: ZombieCard) -> String {
        self.of(key, seat, vec![self.place(at), self.card_arg(card)])
    }

    /// The sum of a storm, and which cards changed it.
    fn stormed(&self, key: &str, at: Location, sum: [u8; 2], changed: [u8; 2]) -> String {
        let args = vec![
            self.place(at),
            number("attack", sum[0]),
            number("resistance", sum[1]),
            number("played", sum[0] + changed[0]),
            number("charged", changed[0]),
            number("printed", sum[1] - changed[1]),
            number("walled", changed[1]),
        ];
        self.plain(key, args)
    }

    fn fate(&self, key: &str, at: Location, defender: Defender, more: Args<'_>) -> String {
        let mut args = vec![self.place(at), self.defender_arg(defender)];
        args.extend(more);
        self.plain(key, args)
    }

    /// The sort of a move, and the move in a few words.
    pub fn phrase(&self, mv: Move) -> (&'static str, String) {
        let kind = kind(mv);
        let args = match mv {
            Move::Discard(card) => vec![self.card_arg(card)],
            Move::Play(card, at) => vec![self.card_arg(card), self.place(at)],
            Move::Install(card, at) => vec![self.card_arg(card), self.place(at)],
            Move::Capture(card, at) => vec![self.card_arg(card), self.place(at)],
            Move::Save(defender, at) => {
                vec![self.defender_arg(defender), self.place(at)]
            }
            Move::Gift(at)
            | Move::Barricade(at)
            | Move::Slash(at)
            | Move::Stand(at)
            | Move::Charge(at)
            | Move::Go(at) => vec![self.place(at)],
            Move::Clean(card)
            | Move::Drop(card)
            | Move::Attack(card)
            | Move::Sacrifice(card)
            | Move::Hold(card)
            | Move::Take(card) => vec![self.card_arg(card)],
            Move::Wound(defender) => vec![self.defender_arg(defender)],
            Move::Ask(topic) | Move::Tell(topic) => vec![("topic", self.topic(topic).into())],
            Move::Propose(plan) => vec![self.plan_arg(plan)],
            Move::Stop(moment, _) => vec![("moment", self.moment(moment).into())],
            Move::Keep
            | Move::Spare
            | Move::End
            | Move::Decline
            | Move::Carry
            | Move::Lead
            | Move::Yield
            | Move::Skip
            | Move::Done
            | Move::Announce
            | Move::Wait
            | Move::Agree
            | Move::Disagree => vec![],
        };
        (kind, MESSAGES.say_with(self.to.lang, &format!("invazions-do-{kind}"), &args))
    }
}

fn number(name: &'static str, number: u8) -> (&'static str, Value<'static>) {
    (name, u32::from(number).into())
}

/// The sort of a move: its first word.
pub fn kind(mv: Move) -> &'static str {
    match mv {
        Move::Discard(_) => "discard",
        Move::Keep => "keep",
        Move::Play(..) => "play",
        Move::Install(..) => "install",
        Move::Capture(..) => "capture",
        Move::Gift(_) => "gift",
        Move::Clean(_) => "clean",
        Move::Spare => "spare",
        Move::End => "end",
        Move::Barricade(_) => "barricade",
        Move::Slash(_) => "slash",
        Move::Stand(_) => "stand",
        Move::Charge(_) => "charge",
        Move::Save(..) => "save",
        Move::Decline => "decline",
        Move::Go(_) => "go",
        Move::Drop(_) => "drop",
        Move::Carry => "carry",
        Move::Lead => "lead",
        Move::Yield => "yield",
        Move::Attack(_) => "attack",
        Move::Sacrifice(_) => "sacrifice",
        Move::Take(_) => "take",
        Move::Skip => "skip",
        Move::Done => "done",
        Move::Wound(_) => "wound",
        Move::Announce => "announce",
        Move::Wait => "wait",
        Move::Ask(_) => "ask",
        Move::Tell(_) => "tell",
        Move::Hold(_) => "hold",
        Move::Propose(_) => "propose",
        Move::Agree => "agree",
        Move::Disagree => "disagree",
        Move::Stop(_, true) => "stop",
        Move::Stop(_, false) => "go-on",
    }
}

#[cfg(test)]
mod tests {
    use invazions::scenario::{STORIES, Scenario};

    use super::*;

    /// Every name and every sort of move has words in both languages.
    #[test]
    fn everything_has_a_name() {
        let zombies = ZombieCard::ALL.map(ZombieCard::word).into_iter();
        let humans = HumanCard::ALL.map(HumanCard::word).into_iter();
        let research = Research::ALL.map(Research::word).into_iter();
        let cards = zombies.chain(humans).chain(research);
        let keys: Vec<String> = cards
            .map(|it| format!("invazions-card-{it}"))
            .chain(Location::ALL.map(|it| format!("invazions-location-{it}")))
            .chain(Topic::ALL.map(|it| format!("invazions-topic-{it}")))
            .chain(Moment::ALL.map(|it| format!("invazions-moment-{}", it.word())))
            .chain(
                <invazions::Invazions as tabletop::Game>::ENDINGS
                    .iter()
                    .map(|it| format!("invazions-log-ended-{it}")),
            )
            .collect();
        for lang in Lang::ALL {
            for key in &keys {
                assert!(MESSAGES.knows(lang, key), "{} lacks {key}", lang.code());
            }
        }
    }

    /// The hint of a scenario names only cards that each of its versions has.
    #[test]
    fn hints_name_what_is_there() {
        for (story, players) in STORIES.iter().flat_map(|it| (2..=4).map(move |n| (it, n))) {
            let Ok(Scenario::Cards(recipe)) = Scenario::named(story, players) else { continue };
            let hint = MESSAGES.say(Lang::En, &format!("invazions-option-scenario-{story}-hint"));
            let named = |name: String| hint.contains(&name);
            for card in HumanCard::ALL.into_iter().filter(|it| named(human(Lang::En, *it))) {
                assert!(recipe.deck.contains(card), "{story} for {players}: {card}");
            }
            for card in ZombieCard::ALL.into_iter().filter(|it| named(zombie(Lang::En, *it))) {
                let there = recipe.zombies.contains(&card) || recipe.rages.contains(&card);
                assert!(there, "{story} for {players}: {card}");
            }
        }
    }
}
