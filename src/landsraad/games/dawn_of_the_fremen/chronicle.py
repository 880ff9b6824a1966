"""What happened, told in plain lines: one for each event, with places and cards by their keys."""

from __future__ import annotations

from collections.abc import Sequence

from landsraad.core.chronicle import Telling, says, seat_name, teller
from landsraad.core.events import Event
from landsraad.games.dawn_of_the_fremen.frames import Motion
from landsraad.games.dawn_of_the_fremen.motions import content
from landsraad.games.dawn_of_the_fremen.sets import DESIGNED
from landsraad.games.dawn_of_the_fremen.terms import (
    FACE_NAMES,
    FOR_ATTACK,
    FOR_DEFENCE,
    PHASE_KEYS,
    SITE_KEYS,
    TRIBES,
)
from landsraad.games.dawn_of_the_fremen.text import listed, plural, token_name

_MOONS = ("full moon", "crested moon")
_NAMES = {
    **{part.key: part.name for part in DESIGNED.map.territories},
    **{part.key: part.name for part in DESIGNED.map.drum_sand},
    **{part.key: part.name for part in DESIGNED.cards},
    **{part.key: part.name for part in DESIGNED.tribes},
}
_LINES: dict[str, Telling] = {}
_tells = teller(_LINES)


def named(key: str) -> str:
    """The printed name of a key; of a box not our own, the key in words."""
    return _NAMES.get(key) or key.replace("_", " ").title()


def describe_event(event: Event, names: Sequence[str]) -> str:
    """An event in one plain line, with the tribes called by their names in seat order."""
    return _LINES[event.kind](seat_name(event.seat, names), event, names)


def _border(text: str) -> str:
    return " and ".join(named(key) for key in text.split())


def _item(key: str, names: Sequence[str]) -> str:
    """A traded thing; a water debt by its tribe's key."""
    if key.startswith("debt_"):
        return f"a water debt of the {named(key.removeprefix('debt_'))}"
    return named(key) if key in _NAMES else key.replace("_", " ")


# --- lines made of a place, of a token and a place, or of numbers only

_PLACES = {
    "site": "{name} places a face-down site in {0}.",
    "settle": "{name} settles {0}.",
    "call": "{name} calls a maker in {0}.",
    "promote": "{name} promotes the maker in {0} to a great maker.",
    "lose_worm": "{name} loses the worm in {0}.",
    "take_over": "{name} takes over {0}.",
    "scavenge": "{name} scavenges: {0}.",
    "use": "{name} uses {0}.",
    "no_item": "{0} cannot be placed and is shuffled back.",
}
_TOKENS = {
    "build": "{name} builds a {0} in {1}.",
    "put": "{name} sets {0} down in {1}.",
    "hand_over": "{name} hands over {0} from {1}.",
    "item": "{name} sets the {0} down in {1}.",
    "ship": "{name} ships with the {0} of {1}.",
    "drop": "{name} drops {0} off in {1}.",
    "duplicate": "A second {0} in {1} is discarded.",
    "move": "{name} moves strength with the {0} of {1}.",
}
_SAYINGS = {
    "order_roll": "{name} rolls {0}.",
    "harj_leader": "{name} is the Harj leader.",
    "cycle": "Cycle {0} begins; {name} leads.",
    "exchange": "{name} exchanges {0} rival water debts for {1} resources.",
    "look": "{name} looks at the top {0} cards.",
    "rejected": "{name}'s proposal is rejected.",
    "vanish": "{name} vanishes from the board.",
    "tie_continues": "All agree to play on until the tie is broken.",
}


def _of_place(words: str) -> Telling:
    return lambda name, event, names: words.format(named(event.public[0]), name=name)


def _of_token(words: str) -> Telling:
    return lambda name, event, names: words.format(
        token_name(event.public[0]), named(event.public[1]), name=name
    )


_LINES |= {kind: _of_place(words) for kind, words in _PLACES.items()}
_LINES |= {kind: _of_token(words) for kind, words in _TOKENS.items()}
_LINES |= {kind: says(words) for kind, words in _SAYINGS.items()}


# --- the Harj and the die


@_tells("barriers")
def _barriers(name: str, event: Event, names: Sequence[str]) -> str:
    return f"{name} rolls for the rock barriers: {event.public[0]}."


@_tells("barrier")
def _barrier(name: str, event: Event, names: Sequence[str]) -> str:
    return f"{name} places a rock barrier between {_border(event.public[0])}."


@_tells("barrier_moved")
def _barrier_moved(name: str, event: Event, names: Sequence[str]) -> str:
    old, new = map(_border, event.public)
    return f"{name} moves a rock barrier from between {old} to between {new}."


@_tells("sites")
def _sites(name: str, event: Event, names: Sequence[str]) -> str:
    (sites,) = event.public
    shown = [f"{named(place)} {SITE_KEYS[site].replace('_', ' ')}" for place, site in sites]
    return f"The production sites are turned up: {', '.join(shown)}."


@_tells("thumper")
def _thumper(name: str, event: Event, names: Sequence[str]) -> str:
    return f"{name} sets the thumper to the {_MOONS[event.public[0]]}."


@_tells("roll")
def _roll(name: str, event: Event, names: Sequence[str]) -> str:
    return f"{name} rolls the Arrakis die: {FACE_NAMES[event.public[0]]}."


@_tells("no_phase")
def _no_phase(name: str, event: Event, names: Sequence[str]) -> str:
    return f"There is no {PHASE_KEYS[event.public[0]]} phase in this cycle."


