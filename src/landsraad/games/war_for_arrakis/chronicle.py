"""Events in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from landsraad.core.chronicle import teller
from landsraad.core.events import Event
from landsraad.games.war_for_arrakis.catalogue import (
    AREA,
    AREAS,
    CARD,
    CARDS,
    KIND_OF,
    LEADER,
    LEADERS,
    VEHICLE_KEY,
    VEHICLE_NAME,
    ZONE,
    piece_name,
)
from landsraad.games.war_for_arrakis.options import zone_name
from landsraad.games.war_for_arrakis.players import told_by, told_of
from landsraad.games.war_for_arrakis.terms import (
    DECK,
    DECK_NAMES,
    IMPERIUM_KEYS,
    IMPERIUM_NAMES,
    MARKER_KEYS,
    MARKER_NAMES,
    PIECE_NAMES,
    RESULT_KEYS,
    SIDE_NAMES,
)
from landsraad.games.war_for_arrakis.text import ENDINGS, listed, plural

_LINES: dict[str, Callable[[str, Event], str]] = {}
"""By the kind of an event; modules add theirs."""
_line = teller(_LINES)


def describe_event(event: Event, names: Sequence[str]) -> str:
    """An event in words, or nothing if it is not worth a line."""
    if event.kind == "won":
        return _won(event, names)
    line = _LINES.get(event.kind)
    return line(_name(event.seat, names), event) if line is not None else ""


def _name(seat: int, names: Sequence[str]) -> str:
    """Who did it: by the name of the player, or as a side where there is none."""
    if seat < 0:
        return "Nobody"
    side, teller = told_by(seat, len(names))
    return (names[teller] if teller >= 0 else "") or SIDE_NAMES[side]


def tells(kind: str, words: str, *parts: Callable[[Any], str]) -> None:
    """A line with the name and the open arguments in words."""

    def line(name: str, event: Event) -> str:
        values = [part(value) for part, value in zip(parts, event.public, strict=False)]
        return words.format(name, *values)

    _LINES[kind] = line


def area_words(value: Any) -> str:
    """An area by its key."""
    return AREAS[AREA[value]].name


def _leader(value: Any) -> str:
    return LEADERS[LEADER[value]].name


def card_words(value: Any) -> str:
    """A planning card by its key."""
    return CARDS[CARD[value]].name


def _vehicle(value: Any) -> str:
    return plural(1, _VEHICLES[value])


_VEHICLES: Final = {key: VEHICLE_NAME[kind] for kind, key in VEHICLE_KEY.items()}
_MARKERS: Final = dict(zip(MARKER_KEYS, MARKER_NAMES, strict=True))
_POWERS: Final = dict(zip(IMPERIUM_KEYS, IMPERIUM_NAMES, strict=True))


def zone_words(value: Any) -> str:
    """An air zone by its key."""
    return zone_name(ZONE[value])


def _faces(value: Any) -> str:
    counts = zip(value, RESULT_KEYS, strict=True)
    return ", ".join(f"{n} {key}" for n, key in counts if n) or "nothing"


def _units(value: Any) -> str:
    parts = zip(value, PIECE_NAMES[0], strict=False)
    return listed([plural(n, name) for n, name in parts if n]) or "nothing"


def result_words(value: Any) -> str:
    """A result of an action die."""
    return str(value)


def _count(noun: str) -> Callable[[Any], str]:
    """``no hits``, ``1 hit``, ``2 hits``."""
    return lambda value: f"{value or 'no'} {noun}{'' if value == 1 else 's'}"


_hits = _count("hit")


tells("round", "Round {1}.", str)
tells("hazards", "The desert strikes.")
tells("turn", "{0} to act.")
tells("dice", "{0} rolls {1}.", _faces)
tells("change", "{0} changes a {1} die to {2}.", result_words, result_words)
tells("token", "{0} takes a Bene Gesserit token.")
tells("token_laid", "{0} lays a Bene Gesserit token on {1}.", result_words)
tells("power", "{0} takes a Desert Power action.")
tells("forced", "{0} forces a {1} die.", result_words)
tells("die_lost", "{0} loses a house die.")
tells("special", "{0} uses the special action of {1}.", _leader)
tells("play", "{0} plays {1}.", card_words)
tells("discard", "{0} discards {1}.", card_words)
tells("reinforce", "{0} discards {1} for a combat die.", card_words)
tells("move", "{0} moves {3} from {1} to {2}.", area_words, area_words, lambda n: plural(n, "unit"))
tells("attack", "{0} attacks {2} from {1}.", area_words, area_words)
tells("roll", "{0} rolls {1}, {2} and {3}.", _hits, _count("shield"), _count("special"))
tells("advance", "{0} advances into {2}.", area_words, area_words)
tells("retreat", "{0} retreats from {1} to {2}.", area_words, area_words)
tells("eliminated", "{0} loses the whole legion in {1}.", area_words)
tells("flip", "{0} reveals a deployment token in {1}: {2}.", area_words, _units)
tells("sietch", "The sietch in {1} has rank {2}.", area_words, str)
tells("tank", "{1} goes to the regeneration tank.", _leader)
tells("regenerated", "{1} leaves the regeneration tank.", _leader)
tells("enter", "{1} enters play.", _leader)
tells("leave", "{1} is removed from the game.", _leader)
tells("recall", "{0} takes {1} off the board.", _leader)
tells("leader", "{0} places {1} in {2}.", _leader, area_words)
tells("harvester", "{0} places a harvester in {1}.", area_words)
tells("harvester_lost", "The harvester in {1} is lost.", area_words)
tells("saved", "A carryall saves the harvester in {1}.", area_words)
tells("airborne", "{0} places {1} over {2}.", _vehicle, zone_words)
tells("ornithopter", "The ornithopter over {1} is used up.", zone_words)
tells("flown", "{0} uses {1} over {2}.", _vehicle, zone_words)
tells("shot_down", "{0} loses {1} over {2}.", _vehicle, zone_words)
tells("wormsign", "{0} places a wormsign in {1}.", area_words)
tells("sign_cleared", "{0} discards the wormsign in {1}.", area_words)
tells(
    "sign",
    "The wormsign in {1}: {2}.",
    area_words,
    lambda kind: kind.replace("_", " "),
)
tells("no_worm", "{0} lets no sandworm rise in {1}.", area_words)
tells("worm_moves", "A sandworm moves from {1} to {2}.", area_words, area_words)
tells("worm_attacks", "A sandworm attacks {1}.", area_words)
tells("desert_roll", "The desert deals {2} in {1}.", area_words, _hits)
tells("strike", "{0} strikes {1} with {2}.", area_words, _hits)
tells("rockets", "{0} fires rockets: {1}.", _hits)
tells("atomics", "{0} detonates the family atomics: {1} becomes desert.", area_words)
tells("station", "{0} takes the ecological station in {1}: {2}.", area_words,
       lambda marker: _MARKERS[marker])  # fmt: skip
tells("prescience", "The {1} marker stands on {2}.", lambda marker: _MARKERS[marker], str)
tells("supremacy", "The supremacy marker stands on {1}.", str)
tells("imperium", "The {1} marker is on step {2}.", lambda power: _POWERS[power], str)
tells("bans", "Bans in force: {1}.", lambda bans: listed([_POWERS[ban] for ban in bans]))
tells("harvest", "{0} harvests {1} spice.", str)
tells("destroyed", "{0} destroys the settlement in {1}, rank {2}.", area_words, str)
tells("revealed", "Prescience: {1}.", str)
tells("claim", "{0} claims {1}.", str)
tells("dropped", "{1} is removed from the game.", str)
tells("withdrawn", "{1} is shuffled back.", str)
tells("fear", "Fear Is the Mind-Killer lies at {1}.", str)
tells("eyes", "Eyes of Ibad lies at {1}.", str)
tells("swap", "{0} swaps the deployment tokens of {1} and {2}.", area_words, area_words)
tells("sietch_moves", "The sietch of {1} moves to {2}.", area_words, area_words)
tells("pushed", "The legion of {1} is moved to {2}.", area_words, area_words)
tells("held", "Paul is sought: his legion is held on the next Atreides turn.")
tells("token_placed", "{0} places a deployment token in {1}.", area_words)


@_line("spend")
def _spend(name: str, event: Event) -> str:
    result, token = event.public
    what = "a Bene Gesserit token" if token else "a die"
    return f"{name} spends {what}: {result}."


def _piece(event: Event, key: str) -> str:
    """A piece of the side that an event is about, by its key."""
    kinds = KIND_OF[event.seat % 2]
    if key in kinds:
        return plural(1, piece_name(event.seat % 2, kinds[key]))
    return LEADERS[LEADER[key]].name if key in LEADER else "a deployment token"


@_line("draw")
def _draw(name: str, event: Event) -> str:
    deck, amount = event.public
    if event.secret is not None:
        return f"{name} draws {listed(list(map(card_words, event.secret[0])))}."
    return f"{name} draws {plural(amount, f'{DECK_NAMES[DECK[deck]]} card')}."


@_line("place")
def _place(name: str, event: Event) -> str:
    piece, area = event.public
    return f"{name} places {_piece(event, piece)} in {area_words(area)}."


@_line("upgrade")
def _upgrade(name: str, event: Event) -> str:
    area, piece = event.public
    return f"{name} gets {_piece(event, piece)} in {area_words(area)}."


@_line("loss")
def _loss(name: str, event: Event) -> str:
    area, piece = event.public
    return f"{name} takes a hit on {_piece(event, piece)} in {area_words(area)}."


@_line("removed")
def _removed(name: str, event: Event) -> str:
    area, piece = event.public
    return f"{name} removes {_piece(event, piece)} in {area_words(area)}."


@_line("emerge")
def _emerge(name: str, event: Event) -> str:
    area, maker = event.public
    return f"{'The Wild Maker' if maker else 'A sandworm'} rises in {area_words(area)}."


@_line("battle_over")
def _battle_over(name: str, event: Event) -> str:
    (area,) = event.public
    if event.seat < 0:
        return f"Nobody wins the battle of {area_words(area)}."
    return f"{name} wins the battle of {area_words(area)}."


@_line("objective")
def _objective(name: str, event: Event) -> str:
    return f"{name} draws a second secret objective."


def _won(event: Event, names: Sequence[str]) -> str:
    """The end, with the names of both partners where they have any (WFA 21.1.2)."""
    (why,) = event.public
    partners = [names[seat] for seat in told_of(event.seat, len(names)) if names[seat]]
    if event.seat < 0:
        won = "Both sides share the game"
    elif len(partners) > 1:
        won = f"{listed(partners)} win the game"
    else:
        won = f"{_name(event.seat, names)} wins the game"
    return f"{won}. {ENDINGS[why]}"
