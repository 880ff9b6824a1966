"""What a view holds of a training track."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from landsraad.games.imperium.shapes import Row


class TrainingHouseView(TypedDict):
    """What everybody sees of a house."""

    training: str | None
    """The space of the token."""


class LessonSheet(TypedDict):
    """A space of the track."""

    key: str
    row: Row | None
    next: list[str]


class TrainingMarks(TypedDict):
    """What is drawn of a leader."""

    training: NotRequired[list[LessonSheet]]
