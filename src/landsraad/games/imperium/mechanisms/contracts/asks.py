"""What is asked about contracts."""

from typing import Final

from landsraad.core.decisions import Ask

TAKE: Final = Ask("contract", "Take which contract?", "IMP 42.2.1")
COMPLETE: Final = Ask("complete", "Complete which of your contracts?", "IMP 42.3.1")
FIRST: Final = Ask("first_contract", "Start with which contract?", "IMP 48.3.1")
