"""A position in numbers, as one seat may know it: what learning programs see.

What belongs to one side only stands twice, once among one's own things and once among the
enemy's, and is zero in the place that does not apply: the sides are too different to share it.
"""

from __future__ import annotations

from functools import cache
from struct import Struct
from typing import Final

from landsraad.core.decisions import InvalidSetup
from landsraad.core.features import Scaled, number_asks, one_hots, pack_all, unpacked, zeros
from landsraad.games.war_for_arrakis import asks, features_business, features_map
from landsraad.games.war_for_arrakis.catalogue import (
    ATOMICS,
    BASE_CARDS,
    DECK_OF,
    DEEP,
    LEADERS,
    SIDE_LEADERS,
    WILD_MAKER,
    ZONES,
    bits,
)
from landsraad.games.war_for_arrakis.content import BASE
from landsraad.games.war_for_arrakis.features_business import Marks, business
from landsraad.games.war_for_arrakis.features_map import land
from landsraad.games.war_for_arrakis.players import hand_of
from landsraad.games.war_for_arrakis.plug import Module, known
from landsraad.games.war_for_arrakis.state import ASIDE, TANK, State
from landsraad.games.war_for_arrakis.terms import (
    ATREIDES,
    CARRYALL,
    DECKS_OF,
    HARKONNEN,
    IMPERIUM_KEYS,
    LAST_ROUND,
    MARKER_KEYS,
    NOWHERE,
    ORNITHOPTER,
    PHASE_KEYS,
    RESULT_KEYS,
    RESULTS,
    SIDE_KEYS,
    SIDES,
    SUPPLY,
    TANK_SLOTS,
    TOP_ROW,
    Phase,
)
from landsraad.games.war_for_arrakis.tracks import missing

NEEDED: Final = frozenset(("starting", "standard", "prescience", "leaders"))
"""The parts of the content that must be ours: features and actions name what is in them."""

OWNERS: Final = ("me", "enemy")
_ASK: Final = number_asks(asks)
_KINDS: Final = ("regular", "elite", "special", "leader")
_PHASES: Final = range(Phase.OVER)
_ROW: Final = range(len(BASE.prescience))
_WITH_MAKER: Final = ((*SIDE_LEADERS[ATREIDES], WILD_MAKER), SIDE_LEADERS[HARKONNEN])


# --- the names, in the order of the numbers


def _common_names(scaled: Scaled, owner: str) -> None:
    def add(scale: float, *names: str) -> None:
        scaled.add(scale, *(f"{owner}.{name}" for name in names))

    add(3, *(f"dice.{key}" for key in RESULT_KEYS))
    add(1, *(f"token_on.{key}" for key in RESULT_KEYS))
    add(8, "dice_left")
    add(4, "tokens")
    add(7, "hand", "hand.house", "hand.ally")
    add(20, "deck.house", "deck.ally")
    add(20, *(f"on_board.{key}" for key in _KINDS))
    add(12, "legions")
    add(1, "to_move", "deciding")


def _atreides_names(scaled: Scaled, owner: str) -> None:
    def add(scale: float, *names: str) -> None:
        scaled.add(scale, *(f"{owner}.atreides.{name}" for name in names))

    add(1, "")
    add(10, *(f"prescience.{key}" for key in MARKER_KEYS))
    add(10, *(f"lacks.{key}" for key in MARKER_KEYS))
    add(20, "lacks")
    add(2, "claims", "objectives")
    add(8, "sietches", "facedown", "tokens_left", "stations")
    add(16, "ranks")
    add(5, "worms")
    add(16, "wormsigns")
    add(8, "harvesters_removed")
    _leader_names(scaled, owner, ATREIDES)


def _harkonnen_names(scaled: Scaled, owner: str) -> None:
    def add(scale: float, *names: str) -> None:
        scaled.add(scale, *(f"{owner}.harkonnen.{name}" for name in names))

    add(1, "")
    add(10, "supremacy")
    add(4, *(f"imperium.{key}" for key in IMPERIUM_KEYS))
    add(1, *(f"ban.{key}" for key in IMPERIUM_KEYS))
    add(1, "reserve")
    add(6, "settlements")
    add(8, "harvesters.desert", "harvesters.deep_desert", "harvesters.signed")
    add(6, "ornithopters")
    add(3, "carryalls")
    _leader_names(scaled, owner, HARKONNEN)


