"""Rewriting the C files of mypyc does not change their behaviour."""

import importlib
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parent.parent

READER = """\
int64_t CPyDef_rules___reader(PyObject *cpy_r_state) {
    VecI64 cpy_r_r0;
    int64_t cpy_r_r1;
    char cpy_r_r2;
    cpy_r_r0 = ((GameObject *)cpy_r_state)->_tiles;
    VEC_I64_INCREF(cpy_r_r0);
    cpy_r_r1 = (int64_t)cpy_r_r0.len;
    cpy_r_r2 = (uint64_t)cpy_r_r1 < (uint64_t)cpy_r_r1;
    if (cpy_r_r2) goto CPyL1;
CPyL1: ;
    VEC_I64_DECREF(cpy_r_r0);
    return cpy_r_r1;
}
"""
WRITER = """\
char CPyDef_rules___writer(PyObject *cpy_r_state) {
    ((GameObject *)cpy_r_state)->_tiles = cpy_r_r0;
    return 1;
}
"""
KEEPER = """\
VecI64 CPyDef_rules___keeper(PyObject *cpy_r_state) {
    VecI64 cpy_r_r0;
    cpy_r_r0 = ((GameObject *)cpy_r_state)->_tiles;
    VEC_I64_INCREF(cpy_r_r0);
    return cpy_r_r0;
}
"""
LOCAL = READER.replace("(PyObject *cpy_r_state)", "(PyObject *cpy_r_other)")


@pytest.fixture
def rewriting(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(ROOT / "tools"))
    return importlib.import_module("rewriting")


def rewritten(rewriting: ModuleType, folder: Path, *texts: str) -> str:
    files = [folder / f"{number}.c" for number in range(len(texts))]
    for file, text in zip(files, texts, strict=True):
        file.write_text(text)
    rewriting.rewrite(files)
    return files[0].read_text()


def test_an_array_of_an_argument_is_borrowed(rewriting: ModuleType, tmp_path: Path) -> None:
    assert "CREF" not in rewritten(rewriting, tmp_path, READER)


@pytest.mark.parametrize("maker", ["___restore", "_____init__"])
def test_who_makes_a_state_may_assign_its_arrays(rewriting: ModuleType, tmp_path: Path, maker: str) -> None:
    assert "CREF" not in rewritten(rewriting, tmp_path, READER, WRITER.replace("___writer", maker))


def test_an_array_that_another_file_assigns_is_counted(rewriting: ModuleType, tmp_path: Path) -> None:
    assert rewritten(rewriting, tmp_path, READER, WRITER).count("CREF") == 2


@pytest.mark.parametrize("text", [KEEPER, LOCAL], ids=["handed out", "of no argument"])
def test_what_may_outlive_the_call_is_counted(rewriting: ModuleType, tmp_path: Path, text: str) -> None:
    assert rewritten(rewriting, tmp_path, text).count("CREF") == text.count("CREF")


def test_an_object_that_changes_hands_is_counted(rewriting: ModuleType, tmp_path: Path) -> None:
    text = READER.replace("CPyL1: ;", "CPyL1: ;\n    cpy_r_state = cpy_r_r3;")
    assert rewritten(rewriting, tmp_path, text).count("CREF") == 2


def test_an_index_is_likely_in_range(rewriting: ModuleType, tmp_path: Path) -> None:
    assert "if (likely(cpy_r_r2)) goto CPyL1;" in rewritten(rewriting, tmp_path, READER)


def test_the_lowest_bit_is_one_instruction(rewriting: ModuleType, tmp_path: Path) -> None:
    text = "int64_t CPyDef_bits___lowest(int64_t cpy_r_bits) {\n    return table(cpy_r_bits);\n}\n"
    assert "    return __builtin_ctzll(cpy_r_bits);\n    return table" in rewritten(rewriting, tmp_path, text)
