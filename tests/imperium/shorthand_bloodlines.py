"""What Bloodlines adds to the shorthand of the inventories: words without words inside them."""

from __future__ import annotations

from landsraad.games.imperium import effects_bloodlines as bl
from landsraad.games.imperium.effects import Condition, Count, Effect
from landsraad.games.imperium.terms import ICON_KEYS

COUNTS = {
    bl.Commanders: "own commanders in conflict", bl.SpiceGained: "spice gained this turn",
    bl.Garrisoned: "garrisoned units", bl.UnitKinds: "type of own unit in conflict",
    bl.Generated: "command",
}  # fmt: skip
PLAIN = {
    bl.TakeCommander: "commander of the bank", bl.TakeSkill: "skill",
    bl.TrashSkill: "trash this skill", bl.TrashIntrigue: "trash 1 intrigue card",
    bl.GiveIntrigue: "give 1 intrigue card", bl.TrashOwnTile: "trash an own tech tile",
    bl.PassTurn: "pass the turn",
    bl.NextSister: "all icons and draw 1 for the next bene_gesserit card",
}  # fmt: skip


def count(what: Count) -> str:
    return COUNTS[type(what)]


def condition(asked: Condition) -> str:
    match asked:
        case bl.AgentTurn():
            return "agent turn"
        case bl.Trashed(None, cost):
            return f"the trashed card cost >= {cost}"
        case bl.Trashed(faction, _):
            return f"trashed an {ICON_KEYS[faction]} card"
        case bl.PlainIntrigue():
            return "it was not twisted"
        case bl.InSlot(slot):
            return f"in slot {slot}"
        case bl.Reached(faction):
            return f"played for {ICON_KEYS[faction]}"
    raise NotImplementedError(type(asked).__name__)


def effect(what: Effect) -> str:
    match what:
        case bl.RetreatTroops(least, most):
            return f"retreat {least}" + f" to {most}" * (most > least)
        case bl.RecruitHome(amount):
            return f"troop {amount} that stays in the garrison"
        case bl.AcquireCard(card):
            return f"acquire {card}"
        case bl.EachReveal(amount):
            return f"persuasion {amount} on each reveal turn"
    return PLAIN[type(what)]
