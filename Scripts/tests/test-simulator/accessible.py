#!/usr/bin/env python3
"""The page by axe, which knows the rules of accessible pages (WCAG 2.1 A and AA, and best practice): while an app is built, when its build
fails, the home screen, an app, each tab of the inspector, a question of the system, and a small window; light and dark.

    pip install axe-core-python
    Scripts/tests/test-simulator/accessible.py [--axe FOLDER/axe.min.js] [--portico .build/debug/portico] [--pictures FOLDER]
"""

import argparse
import importlib.util
import json
import pathlib
import sys
import tempfile

import browser
import viewer
from edited import SCREEN, write
from run import here, limit, root

SIZES = {"wide": (1440, 900), "small": (760, 600)}


def find_axe():
    found = importlib.util.find_spec("axe_core_python")
    return pathlib.Path(found.origin).with_name("axe.min.js") if found else None


class Judge:
    """Asks axe about the page as it is, and keeps what it finds."""

    def __init__(self, page, source, pictures):
        self.page, self.source, self.pictures, self.found, self.count = page, source, pictures, [], 0

    def look(self, state):
        page = self.page
        for scheme in ("light", "dark"):
            page.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": scheme}])
            page.still()
            if not page.value("typeof axe === 'object'"):
                page.value(f"{self.source}\nvoid 0")
            result = json.loads(page.value("axe.run(document).then((result) => JSON.stringify(result.violations))"))
            self.count += 1
            name = f"{state}, {scheme}"
            print(f"  {name}: {sum(len(rule['nodes']) for rule in result)} violations", flush=True)
            for rule in result:
                for node in rule["nodes"]:
                    self.found.append(f"{name}: {rule['id']} ({rule['impact']}): {node['html'][:160]}: {node['failureSummary']}")
            if self.pictures:
                page.picture(self.pictures / f"axe-{state.replace(' ', '-')}-{scheme}.png")

    def size(self, name):
        width, height = SIZES[name]
        self.page.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)


def wait(page, expression, what):
    """A build may take minutes beside other work; a question to the browser has to be answered earlier."""
    for _ in range(20):
        try:
            return page.wait(expression, what, 15)
        except (AssertionError, RuntimeError):
            pass
    page.wait(expression, what, 1)


def look_at_builds(judge, portico, folder, processes):
    editor = write(pathlib.Path(folder) / "Live", SCREEN.replace("count += 1", "count += \"one\""))
    simulator = viewer.Simulator(portico, [pathlib.Path(folder) / "Live"], "--watch", "--quiet", waits=False)
    processes.append(simulator.process)
    page = judge.page
    page.open(simulator.address)
    wait(page, "document.querySelector('#builds .building span')", "a step of the build")
    judge.look("building")
    wait(page, "document.querySelector('#builds .failed pre')", "the error, in the page")
    for size in SIZES:
        judge.size(size)
        judge.look(f"failed build {size}")
    judge.size("wide")
    editor.save(SCREEN)
    wait(page, "document.getElementById('builds').hidden && portico.state().apps.length === 1", "the app after the mending")
    editor.save(SCREEN.replace("count += 1", "count += \"one\""))
    wait(page, "document.querySelector('#builds .failed p a')", "an error beside the running app")
    judge.look("failed build beside its app")
    simulator.stop()


def look_at_apps(judge, portico, processes):
    simulator = viewer.Simulator(portico, [here / "Stage"], "--quiet")
    processes.append(simulator.process)
    page = judge.page
    page.open(simulator.address)
    wait(page, "portico.state().apps.length === 1 && portico.screen.frames > 0", "the first app")
    for size in SIZES:
        judge.size(size)
        judge.look(f"app {size}")
        page.click_on("#tools [data-do='home']")
        page.wait("!portico.state().foreground", "the home screen")
        judge.look(f"home {size}")
        page.click_on("#tools [data-do='switcher']")
        page.wait("document.querySelectorAll('.card').length > 0", "cards")
        judge.look(f"switcher {size}")
        page.value("document.querySelector('.card .open').click()")
        page.wait("portico.state().foreground", "the app is back")
        page.click_on("#show-inspector")
        for tab in page.value("[...document.querySelectorAll('[data-tab]')].map((tab) => tab.dataset.tab)"):
            page.click_on(f"[data-tab='{tab}']")
            judge.look(f"inspector {tab} {size}")
        page.click_on("#show-inspector")
    simulator.stop()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--portico", default=root / ".build/debug/portico", type=pathlib.Path)
    parser.add_argument("--axe", type=pathlib.Path, default=find_axe(), help="axe.min.js; by default that of the module axe_core_python")
    parser.add_argument("--pictures", type=pathlib.Path, help="a folder for screenshots")
    options = parser.parse_args()
    path = browser.find()
    if path is None or options.axe is None:
        sys.exit("accessible: it needs Chromium (Debian: apt-get install chromium-headless-shell) and axe (pip install axe-core-python)")
    if options.pictures:
        options.pictures.mkdir(parents=True, exist_ok=True)
    portico, processes = options.portico.resolve(), []
    limit(1500, processes)
    page = browser.Browser(path)
    processes.append(page)
    judge = Judge(page, options.axe.read_text(), options.pictures)
    try:
        judge.size("wide")
        with tempfile.TemporaryDirectory() as folder:
            look_at_builds(judge, portico, folder, processes)
        look_at_apps(judge, portico, processes)
    finally:
        for line in dict.fromkeys(judge.found):
            print(line)
        page.close()
        for process in processes:
            if process is not page and process.poll() is None:
                process.terminate()
                process.wait(30)
    print(f"accessible: {judge.count} looks, {len(judge.found)} violations")
    return 1 if judge.found else 0


if __name__ == "__main__":
    sys.exit(main())
