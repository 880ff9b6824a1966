"""Rise of Ix with Uprising: what is set up, and how the two work together (IMP 48)."""

import pytest

import landsraad
from imperium.inventory import rows
from imperium.sets.base.test_inventory import compare
from imperium.sets.uprising.test_inventory import contract_row
from imperium.table import Table
from imperium.uprising_turns import ALONE, BARE
from landsraad.games.imperium.engine.catalogue import CONFLICTS, SET, SPACES
from landsraad.games.imperium.facets.audit import audit

COVERED = {"assembly_hall", "gather_support", "shipping", "accept_contract"}
NEW = {"smuggling", "interstellar_shipping", "tech_negotiation", "dreadnought"}
OPEN = ["contract_espionage", "contract_deliver_supplies"]
FIRST = {tile.key for tile in SET["ix_choam"].of("first_contracts")}


def new(seats=4, seed=1, more=(), **options):
    """A game with Rise of Ix."""
    sets = {"edition": "uprising", "expansions": ["ix", *more]}
    return landsraad.new("imperium", seats, seed, **sets, **options)


def table(**me):
    """A table of both sets with contracts, where seat 0 is alone on the way through the round."""
    described = {"uprising": True, "ix": True, "modules": ("choam",), "others": ALONE}
    place = {"contracts": OPEN, **me.pop("table", {})}
    return Table(**{**described, **BARE, "intrigue": "impress", **me}, table=place)


def combat(conflict, others=(), **me):
    """Combat, where seat 0 is asked while it holds a card."""
    place = {"phase": "combat", "conflict": conflict}
    rest = [{"garrison": 0, **house} for house in (*others, {}, {})][:2]
    mine = {**BARE, "intrigue": "impress", **me}
    return Table(uprising=True, ix=True, others=rest, table=place, **mine)


# --- setup


def test_the_overlay_covers_four_spaces_and_brings_four():
    """IMP 48.1.1"""
    spaces = set(new().view(None)["table"]["spaces"])
    assert len(spaces) == 22
    assert not spaces & COVERED
    assert spaces >= NEW | {"high_council", "imperial_privilege", "swordmaster"}
    refusal = table(hand="dagger").game.why_not("send dagger assembly_hall")
    assert "Assembly Hall" in str(refusal)


def test_two_posts_go_and_two_come():
    """IMP 48.1.2"""
    posts = {post["key"]: post["spaces"] for post in new().view(None)["table"]["posts"]}
    assert len(posts) == 13
    assert not {"post_assembly", "post_choam"} & set(posts)
    assert set(posts["post_shipping"]) == {"interstellar_shipping", "smuggling"}
    assert set(posts["post_ix"]) == {"tech_negotiation", "dreadnought"}
    without = landsraad.new("imperium", 4, 1, edition="uprising").view(None)["table"]["posts"]
    assert not {"post_shipping", "post_ix"} & {post["key"] for post in without}


@pytest.mark.parametrize(
    "space, post", [("smuggling", "post_shipping"), ("tech_negotiation", "post_ix")]
)
def test_a_spy_on_a_new_post_watches_both_its_spaces(space, post):
    """IMP 48.1.2: it gets past the agent of an enemy, and gathers intelligence."""
    card = "dune_the_desert_planet" if space == "smuggling" else "dagger"
    place = {"agents": {space: [1]}}
    assert f"send {card} {space}" not in table(hand=card, table=place).options
    at = table(hand=card, spies=post, table=place).do(f"send {card} {space}")
    assert at.spies == []
    free = table(hand=f"{card} reconnaissance", spies=post, deck="dagger seek_allies")
    free.do(f"send {card} {space}", f"recall_spy {post}")
    assert (free.spies, free.hand_size) == ([], 2)


def test_a_spy_may_be_placed_on_the_new_posts_by_their_kinds():
    """IMP 48.1.2: a Landsraad post for who asks for one, and a Spice Trade post."""
    at = table(hand="diplomacy", spice=1).do("send diplomacy espionage")
    if at.offered("resolve espionage spy"):
        at.do("resolve espionage spy")
    assert {"spy post_ix", "spy post_shipping"} <= set(at.options)
    assert not {"spy post_assembly", "spy post_choam"} & set(at.options)


