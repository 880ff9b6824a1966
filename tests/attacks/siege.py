"""``make siege``: every attack from one address, while innocent games go on at others.

For each attack it says how long the innocent waited, whether a choice was lost, what the attacker
was told, and what the server's memory came to.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import subprocess
import sys
from pathlib import Path

from attacks.attackers import ATTACKS
from landsraad.table.load import Load, Report
from landsraad.table.measure import Running, server

TESTS = Path(__file__).resolve().parent.parent
GAMES, RATE = 30, 15.0
LIMIT_MS = 100.0


def innocent(number: int) -> str:
    """The address of a game: everybody at home."""
    return f"127.0.1.{number % 250 + 1}"


async def besiege(
    running: Running, name: str, seconds: float
) -> tuple[Report, float, int, str]:  # fmt: skip
    """The innocent games during one attack: times, work of the server, choices lost, words."""
    load = Load(running.port)
    await load.open(GAMES, 2, innocent)
    command = [sys.executable, "-m", "attacks.attackers", name, str(running.port), str(seconds)]
    attacker = None
    if name:
        attacker = subprocess.Popen(
            command, cwd=TESTS, stdout=subprocess.PIPE, text=True, env={**os.environ}
        )
        await asyncio.sleep(1.5)
    busy = running.processor()
    report = await load.steady(RATE, seconds - 2)
    share = (running.processor() - busy) / report.seconds
    words = ""
    if attacker is not None:
        try:
            words = (await asyncio.to_thread(attacker.communicate, timeout=30))[0].strip()
        except subprocess.TimeoutExpired:
            attacker.kill()
    lost = await load.lost()
    await load.close()
    return report, share, lost, words


def main() -> int:
    """Run the attacks one after the other, each on a fresh server."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("attacks", nargs="*", default=["", *ATTACKS])
    parser.add_argument("--seconds", type=float, default=12.0)
    args = parser.parse_args()
    worst = 0.0
    print(f"{GAMES} innocent games at {RATE:.0f} choices/s; each attack from one address")
    for name in args.attacks:
        with server(limits={}) as running:
            before = running.kilobytes()
            report, share, lost, words = asyncio.run(besiege(running, name, args.seconds))
            grown = (running.kilobytes() - before) / 1024
        worst = max(worst, report.p99)
        print(
            f"  {name or '(nobody)':<9} p50 {report.p50:5.1f} ms, p99 {report.p99:6.1f} ms, "
            f"worst {report.worst:6.1f} ms, {share:4.0%} of a core, {lost} lost, {grown:+.0f} MB; "
            f"{words}",
            flush=True,
        )
    print(f"worst p99 {worst:.1f} ms (floor {LIMIT_MS:.0f} ms)")
    return 0 if worst < LIMIT_MS else 1


if __name__ == "__main__":
    sys.exit(main())
