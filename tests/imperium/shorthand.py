"""Effects in the shorthand of the inventories, to compare what is declared with what is printed."""

from __future__ import annotations

from landsraad.games.imperium.effects import (
    AcquireFree,
    AcquireTech,
    AgentsOn,
    Alliance,
    Another,
    AtLeast,
    Choose,
    Commission,
    Condition,
    CouncilSeat,
    Count,
    Deployed,
    DeployUnits,
    Discard,
    Draw,
    DrawIntrigue,
    Dreadnoughts,
    EachOpponent,
    Effect,
    EnemyHere,
    ForEach,
    Freighter,
    Gain,
    GainInfluence,
    GainVp,
    Held,
    InfluenceWith,
    LoseInfluence,
    LoseTroops,
    LowTracks,
    Met,
    Negotiate,
    OneOf,
    OnWin,
    Owned,
    Pay,
    Recruit,
    RecruitAndDeploy,
    Retreat,
    RetreatDreadnought,
    RetreatUnits,
    Seq,
    Special,
    SwapIntrigue,
    SwordCards,
    TakeFoldspace,
    ThisTurn,
    Tiles,
    Tracks,
    Trash,
    TrashSelf,
    TrashTile,
    When,
)
from landsraad.games.imperium.terms import (
    FACTIONS,
    ICON_KEYS,
    PERSUASION,
    RESOURCE_NAMES,
    SWORD,
    Among,
    Rule,
)

RULES = {
    Rule.DOUBLE_INFLUENCE: "double influence",
    Rule.EXTRA_TURN: "extra turn",
    Rule.IGNORE_AGENTS: "ignore enemy agents",
}
AMONG = {Among.VISITED: "visited this turn", Among.SNOOPED: "with a snooper token"}


def icons(found: tuple[int, ...]) -> str:
    return "/".join(ICON_KEYS[icon] for icon in found)


def count(what: Count) -> str:
    match what:
        case InfluenceWith(faction):
            return f"influence {ICON_KEYS[faction]}"
        case Owned(card):
            return card
        case Tracks(height):
            return f"tracks at {height}"
        case LowTracks(height):
            return f"track at {height} or less"
        case Held(resource):
            return RESOURCE_NAMES[resource]
        case AgentsOn(found):
            return f"own agents on {icons(found)}"
        case Tiles():
            return "tech tiles"
        case Dreadnoughts(fighting):
            return "own dreadnought in conflict" if fighting else "dreadnoughts"
        case Deployed():
            return "units deployed this turn"
        case SwordCards(others):
            return f"{'other ' if others else ''}revealed card giving a sword"
        case Met():
            return "of the list"
    raise NotImplementedError(type(what).__name__)


def condition(asked: Condition) -> str:
    match asked:
        case AtLeast(what, minimum):
            return f"{count(what)} >= {minimum}"
        case Alliance(factions):
            return f"alliance {icons(factions)}"
        case Another(faction):
            return f"another {ICON_KEYS[faction]} card in play"
        case CouncilSeat():
            return "high council"
        case EnemyHere():
            return "enemy agent on the space"
    raise NotImplementedError(type(asked).__name__)


def gained(effect: Gain) -> str:
    name = RESOURCE_NAMES[effect.resource]
    return (
        f"{name} {effect.amount}"
        if effect.resource in (PERSUASION, SWORD)
        else f"+{effect.amount} {name}"
    )


def cost(effect: Effect) -> str:
    match effect:
        case Gain(resource, amount):
            return f"-{amount} {RESOURCE_NAMES[resource]}"
        case Trash():
            return "trash 1 card"
        case Seq(steps):
            return f"({'; '.join(map(cost, steps))})"
    return shorthand(effect)


def influence(effect: GainInfluence) -> str:
    if effect.among != Among.ALL:
        return f"influence {AMONG[effect.among]} {effect.amount}"
    of = "any" if effect.factions == FACTIONS else icons(effect.factions)
    return f"influence {of} {effect.amount}"


def sequence(steps: tuple[Effect, ...]) -> str:
    """Neighbours that are equal are written as a multiple; several arrows stand in brackets."""
    written: list[str] = []
    arrows = sum(isinstance(step, Pay) for step in steps) > 1
    for place, step in enumerate(steps):
        times = steps.count(step)
        if place and step == steps[place - 1]:
            continue
        text = f"({shorthand(step)})" if arrows and isinstance(step, Pay) else shorthand(step)
        written.append(text if times == 1 else f"{times}x {text}")
    return "; ".join(written)


def structure(effect: Effect) -> str | None:
    match effect:
        case Seq(steps):
            return sequence(steps)
        case OneOf(options):
            parts = (option for _, option in options)
            return " | ".join(
                f"({shorthand(part)})" if isinstance(part, Pay | When) else shorthand(part)
                for part in parts
            )
        case Choose(amount, options):
            return f"choose {amount}: {', '.join(shorthand(option) for _, option in options)}"
        case Pay(price, reward):
            several = isinstance(reward, Seq | OneOf)
            then = f"({shorthand(reward)})" if several else shorthand(reward)
            return f"{cost(price)} -> {then}"
        case When(asked, then):
            return f"if {condition(asked)}: {shorthand(then)}"
        case ForEach(what, gain):
            return f"{shorthand(gain)} per {count(what)}"
        case EachOpponent(inner):
            return f"each opponent: {shorthand(inner)}"
        case OnWin(inner):
            return f"if this conflict is won: {shorthand(inner)}"
        case ThisTurn(rule):
            return RULES[rule]
        case Special(key):
            return f"special {key}"
    return None


PLAIN = {
    Freighter: "freighter", Commission: "dreadnought", Negotiate: "negotiator",
    TrashSelf: "trash self", TrashTile: "trash self", TakeFoldspace: "foldspace",
    RetreatDreadnought: "retreat 1 dreadnought",
}  # fmt: skip
COUNTED = {
    Recruit: "troop {}", Draw: "draw {}", DrawIntrigue: "intrigue {}", GainVp: "vp {}",
    Discard: "discard {}", LoseInfluence: "lose influence any {}", LoseTroops: "lose troop {}",
    DeployUnits: "deploy up to {} units", Retreat: "retreat up to {} troops",
    RetreatUnits: "retreat {} units", RecruitAndDeploy: "troop {} into the conflict",
}  # fmt: skip


def shorthand(effect: Effect) -> str:
    """An effect as the inventories write it."""
    if (written := structure(effect)) is not None:
        return written
    if type(effect) in PLAIN:
        return PLAIN[type(effect)]
    if type(effect) in COUNTED:
        return COUNTED[type(effect)].format(effect.amount)  # type: ignore[attr-defined]
    match effect:
        case Gain():
            return gained(effect)
        case GainInfluence():
            return influence(effect)
        case Trash(in_play):
            return "trash in play" if in_play else "trash"
        case AcquireFree(limit):
            return f"acquire a card of cost <= {limit}"
        case AcquireTech(discount, solari):
            return "tech" + f" -{discount}" * bool(discount) + " or in solari" * solari
        case SwapIntrigue(amount):
            return "swap 1 intrigue card" if amount == 1 else "swap any number of intrigue cards"
    raise NotImplementedError(type(effect).__name__)
