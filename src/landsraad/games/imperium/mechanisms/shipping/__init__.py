"""The shipping track."""
