"""Parts of boats: the hull as a field, trailer, outboard motor, seats, windshield."""

import math

import numpy as np
import studio
from fields import curve, meet
from pieces import bend, blob, box, copy_of, cylinder, inflate, rod
from shell import Shell
from wheels import add_wheel


class Hull:
    """`beam`, `sheer`, `keel` as (x, value) lists; `vee` how steep the bottom is."""

    def __init__(self, beam, sheer, keel, vee=0.32, flare=0.20, chine=0.42, rail=0.05):
        self.beam, self.sheer, self.keel = curve(beam), curve(sheer), curve(keel)
        self.start, self.end = min(p[0] for p in beam), max(p[0] for p in beam)
        self.vee, self.flare, self.chine, self.rail = vee, flare, chine, rail

    def __call__(self, p):
        x, y, z = p[:, 0], np.abs(p[:, 1]), p[:, 2]
        top, low = self.sheer(x), self.keel(x)
        share = np.clip((z - low) / np.maximum(top - low, 0.05), 0, 1)
        side = y - self.beam(x) * (1 - self.flare * (1 - share) ** 1.3)
        bottom = (low + self.vee * y - z) / math.sqrt(1 + self.vee**2)
        stern = self.start - x + 0.06 * (z - low)
        return meet(meet(meet(side, bottom, 0.03), stern, 0.05), z - top, self.rail)

    def skin(self):
        low = min(self.keel(np.linspace(self.start, self.end, 20)))
        high = max(self.sheer(np.linspace(self.start, self.end, 20)))
        core = (low * 0.35 + high * 0.65)
        return Shell(self, (self.start - 0.15, 0, low - 0.15), (self.end + 0.1, max(self.beam(np.linspace(self.start, self.end, 20))) + 0.1, high + 0.15), (self.start + 0.4, 0, core - 0.05), (self.end - 0.9, 0.15, core + 0.05), steps=(0.06, 0.04, 0.05, 0.04))


def build_hull(table, mats, hull, cockpit=None, stripe=None, bottom_white=True, hull_paint="paint"):
    """Skin with a stripe, a white bottom and an opening with inner walls and a floor."""
    shell = hull.skin()
    deck = lambda c, n: n[:, 2] > 0.5
    shell.mark("deck", lambda p: np.full(len(p), -1.0), deck)
    if bottom_white:
        shell.mark("bottom", lambda p: p[:, 2] - hull.keel(p[:, 0]) - hull.chine * (hull.sheer(p[:, 0]) - hull.keel(p[:, 0])), over=("skin",))
    if stripe:
        low, high = stripe
        at = lambda p: (p[:, 2] - hull.keel(p[:, 0])) / np.maximum(hull.sheer(p[:, 0]) - hull.keel(p[:, 0]), 0.05)
        shell.mark("stripe", lambda p: np.maximum(low - at(p), at(p) - high) * 0.5, over=("skin", "bottom"))
    if cockpit:
        shell.mark("hole", cockpit, deck, over=("deck",))
    shell.build("hull", {
        "skin": (mats[hull_paint], 0, None), "deck": (mats["white"], 0, None), "bottom": (mats["white"], 0, None), "stripe": (mats["gloss"], 0, None), "hole": (None, 0.48, mats["white"]),
    }, table)
    if cockpit:
        floor = Shell.__new__(Shell)
        floor.__dict__.update(shell.__dict__)
        floor.build("floor", {"hole": (studio.material("deck floor", (0.36, 0.33, 0.28), rough=0.8), 0.47, None)}, table)
    return shell


def rub_rail(table, mats, hull, surface="satin", drop=0.05):
    for side in (1, -1):
        path = []
        for x in np.linspace(hull.start + 0.02, hull.end - 0.01, 50):
            path.append((x, side * (hull.beam(np.array([x]))[0] + 0.002), hull.sheer(np.array([x]))[0] - drop))
        rod(path, 0.022, mats[surface], table)


