#!/usr/bin/env python3
"""Takes the README's pictures of the simulator and the inspector again.

    Scripts/tests/test-simulator/pictures.py [--portico .build/debug/portico]
"""

import argparse
import pathlib
import sys

import browser
from run import Device
from viewer import Simulator, root

IMAGES = root / "Documentation/Images"


def open_app(page, name):
    page.click_on("#tools [data-do='home']")
    page.wait("portico.state().foreground == null", "the home screen")
    before = page.value("portico.screen.frames")
    page.value(f"[...document.querySelectorAll('.icon')].find((icon) => icon.textContent.includes('{name}')).click()")
    page.wait("portico.state().apps.some((app) => app.phase === 'active')", f"{name} is active")
    page.wait(f"!document.getElementById('screen').hidden && portico.screen.frames > {before}", f"{name} has drawn")
    page.still()


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--portico", default=root / ".build/debug/portico", type=pathlib.Path)
    options = parser.parse_args()
    apps = [root / "Examples" / name for name in ("Notes", "Counter", "LifeCycle")]
    simulator = Simulator(options.portico.resolve(), apps, "--quiet")
    page = browser.Browser(browser.find(), width=1100, height=760)
    try:
        page.open(simulator.address)
        page.wait("document.querySelectorAll('.icon').length === 3", "three icons")
        page.click_on("#show-inspector")
        for name in ("Notes", "Counter", "Life"):
            open_app(page, name)
        device = Device(page)
        page.wait("[...document.querySelectorAll('#callbacks li')].some((line) => line.textContent.includes('viewDidAppear'))",
                  "callbacks of the last app")
        page.value("[...document.querySelectorAll('#callbacks li')].find((line) => line.textContent.includes('drawRect:')).click()")
        page.wait("document.querySelector('#span-detail table')", "a callback with its details")
        page.move(5, 500)
        page.picture(IMAGES / "inspector.png")
        page.click_on("#show-inspector")
        page.still()
        page.click_on("#show-menu")
        page.picture(IMAGES / "simulator.png")
        assert device.size()[0] == 393
    finally:
        page.close()
        simulator.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
