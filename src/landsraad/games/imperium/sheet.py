"""All components for drawing, JSON-ready: what a table needs to show a position by its keys.

Within each kind the components stand in the order of `catalogue`, so that the numbers in the open
arguments of events can be looked up by position.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from landsraad.core.entries import Entry
from landsraad.games.imperium.bloodlines import EMBASSY_OFFER
from landsraad.games.imperium.boxes import effects_of, pieces
from landsraad.games.imperium.catalogue import (
    CARDS,
    CONFLICTS,
    EMBASSY,
    HAGALS,
    INTRIGUES,
    LEADERS,
    NAVIGATIONS,
    SHIPPING_TRACK,
    SKILLS,
    SPACES,
    TECHS,
    Keyed,
)
from landsraad.games.imperium.components import Card, Conflict, Intrigue, Leader, Space, TechTile
from landsraad.games.imperium.effects import Effect, GainInfluence, Seq
from landsraad.games.imperium.effects_bloodlines import BuyCommander
from landsraad.games.imperium.entries import entries
from landsraad.games.imperium.glyphs import row
from landsraad.games.imperium.sets import SETS
from landsraad.games.imperium.shipping import REWARDS
from landsraad.games.imperium.terms import (
    BENE_GESSERIT,
    EMPEROR,
    FACTION_KEYS,
    FREMEN,
    GUILD,
    ICON_KEYS,
    RESOURCE_NAMES,
)
from landsraad.games.imperium.text import describe
from landsraad.games.imperium.vocabulary import intrigue, seq, solari, troops, water

Shown = dict[str, Any]

TRACK_BONUSES = {
    EMPEROR: troops(2),
    GUILD: solari(3),
    BENE_GESSERIT: intrigue(1),
    FREMEN: water(1),
}
"""What the fourth step of each track gives (IMP 9.1.3)."""


@cache
def sheet() -> Shown:
    """Every component of every set by kind and key."""
    return {
        "cards": {card.key: _card(card) for card in CARDS},
        "spaces": {space.key: _space(space) for space in SPACES},
        "intrigue": {card.key: _intrigue(card) for card in INTRIGUES},
        "conflicts": {card.key: _conflict(card) for card in CONFLICTS},
        "leaders": {leader.key: _leader(leader) for leader in LEADERS},
        "hagal": {card.key: _words(card, "hagal") for card in HAGALS},
        "tech": {tile.key: _tech(tile) for tile in TECHS},
        "skills": {
            skill.key: {**_words(skill, "skill"), "effect": shown(skill.reveal or skill.strength)}
            for skill in SKILLS
        },
        "navigation": {
            card.key: {**_words(card, "navigation"), "effect": shown(card.effect)}
            for card in NAVIGATIONS
        },
        "shipping": [[shown(effect) for effect in effects] for effects in REWARDS],
        "answers": _answers(),
        "tracks": [
            {"faction": FACTION_KEYS[faction], "bonus": shown(bonus)}
            for faction, bonus in TRACK_BONUSES.items()
        ],
    }


def shown(effect: Effect | None) -> Shown | None:
    """An effect as icons and as words."""
    return {"tokens": row(effect), "text": describe(effect)} if effect is not None else None


def _answers() -> dict[str, dict[str, Shown]]:
    """By source, the icons of its answers: ``troops_1`` to resolve it, ``take swords`` to pick."""
    found: dict[str, dict[str, Shown]] = {}
    components: tuple[Keyed, ...] = (
        *CARDS, *SPACES, *INTRIGUES, *CONFLICTS, *LEADERS, *TECHS, *SKILLS, *NAVIGATIONS
    )  # fmt: skip
    sources = [(part.key, list(effects_of(part))) for part in components]
    sources.append((SHIPPING_TRACK, [effect for effects in REWARDS for effect in effects]))
    sources.append((EMBASSY, [EMBASSY_OFFER.effect]))
    sources += [(space.key, [BuyCommander()]) for space in SPACES]
    for key, effects in sources:
        parts = found.setdefault(key, {})
        for effect in effects:
            parts |= {name: {"tokens": row(piece)} for name, piece in pieces(effect)}
    return {key: parts for key, parts in found.items() if parts}


@cache
def _entries() -> dict[tuple[str, str], Entry]:
    return {(entry.kind, entry.key): entry for entry in entries()}


def _words(part: Keyed, kind: str) -> Shown:
    """What every component has: its names and its lines in words."""
    entry = _entries()[kind, part.key]
    return {
        "key": part.key,
        "name": part.name,
        "set": entry.set_name,
        "designed": entry.designed,
        "lines": list(entry.lines),
    }


def _deck(card: Card) -> str:
    for chosen in SETS:
        if card in chosen.starting:
            return "starting"
        if any(card == epic for epic, _ in chosen.epic):
            return "epic"
        if card in chosen.reserve:
            return "reserve"
    return "imperium"


def _card(card: Card) -> Shown:
    return {
        **_words(card, "card"),
        "cost": card.cost,
        "factions": [FACTION_KEYS[faction] for faction in card.factions],
        "icons": [ICON_KEYS[icon] for icon in card.icons],
        "anywhere": card.anywhere,
        "copies": card.copies,
        "deck": _deck(card),
        "agent": shown(card.agent),
        "reveal": shown(card.reveal),
        "acquire": shown(card.acquire),
        "trashed": shown(card.when_trashed),
        "opening": shown(card.opening),
        "infiltrate": [ICON_KEYS[icon] for icon in card.infiltrate],
        "unload": card.unload,
        "cheaper": list(card.cheaper) if card.cheaper else None,
    }


def _tech(tile: TechTile) -> Shown:
    moments = (
        ("acquire", tile.acquire), ("round_start", tile.round_start), ("reveal", tile.reveal),
        ("ability", tile.ability), ("win", tile.win), ("instead", tile.instead_of_control),
        ("endgame", tile.endgame), ("commander", tile.on_commander), ("intrigue", tile.on_intrigue),
    )  # fmt: skip
    return {
        **_words(tile, "tech"),
        "cost": tile.cost,
        "hagal": tile.hagal,
        "flip": tile.flip,
        "rows": [{"kind": kind, "row": shown(effect)} for kind, effect in moments if effect],
    }


def _space(space: Space) -> Shown:
    effect = space.effect
    if space.faction is not None:
        rest = effect.steps if isinstance(effect, Seq) else (effect,) if effect else ()
        effect = seq(GainInfluence((space.faction,), 1), *rest)
    needs = space.requirement
    return {
        **_words(space, "space"),
        "icon": ICON_KEYS[space.icon],
        "area": space.area,
        "faction": FACTION_KEYS[space.faction] if space.faction is not None else None,
        "cost": shown(space.cost),
        "effect": shown(effect),
        "reveal": shown(space.reveal),
        "prices": [{"cost": shown(cost), "reward": shown(gain)} for cost, gain in space.prices],
        "combat": space.combat,
        "maker": space.maker,
        "once": space.once,
        "control": RESOURCE_NAMES[space.control] if space.control is not None else None,
        "requirement": {"faction": FACTION_KEYS[needs[0]], "height": needs[1]} if needs else None,
    }


def _intrigue(card: Intrigue) -> Shown:
    moments = (
        ("plot", card.plot),
        ("combat", card.combat),
        ("win", card.win),
        ("endgame", card.endgame),
    )
    rows = [{"kind": kind, "row": shown(effect)} for kind, effect in moments if effect]
    # A card for the win is a combat card (IMP 10.2.1).
    kinds = ["combat" if part["kind"] == "win" else part["kind"] for part in rows]
    return {
        **_words(card, "intrigue"),
        "copies": card.copies,
        "twisted": card.twisted,
        "kinds": list(dict.fromkeys(kinds)),
        "rows": rows,
    }


def _conflict(card: Conflict) -> Shown:
    return {
        **_words(card, "conflict"),
        "level": card.level,
        "space": card.space,
        "rewards": [shown(reward) for reward in (card.first, card.second, card.third)],
    }


def _leader(leader: Leader) -> Shown:
    common = _words(leader, "leader")
    ability = next(line for line in common["lines"] if line.startswith(f"{leader.ability}: "))
    return {
        **common,
        "house": leader.house,
        "complexity": leader.complexity,
        "ability": leader.ability,
        "ability_text": ability.removeprefix(f"{leader.ability}: "),
        "signet_name": leader.signet_name,
        "signet": shown(leader.signet),
        "tactics": _tactics(leader),
        "rival": leader.rival,
    }


def _tactics(leader: Leader) -> Shown | None:
    """The track of a leader: where its token starts, and what its spaces give."""
    if leader.tactics is None:
        return None
    start, rewards = leader.tactics
    return {
        "start": start,
        "rewards": [{"space": space, "row": shown(gain)} for space, gain in rewards],
    }
