"""A wheel: tire with tread, rim of several designs, brake disc. Built around the origin, axle along y, outer face toward +y."""

import math

import numpy as np
import studio


def lathe(name, profile, surface, parent, count=72, smooth=True):
    n = len(profile)
    radius, y = np.array(profile).T
    turn = np.linspace(0, 2 * np.pi, count, endpoint=False)[:, None]
    points = np.stack([radius * np.cos(turn), y + 0 * turn, radius * np.sin(turn)], -1).reshape(-1, 3)
    k, j = (g.ravel() for g in np.meshgrid(np.arange(count), np.arange(n - 1), indexing="ij"))
    a, b = k * n + j, ((k + 1) % count) * n + j
    faces = np.stack([a, a + 1, b + 1, b], 1)
    return studio.add_mesh(name, points, faces, surface, smooth, parent)


def _spoke_mask(design, angle, radius, rim):
    """Above zero where there is metal."""
    kind, count = design[0], design[1]
    t = radius / rim
    phase = (angle * count / (2 * math.pi) + 0.5) % 1 - 0.5  # -0.5..0.5 within one spoke
    across = phase * 2 * math.pi / count * radius
    if kind == "spoke":  # single spokes, wider at hub and rim
        return design[2] * (1.0 + 0.9 * (t - 0.55) ** 2 * 4) - np.abs(across)
    if kind == "twin":
        gap = design[2] * (0.5 + 1.6 * t)
        return design[2] * 0.62 - np.abs(np.abs(across) - gap)
    if kind == "vee":  # spokes that part toward the rim
        gap = np.maximum(0, (t - 0.35)) * design[3] * rim
        return design[2] - np.abs(np.abs(across) - gap)
    if kind == "turbine":
        twist = (angle + (t - 0.3) * 0.8) * count / (2 * math.pi)
        phase = (twist + 0.5) % 1 - 0.5
        return design[2] - np.abs(phase * 2 * math.pi / count * radius)
    if kind == "steel":  # a disc with round holes
        hole = np.hypot(across, radius - rim * 0.74)
        return hole - design[2]
    if kind == "aero":  # nearly closed
        return np.where((t > 0.55) & (t < 0.93), np.abs(across) - design[2] * t, 0.02)
    raise ValueError(kind)


def _rim_face(rim, depth, design, surface, parent, dark):
    """The spoked face as a polar net cut where the mask says, with sides going in."""
    rings, turns = 26, max(180, design[1] * 30)
    radius = np.linspace(rim * 0.1, rim * 0.93, rings)
    angle = np.linspace(0, 2 * np.pi, turns, endpoint=False)
    rr, aa = np.meshgrid(radius, angle, indexing="ij")
    metal = _spoke_mask(design, aa, rr, rim)
    metal = np.maximum(metal, rim * 0.27 - rr)
    metal = np.maximum(metal, rr - rim * 0.9)
    t = rr / rim
    dish = design[-1] if isinstance(design[-1], float) and design[-1] < 0 else -0.03
    y = dish * (1 - t**2) + np.clip(metal / 0.012, 0, 1) * 0.012 - 0.012
    points = np.stack([rr * np.cos(aa), y, rr * np.sin(aa)], -1).reshape(-1, 3)
    i, j = (g.ravel() for g in np.meshgrid(np.arange(rings - 1), np.arange(turns), indexing="ij"))
    after = (j + 1) % turns
    faces = np.stack([i * turns + after, (i + 1) * turns + after, (i + 1) * turns + j, i * turns + j], 1)
    faces = faces[(metal.ravel()[faces] > 0).sum(1) >= 3]
    made = studio.add_mesh("rim", points, faces, surface, True, parent)
    thick = made.modifiers.new("thick", "SOLIDIFY")
    thick.thickness = depth
    thick.offset = -1
    return made


FINISH = {
    "silver": ((0.62, 0.63, 0.65), 0.9, 0.28),
    "grey": ((0.20, 0.21, 0.22), 0.8, 0.35),
    "black": ((0.015, 0.015, 0.017), 0.2, 0.3),
    "bright": ((0.78, 0.79, 0.80), 1.0, 0.12),
    "steel": ((0.30, 0.31, 0.32), 0.6, 0.45),
    "white": ((0.75, 0.75, 0.72), 0.0, 0.4),
}


