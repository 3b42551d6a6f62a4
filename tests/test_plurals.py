"""Counts in all messages of all languages: every plural form is there, and words agree with the numbers beside them."""

import re
from collections.abc import Iterator
from functools import cache

import pytest
from babel import Locale
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from tools.words import FOLDERS, NUMBERS, PLURALS, Rendering, key_of, messages, renderings
from undertow.engine.language import LANGUAGES

FILES = [pytest.param(name, code, id=f"{name}-{code}") for name in FOLDERS for code in LANGUAGES]

# Nouns as they stand after a number: for one and other, or for one, few and many. A bar parts equally good forms.
NOUNS = {
    "en": """
        action actions, alike alike, building buildings, byte bytes, card cards, cell cells, colour colours, crate crates,
        diver divers, figure figures, gem gems, joker jokers, match matches, place places, player players, point points,
        round rounds, ship ships, space spaces, symbol symbols, table tables, tile tiles, treasure treasures, turn turns
        """,
    "bg": """
        байт байта, водолаз водолази, действие действия, диск диска, еднакъв еднакви, жетон жетона, жокер жокера,
        играч играчи, карта карти, кораб кораба, кристал кристала, маса маси, място места, партия партии, плочка плочки,
        поле полета, рунд рунда, сандък сандъка, сграда сгради, символ символа, съкровище съкровища, точка точки,
        ход хода, цвят цвята
        """,
    "pl": """
        bajt bajty bajtów, budynek budynki budynków, gracz graczy|gracze graczy,
        joker jokery jokerów, kafelek kafelki kafelków, karta|kartę karty kart, kolor kolory kolorów,
        klejnot klejnoty klejnotów, kryształ kryształy kryształów, miejsce miejsca miejsc, nurek nurków|nurkowie nurków,
        pole pola pól, punkt punkty punktów, runda|rundę rundy rund, skarb skarby skarbów, skrzynia|skrzynię skrzynie skrzyń,
        statek statki statków, stół stoły stołów, symbol symbole symboli, tura|turę tury tur, żeton żetony żetonów
        """,
    "ru": """
        байт байта байт|байтов, водолаз|водолаза водолаза|водолазов водолазов, действие действия действий,
        джокер джокера джокеров, жетон жетона жетонов, здание здания зданий, игрок игрока игроков, карта|карту карты карт,
        клетка|клетку клетки клеток, корабль корабля кораблей, кристалл кристалла кристаллов, место места мест,
        очко очка очков,
        партия|партию партии партий, плитка|плитку плитки плиток, поле поля полей, раунд раунда раундов,
        самоцвет самоцвета самоцветов,
        символ символа символов, сокровище сокровища сокровищ, стол стола столов, участок участка участков,
        ход хода ходов, цвет цвета цветов, ящик ящика ящиков
        """,
}
# Bulgarian has a form of its own for counted things, so these never follow a number.
UNCOUNTED = {"bg": "дискове жетони жокери кораби кристали рундове сандъци символи ходове цветове"}
# Adjectives that may stand between a number and its noun.
ADJECTIVES = {
    "en": "diver face-down more other research unfinished",
    "bg": "закрита закрити недовършена недовършени нов нови твое твои",
    "pl": "innych kolejny nowy nowe nowych twoich twoje twój zakryta zakryte zakrytych zakryty",
    "ru": "закрытая закрытых новых новый твоих твоё",
}
# Verbs right before a number, with the forms of the number that they fit.
VERBS = {
    "en": {"are": {"other"}, "were": {"other"}},
    "bg": {
        "излязат": {"other"},
        "липсват": {"other"},
        "остават": {"other"},
        "останат": {"other"},
        "открият": {"other"},
        "плащат": {"other"},
        "остава": {"one"},
        "остане": {"one"},
    },
    "pl": {"pozostają": {"few"}, "wyjdą": {"few"}, "wyjdzie": {"one", "many"}, "zostają": {"few"}},
    "ru": {"выйдут": {"few", "many"}, "остались": {"few", "many"}, "остаются": {"few", "many"}},
}
# Verbs in the plural right after a noun; one thing does not go with them.
PLURAL_VERBS = {
    "en": "are go have lie were",
    "bg": "губят лежат носят остават отиват премахват са",
    "pl": "idą leżą są trafiają",
    "ru": "лежат уходят",
}
# After these words and a number the noun is in the genitive.
GENITIVE = {
    "pl": "bez brakuje zabrakło dla do od ostatnich poniżej potrzebuje powyżej różnicą spośród z ze",
    "ru": "без больше для до из меньше не около от последних хватает хватило",
}
# Words that may stand between one of these or a verb and the number.
FILLERS = "(?: (?:още|само|only|still|jeszcze|tylko|ещё|только|лишь))?"
RANGE = re.compile(r"\d (?:to|do|до) $")


@cache
def form(code: str, number: int) -> str:
    """The plural category of a whole number."""
    return str(Locale.parse(code).plural_form(number))


@cache
def forms(code: str) -> frozenset[str]:
    """The plural categories that whole numbers have in a language."""
    return frozenset(form(code, number) for number in range(200))


@cache
def fitting(code: str) -> dict[str, set[str]]:
    """For every known form of a noun the plural categories that it fits."""
    order = [category for category in ("one", "few", "many", "other") if category in forms(code)]
    found: dict[str, set[str]] = {word: set() for word in UNCOUNTED.get(code, "").split()}
    for noun in NOUNS[code].split(","):
        for category, spellings in zip(order, noun.split(), strict=True):
            for word in spellings.split("|"):
                found.setdefault(word, set()).add(category)
    return found


