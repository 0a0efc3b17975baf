#!/usr/bin/env python3
"""One device, five apps, for as long as it is told: a random user in each by turns, memory pressure that evicts them, a viewer that looks,
one that is slow and one that never reads.

Fails on a crash or a watchdog's end, on memory that grows by more than five per cent after the first minutes, on descriptors or processes
that become more, and on anything that an app had saved and didn't find.

    Scripts/tests/test-simulator/soak.py [--minutes 30] [--seed 1] [--portico .build/debug/portico]
"""

import argparse
import os
import pathlib
import random
import statistics
import sys
import tempfile
import time

from viewer import Simulator, Viewer, resident, root
from websocket import WebSocket

here = pathlib.Path(__file__).resolve().parent
APPS = [here / "Keeper", here / "Stage", root / "Examples/Notes", root / "Examples/Mail", root / "Examples/Store"]
WIDTH, HEIGHT = 393, 852


class Watcher(Viewer):
    """The user's own viewer: it hears how apps end, too."""

    def __init__(self, address):
        self.ends = []
        super().__init__(address)

    def took(self, body):
        if "ended" in body:
            self.ends.append(body["ended"])


class SlowViewer(Viewer):
    """Takes a second for each frame."""

    def send(self, **message):
        if "shown" in message:
            time.sleep(1)
        super().send(**message)


def descriptors(number):
    try:
        return len(os.listdir(f"/proc/{number}/fd"))
    except OSError:
        return 0


def alive(number):
    """Not gone, nor only waiting for whoever inherited it to notice that it is."""
    try:
        return open(f"/proc/{number}/stat").read().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False


def name(number):
    try:
        return open(f"/proc/{number}/comm").read().strip()
    except OSError:
        return "gone"


class User:
    def __init__(self, viewer, seed):
        self.viewer, self.random = viewer, random.Random(seed)
        self.actions = 0

    def point(self):
        return self.random.uniform(5, WIDTH - 5), self.random.uniform(5, HEIGHT - 5)

    def act(self):
        self.actions += 1
        choice = self.random.randrange(100)
        send, viewer = self.viewer.send, self.viewer
        if choice < 45:
            viewer.tap(*self.point())
        elif choice < 70:
            (x, y), (dx, dy) = self.point(), (self.random.uniform(-20, 20), self.random.uniform(-40, 40))
            viewer.touch("began", x, y)
            for _ in range(10):
                x, y = min(max(x + dx, 1), WIDTH - 1), min(max(y + dy, 1), HEIGHT - 1)
                viewer.touch("moved", x, y)
                time.sleep(0.01)
            viewer.touch("ended", x, y)
        elif choice < 78:
            send(text={"_0": self.random.choice(["a", "hello ", "é", "\U0001f600", "\n"])})
        elif choice < 84:
            send(rotate={"_0": self.random.choice(["left", "right", "portrait"])})
        elif choice < 88:
            send(appearance={"_0": self.random.choice(["light", "dark"])})
        elif choice < 91:
            send(textSize={"_0": self.random.choice(["s", "l", "ax2"])})
        elif choice < 94:
            send(home={})
        elif choice < 97:
            send(memoryWarning={})
        else:
            send(memoryPressure={})
        time.sleep(0.05)


def open_app(viewer, app):
    for _ in range(3):
        viewer.send(open={"app": app})
        try:
            viewer.wait(lambda: phase(viewer, app) == "active", 30)
            return
        except AssertionError:
            continue
    raise AssertionError(f"{app} did not come to the front")


def phase(viewer, app):
    return next((entry["phase"] for entry in viewer.state.get("apps", []) if entry["id"] == app), "")


