"""What is done with cards: trashed, discarded, acquired, stolen, exchanged."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from landsraad.games.imperium.language.gains import VP_WORTH
from landsraad.games.imperium.language.terms import (
    FACTION_NAMES,
    UNPRICED,
    Faction,
    Pile,
    Resource,
    Zone,
)
from landsraad.games.imperium.language.values import Effect
from landsraad.games.imperium.language.words import (
    NAMES,
    SOME_WORTH,
    Token,
    a_card,
    faction_icon,
    icon,
    say,
    say_deed,
    words,
)

ANY_NUMBER: Final = 99


@dataclass(frozen=True, slots=True)
class Cards:
    """The cards of a faction, those of a cost or more, up to a cost, of the Imperium row only."""

    faction: Faction | None = None
    cost: int = 0
    most: int = ANY_NUMBER
    row: bool = False


OF_ROW: Final = Cards(row=True)


def was_words(cards: Cards) -> str:
    """That the card which was given up is one of these."""
    if cards.faction is None:
        return f"if it costs {cards.cost} or more"
    return f"if it was a card of the {FACTION_NAMES[cards.faction]}"


def was_icons(cards: Cards) -> list[Token]:
    """The same in icons."""
    if cards.faction is None:
        return [words(f"cost {cards.cost}+")]
    return [words("if"), icon(faction_icon(cards.faction))]


@dataclass(frozen=True, slots=True)
class Trash(Effect):
    """Trash a card of hand, discard pile or play; optional unless it is a cost."""

    zones: tuple[Zone, ...]
    """Where the card may be. One of the hand or the discard pile alone must be trashed."""

    @property
    def optional(self) -> bool:
        """Whether it may be left, where it is not a cost."""
        return Zone.PLAY in self.zones

    def fits(self, cost: int) -> bool:
        """Whether a card of a cost may be trashed; one without a cost has a very high one."""
        return True

    def asked(self) -> tuple[str, str]:
        """What is asked of the card besides: in words, and beside an icon."""
        return "", ""


def trash(*zones: Zone) -> Trash:
    """The trash icon; or for cards of some zones only."""
    return Trash(zones or tuple(Zone))


_OF: Final = {
    tuple(Zone): ("", ""),
    (Zone.HAND,): (" from your hand", "of hand"),
    (Zone.DISCARD,): (" from your discard pile", "of discard"),
    (Zone.PLAY,): (" in play", "in play"),
}


def trash_words(effect: Trash) -> str:
    """``trash a card``, with what is asked of the card."""
    return f"trash a card{effect.asked()[0]}{_OF[effect.zones][0]}"


def trash_icons(effect: Trash) -> list[Token]:
    """The trash icon, with what is asked of the card."""
    told = " ".join(filter(None, (_OF[effect.zones][1], effect.asked()[1])))
    return [icon("trash"), *([words(told)] if told else [])]


say(
    Trash,
    text=lambda e: f"you may {trash_words(e)}" if e.optional else trash_words(e),
    icons=trash_icons,
)
say_deed(Trash, "trashes", whenever=lambda e: "Whenever you trash a card (not an intrigue card)")


@dataclass(frozen=True, slots=True)
class TrashOf(Trash):
    """Trash one of certain cards, of a faction another one than the card that says so."""

    cards: Cards

    def fits(self, cost: int) -> bool:
        """Cards without a cost do not fit where one is asked for."""
        return self.cards.faction is not None or self.cards.cost <= cost < UNPRICED

    def asked(self) -> tuple[str, str]:
        """The faction or the cost."""
        if self.cards.faction is None:
            least = self.cards.cost
            return f" that costs {least} or more", f"cost {least}+"
        name = FACTION_NAMES[self.cards.faction]
        return f" of the {name} (another one)" if self.optional else f" of the {name}", name


def trash_of(faction: Faction, *zones: Zone) -> TrashOf:
    """A card of a faction, from some zones; only ever a cost."""
    return TrashOf(zones, Cards(faction))


def trash_priced(least: int, *zones: Zone) -> TrashOf:
    """A card of some zones that costs so much; only ever a cost."""
    return TrashOf(zones, Cards(cost=least))


say(TrashOf, text=trash_words, icons=trash_icons, label=lambda e: "trash")


@dataclass(frozen=True, slots=True)
class TrashSelf(Effect):
    """Trash the component that says so."""

    what: str


CARD: Final = "card"


def trash_self(what: str = CARD) -> TrashSelf:
    """The component trashes itself."""
    return TrashSelf(what)


_THIS: Final[dict[str, tuple[Token, float]]] = {CARD: (words("this"), SOME_WORTH)}


def say_trashed(what: str, beside: Token, worth: float = SOME_WORTH) -> None:
    """Register a kind of components that trash themselves: beside the icon, and their worth."""
    _THIS[what] = beside, worth


say(
    TrashSelf,
    text=lambda e: f"trash this {e.what}",
    icons=lambda e: [icon("trash"), _THIS[e.what][0].copy()],
    label=lambda e: "trash_self" if e.what == CARD else f"trash_{e.what}",
    worth=lambda e: _THIS[e.what][1],
)


@dataclass(frozen=True, slots=True)
class Discard(Effect):
    """Discard cards of one's choice from the hand."""

    amount: int


