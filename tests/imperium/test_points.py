"""Every victory point of a game has its source, and together they are the score."""

import random

import pytest

import landsraad

TOLD = {"influence", "alliance", "intrigue", "stores"}
BOXES = {
    "base": {},
    "ix": {"expansions": ["ix"]},
    "bloodlines": {"expansions": ["bloodlines"], "modules": ["tech"]},
    "everything": {"expansions": ["ix", "bloodlines"], "modules": ["tech"], "epic": True},
}


@pytest.mark.parametrize("box, seats", [
    *[(box, seats) for box in BOXES for seats in (2, 3, 4)], ("base", 1), ("ix", 1),
])  # fmt: skip
def test_the_points_of_each_source_add_up_to_the_score(box, seats):
    """IMP 8.3.1"""
    keys = {entry.key for entry in landsraad.cards("imperium")}
    game = landsraad.new("imperium", seats=seats, seed=seats, **BOXES[box])
    start = [player["vp"] for player in game.view(None)["players"]]
    whim = random.Random(seats)
    while not game.over:
        game.apply(whim.choice(game.decision.options))
    points = list(start)
    for _, event in game.events(None):
        if event.kind == "vp":
            amount, source = event.public
            assert source in keys | TOLD
            points[event.seat] += amount
    players = game.view(None)["players"]
    assert points == [player["vp"] for player in players]
