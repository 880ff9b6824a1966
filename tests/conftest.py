"""Slow tests go first, and the tests end with how many of the numbered rules they cite."""

import rule_coverage


def pytest_collection_modifyitems(items):
    """A slow test that comes last leaves all processes but one without work."""
    items.sort(key=lambda item: item.get_closest_marker("slow") is None)


def pytest_terminal_summary(terminalreporter):
    for line in rule_coverage.report():
        terminalreporter.write_line(line)
