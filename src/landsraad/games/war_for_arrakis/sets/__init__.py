"""The sets: the base box."""
