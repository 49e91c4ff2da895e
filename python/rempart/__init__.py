"""Modern board and card games with hidden information, at the speed of a Rust engine.

    >>> import rempart
    >>> game = rempart.Game("oh-no", players=3, seed=7)
    >>> while not game.over:
    ...     _ = game.step(int(game.mask.nonzero()[0][0]))
    >>> sorted(game.outcome())
    ['ending', 'seats']

What there is:

- `games()` lists the games with their options; `Game` is one game.
- `make(...)` is the same as an environment of PettingZoo, or of Gymnasium for one player.
- `Vector` steps many games at once, in Rust.
- `Bot` plays; `Drawing` is a board as a page, which a notebook shows.
- `replay(...)` and `verify(...)` read records; `card_file(...)` gives the cards of a game as text.
- `simulate`, `balance` and `tournament` count thousands of games of bots, those of a `Plan`;
  `rempart.ray` does so on many machines.
- `train` teaches a network by games against itself, a `Training`, and `rempart.ray` on many machines.
- `rempart.open_spiel` registers every game with OpenSpiel.

An action is a number. The numbers of a game are fixed: they depend neither on its options nor on
the position. A move that names two things out of many, such as a unit and its target, is made of
two actions, one after the other. `action_text` says what a number means.

An observation is what one seat sees, as a flat row of `float32`, mostly 0 and 1; its length depends
on the number of players. No observation and no mask tells a seat anything that it may not know.

Rewards come at the end: 1 for a win, 0 for a draw, -1 for a defeat.
"""

from __future__ import annotations

import json
from dataclasses import dataclass

from ._rempart import (
    Bot,
    Drawing,
    Game,
    GameOver,
    IllegalAction,
    RempartError,
    Training,
    Vector,
    card_file,
    games_json,
    replay,
)
from .simulation import Plan, Standings, balance, simulate, tournament
from .teaching import train

__all__ = [
    "Bot",
    "Drawing",
    "Game",
    "GameInfo",
    "GameOver",
    "IllegalAction",
    "OptionInfo",
    "Plan",
    "RempartError",
    "Standings",
    "Training",
    "Vector",
    "balance",
    "card_file",
    "games",
    "make",
    "replay",
    "simulate",
    "tournament",
    "verify",
]


@dataclass(frozen=True)
class OptionInfo:
    """What a table can agree on before a game."""

    key: str
    values: list[str] | str
    """All values, or a description of them."""
    default: str


@dataclass(frozen=True)
class GameInfo:
    """What one needs to know of a game to play it."""

    id: str
    name: str
    players: tuple[int, int]
    """The fewest and the most."""
    options: list[OptionInfo]
    endings: list[str]
    moves_max: int
    """More moves than any game has."""
    rules_revision: int


def games() -> list[GameInfo]:
    """All games that there are."""
    return [
        GameInfo(
            **{
                **game,
                "players": tuple(game["players"]),
                "options": [OptionInfo(**option) for option in game["options"]],
            }
        )
        for game in json.loads(games_json())
    ]


def make(
    game,
    players=None,
    options=None,
    cards=None,
    *,
    bots=None,
    parallel=False,
    masked="raise",
    render_mode=None,
    talk=False,
):
    """An environment of PettingZoo, or of Gymnasium where only one seat is left to play.

    `bots` names who plays the other seats: `make("xeno", bots={"B": "captain"})`. With
    `parallel=True` all who are asked answer in one step (PettingZoo's Parallel API). With
    `masked="replace"` an action that is not offered stands for the next one that is; otherwise it
    is an error. `render_mode` is "ansi" (text), "human" (the same, printed) or "html" (a
    `Drawing`: the board of the page).
    """
    from . import environments

    return environments.make(
        Game(game, players, options, cards, talk=talk),
        bots=bots or {},
        parallel=parallel,
        masked=masked,
        render_mode=render_mode,
    )


def verify(record, cards=None):
    """Plays a record again and checks all that it says; an error says what does not hold.

    A record is sound if its cards and rules are those here, its seed is the one that was promised,
    every move is legal, and the game ends as it says.
    """
    return replay(record, cards).outcome()
