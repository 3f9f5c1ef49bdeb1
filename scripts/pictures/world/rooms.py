"""Rooms: the back wall at y = 0, the room toward -y, x to the right; the camera stands in a corner."""
import math
import random

import bpy

import building as b
import light
import plants
import shapes as sh
import stuff
import things_furniture as furniture
import yard

STEEL = lambda: stuff.metal("#c5c8ca", 0.28)
BLACK = lambda: stuff.paint("#1b1c1e", 0.45)
BRASS = lambda: stuff.metal("#b8924a", 0.3)


def pierced(a, c, h, holes, mat, thick=0.16):
    """A wall along x from a to c with openings (x, z, w, h); it stands behind y = 0."""
    edges = sorted({a, c, *[x - w / 2 for x, z, w, hh in holes], *[x + w / 2 for x, z, w, hh in holes]})
    for low, high in zip(edges, edges[1:]):
        middle = (low + high) / 2
        hole = next(((z, z + hh) for x, z, w, hh in holes if abs(middle - x) < w / 2), None)
        spans = [(0, h)] if hole is None else [(0, hole[0]), (hole[1], h)]
        for z0, z1 in spans:
            if z1 - z0 > 0.001:
                sh.slab((low, 0, z0), (high, thick, z1), mat, 0)


def casement(x, z, w, h, cols=2, rows=2, color="#f4f2ec", curtain=None, shade=0.0):
    """Seen from inside: casing, sill, sashes; the world shines through."""
    edge = stuff.paint(color, 0.4)
    for s in (-1, 1):
        sh.slab((x + s * w / 2 - 0.045, -0.03, z - 0.02), (x + s * w / 2 + 0.045, 0.16, z + h + 0.02), edge, 0.006)
        low, high = sorted((x + s * w / 2, x + s * (w / 2 + 0.09)))
        sh.slab((low, -0.022, z - 0.05), (high, 0, z + h + 0.02), edge, 0.005)
    sh.slab((x - w / 2 - 0.1, -0.024, z + h), (x + w / 2 + 0.1, 0.16, z + h + 0.1), edge, 0.006)
    sh.slab((x - w / 2 - 0.12, -0.07, z - 0.05), (x + w / 2 + 0.12, 0.16, z), edge, 0.008)
    for k in range(1, cols):
        at = x - w / 2 + w * k / cols
        sh.slab((at - 0.016, 0.05, z), (at + 0.016, 0.09, z + h), edge, 0.003)
    for k in range(1, rows):
        at = z + h * k / rows
        sh.slab((x - w / 2, 0.05, at - 0.018), (x + w / 2, 0.09, at + 0.018), edge, 0.003)
    if shade:
        sh.slab((x - w / 2, -0.005, z + h * (1 - shade)), (x + w / 2, 0.0, z + h), stuff.cloth("#efe9dc"), 0)
    if curtain:
        drapes(x, z, w, h, curtain)


def drapes(x, z, w, h, color):
    mat = stuff.cloth(color)
    top = z + h + 0.22
    sh.bar((x - w / 2 - 0.4, -0.1, top), (x + w / 2 + 0.4, -0.1, top), 0.014, BLACK())
    for s in (-1, 1):
        rows = []
        x0 = x + s * (w / 2 + 0.32)
        for level in (0.02, top * 0.5, top):
            row = []
            for k in range(33):
                t = k / 32
                row.append((x0 - s * t * 0.45, -0.1 + 0.035 * math.sin(t * math.pi * 9 + level), level))
            rows.append(row)
        sh.loft(rows, mat, closed=False)


def shell(w, d, h=2.7, wall=None, floor=None, back=(), left=(), right=(), base=True, outside="#97a960"):
    """Floor, ceiling and three walls with their openings; baseboards."""
    wall = wall or stuff.tinted("paint", 0.8)
    sh.slab((-w / 2 - 0.2, -d - 0.2, -0.1), (w / 2 + 0.2, 0.2, 0), floor or stuff.floorboards("oak", "y"), 0)
    sh.slab((-w / 2 - 0.2, -d - 0.2, h), (w / 2 + 0.2, 0.2, h + 0.1), stuff.paint("#f6f5f1", 0.9), 0)
    pierced(-w / 2, w / 2, h, list(back), wall)
    with sh.frame((-w / 2, 0, 0), 90):  # seen from inside, its x runs toward -y turned
        pierced(-d, 0, h, [(x, z, ww, hh) for x, z, ww, hh in left], wall)
    with sh.frame((w / 2, 0, 0), -90):
        pierced(0, d, h, [(x, z, ww, hh) for x, z, ww, hh in right], wall)
    sh.slab((-w / 2 - 0.2, -d - 0.3, 0), (w / 2 + 0.2, -d - 0.2, h), stuff.paint("#efece4", 0.9), 0)
    if base:
        edge = stuff.paint("#f4f2ec", 0.4)
        for k, (low, high) in enumerate((((-w / 2, -0.02, 0), (w / 2, 0, 0.13)), ((-w / 2, -d, 0), (-w / 2 + 0.02, 0, 0.13)), ((w / 2 - 0.02, -d, 0), (w / 2, 0, 0.13)))):
            sh.slab(low, high, edge, 0.004)
    yard.strip((-60, -60), (60, 80), stuff.lawn(outside, "#6f8548"), -0.6, 0.1)
    for k in range(14):
        plants.tree((-22 + k * 4 + (k % 3), 12 + (k * 7) % 9, -0.6), 7 + k % 3, ("summer", "spring")[k % 2], k)
    for k in range(6):
        plants.tree((-12 - (k % 2) * 4, -8 + k * 3.5, -0.6), 7 + k % 3, "summer", k)


def left_wall(w):
    """The frame of the left wall from inside: x runs away from the viewer's back to the back wall."""
    return sh.frame((-w / 2, 0, 0), 90)


def right_wall(w):
    return sh.frame((w / 2, 0, 0), -90)


def shine(scene, w, d, h, sun=(-62, 34), strength=1.0, windows=()):
    """Daylight: the sun through the windows, sky light helped in by soft areas, a fill from behind."""
    light.set_light(scene, "noon", sun=sun, brightness=1.15 * strength)
    for at, toward, size, power in windows:
        light.area(at, toward, size, power, (0.93, 0.97, 1.0))
    light.area((0, -d + 0.3, h - 0.3), (0, -1.2, 0.9), (w * 0.8, 1.6), 46 * strength * w * d / 20, (1.0, 0.96, 0.9))
    light.area((0, -d * 0.45, h - 0.06), (0, -d * 0.45, 0), (w * 0.7, d * 0.6), 26 * strength * w * d / 20, (1.0, 0.95, 0.88))


def cabinet(x, z, w, h, mat, y=-0.6, pull="bar", doors=None, glassy=False):
    """Doors of a cabinet whose front stands at y."""
    n = doors or (1 if w < 0.55 else 2)
    for k in range(n):
        a = x - w / 2 + w * k / n + 0.004
        c = x - w / 2 + w * (k + 1) / n - 0.004
        sh.slab((a, y - 0.02, z + 0.004), (c, y, z + h - 0.004), mat, 0.003)
        t = min(0.06, h * 0.22)
        sh.slab((a + t, y - 0.0205, z + t), (c - t, y - 0.012, z + h - t), stuff.paint("#26292b", 0.1) if glassy else mat, 0.002)
        for s in (a, c - t):
            sh.slab((s, y - 0.03, z + 0.004), (s + t, y - 0.018, z + h - 0.004), mat, 0.003)
        for s in (z + 0.004, z + h - t - 0.004):
            sh.slab((a + t, y - 0.03, s), (c - t, y - 0.018, s + t), mat, 0.003)
        handle = BLACK() if pull == "black" else BRASS() if pull == "brass" else STEEL()
        if h < 0.25:
            sh.bar(((a + c) / 2 - 0.06, y - 0.055, z + h / 2), ((a + c) / 2 + 0.06, y - 0.055, z + h / 2), 0.006, handle)
        else:
            hx = c - 0.035 if (k == 0 and n == 2) or n == 1 else a + 0.035
            hz = z + h - 0.16 if z < 1.0 else z + 0.12
            sh.bar((hx, y - 0.055, hz - 0.06), (hx, y - 0.055, hz + 0.06), 0.006, handle)


