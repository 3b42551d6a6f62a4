"""Nothing leaves the gate that its viewer may not know: what is hidden is dealt anew, and every byte must stay the same."""

import copy
import json
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

import pytest

import undertow
from tests.server.playing import GAMES, new_tables, people_table, play
from undertow.engine.game import Refusal
from undertow.engine.language import LANGUAGES, language
from undertow.engine.match import fingerprint
from undertow.engine.rng import Rng
from undertow.engine.state import SPECTATOR
from undertow.server.live import gate
from undertow.server.live.table import LiveTable
from undertow.server.refusals import STATUS, Refused
from undertow.server.storage.outbox import MATCH_OVER, YOUR_TURN
from undertow.server.storage.store import Store

Shown = dict[str, Any]


def everything(live: LiveTable, viewer: int) -> Shown:
    """Everything that the gate tells a viewer about a table."""
    length = len(live.match.log)
    shown: Shown = {"view": gate.snapshot(live, viewer, live.version - 1, length - 1)}
    for text in live.game.actions:
        why = shown[f"why {text}"] = gate.why_not(live, viewer, text)
        if why is None:  # otherwise a preview is refused too, which another test shows
            shown[f"preview {text}"] = outcome(partial(gate.preview, live, viewer, text))
    shown["other's past"] = outcome(lambda: moment(live, 1 if viewer == 0 else 0, viewer if viewer > 1 else None, 0))
    shown["file"] = outcome(lambda: gate.match_file(live))
    shown["chance"] = outcome(lambda: gate.chance_of(live))
    shown["notices"] = told(live)
    return shown


def told(live: LiveTable) -> list[Any]:
    """Everything that leaves by push and webhook: recipient, event and words."""
    seats = sorted(live.to_notify(live.row.status, live.to_act()))
    kinds = [(kind, lang) for kind in (YOUR_TURN, MATCH_OVER) for lang in LANGUAGES]
    return [seats, [gate.notice(live.row.id, live.row.game, kind, "id", lang, 5) for kind, lang in kinds]]


def differing(shown: Shown, again: Shown) -> set[str]:
    """The parts that differ."""
    if json.dumps(shown) == json.dumps(again):
        return set()
    return {key for key in shown.keys() | again.keys() if json.dumps(shown.get(key)) != json.dumps(again.get(key))}


def moment(live: LiveTable, viewer: int, knowledge: int | None, length: int) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(gate.earlier(live, viewer, knowledge, length).text())
    return found


def outcome(call: Callable[[], object]) -> object:
    """What a call returns, or its problem."""
    try:
        return call()
    except Refused as refused:
        return gate.problem(refused)


def twin(live: LiveTable, viewer: int, rng: Rng) -> LiveTable | None:
    """A table that looks the same to the viewer, dealt anew elsewhere; None if none was found."""
    other = copy.copy(live)
    other.rendered = {}  # nothing that was worked out for the true table
    other.match = copy.copy(live.match)
    other.match._light = None
    other.match.state = live.match.state.guess(viewer, rng)
    other.row = replace(live.row, seed="ab" * 32, creator="somebody")
    other.last_hash = "cd" * 32
    chosen = live.match.slots.items()
    other.match.slots = {seat: text if seat == viewer else another(live, seat, rng) for seat, text in chosen}
    other.nonces = {seat: replace(row, text=f"nonce {seat} {'ef' * 16}") for seat, row in live.nonces.items()}
    other.match.notes = [replace(note, text="burn") for note in live.match.notes]
    game, before, taken = live.game, live.match._befores[-1], live.game.number(live.match.log[-1])
    seen, after = game.seen(before, taken, viewer), json.dumps(game.view(live.match.state, viewer))
    for _ in range(20):
        guess = before.guess(viewer, rng)
        fitting = [action for action in guess.legal() if game.seen(guess, action, viewer) == seen]
        if not fitting:
            continue
        action = fitting[rng.below(len(fitting))]
        then = guess.clone()
        then.apply(action)
        if json.dumps(game.view(then, viewer)) == after:
            other.match.log = [*live.match.log[:-1], game.text(action)]
            other.match._befores = copy.copy(live.match._befores)
            other.match._befores[-1] = guess
            return other
    return None


