//! What helps a bot: the value of a position, the priors of moves, and the answers of an honest
//! horde. All of it looks at imagined games or at a view.

mod features;
mod learned;
mod styles;

use tabletop::{AsText, BySeat, Game, Gauge, Judgement, Seat, SeatSet, Style, Viewer};

use crate::card::{Defender, HumanCard, Location, Research, Sort, ZombieBag, ZombieCard};
use crate::moves::{Moment, Move, Plan};
use crate::rules::{FREED_GOAL, POINTS_GOAL};
use crate::state::Invazions;
use crate::step::{At, HUMAN, Step};
use crate::view::{HordeView, Stage, View};

/// How much a lead of one turn counts.
const A_TURN: f32 = 0.45;

/// The number of turns that a side needs which cannot win any more.
const NEVER: f32 = 40.0;

/// How much less it is worth than the network says to keep a full hand, so that nothing is drawn. What
/// a new card may do lies beyond what a search sees.
const CLOGGED: f32 = 0.02;

impl Judgement for Invazions {
    const MAIN: &'static [&'static str] = &["scenario"];
    const SOMEBODY_WINS: bool = true;

    fn hand(&self, seat: Seat) -> Vec<String> {
        let view = self.view(Viewer::Seat(seat));
        match view.hordes.iter().find(|it| it.seat == seat) {
            Some(horde) => horde.hand.iter().map(ToString::to_string).collect(),
            None => view.human.hand.iter().map(ToString::to_string).collect(),
        }
    }

    fn progress(&self) -> f32 {
        (f32::from(self.points) / f32::from(POINTS_GOAL)).min(1.0)
    }

    fn side(&self, seat: Seat) -> &'static str {
        if seat == HUMAN { "h" } else { "z" }
    }

    fn allies(&self, seat: Seat) -> SeatSet {
        if seat == HUMAN { SeatSet::only(HUMAN) } else { self.seats().collect() }
    }

    fn judge(&self) -> BySeat<f32> {
        let human = self.judged();
        BySeat::new(self.table.players, |seat| if seat == HUMAN { human } else { 1.0 - human })
    }

    fn prior(&self, seat: Seat, mv: Move) -> f32 {
        self.hand_made_prior(seat, mv)
    }

    fn is_taught(&self) -> bool {
        true
    }

    fn learned(&self) -> Option<BySeat<f32>> {
        Some(self.learned_worths())
    }

    fn learned_prior(&self, seat: Seat, mv: Move) -> Option<f32> {
        self.compares(seat).then(|| self.trained_prior(seat, mv))
    }

    fn missed(&self, _seat: Seat, mv: Move) -> f32 {
        if mv == Move::Keep && self.is_full() { -CLOGGED } else { 0.0 }
    }

    fn is_quiet(&self) -> bool {
        self.is_settled()
    }

    fn aim(&self, seat: Seat) -> Option<f32> {
        self.esteem(seat)
    }

    fn habits(&self, seat: Seat, mv: Move) -> Vec<&'static str> {
        self.habits_of(seat, mv)
    }

    fn styles(seat: Seat) -> &'static [Style] {
        Invazions::styles_of(seat)
    }

    fn liking(&self, style: Style, _seat: Seat, mv: Move) -> f32 {
        self.liked(style, mv)
    }

    fn round(&self) -> u16 {
        self.turn.into()
    }

    fn gauges(&self, seat: Seat) -> Vec<Gauge> {
        if seat == HUMAN { self.gauges_of_humans() } else { self.gauges_of_hordes(seat) }
    }

    fn awaited(&self, seat: Seat) -> SeatSet {
        self.still_to_answer(seat)
    }

    fn confer(view: &View, seat: Seat, mv: Move, people: SeatSet) -> Move {
        self::confer(view, seat, mv, people)
    }

    fn reply(view: &View, seat: Seat) -> Option<Move> {
        self::reply(view, seat)
    }
}