def kitchen_run(x0, x1, mat, top, pull, skip=()):
    """Base cabinets along the back wall, a counter on them."""
    n = max(1, round((x1 - x0) / 0.62))
    each = (x1 - x0) / n
    sh.slab((x0, -0.56, 0), (x1, 0, 0.1), stuff.paint("#2a2a2b", 0.8), 0)
    sh.slab((x0, -0.6, 0.1), (x1, 0, 0.88), mat, 0)
    for k in range(n):
        x = x0 + each * (k + 0.5)
        cabinet(x, 0.7, each, 0.18, mat, pull=pull, doors=1)
        cabinet(x, 0.1, each, 0.59, mat, pull=pull)
    sh.slab((x0 - 0.01, -0.64, 0.88), (x1 + 0.01, 0, 0.92), top, 0.006)


def range_oven(x, hood=True):
    steel, dark = STEEL(), stuff.paint("#101214", 0.08, 0.6)
    sh.slab((x - 0.38, -0.64, 0.02), (x + 0.38, 0, 0.92), steel, 0.006)
    sh.slab((x - 0.32, -0.66, 0.28), (x + 0.32, -0.63, 0.66), dark, 0.006)
    sh.bar((x - 0.31, -0.70, 0.72), (x + 0.31, -0.70, 0.72), 0.012, steel)
    sh.slab((x - 0.37, -0.62, 0.92), (x + 0.37, -0.02, 0.935), stuff.paint("#18191b", 0.3), 0.004)
    for k in range(5):
        sh.cyl((x - 0.28 + k * 0.14, -0.665, 0.83), 0.022, 0.035, BLACK(), (90, 0, 0))
    for dx in (-0.19, 0.19):
        for y in (-0.46, -0.18):
            sh.torus((x + dx, y, 0.95), 0.085, 0.008, BLACK())
            for a in (0, 90):
                sh.box((x + dx, y, 0.952), (0.24, 0.012, 0.014), BLACK(), 0.002, (0, 0, a))
    if hood:
        sh.loft([[(x - 0.4, -0.5, 1.62), (x + 0.4, -0.5, 1.62), (x + 0.4, 0, 1.62), (x - 0.4, 0, 1.62)], [(x - 0.4, -0.5, 1.7), (x + 0.4, -0.5, 1.7), (x + 0.4, 0, 1.7), (x - 0.4, 0, 1.7)], [(x - 0.16, -0.3, 1.95), (x + 0.16, -0.3, 1.95), (x + 0.16, 0, 1.95), (x - 0.16, 0, 1.95)], [(x - 0.16, -0.3, 2.7), (x + 0.16, -0.3, 2.7), (x + 0.16, 0, 2.7), (x - 0.16, 0, 2.7)]], steel, smooth=False)


def fridge(x, y=-0.72, color=None):
    steel = color or stuff.metal("#b9bdc0", 0.32)
    sh.slab((x - 0.45, y + 0.03, 0.03), (x + 0.45, 0, 1.8), stuff.paint("#55585a", 0.5), 0.006)
    for s in (-1, 1):
        a, c = sorted((x + s * 0.004, x + s * 0.45))
        sh.slab((a, y - 0.03, 0.72), (c, y + 0.03, 1.8), steel, 0.014)
        sh.bar((x + s * 0.05, y - 0.08, 0.95), (x + s * 0.05, y - 0.08, 1.6), 0.013, stuff.metal("#d5d8da", 0.2))
    sh.slab((x - 0.45, y - 0.03, 0.06), (x + 0.45, y + 0.03, 0.71), steel, 0.014)
    sh.bar((x - 0.3, y - 0.08, 0.62), (x + 0.3, y - 0.08, 0.62), 0.013, stuff.metal("#d5d8da", 0.2))


def faucet(x, y, z, mat=None):
    mat = mat or STEEL()
    sh.tube([(x, y, z), (x, y, z + 0.26), (x, y - 0.06, z + 0.36), (x, y - 0.16, z + 0.36), (x, y - 0.19, z + 0.26)], 0.013, mat)
    sh.cyl((x, y, z + 0.02), 0.025, 0.04, mat)
    sh.bar((x + 0.01, y, z + 0.09), (x + 0.09, y, z + 0.12), 0.007, mat)


def pendant(x, y, z, h=2.7, color="#1f2123"):
    sh.bar((x, y, z + 0.2), (x, y, h), 0.004, BLACK())
    sh.lathe([(0.16, 0), (0.15, 0.06), (0.07, 0.17), (0.03, 0.2), (0.0, 0.2)], stuff.paint(color, 0.35), (x, y, z))
    sh.ball((x, y, z + 0.05), 0.045, stuff.lamp("#ffe2b4", 6))


def stool(x, y, turn=0):
    with sh.frame((x, y, 0), turn):
        wood = stuff.wood("oak", "z")
        for a in (45, 135, 225, 315):
            c, s = math.cos(math.radians(a)), math.sin(math.radians(a))
            sh.tube([(0.13 * c, 0.13 * s, 0.64), (0.2 * c, 0.2 * s, 0)], 0.016, wood, smooth=False)
        sh.torus((0, 0, 0.25), 0.175, 0.009, BLACK())
        sh.cushion((0, 0, 0.67), (0.38, 0.36, 0.06), stuff.leather("#8a5a3a"), soft=0.4, wrinkle=0.001)


def vase(at, tall=0.3, color="#e9e4d8", leaves="olive"):
    with sh.frame(at):
        sh.lathe([(0.05, 0), (0.085, 0.08), (0.07, 0.17), (0.035, 0.21), (0.045, 0.23), (0.035, 0.23), (0, 0.2)], stuff.paint(color, 0.4), (0, 0, 0))
        dice = random.Random(2)
        for k in range(9):
            tip = (dice.uniform(-0.2, 0.2), dice.uniform(-0.2, 0.2), 0.25 + tall * dice.uniform(0.7, 1.2))
            sh.tube([(0, 0, 0.2), (tip[0] * 0.4, tip[1] * 0.4, 0.2 + (tip[2] - 0.2) * 0.6), tip], 0.0025, stuff.paint("#5b6a3a", 0.7))
        plants.foliage([(0, 0, 0.28 + tall * 0.55, 0.2), (0.1, 0.05, 0.25 + tall * 0.75, 0.13), (-0.1, -0.05, 0.25 + tall * 0.75, 0.13)], 0.9, 330, 0.028, stuff.leaf(*plants.LEAVES[leaves], 0.2), 2, 1.6)


def art(x, z, w, h, seed=0, frame="#2a2522", y=-0.02):
    sh.slab((x - w / 2, y - 0.02, z), (x + w / 2, y + 0.02, z + h), stuff.paint(frame, 0.5), 0.004)
    sh.slab((x - w / 2 + 0.025, y - 0.024, z + 0.025), (x + w / 2 - 0.025, y - 0.015, z + h - 0.025), stuff.paint("#f5f2ea", 0.8), 0)
    g = stuff.Graph("art")
    px, py, pz = g.split(g.own())
    wave = g.noise(g.join(g.math("ADD", g.math("MULTIPLY", px, 2.2), seed * 3.1), 0.0, g.math("MULTIPLY", pz, 3.4)), 1.4, 4, 0.5)
    one, two = (("#2c4a5e", "#d9b48a"), ("#6b7f5a", "#e9d8b4"), ("#a8563a", "#efe0c4"))[seed % 3]
    g.set(Base_Color=g.mix(g.ramp(g.math("ADD", wave, pz), 0.3, 0.8), stuff.srgb(one), stuff.srgb(two)), Roughness=0.8)
    m = min(w, h) * 0.14
    sh.slab((x - w / 2 + m, y - 0.026, z + m), (x + w / 2 - m, y - 0.016, z + h - m), g.mat, 0)


