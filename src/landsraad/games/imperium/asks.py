"""The kinds of question, each with its words and the rule it follows."""

from typing import Final

from landsraad.core.decisions import Ask

TURN: Final = Ask("turn", "Send an agent with a card, or take your reveal turn.", "IMP 2.3.2")
NO_AGENT: Final = Ask("turn", "Take your reveal turn, or play a plot card first.", "IMP 2.3.2")
AGENT_TURN: Final = Ask("agent_turn", "What next on your agent turn?", "IMP 4.4.1")
DEPLOY: Final = Ask("deploy", "How many troops do you deploy to the conflict?", "IMP 4.5.1")
REVEAL_TURN: Final = Ask("reveal_turn", "Acquire cards and use your reveal effects.", "IMP 5.2.1")
END_TURN: Final = Ask("end_turn", "Your turn ends, unless you play a plot card.", "IMP 19.1.6")
LAST_CHANCE: Final = Ask(
    "end_turn", "Your turn ends, unless you use a tile or play a plot card.", "IMP 23.3.3"
)
LAST_RECRUIT: Final = Ask(
    "end_turn", "Your turn ends, unless you recruit a commander or play a plot card.", "IMP 30.1.4"
)
REWARD: Final = Ask("reward", "Take your reward.", "IMP 6.2.1")
WIN: Final = Ask("win", "You have won. Take your reward, and play cards for the win.", "IMP 6.4.2")
COMBAT: Final = Ask("combat", "Play a combat card or pass.", "IMP 6.1.1")
ENDGAME: Final = Ask("endgame", "Play endgame cards before the scores are compared.", "IMP 8.2.1")
ONE_OF: Final = Ask("one_of", "Choose one.", "IMP 3.1.1")
FACTION_UP: Final = Ask("faction_up", "Gain influence with which faction?", "IMP 9.1.1")
FACTION_DOWN: Final = Ask("faction_down", "Lose influence with which faction?", "IMP 3.2.3")
TRASH: Final = Ask("trash", "Trash which card?", "IMP 3.4.1")
DISCARD: Final = Ask("discard", "Discard which card?", "IMP 3.4.3")
DEPLOY_SOME: Final = Ask("deploy_some", "Deploy how many troops?", "IMP 3.1.1")
RETREAT: Final = Ask("retreat", "How many troops retreat to your garrison?", "IMP 3.5.2")
ACQUIRE: Final = Ask("acquire", "Acquire which card without paying persuasion?", "IMP 5.3.5")
PRICE: Final = Ask("price", "How much spice do you sell?", "IMP 11.6.2")
ORIGIN: Final = Ask("origin", "Send which of your agents?", "IMP 19.1.3")
RECALL: Final = Ask("recall", "Recall which agent?", "IMP 3.6.1")
NAME_SPACE: Final = Ask("name_space", "Close which space to your opponents?", "IMP 13.2.16")
TARGET: Final = Ask("target", "Choose an opponent.", "IMP 14.1.5")
HEIR: Final = Ask("heir", "Who takes the alliance token?", "IMP 9.2.3")
RECOVER: Final = Ask("recover", "Take which card from your discard pile?", "IMP 3.1.1")
SET_ASIDE: Final = Ask("set_aside", "Set aside which card of the row?", "IMP 12.4.3")
TOP_CARD: Final = Ask(
    "top_card", "The top card of your deck is {source}. Draw it or trash it?", "IMP 14.1.7"
)
END_NOW: Final = Ask("end_now", "Do you end your turn at once?", "IMP 19.1.1")
DEFEND: Final = Ask(
    "defend", "Deploy a troop from your supply to defend your control?", "IMP 2.2.2"
)
SECRET: Final = Ask("secret", "Pick a secret faction for Masterstroke.", "IMP 12.2.1")
LEADER: Final = Ask("leader", "Choose your leader.", "IMP 1.3.1")
EFFECT: Final = Ask("effect", "Which effect do you use?", "IMP 3.1.1")
FREIGHTER: Final = Ask("freighter", "Advance your freighter, or recall it?", "IMP 22.1.1")
TECH: Final = Ask("tech", "Acquire which tech tile?", "IMP 23.2.1")
CURRENCY: Final = Ask("currency", "Pay for the tile in spice or in solari?", "IMP 26.1.1")
NEGOTIATORS: Final = Ask("negotiators", "Return how many negotiators?", "IMP 23.2.4")
DEPLOY_UNITS: Final = Ask("deploy_units", "Deploy which units?", "IMP 21.2.1")
RETREAT_UNITS: Final = Ask("retreat_units", "Which unit retreats?", "IMP 21.1.3")
ROUT: Final = Ask("rout", "Drive which enemy unit back?", "IMP 26.1.4")
STATION: Final = Ask("station", "Which space does your dreadnought take?", "IMP 21.4.1")
LOSE_TROOP: Final = Ask("lose_troop", "Lose a troop from where?", "IMP 3.5.2")
BURY: Final = Ask("bury", "Put which card under the intrigue deck?", "IMP 24.1.5")
KEEP: Final = Ask("keep", "Keep which of the two intrigue cards?", "IMP 25.1.9")
SET_AHEAD: Final = Ask("set_ahead", "Set aside which card for your second turn?", "IMP 25.1.2")
EXTRA_TURN: Final = Ask("extra_turn", "Do you take another turn at once?", "IMP 26.1.12")
WHERE: Final = Ask("where", "Where does the acquired card go?", "IMP 26.3.9")
WHICH_TROOPS: Final = Ask(
    "which_troops", "{source}: how many of these troops are commanders?", "IMP 30.2.2"
)
SKILL: Final = Ask("skill", "Choose a skill for your commanders.", "IMP 30.1.2")
SCRAP: Final = Ask("scrap", "Trash which intrigue card?", "IMP 31.3.1")
HAND_OVER: Final = Ask("hand_over", "Give away which intrigue card?", "IMP 33.3.5")
TAKER: Final = Ask("taker", "Who receives the intrigue card?", "IMP 33.3.5")
PEEK: Final = Ask(
    "peek", "The top card of your deck is {source}. What becomes of it?", "IMP 33.3.3"
)
SMUGGLE: Final = Ask("smuggle", "Take 1 bonus spice from which space?", "IMP 32.1.6")
COURSE: Final = Ask("course", "Which navigation card goes into slot {source}?", "IMP 32.2.2")
PROJECT: Final = Ask("project", "Set which tech tile aside?", "IMP 34.4.1")
DISMANTLE: Final = Ask("dismantle", "Trash which of your tech tiles?", "IMP 34.4.3")
DISRUPT: Final = Ask("disrupt", "Which enemy troop retreats?", "IMP 33.1.3")
