"""The twisted intrigue cards on the table (IMP 32.1.7)."""
