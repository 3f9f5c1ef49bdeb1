"""Close views: details.py [--width=800] [--samples=12] NAME …   dash-1..4 seats-1 window-1 wheel-1 plate-1 engine-1 cargo-pickup-crew

Writes src/features/pictures/parts/details/{name}-plate.webp (opaque; what takes the paint is rendered black and comes as
{name}-tint.webp when there is any) and, in vehicles.json, the corners of the places where the product puts its own digits,
sticker or plate number: clockwise from top left, in pixels.
"""

import json
import math
import os
import sys

import bpy
import numpy as np
import layers
import studio
from body import Form
from closeup import look, pixel
from dash import DASHES, dash
from details_more import MORE
from families import B
from looks import looks
from mathutils import Vector
from models_all import build
from pieces import bend, blob, box, cylinder, inflate, rod, sheet
from PIL import Image

OUT = os.path.join(os.path.dirname(__file__), "../../src/features/pictures/parts")


def _window(_name):
    """A rear side window from close by, with an empty white sticker inside the glass."""
    scene = studio.start_scene(transparent=False)
    studio.add_ground((0.16, 0.16, 0.16), seen=True)
    thing = build("suv-2row")
    mats = looks()
    table = thing.table
    table.rotation_euler = (0, 0, math.radians(180))
    table.location = (0, 3.0, 0)
    bpy.context.view_layer.update()
    form = Form(B["suv-2row"])
    x0, z0, half = form.x(2.02), 1.335, 0.082
    on_glass = lambda x, z: form._cast(form.cabin, (x, 0, z), (x, form.half + 0.3, z)) + (0, 0.004, 0)
    corners = [on_glass(x0 + a * half, z0 + b * half) for a, b in ((1, 1), (-1, 1), (-1, -1), (1, -1))]
    studio.add_mesh("sticker", corners, [(0, 1, 2, 3)], studio.material("sticker", (0.86, 0.86, 0.84), rough=0.5), False, table)
    target = table.matrix_world @ Vector(on_glass(x0, z0 - 0.02))
    look(scene, (target[0] - 0.42, target[1] - 1.55, 1.50), target, 50)
    return scene, {"sticker": [pixel(scene, table.matrix_world @ Vector(c)) for c in corners]}


def _wheel(_name):
    scene = studio.start_scene(transparent=False)
    studio.add_ground((0.16, 0.16, 0.16), seen=True)
    thing = build("suv-2row")
    thing.table.rotation_euler = (0, 0, math.radians(180))
    thing.table.location = (0, 3.0, 0)
    for wheel in thing.table.children:
        if wheel.name.startswith("wheel") and wheel.location.x > 0:
            wheel.rotation_euler[2] += math.radians(-24)
    bpy.context.view_layer.update()
    hub = thing.table.matrix_world @ Vector((1.35, 0.85, 0.40))
    look(scene, (hub[0] - 0.75, hub[1] - 1.35, 0.62), hub, 48)
    return scene, {}


def _plate(_name):
    """The VIN plate behind the windshield's lower edge: metal with an empty field."""
    scene = studio.start_scene(transparent=False)
    table, mats = studio.add_turntable(), looks()
    pad = studio.material("pad", (0.020, 0.020, 0.021), rough=0.75)
    box((0, 0, -0.03), (0.8, 0.5, 0.05), pad, table, 0.01)
    for k in range(14):
        box((-0.2 + 0.012 * k, 0.13, -0.001), (0.006, 0.12, 0.006), mats["dark"], table, 0.001)
    metal = studio.material("plate metal", (0.30, 0.305, 0.31), 0.9, 0.38)
    box((0, 0, 0.003), (0.21, 0.042, 0.003), metal, table, 0.0012)
    for x in (0.095, -0.095):
        cylinder((x, 0, 0.004), (x, 0, 0.0065), 0.004, mats["satin"], table)
    field = (0.084, 0.012)
    box((0, 0, 0.0048), (field[0] * 2, field[1] * 2, 0.0006), studio.material("plate field", (0.018, 0.018, 0.02), rough=0.5), table, 0)
    studio.add_mesh("glass", [(-0.6, -0.4, 0.02), (0.6, -0.4, 0.02), (0.6, 0.4, 0.30), (-0.6, 0.4, 0.30)], [(0, 1, 2, 3)], mats["lens"], False, table)
    look(scene, (0.03, -0.22, 0.24), (0, 0.0, 0.0), 50)
    quad = [pixel(scene, (x * field[0], y * field[1], 0.0054)) for x, y in ((-1, 1), (1, 1), (1, -1), (-1, -1))]
    return scene, {"number": quad}


