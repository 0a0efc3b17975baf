#!/usr/bin/env python3
"""Editing with `portico simulator --watch` and `portico run --watch` in a real browser: the page shows the first build, and what is wrong
with it; the running app gets functions that are saved, SwiftUI's bodies too, and goes on; what can't be replaced launches it again, where
it was; an error is said in the page and the old build goes on; the address of a port survives a restart. Prints how long a save takes.

    Scripts/tests/test-simulator/watch.py [--portico .build/debug/portico] [--pictures FOLDER] [--require]
"""

import argparse
import os
import pathlib
import shutil
import socket
import sys
import tempfile
import time

import browser
import viewer
from edited import BLUE_CODE, BODIES, BODIES_INFO, COUNTER, RED_CODE, SCREEN, STRIP_CODE, YELLOW_CODE, write
from run import BLUE, CYAN, GREEN, MAGENTA, RED, WHITE, YELLOW, Device, limit

root = pathlib.Path(__file__).resolve().parents[3]


def free_port():
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return one.getsockname()[1]


def listen(page):
    """What the page says in its lines, which go after a moment, is kept."""
    page.value("""(() => { window.said = []; new MutationObserver((all) => {
        for (const { addedNodes } of all) for (const node of addedNodes) { said.push(node.textContent); dispatchEvent(new Event("portico")); }
    }).observe(document.getElementById("toasts"), { childList: true }); })()""")


def says(page, text):
    """Since the last time that it was asked."""
    try:
        page.wait(f"said.some((line) => line.includes({text!r}))", f"one line says: {text}")
    except AssertionError as error:
        raise AssertionError(f"{error}, but {page.value('said')}") from None
    page.value("void (said = [])")


def running(page):
    """Which launch the process in front comes of."""
    return page.value("portico.state().foreground")


def mark(page):
    """A place in the mark."""
    return 20, page.value("document.getElementById('content').offsetHeight") - 70


def patches(page, device, editor, pictures):
    """Functions that run again are replaced in the process."""
    device.expect(200, 100, MAGENTA, "the strip")
    before, seconds = running(page), []
    for color, code in [(BLUE, BLUE_CODE), (YELLOW, YELLOW_CODE), (RED, RED_CODE), (MAGENTA, STRIP_CODE), (BLUE, BLUE_CODE)]:
        start = time.monotonic()
        editor.save(SCREEN.replace(STRIP_CODE, code))
        device.expect(200, 100, color, f"the strip of what was saved ({code})")
        seconds.append(time.monotonic() - start)
    says(page, "Patched Screen.swift: viewDidLayoutSubviews() in")
    # What is handled later is replaced, too, and a private function may be new.
    editor.save(SCREEN.replace(STRIP_CODE, YELLOW_CODE).replace("count += 1", "count += step()").replace(
        "    func show()", "    private func step() -> Int { strip.isHidden = true; return 1 }\n\n    func show()"))
    device.expect(200, 100, YELLOW, "the strip of two functions")
    says(page, " functions in ")
    device.tap(200, 700)
    device.expect(200, 100, RED, "the strip is gone")
    device.expect(*mark(page), CYAN, "what isn't restored is there")
    if running(page) != before:
        raise AssertionError(f"another process: {running(page)}, not {before}")
    if pictures:
        page.picture(pictures / "watch-patched.png")
    print("save to patched frame: " + ", ".join(f"{one:.2f}" for one in seconds) + " s")


def relaunches(page, device, editor):
    """What a type has, and what runs when things are set up, takes a launch."""
    before = running(page)
    editor.save(SCREEN.replace("    var count = 0", "    var count = 0\n    var other = 1"))
    says(page, "the property other changed in Screen.swift")
    device.expect(200, 100, MAGENTA, "the strip is back")
    device.expect(*mark(page), GREEN, "the app is where it was, in another process")
    if running(page) == before:
        raise AssertionError("the same process")
    # From here on the new types are those that run.
    editor.save(SCREEN.replace("    var count = 0", "    var count = 0\n    var other = 1").replace(STRIP_CODE, BLUE_CODE))
    device.expect(200, 100, BLUE, "patched")
    says(page, "Patched Screen.swift")


def first_build(page, simulator, editor, pictures):
    """The page is there before the app: it shows the build, its errors, and the build after a save."""
    page.open(simulator.address)
    page.wait("!document.getElementById('builds').hidden", "what is being built", 20)
    page.wait("document.querySelector('#builds .building span')", "a step of the build")
    if pictures:
        page.picture(pictures / "watch-building.png")
    page.wait("document.querySelector('#builds .failed pre')?.textContent.includes('Screen.swift')", "the error, in the page", 200)
    page.call("Emulation.setDeviceMetricsOverride", width=760, height=600, deviceScaleFactor=1, mobile=False)
    page.wait("innerWidth === 760 && document.getElementById('builds').getBoundingClientRect().right"
              " <= document.getElementById('tools').getBoundingClientRect().left", "the error leaves the buttons free in a small window", 10)
    page.call("Emulation.clearDeviceMetricsOverride")
    if pictures:
        page.picture(pictures / "watch-first-error.png")
    editor.save(SCREEN)
    page.wait("document.getElementById('builds').hidden && portico.state().apps.length === 1", "the app after the mending", 200)


