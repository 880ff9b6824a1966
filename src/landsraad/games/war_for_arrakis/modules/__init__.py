"""Modules of the rulebook: each a folder with its components, rules, state, look and RULES.md."""
