#!/usr/bin/env python3
"""Chromium's texts beside Portico's: elements as labels, a textarea, an editable element of many runs.
usage: text_chromium.py labels|long|long-small|runs|runs-small
Of 10 MB there is the first frame only: a scroll doesn't come to its end within two minutes. Nor does a script's insertion of 250 kB."""
import statistics
from chromium import check, result, run


def labels(browser):
    for variant, is_wrapped in [("10,000 labels of one line", "false"), ("10,000 labels wrapped at 200", "true")]:
        for metric, each, sum in browser.value(f"labels({is_wrapped})"):
            result(variant, metric, each, "us")
            check(variant, metric, sum)


def median(browser, variant, metric, bodies):
    result(variant, metric, statistics.median([browser.timed(body) for body in bodies]) * 1e6, "us")


def keys(browser, variant, count):
    """The key alone isn't measured: the editor lays out in it, with what the script began."""
    median(browser, variant, "a key in its middle, with its frame", ["type('x')"] * count)


def first(browser, variant, lines):
    browser.value(f"window.text = longText({lines}), area()")
    browser.timed("view.value = 'warm up 0123'")
    result(variant, "text to first frame", browser.timed("view.value = text") * 1e3, "ms")


def long(browser, variant="A text of 100 kB, 2,000 lines", lines=2_000):
    first(browser, variant, lines)
    height = browser.value("view.scrollHeight")
    check(variant, "is", height, "high")
    median(browser, variant, "scroll by a line, with its frame", ["view.scrollTop += 20"] * 200)
    median(browser, variant, "scroll by a page, with its frame", ["view.scrollTop += 2532"] * 10)
    jumps = [f"view.scrollTop = {height / 2 if i % 2 else height}" for i in range(50)]
    median(browser, variant, "jump to the middle or the end, with its frame", jumps)
    browser.timed(f"view.setSelectionRange({lines * 25}, {lines * 25}); view.scrollTop = {height / 2}")
    keys(browser, variant, 20)
    widths = [f"view.style.width = '{400 if i % 2 == 0 else 1170}px'" for i in range(3)]
    median(browser, variant, "another width, with its frame", widths)


def runs(browser, variant="1 MB in 50,000 runs", lines=20_000):
    browser.value(f"window.text = longText({lines}), 0")
    result(variant, "runs to first frame", browser.timed("runs(text)") * 1e3, "ms")
    browser.timed(f"const at = view.children[{lines * 5 // 4}]; at.scrollIntoView(); getSelection().collapse(at.firstChild, 5)")
    keys(browser, variant, 5)
    check(variant, browser.value("getSelection().anchorNode.textContent"))


if __name__ == "__main__":
    run("text.html", {
        "labels": labels, "long-small": long, "runs": runs,
        "long": lambda browser: first(browser, "A text of 10 MB, 200,000 lines", 200_000),
        "runs-small": lambda browser: runs(browser, "100 kB in 5,000 runs", 2_000),
    })