def _leader_names(scaled: Scaled, owner: str, side: int) -> None:
    for leader in _WITH_MAKER[side]:
        key = f"{owner}.{SIDE_KEYS[side]}.leader.{LEADERS[leader].key}"
        scaled.add(1, f"{key}.on_board", f"{key}.aside", f"{key}.tank", f"{key}.spent")


def _table_names(scaled: Scaled) -> None:
    scaled.add(2, *(f"hand.{card.key}" for card in BASE_CARDS))
    scaled.add(2, *(f"discard.{card.key}" for card in BASE_CARDS))
    for card in BASE.prescience:
        key = f"prescience.{card.key}"
        scaled.add(1, f"{key}.row", f"{key}.eyes", f"{key}.fear", f"{key}.gone")
    scaled.add(1, *(f"zone.{zone.key}.{there}" for zone in ZONES
                    for there in ("ornithopter", "carryall")))  # fmt: skip
    scaled.add(1, *(f"atomics.{key}" for key, _, _ in ATOMICS))
    scaled.add(1, "round")
    scaled.add(1, *(f"phase.{PHASE_KEYS[phase]}" for phase in _PHASES))
    scaled.add(1, *(f"forced.{key}" for key in RESULT_KEYS), "paul_held")
    scaled.add(1, *(f"ask.{key}" for key in _ASK))


def _all_names() -> Scaled:
    scaled = Scaled()
    for owner in OWNERS:
        _common_names(scaled, owner)
    for owner in OWNERS:
        _atreides_names(scaled, owner)
        _harkonnen_names(scaled, owner)
    scaled.names += features_business.NAMES.names
    scaled.scales += features_business.NAMES.scales
    _table_names(scaled)
    return scaled


_ALL: Final = _all_names()
_SCALES: Final = tuple(_ALL.scales)
NAMES: Final = (*(name.removesuffix(".") for name in _ALL.names), *features_map.NAMES)
_SIDE: Final = tuple(
    sum(name.startswith(f"me.{key}.") for name in _ALL.names) for key in SIDE_KEYS
)  # fmt: skip
_ABSENT: Final = tuple([0.0] * count for count in _SIDE)


def feature_names() -> tuple[str, ...]:
    """The name of each feature, in order."""
    return (*NAMES, *_added_names())


@cache
def scales() -> tuple[float, ...]:
    """What brings each feature near to one."""
    return (*_SCALES, *[1.0] * (len(feature_names()) - len(_SCALES)))


def features(state: State, seat: int) -> list[float]:
    """What a seat may know of a position in numbers of about 0 to 1."""
    return unpacked(packed(state, seat), scales())


def packed(state: State, seat: int) -> bytes:
    """The features before they are scaled, as bytes.

    Raises InvalidSetup for a game with deployment tokens, prescience cards or leaders of its own.
    """
    content = state.setup.content
    if content is not BASE and not NEEDED.issubset(content.designed):
        raise InvalidSetup(
            "features and actions are those of the built-in tokens, prescience cards and leaders: "
            f"a game with {content.name} has none"
        )
    marks, looker = Marks(), state.kit.sides[seat]
    under_way = business(state, looker, marks)
    raw = _common(state, looker) + _common(state, 1 - looker)
    own = (_atreides(state, looker), _harkonnen(state))
    for owner in (looker, 1 - looker):
        for side in SIDES:
            raw += own[side] if side == owner else _ABSENT[side]
    raw += under_way
    raw += _table(state, seat)
    asked = _ASK.get(state.pending.ask.key, -1) if state.pending is not None else -1
    areas = land(state, looker, marks)
    return b"".join((_PACK.pack(*raw), _ASKED[asked], areas, *_added(state, seat)))


_PACK: Final = Struct(f"{len(_SCALES) - len(_ASK)}d")
_ASKED: Final = one_hots(len(_ASK))


@cache
def _added_names() -> tuple[str, ...]:
    """The features of modules, and their questions; always the same, whatever is in play."""
    return tuple(f"{module.key}.{name}" for module in known() for name in _own_names(module))


def _own_names(module: Module) -> list[str]:
    names = ["in_play", *(f"ask.{ask.key}" for ask in module.asks)]
    return names + list(module.numbers.names if module.numbers is not None else ())


@cache
def _absent() -> dict[str, bytes]:
    """By module, what stands in its place where it is not in play."""
    return {module.key: zeros(len(_own_names(module))) for module in known()}


