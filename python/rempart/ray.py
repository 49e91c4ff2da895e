"""The games of a plan on many machines, by Ray.

    >>> import ray, rempart, rempart.ray
    >>> ray.init(address="auto")
    >>> report = rempart.ray.simulate(rempart.Plan("oh-no", "captain", games=10_000))

The functions are those of `rempart`, with the same results, bit for bit: game number i of a seed is
the same game wherever it is played, and what happened is counted in whole numbers. Ray plays the
games of a worker or a machine that dies once more elsewhere; what they counted before died with
them, so nothing counts twice.

The same version of this package must be installed on every machine.
"""

from __future__ import annotations

import math

import ray

from . import RempartError, Training, card_file, games, simulation, teaching

__all__ = ["balance", "simulate", "tournament", "train"]

PARTS_A_CPU = 16
"""In so many parts a plan is cut for each processor: a machine that dies loses that much."""


def simulate(plan, share=None):
    """See `rempart.simulate`; `share` is how many games a task plays, None for a sixteenth of what
    falls to a processor."""
    return simulation.simulated([plan], _cluster(share))[0]


def balance(plan, over, share=None):
    """See `rempart.balance`."""
    return simulation.balanced(plan, over, _cluster(share))


def tournament(plan, entrants, share=None):
    """See `rempart.tournament`."""
    return simulation.contested(plan, entrants, _cluster(share))


def train(game, net, games, seed=1, batch=64, progress=None):
    """See `rempart.train`: the cluster plays, and this process learns."""
    if not ray.is_initialized():
        ray.init()
    build = _build(game)

    def play(training, parts):
        course, state = (game, net, games, seed, batch), ray.put(training.state())
        return ray.get([_play_lessons.remote(course, state, *part, build) for part in parts])

    return teaching.trained(Training(game, net, games, seed, batch), _processors(), play, progress)


def _processors():
    return max(1, int(ray.cluster_resources().get("CPU", 1)))


def _build(game):
    """What must be the same on every machine, so that a game is the same game there."""
    info = next(info for info in games() if info.id == game)
    return info.rules_revision, card_file(game)[1]


def _check(game, build):
    if build != _build(game):
        raise RempartError(
            f"{ray.util.get_node_ip_address()} has other rules of {game}; install the same "
            "version of rempart on every machine"
        )


# A task is a function of its arguments alone, so it may be played again as often as it takes. An
# error that a task raises is no reason to: it would be raised again.
@ray.remote(num_cpus=1, max_retries=-1)
def _play(plan, first, end, build):
    _check(plan.game, build)
    return plan.play(first, end)


@ray.remote(num_cpus=1, max_retries=-1)
def _play_lessons(course, state, first, end, build):
    _check(course[0], build)
    training = Training(*course)
    training.resume(state)
    return training.play(first, end)


def _cluster(share):
    if share is not None and share < 1:
        raise RempartError("a task plays at least 1 game")

    def play(plans):
        if not ray.is_initialized():
            ray.init()
        processors = _processors()
        tasks = []
        for plan in plans:
            games_each = share or math.ceil(plan.games / (PARTS_A_CPU * processors))
            build = _build(plan.game)
            given = ray.put(plan)
            tasks.append(
                [
                    _play.remote(given, first, min(first + games_each, plan.games), build)
                    for first in range(0, plan.games, games_each)
                ]
            )
        return [ray.get(parts) for parts in tasks]

    return play