def another(live: LiveTable, seat: int, rng: Rng) -> str:
    """Anything that the seat might have chosen in secret."""
    legal = list(live.match.state.legal_for(seat))
    return live.game.text(legal[rng.below(len(legal))])


def leaks(store: Store, game: str, seats: int, steps: int, **options: str) -> tuple[set[str], int]:
    """The parts that differ between twins in a random match, and how many twins differed in something hidden."""
    tables, rng = new_tables(store), Rng(7)
    live, secrets = people_table(tables, game, seats, **options)
    tables.give_nonce(live.id, 0, secrets[0], "12" * 16)
    found: set[str] = set()
    different = 0
    for _ in range(steps):
        if not play(tables, live, secrets, rng, 1) or live.is_over:
            break
        if not live.match.log:
            continue
        for viewer in (*range(seats), SPECTATOR):
            other = twin(live, viewer, rng)
            if other is None:
                continue
            hidden = other.match.log != live.match.log or other.match.slots != live.match.slots
            different += hidden
            if hidden or fingerprint(other.match.state) != fingerprint(live.match.state):
                found |= differing(everything(live, viewer), everything(other, viewer))
            else:  # the deal is the same: only what the server itself keeps could differ
                found |= differing({"view": gate.snapshot(live, viewer)}, {"view": gate.snapshot(other, viewer)})
    return found, different


@pytest.fixture
def sqlite(tmp_path: Any) -> Any:
    store = Store(f"sqlite:///{tmp_path / 'gate.db'}")
    store.migrate()
    yield store
    store.close()


@pytest.mark.parametrize("id", GAMES)
def test_nothing_leaks(sqlite: Store, id: str) -> None:
    game = undertow.game(id)
    for seats in {game.seats[0], game.seats[-1]}:
        found, _ = leaks(sqlite, id, seats, 60)
        assert found == set()


@pytest.mark.parametrize("game", GAMES)
def test_a_preview_is_refused_for_the_reason_that_is_told_and_nothing_more(sqlite: Store, game: str) -> None:
    """Both come from one refusal, so comparing the reasons of all actions compares the refused previews too."""
    tables = new_tables(sqlite)
    live, secrets = people_table(tables, game)
    play(tables, live, secrets, Rng(1), 8)
    refused = 0
    for viewer in (*range(len(live.seats)), SPECTATOR):
        for text in live.game.actions:
            why = gate.why_not(live, viewer, text)
            if why is not None:
                shown = outcome(partial(gate.preview, live, viewer, text))
                assert shown == gate.problem(
                    Refused("illegal-action", Refusal(why["message"], why["arguments"], why["rule"] or ""))
                )
                refused += 1
    assert refused


def test_twins_differ_where_there_are_secrets(sqlite: Store) -> None:
    assert leaks(sqlite, "niagara", 3, 60)[1] > 20


PLANTED: dict[str, Callable[[LiveTable, int], Any]] = {
    "a hash of the state": lambda live, viewer: live.last_hash,
    "the seed": lambda live, viewer: live.row.seed,
    "others' slots": lambda live, viewer: dict(live.match.slots),
    "the nonces": lambda live, viewer: [note.text for note in live.match.notes],
    "the true log": lambda live, viewer: live.match.log[-1:],
}


