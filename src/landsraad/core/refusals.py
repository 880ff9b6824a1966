"""Why an answer is not offered: what every game says before its own rules have the word."""

from __future__ import annotations

from collections.abc import Callable

from landsraad.core.decisions import Decision, Reason, shown

Because = Callable[[Decision, list[str]], Reason]
"""(decision, words): the reason of a game for an answer that is not among the options."""


def refuse(pending: Decision | None, notation: str, over: str, because: Because) -> Reason:
    """The reason why a notation is not offered; ``over``: the rule by which the game ends."""
    if pending is None:
        return Reason("the game is over", over)
    words = notation.split()
    if not words:
        return Reason("nothing was chosen", pending.rule)
    return because(pending, words)


def no_word(decision: Decision, word: str) -> Reason:
    """That a verb is unknown."""
    return Reason(f"{shown(word)} is not a word of this game", decision.rule)


def not_asked(decision: Decision) -> Reason:
    """What is asked instead, where no rule forbids the answer itself."""
    return Reason(f"now the question is: {decision.prompt}", decision.rule)
