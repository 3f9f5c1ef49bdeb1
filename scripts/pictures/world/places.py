"""Places where a vehicle stands: the ground is free around (0, 8.6), the camera stands at the origin, level, 1.35 m up."""
import math
import random

import building as b
import homes
import light
import plants
import shapes as sh
import stuff
import yard

WHITE_LINE = "#dcdad2"


def level(mat, low=(-80, 0.5), high=(80, 60), z=0.0):
    sh.sheet([(low[0], low[1], z), (high[0], low[1], z), (high[0], high[1], z), (low[0], high[1], z)], [(0, 1, 2, 3)], mat)


def driveway(season="summer"):
    """A concrete drive before the two garage doors of a colonial."""
    snow = season == "winter"
    with sh.frame((-8.2, 14.6, 0), 0):
        homes.colonial(snow, season)
    yard.ground(season)
    yard.strip((-3.6, 0), (5.4, 16.2), stuff.concrete("#bab5ab", 3.2), 0.02)
    if not snow:
        yard.blades((-12, 4), (-3.7, 15), season)
        yard.blades((5.5, 4), (13, 15), season)
    for k in range(6):
        plants.bush((6.0 + k * 0.9, 15.4 + (k % 2) * 0.3, 0), 1.1, 0.9, "dark", k, snow)
    plants.tree((9.5, 19, 0), 8, homes.tone(season), 1, bare=snow)


def brick_drive(season="summer"):
    """Before a brick ranch with its garage door."""
    snow = season == "winter"
    with sh.frame((-5.0, 15.5, 0)):
        homes.ranch(snow, season)
    yard.ground(season)
    yard.strip((-2.6, 0), (3.9, 15.5), stuff.asphalt("#5a5a5b", 0.5), 0.02)
    if not snow:
        yard.blades((-13, 4), (-2.7, 14), season)
        yard.blades((4.0, 4), (13, 16), season)
    b.mailbox((4.6, 9.5, 0))


def far_car(x, y, color, turn=0.0, tall=1.0):
    """A parked car in the distance."""
    paint, glass, rubber = stuff.paint(color, 0.3, 0.8), stuff.paint("#15191c", 0.08, 0.5), stuff.paint("#141414", 0.8)
    with sh.frame((x, y, 0), turn):
        side = [(-2.2, 0.35), (-2.25, 0.75), (-2.0, 0.98 * tall), (-1.15, 1.02 * tall), (0.95, 0.98 * tall), (2.0, 0.82 * tall), (2.22, 0.6), (2.2, 0.35)]
        sh.prism(side, 1.72, paint, bevel=0.14, smooth=True)
        top = [(-1.85, 0.98 * tall), (-1.4, 1.45 * tall), (-0.2, 1.5 * tall), (0.35, 1.42 * tall), (1.1, 0.95 * tall)]
        sh.prism(top, 1.5, glass, bevel=0.1, smooth=True)
        sh.prism([(-1.42, 1.43 * tall), (-0.2, 1.47 * tall), (0.36, 1.40 * tall), (0.3, 1.46 * tall), (-0.2, 1.53 * tall), (-1.4, 1.49 * tall)], 1.4, paint, bevel=0.02)
        for wx in (-1.38, 1.38):
            for wy in (-0.78, 0.78):
                sh.cyl((wx, wy, 0.33), 0.33, 0.22, rubber, (90, 0, 0))
                sh.cyl((wx, wy * 1.14, 0.33), 0.2, 0.06, stuff.metal("#b4b6b8"), (90, 0, 0))
        for wy in (-0.6, 0.6):
            sh.box((2.17, wy, 0.72), (0.1, 0.36, 0.12), stuff.paint("#e8edf0", 0.1), 0.03)


def dealer_lot(glow=0.0):
    """A showroom of glass, rows of cars, pennants."""
    level(stuff.asphalt("#626263", 0.2))
    white, dark = stuff.paint("#eeece6", 0.5), stuff.paint("#3c4248", 0.4)
    sh.slab((-14, 27, 0), (12, 40, 5.2), white, 0.02)
    sh.slab((-14.4, 26.2, 4.2), (12.4, 40, 5.5), dark, 0.03)
    sh.slab((-4.6, 25.6, 0), (4.6, 27, 6.3), stuff.paint("#c9a227", 0.4), 0.03)
    sh.slab((-4.0, 25.5, 0), (4.0, 25.7, 4.6), stuff.pane(glow, "#33424a"), 0)
    for x in [-4 + k * 2 for k in range(5)]:
        sh.slab((x - 0.05, 25.42, 0), (x + 0.05, 25.6, 4.6), dark, 0.005)
    for low, high in ((-13.6, -5.0), (5.0, 11.6)):
        sh.slab((low, 26.9, 0.3), (high, 27.0, 3.9), stuff.pane(glow, "#33424a"), 0)
        for k in range(8):
            x = low + (high - low) * k / 7
            sh.slab((x - 0.04, 26.8, 0.3), (x + 0.04, 27.0, 3.9), dark, 0.004)
    for k, color in enumerate(("#9aa2a8", "#7a1c1c", "#f1f1ee", "#1d2733", "#26588c", "#4a4d50", "#c9ccd0")):
        far_car(-13.2 + k * 4.3, 21.3 + (k % 2) * 0.15, color, 70, 1.0 + 0.14 * (k % 3 == 1))
    for k in range(12):
        x = -15 + k * 2.9
        yard.strip((x - 0.05, 18.4), (x + 0.05, 23.4), stuff.paint(WHITE_LINE, 0.8), 0.006, 0.004)
    for x in (-8.5, 9.2):
        sh.cyl((x, 17.2, 3.5), 0.07, 7, stuff.paint("#8b9094", 0.4))
    for a, c, z0, z1 in (((-8.5, 17.2), (9.2, 17.2), 4.6, 4.6),):
        for k in range(48):
            t = k / 48
            sag = 0.7 * (1 - (2 * t - 1) ** 2)
            x, z = a[0] + (c[0] - a[0]) * t, z0 - sag
            color = ("#c62828", "#f2f0ea", "#1f4e8c", "#f2c230")[k % 4]
            sh.sheet([(x - 0.13, 17.2, z), (x + 0.13, 17.2, z), (x, 17.16, z - 0.34)], [(0, 1, 2)], stuff.paint(color, 0.8))
    plants.hedge((-16, 24.6), (-5, 24.6), 0.8, 0.7)
    plants.hedge((5, 24.6), (14, 24.6), 0.8, 0.7)
    plants.woods((-40, 50), (40, 60), 16, (9, 13), seed=2)


