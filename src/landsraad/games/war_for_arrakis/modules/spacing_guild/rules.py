"""The rules of the heighliners: imperium actions, the route, landing (WFA 19.2 to 19.4)."""

from __future__ import annotations

from typing import Final

from landsraad.core.decisions import Option
from landsraad.games.war_for_arrakis.catalogue import ADJACENT, AREA_KEYS, VEHICLE_KEY, ZONES, bits
from landsraad.games.war_for_arrakis.deeds import emit, put, stacking, with_piece
from landsraad.games.war_for_arrakis.engine import answers, ask_or_take, steps
from landsraad.games.war_for_arrakis.frames import Step
from landsraad.games.war_for_arrakis.modules.spacing_guild import choices
from landsraad.games.war_for_arrakis.modules.spacing_guild.box import (
    ABOARD,
    FRIGATE,
    KIND,
    NAVIGATOR,
    ROUTE,
)
from landsraad.games.war_for_arrakis.modules.spacing_guild.choices import (
    Divide,
    OfPower,
    divide,
    of_power,
)
from landsraad.games.war_for_arrakis.modules.spacing_guild.state import (
    bases_left,
    frigates_left,
    guild,
    troops_left,
)
from landsraad.games.war_for_arrakis.options import OfArea, OfZone, areas, of_zone
from landsraad.games.war_for_arrakis.reach import around, empty, enemies
from landsraad.games.war_for_arrakis.state import State
from landsraad.games.war_for_arrakis.terms import (
    ATREIDES,
    CHOAM,
    GUILD,
    HARKONNEN,
    LANDSRAAD,
    NO_VEHICLE,
    NOWHERE,
    SIDES,
)

# --- imperium actions


def powers(state: State, side: int) -> list[int]:
    """The powers whose imperium actions would do something for a side (WFA 19.2.4)."""
    found = [GUILD]
    if recruits(state, side):
        found.append(LANDSRAAD)
    if frigates_left(state, side):
        found.append(CHOAM)
    return found


def recruits(state: State, side: int) -> int:
    """How many troops a Landsraad action brings now (WFA 19.2.3)."""
    return min(ABOARD, troops_left(state), bases_left(state, side))


def act(state: State, side: int, power: int) -> None:
    """A side takes an imperium action."""
    part = guild(state)
    if power == GUILD:
        travel(state, side)
    elif power == LANDSRAAD:
        amount = recruits(state, side)
        part.troops[side] += amount
        emit(state, "recruited", side, amount)
    elif frigates_left(state, side):
        part.frigates[side] += 1
        emit(state, "frigate_aboard", side)


def raided(state: State, area: int) -> None:
    """An Atreides legion has removed a Harkonnen harvester (WFA 19.2.5)."""
    state.stack.append(Step("imperium", ATREIDES))


@steps("imperium")
def _imperium(state: State, frame: Step) -> None:
    options = [of_power(power) for power in powers(state, frame.side)]
    ask_or_take(state, frame, frame.side, choices.IMPERIUM, options)


@answers("imperium")
def _imperium_answer(state: State, frame: Step, option: OfPower) -> None:
    act(state, frame.side, option.power)


def paid(state: State, marker: int, raised: bool) -> None:
    """The Harkonnens have paid for a marker: an action of its power, or two (WFA 19.2.7)."""
    state.stack.append(Step("imperium_due", HARKONNEN, marker, 2 if raised else 1))


@steps("imperium_due")
def _imperium_due(state: State, frame: Step) -> None:
    """``more`` actions of the power ``value``; a landing comes between two of them."""
    if frame.more > 1:
        state.stack.append(frame.changed(more=frame.more - 1))
    act(state, frame.side, frame.value)


def may_stay(state: State, marker: int) -> bool:
    """A marker on the bottom row may be paid for (WFA 19.2.8)."""
    return True


# --- the route


def travel(state: State, side: int) -> None:
    """A heighliner goes a step, and lands when it has arrived (WFA 19.3.2)."""
    part = guild(state)
    if part.steps[side] < ROUTE:
        part.steps[side] += 1
        emit(state, "heighliner", side, part.steps[side])
        if part.steps[side] == ROUTE:
            state.stack.append(Step("landing", side))


def round_over(state: State) -> None:
    """Both heighliners go a step; if both arrive the Harkonnens land first (WFA 19.3.1)."""
    for side in SIDES:
        travel(state, side)


def actions_over(state: State) -> None:
    """Frigates leave before the desert hazards (WFA 19.6.2)."""
    guild(state).spared = NOWHERE
    state.zones = [NO_VEHICLE if there in FRIGATE else there for there in state.zones]


# --- landing


def landing_areas(state: State, side: int) -> int:
    """Empty areas that are not next to an enemy legion or settlement (WFA 19.4.1)."""
    return empty(state) & ~around(enemies(state, side))


