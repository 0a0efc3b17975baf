"""Chromium, drawn without a graphics card, for the peers' programs. A frame is asked for, and answered when it is drawn."""
import json, os, shutil, subprocess, sys, tempfile, time

FLAGS = """--headless --no-sandbox --disable-gpu --hide-scrollbars --force-device-scale-factor=1 --window-size=1170,2532 --no-first-run
    --disable-extensions --disable-background-networking --disable-renderer-backgrounding --font-render-hinting=none
    --enable-begin-frame-control --run-all-compositor-stages-before-draw --disable-threaded-animation --disable-threaded-scrolling
    --disable-checker-imaging --remote-debugging-pipe""".split()


class Browser:
    def __init__(self, page, folder):
        page = "file://" + os.path.join(os.path.dirname(os.path.abspath(__file__)), page)
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
        target = self.call("Target.createTarget", url=page, width=1170, height=2532, enableBeginFrameControl=True)["targetId"]
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
                    sys.exit("chromium.py: the browser has ended")
                self.rest += part
            one, self.rest = self.rest.split(b"\0", 1)
            answer = json.loads(one)
            if answer.get("id") == self.last:
                if "error" in answer:
                    sys.exit(f"chromium.py: {method}: {answer['error']}")
                return answer["result"]

    def value(self, expression):
        answer = self.call("Runtime.evaluate", expression=expression, returnByValue=True)
        if "exceptionDetails" in answer:
            sys.exit(f"chromium.py: {expression}: {answer['exceptionDetails']}")
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
    print(f"RESULT\tpeers\t{variant}\tChromium\t{metric}\t{value:.6g}\t{unit}", flush=True)


def check(*words):
    print("CHECK Chromium", *words, file=sys.stderr)


def run(page, workloads):
    """Does what the program's only argument names."""
    if len(sys.argv) != 2 or not shutil.which("chromium-headless-shell"):
        sys.exit(sys.modules["__main__"].__doc__)
    folder = tempfile.mkdtemp()
    browser = Browser(page, folder)
    try:
        workloads[sys.argv[1]](browser)
    finally:
        browser.close()
        shutil.rmtree(folder, ignore_errors=True)
