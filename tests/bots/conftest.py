"""A toy game for the tests of bots."""

from bots.toy import toy

__all__ = ["toy"]
