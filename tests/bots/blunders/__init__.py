"""Positions with an obviously right choice, a table for each game."""
