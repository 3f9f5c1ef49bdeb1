"""Motorcycles: cruiser, touring, sport, standard, adventure, dirt bike, scooter. Forward is x, the rider's left is y."""

import numpy as np
import studio
from bike_parts import bars, block_engine, fender, fork, headlamp, pipe, stand, tail, v_twin, wheel
from looks import looks
from pieces import bend, blob, box, cylinder, inflate, rod


def cruiser(touring=False):
    table, mats = studio.add_turntable(), looks()
    front, rear, radius = 0.88, -0.80, 0.325
    wheel(table, mats, front, radius, 0.13 if not touring else 0.14, ("cast" if touring else "wire", 9 if touring else 36))
    wheel(table, mats, rear, 0.32, 0.19, ("cast" if touring else "wire", 9 if touring else 36))
    fork(table, mats, front, radius, (0.50, 0.98), 0.115, 0.026)
    v_twin(table, mats, 0.02, 0.40, 1.08)
    rod(bend([(0.50, 0, 0.92), (0.30, 0.13, 0.72), (0.32, 0.13, 0.24), (-0.35, 0.13, 0.22), (-0.55, 0.13, 0.45)], 0.1), 0.020, mats["gloss"], table)
    rod(bend([(0.50, 0, 0.92), (0.30, -0.13, 0.72), (0.32, -0.13, 0.24), (-0.35, -0.13, 0.22), (-0.55, -0.13, 0.45)], 0.1), 0.020, mats["gloss"], table)
    rod([(0.48, 0, 0.90), (-0.30, 0, 0.66), (-0.62, 0, 0.52)], 0.030, mats["gloss"], table)
    inflate([(0.46, 0.92), (0.38, 0.98), (0.12, 0.955), (-0.16, 0.80), (-0.18, 0.73), (0.10, 0.74), (0.36, 0.82)], 0.34, 0.13, mats["paint"], table, corner=0.05)
    blob((0.16, 0, 0.965), (0.10, 0.07, 0.03), mats["chrome"], table, 2)
    inflate([(-0.10, 0.78), (-0.25, 0.70), (-0.52, 0.72), (-0.68, 0.85), (-0.72, 0.80), (-0.60, 0.66), (-0.20, 0.63)], 0.34, 0.07, mats["leather"] if not touring else mats["seat"], table, corner=0.03)
    inflate([(-0.62, 0.82), (-0.72, 0.84), (-1.02, 0.80), (-1.04, 0.74), (-0.66, 0.72)], 0.26, 0.05, mats["seat"], table, corner=0.02)
    fender(table, front, radius, radius + 0.03, 0.155, 55 if not touring else 30, 175, mats["paint"])
    fender(table, rear, 0.32, 0.375, 0.23, 40, 190, mats["paint"])
    pipe(table, mats, [(0.14, -0.12, 0.66), (0.30, -0.17, 0.50), (0.22, -0.19, 0.30), (-0.50, -0.21, 0.28), (-1.15, -0.22, 0.30)], 0.045)
    pipe(table, mats, [(-0.10, -0.12, 0.64), (-0.06, -0.18, 0.46), (-0.30, -0.20, 0.38), (-1.15, -0.22, 0.40)], 0.040)
    rod([(0.36, 0.30, 0.28), (0.22, 0.30, 0.27)], 0.02, mats["rubber"], table)
    for side in (1, -1):
        box((0.32, side * 0.26, 0.27), (0.20, 0.12, 0.02), mats["rubber"], table, 0.008)
        rod([(-0.80, side * 0.13, 0.32), (-0.45, side * 0.13, 0.66)], 0.028, mats["chrome"], table)
    bars(table, mats, (0.47, 1.0), -0.26, 0.16 if not touring else 0.10, 0.82, 0.12)
    stand(table, mats, -0.1)
    if touring:
        inflate([(0.52, 0.92), (0.74, 0.88), (0.78, 1.02), (0.66, 1.24), (0.50, 1.22), (0.44, 1.06)], 0.68, 0.20, mats["paint"], table, corner=0.08)
        headlamp(table, mats, 0.80, 0.98, 0.085)
        screen = [(0.60, y, 1.20 + 0.0 * y) for y in np.linspace(-0.26, 0.26, 9)]
        tops = [(0.50, y * 0.8, 1.42 - 0.5 * y * y) for y in np.linspace(-0.26, 0.26, 9)]
        studio.add_mesh("screen", screen + tops, [(k, k + 1, 10 + k, 9 + k) for k in range(8)], mats["dark glass"], True, table)
        for side in (1, -1):
            inflate([(-0.48, 0.42), (-0.52, 0.70), (-1.12, 0.68), (-1.16, 0.46), (-1.02, 0.38)], 0.20, 0.06, mats["paint"], table, at=side * 0.30, corner=0.05)
            blob((0.60, side * 0.24, 0.80), (0.10, 0.11, 0.11), mats["chrome"], table, 2)
            blob((0.645, side * 0.24, 0.80), (0.03, 0.09, 0.09), mats["led"], table, 2)
            rod(bend([(0.28, side * 0.14, 0.68), (0.30, side * 0.36, 0.60), (0.30, side * 0.36, 0.34), (0.28, side * 0.14, 0.26)], 0.08), 0.015, mats["chrome"], table)
        inflate([(-0.80, 0.82), (-0.78, 1.10), (-1.18, 1.08), (-1.18, 0.82)], 0.56, 0.09, mats["paint"], table, corner=0.06)
        inflate([(-0.75, 0.88), (-0.75, 1.10), (-0.81, 1.10), (-0.83, 0.88)], 0.40, 0.03, mats["seat"], table, corner=0.02)
    else:
        headlamp(table, mats, 0.66, 0.90, 0.085)
        for side in (1, -1):
            blob((0.60, side * 0.19, 0.80), (0.06, 0.07, 0.07), mats["amber"], table, 2)
    tail(table, mats, -1.17, 0.62 if not touring else 0.76, 0.12)
    return table, [(front, 0, 0), (rear, 0, 0)]


