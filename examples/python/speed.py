"""How many steps a second, in one thread, beside OpenSpiel and PettingZoo where they are installed.

    python examples/python/speed.py [SECONDS]

Each line is measured for SECONDS (2 if nothing is said), three times, in turn with the others, and
shows the middle one. A step is one action: its choice among the legal ones at random, the action,
the mask and the observation of whoever is asked next. `masks alone` leaves out the observation.
A `Vector` has 256 games. Time is that of the processor, so that other programs disturb less.
"""

import random
import statistics
import sys
import time

import numpy as np
import rempart

SECONDS = float(sys.argv[1]) if len(sys.argv) > 1 else 2.0
GAMES = 256


def counted(step):
    """Calls a function, which does some steps and says how many, until time is up."""
    done, begun = 0, time.process_time()
    while (spent := time.process_time() - begun) < SECONDS:
        done += step()
    return done / spent


def drawn(mask, draw):
    """One of the actions that a mask offers. NumPy finds truth values ten times sooner than bytes."""
    offered = mask.view(bool).nonzero()[0]
    return offered[int(draw() * len(offered))]


def vector(game, players, observed):
    """Many games, stepped in Rust."""
    games = rempart.Vector(game, GAMES, players, seed=1, observed=observed)

    def step():
        for _ in range(10):
            games.step(games.sample())
        return 10 * GAMES

    return step


def single(game, players):
    """One game, stepped from Python, which draws the actions."""
    one, draw = rempart.Game(game, players, seed=1), random.Random(1).random

    def step():
        step, actions, done = one.step, one.actions, 0
        for _ in range(1000):
            offered = actions()
            if not step(offered[int(draw() * len(offered))]):
                done += 1
                one.reset(done)
        return 1000

    return step


def aec(game, players):
    """One game as an environment of PettingZoo, or of Gymnasium."""
    environment, draw = rempart.make(game, players), random.Random(1).random
    environment.reset(seed=1)
    if players == 1:

        def step():
            for _ in range(100):
                _, _, over, _, _ = environment.step(drawn(environment.game.mask, draw))
                if over:
                    environment.reset()
            return 100

        return step
    return pettingzoo_steps(environment, draw)


def pettingzoo_steps(environment, draw):
    def step():
        for _ in range(100):
            seen, _, over, _, _ = environment.last()
            if over:
                environment.reset()
                continue
            environment.step(drawn(seen["action_mask"], draw))
        return 100

    return step


def open_spiel(name):
    """The loop of OpenSpiel's own examples, with mask and observation."""
    import pyspiel

    game, draw = pyspiel.load_game(name), random.Random(1)
    states = [game.new_initial_state()]

    def step():
        state, done = states[0], 0
        while done < 100:
            if state.is_terminal():
                state = game.new_initial_state()
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(draw.choices(outcomes, chances)[0])
                continue
            state.apply_action(draw.choice(state.legal_actions()))
            done += 1
            if not state.is_terminal() and not state.is_chance_node():
                state.legal_actions_mask()
                state.observation_tensor(state.current_player())
        states[0] = state
        return done

    return step


def pettingzoo(name):
    """A classic game of PettingZoo."""
    import importlib

    environment = importlib.import_module(f"pettingzoo.classic.{name}").env()
    environment.reset(seed=1)
    return pettingzoo_steps(environment, random.Random(1).random)


def main():
    lines = {}
    for info in rempart.games():
        players = info.players[0]
        table = f"{info.id}, {players} player{'s' if players > 1 else ''}"
        lines[f"{table}: Vector"] = (vector, info.id, players, True)
        lines[f"{table}: Vector, masks alone"] = (vector, info.id, players, False)
        lines[f"{table}: Game"] = (single, info.id, players)
        lines[f"{table}: make()"] = (aec, info.id, players)
    for name in ("hanabi", "backgammon"):
        lines[f"OpenSpiel {name}"] = (open_spiel, name)
    for name in ("connect_four_v3", "tictactoe_v3"):
        lines[f"PettingZoo {name}"] = (pettingzoo, name)
    ready = {}
    for line, (make, *what) in lines.items():
        try:
            ready[line] = make(*what)
        except Exception as error:  # Whatever is not installed is left out, and said.
            print(f"{line:<45} left out: {str(error).splitlines()[0]}")
    rates = {line: [] for line in ready}
    for _ in range(3):
        for line, step in ready.items():
            rates[line].append(counted(step))
    for line, found in rates.items():
        print(f"{line:<45} {statistics.median(found):>12,.0f} steps a second")


if __name__ == "__main__":
    print(f"NumPy {np.__version__}, Python {sys.version.split()[0]}, one thread")
    main()
