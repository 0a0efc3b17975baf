#!/usr/bin/env python3
"""Editing with `portico run --watch --window` on a real X server: an error in the first build waits for a save; the running app gets functions
that are saved, and goes on; what can't be replaced launches it again, where it was; an error leaves the old build in the window. Prints
how long a save takes.

    Scripts/tests/test-window/watch.py [--portico .build/debug/portico] [--pictures FOLDER] [--require]
"""

import argparse
import pathlib
import signal
import subprocess
import sys
import tempfile
import threading
import time

here = pathlib.Path(__file__).resolve().parent
# Behind this folder: both have a run.py.
sys.path.append(str(here.parent / "test-simulator"))

import screen as xserver
from edited import BLUE_CODE, RED_CODE, SCREEN, STRIP_CODE, YELLOW_CODE, write
from run import BLUE, CYAN, GREEN, MAGENTA, RED, WHITE, YELLOW, Window, children, root
from screen import Screen, wait

MARK = 20, 852 - 70


class Words:
    """What the tool says, while it runs."""

    def __init__(self, process):
        self.lines = []
        threading.Thread(target=lambda: self.lines.extend(iter(process.stdout.readline, "")), daemon=True).start()
        self.process = process

    def expect(self, text):
        """A line since the last time that it was asked."""
        wait(f"a line says {text!r}", lambda: any(text in line for line in self.lines) or self.is_over(), lambda: self.lines)
        self.lines.clear()

    def is_over(self):
        if self.process.poll() is not None:
            raise AssertionError(f"it has ended: {self.process.returncode}, {self.lines}")
        return False


def play(window, editor, words, picture):
    window.expect(200, 200, RED, "the app's first frame")
    window.expect(200, 700, WHITE, "nobody has tapped")
    window.tap(200, 700)
    window.expect(200, 700, GREEN, "tapped")
    window.expect(*MARK, CYAN, "what isn't restored")

    seconds = []
    for color, code in [(BLUE, BLUE_CODE), (YELLOW, YELLOW_CODE), (RED, RED_CODE), (MAGENTA, STRIP_CODE), (BLUE, BLUE_CODE)]:
        start = time.monotonic()
        editor.save(SCREEN.replace(STRIP_CODE, code))
        window.expect(200, 100, color, f"the strip of what was saved ({code})")
        seconds.append(time.monotonic() - start)
    window.expect(*MARK, CYAN, "the same process")
    words.expect("Patched Screen.swift: viewDidLayoutSubviews() in")
    picture("watch-patched")
    print("save to patched frame: " + ", ".join(f"{one:.2f}" for one in seconds) + " s")

    # What a type has takes a launch.
    editor.save(SCREEN.replace("    var count = 0", "    var count = 0\n    var other = 1").replace(RED_CODE, YELLOW_CODE))
    window.expect(200, 200, YELLOW, "launched again")
    window.expect(200, 700, GREEN, "where it was")
    window.expect(*MARK, GREEN, "another process")
    words.expect("the property other changed in Screen.swift")
    picture("watch-reloaded")

    editor.save(SCREEN.replace("count += 1", "count += \"one\""))
    words.expect("Screen.swift")
    time.sleep(1)
    window.expect(200, 200, YELLOW, "the old build goes on")
    picture("watch-error")
    editor.save(SCREEN.replace(RED_CODE, BLUE_CODE))
    window.expect(200, 200, BLUE, "the error is mended")
    window.expect(200, 700, GREEN, "the app is where it was")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--portico", default=root / ".build/debug/portico", type=pathlib.Path)
    parser.add_argument("--pictures", type=pathlib.Path, help="a folder for screenshots")
    parser.add_argument("--require", action="store_true", help="fail without Xvfb, xdotool or ImageMagick")
    options = parser.parse_args()
    if xserver.missing():
        print(f"test-window/watch: skipped: no {xserver.missing()} here (Debian: apt-get install xvfb xdotool imagemagick)", file=sys.stderr)
        return 1 if options.require else 0
    if options.pictures:
        options.pictures.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        app = pathlib.Path(folder) / "Live"
        editor = write(app, SCREEN.replace("count += 1", "count += \"one\""))
        screen = Screen()
        process = subprocess.Popen(
            [options.portico.resolve(), "run", app, "--watch", "--window"], env=screen.environment, cwd=root, text=True,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        try:
            words = Words(process)
            words.expect("Waiting for something of Live to be saved")
            editor.save(SCREEN)
            window = Window(screen)

            def picture(name):
                if options.pictures:
                    screen.picture(options.pictures / f"{name}.png", window.number)

            play(window, editor, words, picture)
            apps = children(process.pid)
            process.send_signal(signal.SIGINT)
            status = process.wait(30)
            wait("no process is left", lambda: not any(pathlib.Path(f"/proc/{number}").exists() for number in apps))
            if status != 0:
                raise AssertionError(f"Control-C: status {status}")
        except BaseException:
            if options.pictures:
                screen.picture(options.pictures / "watch-last.png")
            raise
        finally:
            if process.poll() is None:
                process.terminate()
                process.wait(30)
            screen.close()
    print("test-window/watch: passed")
    return 0


if __name__ == "__main__":
    sys.exit(main())
