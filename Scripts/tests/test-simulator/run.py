#!/usr/bin/env python3
"""The simulator in a real browser: a script clicks, types and looks at pixels, with and without 200 ms of latency.

    Scripts/tests/test-simulator/run.py [--portico .build/debug/portico] [--pictures FOLDER] [--latency 0.2]

Needs Chromium (Debian: chromium-headless-shell) and nothing else but Python; without Chromium it says so and ends with status 0, or 1
with --require. Every wait is for something that happens, and has an end. A failure leaves a picture of the page and names the step.
"""

import argparse
import faulthandler
import os
import pathlib
import sys
import threading
import time

import browser
from delay import Delay
from choosing import Choosing
from inspecting import Inspecting
from keeping import Keeping
from reducing import Reducing
from viewer import Simulator

here = pathlib.Path(__file__).resolve().parent
root = here.parents[2]

WHITE, BLUE, GREEN, GRAY, YELLOW, RED = "255,255,255", "0,0,255", "0,255,0", "127,127,127", "255,255,0", "255,0,0"
CYAN, MAGENTA = "0,255,255", "255,0,255"
STAGE = ".icon[data-app='org.portico.stage']"


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


class Story(Keeping, Choosing, Inspecting, Reducing):
    """What a person does, and what is to be seen; from the home screen to the home screen."""

    portico, stage = root / ".build/debug/portico", here / "Stage"

    def __init__(self, page, pictures, name):
        self.page, self.device, self.pictures, self.name = page, Device(page), pictures, name

    def picture(self, step):
        if self.pictures:
            self.page.still()
            self.page.picture(self.pictures / f"{self.name}-{step}.png")

    def turn_to(self, app_phase, what):
        self.page.wait(f"portico.state().apps.some((app) => app.phase === '{app_phase}')", what)

    def play(self, address):
        self.page.open(address)
        self.page.wait("portico.info()", "the page says which device it is")
        self.home_screen()
        self.launch()
        for step in (self.keys, self.keys_on_the_screen, self.field_on_the_screen, self.kept, self.narrow, self.reduced, self.scroll, self.hover,
                     self.system, self.bars, self.settings, self.surroundings, self.services, self.clock, self.network,
                     self.home_and_back, self.rotate, self.lock, self.two_fingers, self.locale, self.log, self.recorded, self.inspected,
                     self.inspector, self.end, self.another_device, self.beside):
            self.step = step.__name__
            step()
        if self.page.problems:
            raise AssertionError("the page complains: " + "; ".join(self.page.problems))

    step = "launch"

    def home_screen(self):
        self.page.wait("document.querySelectorAll('.icon').length === 2", "two icons on the home screen")
        width = self.page.value(f"(async () => {{ const image = document.querySelector(\"{STAGE} img\");"
                                " await image.decode(); return image.naturalWidth; })()")
        if width != 120:
            raise AssertionError(f"the app's icon is {width} pixels wide")
        if self.page.value("document.querySelector(\".icon:not([data-app='org.portico.stage']) .tile\").textContent") != "C":
            raise AssertionError("an app without an icon shows its letter")
        self.picture("home")

    def launch(self):
        device = self.device
        self.page.click_on(STAGE)
        self.first = device.expect(10, 450, WHITE, "the first frame")
        self.middle = device.size()[0] / 2
        self.button = (self.middle - 50, 130)
        self.letters = (self.middle - 55, 205)
        self.bar = (self.middle, 270)
        device.expect(*self.button, BLUE, "the button is blue")
        self.picture("first")
        device.tap(self.middle, 150)
        self.tapped = device.expect(*self.button, GREEN, "the tapped button is green")
        device.tap(self.middle, 150)
        device.expect(*self.button, BLUE, "the button tapped twice is blue")

    def keys(self):
        """Hardware keys, text that an input method composes, paste, delete, a key command."""
        page, device = self.page, self.device
        page.press("a", "KeyA", 65, text="a")
        device.expect(*self.letters, CYAN, "one letter: cyan")
        page.call("Input.imeSetComposition", text="に", selectionStart=1, selectionEnd=1)
        page.call("Input.insertText", text="日")
        device.expect(*self.letters, MAGENTA, "two letters: magenta")
        page.press("Backspace", "Backspace", 8)
        device.expect(*self.letters, CYAN, "one letter again: cyan")
        page.value("navigator.clipboard.writeText('日本語é').then(() => true)")
        page.press("v", "KeyV", 86, modifiers=2, commands=["paste"])
        device.expect(*self.letters, GRAY, "five letters: grey again")
        for _ in range(4):
            page.press("Backspace", "Backspace", 8)
        device.expect(*self.letters, CYAN, "one letter after deleting: cyan")
        # One that types nothing, and one with an accent that a dead key makes.
        page.press("ArrowLeft", "ArrowLeft", 37)
        page.press("é", "Quote", 222, text="é")
        device.expect(*self.letters, MAGENTA, "two letters: magenta")
        page.press("Backspace", "Backspace", 8)
        device.expect(*self.letters, CYAN, "one letter: cyan")
        device.expect(*self.bar, YELLOW, "the bar is yellow")
        page.press("k", "KeyK", 75, modifiers=4)
        device.expect(*self.bar, BLUE, "the key command turned the bar blue")
        self.picture("typed")

    def keys_on_the_screen(self):
        """Without a hardware keyboard the device shows its own, and the mouse types on it."""
        page, device = self.page, self.device
        page.choose("#set-keyboard", False)
        page.wait("portico.state().keyboard === 'software'", "the hardware keyboard is gone")
        width, height = device.size()
        # A letter of the second row, and delete at the end of the third; the keyboard's upper edge is the last to come to its place.
        letter, delete = (width * 0.6, height - 208), (width - 24, height - 154)
        device.expect(width * 0.5, height - 328, "209,212,217", "the keyboard is up")
        device.tap(*letter)
        device.expect(*self.letters, MAGENTA, "two letters: magenta")
        self.picture("keyboard")
        device.tap(*delete)
        device.expect(*self.letters, CYAN, "one letter: cyan")
        page.press("K", "KeyK", 75, modifiers=12)
        page.wait("portico.state().keyboard === 'hardware'", "the shortcut connects it again")

    def scroll(self):
        """The wheel moves the list: its first row was white left of the text's top, and is somewhere else now."""
        page = self.page
        rows = ("(() => { const c = document.getElementById('screen'); return c.getContext('2d')"
                ".getImageData(90, 1260, 300, 300).data.reduce((a, b) => a + b, 0); })()")
        before = page.value(rows)
        x, y = self.device.at(self.middle, 600)
        page.call("Input.dispatchMouseEvent", type="mouseWheel", x=x, y=y, deltaX=0, deltaY=130)
        page.wait(f"{rows} !== {before}", "the list has scrolled")

    def hover(self):
        page, device = self.page, self.device
        pad = (60, 125)
        page.move(*device.at(10, 450))
        device.expect(*pad, GRAY, "no pointer has been over the pad")
        page.move(*device.at(60, 150))
        device.expect(*pad, GREEN, "the pointer is over the pad")
        self.picture("hover")
        page.mouse("mousePressed", *device.at(60, 150), clickCount=1)
        device.expect(*pad, BLUE, "a button ends the hover")
        page.mouse("mouseReleased", *device.at(60, 150), clickCount=1)
        device.expect(*pad, GREEN, "the pointer hovers again when the button is up")
        page.move(*device.at(10, 450))
        device.expect(*pad, BLUE, "the pointer has left the pad")
        page.move(*device.at(60, 150))
        device.expect(*pad, GREEN, "over the pad again")
        page.move(5, 500)
        device.expect(*pad, BLUE, "the pointer has left the device")

    def system(self):
        page, device = self.page, self.device
        page.click_on("#show-menu")
        page.click_on("#menu [data-do='memoryWarning']")
        device.expect(*self.bar, RED, "the memory warning turned the bar red")
        page.click_on("#menu [data-do='call']")
        page.wait("!document.getElementById('call').hidden", "the call covers the app")
        self.turn_to("inactive", "the app is inactive")
        self.picture("call")
        page.click_on("#call .no")
        self.turn_to("active", "the app is active again")

    def bars(self):
        page, device = self.page, self.device
        classes = "document.body.classList"
        page.wait(f"!{classes}.contains('light-bar') && !{classes}.contains('no-bar')", "a dark status bar over white")
        device.tap(60, 220)
        page.wait(f"{classes}.contains('light-bar')", "the status bar is light")
        device.tap(60, 220)
        page.wait(f"{classes}.contains('no-bar') && {classes}.contains('no-indicator')", "no status bar, no home indicator")
        page.still()
        shown = page.value("['#status-bar', '#indicator'].map((s, i) => getComputedStyle(document.querySelector(s), i ? '::after' : null).opacity).join()")
        if shown != "0,0":
            raise AssertionError(f"they are still to be seen: {shown}")
        self.picture("no-bars")
        device.tap(60, 220)
        page.wait(f"!{classes}.contains('light-bar') && !{classes}.contains('no-bar') && !{classes}.contains('no-indicator')",
                  "all is as it was")

    def settings(self):
        """Appearance, text size, low power, locale; and back."""
        page, device = self.page, self.device
        x = self.middle + 90
        for y, selector, on, off, what in (
                (205, "#set-appearance", "dark", "light", "dark mode"), (233, "#set-text", "ax3", "l", "a large text size"),
                (261, "#set-power", True, False, "low power")):
            device.expect(x, y, RED, f"no {what} yet")
            page.choose(selector, on)
            device.expect(x, y, GREEN, what)
            if selector == "#set-appearance":
                page.wait("document.body.classList.contains('light-bar')", "a light status bar in dark mode")
                self.picture("dark")
            page.choose(selector, off)
            device.expect(x, y, RED, f"no {what} any more")

    def locale(self):
        """The app is launched anew, in German; and again in English."""
        page, device = self.page, self.device
        sign = (self.middle + 90, 289)
        for choice, color, what in (("de_DE", GREEN, "German"), ("en_GB", RED, "English")):
            process = page.value("portico.state().foreground")
            page.choose("#set-locale", choice)
            page.wait(f"portico.state().locale === '{choice}' && portico.state().foreground > {process}", f"a {what} process")
            page.wait("!document.getElementById('screen').hidden", f"the {what} process's first frame")
            device.expect(*sign, color, what)
            self.picture(what.lower())
        for color in (GREEN, BLUE, GREEN):
            device.tap(self.middle, 150)
            device.expect(*self.button, color, "the new process is touched")

    def home_and_back(self):
        page, device = self.page, self.device
        process = page.value("portico.state().foreground")
        page.click_on("#tools [data-do='home']")
        page.wait("portico.state().foreground == null && document.getElementById('screen').hidden", "the home screen")
        page.click_on("#tools [data-do='switcher']")
        page.wait("document.querySelector('.card canvas')", "the app switcher has a card")
        page.wait("""[...document.querySelector('.card canvas').getContext('2d').getImageData(5, 300, 1, 1).data][0] === 255""",
                  "the card has a picture")
        self.picture("switcher")
        page.click_on(".card .open")
        device.expect(*self.bar, RED, "the app is as it was")
        if page.value("portico.state().foreground") != process:
            raise AssertionError("another process came back")

    def rotate(self):
        page, device = self.page, self.device
        page.click_on("#tools [data-do='left']")
        page.wait("document.getElementById('screen').width > document.getElementById('screen').height", "a frame on its side")
        width, height = device.size()
        if width < height:
            raise AssertionError("the device has not turned")
        device.expect(width / 2 - 50, 130, BLUE, "the button, in the middle of the turned screen")
        page.still()
        device.tap(width / 2, 150)
        device.expect(width / 2 - 50, 130, GREEN, "tapped on the turned screen")
        self.picture("turned")
        page.click_on("#tools [data-do='right']")
        page.wait("document.getElementById('screen').width < document.getElementById('screen').height", "upright again")
        page.still()

    def lock(self):
        page = self.page
        page.click_on("#tools [data-do='lock']")
        page.wait("!document.getElementById('lock').hidden", "the lock screen")
        self.turn_to("inactive", "inactive below the lock")
        self.picture("lock")
        page.click_on("#lock")
        page.wait("document.getElementById('lock').hidden", "unlocked")
        self.turn_to("active", "active after unlocking")

    def two_fingers(self):
        """A second finger, mirrored, while Alt is down."""
        page, device = self.page, self.device
        page.mouse("mouseMoved", *device.at(60, 500), button="none", modifiers=1)
        page.mouse("mousePressed", *device.at(60, 500), modifiers=1, clickCount=1)
        page.wait("document.querySelectorAll('.finger').length === 2", "two fingers")
        page.mouse("mouseReleased", *device.at(60, 500), modifiers=1, clickCount=1)

    def inspector(self):
        page, device = self.page, self.device
        page.click_on("#show-inspector")
        page.wait("!document.getElementById('inspector').hidden", "the inspector is open")
        page.still()
        for color in (BLUE, GREEN):
            device.tap(self.middle, 150)
            device.expect(*self.button, color, "tapped beside the inspector")
        page.wait("[...portico.inspector.timeline.processes.values()].some((p) => p.spans.length > 4)", "spans in the timeline")
        page.wait("document.querySelector('#callbacks li')", "callbacks in the list")
        page.value("document.querySelector('#callbacks li:last-child').click()")
        page.wait("document.querySelector('#span-detail table')", "a callback with its details")
        self.picture("timeline")
        self.life_cycle()
        page.click_on("[data-tab='controllers']")
        page.wait("document.querySelector('#tree').textContent.includes('StageViewController')", "the tree of controllers")
        page.click_on("[data-tab='layers']")
        page.wait("document.querySelector('#tree').textContent.includes('CALayer')", "the tree of layers")
        page.click_on("[data-tab='views']")
        # The tree of layers names views, too.
        button = "[...document.querySelectorAll('#tree .leaf, #tree summary')].find((row) => row.textContent.startsWith('UIButton “Tap'))"
        page.wait(button, "the tree has the app's views")
        page.value(f"{button}.click()")
        page.wait("document.querySelector('#properties input[name=alpha]')", "properties that can be edited")
        page.wait("document.querySelector('#properties h4')", "its constraints")
        self.picture("views")
        page.value("""(() => { const input = document.querySelector('#properties input[name=backgroundColor]');
            input.value = '#FFFF00'; input.dispatchEvent(new Event('change')); })()""")
        device.expect(*self.button, YELLOW, "the edited colour is on the screen")
        page.click_on("[data-tab='space']")
        page.wait("document.querySelectorAll('.sheet').length > 6", "sheets in the exploded view")
        page.wait("portico.inspector.questions.size === 0 && "
                  "[...document.querySelectorAll('.sheet')].some((s) => s.style.backgroundImage)", "sheets with their pictures")
        self.picture("space")
        # An app that comes to the front while somebody inspects.
        page.click_on("#tools [data-do='home']")
        page.wait("portico.state().foreground == null", "the home screen beside the inspector")
        page.click_on(".icon:not([data-app='org.portico.stage'])")
        page.wait("portico.state().apps.filter((app) => app.process != null).length === 2", "the other app")
        self.turn_to("active", "it becomes active")
        page.wait("!document.getElementById('screen').hidden", "its first frame")
        page.wait("document.querySelectorAll('.sheet').length > 2 && portico.inspector.questions.size === 0", "its layers")
        told = page.value("[...document.querySelectorAll('#cycle-trail li')].map((line) => line.childNodes[1].textContent.trim()).reverse()")
        if not {"ViewController viewDidLoad", "ViewController viewDidAppear", "inactive → active"} <= set(told):
            raise AssertionError(f"the trail of its launch: {told}")
        page.click_on("#show-inspector")
        page.still()

    def life_cycle(self):
        """The states drawn, as the app goes to the background and comes back."""
        page, device = self.page, self.device
        lit = lambda part: f"portico.inspector.cycle.parts.{part}.svg.querySelectorAll('.lit')"
        is_lit = lambda part, state: f"[...{lit(part)}].some((node) => node.dataset.state === '{state}')"
        page.click_on("[data-tab='cycle']")
        for part, state in [("app", "active"), ("scene", "foregroundActive"), ("controllers", "appeared")]:
            page.wait(is_lit(part, state), f"the {part} is {state}")
        if page.value(f"{lit('app')}.length") != 1:
            raise AssertionError("an app is in one state")
        page.wait("[...document.querySelectorAll('.controller')].some((row) => row.textContent.startsWith('StageViewController')"
                  " && row.querySelector('b').textContent === 'appeared')", "the app's controller, and that it has appeared")
        for color in (BLUE, GREEN):
            device.tap(self.middle, 150)
            device.expect(*self.button, color, "tapped beside the life cycle")
        page.wait("/ ms$/.test(portico.inspector.cycle.parts.turn.texts.draw.textContent)", "what the last frame took")
        page.click_on("#tools [data-do='home']")
        page.wait(is_lit("app", "background"), "in the background")
        page.wait(is_lit("scene", "background"), "its scene, too")
        page.click_on(STAGE)
        page.wait(is_lit("app", "active"), "active again")
        page.wait("[...document.querySelectorAll('#cycle-trail .state')].some((line) => line.textContent.includes('inactive → active'))", "its trail")
        page.wait("portico.inspector.cycle.parts.app.svg.querySelector('.taken').dataset.word === 'applicationDidBecomeActive:'", "the last arrow")
        page.value("document.querySelector(\"#cycle [data-word='viewWillAppear:']\").dispatchEvent(new Event('pointerenter'))")
        page.wait("document.querySelector('#cycle-says').textContent.includes('about to come in')", "what the callback means")
        device.expect(*self.button, GREEN, "the app beside it")
        self.picture("life-cycle")

    def end(self):
        """Ends both apps in the app switcher."""
        page = self.page
        page.click_on("#tools [data-do='switcher']")
        page.wait("document.querySelectorAll('.card').length === 2", "two cards")
        self.picture("two-cards")
        for left in (1, 0):
            page.value("document.querySelector('.card .close').click()")
            page.wait(f"portico.state().apps.filter((app) => app.process != null).length === {left}", f"{left} apps run")
        page.click_on("#tools [data-do='home']")
        page.wait("portico.state().interruptions.length === 0", "the home screen")


