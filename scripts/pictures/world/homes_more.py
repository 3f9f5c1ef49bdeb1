"""More homes by style: fronts at y = 0, the street toward -y."""
import math
import random

import building as b
import plants
import shapes as sh
import stuff
import yard
from homes import SHINGLE, backdrop, beds, bracket, tone


def roofing(color, slope, pitch):
    return stuff.shingles(SHINGLE[color], slope, pitch)


def bungalow(snow=False, season="summer"):
    """One floor and a half under a roof that comes down over a full porch, a shed dormer."""
    wall = stuff.tinted("siding")
    brick = stuff.brick("brown")
    sh.slab((-4.8, 0, 0), (4.8, 8.5, 0.6), brick, 0)
    sh.slab((-4.8, 0, 0.6), (4.8, 8.5, 3.3), wall, 0)
    b.corners((-4.8, 0, 0.6), (4.8, 8.5, 3.3), 0.13)
    b.gable((-4.8, -2.4, 3.3), (4.8, 8.5, 0), 0.56, roofing("gray", "y", 0.56), 0.45, "x", ends=wall, snow=snow, rake=0.5)
    for s in (-1, 1):
        with b.side(s * 4.8, 0, "right" if s > 0 else "left"):
            b.window(3.05 * s, 3.75, 0.9, 1.2, (2, 2))
            b.window(5.5 * s, 1.3, 0.95, 1.4, (2, 2))
    # dormer
    sh.slab((-1.9, 0.5, 4.6), (1.9, 4.5, 6.05), wall, 0)
    with sh.frame((0, 0.5, 0)):
        for x in (-1.2, 0, 1.2):
            b.window(x, 4.95, 0.8, 0.85, (2, 1), casing=0.08, sash=False)
    sh.prism([(0.05, 6.0), (4.6, 6.85), (4.6, 7.0), (0.05, 6.15)], 4.5, roofing("gray", "y", 0.2), rot=(0, 0, 90), bevel=0.01)
    sh.slab((-2.25, -0.02, 5.93), (2.25, 0.1, 6.12), b.trim(), 0.01)
    # porch
    sh.slab((-4.8, -2.4, 0), (4.8, 0, 0.5), brick, 0)
    sh.slab((-4.9, -2.5, 0.5), (4.9, 0, 0.6), stuff.floorboards("gray", "y", 0.1, 0.6), 0.01)
    for x in (-4.4, -1.6, 1.6, 4.4):
        b.pier(x, -2.15, 0.1, 1.3, brick, 0.28)
        b.column(x, -2.15, 1.45, 1.45, "tapered")
    sh.slab((-4.85, -2.42, 2.88), (4.85, -1.95, 3.3), b.trim(), 0.015)
    for a, c in ((-4.1, -1.9), (1.9, 4.1)):
        b.railing((a, -2.2), (c, -2.2), 0.6, 0.8)
    b.steps(0, -2.5, 0.58, 3, 2.2, brick)
    b.door(0, 0.6, "#6b3d20", 1.0, 2.1, lights=1)
    for x in (-2.9, 2.9):
        b.window(x, 1.15, 2.0, 1.55, (4, 3), curtain="#e2dac8", sash=False)
    chair(3.4, -1.3, 0.6, -20)
    chair(2.2, -1.25, 0.6, 15)
    b.chimney(4.95, 3.0, 0, 7.2, brick, 0.5, 1.1)
    yard.path([(0, -3.4), (0, -30)], 1.2, stuff.concrete("#c0bbb0", 1.2))
    beds(((-4.6, -1.6), (1.6, 4.6)), -3.1, snow, 0.7)
    if not snow:
        plants.flowers((-4.6, -3.7), (-1.4, -3.7), width=0.2, count=50)
    yard.strip((6.2, -30), (9.0, 12), stuff.concrete("#b9b4a9", 3))
    plants.tree((-8.2, -2, 0), 8, tone(season), 6, bare=season == "winter")
    plants.tree((11.5, 4, 0), 9, tone(season), 7, bare=season == "winter")
    backdrop(season)


def chair(x, y, z, turn):
    """A porch chair."""
    with sh.frame((x, y, z), turn):
        mat = stuff.paint("#f1efe9", 0.5)
        for k in range(5):
            sh.box((-0.22 + k * 0.11, 0.28, 0.66), (0.09, 0.025, 0.75 + 0.05 * (2 - abs(k - 2))), mat, 0.006, (-16, 0, 0))
            sh.box((0, -0.22 + k * 0.1, 0.36), (0.54, 0.085, 0.022), mat, 0.006, (8, 0, 0))
        for s in (-1, 1):
            sh.box((s * 0.31, -0.02, 0.58), (0.11, 0.62, 0.025), mat, 0.006)
            sh.box((s * 0.29, -0.26, 0.29), (0.04, 0.09, 0.58), mat, 0.006)
            sh.box((s * 0.29, 0.2, 0.29), (0.04, 0.09, 0.58), mat, 0.006)


def cape(snow=False, season="summer"):
    """A story and a half, two dormers, steep roof."""
    wall = stuff.tinted("shakes")
    sh.slab((-5, 0, 0), (5, 7.4, 0.4), stuff.brick("red"), 0)
    sh.slab((-5, 0, 0.4), (5, 7.4, 3.0), wall, 0)
    b.corners((-5, 0, 0.4), (5, 7.4, 3.0), 0.13)
    roof = roofing("gray", "y", 0.95)
    b.gable((-5, 0, 3.0), (5, 7.4, 0), 0.95, roof, 0.28, "x", ends=wall, snow=snow, rake=0.2)
    for x in (-2.5, 2.5):
        b.dormer(x, 0.75, 3.75, 1.5, 1.35, 0.75, roofing("gray", "x", 0.75), wall)
    dark = "#2c3d33"
    for x in (-3.6, -1.75, 1.75, 3.6):
        b.window(x, 1.0, 0.85, 1.4, (3, 4), dark if abs(x) > 3 else None)
    b.door(0, 0.4, "#24486b", 0.95, 2.1, sidelights=True)
    b.steps(0, 0, 0.4, 2, 1.9, stuff.brick("red"), 0.4)
    for s in (-1, 1):
        with b.side(s * 5, 0, "right" if s > 0 else "left"):
            b.window(3.7 * s, 3.4, 0.85, 1.3, (3, 4))
            b.window(2.2 * s, 1.0, 0.85, 1.4, (3, 4))
    b.chimney(0.2, 3.7, 5, 7.7, stuff.brick("red"), 1.0)
    yard.path([(0, -0.8), (0, -30)], 1.1, stuff.brick("brown"))
    beds(((-4.7, -1.5), (1.5, 4.7)), -0.7, snow, 0.6)
    yard.picket_fence((-8.5, -4.6), (-0.9, -4.6))
    yard.picket_fence((0.9, -4.6), (8.5, -4.6))
    plants.tree((-8.4, 0.5, 0), 8, tone(season), 1, bare=season == "winter")
    plants.tree((9.2, 3, 0), 8.5, tone(season), 2, bare=season == "winter")
    backdrop(season)


