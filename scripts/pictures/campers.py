"""Motorhomes and towed campers: coach boxes with windows, doors, compartments, slide-outs, awnings."""

import math

import numpy as np
import studio
from camper_parts import awning, axles, coach, door, hatches, rear_lights, roof_things, slideout, swoosh, start_table, tongue, windows
from car import build_car
from families import CARGO, PICKUP, derive
from fields import meet, rounded
from looks import looks
from pieces import bend, blob, box, end_panel, panel, rod, sheet
from shell import Shell
from wheels import add_wheel


def motorhome_a():
    record = derive(
        CARGO, L=10.2, W=2.52, H=3.45, WB=6.1, FO=1.15, R=0.48, nose="box", cowl=-1.06, header=-0.92, zn=1.36, zc=1.46, zd=1.46, zt=1.46, zh=3.02, peak=1.0, rear=8.9, zrr=3.42, back=8.99, tumble=0.02, zr=0.38, waist=1.0, doors=[], pillars=[],
        noside=True, boxwall=False, slider=False, headband=0.34, mirror=(0.22, 0.40), mirrorx=0.10, mirrorout=0.26, mirrorz=0.45, zin=0.02, lean=0.0, tuck=0.02, shoulder=0.02, crown=0.01, arch=0.07, seatrows=[-0.2], platez=None, frontbumper=(0.3, 0.58), rearbumper=(0.3, 0.6),
        arad=0.16, rail=0.10, seath=0.7, cornerr=0.26, wheel=dict(design=("steel", 10, 0.026), finish="bright", width=0.28, rim=0.30), apillar=0.10, cabintaper=0.0, dlotrim="gloss", roofcrown=0.02, hoodstart=0.05, flare=0.0, scoop=0.0, taper=0.0,
    )
    record.update(intakes=[], fogs=[(0.78, 0.50, 0.05)], grilleframe="chrome", lamp=dict(shape=[(0.68, 0.80), (1.1, 0.84), (1.1, 1.02), (0.72, 0.98)], wrap=0.34, slope=0.0, drl="top", eyes=[(0.78, 0.89, 0.05), (0.88, 0.9, 0.05)]))
    record["grille"] = dict(shape=[(0.40, 1.12), (0.34, 0.76)], bars=("across", 4), frame=0.016, thick=0.016, finish="chrome")
    table, form = build_car(record)
    mats = looks()
    half, tail = form.half, form.tail
    x = form.x
    windows(table, mats, half - 0.05, [(x(0.1), 2.25, 1.0, 0.85)])
    windows(table, mats, half - 0.05, [(x(7.6), 2.4, 0.9, 0.6), (x(3.2), 2.35, 1.2, 0.62)], (-1,))
    slideout(table, mats, half - 0.03, x(3.4), 2.10, 3.4, 1.75)
    slideout(table, mats, half - 0.03, x(7.6), 2.25, 1.7, 1.45)
    hatches(table, mats, half - 0.045, [(x(s), 0.82, 0.86, 0.52) for s in (1.2, 2.2, 3.2, 4.2, 5.1, 7.3, 8.3)])
    door(table, mats, half - 0.04, x(1.35), 0.95)
    for low, high, tone in ((1.30, 1.42, "plastic"), (1.20, 1.25, "satin")):
        swoosh(table, mats, half - 0.03, [(x(-0.9), low), (x(4.5), low - 0.05), (x(8.9), low + 0.9), (x(8.9), high + 1.1), (x(5.0), high), (x(-0.9), high)], tone, (-1,))
        swoosh(table, mats, half - 0.032, [(x(-0.9), low - 0.02), (x(8.9), low - 0.02), (x(8.9), high - 0.06), (x(-0.9), high - 0.04)], tone, (1,))
    roof_things(table, mats, form.r["H"] - 0.02, [x(2.2), x(6.6)])
    awning(table, mats, half - 0.02, x(1.0), x(6.4), 3.12)
    rear_lights(table, mats, tail - 0.01, half, 1.2)
    return table, [(a, s * (half - 0.15), 0) for a in form.axles for s in (1, -1)]