def first_of_two(page, simulator):
    """Of two apps the first is there, and runs, while the second is built."""
    page.open(simulator.address)
    page.wait("portico.state().apps.length === 1 && document.querySelector('#builds .building b').textContent === 'Counter'", "the first of two", 200)
    page.click_on(".icon")
    Device(page).expect(200, 200, RED, "it runs")
    page.wait("document.getElementById('builds').hidden && portico.state().apps.length === 2", "both", 200)
    Device(page).expect(200, 200, RED, "it still does")


def play(page, simulator, restart, editor, pictures):
    device = Device(page)
    device.expect(200, 200, RED, "the app's first frame")
    listen(page)
    device.expect(200, 700, WHITE, "nobody has tapped")
    device.tap(200, 700)
    device.expect(200, 700, GREEN, "tapped")
    patches(page, device, editor, pictures)
    relaunches(page, device, editor)

    seconds = []
    colors = [(BLUE, BLUE_CODE), (YELLOW, YELLOW_CODE), (RED, RED_CODE), (BLUE, BLUE_CODE)]
    for color, code in colors:
        start = time.monotonic()
        editor.save(SCREEN.replace(RED_CODE, code))
        device.expect(200, 200, color, f"the frame of what was saved ({code})")
        seconds.append(time.monotonic() - start)
        device.expect(200, 700, GREEN, "the app is where it was")
        page.wait("[...document.querySelectorAll('.toast')].some((t) => t.textContent.startsWith('Reloaded'))", "one line says so")
    if pictures:
        page.picture(pictures / "watch-reloaded.png")
    print("save to new frame: " + ", ".join(f"{one:.2f}" for one in seconds) + " s")

    editor.save(SCREEN.replace("count += 1", "count += \"one\""))
    page.wait("document.querySelector('#builds .failed p a')?.href.startsWith('vscode://file/')", "the error's place, in the page")
    if "above" in page.value("document.querySelector('#builds .failed p').textContent"):
        raise AssertionError("the first line isn't the error")
    device.expect(200, 200, BLUE, "the old build goes on")
    # Whoever comes later is told, too.
    page.open(simulator.address)
    page.wait("document.querySelector('#builds .failed p')?.textContent.includes('Screen.swift:')", "the error, after a reload")
    device.expect(200, 200, BLUE, "the old build goes on")
    if pictures:
        page.picture(pictures / "watch-error.png")
    editor.save(SCREEN.replace(RED_CODE, YELLOW_CODE))
    device.expect(200, 200, YELLOW, "the error is mended")
    page.wait("document.getElementById('builds').hidden", "nothing is wrong any more")
    device.expect(200, 700, GREEN, "the app is where it was")

    # A fault of the app's own, and its mending: it is launched again.
    editor.save(SCREEN.replace("show()\n    }\n\n    override", "show()\n        if count > 0 { fatalError(\"planted\") }\n    }\n\n    override"))
    page.wait("[...document.querySelectorAll('.toast.bad')].some((t) => /crashed at Screen.swift:\\d+: planted/.test(t.textContent))",
              "the crash, its place and its reason first")
    if pictures:
        page.picture(pictures / "watch-crash.png")
    editor.save(SCREEN.replace(RED_CODE, BLUE_CODE))
    device.expect(200, 200, BLUE, "launched again")
    editor.save(SCREEN.replace(RED_CODE, BLUE_CODE).replace(STRIP_CODE, YELLOW_CODE))
    device.expect(200, 100, YELLOW, "patched")

    address = simulator.address
    simulator = restart(simulator)
    if simulator.address != address:
        raise AssertionError(f"another address after a restart: {simulator.address}, not {address}")
    page.wait("document.getElementById('connection').textContent === 'connected' && portico.state().foreground != null", "the page is back")
    device.expect(200, 200, BLUE, "the app after the restart")
    device.expect(200, 100, YELLOW, "what was a patch is built")


