"""Kitchen, music, screens, art and small old things."""
import math
import random

import plants
import shapes as sh
import stuff
from things_furniture import BLACK, BRASS, STEEL, knob

WOODEN = lambda kind="walnut": stuff.wood(kind, "x")


def turntable():
    plinth, black, chrome = stuff.tinted("wood", 0.35), stuff.paint("#111112", 0.25, 0.4), stuff.metal("#d9dbdd", 0.15)
    sh.box((0, 0, 0.07), (0.45, 0.36, 0.085), plinth, 0.008)
    sh.box((0, 0, 0.1135), (0.43, 0.34, 0.003), stuff.paint("#232426", 0.4), 0.001)
    for x in (-0.19, 0.19):
        for y in (-0.14, 0.14):
            sh.cyl((x, y, 0.014), 0.026, 0.028, BLACK())
    cx = -0.045
    sh.cyl((cx, 0, 0.124), 0.153, 0.018, chrome, sides=64)
    grooves = [(0.15, 0.134)]
    for k in range(18):
        r = 0.148 - k * 0.005
        grooves += [(r, 0.1362 if k % 6 else 0.1352), (r - 0.002, 0.1356)]
    grooves += [(0.054, 0.136), (0.0, 0.136)]
    sh.lathe(grooves, stuff.paint("#0b0b0c", 0.22, 0.5), (cx, 0, 0), sides=72, angle=80)
    sh.cyl((cx, 0, 0.1368), 0.05, 0.0012, stuff.paint("#c2502f", 0.5), bevel=0)
    sh.cyl((cx, 0, 0.142), 0.0035, 0.012, chrome)
    px, py = 0.165, 0.115
    sh.cyl((px, py, 0.125), 0.034, 0.022, black)
    sh.cyl((px, py, 0.15), 0.014, 0.04, chrome)
    sh.tube([(px, py + 0.05, 0.164), (px, py, 0.164), (px, py - 0.16, 0.16), (px - 0.035, py - 0.225, 0.148)], 0.0045, chrome)
    sh.cyl((px, py + 0.055, 0.164), 0.017, 0.034, black, (90, 0, 0))
    sh.box((px - 0.042, py - 0.238, 0.145), (0.02, 0.034, 0.01), black, 0.003, (0, 0, -32))
    for y in (-0.12, -0.155):
        sh.cyl((0.185, y, 0.119), 0.011, 0.01, chrome)
    cover = stuff.clear("#e9f0f1", 0.0)
    sh.box((0, 0.225, 0.27), (0.45, 0.006, 0.34), cover, 0.002, (-16, 0, 0))
    for x in (-0.225, 0.225):
        sh.box((x, 0.205, 0.27), (0.004, 0.05, 0.34), cover, 0.001, (-16, 0, 0))


def screen(w, h, mat=None, stand="foot", lift=0.12, tilt=0):
    black = stuff.paint("#141416", 0.35)
    with sh.frame((0, 0, lift), 0):
        sh.box((0, 0.012, h / 2), (w, 0.03, h), black, 0.006)
        sh.box((0, -0.004, h / 2), (w - 0.014, 0.004, h - 0.016), stuff.paint("#07090b", 0.06, 0.6), 0.001)
        sh.box((0, 0.045, h * 0.42), (w * 0.62, 0.05, h * 0.5), black, 0.02)
        sh.box((0, -0.0045, 0.004), (0.03, 0.003, 0.004), stuff.paint("#9aa0a5", 0.3), 0)


def monitor():
    screen(0.54, 0.32, lift=0.13)
    dark = stuff.paint("#1d1e20", 0.4)
    sh.box((0, 0.075, 0.13), (0.055, 0.03, 0.24), dark, 0.008)
    sh.box((0, 0.05, 0.008), (0.24, 0.2, 0.014), dark, 0.006)
    # what a desk shows
    sh.sheet([(-0.26, -0.0075, 0.145), (0.26, -0.0075, 0.145), (0.26, -0.0075, 0.44), (-0.26, -0.0075, 0.44)], [(0, 1, 2, 3)], wallpaper())


def wallpaper():
    g = stuff.Graph("wallpaper")
    x, y, z = g.split(g.own())
    wave = g.noise(g.join(g.math("MULTIPLY", x, 3.0), 0.0, g.math("MULTIPLY", z, 5.0)), 1.6, 3, 0.5)
    color = g.mix(g.ramp(g.math("ADD", wave, z), 0.4, 1.1), stuff.srgb("#123a63"), stuff.srgb("#e39a54"))
    g.set(Base_Color=(0, 0, 0), Emission_Color=color, Emission_Strength=0.75, Roughness=0.1)
    return g.mat


