"""The records that stand in for what no source gave, and how others may replace them.

A game keeps its content in its set-up. ``options["content"]`` is a mapping with any of the keys of
`READERS`; each replaces one record whole. The names are those of `sets.base`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, NamedTuple

from landsraad.core.decisions import InvalidSetup, shown
from landsraad.core.described import check_keys, find, listed, mapped, number
from landsraad.core.registry import is_whole, unknown
from landsraad.games.war_for_arrakis import vocabulary
from landsraad.games.war_for_arrakis.catalogue import (
    BASE_LEADERS,
    LEADER,
    LEADERS,
)
from landsraad.games.war_for_arrakis.components import Deployment, Leader, Prescience, Requirement
from landsraad.games.war_for_arrakis.effects import ANY, Effect, Legions, OneOf, Where
from landsraad.games.war_for_arrakis.sets.base import deployments, desert, dice
from landsraad.games.war_for_arrakis.sets.base.objectives import OBJECTIVES
from landsraad.games.war_for_arrakis.sets.base.prescience import PRESCIENCE
from landsraad.games.war_for_arrakis.terms import (
    ATREIDES,
    LAST_STEP,
    MARKER,
    MARKER_KEYS,
    NO_BOX,
    RESULT,
    SUPPLY,
    TERRAIN,
    WORMSIGN_KEYS,
    WORMSIGNS,
)

AT_END = frozenset(
    ("legions_in", "reveal_pauls_sietch", "paul_and_jessica_in", "paul_and_jessica_in_one_sietch",
     "reveal_pauls_tokens")
)  # fmt: skip
IN_ACTIONS = frozenset(
    ("paul_rode", "spend_die_tank_paul", "spend_die_jessica_in_sietch", "harvesters_removed",
     "battle_won", "leader_fell", "remove_from_sietches", "worm_struck")
)  # fmt: skip
"""The requirements of prescience cards, by the phase in which they can be met."""


PARTS = ("atreides_die", "starting", "standard", "black", "silver", "wormsigns", "stations",
         "objectives", "prescience", "leaders")  # fmt: skip
SPECIALS = tuple((leader.box, leader.special) for leader in LEADERS)
"""For each leader, those of modules too, the action box and the special action."""


class Content(NamedTuple):
    """Everything that may be replaced, in the form the engine uses."""

    atreides_die: tuple[int, ...] = dice.ATREIDES_DIE
    starting: tuple[Deployment, ...] = deployments.STARTING
    standard: tuple[Deployment, ...] = deployments.STANDARD
    black: tuple[Deployment, ...] = deployments.BLACK
    silver: tuple[Deployment, ...] = deployments.SILVER
    wormsigns: tuple[int, ...] = desert.WORMSIGN_COUNTS
    stations: tuple[int, ...] = desert.STATION_SYMBOLS
    objectives: tuple[tuple[int, int, int], ...] = OBJECTIVES
    prescience: tuple[Prescience, ...] = PRESCIENCE
    leaders: tuple[tuple[int, Effect | None], ...] = SPECIALS[: len(BASE_LEADERS)]
    """For each named leader of the base game the action box and the special action."""
    name: str = "Landsraad"
    designed: tuple[str, ...] = PARTS
    """The parts that are still our own stand-ins."""
    others: tuple[tuple[int, int, Effect | None], ...] = ()
    """Leaders of modules, each with the action box and the special action that replace ours."""

    def __repr__(self) -> str:
        fields = zip(self._fields, self, strict=True)
        shown = (f"{name}={value!r}" for name, value in fields if name != "others" or value)
        return f"Content({', '.join(shown)})"


BASE = Content()
LONGEST = 60
"""Characters of a name or key."""
MOST_WORDS = 40
"""Effects in a special action; the longest printed ones have six."""


def read_content(given: object) -> Content:
    """The content of a game (None: our own); raises InvalidSetup with all that is wrong."""
    if given is None:
        return BASE
    parts: dict[str, Any] = {}
    wrong: list[str] = []
    for key, value in mapped("content", given).items():
        try:
            if key not in READERS:
                raise unknown("entry", key, READERS)
            parts[key] = READERS[key](value)
        except InvalidSetup as error:
            wrong.append(f"{key}: {error}")
    if wrong:
        count = "1 thing is" if len(wrong) == 1 else f"{len(wrong)} things are"
        raise InvalidSetup("\n  ".join([f"{count} wrong with the content:", *wrong]))
    parts.setdefault("name", "a box of your own")
    left = tuple(part for part in PARTS if part not in parts)
    if "leaders" in parts:
        parts.update(_parted(parts["leaders"]))
    return BASE._replace(**parts, designed=left)


# --- parts


def _list(what: str, value: object, length: int | None = None) -> list[Any]:
    found = listed(what, value)
    if length is not None and len(found) != length:
        raise InvalidSetup(f"{what} has {length} entries, not {len(found)}")
    return found


def _text(what: str, value: object) -> str:
    if (
        not isinstance(value, str)
        or not value.strip()
        or len(value) > LONGEST
        or not value.isprintable()
    ):
        raise InvalidSetup(f"{what} is a text of up to {LONGEST} letters, not {shown(value)}")
    return value


def _keys(what: str, value: object, known: frozenset[str]) -> Mapping[str, Any]:
    found = mapped(what, value)
    check_keys(what, found, known)
    return found


def _die(value: object) -> tuple[int, ...]:
    return tuple(find("result", face, RESULT) for face in _list("atreides_die", value, 6))


def _wormsigns(value: object) -> tuple[int, ...]:
    given = _keys("wormsigns", value, frozenset(WORMSIGN_KEYS))
    counts = tuple(number(key, given.get(key, 0), 0, WORMSIGNS) for key in WORMSIGN_KEYS)
    if sum(counts) != WORMSIGNS:
        raise InvalidSetup(f"there are {WORMSIGNS} wormsigns, not {sum(counts)}")
    return counts


def _stations(value: object) -> tuple[int, ...]:
    return tuple(sorted(find("marker", key, MARKER) for key in _list("stations", value, 6)))


def _scores(what: str, value: object, least: int) -> tuple[int, int, int]:
    given = _keys(what, value, frozenset(MARKER_KEYS))
    a, b, c = (number(f"{what} {key}", given.get(key, 0), least, LAST_STEP) for key in MARKER_KEYS)
    return a, b, c


def _objectives(value: object) -> tuple[tuple[int, int, int], ...]:
    cards = _list("objectives", value, 6)
    return tuple(_scores("an objective", card, 1) for card in cards)


def _deployments(what: str, length: int, *, bashars: bool) -> Callable[[object], Any]:
    fields = frozenset(("regular", "elite", "special", *(("generic",) if bashars else ())))

    def read(value: object) -> tuple[Deployment, ...]:
        tokens = []
        for entry in _list(what, value, length):
            given = _keys(f"a token of {what}", entry, fields)
            token = Deployment(**{k: number(k, v, 0, 6) for k, v in given.items()})
            if not sum(token[:3]):
                raise InvalidSetup(f"a token of {what} hides no unit")
            tokens.append(token)
        for kind in range(4):
            total = sum(token[kind] for token in tokens)
            most = SUPPLY[1 if bashars else ATREIDES][kind]
            if total > most:
                raise InvalidSetup(f"{what} hides {total} of {most} figures of one kind")
        return tuple(sorted(tokens))

    return read


def _prescience(value: object) -> tuple[Prescience, ...]:
    cards = [_prescience_card(entry) for entry in _list("prescience", value, 16)]
    if len({card.key for card in cards}) < len(cards):
        raise InvalidSetup("a prescience card is named twice")
    return tuple(cards)


def _prescience_card(value: object) -> Prescience:
    fields = frozenset(("key", "name", "requirement", "terrain", "amount", "advance"))
    given = _keys("a prescience card", value, fields)
    key = _text("key", given.get("key"))
    if not key.isidentifier():
        raise InvalidSetup(f"the key of a prescience card is one word, not {shown(key)}")
    kind = given.get("requirement")
    if not isinstance(kind, str) or kind not in AT_END | IN_ACTIONS:
        raise unknown("requirement", kind, AT_END | IN_ACTIONS)
    terrain = given.get("terrain", "")
    if terrain or kind in ("legions_in", "paul_and_jessica_in"):
        find("terrain", terrain, TERRAIN)
    amount = number("amount", given.get("amount", 0), 0, 20)
    name = _text("name", given.get("name", key.replace("_", " ").title()))
    requirement = Requirement(kind, terrain, amount)
    advance = _scores("advance", given.get("advance"), 0)
    return Prescience(key, name, kind in AT_END, requirement, advance, designed=True)


def _leaders(value: object) -> list[tuple[int, Effect | None]]:
    """Boxes and special actions of leaders with stand-ins, those of modules too."""
    found = list(SPECIALS)
    known = {leader.key: n for n, leader in enumerate(LEADERS) if leader.designed}
    del known["wild_maker"]
    for key, entry in mapped("leaders", value).items():
        which = find("leader", key, known)
        given = _keys(f"leader {key}", entry, frozenset(("box", "special")))
        box, special = found[which]
        if "box" in given:
            box = NO_BOX if given["box"] == "none" else find("box", given["box"], RESULT)
        if "special" in given:
            special = read_effect(_within(given["special"]))
        found[which] = box, special
    return found


def _parted(leaders: list[tuple[int, Effect | None]]) -> dict[str, Any]:
    """The leaders of the base game, and those of modules that are not ours."""
    count = len(BASE.leaders)
    others = [
        (which, *given)
        for which, given in enumerate(leaders)
        if which >= count and given != SPECIALS[which]
    ]
    return {"leaders": tuple(leaders[:count]), "others": tuple(others)}


READERS: dict[str, Callable[[object], Any]] = {
    "name": lambda value: _text("name", value),
    "atreides_die": _die,
    "starting": _deployments("starting", 8, bashars=False),
    "standard": _deployments("standard", 8, bashars=False),
    "black": _deployments("black", 6, bashars=True),
    "silver": _deployments("silver", 6, bashars=True),
    "wormsigns": _wormsigns,
    "stations": _stations,
    "objectives": _objectives,
    "prescience": _prescience,
    "leaders": _leaders,
}

# --- effects written as lists: ["seq", ["draw", 2], ["play_card"]]

_WORDS = ("draw", "play_card", "opponent_discards", "any_result", "move", "attack", "seize",
          "place", "scatter", "deploy", "train", "harden", "deploy_token", "desert_power",
          "wormsigns", "worms", "move_or_attack", "storms")  # fmt: skip
_PLACES: dict[str, Where] = {
    "settlement": vocabulary.SETTLEMENT,
    "sietch": vocabulary.SIETCH,
    "legion": vocabulary.LEGION,
    "empty_desert": vocabulary.EMPTY_DESERT,
}
_WHICH = {
    "any": ANY,
    "led": vocabulary.LED,
    "hardened": vocabulary.HARDENED,
    "in_desert": vocabulary.IN_DESERT,
    "it": vocabulary.IT,
}


def _within(value: object) -> object:
    """A special action, if it is not longer than any could be meant."""
    count, waiting = 0, [value]
    while waiting:
        part = waiting.pop()
        if isinstance(part, Mapping):
            waiting.extend(part.values())
        elif isinstance(part, list):
            count += 1
            waiting.extend(part)
        if count > MOST_WORDS:
            raise InvalidSetup(f"a special action has at most {MOST_WORDS} parts")
    return value


def read_effect(value: object) -> Effect:
    """An effect written as a list: a word of `vocabulary`, then its arguments.

    The last argument may be a mapping of named ones: ``["attack", {"surprise": true}]``.
    """
    words = _list("an effect", value)
    if not words or not isinstance(words[0], str):
        raise InvalidSetup(f"an effect begins with a word, not {shown(value)}")
    word, *rest = words
    if word == "seq":
        return vocabulary.seq(*map(read_effect, rest))
    if word == "one_of":
        options = mapped("one_of", rest[0] if rest else None)
        return OneOf(
            tuple(
                (_text("a label", label), read_effect(effect)) for label, effect in options.items()
            )
        )
    if word not in _WORDS:
        raise unknown("word", word, ("seq", "one_of", *_WORDS))
    named: dict[str, Any] = {}
    if rest and isinstance(rest[-1], Mapping):
        named = {key: _argument(key, part) for key, part in rest.pop().items()}
    try:
        effect = getattr(vocabulary, word)(*(_argument("", part) for part in rest), **named)
    except TypeError:
        raise InvalidSetup(f"{word!r} cannot be used like {shown(value)}") from None
    assert isinstance(effect, Effect)
    return effect


def _argument(key: str, value: object) -> object:
    if isinstance(value, bool):
        return value
    if is_whole(value):
        return number("an amount", value, 0, 9)
    if not isinstance(value, str):
        raise InvalidSetup(f"an argument is a number or a word, not {shown(value)}")
    if key == "where":
        if value not in _PLACES:
            raise unknown("place", value, _PLACES)
        return _PLACES[value]
    if value in _WHICH:
        return _WHICH[value]
    if value in LEADER or value in ("paul", "jessica"):
        return Legions(named=value) if key == "which" else value
    return value


def special_of(content: Content, leader: int) -> tuple[int, Effect | None]:
    """The action box and the special action of a leader."""
    if leader < len(content.leaders):
        return content.leaders[leader]
    for which, box, special in content.others:
        if which == leader:
            return box, special
    return SPECIALS[leader]


def leaders_of(content: Content) -> tuple[Leader, ...]:
    """The leaders of the base game with the boxes and special actions of a game's content."""
    return tuple(
        Leader(leader.key, leader.name, leader.side, box, special, leader.hits, leader.shields,
               leader.at_start, leader.designed)
        for leader, (box, special) in zip(BASE_LEADERS, content.leaders, strict=True)
    )  # fmt: skip


def replaced_leaders(content: Content) -> tuple[Leader, ...]:
    """The leaders of modules that a game's content changes."""
    return tuple(
        replace(LEADERS[which], box=box, special=special) for which, box, special in content.others
    )