def rug(x, y, w, d, one="#b9ae9b", two="#7f8a8f", turn=0):
    with sh.frame((x, y, 0), turn):
        sh.box((0, 0, 0.007), (w, d, 0.014), stuff.cloth(one, 0.98, 0.4), 0.004)
        for k, s in enumerate((0.9, 0.78)):
            sh.box((0, 0, 0.0085 + k * 0.001), (w * s, d * s, 0.0135), stuff.cloth((two, one)[k], 0.98, 0.4), 0.002)


def recessed(points, h):
    for x, y in points:
        sh.cyl((x, y, h - 0.004), 0.07, 0.012, stuff.paint("#ffffff", 0.5))
        sh.cyl((x, y, h - 0.012), 0.052, 0.006, stuff.lamp("#fff0d6", 7), bevel=0)


def kitchen_1(scene):
    """White shakers, an island of marble, three pendants."""
    w, d, h = 5.4, 5.6, 2.75
    white, island = stuff.paint("#f1efea", 0.4), stuff.paint("#33474f", 0.45)
    top = stuff.marble()
    shell(w, d, h, floor=stuff.floorboards("oak", "y", 0.12), back=[(-0.1, 1.12, 1.5, 1.1)], left=[(-2.6, 0.1, 1.9, 2.2)])
    casement(-0.1, 1.12, 1.5, 1.1, 2, 1)
    with left_wall(w):
        casement(-2.6, 0.1, 1.9, 2.2, 2, 1)
    sh.slab((-2.4, -0.012, 0.92), (w / 2, 0.0, 1.11), stuff.tiles(), 0)
    for a, c in ((-2.4, -0.88), (0.68, w / 2)):
        sh.slab((a, -0.012, 1.1), (c, 0.0, 2.2), stuff.tiles(), 0)
    kitchen_run(-2.4, 0.75, white, top, "black")
    range_oven(1.13)
    kitchen_run(1.51, 1.76, white, top, "black")
    fridge(2.22)
    sh.slab((1.75, -0.68, 1.85), (w / 2, 0, 2.5), white, 0)
    cabinet(2.22, 1.86, 0.9, 0.6, white, -0.68, "black")
    sh.slab((-2.4, -0.34, 1.5), (-1.0, 0, 2.5), white, 0)
    cabinet(-2.05, 1.5, 0.7, 1.0, white, -0.34, "black")
    cabinet(-1.35, 1.5, 0.7, 1.0, white, -0.34, "black")
    sh.slab((-0.45, -0.52, 0.915), (0.3, -0.14, 0.922), stuff.metal("#9da1a4", 0.3), 0.01)
    faucet(-0.08, -0.1, 0.92)
    # island
    sh.slab((-1.35, -3.0, 0.08), (1.05, -2.05, 0.9), island, 0.004)
    for k in range(4):
        with sh.frame((0, -2.4, 0)):
            cabinet(-1.05 + k * 0.6, 0.1, 0.58, 0.78, island, -0.6, "brass", doors=1)
    sh.slab((-1.5, -3.3, 0.9), (1.2, -1.98, 0.945), top, 0.008)
    for k, x in enumerate((-0.9, -0.1, 0.7)):
        stool(x, -3.45, 10 - k * 10)
        pendant(x, -2.6, 1.75, h)
    vase((-0.75, -2.5, 0.945), 0.32)
    sh.lathe([(0.07, 0), (0.16, 0.06), (0.17, 0.075), (0.15, 0.065), (0, 0.02)], stuff.wood("walnut"), (0.45, -2.5, 0.945))
    for k in range(5):
        sh.ball((0.45 + 0.07 * math.cos(k * 1.3), -2.5 + 0.07 * math.sin(k * 1.3), 1.01), 0.038, stuff.paint(("#7d9a3a", "#c9a23a", "#b3402a")[k % 3], 0.35))
    sh.box((-1.9, -0.2, 1.05), (0.28, 0.02, 0.24), stuff.wood("oak", "z"), 0.01, (-10, 0, 0))
    sh.cyl((-1.3, -0.25, 1.02), 0.07, 0.2, stuff.paint("#e9e4d8", 0.4))
    recessed([(-1.6, -1.2), (1.6, -1.2), (-1.8, -3.4), (1.8, -3.4)], h)
    shine(scene, w, d, h, (-58, 36), 1.0, [((-2.9, -2.6, 1.3), (0, -2.6, 1.0), (1.8, 2.0), 90), ((-0.1, 0.3, 1.7), (-0.1, -2, 1.0), (1.4, 1.0), 40)])
    light.look(scene, (1.9, -5.45, 1.5), (-0.55, -1.0), 21, -0.06)


def kitchen_2(scene):
    """Oak doors from the eighties, a laminate counter, a table by the window."""
    w, d, h = 4.2, 4.8, 2.5
    oak = stuff.wood("oak", "z", 0.4)
    top = stuff.marble("#cfc7b6", "#8d8574", 0.3, True)
    shell(w, d, h, floor=stuff.tiles("#cdbfa6", "#a4977f", 0.32, 0.32, 0.0, True, 0.35, "#c4b498"), back=[(-0.4, 1.1, 1.2, 1.0)], right=[(2.6, 0.85, 1.6, 1.35)])
    casement(-0.4, 1.1, 1.2, 1.0, 2, 2)
    with right_wall(w):
        casement(2.6, 0.85, 1.6, 1.35, 2, 2, shade=0.2)
    sh.slab((-w / 2, -0.012, 0.92), (w / 2, 0, 1.05), top, 0)
    kitchen_run(-w / 2, 0.4, oak, top, "brass")
    range_oven(0.79, hood=False)
    kitchen_run(1.17, w / 2, oak, top, "brass")
    with left_wall(w):
        fridge(-1.3, -0.74, stuff.paint("#efeee9", 0.3))
    for a, c in ((-w / 2, -1.1), (0.3, 0.42), (1.17, w / 2)):
        if c - a > 0.2:
            sh.slab((a, -0.33, 1.45), (c, 0, 2.2), oak, 0)
            n = max(1, round((c - a) / 0.5))
            for k in range(n):
                cabinet(a + (c - a) * (k + 0.5) / n, 1.45, (c - a) / n, 0.75, oak, -0.33, "brass", doors=1)
    sh.slab((0.42, -0.4, 1.45), (1.16, 0, 1.85), stuff.paint("#efeee9", 0.3), 0.008)
    sh.slab((0.46, -0.41, 1.5), (0.95, -0.39, 1.8), stuff.paint("#15171a", 0.08), 0.004)
    sh.slab((0.42, -0.33, 1.87), (1.16, 0, 2.2), oak, 0)
    cabinet(0.79, 1.87, 0.74, 0.33, oak, -0.33, "brass")
    sh.slab((-0.7, -0.52, 0.915), (-0.1, -0.14, 0.922), stuff.metal("#a9adb0", 0.3), 0.01)
    faucet(-0.4, -0.1, 0.92)
    with sh.frame((1.15, -2.7, 0), 90, 0.8):
        furniture.table(0, stuff.wood("oak", "x"))
    vase((1.15, -2.7, 0.6), 0.2, "#7f9aa0", "spring")
    sh.cyl((-1.5, -0.3, 1.0), 0.07, 0.16, stuff.paint("#b3402a", 0.3))
    sh.cyl((-1.3, -0.28, 0.99), 0.06, 0.14, stuff.paint("#e9e4d8", 0.3))
    sh.lathe([(0.2, 0), (0.17, 0.06), (0.0, 0.09)], stuff.lamp("#fff0d6", 2.5), (0, -2.2, h - 0.1), (180, 0, 0))
    shine(scene, w, d, h, (60, 34), 1.05, [((w / 2 + 0.2, -2.6, 1.5), (0, -2.6, 1), (1.5, 1.3), 60), ((-0.4, 0.3, 1.6), (-0.4, -2, 1), (1.1, 0.9), 35)])
    light.look(scene, (-1.35, -4.65, 1.5), (0.35, -0.8), 21, -0.06)


