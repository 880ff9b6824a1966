"""What the automaton does with each planning card of the Harkonnens (WFA 22.10, WFA 22.11)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from landsraad.games.war_for_arrakis.catalogue import (
    ADJACENT,
    AREA,
    FEYD,
    HAWAT,
    LEADER,
    RABBAN,
    SCHEMING,
    bits,
)
from landsraad.games.war_for_arrakis.deeds import (
    emit,
    enter,
    hawat_falls,
    in_play,
    take_token,
)
from landsraad.games.war_for_arrakis.effects import OpponentDiscards, Special
from landsraad.games.war_for_arrakis.frames import Resolve, Step
from landsraad.games.war_for_arrakis.modules.mahdi import special_cards
from landsraad.games.war_for_arrakis.modules.mahdi.drawing import (
    PLAYS,
    play_next,
    reserve,
    then,
    to_reserve,
)
from landsraad.games.war_for_arrakis.modules.mahdi.forces import (
    KEYS,
    RECIPES,
    comes,
    places_for,
    put_units,
    replaceable,
    room,
)
from landsraad.games.war_for_arrakis.modules.mahdi.marches import can_move
from landsraad.games.war_for_arrakis.modules.mahdi.orders import (
    ANY,
    FOCUS,
    HARDENED,
    attacks,
    order,
)
from landsraad.games.war_for_arrakis.modules.mahdi.state import mahdi
from landsraad.games.war_for_arrakis.modules.mahdi.talk import tell
from landsraad.games.war_for_arrakis.placing import has_place
from landsraad.games.war_for_arrakis.players import lose_die, take_token_off
from landsraad.games.war_for_arrakis.reach import empty
from landsraad.games.war_for_arrakis.signs import lift
from landsraad.games.war_for_arrakis.state import REMOVED, State
from landsraad.games.war_for_arrakis.terms import (
    ATREIDES,
    CARRYALL,
    ELITE,
    HARKONNEN,
    HARVESTER,
    HOUSE,
    ORNITHOPTER,
    REGULAR,
)

EMPEROR: Final = LEADER["emperor_shaddam_iv"]
ARAMSHAM: Final = LEADER["captain_aramsham"]
Play = Callable[[State], bool]


def _card(play: Play) -> Play:
    PLAYS[play.__name__.lstrip("_")] = play
    return play


def placed(key: str) -> Step:
    """A frame for the pieces of a recipe."""
    return Step("mahdi_place", HARKONNEN, KEYS.index(key))


def _move(count: int, which: int = ANY) -> Step:
    return Step("mahdi_move", HARKONNEN, order(which, count))


def _attack(code: int) -> Step:
    return Step("mahdi_attack", HARKONNEN, code)


def _can_act(state: State, code: int) -> bool:
    """Whether a legion of an order can attack, or else move."""
    return bool(attacks(state, code)[0]) or can_move(state, code)


def _vehicle(kind: int, amount: int) -> Step:
    return Step("vehicle", HARKONNEN, kind, amount)


def can_place(state: State, key: str) -> bool:
    """Whether units of a recipe find room, or its leader can come."""
    return bool(places_for(state, RECIPES[key]))


# --- House Harkonnen


@_card
def _hard_times_and_oppression(state: State) -> bool:
    done = False
    for area in bits(state.villages):
        big = area in (AREA["carthag"], AREA["arrakeen"])
        if room(state, area) > 0 and any(state.supply[HARKONNEN][:3]):
            put_units(state, area, [ELITE if big else REGULAR])
            done = True
    return done


def _in_named_place(key: str) -> Play:
    def play(state: State) -> bool:
        return can_place(state, key) and then(state, placed(key))

    return play


for _key in ("forced_recruitment", "carthag_the_former_capital"):
    PLAYS[_key] = _in_named_place(_key)


@_card
def _beloved_feyd_rautha(state: State) -> bool:
    if not in_play(state, FEYD) and state.leader_at[FEYD] != REMOVED:
        enter(state, FEYD)
        return then(state, play_next())
    return can_place(state, "beloved_feyd_rautha") and then(state, placed("beloved_feyd_rautha"))


@_card
def _harkonnen_patrols(state: State) -> bool:
    if not (empty(state) & state.deserts) or not any(state.supply[HARKONNEN][:3]):
        return False
    return then(state, Step("mahdi_patrol", HARKONNEN, 3))


@_card
def _arsunt_legion(state: State) -> bool:
    if not state.villages >> AREA["arsunt"] & 1:
        return False
    mahdi(state).focus = AREA["arsunt"]
    act = _attack(order(FOCUS, 1))
    if can_place(state, "arsunt_legion"):
        return then(state, placed("arsunt_legion"), act)
    return _can_act(state, order(FOCUS, 1)) and then(state, act)


@_card
def _barons_personal_guard(state: State) -> bool:
    key = "barons_personal_guard"
    guard = placed(key) if can_place(state, key) else None
    if guard is None and not can_move(state, order(ANY)):
        return False
    return then(state, guard, _move(1))


@_card
def _hawats_scheming(state: State) -> bool:
    """The first waits; with the second Hawat falls, once he is in play (WFA 22.10.7)."""
    part = mahdi(state)
    if state.leader_at[HAWAT] == REMOVED:
        return False
    part.waiting += 1
    state.discards[HARKONNEN].pop()
    tell(state, f"{part.waiting} of these cards beside the board", "WFA 22.10.7")
    scheme(state)
    return True


def scheme(state: State) -> None:
    """Two cards wait and Hawat is in play: they are discarded, and he falls."""
    part = mahdi(state)
    if part.waiting > 1 and in_play(state, HAWAT):
        state.discards[HARKONNEN] += [SCHEMING] * part.waiting
        part.waiting = 0
        hawat_falls(state)


@_card
def _evidence_of_rebellion(state: State) -> bool:
    key = "evidence_of_rebellion"
    return then(state, placed(key) if can_place(state, key) else None, to_reserve(2))


@_card
def _polar_cap_factories(state: State) -> bool:
    pole = AREA["north_pole"]
    if not state.villages >> pole & 1:
        return False
    around = state.wormsigns & ADJACENT[pole]
    if not around and not can_place(state, "polar_cap_factories"):
        return False
    lift(state, around)
    return then(state, placed("polar_cap_factories"))


@_card
def _workhorse_of_arrakis(state: State) -> bool:
    return then(state, _vehicle(HARVESTER, 1), _vehicle(CARRYALL, 1), to_reserve(2))


@_card
def _spotter_control(state: State) -> bool:
    return then(state, Step("mahdi_clear", HARKONNEN, 3), to_reserve(2))


@_card
def _explosive_artillery(state: State) -> bool:
    near = special_cards.in_range(state)
    if not near and not can_move(state, order(ANY)):
        return False
    return then(state, _move(1), Step("mahdi_artillery", HARKONNEN))


@_card
def _sandmasters(state: State) -> bool:
    return then(state, _vehicle(HARVESTER, 3), to_reserve(1))


@_card
def _mudir_nahya(state: State) -> bool:
    if state.leader_at[RABBAN] == REMOVED:
        key = "mudir_nahya_gone"
        return can_place(state, key) and then(state, placed(key))
    if not can_place(state, "mudir_nahya"):
        return False
    return then(state, placed("mudir_nahya"), _attack(order(FOCUS, surprise=True)))


@_card
def _hunter_seeker(state: State) -> bool:
    if not special_cards.hunted(state):
        return False
    return then(state, Step("mahdi_seize", HARKONNEN, 0))


# --- Corrino Ally


def _rage(key: str, *after: Step) -> Play:
    def play(state: State) -> bool:
        if not in_play(state, EMPEROR):
            enter(state, EMPEROR)
            return then(state, play_next())
        if key.endswith("c"):
            return bool(places_for(state, RECIPES[key])) and then(state, placed(key), *after)
        return can_place(state, key) and then(state, placed(key))

    return play


CHARGE: Final = Step("mahdi_charge", HARKONNEN, order(FOCUS, surprise=True))
for _letter in "abc":
    _key = f"rage_overcame_shaddam_iv_{_letter}"
    PLAYS[_key] = _rage(_key, CHARGE)


@_card
def _manipulation_of_others(state: State) -> bool:
    discards = Resolve(OpponentDiscards(2), HARKONNEN, "manipulation_of_others")
    reserve(state, 2)
    state.stack.append(discards)
    return True


@_card
def _breeding_program(state: State) -> bool:
    take_token(state, HARKONNEN)
    return then(state, play_next())


@_card
def _troop_carriers(state: State) -> bool:
    return bool(special_cards.carried(state)) and then(state, Step("mahdi_carry", HARKONNEN))


@_card
def _shigawire(state: State) -> bool:
    code = order(HARDENED)
    return special_cards.can_stalk(state, code) and then(state, *special_cards.stalking(code))


@_card
def _hope_clouds_observation(state: State) -> bool:
    if not any(not state.eyes >> card & 1 for card in state.row):
        return False
    state.stack.append(
        Resolve(Special("withdraw_prescience"), HARKONNEN, "hope_clouds_observation")
    )
    return True


@_card
def _reports_of_traitors(state: State) -> bool:
    if state.dice[ATREIDES][HOUSE]:
        lose_die(state, ATREIDES, HOUSE)
    elif state.token_slot[ATREIDES] == HOUSE:
        # WFA 4.2.2: a Bene Gesserit token counts as a die.
        take_token_off(state, ATREIDES)
    else:
        return False
    emit(state, "die_lost", ATREIDES)
    return True


@_card
def _sardaukar_pogrom(state: State) -> bool:
    return can_move(state, order(HARDENED)) and then(state, _move(3, HARDENED))


@_card
def _sardaukars_manner(state: State) -> bool:
    code = order(HARDENED, 1, surprise=True)
    return _can_act(state, code) and then(state, _attack(code))


@_card
def _spies_all_over_arrakis(state: State) -> bool:
    return then(state, Step("mahdi_spy", HARKONNEN), to_reserve(2))


@_card
def _full_control_of_the_air(state: State) -> bool:
    flies = has_place(state, ORNITHOPTER)
    if not flies and not can_move(state, order(ANY)):
        return False
    return then(state, _vehicle(ORNITHOPTER, 2), _move(1))


@_card
def _moving_the_battle_group(state: State) -> bool:
    if not special_cards.mountains(state):
        return False
    return then(state, Step("mahdi_mountain", HARKONNEN))


@_card
def _killers_without_mercy(state: State) -> bool:
    code = order(HARDENED)
    return bool(attacks(state, code)[0]) and then(state, _attack(code))


@_card
def _sardaukar_disguised(state: State) -> bool:
    seen = [a for a in replaceable(state, 1, 2) if state.legions[a].elite]
    if not seen and not can_move(state, order(HARDENED)):
        return False
    return then(state, Step("mahdi_replace", HARKONNEN, 2, ELITE), _move(2, HARDENED))


@_card
def _i_decide(state: State) -> bool:
    found = places_for(state, RECIPES["i_decide"])
    comes_to = any(comes(state, "captain_aramsham", area) for area in found)
    if not comes_to and not _can_act(state, order(HARDENED)):
        return False
    return then(state, placed("i_decide"), _attack(order(FOCUS, 1, surprise=True)))


@_card
def _seek_out_the_mahdi(state: State) -> bool:
    state.held = 1
    emit(state, "held", ATREIDES)
    return then(state, _move(1))
