"""A headless Chromium, driven over its debugging protocol."""

import base64
import collections
import json
import os
import pathlib
import re
import shutil
import signal
import subprocess
import tempfile
import threading
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
             "--disable-gpu", "--disable-dev-shm-usage", f"--window-size={width},{height}", "--remote-allow-origins=*",
             "about:blank"],
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True,
            # Debian's command is a script that starts the browser: they end as one group.
            start_new_session=True)
        port = None
        said = collections.deque(maxlen=20)
        for line in self.process.stderr:
            said.append(line)
            if found := re.search(r"ws://127\.0\.0\.1:(\d+)/", line):
                port = found.group(1)
                break
        if port is None:
            raise RuntimeError("the browser did not start: " + "".join(said))
        # What it says later is of no use, but a full pipe would stop it.
        threading.Thread(target=collections.deque, args=(self.process.stderr, 0), daemon=True).start()
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/json/list", timeout=30) as answer:
            page = next(entry for entry in json.load(answer) if entry["type"] == "page")
        self.channel = WebSocket(page["webSocketDebuggerUrl"], timeout=90)
        self.number = 0
        self.problems = []
        self.call("Page.enable")
        self.call("Runtime.enable")
        self.call("Log.enable")

    def processor_seconds(self):
        """The processor's time that the browser's processes have taken so far; those that have ended don't count."""
        ticks = 0
        for place in pathlib.Path("/proc").glob("[0-9]*/stat"):
            try:
                fields = place.read_text().rsplit(")", 1)[1].split()
            except OSError:
                continue
            # State, parent, group …, time in the program, time in the kernel.
            if int(fields[2]) == self.process.pid:
                ticks += int(fields[11]) + int(fields[12])
        return ticks / os.sysconf("SC_CLK_TCK")

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

    def wait(self, expression, what, seconds=60):
        """Until the expression is true in the page: looked at now, and whenever the page has taken or drawn something."""
        start = time.monotonic()
        found = self.value(f"""new Promise((resolve) => {{
            const holds = () => {{ try {{ return !!({expression}); }} catch {{ return false; }} }};
            const end = (found) => {{
                watcher.disconnect();
                clearTimeout(limit);
                removeEventListener("portico", look);
                resolve(found);
            }};
            const look = () => {{ if (holds()) end(true); }};
            const watcher = new MutationObserver(look);
            const limit = setTimeout(() => end(holds()), {seconds * 1000});
            watcher.observe(document, {{ subtree: true, childList: true, attributes: true, characterData: true }});
            addEventListener("portico", look);
            look();
        }})""")
        if not found:
            raise AssertionError(f"not after {seconds} s: {what}")
        return time.monotonic() - start

    def still(self):
        """Until no transition runs in the page."""
        self.value("""(async () => { let running;
            while ((running = document.getAnimations()).length) await Promise.allSettled(running.map((a) => a.finished));
            return true; })()""")

    # MARK: A person

    def mouse(self, kind, x, y, **more):
        self.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, button=more.pop("button", "left"), **more)

    def move(self, x, y):
        self.mouse("mouseMoved", x, y, button="none")

    def click(self, x, y):
        self.move(x, y)
        self.mouse("mousePressed", x, y, clickCount=1)
        self.mouse("mouseReleased", x, y, clickCount=1)

    def click_on(self, selector):
        x, y = self.value(f"""(() => {{ const box = document.querySelector({selector!r}).getBoundingClientRect();
            return [box.x + box.width / 2, box.y + box.height / 2]; }})()""")
        self.click(x, y)

    def choose(self, selector, value):
        """Sets a field or a menu as a person does, who then goes on."""
        self.value(f"""(() => {{ const field = document.querySelector({selector!r});
            if (field.type === "checkbox") field.checked = {json.dumps(value)}; else field.value = {json.dumps(value)};
            field.dispatchEvent(new Event("change")); }})()""")

    def press(self, key, code, number, text="", modifiers=0, **more):
        """A key of a real keyboard, down and up. Modifiers: 1 Alt, 2 Control, 4 Meta, 8 Shift."""
        for kind in ("keyDown" if text else "rawKeyDown", "keyUp"):
            extra = dict(more, text=text) if kind == "keyDown" else more if kind == "rawKeyDown" else {}
            self.call("Input.dispatchKeyEvent", type=kind, key=key, code=code, windowsVirtualKeyCode=number,
                      modifiers=modifiers, **extra)

    def picture(self, path):
        data = self.call("Page.captureScreenshot", format="png")["data"]
        with open(path, "wb") as file:
            file.write(base64.b64decode(data))

    def close(self):
        self.channel.close()
        self.kill()
        self.process.wait()
        self.folder.cleanup()

    def kill(self):
        """It has nothing to lose: its profile goes, too."""
        try:
            os.killpg(self.process.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass
