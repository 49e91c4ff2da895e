//! What is asked, and why, in sentences: of a decision, or of what is proposed for it.

use invazions::card::Location;
use invazions::event::Told;
use invazions::moves::{Moment, Move};
use invazions::view::{HordeView, Proposal, Stage, View};
use tabletop::{Outcome, SeatSet, Verdict};
use words::{Asked, SectionNumber, yes};

use super::Voice;
use super::sections;

impl Voice<'_> {
    pub(crate) fn question(&self, view: &View) -> Asked {
        let section = if self.awaited(view).is_empty() {
            sections::question(&view.stage)
        } else {
            SectionNumber::Borrowed("4.4")
        };
        if let Some(outcome) = &view.outcome {
            return Asked { ask: self.result(outcome), why: self.ending(outcome), section };
        }
        Asked { ask: self.ask(view), why: self.why(view), section }
    }

    /// The viewer's own verdict, or the human side's for somebody who watches.
    pub fn result(&self, outcome: &Outcome) -> String {
        let humans = outcome.verdict(invazions::HUMAN) == Verdict::Won;
        self.say(match self.to.me.map(|it| outcome.verdict(it)) {
            Some(Verdict::Won) => "end-won",
            Some(Verdict::Lost | Verdict::Drawn) => "end-lost",
            None if humans => "end-humans",
            None => "end-hordes",
        })
    }

    /// How the game ended.
    pub fn ending(&self, outcome: &Outcome) -> String {
        self.say(&format!("end-{}", outcome.ending))
    }

    /// The people whose word a bot waits for before it decides.
    pub fn awaited(&self, view: &View) -> SeatSet {
        let waits = view.to_act.iter().all(|it| self.to.bots.contains(it));
        view.awaited().iter().filter(|it| waits && !self.to.bots.contains(*it)).collect()
    }

    /// Whether the viewer's is one of these words.
    pub fn has_a_word(&self, view: &View) -> bool {
        view.me.is_some_and(|it| self.awaited(view).contains(it))
    }

    /// What a bot waits to hear about, before it decides.
    pub fn proposal<'a>(&self, view: &'a View) -> Option<&'a Proposal> {
        view.talk.proposal.as_ref().filter(|_| !self.awaited(view).is_empty())
    }

    /// Everything that a horde proposes together.
    pub fn proposed(&self, proposal: &Proposal) -> String {
        self.sentence(&Told::Proposed { seat: proposal.from, plans: proposal.plans.clone() })
    }

    fn ask(&self, view: &View) -> String {
        if let Some(proposal) = self.proposal(view) {
            return self.proposed(proposal);
        }
        let prefix = if view.moves.is_empty() { "wait" } else { "ask" };
        self.sentence_about(view, &format!("{prefix}-{}", view.stage.word()))
    }

    fn why(&self, view: &View) -> String {
        match &view.stage {
            _ if self.has_a_word(view) => self.sentence_about(view, "why-word"),
            _ if view.moves.is_empty() => self.sentence_about(view, "why-wait"),
            Stage::Acting => self.why_acting(view),
            Stage::Attacking { .. } => self.why_attacking(view).unwrap_or_default(),
            Stage::Bravery { moment } => self.sentence_about(view, why_brave(*moment, view)),
            stage => self.sentence_about(view, &format!("why-{}", stage.word())),
        }
    }

    /// What is left to spend, and what the hordes can bring.
    fn why_acting(&self, view: &View) -> String {
        let left = self.sentence_about(view, "why-acting");
        let spreads = view.spreads(self.cards);
        let Some((seat, spread)) = view.strongest(&spreads) else { return left };
        let args = [
            ("mean", u32::from(spread.average()).into()),
            ("most", u32::from(spread.most()).into()),
        ];
        format!("{left} {}", self.of_seat("bring-sum", seat, &args))
    }

    /// What the horde may still play, and what the wall still takes.
    fn why_attacking(&self, view: &View) -> Option<String> {
        let horde = view.horde(view.me?)?;
        let place = view.place(horde.at?)?;
        let args = [
            ("zombies", u32::from(horde.zombies_left).into()),
            ("rages", u32::from(horde.rages_left).into()),
            ("limit", horde.cards_left.map_or(99, u32::from).into()),
            ("attack", u32::from(place.attack).into()),
            ("resistance", u32::from(place.resistance).into()),
        ];
        Some(self.say_with("why-attacking", &args))
    }

    /// A sentence about what is decided.
    pub fn sentence_about(&self, view: &View, key: &str) -> String {
        let stage = &view.stage;
        let subject = stage.seat().unwrap_or(invazions::HUMAN);
        let at = busy_at(view).map(|it| self.at(it)).unwrap_or_default();
        let points = if let Stage::Wounding { points, .. } = stage { *points } else { 0 };
        let card = if let Stage::Frum { card: Some(card), .. } = stage {
            self.human(*card)
        } else {
            String::new()
        };
        let left = if let Stage::Gnawing { left, .. } | Stage::Slashed { left, .. } = stage {
            *left
        } else {
            0
        };
        let later = view.human.stops.contains(&Moment::Wounds);
        let picks = view.horde(subject).map_or(0, |it| it.picks);
        self.of_seat(
            key,
            subject,
            &[
                ("at", at.into()),
                ("points", u32::from(points).into()),
                ("card", card.into()),
                ("left", u32::from(left).into()),
                ("dropped", dropped(view).into()),
                ("resources", u32::from(view.human.resources).into()),
                ("hand", u32::from(view.human.hand_max).into()),
                ("freed", u32::from(view.freed).into()),
                ("goal", u32::from(view.freed_goal).into()),
                ("picks", u32::from(picks).into()),
                ("last", self.last_played(view).into()),
                ("later", yes(later).into()),
            ],
        )
    }

    /// The card that a horde has just played at the location of an interruption.
    fn last_played(&self, view: &View) -> String {
        let Stage::Bravery { moment: Moment::Cards(at) } = view.stage else { return String::new() };
        let playing = view.hordes.iter().filter(|it| it.at == Some(at) && !it.played.is_empty());
        let last: Option<&HordeView> = playing.min_by_key(|it| it.finished);
        let last = last.and_then(|it| Some((it.seat, it.played.last()?.card)));
        last.map_or_else(String::new, |(seat, card)| {
            self.of_seat("just-played", seat, &[("card", self.zombie(card).into())])
        })
    }
}

