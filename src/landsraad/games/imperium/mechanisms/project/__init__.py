"""The tech tile that a leader has set aside (IMP 34.4.1)."""
