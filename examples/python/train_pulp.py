"""A policy that learns Pulp Invasion! from a bot and from itself, until it beats the cadet.

    pip install ./python sb3-contrib
    python examples/python/train_pulp.py [--seed 1] [--save pulp.zip]

1. It imitates a teacher, `sergeant`. First the teacher plays; then the policy does, and the teacher
   says what it would have done (DAgger: Ross, Gordon and Bagnell, 2011). From how those games end,
   the policy learns what positions are worth.
2. It plays on alone with MaskablePPO of Stable-Baselines3, which knows what is offered.
3. It plays deals that it has never seen, and so do the cadet and the teacher: the same deals.

The same seed gives the same policy on the same machine; the last line names it.
"""

import argparse
import hashlib
import math
import time

import numpy as np
import rempart
import torch
from gymnasium import spaces
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import VecEnv

HELD_OUT = 2**40
"""The seed of the deals that measure; training takes its deals from small numbers."""


class Missions(VecEnv):
    """Many missions, as Stable-Baselines3 asks for them; they are stepped in Rust."""

    def __init__(self, n, seed):
        self.games = rempart.Vector("pulp", n, seed=seed)
        seen = spaces.Box(-np.inf, np.inf, (self.games.observation_size,), np.float32)
        super().__init__(n, seen, spaces.Discrete(self.games.num_actions))

    def reset(self):
        # They have begun, and each begins again by itself when it ends.
        return self.games.observations.copy()

    def step_async(self, actions):
        self.games.step(actions)

    def step_wait(self):
        games, ended = self.games, self.games.ended.astype(bool)
        infos = [{} for _ in range(self.num_envs)]
        return games.observations.copy(), games.rewards[:, 0].copy(), ended, infos

    def env_method(self, name, *args, indices=None, **kwargs):
        assert name == "action_masks", f"there is no {name}"
        return list(self.games.masks)

    def get_attr(self, name, indices=None):
        return [getattr(self, name, None)] * self.num_envs

    def has_attr(self, name):
        return name == "action_masks" or hasattr(self, name)

    def set_attr(self, name, value, indices=None):
        setattr(self, name, value)

    def env_is_wrapped(self, wrapper_class, indices=None):
        return [False] * self.num_envs

    def close(self):
        pass


def play(n, seed, choose, keep=None):
    """Plays `n` deals once each; how they ended, 1 or -1.

    `keep` is told before each step which games still go on.
    """
    games = rempart.Vector("pulp", n, seed=seed, threads=2)
    paid = np.zeros(n, np.float32)
    on = np.ones(n, bool)
    while on.any():
        actions = choose(games)
        if keep is not None:
            keep(games, on.nonzero()[0])
        games.step(actions)
        now = on & games.ended.astype(bool)
        paid[now] = games.rewards[now, 0]
        on &= ~now
    return paid


def by_policy(policy, best):
    """The policy as a player: what it likes best, or drawn by its odds."""

    def choose(games):
        with torch.no_grad():
            seen = torch.as_tensor(games.observations)
            spread = policy.get_distribution(seen, games.masks.astype(bool))
            return spread.get_actions(deterministic=best).numpy()

    return choose


class Lessons:
    """Positions, what the teacher would do there, and how the game ended."""

    def __init__(self):
        self.seen, self.masks, self.right, self.worth = [], [], [], []

    def take(self, n, seed, teacher, player=None):
        """Plays `n` deals, by the teacher or by a player whom it tells better."""
        advice, places = [], []

        def choose(games):
            advice[:] = [games.advise(teacher)]
            return advice[0] if player is None else player(games)

        def keep(games, at):
            places.append(at)
            # Most numbers are 0 or 1: half precision holds them.
            self.seen.append(torch.as_tensor(games.observations[at]).half())
            self.masks.append(torch.as_tensor(games.masks[at]).bool())
            self.right.append(torch.as_tensor(advice[0][at]))

        paid = play(n, seed, choose, keep)
        self.worth += [torch.as_tensor(paid[at]) for at in places]
        return paid

    def study(self, policy, rounds, rate, batch=1024):
        """Supervised learning on all that was taken: how much that is, the mean loss of the last
        round, and how likely the policy now does what the teacher said."""
        parts = (self.seen, self.masks, self.right, self.worth)
        seen, masks, right, worth = (torch.cat(part) for part in parts)
        adam = torch.optim.Adam(policy.parameters(), lr=rate)
        for done in range(rounds):
            for group in adam.param_groups:
                group["lr"] = rate * (1 - done / rounds)
            losses, agreed = [], []
            for at in torch.randperm(len(right)).split(batch):
                value, chance, _ = policy.evaluate_actions(
                    seen[at].float(), right[at], masks[at].numpy()
                )
                loss = -chance.mean() + (value.squeeze(1) - worth[at]).square().mean() / 2
                adam.zero_grad()
                loss.backward()
                adam.step()
                losses.append(loss.item())
                agreed.append(chance.exp().mean().item())
        return len(right), float(np.mean(losses)), float(np.mean(agreed))


