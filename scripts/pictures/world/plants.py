"""Trees, hedges, grass and flowers out of thousands of leaves; one mesh of each, copied."""
import math
import random

import numpy as np

import shapes as sh
import stuff

KEPT = {}
LEAVES = {
    "summer": ("#8db356", "#4c7530"),
    "spring": ("#a9c866", "#668f3a"),
    "autumn": ("#d98a2b", "#a8431c"),
    "gold": ("#e2b13a", "#b97a1d"),
    "dark": ("#648a44", "#33582a"),
    "olive": ("#8a9460", "#56633c"),
    "dry": ("#b5a268", "#847443"),
    "pine": ("#55794f", "#294a30"),
}


def forget():
    KEPT.clear()


def foliage(centers, spread, count, size, mat, seed=0, long=1.0, up=0.0):
    """Leaves around centers (x, y, z, radius), most on the outside of each ball."""
    dice = np.random.default_rng(abs(seed))
    centers = np.asarray(centers, np.float64)
    share = centers[:, 3] ** 2
    which = dice.choice(len(centers), count, p=share / share.sum())
    direction = dice.normal(size=(count, 3))
    direction /= np.linalg.norm(direction, axis=1)[:, None]
    reach = centers[which, 3] * (1 - spread * dice.random(count) ** 1.6)
    middle = centers[which, :3] + direction * reach[:, None] * np.array([1, 1, 0.85])
    normal = direction + dice.normal(size=(count, 3)) * 0.75 + np.array([0, 0, up])
    normal /= np.linalg.norm(normal, axis=1)[:, None]
    side = np.cross(normal, dice.normal(size=(count, 3)))
    side /= np.linalg.norm(side, axis=1)[:, None]
    over = np.cross(normal, side)
    scale = size * (0.6 + 0.8 * dice.random(count))[:, None]
    verts = np.stack(
        [middle - side * scale * long, middle - over * scale * 0.5, middle + side * scale * long, middle + over * scale * 0.5], 1
    ).reshape(-1, 3)
    mesh = quads(verts, "foliage")
    return sh.add(mesh, mat)


def quads(verts, name):
    import bpy

    mesh = bpy.data.meshes.new(name)
    count = len(verts) // 4
    mesh.vertices.add(len(verts))
    mesh.vertices.foreach_set("co", verts.astype(np.float32).ravel())
    mesh.loops.add(count * 4)
    mesh.loops.foreach_set("vertex_index", np.arange(count * 4, dtype=np.int32))
    mesh.polygons.add(count)
    mesh.polygons.foreach_set("loop_start", np.arange(0, count * 4, 4, dtype=np.int32))
    mesh.update(calc_edges=True)
    return mesh


def kept(key, make, at, turn, scale):
    """Builds once at the origin, then copies."""
    if key not in KEPT:
        before = sh.HERE["frame"]
        sh.HERE["frame"] = sh.Matrix.Identity(4)
        KEPT[key] = make()
        sh.HERE["frame"] = before
        for part in KEPT[key]:
            part.hide_render = True
    for part in KEPT[key]:
        again = sh.copy(part, at, turn, scale)
        again.hide_render = False


def tree(at, height=8.0, tone="summer", seed=0, turn=0.0, bare=False):
    """A leafy tree: trunk, limbs and a crown of clumps."""
    key = ("tree", tone, seed % 3, bare)

    def make():
        dice = random.Random(seed % 3 + 11)
        bark = stuff.bark()
        parts = [sh.tube([(0, 0, -0.1), (0.05, 0.02, 1.2), (0.0, 0.1, 2.6), (0.1, 0, 4.6)], 0.17, bark, taper=[1.5, 1, 0.8, 0.3])]
        centers = []
        for k in range(9):
            a, low = k * 2.4 + dice.random(), 2.1 + 0.28 * k
            out = (2.3 - 0.12 * k) * (0.75 + 0.4 * dice.random())
            end = (out * math.cos(a), out * math.sin(a), low + 1.5 + dice.random())
            mid = (end[0] * 0.45, end[1] * 0.45, low + 0.75)
            parts.append(sh.tube([(0, 0.05, low), mid, end], 0.07, bark, taper=[1, 0.7, 0.25]))
            centers.append((*end, 1.05 + 0.35 * dice.random()))
            for _ in range(3 if bare else 0):
                tip = tuple(e + dice.uniform(-1, 1) + (0.7 if n == 2 else 0) for n, e in enumerate(end))
                parts.append(sh.tube([mid, tuple((m + t) / 2 for m, t in zip(mid, tip)), tip], 0.035, bark, taper=[1, 0.7, 0.2]))
                for _ in range(4):
                    twig = tuple(t + dice.uniform(-0.7, 0.7) + (0.4 if n == 2 else 0) for n, t in enumerate(tip))
                    half = tuple((m + t) / 2 for m, t in zip(mid, tip))
                    parts.append(sh.tube([half, twig], 0.014, bark, smooth=False))
        if bare:
            return parts
        centers += [(dice.uniform(-0.9, 0.9), dice.uniform(-0.9, 0.9), 5.3 + dice.uniform(-0.5, 1.1), 1.3) for _ in range(5)]
        small = []
        for x, y, z, r in centers:
            for _ in range(6):
                small.append((x + dice.gauss(0, r * 0.5), y + dice.gauss(0, r * 0.5), z + dice.gauss(0, r * 0.42), r * 0.48))
        parts.append(foliage(small, 0.5, 9000, 0.135, stuff.leaf(*LEAVES[tone]), seed % 3))
        return parts

    kept(key, make, at, turn or seed * 77.0, height / 6.9)


