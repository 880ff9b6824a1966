"""Tech tiles: stacks, buying, negotiators, and what tiles do for their owners (IMP 23)."""

from __future__ import annotations

from typing import Final

from landsraad.core.decisions import Option
from landsraad.games.imperium import asks, deeds
from landsraad.games.imperium.catalogue import NAMES, TECH, TECHS, tech_tiles
from landsraad.games.imperium.effects import AcquireTech, Negotiate, TrashTile
from landsraad.games.imperium.engine import answers, ask_or_take, steps
from landsraad.games.imperium.holdings import remember_top
from landsraad.games.imperium.market import open_tiles, tile_price
from landsraad.games.imperium.offer import possible
from landsraad.games.imperium.options import (
    Number,
    OfTech,
    Take,
    numbers,
    of_tech,
    take,
)
from landsraad.games.imperium.state import NOBODY, Resolve, State, Step
from landsraad.games.imperium.terms import RESOURCE_NAMES, SOLARI, SPICE

STACKS: Final = 3


def build_stacks(state: State) -> None:
    """Shuffle the tiles into stacks of equal size; the last tile of each lies open."""
    tiles = tech_tiles(state.setup.sets)
    state.rng.shuffle(tiles)
    size, more = divmod(len(tiles), STACKS)
    piles: list[tuple[int, ...]] = []
    for stack in range(STACKS):
        count = size + (stack < more)
        piles.append(tuple(tiles[:count]))
        del tiles[:count]
    state.tech = tuple(piles)
    refresh(state)


def refresh(state: State) -> None:
    """IMP 28.4.3: while solo rivals may take no open tile, the largest stack loses its top."""
    if state.setup.seats != 1:
        return
    while any(state.tech) and not any(pile and TECHS[pile[-1]].hagal for pile in state.tech):
        largest = max(state.tech, key=len)
        tile = remove_top(state, state.tech.index(largest))
        state.tech_trashed = (*state.tech_trashed, tile)
        deeds.emit(state, "tech_trashed", NOBODY, tile)


def remove_top(state: State, stack: int) -> int:
    """Take the open tile of a stack; the next one is turned up."""
    pile = state.tech[stack]
    rest = pile[:-1]
    state.tech = (*state.tech[:stack], rest, *state.tech[stack + 1 :])
    if rest:
        state.news = True
        deeds.emit(state, "tech_up", NOBODY, rest[-1])
    return pile[-1]


# --- buying


@steps(AcquireTech)
def _acquire_tech(state: State, frame: Resolve) -> None:
    effect, seat, source = frame.effect, frame.seat, frame.source
    assert isinstance(effect, AcquireTech)
    options = _offers(state, seat, effect)
    if not options:
        return
    if seat >= state.setup.seats:
        # IMP 28.4.4: the dearest; of equal ones that of the topmost stack.
        options = (max(options, key=lambda option: TECHS[option.tile].cost),)
    ask_or_take(state, frame, seat, asks.TECH, options, NAMES[source])


def _offers(state: State, seat: int, effect: AcquireTech) -> tuple[OfTech, ...]:
    return tuple(
        of_tech("tech", tile, tile_price(state, seat, tile, effect.discount))
        for tile in open_tiles(state, seat, effect)
    )


def tile_options(state: State, seat: int) -> tuple[Option, ...]:
    """The tiles among which a seat is being asked to choose."""
    frame = state.stack[-1]
    assert isinstance(frame, Resolve)
    assert isinstance(frame.effect, AcquireTech)
    return _offers(state, seat, frame.effect)


@answers(AcquireTech)
def _acquire_tech_answer(state: State, frame: Resolve, option: OfTech) -> None:
    effect, seat = frame.effect, frame.seat
    assert isinstance(effect, AcquireTech)
    bargain = option.tile << 8 | tile_price(state, seat, option.tile, effect.discount)
    state.stack.append(Step("tech_currency" if effect.solari else "tech_price", seat, bargain))


@steps("tech_currency")
def _currency(state: State, frame: Step) -> None:
    """IMP 26.1.1: one tile is paid in spice or in solari, not in both."""
    player, price = state.players[frame.seat], frame.value & 127
    options = tuple(
        take(RESOURCE_NAMES[resource], f"pay in {RESOURCE_NAMES[resource]}")
        for resource in (SPICE, SOLARI)
        if player.resources[resource] + player.ix.negotiators >= price
    )
    source = TECHS[frame.value >> 8].name
    ask_or_take(state, frame, frame.seat, asks.CURRENCY, options, source)


@answers("tech_currency")
def _currency_answer(state: State, frame: Step, option: Take) -> None:
    in_solari = option.label == RESOURCE_NAMES[SOLARI]
    state.stack.append(Step("tech_price", frame.seat, frame.value | in_solari << 7))