@cache
def fitting_genitive(code: str) -> dict[str, set[str]]:
    """Like `fitting`, in the genitive: the form for many fits all counts except one."""
    return {word: set(forms(code)) - {"one"} if "many" in fits else {"one"} for word, fits in fitting(code).items()}


@cache
def rendered(name: str, code: str) -> tuple[Rendering, ...]:
    """All messages of a file with samples of their arguments put in."""
    return tuple(renderings(name, code))


def disagreements(text: str, code: str) -> Iterator[str]:
    """Numbers in a text with words beside them that do not agree with them."""
    for match in re.finditer(r"(?<![\w–-])(\d+) +([^\W\d]+)", text):
        before, after = text[: match.start()], [match[2], *re.findall(r"^ ([^\W\d]+)", text[match.end() :])]
        noun, verb = after if len(after) == 2 else (match[2], "")
        if noun in ADJECTIVES[code].split():
            noun, verb = verb, ""
        category = form(code, int(match[1]))
        if noun in fitting(code) and not is_label(before, code) and not RANGE.search(before):
            if category not in (fitting_genitive(code) if is_genitive(before, code) else fitting(code))[noun]:
                yield f"{match[1]} … {noun}"
            if category == "one" and verb in PLURAL_VERBS[code].split():
                yield f"{match[1]} {noun} {verb}"
    for match in re.finditer(rf"([^\W\d]+){FILLERS} (\d+)(?![\w–-])", text):
        if form(code, int(match[2])) not in VERBS[code].get(match[1].lower(), forms(code)):
            yield match[0]


def is_label(before: str, code: str) -> bool:
    """Whether a number only names the thing before it, as in “space 5”."""
    last = re.search(r"(\w+) $", before)
    return last is not None and last[1].lower() in fitting(code)


def is_genitive(before: str, code: str) -> bool:
    """Whether the words before a number ask for the genitive."""
    last = re.search(rf"([^\W\d]+){FILLERS} $", before)
    return last is not None and last[1].lower() in GENITIVE.get(code, "").split()


class Selections(Visitor):
    """The keys of every selection by plural categories, with the argument that selects."""

    def __init__(self) -> None:
        self.found: list[tuple[str, set[str]]] = []

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        keys = {key_of(variant) for variant in node.variants}
        if isinstance(node.selector, ftl.VariableReference) and keys & (PLURALS - {"other"}):
            self.found.append((node.selector.id.name, keys))
        self.generic_visit(node)


@pytest.mark.parametrize(("name", "code"), FILES)
def test_a_choice_by_number_has_every_plural_form(name: str, code: str) -> None:
    wrong = []
    for message in messages(FOLDERS[name], code).values():
        selections = Selections()
        selections.visit(message)
        for argument, keys in selections.found:
            assert argument in NUMBERS, f"{message.id.name} counts ${argument}: list it in tools.words"
            wrong += [f"{message.id.name} lacks {category}" for category in sorted(forms(code) - keys)]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize(("name", "code"), FILES)
def test_every_message_can_be_rendered(name: str, code: str) -> None:
    empty = {rendering.id for rendering in rendered(name, code) if not rendering.text.strip()}
    assert rendered(name, code)
    assert not empty, f"nothing to read: {sorted(empty)}"


@pytest.mark.parametrize(("name", "code"), FILES)
def test_words_agree_with_the_numbers_beside_them(name: str, code: str) -> None:
    wrong = {
        f"{rendering.id}: {found} in “{rendering.text}”"
        for rendering in rendered(name, code)
        for found in disagreements(rendering.text, code)
    }
    assert not wrong, "\n".join(sorted(wrong))


@pytest.mark.parametrize(
    ("code", "text"),
    [
        ("en", "This costs 1 points."),
        ("en", "You owe 5 point."),
        ("en", "among the last 1 cards"),
        ("en", "1 point are kept."),
        ("bg", "Плащаш 1 точки."),
        ("bg", "кораб с 3 сандъци"),
        ("bg", "Остават още 1 карта."),
        ("bg", "Остава 5 карти."),
        ("pl", "Masz 5 punkty."),
        ("pl", "Masz 22 punktów."),
        ("pl", "Masz 21 punkt."),
        ("pl", "zostają 5 kart"),
        ("ru", "У тебя 21 очков."),
        ("ru", "У тебя 5 очка."),
        ("ru", "ещё выйдут 1 карта"),
        ("ru", "среди последних 1 карт"),
        ("pl", "spośród 2 karty"),
    ],
)
def test_a_word_that_does_not_agree_is_found(code: str, text: str) -> None:
    assert list(disagreements(text, code))


@pytest.mark.parametrize(
    ("code", "text"),
    [
        ("en", "1 point, 2 points and 21 cards"),
        ("bg", "1 точка, 21 точки, 2 нови цвята; остава: 5 карти"),
        ("pl", "1 punkt, 2 punkty, 5 punktów, 21 punktów, 22 punkty; od 2 do 4 graczy; spośród 22 kart; z pola 5 karta"),
        ("ru", "1 очко, 2 очка, 5 очков, 21 очко; от 2 до 5 игроков; из 21 карты; из 22 карт"),
    ],
)
def test_words_that_agree_pass(code: str, text: str) -> None:
    assert not list(disagreements(text, code))
