"""The command line: what it prints, what it refuses, what it keeps."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from undertow.commands.app import app
from undertow.engine.matchfile import read
from undertow.games import game as find_game
from undertow.games import outside

GOLDEN = Path(__file__).parents[1] / "golden" / "niagara" / "five-colours-4.match"
NEWEST = Path(__file__).parents[1] / "golden" / "niagara" / "v2" / "five-colours-4.match"
SEED = "00" * 31 + "01"


def run(*arguments: str, input: str | None = None) -> Result:
    return CliRunner(env={"LANG": "en_GB.UTF-8", "COLUMNS": "120", "NO_COLOR": "1"}).invoke(
        app, list(arguments), input=input
    )


def flat(text: str) -> str:
    """Output as one line, however wide the terminal is."""
    return " ".join(text.split())


@pytest.fixture(autouse=True)
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "data"
    folder.mkdir()
    monkeypatch.setattr("platformdirs.user_data_path", lambda name, ensure_exists: folder)
    monkeypatch.chdir(tmp_path)
    return folder


@pytest.mark.parametrize("command", ["", "games", "table", "simulate", "replay", "rules", "components", "bench"])
def test_every_command_has_help(command: str) -> None:
    result = run(*([command] if command else []), "--help")
    assert result.exit_code == 0
    assert "Usage" in result.output


def test_games_lists_them() -> None:
    assert "niagara" in run("games").output
    assert "first" in run("games").output
    assert "пояс" in run("rules", "niagara", "L1", "--lang", "bg").output
    listed = json.loads(run("games", "--json").stdout)
    assert next(game for game in listed if game["id"] == "niagara")["seats"] == [3, 4, 5]


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        (["table", "chess"], "no game “chess”"),
        (["table", "niagara", "--seats", "you,genius,bot"], "there is no bot “genius”"),
        (["table", "niagara", "--seats", "you,bot"], "is for 3, 4, 5 seats"),
        (["table", "niagara", "-o", "tie"], "name=value"),
        (["table", "niagara", "-o", "tie=never"], "one of shared, gem value"),
        (["table", "niagara", "--lang", "de"], "no language “de”"),
        (["table", "niagara", "--chance-seed", "xyz"], "64 hexadecimal digits"),
        (["table", "niagara", "--name", "a\tb"], "printable"),
        (["table", "niagara", "--resume", "missing.match"], "missing.match"),
        (["simulate", "chess"], "no game “chess”"),
        (["simulate", "niagara", "--bots", "genius"], "no bot “genius”"),
        (["simulate", "niagara", "--bots", "random,greedy", "--seats", "3"], "bots: 2, seats: 3"),
        (["simulate", "niagara", "--seats", "9"], "is for 3, 4, 5 seats"),
        (["replay", "missing.match"], "missing.match"),
        (["replay", str(GOLDEN), "--to", "99999"], "has only"),
        (["replay", str(GOLDEN), "--seat", "7"], "no seat 7"),
        (["rules", "niagara", "Z9"], "no rule “Z9”"),
        (["rules", "niagara", "--search", "zebra"], "mentions “zebra”"),
        (["components", "chess"], "no game “chess”"),
        (["bench", "chess"], "no game “chess”"),
    ],
)
def test_what_people_get_wrong_is_one_clear_line(arguments: list[str], error: str) -> None:
    result = run(*arguments)
    assert result.exit_code == 2
    assert error in flat(result.stderr)
    assert "Traceback" not in result.output


def test_a_broken_match_file_is_refused_with_its_line(tmp_path: Path) -> None:
    file = tmp_path / "broken.match"
    file.write_bytes(GOLDEN.read_bytes().replace(b"\nplay ", b"\npray ", 1))
    result = run("replay", str(file))
    assert result.exit_code == 2
    assert "no action “pray" in flat(result.stderr)


def test_replay_tells_the_match_and_checks_chance() -> None:
    result = run("replay", str(GOLDEN))
    assert result.exit_code == 0
    assert "chooses tile" in result.output
    assert "win" in result.output
    assert "every draw is the one that the seed gives" in result.output


def test_replay_with_the_knowledge_of_one_seat_keeps_secrets() -> None:
    told = run("replay", str(GOLDEN), "--to", "3", "--seat", "1").output
    assert "chooses a tile." in told
    as_json = json.loads(run("replay", str(GOLDEN), "--to", "3", "--seat", "1", "--json").stdout)
    assert [action["messages"][0]["id"] for action in as_json["actions"]] == ["log-first", "log-chosen", "log-chosen-own"]
    assert all("text" not in action for action in as_json["actions"])
    assert as_json["fingerprint"] is None


def test_replay_as_json() -> None:
    whole = json.loads(run("replay", str(GOLDEN), "--json").stdout)
    assert (whole["game"], whole["over"], whole["chance_verified"]) == ("niagara", True, True)
    assert len(whole["fingerprint"]) == 64


def test_replay_reads_standard_input() -> None:
    assert json.loads(run("replay", "-", "--json", input=GOLDEN.read_text()).stdout)["over"]


def test_simulate_gives_the_same_output_for_the_same_seed() -> None:
    arguments = ("simulate", "niagara", "--games", "4", "--bots", "greedy,random,random", "--seed", "5")
    first = run(*arguments)
    assert first.exit_code == 0
    assert first.stdout == run(*arguments).stdout
    assert "win share" in first.stdout
    facts = json.loads(run(*arguments, "--json").stdout)
    assert facts["games"] == 4
    assert sum(facts["wins_by_seat"]) == pytest.approx(1)


def test_rules_and_components() -> None:
    assert "one more step to the bank" in run("rules", "niagara", "M5").output
    assert "A1◆Y A2◆W" in run("rules", "niagara", "X3").output  # the board of the example
    assert "A1◆Y" not in run("rules", "niagara").output
    found = json.loads(run("rules", "niagara", "--search", "lifebelt", "--json").stdout)
    assert {paragraph["rule"] for paragraph in found} >= {"P2", "L1", "E4"}
    assert "Board Game Arena" in flat(run("components", "niagara").output)
    assert json.loads(run("components", "niagara", "--json").stdout)[0]["grade"] == "A"


def test_bench_measures_both_ways() -> None:
    rows = json.loads(run("bench", "niagara", "--seconds", "0.1", "--json").stdout)
    assert rows[0]["interpreted"]["compiled"] is False
    assert rows[0]["compiled"]["decisions_per_second"] > 0
    assert 100 < rows[0]["compiled"]["state_bytes"] < 2048


# The terminal table


def play(*lines: str, seats: str = "you,random,random", **options: str) -> Result:
    extra = [part for name, value in options.items() for part in (f"--{name}", value)]
    return run(
        "table", "niagara", "--seats", seats, "--chance-seed", SEED, "-o", "first=0", *extra, input="\n".join(lines) + "\n"
    )


def test_a_turn_with_questions(tmp_path: Path) -> None:
    result = play(
        *("why", "why land", "why play 3", "preview 3", "preview x", "help", "rules M1", "rules Z9", "dance", "99", "undo"),
        *(
            "play 3",
            "view",
            "log",
            "canoe 1",
            "undo",
            "1",
            "save mine.match",
            "save mine.match",
            "save /no/such/place",
            "quit",
        ),
    )
    assert result.exit_code == 0, result.output
    for said in (
        "Say which action",
        "Now everybody chooses a tile",
        "That is allowed",
        "Canoe 1 can go to space 3",
        "Say which action by its number",
        "undo: take back",
        "Both on the bank: exactly one moves.",
        "There is no rule Z9",
        "“dance” is neither",
        "“99” is neither",
        "There is nothing to take back",
        "Player 1 chooses tile 3.",
        "Taken back.",
        "Saved to mine.match",
        "mine.match exists",
        "Not saved",
        "The match is saved",
    ):
        assert said in flat(result.output), said
    assert (tmp_path / "mine.match").is_file()


def test_an_unfinished_match_is_kept_and_can_be_taken_up(data_folder: Path) -> None:
    play("play 3", "1")
    kept = data_folder / "niagara-1.match"
    log = read(kept.read_bytes(), find_game).match.log
    assert log[0] == "play 3"
    again = play("quit", resume=str(kept))
    assert again.exit_code == 0
    assert read((data_folder / "niagara-2.match").read_bytes(), find_game).match.log[: len(log)] == log
    wrong = run("table", "niagara", "--seats", "you,bot,bot,bot", "--resume", str(kept))
    assert wrong.exit_code == 2
    assert "seats of this match: 3" in flat(wrong.stderr)


def test_a_kept_match_is_resumed_with_the_game_as_it_was_named(data_folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outside, "_registered", {})
    monkeypatch.setenv(outside.VARIABLE, "")
    result = run("table", "tests.outside.named:GAME", "--seats", "you,random", input="1\nquit\n")
    kept = data_folder / "named-1.match"
    assert f"undertow table tests.outside.named:GAME --seats you,random --resume {kept}" in flat(result.output)


def test_bots_alone_play_to_the_end() -> None:
    result = play(seats="greedy,random,random")
    assert result.exit_code == 0
    assert "win" in result.output
    assert f"The seed of chance was {SEED}" in flat(result.output)


def test_people_at_one_screen_have_a_curtain() -> None:
    result = play("", "play 3", "", "play 4", "quit", seats="you,you,random")
    assert "The screen is for Player 2 now" in result.output
    assert "Player 1 chooses tile 3" not in result.output.split("The screen is for Player 2 now")[1].split("turns up")[0]


def test_it_speaks_the_language_of_the_environment() -> None:
    result = CliRunner(env={"LANG": "pl_PL.UTF-8"}).invoke(app, ["table", "niagara", "--chance-seed", SEED], input="quit\n")
    assert "wybierz w tajemnicy" in result.output


def test_a_position_takes_the_place_of_a_file() -> None:
    reached = run("replay", str(NEWEST), "--to", "60", "--as-position").stdout.strip()
    facts = json.loads(run("replay", "--position", reached, "--json").stdout)
    assert facts["position"] == reached
    assert facts["fingerprint"] == json.loads(run("replay", str(NEWEST), "--to", "60", "--json").stdout)["fingerprint"]
    game = find_game("niagara")
    packed = game.packed(game.position(reached))
    assert run("replay", "--position", packed, "--as-position").stdout.strip() == reached
    seen = run("replay", "--position", packed, "--seat", "1", "--as-position").stdout.strip()
    assert seen == game.position_of(game.position(reached), 1)
    assert "round" in flat(run("replay", "--position", reached).output).lower()


def test_verify_checks_a_position() -> None:
    reached = run("replay", str(NEWEST), "--to", "60", "--as-position").stdout.strip()
    assert "every component of the box once" in flat(run("verify", "--position", reached).output)
    game = find_game("niagara")
    packed = game.packed(game.position(reached))
    assert json.loads(run("verify", "--position", packed, "--json").stdout) == {"position": reached}
    wrong = run("verify", "--position", reached.replace("canoes 0: ", "canoes 0: bank, ", 1))
    assert (wrong.exit_code, "column " in wrong.output) == (2, True)


@pytest.mark.parametrize("file", [GOLDEN, NEWEST], ids=["an older rules version", "the newest"])
def test_a_position_is_played_on_in_the_terminal(file: Path) -> None:
    reached = run("replay", str(file), "--to", "60", "--as-position").stdout.strip()
    result = run("table", "niagara", "--position", reached, "--seats", "random,random,random,random", "--seed", SEED)
    assert result.exit_code == 0


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        (["replay"], "name a match file, or give a position"),
        (["replay", str(NEWEST), "--position", "niagara 3"], "name a match file, or give a position"),
        (["replay", "--position", "niagara 3; step: dance"], "column 18: "),
        (["verify"], "name a match file, or give a position"),
        (["replay", "--position", "os:getcwd 3"], "there is no game “os:getcwd”"),
        (["table", "niagara", "--position", "niagara 3"], "column 1: "),
    ],
)
def test_a_wrong_position_is_one_line(arguments: list[str], error: str) -> None:
    result = run(*arguments)
    assert result.exit_code == 2
    assert error in flat(result.output)
