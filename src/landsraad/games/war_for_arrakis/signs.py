"""Wormsign tokens: drawn facedown from the pool, turned up or discarded (WFA 8.1.2, WFA 8.2).

A token has its symbol from the moment it lies on the board. Nobody looks at it; what everybody may
conclude is that no token lies twice. So it is remembered what has turned up beside others.
"""

from __future__ import annotations

from landsraad.core.chance import Rng
from landsraad.games.war_for_arrakis.catalogue import DEEP, bits
from landsraad.games.war_for_arrakis.state import Shown, State
from landsraad.games.war_for_arrakis.terms import BURROWING, SAND, WORM, WORMSIGNS


def left(state: State) -> int:
    """How many tokens are in the pool."""
    return WORMSIGNS - state.wormsigns.bit_count()


def pool(state: State) -> list[int]:
    """How many tokens in the pool have each symbol."""
    counts = list(state.setup.content.wormsigns)
    worms, burrows = state.worm_signs.bit_count(), state.burrow_signs.bit_count()
    counts[SAND] -= state.wormsigns.bit_count() - worms - burrows
    counts[WORM] -= worms
    counts[BURROWING] -= burrows
    return counts


def draw(state: State, area: int) -> None:
    """A random token of the pool is laid in an area, facedown."""
    number = state.rng.below(left(state))
    for kind, count in enumerate(pool(state)):
        if number < count:
            lay(state, area, kind)
            return
        number -= count


def lay(state: State, area: int, kind: int) -> None:
    """A token with a symbol is laid in an area."""
    bit = 1 << area
    state.wormsigns |= bit
    if kind == WORM:
        state.worm_signs |= bit
    elif kind == BURROWING:
        state.burrow_signs |= bit


def symbol(state: State, area: int) -> int:
    """What the token in an area hides."""
    if state.worm_signs >> area & 1:
        return WORM
    return BURROWING if state.burrow_signs >> area & 1 else SAND


def lift(state: State, areas: int) -> None:
    """Tokens go back to the pool without being looked at."""
    state.wormsigns &= ~areas
    state.worm_signs &= ~areas
    state.burrow_signs &= ~areas
    state.shown = [
        shown._replace(others=shown.others & ~areas)
        for shown in state.shown
        if shown.others & ~areas
    ]


def turn_up(state: State, area: int) -> int:
    """The token in an area is shown and goes back to the pool; returns its symbol."""
    kind = symbol(state, area)
    bit = 1 << area
    state.shown = [
        shown._replace(same=shown.same + (shown.kind == kind)) if shown.others & bit else shown
        for shown in state.shown
    ]
    lift(state, bit)
    if state.wormsigns:
        state.shown.append(Shown(kind, state.wormsigns))
    state.news = True
    return kind


def turn_up_all(state: State) -> list[tuple[int, int]]:
    """All tokens are shown and go back to the pool; returns the areas with their symbols."""
    found = [(area, symbol(state, area)) for area in bits(state.wormsigns)]
    if found:
        lift(state, state.wormsigns)
        state.news = True
    return found


def rises(area: int, kind: int) -> bool:
    """Whether a symbol brings a sandworm in an area (WFA 8.2.2)."""
    return kind == WORM or (kind == BURROWING and bool(DEEP >> area & 1))


# --- what nobody knows


def deal(state: State, rng: Rng) -> None:
    """Symbols for the tokens on the board as likely as they are for all who have seen the game."""
    lying = bits(state.wormsigns)
    if not lying:
        return
    counts = state.setup.content.wormsigns
    while True:
        every = [kind for kind, count in enumerate(counts) for _ in range(count)]
        rng.shuffle(every)
        state.worm_signs = state.burrow_signs = 0
        for area, kind in zip(lying, every, strict=False):
            lay(state, area, kind)
        if all(_likely(state, shown, rng) for shown in state.shown):
            return


def _likely(state: State, shown: Shown, rng: Rng) -> bool:
    """Whether the token that turned up could be had beside what lies there, by its chance."""
    alike = (state.wormsigns & ~(state.worm_signs | state.burrow_signs), state.worm_signs,
             state.burrow_signs)[shown.kind]  # fmt: skip
    chances = state.setup.content.wormsigns[shown.kind] - shown.same
    return rng.below(chances) >= (alike & shown.others).bit_count()
