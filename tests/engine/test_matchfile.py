"""Match files: they round-trip exactly, and everything else is refused with line and reason."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import undertow
from tests.engine.tiny import tiny_game
from undertow.engine.chance import commitment, nonce_note
from undertow.engine.draws import verify_chance
from undertow.engine.game import Game
from undertow.engine.language import language
from undertow.engine.match import Match, fingerprint, replayed
from undertow.engine.matchfile import FOOTER, HEADER, LONGEST_FILE, MatchFile, MatchFileError, read, write

SEED = bytes(32)


def find(id: str, version: int | None) -> Game:  # type: ignore[type-arg]
    if id == "tiny" and version not in (None, tiny_game().version):
        raise KeyError(f"tiny has no rules version {version}")
    return tiny_game() if id == "tiny" else undertow.game(id, version)


def saved(actions: int = 1000) -> MatchFile:
    match = Match(tiny_game(), 2, {"colour": "blue"}, ("Ana", "Борис"))
    while match.turn != undertow.OVER and len(match.log) < actions:
        match.play_chance(SEED)
        if match.turn >= 0:
            match.record(match.game.text(match.state.legal()[-1]))
    return MatchFile(match, commitment(SEED), SEED)


TEXT = write(saved())
LINES = TEXT.splitlines()


def test_it_reads_well() -> None:
    assert LINES[:8] == [
        "undertow match 1",
        "game: tiny",
        "rules version: 1",
        "seats: 2",
        "option colour: blue",
        "name 0: Ana",
        "name 1: Борис",
        f"commitment: {commitment(SEED)}",
    ]
    assert LINES[-3].startswith("actions: ")
    assert LINES[-2].startswith("scores: ")
    assert LINES[-1].startswith("winners: ")
    assert TEXT.endswith("\n")


@pytest.mark.parametrize("actions", [0, 4, 7, 1000])
def test_it_round_trips_exactly(actions: int) -> None:
    file = saved(actions)
    again = read(write(file).encode(), find)
    assert write(again) == write(file)
    assert fingerprint(again.match.state) == fingerprint(file.match.state)
    assert (again.seed, again.commitment, again.match.names) == (file.seed, file.commitment, file.match.names)


def test_the_header_of_early_files_is_read_and_kept() -> None:
    early = TEXT.replace("rules version: 1", "rules: 1")
    file = read(early.encode(), find)
    assert file.match.game.version == 1
    assert write(file) == early
    assert write(MatchFile(file.match, file.commitment, file.seed)) == TEXT


def noted() -> str:
    """A file with a nonce at the start and a draw that was burned."""
    match = Match(tiny_game(), 2, {})
    match.note(1, nonce_note(1, "5c" * 16))
    while len(match.log) < 8:
        match.play_chance(SEED)
        match.record(match.game.text(match.state.legal()[0]))
    match.undo_agreed(0, 4)
    match.play_chance(SEED)
    return write(MatchFile(match, commitment(SEED), SEED))


def test_chance_notes_round_trip_and_verify() -> None:
    text = noted()
    lines = text.splitlines()
    assert lines[0] == "undertow match 2"
    assert [line for line in lines if line.startswith("chance")] == [f"chance 0: nonce 1 {'5c' * 16}", "chance 4: burn"]
    again = read(text.encode(), find)
    assert write(again) == text
    assert verify_chance(again.match, again.seed) is None


def test_a_changed_nonce_is_found() -> None:
    forged = [read(noted().replace("5c" * 16, f"{byte:02x}" * 16).encode(), find) for byte in range(8)]
    assert any(verify_chance(file.match, file.seed) is not None for file in forged)


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("undertow match 2", "undertow match 1", "if it has chance notes, and only then"),
        ("chance 4: burn", "chance 4: shuffle", "is no chance note"),
        ("chance 4: burn", "chance 99: burn", "beyond the log"),
        ("chance 4: burn", "chance -1: burn", "not a whole number"),
        ("chance 0: nonce 1", "chance 5: nonce 1", "order of their positions"),
        ("chance 0: nonce 1", "chance 0: nonce 2", "the number of seats is 2"),
        ("chance 4: burn", f"seed: {'0' * 64}", "only chance notes may follow"),
    ],
)
def test_broken_chance_notes_are_refused(old: str, new: str, reason: str) -> None:
    with pytest.raises(MatchFileError, match=reason):
        read(noted().replace(old, new).encode(), find)


def test_windows_line_ends_are_read_too() -> None:
    assert write(read(TEXT.replace("\n", "\r\n").encode(), find)) == TEXT


def changed(line: int, new: str | None) -> bytes:
    """The file with one line, counted from 1 or from the end, replaced or left out."""
    lines = list(LINES)
    index = line - 1 if line > 0 else line
    lines[index : index + 1 or len(lines)] = [] if new is None else [new]
    return ("\n".join(lines) + "\n").encode()


@pytest.mark.parametrize(
    ("data", "line", "reason"),
    [
        (b"", 1, "cut short"),
        (b"\xff\xfe", 1, "not UTF-8"),
        (b"undertow match 1\n\xc3\x28", 2, "not UTF-8"),
        (b"x" * (LONGEST_FILE + 1), 1, "larger than"),
        (changed(1, "undertow match 3"), 1, "format “3” is not known"),
        (changed(1, "undertow match 2"), 10, "if it has chance notes, and only then"),
        (changed(1, "PK\x03\x04"), 1, "control character"),
        (changed(1, "hello"), 1, "begins with"),
        (changed(2, "game: chess"), 2, "no game “chess”"),
        (changed(2, "game: " + "a" * 300), 2, "longer than"),
        (changed(2, "gane: tiny"), 2, "“game: …” should stand here"),
        (changed(3, "rules version: 99"), 3, "rules version 99"),
        (changed(3, "rules version: one"), 3, "not a whole number"),
        (changed(3, "rules version: 01"), 3, "not a whole number"),
        (changed(3, "rules: 99"), 3, "rules version 99"),
        (changed(3, "edition: 1"), 3, "“rules version: …” should stand here"),
        (changed(4, "seats: 7"), 4, "is for 2, 3 seats"),
        (changed(4, "seats: 99999999999999999999"), 4, "not a whole number"),
        (changed(5, "option colour: green"), 5, "one of red, blue"),
        (changed(5, "option size: big"), 5, "no option “size”"),
        (changed(5, "option colour: red\noption colour: red"), 6, "twice"),
        (changed(5, "nonsense"), 5, "key: value"),
        (changed(5, "secret: yes"), 5, "not expected here"),
        (changed(6, "name 1: Ana"), 6, "not expected here"),
        (changed(6, "name 0:  Ana"), 6, "1 to 40 characters"),
        (changed(7, None), 9, "the number of names is 1, the number of seats 2"),
        (changed(8, "commitment: abc"), 8, "should number 64"),
        (changed(8, "commitment: " + "0" * 64), 9, "does not belong"),
        (changed(11, "bid low"), 11, "cannot be drawn here"),
        (changed(11, "drawn ?"), 11, r"no action “drawn \?”"),
        (changed(-3, "actions: 3"), len(LINES) - 2, f"“actions: {len(saved().match.log)}” should stand here"),
        (changed(-2, "scores: 9 9"), len(LINES) - 1, "“scores: .*” should stand here"),
        (changed(-1, "winners: 0 1 2"), len(LINES), "“winners: .*” should stand here"),
        (changed(-1, None), len(LINES), "cut short"),
        (TEXT.encode() + b"more\n", len(LINES) + 1, "nothing may follow"),
        (write(saved(4)).replace("unfinished", "scores: 1 1").encode(), 18, "“unfinished” should stand here"),
    ],
)
def test_a_broken_file_is_refused_with_line_and_reason(data: bytes, line: int, reason: str) -> None:
    with pytest.raises(MatchFileError, match=reason) as refused:
        read(data, find)
    assert refused.value.line == line


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("bg", "ред 4: tiny: броят на местата е 2, 3, а не 7"),
        ("pl", "wiersz 4: tiny: możliwa liczba miejsc to 2, 3, a nie 7"),
        ("ru", "строка 4: tiny: возможное число мест — 2, 3, а не 7"),
    ],
)
def test_a_refusal_is_said_in_the_readers_language(code: str, said: str) -> None:
    with pytest.raises(MatchFileError) as refused:
        read(changed(4, "seats: 7"), find)
    assert refused.value.text(code) == said


def test_an_illegal_action_is_refused_with_its_rule() -> None:
    text = write(MatchFile(Match(undertow.game("niagara"), 3, {}))).replace(
        "\n\n\nactions: 0", "\n\nplay 1\nplay 2\nplay 3\nland\n\nactions: 4"
    )
    with pytest.raises(MatchFileError, match="“land” is not legal here \\(rule M1\\)"):
        read(text.encode(), find)


@pytest.mark.parametrize("cut", range(0, len(TEXT), 7))
def test_a_truncated_file_is_always_refused(cut: int) -> None:
    if TEXT[cut:].strip():
        with pytest.raises(MatchFileError):
            read(TEXT[:cut].encode(), find)


@settings(max_examples=150, deadline=None)
@given(st.binary(max_size=300))
def test_noise_is_refused_and_nothing_else_happens(noise: bytes) -> None:
    with pytest.raises(MatchFileError):
        read(noise, find)


@settings(max_examples=150, deadline=None)
@given(st.integers(0, len(TEXT.encode()) - 1), st.integers(0, 255))
def test_one_wrong_byte_is_refused_or_gives_another_whole_match(place: int, byte: int) -> None:
    data = bytearray(TEXT.encode())
    data[place] = byte
    try:
        file = read(bytes(data), find)
    except MatchFileError:
        return
    assert write(read(write(file).encode(), find)) == write(file)


# Comments, free headers, positions


def annotated() -> str:
    """A file that people have written into."""
    lines = list(LINES)
    lines[1:1] = ["# Our first match", "# at the lake"]
    at = lines.index(f"commitment: {commitment(SEED)}")
    lines[at:at] = ["date: 2026-11-18", "place: Varna", "event: open tables", "about weather: rain"]
    first = lines.index("")
    lines[first + 1 : first + 1] = ["# before anything happens"]
    lines[first + 4 : first + 4] = ["# a bold draw"]
    return "\n".join([*lines, "# what a match", ""])


def test_comments_and_free_headers_are_kept() -> None:
    file = read(annotated().encode(), find)
    assert write(file) == annotated()
    assert file.headers == {"date": "2026-11-18", "place": "Varna", "event": "open tables", "about weather": "rain"}
    assert [comment.text for comment in file.comments][2:] == [
        "# before anything happens",
        "# a bold draw",
        "# what a match",
    ]
    assert [comment.at for comment in file.comments] == [HEADER, HEADER, 0, 2, FOOTER]
    assert file.match.log == saved().match.log


def test_a_header_twice_or_unknown_is_refused() -> None:
    for line in ("date: today", "weather: rain"):
        with pytest.raises(MatchFileError, match="is not expected here"):
            read(annotated().replace("about weather: rain", line).encode(), find)


def test_a_comment_cannot_come_first() -> None:
    with pytest.raises(MatchFileError, match="line 1: a match file begins with"):
        read(f"# hello\n{TEXT}".encode(), find)


def from_position() -> Match:
    """A match of Niagara that begins in the middle, and some actions."""
    game, rng = undertow.game("niagara"), undertow.Rng(3)
    state = game.start(seats=4, tie="gem value")
    for _ in range(150):
        state.apply(state.any_legal(rng))
    match: Match = Match(game, position=str(state), names=("A", "B", "C", "D"))
    for _ in range(9):
        match.record(game.text(match.state.any_legal(rng)))
    return match


def test_a_match_begins_from_a_position_and_replays_by_itself() -> None:
    match = from_position()
    text = write(MatchFile(match))
    assert f"position: {match.position}\n" in text
    again = read(text.encode(), find).match
    assert again == match
    assert again.state == match.state
    assert write(MatchFile(again)) == text
    assert again.options["tie"] == "gem value"
    match.undo_agreed(0, 2)
    assert match.state == replayed(again, 2).state
    assert len(match.log_texts(0)) == 2


def test_a_position_that_does_not_fit_is_refused_with_its_line() -> None:
    text = write(MatchFile(from_position()))
    number = next(at for at, line in enumerate(text.splitlines(), 1) if line.startswith("position: "))
    for old, new, reason in (
        ("position: niagara 4", "position: niagara 3", "column "),
        ("option tie: gem value", "option tie: shared", "the position is for 4 seats and tie gem value"),
        ("; round: ", "; rounds: ", "column "),
    ):
        with pytest.raises(MatchFileError, match=reason) as caught:
            read(text.replace(old, new).encode(), find)
        assert caught.value.line == number


@pytest.mark.parametrize(
    ("code", "told"),
    [("bg", "позицията, колона 1: "), ("pl", "pozycja, kolumna 1: "), ("ru", "позиция, столбец 1: ")],
)
def test_a_wrong_position_is_told_in_the_language_to_the_end(code: str, told: str) -> None:
    text = write(MatchFile(from_position())).replace("position: niagara 4", "position: atlantis 4")
    with pytest.raises(MatchFileError) as caught:
        read(text.encode(), find)
    told += language(code).word("position-game", game="niagara")
    assert caught.value.text(code).endswith(told)


def test_a_position_decides_seats_and_options() -> None:
    match = from_position()
    with pytest.raises(undertow.OptionError, match="the position is for 4 seats"):
        Match(match.game, 3, position=match.position)
    with pytest.raises(undertow.OptionError, match="the position is for 4 seats"):
        Match(match.game, options={"repairs": "one a round"}, position=match.position)
    assert Match(match.game, options={"first": "2"}, position=match.position).options["first"] == "2"
