"""Compiles the modules listed in undertow/compiled_modules.txt; everything else about the package is in pyproject.toml."""

import sys
from pathlib import Path

from setuptools import setup

sys.path.insert(0, str(Path(__file__).parent / "tools"))
from native import NativeBuild, extensions

BUILDING = {"build", "build_ext", "bdist_wheel", "editable_wheel", "install"}

setup(ext_modules=extensions() if BUILDING.intersection(sys.argv) else [], cmdclass={"build_ext": NativeBuild})
