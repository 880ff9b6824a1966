"""Cards of the intrigue deck that a seat knows, at its top or at its bottom."""

from landsraad.games.imperium.engine.plug import Deal, Mechanism
from landsraad.games.imperium.mechanisms.intelligence import asks, rules
from landsraad.games.imperium.mechanisms.intelligence.shown import SHOWN

MECHANISM = Mechanism(
    "intelligence",
    rules=rules,
    shown=SHOWN,
    deal=Deal(reoffers={"bury": rules.bury_again, "keep": rules.keep_again}),
    asks=asks,
)
