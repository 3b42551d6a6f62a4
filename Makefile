# The verbs that people and CI share. Only Python 3.11 or newer is needed; the rest is set up in .venv.

PYTHON ?= python3
BIN := .venv/bin

.PHONY: play test test-page test-learn check format bench ladder screenshots soak lock environment clean

play: environment  ## Set up, start, play.
	$(BIN)/undertow serve --open

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

soak: environment  ## Long statistics and fuzzing.
	$(BIN)/python -m pytest -m soak

lock: environment  ## Pin all dependencies anew.
	$(BIN)/python -m pip install -q uv==0.13.7
	$(BIN)/uv pip compile -q --universal --python-version 3.11 --generate-hashes --extra server --extra learn --extra dev pyproject.toml -o requirements.lock

environment:
	@$(PYTHON) tools/environment.py

clean:  ## Remove everything that was set up or built.
	rm -rf .venv build dist *.egg-info
	find undertow . -maxdepth 1 -name '*.so' -delete
	find undertow -name '*.so' -delete
