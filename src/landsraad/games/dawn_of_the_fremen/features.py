"""A position in numbers, as one seat may know it: what learning programs see.

Territories, borders and cards have numbers of their own, so a game needs our own map, cards and
tribes; what a content file says of tokens, sites and dice is seen through strengths and counts.
"""

from __future__ import annotations

from operator import mul

from landsraad.core.decisions import InvalidSetup
from landsraad.core.features import Scaled, number_asks
from landsraad.games.dawn_of_the_fremen import asks, features_business
from landsraad.games.dawn_of_the_fremen.catalogue import designed_box
from landsraad.games.dawn_of_the_fremen.deeds import bearings, warriors_left
from landsraad.games.dawn_of_the_fremen.features_business import OWNERS, Marks, business
from landsraad.games.dawn_of_the_fremen.phases.attack import defence_of
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
_TOKENS = tuple(tuple(int(mask & BIT[token] > 0) for token in _STANDING) for mask in range(MASKS))
"""For each set of tokens a one for each kind in it."""
_SITES = tuple(
    tuple(int(site == number) for number in range(len(SITE_KEYS) + 1))
    for site in range(len(SITE_KEYS) + 1)
)
"""The kinds of production site, and one that lies face down."""
_FACE_DOWN, _NO_SITE = _SITES[-1], (0,) * (len(SITE_KEYS) + 1)


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
_TRIBE = [0.0] * (NAMES.index("next.present") - NAMES.index("me.present"))


def feature_names() -> tuple[str, ...]:
    """The name of each feature, in order."""
    return NAMES


def features(state: State, seat: int) -> list[float]:
    """What a seat may know of a position in numbers of about 0 to 1.

    Raises InvalidSetup for a game with a map, cards or tribes of its own.
    """
    if not NEEDED.issubset(state.box.content.designed):
        raise InvalidSetup(
            "features and actions are those of the built-in map, cards and tribes: "
            f"a game with {state.box.content.name} has none"
        )
    seats = state.setup.seats
    marks = Marks()
    under_way = business(state, seat, marks)
    survey = _Survey(state, seat)
    lands = survey.lands(marks)
    values = standings(state)
    raw: list[float] = []
    for step in range(seats):
        raw += _tribe(state, seat, (seat + step) % seats, survey, values)
    raw += _TRIBE * (TRIBES - seats)
    raw += lands
    raw += under_way
    raw += _table(state, marks)
    return list(map(mul, raw, _SCALES))


class _Survey:
    """One look at the map: the numbers of each territory, and sums for each seat."""

    __slots__ = ("exposed", "goods", "seat", "state", "strength", "tokens")

    def __init__(self, state: State, seat: int) -> None:
        self.state, self.seat = state, seat
        self.exposed, self.strength = [0] * TRIBES, [0] * TRIBES
        self.tokens = [[0] * len(_STANDING) for _ in range(TRIBES)]
        self.goods = [[0] * RESOURCES for _ in range(TRIBES)]

    def lands(self, marks: Marks) -> list[float]:
        """The numbers of all territories; the sums are filled on the way."""
        state, seat = self.state, self.seat
        hidden, goods, sides = bool(state.bag), state.goods, state.sides
        allies = [sides[other] == sides[seat] and other != seat for other in range(TRIBES)]
        held = self._held(allies)
        barred = [place for place, other in state.bars if other == seat]
        raw: list[float] = []
        for place, owner in enumerate(state.owner):
            mask, site, first = state.tokens[place], state.sites[place], 4 * place
            raw += held[owner]
            raw += _NO_SITE if site == NOBODY else _FACE_DOWN if hidden else _SITES[site]
            raw += _TOKENS[mask]
            lying = goods[first : first + 4]
            raw += lying
            bearing, strength = bearings(state, place), defence_of(state, place)
            if owner != NOBODY:
                self._count(owner, mask, lying, strength, bearing)
            helped = rival = 0
            for other, much in enumerate(bearing):
                if allies[other]:
                    helped += much
                elif much > rival and other != seat:
                    rival = much
            raw += (
                strength, bearing[seat], helped, rival, place in barred, marks.target >> place & 1,
                marks.tried >> place & 1, marks.group >> place & 1, marks.traded >> place & 1,
            )  # fmt: skip
        return raw

    def _held(self, allies: list[bool]) -> list[tuple[int, ...]]:
        """For each owner, nobody last, whose a territory is."""
        seats = self.state.setup.seats
        found = [
            (*(int((owner - self.seat) % seats == step) for step in range(TRIBES)),
             int(allies[owner]), 0)
            for owner in range(TRIBES)
        ]  # fmt: skip
        return [*found, (0, 0, 0, 0, 0, 1)]

    def _count(
        self, owner: int, mask: int, lying: list[int], strength: int, bearing: list[int]
    ) -> None:
        self.strength[owner] += strength
        if mask:
            kinds = self.tokens[owner]
            for kind, there in enumerate(_TOKENS[mask]):
                kinds[kind] += there
        if any(lying):
            goods = self.goods[owner]
            for kind, amount in enumerate(lying):
                goods[kind] += amount
        sides, own = self.state.sides, strength + bearing[owner]
        for other, much in enumerate(bearing):
            if much > own and sides[other] != sides[owner]:
                self.exposed[owner] += 1
                break


def _tribe(
    state: State, seat: int, tribe: int, survey: _Survey, values: list[float]
) -> list[float]:
    """What everybody knows of a tribe, its relations as they matter to the seat."""
    seats, sides, side = state.setup.seats, state.sides, state.sides[tribe]
    tokens, cards, pending = survey.tokens, state.cards[tribe], state.pending
    together = sum(tokens[other][-1] for other in range(seats) if sides[other] == side)
    needed = winning_number(state, side)
    debts: list[float] = [0.0] * TRIBES
    for step in range(seats):
        debts[step] = state.debts[4 * tribe + (seat + step) % seats]
    return [
        1, state.gone >> tribe & 1, tribe != seat and side == sides[seat],
        state.owner.count(tribe), warriors_left(state, tribe),
        tokens[tribe][-1], max(0, needed - together), survey.strength[tribe],
        survey.exposed[tribe],
        *tokens[tribe],
        *survey.goods[tribe],
        *debts,
        state.thumpers[tribe] == CRESTED_MOON,
        *[cards.count(card) for card in _KEPT],
        state.lead == tribe, pending is not None and pending.seat == tribe,
        (tribe - state.lead) % seats, values[tribe],
    ]  # fmt: skip


def _table(state: State, marks: Marks) -> list[float]:
    """What belongs to nobody, and the question asked."""
    setup, supply, removed = state.setup, state.supply, state.removed
    numbers: list[float] = [marks.group >> place & 1 for place in _SANDS]
    barriers = [0.0] * len(_BORDERS)
    for border in state.barriers:
        barriers[border] = 1
    numbers += barriers
    numbers.append(state.cycle)
    numbers += [state.phase == phase for phase in range(OVER)]
    numbers += [state.face == face for face in range(len(FACE_KEYS))]
    numbers += [state.single, state.allied, state.tied, setup.alliances, state.to_place]
    numbers += [len(state.bag), len(state.deck)]
    numbers += [removed.count(card) for card in _CARDS]
    numbers += [supply[token] for token in _IN_SUPPLY]
    numbers += [setup.seats == seats for seats in _SEATS]
    asked = [0.0] * len(_ASK)
    if state.pending is not None:
        asked[_ASK[state.pending.ask.key]] = 1
    return numbers + asked
