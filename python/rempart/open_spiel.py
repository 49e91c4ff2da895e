"""Every game as a game of OpenSpiel.

    >>> import pyspiel, rempart.open_spiel
    >>> game = pyspiel.load_game("rempart_oh_no", {"players": 3})

Importing this module registers the games, as `rempart_` and their name. Parameters are `players`,
the options of the game, and `deals`.

All luck of a game comes from its seed, so there is one chance node, at the beginning, which draws
one of `deals` deals. A copy of a state therefore has the same luck ahead of it: a search that may
not know it takes `resample_from_infostate`, which deals again all that a player does not know.

Observations are those of `rempart.Game`; their strings are the view as JSON. Information states
are strings alone, those of `Game.information_state`. Tabular algorithms
need them (CFR and its samplings, best response, exploitability). A state of
`resample_from_infostate` has no past, so `ISMCTSBot` needs `use_observation_string=True`. Deep CFR
reads information states as tensors, which there are none of: their length would have no bound.
Algorithms of `rl_environment` take observations.
"""

from __future__ import annotations

import json

import numpy as np
import pyspiel

from . import Game, games

__all__ = ["NAMES"]


def _parameter(option):
    """An option's default: a number where all its values are numbers."""
    values = option.values
    if isinstance(values, str):
        values = values.split("-")
    numbers = all(value.isdigit() for value in values)
    return int(option.default) if numbers else option.default


def _type(info, name):
    parameters = {option.key: _parameter(option) for option in info.options}
    return pyspiel.GameType(
        short_name=name,
        long_name=info.name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=info.players[1],
        min_num_players=info.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": info.players[0], "deals": 1000, **parameters},
    )


class _Observer:
    """What a player sees, as OpenSpiel asks for it."""

    def __init__(self, size, recalls):
        self.recalls = recalls
        self.tensor = None if recalls else np.zeros(size, np.float32)
        self.dict = {} if recalls else {"observation": self.tensor}

    def set_from(self, state, player):
        if self.recalls:
            raise NotImplementedError("an information state is a string alone")
        if state.play is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = state.play.observe(player)

    def string_from(self, state, player):
        play = state.play
        if play is None:
            return ""
        if self.recalls:
            return play.information_state(player)
        return json.dumps(play.view(player))


class _State(pyspiel.State):
    """A position. `play` is the game itself, or None before the deal."""

    def __init__(self, game):
        super().__init__(game)
        self.fresh = game.fresh
        self.deals = game.deals
        self.play = None

    def current_player(self):
        if self.play is None:
            return pyspiel.PlayerId.CHANCE
        turn = self.play.turn
        return pyspiel.PlayerId.TERMINAL if turn is None else ord(turn) - ord("A")

    def _legal_actions(self, player):
        return self.play.actions(player)

    def chance_outcomes(self):
        return [(deal, 1 / self.deals) for deal in range(self.deals)]

    def _apply_action(self, action):
        if self.play is None:
            self.play = self.fresh.clone()
            self.play.reset(action)
        else:
            self.play.step(action)

    def _action_to_string(self, player, action):
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return self.fresh.action_text(action)

    def is_terminal(self):
        return self.play is not None and self.play.over

    def returns(self):
        if self.play is None:
            return [0.0] * self.fresh.players
        return [float(reward) for reward in self.play.rewards()]

    def resample_from_infostate(self, player, sampler):
        """The same to `player`, with all that it does not know dealt again."""
        state = self.clone()
        state.play = self.play.imagine(player, int(sampler() * 2**53))
        return state

    def __str__(self):
        return " ".join(map(str, self.history())) or "before the deal"


def _register(info):
    name = "rempart_" + info.id.replace("-", "_")
    game_type = _type(info, name)
    keys = [option.key for option in info.options]

    class OpenSpielGame(pyspiel.Game):
        def __init__(self, params=None):
            given = dict(params or {})
            players = given.get("players", info.players[0])
            options = {key: given[key] for key in keys if key in given}
            self.deals = given.get("deals", 1000)
            self.fresh = Game(info.id, players, options)
            game_info = pyspiel.GameInfo(
                num_distinct_actions=self.fresh.num_actions,
                max_chance_outcomes=self.deals,
                num_players=players,
                min_utility=-1.0,
                max_utility=1.0,
                # A move of two parts is two actions.
                max_game_length=2 * info.moves_max,
            )
            super().__init__(game_type, game_info, given)

        def new_initial_state(self):
            return _State(self)

        def make_py_observer(self, iig_obs_type=None, params=None):
            recalls = iig_obs_type is not None and iig_obs_type.perfect_recall
            return _Observer(self.fresh.observation_size, recalls)

    pyspiel.register_game(game_type, OpenSpielGame)
    return name


NAMES = [_register(info) for info in games()]
"""What the games are called in OpenSpiel."""
