"""The tokens that a leader has taken from the influence tracks."""

from landsraad.games.imperium.engine.plug import Mechanism, has
from landsraad.games.imperium.mechanisms.snoopers import chronicle, position, rules
from landsraad.games.imperium.mechanisms.snoopers.shown import SHOWN
from landsraad.games.imperium.mechanisms.snoopers.state import KEY, Snoopers
from landsraad.games.imperium.mechanisms.snoopers.words import Snoops

MECHANISM = Mechanism(
    KEY,
    house=Snoopers,
    led_by=has(Snoops),
    moments={"influence_reached": rules.snoop},
    shown=SHOWN,
    events=chronicle.EVENTS,
    described=position.DESCRIBED,
)
