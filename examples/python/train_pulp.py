"""Trains a policy on Pulp Invasion! by PPO with masks, until it beats the cadet.

    pip install torch
    python examples/python/train_pulp.py [MINUTES] [FILE]

The games run in a `rempart.Vector`; the learner is a network of two layers and the loop of PPO
(Schulman and others, *Proximal Policy Optimization Algorithms*, 2017) in plain PyTorch. The same
seed gives the same policy on the same machine, as long as the number of updates is the same.
"""

import sys
import time

import numpy as np
import rempart
import torch
from torch import nn

SEED = 1
GAMES = 256
STEPS = 64
DISCOUNT, LAMBDA, CLIP = 1.0, 0.95, 0.2
OPTIONS = {"difficulty": "simple"}


class Policy(nn.Module):
    """From what the captain sees to a preference for each action, and the value."""

    def __init__(self, seen, actions, units=256):
        super().__init__()
        self.body = nn.Sequential(
            nn.Linear(seen, units), nn.ReLU(), nn.Linear(units, units), nn.ReLU()
        )
        self.choice = nn.Linear(units, actions)
        self.value = nn.Linear(units, 1)
        nn.init.orthogonal_(self.choice.weight, 0.01)

    def forward(self, seen, masks):
        units = self.body(seen)
        logits = self.choice(units).masked_fill(~masks, -1e9)
        return torch.distributions.Categorical(logits=logits), self.value(units).squeeze(-1)


def arrays(games):
    """The positions of all games, as tensors of their own."""
    return torch.from_numpy(games.observations.copy()), torch.from_numpy(games.masks == 1)


def rewards(games):
    return torch.from_numpy(games.rewards[:, 0].copy()), torch.from_numpy(games.ended == 1)


@torch.no_grad()
def collect(policy, games):
    """Some steps of all games, with what they paid."""
    kept = []
    for _ in range(STEPS):
        seen, masks = arrays(games)
        choices, values = policy(seen, masks)
        actions = choices.sample()
        games.step(actions.numpy())
        paid, ended = rewards(games)
        kept.append((seen, masks, actions, choices.log_prob(actions), values, paid, ended))
    _, following = policy(*arrays(games))
    advantages, advantage = [], torch.zeros(GAMES)
    for *_, values, paid, ended in reversed(kept):
        goes_on = (~ended).float()
        surprise = paid + DISCOUNT * following * goes_on - values
        advantage = surprise + DISCOUNT * LAMBDA * advantage * goes_on
        advantages.append(advantage)
        following = values
    columns = [torch.cat(column) for column in zip(*kept, strict=True)]
    gain = torch.cat(advantages[::-1])
    return (*columns[:4], gain, gain + columns[4])


def update(policy, optimiser, batch, weight):
    """A few rounds of PPO over what was collected."""
    count = len(batch[0])
    for _ in range(3):
        for part in torch.randperm(count).split(count // 4):
            seen, masks, actions, before, gain, target = (column[part] for column in batch)
            choices, values = policy(seen, masks)
            ratio = (choices.log_prob(actions) - before).exp()
            gain = (gain - gain.mean()) / (gain.std() + 1e-8)
            clipped = ratio.clamp(1 - CLIP, 1 + CLIP)
            loss = -torch.min(ratio * gain, clipped * gain).mean()
            loss = loss + 0.5 * (values - target).pow(2).mean()
            loss = loss - weight * choices.entropy().mean()
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(policy.parameters(), 0.5)
            optimiser.step()


@torch.no_grad()
def success(policy, missions=1000):
    """The share of new missions that succeed when it always takes what it likes best."""
    games = rempart.Vector("pulp", GAMES, options=OPTIONS, seed=987_654_321)
    won, played = 0, 0
    # The first missions of each game, so that short ones do not count more.
    left = np.full(GAMES, -(-missions // GAMES))
    while left.any():
        choices, _ = policy(*arrays(games))
        games.step(choices.logits.argmax(-1).numpy())
        counted = (games.ended == 1) & (left > 0)
        left -= counted
        played += counted.sum()
        won += (games.rewards[counted, 0] > 0).sum()
    return interval(won, played)


def cadet(missions=1000):
    game, won = rempart.Game("pulp", options=OPTIONS), 0
    for seed in range(missions):
        game.reset(10**9 + seed)
        game.finish("cadet", seed)
        won += game.outcome()["seats"]["A"]["verdict"] == "won"
    return interval(won, missions)


def interval(won, played):
    """A share with its interval of 95 % (Wilson)."""
    share, z = won / played, 1.96
    middle = (share + z * z / 2 / played) / (1 + z * z / played)
    spread = share * (1 - share) / played + (z / 2 / played) ** 2
    half = z / (1 + z * z / played) * spread**0.5
    return share, middle - half, middle + half


def main():
    minutes = float(sys.argv[1]) if len(sys.argv) > 1 else 20
    torch.manual_seed(SEED)
    goal = cadet()
    print("cadet   {:.1%} ({:.1%} to {:.1%})".format(*goal), flush=True)
    games = rempart.Vector("pulp", GAMES, options=OPTIONS, seed=SEED)
    policy = Policy(games.observation_size, games.num_actions)
    optimiser = torch.optim.Adam(policy.parameters(), 5e-4)
    begun, updates = time.perf_counter(), 0
    while (spent := time.perf_counter() - begun) < 60 * minutes:
        done = spent / 60 / minutes
        for group in optimiser.param_groups:
            group["lr"] = 5e-4 * (1 - 0.9 * done)
        update(policy, optimiser, collect(policy, games), 0.02 * (1 - done) + 0.002)
        updates += 1
        if updates % 40 == 0:
            found = success(policy)
            print(f"{spent / 60:5.1f} min, {updates} updates: ", end="")
            print("{:.1%} ({:.1%} to {:.1%})".format(*found), flush=True)
            if goal[2] < found[1]:
                break
    print("policy  {:.1%} ({:.1%} to {:.1%})".format(*success(policy, 4000)))
    if len(sys.argv) > 2:
        torch.save(policy.state_dict(), sys.argv[2])


if __name__ == "__main__":
    main()
