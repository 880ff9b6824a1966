"""Questions about a card for the second turn."""

from typing import Final

from landsraad.core.decisions import Ask

SET_AHEAD: Final = Ask("set_ahead", "Set aside which card for your second turn?", "IMP 25.1.2")
