"""How much of a siege is run: little in ``make test``, all of it in ``make siege``."""

import os

SIEGE = bool(os.environ.get("LANDSRAAD_SIEGE"))


def size(small: int, full: int) -> int:
    return full if SIEGE else small
