"""What is seen through the glass: floor, seats, dash, steering wheel; a pickup's bed."""

import numpy as np
from pieces import blob, box, rod


def furnish(form, mats, table):
    r = form.r
    dashx = form.x(r["cowl"] + 0.42)
    belt = r["zc"]
    width = r["W"] - 0.34
    floor = r["zr"] + 0.14
    cabin_front, cabin_back = form.x(r["cowl"]) + 0.1, form.x(r["back"]) + 0.25
    box(((cabin_front + cabin_back) / 2, 0, floor), (cabin_front - cabin_back, width, 0.06), mats["liner"], table, 0)
    blob((dashx + 0.08, 0, belt - 0.13), (0.62, width, 0.30), mats["liner"], table, 4)
    rows = r.get("seatrows", [r["cowl"] + 1.30, r["cowl"] + 2.12])
    cushion = floor + r.get("seath", 0.30)
    for k, s in enumerate(rows):
        x = form.x(s)
        places = (0.37, -0.37) if k == 0 or r.get("captain") else (0.42, 0, -0.42)
        for y in places:
            _seat(x, y * (r["W"] / 1.85), cushion, belt, mats, table, 0.50 if len(places) == 2 else 0.44)
    wheel_x, wheel_z = form.x(rows[0]) + 0.52, belt - 0.04
    ring = [(wheel_x - 0.05 * np.sin(a), 0.37 + 0.18 * np.cos(a), wheel_z + 0.17 * np.sin(a)) for a in np.linspace(0, 2 * np.pi, 28, endpoint=False)]
    rod(ring, 0.015, mats["plastic"], table, closed=True)
    rod([(wheel_x, 0.37, wheel_z), (wheel_x + 0.25, 0.37, wheel_z - 0.06)], 0.035, mats["plastic"], table)
    if not r.get("open"):
        box((form.x(r["header"]) + 0.06, 0, r["zh"] - 0.13), (0.03, 0.24, 0.06), mats["plastic"], table, 0.015)
    if "bed" in r:
        _bed(form, mats, table)


def _seat(x, y, cushion, belt, mats, table, width):
    blob((x + 0.18, y, cushion), (0.54, width, 0.20), mats["seat"], table, 3.2)
    top = min(max(belt - 0.06, cushion + 0.46), belt + 0.05)
    blob((x - 0.10, y, (cushion + top) / 2), (0.20, width, top - cushion + 0.18), mats["seat"], table, 3.2, turn=(0, -0.16, 0))
    blob((x - 0.19, y, top + 0.14), (0.11, 0.25, 0.17), mats["seat"], table, 3)


def _bed(form, mats, table):
    r = form.r
    front, back = form.x(r["bed"][0]) - 0.05, form.tail + 0.055
    half = form.half - r.get("bedrail", 0.20)
    floor, top = r["zr"] + 0.28, form.top(form.x(r["bed"][0])) - 0.02
    length = front - back
    middle = (front + back) / 2
    box((middle, 0, floor), (length, half * 2, 0.03), mats["plastic"], table, 0)
    for k in range(-4, 5):
        box((middle, k * half / 5, floor + 0.02), (length, 0.05, 0.02), mats["plastic"], table, 0.005)
    for side in (1, -1):
        box((middle, side * half, (floor + top) / 2), (length, 0.02, top - floor), mats["plastic"], table, 0)
        arch = form.axles[1]
        box((arch, side * (half - 0.10), floor + 0.10), (0.75, 0.22, 0.22), mats["plastic"], table, 0.06)
    for x in (front, back):
        box((x, 0, (floor + top) / 2), (0.02, half * 2, top - floor), mats["plastic"], table, 0)
