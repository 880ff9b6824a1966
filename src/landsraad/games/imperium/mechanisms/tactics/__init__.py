"""The token on a leader's track (IMP 32.1.1)."""