def tv():
    screen(1.45, 0.83, lift=0.09)
    for s in (-1, 1):
        sh.plank((s * 0.5, 0.02, 0.1), (s * 0.52, -0.15, 0.01), 0.03, 0.015, BLACK())
        sh.plank((s * 0.5, 0.02, 0.1), (s * 0.52, 0.17, 0.01), 0.03, 0.015, BLACK())
    sh.sheet([(-0.717, -0.0075, 0.105), (0.717, -0.0075, 0.105), (0.717, -0.0075, 0.91), (-0.717, -0.0075, 0.91)], [(0, 1, 2, 3)], wallpaper())
    sh.box((0.36, -0.34, 0.012), (0.17, 0.04, 0.018), BLACK(), 0.007, (0, 0, 20))
    for k in range(8):
        sh.cyl((0.3 + (k // 2) * 0.035, -0.355 + (k % 2) * 0.016 + (k // 2) * 0.013, 0.023), 0.005, 0.004, stuff.paint("#8d9296", 0.5))


def stand_mixer():
    paint, chrome = stuff.tinted("paint", 0.18), stuff.metal("#dcdee0", 0.1)
    rings = []
    for z, w, y0, y1 in ((0.0, 0.105, -0.19, 0.15), (0.022, 0.105, -0.19, 0.15), (0.04, 0.09, -0.17, 0.14)):
        rings.append([(w * math.copysign(abs(math.cos(a)) ** 0.6, math.cos(a)), (y0 + y1) / 2 + (y1 - y0) / 2 * math.copysign(abs(math.sin(a)) ** 0.7, math.sin(a)), z) for a in (2 * math.pi * k / 24 for k in range(24))])
    sh.loft(rings, paint, subsurf=1)
    neck = []
    for z, w, y0, y1 in ((0.03, 0.062, 0.03, 0.145), (0.12, 0.05, 0.05, 0.14), (0.2, 0.052, 0.045, 0.15), (0.245, 0.06, 0.03, 0.165)):
        neck.append([(w * math.cos(a), (y0 + y1) / 2 + (y1 - y0) / 2 * math.sin(a), z) for a in (2 * math.pi * k / 20 for k in range(20))])
    sh.loft(neck, paint, subsurf=1)
    head = []
    for y, r, lift in ((0.19, 0.012, 0.31), (0.18, 0.045, 0.308), (0.14, 0.065, 0.305), (0.03, 0.071, 0.305), (-0.09, 0.068, 0.303), (-0.15, 0.06, 0.3), (-0.172, 0.05, 0.3), (-0.176, 0.02, 0.3)):
        head.append([(r * math.cos(a), y, lift + r * 0.95 * math.sin(a)) for a in (2 * math.pi * k / 24 for k in range(24))])
    sh.loft(head, paint, subsurf=1)
    sh.cyl((0, -0.178, 0.3), 0.035, 0.012, chrome, (90, 0, 0))
    sh.ball((0, -0.188, 0.3), 0.012, BLACK())
    for s in (-1, 1):
        sh.box((s * 0.0695, 0.0, 0.3), (0.004, 0.2, 0.018), chrome, 0.001)
        sh.ball((s * 0.072, 0.11, 0.3), 0.012, chrome)
    sh.cyl((0, -0.09, 0.222), 0.042, 0.03, chrome)
    sh.bar((0, -0.09, 0.21), (0, -0.09, 0.17), 0.007, chrome)
    for k in range(5):
        a = k * math.pi / 5
        sh.tube([(0, -0.09, 0.18), (0.035 * math.cos(a), -0.09 + 0.035 * math.sin(a), 0.12), (0, -0.09, 0.085), (-0.035 * math.cos(a), -0.09 - 0.035 * math.sin(a), 0.12), (0, -0.09, 0.18)], 0.0016, chrome)
    sh.lathe([(0.06, 0), (0.062, 0.012), (0.052, 0.016), (0.09, 0.06), (0.107, 0.13), (0.111, 0.135), (0.107, 0.137), (0.1, 0.13), (0.08, 0.06), (0, 0.03)], chrome, (0, -0.09, 0.04), sides=56)
    sh.tube([(0.1, -0.09, 0.15), (0.145, -0.09, 0.155), (0.148, -0.09, 0.11), (0.092, -0.09, 0.09)], 0.006, chrome)
    for k, x in enumerate((0.2, 0.26)):
        sh.tube([(x, -0.06, 0.006), (x, -0.12, 0.006), (x + 0.03, -0.16, 0.006), (x, -0.2, 0.006), (x - 0.03, -0.16, 0.006), (x, -0.12, 0.006)], 0.005, chrome)


def pan(r, at, turn=0):
    iron = stuff.paint("#1a1a1b", 0.5, 0.15)
    with sh.frame(at, turn):
        sh.lathe([(r * 0.84, 0), (r * 0.9, 0.004), (r, 0.048), (r * 0.985, 0.051), (r * 0.965, 0.048), (r * 0.86, 0.008), (0, 0.007)], iron, sides=56)
        sh.loft([[(x, y, z) for x, y in ((-0.017, -r + 0.008), (0.017, -r + 0.008), (0.012, -r - 0.05), (0.016, -r - 0.115), (0, -r - 0.135), (-0.016, -r - 0.115), (-0.012, -r - 0.05))] for z in (0.034, 0.046)], iron, smooth=False)
        sh.tube([(-0.03, r - 0.005, 0.042), (-0.02, r + 0.02, 0.044), (0.02, r + 0.02, 0.044), (0.03, r - 0.005, 0.042)], 0.006, iron)


def cast_iron_pans():
    pan(0.15, (0.02, 0.04, 0), 28)
    pan(0.128, (0.02, 0.04, 0.022), -8)
    pan(0.1, (0.02, 0.04, 0.05), -42)
    with sh.frame((-0.27, -0.09, 0), 0):
        pan(0.1, (0, 0, 0), -30)


def bowls():
    """Four nesting bowls, each of its own color."""
    for k, (r, h, color, x, y) in enumerate(((0.135, 0.125, "#e8b921", -0.17, 0.1), (0.112, 0.108, "#3c8d54", 0.13, 0.12), (0.092, 0.09, "#c9362f", -0.08, -0.12), (0.073, 0.075, "#2c6fae", 0.13, -0.1))):
        outside = stuff.paint(color, 0.12, 0.7)
        inside = stuff.paint("#f6f3ea", 0.12, 0.6)
        base = r * 0.5
        curve = [(base, 0), (base, 0.006)] + [(base + (r - base) * math.sin(math.pi / 2 * t) ** 0.9, 0.006 + (h - 0.006) * t**1.35) for t in [j / 12 for j in range(1, 13)]]
        sh.lathe(curve, outside, (x, y, 0), sides=56, angle=80)
        sh.lathe([(0, 0.014)] + [(max(0, rr - 0.006), max(0.014, z)) for rr, z in curve[3:]], inside, (x, y, 0.0), sides=56, angle=80)
        sh.torus((x, y, h), r - 0.003, 0.0045, outside)


def washer_dryer():
    for x, kind in ((-0.36, "washer"), (0.36, "dryer")):
        with sh.frame((x, 0, 0)):
            machine(kind)


def machine(kind):
    body, dark, chrome = stuff.tinted("paint", 0.25), stuff.paint("#1a1c1f", 0.15, 0.5), stuff.metal("#c9ccce", 0.2)
    sh.box((0, 0, 0.5), (0.68, 0.7, 0.97), body, 0.018)
    sh.box((0, -0.352, 0.9), (0.66, 0.012, 0.13), stuff.paint("#dcdedf", 0.3), 0.004)
    sh.box((0.02, -0.36, 0.9), (0.3, 0.008, 0.06), dark, 0.004)
    sh.cyl((-0.23, -0.37, 0.9), 0.038, 0.03, chrome, (90, 0, 0), 0.006)
    for k in range(4):
        sh.cyl((0.21 + (k % 2) * 0.045, -0.362, 0.885 + (k // 2) * 0.034), 0.009, 0.01, chrome, (90, 0, 0), 0.002)
    if kind == "washer":
        sh.box((-0.23, -0.352, 0.79), (0.16, 0.01, 0.06), body, 0.006)
    with sh.frame((0, -0.352, 0.49), 0, 1, (90, 0)):
        sh.torus((0, 0, 0), 0.235, 0.034, chrome, squash=0.8)
        sh.torus((0, 0, 0.012), 0.19, 0.022, dark)
        sh.lathe([(0.178, 0.01), (0.15, 0.036), (0.09, 0.052), (0, 0.058)], stuff.paint("#0f1316", 0.04, 0.8), sides=48, angle=80)
    sh.box((0.225, -0.39, 0.49), (0.035, 0.03, 0.13), chrome, 0.01)
    sh.box((0, -0.345, 0.06), (0.66, 0.012, 0.09), body, 0.004)


def acoustic_guitar():
    top, side = stuff.wood("maple", "z", 0.25, 1.0, 0.5), stuff.wood("cherry", "z", 0.3, 1.0, 0.4)
    neck, board = stuff.wood("walnut", "z", 0.4), stuff.wood("dark", "z", 0.4)
    half = [(0.0, 0.0), (0.09, 0.004), (0.155, 0.035), (0.195, 0.1), (0.197, 0.16), (0.165, 0.225), (0.127, 0.275), (0.122, 0.305), (0.14, 0.36), (0.146, 0.41), (0.125, 0.455), (0.075, 0.485), (0.03, 0.492)]
    outline = smooth_line(half + [(-x, z) for x, z in half[::-1][:-1]][0:])
    with sh.frame((0, 0.12, 0.06), 0, 1, (-14, 0)):
        sh.prism(outline, 0.1, side, at=(0, 0.05, 0), bevel=0.004)
        sh.prism([(x * 0.99, 0.002 + z * 0.992) for x, z in outline], 0.004, top, at=(0, -0.002, 0))
        edge = [(x, -0.002, z) for x, z in outline]
        sh.tube(edge, 0.0032, stuff.paint("#efe6cf", 0.4), cyclic=True, smooth=False)
        sh.cyl((0, -0.0045, 0.325), 0.05, 0.002, stuff.paint("#120c08", 0.9), (90, 0, 0), 0)
        for r in (0.054, 0.061):
            sh.torus((0, -0.0045, 0.325), r, 0.0018, stuff.paint("#3a2415", 0.5), (90, 0, 0))
        guard = smooth_line([(0.05, 0.3), (0.075, 0.29), (0.1, 0.24), (0.085, 0.19), (0.05, 0.21), (0.035, 0.265)])
        sh.prism(guard, 0.0015, stuff.paint("#3a1f14", 0.15, 0.6), at=(0, -0.0052, 0))
        sh.box((0, -0.01, 0.135), (0.16, 0.012, 0.026), board, 0.004)
        sh.box((0, -0.017, 0.138), (0.075, 0.004, 0.003), stuff.paint("#f1ead8", 0.4), 0)
        sh.box((0, 0.004, 0.66), (0.05, 0.022, 0.4), neck, 0.008)
        sh.box((0, -0.01, 0.62), (0.054, 0.006, 0.52), board, 0.001)
        for k in range(18):
            z = 0.875 - 0.65 * (1 - 2 ** (-(k + 1) / 12))
            sh.box((0, -0.0138, z), (0.053, 0.0018, 0.0018), STEEL(), 0)
        for k in (3, 5, 7, 9, 12):
            z = 0.875 - 0.65 * (1 - 2 ** (-(k - 0.5) / 12))
            sh.cyl((0, -0.0135, z), 0.003, 0.001, stuff.paint("#efe6cf", 0.4), (90, 0, 0), 0)
        sh.prism([(-0.028, 0.88), (0.028, 0.88), (0.037, 0.96), (0.035, 1.04), (0.0, 1.05), (-0.035, 1.04), (-0.037, 0.96)], 0.016, board, at=(0, 0.006, 0), bevel=0.003)
        sh.box((0, -0.011, 0.878), (0.05, 0.006, 0.006), stuff.paint("#f1ead8", 0.4), 0.001)
        for s in (-1, 1):
            for k in range(3):
                z = 0.925 + k * 0.04
                sh.cyl((s * 0.027, -0.006, z), 0.004, 0.014, STEEL(), (90, 0, 0))
                sh.ball((s * 0.05, 0.008, z), 0.008, stuff.paint("#efe6cf", 0.3), (0.6, 1, 1.2))
        for k in range(6):
            x0, x1 = -0.0235 + k * 0.0094, -0.018 + k * 0.0072
            sh.bar((x0 * 1.1, -0.0185, 0.14), (x1, -0.0155, 0.88), 0.0007 if k > 2 else 0.001, STEEL())
    # stand
    black = BLACK()
    for s in (-1, 1):
        sh.tube([(s * 0.07, -0.06, 0.06), (s * 0.09, 0.06, 0.08), (s * 0.1, 0.2, 0.3)], 0.007, black)
        sh.bar((s * 0.1, 0.14, 0.2), (s * 0.2, -0.1, 0.0), 0.008, black)
    sh.bar((0, 0.24, 0.45), (0, 0.42, 0.0), 0.008, black)


def smooth_line(points, rounds=2):
    for _ in range(rounds):
        found = []
        n = len(points)
        for k in range(n):
            (x0, z0), (x1, z1) = points[k], points[(k + 1) % n]
            found += [(0.75 * x0 + 0.25 * x1, 0.75 * z0 + 0.25 * z1), (0.25 * x0 + 0.75 * x1, 0.25 * z0 + 0.75 * z1)]
        points = found
    return points


def records():
    """A crate of records, two sleeves in front."""
    crate = stuff.wood("pine", "x", 0.6)
    dice = random.Random(3)
    for z in (0.04, 0.13, 0.22):
        for y in (-0.2, 0.2):
            sh.box((0, y, z), (0.38, 0.014, 0.07), crate, 0.003)
    for x in (-0.185, 0.185):
        for z in (0.06, 0.18):
            sh.box((x, 0, z), (0.016, 0.39, 0.1), crate, 0.003)
        for y in (-0.18, 0.18):
            sh.box((x * 0.93, y, 0.13), (0.02, 0.02, 0.26), crate, 0.002)
    y = -0.17
    colors = ("#c2502f", "#2c4a66", "#e2b13a", "#f1ebdc", "#3f6b52", "#7d2f3a", "#1d1d20", "#8fb0b8", "#d98aa0")
    k = 0
    while y < 0.17:
        with sh.frame((dice.uniform(-0.006, 0.006), y, 0.025), 0, 1, (-10, 0)):
            sleeve(colors[k % 9], k if k == 0 else None)
        y += 0.0085
        k += 1
    with sh.frame((0.31, -0.2, 0), -24, 1, (-20, 0)):
        sleeve("#2c4a66", 2)
    with sh.frame((-0.31, -0.18, 0), 22, 1, (-20, 0)):
        sleeve("#c2502f", 1)
        sh.cyl((0.09, 0.004, 0.155), 0.148, 0.002, stuff.paint("#0b0b0c", 0.22, 0.5), (90, 0, 0), 0)
        sh.cyl((0.09, 0.002, 0.155), 0.05, 0.003, stuff.paint("#e2b13a", 0.5), (90, 0, 0), 0)


def sleeve(color, art=None):
    sh.box((0, 0, 0.157), (0.314, 0.004, 0.314), stuff.paint(color, 0.35, 0.2), 0.001)
    if art is None:
        return
    pale = stuff.paint("#f1ebdc", 0.5)
    if art % 3 == 0:
        for k in range(5):
            sh.torus((0, -0.0022, 0.18), 0.03 + k * 0.022, 0.005, stuff.paint(("#e2b13a", "#f1ebdc")[k % 2], 0.5), (90, 0, 0), squash=0.15)
    elif art % 3 == 1:
        for k in range(6):
            sh.box((-0.1 + k * 0.04, -0.0024, 0.13 + 0.03 * math.sin(k)), (0.024, 0.001, 0.1 + 0.05 * math.sin(k * 1.7)), pale, 0)
    else:
        sh.cyl((0.02, -0.0024, 0.17), 0.085, 0.001, stuff.paint("#d98a3a", 0.5), (90, 0, 0), 0)
        sh.box((0, -0.0026, 0.115), (0.3, 0.001, 0.05), stuff.paint("#14283c", 0.5), 0)
    sh.box((0, -0.0026, 0.285), (0.24, 0.001, 0.022), pale, 0)


def mantel_clock():
    wood, brass, face = stuff.tinted("wood", 0.3), BRASS(), stuff.paint("#f4eedd", 0.4)
    arch = [(-0.13, 0.05), (0.13, 0.05), (0.13, 0.16)] + [(0.13 * math.cos(k * math.pi / 16), 0.16 + 0.13 * math.sin(k * math.pi / 16)) for k in range(1, 16)] + [(-0.13, 0.16)]
    sh.prism(arch, 0.12, wood, bevel=0.006)
    wing = [(-0.24, 0.05), (0.24, 0.05), (0.22, 0.085), (0.15, 0.11), (0.125, 0.15), (-0.125, 0.15), (-0.15, 0.11), (-0.22, 0.085)]
    sh.prism(wing, 0.1, wood, bevel=0.006)
    sh.box((0, 0, 0.035), (0.5, 0.15, 0.03), wood, 0.008)
    sh.box((0, 0, 0.01), (0.53, 0.17, 0.02), wood, 0.006)
    for x in (-0.19, 0.19):
        sh.ball((x, -0.02, 0.0), 0.016, brass)
    with sh.frame((0, -0.062, 0.165), 0, 1, (90, 0)):
        sh.cyl((0, 0, 0), 0.092, 0.008, face, bevel=0.001)
        sh.torus((0, 0, 0.004), 0.095, 0.008, brass)
        dark = stuff.paint("#16130f", 0.4)
        for k in range(12):
            a = k * math.pi / 6
            sh.box((0.074 * math.sin(a), 0.074 * math.cos(a), 0.0048), (0.006, 0.018 if k % 3 == 0 else 0.012, 0.001), dark, 0, (0, 0, -math.degrees(a)))
        for a, length, w in ((math.radians(305), 0.045, 0.006), (math.radians(50), 0.066, 0.004)):
            sh.box((length / 2 * math.sin(a), length / 2 * math.cos(a), 0.006), (w, length, 0.001), dark, 0, (0, 0, -math.degrees(a)))
        sh.cyl((0, 0, 0.006), 0.005, 0.003, brass)


def framed_prints():
    from mathutils import Vector

    frame_, mat, paper = stuff.tinted("wood", 0.4), stuff.paint("#f7f4ec", 0.7), stuff.paint("#efe7d2", 0.8)
    for k, (x, y, turn, scale) in enumerate(((-0.26, 0.1, 5, 1.0), (0.22, 0.06, -6, 1.0), (-0.02, -0.1, 0, 0.86))):
        with sh.frame((x, y, 0.0), turn, scale, (-13, 0)):
            w, h, t = 0.4, 0.5, 0.024
            sh.box((0, 0.006, h / 2), (w - 0.02, 0.006, h - 0.02), mat, 0)
            sh.box((0, 0.001, h / 2), (w - 0.13, 0.004, h - 0.14), paper, 0.001)
            for s in (-1, 1):
                sh.box((s * (w / 2 - t / 2), 0, h / 2), (t, 0.026, h), frame_, 0.004)
                sh.box((0, 0, h / 2 + s * (h / 2 - t / 2)), (w, 0.026, t), frame_, 0.004)
            green = stuff.paint(("#5b7a45", "#47694b", "#6d7f3f")[k], 0.8)
            sh.tube([(0, -0.002, 0.1), (0.012, -0.002, 0.22), (-0.006, -0.002, 0.38)], 0.0024, green)
            for j in range(7):
                z, s = 0.14 + j * 0.034, 1 if j % 2 else -1
                sh.ball((s * 0.034, -0.001, z + 0.012), 0.034, green, (1, 0.03, 0.34), rot=(0, -s * 32, 0))
            bloom = stuff.paint(("#c9564a", "#d99a3a", "#8a5a9a")[k], 0.8)
            for j in range(6):
                a = j * math.pi / 3
                sh.ball((-0.006 + 0.02 * math.cos(a), -0.002, 0.385 + 0.02 * math.sin(a)), 0.018, bloom, (1, 0.06, 0.55), rot=(0, -math.degrees(a), 0))
            sh.ball((-0.006, -0.003, 0.385), 0.01, stuff.paint("#e8c33a", 0.8), (1, 0.2, 1))
            sh.box((0, -0.008, h / 2), (w - 0.04, 0.002, h - 0.04), stuff.clear("#fbfdfd"), 0)


def brooches():
    """Costume brooches on a velvet tray."""
    velvet, gold, silver = stuff.cloth("#2b3550"), stuff.metal("#d8a94a", 0.2), stuff.metal("#d5d8db", 0.15)
    sh.box((0, 0, 0.008), (0.36, 0.26, 0.016), stuff.wood("walnut", "x"), 0.004)
    sh.box((0, 0, 0.017), (0.33, 0.23, 0.006), velvet, 0.003)
    for y in (-0.125, 0.125):
        sh.box((0, y, 0.018), (0.36, 0.012, 0.03), stuff.wood("walnut", "x"), 0.003)
    for x in (-0.175, 0.175):
        sh.box((x, 0, 0.018), (0.012, 0.26, 0.03), stuff.wood("walnut", "x"), 0.003)
    gems = ("#c81e3a", "#1f7a5a", "#2456b8", "#e8dcc0", "#8a3fa0", "#e0992a")
    spots = [(x, y) for y in (-0.075, 0.0, 0.075) for x in (-0.125, -0.042, 0.042, 0.125)][:11]
    for k, (x, y) in enumerate(spots):
        base, gem = (gold, silver)[k % 2], stuff.paint(gems[k % 6], 0.03, 1.0)
        with sh.frame((x, y, 0.021), k * 37, 1.25):
            if k % 4 == 0:
                for j in range(8):
                    a = j * math.pi / 4
                    sh.ball((0.016 * math.cos(a), 0.016 * math.sin(a), 0.003), 0.0085, base, (1, 0.55, 0.4), rot=(0, 0, math.degrees(a)))
                sh.ball((0, 0, 0.006), 0.009, gem)
            elif k % 4 == 1:
                sh.torus((0, 0, 0.002), 0.016, 0.003, base)
                sh.ball((0, 0, 0.004), 0.014, gem, (1, 0.8, 0.55))
            elif k % 4 == 2:
                sh.tube([(-0.022, -0.012, 0.004), (0, 0, 0.006), (0.02, 0.016, 0.004)], 0.002, base)
                for j in range(7):
                    sh.ball((-0.018 + j * 0.006, -0.008 + j * 0.004 + (0.006 if j % 2 else -0.006), 0.005), 0.006, gem if j % 2 else base, (1, 0.6, 0.5), rot=(0, 0, 40))
            else:
                for s in (-1, 1):
                    sh.ball((s * 0.012, 0.007, 0.004), 0.014, gem, (1, 0.7, 0.25), rot=(0, 0, s * 30))
                    sh.ball((s * 0.01, -0.01, 0.004), 0.01, base, (1, 0.7, 0.3), rot=(0, 0, -s * 30))
                sh.ball((0, 0, 0.006), 0.005, base, (0.6, 2.6, 1))


def terracotta_pots():
    clay = lambda k: stuff.paint(("#b4623c", "#c07048", "#a75a38")[k % 3], 0.85, speck=0.22)
    for k, (x, y, r, h) in enumerate(((-0.3, 0.16, 0.16, 0.28), (0.05, 0.2, 0.13, 0.22), (0.34, 0.12, 0.15, 0.25), (-0.1, -0.12, 0.1, 0.17), (0.16, -0.14, 0.115, 0.19), (-0.36, -0.16, 0.085, 0.14), (0.4, -0.2, 0.08, 0.13))):
        pot(x, y, 0, r, h, clay(k))
    for j in range(4):
        pot(0.05, 0.2, 0.15 + j * 0.045, 0.12, 0.2, clay(j))
    plants.foliage([(-0.3, 0.16, 0.4, 0.14), (-0.36, 0.12, 0.34, 0.1), (-0.23, 0.2, 0.36, 0.1)], 0.5, 420, 0.03, stuff.leaf("#7d9a4a", "#41612c", 0.2), 3, 1.5)


def pot(x, y, z, r, h, mat):
    sh.lathe([(r * 0.66, 0), (r * 0.9, h * 0.78), (r * 0.9, h * 0.79), (r, h * 0.79), (r, h), (r * 0.9, h), (r * 0.86, h * 0.86), (0, h * 0.85)], mat, (x, y, z), sides=44)


def pinball():
    """A table of 1979 with its lit backglass."""
    side, chrome = stuff.tinted("paint", 0.35), stuff.metal("#d5d8da", 0.12)
    with sh.frame((0, -0.1, 0)):
        outline = [(-0.66, 0.62), (0.6, 0.62), (0.6, 1.02), (-0.66, 0.9)]
        for s in (-1, 1):
            sh.prism(outline, 0.025, side, at=(s * 0.27, 0, 0), rot=(0, 0, 90), bevel=0.004)
        sh.box((0, -0.65, 0.76), (0.56, 0.03, 0.28), side, 0.006)
        sh.box((0, 0, 0.64), (0.52, 1.24, 0.03), side, 0)
        sh.sheet([(-0.26, -0.64, 0.84), (0.26, -0.64, 0.84), (0.26, 0.6, 0.955), (-0.26, 0.6, 0.955)], [(0, 1, 2, 3)], stuff.paint("#1c5f6e", 0.25, 0.5))
        for s in (-1, 1):
            sh.plank((s * 0.27, -0.66, 0.91), (s * 0.27, 0.6, 1.03), 0.034, 0.012, chrome, 0.003)
        sh.box((0, -0.655, 0.905), (0.58, 0.05, 0.025), chrome, 0.006)
        level = lambda y: 0.84 + (y + 0.64) * 0.093
        for x, y, color in ((-0.08, 0.22, "#e23b2e"), (0.09, 0.26, "#f2c230"), (0.0, 0.08, "#ffffff")):
            z = level(y)
            sh.cyl((x, y, z + 0.02), 0.034, 0.04, stuff.paint("#f1ebdc", 0.4))
            sh.lathe([(0.05, 0), (0.046, 0.01), (0, 0.014)], stuff.lamp(color, 1.2), (x, y, z + 0.04))
        for s in (-1, 1):
            sh.plank((s * 0.13, -0.42, level(-0.42) + 0.02), (s * 0.03, -0.5, level(-0.5) + 0.02), 0.03, 0.02, stuff.paint("#f2f0ea", 0.3), 0.008)
            sh.plank((s * 0.2, -0.3, level(-0.3) + 0.02), (s * 0.14, -0.41, level(-0.41) + 0.02), 0.014, 0.04, stuff.paint("#e23b2e", 0.3), 0.003)
            for k in range(4):
                sh.cyl((s * 0.21, -0.2 + k * 0.18, level(-0.2 + k * 0.18) + 0.012), 0.016, 0.006, stuff.lamp(("#ffb02e", "#ff5a3c", "#7bd0ff", "#fff2c4")[k], 1.3))
            sh.cyl((s * 0.29, -0.55, 0.8), 0.016, 0.02, stuff.paint("#e23b2e", 0.3), (0, 90, 0))
        for k in range(7):
            sh.cyl((-0.12 + k * 0.04, -0.16 - abs(k - 3) * 0.03, level(-0.2) + 0.012), 0.014, 0.004, stuff.lamp(("#ffd24a", "#ff7a3c")[k % 2], 1.2))
        sh.box((0.12, -0.672, 0.75), (0.12, 0.015, 0.16), stuff.paint("#26282a", 0.4), 0.004)
        for x in (0.1, 0.14):
            sh.box((x, -0.682, 0.78), (0.014, 0.004, 0.03), stuff.lamp("#ff6a3c", 1.0), 0)
        sh.cyl((0.23, -0.69, 0.8), 0.012, 0.07, chrome, (90, 0, 0))
        for x in (-0.25, 0.25):
            for y, top in ((-0.6, 0.7), (0.54, 0.75)):
                sh.box((x, y, top / 2 - 0.02), (0.03, 0.03, top), chrome, 0.005)
                sh.cyl((x, y, 0.01), 0.03, 0.02, chrome)
        # back box
        sh.box((0, 0.66, 1.4), (0.68, 0.2, 0.72), side, 0.008)
        sh.box((0, 0.66, 1.03), (0.5, 0.2, 0.06), side, 0.006)
        sh.box((0, 0.557, 1.4), (0.62, 0.01, 0.66), backglass(), 0)
        for k in range(4):
            sh.box((-0.2 + (k % 2) * 0.4, 0.549, 1.66 - (k // 2) * 0.46), (0.16, 0.006, 0.05), stuff.paint("#120c0a", 0.2), 0.002)
            for j in range(5):
                sh.box((-0.256 + (k % 2) * 0.4 + j * 0.028, 0.545, 1.66 - (k // 2) * 0.46), (0.014, 0.003, 0.03), stuff.lamp("#ff8a3c", 1.6), 0)
        sh.ball((0.0, 0.55, 1.42), 0.12, stuff.lamp("#ffcf4a", 0.8), (1, 0.04, 1))
        for k in range(12):
            a = k * math.pi / 6
            sh.box((0.18 * math.cos(a), 0.55, 1.42 + 0.18 * math.sin(a)), (0.09, 0.004, 0.022), stuff.lamp("#ff6a3c", 0.8), 0, (0, -math.degrees(a), 0))


def backglass():
    g = stuff.Graph("backglass")
    x, y, z = g.split(g.own())
    cloud = g.noise(g.own(), 4, 4)
    color = g.mix(g.ramp(g.math("ADD", z, g.math("MULTIPLY", cloud, 0.3)), -0.15, 0.4), stuff.srgb("#7a1f4a"), stuff.srgb("#12305e"))
    g.set(Base_Color=(0.02, 0.02, 0.03), Emission_Color=color, Emission_Strength=0.9, Roughness=0.08)
    return g.mat


def plain_box():
    """A closed carton: something that nobody has drawn."""
    kraft, tape = stuff.paint("#b98d5c", 0.85, speck=0.12), stuff.paint("#c9a878", 0.35)
    sh.box((0, 0, 0.19), (0.52, 0.4, 0.38), kraft, 0.006)
    sh.box((0, 0, 0.38), (0.521, 0.055, 0.002), tape, 0)
    sh.box((0.26, 0, 0.34), (0.002, 0.055, 0.08), tape, 0)
    sh.box((0, 0, 0.381), (0.52, 0.002, 0.002), stuff.paint("#7d5a34", 0.9), 0)
    for s in (-1, 1):
        sh.box((0.08 * s, -0.2, 0.27), (0.035, 0.002, 0.012), stuff.paint("#5b3f22", 0.9), 0)
    sh.box((-0.15, -0.2, 0.13), (0.12, 0.002, 0.08), stuff.paint("#f3efe4", 0.8), 0)
