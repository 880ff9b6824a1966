"""Figures and vehicles coming on the board, and units replaced by better ones."""

from __future__ import annotations

from typing import Any, Final

from landsraad.core.decisions import Option
from landsraad.games.war_for_arrakis import asks
from landsraad.games.war_for_arrakis.catalogue import (
    AREA_KEYS,
    GUISES,
    KIND_OF,
    LEADERS,
    PAULS,
    UNIT_OF,
    VEHICLE_KEY,
    YIELDING,
    ZONES,
    bits,
    piece_key,
)
from landsraad.games.war_for_arrakis.deeds import (
    add_piece,
    board_leader,
    check_stacking,
    contents,
    emit,
    emit_secret,
    in_play,
    in_tank,
    put,
    stacking,
    transfer,
    with_piece,
)
from landsraad.games.war_for_arrakis.effects import DeployToken, Place, Upgrade, Vehicles
from landsraad.games.war_for_arrakis.engine import answers, ask, ask_or_skip, steps
from landsraad.games.war_for_arrakis.frames import Placing, Resolve, Step
from landsraad.games.war_for_arrakis.legion import Legion
from landsraad.games.war_for_arrakis.names import name_of
from landsraad.games.war_for_arrakis.options import (
    DONE,
    LEADER_PIECE,
    SKIP,
    OfArea,
    OfPiece,
    OfZone,
    areas,
    figure,
    named,
    of_vehicle,
    of_zone,
    token_key,
)
from landsraad.games.war_for_arrakis.reach import free, places
from landsraad.games.war_for_arrakis.state import ASIDE, State
from landsraad.games.war_for_arrakis.terms import (
    ATREIDES,
    CARRYALL,
    GENERIC,
    HARKONNEN,
    HARVESTER,
    NOBODY,
    NOWHERE,
    ORNITHOPTER,
    PIECE_KEYS,
    REGULAR,
    VEHICLE_PHASE,
    VEHICLES,
)
from landsraad.games.war_for_arrakis.vocabulary import SIETCH

ANY_LEADER: Final = "leader"
PLACED_LEADER: Final = Place((ANY_LEADER,), SIETCH)
"""The leader that comes with a deployment token."""


@steps(Place)
def _place(state: State, frame: Resolve) -> None:
    place = frame.effect
    assert isinstance(place, Place)
    placing = Placing(frame.side, frame.source, place, place.pieces)
    if not place.apart:
        open_to = places(state, frame.side, place.where)
        if open_to.bit_count() == 1:
            placing = placing.changed(area=open_to.bit_length() - 1)
            state.focus = placing.area
    state.stack.append(placing)


@steps(Placing)
def _placing(state: State, frame: Placing) -> None:
    while frame.left:
        options = _options(state, frame)
        if options:
            break
        frame = frame.changed(left=frame.left[1:])
    else:
        return
    chosen = frame.origin >= 0 or frame.leader >= 0
    if (frame.area >= 0 or frame.place.apart) and not chosen and len(set(frame.left)) > 1:
        options.append(SKIP)
    words = name_of(frame.left[0]) if frame.area >= 0 or frame.place.apart else "the pieces"
    source = f"{name_of(frame.source)}, {words.replace('_', ' ')}"
    ask(state, frame, frame.side, asks.PLACE, (*options, DONE), source)


def _kind(frame: Placing) -> int:
    """The kind of the next unit or generic leader; LEADER_PIECE for a named or any leader."""
    return KIND_OF[frame.side].get(frame.left[0], LEADER_PIECE)


def _options(state: State, frame: Placing) -> list[Option]:
    """What can be done with the next piece; nothing if it cannot be placed."""
    kind, side, apart = _kind(frame), frame.side, frame.place.apart
    if not apart and frame.area < 0:
        return areas("place", places(state, side, frame.place.where))
    mask = places(state, side, frame.place.where) if apart else 1 << frame.area
    if kind in (GENERIC, LEADER_PIECE):
        # WFA 16.1.7: a leader needs a unit beside it.
        mask &= state.armies[side]
        if frame.leader >= 0 or not mask:
            return areas("place", mask)
        return _leaders(state, frame, kind)
    if kind == REGULAR or kind > GENERIC:
        mask = _roomy(state, side, mask)
    if frame.origin >= 0 or not mask:
        return areas("place", mask & ~(1 << max(frame.origin, 0)))
    options: list[Option] = []
    if state.supply[side][kind]:
        options = areas("place", mask) if apart else [figure("with", side, kind)]
    if not frame.place.deploy:
        options += areas("from", _givers(state, frame, kind))
    return options