def living_1(scene):
    """A sofa before a fireplace wall, light from the left."""
    w, d, h = 5.6, 5.8, 2.75
    shell(w, d, h, floor=stuff.floorboards("oak", "y", 0.12), left=[(-1.7, 0.5, 1.5, 1.9), (-3.7, 0.5, 1.5, 1.9)])
    with left_wall(w):
        for x in (-1.7, -3.7):
            casement(x, 0.5, 1.5, 1.9, 2, 2, curtain="#ece6d8")
    white = stuff.paint("#f4f2ec", 0.4)
    sh.slab((-1.0, -0.35, 0), (1.0, 0, h), stuff.brick("white"), 0)
    sh.slab((-0.5, -0.36, 0.12), (0.5, -0.2, 0.85), stuff.paint("#191817", 0.9), 0)
    sh.slab((-1.15, -0.75, 0), (1.15, -0.35, 0.12), stuff.stone("#a9a39a", "#837d74"), 0.01)
    sh.slab((-1.15, -0.52, 1.25), (1.15, -0.3, 1.34), stuff.wood("oak", "x"), 0.008)
    for k in range(3):
        sh.cyl((-0.22 + k * 0.2, -0.3, 0.2 + 0.06 * (k % 2)), 0.055, 0.5, stuff.bark("#7a5f45"), (0, 90, 8 * k))
    art(0, 1.5, 1.0, 0.75, 0, "#b8924a", -0.37)
    for s in (-1, 1):
        x0, x1 = (1.05, 2.75) if s > 0 else (-2.75, -1.05)
        sh.slab((x0, -0.35, 0), (x1, 0, 0.8), white, 0.005)
        with sh.frame((0, 0.25, 0)):
            cabinet((x0 + x1) / 2, 0.12, x1 - x0, 0.64, white, -0.6, "brass")
        for z in (1.3, 1.75, 2.2):
            sh.slab((x0, -0.3, z), (x1, 0, z + 0.035), stuff.wood("oak", "x"), 0.004)
        furniture.books_row((x0 + 0.2, -0.13, 1.335), 0.5, 3 + s)
        furniture.books_row((x0 + 0.9, -0.13, 1.785), 0.45, 6 + s)
        vase(((x0 + x1) / 2 + 0.45, -0.15, 1.335), 0.1, "#c9b89a")
        sh.ball(((x0 + x1) / 2 - 0.3, -0.15, 1.885), 0.1, stuff.paint("#8a9aa0", 0.4))
    rug(0.1, -2.7, 3.0, 2.1, "#d9d2c3", "#8f9aa0")
    with sh.frame((1.75, -2.6, 0), -90):
        sofa("#7d8a8c")
    with sh.frame((-1.45, -1.75, 0), 60):
        armchair("#b98d5c")
    with sh.frame((0.05, -2.65, 0)):
        sh.box((0, 0, 0.4), (0.75, 1.15, 0.04), stuff.wood("walnut", "y"), 0.012)
        for x in (-0.3, 0.3):
            for y in (-0.5, 0.5):
                sh.cyl((x, y, 0.19), 0.016, 0.38, BLACK())
        furniture_stack(-0.1, 0.25)
        vase((0.1, -0.25, 0.42), 0.18)
    with sh.frame((2.35, -0.8, 0)):
        furniture.floor_lamp()
    recessed([(-1.4, -1.4), (1.4, -1.4), (-1.4, -3.6), (1.4, -3.6)], h)
    shine(scene, w, d, h, (-64, 32), 1.0, [((-3.0, -1.7, 1.4), (0, -1.7, 1), (1.4, 1.8), 70), ((-3.0, -3.7, 1.4), (0, -3.7, 1), (1.4, 1.8), 70)])
    light.look(scene, (-1.2, -5.6, 1.45), (0.25, -1.2), 21, -0.07)


def furniture_stack(x, y):
    for k, (t, color) in enumerate(((0.03, "#22445c"), (0.025, "#d8c9a3"), (0.03, "#a8563a"))):
        sh.box((x, y, 0.435 + k * 0.029), (0.26, 0.19, 0.027), stuff.paint(color, 0.6), 0.003, (0, 0, k * 9))


def sofa(color, sections=3):
    """A sofa in a fixed color, seat toward -y."""
    mat = stuff.cloth(color)
    w = 2.2
    sh.box((0, 0, 0.22), (w, 0.86, 0.16), mat, 0.03)
    sh.cushion((0, 0.36, 0.52), (w, 0.2, 0.6), mat, soft=0.08, wrinkle=0.003)
    for s in (-1, 1):
        sh.cushion((s * (w / 2 - 0.03), 0, 0.42), (0.17, 0.9, 0.44), mat, soft=0.12, wrinkle=0.003)
    each = (w - 0.24) / sections
    for k in range(sections):
        x = -w / 2 + 0.12 + each * (k + 0.5)
        sh.cushion((x, -0.04, 0.385), (each - 0.006, 0.78, 0.18), mat, soft=0.3, wrinkle=0.004, seed=k)
        sh.cushion((x, 0.24, 0.66), (each - 0.012, 0.2, 0.42), mat, (-12, 0, 0), soft=0.55, wrinkle=0.008, seed=k + 4)
    for x, c, t in ((-0.78, "#c98f3f", 14), (0.8, "#e9e2d2", -12)):
        sh.cushion((x, 0.07, 0.64), (0.42, 0.13, 0.42), stuff.cloth(c), (-20, t, t), soft=0.9, wrinkle=0.006, seed=9)
    for x in (-w / 2 + 0.1, w / 2 - 0.1):
        for y in (-0.36, 0.36):
            sh.cyl((x, y, 0.07), 0.02, 0.14, stuff.wood("walnut", "z"))


def armchair(color):
    mat = stuff.leather(color) if color.startswith("#b9") else stuff.cloth(color)
    sh.box((0, 0, 0.27), (0.68, 0.68, 0.12), mat, 0.03)
    sh.cushion((0, -0.04, 0.39), (0.58, 0.64, 0.16), mat, soft=0.3, wrinkle=0.002)
    sh.cushion((0, 0.3, 0.62), (0.64, 0.17, 0.58), mat, (-14, 0, 0), soft=0.3, wrinkle=0.002)
    for s in (-1, 1):
        sh.cushion((s * 0.35, -0.02, 0.48), (0.11, 0.66, 0.34), mat, soft=0.15, wrinkle=0.002)
        for y in (-0.28, 0.28):
            sh.tube([(s * 0.28, y, 0.22), (s * 0.33, y * 1.15, 0)], 0.017, stuff.wood("walnut", "z"), smooth=False)


