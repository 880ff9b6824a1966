"""The six secret objectives: scores of the three markers. They are our own stand-ins."""

OBJECTIVES = ((8, 7, 5), (8, 5, 7), (7, 8, 5), (5, 8, 7), (7, 5, 8), (5, 7, 8))
"""Kwisatz Haderach, Sand Dwellers, Jihad."""
