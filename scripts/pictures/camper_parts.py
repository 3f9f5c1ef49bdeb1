"""Parts of campers: coach boxes, windows, doors, compartments, slide-outs, awnings, axles, tongues."""

import math

import studio
from fields import rounded
from looks import looks
from pieces import blob, box, copy_of, cylinder, end_panel, panel, rod, sheet
from wheels import add_wheel


def start_table():
    return studio.add_turntable(), looks()


def coach(table, mats, outline, half, surface="paint", bevel=0.05):
    return sheet([tuple(p) for p in rounded(outline, 0.12)], half * 2, mats[surface], table, "y", 0, bevel)


def windows(table, mats, half, places, sides=(1, -1)):
    for side in sides:
        for x, z, w, h in places:
            panel(side, (x, z), (w + 0.05, h + 0.05), mats["gloss"], table, half, 0.07, 0.014)
            panel(side, (x, z), (w - 0.03, h - 0.03), mats["dark glass"], table, half + 0.006, 0.05, 0.012)


def hatches(table, mats, half, places, sides=(1, -1)):
    for side in sides:
        for x, z, w, h in places:
            panel(side, (x, z), (w + 0.025, h + 0.025), mats["gap"], table, half, 0.035, 0.004)
            panel(side, (x, z), (w, h), mats["paint"], table, half + 0.002, 0.03, 0.006)
            panel(side, (x, z + h * 0.36), (0.10, 0.035), mats["plastic"], table, half + 0.006, 0.01, 0.012)


def swoosh(table, mats, half, points, surface, sides=(1, -1)):
    ring = [tuple(p) for p in rounded(points, 0.10)]
    for side in sides:
        sheet(ring, 0.006, mats[surface], table, "y", side * (half + 0.003))


def door(table, mats, half, x, low, side=-1, height=1.85):
    panel(side, (x, low + height / 2), (0.72, height), mats["gap"], table, half, 0.06, 0.006)
    panel(side, (x, low + height / 2), (0.69, height - 0.03), mats["paint"], table, half + 0.003, 0.05, 0.010)
    panel(side, (x, low + height * 0.74), (0.44, 0.50), mats["dark glass"], table, half + 0.012, 0.05, 0.008)
    panel(side, (x - 0.26, low + height * 0.45), (0.07, 0.16), mats["gloss"], table, half + 0.012, 0.01, 0.02)
    box((x, side * (half + 0.12), low - 0.18), (0.60, 0.24, 0.03), mats["plastic"], table, 0.01)


def roof_things(table, mats, z, places):
    for x in places:
        blob((x, 0, z + 0.12), (0.95, 0.70, 0.30), mats["white"], table, 4)
    box((places[0] - 1.5, 0.4, z + 0.05), (0.45, 0.45, 0.12), mats["white"], table, 0.04)


def awning(table, mats, half, start, end, z):
    rod([(start, -(half + 0.07), z), (end, -(half + 0.07), z)], 0.07, mats["plastic"], table)
    for x in (start - 0.02, end + 0.02):
        box((x, -(half + 0.05), z - 0.7), (0.05, 0.06, 1.5), mats["white"], table, 0.01)


def slideout(table, mats, half, x, z, w, h, side=1, out=0.10):
    box((x, side * (half + out / 2 - 0.02), z), (w, out + 0.08, h), mats["paint"], table, 0.03)
    windows_one(table, mats, half + out + 0.02, side, (x, z + h * 0.10, w * 0.48, h * 0.36))


def windows_one(table, mats, half, side, place):
    x, z, w, h = place
    panel(side, (x, z), (w + 0.05, h + 0.05), mats["gloss"], table, half, 0.07, 0.014)
    panel(side, (x, z), (w - 0.03, h - 0.03), mats["dark glass"], table, half + 0.006, 0.05, 0.012)


def rear_lights(table, mats, x, half, z):
    for side in (1, -1):
        end_panel(x, (side * (half - 0.18), z), (0.14, 0.34), mats["tail"], table, 0.03)
        end_panel(x, (side * (half - 0.5), 3.0 if z > 1 else 2.6), (0.10, 0.04), mats["tail"], table, 0.01)
    end_panel(x - 0.002, (0.45, z - 0.1), (0.305, 0.152), mats["plate"], table, 0.01)


def axles(table, half, places, radius=0.36, width=0.22):
    first = None
    for x in places:
        for side in (1, -1):
            hub = add_wheel(table, radius=radius, width=width, rim=radius * 0.58, design=("steel", 8, 0.022), finish="white") if first is None else copy_of(first, table)
            first = first or hub
            hub.location = (x, side * (half - width / 2 - 0.02), radius)
            hub.rotation_euler = (0, 0.4 * x, 0 if side > 0 else math.pi)
    return [(x, side * (half - width / 2), 0) for x in places for side in (1, -1)]


def tongue(table, mats, start, reach):
    for side in (1, -1):
        rod([(start - 0.4, side * 0.62, 0.45), (start + reach, 0, 0.45)], 0.05, mats["plastic"], table)
    box((start + reach + 0.10, 0, 0.46), (0.30, 0.10, 0.10), mats["plastic"], table, 0.03)
    rod([(start + reach - 0.15, 0, 0.06), (start + reach - 0.15, 0, 0.95)], 0.035, mats["steel"], table)
    cylinder((start + reach - 0.15, 0, 0.0), (start + reach - 0.15, 0, 0.05), 0.10, mats["steel"], table)
    for side in (1, -1):
        cylinder((start + 0.24, side * 0.18, 0.52), (start + 0.24, side * 0.18, 0.92), 0.15, mats["white"], table)
        blob((start + 0.24, side * 0.18, 0.92), (0.30, 0.30, 0.16), mats["white"], table, 2)
