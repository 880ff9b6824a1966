"""Questions about the shipping track."""

from typing import Final

from landsraad.core.decisions import Ask

FREIGHTER: Final = Ask("freighter", "Advance your freighter, or recall it?", "IMP 22.1.1")
