"""Plays one game at random, draws its board, and then counts how a thousand random games end.

    python examples/python/random_play.py [GAME] [PLAYERS]
"""

import random
import sys
import time
from collections import Counter

import rempart


def main():
    info = {info.id: info for info in rempart.games()}
    game_id = sys.argv[1] if len(sys.argv) > 1 else "oh-no"
    players = int(sys.argv[2]) if len(sys.argv) > 2 else info[game_id].players[0]

    game = rempart.Game(game_id, players, seed=1)
    chance = random.Random(1)
    for _ in range(60):
        if game.over:
            break
        action = chance.choice(game.actions())
        print(f"{game.turn}: {game.action_text(action)}")
        game.step(action)
    print(game.board(game.turn))

    endings, begun = Counter(), time.perf_counter()
    moves = 0
    for seed in range(1000):
        game.reset(seed)
        moves += game.finish("random", seed)
        endings[game.outcome()["ending"]] += 1
    spent = time.perf_counter() - begun
    print(f"\n{info[game_id].name}: 1000 random games, {moves:,} moves in {spent:.2f} s")
    for ending, games in endings.most_common():
        print(f"{games / 10:5.1f} %  {ending}")


if __name__ == "__main__":
    main()