def storefront(x, w, tone, awning, y=14.6, h=8.5, sign="#2a2a2a", glow=0.0):
    brick = stuff.brick(tone) if tone in ("red", "brown", "tan", "white", "dark") else stuff.paint(tone, 0.7)
    sh.slab((x, y, 0), (x + w, y + 8, h), brick, 0)
    sh.slab((x - 0.02, y - 0.2, h - 0.5), (x + w + 0.02, y + 0.2, h), stuff.paint("#d8d0c0", 0.7), 0.03)
    frame = stuff.paint(sign, 0.4)
    sh.slab((x + 0.25, y - 0.12, 3.0), (x + w - 0.25, y, 3.65), frame, 0.02)
    sh.slab((x + 0.3, y - 0.08, 0.0), (x + w - 0.3, y, 0.55), frame, 0.02)
    bays = max(2, round(w / 1.7))
    for k in range(bays):
        a, c = x + 0.35 + (w - 0.7) * k / bays, x + 0.35 + (w - 0.7) * (k + 1) / bays
        door = k == bays // 2
        sh.slab((a + 0.06, y - 0.05, 0.1 if door else 0.55), (c - 0.06, y - 0.02, 2.9), stuff.pane(glow, "#2b3236"), 0)
        sh.slab((a - 0.05, y - 0.1, 0), (a + 0.05, y, 3.0), frame, 0.01)
        if door:
            sh.slab((a + 0.1, y - 0.1, 0), (c - 0.1, y - 0.05, 0.3), frame, 0.01)
            sh.box(((a + c) / 2 + 0.3, y - 0.12, 1.1), (0.03, 0.05, 0.5), stuff.metal("#b99a55"))
        else:
            sh.box(((a + c) / 2, y - 0.06, 0.95), ((c - a) * 0.6, 0.02, 0.5), stuff.paint(("#b9856a", "#6f8a78", "#c9b37a")[k % 3], 0.8), 0.01)
    sh.slab((x + w - 0.35, y - 0.1, 0), (x + w - 0.25, y, 3.0), frame, 0.01)
    if awning:
        n = 12
        for k in range(n):
            a, c = x + 0.3 + (w - 0.6) * k / n, x + 0.3 + (w - 0.6) * (k + 1) / n
            mat = stuff.paint(awning if k % 2 else "#efe9dc", 0.85)
            sh.sheet([(a, y - 0.02, 3.1), (c, y - 0.02, 3.1), (c, y - 1.25, 2.45), (a, y - 1.25, 2.45), (c, y - 1.25, 2.22), (a, y - 1.25, 2.22)], [(0, 1, 2, 3), (3, 2, 4, 5)], mat)
    with sh.frame((0, y, 0)):
        for k in range(max(2, round(w / 2.0))):
            n = max(2, round(w / 2.0))
            b.window(x + w * (k + 0.5) / n, 4.6, 1.0, 1.9, (2, 2), frame="#e6e0d2", casing=0.1, blind=0.4 if k % 2 else 0, lit=1)


def downtown(glow=0.0, wet=0.0):
    """A curb before storefronts of brick."""
    level(stuff.asphalt("#565657", 0.5, wet), z=-0.0)
    yard.strip((-60, 12.0), (60, 30), stuff.concrete("#b3aea4", 1.6), 0.15, 0.3)
    yard.strip((-60, 11.85), (60, 12.02), stuff.concrete("#c4bfb5", 3), 0.155, 0.3)
    with sh.frame((0, 0, 0.15)):
        storefront(-12.5, 6.0, "tan", "#2f5a4a", 15.2, glow=glow)
        storefront(-6.4, 5.2, "red", "#8b2323", 15.2, 9.2, "#1f3a2f", glow=glow)
        storefront(-1.1, 4.6, "#6e7f88", None, 15.2, 7.6, "#e8e2d4", glow=glow)
        storefront(3.6, 5.6, "brown", "#274b73", 15.2, 9.0, "#23262a", glow=glow)
        storefront(9.3, 6.0, "white", "#7a5a2a", 15.2, 8.0, glow=glow)
        for x in (-4.9, 6.8):
            plants.tree((x, 12.9, 0), 5.4, "summer", int(abs(x)))
            sh.slab((x - 0.6, 12.4, -0.1), (x + 0.6, 13.5, 0.02), stuff.earth("#5a4230", "#3d2d20", 0.2), 0.01)
        yard.street_lamp((1.4, 12.5, 0), 4.6, 0.1, glow * 10)
        sh.cyl((4.3, 12.5, 0.55), 0.05, 1.1, stuff.metal("#8d9297"))
        sh.box((4.3, 12.5, 1.25), (0.2, 0.14, 0.36), stuff.paint("#33404a", 0.4), 0.05)
        hydrant(-2.2, 12.5)