impl Invazions {
    fn gauges_of_humans(&self) -> Vec<Gauge> {
        vec![
            Gauge::high("antidote", self.points),
            Gauge::low("freed", self.freed()),
            Gauge::high("humans", self.human_count()),
            Gauge::high("resistance", self.ats().map(|it| self.resistance_of(it)).sum::<u8>()),
            Gauge::high("research", self.research_in_place()),
            Gauge::high("resources", self.human.resources),
        ]
    }

    fn gauges_of_hordes(&self, seat: Seat) -> Vec<Gauge> {
        vec![
            Gauge::high("freed", self.freed()),
            Gauge::low("antidote", self.points),
            Gauge::low("humans", self.human_count()),
            Gauge::low("research", self.research_in_place()),
            Gauge::high("pack", self.deck_of(seat).len() as u8),
            Gauge::high("attack", self.hordes[seat].attack()),
        ]
    }

    /// How many Research cards are installed.
    fn research_in_place(&self) -> u8 {
        self.places.iter().filter(|it| it.standing_research().is_some()).count() as u8
    }

    /// How well the human side stands, from 0 to 1: compares the turns that both sides seem to
    /// need.
    pub(crate) fn judged(&self) -> f32 {
        squash(A_TURN * (self.turns_of_hordes() - self.turns_of_humans()))
    }

    /// The turns to 30 points at the pace of the research in place; that will be lost at times, and
    /// must then be set up again.
    fn turns_of_humans(&self) -> f32 {
        let left = f32::from(POINTS_GOAL.saturating_sub(self.points));
        let now: u8 = self.ats().map(|at| self.points_next(at)).sum();
        let usual = self.usual_points();
        let cards = 0.06 * f32::from(self.human.resources) + 0.04 * f32::from(self.human_count());
        left / (0.5 * f32::from(now) + 0.5 * usual + cards).max(0.5)
    }

    /// The points that the Research cards bring in a usual turn. A card whose die has made it too
    /// expensive ever to install brings next to nothing.
    fn usual_points(&self) -> f32 {
        let usual = |it: Research| if self.is_too_dear(it) { 0.1 } else { 0.85 };
        self.human.research.iter().map(|it| usual(it.0)).sum()
    }

    fn is_too_dear(&self, research: Research) -> bool {
        let beside = self.places.iter().all(|it| it.research != Some(research));
        beside && self.resources_max() < self.research_cost(research)
    }

    fn points_next(&self, at: At) -> u8 {
        self.place(at).standing_research().map_or(0, |it| self.research_points(at, it))
    }

    fn human_count(&self) -> u8 {
        self.places.iter().map(|it| it.standing().len() as u8).sum()
    }

    /// The turns to five Zombies Libérés: until the pile has brought them out, and until they are
    /// recruited.
    fn turns_of_hordes(&self) -> f32 {
        let missing = f32::from(FREED_GOAL.saturating_sub(self.freed()));
        let shown: u8 =
            self.places.iter().map(|it| it.contamination.count(ZombieCard::Freed)).sum();
        let (pile, hidden) = self.pile_and_freed();
        let to_show = (missing - f32::from(shown)).max(0.0);
        if f32::from(hidden) < to_show {
            return NEVER;
        }
        let players = f32::from(self.table.players);
        let showing = to_show * (f32::from(pile) + 1.0) / (f32::from(hidden) + 1.0) / players;
        let power: f32 = self.seats().map(|seat| self.power(seat)).sum();
        let walls: u8 = self.ats().map(|at| self.resistance_of(at)).sum();
        let entries = (power / (f32::from(walls) / players)).clamp(0.3, players);
        let recruiting = missing / entries.min(f32::from(self.horde_count()));
        showing.max(recruiting) + 0.3 * recruiting
    }

    /// The attack that a horde usually has in a turn: about 3.7 average cards of its deck.
    fn power(&self, seat: Seat) -> f32 {
        let deck = self.deck_of(seat);
        let worth: f32 = deck.kinds().map(|it| f32::from(deck.count(it)) * self.punch(it)).sum();
        3.7 * worth / (deck.len() as f32).max(1.0)
    }

    fn punch(&self, card: ZombieCard) -> f32 {
        let face = self.cards.zombie(card);
        let more = face.cards + face.zombies + face.rages;
        let each = 1.5 * f32::from(face.each);
        f32::from(face.attack) + 0.9 * f32::from(more) + each
    }

