"""The kinds of question, each with its words and the rule it follows."""

from typing import Final

from landsraad.core.decisions import Ask

TURN: Final = Ask("turn", "Send an agent with a card, or take your reveal turn.", "IMP 2.3.2")
NO_AGENT: Final = Ask("turn", "Take your reveal turn, or play a plot card first.", "IMP 2.3.2")
AGENT_TURN: Final = Ask("agent_turn", "What next on your agent turn?", "IMP 4.4.1")
DEPLOY: Final = Ask("deploy", "How many troops do you deploy to the conflict?", "IMP 4.5.1")
REVEAL_TURN: Final = Ask("reveal_turn", "Acquire cards and use your reveal effects.", "IMP 5.2.1")
END_TURN: Final = Ask("end_turn", "Your turn ends, unless you play a plot card.", "IMP 19.1.6")
REWARD: Final = Ask("reward", "Take your reward.", "IMP 6.2.1")
WIN: Final = Ask("win", "You have won. Take your reward, and play cards for the win.", "IMP 6.4.2")
WON: Final = Ask("win", "You have won. Play cards for the win, or go on.", "IMP 6.4.2")
COMBAT: Final = Ask("combat", "Play a combat card or pass.", "IMP 6.1.1")
ENDGAME: Final = Ask("endgame", "Play endgame cards before the scores are compared.", "IMP 8.2.1")
ONE_OF: Final = Ask("one_of", "Choose one.", "IMP 3.1.1")
FIRST_OF_TWO: Final = Ask("one_of", "Choose the first of two different ones.", "IMP 15.1.2")
SECOND_OF_TWO: Final = Ask("one_of", "Choose the second, another one.", "IMP 15.1.2")
FACTION_UP: Final = Ask("faction_up", "Gain influence with which faction?", "IMP 9.1.1")
FACTION_UP_TWO: Final = Ask("faction_up", "Gain 2 influence with which faction?", "IMP 9.1.4")
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
LINES: Final = Ask("lines", "Which effect do you use?", "IMP 3.2.4")
LOSE_TROOP: Final = Ask("lose_troop", "Lose a troop from where?", "IMP 3.5.2")
EXTRA_TURN: Final = Ask("extra_turn", "Do you take another turn at once?", "IMP 26.1.12")
WHERE: Final = Ask("where", "Where does the acquired card go?", "IMP 26.3.9")
