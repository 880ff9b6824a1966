"""What is asked about spies."""

from typing import Final

from landsraad.core.decisions import Ask

PLACE: Final = Ask("place_spy", "Put a spy on which post?", "IMP 39.2.1")
FREE: Final = Ask(
    "free_spy", "You have no spy in your supply. Take one back to place it elsewhere?", "IMP 39.2.3"
)
RECALL: Final = Ask("recall_spy", "Recall which of your spies?", "IMP 39.3.1")
INFILTRATE: Final = Ask("infiltrate", "Recall which spy to infiltrate?", "IMP 39.5.1")
GATHER: Final = Ask("gather", "Recall a spy to gather intelligence and draw a card?", "IMP 39.6.1")
MOVE: Final = Ask("move_spy", "Where does the spy go?", "IMP 39.2.6")
