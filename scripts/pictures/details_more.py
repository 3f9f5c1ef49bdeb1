"""Close views that are built of themselves instead of from a whole vehicle: seats, cargo, damage."""

import math

import numpy as np
import studio
from closeup import look
from looks import looks
from pieces import blob, box, inflate, rod, sheet



def upholstery(name, rough):
    """Takes the color of the seats as a body takes its paint, without the gloss."""
    made = studio.paint_material(name, rough, 0.0)
    made.node_tree.nodes["Principled BSDF"].inputs["Specular IOR Level"].default_value = 0.25
    return made


# name: (roughness of the hide, does the middle have a cloth of its own, where the camera stands, what it looks at)
SEATS = {
    "seats-1": (0.48, False, (1.02, 1.85, 1.22), (-0.22, -0.10, 0.66)),
    "seats-2": (0.92, True, (0.30, 1.75, 1.30), (-0.30, 0.0, 0.60)),
}


def seats(name):
    rough, is_cloth, eye, target = SEATS[name]
    scene = studio.start_scene(transparent=False)
    studio.add_ground((0.2, 0.2, 0.2), seen=True)
    table, mats = studio.add_turntable(), looks()
    hide = upholstery("hide", rough)
    insert = studio.material("insert", (0.035, 0.036, 0.040), rough=0.95) if is_cloth else upholstery("hide insert", 0.62)
    floor = studio.material("carpet", (0.035, 0.034, 0.033), rough=0.95, specular=0.1)
    box((0, 0, 0.14), (3.2, 1.6, 0.04), floor, table, 0)
    for y in (0.38, -0.38):
        for x, w in ((0.0, 0.50), (-0.95, 0.52)):
            _seat(table, mats, x, y, w, hide, insert)
    sheet([(0.75, 0.50), (-0.25, 0.50), (-0.30, 0.20), (0.85, 0.20)], 0.22, mats["plastic"], table, "y", 0, 0.03)
    sheet([(-0.02, 0.62), (-0.30, 0.62), (-0.30, 0.48), (-0.02, 0.48)], 0.20, hide, table, "y", 0, 0.03)
    sheet([(1.4, 0.9), (0.92, 0.98), (0.84, 0.92), (0.86, 0.6), (1.1, 0.3), (1.4, 0.3)], 1.5, mats["seat"], table, "y", 0, 0.04)
    ring = [(0.62 - 0.07 * math.sin(a), 0.38 + 0.18 * math.cos(a), 0.86 + 0.17 * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 40, endpoint=False)]
    rod(ring, 0.016, mats["plastic"], table, closed=True)
    blob((0.64, 0.38, 0.85), (0.08, 0.16, 0.12), mats["plastic"], table, 3)
    sheet([(1.6, 0.95), (-1.6, 0.98), (-1.6, 0.15), (1.6, 0.15)], 0.08, mats["seat"], table, "y", -0.84, 0.02)
    rod([(1.4, -0.82, 0.95), (0.6, -0.64, 1.42), (-1.4, -0.64, 1.44)], 0.045, mats["headliner"], table)
    rod([(-0.42, -0.82, 0.95), (-0.46, -0.66, 1.42)], 0.05, mats["headliner"], table)
    box((-0.3, 0, 1.46), (2.4, 1.35, 0.04), mats["headliner"], table, 0.02)
    box((0.2, 0.80, 0.17), (2.2, 0.14, 0.10), mats["plastic"], table, 0.03)
    look(scene, eye, target, 30)
    table.rotation_euler = (0, 0, math.radians(150))
    scene.camera.parent = table
    return scene, {}


