"""Effects in the shorthand of the inventories, to compare what is declared with what is printed."""

from __future__ import annotations

from imperium import shorthand_bloodlines as bloodlines
from imperium import shorthand_uprising as uprising
from imperium import vocabulary as fx
from landsraad.games.imperium.language.abilities import (
    REVEALS,
    WINS,
    Bends,
    Changes,
    Doubles,
    Lends,
)
from landsraad.games.imperium.language.cards import ANY_NUMBER
from landsraad.games.imperium.language.order import Either
from landsraad.games.imperium.language.terms import (
    FACTIONS,
    ICON_KEYS,
    PERSUASION,
    RESOURCE_NAMES,
    SWORD,
    Among,
    Place,
    Rule,
    UnitKind,
    Zone,
)
from landsraad.games.imperium.mechanisms.commanders.words import COMMANDER

RULES = {
    Rule.EXTRA_TURN: "extra turn",
    Rule.IGNORE_AGENTS: "ignore enemy agents",
    Rule.COMBAT: "combat",
}
LATER = {REVEALS: "during own reveal turn this round", WINS: "if this conflict is won"}
NUMBERS = {COMMANDER: "commanders cost"}
AMONG = {
    Among.VISITED: "visited this turn",
    "snooped": "with a snooper token",
    Among.BEHIND: "where an opponent has more",
    Among.REACHED: "with another faction at 2 or more",
}


def icons(found: tuple[int, ...]) -> str:
    return "/".join(ICON_KEYS[icon] for icon in found)


def count(what: fx.Count) -> str:
    match what:
        case fx.InfluenceWith(faction):
            return f"influence {ICON_KEYS[faction]}"
        case fx.Owned(card):
            return card
        case fx.Tracks(0, height):
            return f"track at {height} or less"
        case fx.Tracks(height):
            return f"tracks at {height}"
        case fx.Held(resource):
            return RESOURCE_NAMES[resource]
        case fx.AgentsOn(fx.Spaces(found)):
            return f"own agents on {icons(found)}"
        case fx.Tiles():
            return "tech tiles"
        case fx.UnitsAt(fx.COMMANDER):
            return "own commanders in conflict"
        case fx.UnitsAt(kind, place):
            return f"own {kind.key} in conflict" if place == Place.CONFLICT else f"{kind.key}s"
        case fx.Deployed(kind):
            return f"{kind.key}s deployed this turn"
        case fx.SwordCards(others):
            return f"{'other ' if others else ''}revealed card giving a sword"
        case fx.Met((fx.AtLeast(fx.UnitsAt(fx.TROOP)), *_)):
            return "type of own unit in conflict"
        case fx.Met():
            return "of the list"
    return uprising.count(what) or bloodlines.count(what)


def condition(asked: fx.Condition) -> str:
    match asked:
        case fx.AtLeast(fx.Reading(fx.GENERATED), minimum):
            return f"command {minimum}"
        case fx.AtLeast(fx.Met(both), 2) if len(both) == 2:
            return " and ".join(map(condition, both))
        case fx.AtLeast(fx.Met(each), 1) if isinstance(each[0], fx.AtLeast):
            return " or ".join(map(condition, each))
        case fx.AtLeast(fx.Enemy(fx.AgentsOn(fx.Spaces(here=True))), 1):
            return "enemy agent on the space"
        case fx.AtLeast(fx.Enemy(fx.Met((only,))), 1):
            return f"enemy {condition(only)}"
        case fx.AtLeast(what, minimum):
            return f"{count(what)} >= {minimum}"
        case fx.Lacking(inner):
            return f"not {condition(inner)}"
        case fx.Alliance(factions):
            return "any alliance" if factions == FACTIONS else f"alliance {icons(factions)}"
        case fx.Another(faction):
            return f"another {ICON_KEYS[faction]} card in play"
        case fx.Has(fx.SEAT):
            return "high council"
    return uprising.condition(asked) or bloodlines.condition(asked)


def gained(effect: fx.Gain) -> str:
    name = RESOURCE_NAMES[effect.resource]
    return (
        f"{name} {effect.amount}"
        if effect.resource in (PERSUASION, SWORD)
        else f"+{effect.amount} {name}"
    )


def cost(effect: fx.Effect) -> str:
    match effect:
        case fx.Gain(resource, amount):
            return f"-{amount} {RESOURCE_NAMES[resource]}"
        case fx.Trash() if type(effect) is fx.Trash and effect.optional:
            return "trash 1 card"
        case fx.Seq(steps):
            return f"({'; '.join(map(cost, steps))})"
    return shorthand(effect)


def influence(effect: fx.GainInfluence) -> str:
    if effect.among != Among.ALL:
        return f"influence {AMONG[effect.among]} {effect.amount}"
    of = "any" if effect.factions == FACTIONS else icons(effect.factions)
    return f"influence {of} {effect.amount}"


def sequence(steps: tuple[fx.Effect, ...]) -> str:
    """Neighbours that are equal are written as a multiple; several arrows stand in brackets."""
    written: list[str] = []
    arrows = sum(isinstance(step, fx.Pay) for step in steps) > 1
    for place, step in enumerate(steps):
        times = steps.count(step)
        if place and step == steps[place - 1]:
            continue
        text = f"({shorthand(step)})" if arrows and isinstance(step, fx.Pay) else shorthand(step)
        written.append(text if times == 1 else f"{times}x {text}")
    return "; ".join(written)


