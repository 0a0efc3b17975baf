"""An X server without a screen (Xvfb), its pixels, and a person's mouse and keyboard on it."""

import ctypes
import ctypes.util
import os
import shutil
import subprocess
import time

PATIENCE = 60.0


def missing():
    """The name of a program that is not here, or None."""
    return next((name for name in ("Xvfb", "xdotool", "import") if shutil.which(name) is None), None)


class Screen:
    def __init__(self, width=1200, height=1000):
        read, write = os.pipe()
        self.server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(write), "-screen", "0", f"{width}x{height}x24", "-nolisten", "tcp"],
            pass_fds=[write], stderr=subprocess.DEVNULL)
        os.close(write)
        with os.fdopen(read) as answer:
            number = answer.readline().strip()
        self.name = f":{number}"
        self.environment = dict(os.environ, DISPLAY=self.name, SDL_VIDEODRIVER="x11")
        self.x11 = ctypes.CDLL("libX11.so.6")
        self.xtst = ctypes.CDLL("libXtst.so.6")
        self.x11.XOpenDisplay.restype = ctypes.c_void_p
        self.x11.XGetImage.restype = ctypes.c_void_p
        self.x11.XGetPixel.restype = ctypes.c_ulong
        self.display = ctypes.c_void_p(self.x11.XOpenDisplay(self.name.encode()))
        self.root = ctypes.c_ulong(self.x11.XDefaultRootWindow(self.display))

    def close(self):
        self.server.terminate()
        self.server.wait(10)

    # What is seen.

    def pixel(self, x, y):
        image = ctypes.c_void_p(self.x11.XGetImage(
            self.display, self.root, int(x), int(y), 1, 1, ctypes.c_ulong(0xffffffff), 2))
        value = self.x11.XGetPixel(image, 0, 0) & 0xffffff
        self.x11.XFree(image)
        return value

    def picture(self, path, window=None):
        subprocess.run(["import", "-silent", "-window", window or "root", str(path)], env=self.environment, check=True)

    # What a person does.

    def do(self, *words):
        return subprocess.run(
            ["xdotool", *map(str, words)], env=self.environment, check=True, capture_output=True, text=True).stdout

    def move(self, x, y):
        self.xtst.XTestFakeMotionEvent(self.display, -1, int(x), int(y), ctypes.c_ulong(0))
        self.x11.XSync(self.display, 0)

    def button(self, is_down, number=1):
        self.xtst.XTestFakeButtonEvent(self.display, number, int(is_down), ctypes.c_ulong(0))
        self.x11.XSync(self.display, 0)

    def click(self, x, y):
        self.move(x, y)
        self.button(True)
        self.button(False)

    def wheel(self, x, y, notches):
        self.move(x, y)
        for _ in range(abs(notches)):
            number = 5 if notches > 0 else 4
            self.button(True, number)
            self.button(False, number)


def wait(what, condition, detail=lambda: ""):
    """Returns how long it took."""
    start = time.monotonic()
    while not condition():
        if time.monotonic() - start > PATIENCE:
            raise AssertionError(f"never: {what} {detail()}")
        time.sleep(0.002)
    return time.monotonic() - start
