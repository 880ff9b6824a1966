"""Player turns: whose turn it is, and sending an agent (IMP 2.3, IMP 4)."""

from __future__ import annotations

from typing import Final

from landsraad.core.decisions import Option
from landsraad.core.events import Event
from landsraad.games.imperium import asks, bloodlines, deeds, tech
from landsraad.games.imperium.board import cheaper_spaces, icons_of, legal_sends, toll
from landsraad.games.imperium.boxes import (
    AGENT_BOXES,
    AGENT_GAINS,
    ON_SOLARI_COST,
    SIGNET_BOXES,
    SPACE_BOXES,
    SPACE_INFLUENCE,
    Item,
    item,
)
from landsraad.games.imperium.catalogue import (
    ANYWHERE,
    LEADER_SPACES,
    LEADERS,
    SPACES,
    TOLLS,
)
from landsraad.games.imperium.engine import answers, ask, ask_or_take, steps
from landsraad.games.imperium.leaders_bloodlines import pay_host
from landsraad.games.imperium.offer import playable
from landsraad.games.imperium.options import (
    DECLINE,
    REVEAL,
    Number,
    OfCard,
    OfSpace,
    OfTech,
    Play,
    Send,
    number,
    of_space,
    take,
)
from landsraad.games.imperium.phases.agenda import play_card
from landsraad.games.imperium.phases.reveal import begin_reveal, pay_out, use_box
from landsraad.games.imperium.rivals.hagal import rival_turn
from landsraad.games.imperium.state import (
    AGENT,
    HAGAL_OWED,
    NOBODY,
    Agenda,
    PlayerState,
    State,
    Step,
    Turn,
)
from landsraad.games.imperium.state_bloodlines import NO_BLOODLINES
from landsraad.games.imperium.terms import SOLARI, Phase, Rule

DOUBLE_INFLUENCE: Final = int(Rule.DOUBLE_INFLUENCE)
NEXT_TURN: Final = Step("next_turn")
EXTRA_TURN: Final = int(Rule.EXTRA_TURN)


@steps("turns")
def begin_turns(state: State, frame: Step) -> None:
    """The first player begins."""
    state.phase = Phase.TURNS
    state.turn = (state.first - 1) % len(state.players)
    state.stack.append(NEXT_TURN)


@steps("next_turn")
def next_turn(state: State, frame: Step) -> None:
    """Pass the turn clockwise to the next house that has one left."""
    setup = state.setup
    if setup.seats == 2 and state.players[state.turn].rules & HAGAL_OWED:
        state.players[state.turn].rules &= ~HAGAL_OWED
        state.stack.append(Step("next_turn"))
        if state.players[2].agents:
            rival_turn(state, 2)
        return
    for seat in deeds.clockwise(state, (state.turn + 1) % len(state.players)):
        player = state.players[seat]
        if seat < setup.seats:
            if not player.revealed:
                begin_turn(state, seat)
                return
        elif setup.seats == 1 and player.agents:
            state.turn = seat
            state.stack.append(NEXT_TURN)
            rival_turn(state, seat)
            return
    state.stack.append(Step("combat"))


def begin_turn(state: State, seat: int) -> None:
    """A player's turn begins; a ban of that player ends (IMP 19.1.15)."""
    state.turn = seat
    player = state.players[seat]
    deeds.reset_turn(player)
    if player.ix.ahead != NOBODY:
        _come_back(state, seat)
    if state.bans:
        state.bans = [ban for ban in state.bans if ban[1] != seat]
    state.stack.append(Turn(seat, True))


def _come_back(state: State, seat: int) -> None:
    """IMP 25.1.3: on the second turn the card set aside is shown and comes back into the hand."""
    player = state.players[seat]
    player.ix.turns += 1
    if player.ix.turns > 1:
        player.ix.back, player.ix.ahead = player.ix.ahead, NOBODY
        player.hand.append(player.ix.back)
        player.hand_shown.append(player.ix.back)
        state.news = True
        deeds.emit(state, "back", seat, player.ix.back)


@steps("after_agent")
def after_agent(state: State, frame: Step) -> None:
    """An agent turn is over; with two players House Hagal may act (IMP 17.2.1)."""
    seat = frame.seat
    if state.players[seat].rules & EXTRA_TURN:
        options = (take("turn", "take another turn"), DECLINE)
        ask(state, frame, seat, asks.EXTRA_TURN, options, "")
        return
    _end_agent_turn(state, seat)


def _end_agent_turn(state: State, seat: int) -> None:
    state.stack.append(NEXT_TURN)
    if state.players[seat].bl.kept_home:
        state.players[seat].bl.kept_home = 0
    if state.setup.seats == 2 and seat == state.first and state.players[2].agents:
        rival_turn(state, 2)


@answers("after_agent")
def _extra_turn(state: State, frame: Step, option: Option) -> None:
    """IMP 26.1.12: the extra turn follows at once, and House Hagal waits until it is over."""
    seat = frame.seat
    if option is DECLINE:
        _end_agent_turn(state, seat)
        return
    begin_turn(state, seat)
    if state.setup.seats == 2 and seat == state.first:
        state.players[seat].rules |= HAGAL_OWED


