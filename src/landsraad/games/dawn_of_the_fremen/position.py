"""A legal position from a partial description, in the names that `view` uses.

Territories that are not described are dealt: to the seats in blocks, in the order of the map, or
to whom ``table["rest"]`` says (null: abandoned). Production sites stand only where described, and
the remaining ones on the first territories without. In the Harj nothing is dealt: land without an
owner is still free, and ``barriers_to_place`` and ``sites_to_place`` say how far it has come. In
the action phase ``action`` 2 is the second one, ``tried`` names the territories that attacks in it
have failed to take, and ``attack`` is an attack that is under way.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from landsraad.core.decisions import InvalidSetup, shown
from landsraad.core.described import check_keys, check_players, find, listed, mapped, number, truth
from landsraad.games.dawn_of_the_fremen.audit import audit
from landsraad.games.dawn_of_the_fremen.deeds import clockwise, occupy, set_barriers
from landsraad.games.dawn_of_the_fremen.engine import run
from landsraad.games.dawn_of_the_fremen.frames import Step
from landsraad.games.dawn_of_the_fremen.phases.action import FIRST, SECOND
from landsraad.games.dawn_of_the_fremen.phases.cycle import SEAT_STEPS
from landsraad.games.dawn_of_the_fremen.phases.harj import fill_bag
from landsraad.games.dawn_of_the_fremen.phases.setup import prepare
from landsraad.games.dawn_of_the_fremen.phases.winning import LAST_CYCLE, ask_about_tie, sides
from landsraad.games.dawn_of_the_fremen.position_play import begin_attack, begin_harj
from landsraad.games.dawn_of_the_fremen.state import State
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
    SITES_IN_PLAY,
    TOKEN_KEYS,
    TRADE,
)

TABLE_KEYS = frozenset(
    ("cycle", "phase", "lead", "turn", "rolled", "barriers", "territories", "rest", "deck_top",
     "removed", "barred", "single_wins", "alliance_wins", "tied", "alliances", "harj",
     "barriers_to_place", "sites_to_place", "action", "attack", "tried")
)  # fmt: skip
PLAYER_KEYS = frozenset(("debts", "thumper", "cards", "vanished", "wiped_out", "needed"))
LAND_KEYS = frozenset(("owner", "site", "tokens", "resources"))
ALLIANCE = "alliances"
_TOKENS = {key: number for number, key in enumerate(TOKEN_KEYS)}
_PHASES = {key: n for n, key in enumerate(PHASE_KEYS) if n != OVER}
HIDDEN = "hidden"
"""A production site that lies face down."""


def position(
    seats: int,
    seed: int,
    options: Mapping[str, Any],
    players: Sequence[Mapping[str, Any]],
    table: Mapping[str, Any],
) -> State:
    """Build a position; raises InvalidSetup with the reason if it cannot be."""
    state = prepare(seats, seed, options)
    check_players(players, seats, f"{seats} seats")
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
        state.phase = find("phase", table.get("phase", "development"), _PHASES)
        self.harj = state.phase == HARJ
        self._times()
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
            raise InvalidSetup(f"this position is impossible: {error}") from None
        self._begin()

    def _times(self) -> None:
        """The cycle, who leads, and what belongs to the Harj or to the action phase only."""
        state, table = self.state, self.table
        only = {
            HARJ: ("barriers_to_place", "sites_to_place"),
            ACTION: ("action", "attack", "tried"),
        }
        for phase, keys in only.items():
            wrong = [key for key in keys if key in table and state.phase != phase]
            if wrong:
                raise InvalidSetup(f"{wrong[0]} belongs to the {PHASE_KEYS[phase]} phase")
        if self.harj:
            number("cycle", table.get("cycle", 0), 0, 0)
            state.harj = self._seat("harj", table.get("harj", 0))
            most = len(state.box.borders)
            state.to_place = number("barriers_to_place", table.get("barriers_to_place", 0), 0, most)
            return
        state.cycle = number("cycle", table.get("cycle", 2), 1, LAST_CYCLE)
        state.lead = self._seat("lead", table.get("lead", 0))
        state.harj = self._seat("harj", table.get("harj", (state.lead - 1) % state.setup.seats))

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
            dealt = None if self.harj else place * seats // count
            owner = land.get("owner", self.table.get("rest", dealt))
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
            raise InvalidSetup(f"{TOKEN_KEYS[token]} belongs in resources")
        if state.tokens[place] & BIT[token]:
            raise InvalidSetup(f"{state.box.keys[place]} has two of {TOKEN_KEYS[token]}")
        supply = MAKER if token == GREAT_MAKER else token
        if not state.supply[supply]:
            raise InvalidSetup(f"there are not enough tokens of the kind {TOKEN_KEYS[token]}")
        state.supply[supply] -= 1
        state.tokens[place] |= BIT[token]

    def _sites(self, given: Mapping[str, Any]) -> None:
        """Described sites first; the rest of the twelve on the first places without."""
        state = self.state
        kinds = {key: n for n, key in enumerate(SITE_KEYS)}
        left = sorted(fill_bag(state.box, state.rng))
        for key, land in given.items():
            if land.get("site") is not None:
                if not left:
                    raise InvalidSetup("there are 12 production sites, not more")
                if self.harj and land["site"] == HIDDEN:
                    site = left[state.rng.below(len(left))]
                else:
                    site = find("site", land["site"], kinds)
                # A kind that this deal lacks takes the place of any other.
                left.remove(site if site in left else left[-1])
                state.sites[self.land[key]] = site
        bare = {self.land[key] for key, land in given.items() if "site" in land}
        free = [
            place
            for place in range(state.box.territories)
            if state.sites[place] == NOBODY and place not in bare
        ]
        if self.harj:
            left = self._bagged(left)
        for place, site in zip(free[len(free) - len(left) :], left, strict=True):
            state.sites[place] = site

    def _bagged(self, left: list[int]) -> list[int]:
        """Put the sites that are still to be placed into the bag; the rest lie on the map."""
        state, most = self.state, SITES_IN_PLAY if self.state.to_place else 0
        count = number("sites_to_place", self.table.get("sites_to_place", most), 0, SITES_IN_PLAY)
        if count > len(left):
            raise InvalidSetup(f"{count} sites are to be placed, but only {len(left)} are left")
        state.rng.shuffle(left)
        state.bag = left[:count]
        return left[count:]

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
        if ALLIANCE in self.table:
            self.state.sides[:] = range(len(self.state.sides))
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
        landless = not self.harj and seat not in state.owner
        wiped_out = truth("wiped_out", given.get("wiped_out", landless and "vanished" not in given))
        if wiped_out or truth("vanished", given.get("vanished", False)):
            state.gone |= 1 << seat
            state.fallen |= wiped_out << seat
        if "needed" in given:
            needed = number("needed", given["needed"], 1, 99)
            for other, side in enumerate(state.sides):
                if side == state.sides[seat]:
                    state.own[other] = needed
        tribes = {key: n for n, key in enumerate(state.box.tribe_keys[: state.setup.seats])}
        for key, held in mapped("debts", given.get("debts", {})).items():
            owner = find("tribe", key, tribes)
            if owner == seat:
                raise InvalidSetup("a tribe's own stock of water debts is what others do not hold")
            held = number("debts", held, 0, DEBTS)
            state.debts[4 * seat + owner] = held
            state.debts[5 * owner] -= held
        moons: dict[str, int] = {key: n for n, key in enumerate(MOON_KEYS)}
        state.thumpers[seat] = find("thumper", given.get("thumper", MOON_KEYS[0]), moons)
        state.cards[seat] = self._take("cards", given.get("cards", []))

    def _bars(self) -> None:
        for bar in listed("barred", self.table.get("barred", [])):
            given = mapped("barred", bar)
            check_keys("barred", given, frozenset(("territory", "seat")))
            place = find("territory", given.get("territory"), self.land)
            seat = self._seat("seat", given.get("seat"))
            if (place, seat) in self.state.bars:
                raise InvalidSetup(f"seat {seat} is already barred from there")
            self.state.bars.append((place, seat))
            self.state.debts[5 * seat] -= 2

    def _take(self, what: str, keys: Any) -> list[int]:
        found = [find("card", key, self.state.box.card_number) for key in listed(what, keys)]
        for card in found:
            if not self.cards[card]:
                name = self.state.box.cards[card].name
                raise InvalidSetup(f"there are not enough copies of {name}")
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
        if self.harj:
            return begin_harj(state, self._seat("turn", table.get("turn", state.harj)))
        acting = mapped("attack", table.get("attack", {})).get("seat", state.lead)
        turn = self._seat("turn", table.get("turn", acting))
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
            if "turn" not in table:
                ask_about_tie(state)
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
            if phase == ACTION:
                self._action(turn)
        run(state)
        if "attack" in table:
            begin_attack(state, table["attack"], self.land)
        return None

    def _action(self, turn: int) -> None:
        """The second of the two actions, or one that attacks have already failed in."""
        state, table = self.state, self.table
        second = number("action", table.get("action", 1), 1, 2) == 2
        keys = listed("tried", table.get("tried", []))
        tried = sum(1 << place for place in {find("territory", key, self.land) for key in keys})
        if second or tried:
            state.stack[-1] = Step("action", turn, tried if second else 0, SECOND)
        if tried and not second:
            state.stack.append(Step("action", turn, tried, FIRST))

    def _seats(self, name: str, seats: Sequence[int]) -> None:
        self.state.stack.extend(Step(name, seat) for seat in reversed(seats))
