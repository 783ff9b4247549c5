"""A bot from outside: plays one game at a Sabika server by chance, and knows no rule of it.

    pip install websockets
    python bot.py 127.0.0.1:7373            opens a table for two, prints its name, and waits for somebody
    python bot.py 127.0.0.1:7373 TABLE      sits down at that table
"""
import json, random, sys, urllib.request
from websockets.sync.client import connect

server, table = sys.argv[1], next(iter(sys.argv[2:]), None)


def post(path, token="", **body):
    request = urllib.request.Request(f"http://{server}{path}", json.dumps(body).encode())
    request.add_header("Authorization", f"Bearer {token}")
    return json.load(urllib.request.urlopen(request))


token, opened = post("/api/guest")["token"], table is None
if opened:
    table = post("/api/tables", token, players=2, modules=["vizier", "squares"])["table"]
    print(table, flush=True)

around, answered = {}, None
with connect(f"ws://{server}/api/tables/{table}/socket?token={token}", max_size=None) as socket:
    def say(**command):
        socket.send(json.dumps({"key": f"{random.random()}", "command": command}))

    for message in map(json.loads, socket):
        if message["type"] == "refused" and message["code"] != "stale":  # what is asked instead is told
            sys.exit(message["message"])
        around = message.get("table", around)
        free = [seat for seat, chair in enumerate(around["chairs"]) if chair["kind"] == "empty"]
        if message["type"] == "table" and around["stage"] == "gathering":
            if not around["own"] and free:
                say(do="sit", seat=free[0], name="Python")
            elif opened and not free:
                say(do="begin")
        elif message["type"] == "table":
            view, question = message["view"], message.get("question")
            if view["over"]:
                break
            answered = answered if answered == view["ply"] else None
            if question and question["ply"] == view["ply"] != answered:  # a later one could be answered ahead
                answered = view["ply"]
                say(do="move", ply=answered, seen=message["lines"], move=random.choice(question["choices"])["move"])
print(*(f"{player['name']}: {player['score']}" for player in view["players"]))
