# One image for the server; see docs/hosting.md.
FROM python:3.13-slim AS build
RUN apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev && rm -rf /var/lib/apt/lists/*
WORKDIR /build
COPY requirements.lock pyproject.toml setup.py README.md LICENSE ./
COPY tools tools
COPY undertow undertow
RUN python -m venv /venv \
    && /venv/bin/pip install --no-cache-dir --no-deps --require-hashes -r requirements.lock \
    && UNDERTOW_COMPILE=1 /venv/bin/pip install --no-cache-dir --no-deps --no-build-isolation .

FROM python:3.13-slim
RUN useradd --system --uid 1000 --create-home undertow
COPY --from=build /venv /venv
USER undertow
EXPOSE 8712
HEALTHCHECK --interval=10s --timeout=3s CMD ["/venv/bin/python", "-c", "import urllib.request as r; r.urlopen('http://127.0.0.1:8712/health', timeout=2)"]
ENTRYPOINT ["/venv/bin/undertow"]
CMD ["serve", "--host", "0.0.0.0"]
