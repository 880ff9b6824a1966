"""A toy game for the tests of the arena."""

from bots.toy import toy

__all__ = ["toy"]
