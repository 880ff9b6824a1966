"""Tech tiles: stacks, buying, negotiators, and what tiles do for their owners (IMP 23)."""

from __future__ import annotations

from typing import Final

from landsraad.core.decisions import Option
from landsraad.games.imperium.engine import deeds
from landsraad.games.imperium.engine.boxes import Item, items
from landsraad.games.imperium.engine.catalogue import LEADERS
from landsraad.games.imperium.engine.conditions import counts
from landsraad.games.imperium.engine.holdings import own_turn, remember_top
from landsraad.games.imperium.engine.loop import answers, ask, ask_or_take, on_turn, steps
from landsraad.games.imperium.engine.options import DECLINE, Number, Take, numbers, take
from landsraad.games.imperium.engine.resolve import trashes
from landsraad.games.imperium.engine.reveal import use_box
from landsraad.games.imperium.engine.state import NOBODY, Resolve, State, Step
from landsraad.games.imperium.facets.offer import PLAIN, costs, may, possible, trash_costs, waits
from landsraad.games.imperium.language.abilities import given_on
from landsraad.games.imperium.language.cards import Signet, TrashSelf
from landsraad.games.imperium.language.gains import Gain
from landsraad.games.imperium.language.moments import Moment
from landsraad.games.imperium.language.structure import Pay
from landsraad.games.imperium.language.terms import RESOURCE_NAMES, SOLARI, SPICE, Resource
from landsraad.games.imperium.language.words import NAMES
from landsraad.games.imperium.mechanisms.project.state import project_of
from landsraad.games.imperium.mechanisms.tech import asks
from landsraad.games.imperium.mechanisms.tech.frames import Bargain, Currency
from landsraad.games.imperium.mechanisms.tech.market import open_tiles, project_in_doubt, tile_price
from landsraad.games.imperium.mechanisms.tech.options import GainFirst, OfTech, of_tech
from landsraad.games.imperium.mechanisms.tech.state import tech_of, tech_on
from landsraad.games.imperium.mechanisms.tech.tiles import (
    ALSO,
    FLIPS,
    FORESIGHT,
    ON_ACQUIRED,
    ON_ENDGAME,
    ON_INTRIGUE,
    ON_ROUND,
    REVEAL_BOXES,
    STANDING,
    TAKES_ALL,
    TECHS,
    USES,
    WIN_ITEMS,
    tech_tiles,
)
from landsraad.games.imperium.mechanisms.tech.words import (
    TILE,
    AcquireTech,
    Negotiate,
    Tiles,
    TrashOwnTile,
    Withheld,
)

STACKS: Final = 3


def build_stacks(state: State) -> None:
    """Shuffle the tiles into stacks of equal size; the last tile of each lies open."""
    tiles = tech_tiles(state.setup.selection)
    state.rng.shuffle(tiles)
    size, more = divmod(len(tiles), STACKS)
    piles: list[tuple[int, ...]] = []
    for stack in range(STACKS):
        count = size + (stack < more)
        piles.append(tuple(tiles[:count]))
        del tiles[:count]
    tech_on(state).stacks = tuple(piles)
    refresh(state)


def refresh(state: State) -> None:
    """IMP 28.4.3: while solo rivals may take no open tile, the largest stack loses its top."""
    if state.setup.seats != 1:
        return
    while any(tech_on(state).stacks) and not any(
        pile and TECHS[pile[-1]].hagal for pile in tech_on(state).stacks
    ):
        largest = max(tech_on(state).stacks, key=len)
        tile = remove_top(state, tech_on(state).stacks.index(largest))
        tech_on(state).trashed = (*tech_on(state).trashed, tile)
        deeds.emit(state, "tech_trashed", NOBODY, tile)