def townhouse(snow=False, season="summer"):
    """A row of five, three floors each, every one with its own garage."""
    kinds = ("brick", "siding", "tan", "siding", "brick")
    for k, kind in enumerate(kinds):
        x = -13.5 + k * 5.4
        wall = {"brick": stuff.brick("red"), "tan": stuff.brick("tan"), "siding": stuff.tinted("siding")}[kind]
        out = -0.5 if k % 2 else 0.0
        sh.slab((x, out, 0), (x + 5.4, 10, 9.0), wall, 0)
        if kind == "siding":
            sh.slab((x, out - 0.06, 0), (x + 5.4, out, 2.9), stuff.stone(), 0)
            b.corners((x, out, 2.9), (x + 5.4, 10, 9.0), 0.12)
        sh.slab((x - 0.02, out - 0.08, 2.85), (x + 5.42, out, 3.1), b.trim(), 0.015)
        with sh.frame((0, out - (0.06 if kind == "siding" else 0), 0)):
            b.garage_door(x + 1.85, 0, 2.7, 2.2, "#e9e4d8" if k % 2 else "#4a4038", carriage=True)
            b.door(x + 4.45, 0.15, ("#7a1f1c", "#24486b", "#2f5a46", "#5b3a22", "#23303c")[k], 0.95, 2.1, lights=1)
            sh.slab((x + 3.7, -1.0, 0), (x + 5.2, 0, 0.15), stuff.concrete("#b7b2a8", 0), 0.01)
            b.wall_lamp(x + 3.55, 1.9, b.SKIN["glow"])
        with sh.frame((0, out, 0)):
            if k % 2 == 0:
                for wx in (1.35, 2.7, 4.05):
                    b.window(x + wx, 3.7, 0.95, 1.75, (2, 2), casing=0.1, blind=0.3 if wx == 2.7 else 0)
                for wx in (1.6, 3.8):
                    b.window(x + wx, 6.6, 1.1, 1.5, (2, 2), "#2b2f33")
            else:
                bay(x + 1.9, 3.3, 2.4, 2.4)
                b.window(x + 4.4, 3.8, 0.9, 1.6, (2, 2))
                for wx in (1.35, 2.7, 4.05):
                    b.window(x + wx, 6.6, 0.9, 1.5, (2, 2))
        sh.slab((x - 0.02, out - 0.14, 8.75), (x + 5.42, out, 9.05), b.trim(), 0.02)
        if k % 2:
            b.gable((x + 0.3, out, 9.0), (x + 5.1, 5, 0), 0.7, roofing("slate", "x", 0.7), 0.25, "y", ends=stuff.tinted("shakes"), snow=snow, rake=0.25)
    b.gable((-13.5, 0, 9.0), (13.5, 10, 0), 0.5, roofing("slate", "y", 0.5), 0.35, "x", ends=stuff.brick("red"), snow=snow)
    for k in range(5):
        x = -13.5 + k * 5.4
        yard.strip((x + 0.4, -6), (x + 3.3, 0), stuff.concrete("#b9b4a9", 3))
        yard.path([(x + 4.45, -1), (x + 4.45, -6)], 1.0, stuff.concrete("#c0bbb0", 1))
        plants.bush((x + 3.7, -1.3, 0), 0.9, 0.8, "dark", k, snow)
        if k % 2:
            plants.tree((x + 5.3, -4.2, 0), 4.6, tone(season), k, bare=season == "winter")
    yard.strip((-60, -8), (60, -6), stuff.concrete("#bab5ab", 1.5), 0.03)
    yard.street(-30, -8.2)
    backdrop(season)


def bay(x, z, w, h):
    with sh.frame((x, 0, 0)):
        sh.slab((-w / 2, -0.7, z), (w / 2, 0, z + h), b.trim(), 0.01)
        with sh.frame((0, -0.7, 0)):
            for wx in (-0.62, 0.62):
                b.window(wx, z + 0.55, 0.95, 1.5, (2, 2), casing=0.06)
        with b.side(-w / 2, -0.7, "left"):
            b.window(-0.35, z + 0.55, 0.42, 1.5, (1, 2), casing=0.05)
        with b.side(w / 2, -0.7, "right"):
            b.window(0.35, z + 0.55, 0.42, 1.5, (1, 2), casing=0.05)
        sh.prism([(-0.85, z + h), (0.02, z + h), (0.02, z + h + 0.5)], w + 0.2, stuff.seams("#4a5157", 0.4, "y"), rot=(0, 0, 90))


