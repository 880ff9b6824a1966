"""Names at a table: no two that people could take for each other."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from typing import Final

RESERVED: Final = ("The table", "Spectator")
"""Who else speaks at a table; nobody may be called so."""


def _letters(**alike: str) -> dict[int, str]:
    return {ord(other): letter for letter, others in alike.items() for other in others}


_CAPITALS: Final = _letters(
    a="ΑᎪ", b="ΒВᏴ", c="Ꮯ", e="ΕᎬ", g="ԌᏀ", h="ΗНᎻ", i="Ι", j="Ꭻ", k="ΚКᏦ", l="Ꮮ", m="ΜМᎷ",
    n="Ν", o="ΟՕ", p="ΡᏢ", s="ЅᏚ", t="ΤТᎢ", u="Ս", v="Ꮩ", w="Ꮤ", x="Χ", y="Υ", z="ΖᏃ",
)  # fmt: skip
"""Capitals of other alphabets that look like a Latin one; as small letters some look otherwise."""
_LOOKS: Final = _letters(
    a="аαɑᴀ", b="вβʙ6", c="сꞓᴄ", d="ԁᴅđ", e="еεᴇ", f="ꜰ", g="ցɡɢ", h="һнհʜħ", i="іιıɩɪ", j="јյᴊ",
    k="кκկᴋ", l="ӏʟł1|!ŀ", m="мᴍ", n="ηոɴ", o="оοօᴏø0", p="рρᴘ", q="ԛզ", r="гʀ", s="ѕꜱ5", t="тτᴛ",
    u="иμυսᴜ", v="νѵᴠ", w="ԝᴡ", x="хχ", y="уʏ", z="ᴢ",
)  # fmt: skip
"""Letters of other alphabets, digits and marks that look like a Latin letter."""
_BLANK: Final = dict.fromkeys(map(ord, "\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"))
"""What counts as a letter or a sign and shows nothing."""


def without_blanks(text: str) -> str:
    """Words without the letters that nobody sees."""
    return text.translate(_BLANK)


def skeleton(name: str) -> str:
    """What is left of a name for the eye: alike for names that look alike."""
    apart = without_blanks(unicodedata.normalize("NFKD", name)).translate(_CAPITALS).casefold()
    kept = "".join(letter for letter in apart if unicodedata.category(letter)[0] in "LNSP")
    plain = kept.translate(_LOOKS).replace("i", "l").replace("rn", "m").replace("vv", "w")
    return "".join(letter for letter in plain if letter.isalnum()) or kept


def taken(name: str, others: Iterable[str]) -> bool:
    """Whether a name is, or looks like, one of the others."""
    mine = skeleton(name)
    return any(skeleton(other) == mine for other in others)
