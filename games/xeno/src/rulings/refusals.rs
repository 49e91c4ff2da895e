//! Every refusal, and the section that it names.

use crate::refusal::Reason;
use crate::state::Xeno;

const PICK: &str = "
    A: old-earth | hand gem-world comet-zone
    B: new-sparta";

const START: &str = "phase: start
    A: dealt old-earth new-sparta | hand gem-world comet-zone space-port
    B: dealt epsilon-eridani alpha-centauri | hand new-earth rebel-base mining-world";

const PEACE: &str = "options: invasion=off
    A: old-earth
    B: new-sparta";

const EXPERTS: &str = "options: expert=on
    A: old-earth
    B: new-sparta";

const EXPLORE: &str = "phase: explore
    A: old-earth | picks explore-5 | hand new-earth
    B: new-sparta
    deck: refugee-world empath-world outlaw-world pirate-world public-works.1 public-works.2 \
        deficit-spending.1";

const DEVELOP: &str = "phase: develop
    A: old-earth public-works.1 | hand drop-ships.1 gem-world public-works.2
    B: new-sparta";

const SETTLE: &str = "phase: settle
    A: old-earth new-military-tactics.1 | hand rebel-base new-earth public-works.1
    B: new-sparta";

/// A military world that strength can take, with powers of all sorts at hand.
const TAKE: &str = "phase: settle
    A: new-sparta contact-specialist.1 new-military-tactics.1 colony-ship.1 \
        imperium-arms-factory.1 | hand rebel-miners alien-robot-scout-ship new-earth
    B: old-earth";

const CONSUME: &str = "phase: consume
    A: old-earth deficit-spending.1 | picks double | hand gem-world comet-zone spice-world
    B: new-sparta";

const FEAST: &str = "phase: consume
    A: old-earth new-vinland* spice-world* gem-world* comet-zone | picks double
    B: new-sparta";

const PRODUCE: &str = "phase: produce
    A: old-earth! gem-world* rebel-fuel-cache former-penal-colony | hand new-earth space-port \
        | picks produce
    B: new-sparta";

const INVASION: &str = "phase: invasion
    A: epsilon-eridani new-military-tactics.1 contact-specialist.1 | hand new-earth comet-zone
    B: old-earth terraforming-surveyors
    disks: A1 B0
    invaders: 2:5 1:-1";

const DAMAGE: &str = "phase: invasion
    A: epsilon-eridani former-penal-colony* public-works.1 gem-world!
    B: old-earth terraforming-surveyors
    disks: A2 B0
    invaders: 1:2 1:-1";

conformance::refusals! { Xeno, Reason:
    NotNow "2.1": PICK, "A place gem-world";
    NotInHand "10.1": EXPLORE, "A discard gem-world";
    NotInTableau "2.4": CONSUME, "A use public-works.1 1";
    NotDealt "1.2": START, "A keep gem-world";
    NotAgain "11.1": EXPERTS, "A pick trade\nA pick trade";
    NoSuchAction "12.1": PEACE, "A pick repair";
    NoDevelopment "4.2": DEVELOP, "A place gem-world";
    NoWorld "5.1": SETTLE, "A place public-works.1";
    Twin "4.4": DEVELOP, "A place public-works.2";
    DearDevelopment "4.3": DEVELOP, "A place drop-ships.1";
    DearWorld "5.2": SETTLE, "A place new-earth";
    TooWeak "5.3": SETTLE, "A place rebel-base";
    Picked "10.3": EXPLORE, "A discard new-earth\nA discard new-earth";
    NotEnough "10.3": INVASION, "A bunker\nA done";
    Enough "10.3": CONSUME,
        "A use deficit-spending.1 1\nA discard gem-world\nA discard comet-zone\nA discard spice-world";
    NoPower "2.5": CONSUME, "A use deficit-spending.1 9";
    NoUse "5.6": "phase: settle
        A: old-earth colony-ship.1 | hand anti-xeno-alien-bunker gem-world comet-zone space-port rebel-base
        B: new-sparta", "A place anti-xeno-alien-bunker\nB nothing\nA use colony-ship.1 1";
    PaidOnce "5.4": TAKE, "A place rebel-miners\nB nothing\nA use colony-ship.1 1";
    Barred "5.5": TAKE, "A place alien-robot-scout-ship\nB nothing\nA use contact-specialist.1 2";
    Unpaid "5.6": TAKE, "A place rebel-miners\nB nothing\nA use imperium-arms-factory.1 1";
    NoAid "15.3": INVASION, "A use contact-specialist.1 1";
    Used "2.5": INVASION, "A bunker\nA pay new-earth\nA bunker";
    NoFood "6.3": FEAST, "A use new-vinland 1\nA spend comet-zone";
    WrongGood "5.6": "phase: invasion
        A: epsilon-eridani anti-xeno-refugees* gem-world* space-port
        B: old-earth terraforming-surveyors
        disks: A2 B0
        invaders: 2:4 1:-1", "A use anti-xeno-refugees 2\nA spend space-port";
    NoGoodToSell "6.1": "phase: consume
        A: old-earth gem-world* comet-zone* space-port | picks trade
        B: new-sparta", "A sell space-port";
    NoGoodToGive "17.1": PRODUCE, "A spend rebel-fuel-cache";
    Compulsory "6.2": FEAST, "A done";
    MustProduce "7.3": PRODUCE, "A done\nA done";
    Produced "7.5": PRODUCE, "A done\nA produce gem-world";
    NotProducible "7.3": PRODUCE, "A done\nA produce old-earth";
    NotDamaged "17.4": PRODUCE, "A done\nA repair gem-world cards";
    NoTarget "16.1": DAMAGE, "A damage public-works.1";
    Damaged "16.1": DAMAGE, "A damage gem-world";
    NoMeans "17.4": PRODUCE, "A done\nA repair old-earth bonus";
    NoGuess "6.7": "phase: consume
        A: gambling-world | picks double
        B: new-sparta", "A guess 9";
}
