"""A server whose installation was built without the page says so to people, and still serves programs."""

from pathlib import Path

import pytest

from tests.server.running import running
from undertow.engine.language import LANGUAGES, language
from undertow.server.api import app


def test_people_read_why_there_is_no_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "PAGE", tmp_path / "none")
    with running(f"sqlite:///{tmp_path / 'undertow.db'}") as server:
        client = server.client()
        for path in ("/", "/table/abc"):
            answer = client.get(path)
            assert answer.status_code == 503
            assert answer.headers["content-type"].startswith("text/html")
            assert all(language(code).word("no-page") in answer.text for code in LANGUAGES)
        assert client.get("/api/games").status_code == 200
        assert client.get("/api/nothing").status_code == 404
