"""The same games on this machine and on a Ray cluster: the same report, and what spreading costs.

    pip install "./python[ray]"
    python examples/python/many_machines.py [GAMES] [BOT] [ADDRESS]

ADDRESS is that of a running cluster, `auto` for the one that this machine belongs to; without it
Ray starts one here.
"""

import json
import sys
import time

import ray
import rempart
import rempart.ray


def timed(work):
    begun = time.perf_counter()
    return work(), time.perf_counter() - begun


def main():
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 20_000
    bot = sys.argv[2] if len(sys.argv) > 2 else "recruit"
    ray.init(address=sys.argv[3] if len(sys.argv) > 3 else "local", log_to_driver=False)
    processors = int(ray.cluster_resources()["CPU"])
    plan = rempart.Plan("xeno", bot, players=2, games=games)
    here, alone = timed(lambda: rempart.simulate(plan, threads=processors))
    # Workers start with the first games.
    rempart.ray.simulate(rempart.Plan("xeno", bot, players=2, games=processors))
    there, spread = timed(lambda: rempart.ray.simulate(plan))
    same = "the same" if json.dumps(here) == json.dumps(there) else "NOT the same"
    rate = here["win_rates"]["A"]
    print(f"the first player wins {rate['mean']:.1%} [{rate['low']:.1%} - {rate['high']:.1%}]")
    print(f"{games} games: {alone:.2f} s on {processors} threads, {spread:.2f} s on Ray: {same}")
    print(f"Ray costs {1e6 * (spread - alone) / games:.0f} microseconds a game")


if __name__ == "__main__":
    main()
