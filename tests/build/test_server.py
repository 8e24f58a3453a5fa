"""The static server: right types, no surprises."""

import gzip
import http.client
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

import server

PACKED = gzip.compress(b"export {};", mtime=0)


@pytest.fixture
def port(tmp_path: Path) -> Iterator[int]:
    site = tmp_path / "site-0123456789ab"  # which may change, whatever its name
    (site / "web").mkdir(parents=True)
    (site / "index.html").write_text("<p>hello</p>")
    (site / "web" / "main.js").write_text("export {};")
    (site / "program.wasm").write_bytes(b"\0asm")
    (site / "look-0123456789ab" / "style").mkdir(parents=True)
    (site / "look-0123456789ab" / "page.css").write_text("p {}")
    (site / "look-0123456789ab" / "style" / "page.css").write_text("p {}")
    (site / "web" / "main.js.gz").write_bytes(PACKED)
    (site / "web" / "main.js.br").write_bytes(b"brotli")
    (site / "notes.secret").write_text("no")
    (tmp_path / "outside.html").write_text("no")
    with server.listen(site, port=0) as running:
        thread = threading.Thread(target=running.serve_forever, args=(0.02,))
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


def test_a_file_that_is_taken_away_at_that_moment_is_not_found(
    port: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    def gone(path: Path, _accepted: str) -> tuple[Path, str]:
        return path.with_name("gone.js"), ""

    monkeypatch.setattr(server, "_packed", gone)
    response, body = get(port, "/web/main.js")
    assert (response.status, body) == (404, b"There is no such file here.\n")


def test_a_file_that_is_known_is_not_sent_again(port: int) -> None:
    response, _ = get(port, "/")
    tag = response.headers["ETag"]
    again, body = get(port, "/", If_None_Match=tag)
    assert (again.status, body) == (304, b"")


@pytest.mark.parametrize(
    ("accepted", "coding", "content"),
    [
        ("gzip, deflate, br", "br", b"brotli"),
        ("br;q=1.0, gzip;q=0.8", "br", b"brotli"),
        ("gzip", "gzip", PACKED),
        ("br;q=0, gzip;q=0.0", None, b"export {};"),
        ("identity", None, b"export {};"),
        ("brown, gzipped", None, b"export {};"),
    ],
)
def test_files_come_packed_to_who_can_unpack_them(
    port: int, accepted: str, coding: str | None, content: bytes
) -> None:
    response, body = get(port, "/web/main.js", Accept_Encoding=accepted)
    assert response.headers["Content-Encoding"] == coding
    assert response.headers["Content-Type"] == "text/javascript; charset=utf-8"
    assert body == content


def test_a_file_that_was_not_packed_comes_as_it_is(port: int) -> None:
    response, body = get(port, "/", Accept_Encoding="gzip, br")
    assert response.headers["Content-Encoding"] is None
    assert body == b"<p>hello</p>"


def test_of_packed_twins_the_one_has_an_address_that_pages_can_unpack(
    port: int,
) -> None:
    twin, body = get(port, "/web/main.js.gz")
    assert (twin.status, body) == (200, PACKED)
    assert twin.headers["Content-Type"] == "application/gzip"
    assert twin.headers["Content-Encoding"] is None, "or the browser would unpack it"
    assert get(port, "/web/main.js.br")[0].status == 404


def test_folders_named_by_their_content_may_be_kept_for_ever(port: int) -> None:
    for name in ("page.css", "style/page.css"):
        kept, _ = get(port, f"/look-0123456789ab/{name}")
        assert "immutable" in kept.headers["Cache-Control"], name
    changing, _ = get(port, "/web/main.js")
    assert changing.headers["Cache-Control"] == "no-cache"
    missing, _ = get(port, "/look-0123456789ab/nothing.css")
    assert missing.headers["Cache-Control"] == "no-cache"


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


def test_what_may_have_changed_is_renewed_before_it_is_sent(tmp_path: Path) -> None:
    page = tmp_path / "index.html"
    lasting = tmp_path / "look-0123456789ab" / "page.css"
    lasting.parent.mkdir()
    lasting.write_text("p {}")
    page.write_text("old")
    times: list[int] = []

    def renew() -> None:
        times.append(1)
        page.write_text(f"new {len(times)}")

    with server.listen(tmp_path, port=0, renew=renew) as running:
        thread = threading.Thread(target=running.serve_forever, args=(0.02,))
        thread.start()
        assert get(running.server_port, "/?trisq=a13")[1] == b"new 1"
        get(running.server_port, "/look-0123456789ab/page.css")
        assert get(running.server_port, "/index.html")[1] == b"new 2"
        running.shutdown()
        thread.join()
