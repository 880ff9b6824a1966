"""What solo rivals do with their tech tiles (IMP 28.5)."""

from __future__ import annotations

from landsraad.games.imperium import deeds, tech
from landsraad.games.imperium.catalogue import TECHS
from landsraad.games.imperium.effects import (
    Discard,
    Effect,
    Gain,
    GainVp,
    Pay,
    Recruit,
    Seq,
    ThisTurn,
    TrashTile,
)
from landsraad.games.imperium.engine import steps
from landsraad.games.imperium.state import State, Step


def _flip(state: State, seat: int, tile: int) -> None:
    state.players[seat].ix.flipped |= 1 << tile
    deeds.emit(state, "use_tech", seat, tile)


def _ready(state: State, seat: int) -> list[tuple[int, Effect]]:
    """The tiles of a rival with an ability that is not used up."""
    player = state.players[seat]
    return [
        (tile, ability)
        for tile in player.ix.tech
        if (ability := TECHS[tile].ability) is not None and not player.ix.flipped >> tile & 1
    ]


@steps("rival_tiles")
def _rival_tiles(state: State, frame: Step) -> None:
    use_early(state, frame.seat)


@steps("rival_tile")
def _rival_tile(state: State, frame: Step) -> None:
    """IMP 28.5.7: a tile may be of use at once when it is acquired."""
    use_early(state, frame.seat)


def use_early(state: State, seat: int) -> None:
    """Abilities used at the first chance: free recruits, and points that spice and the tile buy."""
    for tile, ability in _ready(state, seat):
        if isinstance(ability, Recruit):
            _flip(state, seat, tile)
            deeds.recruit(state, seat, ability.amount)
        elif isinstance(ability, Pay) and isinstance(ability.reward, GainVp):
            _buy_point(state, seat, tile, ability.cost, ability.reward.amount)


def _buy_point(state: State, seat: int, tile: int, cost: Effect, points: int) -> None:
    parts = cost.steps if isinstance(cost, Seq) else (cost,)
    prices = [part for part in parts if isinstance(part, Gain)]
    held = state.players[seat].resources
    if TrashTile() in parts and all(held[price.resource] >= price.amount for price in prices):
        for price in prices:
            deeds.spend(state, seat, price.resource, price.amount)
        tech.trash_tile(state, seat, tile)
        deeds.score(state, seat, points)


def use_at_combat(state: State, seat: int) -> None:
    """IMP 28.5.3: recruits for solari, on a combat space and if all of them are in the supply."""
    player = state.players[seat]
    for tile, ability in _ready(state, seat):
        if isinstance(ability, Pay) and isinstance(ability.reward, Recruit):
            cost, amount = ability.cost, ability.reward.amount
            assert isinstance(cost, Gain)
            if player.resources[cost.resource] >= cost.amount and player.supply >= amount:
                _flip(state, seat, tile)
                deeds.spend(state, seat, cost.resource, cost.amount)
                deeds.recruit(state, seat, amount)


def pass_agents(state: State, seat: int, space: int) -> bool:
    """IMP 28.5.5: a tile lets the agent past enemies, without the discard it asks of players."""
    if state.agents[space] >> 2 * seat & 3:
        return False
    for tile, ability in _ready(state, seat):
        if isinstance(ability, Pay) and isinstance(ability.reward, ThisTurn):
            assert isinstance(ability.cost, Discard)
            _flip(state, seat, tile)
            return True
    return False
