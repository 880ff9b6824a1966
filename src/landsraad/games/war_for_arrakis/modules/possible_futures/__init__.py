"""The seven possible futures."""
