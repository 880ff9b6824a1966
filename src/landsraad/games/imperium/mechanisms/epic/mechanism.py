"""The epic game: longer, with a stronger start (IMP 27)."""

from landsraad.games.imperium.engine.plug import Mechanism, Variant
from landsraad.games.imperium.mechanisms.epic import features, rules, sheet
from landsraad.games.imperium.mechanisms.epic.shown import SHOWN
from landsraad.games.imperium.mechanisms.epic.words import KEY

MECHANISM = Mechanism(
    KEY,
    variant=Variant(KEY, rules.changes, rules.refuses),
    shown=SHOWN,
    features=features.FEATURES,
    sheet=sheet.SHEET,
)
