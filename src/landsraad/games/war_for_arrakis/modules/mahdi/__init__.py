"""Mahdi: the Harkonnens played by an automaton, against one player or two partners."""
