"""Analysis: it finds the blunder, its sums are right, and it knows no secrets."""

import json
import xml.etree.ElementTree as ElementTree

import pytest

import landsraad
from landsraad import InvalidSetup
from landsraad.analysis.minds import MentatEffort
from landsraad.analysis.plot import COLOURS, chance_plot
from landsraad.analysis.report import lines
from landsraad.analysis.study import Question, analyse, judge, round_of
from landsraad.bots import make
from landsraad.core.bots import play
from landsraad.core.chance import Rng
from landsraad.core.game import Game

EFFORT = MentatEffort(30)
GOOD = ("wait", "take")


def toy_game(*actions):
    game = landsraad.new("toy", seats=2, seed=1)
    for action in actions:
        game.apply(action)
    return game


@pytest.fixture
def blunder(toy):
    """Both wait and take until seat 1, in its last turn, grabs and loses by it."""
    return toy_game(*GOOD * 5, "grab")


@pytest.fixture(scope="module")
def imperium():
    return play(
        landsraad.new("imperium", seats=2, seed=8), [make("random", seat) for seat in range(2)]
    )


def test_a_blunder_is_the_costliest_choice_and_a_turning_point(blunder):
    found = analyse(blunder, EFFORT)
    worst = found.costliest(1)[0]
    assert (worst.choice, worst.seat, worst.played.notation) == (11, 1, "grab")
    assert (worst.best.notation, worst.careful) == ("wait", True)
    # A tie shares the win, and the grab gives it away.
    assert (worst.best.chance, worst.played.chance) == pytest.approx((0.5, 0.0), abs=0.1)
    last = found.turns[-1]
    assert last in found.turning_points(2)
    assert (last.first, last.last, last.lost) == (11, 11, worst.lost)


def test_good_play_loses_nothing_at_the_end(toy):
    found = analyse(toy_game(*GOOD * 6), EFFORT)
    assert not [judged for judged in found.judgements if judged.choice > 8 and judged.lost > 0]
    assert [tally.end for tally in found.tallies()] == [0.5, 0.5]


def test_luck_and_decisions_make_up_the_whole_change(blunder):
    found = analyse(blunder, EFFORT)
    first, last = found.turns[0], found.turns[-1]
    assert last.after == (1.0, 0.0)
    for tally in found.tallies():
        assert tally.start == first.before[tally.seat]
        assert tally.end == last.after[tally.seat]
        assert tally.decisions + tally.luck == pytest.approx(tally.end - tally.start)
    for turn, following in zip(found.turns, found.turns[1:], strict=False):
        assert turn.after == following.before
        assert following.first == turn.last + 1


def test_one_seat_is_judged_alone_and_everybody_seen_from_its_eyes(blunder):
    found = analyse(blunder, EFFORT, seat=1)
    assert {judged.seat for judged in found.judgements} == {1}
    assert [tally.seat for tally in found.tallies()] == [1]
    assert all(sum(turn.before) == pytest.approx(1) for turn in found.turns)


def test_the_same_effort_gives_the_same_analysis(blunder):
    assert analyse(blunder, EFFORT).to_dict() == analyse(blunder, EFFORT).to_dict()


def test_a_running_game_is_for_one_seat_only(toy):
    running = toy_game(*GOOD * 3)
    with pytest.raises(ValueError):
        analyse(running, EFFORT)
    with pytest.raises(ValueError):
        analyse(running, EFFORT, seat=2)
    found = analyse(running, EFFORT, seat=0)
    assert not found.over
    assert 0 < found.turns[-1].after[0] < 1


def test_a_game_that_has_not_begun_has_nothing_to_tell(toy):
    found = analyse(toy_game(), EFFORT, seat=0)
    assert (found.turns, found.judgements) == ((), ())
    assert len(lines(found, 5)) == 1
    ElementTree.fromstring(chance_plot(found))


def test_progress_ends_at_the_total(blunder):
    told = []
    analyse(blunder, EFFORT, progress=lambda done, total: told.append((done, total)))
    assert [done for done, _ in told] == sorted(done for done, _ in told)
    assert told[-1][0] == told[-1][1]


def test_the_data_has_the_documented_shape(blunder):
    found = analyse(blunder, EFFORT).to_dict()
    assert json.loads(json.dumps(found)) == json.loads(json.dumps(found | {"format": 1}))
    assert set(found) == {
        "format", "game", "rules", "seats", "seat", "names", "over", "winners", "learnt", "effort",
        "tallies", "turns", "judgements",
    }  # fmt: skip
    assert set(found["turns"][0]) == {
        "seat", "round", "first", "last", "before", "after", "lost", "luck", "words",
    }  # fmt: skip
    assert set(found["judgements"][0]) == {
        "choice", "seat", "round", "prompt", "played", "best", "options", "careful", "lost",
    }  # fmt: skip
    assert set(found["judgements"][0]["played"]) == {"notation", "text", "share", "chance"}
    assert set(found["tallies"][0]) == {
        "seat", "name", "start", "end", "decisions", "luck", "judged", "agreed", "lost_each",
    }  # fmt: skip


def test_the_report_and_the_plot_tell_of_every_seat(blunder):
    found = analyse(blunder, EFFORT, names=("Ann & Bob", "Cleo"))
    report = "\n".join(lines(found, 5))
    assert "Grab or wait?" in report
    assert "Says grab." in report
    assert report.count("Cleo") > 2
    drawing = ElementTree.fromstring(chance_plot(found))
    drawn = [line.get("stroke") for line in drawing.iter("{http://www.w3.org/2000/svg}polyline")]
    assert drawn == list(COLOURS[:2])
    assert "Ann & Bob" in "".join(drawing.itertext())


@pytest.mark.parametrize("seat", [0, 1])
def test_a_judgement_does_not_change_when_the_hidden_is_dealt_anew(imperium, seat):
    past, compared = imperium.at(0), 0
    for choice, action in enumerate(imperium.actions, 1):
        decision = past.decision
        if decision.seat == seat and len(decision.options) > 1 and choice % 5 == 0:
            guess = past.info.rules.determinize(past.state, seat, Rng(choice))
            other = Game(past.info, guess, None)
            judged = [
                judge(
                    Question(choice, 1, game.observe(seat), game.decision, action),
                    MentatEffort(3).mind(choice),
                    careful=False,
                )
                for game in (past, other)
            ]
            assert judged[0] == judged[1]
            mind = MentatEffort(1).mind(0)
            assert mind.assess(past.observe(seat)) == mind.assess(other.observe(seat))
            compared += 1
        past.apply(action)
    assert compared > 3


def test_rounds_are_read_where_a_game_tells_them(imperium):
    assert round_of(imperium.at(0).view(None)) == 1
    assert round_of({"points": []}) is None
    assert round_of({"round": 3}) == 3


@pytest.mark.parametrize("wrong", [{"iterations": 0}, {"seconds": 0}, {"seconds": float("nan")}])
def test_some_thought_is_needed(wrong):
    with pytest.raises(InvalidSetup):
        MentatEffort(**wrong)


def test_a_budget_of_seconds_judges_too(blunder):
    found = analyse(blunder, MentatEffort(seconds=0.001), decisions=1)
    assert len(found.judgements) == 11
