"""The documentation site: whole, and without a link that leads nowhere."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tools"))

import docs  # noqa: E402


def run(site):
    command = [sys.executable, str(ROOT / "tools/docs.py"), str(site)]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_the_site_is_built_without_a_warning_and_without_dead_links(tmp_path):
    done = run(tmp_path / "site")
    assert (done.returncode, done.stderr) == (0, ""), done.stdout
    for page in ("index.html", "docs/arena.html", "reference/landsraad.html",
                 "reference/landsraad/core/game.html", "reference/landsraad/envs/gym.html",
                 "src/landsraad/games/imperium/RULES.html"):  # fmt: skip
        assert (tmp_path / "site" / page).stat().st_size > 1000


@pytest.mark.parametrize(
    "body, dead",
    [
        ('<a href="other.html">', []),
        ('<a href="other.html#here">', []),
        ('<a href="#top"><p id="top">', []),
        ('<a href="https://example.com/x">', []),
        ('<a href="missing.html">', ["page.html: missing.html"]),
        ('<a href="other.html#there">', ["page.html: other.html#there"]),
        ('<img src="no.png">', ["page.html: no.png"]),
    ],
)
def test_dead_links_are_found(tmp_path, body, dead):
    (tmp_path / "page.html").write_text(body)
    (tmp_path / "other.html").write_text('<h1 id="here">')
    assert docs.dead_links(tmp_path) == dead
