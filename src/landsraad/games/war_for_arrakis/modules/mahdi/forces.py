"""The automaton deploys, places and replaces units and leaders (WFA 22.8)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from landsraad.games.war_for_arrakis.catalogue import (
    AREA,
    AREA_KEYS,
    FEYD,
    LEADER,
    LEADERS,
    RABBAN,
    bits,
    piece_key,
)
from landsraad.games.war_for_arrakis.deeds import (
    add_piece,
    board_leader,
    emit,
    put,
    stacking,
    unboard,
    with_piece,
)
from landsraad.games.war_for_arrakis.engine import answers, steps
from landsraad.games.war_for_arrakis.frames import Step
from landsraad.games.war_for_arrakis.legion import Legion
from landsraad.games.war_for_arrakis.modules.mahdi.orders import best_attacks
from landsraad.games.war_for_arrakis.modules.mahdi.sight import (
    away,
    difference,
    power,
    sift,
)
from landsraad.games.war_for_arrakis.modules.mahdi.state import mahdi, target_area
from landsraad.games.war_for_arrakis.modules.mahdi.talk import decide
from landsraad.games.war_for_arrakis.modules.mahdi.tokens import hidden_in, turn_up
from landsraad.games.war_for_arrakis.options import (
    LEADER_PIECE,
    OfArea,
    OfPiece,
    areas,
    figure,
    named,
)
from landsraad.games.war_for_arrakis.state import ASIDE, State
from landsraad.games.war_for_arrakis.terms import ELITE, GENERIC, HARKONNEN, REGULAR, SPECIAL

ANYONE: Final = "leader"
BASHAR: Final = "bashar"


class Recipe(NamedTuple):
    """Pieces that come together, and where."""

    units: tuple[int, ...]
    """The kinds of the units."""
    leader: str = ""
    where: str = "settlement"
    """``settlement``, ``legion``, ``hardened`` or areas by their keys."""
    attacks: bool = False
    """Whether a legion that could then attack comes first."""


R, E, S = REGULAR, ELITE, SPECIAL
RECIPES: Final[dict[str, Recipe]] = {
    "forced_recruitment": Recipe((E, E, E), ANYONE, "arrakeen"),
    "beloved_feyd_rautha": Recipe((E, E), "", "feyd_rautha"),
    "arsunt_legion": Recipe((E, R), ANYONE, "arsunt"),
    "barons_personal_guard": Recipe((E, E), "baron_harkonnen", "carthag arrakeen"),
    "evidence_of_rebellion": Recipe((E, E)),
    "polar_cap_factories": Recipe((R, R, E), BASHAR, "north_pole"),
    "carthag_the_former_capital": Recipe((R, R, R, E), ANYONE, "carthag"),
    "mudir_nahya": Recipe((E,), "beast_rabban", "legion", attacks=True),
    "mudir_nahya_gone": Recipe((E, E), ANYONE, "legion"),
    "rage_overcame_shaddam_iv_a": Recipe((R, R, R, R), "emperor_shaddam_iv"),
    "rage_overcame_shaddam_iv_b": Recipe((S, S), "emperor_shaddam_iv", "legion"),
    "rage_overcame_shaddam_iv_c": Recipe((), "emperor_shaddam_iv", "hardened"),
    "i_decide": Recipe((), "captain_aramsham", "hardened", attacks=True),
    "twisted_mentat": Recipe((E,), "piter_de_vries"),
    "guard_captain": Recipe((E, E), "iakin_nefud"),
    "trained_in_the_bene_gesserit_ways": Recipe((E,), "lady_fenring"),
    "iakin_nefud": Recipe((R,), "iakin_nefud", "legion"),
}
KEYS: Final = tuple(RECIPES)


# --- supplies


def available(state: State, kind: int) -> int:
    """A kind of unit that is left: as wanted, else stronger, else weaker; -1 for none."""
    supply = state.supply[HARKONNEN]
    order_of = (*range(kind, SPECIAL + 1), *range(kind - 1, -1, -1))
    return next((other for other in order_of if supply[other]), -1)


def room(state: State, area: int) -> int:
    """How many units more an area can hold."""
    legion = state.legions[area]
    return stacking(state, HARKONNEN) - (legion.units if legion.side == HARKONNEN else 0)


def put_units(state: State, area: int, kinds: Sequence[int]) -> list[int]:
    """Units from off the board, the strongest first, as far as there is room; the others stay."""
    wanted = sorted(kinds, reverse=True)
    for place, kind in enumerate(wanted):
        if room(state, area) <= 0:
            return wanted[place:]
        found = available(state, kind)
        if found >= 0:
            add_piece(state, HARKONNEN, area, found)
            emit(state, "place", HARKONNEN, piece_key(HARKONNEN, found), AREA_KEYS[area])
    return []


def put_leader(state: State, area: int, leader: int) -> None:
    """A named leader from off the board, else from another area (WFA 22.8.5)."""
    unboard(state, leader)
    board_leader(state, leader, area)
    emit(state, "leader", HARKONNEN, LEADERS[leader].key, AREA_KEYS[area])


def put_bashar(state: State, area: int) -> None:
    """A generic leader from off the board, if one is left."""
    if state.supply[HARKONNEN][GENERIC]:
        add_piece(state, HARKONNEN, area, GENERIC)
        emit(state, "place", HARKONNEN, piece_key(HARKONNEN, GENERIC), AREA_KEYS[area])


def _aside(state: State) -> list[int]:
    """Named leaders that are in play off the board."""
    return [n for n in state.leaders(HARKONNEN) if state.leader_at[n] == ASIDE]


@steps("mahdi_leader")
def _leader(state: State, frame: Step) -> None:
    """A leader for the legion in an area, ``value`` (WFA 22.8.3)."""
    area = frame.value
    if not state.armies[HARKONNEN] >> area & 1:
        return
    aside = _aside(state)
    first = [n for n in aside if n in (RABBAN, FEYD)]
    options = [named("with", n) for n in first or aside]
    if not options and state.supply[HARKONNEN][GENERIC]:
        options = [figure("with", HARKONNEN, GENERIC)]
    if options:
        decide(state, frame, options, "A leader comes along", "WFA 22.8.3", "first of the order")


@answers("mahdi_leader")
def _leader_answer(state: State, frame: Step, option: OfPiece) -> None:
    if option.piece >= LEADER_PIECE:
        put_leader(state, frame.value, option.piece - LEADER_PIECE)
    else:
        put_bashar(state, frame.value)


# --- deployment

LED_BY: Final = 64
"""Marks a deployment that still brings its leader."""


def by_deployment(state: State, found: list[int]) -> tuple[list[int], str]:
    """The order in which settlements get what is deployed (WFA 22.8.1)."""
    goal = target_area(state)
    ways = away(state, goal) if goal >= 0 else None
    return sift(
        found,
        ("highest combat power", lambda a: power(state.legions[a])),
        ("closest to the target sietch", lambda a: -ways[a] if ways else 0),
    )


@steps("mahdi_deploy")
def _deploy(state: State, frame: Step) -> None:
    """``value``: regular units, 8 a Sardaukar, and the leader; ``more``: full settlements."""
    open_to = [a for a in bits(state.villages & ~frame.more) if room(state, a) > 0]
    if not open_to and frame.value >= LED_BY:
        # A leader needs no room.
        open_to = list(bits(state.villages & state.armies[HARKONNEN]))
    if not frame.value or not open_to:
        return
    found, words = by_deployment(state, open_to)
    options = areas("place", sum(1 << area for area in found))
    decide(state, frame, options, "The Harkonnens deploy in {}", "WFA 22.8.1", words)


@answers("mahdi_deploy")
def _deploy_answer(state: State, frame: Step, option: OfArea) -> None:
    units, leads = frame.value % LED_BY, frame.value >= LED_BY
    kinds = [SPECIAL] * (units // 8) + [REGULAR] * (units % 8)
    left = put_units(state, option.area, kinds)
    if left:
        value = left.count(REGULAR) + 8 * left.count(SPECIAL)
        more = frame.more | 1 << option.area
        state.stack.append(frame.changed(value=value, more=more))
    if leads:
        state.stack.append(Step("mahdi_leader", HARKONNEN, option.area))


# --- placing


def by_place(state: State, found: list[int]) -> tuple[list[int], str]:
    """The order in which legions and settlements get pieces (WFA 22.8.4)."""
    goal = target_area(state)
    maps = {sietch: away(state, sietch) for sietch in bits(state.sietches)}
    to_goal = away(state, goal) if goal >= 0 else None

    def nearest(area: int) -> int:
        return min((ways[area] for ways in maps.values()), default=0)

    def edge(area: int) -> tuple[int, int]:
        near = [s for s, ways in maps.items() if ways[area] == nearest(area)]
        legion = state.legions[area]
        return max((difference(legion, state.legions[s]) for s in near), default=(0, 0))

    return sift(
        found,
        ("closest to a sietch", lambda a: -nearest(a)),
        ("highest relative combat power", edge),
        ("closest to the target sietch", lambda a: -to_goal[a] if to_goal else 0),
    )


def places_for(state: State, recipe: Recipe) -> list[int]:
    """Where the pieces of a recipe could go."""
    where, own = recipe.where, state.armies[HARKONNEN]
    if where in LEADER:
        mask = 1 << state.leader_at[LEADER[where]] if state.leader_at[LEADER[where]] >= 0 else 0
    elif where == "settlement":
        mask = state.villages
    elif where == "legion":
        mask = own
    elif where == "hardened":
        mask = sum(1 << a for a in bits(own) if state.legions[a].special)
    else:
        mask = state.villages & sum(1 << AREA[key] for key in where.split())
    found = bits(mask)
    if not recipe.units:
        return list(found)
    roomy = [area for area in found if room(state, area) > 0]
    if roomy and any(state.supply[HARKONNEN][:3]):
        return roomy
    return [area for area in found if _led_only(state, recipe, area)]


def _led_only(state: State, recipe: Recipe, area: int) -> bool:
    """Whether the leader of a recipe can come to a legion where its units find no room."""
    if not recipe.leader or not state.armies[HARKONNEN] >> area & 1:
        return False
    if recipe.leader in LEADER:
        return comes(state, recipe.leader, area)
    if state.supply[HARKONNEN][GENERIC]:
        return True
    return recipe.leader == ANYONE and bool(_aside(state))


@steps("mahdi_place")
def _place(state: State, frame: Step) -> None:
    """``value`` is the number of a recipe."""
    recipe = RECIPES[KEYS[frame.value]]
    found = places_for(state, recipe)
    if recipe.attacks:
        found = _attackers(state, recipe, found) or found
    found, words = by_place(state, found)
    if found:
        options = areas("place", sum(1 << area for area in found))
        decide(state, frame, options, "The pieces come to {}", "WFA 22.8.4", words)


def _attackers(state: State, recipe: Recipe, found: list[int]) -> list[int]:
    """The areas whose legions, with what comes, could make the attack that goes first."""
    before = state.legions
    state.legions = before[:]
    for area in found:
        state.legions[area] = _grown(state, recipe, area)
    cases = best_attacks(state, found)[0]
    state.legions = before
    return sorted({case.origin for case in cases})


def _grown(state: State, recipe: Recipe, area: int) -> Legion:
    """A legion with the pieces of a recipe that could come to it."""
    legion = state.legions[area]
    for kind in sorted(recipe.units, reverse=True)[: room(state, area)]:
        piece = available(state, kind)
        if piece >= 0:
            legion = with_piece(legion, HARKONNEN, piece, 1)
    if recipe.leader in LEADER and comes(state, recipe.leader, area):
        legion = legion.changed(named=legion.named | 1 << LEADER[recipe.leader])
    return legion


@answers("mahdi_place")
def _place_answer(state: State, frame: Step, option: OfArea) -> None:
    recipe, area = RECIPES[KEYS[frame.value]], option.area
    mahdi(state).focus = area
    put_units(state, area, recipe.units)
    if recipe.leader == ANYONE:
        state.stack.append(Step("mahdi_leader", HARKONNEN, area))
    elif recipe.leader == BASHAR:
        put_bashar(state, area)
    elif recipe.leader and comes(state, recipe.leader, area):
        put_leader(state, area, LEADER[recipe.leader])


def comes(state: State, leader: str, area: int) -> bool:
    """Whether a leader can come to a legion: not from the tank, and not leaving it alone."""
    where = state.leader_at[LEADER[leader]]
    here = state.armies[HARKONNEN] >> area & 1
    return bool(here) and (where == ASIDE or (where >= 0 and where != area))


# --- replacing


def replaceable(state: State, old: int, new: int) -> list[int]:
    """Legions with a unit that can be replaced, visible or perhaps hidden (WFA 22.8.6)."""
    if not state.supply[HARKONNEN][new]:
        return []
    return [
        area
        for area in bits(state.armies[HARKONNEN])
        if state.legions[area].amount(old) or hidden_in(state.legions[area])
    ]


@steps("mahdi_replace")
def _replace(state: State, frame: Step) -> None:
    """``value`` units of the kind ``more`` become better ones."""
    found = replaceable(state, frame.more, frame.more + 1) if frame.value else []
    if found:
        left, words = by_place(state, found)
        options = areas("upgrade", sum(1 << area for area in left))
        decide(state, frame, options, "A unit is replaced in {}", "WFA 22.8.4", words)


@answers("mahdi_replace")
def _replace_answer(state: State, frame: Step, option: OfArea) -> None:
    area, old = option.area, frame.more
    if not state.legions[area].amount(old):
        turn_up(state, area)
        state.stack.append(frame)
        return
    legion = with_piece(state.legions[area], HARKONNEN, old + 1, 1)
    put(state, area, with_piece(legion, HARKONNEN, old, -1))
    state.supply[HARKONNEN][old + 1] -= 1
    state.supply[HARKONNEN][old] += 1
    emit(state, "upgrade", HARKONNEN, AREA_KEYS[area], piece_key(HARKONNEN, old + 1))
    state.stack.append(frame.changed(value=frame.value - 1))
