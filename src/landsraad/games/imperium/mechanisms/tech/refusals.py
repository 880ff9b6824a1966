"""Why something is not offered about tech tiles."""

from __future__ import annotations

from typing import Final

from landsraad.core.decisions import Decision, Reason
from landsraad.games.imperium.engine.plug import Refusals
from landsraad.games.imperium.engine.state import State
from landsraad.games.imperium.facets.refusals import PLOT_ASKS, no_reason, unknown, what_lacks
from landsraad.games.imperium.mechanisms.tech.market import asked_discount, tile_price
from landsraad.games.imperium.mechanisms.tech.state import tech_of, tech_on
from landsraad.games.imperium.mechanisms.tech.tiles import TECHS


def _tech(state: State, decision: Decision, words: list[str]) -> Reason | None:
    known = state.setup.selection.keys("tech")
    if len(words) != 1 or words[0] not in known:
        return unknown("tech tile", " ".join(words))
    tile = known[words[0]]
    if tile not in [pile[-1] for pile in tech_on(state).stacks if pile]:
        return Reason(f"{TECHS[tile].name} does not lie open", "IMP 23.2.1")
    if decision.ask.key != "tech":
        return Reason("tiles are acquired by the icon alone", "IMP 23.2.2")
    cost = tile_price(state, decision.seat, tile, asked_discount(state, decision.seat))
    return Reason(f"{TECHS[tile].name} costs you {cost} spice", "IMP 23.2.3")


def _use(state: State, decision: Decision, words: list[str]) -> Reason | None:
    known = state.setup.selection.keys("tech")
    if len(words) != 1 or words[0] not in known:
        return unknown("tech tile", " ".join(words))
    tile, player = known[words[0]], state.players[decision.seat]
    name = TECHS[tile].name
    if tile not in tech_of(player).tiles:
        return Reason(f"you do not have {name}", "IMP 23.3.1")
    if tech_of(player).flipped >> tile & 1:
        return Reason(f"{name} has been used this round", "IMP 23.3.2")
    ability = next(filter(None, (one.used() for one in TECHS[tile].abilities)), None)
    if ability is None:
        return Reason(f"{name} works by itself", "IMP 23.3.1")
    if decision.ask.key not in PLOT_ASKS:
        return Reason("tiles are used on your own turns", "IMP 23.3.1")
    lacking = what_lacks(state, decision.seat, ability, TECHS[tile].key)
    return Reason(f"{name} cannot be used now: {lacking}", "IMP 23.3.1")


REFUSALS: Final[Refusals] = Refusals(
    {"tech *": _tech, "use *": _use, "return *": no_reason, "dismantle *": no_reason},
    untimely={
        "return": ("no negotiators come home now", "IMP 23.2.4"),
        "dismantle": ("no tile is trashed now", "IMP 34.4.3"),
    },
)
