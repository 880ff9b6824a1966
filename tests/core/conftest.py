"""A toy game for the tests of the core."""

from bots.toy import toy

__all__ = ["toy"]
