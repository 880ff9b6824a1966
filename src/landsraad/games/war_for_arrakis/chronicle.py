"""Events in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from landsraad.core.events import Event
from landsraad.games.war_for_arrakis.catalogue import AREAS, CARDS, LEADERS
from landsraad.games.war_for_arrakis.options import LEADER_PIECE, TOKEN_PIECE, zone_name
from landsraad.games.war_for_arrakis.terms import (
    DECK_NAMES,
    IMPERIUM_NAMES,
    MARKER_NAMES,
    PIECE_NAMES,
    RESULT_KEYS,
    SIDE_NAMES,
    VEHICLE_KEYS,
    WORMSIGN_KEYS,
)
from landsraad.games.war_for_arrakis.text import listed, plural

_LINES: dict[str, Callable[[str, Event], str]] = {}


def describe_event(event: Event, names: Sequence[str]) -> str:
    """An event in words, or nothing if it is not worth a line."""
    line = _LINES.get(event.kind)
    return line(_name(event.seat, names), event) if line is not None else ""


def _name(seat: int, names: Sequence[str]) -> str:
    if not 0 <= seat < len(SIDE_NAMES):
        return "Nobody"
    return names[seat] if seat < len(names) else SIDE_NAMES[seat]


def _tells(kind: str, words: str, *parts: Callable[[Any], str]) -> None:
    """A line with the name and the open arguments in words."""

    def line(name: str, event: Event) -> str:
        values = [part(value) for part, value in zip(parts, event.public, strict=False)]
        return words.format(name, *values)

    _LINES[kind] = line


def _area(value: Any) -> str:
    return AREAS[value].name


def _leader(value: Any) -> str:
    return LEADERS[value].name


def _vehicle(value: Any) -> str:
    return plural(1, VEHICLE_KEYS[value])


def _zone(value: Any) -> str:
    return zone_name(value)


def _faces(value: Any) -> str:
    counts = zip(value, RESULT_KEYS, strict=True)
    return ", ".join(f"{n} {key}" for n, key in counts if n) or "nothing"


def _units(value: Any) -> str:
    parts = zip(value, PIECE_NAMES[0], strict=False)
    return listed([plural(n, name) for n, name in parts if n]) or "nothing"


def _result(value: Any) -> str:
    return RESULT_KEYS[value]


def _count(noun: str) -> Callable[[Any], str]:
    """``no hits``, ``1 hit``, ``2 hits``."""
    return lambda value: f"{value or 'no'} {noun}{'' if value == 1 else 's'}"


_hits = _count("hit")


_tells("round", "Round {1}.", str)
_tells("hazards", "The desert strikes.")
_tells("turn", "{0} to act.")
_tells("dice", "{0} rolls {1}.", _faces)
_tells("change", "{0} changes a {1} die to {2}.", _result, _result)
_tells("token", "{0} takes a Bene Gesserit token.")
_tells("token_laid", "{0} lays a Bene Gesserit token on {1}.", _result)
_tells("power", "{0} takes a Desert Power action.")
_tells("forced", "{0} forces a {1} die.", _result)
_tells("die_lost", "{0} loses a house die.")
_tells("special", "{0} uses the special action of {1}.", _leader)
_tells("play", "{0} plays {1}.", lambda card: CARDS[card].name)
_tells("discard", "{0} discards {1}.", lambda card: CARDS[card].name)
_tells("reinforce", "{0} discards {1} for a combat die.", lambda card: CARDS[card].name)
_tells("move", "{0} moves {3} from {1} to {2}.", _area, _area, lambda n: plural(n, "unit"))
_tells("attack", "{0} attacks {2} from {1}.", _area, _area)
_tells("roll", "{0} rolls {1}, {2} and {3}.", _hits, _count("shield"), _count("special"))
_tells("advance", "{0} advances into {2}.", _area, _area)
_tells("retreat", "{0} retreats from {1} to {2}.", _area, _area)
_tells("eliminated", "{0} loses the whole legion in {1}.", _area)
_tells("flip", "{0} reveals a deployment token in {1}: {2}.", _area, _units)
_tells("sietch", "The sietch in {1} has rank {2}.", _area, str)
_tells("tank", "{1} goes to the regeneration tank.", _leader)
_tells("regenerated", "{1} leaves the regeneration tank.", _leader)
_tells("enter", "{1} enters play.", _leader)
_tells("leave", "{1} is removed from the game.", _leader)
_tells("recall", "{0} takes {1} off the board.", _leader)
_tells("leader", "{0} places {1} in {2}.", _leader, _area)
_tells("harvester", "{0} places a harvester in {1}.", _area)
_tells("harvester_lost", "The harvester in {1} is lost.", _area)
_tells("saved", "A carryall saves the harvester in {1}.", _area)
_tells("airborne", "{0} places {1} over {2}.", _vehicle, _zone)
_tells("ornithopter", "The ornithopter over {1} is used up.", _zone)
_tells("shot_down", "{0} loses {1} over {2}.", _vehicle, _zone)
_tells("wormsign", "{0} places a wormsign in {1}.", _area)
_tells("sign_cleared", "{0} discards the wormsign in {1}.", _area)
_tells(
    "sign", "The wormsign in {1}: {2}.", _area, lambda kind: WORMSIGN_KEYS[kind].replace("_", " ")
)
_tells("no_worm", "{0} lets no sandworm rise in {1}.", _area)
_tells("worm_moves", "A sandworm moves from {1} to {2}.", _area, _area)
_tells("worm_attacks", "A sandworm attacks {1}.", _area)
_tells("desert_roll", "The desert deals {2} in {1}.", _area, _hits)
_tells("strike", "{0} strikes {1} with {2}.", _area, _hits)
_tells("rockets", "{0} fires rockets: {1}.", _hits)
_tells("atomics", "{0} detonates the family atomics: {1} becomes desert.", _area)
_tells("station", "{0} takes the ecological station in {1}: {2}.", _area,
       lambda marker: MARKER_NAMES[marker])  # fmt: skip
_tells("prescience", "The {1} marker stands on {2}.", lambda m: MARKER_NAMES[m], str)
_tells("supremacy", "The supremacy marker stands on {1}.", str)
_tells("imperium", "The {1} marker is on step {2}.", lambda m: IMPERIUM_NAMES[m], str)
_tells("bans", "Bans in force: {1}.", lambda bans: listed([IMPERIUM_NAMES[b] for b in bans]))
_tells("harvest", "{0} harvests {1} spice.", str)
_tells("destroyed", "{0} destroys the settlement in {1}, rank {2}.", _area, str)
_tells("revealed", "Prescience: {1}.", str)
_tells("claim", "{0} claims {1}.", str)
_tells("dropped", "{1} is removed from the game.", str)
_tells("withdrawn", "{1} is shuffled back.", str)
_tells("fear", "Fear Is the Mind-Killer lies at {1}.", str)
_tells("eyes", "Eyes of Ibad lies at {1}.", str)
_tells("swap", "{0} swaps the deployment tokens of {1} and {2}.", _area, _area)
_tells("sietch_moves", "The sietch of {1} moves to {2}.", _area, _area)
_tells("pushed", "The legion of {1} is moved to {2}.", _area, _area)
_tells("held", "Paul is sought: his legion is held on the next Atreides turn.")
_tells("token_placed", "{0} places a deployment token in {1}.", _area)


def _line(kind: str) -> Callable[[Callable[[str, Event], str]], Callable[[str, Event], str]]:
    def register(line: Callable[[str, Event], str]) -> Callable[[str, Event], str]:
        _LINES[kind] = line
        return line

    return register


@_line("spend")
def _spend(name: str, event: Event) -> str:
    result, token = event.public
    what = "a Bene Gesserit token" if token else "a die"
    return f"{name} spends {what}: {RESULT_KEYS[result]}."


@_line("draw")
def _draw(name: str, event: Event) -> str:
    deck, amount = event.public
    if event.secret is not None:
        return f"{name} draws {listed([CARDS[card].name for card in event.secret[0]])}."
    return f"{name} draws {plural(amount, f'{DECK_NAMES[deck]} card')}."


@_line("place")
def _place(name: str, event: Event) -> str:
    kind, area = event.public
    return f"{name} places {plural(1, PIECE_NAMES[event.seat][kind])} in {AREAS[area].name}."


@_line("upgrade")
def _upgrade(name: str, event: Event) -> str:
    area, kind = event.public
    return f"{name} gets {plural(1, PIECE_NAMES[event.seat][kind])} in {AREAS[area].name}."


@_line("loss")
def _loss(name: str, event: Event) -> str:
    area, kind = event.public
    return (
        f"{name} takes a hit on {plural(1, PIECE_NAMES[event.seat][kind])} in {AREAS[area].name}."
    )


@_line("removed")
def _removed(name: str, event: Event) -> str:
    area, piece = event.public
    if piece >= TOKEN_PIECE:
        what = "a deployment token"
    elif piece >= LEADER_PIECE:
        what = LEADERS[piece - LEADER_PIECE].name
    else:
        what = plural(1, PIECE_NAMES[event.seat][piece])
    return f"{name} removes {what} in {AREAS[area].name}."


@_line("emerge")
def _emerge(name: str, event: Event) -> str:
    area, maker = event.public
    return f"{'The Wild Maker' if maker else 'A sandworm'} rises in {AREAS[area].name}."


@_line("battle_over")
def _battle_over(name: str, event: Event) -> str:
    (area,) = event.public
    if event.seat < 0:
        return f"Nobody wins the battle of {AREAS[area].name}."
    return f"{name} wins the battle of {AREAS[area].name}."


@_line("objective")
def _objective(name: str, event: Event) -> str:
    return f"{name} draws a second secret objective."


@_line("won")
def _won(name: str, event: Event) -> str:
    if event.seat < 0:
        return "The last round ends with nobody ahead."
    return f"{name} wins the game."
