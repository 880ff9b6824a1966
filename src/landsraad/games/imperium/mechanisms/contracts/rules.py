"""Contracts: taken, completed, and what stands for them where there are none (IMP 42)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from landsraad.core.decisions import Option
from landsraad.games.imperium.engine import deeds
from landsraad.games.imperium.engine.boxes import Item, item, items, optional
from landsraad.games.imperium.engine.catalogue import CARDS, SPACES
from landsraad.games.imperium.engine.conditions import counts, has_done
from landsraad.games.imperium.engine.loop import answers, ask, ask_or_take, steps
from landsraad.games.imperium.engine.resolve_cards import keep_answers, keeps
from landsraad.games.imperium.engine.state import Resolve, State, Step
from landsraad.games.imperium.facets.offer import (
    ASKED,
    INSTANT,
    OPTIONAL,
    PLAIN,
    WAITS,
    manner,
    must,
    possible,
    waits,
)
from landsraad.games.imperium.language.cards import KeepOne
from landsraad.games.imperium.language.moments import Whenever
from landsraad.games.imperium.language.structure import Pay
from landsraad.games.imperium.language.terms import SOLARI, SPICE
from landsraad.games.imperium.language.words import NAMES
from landsraad.games.imperium.mechanisms.contracts import asks
from landsraad.games.imperium.mechanisms.contracts.options import (
    COMPLETE,
    TAKE,
    OfContract,
    of_contract,
)
from landsraad.games.imperium.mechanisms.contracts.state import (
    CONTRACTS,
    RESERVES,
    all_contracts,
    all_first,
    bank_on,
    contracts_of,
    stands_for,
    without,
)
from landsraad.games.imperium.mechanisms.contracts.words import (
    ACQUIRE,
    ALLIANCE,
    BANK,
    HARVEST,
    NOW,
    SPACE,
    Complete,
    Completed,
    Fulfil,
    TakeContract,
)
from landsraad.games.imperium.mechanisms.ledger.state import ledger_of
from landsraad.games.imperium.mechanisms.tech.state import tech_of
from landsraad.games.imperium.mechanisms.tech.tiles import TECHS, given

NAMES["choam"] = "CHOAM"
OPEN: Final = 2
DEALT: Final = 2
"""First contracts for each player."""
INSTEAD: Final = 2
"""Solari where no contract can be had."""
FULFIL: Final = tuple(item(Fulfil(one.key, one.reward), one.key) for one in CONTRACTS)
ON_COMPLETED: Final = tuple(
    items(effect, tile.key) for effect, tile in zip(given(Whenever(Complete())), TECHS, strict=True)
)


def set_up(state: State) -> None:
    """Shuffle the contracts and turn two up (IMP 42.1.1)."""
    tiles = all_contracts(state)
    state.rng.shuffle(tiles)
    bank_on(state).stack = tuple(tiles)
    refill(state)
    if first := all_first(state):
        _deal_first(state, first)


def _deal_first(state: State, tiles: list[int]) -> None:
    """Two contracts of another back for each player, who is to keep one (IMP 48.3.1)."""
    state.rng.shuffle(tiles)
    for player in state.players[: state.setup.seats]:
        contracts_of(player).first = tuple(sorted(tiles.pop() for _ in range(DEALT)))
    bank_on(state).box = tuple(sorted(tiles))
    # A rival may be first, but has none to choose from.
    state.stack.append(Step("first_contract", state.first % state.setup.seats, state.setup.seats))


@steps("first_contract")
def _first(state: State, frame: Step) -> None:
    ask(state, frame, frame.seat, asks.FIRST, first_offer(state, frame.seat), "")


def first_offer(state: State, seat: int) -> tuple[Option, ...]:
    """The contracts that a seat was dealt."""
    return tuple(of_contract(TAKE, one) for one in contracts_of(state.players[seat]).first)


@answers("first_contract")
def _first_answer(state: State, frame: Step, option: OfContract) -> None:
    own = contracts_of(state.players[frame.seat])
    own.first, own.held = without(own.first, option.contract), (option.contract,)
    deeds.emit(state, "contract", frame.seat, option.contract)
    if frame.value > 1:
        following = (frame.seat + 1) % state.setup.seats
        state.stack.append(Step("first_contract", following, frame.value - 1))


def refill(state: State) -> None:
    """Two contracts lie open as long as there are any (IMP 42.2.2)."""
    bank = bank_on(state)
    while len(bank.open) < OPEN and bank.stack:
        bank.open = (*bank.open, bank.stack[-1])
        bank.stack = bank.stack[:-1]
        state.news = True


def leader_set(state: State, seat: int) -> None:
    """Some contracts are set aside for a leader (IMP 42.2.5)."""
    reserved = RESERVES[state.players[seat].leader]
    if reserved is None:
        return
    bank = bank_on(state)

    def kept(contract: int) -> bool:
        return CONTRACTS[contract].target == reserved.of

    bank.aside = tuple(sorted(c for c in (*bank.open, *bank.stack) if kept(c)))
    bank.open = tuple(contract for contract in bank.open if not kept(contract))
    bank.stack = tuple(contract for contract in bank.stack if not kept(contract))
    refill(state)


# --- taking


def on_offer(state: State, seat: int) -> tuple[int, ...]:
    """The contracts that a house may take: open ones, and those set aside for it."""
    bank, leader = bank_on(state), state.players[seat].leader
    own = bank.aside if leader >= 0 and RESERVES[leader] is not None else ()
    return tuple(dict.fromkeys((*bank.open, *own)))


def can_take(state: State, seat: int, contract: int) -> bool:
    """One that is completed at once for a price needs that price (IMP 42.2.4)."""
    tile = CONTRACTS[contract]
    if tile.task != NOW or not isinstance(tile.reward, Pay):
        return True
    return possible(state, seat, tile.reward, tile.key)


def _take_manner(state: State, seat: int, effect: TakeContract, source: str) -> int:
    return ASKED if on_offer(state, seat) else INSTANT


waits(TakeContract, _take_manner)


@steps(TakeContract)
def _take(state: State, frame: Resolve) -> None:
    seat = frame.seat
    found = [one for one in on_offer(state, seat) if can_take(state, seat, one)]
    if not found or seat >= state.setup.seats:
        deeds.gain(state, seat, SOLARI, INSTEAD)  # IMP 42.1.3, IMP 50.6.5
        return
    _ask_which(state, frame, found)


def _ask_which(state: State, frame: Resolve, found: list[int]) -> None:
    options: tuple[Option, ...] = tuple(of_contract(TAKE, contract) for contract in found)
    ask_or_take(state, frame, frame.seat, asks.TAKE, options, NAMES.get(frame.source, ""))


def _enough(state: State, seat: int, effect: KeepOne) -> bool:
    return len(bank_on(state).stack) >= effect.amount


@keeps(BANK, possible=_enough)
def _take_shown(state: State, frame: Resolve, effect: KeepOne) -> None:
    bank = bank_on(state)
    if not bank.shown and len(bank.stack) >= effect.amount:
        bank.shown, bank.stack = bank.stack[-effect.amount :], bank.stack[: -effect.amount]
        state.news = True
    # One contract at most has a price, so that another one can always be taken.
    shown = dict.fromkeys(bank.shown)
    _ask_which(state, frame, [one for one in shown if can_take(state, frame.seat, one)])


@keep_answers(BANK)
@answers(TakeContract)
def _take_answer(state: State, frame: Resolve, option: OfContract) -> None:
    bank, contract = bank_on(state), option.contract
    if contract in bank.shown:
        bank.gone = (*bank.gone, *without(bank.shown, contract))
        bank.shown = ()
    elif contract in bank.open:
        bank.open = without(bank.open, contract)
        refill(state)
    else:
        bank.aside = without(bank.aside, contract)
    receive(state, frame.seat, contract)


def give(state: State, seat: int, contract: int) -> None:
    """A house takes an open contract, which is not replaced yet."""
    bank_on(state).open = without(bank_on(state).open, contract)
    receive(state, seat, contract)


def receive(state: State, seat: int, contract: int) -> None:
    """A contract lies with a house from now on."""
    own = contracts_of(state.players[seat])
    own.held = (*own.held, contract)
    deeds.emit(state, "contract", seat, contract)
    if CONTRACTS[contract].task == NOW:
        complete(state, seat, contract)


# --- completing


def complete(state: State, seat: int, contract: int) -> None:
    """A contract is turned down, and its reward is gained (IMP 42.3.1)."""
    player, tile = state.players[seat], CONTRACTS[contract]
    own = contracts_of(player)
    own.held = without(own.held, contract)
    if contract in own.ready:
        own.ready = without(own.ready, contract)
    own.done = (*own.done, contract)
    own.now += 1
    deeds.emit(state, "completed", seat, contract)
    for owned in tech_of(player).tiles:
        if ON_COMPLETED[owned]:
            deeds.add_items(state, seat, ON_COMPLETED[owned])
    if tile.task == NOW:
        deeds.push_effect(state, tile.reward, seat, tile.key)  # IMP 42.2.4: its price is paid.
    elif optional(tile.reward):
        deeds.add_items(state, seat, items(tile.reward, tile.key))  # IMP 42.3.2
    else:
        deeds.push_effect(state, tile.reward, seat, tile.key)


def _number(state: State, effect: Fulfil) -> int:
    return state.setup.selection.keys("contracts")[effect.contract]


def _fulfil_manner(state: State, seat: int, effect: Fulfil, source: str) -> int:
    """IMP 42.3.2: compulsory, in whatever order with the rest of the turn."""
    if _number(state, effect) not in contracts_of(state.players[seat]).held:
        return WAITS
    kind = manner(state, seat, effect.reward, source)
    if kind == WAITS:
        return PLAIN
    return ASKED if kind == OPTIONAL else kind


waits(Fulfil, _fulfil_manner)


@steps(Fulfil)
def _fulfil(state: State, frame: Resolve) -> None:
    assert isinstance(frame.effect, Fulfil)
    contract = _number(state, frame.effect)
    if contract in contracts_of(state.players[frame.seat]).held:
        complete(state, frame.seat, contract)


def arrivals(state: State, seat: int, card: int, space: int) -> list[Item]:
    """What was held when the agent was sent may be completed on this turn (IMP 42.3.3)."""
    own = contracts_of(state.players[seat])
    own.ready = own.held
    keys = {SPACES[space].key, *stands_for(state.setup.selection, SPACES[space].key)}

    def here(contract: int) -> bool:
        return CONTRACTS[contract].task == SPACE and CONTRACTS[contract].target in keys

    return [FULFIL[contract] for contract in own.held if here(contract)]


def harvested(state: State, seat: int, space: int) -> None:
    """The agent has harvested: spice of whatever source now counts for contracts."""
    contracts_of(state.players[seat]).harvested = True


def gained(state: State, seat: int, resource: int, amount: int) -> None:
    """So much spice on one turn completes contracts, if some was harvested (IMP 42.3.4)."""
    own = contracts_of(state.players[seat])
    if resource != SPICE or not own.harvested or not own.ready:
        return
    spice = ledger_of(state.players[seat]).spice
    _due(state, seat, lambda c: CONTRACTS[c].task == HARVEST and CONTRACTS[c].amount <= spice)


def acquired(state: State, seat: int, card: int) -> None:
    """A card that a contract asks for is acquired (IMP 42.3.5)."""
    key, own = CARDS[card].key, contracts_of(state.players[seat])
    found = [c for c in own.held if CONTRACTS[c].task == ACQUIRE and CONTRACTS[c].target == key]
    if found:
        deeds.add_items(state, seat, [FULFIL[contract] for contract in found])


def alliance_earned(state: State, seat: int) -> None:
    """An alliance newly earned completes the contracts that ask for one (IMP 47.5.4)."""
    held = contracts_of(state.players[seat]).held
    found = [contract for contract in held if CONTRACTS[contract].task == ALLIANCE]
    if found:
        deeds.add_items(state, seat, [FULFIL[contract] for contract in found])


def _due(state: State, seat: int, met: Callable[[int], bool]) -> None:
    """Contracts of this turn that have come due wait on it."""
    own = contracts_of(state.players[seat])
    found = [contract for contract in own.ready if met(contract)]
    own.ready = tuple(contract for contract in own.ready if contract not in found)
    if found:
        deeds.add_items(state, seat, [FULFIL[contract] for contract in found])


# --- completed by an effect


waits(
    Complete,
    must,
    possible=lambda state, seat, effect, source: bool(contracts_of(state.players[seat]).held),
)


@steps(Complete)
def _complete(state: State, frame: Resolve) -> None:
    held = dict.fromkeys(contracts_of(state.players[frame.seat]).held)
    options: tuple[Option, ...] = tuple(of_contract(COMPLETE, contract) for contract in held)
    if options:
        name = NAMES.get(frame.source, "")
        ask_or_take(state, frame, frame.seat, asks.COMPLETE, options, name)


@answers(Complete)
def _complete_answer(state: State, frame: Resolve, option: OfContract) -> None:
    complete(state, frame.seat, option.contract)


@counts(Completed)
def _completed(state: State, seat: int, what: Completed, source: str) -> int:
    return len(contracts_of(state.players[seat]).done)


@has_done(Complete)
def _completed_now(state: State, seat: int, deed: Complete) -> bool:
    return contracts_of(state.players[seat]).now > 0
