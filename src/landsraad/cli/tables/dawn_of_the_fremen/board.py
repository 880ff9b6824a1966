"""The position of Dawn of the Fremen in lines, from the view of a seat."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from landsraad.cli.catalogue import entry_lines
from landsraad.cli.tables import View
from landsraad.cli.words import listed, plain, plural
from landsraad.games.dawn_of_the_fremen import picture
from landsraad.games.dawn_of_the_fremen.entries import find
from landsraad.games.dawn_of_the_fremen.shapes import DawnSheet
from landsraad.games.dawn_of_the_fremen.sheet import sheet
from landsraad.games.dawn_of_the_fremen.terms import FACE_KEYS, FACE_NAMES

_OPENINGS = frozenset(
    ("barrier", "site", "settle", "first_worm", "develop", "thumper", "offer", "ship",
     "first_action", "second_action", "council")
)  # fmt: skip
"""The questions that come with the whole status, once in a phase."""


def parts(view: View) -> DawnSheet:
    """The components in use: ours, or those the view brings along."""
    own: DawnSheet | None = view["content"]["sheet"]
    return own if own is not None else sheet()


def moment(view: View) -> Hashable:
    """Once a phase at its first question; None for the others."""
    table, decision = view["table"], view["decision"]
    if decision is None or decision["ask"] not in _OPENINGS or view["seat"] is None:
        return None
    if table["phase"] == "harj":
        return ("harj", decision["ask"])
    return (table["cycle"], table["phase"])


# --- lines


def status(view: View, names: Sequence[str]) -> list[str]:
    """Everything one needs at the start of a turn."""
    head = [cycle_line(view, names), *tribe_lines(view, names), *barrier_lines(view)]
    return head + map_lines(view, names)


def cycle_line(view: View, names: Sequence[str]) -> str:
    """Where the game stands, and the content in use."""
    table = view["table"]
    if table["phase"] == "harj":
        words = f"The Harj. Harj leader: {names[table['harj']]}."
    else:
        words = f"Cycle {table['cycle']}, {table['phase']}. Lead player: {names[table['lead']]}."
    if table["face"] is not None:
        words += f" The Arrakis die shows {FACE_NAMES[FACE_KEYS.index(table['face'])]}."
    return f"{words} {content_line(view)}"


def content_line(view: View) -> str:
    """Which content is in use."""
    content = view["content"]
    if not content["designed"]:
        return f"Content: {content['name']}."
    return f"Content: {content['name']}; stand-ins: {listed(content['designed'])}."


def barrier_lines(view: View) -> list[str]:
    """Where rock barriers lie."""
    shapes = parts(view)["territories"]
    pairs = [" and ".join(shapes[key]["name"] for key in pair) for pair in
             view["table"]["barriers"]]  # fmt: skip
    return [f"Rock barriers between {'; '.join(pairs)}."] if pairs else []


def tribe_lines(view: View, names: Sequence[str]) -> list[str]:
    """A line for each tribe."""
    return [tribe_line(view, seat, names) for seat in range(view["seats"])]


def tribe_line(view: View, seat: int, names: Sequence[str]) -> str:
    """Territories, sietches, water debts and cards of a tribe."""
    player = view["players"][seat]
    if player["vanished"]:
        return f"{names[seat]} has vanished."
    facts = [
        plural(player["territories"], "territory").replace("territorys", "territories"),
        f"{player['sietches']} of {player['needed']} sietches",
        f"{plural(player['debts'][player['tribe']], 'own water debt')} in stock",
    ]
    held = [
        f"{count} of {names[other]}"
        for other, (tribe, count) in enumerate(player["debts"].items())
        if count and tribe != player["tribe"]
    ]
    if held:
        facts.append(f"holds water debts: {listed(held)}")
    if player["allies"]:
        facts.append(f"allied with {listed([names[ally] for ally in player['allies']])}")
    cards = parts(view)["cards"]
    if player["cards"]:
        facts.append(f"cards: {listed([cards[key]['name'] for key in player['cards']])}")
    return f"{names[seat]}: {', '.join(facts)}."


def drawn_map(view: View) -> list[str]:
    """The map in letters."""
    return [*picture.map_lines(view), "Territories by number, and in brackets who holds them."]


def map_lines(view: View, names: Sequence[str], region: str = "") -> list[str]:
    """The territories by region, each on a line."""
    shapes = parts(view)["territories"]
    regions = dict.fromkeys(shape["region"] for shape in shapes.values())
    lines = []
    for name in regions:
        if region and plain(name) != region:
            continue
        lines.append(f"{name}:")
        lines += [
            f"  {territory_line(view, key, names)}"
            for key, shape in shapes.items()
            if shape["region"] == name
        ]
    return lines


def contents(view: View, key: str) -> str:
    """What lies in a territory, in words."""
    land = view["table"]["territories"][key]
    things = [token.replace("_", " ") for token in land["tokens"]]
    things += [f"{amount} {kind.replace('_', ' ')}" for kind, amount in land["resources"].items()]
    return listed(things)


def territory_line(view: View, key: str, names: Sequence[str]) -> str:
    """``7 Tsimpo: Tribe of Tabr, strength 3 (+2), stillsuit and 1 water, food site``."""
    land = view["table"]["territories"][key]
    owner = land["owner"]
    facts = []
    if owner is not None:
        support = land["bearing"].get(str(owner), 0)
        facts.append(f"{names[owner]}, strength {land['strength']}+{support}")
    elif view["table"]["phase"] != "harj":
        facts.append("abandoned")
    facts.append(contents(view, key))
    if land["site"]:
        site = land["site"].replace("_", " ")
        facts.append("a hidden site" if site == "hidden" else f"{site} site")
    words = "; ".join(fact for fact in facts if fact) or "empty"
    shapes = parts(view)["territories"]
    return f"{list(shapes).index(key) + 1} {shapes[key]['name']}: {words}"


def brief(view: View) -> str:
    """What is under way."""
    table, shapes = view["table"], parts(view)["territories"]
    attack, trip = table["attack"], table["shipment"]
    if attack:
        sums = f"{attack['attack']} against {attack['defence']}"
        way = f" MOVE left: {attack['left']}." if attack["left"] is not None else ""
        return f"Attack on {shapes[attack['target']]['name']}: {sums}.{way}"
    if trip:
        carried = [part["token"].replace("_", " ") for part in trip["carried"]]
        return f"The shipment carries {listed(carried)}. MOVE left: {trip['left']}."
    return ""


# --- looking


def look(view: View, words: str, names: Sequence[str]) -> list[str]:
    """What ``look words`` shows."""
    wanted = plain(words)
    if wanted in ("", "map", "board"):
        return [*drawn_map(view), *status(view, names)]
    if wanted == "content":
        return [content_line(view)]
    for number, (key, shape) in enumerate(parts(view)["territories"].items(), 1):
        if wanted in (plain(shape["name"]), plain(key), str(number)):
            return territory_lines(view, key, names)
    for seat, player in enumerate(view["players"]):
        if wanted in (plain(names[seat]), plain(player["name"]), plain(player["tribe"])):
            return _tribe_lines(view, seat, names)
    region = map_lines(view, names, wanted)
    return region or [line for entry in find(words) for line in entry_lines(entry)]


def _tribe_lines(view: View, seat: int, names: Sequence[str]) -> list[str]:
    """A tribe with its territories."""
    held = [key for key, land in view["table"]["territories"].items() if land["owner"] == seat]
    lines = [f"  {territory_line(view, key, names)}" for key in held]
    return [tribe_line(view, seat, names), *lines]


def territory_lines(view: View, key: str, names: Sequence[str]) -> list[str]:
    """A territory, who bears on it, and its neighbours."""
    table, shape = view["table"], parts(view)["territories"][key]
    land = table["territories"][key]
    lines = [territory_line(view, key, names)]
    for seat, much in land["bearing"].items():
        owner = land["owner"]
        if int(seat) == owner:
            total = land["strength"] + much
            lines.append(f"  {names[int(seat)]} defends it with {total} in all.")
        else:
            lines.append(f"  {names[int(seat)]} bears on it with {much}.")
    walls = [set(pair) for pair in table["barriers"]]
    for other in shape["adjacent"]:
        wall = " (behind a rock barrier)" if {key, other} in walls else ""
        lines.append(f"  borders {territory_line(view, other, names)}{wall}")
    sands = [parts(view)["drum_sand"][sand]["name"] for sand in shape["drum_sand"]]
    if sands:
        lines.append(f"  beside the drum sand {listed(sands)}")
    return lines


def ranking(view: View, winners: Sequence[int]) -> list[tuple[int, str]]:
    """The tribes, winners first."""
    players = view["players"]

    def standing(seat: int) -> tuple[bool, int, int]:
        player = players[seat]
        return (seat in winners, player["sietches"], player["territories"])

    return [
        (
            seat,
            f"{plural(players[seat]['sietches'], 'sietch').replace('sietchs', 'sietches')}, "
            f"{players[seat]['territories']} territories",
        )
        for seat in sorted(range(len(players)), key=standing, reverse=True)
    ]
