"""Every rule has a number, and every number a test."""

import pytest

import rule_coverage

ENOUGH = 0.95


def test_every_game_with_rules_has_a_prefix():
    assert set(rule_coverage.games()) <= set(rule_coverage.PREFIXES)


@pytest.mark.parametrize("game", rule_coverage.games())
def test_nearly_every_rule_is_cited_by_a_test(game):
    found = rule_coverage.coverage(game)
    assert found.leaves
    assert found.share >= ENOUGH, found.missing


@pytest.mark.parametrize("game", rule_coverage.games())
def test_no_test_cites_a_rule_that_does_not_exist(game):
    assert rule_coverage.coverage(game).unknown == ()


@pytest.mark.parametrize("game", rule_coverage.games())
def test_the_source_cites_only_rules_that_exist(game):
    cited = rule_coverage.cited(rule_coverage.PREFIXES[game], rule_coverage.GAMES.parent)
    assert cited
    known = {n for path in rule_coverage.books(game) for n in rule_coverage.numbers(path)}
    assert cited - known == set()


@pytest.mark.parametrize("game", rule_coverage.games())
def test_no_rule_number_is_used_twice(game):
    rules = [rule for path in rule_coverage.books(game) for rule in rule_coverage.leaves(path)]
    assert len(rules) == len(set(rules))


def test_leaves_are_the_rules_without_rules_below_them(tmp_path):
    path = tmp_path / "RULES.md"
    path.write_text("# 1 Turns\n- **1.1** Agents.\n  - **1.1.1** Send.\n- **1.2** Reveal.\n")
    assert rule_coverage.numbers(path) == ["1", "1.1", "1.1.1", "1.2"]
    assert rule_coverage.leaves(path) == ["1.1.1", "1.2"]


def test_citations_are_found_by_prefix(tmp_path):
    (tmp_path / "test_turns.py").write_text('"""Toy 1.2: and (TOY 1.1.1)."""  # TOY 1.3.\n')
    assert rule_coverage.cited("TOY", tmp_path) == {"1.1.1", "1.3"}