def test_the_decks_and_the_leaders_join():
    """IMP 48.1.3"""
    shared = new().view(None)["table"]
    assert (shared["imperium_deck"] + 5, shared["intrigue_deck"]) == (65 + 35, 40 + 17)
    tiles = sum(stack["left"] for stack in shared["tech"])
    assert tiles in (15, 18)
    leaders = ["ilesa_ecaz", "tessia_vernius", "muaddib", "prince_rhombur_vernius"]
    players = new(leaders=leaders).view(None)["players"]
    assert [player["leader"] for player in players] == leaders
    assert all(player["dreadnoughts"]["supply"] == 2 for player in players)


def test_only_ilesa_gains_foldspace():
    """IMP 48.1.3"""
    ring = {"hand": "signet_ring", "solari": 1}
    at = table(leader="ilesa_ecaz", **ring).do("send signet_ring arrakeen")
    at.do(at.offered("resolve ilesa_ecaz")[0])
    assert (at.discard, at.table["reserve"]["foldspace"]) == (["foldspace"], 5)
    rich = table(hand="dagger", persuasion=20).do("reveal")
    assert rich.table["reserve"]["foldspace"] == 6
    assert rich.offered("acquire foldspace") == []
    plain = landsraad.new("imperium", 4, 1, edition="uprising").view(None)["table"]["reserve"]
    assert "foldspace" not in plain


def deck(game):
    """All conflict cards of a game that has just begun."""
    state = game.state
    return [CONFLICTS[card] for card in (*state.conflict_deck, state.conflict) if card >= 0]


def conflicts(game):
    """The keys of its conflicts."""
    return {card.key for card in deck(game)}


def test_the_conflicts_of_ix_stay_out():
    """IMP 48.1.4"""
    own = {card.key for card in SET["ix"].conflicts}
    found = set().union(*(conflicts(new(seed=seed)) for seed in range(8)))
    assert not found & own
    with pytest.raises(landsraad.InvalidSetup, match="left out"):
        combat("trade_monopoly")
    guess = new(seed=3).observe(0).sample(5)
    assert not conflicts(guess) & own


def test_the_epic_game_takes_economic_supremacy_alone():
    """IMP 48.1.5, IMP 27.1.2"""
    own = {card.key for card in SET["ix"].conflicts}
    for seed in range(4):
        game = new(seed=seed, epic=True)
        assert conflicts(game) & own == {"economic_supremacy"}
        levels = [card.level for card in deck(game)]
        assert (levels.count(3), levels.count(2), levels.count(1)) == (5, 5, 0)
        assert (game.view(0)["players"][0]["garrison"]) == 5
    cards = game.view(0)["players"][0]
    assert "control_the_spice" in cards["hand"] + cards["deck_cards"]


def test_economic_supremacy_makes_no_pair():
    """IMP 48.1.5: it has no battle icon, whatever tile its winner has."""
    others = [{"conflict": 1, "garrison": 0}, {"garrison": 0}]
    mine = {**BARE, "conflict": 3, "objective": "objective_crysknife", "vp": 2}
    sets = {"uprising": True, "epic": True, "bloodlines": True, "modules": ("tech", "choam")}
    place = {"phase": "combat", "conflict": "economic_supremacy", "round": 6}
    for tile in ("", "ornithopter_fleet"):
        at = Table(**sets, others=others, table=place, **mine, tech=tile, intrigue="impress")
        at.do("pass")
        while at.table["conflict"] == "economic_supremacy":
            at.do("done" if "done" in at.options else at.options[0])
        assert at.vp == 3
        assert [(card["key"], card["face_up"]) for card in at.trophies] == [
            ("economic_supremacy", True)
        ]


def test_grasp_arrakis_takes_a_conflict_card_without_an_icon():
    """IMP 47.2.4, IMP 48.1.5: any two face-up cards."""
    sets = {"uprising": True, "epic": True, "bloodlines": True, "modules": ("choam",)}
    mine = {**BARE, "trophies": ["economic_supremacy"], "objective": "objective_crysknife"}
    place = {"phase": "endgame", "round": 10}
    at = Table(**sets, table=place, **mine, intrigue="grasp_arrakis", vp=3)
    at.do("play grasp_arrakis")
    assert at.vp == 4
    assert not any(card["face_up"] for card in (at.objective, *at.trophies))


@pytest.mark.parametrize("seats, spaces", [(3, {"dreadnought"}), (4, NEW - COVERED)])
def test_commanders_of_covered_spaces_stand_on_the_ix_board(seats, spaces):
    """IMP 48.1.6"""
    shared = new(seats, more=["bloodlines"]).view(None)["table"]
    wanted = {"sardaukar", "dutiful_service", "deliver_supplies", "high_council", "dreadnought"}
    assert set(shared["commanders"]) == wanted | ({"tech_negotiation"} if seats == 4 else set())


