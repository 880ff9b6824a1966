"""Questions about a tile that is set aside."""

from typing import Final

from landsraad.core.decisions import Ask

PROJECT: Final = Ask("project", "Set which tech tile aside?", "IMP 34.4.1")
