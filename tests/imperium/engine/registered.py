"""Dune: Imperium with two more sets registered, in a process of its own: what has changed by it?

``twin`` has all of the base game once more, under the same keys, and takes its place. ``stub`` has
a component of every kind whose key another set has already, with other costs and effects. Prints
one line for each game or list that is not as it was; run by ``test_registering.py``.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from dataclasses import replace
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from itertools import islice
from pathlib import Path
from types import ModuleType
from typing import Any

TESTS = Path(__file__).resolve().parents[2]
SETS = "landsraad.games.imperium.sets"
ORIGINAL = "original"


def twin_of(base: Any) -> Any:
    """Copies of all components of the base game, as a set that takes its place."""
    kinds = ("spaces", "starting", "reserve", "imperium", "intrigue", "conflicts", "leaders")
    copies = {kind: tuple(map(replace, getattr(base, kind))) for kind in kinds}
    more = tuple(replace(extra, parts=tuple(map(replace, extra.parts))) for extra in base.kinds())
    return replace(base, key="twin", name="Twin", apart_from=(base.key,), more=more, **copies)


def stub_of(sets: Sequence[Any]) -> Any:
    """A component of each kind with the key of another set's, but with something else on it."""

    def first(kind: str, **changes: Any) -> tuple[Any, ...]:
        owner = next(chosen for chosen in sets if chosen.of(kind))
        return tuple(replace(part, **changes) for part in owner.of(kind))

    def more(kind: str, **changes: Any) -> Any:
        extras = (extra for chosen in sets for extra in chosen.kinds())
        found = next(extra for extra in extras if extra.kind == kind)
        return replace(found, parts=tuple(replace(part, **changes) for part in found.parts))

    from landsraad.games.imperium.language.abilities import REVEALS, Anywhere, on
    from landsraad.games.imperium.mechanisms.overlay.words import Overlay
    from landsraad.games.imperium.mechanisms.tech.words import may

    effect = sets[0].conflicts[-1].first
    return type(sets[0])(
        "stub",
        "Stub",
        spaces=first("spaces", cost=None, effect=effect, maker=True, once=False, control=1),
        starting=first("starting", copies=3, agent=effect, icons=()),
        reserve=first("reserve", copies=99, cost=0, reveal=effect),
        imperium=first("imperium", copies=7, cost=0, agent=effect, abilities=(Anywhere(),)),
        intrigue=first("intrigue", copies=5, plot=effect),
        conflicts=first("conflicts", level=1, first=effect),
        leaders=first(
            "leaders", signet=effect, ability="Another", abilities=(on(REVEALS, effect),)
        ),
        more=(
            more("epic", agent=effect),
            more("twisted", copies=5, plot=effect),
            more("leader_spaces", effect=effect),
            more("hagal", copies=9, troops=9),
            more("tech", cost=0, abilities=(may(effect, flips=True),)),
            more("skills", copies=9, reveal=effect),
            more("navigation", effect=effect),
            Overlay(tuple(space.key for space in sets[0].spaces[:2])),
        ),
        apart_from=tuple(chosen.key for chosen in sets),
    )


class _Loader(SourceFileLoader):
    """Adds the two sets as soon as the others have been read."""

    def exec_module(self, module: ModuleType) -> None:
        super().exec_module(module)
        sets = (*module.SETS, twin_of(module.SETS[0]))
        module.SETS = (*sets, stub_of(sets))  # type: ignore[attr-defined]


class _Finder:
    def find_spec(self, name: str, path: Any = None, target: Any = None) -> ModuleSpec | None:
        spec = PathFinder.find_spec(name, path) if name == SETS else None
        if spec is not None and spec.origin is not None:
            spec.loader = _Loader(name, spec.origin)
        return spec


def changed() -> list[str]:
    """What is not as it was without the two sets."""
    import landsraad
    import traces
    from trace_games import GAMES, IMPERIUM

    lines: list[str] = []
    # A few of each group: without views at every step they would take as long as all the tests.
    games = [played for played in GAMES if played.game == IMPERIUM][::7]
    for played in games:
        old = traces.recorded(played.group)[played.name]
        lines += filter(None, [traces.complaint(played, old, traces.trace(played))])
    for path in sorted(traces.GOLDEN.glob("imperium_*.json")):
        try:
            landsraad.Replay.from_json(path.read_text(encoding="utf-8")).play()
        except landsraad.InvalidReplay as error:
            lines.append(f"{path.stem}: {error}")
    old, new = traces.recorded(traces.SHEETS)[IMPERIUM], traces.sheet(IMPERIUM)
    for kind in set(old) - {"actions"}:
        lines += (f"{kind} {key}" for key, seen in old[kind].items() if new[kind].get(key) != seen)
    # The twin takes the place of the base game, which Uprising does not have.
    original = [played for played in games if played.options.get("edition", ORIGINAL) == ORIGINAL]
    return lines + _twin_games(original)


def _twin_games(games: Sequence[Any]) -> list[str]:
    """With the twin alone a game looks like the base game; with other sets too it can be played."""
    import traces
    from landsraad.core import contract

    lines: list[str] = []
    for played in games:
        options = dict(played.options)
        options["expansions"] = ["twin", *options.get("expansions", [])]
        if len(options["expansions"]) > 1:
            contract.check_play(played.game, played.seats, played.seed, options)
            continue
        other = played._replace(options=options)
        pairs = zip(traces.steps(played), traces.steps(other), strict=False)
        for at, (one, two) in enumerate(pairs):
            if (one.options, one.refusals) != (two.options, two.refusals):
                lines.append(f"with the twin {played.name} differs at step {at}")
                break
            if one.views is not None and _without_sets(one.views) != _without_sets(two.views):
                lines.append(f"with the twin a view of {played.name} differs at step {at}")
                break
    return lines


def _without_sets(views: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [{key: part for key, part in view.items() if key != "sets"} for view in views]


def listed() -> str:
    """All actions in their order, and by name what the features are in some positions."""
    import landsraad
    from landsraad.core import contract
    from trace_games import GAMES, IMPERIUM

    rules = landsraad.games()[IMPERIUM].rules
    names = rules.feature_names()
    features: dict[str, list[float]] = {name: [] for name in names}
    assert len(features) == len(names), "two features have one name"
    for played in [played for played in GAMES if played.game == IMPERIUM][::29]:
        game = landsraad.new(IMPERIUM, played.seats, played.seed, **played.options)
        for position in islice(contract.random_play(game, played.seed), 10, None, 40):
            for name, value in zip(names, rules.features(position.state, 0), strict=True):
                features[name].append(value)
    return json.dumps({"actions": rules.actions(), "features": features})


if __name__ == "__main__":
    sys.path.insert(0, str(TESTS))
    if sys.argv[1] != "without":
        sys.meta_path.insert(0, _Finder())
    print(listed() if sys.argv[1] in ("without", "listed") else "\n".join(changed()))
