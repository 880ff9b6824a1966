"""Traces: what people see of about 200 games, step by step, as hashes that may not change.

A trace is a game played by seeded chance, or by the choices of a recorded game. At each step it
keeps a short hash of the question with its options, of what happened (as each seat may know it, in
words too) and of a few refusals, and at every few steps of every view. Nothing here knows how a
game is built inside: the engine may be rebuilt at will while its traces stay equal.

    python tests/traces.py --record [--only PART_OF_A_NAME]   record (again) what is meant to change
    python tests/traces.py --show NAME STEP                   print what is hashed at a step
"""

from __future__ import annotations

import argparse
import base64
import hashlib
import json
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

import landsraad
from landsraad import Game
from landsraad.core.chance import Rng
from landsraad.core.contract import random_option
from landsraad.core.events import Event
from trace_games import GAMES, Played

FOLDER = Path(__file__).resolve().parent / "traces"
GOLDEN = Path(__file__).resolve().parent / "golden"
SHEETS = "sheets"
MARK = 1
"""So many characters of 6 bits stand for one step; one in 64 differences is not located by them,
but none escapes the hash of the whole."""
KINDS = ("options", "events", "refusals", "views")
ASKED_AGAIN = 3
"""So many notations of earlier steps are tried where they are perhaps not offered any more."""


class Step(NamedTuple):
    """What people see at one step, as JSON-ready values; ``views`` is None where not looked at."""

    choice: str
    options: Any
    events: Any
    refusals: Any
    views: Any


def text(value: Any) -> str:
    """A value as text in which the order of keys does not count."""
    return json.dumps(value, sort_keys=True, ensure_ascii=False)


def mark(words: str) -> str:
    return base64.urlsafe_b64encode(hashlib.blake2b(words.encode()).digest())[:MARK].decode()


def lookers(game: Game) -> tuple[int | None, ...]:
    return *range(game.seats), None


def asked(game: Game) -> Any:
    """The pending question as its own seat sees it; at the end who has won."""
    decision = game.decision
    if decision is None:
        return {"scores": game.scores, "winners": game.winners}
    return {
        "seat": decision.seat,
        "ask": decision.ask.key,
        "rule": decision.rule,
        "prompt": decision.prompt,
        "source": decision.source,
        "options": [(option.notation, option.text) for option in decision.options],
    }


def told(game: Game, stories: list[list[Event]]) -> Any:
    """What the log of each seat gains, as the table sends it."""
    lines: list[Any] = []
    for seat, story in zip(lookers(game), stories, strict=True):
        for event in story:
            words = game.info.rules.describe(event, ())
            if words:
                lines.append((seat, event.kind, event.seat, event.public, words))
    return lines


def seen(game: Game) -> Any:
    """Every seat's view and the spectator's, without the question, which is hashed apart."""
    views = [game.view(seat) for seat in lookers(game)]
    for view in views:
        del view["decision"]
    return views


def refused(game: Game, earlier: list[str], rng: Rng) -> Any:
    """What is said of notations that were offered before."""
    if not earlier:
        return []
    tried = [earlier[rng.below(len(earlier))] for _ in range(ASKED_AGAIN)]
    return [(notation, game.why_not(notation)) for notation in tried]


def start(played: Played) -> tuple[Game, list[str] | None]:
    """The game at its start, and its choices if they are not left to chance."""
    if not played.golden:
        return landsraad.new(played.game, played.seats, played.seed, **played.options), None
    told = json.loads((GOLDEN / f"{played.golden}.json").read_text(encoding="utf-8"))
    game = landsraad.new(told["game"], told["seats"], told["seed"], **told["options"])
    return game, told["actions"]


def steps(played: Played) -> Iterator[Step]:
    """Play a game and look at it before each choice and at the end."""
    game, actions = start(played)
    rng, other, earlier = Rng(played.seed), Rng(played.seed + 1), list[str]()
    stories = [[event for _, event in game.events(seat)] for seat in lookers(game)]
    choice = "the start"
    for number in count():
        views = seen(game) if not number % played.every or game.over else None
        refusals = refused(game, earlier, other)
        yield Step(choice, asked(game), told(game, stories), refusals, views)
        decision = game.decision
        if decision is None:
            return
        picked = random_option(decision, rng)
        choice = picked.notation if actions is None else actions[number]
        earlier.append(decision.options[-1].notation)
        events = game.apply(choice)
        stories = [[event.seen_by(seat) for event in events] for seat in lookers(game)]


