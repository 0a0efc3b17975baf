#!/usr/bin/env python3
"""From a finger to the viewer, and bytes a frame: a still app that is tapped, a list that scrolls, a view that is animated.

    Benchmarks/simulator.py [--portico PATH]

The viewer is a socket on the same machine, without a browser: the time ends when the frame's bytes are there.
"""

import argparse
import pathlib
import sys
import time

root = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(root / "Scripts/tests/test-simulator"))

from viewer import Simulator, Viewer, share  # noqa: E402


def report(name, latencies, frames, what="finger to frame"):
    sizes = [size for _, _, size in frames]
    print(f"{name:10} {what}: median {share(latencies, .5) * 1000:6.1f} ms, 95 % {share(latencies, .95) * 1000:6.1f} ms; "
          f"{len(frames)} frames, {sum(sizes) / max(1, len(sizes)) / 1024:7.2f} KiB a frame, most {max(sizes, default=0) / 1024:.1f} KiB")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--portico", default=root / ".build/debug/portico", type=pathlib.Path)
    options = parser.parse_args()
    simulator = Simulator(options.portico.resolve(), [root / "Scripts/tests/test-simulator/Stage"], "--quiet")
    try:
        viewer = Viewer(simulator.address)
        viewer.wait(lambda: viewer.frames and any(app["phase"] == "active" for app in viewer.state.get("apps", [])))
        viewer.rest()
        print(f"first frame: {viewer.frames[0][2] / 1024:.1f} KiB")

        # Still: the caret's line is focused by a tap on the button; its colour changes with each.
        latencies, first = [], len(viewer.frames)
        for _ in range(4):
            count, start = len(viewer.frames), time.monotonic()
            viewer.tap(196, 150)
            viewer.wait(lambda: len(viewer.frames) > count, 5)
            latencies.append(viewer.frames[count][0] - start)
            viewer.rest()
        for letter in "abcdefghijklmnopqrstuvwxyz" * 2:
            count, start = len(viewer.frames), time.monotonic()
            viewer.send(text={"_0": letter})
            viewer.wait(lambda: len(viewer.frames) > count, 5)
            latencies.append(viewer.frames[count][0] - start)
            viewer.rest(0.1)
        report("still", latencies, viewer.frames[first:])

        # Scrolling: a finger that goes up and down; the first frame after each move counts.
        latencies, first = [], len(viewer.frames)
        y = 700
        viewer.touch("began", 196, y)
        for step in range(150):
            y += -8 if step // 25 % 2 == 0 else 8
            count, start = len(viewer.frames), time.monotonic()
            viewer.touch("moved", 196, y)
            end = start + 0.5
            while len(viewer.frames) == count and time.monotonic() < end:
                time.sleep(0.0005)
            if len(viewer.frames) > count:
                latencies.append(viewer.frames[count][0] - start)
        viewer.touch("ended", 196, y)
        viewer.rest()
        report("scrolling", latencies, viewer.frames[first:])

        # Animated: by the render thread, for five seconds; a frame's own time against its arrival.
        viewer.tap(196, 150)
        time.sleep(1)
        first = len(viewer.frames)
        time.sleep(5)
        frames = viewer.frames[first:]
        report("animated", [arrival - made for arrival, made, _ in frames], frames, "frame to viewer")
    finally:
        simulator.stop()


if __name__ == "__main__":
    main()
