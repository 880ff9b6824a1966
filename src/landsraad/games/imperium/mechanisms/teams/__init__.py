"""Two teams of three: Commanders and their allies (IMP 60)."""
