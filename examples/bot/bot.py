#!/usr/bin/env python3
"""A bot for Rempart that knows no rules: it makes any of the moves that it is offered.

    python3 bot.py http://127.0.0.1:8080 --game oh-no
    python3 bot.py http://127.0.0.1:8080 --game xeno --seats me link     # prints how to join
    python3 bot.py http://127.0.0.1:8080 --join TABLE --key KEY

It needs nothing but Python. A better bot has a better `choose`.
"""

import argparse
import http.client
import json
import random
import time
import urllib.error
import urllib.request

# Moves that end or give away a game are made only when there is nothing else.
LAST_RESORT = {"give-in", "conflict"}


class Rempart:
    """The API, for one guest."""

    def __init__(self, server, name):
        self.base = server.rstrip("/") + "/api/v1"
        self.token = None
        self.token = self.call("POST", "/guests", {"name": name})["token"]

    def open(self, method, path, body=None, headers=None, timeout=60):
        request = urllib.request.Request(self.base + path, method=method, headers=headers or {})
        if self.token:
            request.add_header("Authorization", "Bearer " + self.token)
        if body is not None:
            request.add_header("Content-Type", "application/json")
            request.data = json.dumps(body).encode()
        return urllib.request.urlopen(request, timeout=timeout)

    def call(self, method, path, body=None):
        """One call and its answer. Refusals are raised as `urllib.error.HTTPError`."""
        with self.open(method, path, body) as answer:
            return json.load(answer)

    def events(self, table, cut_after=None):
        """What happens at a table, for ever: after a cut it goes on where it was.

        Yields (number, kind, data); `table` events have no number.
        """
        last = 0
        while True:
            try:
                headers = {"Last-Event-ID": str(last)}
                with self.open("GET", f"/tables/{table}/events", headers=headers) as stream:
                    heard = 0
                    for number, kind, data in read_events(stream):
                        last = max(last, number or 0)
                        yield number, kind, data
                        heard += number is not None
                        if heard == cut_after:
                            break
            except (OSError, http.client.HTTPException):
                time.sleep(0.2)


def read_events(stream):
    """The events of a stream: lines `field: value`, and an empty line after each event."""
    event = {}
    for line in stream:
        field, _, value = line.decode().rstrip("\n").partition(":")
        if field:
            event[field] = value.removeprefix(" ")
        elif "data" in event:
            number = int(event["id"]) if "id" in event else None
            yield number, event.get("event", "message"), json.loads(event["data"])
            event = {}


def choose(moves, luck):
    calm = [it for it in moves if it["move"] not in LAST_RESORT]
    return luck.choice(calm or moves)["move"]


class Bot:
    def __init__(self, rempart, state, luck):
        self.rempart, self.state, self.luck = rempart, state, luck
        self.numbers = []

    def at(self, path=""):
        return f"/tables/{self.state['table']}{path}"

    def play(self, cut_after=None):
        """Plays until the game is over; answers the table as it stands then."""
        for number, _, data in self.rempart.events(self.state["table"], cut_after):
            if number is not None:
                self.numbers.append(number)
            # Events that this bot has seen already are skipped.
            if number is None or self.state["seq"] < number:
                self.state = self.rempart.call("GET", self.at())
            self.answer()
            heard_all = self.numbers and self.state["seq"] <= self.numbers[-1]
            if self.state["status"] == "closed" or (self.state["status"] == "finished" and heard_all):
                return self.state

    def answer(self):
        """Does whatever there is to do now."""
        full = not any(it["free"] for it in self.state["seats"])
        if self.state["status"] == "lobby" and self.state["host"] and full:
            self.state = self.rempart.call("POST", self.at("/start"))
        while self.state["status"] == "running" and self.state["moves"]:
            body = {"seq": self.state["seq"], "moves": [choose(self.state["moves"], self.luck)]}
            try:
                self.state = self.rempart.call("POST", self.at("/moves"), body)
            except urllib.error.HTTPError as refused:
                problem = json.load(refused)
                if refused.code != 409 or "table" not in problem:
                    raise RuntimeError(problem["message"]) from refused
                # Something happened in between; the refusal contains the table as it is now.
                self.state = problem["table"]


def seat(word):
    """`me`, `link`, or the level of a bot."""
    return word if word in ("me", "link") else {"bot": word}


def main():
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("server")
    options.add_argument("--name", default="Python")
    options.add_argument("--game", default="oh-no")
    options.add_argument("--seats", nargs="*", default=[], help="me, link, or levels of bots")
    options.add_argument("--join", metavar="TABLE")
    options.add_argument("--key", help="of the invitation")
    options.add_argument("--seed", help="the same choices again")
    options.add_argument("--cut-after", type=int, help="hang up after so many events, to try that")
    args = options.parse_args()

    rempart = Rempart(args.server, args.name)
    if args.join:
        state = rempart.call("POST", f"/tables/{args.join}/sit", {"key": args.key})
    else:
        seats = [seat(it) for it in args.seats]
        state = rempart.call("POST", "/tables", {"game": args.game, "seats": seats})
        print(f"--join {state['table']} --key {state['invite'].partition('k=')[2]}", flush=True)
    bot = Bot(rempart, state, random.Random(args.seed))
    end = bot.play(args.cut_after)
    print(json.dumps({it: end[it] for it in ("table", "seat", "status", "outcome", "seq")}
                     | {"numbers": bot.numbers}))


if __name__ == "__main__":
    main()
