"""A plain evaluation (first version)."""

from landsraad.games.dawn_of_the_fremen.deeds import sietches
from landsraad.games.dawn_of_the_fremen.state import State


def evaluate(state: State, seat: int) -> float:
    """Simple."""
    return 10.0 * sietches(state, seat) + state.owner.count(seat)