def _seat(table, mats, x, y, w, hide, insert):
    inflate([(x + 0.50, 0.36), (x + 0.53, 0.46), (x + 0.30, 0.50), (x - 0.02, 0.46), (x - 0.06, 0.34), (x + 0.40, 0.30)], w, 0.08, hide, table, at=y, corner=0.05, step=0.015)
    inflate([(x + 0.46, 0.44), (x + 0.30, 0.52), (x + 0.02, 0.485), (x + 0.02, 0.40), (x + 0.42, 0.38)], w * 0.62, 0.04, insert, table, at=y, corner=0.02, step=0.012)
    inflate([(x + 0.06, 0.42), (x - 0.05, 0.70), (x - 0.10, 1.02), (x - 0.22, 1.04), (x - 0.20, 0.70), (x - 0.08, 0.38)], w * 0.98, 0.10, hide, table, at=y, corner=0.06)
    inflate([(x + 0.07, 0.50), (x - 0.025, 0.72), (x - 0.07, 0.96), (x - 0.14, 0.96), (x - 0.10, 0.60), (x, 0.46)], w * 0.58, 0.04, insert, table, at=y, corner=0.04)
    inflate([(x - 0.13, 1.08), (x - 0.12, 1.22), (x - 0.20, 1.25), (x - 0.24, 1.10)], 0.27, 0.06, hide, table, at=y, corner=0.03)
    for k in (0.05, -0.05):
        rod([(x - 0.17, y + k, 1.0), (x - 0.18, y + k, 1.12)], 0.008, mats["satin"], table)


# name: (depth of the floor, height of the opening, is the lid above it part of the roof)
CARGO = {"cargo-1": (1.0, 0.86, True), "cargo-sedan": (0.95, 0.42, False), "cargo-coupe": (0.80, 0.38, False), "cargo-convertible": (0.55, 0.30, False), "cargo-classic": (1.0, 0.40, False)}


def cargo(name):
    """Behind the open hatch, or in the trunk under its lid: carpet, side trim, seat backs, the painted sill."""
    depth, height, is_hatch = CARGO[name]
    scene = studio.start_scene(transparent=False)
    studio.add_ground((0.2, 0.2, 0.2), seen=True)
    table, mats = studio.add_turntable(), looks()
    carpet = studio.material("carpet", (0.045, 0.044, 0.043), rough=0.97, specular=0.1)
    side = studio.material("side trim", (0.060, 0.060, 0.062), rough=0.8, specular=0.2)
    seat = upholstery("hide", 0.8)
    floor, half = 0.62, 0.52
    box((0, depth / 2, floor - 0.02), (half * 2, depth, 0.04), carpet, table, 0.01)
    for x in (half + 0.06, -half - 0.06):
        sheet([(-0.02, floor - 0.05), (depth, floor - 0.05), (depth, floor + height * 0.95), (0.04, floor + height)], 0.12, side, table, "x", x, 0.03)
        blob((x * 0.95, depth * 0.22, floor + 0.02), (0.26, 0.50, 0.42), side, table, 3.2)
    for x in (0.30, -0.30) if is_hatch else (0.26, -0.26):
        inflate([(depth, floor - 0.10), (depth + 0.02, floor + height * (0.62 if is_hatch else 0.98)), (depth + 0.16, floor + height), (depth + 0.16, floor - 0.10)], 0.50, 0.06, side if not is_hatch else carpet, _turned(table), at=-x, corner=0.03)
        if is_hatch:
            blob((x, depth + 0.12, floor + height * 0.72), (0.26, 0.10, 0.17), seat, table, 3)
    box((0, -0.06, floor - 0.015), (half * 2 + 0.16, 0.14, 0.05), mats["plastic"], table, 0.015)
    for k in range(9):
        box((-0.36 + 0.09 * k, -0.06, floor + 0.012), (0.05, 0.10, 0.006), mats["dark"], table, 0.002)
    paint = mats["paint"]
    blob((0, -0.20, floor - 0.20), (half * 2 + 0.52, 0.34, 0.34), paint, table, 4)
    for x in (half + 0.22, -half - 0.22):
        sheet([(-0.10, floor - 0.25), (0.30, floor - 0.25), (0.42, floor + height + 0.05), (0.10, floor + height + 0.05)], 0.20, paint, table, "x", x, 0.06)
        blob((x * 1.03, -0.10, floor + height * 0.35), (0.24, 0.14, min(0.34, height * 0.6)), mats["tail"], table, 3)
    top = floor + height + 0.06
    box((0, 0.32, top), (half * 2 + 0.60, 0.62 if is_hatch else 0.10, 0.06), paint, table, 0.03)
    for x in (half + 0.02, -half - 0.02):
        rod([(x, 0.25, top - 0.04), (x * 1.02, -0.28 if is_hatch else 0.08, top + 0.26)], 0.014, mats["satin"], table)
    sheet([(0.10, top + 0.03), (-0.75 if is_hatch else 0.0, top + (0.55 if is_hatch else 0.95)), (-0.80 if is_hatch else -0.06, top + (0.50 if is_hatch else 0.90)), (0.10, top - 0.02)], half * 2 + 0.30, paint, table, "x", 0, 0.03)
    table.location = (0, 3.0, 0)
    look(scene, (0.30, 3.0 - (1.75 if is_hatch else 1.65), floor + height + (0.24 if is_hatch else 0.55)), (0, 3.0 + depth * 0.35, floor + height * (0.30 if is_hatch else 0.05)), 30 if is_hatch else 32)
    return scene, {}


