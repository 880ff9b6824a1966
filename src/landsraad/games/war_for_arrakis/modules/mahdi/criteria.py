"""How the automaton answers the questions of the game: vehicles, hits, battles, spice (WFA 22)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from landsraad.core.decisions import Ask, Option
from landsraad.games.war_for_arrakis.catalogue import (
    AREAS,
    DEEP,
    UNTOUCHABLE,
    ZONE_AREAS,
    ZONES,
    ZONES_AT,
    bits,
)
from landsraad.games.war_for_arrakis.frames import Battle, Losses, Step
from landsraad.games.war_for_arrakis.modules.mahdi.box import CENTRAL, CENTRE, TACTICAL
from landsraad.games.war_for_arrakis.modules.mahdi.forces import by_deployment
from landsraad.games.war_for_arrakis.modules.mahdi.sight import (
    as_the_crow_flies,
    away,
    next_to,
    outweighs,
    parts,
    power,
    sift,
    within,
    zones_of,
)
from landsraad.games.war_for_arrakis.modules.mahdi.state import mahdi, target_area
from landsraad.games.war_for_arrakis.modules.mahdi.talk import choice, tell
from landsraad.games.war_for_arrakis.options import (
    ADVANCE,
    CEASE,
    CONTINUE,
    DECLINE,
    DONE,
    LEADER_PIECE,
    STAND,
    STAY,
    Plain,
)
from landsraad.games.war_for_arrakis.phases.harvest import STOCKPILED
from landsraad.games.war_for_arrakis.reach import around, empty
from landsraad.games.war_for_arrakis.state import State
from landsraad.games.war_for_arrakis.terms import (
    ATREIDES,
    BOTTOM_ROW,
    CARRYALL,
    ELITE,
    GENERIC,
    HARKONNEN,
    HARVESTER,
    IMPERIUM_NAMES,
    NO_VEHICLE,
    REGULAR,
    SPECIAL,
    TOP_ROW,
)
from landsraad.games.war_for_arrakis.tracks import gain_supremacy

Options = Sequence[Option]
SURPLUS: Final = Plain("surplus", "Spend the surplus for a supremacy point")
ALL_KEPT: Final = 6
"""Spice that keeps all three markers."""


def narrowed(state: State, frame: Any, side: int, question: Ask, options: Options) -> Options:
    """What the criteria leave of the answers of the Harkonnens, or of an order in the desert."""
    if side == ATREIDES:
        return _deep_first(state, options) if question.key == "order" else options
    criterion = _CRITERIA.get(question.key)
    return criterion(state, frame, options) if criterion is not None else options


# --- vehicles


def vehicles_begun(state: State) -> None:
    """Carryalls before ornithopters (WFA 22.15.1)."""
    places = [
        n for n, f in enumerate(state.stack)
        if isinstance(f, Step) and f.name == "vehicle" and f.value != HARVESTER
    ]  # fmt: skip
    first, second = places
    stack = state.stack
    stack[first], stack[second] = stack[second], stack[first]


def _harvester(state: State, frame: Step, options: Options) -> Options:
    """The harvesting sector by four steps, else one next to it (WFA 22.15.2)."""
    return _in_deserts(state, _of_verb(options, "harvester"))


def _of_verb(options: Options, *verbs: str) -> list[Any]:
    return [option for option in options if getattr(option, "verb", "") in verbs]


def _neutral(state: State, frame: Step, options: Options) -> Options:
    """Vehicles of neutral smugglers, after the Harkonnens' own (WFA 22.17.1)."""
    harvesters = _of_verb(options, "smuggler_harvester")
    if harvesters:
        return _in_deserts(state, harvesters) or harvesters
    found, words = sift(
        [o for o in _of_verb(options, "smuggler_carryall") if state.zones[o.zone] == NO_VEHICLE],
        ("protects most", lambda o: (ZONE_AREAS[o.zone] & state.foreign).bit_count()),
    )
    tell(state, "The smuggler carryall is placed", "WFA 22.17.1", choice(words, found))
    return found


def _in_deserts(state: State, options: Sequence[Any]) -> Options:
    part = mahdi(state)
    spots = {option.area: option for option in options}
    own = parts(TACTICAL[part.harvesting][1])
    found, words = _best_deserts(state, [a for a in spots if within(a, own)])
    if not found:
        barred = parts(TACTICAL[part.target][1]) if part.target >= 0 else frozenset()
        for sector in _astray(state, own) or next_to(own) - barred:
            there = frozenset((sector,))
            found += _best_deserts(state, [a for a in spots if within(a, there)])[0]
        words = "in a sector next to the harvesting sector"
    if found:
        tell(state, "A harvester is placed", "WFA 22.15.2", choice(words, found))
    return [spots[area] for area in sorted(set(found))]


def _best_deserts(state: State, found: list[int]) -> tuple[list[int], str]:
    enemy = state.armies[ATREIDES] | state.sietches
    bare = empty(state) & ~around(enemy)
    return sift(
        found,
        ("empty and away from the enemy", lambda a: bool(bare >> a & 1)),
        ("deep desert", lambda a: bool(DEEP >> a & 1)),
    )


