"""House Hagal and the solo rivals: automata that take no seat."""
