"""What people see if the installation was built without the page."""

from html import escape

from starlette.responses import HTMLResponse

from undertow.engine.language import LANGUAGES, language


def no_page() -> HTMLResponse:
    """An explanation in every language."""
    said = "".join(f'<p lang="{code}">{escape(language(code).word("no-page"))}</p>' for code in LANGUAGES)
    return HTMLResponse(f"<!doctype html><meta charset=utf-8><title>Undertow</title><h1>Undertow</h1>{said}", 503)
