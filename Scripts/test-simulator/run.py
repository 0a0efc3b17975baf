#!/usr/bin/env python3
"""The simulator in a real browser: a script clicks, types and looks at pixels, with and without 200 ms of latency.

    Scripts/test-simulator/run.py [--portico .build/debug/portico] [--pictures FOLDER] [--latency 0.2]

Needs Chromium (Debian: chromium-headless-shell); without one it says so and ends with status 0, or 1 with --require.
"""

import argparse
import os
import pathlib
import sys
import time

import browser
from delay import Delay
from viewer import Simulator

here = pathlib.Path(__file__).resolve().parent
root = here.parent.parent

WHITE, BLUE, GREEN, GRAY, YELLOW, RED = "255,255,255", "0,0,255", "0,255,0", "127,127,127", "255,255,0", "255,0,0"


class Device:
    """The page, in points of the device."""

    def __init__(self, page):
        self.page = page

    def at(self, x, y):
        """Where a point of the interface is in the window."""
        return self.page.value(f"""(() => {{ const box = portico.place(), canvas = document.getElementById("content");
            return [box.x + {x} * box.width / canvas.offsetWidth, box.y + {y} * box.height / canvas.offsetHeight]; }})()""")

    def size(self):
        return self.page.value("[document.getElementById('content').offsetWidth, document.getElementById('content').offsetHeight]")

    @staticmethod
    def pixel(x, y):
        """An expression: the colour that the canvas has at a point, as \"r,g,b\"."""
        return (f"(() => {{ const c = document.getElementById('screen'), s = portico.info().scale;"
                f" if (c.hidden) return ''; return [...c.getContext('2d').getImageData({x} * s, {y} * s, 1, 1).data]"
                f".slice(0, 3).join(); }})()")

    def expect(self, x, y, color, what):
        # A grey may be off by one, as colours are rounded.
        try:
            return self.page.wait(
                f"{self.pixel(x, y)}.split(',').every((v, i) => Math.abs(v - [{color}][i]) <= 1)", what)
        except AssertionError as error:
            raise AssertionError(f"{error}; the pixel is {self.page.value(self.pixel(x, y))!r}") from None

    def tap(self, x, y):
        self.page.click(*self.at(x, y))


def story(page, address, pictures, name):
    """What a person does, and what is to be seen."""
    device = Device(page)

    def picture(step):
        if pictures:
            page.picture(pictures / f"{name}-{step}.png")

    page.open(address)
    page.wait("portico.info()", "the page says which device it is")
    page.wait("document.querySelectorAll('.icon').length === 2", "two icons on the home screen")
    picture("home")
    page.click_on(".icon[data-app='org.portico.stage']")
    first = device.expect(10, 450, WHITE, "the first frame")
    width, height = device.size()
    middle = width / 2
    device.expect(middle - 50, 130, BLUE, "the button is blue")
    picture("first")
    device.tap(middle, 150)
    tapped = device.expect(middle - 50, 130, GREEN, "the tapped button is green")
    device.tap(middle, 150)
    device.expect(middle - 50, 130, BLUE, "the button tapped twice is blue")

    # Keys, text that an input method composes, paste, delete.
    page.call("Input.dispatchKeyEvent", type="char", text="a")
    device.expect(middle - 55, 205, "0,255,255", "one letter: cyan")
    page.call("Input.imeSetComposition", text="に", selectionStart=1, selectionEnd=1)
    page.call("Input.insertText", text="日")
    device.expect(middle - 55, 205, "255,0,255", "two letters: magenta")
    page.call("Input.dispatchKeyEvent", type="keyDown", key="Backspace", code="Backspace", windowsVirtualKeyCode=8)
    page.call("Input.dispatchKeyEvent", type="keyUp", key="Backspace", code="Backspace", windowsVirtualKeyCode=8)
    device.expect(middle - 55, 205, "0,255,255", "one letter again: cyan")
    picture("typed")

    # The wheel scrolls the list: its first row was white left of the text's top, and is somewhere else now.
    rows = "(() => { const c = document.getElementById('screen'); return c.getContext('2d').getImageData(90, 1260, 300, 300).data.reduce((a, b) => a + b, 0); })()"
    before = page.value(rows)
    x, y = device.at(middle, 600)
    page.call("Input.dispatchMouseEvent", type="mouseWheel", x=x, y=y, deltaX=0, deltaY=130)
    page.wait(f"{rows} !== {before}", "the list has scrolled")

    # The system's menu.
    device.expect(middle, 270, YELLOW, "the bar is yellow")
    page.click_on("#show-menu")
    page.click_on("#menu [data-do='memoryWarning']")
    device.expect(middle, 270, RED, "the memory warning turned the bar red")
    page.click_on("#menu [data-do='call']")
    page.wait("!document.getElementById('call').hidden", "the call covers the app")
    page.wait("portico.state().apps.some((app) => app.phase === 'inactive')", "the app is inactive")
    picture("call")
    page.click_on("#call .no")
    page.wait("portico.state().apps.some((app) => app.phase === 'active')", "the app is active again")

    # Home, and back to the same process.
    process = page.value("portico.state().foreground")
    page.click_on("#tools [data-do='home']")
    page.wait("portico.state().foreground == null && document.getElementById('screen').hidden", "the home screen")
    page.click_on("#tools [data-do='switcher']")
    page.wait("document.querySelector('.card canvas')", "the app switcher has a card")
    page.wait("""[...document.querySelector('.card canvas').getContext('2d').getImageData(5, 300, 1, 1).data][0] === 255""",
              "the card has a picture")
    picture("switcher")
    page.click_on(".card .open")
    device.expect(middle, 270, RED, "the app is as it was")
    if page.value("portico.state().foreground") != process:
        raise AssertionError("another process came back")

    page.click_on("#tools [data-do='left']")
    page.wait("document.getElementById('screen').width > document.getElementById('screen').height", "a frame on its side")
    width, height = device.size()
    if width < height:
        raise AssertionError("the device has not turned")
    device.expect(width / 2 - 50, 130, BLUE, "the button, in the middle of the turned screen")
    page.wait("!document.getAnimations().length", "the frame has turned")
    device.tap(width / 2, 150)
    device.expect(width / 2 - 50, 130, GREEN, "tapped on the turned screen")
    picture("turned")
    page.click_on("#tools [data-do='right']")
    page.wait("document.getElementById('screen').width < document.getElementById('screen').height", "upright again")
    page.wait("!document.getAnimations().length", "the frame has turned back")
    width, height = device.size()

    page.click_on("#tools [data-do='lock']")
    page.wait("!document.getElementById('lock').hidden", "the lock screen")
    picture("lock")
    page.click_on("#lock")
    page.wait("document.getElementById('lock').hidden", "unlocked")
    page.wait("portico.state().apps.some((app) => app.phase === 'active')", "active after unlocking")

    # A second finger, mirrored, while Alt is down.
    page.mouse("mouseMoved", *device.at(60, 500), button="none", modifiers=1)
    page.mouse("mousePressed", *device.at(60, 500), modifiers=1, clickCount=1)
    page.wait("document.querySelectorAll('.finger').length === 2", "two fingers")
    page.mouse("mouseReleased", *device.at(60, 500), modifiers=1, clickCount=1)

    inspector(page, device, picture)
    if page.problems:
        raise AssertionError("the page complains: " + "; ".join(page.problems))
    return first, tapped


