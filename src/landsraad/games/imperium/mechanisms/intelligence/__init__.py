"""Cards of the intrigue deck that a seat knows."""
