"""Bicycles, boats, tents, rods and yard machines."""
import math

import plants
import shapes as sh
import stuff

STEEL = lambda: stuff.metal("#c3c6c9", 0.25)
BLACK = lambda: stuff.paint("#19191b", 0.5)
RUBBER = lambda: stuff.paint("#161616", 0.85)


def bike_wheel(x, radius=0.335, tire=0.0135, spokes=24):
    with sh.frame((x, 0, radius + tire), 0, 1, (90, 0)):
        sh.torus((0, 0, 0), radius, tire, RUBBER(), sides=72)
        sh.torus((0, 0, 0), radius - 0.018, 0.011, BLACK(), sides=72, squash=0.8)
        sh.cyl((0, 0, 0), 0.018, 0.07, STEEL())
        for k in range(spokes):
            a = 2 * math.pi * k / spokes
            b = a + (0.5 if k % 2 else -0.5)
            s = 0.028 if k % 4 < 2 else -0.028
            sh.bar((0.018 * math.cos(b), 0.018 * math.sin(b), s), ((radius - 0.02) * math.cos(a), (radius - 0.02) * math.sin(a), 0), 0.0013, STEEL())


def road_bike():
    paint = stuff.tinted("paint", 0.22)
    black, steel = BLACK(), STEEL()
    rear, front, r = -0.41, 0.585, 0.3485
    bb, seat, head_low, head_top = (0.0, 0.275), (-0.175, 0.80), (0.455, 0.62), (0.405, 0.775)
    v = lambda p, y=0.0: (p[0], y, p[1])
    for a, b, thick in ((bb, head_low, 0.021), (seat, head_top, 0.0165), (bb, seat, 0.0165), (head_low, head_top, 0.022)):
        sh.bar(v(a), v(b), thick, paint)
    for y in (-0.06, 0.06):
        sh.tube([v(bb, y * 0.5), v((-0.25, 0.32), y * 0.9), v((rear, r), y)], 0.010, paint)
        sh.tube([v((seat[0] + 0.02, seat[1] - 0.05), y * 0.3), v((rear, r), y)], 0.0085, paint, smooth=False)
        sh.tube([v(head_low, y * 0.6), v((0.5, 0.5), y * 0.9), v((front, r), y)], 0.0125, paint, taper=[1.2, 1, 0.6])
    sh.ball(v(head_low), 0.026, paint, (1, 1.6, 1))
    bike_wheel(rear)
    bike_wheel(front)
    sh.bar(v(seat), v((-0.215, 0.925)), 0.0135, black)
    rows = []
    for t, (x, wide, z) in enumerate(((-0.36, 0.06, 0.955), (-0.33, 0.072, 0.962), (-0.26, 0.06, 0.952), (-0.18, 0.026, 0.95), (-0.1, 0.018, 0.948), (-0.085, 0.008, 0.94))):
        rows.append([(x, wide * math.cos(k * math.pi / 6), z + (0.014 if math.sin(k * math.pi / 6) > 0 else 0.03) * math.sin(k * math.pi / 6)) for k in range(12)])
    sh.loft(rows, black, subsurf=1)
    # stem, drop bars, hoods
    sh.bar(v(head_top), v((0.385, 0.83)), 0.016, black)
    sh.bar(v((0.39, 0.815)), v((0.475, 0.845)), 0.0145, black)
    for s in (-1, 1):
        drop = [(0.475, 0, 0.845), (0.475, s * 0.16, 0.845), (0.5, s * 0.205, 0.84), (0.575, s * 0.21, 0.825), (0.59, s * 0.212, 0.765), (0.545, s * 0.214, 0.71), (0.46, s * 0.216, 0.70)]
        sh.tube(drop, 0.0145, black)
        sh.tube([(0.56, s * 0.21, 0.83), (0.605, s * 0.21, 0.87), (0.6, s * 0.21, 0.895)], 0.014, black, taper=[0.9, 1.1, 0.7])
        sh.tube([(0.61, s * 0.212, 0.86), (0.635, s * 0.214, 0.80), (0.615, s * 0.215, 0.74)], 0.006, steel)
    # drivetrain
    with sh.frame((0, 0, 0.275), 0, 1, (90, 0)):
        sh.cyl((0, 0, 0.045), 0.105, 0.004, stuff.metal("#6f7275", 0.3))
        sh.torus((0, 0, 0.045), 0.105, 0.005, stuff.metal("#8d9093", 0.3), sides=48, around=6)
        sh.cyl((0, 0, 0), 0.024, 0.14, black)
    for s, y in ((1, -0.068), (-1, 0.068)):
        sh.plank((0, y, 0.275), (s * 0.15, y * 1.05, 0.275 - s * 0.08), 0.014, 0.024, stuff.metal("#4a4d50"), 0.005, (0, 1, 0))
        sh.box((s * 0.155, y * 1.55, 0.275 - s * 0.082), (0.09, 0.06, 0.018), black, 0.005)
    with sh.frame((rear, -0.045, r), 0, 1, (90, 0)):
        for k in range(5):
            sh.cyl((0, 0, -k * 0.004), 0.028 + k * 0.006, 0.003, steel)
    chain = stuff.metal("#55585a", 0.4)
    sh.bar((0, -0.047, 0.38), (rear, -0.047, r + 0.045), 0.0042, chain)
    sh.tube([(0, -0.047, 0.17), (rear + 0.06, -0.047, r - 0.16), (rear + 0.015, -0.047, r - 0.09), (rear - 0.04, -0.047, r - 0.02)], 0.0042, chain)
    sh.cyl((rear + 0.04, -0.047, r - 0.15), 0.02, 0.008, black, (90, 0, 0))
    sh.bar((0.26, 0.0, 0.44), (0.14, 0, 0.37), 0.03, stuff.paint("#d8d8d2", 0.4)) if False else None