def add_wheel(parent, radius=0.34, width=0.22, rim=0.235, design=("spoke", 5, 0.03), finish="silver", tread="road", whitewall=False):
    """Returns an empty that carries the wheel."""
    hub = studio.add_turntable()
    hub.name = "wheel"
    hub.parent = parent
    rubber = studio.material("rubber", (0.022, 0.022, 0.023), rough=0.72, specular=0.35)
    groove = studio.material("groove", (0.006, 0.006, 0.006), rough=0.9, specular=0.1)
    h = width / 2
    tire = [
        (rim * 0.99, h * 0.78), (rim + 0.008, h * 0.86), (rim + (radius - rim) * 0.18, h * 0.95), (rim + (radius - rim) * 0.5, h * 1.0), (rim + (radius - rim) * 0.8, h * 0.95),
        (radius - 0.016, h * 0.84), (radius - 0.004, h * 0.70), (radius, h * 0.4), (radius, 0), (radius, -h * 0.4), (radius - 0.004, -h * 0.70), (radius - 0.02, -h * 0.85), (rim + 0.03, -h), (rim, -h * 0.8),
    ]
    lathe("tire", tire, rubber, hub)
    if whitewall:
        lathe("wall", [(rim + 0.012, h * 0.90), (rim + 0.014, h * 0.985), (rim + 0.045, h * 1.01), (rim + 0.047, h * 0.97)], studio.material("whitewall", (0.8, 0.79, 0.76), rough=0.6), hub)
    _add_tread(hub, radius, h, tread, rubber, groove)
    color, metallic, rough = FINISH[finish]
    metal = studio.material(f"rim.{finish}", color, metallic, rough, coat=0.6)
    lip = studio.material("rim.lip", (0.55, 0.56, 0.58), 0.9, 0.2) if finish != "black" else metal
    inner = studio.material("rim.inner", (0.03, 0.03, 0.032), 0.6, 0.5)
    lathe("barrel", [(rim * 0.9, -h * 0.8), (rim * 0.9, h * 0.55), (rim * 0.93, h * 0.72)], inner, hub)
    lathe("lip", [(rim * 0.90, h * 0.66), (rim * 0.94, h * 0.80), (rim * 0.985, h * 0.86), (rim * 1.0, h * 0.84), (rim * 1.0, h * 0.7)], lip, hub)
    face = _rim_face(rim, 0.022, design, metal, hub, inner)
    face.location.y = h * 0.80
    lathe("hubcap", [(0.001, h * 0.80 - 0.014), (0.02, h * 0.80 - 0.015), (0.03, h * 0.80 - 0.02), (0.033, h * 0.80 - 0.04)], metal, hub, 32)
    disc = studio.material("disc", (0.42, 0.42, 0.43), 0.9, 0.35)
    lathe("disc", [(0.06, h * 0.28), (rim * 0.72, h * 0.28), (rim * 0.72, h * 0.1)], disc, hub)
    return hub


def _add_tread(hub, radius, h, tread, rubber, groove):
    if tread == "road":
        for y in (-0.45, -0.15, 0.15, 0.45):
            lathe("groove", [(radius + 0.0005, h * y - 0.004), (radius + 0.0008, h * y), (radius + 0.0005, h * y + 0.004)], groove, hub)
        return
    count = 46 if tread == "knobby" else 34
    points, faces = [], []
    tall = 0.012 if tread == "terrain" else 0.018
    for k in range(count):
        for row, (y0, y1) in enumerate(((-0.92, -0.48), (-0.36, -0.03), (0.03, 0.36), (0.48, 0.92))):
            a0 = 2 * math.pi * (k + (0.5 if row % 2 else 0)) / count
            a1 = a0 + 2 * math.pi / count * 0.62
            start = len(points)
            for base in (radius - 0.012, radius + tall - 0.006):
                for a in (a0, a1):
                    for y in (y0, y1):
                        fall = 0.010 if abs(y) > 0.6 else 0
                        points.append(((base - fall) * math.cos(a), y * h, (base - fall) * math.sin(a)))
            s = start
            faces += [(s + 4, s + 5, s + 7, s + 6), (s, s + 1, s + 5, s + 4), (s + 2, s + 6, s + 7, s + 3), (s, s + 4, s + 6, s + 2), (s + 1, s + 3, s + 7, s + 5)]
    studio.add_mesh("tread", points, faces, rubber, False, hub)
