"""The Imperium cards of Bloodlines, and the terms they use (IMP 31, IMP 33.1)."""

import pytest

from imperium.table import Table

IDLE = {"revealed": True, "hand": []}
POOR = {"solari": 0, "spice": 0, "water": 0}
DUNE = "dune_the_desert_planet"


def mine(hand, **me):
    """My turn with a hand; nobody else takes turns."""
    return Table(bloodlines=True, **{**POOR, "hand": hand, "others": [IDLE, IDLE], **me})


def sent(card, space, **me):
    """My agent went to a space with a card; a dagger stays in my hand."""
    return mine(f"{card} dagger", **me).do(f"send {card} {space}")


def shown(hand, **me):
    """My reveal turn, kept open by an intrigue card that cannot be used on it."""
    return mine(hand, **{"intrigue": "ambush", **me}).do("reveal")


@pytest.mark.parametrize("persuasion, solari", [(4, 0), (5, 3)])
def test_bombast_and_command(persuasion, solari):
    """IMP 31.1.1, IMP 33.1.1: its own persuasion counts, and it must be trashed."""
    table = shown("bombast dagger", persuasion=persuasion)
    assert table.solari == solari
    assert ("bombast" in table.table["trashed"]) == bool(solari)


def test_command_counts_what_has_been_spent():
    """IMP 31.1.1"""
    table = shown("dagger i_believe", persuasion=5, garrison=3)
    assert (table.generated, table.garrison) == (6, 5)
    table.do("acquire arrakis_liaison")
    assert table.generated == 6


def test_command_unlocks_later_on_the_turn():
    """IMP 31.1.1: persuasion that comes in the course of the turn counts."""
    table = shown("southern_faith command_center", persuasion=2, conflict=2)
    assert table.spice == 0
    table.do("resolve command_center pay_retreat_2")
    assert (table.generated, table.spice) == (6, 2)


def test_command_center_trades_troops_for_persuasion():
    """IMP 33.1.2"""
    table = shown("command_center", conflict=1, commanders={"conflict": 1})
    table.do("resolve command_center pay_retreat_2")
    assert (table.persuasion, table.garrison, table.commanders["garrison"]) == (3, 4, 1)
    assert shown("command_center", conflict=1).offered("resolve command_center") == []


@pytest.mark.parametrize("influence, garrison", [(1, 3), (2, 4)])
def test_command_center_recruits_with_the_emperor(influence, garrison):
    """IMP 33.1.2"""
    table = sent("command_center", "wealth", influence={"emperor": influence - 1})
    assert table.garrison == garrison


def test_disruption_tactics_drives_an_enemy_troop_back():
    """IMP 33.1.3: the player of the card chooses whom, and which."""
    others = [{"conflict": 1, "commanders": {"conflict": 1}}, {"conflict": 1}]
    table = mine(f"disruption_tactics {DUNE}", others=others)
    table.do("send disruption_tactics imperial_basin")
    table.do("resolve disruption_tactics disruption_tactics")
    assert table.options == [
        "rout glossu_the_beast_rabban troop",
        "rout glossu_the_beast_rabban commander",
        "rout count_ilban_richese troop",
    ]
    table.do("rout glossu_the_beast_rabban commander")
    assert table.player(1)["commanders"] == {"garrison": 1, "conflict": 0, "supply": 0}


def test_disruption_tactics_deploys_on_the_reveal_turn():
    """IMP 31.2.1, IMP 33.1.3: recruits of the turn and two more; the rulebook's example."""
    table = shown("disruption_tactics i_believe", persuasion=4, garrison=3)
    assert (table.garrison, table.offered("deploy")) == (5, [])
    table.do("resolve disruption_tactics pay_trash_self")
    assert table.offered("deploy")[-1] == "deploy 4"
    table.do("deploy 4")
    assert (table.conflict, table.garrison) == (4, 1)


def test_two_combat_icons_still_allow_two_units():
    """IMP 31.2.2"""
    table = mine("elite_forces command_center dagger", garrison=6, spice=1,
                 intrigue="adaptive_tactics")  # fmt: skip
    table.do("play adaptive_tactics", "send elite_forces wealth",
             "resolve elite_forces pay_trash", "trash command_center hand")  # fmt: skip
    while table.offered("resolve elite_forces"):
        table.do(table.offered("resolve elite_forces")[0])
    assert table.garrison == 6 + 2
    assert table.offered("deploy")[-1] == "deploy 4"


@pytest.mark.parametrize("card, emperor", [("command_center", True), ("diplomacy", False)])
def test_elite_forces_reward_an_emperor_card(card, emperor):
    """IMP 33.1.4"""
    table = mine(f"elite_forces {card} dagger", garrison=3).do("send elite_forces wealth")
    table.do("resolve elite_forces pay_trash", f"trash {card} hand")
    assert table.garrison == 3 + emperor
    assert table.intrigue_size == emperor
    assert bool(table.offered("deploy")) == emperor


def test_engineered_miracle_takes_a_card_of_the_row():
    """IMP 33.1.5"""
    row = {"row": ["imperial_throneship", "sandwalk", "i_believe", "bombast", "southern_faith"]}
    table = shown("engineered_miracle", persuasion=5, table=row)
    table.do("resolve engineered_miracle pay_trash_self", "acquire imperial_throneship")
    assert table.persuasion == 6
    assert "imperial_throneship" in table.discard
    assert table.influence["emperor"] == 1
    assert shown("engineered_miracle", persuasion=4).offered("resolve engineered") == []


