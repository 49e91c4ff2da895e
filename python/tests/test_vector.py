"""Many games at once."""

import numpy as np
import pytest
import rempart
from kinds import name, tables

every_table = pytest.mark.parametrize(("game", "players", "options"), list(tables()), ids=name)


@every_table
def test_each_game_is_as_it_would_be_alone(game, players, options):
    """The rows are those of single games that get the same actions."""
    vector = rempart.Vector(game, 3, players, options, seed=5)
    assert vector.observations.shape == (3, vector.observation_size)
    assert vector.masks.shape == (3, vector.num_actions)
    assert (vector.masks.sum(axis=1) > 0).all()
    ended = 0
    for _ in range(400):
        actions = vector.sample()
        assert (vector.masks[np.arange(3), actions] == 1).all()
        vector.step(actions)
        ended += vector.ended.sum()
        over = vector.ended.astype(bool)
        assert not vector.rewards[~over].any() and np.abs(vector.rewards[over]).max(initial=1) == 1
        assert (vector.turns < players).all()
    again = rempart.Vector(game, 3, players, options, seed=5)
    for _ in range(400):
        again.step(again.sample())
    assert np.array_equal(vector.observations, again.observations)


def test_threads_change_nothing():
    one, four = (rempart.Vector("xeno", 10, 4, seed=2, threads=threads) for threads in (1, 4))
    for _ in range(200):
        actions = one.sample()
        assert np.array_equal(actions, four.sample())
        one.step(actions)
        four.step(actions)
    for array in ("observations", "masks", "turns", "rewards", "scores", "ended"):
        assert np.array_equal(getattr(one, array), getattr(four, array))
    assert one.moves == four.moves


def test_bots_play_their_seats():
    vector = rempart.Vector("oh-no", 4, 3, bots={"B": "random", 2: rempart.Bot("recruit")}, seed=1)
    steps = 0
    while not vector.ended.any():
        assert (vector.turns == 0).all()
        vector.step(vector.sample())
        steps += 4
    assert vector.moves > steps


def test_advice_is_offered():
    vector = rempart.Vector("pulp", 3, seed=1, threads=2)
    for _ in range(5):
        actions = vector.advise("cadet")
        assert (vector.masks[np.arange(3), actions] == 1).all()
        vector.step(actions)


def test_what_is_refused_changes_nothing():
    vector = rempart.Vector("planisphere", 3, seed=1)
    before = vector.observations.copy(), vector.masks.copy(), vector.moves
    actions = vector.sample()
    actions[1] = int(np.flatnonzero(vector.masks[1] == 0)[0])
    with pytest.raises(rempart.IllegalAction, match="game 1: .*offered"):
        vector.step(actions)
    with pytest.raises(rempart.RempartError, match="actions has 2 elements; it needs 3"):
        vector.step(actions[:2])
    after = vector.observations, vector.masks, vector.moves
    assert all(np.array_equal(one, other) for one, other in zip(before, after, strict=True))


def test_a_reset_begins_anew():
    vector = rempart.Vector("invazions", 2, 3, seed=3)
    first = vector.observations.copy()
    for _ in range(50):
        vector.step(vector.sample())
    vector.reset(3)
    assert np.array_equal(vector.observations, first)
    vector.reset(4)
    assert not np.array_equal(vector.observations, first)


def test_observations_can_be_left_out():
    with_them, without = (
        rempart.Vector("xeno", 4, 3, seed=1, observed=observed) for observed in (True, False)
    )
    assert without.observations.shape == (4, 0)
    for _ in range(100):
        with_them.step(with_them.sample())
        without.step(without.sample())
    assert np.array_equal(with_them.masks, without.masks)
