"""``python -m landsraad`` is the command."""

import sys

from landsraad.cli.main import main

sys.exit(main())
