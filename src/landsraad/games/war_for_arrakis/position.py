"""A legal position from a partial description, in the names that `view` uses."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from landsraad.core.decisions import InvalidSetup, shown
from landsraad.core.described import check_keys, find, listed, mapped, number, truth
from landsraad.core.registry import unknown
from landsraad.games.war_for_arrakis import signs
from landsraad.games.war_for_arrakis.audit import audit
from landsraad.games.war_for_arrakis.catalogue import (
    AREA,
    AREAS,
    ATOMICS,
    CARD,
    LEADER,
    LEADERS,
    SETTLEMENTS,
    STATIONS,
    UNTOUCHABLE,
    VEHICLE_KEY,
    WILD_MAKER,
    ZONE,
    bits,
    piece_key,
)
from landsraad.games.war_for_arrakis.deeds import put
from landsraad.games.war_for_arrakis.engine import run
from landsraad.games.war_for_arrakis.frames import Step
from landsraad.games.war_for_arrakis.legion import NO_LEGION, Legion
from landsraad.games.war_for_arrakis.modules.boxes import BOXES
from landsraad.games.war_for_arrakis.phases.setup import prepare
from landsraad.games.war_for_arrakis.phases.turns import harkonnen_dice, roll_actions
from landsraad.games.war_for_arrakis.plug import described_by
from landsraad.games.war_for_arrakis.position_battle import begin_battle
from landsraad.games.war_for_arrakis.position_checks import complete_leaders, refuse_impossible
from landsraad.games.war_for_arrakis.position_seats import by_side
from landsraad.games.war_for_arrakis.sets.base.dice import ATREIDES_DICE, HARKONNEN_DIE
from landsraad.games.war_for_arrakis.state import (
    ASIDE,
    OUT,
    REMOVED,
    TANK,
    State,
)
from landsraad.games.war_for_arrakis.terms import (
    AIR_VEHICLES,
    ATREIDES,
    CLAIMS,
    GENERIC,
    HARKONNEN,
    IMPERIUM_KEYS,
    LAST_STEP,
    MARKER,
    MARKER_KEYS,
    MOST_ROUNDS,
    NOWHERE,
    RESULT,
    ROW,
    SIDE_KEYS,
    SIDES,
    SLOTS,
    TANK_SLOTS,
    WORMSIGN_KEYS,
    WORMSIGNS,
    Phase,
)
from landsraad.games.war_for_arrakis.views import token_name

TABLE_KEYS = frozenset(
    ("round", "phase", "turn", "supremacy", "prescience", "imperium", "bans", "spice_reserve",
     "atomics", "row", "claims", "areas", "zones", "sietches", "revealed", "settlements",
     "stations", "tokens_top", "prescience_top", "eyes", "fear", "harvesters_removed", "claimed",
     "prescience_gone", "battle", "forced", "paul_held", "tokens_gone", "token_reserve",
     "objectives_excluded")
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
    state = prepare(seats, seed, options)
    state.stack.clear()
    added = described_by(state)
    check_keys("table", table, TABLE_KEYS.union(*(part.table for part in added)))
    given, dashboards = by_side(state, players, PLAYER_KEYS)
    if dashboards:
        told = mapped("dashboards", table.get("dashboards", {}))
        both = {
            role: {**dashboards.get(role, {}), **mapped(role, told.get(role, {}))}
            for role in (*dashboards, *told)
        }
        table = {**table, "dashboards": both}
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
        self.added = described_by(state)
        self.named: dict[int, int] = {}
        """The leaders described beside the board, with their areas if they are said to be on it."""
        self.stands: dict[int, int] = {}
        """The sides of leaders who may stand with either, as far as they are described."""

    def build(self) -> None:
        """Everything in order: what is described first, then the rest is dealt."""
        self._tracks()
        self._settlements()
        for side in SIDES:
            self._leaders(side)
        self._board()
        self._leaders_agree()
        complete_leaders(self.state, set(self.named))
        for part in self.added:
            if part.build is not None:
                part.build(self.state, self.table)
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
        last = state.setup.last_round or MOST_ROUNDS
        state.round = number("round", table.get("round", 1), 1, last)
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
            self._stations(table["stations"])

    def _stations(self, given: Any) -> None:
        """The stations that are left, as a list, or each with its symbol."""
        state = self.state
        named = given if isinstance(given, Mapping) else dict.fromkeys(listed("stations", given))
        places = {AREAS[area].key: place for place, area in enumerate(STATIONS)}
        symbols = [-1] * len(STATIONS)
        spare = state.stations[:]
        for key, symbol in named.items():
            place = find("area with a station", key, places)
            if symbol is not None:
                symbols[place] = find("marker", symbol, MARKER)
                if symbols[place] not in spare:
                    raise InvalidSetup(f"there are not that many stations of {shown(symbol)}")
                spare.remove(symbols[place])
        for key, symbol in named.items():
            if symbol is None:
                symbols[places[key]] = spare.pop()
        state.stations = symbols

    def _leaders(self, side: int) -> None:
        """Leaders not described stay as the set-up has them; those on the board come later."""
        state = self.state
        given = mapped("leaders", self.players[side].get("leaders", {}))
        words = {"out": OUT, "aside": ASIDE, "removed": REMOVED}
        gone = {n for n, where in enumerate(state.leader_at) if where == REMOVED}
        for key, where in given.items():
            leader = find("leader", key, self._leaders_known())
            self._turn(leader, side)
            if state.side_of(leader) != side:
                raise InvalidSetup(f"{LEADERS[leader].name} is of the other side")
            if leader in gone and where != "removed":
                raise InvalidSetup(f"{LEADERS[leader].name} is out of this game (WFA 20.1.1)")
            self.named[leader] = AREA.get(where, NOWHERE) if isinstance(where, str) else NOWHERE
            if self.named[leader] >= 0:
                continue
            if isinstance(where, str) and where.startswith("tank "):
                left = where.removeprefix("tank ")
                slot = number("a tank", int(left) if left.isdigit() else left, 1, TANK_SLOTS)
                state.leader_at[leader] = TANK - (TANK_SLOTS - slot)
            else:
                state.leader_at[leader] = find("place of a leader", where, words)

    def _leaders_agree(self) -> None:
        """Whoever is described twice stands where both say."""
        for leader, area in self.named.items():
            where = self.state.leader_at[leader]
            if max(where, NOWHERE) != area and leader != WILD_MAKER:
                raise InvalidSetup(f"{LEADERS[leader].name} is in two places")

    def _turn(self, leader: int, side: int) -> None:
        """One who may stand with either side does so where the description has him."""
        if not UNTOUCHABLE >> leader & 1:
            return
        if self.stands.setdefault(leader, side) != side:
            raise InvalidSetup(f"{LEADERS[leader].name} stands with one side only (WFA 20.7.4)")
        if self.state.side_of(leader) != side:
            self.state.turncoats ^= 1 << leader

    def _leaders_known(self) -> dict[str, int]:
        """The leaders of this game, by key."""
        return {key: n for key, n in LEADER.items() if n in self.state.kit.every_leader}

    # --- the board

    def _board(self) -> None:
        state, table = self.state, self.table
        if "areas" in table:
            self._clear()
            for key, found in mapped("areas", table["areas"]).items():
                area = find("area", key, AREA)
                known = AREA_KEYS.union(*(part.area for part in self.added))
                check_keys("area", mapped(key, found), known)
                self._area(area, found)
            self._wormsigns(mapped("areas", table["areas"]))
        else:
            for area in bits(state.armies[HARKONNEN] & ~state.villages):
                put(state, area, NO_LEGION)
        for key, vehicle in mapped("zones", table.get("zones", {})).items():
            zone = find("air zone", key, ZONE)
            kinds = {VEHICLE_KEY[kind]: kind for kind in (*AIR_VEHICLES, *self._craft())}
            if vehicle is None:
                continue
            state.zones[zone] = find("vehicle", vehicle, kinds)

    def _craft(self) -> list[int]:
        """What else flies in this game."""
        boxes = [box for box in BOXES if box.key in self.state.setup.modules]
        return [craft.kind for box in boxes for craft in box.craft]

    def _clear(self) -> None:
        """All figures off the board, all starting tokens out of the game."""
        state = self.state
        for area in range(len(AREAS)):
            put(state, area, NO_LEGION)
        state.supply = [list(figures) for figures in state.kit.supply]
        state.tokens_gone = list(range(8))

    def _area(self, area: int, found: Mapping[str, Any]) -> None:
        state, bit = self.state, 1 << area
        if "legion" in found:
            self._legion(area, mapped("legion", found["legion"]))
        if found.get("harvester"):
            state.harvesters |= bit
        if found.get("sandworm"):
            state.worms |= bit
        if found.get("wild_maker"):
            state.maker = area
            if state.leader_at[WILD_MAKER] == OUT:
                state.leader_at[WILD_MAKER] = ASIDE

    def _wormsigns(self, described: Mapping[str, Any]) -> None:
        """Those of a known symbol first, then the others from the rest of the pool."""
        state, others = self.state, []
        for key, found in described.items():
            given, area = found.get("wormsign", False), AREA[key]
            if isinstance(given, str):
                kind = find("wormsign", given, _indices(WORMSIGN_KEYS))
                if not signs.pool(state)[kind]:
                    raise InvalidSetup(f"there are not that many wormsigns of {shown(given)}")
                signs.lay(state, area, kind)
            elif truth("wormsign", given):
                others.append(area)
        for area in others:
            if not signs.left(state):
                raise InvalidSetup(f"there are {WORMSIGNS} wormsigns")
            signs.draw(state, area)

    def _legion(self, area: int, given: Mapping[str, Any]) -> None:
        state = self.state
        side = find("side", given.get("side"), _indices(SIDE_KEYS))
        figures = state.kit.supply[side]
        keys = {piece_key(side, kind): kind for kind, most in enumerate(figures) if most}
        check_keys("legion", given, frozenset(("side", "leaders", "hidden", *keys)))
        counts = [0] * max(len(figures), GENERIC + 1)
        for key, kind in keys.items():
            counts[kind] = number(key, given.get(key, 0), 0, figures[kind])
            state.supply[side][kind] -= counts[kind]
        others = [kind for kind in range(GENERIC + 1, len(counts)) for _ in range(counts[kind])]
        named = 0
        for key in listed("leaders", given.get("leaders", [])):
            leader = find("leader", key, self._leaders_known())
            self._turn(leader, side)
            if state.side_of(leader) != side or leader == WILD_MAKER:
                raise InvalidSetup(f"{LEADERS[leader].name} cannot be in this legion")
            named |= 1 << leader
            state.leader_at[leader] = area
        tokens = tuple(
            sorted(self._token(key) for key in listed("hidden", given.get("hidden", [])))
        )
        legion = Legion(side, counts[0], counts[1], counts[2], counts[3], named, tokens)
        put(state, area, legion.changed(others=tuple(others)))

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
        piles = [
            [find("prescience card", key, known) for key in listed(pile, table.get(pile, []))]
            for pile in ("prescience_top", "claimed", "prescience_gone")
        ]
        above, state.claimed, state.foresight_gone = piles
        fixed = [*row, *above, *state.claimed, *state.foresight_gone]
        if len(set(fixed)) < len(fixed):
            raise InvalidSetup("a prescience card is named twice")
        state.foresight_deck = [card for card in state.foresight_deck if card not in fixed]
        if "row" not in table and self.table.get("phase", "actions") not in ("start",):
            wanted = ROW
            for revealing in state.moments.revealing:
                wanted = revealing(state, wanted)
            left = min(wanted - len(state.claimed), len(state.foresight_deck))
            row = [state.foresight_deck.pop() for _ in range(left)]
        state.row = row
        state.foresight_deck += above[::-1]
        made = number("claimed", len(state.claimed), 0, CLAIMS)
        state.claims = number("claims", table.get("claims", made), made, CLAIMS)
        for key in listed("eyes", table.get("eyes", [])):
            state.eyes |= 1 << find("prescience card", key, known)
        if table.get("fear") is not None:
            state.fear = find("prescience card", table["fear"], known)
        for key in listed("tokens_gone", table.get("tokens_gone", [])):
            self._gone_token(key)
        for key in reversed(listed("tokens_top", table.get("tokens_top", []))):
            self._top_token(key)

    def _gone_token(self, key: Any) -> None:
        """A deployment token that is out of the game; those of the set-up not on the board are."""
        state = self.state
        if any(token_name(state, token) == key for token in state.tokens_gone if token < 8):
            return
        self._top_token(key)
        state.tokens_gone.append(state.tokens_left.pop())

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
            for deck, cards in enumerate(state.kit.decks):
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
        raise InvalidSetup(f"this side does not have that many cards {shown(_key_of(card))}")

    def _spent(self, side: int) -> None:
        state, given = self.state, self.players[side]
        for key in listed("spent", given.get("spent", [])):
            state.spent |= 1 << find("leader", key, LEADER)
        tokens = number("tokens", given.get("tokens", state.tokens[side]), 0, 5)
        state.token_reserve -= tokens - state.tokens[side]
        state.tokens[side] = tokens
        if given.get("token_slot") is not None:
            state.token_slot[side] = find("result", given["token_slot"], RESULT)
            if state.kit.shared[side]:
                state.token_seats[side] = state.kit.seats[side]
            state.token_reserve -= 1
        if state.token_reserve < 0:
            raise InvalidSetup("there are 5 Bene Gesserit tokens")

    def _begin(self) -> None:
        state, table = self.state, self.table
        phase = table.get("phase", "actions")
        if not isinstance(phase, str) or phase not in PHASES:
            raise unknown("phase", phase, PHASES)
        state.phase = Phase[phase.upper()]
        battle = table.get("battle")
        usual = "atreides" if battle is None else mapped("battle", battle).get("attacker")
        side = find("side", table.get("turn", usual), _indices(SIDE_KEYS))
        if phase == "start":
            state.round -= 1
        elif phase == "actions":
            for roller in SIDES:
                if state.kit.players[roller]:
                    self._dice(roller)
            for part in self.added:
                if part.begin is not None:
                    part.begin(state, table)
        refuse_impossible(state)
        self._bound()
        self._remembered()
        if battle is None:
            state.stack.append(Step(PHASES[phase], side))
        elif phase != "actions":
            raise InvalidSetup(f"there is no battle in the phase {phase}")
        else:
            begin_battle(state, side, battle)
        run(state)

    def _bound(self) -> None:
        """What binds the next turns: the result of a Truthtrance, and whether Paul is held."""
        state, table = self.state, self.table
        state.held = int(truth("paul_held", table.get("paul_held", False)))
        forced = table.get("forced")
        if forced is None:
            return
        state.forced = find("result", forced, RESULT)
        played = state.kit.players[HARKONNEN]
        # WFA 16.1.27: a Bene Gesserit token is as good as a die.
        lies = state.dice[HARKONNEN][state.forced] or state.token_slot[HARKONNEN] == state.forced
        if state.phase != Phase.ACTIONS or (played and not lies):
            raise InvalidSetup(f"the Harkonnens have no unused die that shows {forced}")

    def _remembered(self) -> None:
        """What the game has used up or shown: Bene Gesserit tokens, objectives ruled out."""
        state, table = self.state, self.table
        left = state.token_reserve
        state.token_reserve = number("token_reserve", table.get("token_reserve", left), 0, left)
        count = len(state.setup.content.objectives)
        for card in listed("objectives_excluded", table.get("objectives_excluded", [])):
            state.excluded |= 1 << number("objective", card, 0, count - 1)

    def _dice(self, side: int) -> None:
        state, given = self.state, self.players[side]
        if "dice" not in given:
            die = state.setup.content.atreides_die if side == ATREIDES else HARKONNEN_DIE
            count = ATREIDES_DICE if side == ATREIDES else harkonnen_dice(state)
            roll_actions(state, side, die, count)
            self._spread(state.dice[side], SLOTS[side])
            return
        for key, amount in mapped("dice", given["dice"]).items():
            most = 4 if state.kit.shared[side] else 3
            state.dice[side][find("result", key, RESULT)] = number(key, amount, 0, most)

    @staticmethod
    def _spread(dice: list[int], slots: int) -> None:
        """Dice that nobody has described lie on free slots (WFA 4.1.3)."""
        while max(dice) > slots:
            dice[dice.index(max(dice))] -= 1
            dice[dice.index(min(dice))] += 1


def _key_of(card: int) -> str:
    return next(key for key, n in CARD.items() if n == card)
