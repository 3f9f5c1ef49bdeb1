"""Furniture: fronts toward -y, standing on z = 0, in meters."""
import math

import shapes as sh
import stuff

BRASS = lambda: stuff.metal("#b8924a", 0.3)
STEEL = lambda: stuff.metal("#c3c6c9", 0.25)
BLACK = lambda: stuff.paint("#19191b", 0.45)


def knob(at, mat=None, size=0.017):
    sh.lathe([(size * 0.5, 0), (size * 0.4, 0.012), (size, 0.02), (size * 0.9, 0.03), (0, 0.034)], mat or BRASS(), at, (90, 0, 0), 20)


def drawer_front(x, z, w, h, mat, y=-0.0, knobs=2, lip=0.018):
    sh.box((x, y - lip / 2, z), (w, lip, h), mat, 0.005)
    for k in range(knobs):
        at = x + (w * 0.27 * (1 if k else -1) if knobs == 2 else 0)
        knob((at, y - lip, z))


def dresser():
    """Mid-century: six wide drawers with long pulls, splayed legs."""
    wood, dark = stuff.tinted("wood", 0.38), stuff.paint("#20150e", 0.6)
    w, d, h, leg = 1.5, 0.48, 0.60, 0.22
    sh.slab((-w / 2 + 0.02, -d / 2 + 0.03, leg), (w / 2 - 0.02, d / 2, leg + h - 0.02), dark, 0)
    for z in (leg, leg + h - 0.025):
        sh.box((0, 0, z + 0.0125), (w, d, 0.028), wood, 0.006)
    for x in (-w / 2 + 0.013, w / 2 - 0.013):
        sh.box((x, 0, leg + h / 2), (0.026, d, h), wood, 0.006)
    sh.box((0, 0, leg + h / 2), (0.022, d - 0.02, h), wood, 0.004)
    rows = 3
    for r in range(rows):
        for s in (-1, 1):
            z = leg + 0.03 + (h - 0.06) * (r + 0.5) / rows
            x = s * (w / 4 - 0.004)
            sh.box((x, -d / 2 + 0.012, z), (w / 2 - 0.052, 0.022, (h - 0.07) / rows - 0.008), wood, 0.004)
            sh.box((x, -d / 2 - 0.014, z + 0.055), (0.24, 0.024, 0.016), BRASS(), 0.006)
            for dx in (-0.1, 0.1):
                sh.cyl((x + dx, -d / 2 - 0.004, z + 0.055), 0.006, 0.03, BRASS(), (90, 0, 0))
    for x in (-w / 2 + 0.16, w / 2 - 0.16):
        for y in (-d / 2 + 0.09, d / 2 - 0.09):
            out = (x + math.copysign(0.05, x), y + math.copysign(0.035, y), 0)
            sh.tube([(x, y, leg), out], 0.021, wood, smooth=False, taper=[1.0, 0.55])
            sh.cyl((out[0], out[1], 0.02), 0.0135, 0.04, BRASS())
    for y in (-d / 2 + 0.09,):
        sh.box((0, y, leg - 0.015), (w - 0.3, 0.04, 0.03), wood, 0.004)


def bookcase():
    wood = stuff.tinted("wood", 0.45)
    w, d, h = 0.92, 0.3, 1.83
    for s in (-1, 1):
        sh.box((s * (w / 2 - 0.012), 0, h / 2), (0.026, d, h), wood, 0.004)
    sh.box((0, d / 2 - 0.006, h / 2), (w - 0.03, 0.008, h - 0.05), wood, 0)
    for k in range(6):
        sh.box((0, 0, 0.09 + k * (h - 0.11) / 5), (w - 0.04, d - 0.01, 0.026), wood, 0.003)
    sh.box((0, -0.01, h), (w + 0.05, d + 0.04, 0.03), wood, 0.01)
    sh.box((0, -d / 2 + 0.02, 0.04), (w - 0.02, 0.03, 0.08), wood, 0.003)
    books_row((-0.41, -0.02, 0.09 + 1 * (h - 0.11) / 5 + 0.013), 0.5, 3)
    books_row((-0.2, -0.02, 0.09 + 3 * (h - 0.11) / 5 + 0.013), 0.4, 5)


def books_row(at, length, seed=1, tall=(0.19, 0.27), deep=0.17):
    import random

    dice = random.Random(seed)
    colors = ("#7c2d26", "#22445c", "#d8c9a3", "#3d5a41", "#b3752f", "#2b2b30", "#c4563e", "#8aa0a6", "#efe8d6", "#5d3b58")
    x = at[0]
    while x < at[0] + length:
        w, h = dice.uniform(0.018, 0.042), dice.uniform(*tall)
        book((x + w / 2, at[1], at[2]), w, h, deep, dice.choice(colors))
        x += w + 0.001