def kayak():
    """A sit-in boat on grass, a paddle leaning on it, a vest."""
    hull = stuff.tinted("paint", 0.3)
    rings = []
    n = 26
    for k in range(n + 1):
        t = k / n * 2 - 1
        full = max(0.02, (1 - abs(t) ** 2.4)) ** 0.75
        w, deep = 0.36 * full, 0.17 * (0.35 + 0.65 * full)
        rise = 0.16 * abs(t) ** 3.2
        x = t * 1.52
        ring = []
        for j in range(20):
            a = 2 * math.pi * j / 20
            y = w * math.copysign(abs(math.cos(a)) ** 0.8, math.cos(a))
            z = 0.19 + rise + (deep * math.sin(a) if math.sin(a) < 0 else 0.12 * full * math.sin(a) + 0.012)
            ring.append((x, y, z))
        rings.append(ring)
    sh.loft(rings, hull, subsurf=1)
    black = BLACK()
    rim, hole = [], []
    for k in range(28):
        a = 2 * math.pi * k / 28
        rim.append((-0.06 + 0.46 * math.cos(a), 0.225 * math.sin(a), 0.318 + 0.018 * math.cos(a) * (1 if math.cos(a) > 0 else -0.6)))
        hole.append((-0.06 + 0.44 * math.cos(a), 0.215 * math.sin(a), 0.316))
    sh.tube(rim, 0.016, black, cyclic=True)
    sh.sheet(hole, [tuple(range(28))], stuff.paint("#0c0c0d", 0.9))
    sh.cushion((-0.36, 0, 0.42), (0.06, 0.3, 0.24), stuff.cloth("#2b2d30"), (0, -14, 0), soft=0.4)
    for x in (0.72, 0.86, -0.8, -0.95):
        sh.tube([(x, -0.2, 0.30), (x + 0.04, 0, 0.335), (x, 0.2, 0.30)], 0.005, black)
    for x in (1.5, -1.5):
        sh.torus((x, 0, 0.37), 0.045, 0.012, black, (90, 0, 0), 24, 8)
    shaft = stuff.metal("#a9adb0", 0.35)
    with sh.frame((0.25, -0.5, 0.06), 4):
        sh.bar((-1.0, 0, 0), (1.0, 0, 0), 0.015, shaft)
        for s in (-1, 1):
            sh.ball((s * 1.12, 0, 0.005), 0.1, stuff.paint("#1c1c1e", 0.4), (2.0, 0.8, 0.12))
    vest = stuff.cloth("#d9722b")
    for s in (-1, 1):
        sh.cushion((0.95 + s * 0.1, -0.02, 0.48), (0.18, 0.09, 0.34), vest, (62, s * 4, 12), soft=0.4, seed=s + 3)
        sh.box((0.95 + s * 0.1, -0.1, 0.47), (0.16, 0.015, 0.03), black, 0.003, (-28, 0, 12))


