"""Combat cards (IMP 6.1, IMP 14.2): their effects, and how they go round."""

import pytest

from imperium.table import Table

ONE, NONE = {"conflict": 1}, {"conflict": 0}


def combat(**me):
    """The combat phase, my two troops against one; a plot card in hand keeps me asked."""
    others, table = me.pop("others", [ONE, NONE]), me.pop("table", {})
    me = {"conflict": 2, **me, "intrigue": me["intrigue"] + " windfall"}
    return Table(**me, others=others, table={"phase": "combat", "conflict": "skirmish_b", **table})


# --- the cards


@pytest.mark.parametrize("card, swords", [("ambush", 4), ("tiebreaker", 2)])
def test_a_combat_card_adds_swords(card, swords):
    """IMP 6.1.3: strength changes at once; the card is discarded."""
    table = combat(intrigue=card).do(f"play {card}")
    assert table.strength == 2 * 2 + swords
    assert (table.spice, table.table["intrigue_discard"]) == (0, [card])


@pytest.mark.parametrize("spice, offered", [(1, []), (2, ["play private_army"])])
def test_private_army_costs_two_spice(spice, offered):
    """IMP 10.2.2."""
    assert combat(intrigue="private_army", spice=spice).offered("play") == offered


def test_private_army_adds_five_swords():
    table = combat(intrigue="private_army", spice=3).do("play private_army")
    assert (table.strength, table.spice) == (2 * 2 + 5, 1)


@pytest.mark.parametrize(
    "spice, guild, offered", [(2, 4, ["play allied_armada"]), (1, 4, []), (2, 3, [])]
)
def test_allied_armada_needs_an_alliance_and_two_spice(spice, guild, offered):
    """IMP 10.2.2."""
    table = combat(intrigue="allied_armada", spice=spice, influence={"guild": guild})
    assert table.offered("play") == offered


def test_allied_armada_adds_seven_swords():
    table = combat(intrigue="allied_armada", spice=2, influence={"fremen": 4})
    table.do("play allied_armada")
    assert (table.strength, table.spice) == (2 * 2 + 7, 0)


def test_allied_armada_does_not_count_an_alliance_of_others():
    """IMP 10.2.2."""
    allied = {"conflict": 1, "influence": {"guild": 4}}
    table = combat(intrigue="allied_armada", spice=2, others=[allied, NONE])
    assert table.why("play allied_armada") == "IMP 10.2.2"


def test_master_tactician_adds_three_swords_or_retreats():
    table = combat(intrigue="master_tactician").do("play master_tactician")
    assert table.options == ["take swords", "take retreat"]
    assert table.do("take swords").strength == 2 * 2 + 3
    assert table.conflict == 2


def test_master_tactician_retreats_up_to_three_troops_to_the_garrison():
    """IMP 6.1.3."""
    table = combat(intrigue="master_tactician", conflict=5, garrison=0)
    table.do("play master_tactician", "take retreat")
    assert table.options == ["retreat 0", "retreat 1", "retreat 2", "retreat 3"]
    table.do("retreat 3")
    assert (table.conflict, table.garrison, table.supply, table.strength) == (2, 3, 7, 4)


def test_staged_incident_trades_three_deployed_troops_for_a_point():
    """IMP 14.2.2: strength falls at once, swords stay."""
    table = combat(intrigue="staged_incident", conflict=4, swords=3, vp=2, garrison=3)
    table.do("play staged_incident")
    assert (table.vp, table.conflict, table.garrison, table.supply) == (3, 1, 3, 8)
    assert table.strength == 2 * 1 + 3


def test_staged_incident_needs_three_troops_in_the_conflict():
    """IMP 14.2.2: garrison troops do not help."""
    table = combat(intrigue="staged_incident", conflict=2, garrison=9)
    assert table.why("play staged_incident") == "IMP 10.2.2"


