"""A legal position from a partial description, in the names that `view` uses.

Territories that are not described are dealt: to the seats in blocks, in the order of the map, or
to whom ``table["rest"]`` says (null: abandoned). Production sites stand only where described, and
the remaining ones on the first territories without.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from landsraad.core.decisions import InvalidSetup, shown
from landsraad.core.described import check_keys, find, listed, mapped, number, truth
from landsraad.games.dawn_of_the_fremen.audit import audit
from landsraad.games.dawn_of_the_fremen.deeds import clockwise, occupy, set_barriers
from landsraad.games.dawn_of_the_fremen.engine import run
from landsraad.games.dawn_of_the_fremen.phases.cycle import LAST_CYCLE, SEAT_STEPS, sides
from landsraad.games.dawn_of_the_fremen.phases.harj import fill_bag
from landsraad.games.dawn_of_the_fremen.phases.setup import prepare
from landsraad.games.dawn_of_the_fremen.state import State, Step
from landsraad.games.dawn_of_the_fremen.terms import (
    ACTION,
    BIT,
    COUNCIL,
    DEBTS,
    DEVELOPMENT,
    FACE_KEYS,
    GREAT_MAKER,
    HARJ,
    MAKER,
    MOON_KEYS,
    NOBODY,
    OVER,
    PHASE_KEYS,
    PRODUCTION,
    RESOURCES,
    SITE_KEYS,
    TOKEN_KEYS,
    TRADE,
)

TABLE_KEYS = frozenset(
    ("cycle", "phase", "lead", "turn", "rolled", "barriers", "territories", "rest", "deck_top",
     "removed", "barred", "single_wins", "alliance_wins", "tied", "alliances")
)  # fmt: skip
PLAYER_KEYS = frozenset(("debts", "thumper", "cards", "vanished"))
LAND_KEYS = frozenset(("owner", "site", "tokens", "resources"))
ALLIANCE = "alliances"
_TOKENS = {key: number for number, key in enumerate(TOKEN_KEYS)}
_PHASES = {key: n for n, key in enumerate(PHASE_KEYS) if n not in (HARJ, OVER)}


def position(
    seats: int,
    seed: int,
    options: Mapping[str, Any],
    players: Sequence[Mapping[str, Any]],
    table: Mapping[str, Any],
) -> State:
    """Build a position; raises InvalidSetup with the reason if it cannot be."""
    state = prepare(seats, seed, options)
    if len(players) > seats:
        raise InvalidSetup(f"{len(players)} players are described, but there are {seats} seats")
    check_keys("table", table, TABLE_KEYS)
    for player in players:
        check_keys("player", player, PLAYER_KEYS)
    described = [*players, *({} for _ in range(seats - len(players)))]
    _Builder(state, described, table).build()
    return state


class _Builder:
    """Fills a prepared state from the description."""

    def __init__(
        self, state: State, players: Sequence[Mapping[str, Any]], table: Mapping[str, Any]
    ) -> None:
        self.state, self.players, self.table = state, players, table
        self.land = {
            key: n for key, n in state.box.place.items() if n < state.box.territories
        }  # fmt: skip
        self.cards = Counter(state.box.deck)

    def build(self) -> None:
        """Everything in order: what is described first, then the rest."""
        state, table = self.state, self.table
        state.cycle = number("cycle", table.get("cycle", 2), 1, LAST_CYCLE)
        state.phase = find("phase", table.get("phase", "development"), _PHASES)
        state.lead = self._seat("lead", table.get("lead", 0))
        state.harj = (state.lead - 1) % state.setup.seats
        self._territories()
        self._barriers()
        self._alliances()
        self._numbers()
        for seat, given in enumerate(self.players):
            self._player(seat, given)
        if len(sides(state)) < 2:
            raise InvalidSetup("two sides or more must be on the board (DOF 13.3.2, DOF 18.1.11)")
        self._bars()
        self._deck()
        try:
            audit(state)
        except AssertionError as error:
            raise InvalidSetup(f"this position cannot be: {error}") from None
        self._begin()

    def _seat(self, what: str, value: Any) -> int:
        return number(what, value, 0, self.state.setup.seats - 1)

    # --- the map

    def _territories(self) -> None:
        state, given = self.state, mapped("territories", self.table.get("territories", {}))
        count, seats = state.box.territories, state.setup.seats
        for key in given:
            find("territory", key, self.land)
        for place in range(count):
            land = mapped(state.box.keys[place], given.get(state.box.keys[place], {}))
            check_keys("territory", land, LAND_KEYS)
            owner = land.get("owner", self.table.get("rest", place * seats // count))
            occupy(state, NOBODY if owner is None else self._seat("owner", owner), place)
            for key in listed("tokens", land.get("tokens", [])):
                self._token(place, find("token", key, _TOKENS))
            for key, amount in mapped("resources", land.get("resources", {})).items():
                kind = find("resource", key, dict(list(_TOKENS.items())[:RESOURCES]))
                state.goods[4 * place + kind] = number(key, amount, 0, 99)
        self._sites(given)

    def _token(self, place: int, token: int) -> None:
        state = self.state
        if token < RESOURCES:
            raise InvalidSetup(f"{TOKEN_KEYS[token]} belongs into resources")
        if state.tokens[place] & BIT[token]:
            raise InvalidSetup(f"{state.box.keys[place]} has two of {TOKEN_KEYS[token]}")
        supply = MAKER if token == GREAT_MAKER else token
        if not state.supply[supply]:
            raise InvalidSetup(f"there are not so many of {TOKEN_KEYS[token]}")
        state.supply[supply] -= 1
        state.tokens[place] |= BIT[token]

    def _sites(self, given: Mapping[str, Any]) -> None:
        """Described sites first; the rest of the twelve on the first places without."""
        state = self.state
        kinds = {key: n for n, key in enumerate(SITE_KEYS)}
        left = sorted(fill_bag(state.box, state.rng))
        for key, land in given.items():
            if land.get("site") is not None:
                site = find("site", land["site"], kinds)
                if not left:
                    raise InvalidSetup("there are 12 production sites, not more")
                # A kind that this deal lacks takes the place of any other.
                left.remove(site if site in left else left[-1])
                state.sites[self.land[key]] = site
        bare = {self.land[key] for key, land in given.items() if "site" in land}
        free = [
            place
            for place in range(state.box.territories)
            if state.sites[place] == NOBODY and place not in bare
        ]
        for place, site in zip(free[len(free) - len(left) :], left, strict=True):
            state.sites[place] = site

    def _barriers(self) -> None:
        box, borders = self.state.box, []
        for pair in listed("barriers", self.table.get("barriers", [])):
            ends = [find("territory", key, self.land) for key in listed("a barrier", pair)]
            if len(ends) != 2 or (ends[0], ends[1]) not in box.border:
                raise InvalidSetup(f"there is no border {shown(pair)}")
            borders.append(box.border[ends[0], ends[1]])
        set_barriers(self.state, tuple(borders))

    # --- tribes

    def _alliances(self) -> None:
        bound: set[int] = set()
        for group in listed(ALLIANCE, self.table.get(ALLIANCE, [])):
            seats = [self._seat("an ally", seat) for seat in listed("an alliance", group)]
            if len(seats) < 2 or len({*seats} - bound) < len(seats):
                raise InvalidSetup("an alliance has two seats or more, and no seat is in two")
            bound.update(seats)
            for seat in seats:
                self.state.sides[seat] = min(seats)

    def _numbers(self) -> None:
        state, table = self.state, self.table
        state.single = number("single_wins", table.get("single_wins", state.single), 1, 99)
        state.allied = number("alliance_wins", table.get("alliance_wins", state.allied), 1, 99)
        state.tied = truth("tied", table.get("tied", False))

    def _player(self, seat: int, given: Mapping[str, Any]) -> None:
        state = self.state
        if truth("vanished", given.get("vanished", seat not in state.owner)):
            state.gone |= 1 << seat
        tribes = {key: n for n, key in enumerate(state.box.tribe_keys[: state.setup.seats])}
        for key, held in mapped("debts", given.get("debts", {})).items():
            owner = find("tribe", key, tribes)
            if owner == seat:
                raise InvalidSetup("the stock of own water debts is what others do not hold")
            held = number("debts", held, 0, DEBTS)
            state.debts[4 * seat + owner] = held
            state.debts[5 * owner] -= held
        moons = {key: n for n, key in enumerate(MOON_KEYS)}
        state.thumpers[seat] = find("thumper", given.get("thumper", MOON_KEYS[0]), moons)
        state.cards[seat] = self._take("cards", given.get("cards", []))

    def _bars(self) -> None:
        for bar in listed("barred", self.table.get("barred", [])):
            given = mapped("barred", bar)
            check_keys("barred", given, frozenset(("territory", "seat")))
            place = find("territory", given.get("territory"), self.land)
            seat = self._seat("seat", given.get("seat"))
            if (place, seat) in self.state.bars:
                raise InvalidSetup(f"seat {seat} is barred from there already")
            self.state.bars.append((place, seat))
            self.state.debts[5 * seat] -= 2

    def _take(self, what: str, keys: Any) -> list[int]:
        found = [find("card", key, self.state.box.card_number) for key in listed(what, keys)]
        for card in found:
            if not self.cards[card]:
                name = self.state.box.cards[card].name
                raise InvalidSetup(f"there are not so many copies of {name}")
            self.cards[card] -= 1
        return found

    def _deck(self) -> None:
        state = self.state
        state.removed = self._take("removed", self.table.get("removed", []))
        top = self._take("deck_top", self.table.get("deck_top", []))
        deck: Iterable[int] = sorted(self.cards.elements())
        state.deck = list(deck)
        state.rng.shuffle(state.deck)
        state.deck += top[::-1]

    # --- where play goes on

    def _begin(self) -> None:
        state, table, phase = self.state, self.table, self.state.phase
        turn = self._seat("turn", table.get("turn", state.lead))
        order = clockwise(state, state.lead)
        if turn not in order:
            raise InvalidSetup(f"seat {turn} has vanished")
        later = order[order.index(turn) :]
        face = table.get("rolled")
        if phase not in (PRODUCTION, TRADE, TRADE + 1) and face is not None:
            raise InvalidSetup(f"the die is not rolled in the {PHASE_KEYS[phase]} phase")
        if phase == COUNCIL:
            state.stack.append(Step("cycle_end"))
            self._seats("council", later)
        else:
            state.stack.append(Step("phase", value=phase + 1))
            if phase == ACTION:
                state.stack.append(Step("count_sietches"))
            if face is not None:
                state.face = find("rolled", face, {key: n for n, key in enumerate(FACE_KEYS)})
                state.stack.append(Step("rolled"))
                return run(state)
            if phase == PRODUCTION:
                state.stack.append(Step("roll"))
                self._seats("thumper", later)
            elif phase != DEVELOPMENT or state.cycle > 1:
                self._seats(SEAT_STEPS[phase], later)
        return run(state)

    def _seats(self, name: str, seats: Sequence[int]) -> None:
        self.state.stack.extend(Step(name, seat) for seat in reversed(seats))
