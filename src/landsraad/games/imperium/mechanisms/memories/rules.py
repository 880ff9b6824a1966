"""What a leader with memories does, on either side (IMP 46.4.4)."""

from __future__ import annotations

from landsraad.games.imperium.engine import deeds
from landsraad.games.imperium.engine.boxes import SPACE_BOXES
from landsraad.games.imperium.engine.catalogue import LEADERS
from landsraad.games.imperium.engine.conditions import asks_whether
from landsraad.games.imperium.engine.loop import steps
from landsraad.games.imperium.engine.resolve import draw
from landsraad.games.imperium.engine.reveal import pay_out, use_box
from landsraad.games.imperium.engine.state import NOBODY, Resolve, State
from landsraad.games.imperium.facets.offer import PLAIN, may, waits
from landsraad.games.imperium.language.abilities import On
from landsraad.games.imperium.language.components import Leader
from landsraad.games.imperium.language.structure import When
from landsraad.games.imperium.mechanisms.memories.state import memories_of
from landsraad.games.imperium.mechanisms.memories.words import Awake, Awaken, Remember, Repeat


def remembers(leader: Leader) -> bool:
    """Whether a leader has two sides."""
    return any(
        isinstance(ability, On)
        and isinstance(ability.effect, When)
        and isinstance(ability.effect.then, Awaken)
        for ability in leader.abilities
    )


def has_sides(leader: int) -> bool:
    """The same by the number of a leader."""
    return leader != NOBODY and remembers(LEADERS[leader])


@asks_whether(Awake)
def _awake(state: State, seat: int, asked: Awake, source: str) -> bool:
    return memories_of(state.players[seat]).awake


@steps(Remember)
def _remember(state: State, frame: Resolve) -> None:
    player = state.players[frame.seat]
    if player.supply:
        player.supply -= 1
        memories_of(player).troops += 1
        deeds.emit(state, "memory", frame.seat)


waits(Remember, PLAIN)


@steps(Awaken)
def _awaken(state: State, frame: Resolve) -> None:
    """The memories go back before cards are drawn for them; without any the leader flips too."""
    player = state.players[frame.seat]
    own = memories_of(player)
    cards, own.troops, own.awake = own.troops, 0, True
    player.supply += cards
    deeds.emit(state, "awake", frame.seat, cards)
    if cards:
        draw(state, frame.seat, cards)


def _asleep(state: State, seat: int, effect: Awaken, source: str) -> bool:
    player = state.players[seat]
    return has_sides(player.leader) and not memories_of(player).awake


waits(Awaken, may, possible=_asleep)


@steps(Repeat)
def _repeat(state: State, frame: Resolve) -> None:
    """IMP 46.4.4: what is printed on the space, neither its cost nor its influence."""
    bank = [0] * 5
    use_box(state, frame.seat, SPACE_BOXES[state.players[frame.seat].space], bank)
    pay_out(state, frame.seat, bank)


waits(Repeat, PLAIN)
