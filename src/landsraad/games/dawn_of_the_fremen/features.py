"""A position in numbers, as one seat may know it: what learning programs see.

Territories, borders and cards have numbers of their own, so a game needs our own map, cards and
tribes; what a content file says of tokens, sites and dice is seen through strengths and counts.
"""

from __future__ import annotations

from struct import Struct
from typing import Final

from landsraad.core.decisions import InvalidSetup
from landsraad.core.features import Scaled, number_asks, one_hots, pack_all, unpacked, zeros
from landsraad.games.dawn_of_the_fremen import asks, features_business
from landsraad.games.dawn_of_the_fremen.catalogue import WARRIOR, designed_box
from landsraad.games.dawn_of_the_fremen.deeds import all_bearings, warriors_left
from landsraad.games.dawn_of_the_fremen.features_business import OWNERS, Marks, business
from landsraad.games.dawn_of_the_fremen.phases.winning import winning_number
from landsraad.games.dawn_of_the_fremen.state import State
from landsraad.games.dawn_of_the_fremen.terms import (
    BIT,
    CRESTED_MOON,
    FACE_KEYS,
    GREAT_MAKER,
    MASKS,
    NOBODY,
    OVER,
    PHASE_KEYS,
    RESOURCES,
    SITE_KEYS,
    TOKEN_KEYS,
    TOKENS,
    TRIBES,
)
from landsraad.games.dawn_of_the_fremen.worth import standings

NEEDED = frozenset(("map", "cards", "tribes"))
"""The parts of the content that must be ours: features and actions name what is in them."""

_BOX = designed_box()
_LANDS = range(_BOX.territories)
_SANDS = range(_BOX.territories, len(_BOX.keys))
_BORDERS = range(len(_BOX.borders))
_STANDING = range(RESOURCES, TOKENS)
"""The tokens that stand in a territory once at most."""
_IN_SUPPLY = tuple(token for token in _STANDING if token != GREAT_MAKER)
_CARDS = range(len(_BOX.cards))
_KEPT = tuple(number for number in _CARDS if _BOX.cards[number].kept)
_SEATS = (2, 3, 4)
_ASK = number_asks(asks)
_TOKENS: Final = tuple(
    pack_all([mask & BIT[token] > 0 for token in _STANDING]) for mask in range(MASKS)
)
"""For each set of tokens a one for each kind in it."""
_SUMMED: Final = tuple(
    sum(1 << 8 * place for place, token in enumerate(_STANDING) if mask & BIT[token])
    for mask in range(MASKS)
)
"""The same in eight bits a kind, to be added up."""
_SITES: Final = one_hots(len(SITE_KEYS) + 1)
"""The kinds of production site, one that lies face down, and none."""
_FACE_DOWN: Final = _SITES[len(SITE_KEYS)]
_HELD: Final = tuple(
    tuple(pack_all([*(step == owner for owner in range(TRIBES)), ally, False]) for ally in (0, 1))
    for step in range(TRIBES)
)
"""Whose a territory is, counted from the seat that looks, and whether of an ally."""
_ABANDONED: Final = pack_all([*[0.0] * (TRIBES + 1), 1.0])


# --- the names, in the order of the numbers


def _tribe_names(scaled: Scaled, owner: str) -> None:
    def add(scale: float, *names: str) -> None:
        scaled.add(scale, *(f"{owner}.{name}" for name in names))

    add(1, "present", "vanished", "ally")
    add(18, "territories")
    add(30, "warriors")
    add(3, "sietches")
    add(6, "side_lacks")
    add(40, "strength")
    add(6, "exposed")
    add(6, *(f"tokens.{TOKEN_KEYS[token]}" for token in _STANDING))
    add(16, *(f"goods.{key}" for key in TOKEN_KEYS[:RESOURCES]))
    add(8, *(f"debts.{other}" for other in OWNERS))
    add(1, "crested_moon")
    add(1, *(f"card.{_BOX.cards[card].key}" for card in _KEPT))
    add(1, "lead", "deciding")
    add(4, "from_lead")
    add(100, "standing")


def _land_names(scaled: Scaled, place: int) -> None:
    def add(scale: float, *names: str) -> None:
        scaled.add(scale, *(f"land.{_BOX.keys[place]}.{name}" for name in names))

    add(1, *OWNERS, "ally", "abandoned")
    add(1, *(f"site.{key}" for key in SITE_KEYS), "site.face_down")
    add(1, *(TOKEN_KEYS[token] for token in _STANDING))
    add(2, *TOKEN_KEYS[:RESOURCES])
    add(6, "strength")
    add(20, "bearing.me", "bearing.allies", "bearing.rival")
    add(1, "barred", "target", "tried", "group", "traded")


