"""A way to a port of this machine that takes its time: half of the latency in each direction, nothing lost."""

import asyncio
import threading


class Delay:
    def __init__(self, port, latency):
        self.target = port
        self.half = latency / 2
        self.loop = asyncio.new_event_loop()
        self.port = None
        ready = threading.Event()
        self.thread = threading.Thread(target=self._run, args=(ready,), daemon=True)
        self.thread.start()
        ready.wait(10)

    def _run(self, ready):
        asyncio.set_event_loop(self.loop)
        server = self.loop.run_until_complete(asyncio.start_server(self._serve, "127.0.0.1", 0))
        self.port = server.sockets[0].getsockname()[1]
        ready.set()
        self.loop.run_forever()
        # What still waits to be delivered is of no use to anybody.
        for task in asyncio.all_tasks(self.loop):
            task.cancel()
        self.loop.set_exception_handler(lambda loop, context: None)
        self.loop.run_until_complete(asyncio.sleep(0.1))

    async def _serve(self, reader, writer):
        try:
            there_reader, there_writer = await asyncio.open_connection("127.0.0.1", self.target)
        except OSError:
            writer.close()
            return
        await asyncio.gather(self._pass(reader, there_writer), self._pass(there_reader, writer))

    async def _pass(self, reader, writer):
        # As much as a slow way holds; more waits at its entrance.
        waiting = asyncio.Queue(256)

        async def deliver():
            while True:
                due, data = await waiting.get()
                await asyncio.sleep(max(0, due - self.loop.time()))
                if not data:
                    writer.close()
                    return
                writer.write(data)
                await writer.drain()

        task = asyncio.create_task(deliver())
        try:
            while True:
                data = await reader.read(1 << 15)
                await waiting.put((self.loop.time() + self.half, data))
                if not data:
                    break
            await task
        except (ConnectionError, asyncio.CancelledError):
            writer.close()
            task.cancel()

    def close(self):
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join(5)