def condo(snow=False, season="summer"):
    """Seven floors, corner balconies of glass, a lobby with a canopy."""
    wall, light_wall, dark = stuff.tinted("paint", 0.7), stuff.brick("tan"), stuff.paint("#33383c", 0.5)
    w, d, floor, floors = 20, 14, 3.1, 7
    sh.slab((-w / 2, 0, 0), (w / 2, d, 4.0), stuff.stone("#8d8780", "#6d6861"), 0)
    sh.slab((-w / 2, 0, 4.0), (w / 2, d, 4.0 + floor * (floors - 1)), light_wall, 0)
    top = 4.0 + floor * (floors - 1)
    sh.slab((-3.4, -0.7, 4.0), (3.4, 0, top + 0.9), wall, 0.02)
    sh.slab((-w / 2 - 0.3, -0.4, top), (w / 2 + 0.3, d + 0.3, top + 0.5), dark, 0.03)
    sh.slab((-3.8, -1.0, top + 0.9), (3.8, 3, top + 1.2), dark, 0.02)
    glass, steel = stuff.clear("#cfe0e0"), stuff.paint("#3a3f43", 0.4)
    for k in range(floors - 1):
        z = 4.0 + k * floor
        sh.slab((-w / 2 - 0.04, -0.05, z - 0.12), (w / 2 + 0.04, 0, z + 0.12), stuff.concrete("#cfc9bd", 0), 0.01)
        with sh.frame((0, -0.7, 0)):
            for x in (-1.7, 1.7):
                b.window(x, z + 0.7, 2.2, 2.0, (2, 1), frame="#2d3235", casing=0, sash=False, blind=0.25 * ((k + int(x)) % 3), lit=(k + int(x)) % 2)
        for x in (-5.0, 5.0):
            b.window(x, z + 0.75, 1.9, 1.8, (2, 1), frame="#2d3235", casing=0, sash=False, blind=0.3 * ((k * 2 + int(x)) % 3), lit=k % 2)
        for s in (-1, 1):
            x0, x1 = sorted((s * 6.5, s * (w / 2 + 0.5)))
            sh.slab((x0, -1.7, z - 0.12), (x1, 0, z + 0.06), stuff.concrete("#d6d1c6", 0), 0.01)
            sh.slab((x0, -1.68, z + 0.1), (x1, -1.65, z + 1.05), glass, 0)
            sh.slab((x0, -1.72, z + 1.05), (x1, -1.62, z + 1.1), steel, 0.005)
            for x in (x0, (x0 + x1) / 2, x1):
                sh.slab((x - 0.025, -1.7, z), (x + 0.025, -1.62, z + 1.05), steel, 0)
            sx = s * (w / 2 + 0.48)
            sh.slab((sx - 0.015, -1.68, z + 0.1), (sx + 0.015, 0, z + 1.05), glass, 0)
            b.window(s * 8.2, z + 0.1, 2.4, 2.3, (2, 1), frame="#2d3235", casing=0, sash=False, lit=(k + 1) % 2)
        for s in (-1, 1):
            with b.side(s * w / 2, 0, "right" if s > 0 else "left"):
                for y in (3, 6.5, 10):
                    b.window(y * s, z + 0.75, 1.6, 1.8, (2, 1), frame="#2d3235", casing=0, sash=False, lit=(k + y) % 2)
    for x in (-8.2, -5.6, 5.6, 8.2):
        b.window(x, 0.6, 2.2, 2.7, (2, 1), frame="#2d3235", casing=0, sash=False, curtain=None)
    with sh.frame((0, -0.02, 0)):
        b.window(0, 0.0, 5.2, 3.2, (4, 2), frame="#2d3235", casing=0, sash=False, curtain=None, lit=1)
    sh.slab((-3.4, -3.4, 3.3), (3.4, 0, 3.65), dark, 0.02)
    for x in (-3.0, 3.0):
        sh.cyl((x, -3.1, 1.65), 0.12, 3.3, stuff.metal("#b9bcbe", 0.3))
    yard.strip((-40, -8.5), (40, -4.8), stuff.concrete("#bab5ab", 1.6), 0.03)
    yard.strip((-3.2, -5), (3.2, 0), stuff.concrete("#c4bfb3", 1.2), 0.04)
    yard.street(-30, -8.6)
    for s in (-1, 1):
        plants.hedge((s * 4.2, -1.4), (s * 10, -1.4), 0.8, 0.7, snowy=snow)
        plants.tree((s * 6.0, -4.2, 0), 6.0, tone(season), 2 + s, bare=season == "winter")
        plants.tree((s * 12.0, -3.6, 0), 7.0, tone(season), 3 + s, bare=season == "winter")
    for x, h, color in ((-24, 12, "#a89c8c"), (25, 16, "#8d9499"), (-36, 20, "#9aa0a3")):
        sh.slab((x - 6, 22, 0), (x + 6, 34, h), stuff.paint(color, 0.8), 0)


def apartment(snow=False, season="summer"):
    """Three floors of walk-up flats with balconies and an open stair."""
    wall, stone = stuff.tinted("siding"), stuff.stone()
    w, d, floor = 22, 11, 2.9
    sh.slab((-w / 2, 0, 0), (w / 2, d, floor), stone, 0)
    sh.slab((-w / 2, 0, floor), (w / 2, d, floor * 3), wall, 0)
    b.corners((-w / 2, 0, floor), (w / 2, d, floor * 3), 0.13)
    b.hip((-w / 2, 0, floor * 3), (w / 2, d, 0), 0.42, lambda slope: roofing("brown", slope, 0.42), 0.5, snow=snow)
    for s in (-1, 1):
        x0 = s * 5.6
        sh.slab((x0 - 2.1, -1.9, 0), (x0 + 2.1, 0.02, 0.1), stuff.concrete("#b9b4a9", 0), 0.01)
        b.gable((x0 - 2.4, -2.0, floor * 3), (x0 + 2.4, 2, 0), 0.5, roofing("brown", "x", 0.5), 0.3, "y", ends=stuff.tinted("shakes"), snow=snow, rake=0.25)
        sh.slab((x0 - 2.4, -2.0, floor * 3 - 0.35), (x0 + 2.4, 0, floor * 3), b.trim(), 0.02)
        for x in (x0 - 2.15, x0 + 2.15):
            sh.slab((x - 0.14, -1.95, 0), (x + 0.14, -1.67, floor * 3 - 0.3), b.trim(), 0.01)
        for k in range(3):
            z = k * floor
            if k:
                sh.slab((x0 - 2.2, -1.95, z - 0.2), (x0 + 2.2, 0, z), b.trim(), 0.01)
                b.railing((x0 - 2.0, -1.8), (x0 + 2.0, -1.8), z, 1.0, "#3a3f42", 0.13)
            b.window(x0 - 0.5, z + 0.12, 1.8, 2.1, (2, 1), sash=False, curtain="#e2dccd", lit=k % 2)
            b.window(x0 + 1.4, z + 0.9, 0.8, 1.3, (2, 2))
    for k in range(3):
        z = k * floor
        for x in (-9.7, -2.4, 2.4, 9.7):
            b.window(x, z + 0.9, 1.1, 1.4, (2, 2), blind=0.3 * ((k + int(x)) % 2), lit=(k + int(x)) % 2)
        for s in (-1, 1):
            with b.side(s * w / 2, 0, "right" if s > 0 else "left"):
                for y in (3, 7):
                    b.window(y * s, z + 0.9, 1.0, 1.4, (2, 2))
    sh.slab((-1.5, -0.03, 0), (1.5, 0.0, floor * 3 - 0.4), stuff.paint("#3b3a38", 0.9), 0)
    for k in range(3):
        if k:
            sh.slab((-1.5, -0.1, k * floor - 0.2), (1.5, -0.02, k * floor), b.trim(), 0.01)
            b.railing((-1.45, -0.08), (1.45, -0.08), k * floor, 1.0, "#3a3f42", 0.13)
    sh.slab((-1.75, -0.2, 0), (-1.5, 0, floor * 3), b.trim(), 0.01)
    sh.slab((1.5, -0.2, 0), (1.75, 0, floor * 3), b.trim(), 0.01)
    yard.path([(0, 0), (0, -5.4)], 2.2, stuff.concrete("#c0bbb0", 1.2))
    yard.strip((-60, -7.0), (60, -5.4), stuff.concrete("#bab5ab", 1.6), 0.02)
    yard.strip((-60, -30), (60, -7.0), stuff.asphalt("#5c5c5d", 0.4), 0.0)
    for k in range(-8, 9):
        sh.slab((k * 2.8 - 0.05, -12.4, 0), (k * 2.8 + 0.05, -7.2, 0.005), stuff.paint("#dcdad2", 0.8), 0)
    for x in (-8.5, -3.2, 3.2, 8.5):
        plants.bush((x, -1.2, 0), 1.1, 0.9, "dark", int(x * 2), snow)
    plants.tree((-10.5, -3.8, 0), 6.5, tone(season), 1, bare=season == "winter")
    plants.tree((10.0, -3.9, 0), 6.0, tone(season), 2, bare=season == "winter")
    backdrop(season)