def _astray(state: State, own: frozenset[int]) -> tuple[int, ...]:
    """The sector that has taken harvesters which found no room in their own."""
    for area in bits(state.harvesters & ~state.foreign):
        if not within(area, own):
            return AREAS[area].sectors
    return ()


def _airborne(state: State, frame: Step, options: Options) -> Options:
    zones = {option.zone: option for option in _of_verb(options, "ornithopter", "carryall")}
    fights = {option.zone: option for option in _of_verb(options, "dogfight")}
    free = [zone for zone in zones if state.zones[zone] == NO_VEHICLE]
    if frame.value == CARRYALL:
        prey = state.harvesters & ~state.foreign
        found, words = sift(
            free, ("protects most harvesters", lambda z: (ZONE_AREAS[z] & prey).bit_count())
        )
        tell(state, "A carryall is placed", "WFA 22.15.3", choice(words, found))
    else:
        wanted = _above_prey(state)
        contested = [fights[zone] for zone in fights if zone in wanted]
        if contested and not wanted & set(free):
            tell(state, "An ornithopter is given up", "WFA 22.17.2", "for a zone that is wanted")
            return contested
        found, words = _ornithopter_zones(state, free)
        tell(state, "An ornithopter is placed", "WFA 22.15.4", choice(words, found))
    return [zones[zone] for zone in found]


def _above_prey(state: State) -> set[int]:
    """Air zones above legions exactly two areas from a sietch that they outweigh."""
    hunters = [a for a in bits(state.armies[HARKONNEN]) if _two_from_prey(state, a)]
    return {zone for area in hunters for zone in ZONES_AT[area]}


def _ornithopter_zones(state: State, free: list[int]) -> tuple[list[int], str]:
    near = _above_prey(state) & set(free)
    if near:
        return sorted(near), "above a legion two areas from a sietch"
    goal = target_area(state)
    if goal < 0:
        return free, "no target"
    sectors = frozenset(AREAS[goal].sectors)
    if not sectors.isdisjoint(CENTRE):
        sectors = parts(CENTRAL)
    found = [zone for zone in zones_of(sectors) if zone in free]
    if found:
        return found, "above the sector of the target"
    found = [zone for zone in zones_of(next_to(sectors)) if zone in free]
    return sift(
        found or free,
        ("between central sectors", lambda z: all(s in CENTRE for s in ZONES[z].sectors)),
    )


def _two_from_prey(state: State, area: int) -> bool:
    legion = state.legions[area]
    return any(
        as_the_crow_flies(sietch)[area] == 2 and outweighs(legion, state.legions[sietch])
        for sietch in bits(state.sietches)
    )


# --- battles


def _casualty(state: State, frame: Losses, options: Options) -> Options:
    """Leaders down to one, elites, Sardaukar, regulars, and the leader before the last (22.7.2)."""
    legion = state.legions[frame.area]
    # WFA 22.18.5: Dr. Yueh is not the one leader that is kept.
    leaders = legion.generic + (legion.named & ~UNTOUCHABLE).bit_count()
    pieces = {option.piece: option for option in options}  # type: ignore[attr-defined]
    named = [piece for piece in pieces if piece >= LEADER_PIECE]
    order_of: list[list[int]] = []
    if leaders > 1:
        order_of = [[GENERIC], named]
    falls = legion.regular == 1 or not state.supply[HARKONNEN][REGULAR]
    if legion.units == 1 and falls:
        order_of += [[GENERIC], named]
    order_of += [[ELITE], [SPECIAL], [REGULAR]]
    for wanted in order_of:
        found = [pieces[piece] for piece in wanted if piece in pieces]
        if found:
            return found
    return options


def _deploy_more(state: State, frame: Step, options: Options) -> Options:
    """A unit more of a possible future goes where a deployment would (WFA 22.18.2)."""
    spots = {option.area: option for option in options}  # type: ignore[attr-defined]
    found, words = by_deployment(state, sorted(spots))
    tell(state, "A unit more is deployed", "WFA 22.18.2", words)
    return [spots[area] for area in found]


def _excess(state: State, frame: Step, options: Options) -> Options:
    found, _ = sift(
        options,
        # WFA 22.5.5: tokens after Sardaukar, and before what is weaker.
        ("weakest", lambda o: -{REGULAR: 2, ELITE: 3, SPECIAL: 5}.get(o.piece, 4)),  # type: ignore[attr-defined]
    )
    return found


def daunted(state: State, frame: Battle) -> bool:
    """Whether an attack ceases: at half the enemy's fine power or less (WFA 22.7.3)."""
    if frame.attacker != HARKONNEN:
        return False
    ours = power(state.legions[frame.origin])[1]
    theirs = power(state.legions[frame.target])[1]
    if 2 * ours > theirs:
        return False
    tell(state, "The Harkonnens cease the attack", "WFA 22.7.3", "at most half the enemy's power")
    return True


def _continue(state: State, frame: Battle, options: Options) -> Options:
    return [CEASE if daunted(state, frame) else CONTINUE]


