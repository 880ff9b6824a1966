"""Unfinished business in numbers: talks, attacks, groups on their way, motions; all of it open."""

from __future__ import annotations

from landsraad.core.features import Scaled
from landsraad.games.dawn_of_the_fremen import options
from landsraad.games.dawn_of_the_fremen.catalogue import designed_box
from landsraad.games.dawn_of_the_fremen.frames import Attack, Deal, Motion, Step, Trip
from landsraad.games.dawn_of_the_fremen.options import CARD_ITEM, DEBT_ITEM, LAND_ITEM
from landsraad.games.dawn_of_the_fremen.phases.attack import totals
from landsraad.games.dawn_of_the_fremen.state import State
from landsraad.games.dawn_of_the_fremen.terms import (
    FOR_ATTACK,
    FOR_DEFENCE,
    NOBODY,
    TOKEN_KEYS,
)

OWNERS = ("me", "next", "third", "fourth")
"""The seats as one of them sees them: oneself first, the others in turn order."""
MOTIONS = (
    options.ALLIANCE, options.NUMBERS, options.VICTORY, options.TIE, options.DISSOLVE,
    options.NUMBER,
)  # fmt: skip


def _names() -> Scaled:
    scaled = Scaled()
    owned = tuple(f"by.{owner}" for owner in OWNERS)
    cards = [card.key for card in designed_box().cards]
    items = [*TOKEN_KEYS[:DEBT_ITEM], *(f"debt.{owner}" for owner in OWNERS), *cards, "land"]
    scaled.add(1, *(f"offer.{name}" for name in owned))
    for part in ("give", "want"):
        scaled.add(1, *(f"offer.{part}.{item}" for item in items))
    scaled.add(2, "offer.counters")
    scaled.add(1, *(f"attack.{name}" for name in owned))
    scaled.add(1, *(f"attack.for.{owner}" for owner in OWNERS))
    scaled.add(1, *(f"attack.against.{owner}" for owner in OWNERS))
    scaled.add(20, "attack.strength", "attack.defence")
    scaled.add(1, "attack.ahead")
    scaled.add(1, *(f"group.{name}" for name in owned))
    scaled.add(1, *(f"group.start.{key}" for key in TOKEN_KEYS))
    scaled.add(2, *(f"group.carries.{key}" for key in TOKEN_KEYS))
    scaled.add(4, "group.moved", "group.extra")
    scaled.add(1, *(f"motion.{name}" for name in owned))
    scaled.add(1, *(f"motion.{options.VERBS[kind][0]}" for kind in MOTIONS))
    scaled.add(1, *(f"motion.about.{owner}" for owner in OWNERS))
    scaled.add(8, "motion.single", "motion.allied")
    scaled.add(1, *(f"hand.{key}" for key in TOKEN_KEYS))
    scaled.add(4, "to_take", "to_give_back", "votes")
    return scaled


NAMES = _names()
_PLACE = {name: number for number, name in enumerate(NAMES.names)}
_OFFER, _GIVE, _WANT = _PLACE["offer.by.me"], _PLACE["offer.give.spice"], _PLACE["offer.want.spice"]
_COUNTERS = _PLACE["offer.counters"]
_ATTACK, _FOR, _AGAINST = (_PLACE[f"attack.{part}.me"] for part in ("by", "for", "against"))
_SUMS = _PLACE["attack.strength"]
_GROUP, _START = _PLACE["group.by.me"], _PLACE["group.start.spice"]
_CARRIES, _MOVED = _PLACE["group.carries.spice"], _PLACE["group.moved"]
_MOTION, _KIND = _PLACE["motion.by.me"], _PLACE["motion.alliance"]
_ABOUT, _TERMS = _PLACE["motion.about.me"], _PLACE["motion.single"]
_HAND, _TAKE, _BACK, _VOTES = (
    _PLACE[name] for name in ("hand.spice", "to_take", "to_give_back", "votes")
)
_LAND = _WANT - _GIVE - 1
"""The place of land among the things of an offer; the cards stand before it."""


