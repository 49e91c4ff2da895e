//! Race for the Galaxy: Xeno Invasion in lines of text.

use crate::{Voice, strength};
use tabletop::{Outcome, Seat, Verdict};
use words::Value;
use xeno::Ask;
use xeno::card::Card;
use xeno::deck::Might;
use xeno::moves::Move;
use xeno::view::{Bill, Due, EmpireView, InvasionView, OwnAnswer, Stage, View};

use words::yes;

/// What only the terminal says of the game.
#[derive(Clone, Copy)]
pub(crate) struct TerminalVoice<'a>(pub(crate) Voice<'a>);

impl TerminalVoice<'_> {
    pub(crate) fn position(self, view: &View) -> String {
        let mut lines = vec![self.standing(view)];
        lines.extend(view.invasion.iter().flat_map(|it| self.invasion(it)));
        for (seat, empire) in view.empires.iter() {
            lines.push(String::new());
            lines.push(self.empire(view, seat, empire));
            lines.push(self.tableau(empire));
            lines.extend(self.hand(view, seat, empire));
        }
        lines.push(String::new());
        lines.push(self.stage(view));
        lines.extend(view.outcome.iter().flat_map(|it| self.sheet(view, it)));
        lines.join("\n") + "\n"
    }

    /// A move with what it brings, costs or does.
    pub(crate) fn offer(self, view: &View, mv: Move) -> String {
        let name = self.0.phrase(mv).1;
        let about = match mv {
            Move::Pick(action) => self.0.bonus(action),
            Move::Keep(card) => self.0.nature(self.0.faces.of(card)),
            Move::Place(card) => self.bill(view, card) + &self.0.nature(self.0.faces.of(card)),
            Move::Use(card, number) => {
                let power = self.0.faces.power(card, number);
                power.map(|it| self.0.power(it)).unwrap_or_default()
            }
            _ => return name,
        };
        self.say("with", &[("move", name.into()), ("about", about.into())])
    }

    /// Every card, each in the order of reading.
    pub(crate) fn all_cards(self) -> String {
        let line = |it| {
            let face = self.0.faces.design(it);
            let args = [("card", self.0.design(it).into()), ("about", self.0.about(face).into())];
            format!("{} × {}\n", it.copies(), self.say("card", &args))
        };
        xeno::card::Design::ALL.into_iter().map(line).collect()
    }
}