def hydrant(x, y):
    red = stuff.paint("#b3261e", 0.45)
    sh.lathe([(0.15, 0), (0.15, 0.06), (0.1, 0.08), (0.1, 0.5), (0.13, 0.52), (0.13, 0.57), (0.1, 0.6), (0.06, 0.7), (0.02, 0.74)], red, (x, y, 0))
    sh.cyl((x, y, 0.4), 0.06, 0.34, red, (0, 90, 0))


def parking_lot(season="summer"):
    """Stalls, islands with trees, a hedge."""
    level(stuff.asphalt("#5c5c5d", 0.6), z=0)
    paint = stuff.paint(WHITE_LINE, 0.8, speck=0.25)
    for k in range(-4, 6):
        x = k * 2.9 - 1.45
        sh.slab((x - 0.055, 5.6, 0), (x + 0.055, 11.6, 0.005), paint, 0)
    yard.strip((-40, 13.4), (40, 17.0), stuff.lawn(*yard.GRASS[season if season in yard.GRASS else "summer"][1]), 0.14, 0.3)
    yard.strip((-40, 13.25), (40, 13.42), stuff.concrete("#c4bfb5", 3), 0.16, 0.3)
    yard.blades((-12, 13.5), (12, 16.9), season)
    plants.hedge((-13, 15.8, 0.1), (13, 15.8, 0.1), 0.9, 1.0)
    for k, x in enumerate((-7.4, -1.9, 3.9, 9.4)):
        plants.tree((x, 14.7, 0.1), 6.2 + (k % 2) * 0.8, homes.tone(season), k)
    sh.slab((-30, 34, 0), (30, 44, 6.0), stuff.paint("#cfc4b1", 0.7), 0.02)
    sh.slab((-30, 33.8, 3.4), (30, 34, 4.2), stuff.paint("#7d4a35", 0.6), 0.02)
    plants.woods((-40, 48), (40, 56), 12, (10, 13), seed=4)
    yard.street_lamp((0.9, 14.2, 0.1), 6.5)


def farm(season="summer"):
    """Gravel before a red barn."""
    yard.ground(season)
    level(stuff.earth("#b8ad9b", "#958a7a", 0.4), (-11, 0.5), (12, 20), 0.0)
    yard.blades((-16, 20), (-7.5, 27), season, tall=0.16, density=1400)
    yard.blades((6.5, 20), (16, 27), season, tall=0.16, density=1400)
    red, white = stuff.battens("#8e2f26", 0.3), stuff.paint("#efece4", 0.6)
    with sh.frame((-3.6, 27, 0), 14):
        sh.slab((-5, 0, 0), (5, 14, 4.2), red, 0)
        profile = [(-5, 4.2), (5, 4.2), (3.4, 6.8), (0, 8.2), (-3.4, 6.8)]
        sh.prism(profile, 14, red, at=(0, 7, 0))
        roof = stuff.seams("#8d9296", 0.5, "x")
        for s in (-1, 1):
            for (x0, z0), (x1, z1) in (((5.4, 3.7), (3.4, 6.85)), ((3.4, 6.85), (0, 8.3))):
                sh.sheet([(s * x0, -0.4, z0), (s * x1, -0.4, z1), (s * x1, 14.4, z1), (s * x0, 14.4, z0)], [(0, 1, 2, 3)], roof)
                sh.plank((s * x0, -0.42, z0 - 0.06), (s * x1, -0.42, z1 - 0.06), 0.05, 0.2, white, 0.004, (0, 1, 0))
        sh.slab((-1.9, -0.1, 0), (1.9, 0, 3.5), red, 0.01)
        for x0, x1 in ((-1.9, 0), (0, 1.9)):
            sh.plank((x0, -0.12, 0.1), (x1, -0.12, 3.4), 0.03, 0.16, white, 0.004, (0, 1, 0))
            sh.plank((x1, -0.12, 0.1), (x0, -0.12, 3.4), 0.03, 0.16, white, 0.004, (0, 1, 0))
            for x in (x0, x1):
                sh.slab((x - 0.08, -0.15, 0), (x + 0.08, 0, 3.5), white, 0.005)
        for z in (0, 3.4):
            sh.slab((-2, -0.15, z), (2, 0, z + 0.16), white, 0.005)
        sh.slab((-0.8, -0.1, 4.9), (0.8, 0, 6.2), white, 0.01)
        sh.slab((-0.7, -0.12, 5.0), (0.7, 0, 6.1), stuff.paint("#2b1a16", 0.8), 0)
        for x in (-3.5, 3.5):
            b.window(x, 1.4, 0.9, 1.0, (2, 2))
    silo = stuff.seams("#b9bec2", 0.3)
    sh.cyl((4.9, 31, 5), 2.0, 10, stuff.metal("#b4b9bd", 0.45))
    sh.ball((4.9, 31, 10), 2.0, silo, (1, 1, 0.6))
    for x in range(3, 16, 2):
        sh.box((x + 0.5, 21, 0.6), (0.12, 0.12, 1.3), stuff.wood("gray", "z", 0.8))
    for z in (0.35, 0.75, 1.1):
        sh.plank((3.2, 21, z), (17, 21, z), 0.03, 0.13, stuff.wood("gray", "x", 0.8), 0.004)
    plants.tree((10.5, 24, 0), 8.5, homes.tone(season), 2)
    plants.woods((-60, 60), (60, 80), 22, (9, 13), seed=6)


