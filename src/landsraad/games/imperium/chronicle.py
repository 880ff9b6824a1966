"""What happened, told in plain lines: one for each event, from what its reader may know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any

from landsraad.core.events import Event
from landsraad.games.imperium.catalogue import (
    CARDS,
    CONFLICTS,
    HAGALS,
    INTRIGUES,
    LEADERS,
    NAVIGATIONS,
    SKILLS,
    SPACES,
    TECHS,
    Keyed,
)
from landsraad.games.imperium.state import NOBODY
from landsraad.games.imperium.terms import FACTION_NAMES
from landsraad.games.imperium.text import LEVELS, listed, plural, resource_amount, the_faction

_PLACES = ("wins the conflict", "takes the second reward", "takes the third reward")

Telling = Callable[[str, Event, Sequence[str]], str]
_LINES: dict[str, Telling] = {}


def describe_event(event: Event, names: Sequence[str]) -> str:
    """An event in one plain line, with the houses called by their names in seat order."""
    return _LINES[event.kind](house(event.seat, names), event, names)


def house(seat: int, names: Sequence[str]) -> str:
    """How a house is called: its name, or ``Seat 1`` for the first one without."""
    return (names[seat] if 0 <= seat < len(names) else "") or f"Seat {seat + 1}"


def _cards(table: Sequence[Keyed], cards: Iterable[int]) -> str:
    """``Dagger and Diplomacy``; several copies as ``2 × Dagger``."""
    counts = Counter(table[card].name for card in cards)
    words = [f"{count} × {name}" if count > 1 else name for name, count in counts.items()]
    # A name with a comma of its own, as of Dune, the Desert Planet, would break up the list.
    if len(words) > 2 and any("," in name for name in counts):
        return f"{'; '.join(words[:-1])}; and {words[-1]}"
    return listed(words)


def _count(amount: int, noun: str) -> str:
    article = "an" if noun[0] in "aeiou" else "a"
    return f"{article} {noun}" if amount == 1 else plural(amount, noun)


def _tells(kind: str) -> Callable[[Telling], Telling]:
    def register(function: Telling) -> Telling:
        _LINES[kind] = function
        return function

    return register


# --- the table


def _says(words: str, name: str, event: Event, names: Sequence[str]) -> str:
    return words.format(*event.public, name=name)


def _names(
    words: str, table: Sequence[Keyed], name: str, event: Event, names: Sequence[str]
) -> str:
    return words.format(table[event.public[0]].name, name=name)


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
    "winner": "{name} wins the game with {0} victory points.",
    "council": "{name} takes a seat on the High Council.",
    "swordmaster": "{name} gains the swordmaster as a third agent.",
    "commission": "{name} commissions a dreadnought.",
    "retreat_dreadnought": "{name} retreats a dreadnought to the garrison.",
    "advance": "{name} advances the freighter to step {0}.",
    "recall_freighter": "{name} recalls the freighter from step {0}.",
    "negotiator": "{name} places a negotiator on Ix.",
    "commander": "{name} acquires a Sardaukar Commander.",
    "recruit_commander": "{name} recruits a Sardaukar Commander.",
    "recall_fighter": "{name} recalls the agent from the conflict.",
    "tactics": "The tactics token of {name} is on space {0}.",
}
_NAMINGS: dict[str, tuple[str, Sequence[Keyed]]] = {
    "row": ("{0} joins the Imperium row.", CARDS),
    "hagal": ("The House Hagal deck shows {0}.", HAGALS),
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
    "unload": ("{name} unloads {0}.", CARDS),
    "back": ("{name} takes {0}, set aside before, back into the hand.", CARDS),
    "station": ("A dreadnought of {name} takes control of {0}.", SPACES),
    "flag_home": ("The dreadnought of {name} returns from {0} to the garrison.", SPACES),
    "detonate": ("{name} sends the dreadnought to the supply with {0}.", TECHS),
    "tech": ("{name} acquires {0}.", TECHS),
    "tech_up": ("{0} is the next tech tile on its stack.", TECHS),
    "use_tech": ("{name} uses {0}.", TECHS),
    "skill": ("{name} takes the skill {0}.", SKILLS),
    "skill_up": ("{0} is the next skill to choose from.", SKILLS),
    "skill_trashed": ("{name} trashes the skill {0}.", SKILLS),
    "navigation": ("{name} plays {0}.", NAVIGATIONS),
    "scrap": ("{name} trashes {0}.", INTRIGUES),
    "put_into_play": ("{name} puts {0} into play and passes the turn.", CARDS),
    "smuggle_in": ("{name} puts 1 bonus spice on {0}.", SPACES),
    "smuggle_out": ("{name} takes 1 bonus spice from {0}.", SPACES),
    "fray": ("{name} sends the agent from {0} into the conflict.", SPACES),
    "commander_gone": ("{name} takes the Sardaukar Commander on {0} out of the game.", SPACES),
}
_LINES |= {kind: partial(_says, words) for kind, words in _SAYINGS.items()}
_LINES |= {kind: partial(_names, words, table) for kind, (words, table) in _NAMINGS.items()}


@_tells("round")
def _round(name: str, event: Event, names: Sequence[str]) -> str:
    number, first = event.public
    return f"Round {number} begins; {house(first, names)} is the first player."


@_tells("leader")
def _leader(name: str, event: Event, names: Sequence[str]) -> str:
    leader = LEADERS[event.public[0]].name
    # Where houses are called by their leaders, the seat says more.
    return f"{house(event.seat, () if leader in name else names)} is led by {leader}."


@_tells("makers")
def _makers(name: str, event: Event, names: Sequence[str]) -> str:
    spaces = listed([SPACES[space].name for space in event.public[0]])
    return f"1 bonus spice gathers on {spaces}." if spaces else "No maker space gathers spice."


@_tells("secret")
def _secret(name: str, event: Event, names: Sequence[str]) -> str:
    what = the_faction(event.secret[0]) if event.secret else "a faction"
    return f"{name} picks {what} in secret."


@_tells("look")
def _look(name: str, event: Event, names: Sequence[str]) -> str:
    seen = f": {_cards(CARDS, event.secret)}" if event.secret else ""
    return f"{name} looks at the top card of the deck{seen}."


@_tells("deploy")
def _deploy(name: str, event: Event, names: Sequence[str]) -> str:
    amount, from_supply = event.public
    origin = " from the supply" if from_supply else ""
    return f"{name} deploys {plural(amount, 'troop')}{origin} to the conflict."


@_tells("deploy_dreadnought")
def _deploy_dreadnought(name: str, event: Event, names: Sequence[str]) -> str:
    return f"{name} deploys {_count(event.public[0], 'dreadnought')} to the conflict."


@_tells("negotiators_home")
def _negotiators_home(name: str, event: Event, names: Sequence[str]) -> str:
    return f"{name} takes {_count(event.public[0], 'negotiator')} back from Ix."


@_tells("tech_trashed")
def _tech_trashed(name: str, event: Event, names: Sequence[str]) -> str:
    tile = TECHS[event.public[0]].name
    return f"{tile} leaves the game." if event.seat == NOBODY else f"{name} trashes {tile}."


@_tells("snooper")
def _snooper(name: str, event: Event, names: Sequence[str]) -> str:
    return f"{name} takes the snooper token from the track of {the_faction(event.public[0])}."


@_tells("ahead")
def _ahead(name: str, event: Event, names: Sequence[str]) -> str:
    what = _cards(CARDS, event.secret) if event.secret else "a card"
    return f"{name} sets {what} aside for the second turn."


@_tells("bury")
def _bury(name: str, event: Event, names: Sequence[str]) -> str:
    what = _cards(INTRIGUES, event.secret) if event.secret else "an intrigue card"
    return f"{name} puts {what} under the intrigue deck."


@_tells("look_intrigue")
def _look_intrigue(name: str, event: Event, names: Sequence[str]) -> str:
    seen = f": {_cards(INTRIGUES, event.secret)}" if event.secret else ""
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
    return f"{name} reveals {_cards(CARDS, cards) or 'an empty hand'}."


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
    (amount,) = event.public
    return f"{name} {_change(amount)} {plural(abs(amount), 'victory point')}."


@_tells("influence")
def _influence(name: str, event: Event, names: Sequence[str]) -> str:
    faction, amount, new = event.public
    where = f"influence with {the_faction(faction)} (now {new})"
    return f"{name} {_change(amount)} {abs(amount)} {where}."


@_tells("alliance")
def _alliance(name: str, event: Event, names: Sequence[str]) -> str:
    faction, holder = event.public
    token = f"the {FACTION_NAMES[faction]} alliance"
    if event.seat == NOBODY:
        return f"{house(holder, names)} loses {token}, and nobody holds it."
    return f"{name} takes {token}{f' from {house(holder, names)}' if holder != NOBODY else ''}."


# --- cards


def _drawn(noun: str, table: Sequence[Keyed], name: str, event: Event, names: Sequence[str]) -> str:
    known: Any = event.secret
    return f"{name} draws {_cards(table, known) if known else _count(event.public[0], noun)}."


_LINES |= {
    "draw": partial(_drawn, "card", CARDS),
    "intrigue": partial(_drawn, "intrigue card", INTRIGUES),
    "twisted": partial(_drawn, "twisted intrigue card", INTRIGUES),
}


@_tells("steal")
def _steal(name: str, event: Event, names: Sequence[str]) -> str:
    card = _cards(INTRIGUES, event.secret) if event.secret else "an intrigue card"
    return f"{name} steals {card} from {house(event.public[0], names)}."


@_tells("commanders_move")
def _commanders_move(name: str, event: Event, names: Sequence[str]) -> str:
    verb, amount = event.public
    return f"{name} has {_count(amount, 'commander')} among the troops to {verb}."


@_tells("give")
def _give(name: str, event: Event, names: Sequence[str]) -> str:
    card = _cards(INTRIGUES, event.secret) if event.secret else "an intrigue card"
    return f"{name} gives {card} to {house(event.public[0], names)}."


@_tells("course")
def _course(name: str, event: Event, names: Sequence[str]) -> str:
    card = _cards(NAVIGATIONS, event.secret) if event.secret else "a navigation card"
    return f"{name} places {card} in slot {event.public[0]}."


@_tells("project")
def _project(name: str, event: Event, names: Sequence[str]) -> str:
    tile = _cards(TECHS, event.secret) if event.secret else "a tech tile"
    return f"{name} sets {tile} aside as a secret project."


@_tells("intrigue_spent")
def _intrigue_spent(name: str, event: Event, names: Sequence[str]) -> str:
    (cards,) = event.public
    return f"{name} spends {len(cards)} intrigue cards: {_cards(INTRIGUES, cards)}."


@_tells("acquire")
def _acquire(name: str, event: Event, names: Sequence[str]) -> str:
    card, to_top = event.public
    where = " and puts it on top of the deck" if to_top else ""
    return f"{name} acquires {CARDS[card].name}{where}."
