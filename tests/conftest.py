"""Prints, after the tests, how many of the numbered rules they cite."""

import rule_coverage


def pytest_terminal_summary(terminalreporter):
    for line in rule_coverage.report():
        terminalreporter.write_line(line)
