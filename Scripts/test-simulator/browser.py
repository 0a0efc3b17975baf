"""A headless Chromium, driven over its debugging protocol."""

import base64
import json
import re
import shutil
import subprocess
import tempfile
import time
import urllib.request

from websocket import WebSocket


def find():
    for name in ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"):
        if path := shutil.which(name):
            return path
    return None


class Browser:
    def __init__(self, path, width=1280, height=900):
        self.folder = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        self.process = subprocess.Popen(
            [path, "--headless", "--no-sandbox", "--remote-debugging-port=0", f"--user-data-dir={self.folder.name}",
             "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync",
             "--disable-gpu", f"--window-size={width},{height}", "--remote-allow-origins=*", "about:blank"],
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
        port = None
        for line in self.process.stderr:
            if found := re.search(r"ws://127\.0\.0\.1:(\d+)/", line):
                port = found.group(1)
                break
        if port is None:
            raise RuntimeError("the browser did not start")
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/json/list", timeout=10) as answer:
            page = next(entry for entry in json.load(answer) if entry["type"] == "page")
        self.channel = WebSocket(page["webSocketDebuggerUrl"], timeout=60)
        self.number = 0
        self.problems = []
        self.call("Page.enable")
        self.call("Runtime.enable")
        self.call("Log.enable")

    def call(self, method, **parameters):
        self.number += 1
        self.channel.send(json.dumps({"id": self.number, "method": method, "params": parameters}))
        while True:
            message = json.loads(self.channel.receive())
            if message.get("id") == self.number:
                if "error" in message:
                    raise RuntimeError(f"{method}: {message['error']['message']}")
                return message["result"]
            self.note(message)

    def note(self, message):
        if message.get("method") == "Runtime.exceptionThrown":
            details = message["params"]["exceptionDetails"]
            self.problems.append(details.get("exception", {}).get("description") or details["text"])
        if message.get("method") == "Log.entryAdded" and message["params"]["entry"]["level"] == "error":
            self.problems.append(message["params"]["entry"]["text"] + " " + message["params"]["entry"].get("url", ""))

    def open(self, address):
        self.call("Page.navigate", url=address)

    def value(self, expression):
        result = self.call("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in result:
            details = result["exceptionDetails"]
            raise RuntimeError(details.get("exception", {}).get("description") or details["text"])
        return result["result"].get("value")

    def wait(self, expression, what, seconds=20):
        """Until the expression is true in the page, looked at with every frame of it."""
        start = time.monotonic()
        found = self.value(f"""new Promise((resolve) => {{
            const end = performance.now() + {seconds * 1000};
            const look = () => {{
                let value = false;
                try {{ value = {expression}; }} catch {{}}
                if (value || performance.now() > end) resolve(!!value); else setTimeout(look, 5);
            }};
            look();
        }})""")
        if not found:
            raise AssertionError(f"not after {seconds} s: {what}")
        return time.monotonic() - start

    def mouse(self, kind, x, y, **more):
        self.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, button=more.pop("button", "left"), **more)

    def click(self, x, y):
        self.mouse("mouseMoved", x, y, button="none")
        self.mouse("mousePressed", x, y, clickCount=1)
        self.mouse("mouseReleased", x, y, clickCount=1)

    def click_on(self, selector):
        x, y = self.value(f"""(() => {{ const box = document.querySelector({selector!r}).getBoundingClientRect();
            return [box.x + box.width / 2, box.y + box.height / 2]; }})()""")
        self.click(x, y)

    def picture(self, path):
        data = self.call("Page.captureScreenshot", format="png")["data"]
        with open(path, "wb") as file:
            file.write(base64.b64decode(data))

    def close(self):
        self.channel.close()
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.process.stderr.close()
        self.folder.cleanup()