    /// The prior of a move.
    pub(crate) fn hand_made_prior(&self, seat: Seat, mv: Move) -> f32 {
        match mv {
            Move::Discard(card) => self.prior_of_discard(card),
            Move::Play(card, at) => self.prior_of_play(card, self.at(at)),
            Move::Install(_, at) => self.prior_of_install(self.at(at)),
            Move::Capture(card, _) => 2.0 + value(card),
            Move::Clean(card) => value(card),
            Move::Barricade(at) => self.prior_of_barricade(self.at(at)),
            Move::Slash(at) => self.prior_of_slash(self.at(at)),
            Move::Stand(at) => self.prior_of_stand(at),
            Move::Charge(at) => self.prior_of_charge(at),
            Move::Save(defender, at) => self.prior_of_save(defender, self.at(at)),
            Move::Go(at) => self.prior_of_go(seat, self.at(at)),
            Move::Drop(card) | Move::Sacrifice(card) => self.prior_of_lose(card),
            Move::Lead if self.hand(seat).contains(ZombieCard::Swell) => 3.0,
            Move::Lead => 1.0,
            Move::Yield => 0.6,
            Move::Attack(card) => self.prior_of_attack(seat, card),
            Move::Take(card) => value(card),
            Move::Wound(defender) => self.prior_of_wound(defender),
            Move::Gift(_) => 3.0,
            Move::Carry => 2.0,
            Move::Skip => self.prior_of_skip(),
            Move::Done => 0.3,
            Move::Keep | Move::End | Move::Decline => 1.0,
            Move::Spare => 0.2,
            Move::Announce | Move::Wait => {
                let true_now = FREED_GOAL <= self.freed();
                if true_now == (mv == Move::Announce) { 10.0 } else { 0.0 }
            }
            Move::Ask(_)
            | Move::Tell(_)
            | Move::Hold(_)
            | Move::Propose(_)
            | Move::Agree
            | Move::Disagree
            | Move::Stop(..) => 0.0,
        }
    }

    fn prior_of_discard(&self, card: HumanCard) -> f32 {
        if self.is_useless(card) {
            return 3.0;
        }
        let spare = 1 < self.human_hand().count(card);
        match (card.is_human(), spare) {
            (false, true) => 0.8,
            (false, false) => 0.3,
            (true, true) if card != HumanCard::Survivors => 0.5,
            (true, _) => 0.15,
        }
    }

    /// Whether a card can never be played again, so that it only takes up room in the hand.
    fn is_useless(&self, card: HumanCard) -> bool {
        let zombies = || {
            let shown = self.places.iter().flat_map(|it| it.contamination.kinds());
            shown.filter(|it| it.sort() == Sort::Zombie).count() as u8 + self.pile_and_freed().0
        };
        let idle = || self.human.research.iter().all(|it| self.is_too_dear(it.0));
        (card == HumanCard::Capture && zombies() == 0) || (card == HumanCard::Gift && idle())
    }

    /// Higher where other Humans are, and where the research is: Humans are strong together.
    fn prior_of_play(&self, card: HumanCard, at: At) -> f32 {
        let place = self.place(at);
        let worth = match card {
            HumanCard::Survivors => 1.5,
            HumanCard::Agent => 2.2,
            HumanCard::Cook => 2.0,
            HumanCard::Soldier | HumanCard::Guard => 1.8,
            HumanCard::Technician => 1.6,
            HumanCard::Sniper | HumanCard::Arsonist | HumanCard::Janitor => 1.2,
            HumanCard::Slash
            | HumanCard::Prophylaxis
            | HumanCard::Stand
            | HumanCard::Charge
            | HumanCard::Capture
            | HumanCard::Gift => 0.0, // Bravery is not a Human.
        };
        let research = if place.research.is_some() { 1.0 } else { 0.0 };
        worth * (0.6 + research + 0.45 * place.humans.len() as f32)
    }

    fn prior_of_install(&self, at: At) -> f32 {
        0.6 + 2.2 * self.place(at).humans.len() as f32
    }

