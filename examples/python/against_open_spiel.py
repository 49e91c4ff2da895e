"""OpenSpiel's information-set search against our bots, in Race for the Galaxy for two.

    pip install open_spiel
    python examples/python/against_open_spiel.py [GAMES] [LEVEL] [SIMULATIONS]

OpenSpiel's search plays rollouts at random from deals that fit what its seat knows
(`resample_from_infostate`). The seats are swapped after each deal.
"""

import sys
import time

import numpy as np
import pyspiel
import rempart.open_spiel  # noqa: F401  registers the games
from open_spiel.python.algorithms import ismcts, mcts


def play(game, deal, searcher, level, seat):
    """One game; what it pays the seat of OpenSpiel's search."""
    search = ismcts.ISMCTSBot(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(1, np.random.RandomState(deal)),
        uct_c=1.4,
        max_simulations=searcher,
        random_state=np.random.RandomState(deal),
        use_observation_string=True,
        allow_inconsistent_action_sets=True,
    )
    bot = rempart.Bot(level, deal)
    state = game.new_initial_state()
    state.apply_action(deal)
    while not state.is_terminal():
        if len(state.legal_actions()) == 1:
            state.apply_action(state.legal_actions()[0])
        elif state.current_player() == seat:
            state.apply_action(search.step(state))
        else:
            state.apply_action(bot.choose(state.play))
    return state.returns()[seat]


def main():
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 6
    level = sys.argv[2] if len(sys.argv) > 2 else "cadet"
    simulations = int(sys.argv[3]) if len(sys.argv) > 3 else 50
    game = pyspiel.load_game("rempart_xeno", {"players": 2, "invasion": "off"})
    paid, begun = [], time.perf_counter()
    for number in range(games):
        paid.append(play(game, number // 2, simulations, level, number % 2))
        spent = time.perf_counter() - begun
        print(f"game {number + 1}: {paid[-1]:+.0f}; {spent:.0f} s so far", flush=True)
    won = sum(it > 0 for it in paid)
    print(f"OpenSpiel's search with {simulations} simulations won {won} of {games} against {level}")


if __name__ == "__main__":
    main()
