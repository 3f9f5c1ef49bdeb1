"""Parts of American houses: walls, windows, doors, garage doors, roofs, porches, steps. Fronts look toward -y."""
import math

import shapes as sh
import stuff

WHITE = "#f3f1ec"
SKIN = {"glow": 0.0, "trim": WHITE}


def trim(color=None):
    return stuff.paint(color or SKIN["trim"], 0.45)


def wall(low, high, mat):
    sh.slab(low, high, mat, 0)


def corners(low, high, width=0.1, color=None):
    for x in (low[0], high[0]):
        sh.slab((x - 0.02 if x == low[0] else x - width, low[1] - 0.02, low[2]), (x + width if x == low[0] else x + 0.02, low[1] + width, high[2]), trim(color), 0.004)
    for x in (low[0], high[0]):
        sh.slab((x - 0.02 if x == low[0] else x - width, high[1] - width, low[2]), (x + width if x == low[0] else x + 0.02, high[1] + 0.02, high[2]), trim(color), 0.004)


def side(x, y, face):
    """The frame of a wall: x runs along it, -y looks out of it."""
    return sh.frame((x, y, 0), {"front": 0, "right": 90, "left": -90, "back": 180}[face])


def window(x, z, w=0.95, h=1.45, panes=(2, 2), shutters=None, frame=None, curtain="#d9d4c8", sash=True, lit=None, casing=0.09, blind=0.0):
    """A window whose sill's middle is at x, z of the wall."""
    edge = trim(frame)
    glow = SKIN["glow"] if lit is None else lit * SKIN["glow"]
    sh.slab((x - w / 2, -0.02, z), (x + w / 2, 0.02, z + h), stuff.pane(glow), 0)
    if curtain and w > 0.5:
        cloth = stuff.paint(curtain, 0.9) if not glow else stuff.lamp("#ffcf94", glow * 1.4)
        for s in (-1, 1):
            low, high = sorted((x + s * w / 2, x + s * w * 0.30))
            sh.slab((low, -0.032, z), (high, -0.022, z + h), cloth, 0)
        if blind:
            sh.slab((x - w / 2, -0.03, z + h * (1 - blind)), (x + w / 2, -0.024, z + h), cloth, 0)
    sh.slab((x - w / 2, -0.046, z), (x + w / 2, -0.042, z + h), stuff.clear("#dfe9ea"), 0)
    t = 0.035
    cols, rows = panes
    for k in range(1, cols):
        at = x - w / 2 + w * k / cols
        sh.slab((at - t / 3, -0.056, z), (at + t / 3, -0.03, z + h), edge, 0.002)
    for k in range(1, rows):
        at = z + h * k / rows
        sh.slab((x - w / 2, -0.056, at - t / 3), (x + w / 2, -0.03, at + t / 3), edge, 0.002)
    if sash:
        sh.slab((x - w / 2, -0.066, z + h / 2 - 0.022), (x + w / 2, -0.03, z + h / 2 + 0.022), edge, 0.004)
    for s in (-1, 1):
        a = x + s * w / 2
        sh.slab((a - t, -0.066, z), (a + t, 0, z + h), edge, 0.004)
        if casing:
            low, high = sorted((a, a + s * casing))
            sh.slab((low, -0.05, z - 0.04), (high, 0, z + h + 0.02), edge, 0.004)
    for level in (z, z + h):
        sh.slab((x - w / 2, -0.066, level - t), (x + w / 2, 0, level + t), edge, 0.004)
    if casing:
        sh.slab((x - w / 2 - casing - 0.02, -0.07, z + h), (x + w / 2 + casing + 0.02, 0, z + h + 0.13), edge, 0.006)
        sh.slab((x - w / 2 - casing - 0.03, -0.10, z - 0.08), (x + w / 2 + casing + 0.03, 0, z - 0.02), edge, 0.008)
    if shutters:
        for s in (-1, 1):
            shutter(x + s * (w / 2 + casing + 0.21), z - 0.02, 0.38, h + 0.06, shutters)


