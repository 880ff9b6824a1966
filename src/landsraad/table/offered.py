"""The options of a game as the wire carries them."""

from __future__ import annotations

from landsraad.core.choices import Choice, Condition, Pick
from landsraad.table.wire import ChoiceInfo, ConditionInfo, Held, PickInfo


def choice_info(choice: Choice) -> ChoiceInfo:
    """An option with what is on offer, and when."""
    drawn = [_pick(pick) for pick in choice.values if pick.drawn]
    if len(drawn) == 1 and not choice.several:
        drawn = []  # There is nothing to choose.
    return ChoiceInfo(
        choice.key, choice.label, choice.hint, choice.default, choice.several, drawn,
        _condition(choice.when),
    )  # fmt: skip


def _pick(pick: Pick) -> PickInfo:
    when = pick.when._replace(lacks=(*pick.when.lacks, *pick.undrawn))
    return PickInfo(pick.value, pick.label, pick.hint, pick.brings, _condition(when))


def _condition(when: Condition) -> ConditionInfo:
    holds = [Held(key, value) for key, value in when.holds]
    return ConditionInfo(list(when.seats), holds, [Held(*lacked) for lacked in when.lacks])