def mobile(snow=False, season="summer"):
    """A double-wide on a slab: skirting, a deck, a carport, a shed."""
    wall = stuff.tinted("siding")
    sh.slab((-8.5, 0, 0), (8.5, 7.6, 0.7), stuff.battens("#d9d4c8", 0.22), 0)
    sh.slab((-8.55, -0.05, 0.68), (8.55, 7.65, 3.1), wall, 0)
    b.corners((-8.55, -0.05, 0.68), (8.55, 7.65, 3.1), 0.1)
    b.gable((-8.55, -0.05, 3.1), (8.55, 7.65, 0), 0.26, roofing("gray", "y", 0.26), 0.2, "x", ends=wall, snow=snow, rake=0.15)
    with sh.frame((0, -0.05, 0)):
        for x, w in ((-6.8, 1.1), (-4.2, 1.1), (1.6, 1.9), (4.3, 1.1), (6.9, 1.1)):
            b.window(x, 1.5, w, 1.15, (2, 2) if w < 1.5 else (3, 2), "#3e4f5c", casing=0.06)
        b.door(-1.3, 0.75, "#e8e4da", 0.9, 2.0, lights=1)
    deck = stuff.floorboards("cedar", "y", 0.14, 0.7)
    sh.slab((-3.0, -2.6, 0.6), (0.6, -0.05, 0.7), deck, 0.01)
    for x in (-2.9, 0.5):
        for y in (-2.5, -0.2):
            sh.box((x, y, 0.85), (0.09, 0.09, 1.7), stuff.wood("cedar", "z", 0.8), 0.008)
    b.railing((-2.9, -2.5), (-2.9, -0.1), 0.7, 0.9, "#a2713f")
    b.railing((-2.9, -2.5), (-1.6, -2.5), 0.7, 0.9, "#a2713f")
    b.railing((0.5, -2.5), (0.5, -0.1), 0.7, 0.9, "#a2713f")
    b.railing((-0.4, -2.5), (0.5, -2.5), 0.7, 0.9, "#a2713f")
    b.steps(-1.0, -2.6, 0.7, 3, 1.1, stuff.wood("cedar", "x", 0.8))
    with sh.frame((11.3, 0, 0)):
        for x in (-1.9, 1.9):
            for y in (-0.5, 4.5):
                sh.box((x, y, 1.2), (0.1, 0.1, 2.4), b.trim(), 0.01)
        sh.slab((-2.3, -1.0, 2.4), (2.3, 5.0, 2.55), stuff.seams("#d5d3cc", 0.3, "y"), 0.02)
        yard.strip((-2.2, -30), (2.2, 5), stuff.earth("#b8ad9b", "#958a7a", 0.4), 0.01)
    with sh.frame((-11.6, 4, 0), 8):
        sh.slab((-1.5, 0, 0), (1.5, 2.4, 2.1), stuff.tinted("siding"), 0)
        b.gable((-1.5, 0, 2.1), (1.5, 2.4, 0), 0.5, roofing("gray", "x", 0.5), 0.15, "y", ends=stuff.tinted("siding"), snow=snow)
        sh.slab((-0.7, -0.04, 0.05), (0.7, 0, 1.9), b.trim(), 0.01)
    beds(((-8.2, -3.6), (1.4, 8.2)), -0.65, snow, 0.45)
    plants.tree((-10.2, -1.8, 0), 7.0, tone(season), 2, bare=season == "winter")
    plants.conifer((13.5, 9, 0), 9, 1, snow)
    backdrop(season)


