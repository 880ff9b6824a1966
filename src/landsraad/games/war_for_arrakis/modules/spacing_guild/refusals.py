"""Why an answer of the Spacing Guild is not offered now."""

from __future__ import annotations

from typing import Final

from landsraad.core.decisions import Decision, Reason
from landsraad.games.war_for_arrakis.catalogue import ADJACENT, AREA, AREAS, ZONE, ZONE_AREAS
from landsraad.games.war_for_arrakis.deeds import stacking
from landsraad.games.war_for_arrakis.frames import (
    Attacking,
    Moving,
    Placing,
    Step,
)
from landsraad.games.war_for_arrakis.free import secret_areas
from landsraad.games.war_for_arrakis.modules.spacing_guild.box import FRIGATE, NAVIGATOR
from landsraad.games.war_for_arrakis.modules.spacing_guild.flights import bomb_targets
from landsraad.games.war_for_arrakis.modules.spacing_guild.rules import powers
from landsraad.games.war_for_arrakis.plug import Explain, Timing
from landsraad.games.war_for_arrakis.reach import (
    around,
    destinations,
    empty,
    enemies,
    on_foot,
    targets,
)
from landsraad.games.war_for_arrakis.state import State
from landsraad.games.war_for_arrakis.terms import (
    ATREIDES,
    GUILD,
    HARKONNEN,
    IMPERIUM_KEYS,
    NO_VEHICLE,
    ORNITHOPTER,
)

_BOARDING: Final = "a legion boards before it moves or attacks"
TIMING: Final[dict[str, Timing]] = {
    "imperium": Timing(("imperium",), "imperium actions are earned by raids, spice or cards",
                       "WFA 19.2.5"),
    "land": Timing(("land", "land_beside"), "troops land when a heighliner reaches Arrakis",
                   "WFA 19.4.1"),
    "divide": Timing(("divide",), "only troops that are too many for one area are divided",
                     "WFA 19.4.2"),
    "descend": Timing(("descend",), "frigates descend when a heighliner reaches Arrakis",
                      "WFA 19.4.4"),
    "frigate": Timing(("to", "target"), _BOARDING, "WFA 19.6.3"),
    "navigator": Timing(("to", "target"), _BOARDING, "WFA 19.7.3"),
    "bomb": Timing(("bomb",), "first a frigate is named that bombards", "WFA 19.6.4"),
    "watcher": Timing(("watcher",), "only a card places the Guild Navigator", "WFA 19.7.1"),
    "shoot_down": Timing(("shoot_down",), "a card shoots frigates down", "WFA 19.8.6"),
    "bombard": Timing((), "a free action is taken on one's own turn, where one may interrupt",
                      "WFA 19.6.4"),
    "watch": Timing((), "a free action is taken on one's own turn, where one may interrupt",
                    "WFA 19.7.3"),
}  # fmt: skip


def _power(state: State, decision: Decision, words: list[str]) -> Reason | None:
    if len(words) != 1 or words[0] not in IMPERIUM_KEYS:
        return Reason("the powers are spacing_guild, landsraad and choam", "WFA 19.2.1")
    if decision.ask.key != "imperium":
        return None
    if IMPERIUM_KEYS.index(words[0]) not in powers(state, state.asked):
        return Reason("nothing is left for this imperium action", "WFA 19.2.4")
    return Reason("the card gives another imperium action", "WFA 19.2.1")


def _area_of(words: list[str]) -> int:
    return AREA.get(words[0], -1) if len(words) == 1 else -1


def _land(state: State, decision: Decision, words: list[str]) -> Reason | None:
    area, frame = _area_of(words), state.stack[-1]
    if area < 0:
        return Reason("there is no such area", "WFA 2.1.1")
    if decision.ask.key not in TIMING["land"].asks or not isinstance(frame, Step):
        return None
    name = AREAS[area].name
    if not empty(state) >> area & 1:
        return Reason(f"{name} is not empty", "WFA 19.4.1")
    if around(enemies(state, frame.side)) >> area & 1:
        return Reason(f"{name} is next to an enemy legion or settlement", "WFA 19.4.1")
    if decision.ask.key == "land":
        return Reason(f"no other area for troops is next to {name}", "WFA 19.4.2")
    return Reason(f"{name} is not next to {AREAS[frame.value].name}", "WFA 19.4.2")


def _divide(state: State, decision: Decision, words: list[str]) -> Reason | None:
    if decision.ask.key != "divide":
        return None
    most = stacking(state, state.asked)
    return Reason(f"each of the two areas takes at least 1 and at most {most}", "WFA 19.4.2")


def _zone_of(words: list[str]) -> int:
    return ZONE.get(words[0], -1) if len(words) == 1 else -1


def _no_zone() -> Reason:
    return Reason("there is no such air zone", "WFA 2.1.3")


def _free_zone(verb: str, rule: str) -> Explain:
    def reason(state: State, decision: Decision, words: list[str]) -> Reason | None:
        zone = _zone_of(words)
        if zone < 0:
            return _no_zone()
        if decision.ask.key in TIMING[verb].asks and state.zones[zone] != NO_VEHICLE:
            return Reason("that air zone is not free", rule)
        return None

    return reason


def _frigate(state: State, decision: Decision, words: list[str]) -> Reason | None:
    zone = _zone_of(words)
    if zone < 0:
        return _no_zone()
    if decision.ask.key not in ("to", "target"):
        return None
    if state.zones[zone] != FRIGATE[state.asked]:
        return Reason("there is no frigate of yours in that air zone", "WFA 19.6.3")
    return _aboard(state, zone, "WFA 19.6.3")


