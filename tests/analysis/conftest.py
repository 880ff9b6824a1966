"""A toy game for the tests of analysis."""

from bots.toy import toy

__all__ = ["toy"]