def desert():
    """A road shoulder, saguaros, mesas in the haze."""
    yard.strip((-150, -10), (150, 260), stuff.earth("#c79f72", "#a67a4f", 0.3, 0.6), -0.03, 0.1)
    level(stuff.earth("#bd9871", "#a27b54", 0.35), (-30, 0.5), (30, 12.5), 0)
    yard.strip((-90, 13.2), (90, 19.5), stuff.asphalt("#5d5a57", 0.8), 0.02)
    for y, c in ((16.25, "#d9a91f"), (16.5, "#d9a91f"), (13.5, WHITE_LINE), (19.2, WHITE_LINE)):
        yard.strip((-90, y - 0.055), (90, y + 0.055), stuff.paint(c, 0.8, speck=0.2), 0.026, 0.004)
    for k, (x, y, h) in enumerate(((-6.5, 23, 4.6), (7.8, 26, 5.4), (-14, 36, 4.8), (3.0, 40, 4.2), (13, 33, 4.0), (-3.3, 44, 4.4))):
        plants.saguaro((x, y, 0), h, k)
    plants.scrub((-22, 20.5), (22, 60), 150, "olive", 1, size=(0.6, 1.5))
    plants.scrub((-7, 10.8), (7, 13), 8, "dry", 2, size=(0.25, 0.5))
    mesa(-105, 420, 120, 40, 5)
    mesa(70, 520, 120, 46, 9)
    mesa(190, 480, 90, 30, 2)
    mountains(900, 60, 3, near="#9a6f52", far="#c7b6ab", reach=900)


def mesa(x, y, w, h, seed):
    from mathutils import Vector, noise

    mat = stuff.hills("#a8653f", "#d3b9a4", 900)
    rings = []
    for z, share in ((-2, 1.6), (h * 0.3, 1.25), (h * 0.42, 1.02), (h * 0.5, 1.0), (h * 0.95, 0.93), (h, 0.9)):
        ring = []
        for k in range(64):
            a = 2 * math.pi * k / 64
            r = 1 + 0.22 * noise.noise(Vector((math.cos(a) * 1.6, math.sin(a) * 1.6, seed))) + 0.06 * noise.noise(Vector((math.cos(a) * 9, math.sin(a) * 9, seed + z * 0.01)))
            ring.append((x + w / 2 * share * r * math.cos(a), y + w / 3 * share * r * math.sin(a), z))
        rings.append(ring)
    sh.loft(rings, mat)


def mountains(y, tall, seed, near="#5b6b58", far="#a9bccb", reach=1500, rough=1.0, snowline=None):
    from mathutils import Vector, noise

    def rise(x, yy):
        edge = min(1.0, max(0.0, (yy - y + y * 0.22) / (y * 0.2)))
        ridge = 1 - abs(noise.noise(Vector((x / (tall * 2.4), yy / (tall * 2.4), seed))))
        more = noise.fractal(Vector((x / (tall * 0.7), yy / (tall * 0.7), seed)), 1.0, 2.0, 6) * 0.22 * rough
        return tall * edge * max(0.02, ridge**2 * 0.9 + more)

    sh.grid(y * 2.0, y * 0.7, 160, 60, rise, stuff.hills(near, far, reach), at=(0, y, -2))


def lake(far_shore=True):
    """Gravel at the water, hills behind."""
    yard.strip((-40, -5), (40, 13.4), stuff.earth("#b5a78f", "#94866f", 0.4), 0.0)
    level(stuff.water("#3f6b80", 0.05, 0.22), (-300, 13.6), (300, 330), -0.16)
    for k in range(46):
        dice = random.Random(k)
        sh.ball((dice.uniform(-11, 11), 13.4 + dice.uniform(-0.4, 0.5), -0.05), dice.uniform(0.1, 0.34), stuff.stone("#8d887e", "#6f6a61"), (1, 0.8, 0.6), 8)
    plants.scrub((-11, 12.3), (-5, 13.6), 14, "olive", 3)
    plants.scrub((6, 12.3), (11, 13.6), 10, "summer", 4)
    plants.conifer((-6.4, 14.2, 0), 8.0, 1)
    plants.conifer((-8.3, 16.0, -0.2), 9.5, 2)
    mountains(560, 85, 4, "#4f6a4a", "#aabfce", 1100)
    mountains(1000, 210, 7, "#6c7c86", "#b7c8d6", 1500, 1.2)
    for k in range(70):
        dice = random.Random(k + 300)
        plants.conifer((dice.uniform(-95, 95), dice.uniform(196, 214), 0), dice.uniform(7, 13), k)
    yard.strip((-200, 192), (200, 240), stuff.lawn("#7b8a55", "#5c6f41"), 0.4, 1)
    # a dock
    deck = stuff.wood("gray", "x", 0.8)
    for k in range(34):
        sh.box((5.4, 13.8 + k * 0.3, 0.12), (1.5, 0.28, 0.045), deck, 0.004)
    for k in range(5):
        for x in (4.65, 6.15):
            sh.cyl((x, 14.2 + k * 2.4, 0.1), 0.09, 1.3, stuff.wood("gray", "z", 0.8))


