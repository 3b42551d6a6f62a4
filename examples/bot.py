"""A bot over HTTP: creates a table against our bots, or joins one by invitation, and plays to the end.

Usage:

    python examples/bot.py http://127.0.0.1:8712 niagara
    python examples/bot.py http://127.0.0.1:8712 TABLE INVITATION
"""

import json
import secrets
import sys
import time
from http.cookiejar import CookieJar
from typing import Any
from urllib.error import HTTPError
from urllib.request import HTTPCookieProcessor, Request, build_opener

url, wanted, *invitation = sys.argv[1:]
opener = build_opener(HTTPCookieProcessor(CookieJar()))


def call(path: str, body: dict[str, Any] | None = None, secret: str = "") -> dict[str, Any]:
    headers = {"Content-Type": "application/json", "Undertow-Seat-Secret": secret}
    request = Request(f"{url}/api{path}", json.dumps(body).encode() if body else None, headers)
    while True:
        try:
            answer: dict[str, Any] = json.load(opener.open(request, timeout=60))
            return answer
        except HTTPError as refused:
            if "Retry-After" not in refused.headers:
                sys.exit(refused.read().decode())
            time.sleep(float(refused.headers["Retry-After"]))


if invitation:
    seated = call(f"/tables/{wanted}/join", {"invitation": invitation[0], "name": "Example bot"})
    table, seat, secret = wanted, seated["seat"], seated["secret"]
else:
    game = next(each for each in call("/games")["games"] if each["id"] == wanted)
    rivals = [{"kind": "bot", "bot": "greedy"}] * (game["seats"][0] - 1)
    held = call("/tables", {"game": wanted, "seats": [{"kind": "me", "name": "Example bot"}, *rivals], "pace": 0})
    table, seat, secret = held["table"], 0, held["secrets"]["0"]

view = call(f"/tables/{table}?seat={seat}", secret=secret)
while view["status"] != "finished":
    if seat in view["to_act"]:
        action = view["actions"][-1]["action"]  # a better bot would think here
        move = {"seat": seat, "secret": secret, "id": secrets.token_hex(8), "version": view["version"], "action": action}
        call(f"/tables/{table}/actions", move)
    view = call(f"/tables/{table}?seat={seat}&after={view['revision']}&wait=20", secret=secret)
print(json.dumps(view["result"]))
