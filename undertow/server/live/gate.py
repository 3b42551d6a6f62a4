"""The only way out to a client. Everything is built for one viewer, by listing what that viewer may know.

A viewer is a seat or SPECTATOR. Seeds, other seats' choices and hashes of the state do not pass before the match is over:
where few states are possible, a hash gives them away.
"""

import json
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from itertools import takewhile
from typing import Any

from pydantic_core import to_json

import undertow
from undertow.engine.chance import commitment
from undertow.engine.companion import Outcome
from undertow.engine.components import told_facts
from undertow.engine.draws import Draw, draws
from undertow.engine.game import Game, Message, Preview, Refusal
from undertow.engine.language import language
from undertow.engine.match import Action, Match, fingerprint
from undertow.engine.matchfile import Comment, MatchFile, write
from undertow.engine.position import options_of
from undertow.engine.position_form import form_of
from undertow.engine.redealing import cards_of
from undertow.engine.rng import Rng
from undertow.engine.state import CHANCE, OVER, SPECTATOR, IllegalAction, State
from undertow.engine.variations import variations_in
from undertow.server.live.lines import LineCache
from undertow.server.live.table import LiveTable
from undertow.server.refusals import Refused
from undertow.server.storage import store
from undertow.server.storage.store import MatchRow, SeatRow

PROTOCOL = 1
_LINES = LineCache()

Data = dict[str, Any]


def as_text(data: Any) -> str:
    """Plain data as JSON."""
    return to_json(data).decode()


def snapshot(live: LiveTable, viewer: int, version: int = 0, lines: int = 0) -> Data:
    """Everything that a viewer may know of a table, as plain data."""
    found: Data = json.loads(snapshot_text(live, viewer, version, lines))
    return found


def snapshot_text(live: LiveTable, viewer: int, version: int = 0, lines: int = 0) -> str:
    """A viewer's snapshot, with the log from where it differs from the viewer's."""
    first = live.first_changed_line(version, lines)
    facts = {
        "viewer": None if viewer == SPECTATOR else viewer,
        "chosen": live.match.slot(viewer),
        "can_undo": viewer != SPECTATOR and live.can_undo(viewer),
        "log_from": first,
        "draw": _draw(live, viewer),
        "clock": _clock(live),
    }
    view, actions = _rendered(live, viewer)
    log = ",".join(line_texts(live, live.knowledge_of(viewer), first))
    return f'{_shared(live)[:-1]},{as_text(facts)[1:-1]},"log":[{log}],"view":{view},"actions":{actions}}}'


def _clock(live: LiveTable) -> Data | None:
    """What each seat has left at this moment, by the server's clock."""
    clock, time = live.clock(), live.timer.now()
    if clock is None:
        return None
    is_running = live.row.status == store.PLAYING
    running = [seat for seat in live.to_act() if live.is_timed(seat)] if is_running else []
    return {
        **asdict(clock.setting),
        "is_paused": clock.paused is not None,
        "running": running,
        "left": [
            max(0, clock.left(seat.seat, live.run(clock, seat.seat, time) if seat.seat in running else 0))
            for seat in live.seats
        ],
    }


def _shared(live: LiveTable) -> str:
    """What all viewers may know of the table itself, as JSON; made once per change."""
    kept = live.shared
    if kept is None or kept[0] is not live.row or kept[1] is not live.seats or kept[2] != live.version:
        text = as_text({"type": "view", "protocol": PROTOCOL, **_about(live), "result": _result(live)})
        kept = live.shared = (live.row, live.seats, live.version, text)
    return kept[3]


def _rendered(live: LiveTable, viewer: int) -> tuple[str, str]:
    """A viewer's view and actions, computed once per state."""
    state = live.match.state
    kept = live.rendered.get(viewer)
    # Before the match begins and after it is closed nobody may act, although the state has legal actions.
    may_keep = live.row.status in (store.PLAYING, store.FINISHED)
    if kept is None or kept[0] is not state or kept[1] != live.version or not may_keep:
        view = live.game.view(state, live.knowledge_of(viewer))
        kept = (state, live.version, as_text(view), as_text(_actions(live, viewer)))
        if may_keep:
            live.rendered[viewer] = kept
    return kept[2], kept[3]