def book(at, w, h, d, color, band=True):
    """Standing, its back toward -y."""
    cover, paper = stuff.paint(color, 0.6), stuff.paint("#efe7d2", 0.9)
    x, y, z = at
    sh.box((x, y, z + h / 2), (w, d, h), cover, min(0.004, w * 0.2))
    sh.box((x, y + 0.003, z + h / 2), (w - 0.006, d - 0.008, h + 0.0005), paper, 0)
    if band:
        sh.box((x, y - d / 2, z + h * 0.72), (w + 0.0005, 0.002, h * 0.14), stuff.paint("#e6d9b4", 0.6), 0)


def dining_chair(dx=0.0, dy=0.0, turn=0.0):
    wood, seat = stuff.tinted("wood", 0.4), stuff.cloth("#a89878")
    with sh.frame((dx, dy, 0), turn):
        for x in (-0.2, 0.2):
            sh.tube([(x, -0.2, 0.43), (x * 1.06, -0.215, 0)], 0.021, wood, smooth=False, taper=[1, 0.65])
            sh.tube([(x * 1.02, 0.26, 0), (x * 0.95, 0.2, 0.45), (x * 0.98, 0.23, 0.72), (x * 1.0, 0.29, 0.98)], 0.019, wood, taper=[0.7, 1.05, 1, 0.8])
            sh.bar((x, -0.19, 0.2), (x, 0.22, 0.2), 0.011, wood)
        sh.bar((-0.2, 0.02, 0.2), (0.2, 0.02, 0.2), 0.011, wood)
        sh.box((0, -0.2, 0.405), (0.4, 0.022, 0.07), wood, 0.006)
        sh.box((0, 0.19, 0.405), (0.37, 0.022, 0.07), wood, 0.006)
        for x in (-0.2, 0.2):
            sh.box((x, 0, 0.405), (0.022, 0.4, 0.07), wood, 0.006)
        sh.cushion((0, 0, 0.46), (0.45, 0.44, 0.055), seat, soft=0.5, wrinkle=0.001)
        for k, z in enumerate((0.62, 0.76, 0.93)):
            lift = 0.225 + 0.02 * k * k * 0.6
            tall = 0.05 if k < 2 else 0.085
            rows = []
            for t in range(9):
                u = t / 8 * 2 - 1
                y = lift + 0.03 * (1 - u * u)
                rows.append([(u * 0.195, y - 0.009, z - tall / 2), (u * 0.195, y - 0.009, z + tall / 2), (u * 0.195, y + 0.009, z + tall / 2), (u * 0.195, y + 0.009, z - tall / 2)])
            sh.loft(rows, wood)


def dining_chairs():
    dining_chair(-0.32, 0.0, 18)
    dining_chair(0.36, 0.12, -32)


def floor_lamp():
    brass, shade = BRASS(), stuff.cloth("#efe3c8")
    sh.lathe([(0.145, 0), (0.145, 0.012), (0.13, 0.022), (0.03, 0.032), (0.02, 0.06), (0.011, 0.07)], brass)
    sh.cyl((0, 0, 0.72), 0.0105, 1.35, brass)
    for z in (0.5, 1.0):
        sh.cyl((0, 0, z), 0.014, 0.03, brass)
    sh.lathe([(0.235, 1.24), (0.15, 1.58), (0.148, 1.58), (0.232, 1.242)], shade, angle=60)
    for r, z in ((0.2345, 1.243), (0.1495, 1.578)):
        sh.torus((0, 0, z), r, 0.004, stuff.cloth("#cdbb94"))
    sh.ball((0, 0, 1.4), 0.045, stuff.lamp("#ffdfae", 5))
    sh.ball((0, 0, 1.61), 0.014, brass)
    sh.bar((0.06, -0.02, 1.36), (0.06, -0.02, 1.2), 0.0015, brass)


