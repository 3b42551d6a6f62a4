# One image for the server; see docs/hosting.md.
FROM python:3.13-slim AS build
RUN apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev && rm -rf /var/lib/apt/lists/*
WORKDIR /build
COPY . .
# Builds the page; then the package with what the server needs, at the versions of the lock.
RUN python tools/environment.py \
    && sed -n '/^[a-z]/s/ *\\$//p' requirements.lock > pins.txt \
    && python -m venv /venv \
    && /venv/bin/pip install --no-cache-dir -c pins.txt ".[server]"

FROM python:3.13-slim
RUN useradd --system --uid 1000 --create-home undertow
COPY --from=build /venv /venv
USER undertow
EXPOSE 8712
HEALTHCHECK --interval=10s --timeout=3s CMD ["/venv/bin/python", "-c", "import urllib.request as r; r.urlopen('http://127.0.0.1:8712/health', timeout=2)"]
ENTRYPOINT ["/venv/bin/undertow"]
CMD ["serve", "--host", "0.0.0.0"]
