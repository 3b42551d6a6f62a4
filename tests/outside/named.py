"""A module in which a game can be named as package:NAME."""

from dataclasses import replace

from tests.engine.tiny import tiny_game

GAME = replace(tiny_game(), id="named")
