//! A network that learns by playing against itself.

use std::num::NonZero;

use bots::{BadTraining, Course, PlayedLesson, TrainError, teach, training};
use tabletop::{Inputs, Net, Seed};

const ONE: NonZero<usize> = NonZero::<usize>::MIN;

fn course(games: u64, seed: u64, batch: Option<u64>) -> Course {
    let batch = batch.map(|it| NonZero::new(it).unwrap());
    Course { games, seed: Seed::from_number(seed), batch }
}

fn taught(game: &str, net: &str, course: Course, threads: usize) -> Vec<u8> {
    let mut training = training(game, net, course).unwrap();
    teach(training.as_mut(), NonZero::new(threads).unwrap(), |_, _| (), |_| ());
    training.net().to_bytes()
}

#[test]
fn the_same_seed_gives_the_same_weights() {
    let nets =
        [("xeno", "duel"), ("xeno", "invasion"), ("invazions", "duel"), ("invazions", "hordes")];
    for (game, net) in nets {
        // Enough for one among strangers.
        let taught = |seed| taught(game, net, course(14, seed, None), 1);
        let weights = taught(5);
        assert!(weights == taught(5), "{net}");
        assert!(weights != taught(6), "{net}");
        assert!(Net::from_bytes(&weights).is_ok());
    }
}

/// Nor does it matter who plays them: what is learned travels as bytes.
#[test]
fn games_of_a_batch_are_the_same_on_any_number_of_threads() {
    let course = course(14, 5, Some(6));
    let weights = taught("pulp", "mission", course, 1);
    assert!(weights == taught("pulp", "mission", course, 4));

    let mut learner = training("pulp", "mission", course).unwrap();
    while !learner.batch().is_empty() {
        let (mut played, batch) = (Vec::new(), learner.batch());
        for number in batch {
            let mut elsewhere = training("pulp", "mission", course).unwrap();
            elsewhere.resume(&learner.state()).unwrap();
            let lessons = elsewhere.play(number..number + 1);
            let bytes = postcard::to_allocvec(&lessons).unwrap();
            played.extend(postcard::from_bytes::<Vec<PlayedLesson>>(&bytes).unwrap());
        }
        learner.learn(&played);
    }
    assert!(weights == learner.net().to_bytes());
}

/// Learned one after the other, positions of the last game would outweigh those of all others.
#[test]
fn the_games_of_a_batch_count_alike() {
    for aims in [[1.0, 0.0], [0.0, 1.0]] {
        let mut learner = training("xeno", "peace", course(2, 5, Some(2))).unwrap();
        let width = learner.net().width();
        learner.learn(&aims.map(|it| game_of_one_position(width, it)));
        let mut inputs = Inputs::default();
        inputs.each(0..40, width, 1.0);
        let value = learner.net().value(&inputs);
        assert!((0.4..0.6).contains(&value), "{aims:?}: {value}");
    }
}

/// A game of 30 positions, all alike, which was worth `aim` to its only seat.
fn game_of_one_position(width: usize, aim: f32) -> PlayedLesson {
    let inputs: Vec<(u16, f32)> = (0..40).map(|at| (at, 1.0)).collect();
    let positions = vec![((width, inputs), 0_u16); 30];
    let seats = vec![(positions, aim, 0_u16)];
    postcard::from_bytes(&postcard::to_allocvec(&(seats,)).unwrap()).unwrap()
}

#[test]
fn a_training_that_was_stopped_goes_on() {
    let course = course(14, 5, Some(4));
    let mut kept = Vec::new();
    let mut whole = training("xeno", "peace", course).unwrap();
    teach(whole.as_mut(), ONE, |_, _| (), |it| kept.push(it.state()));
    assert_eq!(kept.len(), 4);
    for state in &kept {
        let mut again = training("xeno", "peace", course).unwrap();
        again.resume(state).unwrap();
        teach(again.as_mut(), ONE, |_, _| (), |_| ());
        assert!(again.net() == whole.net(), "from {}", again.learned());
    }
}

#[test]
fn a_state_of_another_training_is_refused() {
    let course = course(14, 5, Some(4));
    let state = training("xeno", "peace", course).unwrap().state();
    let others = [("pulp", "mission", course), ("xeno", "peace", self::course(14, 6, Some(4)))];
    for (game, net, course) in others {
        let mut other = training(game, net, course).unwrap();
        assert_eq!(other.resume(&state), Err(BadTraining));
        assert_eq!(other.resume(b"?"), Err(BadTraining));
        assert_eq!(other.learned(), 0);
    }
}

#[test]
fn progress_is_told_after_every_game() {
    for batch in [None, Some(2)] {
        let mut told = Vec::new();
        let mut training = training("xeno", "peace", course(3, 1, batch)).unwrap();
        teach(training.as_mut(), ONE, |game, wrong| told.push((game, wrong)), |_| ());
        assert_eq!(told.iter().map(|it| it.0).collect::<Vec<_>>(), [1, 2, 3]);
        assert!(told.iter().all(|it| 0.0 < it.1 && it.1 < 1.0), "{told:?}");
    }
}

#[test]
fn what_cannot_be_taught_is_refused() {
    let refused = |game, net| training(game, net, course(1, 1, None)).err().unwrap();
    let learned = catalogue::LEARNED.to_vec();
    assert_eq!(refused("oh-no", "peace"), TrainError::Game(learned));
    assert_eq!(refused("xeno", "war"), TrainError::Net(vec!["duel", "peace", "invasion"]));
}
