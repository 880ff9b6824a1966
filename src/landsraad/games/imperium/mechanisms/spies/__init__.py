"""Spies on observation posts."""
