"""The small changes everything is made of: figures, leaders, cards, dice, tracks."""

from __future__ import annotations

from typing import Any, Final

from landsraad.core.events import Event
from landsraad.games.war_for_arrakis.catalogue import (
    AREA_KEYS,
    CARDS,
    DECK_OF,
    FEYD,
    HAWAT,
    LEADERS,
    MOHIAM,
    RABBAN,
    REPLACES,
    WILD_MAKER,
    bits,
    piece_key,
)
from landsraad.games.war_for_arrakis.components import Deployment
from landsraad.games.war_for_arrakis.frames import Step
from landsraad.games.war_for_arrakis.legion import NO_LEGION, Legion
from landsraad.games.war_for_arrakis.players import voice
from landsraad.games.war_for_arrakis.state import (
    ASIDE,
    OUT,
    REMOVED,
    TANK,
    State,
)
from landsraad.games.war_for_arrakis.terms import (
    ACTION_PHASE,
    ATREIDES,
    BANNED_STACKING,
    CHOAM,
    COMBAT_FACES,
    DECK_KEYS,
    ELITE,
    GENERIC,
    HARKONNEN,
    NOBODY,
    REGULAR,
    SPECIAL,
    STACKING,
    TANK_SLOTS,
)

RODE: Final = 1
WON: Final = 2
FELL: Final = 4
STRUCK: Final = 8
RAIDED: Final = 16
"""Feats that prescience cards ask for: Paul rode, a battle was won, a leader fell, a sandworm
struck, a harvester was lost."""


def emit(state: State, kind: str, side: int, *public: Any, by: int = NOBODY) -> None:
    """Tell everybody; ``by`` names the seat of the side whose deed it is."""
    by = side if state.kit.plain else voice(state, kind, side, by)
    state.events.append(Event(kind, by, public))


def emit_secret(
    state: State, kind: str, side: int, public: tuple[Any, ...], secret: tuple[Any, ...]
) -> None:
    """Tell everybody a part, and the side the rest."""
    emit_to(state, kind, side, public, secret, state.kit.masks[side])


def emit_to(
    state: State, kind: str, side: int, public: tuple[Any, ...], secret: tuple[Any, ...], eyes: int,
    by: int = NOBODY,
) -> None:  # fmt: skip
    """Tell everybody a part, and some seats, as bits, the rest."""
    state.events.append(Event(kind, voice(state, kind, side, by), public, secret, eyes))


# --- legions


def put(state: State, area: int, legion: Legion) -> None:
    """Set what stands in an area; the masks follow."""
    before, bit = state.legions[area], 1 << area
    if before.side != legion.side:
        if before.side >= 0:
            state.armies[before.side] &= ~bit
        if legion.side >= 0:
            state.armies[legion.side] |= bit
    if legion.tokens:
        state.hidden |= bit
    elif before.tokens:
        state.hidden &= ~bit
    state.legions[area] = legion


def joined(first: Legion, second: Legion) -> Legion:
    """Two groups of one side as one legion."""
    if first.side < 0:
        return second
    tokens, others = first.tokens + second.tokens, first.others + second.others
    return Legion(
        second.side,
        first.regular + second.regular,
        first.elite + second.elite,
        first.special + second.special,
        first.generic + second.generic,
        first.named | second.named,
        tuple(sorted(tokens)) if second.tokens else tokens,
        tuple(sorted(others)) if second.others else others,
    )


def _less(items: tuple[int, ...], part: tuple[int, ...]) -> tuple[int, ...]:
    """What is left of some items without those of a part that are among them."""
    rest = list(items)
    for item in part:
        if item in rest:
            rest.remove(item)
    return tuple(rest)


def without(legion: Legion, part: Legion) -> Legion:
    """What is left of a legion when a part of it goes; never less than nothing."""
    left = Legion(
        legion.side,
        max(legion.regular - part.regular, 0),
        max(legion.elite - part.elite, 0),
        max(legion.special - part.special, 0),
        max(legion.generic - part.generic, 0),
        legion.named & ~part.named,
        _less(legion.tokens, part.tokens) if part.tokens else legion.tokens,
        _less(legion.others, part.others) if part.others else legion.others,
    )
    if left.units or left.generic or left.named:
        return left
    return NO_LEGION


def transfer(state: State, origin: int, target: int, group: Legion) -> None:
    """Figures change their area."""
    put(state, origin, without(state.legions[origin], group))
    put(state, target, joined(state.legions[target], group))
    for leader in bits(group.named):
        state.leader_at[leader] = target