def open_water():
    """Water all over, a wooded shore: for boats afloat."""
    level(stuff.water("#3a6a82", 0.05, 0.3, 1.6), (-300, 0.5), (300, 400), 0)
    yard.strip((-200, 120), (200, 190), stuff.lawn("#7b8a55", "#5c6f41"), 0.5, 1)
    for k in range(80):
        dice = random.Random(k + 40)
        at = (dice.uniform(-64, 64), dice.uniform(122, 140), 0.2)
        plants.conifer(at, dice.uniform(6, 10), k) if k % 3 else plants.tree(at, dice.uniform(6, 9), ("summer", "dark")[k % 2], k)
    mountains(700, 100, 5, "#5a7360", "#b1c4d2", 1100)
    with sh.frame((17, 121, 0.4), 0, 1.3):
        yard.neighbor((0, 0, 0), 0, "#8c6a4d", "#4a3b32", 9, 7, 2.6)


def garage_doors():
    """Close before two garage doors in a brick wall."""
    level(stuff.concrete("#b4afa6", 3.0))
    sh.slab((-9, 13.0, 0), (9, 14, 3.5), stuff.brick("red"), 0)
    with sh.frame((0, 13.0, 0)):
        b.garage_door(-3.0, 0, 4.8, 2.35, "#f0ede5")
        b.garage_door(3.0, 0, 4.8, 2.35, "#f0ede5")
        for x in (-6.1, 0, 6.1):
            b.wall_lamp(x, 2.05)
    b.gable((-9, 13, 3.5), (9, 20, 0), 0.42, stuff.shingles("#55524f", "y", 0.42), 0.5, "x")
    plants.bush((-6.2, 12.6, 0), 1.0, 0.9, "dark", 1)
    plants.bush((6.2, 12.6, 0), 1.0, 0.9, "dark", 2)
    plants.woods((-30, 30), (30, 40), 12, (8, 12), seed=3)


def snow_street():
    """A plowed street, snowbanks, a house with snow on its roof."""
    yard.ground("winter")
    level(stuff.asphalt("#77797c", 0.2, 0.5), (-60, 0.5), (60, 12.6), 0.03)
    for k in range(60):
        dice = random.Random(k)
        x = -14 + k * 0.48
        sh.ball((x, 12.6 + dice.uniform(-0.25, 0.25), 0.05), dice.uniform(0.35, 0.62), stuff.snow(), (1.3, 0.9, 0.62), 10)
    for k in range(26):
        dice = random.Random(k + 99)
        sh.ball((dice.uniform(-8, 8), dice.uniform(10.6, 12), 0), dice.uniform(0.05, 0.13), stuff.snow(), (1.2, 1, 0.5), 6)
    with sh.frame((-1.5, 21, 0)):
        homes.craftsman(True, "winter")
    plants.conifer((6.4, 17, 0), 7.5, 1, True)
    plants.conifer((-9.0, 16, 0), 8.5, 2, True)
    plants.conifer((9.5, 21, 0), 9.5, 3, True)


def brick_alley(wet=0.7):
    """A city wall of brick, iron windows, wet asphalt."""
    level(stuff.asphalt("#4c4c4e", 0.7, wet))
    sh.slab((-20, 13.2, 0), (20, 14, 12), stuff.brick("dark"), 0)
    sh.slab((-20, 13.1, 0), (20, 13.25, 0.7), stuff.concrete("#8b867d", 2), 0.01)
    with sh.frame((0, 13.2, 0)):
        for k in range(-3, 4):
            b.window(k * 2.9 + 0.4, 1.75, 1.7, 2.0, (4, 5), frame="#2d3133", curtain=None, sash=False, casing=0)
            sh.slab((k * 2.9 - 0.6, -0.1, 1.6), (k * 2.9 + 1.4, 0, 1.72), stuff.concrete("#a39d92", 0), 0.01)
            sh.slab((k * 2.9 - 0.6, -0.04, 3.78), (k * 2.9 + 1.4, 0, 4.05), stuff.brick("brown"), 0.01)
    sh.tube([(2.45, 13.08, 0.1), (2.45, 13.08, 6)], 0.06, stuff.paint("#3b3f41", 0.5), smooth=False)
    sh.box((-5.4, 13.0, 1.4), (0.55, 0.25, 0.8), stuff.paint("#6f7679", 0.5), 0.02)
    sh.slab((-1.45, 13.05, 0), (-0.35, 13.2, 2.3), stuff.paint("#39544c", 0.45), 0.01)
    light_box(-0.9, 13.0, 2.65)


def light_box(x, y, z):
    sh.box((x, y - 0.1, z), (0.32, 0.2, 0.16), stuff.paint("#26282a", 0.4), 0.03)
    sh.box((x, y - 0.1, z - 0.08), (0.26, 0.14, 0.02), stuff.lamp("#ffd9a0", 4))