def _about(live: LiveTable) -> Data:
    """The table itself: its seats, whom it waits for, and the open offer."""
    row, offer = live.row, live.offer()
    return {
        "table": row.id,
        "game": row.game,
        "rules_version": row.rules_version,
        "options": dict(live.match.options),
        "status": row.status,
        "revision": row.revision,
        "version": live.version,
        "seats": [{**seat, "thinking": _thinking(live, seat["seat"])} for seat in seats(live.seats)],
        "to_act": live.to_act(),
        "waiting_since": min(map(live.waiting_since, live.to_act()), default=row.changed),
        "pace": row.pace,
        "idle_timeout": row.idle_timeout,
        "offer": None if offer is None else asdict(offer),
        "rematch": row.rematch,
        "commitment": row.commitment,
        "nonces": [seat.seat for seat in live.seats if live.nonce_of(seat.seat) is not None],
        "rated": row.rated,
        "own_box": bool(live.match.game.box_digest),
        "begun": _begun(live),
        "companion": _companion(live),
    }


def _begun(live: LiveTable) -> Data | None:
    """Where a match began, if not with the set-up; never the position itself, which has secrets."""
    if not live.match.position:
        return None
    origin = live.origin()
    return {"origin": None if origin is None else asdict(origin)}


def _companion(live: LiveTable) -> Data | None:
    """What kind of real table this accompanies; None for a table of its own."""
    row = live.row
    if not row.companion:
        return None
    has_hands = live.game.notation is None or "hand" in live.game.notation.entries
    return {
        "hands": row.companion,
        "has_hands": has_hands,
        "hints": row.hints,
        "hand_shown": live.game.hand_shown,
        "cards": [_card(live, live.game.hand_draw.format(card=card)) for card in _hand_cards(live)],
        "chosen_by": [seat for seat in live.match.slots if not live.is_bot(seat)],
    }


def _hand_cards(live: LiveTable) -> list[str]:
    """The cards that a hand may show where hands are unknown."""
    return cards_of(live.game) if live.row.companion == store.UNKNOWN_HANDS else []


def _card(live: LiveTable, text: str) -> Data:
    """A card that may be in a hand, by the text of its draw."""
    return {"action": text, "label": _message(live.game.label(live.match.state, text))}


def _draw(live: LiveTable, viewer: int) -> Data | None:
    """The draw that people have to tell now; its outcomes for those who may see it, with the odds that they know."""
    companion = live.companion
    question = None if companion is None or live.row.status != store.PLAYING else companion.question()
    if companion is None or question is None or live.match.turn != CHANCE:
        return None
    is_for_bot = any(live.is_bot(seat) for seat in question.knowers)
    may_tell = not question.knowers or is_for_bot or viewer in question.knowers
    outcomes = companion.outcomes(live.knowledge_of(viewer)) if may_tell else []
    return {
        "seats": list(question.knowers),
        "is_for_bot": is_for_bot,
        "outcomes": [_outcome_facts(live, outcome) for outcome in outcomes],
    }


def _outcome_facts(live: LiveTable, outcome: Outcome) -> Data:
    """An outcome as people call it, and how likely it is."""
    return {**_card(live, outcome.text), "share": round(outcome.share, 4)}


def seats(rows: Sequence[SeatRow]) -> list[Data]:
    """Who sits where, as everybody may know."""
    return [
        {
            "seat": row.seat,
            "name": row.name,
            "kind": row.kind,
            "bot": row.bot or None,
            "stand_in": row.kind != store.BOT and row.bot != "",
            "forfeit": row.forfeit,
        }
        for row in rows
    ]


def _thinking(live: LiveTable, seat: int) -> str:
    """ "short" if the seat's bot searched less than its level for its last move."""
    return "short" if seat in live.short_searchers and live.is_bot(seat) else ""


def _actions(live: LiveTable, viewer: int) -> list[Data]:
    """The viewer's legal actions; none before the match, after it, or for a spectator."""
    if live.row.status != store.PLAYING or viewer == SPECTATOR:
        return []
    if live.companion is not None and live.companion.unknown_hands:
        return _possible_actions(live.game, live.companion.possible(viewer), viewer)
    return action_facts(live.game, live.match.state, viewer)


def _possible_actions(game: Game[Any], possible: Mapping[int, State], viewer: int) -> list[Data]:
    """The actions that a viewer with an unknown hand may be able to take."""
    found: list[Data] = []
    for action, deal in possible.items():
        found += [facts for facts in action_facts(game, deal, viewer) if facts["action"] == game.text(action)]
    return found


