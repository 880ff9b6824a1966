"""Tech tiles in numbers: all of them are seen by everybody."""

from __future__ import annotations

from functools import cache
from typing import Final

from landsraad.games.imperium.engine.plug import Features
from landsraad.games.imperium.engine.selection import Selection
from landsraad.games.imperium.engine.state import State
from landsraad.games.imperium.facets.features import keys_of
from landsraad.games.imperium.language.terms import SPICE
from landsraad.games.imperium.mechanisms.tech.state import tech_of, tech_on
from landsraad.games.imperium.mechanisms.tech.tiles import FLIPS, TECHS
from landsraad.games.imperium.mechanisms.tech.worth import TECH_WORTH

_TECHS: Final = keys_of(TECHS)
_TECH_AT: Final = tuple(_TECHS.index(tile.key) for tile in TECHS)
_FLIPPING: Final = keys_of(tile for number, tile in enumerate(TECHS) if FLIPS[number])


@cache
def _flipping(chosen: Selection) -> tuple[int, ...]:
    known = chosen.keys("tech")
    return tuple(known[key] for key in _FLIPPING)


def _house(state: State, house: int) -> list[float]:
    own = tech_of(state.players[house])
    return [own.negotiators, len(own.tiles), sum(TECH_WORTH[tile] for tile in own.tiles)]


def _own(state: State, seat: int) -> list[float]:
    player = state.players[seat]
    own = tech_of(player)
    numbers: list[float] = [0] * len(_TECHS)
    for tile in own.tiles:
        numbers[_TECH_AT[tile]] = 1
    numbers += [own.flipped >> tile & 1 for tile in _flipping(state.setup.selection)]
    most = player.resources[SPICE] + own.negotiators
    tops = [stack[-1] for stack in tech_on(state).stacks if stack]
    numbers.append(max((TECH_WORTH[tile] for tile in tops), default=0))
    affordable = (TECH_WORTH[tile] for tile in tops if TECHS[tile].cost <= most)
    numbers.append(max(affordable, default=0))
    return numbers


FEATURES: Final[Features] = Features(
    house_names=((4, ("negotiators", "tech")), (20, ("tech_worth",))),
    house=_house,
    own_names=(
        (1, tuple(f"me.tech.{key}" for key in _TECHS)),
        (1, tuple(f"me.flipped.{key}" for key in _FLIPPING)),
        (8, ("tech.best", "tech.best_affordable")),
    ),
    own=_own,
)
