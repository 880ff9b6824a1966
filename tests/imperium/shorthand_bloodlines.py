"""What Bloodlines adds to the shorthand of the inventories: words without words inside them."""

from __future__ import annotations

from imperium import vocabulary as bl
from landsraad.games.imperium.language.terms import ICON_KEYS
from landsraad.games.imperium.language.values import Condition, Count, Effect

PLAIN = {
    bl.TakeCommander: "commander of the bank", bl.TakeSkill: "skill",
    bl.TrashOwnTile: "trash an own tech tile",
    bl.PassTurn: "pass the turn",
    bl.NextSister: "all icons and draw 1 for the next bene_gesserit card",
}  # fmt: skip


def count(what: Count) -> str:
    if isinstance(what, bl.Stationed):
        return "own units in conflict" if what.place == bl.CONFLICT_UNITS else "garrisoned units"
    if what == bl.spice_gained():
        return "spice gained this turn"
    raise NotImplementedError(type(what).__name__)


def condition(asked: Condition) -> str:
    match asked:
        case bl.At(bl.Reaches(faction)):
            return f"played for {ICON_KEYS[faction]}"
        case bl.At(moment):
            return "agent turn" if moment == bl.SENDS else "reveal turn"
        case bl.Trashed(bl.Cards(None, cost)):
            return f"the trashed card cost >= {cost}"
        case bl.Trashed(bl.Cards(faction)):
            return f"trashed an {ICON_KEYS[faction]} card"
        case bl.PlainIntrigue():
            return "it was not twisted"
        case bl.InSlot(slot):
            return f"in slot {slot}"
    raise NotImplementedError(type(asked).__name__)


def effect(what: Effect) -> str:
    match what:
        case bl.MustRetreat(least, most, bl.TROOP):
            return f"retreat {least}" + f" to {most}" * (most > least)
        case bl.MustRetreat(least, _, kind):
            return f"retreat {least} {kind.key}" + "s" * (least > 1)
        case bl.Rout(kind, 1):
            return f"drive back 1 enemy {kind.key}"
        case bl.Rout(kind, bl.Deployed(own)):
            return f"drive back up to 1 enemy {kind.key} per {own.key} deployed this turn"
        case bl.TopCard(fate):
            return ("draw it", "put it back", "discard it", "trash it")[fate]
        case bl.GiveUpIntrigue(how):
            return f"{how} 1 intrigue card"
        case bl.RecruitHome(amount):
            return f"troop {amount} that stays in the garrison"
        case bl.AcquireCard(card):
            return f"acquire {card}"
        case bl.EachReveal(amount):
            return f"persuasion {amount} on each reveal turn"
    return PLAIN[type(what)]
