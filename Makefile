# Each target sets up what it needs. PYTHON=python3.12 picks the interpreter, ARGS=… is passed on.
PYTHON ?= python3
ARGS ?=
PEERS ?=

BIN := .venv/bin
PIP_INSTALL := -m pip install -qq --disable-pip-version-check
PEER_PACKAGES := catanatron==3.2.1
with_peers := $(filter-out 0 no,$(PEERS))

.DEFAULT_GOAL := help
.PHONY: help setup play test bench lint clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-8s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: .venv/.ready ## install into .venv, and nothing else

play: .venv/.ready ## a game of Dune: Imperium in the terminal; ARGS="--seats 4"
	@$(BIN)/landsraad play imperium $(ARGS)

test: .venv/.ready ## style, types and every test; ARGS="-k combat" narrows the tests
	@echo "ruff check"  && $(BIN)/ruff check
	@echo "ruff format" && $(BIN)/ruff format --check
	@echo "mypy"        && $(BIN)/mypy
	@echo "pytest"      && $(BIN)/python -m pytest -n auto --durations=5 $(ARGS)

bench: .venv/.ready $(if $(with_peers),.venv-peers/.ready) ## speed on this machine; PEERS=1 compares with other engines
	@$(BIN)/landsraad bench $(if $(with_peers),--peers) $(ARGS)

lint: .venv/.ready ## mend what ruff can mend, then check style and types
	@$(BIN)/ruff check --fix
	@$(BIN)/ruff format
	@$(BIN)/mypy

clean: ## remove environments, caches and builds
	rm -rf .venv .venv-peers .mypy_cache .pytest_cache .ruff_cache .hypothesis build dist
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

# Apart from .venv: other engines bring dependencies of their own.
.venv-peers/.ready: Makefile
	$(require_python)
	@echo "Setting up .venv-peers ($(PEER_PACKAGES))"
	@$(PYTHON) -m venv .venv-peers
	@.venv-peers/bin/python $(PIP_INSTALL) $(PEER_PACKAGES)
	@touch $@
