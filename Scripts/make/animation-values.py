#!/usr/bin/env python3
"""Computes what animations should show, by other means than Portico does: springs by stepping their equation, timing functions by
bisection, curves by Hermite's formula, paces by summing short chords, turns by matrices. Prints a Swift file with the tables that
`AnimationValueTests` compares with.
usage: animation-values.py > Tests/QuartzCoreTests/AnimationValueTable.swift"""
import math


def spring(m, k, d, v, t, h=1e-5):
    """Runge-Kutta on m x'' + d x' + k (x - 1) = 0 with x(0) = 0, x'(0) = v."""
    f = lambda x, y: (y, (-d * y - k * (x - 1)) / m)
    x, y = 0.0, v
    n = round(t / h)
    for _ in range(n):
        a = f(x, y)
        b = f(x + h / 2 * a[0], y + h / 2 * a[1])
        c = f(x + h / 2 * b[0], y + h / 2 * b[1])
        e = f(x + h * c[0], y + h * c[1])
        x += h / 6 * (a[0] + 2 * b[0] + 2 * c[0] + e[0])
        y += h / 6 * (a[1] + 2 * b[1] + 2 * c[1] + e[1])
    return x


def ease(points, t):
    x1, y1, x2, y2 = points
    at = lambda s, a, b: 3 * (1 - s) ** 2 * s * a + 3 * (1 - s) * s * s * b + s**3
    low, high = 0.0, 1.0
    for _ in range(200):
        s = (low + high) / 2
        if at(s, x1, x2) < t:
            low = s
        else:
            high = s
    return at(s, y1, y2)


def hermite(values, shapes, t):
    """Kochanek and Bartels: the value at t, 0…1, evenly spaced; what lacks a neighbour takes itself."""
    n = len(values)
    i = min(int(t * (n - 1)), n - 2)
    s = t * (n - 1) - i

    def tangents(j):
        tension, continuity, bias = shapes[j]
        before, here, after = values[max(j - 1, 0)], values[j], values[min(j + 1, n - 1)]
        a, b = here - before, after - here
        leave = (1 - tension) * ((1 + continuity) * (1 + bias) * a + (1 - continuity) * (1 - bias) * b) / 2
        arrive = (1 - tension) * ((1 - continuity) * (1 + bias) * a + (1 + continuity) * (1 - bias) * b) / 2
        return leave, arrive

    m0, m1 = tangents(i)[0], tangents(i + 1)[1]
    h = (2 * s**3 - 3 * s**2 + 1, s**3 - 2 * s**2 + s, -2 * s**3 + 3 * s**2, s**3 - s**2)
    return h[0] * values[i] + h[1] * m0 + h[2] * values[i + 1] + h[3] * m1


def bezier(p, s):
    u = 1 - s
    return tuple(u**3 * a + 3 * u * u * s * b + 3 * u * s * s * c + s**3 * d for a, b, c, d in zip(*p))


def paced(curves, t, steps=20000):
    """The point where the fraction t of the length is done."""
    points = [curves[0][0]]
    for curve in curves:
        points += [bezier(curve, (k + 1) / steps) for k in range(steps)]
    lengths = [math.dist(a, b) for a, b in zip(points, points[1:])]
    left = t * sum(lengths)
    for a, b, length in zip(points, points[1:], lengths):
        if left <= length:
            return tuple(x + (y - x) * left / length for x, y in zip(a, b))
        left -= length
    return points[-1]


def line(a, b):
    return (a, tuple(x + (y - x) / 3 for x, y in zip(a, b)), tuple(x + (y - x) * 2 / 3 for x, y in zip(a, b)), b)


def turn(axis, angle):
    c, s = math.cos(angle), math.sin(angle)
    if axis == "x":
        return [1, 0, 0, 0, c, s, 0, -s, c]
    if axis == "y":
        return [c, 0, -s, 0, 1, 0, s, 0, c]
    return [c, s, 0, -s, c, 0, 0, 0, 1]


def number(x):
    return f"{x:.10f}"


def row(*parts):
    print("        (" + ", ".join(parts) + "),")


def listed(xs):
    return "[" + ", ".join(number(x) for x in xs) + "]"


