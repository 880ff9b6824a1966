"""Conservation of navigation cards, which take the place of a Signet Ring."""

from __future__ import annotations

from typing import Final

from landsraad.games.imperium.engine.plug import Audit
from landsraad.games.imperium.engine.state import PlayerState, State
from landsraad.games.imperium.mechanisms.navigation.state import navigation_of


def _own(player: PlayerState) -> tuple[int, ...]:
    own = navigation_of(player)
    return (*own.dealt, *own.course, *own.played)


def _check(state: State) -> None:
    for cards in map(_own, state.players):
        assert len(set(cards)) == len(cards), "navigation cards doubled"


def _missing(state: State) -> list[int]:
    return [state.setup.selection.signet_ring for player in state.players if _own(player)]


AUDIT: Final[Audit] = Audit(check=_check, missing=_missing)
