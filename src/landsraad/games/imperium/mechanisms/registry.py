"""Every mechanism there is, in the order in which they act at one moment."""

from types import ModuleType

from landsraad.games.imperium.engine.plug import Page
from landsraad.games.imperium.mechanisms.ahead import mechanism as ahead
from landsraad.games.imperium.mechanisms.antagonists import mechanism as antagonists
from landsraad.games.imperium.mechanisms.commanders import mechanism as commanders
from landsraad.games.imperium.mechanisms.contracts import mechanism as contracts
from landsraad.games.imperium.mechanisms.court import mechanism as court
from landsraad.games.imperium.mechanisms.dreadnoughts import mechanism as dreadnoughts
from landsraad.games.imperium.mechanisms.embassy import mechanism as embassy
from landsraad.games.imperium.mechanisms.epic import mechanism as epic
from landsraad.games.imperium.mechanisms.fray import mechanism as fray
from landsraad.games.imperium.mechanisms.infiltration import mechanism as infiltration
from landsraad.games.imperium.mechanisms.intelligence import mechanism as intelligence
from landsraad.games.imperium.mechanisms.ledger import mechanism as ledger
from landsraad.games.imperium.mechanisms.memories import mechanism as memories
from landsraad.games.imperium.mechanisms.navigation import mechanism as navigation
from landsraad.games.imperium.mechanisms.objectives import mechanism as objectives
from landsraad.games.imperium.mechanisms.project import mechanism as project
from landsraad.games.imperium.mechanisms.sandworms import mechanism as sandworms
from landsraad.games.imperium.mechanisms.shipping import mechanism as shipping
from landsraad.games.imperium.mechanisms.smuggling import mechanism as smuggling
from landsraad.games.imperium.mechanisms.snoopers import mechanism as snoopers
from landsraad.games.imperium.mechanisms.spies import mechanism as spies
from landsraad.games.imperium.mechanisms.tactics import mechanism as tactics
from landsraad.games.imperium.mechanisms.tally import mechanism as tally
from landsraad.games.imperium.mechanisms.teams import mechanism as teams
from landsraad.games.imperium.mechanisms.tech import mechanism as tech
from landsraad.games.imperium.mechanisms.training import mechanism as training
from landsraad.games.imperium.mechanisms.twisted import mechanism as twisted
from landsraad.games.imperium.mechanisms.unloading import mechanism as unloading

MECHANISMS = tuple(
    plugged.MECHANISM
    for plugged in (
        tally,
        ahead,
        tech,
        commanders,
        embassy,
        dreadnoughts,
        shipping,
        snoopers,
        twisted,
        fray,
        tactics,
        navigation,
        smuggling,
        project,
        ledger,
        epic,
        intelligence,
        infiltration,
        unloading,
        training,
        memories,
        spies,
        sandworms,
        objectives,
        contracts,
        court,
        antagonists,
        teams,
    )
)
MECHANISMS += antagonists.VARIANTS


def _page(
    house: tuple[ModuleType, ...],
    own: tuple[ModuleType, ...],
    worth: tuple[ModuleType, ...],
    asks: tuple[str, ...] = (),
) -> Page:
    columns = [tuple(plugged.MECHANISM for plugged in column) for column in (house, own, worth)]
    return Page(columns[0], columns[1], columns[2], asks)


PAGES = (
    _page(
        house=(dreadnoughts, shipping, tech),
        own=(tech, shipping, epic),
        worth=(shipping, dreadnoughts, tech),
    ),
    _page(
        house=(commanders, ledger, fray, tactics, navigation, twisted, project),
        own=(ledger, commanders, smuggling, embassy),
        worth=(commanders, navigation, tactics, fray, ledger),
    ),
    _page(
        house=(training, memories),
        own=(),
        worth=(training, memories),
        asks=("trash_of", "fighters_draw", "fighters_discard", "train"),
    ),
    _page(
        house=(spies, sandworms, objectives, contracts),
        own=(spies, sandworms, objectives, contracts, court),
        worth=(spies, sandworms, objectives, contracts),
        asks=(
            *("place_spy", "free_spy", "recall_spy", "infiltrate", "gather", "move_spy"),
            *("turn_down", "contract", "complete", "toll"),
        ),
    ),
    _page(house=(), own=(), worth=(court,), asks=("first_contract",)),
    _page(house=(antagonists,), own=(antagonists,), worth=()),
    _page(
        house=(),
        own=(teams,),
        worth=(teams,),
        asks=(
            *("activate", "for_whom", "ally_deploys", "track_up", "track_down", "board_spy"),
            *("enthrone", "reinforce", "partner", "goods", "goods_amount", "gift"),
            *("share_contract", "levy", "split", "yield"),
        ),
    ),
)
"""The features of all mechanisms. Weights know them by their places: add pages at the end only."""
