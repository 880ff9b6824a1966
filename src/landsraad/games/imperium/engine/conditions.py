"""Counts and conditions read from the position."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from landsraad.games.imperium.engine.catalogue import (
    CARDS,
    COSTS,
    FACTION_CARDS,
)
from landsraad.games.imperium.engine.state import PlayerState, State
from landsraad.games.imperium.language.abilities import REVEALS, STRENGTH, Quantity
from landsraad.games.imperium.language.cards import Cards
from landsraad.games.imperium.language.counts import (
    IN_PLAY,
    Alliance,
    Another,
    At,
    Did,
    Has,
    Held,
    InfluenceWith,
    Lacking,
    OpenCards,
    Owned,
    Reading,
    Tracks,
)
from landsraad.games.imperium.language.terms import (
    SEAT,
    SWORDMASTER,
    UNPRICED,
    Faction,
    Holding,
    Phase,
    Place,
    UnitKind,
)
from landsraad.games.imperium.language.troops import UnitsAt
from landsraad.games.imperium.language.values import AtLeast, Condition, Count, Effect

TURNS: Final = int(Phase.TURNS)
RIVAL_COPIES: Final = 2
"""Copies a solo rival counts as owning (IMP 18.5.2)."""


Number = Callable[[State, int, Any, str], int]
Truth = Callable[[State, int, Any, str], bool]
Done = Callable[[State, int, Any], bool]
_COUNTS: Final[dict[type, Number]] = {}
_HOLDS: Final[dict[type, Truth]] = {}


def counts(kind: type[Count]) -> Callable[[Number], Number]:
    """Decorator: the number that a kind of count stands for."""

    def register(number: Number) -> Number:
        _COUNTS[kind] = number
        return number

    return register


def asks_whether(kind: type[Condition]) -> Callable[[Truth], Truth]:
    """Decorator: whether a kind of condition is met."""

    def register(truth: Truth) -> Truth:
        _HOLDS[kind] = truth
        return truth

    return register


_DONE: Final[dict[type, Done]] = {}


def has_done(kind: type[Effect]) -> Callable[[Done], Done]:
    """Decorator: whether a house has done on this turn what effects of a kind do."""

    def register(done: Done) -> Done:
        _DONE[kind] = done
        return done

    return register


Keeps = Callable[[PlayerState], bool]
_HELD: Final[dict[Holding, Keeps]] = {}


def has_holding(what: Holding) -> Callable[[Keeps], Keeps]:
    """Decorator: whether a house has something that it keeps."""

    def register(held: Keeps) -> Keeps:
        _HELD[what] = held
        return held

    return register


Shown = Callable[[PlayerState], Sequence[int]]
_OPEN: Final[dict[str, Shown]] = {}


def shows(where: str) -> Callable[[Shown], Shown]:
    """Decorator: the cards of a house that lie open somewhere."""

    def register(shown: Shown) -> Shown:
        _OPEN[where] = shown
        return shown

    return register


def is_one_of(card: int, meant: Cards) -> bool:
    """Whether a card is one of those that are meant."""
    if meant.faction is not None:
        return card in FACTION_CARDS[meant.faction]
    return card >= 0 and meant.cost <= COSTS[card] < UNPRICED


Stationing = Callable[[State, int, Place], int]
_STATIONED: Final[dict[UnitKind, Stationing]] = {}


def stationed(kind: UnitKind) -> Callable[[Stationing], Stationing]:
    """Decorator: how many units of a kind a house has in a place."""

    def register(number: Stationing) -> Stationing:
        _STATIONED[kind] = number
        return number

    return register


def count(state: State, seat: int, what: Count, source: str = "") -> int:
    """The number a count stands for, asked by the component named as the source."""
    for handler in state.moments.counted:
        if (number := handler(state, seat, what, source)) is not None:
            return int(number)
    return _COUNTS[type(what)](state, seat, what, source)


def holds(state: State, seat: int, condition: Condition, source: str) -> bool:
    """Whether a condition is met for a house, asked by the card named as the source."""
    if isinstance(condition, AtLeast):
        least = condition.minimum
        if isinstance(least, Count):
            least = count(state, seat, least, source)
        return count(state, seat, condition.count, source) >= least
    for handler in state.moments.counted:
        if (truth := handler(state, seat, condition, source)) is not None:
            return bool(truth)
    return _HOLDS[type(condition)](state, seat, condition, source)


def influence_of(state: State, seat: int, faction: int) -> int:
    """The influence of a house with a faction, for whatever asks for so much of it."""
    if state.moments.counted:
        return count(state, seat, InfluenceWith(Faction(faction)))
    return state.players[seat].influence[faction]


def army_of(state: State, seat: int) -> int:
    """Whose units fight for a house: its own, unless somebody stands in for it."""
    for handler in state.moments.armies:
        seat = handler(state, seat)
    return seat


# --- counts


@counts(InfluenceWith)
def _influence(state: State, seat: int, what: InfluenceWith, source: str) -> int:
    return state.players[seat].influence[what.faction]


@counts(OpenCards)
def _open_cards(state: State, seat: int, what: OpenCards, source: str) -> int:
    cards = FACTION_CARDS[what.faction]
    return sum(card in cards for card in _OPEN[what.where](state.players[seat]))


@shows(IN_PLAY)
def _cards_in_play(player: PlayerState) -> Sequence[int]:
    return player.play


@counts(UnitsAt)
def _units_at(state: State, seat: int, what: UnitsAt, source: str) -> int:
    return _STATIONED[what.kind](state, seat, what.place)


Read = Callable[[State, int], int]
_READ: Final[dict[Quantity, Read]] = {}


def reads(quantity: Quantity) -> Callable[[Read], Read]:
    """Decorator: what a number of the rules is for a house now."""

    def register(read: Read) -> Read:
        _READ[quantity] = read
        return read

    return register


@counts(Reading)
def _reading(state: State, seat: int, what: Reading, source: str) -> int:
    return _READ[what.quantity](state, seat)


@counts(Held)
def _held(state: State, seat: int, what: Held, source: str) -> int:
    return state.players[seat].resources[what.resource]


@counts(Owned)
def _owned(state: State, seat: int, what: Owned, source: str) -> int:
    return _rivals_count(state, seat, state.setup.selection.card[what.card])


@counts(Tracks)
def _tracks(state: State, seat: int, what: Tracks, source: str) -> int:
    return sum(what.least <= height <= what.most for height in state.players[seat].influence)


def owned(player: PlayerState, card: int) -> int:
    """Copies of a card that a player owns, wherever they are (IMP 19.1.31)."""
    zones = (player.deck, player.discard, player.hand, player.play)
    copies = sum(zone.count(card) for zone in zones)
    return copies + sum(player.parts[key].cards().count(card) for key in player.answers.cards)


def agents_on(state: State, seat: int, spaces: int) -> int:
    """The agents of a house on spaces given as bits."""
    here = (
        there >> 2 * seat & 3 for space, there in enumerate(state.agents) if spaces >> space & 1
    )
    return sum(here)


def unit_kinds(player: PlayerState) -> list[str]:
    """The kinds of units a house has in the conflict."""
    plain = player.conflict - player.among_troops(True)
    kinds = ["troop"] if plain else []
    for key in player.answers.kinds:
        kinds += player.parts[key].kinds()
    return kinds


@reads(STRENGTH)
def strength(state: State, seat: int) -> int:
    """Strength in the conflict, with whatever mechanisms add to it."""
    total = state.players[seat].strength
    for handler in state.moments.strength:
        total += handler(state, seat)
    return total


def _in_play(player: PlayerState, faction: int) -> int:
    cards = FACTION_CARDS[faction]
    return sum(card in cards for card in player.play)


def _rivals_count(state: State, seat: int, card: int) -> int:
    player = state.players[seat]
    return RIVAL_COPIES if player.rival and player.leader >= 0 else owned(player, card)


# --- conditions


@asks_whether(Another)
def _another(state: State, seat: int, asked: Another, source: str) -> bool:
    player = state.players[seat]
    own = state.setup.selection.card.get(source, -1)
    itself = own >= 0 and asked.faction in CARDS[own].factions and own in player.play
    return _in_play(player, asked.faction) > itself


@asks_whether(Alliance)
def _alliance(state: State, seat: int, asked: Alliance, source: str) -> bool:
    return any(state.alliances[faction] == seat for faction in asked.factions)


@asks_whether(Has)
def _has(state: State, seat: int, asked: Has, source: str) -> bool:
    return _HELD[asked.what](state.players[seat])


@has_holding(SEAT)
def _seated(player: PlayerState) -> bool:
    return player.council


@has_holding(SWORDMASTER)
def _mastered(player: PlayerState) -> bool:
    return player.swordmaster


@asks_whether(Did)
def _did(state: State, seat: int, asked: Did, source: str) -> bool:
    return _DONE[type(asked.deed)](state, seat, asked.deed)


@asks_whether(At)
def _at(state: State, seat: int, asked: At, source: str) -> bool:
    """Whether it is a turn of a kind; what a card is played for is settled by its rules."""
    if asked.moment == REVEALS:
        return revealing(state, seat)
    return state.players[seat].space >= 0 and not revealing(state, seat)


@asks_whether(Lacking)
def _lacking(state: State, seat: int, asked: Lacking, source: str) -> bool:
    return not holds(state, seat, asked.condition, source)


def revealing(state: State, seat: int) -> bool:
    """Whether it is the seat's own reveal turn."""
    return state.turn == seat and state.players[seat].revealed and state.phase == TURNS
