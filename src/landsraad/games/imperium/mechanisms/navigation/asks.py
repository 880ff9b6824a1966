"""Questions about navigation cards."""

from typing import Final

from landsraad.core.decisions import Ask

COURSE: Final = Ask("course", "Which navigation card goes into slot {source}?", "IMP 32.2.2")
