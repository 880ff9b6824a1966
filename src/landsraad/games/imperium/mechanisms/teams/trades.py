"""What team-mates give each other, and effects for the allies of a Commander (IMP 60.4, 60.6)."""

from __future__ import annotations

from typing import Final

from landsraad.core.decisions import Option
from landsraad.games.imperium.engine import deeds
from landsraad.games.imperium.engine.loop import answers, ask, ask_or_take, steps
from landsraad.games.imperium.engine.options import (
    DECLINE,
    DONE,
    Number,
    OfIntrigue,
    OfLeader,
    Take,
    numbers,
    of_intrigue,
    of_leader,
    take,
)
from landsraad.games.imperium.engine.state import Business, Resolve, State, Step
from landsraad.games.imperium.facets.offer import ASKED, PLAIN, costs, may, must, waits
from landsraad.games.imperium.language.gains import Gain, solari
from landsraad.games.imperium.language.terms import RESOURCE_NAMES
from landsraad.games.imperium.language.troops import DeployRecruits
from landsraad.games.imperium.language.words import NAMES, describe
from landsraad.games.imperium.mechanisms.contracts.options import TAKE, OfContract, of_contract
from landsraad.games.imperium.mechanisms.contracts.rules import can_take, give, refill
from landsraad.games.imperium.mechanisms.contracts.state import bank_on
from landsraad.games.imperium.mechanisms.teams import asks
from landsraad.games.imperium.mechanisms.teams.options import GOODS, of_share
from landsraad.games.imperium.mechanisms.teams.state import allies_of, stand_in
from landsraad.games.imperium.mechanisms.teams.words import (
    EachAlly,
    Enthrone,
    JointCost,
    Reinforce,
    ShareContracts,
    Split,
    Trade,
)
from landsraad.games.imperium.mechanisms.twisted.hands import hand_over

INSTEAD: Final = solari(2)
INTRIGUE: Final = "intrigue"

# --- reinforcements


@steps(Reinforce)
def _reinforce(state: State, frame: Resolve) -> None:
    """IMP 60.4.4: as many as the supplies allow, shared out as the player likes."""
    assert isinstance(frame.effect, Reinforce)
    left, right = (state.players[ally].supply for ally in allies_of(state, frame.seat))
    amount = min(frame.effect.amount, left + right)
    one, other = allies_of(state, frame.seat)
    leaders = state.players[one].leader, state.players[other].leader
    options = tuple(
        of_share(first, amount - first, leaders)
        for first in range(max(0, amount - right), min(amount, left) + 1)
    )
    ask_or_take(state, frame, frame.seat, asks.REINFORCE, options, NAMES[frame.source])


@answers(Reinforce)
def _reinforce_answer(state: State, frame: Resolve, option: Number) -> None:
    assert isinstance(frame.effect, Reinforce)
    left, right = allies_of(state, frame.seat)
    shares = ((left, option.amount), (right, frame.effect.amount - option.amount))
    for ally, amount in shares:
        if amount:
            deeds.recruit(state, ally, amount)
            new = state.players[ally].just_recruited
            if new:
                state.stack.append(Resolve(DeployRecruits(new), ally, frame.source))


waits(Reinforce, ASKED)


@steps(EachAlly)
def _each_ally(state: State, frame: Resolve) -> None:
    assert isinstance(frame.effect, EachAlly)
    for ally in reversed(allies_of(state, frame.seat)):
        state.stack.append(Resolve(frame.effect.effect, ally, frame.source))


waits(EachAlly, PLAIN)


# --- gains that are split


@steps(Split)
def _split(state: State, frame: Resolve) -> None:
    assert isinstance(frame.effect, Split)
    options = tuple(take(label, describe(gain)) for label, gain in frame.effect.options)
    ask(state, frame, frame.seat, asks.SPLIT, options, NAMES[frame.source])


@answers(Split)
def _split_answer(state: State, frame: Resolve, option: Take) -> None:
    """IMP 60.6.4"""
    assert isinstance(frame.effect, Split)
    ally = stand_in(state, frame.seat)
    for label, gain in frame.effect.options:
        if label == option.label:
            deeds.gain(state, frame.seat, gain.resource, gain.amount)
        elif ally != frame.seat:
            deeds.gain(state, ally, gain.resource, gain.amount)


waits(Split, ASKED)


# --- a cost that allies help to pay


class Pledging(Business):
    """Allies say what they contribute, one after the other."""

    __slots__ = ("cost", "pledged")

    def __init__(self, seat: int, cost: Gain, pledged: tuple[int, ...]) -> None:
        self.seat = seat
        self.cost = cost
        self.pledged = pledged

    def __repr__(self) -> str:
        return f"Pledging(seat={self.seat}, amount={self.cost.amount}, pledged={self.pledged})"


def _wealth(state: State, seat: int, resource: int) -> int:
    houses = (seat, *allies_of(state, seat))
    return sum(state.players[house].resources[resource] for house in houses)


def _payable(state: State, seat: int, cost: JointCost, source: str) -> bool:
    return _wealth(state, seat, cost.cost.resource) >= cost.cost.amount


costs(JointCost, _payable)
waits(JointCost, must, possible=_payable)


@steps(JointCost)
def _levy(state: State, frame: Resolve) -> None:
    assert isinstance(frame.effect, JointCost)
    state.stack.append(Pledging(frame.seat, frame.effect.cost, ()))


