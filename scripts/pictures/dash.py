"""The place of the driver, in four styles: dash, instruments with an empty field for the odometer, screen, steering wheel."""

import math

import bpy
import numpy as np
import studio
from closeup import look, pixel
from looks import looks
from mathutils import Vector
from pieces import blob, box, cylinder, inflate, rod, sheet


def tilted(at, size, surface, table, lean, bevel=0.008, depth=0.012):
    """A flat face that looks back at the driver (-x), leaning by `lean` radians."""
    return box(at, (depth, *size), surface, table, bevel, (0, lean, 0))


def face_point(at, lean, y, z, out=0.0):
    """A point on such a face: y to the left, z up the face, `out` toward the driver."""
    c, s = math.cos(lean), math.sin(lean)
    return (at[0] + z * s - out * c, at[1] + y, at[2] + z * c + out * s)


DASHES = {
    "dash-1": dict(tone=(0.030, 0.030, 0.032), seat=(0.05, 0.05, 0.052), dials="two", screen="center", trim="satin", spokes=3),
    "dash-2": dict(tone=(0.040, 0.034, 0.030), seat=(0.20, 0.11, 0.055), dials="panel", screen="float", trim="wood", spokes=4),
    "dash-3": dict(tone=(0.10, 0.10, 0.098), seat=(0.28, 0.27, 0.25), dials="two", screen="small", trim="plastic", spokes=4),
    "dash-4": dict(tone=(0.022, 0.022, 0.024), seat=(0.55, 0.54, 0.51), dials="panel", screen="tablet", trim="wood", spokes=3),
}


