"""What Uprising adds to the shorthand of the inventories: words without words inside them."""

from __future__ import annotations

from imperium import vocabulary as up
from landsraad.games.imperium.language.abilities import On
from landsraad.games.imperium.language.board import RecallAgent, TakeControl
from landsraad.games.imperium.language.cards import ANY_NUMBER
from landsraad.games.imperium.language.terms import FACTIONS, ICON_KEYS, RESOURCE_NAMES, Zone
from landsraad.games.imperium.language.values import Condition, Count, Effect
from landsraad.games.imperium.mechanisms.tally.bargains import Deploys, welcome

PLAIN = {
    up.BreakWall: "may remove the shield wall",
    up.Complete: "complete 1 own contract", up.Remember: "memory", up.Train: "train",
    RecallAgent: "recall agent",
    up.MoveSpy: "move the spy on the space",
}  # fmt: skip
ABILITIES = {
    welcome(): "ignore influence requirements this turn",
    Deploys("recruits"): "troops recruited this turn may be deployed",
    Deploys("none"): "units cannot be deployed this turn",
}


def icons(found: tuple[int, ...]) -> str:
    return "faction" if found == FACTIONS else "/".join(ICON_KEYS[icon] for icon in found)


def count(what: Count) -> str:
    match what:
        case up.Spies():
            return "own spies on board"
        case up.Watching(up.Spaces(found, maker)):
            return f"spying on a {'maker' if maker else icons(found)} space"
        case up.Sandworms():
            return "own sandworms in conflict"
        case up.Enemy(up.Sandworms()):
            return "enemy sandworms in conflict"
        case up.Completed():
            return "completed contracts"
        case up.OpenCards(faction, up.REVEALED):
            return f"{ICON_KEYS[faction]} card revealed"
        case up.OpenCards(faction, up.IN_PLAY):
            return f"{ICON_KEYS[faction]} card in play"
        case up.Reading(up.STRENGTH):
            return "own strength in conflict"
    return ""


def condition(asked: Condition) -> str:
    match asked:
        case up.Did(up.RecallSpy()):
            return "a spy was recalled this turn"
        case up.Did(up.Complete()):
            return "completed contracts this turn >= 1"
        case up.SpyPlaced(up.Spaces(found)):
            return f"placed on a {icons(found)} post"
        case up.Has(up.HOOKS):
            return "maker hooks"
        case up.Discarded(up.Cards(faction)):
            return f"it was a {ICON_KEYS[faction]} card"
        case up.Did(up.AcquireCard(card)):
            return f"{card} is acquired this turn"
        case up.Did(up.SendAgent(up.Spaces(found, maker))):
            return f"the agent was sent to a {'maker' if maker else icons(found)} space this turn"
        case up.Has(up.SWORDMASTER):
            return "swordmaster"
        case up.Awake():
            return "reverend mother"
    return ""


def granted(ability: object) -> str:
    if isinstance(ability, On):
        from imperium.shorthand import shorthand

        return f"whenever a card is {ability.moment.key().replace('acquires', 'acquired')}: " + (
            shorthand(ability.effect)
        )
    return ABILITIES[ability]  # type: ignore[index]


def effect(what: Effect) -> str | None:
    if type(what) in PLAIN:
        return PLAIN[type(what)]
    match what:
        case up.ToHand(_, str() as this):
            return f"return {this} to hand"
        case up.TakeHolding(up.SEAT):
            return "take a high council seat"
        case up.TakeHolding(what):
            return f"maker {what.key}"
        case up.PlaceSpy(up.Spaces(found, here=here), deep):
            on = f" on a {icons(found)} space" if found else " on this space" * here
            return "spy" + " deep" * deep + on
        case up.RecallSpy(amount, lost):
            return ("lose spy" if lost else "recall spy") + f" {amount}" * (amount > 1)
        case up.Summon(amount):
            return f"sandworm {amount}"
        case up.TurnDown(mark, amount):
            return f"flip {amount} {mark or 'any'} icon"
        case up.TakeContract():
            return "contract"
        case up.KeepOne(up.BANK, shown):
            return f"contract of {shown} shown"
        case up.KeepOne():
            return "special intelligence"
        case up.Grant(ability):
            return granted(ability)
        case up.TrashOf(zones, up.Cards(int() as faction)):
            where = "from hand" if zones == (Zone.HAND,) else "in play"
            return f"trash an {ICON_KEYS[faction]} card {where}"
        case up.AcquireToHand(paying, cards):
            most = "" if cards.most == ANY_NUMBER else f" of cost <= {cards.most}"
            paid = f" paying {RESOURCE_NAMES[paying]}" if paying is not None else ""
            return f"acquire a card{most} to hand{paid}"
        case TakeControl(space):
            return f"control {space}"
    return None