def tent():
    """A two-person dome with its door open."""
    cloth, fly = stuff.tinted("cloth"), stuff.cloth("#d9d6cc")
    n, rows = 24, []
    w, d, h = 1.15, 0.8, 1.08
    for j in range(11):
        t = j / 10
        ring = []
        for k in range(n):
            a = 2 * math.pi * k / n
            square = 1 / max(abs(math.cos(a)), abs(math.sin(a))) ** 0.55
            grow = math.cos(t * math.pi / 2) ** 0.75
            ring.append((w * math.cos(a) * square * grow, d * math.sin(a) * square * grow, 0.02 + h * math.sin(t * math.pi / 2)))
        rows.append(ring)
    dome = sh.loft(rows, cloth, subsurf=1)
    pole = stuff.metal("#9aa0a4", 0.3)
    for s in (-1, 1):
        arc = []
        for k in range(13):
            t = k / 12 * 2 - 1
            arc.append((t * w * 1.12, s * t * d * 1.12, 0.03 + (h + 0.02) * (1 - abs(t) ** 2.3)))
        sh.tube(arc, 0.011, pole)
    door = [(-0.42, -d * 1.015, 0.06), (0.0, -d * 0.70, 0.86), (0.42, -d * 1.015, 0.06)]
    curve = [(-0.46, 0.05), (-0.4, 0.45), (-0.22, 0.72), (0, 0.80), (0.22, 0.72), (0.4, 0.45), (0.46, 0.05)]
    lift = lambda z: -d * (math.cos(math.asin(min(1, (z - 0.02) / h))) ** 0.75) * 1.0 - 0.02
    verts = [(x, lift(z) - 0.012, z) for x, z in curve]
    sh.sheet(verts, [tuple(range(len(verts)))], stuff.paint("#20241f", 0.95))
    sh.tube(verts, 0.008, stuff.paint("#e7b93a", 0.5))
    sh.cushion((0.5, -d * 0.98, 0.3), (0.1, 0.08, 0.5), fly, (20, 0, -10), soft=0.5)
    for x, y in ((-1.5, -1.05), (1.5, -1.05), (-1.5, 1.05), (1.5, 1.05)):
        sh.bar((math.copysign(0.95, x), math.copysign(0.72, y), 0.35), (x, y, 0.02), 0.004, stuff.paint("#e9e3d2", 0.7))


def fishing_rods():
    """Four rods in a rack, with reels."""
    wood = stuff.wood("pine", "x")
    for z, d in ((0.08, 0.3), (0.62, 0.1)):
        sh.box((0, 0.0, z), (0.82, d, 0.04), wood, 0.008)
    for x in (-0.39, 0.39):
        sh.box((x, 0.0, 0.32), (0.03, 0.1, 0.64), wood, 0.006)
        sh.box((x, 0.0, 0.02), (0.04, 0.34, 0.04), wood, 0.008)
    for k, (x, color) in enumerate(((-0.28, "#1f3c5a"), (-0.1, "#6d1f1f"), (0.09, "#20222a"), (0.27, "#2f5a3a"))):
        cork, rod = stuff.wood("pine", "z", 0.8), stuff.paint(color, 0.2, 0.5)
        lean = 0.03 * (k - 1.5)
        sh.cyl((x, -0.03, 0.24), 0.016, 0.3, cork, bevel=0.008)
        sh.cyl((x, -0.03, 0.43), 0.012, 0.1, BLACK())
        sh.cyl((x, -0.03, 0.56), 0.015, 0.17, cork, bevel=0.008)
        sh.tube([(x, -0.03, 0.6), (x + lean, -0.02, 1.2), (x + lean * 2.5, -0.03, 1.85)], 0.0055, rod, taper=[1.2, 0.8, 0.3])
        for z in (0.95, 1.3, 1.6, 1.84):
            t = (z - 0.6) / 1.25
            sh.torus((x + lean * 2.4 * t * t, -0.045, z), 0.011 * (1.3 - 0.6 * t), 0.0018, STEEL(), sides=16, around=6)
        reel = stuff.metal("#2b2d30" if k % 2 else "#b7bbbe", 0.3)
        sh.bar((x, -0.035, 0.42), (x, -0.095, 0.42), 0.006, reel)
        sh.cyl((x, -0.105, 0.41), 0.027, 0.055, reel, bevel=0.006)
        sh.cyl((x, -0.105, 0.445), 0.03, 0.012, stuff.metal("#c9a24a", 0.3))
        sh.tube([(x + 0.02, -0.105, 0.39), (x + 0.06, -0.105, 0.39), (x + 0.065, -0.15, 0.39)], 0.004, reel)
        sh.ball((x + 0.065, -0.155, 0.39), 0.012, BLACK())