def shutter(x, z, w, h, color):
    mat = stuff.paint(color, 0.5)
    sh.slab((x - w / 2, -0.045, z), (x + w / 2, -0.005, z + h), mat, 0.006)
    for k in range(int(h / 0.055) - 2):
        level = z + 0.09 + k * 0.055
        if abs(level - z - h / 2) > 0.05:
            sh.box((x, -0.048, level), (w - 0.1, 0.022, 0.03), mat, 0.003, (28, 0, 0))


def door(x, z, color="#7a1f1c", w=0.95, h=2.1, lights=0, sidelights=False, transom=False, glass=False):
    edge = trim()
    mat = stuff.tinted("paint", 0.35) if color == "tint" else stuff.paint(color, 0.32, 0.3)
    sh.slab((x - w / 2, -0.05, z), (x + w / 2, 0.02, z + h), mat, 0.004)
    if glass:
        sh.slab((x - w / 2 + 0.14, -0.06, z + 0.35), (x + w / 2 - 0.14, -0.03, z + h - 0.16), stuff.pane(SKIN["glow"]), 0.01)
    else:
        for row, (low, high) in enumerate(((0.16, 0.78), (0.92, 1.5), (1.62, h - 0.14))):
            for s in (-1, 1):
                a, b = sorted((x + s * 0.06, x + s * (w / 2 - 0.12)))
                if row == 2 and lights:
                    sh.slab((a, -0.058, z + low), (b, -0.04, z + high), stuff.pane(SKIN["glow"]), 0.004)
                else:
                    sh.slab((a, -0.064, z + low), (b, -0.04, z + high), mat, 0.012)
    brass = stuff.metal("#b99a55", 0.3)
    sh.ball((x + w / 2 - 0.09, -0.11, z + 1.0), 0.035, brass)
    sh.cyl((x + w / 2 - 0.09, -0.07, z + 1.0), 0.02, 0.08, brass, (90, 0, 0))
    wide = w / 2
    if sidelights:
        for s in (-1, 1):
            a, b = sorted((x + s * (w / 2 + 0.08), x + s * (w / 2 + 0.38)))
            sh.slab((a, -0.03, z + 0.5), (b, 0, z + h), stuff.pane(SKIN["glow"]), 0)
            sh.slab((a, -0.045, z), (b, 0, z + 0.5), edge, 0.006)
            for k in (1, 2):
                sh.slab((a, -0.045, z + 0.5 + k * 0.53), (b, 0, z + 0.53 + k * 0.53), edge, 0.003)
        wide = w / 2 + 0.42
    for s in (-1, 1):
        for at in ((w / 2 + 0.04,) if not sidelights else (w / 2 + 0.04, wide)):
            sh.slab((x + s * at - 0.06, -0.07, z), (x + s * at + 0.06, 0, z + h), edge, 0.006)
    top = z + h
    if transom:
        sh.slab((x - wide, -0.03, top + 0.08), (x + wide, 0, top + 0.4), stuff.pane(SKIN["glow"]), 0)
        for k in range(5):
            at = x - wide + 2 * wide * k / 4
            sh.slab((at - 0.015, -0.045, top), (at + 0.015, 0, top + 0.4), edge, 0.002)
        sh.slab((x - wide - 0.08, -0.05, top), (x + wide + 0.08, 0, top + 0.08), edge, 0.006)
        top += 0.4
    sh.slab((x - wide - 0.14, -0.08, top), (x + wide + 0.14, 0, top + 0.16), edge, 0.01)
    sh.slab((x - wide - 0.1, -0.16, z - 0.05), (x + wide + 0.1, 0, z), stuff.concrete("#a19c93", 0), 0.006)


