"""The servers of the other tests."""

from table.conftest import light

__all__ = ["light"]
