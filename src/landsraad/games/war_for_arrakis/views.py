"""What a seat may know, built from an allow-list (WFA 15.1)."""

from __future__ import annotations

from typing import Any, Final, Literal, cast

from landsraad.core.shapes import EndedView
from landsraad.games.war_for_arrakis.catalogue import (
    AREAS,
    ATOMICS,
    CARDS,
    DECK_OF,
    LEADERS,
    STATIONS,
    UNIT_OF,
    VEHICLE_KEY,
    WILD_MAKER,
    ZONES,
    bits,
    piece_key,
)
from landsraad.games.war_for_arrakis.content import BASE, Content
from landsraad.games.war_for_arrakis.deeds import contents
from landsraad.games.war_for_arrakis.frames import (
    Attacking,
    Battle,
    Losses,
    Moving,
    Placing,
    Relocating,
)
from landsraad.games.war_for_arrakis.legion import Legion
from landsraad.games.war_for_arrakis.options import token_key
from landsraad.games.war_for_arrakis.players import hand_of
from landsraad.games.war_for_arrakis.plug import shown_by
from landsraad.games.war_for_arrakis.prospects import chances
from landsraad.games.war_for_arrakis.reach import EVERYWHERE, exposed
from landsraad.games.war_for_arrakis.shapes import (
    AreaView,
    BattleView,
    BusinessView,
    ContentView,
    ForesightView,
    LegionView,
    WarPlayer,
    WarTable,
    WarView,
)
from landsraad.games.war_for_arrakis.sheet import content_sheet
from landsraad.games.war_for_arrakis.state import (
    ASIDE,
    OUT,
    REMOVED,
    TANK,
    State,
)
from landsraad.games.war_for_arrakis.terms import (
    ATREIDES,
    DECK_KEYS,
    DECKS_OF,
    GENERIC,
    HARKONNEN,
    IMPERIUM_KEYS,
    MARKER_KEYS,
    PHASE_KEYS,
    PIECE_KEYS,
    RESULT_KEYS,
    SIDE_KEYS,
    SIDES,
    TERRAIN_KEYS,
)
from landsraad.games.war_for_arrakis.text import ENDINGS, advance_words, requirement_words
from landsraad.games.war_for_arrakis.tracks import decided_by

Outcome = Literal["atreides", "harkonnen", "nobody"]
OUTCOMES: Final[tuple[Outcome, Outcome, Outcome]] = ("atreides", "harkonnen", "nobody")


def view(state: State, seat: int | None) -> WarView:
    """The position as a seat (None: a spectator) may know it, JSON-ready."""
    looker = state.kit.sides[seat] if seat is not None else None
    shown: WarView = {
        "game": "war_for_arrakis",
        "seat": seat,
        "seats": state.setup.seats,
        "content": _content(state.setup.content),
        "table": _table(state, looker),
        "players": [_player(state, side, seat) for side in SIDES],
    }
    for added in shown_by(state):
        if added.seats is not None:
            cast(dict[str, Any], shown).update(added.seats(state, seat))
    return shown


def _content(content: Content) -> ContentView:
    """The content in use; one's own brings along how its parts are shown."""
    own = None if content == BASE else content_sheet(content)
    return {"name": content.name, "designed": list(content.designed), "sheet": own}


def _table(state: State, looker: int | None) -> WarTable:
    shown: WarTable = {
        "round": state.round,
        "last_round": state.setup.last_round or None,
        "phase": PHASE_KEYS[state.phase],
        "turn": SIDE_KEYS[state.turn] if state.turn >= 0 else None,
        "winner": _winner(state),
        "ended": _ended(state),
        "supremacy": state.supremacy,
        "prescience": dict(zip(MARKER_KEYS, state.prescience, strict=True)),
        "imperium": dict(zip(IMPERIUM_KEYS, state.imperium, strict=True)),
        "bans": [IMPERIUM_KEYS[ban] for ban in bits(state.bans)],
        "spice_reserve": state.reserve,
        "token_reserve": state.token_reserve,
        "atomics": ATOMICS[state.blast][0] if state.blast >= 0 else None,
        "row": [_foresight(state, card) for card in state.row],
        "claims": state.claims,
        "claimed": _foresight_keys(state, state.claimed),
        "prescience_deck": len(state.foresight_deck),
        "prescience_gone": _foresight_keys(state, state.foresight_gone),
        "tokens_left": len(state.tokens_left),
        "tokens_gone": sorted(token_name(state, token) for token in state.tokens_gone),
        "forced": RESULT_KEYS[state.forced] if state.forced >= 0 else None,
        "paul_held": bool(state.held),
        "harvesters_removed": state.removed_harvesters,
        "objectives_excluded": list(bits(state.excluded)),
        "areas": _areas(state, looker),
        "zones": {
            zone.key: VEHICLE_KEY[there] or None
            for zone, there in zip(ZONES, state.zones, strict=True)
        },
        "sheltered": [AREAS[area].key for area in bits(EVERYWHERE & ~exposed(state))],
        "battle": _battle(state),
        "business": _business(state, looker),
        "odds": chances(state, looker),
    }
    if state.setup.modules:
        shown["modules"] = list(state.setup.modules)
        for added in shown_by(state):
            if added.table is not None:
                cast(dict[str, Any], shown).update(added.table(state, looker))
    return shown


