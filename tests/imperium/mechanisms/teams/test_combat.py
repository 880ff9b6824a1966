"""Combat, the end and hidden cards in teams (IMP 60.7 to 60.9), and Bloodlines (IMP 60.10)."""

import pytest

import landsraad
from imperium.six_table import AMBER, GURNEY, IRULAN, MARGOT, MUADDIB, SHADDAM, Six
from landsraad.core import contract

DONE = {"revealed": True}


def fight(players, **table):
    """Everybody has revealed, and combat begins."""
    every = {seat: {**DONE, **players.get(seat, {})} for seat in range(6)}
    return Six(every, phase="combat", **table)


def test_allies_fight_for_three_rewards():
    """IMP 60.7.1"""
    table = fight({GURNEY: {"conflict": 3}, AMBER: {"conflict": 1}, IRULAN: {"conflict": 2}})
    while table.table["round"] == 1:
        assert table.decision.seat not in (MUADDIB, SHADDAM) or table.decision.ask.key != "reward"
        table.do(table.options[0])
    trophies = {seat: len(table.at(seat, "trophies")) for seat in range(6)}
    assert trophies == {MUADDIB: 0, IRULAN: 0, GURNEY: 1, SHADDAM: 0, AMBER: 0, MARGOT: 0}
    assert (table.at(IRULAN, "solari"), table.at(AMBER, "solari")) == (4, 3)


def test_a_commander_plays_for_an_ally():
    """IMP 60.7.2, IMP 60.2.4"""
    table = fight(
        {
            MUADDIB: {"intrigue": "weirding_combat"},
            GURNEY: {"conflict": 1},
            AMBER: {"conflict": 1},
            IRULAN: {"conflict": 4},
        }
    )
    assert (table.decision.seat, table.options) == (MUADDIB, ["play weirding_combat", "pass"])
    table.do("play weirding_combat")
    assert table.options == ["activate leader_gurney_halleck", "activate lady_amber_metulli"]
    table.do("activate lady_amber_metulli")
    strengths = [table.at(seat, "strength") for seat in (MUADDIB, GURNEY, AMBER)]
    assert strengths == [0, 2, 5] or table.table["round"] == 2


def test_without_an_ally_in_the_conflict_a_commander_is_not_asked():
    """IMP 60.7.2"""
    table = fight({MUADDIB: {"intrigue": "weirding_combat"}, IRULAN: {"conflict": 1}})
    assert table.decision.ask.key != "combat"


@pytest.mark.parametrize(
    "answers, winner", [(["take yield"], AMBER), (["decline", "take yield"], GURNEY)]
)
def test_one_of_two_level_team_mates_may_yield(answers, winner):
    """IMP 60.7.3, IMP 60.7.4"""
    table = fight({GURNEY: {"conflict": 2}, AMBER: {"conflict": 2}, IRULAN: {"conflict": 1}})
    assert (table.decision.ask.key, table.decision.seat) == ("yield", GURNEY)
    table.do(*answers)
    while table.table["round"] == 1:
        table.do(table.options[0])
    trophies = {seat: len(table.at(seat, "trophies")) for seat in (GURNEY, AMBER)}
    assert [seat for seat, won in trophies.items() if won] == [winner]
    other = GURNEY if winner == AMBER else AMBER
    assert (table.at(other, "solari"), table.at(IRULAN, "solari")) == (4, 3)


def test_nobody_yields_with_others_in_the_tie():
    """IMP 60.7.3"""
    table = fight({GURNEY: {"conflict": 2}, AMBER: {"conflict": 2}, IRULAN: {"conflict": 2}})
    assert table.decision.ask.key != "yield"
    enemies = fight({GURNEY: {"conflict": 2}, IRULAN: {"conflict": 2}})
    assert enemies.decision.ask.key != "yield"


def test_if_nobody_yields_the_tie_stands():
    """IMP 60.7.3"""
    table = fight({GURNEY: {"conflict": 2}, AMBER: {"conflict": 2}})
    table.do("decline", "decline")
    while table.table["round"] == 1:
        table.do(table.options[0])
    assert (table.at(GURNEY, "solari"), table.at(AMBER, "solari")) == (4, 4)


def end(players):
    every = {seat: {**DONE, **players.get(seat, {})} for seat in range(6)}
    table = Six(every, phase="makers", conflict="propaganda", round=9)
    while not table.game.over:
        table.do(table.options[-1])
    return table


def test_ten_points_of_one_player_end_the_game():
    """IMP 60.8.1"""
    every = {seat: dict(DONE) for seat in range(6)}
    table = Six({**every, GURNEY: {**DONE, "vp": 10}}, phase="makers")
    assert table.game.over
    going = Six({**every, GURNEY: {**DONE, "vp": 9}}, phase="makers")
    assert not going.game.over


