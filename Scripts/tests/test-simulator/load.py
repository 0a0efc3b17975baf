#!/usr/bin/env python3
"""Many devices at once, each with an app that animates and a viewer that looks: frame latency, and memory that must not grow.

    Scripts/tests/test-simulator/load.py [--devices 10] [--minutes 5] [--portico .build/debug/portico]
"""

import argparse
import pathlib
import sys
import time

from viewer import Simulator, Viewer, root, share

here = pathlib.Path(__file__).resolve().parent


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--portico", default=root / ".build/debug/portico", type=pathlib.Path)
    parser.add_argument("--devices", type=int, default=10)
    parser.add_argument("--minutes", type=float, default=5)
    parser.add_argument("--growth", type=float, default=40, help="MiB that a device and its app may grow by")
    options = parser.parse_args()
    simulators, viewers = [], []
    try:
        for _ in range(options.devices):
            simulators.append(Simulator(options.portico.resolve(), [here / "Stage"], "--quiet"))
            viewers.append(Viewer(simulators[-1].address))
        for viewer in viewers:
            viewer.wait(lambda: any(app["phase"] == "active" for app in viewer.state.get("apps", [])))
            for _ in range(5):
                viewer.tap(196, 150)
                time.sleep(0.1)
        start = time.monotonic()
        warm = min(60, options.minutes * 60 / 4)
        time.sleep(warm)
        early = [simulator.memory() for simulator in simulators]
        time.sleep(max(0, start + options.minutes * 60 - time.monotonic()))
        seconds = time.monotonic() - start
        late = [simulator.memory() for simulator in simulators]
        problems = []
        for viewer in viewers:
            if viewer.ended:
                problems.append("a viewer was sent away")
        latencies = [arrival - made for viewer in viewers for arrival, made, _ in viewer.frames if arrival > start]
        sizes = [size for viewer in viewers for arrival, _, size in viewer.frames if arrival > start]
        rates = [sum(1 for frame in viewer.frames if frame[0] > start) / seconds for viewer in viewers]
        print(f"{options.devices} devices, {seconds:.0f} s: {min(rates):.1f} to {max(rates):.1f} frames/s each; frame to viewer "
              f"median {share(latencies, .5) * 1000:.1f} ms, 95 % {share(latencies, .95) * 1000:.1f} ms, "
              f"99 % {share(latencies, .99) * 1000:.1f} ms; {sum(sizes) / max(1, len(sizes)) / 1024:.2f} KiB a frame")
        for name, index in (("simulator", 0), ("app", 1)):
            before, after = [m[index] for m in early], [m[index] for m in late]
            print(f"{name}: {sum(before) / len(before):.1f} MiB after {warm:.0f} s, {sum(after) / len(after):.1f} MiB at the end, "
                  f"most {max(after):.1f} MiB")
        growth = max(sum(b) - sum(a) for a, b in zip(early, late))
        if growth > options.growth:
            problems.append(f"a device grew by {growth:.0f} MiB")
        if problems:
            print("load: FAILED: " + "; ".join(problems))
            return 1
    finally:
        for simulator in simulators:
            simulator.stop()
    print("load: passed")
    return 0


if __name__ == "__main__":
    sys.exit(main())
