"""The components of the box, by kind."""
