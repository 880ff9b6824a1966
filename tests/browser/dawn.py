"""Positions of Dawn of the Fremen, and somebody who plays it by clicking."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

from browser import positions
from browser.guests import Scene, Thing
from landsraad import Game

NAME = "dawn_of_the_fremen"


def order(game: Game) -> dict[str, Any]:
    """What opens a table at this position."""
    return {"game": NAME, **positions.order(game)}


@cache
def asked(ask: str, cycle: int = 2, least: int = 2) -> Game:
    """A game where the first seat is asked something, with at least so many answers."""

    def wanted(game: Game) -> bool:
        decision = game.decision
        if decision is None or not positions.asks(game, 0, ask):
            return False
        return positions.table(game)["cycle"] >= cycle and len(decision.options) >= least

    return positions.search(wanted, 3, 1, name=NAME)


@cache
def ended() -> Game:
    """A game that is over."""
    return positions.search(lambda game: game.over, 3, 1, name=NAME)


class Naib:
    """Clicks what glows: by chance, but in the council it strives for the end."""

    HASTE = ("propose to declare victory", "make a proposal", "yes", "accept")
    LATER = ("vanish", "yes, vanish", "counter-offer")

    def __init__(self, seed: int = 1) -> None:
        self.rng = random.Random(seed)

    def __call__(self, scene: Scene) -> Thing:
        things = scene["things"]
        for words in self.HASTE:
            for thing in things:
                if thing["text"].strip().lower().startswith(words) and "vanish" not in thing["text"]:
                    return thing
        calm = [t for t in things if not any(word in t["text"].lower() for word in self.LATER)]
        return self.rng.choice(calm or things)
