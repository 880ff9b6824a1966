"""Tech tiles."""
