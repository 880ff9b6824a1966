"""The kinds of question, each with its words and the rule it follows."""

from landsraad.core.decisions import Ask

BARRIER = Ask("barrier", "Place a rock barrier on which border?", "DOF 3.2.1")
SITE = Ask("site", "Place a face-down production site in which territory?", "DOF 3.3.2")
SETTLE = Ask("settle", "Settle which territory?", "DOF 3.4.1")
FIRST_WORM = Ask("first_worm", "Call your first worm in which territory?", "DOF 3.5.1")

DEVELOP = Ask("develop", "Build developments or exchange water debts.", "DOF 5.1.1")
RETURN = Ask("return", "Give back a water debt of which tribe?", "DOF 5.2.1")
RESOURCE = Ask("resource", "Take which resource?", "DOF 5.2.1")
FIND = Ask("resource", "Take which resource?", "DOF 17.4.1")
PUT = Ask("put", "Set the {source} down in which territory?", "DOF 5.2.2")

THUMPER = Ask("thumper", "Which side of your thumper lies up?", "DOF 6.1.1")
ROLL_AGAIN = Ask("roll_again", "The Arrakis die shows {source}. Roll again?", "DOF 17.2.3")
LEAD_DECIDES = Ask("lead_decides", "Does the {source} phase take place?", "DOF 4.3.3")
PHASE_VOTE = Ask("phase_vote", "Your vote: does the {source} phase take place?", "DOF 4.3.4")
WORMS = Ask("worms", "Call a maker or promote one.", "DOF 6.2.3")
PROMOTE = Ask("worms", "Your thumper shows the other moon: promote a maker, or pass.", "DOF 6.2.2")
LOSE_WORM = Ask("lose_worm", "Worms depart: remove which of your worms?", "DOF 6.2.5")

OFFER = Ask("offer", "What do you offer to the {source}?", "DOF 7.1.1")
WANT = Ask("want", "What do you want for it from the {source}?", "DOF 7.1.2")
OFFERED = Ask("offered", "{source}. Do you accept?", "DOF 7.1.2")
TAKE_FROM = Ask("take_from", "Hand over {source} from which territory?", "DOF 7.3.1")
SET_DOWN = Ask("put", "Set the {source} down in which territory?", "DOF 7.3.1")

SHIP = Ask("ship", "Choose the starting token of a shipment, or pass.", "DOF 8.1.1")
TRIP = Ask("trip", "Your shipment is in {source}. What next?", "DOF 8.2.1")
LEAVE = Ask("leave", "{source}. Do you let it pass?", "DOF 8.3.1")
KEEP_WORM = Ask("keep_worm", "Two worms meet. Which one stays?", "DOF 8.6.1")

FIRST_ACTION = Ask("first_action", "Your first action: attack or scavenge.", "DOF 9.1.1")
SECOND_ACTION = Ask("second_action", "Your second action: attack or ship.", "DOF 9.1.1")
SUPPORT = Ask("support", "{source}. Which side do you take?", "DOF 11.4.1")
MOVE = Ask("move", "{source}. Move strength into the target?", "DOF 11.5.1")
MARCH = Ask("march", "Your tokens are in {source}. What next?", "DOF 11.5.2")
BAR = Ask(
    "bar",
    "{source}. Bar a player with two of their water debts? Their STRENGTH will not count.",
    "DOF 11.6.1",
)

ITEM = Ask("item", "Set the {source} down in which territory?", "DOF 10.2.1")
LIFT = Ask("lift", "Move which rock barrier?", "DOF 17.4.3")
NEW_BORDER = Ask("new_border", "Place the rock barrier on which border?", "DOF 17.4.3")
LOOK = Ask("look", "Resolve which of these cards?", "DOF 17.4.4")
FOUND_WORM = Ask("worms", "Call a maker or promote one.", "DOF 17.4.2")

COUNCIL = Ask("council", "The council meets. Do you propose anything?", "DOF 12.1.1")
PROPOSAL = Ask("proposal", "What do you propose?", "DOF 12.1.2")
TERMS = Ask("terms", "With which winning numbers?", "DOF 14.1.2")
SINGLE = Ask("single", "How many sietches shall a single tribe need?", "DOF 13.1.2")
ALLIED = Ask("allied", "How many sietches shall an alliance need?", "DOF 13.1.2")
SIETCHES = Ask("sietches", "How many sietches shall the {source} need?", "DOF 12.1.3")
COUNCIL_VOTE = Ask("council_vote", "{source}. Do you agree?", "DOF 12.1.1")
TIE_VOTE = Ask(
    "tie_vote", "Several sides have enough sietches. Play on, or end the game?", "DOF 13.2.2"
)
VANISH = Ask("vanish", "Do you really leave the game?", "DOF 15.1.1")
CLAIM = Ask("claim", "Take over which territory of your ally?", "DOF 15.1.2")
