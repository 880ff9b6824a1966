"""Dreadnoughts, and units in general: troops or dreadnoughts (IMP 21)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from landsraad.core.decisions import Option
from landsraad.core.events import Event
from landsraad.games.imperium import asks, commanders, deeds
from landsraad.games.imperium.catalogue import CONTROLLED, NAMES, SPACE, TECHS
from landsraad.games.imperium.conditions import unit_kinds
from landsraad.games.imperium.effects import (
    Commission,
    DeployUnits,
    RetreatDreadnought,
    RetreatUnits,
    Station,
)
from landsraad.games.imperium.engine import answers, ask, ask_or_take, steps
from landsraad.games.imperium.options import (
    DONE,
    Number,
    OfSpace,
    OfTech,
    OfUnit,
    numbers,
    of_space,
    of_tech,
    of_unit,
)
from landsraad.games.imperium.resolve_cards import special
from landsraad.games.imperium.state import NOBODY, Flag, Resolve, State, Step

DREADNOUGHT: Final = "dreadnought"
AGENT: Final = "agent"
"""A unit that never retreats (IMP 32.1.3)."""
RIVAL_FLAGS: Final = tuple(SPACE[key] for key in ("imperial_basin", "arrakeen", "carthag"))
"""The order in which rivals prefer the spaces (IMP 28.1.7)."""


# --- commissioning, deploying and retreating


@steps(Commission)
def _commission(state: State, frame: Resolve) -> None:
    player = state.players[frame.seat]
    if player.ix.dreadnoughts_unbuilt:
        player.ix.dreadnoughts_unbuilt -= 1
        player.ix.dreadnoughts += 1
        player.ix.commissioned += 1
        deeds.emit(state, "commission", frame.seat)


def deploy(state: State, seat: int, amount: int = 1) -> None:
    """Move dreadnoughts from the garrison into the conflict."""
    player = state.players[seat]
    player.ix.dreadnoughts -= amount
    player.ix.dreadnoughts_fighting += amount
    player.ix.dreadnoughts_deployed += amount
    state.events.append(Event("deploy_dreadnought", seat, (amount,)))


def retreat(state: State, seat: int) -> None:
    """A dreadnought goes back from the conflict to the garrison."""
    player = state.players[seat]
    player.ix.dreadnoughts_fighting -= 1
    player.ix.dreadnoughts += 1
    deeds.emit(state, "retreat_dreadnought", seat)


@steps(DeployUnits)
def _deploy_units(state: State, frame: Resolve) -> None:
    effect, seat, source = frame.effect, frame.seat, frame.source
    assert isinstance(effect, DeployUnits)
    player = state.players[seat]
    most = min(effect.amount, player.garrison - player.bl.kept_home)
    options: list[Option] = list(numbers("deploy", 1, most))
    if player.ix.dreadnoughts:
        options.append(of_unit("deploy", DREADNOUGHT))
    if options and effect.amount:
        ask(state, frame, seat, asks.DEPLOY_UNITS, (*options, DONE), NAMES[source])


@answers(DeployUnits)
def _deploy_units_answer(state: State, frame: Resolve, option: Option) -> None:
    effect, seat, source = frame.effect, frame.seat, frame.source
    assert isinstance(effect, DeployUnits)
    if option is DONE:
        return
    amount = option.amount if isinstance(option, Number) else 1
    state.stack.append(Resolve(replace(effect, amount=effect.amount - amount), seat, source))
    if isinstance(option, Number):
        commanders.move(state, seat, commanders.DEPLOY, amount)
    else:
        deploy(state, seat)


@steps(RetreatUnits)
def _retreat_units(state: State, frame: Resolve) -> None:
    commanders.one_loss(state, frame.seat)
    kinds = unit_kinds(state.players[frame.seat])
    options = tuple(of_unit("retreat", unit) for unit in kinds if unit != AGENT)
    ask_or_take(state, frame, frame.seat, asks.RETREAT_UNITS, options, NAMES[frame.source])


@answers(RetreatUnits)
def _retreat_units_answer(state: State, frame: Resolve, option: OfUnit) -> None:
    effect, seat, source = frame.effect, frame.seat, frame.source
    assert isinstance(effect, RetreatUnits)
    if effect.amount > 1:
        state.stack.append(Resolve(replace(effect, amount=effect.amount - 1), seat, source))
    _drive_back(state, seat, option.unit)


def _drive_back(state: State, seat: int, unit: str) -> None:
    if unit == DREADNOUGHT:
        retreat(state, seat)
    else:
        commander = unit == commanders.COMMANDER
        commanders.move_one(state, seat, commanders.RETREAT, commander=commander)


@steps(RetreatDreadnought)
def _retreat_dreadnought(state: State, frame: Resolve) -> None:
    if state.players[frame.seat].ix.dreadnoughts_fighting:
        retreat(state, frame.seat)


# --- Desert Ambush


def _can_ambush(state: State, seat: int) -> bool:
    enemies = any(state.players[other].units for other in deeds.opponents(state, seat))
    return enemies and state.players[seat].deployed > 0


@special("desert_ambush", _can_ambush, optional=True)
def _ambush(state: State, frame: Resolve) -> None:
    """IMP 26.1.4: one enemy unit for each troop deployed on this turn so far."""
    for enemy in deeds.opponents(state, frame.seat):
        commanders.one_loss(state, enemy)
    state.stack.append(Step("rout", frame.seat, state.players[frame.seat].deployed))


@steps("rout")
def _rout(state: State, frame: Step) -> None:
    options = tuple(
        of_unit("rout", unit, state.players[other].leader)
        for other in deeds.opponents(state, frame.seat)
        for unit in unit_kinds(state.players[other])
        if unit != AGENT
    )
    if options and frame.value:
        ask(state, frame, frame.seat, asks.ROUT, (*options, DONE), NAMES["desert_ambush"])


@answers("rout")
def _rout_answer(state: State, frame: Step, option: Option) -> None:
    if option is DONE:
        return
    assert isinstance(option, OfUnit)
    leaders = [player.leader for player in state.players]
    assert option.leader is not None
    state.stack.append(Step("rout", frame.seat, frame.value - 1))
    _drive_back(state, leaders.index(option.leader), option.unit)


# --- control


@steps(Station)
def _station(state: State, frame: Resolve) -> None:
    """IMP 21.4.1: the winner puts a dreadnought where none stands, unless a tile offers better."""
    seat = frame.seat
    player = state.players[seat]
    taken = [flag.space for flag in state.flags]
    spaces = [space for space in CONTROLLED if space not in taken]
    tiles = [tile for tile in player.ix.tech if TECHS[tile].instead_of_control is not None]
    if seat >= state.setup.seats:
        _rival_stations(state, seat, spaces, tiles)
        return
    options = (
        *(of_space("station", space) for space in spaces),
        *(of_tech("use", tile) for tile in tiles),
    )
    ask(state, frame, seat, asks.STATION, options, NAMES[frame.source])


@answers(Station)
def _station_answer(state: State, frame: Resolve, option: Option) -> None:
    if isinstance(option, OfTech):
        _detonate(state, frame.seat, option.tile)
    else:
        assert isinstance(option, OfSpace)
        _take_flag(state, frame.seat, option.space)


def _take_flag(state: State, seat: int, space: int) -> None:
    state.players[seat].ix.dreadnoughts_fighting -= 1
    state.flags = (*state.flags, Flag(space, seat, state.round))
    deeds.emit(state, "station", seat, space)


def _detonate(state: State, seat: int, tile: int) -> None:
    """IMP 26.3.3: the dreadnought goes to the supply and takes no control."""
    player, reward = state.players[seat], TECHS[tile].instead_of_control
    assert reward is not None
    player.ix.dreadnoughts_fighting -= 1
    player.ix.dreadnoughts_unbuilt += 1
    deeds.emit(state, "detonate", seat, tile)
    deeds.push_effect(state, reward, seat, TECHS[tile].key)


def _rival_stations(state: State, seat: int, spaces: list[int], tiles: list[int]) -> None:
    if tiles:
        _detonate(state, seat, tiles[0])  # IMP 28.5.2
        return

    def rank(space: int) -> tuple[bool, bool, int]:
        owner = state.control[space]
        return (owner in (NOBODY, seat), owner == seat, RIVAL_FLAGS.index(space))

    _take_flag(state, seat, min(spaces, key=rank))


def return_home(state: State) -> None:
    """After combat dreadnoughts go to the garrisons, those of earlier flags too (IMP 21.4.4)."""
    for seat, player in enumerate(state.players):
        player.ix.dreadnoughts += player.ix.dreadnoughts_fighting
        player.ix.dreadnoughts_fighting = 0
        for flag in state.flags:
            if flag.seat == seat and flag.round < state.round:
                player.ix.dreadnoughts += 1
                deeds.emit(state, "flag_home", seat, flag.space)
    state.flags = tuple(flag for flag in state.flags if flag.round == state.round)