def _table_names(scaled: Scaled) -> None:
    scaled.add(1, *(f"group.{_BOX.keys[place]}" for place in _SANDS))
    scaled.add(1, *("barrier." + ".".join(_BOX.keys[end] for end in _BOX.borders[border])
                    for border in _BORDERS))  # fmt: skip
    scaled.add(20, "cycle")
    scaled.add(1, *(f"phase.{key}" for key in PHASE_KEYS[:OVER]))
    scaled.add(1, *(f"face.{key}" for key in FACE_KEYS))
    scaled.add(8, "single_wins", "alliance_wins")
    scaled.add(1, "tied", "alliances")
    scaled.add(12, "barriers_to_place", "sites_to_place")
    scaled.add(20, "deck")
    scaled.add(1, *(f"removed.{card.key}" for card in _BOX.cards))
    scaled.add(24, *(f"supply.{TOKEN_KEYS[token]}" for token in _IN_SUPPLY))
    scaled.add(1, *(f"seats.{seats}" for seats in _SEATS))
    scaled.add(1, *(f"ask.{key}" for key in _ASK))


def _all_names() -> Scaled:
    scaled = Scaled()
    for owner in OWNERS:
        _tribe_names(scaled, owner)
    for place in _LANDS:
        _land_names(scaled, place)
    scaled.names += features_business.NAMES.names
    scaled.scales += features_business.NAMES.scales
    _table_names(scaled)
    return scaled


_ALL = _all_names()
NAMES = tuple(_ALL.names)
_SCALES = tuple(_ALL.scales)
_PACK_TRIBE: Final = Struct(f"{NAMES.index('next.present') - NAMES.index('me.present')}d")
_NO_TRIBE: Final = bytes(_PACK_TRIBE.size)
_PACK_LAND: Final = Struct(f"{RESOURCES + 4}d")
_PACK_MARKS: Final = Struct("5d")
_NO_MARKS: Final = bytes(_PACK_MARKS.size)
_PACK_BUSINESS: Final = Struct(f"{len(features_business.NAMES.names)}d")
_ASKED: Final = one_hots(len(_ASK))
_NO_BARRIERS: Final = zeros(len(_BORDERS))


def feature_names() -> tuple[str, ...]:
    """The name of each feature, in order."""
    return NAMES


def scales() -> list[float]:
    """What brings each feature near to one."""
    return _ALL.scales


def features(state: State, seat: int) -> list[float]:
    """What a seat may know of a position in numbers of about 0 to 1."""
    return unpacked(packed(state, seat), _ALL.scales)


def packed(state: State, seat: int) -> bytes:
    """The features before they are scaled, as bytes.

    Raises InvalidSetup for a game with a map, cards or tribes of its own.
    """
    if not NEEDED.issubset(state.box.content.designed):
        raise InvalidSetup(
            "features and actions are those of the built-in map, cards and tribes: "
            f"a game with {state.box.content.name} has none"
        )
    seats = state.setup.seats
    marks = Marks()
    under_way = _PACK_BUSINESS.pack(*business(state, seat, marks))
    survey = _Survey(state, seat)
    lands = survey.lands(marks)
    values = standings(state, survey.bearing)
    blocks: list[bytes] = []
    for step in range(seats):
        tribe = _tribe(state, seat, (seat + step) % seats, survey, values)
        blocks.append(_PACK_TRIBE.pack(*tribe))
    blocks.append(_NO_TRIBE * (TRIBES - seats))
    blocks += lands
    blocks.append(under_way)
    _table(state, marks, blocks)
    return b"".join(blocks)


