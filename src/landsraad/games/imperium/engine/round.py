"""Round start, makers, recall and the end of the game (IMP 2.2, IMP 7, IMP 8)."""

from __future__ import annotations

from typing import Final

from landsraad.core.decisions import Option
from landsraad.games.imperium.engine import army, asks, deeds, piles
from landsraad.games.imperium.engine.agenda import play_card
from landsraad.games.imperium.engine.board import makers_in_play
from landsraad.games.imperium.engine.catalogue import CONFLICTS
from landsraad.games.imperium.engine.loop import answers, ask, steps
from landsraad.games.imperium.engine.options import DECLINE, PASS, Play, number
from landsraad.games.imperium.engine.resolve import take_mentat
from landsraad.games.imperium.engine.rivalry import rivals_of
from landsraad.games.imperium.engine.state import NOBODY, State, Step
from landsraad.games.imperium.facets.offer import playable
from landsraad.games.imperium.language.terms import SOLARI, SPICE, WATER, Phase

HAND: Final = 5


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
    given = setup.seats == 1 and not setup.edition.between
    if given and len(state.conflict_deck) == setup.rival_swordmasters:
        for rival in state.players[1:]:
            rival.agents += not rival.swordmaster
            rival.swordmaster = True
        deeds.emit(state, "rival_swordmasters", NOBODY)
    for player in state.players:
        deeds.reset_turn(player)
    for handler in state.moments.round_begun:
        handler(state)
    state.stack.append(Step("deal"))
    fought_over = CONFLICTS[state.conflict].space
    if fought_over is not None:
        holder = deeds.controller_of(state, state.setup.selection.space[fought_over])
        if holder != NOBODY and state.players[holder].supply:
            state.stack.append(Step("defend", holder))


@steps("defend")
def _defend(state: State, frame: Step) -> None:
    """IMP 2.2.2: the controller may deploy a troop from the supply; a rival always does."""
    if frame.seat >= state.setup.seats:
        army.deploy(state, frame.seat, 1, from_supply=True)
        return
    options = (number("deploy", 1), DECLINE)
    ask(state, frame, frame.seat, asks.DEFEND, options, "")


@answers("defend")
def _defend_answer(state: State, frame: Step, option: Option) -> None:
    if option is not DECLINE:
        army.deploy(state, frame.seat, 1, from_supply=True)


@steps("deal")
def deal(state: State, frame: Step) -> None:
    """Everybody draws five cards."""
    for seat in deeds.clockwise(state, state.first):
        if seat < state.setup.seats:
            piles.draw_cards(state, seat, HAND)
    state.stack.append(Step("turns"))
    for handler in state.moments.dealt:
        handler(state)


@steps("makers")
def makers(state: State, frame: Step) -> None:
    """Bonus spice gathers on empty maker spaces (IMP 7.1.1)."""
    state.phase = Phase.MAKERS
    empty = tuple(space for space in makers_in_play(state) if not state.agents[space])
    for space in empty:
        state.bonus[space] += 1
    deeds.emit(state, "makers", NOBODY, empty)
    state.stack.append(Step("recall"))


@steps("recall")
def recall(state: State, frame: Step) -> None:
    """Test for the end, else prepare the next round (IMP 7.2, IMP 8.1)."""
    state.phase = Phase.RECALL
    enough = state.setup.edition.goal
    if not state.conflict_deck or any(player.vp >= enough for player in state.players):
        state.phase = Phase.ENDGAME
        deeds.emit(state, "endgame", NOBODY)
        state.stack.append(Step("endgame_card", state.first))
        for handler in state.moments.endgame_begun:
            handler(state)
        return
    for player in state.players:
        player.agents = 3 if player.swordmaster else 2
        player.revealed = False
        for key in player.answers.reset_round:
            player.changing(key).reset_round()
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
    for handler in state.moments.scored:
        handler(state)
    state.phase = Phase.OVER
    best = max(range(len(state.players)), key=lambda seat: standing(state, seat))
    for winner in winners(state) or (best,):
        together = standing(state, winner)[:1] if state.setup.edition.sides else ()
        deeds.emit(state, "winner", winner, state.players[winner].vp, *together)
    deeds.emit(state, "over", NOBODY)


@answers("endgame_card")
def _endgame_answer(state: State, frame: Step, option: Option) -> None:
    if option is PASS:
        deeds.emit(state, "pass", frame.seat)
        following = deeds.following(state, frame.seat)
        state.stack.append(Step("endgame_card", following, frame.value + 1))
        return
    assert isinstance(option, Play)
    state.stack.append(Step("endgame_card", frame.seat))
    play_card(state, frame.seat, option.card, "endgame")


def standing(state: State, seat: int) -> tuple[int, ...]:
    """What the end is decided by: of those who win together the sums (IMP 60.8.2)."""
    houses = deeds.side(state, seat)
    return tuple(map(sum, zip(*(_standing(state, house) for house in houses), strict=True)))


def _standing(state: State, seat: int) -> tuple[int, ...]:
    """Points, spice, solari, water, garrison (IMP 8.3).

    Behind the points stands whatever wins ties (IMP 26.3.2).
    """
    player = state.players[seat]
    resources = player.resources
    tiebreak = any(player.parts[key].wins_ties() for key in player.answers.wins_ties)
    return (
        player.vp,
        tiebreak,
        resources[SPICE],
        resources[SOLARI],
        resources[WATER],
        player.garrison,
    )


def winners(state: State) -> tuple[int, ...]:
    """The winning seats, or nobody if a rival wins (IMP 19.1.12, IMP 50.7.1)."""
    seats, between = state.setup.seats, state.setup.edition.between
    best = max(
        range(seats),
        key=lambda seat: (*standing(state, seat), state.players[seat].reveal_order),
    )
    scores = rivals_of(state).scores
    houses = enumerate(state.players[seats:], seats)
    rivals = [rival for rival, house in houses if scores(state, house)]
    strongest = max((standing(state, rival) for rival in rivals), default=(-1,))
    beaten = strongest > standing(state, best)
    if beaten or (strongest == standing(state, best) and not between):
        return ()
    return tuple(sorted(deeds.side(state, best)))