def remove_top(state: State, stack: int) -> int:
    """Take the open tile of a stack; the next one is turned up."""
    pile = tech_on(state).stacks[stack]
    rest = pile[:-1]
    tech_on(state).stacks = (
        *tech_on(state).stacks[:stack],
        rest,
        *tech_on(state).stacks[stack + 1 :],
    )
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
    if not options and not project_in_doubt(state, seat, effect):
        if seat >= state.setup.seats and state.setup.edition.between:
            deeds.emit(state, "no_tile", seat)
        return
    if seat >= state.setup.seats:
        # IMP 28.4.4: the dearest; of equal ones that of the topmost stack.
        options = (max(options, key=lambda option: TECHS[option.tile].cost),)
    if project_in_doubt(state, seat, effect):
        ask(state, frame, seat, asks.TECH, (*options, DECLINE), NAMES[source])
        return
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
    options = _offers(state, seat, frame.effect)
    return (*options, DECLINE) if project_in_doubt(state, seat, frame.effect) else options


@answers(AcquireTech)
def _acquire_tech_answer(state: State, frame: Resolve, option: Option) -> None:
    effect, seat = frame.effect, frame.seat
    assert isinstance(effect, AcquireTech)
    if option is DECLINE:
        return
    assert isinstance(option, OfTech)
    price = tile_price(state, seat, option.tile, effect.discount)
    if effect.paying is not None:
        state.stack.append(Currency(seat, option.tile, price))
    else:
        state.stack.append(Bargain(seat, option.tile, price, SPICE))


@steps(Currency)
def _currency(state: State, frame: Currency) -> None:
    """IMP 26.1.1: one tile is paid in spice or in solari, not in both."""
    player, price = state.players[frame.seat], frame.price
    options = tuple(
        take(RESOURCE_NAMES[resource], f"pay in {RESOURCE_NAMES[resource]}")
        for resource in (SPICE, SOLARI)
        if player.resources[resource] + tech_of(player).negotiators >= price
    )
    ask_or_take(state, frame, frame.seat, asks.CURRENCY, options, TECHS[frame.tile].name)


@answers(Currency)
def _currency_answer(state: State, frame: Currency, option: Take) -> None:
    resource = SOLARI if option.label == RESOURCE_NAMES[SOLARI] else SPICE
    state.stack.append(Bargain(frame.seat, frame.tile, frame.price, resource))


@steps(Bargain)
def _bargain(state: State, frame: Bargain) -> None:
    """IMP 23.2.4: any number of negotiators may be returned, as many as are needed at least."""
    seat, player = frame.seat, state.players[frame.seat]
    least = max(0, frame.price - player.resources[frame.resource])
    most = tech_of(player).negotiators
    if seat >= state.setup.seats:
        least = most = min(most, frame.price)  # IMP 28.4.5
    options = numbers("return", least, most)
    ask_or_take(state, frame, seat, asks.NEGOTIATORS, options, TECHS[frame.tile].name)


def bargained_for(state: State, seat: int) -> bool:
    """Whether a house has named the tile it had set aside, and only the price is open."""
    project = project_of(state.players[seat]).tile
    return any(
        frame.seat == seat and frame.tile == project
        for frame in state.stack
        if isinstance(frame, Currency | Bargain)
    )


@answers(Bargain)
def _bargain_answer(state: State, frame: Bargain, option: Number) -> None:
    seat, returned = frame.seat, option.amount
    player = state.players[seat]
    if returned:
        tech_of(player).negotiators -= returned
        player.supply += returned
        deeds.emit(state, "negotiators_home", seat, returned)
    price = frame.price - returned
    if price > 0:
        deeds.spend(state, seat, frame.resource, price)
    gain_tile(state, seat, frame.tile)


