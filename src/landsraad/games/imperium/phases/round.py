"""Round start, makers, recall and the end of the game (IMP 2.2, IMP 7, IMP 8)."""

from __future__ import annotations

from typing import Final

from landsraad.core.decisions import Option
from landsraad.core.events import Event
from landsraad.games.imperium import asks, deeds, tech
from landsraad.games.imperium.catalogue import CONFLICTS, LEADERS, MAKERS, SPACE
from landsraad.games.imperium.engine import answers, ask, steps
from landsraad.games.imperium.offer import playable
from landsraad.games.imperium.options import DECLINE, PASS, OfCard, Play, number, of_card
from landsraad.games.imperium.phases.agenda import play_card
from landsraad.games.imperium.resolve import take_mentat
from landsraad.games.imperium.state import NOBODY, PlayerState, State, Step
from landsraad.games.imperium.terms import SOLARI, SPICE, WATER, Phase

HAND: Final = 5
END_VP: Final = 10
EPIC_VP: Final = 12


@steps("round_start")
def start_round(state: State, frame: Step) -> None:
    """Turn up the conflict, let its controller defend, deal hands."""
    state.phase = Phase.ROUND_START
    state.round += 1
    deeds.emit(state, "round", NOBODY, state.round, state.first)
    if state.mentat_next != NOBODY:
        take_mentat(state, state.mentat_next)
        state.mentat_next = NOBODY
    state.conflict = state.conflict_deck.pop()
    state.news = True
    deeds.emit(state, "conflict", NOBODY, state.conflict)
    setup = state.setup
    if setup.seats == 1 and len(state.conflict_deck) == setup.rival_swordmasters:
        for rival in state.players[1:]:
            rival.agents += not rival.swordmaster
            rival.swordmaster = True
        deeds.emit(state, "rival_swordmasters", NOBODY)
    for player in state.players:
        deeds.reset_turn(player)
    if state.tech:
        _tiles_turn_up(state)
    state.stack.append(Step("deal"))
    fought_over = CONFLICTS[state.conflict].space
    if fought_over is not None:
        holder = deeds.controller_of(state, SPACE[fought_over])
        if holder != NOBODY and state.players[holder].supply:
            state.stack.append(Step("defend", holder))


def _tiles_turn_up(state: State) -> None:
    """Used tiles are ready again; with conflicts of level III rivals spend spice (IMP 28.4.2)."""
    for player in state.players:
        player.ix.flipped = 0
    for seat in range(state.setup.seats, len(state.players)):
        deeds.rival_spends(state, seat)


@steps("defend")
def _defend(state: State, frame: Step) -> None:
    """IMP 2.2.2: the controller may deploy a troop from the supply; a rival always does."""
    if frame.seat >= state.setup.seats:
        deeds.deploy(state, frame.seat, 1, from_supply=True)
        return
    options = (number("deploy", 1), DECLINE)
    ask(state, frame, frame.seat, asks.DEFEND, options, "")


@answers("defend")
def _defend_answer(state: State, frame: Step, option: Option) -> None:
    if option is not DECLINE:
        deeds.deploy(state, frame.seat, 1, from_supply=True)


@steps("deal")
def deal(state: State, frame: Step) -> None:
    """Everybody draws five cards."""
    for seat in deeds.clockwise(state, state.first):
        if seat < state.setup.seats:
            deeds.draw_cards(state, seat, HAND)
    state.stack.append(Step("turns"))
    if state.tech:
        state.stack.append(Step("ahead"))
        state.stack.append(Step("tech_moment"))


@steps("ahead")
def _ahead(state: State, frame: Step) -> None:
    """IMP 25.1.2: a leader who plans ahead sets a card aside, face down."""
    for seat in range(frame.seat, state.setup.seats):
        player = state.players[seat]
        if LEADERS[player.leader].ahead and player.hand:
            options = ahead_options(player)
            ask(state, Step("ahead", seat), seat, asks.SET_AHEAD, options, "")
            return


