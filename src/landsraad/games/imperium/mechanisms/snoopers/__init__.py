"""The tokens that a leader has taken from the influence tracks."""