def test_a_commander_of_the_ix_board_is_bought_there():
    """IMP 48.1.6"""
    at = table(bloodlines=True, hand="dagger", solari=5, others=ALONE)
    at.do("send dagger dreadnought", "resolve dreadnought buy_commander")
    assert at.commanders["garrison"] == 1
    assert "dreadnought" not in at.table["commanders"]


@pytest.mark.parametrize("modules, tiles", [(("tech",), 18 + 17), (("tech", "choam"), 18 + 18)])
def test_all_tiles_lie_on_the_ix_board(modules, tiles):
    """IMP 48.1.7"""
    game = new(more=["bloodlines"], modules=modules)
    assert sum(stack["left"] for stack in game.view(None)["table"]["tech"]) in (tiles, tiles - 3)
    at = Table(
        uprising=True, ix=True, bloodlines=True, modules=modules, hand="dagger", solari=5, spice=9,
        others=ALONE,
    )  # fmt: skip
    at.do("send dagger high_council")
    assert not [option for option in at.options if "ixian_embassy" in option]


@pytest.mark.parametrize(
    "seats, options, reason",
    [
        (4, {"modules": ["ix_tiles"]}, "needs"),
        (4, {"more": ["bloodlines"], "modules": ["tech", "ix_tiles"]}, "34.1.3"),
        (4, {"modules": ["tech"]}, "needs Bloodlines"),
        (4, {"modules": ["ix_choam"]}, "module"),
        (4, {"more": ["ix_uprising"]}, "expansion"),
    ],
)
def test_what_does_not_go_together_is_refused(seats, options, reason):
    """IMP 37.1.6, IMP 34.1.1, IMP 34.1.3"""
    with pytest.raises(landsraad.InvalidSetup, match=reason):
        new(seats, **options)


def test_without_ix_there_is_no_epic_game_of_uprising():
    """IMP 27.1.1"""
    with pytest.raises(landsraad.InvalidSetup, match="needs Rise of Ix"):
        landsraad.new("imperium", 4, 1, edition="uprising", epic=True)


# --- units


def test_a_dreadnought_takes_control_of_a_space_of_uprising():
    """IMP 48.2.1, IMP 48.2.2: the wall stands, and is no matter to it."""
    at = combat("siege_of_arrakeen", [{"conflict": 1}], dreadnoughts={"conflict": 1})
    assert at.table["shield_wall"]
    at.do("pass")
    while not at.offered("station"):
        at.do("done" if "done" in at.options else at.options[0])
    assert set(at.options) == {
        "station arrakeen", "station spice_refinery", "station imperial_basin"
    }  # fmt: skip
    at.do("station spice_refinery")
    assert at.table["flags"] == {"spice_refinery": 0}


def test_the_controller_by_dreadnought_has_the_bonus():
    """IMP 48.2.1"""
    others = [{"hand": "reconnaissance"}, ALONE[0]]
    place = {"flags": {"spice_refinery": 0}, "turn": 1, "control": {"spice_refinery": 2}}
    at = table(revealed=True, others=others, table=place)
    at.do("send reconnaissance spice_refinery")
    assert (at.solari, at.player(2)["solari"]) == (1, 0)


def test_dreadnoughts_fight_behind_the_wall_where_sandworms_do_not():
    """IMP 48.2.2"""
    place = {"conflict": "siege_of_arrakeen"}
    mine = {"hand": "reconnaissance", "dreadnoughts": {"garrison": 1}, "hooks": True}
    at = table(**mine, table=place).do("send reconnaissance arrakeen")
    assert at.do("deploy dreadnought").strength == 3
    dune = {**mine, "hand": "dune_the_desert_planet", "water": 1}
    walled = table(**dune, table=place).do("send dune_the_desert_planet hagga_basin")
    walled.do("resolve hagga_basin spice_or_sandworms")
    assert (walled.sandworms, walled.spice) == (0, 2)


@pytest.mark.parametrize(
    "tech, answer",
    [("", "station arrakeen"), ("detonation_devices", "use detonation_devices")],
)
def test_a_sandworm_doubles_neither_control_nor_its_ransom(tech, answer):
    """IMP 48.2.3"""
    at = combat(
        "skirmish_desert_mouse", [{"conflict": 1}], sandworms=1, dreadnoughts={"conflict": 2},
        tech=tech,
    )  # fmt: skip
    before = at.vp
    at.do("pass")
    while answer not in at.options:
        at.do("done" if "done" in at.options else at.options[0])
    assert at.solari == 4, "the reward of two solari is doubled"
    at.do(answer)
    assert at.offered("station") == at.offered("use detonation_devices") == []
    assert at.vp - before == bool(tech)


