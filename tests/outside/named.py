"""A module that a game is named by."""

from dataclasses import replace

from tests.engine.tiny import tiny_game

GAME = replace(tiny_game(), id="named")
