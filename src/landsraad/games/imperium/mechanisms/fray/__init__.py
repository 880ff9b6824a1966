"""Agents that fight in the conflict themselves (IMP 32.1.3)."""
