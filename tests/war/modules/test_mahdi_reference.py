"""The automaton decides as a second, plain reading of its criteria does."""

from collections import Counter

import pytest

from landsraad.core.contract import random_play
from landsraad.core.registry import new_match
from landsraad.games.war_for_arrakis.engine import STEPS
from landsraad.games.war_for_arrakis.modules.mahdi import criteria
from landsraad.games.war_for_arrakis.terms import CARRYALL, NO_VEHICLE
from war.modules.mahdi_reference import Board, carryalls, expected

READ = ("mahdi_attack", "mahdi_move", "mahdi_target", "mahdi_deploy", "mahdi_replace")


@pytest.fixture
def compared(monkeypatch):
    """How often each kind of step was compared; any difference fails where it happens."""
    seen = Counter()
    zones = criteria._CRITERIA["airborne"]

    def spied(name):
        step = STEPS[name]

        def spy(state, frame):
            wanted = None if state.polling else expected(state, frame)
            if wanted is not None:
                seen[name] += 1
                told, state.polling = len(state.events), True
                step(state, frame)
                state.polling = False
                if state.pending is None:
                    # What follows instead has been done.
                    assert not wanted, frame
                    return
                assert {str(option) for option in state.pending.options} == wanted, frame
                state.pending = None
                state.stack.pop()
                del state.events[told:]
            step(state, frame)

        return spy

    def watch(state, frame, options):
        found = zones(state, frame, options)
        if frame.value == CARRYALL and not state.polling:
            open_to = [o.zone for o in options if getattr(o, "verb", "") == "carryall"]
            free = [zone for zone in open_to if state.zones[zone] == NO_VEHICLE]
            seen["carryall"] += 1
            assert {str(option) for option in found} == carryalls(Board(state), free)
        return found

    for name in READ:
        monkeypatch.setitem(STEPS, name, spied(name))
    monkeypatch.setitem(criteria._CRITERIA, "airborne", watch)
    return seen


@pytest.mark.parametrize(
    ("seats", "box"),
    [
        (1, {}),
        (2, {"modules": ("mahdi",)}),
        (1, {"modules": ("mahdi", "smugglers")}),
        (1, {"futures": ("the_judge_of_the_change", "the_redemption_of_dr_yueh")}),
    ],
)
def test_two_readings_of_the_criteria_agree(compared, seats, box):
    """WFA 22.3.1, WFA 22.4.2, WFA 22.4.3, WFA 22.5.1, WFA 22.5.5, WFA 22.8.1, WFA 22.8.4"""
    for seed in range(2):
        for _ in random_play(new_match("war_for_arrakis", seats, seed, **box), seed):
            pass
    assert compared["mahdi_move"] > 20
    assert {"mahdi_attack", "mahdi_replace", "carryall"} <= set(compared)
