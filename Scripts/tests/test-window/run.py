#!/usr/bin/env python3
"""The simulator's window on a real X server: a script clicks, types, turns, resizes, and looks at pixels.

    Scripts/tests/test-window/run.py [--portico .build/debug/portico] [--pictures FOLDER]

Needs Xvfb, xdotool and ImageMagick (Debian: apt-get install xvfb xdotool imagemagick); without them it says so and ends with status
0, or 1 with --require.
"""

import argparse
import math
import os
import pathlib
import signal
import statistics
import subprocess
import sys
import tempfile
import time

import screen as xserver
from drop import Dropper
from screen import Screen, wait

here = pathlib.Path(__file__).resolve().parent
root = here.parents[2]
stage = root / "Scripts/tests/test-simulator/Stage"

WHITE, BLUE, GREEN, GRAY, YELLOW, RED = 0xFFFFFF, 0x0000FF, 0x00FF00, 0x7F7F7F, 0xFFFF00, 0xFF0000
CYAN, MAGENTA, ACCENT = 0x00FFFF, 0xFF00FF, 0x2F6FED
WIDTH, HEIGHT, BEZEL, MARGIN, TOOLS = 393, 852, 14, 20, 72


class Window:
    """The window of an iPhone 15: WindowLayout.swift, in Python."""

    def __init__(self, screen):
        self.screen = screen
        self.is_turned = False
        wait("a window", lambda: self.find() and self.measure())

    def find(self):
        found = subprocess.run(
            ["xdotool", "search", "--name", "Portico"], env=self.screen.environment, capture_output=True, text=True)
        numbers = found.stdout.split()
        self.number = numbers[0] if numbers else None
        return self.number is not None

    def geometry(self):
        """Place and size; None if it has gone: a window may be made twice."""
        found = subprocess.run(
            ["xdotool", "getwindowgeometry", "--shell", self.number], env=self.screen.environment, capture_output=True,
            text=True)
        if found.returncode:
            return None
        values = dict(line.split("=") for line in found.stdout.split())
        return [int(values[key]) for key in ("X", "Y", "WIDTH", "HEIGHT")]

    def measure(self):
        place = self.number and self.geometry()
        if place is None:
            # The next time it is measured as what it is then.
            self.find()
            return False
        self.x, self.y, self.width, self.height = place
        width, height = (HEIGHT, WIDTH) if self.is_turned else (WIDTH, HEIGHT)
        outer = width + 2 * BEZEL, height + 2 * BEZEL
        room = self.width - 2 * MARGIN - TOOLS, self.height - 2 * MARGIN
        fitting = min(room[0] / outer[0], room[1] / outer[1])

        def whole(value):
            return math.floor(value + 0.5)

        glass = whole(width * fitting), whole(height * fitting)
        self.scale = glass[0] / width
        self.left = whole(MARGIN + (room[0] - glass[0]) / 2 - BEZEL * self.scale + BEZEL * self.scale)
        self.top = whole(MARGIN + (room[1] - glass[1]) / 2 - BEZEL * self.scale + BEZEL * self.scale)
        self.points = width, height
        return True

    def at(self, x, y):
        """Where a point of the interface is on the screen."""
        return self.x + self.left + x * self.scale, self.y + self.top + y * self.scale

    def tool(self, index):
        """The buttons beside the device: home, apps, lock, left, right, system."""
        return self.x + self.width - TOOLS + 34, self.y + round((self.height - 58 * 6) / 2) + 58 * index + 29

    def menu(self, offset, x=80):
        """A row of the menu, by its distance from the menu's top."""
        top = max(6, min(self.height - 636 - 12, round((self.height - 636) / 2) + 80))
        return self.x + max(6, self.width - TOOLS - 264 - 4) + x, self.y + top + offset

    def expect(self, x, y, color, what):
        # A grey may be off by one, as colours are rounded. A window that turns is resized first and moved then: where it
        # is has to be asked again.
        def near():
            seen = self.screen.pixel(*self.at(x, y))
            if all(abs((seen >> shift & 255) - (color >> shift & 255)) <= 1 for shift in (0, 8, 16)):
                return True
            self.measure()
            return False

        return wait(what, near, lambda: f"the pixel is {self.screen.pixel(*self.at(x, y)):06x}")

    def tap(self, x, y):
        self.screen.click(*self.at(x, y))


