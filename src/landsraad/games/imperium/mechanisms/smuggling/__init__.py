"""A leader's own maker space, and the bonus spice smuggled in and out of it (IMP 32.1.4)."""
