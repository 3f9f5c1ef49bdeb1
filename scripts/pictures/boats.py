"""Boats on their trailers, and a personal watercraft. Hulls are fields: a plan, a sheer line, a keel and a vee below."""

import math

import numpy as np
import studio
from boat_parts import build_hull, Hull, outboard, rub_rail, seat, trailer, wheel_at, windshield
from fields import meet_all
from looks import looks
from pieces import bend, blob, box, cylinder, inflate, rod


def bowrider():
    table, mats = studio.add_turntable(), looks()
    k = 0.50
    hull = Hull([(-2.9, 1.14), (-1.0, 1.20), (1.0, 1.14), (2.0, 0.86), (2.7, 0.42), (3.05, 0.03)], [(-2.9, k + 0.98), (0, k + 1.06), (3.05, k + 1.22)], [(-2.9, k), (1.0, k + 0.02), (2.2, k + 0.28), (3.05, k + 0.92)], 0.32)
    front = lambda p: meet_all([np.abs(p[:, 1]) - hull.beam(p[:, 0]) + 0.20, 0.75 - p[:, 0], p[:, 0] - 2.25], 0.15)
    back = lambda p: meet_all([np.abs(p[:, 1]) - hull.beam(p[:, 0]) + 0.20, -2.2 - p[:, 0], p[:, 0] - 0.30], 0.15)
    build_hull(table, mats, hull, lambda p: np.minimum(front(p), back(p)), (0.52, 0.62))
    rub_rail(table, mats, hull)
    z = hull.sheer(np.array([0.4]))[0]
    for side in (1, -1):
        inflate([(0.78, z - 0.40), (0.76, z + 0.10), (0.40, z + 0.14), (0.22, z + 0.02), (0.24, z - 0.40)], 0.62, 0.08, mats["white"], table, at=side * 0.62, corner=0.05)
        seat(table, mats, -0.28, side * 0.58, z - 0.36, 0.56)
        inflate([(1.0, z - 0.36), (2.0, z - 0.26), (2.0, z - 0.12), (1.0, z - 0.16)], 0.40, 0.06, mats["white"], table, at=side * 0.50, corner=0.04)
    ys = [1.0, 0.92, 0.62, 0.22, -0.22, -0.62, -0.92, -1.0]
    xs = [-0.25, 0.30, 0.66, 0.78, 0.78, 0.66, 0.30, -0.25]
    windshield(table, mats, [(x, y, z + 0.06) for x, y in zip(xs, ys)], 0.26, 0.32)
    wheel_at(table, mats, 0.14, -0.58, z + 0.06)
    inflate([(-1.62, z - 0.36), (-1.60, z - 0.08), (-2.05, z - 0.02), (-2.10, z + 0.10), (-2.2, z + 0.10), (-2.2, z - 0.36)], 1.7, 0.08, mats["white"], table, corner=0.05)
    inflate([(-2.2, z - 0.1), (-2.2, z + 0.03), (-2.86, z + 0.03), (-2.86, z - 0.1)], 1.7, 0.05, mats["seat"], table, corner=0.04)
    box((-3.10, 0, k + 0.50), (0.62, 1.9, 0.07), mats["white"], table, 0.03)
    inflate([(-2.9, k + 0.42), (-3.1, k + 0.36), (-3.28, k - 0.18), (-3.1, k - 0.20), (-2.9, k + 0.1)], 0.22, 0.08, mats["gloss"], table, corner=0.04)
    for side in (1, -1):  # tower
        rod(bend([(0.20, side * 1.08, z), (-0.10, side * 1.02, z + 1.05), (-0.40, 0, z + 1.16)], 0.25), 0.030, mats["satin"], table)
        rod(bend([(-0.75, side * 1.10, z), (-0.35, side * 1.0, z + 1.05), (-0.42, 0, z + 1.14)], 0.25), 0.026, mats["satin"], table)
        rod(bend([(2.3, side * 0.48, hull.sheer(np.array([2.3]))[0]), (2.3, side * 0.48, hull.sheer(np.array([2.3]))[0] + 0.14), (1.3, side * 0.92, hull.sheer(np.array([1.4]))[0] + 0.14), (1.3, side * 0.94, hull.sheer(np.array([1.4]))[0])], 0.08), 0.014, mats["chrome"], table)
    ground = trailer(table, mats, (-1.1, -0.36), 3.9, k + 0.06, 1.1, -2.6)
    return table, ground


