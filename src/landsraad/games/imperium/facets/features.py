"""A position in numbers, as one seat may know it: what learning programs see.

Every component is read through its effects (`worth`, `boxes`), so that a new set needs no work
here but for what it adds to the rules. Features are known by name: weights of a network carry the
names they grew up with, and a list that has grown since leaves them usable.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from struct import Struct
from typing import Final

from landsraad.core.features import Scaled, number_asks, one_hots, pack_all, unpacked, zeros
from landsraad.games.imperium.engine import asks
from landsraad.games.imperium.engine.boxes import REVEAL_BOXES
from landsraad.games.imperium.engine.catalogue import (
    CARDS,
    CONFLICTS,
    COSTS,
    INTRIGUES,
    LEADERS,
    SPACES,
    of_kind,
)
from landsraad.games.imperium.engine.combat import places
from landsraad.games.imperium.engine.conditions import strength
from landsraad.games.imperium.engine.holdings import cards_of
from landsraad.games.imperium.engine.plug import (
    Features,
    Mechanism,
    Names,
    Page,
    in_play,
    pages,
    questions,
)
from landsraad.games.imperium.engine.reveal import COUNCIL_PERSUASION
from landsraad.games.imperium.engine.selection import Selection
from landsraad.games.imperium.engine.state import NOBODY, Agenda, PlayerState, Resolve, State
from landsraad.games.imperium.facets.bargain import CARD_WORTH
from landsraad.games.imperium.facets.worth import (
    INTRIGUE_WORTH,
    LEARNT_PRICES,
    PENDING_SHARE,
    REWARD_WORTH,
    TROOP_IN_CONFLICT,
    open_standing,
    reward_share,
)
from landsraad.games.imperium.language.components import Keyed
from landsraad.games.imperium.language.terms import (
    FACTION_KEYS,
    ICON_KEYS,
    PERSUASION,
    SWORD,
    Phase,
)
from landsraad.games.imperium.language.words import effect_worth

HOUSES: Final = 4
"""Places for houses: me, then the other seats in turn order, then rivals; the rest is zero."""
OWNERS: Final = ("me", "next", "third", "fourth")
PERSUASION_WORTH: Final = 0.45
"""Of persuasion that a house has not spent yet, whatever it may buy."""
Counting = Callable[[State, int], list[float]]


# --- cards, added up in one pass: 16 bits a quantity


_UNIT: Final = 8
"""Worths are counted in whole eighths, so that no order of cards can show in a last digit."""


def _packed(card: int) -> int:
    """What a card adds to a pile: worth, agent worth, persuasion, swords, icons."""
    gains = dict(REVEAL_BOXES[card].gains)
    quantities = [
        1,
        round(_UNIT * CARD_WORTH[card]),
        round(_UNIT * effect_worth(CARDS[card].agent)),
        gains.get(PERSUASION, 0),
        gains.get(SWORD, 0),
        *(int(icon in CARDS[card].icons) for icon in range(len(ICON_KEYS))),
    ]
    return sum(quantity << 16 * place for place, quantity in enumerate(quantities))


_PACKED: Final = tuple(_packed(card) for card in range(len(CARDS)))
_PILE: Final = Struct(f"<{5 + len(ICON_KEYS)}H")


_PILES: Final[dict[tuple[int, ...], tuple[int, ...]]] = {}
_KEPT: Final = 1 << 13
"""How many piles, and sets of spaces, are remembered at most."""


def _pile(cards: list[int]) -> tuple[int, ...]:
    """How many cards, what they are worth, what they reveal, and how many have each icon."""
    key = tuple(cards)
    found = _PILES.get(key)
    if found is None:
        if len(_PILES) >= _KEPT:
            _PILES.clear()
        total = sum(map(_PACKED.__getitem__, cards))
        found = _PILES[key] = _PILE.unpack(total.to_bytes(_PILE.size, "little"))
    return found


# --- the names, in the order of the numbers


def _house_names(scaled: Scaled, owner: str) -> None:
    def add(scale: float, *names: str) -> None:
        scaled.add(scale, *(f"{owner}.{name}" for name in names))

    add(1, "present", "rival")
    add(10, "vp", "solari")
    add(8, "spice")
    add(4, "water")
    add(10, "persuasion")
    add(6, *(f"influence.{key}" for key in FACTION_KEYS))
    add(1, *(f"alliance.{key}" for key in FACTION_KEYS))
    add(2, "tracks_at_1", "tracks_at_3")
    add(8, "garrison", "troops_in_conflict")
    add(16, "strength")
    add(3, "agents")
    add(1, "swordmaster", "council", "revealed", "mentat")
    add(6, "hand")
    add(4, "intrigue")
    add(20, "cards")
    add(16, "card_worth", "card_agent_worth")
    add(1, "card_persuasion", "card_swords")
    add(1, *(f"control.{key}" for key in _CONTROLLED))
    add(1, "turn", "deciding")
    add(4, "from_first_player")
    add(1, "leads_conflict")
    add(20, "conflict_reward", "waiting_effects")
    add(100, "standing")


def _own_names(scaled: Scaled) -> None:
    scaled.add(1, *(f"me.card_icon.{key}" for key in ICON_KEYS))
    scaled.add(60, "hand.worth", "hand.agent_worth")
    scaled.add(8, "hand.persuasion", "hand.swords")
    scaled.add(3, *(f"hand.icon.{key}" for key in ICON_KEYS))
    scaled.add(16, "deck.worth")
    scaled.add(3, *(f"intrigue.{moment}" for moment in _MOMENTS))
    scaled.add(10, *(f"intrigue.{moment}.worth" for moment in _MOMENTS))
    scaled.add(1, *(f"secret.{key}" for key in FACTION_KEYS))
    scaled.add(1, *(f"leader.{key}" for key in _LEADERS))


def _table_names(scaled: Scaled) -> None:
    scaled.add(10, "round", "conflicts_left")
    scaled.add(1, *(f"phase.{phase.name.lower()}" for phase in _PHASES))
    scaled.add(3, "conflict.level")
    scaled.add(20, "conflict.first", "conflict.second", "conflict.third")
    scaled.add(1, "conflict.over_my_space")
    scaled.add(4, *(f"bonus_spice.{key}" for key in _MAKERS))
    scaled.add(1, *(f"taken.{key}" for key in _SPACES))
    scaled.add(8, "row.best", "row.best_affordable", "row.average")
    scaled.add(10, "flow_left")
    scaled.add(1, *(f"seats.{number}" for number in _SEATS))
    scaled.add(1, "solo.expert", "solo.no_swordmaster")
    scaled.add(1, *(f"ask.{key}" for key in _asks()))


def keys_of(parts: Iterable[Keyed]) -> tuple[str, ...]:
    """The keys of components, each once: whichever is in play has the features of its key."""
    return tuple(dict.fromkeys(part.key for part in parts))


_SPACES: Final = keys_of(SPACES)
_CONTROLLED: Final = keys_of(space for space in SPACES if space.control is not None)
_MAKERS: Final = keys_of(
    SPACES[number] for number in sorted(of_kind("spaces")) if SPACES[number].maker
)
_LEADERS: Final = keys_of(LEADERS[number] for number in sorted(of_kind("leaders")))
_SPACE_AT: Final = tuple(_SPACES.index(space.key) for space in SPACES)
_LEADER_AT: Final = {number: _LEADERS.index(LEADERS[number].key) for number in of_kind("leaders")}
"""By number, where the feature of a component stands among those of its kind."""


class _Numbers:
    """The numbers of what has features by its key in the sets in play; -1 where it is not."""

    def __init__(self, chosen: Selection) -> None:
        self.controlled = _found(_CONTROLLED, chosen.controlled)
        self.makers = _found(_MAKERS, chosen.makers)
        self.flow = chosen.slot.get(chosen.flow, NOBODY)


def _found(keys: tuple[str, ...], numbers: Iterable[int]) -> tuple[int, ...]:
    found = {SPACES[number].key: number for number in numbers}
    return tuple(found.get(key, NOBODY) for key in keys)


@cache
def places_of(chosen: Selection, keys: tuple[str, ...], kind: str = "spaces") -> tuple[int, ...]:
    """The numbers of a kind of spaces by their keys; -1 where one is not in play."""
    return _found(keys, chosen.numbers(kind))


_NUMBERS: Final[dict[tuple[str, ...], _Numbers]] = {}


def _numbers(state: State) -> _Numbers:
    chosen = state.setup.selection
    found = _NUMBERS.get(chosen.sets)
    if found is None:
        found = _NUMBERS[chosen.sets] = _Numbers(chosen)
    return found


_PHASES: Final = (Phase.SETUP, Phase.ROUND_START, Phase.TURNS, Phase.COMBAT, Phase.ENDGAME)
"""Those in which somebody may be asked."""
_MOMENTS: Final = ("plot", "combat", "win", "endgame")
_FACTIONS: Final = range(len(FACTION_KEYS))
_SEATS: Final = range(1, HOUSES + 1)
_INTRIGUE_MOMENTS: Final = tuple(
    tuple(getattr(card, moment) is not None for moment in _MOMENTS) for card in INTRIGUES
)


@cache
def _layout() -> Scaled:
    """All features: those of the base game, then those of mechanisms page by page."""
    scaled = Scaled()
    for owner in OWNERS:
        _house_names(scaled, owner)
    _own_names(scaled)
    _table_names(scaled)
    for page in pages():
        for owner in OWNERS:
            for mechanism in page.house:
                for scale, names in _features(mechanism).house_names:
                    scaled.add(scale, *(f"{owner}.{name}" for name in names))
        for mechanism in page.own:
            for scale, names in _features(mechanism).own_names:
                scaled.add(scale, *names)
        scaled.add(1, *(f"ask.{key}" for key in page.asks))
    return scaled


def _features(mechanism: Mechanism) -> Features:
    assert mechanism.features is not None, mechanism.key
    return mechanism.features


Column = tuple[Counting | None, list[float]]
"""What counts some features, if it is in play, and as many zeros."""


class _Columns:
    """A page of features as it is filled in with some sets."""

    def __init__(self, page: Page, sets: tuple[str, ...]) -> None:
        playing = in_play(sets)
        self.house = [_house_column(one, one in playing) for one in page.house]
        self.own = [_own_column(one, one in playing) for one in page.own]
        self.nobody = [zero for _, zeros in self.house for zero in zeros]
        """The features of a house that is not there."""
        self.asks = {key: number for number, key in enumerate(page.asks)}
        self.asked = one_hots(len(page.asks))
        asked = {key for one in playing if one.asks is not None for key in number_asks(one.asks)}
        counted = any(count for count, _ in (*self.house, *self.own))
        self.empty = not counted and asked.isdisjoint(page.asks)
        size = len(self.nobody) * HOUSES + sum(len(zeros) for _, zeros in self.own)
        self.pack = Struct(f"{size}d").pack
        self.zeros = zeros(size + len(self.asks))

    def packed(self, state: State, seat: int, order: list[int]) -> bytes:
        """The features of the page."""
        if self.empty:
            return self.zeros
        numbers: list[float] = []
        for house in order:
            for count, absent in self.house:
                numbers += count(state, house) if count is not None else absent
        numbers += self.nobody * (HOUSES - len(order))
        for count, absent in self.own:
            numbers += count(state, seat) if count is not None else absent
        packed: bytes = self.pack(*numbers)
        return packed + _asked(state, self.asks, self.asked) if self.asks else packed


def _house_column(mechanism: Mechanism, playing: bool) -> Column:
    features = _features(mechanism)
    return features.house if playing else None, _zeros(features.house_names)


def _own_column(mechanism: Mechanism, playing: bool) -> Column:
    features = _features(mechanism)
    return features.own if playing else None, _zeros(features.own_names)


def _zeros(names: Names) -> list[float]:
    return [0.0] * sum(len(group) for _, group in names)


@cache
def _columns(sets: tuple[str, ...]) -> tuple[_Columns, ...]:
    return tuple(_Columns(page, sets) for page in pages())


def _size(add: Callable[[Scaled], None]) -> int:
    scaled = Scaled()
    add(scaled)
    return len(scaled.names)


_PACK_HOUSE: Final = Struct(f"{_size(lambda scaled: _house_names(scaled, ''))}d")
_NO_HOUSE: Final = bytes(_PACK_HOUSE.size)
_PACK_OWN: Final = Struct(f"{_size(_own_names) - len(_LEADERS)}d")
_LEADER: Final = one_hots(len(_LEADERS))


def feature_names() -> tuple[str, ...]:
    """The name of each feature, in order."""
    return tuple(_layout().names)


def scales() -> list[float]:
    """What brings each feature near to one."""
    return _layout().scales


def features(state: State, seat: int) -> list[float]:
    """What a seat may know of a position in numbers of about 0 to 1."""
    return unpacked(packed(state, seat), _layout().scales)


def packed(state: State, seat: int) -> bytes:
    """The features before they are scaled, as bytes."""
    houses, seats = len(state.players), state.setup.seats
    order = [*range(seat, seats), *range(seat), *range(seats, houses)][:HOUSES]
    rewards = [-1] * houses
    if state.conflict != NOBODY:
        for house, place in places(state):
            rewards[house] = place
    waiting = _waiting(state)
    blocks: list[bytes] = []
    own: tuple[int, ...] = ()
    for house in order:
        player = state.players[house]
        pile = _pile(cards_of(player))
        own = own or pile
        blocks.append(
            _PACK_HOUSE.pack(*_house(state, house, player, pile, rewards[house], waiting[house]))
        )
    if len(order) < HOUSES:
        blocks.append(_NO_HOUSE * (HOUSES - len(order)))
    player = state.players[seat]
    hand = _pile(player.hand)
    blocks.append(_PACK_OWN.pack(*_own(player, own, hand)))
    blocks.append(_LEADER[_LEADER_AT[player.leader] if player.leader >= 0 else -1])
    _table(state, seat, hand[3] + COUNCIL_PERSUASION * player.council, blocks)
    blocks += [columns.packed(state, seat, order) for columns in _columns(state.setup.sets)]
    return b"".join(blocks)


def _waiting(state: State) -> list[float]:
    """For each house what the effects are worth that it has still to carry out."""
    waiting = [0.0] * len(state.players)
    for frame in state.stack:
        if isinstance(frame, Agenda):
            for item in frame.items:
                waiting[frame.seat] += effect_worth(item.effect)
        elif isinstance(frame, Resolve):
            waiting[frame.seat] += effect_worth(frame.effect)
    return waiting


def _house(
    state: State, house: int, player: PlayerState, pile: tuple[int, ...], place: int, waiting: float
) -> list[float]:
    """What everybody knows of a house, its cards by counting."""
    influence, resources = player.influence, player.resources
    size = pile[0] or 1
    pending = state.pending
    controlled = state.control
    alliances = state.alliances
    reward = REWARD_WORTH[state.conflict][place] if place >= 0 else 0.0
    standing = open_standing(state, player, pile[1] / (_UNIT * size), LEARNT_PRICES)
    if state.phase == Phase.TURNS and player.revealed:
        standing += PERSUASION_WORTH * resources[PERSUASION]
    standing += reward_share(state) * reward + TROOP_IN_CONFLICT * player.conflict
    return [
        1, player.rival, player.vp, resources[0], resources[1], resources[2], resources[3],
        *influence,
        *[holder == house for holder in alliances],
        influence.count(1),
        influence.count(3),
        player.garrison, player.conflict, strength(state, house), player.agents, player.swordmaster,
        player.council, player.revealed, state.mentat == house, len(player.hand),
        len(player.intrigue), pile[0], pile[1] / size, pile[2] / size, pile[3] / size,
        pile[4] / size,
        *[space >= 0 and controlled[space] == house for space in _numbers(state).controlled],
        state.turn == house, pending is not None and pending.seat == house,
        (house - state.first) % len(state.players), place == 0,
        reward, waiting, standing + PENDING_SHARE * waiting,
    ]  # fmt: skip


def _own(player: PlayerState, pile: tuple[int, ...], hand: tuple[int, ...]) -> list[float]:
    """What only the seat itself knows, but for its leader."""
    size = pile[0] or 1
    deck = _pile(player.deck)
    numbers: list[float] = [count / size for count in pile[5:]]
    numbers += hand[1:]
    numbers.append(deck[1] / (deck[0] or 1))
    counts, worths = [0, 0, 0, 0], [0.0, 0.0, 0.0, 0.0]
    for card in player.intrigue:
        for moment, possible in enumerate(_INTRIGUE_MOMENTS[card]):
            if possible:
                counts[moment] += 1
                worths[moment] += INTRIGUE_WORTH[card][moment]
    numbers += counts
    numbers += worths
    numbers += [faction in player.secret for faction in _FACTIONS]
    return numbers


def _table(state: State, seat: int, persuasion: int, blocks: list[bytes]) -> None:
    """What lies on the table for all, some of it as it matters to the seat."""
    conflict = state.conflict
    numbers: list[float] = [state.round, len(state.conflict_deck)]
    numbers += [state.phase == phase for phase in _PHASES]
    if conflict == NOBODY:
        numbers += [0, 0, 0, 0, 0]
    else:
        card = CONFLICTS[conflict]
        numbers.append(card.level)
        numbers += REWARD_WORTH[conflict]
        over = state.setup.selection.space[card.space] if card.space is not None else NOBODY
        numbers.append(over >= 0 and state.control[over] == seat)
    places = _numbers(state)
    numbers += [state.bonus[space] if space >= 0 else 0 for space in places.makers]
    blocks.append(_PACK_MOMENT.pack(*numbers))
    blocks.append(_taken(state.agents))
    worths = [CARD_WORTH[card] for card in state.row]
    most = persuasion + state.players[seat].resources[PERSUASION]
    affordable = [CARD_WORTH[card] for card in state.row if COSTS[card] <= most]
    flow = state.reserve[places.flow] if places.flow >= 0 else 0
    average = sum(worths) / (len(worths) or 1)
    blocks.append(_PACK_ROW.pack(max(worths, default=0), max(affordable, default=0), average, flow))
    setup = state.setup
    blocks.append(_setting(setup.seats, setup.expert, setup.no_swordmaster))
    blocks.append(_asked(state, _asks(), _asked_of()))


_PACK_MOMENT: Final = Struct(f"{2 + len(_PHASES) + 5 + len(_MAKERS)}d")
_PACK_ROW: Final = Struct("4d")
_TAKEN: Final[dict[tuple[int, ...], bytes]] = {}


def _taken(agents: list[int]) -> bytes:
    """The spaces with agents."""
    spaces = tuple([space for space, there in enumerate(agents) if there])
    found = _TAKEN.get(spaces)
    if found is None:
        if len(_TAKEN) >= _KEPT:
            _TAKEN.clear()
        taken = [0] * len(_SPACES)
        for space in spaces:
            taken[_SPACE_AT[space]] = 1
        found = _TAKEN[spaces] = pack_all(taken)
    return found


@cache
def _setting(seats: int, expert: bool, no_swordmaster: bool) -> bytes:
    return pack_all([*(seats == number for number in _SEATS), expert, no_swordmaster])


@cache
def _asks() -> dict[str, int]:
    """The questions of the base game and of the mechanisms that share their features."""
    further = questions()
    keys = (*(key for key in number_asks(asks) if key not in further), *further)
    return {key: number for number, key in enumerate(keys)}


@cache
def _asked_of() -> tuple[bytes, ...]:
    return one_hots(len(_asks()))


def _asked(state: State, keys: dict[str, int], packed: tuple[bytes, ...]) -> bytes:
    """Which of these questions is asked."""
    return packed[keys.get(state.pending.ask.key, -1) if state.pending is not None else -1]
