"""Phrases that no native speaker would write, in everything that people read.

python tests/prose.py           list where they stand
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
READ = ("*.md", "src/**/*.py", "src/**/*.md", "docs/**/*.md", "examples/**/*.py", "tools/**/*.py",
        "web/src/**/*.ts", "web/src/**/*.svelte")  # fmt: skip
BUILT = ROOT / "src" / "landsraad" / "table" / "static"
PHRASES = {
    # "an own territory": one of your own territories; "the own deck": your deck.
    "own": r"(?<!#)(?:the|an|all|one|any|every|each|no|some|two|other|of|from|in) own(?= [a-z])",
    "anew": r"anew",
    # "not so many copies": not enough; "after so many choices": after that many.
    "so many": r"so (?:many|often)(?! that\b| [a-z]+ that\b)",
    # "is no combat space": is not a combat space.
    "is no": r"(?<!there )(?:is|are|was|were) no (?!longer|more|less|fewer|better|worse|doubt|use)",
    # "one function an effect": one function per effect.
    "one a": r"one (?!for|of|in|is|that|to)[a-z]+ an? "
             r"(?:area|card|commit|effect|game|line|phase|piece|rule|seat|set|word)",
    "in vain": r"in vain",
}  # fmt: skip
PATTERN = re.compile(
    "|".join(f"(?P<p{number}>\\b{words}\\b)" for number, words in enumerate(PHRASES.values())),
    re.IGNORECASE,
)
CODE = re.compile(r"\bfor \w+ in own\b|#each own\b|`[^`]*`|Price is No Object")
"""What only looks like such a phrase: loops over `own`, names between backticks, a card."""


def found(text: str) -> Iterator[tuple[int, str, str]]:
    """The line, the name of the phrase and the words of each, in a text."""
    for number, line in enumerate(text.splitlines(), 1):
        for match in PATTERN.finditer(CODE.sub(" ", line)):
            assert match.lastgroup is not None
            yield number, list(PHRASES)[int(match.lastgroup[1:])], match[0]


def files() -> list[Path]:
    """What is read: sources, pages, and the texts of the browser client."""
    paths = {path for pattern in READ for path in ROOT.glob(pattern)}
    return sorted(path for path in paths if BUILT not in path.parents)


def stilted() -> Iterator[tuple[str, str]]:
    """Every such phrase with the file it stands in."""
    for path in files():
        for _, name, _ in found(path.read_text(encoding="utf-8")):
            yield str(path.relative_to(ROOT)), name


if __name__ == "__main__":
    wanted = sys.argv[1] if sys.argv[1:] else ""
    for path in files():
        where = str(path.relative_to(ROOT))
        if wanted in where:
            for number, _, words in found(path.read_text(encoding="utf-8")):
                print(f"{where}:{number}: {words}")
