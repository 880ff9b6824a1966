"""``landsraad completion``: what a shell needs to complete our commands."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import Any

from landsraad.bots import NAMES
from landsraad.cli.menu import MENU
from landsraad.core import registry

BASH = """# landsraad completion bash > ~/.local/share/bash-completion/completions/landsraad
_landsraad() {{
    local words="{commands} --help --version" current="${{COMP_WORDS[COMP_CWORD]}}"
    case "${{COMP_WORDS[1]}}" in
{cases}
    esac
    [ "$COMP_CWORD" = 1 ] && words="{commands} --help --version"
    COMPREPLY=( $(compgen -W "$words" -- "$current") )
}}
complete -o default -F _landsraad landsraad
"""
ZSH = """# landsraad completion zsh > ~/.zfunc/_landsraad
autoload -U +X bashcompinit && bashcompinit
"""
FISH = "# landsraad completion fish > ~/.config/fish/completions/landsraad.fish\n"
SHELLS = ("bash", "zsh", "fish")


def add_parser(subparsers: Any) -> None:
    """Register the command."""
    parser = subparsers.add_parser(
        "completion",
        help=MENU["completion"].help,
        description="Print a completion script; its first line says where it goes.",
    )
    parser.add_argument("shell", choices=SHELLS)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print the script for a shell."""
    # Imported here: the menu of commands imports this module.
    from landsraad.cli.main import make_parser

    found = dict(_commands(make_parser()))
    if args.shell == "fish":
        print(FISH + "\n".join(_fish(found)))
        return 0
    cases = "\n".join(f'        {name}) words="{" ".join(ws)}" ;;' for name, ws in found.items())
    script = BASH.format(commands=" ".join(found), cases=cases)
    print((ZSH + script.partition("\n")[2] if args.shell == "zsh" else script), end="")
    return 0


def _commands(parser: argparse.ArgumentParser) -> Iterator[tuple[str, list[str]]]:
    """Each command with the words that may follow it."""
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for name, command in action.choices.items():
                yield name, list(_words(command))


def _words(command: argparse.ArgumentParser) -> Iterator[str]:
    for action in command._actions:
        if action.option_strings:
            yield action.option_strings[-1]
        elif action.dest == "game":
            yield from registry.games()
        elif action.dest == "bots":
            yield from NAMES
        elif action.choices:
            yield from map(str, action.choices)


def _fish(found: dict[str, list[str]]) -> Iterator[str]:
    start = "complete -c landsraad"
    yield f"{start} -n __fish_use_subcommand -f -a '{' '.join(found)}'"
    for name, words in found.items():
        inside = f"{start} -n '__fish_seen_subcommand_from {name}'"
        for word in words:
            yield f"{inside} -l {word[2:]}" if word.startswith("--") else f"{inside} -a {word}"
