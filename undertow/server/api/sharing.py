"""Links to tables: where people share one, it shows the game's name and a picture of the board."""

from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import HTMLResponse

from undertow.engine.language import LANGUAGES, language
from undertow.engine.state import SPECTATOR
from undertow.server.api.dependencies import Server, TableId, client_of
from undertow.server.live.table import LiveTable
from undertow.server.pictures import Shown
from undertow.server.refusals import Refused
from undertow.server.service import Service
from undertow.server.storage import store

_SECONDS = 60  # how long others may keep a picture

router = APIRouter(include_in_schema=False)

Code = Annotated[str, Query(alias="lang", max_length=10)]


@router.get("/at/{table}")
async def page_at(request: Request, server: Server, table: str, code: Code = "en") -> HTMLResponse:
    """The page, with tags that describe a table; an unknown table has none."""
    page: Path = request.app.state.page
    text = (page / "index.html").read_text(encoding="utf-8")
    try:
        about = await server.look(table, lambda live: _about(live, _known(code)))
    except Refused:
        return HTMLResponse(text)
    address = f"{_site(request, server)}/at/{table}"
    tags = _tags(about, address, await server.pictures.knows(about.game))
    return HTMLResponse(text.replace("</head>", f"{tags}</head>", 1))


@router.get("/at/{table}/board.png")
async def picture_at(request: Request, server: Server, table: TableId, code: Code = "en") -> Response:
    """The board of a table as everybody may see it now."""
    server.picturing.take(client_of(request))
    picture = await server.pictures.of(await server.look(table, lambda live: _shown(live, _known(code))))
    if picture is None:
        raise Refused("not-found")
    return Response(picture, media_type="image/png", headers={"Cache-Control": f"public, max-age={_SECONDS}"})


def _known(code: str) -> str:
    """A language of ours."""
    return code if code in LANGUAGES else "en"


def _site(request: Request, server: Service) -> str:
    """The address of this site, as others reach it."""
    return server.settings.public_url.rstrip("/") or f"{request.url.scheme}://{request.url.netloc}"


def _shown(live: LiveTable, code: str) -> Shown:
    """The board that a spectator sees."""
    view = live.game.view(live.match.state, SPECTATOR)
    names = tuple(seat.name for seat in live.seats)
    return Shown((live.id, live.row.revision, code), live.game, view, names)


@dataclass(frozen=True)
class _About:
    """What a shared link says of a table."""

    game: str
    title: str
    description: str
    picture: str
    code: str


def _about(live: LiveTable, code: str) -> _About:
    """An invitation while a seat is free; later the name of the game."""
    game = live.game
    words = language(code, game.folder)
    is_open = any(seat.kind == store.OPEN for seat in live.seats)
    title = words.word("share-invitation", game=game.name) if is_open else game.name
    return _About(game.id, title, words.word("game-sentence"), words.word("page-picture-of", game=game.name), code)


def _tags(about: _About, address: str, has_picture: bool) -> str:
    """The tags of the Open Graph protocol."""
    tags = {
        "og:site_name": "Undertow",
        "og:type": "website",
        "og:url": f"{address}?lang={about.code}",
        "og:title": about.title,
        "og:description": about.description,
    }
    if has_picture:
        tags |= {
            "og:image": f"{address}/board.png?lang={about.code}",
            "og:image:type": "image/png",
            "og:image:alt": about.picture,
            "twitter:card": "summary_large_image",
        }
    return "".join(f'<meta property="{name}" content="{escape(content)}" />' for name, content in tags.items())