def conifer(at, height=9.0, seed=0, snowy=False):
    key = ("conifer", seed % 2, snowy)

    def make():
        dice = random.Random(seed % 2)
        parts = [sh.tube([(0, 0, 0), (0, 0, 7.6)], 0.13, stuff.bark("#4d3d30"), smooth=False, taper=[1.2, 0.1])]
        centers = []
        for k in range(26):
            z = 0.7 + 7.0 * (k / 26) ** 0.95
            wide = 1.9 * (1 - z / 8.2) + 0.08
            for j in range(max(4, int(wide * 8))):
                a = j * 2 * math.pi / max(4, int(wide * 8)) + dice.random() + k
                centers.append((wide * 0.72 * math.cos(a), wide * 0.72 * math.sin(a), z - wide * 0.18, 0.16 + wide * 0.2))
        parts.append(foliage(centers, 0.9, 9000, 0.105, stuff.leaf(*LEAVES["pine"], 0.1), seed, 1.9, -0.2))
        if snowy:
            tops = [(x, y, z + r * 0.75, r * 0.8) for x, y, z, r in centers]
            parts.append(foliage(tops, 0.6, 5000, 0.09, stuff.snow(), seed + 5, 1.4, 2.0))
        return parts

    kept(key, make, at, seed * 61.0, height / 7.8)


def bush(at, width=1.0, height=0.9, tone="dark", seed=0, snowy=False):
    key = ("bush", tone, seed % 2)

    def make():
        dice = random.Random(seed % 2)
        centers = [(0, 0, 0.42, 0.42)] + [
            (0.3 * math.cos(k * 1.3), 0.3 * math.sin(k * 1.3), 0.3 + 0.35 * dice.random(), 0.25) for k in range(10)
        ]
        return [foliage(centers, 0.35, 4200, 0.034, stuff.leaf(*LEAVES[tone]), seed)]

    kept(key, make, at, seed * 50.0, (width, width, height))
    if snowy:
        sh.ball((at[0], at[1], at[2] + height * 0.78), width * 0.36, stuff.snow(), (1, 1, 0.4))


def hedge(a, b, width=0.7, height=0.8, tone="dark", snowy=False):
    length = math.dist(a, b)
    turn = math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))
    dice = random.Random(int(length * 10))
    centers = []
    for k in range(int(length / 0.16)):
        for z in (0.25, 0.55, 0.85):
            centers.append((k * 0.16, dice.uniform(-0.3, 0.3) * width, z * height * 0.86, 0.17 * (0.8 + 0.4 * dice.random())))
    with sh.frame((a[0], a[1], a[2] if len(a) > 2 else 0), turn):
        foliage(centers, 0.3, int(length * 3600), 0.032, stuff.leaf(*LEAVES[tone]), 3)
        if snowy:
            sh.box((length / 2, 0, height * 0.97), (length, width * 0.9, 0.12), stuff.snow(), 0.05)


def flowers(a, b, tones=("#d9455f", "#f2c230", "#f3f0f5"), width=0.35, count=60, height=0.3):
    dice = random.Random(5)
    green = stuff.leaf(*LEAVES["summer"])
    spots = []
    for _ in range(count):
        t = dice.random()
        x, y = a[0] + (b[0] - a[0]) * t + dice.uniform(-1, 1) * width, a[1] + (b[1] - a[1]) * t + dice.uniform(-1, 1) * width
        spots.append((x, y, height * (0.5 + 0.5 * dice.random())))
    foliage([(x, y, z * 0.55, 0.13) for x, y, z in spots], 0.8, count * 60, 0.028, green, 2, 1.6)
    for tone in tones:
        some = [(x, y, z + 0.02, 0.06) for x, y, z in spots if dice.random() < 1 / len(tones)]
        if some:
            foliage(some, 0.8, len(some) * 16, 0.022, stuff.leaf(tone, tone, 0.2), 4, 1.0, 1.0)


