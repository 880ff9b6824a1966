"""The answers of Dune: Imperium. Each is made once, so that options compare by identity."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from landsraad.core.decisions import Option, Spot
from landsraad.games.imperium.engine.catalogue import (
    CARDS,
    HOUSE_HAGAL,
    INTRIGUES,
    LEADER,
    LEADERS,
    SPACE,
    SPACES,
)
from landsraad.games.imperium.language.gains import GainInfluence
from landsraad.games.imperium.language.structure import (
    Seq,
)
from landsraad.games.imperium.language.terms import FACTION_KEYS, FACTION_NAMES, Zone
from landsraad.games.imperium.language.values import Effect
from landsraad.games.imperium.language.words import NAMES, ON_SPACE, describe, is_plain, label

ZONE_NAMES: Final = ("your hand", "your discard pile", "play")


def _house_of(leader: int) -> str:
    """The key of a house by its leader; House Hagal has none."""
    return LEADERS[leader].key if leader >= 0 else HOUSE_HAGAL


_PLACES: Final = {
    "discard": "hand", "recover": "discard", "set_aside": "market", "pass": "opening",
    "use": "own", "dismantle": "own", "recruit": "supply", "recall": "fighting",
}  # fmt: skip
"""Where the thing lies that something is done with."""


class Named(Option):
    """A verb with one key: it lies where the verb says."""

    __slots__ = ()

    @property
    def at(self) -> tuple[Spot, ...]:
        """What it touches."""
        verb, _, key = self.notation.partition(" ")
        return (Spot(_PLACES.get(verb, verb), key),)


class Send(Option):
    """Play a card to send an agent to a space."""

    __slots__ = ("card", "space")

    def __init__(self, card: int, space: int) -> None:
        self.card, self.space = card, space
        self.notation = f"send {CARDS[card].key} {SPACES[space].key}"

    @property
    def text(self) -> str:
        """The option for people."""
        return f"Send an agent to {SPACES[self.space].name} with {CARDS[self.card].name}"

    @property
    def at(self) -> tuple[Spot, ...]:
        """What it touches."""
        return Spot("hand", CARDS[self.card].key), Spot("space", SPACES[self.space].key)


class Play(Option):
    """Play an intrigue card."""

    __slots__ = ("card", "moment")

    def __init__(self, card: int, moment: str) -> None:
        self.card, self.moment = card, moment
        self.notation = f"play {INTRIGUES[card].key}"

    @property
    def text(self) -> str:
        """The option for people."""
        intrigue = INTRIGUES[self.card]
        return f"Play {intrigue.name} ({describe(getattr(intrigue, self.moment))})"

    @property
    def at(self) -> tuple[Spot, ...]:
        """What it touches."""
        return (Spot("intrigue", INTRIGUES[self.card].key),)


class Do(Option):
    """Carry out a waiting effect."""

    __slots__ = ("effect", "source")

    def __init__(self, effect: Effect, source: str) -> None:
        self.effect, self.source = effect, source
        self.notation = f"resolve {source} {label(effect)}"

    @property
    def text(self) -> str:
        """The option for people."""
        said = describe(self.effect)
        if self.source in SPACE and isinstance(self.effect, GainInfluence):
            said = SPACES[SPACE[self.source]].told(said)
        return f"{self.origin}: {said}"

    @property
    def origin(self) -> str:
        """What the effect comes from, by name: of a leader, which of the two abilities."""
        if self.source not in LEADER:
            return NAMES[self.source]
        leader = LEADERS[LEADER[self.source]]
        signet: tuple[Effect | None, ...] = (leader.signet,)
        if isinstance(leader.signet, Seq):
            signet = leader.signet.steps
        return f"{leader.signet_name} (signet ring)" if self.effect in signet else leader.ability

    @property
    def at(self) -> tuple[Spot, ...]:
        """What it touches."""
        effect = Spot("source", self.source), Spot("effect", label(self.effect))
        # What stands on a space is taken there.
        return (*effect, Spot("space", self.source)) if type(self.effect) in ON_SPACE else effect

    @property
    def plain(self) -> bool:
        """Whether the effect only gains."""
        return is_plain(self.effect)


class Acquire(Option):
    """Acquire a card, to the discard pile or on top of the deck."""

    __slots__ = ("card", "price", "to_top")

    def __init__(self, card: int, to_top: bool, price: int | None = None) -> None:
        self.card, self.to_top, self.price = card, to_top, price
        self.notation = f"acquire {CARDS[card].key}" + (" on_deck" if to_top else "")

    @property
    def text(self) -> str:
        """The option for people."""
        where = " and put it on top of your deck" if self.to_top else ""
        paid = f" for {self.price} persuasion" if self.price is not None else ""
        return f"Acquire {CARDS[self.card].name}{paid}{where}"

    @property
    def at(self) -> tuple[Spot, ...]:
        """What it touches."""
        return (Spot("market", CARDS[self.card].key),)


class OfCard(Option):
    """Something done with one card of one's own or of the row."""

    __slots__ = ("card", "verb", "zone")

    def __init__(self, verb: str, card: int, zone: str = "") -> None:
        self.verb, self.card, self.zone = verb, card, zone
        self.notation = f"{verb} {CARDS[card].key}"

    @property
    def text(self) -> str:
        """The option for people."""
        words = {"discard": "Discard {}", "recover": "Take {} into your hand",
                 "set_aside": "Set {} aside",
                 "pass": "Put {} into play and pass this turn"}  # fmt: skip
        return words[self.verb].format(CARDS[self.card].name)

    @property
    def at(self) -> tuple[Spot, ...]:
        """What it touches."""
        return (Spot(self.zone or _PLACES[self.verb], CARDS[self.card].key),)

    @property
    def plain(self) -> bool:
        """Taking a card back costs nothing."""
        return self.verb == "recover"