def _added(state: State, seat: int) -> list[bytes]:
    """What modules add; zeros for those that are not in play."""
    absent = _absent()
    playing = state.setup.modules
    if not playing:
        return list(absent.values())
    blocks: list[bytes] = []
    asked = state.pending.ask.key if state.pending is not None else ""
    for module in known():
        if module.key not in playing:
            blocks.append(absent[module.key])
            continue
        numbers = [1.0, *[float(ask.key == asked) for ask in module.asks]]
        if module.numbers is not None:
            by_seat = module.numbers.by_seat
            numbers += module.numbers.of(state, seat if by_seat else state.kit.sides[seat])
        blocks.append(pack_all(numbers))
    return blocks


def _common(state: State, side: int) -> list[float]:
    """What both sides have, each its own."""
    dice, slot = state.dice[side], state.token_slot[side]
    hand, decks, backs = state.hands[side], DECKS_OF[side], 0
    for card in hand:
        backs += DECK_OF[card] == decks[0]
    pending = state.pending
    return [
        *dice,
        *[slot == result for result in RESULTS],
        state.dice_left(side), state.tokens[side],
        len(hand), backs, len(hand) - backs,
        len(state.decks[decks[0]]), len(state.decks[decks[1]]),
        *[most - left for most, left in zip(SUPPLY[side], state.supply[side], strict=False)],
        state.armies[side].bit_count(),
        state.turn == side, pending is not None and state.asked == side,
    ]  # fmt: skip


def _atreides(state: State, seat: int) -> list[float]:
    lacks, total, ranks = [0, 0, 0], 0, 0
    facedown = state.sietches & ~state.revealed
    if seat == ATREIDES:
        nearest = min(state.objectives, key=lambda card: (missing(state, card), card))
        scores = state.setup.content.objectives[nearest]
        lacks = [max(s - h, 0) for s, h in zip(scores, state.prescience, strict=True)]
        total = sum(lacks)
    for area in bits(state.sietches if seat == ATREIDES else state.sietches & state.revealed):
        ranks += state.ranks[area]
    return [
        1, *state.prescience, *lacks, total, state.claims, len(state.objectives),
        state.sietches.bit_count(), facedown.bit_count(), len(state.tokens_left),
        len(state.stations) - state.stations.count(NOWHERE), ranks,
        state.all_worms.bit_count(), state.wormsigns.bit_count(), state.removed_harvesters,
        *_leaders(state, ATREIDES),
    ]  # fmt: skip


def _harkonnen(state: State) -> list[float]:
    harvesters = state.harvesters & ~state.foreign
    deep = (harvesters & DEEP).bit_count()
    return [
        1, state.supremacy, *[row - TOP_ROW for row in state.imperium],
        *[state.bans >> ban & 1 for ban in range(3)],
        state.reserve, state.villages.bit_count(),
        harvesters.bit_count() - deep, deep, (harvesters & state.wormsigns).bit_count(),
        state.zones.count(ORNITHOPTER), state.zones.count(CARRYALL),
        *_leaders(state, HARKONNEN),
    ]  # fmt: skip


def _leaders(state: State, side: int) -> list[float]:
    numbers: list[float] = []
    for leader in _WITH_MAKER[side]:
        where = state.maker if leader == WILD_MAKER else state.leader_at[leader]
        slot = TANK - where
        numbers += [
            where >= 0,
            where == ASIDE,
            1 - slot / TANK_SLOTS if where <= TANK else 0,
            state.spent >> leader & 1,
        ]
    return numbers


def _table(state: State, seat: int) -> list[float]:
    """Cards, prescience cards, vehicles in the air, and the moment."""
    count = len(BASE_CARDS)
    numbers: list[float] = [0.0] * (2 * count + 4 * len(_ROW))
    for card in hand_of(state, seat):
        if card < count:
            numbers[card] += 1
    for side in SIDES:
        for card in state.discards[side]:
            if card < count:
                numbers[count + card] += 1
    first = 2 * count
    for card in state.row:
        place = first + 4 * card
        numbers[place : place + 3] = [1, state.eyes >> card & 1, state.fear == card]
    for card in (*state.claimed, *state.foresight_gone):
        numbers[first + 4 * card + 3] = 1
    for there in state.zones:
        numbers += [there == ORNITHOPTER, there == CARRYALL]
    numbers += [state.blast == token for token in range(len(ATOMICS))]
    # Of a game without a last round the same, up to the round that programs agree on.
    numbers.append(min(state.round / (state.setup.last_round or LAST_ROUND), 1))
    numbers += [state.phase == phase for phase in _PHASES]
    numbers += [state.forced == result for result in RESULTS]
    numbers.append(state.held > 0)
    return numbers
