"""What can be typed at a prompt besides a choice."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from landsraad import Decision, UndoLocked
from landsraad.bots.mentat import Thought
from landsraad.cli import rulebook
from landsraad.cli.prompt import COMMANDS
from landsraad.cli.screen import Part
from landsraad.cli.session import Session
from landsraad.cli.show import show_question, show_story
from landsraad.cli.words import Complaint, sentence
from landsraad.core.decisions import Reason

LOG_LINES = 15
HINTS = 4
"""How many other options ``hint`` shows at most."""
GLANCE = 0.02
"""An option with a smaller share of the search was hardly looked at."""
REASONS = 8
"""How many different reasons ``why`` gives at most."""


class Leave(Exception):
    """The players want to leave the game."""


class TakenBack(Exception):
    """A choice was taken back: the question is another one now."""


def obey(session: Session, command: str, rest: str) -> None:
    """Carry out a command of the seat that is being asked."""
    decision = session.game.decision
    assert decision is not None
    try:
        _COMMANDS[command](session, decision, rest)
    except Complaint as error:
        session.screen.say((sentence(str(error)), "warning"))


def _undo(session: Session, decision: Decision, rest: str) -> None:
    try:
        taken = session.undo(decision.seat)
    except UndoLocked as error:
        raise Complaint(f"that cannot be taken back: {error}") from None
    session.screen.say(f"{'Your last choice is' if taken == 1 else 'Your choice is'} taken back.")
    raise TakenBack


def _why(session: Session, decision: Decision, rest: str) -> None:
    if not rest:
        raise Complaint("say what: why and the words of a choice, such as why dagger conspire")
    notations = session.table.notations(session.view(decision.seat), rest)
    if not notations:
        raise Complaint(f"there is no card, space or choice {rest!r}")
    possible = [option for option in map(decision.find, notations) if option is not None]
    if possible:
        numbered = [f"{decision.options.index(option) + 1} {option.text}" for option in possible]
        session.screen.say(f"Possible now: {'; '.join(numbered)}.")
    reasons = [session.game.why_not(notation) for notation in notations]
    _show_reasons(session, [reason for reason in dict.fromkeys(reasons) if reason][:REASONS])


def _show_reasons(session: Session, reasons: list[Reason]) -> None:
    """Reasons by their rules, each rule told once."""
    for rule in dict.fromkeys(reason.rule for reason in reasons):
        for reason in reasons:
            if reason.rule == rule:
                session.screen.say(sentence(reason.text))
        if words := rulebook.rule_text(session.game.info, rule):
            session.screen.say((f"{rule}: {words}", "faint"), indent=2)


def _look(session: Session, decision: Decision, rest: str) -> None:
    seat = decision.seat
    lines = session.table.look(session.view(seat), rest, session.labels(seat))
    if not lines:
        raise Complaint(f"there is nothing called {rest!r}; look shows {session.table.topics()}")
    session.screen.lines(lines)


def _log(session: Session, decision: Decision, rest: str) -> None:
    if rest and not rest.isdigit():
        raise Complaint("say how many lines: log 30")
    count = int(rest) if rest else LOG_LINES
    groups = session.story(decision.seat)[-count:] if count else []
    fast, session.screen.fast = session.screen.fast, True
    show_story(session.screen, groups, session.labels(decision.seat))
    session.screen.fast = fast


def _rules(session: Session, decision: Decision, rest: str) -> None:
    info = session.game.info
    if rest:
        for passage in rulebook.lookup(info, rest):
            session.screen.say(passage.line)
        return
    if words := rulebook.rule_text(info, decision.rule):
        session.screen.say(f"This question follows {decision.rule}: {words}")
    session.screen.say("Chapters, each shown by rules and its number:")
    session.screen.lines([f"  {line}" for line in rulebook.chapters(info)])


def _save(session: Session, decision: Decision, rest: str) -> None:
    path = session.save(Path(rest).expanduser() if rest else None)
    session.screen.say(f"The game is saved in {path}.")


def _hint(session: Session, decision: Decision, rest: str) -> None:
    best, *others = session.hint(decision.seat).thoughts
    others.sort(key=lambda thought: -thought.chance)
    session.screen.say("The mentat would choose ", *_thought(decision, best))
    for thought in others[:HINTS]:
        session.screen.say(*_thought(decision, thought), indent=2)
    if len(others) > HINTS:
        session.screen.say(f"And {len(others) - HINTS} more.", indent=2)


def _thought(decision: Decision, thought: Thought) -> tuple[Part, ...]:
    """An option with its number and the chance to win after it."""
    number = decision.options.index(thought.option) + 1
    sure = " at first glance" if thought.share < GLANCE else " to win"
    return (f"{number} ", "number"), f"({100 * thought.chance:.0f} %{sure}): {thought.option.text}"


def _options(session: Session, decision: Decision, rest: str) -> None:
    show_question(session.screen, session.table, session.view(decision.seat), decision)


def _help(session: Session, decision: Decision, rest: str) -> None:
    session.screen.say(
        "Choose with the number of an option, its notation, or the beginning of its words. "
        "Or type one of these:"
    )
    for name, (more, words) in COMMANDS.items():
        if name == "look":
            words = session.table.topics()
        session.screen.say((f"{name} {more}".strip(), "number"), f": {words}", indent=2)


def _quit(session: Session, decision: Decision, rest: str) -> None:
    raise Leave


_COMMANDS: dict[str, Callable[[Session, Decision, str], None]] = {
    "undo": _undo, "why": _why, "look": _look, "log": _log, "rules": _rules, "save": _save,
    "hint": _hint, "options": _options, "help": _help, "quit": _quit,
}  # fmt: skip