/// The name of the reason why the human side is asked for Bravery: what can only be played now, or
/// when it can be played again.
fn why_brave(moment: Moment, view: &View) -> &'static str {
    let slashes = view.moves.iter().any(|it| matches!(it.0, Move::Slash(_)));
    match moment {
        _ if view.moves.len() == 1 => "why-bravery-nothing",
        Moment::Places if slashes => "why-bravery-places",
        Moment::Places | Moment::Cards(_) => "why-bravery-early",
        Moment::Wounds => "why-bravery-wounds",
        Moment::Recruitment | Moment::Idle => "why-bravery-recruitment",
    }
}

/// Whether a card is dropped already, or must be since no Wounded is left to carry.
fn dropped(view: &View) -> &'static str {
    let carries = view.moves.iter().any(|it| it.0 == Move::Carry);
    if matches!(view.stage, Stage::Slashed { dropped: 1.., .. }) {
        return "yes";
    }
    if !view.moves.is_empty() && !carries { "must" } else { "no" }
}

/// The location whose cards are being decided on.
pub fn busy_at(view: &View) -> Option<Location> {
    match view.stage {
        Stage::Cleaning { at } | Stage::Wounding { at, .. } | Stage::Recruiting { at, .. } => {
            Some(at)
        }
        Stage::Attacking { seat }
        | Stage::Frum { seat, .. }
        | Stage::Swallowing { seat }
        | Stage::Selecting { seat }
        | Stage::Gnawing { seat, .. }
        | Stage::Haranguing { seat }
        | Stage::Sneaking { seat }
        | Stage::Slashed { seat, .. } => view.horde(seat)?.at,
        Stage::Bravery { moment: Moment::Cards(at) } => Some(at),
        Stage::Discarding
        | Stage::Acting
        | Stage::Barricading
        | Stage::Going { .. }
        | Stage::Bravery { .. }
        | Stage::Ordering { .. }
        | Stage::Announcing { .. }
        | Stage::Over => None,
    }
}
