"""The card that a leader sets aside for the second turn of a round (IMP 25.1.2)."""