@_tells("lead_decides")
def _lead_decides(name: str, event: Event, names: Sequence[str]) -> str:
    phase, held = event.public
    return f"{name} decides that the {PHASE_KEYS[phase]} phase {_takes_place(held)}."


@_tells("voted")
def _voted(name: str, event: Event, names: Sequence[str]) -> str:
    phase, held = event.public
    return f"The vote is counted: the {PHASE_KEYS[phase]} phase {_takes_place(held)}."


def _takes_place(held: bool) -> str:
    return "takes place" if held else "does not take place"


@_tells("vote", "council_vote")
def _vote(name: str, event: Event, names: Sequence[str]) -> str:
    return f"{name} votes {'yes' if event.public[0] else 'no'}."


@_tells("produce")
def _produce(name: str, event: Event, names: Sequence[str]) -> str:
    (made,) = event.public
    shown = [f"{amount} {token_name(kind)} in {named(place)}" for place, kind, amount in made]
    return f"The sites produce {listed(shown)}." if shown else "No site produces anything."


# --- trade and movement


@_tells("offer")
def _offer(name: str, event: Event, names: Sequence[str]) -> str:
    other, give, want = event.public
    return f"{name} offers {seat_name(other, names)} {_item(give, names)} for {_item(want, names)}."


@_tells("trade")
def _trade(name: str, event: Event, names: Sequence[str]) -> str:
    other, give, want = event.public
    swap = f"{_item(give, names)} for {_item(want, names)}"
    return f"{name} trades with {seat_name(other, names)}: {swap}."


@_tells("refuse")
def _refuse(name: str, event: Event, names: Sequence[str]) -> str:
    return f"{name} refuses {seat_name(event.public[0], names)}'s offer."


@_tells("passage")
def _passage(name: str, event: Event, names: Sequence[str]) -> str:
    owner, _ = event.public
    return f"{name} pays a water debt of {seat_name(owner, names)} for passage."


@_tells("shipped")
def _shipped(name: str, event: Event, names: Sequence[str]) -> str:
    place, tokens = event.public
    brought = listed([token_name(token) for token in tokens]) or "nothing new"
    return f"The shipment of {name} ends in {named(place)} with {brought}."


# --- attacks


@_tells("attack")
def _attack(name: str, event: Event, names: Sequence[str]) -> str:
    place, owner = event.public
    whose = f" of {seat_name(owner, names)}" if owner >= 0 else ", which is abandoned"
    return f"{name} attacks {named(place)}{whose}."


@_tells("support")
def _support(name: str, event: Event, names: Sequence[str]) -> str:
    sides = {FOR_ATTACK: "joins the attack", FOR_DEFENCE: "joins the defence"}
    return f"{name} {sides.get(event.public[0], 'remains neutral')}."


@_tells("march")
def _march(name: str, event: Event, names: Sequence[str]) -> str:
    place, tokens = event.public
    return f"{name} brings {listed([token_name(token) for token in tokens])} to {named(place)}."


@_tells("bar")
def _bar(name: str, event: Event, names: Sequence[str]) -> str:
    barred, place = event.public
    return f"{name} bars {seat_name(barred, names)} from {named(place)} with 2 water debts."


@_tells("result")
def _result(name: str, event: Event, names: Sequence[str]) -> str:
    place, attacking, defending, won = event.public
    outcome = "takes" if won else "fails to take"
    return f"{name} {outcome} {named(place)}: {attacking} against {defending}."


@_tells("fallen")
def _fallen(name: str, event: Event, names: Sequence[str]) -> str:
    winner, lost, owed = event.public
    debts = f" and gets {plural(owed, 'water debt')} of {seat_name(winner, names)}" if owed else ""
    return f"{name} loses {lost} STRENGTH{debts}."


# --- the council and the end


@_tells("motion", "adopted")
def _motion(name: str, event: Event, names: Sequence[str]) -> str:
    called = [seat_name(seat, names) for seat in range(TRIBES)]
    kind, what, single, allied, pacts = event.public
    words = content(Motion(event.seat, kind, what, single, allied, 0, pacts), called)
    if event.kind == "adopted":
        return f"The council agrees with {name}: {words}."
    return f"{name} proposes {words}."


@_tells("tie")
def _tie(name: str, event: Event, names: Sequence[str]) -> str:
    on = ", and play goes on" if event.public[1] else ""
    return f"Several sides have enough sietches: it is a tie{on}."


@_tells("tie_vote")
def _tie_vote(name: str, event: Event, names: Sequence[str]) -> str:
    return f"{name} votes to {'play on' if event.public[0] else 'end the game'}."


@_tells("leave")
def _leave(name: str, event: Event, names: Sequence[str]) -> str:
    shipper, given = event.public
    return f"{name} {'lets' if given else 'does not let'} {seat_name(shipper, names)} pass."


@_tells("over")
def _over(name: str, event: Event, names: Sequence[str]) -> str:
    winners, why = event.public
    reasons = {
        "sietches": "with enough sietches",
        "council": "by agreement of the council",
        "tie": "in a tie that the council agreed on",
        "tied": "in a tie",
        "last": "as the last on the board",
        "length": "at the end of the last cycle",
    }
    who = listed([seat_name(seat, names) for seat in winners])
    return f"{who} {'wins' if len(winners) == 1 else 'win'} {reasons[why]}."
