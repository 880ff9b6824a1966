"""How the Spacing Guild looks: views, described positions, features, the catalogue, the log."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from landsraad.core.decisions import InvalidSetup, Option
from landsraad.core.described import check_keys, find, listed, mapped, number
from landsraad.core.entries import Entry
from landsraad.games.war_for_arrakis import options
from landsraad.games.war_for_arrakis.catalogue import AREAS, CARD, CARDS, ZONE, ZONES, bits
from landsraad.games.war_for_arrakis.chronicle import area_words, card_words, tells, zone_words
from landsraad.games.war_for_arrakis.entries import card_entry
from landsraad.games.war_for_arrakis.frames import Step
from landsraad.games.war_for_arrakis.modules.spacing_guild import choices
from landsraad.games.war_for_arrakis.modules.spacing_guild.box import (
    BASES,
    BOX,
    FRIGATE,
    FRIGATES,
    KIND,
    NAVIGATOR,
    ROUTE,
    STAND_INS,
    TROOPS,
)
from landsraad.games.war_for_arrakis.modules.spacing_guild.shapes import (
    Business,
    GuildTable,
    HeighlinerView,
)
from landsraad.games.war_for_arrakis.modules.spacing_guild.state import (
    bases_left,
    frigates_left,
    guild,
    troops_left,
)
from landsraad.games.war_for_arrakis.modules.spacing_guild.values import HARDENED, TROOP, Stay
from landsraad.games.war_for_arrakis.modules.spacing_guild.words import in_force
from landsraad.games.war_for_arrakis.players import hand_of
from landsraad.games.war_for_arrakis.state import State
from landsraad.games.war_for_arrakis.terms import (
    ATREIDES,
    DECKS_OF,
    HARKONNEN,
    IMPERIUM_KEYS,
    NO_VEHICLE,
    SIDE_KEYS,
    SIDES,
)
from landsraad.games.war_for_arrakis.text import plural

TITLE: Final = "Spacing Guild"
_STAYING: Final = tuple(CARD[card.key] for card in BOX.cards if isinstance(card.effect, Stay))

# --- views


def table(state: State, looker: int | None) -> GuildTable:
    """The space board, both heighliners, and where the Guild Navigator is."""
    return table_of(state)


def table_of(state: State) -> GuildTable:
    """The same, which everybody sees."""
    zones = [ZONES[zone].key for zone, there in enumerate(state.zones) if there == NAVIGATOR]
    return {
        "spacing_guild": {
            "atreides": _heighliner(state, ATREIDES),
            "harkonnen": _heighliner(state, HARKONNEN),
            "route": ROUTE,
            "troops_left": troops_left(state),
            "navigator": zones[0] if zones else None,
        }
    }


def _heighliner(state: State, side: int) -> HeighlinerView:
    part = guild(state)
    return {
        "step": part.steps[side],
        "troops": part.troops[side],
        "frigates": part.frigates[side],
        "bases_left": bases_left(state, side),
        "frigates_left": frigates_left(state, side),
        "in_play": [CARDS[card].key for card in part.stays[side]],
    }


def business(state: State, frame: Any) -> Business | None:
    """A heighliner that lands, or a frigate that bombards."""
    if not isinstance(frame, Step):
        return None
    side = SIDE_KEYS[frame.side]
    if frame.name in ("landing", "land_beside", "divide", "descend"):
        begun = frame.name in ("land_beside", "divide")
        part = guild(state)
        return {
            "kind": "landing",
            "side": side,
            "troops": part.troops[frame.side],
            "frigates": part.frigates[frame.side],
            "at": AREAS[frame.value].key if begun else None,
        }
    if frame.name == "bombard":
        return {"kind": "bombarding", "side": side, "zone": ZONES[frame.value].key}
    return None


# --- described positions

KEYS: Final[frozenset[str]] = frozenset(
    ("step", "troops", "frigates", "in_play", "bases_left", "frigates_left")
)
"""What is told of a heighliner; what is left of bases and frigates follows from the rest."""


def build(state: State, table: Mapping[str, Any]) -> None:
    """The Spacing Guild as a description has it."""
    given = mapped("spacing_guild", table.get("spacing_guild", {}))
    check_keys("spacing_guild", given, frozenset((*SIDE_KEYS, "route", "troops_left", "navigator")))
    if given.get("navigator") is not None:
        _navigator(state, find("air zone", given["navigator"], ZONE))
    for side, key in enumerate(SIDE_KEYS):
        _build(state, side, mapped(key, given.get(key, {})))
    if troops_left(state) < 0:
        raise InvalidSetup(f"there are {TROOPS} houses major troops")
    for side in SIDES:
        if bases_left(state, side) < 0:
            raise InvalidSetup(f"each side has {BASES} bases for houses major troops")
        if frigates_left(state, side) < 0:
            raise InvalidSetup(f"each side has {FRIGATES} frigates")
    _follows(given, table_of(state))


def _navigator(state: State, zone: int) -> None:
    """The Guild Navigator, who is told of like a vehicle too."""
    if state.zones[zone] not in (NO_VEHICLE, NAVIGATOR):
        raise InvalidSetup("something else is in the air zone of the Guild Navigator (WFA 19.7.1)")
    state.zones[zone] = NAVIGATOR


def _follows(given: Mapping[str, Any], shown: GuildTable) -> None:
    """What a view says besides must agree with what there is."""
    guild = shown["spacing_guild"]
    told: list[tuple[Mapping[str, Any], Mapping[str, Any], tuple[str, ...]]] = [
        (given, guild, ("route", "troops_left")),
        (given.get("atreides", {}), guild["atreides"], ("bases_left", "frigates_left")),
        (given.get("harkonnen", {}), guild["harkonnen"], ("bases_left", "frigates_left")),
    ]
    for said, there, keys in told:
        for key in keys:
            if key in said and said[key] != there[key]:
                raise InvalidSetup(f"{key} is {there[key]} in this position, not {said[key]}")


def _build(state: State, side: int, given: Mapping[str, Any]) -> None:
    check_keys(SIDE_KEYS[side], given, KEYS)
    part = guild(state)
    part.steps[side] = number("step", given.get("step", 0), 0, ROUTE - 1)
    part.troops[side] = number("troops", given.get("troops", part.troops[side]), 0, BASES)
    part.frigates[side] = number("frigates", given.get("frigates", 0), 0, FRIGATES)
    known = {CARDS[card].key: card for card in _STAYING if CARDS[card].deck in DECKS_OF[side]}
    for key in listed("in_play", given.get("in_play", [])):
        card = find("card that stays in play", key, known)
        if card in part.stays[side]:
            raise InvalidSetup(f"{CARDS[card].name} is named twice")
        state.decks[CARDS[card].deck].remove(card)
        part.stays[side].append(card)
        in_force(state, side, card)


# --- checks


def cards(state: State) -> list[int]:
    """The cards that stay in play."""
    return [card for side in SIDES for card in guild(state).stays[side]]


def audit(state: State) -> None:
    """Raise AssertionError if a piece of the Spacing Guild appeared or vanished."""
    part = guild(state)
    landing = {frame.side for frame in state.stack if isinstance(frame, Step)}
    assert troops_left(state) >= 0, "more houses major troops than there are"
    assert state.zones.count(NAVIGATOR) <= 1, "two Guild Navigators"
    for side in SIDES:
        assert 0 <= part.steps[side] <= ROUTE
        assert part.steps[side] < ROUTE or side in landing, "a heighliner that does not land"
        assert min(part.troops[side], part.frigates[side]) >= 0
        assert bases_left(state, side) >= 0, "more bases than there are"
        assert frigates_left(state, side) >= 0, "more frigates than there are"
        hard = any(
            isinstance(effect := CARDS[card].effect, Stay) and effect.key == HARDENED
            for card in part.stays[side]
        )
        assert bool(state.hardened >> 16 * side + KIND & 1) == hard


# --- features and actions

_SIDE: Final = ("step", "troops", "frigates", "bases_left", "frigates_left")
_CARDS: Final = tuple(CARD[card.key] for card in BOX.cards)
_CRAFT: Final = (*FRIGATE, NAVIGATOR)
NAMES: Final[tuple[str, ...]] = (
    *(f"{side}.{name}" for side in SIDE_KEYS for name in _SIDE),
    "troops_left",
    *(f"{pile}.{card.key}" for card in BOX.cards for pile in ("hand", "discard", "in_play")),
    *(f"zone.{zone.key}.{craft.key}" for zone in ZONES for craft in BOX.craft),
    *(f"area.{area.key}.{side}" for area in AREAS for side in SIDE_KEYS),
)  # fmt: skip


def numbers(state: State, seat: int) -> list[float]:
    """The heighliners, what they carry and have landed, in numbers."""
    part, found = guild(state), list[float]()
    for side in SIDES:
        found += [
            part.steps[side] / ROUTE, part.troops[side] / BASES, part.frigates[side] / FRIGATES,
            bases_left(state, side) / BASES, frigates_left(state, side) / FRIGATES,
        ]  # fmt: skip
    found.append(troops_left(state) / TROOPS)
    for card in _CARDS:
        copies = CARDS[card].copies
        played = sum(state.discards[side].count(card) for side in SIDES)
        staying = sum(part.stays[side].count(card) for side in SIDES)
        found += [hand_of(state, seat).count(card) / copies, played / copies, float(staying)]
    for there in state.zones:
        found += [float(there == craft) for craft in _CRAFT]
    land = [0.0] * (len(SIDES) * len(AREAS))
    for side in SIDES:
        for area in bits(state.armies[side]):
            land[len(SIDES) * area + side] = state.legions[area].amount(KIND) / 6
    return found + land


def actions() -> Iterator[Option]:
    """Every answer that only a game with the Spacing Guild offers."""
    yield from (choices.of_power(power) for power in range(len(IMPERIUM_KEYS)))
    for verb in choices.AREA_WORDS:
        yield from (options.of_area(verb, area) for area in range(len(AREAS)))
    for verb in choices.ZONE_WORDS:
        yield from (options.of_zone(verb, zone) for zone in range(len(ZONES)))
    yield from (choices.divide(amount) for amount in range(1, BASES))
    for card in _CARDS:
        yield from (options.of_card(verb, card) for verb in options.CARD_WORDS)
    for verb in options.PIECE_WORDS:
        yield options.figure(verb, HARKONNEN, KIND)


# --- the catalogue


def entries() -> Iterator[Entry]:
    """The components with their words."""
    yield from (card_entry(card, TITLE, designed=card.key in STAND_INS) for card in BOX.cards)
    for key, name, words in PIECES:
        yield Entry(key, name, "piece", TITLE, (words,), key in STAND_INS)


PIECES: Final = (
    (TROOP, "Houses major troop",
     "A regular unit and a generic leader at once; a hit removes it whole. Those of the Atreides "
     "do not sandride."),
    ("heighliner", "Heighliner",
     "Carries troops and frigates to Arrakis in 4 steps: one after each spice harvest, and one for "
     "each Spacing Guild action."),
    ("space_frigate", "Space frigate",
     "Carries a legion up to 3 areas, or bombards an area with 3 combat dice; it holds its air "
     "zone and leaves before the desert hazards."),
    ("guild_navigator", "Guild Navigator",
     "Holds an air zone. Leaves to carry a legion or to scout like an ornithopter there, or "
     "instead of an ornithopter that is used anywhere."),
)  # fmt: skip


# --- the log


def _troops(value: Any) -> str:
    return plural(value, "houses major troop") if value else "no houses major troops"


tells("heighliner", "The heighliner of {0} is on step {1} of its route.", str)
tells("heighliner_home", "The heighliner of {0} goes back to its start.")
tells("recruited", "{0} takes {1} aboard.", _troops)
tells("frigate_aboard", "{0} takes a frigate aboard.")
tells("landed", "{0} lands {2} in {1}.", area_words, _troops)
tells("navigator_leaves", "The Guild Navigator over {1} leaves the board.", zone_words)
tells("stays", "{1} stays in play.", card_words)