class Marks:
    """Places of the map that unfinished business is about, as bits."""

    __slots__ = ("group", "target", "traded", "tried")

    def __init__(self) -> None:
        self.group = self.target = self.traded = self.tried = 0


def business(state: State, seat: int, marks: Marks) -> list[float]:
    """The numbers of `NAMES` for a seat; places of the map go into the marks."""
    numbers = [0.0] * len(NAMES.names)
    seats = state.setup.seats
    for frame in state.stack:
        kind = frame.__class__
        if kind is Step:
            _step(frame, numbers, marks)  # type: ignore[arg-type]
            continue
        by = (frame.seat - seat) % seats
        if isinstance(frame, Attack):
            numbers[_ATTACK + by] = 1
            _attack(state, seat, frame, numbers, marks)
        elif isinstance(frame, Trip):
            numbers[_GROUP + by] = 1
            _group(frame, numbers, marks)
        elif isinstance(frame, Deal):
            _deal(seat, seats, frame, numbers, marks)
        elif isinstance(frame, Motion):
            numbers[_MOTION + by] = 1
            _motion(seat, seats, frame, numbers)
    return numbers


def _step(frame: Step, numbers: list[float], marks: Marks) -> None:
    name = frame.name
    if name == "action":
        marks.tried |= frame.value
    elif name in ("put", "item", "hand_over"):
        numbers[_HAND + frame.value] += 1
    elif name == "take":
        numbers[_TAKE] = frame.value
    elif name == "give_back":
        numbers[_BACK] = frame.value
    elif name == "count_votes":
        numbers[_VOTES] = frame.value
    elif name == "keep_worm":
        marks.group |= 1 << frame.value


def _attack(
    state: State, seat: int, attack: Attack, numbers: list[float], marks: Marks
) -> None:  # fmt: skip
    marks.target |= 1 << attack.target
    for other in range(state.setup.seats):
        number, side = (other - seat) % state.setup.seats, attack.sides[other]
        numbers[_FOR + number] = side == FOR_ATTACK
        numbers[_AGAINST + number] = side == FOR_DEFENCE
    attacking, defending = totals(state, attack)
    numbers[_SUMS : _SUMS + 3] = [attacking, defending, attacking > defending]
    if attack.carried:
        _group(attack, numbers, marks)


def _group(frame: Trip | Attack, numbers: list[float], marks: Marks) -> None:
    marks.group |= 1 << frame.at
    numbers[_START + frame.carried[0][0]] = 1
    for token, _ in frame.carried:
        numbers[_CARRIES + token] += 1
    numbers[_MOVED : _MOVED + 2] = [frame.moved, frame.extra]


def _deal(seat: int, seats: int, deal: Deal, numbers: list[float], marks: Marks) -> None:
    """Of talks that wait below each other the one that is going on counts."""
    numbers[_OFFER : _COUNTERS + 1] = [0.0] * (_COUNTERS + 1 - _OFFER)
    numbers[_OFFER + (deal.by - seat) % seats] = 1
    numbers[_COUNTERS] = deal.counters
    for first, item in ((_GIVE, deal.give), (_WANT, deal.want)):
        if item >= LAND_ITEM:
            numbers[first + _LAND] = 1
            marks.traded |= 1 << (item - LAND_ITEM)
        elif DEBT_ITEM <= item < CARD_ITEM:
            numbers[first + DEBT_ITEM + (item - DEBT_ITEM - seat) % seats] = 1
        elif item != NOBODY:
            numbers[first + item] = 1


def _motion(seat: int, seats: int, motion: Motion, numbers: list[float]) -> None:
    numbers[_KIND + MOTIONS.index(motion.kind)] = 1
    named = {other for pact in motion.pacts for other in pact} - {motion.seat}
    if not named and motion.what != NOBODY and motion.kind != options.TIE:
        named = {motion.what}
    for other in named:
        numbers[_ABOUT + (other - seat) % seats] = 1
    numbers[_TERMS : _TERMS + 2] = [max(0, motion.single), max(0, motion.allied)]
