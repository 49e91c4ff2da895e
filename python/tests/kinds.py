"""The tables that the tests play at."""

import rempart

OTHERS = {
    "oh-no": {"level": 3, "matrix": "piles"},
    "planisphere": {"events": False, "rounds": 6, "landings": 2},
    "invazions": {"soldat_first": True, "three_humans": False},
    "pulp": {"difficulty": "advanced"},
    "xeno": {"invasion": False, "start": "preset", "edition": 2018},
}
"""Options that change what is seen and asked, besides the usual ones."""

# A game of Invasion without a limit has thousands of moves.
USUAL = {"planisphere": {"rounds": 5}}


def tables():
    """Every game for each number of players, with the usual options and with others."""
    for game in rempart.games():
        least, most = game.players
        for players in range(least, most + 1):
            for options in (USUAL.get(game.id, {}), OTHERS.get(game.id, {})):
                yield game.id, players, options


def of_several():
    """Those in which several play."""
    return [table for table in tables() if table[1] > 1]


def name(value):
    """How a test calls a part of a table."""
    if isinstance(value, dict):
        return "-".join(f"{key}={it}" for key, it in value.items()) or "usual"
    return str(value)