def motorhome_c():
    record = derive(
        CARGO, L=7.6, W=2.06, H=2.30, WB=4.40, FO=0.92, R=0.39, zn=1.10, zc=1.30, zd=1.30, zt=1.30, cowl=0.12, header=0.72, zh=2.16, zrr=2.20, peak=1.0, rear=1.6, back=1.7, headband=0.10, boxwall=False, norear=True,
        doors=[0.52, 1.50], dloend=((1.46, 1.0), (1.46, 2.4)), railband=0.12, face="trapeze", seatrows=[1.2], platez=None, rearbumper=None, wheel=dict(design=("steel", 8, 0.024), finish="steel", width=0.24, rim=0.24), tailtype="box", zr=0.40, tumble=0.16,
    )
    record.update(tails=[])
    table, form = build_car(record)
    mats = looks()
    x, half = form.x, 1.18
    outline = [(x(1.62), 0.55), (x(1.62), 2.10), (x(0.40), 2.13), (x(0.20), 2.50), (x(0.62), 3.14), (form.tail - 0.02, 3.14), (form.tail - 0.02, 0.55)]
    coach(table, mats, outline, half)
    arch = form.axles[1]
    for side in (1, -1):
        ring = [(arch + 0.55 * c, 0.40 + 0.56 * s) for c, s in ((-1, 0), (-0.86, 0.62), (-0.45, 0.95), (0.45, 0.95), (0.86, 0.62), (1, 0))]
        sheet(ring, 0.02, mats["dark"], table, "y", side * (half + 0.001))
        hub = add_wheel(table, radius=0.39, width=0.24, rim=0.24, design=("steel", 8, 0.024), finish="steel")
        hub.location = (arch, side * (half - 0.09), 0.39)
        hub.rotation_euler = (0, 0.3, 0 if side > 0 else math.pi)
    windows(table, mats, half, [(x(0.95), 2.66, 0.62, 0.36)])
    windows(table, mats, half, [(x(2.6), 1.95, 0.9, 0.55), (x(5.4), 2.05, 0.7, 0.5)], (-1,))
    slideout(table, mats, half, x(3.0), 1.90, 2.0, 1.45)
    windows(table, mats, half, [(x(5.2), 2.05, 0.9, 0.5)], (1,))
    hatches(table, mats, half, [(x(2.2), 0.80, 0.8, 0.40), (x(3.1), 0.80, 0.8, 0.40), (x(5.6), 0.80, 0.8, 0.40)])
    door(table, mats, half, x(3.8), 0.75)
    swoosh(table, mats, half, [(x(0.6), 2.34), (x(1.8), 1.25), (x(6.5), 1.10), (x(6.5), 1.30), (x(2.2), 1.50), (x(0.9), 2.42)], "plastic")
    swoosh(table, mats, half + 0.002, [(x(0.45), 2.42), (x(1.75), 1.55), (x(6.5), 1.38), (x(6.5), 1.44), (x(2.3), 1.66), (x(0.6), 2.52)], "tail")
    roof_things(table, mats, 3.13, [x(3.0)])
    awning(table, mats, half, x(2.0), x(5.6), 2.95)
    rear_lights(table, mats, form.tail - 0.03, half, 0.95)
    end_panel(form.tail - 0.03, (0, 2.2), (1.1, 0.55), mats["dark glass"], table)
    return table, [(a, s * (half - 0.1), 0) for a in form.axles for s in (1, -1)]


def motorhome_b():
    record = derive(CARGO, L=5.98, H=2.82, boxwall=True)
    table, form = build_car(record)
    mats = looks()
    x = form.x
    for s, w in ((2.05, 0.85), (3.2, 0.8), (4.2, 0.75)):
        windows(table, mats, form.half - 0.115, [(x(s), 1.86, w, 0.62)])
    awning(table, mats, form.half - 0.22, x(1.6), x(4.4), 2.62)
    roof_things(table, mats, form.r["H"] - 0.03, [x(2.8)])
    swoosh(table, mats, form.half - 0.05, [(x(1.5), 1.02), (x(4.6), 1.0), (x(4.6), 1.12), (x(1.5), 1.06)], "plastic")
    return table, [(a, s * (form.half - 0.12), 0) for a in form.axles for s in (1, -1)]