def push_mower():
    deck = stuff.tinted("paint", 0.3)
    black = BLACK()
    outline = []
    for k in range(28):
        a = 2 * math.pi * k / 28
        outline.append((0.36 * math.copysign(abs(math.cos(a)) ** 0.55, math.cos(a)), 0.27 * math.copysign(abs(math.sin(a)) ** 0.6, math.sin(a))))
    ring = lambda s, z: [(x * s, y * s, z) for x, y in outline]
    sh.loft([ring(1.04, 0.09), ring(1.06, 0.13), ring(1.0, 0.2), ring(0.82, 0.235), ring(0.45, 0.245)], deck, subsurf=1)
    sh.lathe([(0.17, 0), (0.17, 0.1), (0.15, 0.15), (0.09, 0.17), (0, 0.17)], black, (0.02, 0, 0.24))
    sh.lathe([(0.1, 0), (0.1, 0.02), (0, 0.025)], stuff.paint("#b9bcbe", 0.3), (0.02, 0, 0.41))
    sh.box((0.19, 0.03, 0.31), (0.1, 0.16, 0.1), stuff.metal("#8d9193", 0.4), 0.02)
    sh.cyl((-0.06, -0.14, 0.36), 0.035, 0.05, stuff.paint("#c0392b", 0.4))
    for x, r in ((0.33, 0.1), (-0.34, 0.13)):
        for y in (-0.3, 0.3):
            sh.cyl((x, y, r), r, 0.055, RUBBER(), (90, 0, 0), 0.012)
            sh.cyl((x, y * 1.085, r), r * 0.6, 0.012, stuff.paint("#d8d9d8", 0.4), (90, 0, 0))
    for y in (-0.22, 0.22):
        sh.tube([(-0.33, y, 0.2), (-0.55, y, 0.5), (-0.95, y, 0.98)], 0.0125, black)
    sh.tube([(-0.93, -0.22, 0.955), (-0.99, -0.2, 1.03), (-1.0, 0, 1.045), (-0.99, 0.2, 1.03), (-0.93, 0.22, 0.955)], 0.0155, black)
    sh.tube([(-0.9, -0.2, 0.98), (-0.94, 0, 1.04), (-0.9, 0.2, 0.98)], 0.006, STEEL())
    bag = stuff.cloth("#26282b")
    sh.cushion((-0.58, 0, 0.33), (0.42, 0.44, 0.34), bag, (0, 18, 0), soft=0.25, wrinkle=0.008)