def autumn_street():
    """A quiet street under maples, leaves on the ground."""
    yard.ground("autumn")
    level(stuff.asphalt("#5e5d5c", 0.6), (-60, 0.5), (60, 12.0), 0.02)
    yard.strip((-60, 11.9), (60, 12.1), stuff.concrete("#bdb8ae", 3), 0.12, 0.3)
    yard.strip((-60, 12.1), (60, 14.2), stuff.lawn(*yard.GRASS["autumn"][1]), 0.1, 0.3)
    yard.strip((-60, 14.2), (60, 15.6), stuff.concrete("#bab5ab", 1.5), 0.115, 0.3)
    yard.blades((-12, 12.1), (12, 14.1), "autumn")
    for k, (x, tone) in enumerate(((-7.4, "autumn"), (-3.6, "gold"), (3.9, "autumn"), (10.8, "gold"))):
        plants.tree((x, 13.2, 0.1), 7.6 + (k % 2), tone, k)
    with sh.frame((-2, 24, 0)):
        homes.craftsman(False, "autumn")
    plants.leaves_on_ground((-8, 9.6), (8, 15.6), 900, "autumn", 0.02)
    plants.leaves_on_ground((-7, 4.5), (7, 11), 130, "gold", 0.03)


def beach():
    """A lot of sand-blown asphalt, palms, the sea."""
    level(stuff.asphalt("#85807a", 0.5), (-60, 0.5), (60, 12.6))
    for k in range(-3, 4):
        sh.slab((k * 3.1 + 1.5, 6.0, 0), (k * 3.1 + 1.61, 12, 0.005), stuff.paint(WHITE_LINE, 0.8, speck=0.3), 0)
    yard.strip((-90, 12.6), (90, 31), stuff.earth("#e3cfa6", "#c9b184", 0.12, 0.7), 0.05, 0.4)
    level(stuff.water("#2d7f96", 0.08, 0.35, 0.7), (-900, 31), (900, 2400), 0.0)
    yard.strip((-90, 30.6), (90, 31.8), stuff.paint("#eef3f2", 0.8), 0.06, 0.05)
    rail = stuff.wood("gray", "x", 0.8)
    for k in range(-6, 7):
        sh.box((k * 1.9, 13.0, 0.45), (0.14, 0.14, 0.95), stuff.wood("gray", "z", 0.8), 0.01)
    for z in (0.45, 0.85):
        sh.plank((-12, 13.0, z), (12, 13.0, z), 0.05, 0.13, rail)
    for k, (x, y, h) in enumerate(((-5.0, 17.5, 5.2), (-7.4, 21, 6.4), (5.4, 18.5, 5.4), (9.0, 24, 7), (3.6, 26, 6))):
        plants.palm((x, y, 0), h, k)
    plants.scrub((-10, 14), (10, 18), 26, "olive", 5, size=(0.3, 0.8))
    for x, color in ((-1.2, "#d94f3a"), (1.9, "#2c7fb0")):
        sh.lathe([(1.3, 0), (0.7, 0.36), (0, 0.5)], stuff.paint(color, 0.8), (x, 25, 1.8), sides=16)
        sh.cyl((x, 25, 1.1), 0.03, 2.2, stuff.paint("#eeeeee", 0.5))


def overlook():
    """A pull-out with a guardrail above a valley of mountains."""
    level(stuff.asphalt("#646363", 0.7), (-60, 0.5), (60, 13.0))
    yard.strip((-60, 13.0), (60, 15.2), stuff.earth("#9f937c", "#776c58", 0.8), 0.0)
    steel = stuff.metal("#b4b8ba", 0.4)
    wave = [(0, 0.46), (-0.05, 0.51), (-0.05, 0.56), (0, 0.61), (-0.05, 0.66), (-0.05, 0.71), (0, 0.76), (0.03, 0.76), (0.03, 0.46)]
    sh.prism(wave, 60, steel, at=(0, 13.6, 0), rot=(0, 0, 90), bevel=0.004)
    for k in range(-8, 9):
        sh.box((k * 1.9, 13.72, 0.4), (0.14, 0.18, 0.85), stuff.wood("gray", "z", 0.8), 0.01)
    plants.scrub((-11, 14.2), (11, 15.2), 26, "olive", 2, size=(0.4, 0.9))
    level(stuff.hills("#54704a", "#a5bbc9", 1100), (-2500, 90), (2500, 3600), -42)
    for k in range(60):
        dice = random.Random(k)
        plants.conifer((dice.uniform(-60, 60), dice.uniform(60, 120), -14 - dice.uniform(0, 6)), dice.uniform(8, 14), k)
    mountains(560, 120, 2, "#54684e", "#a4b9c8", 1100)
    mountains(900, 240, 6, "#5f7480", "#b3c5d3", 1500)
    mountains(1500, 520, 12, "#8494a3", "#c3d2de", 2400, 1.3)
    plants.conifer((-5.6, 16.2, -2.2), 9.0, 1)
    plants.conifer((-7.6, 17.2, -2.0), 10.5, 2)
    plants.conifer((7.6, 17.0, -3.4), 9.0, 3)


def night_lot():
    """A lot by night under lamps, a store lit behind."""
    level(stuff.asphalt("#5a5a5c", 0.4, 0.6))
    for k in range(-4, 6):
        x = k * 2.9 - 1.45
        sh.slab((x - 0.055, 5.6, 0), (x + 0.055, 11.6, 0.005), stuff.paint(WHITE_LINE, 0.8), 0)
    with sh.frame((0, 5, 0)):
        storefront(-9.5, 6.2, "tan", "#2f5a4a", 15.2, 5.2, glow=0.5)
        storefront(-3.2, 6.8, "brown", None, 15.2, 5.6, "#7a1f1c", glow=0.65)
        storefront(3.7, 6.4, "tan", "#274b73", 15.2, 5.2, glow=0.45)
    b.SKIN["glow"] = 0
    for x in (-6.2, 6.2):
        yard.street_lamp((x, 14.0, 0), 5.2, 1.0, 30)
        light.spot((x, 12.8, 5.1), (x * 0.8, 10.5, 0), 900, 130)
    light.spot((1.5, 1.0, 6.5), (0, 9.0, 0), 1300, 110)
    light.area((0, 19.4, 2.4), (0, 14, 0), (16, 1.2), 260)


