"""A leader's own space, and smuggling."""

from landsraad.games.imperium.engine.plug import Mechanism
from landsraad.games.imperium.mechanisms.smuggling import (
    asks,
    chronicle,
    features,
    refusals,
    rules,
    sheet,
)

MECHANISM = Mechanism(
    "smuggling",
    moments={"leader_set": rules.open_space, "arrived": rules.pay_host},
    events=chronicle.EVENTS,
    features=features.FEATURES,
    refusals=refusals.REFUSALS,
    sheet=sheet.SHEET,
    asks=asks,
)
