"""Tools, toys, clothes and what lies on the tables of a garage sale."""
import math
import random

import shapes as sh
import stuff
from things_furniture import BLACK, BRASS, STEEL, book, knob

RUBBER = lambda: stuff.paint("#1a1a1b", 0.8)
RED = "#b3261e"


def drill():
    body, black, steel = stuff.tinted("paint", 0.4), RUBBER(), STEEL()
    with sh.frame((0, 0, 0.17)):
        for r, x0, x1, mat in ((0.032, -0.075, 0.05, body), (0.029, 0.05, 0.082, stuff.paint("#2a2b2d", 0.5))):
            sh.cyl(((x0 + x1) / 2, 0, 0.04), r, x1 - x0, mat, (0, 90, 0), 0.008)
        sh.lathe([(0.024, 0), (0.024, 0.022), (0.012, 0.045), (0.01, 0.05)], steel, (0.082, 0, 0.04), (0, 90, 0))
        sh.cyl((0.16, 0, 0.04), 0.003, 0.09, stuff.metal("#77797b"), (0, 90, 0))
        outline = [(-0.062, 0.02), (-0.01, 0.02), (-0.02, -0.05), (-0.035, -0.115), (-0.085, -0.115), (-0.073, -0.04)]
        sh.prism(outline, 0.038, black, bevel=0.012)
        sh.prism([(-0.055, 0.03), (0.0, 0.02), (0.0, 0.008), (-0.05, 0.0)], 0.042, body, bevel=0.008)
        sh.box((-0.004, 0, -0.012), (0.02, 0.018, 0.034), stuff.paint("#c23b2a", 0.4), 0.006)
        sh.box((-0.055, 0, -0.14), (0.11, 0.072, 0.05), body, 0.01)
        sh.box((-0.055, 0, -0.155), (0.112, 0.074, 0.02), black, 0.006)
        for k in range(4):
            sh.box((-0.05 + k * 0.012, -0.031, 0.045), (0.005, 0.006, 0.03), black, 0.001)
    for k, (x, y, turn) in enumerate(((0.16, -0.09, 20), (0.25, 0.05, -12))):
        with sh.frame((x, y, 0), turn):
            sh.box((0, 0, 0.026), (0.11, 0.072, 0.05), body if k == 0 else black, 0.01)
            sh.box((0, 0, 0.056), (0.07, 0.045, 0.014), black, 0.004)
    with sh.frame((0.09, 0.12, 0), -8):
        sh.box((0, 0, 0.03), (0.15, 0.1, 0.06), black, 0.014)
        sh.box((0.04, -0.051, 0.04), (0.012, 0.004, 0.012), stuff.lamp("#39d353", 3), 0)


def table_saw():
    body, steel, black = stuff.tinted("paint", 0.4), stuff.metal("#b3b6b8", 0.3), BLACK()
    for x in (-0.32, 0.32):
        for y in (-0.27, 0.27):
            sh.plank((x * 0.85, y * 0.85, 0.55), (x * 1.2, y * 1.2, 0), 0.05, 0.05, black, 0.006)
    for y in (-0.3, 0.3):
        sh.box((0, y, 0.2), (0.75, 0.02, 0.04), black)
    sh.box((0, 0, 0.68), (0.62, 0.56, 0.28), body, 0.02)
    sh.box((0, 0, 0.835), (0.72, 0.66, 0.03), steel, 0.006)
    for x in (-0.5, 0.5):
        sh.box((x, 0, 0.833), (0.26, 0.66, 0.022), steel, 0.006)
    for x in (-0.2, 0.2):
        sh.box((x, 0, 0.851), (0.02, 0.66, 0.001), black, 0)
    sh.box((0, 0, 0.8505), (0.09, 0.4, 0.002), stuff.paint("#c0392b", 0.5), 0)
    with sh.frame((0, 0.02, 0.84), 90, 1, (90, 0)):
        teeth = []
        for k in range(80):
            a = 2 * math.pi * k / 80
            r = 0.127 if k % 2 else 0.119
            teeth.append((r * math.cos(a), r * math.sin(a)))
        sh.prism(teeth, 0.003, stuff.metal("#d5d7d9", 0.2), rot=(90, 0, 0))
    sh.box((0.28, 0, 0.885), (0.05, 0.72, 0.07), stuff.metal("#c9cbcd", 0.35), 0.005)
    for y in (-0.345, 0.345):
        sh.box((0.05, y, 0.81), (1.2, 0.025, 0.04), stuff.metal("#9ea1a3", 0.35), 0.005)
    sh.lathe([(0.09, 0), (0.1, 0.012), (0.09, 0.024), (0.03, 0.02), (0.03, 0.05), (0, 0.05)], black, (0.0, -0.28, 0.66), (90, 0, 0))
    sh.cyl((0.07, -0.36, 0.66), 0.014, 0.06, black, (90, 0, 0))
    sh.box((-0.22, -0.285, 0.7), (0.09, 0.02, 0.12), black, 0.008)
    sh.box((-0.22, -0.3, 0.68), (0.06, 0.015, 0.05), stuff.paint(RED, 0.4), 0.006)


