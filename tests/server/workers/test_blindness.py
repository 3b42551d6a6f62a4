"""A worker gets what its seat may know: tables that a seat cannot tell apart give the same job."""

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import undertow
from undertow.bots.search import Search
from undertow.engine.chance import new_seed
from undertow.engine.game import Game
from undertow.engine.match import Match, fingerprint
from undertow.engine.rng import Rng
from undertow.engine.state import CHANCE, OVER, State
from undertow.server.live.gate import seat_job
from undertow.server.workers.worker import KeptSearch, position_of

GAMES = undertow.game_ids()
KINDS = [(game, undertow.game(game).version) for game in GAMES] + [("niagara", 1)]
TWINS = 4

Line = tuple[State, list[str]]  # a state, and the log that led to it


def continued(game: Game[Any], lines: list[Line], seat: int, seen: str, shown: str) -> Iterator[Line]:
    """The lines with each next action that the seat cannot tell from what has happened."""
    for before, log in lines:
        for action in before.legal():
            if game.seen(before, action, seat) == seen:
                after = before.clone()
                after.apply(action)
                if json.dumps(game.view(after, seat)) == shown:
                    yield after, [*log, game.text(action)]


def twins(game: Game[Any], seats: int, seat: int, rng: Rng, actions: int) -> Iterator[tuple[list[str], list[str]]]:
    """Logs of a random match, each with a second log that looked the same to the seat all along."""
    truth: Line = (game.start(seats=seats), [])
    others: list[Line] = []
    while len(truth[1]) < actions and truth[0].turn() != OVER:
        before, log = truth
        action = before.sample(rng) if before.turn() == CHANCE else before.any_legal(rng)
        after = before.clone()
        after.apply(action)
        seen, shown = game.seen(before, action, seat), json.dumps(game.view(after, seat))
        found = {fingerprint(line[0]): line for line in continued(game, [truth, *others], seat, seen, shown)}
        truth = after, [*log, game.text(action)]
        found.pop(fingerprint(after), None)
        others = list(found.values())
        while len(others) > TWINS:
            others.pop(rng.below(len(others)))
        for _, other in others:
            yield truth[1], other


def played(game: Game[Any], seats: int, log: list[str]) -> Match:
    match = Match(game, seats, {})
    for text in log:
        match.record(text)
    return match


Job = Callable[[str, Match, int, Rng], dict[str, Any]]


def differing(id: str, version: int, make: Job = seat_job, actions: int = 120) -> tuple[int, int]:
    """How many jobs of twins differ, and how many were compared."""
    game, rng = undertow.game(id, version), Rng(3)
    found = compared = 0
    for seats in {game.seats[0], game.seats[-1]}:
        for seat in (0, seats - 1):
            for number, (log, other) in enumerate(twins(game, seats, seat, rng, actions)):
                if number % 7 == 0:
                    jobs = [make("t", played(game, seats, each), seat, Rng(number)) for each in (log, other)]
                    found += jobs[0] != jobs[1]
                    compared += 1
    return found, compared


@pytest.mark.parametrize(("game", "version"), KINDS)
def test_tables_that_a_seat_cannot_tell_apart_give_the_same_job(game: str, version: int) -> None:
    found, compared = differing(game, version)
    assert found == 0
    assert compared > 20


LEAKS: dict[str, Callable[[Match, int], object]] = {
    "the log": lambda match, seat: match.log,
    "the true position": lambda match, seat: list(match.state.encode()),
}


@pytest.mark.parametrize("leak", LEAKS)
@pytest.mark.parametrize("game", GAMES)
def test_a_planted_leak_is_found(game: str, leak: str) -> None:
    def leaking(table: str, match: Match, seat: int, rng: Rng) -> dict[str, Any]:
        return {**seat_job(table, match, seat, rng), "x": LEAKS[leak](match, seat)}

    assert differing(game, undertow.game(game).version, leaking, actions=90)[0] > 0