def inspects(page, device):
    """The tree of SwiftUI's views, with state and reasons that follow the app."""
    rows = "[...document.querySelectorAll('#tree .leaf, #tree summary')]"
    told = "[...document.querySelectorAll('#properties tr')].map((row) => row.textContent)"
    page.click_on("#show-inspector")
    page.click_on("[data-tab='swiftUI']")
    page.wait(f"{rows}.some((row) => /^Counter \\d+×/.test(row.textContent))", "the view by its name, and how often its body ran")
    page.wait(f"{rows}.some((row) => row.textContent.startsWith('VStack'))", "and what is in it")
    page.value(f"void {rows}.find((row) => row.textContent.startsWith('Counter')).dispatchEvent(new MouseEvent('click', {{ clientX: 9999, cancelable: true }}))")
    page.wait(f"{told}.includes('@State count1')", "its state")
    page.still()
    device.tap(200, 700)
    page.wait(f"{told}.includes('@State count2') && {told}.includes('last_count changed.')", "what a tap changes, and why the body ran")
    page.click_on("#show-inspector")
    page.still()


def bodies(page, simulator, editor):
    """SwiftUI's bodies are replaced, also by views of other types, and their state stays."""
    page.open(simulator.address)
    device = Device(page)
    device.expect(200, 200, RED, "the app's first frame")
    listen(page)
    page.still()
    device.tap(200, 700)
    device.expect(200, 700, GREEN, "tapped")
    inspects(page, device)
    before, seconds = running(page), []
    for color, code in [(BLUE, BLUE_CODE), (YELLOW, YELLOW_CODE), (RED, RED_CODE), (BLUE, BLUE_CODE)]:
        start = time.monotonic()
        editor.save(COUNTER.replace(RED_CODE, code))
        device.expect(200, 200, color, f"the frame of what was saved ({code})")
        seconds.append(time.monotonic() - start)
        device.expect(200, 700, GREEN, "the state is there")
    says(page, "Patched Screen.swift: body in")
    # A body of another type, and a part of it.
    editor.save(COUNTER.replace("            lower", f"            Color({YELLOW_CODE}).frame(height: 100)\n            lower").replace(
        "count > 0 ? Color(red: 0, green: 1, blue: 0) : Color.white", f"ZStack {{ if count > 0 {{ Color({STRIP_CODE}) }} else {{ Color.white }} }}"))
    device.expect(200, 700, MAGENTA, "the part is of what was saved, and its state is there")
    says(page, "2 functions")
    if running(page) != before:
        raise AssertionError(f"another process: {running(page)}, not {before}")
    # A type that has more has nothing in the running app, and what a scene is is known there.
    editor.save(COUNTER.replace("    @State private var count = 0", "    @State private var count = 0\n    @State private var other = 1"))
    says(page, "the property other changed in Screen.swift")
    device.expect(200, 700, WHITE, "another process begins anew")
    print("save to replaced body: " + ", ".join(f"{one:.2f}" for one in seconds) + " s")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--portico", default=root / ".build/debug/portico", type=pathlib.Path)
    parser.add_argument("--pictures", type=pathlib.Path, help="a folder for screenshots")
    parser.add_argument("--require", action="store_true", help="fail without Chromium")
    options = parser.parse_args()
    path = browser.find()
    if path is None:
        print("watch: skipped: no Chromium here (Debian: apt-get install chromium-headless-shell)", file=sys.stderr)
        return 1 if options.require else 0
    if options.pictures:
        options.pictures.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        app = pathlib.Path(folder) / "Live"
        editor = write(app, SCREEN.replace("count += 1", "count += \"one\""))
        runtime = pathlib.Path(folder) / "runtime"
        runtime.mkdir(mode=0o700)
        os.environ["XDG_RUNTIME_DIR"] = str(runtime)
        port = str(free_port())
        processes = []
        limit(500, processes)

        def start(waits=True):
            simulator = viewer.Simulator(options.portico.resolve(), [app], "--watch", "--port", port, "--quiet", waits=waits)
            processes.append(simulator.process)
            return simulator

        def restart(simulator):
            simulator.stop()
            return start()

        simulator = start(waits=False)
        page = browser.Browser(path)
        processes.append(page)
        try:
            first_build(page, simulator, editor, options.pictures)
            play(page, simulator, restart, editor, options.pictures)
            app = pathlib.Path(folder) / "Bodies"
            editor = write(app, COUNTER, BODIES, BODIES_INFO)
            other = viewer.Simulator(options.portico.resolve(), [app], "--watch", "--quiet")
            processes.append(other.process)
            bodies(page, other, editor)
            apps = [pathlib.Path(folder) / "two/Live", pathlib.Path(folder) / "two/Counter"]
            apps[0].parent.mkdir()
            write(apps[0], SCREEN)
            shutil.copytree(root / "Examples/Counter", apps[1])
            simulator = viewer.Simulator(options.portico.resolve(), apps, "--quiet", waits=False)
            processes.append(simulator.process)
            first_of_two(page, simulator)
        finally:
            page.close()
            for process in processes:
                if process is not page and process.poll() is None:
                    process.terminate()
                    process.wait(30)
    print("watch: passed")
    return 0


if __name__ == "__main__":
    sys.exit(main())
