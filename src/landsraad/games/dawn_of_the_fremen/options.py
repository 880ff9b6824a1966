"""The answers of the game. Each is made once for a box, so that options compare by identity."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from landsraad.core.decisions import Option, Spot

# --- verbs

BARRIER: Final = 0
SITE: Final = 1
SETTLE: Final = 2
WORM: Final = 3
BUILD: Final = 4
EXCHANGE: Final = 5
RETURN: Final = 6
TAKE: Final = 7
PUT: Final = 8
USE: Final = 9
DONE: Final = 10
THUMPER: Final = 11
HOLD: Final = 12
SKIP: Final = 13
YES: Final = 14
NO: Final = 15
CALL: Final = 16
PROMOTE: Final = 17
LOSE: Final = 18
PASS: Final = 19
GIVE: Final = 20
WANT: Final = 21
ACCEPT: Final = 22
REFUSE: Final = 23
COUNTER: Final = 24
FROM: Final = 25
SHIP: Final = 26
LOAD: Final = 27
DROP: Final = 28
GO: Final = 29
STOP: Final = 30
KEEP: Final = 31
ATTACK: Final = 32
SCAVENGE: Final = 33
JOIN_ATTACK: Final = 34
JOIN_DEFENCE: Final = 35
STAY_NEUTRAL: Final = 36
MOVE: Final = 37
STRIKE: Final = 38
BAR: Final = 39
PLACE: Final = 40
RESOLVE: Final = 41
LIFT: Final = 42
PROPOSE: Final = 43
ALLIANCE: Final = 44
NUMBERS: Final = 45
VICTORY: Final = 46
TIE: Final = 47
SINGLE: Final = 48
ALLIED: Final = 49
SAME_NUMBERS: Final = 50
VANISH: Final = 51
CONFIRM: Final = 52
STAY: Final = 53
CLAIM: Final = 54
LET_STAND: Final = 55
CONTINUE: Final = 56
END: Final = 57
PACT: Final = 58
ALSO: Final = 59
DISSOLVE: Final = 60
NUMBER: Final = 61
SIETCHES: Final = 62

_TOKEN, _PLACE, _TRIBE, _CARD = "token", "place", "tribe", "card"
_BORDER, _ITEM, _NUMBER, _MOON = "border", "item", "number", "moon"

VERBS: Final[tuple[tuple[str, tuple[str, ...], str], ...]] = (
    ("barrier", (_BORDER,), "Rock barrier between {0}"),
    ("site", (_PLACE,), "Place a face-down site in {0}"),
    ("settle", (_PLACE,), "Settle {0}"),
    ("worm", (_PLACE,), "Call your first worm in {0}"),
    ("build", (_TOKEN, _PLACE), "Build a {0} in {1}"),
    ("exchange", (_NUMBER,), "Exchange {0} rival water debts for resources"),
    ("return", (_TRIBE,), "Give back a water debt of the {0}"),
    ("take", (_TOKEN,), "Take {0}"),
    ("put", (_PLACE,), "Set it down in {0}"),
    ("use", (_CARD,), "Use {0}"),
    ("done", (), "Done"),
    ("thumper", (_MOON,), "Thumper on the {0}"),
    ("hold", (), "The phase takes place"),
    ("skip", (), "The phase does not take place"),
    ("yes", (), "Yes"),
    ("no", (), "No"),
    ("call", (_PLACE,), "Call a maker in {0}"),
    ("promote", (_PLACE,), "Promote the maker in {0}"),
    ("lose", (_PLACE,), "Remove the worm in {0}"),
    ("pass", (), "Pass"),
    ("give", (_ITEM,), "Offer {0}"),
    ("want", (_ITEM,), "Ask for {0}"),
    ("accept", (), "Accept"),
    ("refuse", (), "Refuse"),
    ("counter", (), "Make a counter-offer"),
    ("from", (_PLACE,), "From {0}"),
    ("ship", (_TOKEN, _PLACE), "Ship with the {0} of {1}"),
    ("load", (_TOKEN,), "Pick up {0}"),
    ("drop", (_TOKEN,), "Drop off {0}"),
    ("go", (_PLACE,), "Go on to {0}"),
    ("stop", (), "End the shipment here"),
    ("keep", (_TOKEN,), "Keep the {0}"),
    ("attack", (_PLACE,), "Attack {0}"),
    ("scavenge", (), "Scavenge: draw a card"),
    ("join attack", (), "Join the attack"),
    ("join defence", (), "Join the defence"),
    ("neutral", (), "Remain neutral"),
    ("move", (_TOKEN, _PLACE), "Move strength with the {0} of {1}"),
    ("strike", (), "Attack without moving strength"),
    ("bar", (_TRIBE,), "Bar the {0} with 2 of their water debts"),
    ("place", (_PLACE,), "Set the item down in {0}"),
    ("resolve", (_CARD,), "Resolve {0}"),
    ("lift", (_BORDER,), "Lift the barrier between {0}"),
    ("propose", (), "Make a proposal"),
    ("alliance", (_TRIBE,), "Propose a formal alliance with the {0}"),
    ("numbers", (), "Propose other winning numbers"),
    ("victory", (_TRIBE,), "Propose to declare victory for the {0}"),
    ("tie", (), "Propose to end the game in a tie"),
    ("single", (_NUMBER,), "A single tribe needs {0} sietches"),
    ("allied", (_NUMBER,), "An alliance needs {0} sietches"),
    ("same", (), "With the winning numbers as they are"),
    ("vanish", (), "Vanish: leave the game"),
    ("confirm", (), "Yes, vanish for good"),
    ("stay", (), "No, stay"),
    ("claim", (_PLACE,), "Take over {0}"),
    ("keep roll", (), "Let the roll stand"),
    ("continue", (), "Play on"),
    ("end", (), "End the game: the tied sides share the win"),
    ("pact", (_TRIBE, _TRIBE), "Propose a formal alliance between the {0} and the {1}"),
    ("also", (_TRIBE, _TRIBE), "Add an alliance between the {0} and the {1} to the same vote"),
    ("dissolve", (_TRIBE,), "Propose to dissolve the alliance of the {0}"),
    ("number", (_TRIBE,), "Propose a different winning number for the {0}"),
    ("sietches", (_NUMBER,), "{0} sietches"),
)
"""For each verb its notation, what follows it, and its words."""

DEBT_ITEM: Final = 4
CARD_ITEM: Final = 8
LAND_ITEM: Final = 128
"""Traded things as numbers: resources, water debts by tribe, cards, and territories."""


PLAIN: Final = frozenset(
    (DONE, PASS, STOP, STRIKE, GO, PUT, FROM, KEEP, TAKE, NO, LET_STAND)
)  # fmt: skip
"""The verbs that neither fight, spend nor leave."""


class Choice(Option):
    """An answer: a verb with up to two objects."""

    __slots__ = ("verb", "what", "where", "words")

    def __init__(self, verb: int, what: int, where: int, notation: str, words: str) -> None:
        self.verb, self.what, self.where = verb, what, where
        self.notation, self.words = notation, words

    @property
    def text(self) -> str:
        """The option for people."""
        return self.words

    @property
    def at(self) -> tuple[Spot, ...]:
        """What it touches: the places of the map, tokens, tribes and cards that it names."""
        word, kinds, _ = VERBS[self.verb]
        if not kinds:
            return ()
        named = self.notation[len(word) + 1 :]
        if len(kinds) == 1:
            kind = _item_kind(self.what) if kinds[0] == _ITEM else kinds[0]
            return (Spot(kind, named),)
        return tuple(map(Spot, kinds, named.split(" ")))

    @property
    def plain(self) -> bool:
        """Whether it neither fights, spends nor leaves."""
        return self.verb in PLAIN


class Vanishing(Choice):
    """To vanish (DOF 15.1.1)."""

    __slots__ = ()

    leaves: ClassVar[bool] = True


def _item_kind(part: int) -> str:
    """What a traded thing is."""
    if part >= LAND_ITEM:
        return _PLACE
    if part >= CARD_ITEM:
        return _CARD
    return "debt" if part >= DEBT_ITEM else _TOKEN


class Vocabulary:
    """The names that answers are made of, and the answers made so far."""

    __slots__ = ("_grids", "_made", "_rows", "alone", "keys", "names")

    def __init__(self, keys: dict[str, Sequence[str]], names: dict[str, Sequence[str]]) -> None:
        self.keys, self.names = keys, names
        self._made: dict[int, Choice] = {}
        self.alone = {
            verb: self.choice(verb) for verb, (_, kinds, _) in enumerate(VERBS) if not kinds
        }
        """The answers that are a verb alone."""
        self._rows: dict[int, list[Choice]] = {}
        self._grids: dict[int, list[list[Choice]]] = {}

    def choice(self, verb: int, what: int = 0, where: int = 0) -> Choice:
        """The answer of a verb and its objects."""
        number = verb << 16 | what << 8 | where
        found = self._made.get(number)
        if found is None:
            found = self._made[number] = self._make(verb, what, where)
        return found

    def row(self, verb: int) -> list[Choice]:
        """The answers of a verb with each object of its kind, by its number."""
        found = self._rows.get(verb)
        if found is None:
            objects = range(len(self.keys[VERBS[verb][1][0]]))
            found = self._rows[verb] = [self.choice(verb, number) for number in objects]
        return found

    def grid(self, verb: int) -> list[list[Choice]]:
        """The answers of a verb with a token and a place, by their numbers."""
        found = self._grids.get(verb)
        if found is None:
            tokens, places = range(len(self.keys[_TOKEN])), range(len(self.keys[_PLACE]))
            found = self._grids[verb] = [
                [self.choice(verb, token, place) for place in places] for token in tokens
            ]
        return found

    def _make(self, verb: int, what: int, where: int) -> Choice:
        word, kinds, words = VERBS[verb]
        objects = tuple(zip(kinds, (what, where), strict=False))
        notation = " ".join([word, *(self.name(kind, part, self.keys) for kind, part in objects)])
        text = words.format(*(self.name(kind, part, self.names) for kind, part in objects))
        kind = Vanishing if verb == VANISH else Choice
        return kind(verb, what, where, notation, text)

    def name(self, kind: str, part: int, names: dict[str, Sequence[str]]) -> str:
        """The key or the printed name of an object."""
        if kind == _NUMBER:
            return str(part)
        if kind != _ITEM:
            return names[kind][part]
        if part >= LAND_ITEM:
            return names[_PLACE][part - LAND_ITEM]
        if part >= CARD_ITEM:
            return names[_CARD][part - CARD_ITEM]
        if part >= DEBT_ITEM:
            tribe = names[_TRIBE][part - DEBT_ITEM]
            return f"debt_{tribe}" if names is self.keys else f"a water debt of the {tribe}"
        return names[_TOKEN][part]