def _engine(_name):
    scene = studio.start_scene(transparent=False)
    table, mats = studio.add_turntable(), looks()
    paint = mats["paint"]
    for y in (0.72, -0.72):
        sheet([(0.55, 0.80), (-0.55, 0.90), (-0.55, 0.2), (0.55, 0.2)], 0.10, paint, table, "y", y, 0.03)
    box((-0.58, 0, 0.70), (0.10, 1.5, 0.40), mats["plastic"], table, 0.03)
    box((0.52, 0, 0.74), (0.10, 1.4, 0.07), paint, table, 0.02)
    box((0, 0, 0.30), (1.2, 1.4, 0.05), mats["dark"], table, 0)
    blob((0.0, 0.02, 0.66), (0.58, 0.52, 0.16), mats["plastic"], table, 5)
    for k in range(-2, 3):
        box((0.0, 0.02 + k * 0.075, 0.742), (0.44, 0.024, 0.018), mats["gloss"], table, 0.008)
    box((0.02, 0.02, 0.752), (0.10, 0.30, 0.006), mats["satin"], table, 0.002)
    cylinder((0.14, 0.20, 0.70), (0.14, 0.20, 0.775), 0.036, mats["gloss"], table)
    box((0.14, 0.20, 0.78), (0.015, 0.06, 0.014), studio.material("oil", (0.75, 0.55, 0.05)), table, 0.004)
    box((-0.16, 0.52, 0.64), (0.26, 0.19, 0.22), mats["plastic"], table, 0.02)
    box((-0.16, 0.52, 0.755), (0.24, 0.17, 0.02), mats["gloss"], table, 0.006)
    cylinder((-0.08, 0.48, 0.76), (-0.08, 0.48, 0.79), 0.013, mats["satin"], table)
    cylinder((-0.24, 0.48, 0.76), (-0.24, 0.48, 0.79), 0.013, mats["tail"], table)
    rod(bend([(-0.24, 0.48, 0.79), (-0.28, 0.40, 0.82), (-0.34, 0.24, 0.74)], 0.06), 0.010, mats["tail"], table)
    rod(bend([(-0.08, 0.48, 0.79), (0.04, 0.44, 0.80), (0.16, 0.40, 0.64)], 0.06), 0.010, mats["gloss"], table)
    blob((0.12, -0.48, 0.66), (0.34, 0.28, 0.22), mats["plastic"], table, 5)
    for k in range(6):
        box((0.0 + 0.045 * k, -0.48, 0.77), (0.012, 0.22, 0.012), mats["gloss"], table, 0.003)
    for k in range(9):
        x = -0.06 - 0.022 * k
        rod([(x, -0.42 + 0.05 * math.cos(a) + 0.012 * k, 0.66 + 0.05 * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 20, endpoint=False)], 0.011, mats["rubber"], table, closed=True)
    tank = studio.material("tank", (0.62, 0.60, 0.52), rough=0.4)
    blob((-0.34, -0.55, 0.66), (0.20, 0.20, 0.22), tank, table, 4)
    cylinder((-0.34, -0.55, 0.77), (-0.34, -0.55, 0.80), 0.035, mats["gloss"], table)
    blob((0.36, 0.50, 0.68), (0.16, 0.14, 0.18), tank, table, 4)
    cylinder((0.36, 0.50, 0.77), (0.36, 0.50, 0.795), 0.03, studio.material("washer", (0.03, 0.15, 0.5)), table)
    blob((-0.42, 0.36, 0.74), (0.14, 0.14, 0.10), tank, table, 4)
    cylinder((-0.42, 0.36, 0.79), (-0.42, 0.36, 0.82), 0.03, studio.material("brake cap", (0.7, 0.6, 0.08)), table)
    box((-0.36, -0.20, 0.70), (0.20, 0.26, 0.10), mats["gloss"], table, 0.02)
    rod(bend([(0.42, -0.30, 0.72), (0.30, -0.18, 0.74), (0.24, 0.30, 0.70), (0.42, 0.38, 0.68)], 0.10), 0.022, mats["rubber"], table)
    rod(bend([(0.44, 0.10, 0.70), (0.34, 0.10, 0.76), (0.26, 0.02, 0.74)], 0.06), 0.018, mats["rubber"], table)
    table.rotation_euler = (0, 0, math.radians(-90))
    bpy.context.view_layer.update()
    look(scene, (0.12, -1.35, 1.72), (0, -0.02, 0.62), 44)
    return scene, {}


def _bed(_name):
    scene = studio.start_scene(transparent=False)
    studio.add_ground((0.16, 0.16, 0.16), seen=True)
    thing = build("pickup-crew")
    thing.table.rotation_euler = (0, 0, math.radians(78))
    thing.table.location = (0, 5.0, 0)
    bpy.context.view_layer.update()
    end = thing.table.matrix_world @ Vector((-2.1, 0, 0.95))
    look(scene, (end[0] + 0.5, end[1] - 2.6, 2.45), end, 40)
    return scene, {}


SHOTS = {**{name: dash for name in DASHES}, **MORE, "window-1": _window, "wheel-1": _wheel, "plate-1": _plate, "engine-1": _engine, "cargo-pickup-crew": _bed}


def main(arguments):
    options = dict(a[2:].split("=") for a in arguments if a.startswith("--") and "=" in a)
    os.makedirs(f"{OUT}/details", exist_ok=True)
    for name in [a for a in arguments if not a.startswith("--")] or SHOTS:
        scene, quads = SHOTS[name](name)
        width = int(options.get("width", 800))
        scene.render.resolution_x, scene.render.resolution_y = width, round(width / studio.ASPECT)
        scene.cycles.samples = int(options.get("samples", 12))
        scale = width / 1024
        with layers.alone():
            base, tint = layers.render_layers(scene)
        Image.fromarray(base[..., :3]).save(f"{OUT}/details/{name}-plate.webp", quality=82, method=6)
        tinted = bool((tint > 12).mean() > 0.01)
        if tinted:
            Image.fromarray(tint).save(f"{OUT}/details/{name}-tint.webp", quality=84, method=6)
        path = f"{OUT}/vehicles.json"
        manifest = json.load(open(path)) if os.path.exists(path) else {"camera": {}, "models": {}, "details": {}}
        manifest["details"][name] = {"width": width, "height": base.shape[0], "tinted": tinted, "quads": {k: [[round(x * scale, 1), round(y * scale, 1)] for x, y in q] for k, q in quads.items()}}
        with open(path, "w") as out:
            json.dump(manifest, out, indent=1)
        print("DETAIL", name, tinted, quads, flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
