"""ATV, side-by-side, snowmobile, personal watercraft, golf cart."""

import math

import numpy as np
import studio
from fields import rounded
from looks import looks
from pieces import bend, blob, box, copy_of, cylinder, inflate, rod, sheet
from wheels import add_wheel


def _four(table, places, radius, width, rim, design, finish, tread):
    first = None
    for x, y in places:
        hub = add_wheel(table, radius=radius, width=width, rim=rim, design=design, finish=finish, tread=tread) if first is None else copy_of(first, table)
        first = first or hub
        hub.location = (x, y, radius)
        hub.rotation_euler = (0, 0.5 * x, 0 if y > 0 else math.pi)
    return [(x, y, 0) for x, y in places]


def _arms(table, mats, x, y, z, inner=0.16):
    for side in (1, -1):
        for dx in (0.10, -0.10):
            rod([(x + dx, side * inner, z + 0.02), (x, side * y, z)], 0.016, mats["plastic"], table)
        rod([(x, side * (y * 0.75), z + 0.02), (x - 0.04, side * (inner + 0.06), z + 0.36)], 0.014, mats["steel"], table)
        _spring(table, mats, (x, side * (y * 0.72), z + 0.06), (x - 0.03, side * (inner + 0.07), z + 0.34))


def _spring(table, mats, a, b, radius=0.036):
    a, b = np.array(a), np.array(b)
    t = np.linspace(0, 1, 60)
    angle = t * 2 * math.pi * 7
    path = [a + (b - a) * k + np.array((math.cos(w) * radius, math.sin(w) * radius, 0)) for k, w in zip(t, angle)]
    rod(path, 0.007, mats["tail"], table)


def _rack(table, mats, x0, x1, half, z):
    for y in np.linspace(-half, half, 5):
        rod([(x0, y, z), (x1, y, z)], 0.010, mats["plastic"], table)
    for x in np.linspace(x0, x1, 3):
        rod([(x, -half, z), (x, half, z)], 0.012, mats["plastic"], table)
    rod(bend([(x0, -half, z), (x0, half, z), (x1, half, z), (x1, -half, z)], 0.05), 0.014, mats["plastic"], table)


def atv():
    table, mats = studio.add_turntable(), looks()
    places = [(x, y) for x in (0.64, -0.64) for y in (0.42, -0.42)]
    ground = _four(table, places, 0.32, 0.24, 0.16, ("spoke", 6, 0.024), "black", "knobby")
    for x in (0.64, -0.64):
        _arms(table, mats, x, 0.36, 0.32)
    blob((0, 0, 0.44), (0.72, 0.34, 0.30), mats["plastic"], table, 4)
    for side in (1, -1):  # fenders and footwells
        inflate([(1.00, 0.66), (0.92, 0.82), (0.58, 0.87), (0.28, 0.78), (0.16, 0.54), (0.24, 0.52), (0.40, 0.70), (0.62, 0.76), (0.88, 0.70)], 0.34, 0.10, mats["paint"], table, at=side * 0.36, corner=0.04)
        inflate([(-1.00, 0.72), (-0.94, 0.84), (-0.60, 0.88), (-0.30, 0.80), (-0.18, 0.54), (-0.26, 0.52), (-0.42, 0.70), (-0.64, 0.77), (-0.86, 0.74)], 0.34, 0.10, mats["paint"], table, at=side * 0.36, corner=0.04)
        box((0, side * 0.36, 0.34), (0.44, 0.26, 0.03), mats["plastic"], table, 0.01)
        blob((0.97, side * 0.22, 0.70), (0.10, 0.17, 0.09), mats["gloss"], table, 2.6)
        blob((1.01, side * 0.22, 0.70), (0.05, 0.12, 0.06), mats["led"], table, 2.4)
        blob((-1.0, side * 0.26, 0.74), (0.05, 0.14, 0.06), mats["taillight"], table, 3)
    inflate([(1.02, 0.56), (1.00, 0.76), (0.60, 0.93), (0.30, 0.96), (0.24, 0.80), (0.50, 0.60), (0.90, 0.48)], 0.40, 0.14, mats["paint"], table, corner=0.05)
    inflate([(0.96, 0.52), (1.04, 0.62), (0.99, 0.66), (0.90, 0.56)], 0.40, 0.04, mats["plastic"], table, corner=0.02)
    inflate([(0.28, 0.88), (0.10, 0.84), (-0.30, 0.86), (-0.60, 0.93), (-0.64, 0.84), (-0.20, 0.70), (0.26, 0.74)], 0.34, 0.08, mats["seat"], table, corner=0.04)
    inflate([(-0.40, 0.84), (-0.96, 0.86), (-0.98, 0.70), (-0.5, 0.66)], 0.46, 0.10, mats["paint"], table, corner=0.04)
    _rack(table, mats, 0.42, 0.98, 0.36, 0.97)
    _rack(table, mats, -1.0, -0.52, 0.38, 0.97)
    for x, y in ((0.46, 0.26), (0.94, 0.26), (-0.55, 0.3), (-0.97, 0.3)):
        for side in (1, -1):
            rod([(x, side * y, 0.97), (x, side * y, 0.80)], 0.012, mats["plastic"], table)
    rod(bend([(1.02, -0.30, 0.46), (1.12, -0.28, 0.50), (1.14, -0.26, 0.72), (1.14, 0.26, 0.72), (1.12, 0.28, 0.50), (1.02, 0.30, 0.46)], 0.06), 0.022, mats["plastic"], table)
    box((1.08, 0, 0.50), (0.10, 0.24, 0.12), mats["plastic"], table, 0.02)
    for side in (1, -1):
        rod(bend([(0.34, 0, 0.98), (0.32, side * 0.12, 1.10), (0.24, side * 0.38, 1.10)], 0.05), 0.014, mats["plastic"], table)
        rod([(0.27, side * 0.27, 1.10), (0.24, side * 0.40, 1.10)], 0.020, mats["rubber"], table)
    blob((0.35, 0, 1.10), (0.10, 0.16, 0.10), mats["gloss"], table, 3)
    return table, ground


