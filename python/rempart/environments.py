"""Games as environments of PettingZoo and Gymnasium.

Every agent is a seat, "A" to "E". An observation is a dictionary with `observation`, a flat row of
`float32`, and `action_mask`, 1 for each action that is offered. The last number of the parallel
environment stands for waiting: whoever is not asked has no other.
"""

from __future__ import annotations

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv, ParallelEnv

from ._rempart import Bot, Game, IllegalAction, RempartError

__all__ = ["Parallel", "Solo", "Turns", "make"]


def make(game, bots, parallel, masked, render_mode):
    """See `rempart.make`."""
    if masked not in ("raise", "replace"):
        raise RempartError(f"masked cannot be {masked!r}; it takes 'raise' or 'replace'")
    bots = {_letter(game, seat): _level(bot) for seat, bot in bots.items()}
    free = [seat for seat in game.seats if seat not in bots]
    if len(free) == 1:
        if parallel:
            raise RempartError("a parallel environment needs at least two seats without bots")
        return Solo(game, free[0], bots, masked, render_mode)
    if bots:
        raise RempartError(f"bots leave {len(free)} seats free; leave one, or all of them")
    environment = Parallel if parallel else Turns
    return environment(game, masked, render_mode)


def _letter(game, seat):
    if isinstance(seat, int) and 0 <= seat < game.players:
        return game.seats[seat]
    if seat in game.seats:
        return seat
    raise RempartError(f"no seat {seat!r}; there are {', '.join(game.seats)}")


def _level(bot):
    return (bot if isinstance(bot, Bot) else Bot(bot)).level


def _draw(generator):
    """A seed for a game or a bot."""
    return int(generator.integers(2**63))


class Offered(spaces.Discrete):
    """The actions of a game; without a mask it draws among those that are offered."""

    def __init__(self, count, offered):
        super().__init__(count)
        self._offered = offered

    def sample(self, mask=None, probability=None):
        if mask is None and probability is None:
            mask = self._offered()
            mask = mask if mask.any() else None
        if probability is None:
            return super().sample(mask)
        return super().sample(mask, probability)

    def __reduce__(self):
        # In another process there is no game beside it.
        return (spaces.Discrete, (int(self.n),))


class _Shown:
    """What the environments share: spaces and boards."""

    metadata = {"render_modes": ["ansi", "html", "human"], "render_fps": 1}

    def _set_up(self, game, masked, render_mode, waits=0):
        if render_mode is not None and render_mode not in self.metadata["render_modes"]:
            modes = ", ".join(self.metadata["render_modes"])
            raise RempartError(f"no render mode {render_mode!r}; there are: {modes}")
        self.game = game
        """The game itself, with its view as JSON, its record, and clones."""
        self.masked = masked
        self.render_mode = render_mode
        self.metadata = {**self.metadata, "name": f"rempart_{game.id}"}
        self._numbers = spaces.Box(-np.inf, np.inf, (game.observation_size,), np.float32)
        self._seen = spaces.Dict(
            {
                "observation": self._numbers,
                "action_mask": spaces.Box(0, 1, (game.num_actions + waits,), np.int8),
            }
        )

    def _board(self, seat):
        if self.render_mode == "html":
            return self.game.draw(seat)
        board = self.game.board(seat)
        if self.render_mode == "human":
            print(board)
            return None
        return board

    def _allowed(self, mask, action):
        """The action, or the next one that is offered if it is not and may be replaced."""
        action = int(action)
        if self.masked == "raise" or (0 <= action < len(mask) and mask[action]):
            return action
        offered = mask.view(bool).nonzero()[0]
        return int(offered[np.searchsorted(offered, action) % len(offered)])


class Turns(_Shown, AECEnv):
    """A game of several, one agent after the other (PettingZoo's AEC)."""

    def __init__(self, game, masked="raise", render_mode=None):
        AECEnv.__init__(self)
        self._set_up(game, masked, render_mode)
        self.metadata = {**self.metadata, "is_parallelizable": False}
        self.possible_agents = list(game.seats)
        self._spaces = {
            seat: Offered(game.num_actions, lambda seat=seat: game.mask_of(seat))
            for seat in game.seats
        }
        self._random, _ = seeding.np_random()

    def observation_space(self, agent):
        return self._seen

    def action_space(self, agent):
        return self._spaces[agent]

    def reset(self, seed=None, options=None):
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        self.game.reset(_draw(self._random))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self.game.turn

    def observe(self, agent):
        game = self.game
        if agent == game.turn:
            return {"observation": game.observation.copy(), "action_mask": game.mask.copy()}
        return {"observation": game.observe(agent), "action_mask": game.mask_of(agent)}

    def step(self, action):
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        game = self.game
        if self.masked == "replace":
            action = self._allowed(game.mask, action)
        goes_on = game.step(int(action))
        self._cumulative_rewards[agent] = 0.0
        if goes_on:
            self.agent_selection = game.turn
            return
        for seat, reward in zip(game.seats, game.rewards(), strict=True):
            self.rewards[seat] = float(reward)
            self.terminations[seat] = True
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    def render(self):
        if self.render_mode is None:
            gymnasium.logger.warn("give make() a render_mode to see the board")
            return None
        return self._board(self.game.turn)

    def close(self):
        pass