def displace(state: State, origin: int, target: int) -> None:
    """A whole legion is sent to another area; what it has done this turn stays with it."""
    transfer(state, origin, target, state.legions[origin])
    if state.moved:
        state.moved = [(target if at == origin else at, group) for at, group in state.moved]
    carry_marks(state, origin, target)
    if state.flown >> origin & 1:
        state.flown ^= 1 << origin
    if state.rode >> origin & 1:
        state.rode ^= 1 << origin
    if state.focus == origin:
        state.focus = target


def carry_marks(state: State, origin: int, target: int) -> None:
    """What has flown or sandridden this turn has done so where it goes, too (WFA 5.4.3)."""
    bit = 1 << target
    state.flown = state.flown | bit if state.flown >> origin & 1 else state.flown & ~bit
    state.rode = state.rode | bit if state.rode >> origin & 1 else state.rode & ~bit


def moved_in(state: State, area: int) -> Legion:
    """The figures in an area that have moved with this action."""
    found = NO_LEGION
    for where, group in state.moved:
        if where == area:
            found = joined(found, group)
    return found


def stacking(state: State, side: int) -> int:
    """How many units of a side an area can hold now (WFA 5.2.1, WFA 10.4.3)."""
    if side == HARKONNEN and state.bans >> CHOAM & 1:
        return BANNED_STACKING
    return STACKING


def check_stacking(state: State, area: int) -> None:
    """Have the owner remove excess units before anything else goes on (WFA 5.2.2)."""
    legion = state.legions[area]
    if legion.side >= 0 and legion.units > stacking(state, legion.side):
        state.stack.append(Step("excess", legion.side, area))


def with_piece(legion: Legion, side: int, kind: int, amount: int) -> Legion:
    """A legion with a number of units more (or fewer) or generic leaders of a kind."""
    if kind > GENERIC:
        kinds = (kind,) * abs(amount)
        others = _less(legion.others, kinds) if amount < 0 else sorted(legion.others + kinds)
        new = legion.changed(side=side, others=tuple(others))
        return new if new.units or new.generic or new.named else NO_LEGION
    counts = [legion.regular, legion.elite, legion.special, legion.generic]
    counts[kind] += amount
    new = Legion(
        side, counts[0], counts[1], counts[2], counts[3], legion.named, legion.tokens,
        legion.others,
    )  # fmt: skip
    return new if new.units or new.generic or new.named else NO_LEGION


def add_piece(state: State, side: int, area: int, kind: int) -> None:
    """A unit or generic leader from the supply to an area."""
    state.supply[side][kind] -= 1
    put(state, area, with_piece(state.legions[area], side, kind, 1))


def take_piece(
    state: State, area: int, kind: int, how: str = "left", behind: tuple[int, ...] = ()
) -> None:
    """A unit or generic leader from an area to the supply; leaders do not stay alone."""
    legion = state.legions[area]
    state.supply[legion.side][kind] += 1
    put(state, area, with_piece(legion, legion.side, kind, -1))
    disband(state, area, how, behind)


def taking_part(legion: Legion, behind: tuple[int, ...]) -> Legion:
    """A legion without those of its units that have been left behind."""
    return without(legion, Legion(legion.side, others=behind)) if behind else legion


def disband(state: State, area: int, how: str = "left", behind: tuple[int, ...] = ()) -> None:
    """Leaders without any unit leave the board (WFA 6.4.3); units left ``behind`` do not count."""
    legion = state.legions[area]
    if legion.side < 0 or taking_part(legion, behind).units:
        return
    for told in state.moments.defeated:
        told(state, legion.side, area, how)
    legion = state.legions[area]
    if legion.side < 0:
        return
    state.supply[legion.side][GENERIC] += legion.generic
    put(state, area, Legion(legion.side, others=legion.others) if legion.others else NO_LEGION)
    for leader in bits(legion.named):
        tank(state, leader)
    if legion.named & legion.named - 1:
        _order_tanks(state, legion)


def _order_tanks(state: State, legion: Legion) -> None:
    """Of leaders who fell together, and share a tank, it is asked who went first."""
    fallen: dict[int, int] = {}
    for leader in bits(legion.named):
        tank_of = state.tank_of(leader)
        fallen[tank_of] = fallen.get(tank_of, 0) | 1 << leader
    for together in fallen.values():
        if together & together - 1:
            state.stack.append(Step("tank_order", legion.side, together))


def take_hit(state: State, area: int, kind: int, behind: tuple[int, ...] = ()) -> None:
    """A casualty: an elite of any kind becomes a regular unit if there is one (WFA 6.4.1)."""
    side = state.legions[area].side
    if kind in (ELITE, SPECIAL) and state.supply[side][REGULAR]:
        put(state, area, with_piece(state.legions[area], side, REGULAR, 1))
        state.supply[side][REGULAR] -= 1
    take_piece(state, area, kind, "fallen", behind)
    emit(state, "loss", side, AREA_KEYS[area], piece_key(side, kind))


