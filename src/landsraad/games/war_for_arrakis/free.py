"""Free actions of a turn: guerrilla training, scouting, atomics, Hawat's fall, claims (WFA 4.5)."""

from __future__ import annotations

from typing import Any, Final

from landsraad.core.decisions import Option
from landsraad.games.war_for_arrakis import asks, engine
from landsraad.games.war_for_arrakis.catalogue import DECK_OF, HAWAT, SCHEMING, ZONE_AREAS
from landsraad.games.war_for_arrakis.claims import FREE_CLAIMS, claim, claimable, watched
from landsraad.games.war_for_arrakis.deeds import (
    check_stacking,
    discard,
    flip_all,
    flip_token,
    hawat_falls,
    in_play,
    reveal_sietch,
)
from landsraad.games.war_for_arrakis.engine import answers, ask_or_take, steps
from landsraad.games.war_for_arrakis.frames import Step
from landsraad.games.war_for_arrakis.movement import pieces, use_transport
from landsraad.games.war_for_arrakis.options import (
    DETONATE,
    SCHEME,
    SCHEME_ALL,
    TOKEN_PIECE,
    OfArea,
    OfForesight,
    OfPiece,
    OfZone,
    areas,
    of_zone,
)
from landsraad.games.war_for_arrakis.players import acting, hand_of
from landsraad.games.war_for_arrakis.state import State
from landsraad.games.war_for_arrakis.terms import (
    ATOMICS,
    ATREIDES,
    GUILD,
    HARKONNEN,
    ORNITHOPTER,
)


def free_actions(state: State, side: int) -> list[Option]:
    """The free actions of a side in its turn."""
    if side == ATREIDES:
        options = areas("train", state.hidden & ~watched(state))
        if state.blast < 0 and max(state.prescience) >= ATOMICS:
            options.append(DETONATE)
        if state.row:
            options += claimable(state, FREE_CLAIMS, at_end=False)
        return [*options, *_added(state, side)] if state.moments.free_actions else options
    options = []
    secrets = secret_areas(state)
    # WFA 10.4.1: the Spacing Guild's ban.
    if secrets and not state.bans >> GUILD & 1:
        for zone, there in enumerate(state.zones):
            if there == ORNITHOPTER and ZONE_AREAS[zone] & secrets:
                options.append(of_zone("scout", zone))
    options += schemes(state, acting(state, side))
    return [*options, *_added(state, side)] if state.moments.free_actions else options


def schemes(state: State, seat: int) -> list[Option]:
    """Hawat's fall, for a seat that holds cards enough (WFA 13.1.3)."""
    if not in_play(state, HAWAT):
        return []
    falls: list[Option] = [SCHEME, SCHEME_ALL]
    return falls[: max(hand_of(state, seat).count(SCHEMING) - 1, 0)]


def might_scheme(state: State, seat: int) -> bool:
    """Whether, for all that everybody knows, a seat could have Hawat fall."""
    if not in_play(state, HAWAT):
        return False
    return sum(DECK_OF[card] == DECK_OF[SCHEMING] for card in hand_of(state, seat)) > 1


def _added(state: State, side: int) -> list[Option]:
    """The free actions that modules add."""
    return [option for offers in state.moments.free_actions for option in offers(state, side)]


def might_act_freely(state: State, side: int) -> bool:
    """Whether, for all that everybody knows, a side could take a free action (WFA 15.1.4)."""
    if side == HARKONNEN and might_scheme(state, acting(state, side)):
        return True
    return bool(free_actions(state, side))


def secret_areas(state: State) -> int:
    """Areas with a facedown sietch or deployment token."""
    return state.hidden | state.sietches & ~state.revealed


engine.FREE.append(free_actions)


def _train(state: State, side: int, option: OfArea) -> None:
    state.stack.append(Step("train", ATREIDES, option.area))


@steps("train")
def _train_step(state: State, frame: Step) -> None:
    legion = state.legions[frame.value]
    hidden = legion.changed(regular=0, elite=0, special=0, generic=0, named=0, others=())
    ask_or_take(state, frame, ATREIDES, asks.TRAIN, pieces(state, "remove", hidden))


@answers("train")
def _train_answer(state: State, frame: Step, option: OfPiece) -> None:
    flip_token(state, frame.value, option.piece - TOKEN_PIECE)
    check_stacking(state, frame.value)
    for told in state.moments.shown_freely:
        told(state)


def _scout(state: State, side: int, option: OfZone) -> None:
    state.stack.append(Step("scout", HARKONNEN, option.zone))


@steps("scout")
def _scout_step(state: State, frame: Step) -> None:
    options = areas("reveal", ZONE_AREAS[frame.value] & secret_areas(state))
    # No way back from here, or a seat could begin to scout for ever.
    ask_or_take(state, frame, HARKONNEN, asks.SCOUT, options)


@answers("scout")
def _scout_answer(state: State, frame: Step, option: OfArea) -> None:
    use_transport(state, frame.value)
    reveal_area(state, option.area)


def reveal_area(state: State, area: int) -> None:
    """A sietch and all deployment tokens in an area turn up (WFA 4.5.3)."""
    reveal_sietch(state, area)
    flip_all(state, area)
    check_stacking(state, area)


def _detonate(state: State, side: int, option: Option) -> None:
    state.stack.append(Step("detonate", ATREIDES))


def scheme(state: State, side: int, option: Any) -> None:
    """Cards of Hawat's Scheming are discarded, and he falls."""
    for _ in range(2 if option is SCHEME else 3):
        discard(state, HARKONNEN, SCHEMING, "discard")
    hawat_falls(state)


def _claim(state: State, side: int, option: OfForesight) -> None:
    claim(state, option.card)


_FREE: Final[dict[str, Any]] = {
    "train": _train,
    "scout": _scout,
    "detonate": _detonate,
    "scheme": scheme,
    "claim": _claim,
}
engine.FREE_ANSWERS.update(_FREE)
