"""The key of the mechanism."""

from typing import Final

KEY: Final = "antagonists"
