"""The inspector: search, picking, marks on the device, edits, snapshots, accessibility, what is alive, frames, the past."""


class Inspecting:
    """Steps of the story; `Story` is one. The stage's app is in front, its button was tapped once, and the inspector is closed."""

    rows = "[...document.querySelectorAll('#tree .leaf, #tree summary')]"
    outline = "document.querySelector('#marks .chosen polygon')?.getAttribute('points').split(' ').map(Number).map(Math.round).join()"

    def inspected(self):
        page = self.page
        page.click_on("#show-inspector")
        self.beside_the_device()
        for step in (self.searched, self.picked, self.edited, self.compared, self.turned, self.accessible, self.alive, self.space, self.frames):
            step()
        page.click_on("#show-inspector")
        page.still()

    def beside_the_device(self):
        """In no window the inspector covers the device, nor the device the inspector, and the tabs lie in one row where there is room."""
        page = self.page
        page.still()
        wide = page.value("JSON.stringify(portico.place())")
        for width, height in ((1440, 900), (1024, 768), (760, 600), (640, 600), (480, 700)):
            page.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)
            page.wait(f"innerWidth === {width}", "the window's size")
            page.still()
            page.wait("""(() => { const [device, inspector] = ["device", "inspector"].map((id) => document.getElementById(id).getBoundingClientRect());
                return device.left >= 0 && device.top >= 0 && device.width > 90 && inspector.height > 250 && inspector.right <= innerWidth
                    && inspector.bottom <= innerHeight && (device.right <= inspector.left || device.bottom <= inspector.top); })()""",
                      f"device and inspector beside each other, {width} × {height}", 10)
            rows = page.value("new Set([...document.querySelectorAll('#tabs button')].map((button) => button.getBoundingClientRect().top)).size")
            if width == 1440 and rows != 1:
                raise AssertionError(f"tabs in {rows} rows")
        page.call("Emulation.clearDeviceMetricsOverride")
        page.value(f"""(async () => {{ while (JSON.stringify(portico.place()) !== {wide!r})
            await new Promise((done) => requestAnimationFrame(done)); }})()""")

    def tab(self, name):
        self.page.click_on(f"[data-tab='{name}']")

    def searched(self):
        page = self.page
        self.tab("views")
        page.wait(f"{self.rows}.length > 20", "the tree of views")
        page.value("(() => { const field = document.getElementById('tree-search'); field.value = 'row 7:'; field.dispatchEvent(new Event('input')); })()")
        page.wait(f"/^1 of \\d+$/.test(document.getElementById('tree-count').textContent)"
                  f" && {self.rows}.filter((row) => row.offsetParent && row.matches('.leaf')).length === 1", "the one row that is searched for")
        page.value("document.getElementById('tree-search').dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }))")
        page.wait("document.querySelector('#tree .chosen').textContent.includes('Row 7:') && document.querySelector('#properties input[name=text]')",
                  "Enter chooses it")
        page.wait(f"{self.outline}?.startsWith('30,')", "its place on the device")
        self.picture("search")
        page.value("(() => { const field = document.getElementById('tree-search'); field.value = ''; field.dispatchEvent(new Event('input')); })()")

    def picked(self):
        page, device = self.page, self.device
        page.click_on("#pick")
        page.move(*device.at(self.middle - 40, 140))
        page.wait("document.querySelector('#marks .hover text')?.textContent === 'UIButton 120 × 60'", "what is below the mouse")
        self.picture("pick")
        taps = page.value("portico.log.lines.filter((line) => line.text.startsWith('tap')).length")
        device.tap(self.middle - 40, 140)
        page.wait("document.querySelector('#tree .chosen')?.textContent.startsWith('UIButton “Tap”')", "its row in the tree")
        page.wait("document.getElementById('pick').getAttribute('aria-pressed') === 'false'", "one is picked")
        # As JavaScript rounds.
        left, right = int(self.middle - 59.5), int(self.middle + 60.5)
        page.wait(f"{self.outline} === '{left},120,{right},120,{right},180,{left},180'", "the chosen button's corners")
        if page.value("portico.log.lines.filter((line) => line.text.startsWith('tap')).length") != taps:
            raise AssertionError("the app heard of the click")
        page.click_on("#pick")
        page.press("Escape", "Escape", 27)
        page.wait("document.getElementById('pick').getAttribute('aria-pressed') === 'false'", "Escape ends it")
        self.tab("layers")
        page.wait(f"{self.rows}.some((row) => row.textContent.includes('of UIButton “Tap”'))", "layers name the views that show them")
        self.tab("swiftUI")
        page.wait("document.getElementById('tree').textContent.startsWith('No view of SwiftUI')", "an app without SwiftUI has no such tree")

    def edited(self):
        """Fields of all kinds, and the edits as Swift."""
        page, device = self.page, self.device
        self.tab("views")
        page.wait("document.querySelector('#properties select[name=contentMode]')", "the button's properties")
        page.choose("#properties .colour:has([name=backgroundColor]) [type=color]", "#ff00ff")
        device.expect(*self.button, "255,0,255", "the colour of the well is on the screen")
        page.wait("document.querySelector('#copy-edits').textContent === 'Copy edits (1)'", "an edit to copy")
        page.choose("#properties select[name=contentMode]", "topLeft")
        page.wait("document.querySelector('#copy-edits').textContent === 'Copy edits (2)'", "another edit")
        page.click_on("#copy-edits")
        page.wait("document.querySelector('#copy-edits').textContent === 'Copied'", "it is copied")
        swift = page.value("navigator.clipboard.readText()")
        if swift != "// UIButton “Tap”\nbutton.backgroundColor = UIColor(red: 1, green: 0, blue: 1, alpha: 1)\nbutton.contentMode = .topLeft\n":
            raise AssertionError(f"the edits are {swift!r}")
        page.click_on("#copy-view")
        page.wait("document.querySelector('#copy-view').textContent === 'Copied'", "the view is copied")
        swift = page.value("navigator.clipboard.readText()")
        for part in ("let button = UIButton()\n", 'button.setTitle("Tap", for: .normal)\n', "button.frame = CGRect(x: ", 'accessibilityIdentifier = "button"'):
            if part not in swift:
                raise AssertionError(f"the copied view lacks {part!r}: {swift}")
        self.picture("edit")

    def compared(self):
        page, device = self.page, self.device
        page.click_on("#snapshot")
        page.wait("!document.getElementById('compare').disabled", "a snapshot")
        page.click_on("#compare")
        page.wait("document.getElementById('difference').textContent.includes('Nothing has changed')", "nothing yet")
        device.tap(self.middle, 150)
        device.expect(*self.button, "0,0,255", "tapped")
        page.click_on("#compare")
        page.wait("[...document.querySelectorAll('#difference .changed')].some((line) => line.textContent.includes('backgroundColor: #FF00FFFF → #0000FFFF'))",
                  "what the tap has changed")
        self.picture("compare")
        page.click_on("#difference button")

    def turned(self):
        """The outline follows the device round."""
        page, device = self.page, self.device
        page.click_on("#tools [data-do='left']")
        page.wait("document.getElementById('screen').width > document.getElementById('screen').height", "a frame on its side")
        middle = device.size()[0] / 2
        page.wait(f"{self.outline}?.startsWith('{int(middle - 59.5)},120,')", "the button's new place")
        page.still()
        self.picture("outline-turned")
        page.click_on("#tools [data-do='right']")
        page.wait("document.getElementById('screen').width < document.getElementById('screen').height", "upright again")
        page.still()

    def accessible(self):
        page = self.page
        self.tab("access")
        items = "[...document.querySelectorAll('#access-list li')]"
        page.wait(f"{items}.some((item) => item.textContent.includes('Tap, button'))", "what is read")
        page.wait(f"document.querySelectorAll('#marks .elements rect').length === {items}.length", "marked on the device")
        page.value(f"{items}.find((item) => item.querySelector('em')).click()")
        page.wait("document.querySelector('#access-detail .warning')", "a warning in words")
        self.picture("accessibility")

    def alive(self):
        page = self.page
        self.tab("alive")
        page.wait("[...document.querySelectorAll('#alive tr.loose')].some((row) => row.textContent.startsWith('Spare'))", "the controller that nobody shows")
        page.choose("#alive-loose", True)
        page.value("[...document.querySelectorAll('#alive tr.loose')].find((row) => row.textContent.startsWith('Spare')).click()")
        page.wait("document.querySelector('#alive-detail select[name=modalPresentationStyle]')", "its properties")
        self.picture("alive")

    def space(self):
        page = self.page
        self.tab("space")
        page.wait("document.querySelectorAll('.sheet').length > 6", "sheets")
        page.click_on("[data-look='0 0']")
        for selector in ("[data-step='0 1']", "[data-step='1 0']"):
            page.click_on(selector)
        angles = page.value("[portico.inspector.space.turnX, portico.inspector.space.turnY]")
        if angles != [15, 15]:
            raise AssertionError(f"two steps from the front are {angles}")
        page.still()
        self.picture("steps")

    def frames(self):
        """The longest frame with its phases, and what happened before in a page that comes anew."""
        page, device = self.page, self.device
        self.tab("timeline")
        device.tap(self.middle, 150)
        device.expect(*self.button, "0,255,0", "another frame")
        timeline = "portico.inspector.timeline"
        page.wait(f"{timeline}.frames.list.length > 2", "frames with their phases")
        page.click_on("[data-time='longest']")
        page.wait("document.querySelector('#span-detail h3').textContent.includes('the longest') && document.querySelectorAll('#span-detail tr').length === 6",
                  "the longest frame")
        self.picture("frames")
        address = page.value("location.href")
        spans = page.value(f"[...{timeline}.processes.values()].reduce((sum, one) => sum + one.spans.length, 0)")
        page.open(address)
        page.wait("portico.info() && !document.getElementById('screen').hidden", "the page, anew")
        page.click_on("#show-inspector")
        page.wait(f"[...{timeline}.processes.values()].reduce((sum, one) => sum + one.spans.length, 0) > {spans} / 2", "what happened before")
        page.wait(f"{timeline}.frames.list.length > 2", "the frames of before")