def duplex(snow=False, season="summer"):
    """Two halves like mirror pictures, a door and a porch for each."""
    wall, brick = stuff.tinted("siding"), stuff.brick("brown")
    sh.slab((-7.5, 0, 0), (7.5, 9, 2.9), brick, 0)
    sh.slab((-7.52, -0.03, 2.9), (7.52, 9, 5.8), wall, 0)
    b.corners((-7.52, -0.03, 2.9), (7.52, 9, 5.8), 0.13)
    sh.slab((-7.56, -0.1, 2.8), (7.56, 0, 3.0), b.trim(), 0.01)
    b.hip((-7.5, 0, 5.8), (7.5, 9, 0), 0.46, lambda slope: roofing("black", slope, 0.46), 0.5, snow=snow)
    for s in (-1, 1):
        b.gable((s * 5.0 - 2.0, -0.3, 5.8), (s * 5.0 + 2.0, 3, 0), 0.6, roofing("black", "x", 0.6), 0.3, "y", ends=stuff.tinted("shakes"), snow=snow, rake=0.3)
        sh.slab((s * 5.0 - 2.0, -0.3, 2.9), (s * 5.0 + 2.0, 0, 5.8), wall, 0)
        with sh.frame((0, -0.3, 0)):
            for x in (-0.7, 0.7):
                b.window(s * 5.0 + x, 3.75, 1.0, 1.45, (2, 2), blind=0.3 if x * s > 0 else 0)
        b.window(s * 1.7, 3.75, 0.95, 1.4, (2, 2), "#2e3b45")
        b.window(s * 5.0, 0.85, 2.1, 1.5, (3, 2), "#2e3b45", curtain="#e5dfd0")
        b.door(s * 1.5, 0.3, "#7a1f1c" if s < 0 else "#24486b", 0.95, 2.1, lights=1)
        sh.slab((s * 1.5 - 1.2, -1.7, 0), (s * 1.5 + 1.2, 0, 0.3), stuff.concrete("#b7b2a8", 0), 0.015)
        for x in (s * 1.5 - 1.05, s * 1.5 + 1.05):
            b.column(x, -1.55, 0.3, 2.3, "square")
        sh.slab((s * 1.5 - 1.3, -1.75, 2.6), (s * 1.5 + 1.3, 0, 2.85), b.trim(), 0.01)
        b.gable((s * 1.5 - 1.3, -1.75, 2.85), (s * 1.5 + 1.3, 0, 0), 0.5, roofing("black", "x", 0.5), 0.15, "y", 0.09, b.trim(), rake=0.12, snow=snow)
        b.steps(s * 1.5, -1.7, 0.3, 1, 1.5)
        b.wall_lamp(s * 0.65, 2.0, b.SKIN["glow"])
        yard.path([(s * 1.5, -2.1), (s * 1.5, -30)], 1.1, stuff.concrete("#c0bbb0", 1.2))
        yard.strip((s * 9.3 - 1.4, -30), (s * 9.3 + 1.4, 7), stuff.concrete("#b9b4a9", 3))
        b.mailbox((s * 2.7, -6.5, 0))
        with b.side(s * 7.5, 0, "right" if s > 0 else "left"):
            for z in (0.95, 3.75):
                b.window(4.5 * s, z, 0.95, 1.4, (2, 2))
    beds(((-7.0, -3.2), (3.2, 7.0)), -0.85, snow, 0.7)
    plants.tree((-12.5, 0, 0), 8, tone(season), 3, bare=season == "winter")
    plants.tree((13, 2, 0), 8.5, tone(season), 4, bare=season == "winter")
    backdrop(season)


def cabin(snow=False, season="summer"):
    """Logs, a green metal roof, a chimney of river stone, pines around."""
    log, end = stuff.wood("cedar", "x", 0.6), stuff.paint("#d9b27c", 0.8)
    w, d, h, r = 8.6, 6.8, 2.8, 0.15
    core = stuff.paint("#6d4a2e", 0.9)
    sh.slab((-w / 2, 0.05, 0.3), (w / 2, d, h + 0.3), core, 0)
    sh.slab((-w / 2 - 0.1, -0.1, 0), (w / 2 + 0.1, d, 0.35), stuff.stone(), 0)
    for k in range(10):
        z = 0.45 + k * 0.275
        for a, c in (((-w / 2 - 0.3, 0, z), (w / 2 + 0.3, 0, z)), ((-w / 2, -0.3, z + 0.13), (-w / 2, d, z + 0.13)), ((w / 2, -0.3, z + 0.13), (w / 2, d, z + 0.13))):
            sh.bar(a, c, r, stuff.wood("cedar", None, 0.6))
    b.gable((-w / 2, -2.2, h + 0.35), (w / 2, d, 0), 0.72, stuff.seams("#2f5a46", 0.45, "y"), 0.4, "x", ends=stuff.battens("#8a5f3c", 0.24), snow=snow, rake=0.45, face="#5b3f28")
    b.SKIN["trim"] = "#3f5a4a"
    for x in (-2.6, 2.6):
        with sh.frame((0, -0.1, 0)):
            b.window(x, 1.15, 1.3, 1.3, (3, 2), casing=0.1)
    with sh.frame((0, -0.1, 0)):
        b.door(0, 0.4, "#7a2a1f", 0.95, 2.05, lights=1)
    with b.side(-w / 2 - 0.12, 0, "left"):
        b.window(-3.4, 1.2, 1.2, 1.3, (2, 2))
        b.window(-2.3, 3.9, 0.9, 1.0, (2, 2))
    b.SKIN["trim"] = b.WHITE
    sh.slab((-w / 2 - 0.3, -2.4, 0.28), (w / 2 + 0.3, 0, 0.4), stuff.floorboards("cedar", "y", 0.14, 0.7), 0.01)
    for x in (-4.2, -1.5, 1.5, 4.2):
        sh.bar((x, -2.15, 0.35), (x, -2.15, 3.0), 0.11, stuff.wood("cedar", None, 0.7))
    for a, c in ((-4.2, -1.5), (1.5, 4.2)):
        for z in (0.7, 1.25):
            sh.bar((a, -2.15, z), (c, -2.15, z), 0.05, stuff.wood("cedar", None, 0.7))
        for k in range(1, 9):
            x = a + (c - a) * k / 9
            sh.bar((x, -2.15, 0.7), (x, -2.15, 1.25), 0.028, stuff.wood("cedar", None, 0.7))
    b.steps(0, -2.4, 0.4, 2, 1.8, stuff.wood("cedar", "x", 0.8))
    sh.slab((w / 2 + 0.05, 2.6, 0), (w / 2 + 1.0, 4.4, 3.4), stuff.stone(), 0.03)
    sh.slab((w / 2 + 0.15, 2.9, 3.4), (w / 2 + 0.9, 4.1, 6.6), stuff.stone(), 0.03)
    chair(2.9, -1.2, 0.4, -15)
    for k in range(5):
        for j in range(5 - k):
            sh.cyl((-6.6 + j * 0.27 + k * 0.135, -0.8, 0.14 + k * 0.235), 0.13, 0.5, stuff.bark("#7a5f45"), (90, 0, 0))
            sh.cyl((-6.6 + j * 0.27 + k * 0.135, -1.055, 0.14 + k * 0.235), 0.115, 0.01, end, (90, 0, 0), 0)
    yard.path([(0, -3.2), (0.4, -5), (-0.8, -8), (-0.2, -14), (0, -30)], 1.6, stuff.earth("#b5a07f", "#8b7759", 0.4))
    dice = random.Random(3)
    for k in range(34):
        x = dice.uniform(-26, 26)
        plants.conifer((x, dice.uniform(10, 30), 0), dice.uniform(9, 16), k, snow)
    for x, y, t in ((-9.5, 1, 10), (9.8, 3, 12), (-8.2, 8, 13), (8.0, 9, 12)):
        plants.conifer((x, y, 0), t, int(abs(x)), snow)
    if not snow:
        plants.scrub((-9, -3), (-5, 2), 8, "summer", 3, size=(0.6, 1.2))
        plants.scrub((5.6, -3.5), (9, 1), 8, "dark", 4, size=(0.6, 1.2))


