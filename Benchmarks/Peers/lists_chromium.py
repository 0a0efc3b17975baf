#!/usr/bin/env python3
"""Chromium's lists beside Portico's, drawn without a graphics card. A frame is asked for, and answered when it is drawn.
usage: lists_chromium.py measured|flow|rails
A million rows aren't among them: Chromium lays nothing out below 33,554,428 pixels."""
import json, os, shutil, statistics, subprocess, sys, tempfile, time

PEER = "Chromium"
PAGE = "file://" + os.path.join(os.path.dirname(os.path.abspath(__file__)), "lists.html")
FLAGS = """--headless --no-sandbox --disable-gpu --hide-scrollbars --force-device-scale-factor=1 --window-size=1170,2532 --no-first-run
    --disable-extensions --disable-background-networking --disable-renderer-backgrounding --font-render-hinting=none
    --enable-begin-frame-control --run-all-compositor-stages-before-draw --disable-threaded-animation --disable-threaded-scrolling
    --disable-checker-imaging --remote-debugging-pipe""".split()


class Browser:
    def __init__(self, folder):
        reads, self.output = os.pipe()
        self.input, writes = os.pipe()

        def connect():
            # The browser reads from descriptor 3 and writes to 4.
            one, two = os.dup(reads), os.dup(writes)
            os.dup2(one, 3)
            os.dup2(two, 4)

        self.process = subprocess.Popen(
            ["chromium-headless-shell", *FLAGS, f"--user-data-dir={folder}"], preexec_fn=connect, close_fds=False,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(reads)
        os.close(writes)
        self.last, self.session, self.ticks, self.rest = 0, None, 1000.0, b""
        target = self.call("Target.createTarget", url=PAGE, width=1170, height=2532, enableBeginFrameControl=True)["targetId"]
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        self.call("HeadlessExperimental.enable")
        for _ in range(20):
            self.frame()
            time.sleep(0.02)

    def call(self, method, **parameters):
        self.last += 1
        message = {"id": self.last, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.output, json.dumps(message).encode() + b"\0")
        while True:
            while b"\0" not in self.rest:
                part = os.read(self.input, 1 << 20)
                if not part:
                    sys.exit("lists_chromium.py: the browser has ended")
                self.rest += part
            one, self.rest = self.rest.split(b"\0", 1)
            answer = json.loads(one)
            if answer.get("id") == self.last:
                if "error" in answer:
                    sys.exit(f"lists_chromium.py: {method}: {answer['error']}")
                return answer["result"]

    def value(self, expression):
        answer = self.call("Runtime.evaluate", expression=expression, returnByValue=True)
        if "exceptionDetails" in answer:
            sys.exit(f"lists_chromium.py: {expression}: {answer['exceptionDetails']}")
        return answer["result"].get("value")

    def frame(self):
        self.ticks += 16.667
        return self.call("HeadlessExperimental.beginFrame", frameTimeTicks=self.ticks, interval=16.667)

    def timed(self, body):
        """Seconds of the frame in which the body is done. One more, in which the page comes to rest, isn't measured: without it the
        browser answers to no further one after a long scroll."""
        self.value(f"inFrame(() => {{ {body} }})")
        start = time.monotonic()
        self.frame()
        spent = time.monotonic() - start
        time.sleep(0.01)
        self.frame()
        return spent

    def close(self):
        self.session = None
        self.call("Browser.close")
        self.process.wait(10)


def result(variant, metric, value, unit):
    print(f"RESULT\tlists\t{variant}\t{PEER}\t{metric}\t{value:.6g}\t{unit}", flush=True)


def measured(browser):
    browser.value("window.rows = texts(), 0")
    result("10,000 self-sizing rows", "first screen", browser.timed("measured(rows)") * 1e3, "ms")
    browser.frame()
    height = browser.value("list.scrollHeight")
    print("CHECK", PEER, "content is", height, "high", file=sys.stderr)
    spent = sum(browser.timed("list.scrollTop += 2000") for _ in range(-(-(height - 2532) // 2000)))
    result("10,000 self-sizing rows", "whole scroll, a row", spent * 1e6 / 10_000, "us")
    times = [browser.timed(f"list.style.width = '{1000 if i % 2 == 0 else 1170}px'") for i in range(11)]
    result("10,000 self-sizing rows", "another width, with its frame", statistics.median(times) * 1e6, "us")


def flow(browser):
    each, height = browser.value("flow()")
    print("CHECK", PEER, "content is", height, "high", file=sys.stderr)
    result("flow layout, 100,000 items of many sizes", "prepare an item", each, "ns")


def rails(browser):
    name = "100 rails of 50 items"
    result(name, "first frame", browser.timed("rails()") * 1e3, "ms")
    times = [browser.timed("list.scrollTop += 180") for _ in range(50)]
    result(name, "scroll by a rail, with its frame", statistics.median(times) * 1e6, "us")
    browser.timed("list.scrollTop = 0")
    times = [browser.timed("list.children[3].scrollLeft += 252") for _ in range(40)]
    result(name, "scroll in a rail by an item, with its frame", statistics.median(times) * 1e6, "us")
    print("CHECK", PEER, "rail is at", browser.value("list.children[3].scrollLeft"), file=sys.stderr)


if __name__ == "__main__":
    if len(sys.argv) != 2 or not shutil.which("chromium-headless-shell"):
        sys.exit(__doc__)
    folder = tempfile.mkdtemp()
    browser = Browser(folder)
    try:
        {"measured": measured, "flow": flow, "rails": rails}[sys.argv[1]](browser)
    finally:
        browser.close()
        shutil.rmtree(folder, ignore_errors=True)