def test_sandworms_are_not_driven_back():
    """IMP 48.2.4"""
    enemy = [{"sandworms": 2, "garrison": 0, "revealed": True}, ALONE[0]]
    place = {"conflict": "trade_dispute"}
    at = table(hand="desert_ambush", garrison=2, others=enemy, table=place)
    at.do("send desert_ambush imperial_basin", "deploy 2")
    assert at.offered("resolve desert_ambush") == []
    enemy[0]["conflict"] = 1
    at = table(hand="desert_ambush", garrison=2, others=enemy, table=place)
    at.do("send desert_ambush imperial_basin", "deploy 2", "resolve desert_ambush desert_ambush")
    assert at.offered("rout") == [option for option in at.offered("rout") if "troop" in option]
    at.do(at.offered("rout")[0])
    assert (at.player(1)["sandworms"], at.player(1)["conflict"]) == (2, 0)
    assert at.offered("rout") == []


@pytest.mark.parametrize("troops, ships, works", [(1, 1, False), (2, 1, True), (0, 2, False)])
def test_sandworms_neither_count_for_a_withdrawal_nor_go(troops, ships, works):
    """IMP 48.2.4"""
    offer = "resolve negotiated_withdrawal pay_retreat_units"
    at = table(
        hand="negotiated_withdrawal", sandworms=2, conflict=troops,
        dreadnoughts={"conflict": ships},
    )  # fmt: skip
    assert (offer in at.do("reveal").options) == works
    if works:
        at.do(offer)
        assert "retreat sandworm" not in at.options


@pytest.mark.parametrize("ships, works", [(0, False), (1, True)])
def test_units_of_all_kinds_are_counted_together(ships, works):
    """IMP 48.2.5: a sandworm and a troop, and with a dreadnought three units."""
    at = table(
        hand="dune_the_desert_planet", water=1, hooks=True, garrison=1, intrigue="distraction",
        dreadnoughts={"garrison": ships}, table={"conflict": "trade_dispute"},
    )  # fmt: skip
    at.do("send dune_the_desert_planet hagga_basin")
    at.do("resolve hagga_basin spice_or_sandworms", "take sandworms", "deploy 1")
    assert at.offered("play distraction") == []
    if ships:
        at.do("deploy dreadnought")
    assert bool(at.offered("play distraction")) == works


def test_shaddam_deploys_no_dreadnought_on_the_turn_of_his_signet():
    """IMP 48.2.6"""
    mine = {"leader": "shaddam_corrino_iv", "dreadnoughts": {"garrison": 1}}
    at = table(hand="signet_ring", **mine).do("send signet_ring arrakeen")
    assert at.offered("deploy") == []
    free = table(hand="reconnaissance", **mine).do("send reconnaissance arrakeen")
    assert "deploy dreadnought" in free.options


def test_shaddam_summons_no_sandworm_on_the_turn_of_his_signet():
    """IMP 46.4.8"""
    mine = {"leader": "shaddam_corrino_iv", "intrigue": "unexpected_allies", "water": 2}
    place = {"conflict": "trade_dispute"}
    at = table(hand="signet_ring", **mine, table=place).do("send signet_ring arrakeen")
    at.do("play unexpected_allies")
    assert at.sandworms == 0
    free = table(hand="reconnaissance", **mine, table=place).do("send reconnaissance arrakeen")
    assert free.do("play unexpected_allies").sandworms == 1


def test_unloaded_troops_stay_at_home_under_shaddams_ban():
    """IMP 48.2.6"""
    unloads = {"hand": "signet_ring treachery", "tech": "holoprojectors"}
    mine = {"leader": "shaddam_corrino_iv", **unloads}
    for card, there in (("signet_ring", 0), ("reconnaissance", 2)):
        hand = unloads["hand"].replace("signet_ring", card)
        at = table(**{**mine, "hand": hand}).do(f"send {card} arrakeen", "use holoprojectors")
        if "discard treachery" in at.options:
            at.do("discard treachery")
        while at.offered("resolve treachery"):
            at.do(at.offered("resolve treachery")[0])
        assert at.conflict == there


# --- spies and tracks


