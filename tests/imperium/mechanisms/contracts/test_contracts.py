"""Contracts (IMP 42)."""

import pytest

import landsraad
from imperium.table import Table

DUNE, DIPLOMACY, RECON = "dune_the_desert_planet", "diplomacy", "reconnaissance"
OPEN = ["contract_espionage", "contract_deliver_supplies"]


def up(table=None, **me):
    described = {"contracts": OPEN, **(table or {})}
    return Table(uprising=True, modules=("choam",), table=described, **{"garrison": 0, **me})


def test_twenty_contracts_two_of_them_open():
    """IMP 42.1.1, IMP 42.1.2"""
    table = up().table
    assert (len(table["contracts"]), table["contracts_left"]) == (2, 18)
    game = landsraad.new("imperium", 3, 1, edition="uprising", modules=("choam",))
    assert len(game.view(None)["table"]["contracts"]) == 2


def test_without_the_module_the_icon_gives_solari():
    """IMP 42.1.3"""
    table = Table(uprising=True, hand=DIPLOMACY).do(f"send {DIPLOMACY} dutiful_service")
    assert table.solari == 2
    assert "contracts" not in table.table


def test_with_all_contracts_gone_the_icon_gives_solari():
    """IMP 42.1.3"""
    keys = {one["key"]: one["copies"] for one in
            landsraad.games()["imperium"].rules.sheet()["contracts"].values()}  # fmt: skip
    done = [key for key, copies in keys.items() for _ in range(copies)]
    every = [key for key in done if key in _known()]
    table = up({"contracts": []}, hand=DIPLOMACY, others=[{"contracts_done": every}])
    table.do(f"send {DIPLOMACY} dutiful_service")
    assert table.solari == 2


def _known():
    view = landsraad.new("imperium", 3, 1, edition="uprising", modules=("choam",))
    selection = view.state.setup.selection
    from landsraad.games.imperium.mechanisms.contracts.state import CONTRACTS

    return {CONTRACTS[number].key for number in selection.numbers("contracts")}


def test_an_open_contract_is_taken_and_the_gap_refilled():
    """IMP 42.2.1, IMP 42.2.2"""
    table = up({"contracts_top": ["contract_harvest_4"]}, hand=DIPLOMACY)
    table.do(f"send {DIPLOMACY} dutiful_service")
    assert table.options == [f"contract {key}" for key in OPEN]
    assert table.why("contract contract_harvest_3") == "IMP 42.2.1"
    table.do("contract contract_espionage")
    assert table.contracts == ["contract_espionage"]
    assert table.table["contracts"] == ["contract_deliver_supplies", "contract_harvest_4"]
    assert table.table["contracts_left"] == 17


def test_an_immediate_contract_is_completed_when_taken():
    """IMP 42.2.3, IMP 42.2.4: it costs nothing here."""
    table = up({"contracts": ["contract_immediate", "contract_espionage"]}, hand=DIPLOMACY)
    table.do(f"send {DIPLOMACY} dutiful_service", "contract contract_immediate")
    assert (table.contracts, table.contracts_done) == ([], ["contract_immediate"])
    assert table.solari == 2


def test_two_contracts_are_set_aside_for_shaddam():
    """IMP 42.2.5"""
    table = up(leader="shaddam_corrino_iv", hand=DIPLOMACY, others=[{"leader": "muaddib"}])
    aside = ["contract_sardaukar_cards", "contract_sardaukar_recall"]
    assert sorted(table.table["contracts_aside"]) == aside
    table.do(f"send {DIPLOMACY} dutiful_service")
    assert set(table.options) == {f"contract {key}" for key in (*OPEN, *aside)}
    table.do("contract contract_sardaukar_cards")
    assert len(table.table["contracts"]) == 2
    other = up(hand=DIPLOMACY, others=[{"leader": "shaddam_corrino_iv"}])
    other.do(f"send {DIPLOMACY} dutiful_service")
    assert other.options == [f"contract {key}" for key in OPEN]


def test_a_contract_of_a_space_is_completed_by_an_agent_there():
    """IMP 42.3.1, IMP 42.1.2: it lies face down and counts."""
    table = up(hand=DIPLOMACY, contracts="contract_deliver_supplies",
               table={"contracts": ["contract_espionage"]})  # fmt: skip
    table.do(f"send {DIPLOMACY} deliver_supplies")
    assert table.solari == 3
    assert (table.contracts, table.contracts_done) == ([], ["contract_deliver_supplies"])