def story(screen, window, picture):
    """What a person does, and what is to be seen."""
    middle = WIDTH / 2
    # The stage's tile on the home screen: red above, yellow below.
    wait("a tile", lambda: screen.pixel(*window.at(36, 100)) >> 16 > 0xC0)
    picture("home")
    window.tap(58, 107)
    first = window.expect(10, 450, WHITE, "the first frame")
    window.expect(middle - 50, 130, BLUE, "the button is blue")
    picture("first")
    window.tap(middle, 150)
    window.expect(middle - 50, 130, GREEN, "the tapped button is green")
    window.tap(middle, 150)
    window.expect(middle - 50, 130, BLUE, "the button tapped twice is blue")

    # Keys, delete, the wheel.
    screen.do("type", "a")
    window.expect(middle - 55, 205, CYAN, "one letter: cyan")
    screen.do("type", "B")
    window.expect(middle - 55, 205, MAGENTA, "two letters: magenta")
    screen.do("key", "BackSpace")
    window.expect(middle - 55, 205, CYAN, "one letter again: cyan")
    picture("typed")
    rows = [window.at(40 + x, 412 + y) for y in range(0, 30, 3) for x in range(0, 120, 4)]
    before = [screen.pixel(*place) for place in rows]
    screen.wheel(*window.at(middle, 600), 3)
    wait("the list has scrolled", lambda: [screen.pixel(*place) for place in rows] != before)

    # The system's menu.
    window.expect(middle, 270, YELLOW, "the bar is yellow")
    screen.click(*window.tool(5))
    wait("the menu, with the light appearance chosen", lambda: screen.pixel(*window.menu(269, 152)) == ACCENT)
    picture("menu")
    screen.click(*window.menu(47))
    screen.click(*window.tool(5))
    window.expect(middle, 270, RED, "the memory warning turned the bar red")
    screen.click(*window.tool(5))
    wait("the menu again", lambda: screen.pixel(*window.menu(269, 152)) == ACCENT)
    # Switches: slow animations, no network.
    for color, name in ((ACCENT, "on"), (WHITE, "off")):
        for row in (439, 473):
            screen.click(*window.menu(row))
            wait(f"the switch at {row} is {name}", lambda: screen.pixel(*window.menu(row, 26)) == color)
        picture(f"menu-{name}")
    screen.click(*window.menu(141))
    decline = WIDTH - 28 - 130, 54 + 20
    window.expect(*decline, 0xE5383B, "the call")
    picture("call")
    window.tap(*decline)
    window.expect(*decline, WHITE, "the call has gone")

    # Home, and back to the same process.
    screen.click(*window.tool(0))
    wait("the home screen", lambda: screen.pixel(*window.at(10, 450)) != WHITE)
    screen.click(*window.tool(1))
    card = (HEIGHT - 542 - 38) / 2 + 34
    window.expect(70 + 10, card + 100, WHITE, "a card with a picture in the app switcher")
    picture("switcher")
    window.tap(70 + 125, card + 300)
    window.expect(middle, 270, RED, "the app is as it was")

    # Turned: the window has another shape, the app's frame, too.
    screen.click(*window.tool(3))
    window.is_turned = True

    def is_wide():
        window.measure()
        return window.width > window.height

    wait("a wide window", is_wide)
    window.expect(HEIGHT / 2 - 50, 130, BLUE, "the button, in the middle of the turned screen")
    window.tap(HEIGHT / 2, 150)
    window.expect(HEIGHT / 2 - 50, 130, GREEN, "tapped on the turned screen")
    picture("turned")
    screen.do("key", "ctrl+shift+Right")
    window.is_turned = False

    def is_high():
        window.measure()
        return window.width < window.height

    wait("a high window", is_high)
    window.expect(middle - 50, 130, GREEN, "upright again")

    # Another size: the device keeps its shape and is touched where it is seen.
    screen.do("windowsize", window.number, 640, 700)

    def is_resized():
        window.measure()
        return (window.width, window.height) == (640, 700)

    wait("a smaller window", is_resized)
    time.sleep(1)
    window.expect(middle - 50, 130, GREEN, "the button, smaller")
    window.tap(middle, 150)
    window.expect(middle - 50, 130, BLUE, "tapped while it is small")
    picture("small")
    screen.do("windowsize", window.number, 533, 920)

    def is_back():
        window.measure()
        return (window.width, window.height) == (533, 920)

    wait("the size from before", is_back)
    window.expect(middle - 50, 130, BLUE, "the button")

    # The lock, by its key on the body.
    screen.click(window.x + window.left + WIDTH + BEZEL + 2, window.y + window.top - BEZEL + 0.30 * (HEIGHT + 2 * BEZEL))
    wait("the lock screen", lambda: screen.pixel(*window.at(10, 450)) != WHITE)
    picture("lock")
    window.tap(middle, 600)
    window.expect(10, 450, WHITE, "unlocked")

    # Two fingers, while Alt is held.
    screen.do("keydown", "alt")
    screen.move(*window.at(60, 500))
    screen.move(*window.at(61, 500))
    wait("two fingers are shown", lambda: screen.pixel(*window.at(WIDTH - 61, HEIGHT - 500 + 15)) != WHITE)
    picture("fingers")
    screen.do("keyup", "alt")
    screen.move(*window.at(62, 500))
    return first