def paired(spots: int) -> int:
    """Those of some areas that are next to another of them."""
    return sum(1 << area for area in bits(spots) if ADJACENT[area] & spots)


def first_areas(state: State, side: int) -> tuple[int, bool]:
    """Where troops land first, and whether others land beside them (WFA 19.4.2)."""
    spots = landing_areas(state, side)
    if guild(state).troops[side] > stacking(state, side):
        pairs = paired(spots)
        if pairs:
            return pairs, True
    return spots, False


def free_zones(state: State) -> list[int]:
    """Air zones with nothing in them."""
    return [zone for zone, there in enumerate(state.zones) if there == NO_VEHICLE]


def _house(state: State, side: int) -> int:
    """The seat that lands: that of the House where two share a side (WFA 19.4.5)."""
    return state.kit.players[side][0]


@steps("landing")
def _landing(state: State, frame: Step) -> None:
    side = frame.side
    spots, _ = first_areas(state, side)
    if not guild(state).troops[side] or not spots:
        state.stack.append(Step("descend", side))
        return
    ask_or_take(
        state, frame, side, choices.LAND, areas("land", spots), seat=_house(state, side)
    )  # fmt: skip


@answers("landing")
def _landing_answer(state: State, frame: Step, option: OfArea) -> None:
    side = frame.side
    if first_areas(state, side)[1]:
        state.stack.append(Step("land_beside", side, option.area))
        return
    state.stack.append(Step("descend", side))
    settle(state, side, option.area, min(guild(state).troops[side], stacking(state, side)))


@steps("land_beside")
def _beside(state: State, frame: Step) -> None:
    spots = landing_areas(state, frame.side) & ADJACENT[frame.value]
    ask_or_take(
        state, frame, frame.side, choices.BESIDE, areas("land", spots),
        seat=_house(state, frame.side),
    )  # fmt: skip


@answers("land_beside")
def _beside_answer(state: State, frame: Step, option: OfArea) -> None:
    state.stack.append(Step("divide", frame.side, frame.value, option.area))


@steps("divide")
def _divide(state: State, frame: Step) -> None:
    """``value`` and ``more`` are the two areas."""
    limit = stacking(state, frame.side)
    total = min(guild(state).troops[frame.side], 2 * limit)
    options = [divide(amount) for amount in range(total - limit, limit + 1) if 0 < amount < total]
    ask_or_take(
        state, frame, frame.side, choices.DIVIDE, options, seat=_house(state, frame.side)
    )  # fmt: skip


@answers("divide")
def _divide_answer(state: State, frame: Step, option: Divide) -> None:
    side, limit = frame.side, stacking(state, frame.side)
    total = min(guild(state).troops[side], 2 * limit)
    state.stack.append(Step("descend", side))
    settle(state, side, frame.value, option.amount)
    settle(state, side, frame.more, total - option.amount)


def settle(state: State, side: int, area: int, amount: int) -> None:
    """Troops come from aboard to an area."""
    guild(state).troops[side] -= amount
    state.supply[side][KIND] -= amount
    put(state, area, with_piece(state.legions[area], side, KIND, amount))
    emit(state, "landed", side, AREA_KEYS[area], amount)


@steps("descend")
def _descend(state: State, frame: Step) -> None:
    """Frigates to free air zones, then the heighliner goes home (WFA 19.4.4, WFA 19.3.3)."""
    side, part, zones = frame.side, guild(state), free_zones(state)
    if not part.frigates[side] or not zones:
        part.steps[side] = 0
        emit(state, "heighliner_home", side)
        return
    options: list[Option] = [of_zone("descend", zone) for zone in zones]
    ask_or_take(state, frame, side, choices.DESCEND, options, seat=_house(state, side))


@answers("descend")
def _descend_answer(state: State, frame: Step, option: OfZone) -> None:
    guild(state).frigates[frame.side] -= 1
    state.zones[option.zone] = FRIGATE[frame.side]
    kind = VEHICLE_KEY[FRIGATE[frame.side]]
    emit(state, "airborne", frame.side, kind, ZONES[option.zone].key)
    state.stack.append(frame)


# --- bots

BOMBS: Final = 1.5
"""What a bombardment promises beyond the frigate that it costs."""


def worth(state: State) -> float:
    """What is aboard and in the air, for the Atreides."""
    part, value = guild(state), 0.0
    for side in SIDES:
        near = 0.5 + 0.1 * part.steps[side]
        aboard = near * (3.4 * part.troops[side] + 4.0 * part.frigates[side])
        flying = 3.2 * state.zones.count(FRIGATE[side])
        own = aboard + flying + 0.3 * part.steps[side] + 3.0 * len(part.stays[side])
        value += own if side == ATREIDES else -own
    for frame in state.stack:
        if isinstance(frame, Step) and frame.name == "bombard":
            value += BOMBS if frame.side == ATREIDES else -BOMBS
    return value - 1.5 * state.zones.count(NAVIGATOR)
