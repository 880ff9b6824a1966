"""Learn one seat of a game by policy gradients, against a league that earlier selves join.

Everything is in this file and needs numpy and gymnasium only:

    python examples/self_play_league.py --game imperium --seats 2 --updates 40

Each update plays a batch of decisions in many games at once (`SeatVectorEnv`), and moves a linear
policy towards what won. Every ``--join`` updates a copy of the policy joins the league.
"""

from __future__ import annotations

import argparse

import numpy as np

from landsraad.core import registry
from landsraad.core.chance import Rng
from landsraad.envs.encoding import Encoding
from landsraad.envs.seats import SeatVectorEnv


class Policy:
    """A score for each action, linear in the features; what is not offered has no chance."""

    def __init__(self, features, actions):
        self.weights = np.zeros((features + 1, actions), np.float32)

    def chances(self, rows, masks):
        """For each row the chance of each action."""
        scores = np.column_stack([rows, np.ones(len(rows), np.float32)]) @ self.weights
        scores = np.where(masks > 0, scores, -np.inf)
        raised = np.exp(scores - scores.max(axis=1, keepdims=True))
        return raised / raised.sum(axis=1, keepdims=True)

    def learn(self, rows, masks, actions, advantages, rate):
        """One step uphill: what was chosen becomes likelier as far as it was better than usual."""
        chances = self.chances(rows, masks)
        wanted = -chances
        wanted[np.arange(len(rows)), actions] += 1
        inputs = np.column_stack([rows, np.ones(len(rows), np.float32)])
        self.weights += rate * inputs.T @ (wanted * advantages[:, None]) / len(rows)

    def copy(self):
        """What joins the league."""
        same = Policy.__new__(Policy)
        same.weights = self.weights.copy()
        return same


class PolicyBot:
    """A policy that takes a seat: it sees an observation, as every bot."""

    def __init__(self, policy, encoding, seed):
        self.policy, self.encoding, self.rng = policy, encoding, Rng(seed)

    def choose(self, observation, decision):
        moves = decision.moves
        if len(moves) == 1:
            return moves[0]
        mask = np.zeros((1, len(self.encoding.actions)), np.int8)
        legal = self.encoding.legal(decision)
        mask[0, legal] = 1
        row = np.array([observation.features()], np.float32)
        chances = self.policy.chances(row, mask)[0][legal].cumsum()
        return moves[int((self.rng.bits() / 2**64 > chances[:-1]).sum())]


def returns(rewards, ended, discount=0.99):
    """What each decision brought until the end of its game, and nothing beyond it."""
    after = np.zeros_like(rewards)
    running = np.zeros(rewards.shape[1])
    for step in reversed(range(len(rewards))):
        running = rewards[step] + discount * running * ~ended[step]
        after[step] = running
    return after


def train(game, seats, updates, games=16, steps=64, join=10, rate=0.5, seed=1, tell=print):
    """Learn; returns the policy and the mean reward of finished games at each update."""
    encoding = Encoding(registry.info(game))
    policy = Policy(len(encoding.features), len(encoding.actions))
    envs = SeatVectorEnv(game, games, seats, opponents=["random"], reward="win")
    chance = np.random.default_rng(seed)
    seen, _ = envs.reset(seed=seed)
    curve = []
    for update in range(1, updates + 1):
        kept = [[], [], [], [], []]
        for _ in range(steps):
            rows, masks = seen["observation"].copy(), seen["action_mask"].copy()
            chances = policy.chances(rows, masks).cumsum(axis=1)
            drawn = chance.random((games, 1)) * chances[:, -1:]
            actions = (drawn >= chances).sum(axis=1)
            seen, paid, ended, _, _ = envs.step(actions)
            for part, value in zip(kept, (rows, masks, actions, paid, ended), strict=True):
                part.append(value)
        rows, masks, actions, paid, ended = map(np.array, kept)
        worth = returns(paid, ended)
        advantages = ((worth - worth.mean()) / (worth.std() + 1e-6)).reshape(-1)
        flat = (part.reshape(games * steps, -1) for part in (rows, masks))
        policy.learn(*flat, actions.reshape(-1), advantages, rate)
        curve.append(float(paid.sum() / max(ended.sum(), 1)))
        if update % join == 0:
            earlier = policy.copy()
            envs.league.add(lambda seed, self=earlier: PolicyBot(self, encoding, seed))
        tell(f"update {update}: {int(ended.sum())} games, mean reward {curve[-1]:+.2f}, "
             f"{len(envs.league.members)} in the league")  # fmt: skip
    return policy, curve


def main():
    parser = argparse.ArgumentParser(description="Learn against a league of earlier selves.")
    parser.add_argument("--game", default="imperium")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--updates", type=int, default=40)
    parser.add_argument("--join", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    train(args.game, args.seats, args.updates, join=args.join, seed=args.seed)


if __name__ == "__main__":
    main()