@steps("tech_price")
def _tech_price(state: State, frame: Step) -> None:
    """IMP 23.2.4: any number of negotiators may be returned, as many as are needed at least."""
    seat, player, price = frame.seat, state.players[frame.seat], frame.value & 127
    purse = player.resources[_currency_of(frame)]
    least, most = max(0, price - purse), player.ix.negotiators
    if seat >= state.setup.seats:
        least = most = min(most, price)  # IMP 28.4.5
    options = numbers("return", least, most)
    ask_or_take(state, frame, seat, asks.NEGOTIATORS, options, TECHS[frame.value >> 8].name)


def bargained_for(state: State, seat: int) -> bool:
    """Whether a house has named the tile it had set aside, and only the price is open."""
    project = state.players[seat].bl.project
    steps = (frame for frame in state.stack if isinstance(frame, Step) and frame.seat == seat)
    return any(step.name in _BARGAINS and step.value >> 8 == project for step in steps)


_BARGAINS: Final = ("tech_currency", "tech_price")


def _currency_of(frame: Step) -> int:
    return SOLARI if frame.value >> 7 & 1 else SPICE


@answers("tech_price")
def _tech_price_answer(state: State, frame: Step, option: Number) -> None:
    seat, tile = frame.seat, frame.value >> 8
    player, returned = state.players[seat], option.amount
    if returned:
        player.ix.negotiators -= returned
        player.supply += returned
        deeds.emit(state, "negotiators_home", seat, returned)
    price = (frame.value & 127) - returned
    if price > 0:
        deeds.spend(state, seat, _currency_of(frame), price)
    gain_tile(state, seat, tile)


def gain_tile(state: State, seat: int, tile: int) -> None:
    """A tile comes to its owner, and gives what it gives when acquired."""
    player = state.players[seat]
    deeds.emit(state, "tech", seat, tile)
    if tile == player.bl.project:
        player.bl.project = NOBODY
        state.news = True
    else:
        remove_top(state, next(n for n, pile in enumerate(state.tech) if pile[-1:] == (tile,)))
    player.ix.tech = (*player.ix.tech, tile)
    player.rules |= TECHS[tile].standing
    refresh(state)
    if seat >= state.setup.seats:
        state.stack.append(Step("rival_tile", seat, tile))
    bonus = TECHS[tile].acquire
    if bonus is not None:
        deeds.push_box(state, bonus, seat, TECHS[tile].key)


@steps(Negotiate)
def _negotiate(state: State, frame: Resolve) -> None:
    player = state.players[frame.seat]
    if player.supply:
        player.supply -= 1
        player.ix.negotiators += 1
        deeds.emit(state, "negotiator", frame.seat)


# --- using


def uses(state: State, seat: int) -> list[Option]:
    """The tiles whose ability a seat may use now (IMP 23.3.1)."""
    player = state.players[seat]
    return [
        of_tech("use", tile)
        for tile in player.ix.tech
        if not player.ix.flipped >> tile & 1
        and (ability := TECHS[tile].ability) is not None
        and possible(state, seat, ability, TECHS[tile].key)
    ]


def use(state: State, seat: int, tile: int) -> None:
    """Use the ability of a tile; one with the flip icon is turned down until the next round."""
    ability = TECHS[tile].ability
    assert ability is not None
    deeds.emit(state, "use_tech", seat, tile)
    if TECHS[tile].flip:
        state.players[seat].ix.flipped |= 1 << tile
    deeds.push_effect(state, ability, seat, TECHS[tile].key)


@steps(TrashTile)
def _trash_tile(state: State, frame: Resolve) -> None:
    trash_tile(state, frame.seat, TECH[frame.source])


def trash_tile(state: State, seat: int, tile: int) -> None:
    """A tile leaves the game."""
    player = state.players[seat]
    if TECHS[tile].foresight and player.deck:
        remember_top(player)
    player.ix.tech = tuple(own for own in player.ix.tech if own != tile)
    player.ix.flipped &= ~(1 << tile)
    state.tech_trashed = (*state.tech_trashed, tile)
    deeds.emit(state, "tech_trashed", seat, tile)


@steps("tech_moment")
def _tech_moment(state: State, frame: Step) -> None:
    """What tiles give to all who have them, in turn order: at round start, or in the endgame."""
    for seat in reversed(deeds.clockwise(state, state.first)):
        for tile in state.players[seat].ix.tech:
            effect = TECHS[tile].endgame if frame.value else TECHS[tile].round_start
            if effect is not None:
                deeds.push_effect(state, effect, seat, TECHS[tile].key)


def has_tiebreak(state: State, seat: int) -> bool:
    """Whether a tile wins its owner a tie of scores (IMP 26.3.2)."""
    return any(TECHS[tile].tiebreak for tile in state.players[seat].ix.tech)
