"""The build backend: setuptools, with the ziglang package as C compiler where the machine has none."""

import os
import shutil
import sysconfig
from typing import Any

from setuptools import build_meta
from setuptools.build_meta import *  # noqa: F403

ZIG = "ziglang==0.17.0"


def _has_compiler() -> bool:
    """Whether the machine has the C compiler that Python would use."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(command.split()[0]) is not None


def get_requires_for_build_wheel(config_settings: Any = None) -> list[str]:
    """What building needs beyond pyproject.toml."""
    needed = list(build_meta.get_requires_for_build_wheel(config_settings))
    return needed if _has_compiler() or os.environ.get("UNDERTOW_COMPILE") == "0" else [*needed, ZIG]