def gain_tile(state: State, seat: int, tile: int) -> None:
    """A tile comes to its owner, and gives what it gives when acquired."""
    player = state.players[seat]
    deeds.emit(state, "tech", seat, tile)
    if tile == project_of(player).tile:
        project_of(player).tile = NOBODY
        state.news = True
    else:
        remove_top(
            state, next(n for n, pile in enumerate(tech_on(state).stacks) if pile[-1:] == (tile,))
        )
    tech_of(player).tiles = (*tech_of(player).tiles, tile)
    if FORESIGHT[tile]:
        state.news = True  # The top card of the deck comes into sight.
    player.rules |= STANDING[tile]
    refresh(state)
    if seat >= state.setup.seats:
        state.stack.append(Step("rival_tile", seat, tile))
    bonus = ON_ACQUIRED[tile]
    if bonus is not None:
        deeds.push_box(state, bonus, seat, TECHS[tile].key)
    for handler in state.moments.component_gained:
        handler(state, seat, tile)
    also = ALSO[tile]
    if also is not None:
        deeds.push_effect(state, also, seat, TECHS[tile].key)


@steps(Negotiate)
def _negotiate(state: State, frame: Resolve) -> None:
    player = state.players[frame.seat]
    if player.supply:
        player.supply -= 1
        tech_of(player).negotiators += 1
        deeds.emit(state, "negotiator", frame.seat)


# --- using


def uses(state: State, seat: int) -> list[Option]:
    """The tiles whose ability a seat may use now (IMP 23.3.1)."""
    own = tech_of(state.players[seat])
    usable: list[Option] = []
    for tile in own.tiles:
        ability = USES[tile]
        if ability is None or own.flipped >> tile & 1:
            continue
        if possible(state, seat, ability, TECHS[tile].key):
            usable.append(_USES[tile])
    return usable


class UseTile(OfTech):
    """Use the ability of a tile."""


_USES: Final = tuple(UseTile("use", tile) for tile in range(len(TECHS)))


@on_turn(UseTile, last=asks.LAST_CHANCE)
def _use(state: State, seat: int, option: UseTile) -> None:
    use(state, seat, option.tile)


def use(state: State, seat: int, tile: int) -> None:
    """Use the ability of a tile; one with the flip icon is turned down until the next round."""
    ability = USES[tile]
    assert ability is not None
    deeds.emit(state, "use_tech", seat, tile)
    if FLIPS[tile]:
        tech_of(state.players[seat]).flipped |= 1 << tile
    deeds.push_effect(state, ability, seat, TECHS[tile].key)


@trashes(TILE)
def _trash_tile(state: State, frame: Resolve) -> None:
    trash_tile(state, frame.seat, state.setup.selection.keys("tech")[frame.source])


def trash_tile(state: State, seat: int, tile: int) -> None:
    """A tile leaves the game."""
    player = state.players[seat]
    if FORESIGHT[tile] and player.deck:
        remember_top(player)
    tech_of(player).tiles = tuple(own for own in tech_of(player).tiles if own != tile)
    tech_of(player).flipped &= ~(1 << tile)
    tech_on(state).trashed = (*tech_on(state).trashed, tile)
    deeds.emit(state, "tech_trashed", seat, tile)


def reveal_tiles(state: State, seat: int, bank: list[int]) -> None:
    """What a house's tiles give on its reveal turn."""
    for tile in tech_of(state.players[seat]).tiles:
        use_box(state, seat, REVEAL_BOXES[tile], bank)


def hold_gains(state: State, seat: int, bank: list[int]) -> None:
    """What a tile may take all of waits, so that its owner has the order (IMP 47.6.1)."""
    for tile in tech_of(state.players[seat]).tiles:
        for resource in TAKES_ALL[tile]:
            if amount := bank[resource]:
                bank[resource] = 0
                effect, key = Withheld(Gain(Resource(resource), amount)), TECHS[tile].key
                deeds.add_items(state, seat, [Item(effect, key, GainFirst(effect, key))])


@steps(Withheld)
def _withheld(state: State, frame: Resolve) -> None:
    assert isinstance(frame.effect, Withheld)
    deeds.gain(state, frame.seat, frame.effect.gain.resource, frame.effect.gain.amount)


waits(Withheld, PLAIN)


