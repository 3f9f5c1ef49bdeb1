"""What lies around a house: lawn, walk, driveway, street, fence, and neighbors far behind."""
import random

import plants
import shapes as sh
import stuff

GRASS = {
    "summer": (("#a3b866", "#6a8645"), ("#97a960", "#6f8548")),
    "autumn": (("#9a9a4a", "#5d6a32"), ("#8e8f48", "#5c6533")),
    "dry": (("#b3a467", "#857a45"), ("#a99c62", "#857b4a")),
}


def ground(season="summer", low=(-150, -40), high=(150, 260)):
    """Level ground; its color by season."""
    mat = stuff.snow() if season == "winter" else stuff.lawn(*GRASS.get(season, GRASS["summer"])[1])
    z = -0.02
    sh.sheet([(low[0], low[1], z), (high[0], low[1], z), (high[0], high[1], z), (low[0], high[1], z)], [(0, 1, 2, 3)], mat)


def blades(low, high, season="summer", where=None, tall=0.055, density=2200):
    if season != "winter":
        plants.grass(low, high, tall, GRASS.get(season, GRASS["summer"])[0], density, where)


def strip(low, high, mat, z=0.0, thick=0.1):
    sh.slab((low[0], low[1], z - thick), (high[0], high[1], z), mat, 0.008)


def path(points, width, mat, z=0.004):
    """A walk through points."""
    from mathutils import Vector

    rows = []
    for k, point in enumerate(points):
        a, b = Vector(points[max(0, k - 1)]), Vector(points[min(len(points) - 1, k + 1)])
        along = (b - a).normalized()
        out = Vector((-along.y, along.x)) * width / 2
        rows.append((Vector(point) - out, Vector(point) + out))
    verts = [(*p, z) for row in rows for p in row]
    faces = [(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) for k in range(len(rows) - 1)]
    sh.fix(sh.sheet(verts, faces, mat).data)


def street(y0, y1, low=-70, high=70, curb=True, lines=None):
    """Asphalt across the picture, with curbs."""
    strip((low, y0), (high, y1), stuff.asphalt("#4f4f50", 0.5), -0.10 if curb else 0.0, 0.1)
    if curb:
        for y in (y0, y1):
            strip((low, y - 0.09), (high, y + 0.09), stuff.concrete("#bdb8ae", 3), 0.03, 0.2)
    for y, kind in lines or []:
        color = stuff.paint({"yellow": "#d9a91f", "white": "#e3e1da"}[kind], 0.8)
        strip((low, y - 0.06), (high, y + 0.06), color, -0.096 if curb else 0.004, 0.004)


def picket_fence(a, b, h=1.0, color="#f2f0ea"):
    import math

    mat = stuff.paint(color, 0.55)
    length = math.dist(a, b)
    turn = math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))
    with sh.frame((*a, 0), turn):
        for z in (0.28, 0.78):
            sh.box((length / 2, 0.03, z * h), (length, 0.04, 0.08), mat)
        key = []
        for k in range(int(length / 0.14)):
            outline = [(-0.04, 0.05), (0.04, 0.05), (0.04, h - 0.07), (0, h), (-0.04, h - 0.07)]
            key.append(sh.prism(outline, 0.022, mat, at=(k * 0.14 + 0.07, 0, 0)))
        for k in range(int(length / 2.4) + 1):
            sh.box((min(k * 2.4, length), 0.06, h * 0.55), (0.1, 0.1, h * 1.1), mat)


def board_fence(a, b, h=1.8, kind="cedar"):
    import math

    dice = random.Random(2)
    length = math.dist(a, b)
    turn = math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))
    mat = stuff.wood(kind, "z", 0.8)
    with sh.frame((*a, 0), turn):
        for k in range(int(length / 0.15)):
            sh.box((k * 0.15 + 0.07, dice.uniform(-0.004, 0.004), h / 2 + 0.03), (0.142, 0.02, h + dice.uniform(-0.01, 0.01)), mat, 0.003)
        for z in (0.4, h - 0.3):
            sh.box((length / 2, 0.04, z), (length, 0.04, 0.09), mat)


def neighbor(at, turn=0.0, wall="#d9d2c3", roof="#55504b", w=11, d=8, h=2.8):
    """A plain house far behind."""
    import building as b

    with sh.frame(at, turn):
        sh.slab((-w / 2, 0, 0), (w / 2, d, h), stuff.siding(wall), 0)
        b.gable((-w / 2, 0, h), (w / 2, d, 0), 0.5, stuff.shingles(roof, "y"), ends=stuff.siding(wall))
        for k in range(4):
            b.window(-w / 2 + w * (k + 0.5) / 4, 0.9, 1.0, 1.3)


def pole(at, height=9.0):
    """A power pole with its crossarm."""
    with sh.frame(at):
        sh.cyl((0, 0, height / 2), 0.14, height, stuff.wood("gray", "z", 0.8), top=0.1)
        sh.box((0, 0, height - 0.6), (2.2, 0.1, 0.12), stuff.wood("gray", "x", 0.8))
        for x in (-0.95, -0.5, 0.5, 0.95):
            sh.cyl((x, 0, height - 0.46), 0.04, 0.16, stuff.paint("#6e7f86", 0.2))
        sh.cyl((0.3, 0, height - 1.5), 0.22, 0.7, stuff.paint("#8d9194", 0.5))


def street_lamp(at, height=5.0, arm=0.9, glow=0.0, color="#2a2c2e"):
    with sh.frame(at):
        black = stuff.paint(color, 0.45)
        sh.cyl((0, 0, 0.3), 0.13, 0.6, black, top=0.09)
        sh.cyl((0, 0, height / 2), 0.06, height, black, top=0.04)
        sh.tube([(0, 0, height), (0, -arm * 0.5, height + 0.25), (0, -arm, height + 0.2)], 0.03, black)
        sh.box((0, -arm - 0.2, height + 0.18), (0.22, 0.55, 0.1), black, 0.03)
        sh.box((0, -arm - 0.2, height + 0.125), (0.16, 0.42, 0.02), stuff.lamp("#ffdca0", 1 + glow))