def travel_trailer():
    table, mats = start_table()
    half, front, back = 1.22, 3.6, -3.9
    coach(table, mats, [(back, 0.55), (back, 3.05), (front - 0.55, 3.05), (front, 2.35), (front, 1.2), (front - 0.35, 0.55)], half)
    end_panel(front + 0.005, (0, 1.75), (2.0, 0.8), mats["plastic"], table, 0.2, 0.01)
    ground = axles(table, half + 0.04, (-0.42, 0.42), 0.36)
    for side in (1, -1):
        ring = rounded([(-0.98, 0.40), (-0.90, 0.84), (0.90, 0.84), (0.98, 0.40)], 0.2)
        sheet([tuple(p) for p in ring], 0.02, mats["dark"], table, "y", side * (half + 0.004))
        rod(bend([(-1.0, side * (half + 0.03), 0.5), (-0.9, side * (half + 0.03), 0.86), (0.9, side * (half + 0.03), 0.86), (1.0, side * (half + 0.03), 0.5)], 0.2), 0.025, mats["plastic"], table)
    windows(table, mats, half, [(-2.7, 1.95, 0.9, 0.6), (2.6, 2.05, 0.6, 0.7)])
    windows(table, mats, half, [(0.6, 1.95, 1.1, 0.6)], (-1,))
    slideout(table, mats, half, 0.35, 1.85, 2.6, 1.6)
    door(table, mats, half, 1.7, 0.72)
    door(table, mats, half, -1.6, 0.72)
    hatches(table, mats, half, [(2.75, 0.86, 0.9, 0.45), (-3.0, 0.86, 0.7, 0.42)])
    swoosh(table, mats, half, [(3.4, 1.30), (1.9, 1.42), (-3.9, 1.02), (-3.9, 1.20), (1.9, 1.62), (3.5, 1.42)], "plastic")
    swoosh(table, mats, half + 0.002, [(3.5, 1.55), (2.0, 1.72), (-3.9, 1.36), (-3.9, 1.42), (2.0, 1.82), (3.5, 1.64)], "satin")
    box((-0.1, 0, 0.5), (7.2, 2.0, 0.12), mats["dark"], table, 0)
    tongue(table, mats, front, 1.0)
    roof_things(table, mats, 3.04, [0.6])
    awning(table, mats, half, 2.6, -2.2, 2.92)
    rear_lights(table, mats, back - 0.005, half, 1.05)
    end_panel(back - 0.005, (0, 2.0), (1.2, 0.6), mats["dark glass"], table)
    for x in (3.0, -3.4):
        for side in (1, -1):
            rod([(x, side * 0.9, 0.5), (x, side * 1.0, 0.03)], 0.03, mats["steel"], table)
    return table, ground