def utv():
    table, mats = studio.add_turntable(), looks()
    places = [(x, y) for x in (1.08, -1.08) for y in (0.66, -0.66)]
    ground = _four(table, places, 0.37, 0.28, 0.19, ("twin", 5, 0.02), "black", "knobby")
    for x in (1.08, -1.08):
        _arms(table, mats, x, 0.56, 0.37, 0.24)
        box((x, 0, 0.42), (0.5, 0.42, 0.22), mats["plastic"], table, 0.03)
    box((0, 0, 0.34), (2.0, 1.0, 0.12), mats["plastic"], table, 0.03)
    inflate([(1.62, 0.60), (1.58, 0.84), (1.30, 1.02), (0.70, 1.16), (0.62, 0.98), (0.74, 0.62), (1.10, 0.54), (1.50, 0.50)], 0.92, 0.20, mats["paint"], table, corner=0.05)
    for side in (1, -1):
        inflate([(1.56, 0.80), (1.40, 0.97), (1.02, 1.04), (0.70, 0.98), (0.60, 0.62), (0.68, 0.60), (0.84, 0.84), (1.10, 0.90), (1.40, 0.84)], 0.36, 0.08, mats["paint"], table, at=side * 0.54, corner=0.04)
        inflate([(-1.60, 0.86), (-1.50, 1.02), (-1.00, 1.08), (-0.66, 0.98), (-0.58, 0.64), (-0.66, 0.60), (-0.82, 0.84), (-1.08, 0.92), (-1.44, 0.86)], 0.36, 0.08, mats["paint"], table, at=side * 0.54, corner=0.04)
        inflate([(0.60, 0.42), (0.62, 0.80), (0.30, 0.78), (-0.20, 0.86), (-0.52, 0.92), (-0.56, 0.44)], 0.06, 0.04, mats["paint"], table, at=side * 0.68, corner=0.05)
        inflate([(0.40, 0.46), (0.40, 0.66), (-0.30, 0.72), (-0.36, 0.48)], 0.07, 0.03, mats["plastic"], table, at=side * 0.69, corner=0.04)
        inflate([(1.64, 0.80), (1.46, 0.92), (1.40, 0.87), (1.58, 0.75)], 0.24, 0.03, mats["gloss"], table, at=side * 0.32, corner=0.01)
        inflate([(1.655, 0.80), (1.50, 0.90), (1.47, 0.87), (1.60, 0.77)], 0.18, 0.02, mats["led"], table, at=side * 0.32, corner=0.01)
        blob((-1.62, side * 0.48, 0.92), (0.04, 0.18, 0.08), mats["taillight"], table, 3)
        # cage
        rod(bend([(0.76, side * 0.62, 0.98), (0.18, side * 0.56, 1.78), (-0.62, side * 0.56, 1.80), (-1.06, side * 0.62, 1.04)], 0.12), 0.028, mats["gloss"], table)
        rod([(-0.50, side * 0.56, 1.79), (-0.55, side * 0.62, 0.60)], 0.026, mats["gloss"], table)
        rod([(-0.95, side * 0.60, 1.22), (-0.52, side * 0.58, 1.30)], 0.022, mats["gloss"], table)
    for x, z in ((0.18, 1.78), (-0.62, 1.80), (-0.20, 1.81)):
        rod([(x, -0.56, z), (x, 0.56, z)], 0.026, mats["gloss"], table)
    sheet([(0.20, 0.54), (-0.64, 0.54), (-0.64, -0.54), (0.20, -0.54)], 0.025, mats["plastic"], table, "z", 1.815, 0.01)
    for y in (0.30, -0.30):
        inflate([(0.02, 0.62), (0.04, 0.74), (-0.36, 0.72), (-0.58, 1.26), (-0.68, 1.24), (-0.54, 0.60)], 0.46, 0.07, mats["seat"], table, at=y, corner=0.05)
    ring = [(0.30 - 0.06 * math.sin(a), 0.30 + 0.17 * math.cos(a), 1.08 + 0.16 * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 24, endpoint=False)]
    rod(ring, 0.016, mats["plastic"], table, closed=True)
    rod([(0.30, 0.30, 1.08), (0.64, 0.30, 0.94)], 0.025, mats["plastic"], table)
    box((-1.20, 0, 1.02), (0.86, 1.10, 0.26), mats["plastic"], table, 0.04)
    box((-1.20, 0, 1.10), (0.72, 0.96, 0.16), mats["dark"], table, 0.02)
    rod(bend([(1.60, -0.34, 0.46), (1.74, -0.32, 0.52), (1.76, -0.30, 0.78), (1.76, 0.30, 0.78), (1.74, 0.32, 0.52), (1.60, 0.34, 0.46)], 0.06), 0.024, mats["gloss"], table)
    return table, ground


