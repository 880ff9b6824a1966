"""Training: it repeats itself, goes on where it stopped, and learns."""

import json

import numpy as np
import pytest

import landsraad
from landsraad import InvalidSetup
from landsraad.bots.network import Network
from landsraad.cli.main import main
from landsraad.training import course as courses
from landsraad.training.course import Course, Plan
from landsraad.training.crew import crew
from landsraad.training.learner import Learner
from landsraad.training.plot import curve_plot
from landsraad.training.prior import blend
from landsraad.training.selfplay import Lesson, Task, play

NAMES = landsraad.games()["imperium"].rules.feature_names()


@pytest.fixture
def small(monkeypatch):
    """Generations of two games, the first one plain, no trials but the last."""
    monkeypatch.setattr(courses, "GENERATION", 2)
    monkeypatch.setattr(courses, "FIRST_GENERATIONS", 1)
    monkeypatch.setattr(courses, "TRIAL_GAMES", 0)
    monkeypatch.setattr(courses, "WINDOW", 2)


def weights(course):
    return [array.tobytes() for array in course.learner.averages]


@pytest.mark.usefixtures("small")
def test_resuming_gives_the_same_as_going_on(tmp_path):
    plan = Plan("imperium", 6, seed=3, options={"difficulty": ["mercenary", "mentat"]})
    straight = Course(plan)
    straight.step()
    straight.step()
    straight.save(tmp_path / "checkpoint")
    straight.step()
    resumed = Course(plan)
    resumed.resume(tmp_path / "checkpoint")
    assert resumed.generation == 2
    resumed.step()
    assert resumed.done
    assert weights(resumed) == weights(straight)
    assert resumed.curve() == straight.curve()


@pytest.mark.usefixtures("small")
def test_a_generation_that_is_broken_off_leaves_no_trace(monkeypatch):
    course = Course(Plan("imperium", 4, seed=4))
    before = weights(course)

    def interrupt(self):
        raise KeyboardInterrupt

    monkeypatch.setattr(Course, "trial", interrupt)
    monkeypatch.setattr(courses, "TRIAL_EVERY", 1)
    with pytest.raises(KeyboardInterrupt):
        course.step()
    assert weights(course) == before
    assert (course.generation, len(course.lessons)) == (0, 0)


@pytest.mark.usefixtures("small")
def test_workers_change_nothing():
    plan = Plan("imperium", 2, seed=2)
    alone, together = Course(plan), Course(plan)
    alone.step()
    with crew(2) as playing:
        together.step(playing)
    assert weights(alone) == weights(together)


@pytest.mark.usefixtures("small")
def test_a_checkpoint_of_another_course_is_refused(tmp_path):
    course = Course(Plan("imperium", 2, seed=1))
    course.save(tmp_path / "checkpoint")
    for plan in (Plan("imperium", 2, seed=2), Plan("imperium", 2, 1, {"difficulty": ["mentat"]})):
        with pytest.raises(InvalidSetup):
            Course(plan).resume(tmp_path / "checkpoint")
    (tmp_path / "checkpoint").write_bytes(b"nonsense")
    with pytest.raises(InvalidSetup):
        course.resume(tmp_path / "checkpoint")


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_targets_end_in_the_outcome(seats):
    """Without bootstrapping every position is to be judged as the game ended, by its own seat."""
    lesson = play(Task("imperium", 5, seats, {}, None, 0.9))
    assert lesson.rows.shape == (len(lesson.chances), len(NAMES))
    assert set(lesson.chances.ravel().tolist()) <= {0.0, 1.0}
    assert lesson.chances.sum(axis=1) == pytest.approx(1)
    own = lesson.rows[:, NAMES.index("me.vp")].astype(float)
    last = own.argmax()
    assert lesson.scores[last, 0] == lesson.scores[last].max() or lesson.chances[last, 0] == 0


def test_targets_of_a_network_lie_between_its_view_and_the_outcome():
    layers = Learner(NAMES, 4, 1).layers()
    lesson = play(Task("imperium", 5, 3, {}, layers, 0.5))
    assert lesson.chances.sum(axis=1) == pytest.approx(1, abs=1e-4)
    assert ((lesson.chances > 0) & (lesson.chances < 1)).any()


