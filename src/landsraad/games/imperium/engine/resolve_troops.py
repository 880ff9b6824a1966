"""What effects do with troops: deployed, retreated, lost."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from landsraad.core.decisions import Option
from landsraad.games.imperium.engine import army, asks
from landsraad.games.imperium.engine.conditions import revealing
from landsraad.games.imperium.engine.loop import answers, ask_or_take, steps
from landsraad.games.imperium.engine.options import Number, Take, numbers, take
from landsraad.games.imperium.engine.rivalry import rivals_of
from landsraad.games.imperium.engine.state import Resolve, State
from landsraad.games.imperium.facets.offer import READY
from landsraad.games.imperium.language.terms import TROOP, Place, UnitKind
from landsraad.games.imperium.language.troops import Deploy, DeployRecruits, LoseTroops, Retreat
from landsraad.games.imperium.language.words import NAMES

Deploying = Callable[[State, Resolve], None]
DeployAnswer = Callable[[State, Resolve, Any], None]
_DEPLOYING: Final[dict[UnitKind, Deploying]] = {}
_DEPLOY_ANSWERS: Final[dict[UnitKind, DeployAnswer]] = {}


def deploy_steps(
    kind: UnitKind, ready: Callable[[State, int], bool] | None = None
) -> Callable[[Deploying], Deploying]:
    """Decorator: how units of a kind are deployed by an effect.

    ``ready``: whether there is one, of a kind that is not in the garrison.
    """

    def register(step: Deploying) -> Deploying:
        _DEPLOYING[kind] = step
        if ready is not None:
            READY[kind] = ready
        return step

    return register


def deploy_answers(kind: UnitKind) -> Callable[[DeployAnswer], DeployAnswer]:
    """Decorator: what the answer to that does."""

    def register(answer: DeployAnswer) -> DeployAnswer:
        _DEPLOY_ANSWERS[kind] = answer
        return answer

    return register


@steps(Deploy)
def _deploy_kind(state: State, frame: Resolve) -> None:
    assert isinstance(frame.effect, Deploy)
    _DEPLOYING[frame.effect.kind](state, frame)


@answers(Deploy)
def _deploy_kind_answer(state: State, frame: Resolve, option: Option) -> None:
    assert isinstance(frame.effect, Deploy)
    _DEPLOY_ANSWERS[frame.effect.kind](state, frame, option)


@deploy_steps(TROOP)
def _deploy(state: State, frame: Resolve) -> None:
    effect, seat, source = frame.effect, frame.seat, frame.source
    assert isinstance(effect, Deploy)
    player = state.players[seat]
    most = min(effect.amount, player.deployable)
    ask_or_take(state, frame, seat, asks.DEPLOY_SOME, numbers("deploy", 0, most), NAMES[source])


@deploy_answers(TROOP)
def _deploy_answer(state: State, frame: Resolve, option: Number) -> None:
    if option.amount:
        army.move(state, frame.seat, army.DEPLOY, option.amount)


@steps(DeployRecruits)
def _deploy_recruits(state: State, frame: Resolve) -> None:
    effect, seat, source = frame.effect, frame.seat, frame.source
    assert isinstance(effect, DeployRecruits)
    player = state.players[seat]
    least, most = 0, min(effect.amount, player.just_recruited, player.garrison)
    if seat >= state.setup.seats:
        least = most = 0 if rivals_of(state).stays_home(state, seat) else most  # IMP 28.5.8
    options = numbers("deploy", least, most)
    ask_or_take(state, frame, seat, asks.DEPLOY_SOME, options, NAMES[source])


@answers(DeployRecruits)
def _deploy_recruits_answer(state: State, frame: Resolve, option: Number) -> None:
    if option.amount:
        army.deploy(state, frame.seat, option.amount)
    if not revealing(state, frame.seat) or state.moments.troops_move:
        # A recruit is deployed once: by this effect, or by right of a combat space or icon.
        state.players[frame.seat].deployed_by_right += option.amount


@steps(Retreat)
def _retreat(state: State, frame: Resolve) -> None:
    effect, seat, source = frame.effect, frame.seat, frame.source
    assert isinstance(effect, Retreat)
    most = min(effect.amount, state.players[seat].conflict)
    ask_or_take(state, frame, seat, asks.RETREAT, numbers("retreat", 0, most), NAMES[source])


@answers(Retreat)
def _retreat_answer(state: State, frame: Resolve, option: Number) -> None:
    if option.amount:
        army.move(state, frame.seat, army.RETREAT, option.amount)


@steps(LoseTroops)
def _lose_troops(state: State, frame: Resolve) -> None:
    effect, seat = frame.effect, frame.seat
    assert isinstance(effect, LoseTroops)
    if effect.place == Place.EITHER:
        if effect.amount > 1:
            army.begin_losses(state, seat)
        _ask_place(state, frame)
        return
    player, in_conflict = state.players[seat], effect.place == Place.CONFLICT
    amount = min(effect.amount, player.conflict if in_conflict else player.garrison)
    if amount:
        army.lose(state, seat, amount, in_conflict=in_conflict)


def _ask_place(state: State, frame: Resolve) -> None:
    player = state.players[frame.seat]
    places = ((player.garrison, "garrison"), (player.conflict, "conflict"))
    options = tuple(take(where, f"from the {where}") for troops, where in places if troops)
    ask_or_take(state, frame, frame.seat, asks.LOSE_TROOP, options, NAMES[frame.source])


@answers(LoseTroops)
def _lose_troops_answer(state: State, frame: Resolve, option: Take) -> None:
    effect, seat = frame.effect, frame.seat
    assert isinstance(effect, LoseTroops)
    if effect.amount > 1:
        following = LoseTroops(effect.place, effect.amount - 1)
        state.stack.append(Resolve(following, seat, frame.source))
    army.lose(state, seat, 1, in_conflict=option.label == "conflict")
