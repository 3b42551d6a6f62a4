# The verbs that people and CI share. Only Python 3.11 or newer is needed; the rest is set up in .venv.

PYTHON ?= python3
BIN := .venv/bin

.PHONY: play dev test test-page test-learn check words format bench ladder screenshots soak lock compile docs coverage help environment clean

play:  ## Set up what playing needs, start the server and open the page; PORT=8713 chooses another port.
	@$(PYTHON) tools/environment.py play
	@$(BIN)/python tools/play.py $(if $(PORT),--port $(PORT))

dev: environment  ## Server and page for development, reloaded on every change; PORT and SERVER_PORT choose other ports.
	@$(BIN)/python tools/dev.py $(if $(PORT),--port $(PORT)) $(if $(SERVER_PORT),--server-port $(SERVER_PORT))

test: environment  ## Set up and pass all tests; the main ones in a browser come last, one at a time.
	PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web test
	$(BIN)/python -m pytest
	@$(BIN)/python tools/chromium.py
	$(BIN)/python -m pytest -m browser -n 0 tests/page/test_page.py tests/page/test_axe.py

test-page: environment  ## All of the page in a real Chromium, every game and device; wants the machine to itself.
	@$(BIN)/python tools/chromium.py
	$(BIN)/python -m pytest -m browser -n 0

test-learn: environment  ## The learners' tests with torch, which nothing else needs; training takes up to ten minutes.
	$(BIN)/python -m pip install -q torch==2.13.0
	$(BIN)/python -m pytest -n 0 -m "learning or not soak and not browser" tests/env

check: environment  ## Formatting, lint, types, generated modules, import direction.
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/python tools/facts.py --check
	PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web run check
	$(BIN)/python -m pytest -q -n 0 tests/test_imports.py

words: environment  ## Print every message in every language with sample arguments, for reading.
	@$(BIN)/python -m tools.words

compile: environment  ## Compile the rules in place, only what has changed; UNDERTOW_COMPILE=quick: slower rules, sooner.

format: environment  ## Put the sources into shape.
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

bench: environment  ## Speed, side by side, from one run on one machine.
	$(BIN)/undertow bench
	$(BIN)/python benchmarks/peers.py
	$(BIN)/python benchmarks/learn.py
	$(BIN)/python benchmarks/start.py
	$(BIN)/python benchmarks/server.py
	@$(BIN)/python tools/chromium.py
	$(BIN)/python -m tools.page bench

ladder: environment  ## How strong the bots are, as docs/ladder.md; hours, but it can be stopped and taken up again.
	$(BIN)/undertow ladder --games-of-more 48 --games-apart 8 --games-of-goals 600 --jobs 2

screenshots: environment  ## Pictures of the main screens, for README.
	@$(BIN)/python tools/chromium.py
	$(BIN)/python -m tools.page screenshots

coverage: environment  ## Report the lines that no test runs, here and in htmlcov/. The rules run interpreted, which takes long.
	UNDERTOW_INTERPRETED=1 $(BIN)/python -m pytest --cov --cov-report= tests/engine tests/games tests/bots
	$(BIN)/python -m pytest --cov --cov-append --cov-report=term --cov-report=html

docs: environment  ## Build the documentation into site/.
	$(BIN)/uv pip install -q --python $(BIN)/python --group docs
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict

soak: environment  ## Long statistics and fuzzing.
	$(BIN)/python -m pytest -m soak

LOCK := $(BIN)/uv pip compile -q --universal --python-version 3.11 --generate-hashes

lock: environment  ## Pin all dependencies anew.
	$(LOCK) --group install -o requirements-uv.lock
	$(LOCK) --extra server --extra learn --group dev pyproject.toml -o requirements.lock
	$(LOCK) --extra server -c requirements.lock pyproject.toml -o requirements-server.lock
	$(LOCK) --extra server --group build -c requirements.lock pyproject.toml -o requirements-play.lock

help:  ## List the verbs.
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "%-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

environment:
	@$(PYTHON) tools/environment.py

clean:  ## Remove everything that was set up or built.
	rm -rf .venv build dist *.egg-info
	find undertow . -maxdepth 1 -name '*.so' -delete
	find undertow -name '*.so' -delete