def fishing_boat():
    """A bass boat: low, flat decks, two pedestal seats, a console, a big outboard and a trolling motor."""
    table, mats = studio.add_turntable(), looks()
    k = 0.50
    hull = Hull([(-2.6, 1.06), (0, 1.12), (1.4, 0.98), (2.3, 0.52), (2.85, 0.10), (2.95, 0.03)], [(-2.6, k + 0.66), (0, k + 0.70), (2.95, k + 0.84)], [(-2.6, k), (1.2, k + 0.02), (2.2, k + 0.22), (2.95, k + 0.64)], vee=0.26, flare=0.16)
    cockpit = lambda p: meet_all([np.abs(p[:, 1]) - hull.beam(p[:, 0]) + 0.20, -1.05 - p[:, 0], p[:, 0] - 0.72], 0.12)
    shell = hull.skin()
    carpet = studio.material("carpet", (0.075, 0.08, 0.085), rough=0.95, specular=0.1)
    deck = lambda c, n: n[:, 2] > 0.5
    shell.mark("deck", lambda p: np.full(len(p), -1.0), deck)
    shell.mark("carpet", lambda p: np.abs(p[:, 1]) - hull.beam(p[:, 0]) + 0.10, deck, over=("deck",))
    shell.mark("hole", cockpit, deck, over=("carpet", "deck"))
    at = lambda p: (p[:, 2] - hull.keel(p[:, 0])) / np.maximum(hull.sheer(p[:, 0]) - hull.keel(p[:, 0]), 0.05)
    shell.mark("bottom", lambda p: (at(p) - 0.40) * 0.5, over=("skin",))
    shell.mark("stripe", lambda p: np.maximum(0.52 - at(p), at(p) - 0.58) * 0.5, over=("skin",))
    shell.build("hull", {"skin": (mats["paint"], 0, None), "deck": (mats["white"], 0, None), "carpet": (carpet, 0, None), "bottom": (mats["gloss"], 0, None), "stripe": (mats["satin"], 0, None), "hole": (carpet, 0.30, mats["white"])}, table)
    rub_rail(table, mats, hull, "plastic")
    z = k + 0.70
    for y in (0.42, -0.42):
        seat(table, mats, -0.62, y, z - 0.24, 0.58, 0.44, "seat")
    inflate([(0.62, z - 0.3), (0.55, z + 0.22), (0.30, z + 0.34), (0.18, z + 0.26), (0.20, z - 0.3)], 0.54, 0.08, mats["paint"], table, at=-0.52, corner=0.05)
    inflate([(0.52, z + 0.22), (0.26, z + 0.52), (0.20, z + 0.50), (0.28, z + 0.26)], 0.44, 0.08, mats["dark glass"], table, at=-0.52, corner=0.03)
    wheel_at(table, mats, 0.10, -0.52, z + 0.18)
    for x, zz in ((1.75, z + 0.12), (-1.75, z + 0.04)):
        cylinder((x, 0, zz), (x, 0, zz + 0.36), 0.035, mats["satin"], table)
        inflate([(x + 0.20, zz + 0.36), (x + 0.20, zz + 0.46), (x - 0.12, zz + 0.46), (x - 0.18, zz + 0.72), (x - 0.25, zz + 0.72), (x - 0.22, zz + 0.36)], 0.42, 0.05, mats["seat"], table, corner=0.03)
    rod([(2.85, 0.16, z + 0.22), (1.75, 0.34, z + 0.28)], 0.025, mats["plastic"], table)
    cylinder((1.72, 0.35, z + 0.28), (1.42, 0.40, z + 0.29), 0.055, mats["plastic"], table)
    blob((2.86, 0.16, z + 0.26), (0.26, 0.14, 0.13), mats["gloss"], table, 2.6)
    outboard(table, mats, -2.68, k + 0.58, 1.1)
    ground = trailer(table, mats, (-0.9,), 3.8, k + 0.05, 1.02, -2.3)
    return table, ground