def _aboard(state: State, zone: int, rule: str) -> Reason:
    """Why what flies in a zone does not carry the legion."""
    frame = state.stack[-1]
    if isinstance(frame, Moving | Attacking) and frame.origin >= 0:
        if frame.zone >= 0 or (state.flown | state.rode) >> frame.origin & 1:
            return Reason("a legion uses one transport a turn", "WFA 19.6.6")
        if not ZONE_AREAS[zone] >> frame.origin & 1:
            return Reason("that air zone does not serve the area of the legion", rule)
        return Reason("nothing that could be attacked is in its reach", rule)
    return Reason("a card moves these pieces, without a transport", rule)


def _ride(state: State, decision: Decision, words: list[str]) -> Reason | None:
    """Troops would be left behind, and who is left may not ride alone (WFA 19.5.5)."""
    frame, area = state.stack[-1], _area_of(words)
    if area < 0 or not isinstance(frame, Moving | Attacking) or frame.origin < 0:
        return None
    legions = frame.legions if isinstance(frame, Moving) else frame.attack.legions
    group = frame.group if isinstance(frame, Moving) else state.legions[frame.origin]
    if group.side != ATREIDES or frame.zone >= 0 or ADJACENT[frame.origin] >> area & 1:
        return None
    goals = destinations if isinstance(frame, Moving) else targets
    if not goals(state, ATREIDES, frame.origin) >> area & 1:
        return None
    if not on_foot(state, group, frame.origin, legions):
        return None
    return Reason("houses major troops do not sandride, and without them the legion may not act",
                  "WFA 19.5.5")  # fmt: skip


def _where(ask: str, explain: Explain) -> Explain:
    """A reason for one question only."""

    def reason(state: State, decision: Decision, words: list[str]) -> Reason | None:
        return explain(state, decision, words) if decision.ask.key == ask else None

    return reason


def _bombard(state: State, decision: Decision, words: list[str]) -> Reason | None:
    zone, side = _zone_of(words), state.asked
    if zone < 0:
        return _no_zone()
    if state.zones[zone] != FRIGATE[side]:
        return Reason("there is no frigate of yours in that air zone", "WFA 19.6.4")
    if not ZONE_AREAS[zone] & bomb_targets(state, side):
        return Reason("no enemy legion and no harvester is below it", "WFA 19.6.4")
    return None


def _bomb(state: State, decision: Decision, words: list[str]) -> Reason | None:
    area, frame = _area_of(words), state.stack[-1]
    if area < 0:
        return Reason("there is no such area", "WFA 2.1.1")
    if decision.ask.key != "bomb" or not isinstance(frame, Step):
        return None
    if not ZONE_AREAS[frame.value] >> area & 1:
        return Reason(f"{AREAS[area].name} is not below the frigate", "WFA 19.6.4")
    return Reason(f"there is no enemy legion and no harvester in {AREAS[area].name}", "WFA 19.6.4")


def _unserved(state: State, words: list[str]) -> Reason | None:
    """Why the Guild Navigator does nothing, whatever he is asked for."""
    if _zone_of(words) < 0:
        return _no_zone()
    if state.asked != HARKONNEN:
        return Reason("the Guild Navigator serves the Harkonnens", "WFA 19.7.3")
    if NAVIGATOR not in state.zones:
        return Reason("the Guild Navigator is not on the board", "WFA 19.7.3")
    return None


def _watch(state: State, decision: Decision, words: list[str]) -> Reason | None:
    if reason := _unserved(state, words):
        return reason
    if state.bans >> GUILD & 1:
        return Reason("the Spacing Guild's ban forbids scouting", "WFA 19.7.5")
    zone = _zone_of(words)
    if state.zones[zone] not in (ORNITHOPTER, NAVIGATOR):
        return _neither()
    if not ZONE_AREAS[zone] & secret_areas(state):
        return Reason("nothing lies facedown below that air zone", "WFA 4.5.3")
    return None


def _neither() -> Reason:
    words = "there is neither an ornithopter nor the Guild Navigator in that air zone"
    return Reason(words, "WFA 19.7.4")


def _navigator(state: State, decision: Decision, words: list[str]) -> Reason | None:
    """He carries a legion from his zone, or leaves for an ornithopter that does."""
    if reason := _unserved(state, words):
        return reason
    if decision.ask.key not in ("to", "target"):
        return None
    if state.zones[_zone_of(words)] not in (ORNITHOPTER, NAVIGATOR):
        return _neither()
    return _aboard(state, _zone_of(words), "WFA 19.7.3")


def _shoot(state: State, decision: Decision, words: list[str]) -> Reason | None:
    zone = _zone_of(words)
    if zone < 0:
        return _no_zone()
    if decision.ask.key != "shoot_down":
        return None
    if state.zones[zone] not in (FRIGATE[1 - state.asked], NAVIGATOR):
        return Reason("no enemy frigate and no Guild Navigator is there", "WFA 19.8.6")
    return Reason("none of your legions is in a sector of that air zone", "WFA 19.8.6")


def _placed(state: State, decision: Decision, words: list[str]) -> Reason | None:
    """Troops are never placed by an effect."""
    if words == ["houses_major_troop"] and isinstance(state.stack[-1], Placing):
        return Reason("houses major troops come by heighliner only", "WFA 19.5.4")
    return None


REFUSALS: Final[dict[str, Explain]] = {
    "imperium": _power,
    "land": _land,
    "divide": _divide,
    "descend": _free_zone("descend", "WFA 19.4.4"),
    "watcher": _free_zone("watcher", "WFA 19.7.1"),
    "frigate": _frigate,
    "navigator": _navigator,
    "to": _where("to", _ride),
    "at": _where("target", _ride),
    "bombard": _bombard,
    "bomb": _bomb,
    "watch": _watch,
    "shoot_down": _shoot,
    "with": _placed,
}  # fmt: skip