def test_infiltration_icons_need_no_spy():
    """IMP 48.2.7"""
    place = {"agents": {"arrakeen": [1]}}
    at = table(hand="bounty_hunter", spies="post_arrakeen", table=place)
    at.do("send bounty_hunter arrakeen")
    assert at.spies == ["post_arrakeen"]
    assert {"recall_spy post_arrakeen", "decline"} <= set(at.options)


def test_invasion_ships_need_no_spy():
    """IMP 48.2.7"""
    place = {"agents": {"arrakeen": [1]}}
    at = table(
        hand="reconnaissance dagger", spies="post_arrakeen", tech="invasion_ships", table=place
    )
    at.do("use invasion_ships")
    if "discard dagger" in at.options:
        at.do("discard dagger")
    at.do("send reconnaissance arrakeen")
    assert at.spies == ["post_arrakeen"]
    assert "decline" in at.options


def test_the_bonus_of_the_emperor_track_is_a_spy_for_tessia():
    """IMP 48.2.8"""
    at = table(
        leader="tessia_vernius", hand="diplomacy", influence={"emperor": 1, "guild": 2},
        snooped="guild",
    )  # fmt: skip
    at.do("send diplomacy dutiful_service")
    while not at.offered("spy"):
        at.do(at.offered("resolve tessia")[0])
    at.do("spy post_ix")
    assert at.spies == ["post_ix"]


# --- contracts


def test_the_ten_contracts_match_the_inventory():
    printed = [row for row in rows("uprising", "contracts") if row["set"] == "ix"]
    assert len(printed) == 10
    compare([contract_row("ix", tile) for tile in SET["ix_choam"].of("first_contracts")], printed)


@pytest.mark.parametrize("seats", [3, 4])
def test_each_player_keeps_one_of_two_contracts(seats):
    """IMP 48.3.1"""
    game = new(seats, modules=("choam",), leaders="draft")
    asked = []
    while game.decision.ask.key != "turn":
        if game.decision.ask.key == "first_contract":
            asked.append(game.decision.seat)
            assert len(game.decision.options) == 2
            assert {str(option).split()[1] for option in game.decision.options} <= FIRST
            assert "not dealt to you" in str(game.why_not("contract contract_espionage"))
        game.apply(game.decision.options[0])
        audit(game.state)
    first = game.view(None)["table"]["first"]
    assert asked == [(first + seat) % seats for seat in range(seats)]
    kept = [player["contracts"] for player in game.view(None)["players"]]
    assert all(len(one) == 1 and one[0] in FIRST for one in kept)
    assert len({one[0] for one in kept}) == seats


def test_what_others_were_dealt_stays_unknown():
    """IMP 48.3.1: before and after they choose."""
    game = new(modules=("choam",), leaders=["muaddib", "princess_irulan"])
    while game.decision.ask.key != "first_contract":
        game.apply(game.decision.options[0])
    me = game.decision.seat
    other = (me + 1) % 4
    seen = set()
    for seed in range(12):
        guess = game.observe(me).sample(seed)
        assert guess.decision.options == game.decision.options
        assert guess.view(me) == game.view(me)
        guess.apply(guess.decision.options[0])
        seen.add(tuple(map(str, guess.decision.options)))
        audit(guess.state)
    assert len(seen) > 3
    looks = {str(game.observe(other).sample(seed).decision.options) for seed in range(12)}
    assert len(looks) > 3, "another seat cannot tell what is asked"
    returned = str(game.decision.options[1])
    game.apply(game.decision.options[0])
    told = [str(option) for seed in range(12)
            for option in game.observe(me).sample(seed).decision.options]  # fmt: skip
    assert returned not in told, "who gave a contract back knows that nobody else has it"


def test_the_ten_never_come_into_the_bank():
    """IMP 48.3.2"""
    shared = new(modules=("choam",)).view(None)["table"]
    assert len(shared["contracts"]) + shared["contracts_left"] == 20
    assert not set(shared["contracts"]) & FIRST
    with pytest.raises(landsraad.InvalidSetup, match="to lie there"):
        table(hand="dagger", table={"contracts": ["contract_ix_secrets"]})