class OfIntrigue(Option):
    """Something done with one intrigue card other than playing it."""

    __slots__ = ("card", "verb")

    def __init__(self, verb: str, card: int) -> None:
        self.verb, self.card = verb, card
        self.notation = f"{verb} {INTRIGUES[card].key}"

    @property
    def text(self) -> str:
        """The option for people."""
        words = {"bury": "Put {} under the intrigue deck", "keep": "Keep {}",
                 "scrap": "Trash {}", "hand_over": "Give {} away"}  # fmt: skip
        return words[self.verb].format(INTRIGUES[self.card].name)

    @property
    def at(self) -> tuple[Spot, ...]:
        """What it touches."""
        kind = "seen" if self.verb == "keep" else "intrigue"
        return (Spot(kind, INTRIGUES[self.card].key),)

    @property
    def plain(self) -> bool:
        """Keeping a card costs nothing."""
        return self.verb == "keep"


class OfUnit(Option):
    """One unit, of one's own or of an opponent's."""

    __slots__ = ("leader", "unit", "verb")

    def __init__(self, verb: str, unit: str, leader: int | None = None) -> None:
        self.verb, self.unit, self.leader = verb, unit, leader
        owner = "" if leader is None else f"{_house_of(leader)} "
        self.notation = f"{verb} {owner}{unit}"

    @property
    def text(self) -> str:
        """The option for people."""
        if self.verb == "recall":
            return "Recall the agent in the conflict"
        if self.leader is None:
            return f"{self.verb.title()} a {self.unit}"
        return f"Drive a {self.unit} of {NAMES[_house_of(self.leader)]} back"

    @property
    def at(self) -> tuple[Spot, ...]:
        """What it touches."""
        if self.leader is not None:
            return Spot("house", _house_of(self.leader)), Spot("unit", self.unit)
        return (Spot(_PLACES.get(self.verb, "unit"), self.unit),)


class TrashCard(Option):
    """Trash a card from one of the three zones."""

    __slots__ = ("card", "zone")

    def __init__(self, card: int, zone: int) -> None:
        self.card, self.zone = card, zone
        self.notation = f"trash {CARDS[card].key} {Zone(zone).name.lower()}"

    @property
    def text(self) -> str:
        """The option for people."""
        return f"Trash {CARDS[self.card].name} from {ZONE_NAMES[self.zone]}"

    @property
    def at(self) -> tuple[Spot, ...]:
        """What it touches."""
        return (Spot(Zone(self.zone).name.lower(), CARDS[self.card].key),)


_SOLD: Final = {line.price.amount: line.paid.amount for space in SPACES for line in space.table}
"""The solari that an amount of spice is sold for."""


NUMBER_WORDS: Final[dict[str, Callable[[int], str]]] = {}
"""By verb, the words of amounts of something else; mechanisms fill it."""


class Number(Option):
    """An amount of troops, or of spice to sell."""

    __slots__ = ("amount", "verb")

    def __init__(self, verb: str, amount: int) -> None:
        self.verb, self.amount = verb, amount
        self.notation = f"{verb} {amount}"

    @property
    def text(self) -> str:
        """The option for people."""
        if self.verb == "sell":
            return f"Sell {self.amount} spice for {_SOLD[self.amount]} solari"
        if self.verb in NUMBER_WORDS:
            return NUMBER_WORDS[self.verb](self.amount)
        return f"{self.verb.title()} {self.amount} troop{'s' if self.amount != 1 else ''}"

    @property
    def at(self) -> tuple[Spot, ...]:
        """What it touches."""
        return (Spot("amount", str(self.amount)),)

    @property
    def plain(self) -> bool:
        """Whether it is none at all."""
        return self.amount == 0


