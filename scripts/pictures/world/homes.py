"""Homes by style. Each is built around (0, 0): its front wall at y = 0, the street toward -y."""
import math

import building as b
import plants
import shapes as sh
import stuff
import yard

SHINGLE = {"gray": "#5c5a58", "brown": "#5d4f45", "black": "#3a3a3c", "slate": "#525a61"}


def colonial(snow=False, season="summer"):
    """Two floors, five windows, a door in the middle under a portico, a garage beside it."""
    wall = stuff.tinted("siding")
    foot = stuff.brick("red")
    sh.slab((-5.6, 0, 0), (5.6, 8.2, 0.5), foot, 0)
    sh.slab((-5.6, 0, 0.5), (5.6, 8.2, 5.9), wall, 0)
    b.corners((-5.6, 0, 0.5), (5.6, 8.2, 5.9), 0.14)
    roof = stuff.shingles(SHINGLE["gray"], "y", 0.72)
    b.gable((-5.6, 0, 5.9), (5.6, 8.2, 0), 0.72, roof, 0.38, "x", ends=wall, snow=snow)
    sh.slab((-5.7, -0.32, 5.62), (5.7, 0, 5.9), b.trim(), 0.02)
    for k in range(44):
        sh.box((-5.5 + k * 0.256, -0.2, 5.56), (0.1, 0.16, 0.1), b.trim(), 0.006)
    dark = "#23303c"
    for x in (-4.3, -2.35, 2.35, 4.3):
        b.window(x, 1.15, 0.95, 1.6, (3, 4), dark)
    for x in (-4.3, -2.35, 0, 2.35, 4.3):
        b.window(x, 3.95, 0.9, 1.45, (3, 4), dark, blind=0.35 if x == -2.35 else 0)
    with b.side(5.6, 0, "right"):
        for x, z in ((2.0, 3.95), (6.2, 3.95), (6.2, 1.15)):
            b.window(x, z, 0.9, 1.5, (3, 4))
    b.door(0, 0.5, "#8b1d1d", 1.0, 2.15, sidelights=True, transom=True)
    sh.slab((-1.5, -1.5, 0), (1.5, 0, 0.46), stuff.brick("red"), 0.01)
    sh.slab((-1.55, -1.55, 0.42), (1.55, 0, 0.5), stuff.concrete("#b5aea2", 0), 0.012)
    b.steps(0, -1.5, 0.5, 2, 2.2, stuff.brick("red"))
    for x in (-1.3, 1.3):
        b.column(x, -1.3, 0.5, 2.7)
    sh.slab((-1.55, -1.55, 3.2), (1.55, 0, 3.5), b.trim(), 0.015)
    b.gable((-1.55, -1.55, 3.5), (1.55, 0, 0), 0.5, stuff.shingles(SHINGLE["gray"], "x", 0.5), 0.12, "y", 0.08, b.trim(), rake=0.1, snow=snow)
    for x in (-0.95, 0.95):
        b.wall_lamp(x, 2.4, b.SKIN["glow"])
    b.chimney(-4.2, 4.6, 7, 10.1, stuff.brick("red"))
    # garage wing
    sh.slab((5.6, 1.6, 0), (12.2, 8.2, 2.85), wall, 0)
    b.corners((5.75, 1.6, 0), (12.2, 8.2, 2.85), 0.12)
    b.gable((5.6, 1.6, 2.85), (12.2, 8.2, 0), 0.55, stuff.shingles(SHINGLE["gray"], "x", 0.55), 0.3, "y", ends=wall, snow=snow)
    with sh.frame((0, 1.6, 0)):
        b.garage_door(7.45, 0, 2.6, 2.2)
        b.garage_door(10.5, 0, 2.6, 2.2)
        b.wall_lamp(8.97, 1.9, b.SKIN["glow"])
        b.window(8.95, 3.35, 0.6, 0.6, (2, 2), sash=False)
    yard.strip((6.0, -30), (11.9, 1.6), stuff.asphalt("#55554f", 0.3))
    yard.path([(0, -2.1), (0, -4.2), (1.4, -6.4), (4.0, -7.2), (6.0, -7.2)], 1.2, stuff.brick("brown"))
    beds(((-5.4, -1.6), (1.8, 5.4)), -0.65, snow)
    plants.tree((-9.5, -1.5, 0), 8.5, tone(season), 1, bare=season == "winter")
    plants.tree((15.5, 7, 0), 9.5, tone(season), 2, bare=season == "winter")
    backdrop(season)


def tone(season):
    return {"summer": "summer", "autumn": "autumn", "spring": "spring"}.get(season, "summer")


