"""Packs the modules that Pyodide's Python has imported, and what they read."""

import importlib.util
import marshal
import sys
from zipfile import ZipFile, ZipInfo
from zipimport import zipimporter

# Says: never compare this with a source file; then come eight bytes for its hash.
READ = ".toml"  # files that lie beside the modules
HEADER = importlib.util.MAGIC_NUMBER + b"\1\0\0\0" + bytes(8)


def pack(path: str) -> None:
    """Write all modules that came out of a zip file into another one, as bytecode."""
    archives = set()
    with ZipFile(path, "w") as packed:  # stored: whoever sends it packs it better
        for name, module in sorted(sys.modules.items()):
            loader = getattr(module, "__loader__", None)
            if isinstance(loader, zipimporter):
                place = name.replace(".", "/") + "/__init__" * loader.is_package(name)
                code = marshal.dumps(loader.get_code(name))
                packed.writestr(ZipInfo(f"{place}.pyc"), HEADER + code)
                archives.add(loader.archive)
        for archive in sorted(archives):
            with ZipFile(archive) as source:
                for name in source.namelist():
                    if name.endswith(READ):
                        packed.writestr(ZipInfo(name), source.read(name))