print("// Made by Scripts/make/animation-values.py; make it anew rather than edit it.\n")
print("enum AnimationValueTable {")
times = [0.05, 0.1, 0.25, 0.5, 1.0, 2.0]
print(f"    static let springTimes: [Double] = {times}")
print("    /// mass, stiffness, damping, velocity; the way at each time.")
print("    static let springs: [(Double, Double, Double, Double, [Double])] = [")
for m, k, d, v in [(1, 100, 10, 0), (1, 100, 20, 0), (1, 100, 40, 2), (2, 300, 12, -1), (1, 50, 1, 5), (3, 1000, 500, 0), (0.5, 180, 8, 10)]:
    row(*map(str, (m, k, d, v)), listed(spring(m, k, d, v, t) for t in times))
print("    ]")
fractions = [0.05, 0.1, 0.25, 0.4, 0.5, 0.6, 0.75, 0.9, 0.95]
print(f"    static let fractions: [Double] = {fractions}")
print("    /// Control points; the way at each fraction.")
print("    static let timings: [([Float], [Double])] = [")
for points in [(0.42, 0, 1, 1), (0, 0, 0.58, 1), (0.42, 0, 0.58, 1), (0.25, 0.1, 0.25, 1), (0.17, 0.67, 0.83, 0.67), (0.5, -0.5, 0.5, 1.5), (0.9, 0.1, 0.1, 0.9)]:
    row(str(list(points)), listed(ease(points, f) for f in fractions))
print("    ]")
print("    /// Values; tension, continuity, bias of each; the value at each fraction.")
print("    static let curves: [([Double], [[Double]], [Double])] = [")
flat = (0, 0, 0)
for values, shapes in [
    ([0, 1, 0], [flat] * 3),
    ([0, 10, 5, 40], [flat] * 4),
    ([0, 10, 5, 40], [flat, (1, 0, 0), (1, 0, 0), flat]),
    ([0, 10, 5, 40], [flat, (0, 0.5, 0), (0.3, -0.5, 0.2), flat]),
    ([3, -2, 8], [(0, 0, 0.5), (-1, 0.25, -0.75), (0.5, 0, 0)]),
]:
    row(str(values), str([list(s) for s in shapes]), listed(hermite(values, shapes, f) for f in fractions))
print("    ]")
print("    /// Lines and curves, two controls each where it is one; the point at each fraction of the whole length: x, y, x, y …")
print("    static let paces: [([[Double]], [Double])] = [")
arch = [((0, 0), (0, 100), (100, 100), (100, 0))]
corner = [line((0, 0), (10, 0)), line((10, 0), (10, 100))]
mixed = [line((0, 0), (50, 0)), ((50, 0), (90, 0), (100, 40), (100, 120))]
for curves in [arch, corner, mixed]:
    flatten = lambda c: [x for p in c for x in p]
    row("[" + ", ".join(listed(flatten(c)) for c in curves) + "]", listed(x for f in fractions for x in paced(curves, f)))
print("    ]")
print("    /// Axis, angles from and to; the upper left nine numbers of the matrix at each fraction, along the shorter way.")
print("    static let turns: [(String, Double, Double, [[Double]])] = [")
for axis, a, b in [("z", 0, 1), ("x", 0.5, 2), ("y", -1, 1.2), ("z", 0, 3), ("z", 0, 4)]:
    short = (b - a + math.pi) % (2 * math.pi) - math.pi
    row(f'"{axis}"', number(a), number(b), "[" + ", ".join(listed(turn(axis, a + short * f)) for f in fractions[2:5]) + "]")
print("    ]")
print("    /// mass, stiffness, damping, velocity; when it stays within a thousandth, by the amplitudes' bound where it swings.")
print("    static let settling: [(Double, Double, Double, Double, Double)] = [")
for m, k, d, v in [(1, 100, 10, 0), (1, 300, 12, 0), (2, 100, 5, 3)]:
    omega, ratio = math.sqrt(k / m), d / (2 * math.sqrt(k * m))
    swing = omega * math.sqrt(1 - ratio**2)
    row(*map(str, (m, k, d, v)), number(math.log((1 + abs((ratio * omega - v) / swing)) / 0.001) / (ratio * omega)))
print("    ]")
print("}")
