"""A game by numbers: arrays, texts, records, copies, errors."""

import random

import numpy as np
import pytest
import rempart
from kinds import name, tables

every_table = pytest.mark.parametrize(("game", "players", "options"), list(tables()), ids=name)


def play(game, chance, moves=None):
    """Plays at random, to the end or for a number of actions."""
    while not game.over and moves != 0:
        game.step(chance.choice(game.actions()))
        moves = None if moves is None else moves - 1
    return game


@every_table
def test_arrays_show_what_the_seat_sees(game, players, options):
    chance = random.Random(1)
    game = rempart.Game(game, players, options, seed=3)
    observation, mask = game.observation, game.mask
    for count in range(300):
        if game.over:
            break
        if count % 10 == 0:
            assert observation is game.observation and mask is game.mask
            assert np.array_equal(observation, game.observe(game.turn))
            assert np.array_equal(mask, game.mask_of(game.turn))
            assert mask.nonzero()[0].tolist() == game.actions()
        game.step(chance.choice(game.actions()))


@every_table
def test_what_a_seat_does_not_know_changes_nothing_in_its_arrays(game, players, options):
    chance = random.Random(2)
    game = rempart.Game(game, players, options, seed=5)
    differs = 0
    for count in range(280):
        if game.over:
            break
        if count % 7 == 0:
            for seat in game.seats:
                there = game.imagine(seat, seed=count)
                assert np.array_equal(game.observe(seat), there.observe(seat))
                assert np.array_equal(game.mask_of(seat), there.mask_of(seat))
                for other in set(game.seats) - {seat}:
                    differs += not np.array_equal(game.observe(other), there.observe(other))
        game.step(chance.choice(game.actions()))
    assert players == 1 or differs, "nothing was hidden"


@every_table
def test_a_record_gives_the_same_game(game, players, options):
    played = play(rempart.Game(game, players, options, seed=7), random.Random(3))
    record = played.record(["Ida"])
    assert record.startswith("rempart record 1\n") and "name A Ida" in record
    assert rempart.verify(record) == played.outcome()
    again = rempart.replay(record)
    assert (again.plies, again.seed, again.record(["Ida"])) == (played.plies, played.seed, record)


def test_a_seed_gives_the_same_game():
    one, other, third = (rempart.Game("xeno", 3, seed=seed) for seed in (9, 9, 10))
    for game in (one, other, third):
        play(game, random.Random(4), 200)
    assert np.array_equal(one.observation, other.observation)
    assert one.view("A") == other.view("A") != third.view("A")
    one.reset()
    assert np.array_equal(one.observation, rempart.Game("xeno", 3, seed=9).observation)


def test_a_clone_goes_its_own_way():
    game = play(rempart.Game("oh-no", 4, seed=1), random.Random(5), 3)
    before, copy = game.observation.copy(), game.clone()
    play(copy, random.Random(6))
    assert copy.over and not game.over
    assert np.array_equal(game.observation, before)


def test_numbers_and_texts_are_each_others():
    for info in rempart.games():
        game = rempart.Game(info.id)
        texts = [game.action_text(action) for action in range(game.num_actions)]
        assert len(set(texts)) == game.num_actions
        chance = random.Random(7)
        for seed in range(50):
            if game.over:
                game.reset(seed)
            for move in game.legal_moves() if game.begun() is None else []:
                first, *second = game.action_numbers(move)
                assert game.mask[first]
                if not second:
                    assert texts[first] == move
            game.step(chance.choice(game.actions()))


def test_a_move_of_two_parts_is_two_actions():
    game = rempart.Game("planisphere", 2, {"landings": 2, "events": False}, seed=2)
    chance = random.Random(8)
    while not any(len(game.action_numbers(move)) == 2 for move in game.legal_moves()):
        game.step(chance.choice(game.actions()))
    seat, plies = game.turn, game.plies
    move = next(it for it in game.legal_moves() if len(game.action_numbers(it)) == 2)
    first, second = game.action_numbers(move)
    whole, before = game.clone(), game.observation.copy()
    whole.play(seat, move)
    game.step(first)
    assert (game.observation != before).sum() == 1, "what was begun is seen"
    assert (game.turn, game.begun(), game.plies) == (seat, first, plies)
    assert game.action_text(first).endswith(" ...") and " ... " in game.action_text(second)
    game.step(second)
    assert game.plies == plies + 1 and game.view(seat) == whole.view(seat)


