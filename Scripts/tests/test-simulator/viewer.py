"""A viewer without a browser: takes frames, answers that they are drawn, and notes when they came and how large they were."""

import json
import os
import pathlib
import signal
import struct
import subprocess
import threading
import time

from websocket import WebSocket

root = pathlib.Path(__file__).resolve().parents[3]


class Simulator:
    """`portico simulator` as a process; unless it is told otherwise it waits until the device has its apps."""

    def __init__(self, portico, apps, *options, waits=True):
        self.process = subprocess.Popen(
            [portico, "simulator", *map(str, apps), *options], stdout=subprocess.PIPE, text=True, cwd=root)
        self.address = self.process.stdout.readline().strip()
        if not self.address.startswith("http://127.0.0.1:"):
            raise RuntimeError("the simulator did not start: see its messages above")
        self.port = int(self.address.split(":")[2].split("/")[0])
        if waits:
            self.built(len(apps))

    def built(self, count, seconds=300):
        viewer = Viewer(self.address)
        try:
            viewer.wait(lambda: viewer.ended or len(viewer.state.get("apps", [])) >= count, seconds)
            if viewer.ended:
                raise RuntimeError("the simulator has ended: see its messages above")
        finally:
            viewer.socket.close()

    def apps(self):
        """Process ids of what it has started."""
        found = []
        for entry in os.listdir("/proc"):
            if entry.isdigit():
                try:
                    fields = open(f"/proc/{entry}/stat").read().rsplit(")", 1)[1].split()
                except OSError:
                    continue
                if int(fields[1]) == self.process.pid:
                    found.append(int(entry))
        return found

    def memory(self):
        """Resident MiB of the simulator, and of its apps."""
        return resident(self.process.pid), sum(resident(number) for number in self.apps())

    def stop(self):
        self.process.send_signal(signal.SIGINT)
        status = self.process.wait(30)
        self.process.stdout.close()
        return status


def resident(number):
    try:
        for line in open(f"/proc/{number}/status"):
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) / 1024
    except OSError:
        pass
    return 0


class Viewer:
    def __init__(self, address):
        origin = address[:address.index("/", 8)]
        self.socket = WebSocket("ws" + address[4:] + "channel", origin=origin)
        self.frames = []  # (arrival, its own time, bytes)
        self.state = {}
        self.answers = {}  # by question: (data, reason why there is none)
        self.changed = threading.Condition()
        self.ended = False
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self):
        try:
            while True:
                message = self.socket.receive()
                now = time.monotonic()
                if isinstance(message, str):
                    body = json.loads(message)
                    with self.changed:
                        self.state = body.get("state", {}).get("_0", self.state)
                        if "answer" in body:
                            self.answers[body["answer"]["question"]] = (body["answer"].get("data"), None)
                        if "failed" in body:
                            self.answers[body["failed"]["question"]] = (None, body["failed"].get("reason"))
                        self.took(body)
                        self.changed.notify_all()
                elif message[0] == 1:
                    number, made = struct.unpack_from("<I", message, 8)[0], struct.unpack_from("<d", message, 24)[0]
                    with self.changed:
                        self.frames.append((now, made, len(message)))
                        self.changed.notify_all()
                    self.send(shown={"number": number})
        except (ConnectionError, OSError):
            with self.changed:
                self.ended = True
                self.changed.notify_all()

    def took(self, body):
        """Of each message in words."""

    def send(self, **message):
        self.socket.send(json.dumps(message))

    def wait(self, condition, seconds=30):
        with self.changed:
            if not self.changed.wait_for(condition, seconds):
                raise AssertionError("the simulator did not get there")

    def ask(self, question, seconds=60):
        """What the inspector asks of the app in front; None where it can't say."""
        number = self.asked = getattr(self, "asked", 0) + 1
        self.send(ask={"id": number, "question": question})
        self.wait(lambda: number in self.answers or self.ended, seconds)
        return self.answers.pop(number, (None, None))[0]

    def shows(self, text, seconds=60):
        """Waits until a view of the app in front has this text."""
        end = time.monotonic() + seconds
        while text not in json.dumps(self.ask({"tree": {"_0": "views"}})):
            if time.monotonic() > end:
                raise AssertionError(f"no view shows “{text}”")
            time.sleep(0.05)

    def touch(self, phase, x, y, finger=0):
        self.send(touch={"id": finger, "phase": phase, "x": x, "y": y})

    def tap(self, x, y):
        self.touch("began", x, y)
        self.touch("ended", x, y)

    def rest(self, quiet=0.25, limit=10):
        """Until nothing has come for a while."""
        end = time.monotonic() + limit
        while time.monotonic() < end:
            if not self.frames or time.monotonic() - self.frames[-1][0] > quiet:
                return
            time.sleep(0.02)


def share(values, part):
    values = sorted(values)
    return values[min(len(values) - 1, int(len(values) * part))] if values else float("nan")
