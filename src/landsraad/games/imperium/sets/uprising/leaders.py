"""The nine leaders, one of them with contracts only."""

from landsraad.games.imperium.language.abilities import REVEALS, on
from landsraad.games.imperium.language.board import send_agent
from landsraad.games.imperium.language.cards import signet, trash
from landsraad.games.imperium.language.components import leader
from landsraad.games.imperium.language.counts import alliance, lacking, strength
from landsraad.games.imperium.language.gains import (
    draw,
    gain_influence,
    intrigue,
    persuasion,
    solari,
    spice,
    sword,
    troops,
    water,
)
from landsraad.games.imperium.language.moments import whenever
from landsraad.games.imperium.language.order import then
from landsraad.games.imperium.language.structure import one_of, pay, seq, when
from landsraad.games.imperium.language.terms import (
    BENE_GESSERIT,
    CITY,
    EMPEROR,
    FACTIONS,
    FREMEN,
    LANDSRAAD,
    Zone,
)
from landsraad.games.imperium.language.troops import retreat_up_to
from landsraad.games.imperium.mechanisms.contracts.words import reserves
from landsraad.games.imperium.mechanisms.ledger.words import trashed
from landsraad.games.imperium.mechanisms.memories.words import (
    awake,
    awaken,
    memory,
    repeat_space,
)
from landsraad.games.imperium.mechanisms.sandworms.words import worms
from landsraad.games.imperium.mechanisms.spies.words import WATCHED, recall_spy, spy, spy_placed
from landsraad.games.imperium.mechanisms.tactics.words import stop, track
from landsraad.games.imperium.mechanisms.tally.bargains import (
    NO_UNITS,
    acquire_to_hand,
    deploys,
    grant,
    without,
)
from landsraad.games.imperium.mechanisms.tally.words import reaches
from landsraad.games.imperium.mechanisms.training.words import train

LEADERS = (
    leader(
        "Feyd-Rautha Harkonnen",
        house="Harkonnen",
        complexity=1,
        ability="Devious Strength",
        abilities=(
            on(REVEALS, pay(recall_spy(), then=sword(2))),
            track(
                stop("start", None, "pay_trash", "spy_1"),
                stop("pay_trash", pay(solari(1), then=trash()), "trash_1"),
                stop("spy_1", spy(), "trash_1"),
                stop("trash_1", trash(), "trash_2", "spy_2"),
                stop("trash_2", trash(), "end"),
                stop("spy_2", spy(), "spice"),
                stop("spice", spice(2), "end"),
                stop("end", seq(troops(1), spy())),
                by=(signet(),),
            ),
        ),
        signet_name="Personal Training",
        signet=train(),
    ),
    leader(
        "Gurney Halleck",
        key="leader_gurney_halleck",
        house="Atreides",
        complexity=1,
        ability="Always Smiling",
        abilities=(on(REVEALS, when(strength() >= 6, persuasion(1))),),
        signet_name="Warmaster",
        signet=troops(1),
    ),
    leader(
        "Lady Amber Metulli",
        house="Metulli",
        complexity=1,
        ability="Desert Scouts",
        abilities=(on(REVEALS, retreat_up_to(1)),),
        signet_name="Fill Coffers",
        signet=seq(solari(1), when(alliance(), spice(1))),
    ),
    leader(
        "Lady Jessica",
        key="leader_lady_jessica",
        house="Atreides",
        complexity=2,
        ability="Other Memories, Reverend Mother",
        abilities=(
            on(whenever(send_agent(BENE_GESSERIT)), when(lacking(awake()), awaken())),
            on(
                whenever(send_agent(BENE_GESSERIT, FREMEN)),
                when(awake(), pay(water(1), then=repeat_space())),
            ),
        ),
        signet_name="Spice Agony, Water of Life",
        signet=pay(
            spice(1),
            then=seq(when(lacking(awake()), seq(intrigue(1), memory())), when(awake(), water(1))),
        ),
    ),
    leader(
        "Lady Margot Fenring",
        house="Fenring",
        complexity=1,
        ability="Loyalty",
        abilities=(on(reaches(BENE_GESSERIT), spice(2)),),
        signet_name="Arrakis Informant",
        signet=spy(CITY),
    ),
    leader(
        "Muad'Dib",
        house="Atreides",
        complexity=1,
        ability="Unpredictable Foe",
        abilities=(on(REVEALS, when(worms() >= 1, intrigue(1))),),
        signet_name="Lead the Way",
        signet=draw(1),
    ),
    leader(
        "Princess Irulan",
        house="Corrino",
        complexity=2,
        ability="Imperial Birthright",
        abilities=(on(reaches(EMPEROR), intrigue(1)),),
        signet_name="Chronicler's Insight",
        signet=one_of(
            acquire=acquire_to_hand(1),
            trash=pay(trash(Zone.HAND), then=when(trashed(cost=1), spice(2))),
        ),
    ),
    leader(
        "Staban Tuek",
        house="",
        complexity=3,
        ability="Limited Allies, Smuggle Spice",
        abilities=(without("diplomacy"), on(WATCHED, spice(1))),
        signet_name="Unseen Network",
        signet=then(
            spy(),
            seq(
                when(spy_placed(LANDSRAAD), pay(spice(1), then=solari(3))),
                when(spy_placed(*FACTIONS), pay(solari(2), then=intrigue(1))),
            ),
        ),
    ),
)

CHOAM_LEADERS = (
    leader(
        "Shaddam Corrino IV",
        house="Corrino",
        complexity=2,
        ability="Sardaukar Commander",
        abilities=(reserves("sardaukar"),),
        signet_name="Emperor of the Known Universe",
        signet=seq(
            grant(deploys(NO_UNITS)),
            one_of(
                recruit=seq(solari(1), troops(1)),
                influence=pay(solari(3), then=gain_influence()),
            ),
        ),
    ),
)
