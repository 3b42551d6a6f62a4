"""`undertow serve`, `migrate` and `verify` as processes; several servers on one database."""

import json
import os
import resource
import signal
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest
from typer.testing import CliRunner

from tests.server.api.test_app import BOTS, act, look, new_table, play_to_the_end
from tests.server.postgresql import fresh_postgresql
from tests.server.running import PATIENCE, Patient, ServerProcess, receive, running, socket_of, wait_until
from undertow.commands.app import app
from undertow.server.storage.store import Store

UNDERTOW = str(Path(sys.executable).with_name("undertow"))
GOLDEN = Path(__file__).parent.parent / "golden" / "niagara"


def undertow(*arguments: str, **options: Any) -> subprocess.CompletedProcess[str]:
    return subprocess.run([UNDERTOW, *arguments], capture_output=True, text=True, timeout=PATIENCE, **options)


def test_two_servers_on_one_database_are_one(postgresql: Any) -> None:
    database = fresh_postgresql(postgresql)
    with running(database) as first, running(database) as second:
        here, there = first.client(), second.client()
        held = new_table(here)
        watching = socket_of(second.url, held["table"], {"seat": 2, "secret": held["secrets"][2]})
        assert receive(watching, "view")["to_act"] == [0, 1, 2]
        assert act(here, held, 0, "a", 0, "play 1").status_code == 200
        assert receive(watching, "view")["to_act"] == [1, 2]
        assert act(there, held, 1, "b", 0, "play 2").status_code == 200
        assert act(here, held, 1, "b", 0, "play 2").json() == {"version": 0}  # the same request, by way of the other
        assert act(here, held, 2, "c", 0, "play 3").status_code == 200
        view = receive(watching, "view")
        while view["version"] < 3:
            view = receive(watching, "view")
        assert look(there, held, after=view["revision"] - 1)["log"] == look(here, held)["log"]
        watching.close()


def test_word_between_servers_is_taken_up_again_after_a_break(postgresql: Any) -> None:
    database = fresh_postgresql(postgresql)
    with running(database) as first, running(database) as second:
        held = new_table(first.client())
        watching = socket_of(second.url, held["table"], {})
        receive(watching, "view")
        store = Store(database)
        with store.reading() as connection:
            query = "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory'"
            assert len(connection.exec_driver_sql(query).all()) == 2
        store.close()
        act(first.client(), held, 0, "a", 0, "play 1")
        assert receive(watching, "view")["to_act"] == [1, 2]
        watching.close()


def test_several_workers_play_as_one_and_one_that_dies_is_replaced(postgresql: Any) -> None:
    database = fresh_postgresql(postgresql)
    assert undertow("migrate", "--database", database).returncode == 0
    server = ServerProcess(database, "--workers", "2")
    try:
        retrying = httpx.HTTPTransport(retries=3)
        with httpx.Client(base_url=server.url, timeout=PATIENCE, transport=retrying) as client:
            held = new_table(client, BOTS)
            children = subprocess.run(["pgrep", "-P", str(server.pid)], capture_output=True, text=True).stdout.split()
            assert len(children) == 2
            subprocess.run(["kill", "-9", children[0]], check=True)
            wait_until(lambda: any(b"a server process ended" in line for line in server.log))
        with httpx.Client(
            base_url=server.url, timeout=PATIENCE, headers={"connection": "close"}, transport=Patient()
        ) as client:  # now one worker, now the other
            assert play_to_the_end(client, held)["result"]
    finally:
        assert server.end() == 0


