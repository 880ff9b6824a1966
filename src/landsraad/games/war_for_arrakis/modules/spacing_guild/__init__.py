"""The Spacing Guild expansion."""
