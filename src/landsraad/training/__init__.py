"""Learning the evaluation of a game by playing it: temporal differences from self-play."""

# First of all: it says how many threads numpy may take.
from landsraad.bots import network as network
