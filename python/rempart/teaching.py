"""A network that learns a game by playing against itself, as the bots of Rempart did.

    >>> import rempart
    >>> weights = rempart.train("pulp", "mission", games=40, seed=1, batch=8)
    >>> len(weights) > 60_000
    True

The games of a batch are played with the same weights, each with luck of its own, and the network
then learns from their positions in an order by lot, which depends on the seed. So the same seed
gives the same weights, on any number of threads, and on any number of machines
(`rempart.ray.train`).
"""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

from ._rempart import Training

__all__ = ["train"]


def train(game, net, games, seed=1, batch=64, threads=1, progress=None):
    """The weights of a network of `game`, as the file that `rempart train` writes.

    `progress` is called after each batch with the number of games learned from and the mean error
    of the network about the positions of that batch, from 0 to 1.
    """
    with ThreadPoolExecutor(threads) as pool:

        def play(training, parts):
            return list(pool.map(lambda part: training.play(*part), parts))

        return trained(Training(game, net, games, seed, batch), threads, play, progress)


def trained(training, players, play, progress):
    """Teaches to the end; `play` plays parts of a batch, `players` at a time."""
    while True:
        first, end = training.batch
        if first == end:
            return bytes(training.weights())
        share = -(-(end - first) // players)
        parts = [(it, min(end, it + share)) for it in range(first, end, share)]
        error = training.learn(play(training, parts))
        if progress is not None:
            progress(training.learned, error)
