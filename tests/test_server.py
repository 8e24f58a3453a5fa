"""The static server: right types, no surprises."""

import gzip
import http.client
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

import server


@pytest.fixture
def port(tmp_path: Path) -> Iterator[int]:
    site = tmp_path / "site"
    (site / "web").mkdir(parents=True)
    (site / "index.html").write_text("<p>hello</p>")
    (site / "web" / "main.js").write_text("export {};")
    (site / "program.wasm").write_bytes(b"\0asm")
    (site / "notes.secret").write_text("no")
    (tmp_path / "outside.html").write_text("no")
    with server.listen(site, port=0) as running:
        thread = threading.Thread(target=running.serve_forever, daemon=True)
        thread.start()
        yield running.server_port
        running.shutdown()
        thread.join()


def get(
    port: int, path: str, method: str = "GET", **headers: str
) -> tuple[http.client.HTTPResponse, bytes]:
    connection = http.client.HTTPConnection("127.0.0.1", port)
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    connection.request(method, path, headers=named)
    response = connection.getresponse()
    body = response.read()
    connection.close()
    return response, body


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/", "text/html; charset=utf-8"),
        ("/index.html?trisq=a13", "text/html; charset=utf-8"),
        ("/web/main.js", "text/javascript; charset=utf-8"),
        ("/program.wasm", "application/wasm"),
    ],
)
def test_files_have_their_types(port: int, path: str, kind: str) -> None:
    response, _ = get(port, path)
    assert response.status == 200
    assert response.headers["Content-Type"] == kind
    assert response.headers["X-Content-Type-Options"] == "nosniff"
    assert response.headers["Cache-Control"] == "no-cache"
    assert "default-src 'none'" in response.headers["Content-Security-Policy"]


@pytest.mark.parametrize(
    "path",
    [
        "/nothing.html",
        "/web",
        "/web/",
        "/../outside.html",
        "/%2e%2e/outside.html",
        "//outside.html",
        "/notes.secret",
        "/index.html%00",
    ],
)
def test_what_is_not_ours_is_not_found(port: int, path: str) -> None:
    response, body = get(port, path)
    assert response.status == 404
    assert body == b"There is no such file here.\n"


def test_a_file_that_is_known_is_not_sent_again(port: int) -> None:
    response, _ = get(port, "/")
    tag = response.headers["ETag"]
    again, body = get(port, "/", If_None_Match=tag)
    assert (again.status, body) == (304, b"")


def test_files_are_packed_for_who_can_unpack_them(port: int) -> None:
    response, body = get(port, "/", Accept_Encoding="gzip, br")
    assert response.headers["Content-Encoding"] == "gzip"
    assert gzip.decompress(body) == b"<p>hello</p>"


def test_head_sends_no_body(port: int) -> None:
    response, body = get(port, "/", method="HEAD")
    assert (response.status, body) == (200, b"")
    assert response.headers["Content-Length"] == "12"


def test_a_link_of_a_megabyte_opens_the_page(port: int) -> None:
    response, body = get(port, "/?trisq=" + "a1-" * 350_000)
    assert (response.status, body) == (200, b"<p>hello</p>")


def test_a_port_in_use_is_an_error_in_words(port: int, tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match=f"Port {port} cannot be used"):
        server.listen(tmp_path, port)


def test_without_a_wish_the_first_free_port_is_taken(tmp_path: Path) -> None:
    with server.listen(tmp_path) as one, server.listen(tmp_path) as other:
        assert server.FIRST_PORT <= one.server_port < other.server_port