def limit(seconds, processes):
    """Nothing here may hang a build."""
    def end():
        print(f"test-simulator: not done after {seconds} s; it was here:", file=sys.stderr)
        faulthandler.dump_traceback(all_threads=True)
        for process in processes:
            process.kill()
        os._exit(1)
    timer = threading.Timer(seconds, end)
    timer.daemon = True
    timer.start()


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--portico", default=root / ".build/debug/portico", type=pathlib.Path)
    parser.add_argument("--pictures", type=pathlib.Path, help="a folder for screenshots")
    parser.add_argument("--latency", type=float, help="only with this much latency, in seconds")
    parser.add_argument("--limit", type=float, default=600, help="seconds after which it gives up")
    parser.add_argument("--require", action="store_true", help="fail without Chromium")
    options = parser.parse_args()
    Story.portico = options.portico.resolve()
    path = browser.find()
    if path is None:
        print("test-simulator: skipped: no Chromium here (Debian: apt-get install chromium-headless-shell)", file=sys.stderr)
        return 1 if options.require else 0
    if options.pictures:
        options.pictures.mkdir(parents=True, exist_ok=True)
    began = time.monotonic()
    processes = []
    limit(options.limit, processes)
    simulator = Simulator(options.portico.resolve(), [here / "Stage", root / "Examples/Counter"], "--quiet")
    processes.append(simulator.process)
    page, delay, story = None, None, None
    try:
        page = browser.Browser(path)
        processes.append(page)
        page.call("Browser.grantPermissions", permissions=["clipboardReadWrite", "clipboardSanitizedWrite"])
        for latency in [0, 0.2] if options.latency is None else [options.latency]:
            address = simulator.address
            if latency:
                delay = Delay(simulator.port, latency)
                address = address.replace(str(simulator.port), str(delay.port), 1)
            start = time.monotonic()
            story = Story(page, options.pictures, f"latency{int(latency * 1000)}")
            story.play(address)
            frames, size = page.value("[portico.screen.frames, portico.screen.bytes]")
            print(f"latency {latency * 1000:.0f} ms: first frame after {story.first:.2f} s, tap to new frame "
                  f"{story.tapped * 1000:.0f} ms, {frames} frames, {size / max(1, frames) / 1024:.1f} KiB a frame; "
                  f"{time.monotonic() - start:.1f} s")
    except Exception as error:
        if page is None:
            raise
        folder = options.pictures or root / ".build/test-simulator"
        folder.mkdir(parents=True, exist_ok=True)
        try:
            page.picture(folder / "failed.png")
        except Exception:
            folder = "nowhere: the browser is gone"
        print(f"test-simulator: FAILED in “{story.step if story else 'start'}” ({story.name if story else ''}): {error}\n"
              f"picture: {folder}/failed.png; the page's problems: {page.problems}", file=sys.stderr)
        raise
    finally:
        if page:
            page.close()
        if delay:
            delay.close()
        before = simulator.apps()
        status = simulator.stop()
    # The shell's guardian ends after the shell, when it has looked for what is left.
    left, until = before, time.monotonic() + 5
    while left and time.monotonic() < until:
        left = [number for number in left if os.path.exists(f"/proc/{number}")]
        time.sleep(0.05)
    if status != 0 or left:
        raise AssertionError(f"Control-C: status {status}, processes left: {left}")
    print(f"test-simulator: passed in {time.monotonic() - began:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
