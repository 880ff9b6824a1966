"""The answers of War for Arrakis. Each is made once, so that options compare by identity."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from landsraad.core.decisions import Option, Spot
from landsraad.games.war_for_arrakis.catalogue import (
    AREAS,
    ATOMICS,
    CARDS,
    LEADERS,
    SECTOR_NAMES,
    ZONES,
    bits,
    piece_key,
    piece_name,
)
from landsraad.games.war_for_arrakis.components import Prescience
from landsraad.games.war_for_arrakis.sets.base.economy import (
    KEEP_COST,
    RAISE_COST,
    STOCKPILE_COST,
)
from landsraad.games.war_for_arrakis.terms import (
    DECK_KEYS,
    DECK_NAMES,
    IMPERIUM_KEYS,
    IMPERIUM_NAMES,
    MARKER_KEYS,
    MARKER_NAMES,
    PIECE_NAMES,
    RESULT_KEYS,
    VEHICLE_KEYS,
)
from landsraad.games.war_for_arrakis.text import describe_for

AREA_WORDS: Final = {
    "move": "Move the legion in {}",
    "to": "To {}",
    "attack": "Attack with the legion in {}",
    "at": "Attack {}",
    "place": "Place it in {}",
    "from": "Take it from {}",
    "upgrade": "In {}",
    "harvester": "A harvester in {}",
    "wormsign": "A wormsign in {}",
    "clear": "Discard the wormsign in {}",
    "worm": "The sandworm in {}",
    "sandworm": "A sandworm in {}",
    "relocate": "Bring the sandworm from {}",
    "strike": "Strike {}",
    "retreat": "Retreat to {}",
    "expose": "Let no sandworm rise in {}",
    "resolve": "Resolve {} next",
    "remove": "Remove the harvester in {}",
    "train": "Reveal a deployment token in {}",
    "reveal": "Reveal {}",
    "sietch": "The sietch in {}",
    "push": "Move the legion in {}",
    "flee": "Remove pieces in {}",
    "carry": "Move the legion in {}",
}


AREA_TEXT: Final = dict(AREA_WORDS)
"""The same with the words of modules."""
_CLEARING: Final = frozenset(("remove", "resolve"))


class OfArea(Option):
    """Something done with an area."""

    __slots__ = ("area", "verb")

    def __init__(self, verb: str, area: int) -> None:
        self.verb, self.area = verb, area
        self.notation = f"{verb} {AREAS[area].key}"

    @property
    def text(self) -> str:
        """The option for people."""
        return AREA_TEXT[self.verb].format(AREAS[self.area].name)

    @property
    def at(self) -> tuple[Spot, ...]:
        """What it touches."""
        return (Spot("area", AREAS[self.area].key),)

    @property
    def plain(self) -> bool:
        """Whether it only clears up."""
        return self.verb in _CLEARING

    @property
    def aside(self) -> bool:
        """A free action shows something for good."""
        return self.verb == "train"


PIECE_WORDS: Final = {
    "lose": "Lose {}",
    "leave": "Leave {} behind",
    "remove": "Remove {}",
    "with": "With {}",
    "apply": "Use {} for a special result",
}


_SETTLING: Final = frozenset(("lose", "remove", "apply"))


def token_key(contents: tuple[int, ...], standard: bool) -> str:
    """A deployment token by what it hides: ``token_1r1e``, ``reserve_2f``."""
    letters = "".join(f"{n}{letter}" for n, letter in zip(contents, "ref", strict=False) if n)
    return f"{'reserve' if standard else 'token'}_{letters or 'empty'}"


class OfPiece(Option):
    """A piece of a legion: by its key, with its name for people."""

    __slots__ = ("key", "name", "piece", "verb")

    def __init__(self, verb: str, key: str, name: str, piece: int) -> None:
        self.verb, self.key, self.name, self.piece = verb, key, name, piece
        self.notation = f"{verb} {key}"

    @property
    def text(self) -> str:
        """The option for people."""
        return PIECE_WORDS[self.verb].format(self.name)

    @property
    def at(self) -> tuple[Spot, ...]:
        """What it touches."""
        return (Spot("piece", self.key),)

    @property
    def plain(self) -> bool:
        """Whether it only settles what was lost already."""
        return self.verb in _SETTLING


LEADER_PIECE: Final = 10
TOKEN_PIECE: Final = 100
"""Pieces are numbered: units and generic leaders from 0, leaders from 10, tokens from 100."""


@cache
def figure(verb: str, side: int, kind: int) -> OfPiece:
    """A unit or a generic leader."""
    name = piece_name(side, kind)
    article = "an" if name[0] in "aeiou" else "a"
    return OfPiece(verb, piece_key(side, kind), f"{article} {name}", kind)


@cache
def named(verb: str, leader: int) -> OfPiece:
    """A named leader."""
    known = LEADERS[leader]
    return OfPiece(verb, known.key, known.name, LEADER_PIECE + leader)


@cache
def token(verb: str, contents: tuple[int, ...], number: int) -> OfPiece:
    """A deployment token, by what it hides."""
    parts = zip(contents, PIECE_NAMES[0], strict=False)
    inside = ", ".join(f"{n} {name}" for n, name in parts if n)
    key = token_key(contents, number >= 8)
    return OfPiece(verb, key, f"a deployment token ({inside})", TOKEN_PIECE + number)


CARD_WORDS: Final = {"play": "Play {}", "discard": "Discard {}"}


class OfCard(Option):
    """A planning card."""

    __slots__ = ("card", "verb")

    def __init__(self, verb: str, card: int) -> None:
        self.verb, self.card = verb, card
        self.notation = f"{verb} {CARDS[card].key}"

    @property
    def text(self) -> str:
        """The option for people."""
        card = CARDS[self.card]
        words = CARD_WORDS[self.verb].format(card.name)
        if self.verb == "play" and card.effect is not None:
            return f"{words}: {describe_for(card.effect, card.deck // 2)}"
        return words

    @property
    def at(self) -> tuple[Spot, ...]:
        """What it touches."""
        return (Spot("card", CARDS[self.card].key),)


RESULT_WORDS: Final = {
    "die": "Spend a {} die",
    "token": "Spend the Bene Gesserit token on {}",
    "change": "Change the die to {}",
    "bene_gesserit": "Lay a Bene Gesserit token on {}",
    "as": "Use the die as {}",
    "force": "They must use a {} die",
}


class OfResult(Option):
    """A result of the action dice."""

    __slots__ = ("result", "verb")

    def __init__(self, verb: str, result: int) -> None:
        self.verb, self.result = verb, result
        self.notation = f"{verb} {RESULT_KEYS[result]}"

    @property
    def text(self) -> str:
        """The option for people."""
        return RESULT_WORDS[self.verb].format(RESULT_KEYS[self.result])

    @property
    def at(self) -> tuple[Spot, ...]:
        """What it touches."""
        return (Spot("their_die" if self.verb == "force" else "die", RESULT_KEYS[self.result]),)

    @property
    def plain(self) -> bool:
        """Whether it only turns a die."""
        return self.verb == "change"


ZONE_WORDS: Final = {
    "transport": "Troop transport by the ornithopter over {}",
    "ornithopter": "An ornithopter over {}",
    "carryall": "A carryall over {}",
    "scout": "Scout with the ornithopter over {}",
    "save": "Save the harvester with the carryall over {}",
    "take": "Take the ornithopter over {}",
    "shoot": "Remove the vehicle over {}",
}


ZONE_TEXT: Final = dict(ZONE_WORDS)
"""The same with the words of modules."""


def zone_name(zone: int) -> str:
    """An air zone by the two sectors it serves."""
    first, second = (SECTOR_NAMES[sector] for sector in ZONES[zone].sectors)
    return f"{first} and {second}"


class OfZone(Option):
    """An air zone."""

    __slots__ = ("verb", "zone")

    def __init__(self, verb: str, zone: int) -> None:
        self.verb, self.zone = verb, zone
        self.notation = f"{verb} {ZONES[zone].key}"

    @property
    def text(self) -> str:
        """The option for people."""
        return ZONE_TEXT[self.verb].format(zone_name(self.zone))

    @property
    def at(self) -> tuple[Spot, ...]:
        """What it touches."""
        return (Spot("zone", ZONES[self.zone].key),)

    @property
    def aside(self) -> bool:
        """A free action shows something for good."""
        return self.verb == "scout"


LEADER_WORDS: Final = {
    "special": "{}'s special action",
    "seize": "{} goes to the regeneration tank",
    "recall": "Take {} off the board",
    "tank": "{} goes to the tank first",
}


class OfLeader(Option):
    """A named leader, on the board or on the dashboard."""

    __slots__ = ("leader", "verb")

    def __init__(self, verb: str, leader: int) -> None:
        self.verb, self.leader = verb, leader
        self.notation = f"{verb} {LEADERS[leader].key}"

    @property
    def text(self) -> str:
        """The option for people."""
        return LEADER_WORDS[self.verb].format(LEADERS[self.leader].name)

    @property
    def at(self) -> tuple[Spot, ...]:
        """What it touches."""
        return () if self.verb == "tank" else (Spot("leader", LEADERS[self.leader].key),)


MARKER_PRICES: Final = {"keep": KEEP_COST, "lift": RAISE_COST}
"""What is paid for a marker in spice (WFA 10.3.2)."""
MARKER_WORDS: Final = {
    "lower": "Lower the {} marker",
    "raise": "Raise the {} marker",
    "keep": f"Keep the {{}} marker where it is ({KEEP_COST} spice)",
    "lift": f"Raise the {{}} marker ({RAISE_COST} spice)",
    "advance": "Advance the {} marker",
}


class OfMarker(Option):
    """A marker of a track."""

    __slots__ = ("key", "marker", "verb", "words")

    def __init__(self, verb: str, marker: int, key: str, name: str) -> None:
        self.verb, self.marker, self.key = verb, marker, key
        self.words = MARKER_WORDS[verb].format(name)
        self.notation = f"{verb} {key}"

    @property
    def text(self) -> str:
        """The option for people."""
        return self.words

    @property
    def at(self) -> tuple[Spot, ...]:
        """What it touches."""
        marker, price = Spot("marker", self.key), MARKER_PRICES.get(self.verb)
        return (marker,) if price is None else (marker, Spot("spice", str(price)))


@cache
def of_marker(verb: str, marker: int) -> OfMarker:
    """A prescience marker."""
    return OfMarker(verb, marker, MARKER_KEYS[marker], MARKER_NAMES[marker])


@cache
def of_imperium(verb: str, marker: int) -> OfMarker:
    """An imperium marker."""
    return OfMarker(verb, marker, IMPERIUM_KEYS[marker], IMPERIUM_NAMES[marker])


FORESIGHT_WORDS: Final = {
    "claim": "Claim {}",
    "attach": "At {}",
    "drop": "Remove {} from the game",
    "withdraw": "Shuffle {} back into its deck",
}


class OfForesight(Option):
    """A revealed prescience card: its number in the content, its key and its name."""

    __slots__ = ("card", "key", "name", "verb")

    def __init__(self, verb: str, card: int, key: str, name: str) -> None:
        self.verb, self.card, self.key, self.name = verb, card, key, name
        self.notation = f"{verb} {key}"

    @property
    def text(self) -> str:
        """The option for people."""
        return FORESIGHT_WORDS[self.verb].format(self.name)

    @property
    def at(self) -> tuple[Spot, ...]:
        """What it touches."""
        return (Spot("prescience", self.key),)


_foresight = cache(OfForesight)


def foresight(verb: str, card: int, known: Prescience) -> OfForesight:
    """Something done with a prescience card."""
    return _foresight(verb, card, known.key, known.name)


class Split(Option):
    """How many cards are drawn from each of two decks."""

    __slots__ = ("first", "second")

    def __init__(self, decks: tuple[int, int], first: int, second: int) -> None:
        self.first, self.second = first, second
        keys = [DECK_KEYS[decks[0]]] * first + [DECK_KEYS[decks[1]]] * second
        self.notation = f"draw {' '.join(keys)}"

    @property
    def text(self) -> str:
        """The option for people."""
        names = [DECK_NAMES[DECK_KEYS.index(key)] for key in self.notation.split()[1:]]
        parts = [f"{names.count(name)} {name}" for name in dict.fromkeys(names)]
        return f"Draw {' and '.join(parts)}"


class Take(Option):
    """One alternative of an effect, by its label."""

    __slots__ = ("label", "words")

    def __init__(self, label: str, words: str) -> None:
        self.label, self.words = label, words
        self.notation = f"take {label}"

    @property
    def text(self) -> str:
        """The option for people."""
        return self.words[:1].upper() + self.words[1:]

    @property
    def at(self) -> tuple[Spot, ...]:
        """What it touches."""
        return (Spot("answer", self.label),)


class OfAtomics(Option):
    """A token of the family atomics."""

    __slots__ = ("token",)

    def __init__(self, number: int) -> None:
        self.token = number
        self.notation = f"blast {ATOMICS[number][0]}"

    @property
    def text(self) -> str:
        """The option for people."""
        return f"Blast {AREAS[ATOMICS[self.token][1]].name}"

    @property
    def at(self) -> tuple[Spot, ...]:
        """What it touches."""
        return (Spot("area", AREAS[ATOMICS[self.token][1]].key),)


class OfVehicle(Option):
    """A kind of vehicle."""

    __slots__ = ("kind",)

    def __init__(self, kind: int) -> None:
        self.kind = kind
        self.notation = f"vehicle {VEHICLE_KEYS[kind]}"

    @property
    def text(self) -> str:
        """The option for people."""
        return f"Place a{'n' * (self.kind == 1)} {VEHICLE_KEYS[self.kind]}"

    @property
    def at(self) -> tuple[Spot, ...]:
        """What it touches."""
        return (Spot("vehicle", VEHICLE_KEYS[self.kind]),)


class Steps(Option):
    """A number of steps on a track."""

    __slots__ = ("steps",)

    def __init__(self, steps: int) -> None:
        self.steps = steps
        self.notation = f"steps {steps}"

    @property
    def text(self) -> str:
        """The option for people."""
        return f"{self.steps} step{'s' * (self.steps != 1)}"

    @property
    def at(self) -> tuple[Spot, ...]:
        """What it touches."""
        return (Spot("amount", str(self.steps)),)


class Sector(Option):
    """A sector of the board."""

    __slots__ = ("sector",)

    def __init__(self, sector: int) -> None:
        self.sector = sector
        self.notation = f"sector s{sector + 1}"

    @property
    def text(self) -> str:
        """The option for people."""
        return SECTOR_NAMES[self.sector]


_NOTHING_DONE: Final = frozenset(("done", "decline", "stay", "fresh", "stand"))
_FREE: Final = frozenset(("detonate", "scheme 2", "scheme 3"))


class Plain(Option):
    """An answer without anything in it."""

    __slots__ = ("words",)

    def __init__(self, notation: str, words: str) -> None:
        self.notation, self.words = notation, words

    @property
    def text(self) -> str:
        """The option for people."""
        return self.words

    @property
    def plain(self) -> bool:
        """Whether it ends or changes nothing."""
        return self.notation in _NOTHING_DONE

    @property
    def aside(self) -> bool:
        """A free action shows something for good."""
        return self.notation in _FREE


DONE: Final = Plain("done", "Done, nothing more")
SKIP: Final = Plain("skip", "Leave this kind of piece out")
DECLINE: Final = Plain("decline", "Decline")
POWER: Final = Plain("desert_power", "Take a Desert Power action")
CONTINUE: Final = Plain("continue", "Continue the battle")
CEASE: Final = Plain("cease", "Cease the attack")
RETREAT: Final = Plain("retreat", "Retreat")
STAND: Final = Plain("stand", "Stand and fight")
ADVANCE: Final = Plain("advance", "Advance into the area")
STAY: Final = Plain("stay", "Stay where the legion is")
STOCKPILE: Final = Plain("stockpile", f"Stockpile: 1 supremacy point ({STOCKPILE_COST} spice)")
FRESH: Final = Plain("fresh", "Bring a sandworm from off the board")
MAKER: Final = Plain("wild_maker", "Bring the Wild Maker")
DETONATE: Final = Plain("detonate", "Detonate the family atomics")
SCHEME: Final = Plain(
    "scheme 2", "Discard two cards of Hawat's Scheming: Thufir Hawat leaves the game"
)
SCHEME_ALL: Final = Plain(
    "scheme 3", "Discard three cards of Hawat's Scheming: Thufir Hawat leaves the game"
)

of_area = cache(OfArea)
of_card = cache(OfCard)
of_result = cache(OfResult)
of_zone = cache(OfZone)
of_leader = cache(OfLeader)
of_atomics = cache(OfAtomics)
of_vehicle = cache(OfVehicle)
steps_of = cache(Steps)
of_sector = cache(Sector)
split = cache(Split)
take = cache(Take)

_BY_AREA: Final[dict[str, tuple[OfArea, ...]]] = {
    verb: tuple(of_area(verb, area) for area in range(len(AREAS))) for verb in AREA_WORDS
}


_KNOWN: Final[dict[str, dict[int, list[Option]]]] = {verb: {} for verb in _BY_AREA}
_MASKS: Final = 1 << 10
"""How many sets of areas are remembered for each verb at most."""


def add_area_words(words: Mapping[str, str]) -> None:
    """Words of a module for something done with an area."""
    AREA_TEXT.update(words)
    for verb in words:
        _BY_AREA[verb] = tuple(of_area(verb, area) for area in range(len(AREAS)))
        _KNOWN[verb] = {}


def add_zone_words(words: Mapping[str, str]) -> None:
    """Words of a module for something done with an air zone."""
    ZONE_TEXT.update(words)


def areas(verb: str, mask: int) -> list[Option]:
    """The options for each of the areas given as bits."""
    known = _KNOWN[verb]
    found = known.get(mask)
    if found is None:
        if len(known) >= _MASKS:
            known.clear()
        options = _BY_AREA[verb]
        found = known[mask] = [options[area] for area in bits(mask)]
    return found[:]
