"""Parts of motorcycles: wheels, forks, engines, lamps, pipes."""

import math

import numpy as np
import studio
from pieces import bend, blob, box, cylinder, rod
from wheels import lathe


def wheel(table, mats, x, radius, width, spokes, tire_tall=0.34, disc=True, knobby=False):
    """A slim wheel seen from both sides. `spokes`: ("cast", count) or ("wire", count)."""
    hub = studio.add_turntable()
    hub.parent = table
    section = width / 2
    rim = radius - section * 2 * tire_tall * 1.4
    turn = np.linspace(-1.35, 1.35, 11)
    rubber = studio.material("rubber", (0.022, 0.022, 0.023), rough=0.72, specular=0.35)
    profile = [(rim, -section * 0.7)] + [(rim + (radius - rim) * (0.12 + 0.88 * math.cos(a) ** 0.7 if math.cos(a) > 0 else 0.1), section * math.sin(a)) for a in turn] + [(rim, section * 0.7)]
    lathe("tire", profile, rubber, hub, 64)
    if knobby:
        for k in range(40):
            a = 2 * math.pi * k / 40
            for y in (-0.6, 0, 0.6):
                block = box((radius * math.cos(a) * (1 - abs(y) * 0.05), y * section, radius * math.sin(a) * (1 - abs(y) * 0.05)), (0.03, 0.03, 0.034), rubber, hub, 0.004)
                block.rotation_euler = (0, -a, 0)
    metal = mats["gloss"] if spokes[0] == "cast" else mats["chrome"]
    lathe("rim", [(rim + 0.006, -section * 0.72), (rim - 0.022, -section * 0.5), (rim - 0.026, 0), (rim - 0.022, section * 0.5), (rim + 0.006, section * 0.72)], metal, hub, 64)
    cylinder((0, -0.055, 0), (0, 0.055, 0), 0.045, mats["satin"], hub)
    for k in range(spokes[1]):
        a = 2 * math.pi * k / spokes[1]
        if spokes[0] == "cast":
            for lean in (0.10, -0.10):
                rod([(0.03 * math.cos(a), 0, 0.03 * math.sin(a)), ((rim - 0.02) * math.cos(a + lean), 0, (rim - 0.02) * math.sin(a + lean))], 0.012, metal, hub)
        else:
            side = 0.04 if k % 2 else -0.04
            rod([(0.04 * math.cos(a + 0.7 * (1 if k % 4 < 2 else -1)), side, 0.04 * math.sin(a + 0.7 * (1 if k % 4 < 2 else -1))), ((rim - 0.015) * math.cos(a), 0, (rim - 0.015) * math.sin(a))], 0.0035, metal, hub)
    if disc:
        steel = studio.material("disc", (0.42, 0.42, 0.43), 0.9, 0.35)
        for y in (0.065, -0.065):
            lathe("disc", [(rim * 0.42, y - 0.002), (rim * 0.42, y + 0.002), (rim * 0.66, y + 0.002), (rim * 0.66, y - 0.002), (rim * 0.42, y - 0.002)], steel, hub, 40)
    hub.location = (x, 0, radius)
    return hub


def fender(table, x, z, radius, width, start, end, surface, thick=0.6):
    """A curved mudguard over a wheel, from angle `start` to `end` in degrees (0 ahead, 90 up)."""
    points, faces = [], []
    angles = np.radians(np.linspace(start, end, 22))
    cross = np.linspace(-1, 1, 9)
    for a in angles:
        for c in cross:
            fall = thick * width * 0.5 * c * c
            points.append((x + (radius - fall) * math.cos(a), c * width / 2, z + (radius - fall) * math.sin(a)))
    n = len(cross)
    for i in range(len(angles) - 1):
        for j in range(n - 1):
            faces.append((i * n + j, i * n + j + 1, (i + 1) * n + j + 1, (i + 1) * n + j))
    made = studio.add_mesh("fender", points, faces, surface, True, table)
    made.modifiers.new("thick", "SOLIDIFY").thickness = 0.008


def fork(table, mats, axle, radius, top, spread=0.10, thick=0.022, chrome="chrome"):
    for side in (1, -1):
        low, high = np.array((axle, side * spread, radius)), np.array((top[0], side * spread, top[1]))
        middle = low + (high - low) * 0.48
        rod([low, middle], thick * 1.25, mats["satin"] if chrome == "chrome" else mats["gloss"], table)
        rod([middle, high], thick, mats[chrome], table)
    box((top[0], 0, top[1] - 0.03), (0.07, spread * 2.3, 0.035), mats["plastic"], table, 0.01)
    box((top[0] + (axle - top[0]) * 0.28, 0, top[1] + (radius - top[1]) * 0.28), (0.07, spread * 2.3, 0.035), mats["plastic"], table, 0.01)