# --- deployment tokens and sietches


def contents(state: State, token: int) -> Deployment:
    """What a deployment token of the Atreides hides."""
    content = state.setup.content
    return content.starting[token] if token < 8 else content.standard[token - 8]


def flip_token(state: State, area: int, token: int) -> None:
    """Replace a facedown token by its units, as far as there are figures (WFA 16.1.5)."""
    legion = state.legions[area]
    rest = list(legion.tokens)
    rest.remove(token)
    state.tokens_gone.append(token)
    counts = [legion.regular, legion.elite, legion.special]
    supply = state.supply[ATREIDES]
    placed = []
    for kind, wanted in enumerate(contents(state, token)[:3]):
        found = min(wanted, supply[kind])
        supply[kind] -= found
        counts[kind] += found
        placed.append(found)
    new = Legion(
        ATREIDES, counts[0], counts[1], counts[2], legion.generic, legion.named, tuple(rest),
        legion.others,
    )  # fmt: skip
    put(state, area, new)
    _units_of_moved_token(state, area, token, placed)
    emit(state, "flip", ATREIDES, AREA_KEYS[area], tuple(placed))
    disband(state, area)


def _units_of_moved_token(state: State, area: int, token: int, placed: list[int]) -> None:
    """The units of a token that has moved with this action have moved too (WFA 5.1.5)."""
    for number, (where, group) in enumerate(state.moved):
        if where == area and token in group.tokens:
            regular, elite, special = placed
            rest = tuple(other for other in group.tokens if other != token)
            new = Legion(
                ATREIDES, group.regular + regular, group.elite + elite, group.special + special,
                group.generic, group.named, rest, group.others,
            )  # fmt: skip
            state.moved[number] = where, new


def flip_all(state: State, area: int) -> None:
    """Reveal every deployment token in an area."""
    for token in state.legions[area].tokens:
        flip_token(state, area, token)
        if state.turn != ATREIDES:
            state.news = True


def reveal_sietch(state: State, area: int) -> None:
    """Flip a facedown sietch."""
    if state.sietches >> area & 1 and not state.revealed >> area & 1:
        state.revealed |= 1 << area
        state.news = True
        emit(state, "sietch", ATREIDES, AREA_KEYS[area], state.ranks[area])


# --- leaders


def in_play(state: State, leader: int) -> bool:
    """Whether a leader has entered play and not left the game."""
    return state.leader_at[leader] not in (OUT, REMOVED)


def in_tank(state: State, leader: int) -> bool:
    """Whether a leader is in the regeneration tank."""
    return state.leader_at[leader] <= TANK


def board_leader(state: State, leader: int, area: int) -> None:
    """A leader from wherever to an area."""
    unboard(state, leader)
    legion = state.legions[area]
    side = state.side_of(leader)
    put(state, area, legion.changed(side=side, named=legion.named | 1 << leader))
    state.leader_at[leader] = area


def unboard(state: State, leader: int) -> None:
    """A leader leaves its area, if it stands in one."""
    area = state.leader_at[leader]
    if area >= 0:
        legion = state.legions[area]
        if legion.named >> leader & 1:
            put(state, area, without(legion, Legion(legion.side, named=1 << leader)))
        state.leader_at[leader] = ASIDE


def tank(state: State, leader: int) -> None:
    """A leader goes to the leftmost slot of its tank (WFA 7.1.1)."""
    unboard(state, leader)
    _into(state, leader, 0)
    side = state.side_of(leader)
    emit(state, "tank", side, LEADERS[leader].key)
    if side == HARKONNEN and state.phase == ACTION_PHASE:
        feat(state, FELL)


def _into(state: State, leader: int, slot: int) -> None:
    side = state.side_of(leader)
    if slot >= TANK_SLOTS:
        state.leader_at[leader] = ASIDE
        emit(state, "regenerated", side, LEADERS[leader].key)
        for told in state.moments.regenerated:
            told(state, leader)
        return
    own = state.tank_of(leader)
    for other, where in enumerate(state.leader_at):
        if where == TANK - slot and other != leader and state.tank_of(other) == own:
            _into(state, other, slot + 1)
            break
    state.leader_at[leader] = TANK - slot


def regenerate(state: State) -> None:
    """The leaders that were in the tank when the die was spent move on (WFA 7.1.4)."""
    moving = [leader for leader in bits(state.regenerating) if in_tank(state, leader)]
    for leader in sorted(moving, key=lambda leader: state.leader_at[leader]):
        _into(state, leader, TANK - state.leader_at[leader] + 1)
    state.regenerating = 0


