"""The named leaders. The boxes and special actions of the Atreides are our own stand-ins."""

from landsraad.games.war_for_arrakis.components import Leader
from landsraad.games.war_for_arrakis.terms import (
    ATREIDES,
    DECK,
    DEPLOYMENT,
    DESERT_POWER,
    HARKONNEN,
    HOUSE,
    LEADERSHIP,
    MENTAT,
    NO_BOX,
    STRATEGY,
)
from landsraad.games.war_for_arrakis.vocabulary import (
    LED,
    SETTLEMENT,
    any_result,
    attack,
    deploy,
    deploy_token,
    desert_power,
    draw,
    harden,
    move,
    one_of,
    play_card,
    seq,
    special,
    train,
    with_leader,
)

RABBAN, FEYD, PAUL = (with_leader(key) for key in ("beast_rabban", "feyd_rautha", "paul"))

FREMEN, CORRINO = DECK["fremen_ally"], DECK["corrino_ally"]
"""The decks of those leaders who are not of their House."""

LEADERS = (
    Leader(
        "baron_harkonnen", "Baron Harkonnen", HARKONNEN, HOUSE, train(3), 0, 2, at_start=True
    ),
    Leader(
        "beast_rabban", "Beast Rabban", HARKONNEN, LEADERSHIP,
        seq(move(1, RABBAN), move(1, RABBAN)), 2, 0, at_start=True,
    ),
    Leader(
        "feyd_rautha", "Feyd-Rautha", HARKONNEN, LEADERSHIP, seq(move(1, FEYD), attack(FEYD)), 2, 1
    ),
    Leader(
        "thufir_hawat", "Thufir Hawat", HARKONNEN, MENTAT, draw(3, "house_harkonnen"), 1, 2
    ),
    Leader(
        "gaius_helen_mohiam", "Gaius Helen Mohiam", HARKONNEN, MENTAT,
        seq(draw(2, "corrino_ally"), play_card()), 0, 3, deck=CORRINO,
    ),
    Leader(
        "captain_aramsham", "Captain Aramsham", HARKONNEN, DEPLOYMENT,
        deploy("regular", "regular", "sardaukar", "leader", where=SETTLEMENT), 1, 1, at_start=True,
        deck=CORRINO,
    ),
    Leader(
        "emperor_shaddam_iv", "Emperor Shaddam IV", HARKONNEN, STRATEGY, harden(3), 2, 0,
        deck=CORRINO,
    ),
    Leader(
        "paul_atreides", "Paul Atreides", ATREIDES, LEADERSHIP, move(3, LED), 1, 0,
        at_start=True, designed=True,
    ),
    Leader(
        "lady_jessica", "Lady Jessica", ATREIDES, MENTAT, draw(3), 0, 1,
        at_start=True, designed=True,
    ),
    Leader("gurney_halleck", "Gurney Halleck", ATREIDES, NO_BOX, None, 2, 1),
    Leader(
        "stilgar", "Stilgar", ATREIDES, STRATEGY,
        one_of(move=move(3), attack=attack(surprise=True)), 2, 0, at_start=True, designed=True,
        deck=FREMEN,
    ),
    Leader(
        "chani", "Chani", ATREIDES, DEPLOYMENT, deploy_token(2), 1, 1, designed=True, deck=FREMEN
    ),
    Leader(
        "paul_muad_dib", "Paul-Muad'Dib", ATREIDES, LEADERSHIP,
        seq(move(1, PAUL), attack(PAUL, surprise=True)), 2, 1, designed=True, deck=FREMEN,
    ),
    Leader(
        "reverend_mother_jessica", "Reverend Mother Jessica", ATREIDES, MENTAT,
        seq(draw(2), play_card()), 0, 2, designed=True,
    ),
    Leader(
        "alia", "Alia", ATREIDES, HOUSE, seq(any_result(), desert_power()), 1, 0, designed=True
    ),
    Leader(
        "wild_maker", "Wild Maker", ATREIDES, DESERT_POWER, special("maker_leaps"), 0, 0,
        designed=True, deck=FREMEN,
    ),
)  # fmt: skip
