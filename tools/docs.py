"""Build the documentation site: the pages of the repository, and the reference of the package.

    python tools/docs.py [FOLDER]        make docs

Pages keep their places (docs/arena.md becomes docs/arena.html, README.md index.html). Links that
lead nowhere are listed and end the build with code 1.
"""

from __future__ import annotations

import json
import re
import shutil
import sys
import warnings
from html import escape
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pdoc
from markdown_it import MarkdownIt
from markdown_it.token import Token

import landsraad

ROOT = Path(__file__).resolve().parent.parent
FIRST = ("README.md", "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md", "CODE_OF_CONDUCT.md")
MODULES = (
    "landsraad", "landsraad.core", "landsraad.bots", "landsraad.bots.mentat", "landsraad.envs",
    "landsraad.arena", "landsraad.analysis", "!landsraad[.]games",
)  # fmt: skip
"""What the reference tells about: not the insides of the games, the server and the terminal."""
HEADINGS = {"docs": "Guides", "examples": "Examples", "src": "Rules"}
STYLE = """
body { margin: 0; font: 16px/1.55 ui-sans-serif, system-ui, sans-serif; color: #2b2622;
  background: #fbf8f3; display: flex; min-height: 100vh; }
nav { width: 15rem; flex: none; padding: 1rem; background: #f0e6d2; font-size: .9rem; }
nav a { display: block; padding: .12rem 0; }
nav h2 { font-size: .8rem; margin: 1rem 0 .2rem; text-transform: uppercase; color: #6b5d4a; }
main { max-width: 52rem; padding: 1rem 2rem 4rem; min-width: 0; }
a { color: #8a4b12; } img { max-width: 100%; }
pre { background: #f0e9dc; padding: .7rem; overflow-x: auto; } code { font-size: .9em; }
table { border-collapse: collapse; } td, th { border: 1px solid #d9ccb3; padding: .2rem .5rem; }
@media (max-width: 50rem) { body { display: block; } nav { width: auto; } main { padding: 1rem; } }
@media (prefers-color-scheme: dark) { body { background: #1d1a17; color: #e9e0d2; }
  nav { background: #29241f; } a { color: #e0a868; } pre { background: #2a251f; } }
"""


def sources() -> list[Path]:
    """The pages, in the order of the menu."""
    found = [ROOT / name for name in FIRST]
    found += sorted((ROOT / "docs").rglob("*.md"))
    found += sorted((ROOT / "examples").rglob("*.md"))
    found += sorted((ROOT / "src/landsraad/games").rglob("RULES.md"))
    return [path for path in found if path.exists()]


def target(path: Path) -> Path:
    """Where a page goes, relative to the site."""
    place = path.relative_to(ROOT)
    return Path("index.html") if place == Path("README.md") else place.with_suffix(".html")


def slug(words: str) -> str:
    """The anchor of a heading, as forges make them."""
    return re.sub(r"[^\w\- ]", "", words.lower()).replace(" ", "-")


def title_of(path: Path) -> str:
    """The first heading of a page."""
    match = re.search(r"^# (.+)$", path.read_text(encoding="utf-8"), re.MULTILINE)
    return match[1] if match else path.stem


def render(path: Path, site: Path) -> str:
    """A page as HTML with anchors, its links turned to what the site holds."""
    reader = MarkdownIt("commonmark").enable("table")
    tokens = reader.parse(path.read_text(encoding="utf-8"))
    for before, token in zip([None, *tokens], tokens, strict=False):
        if token.type == "html_block":
            for picture in re.findall(r'src="([^":]+)"', token.content):
                _bring(path.parent / picture, site)
        if token.type == "inline":
            if before is not None and before.type == "heading_open":
                before.attrSet("id", slug(token.content.replace("`", "")))
            for child in token.children or ():
                _turn(child, path, site)
    return str(reader.renderer.render(tokens, reader.options, {}))


