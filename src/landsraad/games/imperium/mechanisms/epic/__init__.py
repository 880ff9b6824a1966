"""The epic game: longer, with a stronger start."""
