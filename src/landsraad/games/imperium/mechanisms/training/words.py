"""The word that moves a token along a track with branches."""

from __future__ import annotations

from dataclasses import dataclass

from landsraad.games.imperium.language.values import Effect
from landsraad.games.imperium.language.words import icon, say, words


@dataclass(frozen=True, slots=True)
class Train(Effect):
    """Move the token one space on, and take what is there."""


def train() -> Train:
    """A step on the training track."""
    return Train()


say(
    Train,
    text=lambda e: "move your token one space along its track and take the reward there",
    icons=lambda e: [words("next"), icon("agent")],
    worth=1.2,
)