def campground():
    """Pines, a picnic table, a ring of stones."""
    yard.ground("summer")
    level(stuff.earth("#a8967a", "#7d6a50", 0.6), (-14, 0.5), (14, 21), 0.0)
    plants.scrub((-16, 20), (16, 26), 60, "summer", 1, size=(0.4, 1.1))
    for k in range(30):
        dice = random.Random(k + 5)
        plants.conifer((dice.uniform(-30, 30), dice.uniform(30, 60), 0), dice.uniform(6, 11), k)
    for k in range(12):
        dice = random.Random(k + 50)
        plants.tree((dice.uniform(-26, 26), dice.uniform(28, 50), 0), dice.uniform(5, 8), ("summer", "spring")[k % 2], k)
    plants.conifer((-8.6, 18.5, 0), 11, 1)
    plants.conifer((9.2, 19.5, 0), 12, 2)
    cedar = stuff.wood("cedar", "x", 0.8)
    with sh.frame((6.4, 20.2, 0), 12):
        for k in range(5):
            sh.box((0, -0.32 + k * 0.16, 0.76), (1.9, 0.145, 0.045), cedar, 0.006)
        for y in (-0.75, 0.75):
            sh.box((0, y, 0.46), (1.9, 0.27, 0.045), cedar, 0.006)
        for x in (-0.65, 0.65):
            for s in (-1, 1):
                sh.plank((x, s * 0.18, 0.74), (x, s * 0.6, 0), 0.09, 0.045, stuff.wood("cedar", "x", 0.8))
            sh.box((x, 0, 0.42), (0.045, 1.7, 0.1), cedar, 0.006)
    for k in range(11):
        a = k * 2 * math.pi / 11
        sh.ball((-5.6 + 0.5 * math.cos(a), 19.0 + 0.5 * math.sin(a), 0.08), 0.16, stuff.stone(), (1, 1, 0.75), 8)


def trail():
    """A clearing of dirt in the woods."""
    yard.strip((-40, -5), (40, 40), stuff.earth("#9a7a55", "#6d5338", 0.3), 0.0)
    yard.blades((-11, 10.4), (-3.4, 22), "summer", tall=0.2, density=1200)
    yard.blades((3.6, 10.4), (12, 22), "summer", tall=0.2, density=1200)
    plants.scrub((-12, 12.5), (-3, 20), 34, "summer", 1, size=(0.4, 1.2))
    plants.scrub((3, 12.5), (12, 20), 34, "dark", 2, size=(0.4, 1.2))
    for k in range(40):
        dice = random.Random(k + 5)
        x = dice.uniform(-22, 22)
        y = dice.uniform(17, 40)
        if abs(x) > 2.2:
            plants.conifer((x, y, 0), dice.uniform(8, 14), k) if k % 2 else plants.tree((x, y, 0), dice.uniform(8, 12), ("summer", "spring")[k % 4 == 0], k)
    for k in range(14):
        dice = random.Random(k)
        sh.ball((dice.uniform(-9, 9), dice.uniform(11.5, 14), 0), dice.uniform(0.1, 0.4), stuff.stone(), (1, 0.9, 0.7), 8)
    plants.woods((-40, 42), (40, 50), 24, (10, 14), seed=8, conifers=0.5)


def snow_field():
    """Deep snow before pines and mountains."""
    from mathutils import Vector, noise

    sh.grid(140, 120, 120, 100, lambda x, y: 0.0 if y < 11.5 else min(1, (y - 11.5) / 6) * (0.25 + 0.5 * noise.noise(Vector((x / 7, y / 7, 1)))), stuff.snow(), at=(0, 60.5, 0))
    for k in range(40):
        dice = random.Random(k + 5)
        plants.conifer((dice.uniform(-34, 34), dice.uniform(24, 60), 0), dice.uniform(7, 12), k, True)
    plants.conifer((-6.2, 17, 0), 7.5, 1, True)
    plants.conifer((7.4, 19, 0), 8.5, 2, True)
    mountains(700, 190, 5, "#a9b4c2", "#d5dfe9", 1500, 1.2)


def thing_ground(floor, wall=None, depth=1.6):
    """Ground for things: a floor, a wall behind it far enough to be soft. The camera of things."""
    sh.sheet([(-30, -4, 0), (30, -4, 0), (30, depth if wall else 40, 0), (-30, depth if wall else 40, 0)], [(0, 1, 2, 3)], floor)
    if wall:
        sh.slab((-30, depth, 0), (30, depth + 0.2, 6), wall, 0)


def thing_floor():
    """Indoors: oak boards, a plain wall with a baseboard."""
    thing_ground(stuff.floorboards("oak", "x", 0.15, 0.4), stuff.paint("#d9d6cd", 0.9))
    sh.slab((-30, 1.56, 0), (30, 1.6, 0.16), stuff.paint("#f3f1ec", 0.5), 0.006)