def modern(snow=False, season="summer"):
    """Flat roofs, cedar and stucco, walls of glass, solar panels."""
    white, cedar, dark = stuff.tinted("paint", 0.75), stuff.wood("cedar", "x", 0.55, 2.0), stuff.paint("#26292c", 0.45)
    b.SKIN["trim"] = "#26292c"
    sh.slab((-6.5, 0, 0), (3.0, 9, 3.1), white, 0.02)
    sh.slab((-3.2, -1.2, 3.1), (6.8, 8, 6.2), white, 0.02)
    for k in range(24):
        sh.box((3.9, -1.23, 3.22 + k * 0.125), (5.8, 0.04, 0.115), cedar, 0.006)
    sh.slab((3.0, 0.6, 0), (9.4, 9, 2.95), dark, 0.01)
    for low, high in (((-6.8, -0.5, 3.1), (-3.2, 9.2, 3.35)), ((-3.5, -1.6, 6.2), (7.1, 8.3, 6.5)), ((2.9, 0.2, 2.95), (9.8, 9.2, 3.2))):
        sh.slab(low, high, dark, 0.02)
        if snow:
            sh.slab((low[0], low[1], high[2]), (high[0], high[1], high[2] + 0.18), stuff.snow(), 0.06)
    b.window(-4.7, 0.15, 2.9, 2.6, (3, 1), casing=0, sash=False, curtain=None, lit=1)
    b.window(1.35, 0.3, 1.4, 2.4, (1, 1), casing=0, sash=False, curtain=None, lit=1)
    b.door(-0.9, 0.12, "#8a5a34", 1.15, 2.35, transom=True)
    with sh.frame((0, -1.2, 0)):
        b.window(-1.2, 3.75, 2.8, 1.9, (2, 1), casing=0, sash=False, curtain="#d9d4c8", lit=1)
    with sh.frame((0, -1.26, 0)):
        b.window(2.1, 3.6, 1.4, 2.2, (1, 1), casing=0, sash=False, curtain=None, lit=1)
        b.window(5.4, 4.4, 1.8, 0.9, (2, 1), casing=0, sash=False, curtain=None)
    with b.side(-6.5, 0, "left"):
        b.window(-3.5, 0.9, 3.0, 1.6, (3, 1), casing=0, sash=False)
    with b.side(-3.2, 0, "left"):
        b.window(-3.0, 4.0, 2.6, 1.4, (2, 1), casing=0, sash=False)
    with sh.frame((0, 0.6, 0)):
        b.garage_door(6.2, 0, 4.9, 2.3, "#3a3e41", windows=False)
        for k in range(4):
            sh.slab((3.85, -0.06, 0.1 + k * 0.575), (8.55, -0.045, 0.55 + k * 0.575), stuff.pane(0.0, "#5b666b"), 0.003)
    for k in range(5):
        sh.box((-1.6 + k * 1.5, 3.0, 6.95), (1.4, 2.2, 0.05), stuff.paint("#14223a", 0.12, 0.7), 0.01, (22, 0, 0))
    sh.slab((-2.2, -1.9, 0), (0.4, 0, 0.12), stuff.concrete("#c4bfb5", 0), 0.01)
    for k in range(6):
        sh.slab((-1.7, -3.0 - k * 1.1, -0.05), (-0.1, -2.15 - k * 1.1, 0.03), stuff.concrete("#c4bfb5", 0), 0.01)
    yard.strip((3.6, -30), (8.9, 0.6), stuff.concrete("#b7b3ab", 2.6))
    sh.slab((-6.4, -2.0, 0), (-3.0, -0.7, 0.5), stuff.concrete("#8d8a85", 0), 0.02)
    plants.foliage([(-6.1 + k * 0.3, -1.35, 0.72, 0.3) for k in range(11)], 0.6, 5200, 0.02, stuff.leaf("#b5b878", "#7b8550", 0.2), 4, 3.2, 0.0)
    plants.tree((-9.0, -1.5, 0), 7.5, tone(season), 2, bare=season == "winter")
    plants.tree((1.9, -3.8, 0), 4.2, tone(season), 1, bare=season == "winter")
    plants.tree((12.5, 6, 0), 9, tone(season), 3, bare=season == "winter")
    b.SKIN["trim"] = b.WHITE
    backdrop(season)