def test_engineered_miracle_and_i_believe_discard():
    """IMP 33.1.5, IMP 33.1.12: a hand of one card is no choice."""
    table = sent("engineered_miracle", "imperial_basin")
    table.do("resolve engineered_miracle pay_discard")
    assert (table.water, table.discard) == (1, ["dagger"])
    table = sent("i_believe", "carthag").do("resolve i_believe pay_discard")
    assert (table.hand_size, table.discard) == (1, ["dagger"])


@pytest.mark.parametrize("bonus, gained", [(0, False), (1, True)])
def test_fremen_war_name_and_sandwalk_need_two_spice(bonus, gained):
    """IMP 33.1.6"""
    place = {"bonus_spice": {"imperial_basin": bonus}}
    table = sent("fremen_war_name", "imperial_basin", garrison=3, table=place)
    assert (table.garrison, table.hand_size) == (3 + gained, 1 + gained)
    assert sent("sandwalk", "imperial_basin", table=place).hand_size == 1 + gained


def test_fremen_bonds():
    """IMP 33.1.6"""
    assert shown("sandwalk").persuasion == 1
    table = shown("sandwalk fremen_war_name", conflict=1)
    assert (table.persuasion, table.swords) == (1 + 1 + 2, 1 + 2)


@pytest.mark.parametrize("garrison, persuasion, solari", [(3, 2, 0), (4, 3, 3)])
def test_imperial_throneship_counts_units(garrison, persuasion, solari):
    """IMP 33.1.7"""
    table = shown("imperial_throneship", garrison=garrison)
    assert (table.persuasion, table.solari) == (persuasion, solari)


def test_imperial_throneship_counts_dreadnoughts():
    """IMP 33.1.7"""
    table = shown("imperial_throneship", garrison=3, ix=True, dreadnoughts={"garrison": 1})
    assert table.solari == 3


def test_imperial_throneship_draws():
    """IMP 33.1.7"""
    assert sent("imperial_throneship", "foldspace").intrigue_size == 1


def test_litany_against_fear_passes_the_turn():
    """IMP 33.1.8"""
    table = Table(bloodlines=True, hand="litany_against_fear dagger", **POOR)
    table.do("pass litany_against_fear")
    assert table.asked[0] == 1
    assert (table.hand_size, table.play) == (2, ["litany_against_fear"])
    assert table.revealed is False


def test_litany_needs_the_start_of_a_turn():
    """IMP 33.1.8"""
    table = mine("litany_against_fear dagger", intrigue="windfall").do("play windfall")
    assert table.offered("pass") == []
    assert table.offered("send litany") == []


def test_urgent_shigawire_opens_every_space():
    """IMP 33.1.9"""
    table = mine("urgent_shigawire southern_faith dagger")
    table.do("send urgent_shigawire carthag", "done")
    assert table.next_sister == 1
    spaces = {option.split()[2] for option in table.offered("send southern_faith")}
    assert {"wealth", "foldspace", "secrets", "hall_of_oratory", "imperial_basin"} <= spaces
    table.do("send southern_faith wealth")
    table.do("resolve urgent_shigawire draw_1")
    assert (table.hand_size, table.next_sister) == (2, 0)


def test_urgent_shigawire_waits_for_a_card_that_sends_an_agent():
    """IMP 36.1.7"""
    table = mine("litany_against_fear dagger", next_sister=1).do("pass litany_against_fear")
    assert table.next_sister == 1


@pytest.mark.parametrize("play, both", [([], False), (["litany_against_fear"], True)])
def test_possible_futures(play, both):
    """IMP 33.1.10"""
    table = sent("possible_futures", "hall_of_oratory", garrison=3, play=play)
    if both:
        table.do("faction guild")
        assert (table.influence["guild"], table.garrison) == (1, 6)
    else:
        table.do("take troops")
        assert (sum(table.influence.values()), table.garrison) == (0, 6)


def test_possible_futures_is_bought_and_shown_for_water():
    """IMP 33.1.10"""
    table = shown("dagger", persuasion=8, table={"row": ["possible_futures"]})
    assert table.do("acquire possible_futures").water == 1
    assert shown("possible_futures").water == 1


def test_sardaukar_standard_brings_the_commander_of_the_bank():
    """IMP 33.1.11"""
    open_skills = {"skills": ["canny", "driven", "hardy", "loyal"]}
    table = mine("elite_forces sardaukar_standard dagger", table=open_skills)
    table.do("send elite_forces wealth", "resolve elite_forces pay_trash")
    table.do("trash sardaukar_standard hand", "skill hardy")
    assert table.commanders["garrison"] == 1
    assert (table.skills, table.table["commander_bank"]) == (["hardy"], 0)
    assert table.solari == 2


@pytest.mark.parametrize("commanders, persuasion", [({"garrison": 1}, 0), ({"conflict": 1}, 2)])
def test_quash_rebellion(commanders, persuasion):
    """IMP 33.1.12"""
    table = shown("quash_rebellion", conflict=1, commanders=commanders)
    assert (table.swords, table.persuasion) == (2, persuasion)
    assert sent("quash_rebellion", "foldspace").solari == 2


def test_southern_faith():
    """IMP 33.1.12"""
    table = sent("southern_faith", "carthag", play=["urgent_shigawire"])
    table.do("resolve southern_faith card_or_influence", "take influence")
    assert table.influence["bene_gesserit"] == 1
    assert shown("southern_faith", persuasion=5, conflict=1).spice == 2