def discard(amount: int) -> Discard:
    """Cards discarded from the hand."""
    return Discard(amount)


say(
    Discard,
    text=lambda e: f"discard {a_card(e.amount, 'card')}",
    icons=lambda e: [icon("discard", e.amount)],
)


@dataclass(frozen=True, slots=True)
class Acquire(Effect):
    """Base class of what acquires something; ``paying``: a resource in place of the usual one."""

    paying: Resource | None


@dataclass(frozen=True, slots=True)
class AcquireFree(Acquire):
    """Acquire one of certain cards without paying."""

    cards: Cards
    to: Pile


def acquire_up_to(limit: int, *, to: Pile = Pile.DISCARD) -> AcquireFree:
    """A card up to a cost without paying persuasion."""
    return AcquireFree(None, Cards(most=limit), to)


def acquire_of_row() -> AcquireFree:
    """Any card of the Imperium row."""
    return AcquireFree(None, OF_ROW, Pile.DISCARD)


def _acquire_words(effect: AcquireFree) -> str:
    if effect.cards.row:
        return "acquire a card of the Imperium row without paying"
    to_top = " to the top of your deck" if effect.to == Pile.DECK else ""
    return f"acquire a card that costs {effect.cards.most} or less{to_top}"


def _acquire_icons(effect: AcquireFree) -> list[Token]:
    if effect.cards.row:
        return [icon("acquire"), words("of the row")]
    on_deck = [words("on"), icon("deck")] if effect.to == Pile.DECK else []
    return [icon("acquire", f"≤{effect.cards.most}"), *on_deck]


say(
    AcquireFree,
    text=_acquire_words,
    icons=_acquire_icons,
    label=lambda e: f"acquire_{e.cards.most}",
)
say_deed(AcquireFree, "acquires", whenever=lambda e: "Whenever you acquire a card")


@dataclass(frozen=True, slots=True)
class AcquireCard(Effect):
    """Acquire a certain card of the reserve without paying."""

    card: str


def acquire_card(card: str) -> AcquireCard:
    """A certain card of the reserve, by its key."""
    return AcquireCard(card)


say(
    AcquireCard,
    text=lambda e: f"acquire {NAMES[e.card]}",
    icons=lambda e: [icon("acquire"), words(NAMES[e.card])],
    worth=VP_WORTH,
)
say_deed(
    AcquireCard,
    "acquire_card",
    did=lambda e: f"if you acquire {NAMES[e.card]} this turn",
)


@dataclass(frozen=True, slots=True)
class SetAside(Effect):
    """Set one of certain cards on sale aside, to acquire it this round for less."""

    cards: Cards


def manipulate() -> SetAside:
    """A card of the Imperium row, set aside."""
    return SetAside(OF_ROW)


