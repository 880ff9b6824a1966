"""A position in numbers, as one seat may know it: what learning programs see.

Every component is read through its effects (`worth`, `boxes`), so that a new set needs no work
here but for what it adds to the rules. Features are known by name: weights of a network carry the
names they were trained with, and a list that has grown since leaves them usable.
"""

from __future__ import annotations

from operator import mul
from struct import Struct
from typing import Final

from landsraad.core.features import Scaled, number_asks
from landsraad.games.imperium import asks
from landsraad.games.imperium.boxes import REVEAL_BOXES
from landsraad.games.imperium.catalogue import (
    CARDS,
    CONFLICTS,
    CONTROLLED,
    COSTS,
    FLOW,
    INTRIGUES,
    LEADERS,
    MAKERS,
    RESERVE,
    SPACE,
    SPACES,
    TECHS,
)
from landsraad.games.imperium.phases.combat import places
from landsraad.games.imperium.phases.reveal import COUNCIL_PERSUASION
from landsraad.games.imperium.state import NOBODY, Agenda, PlayerState, Resolve, State
from landsraad.games.imperium.terms import FACTION_KEYS, ICON_KEYS, PERSUASION, SPICE, SWORD, Phase
from landsraad.games.imperium.worth import (
    CARD_WORTH,
    INTRIGUE_WORTH,
    PENDING_SHARE,
    REWARD_WORTH,
    TECH_WORTH,
    TROOP_IN_CONFLICT,
    effect_worth,
    open_standing,
    reward_share,
)

HOUSES: Final = 4
"""Places for houses: me, then the other seats in turn order, then rivals; the rest is zero."""
_OWNERS: Final = ("me", "next", "third", "fourth")


# --- cards, added up in one pass: 16 bits a quantity


_UNIT: Final = 8
"""Worths are counted in whole eighths, so that no order of cards can show in a last digit."""


def _packed(card: int) -> int:
    """What a card adds to a pile: worth, agent worth, persuasion, swords, icons."""
    gains = dict(REVEAL_BOXES[card].gains)
    quantities = [
        1,
        round(_UNIT * CARD_WORTH[card]),
        round(_UNIT * effect_worth(CARDS[card].agent)),
        gains.get(PERSUASION, 0),
        gains.get(SWORD, 0),
        *(int(icon in CARDS[card].icons) for icon in range(len(ICON_KEYS))),
    ]
    return sum(quantity << 16 * place for place, quantity in enumerate(quantities))


_PACKED: Final = tuple(_packed(card) for card in range(len(CARDS)))
_PILE: Final = Struct(f"<{5 + len(ICON_KEYS)}H")


def _pile(cards: list[int]) -> tuple[int, ...]:
    """How many cards, what they are worth, what they reveal, and how many have each icon."""
    total = sum(map(_PACKED.__getitem__, cards))
    return _PILE.unpack(total.to_bytes(_PILE.size, "little"))


# --- the names, in the order of the numbers


def _house_names(scaled: Scaled, owner: str) -> None:
    def add(scale: float, *names: str) -> None:
        scaled.add(scale, *(f"{owner}.{name}" for name in names))

    add(1, "present", "rival")
    add(10, "vp", "solari")
    add(8, "spice")
    add(4, "water")
    add(10, "persuasion")
    add(6, *(f"influence.{key}" for key in FACTION_KEYS))
    add(1, *(f"alliance.{key}" for key in FACTION_KEYS))
    add(2, "tracks_at_1", "tracks_at_3")
    add(8, "garrison", "troops_in_conflict")
    add(16, "strength")
    add(3, "agents")
    add(1, "swordmaster", "council", "revealed", "mentat")
    add(6, "hand")
    add(4, "intrigue")
    add(20, "cards")
    add(16, "card_worth", "card_agent_worth")
    add(1, "card_persuasion", "card_swords")
    add(1, *(f"control.{SPACES[space].key}" for space in CONTROLLED))
    add(1, "turn", "deciding")
    add(4, "from_first_player")
    add(1, "leads_conflict")
    add(20, "conflict_reward", "waiting_effects")
    add(100, "standing")


def _own_names(scaled: Scaled) -> None:
    scaled.add(1, *(f"me.card_icon.{key}" for key in ICON_KEYS))
    scaled.add(60, "hand.worth", "hand.agent_worth")
    scaled.add(8, "hand.persuasion", "hand.swords")
    scaled.add(3, *(f"hand.icon.{key}" for key in ICON_KEYS))
    scaled.add(16, "deck.worth")
    scaled.add(3, *(f"intrigue.{moment}" for moment in _MOMENTS))
    scaled.add(10, *(f"intrigue.{moment}.worth" for moment in _MOMENTS))
    scaled.add(1, *(f"secret.{key}" for key in FACTION_KEYS))
    scaled.add(1, *(f"leader.{leader.key}" for leader in LEADERS))


