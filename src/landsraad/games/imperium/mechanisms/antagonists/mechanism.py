"""Rivals with cards of their own, and the ways to play with them (IMP 50)."""

from landsraad.games.imperium.engine.plug import Mechanism
from landsraad.games.imperium.mechanisms.antagonists import audit, chronicle, features, rules, sheet
from landsraad.games.imperium.mechanisms.antagonists.shown import SHOWN
from landsraad.games.imperium.mechanisms.antagonists.words import KEY

MECHANISM = Mechanism(
    KEY,
    moments={"turn_ended": rules.turn_ended, "rewards": rules.rewards},
    audit=audit.AUDIT,
    shown=SHOWN,
    events=chronicle.EVENTS,
    features=features.FEATURES,
    sheet=sheet.SHEET,
)
VARIANTS = tuple(Mechanism(one.key, variant=one) for one in rules.VARIANTS)