def living_2(scene):
    """A picture window, a TV wall, a blue sofa."""
    w, d, h = 5.0, 5.2, 2.5
    shell(w, d, h, floor=stuff.cloth("#c9c0b0", 0.98, 0.3), back=[(0.1, 0.65, 2.6, 1.5)])
    casement(0.1, 0.65, 2.6, 1.5, 3, 1, curtain="#c4cbc9")
    with sh.frame((0.1, -0.75, 0)):
        sofa("#3f5a73")
    rug(0.1, -2.2, 2.6, 1.7, "#e4ddcf", "#b98d5c")
    with sh.frame((0.1, -2.1, 0)):
        sh.cyl((0, 0, 0.4), 0.48, 0.035, stuff.wood("oak", "x"), sides=56)
        for a in (30, 150, 270):
            c, s = math.cos(math.radians(a)), math.sin(math.radians(a))
            sh.tube([(0.28 * c, 0.28 * s, 0.38), (0.38 * c, 0.38 * s, 0)], 0.018, stuff.wood("oak", "z"), smooth=False)
        furniture_stack(0.12, 0.1)
    with sh.frame((2.1, -2.5, 0), -75):
        armchair("#a9967a")
    with sh.frame((-1.95, -0.6, 0)):
        furniture.floor_lamp()
    with left_wall(w):
        with sh.frame((-2.6, -0.25, 0)):
            sh.box((0, 0, 0.32), (1.7, 0.42, 0.4), stuff.wood("walnut", "x"), 0.01)
            for x in (-0.7, 0.7):
                sh.cyl((x, 0, 0.06), 0.02, 0.12, BLACK())
            sh.box((0, 0.1, 1.05), (1.35, 0.04, 0.78), stuff.paint("#0c0d0f", 0.08, 0.5), 0.008)
            sh.box((0, 0.1, 0.6), (0.5, 0.2, 0.02), BLACK(), 0.005)
    with right_wall(w):
        art(1.3, 1.2, 0.6, 0.8, 1)
        art(2.1, 1.2, 0.6, 0.8, 2)
    with sh.frame((2.0, -0.55, 0), 0, 1.5):
        vase((0, 0, 0), 0.5, "#b98d5c", "summer")
    shine(scene, w, d, h, (28, 30), 1.05, [((0.1, 0.35, 1.4), (0.1, -3, 0.8), (2.5, 1.4), 130)])
    light.look(scene, (1.5, -5.0, 1.4), (-0.25, -1.0), 21, -0.07)


def bed(w=1.6, spread="#e9e4d8", throw="#7f8f86", head="#a89878", wooden=False):
    frame_ = stuff.wood("walnut", "x") if wooden else stuff.cloth(head)
    sh.box((0, -1.0, 0.2), (w + 0.06, 2.06, 0.2), frame_, 0.02)
    sh.box((0, 0.03, 0.62), (w + 0.14, 0.09, 1.15), frame_, 0.03)
    for x in (-w / 2, w / 2):
        for y in (-1.95, -0.1):
            sh.cyl((x, y, 0.05), 0.025, 0.1, stuff.wood("walnut", "z"))
    sh.cushion((0, -1.0, 0.42), (w, 2.0, 0.26), stuff.cloth("#f6f4ee"), soft=0.08, wrinkle=0.002)
    sh.cushion((0, -1.22, 0.48), (w + 0.14, 1.62, 0.2), stuff.cloth(spread), soft=0.1, wrinkle=0.012, seed=2)
    for s in (-1, 1):
        sh.cushion((s * (w / 2 + 0.055), -1.22, 0.4), (0.05, 1.6, 0.3), stuff.cloth(spread), soft=0.1, wrinkle=0.01)
    sh.cushion((0, -1.72, 0.55), (w + 0.19, 0.55, 0.1), stuff.cloth(throw), soft=0.2, wrinkle=0.012, seed=5)
    for s in (-1, 1):
        sh.cushion((s * w * 0.25, -0.2, 0.68), (w * 0.44, 0.18, 0.44), stuff.cloth("#f7f5f0"), (-22, 0, s * 3), soft=0.75, wrinkle=0.008, seed=s + 2)
        sh.cushion((s * w * 0.22, -0.36, 0.66), (w * 0.38, 0.15, 0.36), stuff.cloth(throw), (-24, 0, -s * 4), soft=0.8, wrinkle=0.008, seed=s + 5)
    sh.cushion((0, -0.5, 0.62), (0.42, 0.13, 0.26), stuff.cloth("#c98f3f"), (-26, 0, 0), soft=0.9)


def night_table(x, wood="walnut"):
    mat = stuff.wood(wood, "x")
    with sh.frame((x, -0.25, 0)):
        sh.box((0, 0, 0.4), (0.46, 0.4, 0.34), mat, 0.008)
        for dx in (-0.18, 0.18):
            for y in (-0.15, 0.15):
                sh.cyl((dx, y, 0.115), 0.014, 0.23, mat)
        sh.box((0, -0.205, 0.4), (0.42, 0.014, 0.28), mat, 0.004)
        furniture.knob((0, -0.212, 0.4))
        sh.lathe([(0.07, 0), (0.09, 0.05), (0.05, 0.17), (0.02, 0.24), (0.012, 0.27)], stuff.paint("#d9d2c3", 0.3), (0, 0, 0.57))
        sh.lathe([(0.15, 0), (0.1, 0.2), (0.098, 0.2), (0.148, 0.002)], stuff.lamp("#ffe9c8", 1.1), (0, 0, 0.83), angle=60)


def bedroom_1(scene):
    w, d, h = 4.6, 5.0, 2.6
    shell(w, d, h, floor=stuff.floorboards("oak", "y", 0.12), left=[(-2.2, 0.6, 1.7, 1.7)])
    with left_wall(w):
        casement(-2.2, 0.6, 1.7, 1.7, 2, 2, curtain="#efe9dd")
    rug(0.3, -1.9, 2.9, 1.9, "#e4ddcf", "#a9b0a8")
    with sh.frame((0.3, -0.08, 0)):
        bed()
        for x in (-1.2, 1.2):
            night_table(x)
    art(0.3, 1.45, 1.2, 0.7, 1, "#b8924a")
    with sh.frame((-1.75, -0.6, 0), 0, 1.35):
        vase((0, 0, 0), 0.55, "#e4ddcf", "summer")
    with right_wall(w):
        with sh.frame((2.6, -0.28, 0)):
            dresser_plain()
        art(2.6, 1.25, 0.7, 0.9, 0)
    shine(scene, w, d, h, (-62, 34), 1.0, [((-w / 2 - 0.2, -2.2, 1.5), (0, -2.2, 0.9), (1.6, 1.6), 90)])
    light.look(scene, (-1.2, -4.85, 1.4), (0.5, -0.8), 21, -0.08)


def dresser_plain():
    wood = stuff.wood("walnut", "x")
    sh.box((0, 0, 0.45), (1.3, 0.46, 0.7), wood, 0.008)
    for r in range(3):
        for s in (-1, 1):
            sh.box((s * 0.32, -0.235, 0.23 + r * 0.22), (0.6, 0.02, 0.2), wood, 0.005)
            furniture.knob((s * 0.32, -0.245, 0.23 + r * 0.22))
    vase((-0.4, 0, 0.8), 0.2)


