"""Questions about intrigue cards that are buried or kept."""

from typing import Final

from landsraad.core.decisions import Ask

BURY: Final = Ask("bury", "Put which card under the intrigue deck?", "IMP 24.1.5")
KEEP: Final = Ask("keep", "Keep which of the two intrigue cards?", "IMP 25.1.9")
