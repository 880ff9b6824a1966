"""What has happened on a turn, and what is granted for it."""
