"""Navigation cards."""
