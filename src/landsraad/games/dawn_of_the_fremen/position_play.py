"""Where play goes on in a described position: in the Harj, or in the middle of an attack.

An attack is played up to where its description ends, so that only what the rules offer can be.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from landsraad.core.decisions import InvalidSetup, shown
from landsraad.core.described import check_keys, find, listed, mapped
from landsraad.games.dawn_of_the_fremen import asks
from landsraad.games.dawn_of_the_fremen.deeds import counterclockwise
from landsraad.games.dawn_of_the_fremen.engine import apply, run
from landsraad.games.dawn_of_the_fremen.frames import Attack, Step
from landsraad.games.dawn_of_the_fremen.refusals import why_not
from landsraad.games.dawn_of_the_fremen.state import State
from landsraad.games.dawn_of_the_fremen.terms import HAS_MAKER, NOBODY, TOKEN_KEYS

ATTACK_KEYS = frozenset(("seat", "target", "sides", "moved", "path"))
_SIDES = {"neutral": 0, "attack": 1, "defence": 2}
_ANSWERS = ("neutral", "join attack", "join defence")


# --- the Harj


def check_harj(state: State) -> None:
    """Nothing stands on the map before its time (DOF 3)."""
    settled = state.land[NOBODY] == 0
    if state.to_place and state.bag and any(site != NOBODY for site in state.sites):
        raise InvalidSetup("production sites are placed after the rock barriers (DOF 3.3.2)")
    if state.bag and any(owner != NOBODY for owner in state.owner):
        raise InvalidSetup("nobody settles before all sites are placed (DOF 3.4.1)")
    if any(state.goods) or any(mask & ~HAS_MAKER for mask in state.tokens):
        raise InvalidSetup("in the Harj there is nothing but first worms on the map (DOF 3.5.1)")
    if any(state.tokens) and not settled:
        raise InvalidSetup("worms are called when all land is settled (DOF 3.5.1)")


def begin_harj(state: State, turn: int) -> None:
    """Go on with the step of the Harj that the map shows."""
    check_harj(state)
    state.stack.append(Step("cycle"))
    if state.land[NOBODY] == 0:
        order = counterclockwise(state, state.harj)
        state.lead = order[-1]
        later = order[order.index(turn) :]
        state.stack.extend(Step("first_worm", seat) for seat in reversed(later))
        return run(state)
    state.stack.append(Step("first_worms"))
    if state.to_place or state.bag:
        state.stack += [Step("settle", state.harj), Step("reveal_sites")]
        if state.to_place:
            state.stack += [Step("place_site", state.harj), Step("place_barrier", turn)]
        else:
            state.stack.append(Step("place_site", turn))
    else:
        state.stack.append(Step("settle", turn))
    return run(state)


# --- an attack


def begin_attack(state: State, described: Any, lands: Mapping[str, int]) -> None:
    """Play an attack of the seat that is to act, as far as it is described."""
    given = mapped("attack", described)
    check_keys("attack", given, ATTACK_KEYS)
    find("territory", given.get("target"), lands)
    _choose(state, f"attack {given['target']}")
    sides = listed("sides", given.get("sides", []))
    while (asked := state.pending) is not None and asked.ask is asks.SUPPORT:
        side = sides[asked.seat] if asked.seat < len(sides) else None
        if side is None:
            return
        _choose(state, _ANSWERS[find("side", side, _SIDES)])
    moved = [_token(part, lands) for part in listed("moved", given.get("moved", []))]
    if moved:
        _march(state, moved, listed("path", given.get("path", [])), lands)


def _token(part: Any, lands: Mapping[str, int]) -> tuple[str, str]:
    given = mapped("moved", part)
    check_keys("moved", given, frozenset(("token", "from")))
    find("token", given.get("token"), dict.fromkeys(TOKEN_KEYS, 0))
    find("territory", given.get("from"), lands)
    return given["token"], given["from"]


def _march(
    state: State, moved: Sequence[tuple[str, str]], path: list[Any], lands: Mapping[str, int]
) -> None:
    """Move strength along a path, with what is picked up on it."""
    keys = state.box.keys
    _choose(state, f"move {moved[0][0]} {moved[0][1]}")
    while (asked := state.pending) is not None and asked.ask is asks.MARCH:
        attack = state.stack[-1]
        assert isinstance(attack, Attack)
        carried = [(TOKEN_KEYS[token], keys[origin]) for token, origin in attack.carried]
        lacking = [part for part in moved if part not in carried and part[1] == keys[attack.at]]
        step = len(attack.path) + 1
        if lacking:
            _choose(state, f"load {lacking[0][0]}")
        elif step < len(path):
            find("place", path[step], state.box.place)
            _choose(state, f"go {path[step]}")
        else:
            return


def _choose(state: State, notation: str) -> None:
    decision = state.pending
    option = decision.find(notation) if decision is not None else None
    if option is None:
        said = why_not(state, notation)
        raise InvalidSetup(f"this attack is impossible: {shown(notation)}: {said}")
    apply(state, option)