@pytest.mark.parametrize(
    "card", ["windfall", "corner_the_market", "to_the_victor", "demand_respect"]
)
def test_only_combat_cards_are_played_in_the_rounds_of_combat(card):
    """IMP 10.2.1; IMP 6.4.2: cards for the winner wait until the win is settled."""
    table = Table(
        intrigue=card, conflict=2, deck="the_spice_must_flow the_spice_must_flow",
        others=[ONE, NONE], table={"phase": "combat", "conflict": "skirmish_b"},
    )  # fmt: skip
    assert (table.asked, table.options) == ((0, "combat"), ["pass"])
    waits = card in ("demand_respect", "to_the_victor")
    assert table.why(f"play {card}") == ("IMP 6.4.2" if waits else "IMP 10.2.1")


@pytest.mark.parametrize("before", [[], ["send dagger hall_of_oratory"], ["reveal"]], ids="".join)
@pytest.mark.parametrize("card", ["ambush", "to_the_victor", "plans_within_plans", "tiebreaker"])
def test_combat_and_endgame_cards_are_not_played_on_turns(card, before):
    """IMP 10.2.1."""
    table = Table(hand="dagger", intrigue=card, conflict=2, others=[ONE, NONE]).do(*before)
    assert table.asked[0] == 0
    assert table.why(f"play {card}") == "IMP 10.2.1"


# --- the rounds


def fight(first, *houses):
    """The combat phase from pairs of troops and intrigue cards."""
    me, *others = [{"conflict": troops, "intrigue": cards} for troops, cards in houses]
    table = {"phase": "combat", "conflict": "skirmish_b", "first": first}
    return Table(seats=len(houses), **me, others=others, table=table)


