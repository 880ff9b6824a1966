"""What is asked about battle icons."""

from typing import Final

from landsraad.core.decisions import Ask

TURN_DOWN: Final = Ask("turn_down", "Turn which of your cards face down?", "IMP 41.3.4")