def clamps():
    """Bar clamps leaning in a row."""
    bar, orange, wood = stuff.metal("#7d8184", 0.4), stuff.tinted("paint", 0.4), stuff.wood("oak", "z")
    sh.box((0, 0.16, 0.5), (1.15, 0.025, 0.09), stuff.wood("pine", "x"), 0.005)
    for x in (-0.5, 0.5):
        sh.box((x, 0.16, 0.3), (0.06, 0.03, 0.6), stuff.wood("pine", "z"), 0.005)
        sh.plank((x, 0.16, 0.55), (x, 0.45, 0), 0.05, 0.03, stuff.wood("pine", "x"), 0.004)
        sh.box((x, 0.14, 0.015), (0.06, 0.3, 0.03), stuff.wood("pine", "y"), 0.004)
    for k in range(8):
        x = -0.45 + k * 0.128
        with sh.frame((x, 0.0, 0), 0, 1, (-9, 0)):
            tall = 0.95 if k % 3 else 0.78
            sh.box((0, 0, tall / 2), (0.007, 0.026, tall), bar, 0.001)
            sh.prism([(-0.02, tall - 0.005), (0.02, tall - 0.005), (0.02, tall - 0.05), (-0.015, tall - 0.035), (-0.1, tall - 0.045), (-0.1, tall - 0.02)], 0.016, orange, rot=(0, 0, 90), bevel=0.003)
            low = 0.42 - 0.05 * (k % 3)
            sh.prism([(-0.02, low), (0.02, low), (0.02, low - 0.06), (-0.05, low - 0.03), (-0.1, low - 0.03), (-0.1, low)], 0.018, orange, rot=(0, 0, 90), bevel=0.003)
            sh.cyl((0, -0.095, low - 0.03), 0.006, 0.16, STEEL())
            sh.cyl((0, -0.095, low + 0.055), 0.014, 0.01, STEEL())
            sh.cyl((0, -0.095, low - 0.15), 0.015, 0.1, wood, bevel=0.006)


