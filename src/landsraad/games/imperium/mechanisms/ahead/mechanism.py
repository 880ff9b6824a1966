"""The card that a leader sets aside for the second turn of a round (IMP 25.1.2)."""

from landsraad.games.imperium.engine.plug import Mechanism, has
from landsraad.games.imperium.mechanisms.ahead import asks, chronicle, knowledge, position, rules
from landsraad.games.imperium.mechanisms.ahead.shown import SHOWN
from landsraad.games.imperium.mechanisms.ahead.state import KEY, Ahead
from landsraad.games.imperium.mechanisms.ahead.words import PlansAhead

MECHANISM = Mechanism(
    KEY,
    house=Ahead,
    led_by=has(PlansAhead),
    moments={
        "dealt": rules.dealt,
        "turn_begun": rules.come_back,
        "arrivals": rules.arrivals,
        "reveal_begun": rules.join_hand,
    },
    shown=SHOWN,
    events=chronicle.EVENTS,
    deal=knowledge.DEAL,
    described=position.DESCRIBED,
    asks=asks,
)