def touring():
    return cruiser(True)


def sport():
    table, mats = studio.add_turntable(), looks()
    front, rear, radius = 0.70, -0.70, 0.30
    wheel(table, mats, front, radius, 0.125, ("cast", 5))
    wheel(table, mats, rear, 0.305, 0.18, ("cast", 5))
    fork(table, mats, front, radius, (0.44, 0.90), 0.10, 0.024, "gloss")
    block_engine(table, mats, 0.06, 0.42)
    for side in (1, -1):
        rod([(0.42, side * 0.06, 0.86), (0.10, side * 0.17, 0.78), (-0.24, side * 0.15, 0.50)], 0.034, mats["satin"], table)
        rod([(-0.24, side * 0.14, 0.46), (-0.70, side * 0.12, 0.305)], 0.030, mats["gloss"], table)
        # side fairing
        inflate([(0.74, 0.84), (0.52, 0.96), (0.34, 0.86), (0.26, 0.62), (-0.02, 0.40), (-0.26, 0.22), (0.22, 0.17), (0.42, 0.26), (0.47, 0.52), (0.62, 0.62)], 0.07, 0.05, mats["paint"], table, at=side * 0.20, corner=0.03)
        inflate([(0.36, 0.60), (0.22, 0.56), (0.02, 0.36), (0.20, 0.30), (0.36, 0.40)], 0.075, 0.03, mats["plastic"], table, at=side * 0.222, corner=0.02)
    inflate([(0.80, 0.86), (0.72, 0.98), (0.52, 1.02), (0.44, 0.92), (0.50, 0.80), (0.70, 0.78)], 0.42, 0.13, mats["paint"], table, corner=0.04)
    inflate([(0.70, 0.99), (0.56, 1.16), (0.46, 1.10), (0.50, 0.98)], 0.28, 0.10, mats["dark glass"], table, corner=0.03)
    for side in (1, -1):
        inflate([(0.775, 0.905), (0.66, 0.955), (0.62, 0.92), (0.72, 0.86)], 0.06, 0.02, mats["led"], table, at=side * 0.125, corner=0.01)
        rod([(0.60, side * 0.16, 1.02), (0.62, side * 0.34, 1.10)], 0.009, mats["plastic"], table)
        blob((0.60, side * 0.38, 1.11), (0.05, 0.17, 0.08), mats["paint"], table, 3)
        rod([(0.40, side * 0.10, 0.92), (0.34, side * 0.33, 0.89)], 0.015, mats["rubber"], table)
        box((-0.26, side * 0.20, 0.36), (0.10, 0.09, 0.02), mats["satin"], table, 0.005)
    inflate([(0.36, 0.90), (0.24, 1.00), (0.04, 0.97), (-0.14, 0.82), (-0.08, 0.72), (0.26, 0.74)], 0.34, 0.12, mats["paint"], table, corner=0.05)
    inflate([(-0.08, 0.80), (-0.20, 0.80), (-0.46, 0.84), (-0.44, 0.76), (-0.12, 0.72)], 0.26, 0.06, mats["seat"], table, corner=0.02)
    inflate([(-0.36, 0.78), (-0.44, 0.92), (-0.92, 1.00), (-0.98, 0.97), (-0.62, 0.80), (-0.40, 0.72)], 0.24, 0.08, mats["paint"], table, corner=0.03)
    inflate([(-0.46, 0.93), (-0.60, 0.965), (-0.80, 1.0), (-0.78, 0.96), (-0.48, 0.90)], 0.18, 0.04, mats["seat"], table, corner=0.01)
    fender(table, front, radius, radius + 0.025, 0.14, 40, 150, mats["paint"])
    fender(table, rear, 0.305, 0.345, 0.19, 60, 130, mats["plastic"])
    pipe(table, mats, [(-0.05, -0.10, 0.22), (-0.30, -0.16, 0.26), (-0.46, -0.21, 0.36), (-0.90, -0.23, 0.52)], 0.055, "satin")
    tail(table, mats, -0.97, 0.95, 0.10)
    stand(table, mats, -0.08)
    return table, [(front, 0, 0), (rear, 0, 0)]


