"""A small static server for the built page, as strict as a good static host."""

import contextlib
import errno
import hashlib
import re
import socket
from collections.abc import Callable
from functools import lru_cache, partial
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from io import BufferedIOBase
from pathlib import Path
from typing import Any, cast
from urllib.parse import unquote, urlsplit

TYPES = {  # a file of any other type is not there
    ".bin": "application/octet-stream",
    ".css": "text/css; charset=utf-8",
    ".gz": "application/gzip",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".webmanifest": "application/manifest+json",
    ".mjs": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
    ".wasm": "application/wasm",
    ".zip": "application/zip",
}
POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self';"
    " img-src 'self' data: blob:; connect-src 'self'; worker-src 'self';"
    " manifest-src 'self'; base-uri 'none'; form-action 'none'"
)
PACKED = {"br": ".br", "gzip": ".gz"}  # the smaller one first
FOR_EVER = "public, max-age=31536000, immutable"
FIRST_PORT, PORTS = 8000, 100
LONGEST_LINE = 8 << 20


class _Lines:
    """A request as the base class reads it, without the query of its first line.

    A link may be far longer than the 64 KB line that ``http.server`` puts up with. The
    query is the page's business, not ours, so we read past it.
    """

    def __init__(self, stream: BufferedIOBase) -> None:
        self._stream = stream

    def readline(self, limit: int = -1) -> bytes:
        line = self._stream.readline(LONGEST_LINE)
        if len(line) < limit or not line.startswith((b"GET ", b"HEAD ")):
            return line
        target, _, rest = line.partition(b"?")
        return target + b" " + rest.rpartition(b" ")[2]

    def close(self) -> None:
        self._stream.close()


class Handler(BaseHTTPRequestHandler):
    """Answers GET and HEAD for the files of one folder."""

    protocol_version = "HTTP/1.1"
    server_version = "Trisq"
    sys_version = ""

    def __init__(
        self,
        *arguments: object,
        folder: Path,
        below: str = "/",
        renew: Callable[[], object] | None = None,
    ) -> None:
        """Serve ``folder`` at the path ``below``.

        ``renew`` is called before a file is sent that may have changed.
        """
        self.folder = folder
        self.renew = renew
        self.below = below
        super().__init__(*arguments)  # type: ignore[arg-type]

    def setup(self) -> None:
        """Let long links through."""
        super().setup()
        self.rfile = cast("BufferedIOBase", _Lines(self.rfile))

    def do_GET(self) -> None:
        """Send a file."""
        self._answer(body=True)

    def do_HEAD(self) -> None:
        """Send what would come before the file."""
        self._answer(body=False)

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002
        """Say nothing: the terminal is for people."""

    def _answer(self, *, body: bool) -> None:
        if self.renew and not is_lasting(Path(urlsplit(self.path).path)):
            self.renew()
        path = self._path()
        content = None if path is None else self._content(path)
        if path is None or content is None:
            missing = b"There is no such file here.\n"
            return self._send(HTTPStatus.NOT_FOUND, missing, body)
        self.type = TYPES[path.suffix]
        self.lasting = is_lasting(path.relative_to(self.folder))
        if self.headers.get("If-None-Match") == self.tag:
            return self._send(HTTPStatus.NOT_MODIFIED, b"", body, file=True)
        return self._send(HTTPStatus.OK, content, body, file=True)

    def _content(self, path: Path) -> bytes | None:
        """Read a file as it is to be sent; a new build may just have taken it away."""
        file, self.packed = _packed(path, self.headers.get("Accept-Encoding", ""))
        try:
            content, self.tag = _load(file, file.stat().st_mtime_ns)
        except OSError:
            return None
        return content

    def _path(self) -> Path | None:
        """Return the file that the address means, if it is one of ours."""
        asked = unquote(urlsplit(self.path).path)
        if not asked.startswith(self.below) or "\0" in asked:
            return None
        name = asked.removeprefix(self.below) or "index.html"
        try:
            path = (self.folder / name).resolve()
            inside = path.is_relative_to(self.folder) and path.is_file()
        except OSError:  # a name that no file can have
            return None
        return path if inside and path.suffix in TYPES else None

    def _send(
        self, status: HTTPStatus, content: bytes, body: bool, file: bool = False
    ) -> None:
        self.send_response(status)
        self.send_header("Content-Type", self.type if file else "text/plain")
        if file:
            self.send_header("ETag", self.tag)
            self.send_header("Vary", "Accept-Encoding")
            if self.packed and status is HTTPStatus.OK:
                self.send_header("Content-Encoding", self.packed)
        if status is not HTTPStatus.NOT_MODIFIED:
            self.send_header("Content-Length", str(len(content)))
        lasting = file and self.lasting
        self.send_header("Cache-Control", FOR_EVER if lasting else "no-cache")
        self.send_header("Content-Security-Policy", POLICY)
        self.send_header("X-Content-Type-Options", "nosniff")
        self.end_headers()
        if body and content:
            self.wfile.write(content)


