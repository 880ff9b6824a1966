"""Frigates that bombard, and the Guild Navigator (WFA 19.6, WFA 19.7)."""

from __future__ import annotations

from typing import Any

from landsraad.core.decisions import Option
from landsraad.games.war_for_arrakis import asks
from landsraad.games.war_for_arrakis.catalogue import CARDS, ZONE_AREAS, ZONES
from landsraad.games.war_for_arrakis.deeds import emit, remove_harvester
from landsraad.games.war_for_arrakis.engine import answers, ask_or_take, steps
from landsraad.games.war_for_arrakis.frames import Attacking, Moving, Step
from landsraad.games.war_for_arrakis.free import reveal_area, secret_areas
from landsraad.games.war_for_arrakis.modules.spacing_guild import choices
from landsraad.games.war_for_arrakis.modules.spacing_guild.box import (
    DICE,
    FRIGATE,
    HIDDEN_DICE,
    NAVIGATOR,
)
from landsraad.games.war_for_arrakis.modules.spacing_guild.state import guild
from landsraad.games.war_for_arrakis.modules.spacing_guild.values import HIDDEN, Stay
from landsraad.games.war_for_arrakis.movement import use_transport
from landsraad.games.war_for_arrakis.options import OfArea, OfZone, areas, of_zone
from landsraad.games.war_for_arrakis.reach import targets, transports
from landsraad.games.war_for_arrakis.resolve import strike_area
from landsraad.games.war_for_arrakis.state import State
from landsraad.games.war_for_arrakis.terms import (
    GUILD,
    HARKONNEN,
    NO_VEHICLE,
    NOWHERE,
    ORNITHOPTER,
)

# --- bombardment


def bomb_targets(state: State, side: int) -> int:
    """Enemy legions, and harvesters that stand alone (WFA 19.6.4)."""
    return state.armies[1 - side] | state.harvesters & ~state.armies[side]


def free_actions(state: State, side: int) -> list[Option]:
    """Bombardments by one's own frigates, and scouting for which the Navigator leaves."""
    own, options = FRIGATE[side], list[Option]()
    if own in state.zones:
        prey = bomb_targets(state, side)
        for zone, there in enumerate(state.zones):
            if there == own and ZONE_AREAS[zone] & prey:
                options.append(of_zone("bombard", zone))
    if side == HARKONNEN and NAVIGATOR in state.zones:
        options += [of_zone("watch", zone) for zone in watched(state)]
    return options


def bombard(state: State, side: int, option: OfZone) -> None:
    """A frigate makes ready; which area is not a matter of whether."""
    state.stack.append(Step("bombard", side, option.zone))


@steps("bombard")
def _bombard(state: State, frame: Step) -> None:
    prey = bomb_targets(state, frame.side) & ZONE_AREAS[frame.value]
    ask_or_take(state, frame, frame.side, choices.BOMB, areas("bomb", prey))


@answers("bombard")
def _bombard_answer(state: State, frame: Step, option: OfArea) -> None:
    side, area = frame.side, option.area
    use_transport(state, frame.value)
    if state.legions[area].side != 1 - side:
        remove_harvester(state, area)
        return
    state.stack.append(Step("bombed", 1 - side, area))
    strike_area(state, area, bomb_dice(state, area))


def bomb_dice(state: State, area: int) -> int:
    """The dice of a bombardment: fewer where its victims are hidden from above (WFA 19.8.5)."""
    if not state.deserts >> area & 1:
        return DICE
    for card in guild(state).stays[state.legions[area].side]:
        effect = CARDS[card].effect
        if isinstance(effect, Stay) and effect.key == HIDDEN:
            return HIDDEN_DICE
    return DICE


@steps("bombed")
def _bombed(state: State, frame: Step) -> None:
    """A harvester goes with the last unit beside it (WFA 19.6.5)."""
    if state.legions[frame.value].side != frame.side and state.harvesters >> frame.value & 1:
        remove_harvester(state, frame.value)


# --- the Guild Navigator


def watched(state: State) -> list[int]:
    """Air zones over which one may scout and let the Navigator go for it (WFA 19.7.3)."""
    secrets = secret_areas(state)
    if state.bans >> GUILD & 1:
        return []
    return [
        zone
        for zone, there in enumerate(state.zones)
        if there in (ORNITHOPTER, NAVIGATOR) and ZONE_AREAS[zone] & secrets
    ]


def watch(state: State, side: int, option: OfZone) -> None:
    """Scouting over a zone begins."""
    state.stack.append(Step("watch", HARKONNEN, option.zone))


@steps("watch")
def _watch(state: State, frame: Step) -> None:
    options = areas("reveal", ZONE_AREAS[frame.value] & secret_areas(state))
    ask_or_take(state, frame, HARKONNEN, asks.SCOUT, options)


@answers("watch")
def _watch_answer(state: State, frame: Step, option: OfArea) -> None:
    dismiss(state)
    reveal_area(state, option.area)


def dismiss(state: State) -> None:
    """The Guild Navigator leaves the board."""
    zone = state.zones.index(NAVIGATOR)
    state.zones[zone] = NO_VEHICLE
    emit(state, "navigator_leaves", HARKONNEN, ZONES[zone].key)


def offer_flight(state: State, side: int, frame: Any) -> list[Option]:
    """Troop transports by ornithopters for which the Navigator leaves (WFA 19.7.4)."""
    if side != HARKONNEN or not isinstance(frame, Moving | Attacking) or frame.origin < 0:
        return []
    if frame.zone >= 0:
        return []
    guild(state).spared = NOWHERE
    if NAVIGATOR not in state.zones:
        return []
    zones = [z for z in transports(state, side, frame.origin) if state.zones[z] == ORNITHOPTER]
    if isinstance(frame, Attacking):
        zones = [zone for zone in zones if targets(state, side, frame.origin, zone)]
    return [of_zone("navigator", zone) for zone in zones]


def spare(state: State, side: int, frame: Moving | Attacking, option: OfZone) -> None:
    """The legion flies by an ornithopter that will stay."""
    guild(state).spared = option.zone
    state.stack.append(frame.changed(zone=option.zone))


def boarded(state: State, zone: int) -> bool:
    """The Navigator leaves instead of the ornithopter that was used."""
    part = guild(state)
    if part.spared != zone:
        return False
    part.spared = NOWHERE
    dismiss(state)
    return True