def snowmobile():
    table, mats = studio.add_turntable(), looks()
    # track: a long belt with lugs
    belt = [(0.30, 0.34), (0.12, 0.44), (-1.20, 0.40), (-1.42, 0.30), (-1.40, 0.12), (-1.20, 0.02), (0.00, 0.02), (0.16, 0.08)]
    ring = rounded(belt, 0.12)
    sheet([tuple(p) for p in ring], 0.38, mats["rubber"], table, "y", 0)
    inner = rounded([(x * 0.965 - 0.02, 0.05 + (z - 0.02) * 0.72) for x, z in belt], 0.10)
    for side in (1, -1):
        sheet([tuple(p) for p in inner], 0.01, mats["dark"], table, "y", side * 0.19)
        for x, z, radius in ((-1.24, 0.21, 0.11), (-0.80, 0.13, 0.07), (-0.35, 0.13, 0.07), (0.02, 0.14, 0.07)):
            cylinder((x, side * 0.16, z), (x, side * 0.205, z), radius, mats["satin"], table)
            cylinder((x, side * 0.18, z), (x, side * 0.208, z), radius * 0.5, mats["plastic"], table)
        rod([(-1.15, side * 0.20, 0.075), (0.05, side * 0.20, 0.075), (0.22, side * 0.20, 0.16)], 0.018, mats["satin"], table)
        rod([(-0.75, side * 0.19, 0.10), (-0.45, side * 0.19, 0.40)], 0.018, mats["steel"], table)
    length = np.cumsum([0, *np.hypot(*np.diff(ring, axis=0).T)])
    for d in np.arange(0, length[-1], 0.065):
        k = min(np.searchsorted(length, d, side="right") - 1, len(ring) - 2)
        a, b = ring[k], ring[k + 1]
        p = a + (b - a) * (d - length[k]) / max(length[k + 1] - length[k], 1e-6)
        angle = math.atan2(b[1] - a[1], b[0] - a[0])
        for y in (-0.12, 0.0, 0.12):
            box((p[0], y, p[1]), (0.02, 0.09, 0.045), mats["rubber"], table, 0, (0, -angle, 0))
    # skis
    for side in (1, -1):
        y = side * 0.50
        path = [(0.42, 0.045), (1.05, 0.035), (1.32, 0.09), (1.44, 0.21), (1.40, 0.24), (1.26, 0.14), (1.04, 0.075), (0.42, 0.085)]
        sheet([tuple(p) for p in rounded(path, 0.06)], 0.15, mats["plastic"], table, "y", y, 0.012)
        rod(bend([(1.40, y, 0.22), (1.22, y, 0.25), (1.06, y, 0.10)], 0.05), 0.013, mats["paint"], table)
        rod([(0.60, y, 0.012), (1.08, y, 0.012)], 0.012, mats["steel"], table)
        rod([(0.84, y, 0.08), (0.78, y * 0.96, 0.40)], 0.035, mats["satin"], table)
        for z, dx in ((0.18, -0.25), (0.34, -0.22)):
            rod([(0.80, y * 0.95, z), (0.80 + dx, side * 0.16, z + 0.12)], 0.016, mats["plastic"], table)
        _spring(table, mats, (0.74, y * 0.86, 0.20), (0.60, side * 0.20, 0.56))
        rod([(0.74, y * 0.86, 0.20), (0.60, side * 0.20, 0.56)], 0.018, mats["steel"], table)
        # side panels
        inflate([(0.98, 0.50), (0.86, 0.72), (0.40, 0.86), (0.06, 0.74), (0.0, 0.46), (0.20, 0.32), (0.66, 0.36)], 0.20, 0.10, mats["paint"], table, at=side * 0.20, corner=0.06)
        inflate([(0.72, 0.52), (0.36, 0.66), (0.20, 0.56), (0.56, 0.44)], 0.21, 0.05, mats["plastic"], table, at=side * 0.205, corner=0.03)
        box((-0.10, side * 0.28, 0.30), (0.86, 0.14, 0.03), mats["plastic"], table, 0.01)
        rod(bend([(0.36, 0, 0.98), (0.32, side * 0.10, 1.08), (0.26, side * 0.36, 1.10)], 0.05), 0.014, mats["plastic"], table)
        rod([(0.28, side * 0.26, 1.10), (0.255, side * 0.38, 1.10)], 0.020, mats["rubber"], table)
    inflate([(1.08, 0.46), (1.12, 0.58), (0.86, 0.84), (0.48, 1.00), (0.30, 0.94), (0.24, 0.62), (0.52, 0.40), (0.92, 0.38)], 0.44, 0.16, mats["paint"], table, corner=0.05)
    inflate([(0.98, 0.70), (0.82, 0.86), (0.74, 0.82), (0.90, 0.66)], 0.36, 0.05, mats["gloss"], table, corner=0.02)
    for side in (1, -1):
        inflate([(1.00, 0.71), (0.88, 0.82), (0.84, 0.79), (0.96, 0.68)], 0.12, 0.02, mats["led"], table, at=side * 0.10, corner=0.01)
    inflate([(0.66, 0.94), (0.40, 1.28), (0.34, 1.24), (0.46, 0.94)], 0.34, 0.12, mats["dark glass"], table, corner=0.05)
    sheet([(0.10, 0.44), (-1.36, 0.46), (-1.40, 0.50), (0.10, 0.54)], 0.42, mats["satin"], table, "y", 0, 0.01)
    inflate([(0.14, 0.74), (-0.10, 0.70), (-0.60, 0.76), (-0.90, 0.74), (-0.92, 0.56), (-0.20, 0.50), (0.16, 0.54)], 0.30, 0.08, mats["seat"], table, corner=0.04)
    sheet([(-1.36, 0.48), (-1.52, 0.30), (-1.54, 0.12), (-1.52, 0.12), (-1.47, 0.30), (-1.32, 0.46)], 0.40, mats["plastic"], table, "y", 0)
    blob((-1.38, 0, 0.53), (0.06, 0.26, 0.06), mats["taillight"], table, 3)
    rod(bend([(-1.30, -0.18, 0.50), (-1.56, -0.18, 0.58), (-1.56, 0.18, 0.58), (-1.30, 0.18, 0.50)], 0.05), 0.016, mats["plastic"], table)
    return table, [(0.85, 0.5, 0), (0.85, -0.5, 0), (-1.2, 0.0, 0)]