def test_the_team_with_the_larger_sum_wins():
    """IMP 60.8.2"""
    table = end({GURNEY: {"vp": 9}, MARGOT: {"vp": 6}, IRULAN: {"vp": 5}})
    assert table.game.winners == (1, 3, 5)
    assert table.game.scores == (14, 15, 14, 15, 14, 15)
    tied = end({AMBER: {"spice": 1}})
    assert tied.game.winners == (0, 2, 4)


def test_a_level_end_goes_to_whoever_revealed_last():
    """IMP 60.8.2"""
    even = {seat: {"water": 1, "garrison": 0} for seat in (IRULAN, GURNEY, AMBER, MARGOT)}
    assert end(even).game.winners == (1, 3, 5)


def test_at_the_end_nobody_is_activated():
    """IMP 60.8.3"""
    every = {seat: dict(DONE) for seat in range(6)}
    me = {**DONE, "intrigue": "crysknife"}
    table = Six({**every, MUADDIB: me}, phase="makers", conflict="propaganda", round=9)
    assert table.options == ["pass"]
    assert table.table["activated"] is None


def test_a_team_mates_cards_are_hidden():
    """IMP 60.9.2"""
    table = Six({GURNEY: {"hand": "dagger", "intrigue": "impress"}})
    seen = table.game.view(AMBER)["players"][GURNEY]
    assert "hand" not in seen
    assert (seen["hand_size"], seen["intrigue_known"]) == (1, [])
    contract.check_views("imperium", 6, 3, {"edition": "uprising"})


def test_a_guess_of_a_team_mates_hand_is_dealt_anew():
    """IMP 60.9.1, IMP 60.9.2: talk is open to all, cards are not."""
    game = landsraad.new("imperium", 6, 4, edition="uprising")
    game.apply(game.decision.options[0])
    real = game.view(GURNEY)["players"][GURNEY]["hand"]
    guesses = {
        tuple(game.observe(AMBER).sample(seed).view(GURNEY)["players"][GURNEY]["hand"])
        for seed in range(8)
    }
    assert guesses != {tuple(real)}


# --- Bloodlines


def bl(players, **table):
    return Six(players, bloodlines=True, **table)


def test_the_fierce_skills_stay_out():
    """IMP 60.10.1"""
    table = bl({}).table
    assert "fierce" not in table["skills"]
    assert len(table["skills"]) + table["skills_left"] == 12


def test_muaddibs_team_sends_figures_away():
    """IMP 60.10.2"""
    me = {"hand": "diplomacy", "spice": 2, "solari": 2}
    table = bl({GURNEY: me}, turn=GURNEY).do("send diplomacy deliver_supplies")
    assert not table.offered("resolve deliver_supplies buy_commander")
    table.pick("resolve deliver_supplies send_away")
    assert (table.at(GURNEY, "spice"), table.at(GURNEY, "intrigue_size")) == (0, 1)
    assert "deliver_supplies" not in table.table["commanders"]
    assert table.table["commanders_gone"] == 1


def standard_trashed(seat, ally=None, **given):
    """A table where Sardaukar Standard has just been trashed at Controversial Technology."""
    card = {MUADDIB: "muaddib_seek_allies", SHADDAM: "emperor_imperial_tent"}.get(seat, "diplomacy")
    me = {"hand": f"{card} sardaukar_standard", "spice": 2, **given}
    table = Six({seat: me}, bloodlines=True, modules=("tech",), turn=seat)
    if ally is not None:
        table.activate(ally)
    table.do(f"send {card} controversial_technology")
    return table.pick("resolve controversial_technology trash").do("trash sardaukar_standard hand")


@pytest.mark.parametrize("seat, ally", [(GURNEY, None), (MUADDIB, GURNEY)])
def test_sardaukar_standard_gives_muaddibs_team_nothing(seat, ally):
    """IMP 60.10.2: neither a commander nor a skill."""
    table = standard_trashed(seat, ally)
    assert table.decision.ask.key != "skill"
    assert [table.at(one, "skills") for one in range(6)] == [[]] * 6
    assert table.table["commander_bank"] == 1


@pytest.mark.parametrize("seat, ally", [(MARGOT, None), (SHADDAM, MARGOT)])
def test_sardaukar_standard_gives_shaddams_team_a_figure_and_a_skill(seat, ally):
    """IMP 33.1.11, IMP 60.10.3"""
    table = standard_trashed(seat, ally)
    assert (table.decision.seat, table.decision.ask.key) == (MARGOT, "skill")
    table.do(table.options[0])
    assert (table.at(MARGOT, "commanders")["garrison"], len(table.at(MARGOT, "skills"))) == (1, 1)
    assert table.table["commander_bank"] == 0


