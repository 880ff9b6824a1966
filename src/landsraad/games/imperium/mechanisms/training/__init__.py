"""A leader's training track."""