def zero_turn_mower():
    paint, black = stuff.tinted("paint", 0.28), BLACK()
    sh.box((0.1, 0, 0.4), (1.5, 0.5, 0.1), black, 0.02)
    outline = [(-0.38, 0.16), (-0.34, 0.3), (0.36, 0.32), (0.46, 0.16)]
    sh.prism(outline, 1.12, paint, at=(0.12, 0, 0), bevel=0.05)
    for y in (-0.36, 0, 0.36):
        sh.lathe([(0.12, 0), (0.11, 0.06), (0.03, 0.09), (0, 0.09)], black, (0.12, y, 0.31))
    for y in (-0.46, 0.46):
        sh.cyl((-0.52, y, 0.28), 0.28, 0.24, RUBBER(), (90, 0, 0), 0.05)
        sh.cyl((-0.52, y * 1.24, 0.28), 0.15, 0.03, paint, (90, 0, 0))
        for k in range(22):
            a = 2 * math.pi * k / 22
            sh.box((-0.52 + 0.28 * math.cos(a), y, 0.28 + 0.28 * math.sin(a)), (0.02, 0.22, 0.03), RUBBER(), 0.004, (0, -math.degrees(a), 18 if k % 2 else -18))
        sh.cyl((0.95, y * 0.85, 0.15), 0.15, 0.12, RUBBER(), (90, 0, 0), 0.03)
        sh.cyl((0.95, y * 0.85, 0.15), 0.07, 0.13, stuff.paint("#d5d6d4", 0.4), (90, 0, 0))
        for s in (-0.08, 0.08):
            sh.box((0.95, y * 0.85 + s, 0.24), (0.03, 0.012, 0.2), black, 0.003)
        sh.box((0.95, y * 0.85, 0.34), (0.06, 0.17, 0.03), black, 0.005)
        sh.plank((0.4, y * 0.5, 0.4), (0.95, y * 0.85, 0.4), 0.07, 0.07, paint)
        sh.box((-0.42, y * 0.9, 0.6), (0.62, 0.2, 0.08), paint, 0.04)
        sh.tube([(0.12, y * 0.72, 0.5), (0.2, y * 0.72, 0.8), (0.12, y * 0.62, 0.98), (0.05, y * 0.22, 1.0)], 0.015, black)
    sh.box((0.42, 0, 0.47), (0.52, 0.62, 0.03), stuff.paint("#2b2d2f", 0.7), 0.01)
    sh.box((-0.72, 0, 0.5), (0.4, 0.56, 0.3), stuff.paint("#2a2a2c", 0.5), 0.05)
    sh.lathe([(0.17, 0), (0.17, 0.12), (0.12, 0.17), (0, 0.18)], black, (-0.75, 0, 0.64))
    seat = stuff.leather("#26272a")
    sh.cushion((-0.16, 0, 0.68), (0.48, 0.5, 0.14), seat, soft=0.35, wrinkle=0.001)
    sh.cushion((-0.42, 0, 0.95), (0.14, 0.48, 0.5), seat, (0, -12, 0), soft=0.35, wrinkle=0.001)
    for y in (-0.3, 0.3):
        sh.tube([(-0.66, y, 0.5), (-0.7, y, 1.0), (-0.7, y, 1.4)], 0.022, black)
    sh.tube([(-0.7, -0.3, 1.38), (-0.7, -0.2, 1.46), (-0.7, 0.2, 1.46), (-0.7, 0.3, 1.38)], 0.022, black)