@pytest.mark.parametrize("first, order", [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_combat_cards_go_clockwise_from_the_first_player(first, order):
    """IMP 6.1.1."""
    table = fight(first, (3, "ambush"), (2, "private_army"), (1, "tiebreaker"))
    asked = []
    for _ in order:
        asked.append(table.asked[0])
        table.do("pass")
    assert asked == order


def test_a_seat_plays_as_many_combat_cards_as_it_likes():
    """IMP 6.1.1: before the next seat is asked."""
    table = fight(0, (1, "ambush ambush tiebreaker"), (2, "charisma"), (0, ""))
    table.do("play ambush", "play ambush")
    assert (table.asked[0], table.strength) == (0, 2 + 4 + 4)
    assert table.options == ["play tiebreaker", "done"]
    assert table.do("done").asked == (1, "combat")


def test_a_seat_without_troops_in_the_conflict_plays_none():
    """IMP 6.1.1: it is passed over, whatever it holds."""
    table = fight(0, (2, "windfall"), (0, "ambush"), (1, "charisma"))
    assert table.do("pass").asked == (2, "combat")


def test_passing_is_not_final():
    """IMP 6.1.2: the cards end when all involved have passed one after the other."""
    table = fight(0, (2, "ambush"), (1, "private_army master_tactician"), (1, "windfall"))
    table.do("pass", "play master_tactician", "take swords", "done", "pass")
    assert (table.asked, table.options) == ((0, "combat"), ["play ambush", "pass"])
    table.do("play ambush")
    assert table.asked == (1, "combat")
    table.do("pass", "pass")
    assert table.asked != (0, "combat")
    assert (table.vp, table.player(1)["water"]) == (1, 1 + 1)


def test_whoever_played_last_is_asked_once_more():
    """IMP 6.1.2: the player who played has to pass as well."""
    table = fight(0, (2, "ambush tiebreaker"), (1, "windfall"), (0, ""))
    table.do("play ambush", "done", "pass")
    assert (table.asked, table.options) == ((0, "combat"), ["play tiebreaker", "pass"])


def test_a_player_whose_last_troop_leaves_takes_no_further_part():
    """IMP 6.1.3: the strength is 0, and the other combat card cannot be played."""
    table = fight(0, (2, "master_tactician ambush"), (1, "windfall"), (0, ""))
    table.do("play master_tactician", "take retreat", "retreat 2")
    assert (table.strength, table.asked) == (0, (1, "combat"))
    table.do("pass")
    assert "ambush" in table.intrigue
    assert (table.vp, table.player(1)["vp"]) == (0, 1)


def test_a_seat_with_intrigue_is_asked_in_combat_even_if_it_can_only_pass():
    """IMP 19.1.6: silence tells nothing about the cards."""
    table = fight(0, (1, "windfall"), (1, ""), (0, ""))
    assert (table.asked, table.options) == ((0, "combat"), ["pass"])


def test_a_seat_without_intrigue_is_not_asked_in_combat():
    """IMP 19.1.6 speaks of seats that hold cards."""
    table = fight(0, (1, ""), (2, "windfall"), (0, ""))
    assert table.asked == (1, "combat")


# --- when you win


def won(conflict="skirmish_b", **me):
    """I hold the conflict alone and have passed; what is asked next?"""
    others, top = me.pop("others", [ONE, NONE]), me.pop("intrigue_top", [])
    table = {"phase": "combat", "conflict": conflict, "intrigue_top": top}
    return Table(conflict=2, **me, others=others, table=table)


def test_to_the_victor_gives_the_sole_winner_three_spice():
    """IMP 14.2.1; IMP 6.4.2: after the reward is taken."""
    table = won(intrigue="to_the_victor", spice=0).do("pass")
    assert (table.asked, table.vp) == ((0, "win"), 1)
    table.do("play to_the_victor")
    assert (table.spice, table.table["intrigue_discard"]) == (3, ["to_the_victor"])


def test_cards_for_the_winner_may_be_kept():
    """IMP 6.4.2: the phase ends without them."""
    table = won(intrigue="to_the_victor", spice=0).do("pass", "done")
    assert (table.intrigue, table.spice, table.table["round"]) == (["to_the_victor"], 0, 2)
    assert table.why("play to_the_victor")


def test_demand_respect_gives_one_influence_for_nothing():
    """IMP 14.2.1."""
    table = won(intrigue="demand_respect", spice=2).do("pass", "play demand_respect")
    assert table.options == ["take one", "take two"]
    table.do("take one", "faction guild")
    assert (table.influence["guild"], table.spice) == (1, 2)


def test_demand_respect_gives_two_influence_with_one_faction_for_two_spice():
    """IMP 14.2.1."""
    table = won(intrigue="demand_respect", spice=2)
    table.do("pass", "play demand_respect", "take two", "faction guild")
    assert (table.influence["guild"], table.spice) == (2, 0)
    assert sum(table.influence.values()) == 2


def test_demand_respect_hides_the_dearer_choice_without_two_spice():
    """IMP 14.2.1."""
    table = won(intrigue="demand_respect", spice=1).do("pass", "play demand_respect")
    assert table.offered("faction") == table.options
    table.do("faction guild")
    assert (table.influence["guild"], table.spice) == (1, 1)


@pytest.mark.parametrize(
    "conflict, intrigue, choices",
    [
        ("raid_stockpiles", "demand_respect", ["resolve raid_stockpiles intrigue_1"]),
        ("skirmish_b", "demand_respect to_the_victor", ["play to_the_victor"]),
    ],
    ids=["reward", "card"],
)
def test_spice_just_won_pays_for_demand_respect(conflict, intrigue, choices):
    """IMP 14.2.1."""
    table = won(conflict, intrigue=intrigue, spice=0).do("pass", *choices)
    table.do("play demand_respect", "take two", "faction emperor")
    assert (table.influence["emperor"], table.spice) == (2, 1)


def test_a_card_for_the_winner_may_come_with_the_reward_itself():
    """IMP 6.4.2."""
    table = won("raid_stockpiles", spice=0, intrigue_top=["to_the_victor"])
    assert (table.asked, table.options) == ((0, "win"), ["play to_the_victor", "done"])
    assert table.do("play to_the_victor").spice == 3 + 3


@pytest.mark.parametrize("card", ["to_the_victor", "demand_respect"])
@pytest.mark.parametrize("troops", [2, 3], ids=["tie", "second"])
def test_only_a_sole_first_place_counts_as_a_win(card, troops):
    """IMP 6.4.1 and IMP 14.2.1: in a tie or in second place the card is not asked for."""
    table = won(intrigue=card, water=0, others=[{"conflict": troops}, NONE]).do("pass")
    assert table.water == 1
    assert (table.table["round"], table.asked[1]) == (2, "turn")
    assert table.intrigue == [card]


def test_the_winner_with_intrigue_is_asked_even_with_nothing_to_play():
    """IMP 19.1.6: other seats do not learn whether a card for the win was held."""
    table = won(intrigue="windfall").do("pass")
    assert (table.asked, table.options) == ((0, "win"), ["done"])
