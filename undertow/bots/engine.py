"""The engine protocol: requests and answers as lines of JSON on standard input and output. Specified in docs/engine.md."""

import json
import math
import queue
import threading
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import IO, Any

from undertow.bots import bots, check_bot, choose, levels
from undertow.bots.analysis import Info, analyse
from undertow.bots.config import Stop
from undertow.bots.levels import game_of
from undertow.engine.game import OptionError
from undertow.engine.notation import PositionError
from undertow.engine.position import game_named_in
from undertow.engine.rng import Rng
from undertow.engine.state import IllegalAction, State
from undertow.games import by_id, game_ids

PROTOCOL = 1
LONGEST_REQUEST = 20_000  # characters
_SEEDS = 1 << 31

Request = dict[str, Any]


class RequestError(ValueError):
    """A request that cannot be answered; the message says why."""


class Engine:
    """Answers requests in turn; `stop` takes effect at once."""

    def __init__(self, answer: Callable[[Request], None], components: Path | None = None) -> None:
        """Answers go to the function; positions are read with the components of a file, if given."""
        self._answer = answer
        self._components = components
        self.stop = Stop()

    def handle(self, request: Request) -> None:
        """Answer one request; an error is an answer too."""
        known = {"hello": self._hello, "choose": self._choose, "analyse": self._analyse, "stop": self._stopped}
        try:
            name = request.get("do")
            if not isinstance(name, str) or name not in known:
                raise RequestError(f"there is no request {name!r}; there are {', '.join(known)} and quit")
            known[name](request)
        except (RequestError, OptionError, PositionError, IllegalAction, KeyError, ValueError) as error:
            text = error.args[0] if isinstance(error, KeyError) and error.args else error
            self._say(request, {"error": str(text)})

    def _say(self, request: Request, facts: dict[str, Any]) -> None:
        """Answer a request under its id."""
        self._answer({**({"id": request["id"]} if "id" in request else {}), **facts})

    def _stopped(self, request: Request) -> None:
        """Do nothing: requests are handled in turn, so no search is running."""

    def _hello(self, request: Request) -> None:
        """Who we are and what we play."""
        facts = {"engine": "undertow", "protocol": PROTOCOL, "games": list(game_ids()), "bots": list(bots())}
        self._say(request, facts)

    def _choose(self, request: Request) -> None:
        """One action, as the named bot would play it."""
        state, seat = position_in(request, self._components)
        bot = _text(request, "bot", "expert")
        check_bot(bot, game_of(state))
        action = choose(bot, state, seat, Rng(_number(request, "seed", 1, _SEEDS)))
        self._say(request, {"action": by_id(*game_named_in(_text(request, "position"))).text(action)})

    def _analyse(self, request: Request) -> None:
        """The best lines, told as they are found."""
        state, seat = position_in(request, self._components)
        level = _text(request, "bot", "expert")
        if level not in levels():
            raise RequestError(f"an analysis searches at one of the levels {', '.join(levels())}, not at {level!r}")
        best = ""
        for info in analyse(
            state,
            seat,
            level=level,
            stop=self.stop,
            lines=_number(request, "lines", 5, 200),
            iterations=_number(request, "iterations", 0, 1 << 40) or None,
            seconds=_seconds(request),
            seed=_number(request, "seed", 1, _SEEDS),
        ):
            best = info.action if info.rank == 1 else best
            self._say(request, {"info": facts_of(info)})
        self._say(request, {"done": True, "action": best})


def facts_of(info: Info) -> dict[str, Any]:
    """An info as plain data."""
    return asdict(info) | {"interval": list(info.interval), "action": info.action}


def position_in(request: Request, components: Path | None = None) -> tuple[State, int]:
    """The state and the seat of a request: what a seat knows, or a whole position and a seat."""
    text = _text(request, "position")
    game = by_id(*game_named_in(text))
    game = game if components is None else game.with_components(components)
    if " seen by " in text.split(";")[0]:
        known = game.knowledge(text)
        state, seat = known.guess(Rng(0)), known.seat
    else:
        state, seat = game.position(text), _number(request, "seat", -1, 1 << 8)
        seat = state.turn() if seat < 0 else seat
    if seat not in list(state.choosers()):
        raise RequestError(f"seat {seat} has nothing to choose in this position")
    return state, seat


def _text(request: Request, name: str, default: str | None = None) -> str:
    """A text of a request."""
    found = request.get(name, default)
    if not isinstance(found, str):
        raise RequestError(f"{name!r} must be a text")
    return found


def _number(request: Request, name: str, default: int, most: int) -> int:
    """A whole number of a request."""
    found = request.get(name, default)
    if isinstance(found, bool) or not isinstance(found, int) or not min(0, default) <= found <= most:
        raise RequestError(f"{name!r} must be a whole number from 0 to {most}")
    return found


def _seconds(request: Request) -> float:
    """The time limit of a request; none if it names none."""
    found = request.get("seconds", math.inf)
    if isinstance(found, bool) or not isinstance(found, int | float) or found < 0:
        raise RequestError("'seconds' must be a number from 0 on")
    return float(found)


def serve(requests: IO[str], answers: IO[str], components: Path | None = None) -> None:
    """Answer requests line by line until the input ends or says quit."""

    def answer(facts: Request) -> None:
        answers.write(json.dumps(facts, ensure_ascii=False) + "\n")
        answers.flush()

    engine = Engine(answer, components)
    waiting: queue.Queue[Request | None] = queue.Queue()
    threading.Thread(target=_listen, args=(requests, engine, waiting), daemon=True).start()
    while (request := waiting.get()) is not None:
        engine.handle(request)
        engine.stop.asked = False


def _listen(requests: IO[str], engine: Engine, waiting: "queue.Queue[Request | None]") -> None:
    """Read requests while the engine works, so that `stop` and `quit` reach it."""
    for line in requests:
        request = _parsed(line)
        if request.get("do") in ("stop", "quit"):
            engine.stop.asked = True
        if request.get("do") == "quit":
            break
        waiting.put(request)
    waiting.put(None)


def _parsed(line: str) -> Request:
    """The request in a line; an unknown request if the line is not valid JSON."""
    try:
        found = json.loads(line) if len(line) <= LONGEST_REQUEST else None
    except ValueError:
        found = None
    return found if isinstance(found, dict) else {"do": line.strip()[:60]}