def silver_trailer():
    """A round trailer of bare metal."""
    table, mats = start_table()
    skin = studio.material("aluminum skin", (0.62, 0.63, 0.65), 1.0, 0.22)

    def field(p):
        along = np.maximum(np.abs(p[:, 0]) - 2.45, 0)
        side = np.hypot(np.maximum(np.abs(p[:, 1]) - 0.35, 0) / 0.88, np.hypot(along / 1.35, 0)) - 1
        low, high = 0.62, 2.92
        z = (p[:, 2] - 1.70) / (high - 1.70)
        dome = np.hypot(np.hypot(np.maximum(np.abs(p[:, 1]) - 0.35, 0) / 0.90, along / 1.5), np.maximum(z, 0) ** 1.0) - 1
        return meet(np.where(z > 0, dome, side) * 0.9, low - p[:, 2], 0.10)

    shell = Shell(field, (-4.1, 0, 0.5), (4.1, 1.4, 3.1), (-2.3, 0, 1.2), (2.3, 0.35, 1.9), steps=(0.08, 0.08, 0.06, 0.06))
    for x in np.linspace(-2.8, 2.8, 6):
        shell.groove(lambda p, x=x: p[:, 0] - x, width=0.012, name="gap")
    shell.build("skin", {"skin": (skin, 0, None), "gap": (mats["steel"], 0.001, None)}, table)
    half = 1.235
    ground = axles(table, half + 0.02, (-0.42, 0.42), 0.36)
    for side in (1, -1):
        ring = rounded([(-0.95, 0.42), (-0.86, 0.86), (0.86, 0.86), (0.95, 0.42)], 0.2)
        sheet([tuple(p) for p in ring], 0.05, mats["dark"], table, "y", side * (half - 0.01))
    windows(table, mats, half - 0.002, [(1.6, 1.72, 1.0, 0.55), (-1.5, 1.72, 1.0, 0.55)], (1,))
    windows(table, mats, half - 0.002, [(-0.2, 1.72, 1.0, 0.55), (-2.0, 1.72, 0.8, 0.55)], (-1,))
    panel(-1, (1.3, 1.6), (0.70, 1.7), mats["satin"], table, half, 0.1, 0.012)
    rod(bend([(-3.9, 0, 0.72), (-3.4, half, 0.72), (3.4, half, 0.72), (3.9, 0, 0.72)], 0.9, 14), 0.03, mats["satin"], table)
    tongue(table, mats, 3.7, 1.0)
    blob((0.4, 0, 2.95), (0.9, 0.7, 0.28), mats["white"], table, 4)
    return table, ground


def fifth_wheel():
    table, mats = start_table()
    half, back = 1.24, -5.0
    coach(table, mats, [(back, 0.62), (back, 3.75), (3.9, 3.75), (4.75, 3.2), (4.75, 2.15), (4.4, 1.75), (2.45, 1.72), (2.15, 0.62)], half)
    end_panel(4.756, (0, 2.7), (1.9, 0.5), mats["plastic"], table, 0.15, 0.01)
    ground = axles(table, half + 0.04, (-1.62, -0.74), 0.39)
    for side in (1, -1):
        ring = rounded([(-2.25, 0.42), (-2.14, 0.92), (-0.22, 0.92), (-0.11, 0.42)], 0.2)
        sheet([tuple(p) for p in ring], 0.02, mats["dark"], table, "y", side * (half + 0.004))
    slideout(table, mats, half, 0.6, 2.05, 2.3, 1.75)
    slideout(table, mats, half, -3.4, 2.15, 2.2, 1.75)
    windows(table, mats, half, [(3.3, 2.75, 1.0, 0.5)])
    windows(table, mats, half, [(-3.2, 2.2, 1.2, 0.6), (0.2, 2.2, 1.0, 0.6)], (-1,))
    door(table, mats, half, 1.5, 0.85)
    hatches(table, mats, half, [(1.5, 0.98, 0.9, 0.5), (0.4, 0.98, 0.9, 0.5), (-2.9, 0.98, 0.8, 0.5)], (1,))
    swoosh(table, mats, half, [(4.7, 2.22), (2.6, 1.80), (-5.0, 1.02), (-5.0, 1.26), (2.2, 2.02), (4.7, 2.42)], "plastic")
    swoosh(table, mats, half + 0.002, [(4.7, 2.52), (2.4, 2.18), (-5.0, 1.40), (-5.0, 1.48), (2.4, 2.30), (4.7, 2.62)], "satin")
    box((-1.4, 0, 0.56), (6.6, 2.0, 0.14), mats["dark"], table, 0)
    rod([(3.6, 0, 1.75), (3.6, 0, 1.15)], 0.07, mats["plastic"], table)
    for side in (1, -1):
        rod([(2.35, side * 0.95, 1.7), (2.35, side * 0.95, 0.03)], 0.05, mats["steel"], table)
        box((2.35, side * 0.95, 0.03), (0.3, 0.3, 0.04), mats["steel"], table, 0.01)
    roof_things(table, mats, 3.74, [1.6, -2.6])
    awning(table, mats, half, 1.0, -4.0, 3.55)
    rear_lights(table, mats, back - 0.005, half, 1.15)
    end_panel(back - 0.005, (0, 2.4), (1.3, 0.7), mats["dark glass"], table)
    return table, ground