def _turned(table):
    """`inflate` works in x and z; what shall be drawn out along y hangs on a turned empty."""
    import bpy

    made = bpy.data.objects.new("turned", None)
    bpy.context.scene.collection.objects.link(made)
    made.parent = table
    made.rotation_euler = (0, 0, math.radians(90))
    return made


def damage(name):
    """A door from close by: dented and scratched, or rusted along its lower edge."""
    scene = studio.start_scene(transparent=False)
    studio.add_ground((0.16, 0.16, 0.16), seen=True)
    table, mats = studio.add_turntable(), looks()
    rusted = name == "damage-2"
    skin = lambda x, z: _panel(x, z, not rusted)
    xs, zs = np.linspace(-1.1, 1.1, 260), np.linspace(0.28, 1.12, 130)
    points = [(x, skin(x, z), z) for x in xs for z in zs]
    n = len(zs)
    faces = [(i * n + j, (i + 1) * n + j, (i + 1) * n + j + 1, i * n + j + 1) for i in range(len(xs) - 1) for j in range(n - 1)]
    studio.add_mesh("panel", points, faces, mats["paint"], True, table)
    for x in (-0.62, 0.66):
        rod([(x, skin(x, z) - 0.001, z) for z in np.linspace(0.28, 1.12, 40)], 0.006, mats["dark"], table)
    box((0, skin(0, 0.28) + 0.05, 0.20), (2.3, 0.16, 0.20), mats["plastic"], table, 0.04)
    blob((0.48, skin(0.48, 0.93) - 0.02, 0.93), (0.24, 0.045, 0.035), mats["paint"], table, 3)
    marks = np.random.default_rng(7)
    if rusted:
        _rust(table, skin, marks)
    else:
        _scratch(table, skin, marks)
    table.location = (0, 3.0, 0)
    look(scene, (-0.75, 1.55, 1.05), (0.02, 3.0, 0.66), 44)
    return scene, {}


def _panel(x, z, dented):
    """How far the skin stands back (y) at a place of the door: bowed, a crease below the handle, perhaps a dent."""
    y = 0.10 * (z - 0.72) ** 2 + 0.012 * math.tanh((z - 0.86) / 0.015) * 0.5 + 0.006 * x * x
    if dented:
        y += 0.034 * math.exp(-(((x + 0.02) / 0.16) ** 2) - (((z - 0.62) / 0.10) ** 2)) + 0.014 * math.exp(-(((x - 0.20) / 0.07) ** 2) - (((z - 0.56) / 0.05) ** 2))
    return y


def _scratch(table, skin, marks):
    primer = studio.material("primer", (0.62, 0.62, 0.60), rough=0.9)
    for k in range(11):
        x, z = marks.uniform(-0.30, 0.05), 0.60 + marks.uniform(-0.07, 0.07)
        long = marks.uniform(0.12, 0.42)
        path = [(x + long * t, z + 0.03 * t * marks.uniform(0.6, 1.0)) for t in np.linspace(0, 1, 24)]
        rod([(u, skin(u, v) - 0.0006, v) for u, v in path], marks.uniform(0.0006, 0.0018), primer, table)


def _rust(table, skin, marks):
    browns = [studio.material(f"rust {k}", c, rough=0.98) for k, c in enumerate([(0.16, 0.055, 0.02), (0.24, 0.09, 0.03), (0.09, 0.035, 0.018)])]
    for k in range(150):
        x = marks.normal(0.08, 0.34)
        z = 0.30 + abs(marks.normal(0, 0.045))
        size = marks.uniform(0.008, 0.05) * (1.2 if z < 0.34 else 0.6)
        blob((x, skin(x, z) - 0.0005, z), (size, 0.005, size * marks.uniform(0.5, 0.9)), browns[k % 3], table, 2.2, count=10)


MORE = {**{name: seats for name in SEATS}, **{name: cargo for name in CARGO}, "damage-1": damage, "damage-2": damage}
