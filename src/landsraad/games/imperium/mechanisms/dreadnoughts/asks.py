"""Questions about dreadnoughts."""

from typing import Final

from landsraad.core.decisions import Ask

DEPLOY_UNITS: Final = Ask("deploy_units", "Deploy which units?", "IMP 21.2.1")
RETREAT_UNITS: Final = Ask("retreat_units", "Which unit retreats?", "IMP 21.1.3")
ROUT: Final = Ask("rout", "Drive which enemy unit back?", "IMP 26.1.4")
STATION: Final = Ask("station", "Which space does your dreadnought take?", "IMP 21.4.1")
