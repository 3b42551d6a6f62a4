# One image for the server; see docs/hosting.md.
FROM python:3.13-slim AS build
# Debian keeps only the newest version, so a pin would break; the compiler stays out of the final image.
# hadolint ignore=DL3008
RUN apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev && rm -rf /var/lib/apt/lists/*
WORKDIR /build
# Packages first: they change less often than the sources. Bytecode too: the server may not write any.
COPY requirements-uv.lock requirements-play.lock requirements-server.lock ./
RUN python -m venv /tools \
    && /tools/bin/pip install --no-cache-dir --no-deps --require-hashes -r requirements-uv.lock \
    && /tools/bin/uv pip install --no-cache --python /tools/bin/python --no-deps --require-hashes -r requirements-play.lock \
    && /tools/bin/uv venv /venv \
    && /tools/bin/uv pip install --no-cache --compile-bytecode --python /venv/bin/python --no-deps --require-hashes \
        -r requirements-server.lock
COPY . .
# The wheel with the page and the compiled rules; a failing compiler fails the image.
RUN PATH="/tools/bin:$PATH" UNDERTOW_COMPILE=1 /tools/bin/pip wheel --no-cache-dir --no-deps --no-build-isolation -w /wheels . \
    && /tools/bin/uv pip install --no-cache --compile-bytecode --python /venv/bin/python --no-deps /wheels/*.whl

FROM python:3.13-slim
RUN useradd --system --uid 1000 --create-home undertow && install -d -o undertow /data
COPY --from=build /venv /venv
USER 1000
# Without a database of its own the server keeps its tables here.
ENV UNDERTOW_DATABASE=sqlite:////data/tables.db
VOLUME /data
EXPOSE 8712
HEALTHCHECK --interval=10s --timeout=3s CMD ["/venv/bin/python", "-c", "import urllib.request as r; r.urlopen('http://127.0.0.1:8712/health', timeout=2)"]
ENTRYPOINT ["/venv/bin/undertow"]
CMD ["serve", "--host", "0.0.0.0"]