def sofa(sections=3, chaise=True):
    cloth, leg = stuff.tinted("cloth"), stuff.wood("walnut", "z")
    w = 2.45
    sh.box((0, 0.02, 0.22), (w, 0.9, 0.16), cloth, 0.03)
    sh.cushion((0, 0.42, 0.5), (w, 0.22, 0.62), cloth, soft=0.08, wrinkle=0.003)
    for s in (-1, 1):
        sh.cushion((s * (w / 2 - 0.02), 0.02, 0.42), (0.2, 0.98, 0.46), cloth, soft=0.12, wrinkle=0.003)
    each = (w - 0.24) / sections
    for k in range(sections):
        x = -w / 2 + 0.12 + each * (k + 0.5)
        deep = 1.62 if chaise and k == 0 else 0.8
        sh.cushion((x, -0.02 - (deep - 0.8) / 2, 0.385), (each - 0.008, deep, 0.19), cloth, soft=0.3, wrinkle=0.004, seed=k)
        sh.cushion((x, 0.27, 0.68), (each - 0.015, 0.22, 0.46), cloth, (-12, 0, 0), soft=0.55, wrinkle=0.008, seed=k + 4)
    if chaise:
        sh.box((-w / 2 + 0.12 + each / 2, -0.6, 0.22), (each, 0.9, 0.16), cloth, 0.03)
    for x, y in ((-w / 2 + 0.14, 0.4), (w / 2 - 0.08, 0.4), (w / 2 - 0.08, -0.36), (-w / 2 + 0.18, -0.98 if chaise else -0.36), (-0.3, -0.98) if chaise else (0, -0.36)):
        sh.cyl((x, y, 0.07), 0.024, 0.14, leg, top=0.03)
    for x, color, turn in ((0.98, "#c98f3f", 14), (0.62, "#e9e2d2", -10)):
        sh.cushion((x, 0.1, 0.66), (0.42, 0.13, 0.42), stuff.cloth(color), (-18, turn, turn), soft=0.9, wrinkle=0.006, seed=9)


def roll_top_desk():
    wood = stuff.tinted("wood", 0.4)
    w, d = 1.37, 0.8
    for s in (-1, 1):
        x = s * (w / 2 - 0.21)
        sh.box((x, 0.02, 0.39), (0.4, d - 0.06, 0.7), wood, 0.006)
        sh.box((x, 0.0, 0.03), (0.44, d, 0.06), wood, 0.01)
        for k in range(4):
            z = 0.14 + k * 0.165
            sh.box((x, -d / 2 + 0.03, z), (0.35, 0.03, 0.148), wood, 0.008)
            sh.box((x, -d / 2 + 0.012, z), (0.29, 0.012, 0.1), wood, 0.006)
            sh.box((x, -d / 2 - 0.004, z), (0.12, 0.028, 0.022), BRASS(), 0.008)
    sh.box((0, -d / 2 + 0.05, 0.66), (0.54, 0.03, 0.12), wood, 0.006)
    knob((0, -d / 2 + 0.035, 0.66))
    sh.box((0, 0, 0.755), (w + 0.04, d + 0.04, 0.035), wood, 0.012)
    # the curve of the tambour, open by a third
    curve = []
    for k in range(15):
        t = k / 14
        a = math.pi * (0.02 + 0.5 * t)
        curve.append((-0.34 + 0.62 * (1 - math.cos(a)) * 0.95 - 0.0, 0.77 + 0.38 * math.sin(a)))
    outline = [(0.38, 0.77), (0.38, 1.15)] + curve[::-1] + [(-0.36, 0.77)]
    for s in (-1, 1):
        sh.prism(outline, 0.035, wood, at=(s * (w / 2 - 0.018), 0, 0), rot=(0, 0, 90), bevel=0.006)
    for (y0, z0), (y1, z1) in zip(curve[4:], curve[5:]):
        for half in (0.25, 0.75):
            y, z = y0 + (y1 - y0) * half, z0 + (z1 - z0) * half
            tilt = math.degrees(math.atan2(z1 - z0, y1 - y0))
            sh.box((0, y, z), (w - 0.08, 0.03, 0.016), wood, 0.006, (tilt, 0, 0))
    sh.box((0, 0.18, 1.16), (w + 0.02, 0.44, 0.03), wood, 0.01)
    sh.box((0, 0.36, 0.96), (w - 0.06, 0.02, 0.4), stuff.wood("dark", "x"), 0)
    for k in range(7):
        sh.box((-0.55 + k * 0.183, 0.28, 0.86), (0.012, 0.14, 0.17), wood, 0.002)
    sh.box((0, 0.28, 0.95), (1.1, 0.14, 0.012), wood, 0.002)