def action_facts(game: Game[Any], state: State, viewer: int) -> list[Data]:
    """The viewer's legal actions: text, label, spots and preview."""
    ending = _ending_the_turn(game, state, viewer)
    return [
        {
            "action": text,
            "label": _message(game.label(state, text)),
            "spots": list(spots),
            "preview": _preview(game.preview(state, viewer, text)),
            "ends_turn": text in ending,
        }
        for text, spots in game.spots(state, viewer).items()
    ]


def _ending_the_turn(game: Game[Any], state: State, viewer: int) -> set[str]:
    """The actions after which the viewer has to wait, worked out on a guess."""
    guessed = state.guess(viewer, Rng(0))
    found = set()
    for action in state.legal_for(viewer):
        after = guessed.clone()
        if state.turn() == viewer:
            after.apply(action)
        if state.turn() != viewer or after.turn() != viewer:
            found.add(game.text(action))
    return found


def _preview(shown: Preview) -> Data:
    """A preview as plain data."""
    return {
        "leads_to": shown.leads_to or None,
        "costs": messages(shown.costs),
        "brings": messages(shown.brings),
        "warns": messages(shown.warns),
    }


def messages(told: Sequence[Message]) -> list[Data]:
    """Messages as plain data."""
    return [_message(message) for message in told]


def _message(told: Message) -> Data:
    """A message as plain data."""
    return {"id": told.id, "args": dict(told.args)}


def line_texts(live: LiveTable, knowledge: int | None, first: int = 0) -> list[str]:
    """The log from an action on, as JSON: with the knowledge of a viewer, or of each actor for None."""

    def render(first: int) -> list[str]:
        match = live.match
        return [
            _line_text(live.game, before, match.actor(index), match.log[index], knowledge)
            for index, before in live.match.states_from(first)
        ]

    return _LINES.lines(live, knowledge, first, render)


def _line_text(game: Game[Any], before: State, actor: int, text: str, knowledge: int | None) -> str:
    """One line of the log as JSON, with the knowledge of a viewer, or of its actor for None."""
    viewer = knowledge if knowledge is not None else actor if actor >= 0 else SPECTATOR
    seen = text if knowledge is None else game.seen(before, game.number(text), viewer)
    return as_text(_line(game, before, actor, text, seen, viewer))


def _line(game: Game[Any], before: State, actor: int, text: str, seen: str, viewer: int) -> Data:
    """One line of the log; it names the board elements of an action that is known in full."""
    spots = game.spots(before, actor).get(text, ()) if actor >= 0 and seen == text else ()
    told = messages(game.describe(before, game.number(text), viewer))
    return {"actor": actor, "action": seen, "spots": list(spots), "messages": told}


def _result(live: LiveTable) -> Data | None:
    """How a finished match ended, with the seed and the hash that let everybody check it."""
    if not live.is_over:
        return None
    return {**_outcome(live.game, live.match.state), "seed": "" if live.row.companion else live.row.seed}


def _outcome(game: Game[Any], state: State) -> Data:
    """The end of a match."""
    return {
        "scores": state.scores(),
        "winners": state.winners(),
        "shares": state.shares(),
        "ending": game.ending(state),
        "hash": fingerprint(state),
    }


def why_not(live: LiveTable, viewer: int, text: str) -> Data | None:
    """Why the viewer may not take an action now; None if it may."""
    if live.row.status == store.WAITING:
        return refusal(Refusal("refused-not-begun"))
    if live.row.status == store.CLOSED:
        return refusal(Refusal("refused-closed"))
    if viewer == SPECTATOR:
        return refusal(Refusal("refused-not-your-seat"))
    found = live.game.why_not(_state_for(live, viewer, text), viewer, text)
    return None if found is None else refusal(found)


def _state_for(live: LiveTable, viewer: int, text: str) -> State:
    """The state; where hands are unknown, one in which the viewer may take the action, if there is one."""
    if live.companion is None or not live.companion.unknown_hands or not live.game.has_action(text):
        return live.match.state
    return live.companion.possible(viewer).get(live.game.number(text), live.match.state)


def refusal(reason: Refusal) -> Data:
    """A refusal as plain data."""
    return {"message": reason.id, "arguments": dict(reason.args), "rule": reason.rule or None}


def problem(refused: Refused) -> Data:
    """A refusal as a problem of RFC 9457."""
    words = language("en")
    told = refused.refusal
    said = words.has(told.id)  # the page itself formats a game's own messages
    title = words.say(told, lambda seat: f"seat {seat}") if said else words.word(f"refused-{refused.code}")
    return {
        "type": f"urn:undertow:problem:{refused.code}",
        "title": title,
        "status": refused.status,
        "code": refused.code,
        **refusal(told),
    }


