"""A leader with memories and two sides."""