def bedroom_2(scene):
    """A smaller room: wooden bed, carpet, blue spread, a desk by the window."""
    w, d, h = 3.8, 4.4, 2.45
    shell(w, d, h, floor=stuff.cloth("#cfc6b6", 0.98, 0.3), back=[(0.95, 0.85, 1.2, 1.3)])
    casement(0.95, 0.85, 1.2, 1.3, 2, 2, shade=0.25)
    with sh.frame((-0.95, -0.08, 0)):
        bed(1.35, "#8fa6b5", "#e9e2d2", wooden=True)
    with sh.frame((0.15, 0, 0)):
        night_table(0, "oak")
    with sh.frame((1.2, -0.38, 0)):
        sh.box((0, 0, 0.74), (1.1, 0.55, 0.03), stuff.wood("oak", "x"), 0.006)
        for x in (-0.5, 0.5):
            for y in (-0.22, 0.22):
                sh.box((x, y, 0.36), (0.04, 0.04, 0.72), stuff.wood("oak", "z"), 0.005)
        sh.box((0.1, 0.05, 0.765), (0.34, 0.24, 0.014), stuff.metal("#b0b4b7", 0.35), 0.005)
        sh.box((0.1, 0.19, 0.87), (0.34, 0.012, 0.22), stuff.metal("#b0b4b7", 0.35), 0.004, (-14, 0, 0))
    with sh.frame((1.15, -1.05, 0), 155, 0.95):
        wooden_chair()
    art(-0.95, 1.4, 0.55, 0.7, 2)
    rug(0.6, -2.5, 1.5, 2.0, "#b3402a", "#e4d9c0", 4)
    shine(scene, w, d, h, (24, 34), 1.05, [((0.95, 0.3, 1.5), (0.5, -2, 0.8), (1.1, 1.2), 80)])
    light.look(scene, (1.35, -4.3, 1.4), (-0.35, -0.8), 21, -0.08)


def wooden_chair():
    wood = stuff.wood("oak", "z")
    for x in (-0.19, 0.19):
        sh.bar((x, -0.19, 0), (x, -0.19, 0.44), 0.017, wood)
        sh.tube([(x, 0.2, 0), (x, 0.18, 0.45), (x, 0.26, 0.95)], 0.017, wood)
    sh.box((0, 0, 0.45), (0.44, 0.43, 0.03), wood, 0.01)
    for z in (0.65, 0.78, 0.92):
        sh.box((0, 0.19 + (z - 0.45) * 0.13, z), (0.38, 0.016, 0.06), wood, 0.005)


def bath_1(scene):
    """White tiles, a double vanity, a tub under the window."""
    w, d, h = 3.4, 4.0, 2.6
    shell(w, d, h, floor=stuff.tiles("#e4e1da", "#b5b1a8", 0.3, 0.6, 0.5, True, 0.25, "#dbd7ce"), back=[(0.0, 1.35, 1.3, 0.95)], base=False)
    casement(0.0, 1.35, 1.3, 0.95, 1, 1)
    sh.slab((-w / 2, -0.01, 0), (w / 2, 0, 1.25), stuff.tiles(), 0)
    with sh.frame((-0.05, -0.55, 0)):
        tub()
    with right_wall(w):
        with sh.frame((2.1, 0, 0)):
            vanity(1.7)
    with left_wall(w):
        with sh.frame((-1.75, 0, 0)):
            toilet()
        sh.bar((-2.9, -0.08, 1.2), (-2.4, -0.08, 1.2), 0.01, STEEL())
        sh.cushion((-2.65, -0.09, 1.0), (0.42, 0.03, 0.5), stuff.cloth("#8fa6a0"), soft=0.1, wrinkle=0.006)
    rug(0.1, -2.0, 1.1, 0.65, "#efece4", "#c9cfc9")
    recessed([(0, -1.0), (0, -2.6)], h)
    shine(scene, w, d, h, (22, 36), 1.05, [((0, 0.3, 1.8), (0, -2, 0.8), (1.2, 0.9), 60)])
    light.look(scene, (-0.75, -3.85, 1.45), (0.3, -0.6), 20, -0.09)


def tub():
    white = stuff.paint("#fafaf8", 0.12, 0.6)
    ring = lambda rx, ry, z: [(rx * math.cos(2 * math.pi * k / 40), ry * math.sin(2 * math.pi * k / 40), z) for k in range(40)]
    sh.loft([ring(0.66, 0.3, 0.0), ring(0.72, 0.34, 0.1), ring(0.8, 0.38, 0.5), ring(0.84, 0.41, 0.58), ring(0.83, 0.4, 0.6), ring(0.79, 0.36, 0.57), ring(0.7, 0.3, 0.25), ring(0.5, 0.2, 0.16)], white, caps=True, subsurf=1)
    sh.tube([(0.95, 0.1, 0), (0.95, 0.1, 0.75), (0.88, 0.05, 0.86), (0.75, 0.02, 0.78)], 0.014, STEEL())


def vanity(w):
    mat = stuff.paint("#4a5f66", 0.45)
    sh.slab((-w / 2, -0.54, 0.12), (w / 2, 0, 0.82), mat, 0.004)
    with sh.frame((0, 0.06, 0)):
        n = 4
        for k in range(n):
            cabinet(-w / 2 + w * (k + 0.5) / n, 0.16, w / n - 0.02, 0.62, mat, -0.6, "brass", doors=1)
    sh.slab((-w / 2 - 0.02, -0.57, 0.82), (w / 2 + 0.02, 0, 0.86), stuff.marble(), 0.006)
    for x in (-w / 4, w / 4):
        sh.ball((x, -0.28, 0.868), 0.2, stuff.paint("#ffffff", 0.1, 0.6), (1, 0.75, 0.03))
        sh.ball((x, -0.28, 0.87), 0.18, stuff.paint("#d5d8d8", 0.1, 0.6), (1, 0.75, 0.03))
        faucet(x, -0.07, 0.84, BRASS())
        sh.slab((x - 0.32, -0.03, 1.15), (x + 0.32, 0, 2.0), BRASS(), 0.01)
        sh.slab((x - 0.3, -0.036, 1.17), (x + 0.3, -0.028, 1.98), stuff.metal("#eef2f3", 0.02), 0)
        sh.box((x, -0.1, 2.13), (0.36, 0.1, 0.1), stuff.lamp("#fff0d8", 2.2), 0.02)
    sh.cyl((0, -0.2, 0.94), 0.03, 0.14, stuff.paint("#e0d6c0", 0.3))


def toilet():
    white = stuff.paint("#fafaf8", 0.12, 0.6)
    sh.box((0, -0.12, 0.6), (0.42, 0.2, 0.4), white, 0.03)
    sh.box((0, -0.12, 0.82), (0.45, 0.23, 0.04), white, 0.015)
    ring = lambda s, z, y: [(0.19 * s * math.cos(2 * math.pi * k / 28), y + 0.25 * s * math.sin(2 * math.pi * k / 28), z) for k in range(28)]
    sh.loft([ring(0.62, 0, -0.36), ring(0.6, 0.16, -0.38), ring(0.95, 0.36, -0.44), ring(1.02, 0.4, -0.45), ring(1.02, 0.44, -0.45), ring(0.98, 0.46, -0.45)], white, subsurf=1)