def structure(effect: fx.Effect) -> str | None:
    match effect:
        case fx.Seq(steps):
            return sequence(steps)
        case fx.OneOf(options):
            parts = (option for _, option in options)
            return " | ".join(
                f"({shorthand(part)})" if isinstance(part, fx.Pay | fx.When) else shorthand(part)
                for part in parts
            )
        case Either(fx.OneOf(others), ((_, fx.When(asked, _) as instead),)):
            plain = (fx.When(fx.Lacking(asked), option) for _, option in others)
            return " | ".join(f"({shorthand(part)})" for part in (*plain, instead))
        case fx.Look(options):
            return f"look at the top card: {shorthand(fx.OneOf(options))}"
        case fx.Choose(amount, options):
            return f"choose {amount}: {', '.join(shorthand(option) for _, option in options)}"
        case fx.Pay(price, reward):
            several = isinstance(reward, fx.Seq | fx.OneOf)
            then = f"({shorthand(reward)})" if several else shorthand(reward)
            return f"{cost(price)} -> {then}"
        case fx.When(asked, then):
            return f"if {condition(asked)}: {shorthand(then)}"
        case fx.ForEach(fx.Held(lost), fx.Gain(_, -1)):
            return f"lose all {RESOURCE_NAMES[lost]}"
        case fx.ForEach(what, gain):
            return f"{shorthand(gain)} per {count(what)}"
        case fx.EachOpponent(inner):
            return f"each opponent: {shorthand(inner)}"
        case fx.Then(before, then) if before is not None:
            return f"{shorthand(before)}; {shorthand(then)}"
        case fx.Later(moment, inner):
            return f"{LATER[moment]}: {shorthand(inner)}"
        case fx.ThisTurn(Doubles(fx.GainInfluence())):
            return "double influence"
        case fx.ThisTurn(Bends(rule)):
            return RULES[rule]
        case fx.ThisTurn(Lends(found)):
            return f"{icons(found)} icon{'s' * (len(found) > 1)}"
        case fx.ThisTurn(Changes(_, by, of)):
            return f"{NUMBERS[of]} {-by} less"
        case fx.SetAside():
            return "special manipulate"
        case fx.Deploy(1, UnitKind("agent")):
            return "special into_the_fray"
        case fx.Special(key):
            return f"special {key}"
    return None


PLAIN = {
    fx.Freighter: "freighter", fx.Commission: "dreadnought", fx.Negotiate: "negotiator",
    fx.TakeFoldspace: "foldspace",
    fx.Signet: "signet",
}  # fmt: skip
COUNTED = {
    fx.Recruit: "troop {}", fx.Draw: "draw {}", fx.DrawIntrigue: "intrigue {}", fx.GainVp: "vp {}",
    fx.Discard: "discard {}", fx.LoseInfluence: "lose influence any {}",
    fx.RecruitAndDeploy: "troop {} into the conflict",
}  # fmt: skip


def shorthand(effect: fx.Effect) -> str:
    """An effect as the inventories write it."""
    if (written := structure(effect)) is not None:
        return written
    if type(effect) in PLAIN:
        return PLAIN[type(effect)]
    if type(effect) in COUNTED:
        return COUNTED[type(effect)].format(effect.amount)  # type: ignore[attr-defined]
    if (written := uprising.effect(effect)) is not None:
        return written
    match effect:
        case fx.LoseTroops(place, amount):
            return f"lose troop {amount}" + " from the conflict" * (place == Place.CONFLICT)
        case fx.Retreat(amount):
            return (
                "retreat any number" if amount == ANY_NUMBER else f"retreat up to {amount} troops"
            )
        case fx.Deploy(amount, kind):
            return f"deploy up to {amount} {kind.key}s"
        case fx.Harvest(base):
            return f"harvest {base}"
        case fx.Gain():
            return gained(effect)
        case fx.GainInfluence():
            return influence(effect)
        case fx.TrashSelf(what):
            return "trash this skill" if what == "skill" else "trash self"
        case fx.TrashOf((zone,), fx.Cards(None, least)):
            return f"trash a card of cost >= {least} from {zone.name.lower()}"
        case fx.Trash((Zone.HAND,)):
            return "trash from hand"
        case fx.Trash(zones):
            return "trash in play" if zones == (Zone.PLAY,) else "trash"
        case fx.AcquireFree(None, fx.Cards(row=True)):
            return "acquire a card of the row"
        case fx.AcquireFree(None, cards):
            return f"acquire a card of cost <= {cards.most}"
        case fx.AcquireTech(paying, discount):
            paid = "" if paying is None else f" or in {RESOURCE_NAMES[paying]}"
            return "tech" + f" -{discount}" * bool(discount) + paid
        case fx.SwapIntrigue(amount):
            return "swap 1 intrigue card" if amount == 1 else "swap any number of intrigue cards"
    return bloodlines.effect(effect)
