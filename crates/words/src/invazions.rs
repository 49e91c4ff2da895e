//! INVAZIONS in words: the names of things, what cards say, moves, and what happened.

use invazions::card::{Defender, HumanCard, Location, Research, Sort, ZombieCard};
use invazions::deck::Cards;
use invazions::event::Told;
use invazions::moves::{Moment, Move, Plan, Topic};
use tabletop::{SEATS_MAX, Seat};

use crate::{Lang, Value};

/// Speaks to one viewer of one table.
#[derive(Clone, Copy, Debug)]
pub struct Voice<'a> {
    pub lang: Lang,
    /// In seat order; empty beyond the players.
    pub names: [&'a str; SEATS_MAX],
    /// The seat that is spoken to as "you".
    pub me: Option<Seat>,
    pub cards: &'a Cards,
    /// Whether a Soldier takes wounds before everything else.
    pub soldier_first: bool,
}

type Args<'a> = Vec<(&'static str, Value<'a>)>;

fn number(n: u8) -> Value<'static> {
    u32::from(n).into()
}

impl Voice<'_> {
    /// The message `invazions-board-KEY`.
    pub fn say(&self, key: &str) -> String {
        self.lang.say(&format!("invazions-board-{key}"))
    }

    pub fn say_with(&self, key: &str, args: &[(&str, Value<'_>)]) -> String {
        self.lang.say_with(&format!("invazions-board-{key}"), args)
    }

    /// A sentence about what `seat` is or does: `$me` chooses between "you" and its `$name`.
    pub fn of_seat(&self, key: &str, seat: Seat, more: &[(&str, Value<'_>)]) -> String {
        let mut args = vec![("me", self.is_me(seat).into()), ("name", self.name(seat).into())];
        args.extend(more.iter().cloned());
        self.say_with(key, &args)
    }

    pub fn name(&self, seat: Seat) -> &str {
        self.names[seat.index()]
    }

    /// As messages choose by it: `yes` or `no`.
    pub fn is_me(&self, seat: Seat) -> &'static str {
        if self.me == Some(seat) { "yes" } else { "no" }
    }

    /// "A, B and C"
    pub fn list(&self, names: &[String]) -> String {
        match names {
            [] => self.say("none"),
            [one] => one.clone(),
            [most @ .., last] => self.say_with(
                "and",
                &[("most", most.join(", ").into()), ("last", last.as_str().into())],
            ),
        }
    }

    pub fn zombie(&self, card: ZombieCard) -> String {
        self.say_with("zombie", &[("card", card.word().into())])
    }

    pub fn human(&self, card: HumanCard) -> String {
        self.say_with("human", &[("card", card.word().into())])
    }

    pub fn research(&self, card: Research) -> String {
        self.say_with("research", &[("card", card.word().into())])
    }

    pub fn defender(&self, defender: Defender) -> String {
        match defender {
            Defender::Human(card) => self.human(card),
            Defender::Research(card) => self.research(card),
        }
    }

    pub fn location(&self, place: Location) -> String {
        self.say_with("location", &[("place", place.word().into())])
    }

    /// "at the Hangar"
    pub fn at(&self, place: Location) -> String {
        self.say_with("at", &[("place", place.word().into())])
    }

    /// "2 Ogres and a Legion", as the names come.
    pub fn zombies(&self, cards: &[ZombieCard]) -> String {
        self.list(&cards.iter().map(|it| self.zombie(*it)).collect::<Vec<_>>())
    }

    /// Zombie, Rage or freed.
    pub fn sort(&self, sort: Sort) -> String {
        let word = match sort {
            Sort::Zombie => "zombie",
            Sort::Rage => "rage",
            Sort::Freed => "freed",
        };
        self.say_with("sort", &[("sort", word.into())])
    }

    /// Human, Survivor or Bravery.
    pub fn human_sort(&self, card: HumanCard) -> String {
        let word = match card {
            HumanCard::Survivors => "survivor",
            it if it.is_human() => "human",
            _ => "bravery",
        };
        self.say_with("sort", &[("sort", word.into())])
    }

    /// When a Bravery card may be played.
    pub fn hour(&self, card: HumanCard) -> String {
        self.say_with("hour", &[("card", card.word().into())])
    }

    /// What a zombie-side card does, from its values.
    pub fn zombie_text(&self, card: ZombieCard) -> String {
        let face = self.cards.zombie(card);
        let brings = [
            ("cards", face.cards),
            ("zombies", face.zombies),
            ("rages", face.rages),
            ("recruits", face.recruits),
            ("contaminations", face.contaminations),
        ];
        let brings = brings.iter().filter(|it| 0 < it.1);
        let brings = brings.map(|(key, n)| self.brings(key, *n)).collect::<Vec<_>>().join(", ");
        let own = self.say_with(
            "text-zombie",
            &[
                ("card", card.word().into()),
                ("each", number(face.each)),
                ("sacrifices", number(face.sacrifices)),
            ],
        );
        match (brings.is_empty(), own.is_empty()) {
            (_, true) => brings,
            (true, false) => own,
            (false, false) if card == ZombieCard::Vermin => format!("{own} {brings}"),
            (false, false) => format!("{brings}. {own}"),
        }
    }

    fn brings(&self, key: &str, n: u8) -> String {
        self.say_with(&format!("bring-{key}"), &[("n", number(n))])
    }

    /// What a card of the human deck does, from its values.
    pub fn human_text(&self, card: HumanCard) -> String {
        let mut args: Args<'_> = vec![("card", card.word().into())];
        if card.is_human() {
            let face = self.cards.human(card);
            args.extend([
                ("cards", number(face.cards)),
                ("resources", number(face.resources)),
                ("hand", number(face.hand)),
                ("walls", number(face.walls)),
                ("limit", number(face.limit)),
                ("wounded", number(face.wounded)),
                ("points", number(face.points)),
                ("first", if self.soldier_first { "yes" } else { "no" }.into()),
            ]);
        } else {
            args.push(("amount", number(self.cards.bravery(card).amount)));
        }
        self.say_with("text-human", &args)
    }

    /// What a Research card brings, from its values.
    pub fn research_text(&self, card: Research) -> String {
        let face = self.cards.research(card);
        self.say_with(
            "text-research",
            &[
                ("card", card.word().into()),
                ("points", number(face.points)),
                ("bonus", number(face.bonus)),
                ("need", number(face.need)),
                ("armour", number(face.armour)),
            ],
        )
    }

    pub fn topic(&self, topic: Topic) -> String {
        self.say_with("topic", &[("topic", topic.word().into())])
    }

    /// "after each card at the Hangar"
    pub fn moment(&self, moment: Moment) -> String {
        let at = match moment {
            Moment::Cards(place) => self.at(place),
            Moment::Places | Moment::Wounds | Moment::Recruitment => String::new(),
        };
        self.say_with("moment", &[("moment", moment.word().into()), ("at", at.into())])
    }

    /// "Inès goes to the Hangar"
    pub fn plan(&self, plan: Plan) -> String {
        let named = |text: String| ("what", Value::from(text));
        match plan {
            Plan::Go(seat, at) => self.of_seat("plan-go", seat, &[named(self.at(at))]),
            Plan::Lead(seat) => self.of_seat("plan-lead", seat, &[]),
            Plan::Wound(it) => self.say_with("plan-wound", &[named(self.defender(it))]),
            Plan::Take(seat, card) => {
                self.of_seat("plan-take", seat, &[named(self.zombie(card))])
            }
            Plan::Announce => self.say("plan-announce"),
        }
    }
}

impl Voice<'_> {
    /// A move: its kind, for a short verb, and a line.
    pub fn phrase(&self, mv: Move) -> (&'static str, String) {
        let kind = kind_of(mv);
        let line = |args: &[(&str, Value<'_>)]| self.say_with(&format!("line-{kind}"), args);
        let card = |text: String| ("card", Value::from(text));
        let at = |place: Location| ("at", Value::from(self.at(place)));
        let line = match mv {
            Move::Discard(it) => line(&[card(self.human(it))]),
            Move::Play(it, place) => line(&[card(self.human(it)), at(place)]),
            Move::Install(it, place) => line(&[card(self.research(it)), at(place)]),
            Move::Capture(it, place) => line(&[card(self.zombie(it)), at(place)]),
            Move::Save(it, place) => line(&[card(self.defender(it)), at(place)]),
            Move::Gift(place)
            | Move::Barricade(place)
            | Move::Slash(place)
            | Move::Stand(place)
            | Move::Charge(place)
            | Move::Go(place) => line(&[at(place)]),
            Move::Clean(it)
            | Move::Drop(it)
            | Move::Attack(it)
            | Move::Sacrifice(it)
            | Move::Take(it) => line(&[card(self.zombie(it))]),
            Move::Lead(seat) => self.of_seat("line-lead", seat, &[]),
            Move::Wound(it) => line(&[card(self.defender(it))]),
            Move::Ask(topic) | Move::Tell(topic) => line(&[("topic", topic.word().into())]),
            Move::Propose(plan) => self.plan(plan),
            Move::Stop(moment, _) => line(&[("moment", self.moment(moment).into())]),
            Move::Keep
            | Move::Spare
            | Move::End
            | Move::Decline
            | Move::Carry
            | Move::Skip
            | Move::Done
            | Move::Announce
            | Move::Wait
            | Move::Agree
            | Move::Disagree => line(&[]),
        };
        (kind, line)
    }

    /// The log line of what a viewer is told.
    pub fn sentence(&self, told: &Told) -> String {
        let (key, seat, args) = self.parts(told);
        let key = format!("log-{key}");
        match seat {
            Some(seat) => self.of_seat(&key, seat, &args),
            None => self.say_with(&key, &args),
        }
    }

    fn parts(&self, told: &Told) -> (&'static str, Option<Seat>, Args<'_>) {
        self.of_the_humans(told)
            .or_else(|| self.of_the_hordes(told))
            .or_else(|| self.of_the_fight(told))
            .unwrap_or_else(|| self.of_the_talk(told))
    }

    /// What the human side and the piles do.
    fn of_the_humans(&self, told: &Told) -> Option<(&'static str, Option<Seat>, Args<'_>)> {
        let at = |place: &Location| ("at", Value::from(self.at(*place)));
        let card = |text: String| ("card", Value::from(text));
        let n = |name: &'static str, n: &u8| (name, number(*n));
        let (key, args): (_, Args<'_>) = match told {
            Told::TurnBegan { turn } => ("turn", vec![n("turn", turn)]),
            Told::Contaminated { at: place, card: it } => {
                ("contaminated", vec![("place", self.location(*place).into()), card(self.zombie(*it))])
            }
            Told::HumanDiscarded { card: it } => ("human-discarded", vec![card(self.human(*it))]),
            Told::HumanDrew { count, cards: None } => ("human-drew", vec![n("count", count)]),
            Told::HumanDrew { count, cards: Some(cards) } => {
                let names: Vec<String> = cards.iter().map(|it| self.human(*it)).collect();
                ("you-drew", vec![n("count", count), ("cards", self.list(&names).into())])
            }
            Told::HumanReshuffled => ("human-reshuffled", vec![]),
            Told::Supplied { gained, now } => ("supplied", vec![n("gained", gained), n("now", now)]),
            Told::Played { card: it, at: place, cost } => {
                ("played", vec![card(self.human(*it)), at(place), n("cost", cost)])
            }
            Told::Installed { research, at: place, cost } => {
                ("played", vec![card(self.research(*research)), at(place), n("cost", cost)])
            }
            Told::Cleaned { at: place, card: it } => {
                let freed = if *it == ZombieCard::Freed { "yes" } else { "no" };
                ("cleaned", vec![card(self.zombie(*it)), at(place), ("freed", freed.into())])
            }
            Told::Captured { at: place, card: it, points, now } => (
                "captured",
                vec![card(self.zombie(*it)), at(place), n("points", points), n("now", now)],
            ),
            Told::Given { at: place, points, now } => {
                ("given", vec![at(place), n("points", points), n("now", now)])
            }
            Told::PointsAtOnce { card: it, points, now } => {
                ("points", vec![card(self.human(*it)), n("points", points), n("now", now)])
            }
            Told::Barricaded { at: place } => ("barricaded", vec![at(place)]),
            Told::Braved { card: it, at: place, cost } => {
                ("braved", vec![card(self.human(*it)), at(place), n("cost", cost)])
            }
            Told::Returned { research, die } => {
                ("returned", vec![card(self.research(*research)), n("die", die)])
            }
            Told::Researched { research, at: place, points, now } => (
                "researched",
                vec![card(self.research(*research)), at(place), n("points", points), n("now", now)],
            ),
            _ => return None,
        };
        Some((key, None, args))
    }

    /// What a horde does.
    fn of_the_hordes(&self, told: &Told) -> Option<(&'static str, Option<Seat>, Args<'_>)> {
        let at = |place: &Location| ("at", Value::from(self.at(*place)));
        let card = |it: &ZombieCard| ("card", Value::from(self.zombie(*it)));
        let n = |name: &'static str, n: &u8| (name, number(*n));
        let (key, seat, args): (_, _, Args<'_>) = match told {
            Told::HordeDrew { seat, count, cards } => {
                let names = cards.as_ref().map(|it| self.zombies(it)).unwrap_or_default();
                ("horde-drew", seat, vec![n("count", count), ("cards", names.into())])
            }
            Told::HordeReshuffled { seat } => ("horde-reshuffled", seat, vec![]),
            Told::Went { seat, at: place } => ("went", seat, vec![at(place)]),
            Told::Dropped { seat, cards } => {
                ("dropped", seat, vec![("cards", self.zombies(cards).into())])
            }
            Told::Carried { seat } => ("carried", seat, vec![]),
            Told::Sniped { seat, count, .. } => ("sniped", seat, vec![n("count", count)]),
            Told::Leads { seat } => ("leads", seat, vec![]),
            Told::Attacked { seat, card: it, at: place, attack } => {
                ("attacked", seat, vec![card(it), at(place), n("attack", attack)])
            }
            Told::TurnedUp { seat, card: it } => {
                ("turned-up", seat, vec![("card", self.human(*it).into())])
            }
            Told::FrumDecided { seat, card: it, discarded } => {
                let discarded = if *discarded { "yes" } else { "no" };
                let args = vec![("card", self.human(*it).into()), ("discarded", discarded.into())];
                ("frum-decided", seat, args)
            }
            Told::Sacrificed { seat, card: it } => ("sacrificed", seat, vec![card(it)]),
            Told::SacrificedItself { seat, card: it } => ("sacrificed-itself", seat, vec![card(it)]),
            Told::Gnawed { seat, at: place, card: it } => ("gnawed", seat, vec![card(it), at(place)]),
            Told::Harangued { seat, card: it, .. } => ("harangued", seat, vec![card(it)]),
            Told::Sneaked { seat, card: it, .. } => ("sneaked", seat, vec![card(it)]),
            Told::Finished { seat } => ("finished", seat, vec![]),
            Told::Hurt { seat } => ("hurt", seat, vec![]),
            Told::Recruited { seat, at: place, card: it } => {
                ("recruited", seat, vec![card(it), at(place)])
            }
            Told::Announced { seat, freed } => ("announced", seat, vec![n("freed", freed)]),
            _ => return None,
        };
        Some((key, Some(*seat), args))
    }

    /// What becomes of a location and of those in it.
    fn of_the_fight(&self, told: &Told) -> Option<(&'static str, Option<Seat>, Args<'_>)> {
        let place = |place: &Location| ("place", Value::from(self.location(*place)));
        let card = |it: &Defender| ("card", Value::from(self.defender(*it)));
        let n = |name: &'static str, n: &u8| (name, number(*n));
        let (key, args): (_, Args<'_>) = match told {
            Told::Penetrated { at, attack, resistance } => {
                ("penetrated", vec![place(at), n("attack", attack), n("resistance", resistance)])
            }
            Told::Repelled { at, attack, resistance } => {
                ("repelled", vec![place(at), n("attack", attack), n("resistance", resistance)])
            }
            Told::Devoured { at, defender } => ("devoured", vec![place(at), card(defender)]),
            Told::Withstood { at, defender } => ("withstood", vec![place(at), card(defender)]),
            Told::Saved { at, defender } => ("saved", vec![place(at), card(defender)]),
            Told::Ended { ending, points, freed } => {
                ("ended", vec![("ending", (*ending).into()), n("points", points), n("freed", freed)])
            }
            _ => return None,
        };
        Some((key, None, args))
    }

    /// What the hordes say, and what the human side orders.
    fn of_the_talk(&self, told: &Told) -> (&'static str, Option<Seat>, Args<'_>) {
        let plan = |plan: &Plan| vec![("plan", Value::from(self.plan(*plan)))];
        match told {
            Told::Asked { seat, topic } => {
                ("asked", Some(*seat), vec![("topic", topic.word().into())])
            }
            Told::Stated { seat, topic, cards } => {
                let count = number(cards.len() as u8);
                let args = vec![
                    ("topic", topic.word().into()),
                    ("count", count),
                    ("cards", self.zombies(cards).into()),
                ];
                ("stated", Some(*seat), args)
            }
            Told::Proposed { seat, plan: it } => ("proposed", Some(*seat), plan(it)),
            Told::Agreed { seat, plan: it } => ("agreed", Some(*seat), plan(it)),
            Told::Disagreed { seat, plan: it } => ("disagreed", Some(*seat), plan(it)),
            Told::StopSet { moment, on } => {
                let on = if *on { "yes" } else { "no" };
                ("stop-set", None, vec![("moment", self.moment(*moment).into()), ("on", on.into())])
            }
            other => unreachable!("{other:?} is told elsewhere"),
        }
    }
}

/// The kind of a move, in keys.
pub fn kind_of(mv: Move) -> &'static str {
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
        Move::Lead(_) => "lead",
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
        Move::Propose(_) => "propose",
        Move::Agree => "agree",
        Move::Disagree => "disagree",
        Move::Stop(_, true) => "stop",
        Move::Stop(_, false) => "go-on",
    }
}