def services(screen, window, picture):
    """A push by a file, a place and a time by the menu; the app shows what it has got by a colour."""
    opened, middle = (60, 268), WIDTH / 2
    # X11's answer to an answer that reaches nobody is an error, at which Xlib's own handler ends the process; what follows needs it.
    Dropper(screen).vanish(int(window.number), *window.at(middle, 300))
    dropper = Dropper(screen)
    with tempfile.TemporaryDirectory() as folder:
        bad, good = (pathlib.Path(folder) / name for name in ("bad one.apns", "hello.apns"))
        bad.write_text('{ "aps": }')
        good.write_text('{ "aps": { "content-available": 1 } }')
        dropper.drop(bad, int(window.number), *window.at(middle, 300))
        wait("a message says what is wrong", lambda: screen.pixel(window.x + 21, window.y + window.height - 40) == 0xD93030)
        picture("bad-push")
        dropper.drop(good, int(window.number), *window.at(middle, 300))
        window.expect(*opened, MAGENTA, "the app has got the push")

    def enter(row, text, name):
        screen.click(*window.tool(5))
        wait("the menu", lambda: screen.pixel(*window.menu(269, 152)) == ACCENT)
        screen.click(*window.menu(row, 200))
        screen.do("type", text)
        picture(name)
        screen.do("key", "Return")
        picture(name + "-entered")
        screen.click(*window.tool(5))

    window.tap(*opened)
    window.expect(10, 450, 0xCCCCCC, "the question for the location")
    # What comes with an animation takes no tap yet.
    time.sleep(1)
    window.tap(middle, 470)
    window.expect(*opened, YELLOW, "nobody knows where the device is")
    enter(507, "48.137 11.575", "menu-location")
    window.expect(*opened, GREEN, "the app is in Munich")
    enter(541, "2030-01-01T09:41 Asia/Tokyo", "menu-time")
    window.expect(*opened, BLUE, "the app has been told that another day is there")
    picture("time")
    enter(541, "", "menu-time-own")
    window.expect(10, 450, WHITE, "the menu has gone")


def latency(screen, window):
    """Milliseconds from a button that goes up to the pixels that it changes, on the X server."""
    middle = WIDTH / 2
    place = window.at(middle - 50, 130)
    times = []
    # An even number: the button is as it was. The fifth tap starts an animation, so some have been made before.
    for _ in range(40):
        before = screen.pixel(*place)
        screen.move(*window.at(middle, 150))
        screen.button(True)
        time.sleep(0.05)
        start = time.monotonic()
        screen.button(False)
        while screen.pixel(*place) == before:
            if time.monotonic() - start > 10:
                raise AssertionError("a tap without a new frame")
        times.append((time.monotonic() - start) * 1000)
        time.sleep(0.03)
    return statistics.median(times), sorted(times)[int(len(times) * 0.95)]


def cpu(pids, seconds):
    """Percent of a core that processes take."""
    def ticks(number):
        fields = open(f"/proc/{number}/stat").read().rsplit(")", 1)[1].split()
        return int(fields[11]) + int(fields[12])

    before = [ticks(number) for number in pids]
    time.sleep(seconds)
    hertz = os.sysconf("SC_CLK_TCK")
    return [(ticks(number) - old) / hertz / seconds * 100 for number, old in zip(pids, before)]


def children(parent):
    found = []
    for entry in os.listdir("/proc"):
        if entry.isdigit():
            try:
                fields = open(f"/proc/{entry}/stat").read().rsplit(")", 1)[1].split()
            except OSError:
                continue
            if int(fields[1]) == parent:
                found.append(int(entry))
    return found