def _winner(state: State) -> Outcome | None:
    return None if state.winner < 0 else OUTCOMES[min(state.winner, 2)]


def _ended(state: State) -> EndedView | None:
    """How the game was decided, as a key and in words."""
    if state.winner < 0:
        return None
    why = decided_by(state)
    return {"why": why, "words": ENDINGS[why]}


def _foresight(state: State, card: int) -> ForesightView:
    known = state.setup.content.prescience[card]
    return {
        "key": known.key,
        "name": known.name,
        "when": "end of the round" if known.at_end else "action resolution",
        "requirement": requirement_words(known.requirement),
        "advance": dict(zip(MARKER_KEYS, known.advance, strict=True)),
        "advance_text": advance_words(known),
        "eyes": bool(state.eyes >> card & 1),
        "fear": state.fear == card,
    }


def _foresight_keys(state: State, cards: list[int]) -> list[str]:
    return [state.setup.content.prescience[card].key for card in cards]


def token_name(state: State, token: int) -> str:
    """A deployment token by what it hides."""
    return token_key(contents(state, token), token >= 8)


def _areas(state: State, looker: int | None) -> dict[str, AreaView]:
    """Every area where there is anything, by key."""
    worms, stations = state.worms, dict(zip(STATIONS, state.stations, strict=True))
    shown: dict[str, AreaView] = {}
    extra = [added.area for added in shown_by(state) if added.area is not None]
    for area, known in enumerate(AREAS):
        bit, found = 1 << area, dict[str, Any]()
        legion = state.legions[area]
        if legion.side >= 0:
            found["legion"] = _legion(state, legion, looker)
        if state.villages & bit:
            found["settlement"] = state.ranks[area]
        if state.sietches & bit:
            open_to = looker == ATREIDES or state.revealed & bit
            found["sietch"] = state.ranks[area] if open_to else None
            found["sietch_revealed"] = bool(state.revealed & bit)
        marks = (
            ("harvester", state.harvesters & ~state.foreign & bit),
            ("wormsign", state.wormsigns & bit),
            ("sandworm", worms & bit),
            ("wild_maker", state.maker == area),
            ("station", stations.get(area, -1) >= 0),
        )
        found.update({key: True for key, there in marks if there})
        if state.terrain(area) != known.terrain:
            found["terrain"] = TERRAIN_KEYS[state.terrain(area)]
        for added in extra:
            found.update(added(state, area))
        if found:
            shown[known.key] = cast(AreaView, found)
    return shown


def _legion(state: State, legion: Legion, looker: int | None) -> LegionView:
    keys = PIECE_KEYS[legion.side]
    counts = (legion.regular, legion.elite, legion.special, legion.generic)
    shown: dict[str, Any] = {"side": SIDE_KEYS[legion.side]}
    shown.update({key: n for key, n in zip(keys, counts, strict=True) if n})
    for kind in legion.others:
        shown[UNIT_OF[kind].key] = legion.amount(kind)
    if legion.named:
        shown["leaders"] = [LEADERS[leader].key for leader in bits(legion.named)]
    if legion.tokens:
        standard = sum(token >= 8 for token in legion.tokens)
        shown["tokens"] = len(legion.tokens) - standard
        shown["reserve_tokens"] = standard
        if looker == ATREIDES:
            shown["hidden"] = sorted(token_name(state, token) for token in legion.tokens)
    return cast(LegionView, shown)