def pop_up():
    table, mats = start_table()
    half = 1.05
    coach(table, mats, [(-1.9, 0.42), (-1.9, 1.02), (1.9, 1.02), (1.9, 0.60), (1.75, 0.42)], half, bevel=0.04)
    swoosh(table, mats, half, [(1.9, 0.72), (-1.9, 0.62), (-1.9, 0.76), (1.9, 0.82)], "plastic")
    canvas = studio.material("canvas", (0.46, 0.42, 0.34), rough=0.95, specular=0.1)
    mesh = studio.material("screen mesh", (0.05, 0.05, 0.05), rough=0.9)
    sheet([(-1.86, 1.0), (-1.86, 2.2), (1.86, 2.2), (1.86, 1.0)], half * 1.9, canvas, table, "y", 0)
    for side in (1, -1):
        sheet([(side * 1.86, 1.08), (side * 1.86, 2.12), (side * 3.1, 1.72), (side * 3.1, 1.08)], half * 1.86, canvas, table, "y", 0)
        box((side * 2.5, 0, 1.05), (1.3, half * 1.95, 0.07), mats["white"], table, 0.02)
        rod([(side * 3.0, 0.7, 1.03), (side * 1.8, 0.7, 0.55)], 0.02, mats["steel"], table)
        rod([(side * 3.0, -0.7, 1.03), (side * 1.8, -0.7, 0.55)], 0.02, mats["steel"], table)
        for x, w in ((-0.95, 1.2), (0.95, 1.2)):
            panel(side, (x, 1.68), (w, 0.62), mesh, table, half * 0.95, 0.05, 0.006)
        panel(side, (2.45, 1.52), (0.7, 0.42), mesh, table, half * 0.93, 0.05, 0.006)
        panel(side, (-2.45, 1.52), (0.7, 0.42), mesh, table, half * 0.93, 0.05, 0.006)
    box((0, 0, 2.25), (3.9, half * 2.06, 0.16), mats["paint"], table, 0.05)
    ground = axles(table, half + 0.22, (-0.2,), 0.30, 0.18)
    for side in (1, -1):
        rod(bend([(-0.6, side * (half + 0.10), 0.4), (-0.5, side * (half + 0.10), 0.66), (0.1, side * (half + 0.10), 0.66), (0.2, side * (half + 0.10), 0.4)], 0.15), 0.09, mats["plastic"], table)
    tongue(table, mats, 1.9, 0.9)
    return table, ground


def truck_camper():
    table, form = build_car({**PICKUP})
    mats = looks()
    x = form.x
    half = 1.05
    coach(table, mats, [(form.tail - 0.35, 1.36), (form.tail - 0.35, 3.05), (x(1.1), 3.05), (x(0.75), 2.75), (x(0.75), 2.28), (x(1.1), 2.12), (x(2.86), 2.08), (x(2.86), 1.36)], half, "white")
    sheet([(form.tail - 0.35, 0.95), (form.tail - 0.35, 1.4), (x(2.95), 1.4), (x(2.95), 0.95)], 1.5, mats["white"], table, "y", 0, 0.02)
    windows(table, mats, half, [(x(1.7), 2.58, 0.9, 0.36), (x(3.7), 2.35, 0.9, 0.5)])
    hatches(table, mats, half, [])
    swoosh(table, mats, half, [(x(0.9), 2.22), (x(2.9), 2.14), (form.tail - 0.3, 1.7), (form.tail - 0.3, 1.86), (x(2.9), 2.26), (x(0.9), 2.32)], "plastic")
    roof_things(table, mats, 3.03, [x(3.4)])
    end_panel(form.tail - 0.36, (0, 2.0), (0.66, 1.7), mats["plate"], table, 0.05)
    end_panel(form.tail - 0.37, (0, 2.45), (0.40, 0.45), mats["dark glass"], table, 0.05)
    for side in (1, -1):
        rod([(x(2.9), side * (half + 0.04), 2.0), (x(2.9), side * (half + 0.04), 1.2)], 0.035, mats["steel"], table)
    return table, [(a, s * (form.half - 0.12), 0) for a in form.axles for s in (1, -1)]