class Take(Option):
    """One alternative of an effect, by its label."""

    __slots__ = ("label", "words")

    def __init__(self, name: str, words: str) -> None:
        self.label, self.words = name, words
        self.notation = f"take {name}"

    @property
    def text(self) -> str:
        """The option for people."""
        return self.words[:1].upper() + self.words[1:]

    @property
    def at(self) -> tuple[Spot, ...]:
        """What it touches."""
        return (Spot("answer", self.label),)


class OfFaction(Option):
    """A faction, by the name of its track."""

    __slots__ = ("faction", "name")

    def __init__(self, faction: int, name: str = "") -> None:
        self.faction = int(faction)
        self.name = name or FACTION_NAMES[faction]
        self.notation = f"faction {FACTION_KEYS[faction]}"

    @property
    def text(self) -> str:
        """The option for people."""
        return self.name

    @property
    def at(self) -> tuple[Spot, ...]:
        """What it touches."""
        return (Spot("faction", FACTION_KEYS[self.faction]),)

    @property
    def plain(self) -> bool:
        """A faction is named, and nothing given for it."""
        return True


SPACE_WORDS: Final = {
    "from": "The agent on {}",
    "recall": "Recall the agent on {}",
    "name": "{}",
}
"""By verb, what is done with a space; mechanisms add their own."""


class OfSpace(Option):
    """A board space; -1 stands for the leader."""

    __slots__ = ("space", "verb")

    def __init__(self, verb: str, space: int) -> None:
        self.verb, self.space = verb, space
        self.notation = f"{verb} {SPACES[space].key if space >= 0 else 'leader'}"

    @property
    def text(self) -> str:
        """The option for people."""
        if self.space < 0:
            return "The agent on your leader"
        return SPACE_WORDS[self.verb].format(SPACES[self.space].name)

    @property
    def at(self) -> tuple[Spot, ...]:
        """What it touches."""
        return (Spot("space", SPACES[self.space].key),) if self.space >= 0 else ()

    @property
    def plain(self) -> bool:
        """A space is named, and nothing given for it."""
        return True


class OfLeader(Option):
    """A leader: an opponent by the leader's name, or a leader to play."""

    __slots__ = ("leader", "verb")

    def __init__(self, verb: str, leader: int) -> None:
        self.verb, self.leader = verb, leader
        self.notation = f"{verb} {_house_of(leader)}"

    @property
    def text(self) -> str:
        """The option for people."""
        return NAMES[_house_of(self.leader)]

    @property
    def at(self) -> tuple[Spot, ...]:
        """What it touches."""
        kind = "leader" if self.verb == "lead" else "house"
        return (Spot(kind, _house_of(self.leader)),)

    @property
    def plain(self) -> bool:
        """Whether an opponent is named; one's own leader is chosen for good."""
        return self.verb != "lead"


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
        """Passing and ending."""
        return self is not REVEAL


REVEAL: Final = Plain("reveal", "Take your reveal turn")
DONE: Final = Plain("done", "Done, nothing more")
PASS: Final = Plain("pass", "Pass")
DECLINE: Final = Plain("decline", "Decline")

send: Final = cache(Send)
play: Final = cache(Play)
do: Final = cache(Do)
acquire: Final = cache(Acquire)
of_card: Final = cache(OfCard)
trash_card: Final = cache(TrashCard)
number: Final = cache(Number)
take: Final = cache(Take)
of_faction: Final = cache(OfFaction)
of_space: Final = cache(OfSpace)
of_leader: Final = cache(OfLeader)
of_intrigue: Final = cache(OfIntrigue)
of_unit: Final = cache(OfUnit)


_SENDS: Final[tuple[dict[int, tuple[Option, ...]], ...]] = tuple({} for _ in CARDS)

SPECIAL_TAKES = {
    "bindu_suspension": (
        take("end_turn", "end your turn"),
        take("go_on", "go on with your turn"),
    ),
}
"""The alternatives that the effects of one card only put by themselves."""


def sends(card: int, spaces: int) -> tuple[Option, ...]:
    """The options to send an agent with a card to each of the spaces given as bits."""
    options = _SENDS[card].get(spaces)
    if options is None:
        options = tuple(send(card, space) for space in _numbers_of(spaces))
        _SENDS[card][spaces] = options
    return options


def _numbers_of(spaces: int) -> list[int]:
    """The spaces given as bits: a card reaches few of all that there are."""
    found: list[int] = []
    while spaces:
        lowest = spaces & -spaces
        found.append(lowest.bit_length() - 1)
        spaces ^= lowest
    return found


@cache
def plays(cards: tuple[int, ...], moment: str) -> tuple[Option, ...]:
    """The options to play these intrigue cards in a moment: plot, combat, win or endgame."""
    return tuple(play(card, moment) for card in cards)


@cache
def numbers(verb: str, first: int, last: int) -> tuple[Option, ...]:
    """The options for the amounts from first to last."""
    return tuple(number(verb, amount) for amount in range(first, last + 1))