    /// Higher where the barricade protects points, or what the hordes would like to have.
    fn prior_of_barricade(&self, at: At) -> f32 {
        let place = self.place(at);
        let freed = f32::from(place.contamination.count(ZombieCard::Freed));
        1.0 + 1.5 * f32::from(self.points_next(at)) + freed
    }

    fn prior_of_slash(&self, at: At) -> f32 {
        let place = self.place(at);
        let prize = if place.research.is_some() { 1.0 } else { 0.4 };
        prize * (0.8 + self.hordes_at(at).len() as f32)
    }

    /// How far the attack at a location goes beyond its Resistance.
    fn margin(&self, at: At) -> i16 {
        i16::from(self.attack_at(at)) - i16::from(self.resistance_of(at))
    }

    /// Whether this is the last moment before the wounds: only then is it known what helps.
    fn is_last_moment(&self) -> bool {
        self.steps.top() == Some(&Step::Window { moment: Moment::Wounds })
    }

    fn prior_of_stand(&self, at: Location) -> f32 {
        let felled = self.at_risk(self.at(at)).len() as f32;
        if self.is_last_moment() { 0.9 * felled } else { 0.02 }
    }

    fn prior_of_charge(&self, at: Location) -> f32 {
        let at = self.at(at);
        let margin = self.margin(at);
        let taken = self.cards.bravery(HumanCard::Charge).amount * self.hordes_at(at).len() as u8;
        match () {
            () if !self.is_last_moment() => 0.02,
            () if margin < 0 => 0.01,
            () if margin < i16::from(taken) => 5.0,
            () => 0.5 * self.at_risk(at).len() as f32,
        }
    }

    fn prior_of_save(&self, defender: Defender, at: At) -> f32 {
        let shields = self.place(at).fallen_research;
        match defender {
            Defender::Research(_) => 4.0,
            Defender::Human(_) if shields => 4.5,
            Defender::Human(card) => 0.6 * f32::from(self.cards.human(card).cost),
        }
    }

    /// Higher where the hordes that go there would get in together, for what lies there.
    fn prior_of_go(&self, seat: Seat, at: At) -> f32 {
        let place = self.place(at);
        let mut party: SeatSet = self.hordes_at(at);
        party.insert(seat);
        let power: f32 = party.iter().map(|it| self.might(it)).sum();
        let walls = f32::from(self.resistance_of(at));
        let best = place.contamination.kinds().map(value).fold(0.0, f32::max);
        let surplus = (power - walls).clamp(0.0, 10.0);
        let points = f32::from(self.points_next(at));
        let prize = best + 0.25 * surplus * (0.5 + points);
        if walls <= power { 0.3 + prize } else { 0.1 + 0.2 * prize * (power / walls).powi(3) }
    }

    /// The attack that a horde's hand can bring.
    fn might(&self, seat: Seat) -> f32 {
        let hand = self.hand(seat);
        let (mut zombies, mut rages, mut sum) = (3_u8, 1_u8, 0.0);
        let mut strongest: tabletop::ArrayVec<ZombieCard, 32> = hand.iter().take(32).collect();
        strongest.sort_unstable_by(|a, b| self.punch(*b).total_cmp(&self.punch(*a)));
        for card in strongest {
            let face = self.cards.zombie(card);
            let left = match card.sort() {
                Sort::Zombie => &mut zombies,
                Sort::Rage => &mut rages,
                Sort::Freed => continue,
            };
            if 0 < *left {
                *left -= 1;
                sum += f32::from(face.attack) + f32::from(face.each) + 0.5 * f32::from(face.cards);
                zombies += face.zombies;
                rages += face.rages;
            }
        }
        sum
    }

    /// High for weak cards, which a horde rather loses than keeps.
    fn prior_of_lose(&self, card: ZombieCard) -> f32 {
        if card == ZombieCard::Freed { 3.0 } else { 3.0 / (0.5 + value(card)) }
    }

    fn prior_of_skip(&self) -> f32 {
        match self.steps.top() {
            Some(Step::Recruit { .. } | Step::Sneak { .. }) => 0.5,
            _ => 1.0,
        }
    }

