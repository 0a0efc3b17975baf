"""The device in windows where it is smaller than its pixels: hairlines and texts are the mean of what lies in a pixel of the page."""


class Reducing:
    """A step of the story; `Story` is one. The stage's app is in front."""

    sizes = ((760, 600, 1), (1024, 768, 1), (760, 600, 2))

    # The mean of the device's pixels in pixels of the page, and what the page has there: the largest difference of all colours.
    means = """(() => { const { source, target, factor } = portico.reduced;
        const all = source.getContext("2d").getImageData(0, 0, source.width, source.height).data;
        const made = target.getContext("2d").getImageData(0, 0, target.width, target.height).data;
        let [most, texts] = [0, 0];
        for (let y = 3; y < target.height; y += 7) for (let x = 3; x < target.width; x += 5) {
            const [sum, rest] = [[0, 0, 0], { area: 0 }];
            for (let row = Math.floor(y / factor); row < Math.min((y + 1) / factor, source.height); row += 1) {
                const tall = Math.min(row + 1, (y + 1) / factor) - Math.max(row, y / factor);
                for (let column = Math.floor(x / factor); column < Math.min((x + 1) / factor, source.width); column += 1) {
                    const part = tall * (Math.min(column + 1, (x + 1) / factor) - Math.max(column, x / factor));
                    rest.area += part;
                    sum.forEach((_, i) => { sum[i] += all[(row * source.width + column) * 4 + i] * part; });
                } }
            sum.forEach((value, i) => { const pixel = made[(y * target.width + x) * 4 + i];
                most = Math.max(most, Math.abs(value / rest.area - pixel));
                if (pixel > 40 && pixel < 215) texts += 1; });
        }
        return [most, texts]; })()"""

    # Of a picture of the page: how many colours of its rows, where nothing moves, are others than those of the canvas.
    shown = """(async (data) => { const image = new Image(); image.src = "data:image/png;base64," + data; await image.decode();
        const { target } = portico.reduced, box = target.getBoundingClientRect(), page = new OffscreenCanvas(image.width, image.height);
        const context = page.getContext("2d"), ratio = devicePixelRatio;
        context.drawImage(image, 0, 0);
        const [x, y, width, height] = [30, Math.round(target.height * 0.5), target.width - 60, Math.round(target.height * 0.35)];
        const one = context.getImageData(Math.round(box.left * ratio) + x, Math.round(box.top * ratio) + y, width, height).data;
        const other = target.getContext("2d").getImageData(x, y, width, height).data;
        return one.reduce((count, value, i) => count + (Math.abs(value - other[i]) > 1), 0); })"""

    def reduced(self):
        page = self.page
        page.still()
        before = page.value("JSON.stringify(portico.place())")
        for width, height, ratio in self.sizes:
            page.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=ratio, mobile=False)
            # The device is put into the new window with the frame after the next.
            page.value("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
            page.wait(f"innerWidth === {width} && devicePixelRatio === {ratio} && !portico.reduced.target.hidden && Math.abs("
                      "portico.reduced.target.width - portico.place().width * devicePixelRatio) < 1.01", "a screen of the window's pixels")
            page.still()
            most, texts = page.value(self.means)
            if most > 3 or not texts:
                raise AssertionError(f"{width} × {height} @{ratio}x: {most} beside the mean; {texts} pixels of edges")
            # A browser that is told of other pixels lays the page out by its own: only one is as it is outside of tests.
            if ratio == 1:
                data = page.call("Page.captureScreenshot", format="png")["data"]
                if others := page.value(f"{self.shown}({data!r})"):
                    raise AssertionError(f"{width} × {height}: {others} colours aren't as they were reduced")
            self.picture(f"reduced-{width}-{ratio}x")
        page.call("Emulation.clearDeviceMetricsOverride")
        page.value(f"""(async () => {{ while (JSON.stringify(portico.place()) !== {before!r})
            await new Promise((done) => requestAnimationFrame(done)); }})()""")
