"""Sandworms that rivals call at maker spaces (IMP 50.4.16)."""

from __future__ import annotations

from typing import Final

from landsraad.games.imperium.engine import deeds
from landsraad.games.imperium.engine.boxes import pieces
from landsraad.games.imperium.engine.catalogue import SPACES
from landsraad.games.imperium.engine.state import State
from landsraad.games.imperium.mechanisms.court.words import MakerChoice
from landsraad.games.imperium.mechanisms.sandworms.rules import can_summon
from landsraad.games.imperium.mechanisms.sandworms.state import sandworms_of
from landsraad.games.imperium.mechanisms.sandworms.words import Summon

WORMS: Final = {
    number: effect
    for number, space in enumerate(SPACES)
    if isinstance(space.effect, MakerChoice)
    for _, effect in pieces(space.effect)
    if isinstance(effect, Summon)
}
"""By space, the sandworms that come there."""


def call(state: State, seat: int, space: int) -> bool:
    """With maker hooks sandworms come in place of the base spice, if they may come at all."""
    if space not in WORMS or not sandworms_of(state.players[seat]).hooks:
        return False
    if not can_summon(state, seat):
        return False
    deeds.push_effect(state, WORMS[space], seat, SPACES[space].key)
    return True
