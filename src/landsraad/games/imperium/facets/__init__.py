"""What else is said of a position: texts, views, refusals, features."""
