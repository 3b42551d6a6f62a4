# The commands that people and CI share. They need Python 3.11 or newer; everything else is set up in .venv.

PYTHON ?= python3
BIN := .venv/bin

.PHONY: play dev test test-page test-learn check words mutants format bench ladder screenshots film soak soak-faults lock compile docs coverage help environment clean

play:  ## Set up what playing needs, start the server and open the page; PORT=8713 chooses another port.
	@$(PYTHON) tools/environment.py play
	@$(BIN)/python tools/play.py $(if $(PORT),--port $(PORT))

dev: environment  ## Run server and page for development, reloaded on every change; PORT and SERVER_PORT choose other ports.
	@$(BIN)/python tools/dev.py $(if $(PORT),--port $(PORT)) $(if $(SERVER_PORT),--server-port $(SERVER_PORT))

test: environment  ## Set up and run all tests; the main ones in a browser come last.
	PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web test
	$(BIN)/python -m pytest
	@$(BIN)/python tools/chromium.py
	$(BIN)/python -m pytest -m browser -n 0 tests/page/test_page.py tests/page/test_axe.py

test-page: environment  ## Test the whole page in a real Chromium, for every game and device; takes about a quarter of an hour.
	@$(BIN)/python tools/chromium.py
	$(BIN)/python -m pytest -m browser -n 0

test-learn: environment  ## Test the learning environments with torch and commands with Ray, training included; takes up to a quarter of an hour.
	$(BIN)/python -m pip install -q torch==2.13.0 sb3-contrib==2.9.2
	$(BIN)/python -m pytest -n 0 -m "learning or not soak and not browser" tests/env tests/commands/test_jobs.py

check: environment  ## Check formatting, lint, types, generated modules and import direction.
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/python tools/facts.py --check
	$(BIN)/python tools/strengths.py --check
	PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web run check
	$(BIN)/python -m pytest -q -n 0 tests/test_imports.py

words: environment  ## Print every message in every language with sample arguments, for reading.
	@$(BIN)/python -m tools.words

mutants: environment  ## Change the rules in one place at a time and list what no test notices. GAME=niagara SAMPLE=150 SEED=1 JOBS=2
	@nice $(BIN)/python -m tools.mutants $(or $(GAME),niagara) $(if $(SAMPLE),--sample $(SAMPLE)) $(if $(SEED),--seed $(SEED)) $(if $(JOBS),--jobs $(JOBS)) $(if $(ONLY),--only "$(ONLY)")

compile: environment  ## Compile the rules, only what has changed; UNDERTOW_COMPILE=quick compiles faster, but the rules run slower.

format: environment  ## Format the sources.
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

bench: environment  ## Measure the speed beside other packages, in one run.
	$(BIN)/undertow bench
	$(BIN)/python benchmarks/peers.py
	$(BIN)/python benchmarks/limit/compare.py
	$(BIN)/python benchmarks/learn.py
	$(BIN)/python benchmarks/vector.py
	$(BIN)/python benchmarks/start.py
	$(BIN)/python benchmarks/first_minute.py
	$(BIN)/python benchmarks/server.py
	@$(BIN)/python tools/chromium.py
	$(BIN)/python -m tools.page bench

ladder: environment  ## Measure the bots and write docs/ladder.md. Takes hours; run it again to continue.
	$(BIN)/undertow ladder --games-of-more 48 --games-apart 8 --games-of-goals 600 --jobs 2

screenshots: environment  ## Take pictures of the main screens.
	@$(BIN)/python tools/chromium.py
	$(BIN)/python -m tools.page screenshots

film: environment  ## Take frame sheets of first moves and staged moments.
	@$(BIN)/python tools/chromium.py
	$(BIN)/python -m tools.page film

coverage: environment  ## Report the lines that no test runs, here and in htmlcov/. The rules run interpreted, which takes long.
	UNDERTOW_INTERPRETED=1 $(BIN)/python -m pytest --cov --cov-report= tests/engine tests/games tests/bots
	$(BIN)/python -m pytest --cov --cov-append --cov-report=term --cov-report=html --ignore tests/engine --ignore tests/games --ignore tests/bots

docs: environment  ## Build the documentation into site/.
	$(BIN)/uv pip install -q --python $(BIN)/python --group docs
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict

soak: environment  ## Run long statistics and fuzzing.
	$(BIN)/python -m pytest -m soak

soak-faults: environment  ## Inject faults into real servers on both databases; FAULTS=10000 chooses how many on each.
	$(BIN)/python -m tests.server.soak --faults $(or $(FAULTS),10000)

LOCK := $(BIN)/uv pip compile -q --universal --python-version 3.11 --generate-hashes

lock: environment  ## Pin all dependencies again.
	$(LOCK) --group install -o requirements-uv.lock
	$(LOCK) --extra server --extra learn --group dev pyproject.toml -o requirements.lock
	$(LOCK) --extra server -c requirements.lock pyproject.toml -o requirements-server.lock
	$(LOCK) --extra server --group build -c requirements.lock pyproject.toml -o requirements-play.lock

help:  ## List the commands.
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "%-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

environment:
	@$(PYTHON) tools/environment.py

clean:  ## Remove everything that was set up or built.
	rm -rf .venv build dist *.egg-info
	find undertow . -maxdepth 1 -name '*.so' -delete
	find undertow -name '*.so' -delete