def dash(name):
    style = DASHES[name]
    scene = studio.start_scene(transparent=False)
    studio.add_ground((0.16, 0.16, 0.16), seen=True)
    table, mats = studio.add_turntable(), looks()
    skin = studio.material("dash skin", style["tone"], rough=0.62, specular=0.3)
    low = studio.material("dash low", tuple(v * 0.8 for v in style["tone"]), rough=0.75, specular=0.25)
    hide = studio.material("hide", style["seat"], rough=0.5)
    trim = mats[style["trim"]]
    glow = studio.material("screen", (0.010, 0.013, 0.020), rough=0.35, specular=0.15, emission=0.35, emission_color=(0.03, 0.05, 0.09))
    white = studio.material("lit", (0.9, 0.93, 0.97), rough=0.5, emission=1.1)
    needle = studio.material("needle", (0.9, 0.16, 0.05), rough=0.5, emission=1.2)

    profile = [(1.42, 0.90), (1.00, 0.965), (0.84, 0.965), (0.79, 0.93), (0.80, 0.86), (0.855, 0.84), (0.86, 0.70), (0.92, 0.55), (1.05, 0.40), (1.42, 0.36)]
    sheet(profile, 1.52, skin, table, "y", 0, 0.03)
    sheet([(0.85, 0.845), (0.838, 0.845), (0.834, 0.79), (0.848, 0.785)], 1.40, trim, table, "y", 0, 0.006)
    sheet([(1.40, 0.62), (0.885, 0.62), (0.90, 0.50), (1.02, 0.36), (1.40, 0.34)], 0.60, low, table, "y", 0.37, 0.03)

    # instruments under a brow
    at, lean = (0.772, 0.37, 0.948), 0.30
    if style["dials"] == "two" or style["screen"] != "tablet":
        inflate([(1.04, 0.96), (0.745, 1.062), (0.712, 1.046), (0.745, 1.026), (1.04, 0.90)], 0.50, 0.10, skin, table, at=0.37, corner=0.02)
        inflate([(1.0, 1.0), (0.80, 1.03), (0.79, 0.90), (1.0, 0.86)], 0.46, 0.03, skin, table, at=0.37, corner=0.02)
        tilted(at, (0.42, 0.150), studio.material("dial face", (0.010, 0.010, 0.011), rough=0.6, specular=0.15), table, lean)
        if style["dials"] == "two":
            for y in (0.125, -0.125):
                dial(table, mats, at, lean, y, white, needle)
        else:
            tilted(face_point(at, lean, 0, 0, 0.003), (0.40, 0.135), glow, table, lean, 0.004)
            for y in (0.115, -0.115):
                ring(table, at, lean, y, 0.052, white)
    quad_at = (0.0, -0.030, 0.070, 0.024)  # the odometer's empty field on that face: y, z, half width, half height
    if style["screen"] == "tablet":
        at, lean = (0.755, 0.0, 0.985), 0.22
        box((0.770, 0.0, 0.985), (0.02, 0.40, 0.245), mats["gloss"], table, 0.01, (0, lean, 0))
        tilted(face_point(at, lean, 0, 0, 0.0), (0.385, 0.23), glow, table, lean, 0.004)
        box(face_point(at, lean, -0.07, 0.0, 0.008), (0.002, 0.20, 0.20), studio.material("map", (0.05, 0.07, 0.06), rough=0.4, emission=0.25, emission_color=(0.20, 0.26, 0.22)), table, 0, (0, lean, 0))
        for k in range(4):
            box(face_point(at, lean, -0.125 + k * 0.036, -0.03 + 0.02 * k, 0.010), (0.002, 0.006, 0.10), studio.material("road", (0.5, 0.5, 0.4), emission=0.6), table, 0, (0.35 * (k - 1.5), lean, 0))
        quad_at = (0.125, -0.070, 0.055, 0.020)
    elif style["screen"] in ("center", "float"):
        z, w, h = (0.905, 0.27, 0.15) if style["screen"] == "center" else (1.0, 0.33, 0.17)
        s_at = (0.768, -0.06, z)
        box((0.778, -0.06, z), (0.016, w + 0.02, h + 0.02), mats["gloss"], table, 0.008, (0, 0.2, 0))
        tilted(s_at, (w, h), glow, table, 0.2, 0.004)
        for k in range(6):
            box(face_point(s_at, 0.2, (k % 3 - 1) * w * 0.28, (0.5 - k // 3) * h * 0.42, 0.008), (0.002, w * 0.17, h * 0.26), studio.material(f"tile{k}", [(0.05, 0.2, 0.5), (0.1, 0.4, 0.2), (0.5, 0.2, 0.05), (0.4, 0.4, 0.45), (0.3, 0.1, 0.4), (0.45, 0.35, 0.05)][k], emission=0.5), table, 0.004, (0, 0.2, 0))
    else:
        box((0.778, -0.06, 0.895), (0.016, 0.26, 0.085), mats["gloss"], table, 0.006, (0, 0.2, 0))
        tilted((0.768, -0.06, 0.900), (0.15, 0.045), glow, table, 0.2, 0.003)
        for y in (0.052, -0.172):
            cylinder((0.780, y, 0.893), (0.752, y, 0.899), 0.022, mats["satin"], table)
    field = tilted(face_point(at, lean, quad_at[0], quad_at[1], 0.010), (quad_at[2] * 2, quad_at[3] * 2), studio.material("odometer", (0.012, 0.013, 0.015), rough=0.3), table, lean, 0.002, 0.003)
    field.name = "odometer"

    for y, w in ((0.66, 0.12), (0.10, 0.10), (-0.22, 0.10), (-0.66, 0.12)):  # vents
        z = 0.905 if abs(y) > 0.5 or style["screen"] in ("small", "tablet") else 0.815
        x = 0.786 if z > 0.86 else 0.825
        box((x, y, z), (0.03, w, 0.062), mats["gloss"], table, 0.01, (0, 0.2, 0))
        for k in range(4):
            box((x - 0.013, y, z - 0.021 + 0.014 * k), (0.02, w * 0.86, 0.004), mats["plastic"], table, 0.001, (0, 0.3, 0))
    box((0.86, -0.06, 0.70), (0.03, 0.25, 0.085), mats["gloss"], table, 0.012, (0, 0.15, 0))  # climate
    for y in (0.03, -0.15):
        cylinder((0.85, y, 0.70), (0.822, y, 0.705), 0.026, mats["satin"], table)
    for k in range(5):
        box((0.842, -0.11 + 0.025 * k, 0.675), (0.012, 0.018, 0.012), mats["plastic"], table, 0.003)
    sheet([(0.95, 0.60), (0.30, 0.47), (-0.10, 0.47), (-0.10, 0.20), (0.95, 0.20)], 0.25, low, table, "y", -0.04, 0.03)  # console
    sheet([(0.84, 0.585), (0.36, 0.49), (0.36, 0.475), (0.84, 0.57)], 0.19, trim, table, "y", -0.04, 0.004)
    rod([(0.55, -0.02, 0.52), (0.53, -0.02, 0.60)], 0.012, mats["satin"], table)
    blob((0.525, -0.02, 0.635), (0.055, 0.05, 0.085), mats["gloss"], table, 2.6)
    for x in (0.40, 0.30):
        cylinder((x, -0.04, 0.47), (x, -0.04, 0.497), 0.042, mats["dark"], table)
        rod([(x + 0.043 * math.cos(a), -0.04 + 0.043 * math.sin(a), 0.498) for a in np.linspace(0, 2 * math.pi, 24, endpoint=False)], 0.003, mats["chrome"], table, closed=True)
    steering(table, mats, hide if style["trim"] == "wood" else skin, style["spokes"])
    cabin(table, mats, skin, hide)
    lamp = bpy.data.lights.new("fill", "AREA")
    lamp.energy, lamp.size = 9, 1.0
    light = bpy.data.objects.new("fill", lamp)
    light.location = (-0.2, 0.1, 1.42)
    light.rotation_euler = Vector((-1.0, 0, 0.55)).to_track_quat("Z", "Y").to_euler()
    scene.collection.objects.link(light)
    look(scene, (0.02, 0.32, 1.175), (0.80, 0.19, 0.905), 27)
    y, z, w, h = quad_at
    quads = {"odometer": [pixel(scene, face_point(at, lean, y + a * w, z + b * h, 0.012)) for a, b in ((1, 1), (-1, 1), (-1, -1), (1, -1))]}
    return scene, quads


def ring(table, at, lean, y, radius, surface):
    rod([face_point(at, lean, y + radius * math.cos(a), radius * math.sin(a), 0.008) for a in np.linspace(0, 2 * math.pi, 40, endpoint=False)], 0.0016, surface, table, closed=True)


def dial(table, mats, at, lean, y, white, needle):
    ring(table, at, lean, y, 0.064, mats["chrome"])
    for k in range(25):
        a = math.radians(225 - 270 * k / 24)
        long = 0.012 if k % 3 == 0 else 0.006
        inner, outer = 0.060 - long, 0.060
        rod([face_point(at, lean, y - r * math.cos(a), r * math.sin(a), 0.009) for r in (inner, outer)], 0.0011 if k % 3 == 0 else 0.0006, white, table)
    a = math.radians(225 - 270 * 0.03)
    rod([face_point(at, lean, y, 0, 0.011), face_point(at, lean, y - 0.052 * math.cos(a), 0.052 * math.sin(a), 0.011)], 0.0016, needle, table)
    a, b = face_point(at, lean, y, 0, 0.006), face_point(at, lean, y, 0, 0.014)
    cylinder(a, b, 0.009, mats["gloss"], table)


def steering(table, mats, skin, spokes):
    center, lean = np.array((0.56, 0.37, 0.895)), 0.42
    place = lambda y, z, out=0.0: np.array(face_point(center, lean, y, z, out))
    rod([place(0.195 * math.cos(a), 0.195 * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 56, endpoint=False)], 0.0165, skin, table, closed=True)
    blob(place(0, -0.01, 0.0), (0.07, 0.17, 0.13), skin, table, 3, turn=(0, lean, 0))
    cylinder(place(0, 0, 0.034), place(0, 0, 0.038), 0.022, mats["plastic"], table)
    arms = [(1, 0.0), (-1, 0.0)] + ([(0.0, -1)] if spokes == 3 else [(0.35, -1), (-0.35, -1)])
    for y, z in arms:
        size = math.hypot(y, z)
        for k in (-0.014, 0.0, 0.014):
            side = (k, 0) if z else (0, k)
            rod([place(0.05 * y + side[0], 0.05 * z + side[1], -0.005), place(0.188 * y / size + side[0], 0.188 * z / size + side[1])], 0.010, mats["gloss"] if abs(k) > 0 else mats["satin"], table)
    for y in (0.095, -0.095):
        for z in (0.018, -0.012):
            box(place(y, z, 0.012), (0.012, 0.030, 0.018), mats["plastic"], table, 0.004, (0, lean, 0))
    rod([center + (0.02, 0, -0.01), (0.90, 0.37, 0.70)], 0.05, mats["plastic"], table)
    rod([place(0.05, 0.01, -0.06), place(0.20, 0.03, -0.05)], 0.009, mats["plastic"], table)
    rod([place(-0.05, 0.01, -0.06), place(-0.20, 0.03, -0.05)], 0.009, mats["plastic"], table)


def cabin(table, mats, skin, hide):
    """Doors, pillars, roof and the edge of the glass around the driver."""
    for side in (1, -1):
        sheet([(1.30, 0.93), (-0.6, 0.96), (-0.6, 0.2), (1.30, 0.2)], 0.06, skin, table, "y", side * 0.82, 0.02)
        sheet([(0.70, 0.70), (-0.30, 0.72), (-0.30, 0.60), (0.62, 0.58)], 0.12, hide, table, "y", side * 0.78, 0.03)
        rod([(1.34, side * 0.80, 0.93), (0.58, side * 0.62, 1.40)], 0.042, skin, table)
        blob((1.10, side * 1.0, 1.0), (0.16, 0.24, 0.15), mats["gloss"], table, 3.4)
        box((1.02, side * 1.0, 1.0), (0.01, 0.20, 0.115), mats["chrome"], table, 0.004)
    sheet([(0.62, 0.70), (0.50, 0.70), (-0.7, 0.72), (-0.7, -0.72), (0.50, -0.70), (0.62, -0.70)], 0.04, mats["headliner"], table, "z", 1.44, 0.015)
    box((0.66, 0, 1.335), (0.03, 0.25, 0.065), mats["gloss"], table, 0.018, (0, 0.3, 0))
    inflate([(2.6, 0.80), (1.42, 0.92), (1.42, 0.5), (2.6, 0.5)], 1.5, 0.18, studio.material("hood", (0.30, 0.30, 0.31), 0.2, 0.25, coat=1), table, corner=0.04)
    _garage(table)


def _garage(table):
    """What is seen through the windshield: the house the vehicle stands before."""
    wall = studio.material("wall", (0.42, 0.40, 0.36), rough=0.9, emission=0.30, emission_color=(0.42, 0.40, 0.36))
    door = studio.material("door", (0.72, 0.71, 0.68), rough=0.6, emission=0.30, emission_color=(0.72, 0.71, 0.68))
    line = studio.material("seam", (0.40, 0.39, 0.37), rough=0.8)
    hedge = studio.material("hedge", (0.06, 0.12, 0.035), rough=0.9)
    box((9.0, 0, 2.0), (0.2, 26.0, 4.0), wall, table, 0)
    for y in (2.7, -2.7):
        box((8.85, y, 1.15), (0.12, 4.7, 2.5), door, table, 0.03)
        for k in range(1, 5):
            box((8.78, y, -0.1 + 0.5 * k), (0.02, 4.6, 0.03), line, table, 0)
        for k in range(5):
            box((8.78, y - 1.84 + 0.92 * k, 2.12), (0.02, 0.74, 0.34), studio.material("pane", (0.10, 0.13, 0.16), rough=0.1), table, 0.01)
    for k in range(7):
        for side in (1, -1):
            blob((8.3, side * (5.9 + 0.9 * k), 0.5), (1.0, 1.2, 1.1 + 0.2 * math.sin(k * 2.3)), hedge, table, 2.2)