def _roomy(state: State, side: int, mask: int) -> int:
    """The areas that are not full. A better unit may join a full legion: another leaves."""
    limit = stacking(state, side)
    for area in bits(mask & state.armies[side]):
        if state.legions[area].units >= limit:
            mask &= ~(1 << area)
    return mask


def _givers(state: State, frame: Placing, kind: int) -> int:
    """Areas that can give a piece up; a unit must not leave leaders alone (WFA 2.2.4)."""
    found = 0
    for area in bits(state.armies[frame.side]):
        legion = state.legions[area]
        count = legion.amount(kind)
        alone = kind != GENERIC and legion.units == 1 and (legion.generic or legion.named)
        if count and not alone and area != frame.area:
            found |= 1 << area
    return found


def _leaders(state: State, frame: Placing, kind: int) -> list[Option]:
    side, piece = frame.side, frame.left[0]
    options: list[Option] = []
    if (kind == GENERIC or piece == ANY_LEADER) and state.supply[side][GENERIC]:
        options.append(figure("with", side, GENERIC))
    if not frame.place.deploy and (kind == GENERIC or piece == ANY_LEADER):
        options += areas("from", _givers(state, frame, GENERIC))
    if kind == LEADER_PIECE:
        known = state.leaders(side) if piece == ANY_LEADER else GUISES[piece]
        options += [named("with", n) for n in known if _available(state, n, frame)]
    return options


def _available(state: State, leader: int, frame: Placing) -> bool:
    """Whether a named leader can be placed, or deployed, in another area than its own."""
    if not in_play(state, leader) or in_tank(state, leader):
        return False
    # WFA 14.4.18
    if state.held == 2 and PAULS >> leader & 1:
        return False
    where = state.leader_at[leader]
    return where == ASIDE or (not frame.place.deploy and where != frame.area)


@answers(Placing)
def _placing_answer(state: State, frame: Placing, option: Any) -> None:
    if option is DONE:
        return
    if option is SKIP:
        # WFA 4.3.3: one kind of piece is left out, the others may still come.
        rest = tuple(piece for piece in frame.left if piece != frame.left[0])
        state.stack.append(frame.changed(left=rest))
    elif isinstance(option, OfPiece):
        if frame.area < 0:
            state.stack.append(frame.changed(leader=option.piece))
        else:
            _put(state, frame.changed(leader=option.piece), frame.area)
    elif option.verb == "from":
        taking = frame.changed(origin=option.area)
        if frame.area < 0:
            state.stack.append(taking)
        else:
            _put(state, taking, frame.area)
    elif not frame.place.apart:
        state.focus = option.area
        state.stack.append(frame.changed(area=option.area))
    else:
        _put(state, frame, option.area)


def _put(state: State, frame: Placing, area: int) -> None:
    """The next piece comes to an area: a leader, a unit of another area or of the supply."""
    side, kind = frame.side, _kind(frame)
    state.stack.append(frame.changed(left=frame.left[1:], origin=NOWHERE, leader=NOWHERE))
    if frame.leader >= LEADER_PIECE:
        board_leader(state, frame.leader - LEADER_PIECE, area)
        emit(state, "leader", side, LEADERS[frame.leader - LEADER_PIECE].key, AREA_KEYS[area])
        return
    kind = GENERIC if kind == LEADER_PIECE else kind
    if frame.origin >= 0:
        transfer(state, frame.origin, area, with_piece(Legion(side), side, kind, 1))
    else:
        add_piece(state, side, area, kind)
    emit(state, "place", side, piece_key(side, kind), AREA_KEYS[area])
    check_stacking(state, area)


