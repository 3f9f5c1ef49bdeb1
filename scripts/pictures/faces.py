"""Faces and tails that families choose from. Heights are shares: of the nose (sill to hood edge) for faces, of the tail for tails."""


def _at(record, low, high):
    return lambda v: low + v * (high - low)


def face_of(record, style):
    """Lamp, grille and intakes of a style at the heights of this vehicle."""
    z = _at(record, record["zr"], record["zn"])
    return FACES[style](z, record)


def tail_of(record, style):
    z = _at(record, record["zr"], record["zt"])
    return TAILS[style](z, record)


def _lamp(z, inner, outer, low, high, rise=0.06, wrap=0.5, slope=-0.3, **more):
    """A lamp from `inner` out around the corner, rising outward."""
    middle = (low + high) / 2
    eyes = more.pop("eyes", 2)
    size = min(0.036, (z(high) - z(low)) * 0.36)
    spots = [(inner + (0.86 - inner) * (k + 0.6) / (eyes + 0.3), z(middle + rise * 0.25 * (k + 1)), size) for k in range(eyes)]
    return dict(shape=[(inner, z(low + 0.02)), (inner + 0.10, z(low)), (outer, z(low + rise)), (outer, z(high + rise)), (inner + 0.04, z(high))], wrap=wrap, slope=slope, eyes=spots, **{"drl": "top", **more})


def _grille(z, top, low_v, high_v, bottom, bars=("across", 3), frame=0.012, **more):
    return dict(shape=[(top, z(high_v)), (bottom, z(low_v))], bars=bars, frame=frame, **more)


def _low(z, wide, low, high):
    return [(0.0, z(high)), (wide * 0.85, z(high)), (wide, z((low + high) / 2)), (wide * 0.86, z(low)), (0.0, z(low))]


def _side_vents(z, inner, outer, low, high):
    return [(inner, z(high)), (outer, z(high - 0.05)), (outer - 0.03, z(low)), (inner + 0.03, z(low))]