def bars(table, mats, stem, reach, rise, width, mirror=0.20):
    path = [(stem[0], 0, stem[1]), (stem[0] + reach * 0.2, 0.10, stem[1] + rise * 0.6), (stem[0] - 0.02 + reach * 0.3, 0.20, stem[1] + rise), (stem[0] + reach, width / 2, stem[1] + rise * 0.95)]
    for side in (1, -1):
        rod(bend([(x, y * side, z) for x, y, z in path], 0.05), 0.012, mats["chrome"], table)
        end = path[-1]
        rod([(end[0] + 0.02, side * (end[1] - 0.11), end[2] + 0.002), (end[0] - 0.01, side * (end[1] + 0.02), end[2])], 0.018, mats["rubber"], table)
        rod([(end[0] + 0.05, side * (end[1] - 0.10), end[2]), (end[0] + 0.06, side * (end[1] + 0.01), end[2] - 0.01)], 0.006, mats["satin"], table)
        if mirror:
            rod([(end[0] + 0.04, side * (end[1] - 0.12), end[2]), (end[0] + 0.07, side * (end[1] + 0.02), end[2] + mirror)], 0.006, mats["plastic"], table)
            blob((end[0] + 0.07, side * (end[1] + 0.05), end[2] + mirror + 0.02), (0.03, 0.14, 0.085), mats["plastic"], table, 3)


def v_twin(table, mats, x, z, size=1.0, finish="satin"):
    """Crankcase and two finned cylinders."""
    blob((x, 0, z), (0.46 * size, 0.30, 0.30 * size), mats["satin"], table, 3.5)
    cylinder((x - 0.02, 0.10, z), (x - 0.02, 0.19, z), 0.12 * size, mats["chrome"], table)
    cylinder((x - 0.02, -0.10, z), (x - 0.02, -0.185, z), 0.10 * size, mats["chrome"], table)
    for lean in (0.40, -0.40):
        direction = np.array((math.sin(lean), 0, math.cos(lean)))
        base = np.array((x + lean * 0.12, 0, z + 0.08 * size))
        for k in range(8):
            at = base + direction * (0.06 + 0.030 * k) * size
            cylinder(at, at + direction * 0.014, 0.098 * size, mats[finish], table, count=24)
        cylinder(base, base + direction * 0.30 * size, 0.075 * size, mats["plastic"], table, count=24)
        top = base + direction * 0.31 * size
        blob(top, (0.20 * size, 0.17, 0.10 * size), mats["chrome"], table, 3, turn=(0, lean, 0))


def block_engine(table, mats, x, z, w=0.44):
    blob((x, 0, z), (0.50, w, 0.30), mats["plastic"], table, 4)
    box((x + 0.10, 0, z + 0.22), (0.22, w * 0.86, 0.26), mats["steel"], table, 0.03, (0, 0.35, 0))
    for side in (1, -1):
        cylinder((x - 0.03, side * w * 0.42, z), (x - 0.03, side * (w * 0.5 + 0.02), z), 0.10, mats["satin"], table)
    for y in (-0.13, -0.045, 0.045, 0.13):
        rod(bend([(x + 0.22, y, z + 0.24), (x + 0.32, y, z + 0.10), (x + 0.24, y * 0.8, z - 0.17), (x - 0.1, y * 0.4 - 0.05, z - 0.20)], 0.08), 0.018, mats["satin"], table)


def headlamp(table, mats, x, z, radius, shell="chrome"):
    blob((x - 0.03, 0, z), (0.20, radius * 2.05, radius * 2.05), mats[shell], table, 2)
    cylinder((x + 0.02, 0, z), (x + 0.055, 0, z), radius * 0.99, mats[shell], table)
    blob((x + 0.052, 0, z), (0.03, radius * 1.8, radius * 1.8), mats["led"], table, 2)
    blob((x + 0.060, 0, z), (0.045, radius * 1.9, radius * 1.9), mats["lens"], table, 2)


def tail(table, mats, x, z, width=0.10):
    blob((x, 0, z), (0.05, width, 0.06), mats["taillight"], table, 3)
    box((x - 0.02, 0, z - 0.14), (0.008, 0.18, 0.11), mats["plate"], table, 0.003)
    for side in (1, -1):
        blob((x + 0.05, side * (width / 2 + 0.10), z - 0.02), (0.06, 0.06, 0.05), mats["amber"], table, 2)
        rod([(x + 0.05, 0, z - 0.02), (x + 0.05, side * (width / 2 + 0.09), z - 0.02)], 0.007, mats["plastic"], table)


def stand(table, mats, x):
    rod([(x, 0.10, 0.26), (x - 0.06, 0.28, 0.01)], 0.013, mats["steel"], table)


def pipe(table, mats, path, radius, surface="chrome"):
    rod(bend(path, 0.10), radius, mats[surface], table)
    a, b = np.array(path[-2], float), np.array(path[-1], float)
    end = b + (b - a) / np.linalg.norm(b - a) * 0.003
    cylinder(b - (b - a) / np.linalg.norm(b - a) * 0.02, end, radius * 0.8, mats["dark"], table)
