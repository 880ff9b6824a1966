"""All games, registered by importing this: Python has one thread do it, and the others wait."""

from landsraad.games import register_all

register_all()
