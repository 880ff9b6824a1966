"""Rivals with cards of their own, and the ways to play with them."""
