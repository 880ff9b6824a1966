"""The turns of a rival by the House Hagal cards (IMP 16 to 18)."""

from __future__ import annotations

from typing import Final

from landsraad.core.decisions import Ask, Option
from landsraad.games.imperium.engine import army, deeds, piles, tracks
from landsraad.games.imperium.engine.board import GARRISON_LIMIT
from landsraad.games.imperium.engine.catalogue import BASE_SPICE, HAGALS, LEADERS, SPACES
from landsraad.games.imperium.engine.loop import steps
from landsraad.games.imperium.engine.rivalry import Automaton, rivals_of
from landsraad.games.imperium.engine.setup import DIFFICULTIES
from landsraad.games.imperium.engine.state import (
    NOBODY,
    TROOPS,
    PlayerState,
    Resolve,
    Setup,
    State,
    Step,
)
from landsraad.games.imperium.facets.offer import possible
from landsraad.games.imperium.language.cards import Signet
from landsraad.games.imperium.language.components import HagalCard
from landsraad.games.imperium.language.structure import Pay
from landsraad.games.imperium.language.terms import SOLARI, SPICE, SWORD
from landsraad.games.imperium.language.values import Effect
from landsraad.games.imperium.rivals.deck import (
    Ways,
    deal_hagal,
    needs_more,
    register_ways,
    rival_turn,
    send,
    skipped,
    turn_up,
)
from landsraad.games.imperium.rivals.expert import stays_home
from landsraad.games.imperium.rivals.points import buy_points, can_spend

KEY: Final = "hagal"


def _set_up(state: State) -> None:
    """House Hagal beside two players (IMP 17.1.1), two rivals against one (IMP 18.1.1)."""
    seats = state.setup.seats
    deal_hagal(state)
    if seats == 2:
        house = PlayerState(NOBODY, True, [0] * 5, garrison=0, supply=TROOPS, agents=3)
        house.swordmaster = True
        state.players.append(house)
        return
    level = DIFFICULTIES[state.setup.difficulty]
    for rival in state.players[1:]:
        rival.rival = True
        rival.garrison, rival.supply = level.garrison, TROOPS - level.garrison
    player = state.players[0]
    player.resources[SOLARI] += level.extra
    player.resources[SPICE] += level.extra
    if level.intrigue:
        for seat in (1, 2):
            piles.draw_intrigue(state, seat, level.intrigue)


def _reading(state: State, seat: int, card: HagalCard) -> HagalCard | None:
    """The part of a card that holds for a rival, or nothing if it is skipped (IMP 28.1.2)."""
    if skipped(state, seat, card):
        return None
    return card.instead() if needs_more(state, seat, card) else card


def _destination(state: State, seat: int, card: HagalCard) -> int:
    """The space of a card."""
    if card.space:
        return state.setup.selection.space[card.space]
    # IMP 16.1.2: only the space the card picks is looked at, even if it is closed.
    makers = state.setup.selection.makers
    return max(makers, key=lambda maker: (state.bonus[maker], BASE_SPICE[maker]))


def _arrive(state: State, seat: int, card: HagalCard, space: int) -> None:
    if send(state, seat, space):
        state.stack.append(Step("rival_deploy", seat))
    for handler in state.moments.arrived:
        handler(state, seat, space)
    for handler in state.moments.rival_arrived:
        handler(state, seat, space)
    for effect in reversed(card.does):
        carry_out(state, seat, effect, SPACES[space].key)
    if card.harvest:
        _harvest(state, seat, space)
    deeds.recruit(state, seat, card.troops)
    if card.faction is not None:
        tracks.change_influence(state, seat, card.faction, 1)


def carry_out(state: State, seat: int, effect: Effect, source: str) -> None:
    """Put what a card has a rival do on the stack: of a signet ring, what it can pay for."""
    if isinstance(effect, Signet):
        leader = LEADERS[state.players[seat].leader]
        assert leader.signet is not None
        effect, source = leader.signet, leader.key
        if isinstance(effect, Pay) and not possible(state, seat, effect, ""):
            return
    state.stack.append(Resolve(effect, seat, source))


def _harvest(state: State, seat: int, space: int) -> None:
    """Solo rivals take base and bonus spice; House Hagal clears the bonus (IMP 17.2.2)."""
    bonus, state.bonus[space] = state.bonus[space], 0
    if state.players[seat].leader >= 0:
        deeds.gain(state, seat, SPICE, BASE_SPICE[space] + bonus)


def _passes_over(state: State, seat: int, card: HagalCard, obstacle: str, space: int) -> None:
    """IMP 16.1.2: the next card is turned up."""


def _stranded(state: State, seat: int) -> None:
    state.players[seat].agents -= 1


@steps("rival_deploy")
def rival_deploy(state: State, frame: Step) -> None:
    """Deploy this turn's recruits and up to two of the garrison (IMP 16.2.2, IMP 18.3.5)."""
    seat = frame.seat
    rival = state.players[seat]
    if rivals_of(state).stays_home(state, seat):
        if state.setup.edition.between and rival.deployable:
            deeds.emit(state, "rival_stays", seat)
        return
    room = 0
    for follow in state.moments.rival_follows:
        room += follow(state, seat)
    # Only now: whoever followed counts as deployed.
    room += rival.recruited + GARRISON_LIMIT - rival.deployed_by_right
    amount = min(rival.deployable, room)
    if amount > 0:
        army.move(state, seat, army.DEPLOY, amount)


def combat_swords(state: State, seat: int) -> None:
    """A rival in the conflict counts the swords of one Hagal card (IMP 16.3.1)."""
    swords = HAGALS[turn_up(state, seat)].swords
    if swords:
        deeds.gain(state, seat, SWORD, swords)


def _leaders(setup: Setup) -> list[int]:
    """IMP 18.1.2: not all leaders can lead a rival."""
    return [number for number in setup.selection.numbers("leaders") if LEADERS[number].rival]


def _led(state: State, rival: PlayerState) -> bool:
    """IMP 17.2.2: House Hagal neither gathers nor scores."""
    return rival.leader != NOBODY


def _rich(state: State, rival: PlayerState) -> str:
    rich = rival.leader != NOBODY and can_spend(state, rival)
    return "a point (IMP 18.4.3)" if rich else ""


def _unfit(leader: int) -> str:
    return "IMP 18.1.2"


def _asked(
    state: State, seat: int, question: Ask, options: tuple[Option, ...], source: str
) -> Option | None:
    """IMP 18.5.1: players choose for a rival."""
    return None


register_ways(KEY, Ways(_reading, _destination, _arrive, _passes_over, _stranded))
RIVALS: Final = Automaton(
    KEY,
    turn=rival_turn,
    swords=combat_swords,
    stays_home=stays_home,
    spends=buy_points,
    rich=_rich,
    cards=_leaders,
    named=lambda setup, leader: False,
    unfit=_unfit,
    hardest="IMP 18.2.4",
    set_up=_set_up,
    picks=_asked,
    collects=_led,
    scores=_led,
)