def playset():
    """A cedar tower with a slide, swings and a roof."""
    cedar = stuff.tinted("wood", 0.75)
    post = lambda x, y, h: sh.box((x, y, h / 2), (0.09, 0.09, h), cedar, 0.008)
    for x in (-1.5, -0.4):
        for y in (-0.5, 0.5):
            post(x, y, 2.15)
    for k in range(8):
        sh.box((-1.43 + k * 0.138, 0, 1.2), (0.13, 1.1, 0.03), cedar, 0.004)
    for y in (-0.5, 0.5):
        for z in (1.12, 1.75):
            sh.box((-0.95, y, z), (1.16, 0.04, 0.1), cedar, 0.005)
        for k in range(7):
            sh.box((-1.4 + k * 0.15, y, 1.45), (0.09, 0.025, 0.55), cedar, 0.004)
    green = stuff.cloth("#2f6a4a")
    sh.sheet([(-1.65, -0.62, 2.1), (-0.25, -0.62, 2.1), (-0.25, 0, 2.62), (-1.65, 0, 2.62), (-1.65, 0.62, 2.1), (-0.25, 0.62, 2.1)], [(0, 1, 2, 3), (3, 2, 5, 4)], green)
    slide = stuff.paint("#e8b921", 0.3, 0.4)
    rows = []
    for k in range(12):
        t = k / 11
        y = -0.52 - 2.1 * t
        z = 1.22 * (1 - t) ** 1.15 + 0.12 + 0.05 * math.sin(t * 9)
        rows.append([(-1.2, y, z + 0.12), (-1.17, y, z + 0.12), (-1.14, y, z), (-0.76, y, z), (-0.73, y, z + 0.12), (-0.70, y, z + 0.12), (-0.74, y, z - 0.02), (-1.16, y, z - 0.02)])
    sh.loft(rows, slide)
    sh.box((0.75, 0, 2.1), (2.4, 0.1, 0.14), cedar, 0.008)
    for s in (-1, 1):
        sh.plank((1.85, 0, 2.1), (2.0, s * 0.95, 0), 0.09, 0.09, cedar)
    sh.box((1.93, 0, 1.0), (0.05, 1.05, 0.09), cedar, 0.005)
    for x, color in ((0.4, "#1f5f9e"), (1.2, "#c0392b")):
        for dx in (-0.22, 0.22):
            sh.bar((x + dx, 0, 2.05), (x + dx, 0, 0.55), 0.008, stuff.metal("#9a9d9f", 0.4))
        sh.box((x, 0, 0.54), (0.5, 0.17, 0.03), stuff.paint(color, 0.5), 0.012)
    for k in range(5):
        sh.box((-1.55, 0, 0.2 + k * 0.24), (0.05, 0.62, 0.05), cedar, 0.006)


def hot_tub():
    shell, skirt = stuff.paint("#e4e6e4", 0.15, 0.6), stuff.tinted("wood", 0.6)
    w, h = 1.93, 0.86
    sh.box((0, 0, 0.04), (w - 0.1, w - 0.1, 0.08), BLACK(), 0.02)
    for s in (-1, 1):
        for k in range(11):
            z = 0.1 + k * 0.066
            sh.box((0, s * (w / 2 - 0.03), z + 0.033), (w - 0.12, 0.04, 0.062), skirt, 0.006)
            sh.box((s * (w / 2 - 0.03), 0, z + 0.033), (0.04, w - 0.12, 0.062), skirt, 0.006)
    for x in (-1, 1):
        for y in (-1, 1):
            sh.box((x * (w / 2 - 0.03), y * (w / 2 - 0.03), h / 2), (0.1, 0.1, h - 0.1), stuff.paint("#3a3330", 0.6), 0.03)

    def ring(r, z, power):
        found = []
        for k in range(40):
            a = 2 * math.pi * k / 40
            c, s = math.cos(a), math.sin(a)
            found.append((r * math.copysign(abs(c) ** power, c), r * math.copysign(abs(s) ** power, s), z))
        return found

    sh.loft([ring(w / 2 + 0.02, h - 0.05, 0.35), ring(w / 2 + 0.03, h, 0.35), ring(w / 2 - 0.12, h + 0.03, 0.4), ring(w / 2 - 0.2, h - 0.01, 0.5), ring(w / 2 - 0.24, h - 0.3, 0.55), ring(0.4, h - 0.5, 0.7)], shell, subsurf=1, caps=False)
    sh.sheet(ring(w / 2 - 0.205, h - 0.09, 0.5), [tuple(range(40))], stuff.water("#3f9fb0", 0.03, 0.5, 5.0))
    for k in range(4):
        a = k * math.pi / 2 + math.pi / 4
        sh.cushion((0.74 * math.cos(a), 0.74 * math.sin(a), h - 0.01), (0.34, 0.12, 0.1), stuff.paint("#2c2f33", 0.6), (0, 0, math.degrees(a) + 90), soft=0.5, wrinkle=0)
    sh.box((0, -0.84, h + 0.03), (0.26, 0.1, 0.02), stuff.paint("#202326", 0.2), 0.01)
    sh.box((-0.3, -1.25, 0.12), (0.8, 0.5, 0.2), skirt, 0.01)
    sh.box((-0.3, -1.12, 0.32), (0.8, 0.25, 0.2), skirt, 0.01)
