"""The options of War for Arrakis in readable lines, and plain words read as choices."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import cast

from landsraad import Option
from landsraad.cli.tables import Group, View, grouped
from landsraad.core.entries import slug
from landsraad.games.war_for_arrakis.options import AREA_TEXT, ZONE_TEXT, OfArea, OfZone
from landsraad.games.war_for_arrakis.sheet import sheet


def _title(option: Option) -> str:
    """What all options of a verb begin with; nothing if they do not share a line.

    Several kinds of option share a verb (``take az1``, ``take attack``): what one is decides.
    """
    if isinstance(option, OfArea):
        return AREA_TEXT[option.verb].partition("{")[0].strip()
    if isinstance(option, OfZone):
        return ZONE_TEXT[option.verb].partition("{")[0].strip()
    return ""


def group(view: View, options: Sequence[Option]) -> list[Group]:
    """Options in their order; areas of one verb share a line."""
    return grouped(options, _title, partial(_short, view))


def _short(view: View, option: Option, title: str) -> str:
    """An option without the words its line begins with; an attack with its odds."""
    if not title:
        return option.text
    words = option.text.removeprefix(title).strip()
    verb, _, key = option.notation.partition(" ")
    if verb in ("at", "attack") and (odds := view["table"]["odds"].get(key)):
        at = f"at {sheet()['areas'][odds['at']]['name']} " if verb == "attack" else ""
        return f"{words} ({at}{odds['words']})"
    if verb in ("harvester", "wormsign", "sandworm", "to"):
        area = sheet()["areas"].get(key)
        return f"{words} (deep desert)" if area and area["terrain"] == "deep_desert" else words
    return words


def notations(view: View, words: str) -> list[str]:
    """Words in the spelling of notation: ``to Gara Kulon`` is ``to gara_kulon``."""
    verb, _, rest = words.strip().casefold().partition(" ")
    if not rest:
        return [verb] if verb else []
    wanted, parts = slug(rest), cast(View, sheet())
    for kind in ("areas", "planning", "leaders", "prescience", "zones"):
        for key, part in parts[kind].items():
            if wanted in (key, slug(part.get("name", key))):
                return [f"{verb} {key}"]
    return [f"{verb} {rest}"]
