"""The build backend: setuptools, with the ziglang package as C compiler where the machine has none."""

import os
from typing import Any

from compiler import ZIG, has_compiler
from setuptools import build_meta
from setuptools.build_meta import *  # noqa: F403


def get_requires_for_build_wheel(config_settings: Any = None) -> list[str]:
    """What building needs beyond pyproject.toml."""
    needed = list(build_meta.get_requires_for_build_wheel(config_settings))
    return needed if has_compiler() or os.environ.get("UNDERTOW_COMPILE") == "0" else [*needed, ZIG]
