"""A legal position from a partial description, in the names that `view` uses."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from landsraad.core.decisions import InvalidSetup, shown
from landsraad.core.described import check_keys, find, listed, mapped, number
from landsraad.core.registry import unknown
from landsraad.games.imperium import deeds, position_bloodlines
from landsraad.games.imperium.audit import audit
from landsraad.games.imperium.board import makers_in_play
from landsraad.games.imperium.catalogue import (
    CARD,
    CARDS,
    CONFLICT_CARD,
    CONFLICTS,
    CONTROLLED,
    HAGAL,
    INTRIGUE,
    INTRIGUES,
    LEADERS,
    RESERVE,
    SIGNET_RING,
    SPACE,
    SPACES,
    in_sets,
    starting_deck,
)
from landsraad.games.imperium.engine import run
from landsraad.games.imperium.leaders_bloodlines import prepare_leader
from landsraad.games.imperium.phases.round import HAND
from landsraad.games.imperium.phases.setup import DIFFICULTIES, ROW, prepare
from landsraad.games.imperium.phases.turns import begin_turn
from landsraad.games.imperium.position_ix import IX_PLAYER_KEYS, IX_TABLE_KEYS, place_ix
from landsraad.games.imperium.state import NOBODY, TROOPS, PlayerState, State, Step
from landsraad.games.imperium.terms import FACTION_KEYS, Phase

ROUND_LEVELS = (1, 2, 2, 2, 2, 2, 3, 3, 3, 3)
"""The level of the conflict of each round."""
EPIC_ROUND_LEVELS = (2, 2, 2, 2, 2, 3, 3, 3, 3, 3)
TABLE_KEYS = frozenset(
    ("round", "phase", "first", "turn", "conflict", "conflicts_past", "row", "imperium_top",
     "intrigue_top", "intrigue_discard", "trashed", "agents", "bonus_spice", "control",
     "alliances", "mentat", "mentat_next", "closed", "hagal_top", *IX_TABLE_KEYS,
     *position_bloodlines.TABLE_KEYS)
)  # fmt: skip
PLAYER_KEYS = frozenset(
    ("leader", "vp", "solari", "spice", "water", "persuasion", "swords", "influence", "garrison",
     "conflict", "swordmaster", "council", "revealed", "hand", "deck", "discard", "play", "aside",
     "intrigue", "waiting", "secret", "masterstroke", *IX_PLAYER_KEYS,
     *position_bloodlines.PLAYER_KEYS)
)  # fmt: skip
NOT_OF_RIVALS = frozenset(
    ("hand", "deck", "discard", "play", "aside", "waiting", "secret", "masterstroke", "council",
     "persuasion", "ahead", "snooped", "skills", "tactics", "course", "navigated", "each_reveal",
     "agents_fighting", "next_sister", "project")
)  # fmt: skip
PHASES = {"turns": "turns", "combat": "combat", "makers": "makers", "endgame": "endgame_card",
          "round_start": "round_start"}  # fmt: skip


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
    if len(players) > len(state.players):
        raise InvalidSetup(
            f"{len(players)} players are described, but there are {len(state.players)} houses"
        )
    check_keys("table", table, TABLE_KEYS)
    for player in players:
        check_keys("player", player, PLAYER_KEYS)
    players += [{} for _ in range(len(state.players) - len(players))]
    state.stack.clear()
    _Builder(state, players, table).build()
    return state


def _leaders(
    seats: int, options: Mapping[str, Any], players: Sequence[Mapping[str, Any]]
) -> list[str | None]:
    wanted = options.get("leaders")
    houses = 3 if seats == 1 else seats
    names: list[str | None] = [None] * houses
    if isinstance(wanted, Sequence) and not isinstance(wanted, str):
        names[: len(wanted)] = wanted
    for house, player in enumerate(players[:houses]):
        if player.get("leader") is not None:
            names[house] = player["leader"]
    return names


class _Builder:
    """Fills a prepared state from the description, taking every card from where it must come."""

    def __init__(
        self, state: State, players: Sequence[Mapping[str, Any]], table: Mapping[str, Any]
    ) -> None:
        self.state, self.players, self.table = state, players, table
        if state.setup.bloodlines:
            for seat in range(state.setup.seats):
                prepare_leader(state, seat)
        self.twisted = Counter(state.bl.twisted)
        self.imperium = Counter(state.deck + state.row)
        self.intrigue = Counter(state.intrigue_deck)
        for player in state.players:
            self.intrigue.update(player.intrigue)
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
            elif strange := sorted(set(given) & NOT_OF_RIVALS):
                raise InvalidSetup(f"a rival has no {strange[0]!r}")
            self._intrigue_hand(state.players[seat], given)
        self._common_cards()
        self._conflicts()
        self._rivals()
        place_ix(state, self.players, self.table)
        position_bloodlines.place_bloodlines(state, self.players, self.table)
        for seat, given in enumerate(self.players):
            self._house(seat, given)
        self._alliances()
        self._agents()
        for seat, given in enumerate(self.players):
            self._score(seat, given)
        try:
            audit(state)
        except AssertionError as error:
            raise InvalidSetup(f"this position cannot be: {error}") from None
        self._begin()

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
            space = find("controlled space", key, {SPACES[s].key: s for s in CONTROLLED})
            state.control[space] = self._holder("control", holder)
        for ban in listed("closed", table.get("closed", [])):
            entry = mapped("closed", ban)
            owner = number("by", entry.get("by"), 0, houses - 1)
            state.bans.append((self._space(entry.get("space")), owner))
        state.mentat_next = self._holder("mentat_next", table.get("mentat_next"))
        state.mentat = self._holder("mentat", table.get("mentat"))

    def _space(self, key: Any) -> int:
        space = find("space", key, SPACE)
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
        if own[card]:
            own[card] -= 1
        elif card in RESERVE and self.state.reserve[RESERVE.index(card)]:
            self.state.reserve[RESERVE.index(card)] -= 1
        elif self.imperium[card]:
            self.imperium[card] -= 1
        else:
            raise InvalidSetup(f"there are not so many copies of {CARDS[card].name}")
        return card

    def _zone(self, given: Mapping[str, Any], zone: str, own: Counter[int]) -> list[int]:
        keys = listed(zone, given.get(zone, []))
        return [self._take(find("card", key, CARD), own) for key in keys]

    def _cards(self, player: PlayerState, given: Mapping[str, Any]) -> None:
        own = Counter(starting_deck(self.state.setup.epic))
        own[SIGNET_RING] -= LEADERS[player.leader].signet is None
        player.hand = self._zone(given, "hand", own)
        player.discard = self._zone(given, "discard", own)
        player.play = self._zone(given, "play", own)
        player.aside = self._zone(given, "aside", own)
        if self.state.setup.ix and "ahead" in given:
            player.ix.ahead = self._take(find("card", given["ahead"], CARD), own)
        player.deck = self._zone(given, "deck", own)[::-1]
        rest = sorted(own.elements())
        self.rng.shuffle(rest)
        if "deck" in given:
            self.state.trashed.extend(rest)
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
        cards = [find("intrigue card", key, INTRIGUE) for key in listed(zone, given.get(zone, []))]
        for card in cards:
            pool = self.twisted if INTRIGUES[card].twisted else self.intrigue
            if not pool[card]:
                raise InvalidSetup(f"there are not so many copies of {INTRIGUES[card].name}")
            pool[card] -= 1
        return cards

    def _common_cards(self) -> None:
        state, table, nobody = self.state, self.table, Counter[int]()
        state.trashed += self._zone(table, "trashed", nobody)
        state.row = self._zone(table, "row", nobody)
        if len(state.row) > ROW:
            raise InvalidSetup(f"the Imperium row has {ROW} cards, not {len(state.row)}")
        top = self._zone(table, "imperium_top", nobody)
        state.deck = self._shuffled(self.imperium.elements()) + top[::-1]
        while len(state.row) < ROW and state.deck:
            state.row.append(state.deck.pop())
        state.intrigue_discard = self._intrigues(table, "intrigue_discard")
        top = self._intrigues(table, "intrigue_top")
        state.intrigue_deck = self._shuffled(self.intrigue.elements()) + top[::-1]
        if state.bl.twisted:
            top = self._intrigues(table, "twisted_top")
            rest = self._shuffled(self.twisted.elements())
            state.bl = replace(state.bl, twisted=(*rest, *top[::-1]))
        for key in listed("hagal_top", table.get("hagal_top", []))[::-1]:
            card = find("hagal card", key, HAGAL)
            if card not in state.hagal_deck:
                raise InvalidSetup(f"the Hagal deck has no more {key!r}")
            state.hagal_deck.remove(card)
            state.hagal_deck.append(card)

    def _shuffled(self, cards: Iterable[int]) -> list[int]:
        pile = sorted(cards)
        self.rng.shuffle(pile)
        return pile

    def _conflicts(self) -> None:
        """The conflict of the round, the past ones and the deck below, level by level."""
        state, table = self.state, self.table
        current = table.get("conflict")
        card = find("conflict", current, CONFLICT_CARD) if current is not None else None
        levels = EPIC_ROUND_LEVELS if state.setup.epic else ROUND_LEVELS
        level = CONFLICTS[card].level if card is not None else levels[0]
        if level not in levels:
            raise InvalidSetup(f"this game has no conflict of level {level}")
        state.round = number("round", table.get("round", levels.index(level) + 1), 1, 10)
        if card is not None and levels[state.round - 1] != level:
            raise InvalidSetup(f"round {state.round} has no conflict of level {level}")
        past_keys = listed("conflicts_past", table.get("conflicts_past", []))
        past = [find("conflict", key, CONFLICT_CARD) for key in past_keys]
        fixed = [*past, *([card] if card is not None else [])]
        if len(set(fixed)) < len(fixed):
            raise InvalidSetup("a conflict card is named twice")
        if len(past) > state.round - 1:
            raise InvalidSetup(f"round {state.round} has {state.round - 1} past conflicts")
        in_play = in_sets(CONFLICT_CARD, state.setup.sets, "conflicts")
        if not set(fixed) <= set(in_play):
            raise InvalidSetup("a conflict card belongs to a set not in play")
        pile = self._shuffled(c for c in in_play if c not in fixed)
        order: list[int] = []
        for index, wanted in enumerate(levels):
            chosen = past[index] if index < len(past) else None
            if index == state.round - 1 and card is not None:
                chosen = card
            if chosen is None:
                chosen = next(c for c in pile if CONFLICTS[c].level == wanted)
                pile.remove(chosen)
            elif CONFLICTS[chosen].level != wanted:
                raise InvalidSetup(f"{CONFLICTS[chosen].name} cannot be of round {index + 1}")
            order.append(chosen)
        state.conflicts_past = order[: state.round - 1]
        state.conflict = order[state.round - 1]
        state.conflict_deck = order[state.round :][::-1]

    # --- houses

    def _rivals(self) -> None:
        """What solo rivals have by now, unless it is described otherwise (IMP 18.2, IMP 18.3.4)."""
        state = self.state
        if state.setup.seats > 1:
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
        player.supply = TROOPS - player.garrison - player.conflict - player.ix.negotiators
        player.garrison += player.bl.commanders
        player.conflict += player.bl.fighting
        if player.supply < 0:
            raise InvalidSetup(f"a house has {TROOPS} troops, not more")
        for name in ("swordmaster", "council", "revealed", "masterstroke"):
            if name in given:
                if not isinstance(given[name], bool):
                    raise InvalidSetup(f"{name} is true or false, not {shown(given[name])}")
                setattr(player, name, given[name])
        if self.state.phase > Phase.TURNS and "revealed" not in given:
            player.revealed = not player.rival
        self._secret(player, given)
        # A hoard of spice is spent when the round with its conflict begins (IMP 28.4.2).
        settled = not self.state.tech or self.state.phase != Phase.ROUND_START
        rich = settled and deeds.rival_can_spend(self.state, player)
        if player.rival and player.leader != NOBODY and rich:
            raise InvalidSetup("a rival spends at once what buys a point (IMP 18.4.3)")

    def _secret(self, player: PlayerState, given: Mapping[str, Any]) -> None:
        factions = {name: index for index, name in enumerate(FACTION_KEYS)}
        wanted = [find("faction", k, factions) for k in listed("secret", given.get("secret", []))]
        baron = player.leader >= 0 and not player.rival and LEADERS[player.leader].masterstroke
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
            state.alliances[faction] = (
                self._holder("alliances", described[key]) if key in described else holder
            )

    def _agents(self) -> None:
        state = self.state
        for key, owners in mapped("agents", self.table.get("agents", {})).items():
            space = self._space(key)
            for owner in listed("agents", owners):
                seat = number("agents", owner, 0, len(state.players) - 1)
                if state.agents[space] >> 2 * seat & 3 == 2:
                    # Only Kwisatz Haderach brings a second one.
                    raise InvalidSetup(f"seat {seat} has more than two agents on {key}")
                state.agents[space] += 1 << 2 * seat
        for seat, player in enumerate(state.players):
            sent = sum(there >> 2 * seat & 3 for there in state.agents)
            player.agents = 2 + player.swordmaster + (state.mentat == seat) - sent
            player.agents -= player.bl.agents
            if player.agents < 0:
                raise InvalidSetup(f"{sent} agents of seat {seat} are on the board")

    def _score(self, seat: int, given: Mapping[str, Any]) -> None:
        player = self.state.players[seat]
        earned = sum(height >= 2 for height in player.influence)
        earned += self.state.alliances.count(seat)
        if player.leader == NOBODY:
            earned = 0  # IMP 19.1.11
        player.vp = number("vp", given.get("vp", player.vp + earned), earned, 99)

    def _begin(self) -> None:
        state = self.state
        turn = number("turn", self.table.get("turn", state.first), 0, len(state.players) - 1)
        if state.phase == Phase.TURNS:
            if turn >= state.setup.seats or state.players[turn].revealed:
                state.turn = (turn - 1) % len(state.players)
                state.stack.append(Step("next_turn"))
            else:
                player = state.players[turn]
                persuasion = player.resources[3]
                begin_turn(state, turn)
                player.resources[3] = persuasion
                if state.setup.bloodlines:
                    player.bl.generated = persuasion
        elif state.phase == Phase.ROUND_START:
            state.conflict_deck.append(state.conflict)
            state.conflict = NOBODY
            state.round -= 1
            state.stack.append(Step("round_start"))
        else:
            if state.phase != Phase.COMBAT:
                state.conflicts_past.append(state.conflict)
                state.conflict = NOBODY
            name = PHASES[Phase(state.phase).name.lower()]
            state.stack.append(Step(name, state.first))
        run(state)
