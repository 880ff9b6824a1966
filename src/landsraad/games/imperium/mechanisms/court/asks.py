"""What is asked about prices of choice."""

from typing import Final

from landsraad.core.decisions import Ask

PRICE: Final = Ask("toll", "Do you pay more for what the space gives?", "IMP 38.2.1")
