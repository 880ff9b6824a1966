"""The terminal client: games, replays, the catalogue and the rules in plain lines.

Each command is a module with ``add_parser(subparsers)`` and ``run(args) -> int``.
"""
