"""A bot in any language: it reads questions as JSON lines and answers with a notation.

Try it: landsraad arena imperium "cmd:python examples/external_bot.py" random random
"""

import json
import sys

WISHES = ("acquire", "resolve", "send", "deploy", "play", "reveal")
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "choose":
        offered = [option["notation"] for option in message["decision"]["options"]]
        wished = [choice for wish in WISHES for choice in offered if choice.startswith(wish)]
        print(json.dumps({"choice": (wished or offered)[0]}), flush=True)
