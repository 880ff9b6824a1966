"""Effects in the shorthand of the inventories, to compare what is declared with what is printed."""

from __future__ import annotations

from imperium import shorthand_bloodlines as bloodlines
from landsraad.games.imperium import effects as fx
from landsraad.games.imperium.effects_bloodlines import Generated, Lacking
from landsraad.games.imperium.terms import (
    FACTIONS,
    ICON_KEYS,
    PERSUASION,
    RESOURCE_NAMES,
    SWORD,
    Among,
    Place,
    Rule,
    Zone,
)
from landsraad.games.imperium.vocabulary import ANY_NUMBER

RULES = {
    Rule.DOUBLE_INFLUENCE: "double influence",
    Rule.EXTRA_TURN: "extra turn",
    Rule.IGNORE_AGENTS: "ignore enemy agents",
    Rule.COMBAT: "combat",
    Rule.EMPEROR_ICON: "emperor icon",
    Rule.BOARD_ICONS: "landsraad/city/spice_trade icons",
    Rule.CHEAP_COMMANDERS: "commanders cost 1 less",
}
AMONG = {
    Among.VISITED: "visited this turn",
    Among.SNOOPED: "with a snooper token",
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
        case fx.Tracks(height):
            return f"tracks at {height}"
        case fx.LowTracks(height):
            return f"track at {height} or less"
        case fx.Held(resource):
            return RESOURCE_NAMES[resource]
        case fx.AgentsOn(found):
            return f"own agents on {icons(found)}"
        case fx.Tiles():
            return "tech tiles"
        case fx.Dreadnoughts(fighting):
            return "own dreadnought in conflict" if fighting else "dreadnoughts"
        case fx.Deployed():
            return "units deployed this turn"
        case fx.SwordCards(others):
            return f"{'other ' if others else ''}revealed card giving a sword"
        case fx.Met():
            return "of the list"
    return bloodlines.count(what)


def condition(asked: fx.Condition) -> str:
    match asked:
        case fx.AtLeast(Generated(), minimum):
            return f"command {minimum}"
        case fx.AtLeast(what, minimum):
            return f"{count(what)} >= {minimum}"
        case Lacking(inner):
            return f"not {condition(inner)}"
        case fx.Alliance(factions):
            return "any alliance" if factions == FACTIONS else f"alliance {icons(factions)}"
        case fx.Another(faction):
            return f"another {ICON_KEYS[faction]} card in play"
        case fx.CouncilSeat():
            return "high council"
        case fx.EnemyHere():
            return "enemy agent on the space"
    return bloodlines.condition(asked)


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
        case fx.Trash(only=None):
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
        case fx.Choose(amount, options):
            return f"choose {amount}: {', '.join(shorthand(option) for _, option in options)}"
        case fx.Pay(price, reward):
            several = isinstance(reward, fx.Seq | fx.OneOf)
            then = f"({shorthand(reward)})" if several else shorthand(reward)
            return f"{cost(price)} -> {then}"
        case fx.When(asked, then):
            return f"if {condition(asked)}: {shorthand(then)}"
        case fx.ForEach(what, gain):
            return f"{shorthand(gain)} per {count(what)}"
        case fx.EachOpponent(inner):
            return f"each opponent: {shorthand(inner)}"
        case fx.OnWin(inner):
            return f"if this conflict is won: {shorthand(inner)}"
        case fx.ThisTurn(rule):
            return RULES[rule]
        case fx.Special(key):
            return f"special {key}"
    return None


PLAIN = {
    fx.Freighter: "freighter", fx.Commission: "dreadnought", fx.Negotiate: "negotiator",
    fx.TrashSelf: "trash self", fx.TrashTile: "trash self", fx.TakeFoldspace: "foldspace",
    fx.RetreatDreadnought: "retreat 1 dreadnought", fx.Signet: "signet",
}  # fmt: skip
COUNTED = {
    fx.Recruit: "troop {}", fx.Draw: "draw {}", fx.DrawIntrigue: "intrigue {}", fx.GainVp: "vp {}",
    fx.Discard: "discard {}", fx.LoseInfluence: "lose influence any {}",
    fx.Deploy: "deploy up to {} troops", fx.DeployUnits: "deploy up to {} units",
    fx.RetreatUnits: "retreat {} units", fx.RecruitAndDeploy: "troop {} into the conflict",
}  # fmt: skip


def shorthand(effect: fx.Effect) -> str:
    """An effect as the inventories write it."""
    if (written := structure(effect)) is not None:
        return written
    if type(effect) in PLAIN:
        return PLAIN[type(effect)]
    if type(effect) in COUNTED:
        return COUNTED[type(effect)].format(effect.amount)  # type: ignore[attr-defined]
    match effect:
        case fx.LoseTroops(place, amount):
            return f"lose troop {amount}" + " from the conflict" * (place == Place.CONFLICT)
        case fx.Retreat(amount):
            return (
                "retreat any number" if amount == ANY_NUMBER else f"retreat up to {amount} troops"
            )
        case fx.Harvest(base):
            return f"harvest {base}"
        case fx.Gain():
            return gained(effect)
        case fx.GainInfluence():
            return influence(effect)
        case fx.Trash(in_play, None):
            return "trash in play" if in_play else "trash"
        case fx.Trash(_, Zone.HAND):
            return "trash from hand"
        case fx.Trash(_, only, least) if only is not None:
            return f"trash a card of cost >= {least} from {only.name.lower()}"
        case fx.AcquireFree(row=True):
            return "acquire a card of the row"
        case fx.AcquireFree(limit):
            return f"acquire a card of cost <= {limit}"
        case fx.AcquireTech(discount, solari):
            return "tech" + f" -{discount}" * bool(discount) + " or in solari" * solari
        case fx.SwapIntrigue(amount):
            return "swap 1 intrigue card" if amount == 1 else "swap any number of intrigue cards"
    return bloodlines.effect(effect)