def _table_names(scaled: Scaled) -> None:
    scaled.add(10, "round", "conflicts_left")
    scaled.add(1, *(f"phase.{phase.name.lower()}" for phase in _PHASES))
    scaled.add(3, "conflict.level")
    scaled.add(20, "conflict.first", "conflict.second", "conflict.third")
    scaled.add(1, "conflict.over_my_space")
    scaled.add(4, *(f"bonus_spice.{SPACES[space].key}" for space in MAKERS))
    scaled.add(1, *(f"taken.{space.key}" for space in SPACES))
    scaled.add(8, "row.best", "row.best_affordable", "row.average")
    scaled.add(10, "flow_left")
    scaled.add(1, *(f"seats.{number}" for number in _SEATS))
    scaled.add(1, "solo.expert", "solo.no_swordmaster")
    scaled.add(1, *(f"ask.{key}" for key in _ASK))


def _ix_names(scaled: Scaled) -> None:
    for owner in _OWNERS:
        scaled.add(2, *(f"{owner}.dreadnoughts.{place}" for place in ("garrison", "conflict")))
        scaled.add(1, f"{owner}.dreadnoughts.control")
        scaled.add(3, f"{owner}.freighter")
        scaled.add(4, f"{owner}.negotiators", f"{owner}.tech")
        scaled.add(20, f"{owner}.tech_worth")
    scaled.add(1, *(f"me.tech.{tile.key}" for tile in TECHS))
    scaled.add(1, *(f"me.flipped.{tile.key}" for tile in TECHS if tile.flip))
    scaled.add(8, "tech.best", "tech.best_affordable")
    scaled.add(1, "ix", "epic")


_PHASES: Final = (Phase.SETUP, Phase.ROUND_START, Phase.TURNS, Phase.COMBAT, Phase.ENDGAME)
"""Those in which somebody may be asked."""
_MOMENTS: Final = ("plot", "combat", "win", "endgame")
_ASK: Final = number_asks(asks)
_FACTIONS: Final = range(len(FACTION_KEYS))
_LEADERS: Final = range(len(LEADERS))
_SEATS: Final = range(1, HOUSES + 1)
_FLOW: Final = RESERVE.index(FLOW)
_FLIPPING: Final = [number for number, tile in enumerate(TECHS) if tile.flip]
_IX_HOUSE: Final = 7
"""Features of a house that come with Rise of Ix."""
_INTRIGUE_MOMENTS: Final = tuple(
    tuple(getattr(card, moment) is not None for moment in _MOMENTS) for card in INTRIGUES
)


def _all_names() -> Scaled:
    scaled = Scaled()
    for owner in _OWNERS:
        _house_names(scaled, owner)
    _own_names(scaled)
    _table_names(scaled)
    _ix_names(scaled)
    return scaled


_ALL: Final = _all_names()
NAMES: Final = tuple(_ALL.names)
_SCALES: Final = tuple(_ALL.scales)
_NO_IX: Final = [0.0] * (len(NAMES) - NAMES.index("me.dreadnoughts.garrison"))
_HOUSE: Final = [0.0] * (NAMES.index("next.present") - NAMES.index("me.present"))


def feature_names() -> tuple[str, ...]:
    """The name of each feature, in order."""
    return NAMES


def features(state: State, seat: int) -> list[float]:
    """What a seat may know of a position in numbers of about 0 to 1."""
    houses, seats = len(state.players), state.setup.seats
    order = [*range(seat, seats), *range(seat), *range(seats, houses)]
    rewards = [-1] * houses
    if state.conflict != NOBODY:
        for house, place in places(state):
            rewards[house] = place
    waiting = _waiting(state)
    raw: list[float] = []
    piles: list[tuple[int, ...]] = []
    for house in order:
        player = state.players[house]
        cards = player.deck + player.discard + player.hand + player.play
        if player.ix.ahead != NOBODY:
            cards.append(player.ix.ahead)
        pile = _pile(cards)
        piles.append(pile)
        raw += _house(state, house, player, pile, rewards[house], waiting[house])
    raw += _HOUSE * (HOUSES - houses)
    player = state.players[seat]
    hand = _pile(player.hand)
    raw += _own(player, piles[0], hand)
    raw += _table(state, seat, hand[3] + COUNCIL_PERSUASION * player.council)
    raw += _ix(state, order, player) if state.setup.ix else _NO_IX
    return list(map(mul, raw, _SCALES))


def _waiting(state: State) -> list[float]:
    """For each house what the effects are worth that it has still to carry out."""
    waiting = [0.0] * len(state.players)
    for frame in state.stack:
        if isinstance(frame, Agenda):
            for item in frame.items:
                waiting[frame.seat] += effect_worth(item.effect)
        elif isinstance(frame, Resolve):
            waiting[frame.seat] += effect_worth(frame.effect)
    return waiting


