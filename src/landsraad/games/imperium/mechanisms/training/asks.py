"""The question of a training track."""

from typing import Final

from landsraad.core.decisions import Ask

TRAIN: Final = Ask("train", "Which way does your training go?", "IMP 46.4.1")