def beds(spans, y, snow=False, tall=0.85):
    for a, c in spans:
        count = round((c - a) / 0.85)
        for k in range(count + 1):
            plants.bush((a + (c - a) * k / count, y, 0), 1.05, tall * (1.15 if k % 3 == 0 else 0.9), "dark", k, snow)
        sh.slab((a - 0.4, y - 0.55, -0.05), (c + 0.4, y + 0.55, 0.04), stuff.earth("#5a4230", "#3d2d20", 0.2), 0.02)


def backdrop(season="summer"):
    winter = season == "winter"
    tones = {"autumn": ("autumn", "gold", "summer")}.get(season, ("summer", "dark"))
    plants.woods((-34, 22), (36, 34), 26, (8, 13), tones, 3, 0.2, winter, winter)
    plants.woods((-60, 40), (60, 60), 26, (10, 14), tones, 5, 0.3, winter, winter)


def ranch(snow=False, season="summer"):
    """One long floor of brick under a low roof, a picture window, the garage at its end."""
    brick = stuff.brick("red")
    sh.slab((-9, 0, 0), (9, 8, 2.75), brick, 0)
    b.hip((-9, 0, 2.75), (9, 8, 0), 0.34, lambda slope: stuff.shingles(SHINGLE["brown"], slope, 0.34), 0.6, snow=snow)
    # a wing toward the street with siding in its gable
    sh.slab((-9, -2.2, 0), (-4.2, 0, 2.75), brick, 0)
    b.gable((-9, -2.2, 2.75), (-4.2, 3.0, 0), 0.36, stuff.shingles(SHINGLE["brown"], "x", 0.36), 0.5, "y", ends=stuff.tinted("siding"), snow=snow, rake=0.45)
    with sh.frame((0, -2.2, 0)):
        b.window(-6.6, 0.75, 2.2, 1.45, (3, 2), "#2e3b33", curtain="#e4dfd3")
    b.window(-1.6, 0.6, 2.6, 1.75, (3, 1), None, sash=False, curtain="#e6e0d2")
    sh.slab((-3.1, -0.12, 0.42), (-0.1, 0, 0.52), stuff.concrete("#c2bdb3", 0), 0.01)
    b.door(1.25, 0.3, "#2f5a56", 0.95, 2.1, lights=1)
    sh.slab((-3.6, -1.6, 0), (2.6, 0, 0.28), stuff.concrete("#b7b2a8", 2), 0.02)
    for x in (-3.5, 0.35, 2.5):
        b.column(x, -1.45, 0.28, 2.35, "square")
    sh.slab((-4.1, -1.75, 2.6), (2.8, 0, 2.78), b.trim(), 0.01)
    sh.prism([(-1.9, 0), (0.4, 0.78), (0.4, 0.6), (-1.9, -0.12)], 7.2, stuff.shingles(SHINGLE["brown"], "y", 0.34), at=(-0.65, 0, 2.82), rot=(0, 0, 90))
    b.window(3.6, 0.95, 1.1, 1.25, (2, 2), "#2e3b33")
    b.wall_lamp(2.05, 2.0, b.SKIN["glow"])
    b.garage_door(6.7, 0.0, 3.6, 2.15, "#efece4")
    with b.side(-9, 0, "left"):
        b.window(-3, 0.95, 1.1, 1.25)
    b.chimney(-2.2, 5, 3.5, 5.4, brick, 1.1)
    yard.strip((4.8, -30), (8.7, 0), stuff.concrete("#b9b5ac", 3))
    yard.path([(1.25, -1.6), (1.25, -3.2), (2.4, -4.4), (4.8, -4.6)], 1.1, stuff.concrete("#bdb8ae", 1.2))
    beds(((-3.4, 0.1),), -2.0, snow, 0.55)
    beds(((-8.7, -4.6),), -2.75, snow, 0.7)
    plants.tree((-13, -2, 0), 8.5, tone(season), 4, bare=season == "winter")
    plants.tree((13.5, 3, 0), 9, tone(season), 5, bare=season == "winter")
    backdrop(season)