def test_the_learner_learns_what_can_be_known():
    """Whoever has the first feature wins, among two or three seats."""
    chance = np.random.default_rng(1)
    rows = chance.random((600, 5)).astype(np.float16)
    first = rows[:, 0] > 0.5
    lessons = []
    for seats in (2, 3):
        chances = np.zeros((600, seats + 1), np.float32)
        chances[np.arange(600), np.where(first, 0, 1)] = 1
        lessons.append(Lesson(seats, rows, chances, np.zeros((600, seats), np.float32)))
    learner = Learner("abcde", 4, 1)
    before = learner.learn(lessons, 5, 1e-3, 1)
    after = learner.learn(lessons, 120, 5e-3, 2)
    assert after < before / 2
    found = learner.network().chances([[0.9, 0.5, 0.5, 0.5, 0.5], [0.1, 0.5, 0.5, 0.5, 0.5]], 3)
    assert found[0][0] > 0.8
    assert found[1][1] > 0.8
    assert [len(chances) for chances in found] == [3, 3]


@pytest.mark.usefixtures("small")
def test_the_command_writes_weights_curve_and_picture(tmp_path, capsys):
    out = tmp_path / "weights.npz"
    command = ["train", "imperium", "--games", "4", "--seed", "5", "--out", str(out)]
    options = ["--option", "difficulty=mentat", "--checkpoint-every", "1"]
    assert main([*command, *options]) == 0
    assert "2 of 2" in capsys.readouterr().err
    assert Network.load(out).names == NAMES
    curve = json.loads(out.with_suffix(".json").read_text())
    assert curve["plan"]["seed"] == 5
    assert [report["games"] for report in curve["generations"]] == [2, 4]
    assert out.with_suffix(".svg").read_text().startswith("<svg")
    assert main([*command, *options, "--resume"]) == 0


@pytest.mark.parametrize(
    "words",
    [
        ["chess"],
        ["imperium", "--games", "0"],
        ["imperium", "--workers", "0"],
        ["imperium", "--checkpoint-every", "0"],
        ["imperium", "--option", "difficulty"],
        ["imperium", "--option", "difficulty=impossible"],
        ["imperium", "--option", "colour=red"],
        ["imperium", "--out", "no/such/folder/x.npz"],
        ["imperium", "--out", "weights.txt"],
    ],
)
def test_what_cannot_be_trained_is_refused(words, capsys, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    try:
        code = main(["train", *words])
    except SystemExit as left:
        code = left.code
    assert code == 2
    assert capsys.readouterr().err.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_the_picture_shows_each_trial():
    reports = [
        courses.Report(1, 50, 1.2), courses.Report(2, 100, 1.0, 10, 24),
        courses.Report(3, 150, 0.9, 20, 24),
    ]  # fmt: skip
    assert curve_plot(reports, "A <title>", 0.25).count("<circle") == 2


def test_the_plain_evaluation_is_mixed_in_with_the_unit_that_fits():
    """Seat by seat ten points of worth mean victory, so the smallest unit fits best."""
    worths = np.array([[10, 0], [0, 10], [10, 0]], np.float32)
    outcomes = np.array([[1, 0, 0], [0, 1, 0], [1, 0, 0]], np.float32)
    rows = np.zeros((3, 2), np.float16)
    lesson = Lesson(2, rows, outcomes.copy(), np.zeros((3, 2), np.float32), worths)
    blend([lesson])
    assert lesson.chances.sum(axis=1) == pytest.approx(1)
    assert lesson.chances[:, :2] == pytest.approx(outcomes[:, :2], abs=0.02)

    wrong = Lesson(2, rows, outcomes[:, [1, 0, 2]], np.zeros((3, 2), np.float32), worths)
    blend([wrong])
    assert 0.5 < wrong.chances[0, 1] < 0.8


def test_alone_against_automata_the_outcome_counts_by_itself():
    lesson = play(Task("imperium", 5, 1, {}, None, 0.9))
    before = lesson.chances.copy()
    blend([lesson])
    assert (lesson.chances == before).all()