@steps(Turn)
def offer_turn(state: State, turn: Turn) -> None:
    """Send an agent, reveal, or play a plot card first."""
    seat = turn.seat
    options = legal_sends(state, seat)
    player = state.players[seat]
    if turn.opening and player.bl is not NO_BLOODLINES:
        options += bloodlines.passes(player)
    secret = bool(player.intrigue)
    used = tech.uses(state, seat) if player.ix.tech else []
    if not options and not secret and not used:
        begin_reveal(state, seat)
        return
    options.append(REVEAL)
    options += used
    if secret:
        options += playable(state, seat, "plot", opening=turn.opening)
    question = asks.TURN if len(options) > 1 and isinstance(options[0], Send) else asks.NO_AGENT
    ask(state, turn, seat, question, tuple(options), "")


@answers(Turn)
def turn_answer(state: State, turn: Turn, option: Option) -> None:
    """Begin an agent turn or a reveal turn."""
    if isinstance(option, Send):
        send_agent(state, turn.seat, option.card, option.space)
    elif option is REVEAL:
        begin_reveal(state, turn.seat)
    elif isinstance(option, OfCard):
        bloodlines.put_into_play(state, turn.seat, option)
    elif isinstance(option, OfTech):
        state.stack.append(Turn(turn.seat, False))
        tech.use(state, turn.seat, option.tile)
    else:
        assert isinstance(option, Play)
        state.stack.append(Turn(turn.seat, False))
        play_card(state, turn.seat, option.card, "plot")


def send_agent(state: State, seat: int, card: int, space: int) -> None:
    """Play a card for an agent and pay for the space (IMP 4.3.1)."""
    player = state.players[seat]
    deeds.leave_hand(player, card)
    player.play.append(card)
    state.events.append(Event("send", seat, (card, space)))
    paid = toll(state, seat, space, card) if not SPACES[space].prices else 0
    if paid:
        deeds.spend(state, seat, TOLLS[space].resource, paid)
    paid_solari = bool(paid) and TOLLS[space].resource == SOLARI
    state.stack.append(Step("arrive", seat, card << 8 | space << 1 | paid_solari))
    if SPACES[space].prices:
        state.stack.append(Step("price", seat, space))
    if card in ANYWHERE:
        state.stack.append(Step("origin", seat, space))
    else:
        player.agents -= 1
        state.agents[space] += 1 << 2 * seat


@steps("origin")
def _origin(state: State, frame: Step) -> None:
    """IMP 19.1.3: the agent may come from the leader or from the board."""
    seat = frame.seat
    places = [NOBODY] if state.players[seat].agents else []
    places += [space for space, there in enumerate(state.agents) if there >> 2 * seat & 3]
    options = tuple(of_space("from", place) for place in places)
    ask_or_take(state, frame, seat, asks.ORIGIN, options, "")


@answers("origin")
def _origin_answer(state: State, frame: Step, option: OfSpace) -> None:
    if option.space == NOBODY:
        state.players[frame.seat].agents -= 1
    else:
        state.agents[option.space] -= 1 << 2 * frame.seat
        deeds.emit(state, "moved", frame.seat, option.space)
    state.agents[frame.value] += 1 << 2 * frame.seat


@steps("arrive")
def arrive(state: State, frame: Step) -> None:
    """The agent stands on its space: gather the effects of space, card and faction."""
    seat = frame.seat
    card, space, paid_solari = frame.value >> 8, frame.value >> 1 & 127, frame.value & 1
    player = state.players[seat]
    player.space = space
    read, here = AGENT_BOXES[card], SPACE_BOXES[space]
    items = read.items
    if SPACES[space].faction is not None:
        amount = 2 if read.rules & DOUBLE_INFLUENCE else 1
        items = (SPACE_INFLUENCE[space, amount], *items)
    if paid_solari:
        items = (*items, *ON_SOLARI_COST[player.leader])
    if card == player.ix.back:
        items = (*items, _step_ahead(player, card))
    if player.bl is not NO_BLOODLINES:
        items = (*items, *bloodlines.arrivals(state, seat, card, space))
    state.stack.append(Agenda(seat, AGENT, items))
    bank = [0] * 5
    use_box(state, seat, AGENT_GAINS[card], bank)
    use_box(state, seat, here, bank)
    if read.signet:
        use_box(state, seat, SIGNET_BOXES[player.leader], bank)
    deeds.pay_controller(state, space)
    pay_out(state, seat, bank)
    if space in LEADER_SPACES:
        pay_host(state, seat, space)


def _step_ahead(player: PlayerState, card: int) -> Item:
    """What the card that came back gives for sending an agent, by its icons (IMP 25.1.3)."""
    leader = LEADERS[player.leader]
    assert leader.ahead is not None
    icons = icons_of(player, card).bit_count()
    return item(leader.ahead[0 if icons == 1 else 1], leader.key)


@steps("price")
def _price(state: State, frame: Step) -> None:
    """A price table: one of its lines is the cost of the space (IMP 11.6.2)."""
    player = state.players[frame.seat]
    less = cheaper_spaces(player)
    options = tuple(
        number("sell", cost.amount)
        for cost, _ in SPACES[frame.value].prices
        if player.resources[cost.resource] >= cost.amount - less
    )
    ask_or_take(state, frame, frame.seat, asks.PRICE, options, SPACES[frame.value].name)


@answers("price")
def _price_answer(state: State, frame: Step, option: Number) -> None:
    for cost, reward in SPACES[frame.value].prices:
        if cost.amount == option.amount:
            less = cheaper_spaces(state.players[frame.seat])
            deeds.spend(state, frame.seat, cost.resource, cost.amount - less)
            deeds.gain(state, frame.seat, reward.resource, reward.amount)