class _Survey:
    """One look at the map: the numbers of each territory, and sums for each seat."""

    __slots__ = ("bearing", "exposed", "goods", "seat", "state", "strength", "tokens")

    def __init__(self, state: State, seat: int) -> None:
        self.state, self.seat = state, seat
        self.bearing = all_bearings(state)
        self.exposed, self.strength = [0] * TRIBES, [0] * TRIBES
        self.tokens = [0] * TRIBES
        self.goods = [[0] * RESOURCES for _ in range(TRIBES)]

    def lands(self, marks: Marks) -> list[bytes]:
        """The numbers of all territories; the sums are filled on the way."""
        state, seat = self.state, self.seat
        hidden, goods, sides = bool(state.bag), state.goods, state.sides
        seats, side, power = state.setup.seats, sides[seat], state.box.power
        held = [_HELD[(owner - seat) % seats][owner != seat and sides[owner] == side]
                for owner in range(TRIBES)]  # fmt: skip
        barred = 0
        for place, other in state.bars:
            if other == seat:
                barred |= 1 << place
        marked = barred | marks.target | marks.tried | marks.group | marks.traded
        blocks: list[bytes] = []
        for place, owner in enumerate(state.owner):
            mask, site, first = state.tokens[place], state.sites[place], 4 * place
            blocks.append(_ABANDONED if owner == NOBODY else held[owner])
            blocks.append(_FACE_DOWN if hidden and site != NOBODY else _SITES[site])
            blocks.append(_TOKENS[mask])
            bearing, strength = self.bearing[place], 0
            if owner != NOBODY:
                strength = WARRIOR + power[mask]
                self._count(owner, mask, first, strength, bearing)
            helped = rival = 0
            for other, much in enumerate(bearing):
                if much and other != seat:
                    if sides[other] == side:
                        helped += much
                    elif much > rival:
                        rival = much
            blocks.append(_PACK_LAND.pack(
                goods[first], goods[first + 1], goods[first + 2], goods[first + 3],
                strength, bearing[seat], helped, rival,
            ))  # fmt: skip
            blocks.append(_NO_MARKS if not marked >> place & 1 else _PACK_MARKS.pack(
                barred >> place & 1, marks.target >> place & 1, marks.tried >> place & 1,
                marks.group >> place & 1, marks.traded >> place & 1,
            ))  # fmt: skip
        return blocks

    def _count(self, owner: int, mask: int, first: int, strength: int, bearing: list[int]) -> None:
        self.strength[owner] += strength
        self.tokens[owner] += _SUMMED[mask]
        state = self.state
        goods, lying = self.goods[owner], state.goods
        for kind in range(RESOURCES):
            amount = lying[first + kind]
            if amount:
                goods[kind] += amount
        sides, own = state.sides, strength + bearing[owner]
        for other, much in enumerate(bearing):
            if much > own and sides[other] != sides[owner]:
                self.exposed[owner] += 1
                break


_LAST: Final = 8 * (len(_STANDING) - 1)
"""Where the last of the tokens is in a sum."""


def _tribe(
    state: State, seat: int, tribe: int, survey: _Survey, values: list[float]
) -> list[float]:
    """What everybody knows of a tribe, its relations as they matter to the seat."""
    seats, sides, side = state.setup.seats, state.sides, state.sides[tribe]
    tokens, cards, pending = survey.tokens, state.cards[tribe], state.pending
    together = sum([tokens[other] >> _LAST for other in range(seats) if sides[other] == side])
    needed = winning_number(state, side)
    debts: list[float] = [0.0] * TRIBES
    for step in range(seats):
        debts[step] = state.debts[4 * tribe + (seat + step) % seats]
    return [
        1, state.gone >> tribe & 1, tribe != seat and side == sides[seat],
        state.owner.count(tribe), warriors_left(state, tribe),
        tokens[tribe] >> _LAST, max(0, needed - together), survey.strength[tribe],
        survey.exposed[tribe],
        *tokens[tribe].to_bytes(len(_STANDING), "little"),
        *survey.goods[tribe],
        *debts,
        state.thumpers[tribe] == CRESTED_MOON,
        *[cards.count(card) for card in _KEPT],
        state.lead == tribe, pending is not None and pending.seat == tribe,
        (tribe - state.lead) % seats, values[tribe],
    ]  # fmt: skip


def _table(state: State, marks: Marks, blocks: list[bytes]) -> None:
    """What belongs to nobody, and the question asked."""
    setup, supply, removed = state.setup, state.supply, state.removed
    blocks.append(pack_all([marks.group >> place & 1 for place in _SANDS]))
    barriers = _NO_BARRIERS
    if state.barriers:
        laid = [0] * len(_BORDERS)
        for border in state.barriers:
            laid[border] = 1
        barriers = pack_all(laid)
    blocks.append(barriers)
    numbers = [state.cycle]
    numbers += [state.phase == phase for phase in range(OVER)]
    numbers += [state.face == face for face in range(len(FACE_KEYS))]
    numbers += [state.single, state.allied, state.tied, setup.alliances, state.to_place]
    numbers += [len(state.bag), len(state.deck)]
    numbers += [removed.count(card) for card in _CARDS]
    numbers += [supply[token] for token in _IN_SUPPLY]
    numbers += [setup.seats == seats for seats in _SEATS]
    blocks.append(pack_all(numbers))
    blocks.append(_ASKED[_ASK[state.pending.ask.key] if state.pending is not None else -1])
