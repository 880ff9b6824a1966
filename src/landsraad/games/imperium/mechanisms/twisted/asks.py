"""Questions about intrigue cards that change hands or are trashed."""

from typing import Final

from landsraad.core.decisions import Ask

SCRAP: Final = Ask("scrap", "Trash which intrigue card?", "IMP 31.3.1")
HAND_OVER: Final = Ask("hand_over", "Give away which intrigue card?", "IMP 33.3.5")
TAKER: Final = Ask("taker", "Who receives the intrigue card?", "IMP 33.3.5")
PEEK: Final = Ask(
    "peek", "The top card of your deck is {source}. What becomes of it?", "IMP 33.3.3"
)
