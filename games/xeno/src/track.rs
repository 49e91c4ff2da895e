//! The threat track: where the admirals' disks stand, and how they move.

use tabletop::{ArrayVec, BySeat, SEATS_MAX, Seat};

/// An admiral's disk.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Disk {
    pub(crate) seat: Seat,
    /// The strength against the Xenos that it stands on; it may be below -2 (XI 13.6).
    pub(crate) strength: i8,
}

/// The disks from the highest to the lowest, those of a pile from top to bottom.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Track(ArrayVec<Disk, SEATS_MAX>);

impl Track {
    /// The disks from the highest to the lowest, those of a pile from top to bottom.
    pub(crate) fn disks(&self) -> &[Disk] {
        &self.0
    }

    /// The place of `seat`, from 0 for the highest; none before the first invasion step.
    pub(crate) fn place(&self, seat: Seat) -> Option<usize> {
        self.0.iter().position(|it| it.seat == seat)
    }

    /// XI 13.3: a new disk lies on top of those that are there.
    pub(crate) fn put(&mut self, disk: Disk) {
        let at = self.0.iter().position(|it| it.strength <= disk.strength);
        self.0.insert(at.unwrap_or(self.0.len()), disk);
    }

    /// XI 13.4 and 13.5: moves the disks to the players' new strengths.
    pub(crate) fn follow(&mut self, strengths: &BySeat<i8>) {
        let before = self.0.clone();
        for (at, disk) in before.iter().enumerate() {
            let same = |it: &&Disk| {
                it.strength == disk.strength && strengths[it.seat] == strengths[disk.seat]
            };
            let moves = strengths[disk.seat] != disk.strength;
            if moves && !before[..at].iter().any(|it| same(&it)) {
                self.move_group(before.iter().filter(same), strengths[disk.seat]);
            }
        }
    }

    /// Moves disks from one space to another; they keep their order.
    fn move_group<'a>(&mut self, group: impl DoubleEndedIterator<Item = &'a Disk>, strength: i8) {
        for disk in group.rev() {
            self.0.retain(|it| it.seat != disk.seat);
            self.put(Disk { seat: disk.seat, strength });
        }
    }

    /// XI 14.4: the bottom disk of each pile goes on top.
    pub(crate) fn turn_piles(&mut self) {
        for pile in self.0.chunk_by_mut(|a, b| a.strength == b.strength) {
            pile.rotate_right(1);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// `E5 B3 C3`: disks from the highest on.
    fn track(text: &str) -> Track {
        Track(text.split_whitespace().map(disk).collect())
    }

    fn disk(word: &str) -> Disk {
        let (seat, strength) = word.split_at(1);
        Disk { seat: seat.parse().unwrap(), strength: strength.parse().unwrap() }
    }

    fn shown(track: &Track) -> String {
        let words: Vec<_> =
            track.disks().iter().map(|it| format!("{}{}", it.seat, it.strength)).collect();
        words.join(" ")
    }

    /// The disks after the seats, from A on, have the strengths that `now` lists.
    fn moved(before: &str, now: &[i8]) -> String {
        let mut track = track(before);
        track.follow(&BySeat::new(now.len() as u8, |it| now[it.index()]));
        shown(&track)
    }

    /// XI 13.3: later disks lie on top.
    #[test]
    fn the_first_disks_are_piled_up() {
        let mut track = Track::default();
        for word in ["C1", "D2", "A1", "B-5", "E1"] {
            track.put(disk(word));
        }
        assert_eq!(shown(&track), "D2 E1 A1 C1 B-5");
        assert_eq!(track.place(Seat(0)), Some(2));
    }

    /// XI 13.4 and 13.5: the example of the booklet. Violet (E) goes down one space first, then
    /// yellow (C) and green (D) go up two as a group; blue (A) and red (B) stay as they are.
    #[test]
    fn the_example_moves() {
        assert_eq!(moved("E5 A3 B3 C2 D2", &[3, 3, 4, 4, 4]), "C4 D4 E4 A3 B3");
    }

    /// XI 14.4: the example goes on. Red (B) and violet (E) come on top.
    #[test]
    fn the_example_turns_its_piles() {
        let mut track = track("C4 D4 E4 A3 B3");
        track.turn_piles();
        assert_eq!(shown(&track), "E4 C4 D4 B3 A3");
    }

    /// XI 13.4: the higher disk moves first, so the later lies on it.
    #[test]
    fn from_the_highest_to_the_lowest() {
        assert_eq!(moved("A5 B3", &[4, 4]), "B4 A4");
        assert_eq!(moved("B3 A1", &[2, 2]), "A2 B2");
        assert_eq!(moved("A3 B3 C1", &[1, 2, 1]), "B2 A1 C1", "a pile from top to bottom");
    }

    /// XI 13.5: only disks that come from the same space are a group.
    #[test]
    fn a_group_comes_from_one_space() {
        assert_eq!(moved("A4 B3 C3", &[2, 2, 2]), "B2 C2 A2");
        assert_eq!(moved("A3 B3 C3", &[0, 3, 0]), "B3 A0 C0");
    }

    /// XI 13.4: a disk that passes a space lies on another there only if that one stays.
    #[test]
    fn a_pile_that_is_left() {
        assert_eq!(moved("A5 B4", &[4, 3]), "A4 B3");
        assert_eq!(moved("A5 B4 C4", &[4, 5, 4]), "B5 A4 C4");
    }
}