def standard(adventure=False):
    table, mats = studio.add_turntable(), looks()
    lift = 0.06 if adventure else 0
    front, rear, radius = 0.75 + lift * 0.6, -0.72, 0.31 + lift * 0.4
    wheel(table, mats, front, radius, 0.12, ("wire", 32) if adventure else ("cast", 5), knobby=adventure)
    wheel(table, mats, rear, 0.31, 0.17, ("wire", 32) if adventure else ("cast", 5), knobby=adventure)
    fork(table, mats, front, radius, (0.46, 1.0 + lift), 0.105, 0.024, "gloss" if adventure else "chrome")
    block_engine(table, mats, 0.04, 0.44 + lift)
    if adventure:
        for side in (1, -1):
            cylinder((0.10, side * 0.16, 0.42 + lift), (0.12, side * 0.38, 0.46 + lift), 0.10, mats["satin"], table)
    for side in (1, -1):
        rod(bend([(0.44, side * 0.05, 0.92 + lift), (0.30, side * 0.15, 0.62), (0.26, side * 0.15, 0.26), (-0.26, side * 0.14, 0.28), (-0.30, side * 0.13, 0.60)], 0.08), 0.019, mats["gloss"], table)
        rod([(-0.26, side * 0.13, 0.42), (-0.72, side * 0.12, 0.31)], 0.028, mats["gloss"], table)
        rod([(-0.66, side * 0.15, 0.36), (-0.52, side * 0.15, 0.74 + lift)], 0.024, mats["satin"], table)
        box((-0.18, side * 0.22, 0.34), (0.10, 0.10, 0.02), mats["satin"], table, 0.005)
    inflate([(0.42, 0.90 + lift), (0.30, 1.00 + lift), (0.06, 0.97 + lift), (-0.14, 0.84 + lift), (-0.12, 0.77 + lift), (0.28, 0.78 + lift)], 0.32, 0.12, mats["paint"], table, corner=0.05)
    inflate([(-0.08, 0.86 + lift), (-0.30, 0.83 + lift), (-0.80, 0.88 + lift), (-0.82, 0.81 + lift), (-0.10, 0.76 + lift)], 0.28, 0.06, mats["seat"], table, corner=0.03)
    inflate([(-0.16, 0.76), (-0.40, 0.78), (-0.44, 0.60), (-0.20, 0.58)], 0.26, 0.06, mats["paint"] if not adventure else mats["plastic"], table, corner=0.03)
    fender(table, front, radius, radius + 0.03, 0.14, 50, 160, mats["paint"])
    fender(table, rear, 0.31, 0.36, 0.18, 60, 160, mats["plastic"])
    pipe(table, mats, [(0.0, -0.12, 0.26), (-0.30, -0.19, 0.27), (-0.62, -0.22, 0.36), (-1.0, -0.23, 0.46)], 0.045)
    bars(table, mats, (0.43, 1.02 + lift), -0.14, 0.10, 0.82, 0.16)
    if adventure:
        inflate([(0.86, 0.92), (0.62, 0.96), (0.52, 1.14), (0.46, 1.06), (0.50, 0.86)], 0.26, 0.08, mats["paint"], table, corner=0.03)
        inflate([(1.02, 0.82), (0.98, 0.86), (0.62, 0.90), (0.62, 0.84)], 0.16, 0.03, mats["paint"], table, corner=0.01)
        inflate([(0.62, 1.10), (0.52, 1.44), (0.47, 1.42), (0.54, 1.08)], 0.34, 0.10, mats["dark glass"], table, corner=0.04)
        headlamp(table, mats, 0.72, 1.02, 0.07, "plastic")
        for side in (1, -1):
            inflate([(0.50, 0.94), (0.30, 1.02), (0.16, 0.80), (0.34, 0.66), (0.46, 0.76)], 0.06, 0.04, mats["paint"], table, at=side * 0.19, corner=0.03)
            inflate([(-0.44, 0.52), (-0.44, 0.86), (-0.92, 0.86), (-0.94, 0.56)], 0.20, 0.03, mats["satin"], table, at=side * 0.34, corner=0.03)
        for side in (1, -1):
            rod([(-0.60, side * 0.12, 0.90), (-1.12, side * 0.14, 0.95)], 0.013, mats["plastic"], table)
            rod([(-0.62, side * 0.18, 0.78), (-0.70, side * 0.30, 0.74)], 0.013, mats["plastic"], table)
        inflate([(-0.78, 0.95), (-0.78, 1.18), (-1.12, 1.18), (-1.12, 0.95)], 0.42, 0.03, mats["satin"], table, corner=0.03)
    else:
        headlamp(table, mats, 0.60, 0.94, 0.088)
        cylinder((0.52, 0.06, 1.04), (0.49, 0.06, 1.09), 0.045, mats["chrome"], table)
        cylinder((0.52, -0.06, 1.04), (0.49, -0.06, 1.09), 0.045, mats["chrome"], table)
    tail(table, mats, -0.90, 0.78 + lift, 0.10)
    stand(table, mats, -0.08)
    return table, [(front, 0, 0), (rear, 0, 0)]