def summary(row: MatchRow, sitting: Sequence[SeatRow], people: Sequence[str], to_act: Sequence[int]) -> Data:
    """A table in the list of somebody's tables."""
    mine = [seat.seat for seat in sitting if seat.guest in people]
    return {
        "table": row.id,
        "game": row.game,
        "status": row.status,
        "seats": seats(sitting),
        "my_seats": mine,
        "to_act": list(to_act),
        "my_turn": any(seat in mine and not sitting[seat].bot for seat in to_act),
        "winners": json.loads(row.winners),
        "changed": row.changed,
        "rematch": row.rematch,
        "companion": bool(row.companion),
    }


def watched(row: MatchRow, sitting: Sequence[SeatRow]) -> Data:
    """A table in the list of those that anybody may watch."""
    return {
        "table": row.id,
        "game": row.game,
        "seats": seats(sitting),
        "to_act": json.loads(row.to_act),
        "actions": row.length,
        "begun": row.created,
        "changed": row.changed,
    }


def open_table(row: MatchRow, sitting: Sequence[SeatRow]) -> Data:
    """A table in the list of those that anybody may join."""
    return {
        "table": row.id,
        "game": row.game,
        "options": json.loads(row.options),
        "status": row.status,
        "seats": seats(sitting),
        "clock": json.loads(row.clock) if row.clock else None,
        "rated": row.rated,
        "least_rating": row.least_rating,
        "most_rating": row.most_rating,
        "language": row.language,
        "may_fill": row.may_fill,
        "created": row.created,
    }


def _name_of(game: str) -> str:
    """The name of a game; its id if it is not installed any more."""
    return undertow.game(game).name if game in undertow.game_ids() else game


def notice(table: str, game: str, kind: str, id: str, lang: str, time: int) -> Data:
    """A notice to an absent person; it depends only on these public facts."""
    message = Message(f"notice-{kind}")
    return {
        "type": kind,
        "id": id,
        "table": table,
        "game": game,
        "path": f"/#/table/{table}",
        "title": _name_of(game),
        "text": language(lang).word(message.id),
        "message": _message(message),
        "lang": lang,
        "time": time,
    }


@dataclass(frozen=True)
class Earlier:
    """A match at an earlier moment, copied from its table so that nothing waits while it is rendered."""

    game: Game[Any]
    seats: int
    options: Mapping[str, str]
    log: tuple[str, ...]
    length: int
    knowledge: int | None  # of a seat or SPECTATOR; None for everybody's
    lines: tuple[str, ...]
    position: str = ""  # where the match began if not with the set-up

    def text(self) -> str:
        """The moment as JSON."""
        state = self.game.position(self.position) if self.position else self.game.begin(self.seats, self.options)
        for action in self.log[: self.length]:
            state.apply(self.game.number(action))
        known = [*range(self.seats), SPECTATOR] if self.knowledge is None else [self.knowledge]
        facts = {
            "length": self.length,
            "actions": len(self.log),
            "views": [{"viewer": _seat_or_none(viewer), "view": self.game.view(state, viewer)} for viewer in known],
            "position": self.game.packed(state, self.knowledge),
            "result": _outcome(self.game, state) if state.turn() == OVER else None,
        }
        return f'{as_text(facts)[:-1]},"log":[{",".join(self.lines)}]}}'


def _seat_or_none(viewer: int) -> int | None:
    """A viewer as clients know it."""
    return None if viewer == SPECTATOR else viewer


def earlier(live: LiveTable, viewer: int, knowledge: int | None, length: int, with_lines: bool = True) -> Earlier:
    """A table at an earlier moment; its lines are left out on request."""
    _check_knowledge(live, viewer, knowledge)
    _check_length(live.match, length)
    knowledge = _as_known(live, knowledge)
    lines = line_texts(live, knowledge)[:length] if with_lines else []
    match = live.match
    return Earlier(match.game, match.seats, match.options, tuple(match.log), length, knowledge, tuple(lines), match.position)


def log_text(live: LiveTable, viewer: int, knowledge: int | None) -> str:
    """The whole log as JSON."""
    _check_knowledge(live, viewer, knowledge)
    knowledge = _as_known(live, knowledge)
    return f'{{"log":[{",".join(line_texts(live, knowledge))}]}}'


