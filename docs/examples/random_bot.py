#!/usr/bin/env python3
"""A bot for `sabika sim`: one line with a question in, one line with an answer out. It plays any of its moves.

    sabika sim --games 20 --bots "cmd:python3 docs/examples/random_bot.py,greedy"

What a question holds stands in docs/bots.md.
"""

import json
import random
import sys


def choose(question):
    """The whole player: `question["view"]` is what this seat sees, `question["moves"]` what it may do."""
    return random.choice(question["moves"])


def main():
    for line in sys.stdin:
        question = json.loads(line)
        if question["first"]:
            random.seed(question["seat"])  # a new game begins for this seat: the same games every time
        print(json.dumps({"move": choose(question)}), flush=True)


if __name__ == "__main__":
    main()