def farmhouse(snow=False, season="summer"):
    """Board and batten, black windows, a metal roof, a porch around the corner."""
    wall = stuff.tinted("siding")
    b.SKIN["trim"] = "#f3f1ec"
    metal_y, metal_x = stuff.seams("#4a4f53", 0.45, "y"), stuff.seams("#4a4f53", 0.45, "x")
    sh.slab((-6.5, 0, 0), (6.5, 7.5, 0.5), stuff.stone(), 0)
    sh.slab((-6.5, 0, 0.5), (6.5, 7.5, 5.6), wall, 0)
    b.gable((-6.5, 0, 5.6), (6.5, 7.5, 0), 0.8, metal_x, 0.35, "x", ends=wall, snow=snow, rake=0.35)
    sh.slab((-6.3, -1.4, 0.5), (-2.1, 0, 5.6), wall, 0)
    b.gable((-6.3, -1.4, 5.6), (-2.1, 3.5, 0), 1.0, metal_y, 0.3, "y", ends=wall, snow=snow, rake=0.35)
    b.corners((-6.3, -1.4, 0.5), (-2.1, 0, 5.6), 0.12)
    black = "#1f2224"
    with sh.frame((0, -1.4, 0)):
        for x in (-5.1, -3.3):
            b.window(x, 1.2, 1.0, 1.7, (2, 3), frame=black, casing=0.05)
            b.window(x, 3.75, 1.0, 1.5, (2, 3), frame=black, casing=0.05)
        b.window(-4.2, 6.2, 0.7, 0.9, (2, 2), frame=black, casing=0.05, sash=False)
    for x in (-0.6, 2.2, 4.9):
        b.window(x, 3.75, 1.0, 1.5, (2, 3), frame=black, casing=0.05)
    for x in (2.6, 4.9):
        b.window(x, 1.1, 1.1, 1.8, (2, 3), frame=black, casing=0.05)
    b.door(0.2, 0.55, "#8a5a34", 1.1, 2.15, sidelights=True)
    with b.side(6.5, 0, "right"):
        for x in (2.2, 5.4):
            b.window(x, 3.75, 1.0, 1.5, (2, 3), frame=black, casing=0.05)
            b.window(x, 1.1, 1.0, 1.8, (2, 3), frame=black, casing=0.05)
    # porch
    sh.slab((-2.1, -2.3, 0.38), (8.8, 0, 0.5), stuff.floorboards("gray", "y", 0.12, 0.6), 0.01)
    sh.slab((6.5, 0, 0.38), (8.8, 6.5, 0.5), stuff.floorboards("gray", "x", 0.12, 0.6), 0.01)
    sh.slab((-2.0, -2.2, 0), (8.7, 0, 0.38), stuff.paint("#d9d5cb", 0.7), 0)
    for x in (-1.9, 1.6, 5.1, 8.6):
        b.column(x, -2.15, 0.5, 2.4, "square")
    for y in (2.0, 6.3):
        b.column(8.6, y, 0.5, 2.4, "square")
    for a, c in ((1.8, 4.9), (5.3, 8.4)):
        b.railing((a, -2.15), (c, -2.15), 0.5, 0.85)
    sh.prism([(-2.65, 2.85), (0.0, 3.65), (0.0, 3.75), (-2.65, 2.97)], 11.2, metal_x, at=(3.35, 0, 0), rot=(0, 0, 90), bevel=0.005)
    sh.prism([(6.5, 3.75), (9.15, 2.97), (9.15, 2.85), (6.5, 3.65)], 7.0, metal_y, at=(0, 3.2, 0), bevel=0.005)
    sh.slab((-2.2, -2.4, 2.72), (8.9, -2.05, 2.92), b.trim(), 0.01)
    b.steps(0.2, -2.3, 0.5, 2, 2.4, stuff.wood("gray", "x", 0.8))
    for x in (-0.9, 1.3):
        b.wall_lamp(x, 2.1, b.SKIN["glow"])
    chair(3.0, -1.2, 0.5, -12)
    chair(4.3, -1.25, 0.5, 12)
    b.chimney(4.2, 3.75, 7.5, 10.0, stuff.stone(), 0.9, 0.8)
    yard.path([(0.2, -3), (0.2, -6), (3, -10), (6, -30)], 1.8, stuff.earth("#c1b59f", "#988c78", 0.45))
    beds(((-6.2, -2.4),), -2.1, snow, 0.6)
    beds(((1.6, 8.4),), -2.85, snow, 0.5)
    if not snow:
        plants.flowers((1.6, -3.5), (8.6, -3.5), width=0.25, count=90)
    plants.tree((-10, -1, 0), 9, tone(season), 5, bare=season == "winter")
    plants.tree((13.5, 5, 0), 10, tone(season), 6, bare=season == "winter")
    with sh.frame((22, 26, 0), -12):
        red = stuff.battens("#8e2f26", 0.3)
        sh.slab((-5, 0, 0), (5, 12, 4), red, 0)
        b.gable((-5, 0, 4), (5, 12, 0), 0.8, stuff.seams("#8d9296", 0.5, "y"), 0.3, "y", ends=red, snow=snow)
        sh.slab((-1.8, -0.1, 0), (1.8, 0, 3.2), stuff.paint("#efece4", 0.6), 0.01)
    backdrop(season)