@steps(Pledging)
def _pledge(state: State, frame: Pledging) -> None:
    """IMP 60.6.5: allies are asked from the left; what they leave the Commander must have."""
    allies, cost = allies_of(state, frame.seat), frame.cost
    owed = cost.amount - sum(frame.pledged)
    if len(frame.pledged) == len(allies):
        for house, amount in zip((*allies, frame.seat), (*frame.pledged, owed), strict=True):
            if amount:
                deeds.spend(state, house, cost.resource, amount)
        return
    ally = allies[len(frame.pledged)]
    later = (frame.seat, *allies[len(frame.pledged) + 1 :])
    rest = sum(state.players[house].resources[cost.resource] for house in later)
    most = min(state.players[ally].resources[cost.resource], owed)
    options = numbers("contribute", min(max(0, owed - rest), most), most)
    ask_or_take(state, frame, ally, asks.LEVY, options, RESOURCE_NAMES[cost.resource])


@answers(Pledging)
def _pledge_answer(state: State, frame: Pledging, option: Number) -> None:
    pledged = (*frame.pledged, option.amount)
    state.stack.append(Pledging(frame.seat, frame.cost, pledged))


# --- contracts for the allies


@steps(ShareContracts)
def _share(state: State, frame: Resolve) -> None:
    state.stack.append(Step("refill_contracts"))
    for ally in reversed(allies_of(state, frame.seat)):
        state.stack.append(Step("share_contract", ally))


@steps("share_contract")
def _share_one(state: State, frame: Step) -> None:
    """IMP 60.6.6: the second ally takes of what the first has left."""
    found = [c for c in dict.fromkeys(bank_on(state).open) if can_take(state, frame.seat, c)]
    if not found:
        deeds.gain(state, frame.seat, INSTEAD.resource, INSTEAD.amount)
        return
    options = tuple(of_contract(TAKE, contract) for contract in found)
    ask_or_take(state, frame, frame.seat, asks.SHARE, options, "")


@answers("share_contract")
def _share_answer(state: State, frame: Step, option: OfContract) -> None:
    give(state, frame.seat, option.contract)


@steps("refill_contracts")
def _refill(state: State, frame: Step) -> None:
    refill(state)


waits(ShareContracts, PLAIN)


# --- the Throne row


@steps(Enthrone)
def _enthrone(state: State, frame: Resolve) -> None:
    state.stack.append(Step("enthrone", frame.seat))


waits(Enthrone, ASKED)


# --- trade


class Trading(Business):
    """A team-mate who gives; the other one may give back afterwards."""

    __slots__ = ("back", "kind", "other")

    def __init__(self, seat: int, other: int, back: bool, kind: str = "") -> None:
        self.seat = seat
        self.other = other
        self.back = back
        self.kind = kind

    def __repr__(self) -> str:
        return f"Trading({self.seat}, {self.other}, {self.back}, {self.kind!r})"


def has_goods(state: State, seat: int, kind: str) -> int:
    """How much of a kind of goods somebody has."""
    player = state.players[seat]
    if kind == INTRIGUE:
        return len(player.intrigue)
    return player.resources[RESOURCE_NAMES.index(kind)]


@steps(Trade)
def _trade(state: State, frame: Resolve) -> None:
    mates = [mate for mate in deeds.others(state, frame.seat)
             if mate in deeds.side(state, frame.seat)]  # fmt: skip
    options = tuple(of_leader("trade", state.players[mate].leader) for mate in mates)
    ask(state, frame, frame.seat, asks.PARTNER, (*options, DECLINE), NAMES[frame.source])


@answers(Trade)
def _trade_answer(state: State, frame: Resolve, option: Option) -> None:
    if isinstance(option, OfLeader):
        leaders = [player.leader for player in state.players]
        state.stack.append(Trading(frame.seat, leaders.index(option.leader), False))


waits(Trade, may)


@steps(Trading)
def _give(state: State, frame: Trading) -> None:
    seat = frame.seat
    if not frame.kind:
        goods = tuple(option for kind, option in GOODS.items() if has_goods(state, seat, kind))
        if goods:
            ask(state, frame, seat, asks.GOODS, (*goods, DECLINE), "")
        else:
            _in_return(state, frame)
    elif frame.kind == INTRIGUE:
        ask(state, frame, seat, asks.GIFT, gifts(state, seat), "")
    else:
        options = numbers("give", 1, has_goods(state, seat, frame.kind))
        ask_or_take(state, frame, seat, asks.AMOUNT, options, frame.kind)


def gifts(state: State, seat: int) -> tuple[Option, ...]:
    """The intrigue cards that a team-mate may give, one by one."""
    held = sorted(set(state.players[seat].intrigue))
    return (*(of_intrigue("hand_over", card) for card in held), DONE)


def _in_return(state: State, frame: Trading) -> None:
    if not frame.back:
        state.stack.append(Trading(frame.other, frame.seat, True))


@answers(Trading)
def _give_answer(state: State, frame: Trading, option: Option) -> None:
    """IMP 60.4.5: any number of one kind, and the other may give back another kind."""
    seat, other = frame.seat, frame.other
    if isinstance(option, Take):
        state.stack.append(Trading(seat, other, frame.back, option.label.removeprefix("give_")))
    elif isinstance(option, OfIntrigue):
        hand_over(state, seat, other, option.card)
        if state.players[seat].intrigue:
            state.stack.append(frame)
        else:
            _in_return(state, frame)
    else:
        if isinstance(option, Number):
            resource = RESOURCE_NAMES.index(frame.kind)
            state.players[seat].resources[resource] -= option.amount
            state.players[other].resources[resource] += option.amount
            deeds.emit(state, "traded", seat, other, resource, option.amount)
        _in_return(state, frame)
