"""The words of spaces with rules of their own."""

from __future__ import annotations

from dataclasses import dataclass

from landsraad.games.imperium.language.gains import harvest
from landsraad.games.imperium.language.structure import OneOf, seq, when
from landsraad.games.imperium.language.words import (
    Token,
    describe,
    effect_worth,
    is_plain,
    row,
    say,
    words,
)
from landsraad.games.imperium.mechanisms.sandworms.words import hooked, sandworms


@dataclass(frozen=True, slots=True)
class MakerChoice(OneOf):
    """Base spice of a maker space, or sandworms; its bonus spice comes with both."""


def spice_or_worms(base: int, amount: int) -> MakerChoice:
    """A maker space to which sandworms can be called."""
    return MakerChoice(
        (
            ("spice", harvest(base)),
            ("sandworms", when(hooked(), seq(sandworms(amount), harvest(0)))),
        )
    )


def _choice_words(effect: MakerChoice) -> str:
    return ", or ".join(describe(option) for _, option in effect.options)


def _choice_icons(effect: MakerChoice) -> list[Token]:
    (_, spice), (_, worms) = effect.options
    return [*row(spice), words("or"), *row(worms)]


say(
    MakerChoice,
    text=_choice_words,
    icons=_choice_icons,
    label=lambda e: "_or_".join(name for name, _ in e.options),
    worth=lambda e: effect_worth(e.options[0][1]),
    plain=lambda e: all(is_plain(option) for _, option in e.options),
)
