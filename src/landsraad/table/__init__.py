"""The web table: lobby, seats, live updates, storage."""
