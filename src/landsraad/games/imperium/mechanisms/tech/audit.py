"""Conservation of tech tiles and negotiators."""

from __future__ import annotations

from typing import Final

from landsraad.games.imperium.engine.plug import Audit
from landsraad.games.imperium.engine.state import NOBODY, PlayerState, State
from landsraad.games.imperium.mechanisms.project.state import project_of
from landsraad.games.imperium.mechanisms.tech.state import tech_of, tech_on
from landsraad.games.imperium.mechanisms.tech.tiles import tech_tiles


def _check(state: State) -> None:
    found = [tile for pile in tech_on(state).stacks for tile in pile]
    found += tech_on(state).trashed
    for player in state.players:
        own, project = tech_of(player), project_of(player).tile
        found += own.tiles
        found += [project] if project != NOBODY else []
        assert own.negotiators >= 0, "negative troops"
        assert not own.flipped & ~sum(1 << tile for tile in own.tiles), "a foreign tile flipped"
    assert sorted(found) == sorted(tech_tiles(state.setup.selection)), "tech tiles lost or doubled"


def _negotiators(player: PlayerState) -> int:
    return tech_of(player).negotiators


AUDIT: Final[Audit] = Audit(check=_check, troops=_negotiators)