def golf_cart():
    table, mats = studio.add_turntable(), looks()
    places = [(x, y) for x in (0.84, -0.82) for y in (0.46, -0.46)]
    ground = _four(table, places, 0.25, 0.20, 0.15, ("spoke", 5, 0.024), "bright", "road")
    box((0, 0, 0.28), (1.3, 0.94, 0.10), mats["plastic"], table, 0.03)
    inflate([(1.26, 0.40), (1.20, 0.72), (0.86, 0.88), (0.56, 0.90), (0.50, 0.60), (0.54, 0.34), (0.62, 0.48), (0.84, 0.56), (1.06, 0.50), (1.12, 0.34)], 1.06, 0.20, mats["paint"], table, corner=0.05)
    inflate([(-0.30, 0.30), (-0.34, 0.62), (-1.20, 0.64), (-1.24, 0.50), (-1.08, 0.46), (-0.84, 0.56), (-0.60, 0.50), (-0.52, 0.30)], 1.08, 0.14, mats["paint"], table, corner=0.05)
    for x in (-0.50, -0.98):
        inflate([(x + 0.28, 0.62), (x + 0.30, 0.74), (x - 0.12, 0.74), (x - 0.12, 0.62)], 1.0, 0.06, mats["leather"], table, corner=0.04)
    inflate([(-0.68, 0.76), (-0.72, 1.10), (-0.80, 1.10), (-0.80, 0.74)], 1.0, 0.05, mats["leather"], table, corner=0.03)
    for side in (1, -1):
        rod([(0.66, side * 0.46, 0.86), (0.36, side * 0.50, 1.82)], 0.022, mats["plastic"], table)
        rod([(-0.80, side * 0.50, 0.60), (-0.92, side * 0.52, 1.82)], 0.022, mats["plastic"], table)
        blob((1.17, side * 0.34, 0.66), (0.10, 0.18, 0.11), mats["gloss"], table, 2.6)
        blob((1.21, side * 0.34, 0.66), (0.05, 0.13, 0.07), mats["led"], table, 2.4)
        blob((-1.22, side * 0.40, 0.56), (0.05, 0.10, 0.10), mats["taillight"], table, 2.6)
        rod(bend([(-0.34, side * 0.50, 0.66), (-0.34, side * 0.52, 0.90), (-0.62, side * 0.52, 0.90)], 0.06), 0.014, mats["plastic"], table)
    blob((-0.26, 0, 1.87), (1.62, 1.12, 0.12), mats["paint"], table, 5)
    studio.add_mesh("screen", [(0.62, 0.44, 0.92), (0.62, -0.44, 0.92), (0.38, -0.48, 1.80), (0.38, 0.48, 1.80)], [(0, 1, 2, 3)], mats["lens"], False, table)
    ring = [(0.34 - 0.07 * math.sin(a), 0.24 + 0.17 * math.cos(a), 1.0 + 0.15 * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 24, endpoint=False)]
    rod(ring, 0.015, mats["plastic"], table, closed=True)
    rod([(0.34, 0.24, 1.0), (0.60, 0.24, 0.78)], 0.022, mats["plastic"], table)
    box((-1.32, 0, 0.42), (0.24, 0.9, 0.04), mats["plastic"], table, 0.01)
    rod(bend([(1.18, -0.36, 0.34), (1.30, -0.34, 0.40), (1.30, 0.34, 0.40), (1.18, 0.36, 0.34)], 0.06), 0.03, mats["plastic"], table)
    return table, ground