def crib():
    wood = stuff.tinted("wood", 0.4)
    w, d, h = 1.36, 0.74, 0.95
    for x in (-w / 2, w / 2):
        for y in (-d / 2, d / 2):
            sh.box((x, y, h / 2 + (0.06 if y > 0 else 0)), (0.05, 0.05, h + (0.12 if y > 0 else 0)), wood, 0.01)
    for y, top in ((-d / 2, h - 0.05), (d / 2, h + 0.06)):
        for z in (0.26, top):
            sh.box((0, y, z), (w - 0.04, 0.028, 0.06), wood, 0.008)
        for k in range(1, 19):
            sh.box((-w / 2 + w * k / 19, y, (0.26 + top) / 2), (0.022, 0.016, top - 0.26), wood, 0.005)
    for x in (-w / 2, w / 2):
        for z in (0.26, h - 0.05):
            sh.box((x, 0, z), (0.028, d - 0.04, 0.06), wood, 0.008)
        for k in range(1, 10):
            sh.box((x, -d / 2 + d * k / 10, (0.26 + h - 0.05) / 2), (0.016, 0.022, h - 0.31), wood, 0.005)
    sh.cushion((0, 0, 0.42), (w - 0.08, d - 0.08, 0.13), stuff.cloth("#f4f1ea"), soft=0.12, wrinkle=0.002)
    sh.cushion((0.12, 0, 0.495), (w * 0.62, d - 0.07, 0.04), stuff.cloth("#b9cdd2"), soft=0.3, wrinkle=0.01)
    sh.cushion((-0.5, 0, 0.52), (0.26, 0.4, 0.08), stuff.cloth("#ffffff"), soft=0.7)
    sh.box((0, 0, 0.33), (w - 0.06, d - 0.06, 0.03), wood, 0.004)


def upright_piano():
    wood = stuff.tinted("wood", 0.2)
    w, h = 1.5, 1.22
    sh.box((0, 0.15, h / 2 + 0.04), (w, 0.3, h - 0.1), wood, 0.008)
    sh.box((0, 0.13, h), (w + 0.05, 0.38, 0.035), wood, 0.012)
    for s in (-1, 1):
        sh.box((s * (w / 2 - 0.03), -0.02, h / 2), (0.06, 0.34, h - 0.03), wood, 0.008)
        sh.box((s * (w / 2 - 0.03), -0.26, 0.69), (0.06, 0.34, 0.17), wood, 0.03)
        sh.lathe([(0.035, 0), (0.025, 0.06), (0.04, 0.3), (0.028, 0.5), (0.045, 0.6)], wood, (s * (w / 2 - 0.035), -0.37, 0.03))
        sh.box((s * (w / 2 - 0.03), -0.18, 0.03), (0.08, 0.5, 0.06), wood, 0.012)
    sh.box((0, -0.24, 0.62), (w - 0.06, 0.36, 0.06), wood, 0.008)
    sh.box((0, -0.415, 0.63), (w - 0.1, 0.025, 0.05), wood, 0.006)
    ivory, ebony = stuff.paint("#f6f2e6", 0.2, 0.4), stuff.paint("#0d0d0e", 0.2, 0.5)
    n = 52
    for k in range(n):
        x = -0.63 + 1.26 * (k + 0.5) / n
        sh.box((x, -0.325, 0.665), (1.26 / n - 0.0012, 0.15, 0.022), ivory, 0.002)
        if k % 7 in (0, 2, 3, 5, 6) and k < n - 1:
            sh.box((x + 1.26 / n / 2, -0.29, 0.682), (0.0125, 0.09, 0.02), ebony, 0.003)
    sh.box((0, -0.235, 0.69), (w - 0.12, 0.02, 0.06), stuff.paint("#5c1620", 0.9), 0.004)
    sh.box((0, -0.045, 0.92), (w - 0.14, 0.02, 0.42), wood, 0.006)
    sh.box((0, -0.085, 0.99), (0.8, 0.016, 0.26), wood, 0.006, (-12, 0, 0))
    sh.box((0, -0.1, 0.865), (0.84, 0.05, 0.02), wood, 0.004)
    for k, x in enumerate((-0.16, 0.05)):
        sh.box((x + 0.06, -0.11, 0.985), (0.2, 0.004, 0.27), stuff.paint("#f3eedf", 0.9), 0.001, (-13, 0, 0))
    for x in (-0.09, 0, 0.09):
        sh.box((x, -0.1, 0.08), (0.045, 0.14, 0.012), BRASS(), 0.006)
    sh.box((0, 0.0, 0.36), (w - 0.12, 0.02, 0.44), wood, 0.006)


def table(x=0, wood=None):
    top = wood or stuff.tinted("wood", 0.4)
    sh.box((x, 0, 0.74), (1.6, 0.9, 0.035), top, 0.008)
    for dx in (-0.72, 0.72):
        for dy in (-0.38, 0.38):
            sh.box((x + dx, dy, 0.36), (0.06, 0.06, 0.72), top, 0.008)
    for dy in (-0.38, 0.38):
        sh.box((x, dy, 0.68), (1.4, 0.022, 0.09), top, 0.004)