def garage_door(x, z=0.0, w=2.75, h=2.2, color=WHITE, windows=True, carriage=False, lit=0):
    """Sections with raised panels, and a row of windows on top."""
    mat = stuff.paint(color, 0.45)
    rows, cols = 4, max(2, round(w / 0.68))
    for r in range(rows):
        low, high = z + h * r / rows, z + h * (r + 1) / rows
        sh.slab((x - w / 2, -0.05, low + 0.003), (x + w / 2, 0.0, high - 0.003), mat, 0.006)
        for c in range(cols):
            a, b = x - w / 2 + w * c / cols + 0.06, x - w / 2 + w * (c + 1) / cols - 0.06
            if r == rows - 1 and windows:
                sh.slab((a, -0.055, low + 0.09), (b, -0.03, high - 0.09), stuff.pane(lit), 0.003)
                sh.slab(((a + b) / 2 - 0.012, -0.062, low + 0.09), ((a + b) / 2 + 0.012, -0.03, high - 0.09), mat, 0.002)
            elif carriage:
                for k in range(4):
                    p = a - 0.05 + (b - a + 0.1) * k / 3
                    sh.slab((p - 0.004, -0.053, low), (p + 0.004, -0.03, high), stuff.paint("#bcb8b0", 0.6), 0)
            else:
                sh.slab((a, -0.066, low + 0.10), (b, -0.03, high - 0.10), mat, 0.014)
    edge = trim()
    for s in (-1, 1):
        sh.slab((x + s * (w / 2 + 0.07) - 0.07, -0.10, z), (x + s * (w / 2 + 0.07) + 0.07, 0.03, z + h + 0.02), edge, 0.006)
    sh.slab((x - w / 2 - 0.16, -0.12, z + h), (x + w / 2 + 0.16, 0.03, z + h + 0.16), edge, 0.006)
    if carriage:
        black = stuff.paint("#1d1d1e", 0.5)
        for s in (-1, 1):
            sh.box((x + s * 0.12, -0.07, z + h * 0.45), (0.03, 0.04, 0.24), black)
            for level in (0.2, 0.72):
                sh.box((x + s * (w / 2 - 0.25), -0.056, z + h * level), (0.42, 0.02, 0.04), black)


def gable(low, high, pitch, roof, over=0.4, along="x", thick=0.16, ends=None, eave=None, snow=False, rake=0.3, face=None):
    """A gable roof over a rectangle at the height low[2]; its ridge runs `along`. `ends` fills the gables with a wall."""
    x0, y0, z = low
    x1, y1 = high[0], high[1]
    span, length = ((y1 - y0), (x1 - x0)) if along == "x" else ((x1 - x0), (y1 - y0))
    half, rise = span / 2, span / 2 * pitch
    place = sh.frame(((x0 + x1) / 2, (y0 + y1) / 2, z), 90 if along == "x" else 0)
    edge = trim(face)
    with place:
        e, drop = half + over, over * pitch
        skin = [(-e, -drop), (0, rise), (e, -drop), (e, -drop + thick), (0, rise + thick * (1 + pitch * pitch) ** 0.5), (-e, -drop + thick)]
        sh.prism(skin, length + 2 * rake, roof, bevel=0.01)
        under = [(-e + 0.02, -drop - 0.05), (0, rise - 0.05), (e - 0.02, -drop - 0.05), (e - 0.02, -drop + 0.06), (0, rise + 0.06), (-e + 0.02, -drop + 0.06)]
        sh.prism(under, length + 2 * rake - 0.06, edge)
        for s in (-1, 1):
            rake_board = [(-e - 0.01, -drop - 0.12), (0, rise - 0.1), (e + 0.01, -drop - 0.12), (e + 0.01, -drop + thick * 0.75), (0, rise + thick * 0.9), (-e - 0.01, -drop + thick * 0.75)]
            sh.prism(rake_board, 0.045, edge, at=(0, s * (length / 2 + rake - 0.01), 0), bevel=0.004)
            gutter = trim(eave) if eave else edge
            sh.box((s * (e + 0.03), 0, -drop + 0.05), (0.11, length + 2 * rake, 0.12), gutter, 0.02)
            if ends:
                sh.prism([(-half, 0), (half, 0), (0, rise)], 0.12, ends, at=(0, s * (length / 2 - 0.06), 0))
        if snow:
            top = [(-e, -drop + thick), (0, rise + thick * 1.1), (e, -drop + thick), (e, -drop + thick + 0.10), (0, rise + thick * 1.1 + 0.14), (-e, -drop + thick + 0.10)]
            sh.prism(top, length + 2 * rake + 0.04, stuff.snow(), bevel=0.05)
    return rise


