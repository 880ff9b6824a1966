"""``landsraad play``: a game in the terminal, for one person or several at one screen."""

from __future__ import annotations

import argparse
import shlex
from pathlib import Path
from typing import Any

import landsraad
from landsraad import Decision, Option
from landsraad.cli import store
from landsraad.cli.arguments import add_game
from landsraad.cli.commands import Leave, TakenBack, obey
from landsraad.cli.menu import MENU
from landsraad.cli.options import add_arguments, add_choices, given, read_choices
from landsraad.cli.prompt import read_choice, read_command
from landsraad.cli.saves import last_running, list_saves
from landsraad.cli.screen import Screen, plain_wanted
from landsraad.cli.seats import HUMAN, check_seats, one_human, read_seats
from landsraad.cli.session import Session
from landsraad.cli.show import show_question
from landsraad.cli.words import Complaint, listed, sentence
from landsraad.core import registry
from landsraad.core.bots import choice


def add_parser(subparsers: Any) -> None:
    """Register the command."""
    parser = subparsers.add_parser(
        "play",
        help=MENU["play"].help,
        description="Play in the terminal: choose by number or notation, type help for more.",
    )
    add = parser.add_argument
    add_game(add, nargs="?")
    add("--seats", metavar="WHO", help="human,greedy,greedy or a number (one human and bots)")
    add("--seed", type=int, metavar="N", help="deal the same game again")
    add_choices(add)
    add_arguments(add)
    add("--load", type=Path, metavar="FILE", help="go on with a game that was kept")
    add("--continue", action="store_true", dest="again",
        help="go on with the last game (the same without GAME)")  # fmt: skip
    add("--saves", action="store_true", help="list the games that were kept")
    add("--save", type=Path, metavar="FILE", help="where to keep the game")
    add("--plain", action="store_true", help="plain lines without colours")
    add("--fast", action="store_true", help="no pauses for the turns of bots")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play until the game is over or the players leave."""
    if args.saves:
        return list_saves(args.game)
    if args.load is None and (args.again or args.game is None):
        args.load = last_running(args.game)
    screen = Screen(plain=plain_wanted(args.plain), fast=args.fast)
    session = _loaded(args, screen) if args.load else _new(args, screen)
    if args.save:
        # A file that cannot be written is better known before the game than after it.
        session.save()
    try:
        _greet(session)
        while not session.game.over:
            _step(session)
        _finish(session)
    except (Leave, EOFError, KeyboardInterrupt):
        screen.say()
        _keep(session)
    return 0


# --- starting


def _new(args: argparse.Namespace, screen: Screen) -> Session:
    info = registry.info(args.game)
    if args.save and args.save.exists():
        raise Complaint(f"{args.save} exists already; --load goes on with it")
    words = read_seats(args.seats, info)
    options = read_choices(args, info, len(words))
    if HUMAN not in words:
        options = registry.match_options(info.name, options)
    game = landsraad.new(info.name, seats=len(words), seed=args.seed, **options)
    return Session(game, words, args.save or store.new_path(info.name), screen)


def _loaded(args: argparse.Namespace, screen: Screen) -> Session:
    fixed = {"--seed": args.seed, "--option": args.option or None, "--content": args.content}
    named = [name for name, value in (fixed | given(args)).items() if value is not None]
    if named:
        raise Complaint(f"a loaded game has its own {listed(named)}")
    saved = store.read(args.load)
    info = registry.info(args.game or saved.replay.game)
    if saved.replay.game != info.name:
        raise Complaint(f"{args.load} is a game of {saved.replay.game}, not of {info.name}")
    game = saved.replay.play()
    words = saved.seats or one_human(game.seats)
    if args.seats is not None:
        words = read_seats(args.seats, info)
    check_seats(words, info)
    if len(words) != game.seats:
        raise Complaint(f"the game in {args.load} has {game.seats} seats, not {len(words)}")
    return Session(game, words, args.save or args.load, screen)


def _greet(session: Session) -> None:
    screen, game = session.screen, session.game
    screen.say((game.info.title, "title"))
    if game.actions:
        screen.say(f"The game goes on after {len(game.actions)} choices.")
    names = session.labels(session.viewer)
    screen.say(f"At the table: {', '.join(names)}.")
    if session.humans:
        screen.say("Type a number to choose, help for the commands, quit to leave.")


# --- the loop


def _step(session: Session) -> None:
    """One choice of whoever is asked."""
    decision = session.game.decision
    assert decision is not None
    bot = session.bots[decision.seat]
    if bot is not None:
        session.apply(choice(bot, session.game, decision))
        if not session.humans:
            session.show_news(None)
        return
    there = _hand_over(session, decision.seat)
    option = _forced(session, decision) if there else None
    try:
        session.apply(option or _choice(session, decision), None if option else decision.seat)
    except TakenBack:
        return


def _hand_over(session: Session, seat: int) -> bool:
    """Let the person of a seat take the screen; says whether that person was there already."""
    if session.viewer == seat:
        return True
    screen = session.screen
    screen.clear()
    answer = screen.ask(f"Seat {seat + 1} ({session.names()[seat]}), press Enter.")
    if read_command(answer) == ("quit", ""):
        raise Leave
    session.viewer = seat
    session.moments.pop(seat, None)
    return False


def _forced(session: Session, decision: Decision) -> Option | None:
    """The only option, if nothing is lost by not asking.

    A seat that has just taken the screen is asked all the same: skipping its turn at the screen
    would tell the others that it had no choice.
    """
    if len(decision.options) > 1 or not decision.options[0].plain:
        return None
    session.show_news(decision.seat)
    option = decision.options[0]
    session.screen.say((f"The only option is taken: {sentence(option.text)}", "faint"))
    return option


def _choice(session: Session, decision: Decision) -> Option:
    """Show a person where the game stands, and read a choice."""
    screen, seat = session.screen, decision.seat
    _show_position(session, seat)
    show_question(screen, session.table, session.view(seat), decision)
    while True:
        answer = screen.ask("Your choice:" if len(decision.options) > 1 else "Enter to go on:")
        command = read_command(answer)
        if command is not None:
            obey(session, *command)
            continue
        single = not answer and len(decision.options) == 1
        found = read_choice("1" if single else answer, decision.options)
        if len(found) == 1:
            return found[0]
        screen.say((_refusal(session, decision, answer, found), "warning"))


def _show_position(session: Session, seat: int) -> None:
    """What happened, and the status at the start of a turn or a line of it later on."""
    screen, view = session.screen, session.view(seat)
    session.show_news(seat)
    moment = session.table.moment(view)
    if moment is not None and moment != session.moments.get(seat):
        session.moments[seat] = moment
        screen.say()
        screen.lines(session.standing(seat))
    elif brief := session.table.brief(view):
        screen.say((brief, "faint"))


def _refusal(session: Session, decision: Decision, answer: str, found: list[Option]) -> str:
    if found:
        numbers = [decision.options.index(option) + 1 for option in found]
        return f"{answer!r} could be {listed([str(number) for number in numbers], 'or')}."
    count = len(decision.options)
    if not answer or answer.isdigit():
        return f"Type a number from 1 to {count}, or help."
    for notation in session.table.notations(session.view(decision.seat), answer)[:1]:
        if reason := session.game.why_not(notation):
            return sentence(f"not possible: {reason}")
    return f"I do not understand {answer!r}. Type a number from 1 to {count}, or help."


# --- ending


def _finish(session: Session) -> None:
    """The last news, the scores and the file."""
    screen, game = session.screen, session.game
    session.show_news(session.viewer)
    screen.title("Final scores")
    names = session.labels(session.viewer)
    ranking = session.table.ranking(session.view(session.viewer), game.winners)
    for place, (seat, words) in enumerate(ranking, 1):
        screen.say((f"{place}. {names[seat]}", "name"), f": {words}")
    winners = [names[seat] for seat in game.winners or [seat for seat, _ in ranking[:1]]]
    screen.say((f"Winner: {listed(winners)}.", "title"))
    if why := session.table.ending(session.view(session.viewer)):
        screen.say(why)
    if session.autosave():
        screen.say(
            f"The replay is in {session.path}. To step through it, or to see what decided it:"
        )
        screen.command(_command(session, "replay"))
        screen.command(_command(session, "analyse"))
    screen.say(f"Seed: {session.seed}.")


def _keep(session: Session) -> None:
    """Save, and say how to go on."""
    if session.autosave():
        session.screen.say(f"The game is kept in {session.path}. To go on:")
        session.screen.command(_command(session, "play"))
    else:
        session.screen.say(("The game could not be kept.", "warning"))


def _command(session: Session, command: str) -> str:
    """The command line that opens the file of this game."""
    words = ["landsraad", command]
    words += [session.game.info.name, "--load"] if command == "play" else []
    return shlex.join([*words, str(session.path)])