def trailer(table, mats, axles, reach, keel, beam, back):
    """A galvanised boat trailer; `keel` the height of its bunks."""
    steel = studio.material("galvanised", (0.42, 0.43, 0.44), 0.8, 0.4)
    front = reach
    for side in (1, -1):
        rod(bend([(back, side * beam * 0.62, 0.42), (front - 1.8, side * beam * 0.62, 0.42), (front - 0.5, 0, 0.44)], 0.3), 0.045, steel, table)
        box(((back + front - 2.4) / 2, side * beam * 0.40, keel - 0.02), (front - 2.4 - back, 0.10, 0.06), mats["plastic"], table, 0.01)
        rod([(back + 0.4, side * beam * 0.40, keel - 0.04), (back + 0.4, side * beam * 0.5, 0.42)], 0.025, steel, table)
        box((back, side * beam * 0.62, 0.46), (0.06, 0.20, 0.09), mats["tail"], table, 0.01)
    for x in (back + 0.3, axles[0], front - 1.9):
        rod([(x, -beam * 0.62, 0.42), (x, beam * 0.62, 0.42)], 0.04, steel, table)
    rod([(front - 0.7, 0, 0.44), (front, 0, 0.44)], 0.05, steel, table)
    box((front + 0.06, 0, 0.45), (0.26, 0.10, 0.10), steel, table, 0.03)
    rod([(front - 0.25, 0, 0.14), (front - 0.25, 0, 0.82)], 0.03, steel, table)
    cylinder((front - 0.25, -0.03, 0.10), (front - 0.25, 0.03, 0.10), 0.10, mats["rubber"], table)
    rod([(front - 0.95, 0, 0.44), (front - 1.0, 0, 1.0)], 0.04, steel, table)
    first, ground = None, []
    track = beam + 0.14
    for x in axles:
        rod([(x, -track, 0.32), (x, track, 0.32)], 0.03, steel, table)
        for side in (1, -1):
            hub = add_wheel(table, radius=0.32, width=0.19, rim=0.19, design=("spoke", 5, 0.026), finish="silver") if first is None else copy_of(first, table)
            first = first or hub
            hub.location = (x, side * track, 0.32)
            hub.rotation_euler = (0, x, 0 if side > 0 else math.pi)
            points, faces = [], []
            for k in range(17):
                a = math.radians(10 + 160 * k / 16)
                for y in (track - 0.14, track + 0.13):
                    points.append((x + 0.385 * math.cos(a), side * y, 0.32 + 0.385 * math.sin(a)))
            faces = [(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) for k in range(16)]
            guard = studio.add_mesh("guard", points, faces, mats["plastic"], True, table)
            guard.modifiers.new("thick", "SOLIDIFY").thickness = 0.012
            ground.append((x, side * track, 0))
    return ground


def outboard(table, mats, x, z, size=1.0, cowl="gloss"):
    """An outboard motor on the stern at x, its clamp at height z."""
    s = size
    inflate([(x + 0.10 * s, z + 0.12 * s), (x + 0.12 * s, z + 0.52 * s), (x - 0.10 * s, z + 0.66 * s), (x - 0.46 * s, z + 0.56 * s), (x - 0.52 * s, z + 0.20 * s), (x - 0.30 * s, z + 0.04 * s)], 0.40 * s, 0.12 * s, mats[cowl], table, corner=0.06)
    inflate([(x + 0.02, z + 0.10 * s), (x - 0.36 * s, z + 0.08 * s), (x - 0.30 * s, z - 0.62 * s), (x - 0.10 * s, z - 0.62 * s)], 0.22 * s, 0.08 * s, mats["gloss"], table, corner=0.04)
    inflate([(x - 0.10 * s, z - 0.56 * s), (x - 0.42 * s, z - 0.56 * s), (x - 0.34 * s, z - 0.80 * s), (x - 0.10 * s, z - 0.78 * s)], 0.05 * s, 0.03 * s, mats["gloss"], table, corner=0.02)
    blob((x - 0.24 * s, 0, z - 0.72 * s), (0.42 * s, 0.12 * s, 0.12 * s), mats["gloss"], table, 2.2)
    box((x - 0.24 * s, 0, z - 0.58 * s), (0.42 * s, 0.22 * s, 0.02), mats["gloss"], table, 0.005)
    for k in range(3):
        a = 2 * math.pi * k / 3
        blob((x - 0.46 * s, 0.09 * s * math.cos(a), z - 0.72 * s + 0.09 * s * math.sin(a)), (0.05 * s, 0.10 * s, 0.14 * s), mats["steel"], table, 2, turn=(a, 0.4, 0))
    box((x + 0.06, 0, z), (0.16, 0.30 * s, 0.26 * s), mats["plastic"], table, 0.02)


def seat(table, mats, x, y, z, back=0.42, width=0.50, surface="white"):
    inflate([(x + 0.24, z), (x + 0.26, z + 0.14), (x - 0.14, z + 0.12), (x - 0.20, z + back), (x - 0.30, z + back), (x - 0.28, z)], width, 0.05, mats[surface], table, at=y, corner=0.04)
    cylinder((x, y, z - 0.22), (x, y, z + 0.02), 0.06, mats["satin"], table)


def windshield(table, mats, points, lean, height):
    """Glass standing on a line of (x, y, z) points, leaning back."""
    low = points
    high = [(x - lean, y * 0.94, z + height) for x, y, z in points]
    n = len(points)
    studio.add_mesh("windshield", low + high, [(k, k + 1, n + k + 1, n + k) for k in range(n - 1)], mats["dark glass"], False, table)
    rod(high, 0.014, mats["satin"], table)
    rod(low, 0.014, mats["satin"], table)
    for k in (0, n // 2 - 1, n // 2, n - 1):
        rod([low[k], high[k]], 0.012, mats["satin"], table)


def wheel_at(table, mats, x, y, z):
    ring = [(x - 0.07 * math.sin(a), y + 0.16 * math.cos(a), z + 0.15 * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 24, endpoint=False)]
    rod(ring, 0.014, mats["plastic"], table, closed=True)
    rod([(x, y, z), (x + 0.22, y, z - 0.08)], 0.02, mats["plastic"], table)
