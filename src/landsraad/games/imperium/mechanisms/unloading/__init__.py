"""Cards that give their reveal box when they are discarded or trashed (IMP 24.1.2)."""