def _as_known(live: LiveTable, knowledge: int | None) -> int | None:
    """A knowledge that was asked for, without hands that nobody told."""
    return SPECTATOR if live.row.companion == store.UNKNOWN_HANDS else knowledge


def _check_knowledge(live: LiveTable, viewer: int, knowledge: int | None) -> None:
    """Refuse the knowledge of others before the match is over."""
    if knowledge != viewer and knowledge != SPECTATOR and not live.is_over:
        raise Refused("not-over")
    if knowledge is not None and knowledge != SPECTATOR and not 0 <= knowledge < len(live.seats):
        raise Refused("bad-request", reason=f"there is no seat {knowledge}")


def _check_length(match: Match, length: int) -> None:
    """Refuse a moment that the match does not have."""
    if not 0 <= length <= len(match.log):
        raise Refused("bad-request", reason=f"there are {len(match.log)} actions")


def chance_of(live: LiveTable) -> Data:
    """Everything needed to check the chance of a finished match."""
    if not live.is_over:
        raise Refused("not-over")
    if live.row.companion:
        raise Refused("told-chance")
    return _chance(live.match, live.row.commitment, live.seed, list(draws(live.match, live.seed)))


def _chance(match: Match, published: str, seed: bytes, drawn: Sequence[Draw]) -> Data:
    """Seed, notes and draws of a match."""
    return {
        "commitment": published,
        "seed": seed.hex(),
        "rules_version": match.game.version,
        "notes": [{"at": note.at, "text": note.text} for note in match.notes],
        "draws": [
            {"at": draw.at, "weights": list(draw.weights), "picked": draw.picked, "outcome": draw.outcome} for draw in drawn
        ],
    }


def match_file(live: LiveTable) -> str:
    """A finished match as a file, with its seed."""
    if not live.is_over:
        raise Refused("not-over")
    origin = live.origin()
    headers = {} if origin is None else {"about origin": f"table {origin.table}, after {origin.length} actions"}
    if live.row.companion:  # people told what was drawn: nothing follows from the seed
        return write(MatchFile(_without_notes(live.match), headers={**headers, "about chance": _ABOUT[live.row.companion]}))
    clock = live.clock()
    if clock is not None:
        headers["about clock"] = "move {move} s, reserve {reserve} s, increment {increment} s".format(
            **asdict(clock.setting)
        )
    # After an action stands what its seat had left.
    readings = [Comment(at + 1, f"# clock {left}") for at, left in enumerate(live.readings) if left is not None]
    return write(MatchFile(live.match, live.row.commitment, live.seed, headers, readings))


_ABOUT = {
    store.TOLD_HANDS: "drawn at a real table",
    store.UNKNOWN_HANDS: "drawn at a real table; the cards in hands were not told and are made up to fit",
}


def _without_notes(match: Match) -> Match:
    """The match without the notes of a stream that nothing was drawn from."""
    bare = Match(match.game, match.seats, match.options, match.names, position=match.position)
    bare.fold(Action(match.actor(index), text) for index, text in enumerate(match.log))
    return bare


def file_text(file: MatchFile, knowledge: int | None, length: int | None, with_lines: bool = True) -> str:
    """A submitted match file: what it is, and one moment of it, as JSON."""
    match = file.match
    if knowledge is not None and knowledge >= match.seats:
        raise Refused("bad-request", reason=f"there is no seat {knowledge}")
    shown = len(match.log) if length is None else length
    _check_length(match, shown)
    lines = _file_lines(match, knowledge, shown) if with_lines else ()
    moment = Earlier(match.game, match.seats, match.options, tuple(match.log), shown, knowledge, lines, match.position)
    drawn = list(draws(match, file.seed)) if file.seed else []
    facts = {
        "game": match.game.id,
        "seats": match.seats,
        "options": dict(match.options),
        "names": list(match.names),
        "own_box": bool(match.game.box_digest),
        "variations": [{"at": at, "nodes": list(map(asdict, nodes))} for at, nodes in variations_in(file).items()],
        "chance_verified": all(draw.picked == draw.expected for draw in drawn) if file.seed else None,
        "chance": _chance(match, file.commitment or commitment(file.seed), file.seed, drawn) if file.seed else None,
    }
    return f'{as_text(facts)[:-1]},"moment":{moment.text()}}}'


