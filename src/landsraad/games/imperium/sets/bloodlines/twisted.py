"""The twelve twisted intrigue cards of Piter De Vries."""

from functools import partial

from landsraad.games.imperium.components import plot_card
from landsraad.games.imperium.terms import CONFLICT, EITHER, Among, Rule, Zone
from landsraad.games.imperium.vocabulary import (
    alliance,
    deploy_up_to,
    discard,
    draw,
    for_each,
    gain_influence,
    intrigue,
    lose_troops,
    one_of,
    pay,
    seq,
    solari,
    special,
    spice,
    sword,
    this_turn,
    trash,
    troops,
    when,
)
from landsraad.games.imperium.vocabulary_bloodlines import (
    give_intrigue,
    pass_turn,
    plain_intrigue,
    trash_intrigue,
    unit_kinds,
)

twisted_card = partial(plot_card, twisted=True)

TWISTED = (
    twisted_card(
        "Ambitious", plot=pay(lose_troops(EITHER, 3), then=gain_influence(among=Among.BEHIND))
    ),
    twisted_card("Calculating", plot=for_each(unit_kinds(), solari(1))),
    twisted_card("Controlled", plot=special("controlled"), combat=sword(1)),
    twisted_card("Devious", plot=one_of(trash=trash(only=Zone.HAND), deploy=deploy_up_to(2))),
    twisted_card(
        "Discerning",
        plot=one_of(discard=pay(discard(1), then=draw(1)), alliance=when(alliance(), draw(1))),
    ),
    twisted_card(
        "Insidious",
        plot=pay(give_intrigue(), then=seq(spice(1), when(plain_intrigue(), spice(1)))),
    ),
    twisted_card("Resourceful", plot=this_turn(Rule.BOARD_ICONS)),
    twisted_card("Sadistic", plot=pay(lose_troops(EITHER), then=draw(1))),
    twisted_card("Shrewd", combat=pay(lose_troops(CONFLICT), then=spice(1))),
    twisted_card("Sinister", combat=pay(lose_troops(EITHER, 2), then=seq(intrigue(1), solari(1)))),
    twisted_card(
        "Unnatural",
        plot=pay(trash_intrigue(), then=seq(intrigue(1), when(plain_intrigue(), troops(1)))),
    ),
    twisted_card("Withdrawn", plot=pass_turn(), opening=True),
)