# --- replacing units


def upgradable(state: State, side: int, old: int, new: int) -> int:
    """Areas with a unit that can be replaced by a better one."""
    if not state.supply[side][new]:
        return 0
    found = 0
    for area in bits(state.armies[side]):
        legion = state.legions[area]
        if (legion.regular, legion.elite)[old] or replaceable(legion, old) >= 0:
            found |= 1 << area
    return found


def replaceable(legion: Legion, old: int) -> int:
    """The unit of a legion that a better one replaces: of the kind, else one that counts as it."""
    if legion.amount(old):
        return old
    return next((kind for kind in legion.others if UNIT_OF[kind].counts_as == old), NOBODY)


@steps(Upgrade)
def _upgrade(state: State, frame: Resolve) -> None:
    effect = frame.effect
    assert isinstance(effect, Upgrade)
    options = areas("upgrade", upgradable(state, frame.side, effect.old, effect.new))
    ask_or_skip(state, frame, frame.side, asks.UPGRADE, options, name_of(frame.source))


@answers(Upgrade)
def _upgrade_answer(state: State, frame: Resolve, option: Any) -> None:
    effect = frame.effect
    assert isinstance(effect, Upgrade)
    if option is DONE:
        return
    side, area = frame.side, option.area
    old = replaceable(state.legions[area], effect.old)
    legion = with_piece(state.legions[area], side, effect.new, 1)
    put(state, area, with_piece(legion, side, old, -1))
    state.supply[side][effect.new] -= 1
    state.supply[side][old] += 1
    emit(state, "upgrade", side, AREA_KEYS[area], piece_key(side, effect.new))
    if frame.left + 1 < effect.amount:
        state.stack.append(frame.changed(left=frame.left + 1))


# --- deployment tokens


@steps(DeployToken)
def _deploy_token(state: State, frame: Resolve) -> None:
    """Draw the tokens and look at them; then choose sietches and leaders (WFA 4.4.4)."""
    effect = frame.effect
    assert isinstance(effect, DeployToken)
    drawn = min(effect.amount, len(state.tokens_left))
    if drawn and state.sietches:
        state.news = True
        emit_secret(state, "token_drawn", ATREIDES, (), _keys(state, state.tokens_left[-drawn:]))
        state.stack.append(Step("token_to", ATREIDES, drawn))


@steps("token_to")
def _token_to(state: State, frame: Step) -> None:
    """``value`` tokens on top of the pile have been looked at; the uppermost is placed next."""
    words = ", then ".join(_token_words(state, -n) for n in range(1, frame.value + 1))
    options = areas("place", state.sietches)
    ask(state, frame, ATREIDES, asks.SIETCH, (*options, DONE), f"Token with {words}")


def _keys(state: State, tokens: list[int]) -> tuple[str, ...]:
    """Deployment tokens by what they hide."""
    return tuple(token_key(contents(state, token), token >= 8) for token in tokens)


def _token_words(state: State, place: int) -> str:
    inside = contents(state, state.tokens_left[place])
    return ", ".join(f"{n} {key}" for n, key in zip(inside, PIECE_KEYS[0], strict=False) if n)


@answers("token_to")
def _token_to_answer(state: State, frame: Step, option: Any) -> None:
    if frame.value > 1:
        state.stack.append(frame.changed(value=frame.value - 1))
    if option is DONE:
        _put_back(state, frame.value - 1)
        return
    put_token(state, option.area)
    state.stack.append(Placing(ATREIDES, "deployment", PLACED_LEADER, (ANY_LEADER,), option.area))
    check_stacking(state, option.area)


def _put_back(state: State, looked_at: int) -> None:
    """A token that is not placed goes among those below the ones that have been looked at."""
    token = state.tokens_left.pop()
    pile = len(state.tokens_left) - looked_at
    unseen = [*state.tokens_left[:pile], token]
    state.rng.shuffle(unseen)
    state.tokens_left = unseen + state.tokens_left[pile:]
    state.news = True