@steps("tech_moment")
def _tech_moment(state: State, frame: Step) -> None:
    """What tiles give to all who have them, in turn order: at round start, or in the endgame."""
    for seat in reversed(deeds.clockwise(state, state.first)):
        for tile in tech_of(state.players[seat]).tiles:
            effect = ON_ENDGAME[tile] if frame.value else ON_ROUND[tile]
            if effect is not None:
                deeds.push_effect(state, effect, seat, TECHS[tile].key)


# --- what is asked about tiles


@counts(Tiles)
def _tiles(state: State, seat: int, what: Tiles, source: str) -> int:
    return len(tech_of(state.players[seat]).tiles)


def _tile_to_buy(state: State, seat: int, effect: AcquireTech, source: str) -> bool:
    return bool(open_tiles(state, seat, effect)) or project_in_doubt(state, seat, effect)


def _troop_to_send(state: State, seat: int, effect: Negotiate, source: str) -> bool:
    return state.players[seat].supply > 0


def _own_tile(state: State, seat: int, cost: TrashSelf, source: str) -> bool:
    return state.setup.selection.keys("tech")[source] in tech_of(state.players[seat]).tiles


def _any_tile(state: State, seat: int, cost: TrashOwnTile, source: str) -> bool:
    return bool(tech_of(state.players[seat]).tiles)


waits(AcquireTech, may, possible=_tile_to_buy)
waits(Negotiate, may, possible=_troop_to_send)
trash_costs(TILE, _own_tile)
costs(TrashOwnTile, _any_tile)


def intrigue_came(state: State, seat: int, amount: int) -> None:
    """Intrigue cards drawn or stolen on one's own turn, for tiles that reward it (IMP 34.3.9)."""
    if seat < state.setup.seats and own_turn(state, seat):
        for tile in tech_of(state.players[seat]).tiles:
            effect = ON_INTRIGUE[tile]
            if effect is not None:
                state.stack.extend([Resolve(effect, seat, TECHS[tile].key)] * amount)


def round_begun(state: State) -> None:
    """Used tiles are ready again; with conflicts of level III rivals spend spice (IMP 28.4.2)."""
    for player in state.players:
        tech_of(player).flipped = 0
    for seat in range(state.setup.seats, len(state.players)):
        deeds.rival_spends(state, seat)


def dealt(state: State) -> None:
    """What tiles give at the start of a round."""
    state.stack.append(Step("tech_moment"))


def endgame_begun(state: State) -> None:
    """What tiles give in the endgame."""
    state.stack.append(Step("tech_moment", value=1))


def win_items(state: State, seat: int) -> list[Item]:
    """What tiles give for a win."""
    return [item for tile in tech_of(state.players[seat]).tiles for item in WIN_ITEMS[tile]]


@steps(TrashOwnTile)
def _trash_own_tile(state: State, frame: Resolve) -> None:
    tiles = tech_of(state.players[frame.seat]).tiles
    options = tuple(of_tech("dismantle", tile) for tile in tiles)
    ask_or_take(state, frame, frame.seat, asks.DISMANTLE, options, NAMES[frame.source])


@answers(TrashOwnTile)
def _trash_own_tile_answer(state: State, frame: Resolve, option: OfTech) -> None:
    trash_tile(state, frame.seat, option.tile)


@steps(Signet)
def _signet(state: State, frame: Resolve) -> None:
    """The signet ring used without its card; a rival pays for it if it can."""
    seat = frame.seat
    leader = LEADERS[state.players[seat].leader]
    if leader.signet is None:
        return
    if seat < state.setup.seats:
        deeds.add_items(state, seat, items(leader.signet, leader.key))
    elif not isinstance(leader.signet, Pay) or possible(state, seat, leader.signet, ""):
        deeds.push_effect(state, leader.signet, seat, leader.key)


def tiles_at(state: State, seat: int, moment: Moment) -> list[Item]:
    """What the tiles of a house give at a moment of another mechanism."""
    return [
        found
        for tile in tech_of(state.players[seat]).tiles
        for found in items(given_on(moment, TECHS[tile].abilities), TECHS[tile].key)
    ]
