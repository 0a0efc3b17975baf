"""What a person chooses in the page: another device, several beside each other, and what surrounds the app."""

import http.server
import threading

CLEAR = "portico.state().foreground == null"
STAGE = ".icon[data-app='org.portico.stage']"


class Answers(http.server.BaseHTTPRequestHandler):
    """A server of this machine, for the app to ask."""

    def do_GET(self):
        self.send_response(200)
        self.send_header("Content-Length", "5")
        self.end_headers()
        self.wfile.write(b"hello")

    def log_message(self, *_):
        """Nobody reads it."""


class Choosing:
    """Steps of a `Story`."""

    WHITE, GREEN, RED, BLUE, CYAN = "255,255,255", "0,255,0", "255,0,0", "0,0,255", "0,255,255"
    OPENED = (60, 268)
    MAGENTA, YELLOW, DIMMED = "255,0,255", "255,255,0", "204,204,204"
    # The middle of "Allow While Using App".
    ALLOW = 470

    def open_url(self, url):
        self.page.value(f"document.getElementById('url').value = {url!r}")
        self.page.click_on("#open-url")

    def surroundings(self):
        """The quick toggles, a URL, the status bar, how the app is drawn."""
        page, device = self.page, self.device
        x = self.middle + 90
        for color in (self.GREEN, self.RED):
            page.click_on("#toggle-dark")
            device.expect(x, 205, color, "the appearance that the button beside the device chose")
        page.click_on("#text-larger")
        page.wait("portico.state().textSize === 'xl'", "larger text")
        page.click_on("#text-smaller")
        page.wait("portico.state().textSize === 'l'", "the text as it was")
        page.click_on("#show-surroundings")
        self.open_url("stage://hello")
        device.expect(*self.OPENED, self.CYAN, "the app has got its URL")
        self.open_url("nobody://hello")
        page.wait("document.getElementById('toasts').textContent.includes('no app on this device opens nobody')", "the page says so")
        page.click_on("#bar-whole")
        page.wait("document.getElementById('time').textContent === '9:41'", "the clock of pictures")
        page.choose("#bar-battery", 15)
        page.wait("document.querySelector('#battery i').style.width === '15%'", "a battery that is nearly empty")
        page.choose("#bar-charging", True)
        page.choose("#bar-cellular", "1")
        page.wait("document.getElementById('battery').classList.contains('charging')", "of two changes one after the other both are there")
        page.choose("#bar-charging", False)
        page.wait("document.querySelectorAll('#signal .unlit').length === 3", "one bar")
        page.choose("#tint-blended", True)
        device.expect(10, 450, "191,255,191", "what is opaque is green")
        self.picture("surroundings")
        page.choose("#tint-blended", False)
        device.expect(10, 450, self.WHITE, "nothing is tinted")
        page.choose("#tint-damage", True)
        device.expect(10, 450, self.WHITE, "a flash is over")
        page.choose("#tint-damage", False)
        page.choose("#set-slow", True)
        page.wait("portico.state().conditions.slowsAnimations", "slow animations")
        page.choose("#set-slow", False)
        page.click_on("#bar-reset")
        page.wait("document.getElementById('time').textContent !== '9:41' || !portico.state().statusBar.time", "the clock as it is")
        page.click_on("#show-surroundings")

    def services(self):
        """A push notification, which the app shows by a colour, and a location that it is told of after a question."""
        page, device = self.page, self.device
        page.click_on("#show-surroundings")
        payload = "document.getElementById('push')"
        page.value(payload + """.value = '{ "aps": }'""")
        page.click_on("#send-push")
        page.wait(f"{payload}.getAttribute('aria-invalid') === 'true' && document.getElementById('push-says').textContent", "no JSON")
        page.value(payload + """.value = '{ "aps": { "content-available": 1 } }'""")
        page.click_on("#send-push")
        device.expect(*self.OPENED, self.MAGENTA, "the app has got the push")
        page.choose("#city", "51.5074 -0.1278")
        page.wait("portico.state().conditions.location?.latitude === 51.5074", "the device is in London")
        self.open_url("stage://locate")
        self.allow_location()
        device.expect(*self.OPENED, self.RED, "the app knows that it isn't Munich")
        page.value("document.getElementById('latitude').value = '48.137'; document.getElementById('longitude').value = '11.575'")
        page.click_on("#set-place")
        device.expect(*self.OPENED, self.GREEN, "the app is in Munich")
        self.picture("services")
        page.click_on("#no-place")
        device.expect(*self.OPENED, self.YELLOW, "nobody knows where it is")
        page.click_on("#show-surroundings")

    def allow_location(self):
        """The question's middle button, where it is asked: once for each simulator."""
        is_there = f"{self.device.pixel(*self.OPENED)} === '{self.RED}'"
        self.page.wait(f"{is_there} || {self.device.pixel(10, 450)} === '{self.DIMMED}'", "a location, or the question")
        if not self.page.value(is_there):
            self.picture("question")
            self.device.tap(self.middle, self.ALLOW)

    def clock(self):
        """What the device's clock shows, in its status bar and to the app, and where."""
        page, device = self.page, self.device
        page.click_on("#show-surroundings")
        page.value("document.getElementById('device-time').value = '2030-01-01T09:41'")
        page.value("document.getElementById('device-zone').value = 'Mars'")
        page.click_on("#set-time")
        page.wait("document.getElementById('device-zone').getAttribute('aria-invalid') === 'true'", "there is no such zone")
        page.value("document.getElementById('device-zone').value = 'Asia/Tokyo'")
        page.click_on("#set-time")
        page.wait("document.getElementById('time').textContent === '09:41'", "the status bar's clock shows the time")
        device.expect(*self.OPENED, self.BLUE, "the app has been told that another day is there")
        self.open_url("stage://clock")
        device.expect(*self.OPENED, self.GREEN, "the app has the time in Tokyo")
        self.picture("clock")
        page.value("document.getElementById('device-time').value = ''")
        page.value("document.getElementById('device-zone').value = 'UTC'")
        page.click_on("#set-time")
        page.wait("document.getElementById('time').textContent === '00:41'", "the same moment elsewhere")
        page.click_on("#own-time")
        page.wait("!portico.state().conditions.time.ahead && !portico.state().timeZone", "the machine's time")
        self.open_url("stage://clock")
        device.expect(*self.OPENED, self.RED, "the app has the machine's time")
        page.click_on("#show-surroundings")

    def network(self):
        """The app asks a server: with a network, without one, and with a slow one."""
        page, device = self.page, self.device
        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Answers)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        page.click_on("#show-surroundings")
        try:
            for kind, color, what in (("normal", self.GREEN, "an answer"), ("off", self.RED, "there is no network"),
                                      ("slow", self.GREEN, "a late answer"), ("normal", self.GREEN, "an answer again")):
                page.choose("#set-network", kind)
                page.wait(f"portico.state().conditions.network === '{kind}'", f"the network is {kind}")
                self.open_url("stage://hello")
                device.expect(*self.OPENED, self.CYAN, "asked anew")
                self.open_url(f"stage://fetch/{server.server_port}")
                took = device.expect(*self.OPENED, color, what)
                if kind == "slow" and took < 0.35:
                    raise AssertionError(f"a slow network answers in {took:.2f} s")
                if kind == "off":
                    self.picture("network-off")
        finally:
            server.shutdown()
            server.server_close()
        page.click_on("#show-surroundings")

    def another_device(self):
        """The device becomes another one, and the app comes back on it."""
        page, device = self.page, self.device
        # The device moves when the panel beside it goes.
        page.still()
        page.click_on(STAGE)
        device.expect(10, 450, self.WHITE, "the app on the phone")
        for name, size in (("iPad mini", [1488, 2266]), ("iPhone SE", [750, 1334]), ("iPhone 15", [1179, 2556])):
            process = page.value("portico.state().foreground")
            page.choose("#set-device", name)
            page.wait(f"portico.info().name === '{name}' && portico.state().foreground > {process}", f"a process on {name}")
            page.wait(f"(() => {{ const c = document.getElementById('screen'); return !c.hidden && c.width === {size[0]} && c.height === {size[1]}; }})()",
                      f"a frame of {name}")
            device.expect(10, 450, self.WHITE, f"the app on {name}")
            page.still()
            self.picture(name.lower().replace(" ", "-"))
        page.choose("#set-orientation", "left")
        page.wait("document.getElementById('screen').width > document.getElementById('screen').height", "turned by the menu")
        page.choose("#set-orientation", "portrait")
        page.wait("document.getElementById('screen').width < document.getElementById('screen').height", "upright")
        page.still()

    def beside(self):
        """A second device beside the first: another one, with the same app, and input of its own."""
        page, device = self.page, self.device
        inner = "document.querySelector('#others iframe').contentWindow"
        # What happens in a frame is heard of in the page around it: `wait` looks then.
        page.value("""new MutationObserver((all) => { for (const { addedNodes } of all) for (const frame of addedNodes) {
            const pass = () => dispatchEvent(new Event("portico"));
            frame.addEventListener("load", () => { frame.contentWindow.addEventListener("portico", pass); pass(); });
        } }).observe(document.getElementById("others"), { childList: true })""")
        page.click_on("#add-device")
        page.wait(f"{inner}.portico.state().foreground != null", "the app on the second device")
        page.value(f"(() => {{ const field = {inner}.document.getElementById('set-device'); field.value = 'iPhone SE';"
                   " field.dispatchEvent(new Event('change')); })()")
        canvas = f"{inner}.document.getElementById('screen')"
        pixel = lambda x, y: f"[...{canvas}.getContext('2d').getImageData({x} * 2, {y} * 2, 1, 1).data].slice(0, 3).join()"
        page.wait(f"!{canvas}.hidden && {canvas}.width === 750 && {pixel(187 - 50, 130)} === '{self.BLUE}'", "its frame, on another device")
        page.still()
        page.value(f"{inner}.document.getAnimations().forEach((animation) => animation.finish())")
        x, y = page.value(f"""(() => {{ const frame = document.querySelector('#others iframe').getBoundingClientRect();
            const box = {inner}.portico.place(); return [frame.x + box.x + box.width / 2, frame.y + box.y + 150 * box.height / 667]; }})()""")
        page.click(x, y)
        page.wait(f"{pixel(187 - 50, 130)} === '{self.GREEN}'", "tapped on the second device")
        self.middle = device.size()[0] / 2
        device.expect(self.middle - 50, 130, self.BLUE, "the first one wasn't")
        shown = page.value(f"[getComputedStyle(document.getElementById('tools')).visibility, {inner}.getComputedStyle({inner}.document.getElementById('tools')).visibility]")
        if shown != ["hidden", "visible"]:
            raise AssertionError(f"the buttons are those of the device in use: {shown}")
        self.picture("beside")
        page.value(f"{inner}.document.getElementById('remove-device').click()")
        page.wait("!document.querySelector('#others iframe') && getComputedStyle(document.getElementById('tools')).visibility === 'visible'", "one device again")
        page.still()
        page.click_on("#tools [data-do='switcher']")
        page.wait("document.querySelectorAll('.card').length === 1", "one card")
        page.value("document.querySelector('.card .close').click()")
        page.wait("portico.state().apps.every((app) => app.process == null)", "no app runs")
        page.click_on("#tools [data-do='home']")
        page.wait(f"{CLEAR} && portico.state().interruptions.length === 0", "the home screen")