def _turn(token: Token, path: Path, site: Path) -> None:
    """Point a link or a picture to its place in the site; what is linked is brought along."""
    name = {"link_open": "href", "image": "src"}.get(token.type)
    link = str(token.attrGet(name)) if name else ""
    if not name or "://" in link or link.startswith("#"):
        return
    parts = urlsplit(link)
    meant = (path.parent / unquote(parts.path)).resolve()
    if meant.suffix == ".md" and meant.is_relative_to(ROOT):
        depth = len(target(path).parent.parts)
        anchor = f"#{parts.fragment}" if parts.fragment else ""
        token.attrSet(name, "../" * depth + target(meant).as_posix() + anchor)
    else:
        _bring(meant, site)


def _bring(meant: Path, site: Path) -> None:
    """Copy a file of the repository to its place in the site."""
    if meant.is_file() and meant.is_relative_to(ROOT):
        copy = site / meant.relative_to(ROOT)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(meant, copy)


def menu(path: Path) -> str:
    """Links to every page, seen from one of them."""
    up = "../" * len(target(path).parent.parts)
    lines, group = [], ""
    for page in sources():
        folder = page.relative_to(ROOT).parts[0]
        heading = {"docs": "Guides", "examples": "Examples", "src": "Rules"}.get(
            folder, "Landsraad"
        )
        if heading != group:
            group = heading
            lines.append(f"<h2>{heading}</h2>")
        lines.append(f'<a href="{up}{target(page).as_posix()}">{escape(title_of(page))}</a>')
    lines.append(f'<h2>Reference</h2><a href="{up}reference/landsraad.html">The Python API</a>')
    return "\n".join(lines)


def build(site: Path) -> None:
    """Write the whole site."""
    for path in sources():
        place = site / target(path)
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(
            '<!doctype html><html lang="en"><head><meta charset="utf-8">'
            '<meta name="viewport" content="width=device-width">'
            f"<title>{escape(title_of(path))}</title><style>{STYLE}</style></head><body>"
            f"<nav>{menu(path)}</nav><main>{render(path, site)}</main></body></html>\n",
            encoding="utf-8",
        )
    # It cannot read the types of a NamedTuple from another module, and shows them as they stand.
    warnings.filterwarnings("ignore", "Error parsing type annotation", UserWarning)
    pdoc.render.configure(docformat="markdown", search=False, show_source=False)
    pdoc.pdoc(*MODULES, output_directory=site / "reference")


class Links(HTMLParser):
    """The links and the anchors of a page."""

    def __init__(self) -> None:
        super().__init__()
        self.links: list[str] = []
        self.anchors: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note what leads somewhere, and what can be led to."""
        for name, value in attrs:
            if value and name in ("href", "src"):
                self.links.append(value)
            elif value and name == "id":
                self.anchors.add(value)


def dead_links(site: Path) -> list[str]:
    """Links inside of the site that lead nowhere."""
    pages: dict[Path, Links] = {}
    for path in sorted(site.rglob("*.html")):
        pages[path.resolve()] = found = Links()
        found.feed(path.read_text(encoding="utf-8"))
    dead = []
    for path, found in pages.items():
        for link in found.links:
            parts = urlsplit(link)
            if parts.scheme or parts.netloc:
                continue
            meant = (path.parent / unquote(parts.path)).resolve() if parts.path else path
            anchors = pages[meant].anchors if meant in pages else None
            lost = anchors is not None and parts.fragment and parts.fragment not in anchors
            if not meant.exists() or lost:
                dead.append(f"{path.relative_to(site.resolve())}: {link}")
    return dead


def publish_schemas(folder: Path) -> None:
    """The JSON schemas of views and sheets, a file each."""
    folder.mkdir(parents=True)
    for game in landsraad.games():
        for part in ("view", "sheet"):
            text = json.dumps(landsraad.schema(game, part), indent=2)
            (folder / f"{game}.{part}.json").write_text(text + "\n", encoding="utf-8")


def main() -> int:
    """Build, and say what is dead."""
    site = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "build/docs"
    shutil.rmtree(site, ignore_errors=True)
    build(site)
    publish_schemas(site / "schemas")
    dead = dead_links(site)
    print("\n".join([f"no such place: {link}" for link in dead] or [f"The site is in {site}"]))
    return 1 if dead else 0


if __name__ == "__main__":
    sys.exit(main())
