"""A slow line and a slow machine, for browsers that are measured."""

import asyncio
import os
import signal
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

CHUNK = 4096
AHEAD = 0.02  # seconds of work the line has in store, so that it is never idle


class Line:
    """A TCP proxy that lets so many bytes a second through, each way with a delay."""

    def __init__(self, port: int, rate: float, delay: float) -> None:
        self.target = port
        self.rate = rate
        self.delay = delay
        self.free_at = 0.0  # when the line has sent all that was given to it

    async def _serve(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> None:
        await asyncio.sleep(2 * self.delay)  # the handshake
        back, there = await asyncio.open_connection("127.0.0.1", self.target)
        await asyncio.gather(
            self._pass(reader, there, slow=False), self._pass(back, writer, slow=True)
        )

    async def _pass(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, *, slow: bool
    ) -> None:
        loop = asyncio.get_running_loop()

        def deliver(data: bytes) -> None:
            if not writer.is_closing():
                writer.write(data)

        try:
            while data := await reader.read(CHUNK):
                now = loop.time()
                if slow:
                    self.free_at = max(now, self.free_at) + len(data) / self.rate
                    loop.call_at(self.free_at + self.delay, deliver, data)
                    await asyncio.sleep(self.free_at - now - AHEAD)
                else:
                    loop.call_later(self.delay, deliver, data)
            await asyncio.sleep(AHEAD + 2 * self.delay)
        except ConnectionError:
            pass  # the browser has closed it
        finally:
            writer.close()

    @contextmanager
    def open(self) -> Iterator[int]:
        """Run the line; yield the port of its near end."""
        loop = asyncio.new_event_loop()
        thread = threading.Thread(target=loop.run_forever, daemon=True)
        thread.start()
        serving = asyncio.start_server(self._serve, "127.0.0.1", 0)
        server = asyncio.run_coroutine_threadsafe(serving, loop).result()
        yield server.sockets[0].getsockname()[1]
        loop.call_soon_threadsafe(server.close)
        loop.call_soon_threadsafe(loop.stop)
        thread.join()


@contextmanager
def slowed(browser: int, times: int) -> Iterator[None]:
    """Let a browser's processes run only one part in ``times`` of the time.

    Chromium's own throttling leaves workers at full speed, so the processes are stopped
    and continued many times a second.
    """
    ended = threading.Event()
    part = 0.01

    def drive() -> None:
        while not ended.is_set():
            ours = _family(browser)
            _signal(ours, signal.SIGSTOP)
            time.sleep(part * (times - 1))
            _signal(ours, signal.SIGCONT)
            time.sleep(part)

    thread = threading.Thread(target=drive)
    thread.start()
    try:
        yield
    finally:
        ended.set()
        thread.join()


def _signal(processes: list[int], kind: signal.Signals) -> None:
    for process in processes:
        try:
            os.kill(process, kind)
        except ProcessLookupError:
            continue


def _family(root: int) -> list[int]:
    """Return a process and all that descend from it."""
    parents: dict[int, int] = {}
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            try:
                status = (folder / "stat").read_text("utf-8", "replace")
            except OSError:
                continue  # it has just ended
            parents[int(folder.name)] = int(status.rpartition(")")[2].split()[1])
    family = [root]
    for member in family:
        family += [child for child, parent in parents.items() if parent == member]
    return family
