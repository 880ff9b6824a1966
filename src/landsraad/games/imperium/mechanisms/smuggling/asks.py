"""Questions about smuggled spice."""

from typing import Final

from landsraad.core.decisions import Ask

SMUGGLE: Final = Ask("smuggle", "Take 1 bonus spice from which space?", "IMP 32.1.6")