def center_console():
    table, mats = studio.add_turntable(), looks()
    k = 0.50
    hull = Hull([(-2.6, 1.02), (0, 1.08), (1.2, 1.0), (2.1, 0.62), (2.65, 0.14), (2.75, 0.03)], [(-2.6, k + 0.90), (0, k + 0.94), (2.75, k + 1.22)], [(-2.6, k), (1.2, k + 0.02), (2.1, k + 0.28), (2.75, k + 0.94)], vee=0.34)
    build_hull(table, mats, hull, lambda p: meet_all([np.abs(p[:, 1]) - hull.beam(p[:, 0]) + 0.17, -2.2 - p[:, 0], p[:, 0] - 1.75], 0.14), (0.60, 0.66))
    rub_rail(table, mats, hull, "plastic")
    z = k + 0.46
    inflate([(0.45, z), (0.34, z + 0.78), (0.02, z + 0.86), (-0.12, z + 0.70), (-0.10, z)], 0.78, 0.10, mats["white"], table, corner=0.05)
    inflate([(0.36, z + 0.76), (0.10, z + 1.20), (0.04, z + 1.18), (0.10, z + 0.80)], 0.66, 0.10, mats["dark glass"], table, corner=0.03)
    wheel_at(table, mats, -0.20, 0, z + 0.74)
    inflate([(-0.55, z), (-0.55, z + 0.44), (-1.05, z + 0.46), (-1.05, z)], 0.80, 0.06, mats["white"], table, corner=0.04)
    inflate([(-0.52, z + 0.44), (-0.52, z + 0.54), (-1.02, z + 0.54), (-1.04, z + 0.84), (-1.12, z + 0.84), (-1.10, z + 0.44)], 0.78, 0.05, mats["seat"], table, corner=0.03)
    for side in (1, -1):
        rod([(0.30, side * 0.44, z), (0.16, side * 0.62, z + 1.52)], 0.024, mats["satin"], table)
        rod([(-0.55, side * 0.44, z), (-0.70, side * 0.62, z + 1.52)], 0.024, mats["satin"], table)
        rod(bend([(2.4, side * 0.22, k + 1.16), (2.4, side * 0.24, k + 1.34), (0.9, side * 0.94, k + 1.24), (0.8, side * 0.96, k + 1.02)], 0.12), 0.014, mats["chrome"], table)
    blob((-0.26, 0, z + 1.56), (1.36, 1.42, 0.07), mats["paint"], table, 6)
    outboard(table, mats, -2.68, k + 0.80, 1.15, "white")
    ground = trailer(table, mats, (-0.9,), 3.7, k + 0.06, 1.0, -2.3)
    return table, ground


def pontoon():
    table, mats = studio.add_turntable(), looks()
    tube = studio.material("aluminum tube", (0.60, 0.61, 0.62), 1.0, 0.25)
    half, deck = 1.25, 1.12
    for y in (0.85, -0.85):
        cylinder((-3.0, y, 0.80), (2.3, y, 0.80), 0.31, tube, table, count=40)
        cylinder((2.3, y, 0.80), (3.15, y, 0.95), 0.31, tube, table, 0.05, 40)
        blob((-3.0, y, 0.80), (0.2, 0.61, 0.61), tube, table, 2)
        box((-0.3, y, 0.52), (4.6, 0.03, 0.04), tube, table, 0)
        for x in np.linspace(-2.6, 2.4, 9):
            box((x, y, 1.06), (0.10, 0.34, 0.10), tube, table, 0.01)
    box((0, 0, deck), (6.2, half * 2, 0.09), tube, table, 0.02)
    box((0, 0, deck + 0.05), (6.1, half * 2 - 0.06, 0.02), studio.material("teak", (0.22, 0.16, 0.11), rough=0.7), table, 0)

    def fence(x0, x1, y, along="x"):
        place = (lambda u: (u, y)) if along == "x" else (lambda u: (y, u))
        a, b = place(x0), place(x1)
        middle, length = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2), abs(x1 - x0)
        size = (length, 0.03, 0.56) if along == "x" else (0.03, length, 0.56)
        box((*middle, deck + 0.42), size, mats["paint"], table, 0.01)
        stripe = (length - 0.1, 0.036, 0.10) if along == "x" else (0.036, length - 0.1, 0.10)
        box((*middle, deck + 0.52), stripe, mats["gloss"], table, 0.005)
        for z in (deck + 0.12, deck + 0.74):
            rod([(*a, z), (*b, z)], 0.022, tube, table)
        for u in (x0, x1):
            rod([(*place(u), deck + 0.05), (*place(u), deck + 0.74)], 0.022, tube, table)

    for y in (half - 0.04, 0.04 - half):
        fence(2.95, 0.75, y)
        fence(-0.05, -2.4, y)
    fence(0.45, half - 0.06, 2.97, "y")
    fence(-half + 0.06, -0.45, 2.97, "y")
    fence(-half + 0.06, 0.55, -2.42, "y")
    for y in (0.86, -0.86):
        for x0, x1 in ((2.80, 1.2), (-1.1, -2.3)):
            inflate([(x0, deck + 0.06), (x0, deck + 0.42), (x1, deck + 0.42), (x1, deck + 0.06)], 0.56, 0.06, mats["white"], table, at=y, corner=0.05)
            inflate([(x0, deck + 0.40), (x0, deck + 0.84), (x1, deck + 0.84), (x1, deck + 0.40)], 0.16, 0.06, mats["seat"], table, at=y * 1.24, corner=0.05)
    inflate([(0.45, deck + 0.06), (0.40, deck + 0.78), (0.15, deck + 0.94), (0.0, deck + 0.86), (0.02, deck + 0.06)], 0.70, 0.10, mats["white"], table, at=-0.72, corner=0.05)
    inflate([(0.40, deck + 0.80), (0.22, deck + 1.12), (0.16, deck + 1.10), (0.20, deck + 0.86)], 0.60, 0.08, mats["dark glass"], table, at=-0.72, corner=0.03)
    wheel_at(table, mats, -0.08, -0.72, deck + 0.82)
    seat(table, mats, -0.62, -0.72, deck + 0.36, 0.62)
    # bimini
    for y in (half - 0.06, 0.06 - half):
        rod([(-0.60, y, deck + 0.75), (0.55, y, deck + 1.92)], 0.018, tube, table)
        rod([(-0.60, y, deck + 0.75), (-1.75, y, deck + 1.92)], 0.018, tube, table)
        rod([(-0.60, y, deck + 0.75), (-0.60, y, deck + 1.98)], 0.018, tube, table)
    blob((-0.60, 0, deck + 1.96), (2.5, half * 2 - 0.04, 0.13), mats["cloth"], table, 5)
    outboard(table, mats, -3.02, 1.06, 1.05)
    ground = trailer(table, mats, (-0.9, -0.15), 3.9, 0.46, 0.95, -2.8)
    return table, ground