def test_metrics_of_several_workers_are_those_of_all(postgresql: Any) -> None:
    database = fresh_postgresql(postgresql)
    assert undertow("migrate", "--database", database).returncode == 0
    server = ServerProcess(database, "--workers", "2")
    try:
        with httpx.Client(base_url=server.url, timeout=PATIENCE, headers={"connection": "close"}) as client:
            held = new_table(client)
            asked = {answering_worker(server, client) for _ in range(30)}
            assert len(asked) == 2, "only one worker was reached"
            for _ in range(12):  # whichever worker is asked
                shown = client.get("/metrics").text
                assert 'undertow_requests_total{route="/api/games",status="200"} 30.0' in shown
            with socket_of(server.url, held["table"], {}) as first, socket_of(server.url, held["table"], {}) as second:
                receive(first, "view")
                receive(second, "view")
                wait_until(lambda: "undertow_sockets 2.0" in client.get("/metrics").text)
            children = subprocess.run(["pgrep", "-P", str(server.pid)], capture_output=True, text=True).stdout.split()
            subprocess.run(["kill", "-9", children[0]], check=True)
            wait_until(lambda: any(b"a server process ended" in line for line in server.log))
            found = metrics_when_up(client)
            assert 'undertow_requests_total{route="/api/games",status="200"} 30.0' in found  # what a dead one did counts
    finally:
        assert server.end() == 0


def answering_worker(server: ServerProcess, client: httpx.Client) -> str:
    """Ask for something; returns which worker's processor time has grown most."""
    before = busy_times(server)
    assert client.get("/api/games").status_code == 200
    after = busy_times(server)
    return max(after, key=lambda process: after[process] - before.get(process, 0))


def busy_times(server: ServerProcess) -> dict[str, int]:
    """Nanoseconds that each worker has run."""
    children = subprocess.run(["pgrep", "-P", str(server.pid)], capture_output=True, text=True).stdout.split()
    return {child: int(Path(f"/proc/{child}/schedstat").read_text().split()[0]) for child in children}


def metrics_when_up(client: httpx.Client) -> str:
    """The metrics, once a worker answers."""
    found: list[str] = []

    def answers() -> bool:
        try:
            found.append(client.get("/metrics").text)
        except httpx.HTTPError:
            return False
        return True

    wait_until(answers)
    return found[-1]


def test_a_server_needs_a_schema_and_sqlite_only_one_worker(postgresql: Any, tmp_path: Path) -> None:
    database = fresh_postgresql(postgresql)
    refused = undertow("serve", "--database", database)
    assert refused.returncode == 2
    assert "undertow migrate" in refused.stderr
    refused = undertow("serve", "--database", f"sqlite:///{tmp_path / 'x.db'}", "--workers", "2")
    assert refused.returncode == 2
    assert "PostgreSQL" in refused.stderr
    assert undertow("serve", "--database", "mysql://x").returncode == 2
    assert undertow("serve", "--public-url", "ftp://x").returncode == 2


def one_line(*arguments: str) -> str:
    """The one thing that a failed start says; the console may wrap it."""
    refused = CliRunner().invoke(app, arguments)
    assert refused.exit_code == 2
    said = " ".join(refused.stderr.split())
    assert said.startswith("undertow: ")
    assert said.count("undertow: ") == 1
    assert "Traceback" not in said
    return said


def test_start_up_problems_are_one_line(tmp_path: Path) -> None:
    sqlite = f"sqlite:///{tmp_path / 'x.db'}"
    closed = "postgresql://undertow:hunter2@127.0.0.1:1/undertow"
    said = one_line("serve", "--database", closed)
    assert "cannot be used" in said
    assert "hunter2" not in said
    assert "cannot be used" in one_line("migrate", "--database", closed)
    assert "sqlite:///" in one_line("serve", "--database", "nonsense")
    assert "there is no folder" in one_line("serve", "--database", f"sqlite:///{tmp_path / 'none' / 'x.db'}")
    (tmp_path / "text.db").write_text("no database " * 100)
    assert "not a database" in one_line("serve", "--database", f"sqlite:///{tmp_path / 'text.db'}")
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        assert f"port {port}" in one_line("serve", "--database", sqlite, "--port", port)
    store = Store(sqlite)
    store.migrate()
    with store.writing() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    store.close()
    assert "newer than this program" in one_line("serve", "--database", sqlite)


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may write everywhere")
def test_a_file_that_cannot_be_written_is_said_in_one_line(tmp_path: Path) -> None:
    folder = tmp_path / "closed"
    folder.mkdir(mode=0o500)
    assert "cannot lock" in one_line("serve", "--database", f"sqlite:///{folder / 'x.db'}")


