"""How shared factions look: views, described positions, features, refusals, the log."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any, Final

from landsraad.core.decisions import Decision, InvalidSetup, Option, Reason
from landsraad.core.described import check_keys, find, listed, mapped, number, truth
from landsraad.core.entries import Entry
from landsraad.games.war_for_arrakis.catalogue import BASE_CARDS, CARD, LEADERS, WILD_MAKER
from landsraad.games.war_for_arrakis.chronicle import result_words, tells
from landsraad.games.war_for_arrakis.frames import Step
from landsraad.games.war_for_arrakis.kit import PARTNERS, ROLES
from landsraad.games.war_for_arrakis.knowledge import known_cards
from landsraad.games.war_for_arrakis.modules.shared_factions.boards import SLOTS, allot
from landsraad.games.war_for_arrakis.modules.shared_factions.choices import (
    CONE,
    HAND_OVER,
    of_role,
)
from landsraad.games.war_for_arrakis.modules.shared_factions.rules import deck_of
from landsraad.games.war_for_arrakis.modules.shared_factions.shapes import (
    DashboardView,
    PartnersSheet,
    PartnersTable,
    PartnersView,
)
from landsraad.games.war_for_arrakis.modules.shared_factions.state import CONES, partners
from landsraad.games.war_for_arrakis.players import acting, hand_of, owner, partner
from landsraad.games.war_for_arrakis.plug import Explain, Timing
from landsraad.games.war_for_arrakis.state import OUT, REMOVED, State
from landsraad.games.war_for_arrakis.terms import (
    ATREIDES,
    DECK_KEYS,
    LEADERSHIP,
    NOBODY,
    RESULT,
    RESULT_KEYS,
    SIDE_KEYS,
    SIDES,
)
from landsraad.games.war_for_arrakis.views import card_keys

TITLE: Final = "Shared factions"

# --- views


def dashboards(state: State, seat: int | None) -> PartnersView:
    """For each seat its role and what lies before it, as a seat may know it."""
    return {"dashboards": [_dashboard(state, one, seat) for one in range(len(state.kit.sides))]}


def _dashboard(state: State, seat: int, looker: int | None) -> DashboardView:
    role = state.kit.roles[seat]
    hand, shared = hand_of(state, seat), state.kit.shared[role.side]
    dice = state.lots[seat] if shared else state.dice[role.side]
    token = state.token_slot[role.side]
    if shared and state.token_seats[role.side] != seat:
        token = NOBODY
    shown: DashboardView = {
        "role": role.key,
        "name": role.name,
        "side": SIDE_KEYS[role.side],
        "shared": shared,
        "decks": [DECK_KEYS[deck] for deck in role.decks],
        "dice": dict(zip(RESULT_KEYS, dice, strict=True)),
        "token_slot": RESULT_KEYS[token] if token >= 0 else None,
        "set_aside": _set_aside(state, seat),
        "hand_size": len(hand),
        "leaders": [LEADERS[n].key for n in _leaders(state, seat)],
        "acting": state.turn == role.side and acting(state, role.side) == seat,
    }
    if looker == seat:
        shown["hand"] = card_keys(sorted(hand))
    elif looker is not None and shared and state.kit.sides[looker] == role.side:
        shown["seen"] = card_keys(sorted(known_cards(state, looker, role.decks[0], hand)))
    return shown


def _set_aside(state: State, seat: int) -> int:
    """Dice that a player has still to change."""
    for frame in state.stack:
        if isinstance(frame, Step) and frame.name == "set_aside":
            seats = state.kit.players[frame.side]
            if seat in seats:
                return frame.more if seats.index(seat) else frame.value
    return 0


def _leaders(state: State, seat: int) -> list[int]:
    """Leaders in play whose special actions a seat may use."""
    side = state.kit.sides[seat]
    known = [*state.leaders(side), *([WILD_MAKER] if side == ATREIDES else [])]
    in_play = [n for n in known if state.leader_at[n] not in (OUT, REMOVED)]
    return [n for n in in_play if owner(state, n) == seat]


def table(state: State, looker: int | None) -> PartnersTable:
    """The cones of silence, and which hands are open to partners."""
    part = partners(state)
    sides = [side for side in SIDES if state.kit.shared[side]]
    return {
        "cones": {SIDE_KEYS[side]: part.cones[side] for side in sides},
        "cone_open": [SIDE_KEYS[side] for side in sides if part.opened >> side & 1],
    }


# --- described positions

KEYS: Final[frozenset[str]] = frozenset(("cones", "cone_open", "acting", "dashboards", "seen"))


def build(state: State, table: Mapping[str, Any]) -> None:
    """The cones as a description has them."""
    part, sides = partners(state), {key: n for n, key in enumerate(SIDE_KEYS)}
    for key, left in mapped("cones", table.get("cones", {})).items():
        part.cones[_shared(state, find("side", key, sides))] = number("cones", left, 0, CONES)
    for key in listed("cone_open", table.get("cone_open", [])):
        part.opened |= 1 << _shared(state, find("side", key, sides))


def _shared(state: State, side: int) -> int:
    if not state.kit.shared[side]:
        raise InvalidSetup(f"{SIDE_KEYS[side]} is not shared")
    return side


def begin(state: State, table: Mapping[str, Any]) -> None:
    """Dice and tokens on the dashboards, and who acts if that is settled."""
    seats = {role.key: seat for seat, role in enumerate(state.kit.roles)}
    for side in SIDES:
        if state.kit.shared[side]:
            house, ally = state.kit.players[side]
            lots = allot(deck_of(state, house), state.dice[side])
            state.lots[house], state.lots[ally] = lots
            slot = state.token_slot[side]
            if slot >= 0:
                there = slot in SLOTS[deck_of(state, house)]
                state.token_seats[side] = house if there else ally
    for key, given in mapped("dashboards", table.get("dashboards", {})).items():
        _described(state, find("role", key, seats), mapped(key, given))
    for key, cards in mapped("seen", table.get("seen", {})).items():
        _has_seen(state, find("role", key, seats), listed("seen", cards))
    if table.get("acting") is not None:
        state.acting = find("role", table["acting"], seats)
        if SIDE_KEYS[state.kit.sides[state.acting]] != table.get("turn", SIDE_KEYS[ATREIDES]):
            name = state.kit.roles[state.acting].name
            raise InvalidSetup(f"{name} is not of the faction whose turn it is (WFA 21.4.1)")


def _has_seen(state: State, seat: int, keys: list[Any]) -> None:
    """Cards that a player has seen and that the partner still holds."""
    _shared(state, state.kit.sides[seat])
    cards = [find("planning card", key, CARD) for key in keys]
    if not Counter(cards) <= Counter(hand_of(state, partner(state, seat))):
        raise InvalidSetup(f"{state.kit.roles[seat].name} has seen cards that the partner lacks")
    partners(state).seen[seat] = cards


def tell(state: State, table: dict[str, Any]) -> None:
    """Dashboards, and who acts, in a description of the whole position."""
    shared = [seat for seat, side in enumerate(state.kit.sides) if state.kit.shared[side]]
    table["dashboards"] = {
        state.kit.roles[seat].key: {
            "dice": {
                key: lot
                for result, (key, lot) in enumerate(zip(RESULT_KEYS, state.lots[seat], strict=True))
                if result in SLOTS[deck_of(state, seat)]
            },
            "token": state.token_slot[state.kit.sides[seat]] >= 0
            and state.token_seats[state.kit.sides[seat]] == seat,
        }
        for seat in shared
    }
    seen = partners(state).seen.items()
    table["seen"] = {state.kit.roles[seat].key: card_keys(cards) for seat, cards in seen if cards}
    if state.acting in shared:
        table["acting"] = state.kit.roles[state.acting].key


def _described(state: State, seat: int, given: Mapping[str, Any]) -> None:
    """Of a result on both dashboards, how many dice lie here; whether the token does."""
    check_keys("dashboard", given, frozenset(("dice", "token")))
    side = _shared(state, state.kit.sides[seat])
    other = partner(state, seat)
    for key, amount in mapped("dice", given.get("dice", {})).items():
        result = find("result", key, RESULT)
        if amount == 0 and result not in SLOTS[deck_of(state, seat)]:
            continue
        _on_dashboard(state, seat, result)
        there = state.dice[side][result]
        most = min(there, SLOTS[deck_of(state, seat)][result])
        state.lots[seat][result] = number(key, amount, 0, most)
        rest = there - state.lots[seat][result]
        if rest and result not in SLOTS[deck_of(state, other)]:
            raise InvalidSetup(f"{key} is on the dashboard of {state.kit.roles[seat].name} alone")
        state.lots[other][result] = rest
    if truth("token", given.get("token", False)):
        if state.token_slot[side] < 0:
            raise InvalidSetup("where the Bene Gesserit token lies is told as token_slot")
        _on_dashboard(state, seat, state.token_slot[side])
        state.token_seats[side] = seat


def _on_dashboard(state: State, seat: int, result: int) -> None:
    if result not in SLOTS[deck_of(state, seat)]:
        name = state.kit.roles[seat].name
        raise InvalidSetup(f"{RESULT_KEYS[result]} is not on the dashboard of {name} (WFA 21.1.3)")


# --- checks and guesses


def audit(state: State) -> None:
    """Raise AssertionError if cones appeared, or a card is known that is not there."""
    part = partners(state)
    assert all(0 <= left <= CONES for left in part.cones)
    for seat, cards in part.seen.items():
        hand = hand_of(state, partner(state, seat))
        assert all(hand.count(card) >= cards.count(card) for card in cards), "a card seen and gone"
    for seat, lot in enumerate(state.lots):
        if state.kit.shared[state.kit.sides[seat]]:
            outside = [n for n in RESULT.values() if n not in SLOTS[deck_of(state, seat)]]
            assert not any(lot[result] for result in outside), "a die without a slot"


def forget(guess: State, seat: int | None) -> None:
    """What the partners of another side have seen of each other is not known."""
    own = guess.kit.sides[seat] if seat is not None else NOBODY
    part = partners(guess)
    part.seen = {one: cards for one, cards in part.seen.items() if guess.kit.sides[one] == own}


# --- features and actions

NAMES: Final[tuple[str, ...]] = (
    *(f"role.{role.key}" for role in PARTNERS),
    *(f"{who}.dice.{key}" for who in ("me", "partner") for key in RESULT_KEYS),
    *(f"{who}.{what}" for who in ("me", "partner") for what in ("hand", "token", "acting")),
    "cones", "open",
    *(f"partner.hand.{card.key}" for card in BASE_CARDS),
)  # fmt: skip


def numbers(state: State, seat: int) -> list[float]:
    """The dashboards of oneself and of the partner, zero without one."""
    role, part = state.kit.roles[seat], partners(state)
    if not state.kit.shared[role.side]:
        return [0.0] * len(NAMES)
    other, side = partner(state, seat), role.side
    found = [float(role is known) for known in PARTNERS]
    for one in (seat, other):
        found += [dice / 3 for dice in state.lots[one]]
    for one in (seat, other):
        acts = state.turn == side and acting(state, side) == one
        token = float(state.token_seats[side] == one)
        found += [len(hand_of(state, one)) / 7, token, float(acts)]
    found += [part.cones[side] / CONES, float(part.opened >> side & 1)]
    cards = [0.0] * len(BASE_CARDS)
    for card in known_cards(state, seat, deck_of(state, other), hand_of(state, other)):
        if card < len(cards):
            cards[card] += 1
    return found + cards


def actions() -> Iterator[Option]:
    """Every answer that only players who share a faction give."""
    yield from (of_role(role.key) for role in PARTNERS)
    yield from (CONE, HAND_OVER)


def entries() -> Iterator[Entry]:
    """The dashboards with their slots, which are stand-ins, and the cones."""
    for deck, role in enumerate(PARTNERS):
        slots = ", ".join(f"{RESULT_KEYS[r]} {n}" for r, n in SLOTS[deck].items())
        yield Entry(f"dashboard_{role.key}", f"{role.name} dashboard", "piece", TITLE,
                    (f"Slots for dice: {slots}.",), designed=True)  # fmt: skip
    words = "Partners show each other their hands until the end of the round."
    yield Entry("cone_of_silence", "Cone of silence", "piece", TITLE, (words,))


def sheet() -> PartnersSheet:
    """For each role the slots of its dashboard, by result."""
    return {
        "slots": {
            role.key: {RESULT_KEYS[result]: slots for result, slots in SLOTS[deck].items()}
            for deck, role in enumerate(PARTNERS)
        }
    }


# --- refusals

TIMING: Final[dict[str, Timing]] = {
    "acts": Timing(("who_acts",), "who acts is asked at the start of a turn", "WFA 21.4.1"),
    "cone": Timing(
        ("who_acts", "turn"), "a cone of silence is used at the start of a turn", "WFA 21.6.1"
    ),
    "partner": Timing(
        ("action", "any_result"), "only a house die is handed to the partner", "WFA 21.4.4"
    ),
}


def _acts(state: State, decision: Decision, words: list[str]) -> Reason | None:
    if len(words) != 1 or words[0] not in ROLES:
        return Reason("the roles are House and Ally of a shared faction", "WFA 21.1.1")
    if decision.ask.key != "who_acts":
        return None
    role = ROLES[words[0]]
    if role.side != state.asked or role not in state.kit.roles:
        return Reason(f"{role.name} is not of your faction", "WFA 21.4.1")
    return Reason(f"{role.name} has nothing to act with", "WFA 21.4.2")


def _partner(state: State, decision: Decision, words: list[str]) -> Reason | None:
    if not state.kit.shared[state.asked] or state.asked != ATREIDES:
        return Reason("only House Atreides hands a die to a partner", "WFA 21.4.4")
    if words != [RESULT_KEYS[LEADERSHIP]]:
        return Reason("leadership alone may be handed on: either of you carries it out",
                      "WFA 21.4.4")  # fmt: skip
    if decision.ask.key == "action":
        return Reason("only a house die of House Atreides is handed to the partner", "WFA 21.4.4")
    return None


def _cone(state: State, decision: Decision, words: list[str]) -> Reason | None:
    part, side = partners(state), state.asked
    if not state.kit.shared[side]:
        return Reason("you share your faction with nobody", "WFA 21.6.1")
    if part.opened >> side & 1:
        return Reason("you see each other's hands already this round", "WFA 21.6.2")
    return None if part.cones[side] else Reason("no cone of silence is left", "WFA 21.6.1")


def _slot(ask: str) -> Explain:
    """Why a die or token does not lie on a result of a partner's dashboard."""

    def reason(state: State, decision: Decision, words: list[str]) -> Reason | None:
        role = state.kit.roles[decision.seat]
        if not state.kit.shared[role.side] or len(words) != 1 or words[0] not in RESULT:
            return None
        if decision.ask.key != ask:
            return None
        result, slots = RESULT[words[0]], SLOTS[role.decks[0]]
        if result not in slots:
            return Reason(f"{words[0]} is not on your dashboard", "WFA 21.1.3")
        if state.lots[decision.seat][result] >= slots[result]:
            return Reason(f"{words[0]} has no free slot on your dashboard", "WFA 21.3.4")
        return Reason(f"another result of your dashboard has fewer dice than {words[0]}",
                      "WFA 21.3.4")  # fmt: skip

    return reason


REFUSALS: Final[dict[str, Explain]] = {
    "acts": _acts,
    "cone": _cone,
    "partner": _partner,
    "change": _slot("change"),
    "bene_gesserit": _slot("token"),
}

# --- the log


def _lot(value: Any) -> str:
    parts = [f"{n} {key}" for n, key in zip(value, RESULT_KEYS, strict=True) if n]
    return ", ".join(parts) or "nothing"


tells("divided", "{0}: the House gets {1}; its ally {2}.", _lot, _lot)
tells("set_aside", "{0} changes a die to {1}.", result_words)
tells("acts", "{0} acts as {1}.", str)
tells("cone", "{0}: a cone of silence. The partners confer.")