def enter(state: State, leader: int) -> None:
    """A leader enters play, in the place of the one it replaces (WFA 13.1.1)."""
    if state.leader_at[leader] != OUT:
        return
    state.leader_at[leader] = ASIDE
    emit(state, "enter", state.side_of(leader), LEADERS[leader].key)
    if leader in REPLACES:
        _replace(state, REPLACES[leader], leader)
    elif leader == FEYD:
        leave(state, RABBAN)
    elif leader == MOHIAM:
        take_token(state, HARKONNEN)
    elif leader == WILD_MAKER:
        state.spent |= 1 << leader


def _replace(state: State, old: int, new: int) -> None:
    where = state.leader_at[old]
    if where >= 0:
        board_leader(state, new, where)
    elif where <= TANK:
        state.leader_at[old] = ASIDE
        _into(state, new, TANK - where)
    if state.spent >> old & 1:
        state.spent |= 1 << new
    if state.regenerating >> old & 1:
        state.regenerating |= 1 << new
    for number, (area, group) in enumerate(state.moved):
        if group.named >> old & 1:
            state.moved[number] = area, group.changed(named=group.named | 1 << new)
    leave(state, old)


def leave(state: State, leader: int) -> None:
    """A leader is removed from the game."""
    if state.leader_at[leader] == REMOVED:
        return
    unboard(state, leader)
    state.leader_at[leader] = REMOVED
    state.spent &= ~(1 << leader)
    emit(state, "leave", state.side_of(leader), LEADERS[leader].key)


def take_token(state: State, side: int) -> None:
    """A Bene Gesserit token from the reserve, if one is left."""
    for forgone in state.moments.token_due:
        if forgone(state, side):
            return
    if state.token_reserve:
        state.token_reserve -= 1
        state.tokens[side] += 1
        emit(state, "token", side)


# --- cards


def draw_cards(state: State, side: int, deck: int, amount: int, seat: int = NOBODY) -> None:
    """Draw planning cards; an empty deck stays empty (WFA 4.6.3).

    They go to whoever holds the cards of that deck; another ``seat`` that draws them looks at them.
    """
    pile = state.decks[deck]
    drawn = [pile.pop() for _ in range(min(amount, len(pile)))]
    if drawn:
        state.hands[side] += drawn
        state.news = True
        holder = state.kit.holders[deck]
        eyes = 1 << holder if holder >= 0 else 0
        if seat not in (NOBODY, holder):
            eyes |= 1 << seat
            for told in state.moments.passed_on:
                told(state, tuple(drawn))
        by = holder if seat < 0 else seat
        keys = tuple(CARDS[card].key for card in drawn)
        emit_to(state, "draw", side, (DECK_KEYS[deck], len(drawn)), (keys,), eyes, by)


def discard(state: State, side: int, card: int, why: str) -> None:
    """A planning card from the hand to the open discard pile."""
    state.hands[side].remove(card)
    state.discards[side].append(card)
    for told in state.moments.card_left:
        told(state, side, card)
    emit(state, why, side, CARDS[card].key, by=state.kit.holders[DECK_OF[card]])


# --- dice


def roll(state: State, dice: int) -> tuple[int, int, int]:
    """Roll combat dice: hits, shields and specials."""
    faces = [0, 0, 0]
    for _ in range(dice):
        faces[COMBAT_FACES[state.rng.below(6)]] += 1
    if dice:
        state.news = True
    return faces[0], faces[1], faces[2]


# --- what prescience cards look out for


def feat(state: State, kind: int) -> None:
    """Something happened that a revealed prescience card may ask for (WFA 12.2.3)."""
    if state.phase == ACTION_PHASE:
        state.feats |= kind


def remove_harvester(state: State, area: int) -> None:
    """A harvester leaves the board; only those of the Harkonnens count as theirs."""
    state.harvesters &= ~(1 << area)
    if state.foreign >> area & 1:
        state.foreign &= ~(1 << area)
        for lost in state.moments.foreign_lost:
            lost(state, area)
        return
    emit(state, "harvester_lost", HARKONNEN, AREA_KEYS[area])
    if state.phase == ACTION_PHASE:
        state.removed_harvesters += 1
        feat(state, RAIDED)


def hawat_falls(state: State) -> None:
    """Thufir Hawat leaves the game and Gaius Helen Mohiam enters (WFA 13.1.3)."""
    leave(state, HAWAT)
    enter(state, MOHIAM)
    for told in state.moments.schemed:
        told(state)