def sailboat():
    table, mats = studio.add_turntable(), looks()
    k = 0.62
    hull = Hull([(-2.6, 0.70), (-1.0, 1.02), (0.4, 1.06), (1.8, 0.66), (2.9, 0.04)], [(-2.6, k + 0.92), (0, k + 0.90), (2.9, k + 1.10)], [(-2.6, k + 0.34), (-0.6, k + 0.06), (1.2, k + 0.10), (2.4, k + 0.48), (2.9, k + 0.90)], vee=0.42, flare=0.24)
    build_hull(table, mats, hull, lambda p: meet_all([np.abs(p[:, 1]) - hull.beam(p[:, 0]) + 0.30, -2.2 - p[:, 0], p[:, 0] + 0.70], 0.10), (0.78, 0.86))
    rub_rail(table, mats, hull, "wood", 0.03)
    inflate([(1.75, k + 0.92), (1.30, k + 1.18), (-0.45, k + 1.32), (-0.62, k + 0.90)], 1.36, 0.16, mats["white"], table, corner=0.06)
    for side in (1, -1):
        for x in (0.95, 0.25):
            blob((x, side * 0.655, k + 1.12), (0.42, 0.05, 0.13), mats["dark glass"], table, 3)
        rod([(-0.1, side * 1.0, k + 0.92), (0.45, 0, 6.2)], 0.006, mats["steel"], table)
        rod(bend([(2.6, side * 0.20, k + 1.05), (2.6, side * 0.22, k + 1.45), (1.6, side * 0.70, k + 1.42), (1.6, side * 0.72, k + 1.0)], 0.1), 0.012, mats["chrome"], table)
    mast = studio.material("mast", (0.60, 0.61, 0.62), 0.9, 0.3)
    rod([(0.45, 0, k + 1.2), (0.45, 0, 7.2)], 0.05, mast, table)
    rod([(0.45, 0, k + 1.75), (-2.2, 0, k + 1.70)], 0.04, mast, table)
    rod([(2.85, 0, k + 1.12), (0.45, 0, 6.9)], 0.006, mats["steel"], table)
    rod([(-2.5, 0, k + 0.95), (0.45, 0, 7.2)], 0.006, mats["steel"], table)
    sail = studio.material("sail", (0.78, 0.77, 0.72), rough=0.8, specular=0.2)
    for points, belly in (([(0.38, k + 1.85), (-2.15, k + 1.80), (0.38, 7.05)], 0.30), ([(2.72, k + 1.35), (0.10, k + 1.45), (0.55, 6.6)], 0.34)):
        _sail(table, sail, points, belly)
    inflate([(-2.62, k + 0.62), (-2.80, k + 0.62), (-2.86, k - 0.10), (-2.64, k - 0.10)], 0.05, 0.02, mats["wood"], table, corner=0.02)
    inflate([(0.6, k + 0.10), (-0.5, k + 0.10), (-0.35, k - 0.24), (0.35, k - 0.24)], 0.10, 0.05, mats["white"], table, corner=0.04)
    ground = trailer(table, mats, (-0.5,), 3.7, k + 0.12, 0.95, -2.2)
    return table, ground


