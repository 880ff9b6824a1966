"""Teach a network to beat random players with an existing library (sb3-contrib's MaskablePPO).

    pip install 'landsraad[rl]' torch stable-baselines3 sb3-contrib
    python examples/train_ppo.py --out curve

writes curve.json, curve.svg and the network, curve.zip. docs/environments.md shows a run.
"""

import argparse
import json
import time
from pathlib import Path

from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.env_util import make_vec_env

from landsraad.arena.statistics import wilson
from landsraad.envs.gym import SeatEnv

ROWS = 64  # games played together
WIDTH, HEIGHT, LEFT, TOP, BOTTOM = 720, 360, 60, 50, 300


def play(model, seats, games, seed):
    """Games won by the network, in each seat alike, against random players."""
    envs = make_vec_env(SeatEnv, n_envs=ROWS, seed=seed, env_kwargs={"seats": seats})
    seen, wins, left = envs.reset(), 0, [games // ROWS] * ROWS
    while any(left):
        actions, _ = model.predict(seen, action_masks=seen["action_mask"])
        seen, rewards, over, _ = envs.step(actions)
        for row in over.nonzero()[0]:
            wins += bool(left[row] and rewards[row] > 0)
            left[row] -= left[row] > 0
    return wins


class Curve(BaseCallback):
    """Measures the network every few steps, always on the same deals."""

    def __init__(self, seats, every, games, seed):
        super().__init__()
        self.seats, self.every, self.games, self.seed = seats, every, games, seed
        self.points, self.start = [], time.monotonic()

    def measure(self):
        wins = play(self.model, self.seats, self.games, self.seed)
        low, high = wilson(wins, self.games)
        self.points.append(
            {"steps": self.num_timesteps, "wins": wins, "games": self.games,
             "low": round(low, 4), "high": round(high, 4),
             "seconds": round(time.monotonic() - self.start)}
        )  # fmt: skip
        print(self.points[-1], flush=True)

    def _on_training_start(self):
        self.measure()

    def _on_rollout_end(self):
        if self.num_timesteps >= self.points[-1]["steps"] + self.every:
            self.measure()

    def _on_step(self):
        return True


def svg(points, seats):
    """The win rate over the steps, with its 95 % intervals and a line at parity."""
    most = points[-1]["steps"]

    def x(point):
        return round(LEFT + (WIDTH - LEFT - 30) * point["steps"] / most, 1)

    def y(rate):
        return round(BOTTOM - (BOTTOM - TOP) * rate, 1)

    line = "L".join(f"{x(point)} {y(point['wins'] / point['games'])}" for point in points)
    bars = "".join(f"M{x(p)} {y(p['low'])}V{y(p['high'])}" for p in points)
    rules = "".join(
        f"<path d='M{LEFT} {y(part / 4)}H{WIDTH - 30}' stroke='#e6ded3'/>"
        f"<text x='{LEFT - 8}' y='{y(part / 4) + 4}' text-anchor='end'>{25 * part} %</text>"
        for part in range(5)
    )
    title = f"Won against random players, {seats} seats; dashed: parity"
    return (
        f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {WIDTH} {HEIGHT}' width='{WIDTH}' "
        f"height='{HEIGHT}' role='img' font-family='sans-serif' font-size='12' fill='#2b2622'>\n"
        f"<title>{title}</title><rect width='{WIDTH}' height='{HEIGHT}' fill='#fbf8f3'/>\n"
        f"<text x='16' y='28' font-size='16'>{title}</text>\n{rules}\n"
        f"<path d='M{LEFT} {y(1 / seats)}H{WIDTH - 30}' stroke='#7d2f2f' stroke-dasharray='4 3'/>\n"
        f"<path d='{bars}' stroke='#5b3a16'/>\n"
        f"<path d='M{line}' fill='none' stroke='#c98b3c' stroke-width='2.5'/>\n"
        f"<text x='{WIDTH - 30}' y='{BOTTOM + 24}' text-anchor='end'>{most:,} decisions</text>\n"
        "</svg>\n"
    )


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--steps", type=int, default=120_000, help="decisions of the learning seat")
    parser.add_argument("--every", type=int, default=20_000, help="steps between measurements")
    parser.add_argument("--games", type=int, default=256, help="games of each measurement")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("curve"))
    args = parser.parse_args()

    settings = {"seats": args.seats, "reward": "score"}
    envs = make_vec_env(SeatEnv, n_envs=ROWS, seed=args.seed, env_kwargs=settings)
    model = MaskablePPO(
        "MultiInputPolicy", envs, seed=args.seed, n_steps=64, batch_size=512, n_epochs=4,
        learning_rate=5e-4, gamma=0.995, ent_coef=0.01, device="cpu",
        policy_kwargs={"net_arch": [128, 128]},
    )  # fmt: skip
    curve = Curve(args.seats, args.every, args.games, seed=1_000_000 + args.seed)
    model.learn(args.steps, callback=curve)
    if curve.points[-1]["steps"] < model.num_timesteps:
        curve.measure()
    model.save(args.out.with_suffix(".zip"))
    args.out.with_suffix(".json").write_text(json.dumps(curve.points, indent=1) + "\n")
    args.out.with_suffix(".svg").write_text(svg(curve.points, args.seats))


if __name__ == "__main__":
    main()
