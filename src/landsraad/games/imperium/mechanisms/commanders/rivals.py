"""What rivals do with Sardaukar Commanders (IMP 35.1)."""

from __future__ import annotations

from landsraad.games.imperium.engine import deeds
from landsraad.games.imperium.engine.catalogue import SPACES
from landsraad.games.imperium.engine.rivalry import rivals_of
from landsraad.games.imperium.engine.state import NOBODY, State
from landsraad.games.imperium.language.terms import SOLARI
from landsraad.games.imperium.mechanisms.commanders.rules import acquire, commander_price
from landsraad.games.imperium.mechanisms.commanders.state import commanders_of, commanders_on


def find(state: State, seat: int, space: int) -> None:
    """IMP 35.1.1: a rival with a swordmaster pays for it; House Hagal takes it away, and so does
    a rival that cannot score, once it has its swordmaster (IMP 51.2.1)."""
    there = commanders_on(state)
    if space not in there.spaces:
        return
    rival = state.players[seat]
    left = tuple(other for other in there.spaces if other != space)
    if rival.leader == NOBODY or (rival.swordmaster and not rivals_of(state).scores(state, rival)):
        there.spaces = left
        there.gone += 1
        deeds.emit(state, "commander_gone", seat, space)
    elif rival.swordmaster and rival.resources[SOLARI] >= commander_price(state, seat):
        there.spaces = left
        deeds.spend(state, seat, SOLARI, commander_price(state, seat))
        acquire(state, seat, SPACES[space].key)


def follow(state: State, seat: int) -> int:
    """Commanders recruited on this turn may follow the agent, as troops do."""
    return commanders_of(state.players[seat]).recruited
