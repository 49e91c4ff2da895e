//! The Invasion mode's own part of a game: the threat, the waves, the admirals' disks.

use tabletop::{ArrayVec, BySeat, Chance, SEATS_MAX, Seat, SeatSet};

use crate::deck::{InvasionCard, InvasionSet, Might};
use crate::track::Track;
use crate::view::InvasionView;
use crate::waves::Waves;

/// The Invasion mode of a game.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Invasion {
    /// The threat; never below 0.
    pub(crate) threat: u8,
    pub(crate) waves: Waves,
    /// The admirals' disks; none before the first invasion step.
    pub(crate) track: Track,
    /// The card that each seat faces in this step.
    pub(crate) faced: BySeat<Option<InvasionCard>>,
    /// The cards of the last step.
    pub(crate) last: BySeat<Option<InvasionCard>>,
    /// The total with which each seat defended in this step, once all is revealed.
    pub(crate) fought: BySeat<Option<i8>>,
    /// The seats that had something to decide about their defence in this step.
    pub(crate) asked: SeatSet,
    /// The seats that failed to defend in this step.
    pub(crate) failed: SeatSet,
    /// How many times nobody has defended.
    pub(crate) defeats: u8,
    /// The award tokens for each place on the track, the strongest first.
    pub(crate) awards: ArrayVec<u8, SEATS_MAX>,
}

impl Invasion {
    /// XI 12.2, 12.3 and 12.4: the waves are shuffled, and the threat is that of the tile.
    pub(crate) fn new(
        set: &InvasionSet,
        players: u8,
        expert: bool,
        chance: &mut Chance,
    ) -> Invasion {
        let tile = set.tile(players);
        let used = if expert { set.experts } else { set.per_player * players };
        Invasion {
            threat: tile.start,
            waves: Waves::new(&set.cards, used.into(), chance),
            track: Track::default(),
            faced: BySeat::new(players, |_| None),
            last: BySeat::new(players, |_| None),
            fought: BySeat::new(players, |_| None),
            asked: SeatSet::EMPTY,
            failed: SeatSet::EMPTY,
            defeats: 0,
            awards: tile.awards.clone(),
        }
    }

    /// XI 16.5: the award tokens for the place of `seat` on the track.
    pub(crate) fn award(&self, seat: Seat) -> u8 {
        self.track.place(seat).map_or(0, |place| self.awards[place])
    }

    /// Deals the unseen cards again. Everybody knows how many cards of which waves are left, and
    /// which have attacked.
    pub(crate) fn deal_again(&mut self, chance: &mut Chance) {
        self.waves.deal_again(chance);
    }

    /// Checks that every invasion card of `set` is in exactly one place.
    ///
    /// # Errors
    /// A sentence about the card that is not.
    pub(crate) fn census(&self, set: &InvasionSet) -> Result<(), String> {
        let faced = self.faced.values().copied().flatten();
        let mut here: Vec<InvasionCard> = self.waves.all().chain(faced).collect();
        let mut all = set.cards.clone();
        here.sort_unstable();
        all.sort_unstable();
        if here == all { Ok(()) } else { Err(format!("{} invasion cards", here.len())) }
    }

    /// What everybody sees. `strengths` are those against the Xenos now, and `military` the part of
    /// them that is plain military.
    pub(crate) fn view(&self, military: &BySeat<i8>, strengths: &BySeat<i8>) -> InvasionView {
        let players = strengths.players();
        InvasionView {
            threat: self.threat,
            waves: self.waves.left(),
            disks: self.track.disks().iter().map(|it| (it.seat, it.strength)).collect(),
            seen: self.waves.spent.iter().copied().collect(),
            faced: self.faced.clone(),
            asked: self.asked,
            fought: self.fought.clone(),
            last: self.last.clone(),
            might: BySeat::new(players, |it| Some(self.faced[it]?.might.against(military[it]))),
            defeats: self.defeats,
            total: strengths.values().map(|it| i16::from(*it)).sum(),
            awards: self.awards.to_vec(),
        }
    }
}

impl Might {
    /// How strong the card is against a player with this military (XI 15.5).
    pub fn against(self, military: i8) -> i8 {
        match self {
            Might::Plain(strength) => strength,
            Might::MilitaryPlus(more) => military + more,
        }
    }
}