    /// Cards that bring more cards and more plays come first, then the strongest attack.
    fn prior_of_attack(&self, seat: Seat, card: ZombieCard) -> f32 {
        let face = self.cards.zombie(card);
        let more = f32::from(face.cards + face.zombies + face.rages);
        let played = f32::from(self.hordes[seat].played_of(Sort::Zombie));
        let special = [
            (ZombieCard::Legion, 0.8 * played),
            (ZombieCard::Harangue, 3.0),
            (ZombieCard::Selection, 1.5),
            (ZombieCard::Vermin, -1.5),
            (ZombieCard::NoSurvivors, 1.0),
        ];
        let own = special.iter().find(|it| it.0 == card).map_or(0.0, |it| it.1);
        let recruits = 1.5 * f32::from(face.recruits);
        (0.1 + f32::from(face.attack) + 2.5 * more + recruits + own).max(0.1)
    }

    /// High for what is worth most for the points that devouring it takes.
    fn prior_of_wound(&self, defender: Defender) -> f32 {
        let Some(Step::Wound { at, points, .. }) = self.steps.top() else { return 1.0 };
        let resistance = self.resistance(*at, defender);
        if *points < resistance {
            return 0.02;
        }
        let worth = match defender {
            Defender::Research(_) => 6.0,
            Defender::Human(card) => 1.0 + f32::from(self.cards.human(card).cost),
        };
        worth / (0.5 + f32::from(resistance))
    }
}

impl Invazions {
    /// Habits of bots that simulations count: turns of the human side, those that begin with a full
    /// hand of which nothing is discarded, and those that end with all resources unspent though
    /// something could be played.
    fn habits_of(&self, seat: Seat, mv: Move) -> Vec<&'static str> {
        let rich = || self.resources_max() <= self.human.resources;
        let idle = || rich() && 1 < self.answers(seat);
        let all = [
            (mv == Move::End, "human-turns"),
            (mv == Move::Keep && self.is_full(), "clogged-turns"),
            (mv == Move::End && idle(), "idle-turns"),
        ];
        all.into_iter().filter(|it| it.0).map(|it| it.1).collect()
    }

    /// Whether the human side draws nothing, since its hand is full.
    fn is_full(&self) -> bool {
        self.hand_max() <= self.human.hand_size()
    }

    /// How many answers the question to `seat` has.
    fn answers(&self, seat: Seat) -> usize {
        let mut moves = Vec::new();
        self.legal_moves(seat, &mut moves);
        moves.len()
    }
}

/// The worth of a card to a horde.
fn value(card: ZombieCard) -> f32 {
    match card {
        ZombieCard::Freed => 12.0,
        ZombieCard::Ogre | ZombieCard::Tracker => 5.0,
        ZombieCard::Swallower => 4.5,
        ZombieCard::Ishtar | ZombieCard::Whistler | ZombieCard::Zyorkshire => 4.0,
        ZombieCard::HueAndCry | ZombieCard::Overrun | ZombieCard::Vermin => 3.0,
        ZombieCard::Legion | ZombieCard::Fanfare | ZombieCard::Swell => 3.0,
        ZombieCard::JohnFrum | ZombieCard::Selection | ZombieCard::Harangue => 2.5,
        ZombieCard::Contagion | ZombieCard::Sneak | ZombieCard::NoSurvivors => 2.0,
        ZombieCard::Devour => 1.0,
        ZombieCard::Member => 0.8,
        ZombieCard::Wounded => 0.1,
    }
}

/// Maps any number to between 0 and 1.
fn squash(x: f32) -> f32 {
    1.0 / (1.0 + (-x).exp())
}

impl Invazions {
    /// All that a horde owns.
    fn deck_of(&self, seat: Seat) -> ZombieBag {
        let horde = &self.hordes[seat];
        let mut deck = *self.hand(seat);
        deck.absorb(&horde.discard);
        deck.absorb(&horde.drawn_from());
        horde.played.iter().filter(|it| !it.sacrificed).for_each(|it| deck.insert(it.card));
        deck
    }
}

