"""A legal position from a partial description, in the names that `view` uses."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from landsraad.core.decisions import InvalidSetup, shown
from landsraad.core.described import check_keys, find, listed, mapped, number
from landsraad.core.registry import unknown
from landsraad.games.war_for_arrakis.audit import audit
from landsraad.games.war_for_arrakis.catalogue import (
    AREA,
    AREAS,
    ATOMICS,
    CARD,
    DECKS,
    LEADER,
    LEADER_SIDE,
    LEADERS,
    SETTLEMENTS,
    STATIONS,
    WILD_MAKER,
    ZONE,
    bits,
)
from landsraad.games.war_for_arrakis.deeds import put
from landsraad.games.war_for_arrakis.engine import run
from landsraad.games.war_for_arrakis.phases.setup import prepare
from landsraad.games.war_for_arrakis.phases.turns import harkonnen_dice, roll_actions
from landsraad.games.war_for_arrakis.sets.base.dice import ATREIDES_DICE, HARKONNEN_DIE
from landsraad.games.war_for_arrakis.state import (
    ASIDE,
    NO_LEGION,
    OUT,
    REMOVED,
    TANK,
    Legion,
    State,
    Step,
)
from landsraad.games.war_for_arrakis.terms import (
    ATREIDES,
    HARKONNEN,
    HAWAT_STEP,
    IMPERIUM_KEYS,
    LAST_ROUND,
    LAST_STEP,
    MARKER_KEYS,
    PIECE_KEYS,
    RESULT,
    ROW,
    SIDE_KEYS,
    SIDES,
    SUPPLY,
    TANK_SLOTS,
    Phase,
)
from landsraad.games.war_for_arrakis.views import token_name

TABLE_KEYS = frozenset(
    ("round", "phase", "turn", "supremacy", "prescience", "imperium", "bans", "spice_reserve",
     "atomics", "row", "claims", "areas", "zones", "sietches", "revealed", "settlements",
     "stations", "tokens_top", "prescience_top", "eyes", "fear", "harvesters_removed")
)  # fmt: skip
PLAYER_KEYS = frozenset(
    ("hand", "dice", "token_slot", "tokens", "leaders", "spent", "discard", "deck_top",
     "objectives")
)  # fmt: skip
AREA_KEYS = frozenset(("legion", "harvester", "wormsign", "sandworm", "wild_maker"))
PHASES = {
    "start": "round",
    "vehicles": "vehicles",
    "actions": "turn",
    "hazards": "hazards",
    "harvest": "harvest",
    "end": "end_of_round",
}


def position(
    seats: int,
    seed: int,
    options: Mapping[str, Any],
    players: Sequence[Mapping[str, Any]],
    table: Mapping[str, Any],
) -> State:
    """Build a position; raises InvalidSetup with the reason if it cannot be."""
    if len(players) > len(SIDES):
        raise InvalidSetup(f"{len(players)} players are described, but there are two sides")
    state = prepare(seats, seed, options)
    check_keys("table", table, TABLE_KEYS)
    given = [dict(player) for player in players] + [{} for _ in range(2 - len(players))]
    for player in given:
        check_keys("player", player, PLAYER_KEYS)
    _Builder(state, given, table).build()
    return state


def _indices(keys: Sequence[str]) -> dict[str, int]:
    return {key: n for n, key in enumerate(keys)}


class _Builder:
    """Fills a prepared state from the description."""

    def __init__(
        self, state: State, players: Sequence[Mapping[str, Any]], table: Mapping[str, Any]
    ) -> None:
        self.state, self.players, self.table = state, players, table

    def build(self) -> None:
        """Everything in order: what is described first, then the rest is dealt."""
        self._tracks()
        self._settlements()
        for side in SIDES:
            self._leaders(side)
        self._board()
        self._foresight()
        for side in SIDES:
            self._cards(side)
            self._spent(side)
        try:
            audit(self.state)
        except AssertionError as error:
            raise InvalidSetup(f"this position cannot be: {error}") from None
        self._begin()

    def _tracks(self) -> None:
        state, table = self.state, self.table
        state.round = number("round", table.get("round", 1), 1, LAST_ROUND)
        state.supremacy = number("supremacy", table.get("supremacy", 0), 0, LAST_STEP - 1)
        state.reserve = number("spice_reserve", table.get("spice_reserve", 0), 0, 1)
        for key, value in mapped("prescience", table.get("prescience", {})).items():
            marker = find("marker", key, _indices(MARKER_KEYS))
            state.prescience[marker] = number(key, value, 0, LAST_STEP)
        for key, value in mapped("imperium", table.get("imperium", {})).items():
            marker = find("imperium marker", key, _indices(IMPERIUM_KEYS))
            state.imperium[marker] = number(key, value, 1, 5)
        for key in listed("bans", table.get("bans", [])):
            state.bans |= 1 << find("ban", key, _indices(IMPERIUM_KEYS))
        if table.get("atomics") is not None:
            tokens = {key: n for n, (key, _, _) in enumerate(ATOMICS)}
            state.blast = find("atomics token", table["atomics"], tokens)
        removed = table.get("harvesters_removed", 0)
        state.removed_harvesters = number("harvesters_removed", removed, 0, 99)
        if state.supremacy >= HAWAT_STEP:
            state.leader_at[LEADER["thufir_hawat"]] = ASIDE

    def _settlements(self) -> None:
        state, table = self.state, self.table
        if "sietches" in table:
            for area in bits(state.sietches):
                state.ranks[area] = 0
            state.sietches = 0
            for key, rank in mapped("sietches", table["sietches"]).items():
                area = find("area", key, AREA)
                state.sietches |= 1 << area
                state.ranks[area] = number("rank", rank, 1, 3)
        for key in listed("revealed", table.get("revealed", [])):
            area = find("area", key, AREA)
            if not state.sietches >> area & 1:
                raise InvalidSetup(f"there is no sietch in {AREAS[area].name}")
            state.revealed |= 1 << area
        if "settlements" in table:
            keys = listed("settlements", table["settlements"])
            standing = {find("area", key, AREA) for key in keys}
            for area in SETTLEMENTS:
                if area not in standing:
                    state.villages &= ~(1 << area)
                    state.ranks[area] = 0
        if "stations" in table:
            kept = {find("area", key, AREA) for key in listed("stations", table["stations"])}
            for place, area in enumerate(STATIONS):
                if area not in kept:
                    state.stations[place] = -1

    def _leaders(self, side: int) -> None:
        """Leaders not described stay as the set-up has them; those on the board come later."""
        state = self.state
        given = mapped("leaders", self.players[side].get("leaders", {}))
        words = {"out": OUT, "aside": ASIDE, "removed": REMOVED}
        for key, where in given.items():
            leader = find("leader", key, LEADER)
            if LEADER_SIDE[leader] != side:
                raise InvalidSetup(f"{LEADERS[leader].name} is of the other side")
            if isinstance(where, str) and where.startswith("tank "):
                left = where.removeprefix("tank ")
                slot = number("a tank", int(left) if left.isdigit() else left, 1, TANK_SLOTS)
                state.leader_at[leader] = TANK - (TANK_SLOTS - slot)
            else:
                state.leader_at[leader] = find("place of a leader", where, words)

    # --- the board

    def _board(self) -> None:
        state, table = self.state, self.table
        if "areas" in table:
            self._clear()
            for key, found in mapped("areas", table["areas"]).items():
                area = find("area", key, AREA)
                check_keys("area", mapped(key, found), AREA_KEYS)
                self._area(area, found)
        else:
            for area in bits(state.armies[HARKONNEN] & ~state.villages):
                put(state, area, NO_LEGION)
        for key, vehicle in mapped("zones", table.get("zones", {})).items():
            zone = find("air zone", key, ZONE)
            kinds = {"ornithopter": 1, "carryall": 2}
            state.zones[zone] = find("vehicle", vehicle, kinds)

    def _clear(self) -> None:
        """All figures off the board, all starting tokens out of the game."""
        state = self.state
        for area in range(len(AREAS)):
            put(state, area, NO_LEGION)
        state.supply = [list(SUPPLY[side]) for side in SIDES]
        state.tokens_gone = list(range(8))

    def _area(self, area: int, found: Mapping[str, Any]) -> None:
        state, bit = self.state, 1 << area
        if "legion" in found:
            self._legion(area, mapped("legion", found["legion"]))
        if found.get("harvester"):
            state.harvesters |= bit
        if found.get("wormsign"):
            state.wormsigns |= bit
        if found.get("sandworm"):
            state.worms |= bit
        if found.get("wild_maker"):
            state.maker = area
            if state.leader_at[WILD_MAKER] == OUT:
                state.leader_at[WILD_MAKER] = ASIDE

    def _legion(self, area: int, given: Mapping[str, Any]) -> None:
        state = self.state
        side = find("side", given.get("side"), _indices(SIDE_KEYS))
        keys = PIECE_KEYS[side]
        check_keys("legion", given, frozenset(("side", "leaders", "hidden", *keys)))
        counts = []
        for kind, key in enumerate(keys):
            amount = number(key, given.get(key, 0), 0, SUPPLY[side][kind])
            state.supply[side][kind] -= amount
            counts.append(amount)
        named = 0
        for key in listed("leaders", given.get("leaders", [])):
            leader = find("leader", key, LEADER)
            if LEADER_SIDE[leader] != side or leader == WILD_MAKER:
                raise InvalidSetup(f"{LEADERS[leader].name} cannot be in this legion")
            named |= 1 << leader
            state.leader_at[leader] = area
        tokens = tuple(
            sorted(self._token(key) for key in listed("hidden", given.get("hidden", [])))
        )
        put(state, area, Legion(side, counts[0], counts[1], counts[2], counts[3], named, tokens))

    def _token(self, key: Any) -> int:
        """A deployment token that hides what its key says."""
        state = self.state
        for pile in (state.tokens_gone, state.tokens_left):
            for token in pile:
                if token_name(state, token) == key:
                    pile.remove(token)
                    return token
        raise InvalidSetup(f"there is no deployment token {shown(key)}")

    # --- cards

    def _foresight(self) -> None:
        state, table = self.state, self.table
        known = {card.key: n for n, card in enumerate(state.setup.content.prescience)}
        row = [find("prescience card", key, known) for key in listed("row", table.get("row", []))]
        top = listed("prescience_top", table.get("prescience_top", []))
        above = [find("prescience card", key, known) for key in top]
        fixed = row + above
        if len(set(fixed)) < len(fixed):
            raise InvalidSetup("a prescience card is named twice")
        state.foresight_deck = [card for card in state.foresight_deck if card not in fixed]
        if "row" not in table and self.table.get("phase", "actions") not in ("start",):
            row = [state.foresight_deck.pop() for _ in range(ROW)]
        state.row = row
        state.foresight_deck += above[::-1]
        state.claims = number("claims", table.get("claims", 0), 0, 2)
        for key in listed("eyes", table.get("eyes", [])):
            state.eyes |= 1 << find("prescience card", key, known)
        if table.get("fear") is not None:
            state.fear = find("prescience card", table["fear"], known)
        for key in reversed(listed("tokens_top", table.get("tokens_top", []))):
            self._top_token(key)

    def _top_token(self, key: Any) -> None:
        state = self.state
        for token in state.tokens_left:
            if token_name(state, token) == key:
                state.tokens_left.remove(token)
                state.tokens_left.append(token)
                return
        raise InvalidSetup(f"there is no deployment token {shown(key)} left")

    def _cards(self, side: int) -> None:
        state, given = self.state, self.players[side]
        for zone, pile in (("hand", state.hands[side]), ("discard", state.discards[side])):
            for key in listed(zone, given.get(zone, [])):
                card = find("planning card", key, CARD)
                self._take(side, card)
                pile.append(card)
        for key in reversed(listed("deck_top", given.get("deck_top", []))):
            card = find("planning card", key, CARD)
            self._take(side, card)
            for deck, cards in enumerate(DECKS):
                if card in cards:
                    state.decks[deck].append(card)
        if "objectives" in given:
            count = len(state.setup.content.objectives)
            numbers = listed("objectives", given["objectives"])
            state.objectives = [number("objective", n, 0, count - 1) for n in numbers]

    def _take(self, side: int, card: int) -> None:
        decks = self.state.decks[:2] if side == ATREIDES else self.state.decks[2:]
        for pile in decks:
            if card in pile:
                pile.remove(card)
                return
        raise InvalidSetup(f"this side has not so many cards {shown(_key_of(card))}")

    def _spent(self, side: int) -> None:
        state, given = self.state, self.players[side]
        for key in listed("spent", given.get("spent", [])):
            state.spent |= 1 << find("leader", key, LEADER)
        tokens = number("tokens", given.get("tokens", state.tokens[side]), 0, 5)
        state.token_reserve -= tokens - state.tokens[side]
        state.tokens[side] = tokens
        if given.get("token_slot") is not None:
            state.token_slot[side] = find("result", given["token_slot"], RESULT)
            state.token_reserve -= 1
        if state.token_reserve < 0:
            raise InvalidSetup("there are 5 Bene Gesserit tokens")

    def _begin(self) -> None:
        state, table = self.state, self.table
        phase = table.get("phase", "actions")
        if not isinstance(phase, str) or phase not in PHASES:
            raise unknown("phase", phase, PHASES)
        state.phase = Phase[phase.upper()]
        side = find("side", table.get("turn", "atreides"), _indices(SIDE_KEYS))
        if phase == "start":
            state.round -= 1
        elif phase == "actions":
            for roller in SIDES:
                self._dice(roller)
        state.stack.append(Step(PHASES[phase], side))
        run(state)

    def _dice(self, side: int) -> None:
        state, given = self.state, self.players[side]
        if "dice" not in given:
            die = state.setup.content.atreides_die if side == ATREIDES else HARKONNEN_DIE
            count = ATREIDES_DICE if side == ATREIDES else harkonnen_dice(state)
            roll_actions(state, side, die, count)
            return
        for key, amount in mapped("dice", given["dice"]).items():
            state.dice[side][find("result", key, RESULT)] = number(key, amount, 0, 3)


def _key_of(card: int) -> str:
    return next(key for key, n in CARD.items() if n == card)
