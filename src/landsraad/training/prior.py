"""What a game's plain evaluation says of win chances, to begin with."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from landsraad.bots.network import Array, softmax
from landsraad.training.selfplay import Lesson

UNITS = (0.25, 0.5, 1.0, 2.0, 4.0)
SHARE = 0.5
"""How much the evaluation counts beside the outcome."""


def blend(lessons: Sequence[Lesson]) -> None:
    """Mix the outcomes of plain games with their evaluations: far less is left to chance.

    Evaluations have a unit of their own. It is taken to be the one that fits the outcomes best,
    among multiples of how far seats are apart on average.
    """
    fitting = [lesson for lesson in lessons if lesson.worths is not None and lesson.seats > 1]
    if not fitting:
        return
    gaps = [float(np.ptp(lesson.worths, axis=1).mean()) for lesson in fitting]  # type: ignore[arg-type]
    apart = sum(gaps) / len(gaps) or 1.0
    unit = min((apart * multiple for multiple in UNITS), key=lambda unit: _misfit(fitting, unit))
    for lesson in fitting:
        seats = lesson.seats
        lesson.chances *= 1 - SHARE
        lesson.chances[:, :seats] += SHARE * _shares(lesson, unit)


def _shares(lesson: Lesson, unit: float) -> Array:
    assert lesson.worths is not None
    return softmax(lesson.worths / np.float32(unit))


def _misfit(lessons: Sequence[Lesson], unit: float) -> float:
    """How badly the outcomes were foreseen."""
    total = 0.0
    for lesson in lessons:
        foreseen = np.log(_shares(lesson, unit) + 1e-9)
        total -= float((lesson.chances[:, : lesson.seats] * foreseen).sum())
    return total