def _file_lines(match: Match, knowledge: int | None, length: int) -> tuple[str, ...]:
    """The lines of a match without a table, as JSON."""
    lines = []
    state = match.beginning()
    for index, text in enumerate(match.log[:length]):
        lines.append(_line_text(match.game, state, match.actor(index), text, knowledge))
        state.apply(match.game.number(text))
    return tuple(lines)


def position(game: Game[Any], state: State, known_by: int | None) -> Data:
    """A submitted position, whole or as a viewer knows it: text, short form, possible seats."""
    return {
        "game": game.id,
        "seats": len(state.scores()),
        "options": options_of(game, state),
        "to_act": list(state.choosers()),
        "text": str(state) if known_by is None else game.position_of(state, known_by),
        "packed": game.packed(state, known_by),
        "view": game.view(state, SPECTATOR if known_by is None else known_by),
        "seen_by": None if known_by is None else "spectator" if known_by == SPECTATOR else str(known_by),
        "entries": [asdict(entry) for entry in form_of(game, state, known_by)],
    }


def practised(match: Match, seat: int, first: int, reason: Refusal | None) -> Data:
    """A task without a table as a seat sees it: actions and views from `first` on, and its legal actions."""
    state, lines, views = match.beginning(), [], []
    for index, text in enumerate(match.log):
        before = state.clone()
        state.apply(match.game.number(text))
        if index >= first:
            seen = match.game.seen(before, match.game.number(text), seat)
            lines.append(_line(match.game, before, match.actor(index), text, seen, seat))
            views.append(match.game.view(state, seat))
    return {
        "log": match.log,
        "lines": lines,
        "views": views or [match.game.view(state, seat)],
        "actions": action_facts(match.game, state, seat) if seat in match.waiting_for() else [],
        "reason": None if reason is None else refusal(reason),
        "is_over": state.turn() == OVER,
    }


def preview(live: LiveTable, viewer: int, text: str) -> Data:
    """What an action of the viewer would cost and bring; refused if it is not legal."""
    state = live.match.state if viewer == SPECTATOR else _state_for(live, viewer, text)
    reason = Refusal("refused-not-your-seat") if viewer == SPECTATOR else live.game.why_not(state, viewer, text)
    if reason is not None:
        raise Refused("illegal-action", reason)
    try:
        return _preview(live.game.preview(state, viewer, text))
    except IllegalAction:
        raise Refused("illegal-action", Refusal("no-such-action", {"text": text})) from None


def hint_job(live: LiveTable, viewer: int) -> Data:
    """The job of advice for a seat; refused at rated tables and without a choice."""
    if live.row.rated:
        raise Refused("no-hints")
    if not live.row.hints or live.row.companion == store.UNKNOWN_HANDS:
        raise Refused("no-hints", Refusal("refused-no-hints-here"))
    if live.row.status == store.WAITING:
        raise Refused("not-begun")
    if live.row.status == store.CLOSED:
        raise Refused("closed")
    match = live.match
    if viewer not in list(match.state.choosers()):
        raise Refused("illegal-action", Refusal("match-is-over" if live.is_over else "not-your-turn"))
    return {"kind": "hint", **seat_job(live.id, match, viewer)}


def seat_job(table: str, match: Match, seat: int, rng: Rng | None = None) -> Data:
    """A worker's job for a seat, with a guess instead of the true position.

    `moment` and `after`, the seat's own last action if nothing has happened since, let a worker go on with a search.
    """
    guess = match.state.guess(seat, rng or Rng(secrets.randbits(63)))
    length = len(match.log)
    acted_last = length > 0 and match.actor(length - 1) == seat
    return {
        "table": table,
        "game": match.game.id,
        "rules_version": match.game.version,
        "seats": match.seats,
        "options": dict(match.options),
        "components": told_facts(match.game),
        "seat": seat,
        "moment": [match.version, length],
        "after": match.log[-1] if acted_last else None,
        "position": list(guess.encode()),
    }


def advice(found: Sequence[Data]) -> list[Data]:
    """A worker's advice: actions with expected win shares, reasons and the seat's own next steps."""
    names = ("action", "chance", "low", "high", "reason", "about_equal", "risks")
    return [{**{name: each[name] for name in names}, "plan": _own_steps(each["line"])} for each in found]


def _own_steps(line: Sequence[Data]) -> list[str]:
    """The actions of a line that its first seat takes before anybody else acts."""
    return [step["action"] for step in takewhile(lambda step: step["seat"] == line[0]["seat"], line)]
