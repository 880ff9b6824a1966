"""Factions shared by two: three and four players, and two against an automaton."""
