"""The options of Dawn of the Fremen in readable lines, and plain words read as choices."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from landsraad import Option
from landsraad.cli.tables import Group, View, grouped
from landsraad.cli.tables.dawn_of_the_fremen.board import contents, parts
from landsraad.core.entries import slug
from landsraad.games.dawn_of_the_fremen import options as verbs
from landsraad.games.dawn_of_the_fremen.options import VERBS, Choice

_SHARED = frozenset(
    (verbs.BARRIER, verbs.SITE, verbs.SETTLE, verbs.WORM, verbs.PUT, verbs.CALL, verbs.PROMOTE,
     verbs.LOSE, verbs.FROM, verbs.GO, verbs.ATTACK, verbs.PLACE, verbs.CLAIM, verbs.GIVE,
     verbs.WANT, verbs.LOAD, verbs.DROP, verbs.BUILD, verbs.SHIP, verbs.MOVE)
)  # fmt: skip
"""The verbs whose options share a line."""


def _title(view: View, option: Option) -> str:
    """What all options of a verb begin with; nothing if they do not share a line.

    Where a verb has a token and a place, those of one token do: ``Build a stillsuit in``.
    """
    if not isinstance(option, Choice) or option.verb not in _SHARED:
        return ""
    place = parts(view)["territories"].get(option.notation.split()[-1])
    if "{1}" in VERBS[option.verb][2] and place:
        return option.text.removesuffix(place["name"]).strip()
    return VERBS[option.verb][2].partition("{")[0].strip()


def group(view: View, options: Sequence[Option]) -> list[Group]:
    """Options in their order; those of one verb share a line."""
    return grouped(options, partial(_title, view), partial(_short, view))


def _short(view: View, option: Option, title: str) -> str:
    """An option without the words that its line begins with."""
    if not title or not isinstance(option, Choice):
        return option.text
    key = option.notation.split()[-1]
    territories = view["table"]["territories"]
    words = option.text.removeprefix(title).strip()
    if option.verb == verbs.ATTACK and key in territories and view["seat"] is not None:
        land = territories[key]
        bearing = land["bearing"]
        defence = land["strength"] + bearing.get(str(land["owner"]), 0)
        return f"{words} ({bearing.get(str(view['seat']), 0)} against {defence})"
    if option.verb == verbs.SETTLE and territories[key]["site"]:
        return f"{words} ({territories[key]['site'].replace('_', ' ')})"
    if option.verb == verbs.PUT and (there := contents(view, key)):
        return f"{words} ({there})"
    return words


def notations(view: View, words: str) -> list[str]:
    """Words in the spelling of notation: ``attack Hole in the Rock``, ``why attack tsimpo``."""
    text = words.strip().casefold()
    known = sorted({verb.split()[0] for verb, _, _ in VERBS})
    verb, _, rest = text.partition(" ")
    if verb not in known:
        places = [key for key in parts(view)["territories"] if key == slug(text)]
        return [f"attack {key}" for key in places]
    keys = [*parts(view)["territories"], *parts(view)["tokens"], *parts(view)["cards"]]
    return [" ".join([verb, *_keys(slug(rest), keys)])]


def _keys(text: str, keys: Sequence[str]) -> list[str]:
    """A slug split into the keys it is made of, the longest first."""
    found: list[str] = []
    while text:
        fits = [key for key in keys if text == key or text.startswith(f"{key}_")]
        piece = max(fits, key=len) if fits else text.split("_")[0]
        found.append(piece)
        text = text[len(piece) + 1 :]
    return found
