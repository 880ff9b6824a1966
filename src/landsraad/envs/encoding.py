"""Decisions and observations as arrays: the same encoding for every environment.

Action ``i`` is the notation ``Rules.actions()[i]``, feature ``j`` the one that
``Rules.feature_names()[j]`` names. A mask has a one for each option of the pending decision, and
only in the array of the seat that decides.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from landsraad.core.decisions import Decision, IllegalAction, InvalidSetup, Option, Reason
from landsraad.core.rules import GameInfo

Floats = NDArray[np.float32]
Mask = NDArray[np.int8]
Seen = dict[str, Floats | Mask]


class Encoding:
    """The actions and features of one game."""

    def __init__(self, info: GameInfo) -> None:
        self.rules = info.rules
        self.actions = info.rules.actions()
        self.features = info.rules.feature_names()
        self._number = {notation: number for number, notation in enumerate(self.actions)}

    def legal(self, decision: Decision) -> list[int]:
        """The actions of a decision, in the order of its options.

        Raises InvalidSetup where content of one's own brings answers that have no number.
        """
        number = self._number
        try:
            return [number[option.notation] for option in decision.options]
        except KeyError as error:
            raise InvalidSetup(
                f"{error.args[0]} is no action: they are those of the built-in content"
            ) from None

    def option(self, decision: Decision, action: int) -> Option:
        """The option that an action stands for; raises IllegalAction if it is not offered."""
        if not 0 <= action < len(self.actions):
            last = len(self.actions) - 1
            raise IllegalAction(str(action), Reason(f"actions are numbered from 0 to {last}", ""))
        notation = self.actions[action]
        found = decision.find(notation)
        if found is None:
            raise IllegalAction(notation, Reason("it is not offered now", decision.rule))
        return found

    def observation(self, state: Any, seat: int) -> Floats:
        """What a seat may know, in numbers."""
        return np.array(self.rules.features(state, seat), np.float32)

    def seen(self, state: Any, seat: int) -> Seen:
        """Observation and mask of a seat."""
        return {"observation": self.observation(state, seat), "action_mask": self.mask(state, seat)}

    def mask(self, state: Any, seat: int) -> Mask:
        """The options of the decision if it is the seat's own, else nothing."""
        mask = np.zeros(len(self.actions), np.int8)
        decision: Decision | None = state.pending
        if decision is not None and decision.seat == seat:
            mask[self.legal(decision)] = 1
        return mask
