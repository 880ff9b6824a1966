"""Decisions and observations as arrays: the same encoding for every environment.

Action ``i`` is the notation ``Rules.actions()[i]``, feature ``j`` the one that
``Rules.feature_names()[j]`` names. A mask has a one for each move of the pending decision, and
only in the array of the seat that decides. With ``entities=True`` an environment shows the tables
of `GameInfo.entities` too, under the names of their blocks.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from landsraad.core.decisions import Decision, IllegalAction, InvalidSetup, Option, Reason
from landsraad.core.features import Block, pack_all
from landsraad.core.game import Game
from landsraad.core.rules import GameInfo

Floats = NDArray[np.float32]
Mask = NDArray[np.int8]
Seen = dict[str, Floats | Mask]


def tables_of(game: Game, wanted: bool) -> tuple[Block, ...]:
    """The tables of a game's components, if they are wanted."""
    if not wanted:
        return ()
    if game.info.entities is None:
        raise InvalidSetup(f"{game.info.name} has no entities: its features name every component")
    return game.info.entities.blocks(game.state)


def empty_tables(blocks: tuple[Block, ...], count: int) -> dict[str, Mask]:
    """Room for the tables of a number of games."""
    return {
        block.name: np.zeros((count, len(block.rows), len(block.columns)), np.int8)
        for block in blocks
    }


class Encoding:
    """The actions and features of one game, and tables of its components if they are wanted."""

    def __init__(self, info: GameInfo, blocks: tuple[Block, ...] = ()) -> None:
        self.info = info
        self.blocks = blocks
        self.rules = info.rules
        self.actions = info.rules.actions()
        self.features = info.rules.feature_names()
        packing = info.packing
        self.scales = np.array(
            [1.0] * len(self.features) if packing is None else packing.scales(), np.float64
        )
        """What brings the numbers of `packed` to the size of features."""
        self._number = {notation: number for number, notation in enumerate(self.actions)}

    def __reduce__(self) -> tuple[Any, ...]:
        return Encoding, (self.info, self.blocks)

    def legal(self, decision: Decision) -> list[int]:
        """The actions of a decision, in the order of its moves: giving the game up is none.

        Raises InvalidSetup where content of one's own brings answers that have no number.
        """
        number = self._number
        try:
            return [number[option.notation] for option in decision.moves]
        except KeyError as error:
            raise InvalidSetup(
                f"{error.args[0]} is not an action: they are those of the built-in content"
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

    def packed(self, state: Any, seat: int) -> bytes:
        """What a seat may know, in doubles that are still to be multiplied by `scales`."""
        packing = self.info.packing
        if packing is None:
            return pack_all(self.rules.features(state, seat))
        return packing.packed(state, seat)

    def scaled(self, packed: bytes, out: Floats) -> None:
        """Write what is packed, of one seat or of many, into rows of observations."""
        numbers = np.frombuffer(packed, np.float64).reshape(out.shape)
        np.multiply(numbers, self.scales, out=out, casting="same_kind")

    def observation(self, state: Any, seat: int) -> Floats:
        """What a seat may know, in numbers."""
        observation = np.empty(len(self.features), np.float32)
        self.scaled(self.packed(state, seat), observation)
        return observation

    def seen(self, state: Any, seat: int) -> Seen:
        """Observation and mask of a seat."""
        seen: Seen = {"observation": self.observation(state, seat)}
        return seen | self.tables(state, seat) | {"action_mask": self.mask(state, seat)}

    def tables(self, state: Any, seat: int) -> dict[str, Mask]:
        """The tables of components by their names, [rows, columns]."""
        if not self.blocks:
            return {}
        assert self.info.entities is not None
        found = self.info.entities.counts(state, seat)
        return {
            block.name: np.array(numbers, np.int8).reshape(len(block.rows), len(block.columns))
            for block, numbers in zip(self.blocks, found, strict=True)
        }

    def mask(self, state: Any, seat: int) -> Mask:
        """The options of the decision if it is the seat's own, else nothing."""
        mask = np.zeros(len(self.actions), np.int8)
        decision: Decision | None = state.pending
        if decision is not None and decision.seat == seat:
            mask[self.legal(decision)] = 1
        return mask
