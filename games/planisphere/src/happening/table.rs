//! The hundred events, one line for each. Line `n` is section PL 11.n of the rulebook.

use super::Act::*;
use super::Class::{AtOnce, Choice, Turns};
use super::Question::*;
use super::ReadingSource::{Printed, Ruled};
use super::Rewrite::{Covers, CoversRegion};
use super::Rule::*;
use super::Where::{Asia, Everywhere, On, Striking, Struck, Within};
use super::Whom::*;
use super::{Act, Class, Happening, Question, ReadingSource, Rewrite, Rule};
use crate::card::Sex::Female;
use crate::card::Trait::{Control, Flying, Machine};
use crate::deck::Shot;
use crate::effective::Attribute::{Att, Def, Dis, Rep};
use crate::map::Region::*;
use crate::map::Terrain::{Desert, Ice, Ocean};

/// Most events change the next turn.
const NEXT: Class = Turns(1);

/// What an event does at once, and what it changes.
type Effects = (Option<Act>, &'static [Rule]);

const fn line(
    number: u8,
    slug: &'static str,
    class: Class,
    (act, holds): Effects,
    source: ReadingSource,
) -> Happening {
    Happening { number, slug, class, act, holds, source }
}

const fn at_once(act: Act) -> Effects {
    (Some(act), &[])
}

const fn ask(question: Question) -> Effects {
    (Some(Act::Ask(question)), &[])
}

const fn while_in_force(holds: &'static [Rule]) -> Effects {
    (None, holds)
}

const fn both(act: Act, holds: &'static [Rule]) -> Effects {
    (Some(act), holds)
}

/// Every event, in the order of the die.
pub const ALL: [Happening; 100] = [
    // PL 11.1, 11.2, 11.3, 11.4, 11.5, 11.6, 11.7, 11.8, 11.9 and 11.10:
    line(1, "gallows-luck", NEXT, while_in_force(&[ArrivalSucceeds]), Printed),
    line(2, "atlas", NEXT, while_in_force(&[ContinentChosen]), Ruled),
    line(3, "turbo", NEXT, while_in_force(&[Set(Dis, 4)]), Printed),
    line(4, "sterility", NEXT, while_in_force(&[NoGestation]), Printed),
    line(5, "truce", NEXT, while_in_force(&[NoCombat]), Printed),
    line(6, "fatigue", NEXT, while_in_force(&[DisAtMost(1)]), Printed),
    line(7, "reinforcements", NEXT, while_in_force(&[ExtraCard]), Ruled),
    line(8, "indigestion", NEXT, while_in_force(&[Add(Dis, -1, Everywhere)]), Printed),
    line(9, "desertion", Choice, ask(Desertion), Ruled),
    line(10, "traitor", Turns(3), ask(Traitor), Ruled),
    // PL 11.11, 11.12, 11.13, 11.14, 11.15, 11.16, 11.17, 11.18, 11.19 and 11.20:
    line(11, "fertility", Turns(3), both(HurryGestations(1), &[Set(Rep, 1)]), Printed),
    line(
        12,
        "big-one",
        NEXT,
        while_in_force(&[Add(Att, -1, Within(UsWest)), Add(Def, -2, Within(UsWest))]),
        Printed,
    ),
    line(13, "locusts", NEXT, while_in_force(&[Sticky(NorthAfrica)]), Ruled),
    line(
        14,
        "blizzard",
        NEXT,
        while_in_force(&[
            Add(Att, -1, Within(Ussr)),
            Add(Def, -1, Within(Ussr)),
            NoShotsAcross(Ussr),
        ]),
        Ruled,
    ),
    line(15, "sharks", NEXT, both(Destroy(In(Atlantic)), &[Fatal(Atlantic)]), Ruled),
    line(16, "voodoo", AtOnce, at_once(Strike(4, SouthAfrica)), Ruled),
    line(17, "greenhouse", NEXT, while_in_force(&[Ground(Rewrite::Turns(Ice, Ocean))]), Printed),
    line(18, "monsoon", NEXT, while_in_force(&[Closed(India)]), Ruled),
    line(19, "disability", NEXT, while_in_force(&[NoSpecials]), Ruled),
    line(20, "revolution", AtOnce, at_once(Destroy(In(Mexico))), Printed),
    // PL 11.21, 11.22, 11.23, 11.24, 11.25, 11.26, 11.27, 11.28, 11.29 and 11.30:
    line(21, "bug", NEXT, while_in_force(&[Paralysed(With(Machine))]), Ruled),
    line(22, "paranoia", NEXT, while_in_force(&[Paranoia]), Ruled),
    line(23, "virus", NEXT, both(Destroy(In(CentralAmerica)), &[Fatal(CentralAmerica)]), Ruled),
    line(24, "radiation", NEXT, both(Destroy(In(Europe)), &[Fatal(Europe)]), Ruled),
    line(25, "exhumation", AtOnce, at_once(Exhumation), Ruled),
    line(26, "irony", NEXT, while_in_force(&[Inverted]), Ruled),
    line(27, "pacifism", NEXT, while_in_force(&[WithoutEffect]), Printed),
    line(28, "migrations", AtOnce, at_once(Migrations), Ruled),
    line(29, "relocation", Choice, ask(Relocation), Ruled),
    line(30, "ghosts", AtOnce, at_once(Recoil { defence_below: 4, squares: 1 }), Ruled),
    // PL 11.31, 11.32, 11.33, 11.34, 11.35, 11.36, 11.37, 11.38, 11.39 and 11.40:
    line(31, "bounty", Choice, ask(Bounty), Ruled),
    line(32, "census", Choice, ask(Census { keep: 5 }), Ruled),
    line(33, "apocalypse", AtOnce, at_once(Destroy(All)), Printed),
    line(
        34,
        "tsunami",
        NEXT,
        both(Destroy(In(Japan)), &[Ground(CoversRegion(Japan, Ocean)), Fatal(Japan)]),
        Ruled,
    ),
    line(35, "shield", NEXT, while_in_force(&[NoWeaknesses]), Ruled),
    line(36, "paroxysm", NEXT, while_in_force(&[Paroxysm]), Ruled),
    line(37, "reincarnation", NEXT, while_in_force(&[Reborn]), Ruled),
    line(38, "drunkenness", NEXT, while_in_force(&[Diagonal]), Printed),
    line(39, "darkness", NEXT, while_in_force(&[NoMovement]), Printed),
    line(40, "miracle", NEXT, both(Miracle, &[NoDraw]), Printed),
    // PL 11.41, 11.42, 11.43, 11.44, 11.45, 11.46, 11.47, 11.48, 11.49 and 11.50:
    line(41, "breathless", NEXT, while_in_force(&[Set(Att, 3), Set(Def, 3), Set(Dis, 1)]), Printed),
    line(42, "voyeur", AtOnce, at_once(Voyeur), Ruled),
    line(43, "take-off", Class::Game, while_in_force(&[Grant(Flying)]), Printed),
    line(44, "hunt", AtOnce, at_once(Destroy(With(Flying))), Printed),
    line(45, "hurricane", AtOnce, at_once(Destroy(In(Atlantic))), Printed),
    line(46, "furnace", NEXT, while_in_force(&[Ground(Rewrite::Turns(Ocean, Desert))]), Printed),
    line(47, "deluge", NEXT, while_in_force(&[Ground(Covers(Ocean))]), Printed),
    line(48, "celerity", NEXT, while_in_force(&[DefenderFirst]), Printed),
    line(49, "boomerang", NEXT, while_in_force(&[ShotsReturn]), Printed),
    line(50, "hold-up", AtOnce, at_once(HoldUp), Ruled),
    // PL 11.51, 11.52, 11.53, 11.54, 11.55, 11.56, 11.57, 11.58, 11.59 and 11.60:
    line(51, "shortage", NEXT, while_in_force(&[NoDraw]), Printed),
    line(52, "lightning", AtOnce, at_once(Lightning), Printed),
    line(53, "cybernetics", NEXT, while_in_force(&[Grant(Machine)]), Printed),
    line(54, "doping", AtOnce, at_once(Remove(AttackAbove(5))), Printed),
    line(55, "rebellion", AtOnce, at_once(Rebellion), Ruled),
    line(56, "booby-trap", AtOnce, at_once(BoobyTrap), Printed),
    line(57, "cheating", AtOnce, at_once(Remove(Winners)), Ruled),
    line(58, "carapace", NEXT, while_in_force(&[Add(Def, 1, Struck)]), Ruled),
    line(59, "postponed", NEXT, while_in_force(&[NoCombat]), Ruled),
    line(60, "stray-shots", NEXT, while_in_force(&[ShotsStray]), Ruled),
    // PL 11.61, 11.62, 11.63, 11.64, 11.65, 11.66, 11.67, 11.68, 11.69 and 11.70:
    line(61, "resignation", Choice, ask(Resignation), Printed),
    line(62, "taboo", NEXT, while_in_force(&[NoGestationForNewcomers]), Ruled),
    line(63, "crusade", NEXT, while_in_force(&[Indestructible(Control)]), Printed),
    line(64, "hacker", NEXT, at_once(Hacker), Ruled),
    line(65, "famine", Choice, ask(Famine), Printed),
    line(66, "featherweight", NEXT, while_in_force(&[Featherweight]), Ruled),
    line(67, "blasphemy", NEXT, while_in_force(&[SwapMartyrsAndControl]), Printed),
    line(68, "countdown", Turns(2), at_once(Countdown), Ruled),
    line(69, "exile", Choice, ask(Exile), Printed),
    line(70, "slippery", NEXT, while_in_force(&[SlideWest]), Ruled),
    // PL 11.71, 11.72, 11.73, 11.74, 11.75, 11.76, 11.77, 11.78, 11.79 and 11.80:
    line(71, "seasickness", Choice, ask(Seasickness), Ruled),
    line(72, "magic-wand", Choice, ask(MagicWand), Printed),
    line(73, "hospital", NEXT, while_in_force(&[SwapSexes]), Printed),
    line(74, "abomination", NEXT, while_in_force(&[Frightened]), Ruled),
    line(75, "claws", NEXT, while_in_force(&[Add(Att, 1, Striking)]), Ruled),
    line(76, "dunes", NEXT, while_in_force(&[Ground(Covers(Desert))]), Printed),
    line(77, "radar", AtOnce, at_once(Destroy(Moving(3))), Printed),
    line(78, "phantom", NEXT, while_in_force(&[MartyrsLinger]), Ruled),
    line(79, "atonement", AtOnce, at_once(Remove(VictoriesAbove(2))), Printed),
    line(80, "sneeze", AtOnce, at_once(Recoil { defence_below: i8::MAX, squares: 3 }), Ruled),
    // PL 11.81, 11.82, 11.83, 11.84, 11.85, 11.86, 11.87, 11.88, 11.89 and 11.90:
    line(81, "substitution", Choice, ask(Replacement { pinned: true }), Ruled),
    line(82, "wager", Choice, ask(Wager), Ruled),
    line(83, "brainwashing", AtOnce, at_once(ShuffleAndDraw(3)), Ruled),
    line(84, "wounded", Choice, ask(Replacement { pinned: false }), Ruled),
    line(85, "elixir", NEXT, both(Elixir, &[Add(Rep, 1, Everywhere)]), Ruled),
    line(86, "fine", Choice, ask(Fine), Ruled),
    line(87, "nostalgia", AtOnce, at_once(Nostalgia), Ruled),
    line(
        88,
        "mutation",
        NEXT,
        while_in_force(&[
            Set(Dis, 1),
            Set(Att, 1),
            Set(Def, 1),
            Set(Rep, 1),
            SetShot(Shot { range: 1, force: 1 }),
        ]),
        Ruled,
    ),
    line(89, "glue", NEXT, while_in_force(&[Paralysed(All)]), Ruled),
    line(90, "kamikaze", Choice, ask(Kamikaze), Printed),
    // PL 11.91, 11.92, 11.93, 11.94, 11.95, 11.96, 11.97, 11.98, 11.99 and 11.100:
    line(91, "inquisition", AtOnce, at_once(Destroy(With(Control))), Printed),
    line(92, "delay", NEXT, while_in_force(&[NoDraw]), Printed),
    line(
        93,
        "abyss",
        NEXT,
        while_in_force(&[Add(Att, -1, On(Ocean)), Add(Def, -1, On(Ocean))]),
        Printed,
    ),
    line(94, "surveillance", AtOnce, at_once(Destroy(CannotFight)), Ruled),
    line(95, "macho-inquisition", AtOnce, at_once(Destroy(Of(Female))), Printed),
    line(96, "witch", AtOnce, at_once(Destroy(OfIn(Female, Europe))), Ruled),
    line(97, "sabotage", NEXT, while_in_force(&[Paralysed(With(Machine))]), Ruled),
    line(98, "magic-guard", NEXT, while_in_force(&[MagicGuard]), Ruled),
    line(99, "cuckold", AtOnce, at_once(Destroy(BesideMale)), Ruled),
    line(100, "bushido", NEXT, while_in_force(&[Add(Att, 1, Asia)]), Ruled),
];