def craftsman(snow=False, season="summer"):
    """A gable over a gable, tapered columns on stone piers, brackets under wide eaves."""
    wall, shakes = stuff.tinted("siding"), stuff.tinted("shakes")
    stone = stuff.stone()
    roof_x, roof_y = stuff.shingles(SHINGLE["brown"], "x", 0.62), stuff.shingles(SHINGLE["brown"], "y", 0.62)
    sh.slab((-4.6, 0, 0), (4.6, 10, 0.6), stone, 0)
    sh.slab((-4.6, 0, 0.6), (4.6, 10, 4.3), wall, 0)
    b.corners((-4.6, 0, 0.6), (4.6, 10, 4.3), 0.14)
    b.gable((-4.6, 0, 4.3), (4.6, 10, 0), 0.62, roof_x, 0.6, "y", ends=shakes, snow=snow, rake=0.55)
    sh.slab((-4.7, -0.06, 4.2), (4.7, 0, 4.45), b.trim(), 0.01)
    for x in (-1.05, 0, 1.05):
        b.window(x, 4.75, 0.85, 1.25, (2, 2), casing=0.1)
    for x, z in ((-4.3, 4.2), (4.3, 4.2), (-2.3, 5.45), (2.3, 5.45), (0, 6.85)):
        bracket(x, -0.05, z)
    # porch gable on piers
    sh.slab((-4.6, -2.6, 0), (2.2, 0, 0.6), stone, 0.01)
    sh.slab((-4.7, -2.7, 0.55), (2.3, 0, 0.66), stuff.floorboards("gray", "y", 0.12, 0.6), 0.01)
    for x in (-4.2, -1.2, 1.8):
        b.pier(x, -2.3, 0.1, 1.45, stone)
        b.column(x, -2.3, 1.63, 1.35, "tapered")
    sh.slab((-4.6, -2.62, 2.98), (2.2, -2.0, 3.3), b.trim(), 0.015)
    b.gable((-4.6, -2.6, 3.3), (2.2, 0.2, 0), 0.5, stuff.shingles(SHINGLE["brown"], "x", 0.5), 0.45, "y", ends=shakes, snow=snow, rake=0.5)
    for x in (-4.3, 1.9, -1.2):
        bracket(x, -2.65, 3.25 if x != -1.2 else 4.75)
    b.railing((-3.9, -2.35), (-1.5, -2.35), 0.66)
    b.steps(0.3, -2.7, 0.62, 3, 1.7)
    b.door(0.3, 0.66, "#5b3a22", 1.0, 2.1, lights=1, sidelights=True)
    b.window(-2.7, 1.35, 1.9, 1.45, (4, 2), curtain="#e2dac8")
    b.window(3.4, 1.35, 1.0, 1.5, (2, 2))
    b.wall_lamp(1.5, 2.3, b.SKIN["glow"])
    with b.side(4.6, 0, "right"):
        for x in (2, 5, 8):
            b.window(x, 1.35, 0.95, 1.4, (2, 2))
        b.window(5, 4.0, 0.8, 0.1, (1, 1), curtain=None, casing=0) if False else None
    # side garage
    sh.slab((4.6, 3.2, 0), (8.4, 10, 2.9), wall, 0)
    b.gable((4.6, 3.2, 2.9), (8.4, 10, 0), 0.62, roof_x, 0.4, "y", ends=shakes, snow=snow, rake=0.4)
    with sh.frame((0, 3.2, 0)):
        b.garage_door(6.5, 0, 2.7, 2.25, "#f0ece2", carriage=True)
    yard.strip((5.0, -30), (8.2, 3.2), stuff.concrete("#b9b4a9", 3))
    yard.path([(0.3, -3.6), (0.3, -9), (0.3, -30)], 1.2, stuff.concrete("#c0bbb0", 1.2))
    beds(((-4.2, -1.0),), -3.4, snow, 0.7)
    if not snow:
        plants.flowers((-4.4, -4.05), (-0.6, -4.05), width=0.2, count=70)
    plants.tree((-8.5, -2.5, 0), 7.5, tone(season) if season != "summer" else "spring", 3, bare=season == "winter")
    plants.tree((12, 5, 0), 9, tone(season), 0, bare=season == "winter")
    backdrop(season)


def bracket(x, y, z):
    edge = b.trim()
    sh.plank((x, y + 0.05, z + 0.05), (x, y - 0.5, z + 0.05), 0.11, 0.11, edge, 0.008)
    sh.plank((x, y, z - 0.45), (x, y - 0.42, z + 0.02), 0.09, 0.09, edge, 0.008)
    sh.slab((x - 0.055, y - 0.08, z - 0.55), (x + 0.055, y, z + 0.1), edge, 0.006)


VIEWS = {  # camera, what it looks at, lens, shift
    "colonial": ((-8.5, -15.5, 1.7), (1.2, 1.5), 29, 0.10),
    "ranch": ((-7.0, -13.8, 1.8), (-0.9, 0.6), 25, 0.03),
    "craftsman": ((-6.5, -12.6, 1.7), (0.7, 1.5), 30, 0.12),
}
BUILT = {"colonial": colonial, "ranch": ranch, "craftsman": craftsman}