def wilson(won, of, z=1.959964):
    """A share with its interval of 95 % (Wilson)."""
    at, wide = won / of, 1 + z * z / of
    half = z * math.sqrt(at * (1 - at) / of + z * z / (4 * of * of)) / wide
    middle = (at + z * z / (2 * of)) / wide
    return f"{100 * at:.1f} % [{100 * (middle - half):.1f} - {100 * (middle + half):.1f}]"


def report(name, paid):
    won = int((paid > 0).sum())
    print(f"{name:<28} won {won} of {len(paid)}: {wilson(won, len(paid))}", flush=True)
    return won


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--teacher", default="sergeant")
    parser.add_argument("--lessons", type=int, default=3, help="rounds of imitation")
    parser.add_argument("--missions", type=int, default=200, help="missions a round")
    parser.add_argument("--epochs", type=int, default=4, help="epochs a round")
    parser.add_argument("--steps", type=int, default=131_072, help="steps of MaskablePPO")
    parser.add_argument("--measure", type=int, default=1000, help="deals that measure")
    parser.add_argument("--save", help="where the policy goes")
    args = parser.parse_args()
    torch.set_num_threads(2)
    begun = time.perf_counter()
    model = MaskablePPO(
        "MlpPolicy",
        Missions(128, args.seed),
        n_steps=256,
        batch_size=2048,
        n_epochs=3,
        learning_rate=lambda left: 1e-4 * left,
        gamma=1.0,
        gae_lambda=0.95,
        clip_range=0.1,
        ent_coef=0.001,
        target_kl=0.02,
        policy_kwargs={"net_arch": [256, 256]},
        seed=args.seed,
        device="cpu",
    )
    policy = model.policy

    def passed():
        """Processor time counts too: other programs may slow this one down."""
        return f"{time.perf_counter() - begun:.0f} s, {time.process_time():.0f} s of processors"

    lessons = Lessons()
    for number in range(args.lessons):
        player = None if number == 0 else by_policy(policy, best=False)
        paid = lessons.take(args.missions, 1000 * args.seed + number, args.teacher, player)
        positions, loss, agreed = lessons.study(policy, args.epochs, 1e-3)
        print(
            f"lesson {number + 1}: {(paid > 0).mean():.1%} of missions won, {positions} positions,"
            f" loss {loss:.3f}, agrees {agreed:.1%} ({passed()})",
            flush=True,
        )
    best = by_policy(policy, best=True)
    report("after imitation", play(args.measure, HELD_OUT, best))

    def tell(local, _):
        steps = local["self"].num_timesteps
        if steps % (128 * 256) == 0:
            paid = local["rollout_buffer"].rewards
            won = (paid > 0).sum() / max(1, (paid != 0).sum())
            print(f"{steps} steps: {won:.1%} of missions won ({passed()})", flush=True)
        return True

    if args.steps:
        model.learn(args.steps, callback=tell)
    print(f"trained in {passed()}")
    if args.save:
        model.save(args.save)
    ours = report("after playing on alone", play(args.measure, HELD_OUT, best))
    cadet = report("cadet", play(args.measure, HELD_OUT, lambda games: games.advise("cadet")))
    report(args.teacher, play(args.measure, HELD_OUT, lambda games: games.advise(args.teacher)))
    print("The policy beats the cadet." if cadet < ours else "The cadet is better.")
    digest = hashlib.sha256()
    for weights in policy.state_dict().values():
        digest.update(weights.numpy().tobytes())
    print(f"seed {args.seed}, policy {digest.hexdigest()[:16]}")


if __name__ == "__main__":
    main()
