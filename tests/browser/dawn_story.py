"""A whole game of three tribes in which everything is talked over, for browsers to click through.

The same seed and the same wishes give the same game: trades for water debts, an attack barred with
them, a tribe that vanishes, and a council that votes a proposal down and another one through.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from functools import cache
from typing import Any

import landsraad
from browser import positions
from browser.dawn import NAME
from landsraad import Game

ATTACKER, DEFENDER, LEAVING = range(3)
"""What the seats are in the story: who strives and is barred, who bars, and who vanishes."""
TOLD = {"trade", "refuse", "bar", "shipped", "result", "vanish", "council_vote", "rejected",
        "adopted", "over"}  # fmt: skip
"""What has to happen in it."""
LAST = 3
"""The cycle at whose council it ends."""
LONGEST = 260

Table = dict[str, Any]
Wish = Callable[[Game, int, Table], list[str]]
"""What a seat would like to answer at this table, as patterns of notations, best first."""


def _gathering(table: Table) -> str:
    """The place of the attacker with most kinds of resources: there a sietch shall stand."""
    lands = table["territories"]
    own = [key for key, land in lands.items() if land["owner"] == ATTACKER]
    return max(own, key=lambda key: len({*lands[key]["resources"]} - {"worm_tooth"}))


def _offer(game: Game, seat: int, table: Table) -> list[str]:
    """Water debts of the attacker for resources: those to bar with, these for the sietch."""
    if table["cycle"] > 1:
        return ["pass"]
    return ["give debt_tabr"] if seat == ATTACKER else ["give (water|food|spice)", "pass"]


def _want(game: Game, seat: int, table: Table) -> list[str]:
    if seat != ATTACKER:
        return ["want debt_tabr"]
    there = table["territories"][_gathering(table)]["resources"]
    kinds = ("water", "food", "spice")
    return [f"want {kind}" for kind in sorted(kinds, key=lambda kind: kind in there)]


def _offered(game: Game, seat: int, table: Table) -> list[str]:
    """The first offer of all is countered, the counter-offer refused, the others are taken."""
    offers = sum(event.kind == "offer" for _, event in game.events(None))
    return {1: ["counter"], 2: ["refuse"]}.get(offers, ["accept"])


def _put(game: Game, seat: int, table: Table) -> list[str]:
    return [f"put {_gathering(table)}"] if seat == ATTACKER else []


def _trip(game: Game, seat: int, table: Table) -> list[str]:
    trip = table["shipment"]
    if len(trip["path"]) > 1:
        return ["stop", "go .*"]
    return ["go .*", "stop"] if len(trip["carried"]) > 1 else ["load .*", "go .*", "stop"]


def _action(game: Game, seat: int, table: Table) -> list[str]:
    if seat == LEAVING:
        return ["vanish"] if table["cycle"] == LAST else ["scavenge", "pass"]
    assert game.decision is not None
    lands, wanted = table["territories"], []
    for option in game.decision.options:
        verb, *rest = option.notation.split()
        land = lands[rest[0]] if verb == "attack" else None
        if land and seat == ATTACKER and table["cycle"] == 1 and not table["barred"]:
            wanted += [option.notation] * (land["owner"] == DEFENDER)
        elif land and land["bearing"].get(str(seat), 0) > land["defence"]:
            wanted.append(option.notation)
    return [*wanted, "pass"]


def _council(game: Game, seat: int, table: Table) -> list[str]:
    return ["propose"] if seat == DEFENDER and table["cycle"] > 1 else ["pass"]


def _proposal(game: Game, seat: int, table: Table) -> list[str]:
    return ["victory tabr" if table["cycle"] == LAST else "alliance ben_sharuk", "pass"]


def _vote(game: Game, seat: int, table: Table) -> list[str]:
    return ["yes" if table["cycle"] == LAST or seat == LEAVING else "no"]


def _always(*patterns: str) -> Wish:
    return lambda game, seat, table: list(patterns)


WISHES: dict[str, Wish] = {
    "offer": _offer, "want": _want, "offered": _offered, "put": _put, "trip": _trip,
    "first_action": _action, "second_action": _action, "council": _council,
    "proposal": _proposal, "terms": _always("same"), "council_vote": _vote,
    "develop": _always("build sietch .*", "build .*", "done"),
    "bar": _always("bar tabr"),
    "vanish": _always("confirm"),
    "phase_vote": _always("yes"),
    "lead_decides": _always("hold"),
}  # fmt: skip


def answer(game: Game, rng: random.Random) -> str:
    """What the asked seat answers: its best wish that is offered, or anything."""
    decision = game.decision
    assert decision is not None
    offered = [option.notation for option in decision.options]
    wish = WISHES.get(decision.ask.key)
    for pattern in wish(game, decision.seat, positions.table(game)) if wish else ():
        for notation in offered:
            if re.fullmatch(pattern, notation):
                return notation
    return rng.choice(decision.moves).notation


@cache
def asked(ask: str) -> Game:
    """The story up to where somebody is asked this for the first time."""
    whole = story()
    for number in range(len(whole.actions)):
        game = whole.at(number)
        if game.decision is not None and game.decision.ask.key == ask:
            return game
    raise positions.NotReached


@cache
def story() -> Game:
    """The first game in which all of it happens, and which does not drag on."""
    for seed in range(1, 400):
        game, rng = landsraad.new(NAME, 3, seed=seed), random.Random(seed)
        for _ in range(LONGEST):
            if game.over:
                break
            game.apply(answer(game, rng))
        if game.over and {event.kind for _, event in game.events(None)} >= TOLD:
            return game
    raise positions.NotReached