def _advance(state: State, frame: Battle, options: Options) -> Options:
    """Into a sietch, or nearer to the target (WFA 22.7.6)."""
    goal = target_area(state)
    nearer = goal >= 0 and away(state, goal)[frame.target] < away(state, goal)[frame.origin]
    if state.ranks[frame.target] or nearer:
        words = "into a settlement" if state.ranks[frame.target] else "closer to the target"
        tell(state, "They advance", "WFA 22.7.6", words)
        return [ADVANCE]
    tell(state, "They stay where they are", "WFA 22.7.6", "no closer to the target")
    return [STAY]


def _retreat_to(state: State, frame: Step, options: Options) -> Options:
    """Where the Atreides retreat they choose, but empty areas first (WFA 22.7.7)."""
    bare = empty(state)
    found = [o for o in options if bare >> o.area & 1]  # type: ignore[attr-defined]
    return found or options


def _stand(state: State, frame: Battle, options: Options) -> Options:
    return [STAND]


# --- the desert and the harvest


def _deep_first(state: State, options: Options) -> Options:
    """Harvesters in the deep desert are seen to first, where a carryall saves (WFA 22.16.1)."""
    within_reach = 0
    for zone, there in enumerate(state.zones):
        if there == CARRYALL:
            within_reach |= ZONE_AREAS[zone]
    saved = state.harvesters & ~state.foreign & within_reach
    asked = sum(1 << option.area for option in options)  # type: ignore[attr-defined]
    if not saved & DEEP & asked:
        return options
    later = saved & ~DEEP
    return [option for option in options if not later >> option.area & 1]  # type: ignore[attr-defined]


def _carryall(state: State, frame: Step, options: Options) -> Options:
    return [option for option in options if option is not DECLINE]


def offer_surplus(state: State, side: int, frame: Step) -> list[Option]:
    """All markers on top, and more than enough to keep them (WFA 22.16.4)."""
    spare = not frame.more & STOCKPILED and max(state.imperium) == TOP_ROW and not frame.more
    return [SURPLUS] if spare and frame.value > ALL_KEPT else []


def surplus(state: State, side: int, frame: Step, option: Option) -> None:
    """The surplus is spent for a point."""
    tell(state, "The surplus brings a point of supremacy", "WFA 22.16.4")
    state.stack.append(frame.changed(value=ALL_KEPT))
    gain_supremacy(state, 1)


def _spice(state: State, frame: Step, options: Options) -> Options:
    """Markers are kept from the lowest on; what is left raises the lowest (WFA 22.16.2)."""
    if SURPLUS in options:
        return [SURPLUS]
    unseen = [marker for marker in range(3) if not frame.more >> marker & 1]
    while unseen:
        lowest, _ = sift(unseen, ("lowest", lambda m: state.imperium[m]))
        others = [m for m in unseen if m != lowest[0] and state.imperium[m] < BOTTOM_ROW]
        verb = "lift" if frame.value - 3 >= 2 * len(others) else "keep"
        found = _of_markers(options, verb, lowest) or _of_markers(options, "keep", lowest)
        if found:
            if _all_paid(state, frame.value, found, unseen):
                # Each of them gets as much, in any order.
                found = found[:1]
            tell(state, _spent(found), "WFA 22.16.2", choice("the lowest marker first", found))
            return found
        unseen = [marker for marker in unseen if marker not in lowest]
    return [DONE]


def _all_paid(state: State, spice: int, found: Sequence[Any], unseen: Sequence[int]) -> bool:
    """Whether spice suffices to do the same for all markers that are equal."""
    if found[0].verb == "keep":
        return spice >= 2 * len(found)
    paid = {option.marker for option in found}
    kept = [m for m in unseen if m not in paid and state.imperium[m] < BOTTOM_ROW]
    return spice >= 3 * len(found) + 2 * len(kept)


def _spent(found: Sequence[Any]) -> str:
    """What spice is spent on."""
    names = " or ".join(IMPERIUM_NAMES[option.marker] for option in found)
    return f"{names} is {'raised for 3' if found[0].verb == 'lift' else 'kept for 2'} spice"


def _of_markers(options: Options, verb: str, markers: list[int]) -> list[Option]:
    return [
        option for option in options
        if getattr(option, "verb", "") == verb and option.marker in markers  # type: ignore[attr-defined]
    ]  # fmt: skip


def _no_done(state: State, frame: Any, options: Options) -> Options:
    """An effect is used as far as it can be."""
    return [option for option in options if option is not DONE] or options


_CRITERIA: Final[dict[str, Callable[[State, Any, Options], Options]]] = {
    "harvester": _harvester,
    "airborne": _airborne,
    "smuggler_vehicles": _neutral,
    "casualty": _casualty,
    "deploy_more": _deploy_more,
    "excess": _excess,
    "continue": _continue,
    "siege": _continue,
    "advance": _advance,
    "retreat": _stand,
    "retreat_to": _retreat_to,
    "carryall": _carryall,
    "harvest": _spice,
    "withdraw": _no_done,
}
