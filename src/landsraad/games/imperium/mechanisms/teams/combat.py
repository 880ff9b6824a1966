"""Combat in teams: cards that Commanders play, and ties of team-mates (IMP 60.7)."""

from __future__ import annotations

from landsraad.core.decisions import Option
from landsraad.games.imperium.engine import deeds
from landsraad.games.imperium.engine.catalogue import INTRIGUES
from landsraad.games.imperium.engine.conditions import strength
from landsraad.games.imperium.engine.loop import answers, ask, ask_or_take, steps
from landsraad.games.imperium.engine.options import DECLINE, OfLeader, of_leader
from landsraad.games.imperium.engine.state import NOBODY, State, Step
from landsraad.games.imperium.facets.offer import playable, possible
from landsraad.games.imperium.mechanisms.teams import asks
from landsraad.games.imperium.mechanisms.teams.options import YIELD
from landsraad.games.imperium.mechanisms.teams.state import allies_of, commands, teams_on


def _fighting(state: State, seat: int) -> list[int]:
    return [ally for ally in allies_of(state, seat) if state.players[ally].units]


def plays(state: State, seat: int) -> tuple[Option, ...] | None:
    """The combat cards that a Commander may play for an ally in the conflict (IMP 60.7.2)."""
    if not commands(state, seat) or not _fighting(state, seat):
        return None
    found: dict[str, Option] = {}
    for ally in _fighting(state, seat):
        teams_on(state).activated = ally
        found |= {option.notation: option for option in playable(state, seat, "combat")}
    teams_on(state).activated = NOBODY
    return tuple(found[notation] for notation in sorted(found))


def fitting(state: State, seat: int, card: int) -> list[int]:
    """The allies for whom a Commander may play a combat card."""
    effect = INTRIGUES[card].combat
    found = []
    for ally in _fighting(state, seat):
        teams_on(state).activated = ally
        if effect is not None and possible(state, seat, effect, INTRIGUES[card].key):
            found.append(ally)
    teams_on(state).activated = NOBODY
    return found


def played(state: State, seat: int, card: int, moment: str) -> None:
    """A Commander says for whom a combat card is, before it does anything."""
    if moment == "combat" and commands(state, seat):
        state.stack.append(Step("for_whom", seat, card))


@steps("for_whom")
def _for_whom(state: State, frame: Step) -> None:
    allies = fitting(state, frame.seat, frame.value)
    options = tuple(of_leader("activate", state.players[ally].leader) for ally in allies)
    ask_or_take(state, frame, frame.seat, asks.FOR_WHOM, options, INTRIGUES[frame.value].name)


@answers("for_whom")
def _for_whom_answer(state: State, frame: Step, option: OfLeader) -> None:
    leaders = [player.leader for player in state.players]
    ally = leaders.index(option.leader)
    teams_on(state).activated = ally
    deeds.emit(state, "activate", frame.seat, ally)
    # When the card is carried out, the next question to the Commander comes up.
    place = max(n for n, one in enumerate(state.stack) if _is(one, "more_cards"))
    state.stack.insert(place + 1, Step("dismiss"))


def _is(frame: object, name: str) -> bool:
    return isinstance(frame, Step) and frame.name == name


@steps("dismiss")
def _dismiss(state: State, frame: Step) -> None:
    teams_on(state).activated = NOBODY


# --- ties of team-mates


def prepare(state: State) -> None:
    """Whether somebody yields is asked after the last card, before the rewards (IMP 60.7.4)."""
    teams_on(state).yields = ()
    place = max(n for n, one in enumerate(state.stack) if _is(one, "rewards"))
    state.stack.insert(place + 1, Step("yield"))


def _level(state: State) -> list[tuple[int, int]]:
    """The pairs of team-mates who are level with each other and with nobody else."""
    by_strength: dict[int, list[int]] = {}
    for seat in deeds.clockwise(state, state.first):
        if found := strength(state, seat):
            by_strength.setdefault(found, []).append(seat)
    pairs = [tuple(seats) for seats in by_strength.values() if len(seats) == 2]
    return [(one, other) for one, other in pairs if other in deeds.side(state, one)]


@steps("yield")
def _yield(state: State, frame: Step) -> None:
    """Each of two level team-mates may yield, clockwise from the first player (IMP 60.7.3)."""
    asked = [seat for pair in _level(state) for seat in pair]
    for seat in asked[frame.value :]:
        place = asked.index(seat)
        if place % 2 and asked[place - 1] in teams_on(state).yields:
            continue
        ask(state, Step("yield", seat, place), seat, asks.YIELD, (YIELD, DECLINE), "")
        return


@answers("yield")
def _yield_answer(state: State, frame: Step, option: Option) -> None:
    if option is not DECLINE:
        teams_on(state).yields = (*teams_on(state).yields, frame.seat)
        deeds.emit(state, "yield", frame.seat)
    state.stack.append(Step("yield", frame.seat, frame.value + 1))


def ranked(state: State, ranks: list[list[int]]) -> list[list[int]]:
    """Whoever yields stands behind the team-mate."""
    yields, found = teams_on(state).yields, []
    for rank in ranks:
        behind = [seat for seat in rank if seat in yields]
        ahead = [seat for seat in rank if seat not in yields]
        found += [seats for seats in (ahead, behind) if seats]
    return found
