"""What a seat may know, built from an allow-list: all but face-down sites and the deck's order."""

from __future__ import annotations

from typing import Final

from landsraad.core.shapes import EndedView
from landsraad.games.dawn_of_the_fremen.catalogue import Box, designed_box
from landsraad.games.dawn_of_the_fremen.deeds import (
    bearers,
    bearings,
    members,
    sietches,
    warriors_left,
)
from landsraad.games.dawn_of_the_fremen.frames import Attack, Deal, Motion, Trip
from landsraad.games.dawn_of_the_fremen.options import VERBS
from landsraad.games.dawn_of_the_fremen.phases.attack import MARCH, defence_of, totals
from landsraad.games.dawn_of_the_fremen.phases.winning import is_alliance, winning_number
from landsraad.games.dawn_of_the_fremen.shapes import (
    AttackView,
    BusinessView,
    Carried,
    ContentView,
    DawnTable,
    DawnView,
    Support,
    TerritoryView,
    TribeView,
)
from landsraad.games.dawn_of_the_fremen.sheet import box_sheet, content_facts
from landsraad.games.dawn_of_the_fremen.state import State
from landsraad.games.dawn_of_the_fremen.terms import (
    BIT,
    FACE_KEYS,
    FOR_ATTACK,
    FOR_DEFENCE,
    MOON_KEYS,
    NEUTRAL,
    NOBODY,
    PHASE_KEYS,
    RESOURCES,
    SITE_KEYS,
    TOKEN_KEYS,
    TOKENS,
)
from landsraad.games.dawn_of_the_fremen.text import ending
from landsraad.games.dawn_of_the_fremen.travel import group_mask, reach

HIDDEN = "hidden"
SIDE_KEYS: Final[dict[int, Support]] = {
    NEUTRAL: "neutral",
    FOR_ATTACK: "attack",
    FOR_DEFENCE: "defence",
}


def view(state: State, seat: int | None) -> DawnView:
    """The position as a seat (None: a spectator) may know it, JSON-ready."""
    return {
        "game": "dawn_of_the_fremen",
        "seat": seat,
        "seats": state.setup.seats,
        "content": _content(state.box),
        "table": _table(state),
        "players": [_player(state, number) for number in range(state.setup.seats)],
    }


def _content(box: Box) -> ContentView:
    """Which content is in use (DOF 1.1.2); a box of one's own brings its components along."""
    own = box is not designed_box()
    return {**content_facts(box), "sheet": box_sheet(box) if own else None}


