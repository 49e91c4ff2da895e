//! A network that learns by playing against itself.

use bots::{Course, TrainError, teach};
use tabletop::{Net, Seed};

fn taught(game: &str, net: &str, seed: u64) -> Vec<u8> {
    // Enough for one among strangers.
    let course = Course { games: 14, seed: Seed::from_number(seed) };
    teach(game, net, &course, |_, _| ()).unwrap().to_bytes()
}

#[test]
fn the_same_seed_gives_the_same_weights() {
    let nets =
        [("xeno", "peace"), ("xeno", "invasion"), ("invazions", "duel"), ("invazions", "hordes")];
    for (game, net) in nets {
        let weights = taught(game, net, 5);
        assert!(weights == taught(game, net, 5), "{net}");
        assert!(weights != taught(game, net, 6), "{net}");
        assert!(Net::from_bytes(&weights).is_ok());
    }
}

#[test]
fn progress_is_told_after_every_game() {
    let course = Course { games: 3, seed: Seed::from_number(1) };
    let mut told = Vec::new();
    teach("xeno", "peace", &course, |game, wrong| told.push((game, wrong))).unwrap();
    assert_eq!(told.iter().map(|it| it.0).collect::<Vec<_>>(), [1, 2, 3]);
    assert!(told.iter().all(|it| 0.0 < it.1 && it.1 < 1.0), "{told:?}");
}

#[test]
fn what_cannot_be_taught_is_refused() {
    let course = Course { games: 1, seed: Seed::from_number(1) };
    let refused = |game, net| teach(game, net, &course, |_, _| ()).unwrap_err();
    let learned = catalogue::LEARNED.to_vec();
    assert_eq!(refused("oh-no", "peace"), TrainError::Game(learned));
    assert_eq!(refused("xeno", "war"), TrainError::Net(vec!["peace", "invasion"]));
}