def close(screen, window):
    """As the cross of a title bar does: a message of the window manager."""
    import ctypes
    x11, display = screen.x11, screen.display
    x11.XInternAtom.restype = ctypes.c_ulong
    protocols = x11.XInternAtom(display, b"WM_PROTOCOLS", 0)
    delete = x11.XInternAtom(display, b"WM_DELETE_WINDOW", 0)
    event = (ctypes.c_long * 24)()
    # XClientMessageEvent: type, serial, send_event, display, window, message_type, format, data.
    event[0], event[4], event[5], event[6], event[7] = 33, int(window.number), protocols, 32, delete
    x11.XSendEvent(display, ctypes.c_ulong(int(window.number)), 0, ctypes.c_long(0), ctypes.byref(event))
    x11.XSync(display, 0)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--portico", default=root / ".build/debug/portico", type=pathlib.Path)
    parser.add_argument("--pictures", type=pathlib.Path, help="a folder for screenshots")
    parser.add_argument("--require", action="store_true", help="fail without Xvfb, xdotool or ImageMagick")
    options = parser.parse_args()
    if xserver.missing():
        print(f"test-window: skipped: no {xserver.missing()} here (Debian: apt-get install xvfb xdotool imagemagick)",
              file=sys.stderr)
        return 1 if options.require else 0
    if options.pictures:
        options.pictures.mkdir(parents=True, exist_ok=True)

    screen = Screen()
    process = subprocess.Popen(
        [options.portico.resolve(), "simulator", "--quiet", "--window", stage, root / "Examples/Counter"],
        env=screen.environment, cwd=root)
    try:
        window = Window(screen)

        def picture(name):
            if options.pictures:
                screen.picture(options.pictures / f"{name}.png", window.number)

        first = story(screen, window, picture)
        services(screen, window, picture)
        apps = children(process.pid)
        still = cpu([process.pid, *apps], 10)
        if still[0] > 1:
            raise AssertionError(f"a still app costs {still[0]:.1f} % of a core")
        median, late = latency(screen, window)
        print(f"first frame after {first:.2f} s; tap to new pixels {median:.1f} ms, 95 % within {late:.1f} ms; "
              f"still: window {still[0]:.1f} %, app {max(still[1:], default=0):.1f} % of a core")
        moving = cpu([process.pid, *apps], 5)
        print(f"animating: window {moving[0]:.1f} %, app {max(moving[1:], default=0):.1f} % of a core")
        close(screen, window)
        status = process.wait(30)
        # The shell's guardian ends after the shell, when it has looked for what is left.
        left, until = apps, time.monotonic() + 5
        while left and time.monotonic() < until:
            left = [number for number in left if os.path.exists(f"/proc/{number}")]
            time.sleep(0.05)
        if status != 0 or left:
            raise AssertionError(f"closing: status {status}, processes left: {left}")

        # Control-C is the same.
        process = subprocess.Popen(
            [options.portico.resolve(), "simulator", "--quiet", "--window", stage], env=screen.environment, cwd=root)
        window = Window(screen)
        window.expect(10, 450, WHITE, "an app alone is opened at once")
        apps = children(process.pid)
        process.send_signal(signal.SIGINT)
        status = process.wait(30)
        # The shell's guardian ends after the shell, when it has looked for what is left.
        left, until = apps, time.monotonic() + 5
        while left and time.monotonic() < until:
            left = [number for number in left if os.path.exists(f"/proc/{number}")]
            time.sleep(0.05)
        if status != 0 or left or not apps:
            raise AssertionError(f"Control-C: status {status}, processes left: {left}")
    except BaseException:
        if options.pictures:
            screen.picture(options.pictures / "last.png")
        raise
    finally:
        if process.poll() is None:
            process.kill()
            process.wait()
        screen.close()

    # Without a display: an error that says what to do, and status 1.
    blind = {key: value for key, value in os.environ.items()
             if key not in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")}
    result = subprocess.run(
        [options.portico.resolve(), "simulator", "--quiet", "--window"], env=blind, cwd=root, capture_output=True, text=True,
        timeout=60)
    if result.returncode != 1 or "--window" not in result.stderr:
        raise AssertionError(f"without a display: status {result.returncode}, {result.stderr!r}")
    print("test-window: passed")
    return 0


if __name__ == "__main__":
    sys.exit(main())
