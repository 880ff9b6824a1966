"""Spaces with rules of their own: the council again, a price that falls, prices of choice."""
