"""The tests of the libraries whose interfaces the games have."""

import json
import random
import warnings

import numpy as np
import pettingzoo.test
import pytest
import rempart
from gymnasium.utils.env_checker import check_env
from kinds import name, of_several, tables

every_table = pytest.mark.parametrize(("game", "players", "options"), list(tables()), ids=name)
of_several = pytest.mark.parametrize(("game", "players", "options"), of_several(), ids=name)


@of_several
def test_pettingzoo(game, players, options):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        pettingzoo.test.api_test(rempart.make(game, players, options), num_cycles=60)
        pettingzoo.test.seed_test(lambda: rempart.make(game, players, options), num_cycles=60)


@of_several
def test_pettingzoo_parallel(game, players, options):
    def environment():
        return rempart.make(game, players, options, parallel=True)

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        pettingzoo.test.parallel_api_test(environment(), num_cycles=200)
        pettingzoo.test.parallel_seed_test(environment, num_cycles=60)


@every_table
def test_gymnasium(game, players, options):
    bots = dict.fromkeys(range(1, players), "recruit")
    environment = rempart.make(game, players, options, bots=bots, masked="replace")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(environment, skip_render_check=True)


@every_table
def test_open_spiel(game, players, options):
    pyspiel = pytest.importorskip("pyspiel")
    import rempart.open_spiel

    name = "rempart_" + game.replace("-", "_")
    assert name in rempart.open_spiel.NAMES
    types = {kind.short_name: kind for kind in pyspiel.registered_games()}
    usual = types[name].parameter_specification
    on_off = {True: "on", False: "off"}
    given = {key: type(usual[key])(on_off.get(it, it)) for key, it in options.items()}
    loaded = pyspiel.load_game(name, {"players": players, "deals": 20, **given})
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=False, verbose=False)


def test_open_spiel_deals_again_what_is_unknown():
    pyspiel = pytest.importorskip("pyspiel")
    import rempart.open_spiel  # noqa: F401

    state = pyspiel.load_game("rempart_xeno", {"players": 2}).new_initial_state()
    state.apply_action(3)
    there = state.resample_from_infostate(0, lambda: 0.25)
    assert np.array_equal(state.observation_tensor(0), there.observation_tensor(0))
    assert not np.array_equal(state.observation_tensor(1), there.observation_tensor(1))


def test_open_spiel_remembers_all_that_a_player_was_told():
    pyspiel = pytest.importorskip("pyspiel")
    import rempart.open_spiel  # noqa: F401

    state = pyspiel.load_game("rempart_xeno", {"players": 2}).new_initial_state()
    assert state.information_state_string(0) == ""
    state.apply_action(3)
    known = [state.information_state_string(player) for player in (0, 1)]
    assert known[0] != known[1]
    there, chance = state.clone(), random.Random(1)
    for _ in range(40):
        there.apply_action(chance.choice(there.legal_actions()))
    (before, _, _), (told, begun, view) = (
        json.loads(it) for it in (known[0], there.information_state_string(0))
    )
    assert told[: len(before)] == before and len(before) < len(told)
    assert sum(isinstance(it, str) for it in told) > 3, "its own moves are among them"
    assert view == there.play.view("A") and begun is None
    with pytest.raises(rempart.RempartError, match="imagined"):
        state.play.imagine("A").information_state("A")


def test_open_spiel_plays_an_algorithm_that_needs_information_states():
    pytest.importorskip("pyspiel")
    import pyspiel
    from open_spiel.python.algorithms import outcome_sampling_mccfr

    import rempart.open_spiel  # noqa: F401

    game = pyspiel.load_game("rempart_xeno", {"players": 2, "deals": 2, "invasion": "off"})
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    solver.iteration()
    assert len(solver._infostates) > 20


def test_a_masked_action_is_an_error_or_replaced():
    environment = rempart.make("pulp")
    environment.reset(seed=1)
    masks = environment.action_masks()
    masked = int(np.flatnonzero(~masks)[0])
    with pytest.raises(rempart.IllegalAction):
        environment.step(masked)
    environment = rempart.make("pulp", masked="replace")
    environment.reset(seed=1)
    environment.step(masked)
    assert environment.game.plies == 1


def test_waiting_is_for_those_who_are_not_asked():
    environment = rempart.make("oh-no", 3, parallel=True)
    environment.reset(seed=1)
    [asked] = environment.game.asked
    with pytest.raises(rempart.IllegalAction, match="cannot wait|actions are"):
        environment.step(dict.fromkeys(environment.agents, environment.wait))
    actions = dict.fromkeys(environment.agents, environment.wait)
    actions[asked] = environment.game.actions()[0]
    environment.step(actions)
    assert environment.game.plies == 1


def test_a_board_is_text():
    environment = rempart.make("oh-no", 3, render_mode="ansi")
    environment.reset(seed=1)
    assert len(environment.render().splitlines()) > 3


@pytest.mark.parametrize("game", [info.id for info in rempart.games()])
def test_a_board_is_a_page(game, tmp_path):
    """A document that needs no server: what the seat sees, in both languages."""
    environment = rempart.make(game, render_mode="html")
    environment.reset(seed=1)
    page = environment.render()
    text = str(page)
    assert text == page.html and text.startswith("<!DOCTYPE html>") and text.endswith("</html>")
    for fetched in ('href="/', 'src="/', "<script", "<link", "/assets/"):
        assert fetched not in text
    seat = environment.game.turn
    assert page.html == environment.game.draw(seat).html
    assert page.html != environment.game.draw(seat, lang="fr").html
    page.save(tmp_path / "board.html")
    assert (tmp_path / "board.html").read_text() == text
    assert page._repr_html_() == environment.game._repr_html_()
    assert page._repr_html_().startswith("<iframe") and page._repr_html_().count('"') == 8