def _sail(table, surface, corners, belly):
    (ax, az), (bx, bz), (cx, cz) = corners
    points, faces, n = [], [], 16
    for i in range(n + 1):
        for j in range(n + 1):
            u, v = i / n, j / n
            x = (ax * (1 - u) + bx * u) * (1 - v) + cx * v
            z = (az * (1 - u) + bz * u) * (1 - v) + cz * v
            points.append((x, belly * math.sin(math.pi * u) * (1 - v) * (0.4 + v), z))
    for i in range(n):
        for j in range(n):
            a = i * (n + 1) + j
            faces.append((a, a + n + 1, a + n + 2, a + 1))
    studio.add_mesh("sail", points, faces, surface, True, table)


def watercraft():
    """A sit-down personal watercraft on a small stand."""
    table, mats = studio.add_turntable(), looks()
    k = 0.28
    hull = Hull([(-1.55, 0.50), (-0.4, 0.60), (0.6, 0.55), (1.3, 0.30), (1.62, 0.04)], [(-1.55, k + 0.40), (0.2, k + 0.46), (1.62, k + 0.62)], [(-1.55, k), (0.6, k + 0.02), (1.2, k + 0.18), (1.62, k + 0.50)], vee=0.34, rail=0.06)
    build_hull(table, mats, hull, None, (0.60, 0.72))
    rub_rail(table, mats, hull, "plastic", 0.07)
    inflate([(1.56, k + 0.52), (1.34, k + 0.72), (0.80, k + 0.92), (0.42, k + 0.96), (0.30, k + 0.70), (0.40, k + 0.40), (1.30, k + 0.40)], 0.72, 0.24, mats["paint"], table, corner=0.06)
    inflate([(0.34, k + 0.72), (0.10, k + 0.66), (-0.50, k + 0.74), (-1.20, k + 0.80), (-1.28, k + 0.60), (-1.20, k + 0.38), (0.30, k + 0.38)], 0.46, 0.14, mats["paint"], table, corner=0.05)
    inflate([(0.32, k + 0.74), (0.08, k + 0.70), (-0.46, k + 0.78), (-0.56, k + 0.84), (-1.20, k + 0.88), (-1.24, k + 0.76), (-0.40, k + 0.66), (0.28, k + 0.62)], 0.38, 0.07, mats["seat"], table, corner=0.03)
    for side in (1, -1):
        inflate([(1.36, k + 0.68), (0.86, k + 0.86), (0.60, k + 0.80), (1.10, k + 0.62)], 0.12, 0.05, mats["gloss"], table, at=side * 0.25, corner=0.02)
        rod(bend([(0.56, 0, k + 0.96), (0.50, side * 0.10, k + 1.08), (0.36, side * 0.38, k + 1.08)], 0.05), 0.016, mats["plastic"], table)
        rod([(0.42, side * 0.26, k + 1.08), (0.35, side * 0.40, k + 1.08)], 0.023, mats["rubber"], table)
        blob((0.78, side * 0.36, k + 0.92), (0.06, 0.17, 0.10), mats["paint"], table, 3)
        rod([(0.82, side * 0.24, k + 0.84), (0.78, side * 0.34, k + 0.91)], 0.02, mats["plastic"], table)
    inflate([(0.88, k + 0.90), (0.62, k + 1.06), (0.52, k + 1.02), (0.60, k + 0.90)], 0.26, 0.08, mats["gloss"], table, corner=0.02)
    for x in (0.5, -0.9):
        for side in (1, -1):
            box((x, side * 0.30, k - 0.02), (0.5, 0.08, 0.10), mats["plastic"], table, 0.02)
    ground = trailer(table, mats, (-0.25,), 2.3, k + 0.02, 0.52, -1.3)
    return table, ground