def test_a_tile_of_shaddam_serves_for_sardaukar_standard():
    """IMP 60.10.4: the figure of the bank is acquired too."""
    table = standard_trashed(SHADDAM, MARGOT, tech="plasteel_blades")
    table.do(table.options[0])
    assert table.offered("resolve plasteel_blades")


def test_a_figure_of_shaddams_is_the_activated_allys():
    """IMP 60.10.3"""
    me = {"hand": "emperor_demand_results", "solari": 2, "intrigue": "impress"}
    table = bl({SHADDAM: me}, turn=SHADDAM).activate(MARGOT)
    table.do("send emperor_demand_results assembly_hall")
    table.pick("resolve assembly_hall buy_commander")
    assert (table.decision.seat, table.decision.ask.key) == (MARGOT, "skill")
    table.do(table.options[0])
    assert table.at(MARGOT, "commanders")["garrison"] == 1
    assert (table.at(SHADDAM, "solari"), len(table.at(MARGOT, "skills"))) == (0, 1)
    assert table.at(SHADDAM, "commanders") == {"garrison": 0, "conflict": 0, "supply": 0}


def test_tiles_of_shaddam_serve_while_he_acquires():
    """IMP 60.10.4"""
    me = {"hand": "emperor_demand_results", "solari": 1, "intrigue": "impress"}
    me["tech"] = "sardaukar_high_command"
    table = Six({SHADDAM: me}, bloodlines=True, modules=("tech",), turn=SHADDAM).activate(MARGOT)
    table.do("send emperor_demand_results assembly_hall")
    table.pick("resolve assembly_hall buy_commander")
    assert table.decision.seat == MARGOT
    assert table.at(SHADDAM, "solari") == 0
    supplied = {"commanders": {"supply": 1}, "solari": 1}
    other = Six({SHADDAM: me, MARGOT: supplied}, bloodlines=True, modules=("tech",), turn=SHADDAM)
    other.activate(MARGOT)
    assert "recruit commander" not in other.options


@pytest.mark.parametrize("own, ally, after", [(0, 3, 1), (1, 2, 2), (1, 0, 2), (2, 0, 2)])
def test_panopticon_serves_a_commander_on_the_personal_board(own, ally, after):
    """IMP 60.8.3: whatever the allies have on the main board."""
    me = {**DONE, "tech": "panopticon", "own_track": own, "intrigue": "crysknife"}
    every = {seat: dict(DONE) for seat in range(6)}
    players = {**every, MUADDIB: me, GURNEY: {**DONE, "influence": {"fremen": ally}}}
    table = Six(players, bloodlines=True, modules=("tech",), phase="makers",
                conflict="propaganda", round=9)  # fmt: skip
    assert table.at(MUADDIB, "own_track") == after
    assert table.at(GURNEY, "influence")["fremen"] == ally


def test_the_endgame_cards_of_a_commander():
    """IMP 60.8.3: those about battle icons do nothing, the others work."""
    cards = "choam_profits secure_spice_trade shadow_alliance crysknife grasp_arrakis"
    done = "contract_harvest_3 contract_espionage contract_harvest_4 contract_immediate"
    spice = "the_spice_must_flow the_spice_must_flow"
    me = {**DONE, "intrigue": cards, "contracts_done": done, "discard": spice}
    players = {seat: dict(DONE) for seat in range(6)} | {
        MUADDIB: me,
        GURNEY: {**DONE, "influence": {"guild": 4}},
        IRULAN: {**DONE, "influence": {"guild": 5}},
    }
    table = Six(players, bloodlines=True, phase="makers", conflict="propaganda", round=9)
    assert set(table.options) == {
        "play choam_profits", "play secure_spice_trade", "play shadow_alliance", "pass"
    }  # fmt: skip


def test_a_team_mate_counts_as_esmar_tueks_own():
    """IMP 60.10.5"""
    for seat, solari, intrigue in ((GURNEY, 1, 0), (IRULAN, 0, 1)):
        players = {AMBER: {"leader": "leader_esmar_tuek", "solari": 0},
                   seat: {"hand": "dune_the_desert_planet"}}  # fmt: skip
        table = bl(players, turn=seat).do("send dune_the_desert_planet tueks_sietch")
        found = (table.at(AMBER, "solari"), table.at(AMBER, "intrigue_size"))
        assert found == (solari, intrigue)