def traditional(snow=False, season="summer"):
    """Two floors of 1989: brick below, gables, a three-car garage."""
    wall, brick = stuff.tinted("siding"), stuff.brick("tan")
    roof_y, roof_x = roofing("slate", "y", 0.75), roofing("slate", "x", 0.75)
    sh.slab((-6, 0, 0), (5, 9, 5.7), wall, 0)
    b.corners((-6, 0, 0), (5, 9, 5.7), 0.13)
    b.gable((-6, 0, 5.7), (5, 9, 0), 0.72, roof_y, 0.4, "x", ends=wall, snow=snow)
    sh.slab((-6.0, -1.5, 0), (-1.8, 0, 5.7), brick, 0)
    b.gable((-6.0, -1.5, 5.7), (-1.8, 4, 0), 0.85, roof_x, 0.35, "y", ends=brick, snow=snow, rake=0.3)
    with sh.frame((0, -1.5, 0)):
        b.window(-3.9, 0.7, 2.4, 1.8, (4, 3), None, sash=False)
        b.window(-3.9, 3.6, 1.9, 1.5, (3, 3), "#3a2f2a")
        sh.cyl((-3.9, -0.03, 6.75), 0.36, 0.06, b.trim(), (90, 0, 0))
        sh.cyl((-3.9, -0.05, 6.75), 0.28, 0.06, stuff.pane(), (90, 0, 0))
    b.door(-0.2, 0.3, "#3a2418", 1.1, 2.3, sidelights=True, transom=True)
    sh.slab((-1.6, -1.3, 0), (1.4, 0, 0.28), stuff.brick("tan"), 0.01)
    b.window(-0.2, 3.6, 1.5, 1.6, (3, 3))
    for x in (2.3, 4.0):
        b.window(x, 3.7, 0.95, 1.45, (2, 3), "#3a2f2a" if x < 3 else None)
        b.window(x, 0.95, 0.95, 1.6, (2, 3))
    sh.slab((5, -0.8, 0), (13.6, 8, 3.0), brick, 0)
    b.gable((5, -0.8, 3.0), (13.6, 8, 0), 0.62, roof_x, 0.35, "y", ends=wall, snow=snow)
    with sh.frame((0, -0.8, 0)):
        for x in (6.55, 9.3, 12.05):
            b.garage_door(x, 0, 2.4, 2.2)
        b.window(9.3, 3.7, 1.2, 0.9, (2, 2), sash=False)
    b.chimney(-6.2, 5, 0, 9.8, brick, 0.5, 1.3)
    yard.strip((5.2, -30), (13.4, -0.8), stuff.concrete("#b9b4a9", 3))
    yard.path([(-0.2, -1.3), (-0.2, -3.6), (2, -5.6), (5.2, -6)], 1.3, stuff.concrete("#c0bbb0", 1.2))
    beds(((-5.8, -2.0),), -2.2, snow, 0.7)
    beds(((1.7, 4.7),), -0.75, snow, 0.7)
    plants.tree((-10, -2, 0), 8.5, tone(season), 2, bare=season == "winter")
    plants.conifer((-8.8, 6, 0), 10, 1, snow)
    plants.tree((16, 6, 0), 9, tone(season), 3, bare=season == "winter")
    backdrop(season)


def land(snow=False, season="summer"):
    """A lot with a gravel lane, a sign at the road, poles with power, woods behind."""
    yard.blades((-9, -13.5), (12, -2), season, None, 0.24, 1100)
    yard.path([(6.5, -30), (6.2, -12), (4.2, -4), (0.5, 6), (-4, 18), (-3, 34)], 3.2, stuff.earth("#bfb29b", "#968a76", 0.45))
    with sh.frame((-2.9, -8.2, 0), 18):
        post = stuff.paint("#f3f1ec", 0.5)
        sh.box((-0.75, 0, 1.0), (0.1, 0.1, 2.1), post, 0.01)
        sh.box((-0.05, 0, 1.85), (1.5, 0.07, 0.08), post, 0.01)
        sh.box((0.05, 0, 1.3), (1.0, 0.03, 0.72), stuff.paint("#0b5c3f", 0.4), 0.008)
        sh.box((0.05, -0.017, 1.46), (0.8, 0.004, 0.13), stuff.paint("#f3f1ec", 0.5), 0)
        sh.box((0.05, -0.017, 1.26), (0.56, 0.004, 0.09), stuff.paint("#f2c230", 0.5), 0)
        sh.box((0.05, -0.017, 1.1), (0.66, 0.004, 0.06), stuff.paint("#f3f1ec", 0.5), 0)
        for x in (-0.3, 0.4):
            sh.bar((x, 0, 1.82), (x, 0, 1.66), 0.008, stuff.metal("#55585a"))
    for k, (x, y) in enumerate(((9.5, -4), (8.2, 14), (6.8, 32))):
        yard.pole((x, y, 0))
    for z in (8.55,):
        for dx in (-0.95, 0.95):
            sh.tube([(9.5 + dx, -22, z - 0.2), (9.5 + dx, -4, z), (8.9 + dx, 5, z - 0.5), (8.2 + dx, 14, z), (7.5 + dx, 23, z - 0.5), (6.8 + dx, 32, z)], 0.012, stuff.paint("#222222", 0.6))
    dice = random.Random(4)
    for k in range(22):
        x, y = dice.uniform(-24, -7), dice.uniform(4, 30)
        plants.tree((x, y, 0), dice.uniform(6, 10), "summer" if season == "summer" else tone(season), k, bare=season == "winter")
    for k in range(-3, 14):
        sh.box((-16 + k * 2.2, -6.2 + 0.05 * k, 0.6), (0.1, 0.1, 1.2), stuff.wood("gray", "z", 0.9)) if not 6.0 < -16 + k * 2.2 + 2 < 9.5 else None
    plants.scrub((-12, -5), (14, 20), 40, "olive", 2, keep=lambda x, y: abs(x - 4) > 4, size=(0.4, 1.0))
    plants.woods((-60, 44), (60, 64), 40, (8, 13), ("summer", "dark", "spring"), 6, 0.25, season == "winter", snow)


VIEWS = {
    "bungalow": ((-6.2, -12.8, 1.7), (0.5, 1.0), 29, 0.09),
    "cape": ((-5.8, -12.4, 1.7), (0.1, 1.0), 30, 0.09),
    "townhouse": ((-11.5, -16.5, 1.8), (0.0, 2.0), 25, 0.16),
    "condo": ((-15.0, -24.0, 1.8), (0.2, 2.0), 25, 0.27),
    "apartment": ((-12.5, -17.5, 1.8), (-0.4, 1.0), 27, 0.13),
    "mobile": ((-8.4, -13.2, 1.7), (1.2, 0.6), 26, 0.04),
    "duplex": ((-8.2, -14.6, 1.7), (-0.2, 1.0), 29, 0.10),
    "cabin": ((-7.2, -10.6, 1.7), (0.0, 0.6), 29, 0.10),
    "modern": ((-6.6, -13.6, 1.7), (1.2, 1.0), 28, 0.09),
    "farmhouse": ((-5.5, -15.2, 1.7), (1.0, 1.0), 28, 0.13),
    "traditional": ((-7.2, -15.6, 1.7), (2.2, 1.0), 27, 0.12),
    "land": ((0.0, -16.5, 2.0), (0.6, 0.0), 28, 0.03),
}
BUILT = {
    "bungalow": bungalow, "cape": cape, "townhouse": townhouse, "condo": condo, "apartment": apartment, "mobile": mobile,
    "duplex": duplex, "cabin": cabin, "modern": modern, "farmhouse": farmhouse, "traditional": traditional, "land": land,
}