def adventure():
    return standard(True)


def dirt():
    table, mats = studio.add_turntable(), looks()
    front, rear, radius = 0.76, -0.70, 0.35
    wheel(table, mats, front, radius, 0.09, ("wire", 36), 0.5, knobby=True)
    wheel(table, mats, rear, 0.335, 0.12, ("wire", 36), 0.5, knobby=True)
    fork(table, mats, front, radius, (0.42, 1.12), 0.10, 0.024, "satin")
    block_engine(table, mats, 0.02, 0.50, 0.26)
    for side in (1, -1):
        rod(bend([(0.42, 0, 1.0), (0.26, side * 0.10, 0.66), (0.20, side * 0.10, 0.34), (-0.26, side * 0.10, 0.38), (-0.26, side * 0.10, 0.74)], 0.08), 0.018, mats["satin"], table)
        rod([(-0.22, side * 0.10, 0.44), (-0.70, side * 0.09, 0.335)], 0.026, mats["satin"], table)
        inflate([(0.48, 0.94), (0.18, 1.02), (0.02, 0.84), (0.22, 0.56), (0.38, 0.66)], 0.06, 0.04, mats["paint"], table, at=side * 0.15, corner=0.03)
        inflate([(-0.16, 0.86), (-0.66, 0.92), (-0.62, 0.72), (-0.28, 0.62)], 0.05, 0.03, mats["white"], table, at=side * 0.11, corner=0.03)
        blob((0.52, side * 0.10, 0.78), (0.07, 0.03, 0.38), mats["paint"], table, 3, turn=(0, -0.42, 0))
    inflate([(0.30, 1.02), (0.10, 1.00), (-0.40, 0.94), (-0.80, 0.99), (-0.80, 0.94), (-0.30, 0.86), (0.16, 0.92)], 0.18, 0.04, mats["seat"], table, corner=0.02)
    inflate([(1.10, 0.88), (1.04, 0.94), (0.60, 0.96), (0.46, 0.90), (0.70, 0.86)], 0.15, 0.03, mats["paint"], table, corner=0.01)
    inflate([(-0.58, 0.94), (-1.08, 1.08), (-1.10, 1.05), (-0.70, 0.86)], 0.17, 0.03, mats["paint"], table, corner=0.01)
    inflate([(0.50, 1.22), (0.56, 1.22), (0.62, 0.98), (0.54, 0.96)], 0.20, 0.03, mats["white"], table, corner=0.02)
    pipe(table, mats, [(0.10, -0.08, 0.66), (0.26, -0.12, 0.62), (0.06, -0.15, 0.66), (-0.30, -0.16, 0.74), (-0.82, -0.17, 0.86)], 0.038, "satin")
    bars(table, mats, (0.40, 1.14), -0.10, 0.09, 0.80, 0)
    stand(table, mats, -0.1)
    return table, [(front, 0, 0), (rear, 0, 0)]


