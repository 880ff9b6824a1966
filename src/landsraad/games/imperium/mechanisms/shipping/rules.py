"""The shipping track: freighters that advance and are recalled (IMP 22)."""

from __future__ import annotations

from typing import Final

from landsraad.core.decisions import Option
from landsraad.games.imperium.engine import deeds
from landsraad.games.imperium.engine.boxes import Item, item
from landsraad.games.imperium.engine.loop import answers, ask_or_take, steps
from landsraad.games.imperium.engine.options import Take, take
from landsraad.games.imperium.engine.state import PlayerState, Resolve, State
from landsraad.games.imperium.facets.offer import may, waits
from landsraad.games.imperium.language.abilities import GAIN
from landsraad.games.imperium.language.gains import Recruit, gain_influence, solari, spice, troops
from landsraad.games.imperium.language.structure import each_opponent, one_of, seq
from landsraad.games.imperium.language.terms import Phase
from landsraad.games.imperium.language.troops import DeployRecruits
from landsraad.games.imperium.language.values import Effect
from landsraad.games.imperium.language.words import NAMES
from landsraad.games.imperium.mechanisms.shipping import asks
from landsraad.games.imperium.mechanisms.shipping.state import shipping_of
from landsraad.games.imperium.mechanisms.shipping.words import SHIPPING_TRACK as SHIPPING_TRACK
from landsraad.games.imperium.mechanisms.shipping.words import Freighter
from landsraad.games.imperium.mechanisms.tech.state import tech_of
from landsraad.games.imperium.mechanisms.tech.tiles import changes
from landsraad.games.imperium.mechanisms.tech.words import tech

TOP: Final = 3
RIVAL_TOP: Final = 2
"""Where rivals recall their freighters (IMP 28.1.5)."""
SHIPPED_TROOPS: Final = 2
MORE_SHIPPED: Final = changes(GAIN, SHIPPING_TRACK)
DIVIDENDS: Final = seq(solari(5), each_opponent(solari(1)))
REWARDS: Final[tuple[tuple[Effect, ...], ...]] = (
    (),
    (one_of(dividends=DIVIDENDS, spice=spice(2)),),
    (troops(SHIPPED_TROOPS), gain_influence()),
    (tech(2),),
)
"""What each step of the track gives when a freighter is recalled from it or from above."""

ADVANCE: Final = take("advance", "advance your freighter")
RECALL: Final = take("recall", "recall your freighter and take its rewards")


@steps(Freighter)
def _freighter(state: State, frame: Resolve) -> None:
    seat, at = frame.seat, shipping_of(state.players[frame.seat]).freighter
    if seat >= state.setup.seats:
        options: tuple[Option, ...] = (ADVANCE,) if at < RIVAL_TOP else (RECALL,)
    else:
        options = ((ADVANCE,) if at < TOP else ()) + ((RECALL,) if at else ())
    ask_or_take(state, frame, seat, asks.FREIGHTER, options, NAMES[frame.source])


@answers(Freighter)
def _freighter_answer(state: State, frame: Resolve, option: Take) -> None:
    player = state.players[frame.seat]
    if option is ADVANCE:
        shipping_of(player).freighter += 1
        deeds.emit(state, "advance", frame.seat, shipping_of(player).freighter)
        return
    at, shipping_of(player).freighter = shipping_of(player).freighter, 0
    deeds.emit(state, "recall_freighter", frame.seat, at)
    deeds.add_items(state, frame.seat, rewards(state, frame.seat, at))


def rewards(state: State, seat: int, height: int) -> list[Item]:
    """The rewards of a step and all below it, to take in any order (IMP 22.2.1)."""
    found: list[Effect] = []
    for effects in REWARDS[1 : height + 1]:
        found += effects
    if seat >= state.setup.seats:
        found[0] = DIVIDENDS  # IMP 28.1.5
    more = more_troops(state.players[seat])
    if more and height > 1:
        early, late = transported(more)
        # IMP 29.1.8: the conflict is decided when its rewards are taken.
        found[1] = late if state.phase == Phase.COMBAT else early
    return [item(effect, SHIPPING_TRACK) for effect in found]


def transported(more: int) -> tuple[Effect, Effect]:
    """The troops of the track when tiles add some: before the combat is decided, and after it."""
    amount = SHIPPED_TROOPS + more
    return seq(Recruit(amount), DeployRecruits(amount)), Recruit(amount)


def more_troops(player: PlayerState) -> int:
    """Troops that tech tiles add to the track; with such a tile all of them may be deployed."""
    return sum(MORE_SHIPPED[tile] for tile in tech_of(player).tiles)


waits(Freighter, may)
