"""What the cards of some sets ask about the turn that is being played."""

from landsraad.games.imperium.engine.plug import Mechanism
from landsraad.games.imperium.mechanisms.ledger import (
    answers,
    audit,
    features,
    position,
    rules,
    worth,
)
from landsraad.games.imperium.mechanisms.ledger.shown import SHOWN
from landsraad.games.imperium.mechanisms.ledger.state import KEY, Ledger

MECHANISM = Mechanism(
    KEY,
    rules=answers,
    house=Ledger,
    moments={
        "gained": rules.tally,
        "trashed": rules.note_trash,
        "arrivals": rules.arrivals,
        "turn_ended": rules.end_turn,
        "revealed": rules.note_swords,
        "swords_given": rules.note_gift_of_swords,
        "troops_moved": rules.troops_moved,
        "win_items": rules.win_items,
    },
    shown=SHOWN,
    audit=audit.AUDIT,
    worth=worth.WORTH,
    features=features.FEATURES,
    described=position.DESCRIBED,
)
