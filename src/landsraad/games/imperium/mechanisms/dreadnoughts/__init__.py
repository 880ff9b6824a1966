"""Dreadnoughts."""
