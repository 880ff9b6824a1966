"""The Fremen Ally planning deck."""

from landsraad.games.war_for_arrakis.components import Card
from landsraad.games.war_for_arrakis.effects import Legions
from landsraad.games.war_for_arrakis.vocabulary import (
    EMPTY_DESERT,
    FREE_PLATEAU,
    HARDENED,
    IN_DESERT,
    attach,
    desert_power,
    draw,
    in_play,
    move,
    place,
    play_card,
    remove_vehicles,
    scatter,
    seize,
    seq,
    special,
    storms,
    strike,
    when,
    worms,
)

CARDS = (
    Card(
        "shai_hulud",
        "Shai-Hulud",
        when(in_play("wild_maker"), special("maker_acts"), special("maker_enters")),
        copies=3,
    ),
    Card("wall_of_sandworms", "Wall of Sandworms", seq(worms(1, "sandworm"), desert_power())),
    Card("dust_chasms", "Dust Chasms", seq(remove_vehicles(2, "deep_desert"), desert_power())),
    Card("fremen_rockets", "Fremen Rockets", special("fremen_rockets")),
    Card("eyes_of_ibad", "Eyes of Ibad", attach("eyes")),
    Card("captured_ornithopter", "Captured Ornithopter", strike(3, "ornithopter")),
    Card("crysknife", "Crysknife", seq(move(1, HARDENED), seize("adjacent"))),
    Card(
        "cielagos_piping_message",
        "Cielago's Piping Message",
        seq(special("cielagos_message"), draw(1)),
    ),
    Card("jubba_cloaks", "Jubba Cloaks", seq(move(1, Legions(True, desert=True)), play_card())),
    Card(
        "hieregs",
        "Hieregs",
        seq(scatter("regular", "regular", where=EMPTY_DESERT), desert_power()),
    ),
    Card("grandmother_of_a_storm", "Grandmother of a Storm", storms()),
    Card("stillsuits", "Stillsuits", seq(move(1, IN_DESERT), special("swap_tokens"))),
    Card(
        "i_am_stilgar",
        "“I Am Stilgar, the Fremen”",
        seq(place("elite", "elite", "regular", "stilgar", where=FREE_PLATEAU), draw(1)),
    ),
    Card("thumpers", "Thumpers", worms(2, "legion")),
    Card("kitab_al_ibar", "Kitab al-Ibar", special("move_sietch")),
    Card("sandtides", "Sandtides", seq(special("sandtides"), desert_power())),
)