def socket_set():
    """An open case with rows of sockets."""
    case, dark, chrome = stuff.paint("#26282b", 0.5), stuff.paint("#5a1d1b", 0.8), stuff.metal("#d8dadc", 0.12)
    sh.box((0, 0, 0.03), (0.46, 0.32, 0.06), case, 0.014)
    sh.box((0, 0, 0.058), (0.43, 0.29, 0.01), dark, 0.004)
    sh.box((0, 0.175, 0.2), (0.46, 0.03, 0.31), case, 0.012, (-12, 0, 0))
    sh.box((0, 0.155, 0.205), (0.43, 0.01, 0.28), dark, 0.004, (-12, 0, 0))
    for row, (y, n, r0, r1, tall) in enumerate(((-0.11, 14, 0.009, 0.013, 0.028), (-0.065, 12, 0.01, 0.016, 0.034), (-0.015, 10, 0.013, 0.019, 0.04))):
        for k in range(n):
            r = r0 + (r1 - r0) * k / n
            x = -0.19 + 0.38 * (k + 0.5) / n
            sh.lathe([(r, 0), (r, tall), (r * 0.72, tall), (r * 0.66, tall - 0.014), (0, tall - 0.014)], chrome, (x, y, 0.062), sides=20)
    for y, length in ((0.045, 0.24), (0.095, 0.18)):
        with sh.frame((-0.06, y, 0.075)):
            sh.cyl((0, 0, 0), 0.008, length, chrome, (0, 90, 0))
            sh.cyl((length * 0.3, 0, 0), 0.012, length * 0.42, BLACK(), (0, 90, 0), 0.005)
            sh.ball((-length / 2, 0, 0), 0.019, chrome, (1.2, 1, 0.6))
    for k in range(6):
        sh.cyl((0.12 + (k % 3) * 0.028, 0.05 + (k // 3) * 0.05, 0.07), 0.008, 0.09, chrome, (90, 0, 0))
    for k in range(16):
        sh.cyl((-0.18 + k * 0.024, 0.135 + 0.0, 0.2), 0.006, 0.06, chrome, (-12, 0, 0))
        sh.cyl((-0.18 + k * 0.024, 0.15, 0.28), 0.004, 0.05, chrome, (-12, 0, 0))
    for x in (-0.15, 0.15):
        sh.box((x, -0.165, 0.045), (0.04, 0.014, 0.03), STEEL(), 0.004)


def tool_chest():
    paint, black, steel = stuff.tinted("paint", 0.3), BLACK(), STEEL()
    w, d = 1.32, 0.5
    sh.box((0, 0, 0.52), (w, d, 0.74), paint, 0.012)
    sh.box((0, 0, 0.91), (w + 0.02, d + 0.02, 0.04), stuff.wood("oak", "x"), 0.008)
    for x in (-w / 2 + 0.1, w / 2 - 0.1):
        for y in (-0.18, 0.18):
            sh.cyl((x, y, 0.065), 0.065, 0.04, RUBBER(), (90, 0, 0), 0.01)
            sh.box((x, y, 0.13), (0.09, 0.08, 0.04), steel, 0.006)
    cols = ((-0.43, 0.4, 5), (0.02, 0.46, 4), (0.45, 0.36, 4))
    for x, wide, n in cols:
        z = 0.87
        for k in range(n):
            tall = {5: (0.1, 0.1, 0.13, 0.16, 0.2), 4: (0.1, 0.14, 0.2, 0.25)}[n][k]
            z -= tall
            sh.box((x, -d / 2 - 0.004, z + tall / 2), (wide, 0.02, tall - 0.012), paint, 0.006)
            sh.box((x, -d / 2 - 0.022, z + tall - 0.026), (wide - 0.02, 0.022, 0.016), steel, 0.005)
    for k in range(2):
        sh.tube([(w / 2, -0.16, 0.72), (w / 2 + 0.07, -0.14, 0.72), (w / 2 + 0.07, 0.14, 0.72), (w / 2, 0.16, 0.72)], 0.012, steel)
    sh.cyl((0.6, -d / 2 - 0.012, 0.89), 0.012, 0.01, steel, (90, 0, 0))


def coats():
    """Four coats on a rack."""
    wood = stuff.wood("walnut", "x")
    for x in (-0.62, 0.62):
        sh.tube([(x, 0, 0.05), (x, 0, 1.62)], 0.018, BLACK(), smooth=False)
        sh.box((x, 0, 0.03), (0.05, 0.46, 0.04), BLACK())
    sh.bar((-0.64, 0, 1.6), (0.64, 0, 1.6), 0.014, BLACK())
    for k, (x, color, length, kind) in enumerate(((-0.42, "#2b3648", 0.98, "wool"), (-0.14, "#7d2f2a", 0.72, "puffer"), (0.14, "#b39468", 1.05, "wool"), (0.42, "#3f4a3c", 0.78, "puffer"))):
        coat(x, color, length, kind, k)


def coat(x, color, length, kind, seed):
    mat = stuff.cloth(color) if kind == "wool" else stuff.paint(color, 0.38)
    with sh.frame((x, 0, 1.5), 52):
        sh.tube([(0, 0, 0.1), (0.02, 0, 0.13), (0, 0, 0.06), (0, 0, 0.02)], 0.004, STEEL())
        sh.tube([(-0.2, 0, -0.05), (0, 0, 0.02), (0.2, 0, -0.05)], 0.012, stuff.wood("oak", "x"))
        rings = []
        n = 20
        steps = 18
        for j in range(steps + 1):
            t = j / steps
            w = 0.225 + 0.045 * t if t > 0.06 else 0.07 + 0.155 * (t / 0.06) ** 0.5
            deep = 0.085 + 0.05 * t if t > 0.06 else 0.05 + 0.035 * t / 0.06
            if kind == "puffer" and t > 0.06:
                deep += 0.02 * abs(math.sin(t * math.pi * 7))
                w += 0.012 * abs(math.sin(t * math.pi * 7))
            ring = []
            for k in range(n):
                a = 2 * math.pi * k / n
                fold = 1 + (0.05 * t * math.sin(a * 6 + seed) if kind == "wool" else 0)
                ring.append((w * math.cos(a) * fold, deep * math.sin(a) * fold, -length * t + (0 if t > 0.06 else 0)))
            rings.append(ring)
        sh.loft(rings, mat, subsurf=1)
        for s in (-1, 1):
            arm = [(s * 0.2, 0, -0.06), (s * 0.28, -0.02, -0.24), (s * 0.30, -0.04, -0.46), (s * 0.285, -0.06, -0.64)]
            if kind == "puffer":
                arm = [(p[0], p[1], p[2]) for p in arm]
            sh.tube(arm, 0.068, mat, taper=[1.0, 1.0, 0.9, 0.75])
            sh.tube([(s * 0.018, -0.1, -0.02), (s * 0.012, -0.125, -0.3), (s * 0.008, -0.13, -length + 0.02)], 0.006, mat)
        if kind == "puffer":
            sh.tube([(-0.11, -0.07, 0.02), (0, -0.1, -0.06), (0.11, -0.07, 0.02), (0, 0.08, 0.05)], 0.045, mat, cyclic=True)
        else:
            for s in (-1, 1):
                sh.sheet([(s * 0.01, -0.13, -0.32), (s * 0.1, -0.118, -0.14), (s * 0.07, -0.085, 0.03), (s * 0.02, -0.1, -0.04)], [(0, 1, 2, 3)], stuff.cloth("#1d2430" if seed == 0 else "#9b7f56"))
            for z in (-0.36, -0.48, -0.6):
                sh.cyl((0.04, -0.145, z), 0.014, 0.008, stuff.paint("#3a2c20", 0.4), (90, 0, 0))


def boots():
    for x, y, turn in ((-0.085, 0, 14), (0.085, 0.03, -12)):
        with sh.frame((x, y, 0), turn):
            boot()


def boot():
    skin, sole = stuff.tinted("leather", 0.38), stuff.paint("#2a1c13", 0.7)
    foot = []
    # outline of slices from heel to toe: y, half width, top, bottom
    for y, w, top in ((0.115, 0.012, 0.07), (0.11, 0.034, 0.1), (0.08, 0.04, 0.12), (0.04, 0.041, 0.125), (0.0, 0.042, 0.118), (-0.05, 0.046, 0.098), (-0.1, 0.05, 0.08), (-0.14, 0.048, 0.072), (-0.17, 0.036, 0.062), (-0.184, 0.012, 0.05)):
        ring = []
        for k in range(16):
            a = 2 * math.pi * k / 16
            z = 0.03 + (top - 0.03) * (0.5 + 0.5 * math.sin(a))
            ring.append((w * math.copysign(abs(math.cos(a)) ** 0.7, math.cos(a)), y, z))
        foot.append(ring)
    sh.loft(foot, skin, subsurf=2)
    shaft = []
    for z, yc, deep, w in ((0.06, 0.045, 0.066, 0.038), (0.11, 0.042, 0.066, 0.043), (0.16, 0.045, 0.062, 0.044), (0.22, 0.047, 0.064, 0.049), (0.275, 0.05, 0.069, 0.055)):
        shaft.append([(w * math.cos(2 * math.pi * k / 18), yc + deep * math.sin(2 * math.pi * k / 18), z + (0.012 * math.sin(2 * math.pi * k / 18) if z > 0.25 else 0)) for k in range(18)])
    sh.loft(shaft, skin, subsurf=2, caps=False)
    rim = [(0.0555 * math.cos(2 * math.pi * k / 18), 0.05 + 0.0695 * math.sin(2 * math.pi * k / 18), 0.275 + 0.012 * math.sin(2 * math.pi * k / 18)) for k in range(18)]
    sh.tube(rim, 0.005, stuff.leather("#3a2517"), cyclic=True)
    sh.sheet([(x * 0.95, y, z - 0.012) for x, y, z in rim], [tuple(range(18))], stuff.paint("#1c120b", 0.95))
    base = [(0.044, 0.06), (0.04, 0.1), (0.02, 0.122), (-0.02, 0.122), (-0.04, 0.1), (-0.044, 0.06), (-0.04, 0.0), (-0.05, -0.09), (-0.052, -0.13), (-0.04, -0.175), (-0.015, -0.194), (0.015, -0.194), (0.04, -0.175), (0.052, -0.13), (0.05, -0.09), (0.04, 0.0)]
    sh.loft([[(x * s, y * s, z) for x, y in base] for z, s in ((0.018, 1), (0.032, 1.02))], sole, smooth=False)
    heel = [(x, y) for x, y in base if y >= 0.05]
    sh.loft([[(x, y, z) for x, y in heel] for z in (0, 0.02)], sole, smooth=False)
    sh.loft([[(x * 0.98, y * 0.98, z) for x, y in base if y < 0.01] for z in (0.012, 0.02)], sole, smooth=False)
    lace, eye = stuff.cloth("#c8a468"), BRASS()
    for k in range(6):
        t = k / 5
        z, y = 0.105 + 0.15 * t, -0.045 + 0.03 * t if k else -0.06
        z, y = [(0.098, -0.062), (0.112, -0.04), (0.14, -0.026), (0.175, -0.02), (0.21, -0.02), (0.245, -0.022)][k]
        w = 0.022 + 0.003 * k
        for s in (-1, 1):
            sh.ball((s * w, y + 0.008, z), 0.005, eye, rings=8)
        sh.tube([(-w, y + 0.004, z), (0, y - 0.008, z + 0.008), (w, y + 0.004, z + 0.014)], 0.0028, lace)
        sh.tube([(w, y + 0.004, z), (0, y - 0.009, z + 0.008), (-w, y + 0.004, z + 0.014)], 0.0028, lace)
    for s in (-1, 1):
        sh.tube([(0, -0.025, 0.25), (s * 0.03, -0.04, 0.262), (s * 0.035, -0.045, 0.235), (0, -0.028, 0.246)], 0.0028, lace)


def stroller():
    """Three wheels, a canopy."""
    cloth, frame_ = stuff.tinted("cloth"), stuff.metal("#b5b8ba", 0.3)
    black = BLACK()
    for x, y, r in ((-0.29, 0.3, 0.2), (0.29, 0.3, 0.2), (0, -0.62, 0.2)):
        with sh.frame((x, y, r), 90, 1, (90, 0)):
            sh.torus((0, 0, 0), r - 0.022, 0.022, RUBBER())
            sh.torus((0, 0, 0), r - 0.045, 0.008, frame_)
            sh.cyl((0, 0, 0), 0.025, 0.06, black)
            for k in range(10):
                a = 2 * math.pi * k / 10
                sh.bar((0, 0, 0), ((r - 0.045) * math.cos(a), (r - 0.045) * math.sin(a), 0), 0.003, frame_)
    for s in (-1, 1):
        x = s * 0.25
        sh.tube([(x * 0.2, -0.62, 0.2), (x * 0.6, -0.45, 0.3), (x, 0.0, 0.45), (x, 0.55, 0.98)], 0.014, frame_)
        sh.tube([(x, 0.3, 0.2), (x, 0.12, 0.45)], 0.013, frame_, smooth=False)
    sh.bar((-0.29, 0.3, 0.2), (0.29, 0.3, 0.2), 0.01, frame_)
    sh.tube([(-0.25, 0.55, 0.98), (-0.2, 0.6, 1.03), (0.2, 0.6, 1.03), (0.25, 0.55, 0.98)], 0.02, black)
    seat = [(-0.38, 0.36), (-0.05, 0.34), (0.3, 0.82), (0.34, 0.8), (-0.02, 0.28), (-0.4, 0.31)]
    sh.prism(seat, 0.44, cloth, rot=(0, 0, 90), bevel=0.012)
    for s in (-1, 1):
        sh.prism([(-0.38, 0.33), (-0.05, 0.3), (0.3, 0.8), (0.12, 0.74), (-0.2, 0.5)], 0.015, cloth, at=(s * 0.225, 0, 0), rot=(0, 0, 90))
    rows = []
    for j in range(7):
        a = math.radians(8 + 100 * j / 6)
        row = []
        for k in range(9):
            b = math.pi * k / 8
            r = 0.42
            row.append((-0.25 * math.cos(b), 0.25 - r * math.cos(a) * math.sin(b) * 0.95, 0.78 + r * math.sin(a) * math.sin(b) * 0.85))
        rows.append(row)
    canopy = sh.loft(rows, cloth, closed=False)
    thick = canopy.modifiers.new("thick", "SOLIDIFY")
    thick.thickness = 0.012
    sh.box((0, 0.16, 0.26), (0.42, 0.36, 0.12), stuff.cloth("#232527"), 0.03)
    sh.tube([(-0.24, -0.28, 0.5), (0, -0.36, 0.53), (0.24, -0.28, 0.5)], 0.016, black)
    sh.box((0, -0.36, 0.2), (0.22, 0.14, 0.025), black, 0.008, (16, 0, 0))


def moving_boxes():
    dice = random.Random(2)
    kraft, tape = stuff.paint("#b98d5c", 0.85, speck=0.12), stuff.paint("#c9a878", 0.35)
    for x, y, z, w, d, h, turn in ((-0.33, 0.1, 0, 0.5, 0.42, 0.42, 6), (0.28, 0.14, 0, 0.5, 0.42, 0.42, -5), (-0.28, 0.12, 0.42, 0.44, 0.36, 0.36, -10), (0.06, -0.42, 0, 0.4, 0.32, 0.3, 14)):
        with sh.frame((x, y, z), turn):
            sh.box((0, 0, h / 2), (w, d, h), kraft, 0.006)
            sh.box((0, 0, h), (w + 0.001, 0.055, 0.002), tape, 0)
            sh.box((0, -d / 2, h - 0.05), (0.055, 0.002, 0.1), tape, 0)
            sh.box((w * 0.27, -d / 2, h * 0.5), (0.09, 0.002, 0.028), stuff.paint("#5b3f22", 0.9), 0)
    with sh.frame((0.34, 0.12, 0.42), 20):
        w, d, h = 0.4, 0.34, 0.3
        for s in (-1, 1):
            sh.box((s * w / 2, 0, h / 2), (0.006, d, h), kraft, 0.001)
            sh.box((0, s * d / 2, h / 2), (w, 0.006, h), kraft, 0.001)
            sh.box((s * (w / 2 + 0.07), 0, h + 0.03), (0.17, d, 0.006), kraft, 0.001, (0, -s * 22, 0))
            sh.box((0, s * (d / 2 + 0.06), h + 0.05), (w, 0.16, 0.006), kraft, 0.001, (s * 30, 0, 0))
        sh.cushion((0, 0, h * 0.85), (w * 0.9, d * 0.9, 0.08), stuff.cloth("#e8e4da"), wrinkle=0.02)


def train_set():
    wood = stuff.wood("pine", "x", 0.5)
    rail = []
    for k in range(40):
        a = 2 * math.pi * k / 40
        rail.append((0.38 * math.cos(a), 0.24 * math.sin(a)))
    n = len(rail)
    for inner, outer, z in ((0.93, 1.12, 0.012),):
        low = [[(x * inner, y * inner * 0.99 - 0.0, 0), (x * outer, y * outer * 1.02, 0), (x * outer, y * outer * 1.02, z), (x * inner, y * inner * 0.99, z)] for x, y in rail]
        low.append(low[0])
        sh.loft(low, wood, caps=False, smooth=False)
    for r in (0.985, 1.06):
        sh.tube([(x * r, y * r, 0.0125) for x, y in rail], 0.0028, stuff.paint("#8a6236", 0.7), cyclic=True)
    train = ((200, RED, "engine"), (226, "#1f5f9e", "car"), (250, "#e0a92b", "car"), (274, "#2f7a4d", "car"))
    for degrees, color, kind in train:
        a = math.radians(degrees)
        x, y = 0.38 * 1.02 * math.cos(a), 0.24 * 1.02 * math.sin(a)
        turn = math.degrees(math.atan2(0.24 * math.cos(a), -0.38 * math.sin(a))) + 180
        with sh.frame((x, y, 0.014), turn):
            paint = stuff.paint(color, 0.3, 0.3)
            sh.box((0, 0, 0.02), (0.115, 0.045, 0.014), stuff.wood("pine", "x"), 0.003)
            for wx in (-0.036, 0.036):
                for s in (-1, 1):
                    sh.cyl((wx, s * 0.022, 0.012), 0.012, 0.008, BLACK(), (90, 0, 0), 0.002)
            if kind == "engine":
                sh.cyl((0.018, 0, 0.046), 0.02, 0.075, paint, (0, 90, 0))
                sh.box((-0.036, 0, 0.052), (0.036, 0.046, 0.05), paint, 0.004)
                sh.box((-0.036, 0, 0.08), (0.046, 0.054, 0.008), stuff.paint("#2a2a2c", 0.4), 0.003)
                sh.cyl((0.035, 0, 0.074), 0.007, 0.026, stuff.paint("#e0a92b", 0.4), top=0.01)
            else:
                sh.box((0, 0, 0.046), (0.105, 0.046, 0.038), paint, 0.005)
                for k in range(4):
                    sh.cyl((-0.035 + k * 0.023, 0, 0.068), 0.009, 0.02, stuff.wood("oak", "z"))
    for x, y in ((-0.1, 0.04), (0.12, -0.02)):
        sh.cyl((x, y, 0.03), 0.008, 0.06, stuff.wood("oak", "z"))
        sh.cyl((x, y, 0.1), 0.04, 0.1, stuff.paint("#3f7a45", 0.5), top=0.004)
    with sh.frame((0.02, 0.1, 0), 12):
        for x in (-0.07, 0.07):
            sh.box((x, 0, 0.04), (0.03, 0.06, 0.08), stuff.paint(RED, 0.4), 0.004)
        sh.prism([(-0.1, 0.08), (0.1, 0.08), (0, 0.13)], 0.07, stuff.paint("#22445c", 0.4), bevel=0.003)


def bricks():
    """Clear bags and a heap of building bricks."""
    dice = random.Random(4)
    colors = ("#c62828", "#1f5fae", "#f2c230", "#2e8b4a", "#f3f1ec", "#e2711d", "#2a2a2e")
    for k in range(150):
        nx = dice.choice((2, 2, 3, 4))
        r = 0.3 * dice.random() ** 0.6
        a = dice.uniform(0, 6.28)
        x, y = r * math.cos(a), r * math.sin(a) * 0.75
        z = max(0.006, 0.11 * (1 - (r / 0.3) ** 1.4) * dice.random() + 0.006)
        with sh.frame((x, y, z), dice.uniform(0, 360), 1, (dice.uniform(-35, 35) if z > 0.012 else 0, dice.uniform(-35, 35) if z > 0.012 else 0)):
            mat = stuff.paint(dice.choice(colors), 0.18, 0.4)
            sh.box((0, 0, 0.0065), (nx * 0.011, 0.022, 0.013), mat, 0.0008)
            for i in range(nx):
                for j in range(2):
                    sh.cyl(((i - (nx - 1) / 2) * 0.011, (j - 0.5) * 0.011, 0.0145), 0.0034, 0.004, mat, bevel=0.0005, sides=12)
    for x, color in ((-0.19, 1), (0.2, 3)):
        house = stuff.paint(colors[color], 0.18, 0.4)
        for row in range(6):
            for i in range(4):
                sh.box((x + (i - 1.5 + (row % 2) * 0.4) * 0.024, 0.12, 0.008 + row * 0.0135), (0.023, 0.024, 0.013), stuff.paint(colors[(color + row) % 6], 0.18, 0.4), 0.001)


def picture_books():
    dice = random.Random(7)
    colors = ("#d84c3e", "#2f7fb8", "#f0b93a", "#58a05c", "#e88fa2", "#7a5aa0", "#f3ede0", "#e2711d")
    z = 0.0
    for k in range(9):
        w, d, t = dice.uniform(0.22, 0.3), dice.uniform(0.2, 0.26), dice.uniform(0.008, 0.014)
        with sh.frame((-0.16, 0.02, z), dice.uniform(-14, 14)):
            flat_book(w, d, t, colors[k % 8])
        z += t + 0.0015
    for k, (x, y, turn, color) in enumerate(((0.2, 0.08, -14, 1), (0.12, -0.17, 18, 2), (0.34, -0.12, -24, 4))):
        with sh.frame((x, y, 0.0), turn):
            flat_book(0.25, 0.25, 0.011, colors[color], art=k)
    with sh.frame((0.2, 0.2, 0), -8, 1, (-76, 0)):
        flat_book(0.26, 0.3, 0.012, "#2f7fb8", art=3)


def flat_book(w, d, t, color, art=None):
    sh.box((0, 0, t / 2), (w, d, t), stuff.paint(color, 0.3, 0.3), 0.001)
    sh.box((0.001, 0, t / 2), (w + 0.0006, d - 0.006, t * 0.7), stuff.paint("#f4eddc", 0.9), 0)
    if art is not None:
        one = ("#f3ede0", "#d84c3e", "#f0b93a", "#f3f0e4")[art % 4]
        two = ("#f0b93a", "#ffffff", "#2f7fb8", "#f0b93a")[art % 4]
        sh.cyl((0, 0.01, t + 0.0004), d * 0.27, 0.0008, stuff.paint(one, 0.5), bevel=0)
        sh.cyl((0.015, 0.03, t + 0.001), d * 0.12, 0.0008, stuff.paint(two, 0.5), bevel=0)
        sh.box((0, -d * 0.37, t + 0.0006), (w * 0.7, d * 0.09, 0.001), stuff.paint("#fbf6e8", 0.5), 0)


def cookbooks():
    kraft = stuff.paint("#b98d5c", 0.85, speck=0.12)
    w, d, h = 0.4, 0.28, 0.2
    for s in (-1, 1):
        sh.box((s * w / 2, 0, h / 2), (0.006, d, h), kraft, 0.001)
        sh.box((0, s * d / 2, h / 2), (w, 0.006, h), kraft, 0.001)
        sh.box((s * (w / 2 + 0.045), 0, h - 0.05), (0.13, d, 0.005), kraft, 0.001, (0, s * 62, 0))
    sh.box((0, -d / 2 - 0.018, h - 0.06), (w, 0.1, 0.005), kraft, 0.001, (68, 0, 0))
    dice = random.Random(3)
    colors = ("#a63a2c", "#e9dfc9", "#3d6b58", "#d99a2b", "#2c4a66", "#f1ece0", "#8a4b6b", "#c76b3a", "#445a3a", "#b8463f")
    x = -0.185
    for k in range(10):
        t = dice.uniform(0.026, 0.04)
        book((x + t / 2, 0, 0.01), t, dice.uniform(0.25, 0.31), 0.21, colors[k])
        x += t + 0.0015


def baseball_cards():
    kraft, lid = stuff.paint("#c7652b", 0.7), stuff.paint("#d8d3c7", 0.7)
    w, d, h = 0.2, 0.33, 0.11
    with sh.frame((0, 0, 0), 12):
        for s in (-1, 1):
            sh.box((s * w / 2, 0, h / 2), (0.004, d, h), kraft, 0.001)
            sh.box((0, s * d / 2, h / 2), (w, 0.004, h), kraft, 0.001)
        dice = random.Random(1)
        y = -d / 2 + 0.01
        while y < d / 2 - 0.012:
            for x in (-0.046, 0.046):
                color = dice.choice(("#f3efe4", "#e8e1cf", "#f7f4ea", "#d9e1e6", "#efe2c0"))
                sh.box((x + dice.uniform(-0.004, 0.004), y, 0.052 + dice.uniform(-0.002, 0.006)), (0.064, 0.0022, 0.09), stuff.paint(color, 0.5), 0, (dice.uniform(-9, 2), 0, 0))
            y += 0.0046
    cards = ((-0.2, -0.16, 24, "#1f5f9e"), (-0.13, -0.2, -12, "#b3261e"), (0.19, -0.16, 8, "#2e7d4a"), (0.26, -0.1, -28, "#d99a2b"))
    for k, (x, y, turn, color) in enumerate(cards):
        with sh.frame((x, y, 0.001 + 0.0012 * k), turn):
            sh.box((0, 0, 0), (0.064, 0.089, 0.001), stuff.paint("#f7f4ea", 0.35), 0)
            sh.box((0, 0.006, 0.0008), (0.054, 0.066, 0.0008), stuff.paint(color, 0.35), 0)
            sh.ball((0, 0.022, 0.0012), 0.009, stuff.paint("#c99a78", 0.6), (1, 1, 0.05))
            sh.ball((0, -0.006, 0.0012), 0.019, stuff.paint("#f1efe9", 0.6), (1, 0.9, 0.03))
            sh.box((0, -0.036, 0.0008), (0.054, 0.008, 0.0008), stuff.paint("#1d2733", 0.4), 0)
    sh.box((0.05, 0.24, 0.03), (0.21, 0.34, 0.05), lid, 0.004, (62, 0, -14))


def fabric():
    colors = ("#b8463f", "#2f5d7c", "#e7d9b8", "#58785c", "#d99a4a", "#8a5a86", "#efe9dc", "#34495e")
    kinds = ("stripe", "check", "plaid")
    for stack, (x, n, turn) in enumerate(((-0.2, 7, 5), (0.2, 5, -7))):
        z = 0
        for k in range(n):
            t = 0.042
            one, two = colors[(k + stack * 3) % 8], colors[(k * 3 + 5 + stack) % 8]
            mat = stuff.cloth(one) if k % 3 == 0 else stuff.pattern(one, two, kinds[k % 3], 24)
            with sh.frame((x, 0, z), turn + (k % 3 - 1) * 2):
                sh.cushion((0, 0, t / 2), (0.33, 0.27, t), mat, soft=0.16, wrinkle=0.002, seed=k)
                for j in (0.3, 0.7):
                    sh.tube([(-0.16, -0.133, t * j), (0, -0.139, t * j), (0.16, -0.133, t * j)], 0.0035, mat)
            z += t * 0.97
    for k, (x, y) in enumerate(((0.36, -0.2), (-0.05, -0.26))):
        mat = stuff.pattern(colors[k + 1], colors[k + 6], "stripe", 30)
        sh.cyl((x, y, 0.035), 0.035, 0.42, mat, (0, 90, 24 - 40 * k), 0.004)
        sh.cyl((x, y, 0.035), 0.014, 0.44, stuff.paint("#b98d5c", 0.8), (0, 90, 24 - 40 * k), 0)


def string_lights():
    """A coil of wire with colored lights."""
    dice = random.Random(5)
    wire = stuff.paint("#1f3a2a", 0.5)
    points = []
    for k in range(170):
        a = k * 0.31
        r = 0.19 + 0.035 * math.sin(k * 0.7) + dice.uniform(-0.015, 0.015)
        points.append((r * math.cos(a), r * math.sin(a) * 0.85, 0.02 + 0.05 * (k / 170) + dice.uniform(-0.008, 0.02)))
    points += [(0.28, -0.12, 0.02), (0.36, -0.16, 0.006), (0.42, -0.1, 0.006)]
    sh.tube(points, 0.0028, wire)
    colors = ("#ff5340", "#ffc53d", "#44c767", "#4a90ff", "#ff8ad1")
    for k in range(2, 170, 3):
        x, y, z = points[k]
        with sh.frame((x, y, z), dice.uniform(0, 360), 1, (dice.uniform(-60, 60), dice.uniform(-60, 60))):
            sh.cyl((0, 0, 0.006), 0.005, 0.014, wire)
            sh.lathe([(0.006, 0), (0.009, 0.008), (0.006, 0.022), (0, 0.03)], stuff.lamp(colors[k % 5], 1.6), (0, 0, 0.012), sides=12)
    sh.box((0.44, -0.09, 0.01), (0.03, 0.022, 0.02), wire, 0.004)