def test_bots_choose_what_is_offered():
    for level in ("random", "recruit", "cadet", "search:5"):
        game, bot = rempart.Game("pulp", seed=3), rempart.Bot(level, seed=1)
        for _ in range(30):
            if game.over:
                game.reset()
            action = bot.choose(game)
            assert game.mask[action]
            game.step(action)
    assert rempart.Bot("captain").level == "captain"
    game = rempart.Game("invazions", 3, seed=1)
    assert game.finish("recruit", seed=2) > 10 and game.over


def test_boards_and_moves_in_words():
    game = rempart.Game("oh-no", 3, seed=1)
    assert game.board("A") != game.board("A", lang="fr") != game.board()
    assert game.say(game.actions()[0]) and game.say(game.actions()[0], lang="fr")
    assert rempart.card_file("oh-no")[1] in game.record()


def test_cards_of_ones_own(tmp_path):
    text, usual = rempart.card_file("pulp")
    file = tmp_path / "cards.toml"
    file.write_text(text.replace("strength = 1", "strength = 2", 1))
    game = rempart.Game("pulp", cards=file)
    assert f"\ncards {usual}\n" not in game.record()
    assert rempart.replay(game.record(), cards=file).plies == 0
    with pytest.raises(rempart.RempartError):
        rempart.replay(game.record())
    with pytest.raises(rempart.RempartError, match="line 1"):
        rempart.Game("pulp", cards="nothing at all")


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        (lambda: rempart.Game("chess"), "there are: oh-no"),
        (lambda: rempart.Game("oh-no", 7), "the game takes 3 to 5"),
        (lambda: rempart.Game("oh-no", 3, {"colour": 1}), "known: level"),
        (lambda: rempart.Game("oh-no", 3, {"level": 9}), "it takes 0"),
        (lambda: rempart.Game("oh-no", seed="seven"), "whole number or 64"),
        (lambda: rempart.Bot("admiral"), "there are: random, recruit"),
        (lambda: rempart.Game("oh-no").view("F"), '"A", "B", "C"'),
        (lambda: rempart.Game("oh-no").action_text(10**6), "actions are 0 to"),
        (lambda: rempart.Game("oh-no").action_numbers("fly"), "no move of oh-no"),
        (lambda: rempart.Game("oh-no").board(lang="de"), "there are: fr, en"),
        (lambda: rempart.Game("oh-no").imagine("A").record(), "imagined"),
        (lambda: rempart.replay("nonsense"), "line 1"),
        (lambda: rempart.Vector("oh-no", 0), "at least 1 game"),
        (lambda: rempart.Vector("oh-no", 1, 3, bots={"D": "cadet"}), "no seat D"),
        (lambda: rempart.Vector("pulp", 1, bots={"A": "cadet"}), "leave one of them free"),
        (lambda: rempart.make("oh-no", masked="maybe"), "'raise' or 'replace'"),
        (lambda: rempart.make("oh-no", bots={"A": "cadet"}), "leave 2 seats free"),
        (lambda: rempart.make("pulp", render_mode="film"), "there are: ansi, html"),
        (lambda: rempart.Game("pulp").draw("B"), "0 to 0"),
        (lambda: rempart.Game("pulp").draw(lang="de"), "there are: fr, en"),
        (lambda: rempart.Game("oh-no").imagine("A").draw(), "imagined"),
        (lambda: rempart.Game("pulp").draw().save("/no/such/folder"), "/no/such/folder"),
    ],
)
def test_an_error_says_what_would_be_right(wrong, right):
    with pytest.raises(rempart.RempartError) as error:
        wrong()
    assert right in str(error.value)


@every_table
def test_what_is_refused_changes_nothing(game, players, options):
    game = play(rempart.Game(game, players, options, seed=4), random.Random(9), 3)
    before = game.observation.copy(), game.mask.copy(), game.plies
    masked = np.flatnonzero(game.mask == 0)
    for action in [*masked[:: max(1, len(masked) // 50)].tolist(), -1, game.num_actions, 2**40]:
        with pytest.raises(rempart.IllegalAction, match="offered|actions are"):
            game.step(action)
    for seat in set(game.seats) - set(game.asked):
        with pytest.raises(rempart.IllegalAction, match="is not asked"):
            game.act(seat, 0)
    with pytest.raises(rempart.IllegalAction, match="is no move"):
        game.play(game.turn, "nonsense")
    after = game.observation, game.mask, game.plies
    assert all(np.array_equal(one, other) for one, other in zip(before, after, strict=True))
    play(game, random.Random(10))
    with pytest.raises(rempart.GameOver, match="reset"):
        game.step(0)
    assert game.actions() == [] and not game.mask.any() and not game.observation.any()
