"""Effects as values: the words that the sets are written with."""