impl TerminalVoice<'_> {
    /// The message `terminal-xeno-KEY`.
    fn say(self, key: &str, args: &[(&str, Value<'_>)]) -> String {
        crate::MESSAGES.say_with(self.0.to.lang, &format!("terminal-xeno-{key}"), args)
    }

    /// "one, two, three", or that there is nothing.
    fn list(self, names: impl IntoIterator<Item = String>) -> String {
        let names: Vec<String> = names.into_iter().collect();
        if names.is_empty() { self.say("none", &[]) } else { names.join(", ") }
    }

    /// How far the round is, and what lies in the middle.
    fn standing(self, view: &View) -> String {
        let phases = self.list(view.phases.iter().map(|it| self.0.phase(*it)));
        self.say(
            "standing",
            &[
                ("round", u32::from(view.round).into()),
                ("phase", self.0.phase(view.phase).into()),
                ("known", yes(!view.phases.is_empty()).into()),
                ("phases", phases.into()),
                ("deck", view.deck.into()),
                ("discards", view.discards.into()),
                ("pool", view.pool.max(0).into()),
            ],
        )
    }

    /// The threat, the waves and the admirals; then who faces what.
    fn invasion(self, it: &InvasionView) -> Vec<String> {
        let disks = it.disks.iter().map(|(seat, space)| format!("{seat} {}", strength(*space)));
        let [one, two, three] = it.waves;
        let head = self.say(
            "invasion",
            &[
                ("total", strength(it.total).into()),
                ("threat", it.threat.into()),
                ("waves", format!("{one} · {two} · {three}").into()),
                ("defeats", it.defeats.into()),
                ("disks", self.list(disks).into()),
            ],
        );
        let faced = it.faced.iter().filter_map(|(seat, card)| {
            let card = match card.as_ref()?.might {
                Might::Plain(_) => String::new(),
                Might::MilitaryPlus(more) => format!(" (M+{more})"),
            };
            let might = it.might[seat].map(strength).unwrap_or_default();
            let args = [("seat", seat.to_string().into()), ("might", (might + &card).into())];
            Some(self.say("faced", &args))
        });
        [head].into_iter().chain(faced).collect()
    }

    fn empire(self, view: &View, seat: Seat, empire: &EmpireView) -> String {
        let actions = self.list(empire.picks.iter().map(|it| self.0.action(*it)));
        let powers = &empire.powers;
        self.say(
            "empire",
            &[
                ("seat", seat.to_string().into()),
                ("me", yes(view.me == Some(seat)).into()),
                ("asked", yes(view.to_act.contains(seat)).into()),
                ("picked", yes(!empire.picks.is_empty()).into()),
                ("actions", actions.into()),
                ("points", strength(empire.points).into()),
                ("many", empire.points.into()),
                ("chips", u32::from(empire.chips).into()),
                ("invasion", yes(view.invasion.is_some()).into()),
                ("effort", u32::from(empire.effort).into()),
                ("awards", u32::from(empire.awards).into()),
                ("military", strength(powers.military).into()),
                ("xenos", strength(powers.against_xenos()).into()),
                ("defence", strength(powers.against_xenos() + powers.defence).into()),
            ],
        )
    }

    /// The tableau in the order of placing; what has a good or is damaged is marked.
    fn tableau(self, empire: &EmpireView) -> String {
        let card = |it: &Card| {
            let stocked = empire.stocked.contains(*it);
            let kind = self.0.faces.of(*it).kind().filter(|_| stocked);
            let good = kind.map(|it| format!(" [{}]", self.0.kind_in_short(Some(it))));
            let damaged = empire.damaged.contains(*it).then(|| self.say("damaged", &[]));
            let marks = [good, damaged].into_iter().flatten();
            self.0.card(*it) + &marks.collect::<String>()
        };
        let cards = self.list(empire.tableau.iter().map(card));
        let count = empire.tableau.len().into();
        self.say("tableau", &[("count", count), ("cards", cards.into())])
    }

    /// The hand, with what each card costs; only its number where the viewer knows none of it.
    fn hand(self, view: &View, seat: Seat, empire: &EmpireView) -> Vec<String> {
        let known = empire.hand.iter().map(|it| self.in_hand(*it));
        let unknown = usize::from(empire.hand_size) - empire.hand.len();
        let cards = self.say(
            "hand",
            &[
                ("size", empire.hand_size.into()),
                ("known", empire.hand.len().into()),
                ("unknown", unknown.into()),
                ("cards", self.list(known).into()),
            ],
        );
        let dealt = empire.dealt.iter().map(|it| self.0.card(*it));
        let dealt = self.say("dealt", &[("cards", self.list(dealt).into())]);
        let chooses = view.me == Some(seat) && !empire.dealt.is_empty();
        let own = view.own.as_ref().filter(|_| view.me == Some(seat));
        let chosen = own.and_then(|it| self.chosen(it));
        [cards].into_iter().chain(chooses.then_some(dealt)).chain(chosen).collect()
    }

    /// What the viewer has answered so far, while all decide at once.
    fn chosen(self, own: &OwnAnswer) -> Option<String> {
        let card = own.card.iter().chain(&own.picked).map(|it| self.0.card(*it));
        let actions = own.actions.iter().map(|it| self.0.action(*it));
        let powers = own.used.iter().map(|it| self.0.card(it.card));
        let bunker = own.bunker.then(|| self.say("bunker", &[]));
        let goods = own.spent.iter();
        let goods = goods.map(|it| self.say("good-of", &[("card", self.0.card(*it).into())]));
        let chosen: Vec<String> =
            actions.chain(card).chain(powers).chain(bunker).chain(goods).collect();
        let said = self.say("chosen", &[("chosen", chosen.join(", ").into())]);
        (!chosen.is_empty()).then_some(said)
    }

    /// "Merchant World (4)", "Rebel Base (mil. 6)"
    fn in_hand(self, card: Card) -> String {
        let face = self.0.faces.of(card);
        let args = [
            ("card", self.0.card(card).into()),
            ("military", yes(face.military).into()),
            ("cost", face.cost.into()),
        ];
        self.say("in-hand", &args)
    }

    /// What placing a card of the hand takes now.
    fn bill(self, view: &View, card: Card) -> String {
        let offer = view.offers.iter().find(|it| it.0 == card);
        let (bill, n) = match offer.map(|it| it.1.bill) {
            None => return String::new(),
            Some(Bill::Cards { count }) => ("cards", count),
            Some(Bill::Strength) => ("strength", 0),
            Some(Bill::Short { missing }) => ("short", missing),
        };
        self.say("bill", &[("bill", bill.into()), ("n", n.into())])
    }

    /// Where each player's points come from, when the game is over: a line, then its cards.
    fn sheet(self, view: &View, outcome: &Outcome) -> Vec<String> {
        let lines = |(seat, empire): (Seat, &EmpireView)| {
            let score = outcome.seats[seat].score;
            let parts = empire.parts(self.0.faces);
            let args = [
                ("seat", seat.to_string().into()),
                ("score", score.into()),
                ("worlds", strength(parts.worlds).into()),
                ("developments", strength(parts.developments).into()),
                ("counted", strength(parts.counted).into()),
                ("chips", u32::from(empire.chips).into()),
                ("awards", u32::from(empire.awards).into()),
                ("bonus", (i64::from(score) - i64::from(empire.points)).into()),
                ("won", yes(outcome.seats[seat].verdict == Verdict::Won).into()),
            ];
            [self.say("sheet", &args), format!("    {}", self.counted(empire))]
        };
        view.empires.iter().flat_map(lines).collect()
    }

    /// The cards of a tableau with what each counts.
    fn counted(self, empire: &EmpireView) -> String {
        let card = |(card, worth): (&Card, &i16)| format!("{} {worth}", self.0.card(*card));
        self.list(empire.tableau.iter().zip(&empire.worth).map(card))
    }

    /// What the table is busy with, in a line.
    fn stage(self, view: &View) -> String {
        let due = view.due();
        let (ask, seat) = match view.stage {
            Stage::Together { ask } => (due.map_or(ask_word(ask), due_word), due.and(view.me)),
            Stage::Sell { seat, .. } => ("sell", Some(seat)),
            Stage::Consume { seat } => ("consume", Some(seat)),
            Stage::Feed { seat, .. } => ("feed", Some(seat)),
            Stage::Guess { seat, .. } => ("guess", Some(seat)),
            Stage::Cash { seat, .. } => ("cash", Some(seat)),
            Stage::Produce { seat } => ("produce", Some(seat)),
            Stage::Charge { seat, .. } => ("charge", Some(seat)),
            Stage::Mend { seat, .. } => ("mend", Some(seat)),
            Stage::Over => return self.say("over", &[]),
        };
        let seats = match seat {
            Some(seat) => seat.to_string(),
            None => self.list(view.to_act.iter().map(|it| it.to_string())),
        };
        // For a power there is one thing to give, so there is no number to show.
        let left = view.own.as_ref().filter(|_| due.is_none()).map_or(0, |it| it.left);
        let card = match due {
            Some(Due::Good(power) | Due::Card(power)) => self.0.card(power.card),
            Some(Due::Bunker) | None => String::new(),
        };
        let args = [
            ("ask", ask.into()),
            ("seats", seats.into()),
            ("left", left.into()),
            ("card", card.into()),
        ];
        self.say("asked", &args)
    }
}

/// The word by which the message chooses what is due.
fn due_word(due: Due) -> &'static str {
    match due {
        Due::Good(_) => "due-good",
        Due::Card(_) => "due-card",
        Due::Bunker => "due-bunker",
    }
}

