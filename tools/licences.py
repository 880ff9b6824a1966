"""List the packages that Landsraad is built on, each with its version and licence.

    python tools/licences.py          make licences

Python packages as they are installed here, those of the browser client as its lock file has them.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LONGEST = 40
"""A licence field longer than this holds the whole text, not its name."""
KNOWN_TEXTS = (("Apache License", "Apache-2.0"), ("MIT License", "MIT"), ("BSD", "BSD"),
               ("Permission is hereby granted, free of charge", "MIT"),
               ("Redistribution and use in source and binary forms", "BSD"))  # fmt: skip


def requirements(name: str, seen: dict[str, Distribution]) -> None:
    """Gather a package and all that it needs, as far as that is installed."""
    key = re.sub(r"[-_.]+", "-", name).lower()
    if key in seen:
        return
    try:
        found = distribution(name)
    except PackageNotFoundError:
        return
    seen[key] = found
    for line in found.requires or ():
        match = re.match(r"[A-Za-z0-9._-]+", line)
        # What other packages need only for extras of theirs is not ours.
        if match and (key == "landsraad" or "extra ==" not in line):
            requirements(match[0], seen)


def licence(found: Distribution) -> str:
    """The licence of a package in a word or two."""
    about = found.metadata
    named = about.get("License-Expression") or ""
    if not named:
        heads = [c.rpartition(":: ")[2] for c in about.get_all("Classifier") or ()
                 if c.startswith("License ::")]  # fmt: skip
        named = ", ".join(heads) or (about.get("License") or "").strip()
    if named and len(named) <= LONGEST:
        return named
    return _from_text(named + _files(found)) or named.partition("\n")[0][:LONGEST] or "unknown"


def _files(found: Distribution) -> str:
    texts = [
        f for f in found.files or () if re.search(r"licen[cs]e|copying", f.name, re.IGNORECASE)
    ]
    return "".join(Path(str(f.locate())).read_text("utf-8", "replace") for f in texts[:1]
                   if Path(str(f.locate())).is_file())  # fmt: skip


def _from_text(text: str) -> str:
    return next((name for words, name in KNOWN_TEXTS if words in text), "")


def python_lines() -> Iterator[str]:
    """A line for each Python package."""
    seen: dict[str, Distribution] = {}
    requirements("landsraad", seen)
    for key, found in sorted(seen.items()):
        if key != "landsraad":
            yield f"{key} {found.version}: {licence(found)}"


def web_lines() -> Iterator[str]:
    """A line for each package of the browser client."""
    lock = json.loads((ROOT / "web/package-lock.json").read_text("utf-8"))
    for path, about in sorted(lock["packages"].items()):
        if path:
            use = "builds the pages" if about.get("dev") else "shipped in the pages"
            name = path.rpartition("node_modules/")[2]
            yield f"{name} {about['version']}: {about.get('license', 'unknown')} ({use})"


def main() -> int:
    """Print everything."""
    print("Python")
    print("\n".join(python_lines()))
    print("\nThe browser client")
    print("\n".join(web_lines()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