@pytest.mark.parametrize(("trusted", "clients"), [("127.0.0.1", 2), ("10.1.2.0/24", 1)])
def test_forwarded_addresses_are_believed_of_trusted_proxies_alone(tmp_path: Path, trusted: str, clients: int) -> None:
    with running(f"sqlite:///{tmp_path / 'x.db'}", trusted_proxies=trusted) as server:
        seen = set[str]()
        server.service.requests.take = seen.add  # type: ignore[assignment, method-assign]
        for address in ("203.0.113.1", "203.0.113.2"):
            server.client().get("/api/games", headers={"X-Forwarded-For": address})
        assert len(seen) == clients
        assert ("203.0.113.1" in seen) == (clients == 2)


def test_the_process_logs_no_secret_and_ends_in_peace(tmp_path: Path) -> None:
    server = ServerProcess(f"sqlite:///{tmp_path / 'x.db'}")
    with httpx.Client(base_url=server.url) as client:
        held = new_table(client)
        wrong = {"seat": 0, "secret": "my-own-secret", "id": "a", "version": 0, "action": "play 1"}
        client.post(f"/api/tables/{held['table']}/actions", json=wrong)
        client.post(f"/api/tables/{held['table']}/actions", json={**wrong, "secret": {"deep": "my-own-secret"}})
        act(client, held, 0, "a", 0, "play 1")
        client.post("/api/accounts", json={"name": "Ada", "password": "my-own-password"})
        hidden = [
            *held["secrets"].values(),
            held["invitation"],
            held["table"],
            client.cookies["undertow"],
            "my-own",
            "play 1",
        ]
    assert server.end() in (0, -signal.SIGTERM)
    log = b"".join(server.log).decode()
    assert not any(secret in log for secret in hidden)
    lines = [json.loads(line) for line in log.splitlines() if line.startswith("{")]
    assert any(line.get("route") == "/api/tables/{table}/actions" and line["status"] == 403 for line in lines)


@pytest.mark.skipif(sys.platform != "linux", reason="reads the processor time of a process")
def test_the_second_start_is_quick(tmp_path: Path) -> None:
    """Measured in processor time, and against an import of the same modules in the same run."""
    server = ServerProcess(f"sqlite:///{tmp_path / 'x.db'}")
    server.end()
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([sys.executable, "-c", "import undertow.commands.app, undertow.server.serve"], check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    server.start()
    words = Path(f"/proc/{server.pid}/stat").read_text().rpartition(")")[2].split()
    server.end()
    importing = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    assert (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK") < 3 * importing


@pytest.mark.parametrize("spoil", [False, True])
def test_verify(tmp_path: Path, spoil: bool) -> None:
    with running(f"sqlite:///{tmp_path / 'x.db'}") as server:
        client = server.client()
        held = new_table(client, BOTS, options={"first": "lot"})
        play_to_the_end(client, held)
        text = client.get(f"/api/tables/{held['table']}/file").text
    if spoil:
        seed = next(line for line in text.splitlines() if line.startswith("seed: "))
        lines = [line for line in text.splitlines() if not line.startswith("commitment: ")]
        text = "\n".join(lines).replace(seed, "seed: " + "00" * 32) + "\n"
    file = tmp_path / "x.match"
    file.write_text(text)
    checked = undertow("verify", str(file), "--json")
    found = json.loads(checked.stdout)
    if spoil:
        assert found["published"] is None
        assert checked.returncode == (0 if found["first_wrong"] is None else 1)
    else:
        assert (checked.returncode, found["first_wrong"]) == (0, None)
        assert found["commitment"] == found["published"]


def test_verify_needs_a_seed(tmp_path: Path) -> None:
    lines = next(GOLDEN.glob("*.match")).read_text().splitlines()
    file = tmp_path / "x.match"
    file.write_text("\n".join(line for line in lines if not line.startswith("seed: ")) + "\n")
    refused = undertow("verify", str(file))
    assert refused.returncode == 2
    assert "no seed" in " ".join(refused.stderr.split())
