"""Why something is refused: the reason names its rule, and nothing changes."""

import pytest

import landsraad
from imperium.table import Table

OTHERS = [{"revealed": True}, {"revealed": True}]
ROW = ["stilgar", "scout", "chani", "dr_yueh", "opulence"]


def turn(**more):
    """The start of my turn."""
    me = {"hand": "dagger diplomacy convincing_argument reconnaissance", **more}
    extra = me.pop("table", {})
    return Table(others=OTHERS, **me, table={"row": ROW, **extra})


def reveal_turn(**more):
    """My reveal turn with 3 persuasion, a Dagger in play and Stilgar too dear."""
    me = {"hand": "dagger convincing_argument reconnaissance", **more}
    return turn(**me).do("reveal")


# --- sending


@pytest.mark.parametrize(
    "notation, rule",
    [
        ("send", "IMP 4.1.1"),
        ("send dagger", "IMP 4.1.1"),
        ("send stilgar stillsuits", "IMP 4.1.1"),
        ("send convincing_argument arrakeen", "IMP 4.1.2"),
        ("send dagger arrakeen", "IMP 4.2.1"),
        ("send reconnaissance arrakeen", "IMP 4.2.2"),
        ("send reconnaissance carthag", "IMP 4.2.2"),
        ("send dagger rally_troops", "IMP 4.3.1"),
        ("send diplomacy heighliner", "IMP 4.3.1"),
        ("send reconnaissance research_station", "IMP 4.3.1"),
        ("send reconnaissance sietch_tabr", "IMP 4.3.2"),
        ("send dagger high_council", "IMP 4.3.3"),
        ("send dagger swordmaster", "IMP 4.3.3"),
        ("send diplomacy wealth", "IMP 13.2.16"),
    ],
)
def test_sending_is_refused_by_its_rule(notation, rule):
    there = {"agents": {"arrakeen": [1], "carthag": [0]}}
    closed = {"closed": [{"space": "wealth", "by": 1}]}
    me = {"solari": 3, "council": True, "swordmaster": True}
    table = turn(**me, table={**there, **closed})
    assert notation not in table.options
    assert table.why(notation) == rule


@pytest.mark.parametrize(
    "notation, rule",
    [
        ("send dagger arrakeen", "IMP 2.3.1"),
        ("trash dagger hand", "IMP 3.4.1"),
        ("discard dagger", "IMP 3.4.3"),
        ("faction fremen", "IMP 9.1.4"),
        ("deploy 1", "IMP 5.2.2"),
        ("sell 2", "IMP 11.6.2"),
        ("pass", "IMP 6.1.1"),
    ],
)
def test_what_is_out_of_its_time_is_told_so(notation, rule):
    """The rule of the answer, not that of the question."""
    table = reveal_turn()
    assert table.why(notation) == rule
    assert not table.game.why_not(notation).text.startswith("now the question is")


@pytest.mark.parametrize(
    "notation, rule",
    [
        ("faction guild", "IMP 9.1.4"),
        ("pass", "IMP 6.1.1"),
        ("sell 2", "IMP 11.6.2"),
        ("retreat 1", "IMP 3.5.2"),
        ("trash dagger", "IMP 3.4.1"),
        ("deploy 1", "IMP 4.5.1"),
    ],
)
def test_what_does_not_begin_a_turn_is_told_when_it_has_its_time(notation, rule):
    assert turn().why(notation) == rule


def test_a_second_agent_on_a_turn_is_refused():
    """IMP 4.1.1"""
    table = turn().do("send reconnaissance arrakeen")
    assert table.asked == (0, "deploy")
    assert table.why("send dagger hall_of_oratory") == "IMP 4.1.1"
    assert "yours has been" in table.game.why_not("send dagger hall_of_oratory").text


def test_sending_without_an_agent_is_refused():
    table = turn(intrigue="windfall", table={"agents": {"arrakeen": [0], "carthag": [0]}})
    assert table.why("send dagger hall_of_oratory") == "IMP 4.1.1"


def test_a_card_without_icons_is_refused_for_its_missing_icon_even_with_an_envoy_elsewhere():
    table = turn(intrigue="dispatch_an_envoy").do("play dispatch_an_envoy")
    assert table.why("send convincing_argument wealth") == ""
    assert table.why("send convincing_argument arrakeen") == "IMP 4.2.1"


# --- acquiring


@pytest.mark.parametrize(
    "notation, rule",
    [
        ("acquire stilgar", "IMP 5.3.1"),
        ("acquire the_spice_must_flow", "IMP 5.3.1"),
        ("acquire worm_riders", "IMP 5.3.1"),
        ("acquire foldspace", "IMP 13.1.2"),
        ("acquire arrakis_liaison on_deck", "IMP 5.3.4"),
    ],
)
def test_acquiring_is_refused_by_its_rule(notation, rule):
    table = reveal_turn()
    assert "acquire arrakis_liaison" in table.options
    assert notation not in table.options
    assert table.why(notation) == rule


def test_an_empty_stack_of_the_reserve_sells_nothing():
    others = [{"revealed": True, "discard": ["arrakis_liaison"] * 8}, OTHERS[1]]
    table = Table(hand="dagger convincing_argument", others=others).do("reveal")
    assert table.why("acquire arrakis_liaison") == "IMP 5.3.1"


