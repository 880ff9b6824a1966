"""A legal position from a partial description, in the names that `view` uses."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, cached_property
from typing import Any

from landsraad.core.decisions import InvalidSetup, shown
from landsraad.core.described import check_keys, check_players, find, listed, mapped, number
from landsraad.core.registry import unknown
from landsraad.games.imperium.engine import deeds
from landsraad.games.imperium.engine.board import makers_in_play
from landsraad.games.imperium.engine.boxes import MASTERSTROKES, START_WATERS, parts
from landsraad.games.imperium.engine.catalogue import (
    CARDS,
    HAGALS,
    INTRIGUES,
    LEADERS,
    SPACES,
)
from landsraad.games.imperium.engine.loop import run
from landsraad.games.imperium.engine.plug import (
    Described,
    audited_by,
    described_by,
    equip_leader,
    every,
)
from landsraad.games.imperium.engine.rivalry import rivals_of
from landsraad.games.imperium.engine.round import HAND
from landsraad.games.imperium.engine.setup import (
    DIFFICULTIES,
    ROW,
    prepare,
    prepare_leader,
    read_setup,
)
from landsraad.games.imperium.engine.state import NOBODY, TROOPS, PlayerState, State, Step, Turn
from landsraad.games.imperium.engine.turn import begin_turn
from landsraad.games.imperium.facets.audit import audit
from landsraad.games.imperium.facets.conflict_deck import place_conflicts
from landsraad.games.imperium.facets.position_seen import SEEN, place_seen
from landsraad.games.imperium.language.gains import Gain
from landsraad.games.imperium.language.terms import FACTION_KEYS, WATER, Phase

_TABLE_KEYS = frozenset(
    ("round", "phase", "first", "turn", "conflict", "conflicts_past", "row", "imperium_top",
     "intrigue_top", "intrigue_discard", "trashed", "agents", "bonus_spice", "control",
     "alliances", "mentat", "mentat_next", "closed", "hagal_top", "hagal_discard",
     "conflicts_next", "intrigue_deck", "reveals")
)  # fmt: skip
_PLAYER_KEYS = frozenset(
    ("leader", "vp", "solari", "spice", "water", "persuasion", "swords", "influence", "garrison",
     "conflict", "swordmaster", "council", "revealed", "hand", "deck", "discard", "play", "aside",
     "intrigue", "waiting", "secret", "masterstroke", "recruited", "deployed", *SEEN)
)  # fmt: skip
NOT_OF_RIVALS = frozenset(
    ("hand", "deck", "discard", "play", "aside", "waiting", "secret", "masterstroke", "council",
     "persuasion", "recruited", "deployed", "hand_shown", "deck_shown", "deck_known")
)  # fmt: skip
PHASES = {"turns": "turns", "combat": "combat", "makers": "makers", "endgame": "endgame_card",
          "round_start": "round_start"}  # fmt: skip


@cache
def _told() -> tuple[Described, ...]:
    """What can be told of all mechanisms."""
    return tuple(one.described for one in every() if one.described is not None)


@cache
def table_keys() -> frozenset[str]:
    """The names in the description of a table."""
    return _TABLE_KEYS.union(*(part.table for part in _told()))


@cache
def player_keys() -> frozenset[str]:
    """The names in the description of a house."""
    return _PLAYER_KEYS.union(*(part.house for part in _told()))


@cache
def never_of_rivals() -> frozenset[str]:
    """Of the names in the description of a house those that mean nothing of a rival."""
    return NOT_OF_RIVALS.union(*(part.not_of_rivals for part in _told()))


def position(
    seats: int,
    seed: int,
    options: Mapping[str, Any],
    players: Sequence[Mapping[str, Any]],
    table: Mapping[str, Any],
) -> State:
    """Build a position; raises InvalidSetup with the reason if it cannot be."""
    players = [dict(player) for player in players]
    options = {**options, "leaders": _leaders(seats, options, players)}
    state = prepare(seats, seed, options)
    houses = len(state.players)
    check_players(players, houses, f"{houses} houses")
    check_keys("table", table, table_keys())
    for player in players:
        check_keys("player", player, player_keys())
    players += [{} for _ in range(len(state.players) - len(players))]
    state.stack.clear()
    _Builder(state, players, table).build()
    return state


def _leaders(
    seats: int, options: Mapping[str, Any], players: Sequence[Mapping[str, Any]]
) -> list[str | None]:
    wanted = options.get("leaders")
    houses = read_setup(seats, options).houses
    names: list[str | None] = [None] * houses
    if isinstance(wanted, Sequence) and not isinstance(wanted, str):
        names[: len(wanted)] = wanted
    for house, player in enumerate(players[:houses]):
        if player.get("leader") is not None:
            names[house] = player["leader"]
    return names


def _drawn(pool: Counter[int], card: int) -> bool:
    """Whether a card was still in a pool, from which it is taken."""
    pool[card] -= 1
    return pool[card] >= 0


class _Builder:
    """Fills a prepared state from the description, taking every card from where it must come."""

    def __init__(
        self, state: State, players: Sequence[Mapping[str, Any]], table: Mapping[str, Any]
    ) -> None:
        self.state, self.players, self.table = state, players, table
        self.selection = state.setup.selection
        for player in state.players:
            if player.leader != NOBODY:
                equip_leader(state, player)
        for seat in range(state.setup.seats):
            prepare_leader(state, seat)
        self.described = described_by(state.setup.sets)
        self.piles = [part.intrigue for part in self.described if part.intrigue is not None]
        self.apart = [Counter(pile.cards(state)) for pile in self.piles]
        """The intrigue cards of the piles that lie apart from the deck."""
        self.imperium = Counter(state.deck + state.row)
        self.imperial = frozenset(self.imperium)
        self.intrigue = Counter(state.intrigue_deck)
        for player in state.players:
            self.intrigue.update(player.intrigue)
        self.missing: list[int] = []
        """Starting cards of houses whose decks are told without them: they were trashed."""
        self.rng = state.rng

    def build(self) -> None:
        """Everything in order: what is described first, then the rest is dealt."""
        state = self.state
        for player in state.players:
            player.intrigue, player.intrigue_eyes = [], []
        state.phase = self._phase()
        self._markers()
        for seat, given in enumerate(self.players):
            if not state.players[seat].rival:
                self._cards(state.players[seat], given)
            else:
                self._check_rival(given)
            self._intrigue_hand(state.players[seat], given)
        self._common_cards()
        for seat, given in enumerate(self.players):
            place_seen(state, seat, given)
        place_conflicts(state, self.rng, self.players, self.table)
        self._rivals()
        self._mechanisms()
        for seat, given in enumerate(self.players):
            self._start(state.players[seat])
            self._house(seat, given)
        self._reveals()
        self._alliances()
        self._agents()
        for seat, given in enumerate(self.players):
            self._score(seat, given)
        try:
            audit(state)
        except AssertionError as error:
            raise InvalidSetup(f"this position cannot be: {error}") from None
        state.events.clear()  # What the setup of a whole game dealt never happened here.
        self._begin()

    def _check_rival(self, given: Mapping[str, Any]) -> None:
        if strange := sorted(never_of_rivals().intersection(given)):
            raise InvalidSetup(f"a rival has no {strange[0]!r}")

    def _mechanisms(self) -> None:
        """What the mechanisms in play have; nothing is told of others."""
        known = [*self.table, *(key for player in self.players for key in player)]
        for part in _told():
            if part not in self.described:
                for key in known:
                    if key in part.table or key in part.house:
                        raise InvalidSetup(f"{key!r} needs {part.needs}")
        for part in self.described:
            if part.place is not None:
                part.place(self.state, self.players, self.table)

    def _phase(self) -> int:
        name = self.table.get("phase", "turns")
        if not isinstance(name, str) or name not in PHASES:
            raise unknown("phase", name, PHASES)
        return Phase[name.upper()]

    def _markers(self) -> None:
        state, table = self.state, self.table
        houses = len(state.players)
        # IMP 17.2.1: of two players only these hold the first player marker.
        state.first = number("first", table.get("first", state.first), 0, state.setup.led - 1)
        for key, amount in mapped("bonus_spice", table.get("bonus_spice", {})).items():
            space = find("maker space", key, {SPACES[s].key: s for s in makers_in_play(state)})
            state.bonus[space] = number("bonus_spice", amount, 0, 30)
        for key, holder in mapped("control", table.get("control", {})).items():
            space = find(
                "controlled space", key, {SPACES[s].key: s for s in self.selection.controlled}
            )
            state.control[space] = self._holder("control", holder)
        for ban in listed("closed", table.get("closed", [])):
            entry = mapped("closed", ban)
            owner = number("by", entry.get("by"), 0, houses - 1)
            state.bans.append((self._space(entry.get("space")), owner))
        board = state.setup.board
        for name in ("mentat", "mentat_next"):
            if table.get(name) is not None and not board >> self.selection.mentat_space & 1:
                raise InvalidSetup(f"{name}: this game has no Mentat (IMP 37.1.2)")
        state.mentat_next = self._holder("mentat_next", table.get("mentat_next"))
        state.mentat = self._holder("mentat", table.get("mentat"))

    def _space(self, key: Any) -> int:
        space = find("space", key, self.selection.space)
        if not self.state.setup.board >> space & 1:
            raise InvalidSetup(f"{SPACES[space].name} is not on the board of this game")
        return space

    def _holder(self, what: str, value: Any) -> int:
        if value is None:
            return NOBODY
        holder = number(what, value, 0, len(self.state.players) - 1)
        if what != "alliances" and self.state.players[holder].leader == NOBODY:
            raise InvalidSetup(f"{what}: House Hagal gains nothing but alliances (IMP 17.2.2)")
        return holder

    # --- cards

    def _take(self, card: int, own: Counter[int]) -> int:
        """One copy of a card, from the starting deck, the reserve or the Imperium cards."""
        slots = self.selection.slot
        if own[card]:
            own[card] -= 1
        elif card in slots and self.state.reserve[slots[card]]:
            self.state.reserve[slots[card]] -= 1
        elif self.imperium[card]:
            self.imperium[card] -= 1
        elif card in self.imperial or card in slots or CARDS[card].cost == 0:
            raise InvalidSetup(f"there are not enough copies of {CARDS[card].name}")
        else:
            raise InvalidSetup(f"{CARDS[card].name} belongs to a set not in play")
        return card

    def _zone(self, given: Mapping[str, Any], zone: str, own: Counter[int]) -> list[int]:
        keys = listed(zone, given.get(zone, []))
        return [self._take(find("card", key, self.selection.card), own) for key in keys]

    def _imperium(self, zone: str) -> list[int]:
        """Cards of the Imperium deck, which no reserve card ever enters."""
        cards = self._zone(self.table, zone, Counter())
        for card in cards:
            if card in self.selection.slot:
                raise InvalidSetup(f"{zone}: {CARDS[card].name} belongs to the reserve")
        return cards

    def _cards(self, player: PlayerState, given: Mapping[str, Any]) -> None:
        own = Counter(player.deck)  # The starting deck, as the leader has it.
        player.hand = self._zone(given, "hand", own)
        player.discard = self._zone(given, "discard", own)
        player.play = self._zone(given, "play", own)
        player.aside = self._zone(given, "aside", own)
        for part in self.described:
            if part.cards is not None:
                part.cards(
                    player,
                    given,
                    lambda key: self._take(find("card", key, self.selection.card), own),
                )
        player.deck = self._zone(given, "deck", own)[::-1]
        rest = sorted(own.elements())
        self.rng.shuffle(rest)
        if "deck" in given:
            self.missing += rest
        else:
            player.deck = rest
        revealed = given.get("revealed", self.state.phase > Phase.TURNS)
        if "hand" not in given and not revealed and self.state.phase == Phase.TURNS:
            count = min(HAND, len(player.deck))
            player.hand = [player.deck.pop() for _ in range(count)]

    def _intrigue_hand(self, player: PlayerState, given: Mapping[str, Any]) -> None:
        player.intrigue = self._intrigues(given, "intrigue")
        player.intrigue_eyes = [0] * len(player.intrigue)
        player.waiting = self._intrigues(given, "waiting")

    def _intrigues(self, given: Mapping[str, Any], zone: str) -> list[int]:
        keys, known = listed(zone, given.get(zone, [])), self.selection.keys("intrigue")
        cards = [find("intrigue card", key, known) for key in keys]
        for card in cards:
            pool = next((pool for pool in (self.intrigue, *self.apart) if pool[card]), None)
            if pool is None:
                raise InvalidSetup(f"there are not enough copies of {INTRIGUES[card].name}")
            pool[card] -= 1
        return cards

    def _common_cards(self) -> None:
        state, table = self.state, self.table
        missing = Counter(self.missing)
        trashed = self._zone(table, "trashed", missing)
        state.trashed += [card for card in self.missing if _drawn(missing, card)] + trashed
        state.row = self._imperium("row")
        if len(state.row) > ROW:
            raise InvalidSetup(f"the Imperium row has {ROW} cards, not {len(state.row)}")
        top = self._imperium("imperium_top")
        state.deck = self._shuffled(self.imperium.elements()) + top[::-1]
        while len(state.row) < ROW and state.deck:
            state.row.append(state.deck.pop())
        state.intrigue_discard = self._intrigues(table, "intrigue_discard")
        for pile in self.piles:
            for place in pile.places:
                place.put(state, tuple(self._intrigues(table, place.name)))
        self._intrigue_deck()
        for pile, pool in zip(self.piles, self.apart, strict=True):
            if pile.cards(state):
                top = self._intrigues(table, pile.top)
                pile.put(state, (*self._shuffled(pool.elements()), *top[::-1]))
        top, state.hagal_discard = self._hagals("hagal_top"), self._hagals("hagal_discard")
        state.hagal_deck += top[::-1]

    def _intrigue_deck(self) -> None:
        """The whole deck as described, with all others among the discards, or only its top."""
        state, table = self.state, self.table
        if "intrigue_deck" in table and "intrigue_top" in table:
            raise InvalidSetup("intrigue_deck is the whole deck: leave intrigue_top out")
        if "intrigue_deck" in table:
            state.intrigue_deck = self._intrigues(table, "intrigue_deck")[::-1]
            state.intrigue_discard += sorted(self.intrigue.elements())
        else:
            top = self._intrigues(table, "intrigue_top")
            state.intrigue_deck = self._shuffled(self.intrigue.elements()) + top[::-1]

    def _hagals(self, name: str) -> list[int]:
        """The Hagal cards of a pile, taken out of the deck."""
        found: list[int] = []
        setup, known = self.state.setup, self.selection.keys("hagal")
        deck = self.selection.hagal_cards(setup.seats, setup.board) if setup.seats < 3 else []
        for key in listed(name, self.table.get(name, [])):
            card = find("hagal card", key, known)
            if card not in deck:
                raise InvalidSetup(f"the Hagal deck of this game has no {key!r}")
            if card not in self.state.hagal_deck:
                raise InvalidSetup(f"the Hagal deck has no more {key!r}")
            self.state.hagal_deck.remove(card)
            found.append(card)
        return found

    def _shuffled(self, cards: Iterable[int]) -> list[int]:
        pile = sorted(cards)
        self.rng.shuffle(pile)
        return pile

    # --- houses

    def _start(self, player: PlayerState) -> None:
        """What the leader of a player changes of the start (IMP 1.2.2)."""
        if player.rival or player.leader == NOBODY:
            return
        leader = LEADERS[player.leader]
        player.resources[WATER] += START_WATERS[player.leader]
        for part in parts(leader.setup):
            if isinstance(part, Gain):
                player.resources[part.resource] += part.amount

    def _reveals(self) -> None:
        """The order of reveal turns: as described, then clockwise from the first player."""
        state = self.state
        told = listed("reveals", self.table.get("reveals", []))
        order = [number("reveals", seat, 0, state.setup.seats - 1) for seat in told]
        if len(set(order)) < len(order):
            raise InvalidSetup("reveals: a seat is named twice")
        for seat in order:
            if self.players[seat].get("revealed") is False:
                raise InvalidSetup(f"reveals: seat {seat} has not revealed")
            state.players[seat].revealed = True
        others = (seat for seat in deeds.clockwise(state, state.first) if seat not in order)
        order = [seat for seat in others if state.players[seat].revealed] + order
        for place, seat in enumerate(order, 1):
            state.players[seat].reveal_order = place
        state.reveals = len(order)

    def _rivals(self) -> None:
        """What solo rivals have by now, unless it is described otherwise (IMP 18.2, IMP 18.3.4)."""
        state = self.state
        if state.setup.seats > 1 or state.setup.edition.between:
            return
        left = len(state.conflict_deck) + (state.phase == Phase.ROUND_START)
        for rival, given in list(zip(state.players, self.players, strict=True))[1:]:
            rival.swordmaster = left <= state.setup.rival_swordmasters
            if "intrigue" not in given:
                count = DIFFICULTIES[state.setup.difficulty].intrigue
                rival.intrigue = state.intrigue_deck[:count]
                rival.intrigue_eyes = [0] * len(rival.intrigue)
                del state.intrigue_deck[:count]

    def _house(self, seat: int, given: Mapping[str, Any]) -> None:
        player = self.state.players[seat]
        names = ("solari", "spice", "water", "persuasion", "swords")
        for index, name in enumerate(names):
            start = player.resources[index]
            player.resources[index] = number(name, given.get(name, start), 0, 999)
        for key, height in mapped("influence", given.get("influence", {})).items():
            factions = {name: index for index, name in enumerate(FACTION_KEYS)}
            player.influence[find("faction", key, factions)] = number(key, height, 0, 6)
        player.conflict = number("conflict", given.get("conflict", 0), 0, TROOPS)
        default = min(player.garrison, TROOPS - player.conflict)
        player.garrison = number("garrison", given.get("garrison", default), 0, TROOPS)
        player.supply = TROOPS - player.garrison - player.conflict
        for audited in audited_by(self.state.setup.sets):
            player.supply -= audited.troops(player) if audited.troops is not None else 0
        player.garrison += player.among_troops(in_conflict=False)
        player.conflict += player.among_troops(in_conflict=True)
        if player.supply < 0:
            raise InvalidSetup(f"a house has {TROOPS} troops, not more")
        if self.state.phase not in (Phase.TURNS, Phase.COMBAT) and player.units:
            raise InvalidSetup(
                "nobody is in the conflict before the turns or after combat (IMP 6.5.1)"
            )
        for name in ("swordmaster", "council", "revealed", "masterstroke"):
            if name in given:
                if not isinstance(given[name], bool):
                    raise InvalidSetup(f"{name} is true or false, not {shown(given[name])}")
                setattr(player, name, given[name])
        if self.state.phase > Phase.TURNS and "revealed" not in given:
            player.revealed = not player.rival
        self._secret(player, given)
        # A hoard of spice is spent when the round with its conflict begins (IMP 28.4.2).
        hoards = self.state.moments.rival_hoards
        settled = not hoards or self.state.phase != Phase.ROUND_START
        bought = rivals_of(self.state).rich(self.state, player) if player.rival else ""
        if settled and bought:
            raise InvalidSetup(f"a rival spends at once what buys {bought}")

    def _secret(self, player: PlayerState, given: Mapping[str, Any]) -> None:
        factions = {name: index for index, name in enumerate(FACTION_KEYS)}
        wanted = [find("faction", k, factions) for k in listed("secret", given.get("secret", []))]
        baron = player.leader >= 0 and not player.rival and MASTERSTROKES[player.leader]
        if player.masterstroke and not baron:
            raise InvalidSetup("only the Baron has a masterstroke")
        if wanted and (not baron or len(set(wanted)) != 2 or len(wanted) != 2):
            raise InvalidSetup("only Masterstroke has a secret: two different factions")
        if baron:
            player.secret = tuple(sorted(wanted or self._shuffled(range(4))[:2]))

    def _alliances(self) -> None:
        """Alliances as described; otherwise whoever is highest at 4 or more."""
        state = self.state
        described = mapped("alliances", self.table.get("alliances", {}))
        for key in described:
            find("faction", key, {name: index for index, name in enumerate(FACTION_KEYS)})
        for faction, key in enumerate(FACTION_KEYS):
            heights = [player.influence[faction] for player in state.players]
            holder = heights.index(max(heights)) if max(heights) >= 4 else NOBODY
            if key in described:
                holder = self._holder("alliances", described[key])
                if holder != NOBODY and not heights[holder] == max(heights) >= 4:
                    raise InvalidSetup(
                        f"alliances: seat {holder} is not highest with {key!r} at 4 or more "
                        "(IMP 9.2.1)"
                    )
            state.alliances[faction] = holder

    def _agents(self) -> None:
        state = self.state
        for key, owners in mapped("agents", self.table.get("agents", {})).items():
            space = self._space(key)
            for owner in listed("agents", owners):
                seat = number("agents", owner, 0, len(state.players) - 1)
                if seat >= state.setup.seats and not self._of_rivals >> space & 1:
                    raise InvalidSetup(f"agents: no card sends a rival to {SPACES[space].name}")
                if state.agents[space] >> 2 * seat & 3 == 2:
                    # Only Kwisatz Haderach brings a second one.
                    raise InvalidSetup(f"seat {seat} has more than two agents on {key}")
                state.agents[space] += 1 << 2 * seat
        for seat, player in enumerate(state.players):
            sent = sum(there >> 2 * seat & 3 for there in state.agents)
            player.agents = 2 + player.swordmaster + (state.mentat == seat) - sent
            for audited in audited_by(state.setup.sets):
                player.agents -= audited.agents(player) if audited.agents is not None else 0
            if player.agents < 0:
                raise InvalidSetup(f"{sent} agents of seat {seat} are on the board")

    @cached_property
    def _of_rivals(self) -> int:
        """The spaces to which the House Hagal cards of this game send agents, as bits."""
        setup, spaces = self.state.setup, 0
        for card in {HAGALS[n] for n in self.selection.hagal_cards(setup.seats, setup.board)}:
            for key in card.names():
                spaces |= 1 << self.selection.space[key]
        return spaces | sum(1 << space for space in makers_in_play(self.state))

    def _score(self, seat: int, given: Mapping[str, Any]) -> None:
        player = self.state.players[seat]
        earned = sum(height >= 2 for height in player.influence)
        earned += self.state.alliances.count(seat)
        if player.rival and not rivals_of(self.state).scores(self.state, player):
            earned = 0  # IMP 19.1.11
        player.vp = number("vp", given.get("vp", player.vp + earned), earned, 99)

    def _this_turn(self, turn: int) -> None:
        """What the seat on turn has done before it sends an agent or reveals."""
        player, given = self.state.players[turn], self.players[turn]
        player.recruited = number("recruited", given.get("recruited", 0), 0, TROOPS)
        player.deployed = number("deployed", given.get("deployed", 0), 0, player.conflict)
        if player.recruited > player.garrison + player.deployed:
            raise InvalidSetup("recruited: those troops are in the garrison or were deployed")
        if player.recruited or player.deployed:
            self.state.stack[-1] = Turn(turn, False)

    def _begin(self) -> None:
        state = self.state
        turn = number("turn", self.table.get("turn", state.first), 0, len(state.players) - 1)
        acting = turn if state.phase == Phase.TURNS and not state.players[turn].revealed else NOBODY
        for seat, given in enumerate(self.players):
            if seat != acting and (given.get("recruited") or given.get("deployed")):
                raise InvalidSetup("only the seat on turn has recruited or deployed on this turn")
        if state.phase == Phase.TURNS:
            if turn >= state.setup.seats or state.players[turn].revealed:
                state.turn = deeds.clockwise(state, turn)[-1]
                state.stack.append(Step("next_turn"))
            else:
                player = state.players[turn]
                persuasion = player.resources[3]
                begin_turn(state, turn)
                player.resources[3] = persuasion
                self._this_turn(turn)
                for part in self.described:
                    if part.turn is not None:
                        part.turn(state, player)
        elif state.phase == Phase.ROUND_START:
            state.conflict_deck.append(state.conflict)
            state.conflict = NOBODY
            state.round -= 1
            state.stack.insert(0, Step("round_start"))  # After what is left of the setup.
        else:
            if state.phase != Phase.COMBAT:
                state.conflicts_past.append(state.conflict)
                state.conflict = NOBODY
            name = PHASES[Phase(state.phase).name.lower()]
            state.stack.append(Step(name, state.first))
            if state.phase == Phase.ENDGAME:
                for handler in state.moments.endgame_begun:
                    handler(state)
        run(state)
