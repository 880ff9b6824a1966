"""The ways into a game, with a seed drawn where none is given."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from importlib import import_module, util
from types import ModuleType
from typing import TYPE_CHECKING, Any, cast

from landsraad import bots
from landsraad.core import registry
from landsraad.core.bots import Bot
from landsraad.core.bots import play as play_out
from landsraad.core.chance import Rng
from landsraad.core.decisions import InvalidSetup
from landsraad.core.entries import Entry, search
from landsraad.core.game import Game
from landsraad.core.schemas import json_schema

if TYPE_CHECKING:
    from landsraad.analysis.findings import Analysis

PARTS = {"view": "the view of a seat", "sheet": "the components"}
"""Of what a game sends."""
CATALOGUES = ("entries", "facets.entries")
"""Where a game keeps its catalogue."""


def new(name: str, seats: int | None = None, seed: int | None = None, **options: Any) -> Game:
    """Start a game; raises InvalidSetup for what cannot be.

    >>> import landsraad
    >>> landsraad.new("imperium", seats=3, seed=7).over
    False
    """
    return registry.new(name, seats, _seed(seed), **options)


def position(
    name: str,
    seats: int | None = None,
    seed: int | None = None,
    players: Sequence[Mapping[str, Any]] = (),
    table: Mapping[str, Any] | None = None,
    **options: Any,
) -> Game:
    """A game that starts from a described position; what is not given is dealt.

    >>> import landsraad
    >>> game = landsraad.position("imperium", seats=3, seed=1, players=[{"spice": 5}])
    >>> game.view(0)["players"][0]["spice"]
    5
    """
    return registry.position(name, seats, _seed(seed), players, table, **options)


def play(game: Game, players: str | Bot | Sequence[str | Bot], seed: int | None = None) -> Game:
    """Let bots play a game to its end: one for all seats, or one a seat, as names or objects.

    The seed is that of bots that are named; none is drawn from chance. Returns the same game.

    >>> import landsraad
    >>> game = landsraad.new("imperium", seats=3, seed=7)
    >>> landsraad.play(game, "random", seed=1).over
    True
    """
    chance = Rng(_seed(seed))
    if isinstance(players, str) or not isinstance(players, Sequence):
        players = [players] * game.seats
    if len(players) != game.seats:
        raise InvalidSetup(f"{game.seats} seats need as many bots, not {len(players)}")
    named = (name if isinstance(name, str) else None for name in players)
    seated = [
        player if name is None else bots.make(name, chance.bits() >> 11)
        for name, player in zip(named, cast("Sequence[Bot]", players), strict=True)
    ]
    return play_out(game, seated)


def analyse(
    game: Game,
    seat: int | None = None,
    *,
    iterations: int | None = None,
    seconds: float | None = None,
    decisions: int | None = None,
) -> Analysis:
    """Judge a game that was played: win chances by turn, and what each choice cost.

    Each choice is judged from what its seat knew. A game that is not over is analysed for one
    seat only. More ``iterations`` of the mentat (or ``seconds``) for each choice tell more.

    >>> import landsraad
    >>> game = landsraad.new("dawn_of_the_fremen", seats=2, seed=3)
    >>> game = landsraad.play(game, "random", seed=1)
    >>> found = landsraad.analyse(game, seat=0, iterations=1, decisions=1)
    >>> len(found.turns) > 3
    True
    """
    from landsraad.analysis.minds import ITERATIONS, MentatEffort
    from landsraad.analysis.study import DECISIONS
    from landsraad.analysis.study import analyse as study

    effort = MentatEffort(ITERATIONS if iterations is None else iterations, seconds)
    return study(game, effort, seat, decisions=DECISIONS if decisions is None else decisions)


def cards(
    name: str,
    words: str = "",
    *,
    kind: str | None = None,
    content: Mapping[str, Any] | None = None,
) -> list[Entry]:
    """The catalogue of a game, or the entries that hold all the words or are of one kind.

    ``content``: of a box of one's own, as `new` takes it. Raises InvalidSetup for an unknown kind.

    >>> import landsraad
    >>> [card.name for card in landsraad.cards("imperium", "missionaria")]
    ['Missionaria Protectiva']
    """
    module = _catalogue(name)
    if content is not None and "content" not in registry.info(name).options:
        raise InvalidSetup(f"{registry.info(name).title} takes no content file")
    every = module.entries() if content is None else module.content_entries(content)
    kinds = dict.fromkeys(entry.kind for entry in every)
    if kind is not None and kind not in kinds:
        raise registry.unknown("kind", kind, kinds)
    return [entry for entry in search(every, words) if kind in (None, entry.kind)]


def schema(name: str, part: str = "view") -> dict[str, Any]:
    """The JSON schema of what a game sends: of its views, or of its ``sheet`` of components.

    >>> import landsraad
    >>> found = landsraad.schema("imperium")
    >>> found["$defs"]["PlayerView"]["properties"]["spice"]
    {'type': 'integer'}
    """
    info = registry.info(name)
    if part not in PARTS:
        raise registry.unknown("part", part, PARTS)
    shape = getattr(info.shapes, part, None)
    if info.shapes is None or shape is None:
        raise InvalidSetup(f"{info.title} does not say what its {part} holds")
    return json_schema(f"{info.title}: {PARTS[part]}", shape, info.shapes.book())


def _catalogue(name: str) -> ModuleType:
    info = registry.info(name)
    outside = type(info.rules).__module__.rpartition(".")[0]
    for package in (f"landsraad.games.{info.name}", outside):
        for place in CATALOGUES:
            if package and _exists(f"{package}.{place}"):
                return import_module(f"{package}.{place}")
    raise InvalidSetup(f"{info.title} has no catalogue of components")


def _exists(module: str) -> bool:
    try:
        return util.find_spec(module) is not None
    except ModuleNotFoundError:
        return False


def _seed(seed: int | None) -> int:
    # Small enough for every JSON reader.
    return secrets.randbits(53) if seed is None else seed