FACES = {
    "slim": lambda z, r: dict(lamp=_lamp(z, 0.50, 1.1, 0.80, 0.93), grille=_grille(z, 0.44, 0.78, 0.93, 0.40, ("across", 1)), intakes=[_low(z, 0.74, 0.12, 0.58)], grilleframe="chrome"),
    "wide": lambda z, r: dict(lamp=_lamp(z, 0.54, 1.1, 0.76, 0.92, drl="bottom"), grille=_grille(z, 0.53, 0.66, 0.94, 0.46, ("across", 3), 0.014), intakes=[_low(z, 0.66, 0.12, 0.42), _side_vents(z, 0.74, 0.92, 0.22, 0.46)]),
    "bar": lambda z, r: dict(lamp=_lamp(z, 0.52, 1.1, 0.74, 0.92, drl="bottom", eyes=3), grille=_grille(z, 0.50, 0.70, 0.92, 0.46, ("across", 1), 0.0, thick=0.022, sink=0.004, finish="gloss"), intakes=[_low(z, 0.80, 0.10, 0.46)]),
    "single": lambda z, r: dict(lamp=_lamp(z, 0.56, 1.1, 0.72, 0.92, drl="bottom", eyes=3), grille=dict(shape=[(0.36, z(0.98)), (0.43, z(0.86)), (0.34, z(0.26)), (0.28, z(0.22))], bars=("across", 7), frame=0.016, thick=0.008, finish="satin"), intakes=[_side_vents(z, 0.52, 0.90, 0.18, 0.46)]),
    "spindle": lambda z, r: dict(lamp=_lamp(z, 0.60, 1.1, 0.76, 0.94, drl="bottom", eyes=3, rise=0.10), grille=dict(shape=[(0.34, z(0.98)), (0.24, z(0.70)), (0.50, z(0.14)), (0.42, z(0.10))], bars=("mesh", 7), frame=0.018, thick=0.006, round=0.015), intakes=[_side_vents(z, 0.66, 0.92, 0.16, 0.44)]),
    "split": lambda z, r: dict(lamp=_lamp(z, 0.54, 1.1, 0.76, 0.92, drl="bottom", eyes=2), grille=dict(shape=[(0.40, z(0.94)), (0.42, z(0.72)), (0.32, z(0.60))], bars=("up", 17), frame=0.020, thick=0.009), middlebar=True, intakes=[_low(z, 0.50, 0.12, 0.42), _side_vents(z, 0.60, 0.92, 0.14, 0.44)]),
    "oval": lambda z, r: dict(lamp=_lamp(z, 0.54, 1.1, 0.70, 0.92, drl="top", eyes=2), grille=dict(shape=[(0.40, z(0.92)), (0.45, z(0.72)), (0.38, z(0.54))], bars=("across", 2), frame=0.020, thick=0.014, round=0.06, finish="chrome"), emblem=z(0.73), intakes=[_low(z, 0.46, 0.12, 0.38), _side_vents(z, 0.56, 0.92, 0.12, 0.42)]),
    "vee": lambda z, r: dict(lamp=_lamp(z, 0.58, 1.1, 0.72, 0.94, drl="outer", eyes=2, rise=0.04, wrap=0.6), grille=dict(shape=[(0.50, z(0.94)), (0.22, z(0.42)), (0.18, z(0.38))], bars=("mesh", 6), frame=0.034, thick=0.006, round=0.03), intakes=[_low(z, 0.68, 0.10, 0.32)], fogs=[(0.76, z(0.42), 0.032)]),
    "wing": lambda z, r: dict(lamp=_lamp(z, 0.54, 1.1, 0.77, 0.92, drl="top", eyes=2), grille=dict(shape=[(0.42, z(0.92)), (0.50, z(0.76)), (0.34, z(0.40)), (0.26, z(0.36))], bars=("mesh", 7), frame=0.012, thick=0.006, round=0.03), wingbar=True, intakes=[_low(z, 0.66, 0.12, 0.26)]),
    "hex": lambda z, r: dict(lamp=_lamp(z, 0.56, 1.1, 0.68, 0.92, drl="outer", eyes=2, rise=0.02, wrap=0.56), grille=dict(shape=[(0.44, z(0.92)), (0.52, z(0.76)), (0.40, z(0.56))], bars=("across", 2), frame=0.018, thick=0.012), intakes=[_low(z, 0.52, 0.16, 0.40)], fogs=[(0.76, z(0.34), 0.045)]),
    "low lamps": lambda z, r: dict(lamp=_lamp(z, 0.54, 1.1, 0.86, 0.94, drl="top", drlthick=0.02, eyes=0), lamps=[dict(shape=[(0.66, z(0.66)), (0.96, z(0.66)), (0.92, z(0.44)), (0.70, z(0.44))], wrap=0.4, eyes=[(0.80, z(0.55), 0.04)])], grille=dict(shape=[(0.50, z(0.93)), (0.46, z(0.50)), (0.36, z(0.44))], bars=("grid", 4), frame=0.010, thick=0.008), intakes=[_low(z, 0.60, 0.16, 0.36)]),
    "closed": lambda z, r: dict(lamp=_lamp(z, 0.52, 1.1, 0.80, 0.98, drl="bottom", eyes=2, rise=0.05, wrap=0.56, slope=-0.6), grille=None, intakes=[_low(z, 0.66, 0.12, 0.30)]),
    "closed tall": lambda z, r: dict(lamp=_lamp(z, 0.50, 1.1, 0.72, 0.90, drl="top", eyes=3), grille=dict(shape=[(0.46, z(0.86)), (0.40, z(0.62))], bars=("across", 0), frame=0.0), intakes=[_low(z, 0.70, 0.12, 0.40)]),
    "round": lambda z, r: dict(lamp=_round(r, 0.70, z(0.80), 0.105, "ring"), grille=dict(shape=[(0.42, z(0.86)), (0.50, z(0.60)), (0.40, z(0.30))], bars=("across", 3), frame=0.02, thick=0.010, finish="chrome", round=0.08), intakes=[], fogs=[(0.74, z(0.34), 0.045)]),
    "muscle": lambda z, r: dict(lamp=_round(r, 0.80, z(0.80), 0.070, "ring"), lamps=[_round(r, 0.62, z(0.80), 0.070, None)], grille=dict(shape=[(0.94, z(0.92)), (0.92, z(0.66))], bars=("across", 1), frame=0.010, thick=0.008), grilleframe="gloss", intakes=[_low(z, 0.62, 0.14, 0.44)], fogs=[(0.78, z(0.30), 0.035)]),
    "crosshair": lambda z, r: dict(lamp=_lamp(z, 0.56, 1.1, 0.74, 0.90, drl="ring", eyes=2, rise=0.02), grille=dict(shape=[(0.56, z(0.90)), (0.54, z(0.70))], bars=("mesh", 3), frame=0.0, thick=0.007), grilleframe="gloss", intakes=[_low(z, 0.70, 0.10, 0.44)]),
    "shark": lambda z, r: dict(lamp=_lamp(z, 0.60, 1.1, 0.78, 0.92, drl="outer", eyes=1, rise=0.0, slope=-0.5), grille=dict(shape=[(0.56, z(0.93)), (0.50, z(0.64))], bars=("mesh", 4), frame=0.010, thick=0.006), grilleframe="gloss", intakes=[_low(z, 0.60, 0.14, 0.42), _side_vents(z, 0.70, 0.90, 0.24, 0.50)]),
    "exotic": lambda z, r: dict(lamp=_lamp(z, 0.58, 1.1, 0.82, 1.0, drl="top", eyes=2, rise=0.06, wrap=0.62, slope=-0.8), grille=dict(shape=[(0.46, z(0.50)), (0.52, z(0.20))], bars=("mesh", 4), frame=0.0, thick=0.006), intakes=[_side_vents(z, 0.62, 0.94, 0.16, 0.52)]),
    "slots": lambda z, r: dict(lamp=_lamp(z, 0.56, 1.1, 0.80, 0.94, drl="top", eyes=2, rise=0.02), grille=None, slots=(9, 0.50, z(0.74), z(0.93)), intakes=[_low(z, 0.66, 0.14, 0.46)], fogs=[(0.76, z(0.46), 0.035)]),
    "upright": lambda z, r: dict(lamp=_lamp(z, 0.62, 1.1, 0.68, 0.92, drl="top", eyes=2, rise=0.0, wrap=0.36, slope=0), grille=dict(shape=[(0.58, z(0.95)), (0.60, z(0.60)), (0.52, z(0.54))], bars=("across", 4), frame=0.022, thick=0.014, finish="chrome"), intakes=[_low(z, 0.62, 0.16, 0.42)], fogs=[(0.78, z(0.36), 0.036)]),
    "trapeze": lambda z, r: dict(lamp=_lamp(z, 0.58, 1.1, 0.72, 0.92, drl="outer", eyes=2, rise=0.02), grille=dict(shape=[(0.46, z(0.84)), (0.56, z(0.40)), (0.44, z(0.30))], bars=("bold", 2), frame=0.022, finish="gloss"), intakes=[_low(z, 0.56, 0.10, 0.24)], fogs=[(0.76, z(0.40), 0.036)]),
    # trucks
    "truck bars": lambda z, r: dict(lamp=_block(z, 0.66, 0.56, 0.87, "outer"), grille=dict(shape=[(0.63, z(0.90)), (0.63, z(0.48)), (0.58, z(0.44))], bars=("bold", 2), frame=0.03, finish="chrome", round=0.03)),
    "truck split": lambda z, r: dict(lamp=_block(z, 0.60, 0.78, 0.90, "top"), lamps=[dict(shape=[(0.74, z(0.70)), (0.98, z(0.70)), (0.98, z(0.46)), (0.76, z(0.46))], wrap=0.3, eyes=[(0.84, z(0.58), 0.045)])], grille=dict(shape=[(0.58, z(0.92)), (0.68, z(0.74)), (0.66, z(0.44))], bars=("bold", 1), frame=0.020, finish="chrome")),
    "truck mesh": lambda z, r: dict(lamp=_lamp(z, 0.60, 1.1, 0.66, 0.86, drl="bottom", eyes=2, rise=0.02, wrap=0.40, slope=0), grille=dict(shape=[(0.50, z(0.95)), (0.57, z(0.74)), (0.50, z(0.42))], bars=("mesh", 5), frame=0.034, thick=0.011, finish="satin"), hoodbulge=0.045),
    "truck hex": lambda z, r: dict(lamp=_lamp(z, 0.60, 1.1, 0.66, 0.86, drl="outer", eyes=2, rise=0.05, wrap=0.40), grille=dict(shape=[(0.44, z(0.94)), (0.54, z(0.70)), (0.40, z(0.34))], bars=("across", 2), frame=0.030, thick=0.018, finish="gloss"), grilleframe="gloss", fogs=[(0.74, z(0.30), 0.04)]),
    "truck tall": lambda z, r: dict(lamp=_block(z, 0.68, 0.44, 0.90, "ring"), grille=dict(shape=[(0.64, z(0.95)), (0.64, z(0.36))], bars=("grid", 5), frame=0.036, thick=0.013, finish="chrome", round=0.05)),
    "van": lambda z, r: dict(lamp=_lamp(z, 0.58, 1.1, 0.60, 0.90, drl="outer", eyes=2, rise=0.10, wrap=0.44, slope=-0.4), grille=dict(shape=[(0.48, z(0.78)), (0.52, z(0.60)), (0.44, z(0.40))], bars=("across", 3), frame=0.010, thick=0.014, finish="plastic"), grilleframe="plastic"),
    "bronco": lambda z, r: dict(lamp=_round(r, 0.72, z(0.72), 0.10, "ring"), grille=dict(shape=[(0.90, z(0.90)), (0.90, z(0.54))], bars=("across", 1), frame=0.014, thick=0.05, finish="plastic", sink=0.03, round=0.07), grilleframe="plastic", eyesproud=True),
    "chrome age": lambda z, r: dict(lamp=_round(r, 0.82, z(0.76), 0.085, None), lamps=[_round(r, 0.62, z(0.76), 0.085, None)], grille=dict(shape=[(0.94, z(0.90)), (0.92, z(0.58))], bars=("across", 6), frame=0.016, thick=0.008, finish="chrome"), intakes=[]),
}


