"""The Ixian Embassy: where tech tiles are bought without the Ix board (IMP 34.1.4)."""