def put_token(state: State, area: int) -> None:
    """The drawn token lies facedown in an area."""
    token = state.tokens_left.pop()
    legion = state.legions[area]
    tokens = tuple(sorted((*legion.tokens, token)))
    put(state, area, legion.changed(side=ATREIDES, tokens=tokens))
    emit_secret(state, "token_placed", ATREIDES, (AREA_KEYS[area],), _keys(state, [token]))


# --- vehicles


def harvester_areas(state: State) -> int:
    """Free desert areas without a harvester (WFA 3.2.2); none when all figures are out."""
    if (state.harvesters & ~state.foreign).bit_count() >= VEHICLES[HARVESTER]:
        return 0
    return free(state, HARKONNEN) & state.deserts & ~state.harvesters


def zones_for(state: State, kind: int) -> list[int]:
    """Air zones in which a vehicle may be placed: another kind there makes room (WFA 3.2.3)."""
    return zones_open(state, kind) if left_over(state, kind) else []


def zones_open(state: State, kind: int) -> list[int]:
    """Air zones in which nothing is that would not make room."""
    return [
        zone
        for zone, there in enumerate(state.zones)
        if there != kind and (not there or there in YIELDING)
    ]


def left_over(state: State, kind: int) -> int:
    """How many vehicles of a kind can still be placed in this round."""
    grounded: int = sum(told(state, kind) for told in state.moments.grounded)
    return VEHICLES[kind] - state.zones.count(kind) - grounded


def has_place(state: State, kind: int) -> bool:
    """Whether there is a place for a vehicle."""
    return bool(harvester_areas(state) if kind == HARVESTER else zones_for(state, kind))


def vehicle_options(state: State, kind: int) -> list[Option]:
    """The places for a vehicle."""
    if kind == HARVESTER:
        return areas("harvester", harvester_areas(state))
    verb = "ornithopter" if kind == ORNITHOPTER else "carryall"
    return [of_zone(verb, zone) for zone in zones_for(state, kind)]


@steps(Vehicles)
def _vehicles(state: State, frame: Resolve) -> None:
    effect = frame.effect
    assert isinstance(effect, Vehicles)
    wanted = (effect.ornithopters, effect.carryalls, effect.harvesters)
    if effect.any:
        kinds = [k for k in (HARVESTER, ORNITHOPTER, CARRYALL) if has_place(state, k)]
        options = [of_vehicle(kind) for kind in kinds]
        ask_or_skip(state, frame, HARKONNEN, asks.VEHICLE, options, name_of(frame.source))
        return
    for kind, amount in zip((ORNITHOPTER, CARRYALL, HARVESTER), wanted, strict=True):
        if amount:
            state.stack.append(Step("vehicle", HARKONNEN, kind, amount))


@answers(Vehicles)
def _vehicles_answer(state: State, frame: Resolve, option: Any) -> None:
    effect = frame.effect
    assert isinstance(effect, Vehicles)
    if option is DONE:
        return
    if frame.left + 1 < effect.any:
        state.stack.append(frame.changed(left=frame.left + 1))
    state.stack.append(Step("vehicle", HARKONNEN, option.kind, 1))


@steps("vehicle")
def _vehicle(state: State, frame: Step) -> None:
    """``value`` is the kind, ``more`` how many; in their own phase they must be placed."""
    options = vehicle_options(state, frame.value)
    question = asks.HARVESTER if frame.value == HARVESTER else asks.AIRBORNE
    if options and state.phase == VEHICLE_PHASE:
        ask(state, frame, HARKONNEN, question, options)
    else:
        ask_or_skip(state, frame, HARKONNEN, question, options)


@answers("vehicle")
def _vehicle_answer(state: State, frame: Step, option: Any) -> None:
    if option is DONE:
        return
    if frame.more > 1:
        state.stack.append(frame.changed(more=frame.more - 1))
    if isinstance(option, OfArea):
        state.harvesters |= 1 << option.area
        emit(state, "harvester", HARKONNEN, AREA_KEYS[option.area])
    else:
        assert isinstance(option, OfZone)
        state.zones[option.zone] = frame.value
        vehicle = VEHICLE_KEY[frame.value]
        emit(state, "airborne", HARKONNEN, vehicle, ZONES[option.zone].key)