def _round(r, y, z, radius, drl):
    import math

    half = r["W"] / 2
    return dict(shape=[(y + radius / half * math.cos(a * math.pi / 12), z + radius * math.sin(a * math.pi / 12)) for a in range(24)], wrap=0.7, round=0, drl=drl, drlthick=0.013, eyes=[(y, z, radius * 0.55)])


def _block(z, inner, low, high, drl):
    return dict(shape=[(inner, z(low)), (1.1, z(low)), (1.1, z(high)), (inner, z(high))], wrap=0.28, slope=0.0, drl=drl, drlthick=0.02, eyes=[(inner + 0.11, z(low + (high - low) * 0.68), 0.038), (inner + 0.11, z(low + (high - low) * 0.28), 0.034)])


TAILS = {
    "wrap": lambda z, r: dict(tails=[dict(shape=[(0.52, z(0.76)), (0.52, z(0.88)), (1.1, z(0.93)), (1.1, z(0.75))], wrap=0.36, slope=0.3)]),
    "slim": lambda z, r: dict(tails=[dict(shape=[(0.44, z(0.82)), (0.44, z(0.89)), (1.1, z(0.93)), (1.1, z(0.82))], wrap=0.42, slope=0.3)]),
    "bar": lambda z, r: dict(rearbar=(z(0.82), z(0.89), "tail"), tails=[dict(shape=[(0.50, z(0.79)), (0.50, z(0.90)), (1.1, z(0.92)), (1.1, z(0.79))], wrap=0.34, slope=0.2)]),
    "el": lambda z, r: dict(tails=[dict(shape=[(0.50, z(0.82)), (0.50, z(0.90)), (1.1, z(0.94)), (1.1, z(0.62)), (0.84, z(0.66)), (0.78, z(0.80))], wrap=0.30, slope=0.3)]),
    "tall": lambda z, r: dict(tails=[dict(shape=[(0.80, z(0.66)), (0.76, z(0.98)), (0.80, r["zd"] + 0.34), (1.1, r["zd"] + 0.36), (1.1, z(0.66))], wrap=0.20, slope=0.30)]),
    "block": lambda z, r: dict(tails=[dict(shape=[(0.70, z(0.74)), (0.62, z(0.94)), (1.1, z(1.04)), (1.1, z(0.74))], wrap=0.36, slope=0.35)]),
    "truck": lambda z, r: dict(tails=[dict(shape=[(0.86, z(0.50)), (0.86, z(0.94)), (1.1, z(0.94)), (1.1, z(0.50))], wrap=0.13)]),
    "post": lambda z, r: dict(tails=[dict(shape=[(0.86, z(0.60)), (0.86, z(1.0)), (1.1, z(1.0)), (1.1, z(0.60))], wrap=0.10)]),
    "boxes": lambda z, r: dict(tails=[dict(shape=[(0.82, z(0.60)), (0.82, z(0.90)), (0.99, z(0.90)), (0.99, z(0.60))], wrap=0.08, glow="ring")]),
    "muscle": lambda z, r: dict(rearbar=(z(0.76), z(0.92), "bar"), tails=[dict(shape=[(0.30, z(0.78)), (0.30, z(0.90)), (0.88, z(0.90)), (0.88, z(0.78))], wrap=0.14)]),
    "three": lambda z, r: dict(rearbar=(z(0.77), z(0.93), "bar"), tails=[dict(shape=[(a, z(0.79)), (a, z(0.91)), (a + 0.09, z(0.91)), (a + 0.09, z(0.79))], wrap=0.14, glowin=0.02) for a in (0.54, 0.67, 0.80)]),
    "rounds": lambda z, r: dict(tails=[_tail_round(r, y, z(0.82), 0.062) for y in (0.56, 0.80)]),
    "small": lambda z, r: dict(tails=[dict(shape=[(0.78, z(0.62)), (0.78, z(0.90)), (1.1, z(0.92)), (1.1, z(0.62))], wrap=0.24, slope=0.1)]),
}


def _tail_round(r, y, z, radius):
    lamp = _round(r, y, z, radius, None)
    return dict(shape=lamp["shape"], wrap=0.2, round=0, glow="ring")