def measure(simulator, viewer, apps):
    """All apps are opened anew, one after the other, with the last in front."""
    viewer.send(rotate={"_0": "portrait"})
    viewer.send(appearance={"_0": "light"})
    viewer.send(textSize={"_0": "l"})
    viewer.send(home={})
    for _ in apps:
        viewer.send(memoryPressure={})
    time.sleep(1)
    for app in apps:
        open_app(viewer, app)
        viewer.rest(0.5, 3)
    processes = simulator.apps()
    # In the background apps keep their frames until they are suspended, and the shell its copies: on a busy machine that takes a while.
    viewer.wait(lambda: all(phase(viewer, app) == "suspended" for app in apps[:-1]), 60)
    samples = []
    for _ in range(6):
        time.sleep(0.5)
        samples.append(simulator.memory())
    shell, running = min(samples, key=sum)
    return {
        "shell": shell, "apps": running,
        "descriptors": descriptors(simulator.process.pid), "processes": len(processes),
        "apps' descriptors": sum(descriptors(number) for number in processes),
    }


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--portico", default=root / ".build/debug/portico", type=pathlib.Path)
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--warm", type=float, default=5, help="minutes before memory has to be flat")
    parser.add_argument("--growth", type=float, default=5, help="per cent by which memory may grow")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    problems, marks = [], []
    with tempfile.TemporaryDirectory() as folder:
        simulator = Simulator(options.portico.resolve(), APPS, "--quiet", "--container", folder)
        try:
            watcher = Watcher(simulator.address)
            slow = SlowViewer(simulator.address)
            origin = simulator.address[:simulator.address.index("/", 8)]
            silent = WebSocket("ws" + simulator.address[4:] + "channel", origin=origin)
            watcher.wait(lambda: len(watcher.state.get("apps", [])) == len(APPS))
            apps = [entry["id"] for entry in watcher.state["apps"]]
            user = User(watcher, options.seed)
            start = time.monotonic()
            elapsed = lambda: (time.monotonic() - start) / 60
            while elapsed() < options.minutes:
                end = time.monotonic() + 40
                while time.monotonic() < end:
                    open_app(watcher, user.random.choice(apps))
                    for _ in range(user.random.randrange(10, 60)):
                        user.act()
                marks.append((elapsed(), measure(simulator, watcher, apps)))
                print(f"{marks[-1][0]:.1f} min:", ", ".join(f"{key} {value:.0f}" for key, value in marks[-1][1].items()),
                      flush=True)
                if watcher.ended:
                    problems.append("the user's viewer was sent away")
                    break
        except AssertionError as error:
            problems.append(str(error))
        finally:
            left = simulator.apps()
            status = simulator.stop()
        if status != 0:
            problems.append(f"the simulator ended with {status}")
        # The shell's guardian ends a moment after the shell.
        patience = time.monotonic() + 30
        while any(map(alive, left)) and time.monotonic() < patience:
            time.sleep(0.05)
        problems += [f"process {number} ({name(number)}) is left" for number in left if alive(number)]
        failures = [end for end in watcher.ends if end.get("isFailure")]
        problems += [f"{end['app']}: {end['reason']}" for end in failures]
        for path in pathlib.Path(folder).rglob("lost"):
            problems.append(f"{path.name}: {path.read_text().strip()}")
        saved = [path.read_text() for path in pathlib.Path(folder).rglob("Documents/touches")]
        if not saved:
            problems.append("nothing was ever saved")
        print(f"{user.actions} actions, {len(watcher.ends)} ends of apps, {len(watcher.frames)} frames to the user, "
              f"{len(slow.frames)} to the slow viewer, {saved} touches saved; seed {options.seed}")
    after = [mark for minute, mark in marks if minute >= min(options.warm, options.minutes / 3)]
    if len(after) >= 4:
        part = max(2, len(after) // 3)
        for key, most in (("shell", options.growth), ("apps", options.growth), ("descriptors", 0), ("processes", 0),
                          ("apps' descriptors", 0)):
            early = statistics.median(mark[key] for mark in after[:part])
            late = statistics.median(mark[key] for mark in after[-part:])
            print(f"{key}: {early:.1f} then {late:.1f} ({(late / early - 1) * 100:+.1f} %)")
            if late > early * (1 + most / 100):
                problems.append(f"{key} grew from {early:.1f} to {late:.1f}")
    else:
        problems.append("too short to say whether memory grows")
    print("soak: " + ("FAILED: " + "; ".join(problems) if problems else "passed"))
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
