#!/usr/bin/env python3
"""Chromium's lists beside Portico's.
usage: lists_chromium.py measured|flow|rails
A million rows aren't among them: Chromium lays nothing out below 33,554,428 pixels."""
import statistics
from chromium import check, result, run


def measured(browser):
    browser.value("window.rows = texts(), 0")
    result("10,000 self-sizing rows", "first screen", browser.timed("measured(rows)") * 1e3, "ms")
    browser.frame()
    height = browser.value("list.scrollHeight")
    check("content is", height, "high")
    spent = sum(browser.timed("list.scrollTop += 2000") for _ in range(-(-(height - 2532) // 2000)))
    result("10,000 self-sizing rows", "whole scroll, a row", spent * 1e6 / 10_000, "us")
    times = [browser.timed(f"list.style.width = '{1000 if i % 2 == 0 else 1170}px'") for i in range(11)]
    result("10,000 self-sizing rows", "another width, with its frame", statistics.median(times) * 1e6, "us")


def flow(browser):
    each, height = browser.value("flow()")
    check("content is", height, "high")
    result("flow layout, 100,000 items of many sizes", "prepare an item", each, "ns")


def rails(browser):
    name = "100 rails of 50 items"
    result(name, "first frame", browser.timed("rails()") * 1e3, "ms")
    times = [browser.timed("list.scrollTop += 180") for _ in range(50)]
    result(name, "scroll by a rail, with its frame", statistics.median(times) * 1e6, "us")
    browser.timed("list.scrollTop = 0")
    times = [browser.timed("list.children[3].scrollLeft += 252") for _ in range(40)]
    result(name, "scroll in a rail by an item, with its frame", statistics.median(times) * 1e6, "us")
    check("rail is at", browser.value("list.children[3].scrollLeft"))


if __name__ == "__main__":
    run("lists.html", {"measured": measured, "flow": flow, "rails": rails})
