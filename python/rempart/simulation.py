"""Whole games between bots, counted.

    >>> import rempart
    >>> plan = rempart.Plan("xeno", bots=["sergeant", "recruit"], games=20, seed=7)
    >>> report = rempart.simulate(plan)
    >>> report["games"]
    20

A report holds nothing of the time that it took: the same plan gives the same report, on any number
of threads, and on any number of machines (`rempart.ray`).
"""

from __future__ import annotations

import itertools
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from os import PathLike
from pathlib import Path

from ._rempart import RempartError, play_games, report_of

__all__ = ["Plan", "Standings", "balance", "simulate", "tournament"]


@dataclass(frozen=True)
class Plan:
    """Which games are played.

    Game number i of a seed is the same game wherever it is played.
    """

    game: str
    bots: str | Sequence[str] = "sergeant"
    """One for each seat, or one for all."""
    players: int | None = None
    """None for as many as there are bots, or the fewest that the game takes."""
    options: Mapping[str, str | int | bool] = field(default_factory=dict)
    cards: str | PathLike[str] | None = None
    """The text of a card file, or a path to one; None for the game's own cards."""
    games: int = 100
    seed: int | str = 1

    def __post_init__(self):
        from . import games

        known = {info.id: info.players[0] for info in games()}
        if self.game not in known:
            raise RempartError(f"no game {self.game}; there are: {', '.join(known)}")
        if self.games < 1:
            raise RempartError("a plan has at least 1 game")
        bots, players, cards = self.bots, self.players, self.cards
        if isinstance(bots, str):
            bots = (bots,) * (known[self.game] if players is None else players)
        if players not in (None, len(bots)):
            raise RempartError(f"{len(bots)} bots for {players} seats; name one, or one for each")
        if isinstance(cards, PathLike):
            # Other machines need not have the file.
            try:
                cards = Path(cards).read_text()
            except OSError as error:
                raise RempartError(f"{cards}: {error.strerror}") from None
        settled = {"bots": tuple(bots), "players": len(bots), "options": dict(self.options)}
        for name, value in {**settled, "cards": cards}.items():
            object.__setattr__(self, name, value)
        # What cannot be played is an error now, and not on another machine.
        self.play(0, 0)

    def play(self, first, end, threads=1):
        """Plays the games from number `first` up to `end`; what happened, as bytes."""
        return play_games(self, first, end, threads)

    def report(self, played):
        """The report of all games, from what happened in each part of them."""
        report = json.loads(report_of(self, played))
        if report["games"] != self.games:
            raise RempartError(f"these parts are {report['games']} games of {self.games}")
        return report


def simulate(plan, threads=None):
    """Plays all games of a plan; the report of `rempart simulate --json` without times.

    `threads` is None for one on each core.
    """
    return simulated([plan], _here(threads))[0]


def balance(plan, over, threads=None):
    """The plan with every combination of other values: a list of reports.

    `over` says which: `{"players": [3, 4], "level": None}`, with None for all values that there
    are. The seats are all played by the first bot of the plan where `players` is among them. Each
    report says under `over` which values it is of.
    """
    return balanced(plan, over, _here(threads))


def tournament(plan, entrants, threads=None):
    """Every bot against every other; see `Standings`.

    For each two of the `entrants` and each seat, one of them plays that seat and the other plays
    the rest, all the games of the plan each time. Where only one plays, each plays alone.
    """
    return contested(plan, entrants, _here(threads))


def _here(threads):
    return lambda plans: [[plan.play(0, plan.games, threads)] for plan in plans]


def simulated(plans, play):
    """The reports of these plans; `play` gives the parts of what happened in each."""
    return [plan.report(parts) for plan, parts in zip(plans, play(plans), strict=True)]


def balanced(plan, over, play):
    """See `balance`."""
    values = {key: _values(plan.game, key, given) for key, given in over.items()}
    cells = [dict(zip(values, cell, strict=True)) for cell in itertools.product(*values.values())]
    plans = [_at(plan, cell) for cell in cells]
    reports = simulated(plans, play)
    return [{"over": cell, **report} for cell, report in zip(cells, reports, strict=True)]


def _values(game, key, given):
    """The values that were given, or all that there are."""
    from . import games

    if given is not None:
        return list(given)
    info = next(info for info in games() if info.id == game)
    if key == "players":
        return list(range(info.players[0], info.players[1] + 1))
    known = {option.key: option.values for option in info.options}
    if isinstance(known.get(key), list):
        return known[key]
    raise RempartError(f"the values of {key!r} cannot be listed; say which are meant")


def _at(plan, cell):
    options = {key: value for key, value in cell.items() if key != "players"}
    changed = {"options": {**plan.options, **options}}
    if "players" in cell:
        changed |= {"players": cell["players"], "bots": plan.bots[0]}
    return replace(plan, **changed)


@dataclass(frozen=True)
class Standings:
    """How a tournament ended."""

    reports: list[dict]
    """Of each seating; `bots` says who sat where."""
    table: dict[str, dict[str, int]]
    """For each entrant in how many games it sat at the table, in how many seats, how many of these
    won, and how many drew: `{"captain": {"games": 8, "seats": 12, "won": 7, "drawn": 1}}`."""


def contested(plan, entrants, play):
    """See `tournament`."""
    entrants = list(dict.fromkeys(entrants))
    if plan.players == 1:
        seatings = [(entrant,) for entrant in entrants]
    else:
        if len(entrants) < 2:
            raise RempartError("a tournament takes at least two bots")
        seatings = dict.fromkeys(
            tuple(one if seat == at else other for seat in range(plan.players))
            for one, other in itertools.permutations(entrants, 2)
            for at in range(plan.players)
        )
    reports = simulated([replace(plan, bots=seating) for seating in seatings], play)
    table = {it: {"games": 0, "seats": 0, "won": 0, "drawn": 0} for it in entrants}
    for seating, report in zip(seatings, reports, strict=True):
        for entrant in dict.fromkeys(seating):
            table[entrant]["games"] += report["games"]
        for seat, entrant in zip(report["wins"], seating, strict=True):
            table[entrant]["seats"] += report["games"]
            table[entrant]["won"] += report["wins"][seat]
            table[entrant]["drawn"] += report["draws"][seat]
    return Standings(reports, table)