def bath_2(scene):
    """Clean and from the eighties: a tub with a curtain, an oak vanity, square tiles."""
    w, d, h = 2.7, 3.3, 2.45
    shell(w, d, h, floor=stuff.tiles("#d8cfc0", "#aea593", 0.2, 0.2, 0.0, True, 0.3, "#cfc5b3"), base=True)
    tile = stuff.tiles("#ece5d6", "#cfc6b4", 0.11, 0.11, 0.0)
    sh.slab((-w / 2, -0.012, 0), (w / 2, 0, 2.1), tile, 0)
    sh.slab((-w / 2, -0.8, 0), (-w / 2 + 0.012, 0, 2.1), tile, 0)
    sh.slab((w / 2 - 0.012, -0.8, 0), (w / 2, 0, 2.1), tile, 0)
    white = stuff.paint("#f6f2e9", 0.15, 0.5)
    sh.slab((-w / 2 + 0.01, -0.78, 0), (w / 2 - 0.01, -0.72, 0.48), white, 0.02)
    sh.slab((-w / 2 + 0.01, -0.78, 0.4), (w / 2 - 0.01, -0.02, 0.44), white, 0.02)
    sh.slab((-w / 2 + 0.01, -0.8, 0.46), (w / 2 - 0.01, -0.68, 0.52), white, 0.02)
    sh.bar((-w / 2, -0.76, 2.0), (w / 2, -0.76, 2.0), 0.013, STEEL())
    rows = []
    for z in (0.25, 1.1, 1.96):
        rows.append([(-w / 2 + 0.06 + 0.95 * k / 48, -0.8 + 0.04 * math.sin(k * 0.9 + z), z) for k in range(49)])
    sh.loft(rows, stuff.pattern("#e9e2d0", "#8fa6b5", "stripe", 9), closed=False)
    sh.tube([(w / 2 - 0.05, -0.4, 1.95), (w / 2 - 0.16, -0.4, 1.97), (w / 2 - 0.24, -0.4, 1.9)], 0.012, STEEL())
    sh.cyl((w / 2 - 0.26, -0.4, 1.88), 0.045, 0.03, STEEL(), (0, 30, 0))
    sh.cyl((w / 2 - 0.03, -0.4, 0.95), 0.06, 0.03, STEEL(), (0, 90, 0))
    with left_wall(w):
        with sh.frame((-1.6, 0, 0)):
            toilet()
    with right_wall(w):
        with sh.frame((1.75, 0, 0)):
            oak = stuff.wood("oak", "z")
            sh.slab((-0.6, -0.52, 0.1), (0.6, 0, 0.78), oak, 0)
            with sh.frame((0, 0.08, 0)):
                cabinet(-0.3, 0.14, 0.58, 0.6, oak, -0.6, "brass", doors=1)
                cabinet(0.3, 0.14, 0.58, 0.6, oak, -0.6, "brass", doors=1)
            sh.slab((-0.62, -0.55, 0.78), (0.62, 0, 0.82), stuff.marble("#efe9dc", "#cbbfa6"), 0.008)
            sh.ball((0, -0.28, 0.825), 0.21, stuff.paint("#fbf8f0", 0.1, 0.6), (1, 0.75, 0.04))
            faucet(0, -0.07, 0.8)
            sh.slab((-0.55, -0.02, 1.0), (0.55, 0, 1.85), stuff.metal("#eef2f3", 0.02), 0.002)
            for k in range(4):
                sh.ball((-0.36 + k * 0.24, -0.09, 2.0), 0.055, stuff.lamp("#fff0d8", 3))
            sh.box((0, -0.04, 2.0), (1.0, 0.04, 0.1), BRASS(), 0.01)
    rug(0.0, -1.55, 0.95, 0.6, "#8fa6b5", "#b3c2cb")
    shine(scene, w, d, h, (20, 40), 1.35, [])
    light.look(scene, (-0.35, -3.2, 1.45), (0.2, -0.6), 19, -0.09)


def dining(scene):
    w, d, h = 4.6, 5.0, 2.7
    shell(w, d, h, floor=stuff.floorboards("oak", "y", 0.12), back=[(-1.0, 0.7, 1.1, 1.6), (1.0, 0.7, 1.1, 1.6)])
    for x in (-1.0, 1.0):
        casement(x, 0.7, 1.1, 1.6, 2, 2, curtain="#e9e2d2" if x > 0 else None)
    rug(0, -2.2, 2.6, 3.0, "#a9967a", "#e4ddcf")
    sh.box((0, -2.2, 0.75), (1.05, 2.0, 0.045), stuff.wood("walnut", "y"), 0.012)
    for x in (-0.4, 0.4):
        for y in (-3.05, -1.35):
            sh.box((x, y, 0.36), (0.08, 0.08, 0.74), stuff.wood("walnut", "z"), 0.01)
    for k, y in enumerate((-2.85, -2.2, -1.55)):
        for s in (-1, 1):
            with sh.frame((s * 0.78, y, 0), -s * 90):
                wooden_chair()
    vase((0, -2.2, 0.775), 0.34)
    pendant(0, -2.2, 1.75, h, "#b8924a")
    with right_wall(w):
        with sh.frame((2.4, -0.26, 0)):
            dresser_plain()
        art(2.4, 1.2, 1.2, 0.8, 2)
    shine(scene, w, d, h, (30, 34), 1.0, [((-1, 0.3, 1.5), (-0.5, -3, 0.8), (1.0, 1.5), 60), ((1, 0.3, 1.5), (0.5, -3, 0.8), (1.0, 1.5), 60)])
    light.look(scene, (-1.65, -4.85, 1.5), (0.4, -1.2), 21, -0.07)