def ahead_options(player: PlayerState) -> tuple[Option, ...]:
    """The cards of the hand, to set one aside."""
    return tuple(of_card("set_aside", card) for card in sorted(set(player.hand)))


@answers("ahead")
def _ahead_answer(state: State, frame: Step, option: OfCard) -> None:
    player = state.players[frame.seat]
    player.hand.remove(option.card)
    player.hand_shown.clear()  # Others cannot tell which of the cards it was.
    player.ix.ahead, player.ix.turns = option.card, 0
    state.events.append(Event("ahead", frame.seat, (), (option.card,), 1 << frame.seat))


@steps("makers")
def makers(state: State, frame: Step) -> None:
    """Bonus spice gathers on empty maker spaces (IMP 7.1.1)."""
    state.phase = Phase.MAKERS
    empty = tuple(space for space in MAKERS if not state.agents[space])
    for space in empty:
        state.bonus[space] += 1
    deeds.emit(state, "makers", NOBODY, empty)
    state.stack.append(Step("recall"))


@steps("recall")
def recall(state: State, frame: Step) -> None:
    """Test for the end, else prepare the next round (IMP 7.2, IMP 8.1)."""
    state.phase = Phase.RECALL
    enough = EPIC_VP if state.setup.epic else END_VP
    if not state.conflict_deck or any(player.vp >= enough for player in state.players):
        state.phase = Phase.ENDGAME
        deeds.emit(state, "endgame", NOBODY)
        state.stack.append(Step("endgame_card", state.first))
        if state.tech:
            state.stack.append(Step("tech_moment", value=1))
        return
    for player in state.players:
        player.agents = 3 if player.swordmaster else 2
        player.revealed = False
    state.agents = [0] * len(state.agents)
    state.mentat = NOBODY
    state.bans = []
    state.reveals = 0
    state.first = (state.first + 1) % state.setup.led
    state.stack.append(Step("round_start"))


@steps("endgame_card")
def endgame_card(state: State, frame: Step) -> None:
    """Endgame cards go round until all players pass in succession (IMP 19.1.22)."""
    seats, passes = state.setup.seats, frame.value
    for seat in deeds.clockwise(state, frame.seat):
        if seat >= seats:
            continue
        if passes >= seats:
            break
        if state.players[seat].intrigue:
            options = (*playable(state, seat, "endgame"), PASS)
            ask(state, Step("endgame_card", seat, passes), seat, asks.ENDGAME, options, "")
            return
        passes += 1
    state.phase = Phase.OVER
    for winner in winners(state):
        deeds.emit(state, "winner", winner, state.players[winner].vp)
    deeds.emit(state, "over", NOBODY)


@answers("endgame_card")
def _endgame_answer(state: State, frame: Step, option: Option) -> None:
    if option is PASS:
        following = (frame.seat + 1) % len(state.players)
        deeds.emit(state, "pass", frame.seat)
        state.stack.append(Step("endgame_card", following, frame.value + 1))
        return
    assert isinstance(option, Play)
    state.stack.append(Step("endgame_card", frame.seat))
    play_card(state, frame.seat, option.card, "endgame")


def standing(state: State, seat: int) -> tuple[int, ...]:
    """What the end is decided by: points, spice, solari, water, garrison (IMP 8.3).

    Behind the points stands a tile that wins ties (IMP 26.3.2).
    """
    player = state.players[seat]
    resources, tiebreak = player.resources, tech.has_tiebreak(state, seat)
    return (
        player.vp,
        tiebreak,
        resources[SPICE],
        resources[SOLARI],
        resources[WATER],
        player.garrison,
    )


def winners(state: State) -> tuple[int, ...]:
    """The winning seat, or nobody if a solo rival wins (IMP 19.1.12)."""
    seats = state.setup.seats
    best = max(
        range(seats),
        key=lambda seat: (*standing(state, seat), state.players[seat].reveal_order),
    )
    if seats == 1 and any(
        standing(state, rival) >= standing(state, best) for rival in range(1, len(state.players))
    ):
        return ()
    return (best,)