def inspector(page, device, picture):
    page.click_on("#show-inspector")
    page.wait("!document.getElementById('inspector').hidden", "the inspector is open")
    page.wait("!document.getAnimations().length", "nothing moves")
    width, _ = device.size()
    for count in range(2):
        device.tap(width / 2, 150)
        device.expect(width / 2 - 50, 130, BLUE if count == 0 else GREEN, "tapped beside the inspector")
    page.wait("[...portico.inspector.timeline.processes.values()].some((p) => p.spans.length > 4)", "spans in the timeline")
    time.sleep(1)
    page.value("document.querySelector('#callbacks li:last-child').click()")
    page.wait("document.querySelector('#span-detail table')", "a callback with its details")
    picture("timeline")
    page.click_on("[data-tab='views']")
    page.wait("document.querySelector('#tree').textContent.includes('Line')", "the tree has the app's own view")
    page.value("[...document.querySelectorAll('#tree .leaf, #tree summary')].find((e) => e.textContent.startsWith('UIButton')).click()")
    page.wait("document.querySelector('#properties input[name=alpha]')", "properties that can be edited")
    picture("views")
    page.value("""(() => { const input = document.querySelector('#properties input[name=backgroundColor]');
        input.value = '#FFFF00'; input.dispatchEvent(new Event('change')); })()""")
    device.expect(width / 2 - 50, 130, YELLOW, "the edited colour is on the screen")
    page.click_on("[data-tab='space']")
    page.wait("document.querySelectorAll('.sheet').length > 6", "sheets in the exploded view")
    page.wait("[...document.querySelectorAll('.sheet')].some((s) => s.style.backgroundImage)", "a sheet with its picture")
    time.sleep(1)
    picture("space")
    page.click_on("#show-inspector")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--portico", default=root / ".build/debug/portico", type=pathlib.Path)
    parser.add_argument("--pictures", type=pathlib.Path, help="a folder for screenshots")
    parser.add_argument("--latency", type=float, help="only with this much latency, in seconds")
    parser.add_argument("--require", action="store_true", help="fail without Chromium")
    options = parser.parse_args()
    path = browser.find()
    if path is None:
        print("test-simulator: skipped: no Chromium here (Debian: apt-get install chromium-headless-shell)", file=sys.stderr)
        return 1 if options.require else 0
    if options.pictures:
        options.pictures.mkdir(parents=True, exist_ok=True)
    for latency in [0, 0.2] if options.latency is None else [options.latency]:
        simulator = Simulator(options.portico.resolve(), [here / "Stage", root / "Examples/Counter"], "--quiet")
        delay = Delay(simulator.port, latency) if latency else None
        page = browser.Browser(path)
        try:
            address = simulator.address.replace(str(simulator.port), str(delay.port), 1) if delay else simulator.address
            first, tapped = story(page, address, options.pictures, f"latency{int(latency * 1000)}")
            frames, size = page.value("[portico.screen.frames, portico.screen.bytes]")
            print(f"latency {latency * 1000:.0f} ms: first frame after {first:.2f} s, tap to new frame {tapped * 1000:.0f} ms, "
                  f"{frames} frames, {size / max(1, frames) / 1024:.1f} KiB a frame")
        finally:
            if options.pictures:
                page.picture(options.pictures / "last.png")
            page.close()
            if delay:
                delay.close()
            before = simulator.apps()
            status = simulator.stop()
        left = [number for number in before if os.path.exists(f"/proc/{number}")]
        if status != 0 or left:
            raise AssertionError(f"Control-C: status {status}, processes left: {left}")
    print("test-simulator: passed")
    return 0


if __name__ == "__main__":
    sys.exit(main())
