"""What happened, told in plain lines: one for each event, from what its reader may know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache, partial
from typing import Any

from landsraad.core.chronicle import Telling, says, seat_name, teller
from landsraad.core.events import Event
from landsraad.games.imperium.editions import tracks_with
from landsraad.games.imperium.engine.catalogue import (
    CARDS,
    CONFLICTS,
    HAGALS,
    INTRIGUES,
    LEADERS,
    SPACES,
)
from landsraad.games.imperium.engine.plug import every
from landsraad.games.imperium.engine.state import NOBODY
from landsraad.games.imperium.language.components import LEVELS, Keyed
from landsraad.games.imperium.language.terms import FACTION_KEYS, RESOURCE_NAMES
from landsraad.games.imperium.language.words import listed, plural, resource_amount, the_faction

_PLACES = ("wins the conflict", "takes the second reward", "takes the third reward")

_LINES: dict[str, Telling] = {}
_tells = teller(_LINES)


def describe_event(event: Event, names: Sequence[str]) -> str:
    """An event in one plain line, with the houses called by their names in seat order.

    There is a name for every seat, if only an empty one: with six, tracks have other names.
    """
    return _lines()[event.kind](seat_name(event.seat, names), event, names)


@cache
def _lines() -> dict[str, Telling]:
    """The lines of the base game and of every mechanism."""
    return _LINES | {kind: line for plugged in every() for kind, line in plugged.events.items()}


def cards_named(table: Sequence[Keyed], cards: Iterable[int]) -> str:
    """``Dagger and Diplomacy``; several copies as ``2 × Dagger``."""
    counts = Counter(table[card].name for card in cards)
    words = [f"{count} × {name}" if count > 1 else name for name, count in counts.items()]
    # A name with a comma of its own, as of Dune, the Desert Planet, would break up the list.
    if len(words) > 2 and any("," in name for name in counts):
        return f"{'; '.join(words[:-1])}; and {words[-1]}"
    return listed(words)


def count_of(amount: int, noun: str) -> str:
    """``a troop``, ``an agent``, ``2 troops``."""
    article = "an" if noun[0] in "aeiou" else "a"
    return f"{article} {noun}" if amount == 1 else plural(amount, noun)


# --- the table


Table = Sequence[Keyed] | Sequence[str]
"""Components, or keys themselves."""


class About:
    """A line that knows what the numbers of its event stand for: where no table is, themselves."""

    def __init__(self, line: Telling, *public: Table | None, secret: Table | None = None) -> None:
        self.line, self.public, self.secret = line, public, secret

    def __call__(self, name: str, event: Event, names: Sequence[str]) -> str:
        """The line."""
        return self.line(name, event, names)


def named_event(event: Event) -> Event:
    """The same event with keys in the place of numbers of components; null for none of them."""
    line = _lines()[event.kind]
    if not isinstance(line, About):
        return event
    tables = (*line.public, *[None] * len(event.public))
    public = tuple(map(_keyed, tables, event.public))
    secret = None if event.secret is None else tuple(_keyed(line.secret, v) for v in event.secret)
    return Event(event.kind, event.seat, public, secret, event.eyes)


def _keyed(table: Table | None, value: Any) -> Any:
    if table is None:
        return value
    if isinstance(value, tuple | list):
        return tuple(_keyed(table, one) for one in value)
    if value < 0:
        return None
    one = table[value]
    return one if isinstance(one, str) else one.key


def naming(words: str, table: Sequence[Keyed]) -> Telling:
    """A line with the name of the house and that of the component in the event."""
    return About(
        lambda name, event, names: words.format(table[event.public[0]].name, name=name), table
    )


_SAYINGS = {
    "rival_swordmasters": "The swordmasters of the rivals join them: each has one more agent.",
    "endgame": "The endgame begins.",
    "over": "The game is over.",
    "intrigue_reshuffle": "The intrigue discards are shuffled into a new deck.",
    "hagal_reshuffle": "All House Hagal cards are shuffled into a new deck.",
    "reshuffle": "{name} shuffles the discard pile into the deck.",
    "pass": "{name} passes.",
    "mentat": "{name} takes the Mentat.",
    "mentat_won": "{name} will have the Mentat in the next round.",
    "council": "{name} takes a seat on the High Council.",
    "swordmaster": "{name} gains the swordmaster as a third agent.",
}
_NAMINGS: dict[str, tuple[str, Sequence[Keyed]]] = {
    "row": ("{0} joins the Imperium row.", CARDS),
    "drafted": ("{name} chooses {0} as leader.", LEADERS),
    "control_bonus": ("{name} controls {0} and is paid for the agent there.", SPACES),
    "removed": ("{0}, set aside by {name}, leaves the game.", CARDS),
    "rival_send": ("{name} sends an agent to {0}.", SPACES),
    "moved": ("{name} takes that agent from {0}.", SPACES),
    "recall": ("{name} recalls the agent from {0}.", SPACES),
    "ban": ("{name} closes {0} to all opponents until the next turn of {name}.", SPACES),
    "control": ("{name} takes control of {0}.", SPACES),
    "control_lost": ("{name} loses control of {0}.", SPACES),
    "play": ("{name} plays {0}.", INTRIGUES),
    "trash": ("{name} trashes {0}.", CARDS),
    "discard": ("{name} discards {0}.", CARDS),
    "recover": ("{name} takes {0} from the discard pile into the hand.", CARDS),
    "set_aside": ("{name} sets {0} of the Imperium row aside.", CARDS),
    "scrap": ("{name} trashes {0}.", INTRIGUES),
    "put_into_play": ("{name} puts {0} into play and passes the turn.", CARDS),
}
_LINES |= {kind: says(words) for kind, words in _SAYINGS.items()}
_LINES |= {kind: naming(words, table) for kind, (words, table) in _NAMINGS.items()}


@_tells("winner")
def _winner(name: str, event: Event, names: Sequence[str]) -> str:
    """Whoever wins together adds up the points (IMP 60.8.2)."""
    own, *together = event.public
    if together:
        return f"{name} wins the game with {together[0]} victory points, counted together."
    return f"{name} wins the game with {own} victory points."


@_tells("round")
def _round(name: str, event: Event, names: Sequence[str]) -> str:
    number, first = event.public
    return f"Round {number} begins; {seat_name(first, names)} is the first player."


@_tells("hagal")
def _hagal(name: str, event: Event, names: Sequence[str]) -> str:
    """Rivals with cards of their own turn up their own cards, others share them."""
    card = HAGALS[event.public[0]].name
    if event.seat == NOBODY:
        return f"The House Hagal deck shows {card}."
    return f"{name} turns up the Hagal card {card}."


@_tells("leader")
def _leader(name: str, event: Event, names: Sequence[str]) -> str:
    leader = LEADERS[event.public[0]].name
    # A house that is called by its leader, such as a rival, has no other name to tell.
    return f"{leader} joins the game." if leader in name else f"{name} is led by {leader}."


@_tells("makers")
def _makers(name: str, event: Event, names: Sequence[str]) -> str:
    spaces = [SPACES[space].name for space in event.public[0]]
    each = "each of " if len(spaces) > 1 else ""
    gathered = f"1 bonus spice gathers on {each}{listed(spaces)}."
    return gathered if spaces else "No maker space gathers spice."


@_tells("secret")
def _secret(name: str, event: Event, names: Sequence[str]) -> str:
    what = the_faction(event.secret[0]) if event.secret else "a faction"
    return f"{name} picks {what} in secret."


@_tells("look")
def _look(name: str, event: Event, names: Sequence[str]) -> str:
    seen = f": {cards_named(CARDS, event.secret)}" if event.secret else ""
    return f"{name} looks at the top card of the deck{seen}."


@_tells("deploy")
def _deploy(name: str, event: Event, names: Sequence[str]) -> str:
    amount, from_supply = event.public
    origin = " from the supply" if from_supply else ""
    return f"{name} deploys {plural(amount, 'troop')}{origin} to the conflict."


@_tells("bury")
def _bury(name: str, event: Event, names: Sequence[str]) -> str:
    what = cards_named(INTRIGUES, event.secret) if event.secret else "an intrigue card"
    return f"{name} puts {what} under the intrigue deck."


@_tells("look_intrigue")
def _look_intrigue(name: str, event: Event, names: Sequence[str]) -> str:
    seen = f": {cards_named(INTRIGUES, event.secret)}" if event.secret else ""
    return f"{name} looks at the two top intrigue cards{seen}."


@_tells("lose_troops")
def _lose_troops(name: str, event: Event, names: Sequence[str]) -> str:
    amount, in_conflict = event.public
    where = "in the conflict" if in_conflict else "of the garrison"
    return f"{name} loses {plural(amount, 'troop')} {where}."


@_tells("conflict")
def _conflict(name: str, event: Event, names: Sequence[str]) -> str:
    card = CONFLICTS[event.public[0]]
    return f"The conflict of this round is {card.name} (level {LEVELS[card.level]})."


# --- turns and combat


@_tells("send")
def _send(name: str, event: Event, names: Sequence[str]) -> str:
    card, space = event.public
    return f"{name} sends an agent to {SPACES[space].name} with {CARDS[card].name}."


@_tells("reveal")
def _reveal(name: str, event: Event, names: Sequence[str]) -> str:
    (cards,) = event.public
    return f"{name} reveals {cards_named(CARDS, cards) or 'an empty hand'}."


@_tells("strength")
def _strength(name: str, event: Event, names: Sequence[str]) -> str:
    (strength,) = event.public
    with_what = f" with {strength} strength in the conflict" if strength else ""
    return f"{name} ends the reveal turn{with_what}."


@_tells("place")
def _place(name: str, event: Event, names: Sequence[str]) -> str:
    place, strength = event.public
    return f"{name} {_PLACES[place]} with {strength} strength."


def _troops(words: str, name: str, event: Event, names: Sequence[str]) -> str:
    return f"{name} {words.format(plural(event.public[0], 'troop'))}."


_TROOPS = {
    "recruit": "recruits {0}",
    "retreat": "retreats {0} to the garrison",
}
_LINES |= {kind: partial(_troops, words) for kind, words in _TROOPS.items()}


@_tells("masterstroke")
def _masterstroke(name: str, event: Event, names: Sequence[str]) -> str:
    (factions,) = event.public
    return f"{name} carries out the Masterstroke with {listed(list(map(the_faction, factions)))}."


# --- resources, points and influence


def _resource(verb: str, name: str, event: Event, names: Sequence[str]) -> str:
    resource, amount = event.public
    return f"{name} {verb} {resource_amount(resource, amount)}."


_LINES |= {"gain": partial(_resource, "gains"), "pay": partial(_resource, "pays")}


def _change(amount: int) -> str:
    return "gains" if amount > 0 else "loses"


@_tells("vp")
def _vp(name: str, event: Event, names: Sequence[str]) -> str:
    amount, _ = event.public
    return f"{name} {_change(amount)} {plural(abs(amount), 'victory point')}."


@_tells("influence")
def _influence(name: str, event: Event, names: Sequence[str]) -> str:
    faction, amount, new = event.public
    where = f"influence with the {tracks_with(len(names))[faction]} (now {new})"
    return f"{name} {_change(amount)} {abs(amount)} {where}."


@_tells("alliance")
def _alliance(name: str, event: Event, names: Sequence[str]) -> str:
    faction, holder = event.public
    token = f"the {tracks_with(len(names))[faction]} alliance"
    if event.seat == NOBODY:
        return f"{seat_name(holder, names)} loses {token}, and nobody holds it."
    return f"{name} takes {token}{f' from {seat_name(holder, names)}' if holder != NOBODY else ''}."


# --- cards


def drawn(noun: str, table: Sequence[Keyed]) -> Telling:
    """A line about cards drawn, by name for those who may know them."""

    def line(name: str, event: Event, names: Sequence[str]) -> str:
        known: Any = event.secret
        what = cards_named(table, known) if known else count_of(event.public[0], noun)
        return f"{name} draws {what}."

    return About(line, secret=table)


_LINES |= {"draw": drawn("card", CARDS), "intrigue": drawn("intrigue card", INTRIGUES)}


@_tells("steal")
def _steal(name: str, event: Event, names: Sequence[str]) -> str:
    card = cards_named(INTRIGUES, event.secret) if event.secret else "an intrigue card"
    return f"{name} steals {card} from {seat_name(event.public[0], names)}."


@_tells("give")
def _give(name: str, event: Event, names: Sequence[str]) -> str:
    card = cards_named(INTRIGUES, event.secret) if event.secret else "an intrigue card"
    return f"{name} gives {card} to {seat_name(event.public[0], names)}."


@_tells("intrigue_out")
def _intrigue_out(name: str, event: Event, names: Sequence[str]) -> str:
    return f"{name} gathers nothing: {cards_named(INTRIGUES, event.public)} is discarded."


@_tells("intrigue_spent")
def _intrigue_spent(name: str, event: Event, names: Sequence[str]) -> str:
    (cards,) = event.public
    what = "the intrigue card" if len(cards) == 1 else f"{len(cards)} intrigue cards:"
    return f"{name} spends {what} {cards_named(INTRIGUES, cards)}."


@_tells("acquire")
def _acquire(name: str, event: Event, names: Sequence[str]) -> str:
    card, to_top = event.public
    where = " and puts it on top of the deck" if to_top else ""
    return f"{name} acquires {CARDS[card].name}{where}."


# --- by keys

_ABOUT: dict[str, tuple[Table | None, ...]] = {
    "leader": (LEADERS,), "hagal": (HAGALS,), "makers": (SPACES,), "conflict": (CONFLICTS,),
    "send": (CARDS, SPACES), "reveal": (CARDS,), "acquire": (CARDS,), "gain": (RESOURCE_NAMES,),
    "pay": (RESOURCE_NAMES,), "influence": (FACTION_KEYS,), "alliance": (FACTION_KEYS,),
    "masterstroke": (FACTION_KEYS,), "intrigue_spent": (INTRIGUES,), "intrigue_out": (INTRIGUES,),
}  # fmt: skip
_ABOUT_SECRETS: dict[str, Table] = {
    "secret": FACTION_KEYS, "look": CARDS, "bury": INTRIGUES, "look_intrigue": INTRIGUES,
    "steal": INTRIGUES, "give": INTRIGUES,
}  # fmt: skip
_LINES |= {kind: About(_LINES[kind], *tables) for kind, tables in _ABOUT.items()}
_LINES |= {kind: About(_LINES[kind], secret=table) for kind, table in _ABOUT_SECRETS.items()}