say(
    SetAside,
    text=lambda e: (
        "set a card of the Imperium row aside: this round only you may acquire it, "
        "on your reveal turn for 1 persuasion less, and afterwards it is out of the game"
    ),
    icons=lambda e: [words("set a row card aside")],
    label=lambda e: "manipulate",
)


THIS: Final = "this card"


@dataclass(frozen=True, slots=True)
class ToHand(Effect):
    """A card goes from a zone back into the hand: the one that says so, or one of certain cards."""

    zone: Zone
    which: Cards | str


def take_back() -> ToHand:
    """The card itself comes back into the hand from play."""
    return ToHand(Zone.PLAY, THIS)


def recover(faction: Faction) -> ToHand:
    """A card of a faction out of the discard pile."""
    return ToHand(Zone.DISCARD, Cards(faction))


def _to_hand_words(effect: ToHand) -> str:
    if isinstance(effect.which, str):
        return f"return {effect.which} to your hand"
    assert effect.which.faction is not None
    name = FACTION_NAMES[effect.which.faction]
    return f"take a {name} card{_OF[effect.zone,][0]} into your hand"


def _to_hand_icons(effect: ToHand) -> list[Token]:
    if isinstance(effect.which, str):
        return [words("this to hand")]
    assert effect.which.faction is not None
    return [words(f"recover a {FACTION_NAMES[effect.which.faction]} card")]


say(
    ToHand,
    text=_to_hand_words,
    icons=_to_hand_icons,
    label=lambda e: "take_back",
    worth=lambda e: 1.5 if e.which == THIS else SOME_WORTH,
)


@dataclass(frozen=True, slots=True)
class KeepOne(Effect):
    """The next few of a pile are looked at, and one of them is kept."""

    pile: str
    amount: int


class Kept(NamedTuple):
    """What is said of keeping one of a pile."""

    text: str
    icons: tuple[Token, ...]
    label: str
    worth: float


_PILES: Final[dict[str, Kept]] = {}


def say_pile(pile: str, text: str, *icons: Token, label: str, worth: float = SOME_WORTH) -> None:
    """Register what is said of a pile of which one is kept; ``{}`` stands for how many are seen."""
    _PILES[pile] = Kept(text, icons, label, worth)


say(
    KeepOne,
    text=lambda e: _PILES[e.pile].text.format(e.amount),
    icons=lambda e: [token.copy() for token in _PILES[e.pile].icons],
    label=lambda e: _PILES[e.pile].label,
    worth=lambda e: _PILES[e.pile].worth,
)


@dataclass(frozen=True, slots=True)
class TakeFoldspace(Effect):
    """Acquire a Foldspace card from the reserve."""


def foldspace() -> TakeFoldspace:
    """The Foldspace icon."""
    return TakeFoldspace()


say(
    TakeFoldspace,
    text=lambda e: "acquire a Foldspace card",
    icons=lambda e: [icon("foldspace")],
    plain=True,
)


@dataclass(frozen=True, slots=True)
class Reshuffle(Effect):
    """Shuffle the discard pile into the deck; for House Hagal, all of its cards."""


def reshuffle() -> Reshuffle:
    """The discards go back into the deck."""
    return Reshuffle()


say(
    Reshuffle,
    text=lambda e: "shuffle your discard pile into your deck",
    icons=lambda e: [words("reshuffle")],
)


@dataclass(frozen=True, slots=True)
class Signet(Effect):
    """The leader's signet ring ability."""


def signet() -> Signet:
    """The signet ring icon."""
    return Signet()


say(
    Signet,
    text=lambda e: "use your leader's signet ring",
    icons=lambda e: [icon("signet")],
)


# --- intrigue cards


THEFT: Final = "theft"
"""Of intrigue cards, as something that asks for a number of them."""


@dataclass(frozen=True, slots=True)
class StealIntrigue(Effect):
    """One random intrigue card from each opponent who holds four or more."""


def steal_intrigue() -> StealIntrigue:
    """The steal icon."""
    return StealIntrigue()


say(
    StealIntrigue,
    text=lambda e: "steal a random intrigue card from each opponent with 4 or more",
    icons=lambda e: [words("steal"), icon("intrigue"), words("from 4+")],
)
