"""What a person keeps and reads of the device in the page: pictures, videos, a field's text, the log, a story."""

import base64
import json
import pathlib
import subprocess
import tempfile
import time


class Keeping:
    """Steps of a `Story`."""

    def field_on_the_screen(self):
        """A tap on a text field brings the keyboard up; its keys, clicked with the mouse, are in the field's text."""
        page, device = self.page, self.device
        page.choose("#set-keyboard", False)
        page.wait("portico.state().keyboard === 'software'", "the hardware keyboard is gone")
        device.tap(self.middle, 374)
        width, height = device.size()
        device.expect(width * 0.5, height - 328, "209,212,217", "the keyboard is up")
        # Ten keys in the first row, nine in the second, half a key further in; the first letter is a capital.
        places = {letter: (width * (0.05 + index / 10), height - 262) for index, letter in enumerate("qwertyuiop")}
        places |= {letter: (width * (0.1 + index / 10), height - 208) for index, letter in enumerate("asdfghjkl")}
        for letter in "hello":
            device.tap(*places[letter])
        self.field_holds("Hello")
        device.tap(width - 24, height - 154)
        self.field_holds("Hell")
        self.picture("field")
        page.choose("#set-keyboard", True)
        page.wait("portico.state().keyboard === 'hardware'", "the hardware keyboard is back")
        device.tap(self.middle, 150)
        device.tap(self.middle, 150)

    def field_holds(self, text):
        """The app is asked, as the inspector asks it."""
        found = self.page.value("""(async () => {
            const all = (node) => [node, ...node.children.flatMap(all)];
            const tree = await portico.inspector.ask({ tree: { _0: "accessibility" } });
            const field = tree.roots.flatMap(all).find((node) => node.type === "UITextField");
            return field?.properties.find((property) => property.name === "value")?.value; })()""")
        if found != text:
            raise AssertionError(f"the field holds {found!r}, not {text!r}")

    def kept(self):
        """A picture as a file and on the clipboard, and a video: of the app's screen, as it is."""
        page = self.page
        size = page.value("[document.getElementById('screen').width, document.getElementById('screen').height]")
        with tempfile.TemporaryDirectory() as name:
            folder = pathlib.Path(name)
            page.call("Browser.setDownloadBehavior", behavior="allow", downloadPath=name)
            page.click_on("#screenshot")
            data = self.downloaded(folder, "png")
            if data[:8] != b"\x89PNG\r\n\x1a\n" or [int.from_bytes(data[i:i + 4]) for i in (16, 20)] != size:
                raise AssertionError("the picture is no PNG of the screen's size")
            page.click_on("#copy-picture")
            page.wait("document.getElementById('toasts').textContent.includes('on the clipboard')", "the page says that it is copied")
            copied = page.value("""(async () => { const [item] = await navigator.clipboard.read();
                const picture = await createImageBitmap(await item.getType("image/png"));
                return [picture.width, picture.height]; })()""")
            if copied != size:
                raise AssertionError(f"on the clipboard is a picture of {copied}")
            page.click_on("#video")
            page.wait("document.getElementById('video').getAttribute('aria-pressed') === 'true'", "a video runs")
            for _ in range(4):
                self.device.tap(self.middle + 300, 150)
                self.device.tap(60, 500)
            page.value("new Promise((resolve) => setTimeout(resolve, 1200))")
            self.picture("video")
            page.click_on("#video")
            data = self.downloaded(folder, "webm")
            if data[:4] != b"\x1a\x45\xdf\xa3" or len(data) < 4000:
                raise AssertionError(f"the video is no WebM: {len(data)} bytes")

    @staticmethod
    def downloaded(folder, kind):
        """The one file of this kind, when it is whole: a browser gives it its name at the end."""
        until = time.monotonic() + 30
        while time.monotonic() < until:
            if found := [path for path in folder.iterdir() if path.suffix == f".{kind}"]:
                return found[0].read_bytes()
            time.sleep(0.05)
        raise AssertionError(f"no {kind} was downloaded; there are {[path.name for path in folder.iterdir()]}")

    def log(self):
        """What the app printed and logged, by level and by words, while it ran and after the page came anew."""
        page = self.page
        page.click_on("#show-inspector")
        page.click_on("[data-tab='log']")
        lines = "[...document.querySelectorAll('#log-lines li')]"
        page.wait(f"{lines}.some((line) => line.className === 'print' && line.textContent.includes('tap 1'))", "what was printed")
        page.wait(f"{lines}.some((line) => line.className === 'error' && line.textContent.includes('org.portico.stage:taps'))", "what was logged")
        self.picture("log")
        page.choose("#log-level", "error")
        page.wait(f"{lines}.length && {lines}.every((line) => line.className === 'error' && /odd: \\d/.test(line.textContent))", "errors only")
        page.choose("#log-level", "")
        page.value("(() => { const field = document.getElementById('log-search'); field.value = 'EVEN: 2'; field.dispatchEvent(new Event('input')); })()")
        page.wait(f"{lines}.length && {lines}.every((line) => line.textContent.includes('even: 2'))", "lines with these words only")
        process = page.value("portico.state().foreground")
        page.choose("#log-process", str(process))
        page.wait(f"{lines}.length === 1", "one line of this process")
        page.value("(() => { portico.log.take({ process: 99, app: 'Flood', lost: 3, lines: Array.from({ length: 6000 },"
                   " (_, i) => ({ level: 'print', text: `line ${i}`, time: i })) }); })()")
        page.choose("#log-process", "99")
        page.value("(() => { const field = document.getElementById('log-search'); field.value = ''; field.dispatchEvent(new Event('input')); })()")
        kept = page.value(f"[portico.log.lines.length, {lines}.length, {lines}.at(-1).textContent.endsWith('line 5999')]")
        if kept != [5000, 1000, True]:
            raise AssertionError(f"the log keeps {kept}")
        page.click_on("#log-clear")
        page.choose("#log-process", "")
        page.click_on("#show-inspector")

    def recorded(self):
        """What is done is a story that plays back to the same picture, and a UI test."""
        page, device = self.page, self.device
        page.click_on("#show-inspector")
        page.click_on("[data-tab='story']")
        process = page.value("portico.state().foreground")
        page.click_on("#story-record")
        page.wait(f"portico.state().foreground > {process}", "the app is launched anew")
        page.wait("portico.state().apps.some((app) => app.process === portico.state().foreground && app.phase === 'active')"
                  " && !document.getElementById('screen').hidden", "its first frame")
        device.expect(10, 450, "255,255,255", "it is there")
        page.still()
        device.tap(self.middle, 374)
        page.press("x", "KeyX", 88, text="x")
        page.press("y", "KeyY", 89, text="y")
        page.press("Backspace", "Backspace", 8)
        device.tap(self.middle, 150)
        device.expect(*self.button, "0,255,0", "tapped")
        for letter in "ab":
            page.press(letter, f"Key{letter.upper()}", ord(letter.upper()), text=letter)
        device.expect(*self.letters, "255,0,255", "two letters")
        page.mouse("mousePressed", *device.at(10, 480), clickCount=1)
        for y in (500, 540, 600):
            page.mouse("mouseMoved", *device.at(10, y), buttons=1)
        page.mouse("mouseReleased", *device.at(10, 600), clickCount=1)
        device.tap(60, 220)
        page.wait("document.body.classList.contains('light-bar')", "the status bar is light")
        page.choose("#set-appearance", "dark")
        device.expect(self.middle + 90, 205, "0,255,0", "dark mode")
        page.value("portico.inspector.ask({ tree: { _0: 'views' } }).then(() => new Promise((done) => setTimeout(done, 600)))")
        page.click_on("#story-record")
        self.picture("story")
        story = page.value("document.getElementById('story-text').textContent")
        page.choose("#story-form", "swift")
        test = page.value("document.getElementById('story-text').textContent")
        self.picture("story-test")
        page.choose("#story-form", "story")
        for part in ("launch\n", "tap #name\n", 'type "x"\n', "tap #button\n", 'type "ab"\n', "swipe 10,480 10,600", "tap 60,220\n", "appearance dark\n"):
            if part not in story:
                raise AssertionError(f"the story lacks {part!r}:\n{story}")
        for part in ('app.textFields["name"].tap()', 'app.typeText("ab")', "place(60, 220).tap()", "XCUIDevice.shared.appearance = .dark"):
            if part not in test:
                raise AssertionError(f"the test lacks {part!r}:\n{test}")
        self.plays_back(story)
        page.choose("#set-appearance", "light")
        page.click_on("#show-inspector")
        page.still()

    def plays_back(self, story):
        """The picture at the end of the story is the page's, to the pixel."""
        with tempfile.TemporaryDirectory() as name:
            file = pathlib.Path(name) / "recorded.story"
            file.write_text(story)
            done = subprocess.run([self.portico, "run", self.stage, "--story", file, "--output", name, "--quiet"], capture_output=True, text=True)
            if done.returncode:
                raise AssertionError(f"the story doesn't play: {done.stderr}\n{story}")
            picture = base64.b64encode((pathlib.Path(name) / "end.png").read_bytes()).decode()
        other = self.page.value(f"""(async () => {{
            const bytes = Uint8Array.from(atob({json.dumps(picture)}), (c) => c.charCodeAt(0));
            const image = await createImageBitmap(new Blob([bytes], {{ type: "image/png" }}));
            const canvas = Object.assign(document.createElement("canvas"), {{ width: image.width, height: image.height }});
            const context = canvas.getContext("2d"); context.drawImage(image, 0, 0);
            const screen = document.getElementById("screen");
            const [a, b] = [context, screen.getContext("2d")].map((c) => c.getImageData(0, 0, screen.width, screen.height).data);
            let count = 0;
            for (let i = 0; i < a.length; i += 4) if ([0, 1, 2].some((k) => Math.abs(a[i + k] - b[i + k]) > 1)) count += 1;
            return count; }})()""")
        if other:
            raise AssertionError(f"{other} pixels differ after\n{story}")

    def narrow(self):
        """A small window, light and dark: nothing of the page is out of reach."""
        page = self.page
        wide = page.value("JSON.stringify(portico.place())")
        for scheme in ("light", "dark"):
            page.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": scheme}])
            page.call("Emulation.setDeviceMetricsOverride", width=520, height=600, deviceScaleFactor=1, mobile=False)
            outside = page.value("""[...document.querySelectorAll("#tools > button")].filter((button) => {
                const box = button.getBoundingClientRect();
                return box.top < 0 || box.bottom > innerHeight || box.right > innerWidth; }).map((button) => button.id)""")
            if outside:
                raise AssertionError(f"outside of a narrow window: {outside}")
            self.picture(f"narrow-{scheme}")
            page.call("Emulation.clearDeviceMetricsOverride")
            # The window grows a moment later; until then the device is where it was in the narrow one.
            page.value(f"""(async () => {{ while (JSON.stringify(portico.place()) !== {wide!r})
                await new Promise((done) => requestAnimationFrame(done)); }})()""")
            self.picture(f"wide-{scheme}")
        page.call("Emulation.setEmulatedMedia", features=[])