def garage(scene):
    """Two bays, a workbench, shelves, a door open to the day."""
    w, d, h = 6.0, 6.0, 2.8
    shell(w, d, h, wall=stuff.paint("#e9e6de", 0.9), floor=stuff.concrete("#b9b5ad", 3.0), left=[(-3.0, 0.0, 2.6, 2.2)], base=False)
    sh.slab((-2.6, -0.62, 0.86), (1.4, -0.02, 0.92), stuff.wood("pine", "x"), 0.008)
    for x in (-2.5, -0.6, 1.3):
        for y in (-0.56, -0.08):
            sh.box((x, y, 0.43), (0.09, 0.09, 0.86), stuff.wood("pine", "z"), 0.006)
    sh.slab((-2.5, -0.55, 0.2), (1.3, -0.08, 0.24), stuff.wood("pine", "x"), 0.004)
    sh.slab((-2.6, -0.03, 1.1), (1.4, 0, 2.1), stuff.wood("pine", "x", 0.8), 0.004)
    dice = random.Random(3)
    for k in range(14):
        x = -2.4 + k * 0.28
        color = dice.choice(("#b3261e", "#1f5f9e", "#2a2b2d", "#d99a2b"))
        sh.bar((x, -0.05, 1.9), (x, -0.05, 1.55), 0.012, STEEL())
        sh.box((x, -0.05, 1.48), (0.045, 0.03, 0.16), stuff.paint(color, 0.4), 0.01)
    for k in range(7):
        sh.box((-2.2 + k * 0.55, -0.3, 0.36), (0.42, 0.34, 0.24), stuff.paint(dice.choice(("#8f9aa0", "#b98d5c", "#4a5f66")), 0.6), 0.02)
    sh.box((-1.6, -0.3, 1.02), (0.5, 0.24, 0.2), stuff.paint("#b3261e", 0.35), 0.012)
    with right_wall(w):
        for z in (0.3, 0.95, 1.6, 2.2):
            sh.slab((1.2, -0.5, z), (4.2, -0.02, z + 0.04), stuff.wood("pine", "x"), 0.004)
        for x in (1.22, 2.7, 4.18):
            for y in (-0.48, -0.06):
                sh.box((x, y, 1.15), (0.06, 0.06, 2.3), stuff.wood("pine", "z"), 0.004)
        for k in range(13):
            x, z = 1.5 + (k % 5) * 0.58, (0.34, 0.99, 1.64)[k // 5]
            sh.box((x, -0.27, z + 0.17), (0.44, 0.36, 0.34), stuff.paint(dice.choice(("#b98d5c", "#b98d5c", "#8f9aa0", "#4a6a7d")), 0.7), 0.012)
    sh.slab((-2.9, -4.4, 2.45), (-0.6, -1.6, 2.5), stuff.paint("#f0ede5", 0.5), 0.01)
    sh.box((0.3, -3, 2.62), (0.4, 0.6, 0.2), stuff.paint("#d9d9d6", 0.4), 0.03)
    yard.strip((-30, -4.5), (-3.1, -1.5), stuff.concrete("#b9b4a9", 3), -0.02)
    for y in (-1.6, -4.2):
        sh.box((0, y, h - 0.04), (1.2, 0.12, 0.06), stuff.lamp("#fff6e6", 5), 0.01)
    shine(scene, w, d, h, (-66, 30), 0.95, [((-3.2, -3, 1.2), (0, -3, 0.6), (2.5, 2.0), 120)])
    light.look(scene, (1.1, -5.85, 1.5), (-0.55, -1.0), 20, -0.06)


def yard_1(scene):
    """A cedar deck with table and grill, a lawn, a fence."""
    light.set_light(scene, "noon", sun=(58, 36), brightness=1.05)
    yard.ground("summer")
    yard.blades((-8, 1.5), (9, 11.5), "summer")
    deck = stuff.floorboards("cedar", "x", 0.14, 0.6)
    sh.slab((-4.6, -4, -0.1), (3.2, 1.2, 0.12), deck, 0.01)
    with sh.frame((-0.6, -1.0, 0.12)):
        sh.box((0, 0, 0.72), (1.5, 0.9, 0.04), stuff.wood("gray", "x", 0.7), 0.01)
        for x in (-0.65, 0.65):
            for y in (-0.36, 0.36):
                sh.box((x, y, 0.35), (0.06, 0.06, 0.7), stuff.wood("gray", "z", 0.7), 0.006)
        sh.cyl((0, 0, 1.3), 0.022, 2.6, stuff.wood("oak", "z"))
        sh.lathe([(1.5, 0), (0.8, 0.35), (0, 0.52)], stuff.cloth("#d9d2c0"), (0, 0, 2.15), sides=8, angle=10)
    for x, y, t in ((-1.7, -1.0, 90), (0.5, -1.0, -90), (-0.9, -1.9, 180), (-0.3, 0.0, 0)):
        with sh.frame((x, y, 0.12), t):
            wooden_chair()
    with sh.frame((2.2, 0.4, 0.12), -20):
        grill()
    for k, (x, y) in enumerate(((-4.2, 0.8), (-3.4, 0.9), (2.9, -1.2))):
        sh.lathe([(0.16, 0), (0.24, 0.4), (0.25, 0.42), (0.22, 0.4), (0, 0.37)], stuff.paint("#6d7378", 0.6), (x, y, 0.12))
        plants.foliage([(x, y, 0.72, 0.28), (x + 0.1, y, 0.62, 0.22)], 0.6, 700, 0.04, stuff.leaf("#8db356", "#4c7530"), k, 1.4)
    yard.board_fence((-12, 12.5), (14, 12.5))
    yard.board_fence((-9, -2), (-9, 12.5))
    for k in range(9):
        plants.bush((-7 + k * 1.9, 11.7, 0), 1.3, 1.0 + 0.25 * (k % 3), ("dark", "summer")[k % 2], k)
    plants.flowers((-7, 10.9), (8, 10.9), width=0.25, count=160)
    plants.tree((5.4, 8, 0), 6.2, "summer", 1)
    plants.tree((-6.4, 9.5, 0), 7.0, "spring", 2)
    plants.woods((-30, 18), (30, 30), 14, (8, 12), seed=3)
    light.look(scene, (1.6, -6.6, 1.75), (-0.2, 3.0), 24, -0.03)


def grill():
    black, steel = BLACK(), STEEL()
    sh.box((0, 0, 0.45), (0.7, 0.5, 0.75), black, 0.02)
    sh.box((0, -0.255, 0.45), (0.62, 0.01, 0.6), stuff.paint("#26282a", 0.4), 0.01)
    outline = [(-0.27, 0), (0.27, 0), (0.27, 0.12), (0.2, 0.26), (0.05, 0.32), (-0.1, 0.3), (-0.24, 0.18)]
    sh.prism(outline, 0.74, black, at=(0, 0, 0.86), rot=(0, 0, 90), bevel=0.02)
    sh.bar((-0.26, -0.3, 1.0), (0.26, -0.3, 1.0), 0.014, steel)
    for s in (-1, 1):
        sh.box((s * 0.55, 0, 0.86), (0.36, 0.46, 0.03), steel, 0.006)
    for x in (-0.2, 0, 0.2):
        sh.cyl((x, -0.27, 0.8), 0.025, 0.04, steel, (90, 0, 0))


def yard_2(scene):
    """A pool, loungers, the back of the house's lawn."""
    light.set_light(scene, "noon", sun=(52, 40), brightness=1.05)
    yard.ground("summer")
    patio = stuff.tiles("#d6cdbd", "#b0a692", 0.6, 0.6, 0.0, True, 0.7, "#cdc3b1")
    for low, high in (((-9, -6), (8, 0.6)), ((-9, 8.2), (8, 9.6)), ((-9, 0.6), (-4.2, 8.2)), ((4.6, 0.6), (8, 8.2))):
        sh.slab((low[0], low[1], -0.2), (high[0], high[1], 0.0), patio, 0)
    sh.slab((-4.5, 0.3, -0.02), (4.9, 0.6, 0.05), stuff.concrete("#d9d3c6", 0), 0.02)
    sh.slab((-4.5, 8.2, -0.02), (4.9, 8.5, 0.05), stuff.concrete("#d9d3c6", 0), 0.02)
    for x in (-4.5, 4.6):
        sh.slab((x, 0.6, -0.02), (x + 0.3, 8.2, 0.05), stuff.concrete("#d9d3c6", 0), 0.02)
    sh.sheet([(-4.2, 0.6, -0.12), (4.6, 0.6, -0.12), (4.6, 8.2, -0.12), (-4.2, 8.2, -0.12)], [(0, 1, 2, 3)], stuff.water("#3fa9bd", 0.04, 0.3, 1.6))
    for k, x in enumerate((-7.0, -5.6)):
        with sh.frame((x, 3.2, 0), 14):
            sh.box((0, -0.3, 0.32), (0.66, 1.4, 0.05), stuff.wood("cedar", "y"), 0.01)
            sh.box((0, 0.66, 0.55), (0.66, 0.75, 0.05), stuff.wood("cedar", "y"), 0.01, (40, 0, 0))
            sh.cushion((0, -0.3, 0.39), (0.62, 1.36, 0.1), stuff.cloth("#f1eee6"), soft=0.15)
            sh.cushion((0, 0.63, 0.61), (0.62, 0.75, 0.1), stuff.cloth("#f1eee6"), (40, 0, 0), soft=0.15)
            for sx in (-0.28, 0.28):
                for sy in (-0.9, 0.3):
                    sh.box((sx, sy, 0.15), (0.05, 0.05, 0.3), stuff.wood("cedar", "z"), 0.005)
    with sh.frame((-6.3, 4.4, 0)):
        sh.cyl((0, 0, 1.2), 0.025, 2.4, stuff.wood("oak", "z"))
        sh.lathe([(1.35, 0), (0.7, 0.3), (0, 0.45)], stuff.cloth("#3f7f96"), (0, 0, 2.0), sides=8, angle=10)
    yard.board_fence((-14, 14.5), (16, 14.5))
    yard.blades((-12, 9.6), (12, 14.2), "summer")
    plants.hedge((-12, 13.8), (12, 13.8), 0.9, 1.2)
    for k, x in enumerate((-9, -3, 3.5, 9)):
        plants.tree((x, 16 + (k % 2) * 2, 0), 7 + k % 3, ("summer", "spring")[k % 2], k)
    plants.flowers((-8, 10.2), (8, 10.2), width=0.3, count=150)
    plants.woods((-36, 22), (36, 34), 16, (8, 12), seed=9)
    light.look(scene, (3.4, -4.6, 1.75), (-1.2, 4.0), 24, -0.04)


ROOMS = {
    "kitchen-1": kitchen_1, "living-1": living_1, "bedroom-1": bedroom_1, "bath-1": bath_1, "yard-1": yard_1,
    "kitchen-2": kitchen_2, "living-2": living_2, "bedroom-2": bedroom_2, "bath-2": bath_2, "yard-2": yard_2,
    "dining-1": dining, "garage-1": garage,
}


def build(scene, name):
    scene.cycles.diffuse_bounces = 3
    ROOMS[name](scene)