def scooter():
    table, mats = studio.add_turntable(), looks()
    front, rear, radius = 0.66, -0.62, 0.235
    for x in (front, rear):
        wheel(table, mats, x, radius, 0.12, ("cast", 5), 0.5)
    fork(table, mats, front, radius, (0.46, 0.86), 0.07, 0.02, "gloss")
    inflate([(0.62, 0.98), (0.50, 1.02), (0.42, 0.86), (0.34, 0.42), (0.30, 0.30), (0.40, 0.28), (0.50, 0.52), (0.60, 0.80)], 0.44, 0.10, mats["paint"], table, corner=0.05)
    inflate([(0.42, 0.36), (0.30, 0.40), (-0.22, 0.36), (-0.22, 0.24), (0.40, 0.22)], 0.40, 0.06, mats["plastic"], table, corner=0.03)
    inflate([(-0.10, 0.70), (-0.22, 0.74), (-0.78, 0.78), (-0.92, 0.72), (-0.84, 0.52), (-0.50, 0.40), (-0.22, 0.30), (-0.12, 0.44)], 0.38, 0.13, mats["paint"], table, corner=0.08)
    inflate([(-0.04, 0.76), (-0.30, 0.79), (-0.56, 0.84), (-0.84, 0.84), (-0.82, 0.75), (-0.10, 0.70)], 0.32, 0.06, mats["leather"], table, corner=0.03)
    fender(table, front, radius, radius + 0.03, 0.17, 20, 170, mats["paint"])
    blob((0.50, 0, 1.06), (0.22, 0.26, 0.17), mats["paint"], table, 2.4)
    headlamp(table, mats, 0.60, 1.06, 0.07)
    bars(table, mats, (0.46, 1.06), -0.12, 0.05, 0.66, 0.18)
    blob((-0.62, 0.10, 0.26), (0.40, 0.16, 0.22), mats["plastic"], table, 3)
    pipe(table, mats, [(-0.30, -0.12, 0.24), (-0.50, -0.17, 0.26), (-0.92, -0.18, 0.34)], 0.05, "satin")
    tail(table, mats, -0.93, 0.66, 0.14)
    stand(table, mats, -0.1)
    return table, [(front, 0, 0), (rear, 0, 0)]
