//! The search on games that are small enough to know the right answer.

mod games;

use std::time::{Duration, Instant};

use bots::{Budget, Exploration, Level, Player, Search, Thought, decide, think, weigh};
use games::{Duel, DuelMove, Hand, Hands, IMAGINED};
use tabletop::{Bystander, Chance, Game, Judgement, Log, Seat, Style};

const EXPLORATION: Exploration = Exploration { boldness: 150, prior_weight: 90 };

fn thought<G: Judgement>(game: &G, seat: u8, games: u32, seed: u64) -> Thought<G::Move> {
    let budget = Budget::Games(games.try_into().unwrap());
    let search =
        Search { budget, horizon: 50, exploration: EXPLORATION, taught: true, style: None };
    think(&Bystander::new(game, Seat(seat)), &search, &mut Chance::from_number(seed))
}

#[test]
fn a_bad_card_is_folded_and_a_good_one_bet() {
    for seed in 0..10 {
        assert_eq!(thought(&Duel::with([1, 5]), 0, 500, seed).choice, DuelMove::Fold);
        assert_eq!(thought(&Duel::with([9, 5]), 0, 500, seed).choice, DuelMove::Bet);
    }
}

/// At every level that thinks, and at the one that does not.
#[test]
fn a_style_plays_what_it_likes() {
    let game = Duel::with([1, 5]);
    let bystander = Bystander::new(&game, Seat(0));
    let legal = bystander.legal_moves();
    for level in Level::ALL {
        let bets = |player: Player| {
            let chances = (0..20).map(Chance::from_number);
            let choices = chances.map(|mut it| decide(&bystander, &legal, player, &mut it));
            choices.filter(|it| *it == DuelMove::Bet).count()
        };
        let [bold, careful] =
            [Style::Bold, Style::Careful].map(|it| bets(Player::Styled(level, it)));
        assert_eq!(careful, bets(Player::Level(level)), "{level:?}");
        assert!(bold == 20 && careful < 20, "{level:?}: {bold}, {careful}");
    }
}

/// The answering player sees its own card too, and decides by it.
#[test]
fn a_call_depends_on_the_card_in_hand() {
    for (card, right) in [(1, DuelMove::Fold), (9, DuelMove::Bet)] {
        let mut game = Duel::with([5, card]);
        game.carry_out(Seat(0), DuelMove::Bet, &mut Log::silent());
        assert_eq!(thought(&game, 1, 500, 3).choice, right);
    }
}

/// The first player should expect an opponent who knows its own card alone. Against a 5 an opponent
/// with a weak card drops and one with a strong card calls, so betting is worth between 1/4 and 4/4
/// of the prize, not more.
#[test]
fn the_other_side_is_imagined_deciding_by_its_own_card() {
    let worth = |card| {
        let weighed = thought(&Duel::with([card, 5]), 0, 4000, 1).considered;
        weighed.iter().find(|it| it.mv == DuelMove::Bet).unwrap().worth
    };
    assert!(worth(9) > 0.9 && worth(2) < 0.6, "{} {}", worth(9), worth(2));
}

#[test]
fn the_hidden_card_does_not_change_the_thought() {
    for own in 1..=9 {
        let truths = (1..=9).filter(|it| *it != own);
        let thoughts: Vec<_> =
            truths.map(|other| thought(&Duel::with([own, other]), 0, 200, 7)).collect();
        assert!(thoughts.windows(2).all(|pair| pair[0] == pair[1]), "with a {own}");
    }
}

#[test]
fn a_sealed_answer_is_not_exploited() {
    for seed in 0..10 {
        let seen = |other| thought(&Hands::with([Some(other), None]), 1, 300, seed);
        assert_eq!(seen(Hand::Rock), seen(Hand::Paper));
        assert_eq!(seen(Hand::Rock), seen(Hand::Scissors));
    }
}

/// Whichever of the two comes first in the tree, neither reads the other's sealed answer: the game
/// is even, and its value is far from a sure win for anybody.
#[test]
fn answers_given_together_are_not_foreseen() {
    for seat in [0, 1] {
        let weighed = thought(&Hands::with([None, None]), seat, 6000, 5).considered;
        assert!(weighed.iter().all(|it| it.worth < 0.55), "{weighed:?}");
    }
    let choices: Vec<Hand> =
        (0..40).map(|seed| thought(&Hands::with([None, None]), 0, 300, seed).choice).collect();
    let paper = choices.iter().filter(|it| **it == Hand::Paper).count();
    assert!((1..40).contains(&paper), "a sure answer can be foreseen: {choices:?}");
}