def thing_garage():
    """A garage: concrete, a wall of boards."""
    thing_ground(stuff.concrete("#b4b0a7", 3.4), stuff.battens("#cfccc3", 0.9))


def thing_table():
    """A wooden table top out of doors, green far behind."""
    sh.slab((-6, -3.2, -0.2), (6, 1.15, 0), stuff.floorboards("pine", "x", 0.34, 0.5), 0.01)
    yard.strip((-60, 3), (60, 60), stuff.lawn("#a9b974", "#7f9456"), -0.9, 0.1)
    plants.hedge((-12, 9.5, -0.9), (12, 9.5, -0.9), 1.4, 2.2)
    plants.woods((-20, 14), (20, 22), 12, (7, 10), seed=4)


def thing_lawn():
    """Grass, a fence behind."""
    yard.ground("summer")
    yard.blades((-5, -4), (5, 6.2), "summer", tall=0.075, density=2600)
    yard.board_fence((-9, 5.4), (9, 5.4), 1.9)
    plants.hedge((-9, 4.9), (9, 4.9), 0.8, 0.7)
    plants.woods((-20, 12), (20, 24), 12, (7, 11), seed=6)


def sale_tables():
    """Two folding tables on a driveway, one before the other: a garage sale without its goods."""
    homes_garage()
    level(stuff.concrete("#b9b5ac", 3.0), (-40, -8), (40, 6.2))
    white, steel = stuff.paint("#e9e7e0", 0.5), stuff.paint("#6d7276", 0.4)
    for y, z, w in ((0.2, 0.65, 3.1), (-1.35, 0.42, 2.1)):
        sh.slab((-w / 2, y - 0.42, z - 0.045), (w / 2, y + 0.42, z), white if y > 0 else stuff.pattern("#b3402a", "#efe6d2", "plaid", 5), 0.012)
        for x in (-w / 2 + 0.25, -0.12, 0.12, w / 2 - 0.25):
            for dy in (-0.3, 0.3):
                sh.bar((x, y + dy, 0), (x, y + dy, z - 0.04), 0.014, steel)


def homes_garage():
    sh.slab((-9, 6.2, 0), (9, 7, 3.4), stuff.siding("#d5d9d6"), 0)
    with sh.frame((0, 6.2, 0)):
        b.garage_door(0, 0, 4.8, 2.3, "#f0ede5")
        b.wall_lamp(3.0, 1.9)
        b.wall_lamp(-3.0, 1.9)
    b.gable((-9, 6.2, 3.4), (9, 12, 0), 0.42, stuff.shingles("#55524f", "y", 0.42), 0.5, "x")
    plants.bush((3.4, 5.8, 0), 1.0, 0.9, "dark", 1)
    plants.bush((-3.4, 5.8, 0), 1.0, 0.9, "dark", 2)


# name: builder, its arguments, light, season, what may stand there, whether long vehicles have room too
PLACES = {
    "driveway-noon": (driveway, {}, "noon", "summer", ["car", "motorcycle"], False),
    "dealer-lot-noon": (dealer_lot, {}, "noon", "summer", ["car", "rv", "trailer"], True),
    "downtown-overcast": (downtown, {"wet": 0.4}, "overcast", "summer", ["car", "motorcycle"], False),
    "parking-lot-noon": (parking_lot, {}, "noon", "summer", ["car"], False),
    "farm-noon": (farm, {}, "noon", "summer", ["car", "rv", "trailer", "powersports"], True),
    "desert-golden": (desert, {}, "golden", "summer", ["car", "rv", "motorcycle"], True),
    "lake-noon": (lake, {}, "noon", "summer", ["car", "boat-trailer"], False),
    "garage-doors-morning": (garage_doors, {}, "morning", "summer", ["car", "motorcycle"], False),
    "snow-street": (snow_street, {}, "winter", "winter", ["car"], False),
    "brick-alley-overcast": (brick_alley, {}, "overcast", "summer", ["car", "motorcycle"], False),
    "autumn-street": (autumn_street, {}, "noon", "autumn", ["car"], False),
    "beach-noon": (beach, {}, "noon", "summer", ["car", "motorcycle"], False),
    "overlook-morning": (overlook, {}, "morning", "summer", ["car", "motorcycle"], False),
    "night-lot": (night_lot, {}, "night", "summer", ["car"], False),
    "brick-drive-golden": (brick_drive, {}, "golden", "summer", ["car"], False),
    "open-water-noon": (open_water, {}, "noon", "summer", ["boat"], True),
    "campground-noon": (campground, {}, "noon", "summer", ["rv", "trailer"], True),
    "trail-noon": (trail, {}, "noon", "summer", ["powersports", "motorcycle"], False),
    "snow-field": (snow_field, {}, "winter", "winter", ["snowmobile"], False),
    "driveway-snow": (driveway, {"season": "winter"}, "winter", "winter", ["car"], False),
    "driveway-golden": (driveway, {}, "golden", "summer", ["car"], False),
    "autumn-golden": (autumn_street, {}, "golden", "autumn", ["car"], False),
    "thing-floor": (thing_floor, {}, "noon", "summer", ["thing"], False),
    "thing-table": (thing_table, {}, "noon", "summer", ["thing"], False),
    "thing-lawn": (thing_lawn, {}, "noon", "summer", ["thing"], False),
    "thing-garage": (thing_garage, {}, "noon", "summer", ["thing"], False),
    "sale-tables": (sale_tables, {}, "noon", "summer", ["table"], False),
}
