"""English: small words, and scavenge cards described from their effects."""

from __future__ import annotations

from landsraad.core.words import listed as listed
from landsraad.games.dawn_of_the_fremen.components import REMOVE, STAYS, Card
from landsraad.games.dawn_of_the_fremen.effects import (
    Effect,
    Exchange,
    Farther,
    Find,
    Item,
    Look,
    Matching,
    RollAgain,
    ShiftBarrier,
    Stored,
    Votes,
    Walk,
    Worm,
)
from landsraad.games.dawn_of_the_fremen.terms import TOKEN_KEYS


def token_name(token: int) -> str:
    """A token in running text."""
    return TOKEN_KEYS[token].replace("_", " ")


def plural(amount: int, noun: str) -> str:
    """``1 sietch``, ``2 sietches``."""
    if amount == 1:
        return f"1 {noun}"
    return f"{amount} {noun}{'es' if noun.endswith(('ch', 's')) else 's'}"


def describe(effect: Effect) -> str:
    """What a scavenge card does, on one line."""
    match effect:
        case Item(token):
            name = token_name(token)
            article = "an" if name[0] in "aeiou" else "a"
            return f"set {article} {name} down in a territory you control"
        case Find():
            return "set any 1 resource down in a territory you control"
        case Worm():
            return "you may call a maker or promote one"
        case ShiftBarrier():
            return "you may move 1 rock barrier to a border without one"
        case Look(cards):
            return f"look at the top {cards} cards, resolve 1 and shuffle the rest back with this"
        case Stored(resource):
            return (
                "in development or before you ship in the shipment phase: "
                f"set 1 {token_name(resource)} down in a territory you control"
            )
        case Farther(borders):
            return f"a starting token has {borders} more MOVE for one shipment or attack"
        case RollAgain():
            return "after a roll of the Arrakis die: it is rolled again, and the new result stands"
        case Votes(votes):
            return f"your vote counts as {votes} when the die calls for a vote"
        case Matching():
            return "your thumper matches whichever moon the die shows"
        case Exchange(debts, resources):
            return (
                f"you may also exchange {debts} rival water debts for any "
                f"{plural(resources, 'resource')}"
            )
        case Walk(move):
            return f"in your shipments a starting token with MOVE 1 has MOVE {move}"
    raise NotImplementedError(type(effect).__name__)


def card_kind(card: Card) -> str:
    """How a card is handled after it is drawn."""
    if card.after == STAYS:
        return "tribe ability, kept"
    use = "kept until used" if card.kept else "used at once"
    traded = ", tradeable" if card.tradeable else ""
    return f"{use}{traded}, then {'removed' if card.after == REMOVE else 'shuffled back'}"


def ending(why: str, built: int, needed: int, alliance: bool, shared: bool) -> str:
    """How the game was won, in a sentence or two (DOF 13, DOF 18.1.1)."""
    match why:
        case "sietches":
            side = "an alliance" if alliance else "a single tribe"
            has = f"{plural(built, 'sietch')} at the end of an action phase"
            return f"{has}; {side} needs {needed}."
        case "council":
            return "The council agreed unanimously to declare victory."
        case "tie":
            return "The council agreed unanimously to end the game in a tie."
        case "tied":
            return "Not everybody voted to play on, so the tied sides share the win."
        case "last":
            return "Nobody else is left on the board."
        case "length":
            equal = " Those who are still equal share the win." if shared else ""
            return (
                "The last cycle is over: whoever is nearest to the winning number wins, and among "
                f"equals whoever has more territories.{equal}"
            )
    raise NotImplementedError(why)
