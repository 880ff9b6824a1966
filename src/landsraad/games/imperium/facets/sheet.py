"""All components for drawing, JSON-ready: what a table needs to show a position by its keys.

Within each kind the components stand in the order of `catalogue`, so that the numbers in the open
arguments of events can be looked up by position.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import Any, TypeVar, cast

from landsraad.core.entries import Entry
from landsraad.games.imperium.editions import ORIGINAL
from landsraad.games.imperium.engine.boxes import effects_of, pieces
from landsraad.games.imperium.engine.catalogue import (
    DECK,
    KINDS,
    components,
)
from landsraad.games.imperium.engine.plug import Catalogued, Entries, sheets
from landsraad.games.imperium.facets.entries import entries
from landsraad.games.imperium.language.abilities import (
    COST,
    OPENS,
    Anywhere,
    Changes,
    found,
    given_on,
)
from landsraad.games.imperium.language.components import (
    Card,
    ComponentSet,
    Conflict,
    HagalCard,
    Intrigue,
    Keyed,
    Leader,
    Space,
)
from landsraad.games.imperium.language.gains import GainInfluence
from landsraad.games.imperium.language.structure import Seq, seq
from landsraad.games.imperium.language.terms import (
    FACTION_KEYS,
    ICON_KEYS,
    RESOURCE_NAMES,
)
from landsraad.games.imperium.language.values import Effect
from landsraad.games.imperium.language.words import describe, row
from landsraad.games.imperium.sets import SETS
from landsraad.games.imperium.shapes import (
    CardSheet,
    ConflictSheet,
    IntrigueSheet,
    KindRow,
    LeaderSheet,
    Printed,
    Row,
    Sheet,
    SpaceSheet,
    Tokens,
)

T = TypeVar("T")


@cache
def sheet() -> Sheet:
    """Every component of every set by kind and key."""
    found: Sheet = {
        "cards": _by_key(_card, *DECK),
        "spaces": _by_key(_space, *KINDS["spaces"]),
        "intrigue": _by_key(_intrigue, *KINDS["intrigue"]),
        "conflicts": _by_key(_conflict, "conflicts"),
        "leaders": _by_key(_leader, *KINDS["leaders"]),
        "hagal": _by_key(lambda chosen, card: _words(chosen, card, "hagal"), "hagal"),
        "answers": _answers(),
        "tracks": [
            {"faction": FACTION_KEYS[faction], "bonus": drawn(bonus)}
            for faction, bonus in enumerate(ORIGINAL.track_bonus)
        ],
    }
    more = cast(dict[str, Any], found)
    for part in sheets():
        more |= {kind.kind: _of_kind(kind) for kind in part.kinds if kind.shown is not None}
        more |= part.more() if part.more is not None else {}
    return found


def _of_kind(kind: Catalogued) -> dict[str, Entries]:
    def show(chosen: ComponentSet, part: Any) -> Entries:
        assert kind.shown is not None
        return {**_words(chosen, part, kind.entry), **kind.shown(part)}

    return _by_key(show, kind.kind)


def _by_key(show: Callable[[ComponentSet, Any], T], *kinds: str) -> dict[str, T]:
    """Components by key; a key that an earlier set has stands behind the set and a colon."""
    found: dict[str, T] = {}
    for chosen in SETS:
        for part in (part for kind in kinds for part in components(chosen, kind)):
            key = part.key if part.key not in found else f"{chosen.key}:{part.key}"
            found[key] = show(chosen, part)
    return found


def drawn(effect: Effect) -> Row:
    """An effect as icons and as words."""
    return {"tokens": row(effect), "text": describe(effect)}


def shown(effect: Effect | None) -> Row | None:
    """An effect as icons and as words, if there is one."""
    return drawn(effect) if effect is not None else None


def _answers() -> dict[str, dict[str, Tokens]]:
    """By source, the icons of its answers: ``troops_1`` to resolve it, ``take swords`` to pick."""
    found: dict[str, dict[str, Tokens]] = {}
    for chosen in SETS:
        own = _answers_of(chosen)
        found |= {key if key not in found else f"{chosen.key}:{key}": own[key] for key in own}
    for part in sheets():
        if part.sources is not None:
            found |= {key: _icons(effects) for key, effects in part.sources().items()}
    return found


def _answers_of(chosen: ComponentSet) -> dict[str, dict[str, Tokens]]:
    """The answers of the components of a set."""
    found: dict[str, dict[str, Tokens]] = {}
    for part in (
        part for kinds in KINDS.values() for kind in kinds for part in components(chosen, kind)
    ):
        if isinstance(part, HagalCard):
            continue  # Nobody answers for these.
        effects = list(effects_of(part))
        if isinstance(part, Space):
            effects += (effect for sheet in sheets() for effect in sheet.spaces)
        if icons := _icons(effects):
            found.setdefault(part.key, {}).update(icons)
    return found


def _icons(effects: Iterable[Effect]) -> dict[str, Tokens]:
    return {name: {"tokens": row(piece)} for effect in effects for name, piece in pieces(effect)}


@cache
def _entries() -> dict[tuple[str, str, str], Entry]:
    return {(entry.set_name, entry.kind, entry.key): entry for entry in entries()}


def _words(chosen: ComponentSet, part: Keyed, kind: str) -> Printed:
    """What every component has: its names and its lines in words."""
    entry = _entries()[chosen.name, kind, part.key]
    return {
        "key": part.key,
        "name": part.name,
        "set": entry.set_name,
        "designed": entry.designed,
        "lines": list(entry.lines),
    }


def _deck(chosen: ComponentSet, card: Card) -> str:
    return next(kind for kind in DECK if card in components(chosen, kind))


def _card(chosen: ComponentSet, card: Card) -> CardSheet:
    return {
        **_words(chosen, card, "card"),
        "cost": card.cost,
        "factions": [FACTION_KEYS[faction] for faction in card.factions],
        "icons": [ICON_KEYS[icon] for icon in card.icons],
        "anywhere": found(Anywhere, card.abilities) is not None,
        "copies": card.copies,
        "deck": _deck(chosen, card),
        "agent": shown(card.agent),
        "reveal": shown(card.reveal),
        "acquire": shown(card.acquire),
        "trashed": shown(card.when_trashed),
        "opening": shown(given_on(OPENS, card.abilities)),
        "cheaper": _cheaper(card),
        **_added(part.card(card) for part in sheets() if part.card is not None),
    }


def _added(parts: Iterable[Entries]) -> Any:
    """What mechanisms add, together."""
    found: dict[str, Any] = {}
    for part in parts:
        found |= part
    return found


def _cheaper(card: Card) -> list[str | int] | None:
    for change in card.abilities:
        if isinstance(change, Changes) and change.quantity == COST and isinstance(change.of, str):
            return [change.of, -change.by]
    return None


def _space(chosen: ComponentSet, space: Space) -> SpaceSheet:
    effect = space.effect
    if space.faction is not None:
        rest = effect.steps if isinstance(effect, Seq) else (effect,) if effect else ()
        effect = seq(GainInfluence((space.faction,), 1), *rest)
    needs = space.requirement
    return {
        **_words(chosen, space, "space"),
        "icon": ICON_KEYS[space.icon],
        "area": space.area,
        "faction": FACTION_KEYS[space.faction] if space.faction is not None else None,
        "cost": shown(space.cost),
        "effect": shown(effect),
        "reveal": shown(space.reveal),
        "prices": [{"cost": drawn(one.price), "reward": drawn(one.paid)} for one in space.table],
        "combat": space.combat,
        "maker": space.maker,
        "once": space.once,
        "control": RESOURCE_NAMES[space.control] if space.control is not None else None,
        "requirement": {"faction": FACTION_KEYS[needs[0]], "height": needs[1]} if needs else None,
    }


def _intrigue(chosen: ComponentSet, card: Intrigue) -> IntrigueSheet:
    moments = (
        ("plot", card.plot),
        ("combat", card.combat),
        ("win", card.win),
        ("endgame", card.endgame),
    )
    rows: list[KindRow] = [
        {"kind": kind, "row": drawn(effect)} for kind, effect in moments if effect
    ]
    # A card for the win is a combat card (IMP 10.2.1).
    kinds = ["combat" if part["kind"] == "win" else part["kind"] for part in rows]
    return {
        **_words(chosen, card, "intrigue"),
        "copies": card.copies,
        "kinds": list(dict.fromkeys(kinds)),
        "rows": rows,
        **_added(part.intrigue(chosen, card) for part in sheets() if part.intrigue is not None),
    }


def _conflict(chosen: ComponentSet, card: Conflict) -> ConflictSheet:
    return {
        **_words(chosen, card, "conflict"),
        "level": card.level,
        "space": card.space,
        "rewards": [drawn(reward) for reward in (card.first, card.second, card.third)],
    }


def _leader(chosen: ComponentSet, leader: Leader) -> LeaderSheet:
    common = _words(chosen, leader, "leader" if leader in chosen.leaders else "rival")
    ability = next(line for line in common["lines"] if line.startswith(f"{leader.ability}: "))
    return {
        **common,
        "house": leader.house,
        "complexity": leader.complexity,
        "ability": leader.ability,
        "ability_text": ability.removeprefix(f"{leader.ability}: "),
        "signet_name": leader.signet_name,
        "signet": shown(leader.signet),
        "rival": leader.rival,
        **_added(part.leader(leader) for part in sheets() if part.leader is not None),
    }