def _house(
    state: State, house: int, player: PlayerState, pile: tuple[int, ...], place: int, waiting: float
) -> list[float]:
    """What everybody knows of a house, its cards by counting."""
    influence, resources = player.influence, player.resources
    size = pile[0] or 1
    pending = state.pending
    controlled = state.control
    alliances = state.alliances
    reward = REWARD_WORTH[state.conflict][place] if place >= 0 else 0.0
    standing = open_standing(state, player, pile[1] / (_UNIT * size))
    standing += reward_share(state) * reward + TROOP_IN_CONFLICT * player.conflict
    return [
        1, player.rival, player.vp, resources[0], resources[1], resources[2], resources[3],
        *influence,
        *[holder == house for holder in alliances],
        influence.count(1),
        influence.count(3),
        player.garrison, player.conflict, player.strength, player.agents, player.swordmaster,
        player.council, player.revealed, state.mentat == house, len(player.hand),
        len(player.intrigue), pile[0], pile[1] / size, pile[2] / size, pile[3] / size,
        pile[4] / size,
        *[controlled[space] == house for space in CONTROLLED],
        state.turn == house, pending is not None and pending.seat == house,
        (house - state.first) % len(state.players), place == 0,
        reward, waiting, standing + PENDING_SHARE * waiting,
    ]  # fmt: skip


def _own(player: PlayerState, pile: tuple[int, ...], hand: tuple[int, ...]) -> list[float]:
    """What only the seat itself knows."""
    size = pile[0] or 1
    deck = _pile(player.deck)
    numbers: list[float] = [count / size for count in pile[5:]]
    numbers += hand[1:]
    numbers.append(deck[1] / (deck[0] or 1))
    counts, worths = [0, 0, 0, 0], [0.0, 0.0, 0.0, 0.0]
    for card in player.intrigue:
        for moment, possible in enumerate(_INTRIGUE_MOMENTS[card]):
            if possible:
                counts[moment] += 1
                worths[moment] += INTRIGUE_WORTH[card][moment]
    numbers += counts
    numbers += worths
    numbers += [faction in player.secret for faction in _FACTIONS]
    numbers += [player.leader == leader for leader in _LEADERS]
    return numbers


def _table(state: State, seat: int, persuasion: int) -> list[float]:
    """What lies on the table for all, some of it as it matters to the seat."""
    conflict = state.conflict
    numbers: list[float] = [state.round, len(state.conflict_deck)]
    numbers += [state.phase == phase for phase in _PHASES]
    if conflict == NOBODY:
        numbers += [0, 0, 0, 0, 0]
    else:
        card = CONFLICTS[conflict]
        numbers.append(card.level)
        numbers += REWARD_WORTH[conflict]
        numbers.append(card.space is not None and state.control[SPACE[card.space]] == seat)
    numbers += [state.bonus[space] for space in MAKERS]
    numbers += [there != 0 for there in state.agents]
    numbers += [0] * (len(SPACES) - len(state.agents))
    worths = [CARD_WORTH[card] for card in state.row]
    most = persuasion + state.players[seat].resources[PERSUASION]
    affordable = [CARD_WORTH[card] for card in state.row if COSTS[card] <= most]
    numbers += [max(worths, default=0), max(affordable, default=0)]
    numbers.append(sum(worths) / (len(worths) or 1))
    numbers.append(state.reserve[_FLOW])
    setup = state.setup
    numbers += [setup.seats == seats for seats in _SEATS]
    numbers += [setup.expert, setup.no_swordmaster]
    asked = [0.0] * len(_ASK)
    if state.pending is not None:
        asked[_ASK[state.pending.ask.key]] = 1
    numbers += asked
    return numbers


def _ix(state: State, order: list[int], me: PlayerState) -> list[float]:
    """Dreadnoughts, freighters and tech tiles, all of which everybody sees."""
    numbers: list[float] = []
    for house in order:
        ix = state.players[house].ix
        numbers += [
            ix.dreadnoughts, ix.dreadnoughts_fighting,
            sum(flag.seat == house for flag in state.flags), ix.freighter, ix.negotiators,
            len(ix.tech), sum(TECH_WORTH[tile] for tile in ix.tech),
        ]  # fmt: skip
    numbers += [0] * (_IX_HOUSE * (HOUSES - len(order)))
    numbers += [tile in me.ix.tech for tile in range(len(TECHS))]
    numbers += [me.ix.flipped >> tile & 1 for tile in _FLIPPING]
    most = me.resources[SPICE] + me.ix.negotiators
    tops = [stack[-1] for stack in state.tech if stack]
    numbers.append(max((TECH_WORTH[tile] for tile in tops), default=0))
    affordable = (TECH_WORTH[tile] for tile in tops if TECHS[tile].cost <= most)
    numbers += [max(affordable, default=0), 1, state.setup.epic]
    return numbers