/// The answer of an honest bot: what it holds when it is asked, and whether it likes a plan.
pub(crate) fn reply(view: &View, seat: Seat) -> Option<Move> {
    let question = view.talk.question.filter(|it| it.waiting.contains(seat));
    let proposal = view.talk.proposal.as_ref().filter(|it| it.waiting.contains(seat));
    let said = question.map(|it| Move::Tell(it.topic)).or_else(|| {
        let agrees = proposal?.plans.iter().all(|it| approves(view, seat, *it));
        Some(if agrees { Move::Agree } else { Move::Disagree })
    });
    said.filter(|mv| view.offers(*mv))
}

/// A bot's move among allies. It keeps to what was agreed; where the hordes decide together, it
/// first proposes its move to the people among them.
pub(crate) fn confer(view: &View, seat: Seat, mv: Move, people: SeatSet) -> Move {
    if !view.stage.is_decided_together() {
        return mv; // This concerns the bot alone.
    }
    let answers = |it: &Move| view.moves.contains(&AsText(*it));
    let kept = view.talk.agreed.iter().find_map(|it| it.answer(seat).filter(answers));
    let proposed = || concerning(view, seat, mv, people).map(Move::Propose);
    kept.or_else(|| proposed().filter(|it| view.offers(*it))).unwrap_or(mv)
}

/// The plan that a move amounts to, if it concerns a horde of one of the `people` too.
fn concerning(view: &View, seat: Seat, mv: Move, people: SeatSet) -> Option<Plan> {
    let allies = view.hordes.iter().filter(|it| it.seat != seat && people.contains(it.seat));
    let is_concerned = |horde: &HordeView| {
        if let Stage::Wounding { at, .. } = view.stage {
            horde.at == Some(at)
        } else if let Stage::Recruiting { at, .. } = view.stage {
            horde.at == Some(at) && 0 < horde.picks
        } else {
            !horde.finished
        }
    };
    { allies }.any(is_concerned).then(|| plan_of(seat, mv)).flatten()
}

/// The plan that a move amounts to.
fn plan_of(seat: Seat, mv: Move) -> Option<Plan> {
    if let Move::Go(at) = mv {
        return Some(Plan::Go(seat, at));
    }
    if let Move::Wound(defender) = mv {
        return Some(Plan::Wound(defender));
    }
    if let Move::Take(card) = mv {
        return Some(Plan::Take(seat, card));
    }
    (mv == Move::Lead).then_some(Plan::Lead(seat))
}

/// A bot does what others want it to do, unless that would be a false alarm, or would cost a Zombie
/// Libéré its place.
fn approves(view: &View, seat: Seat, plan: Plan) -> bool {
    match plan {
        Plan::Announce => view.freed_goal <= view.freed,
        Plan::Take(who, card) => who != seat || 1.0 < value(card),
        Plan::Go(..) | Plan::Lead(_) | Plan::Wound(_) => true,
    }
}

#[cfg(test)]
mod tests {

    use super::*;
    use crate::scene::set;
    use crate::step::HUMAN;

    /// Games of two went on for a hundred turns with a hand that could never be played.
    #[test]
    fn what_can_never_be_played_is_discarded_first() {
        let game = set("radio:\nhall:\nA: capture slash | deck agent\nB:\nstep: begin");
        let prior = |mv| game.prior(HUMAN, mv);
        assert!(prior(Move::Discard(HumanCard::Capture)) > prior(Move::Keep));
        assert!(prior(Move::Discard(HumanCard::Slash)) < prior(Move::Keep));
    }

    /// Hordes cannot wait for Zombies Libérés that are out of the game.
    #[test]
    fn hordes_that_cannot_win_any_more_are_no_threat() {
        let judged = |pile: &str| {
            set(&format!("radio:\nhall:\nA: | has infected | has virus\nB:\npile: {pile}")).judged()
        };
        let (open, lost) = (judged("freed freed freed freed freed ogre"), judged("freed ogre"));
        assert!(open < 0.5 && 0.5 < lost, "{open} {lost}");
    }
}
