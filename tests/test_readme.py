"""The examples of the README and of the docs run as they stand."""

import doctest
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_examples_run(page, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    failed, _ = doctest.testfile(str(page), module_relative=False)
    assert failed == 0


def test_the_readme_has_examples():
    tests = doctest.DocTestParser().get_examples((ROOT / "README.md").read_text("utf-8"))
    assert len(tests) > 10


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_local_links_lead_somewhere(page):
    text = page.read_text("utf-8")
    links = [part.split(")")[0] for part in text.split("](")[1:]]
    local = [link.split("#")[0] for link in links if "://" not in link and link[0] != "#"]
    assert [link for link in local if not (page.parent / link).exists()] == []