def test_a_job_does_not_hold_what_others_have_chosen_in_secret() -> None:
    jobs = []
    for text in ("play 1", "play 6", None):
        match = Match(undertow.game("niagara"), 3, {}, names=("Ann", "Ben", "Cem"))
        if text is not None:
            match.play(0, text)
        match.note(0, f"nonce 0 {'ab' * 16}" if text else "burn")
        jobs.append(seat_job("t", match, 1, Rng(1)))
    assert jobs[0] == jobs[1] == jobs[2]


def test_a_job_holds_a_guess_and_public_facts_only() -> None:
    match = Match(undertow.game("niagara"), 3, {})
    assert set(seat_job("t", match, 0)) == {
        *("table", "game", "rules_version", "seats", "options", "components", "seat"),
        *("moment", "after", "position"),
    }


def test_a_job_holds_another_guess_each_time() -> None:
    match = Match(undertow.game("atlantis"), 4, {})
    match.play_chance(new_seed())
    assert len({tuple(seat_job("t", match, 0)["position"]) for _ in range(5)}) > 1


@pytest.mark.parametrize(("game", "version"), KINDS)
def test_bots_play_whole_matches_by_jobs(game: str, version: int) -> None:
    match, minds, rng = (
        Match(undertow.game(game, version), undertow.game(game, version).seats[0], {}),
        [KeptSearch(), KeptSearch()],
        Rng(1),
    )
    match.play_chance(bytes(32))
    while match.turn != OVER:
        seat = match.waiting_for()[0]
        bot = {"bot": "first-time" if seat == 0 else "greedy", "seed": rng.word() >> 1, "budget": 0.02}
        job = json.loads(json.dumps({**seat_job("t", match, seat), **bot}))
        match.play(seat, minds[seat == 0].answer(job)["action"])
        match.play_chance(bytes(32))
    assert sum(match.state.shares()) == pytest.approx(1)


def test_a_restored_position_is_that_of_the_job() -> None:
    match = Match(undertow.game("niagara", 1), 4, {"repairs": "one a round"})
    job = json.loads(json.dumps(seat_job("t", match, 2)))
    game, state = position_of(job)
    assert game.version == 1
    assert list(state.encode()) == job["position"]


# Going on with a search


def turn_of_several_actions() -> Match:
    """Fantazja where seat 0 has a tile to lay, which takes more than one action."""
    match = Match(undertow.game("fantazja"), 2, {"first": "0"})
    match.play_chance(bytes(32))
    return match


def seed_of_building(match: Match) -> int:
    """A seed with which a bot begins to build."""
    return next(seed for seed in range(50) if thought(KeptSearch(), match, seed=seed)[0].startswith("build"))


def thought(kept: KeptSearch, match: Match, **more: Any) -> tuple[str, Search | None]:
    """The action of a bot and the search that found it."""
    job = {**seat_job("t", match, match.waiting_for()[0]), "bot": "first-time", "seed": 1, **more}
    return kept.choose(job), kept._search


def test_a_search_goes_on_through_the_small_actions_of_a_turn() -> None:
    kept, match = KeptSearch(), turn_of_several_actions()
    text, search = thought(kept, match, seed=seed_of_building(match))
    match.play(0, text)
    assert match.waiting_for() == [0]
    assert thought(kept, match)[1] is search


def test_a_search_does_not_go_on_after_another_action_an_undo_or_at_another_table() -> None:
    for change in ("action", "undo", "table", "seat"):
        kept, match = KeptSearch(), turn_of_several_actions()
        text, search = thought(kept, match, seed=seed_of_building(match))
        others = [each for each in map(match.game.text, match.state.legal()) if each != text]
        match.play(0, others[0] if change == "action" else text)
        if change == "undo":
            match.undo(0)
        changed = {"table": {"table": "u"}, "seat": {"bot": "casual"}}.get(change, {})
        assert thought(kept, match, **changed)[1] is not search, change