def hip(low, high, pitch, make_roof, over=0.45, thick=0.14, snow=False):
    x0, y0, z = low[0] - over, low[1] - over, low[2] - over * pitch
    x1, y1 = high[0] + over, high[1] + over
    half = min(x1 - x0, y1 - y0) / 2
    top = z + half * pitch
    if x1 - x0 > y1 - y0:
        ridge = [(x0 + half, y0 + half), (x1 - half, y0 + half)]
        order = [((0, 1, 5, 4), "y"), ((1, 2, 5), "x"), ((2, 3, 4, 5), "y"), ((3, 0, 4), "x")]
    else:
        ridge = [(x0 + half, y0 + half), (x0 + half, y1 - half)]
        order = [((0, 1, 4), "y"), ((1, 2, 5, 4), "x"), ((2, 3, 5), "y"), ((3, 0, 4, 5), "x")]

    def shell(lift, pick):
        verts = [(x0, y0, z + lift), (x1, y0, z + lift), (x1, y1, z + lift), (x0, y1, z + lift)]
        verts += [(*ridge[0], top + lift), (*ridge[1], top + lift)]
        for face, slope in order:
            sh.sheet([verts[k] for k in face], [tuple(range(len(face)))], pick(slope))

    shell(thick, make_roof)
    if snow:
        shell(thick + 0.12, lambda _slope: stuff.snow())
    sh.slab((x0 + 0.02, y0 + 0.02, z - 0.06), (x1 - 0.02, y1 - 0.02, z + thick * 0.6), trim(), 0.01)
    ring = [(x0, y0), (x1, y0), (x1, y1), (x0, y1)]
    for k in range(4):
        sh.plank((*ring[k], z + thick * 0.45), (*ring[(k + 1) % 4], z + thick * 0.45), 0.1, thick, trim(), 0.02)
    for corner in range(4):
        nearest = min(ridge, key=lambda r: math.dist(r, ring[corner]))
        sh.plank((*ring[corner], z + thick + 0.01), (*nearest, top + thick + 0.01), 0.22, 0.03, make_roof("y"), 0.008)
    return top


def column(x, y, z, h, kind="round", color=None):
    edge = trim(color)
    if kind == "round":
        sh.lathe([(0.15, 0), (0.15, 0.08), (0.12, 0.12), (0.125, 0.3), (0.105, h - 0.2), (0.12, h - 0.16), (0.15, h - 0.1), (0.15, h)], edge, (x, y, z))
    elif kind == "square":
        sh.slab((x - 0.09, y - 0.09, z), (x + 0.09, y + 0.09, z + h), edge, 0.01)
        for level, wide in ((0.1, 0.13), (h - 0.08, 0.13)):
            sh.slab((x - wide, y - wide, z + level - 0.09), (x + wide, y + wide, z + level + 0.07), edge, 0.01)
    elif kind == "tapered":
        w, t = 0.24, 0.15
        ring = lambda r, level: [(x - r, y - r, level), (x + r, y - r, level), (x + r, y + r, level), (x - r, y + r, level)]
        sh.loft([ring(w, z), ring(t, z + h - 0.12)], edge, smooth=False)
        sh.slab((x - 0.22, y - 0.22, z + h - 0.12), (x + 0.22, y + 0.22, z + h), edge, 0.01)


