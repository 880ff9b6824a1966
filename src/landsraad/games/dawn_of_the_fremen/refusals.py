"""Why something is not offered, in one sentence with its rule."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from landsraad.core.decisions import Decision, Reason, shown
from landsraad.core.refusals import no_word, not_asked, refuse
from landsraad.games.dawn_of_the_fremen.deeds import allied, warriors_left
from landsraad.games.dawn_of_the_fremen.frames import Attack, Step, Trip
from landsraad.games.dawn_of_the_fremen.options import VERBS
from landsraad.games.dawn_of_the_fremen.phases.action import ATTACKED
from landsraad.games.dawn_of_the_fremen.state import State
from landsraad.games.dawn_of_the_fremen.terms import (
    BIT,
    CROSSERS,
    DEVELOPMENTS,
    HAS_MAKER,
    MAKER,
    NOBODY,
    RESOURCES,
    SIETCH,
    TOKEN_KEYS,
    WORMS,
)
from landsraad.games.dawn_of_the_fremen.travel import (
    closed_land,
    crossed,
    group_mask,
    held_debts,
    reach,
    toll,
)

Explain = Callable[[State, Decision, list[int]], Reason | None]
_WORDS = {notation.split()[0] for notation, _, _ in VERBS}
_TOKENS = {key: number for number, key in enumerate(TOKEN_KEYS)}


def why_not(state: State, notation: str) -> Reason:
    """The reason why a notation is not among the options now."""
    return refuse(state.pending, notation, "DOF 13.1.1", partial(_because, state))


def _because(state: State, decision: Decision, words: list[str]) -> Reason:
    if words[0] not in _WORDS:
        return no_word(decision, words[0])
    explain = _EXPLAIN.get(words[0])
    kinds = _KINDS.get(words[0], ())
    if explain is not None and len(words) == len(kinds) + 1:
        parts = []
        for kind, word in zip(kinds, words[1:], strict=True):
            known = _TOKENS if kind == "token" else state.box.place
            if word not in known:
                return Reason(f"there is no {kind} {shown(word)}", "")
            parts.append(known[word])
        reason = explain(state, decision, parts)
        if reason is not None:
            return reason
    if words[0] == "vanish":
        said = "that is what you are being asked" if state.aside else "you have just chosen to stay"
        return Reason(said, "DOF 18.1.2")
    loose = _LOOSE.get(words[0])
    reason = loose(state, decision, []) if loose is not None else None
    return reason or not_asked(decision)


def _own(state: State, seat: int, place: int) -> Reason | None:
    """Whether a place is a territory of the seat."""
    if place >= state.box.territories:
        return Reason(f"{state.box.names[place]} is drum sand", "DOF 1.2.1")
    if state.owner[place] != seat:
        return Reason(f"you do not control {state.box.names[place]}", "DOF 1.3.1")
    return None


def _build(state: State, decision: Decision, parts: list[int]) -> Reason | None:
    token, place = parts
    if decision.ask.key != "develop":
        return None
    if token not in DEVELOPMENTS:
        return Reason(f"a {_name(token)} cannot be built", "DOF 5.1.1")
    reason = _own(state, decision.seat, place)
    if reason is not None:
        return reason
    if state.tokens[place] & BIT[token]:
        return Reason(f"{state.box.names[place]} already has a {_name(token)}", "DOF 5.1.2")
    if not state.supply[token]:
        return Reason(f"there is no {_name(token)} left in the supply", "DOF 2.2.3")
    for resource, amount in enumerate(state.box.costs[token]):
        there = state.goods[4 * place + resource]
        if there < amount:
            return Reason(
                f"a {_name(token)} costs {amount} {_name(resource)} from its own territory; "
                f"{state.box.names[place]} has {there}",
                "DOF 5.1.1",
            )
    return None


def _name(token: int) -> str:
    return TOKEN_KEYS[token].replace("_", " ")


def _worm(state: State, decision: Decision, parts: list[int]) -> Reason | None:
    """Calling a maker."""
    (place,) = parts
    if decision.ask.key != "worms":
        return None
    reason = _own(state, decision.seat, place)
    if reason is not None:
        return reason
    if state.tokens[place] & WORMS:
        return Reason(f"there is a worm in {state.box.names[place]} already", "DOF 6.4.1")
    if not state.supply[MAKER]:
        return Reason("there is no worm left in the supply", "DOF 2.2.3")
    return Reason("your thumper shows the other moon: you may only promote", "DOF 6.2.2")


def _promote(state: State, decision: Decision, parts: list[int]) -> Reason | None:
    (place,) = parts
    if decision.ask.key != "worms":
        return None
    reason = _own(state, decision.seat, place)
    if reason is None and not state.tokens[place] & HAS_MAKER:
        reason = Reason(f"there is no maker in {state.box.names[place]}", "DOF 6.4.2")
    return reason


def _settle(state: State, decision: Decision, parts: list[int]) -> Reason | None:
    (place,) = parts
    if decision.ask.key not in ("settle", "site"):
        return None
    if place >= state.box.territories:
        return Reason("nothing can enter drum sand", "DOF 1.2.1")
    rule = "DOF 3.4.1" if decision.ask.key == "settle" else "DOF 3.3.2"
    return Reason(f"{state.box.names[place]} is taken", rule)


# --- movement


def _ship(state: State, decision: Decision, parts: list[int]) -> Reason | None:
    token, place = parts
    if decision.ask.key not in ("ship", "second_action"):
        return None
    reason = _own(state, decision.seat, place)
    if reason is not None:
        return reason
    if token == SIETCH:
        return Reason("a sietch never moves", "DOF 8.1.2")
    there = (
        state.goods[4 * place + token] if token < RESOURCES else state.tokens[place] & BIT[token]
    )
    if not there:
        return Reason(f"there is no {_name(token)} in {state.box.names[place]}", "DOF 8.1.1")
    return Reason("it has nowhere to go from there", "DOF 8.2.3")


def _go(state: State, decision: Decision, parts: list[int]) -> Reason | None:
    (place,) = parts
    frame = state.stack[-1]
    if not isinstance(frame, Trip | Attack) or decision.ask.key not in ("trip", "march"):
        return None
    seat, start, mask = decision.seat, frame.carried[0][0], group_mask(frame.carried)
    name, land = state.box.names[place], state.box.territories
    if place not in state.box.around[frame.at]:
        return Reason(f"{name} does not touch {state.box.names[frame.at]}", "DOF 8.1.1")
    if place >= land or frame.at >= land:
        return Reason("only an ornithopter crosses drum sand, and never with a worm", "DOF 8.4.2")
    shipping = isinstance(frame, Trip)
    if reach(state, seat, start, mask, frame.extra, shipping) <= frame.moved:
        return Reason(f"the {_name(start)} has no MOVE left", "DOF 8.1.1")
    if place in state.ground.walled[frame.at] and (mask & WORMS or not mask & CROSSERS):
        return Reason("this group cannot cross the rock barrier", "DOF 8.4.1")
    if isinstance(frame, Trip) and closed_land(state, frame) >> place & 1:
        ally = state.box.tribe_names[state.owner[place]]
        return Reason(f"the {ally} does not let you pass", "DOF 8.3.1")
    paid = frame.paid if isinstance(frame, Attack) else ()
    owner = toll(state, seat, start, place)
    if owner != NOBODY and not held_debts(state, seat, paid)[owner]:
        tribe = state.box.tribe_names[owner]
        return Reason(f"crossing {name} takes a water debt of the {tribe}", "DOF 8.3.2")
    if (
        crossed(state, seat, start, mask, place, held_debts(state, seat, paid), not shipping)
        is None
    ):
        weak = "" if shipping else ", and you are too weak to take it"
        rule = "DOF 8.3.3" if shipping else "DOF 11.5.5"
        return Reason(f"{name} is abandoned and cannot be crossed{weak}", rule)
    if shipping:
        return Reason("the shipment could no longer end in one of your territories", "DOF 8.2.3")
    return Reason("the target would be out of reach", "DOF 11.5.1")


def _drop(state: State, decision: Decision, parts: list[int]) -> Reason | None:
    """Dropping off."""
    (token,) = parts
    frame = state.stack[-1]
    if decision.ask.key == "march":
        return Reason("nothing is dropped off before the target", "DOF 11.5.2")
    if not isinstance(frame, Trip):
        return None
    reason = _own(state, decision.seat, frame.at)
    if reason is not None:
        return Reason("tokens are dropped off only in your own territories", "DOF 8.3.1")
    if token in [kind for kind, _ in frame.carried[1:]]:
        place = state.box.names[frame.at]
        return Reason(f"{place} already has one; two meet only at the end", "DOF 18.1.14")
    if token == frame.carried[0][0]:
        return Reason("the starting token makes the whole trip", "DOF 8.2.2")
    return Reason(f"you are not carrying a {_name(token)}", "DOF 8.2.1")


def _load(state: State, decision: Decision, parts: list[int]) -> Reason | None:
    """Picking up."""
    (token,) = parts
    frame = state.stack[-1]
    if not isinstance(frame, Trip | Attack) or decision.ask.key not in ("trip", "march"):
        return None
    at = frame.at
    if at >= state.box.territories or state.owner[at] != decision.seat:
        return Reason("tokens are picked up only in your own territories", "DOF 8.3.1")
    if token == SIETCH:
        return Reason("a sietch never moves", "DOF 8.1.2")
    if isinstance(frame, Attack) and token < RESOURCES:
        return Reason("resources cannot be taken along in an attack", "DOF 11.5.2")
    if isinstance(frame, Trip) and (token, at) in frame.dropped:
        return Reason("what has been dropped off cannot be picked up again", "DOF 8.2.2")
    if isinstance(frame, Attack) and BIT[token] & group_mask(frame.carried):
        return Reason(f"there is already a {_name(token)} in the group", "DOF 11.5.2")
    return Reason(f"there is no {_name(token)} here that could come along", "DOF 8.2.1")


# --- attacks


def _attack(state: State, decision: Decision, parts: list[int]) -> Reason | None:
    (place,) = parts
    if decision.ask.key not in ("first_action", "second_action"):
        return None
    seat, name = decision.seat, state.box.names[place]
    if place >= state.box.territories:
        return Reason("nothing can enter drum sand", "DOF 1.2.1")
    owner, frame = state.owner[place], state.stack[-1]
    if owner == seat:
        return Reason(f"{name} is yours", "DOF 11.1.1")
    if owner != NOBODY and allied(state, seat, owner):
        return Reason(f"{name} belongs to an ally", "DOF 14.1.1")
    if (place, seat) in state.bars:
        return Reason(f"you are barred from {name} in this cycle", "DOF 11.6.2")
    if isinstance(frame, Step) and frame.more & ATTACKED:
        return Reason("only one attack is allowed in the first cycle", "DOF 4.2.2")
    if not warriors_left(state, seat):
        return Reason("all your warriors are on the board", "DOF 18.1.6")
    if isinstance(frame, Step) and frame.value >> place & 1:
        return Reason(f"you have already failed to take {name} in this action", "DOF 18.1.5")
    return Reason(f"nothing of yours bears on {name} or can move into it", "DOF 11.1.2")


def _move(state: State, decision: Decision, parts: list[int]) -> Reason | None:
    token, place = parts
    frame = state.stack[-1]
    if not isinstance(frame, Attack) or decision.ask.key != "move":
        return None
    reason = _own(state, decision.seat, place)
    if reason is not None:
        return reason
    if token < RESOURCES or token == SIETCH:
        return Reason(f"a {_name(token)} cannot move strength", "DOF 11.5.2")
    if not state.tokens[place] & BIT[token]:
        return Reason(f"there is no {_name(token)} in {state.box.names[place]}", "DOF 11.5.1")
    if place in state.ground.open[frame.target]:
        return Reason(f"{state.box.names[place]} already bears on the target", "DOF 11.5.1")
    return Reason("it cannot reach the target", "DOF 11.5.1")


def _scavenge(state: State, decision: Decision, parts: list[int]) -> Reason | None:
    if decision.ask.key == "first_action":
        return Reason("the scavenge deck is empty", "DOF 10.1.3")
    if decision.ask.key == "second_action":
        return Reason("scavenging is a first action", "DOF 9.1.1")
    return None


def _support(state: State, decision: Decision, parts: list[int]) -> Reason | None:
    """Joining an attack."""
    frame = state.stack[-1]
    if decision.ask.key != "support" or not isinstance(frame, Attack):
        return None
    if (frame.target, decision.seat) in state.bars:
        return Reason("you are barred from attacking it in this cycle", "DOF 11.6.2")
    return Reason("you cannot support an attack on an ally", "DOF 11.4.2")


def _stop(state: State, decision: Decision, parts: list[int]) -> Reason | None:
    if decision.ask.key == "trip":
        return Reason("a shipment ends in one of your own territories", "DOF 8.2.3")
    return None


def _said(rule: str, words: str, *moments: str) -> Explain:
    """A reason that needs no more than the moment of the question."""

    def explain(state: State, decision: Decision, parts: list[int]) -> Reason | None:
        return Reason(words, rule) if decision.ask.key in moments else None

    return explain


_KINDS: dict[str, tuple[str, ...]] = {
    "build": ("token", "territory"),
    "call": ("territory",),
    "promote": ("territory",),
    "settle": ("territory",),
    "site": ("territory",),
    "ship": ("token", "territory"),
    "go": ("territory",),
    "load": ("token",),
    "drop": ("token",),
    "attack": ("territory",),
    "move": ("token", "territory"),
}
_EXPLAIN: dict[str, Explain] = {
    "build": _build,
    "call": _worm,
    "promote": _promote,
    "settle": _settle,
    "site": _settle,
    "ship": _ship,
    "go": _go,
    "load": _load,
    "drop": _drop,
    "attack": _attack,
    "move": _move,
    "scavenge": _scavenge,
    "stop": _stop,
}
_LOOSE: dict[str, Explain] = {
    "join": _support,
    "barrier": _said("DOF 1.2.2", "a barrier is placed on a free border between two territories",
                     "barrier", "new_border"),
    "exchange": _said("DOF 5.2.1", "you hold too few rival water debts for that", "develop"),
    "use": _said("DOF 10.1.1", "you have no such card to use now",
                 "develop", "ship", "trip", "march", "roll_again"),
    "give": _said("DOF 7.2.2", "that cannot be traded here, or you do not have it", "offer"),
    "want": _said("DOF 7.2.2", "that is not traded for your offer, or they lack it", "want"),
    "counter": _said("DOF 18.1.3", "two counter-offers have been made", "offered"),
    "bar": _said("DOF 11.6.1", "barring an attacker takes 2 of their water debts", "bar"),
    "alliance": _said("DOF 18.1.11", "an alliance never includes everybody", "proposal"),
    "pact": _said("DOF 18.1.11", "an alliance never includes everybody", "proposal"),
    "also": _said("DOF 18.1.11", "an alliance never includes everybody", "terms"),
    "number": _said("DOF 18.1.17", "name a side on the board by its first tribe", "proposal"),
    "dissolve": _said("DOF 12.1.2", "there is no such alliance to dissolve", "proposal"),
    "sietches": _said("DOF 18.1.16", "that number is not offered", "sietches"),
    "single": _said("DOF 18.1.16", "that number is not offered", "single"),
    "allied": _said("DOF 18.1.16", "that number is not offered", "allied"),
    "victory": _said("DOF 12.1.2", "name a side on the board by its first tribe",
                     "proposal"),
    "tie": _said("DOF 18.1.17", "no sides are tied", "proposal"),
}  # fmt: skip
"""Words whose reasons do not depend on what follows them."""