def _nobody(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _table(state: State) -> DawnTable:
    box = state.box
    return {
        "cycle": state.cycle,
        "phase": PHASE_KEYS[state.phase],
        "lead": state.lead,
        "harj": state.harj,
        "face": FACE_KEYS[state.face] if state.face != NOBODY else None,
        "barriers": [[box.keys[a], box.keys[b]] for a, b in map(box.borders.__getitem__,
                                                                 state.barriers)],
        "barriers_to_place": state.to_place,
        "sites_to_place": len(state.bag),
        "single_wins": state.single,
        "alliance_wins": state.allied,
        "tied": state.tied,
        "ties": state.setup.ties,
        "deck": len(state.deck),
        "removed": [box.cards[card].key for card in state.removed],
        "barred": [{"territory": box.keys[place], "seat": seat} for place, seat in state.bars],
        "supply": {
            TOKEN_KEYS[token]: state.supply[token]
            for token in range(RESOURCES, TOKENS)
            if box.copies[token] and TOKEN_KEYS[token] != "great_maker"
        },
        "territories": {
            box.keys[place]: _territory(state, place) for place in range(box.territories)
        },
        "won": list(state.won),
        "ended": _ended(state) if state.won else None,
        **_business(state),
    }  # fmt: skip


def _ended(state: State) -> EndedView:
    """How the game was won, as a key and in words."""
    side = state.sides[state.won[0]]
    shared = any(state.sides[seat] != side for seat in state.won)
    built = sum(sietches(state, seat) for seat in members(state, side))
    words = ending(state.why, built, winning_number(state, side), is_alliance(state, side), shared)
    return {"why": state.why, "words": words}


def _territory(state: State, place: int) -> TerritoryView:
    owner, mask, site = state.owner[place], state.tokens[place], state.sites[place]
    first = 4 * place
    bearing = bearings(state, place)
    return {
        "owner": _nobody(owner),
        "site": None if site == NOBODY else HIDDEN if state.bag else SITE_KEYS[site],
        "tokens": token_keys(mask),
        "resources": {
            TOKEN_KEYS[kind]: state.goods[first + kind]
            for kind in range(RESOURCES)
            if state.goods[first + kind]
        },
        "strength": defence_of(state, place),
        "defence": defence_of(state, place) + (0 if owner == NOBODY else bearing[owner]),
        "bearing": {str(seat): much for seat, much in enumerate(bearing) if much},
        "bears": {state.box.keys[near]: much for near, much in bearers(state, place).items()},
    }


def token_keys(mask: int) -> list[str]:
    """The keys of the tokens but resources that lie in a territory."""
    return [TOKEN_KEYS[token] for token in range(RESOURCES, TOKENS) if mask & BIT[token]]


def _player(state: State, seat: int) -> TribeView:
    box = state.box
    return {
        "tribe": box.tribe_keys[seat],
        "name": box.tribe_names[seat],
        "vanished": bool(state.gone >> seat & 1),
        "wiped_out": bool(state.fallen >> seat & 1),
        "allies": [other for other in members(state, state.sides[seat]) if other != seat],
        "territories": state.owner.count(seat),
        "sietches": sietches(state, seat),
        "needed": winning_number(state, state.sides[seat]),
        "warriors": warriors_left(state, seat),
        "debts": {
            box.tribe_keys[owner]: state.debts[4 * seat + owner]
            for owner in range(state.setup.seats)
        },
        "thumper": MOON_KEYS[state.thumpers[seat]],
        "cards": [box.cards[card].key for card in state.cards[seat]],
    }


# --- unfinished business, all of it open


def _business(state: State) -> BusinessView:
    found: BusinessView = {"attack": None, "shipment": None, "offer": None, "motion": None}
    for frame in state.stack:
        if isinstance(frame, Attack):
            found["attack"] = _attack(state, frame)
        elif isinstance(frame, Trip):
            found["shipment"] = {
                "seat": frame.seat,
                "at": state.box.keys[frame.at],
                "moved": frame.moved,
                "left": _left(state, frame),
                "path": _path(state, frame),
                "carried": _carried(state, frame.carried),
            }
        elif isinstance(frame, Deal) and frame.give != NOBODY:
            words = state.box.words
            found["offer"] = {
                "by": frame.by,
                "to": frame.partner if frame.by == frame.seat else frame.seat,
                "give": words.name("item", frame.give, words.keys),
                "want": None
                if frame.want == NOBODY
                else words.name("item", frame.want, words.keys),
            }
        elif isinstance(frame, Motion) and frame.asked >= 0:
            found["motion"] = {
                "by": frame.seat,
                "kind": VERBS[frame.kind][0],
                "what": _nobody(frame.what),
                "single": frame.single,
                "allied": frame.allied,
                "pacts": [list(pact) for pact in frame.pacts],
            }
    return found


def _left(state: State, frame: Trip | Attack) -> int:
    """How many borders more a group may cross with what it carries now (DOF 8.1.1)."""
    shipping = isinstance(frame, Trip)
    mask, start = group_mask(frame.carried), frame.carried[0][0]
    most = reach(state, frame.seat, start, mask, frame.extra, shipping)
    return max(0, most - frame.moved)


def _path(state: State, frame: Trip | Attack) -> list[str]:
    """Where a group has been, and where it is."""
    return [state.box.keys[place] for place in (*frame.path, frame.at) if place != NOBODY]


def _carried(state: State, carried: tuple[tuple[int, int], ...]) -> list[Carried]:
    return [
        {"token": TOKEN_KEYS[token], "from": state.box.keys[origin]} for token, origin in carried
    ]


def _attack(state: State, attack: Attack) -> AttackView:
    attacking, defending = totals(state, attack)
    return {
        "seat": attack.seat,
        "target": state.box.keys[attack.target],
        "sides": [SIDE_KEYS.get(side) for side in attack.sides[: state.setup.seats]],
        "attack": attacking,
        "defence": defending,
        "at": state.box.keys[attack.at] if attack.at != NOBODY else None,
        "moved": _carried(state, attack.carried),
        "left": _left(state, attack) if attack.step == MARCH else None,
        "path": _path(state, attack),
    }