def pier(x, y, z, h, mat, w=0.3):
    sh.slab((x - w, y - w, z), (x + w, y + w, z + h), mat, 0.01)
    sh.slab((x - w - 0.05, y - w - 0.05, z + h), (x + w + 0.05, y + w + 0.05, z + h + 0.08), stuff.concrete("#c6c1b7", 0), 0.01)


def railing(a, b, z, h=0.9, color=None, step=0.12):
    edge = trim(color)
    sh.plank((*a, z + h), (*b, z + h), 0.09, 0.05, edge, 0.008)
    sh.plank((*a, z + 0.12), (*b, z + 0.12), 0.05, 0.05, edge, 0.006)
    count = int(math.dist(a, b) / step)
    for k in range(1, count):
        t = k / count
        x, y = a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t
        sh.box((x, y, z + h / 2 + 0.05), (0.032, 0.032, h - 0.12), edge, 0.003)


def steps(x, y, z, count, w=1.6, mat=None, deep=0.3):
    """Stairs that go down toward -y from the height z."""
    rise = z / (count + 1)
    for k in range(count):
        top = z - rise * (k + 1)
        sh.slab((x - w / 2, y - deep * (k + 1), 0), (x + w / 2, y - deep * k + 0.02, top), mat or stuff.concrete("#b9b4aa", 0), 0.012)


def chimney(x, y, low, top, mat, w=0.9, d=0.6):
    sh.slab((x - w / 2, y - d / 2, low), (x + w / 2, y + d / 2, top), mat, 0.01)
    sh.slab((x - w / 2 - 0.06, y - d / 2 - 0.06, top), (x + w / 2 + 0.06, y + d / 2 + 0.06, top + 0.12), stuff.concrete("#9b958b", 0), 0.02)
    for s in (-0.2, 0.2):
        sh.cyl((x + s * w, y, top + 0.22), 0.12, 0.25, stuff.paint("#8a4b36", 0.8))


def wall_lamp(x, z, glow=0.0):
    black = stuff.paint("#1b1b1c", 0.4)
    sh.box((x, -0.03, z), (0.1, 0.05, 0.2), black)
    sh.box((x, -0.14, z - 0.02), (0.13, 0.13, 0.22), stuff.lamp("#ffd9a0", 2 + glow * 8) if glow else stuff.paint("#e8e2d2", 0.2))
    sh.cyl((x, -0.14, z + 0.12), 0.1, 0.08, black, top=0.02)
    for dx in (-0.065, 0.065):
        for dy in (-0.065, 0.065):
            sh.box((x + dx, -0.14 + dy, z - 0.02), (0.012, 0.012, 0.24), black, 0)


def mailbox(at, color="#22252a"):
    with sh.frame(at):
        sh.box((0, 0, 0.5), (0.1, 0.1, 1.05), stuff.wood("cedar", "z"), 0.01)
        arch = [(-0.1, 0)] + [(0.1 * math.cos(math.pi - k * math.pi / 12), 0.1 + 0.1 * math.sin(math.pi - k * math.pi / 12)) for k in range(13)] + [(0.1, 0)]
        sh.prism(arch, 0.5, stuff.paint(color, 0.35), at=(0, 0, 1.05), bevel=0.005)
        sh.box((0.11, 0.05, 1.22), (0.012, 0.03, 0.16), stuff.paint("#b3261e", 0.4))


def dormer(x, y, z, w=1.3, h=1.1, pitch=0.7, roof=None, siding=None, frame=None, deep=2.2):
    """A gabled dormer that looks toward -y."""
    sh.slab((x - w / 2, y, z), (x + w / 2, y + deep, z + h), siding, 0)
    with sh.frame((0, y, 0)):
        window(x, z + 0.12, w * 0.55, h - 0.25, (2, 2), frame=frame, casing=0.08)
    gable((x - w / 2, y, z + h), (x + w / 2, y + deep, 0), pitch, roof, 0.18, "y", 0.1, siding, rake=0.2)