def _packed(path: Path, accepted: str) -> tuple[Path, str]:
    """Return the smallest version of a file that the visitor can unpack, and how."""
    offers = {
        offer.partition(";")[0].strip()
        for offer in accepted.split(",")
        if not re.search(r";\s*q=0(\.0*)?\s*$", offer)
    }
    for coding, suffix in PACKED.items():
        twin = path.with_name(path.name + suffix)
        if coding in offers and twin.is_file():
            return twin, coding
    return path, ""


def is_lasting(file: Path) -> bool:
    """Tell whether a file of the site lies in a folder that is named by its content."""
    return any(re.search("-[0-9a-f]{12}$", folder.name) for folder in file.parents)


@lru_cache(maxsize=64)
def _load(path: Path, modified: int) -> tuple[bytes, str]:
    """Read a file once per version of it; return it and its tag."""
    del modified  # part of the key only
    content = path.read_bytes()
    return content, f'"{hashlib.sha256(content).hexdigest()[:16]}"'


class Server(ThreadingHTTPServer):
    """A server whose visitors may leave at any time."""

    daemon_threads = True

    def __init__(self, *arguments: Any) -> None:
        """Remember who is connected."""
        self._open: set[socket.socket] = set()
        super().__init__(*arguments)

    def process_request(self, request: Any, client_address: Any) -> None:
        """Answer a visitor in a thread of his own."""
        self._open.add(request)
        super().process_request(request, client_address)

    def shutdown_request(self, request: Any) -> None:
        """Say goodbye."""
        self._open.discard(request)
        super().shutdown_request(request)

    def quit(self) -> None:
        """Hang up on everybody."""
        for request in list(self._open):
            with contextlib.suppress(OSError):
                request.shutdown(socket.SHUT_RDWR)

    def handle_error(self, request: object, client_address: object) -> None:
        """Ignore a visitor who left in the middle of a file."""


def listen(
    folder: Path,
    port: int | None = None,
    below: str = "/",
    renew: Callable[[], object] | None = None,
) -> Server:
    """Return a server on the wanted port, or on the first free one from 8000."""
    folder = folder.resolve()
    handler = partial(Handler, folder=folder, below=below, renew=renew)
    if port is not None:
        try:
            return Server(("127.0.0.1", port), handler)
        except (OSError, OverflowError) as error:
            raise SystemExit(f"Port {port} cannot be used: {error}.") from None
    for candidate in range(FIRST_PORT, FIRST_PORT + PORTS):
        try:
            return Server(("127.0.0.1", candidate), handler)
        except OSError as error:
            if error.errno not in (errno.EADDRINUSE, errno.EACCES):
                raise
    raise SystemExit(f"No free port from {FIRST_PORT} to {FIRST_PORT + PORTS - 1}.")
