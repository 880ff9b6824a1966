"""The shipping track: freighters that advance and are recalled (IMP 22)."""

from __future__ import annotations

from typing import Final

from landsraad.core.decisions import Option
from landsraad.games.imperium import asks, deeds
from landsraad.games.imperium.boxes import Item, item
from landsraad.games.imperium.catalogue import NAMES, SHIPPING_TRACK, TECHS
from landsraad.games.imperium.effects import DeployRecruits, Effect, Freighter, Recruit
from landsraad.games.imperium.engine import answers, ask_or_take, steps
from landsraad.games.imperium.options import Take, take
from landsraad.games.imperium.state import PlayerState, Resolve, State
from landsraad.games.imperium.terms import Phase
from landsraad.games.imperium.vocabulary import (
    each_opponent,
    gain_influence,
    one_of,
    seq,
    solari,
    spice,
    tech,
    troops,
)

TOP: Final = 3
RIVAL_TOP: Final = 2
"""Where rivals recall their freighters (IMP 28.1.5)."""
SHIPPED_TROOPS: Final = 2
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
    seat, at = frame.seat, state.players[frame.seat].ix.freighter
    if seat >= state.setup.seats:
        options: tuple[Option, ...] = (ADVANCE,) if at < RIVAL_TOP else (RECALL,)
    else:
        options = ((ADVANCE,) if at < TOP else ()) + ((RECALL,) if at else ())
    ask_or_take(state, frame, seat, asks.FREIGHTER, options, NAMES[frame.source])


@answers(Freighter)
def _freighter_answer(state: State, frame: Resolve, option: Take) -> None:
    player = state.players[frame.seat]
    if option is ADVANCE:
        player.ix.freighter += 1
        deeds.emit(state, "advance", frame.seat, player.ix.freighter)
        return
    at, player.ix.freighter = player.ix.freighter, 0
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
    return sum(TECHS[tile].more_shipped for tile in player.ix.tech)
