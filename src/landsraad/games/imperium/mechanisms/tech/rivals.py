"""What solo rivals do with their tech tiles (IMP 28.5)."""

from __future__ import annotations

from typing import Final

from landsraad.games.imperium.engine import deeds
from landsraad.games.imperium.engine.loop import steps
from landsraad.games.imperium.engine.state import State, Step
from landsraad.games.imperium.language.abilities import REVEALS
from landsraad.games.imperium.language.cards import Discard, TrashSelf
from landsraad.games.imperium.language.gains import Gain, GainVp, Recruit
from landsraad.games.imperium.language.order import Then
from landsraad.games.imperium.language.structure import Pay, Seq, ThisTurn, When, this_turn
from landsraad.games.imperium.language.terms import Rule
from landsraad.games.imperium.language.values import Effect
from landsraad.games.imperium.mechanisms.ledger.words import command
from landsraad.games.imperium.mechanisms.tech import rules as tech
from landsraad.games.imperium.mechanisms.tech.state import tech_of
from landsraad.games.imperium.mechanisms.tech.tiles import TECHS, USES, given
from landsraad.games.imperium.mechanisms.tech.words import TILE

ON_REVEAL: Final = given(REVEALS)


def _flip(state: State, seat: int, tile: int) -> None:
    tech_of(state.players[seat]).flipped |= 1 << tile
    deeds.emit(state, "use_tech", seat, tile)


def _ready(state: State, seat: int) -> list[tuple[int, Effect]]:
    """The tiles of a rival with an ability that is not used up."""
    own = tech_of(state.players[seat])
    if not own.tiles:
        return []
    return [
        (tile, ability)
        for tile in own.tiles
        if (ability := USES[tile]) is not None and not own.flipped >> tile & 1
    ]


def begin(state: State, seat: int) -> None:
    """What a rival can use at once is used first, and what is left once the agent is sent."""
    state.stack.append(Step("rival_reveal", seat))
    if tech_of(state.players[seat]).tiles:
        state.stack.append(Step("rival_tiles", seat))
        use_early(state, seat)


def drop_in(state: State, seat: int) -> bool:
    """IMP 35.3.5: a tile with the combat icon serves the first agent without a combat space."""
    for tile, ability in _ready(state, seat):
        if isinstance(ability, When) and ability.then == this_turn(Rule.COMBAT):
            _flip(state, seat, tile)
            return True
    return False


@steps("rival_reveal")
def _rival_reveal(state: State, frame: Step) -> None:
    """IMP 35.3.4, IMP 51.3.4: after its last agent a rival has what tiles give on reveal turns."""
    rival = state.players[frame.seat]
    if rival.agents:
        return
    own = tech_of(rival)
    for tile in own.tiles:
        if own.flipped >> tile & 1:
            continue
        if state.setup.edition.between and not rival.swordmaster:
            own.flipped |= 1 << tile  # A third agent may still come, and a later last turn.
        effect = ON_REVEAL[tile]
        if isinstance(effect, When) and effect.condition == command():
            deeds.push_effect(state, effect.then, frame.seat, TECHS[tile].key)
        elif isinstance(effect, Seq):
            deeds.push_effect(state, effect, frame.seat, TECHS[tile].key)


@steps("rival_tiles")
def _rival_tiles(state: State, frame: Step) -> None:
    use_early(state, frame.seat)


@steps("rival_tile")
def _rival_tile(state: State, frame: Step) -> None:
    """IMP 28.5.7: a tile may be of use at once when it is acquired."""
    use_early(state, frame.seat)


def use_early(state: State, seat: int) -> None:
    """Abilities used at the first chance: free recruits, free solari (IMP 51.3.5), and points that
    spice and the tile buy."""
    for tile, ability in _ready(state, seat):
        if isinstance(ability, Recruit):
            _flip(state, seat, tile)
            deeds.recruit(state, seat, ability.amount)
        elif isinstance(ability, Then) and isinstance(ability.first, Gain):
            _flip(state, seat, tile)
            deeds.gain(state, seat, ability.first.resource, ability.first.amount)
        elif isinstance(ability, Pay) and isinstance(ability.reward, GainVp):
            _buy_point(state, seat, tile, ability.cost, ability.reward.amount)


def _buy_point(state: State, seat: int, tile: int, cost: Effect, points: int) -> None:
    parts = cost.steps if isinstance(cost, Seq) else (cost,)
    prices = [part for part in parts if isinstance(part, Gain)]
    held = state.players[seat].resources
    if TrashSelf(TILE) in parts and all(held[price.resource] >= price.amount for price in prices):
        for price in prices:
            deeds.spend(state, seat, price.resource, price.amount)
        tech.trash_tile(state, seat, tile)
        deeds.score(state, seat, points, TECHS[tile].key)


def follow(state: State, seat: int) -> int:
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
    return 0


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
