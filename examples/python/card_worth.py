"""What a card is worth: the same deals with and without a change in the card file.

    python examples/python/card_worth.py

Raises the strength of every guard of Pulp Invasion! by one, and compares how often a sergeant
succeeds. Both play the same seeds, so the difference is what the cards make of it; its interval of
95 % is that of the pairs.
"""

import math
import re

import rempart

GAMES = 400


def wins(cards):
    """Which of the deals a sergeant wins."""
    games = rempart.Game("pulp", options={"difficulty": "normal"}, cards=cards)
    won = []
    for seed in range(GAMES):
        games.reset(seed)
        games.finish("sergeant", seed)
        won.append(games.outcome()["seats"]["A"]["verdict"] == "won")
    return won


def harder(file):
    """The card file with stronger guards."""
    lines = file.splitlines()
    for at, line in enumerate(lines):
        if 'kind = "guard"' in line:
            raised = lambda it: f"strength = {min(9, int(it[1]) + 1)}"
            lines[at] = re.sub(r"strength = (\d)", raised, line, count=1)
    return "\n".join(lines) + "\n"


def main():
    file, _ = rempart.card_file("pulp")
    usual, changed = wins(file), wins(harder(file))
    differences = [after - before for before, after in zip(usual, changed, strict=True)]
    mean = sum(differences) / GAMES
    spread = math.sqrt(sum((it - mean) ** 2 for it in differences) / (GAMES - 1) / GAMES)
    print(f"usual guards   {sum(usual) / GAMES:6.1%} of {GAMES} missions succeed")
    print(f"stronger ones  {sum(changed) / GAMES:6.1%}")
    print(f"difference     {mean:+6.1%} ± {1.96 * spread:.1%}")


if __name__ == "__main__":
    main()