def test_a_leak_by_notice_is_found(sqlite: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """A notice that contained a secret choice would be found."""
    now: list[LiveTable] = []
    true_notice, true_told = gate.notice, told
    monkeypatch.setattr(gate, "notice", lambda *facts: {**true_notice(*facts), "x": dict(now[-1].match.slots)})

    def noted(live: LiveTable) -> Any:
        now.append(live)
        return true_told(live)

    monkeypatch.setitem(globals(), "told", noted)
    assert "notices" in leaks(sqlite, "niagara", 3, 30)[0]


@pytest.mark.parametrize("leak", PLANTED)
def test_a_planted_leak_is_found(sqlite: Store, leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    true_sight = gate.snapshot
    monkeypatch.setattr(
        gate, "snapshot", lambda live, viewer, *known: {**true_sight(live, viewer, *known), "x": PLANTED[leak](live, viewer)}
    )
    assert "view" in leaks(sqlite, "niagara", 3, 30)[0]


def test_seed_and_hash_come_out_at_the_end_and_not_before(sqlite: Store) -> None:
    tables = new_tables(sqlite)
    live, secrets = people_table(tables)
    seed = live.row.seed
    while not live.is_over:
        for viewer in (0, SPECTATOR):
            shown = json.dumps(gate.snapshot(live, viewer, live.version, len(live.match.log)))
            assert seed not in shown
            assert live.last_hash == "" or live.last_hash not in shown
        play(tables, live, secrets, Rng(live.events), 25)
    result = gate.snapshot(live, SPECTATOR)["result"]
    assert result["seed"] == seed
    assert result["hash"] == live.last_hash
    assert seed in gate.match_file(live)


def test_a_seat_s_secret_never_passes(sqlite: Store) -> None:
    tables = new_tables(sqlite)
    live, secrets = people_table(tables)
    play(tables, live, secrets, Rng(1), 10)
    hidden = [*secrets.values(), tables.keys.invitation(live.id), live.seats[0].guest or ""]
    for viewer in (0, 1, 2, SPECTATOR):
        shown = json.dumps(everything(live, viewer))
        assert not any(secret in shown for secret in hidden)


def test_the_log_is_sent_from_where_it_differs(sqlite: Store) -> None:
    tables = new_tables(sqlite)
    live, secrets = people_table(tables)
    known: list[Any] = []
    version, rng, undone = 0, Rng(2), 0
    for number in range(250):
        snapshot = gate.snapshot(live, 0, version, len(known))
        known[snapshot["log_from"] :] = snapshot["log"]
        version = snapshot["version"]
        assert known == gate.snapshot(live, 0)["log"]
        for _ in range(number % 3):
            play(tables, live, secrets, rng, 1)
        for seat in range(3):
            if not live.match.slots and live.can_undo(seat) and number % 2:
                tables.undo(live.id, seat, secrets[seat], f"u{number}", live.version)
                undone += 1
                break
    assert undone > 10


@pytest.mark.parametrize("game", GAMES)
def test_a_moment_of_a_finished_match_with_any_knowledge(sqlite: Store, game: str) -> None:
    tables = new_tables(sqlite)
    live, secrets = people_table(tables, game)
    play(tables, live, secrets, Rng(1), 12)
    with pytest.raises(Refused, match="not-over"):
        moment(live, 0, 1, 3)
    with pytest.raises(Refused, match="not-over"):
        moment(live, 0, None, 3)
    assert moment(live, 0, 0, 0)["views"][0]["viewer"] == 0
    play(tables, live, secrets, Rng(1))
    length = len(live.match.log)
    whole = moment(live, SPECTATOR, None, length)
    assert [line["action"] for line in whole["log"]] == live.match.log
    assert len(whole["views"]) == len(live.seats) + 1
    assert moment(live, SPECTATOR, 1, length)["log"] == gate.snapshot(live, 1)["log"]
    for bad in (-1, length + 1):
        with pytest.raises(Refused, match="bad-request"):
            moment(live, SPECTATOR, None, bad)


def test_every_refusal_can_be_said_in_every_language() -> None:
    for code in LANGUAGES:
        words = language(code)
        for refusal in STATUS:
            assert words.has(f"refused-{refusal}"), (code, refusal)
