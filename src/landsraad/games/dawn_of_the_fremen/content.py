"""Content from outside: the printed values of a box in place of our stand-ins, part by part.

A content file is a mapping (TOML or JSON) with any of the parts ``map``, ``tokens``, ``sites``,
``dice``, ``cards`` and ``tribes``; what it leaves out stays as designed. Everything that is wrong
with it is reported at once.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from landsraad.core.decisions import InvalidSetup, shown
from landsraad.games.dawn_of_the_fremen.catalogue import Box, designed_box
from landsraad.games.dawn_of_the_fremen.components import Content, Numbers, TokenKind
from landsraad.games.dawn_of_the_fremen.content_cards import read_cards
from landsraad.games.dawn_of_the_fremen.content_map import read_map
from landsraad.games.dawn_of_the_fremen.report import Report
from landsraad.games.dawn_of_the_fremen.sets import DESIGNED, PARTS
from landsraad.games.dawn_of_the_fremen.sets.designed_tribes import TRIBES as DESIGNED_TRIBES
from landsraad.games.dawn_of_the_fremen.terms import (
    FACE_KEYS,
    MAKER,
    RESOURCES,
    SET_ASIDE,
    SIETCH,
    SITE_KEYS,
    SITES_IN_PLAY,
    TOKEN_KEYS,
)

KEPT_BOXES = 16
MOST_SIDES = 60
MOST_TRIBES = 20
"""How many are counted in the report at most, if there are not four."""
FEWEST = {MAKER: 4, SIETCH: 5}
"""Each tribe calls a first worm, and an alliance must be able to win (DOF 3.5.1, DOF 13.1.1)."""


def box_of(given: Any) -> tuple[Box, str]:
    """The box of a content mapping (None: our own), and its name for the position.

    Raises InvalidSetup with all that is wrong.
    """
    if given is None:
        return designed_box(), DESIGNED.name
    if not isinstance(given, Mapping):
        raise InvalidSetup(f"content is a mapping of parts, not {shown(given)}")
    text = json.dumps(given, sort_keys=True)
    box = _box(text)
    return box, f"{box.content.name} {hashlib.sha256(text.encode()).hexdigest()[:12]}"


@lru_cache(KEPT_BOXES)
def _box(text: str) -> Box:
    return Box(read(json.loads(text)))


def read(given: Mapping[str, Any]) -> Content:
    """Check a content mapping and lay it over our own; raises InvalidSetup with a full report."""
    report = Report()
    report.keys("content", given, ("name", *PARTS))
    name = report.text("name", given.get("name", "a box of your own"))
    chart = DESIGNED.map
    if "map" in given:
        chart = read_map(report, given["map"]) or chart
    numbers = _numbers(report, given)
    cards = DESIGNED.cards
    if "cards" in given:
        cards = read_cards(report, given["cards"])
    tribes = _tribes(report, given["tribes"]) if "tribes" in given else DESIGNED_TRIBES
    report.raise_if_wrong()
    left = tuple(part for part in PARTS if part not in given)
    return Content(name, chart, numbers, cards, tribes, left)


# --- numbers


def _numbers(report: Report, given: Mapping[str, Any]) -> Numbers:
    ours = DESIGNED.numbers
    tokens = report.mapping("tokens", given.get("tokens", {}))
    report.keys("tokens", tokens, TOKEN_KEYS)
    kinds = tuple(
        _token(report, number, token, tokens.get(token.key, {}))
        for number, token in enumerate(ours.tokens)
    )
    sites = _counts(report, "sites", given.get("sites"), SITE_KEYS, ours.sites)
    if sum(sites) != SITES_IN_PLAY + len(SET_ASIDE) - 1:
        report.add("sites", f"there are 14 production sites, not {sum(sites)} (DOF 3.3.1)")
    for site in SET_ASIDE:
        if not sites[site]:
            report.add("sites", f"at least one {SITE_KEYS[site]} site is set aside (DOF 3.3.1)")
    dice = report.mapping("dice", given.get("dice", {}))
    report.keys("dice", dice, ("arrakis", "order"))
    faces = _counts(report, "dice.arrakis", dice.get("arrakis"), FACE_KEYS, ours.faces)
    if not 1 <= sum(faces) <= MOST_SIDES:
        report.add("dice.arrakis", f"a die has 1 to {MOST_SIDES} sides, not {sum(faces)}")
    order = report.listing("dice.order", dice.get("order", list(ours.order_die)), MOST_SIDES)
    sides = tuple(report.number("dice.order", side, 0, MOST_SIDES) for side in order)
    if len(set(sides)) < 2:
        report.add("dice.order", "an order die needs at least two different sides")
    return Numbers(kinds, sites, faces, sides)


def _counts(
    report: Report, where: str, given: Any, keys: tuple[str, ...], ours: tuple[int, ...]
) -> tuple[int, ...]:
    if given is None:
        return ours
    found = report.mapping(where, given)
    report.keys(where, found, keys)
    return tuple(report.number(f"{where}.{key}", found.get(key, 0), 0, 99) for key in keys)


def _token(report: Report, number: int, ours: TokenKind, given: Any) -> TokenKind:
    where = f"tokens.{ours.key}"
    found = report.mapping(where, given)
    report.keys(where, found, ("name", "strength", "move", "copies", "cost"))
    cost = report.mapping(f"{where}.cost", found.get("cost", {}))
    report.keys(f"{where}.cost", cost, TOKEN_KEYS[:RESOURCES])
    price = [
        report.number(f"{where}.cost.{key}", cost.get(key, 0), 0, 9)
        for key in TOKEN_KEYS[:RESOURCES]
    ]
    if "cost" not in found:
        price = list(ours.cost)
    elif number != SIETCH and not any(ours.cost) and any(price):
        report.add(f"{where}.cost", "only stillsuit, crysknife and sietch are built")
    elif any(ours.cost) and not any(price):
        report.add(f"{where}.cost", "what is built costs something")
    lowest = 0 if number == SIETCH else 1
    most = 0 if number == SIETCH else 9
    strongest = 0 if number < RESOURCES else 20
    return TokenKind(
        ours.key,
        report.text(f"{where}.name", found.get("name", ours.name)),
        report.number(f"{where}.strength", found.get("strength", ours.strength), 0, strongest),
        report.number(f"{where}.move", found.get("move", ours.move), lowest, most),
        report.number(
            f"{where}.copies", found.get("copies", ours.copies), FEWEST.get(number, 0), 200
        ),
        (price[0], price[1], price[2], price[3]),
    )


def _tribes(report: Report, given: Any) -> Any:
    """Names and colours of the four tribes, in seat order."""
    rows = report.listing("tribes", given, MOST_TRIBES)
    if len(rows) != len(DESIGNED_TRIBES):
        report.add("tribes", f"there are 4 tribes, not {len(rows)}")
        return DESIGNED_TRIBES
    found = []
    for number, (row, ours) in enumerate(zip(rows, DESIGNED_TRIBES, strict=True), 1):
        where = f"tribes {number}"
        tribe = report.mapping(where, row)
        report.keys(where, tribe, ("key", "name", "colour", "emblem"))
        name = report.text(f"{where} name", tribe.get("name", ours.name))
        found.append(
            type(ours)(
                report.key(f"{where} key", tribe.get("key"), name),
                name,
                report.text(f"{where} colour", tribe.get("colour", ours.colour)),
                report.text(f"{where} emblem", tribe.get("emblem", ours.emblem)),
            )
        )
    report.unique("tribes", [tribe.key for tribe in found])
    return tuple(found)
