"""The options of War for Arrakis."""

from __future__ import annotations

from collections.abc import Iterable

from landsraad.core.choices import Choice, Condition, Pick
from landsraad.games.war_for_arrakis.plug import Module

CHOICES = (
    Choice("content", "Content", None, hint="The printed values of a box of your own"),
    Choice(
        "last_round", "Last round", None,
        (
            Pick(None, "none", "Played until one side has won"),
            *(
                Pick(last, str(last),
                     f"After round {last} the side wins that has come a larger part of its way")
                for last in (8, 12)
            ),
        ),
        "The round after which the side that is further ahead wins",
    ),
    Choice(
        "shared", "Shared side", None,
        (
            Pick(None, "Harkonnen", "The Harkonnens are played by two"),
            Pick("atreides", "Atreides", "The Atreides are played by two"),
        ),
        "Which side two of three players share", when=Condition(seats=(3,)),
    ),
    Choice("modules", "Modules", (), several=True, hint="Expansions, by their names"),
    Choice("futures", "Futures", (), several=True, hint="Possible futures, by their names"),
)  # fmt: skip


def with_modules(modules: Iterable[Module]) -> tuple[Choice, ...]:
    """The options, with the modules that a table can draw as values of theirs."""
    every = tuple(modules)
    offered = [module for module in every if module.hint]
    return tuple(
        choice._replace(values=tuple(_pick(m, every) for m in offered if m.option == choice.key))
        if choice.key in ("modules", "futures")
        else choice
        for choice in CHOICES
    )


def _pick(module: Module, every: tuple[Module, ...]) -> Pick:
    # A lone seat brings the automaton along, and what that is not played with is not on offer.
    alone = not any(1 in other.seating and module.key in other.excludes for other in every)
    seats: tuple[int, ...] = () if alone else (2, 3, 4)
    if module.seating:
        seats = tuple(count for count in module.seating if count > 1)
    apart = tuple(
        (other.option, other.key)
        for other in every
        if other.key in module.excludes or module.key in other.excludes
    )
    when = Condition(seats, lacks=apart)
    return Pick(module.key, module.title, module.hint, when, brings=module.title)
