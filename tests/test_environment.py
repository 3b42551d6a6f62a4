"""Setting up: what is done is not done again, and pip does what uv cannot."""

import importlib
import os
import signal
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parent.parent


@pytest.fixture
def environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(ROOT / "tools"))
    module = importlib.import_module("environment")
    monkeypatch.setattr(module, "VENV", tmp_path)
    monkeypatch.setattr(module, "BIN", tmp_path)
    return module


class Commands:
    """Records commands instead of running them; those that contain a word fail."""

    def __init__(self, failing: str = "\0") -> None:
        self.ran: list[str] = []
        self._failing = failing

    def run(self, *command: str, **_environment: str) -> None:
        self.ran.append(" ".join(command))
        if self._failing in self.ran[-1]:
            raise subprocess.CalledProcessError(1, command)


def test_a_step_is_done_again_only_with_other_inputs(environment: ModuleType) -> None:
    done: list[str] = []
    for inputs in (["a", "b"], ["a", "b"], ["a"], ["a", "b"]):
        environment.step("step", inputs, lambda inputs=inputs: done.append("".join(inputs)))
    assert done == ["ab", "a", "ab"]
    environment.forget("step")
    assert not environment.is_done("step", ["a", "b"])


def test_a_step_that_fails_is_not_done(environment: ModuleType) -> None:
    def fail() -> None:
        raise subprocess.CalledProcessError(1, ["npm"])

    with pytest.raises(subprocess.CalledProcessError):
        environment.step("page", ["x"], fail)
    assert not environment.is_done("page", ["x"])


@pytest.mark.parametrize(("failing", "installers"), [("\0", ["uv"]), ("uv pip", ["uv", "pip"])])
def test_pip_installs_what_uv_cannot(
    environment: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, failing: str, installers: list[str]
) -> None:
    (tmp_path / "uv").touch()
    commands = Commands(failing)
    monkeypatch.setattr(environment, "run", commands.run)
    environment.install_locked(environment.PLAY_LOCK)
    assert ["uv" if "uv pip" in line else "pip" for line in commands.ran] == installers
    assert all("--require-hashes" in line and str(environment.PLAY_LOCK) in line for line in commands.ran)


def test_pip_installs_where_uv_is_not_to_be_had(environment: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    commands = Commands("requirements-uv.lock")
    monkeypatch.setattr(environment, "run", commands.run)
    environment.install_uv()
    environment.install_locked(environment.LOCK)
    assert all("-m pip" in line for line in commands.ran)
    assert str(environment.LOCK) in commands.ran[-1]


def test_playing_uses_an_environment_that_has_everything(environment: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    commands = Commands()
    monkeypatch.setattr(environment, "run", commands.run)
    monkeypatch.setattr(environment, "create_environment", lambda: None)
    environment.set_up_packages(is_for_playing=False)
    assert str(environment.LOCK) in " ".join(commands.ran)
    commands.ran.clear()
    environment.set_up_packages(is_for_playing=True)
    assert commands.ran == []


def test_a_noisy_step_is_quiet_unless_it_fails(environment: ModuleType, capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    environment.run_quietly(sys.executable, "-c", "print('a warning')")
    assert capfdbinary.readouterr() == (b"", b"")
    with pytest.raises(subprocess.CalledProcessError):
        environment.run_quietly(sys.executable, "-c", "print('the reason'); raise SystemExit(3)")
    assert b"the reason" in capfdbinary.readouterr().err


STARTS_A_SERVER = """
import subprocess, sys
import play
play.end_with_the_terminal()
server = subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE)
try:
    print("started", flush=True)
    server.wait()
except KeyboardInterrupt:
    print("interrupted", flush=True)
finally:
    server.terminate()
    server.wait()
    print("stopped", flush=True)
"""


@pytest.mark.skipif(os.name == "nt", reason="Windows has no SIGHUP")
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_a_closed_terminal_leaves_no_server_behind(how: signal.Signals) -> None:
    # As a shell starts a background job: with SIGINT ignored.
    command = ["sh", "-c", "trap '' INT; exec \"$@\"", "sh", sys.executable, "-c", STARTS_A_SERVER]
    with subprocess.Popen(command, cwd=ROOT / "tools", stdout=subprocess.PIPE, text=True) as playing:
        assert playing.stdout is not None
        assert playing.stdout.readline() == "started\n"
        playing.send_signal(how)
        assert playing.stdout.read() == "interrupted\nstopped\n"