def grass(low, high, tall=0.07, tones=("#7f9a45", "#4a6b2b"), density=2600, where=None, seed=0, floor=0.0):
    """Blades over a field from corner to corner; a square of two meters, copied."""
    key = ("grass", tones, tall, density)
    step = 2.0

    def make():
        dice = np.random.default_rng(1)
        count = int(density * step * step)
        root = dice.random((count, 3)) * [step, step, 0]
        a = dice.random(count) * 6.28
        side = np.stack([np.cos(a), np.sin(a), 0 * a], 1) * 0.005
        tip = root + np.stack([dice.normal(size=count) * tall * 0.45, dice.normal(size=count) * tall * 0.45, tall * (0.5 + dice.random(count))], 1)
        mid = (root + tip) / 2 + [0, 0, tall * 0.15]
        verts = np.stack([root - side, root + side, mid + side * 0.8, tip], 1).reshape(-1, 3)
        return [sh.add(quads(verts, "grass"), stuff.leaf(*tones, 0.3))]

    dice = random.Random(seed)
    x = low[0]
    while x < high[0]:
        y = low[1]
        while y < high[1]:
            if where is None or where(x + step / 2, y + step / 2):
                quarter = dice.randrange(4)
                dx, dy = ((0, 0), (step, 0), (step, step), (0, step))[quarter]
                kept(key, make, (x + dx, y + dy, floor), quarter * 90.0, 1.0)
            y += step
        x += step


def leaves_on_ground(low, high, count=900, tone="autumn", z=0.012):
    dice = random.Random(8)
    centers = [(dice.uniform(low[0], high[0]), dice.uniform(low[1], high[1]), z, 0.001) for _ in range(count)]
    foliage(centers, 0, count, 0.05, stuff.leaf(*LEAVES[tone], 0.1), 8, 1.0, 9.0)


def palm(at, height=8.0, seed=0):
    key = ("palm", seed % 2)

    def make():
        dice = random.Random(seed % 2)
        parts = [sh.tube([(0, 0, 0), (0.15, 0, 3), (0.1, 0.1, 6)], 0.16, stuff.bark("#8a7a66"), taper=[1.3, 0.9, 0.85])]
        green = stuff.leaf("#7d9a4a", "#41612c", 0.2)
        import numpy

        strips = []
        for k in range(22):
            a, rise = k * 2.4, 0.9 - k * 0.065
            for j in range(26):
                t = j / 25
                reach, drop = 2.3 * t, rise * 1.6 * t - 1.7 * t * t
                stem = numpy.array([0.1 + reach * math.cos(a), 0.1 + reach * math.sin(a), 6 + drop])
                for s in (1, -1):
                    length = 0.75 * math.sin(math.pi * (0.12 + 0.85 * t))
                    side = numpy.array([-math.sin(a) * s * 0.8 + math.cos(a) * 0.6, math.cos(a) * s * 0.8 + math.sin(a) * 0.6, -0.55 - 0.2 * dice.random()])
                    along = numpy.array([math.cos(a), math.sin(a), 0]) * 0.055
                    strips += [stem - along, stem + along, stem + side * length + along * 0.3, stem + side * length - along * 0.3]
        parts.append(sh.add(quads(numpy.array(strips), "fronds"), green))
        parts.append(sh.ball((0.1, 0.1, 5.85), 0.26, stuff.bark("#7a6444"), (1, 1, 1.3)))
        return parts

    kept(key, make, at, seed * 95.0, height / 6.6)


def saguaro(at, height=3.5, seed=0):
    import math as m

    def make():
        green = stuff.paint("#5a7048", 0.8)
        ring = lambda z, r: [(r * (1 + 0.1 * (k % 2)) * m.cos(k * m.pi / 12), r * (1 + 0.1 * (k % 2)) * m.sin(k * m.pi / 12), z) for k in range(24)]
        parts = [sh.loft([ring(0, 0.2), ring(0.6, 0.24), ring(2.4, 0.23), ring(2.85, 0.18), ring(3.0, 0.06)], green)]
        for s, low in ((1, 1.2), (-1, 1.6)):
            parts.append(sh.tube([(0, 0, low), (0.35 * s, 0, low), (0.55 * s, 0, low + 0.25), (0.57 * s, 0, low + 1.0)], 0.13, green))
        return parts

    kept(("saguaro", 0), make, at, seed * 70.0, height / 3.0)


def scrub(low, high, count=80, tone="dry", seed=0, keep=None, size=(0.3, 0.8)):
    dice = random.Random(seed)
    for k in range(count):
        x, y = dice.uniform(low[0], high[0]), dice.uniform(low[1], high[1])
        if keep is None or keep(x, y):
            w = dice.uniform(*size)
            bush((x, y, -0.04), w, w * dice.uniform(0.5, 0.8), tone, k)


def woods(low, high, count, tall=(7, 11), tones=("summer", "dark"), seed=0, conifers=0.0, bare=False, snowy=False):
    """A stand of trees behind everything."""
    dice = random.Random(seed)
    for k in range(count):
        at = (dice.uniform(low[0], high[0]), dice.uniform(low[1], high[1]), -0.1)
        height = dice.uniform(*tall)
        if dice.random() < conifers:
            conifer(at, height, k, snowy)
        else:
            tree(at, height, dice.choice(tones), k, bare=bare)