def trace(played: Played) -> dict[str, Any]:
    """The marks of each kind, step by step, and one hash of everything."""
    marks: dict[str, list[str]] = {kind: [] for kind in KINDS}
    whole, length = hashlib.sha256(), 0
    for step in steps(played):
        length += 1
        for kind in KINDS:
            value = getattr(step, kind)
            if value is not None:
                words = text(value)
                whole.update(words.encode())
                marks[kind].append(mark(words))
    found = {kind: "".join(marks[kind]) for kind in KINDS}
    return {"steps": length, **found, "whole": whole.hexdigest()[:16]}


def sheet(name: str) -> dict[str, Any]:
    """The marks of all components of a game, as the catalogue shows them, and of all actions."""
    rules = landsraad.games()[name].rules
    marks = {
        kind: {str(key): mark(text(value)) for key, value in _entries(part)}
        for kind, part in rules.sheet().items()
    }
    actions = rules.actions()
    return {**marks, "actions": {"count": len(actions), "whole": mark("\n".join(actions))}}


def _entries(part: Any) -> Iterator[tuple[Any, Any]]:
    if isinstance(part, dict):
        yield from part.items()
    else:
        yield from enumerate(part if isinstance(part, list) else [part])


def differing(old: dict[str, Any], new: dict[str, Any], every: int) -> dict[str, list[int]]:
    """By kind, the steps whose marks differ."""
    found = {}
    for kind in KINDS:
        apart = every if kind == "views" else 1
        length = max(len(old[kind]), len(new[kind]))
        found[kind] = [
            at // MARK * apart
            for at in range(0, length, MARK)
            if old[kind][at : at + MARK] != new[kind][at : at + MARK]
        ]
    return found


def complaint(played: Played, old: dict[str, Any], new: dict[str, Any]) -> str:
    """Where a trace has left its record; empty if it has not."""
    if old == new:
        return ""
    found = {kind: at for kind, at in differing(old, new, played.every).items() if at}
    first = min((at[0] for at in found.values()), default=0)
    lines = [f"{played.name} differs from its record from step {first} on:"]
    for kind in KINDS:
        at = found.get(kind, [])
        listed = ", ".join(map(str, at[:8])) + (", …" if len(at) > 8 else "")
        note = f" (looked at every {played.every} steps)" if kind == "views" else ""
        lines.append(f"  {kind}{note}: {f'{len(at)} steps differ: {listed}' if at else 'equal'}")
    if not found:
        lines.append("  (not located: the short marks agree, the whole hash does not)")
    if old["steps"] != new["steps"]:
        lines.append(f"  it had {old['steps']} steps and has {new['steps']} now")
    lines.append(
        f"See it, here and on an older commit: tests/traces.py --show {played.name} {first}"
    )
    lines.append(f"If it is meant: python tests/traces.py --record --only {played.name}")
    return "\n".join(lines)


def path_of(group: str) -> Path:
    return FOLDER / f"{group}.json"


def recorded(group: str) -> dict[str, Any]:
    path = path_of(group)
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    return found


def store(group: str, traces: dict[str, Any]) -> None:
    words = json.dumps(dict(sorted(traces.items())), indent=1)
    path_of(group).write_text(words + "\n", encoding="utf-8")


def record(only: str) -> None:
    """Record the traces whose names hold a word, and forget those that are no more."""
    for group in sorted({played.group for played in GAMES}):
        games = [played for played in GAMES if played.group == group]
        old = recorded(group)
        kept = {played.name: old[played.name] for played in games if played.name in old}
        fresh = {played.name: trace(played) for played in games if only in played.name}
        store(group, {**kept, **fresh})
        changed = [name for name, found in fresh.items() if old.get(name) != found]
        print(f"{group}: {len(fresh)} recorded, {len(changed)} changed")
    if only in SHEETS:
        store(SHEETS, {name: sheet(name) for name in landsraad.games()})


def show(name: str, number: int) -> None:
    """Print what is hashed at a step, to be compared with another commit's."""
    played = next(played for played in GAMES if played.name == name)
    for at, step in enumerate(steps(played)):
        if at == number:
            print(json.dumps(step._asdict(), sort_keys=True, ensure_ascii=False, indent=1))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--record", action="store_true", help="write the traces of today")
    parser.add_argument("--only", default="", metavar="NAME", help="those whose names hold this")
    parser.add_argument("--show", nargs=2, metavar=("NAME", "STEP"), help="print one step")
    args = parser.parse_args()
    if args.show:
        show(args.show[0], int(args.show[1]))
    elif args.record:
        record(args.only)
    else:
        parser.error("say --record or --show")


if __name__ == "__main__":
    main()