SENT = [
    ("dreadnought", "dagger", "dreadnought", {"negotiators": 1}),
    ("espionage", "diplomacy", "espionage", {"solari": 1}),
    ("heighliner", "diplomacy", "heighliner", {"solari": 3}),
    ("high_council", "dagger", "high_council", {"negotiators": 1}),
    ("interstellar_shipping", "dune_the_desert_planet", "interstellar_shipping",
     {"negotiators": 1}),
    ("secrets", "diplomacy", "secrets", {}),
    ("smuggling", "dune_the_desert_planet", "smuggling", {}),
    ("tech_negotiation", "dagger", "tech_negotiation", {}),
    ("harvest_3", "dune_the_desert_planet", "imperial_basin", {}),
    ("harvest_4", "dune_the_desert_planet", "imperial_basin", {"solari": 2}),
]  # fmt: skip
RICH = {"solari": 5, "spice": 5, "influence": {"guild": 2}}


def paid(key, card, space, **me):
    """What an agent brings with a contract; tiles, freighters and ships are left."""
    place = {"bonus_spice": {"imperial_basin": 3}, **me.pop("table", {})}
    at = table(**{**RICH, "hand": f"{card} dagger", **me}, contracts=key, table=place)
    at.do(f"send {card} {space}")
    while at.asked[1] not in ("turn", "end_turn"):
        mine = [option for option in at.options if "contract" in option]
        leave = [option for option in ("done", "decline", "take tech") if option in at.options]
        at.do((mine or leave or at.options)[0])
    return at


@pytest.mark.parametrize("key, card, space, found", SENT)
def test_a_first_contract_gives_another_one_and_more(key, card, space, found):
    """IMP 48.3.2, IMP 48.3.3"""
    alone, at = paid("", card, space), paid(f"contract_ix_{key}", card, space)
    for name in ("solari", "negotiators"):
        assert getattr(at, name) - getattr(alone, name) == found.get(name, 0), name
    assert at.contracts_done == [f"contract_ix_{key}"]
    assert len(at.contracts) == 1
    assert set(at.contracts) <= set(OPEN)
    elsewhere = paid(f"contract_ix_{key}", "reconnaissance", "arrakeen")
    assert elsewhere.contracts == [f"contract_ix_{key}"]


def test_without_a_troop_in_supply_no_negotiator_comes():
    """IMP 48.3.3"""
    at = paid("contract_ix_high_council", "dagger", "high_council", garrison=12)
    assert (at.negotiators, len(at.contracts)) == (0, 1)


def test_delivery_logistics_reaches_the_spaces_of_first_contracts():
    """IMP 47.1.2: Landsraad for Dreadnought, Spice Trade for Smuggling."""
    sets = {"bloodlines": True, "hand": "delivery_logistics", "solari": 3}
    for key, icon in (("dreadnought", "tech_negotiation"), ("smuggling", "imperial_basin")):
        at = table(**sets, contracts=f"contract_ix_{key}")
        assert f"send delivery_logistics {icon}" in at.options
        assert "send delivery_logistics arrakeen" not in at.options


def test_delivery_logistics_has_the_spice_trade_icon_for_a_harvest():
    """IMP 47.1.2"""
    at = table(bloodlines=True, hand="delivery_logistics", contracts="contract_harvest_3")
    assert "send delivery_logistics imperial_basin" in at.options
    assert at.offered("send delivery_logistics arrakeen") == []


@pytest.mark.parametrize("more", [[], ["bloodlines"]])
@pytest.mark.parametrize("modules", [[], ["choam"]])
@pytest.mark.parametrize("seats, epic", [(3, True), (4, False)])
def test_games_are_played_to_the_end(seats, epic, modules, more):
    """IMP 48.1.1: pieces are conserved on the way."""
    tech = ["tech"] if more else []
    game = new(seats, seed=seats + len(modules), more=more, modules=[*modules, *tech], epic=epic)
    steps = 0
    while game.decision is not None:
        options = game.decision.options
        game.apply(options[steps * 7 % len(options)])
        steps += 1
        if steps % 40 == 0:
            audit(game.state)
            assert len(SPACES) >= len(game.state.agents)
    assert game.over


def test_what_a_contract_of_a_space_gives_waits_on_the_turn_with_the_rest():
    """IMP 42.3.2, IMP 48.3.3: the negotiator may come after the dreadnought, or be left."""
    at = table(hand="dagger", solari=3, contracts="contract_ix_dreadnought")
    at.do("send dagger dreadnought")
    own = [f"resolve contract_ix_dreadnought {gift}" for gift in ("negotiate", "contract")]
    assert set(at.options) == {"resolve dreadnought commission", *own}
    at.do("resolve dreadnought commission", own[0])
    assert (at.offered(own[0]), at.offered(own[1])) == ([], [own[1]])