def test_all_contracts_of_the_space_are_completed_in_any_order():
    """IMP 42.3.2"""
    held = "contract_arrakeen_water contract_arrakeen_spy"
    table = up(hand=RECON, contracts=held, water=0).do(f"send {RECON} arrakeen")
    assert table.water == 1, "what needs no choice is done at once"
    assert any("contract_arrakeen_spy" in one for one in table.options)
    assert "done" not in table.options
    while table.asked[0] == 0 and table.asked[1] != "end_turn":
        table.do(next(o for o in table.options if not o.startswith("deploy")))
    assert sorted(table.contracts_done) == sorted(held.split())
    assert len(table.spies) == 1


def test_a_contract_taken_on_the_turn_waits():
    """IMP 42.3.3"""
    opened = {"contracts": ["contract_high_council_solari", "contract_espionage"]}
    table = up(opened, hand="priority_contracts", solari=5)
    table.do("send priority_contracts high_council")
    while table.asked[0] == 0 and table.asked[1] != "contract":
        table.do(next(o for o in table.options if "contract" in o))
    table.do("contract contract_high_council_solari")
    assert table.contracts == ["contract_high_council_solari"]


@pytest.mark.parametrize("bonus, done", [(0, False), (1, True), (3, True)])
def test_a_harvest_contract_counts_the_spice_of_the_turn(bonus, done):
    """IMP 42.3.4"""
    table = up({"bonus_spice": {"hagga_basin": bonus}}, hand=DUNE, water=1,
               contracts="contract_harvest_3")  # fmt: skip
    table.do(f"send {DUNE} hagga_basin")
    assert (table.contracts == []) == done
    assert table.solari == (3 if done else 0)


def test_spice_of_a_card_counts_for_a_harvest():
    """IMP 42.3.4: together with what is harvested."""
    table = up(hand="smugglers_harvester", water=1, contracts="contract_harvest_3")
    table.do("send smugglers_harvester hagga_basin")
    assert (table.spice, table.contracts) == (3, [])


def test_a_card_that_is_acquired_completes_a_contract():
    """IMP 42.3.5"""
    table = up(hand="convincing_argument", persuasion=7, influence={"guild": 0},
               contracts="contract_acquire_spice_must_flow")  # fmt: skip
    assert "acquire the_spice_must_flow" in table.options
    table.do("acquire the_spice_must_flow")
    assert (table.contracts, table.influence["guild"]) == ([], 1)
    assert table.solari == 3


def test_a_position_has_no_more_contracts_than_there_are():
    """IMP 42.1.1"""
    with pytest.raises(landsraad.InvalidSetup, match="not that many copies"):
        up(contracts="contract_harvest_4 contract_harvest_4")
    with pytest.raises(landsraad.InvalidSetup, match="2 contracts lie open"):
        up({"contracts": [*OPEN, "contract_harvest_4"]})


def test_the_reason_why_a_contract_cannot_be_taken():
    """IMP 42.2.1, IMP 42.2.4, IMP 42.2.5"""
    shaddam = [{"leader": "shaddam_corrino_iv"}, {}]
    keys = ["contract_harvest_3", "contract_espionage"]
    at = up({"contracts": keys}, hand=DIPLOMACY, others=shaddam)
    at.do(f"send {DIPLOMACY} dutiful_service")
    assert at.options == [f"contract {key}" for key in keys]
    assert at.why("contract contract_immediate") == "IMP 42.2.1"
    assert at.why("contract contract_sardaukar_cards") == "IMP 42.2.5"
    assert "there is no contract" in at.game.why_not("contract contract_none").text
    priced = {"contracts": ["contract_bl_immediate", *keys[:1]]}
    at = Table(uprising=True, bloodlines=True, modules=("choam",), table=priced, hand=DIPLOMACY,
               leader="shaddam_corrino_iv")  # fmt: skip
    at.do(f"send {DIPLOMACY} dutiful_service")
    assert at.why("contract contract_bl_immediate") == "IMP 42.2.4"