def _business(state: State, looker: int | None) -> BusinessView | None:
    """What the question is about: a legion on its way, an attack, pieces to place, hits."""
    frame = state.stack[-1] if state.stack else None
    if isinstance(frame, Moving | Relocating) and frame.origin >= 0:
        group = frame.group
        return {
            "kind": "moving",
            "from": AREAS[frame.origin].key,
            "legion": _legion(state, group, looker) if group.side >= 0 else None,
            "zone": _over(frame.zone) if isinstance(frame, Moving) else None,
        }
    if isinstance(frame, Attacking) and frame.origin >= 0:
        return {
            "kind": "attacking", "from": AREAS[frame.origin].key, "zone": _over(frame.zone)
        }  # fmt: skip
    if isinstance(frame, Placing):
        where = AREAS[frame.area].key if frame.area >= 0 else None
        return {"kind": "placing", "left": list(frame.left), "at": where}
    if isinstance(frame, Losses):
        return {"kind": "losses", "at": AREAS[frame.area].key, "hits": frame.hits}
    for added in shown_by(state):
        if added.business is not None:
            found = added.business(state, frame)
            if found is not None:
                return cast(BusinessView, found)
    return None


def _over(zone: int) -> str | None:
    return ZONES[zone].key if zone >= 0 else None


def _battle(state: State) -> BattleView | None:
    for frame in reversed(state.stack):
        if isinstance(frame, Battle):
            shown: BattleView = {
                "attacker": SIDE_KEYS[frame.attacker],
                "from": AREAS[frame.origin].key,
                "at": AREAS[frame.target].key,
                "round": frame.round,
                "stage": frame.stage,
                "surprise": frame.attack.surprise,
                "relentless": frame.attack.relentless,
                "extra": frame.attack.extra,
                "enemy_dice": frame.attack.enemy_dice,
                "cards": list(frame.dice),
                "rolls": [list(roll) for roll in frame.rolls],
            }
            if frame.behind:
                shown["behind"] = [UNIT_OF[kind].key for kind in frame.behind]
            return shown
    return None


def _player(state: State, side: int, seat: int | None) -> WarPlayer:
    hand = state.hands[side]
    shown: WarPlayer = {
        "side": SIDE_KEYS[side],
        "score": state.supremacy if side == HARKONNEN else sum(state.prescience),
        "units": sum(state.legions[area].units for area in bits(state.armies[side])),
        "settlements": (state.sietches if side == ATREIDES else state.villages).bit_count(),
        "dice": dict(zip(RESULT_KEYS, state.dice[side], strict=True)),
        "token_slot": RESULT_KEYS[state.token_slot[side]] if state.token_slot[side] >= 0 else None,
        "tokens": state.tokens[side],
        "hand_size": len(hand),
        "hand_decks": {
            DECK_KEYS[deck]: sum(DECK_OF[card] == deck for card in hand) for deck in DECKS_OF[side]
        },
        "decks": {DECK_KEYS[deck]: len(state.decks[deck]) for deck in DECKS_OF[side]},
        "discard": card_keys(state.discards[side]),
        "supply": _supply(state, side),
        "leaders": {LEADERS[n].key: _whereabouts(state, n) for n in _side_leaders(state, side)},
        "spent": [LEADERS[n].key for n in _side_leaders(state, side) if state.spent >> n & 1],
    }
    for added in shown_by(state):
        if added.player is not None:
            cast(dict[str, Any], shown).update(added.player(state, side))
    if seat is not None and side == state.kit.sides[seat]:
        shown["hand"] = card_keys(sorted(hand_of(state, seat)))
        if side == ATREIDES:
            scores = state.setup.content.objectives
            shown["objectives"] = [
                dict(zip(MARKER_KEYS, scores[card], strict=True)) for card in state.objectives
            ]
    return shown


def _supply(state: State, side: int) -> dict[str, int]:
    """The figures off the board, by kind."""
    kinds = range(len(state.supply[side]))
    figures = state.kit.supply[side]
    return {
        piece_key(side, kind): state.supply[side][kind]
        for kind in kinds
        if kind <= GENERIC or figures[kind]
    }


def _side_leaders(state: State, side: int) -> tuple[int, ...]:
    own = state.leaders(side)
    return (*own, WILD_MAKER) if side == ATREIDES else own


def _whereabouts(state: State, leader: int) -> str:
    """``out``, ``aside``, ``removed``, ``tank 3`` (slots still to go) or an area's key."""
    where = state.leader_at[leader]
    if leader == WILD_MAKER and state.maker >= 0:
        return AREAS[state.maker].key
    if where >= 0:
        return AREAS[where].key
    if where <= TANK:
        return f"tank {5 - (TANK - where)}"
    return {OUT: "out", ASIDE: "aside", REMOVED: "removed"}[where]


def card_keys(cards: list[int]) -> list[str]:
    """The keys of planning cards, in their order."""
    return [CARDS[card].key for card in cards]
