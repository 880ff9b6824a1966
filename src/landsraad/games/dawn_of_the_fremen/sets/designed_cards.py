"""The scavenge deck: 20 cards. Our own, but for their number and the four kinds of item."""

from landsraad.games.dawn_of_the_fremen.components import REMOVE, STAYS, Card
from landsraad.games.dawn_of_the_fremen.effects import (
    Exchange,
    Farther,
    Find,
    Item,
    Look,
    Matching,
    RollAgain,
    ShiftBarrier,
    Stored,
    Votes,
    Walk,
    Worm,
)
from landsraad.games.dawn_of_the_fremen.terms import (
    FOOD,
    JUBBA_CLOAK,
    KULON,
    MAULA_PISTOL,
    ORNITHOPTER,
    SPICE,
    WATER,
    WORM_TOOTH,
)

CARDS = (
    Card("maula_pistol", "Maula Pistol", Item(MAULA_PISTOL), copies=2, after=REMOVE),
    Card("jubba_cloak", "Jubba Cloak", Item(JUBBA_CLOAK), copies=2, after=REMOVE),
    Card("kulon", "Kulon", Item(KULON), after=REMOVE),
    Card("ornithopter", "Ornithopter", Item(ORNITHOPTER), after=REMOVE),
    Card("spice_cache", "Spice Cache", Stored(SPICE), tradeable=True),
    Card("literjon", "Literjon", Stored(WATER), tradeable=True),
    Card("hidden_stores", "Hidden Stores", Stored(FOOD), tradeable=True),
    Card("makers_bones", "Maker's Bones", Stored(WORM_TOOTH), tradeable=True),
    Card("paracompass", "Paracompass", Farther(1), tradeable=True),
    Card("weather_scanner", "Weather Scanner", RollAgain(), tradeable=True),
    Card("naibs_voice", "Naib's Voice", Votes(2), after=STAYS),
    Card("sandriders", "Sandriders", Matching(), after=STAYS),
    Card("watermasters", "Watermasters", Exchange(2, 1), after=STAYS),
    Card("sandwalkers", "Sandwalkers", Walk(2), after=STAYS),
    Card("fremkit", "Fremkit", Find()),
    Card("lost_thumper", "Lost Thumper", Worm()),
    Card("shifting_rock", "Shifting Rock", ShiftBarrier()),
    Card("muaddib_tracks", "Muad'Dib Tracks", Look(2)),
)
