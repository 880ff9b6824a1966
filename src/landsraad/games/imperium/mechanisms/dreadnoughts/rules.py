"""Dreadnoughts, and units in general: troops or dreadnoughts (IMP 21)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from landsraad.core.decisions import Option
from landsraad.core.events import Event
from landsraad.games.imperium.engine import army, deeds
from landsraad.games.imperium.engine.asks import DEPLOY as DEPLOY_TROOPS
from landsraad.games.imperium.engine.asks import RETREAT as RETREAT_TROOPS
from landsraad.games.imperium.engine.board import GARRISON_LIMIT, may_deploy
from landsraad.games.imperium.engine.boxes import Item, item
from landsraad.games.imperium.engine.catalogue import SPACES
from landsraad.games.imperium.engine.conditions import count, counts, stationed, unit_kinds
from landsraad.games.imperium.engine.loop import answers, ask, ask_or_take, on_turn, steps
from landsraad.games.imperium.engine.options import (
    DONE,
    SPACE_WORDS,
    Number,
    OfSpace,
    OfUnit,
    numbers,
    of_space,
    of_unit,
)
from landsraad.games.imperium.engine.resolve_troops import deploy_answers, deploy_steps
from landsraad.games.imperium.engine.state import NOBODY, PlayerState, Resolve, State, Step
from landsraad.games.imperium.facets.offer import (
    PLAIN,
    WAITS,
    costs,
    may,
    must,
    recruit_plainly,
    waits,
)
from landsraad.games.imperium.language.board import ANYWHERE, TakeControl
from landsraad.games.imperium.language.components import HagalCard
from landsraad.games.imperium.language.moments import InsteadOf
from landsraad.games.imperium.language.terms import TROOP, Place, UnitKind
from landsraad.games.imperium.language.troops import Deploy
from landsraad.games.imperium.language.values import Count
from landsraad.games.imperium.language.words import NAMES
from landsraad.games.imperium.mechanisms.commanders import rules as commanders
from landsraad.games.imperium.mechanisms.commanders.asks import DISRUPT
from landsraad.games.imperium.mechanisms.commanders.options import COMMANDER
from landsraad.games.imperium.mechanisms.commanders.state import commanders_of
from landsraad.games.imperium.mechanisms.dreadnoughts import asks
from landsraad.games.imperium.mechanisms.dreadnoughts.state import (
    DREADNOUGHTS,
    Flag,
    dreadnoughts_of,
    dreadnoughts_on,
)
from landsraad.games.imperium.mechanisms.dreadnoughts.words import (
    DREADNOUGHT,
    UNIT,
    Commission,
    Deployed,
    MustRetreat,
    RecruitAndDeploy,
    Rout,
    Station,
)
from landsraad.games.imperium.mechanisms.ledger.state import ledger_of
from landsraad.games.imperium.mechanisms.tally.state import tally_of
from landsraad.games.imperium.mechanisms.tech.options import OfTech, of_tech
from landsraad.games.imperium.mechanisms.tech.state import tech_of
from landsraad.games.imperium.mechanisms.tech.tiles import TECHS, given

SHIP: Final = "dreadnought"
STAYING: Final = ("agent", "sandworm")
"""Units that never retreat (IMP 32.1.3, IMP 40.2.2)."""
RIVAL_FLAGS: Final = ("imperial_basin", "arrakeen", "carthag", "spice_refinery")
"""The order in which rivals prefer the spaces (IMP 28.1.7)."""
INSTEAD: Final = given(InsteadOf(TakeControl(ANYWHERE)))
"""By tile, what it gives in place of control."""
SPACE_WORDS["station"] = "Take control of {} with your dreadnought"


# --- commissioning, deploying and retreating


@steps(Commission)
def _commission(state: State, frame: Resolve) -> None:
    player = state.players[frame.seat]
    if dreadnoughts_of(player).supply:
        dreadnoughts_of(player).supply -= 1
        dreadnoughts_of(player).garrison += 1
        dreadnoughts_of(player).commissioned += 1
        deeds.emit(state, "commission", frame.seat)


class DeployShip(OfUnit):
    """Deploy a dreadnought by right of a combat space or icon."""


DEPLOY: Final = DeployShip("deploy", SHIP)


def offers(state: State, seat: int) -> list[Option]:
    """A dreadnought that may follow an agent."""
    ready = dreadnoughts_of(state.players[seat]).garrison and dreadnought_limit(state, seat)
    return [DEPLOY] if ready else []


@on_turn(DeployShip, last=DEPLOY_TROOPS)
def _deploy_by_right(state: State, seat: int, option: DeployShip) -> None:
    dreadnoughts_of(state.players[seat]).by_right += 1
    deploy(state, seat)


def deploy(state: State, seat: int, amount: int = 1) -> None:
    """Move dreadnoughts from the garrison into the conflict."""
    player = state.players[seat]
    dreadnoughts_of(player).garrison -= amount
    dreadnoughts_of(player).conflict += amount
    dreadnoughts_of(player).deployed += amount
    state.events.append(Event("deploy_dreadnought", seat, (amount,)))


def retreat(state: State, seat: int) -> None:
    """A dreadnought goes back from the conflict to the garrison."""
    player = state.players[seat]
    dreadnoughts_of(player).conflict -= 1
    dreadnoughts_of(player).garrison += 1
    deeds.emit(state, "retreat_dreadnought", seat)


@deploy_steps(UNIT)
def _deploy_units(state: State, frame: Resolve) -> None:
    effect, seat, source = frame.effect, frame.seat, frame.source
    assert isinstance(effect, Deploy)
    player = state.players[seat]
    most = min(effect.amount, player.garrison - ledger_of(player).kept_home)
    options: list[Option] = list(numbers("deploy", 1, most))
    if dreadnoughts_of(player).garrison:
        options.append(of_unit("deploy", SHIP))
    if options and effect.amount:
        ask(state, frame, seat, asks.DEPLOY_UNITS, (*options, DONE), NAMES[source])


@deploy_answers(UNIT)
def _deploy_units_answer(state: State, frame: Resolve, option: Option) -> None:
    effect, seat, source = frame.effect, frame.seat, frame.source
    assert isinstance(effect, Deploy)
    if option is DONE:
        return
    amount = option.amount if isinstance(option, Number) else 1
    state.stack.append(Resolve(replace(effect, amount=effect.amount - amount), seat, source))
    if isinstance(option, Number):
        army.move(state, seat, army.DEPLOY, amount)
    else:
        deploy(state, seat)


@steps(MustRetreat)
def _must_retreat(state: State, frame: Resolve) -> None:
    effect = frame.effect
    assert isinstance(effect, MustRetreat)
    if effect.kind == DREADNOUGHT:
        if dreadnoughts_of(state.players[frame.seat]).conflict:
            retreat(state, frame.seat)
    elif effect.kind == UNIT:
        _retreat_units(state, frame)
    else:
        _retreat_troops(state, frame, effect)


@answers(MustRetreat)
def _must_retreat_answer(state: State, frame: Resolve, option: Option) -> None:
    if isinstance(option, Number):
        army.move(state, frame.seat, army.RETREAT, option.amount)
        return
    assert isinstance(option, OfUnit)
    effect, seat, source = frame.effect, frame.seat, frame.source
    assert isinstance(effect, MustRetreat)
    if effect.least > 1:
        left = effect.least - 1
        state.stack.append(Resolve(replace(effect, least=left, most=left), seat, source))
    _drive_back(state, seat, option.unit)


def _retreat_units(state: State, frame: Resolve) -> None:
    """Unit by unit, of whichever kind."""
    army.begin_losses(state, frame.seat)
    kinds = _retreating(state.players[frame.seat])
    options = tuple(of_unit("retreat", unit) for unit in kinds)
    ask_or_take(state, frame, frame.seat, asks.RETREAT_UNITS, options, NAMES[frame.source])


def _retreat_troops(state: State, frame: Resolve, effect: MustRetreat) -> None:
    most = min(effect.most, state.players[frame.seat].conflict)
    options = numbers("retreat", effect.least, most)
    ask_or_take(state, frame, frame.seat, RETREAT_TROOPS, options, NAMES[frame.source])


def _enough_fighting(state: State, seat: int, effect: MustRetreat, source: str) -> bool:
    player = state.players[seat]
    if effect.kind == DREADNOUGHT:
        return dreadnoughts_of(player).conflict >= effect.least
    if effect.kind == UNIT:
        return player.conflict + dreadnoughts_of(player).conflict >= effect.least
    return player.conflict >= effect.least


def _retreating(player: PlayerState) -> list[str]:
    """The kinds of units that can retreat."""
    return [unit for unit in unit_kinds(player) if unit not in STAYING]


def _drive_back(state: State, seat: int, unit: str) -> None:
    if unit == SHIP:
        retreat(state, seat)
    else:
        commander = unit == COMMANDER
        commanders.move_one(state, seat, army.RETREAT, commander=commander)


# --- driving enemies back


def _enemies(state: State, seat: int, kind: UnitKind) -> tuple[Option, ...]:
    """The enemy units of a kind that may be driven back."""
    return tuple(
        of_unit("rout", unit, state.players[other].leader)
        for other in deeds.opponents(state, seat)
        for unit in _retreating(state.players[other])
        if kind != TROOP or unit in ("troop", COMMANDER)
    )


def _can_rout(state: State, seat: int, effect: Rout, source: str) -> bool:
    if not isinstance(effect.amount, Count):
        return bool(_enemies(state, seat, effect.kind))
    enemies = any(_retreating(state.players[other]) for other in deeds.opponents(state, seat))
    return enemies and count(state, seat, effect.amount, source) > 0


def _rout_manner(state: State, seat: int, effect: Rout, source: str) -> int:
    up_to = isinstance(effect.amount, Count)
    return (may if up_to else must)(state, seat, effect, source)


waits(Rout, _rout_manner, possible=_can_rout)


@steps(Rout)
def _rout(state: State, frame: Resolve) -> None:
    """One enemy unit, or up to a number of them, one after another (IMP 26.1.4)."""
    effect, seat = frame.effect, frame.seat
    assert isinstance(effect, Rout)
    if not isinstance(effect.amount, Count):
        options = _enemies(state, seat, effect.kind)
        if options:
            ask_or_take(state, frame, seat, DISRUPT, options, NAMES[frame.source])
        return
    for enemy in deeds.opponents(state, seat):
        army.begin_losses(state, enemy)
    most = count(state, seat, effect.amount, frame.source)
    state.stack.append(Step("rout", seat, most))


@answers(Rout)
def _rout_one(state: State, frame: Resolve, option: OfUnit) -> None:
    _drive_enemy_back(state, option)


@steps("rout")
def _rout_more(state: State, frame: Step) -> None:
    options = _enemies(state, frame.seat, UNIT)
    if options and frame.value:
        ask(state, frame, frame.seat, asks.ROUT, (*options, DONE), NAMES["desert_ambush"])


@answers("rout")
def _rout_answer(state: State, frame: Step, option: Option) -> None:
    if option is DONE:
        return
    assert isinstance(option, OfUnit)
    state.stack.append(Step("rout", frame.seat, frame.value - 1))
    _drive_enemy_back(state, option)


def _drive_enemy_back(state: State, option: OfUnit) -> None:
    leaders = [player.leader for player in state.players]
    assert option.leader is not None
    _drive_back(state, leaders.index(option.leader), option.unit)


# --- control


@steps(Station)
def _station(state: State, frame: Resolve) -> None:
    """IMP 21.4.1: the winner puts a dreadnought where none stands, unless a tile offers better."""
    seat = frame.seat
    player = state.players[seat]
    taken = [flag.space for flag in dreadnoughts_on(state).flags]
    spaces = [space for space in state.setup.selection.controlled if space not in taken]
    tiles = [tile for tile in tech_of(player).tiles if INSTEAD[tile] is not None]
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
    dreadnoughts_of(state.players[seat]).conflict -= 1
    dreadnoughts_on(state).flags = (*dreadnoughts_on(state).flags, Flag(space, seat, state.round))
    deeds.emit(state, "station", seat, space)


def _detonate(state: State, seat: int, tile: int) -> None:
    """IMP 26.3.3: the dreadnought goes to the supply and takes no control."""
    player, reward = state.players[seat], INSTEAD[tile]
    assert reward is not None
    dreadnoughts_of(player).conflict -= 1
    dreadnoughts_of(player).supply += 1
    deeds.emit(state, "detonate", seat, tile)
    deeds.push_effect(state, reward, seat, TECHS[tile].key)


def _rival_stations(state: State, seat: int, spaces: list[int], tiles: list[int]) -> None:
    if tiles:
        _detonate(state, seat, tiles[0])  # IMP 28.5.2
        return

    def rank(space: int) -> tuple[bool, bool, int]:
        owner = state.control[space]
        return (owner in (NOBODY, seat), owner == seat, RIVAL_FLAGS.index(SPACES[space].key))

    _take_flag(state, seat, min(spaces, key=rank))


def return_home(state: State) -> None:
    """After combat dreadnoughts go to the garrisons, those of earlier flags too (IMP 21.4.4)."""
    for seat, player in enumerate(state.players):
        ships = dreadnoughts_of(player)
        ships.garrison += ships.conflict
        ships.conflict = 0
        for flag in dreadnoughts_on(state).flags:
            if flag.seat == seat and flag.round < state.round:
                ships.garrison += 1
                deeds.emit(state, "flag_home", seat, flag.space)
    dreadnoughts_on(state).flags = tuple(
        flag for flag in dreadnoughts_on(state).flags if flag.round == state.round
    )


# --- what is asked about dreadnoughts


@stationed(DREADNOUGHT)
def _dreadnoughts(state: State, seat: int, place: Place) -> int:
    own = dreadnoughts_of(state.players[seat])
    if place == Place.CONFLICT:
        return own.conflict
    flags = sum(flag.seat == seat for flag in dreadnoughts_on(state).flags)
    return own.garrison + own.conflict + flags


@counts(Deployed)
def _deployed(state: State, seat: int, what: Deployed, source: str) -> int:
    player = state.players[seat]
    if what.kind == TROOP:
        return player.deployed
    return player.deployed + sum(player.parts[key].sent() for key in player.answers.sent)


def _one_unbuilt(state: State, seat: int, effect: Commission, source: str) -> bool:
    return dreadnoughts_of(state.players[seat]).supply > 0


def _station_waits(state: State, seat: int, effect: Station, source: str) -> int:
    # It asks by itself, and nothing else of a reward depends on it.
    return PLAIN if dreadnoughts_of(state.players[seat]).conflict else WAITS


waits(Commission, may, possible=_one_unbuilt)
waits(MustRetreat, must, possible=_enough_fighting)
costs(MustRetreat, _enough_fighting)
waits(Station, _station_waits)


STATION: Final = item(Station(), "dreadnought")


def last_win_items(state: State, seat: int) -> list[Item]:
    """The winner takes control with a dreadnought (IMP 21.4.1)."""
    return [STATION] if dreadnoughts_of(state.players[seat]).conflict else []


def controls(state: State, space: int) -> int:
    """A dreadnought on a space covers any marker (IMP 21.4.3)."""
    for flag in dreadnoughts_on(state).flags:
        if flag.space == space:
            return flag.seat
    return NOBODY


def build(state: State) -> None:
    """Each house has its dreadnoughts in the supply."""
    for player in state.players:
        dreadnoughts_of(player).supply = DREADNOUGHTS


def combat_begun(state: State) -> None:
    """IMP 29.1.24: what combat cards deploy belongs to no turn."""
    for player in state.players:
        player.deployed = 0


def dreadnought_limit(state: State, seat: int) -> int:
    """The same for dreadnoughts: with the troops, two units of the garrison (IMP 21.2.3)."""
    player = state.players[seat]
    own, others = dreadnoughts_of(player), commanders_of(player)
    if not own.garrison or not may_deploy(state, seat) or tally_of(player).banned:
        return 0
    troops = max(0, player.deployed_by_right - player.recruited)
    troops += max(0, others.by_right - others.recruited)
    return min(own.garrison, own.commissioned + GARRISON_LIMIT - troops - own.by_right)


@steps(RecruitAndDeploy)
def _recruit_and_deploy(state: State, frame: Resolve) -> None:
    effect, seat = frame.effect, frame.seat
    assert isinstance(effect, RecruitAndDeploy)
    player = state.players[seat]
    amount = min(effect.amount, player.supply)
    if amount and not tally_of(player).banned:
        army.deploy(state, seat, amount, from_supply=True)


waits(RecruitAndDeploy, recruit_plainly)


def skips(state: State, seat: int, card: HagalCard) -> bool:
    """A rival without a ship left skips the cards that commission one (IMP 28.1.2)."""
    commissions = any(isinstance(effect, Commission) for effect in card.does)
    return commissions and not dreadnoughts_of(state.players[seat]).supply