/// The word by which the message chooses what is asked.
fn ask_word(ask: Ask) -> &'static str {
    match ask {
        Ask::Start => "start",
        Ask::Pick => "pick",
        Ask::Explore => "explore",
        Ask::Develop => "develop",
        Ask::PayDevelopment => "pay-development",
        Ask::Settle => "settle",
        Ask::PayWorld => "pay-world",
        Ask::WarEffort => "war-effort",
        Ask::Defend => "defend",
        Ask::Damage => "damage",
        Ask::HandLimit => "hand-limit",
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use tabletop::{CardSet, Chance, Game, Seated, Seed, Setup, Viewer};
    use words::{Lang, Listener, Speaks, Speech};
    use xeno::Xeno;
    use xeno::deck::Cards;
    use xeno::options::XenoOptions;

    use super::*;
    use crate::Words;

    const TO: Listener<'static> =
        Listener { names: ["A", "B", "C", "D", "E"], ..Listener::stranger(Lang::En) };

    /// Every position of a game played at random is words alone, with everybody in it.
    #[test]
    fn every_position_is_words() {
        let cards = Arc::new(Cards::parse(Cards::BUILTIN).expect("the box is whole"));
        let options = XenoOptions::default();
        let setup = Setup { players: 3, options: options.clone() };
        let seed = Seed::from_number(3);
        let mut seated = Seated::<Xeno>::new(setup, Arc::clone(&cards), seed).expect("a table");
        let mut chance = Chance::from_number(3);
        while let Some(seat) = seated.game().to_act().first() {
            for lang in Lang::ALL {
                let to = Listener { lang, me: Some(Seat(0)), ..TO };
                let view = seated.game().view(Viewer::Seat(Seat(0)));
                let page = Words::voice(to, &cards, &options).position(&view);
                let bare = ["xeno-", "{"].into_iter().find(|it| page.contains(it));
                assert!(bare.is_none(), "{bare:?} in\n{page}");
                assert_eq!(page.matches("    tableau (").count(), 3, "{page}");
            }
            let mut moves = Vec::new();
            seated.game().legal_moves(seat, &mut moves);
            seated.play(seat, *chance.pick(&moves)).expect("a legal move");
        }
        let view = seated.game().view(Viewer::Spectator);
        let page = Words::voice(TO, &cards, &options).position(&view);
        assert!(page.contains("The game is over.") && page.contains('★'), "{page}");
    }

    #[test]
    fn every_design_has_a_line() {
        let cards = Cards::parse(Cards::BUILTIN).expect("the box is whole");
        let cards = Words::voice(TO, &cards, &XenoOptions::default()).all_cards();
        assert_eq!(cards.lines().count(), 139);
        let militia = "2 × Anti-Xeno Militia: Development, cost 1, 0 VP. Settle: +1 military.";
        assert!(cards.lines().any(|it| it.starts_with(militia)), "{cards}");
    }
}