#[test]
fn the_same_luck_gives_the_same_thought() {
    let game = Duel::with([5, 2]);
    assert_eq!(thought(&game, 0, 300, 11), thought(&game, 0, 300, 11));
    assert_ne!(thought(&game, 0, 300, 11), thought(&game, 0, 300, 12));
}

#[test]
fn every_round_is_counted() {
    let weighed = thought(&Duel::with([5, 2]), 0, 300, 1).considered;
    assert_eq!(weighed.iter().map(|it| it.visits).sum::<u32>(), 300);
}

/// A move that the search hardly tries is weighed as well as the one that it chooses.
#[test]
fn a_move_weighed_alone_gets_every_round() {
    let search = Search {
        budget: Budget::Games(400.try_into().unwrap()),
        horizon: 50,
        exploration: EXPLORATION,
        taught: true,
        style: None,
    };
    let game = Duel::with([9, 5]);
    let bystander = Bystander::new(&game, Seat(0));
    let worth = |mv| {
        let (weighed, _) = weigh(&bystander, mv, &search, &mut Chance::from_number(2));
        assert_eq!((weighed.mv, weighed.visits), (mv, 400));
        weighed.worth
    };
    let (bet, fold) = (worth(DuelMove::Bet), worth(DuelMove::Fold));
    assert!(fold < bet && bet <= 1.0, "{bet} {fold}");
    let thought = thought(&game, 0, 400, 2).considered;
    let best = thought.iter().find(|it| it.mv == DuelMove::Bet).unwrap().worth;
    assert!((bet - best).abs() < 0.1, "{bet} {best}");
}

#[test]
fn a_budget_of_time_is_used_and_comes_to_an_end() {
    let search = Search {
        budget: Budget::Time(Duration::from_millis(30)),
        horizon: 50,
        exploration: EXPLORATION,
        taught: true,
        style: None,
    };
    let game = Duel::with([5, 2]);
    let begun = Instant::now();
    let thought = think(&Bystander::new(&game, Seat(0)), &search, &mut Chance::from_number(1));
    assert!(Duration::from_millis(30) <= begun.elapsed());
    assert!(2 <= thought.considered.len());
}

#[test]
fn a_forced_move_is_not_thought_about() {
    let game = Duel::with([1, 2]);
    let bystander = Bystander::new(&game, Seat(0));
    let mut chance = Chance::from_number(1);
    let choice = decide(&bystander, &[DuelMove::Bet], Player::Search(Budget::USUAL), &mut chance);
    assert_eq!((choice, chance.position()), (DuelMove::Bet, 0));
}

/// A bot's search ends where the rest of it could change nothing, also where answers are sealed.
#[test]
fn what_is_decided_early_is_decided_the_same() {
    fn differs<G: Judgement>(game: &G, seat: u8, seed: u64) -> bool {
        let bystander = Bystander::new(game, Seat(seat));
        let budget = Budget::Games(60.try_into().unwrap());
        let player = Player::Search(budget);
        let search = player.search().unwrap();
        let whole = think(&bystander, &search, &mut Chance::from_number(seed)).choice;
        let legal = bystander.legal_moves();
        whole != decide(&bystander, &legal, player, &mut Chance::from_number(seed))
    }
    for seed in 0..100 {
        assert!(!differs(&Duel::with([5, 2]), 0, seed), "seed {seed}");
        assert!(!differs(&Hands::with([None, None]), 0, seed), "seed {seed}");
    }
    let (game, before) = (Duel::with([9, 5]), IMAGINED.get());
    let bystander = Bystander::new(&game, Seat(0));
    let legal = bystander.legal_moves();
    let choice =
        decide(&bystander, &legal, Player::Search(Budget::USUAL), &mut Chance::from_number(1));
    let imagined = IMAGINED.get() - before;
    assert!(choice == DuelMove::Bet && (200..350).contains(&imagined), "{imagined}");
}

#[test]
fn random_plays_everything_that_is_legal() {
    let game = Duel::with([1, 2]);
    let bystander = Bystander::new(&game, Seat(0));
    let mut chance = Chance::from_number(1);
    let legal = bystander.legal_moves();
    let bets = (0..1000)
        .filter(|_| decide(&bystander, &legal, Player::Random, &mut chance) == DuelMove::Bet)
        .count();
    assert!((400..600).contains(&bets), "{bets}");
}
