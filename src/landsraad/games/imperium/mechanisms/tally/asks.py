"""Questions about cards."""

from typing import Final

from landsraad.core.decisions import Ask

TRASH: Final = Ask("trash_of", "Trash which card?", "IMP 3.4.1")
KEEP: Final = Ask("fighters_draw", "Draw which of the top three cards of your deck?", "IMP 46.1.12")
DROP: Final = Ask("fighters_discard", "Discard which of the other two?", "IMP 46.1.12")
