"""QR codes are read by a program that knows nothing of ours, without one error."""

import json
import random
import string
from pathlib import Path
from typing import Any

import pytest
import zxingcpp
from zxingcpp import Barcode, BarcodeFormat, BarcodeFormats

import build
from tests.scale import much
from trisq.link import write

DRAW = build.ROOT / "tests" / "web" / "draw.js"
MARGIN, DOTS = 4, 3  # squares; dots along a square

# How many bytes fit into versions 1 to 40 at level L, as the standard has it.
FULL = [
    17, 32, 53, 78, 106, 134, 154, 192, 230, 271, 321, 367, 425, 458, 520, 586, 644,
    718, 792, 858, 929, 1003, 1091, 1171, 1273, 1367, 1465, 1528, 1628, 1732, 1840,
    1952, 2068, 2188, 2303, 2431, 2563, 2699, 2809, 2953,
]  # fmt: skip
FULL_M = [14, 26, 42, 62, 84]  # those where level M holds more than a smaller L


def version(length: int) -> int:
    return next(n for n, most in enumerate(FULL, start=1) if length <= most)


def level(length: int) -> str:
    number = version(length)
    return "M" if number <= len(FULL_M) and length <= FULL_M[number - 1] else "L"


def draw(texts: list[str], folder: Path) -> list[list[str] | None]:
    """Draw all texts, in Node at once."""
    asked, drawn = folder / "texts", folder / "codes"
    asked.write_text(json.dumps(texts), "utf-8")
    build.node(DRAW, asked, drawn)
    codes: list[list[str] | None] = json.loads(drawn.read_text("utf-8"))
    return codes


def read(rows: list[str] | None) -> Barcode:
    """Read a code from a grey picture of it."""
    assert rows
    side = MARGIN * "0"
    empty = "0" * (len(rows) + 2 * MARGIN)
    whole = [empty] * MARGIN + [side + row + side for row in rows] + [empty] * MARGIN
    grey = {"0": b"\xe8" * DOTS, "1": b"\x18" * DOTS}
    picture = b"".join(b"".join(grey[c] for c in row) * DOTS for row in whole)
    width = DOTS * len(empty)
    # Only QR codes: some reader of stripes finds four letters in any large noise.
    image = memoryview(picture).cast("B", (width, width))
    found = zxingcpp.read_barcodes(image, BarcodeFormats(BarcodeFormat.QRCode))
    assert len(found) == 1
    return found[0]


def details(code: Barcode) -> dict[str, object]:
    assert isinstance(code.extra, dict)
    return code.extra


def letters(length: int) -> str:
    return "".join(random.Random(length).choices(string.ascii_lowercase, k=length))


@pytest.fixture(scope="module")
def around(tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[str] | None]:
    """Codes of texts that just fill a version, and of those one byte longer."""
    versions = FULL[: -1 : much(4, 1)] + FULL[-1:]
    lengths = sorted(
        {n + more for n in (*versions, *FULL_M) for more in (0, 1)} | {1, 2}
    )
    texts = [letters(length) for length in lengths[:-1]]
    return dict(zip(texts, draw(texts, tmp_path_factory.mktemp("qr"))))


def test_every_version_is_read_full_and_nearly_empty(
    around: dict[str, list[str] | None],
) -> None:
    for text, rows in around.items():
        code = read(rows)
        assert code.text == text
        assert code.ec_level == level(len(text)), len(text)
        assert details(code)["Version"] == str(version(len(text)))
        assert details(code)["UEC"] == 1, "no error had to be corrected"


def test_every_square_is_as_another_program_draws_it(
    around: dict[str, list[str] | None],
) -> None:
    """Also the patterns, which a reader does not check; any mask will do."""
    for text, rows in around.items():
        mask = details(read(rows))["DataMask"]
        kind = f"version={version(len(text))},ecLevel={level(len(text))}"
        other = zxingcpp.create_barcode(
            text, BarcodeFormat.QRCode, options=f"{kind},dataMask={mask}"
        )
        # Its type says that it is a buffer only from Python 3.12 on.
        image: Any = other.to_image(add_quiet_zones=False)
        assert rows
        squares = "".join("01"[dot == 0] for dot in memoryview(image).tobytes())
        assert "".join(rows) == squares, len(text)


def test_links_and_other_alphabets_are_read(tmp_path: Path) -> None:
    rng = random.Random(1)
    moves = [f"{rng.choice('abcdefgh')}{rng.randint(1, 24)}" for _ in range(150)]
    texts = [
        "https://example.org/trisq/" + write("trisq", moves),
        "https://example.org/" + write("trisq", moves[:9], 3),
        "Привет! Партия в трискве: а13, в7, с12.",
        "Ход " * 350,
        "☃ 😀 ▲□· é ß 石",
        *(letters(length) for length in rng.sample(range(1, 2954), much(5, 20))),
    ]
    assert 500 < len(texts[0]) < 700
    for text, rows in zip(texts, draw(texts, tmp_path)):
        code = read(rows)
        assert code.bytes == text.encode()
        assert code.text == text


def test_every_mask_is_chosen_for_some_text_and_read(tmp_path: Path) -> None:
    rng = random.Random(2)
    texts = ["".join(rng.choices(string.printable, k=n)) for n in range(1, 101)]
    codes = [read(rows) for rows in draw(texts, tmp_path)]
    assert [code.bytes.decode() for code in codes] == texts
    assert {details(code)["DataMask"] for code in codes} == set(range(8))


def test_what_no_code_holds_is_not_drawn(tmp_path: Path) -> None:
    assert draw(["a" * 2954, "я" * 1477], tmp_path) == [None, None]