def test_acquiring_outside_the_reveal_turn_is_refused():
    assert turn().why("acquire scout") == "IMP 5.3.1"


def test_an_effect_that_acquires_refuses_what_is_beyond_its_limit():
    """IMP 19.1.32"""
    table = turn(intrigue="bypass_protocol").do("play bypass_protocol")
    assert "acquire scout" in table.options
    assert table.why("acquire stilgar") == "IMP 19.1.32"
    assert table.why("acquire foldspace") == "IMP 13.1.2"


# --- intrigue cards


@pytest.mark.parametrize(
    "notation, rule",
    [
        ("play water_of_life", "IMP 10.2.2"),
        ("play ambush", "IMP 10.2.1"),
        ("play tiebreaker", "IMP 10.2.1"),
        ("play demand_respect", "IMP 10.2.1"),
        ("play bribery", "IMP 10.2.2"),
        ("play councilors_dispensation", "IMP 10.2.2"),
        ("play urgent_mission", "IMP 10.2.2"),
    ],
)
def test_a_plot_card_is_refused_by_its_rule(notation, rule):
    held = "ambush tiebreaker demand_respect bribery councilors_dispensation urgent_mission"
    table = turn(intrigue=held)
    assert not table.offered("play")
    assert table.why(notation) == rule


def test_a_card_for_the_start_of_a_turn_is_refused_later():
    table = turn(intrigue="bindu_suspension").do("send diplomacy wealth")
    assert table.why("play bindu_suspension") == "IMP 14.1.1"


def test_a_card_for_sending_is_refused_when_the_agent_is_sent():
    table = turn(intrigue="infiltrate").do("send diplomacy wealth")
    assert table.why("play infiltrate") == "IMP 10.2.2"


def test_a_plot_card_is_refused_in_combat():
    me = {"conflict": 1, "intrigue": "windfall ambush", "table": {"phase": "combat"}}
    table = turn(**me)
    assert table.asked == (0, "combat")
    assert table.why("play ambush") == ""
    assert table.why("play windfall") == "IMP 10.2.1"


# --- the other words


def test_too_many_troops_or_no_number_are_refused():
    table = turn(garrison=5).do("send diplomacy stillsuits")
    assert table.why("deploy 2") == ""
    assert table.why("deploy 3") == "IMP 4.5.2"
    assert table.why("deploy some") == "IMP 4.5.1"


def test_deploying_from_a_space_without_a_fight_is_refused():
    table = turn(intrigue="windfall").do("send diplomacy wealth")
    assert table.why("deploy 1") == "IMP 4.5.3"


def test_ending_a_turn_with_an_effect_to_come_is_refused():
    table = turn(hand="space_travel dagger", deck="").do("send space_travel foldspace")
    assert table.why("done") == "IMP 3.1.1"


def test_revealing_on_an_agent_turn_or_outside_the_phase_is_refused():
    assert turn().do("send reconnaissance arrakeen").why("reveal") == "IMP 2.3.1"
    fight = turn(conflict=1, intrigue="ambush", table={"phase": "combat"})
    assert fight.why("reveal") == "IMP 2.3.1"


def test_an_effect_that_cannot_be_paid_is_refused():
    table = turn(hand="duncan_idaho dagger", water=0, garrison=1).do("send duncan_idaho arrakeen")
    assert table.why("resolve duncan_idaho pay_water_1") == "IMP 3.2.3"


@pytest.mark.parametrize("word", ["", "dance", "Send dagger hall_of_oratory"])
def test_an_unknown_word_is_refused_by_the_question_asked(word):
    assert turn().why(word) == "IMP 2.3.2"


@pytest.mark.parametrize(
    "notation",
    ["send lasgun arrakeen", "send dagger ix", "acquire lasgun", "acquire", "play lasgun", "play"],
)
def test_an_unknown_card_or_space_has_no_rule(notation):
    table = turn()
    assert table.game.why_not(notation) is not None
    assert table.why(notation) == ""


def test_what_is_offered_is_not_refused():
    table = turn()
    assert [table.game.why_not(option) for option in table.options] == [None] * len(table.options)


@pytest.mark.parametrize(
    "notation",
    ["", "dance", "send dagger", "send dagger arrakeen", "send lasgun ix", "send stilgar carthag",
     "acquire scout", "play windfall", "deploy 1", "done", "resolve wealth solari_2",
     "faction guild"],
)  # fmt: skip
def test_an_illegal_choice_changes_nothing(notation):
    table = turn()
    before, options = table.game.digest(), table.options
    with pytest.raises(landsraad.IllegalAction) as refused:
        table.do(notation)
    assert (table.game.digest(), table.options) == (before, options)
    assert refused.value.reason == table.game.why_not(notation)
    assert table.do("send dagger hall_of_oratory").game.actions == ["send dagger hall_of_oratory"]


def test_after_the_end_every_choice_is_refused():
    table = Table(vp=10, table={"phase": "makers"})
    before = table.game.digest()
    with pytest.raises(landsraad.IllegalAction):
        table.do("reveal")
    assert table.game.digest() == before