class Parallel(_Shown, ParallelEnv):
    """A game of several in which all who are asked answer in one step (PettingZoo's Parallel)."""

    def __init__(self, game, masked="raise", render_mode=None):
        self._set_up(game, masked, render_mode, waits=1)
        self.wait = game.num_actions
        """The action of whoever is not asked."""
        self.possible_agents = list(game.seats)
        self.agents = []
        self._spaces = {
            seat: Offered(game.num_actions + 1, lambda seat=seat: self._mask(seat))
            for seat in game.seats
        }
        self._random, _ = seeding.np_random()

    def observation_space(self, agent):
        return self._seen

    def action_space(self, agent):
        return self._spaces[agent]

    def _mask(self, agent):
        mask = self.game.mask_of(agent)
        return np.append(mask, np.int8(not mask.any()))

    def _observe(self):
        return {
            agent: {"observation": self.game.observe(agent), "action_mask": self._mask(agent)}
            for agent in self.possible_agents
        }

    def reset(self, seed=None, options=None):
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        self.game.reset(_draw(self._random))
        self.agents = list(self.possible_agents)
        return self._observe(), {agent: {} for agent in self.agents}

    def step(self, actions):
        game = self.game
        masks = {agent: self._mask(agent) for agent in game.asked}
        chosen = {agent: self._allowed(mask, actions[agent]) for agent, mask in masks.items()}
        for agent, action in chosen.items():
            if not 0 <= action < self.wait or not masks[agent][action]:
                # The game says why, and nothing has changed yet.
                game.clone().act(agent, action)
                raise IllegalAction(f"seat {agent} is asked and cannot wait")
        for agent, action in chosen.items():
            game.act(agent, action)
        agents = self.agents
        over = game.over
        rewards = dict(zip(game.seats, map(float, game.rewards()), strict=True))
        if over:
            self.agents = []
        return (
            self._observe(),
            rewards,
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, False),
            {agent: {} for agent in agents},
        )

    def render(self):
        if self.render_mode is None:
            gymnasium.logger.warn("give make() a render_mode to see the board")
            return None
        return self._board(None)

    def close(self):
        pass


class Solo(_Shown, gymnasium.Env):
    """A game of one, or one seat beside bots (Gymnasium).

    The observation is the flat row alone; the mask is in `info["action_mask"]`, and
    `action_masks()` gives it as truth values, as MaskablePPO asks for it.
    """

    def __init__(self, game, seat="A", bots=None, masked="raise", render_mode=None):
        self._set_up(game, masked, render_mode)
        self.seat = seat
        self.levels = bots or {}
        self._bots = {}
        self.observation_space = self._numbers
        self.action_space = Offered(game.num_actions, lambda: game.mask)

    def _let_bots_play(self):
        game = self.game
        while (turn := game.turn) is not None and turn != self.seat:
            game.step(self._bots[turn].choose(game))

    def _info(self):
        return {"action_mask": self.game.mask.copy()}

    def action_masks(self):
        return self.game.mask.astype(bool)

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self.game.reset(_draw(self.np_random))
        self._bots = {at: Bot(it, _draw(self.np_random)) for at, it in self.levels.items()}
        self._let_bots_play()
        return self.game.observation.copy(), self._info()

    def step(self, action):
        game = self.game
        if self.masked == "replace":
            action = self._allowed(game.mask, action)
        game.step(int(action))
        self._let_bots_play()
        over = game.over
        if not over:
            return game.observation.copy(), 0.0, False, False, self._info()
        reward = float(game.rewards()[game.seats.index(self.seat)])
        return game.observe(self.seat), reward, True, False, self._info()

    def render(self):
        if self.render_mode is None:
            gymnasium.logger.warn("give make() a render_mode to see the board")
            return None
        return self._board(self.seat)
